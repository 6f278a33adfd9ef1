# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from ._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Error function. Takes floats; integers and bool compute in the default float type."""

def erf_(input: Tensor) -> Tensor:
    """Error function. Takes floats; integers and bool compute in the default float type. In place."""

def erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complementary error function, 1 - erf(x), accurate in the tail. Takes floats; integers and bool compute in the
    default float type."""

def erfc_(input: Tensor) -> Tensor:
    """Complementary error function, 1 - erf(x), accurate in the tail. Takes floats; integers and bool compute in the
    default float type. In place."""

def exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """2 to the power of each element. Takes floats and complex numbers; integers and bool compute in the default float
    type."""

def exp2_(input: Tensor) -> Tensor:
    """2 to the power of each element. Takes floats and complex numbers; integers and bool compute in the default float
    type. In place."""

def expit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logistic function; another name of sigmoid."""

def expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) - 1, accurate near 0. Takes floats and complex numbers; integers and bool compute in the default float
    type."""

def expm1_(input: Tensor) -> Tensor:
    """exp(x) - 1, accurate near 0. Takes floats and complex numbers; integers and bool compute in the default float
    type. In place."""

def log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(1 + x), accurate near 0. Takes floats and complex numbers; integers and bool compute in the default float
    type."""

def log1p_(input: Tensor) -> Tensor:
    """log(1 + x), accurate near 0. Takes floats and complex numbers; integers and bool compute in the default float
    type. In place."""

def log_softmax(input: Tensor, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
    """Another name of log_softmax."""

def logsumexp(
    input: Tensor,
    dim: _int | Sequence[_int],
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """log of the sum of exponentials over dimensions, computed stably. Integers compute in the default float type."""

def round(input: Tensor, *, decimals: _int = 0, out: Tensor | None = None) -> Tensor:
    """As round: to the nearest value with that many decimal places, halves to even."""

def softmax(input: Tensor, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
    """Another name of softmax."""

def xlogy(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self * log(other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are promoted.
    Takes floats; integers and bool compute in the default float type."""


def __getattr__(name: str) -> Any: ...
