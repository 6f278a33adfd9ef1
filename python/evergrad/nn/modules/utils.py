"""What the modules share."""

from ... import _C
from ..parameter import Parameter


def _empty(size, device, dtype):
    return Parameter(_C.empty(size, device=device, dtype=dtype))


def _tuple(x, n):
    return tuple(x) if isinstance(x, (tuple, list)) else (x,) * n
