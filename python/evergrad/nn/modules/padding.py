"""Padding."""

from .. import functional as F
from .module import Module
from .utils import _tuple

__all__ = [
    "ConstantPad1d",
    "ConstantPad2d",
    "ConstantPad3d",
    "ZeroPad1d",
    "ZeroPad2d",
    "ZeroPad3d",
    "ReflectionPad1d",
    "ReflectionPad2d",
    "ReflectionPad3d",
    "ReplicationPad1d",
    "ReplicationPad2d",
    "ReplicationPad3d",
    "CircularPad1d",
    "CircularPad2d",
    "CircularPad3d",
]


class _Pad(Module):
    dims = 1
    mode = "constant"

    def __init__(self, padding):
        super().__init__()
        self.padding = _tuple(padding, 2 * self.dims)

    def forward(self, input):
        return F.pad(input, self.padding, self.mode)

    def extra_repr(self):
        return f"{self.padding}"


class _ConstantPadNd(_Pad):
    def __init__(self, padding, value):
        super().__init__(padding)
        self.value = value

    def forward(self, input):
        return F.pad(input, self.padding, "constant", self.value)

    def extra_repr(self):
        return f"padding={self.padding}, value={self.value}"


class _ZeroPadNd(_ConstantPadNd):
    def __init__(self, padding):
        super().__init__(padding, 0.0)

    def extra_repr(self):
        return f"{self.padding}"


class _CircularPadNd(_Pad):
    mode = "circular"

    def forward(self, input):
        n = self.dims
        if input.dim() not in (n + 1, n + 2):
            raise ValueError(f"expected {n + 1}D or {n + 2}D input (got {input.dim()}D input)")
        return super().forward(input)


class _ReflectionPadNd(_Pad):
    mode = "reflect"


class _ReplicationPadNd(_Pad):
    mode = "replicate"


class ConstantPad1d(_ConstantPadNd):
    """Pads the last dimension with a value."""

    dims = 1


class ConstantPad2d(_ConstantPadNd):
    """Pads the last two dimensions with a value."""

    dims = 2


class ConstantPad3d(_ConstantPadNd):
    """Pads the last three dimensions with a value."""

    dims = 3


class ZeroPad1d(_ZeroPadNd):
    """Pads the last dimension with zeros."""

    dims = 1


class ZeroPad2d(_ZeroPadNd):
    """Pads the last two dimensions with zeros."""

    dims = 2


class ZeroPad3d(_ZeroPadNd):
    """Pads the last three dimensions with zeros."""

    dims = 3


class ReflectionPad1d(_ReflectionPadNd):
    """Pads the last dimension with what is mirrored at the edge."""

    dims = 1


class ReflectionPad2d(_ReflectionPadNd):
    """Pads the last two dimensions with what is mirrored at the edge."""

    dims = 2


class ReflectionPad3d(_ReflectionPadNd):
    """Pads the last three dimensions with what is mirrored at the edge."""

    dims = 3


class ReplicationPad1d(_ReplicationPadNd):
    """Pads the last dimension with the edge."""

    dims = 1


class ReplicationPad2d(_ReplicationPadNd):
    """Pads the last two dimensions with the edge."""

    dims = 2


class ReplicationPad3d(_ReplicationPadNd):
    """Pads the last three dimensions with the edge."""

    dims = 3


class CircularPad1d(_CircularPadNd):
    """Pads the last dimension with the other end."""

    dims = 1


class CircularPad2d(_CircularPadNd):
    """Pads the last two dimensions with the other end."""

    dims = 2


class CircularPad3d(_CircularPadNd):
    """Pads the last three dimensions with the other end."""

    dims = 3
