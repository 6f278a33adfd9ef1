"""OpenMP is not in this build: threads are the library's own."""


def is_available():
    """Whether the build has OpenMP: no."""
    return False
