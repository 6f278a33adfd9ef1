"""The version of the package, and of the PyTorch that it behaves as."""

from . import _C

BEHAVES_AS = "2.7.1"
__version__ = _C.version()
debug = False
git_version = "Unknown"  # a string, as programs expect of it
cuda = None
hip = None
xpu = None
