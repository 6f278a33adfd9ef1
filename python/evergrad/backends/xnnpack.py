"""XNNPACK is not in this build."""


def is_available():
    """Whether the build has XNNPACK: no."""
    return False


enabled = False
