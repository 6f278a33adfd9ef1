"""MPS is not in this build."""


def is_built():
    """Whether the build has MPS: no."""
    return False


def is_available():
    """Whether there is a device of MPS: no."""
    return False


def is_macos_or_newer(major, minor):
    """Whether the system is macOS from a version on."""
    import platform
    import sys

    if sys.platform != "darwin":
        return False
    have = tuple(int(part) for part in platform.mac_ver()[0].split(".")[:2])
    return have >= (major, minor)


def is_macos13_or_newer(minor=0):
    """Whether the system is macOS 13 or later."""
    return is_macos_or_newer(13, minor)
