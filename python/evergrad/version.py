"""The version of the package."""

from . import _C

__version__ = _C.version()
cuda = None
hip = None
