"""KleidiAI is not in this build."""


def is_available():
    """Whether the build has KleidiAI: no."""
    return False
