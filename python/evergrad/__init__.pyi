# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from ._C import Generator, Size, Tensor, device, dtype, layout, memory_format
from ._functions import *

__version__: str
bfloat16: dtype
bool: dtype
cdouble: dtype
cfloat: dtype
complex128: dtype
complex32: dtype
complex64: dtype
double: dtype
float: dtype
float16: dtype
float32: dtype
float64: dtype
float8_e4m3fn: dtype
float8_e5m2: dtype
half: dtype
int: dtype
int16: dtype
int32: dtype
int64: dtype
int8: dtype
long: dtype
short: dtype
uint16: dtype
uint32: dtype
uint64: dtype
uint8: dtype
contiguous_format: memory_format
preserve_format: memory_format
channels_last: memory_format
channels_last_3d: memory_format
strided: layout

def __getattr__(name: str) -> Any: ...
