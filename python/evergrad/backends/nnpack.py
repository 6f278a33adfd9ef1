"""NNPACK is not in this build."""

from ._flags import switches

enabled = False
_set, flags = switches(__name__, enabled=False)


def is_available():
    """Whether the build has NNPACK: no."""
    return False


def set_flags(_enabled):
    """Sets the switch; gives back what it was."""
    return _set(_enabled)
