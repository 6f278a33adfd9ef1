"""Names of types for annotations."""

import builtins
import os
from collections.abc import Sequence
from typing import IO, Any, Union

from . import _C
from ._symbols import SymBool, SymFloat, SymInt

__all__ = ["Device", "FileLike", "Number", "Storage"]

Tensor = _C.Tensor
Device = Union[_C.device, builtins.str, builtins.int, None]
Number = Union[builtins.int, builtins.float, builtins.bool]
_Number = (builtins.int, builtins.float, builtins.bool)
Size = _C.Size
_bool, _bytes, _complex = builtins.bool, builtins.bytes, builtins.complex
_float, _int, _str = builtins.float, builtins.int, builtins.str
_device, _dtype, _layout, _qscheme = _C.device, _C.dtype, _C.layout, Any
_dispatchkey = builtins.str
_size = Union[_C.Size, builtins.list[builtins.int], builtins.tuple[builtins.int, ...]]
_symsize = Union[_C.Size, Sequence[Union[builtins.int, SymInt]]]
_TensorOrTensors = Union[Tensor, Sequence[Tensor]]
_TensorOrTensorsOrGradEdge = Union[_TensorOrTensors, "GradientEdge", Sequence["GradientEdge"]]  # noqa: F821
IntLikeType = Union[builtins.int, SymInt]
FloatLikeType = Union[builtins.float, SymFloat]
BoolLikeType = Union[builtins.bool, SymBool]
py_sym_types = (SymInt, SymFloat, SymBool)
PySymType = Union[SymInt, SymFloat, SymBool]
FileLike = Union[builtins.str, os.PathLike[builtins.str], IO[builtins.bytes]]


class Storage:
    """What annotations call a storage."""
