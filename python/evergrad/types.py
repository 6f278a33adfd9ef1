"""Names of types for annotations."""

import builtins
from collections.abc import Sequence
from typing import Any, Union

from . import _C
from ._symbols import SymBool, SymFloat, SymInt  # noqa: F401

Tensor = _C.Tensor
Device = Union[_C.device, str, int, None]
Number = (builtins.int, builtins.float, builtins.bool)
Size = _C.Size
Storage = Any
_int, _float, _bool, _complex = builtins.int, builtins.float, builtins.bool, builtins.complex
_dtype, _device, _size = _C.dtype, _C.device, Union[_C.Size, list[builtins.int], tuple[builtins.int, ...]]
_layout, _memory_format = _C.layout, _C.memory_format
_TensorOrTensors = Union[Tensor, Sequence[Tensor]]
FileLike = Union[str, Any]
