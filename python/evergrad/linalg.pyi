# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from ._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def det(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The determinant of each matrix of a batch. Floating point and complex only. The derivative at a singular matrix
    is that of its cofactors."""

def inv(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The inverse of each matrix of a batch. A singular matrix is an error; floating point and complex only."""

def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of matmul."""

def slogdet(A: Tensor, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """Sign (phase for complex matrices) and logarithm of the modulus of the determinant of each matrix of a batch."""

def vector_norm(
    input: Tensor,
    ord: Number = 2,
    dim: _int | Sequence[_int] | None = None,
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Vector norm over dimensions: (sum |x|^ord)^(1/ord), the largest or smallest modulus for ord inf or -inf, the
    number of elements that are not zero for ord 0. Floating point and complex only; the result is real."""


def __getattr__(name: str) -> Any: ...
