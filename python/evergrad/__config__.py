"""How the library was built, and how many threads it uses."""

from . import _C


def show():
    """How the library was built, as text for people."""
    return _C._build_info() + "\n"


def _cxx_flags():
    """What the compiler was told, as far as show() says it."""
    return _C._build_info()


def parallel_info():
    """Numbers of threads, the environment variables that count and the back end, as text for people."""
    return _C._parallel_info()
