"""Operators that take functions."""

from . import cond  # noqa: F401
from .._platform import while_loop  # noqa: F401
