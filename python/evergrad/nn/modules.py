"""The modules by PyTorch's module path."""

from . import *  # noqa: F403
from . import module  # noqa: F401
