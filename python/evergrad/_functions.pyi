# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from ._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def _conj(input: Tensor) -> Tensor:
    """The complex conjugate as a view: the same memory, marked as conjugated, which operators heed when they read or
    write it. Complex tensors only; twice is the tensor itself."""

def _embedding(weight: Tensor, indices: Tensor, padding_idx: _int = -1, scale_grad_by_freq: _bool = False) -> Tensor:
    """The rows of weight at the indices. Rows at padding_idx get no gradient; scale_grad_by_freq divides the gradient
    of a row by how often it was read."""

def _fake_quantize(
    input: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    axis: _int | None,
    quant_min: _int,
    quant_max: _int,
) -> tuple[Tensor, Tensor]:
    """(clamp(round(self / scale) + zero_point, quant_min, quant_max) - zero_point) * scale, and where nothing was
    clamped: there the gradient is that of the identity, elsewhere zero. scale and zero_point have one element, or
    with axis one for each place along it."""

def _foreach_abs(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """abs of each tensor."""

def _foreach_acos(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """acos of each tensor."""

@overload
def _foreach_add(input: tuple[Tensor, ...] | list[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_add(
    input: tuple[Tensor, ...] | list[Tensor],
    other: tuple[Tensor, ...] | list[Tensor],
    *,
    alpha: Number = 1,
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_add(input: tuple[Tensor, ...] | list[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_add(input: tuple[Tensor, ...] | list[Tensor], other: Tensor, *, alpha: Number = 1) -> tuple[Tensor, ...]:
    """add of each tensor and a number. add of each tensor and its partner. add of each tensor and its number. add of
    each tensor and one 0-dim tensor."""

@overload
def _foreach_addcdiv(
    input: tuple[Tensor, ...] | list[Tensor],
    tensor1: tuple[Tensor, ...] | list[Tensor],
    tensor2: tuple[Tensor, ...] | list[Tensor],
    scalars: Sequence[Number],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcdiv(
    input: tuple[Tensor, ...] | list[Tensor],
    tensor1: tuple[Tensor, ...] | list[Tensor],
    tensor2: tuple[Tensor, ...] | list[Tensor],
    scalars: Tensor,
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcdiv(
    input: tuple[Tensor, ...] | list[Tensor],
    tensor1: tuple[Tensor, ...] | list[Tensor],
    tensor2: tuple[Tensor, ...] | list[Tensor],
    value: Number = 1,
) -> tuple[Tensor, ...]:
    """addcdiv of each triple of tensors and its number. addcdiv of each triple of tensors and its element of a 1-d
    tensor. addcdiv of each triple of tensors and a number."""

@overload
def _foreach_addcmul(
    input: tuple[Tensor, ...] | list[Tensor],
    tensor1: tuple[Tensor, ...] | list[Tensor],
    tensor2: tuple[Tensor, ...] | list[Tensor],
    scalars: Sequence[Number],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcmul(
    input: tuple[Tensor, ...] | list[Tensor],
    tensor1: tuple[Tensor, ...] | list[Tensor],
    tensor2: tuple[Tensor, ...] | list[Tensor],
    scalars: Tensor,
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_addcmul(
    input: tuple[Tensor, ...] | list[Tensor],
    tensor1: tuple[Tensor, ...] | list[Tensor],
    tensor2: tuple[Tensor, ...] | list[Tensor],
    value: Number = 1,
) -> tuple[Tensor, ...]:
    """addcmul of each triple of tensors and its number. addcmul of each triple of tensors and its element of a 1-d
    tensor. addcmul of each triple of tensors and a number."""

def _foreach_asin(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """asin of each tensor."""

def _foreach_atan(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """atan of each tensor."""

def _foreach_ceil(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """ceil of each tensor."""

@overload
def _foreach_clamp_max(input: tuple[Tensor, ...] | list[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_max(
    input: tuple[Tensor, ...] | list[Tensor],
    other: tuple[Tensor, ...] | list[Tensor],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_max(input: tuple[Tensor, ...] | list[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]:
    """clamp_max of each tensor and a number. clamp_max of each tensor and its partner. clamp_max of each tensor and
    its number."""

@overload
def _foreach_clamp_min(input: tuple[Tensor, ...] | list[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_min(
    input: tuple[Tensor, ...] | list[Tensor],
    other: tuple[Tensor, ...] | list[Tensor],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_clamp_min(input: tuple[Tensor, ...] | list[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]:
    """clamp_min of each tensor and a number. clamp_min of each tensor and its partner. clamp_min of each tensor and
    its number."""

def _foreach_cos(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """cos of each tensor."""

def _foreach_cosh(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """cosh of each tensor."""

@overload
def _foreach_div(
    input: tuple[Tensor, ...] | list[Tensor],
    other: tuple[Tensor, ...] | list[Tensor],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_div(input: tuple[Tensor, ...] | list[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_div(input: tuple[Tensor, ...] | list[Tensor], other: Tensor) -> tuple[Tensor, ...]: ...
@overload
def _foreach_div(input: tuple[Tensor, ...] | list[Tensor], scalar: Number) -> tuple[Tensor, ...]:
    """div of each tensor and its partner. div of each tensor and its number. div of each tensor and one 0-dim tensor.
    div of each tensor and a number."""

def _foreach_erf(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """erf of each tensor."""

def _foreach_erfc(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """erfc of each tensor."""

def _foreach_exp(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """exp of each tensor."""

def _foreach_expm1(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """expm1 of each tensor."""

def _foreach_floor(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """floor of each tensor."""

def _foreach_frac(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """frac of each tensor."""

@overload
def _foreach_lerp(
    input: tuple[Tensor, ...] | list[Tensor],
    tensors1: tuple[Tensor, ...] | list[Tensor],
    weights: tuple[Tensor, ...] | list[Tensor],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_lerp(
    input: tuple[Tensor, ...] | list[Tensor],
    tensors1: tuple[Tensor, ...] | list[Tensor],
    weight: Number,
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_lerp(
    input: tuple[Tensor, ...] | list[Tensor],
    tensors1: tuple[Tensor, ...] | list[Tensor],
    weight: Sequence[Number],
) -> tuple[Tensor, ...]:
    """lerp of each triple of tensors. lerp of each pair of tensors with one weight. lerp of each pair of tensors with
    its weight."""

def _foreach_lgamma(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """lgamma of each tensor."""

def _foreach_log(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """log of each tensor."""

def _foreach_log10(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """log10 of each tensor."""

def _foreach_log1p(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """log1p of each tensor."""

def _foreach_log2(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """log2 of each tensor."""

def _foreach_max(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """Largest element of each tensor."""

@overload
def _foreach_maximum(input: tuple[Tensor, ...] | list[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_maximum(
    input: tuple[Tensor, ...] | list[Tensor],
    other: tuple[Tensor, ...] | list[Tensor],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_maximum(input: tuple[Tensor, ...] | list[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]:
    """maximum of each tensor and a number. maximum of each tensor and its partner. maximum of each tensor and its
    number."""

@overload
def _foreach_minimum(input: tuple[Tensor, ...] | list[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_minimum(
    input: tuple[Tensor, ...] | list[Tensor],
    other: tuple[Tensor, ...] | list[Tensor],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_minimum(input: tuple[Tensor, ...] | list[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]:
    """minimum of each tensor and a number. minimum of each tensor and its partner. minimum of each tensor and its
    number."""

@overload
def _foreach_mul(
    input: tuple[Tensor, ...] | list[Tensor],
    other: tuple[Tensor, ...] | list[Tensor],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_mul(input: tuple[Tensor, ...] | list[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_mul(input: tuple[Tensor, ...] | list[Tensor], other: Tensor) -> tuple[Tensor, ...]: ...
@overload
def _foreach_mul(input: tuple[Tensor, ...] | list[Tensor], scalar: Number) -> tuple[Tensor, ...]:
    """mul of each tensor and its partner. mul of each tensor and its number. mul of each tensor and one 0-dim tensor.
    mul of each tensor and a number."""

def _foreach_neg(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """neg of each tensor."""

def _foreach_norm(
    input: tuple[Tensor, ...] | list[Tensor],
    ord: Number = 2,
    dtype: _dtype | None = None,
) -> tuple[Tensor, ...]:
    """Vector norm of each tensor."""

@overload
def _foreach_pow(input: tuple[Tensor, ...] | list[Tensor], exponent: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_pow(
    input: tuple[Tensor, ...] | list[Tensor],
    exponent: tuple[Tensor, ...] | list[Tensor],
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_pow(input: tuple[Tensor, ...] | list[Tensor], exponent: Sequence[Number]) -> tuple[Tensor, ...]: ...
@overload
def _foreach_pow(input: Number, exponent: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """pow of each tensor and a number. pow of each tensor and its partner. pow of each tensor and its number. A number
    to the power of each tensor."""

def _foreach_reciprocal(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """reciprocal of each tensor."""

def _foreach_round(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """round of each tensor."""

def _foreach_rsqrt(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """rsqrt of each tensor."""

def _foreach_sigmoid(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """sigmoid of each tensor."""

def _foreach_sign(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """sign of each tensor."""

def _foreach_sin(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """sin of each tensor."""

def _foreach_sinh(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """sinh of each tensor."""

def _foreach_sqrt(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """sqrt of each tensor."""

@overload
def _foreach_sub(input: tuple[Tensor, ...] | list[Tensor], scalar: Number) -> tuple[Tensor, ...]: ...
@overload
def _foreach_sub(
    input: tuple[Tensor, ...] | list[Tensor],
    other: tuple[Tensor, ...] | list[Tensor],
    *,
    alpha: Number = 1,
) -> tuple[Tensor, ...]: ...
@overload
def _foreach_sub(input: tuple[Tensor, ...] | list[Tensor], scalars: Sequence[Number]) -> tuple[Tensor, ...]:
    """sub of each tensor and a number. sub of each tensor and its partner. sub of each tensor and its number."""

def _foreach_tan(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """tan of each tensor."""

def _foreach_tanh(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """tanh of each tensor."""

def _foreach_trunc(input: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """trunc of each tensor."""

def _householder_product(input: Tensor, tau: Tensor) -> Tensor:
    """linalg.householder_product without checks and derivative."""

def _linalg_eig(input: Tensor, compute_v: _bool = True) -> tuple[Tensor, Tensor]:
    """linalg.eig, with empty eigenvectors where they are not asked for."""

def _linalg_eigh(A: Tensor, UPLO: _str = 'L', compute_v: _bool = True) -> tuple[Tensor, Tensor]:
    """linalg.eigh, with empty eigenvectors where they are not asked for."""

def _linalg_lstsq(A: Tensor, B: Tensor, rcond: _float, driver: _str) -> tuple[Tensor, Tensor, Tensor]:
    """linalg.lstsq for matrices of one batch shape."""

def _linalg_svd(A: Tensor, full_matrices: _bool = False, compute_uv: _bool = True) -> tuple[Tensor, Tensor, Tensor]:
    """linalg.svd, with empty U and Vh where they are not asked for."""

def _log_softmax(input: Tensor, dim: _int) -> Tensor:
    """Logarithm of softmax along a dimension, computed stably."""

def _lu_permutation(pivots: Tensor, rows: _int) -> Tensor:
    """The permutation that swaps of rows make: row i of P^T A is row result[i] of A. pivots int32 (*, k), counted from
    1; int64 (*, rows)."""

def _lu_solve(LU: Tensor, pivots: Tensor, B: Tensor, left: _bool, adjoint: _bool) -> Tensor:
    """linalg.lu_solve for operands of one batch shape."""

def _neg_view(input: Tensor) -> Tensor:
    """The negative as a view: the same memory, marked as negated, which operators heed when they read or write it. Any
    dtype but bool; twice is the tensor itself."""

def _ormqr(input: Tensor, tau: Tensor, other: Tensor, left: _bool, transpose: _bool) -> Tensor:
    """ormqr without checks and derivative."""

def _softmax(input: Tensor, dim: _int) -> Tensor:
    """exp(x) divided by its sum along a dimension, computed stably."""

def _to_copy(
    input: Tensor,
    *,
    dtype: _dtype | None = None,
    device: _device | _str | _int | None = None,
    memory_format: _memory_format | None = None,
) -> Tensor:
    """A copy in another dtype, on another device or in another memory format."""

def _unique(
    input: Tensor,
    dim: _int | None = None,
    sorted: _bool = True,
    consecutive: _bool = False,
    return_inverse: _bool = True,
    return_counts: _bool = True,
) -> tuple[Tensor, Tensor, Tensor]:
    """The unique elements, or slices along dim, with the place of each input in them and how often each occurs.
    `consecutive` merges equal neighbours only. Without return_inverse the places are one zero, without
    return_counts the counts are empty."""

def abs(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
    shape of the tensor.

    >>> torch.abs(torch.tensor([-1, 2, -3]))
    tensor([1, 2, 3])
    >>> torch.abs(torch.tensor([3 + 4j]))
    tensor([5.])
    """

def abs_(input: Tensor) -> Tensor:
    """Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
    shape of the tensor. In place.

    >>> torch.abs(torch.tensor([-1, 2, -3]))
    tensor([1, 2, 3])
    >>> torch.abs(torch.tensor([3 + 4j]))
    tensor([5.])
    """

def absolute(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
    shape of the tensor.

    >>> torch.abs(torch.tensor([-1, 2, -3]))
    tensor([1, 2, 3])
    >>> torch.abs(torch.tensor([3 + 4j]))
    tensor([5.])
    """

def absolute_(input: Tensor) -> Tensor:
    """Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
    shape of the tensor. In place.

    >>> torch.abs(torch.tensor([-1, 2, -3]))
    tensor([1, 2, 3])
    >>> torch.abs(torch.tensor([3 + 4j]))
    tensor([5.])
    """

def acos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
    tensor. Takes floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.acos(torch.tensor([-1., 0., 1.]))
    tensor([3.1416, 1.5708, 0.0000])
    """

def acos_(input: Tensor) -> Tensor:
    """Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
    tensor. Takes floats and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.acos(torch.tensor([-1., 0., 1.]))
    tensor([3.1416, 1.5708, 0.0000])
    """

def acosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes floats
    and complex numbers; integers and bool compute in the default float type.

    >>> torch.acosh(torch.tensor([1., 2.]))
    tensor([0.0000, 1.3170])
    """

def acosh_(input: Tensor) -> Tensor:
    """Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes floats
    and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.acosh(torch.tensor([1., 2.]))
    tensor([0.0000, 1.3170])
    """

def adaptive_avg_pool1d(input: Tensor, output_size: _int | Sequence[_int]) -> Tensor:
    """Means over as many windows as output_size says, spread evenly: (N, C, L) gives (N, C, output_size), or without
    N. Floating point; another number of dimensions is an error.

    >>> F.adaptive_avg_pool1d(torch.tensor([[1., 2., 3., 4., 5.]]), 2)
    tensor([[2., 4.]])
    """

def add(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """self + alpha * other. For bool tensors the logical or; alpha must then be bool. An integer result refuses a
    float alpha. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes
    bool, integers, floats and complex numbers.

    >>> torch.add(torch.tensor([1., 2.]), torch.tensor([[10.], [20.]]), alpha=2)
    tensor([[21., 22.],
            [41., 42.]])
    """

def addbmm(
    input: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """beta * self + alpha * the sum of the products of two batches of matrices; self broadcasts. With beta 0 self is
    not read. (b, n, k) and (b, k, m) give (n, m). All of one dtype but bool; sizes that do not fit are an error.

    >>> torch.addbmm(torch.zeros(1, 1), torch.ones(3, 1, 2), torch.ones(3, 2, 1))
    tensor([[6.]])
    """

def addcdiv(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor | None = None) -> Tensor:
    """self + value * tensor1 / tensor2. Integer division is refused. The tensors broadcast, and their dtypes are
    promoted; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.

    >>> torch.addcdiv(torch.tensor([1., 1.]), torch.tensor([2., 3.]), torch.tensor([4., 6.]), value=2)
    tensor([2., 2.])
    """

def addcmul(input: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor | None = None) -> Tensor:
    """self + value * tensor1 * tensor2. The tensors broadcast, and their dtypes are promoted; shapes that do not fit
    are an error. Takes integers, floats and complex numbers. Other dtypes are an error.

    >>> torch.addcmul(torch.tensor([1., 1.]), torch.tensor([2., 3.]), torch.tensor([4., 5.]), value=0.1)
    tensor([1.8000, 2.5000])
    """

def addmm(
    input: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """beta * self + alpha * the product of two matrices, (n, k) and (k, m) to (n, m); self broadcasts. With beta 0
    self is not read. All of one dtype but bool; sizes that do not fit are an error.

    >>> torch.addmm(torch.ones(2, 2), torch.eye(2), torch.eye(2), beta=0.5, alpha=3)
    tensor([[3.5000, 0.5000],
            [0.5000, 3.5000]])
    """

def addmv(
    input: Tensor,
    mat: Tensor,
    vec: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """beta * self + alpha * the product of a matrix and a vector, (n, k) and (k) to (n); self broadcasts. With beta 0
    self is not read. All of one dtype but bool; sizes that do not fit are an error.

    >>> torch.addmv(torch.ones(2), torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 1.]))
    tensor([4., 8.])
    """

def addr(
    input: Tensor,
    vec1: Tensor,
    vec2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """beta * self + alpha * the outer product of two vectors; self broadcasts. With beta 0 self is not read. (n) and
    (m) give (n, m). Any dtypes, which are promoted; sizes that do not fit are an error.

    >>> torch.addr(torch.zeros(2, 2), torch.tensor([1., 2.]), torch.tensor([3., 4.]))
    tensor([[3., 4.],
            [6., 8.]])
    """

def adjoint(input: Tensor) -> Tensor:
    """The last two dimensions exchanged, conjugated, as a view: (*, n, m) gives (*, m, n). Fewer than two dimensions
    are an error. Any dtype.

    >>> torch.adjoint(torch.tensor([[1j, 2]]))
    tensor([[0.-1.j],
            [2.-0.j]])
    """

def affine_grid_generator(theta: Tensor, size: Sequence[_int], align_corners: _bool) -> Tensor:
    """affine_grid without its checks: theta (N, 2, 3) for a size of four numbers gives (N, H, W, 2), (N, 3, 4) for one
    of five (N, D, H, W, 3). Integers, floating point and complex; another shape of theta is an error.

    >>> torch.affine_grid_generator(torch.tensor([[[1., 0., 0.], [0., 1., 0.]]]), [1, 1, 1, 2], True)
    tensor([[[[-1.,  0.],
              [ 1.,  0.]]]])
    """

def alias_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of the tensor: same shape and values, memory of its own. Any dtype.

    >>> torch.alias_copy(torch.tensor([1, 2]))
    tensor([1, 2])
    """

@overload
def all(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def all(input: Tensor, dim: _int, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def all(
    input: Tensor,
    dim: Sequence[_int] | None = None,
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """True when all elements are not zero, 0-dim; true of none. Any dtype is read; the result is bool, uint8 for uint8
    tensors. True where, along a dimension, all elements are not zero. It goes, or stays with size 1 (keepdim). Any
    dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
    True where, over dimensions (all unless given), all elements are not zero. They go, or stay with size 1
    (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have
    is an error.

    >>> torch.all(torch.tensor([True, True, False]))
    tensor(False)
    >>> torch.all(torch.tensor([[True, True], [True, False]]), dim=1)
    tensor([ True, False])
    >>> torch.all(torch.tensor([[True, True], [True, False]]), dim=(0, 1))
    tensor(False)
    """

def allclose(
    input: Tensor,
    other: Tensor,
    rtol: _float = 1e-05,
    atol: _float = 1e-08,
    equal_nan: _bool = False,
) -> _bool:
    """True when isclose holds for every element: |self - other| <= atol + rtol |other|. The tensors broadcast and have
    one dtype; two dtypes are an error.

    >>> torch.allclose(torch.tensor([1., 2.]), torch.tensor([1., 2.0001]), atol=1e-3)
    True
    """

def amax(
    input: Tensor,
    dim: _int | Sequence[_int] = (),
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The largest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
    there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
    without elements, are errors.

    >>> torch.amax(torch.tensor([[1., 5.], [7., 2.]]), dim=0)
    tensor([7., 5.])
    """

def amin(
    input: Tensor,
    dim: _int | Sequence[_int] = (),
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The smallest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
    there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
    without elements, are errors.

    >>> torch.amin(torch.tensor([[1., 5.], [7., 2.]]), dim=0)
    tensor([1., 2.])
    """

def aminmax(
    input: Tensor,
    *,
    dim: _int | None = None,
    keepdim: _bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The smallest and the largest elements along a dimension, which goes, or stays with size 1 (keepdim), or of the
    whole tensor, 0-dim; NaN counts as both. Integers, bool and floating point; complex, and an empty tensor or
    dimension, are errors.

    >>> torch.aminmax(torch.tensor([3., 1., 2.]))
    torch.return_types.aminmax(
    min=tensor(1.),
    max=tensor(3.))
    """

def angle(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Argument of complex numbers in radians; for real tensors 0, pi where negative, NaN where NaN. The result has the
    shape of the tensor. Takes floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.angle(torch.tensor([1j, -1 + 0j]))
    tensor([1.5708, 3.1416])
    """

@overload
def any(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def any(input: Tensor, dim: _int, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def any(
    input: Tensor,
    dim: Sequence[_int] | None = None,
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """True when any element is not zero, 0-dim; false of none. Any dtype is read; the result is bool, uint8 for uint8
    tensors. True where, along a dimension, any element is not zero. It goes, or stays with size 1 (keepdim). Any
    dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
    True where, over dimensions (all unless given), any element is not zero. They go, or stay with size 1 (keepdim).
    Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.

    >>> torch.any(torch.tensor([0, 0, 3]))
    tensor(True)
    >>> torch.any(torch.tensor([[0, 0], [1, 0]]), dim=1)
    tensor([False,  True])
    >>> torch.any(torch.tensor([[0, 0], [1, 0]]), dim=(0, 1))
    tensor(True)
    """

@overload
def arange(
    end: Number,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def arange(
    start: Number,
    end: Number,
    step: Number = 1,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """0, 1, 2, ... below end, 1-d of ceil(end) elements. Integers give int64 unless a dtype is given; a negative end
    is an error. start, start + step, ... before end, 1-d of ceil((end - start) / step) elements. Integers give
    int64 unless a dtype is given. A step of 0, or one that leads away from end, is an error.

    >>> torch.arange(5)
    tensor([0, 1, 2, 3, 4])
    >>> torch.arange(1, 2.5, 0.5)
    tensor([1.0000, 1.5000, 2.0000])
    """

def arccos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
    tensor. Takes floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.acos(torch.tensor([-1., 0., 1.]))
    tensor([3.1416, 1.5708, 0.0000])
    """

def arccos_(input: Tensor) -> Tensor:
    """Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
    tensor. Takes floats and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.acos(torch.tensor([-1., 0., 1.]))
    tensor([3.1416, 1.5708, 0.0000])
    """

def arccosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes floats
    and complex numbers; integers and bool compute in the default float type.

    >>> torch.acosh(torch.tensor([1., 2.]))
    tensor([0.0000, 1.3170])
    """

def arccosh_(input: Tensor) -> Tensor:
    """Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes floats
    and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.acosh(torch.tensor([1., 2.]))
    tensor([0.0000, 1.3170])
    """

def arcsin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of the
    tensor. Takes floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.asin(torch.tensor([-1., 0., 1.]))
    tensor([-1.5708,  0.0000,  1.5708])
    """

def arcsin_(input: Tensor) -> Tensor:
    """Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of the
    tensor. Takes floats and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.asin(torch.tensor([-1., 0., 1.]))
    tensor([-1.5708,  0.0000,  1.5708])
    """

def arcsinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    bool compute in the default float type.

    >>> torch.asinh(torch.tensor([-1., 0., 1.]))
    tensor([-0.8814,  0.0000,  0.8814])
    """

def arcsinh_(input: Tensor) -> Tensor:
    """Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    bool compute in the default float type. In place.

    >>> torch.asinh(torch.tensor([-1., 0., 1.]))
    tensor([-0.8814,  0.0000,  0.8814])
    """

def arctan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and complex
    numbers; integers and bool compute in the default float type.

    >>> torch.atan(torch.tensor([-1., 0., 1.]))
    tensor([-0.7854,  0.0000,  0.7854])
    """

def arctan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Angle of the point (other, self) in radians, in [-pi, pi]. The tensors broadcast, and their dtypes are promoted;
    shapes that do not fit are an error. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error.

    >>> torch.atan2(torch.tensor([1., -1.]), torch.tensor([1., 1.]))
    tensor([ 0.7854, -0.7854])
    """

def arctan_(input: Tensor) -> Tensor:
    """Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and complex
    numbers; integers and bool compute in the default float type. In place.

    >>> torch.atan(torch.tensor([-1., 0., 1.]))
    tensor([-0.7854,  0.0000,  0.7854])
    """

def arctanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor. Takes
    floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.atanh(torch.tensor([0., 0.5, 1.]))
    tensor([0.0000, 0.5493,    inf])
    """

def arctanh_(input: Tensor) -> Tensor:
    """Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor. Takes
    floats and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.atanh(torch.tensor([0., 0.5, 1.]))
    tensor([0.0000, 0.5493,    inf])
    """

def argmax(input: Tensor, dim: _int | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """Index of the largest element along a dimension, which goes, or stays with size 1 (keepdim), or in the flattened
    tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool, complex, and a
    dimension without elements, are errors.

    >>> torch.argmax(torch.tensor([[1, 5], [7, 2]]), dim=1)
    tensor([1, 0])
    """

def argmin(input: Tensor, dim: _int | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """Index of the smallest element along a dimension, which goes, or stays with size 1 (keepdim), or in the flattened
    tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool, complex, and a
    dimension without elements, are errors.

    >>> torch.argmin(torch.tensor([4., 1., 3.]))
    tensor(1)
    """

def argsort(input: Tensor, dim: _int = -1, descending: _bool = False, stable: _bool = False) -> Tensor:
    """The int64 indices that sort along a dimension, in the shape of self; NaN counts as largest. Integers, bool and
    floating point; complex, and a dimension that self does not have, are errors.

    >>> torch.argsort(torch.tensor([3, 1, 2]), descending=True)
    tensor([0, 2, 1])
    """

def argwhere(input: Tensor) -> Tensor:
    """The indices of the elements that are not zero, in row-major order: int64 of shape (count, dimensions). Any dtype
    is read.

    >>> torch.argwhere(torch.tensor([0, 5, 0, 7]))
    tensor([[1],
            [3]])
    """

def as_strided(
    input: Tensor,
    size: Sequence[_int],
    stride: Sequence[_int],
    storage_offset: _int | None = None,
) -> Tensor:
    """A view of the storage with any sizes, strides and offset, all in elements. Negative strides, other numbers of
    sizes and strides, and elements outside of the storage are errors. Any dtype.

    >>> torch.as_strided(torch.arange(6), (2, 2), (1, 2))
    tensor([[0, 2],
            [1, 3]])
    """

def as_strided_(
    input: Tensor,
    size: Sequence[_int],
    stride: Sequence[_int],
    storage_offset: _int | None = None,
) -> Tensor:
    """A view of the storage with any sizes, strides and offset, all in elements. Negative strides, other numbers of
    sizes and strides, and elements outside of the storage are errors. Any dtype. In place.

    >>> torch.as_strided(torch.arange(6), (2, 2), (1, 2))
    tensor([[0, 2],
            [1, 3]])
    """

def as_strided_copy(
    input: Tensor,
    size: Sequence[_int],
    stride: Sequence[_int],
    storage_offset: _int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A contiguous copy of what `as_strided` sees: same shape and values, memory of its own. Any dtype; negative
    strides, and elements outside of the storage, are errors.

    >>> torch.as_strided_copy(torch.arange(6), (2, 2), (1, 2))
    tensor([[0, 2],
            [1, 3]])
    """

def as_strided_scatter(
    input: Tensor,
    src: Tensor,
    size: Sequence[_int],
    stride: Sequence[_int],
    storage_offset: _int | None = None,
) -> Tensor:
    """self with src written where as_strided would read, in new memory of the same shape. src has the shape `size`,
    else it is an error. Any dtype.

    >>> torch.as_strided_scatter(torch.zeros(2, 2), torch.tensor([1., 2.]), (2,), (3,))
    tensor([[1., 0.],
            [0., 2.]])
    """

def asin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of the
    tensor. Takes floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.asin(torch.tensor([-1., 0., 1.]))
    tensor([-1.5708,  0.0000,  1.5708])
    """

def asin_(input: Tensor) -> Tensor:
    """Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of the
    tensor. Takes floats and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.asin(torch.tensor([-1., 0., 1.]))
    tensor([-1.5708,  0.0000,  1.5708])
    """

def asinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    bool compute in the default float type.

    >>> torch.asinh(torch.tensor([-1., 0., 1.]))
    tensor([-0.8814,  0.0000,  0.8814])
    """

def asinh_(input: Tensor) -> Tensor:
    """Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    bool compute in the default float type. In place.

    >>> torch.asinh(torch.tensor([-1., 0., 1.]))
    tensor([-0.8814,  0.0000,  0.8814])
    """

def atan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and complex
    numbers; integers and bool compute in the default float type.

    >>> torch.atan(torch.tensor([-1., 0., 1.]))
    tensor([-0.7854,  0.0000,  0.7854])
    """

def atan2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Angle of the point (other, self) in radians, in [-pi, pi]. The tensors broadcast, and their dtypes are promoted;
    shapes that do not fit are an error. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error.

    >>> torch.atan2(torch.tensor([1., -1.]), torch.tensor([1., 1.]))
    tensor([ 0.7854, -0.7854])
    """

def atan_(input: Tensor) -> Tensor:
    """Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and complex
    numbers; integers and bool compute in the default float type. In place.

    >>> torch.atan(torch.tensor([-1., 0., 1.]))
    tensor([-0.7854,  0.0000,  0.7854])
    """

def atanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor. Takes
    floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.atanh(torch.tensor([0., 0.5, 1.]))
    tensor([0.0000, 0.5493,    inf])
    """

def atanh_(input: Tensor) -> Tensor:
    """Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor. Takes
    floats and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.atanh(torch.tensor([0., 0.5, 1.]))
    tensor([0.0000, 0.5493,    inf])
    """

def atleast_1d(input: Tensor) -> Tensor:
    """The tensor with dimensions of size 1 added until it has 1. Any dtype.

    >>> torch.atleast_1d(torch.tensor(5))
    tensor([5])
    """

def atleast_2d(input: Tensor) -> Tensor:
    """The tensor with dimensions of size 1 added until it has 2. Any dtype.

    >>> torch.atleast_2d(torch.tensor([1, 2]))
    tensor([[1, 2]])
    """

def atleast_3d(input: Tensor) -> Tensor:
    """The tensor with dimensions of size 1 added until it has 3. Any dtype.

    >>> torch.atleast_3d(torch.tensor([1, 2])).shape
    torch.Size([1, 2, 1])
    """

def avg_pool1d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0,),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
) -> Tensor:
    """The mean of each window; count_include_pad says whether padding counts. (N, C, L) or (C, L); each output size is
    (n + 2 padding - k) / stride + 1, rounded down or with ceil_mode up. Floating point and int64; other dtypes, and
    padding above half the kernel, are errors.

    >>> F.avg_pool1d(torch.tensor([[1., 5., 2., 4.]]), 2)
    tensor([[3., 3.]])
    """

def baddbmm(
    input: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """beta * self + alpha * the products of two batches of matrices; self broadcasts. With beta 0 self is not read.
    (b, n, k) and (b, k, m) give (b, n, m). All of one dtype but bool; sizes that do not fit are an error.

    >>> torch.baddbmm(torch.ones(1, 1), torch.ones(2, 1, 3), torch.ones(2, 3, 1), alpha=2).flatten()
    tensor([7., 7.])
    """

def bartlett_window(
    window_length: _int,
    periodic: _bool = True,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Triangular window. With periodic the window is one longer with the last value left out. dtype is the default
    float type unless given. 1-d, of window_length values; a negative length and an integer dtype are errors.

    >>> torch.bartlett_window(5, periodic=False)
    tensor([0.0000, 0.5000, 1.0000, 0.5000, 0.0000])
    """

@overload
def bernoulli(input: Tensor, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def bernoulli(input: Tensor, p: _float, *, generator: Generator | None = None) -> Tensor:
    """0 or 1, 1 with the probability that the element gives; in the shape and dtype of self. Probabilities outside [0,
    1] are an error; floating point only. 0 or 1 in the shape and dtype of self, any but complex, 1 with probability
    p. A p outside [0, 1] is an error.

    >>> _ = torch.manual_seed(0)
    >>> torch.bernoulli(torch.tensor([0., 0.5, 1.]))
    tensor([0., 0., 1.])
    >>> _ = torch.manual_seed(0)
    >>> torch.bernoulli(torch.zeros(5), 0.5)
    tensor([0., 0., 1., 0., 0.])
    """

def bincount(input: Tensor, weights: Tensor | None = None, minlength: _int = 0) -> Tensor:
    """How often each number 0, 1, ... occurs in a 1-d tensor of non-negative integers, 1-d of the largest + 1, at
    least minlength, counts; or the sums of the weights of each. int64; with weights their dtype for float32,
    float64 otherwise. Negative numbers, and other than one dimension, are errors.

    >>> torch.bincount(torch.tensor([0, 1, 1, 3]))
    tensor([1, 2, 0, 1])
    """

def binomial(count: Tensor, prob: Tensor, generator: Generator | None = None) -> Tensor:
    """Number of successes in `count` trials of probability prob, elementwise, in the dtype of count. Floating point
    only; the two have one dtype and broadcast, else it is an error.

    >>> _ = torch.manual_seed(0)
    >>> torch.binomial(torch.tensor([10., 100.]), torch.tensor([0.5, 0.1]))
    tensor([ 7., 11.])
    """

def bitwise_and(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Bitwise and; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their dtypes
    are promoted; shapes that do not fit are an error.

    >>> torch.bitwise_and(torch.tensor([12, 5]), torch.tensor([10, 4]))
    tensor([8, 4])
    """

def bitwise_left_shift(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self shifted left by other bits. Integers only. The tensors broadcast, and their dtypes are promoted; shapes
    that do not fit are an error.

    >>> torch.bitwise_left_shift(torch.tensor([1, 3]), 4)
    tensor([16, 48])
    """

def bitwise_not(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bits inverted; for bool the logical negation. Integers and bool only. The result has the shape of the tensor.

    >>> torch.bitwise_not(torch.tensor([0, 5, -1]))
    tensor([-1, -6,  0])
    """

def bitwise_not_(input: Tensor) -> Tensor:
    """Bits inverted; for bool the logical negation. Integers and bool only. The result has the shape of the tensor. In
    place.

    >>> torch.bitwise_not(torch.tensor([0, 5, -1]))
    tensor([-1, -6,  0])
    """

def bitwise_or(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Bitwise or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their dtypes
    are promoted; shapes that do not fit are an error.

    >>> torch.bitwise_or(torch.tensor([12, 5]), torch.tensor([10, 2]))
    tensor([14,  7])
    """

def bitwise_right_shift(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self shifted right by other bits, keeping the sign. Integers only. The tensors broadcast, and their dtypes are
    promoted; shapes that do not fit are an error.

    >>> torch.bitwise_right_shift(torch.tensor([32, -8]), 2)
    tensor([ 8, -2])
    """

def bitwise_xor(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Bitwise exclusive or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error.

    >>> torch.bitwise_xor(torch.tensor([True, True]), torch.tensor([True, False]))
    tensor([False,  True])
    """

def blackman_window(
    window_length: _int,
    periodic: _bool = True,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Blackman window. With periodic the window is one longer with the last value left out. dtype is the default float
    type unless given. 1-d, of window_length values; a negative length and an integer dtype are errors.

    >>> torch.blackman_window(5, periodic=False)[1:4]
    tensor([0.3400, 1.0000, 0.3400])
    """

def block_diag(tensors: tuple[Tensor, ...] | list[Tensor]) -> Tensor:
    """The tensors along the diagonal of one matrix that is zero elsewhere, in their common dtype. Those of one
    dimension count as a row, those of none as (1, 1); more than two dimensions are an error. Of no tensors the
    result is (1, 0).

    >>> torch.block_diag(torch.tensor([[1, 2]]), torch.tensor(3))
    tensor([[1, 2, 0],
            [0, 0, 3]])
    """

def bmm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Products of two batches of matrices, (b, n, k) and (b, k, m), of one dtype but bool: (b, n, m). Other shapes or
    dtypes are an error; nothing broadcasts.

    >>> torch.bmm(torch.ones(2, 1, 3), torch.ones(2, 3, 1)).flatten()
    tensor([3., 3.])
    """

def broadcast_tensors(tensors: tuple[Tensor, ...] | list[Tensor]) -> tuple[Tensor, ...]:
    """The tensors expanded to the shape they broadcast to, as views. Shapes that do not broadcast are an error. Any
    dtype.

    >>> torch.broadcast_tensors(torch.tensor([[1], [2]]), torch.tensor([3, 4]))
    (tensor([[1, 1],
            [2, 2]]), tensor([[3, 4],
            [3, 4]]))
    """

def broadcast_to(input: Tensor, size: Sequence[_int]) -> Tensor:
    """expand to a shape; one that self does not broadcast to is an error. Any dtype.

    >>> torch.broadcast_to(torch.tensor([1, 2]), (2, 2))
    tensor([[1, 2],
            [1, 2]])
    """

def bucketize(
    input: Tensor | Number,
    boundaries: Tensor,
    *,
    out_int32: _bool = False,
    right: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """The number of the bucket that each element falls into, in the shape of self: boundaries is 1-d and ascending, a
    bucket holds its upper boundary, or with right its lower one. int64, or int32 with out_int32, of integers and
    floating point. Complex, and boundaries that are not 1-d, are errors.

    >>> torch.bucketize(torch.tensor([0, 3, 9]), torch.tensor([1, 3, 5]), right=True)
    tensor([0, 2, 3])
    """

def can_cast(from_: _dtype, to: _dtype) -> _bool:
    """Whether an operator in place may store numbers of one dtype in another: not of a higher kind (bool, integer,
    float, complex) in a lower one. What is no dtype is an error.

    >>> torch.can_cast(torch.float64, torch.int32)
    False
    """

def cartesian_prod(tensors: tuple[Tensor, ...] | list[Tensor]) -> Tensor:
    """All combinations of the elements of 1-d tensors, one a row, the last varying fastest; one tensor is returned as
    it is. All of one dtype; other than 1-d tensors are an error.

    >>> torch.cartesian_prod(torch.tensor([1, 2]), torch.tensor([3, 4]))
    tensor([[1, 3],
            [1, 4],
            [2, 3],
            [2, 4]])
    """

def cat(tensors: tuple[Tensor, ...] | list[Tensor], dim: _int = 0, *, out: Tensor | None = None) -> Tensor:
    """Tensors joined along an existing dimension, whose size is the sum. Any dtypes, which are promoted. Other sizes
    that differ are an error, but 1-d empty tensors are skipped; so are no tensors.

    >>> torch.cat([torch.tensor([[1, 2]]), torch.tensor([[3, 4]])], dim=0)
    tensor([[1, 2],
            [3, 4]])
    """

def cdist(x1: Tensor, x2: Tensor, p: _float = 2.0, compute_mode: _int | None = None) -> Tensor:
    """p-norm distances of the rows of x1 (*, n, d) and x2 (*, m, d): (*, n, m); batches broadcast. p from 0 to inf.
    compute_mode: 0 a product of matrices for p 2 and more than 25 rows, 1 always for p 2, 2 never. float32 and
    float64 only; a negative p, and other last sizes, are errors.

    >>> torch.cdist(torch.tensor([[0., 0.]]), torch.tensor([[3., 4.], [6., 8.]]))
    tensor([[ 5., 10.]])
    """

def ceil(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Smallest integer value not below each element; integers stay as they are. Complex and bool are not supported.
    The result has the shape of the tensor.

    >>> torch.ceil(torch.tensor([-0.5, 0.2, 1.]))
    tensor([-0., 1., 1.])
    """

def ceil_(input: Tensor) -> Tensor:
    """Smallest integer value not below each element; integers stay as they are. Complex and bool are not supported.
    The result has the shape of the tensor. In place.

    >>> torch.ceil(torch.tensor([-0.5, 0.2, 1.]))
    tensor([-0., 1., 1.])
    """

def celu(input: Tensor, alpha: _float = 1.0, inplace: _bool = False) -> Tensor:
    """max(x, 0) + min(0, alpha (exp(x/alpha) - 1)), in the shape of x. Floating point only; alpha 0 is an error.

    >>> torch.celu(torch.tensor([-1., 0., 1.]), alpha=2.)
    tensor([-0.7869,  0.0000,  1.0000])
    """

def chain_matmul(matrices: tuple[Tensor, ...] | list[Tensor]) -> Tensor:
    """Product of several matrices, (n, k), (k, l), ... (p, m) to (n, m), multiplied in the order that takes the fewest
    operations. Integers, floating point and complex, of one dtype; other than 2-d tensors, and sizes that do not
    fit, are errors.

    >>> torch.chain_matmul(torch.ones(2, 3), torch.ones(3, 4), torch.ones(4, 1))
    tensor([[12.],
            [12.]])
    """

def channel_shuffle(input: Tensor, groups: _int) -> Tensor:
    """The first channels of all groups, then the second ones, and so on: (N, C, ...) of any dtype. Fewer than three
    dimensions, groups below 1, and channels that groups does not divide are errors.

    >>> torch.channel_shuffle(torch.arange(4.).view(1, 4, 1), 2).flatten()
    tensor([0., 2., 1., 3.])
    """

def cholesky(input: Tensor, upper: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The Cholesky factor of each Hermitian positive-definite matrix, lower or upper; linalg.cholesky under an older
    name. (*, n, n), float32, float64 and their complex types. A matrix that is not positive-definite raises
    linalg.LinAlgError.

    >>> torch.cholesky(torch.tensor([[4., 2.], [2., 5.]]))
    tensor([[2., 0.],
            [1., 2.]])
    """

def cholesky_inverse(input: Tensor, upper: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The inverse of each matrix whose Cholesky factor, lower or upper, is self, (*, n, n). float32, float64 and their
    complex types; matrices that are not square are an error.

    >>> torch.cholesky_inverse(torch.tensor([[2., 0.], [1., 2.]]))
    tensor([[ 0.3125, -0.1250],
            [-0.1250,  0.2500]])
    """

def cholesky_solve(input: Tensor, input2: Tensor, upper: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The solution X of A X = self, (*, n, k), for A with the Cholesky factor input2, (*, n, n), upper or lower.
    Batches broadcast. float32, float64 and their complex types; sizes that do not fit are an error.

    >>> torch.cholesky_solve(torch.tensor([[2.], [5.]]), torch.tensor([[2., 0.], [1., 2.]]))
    tensor([[0.],
            [1.]])
    """

def chunk(input: Tensor, chunks: _int, dim: _int = 0) -> tuple[Tensor, ...]:
    """At most `chunks` pieces of one size along a dimension, the last one maybe smaller, as views. A number below 1,
    and a 0-dim tensor, are errors. Any dtype.

    >>> torch.chunk(torch.arange(5), 2)
    (tensor([0, 1, 2]), tensor([3, 4]))
    """

@overload
def clamp(
    input: Tensor,
    min: Tensor | None = None,
    max: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def clamp(input: Tensor, min: Number | None = None, max: Number | None = None, *, out: Tensor | None = None) -> Tensor:
    """self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
    promoted; complex is not supported. self limited to [min, max]; either may be missing, not both. Where min > max
    the result is max. NaN stays NaN. In the shape of self, promoted with the bounds; complex is not supported.

    >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=torch.tensor([0., 1., 2.]))
    tensor([0., 1., 3.])
    >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=-1, max=1)
    tensor([-1.0000,  0.5000,  1.0000])
    """

def clamp_(input: Tensor, min: Number | None = None, max: Number | None = None) -> Tensor:
    """self limited to [min, max]; either may be missing, not both. Where min > max the result is max. NaN stays NaN.
    In the shape of self, promoted with the bounds; complex is not supported. In place.

    >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=-1, max=1)
    tensor([-1.0000,  0.5000,  1.0000])
    """

@overload
def clamp_max(input: Tensor, max: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_max(input: Tensor, max: Number, *, out: Tensor | None = None) -> Tensor:
    """self limited from above by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
    supported. self limited from above by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is not
    supported.

    >>> torch.clamp_max(torch.tensor([-2., 1.]), torch.tensor([0., 0.5]))
    tensor([-2.0000,  0.5000])
    >>> torch.clamp_max(torch.tensor([-2, 1]), 0)
    tensor([-2,  0])
    """

def clamp_max_(input: Tensor, max: Number) -> Tensor:
    """self limited from above by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is not supported.
    In place.

    >>> torch.clamp_max(torch.tensor([-2, 1]), 0)
    tensor([-2,  0])
    """

@overload
def clamp_min(input: Tensor, min: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def clamp_min(input: Tensor, min: Number, *, out: Tensor | None = None) -> Tensor:
    """self limited from below by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
    supported. self limited from below by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is not
    supported.

    >>> torch.clamp_min(torch.tensor([-2., 1.]), torch.tensor([0., 2.]))
    tensor([0., 2.])
    >>> torch.clamp_min(torch.tensor([-2, 1]), 0)
    tensor([0, 1])
    """

def clamp_min_(input: Tensor, min: Number) -> Tensor:
    """self limited from below by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is not supported.
    In place.

    >>> torch.clamp_min(torch.tensor([-2, 1]), 0)
    tensor([0, 1])
    """

@overload
def clip(
    input: Tensor,
    min: Tensor | None = None,
    max: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def clip(input: Tensor, min: Number | None = None, max: Number | None = None, *, out: Tensor | None = None) -> Tensor:
    """self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
    promoted; complex is not supported. self limited to [min, max]; either may be missing, not both. Where min > max
    the result is max. NaN stays NaN. In the shape of self, promoted with the bounds; complex is not supported.

    >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=torch.tensor([0., 1., 2.]))
    tensor([0., 1., 3.])
    >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=-1, max=1)
    tensor([-1.0000,  0.5000,  1.0000])
    """

def clip_(input: Tensor, min: Number | None = None, max: Number | None = None) -> Tensor:
    """self limited to [min, max]; either may be missing, not both. Where min > max the result is max. NaN stays NaN.
    In the shape of self, promoted with the bounds; complex is not supported. In place.

    >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=-1, max=1)
    tensor([-1.0000,  0.5000,  1.0000])
    """

def clone(input: Tensor, *, memory_format: _memory_format | None = None) -> Tensor:
    """A copy in new memory, of the same shape and dtype, any, in the same order of strides unless a memory format is
    given; one that it cannot have is an error.

    >>> x = torch.tensor([1., 2.])
    >>> y = x.clone().zero_()
    >>> x
    tensor([1., 2.])
    """

def column_stack(tensors: tuple[Tensor, ...] | list[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors joined as columns, along the second dimension; 0-d and 1-d tensors become columns first. Their numbers
    of columns are added up. Any dtypes, which are promoted; other numbers of rows are an error.

    >>> torch.column_stack([torch.tensor([1, 2]), torch.tensor([3, 4])])
    tensor([[1, 3],
            [2, 4]])
    """

def combinations(input: Tensor, r: _int = 2, with_replacement: _bool = False) -> Tensor:
    """All choices of r elements of a vector, a row each, in the order of their places; with_replacement may choose one
    again. The result has shape (number of choices, r), for r = 0 (0). Any dtype; another number of dimensions and a
    negative r are errors.

    >>> torch.combinations(torch.tensor([1, 2, 3]))
    tensor([[1, 2],
            [1, 3],
            [2, 3]])
    """

def complex(real: Tensor, imag: Tensor, *, out: Tensor | None = None) -> Tensor:
    """A complex tensor of a real and an imaginary part. Both are float16, float32 or float64, of one dtype, and
    broadcast. Shapes that do not broadcast are an error.

    >>> torch.complex(torch.tensor([1., 2.]), torch.tensor([3., 4.]))
    tensor([1.+3.j, 2.+4.j])
    """

def concat(tensors: tuple[Tensor, ...] | list[Tensor], dim: _int = 0, *, out: Tensor | None = None) -> Tensor:
    """Tensors joined along an existing dimension, whose size is the sum. Any dtypes, which are promoted. Other sizes
    that differ are an error, but 1-d empty tensors are skipped; so are no tensors.

    >>> torch.cat([torch.tensor([[1, 2]]), torch.tensor([[3, 4]])], dim=0)
    tensor([[1, 2],
            [3, 4]])
    """

def concatenate(tensors: tuple[Tensor, ...] | list[Tensor], dim: _int = 0, *, out: Tensor | None = None) -> Tensor:
    """Tensors joined along an existing dimension, whose size is the sum. Any dtypes, which are promoted. Other sizes
    that differ are an error, but 1-d empty tensors are skipped; so are no tensors.

    >>> torch.cat([torch.tensor([[1, 2]]), torch.tensor([[3, 4]])], dim=0)
    tensor([[1, 2],
            [3, 4]])
    """

def conj(input: Tensor) -> Tensor:
    """Complex conjugate, in the shape of the tensor; a real tensor, of any dtype, is returned as it is.

    >>> torch.conj(torch.tensor([1 + 2j]))
    tensor([1.-2.j])
    """

def conj_physical(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complex conjugate, computed into new memory; a real tensor is returned as it is. Any dtype; of the shape of the
    tensor.

    >>> torch.conj_physical(torch.tensor([1 + 2j]))
    tensor([1.-2.j])
    """

def conj_physical_(input: Tensor) -> Tensor:
    """Complex conjugate, computed into new memory; a real tensor is returned as it is. Any dtype; of the shape of the
    tensor. In place.

    >>> torch.conj_physical(torch.tensor([1 + 2j]))
    tensor([1.-2.j])
    """

def constant_pad_nd(input: Tensor, pad: Sequence[_int], value: Number = 0) -> Tensor:
    """Padding of the last dimensions with a value: pad holds a pair (before, behind) for each, from the last one back;
    negative padding crops. A size below 0 is an error. Any dtype.

    >>> torch.constant_pad_nd(torch.tensor([[1, 2]]), (1, 1), 7)
    tensor([[7, 1, 2, 7]])
    """

@overload
def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1,),
    padding: _int | Sequence[_int] = (0,),
    dilation: _int | Sequence[_int] = (1,),
    groups: _int = 1,
) -> Tensor: ...
@overload
def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1,),
    padding: _str = 'valid',
    dilation: _int | Sequence[_int] = (1,),
    groups: _int = 1,
) -> Tensor:
    """Convolution in 1 dimension, plus bias. input (N, C, L) or (C, L), weight (O, C/groups, K), bias (O); the result
    is (N, O, L') or (O, L') with L' = (L + 2 padding - dilation (K - 1) - 1) / stride + 1, rounded down. Integers,
    floating point and complex; two dtypes, bool, and sizes that do not fit are errors. Convolution in 1 dimension,
    input (N, C, L) or (C, L) with weight (O, C/groups, K), and padding 'valid' (none) or 'same' (the sizes of the
    input). Integers, floating point and complex, of one dtype. A stride with 'same', another word, and sizes that
    do not fit are errors.

    >>> F.conv1d(torch.tensor([[1., 2., 3., 4.]]), torch.tensor([[[1., -1.]]]))
    tensor([[-1., -1., -1.]])
    >>> F.conv1d(torch.tensor([[1., 2., 3.]]), torch.ones(1, 1, 3), padding='same')
    tensor([[3., 6., 5.]])
    """

@overload
def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1),
    padding: _int | Sequence[_int] = (0, 0),
    dilation: _int | Sequence[_int] = (1, 1),
    groups: _int = 1,
) -> Tensor: ...
@overload
def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1),
    padding: _str = 'valid',
    dilation: _int | Sequence[_int] = (1, 1),
    groups: _int = 1,
) -> Tensor:
    """Convolution in 2 dimensions, plus bias. input (N, C, H, W) or (C, H, W), weight (O, C/groups, KH, KW), bias (O);
    each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down. Integers, floating point
    and complex; two dtypes, bool, and sizes that do not fit are errors. Convolution in 2 dimensions, input (N, C,
    H, W) or (C, H, W) with weight (O, C/groups, KH, KW), and padding 'valid' (none) or 'same' (the sizes of the
    input). Integers, floating point and complex, of one dtype. A stride with 'same', another word, and sizes that
    do not fit are errors.

    >>> F.conv2d(torch.ones(1, 1, 3, 3), torch.ones(1, 1, 2, 2), torch.tensor([0.5]))
    tensor([[[[4.5000, 4.5000],
              [4.5000, 4.5000]]]])
    >>> F.conv2d(torch.randn(8, 3, 32, 32), torch.randn(16, 3, 3, 3), stride=2, padding=1).shape
    torch.Size([8, 16, 16, 16])
    >>> F.conv2d(torch.ones(1, 1, 2, 2), torch.ones(1, 1, 3, 3), padding='same')
    tensor([[[[4., 4.],
              [4., 4.]]]])
    """

@overload
def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1, 1),
    padding: _int | Sequence[_int] = (0, 0, 0),
    dilation: _int | Sequence[_int] = (1, 1, 1),
    groups: _int = 1,
) -> Tensor: ...
@overload
def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1, 1),
    padding: _str = 'valid',
    dilation: _int | Sequence[_int] = (1, 1, 1),
    groups: _int = 1,
) -> Tensor:
    """Convolution in 3 dimensions, plus bias. input (N, C, D, H, W) or without N, weight (O, C/groups, KD, KH, KW),
    bias (O); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down. Integers,
    floating point and complex; two dtypes, bool, and sizes that do not fit are errors. Convolution in 3 dimensions,
    input (N, C, D, H, W) or (C, D, H, W) with weight (O, C/groups, KD, KH, KW), and padding 'valid' (none) or
    'same' (the sizes of the input). Integers, floating point and complex, of one dtype. A stride with 'same',
    another word, and sizes that do not fit are errors.

    >>> F.conv3d(torch.randn(2, 3, 8, 8, 8), torch.randn(4, 3, 3, 3, 3), padding=1).shape
    torch.Size([2, 4, 8, 8, 8])
    >>> F.conv3d(torch.ones(1, 1, 2, 2, 2), torch.ones(1, 1, 2, 2, 2), padding='valid')
    tensor([[[[[8.]]]]])
    """

def conv_tbc(input: Tensor, weight: Tensor, bias: Tensor, pad: _int = 0) -> Tensor:
    """A convolution over time, the first dimension, with zeros at both ends: self (time, batch, in), weight (width,
    in, out) and bias (out) give (time + 2 pad - width + 1, batch, out). Floating point, complex and integers; sizes
    that do not fit are an error.

    >>> torch.conv_tbc(torch.tensor([[[1.]], [[2.]], [[4.]]]), torch.ones(2, 1, 1), torch.zeros(1)).flatten()
    tensor([3., 6.])
    """

def conv_transpose1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1,),
    padding: _int | Sequence[_int] = (0,),
    output_padding: _int | Sequence[_int] = (0,),
    groups: _int = 1,
    dilation: _int | Sequence[_int] = (1,),
) -> Tensor:
    """Transposed convolution in 1 dimension, plus bias: input (N, C, L) or (C, L), weight (C, out/groups, K). The
    length becomes (L - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers, floating point and
    complex; two dtypes, bool, and channels that do not fit are errors.

    >>> F.conv_transpose1d(torch.tensor([[1., 2.]]), torch.tensor([[[1., 10.]]]), stride=2)
    tensor([[ 1., 10.,  2., 20.]])
    """

def conv_transpose2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1),
    padding: _int | Sequence[_int] = (0, 0),
    output_padding: _int | Sequence[_int] = (0, 0),
    groups: _int = 1,
    dilation: _int | Sequence[_int] = (1, 1),
) -> Tensor:
    """Transposed convolution in 2 dimensions, plus bias: input (N, C, H, W) or (C, H, W), weight (C, out/groups, KH,
    KW). A size becomes (n - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers, floating point
    and complex; two dtypes, bool, and channels that do not fit are errors.

    >>> F.conv_transpose2d(torch.tensor([[[1., 2.]]]), torch.ones(1, 1, 2, 2))
    tensor([[[1., 3., 2.],
             [1., 3., 2.]]])
    """

def conv_transpose3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1, 1),
    padding: _int | Sequence[_int] = (0, 0, 0),
    output_padding: _int | Sequence[_int] = (0, 0, 0),
    groups: _int = 1,
    dilation: _int | Sequence[_int] = (1, 1, 1),
) -> Tensor:
    """Transposed convolution in 3 dimensions, plus bias: input (N, C, D, H, W) or (C, D, H, W), weight (C, out/groups,
    KD, KH, KW). A size becomes (n - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers,
    floating point and complex; two dtypes, bool, and channels that do not fit are errors.

    >>> F.conv_transpose3d(torch.randn(1, 2, 4, 4, 4), torch.randn(2, 3, 3, 3, 3), stride=2).shape
    torch.Size([1, 3, 9, 9, 9])
    """

def convolution(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[_int],
    padding: Sequence[_int],
    dilation: Sequence[_int],
    transposed: _bool,
    output_padding: Sequence[_int],
    groups: _int,
) -> Tensor:
    """Convolution in one to three dimensions, or its transpose: input (N, C, ...), weight (out, C/groups, ...),
    transposed (C, out/groups, ...). One value a dimension, or one for all, in stride, padding, dilation and
    output_padding. The result is (N, out, ...). Integers, floating point and complex, of one dtype; channels that
    do not fit the groups, and kernels larger than the padded input, and bool, are errors.

    >>> torch.convolution(torch.ones(1, 1, 4), torch.ones(1, 1, 2), None, [2], [0], [1], False, [0], 1)
    tensor([[[2., 2.]]])
    """

def copysign(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Magnitude of self with the sign of other. The tensors broadcast, and their dtypes are promoted; shapes that do
    not fit are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are an
    error.

    >>> torch.copysign(torch.tensor([1., -2.]), torch.tensor([-0., 3.]))
    tensor([-1.,  2.])
    """

def corrcoef(input: Tensor) -> Tensor:
    """Pearson correlations of variables (rows) over observations (columns), between -1 and 1: (n, k) gives (n, n), a
    vector a 0-dim tensor. Integers give the default float type; more dimensions are an error.

    >>> torch.corrcoef(torch.tensor([[0., 1., 2.], [2., 1., 0.]]))
    tensor([[ 1., -1.],
            [-1.,  1.]])
    """

def cos(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Cosine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type.

    >>> torch.cos(torch.tensor([0., 1., 2.]))
    tensor([ 1.0000,  0.5403, -0.4161])
    """

def cos_(input: Tensor) -> Tensor:
    """Cosine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type. In place.

    >>> torch.cos(torch.tensor([0., 1., 2.]))
    tensor([ 1.0000,  0.5403, -0.4161])
    """

def cosh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic cosine. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
    compute in the default float type.

    >>> torch.cosh(torch.tensor([0., 1.]))
    tensor([1.0000, 1.5431])
    """

def cosh_(input: Tensor) -> Tensor:
    """Hyperbolic cosine. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
    compute in the default float type. In place.

    >>> torch.cosh(torch.tensor([0., 1.]))
    tensor([1.0000, 1.5431])
    """

def cosine_similarity(x1: Tensor, x2: Tensor, dim: _int = 1, eps: _float = 1e-08) -> Tensor:
    """x1 x2 / (|x1| |x2|) along a dimension, which goes away, norms not below eps; the tensors broadcast. Floating
    point only; a dimension that they do not have is an error.

    >>> torch.cosine_similarity(torch.tensor([[1., 0.]]), torch.tensor([[1., 1.]]))
    tensor([0.7071])
    """

@overload
def count_nonzero(input: Tensor, dim: _int | None = None) -> Tensor: ...
@overload
def count_nonzero(input: Tensor, dim: Sequence[_int]) -> Tensor:
    """Number of elements that are not zero, along a dimension, which goes, or in all, 0-dim. int64; any dtype is read.
    A dimension that self does not have is an error. Number of elements that are not zero over several dimensions,
    which go: int64, and any dtype is read. A dimension that self does not have is an error.

    >>> torch.count_nonzero(torch.tensor([[0, 1], [2, 3]]))
    tensor(3)
    >>> torch.count_nonzero(torch.tensor([[0, 1], [2, 3]]), dim=(0,))
    tensor([1, 2])
    """

def cov(
    input: Tensor,
    *,
    correction: _int = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor:
    """Covariances of variables (rows) over observations (columns), with integer frequencies fweights and weights
    aweights of the observations; divides by their number less correction. (n, k) gives (n, n), a vector a 0-dim
    tensor. Integers give the default float type, bool is an error. More than two dimensions are an error.

    >>> torch.cov(torch.tensor([[0., 1., 2.], [2., 1., 0.]]))
    tensor([[ 1., -1.],
            [-1.,  1.]])
    """

def cross(input: Tensor, other: Tensor, dim: _int | None = None, *, out: Tensor | None = None) -> Tensor:
    """linalg.cross along dim, or along the first dimension of size 3. The tensors broadcast. Integers, floating point
    and complex, promoted; bool, and no dimension of size 3, are errors.

    >>> torch.cross(torch.tensor([[1., 0., 0.]]), torch.tensor([[0., 0., 2.]]), dim=1)
    tensor([[ 0., -2.,  0.]])
    """

def cummax(input: Tensor, dim: _int, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """Running largest element along a dimension and where it stands (the last of equals, int64); NaN stays. Both are
    in the shape of self; integers, bool and floating point. Complex is not supported. A dimension that self does
    not have is an error.

    >>> torch.cummax(torch.tensor([1, 3, 2, 5]), dim=0)
    torch.return_types.cummax(
    values=tensor([1, 3, 3, 5]),
    indices=tensor([0, 1, 1, 3]))
    """

def cummin(input: Tensor, dim: _int, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """Running smallest element along a dimension and where it stands (the last of equals, int64); NaN stays. Both are
    in the shape of self; integers, bool and floating point. Complex is not supported. A dimension that self does
    not have is an error.

    >>> torch.cummin(torch.tensor([4., 3., 5., 1.]), dim=0).values
    tensor([4., 3., 3., 1.])
    """

def cumprod(input: Tensor, dim: _int, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """Running product along a dimension, in the shape of self. Any dtype; integer and bool tensors multiply in int64;
    dtype, or that of out=, casts first. A dimension that self does not have is an error.

    >>> torch.cumprod(torch.tensor([1., 2., 3., 4.]), dim=0)
    tensor([ 1.,  2.,  6., 24.])
    """

def cumprod_(input: Tensor, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
    """Running product along a dimension, in the shape of self. Any dtype; integer and bool tensors multiply in int64;
    dtype, or that of out=, casts first. A dimension that self does not have is an error. In place.

    >>> torch.cumprod(torch.tensor([1., 2., 3., 4.]), dim=0)
    tensor([ 1.,  2.,  6., 24.])
    """

def cumsum(input: Tensor, dim: _int, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """Running sum along a dimension, in the shape of self. Any dtype; integer and bool tensors sum in int64; dtype, or
    that of out=, casts first. A dimension that self does not have is an error.

    >>> torch.cumsum(torch.tensor([[1, 2], [3, 4]]), dim=0)
    tensor([[1, 2],
            [4, 6]])
    """

def cumsum_(input: Tensor, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
    """Running sum along a dimension, in the shape of self. Any dtype; integer and bool tensors sum in int64; dtype, or
    that of out=, casts first. A dimension that self does not have is an error. In place.

    >>> torch.cumsum(torch.tensor([[1, 2], [3, 4]]), dim=0)
    tensor([[1, 2],
            [4, 6]])
    """

@overload
def cumulative_trapezoid(y: Tensor, x: Tensor, *, dim: _int = -1) -> Tensor: ...
@overload
def cumulative_trapezoid(y: Tensor, *, dx: Number = 1, dim: _int = -1) -> Tensor:
    """Running sums of the trapezoidal rule for y over x along a dimension, in the shape of y with one element less
    along it. Integers give the default float type. Errors: bool tensors, x of another length than y there. Running
    sums of the trapezoidal rule along a dimension, points dx apart, in the shape of y with one element less along
    it. Integers give the default float type. Errors: bool tensors, a dimension that y does not have.

    >>> torch.cumulative_trapezoid(torch.tensor([1., 2., 3.]), torch.tensor([0., 1., 3.]))
    tensor([1.5000, 6.5000])
    >>> torch.cumulative_trapezoid(torch.tensor([1., 2., 3.]))
    tensor([1.5000, 4.0000])
    """

def deg2rad(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Degrees to radians. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error.

    >>> torch.deg2rad(torch.tensor([180., -90.]))
    tensor([ 3.1416, -1.5708])
    """

def deg2rad_(input: Tensor) -> Tensor:
    """Degrees to radians. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error. In place.

    >>> torch.deg2rad(torch.tensor([180., -90.]))
    tensor([ 3.1416, -1.5708])
    """

def det(input: Tensor) -> Tensor:
    """Another name of linalg.det. The determinant of each matrix of a batch, (*, n, n) to (*), by LU. float32, float64
    and their complex types only; matrices that are not square are an error. The derivative at a singular matrix is
    that of its cofactors.

    >>> torch.det(torch.tensor([[2., 0.], [0., 3.]]))
    tensor(6.)
    """

def detach(input: Tensor) -> Tensor:
    """A view, of the same memory and shape, that takes no part in differentiation: its requires_grad is False. Any
    dtype.

    >>> torch.tensor([1.], requires_grad=True).detach()
    tensor([1.])
    """

def detach_(input: Tensor) -> Tensor:
    """A view, of the same memory and shape, that takes no part in differentiation: its requires_grad is False. Any
    dtype. In place.

    >>> torch.tensor([1.], requires_grad=True).detach()
    tensor([1.])
    """

def detach_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `detach` sees: same shape and values, memory of its own. Any dtype. It does not
    require a gradient.

    >>> torch.detach_copy(torch.tensor([1, 2]))
    tensor([1, 2])
    """

def diag(input: Tensor, diagonal: _int = 0, *, out: Tensor | None = None) -> Tensor:
    """The diagonal of a matrix, 1-d, or a square matrix with a 1-d tensor on its diagonal and zero elsewhere; positive
    diagonals lie above the main one. Any dtype; other numbers of dimensions are an error.

    >>> torch.diag(torch.tensor([1, 2]))
    tensor([[1, 0],
            [0, 2]])
    >>> torch.diag(torch.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """

def diag_embed(input: Tensor, offset: _int = 0, dim1: _int = -2, dim2: _int = -1) -> Tensor:
    """Matrices with the last dimension of self on a diagonal and zero elsewhere: one dimension more, at dim1 and dim2.
    Any dtype; one dimension named twice, and a 0-dim tensor, are errors.

    >>> torch.diag_embed(torch.tensor([[1, 2]]))
    tensor([[[1, 0],
             [0, 2]]])
    """

def diagflat(input: Tensor, offset: _int = 0) -> Tensor:
    """A square matrix with the flattened tensor on a diagonal, zero elsewhere, of as many rows as elements plus
    |offset|. Any dtype and shape: nothing is refused.

    >>> torch.diagflat(torch.tensor([1, 2]), 1)
    tensor([[0, 1, 0],
            [0, 0, 2],
            [0, 0, 0]])
    """

def diagonal(input: Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1) -> Tensor:
    """A diagonal of two different dimensions, which go, as the last dimension of a view; it is as long as the diagonal
    is in their shape. A positive offset lies above the main one. Any dtype; one dimension named twice is an error.

    >>> torch.diagonal(torch.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """

def diagonal_copy(
    input: Tensor,
    offset: _int = 0,
    dim1: _int = 0,
    dim2: _int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A contiguous copy of what `diagonal` sees: same shape and values, memory of its own. Any dtype; one dimension
    named twice is an error.

    >>> torch.diagonal_copy(torch.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """

def diagonal_scatter(input: Tensor, src: Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1) -> Tensor:
    """self with src written on a diagonal, in new memory of the same shape. src has the shape of that diagonal, else
    it is an error. Any dtype.

    >>> torch.diagonal_scatter(torch.zeros(2, 2), torch.tensor([1., 2.]))
    tensor([[1., 0.],
            [0., 2.]])
    """

def diff(
    input: Tensor,
    n: _int = 1,
    dim: _int = -1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The n-th difference of neighbours along a dimension, after putting `prepend` before and `append` behind. Bool
    tensors use the exclusive or. In the shape of self with one element less along it each time. Any dtype; a 0-dim
    tensor and a negative n are errors.

    >>> torch.diff(torch.tensor([1, 4, 9, 16]))
    tensor([3, 5, 7])
    """

def digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithmic derivative of the gamma function; NaN at negative integers. By reflection below 0, recurrence, and
    the asymptotic series. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error.

    >>> torch.digamma(torch.tensor([1., 0.5]))
    tensor([-0.5772, -1.9635])
    """

def digamma_(input: Tensor) -> Tensor:
    """Logarithmic derivative of the gamma function; NaN at negative integers. By reflection below 0, recurrence, and
    the asymptotic series. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error. In place.

    >>> torch.digamma(torch.tensor([1., 0.5]))
    tensor([-0.5772, -1.9635])
    """

def dist(input: Tensor, other: Tensor, p: Number = 2) -> Tensor:
    """p-norm of self - other, which broadcast; 0-dim and real. Floating point and complex; integers, and shapes that
    do not broadcast, are errors.

    >>> torch.dist(torch.tensor([1., 2.]), torch.tensor([4., 6.]))
    tensor(5.)
    """

@overload
def div(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def div(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    rounding_mode: _str | None,
    out: Tensor | None = None,
) -> Tensor:
    """self / other; integer tensors give the default float type. The tensors broadcast, and their dtypes are promoted;
    shapes that do not fit are an error. self / other, rounded as rounding_mode says: None (true division), 'trunc'
    (towards 0) or 'floor' (down). With a rounding mode integers stay integers, and an integer division by 0 is an
    error. The tensors broadcast, and their dtypes are promoted; complex is an error with a rounding mode.

    >>> torch.div(torch.tensor([7, 9]), 2)
    tensor([3.5000, 4.5000])
    >>> torch.div(torch.tensor([-7., 7.]), 2, rounding_mode='floor')
    tensor([-4.,  3.])
    """

def divide(
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    rounding_mode: _str | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Another name of div, with its rounding modes. self / other; integer tensors give the default float type. The
    tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.

    >>> torch.divide(torch.tensor([-7., 7.]), 2, rounding_mode='trunc')
    tensor([-3.,  3.])
    """

def dot(input: Tensor, tensor: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Sum of the products of two 1-d tensors of one size and dtype, any but bool, 0-dim; complex numbers are not
    conjugated. Other shapes, and two dtypes, are errors.

    >>> torch.dot(torch.tensor([2, 3]), torch.tensor([2, 1]))
    tensor(7)
    """

def dropout(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Each element set to 0 with probability p and the others scaled by 1/(1-p) in training; the tensor itself
    otherwise. In the shape of input; floating point only. A p outside [0, 1] is an error.

    >>> torch.dropout(torch.ones(3), 0.5, train=False)
    tensor([1., 1., 1.])
    """

def dropout_(input: Tensor, p: _float, train: _bool) -> Tensor:
    """Each element set to 0 with probability p and the others scaled by 1/(1-p) in training; the tensor itself
    otherwise. In the shape of input; floating point only. A p outside [0, 1] is an error. In place.

    >>> torch.dropout(torch.ones(3), 0.5, train=False)
    tensor([1., 1., 1.])
    """

@overload
def dsplit(input: Tensor, sections: _int) -> tuple[Tensor, ...]: ...
@overload
def dsplit(input: Tensor, indices: Sequence[_int]) -> tuple[Tensor, ...]:
    """Views of the shape of self but in dimension 2, of which each has one of as many equal parts. A number that does
    not divide the size is an error, and so is a tensor of less than 3 dimensions. Any dtype. Views of the shape of
    self but in dimension 2, which is cut at the given indices: one view more than there are. Less than 3 dimensions
    are an error. Any dtype.

    >>> torch.dsplit(torch.arange(4).view(1, 2, 2), 2)[1]
    tensor([[[1],
             [3]]])
    >>> torch.dsplit(torch.arange(3).view(1, 1, 3), [2])
    (tensor([[[0, 1]]]), tensor([[[2]]]))
    """

def dstack(tensors: tuple[Tensor, ...] | list[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors joined along the third dimension, after atleast_3d: its sizes are added up. Any dtypes, which are
    promoted. Other sizes that differ, and no tensors, are errors.

    >>> torch.dstack([torch.tensor([1, 2]), torch.tensor([3, 4])])
    tensor([[[1, 3],
             [2, 4]]])
    """

def einsum(equation: _str, tensors: tuple[Tensor, ...] | list[Tensor], *, path: Sequence[_int] | None = None) -> Tensor:
    """Sum of products by the Einstein convention, such as ij,jk->ik; letters, an ellipsis for broadcast dimensions,
    spaces allowed. The result has the sizes of the letters behind the arrow, of letters that stand once unless
    there is one. Operands are contracted two at a time, from left to right, or as path says: two numbers a step
    name the operands to contract, and their product becomes the last operand. Integers, floating point and complex,
    of one dtype; an equation that does not fit the operands, and sizes that do not broadcast, are errors.

    >>> torch.einsum('ij,j->i', torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
    tensor([21., 43.])
    >>> torch.einsum('ii', torch.eye(4))
    tensor(4.)
    """

def embedding_bag(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: _bool = False,
    mode: _int = 0,
    sparse: _bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: _bool = False,
    padding_idx: _int | None = None,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """nn.functional.embedding_bag of indices in a row, with mode 0 for sum, 1 mean, 2 max. Besides the (bags, width)
    result the bag of each index and how many indices of each bag counted (int64; for sums empty and 0), and for
    maxima the rows of weight (rows, width) that they came from, -1 in an empty bag. Floating point; offsets that do
    not fit and an index outside are errors.

    >>> table = torch.tensor([[0., 1.], [2., 3.], [4., 5.]])
    >>> torch.embedding_bag(table, torch.tensor([0, 2, 1]), torch.tensor([0, 2]), mode=2)[0]
    tensor([[4., 5.],
            [2., 3.]])
    """

@overload
def empty(
    size: Sequence[_int],
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def empty(
    *size: _int,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """An uninitialised tensor of the given sizes. dtype is the default float type unless given. A negative size is an
    error.

    >>> torch.empty(2, 3).shape
    torch.Size([2, 3])
    """

def empty_like(
    input: Tensor,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
) -> Tensor:
    """An uninitialised tensor. Shape, dtype and strides are those of self unless given. An integer or bool dtype with
    requires_grad is an error.

    >>> torch.empty_like(torch.zeros(2, 3, dtype=torch.int8)).dtype
    torch.int8
    """

def empty_permuted(
    size: Sequence[_int],
    physical_layout: Sequence[_int],
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """An uninitialised dense tensor of the given sizes whose dimensions lie in memory in the order physical_layout,
    the outermost first. dtype is the default float type unless given; a physical_layout that is no permutation, and
    a negative size, are errors.

    >>> torch.empty_permuted((2, 3, 4), (0, 2, 1)).stride()
    (12, 1, 3)
    """

def empty_strided(
    size: Sequence[_int],
    stride: Sequence[_int],
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """An uninitialised tensor of given sizes and strides, one a dimension; negative ones are an error. dtype is the
    default float type unless given.

    >>> torch.empty_strided((2, 3), (1, 2)).stride()
    (1, 2)
    """

def eq(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self == other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that do
    not fit are an error. Takes bool, integers, floats and complex numbers.

    >>> torch.eq(torch.tensor([1, 2, 3]), torch.tensor([1, 0, 3]))
    tensor([ True, False,  True])
    """

def equal(input: Tensor, other: Tensor) -> _bool:
    """True when both tensors have the same shape and all elements are equal; NaN differs from itself. Any dtype, also
    two different ones, which are promoted: nothing is refused.

    >>> torch.equal(torch.tensor([1, 2]), torch.tensor([1, 2]))
    True
    """

def erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Error function. The result has the shape of the tensor. Takes floats; integers and bool compute in the default
    float type. Other dtypes are an error.

    >>> torch.erf(torch.tensor([0., 0.5, 10.]))
    tensor([0.0000, 0.5205, 1.0000])
    """

def erf_(input: Tensor) -> Tensor:
    """Error function. The result has the shape of the tensor. Takes floats; integers and bool compute in the default
    float type. Other dtypes are an error. In place.

    >>> torch.erf(torch.tensor([0., 0.5, 10.]))
    tensor([0.0000, 0.5205, 1.0000])
    """

def erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complementary error function, 1 - erf(x), accurate in the tail. The result has the shape of the tensor. Takes
    floats; integers and bool compute in the default float type.

    >>> torch.erfc(torch.tensor([0., 0.5, -1.]))
    tensor([1.0000, 0.4795, 1.8427])
    """

def erfc_(input: Tensor) -> Tensor:
    """Complementary error function, 1 - erf(x), accurate in the tail. The result has the shape of the tensor. Takes
    floats; integers and bool compute in the default float type. In place.

    >>> torch.erfc(torch.tensor([0., 0.5, -1.]))
    tensor([1.0000, 0.4795, 1.8427])
    """

def erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). The result
    has the shape of the tensor. Takes floats; integers and bool compute in the default float type.

    >>> torch.erfinv(torch.tensor([0., 0.5, -1.]))
    tensor([0.0000, 0.4769,   -inf])
    """

def erfinv_(input: Tensor) -> Tensor:
    """Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). The result
    has the shape of the tensor. Takes floats; integers and bool compute in the default float type. In place.

    >>> torch.erfinv(torch.tensor([0., 0.5, -1.]))
    tensor([0.0000, 0.4769,   -inf])
    """

def exp(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """e to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type.

    >>> torch.exp(torch.tensor([0., 1., -1.]))
    tensor([1.0000, 2.7183, 0.3679])
    """

def exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """2 to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type.

    >>> torch.exp2(torch.tensor([0., 1., 3.5]))
    tensor([ 1.0000,  2.0000, 11.3137])
    """

def exp2_(input: Tensor) -> Tensor:
    """2 to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type. In place.

    >>> torch.exp2(torch.tensor([0., 1., 3.5]))
    tensor([ 1.0000,  2.0000, 11.3137])
    """

def exp_(input: Tensor) -> Tensor:
    """e to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type. In place.

    >>> torch.exp(torch.tensor([0., 1., -1.]))
    tensor([1.0000, 2.7183, 0.3679])
    """

def expand_copy(input: Tensor, size: Sequence[_int], *, implicit: _bool = False, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `expand` sees, the repeated elements written out: same shape and values, memory of its
    own. Any dtype; a size that does not broadcast is an error.

    >>> torch.expand_copy(torch.tensor([[1], [2]]), (2, 2))
    tensor([[1, 1],
            [2, 2]])
    """

def expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) - 1, accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type.

    >>> torch.expm1(torch.tensor([0., 1.]))
    tensor([0.0000, 1.7183])
    """

def expm1_(input: Tensor) -> Tensor:
    """exp(x) - 1, accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type. In place.

    >>> torch.expm1(torch.tensor([0., 1.]))
    tensor([0.0000, 1.7183])
    """

@overload
def eye(
    n: _int,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def eye(
    n: _int,
    m: _int,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """An n x n matrix with ones on the diagonal. dtype is the default float type unless given. A negative n is an
    error. An n x m matrix with ones on the diagonal. dtype is the default float type unless given. A negative size
    is an error.

    >>> torch.eye(3)
    tensor([[1., 0., 0.],
            [0., 1., 0.],
            [0., 0., 1.]])
    >>> torch.eye(2, 3)
    tensor([[1., 0., 0.],
            [0., 1., 0.]])
    """

def fake_quantize_per_channel_affine(
    input: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    axis: _int,
    quant_min: _int,
    quant_max: _int,
) -> Tensor:
    """fake_quantize_per_tensor_affine with a scale and a zero point for each place along axis: two vectors of that
    length, float32, and int32, float32 or float16; the latter are added before it rounds. In the shape and dtype of
    self, which is floating point. A zero point of int32 that is outside of the range is an error.

    >>> scale, zero_point = torch.tensor([0.5, 1.]), torch.tensor([0, 1], dtype=torch.int32)
    >>> torch.fake_quantize_per_channel_affine(torch.tensor([[0.6], [0.6]]), scale, zero_point, 0, 0, 10)
    tensor([[0.5000],
            [1.0000]])
    """

@overload
def fake_quantize_per_tensor_affine(
    input: Tensor,
    scale: _float,
    zero_point: _int,
    quant_min: _int,
    quant_max: _int,
) -> Tensor: ...
@overload
def fake_quantize_per_tensor_affine(
    input: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    quant_min: _int,
    quant_max: _int,
) -> Tensor:
    """(clamp(round(self / scale) + zero_point, quant_min, quant_max) - zero_point) * scale, in the shape and dtype of
    self; the gradient is that of the identity where nothing is clamped and zero elsewhere. NaN, infinities and what
    is beyond 64-bit integers become quant_min. Floating point only; a zero_point outside of the range is an error.
    scale and zero_point may be tensors of one element, of any dtype; one that requires a gradient is an error. In
    the shape and dtype of self, which is floating point.

    >>> torch.fake_quantize_per_tensor_affine(torch.tensor([-3., 0.24, 0.26, 9.]), 0.5, 0, -4, 4)
    tensor([-2.0000,  0.0000,  0.5000,  2.0000])
    >>> scale, zero_point = torch.tensor(0.5), torch.tensor(1)
    >>> torch.fake_quantize_per_tensor_affine(torch.tensor([0.3, 4.]), scale, zero_point, 0, 5)
    tensor([0.5000, 2.0000])
    """

def fill(input: Tensor, value: Tensor | Number) -> Tensor:
    """A tensor of the shape and dtype of self, any, with every element set to a value: a number, or a tensor without
    dimensions; one with dimensions, and a number that the dtype does not hold, are errors.

    >>> torch.empty(3).fill_(2.5)
    tensor([2.5000, 2.5000, 2.5000])
    """

def fix(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result has
    the shape of the tensor.

    >>> torch.trunc(torch.tensor([-1.7, 1.7]))
    tensor([-1.,  1.])
    """

def fix_(input: Tensor) -> Tensor:
    """Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result has
    the shape of the tensor. In place.

    >>> torch.trunc(torch.tensor([-1.7, 1.7]))
    tensor([-1.,  1.])
    """

def flatten(input: Tensor, start_dim: _int = 0, end_dim: _int = -1) -> Tensor:
    """Dimensions start_dim to end_dim merged into one; a 0-dim tensor becomes 1-d. A view where strides allow it. A
    start_dim after end_dim is an error. Any dtype.

    >>> torch.flatten(torch.zeros(2, 3, 4), start_dim=1).shape
    torch.Size([2, 12])
    """

def flip(input: Tensor, dims: Sequence[_int]) -> Tensor:
    """The order along each given dimension reversed, in new memory of the same shape. A dimension given twice is an
    error. Any dtype.

    >>> torch.flip(torch.tensor([[1, 2], [3, 4]]), (0, 1))
    tensor([[4, 3],
            [2, 1]])
    """

def fliplr(input: Tensor) -> Tensor:
    """The second dimension reversed, in new memory of the same shape. Any dtype; a tensor without it is an error.

    >>> torch.fliplr(torch.tensor([[1, 2], [3, 4]]))
    tensor([[2, 1],
            [4, 3]])
    """

def flipud(input: Tensor) -> Tensor:
    """The first dimension reversed, in new memory of the same shape. Any dtype; a tensor without it is an error.

    >>> torch.flipud(torch.tensor([[1, 2], [3, 4]]))
    tensor([[3, 4],
            [1, 2]])
    """

def float_power(input: Tensor | Number, exponent: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self to the power of exponent, of any dtype, computed in float64, or complex128 where either is complex. The
    tensors broadcast; shapes that do not are an error. In place self must have that dtype already.

    >>> torch.float_power(torch.tensor([1, 4]), 0.5)
    tensor([1., 2.], dtype=torch.float64)
    """

def floor(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Largest integer value not above each element; integers stay as they are. Complex and bool are not supported. The
    result has the shape of the tensor.

    >>> torch.floor(torch.tensor([-0.5, 0.2, 1.]))
    tensor([-1.,  0.,  1.])
    """

def floor_(input: Tensor) -> Tensor:
    """Largest integer value not above each element; integers stay as they are. Complex and bool are not supported. The
    result has the shape of the tensor. In place.

    >>> torch.floor(torch.tensor([-0.5, 0.2, 1.]))
    tensor([-1.,  0.,  1.])
    """

def floor_divide(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self / other rounded down. Integers divided by 0 are an error. Complex is not supported. The tensors broadcast,
    and their dtypes are promoted.

    >>> torch.floor_divide(torch.tensor([-7, 7]), 2)
    tensor([-4,  3])
    """

def fmax(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The larger of two elements; a NaN gives way to a number. Complex is not supported. The tensors broadcast, and
    their dtypes are promoted; shapes that do not fit are an error.

    >>> torch.fmax(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
    tensor([2., 0.])
    """

def fmin(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The smaller of two elements; a NaN gives way to a number. Complex is not supported. The tensors broadcast, and
    their dtypes are promoted; shapes that do not fit are an error.

    >>> torch.fmin(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
    tensor([1., 0.])
    """

def fmod(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Remainder of self / other with the sign of self. Integers modulo 0 are an error. The tensors broadcast, and
    their dtypes are promoted. Takes integers and floats.

    >>> torch.fmod(torch.tensor([-3., 3.]), 2)
    tensor([-1.,  1.])
    """

def frac(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Fractional part, x - trunc(x), with the sign of x. Floating point only. The result has the shape of the tensor.

    >>> torch.frac(torch.tensor([1.25, -3.5]))
    tensor([ 0.2500, -0.5000])
    """

def frac_(input: Tensor) -> Tensor:
    """Fractional part, x - trunc(x), with the sign of x. Floating point only. The result has the shape of the tensor.
    In place.

    >>> torch.frac(torch.tensor([1.25, -3.5]))
    tensor([ 0.2500, -0.5000])
    """

def frexp(input: Tensor, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """The mantissa, 1/2 <= |mantissa| < 1, and the exponent (int32) of which self = mantissa * 2^exponent. Both are in
    the shape of self, and 0 at 0; infinities and NaN keep exponent 0. Floating point only.

    >>> torch.frexp(torch.tensor([8., 0.75]))
    torch.return_types.frexp(
    mantissa=tensor([0.5000, 0.7500]),
    exponent=tensor([4, 0], dtype=torch.int32))
    """

def frobenius_norm(
    input: Tensor,
    dim: _int | Sequence[_int],
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The root of the sum of squared moduli over dimensions, which go, or stay with size 1. Floating point and
    complex. A dimension that self does not have is an error.

    >>> torch.frobenius_norm(torch.tensor([[3., 4.], [6., 8.]]), 1)
    tensor([ 5., 10.])
    """

def full(
    size: Sequence[_int],
    fill_value: Number,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """A tensor of the given sizes with every element one value. Without dtype a bool gives bool, an integer int64,
    others the default float or complex type. A negative size, and a number that the dtype does not hold, are
    errors.

    >>> torch.full((2, 3), 7)
    tensor([[7, 7, 7],
            [7, 7, 7]])
    """

def full_like(
    input: Tensor,
    fill_value: Number,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
) -> Tensor:
    """A tensor of one value. Shape, dtype and strides are those of self unless given. A number that the dtype does not
    hold, and requires_grad of an integer or bool dtype, are errors.

    >>> torch.full_like(torch.tensor([1., 2.]), 0.5)
    tensor([0.5000, 0.5000])
    """

def gather(input: Tensor, dim: _int, index: Tensor, *, sparse_grad: _bool = False, out: Tensor | None = None) -> Tensor:
    """self[..., index[..., i, ...], ...] along a dimension; index has as many dimensions as self and the result its
    shape. index is int64, no longer than self in the other dimensions. Any dtype; an index outside is an error.

    >>> torch.gather(torch.tensor([[1, 2], [3, 4]]), 1, torch.tensor([[0, 0], [1, 0]]))
    tensor([[1, 1],
            [4, 3]])
    """

def gcd(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Greatest common divisor, never negative. Integers only. The tensors broadcast, and their dtypes are promoted;
    shapes that do not fit are an error.

    >>> torch.gcd(torch.tensor([12, 10]), torch.tensor([18, 15]))
    tensor([6, 5])
    """

def ge(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self >= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an
    error.

    >>> torch.ge(torch.tensor([1, 2, 3]), 2)
    tensor([False,  True,  True])
    """

def geqrf(input: Tensor, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """Householder QR of matrices (*, m, n), floating point and complex (float32, float64, complex64, complex128), as
    LAPACK leaves it: R on and above the diagonal, the reflectors below it, and their factors (*, min(m, n)). Not
    differentiable. Fewer than two dimensions are an error.

    >>> torch.geqrf(torch.tensor([[3., 1.], [4., 2.]])).a
    tensor([[-5.0000, -2.2000],
            [ 0.5000,  0.4000]])
    """

def ger(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Outer product of two 1-d tensors: (n) and (m) give (n, m); any dtypes, which are promoted. Other numbers of
    dimensions are an error.

    >>> torch.outer(torch.tensor([1, 2]), torch.tensor([1, 10, 100]))
    tensor([[  1,  10, 100],
            [  2,  20, 200]])
    """

@overload
def gradient(
    input: Tensor,
    *,
    spacing: Number | None = None,
    dim: _int | None = None,
    edge_order: _int = 1,
) -> tuple[Tensor, ...]: ...
@overload
def gradient(input: Tensor, *, spacing: Number, dim: Sequence[_int], edge_order: _int = 1) -> tuple[Tensor, ...]: ...
@overload
def gradient(input: Tensor, *, dim: Sequence[_int], edge_order: _int = 1) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor,
    *,
    spacing: Sequence[Number],
    dim: _int | None = None,
    edge_order: _int = 1,
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor,
    *,
    spacing: Sequence[Number],
    dim: Sequence[_int],
    edge_order: _int = 1,
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor,
    *,
    spacing: tuple[Tensor, ...] | list[Tensor],
    dim: _int | None = None,
    edge_order: _int = 1,
) -> tuple[Tensor, ...]: ...
@overload
def gradient(
    input: Tensor,
    *,
    spacing: tuple[Tensor, ...] | list[Tensor],
    dim: Sequence[_int],
    edge_order: _int = 1,
) -> tuple[Tensor, ...]:
    """The derivative of a function sampled at points that are 1 or `spacing` apart, along one dimension or all, one
    tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of order
    edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order that
    is neither, fewer than edge_order + 1 points, a dimension named twice, a dimension that self does not have. The
    derivative of a function sampled at points that are `spacing` apart, along the given dimensions, one tensor of
    the shape of self a dimension: second-order central differences inside, one-sided ones of order edge_order (1 or
    2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order that is neither, fewer
    than edge_order + 1 points, a dimension named twice, a dimension that self does not have. The derivative of a
    function sampled at points that are 1 apart, along the given dimensions, one tensor of the shape of self a
    dimension: second-order central differences inside, one-sided ones of order edge_order (1 or 2) at the ends.
    Integers give the default float type. Errors: bool tensors, an edge_order that is neither, fewer than edge_order
    + 1 points, a dimension named twice, a dimension that self does not have. The derivative of a function sampled
    at points with a spacing a dimension, along one dimension or all, one tensor of the shape of self a dimension:
    second-order central differences inside, one-sided ones of order edge_order (1 or 2) at the ends. Integers give
    the default float type. Errors: bool tensors, an edge_order that is neither, fewer than edge_order + 1 points, a
    dimension named twice, a list of another length than the dimensions. The derivative of a function sampled at
    points with a spacing a dimension, along the given dimensions, one tensor of the shape of self a dimension:
    second-order central differences inside, one-sided ones of order edge_order (1 or 2) at the ends. Integers give
    the default float type. Errors: bool tensors, an edge_order that is neither, fewer than edge_order + 1 points, a
    dimension named twice, a list of another length than the dimensions. The derivative of a function sampled at
    points of given coordinates, a vector a dimension, along one dimension or all, one tensor of the shape of self a
    dimension: second-order central differences inside, one-sided ones of order edge_order (1 or 2) at the ends.
    Integers give the default float type. Errors: bool tensors, an edge_order that is neither, fewer than edge_order
    + 1 points, a dimension named twice, a list of another length than the dimensions. The derivative of a function
    sampled at points of given coordinates, a vector a dimension, along the given dimensions, one tensor of the
    shape of self a dimension: second-order central differences inside, one-sided ones of order edge_order (1 or 2)
    at the ends. Integers give the default float type. Errors: bool tensors, an edge_order that is neither, fewer
    than edge_order + 1 points, a dimension named twice, a list of another length than the dimensions.

    >>> torch.gradient(torch.tensor([1., 4., 9., 16.]))
    (tensor([3., 4., 6., 7.]),)
    >>> torch.gradient(torch.tensor([[1., 4., 9.], [2., 8., 18.]]), spacing=2., dim=(0, 1))
    (tensor([[0.5000, 2.0000, 4.5000],
            [0.5000, 2.0000, 4.5000]]), tensor([[1.5000, 2.0000, 2.5000],
            [3.0000, 4.0000, 5.0000]]))
    >>> torch.gradient(torch.tensor([[1., 4., 9.], [2., 8., 18.]]), dim=(0, 1))
    (tensor([[1., 4., 9.],
            [1., 4., 9.]]), tensor([[ 3.,  4.,  5.],
            [ 6.,  8., 10.]]))
    >>> torch.gradient(torch.tensor([1., 4., 9.]), spacing=(2.,), dim=0)
    (tensor([1.5000, 2.0000, 2.5000]),)
    >>> torch.gradient(torch.tensor([[1., 4.], [2., 8.]]), spacing=(1., 2.), dim=(0, 1))
    (tensor([[1., 4.],
            [1., 4.]]), tensor([[1.5000, 1.5000],
            [3.0000, 3.0000]]))
    >>> torch.gradient(torch.tensor([1., 4., 16.]), spacing=(torch.tensor([1., 2., 4.]),))
    (tensor([3., 4., 6.]),)
    >>> torch.gradient(torch.tensor([1., 4., 16.]), spacing=(torch.tensor([1., 2., 4.]),), dim=(0,))
    (tensor([3., 4., 6.]),)
    """

def greater(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self > other. Result is bool. Complex has no order and is refused. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an
    error.

    >>> torch.gt(torch.tensor([[1], [2]]), torch.tensor([0, 1, 2]))
    tensor([[ True, False, False],
            [ True,  True, False]])
    """

def greater_equal(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self >= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an
    error.

    >>> torch.ge(torch.tensor([1, 2, 3]), 2)
    tensor([False,  True,  True])
    """

def grid_sampler(
    input: Tensor,
    grid: Tensor,
    interpolation_mode: _int,
    padding_mode: _int,
    align_corners: _bool,
) -> Tensor:
    """grid_sampler_2d or grid_sampler_3d, by the number of dimensions of input, 4 or 5: input (N, C, H, W) or (N, C,
    D, H, W) gives (N, C) and the sizes of grid. Floating point only, of one dtype; another number of dimensions, of
    input or grid, is an error.

    >>> torch.grid_sampler(torch.tensor([[[[1., 2.], [3., 4.]]]]), torch.zeros(1, 1, 1, 2), 0, 0, True)
    tensor([[[[2.5000]]]])
    """

def grid_sampler_2d(
    input: Tensor,
    grid: Tensor,
    interpolation_mode: _int,
    padding_mode: _int,
    align_corners: _bool,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Elements of planes at points between them. input (N, C, H, W), grid (N, Ho, Wo, 2) of x and y in [-1, 1], of one
    floating dtype; the result is (N, C, Ho, Wo). interpolation_mode: 0 bilinear, 1 nearest, 2 bicubic.
    padding_mode, for points outside: 0 zeros, 1 the border, 2 reflection at it. align_corners: -1 and 1 are the
    centres of the outermost elements, not their outer edges. Another dtype or shape of either is an error.
    Differentiable in both to any order; the derivative by the grid is that of the interpolating polynomial, so that
    of nearest is 0.

    >>> torch.grid_sampler_2d(torch.tensor([[[[1., 2.], [3., 4.]]]]), torch.zeros(1, 1, 1, 2), 1, 0, False)
    tensor([[[[1.]]]])
    """

def grid_sampler_3d(
    input: Tensor,
    grid: Tensor,
    interpolation_mode: _int,
    padding_mode: _int,
    align_corners: _bool,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """grid_sampler_2d with one more dimension: input (N, C, D, H, W), grid (N, Do, Ho, Wo, 3) of x, y and z, of one
    floating dtype, give (N, C, Do, Ho, Wo). Bicubic interpolation, another dtype and other shapes are errors.

    >>> torch.grid_sampler_3d(torch.arange(8.).view(1, 1, 2, 2, 2), torch.zeros(1, 1, 1, 1, 3), 0, 0, False)
    tensor([[[[[3.5000]]]]])
    """

def group_norm(
    input: Tensor,
    num_groups: _int,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: _float = 1e-05,
) -> Tensor:
    """(x - mean) / sqrt(variance + eps) over groups of channels of each sample, times weight plus bias: input (N, C,
    *), weight and bias (C); in the shape of input. Floating point only; a C that num_groups does not divide is an
    error.

    >>> F.group_norm(torch.tensor([[[1.], [3.], [10.], [30.]]]), 2).flatten()
    tensor([-1.0000,  1.0000, -1.0000,  1.0000])
    """

@overload
def gru(
    input: Tensor,
    hx: Tensor,
    params: tuple[Tensor, ...] | list[Tensor],
    has_biases: _bool,
    num_layers: _int,
    dropout: _float,
    train: _bool,
    bidirectional: _bool,
    batch_first: _bool,
) -> tuple[Tensor, Tensor]: ...
@overload
def gru(
    data: Tensor,
    batch_sizes: Tensor,
    hx: Tensor,
    params: tuple[Tensor, ...] | list[Tensor],
    has_biases: _bool,
    num_layers: _int,
    dropout: _float,
    train: _bool,
    bidirectional: _bool,
) -> tuple[Tensor, Tensor]:
    """Gated recurrent units over input (steps, batch, in), from the states hx. Gives the output and the last states.
    (layers * directions, batch, hidden); the output is (steps, batch, directions * hidden). Floating point and
    complex, of one dtype; sizes that do not fit are an error. gru over packed sequences: data (sum of lengths, in)
    and batch_sizes of pack_padded_sequence. Gives data of the outputs, (sum of lengths, directions * hidden), and
    the last states. Floating point and complex, of one dtype, batch_sizes int64; sizes that do not fit are an
    error.

    >>> weights = [torch.randn(12, 3), torch.randn(12, 4)]
    >>> x, h = torch.randn(5, 2, 3), torch.zeros(1, 2, 4)
    >>> output, h = torch.gru(x, h, weights, False, 1, 0., False, False, False)
    >>> output.shape
    torch.Size([5, 2, 4])
    >>> data, sizes = torch.randn(3, 2), torch.tensor([2, 1])
    >>> weights = [torch.randn(12, 2), torch.randn(12, 4)]
    >>> output, h = torch.gru(data, sizes, torch.zeros(1, 2, 4), weights, False, 1, 0., False, False)
    >>> output.shape
    torch.Size([3, 4])
    """

def gru_cell(
    input: Tensor,
    hx: Tensor,
    w_ih: Tensor,
    w_hh: Tensor,
    b_ih: Tensor | None = None,
    b_hh: Tensor | None = None,
) -> Tensor:
    """One step of a GRU: input (batch, in), hx (batch, hidden), w_ih (3 hidden, in), w_hh (3 hidden, hidden). Gives
    the next state, (batch, hidden). Floating point and complex, of one dtype; sizes that do not fit are an error.

    >>> torch.gru_cell(torch.ones(1, 2), torch.zeros(1, 3), torch.ones(9, 2), torch.ones(9, 3))
    tensor([[0.1149, 0.1149, 0.1149]])
    """

def gt(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self > other. Result is bool. Complex has no order and is refused. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an
    error.

    >>> torch.gt(torch.tensor([[1], [2]]), torch.tensor([0, 1, 2]))
    tensor([[ True, False, False],
            [ True,  True, False]])
    """

def hamming_window(
    window_length: _int,
    periodic: _bool = True,
    alpha: _float = 0.54,
    beta: _float = 0.46,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Hamming window alpha - beta cos. With periodic the window is one longer with the last value left out. dtype is
    the default float type unless given. 1-d, of window_length values; a negative length and an integer dtype are
    errors.

    >>> torch.hamming_window(5, periodic=False)
    tensor([0.0800, 0.5400, 1.0000, 0.5400, 0.0800])
    """

def hann_window(
    window_length: _int,
    periodic: _bool = True,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Hann window. With periodic the window is one longer with the last value left out. dtype is the default float
    type unless given. 1-d, of window_length values; a negative length and an integer dtype are errors.

    >>> torch.hann_window(4)
    tensor([0.0000, 0.5000, 1.0000, 0.5000])
    """

def hardshrink(input: Tensor, lambd: _float = 0.5, *, out: Tensor | None = None) -> Tensor:
    """x where |x| > lambd, 0 elsewhere, in the shape of x. Floating point only.

    >>> torch.hardshrink(torch.tensor([-1., 0.2, 0.6]))
    tensor([-1.0000,  0.0000,  0.6000])
    """

def heaviside(input: Tensor, values: Tensor, *, out: Tensor | None = None) -> Tensor:
    """0 where self is negative, 1 where positive, `values` where it is 0. Both have one dtype. The tensors broadcast;
    shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an error.

    >>> torch.heaviside(torch.tensor([-1., 0., 2.]), torch.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """

def histc(input: Tensor, bins: _int = 100, min: Number = 0, max: Number = 0, *, out: Tensor | None = None) -> Tensor:
    """Counts of the elements in equal bins, 1-d, from min to max, both included; other elements are left out. min =
    max means the least and the greatest element. Floating point only, bins below 1 and bounds that are not finite
    are errors; the result has the dtype of self.

    >>> torch.histc(torch.tensor([1., 2., 1.]), bins=4, min=0, max=3)
    tensor([0., 2., 1., 0.])
    """

@overload
def histogram(
    input: Tensor,
    bins: Tensor,
    *,
    weight: Tensor | None = None,
    density: _bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]: ...
@overload
def histogram(
    input: Tensor,
    bins: _int = 100,
    *,
    range: Sequence[_float] | None = None,
    weight: Tensor | None = None,
    density: _bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """Counts of the elements (or sums of their weights) between neighbours of an ascending 1-d tensor of edges; a bin
    holds its left edge, the last one both. density: divided by the sum and the widths. Gives hist, one element less
    than bins, and bin_edges, of self's dtype. float32 and float64 only; bins of another dtype, and weights of
    another shape, are errors. A histogram of equal bins over `range` (two numbers), or from the least to the
    greatest element. Gives hist and bin_edges, 1-d of bins and bins + 1 elements, in self's dtype. float32 and
    float64 only; a range that is not finite or falls is an error.

    >>> torch.histogram(torch.tensor([1., 2., 1.]), torch.tensor([0., 1.5, 3.]))
    torch.return_types.histogram(
    hist=tensor([2., 1.]),
    bin_edges=tensor([0.0000, 1.5000, 3.0000]))
    >>> torch.histogram(torch.tensor([1., 2., 1.]), bins=4, range=(0., 3.))
    torch.return_types.histogram(
    hist=tensor([0., 2., 1., 0.]),
    bin_edges=tensor([0.0000, 0.7500, 1.5000, 2.2500, 3.0000]))
    """

@overload
def histogramdd(
    input: Tensor,
    bins: _int,
    range: Sequence[_float] | None = None,
    weight: Tensor | None = None,
    density: _bool = False,
) -> tuple[Tensor, ...]: ...
@overload
def histogramdd(
    input: Tensor,
    bins: Sequence[_int],
    range: Sequence[_float] | None = None,
    weight: Tensor | None = None,
    density: _bool = False,
) -> tuple[Tensor, ...]: ...
@overload
def histogramdd(
    input: Tensor,
    bins: tuple[Tensor, ...] | list[Tensor],
    range: Sequence[_float] | None = None,
    weight: Tensor | None = None,
    density: _bool = False,
) -> tuple[Tensor, ...]:
    """One number of bins counts for all D columns: the counts have shape (bins, ..., bins). float32 and float64; a
    number that is not positive is an error. The histogram of the rows of a tensor (..., D) in D dimensions: bins[d]
    equal bins for column d, over range[2 d] to range[2 d + 1], or from its least to its greatest element. First the
    counts, of shape bins (or sums of the rows' weights, of the leading shape; density: divided by their sum and the
    sizes of the bins), then the edges of each column's bins, (bins[d] + 1). Python gives the edges as one tuple.
    float32 and float64; less than 2 dimensions, and a range that is not finite or falls, are errors. Ascending
    vectors of the tensor's dtype are the edges themselves, one for each column; range is not looked at. The counts
    have the shape of the bins between them. float32 and float64; another number of vectors is an error.

    >>> torch.histogramdd(torch.tensor([[0., 1.], [1., 0.]]), 2, range=[0., 2., 0., 2.])[0]
    tensor([[0., 1.],
            [1., 0.]])
    >>> hist, edges = torch.histogramdd(torch.tensor([[0., 1.], [1., 0.], [2., 2.]]), [2, 1])
    >>> hist
    tensor([[1.],
            [2.]])
    >>> edges[0]
    tensor([0., 1., 2.])
    >>> edges = [torch.tensor([0., 1., 5.]), torch.tensor([0., 2.])]
    >>> torch.histogramdd(torch.tensor([[0., 1.], [4., 0.]]), edges)[0]
    tensor([[1.],
            [1.]])
    """

@overload
def hsplit(input: Tensor, sections: _int) -> tuple[Tensor, ...]: ...
@overload
def hsplit(input: Tensor, indices: Sequence[_int]) -> tuple[Tensor, ...]:
    """Views of the shape of self but in dimension 1, in a vector dimension 0, of which each has one of as many equal
    parts. A number that does not divide the size is an error, and so is a 0-dim tensor. Any dtype. Views of the
    shape of self but in dimension 1, in a vector dimension 0, which is cut at the given indices: one view more than
    there are. A 0-dim tensor is an error. Any dtype.

    >>> torch.hsplit(torch.arange(6).view(2, 3), 3)[2]
    tensor([[2],
            [5]])
    >>> torch.hsplit(torch.arange(5), [1, 3])
    (tensor([0]), tensor([1, 2]), tensor([3, 4]))
    """

def hstack(tensors: tuple[Tensor, ...] | list[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors joined along the second dimension (the first of 1-d tensors), after atleast_1d: its sizes are added up.
    Any dtypes, which are promoted. Other sizes that differ, and no tensors, are errors.

    >>> torch.hstack([torch.tensor([1, 2]), torch.tensor([3])])
    tensor([1, 2, 3])
    """

def hypot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Square root of the sum of squares, without overflow on the way. The tensors broadcast, and their dtypes are
    promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error.

    >>> torch.hypot(torch.tensor([3., 5.]), torch.tensor([4., 12.]))
    tensor([ 5., 13.])
    """

def i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 0. By Chebyshev series, below and above one point. The
    result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error.

    >>> torch.i0(torch.tensor([0., 1., 2.]))
    tensor([1.0000, 1.2661, 2.2796])
    """

def i0_(input: Tensor) -> Tensor:
    """Modified Bessel function of the first kind of order 0. By Chebyshev series, below and above one point. The
    result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error. In place.

    >>> torch.i0(torch.tensor([0., 1., 2.]))
    tensor([1.0000, 1.2661, 2.2796])
    """

def igamma(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Regularized lower incomplete gamma function P(self, other): 0 at other = 0, 1 at infinity, NaN where either is
    negative. Differentiable by other only. By the power series, Lentz's continued fraction, and for large self
    Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.

    >>> torch.igamma(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
    tensor([0.6321, 0.5940])
    """

def igammac(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other), accurate where it is small.
    Differentiable by other only. By the power series, Lentz's continued fraction, and for large self Temme's
    expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.

    >>> torch.igammac(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
    tensor([0.3679, 0.4060])
    """

def imag(input: Tensor) -> Tensor:
    """A view of the imaginary part, in the shape of the tensor; of complex64 it is float32, and so on. A real tensor
    is an error. Read as the attribute `imag` of a tensor in Python.

    >>> torch.imag(torch.tensor([1 + 2j]))
    tensor([2.])
    """

def index_add(
    input: Tensor,
    dim: _int,
    index: Tensor,
    source: Tensor,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """self, of its shape and any dtype, with alpha times the slices of source added at the indices of a dimension, 1-d
    and integer. source has self's dtype and shape, except that dimension's size is the number of indices; an index
    outside is an error.

    >>> torch.index_add(torch.zeros(3), 0, torch.tensor([0, 2, 0]), torch.tensor([1., 2., 3.]))
    tensor([4., 0., 2.])
    """

def index_copy(input: Tensor, dim: _int, index: Tensor, source: Tensor, *, out: Tensor | None = None) -> Tensor:
    """self with the slices of source written at the indices of a dimension, 1-d int64. source has self's dtype, any,
    and shape, except that dimension's size is the number of indices; another one, and an index outside, are errors.

    >>> torch.index_copy(torch.zeros(3), 0, torch.tensor([2, 0]), torch.tensor([1., 2.]))
    tensor([2., 0., 1.])
    """

def index_fill(input: Tensor, dim: _int, index: Tensor, value: Tensor | Number) -> Tensor:
    """self with a value (a number or a 0-dim tensor) written at the indices of a dimension, 1-d int64. In the shape
    and dtype of self, any. An index outside is an error.

    >>> torch.index_fill(torch.zeros(2, 3), 1, torch.tensor([0, 2]), 9.)
    tensor([[9., 0., 9.],
            [9., 0., 9.]])
    """

def index_put(
    input: Tensor,
    indices: tuple[Tensor | None, ...] | list[Tensor | None],
    values: Tensor,
    accumulate: _bool = False,
) -> Tensor:
    """self with `values` written, or added with accumulate, at the places that `index` would read. In the shape of
    self; values broadcast to the places, and have self's dtype, any. An index outside is an error.

    >>> torch.zeros(4).index_put((torch.tensor([1, 3]),), torch.tensor([5., 6.]))
    tensor([0., 5., 0., 6.])
    """

def index_reduce(
    input: Tensor,
    dim: _int,
    index: Tensor,
    source: Tensor,
    reduce: _str,
    *,
    include_self: _bool = True,
    out: Tensor | None = None,
) -> Tensor:
    """self combined with the slices of source at the indices of a dimension: reduce is prod, mean, amax or amin.
    Without include_self the slices that are written to do not count themselves. index is 1-d and integer; source
    has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index outside and another
    word are errors.

    >>> torch.index_reduce(torch.ones(2), 0, torch.tensor([0, 0, 1]), torch.tensor([2., 3., 4.]), 'prod')
    tensor([6., 4.])
    """

def index_select(input: Tensor, dim: _int, index: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The slices of a dimension at the indices of a 1-d integer tensor: that dimension gets its size. Any dtype,
    indices int64 or int32. An index out of range is an error; the result never shares memory.

    >>> torch.index_select(torch.tensor([[1, 2, 3], [4, 5, 6]]), 1, torch.tensor([0, 2]))
    tensor([[1, 3],
            [4, 6]])
    """

def inner(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Sum of products over the last dimensions, which must agree: (*a, k) and (*b, k) give (*a, *b), 0-dim for two
    vectors. With a 0-dim tensor the product. Integers, floating point and complex; two dtypes and other last sizes
    are errors.

    >>> torch.inner(torch.tensor([[1, 2], [3, 4]]), torch.tensor([1, 10]))
    tensor([21, 43])
    """

def inverse(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of linalg.inv. The inverse of each matrix of a batch, (*, n, n), by LU. float32, float64 and their
    complex types only; matrices that are not square are an error, and a singular one raises linalg.LinAlgError.

    >>> torch.inverse(torch.tensor([[2., 0.], [0., 4.]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """

def is_nonzero(input: Tensor) -> _bool:
    """Whether the single element of a tensor of any dtype is not zero; another number of elements is an error.

    >>> torch.is_nonzero(torch.tensor([2.5]))
    True
    """

def is_same_size(input: Tensor, other: Tensor) -> _bool:
    """Whether two tensors, of any dtypes, have the same shape. Other objects are an error.

    >>> torch.is_same_size(torch.zeros(2, 1), torch.zeros(2))
    False
    """

def isclose(
    input: Tensor,
    other: Tensor,
    rtol: _float = 1e-05,
    atol: _float = 1e-08,
    equal_nan: _bool = False,
) -> Tensor:
    """Bool, in the broadcast shape: True where |self - other| <= atol + rtol * |other|; infinities only equal
    themselves, NaN equals NaN with equal_nan. Two tensors of one dtype, any; two dtypes, shapes that do not
    broadcast, and a negative rtol or atol are errors.

    >>> torch.isclose(torch.tensor([1., 2.]), torch.tensor([1. + 1e-7, 2.1]))
    tensor([ True, False])
    """

def isfinite(input: Tensor) -> Tensor:
    """True where neither infinite nor NaN; for complex numbers both parts. Result is bool. The result has the shape of
    the tensor. Takes bool, integers, floats and complex numbers.

    >>> torch.isfinite(torch.tensor([1., float('inf'), float('nan')]))
    tensor([ True, False, False])
    """

def isin(
    elements: Tensor | Number,
    test_elements: Tensor | Number,
    *,
    assume_unique: _bool = False,
    invert: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """Whether each element is among the test elements, bool in the shape of elements; with invert whether it is not.
    Integers and floating point, promoted; bool and complex are errors.

    >>> torch.isin(torch.tensor([1, 2, 3]), torch.tensor([2, 3]))
    tensor([False,  True,  True])
    """

def isinf(input: Tensor) -> Tensor:
    """True where infinite of either sign; for complex numbers either part. Result is bool. The result has the shape of
    the tensor. Takes bool, integers, floats and complex numbers.

    >>> torch.isinf(torch.tensor([1., float('-inf'), float('nan')]))
    tensor([False,  True, False])
    """

def isnan(input: Tensor) -> Tensor:
    """True where NaN; for complex numbers either part. Result is bool. The result has the shape of the tensor. Takes
    bool, integers, floats and complex numbers.

    >>> torch.isnan(torch.tensor([1., float('inf'), float('nan')]))
    tensor([False, False,  True])
    """

def isneginf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where -inf. Result is bool; complex is not supported. The result has the shape of the tensor.

    >>> torch.isneginf(torch.tensor([float('inf'), float('-inf')]))
    tensor([False,  True])
    """

def isposinf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where +inf. Result is bool; complex is not supported. The result has the shape of the tensor.

    >>> torch.isposinf(torch.tensor([float('inf'), float('-inf')]))
    tensor([ True, False])
    """

def isreal(input: Tensor) -> Tensor:
    """True where the imaginary part is zero, in the shape of x. Result is bool, any dtype is read.

    >>> torch.isreal(torch.tensor([1 + 0j, 2j]))
    tensor([ True, False])
    """

def istft(
    input: Tensor,
    n_fft: _int,
    hop_length: _int | None = None,
    win_length: _int | None = None,
    window: Tensor | None = None,
    center: _bool = True,
    normalized: _bool = False,
    onesided: _bool | None = None,
    length: _int | None = None,
    return_complex: _bool = False,
) -> Tensor:
    """Inverse of stft by overlap and add, divided by the overlapped squares of the window; where those vanish it is an
    error. self: (frequencies, frames) or (rows, frequencies, frames), complex; the result, real unless
    return_complex, is 1-d or (rows, points). length: the number of points of the result, which is cut off or filled
    up with zeros.

    >>> x, window = torch.arange(6.), torch.hann_window(4)
    >>> torch.istft(torch.stft(x, 4, window=window, return_complex=True), 4, window=window, length=6)
    tensor([0., 1., 2., 3., 4., 5.])
    """

def kaiser_window(
    window_length: _int,
    periodic: _bool = True,
    beta: _float = 12.0,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Kaiser window of shape beta. With periodic the window is one longer with the last value left out. dtype is the
    default float type unless given. 1-d, of window_length values; a negative length and an integer dtype are
    errors.

    >>> torch.kaiser_window(5, periodic=False)
    tensor([5.2773e-05, 2.1567e-01, 1.0000e+00, 2.1567e-01, 5.2773e-05])
    """

def kron(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Kronecker product: each size is the product of the sizes, missing leading dimensions count 1. Any dtypes, which
    are promoted: nothing is refused.

    >>> torch.kron(torch.eye(2), torch.tensor([[1., 2.]]))
    tensor([[1., 2., 0., 0.],
            [0., 0., 1., 2.]])
    """

def kthvalue(
    input: Tensor,
    k: _int,
    dim: _int = -1,
    keepdim: _bool = False,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The k-th smallest element along a dimension and where it stands (int64); the dimension goes, or stays with size
    1 (keepdim). NaN counts as largest. Integers, bool and floating point; k counts from 1, and beyond the size is
    an error.

    >>> torch.kthvalue(torch.tensor([4., 1., 3.]), 2)
    torch.return_types.kthvalue(
    values=tensor(3.),
    indices=tensor(2))
    """

def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[_int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: _float = 1e-05,
    cudnn_enable: _bool = True,
) -> Tensor:
    """(x - mean) / sqrt(variance + eps) over the last dimensions, which have the shape normalized_shape, times weight
    plus bias. In the shape of input. Floating point only; other last dimensions are an error.

    >>> F.layer_norm(torch.tensor([[1., 3.], [2., 6.]]), (2,))
    tensor([[-1.0000,  1.0000],
            [-1.0000,  1.0000]])
    """

def lcm(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Least common multiple, never negative. Integers only. The tensors broadcast, and their dtypes are promoted;
    shapes that do not fit are an error.

    >>> torch.lcm(torch.tensor([4, 10]), torch.tensor([6, 15]))
    tensor([12, 30])
    """

def ldexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """self * 2^other, elementwise. Takes floats and complex numbers; integers and bool compute in the default float
    type. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.

    >>> torch.ldexp(torch.tensor([1., 3.]), torch.tensor([2, -1]))
    tensor([4.0000, 1.5000])
    """

def le(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self <= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an
    error.

    >>> torch.le(torch.tensor([1, 2, 3]), 2)
    tensor([ True,  True, False])
    """

@overload
def lerp(input: Tensor, end: Tensor, weight: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def lerp(input: Tensor, end: Tensor, weight: Number, *, out: Tensor | None = None) -> Tensor:
    """self + weight * (end - self), exact at weight 0 and 1. All tensors have one dtype, but for a 0-dim weight. The
    tensors broadcast; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an
    error. self + weight * (end - self) for a weight that is a plain number. Both tensors have one dtype. They
    broadcast; floating point and complex: integers are an error.

    >>> torch.lerp(torch.tensor([0., 10.]), torch.tensor([1., 20.]), torch.tensor([0.25, 0.5]))
    tensor([ 0.2500, 15.0000])
    >>> torch.lerp(torch.tensor([0., 10.]), torch.tensor([1., 20.]), 0.5)
    tensor([ 0.5000, 15.0000])
    """

def less(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self < other. Result is bool. Complex has no order and is refused. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an
    error.

    >>> torch.lt(torch.tensor([1, 2, 3]), 2)
    tensor([ True, False, False])
    """

def less_equal(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self <= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an
    error.

    >>> torch.le(torch.tensor([1, 2, 3]), 2)
    tensor([ True,  True, False])
    """

def lgamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of the absolute value of the gamma function. By Stirling's series or the C library's. The result has
    the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an
    error.

    >>> torch.lgamma(torch.tensor([0.5, 1., 4.]))
    tensor([0.5724, 0.0000, 1.7918])
    """

def lgamma_(input: Tensor) -> Tensor:
    """Logarithm of the absolute value of the gamma function. By Stirling's series or the C library's. The result has
    the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an
    error. In place.

    >>> torch.lgamma(torch.tensor([0.5, 1., 4.]))
    tensor([0.5724, 0.0000, 1.7918])
    """

@overload
def linspace(
    start: Tensor | Number,
    end: Tensor | Number,
    steps: _int,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def linspace(
    start: Number,
    end: Number,
    steps: _int,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """linspace between 0-dim tensors: `steps` values from start to end, both included, 1-d. dtype is the default float
    type unless given. Tensors with dimensions and a negative number of steps are errors. `steps` values at equal
    distances from start to end, both included, 1-d. dtype is the default float type unless given, complex for
    complex numbers. A negative number of steps is an error.

    >>> torch.linspace(torch.tensor(0.), torch.tensor(10.), 3)
    tensor([ 0.,  5., 10.])
    >>> torch.linspace(0, 1, 5)
    tensor([0.0000, 0.2500, 0.5000, 0.7500, 1.0000])
    """

def lobpcg(
    A: Tensor,
    k: _int | None = None,
    B: Tensor | None = None,
    X: Tensor | None = None,
    n: _int | None = None,
    iK: Tensor | None = None,
    niter: _int | None = None,
    tol: _float | None = None,
    largest: _bool | None = None,
    method: _str | None = None,
) -> tuple[Tensor, Tensor]:
    """The k largest (or smallest) eigenvalues, (*, k), and eigenvectors, (*, m, k), of A x = lambda B x with A (*, m,
    m) symmetric or Hermitian and B, the identity unless given, positive definite: float32, float64 and their
    complex types. Locally optimal block preconditioned conjugate gradients (Knyazev 2001): n vectors, k unless
    given, at most m / 3, that start at X (*, m, n), or at random, with the preconditioner iK (*, m, m), until the
    relative residuals are below tol or after niter steps. k is 1 or the columns of X unless given; method is
    "basic" or "ortho", which are one. Derivatives are known without B. An A that is not square and more vectors are
    errors.

    >>> A, X = torch.diag(torch.tensor([1., 2., 3., 9.])), torch.ones(4, 1)
    >>> torch.lobpcg(A, X=X)[0]
    tensor([9.])
    """

def log(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Natural logarithm; NaN for negative and -inf for zero real elements. The result has the shape of the tensor.
    Takes floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.log(torch.tensor([0., 1., 2.]))
    tensor([  -inf, 0.0000, 0.6931])
    """

def log10(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm to base 10. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    bool compute in the default float type.

    >>> torch.log10(torch.tensor([1., 1000.]))
    tensor([0., 3.])
    """

def log10_(input: Tensor) -> Tensor:
    """Logarithm to base 10. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    bool compute in the default float type. In place.

    >>> torch.log10(torch.tensor([1., 1000.]))
    tensor([0., 3.])
    """

def log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(1 + x), accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type.

    >>> torch.log1p(torch.tensor([0., 1.]))
    tensor([0.0000, 0.6931])
    """

def log1p_(input: Tensor) -> Tensor:
    """log(1 + x), accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type. In place.

    >>> torch.log1p(torch.tensor([0., 1.]))
    tensor([0.0000, 0.6931])
    """

def log2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm to base 2. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
    compute in the default float type.

    >>> torch.log2(torch.tensor([1, 8]))
    tensor([0., 3.])
    """

def log2_(input: Tensor) -> Tensor:
    """Logarithm to base 2. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
    compute in the default float type. In place.

    >>> torch.log2(torch.tensor([1, 8]))
    tensor([0., 3.])
    """

def log_(input: Tensor) -> Tensor:
    """Natural logarithm; NaN for negative and -inf for zero real elements. The result has the shape of the tensor.
    Takes floats and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.log(torch.tensor([0., 1., 2.]))
    tensor([  -inf, 0.0000, 0.6931])
    """

def log_softmax(input: Tensor, dim: _int, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """Logarithm of softmax along a dimension, computed stably. In the shape of x; floating point only, dtype casts
    first. A dimension that x does not have is an error.

    >>> torch.log_softmax(torch.tensor([1., 2., 3.]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    """

def logaddexp(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(exp(self) + exp(other)), computed stably. The tensors broadcast, and their dtypes are promoted; shapes that
    do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.

    >>> torch.logaddexp(torch.tensor([0., 1000.]), torch.tensor([0., 1000.]))
    tensor([6.9315e-01, 1.0007e+03])
    """

def logaddexp2(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log2(2**self + 2**other), computed stably. The tensors broadcast, and their dtypes are promoted; shapes that do
    not fit are an error. Takes floats. Other dtypes are an error.

    >>> torch.logaddexp2(torch.tensor([3.]), torch.tensor([3.]))
    tensor([4.])
    """

def logcumsumexp(input: Tensor, dim: _int, *, out: Tensor | None = None) -> Tensor:
    """log of the running sum of exponentials along a dimension, computed stably; in the shape of self. Floating point
    and complex only. A dimension that self does not have is an error.

    >>> torch.logcumsumexp(torch.tensor([0., 0., 0.]), dim=0)
    tensor([0.0000, 0.6931, 1.0986])
    """

def logdet(input: Tensor) -> Tensor:
    """Logarithm of the determinant of each matrix of a batch, (*, n, n) to (*); NaN where it is negative, -inf where
    it is 0. float32, float64 and their complex types only; matrices that are not square are an error.

    >>> torch.logdet(torch.tensor([[2., 0.], [0., 3.]]))
    tensor(1.7918)
    """

def logical_and(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where both are not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not fit
    are an error.

    >>> torch.logical_and(torch.tensor([0, 1, 2]), torch.tensor([1, 0, 3]))
    tensor([False, False,  True])
    """

def logical_not(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where zero. Result is bool, any dtype is read. The result has the shape of the tensor.

    >>> torch.logical_not(torch.tensor([0, 1, -10]))
    tensor([ True, False, False])
    """

def logical_not_(input: Tensor) -> Tensor:
    """True where zero. Result is bool, any dtype is read. The result has the shape of the tensor. In place.

    >>> torch.logical_not(torch.tensor([0, 1, -10]))
    tensor([ True, False, False])
    """

def logical_or(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where either is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not fit
    are an error.

    >>> torch.logical_or(torch.tensor([0, 1, 0]), torch.tensor([False, False, True]))
    tensor([False,  True,  True])
    """

def logical_xor(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where exactly one is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not
    fit are an error.

    >>> torch.logical_xor(torch.tensor([True, True]), torch.tensor([True, False]))
    tensor([False,  True])
    """

def logit(input: Tensor, eps: _float | None = None, *, out: Tensor | None = None) -> Tensor:
    """log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
    without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is an
    error.

    >>> torch.logit(torch.tensor([0.1, 0.5, 1.]), eps=0.1)
    tensor([-2.1972,  0.0000,  2.1972])
    """

def logit_(input: Tensor, eps: _float | None = None) -> Tensor:
    """log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
    without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is an
    error. In place.

    >>> torch.logit(torch.tensor([0.1, 0.5, 1.]), eps=0.1)
    tensor([-2.1972,  0.0000,  2.1972])
    """

@overload
def logspace(
    start: Tensor,
    end: Tensor,
    steps: _int,
    base: _float = 10.0,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def logspace(
    start: Number,
    end: Number,
    steps: _int,
    base: _float = 10.0,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """logspace between 0-dim tensors: base to the power of `steps` values from start to end, 1-d. dtype is the default
    float type unless given. Tensors with dimensions are an error. base to the power of `steps` exponents at equal
    distances from start to end, 1-d. dtype is the default float type unless given, complex for complex numbers. A
    negative number of steps is an error.

    >>> torch.logspace(torch.tensor(0.), torch.tensor(2.), 3)
    tensor([  1.,  10., 100.])
    >>> torch.logspace(0, 3, 4)
    tensor([   1.,   10.,  100., 1000.])
    """

def logsumexp(
    input: Tensor,
    dim: _int | Sequence[_int],
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """log of the sum of exponentials over dimensions, which go, or stay with size 1 (keepdim), computed stably.
    Floating point and complex; integers and bool compute in the default float type. A dimension that self does not
    have is an error.

    >>> torch.logsumexp(torch.tensor([[0., 0.], [1000., 1000.]]), 1)
    tensor([6.9315e-01, 1.0007e+03])
    """

@overload
def lstm(
    input: Tensor,
    hx: tuple[Tensor, ...] | list[Tensor],
    params: tuple[Tensor, ...] | list[Tensor],
    has_biases: _bool,
    num_layers: _int,
    dropout: _float,
    train: _bool,
    bidirectional: _bool,
    batch_first: _bool,
) -> tuple[Tensor, Tensor, Tensor]: ...
@overload
def lstm(
    data: Tensor,
    batch_sizes: Tensor,
    hx: tuple[Tensor, ...] | list[Tensor],
    params: tuple[Tensor, ...] | list[Tensor],
    has_biases: _bool,
    num_layers: _int,
    dropout: _float,
    train: _bool,
    bidirectional: _bool,
) -> tuple[Tensor, Tensor, Tensor]:
    """Long short-term memory over input (steps, batch, in), or (batch, steps, in) with batch_first, from the states
    hx, h and c of (layers * directions, batch, size). Gives the last layer's output and the last states. Floating
    point and complex, of one dtype; sizes that do not fit are an error. lstm over packed sequences: data (sum of
    lengths, in), the rows of all steps one after another, batch_sizes[t], int64, of step t. Gives data of the
    outputs, (sum of lengths, directions * hidden), and the last states. Floating point and complex, of one dtype;
    sizes that do not fit are an error.

    >>> x, h, c = torch.randn(5, 2, 3), torch.zeros(1, 2, 4), torch.zeros(1, 2, 4)
    >>> weights = [torch.randn(16, 3), torch.randn(16, 4)]
    >>> output, h, c = torch.lstm(x, (h, c), weights, False, 1, 0., False, False, False)
    >>> output.shape
    torch.Size([5, 2, 4])
    >>> data, sizes, state = torch.randn(3, 2), torch.tensor([2, 1]), torch.zeros(1, 2, 4)
    >>> weights = [torch.randn(16, 2), torch.randn(16, 4)]
    >>> output, h, c = torch.lstm(data, sizes, (state, state), weights, False, 1, 0., False, False)
    >>> output.shape
    torch.Size([3, 4])
    """

def lstm_cell(
    input: Tensor,
    hx: tuple[Tensor, ...] | list[Tensor],
    w_ih: Tensor,
    w_hh: Tensor,
    b_ih: Tensor | None = None,
    b_hh: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """One step of an LSTM: input (batch, in), hx h and c of (batch, hidden). Gives the next h and c. w_ih (4 hidden,
    in), w_hh (4 hidden, hidden). Floating point and complex, of one dtype; sizes that do not fit are an error.

    >>> x, state = torch.ones(1, 2), (torch.zeros(1, 3), torch.zeros(1, 3))
    >>> h, c = torch.lstm_cell(x, state, torch.ones(12, 2), torch.ones(12, 3))
    >>> h
    tensor([[0.6083, 0.6083, 0.6083]])
    """

def lt(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self < other. Result is bool. Complex has no order and is refused. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an
    error.

    >>> torch.lt(torch.tensor([1, 2, 3]), 2)
    tensor([ True, False, False])
    """

def lu(input: Tensor, pivot: _bool = True) -> tuple[Tensor, Tensor, Tensor]:
    """The older name of linalg.lu_factor_ex: LU in one matrix, int32 pivots and codes of matrices (*, m, n), floating
    point and complex; a matrix that is singular is told by its code alone. Python gives the codes with
    get_infos=True only. pivot=False is an error.

    >>> torch.lu(torch.tensor([[1., 2.], [4., 2.]]))[1]
    tensor([2, 2], dtype=torch.int32)
    """

def lu_solve(input: Tensor, LU_data: Tensor, LU_pivots: Tensor, *, out: Tensor | None = None) -> Tensor:
    """linalg.lu_solve with the right side first: the solution X, (*, n, k), of A X = self, where LU_data and LU_pivots
    are of lu_factor. float32, float64 and their complex types. Sizes that do not fit are an error.

    >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
    >>> torch.lu_solve(torch.tensor([[3.], [6.]]), LU, pivots)
    tensor([[1.],
            [1.]])
    """

def lu_unpack(
    LU_data: Tensor,
    LU_pivots: Tensor,
    unpack_data: _bool = True,
    unpack_pivots: _bool = True,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """P, L and U of what lu_factor gave, (*, m, n): (*, m, m), (*, m, k) and (*, k, n), k = min(m, n), in its dtype,
    any. What is not unpacked is empty. Pivots of another dtype than int32, or outside 1 .. m, and fewer than two
    dimensions are errors.

    >>> P, L, U = torch.lu_unpack(*torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]])))
    >>> P @ L @ U
    tensor([[1., 2.],
            [4., 2.]])
    """

def masked_fill(input: Tensor, mask: Tensor, value: Tensor | Number) -> Tensor:
    """self with a value (a number or a 0-dim tensor) where the bool mask is true; both broadcast. Any dtype, which
    stays. A mask that is not bool is an error.

    >>> torch.masked_fill(torch.tensor([1., 2., 3.]), torch.tensor([True, False, True]), 0.)
    tensor([0., 2., 0.])
    """

def masked_scatter(input: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """self with the elements of source written, in order, where the bool mask is true; mask broadcasts to self, whose
    shape and dtype, any, stay. source has self's dtype and at least as many elements as are true, else it is an
    error.

    >>> torch.masked_scatter(torch.zeros(3), torch.tensor([True, False, True]), torch.tensor([5., 6.]))
    tensor([5., 0., 6.])
    """

def masked_select(input: Tensor, mask: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The elements where the bool mask is true, in row-major order, 1-d; both broadcast. Any dtype, which stays. A
    mask of another dtype is an error.

    >>> torch.masked_select(torch.tensor([1, 2, 3]), torch.tensor([True, False, True]))
    tensor([1, 3])
    """

def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Matrix product with the batch dimensions broadcast; 1-d tensors count as a row (left) or a column (right). (*,
    n, k) and (*, k, m) give (*, n, m). The tensors have one dtype, any but bool; inner sizes that differ, and 0-dim
    tensors, are errors.

    >>> torch.matmul(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 1.]))
    tensor([3., 7.])
    >>> torch.matmul(torch.randn(10, 3, 4), torch.randn(4, 5)).shape
    torch.Size([10, 3, 5])
    """

def matrix_exp(input: Tensor) -> Tensor:
    """The exponential of each square matrix (*, n, n), floating point and complex; by scaling and squaring of a Taylor
    polynomial. Matrices that are not square are an error.

    >>> torch.matrix_exp(torch.tensor([[0., 1.], [0., 0.]]))
    tensor([[1., 1.],
            [0., 1.]])
    """

def matrix_power(input: Tensor, n: _int, *, out: Tensor | None = None) -> Tensor:
    """Another name of linalg.matrix_power. The n-th power of each square matrix; a negative one is that of the
    inverse, the 0-th the identity. (*, n, n); float32, float64 and their complex types, for n >= 0 integers and
    halves too. Matrices that are not square, and singular ones for n < 0, are errors.

    >>> torch.matrix_power(torch.tensor([[1., 1.], [0., 1.]]), -1)
    tensor([[ 1., -1.],
            [ 0.,  1.]])
    """

@overload
def max(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(
    input: Tensor,
    dim: _int,
    keepdim: _bool = False,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The largest element; NaN where there is one. Ties share the gradient evenly. An empty tensor is an error. 0-dim;
    integers, bool and floating point, complex is not supported. Elementwise, the larger of two: maximum. NaN wins;
    the tensors broadcast, and their dtypes are promoted. Complex is not supported. The largest elements along a
    dimension, which goes, or stays with size 1 (keepdim), and the int64 indices where they stand (the first of
    equals); NaN counts as largest. Integers, bool and floating point; complex, and a dimension without elements,
    are errors.

    >>> torch.max(torch.tensor([1., 5., 3.]))
    tensor(5.)
    >>> torch.max(torch.tensor([1, 5]), torch.tensor([3, 2]))
    tensor([3, 5])
    >>> torch.max(torch.tensor([[1, 5], [7, 2]]), dim=1)
    torch.return_types.max(
    values=tensor([5, 7]),
    indices=tensor([1, 0]))
    """

def max_pool1d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0,),
    dilation: _int | Sequence[_int] = (1,),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of each window; NaN counts as largest. (N, C, L) or (C, L); each output size is (n + 2
    padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's size
    unless given. Floating point only; padding above half the kernel is an error.

    >>> F.max_pool1d(torch.tensor([[1., 5., 2., 4.]]), 2)
    tensor([[5., 4.]])
    """

def max_pool1d_with_indices(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0,),
    dilation: _int | Sequence[_int] = (1,),
    ceil_mode: _bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window and its place in the flattened plane; NaN counts as largest. (N, C, L) or (C,
    L); indices are int64. Integers and floating point. An empty window, and padding of more than half of it, are
    errors.

    >>> output, indices = F.max_pool1d_with_indices(torch.tensor([[1., 5., 2., 4.]]), 2)
    >>> indices
    tensor([[1, 3]])
    """

def max_pool2d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0),
    dilation: _int | Sequence[_int] = (1, 1),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of each window; NaN counts as largest. (N, C, H, W) or (C, H, W); each output size is (n + 2
    padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's size
    unless given. Integers and floating point; padding above half the kernel, bool and complex are errors.

    >>> F.max_pool2d(torch.arange(16.).view(1, 4, 4), 2, stride=2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """

def max_pool2d_with_indices(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0),
    dilation: _int | Sequence[_int] = (1, 1),
    ceil_mode: _bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window and its place in the flattened plane; NaN counts as largest. (N, C, H, W) or
    (C, H, W); indices are int64. Integers and floating point. An empty window, and padding of more than half of it,
    are errors.

    >>> output, indices = F.max_pool2d_with_indices(torch.arange(16.).view(1, 4, 4), 2)
    >>> indices
    tensor([[[ 5,  7],
             [13, 15]]])
    """

def max_pool3d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0, 0),
    dilation: _int | Sequence[_int] = (1, 1, 1),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of each window; NaN counts as largest. (N, C, D, H, W) or (C, D, H, W); each output size is
    (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's
    size unless given. Integers and floating point; padding above half the kernel, bool and complex are errors.

    >>> F.max_pool3d(torch.arange(16.).view(1, 2, 2, 4), 2)
    tensor([[[[13., 15.]]]])
    """

def maximum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The larger of two elements; NaN where either is NaN. Complex is not supported. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error.

    >>> torch.maximum(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
    tensor([2., nan])
    """

@overload
def mean(input: Tensor, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def mean(
    input: Tensor,
    dim: _int | Sequence[_int] | None,
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Mean of all elements, 0-dim; NaN of none. The tensor, or dtype, must be floating point or complex, else it is an
    error. Mean over dimensions, which go, or stay with size 1 (keepdim); NaN of none. The tensor, or dtype, which
    casts first, must be floating point or complex, else it is an error.

    >>> torch.mean(torch.tensor([1., 2., 6.]))
    tensor(3.)
    >>> torch.mean(torch.tensor([[1., 2.], [3., 4.]]), dim=0)
    tensor([2., 3.])
    """

@overload
def median(input: Tensor) -> Tensor: ...
@overload
def median(
    input: Tensor,
    dim: _int,
    keepdim: _bool = False,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The median of all elements, 0-dim: of an even number the lower of the two in the middle; NaN of none, or if
    there is one. The gradient is shared by all elements of that value. Integers and floating point; bool and
    complex are errors. The median along a dimension, which goes, or stays with size 1 (keepdim) (the lower one of
    an even number), and the int64 index where it stands, of equal elements where a stable sort would put the
    middle. A NaN is the median of what it is in. Integers and floating point; bool, complex, and a dimension
    without elements, are errors.

    >>> torch.median(torch.tensor([3., 1., 2., 4.]))
    tensor(2.)
    >>> torch.median(torch.tensor([[3., 1., 2.], [4., 6., 5.]]), dim=1).values
    tensor([2., 5.])
    """

def meshgrid(tensors: tuple[Tensor, ...] | list[Tensor], *, indexing: _str = 'ij') -> tuple[Tensor, ...]:
    """Coordinate grids of 1-d (or 0-d) tensors of one dtype, one a tensor, all in the shape of their sizes; indexing
    'xy' exchanges the first two dimensions. Tensors of several dtypes, and of more than one dimension, are errors.

    >>> torch.meshgrid(torch.tensor([1, 2]), torch.tensor([3, 4]), indexing='ij')
    (tensor([[1, 1],
            [2, 2]]), tensor([[3, 4],
            [3, 4]]))
    """

@overload
def min(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def min(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def min(
    input: Tensor,
    dim: _int,
    keepdim: _bool = False,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The smallest element; NaN where there is one. Ties share the gradient evenly. An empty tensor is an error.
    0-dim; integers, bool and floating point, complex is not supported. Elementwise, the smaller of two: minimum.
    NaN wins; the tensors broadcast, and their dtypes are promoted. Complex is not supported. The smallest elements
    along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices where they stand (the first
    of equals); NaN counts as smallest. Integers, bool and floating point; complex, and a dimension without
    elements, are errors.

    >>> torch.min(torch.tensor([1., 5., 3.]))
    tensor(1.)
    >>> torch.min(torch.tensor([1, 5]), torch.tensor([3, 2]))
    tensor([1, 2])
    >>> torch.min(torch.tensor([[1, 5], [7, 2]]), dim=1)
    torch.return_types.min(
    values=tensor([1, 2]),
    indices=tensor([0, 1]))
    """

def minimum(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The smaller of two elements; NaN where either is NaN. Complex is not supported. The tensors broadcast, and their
    dtypes are promoted; shapes that do not fit are an error.

    >>> torch.minimum(torch.tensor([1, 5]), torch.tensor([2, 4]))
    tensor([1, 4])
    """

def mm(input: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Product of two matrices, (n, k) and (k, m), of one dtype but bool: (n, m). Other shapes or dtypes are an error;
    nothing broadcasts.

    >>> torch.mm(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([[1.], [1.]]))
    tensor([[3.],
            [7.]])
    """

def mode(
    input: Tensor,
    dim: _int = -1,
    keepdim: _bool = False,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The most frequent value along a dimension, the smallest of several, and the index of its last occurrence. Both
    without the dimension, or with it in size 1; indices are int64. Integers, bool and floating point; complex is
    not supported.

    >>> torch.mode(torch.tensor([1, 2, 2, 3]))
    torch.return_types.mode(
    values=tensor(2),
    indices=tensor(2))
    """

def moveaxis(input: Tensor, source: _int | Sequence[_int], destination: _int | Sequence[_int]) -> Tensor:
    """Dimensions moved from `source` to `destination`, their sizes with them, as a view; the others keep their order.
    Lists of different length, or with a dimension twice, are an error. Any dtype.

    >>> torch.movedim(torch.zeros(2, 3, 5), 0, 2).shape
    torch.Size([3, 5, 2])
    """

def movedim(input: Tensor, source: _int | Sequence[_int], destination: _int | Sequence[_int]) -> Tensor:
    """Dimensions moved from `source` to `destination`, their sizes with them, as a view; the others keep their order.
    Lists of different length, or with a dimension twice, are an error. Any dtype.

    >>> torch.movedim(torch.zeros(2, 3, 5), 0, 2).shape
    torch.Size([3, 5, 2])
    """

def msort(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Sorted along the first dimension, in the shape of self; equal elements keep their order. NaN counts as the
    largest; integers, bool and floating point, complex is an error.

    >>> torch.msort(torch.tensor([[3, 1], [2, 5]]))
    tensor([[2, 1],
            [3, 5]])
    """

def mul(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self * other; for bool tensors the logical and. The tensors broadcast, and their dtypes are promoted; shapes
    that do not fit are an error. Takes bool, integers, floats and complex numbers.

    >>> torch.mul(torch.tensor([1., 2., 3.]), 4)
    tensor([ 4.,  8., 12.])
    """

def multinomial(
    input: Tensor,
    num_samples: _int,
    replacement: _bool = False,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Indices drawn with the probabilities that each row gives up to a factor: int64, (num_samples) or (rows,
    num_samples). Floating point only. Negative, infinite or NaN probabilities, rows of sum 0, and more samples than
    there are without replacement are errors.

    >>> _ = torch.manual_seed(0)
    >>> torch.multinomial(torch.tensor([0., 10., 3., 1.]), 2)
    tensor([1, 2])
    """

def multiply(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self * other; for bool tensors the logical and. The tensors broadcast, and their dtypes are promoted; shapes
    that do not fit are an error. Takes bool, integers, floats and complex numbers.

    >>> torch.mul(torch.tensor([1., 2., 3.]), 4)
    tensor([ 4.,  8., 12.])
    """

def mv(input: Tensor, vec: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Product of a matrix (n, k) and a vector (k) of one dtype: (n). Other shapes or dtypes are an error.

    >>> torch.mv(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
    tensor([21., 43.])
    """

def mvlgamma(input: Tensor, p: _int, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension p, elementwise, in the shape of self: log(pi) p (p
    - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating point; integers compute in the
    default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1, complex tensors.

    >>> torch.mvlgamma(torch.tensor([2., 3.]), 2)
    tensor([0.4516, 1.5502])
    """

def mvlgamma_(input: Tensor, p: _int) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension p, elementwise, in the shape of self: log(pi) p (p
    - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating point; integers compute in the
    default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1, complex tensors. In place.

    >>> torch.mvlgamma(torch.tensor([2., 3.]), 2)
    tensor([0.4516, 1.5502])
    """

def nan_to_num(
    input: Tensor,
    nan: _float | None = None,
    posinf: _float | None = None,
    neginf: _float | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """NaN becomes nan (default 0), infinities become posinf and neginf (default the largest and the lowest value of
    the dtype), in both parts of complex numbers. In the shape of self, any dtype: integers and bool are copied.

    >>> torch.nan_to_num(torch.tensor([float('nan'), float('inf'), 1.]), nan=0., posinf=9.)
    tensor([0., 9., 1.])
    """

def nan_to_num_(
    input: Tensor,
    nan: _float | None = None,
    posinf: _float | None = None,
    neginf: _float | None = None,
) -> Tensor:
    """NaN becomes nan (default 0), infinities become posinf and neginf (default the largest and the lowest value of
    the dtype), in both parts of complex numbers. In the shape of self, any dtype: integers and bool are copied. In
    place.

    >>> torch.nan_to_num(torch.tensor([float('nan'), float('inf'), 1.]), nan=0., posinf=9.)
    tensor([0., 9., 1.])
    """

def nanmean(
    input: Tensor,
    dim: _int | Sequence[_int] | None = None,
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """The mean of the elements that are not NaN over dimensions (all unless given), which go, or stay with size 1
    (keepdim); NaN where there is none. Floating point only, computed in dtype where it is given; a dimension that
    self does not have is an error.

    >>> torch.nanmean(torch.tensor([[1., float('nan')], [3., 4.]]), dim=0)
    tensor([2., 4.])
    """

@overload
def nanmedian(input: Tensor) -> Tensor: ...
@overload
def nanmedian(
    input: Tensor,
    dim: _int,
    keepdim: _bool = False,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The median of all elements that are not NaN, 0-dim; NaN where nothing else is there. Integers and floating
    point; bool and complex are errors. The median along a dimension, which goes, or stays with size 1 (keepdim), of
    what is not NaN, and the int64 index where it stands; NaN where nothing else is there. Integers and floating
    point; bool, complex, and a dimension without elements, are errors.

    >>> torch.nanmedian(torch.tensor([1., float('nan'), 3., 2.]))
    tensor(2.)
    >>> torch.nanmedian(torch.tensor([[1., float('nan'), 3.]]), dim=1).values
    tensor([1.])
    """

@overload
def nanquantile(
    input: Tensor,
    q: Tensor,
    dim: _int | None = None,
    keepdim: _bool = False,
    *,
    interpolation: _str = 'linear',
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def nanquantile(
    input: Tensor,
    q: _float,
    dim: _int | None = None,
    keepdim: _bool = False,
    *,
    interpolation: _str = 'linear',
    out: Tensor | None = None,
) -> Tensor:
    """quantile of what is not NaN; NaN where nothing else is there. One dimension more, in front, when q is 1-d.
    float32 and float64 of self's dtype; a q outside [0, 1] is an error. nanquantile for a number q from 0 to 1:
    self without dim, or 0-dim. float32 and float64 only; a q outside is an error.

    >>> torch.nanquantile(torch.tensor([0., float('nan'), 2.]), torch.tensor([0., 0.5]))
    tensor([0., 1.])
    >>> torch.nanquantile(torch.tensor([0., float('nan'), 2.]), 0.5)
    tensor(1.)
    """

def nansum(
    input: Tensor,
    dim: _int | Sequence[_int] | None = None,
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Sum over dimensions (all of them unless given), which go, or stay with size 1 (keepdim), with NaN counted as 0.
    Floating point; integers and bool sum in int64, complex is an error.

    >>> torch.nansum(torch.tensor([1., float('nan'), 3.]))
    tensor(4.)
    """

@overload
def narrow(input: Tensor, dim: _int, start: Tensor, length: _int) -> Tensor: ...
@overload
def narrow(input: Tensor, dim: _int, start: _int, length: _int) -> Tensor:
    """narrow with the start in a 0-dim integer tensor; another start, and a range that leaves the dimension, are
    errors. The dimension has size `length`. Any dtype. `length` indices of a dimension from `start` on, its new
    size, as a view. A range that leaves the dimension is an error. Any dtype.

    >>> torch.narrow(torch.tensor([1, 2, 3, 4]), 0, torch.tensor(1), 2)
    tensor([2, 3])
    >>> torch.narrow(torch.tensor([1, 2, 3, 4]), 0, 1, 2)
    tensor([2, 3])
    """

def narrow_copy(input: Tensor, dim: _int, start: _int, length: _int, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `narrow` sees: same shape and values, memory of its own. Any dtype; a range that
    leaves the dimension is an error.

    >>> torch.narrow_copy(torch.tensor([1, 2, 3, 4]), 0, 1, 2)
    tensor([2, 3])
    """

def native_batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: _bool,
    momentum: _float,
    eps: _float,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """batch_norm, and the means and the reciprocals of the standard deviations of the channels, which are empty unless
    in training. Only the first is differentiable. The result is in the shape of input, (N, C, ...). Floating point
    only.

    >>> torch.native_batch_norm(torch.tensor([[1.], [3.]]), None, None, None, None, True, 0.1, 0.)[0]
    tensor([[-1.],
            [ 1.]])
    """

def native_channel_shuffle(input: Tensor, groups: _int) -> Tensor:
    """The first channels of all groups, then the second ones, and so on: (N, C, ...) of any dtype. Fewer than three
    dimensions, groups below 1, and channels that groups does not divide are errors.

    >>> torch.channel_shuffle(torch.arange(4.).view(1, 4, 1), 2).flatten()
    tensor([0., 2., 1., 3.])
    """

def native_dropout(
    input: Tensor,
    p: _float,
    train: _bool | None,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """dropout, and the bool mask of what is kept, in the shape of input. A missing train means true. A p outside [0,
    1] is an error.

    >>> torch.native_dropout(torch.ones(3), 0.5, False)[0]
    tensor([1., 1., 1.])
    """

def native_group_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    N: _int,
    C: _int,
    HxW: _int,
    group: _int,
    eps: _float,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """group_norm of an input of N samples, C channels and HxW elements each, the means (N, group), and the reciprocals
    of the standard deviations. The first is in the shape of input. Floating point only; a C that group does not
    divide is an error.

    >>> torch.native_group_norm(torch.tensor([[[1.], [3.]]]), None, None, 1, 2, 1, 1, 0.)[0]
    tensor([[[-1.],
             [ 1.]]])
    """

def native_layer_norm(
    input: Tensor,
    normalized_shape: Sequence[_int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: _float,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """layer_norm, the means, and the reciprocals of the standard deviations, with sizes 1 where it normalised. The
    first is in the shape of input. Only the first is differentiable. Floating point only; other last dimensions
    than normalized_shape are an error.

    >>> torch.native_layer_norm(torch.tensor([[1., 3.]]), [2], None, None, 0.)[0]
    tensor([[-1.,  1.]])
    """

def ne(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self != other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that do
    not fit are an error. Takes bool, integers, floats and complex numbers.

    >>> torch.ne(torch.tensor([1, 2, 3]), 2)
    tensor([ True, False,  True])
    """

def neg(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Negative of each element. Bool is not supported. The result has the shape of the tensor.

    >>> torch.neg(torch.tensor([1., -2.]))
    tensor([-1.,  2.])
    """

def neg_(input: Tensor) -> Tensor:
    """Negative of each element. Bool is not supported. The result has the shape of the tensor. In place.

    >>> torch.neg(torch.tensor([1., -2.]))
    tensor([-1.,  2.])
    """

def negative(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Negative of each element. Bool is not supported. The result has the shape of the tensor.

    >>> torch.neg(torch.tensor([1., -2.]))
    tensor([-1.,  2.])
    """

def negative_(input: Tensor) -> Tensor:
    """Negative of each element. Bool is not supported. The result has the shape of the tensor. In place.

    >>> torch.neg(torch.tensor([1., -2.]))
    tensor([-1.,  2.])
    """

def nextafter(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The next representable value after self in the direction of other. The tensors broadcast, and their dtypes are
    promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error.

    >>> torch.nextafter(torch.tensor(1.), torch.tensor(2.)) > 1
    tensor(True)
    """

def nonzero(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The indices of the elements that are not zero, in row-major order: int64 of shape (count, dimensions). Any dtype
    is read.

    >>> torch.nonzero(torch.tensor([[0, 1], [2, 0]]))
    tensor([[0, 1],
            [1, 0]])
    """

def nonzero_static(input: Tensor, *, size: _int, fill_value: _int = -1, out: Tensor | None = None) -> Tensor:
    """The first `size` rows of nonzero, filled up with rows of fill_value where there are fewer. (size, dimensions),
    int64; any dtype is read. A negative size is an error.

    >>> torch.nonzero_static(torch.tensor([0, 5, 0, 7]), size=3)
    tensor([[ 1],
            [ 3],
            [-1]])
    """

@overload
def norm(input: Tensor, p: Number = 2) -> Tensor: ...
@overload
def norm(
    input: Tensor,
    p: Number | None,
    dim: _int | Sequence[_int],
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """p-norm of all elements, 0-dim: (sum |x|^p)^(1/p), the largest modulus for p inf, the count of those not zero for
    p 0. Floating point and complex only; the result is real. p-norm over dimensions, which go, or stay with size 1
    (keepdim); a missing p means 2. Floating point and complex only; the result is real. A dimension that self does
    not have is an error.

    >>> torch.norm(torch.tensor([3., 4.]))
    tensor(5.)
    >>> torch.norm(torch.tensor([[3., 4.], [6., 8.]]), p=2, dim=1)
    tensor([ 5., 10.])
    """

def norm_except_dim(v: Tensor, pow: _int = 2, dim: _int = 0) -> Tensor:
    """The norm of order pow over all dimensions but one, which keep size 1; dim -1: over all, 0-dim. Floating point
    and complex, the result is real; integers, and a dimension that v does not have, are errors.

    >>> torch.norm_except_dim(torch.tensor([[3., 4.], [6., 8.]]))
    tensor([[ 5.],
            [10.]])
    """

@overload
def normal(mean: Tensor, std: Tensor, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def normal(
    mean: Tensor,
    std: _float = 1.0,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def normal(mean: _float, std: Tensor, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def normal(
    mean: _float,
    std: _float,
    size: Sequence[_int],
    *,
    generator: Generator | None = None,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """Normal values of the given means and standard deviations, in their broadcast shape. Floating point, a complex
    mean too; integers, and a standard deviation that is negative or complex, are errors. Normal values of the given
    means, in their shape. Floating point and complex only; a negative standard deviation is an error. Normal values
    of the given standard deviations, in their shape. Floating point only; a negative one is an error. Normal values
    of one mean and standard deviation, in the given sizes. dtype is the default float type unless given; an integer
    dtype, and a negative standard deviation, are errors.

    >>> _ = torch.manual_seed(0)
    >>> torch.normal(torch.tensor([0., 100.]), torch.tensor([1., 0.1]))
    tensor([ 1.5410, 99.9707])
    >>> _ = torch.manual_seed(0)
    >>> torch.normal(torch.tensor([0., 100.]), 0.5)
    tensor([ 0.7705, 99.8533])
    >>> _ = torch.manual_seed(0)
    >>> torch.normal(0., torch.tensor([1., 0.1]))
    tensor([ 1.5410, -0.0293])
    >>> _ = torch.manual_seed(0)
    >>> torch.normal(2., 3., (1, 4))
    tensor([[ 6.6230,  1.1197, -4.5364,  3.7053]])
    """

def not_equal(input: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Elementwise self != other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that do
    not fit are an error. Takes bool, integers, floats and complex numbers.

    >>> torch.ne(torch.tensor([1, 2, 3]), 2)
    tensor([ True, False,  True])
    """

@overload
def nuclear_norm(input: Tensor, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
@overload
def nuclear_norm(
    input: Tensor,
    dim: _int | Sequence[_int],
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The sum of the singular values of a matrix, 0-dim, or 1 x 1 with keepdim. float32, float64 and their complex
    types; another number of dimensions than two is an error. The sum of the singular values of the matrices in two
    dimensions, which go, or stay with size 1. float32, float64 and their complex types; other than two dimensions
    are an error.

    >>> torch.nuclear_norm(torch.tensor([[3., 0.], [0., 4.]]))
    tensor(7.)
    >>> torch.nuclear_norm(torch.ones(2, 3, 3), (1, 2))
    tensor([3., 3.])
    """

@overload
def ones(
    size: Sequence[_int],
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def ones(
    *size: _int,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """A tensor of ones of the given sizes. dtype is the default float type unless given. A negative size is an error.

    >>> torch.ones(2, 3)
    tensor([[1., 1., 1.],
            [1., 1., 1.]])
    """

def ones_like(
    input: Tensor,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
) -> Tensor:
    """A tensor of ones. Shape, dtype and strides are those of self unless given. requires_grad of an integer or bool
    dtype is an error.

    >>> torch.ones_like(torch.tensor([1, 2]), dtype=torch.float64)
    tensor([1., 1.], dtype=torch.float64)
    """

def orgqr(input: Tensor, input2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of linalg.householder_product. The first n columns of the product of k reflectors I - tau v v^H; v
    has 1 on the diagonal of input (*, m, n), m >= n, and its column below. tau (*, k), k <= n. float32, float64 and
    their complex types; sizes that do not fit are an error.

    >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
    >>> torch.orgqr(a, tau)
    tensor([[-0.6000, -0.8000],
            [-0.8000,  0.6000]])
    """

def ormqr(
    input: Tensor,
    input2: Tensor,
    input3: Tensor,
    left: _bool = True,
    transpose: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Q other (left) or other Q, or with Q^H (transpose), for Q the product of the reflectors in self (*, p, k) with
    the factors input2 (*, k), and other, input3, (*, m, n). float32, float64 and their complex types; sizes that do
    not fit are an error.

    >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
    >>> torch.ormqr(a, tau, torch.eye(2))
    tensor([[-0.6000, -0.8000],
            [-0.8000,  0.6000]])
    """

def outer(input: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Outer product of two 1-d tensors: (n) and (m) give (n, m); any dtypes, which are promoted. Other numbers of
    dimensions are an error.

    >>> torch.outer(torch.tensor([1, 2]), torch.tensor([1, 10, 100]))
    tensor([[  1,  10, 100],
            [  2,  20, 200]])
    """

def pca_lowrank(
    A: Tensor,
    q: _int | None = None,
    center: _bool = True,
    niter: _int = 2,
) -> tuple[Tensor, Tensor, Tensor]:
    """svd_lowrank of A, (*, m, n), less the mean of its rows (center): U (*, m, q), S (*, q), and principal components
    in V, (*, n, q). q is min(6, m, n) unless given. float32, float64 and their complex types only; q beyond min(m,
    n) is an error.

    >>> _ = torch.manual_seed(0)
    >>> U, S, V = torch.pca_lowrank(torch.tensor([[1., 2.], [3., 4.], [5., 6.]]), q=1)
    >>> S
    tensor([4.])
    """

def pdist(input: Tensor, p: _float = 2.0) -> Tensor:
    """p-norm distances of each row of a matrix (n, d) and each later one, 1-d of n (n - 1) / 2 elements. Floating
    point only; another number of dimensions is an error.

    >>> torch.pdist(torch.tensor([[0., 0.], [3., 4.], [0., 1.]]))
    tensor([5.0000, 1.0000, 4.2426])
    """

def permute(input: Tensor, dims: Sequence[_int]) -> Tensor:
    """Dimensions in another order, their sizes with them, as a view. An order that has not every dimension once is an
    error. Any dtype.

    >>> torch.permute(torch.zeros(2, 3, 5), (2, 0, 1)).shape
    torch.Size([5, 2, 3])
    """

def permute_copy(input: Tensor, dims: Sequence[_int], *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `permute` sees: same shape and values, memory of its own. Any dtype; an order that has
    not every dimension once is an error.

    >>> torch.permute_copy(torch.tensor([[1, 2, 3]]), (1, 0))
    tensor([[1],
            [2],
            [3]])
    """

def pinverse(input: Tensor, rcond: _float = 1e-15) -> Tensor:
    """linalg.pinv with rtol = rcond: (*, m, n) gives (*, n, m). Singular values up to rcond times the largest count as
    zero. float32, float64 and their complex types; fewer than two dimensions are an error.

    >>> torch.pinverse(torch.tensor([[2., 0.], [0., 4.], [0., 0.]]))
    tensor([[0.5000, 0.0000, 0.0000],
            [0.0000, 0.2500, 0.0000]])
    """

def pixel_shuffle(input: Tensor, upscale_factor: _int) -> Tensor:
    """Channels spread over finer positions: (..., C * r * r, H, W) gives (..., C, H * r, W * r) with r =
    upscale_factor. Any dtype. Fewer than three dimensions, r below 1, and channels that r * r does not divide are
    errors.

    >>> torch.pixel_shuffle(torch.tensor([1., 2., 3., 4.]).view(4, 1, 1), 2)
    tensor([[[1., 2.],
             [3., 4.]]])
    """

def pixel_unshuffle(input: Tensor, downscale_factor: _int) -> Tensor:
    """The inverse of pixel_shuffle: (..., C, H * r, W * r) gives (..., C * r * r, H, W) with r = downscale_factor. Any
    dtype. Fewer than three dimensions, r below 1, and a height or width that r does not divide are errors.

    >>> torch.pixel_unshuffle(torch.tensor([[[1., 2.], [3., 4.]]]), 2).flatten()
    tensor([1., 2., 3., 4.])
    """

def poisson(input: Tensor, generator: Generator | None = None) -> Tensor:
    """Poisson distributed values of the given rates, in their shape and dtype. Negative rates are an error; floating
    point only.

    >>> _ = torch.manual_seed(0)
    >>> torch.poisson(torch.tensor([1., 10., 100.]))
    tensor([  2.,  15., 109.])
    """

def polar(abs: Tensor, angle: Tensor, *, out: Tensor | None = None) -> Tensor:
    """A complex tensor of modulus and argument, in radians. Both are float32 or float64, of one dtype, and broadcast;
    the result has the complex type of that. Shapes that do not broadcast are an error.

    >>> torch.polar(torch.tensor([1., 2.]), torch.tensor([0., 0.5]))
    tensor([1.0000+0.0000j, 1.7552+0.9589j])
    """

def polygamma(n: _int, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The n-th derivative of digamma: digamma itself for n = 0, else (-1)^(n+1) n! zeta(n + 1, x), in the shape of x.
    A negative n is an error. Takes floats; integers and bool compute in the default float type. By the Hurwitz zeta
    function.

    >>> torch.polygamma(1, torch.tensor([1., 0.5]))
    tensor([1.6449, 4.9348])
    """

def positive(input: Tensor) -> Tensor:
    """The tensor itself, of the same shape and dtype: no copy. Every dtype but bool, which is an error.

    >>> torch.positive(torch.tensor([1, -2]))
    tensor([ 1, -2])
    """

@overload
def pow(input: Tensor | Number, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def pow(input: Tensor, exponent: Number, *, out: Tensor | None = None) -> Tensor:
    """self to the power of exponent. Integer tensors stay integer; 0 to the power 0 is 1. The tensors broadcast, and
    their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex
    numbers. self to a power that is a plain number. In the shape of the tensor; any dtype, promoted with the power.
    An integer tensor refuses a negative integer power.

    >>> torch.pow(torch.tensor([1., 2., 3.]), torch.tensor([2., 3., 4.]))
    tensor([ 1.,  8., 81.])
    >>> torch.pow(2, torch.tensor([1., 2., 3.]))
    tensor([2., 4., 8.])
    """

def pow_(input: Tensor, exponent: Number) -> Tensor:
    """self to a power that is a plain number. In the shape of the tensor; any dtype, promoted with the power. An
    integer tensor refuses a negative integer power. In place.

    >>> torch.pow(2, torch.tensor([1., 2., 3.]))
    tensor([2., 4., 8.])
    """

def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """x where positive, weight * x elsewhere, in the shape of x. weight has one element, or one for each channel
    (dimension 1), and x's dtype. Floating point only; another number of elements, or dtype, of weight is an error.

    >>> torch.prelu(torch.tensor([[-2., 3.], [-4., -5.]]), torch.tensor([0.5, 0.1]))
    tensor([[-1.0000,  3.0000],
            [-2.0000, -0.5000]])
    """

@overload
def prod(input: Tensor, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def prod(
    input: Tensor,
    dim: _int,
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Product of all elements, 0-dim; 1 of none. Any dtype; integer and bool tensors multiply in int64, dtype, or that
    of out=, casts first. Product over one dimension, which goes, or stays with size 1 (keepdim); 1 of none. Any
    dtype; integer and bool tensors multiply in int64, dtype, or that of out=, casts first. A dimension that self
    does not have is an error.

    >>> torch.prod(torch.tensor([2., 3., 4.]))
    tensor(24.)
    >>> torch.prod(torch.tensor([[1, 2], [3, 4]]), dim=1)
    tensor([ 2, 12])
    """

def promote_types(type1: _dtype, type2: _dtype) -> _dtype:
    """The smallest dtype that holds the kinds of numbers of both. Types that have none, such as uint16 with a signed
    integer, are an error.

    >>> torch.promote_types(torch.int32, torch.float16)
    torch.float16
    """

def put(input: Tensor, index: Tensor, source: Tensor, accumulate: _bool = False) -> Tensor:
    """self with the elements of source written, or added with accumulate, at int64 indices into the flattened tensor,
    whose shape stays. source has as many elements and self's dtype, any; an index outside is an error.

    >>> torch.tensor([1., 2., 3.]).put(torch.tensor([0, 2]), torch.tensor([9., 8.]))
    tensor([9., 2., 8.])
    """

def qr(input: Tensor, some: _bool = True, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """linalg.qr in mode reduced (some: Q (*, m, k), R (*, k, n), k = min(m, n)) or complete. float32, float64 and
    their complex types. Fewer than two dimensions are an error.

    >>> Q, R = torch.qr(torch.tensor([[3., 1.], [4., 2.]]))
    >>> R
    tensor([[-5.0000, -2.2000],
            [ 0.0000,  0.4000]])
    """

@overload
def quantile(
    input: Tensor,
    q: Tensor,
    dim: _int | None = None,
    keepdim: _bool = False,
    *,
    interpolation: _str = 'linear',
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def quantile(
    input: Tensor,
    q: _float,
    dim: _int | None = None,
    keepdim: _bool = False,
    *,
    interpolation: _str = 'linear',
    out: Tensor | None = None,
) -> Tensor:
    """The q-th quantiles (q in [0, 1], 0-dim or 1-d, of self's dtype: float32 or float64) along a dimension, which
    goes, or stays with size 1 (keepdim), or of all elements. A 1-d q puts its dimension first. interpolation
    between two neighbours: linear, lower, higher, midpoint or nearest. NaN where there is one. A q outside [0, 1]
    or of another dtype, and an empty tensor, are errors. quantile for a number q from 0 to 1: self without dim, or
    0-dim. float32 and float64 only; a q outside is an error.

    >>> torch.quantile(torch.tensor([0., 1., 2., 3.]), torch.tensor([0.25, 0.5]))
    tensor([0.7500, 1.5000])
    >>> torch.quantile(torch.tensor([0., 1., 2., 3.]), 0.5)
    tensor(1.5000)
    """

def rad2deg(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Radians to degrees. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error.

    >>> torch.rad2deg(torch.tensor([0., 0.5]))
    tensor([ 0.0000, 28.6479])
    """

def rad2deg_(input: Tensor) -> Tensor:
    """Radians to degrees. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error. In place.

    >>> torch.rad2deg(torch.tensor([0., 0.5]))
    tensor([ 0.0000, 28.6479])
    """

@overload
def rand(
    size: Sequence[_int],
    *,
    generator: Generator | None = None,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def rand(
    *size: _int,
    generator: Generator | None = None,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """Uniform values in [0, 1), in the given sizes. dtype is the default float type unless given; an integer dtype is
    an error.

    >>> _ = torch.manual_seed(0)
    >>> torch.rand(2, 3)
    tensor([[0.4963, 0.7682, 0.0885],
            [0.1320, 0.3074, 0.6341]])
    """

def rand_like(
    input: Tensor,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
) -> Tensor:
    """Uniform values in [0, 1). Shape, dtype and strides are those of self unless given. Floating point and complex:
    an integer dtype is an error.

    >>> torch.rand_like(torch.zeros(2, 3)).shape
    torch.Size([2, 3])
    """

@overload
def randint(
    high: _int,
    size: Sequence[_int],
    *,
    generator: Generator | None = None,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def randint(
    low: _int,
    high: _int,
    size: Sequence[_int],
    *,
    generator: Generator | None = None,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """Uniform integers from 0 up to, not including, high, in the given sizes. int64 unless a dtype, real, is given. A
    high that is not positive is an error. Uniform integers from low up to, not including, high, in the given sizes.
    int64 unless a dtype, real, is given. A low that is not below high is an error.

    >>> _ = torch.manual_seed(0)
    >>> torch.randint(10, (5,))
    tensor([4, 9, 3, 0, 3])
    >>> _ = torch.manual_seed(0)
    >>> torch.randint(-3, 3, (5,))
    tensor([-1,  0,  2, -3, -2])
    """

@overload
def randint_like(
    input: Tensor,
    high: _int,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
) -> Tensor: ...
@overload
def randint_like(
    input: Tensor,
    low: _int,
    high: _int,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
) -> Tensor:
    """Integers from 0 up to, not including, high. Shape, dtype and strides are those of self unless given. A high that
    is not positive is an error. Integers from low up to, not including, high. Shape, dtype and strides are those of
    self unless given. A low that is not below high is an error.

    >>> _ = torch.manual_seed(0)
    >>> torch.randint_like(torch.zeros(3), 10)
    tensor([4., 9., 3.])
    >>> _ = torch.manual_seed(0)
    >>> torch.randint_like(torch.zeros(3), 5, 10)
    tensor([9., 9., 8.])
    """

@overload
def randn(
    size: Sequence[_int],
    *,
    generator: Generator | None = None,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def randn(
    *size: _int,
    generator: Generator | None = None,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """Standard normal values in the given sizes. dtype is the default float type unless given; an integer dtype is an
    error.

    >>> _ = torch.manual_seed(0)
    >>> torch.randn(2, 3)
    tensor([[ 1.5410, -0.2934, -2.1788],
            [ 0.5684, -1.0845, -1.3986]])
    """

def randn_like(
    input: Tensor,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
) -> Tensor:
    """Standard normal values. Shape, dtype and strides are those of self unless given. Floating point and complex: an
    integer dtype is an error.

    >>> torch.randn_like(torch.zeros(2, dtype=torch.float64)).dtype
    torch.float64
    """

def randperm(
    n: _int,
    *,
    generator: Generator | None = None,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """A random permutation of 0 to n-1, 1-d. int64 unless a dtype is given. A negative n is an error.

    >>> _ = torch.manual_seed(0)
    >>> torch.randperm(5)
    tensor([4, 0, 1, 3, 2])
    """

def range(
    start: Number,
    end: Number,
    step: Number = 1,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """start, start + step, ... up to end, end included: 1-d of floor((end - start) / step) + 1 elements. dtype is the
    default float type unless given. A step of 0, or one that leads away from end, is an error.

    >>> torch.range(1, 4)
    tensor([1., 2., 3., 4.])
    """

def ravel(input: Tensor) -> Tensor:
    """All elements in row-major order, 1-d: a view where strides allow it, else a copy. Any dtype.

    >>> torch.ravel(torch.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """

def real(input: Tensor) -> Tensor:
    """A view of the real part, in the shape of the tensor; of complex64 it is float32, and so on. A real tensor, of
    any dtype, is returned as it is. Read as the attribute `real` of a tensor in Python.

    >>> torch.real(torch.tensor([1 + 2j]))
    tensor([1.])
    """

def reciprocal(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1/x. Takes floats and complex numbers; integers and bool compute in the default float type. The result has the
    shape of the tensor.

    >>> torch.reciprocal(torch.tensor([2., -4.]))
    tensor([ 0.5000, -0.2500])
    """

def reciprocal_(input: Tensor) -> Tensor:
    """1/x. Takes floats and complex numbers; integers and bool compute in the default float type. The result has the
    shape of the tensor. In place.

    >>> torch.reciprocal(torch.tensor([2., -4.]))
    tensor([ 0.5000, -0.2500])
    """

def relu(input: Tensor) -> Tensor:
    """max(x, 0); NaN stays. Complex and bool are not supported. The result has the shape of the tensor.

    >>> torch.relu(torch.tensor([-1., 0., 2.]))
    tensor([0., 0., 2.])
    """

def relu_(input: Tensor) -> Tensor:
    """max(x, 0); NaN stays. Complex and bool are not supported. The result has the shape of the tensor. In place.

    >>> torch.relu(torch.tensor([-1., 0., 2.]))
    tensor([0., 0., 2.])
    """

def remainder(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Remainder of self / other with the sign of other, as Python computes it. Integers modulo 0 are an error. The
    tensors broadcast, and their dtypes are promoted. Takes integers and floats.

    >>> torch.remainder(torch.tensor([-3., 3.]), 2)
    tensor([1., 1.])
    """

def renorm(input: Tensor, p: Number, dim: _int, maxnorm: Number, *, out: Tensor | None = None) -> Tensor:
    """The slices of a dimension with p-norms above maxnorm scaled down to it, in the shape of self. Floating point and
    complex only; fewer than two dimensions, p not above 0, and a negative maxnorm are errors.

    >>> torch.renorm(torch.tensor([[3., 4.], [0.3, 0.4]]), p=2, dim=0, maxnorm=1.)
    tensor([[0.6000, 0.8000],
            [0.3000, 0.4000]])
    """

def renorm_(input: Tensor, p: Number, dim: _int, maxnorm: Number) -> Tensor:
    """The slices of a dimension with p-norms above maxnorm scaled down to it, in the shape of self. Floating point and
    complex only; fewer than two dimensions, p not above 0, and a negative maxnorm are errors. In place.

    >>> torch.renorm(torch.tensor([[3., 4.], [0.3, 0.4]]), p=2, dim=0, maxnorm=1.)
    tensor([[0.6000, 0.8000],
            [0.3000, 0.4000]])
    """

@overload
def repeat_interleave(
    input: Tensor,
    repeats: _int,
    dim: _int | None = None,
    *,
    output_size: _int | None = None,
) -> Tensor: ...
@overload
def repeat_interleave(
    input: Tensor,
    repeats: Tensor,
    dim: _int | None = None,
    *,
    output_size: _int | None = None,
) -> Tensor: ...
@overload
def repeat_interleave(repeats: Tensor, *, output_size: _int | None = None) -> Tensor:
    """Each element repeated along a dimension, whose size grows by that factor, or in the flattened tensor, 1-d.
    Negative repeats are an error. Any dtype. Each element repeated its own number of times along a dimension, or in
    the flattened tensor, 1-d; the size is the sum of repeats. Any dtype; repeats is int64 or int32, 1-d of that
    dimension's size, or one number for all. Negative repeats, and another number of them, are errors. Index i
    repeated repeats[i] times: 1-d, of as many elements as their sum and of their dtype. `repeats` is 1-d, int64 or
    int32; another dtype, and negative ones, are errors.

    >>> torch.repeat_interleave(torch.tensor([1, 2]), 2)
    tensor([1, 1, 2, 2])
    >>> torch.repeat_interleave(torch.tensor([7, 8]), torch.tensor([1, 3]))
    tensor([7, 8, 8, 8])
    >>> torch.repeat_interleave(torch.tensor([1, 0, 2]))
    tensor([0, 2, 2])
    """

def reshape(input: Tensor, shape: Sequence[_int]) -> Tensor:
    """The same elements in another shape: a view where strides allow it, else a copy. One size may be -1. Any dtype;
    another number of elements is an error.

    >>> torch.reshape(torch.arange(6), (2, -1))
    tensor([[0, 1, 2],
            [3, 4, 5]])
    """

def resolve_conj(input: Tensor) -> Tensor:
    """The tensor with a conjugation that it carries as a mark (as conj gives it in Python) written out, of the same
    shape; without a mark the tensor itself. Any dtype.

    >>> torch.tensor([1 + 2j]).conj().resolve_conj().is_conj()
    False
    """

def resolve_neg(input: Tensor) -> Tensor:
    """The tensor with a negation that it carries as a mark (as imag of a conj in Python) written out, of the same
    shape; without a mark the tensor itself. Any dtype.

    >>> torch.tensor([1 + 2j]).conj().imag.resolve_neg()
    tensor([-2.])
    """

def result_type(tensor: Tensor | Number, other: Tensor | Number) -> _dtype:
    """The dtype that an operation on both would compute in: tensors with dimensions come before 0-dim ones, and those
    before plain numbers; only a higher kind (bool, integer, float, complex) of a later one counts. No two dtypes
    are refused.

    >>> torch.result_type(torch.tensor([1, 2]), 1.0)
    torch.float32
    """

def rms_norm(
    input: Tensor,
    normalized_shape: Sequence[_int],
    weight: Tensor | None = None,
    eps: _float | None = None,
) -> Tensor:
    """x / sqrt(mean of squares + eps) over the last dimensions, which have the shape normalized_shape, times weight of
    that shape; in the shape of x. Without eps the smallest step of the dtype. Floating point and complex; integers
    and other last dimensions are errors.

    >>> F.rms_norm(torch.tensor([[3., 4.]]), (2,))
    tensor([[0.8485, 1.1314]])
    """

@overload
def rnn_relu(
    input: Tensor,
    hx: Tensor,
    params: tuple[Tensor, ...] | list[Tensor],
    has_biases: _bool,
    num_layers: _int,
    dropout: _float,
    train: _bool,
    bidirectional: _bool,
    batch_first: _bool,
) -> tuple[Tensor, Tensor]: ...
@overload
def rnn_relu(
    data: Tensor,
    batch_sizes: Tensor,
    hx: Tensor,
    params: tuple[Tensor, ...] | list[Tensor],
    has_biases: _bool,
    num_layers: _int,
    dropout: _float,
    train: _bool,
    bidirectional: _bool,
) -> tuple[Tensor, Tensor]:
    """h = relu(W_ih x + b_ih + W_hh h + b_hh) over input (steps, batch, in). Gives the output and the last states. The
    states are (layers * directions, batch, hidden), the output (steps, batch, directions * hidden). Floating point,
    of one dtype; sizes that do not fit are an error. rnn_relu over packed sequences: data (sum of lengths, in) and
    batch_sizes of pack_padded_sequence. Gives data of the outputs, (sum of lengths, directions * hidden), and the
    last states. Floating point, of one dtype, batch_sizes int64; sizes that do not fit are an error.

    >>> weights = [torch.ones(1, 1), torch.ones(1, 1)]
    >>> x, h = torch.ones(3, 1, 1), torch.zeros(1, 1, 1)
    >>> output, h = torch.rnn_relu(x, h, weights, False, 1, 0., False, False, False)
    >>> output.flatten()
    tensor([1., 2., 3.])
    >>> data, sizes, weights = torch.ones(2, 1), torch.tensor([1, 1]), [torch.ones(1, 1), torch.ones(1, 1)]
    >>> torch.rnn_relu(data, sizes, torch.zeros(1, 1, 1), weights, False, 1, 0., False, False)[0]
    tensor([[1.],
            [2.]])
    """

def rnn_relu_cell(
    input: Tensor,
    hx: Tensor,
    w_ih: Tensor,
    w_hh: Tensor,
    b_ih: Tensor | None = None,
    b_hh: Tensor | None = None,
) -> Tensor:
    """One step of a simple recurrence, relu(w_ih x + b_ih + w_hh h + b_hh): input (batch, in), hx (batch, hidden) give
    (batch, hidden). Floating point, of one dtype; sizes that do not fit are an error.

    >>> torch.rnn_relu_cell(torch.ones(1, 2), torch.zeros(1, 3), torch.ones(3, 2), torch.ones(3, 3))
    tensor([[2., 2., 2.]])
    """

@overload
def rnn_tanh(
    input: Tensor,
    hx: Tensor,
    params: tuple[Tensor, ...] | list[Tensor],
    has_biases: _bool,
    num_layers: _int,
    dropout: _float,
    train: _bool,
    bidirectional: _bool,
    batch_first: _bool,
) -> tuple[Tensor, Tensor]: ...
@overload
def rnn_tanh(
    data: Tensor,
    batch_sizes: Tensor,
    hx: Tensor,
    params: tuple[Tensor, ...] | list[Tensor],
    has_biases: _bool,
    num_layers: _int,
    dropout: _float,
    train: _bool,
    bidirectional: _bool,
) -> tuple[Tensor, Tensor]:
    """h = tanh(W_ih x + b_ih + W_hh h + b_hh) over input (steps, batch, in). Gives the output and the last states. The
    states are (layers * directions, batch, hidden), the output (steps, batch, directions * hidden). Floating point
    and complex, of one dtype; sizes that do not fit are an error. rnn_tanh over packed sequences: data (sum of
    lengths, in) and batch_sizes of pack_padded_sequence. Gives data of the outputs, (sum of lengths, directions *
    hidden), and the last states. Floating point and complex, of one dtype, batch_sizes int64; sizes that do not fit
    are an error.

    >>> weights = [torch.ones(1, 1), torch.ones(1, 1)]
    >>> x, h = torch.ones(2, 1, 1), torch.zeros(1, 1, 1)
    >>> output, h = torch.rnn_tanh(x, h, weights, False, 1, 0., False, False, False)
    >>> output.flatten()
    tensor([0.7616, 0.9427])
    >>> data, sizes, weights = torch.ones(2, 1), torch.tensor([1, 1]), [torch.ones(1, 1), torch.ones(1, 1)]
    >>> torch.rnn_tanh(data, sizes, torch.zeros(1, 1, 1), weights, False, 1, 0., False, False)[0]
    tensor([[0.7616],
            [0.9427]])
    """

def rnn_tanh_cell(
    input: Tensor,
    hx: Tensor,
    w_ih: Tensor,
    w_hh: Tensor,
    b_ih: Tensor | None = None,
    b_hh: Tensor | None = None,
) -> Tensor:
    """One step of a simple recurrence, tanh(w_ih x + b_ih + w_hh h + b_hh): input (batch, in), hx (batch, hidden) give
    (batch, hidden). Floating point and complex, of one dtype; sizes that do not fit are an error.

    >>> torch.rnn_tanh_cell(torch.ones(1, 2), torch.zeros(1, 3), torch.ones(3, 2), torch.ones(3, 3))
    tensor([[0.9640, 0.9640, 0.9640]])
    """

def roll(input: Tensor, shifts: _int | Sequence[_int], dims: _int | Sequence[_int] = ()) -> Tensor:
    """Elements shifted along dimensions, those pushed out coming in at the other end; without dims in the flattened
    tensor. In the shape of self, any dtype. As many shifts as dims, else it is an error.

    >>> torch.roll(torch.tensor([1, 2, 3, 4]), 1)
    tensor([4, 1, 2, 3])
    """

def rot90(input: Tensor, k: _int = 1, dims: Sequence[_int] = (0, 1)) -> Tensor:
    """Rotated k times by 90 degrees in the plane of two different dimensions, from the first towards the second; an
    odd k exchanges their sizes. Any dtype; other than two dimensions are an error.

    >>> torch.rot90(torch.tensor([[1, 2], [3, 4]]))
    tensor([[2, 4],
            [1, 3]])
    """

@overload
def round(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def round(input: Tensor, *, decimals: _int, out: Tensor | None = None) -> Tensor:
    """Nearest integer value, halves to even; integers stay as they are. Complex and bool are not supported. The result
    has the shape of the tensor. Rounds to the given number of decimal places, halves to even; a negative number
    rounds left of the point. In the shape of the tensor. Floating point only: integers have no decimal places and
    are an error.

    >>> torch.round(torch.tensor([0.5, 1.5, 2.4]))
    tensor([0., 2., 2.])
    >>> torch.round(torch.tensor([3.14159, 1234.5]), decimals=2)
    tensor([   3.1400, 1234.5000])
    """

@overload
def round_(input: Tensor) -> Tensor: ...
@overload
def round_(input: Tensor, *, decimals: _int) -> Tensor:
    """Nearest integer value, halves to even; integers stay as they are. Complex and bool are not supported. The result
    has the shape of the tensor. Rounds to the given number of decimal places, halves to even; a negative number
    rounds left of the point. In the shape of the tensor. Floating point only: integers have no decimal places and
    are an error. In place.

    >>> torch.round(torch.tensor([0.5, 1.5, 2.4]))
    tensor([0., 2., 2.])
    >>> torch.round(torch.tensor([3.14159, 1234.5]), decimals=2)
    tensor([   3.1400, 1234.5000])
    """

def row_stack(tensors: tuple[Tensor, ...] | list[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors joined along the first dimension, after atleast_2d: its sizes are added up. Any dtypes, which are
    promoted. Other sizes that differ, and no tensors, are errors.

    >>> torch.vstack([torch.tensor([1, 2]), torch.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    """

def rrelu(
    input: Tensor,
    lower: Number = 0.125,
    upper: Number = 0.3333333333333333,
    training: _bool = False,
    generator: Generator | None = None,
) -> Tensor:
    """Leaky ReLU: an element that is not positive is multiplied by a slope, drawn for each one uniformly from [lower,
    upper) in training, else the mean of the two. In the shape of the input, floating point only. A lower above
    upper is an error.

    >>> torch.rrelu(torch.tensor([-8., 8.]), 0.25, 0.5)
    tensor([-3.,  8.])
    """

def rsqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Reciprocal of the square root; inf at 0, NaN for negative elements. The result has the shape of the tensor.
    Takes floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.rsqrt(torch.tensor([1., 4., 0.]))
    tensor([1.0000, 0.5000,    inf])
    """

def rsqrt_(input: Tensor) -> Tensor:
    """Reciprocal of the square root; inf at 0, NaN for negative elements. The result has the shape of the tensor.
    Takes floats and complex numbers; integers and bool compute in the default float type. In place.

    >>> torch.rsqrt(torch.tensor([1., 4., 0.]))
    tensor([1.0000, 0.5000,    inf])
    """

def rsub(input: Tensor, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
    """other - alpha * self. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
    Takes bool, integers, floats and complex numbers.

    >>> torch.rsub(torch.tensor([1., 2.]), 10)
    tensor([9., 8.])
    """

def scalar_tensor(
    s: Number,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A 0-dim tensor of a number. dtype is the default float type unless given; a number that the dtype does not hold,
    and requires_grad of an integer or bool dtype, are errors.

    >>> torch.scalar_tensor(2.5)
    tensor(2.5000)
    """

@overload
def scatter(input: Tensor, dim: _int, index: Tensor, src: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def scatter(input: Tensor, dim: _int, index: Tensor, value: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def scatter(
    input: Tensor,
    dim: _int,
    index: Tensor,
    src: Tensor,
    *,
    reduce: _str,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def scatter(
    input: Tensor,
    dim: _int,
    index: Tensor,
    value: Number,
    *,
    reduce: _str,
    out: Tensor | None = None,
) -> Tensor:
    """self with the elements of src written at the indices along a dimension: out[index[i, j], j] = src[i, j] for dim
    0. In the shape of self. index is int64, not larger than src, nor than self outside dim; src has self's dtype,
    any. With repeated indices one of them wins. An index outside, or a larger one, is an error. self with a number
    written at the indices along a dimension: out[index[i, j], j] = value for dim 0. In the shape and dtype of self,
    any. index is int64, not larger than self outside dim. An index outside is an error. self with the elements of
    src combined in at the indices along a dimension: reduce is add or multiply. index is int64, no longer than src;
    src has self's dtype, any. In the shape of self. An index outside and another word are errors. self with a
    number combined in at the indices along a dimension: reduce is add or multiply. index is int64. In the shape and
    dtype of self, any. An index outside and another word are errors.

    >>> torch.scatter(torch.zeros(2, 3), 1, torch.tensor([[0], [2]]), torch.tensor([[5.], [6.]]))
    tensor([[5., 0., 0.],
            [0., 0., 6.]])
    >>> torch.scatter(torch.zeros(2, 3), 1, torch.tensor([[0], [2]]), 1.5)
    tensor([[1.5000, 0.0000, 0.0000],
            [0.0000, 0.0000, 1.5000]])
    >>> torch.scatter(torch.ones(3), 0, torch.tensor([0, 0]), torch.tensor([2., 3.]), reduce='multiply')
    tensor([6., 1., 1.])
    >>> torch.scatter(torch.ones(3), 0, torch.tensor([0, 0]), 4., reduce='add')
    tensor([9., 1., 1.])
    """

def scatter_add(input: Tensor, dim: _int, index: Tensor, src: Tensor, *, out: Tensor | None = None) -> Tensor:
    """self with the elements of src added at the indices along a dimension, repeated ones all. In the shape of self.
    index is int64, not larger than src, nor than self outside dim; src has self's dtype, any. An index outside, or
    a larger one, is an error.

    >>> torch.scatter_add(torch.zeros(3), 0, torch.tensor([0, 0, 2]), torch.tensor([1., 2., 3.]))
    tensor([3., 0., 3.])
    """

def scatter_reduce(
    input: Tensor,
    dim: _int,
    index: Tensor,
    src: Tensor,
    reduce: _str,
    *,
    include_self: _bool = True,
    out: Tensor | None = None,
) -> Tensor:
    """self combined with the elements of src at the indices along a dimension: reduce is sum, prod, mean, amax or
    amin. Without include_self the elements that are written to do not count themselves. index is int64, no longer
    than src; src has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index
    outside and another word are errors.

    >>> index, src = torch.tensor([0, 0, 1]), torch.tensor([3., 4., 5.])
    >>> torch.scatter_reduce(torch.tensor([1., 2.]), 0, index, src, reduce='amax')
    tensor([4., 5.])
    """

def searchsorted(
    sorted_sequence: Tensor,
    input: Tensor | Number,
    *,
    out_int32: _bool = False,
    right: _bool = False,
    side: _str | None = None,
    sorter: Tensor | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Where each value would go in an ascending sequence: before equal elements, or behind them with right (side
    'right'). The sequence is 1-d, or has the values' leading dimensions and is searched row by row. sorter, of its
    shape, orders a sequence that is not sorted. NaN counts as greatest. int64, or int32 with out_int32, in the
    shape of the values. Integers and floating point; bool, complex, shapes that do not fit, and a side that is
    neither, are errors.

    >>> torch.searchsorted(torch.tensor([1, 3, 5]), torch.tensor([3, 6]))
    tensor([1, 3])
    """

def segment_reduce(
    data: Tensor,
    reduce: _str,
    *,
    lengths: Tensor | None = None,
    indices: Tensor | None = None,
    offsets: Tensor | None = None,
    axis: _int = 0,
    unsafe: _bool = False,
    initial: Number | None = None,
) -> Tensor:
    """One value (slice) for each run of neighbours along axis: reduce is sum, prod, mean, max or min. lengths (the
    data's shape in front of axis, then the number of runs) says how long they are, or offsets where they begin and
    the last one ends. initial is the value of an empty run, and counts in all. The runs take the place of axis.
    Floating point only; neither lengths nor offsets, and lengths that do not add up, are errors.

    >>> torch.segment_reduce(torch.tensor([1., 2., 3., 4.]), 'sum', lengths=torch.tensor([1, 3]))
    tensor([1., 9.])
    """

def select(input: Tensor, dim: _int, index: _int) -> Tensor:
    """One index of a dimension, without that dimension in its shape, as a view. Negative indices count from the end;
    one out of range is an error. Any dtype.

    >>> torch.select(torch.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([1, 3])
    """

def select_copy(input: Tensor, dim: _int, index: _int, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `select` sees: same shape and values, memory of its own. Any dtype; an index out of
    range is an error.

    >>> torch.select_copy(torch.tensor([[1, 2], [3, 4]]), 0, 1)
    tensor([3, 4])
    """

def select_scatter(input: Tensor, src: Tensor, dim: _int, index: _int) -> Tensor:
    """self with src written at one index of a dimension, in new memory of the same shape. src has the shape of self
    without that dimension, else it is an error. Any dtype.

    >>> torch.select_scatter(torch.zeros(2, 2), torch.ones(2), 0, 1)
    tensor([[0., 0.],
            [1., 1.]])
    """

def selu(input: Tensor, inplace: _bool = False) -> Tensor:
    """Scaled elu of self-normalising networks: 1.0507 x where positive, 1.0507 * 1.6733 (exp(x) - 1) elsewhere, in the
    shape of x. Floating point only.

    >>> torch.selu(torch.tensor([-1., 0., 1.]))
    tensor([-1.1113,  0.0000,  1.0507])
    """

def sgn(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """x/|x| for complex numbers, 0 at 0; the sign for real ones. The result has the shape of the tensor. Takes bool,
    integers, floats and complex numbers.

    >>> torch.sgn(torch.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """

def sgn_(input: Tensor) -> Tensor:
    """x/|x| for complex numbers, 0 at 0; the sign for real ones. The result has the shape of the tensor. Takes bool,
    integers, floats and complex numbers. In place.

    >>> torch.sgn(torch.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """

def sigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logistic function 1/(1 + exp(-x)). The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type.

    >>> torch.sigmoid(torch.tensor([-1., 0., 1.]))
    tensor([0.2689, 0.5000, 0.7311])
    """

def sigmoid_(input: Tensor) -> Tensor:
    """Logistic function 1/(1 + exp(-x)). The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type. In place.

    >>> torch.sigmoid(torch.tensor([-1., 0., 1.]))
    tensor([0.2689, 0.5000, 0.7311])
    """

def sign(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """-1, 0 or 1 by the sign; NaN gives 0. Complex is not supported: see sgn. The result has the shape of the tensor.

    >>> torch.sign(torch.tensor([-2.5, 0., 3.]))
    tensor([-1.,  0.,  1.])
    """

def sign_(input: Tensor) -> Tensor:
    """-1, 0 or 1 by the sign; NaN gives 0. Complex is not supported: see sgn. The result has the shape of the tensor.
    In place.

    >>> torch.sign(torch.tensor([-2.5, 0., 3.]))
    tensor([-1.,  0.,  1.])
    """

def signbit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """True where the sign bit is set, -0.0 included. Result is bool; complex is not supported. The result has the
    shape of the tensor.

    >>> torch.signbit(torch.tensor([-1., -0., 0.]))
    tensor([ True,  True, False])
    """

def sin(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Sine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type.

    >>> torch.sin(torch.tensor([0., 1., 2.]))
    tensor([0.0000, 0.8415, 0.9093])
    """

def sin_(input: Tensor) -> Tensor:
    """Sine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type. In place.

    >>> torch.sin(torch.tensor([0., 1., 2.]))
    tensor([0.0000, 0.8415, 0.9093])
    """

def sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """sin(pi x) / (pi x), 1 at 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type.

    >>> torch.sinc(torch.tensor([0., 0.5]))
    tensor([1.0000, 0.6366])
    """

def sinc_(input: Tensor) -> Tensor:
    """sin(pi x) / (pi x), 1 at 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type. In place.

    >>> torch.sinc(torch.tensor([0., 0.5]))
    tensor([1.0000, 0.6366])
    """

def sinh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
    compute in the default float type.

    >>> torch.sinh(torch.tensor([0., 1.]))
    tensor([0.0000, 1.1752])
    """

def sinh_(input: Tensor) -> Tensor:
    """Hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
    compute in the default float type. In place.

    >>> torch.sinh(torch.tensor([0., 1.]))
    tensor([0.0000, 1.1752])
    """

def slice_copy(
    input: Tensor,
    dim: _int = 0,
    start: _int | None = None,
    end: _int | None = None,
    step: _int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """A contiguous copy of what `slice` sees, elements start to end (exclusive) of a dimension: same shape and values,
    memory of its own. Any dtype; a step below 1 is an error.

    >>> torch.slice_copy(torch.arange(6), 0, 1, 5, 2)
    tensor([1, 3])
    """

def slice_scatter(
    input: Tensor,
    src: Tensor,
    dim: _int = 0,
    start: _int | None = None,
    end: _int | None = None,
    step: _int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """self with src written into a slice of a dimension, in new memory of the same shape. src has the shape of that
    slice, else it is an error. Any dtype.

    >>> torch.slice_scatter(torch.zeros(5), torch.ones(2), start=1, end=3)
    tensor([0., 1., 1., 0., 0.])
    """

def slogdet(input: Tensor) -> tuple[Tensor, Tensor]:
    """Another name of linalg.slogdet. Sign (phase for complex matrices) and logarithm of the modulus of the
    determinant of each matrix of a batch, (*, n, n) to twice (*), the second real, by LU. float32, float64 and
    their complex types only; matrices that are not square are an error.

    >>> torch.slogdet(torch.tensor([[2., 0.], [0., 3.]]))
    torch.return_types.slogdet(
    sign=tensor(1.),
    logabsdet=tensor(1.7918))
    """

def softmax(input: Tensor, dim: _int, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
    """exp(x) divided by its sum along a dimension, computed stably. In the shape of x; floating point only, dtype
    casts first. A dimension that x does not have is an error.

    >>> torch.softmax(torch.tensor([1., 2., 3.]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    """

@overload
def sort(
    input: Tensor,
    dim: _int = -1,
    descending: _bool = False,
    stable: _bool = False,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]: ...
@overload
def sort(
    input: Tensor,
    *,
    stable: _bool | None,
    dim: _int = -1,
    descending: _bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """Sorted along a dimension, with the int64 indices where the elements stood, both in the shape of self; NaN counts
    as largest. Integers, bool and floating point; complex, and a dimension that self does not have, are errors.
    Sorted along a dimension, with the int64 indices, both in the shape of self; with stable equal elements keep
    their order. NaN counts as the largest; integers, bool and floating point, complex is an error.

    >>> torch.sort(torch.tensor([3, 1, 2]))
    torch.return_types.sort(
    values=tensor([1, 2, 3]),
    indices=tensor([1, 2, 0]))
    >>> torch.sort(torch.tensor([1, 0, 1, 0]), stable=True).indices
    tensor([1, 3, 0, 2])
    """

@overload
def split(input: Tensor, split_size: _int, dim: _int = 0) -> tuple[Tensor, ...]: ...
@overload
def split(input: Tensor, split_size: Sequence[_int], dim: _int = 0) -> tuple[Tensor, ...]:
    """Pieces of size `split_size` along a dimension, the last one maybe smaller, as views. A negative split_size is an
    error, 0 where there are elements too. Any dtype. Pieces of the given sizes along a dimension, as views; sizes
    that do not add up to the dimension's are an error. Any dtype.

    >>> torch.split(torch.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    >>> torch.split(torch.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """

def split_copy(input: Tensor, split_size: _int, dim: _int = 0) -> tuple[Tensor, ...]:
    """Contiguous copies of the pieces of size `split_size` along a dimension that `split` sees: memory of their own.
    Any dtype; a negative split_size is an error.

    >>> torch.split_copy(torch.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    """

def split_with_sizes(input: Tensor, split_sizes: Sequence[_int], dim: _int = 0) -> tuple[Tensor, ...]:
    """Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an error.
    Any dtype.

    >>> torch.split_with_sizes(torch.arange(5), [2, 3])
    (tensor([0, 1]), tensor([2, 3, 4]))
    """

def split_with_sizes_copy(input: Tensor, split_sizes: Sequence[_int], dim: _int = 0) -> tuple[Tensor, ...]:
    """Contiguous copies of the pieces of the given sizes along a dimension that `split_with_sizes` sees: memory of
    their own. Any dtype; sizes that do not add up are an error.

    >>> torch.split_with_sizes_copy(torch.arange(5), [2, 3])
    (tensor([0, 1]), tensor([2, 3, 4]))
    """

def sqrt(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Square root; NaN for negative real elements. The result has the shape of the tensor. Takes floats and complex
    numbers; integers and bool compute in the default float type.

    >>> torch.sqrt(torch.tensor([4., 2., -1.]))
    tensor([2.0000, 1.4142,    nan])
    """

def sqrt_(input: Tensor) -> Tensor:
    """Square root; NaN for negative real elements. The result has the shape of the tensor. Takes floats and complex
    numbers; integers and bool compute in the default float type. In place.

    >>> torch.sqrt(torch.tensor([4., 2., -1.]))
    tensor([2.0000, 1.4142,    nan])
    """

def square(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """x squared, in the shape of x. Any dtype: bool gives int64, integers wrap.

    >>> torch.square(torch.tensor([-2., 3.]))
    tensor([4., 9.])
    """

def square_(input: Tensor) -> Tensor:
    """x squared, in the shape of x. Any dtype: bool gives int64, integers wrap. In place.

    >>> torch.square(torch.tensor([-2., 3.]))
    tensor([4., 9.])
    """

@overload
def squeeze(input: Tensor) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: _int) -> Tensor: ...
@overload
def squeeze(input: Tensor, dim: Sequence[_int]) -> Tensor:
    """Without the dimensions of size 1, as a view. Any dtype. Without dimension dim when its size is 1, as a view;
    otherwise unchanged. A dimension that self does not have is an error. Any dtype. Without those of the given
    dimensions whose size is 1, as a view. A dimension that self does not have, or named twice, is an error. Any
    dtype.

    >>> torch.squeeze(torch.zeros(2, 1, 3, 1)).shape
    torch.Size([2, 3])
    >>> torch.squeeze(torch.zeros(2, 1, 3, 1), 1).shape
    torch.Size([2, 3, 1])
    >>> torch.squeeze(torch.zeros(2, 1, 3, 1), (1, 3)).shape
    torch.Size([2, 3])
    """

@overload
def squeeze_(input: Tensor) -> Tensor: ...
@overload
def squeeze_(input: Tensor, dim: _int) -> Tensor: ...
@overload
def squeeze_(input: Tensor, dim: Sequence[_int]) -> Tensor:
    """Without the dimensions of size 1, as a view. Any dtype. Without dimension dim when its size is 1, as a view;
    otherwise unchanged. A dimension that self does not have is an error. Any dtype. Without those of the given
    dimensions whose size is 1, as a view. A dimension that self does not have, or named twice, is an error. Any
    dtype. In place.

    >>> torch.squeeze(torch.zeros(2, 1, 3, 1)).shape
    torch.Size([2, 3])
    >>> torch.squeeze(torch.zeros(2, 1, 3, 1), 1).shape
    torch.Size([2, 3, 1])
    >>> torch.squeeze(torch.zeros(2, 1, 3, 1), (1, 3)).shape
    torch.Size([2, 3])
    """

@overload
def squeeze_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: _int, *, out: Tensor | None = None) -> Tensor: ...
@overload
def squeeze_copy(input: Tensor, dim: Sequence[_int], *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `squeeze` sees, without the dimensions of size 1: memory of its own. Any dtype. A
    contiguous copy of what `squeeze` of one `dim` sees: same shape and values, memory of its own. Any dtype; a
    dimension that self does not have is an error. A contiguous copy of what `squeeze` of several `dim` sees: same
    shape and values, memory of its own. Any dtype; a dimension that self does not have, or named twice, is an
    error.

    >>> torch.squeeze_copy(torch.tensor([[1, 2]]))
    tensor([1, 2])
    >>> torch.squeeze_copy(torch.tensor([[1, 2]]), 0)
    tensor([1, 2])
    >>> torch.squeeze_copy(torch.tensor([[[1, 2]]]), (0, 1))
    tensor([1, 2])
    """

def stack(tensors: tuple[Tensor, ...] | list[Tensor], dim: _int = 0, *, out: Tensor | None = None) -> Tensor:
    """Tensors of one shape joined along a new dimension, of as many elements as tensors; any dtypes, which are
    promoted. Other shapes, or no tensors, are an error.

    >>> torch.stack([torch.tensor([1, 2]), torch.tensor([3, 4])], dim=1)
    tensor([[1, 3],
            [2, 4]])
    """

@overload
def std(input: Tensor, unbiased: _bool = True) -> Tensor: ...
@overload
def std(
    input: Tensor,
    dim: _int | Sequence[_int] | None,
    unbiased: _bool = True,
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: Tensor,
    dim: _int | Sequence[_int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """Standard deviation of all elements, 0-dim: divides by the number of elements less the correction (1 unless
    given; unbiased=False means 0). Floating point and complex only; complex tensors give a real result. Standard
    deviation over dimensions, which go, or stay with size 1 (keepdim): divides by the number of elements less the
    correction (1 unless given; unbiased=False means 0). Floating point and complex only; complex tensors give a
    real result. A dimension that self does not have is an error. Standard deviation over dimensions (all unless
    given), which go, or stay with size 1 (keepdim): divides by the number of elements less the correction, 1 unless
    given. Floating point and complex only; complex tensors give a real result. Where it is 0 its gradient is 0. A
    dimension that self does not have is an error.

    >>> torch.std(torch.tensor([1., 2., 3., 4.]))
    tensor(1.2910)
    >>> torch.std(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
    tensor([1., 2.])
    >>> torch.std(torch.tensor([1., 2., 3., 4.]), correction=0)
    tensor(1.1180)
    """

@overload
def std_mean(input: Tensor, unbiased: _bool = True) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: Tensor,
    dim: _int | Sequence[_int] | None,
    unbiased: _bool = True,
    keepdim: _bool = False,
) -> tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: Tensor,
    dim: _int | Sequence[_int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: _bool = False,
) -> tuple[Tensor, Tensor]:
    """Standard deviation and mean of all elements, 0-dim, as std and mean give them. Floating point and complex only;
    of complex tensors the first is real. Standard deviation and mean over dimensions, which go, or stay with size 1
    (keepdim), as std and mean give them. Floating point and complex only; of complex tensors the first is real. A
    dimension that self does not have is an error. Standard deviation and mean over dimensions (all unless given),
    which go, or stay with size 1 (keepdim): the variance divides by the number of elements less the correction, 1
    unless given. Floating point and complex only; of complex tensors the first is real. A dimension that self does
    not have is an error.

    >>> torch.std_mean(torch.tensor([1., 2., 3., 4.]))
    (tensor(1.2910), tensor(2.5000))
    >>> torch.std_mean(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
    (tensor([1., 2.]), tensor([2., 4.]))
    >>> torch.std_mean(torch.tensor([1., 2., 3., 4.]), correction=0)
    (tensor(1.1180), tensor(2.5000))
    """

def stft(
    input: Tensor,
    n_fft: _int,
    hop_length: _int | None = None,
    win_length: _int | None = None,
    window: Tensor | None = None,
    center: _bool = True,
    pad_mode: _str = 'reflect',
    normalized: _bool = False,
    onesided: _bool | None = None,
    return_complex: _bool | None = None,
    align_to_window: _bool | None = None,
) -> Tensor:
    """Short-time Fourier transform of a signal, or of each row of a 2-d tensor: (rows, frequencies, frames), complex
    of self's float32 or float64. Frames of n_fft points begin every hop_length points (n_fft // 4) and are
    multiplied by window, which has win_length points (n_fft) and stands in the middle. center: the signal is padded
    by n_fft // 2 on both sides, as pad_mode says. normalized: divided by the root of n_fft. onesided: the first
    n_fft // 2 + 1 frequencies only, the default unless something is complex. return_complex must be given for real
    signals; without it the parts of complex numbers stand in a last dimension of 2. align_to_window, without
    center: the first frame begins where the window does. Errors: integers and halves, more than two dimensions, an
    n_fft or win_length longer than the signal allows, a hop_length below 1, a window of another length.

    >>> x = torch.arange(8.)
    >>> torch.stft(x, 4, hop_length=4, window=torch.ones(4), return_complex=True)
    tensor([[ 4.+0.j, 14.+0.j, 24.+0.j],
            [ 2.+0.j, -2.+2.j,  0.-2.j],
            [ 0.+0.j, -2.+0.j,  0.+0.j]])
    """

def sub(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes are
    promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers.

    >>> torch.sub(torch.tensor([5, 6]), torch.tensor([1, 2]), alpha=2)
    tensor([3, 2])
    """

def subtract(input: Tensor | Number, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
    """self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes are
    promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers.

    >>> torch.sub(torch.tensor([5, 6]), torch.tensor([1, 2]), alpha=2)
    tensor([3, 2])
    """

@overload
def sum(input: Tensor, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
@overload
def sum(
    input: Tensor,
    dim: _int | Sequence[_int] | None,
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Sum of all elements, 0-dim. Any dtype; integer and bool tensors sum in int64, dtype, or that of out=, casts
    first. Sum over dimensions, which go, or stay with size 1 (keepdim). Any dtype; integer and bool tensors sum in
    int64, dtype, or that of out=, casts first. An empty sum is 0. A dimension that self does not have is an error.

    >>> torch.sum(torch.tensor([[1, 2], [3, 4]]))
    tensor(10)
    >>> torch.sum(torch.tensor([[1., 2.], [3., 4.]]), dim=1, keepdim=True)
    tensor([[3.],
            [7.]])
    """

def svd(
    input: Tensor,
    some: _bool = True,
    compute_uv: _bool = True,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """linalg.svd with V in place of Vh; some: not the full matrices. Without compute_uv U and V are zeros. A = U
    diag(S) V^H: U (*, m, k), S (*, k), V (*, n, k), k = min(m, n). float32, float64 and their complex types. Fewer
    than two dimensions are an error.

    >>> torch.svd(torch.tensor([[3., 0.], [0., 4.]])).S
    tensor([4., 3.])
    """

def svd_lowrank(
    A: Tensor,
    q: _int | None = 6,
    niter: _int | None = 2,
    M: Tensor | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """The q largest singular values of A - M and their vectors, U (*, m, q), S (*, q), real, V (*, n, q),
    approximately: from a random subspace after niter steps of power iteration (Halko, Martinsson, Tropp 2009).
    float32, float64 and their complex types only; fewer than two dimensions, and M of another shape, are errors.

    >>> _ = torch.manual_seed(0)
    >>> U, S, V = torch.svd_lowrank(torch.diag(torch.tensor([3., 2., 0., 0.])), q=2)
    >>> S
    tensor([3.0000, 2.0000])
    """

def swapaxes(input: Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error. Any
    dtype.

    >>> torch.transpose(torch.tensor([[1, 2], [3, 4]]), 0, 1)
    tensor([[1, 3],
            [2, 4]])
    """

def swapaxes_(input: Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error. Any
    dtype. In place.

    >>> torch.transpose(torch.tensor([[1, 2], [3, 4]]), 0, 1)
    tensor([[1, 3],
            [2, 4]])
    """

def swapdims(input: Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error. Any
    dtype.

    >>> torch.transpose(torch.tensor([[1, 2], [3, 4]]), 0, 1)
    tensor([[1, 3],
            [2, 4]])
    """

def swapdims_(input: Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error. Any
    dtype. In place.

    >>> torch.transpose(torch.tensor([[1, 2], [3, 4]]), 0, 1)
    tensor([[1, 3],
            [2, 4]])
    """

def t(input: Tensor) -> Tensor:
    """Transpose of a tensor of at most two dimensions, (n, m) to (m, n), as a view; more are an error. Any dtype.

    >>> torch.t(torch.tensor([[1, 2, 3]]))
    tensor([[1],
            [2],
            [3]])
    """

def t_(input: Tensor) -> Tensor:
    """Transpose of a tensor of at most two dimensions, (n, m) to (m, n), as a view; more are an error. Any dtype. In
    place.

    >>> torch.t(torch.tensor([[1, 2, 3]]))
    tensor([[1],
            [2],
            [3]])
    """

def t_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `t` sees: same shape and values, memory of its own. Any dtype; more than two
    dimensions are an error.

    >>> torch.t_copy(torch.tensor([[1, 2, 3]]))
    tensor([[1],
            [2],
            [3]])
    """

def take(input: Tensor, index: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The elements of the flattened tensor at int64 indices (negative ones from the end), in their shape and self's
    dtype, any. An index out of range is an error.

    >>> torch.take(torch.tensor([[4, 3, 5], [6, 7, 8]]), torch.tensor([0, 2, 5]))
    tensor([4, 5, 8])
    """

def take_along_dim(input: Tensor, indices: Tensor, dim: _int | None = None, *, out: Tensor | None = None) -> Tensor:
    """gather with broadcasting of the other dimensions; without dim in the flattened tensor. In the broadcast shape,
    any dtype. indices is int64 and has as many dimensions as self; one outside is an error.

    >>> torch.take_along_dim(torch.tensor([[10, 30, 20]]), torch.tensor([[0, 2, 1]]), dim=1)
    tensor([[10, 20, 30]])
    """

def tan(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Tangent of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type.

    >>> torch.tan(torch.tensor([0., 1.]))
    tensor([0.0000, 1.5574])
    """

def tan_(input: Tensor) -> Tensor:
    """Tangent of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type. In place.

    >>> torch.tan(torch.tensor([0., 1.]))
    tensor([0.0000, 1.5574])
    """

def tanh(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hyperbolic tangent. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
    compute in the default float type.

    >>> torch.tanh(torch.tensor([-1., 0., 1.]))
    tensor([-0.7616,  0.0000,  0.7616])
    """

def tanh_(input: Tensor) -> Tensor:
    """Hyperbolic tangent. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
    compute in the default float type. In place.

    >>> torch.tanh(torch.tensor([-1., 0., 1.]))
    tensor([-0.7616,  0.0000,  0.7616])
    """

@overload
def tensor_split(input: Tensor, sections: _int, dim: _int = 0) -> tuple[Tensor, ...]: ...
@overload
def tensor_split(input: Tensor, indices: Sequence[_int], dim: _int = 0) -> tuple[Tensor, ...]:
    """Exactly `sections` pieces along a dimension, the first ones larger by one where its size does not divide, as
    views. A number below 1, and a 0-dim tensor, are errors. Any dtype. Pieces along a dimension, cut at the given
    indices, as views: one more piece than indices, of the sizes between them. Any dtype; a 0-dim tensor is an
    error.

    >>> torch.tensor_split(torch.arange(5), 3)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    >>> torch.tensor_split(torch.arange(5), (1, 3))
    (tensor([0]), tensor([1, 2]), tensor([3, 4]))
    """

def tensordot(
    input: Tensor,
    other: Tensor,
    dims_self: Sequence[_int],
    dims_other: Sequence[_int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Sum of products over the given pairs of dimensions, of equal size; the result has the other dimensions of self,
    then those of other. Both of one dtype but bool; sizes that differ are an error.

    >>> torch.tensordot(torch.ones(2, 3), torch.ones(3, 4), dims=1).shape
    torch.Size([2, 4])
    """

def threshold(input: Tensor, threshold: Number, value: Number) -> Tensor:
    """x where above the threshold, value elsewhere; in the shape and dtype of x. Takes integers and floats. Other
    dtypes are an error.

    >>> torch.threshold(torch.tensor([0.2, 1.5]), 1.0, -1.0)
    tensor([-1.0000,  1.5000])
    """

def threshold_(input: Tensor, threshold: Number, value: Number) -> Tensor:
    """x where above the threshold, value elsewhere; in the shape and dtype of x. Takes integers and floats. Other
    dtypes are an error. In place.

    >>> torch.threshold(torch.tensor([0.2, 1.5]), 1.0, -1.0)
    tensor([-1.0000,  1.5000])
    """

def tile(input: Tensor, dims: Sequence[_int]) -> Tensor:
    """repeat, with missing leading repeats taken as 1: each size is multiplied by its repeats. Any dtype; negative
    repeats are an error.

    >>> torch.tile(torch.tensor([1, 2]), (3,))
    tensor([1, 2, 1, 2, 1, 2])
    """

def topk(
    input: Tensor,
    k: _int,
    dim: _int = -1,
    largest: _bool = True,
    sorted: _bool = True,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The k largest (or smallest) elements along a dimension and where they stand (int64), k of them there; NaN counts
    as largest. Integers, bool and floating point; complex, and a k beyond the size, are errors.

    >>> torch.topk(torch.tensor([1., 5., 3., 4.]), 2)
    torch.return_types.topk(
    values=tensor([5., 4.]),
    indices=tensor([1, 3]))
    """

def trace(input: Tensor) -> Tensor:
    """Sum of the diagonal of a matrix, 0-dim. Any dtype, integers and bool sum in int64. Other numbers of dimensions
    are an error.

    >>> torch.trace(torch.tensor([[1, 2], [3, 4]]))
    tensor(5)
    """

def transpose(input: Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error. Any
    dtype.

    >>> torch.transpose(torch.tensor([[1, 2], [3, 4]]), 0, 1)
    tensor([[1, 3],
            [2, 4]])
    """

def transpose_(input: Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error. Any
    dtype. In place.

    >>> torch.transpose(torch.tensor([[1, 2], [3, 4]]), 0, 1)
    tensor([[1, 3],
            [2, 4]])
    """

def transpose_copy(input: Tensor, dim0: _int, dim1: _int, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `transpose` sees: same shape and values, memory of its own. Any dtype; a dimension
    that self does not have is an error.

    >>> torch.transpose_copy(torch.tensor([[1, 2], [3, 4]]), 0, 1)
    tensor([[1, 3],
            [2, 4]])
    """

@overload
def trapezoid(y: Tensor, x: Tensor, *, dim: _int = -1) -> Tensor: ...
@overload
def trapezoid(y: Tensor, *, dx: Number = 1, dim: _int = -1) -> Tensor:
    """The integral of y over x along a dimension by the trapezoidal rule: the shape of y without that dimension. x has
    the shape of y or as many elements as y along the dimension. Integers give the default float type. Errors: bool
    tensors, x of another length. The integral of y along a dimension by the trapezoidal rule, points dx apart: the
    shape of y without that dimension. Integers give the default float type. Errors: bool tensors, a dimension that
    y does not have.

    >>> torch.trapezoid(torch.tensor([1., 2., 3.]), torch.tensor([0., 1., 3.]))
    tensor(6.5000)
    >>> torch.trapezoid(torch.tensor([1., 2., 3.]), dx=0.5)
    tensor(2.)
    """

@overload
def trapz(y: Tensor, *, dx: _float = 1.0, dim: _int = -1) -> Tensor: ...
@overload
def trapz(y: Tensor, x: Tensor, *, dim: _int = -1) -> Tensor:
    """Another name of trapezoid, with points dx apart. The integral of y along a dimension by the trapezoidal rule,
    points dx apart: the shape of y without that dimension. Integers give the default float type. Errors: bool
    tensors, a dimension that y does not have. Another name of trapezoid, over x. The integral of y along a
    dimension by the trapezoidal rule, points dx apart: the shape of y without that dimension. Integers give the
    default float type. Errors: bool tensors, a dimension that y does not have.

    >>> torch.trapz(torch.tensor([1., 2., 3.]), dx=0.5)
    tensor(2.)
    >>> torch.trapz(torch.tensor([1., 2., 3.]), torch.tensor([0., 1., 3.]))
    tensor(6.5000)
    """

def triangular_solve(
    input: Tensor,
    A: Tensor,
    upper: _bool = True,
    transpose: _bool = False,
    unitriangular: _bool = False,
    *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The solution of A X = self, or A^T X = self, for triangular A, and a copy of A. linalg.solve_triangular is the
    newer form. A (*, n, n), self (*, n, k); batches broadcast. float32, float64 and their complex types; sizes that
    do not fit are an error.

    >>> torch.triangular_solve(torch.tensor([[3.], [4.]]), torch.tensor([[2., 1.], [0., 4.]])).solution
    tensor([[1.],
            [1.]])
    """

def tril(input: Tensor, diagonal: _int = 0, *, out: Tensor | None = None) -> Tensor:
    """The part of each matrix below and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In the
    shape of self, any dtype; fewer than two dimensions are an error.

    >>> torch.tril(torch.ones(3, 3))
    tensor([[1., 0., 0.],
            [1., 1., 0.],
            [1., 1., 1.]])
    """

def tril_(input: Tensor, diagonal: _int = 0) -> Tensor:
    """The part of each matrix below and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In the
    shape of self, any dtype; fewer than two dimensions are an error. In place.

    >>> torch.tril(torch.ones(3, 3))
    tensor([[1., 0., 0.],
            [1., 1., 0.],
            [1., 1., 1.]])
    """

def tril_indices(
    row: _int,
    col: _int,
    offset: _int = 0,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
) -> Tensor:
    """Rows and columns of the lower part of a row x col matrix, as a 2 x N tensor, int64 unless a dtype is given;
    offset moves the diagonal up. A negative number of rows or columns is an error.

    >>> torch.tril_indices(2, 3)
    tensor([[0, 1, 1],
            [0, 0, 1]])
    """

def triu(input: Tensor, diagonal: _int = 0, *, out: Tensor | None = None) -> Tensor:
    """The part of each matrix above and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In the
    shape of self, any dtype; fewer than two dimensions are an error.

    >>> torch.triu(torch.ones(3, 3), diagonal=1)
    tensor([[0., 1., 1.],
            [0., 0., 1.],
            [0., 0., 0.]])
    """

def triu_(input: Tensor, diagonal: _int = 0) -> Tensor:
    """The part of each matrix above and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In the
    shape of self, any dtype; fewer than two dimensions are an error. In place.

    >>> torch.triu(torch.ones(3, 3), diagonal=1)
    tensor([[0., 1., 1.],
            [0., 0., 1.],
            [0., 0., 0.]])
    """

def triu_indices(
    row: _int,
    col: _int,
    offset: _int = 0,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
) -> Tensor:
    """Rows and columns of the upper part of a row x col matrix, as a 2 x N tensor, int64 unless a dtype is given;
    offset moves the diagonal up. A negative number of rows or columns is an error.

    >>> torch.triu_indices(2, 3)
    tensor([[0, 0, 0, 1, 1],
            [0, 1, 2, 1, 2]])
    """

def true_divide(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Another name of div without rounding. self / other; integer tensors give the default float type. The tensors
    broadcast, and their dtypes are promoted; shapes that do not fit are an error.

    >>> torch.true_divide(torch.tensor([7, 9]), torch.tensor([2, 3]))
    tensor([3.5000, 3.0000])
    """

def trunc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result has
    the shape of the tensor.

    >>> torch.trunc(torch.tensor([-1.7, 1.7]))
    tensor([-1.,  1.])
    """

def trunc_(input: Tensor) -> Tensor:
    """Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result has
    the shape of the tensor. In place.

    >>> torch.trunc(torch.tensor([-1.7, 1.7]))
    tensor([-1.,  1.])
    """

def unbind(input: Tensor, dim: _int = 0) -> tuple[Tensor, ...]:
    """The slices of a dimension, each in the shape without it, as views. A 0-dim tensor is an error. Any dtype.

    >>> torch.unbind(torch.tensor([[1, 2], [3, 4]]))
    (tensor([1, 2]), tensor([3, 4]))
    """

def unbind_copy(input: Tensor, dim: _int = 0) -> tuple[Tensor, ...]:
    """Contiguous copies of the slices of a dimension, each in the shape without it, as `unbind` sees them: memory of
    their own. Any dtype; a 0-dim tensor is an error.

    >>> torch.unbind_copy(torch.tensor([[1, 2], [3, 4]]))
    (tensor([1, 2]), tensor([3, 4]))
    """

def unflatten(input: Tensor, dim: _int, sizes: Sequence[_int]) -> Tensor:
    """A dimension split into several whose product is its size, as a view; one size may be -1. Other products are an
    error. Any dtype.

    >>> torch.unflatten(torch.arange(6), 0, (2, 3))
    tensor([[0, 1, 2],
            [3, 4, 5]])
    """

def unfold_copy(input: Tensor, dimension: _int, size: _int, step: _int, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `unfold` sees, windows that overlap written out: same shape and values, memory of its
    own. Any dtype; a size beyond the dimension is an error.

    >>> torch.unfold_copy(torch.arange(4), 0, 2, 2)
    tensor([[0, 1],
            [2, 3]])
    """

def unique(
    input: Tensor,
    sorted: _bool = True,
    return_inverse: _bool = False,
    return_counts: _bool = False,
    dim: _int | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """The values that occur, in ascending order, or with dim the slices along it that occur, as Python orders tuples.
    inverse says where each input is among them, in the shape of self, or (size of dim); counts how often each
    occurs. These two are int64, and empty where they are not asked for: in Python they are left out then. Any dtype
    but complex ones, which are an error.

    >>> torch.unique(torch.tensor([3, 1, 3]), return_counts=True)
    (tensor([1, 3]), tensor([1, 2]))
    """

def unique_consecutive(
    input: Tensor,
    return_inverse: _bool = False,
    return_counts: _bool = False,
    dim: _int | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """The values, or with dim the slices along it, with equal neighbours merged into one, in their order. inverse says
    into which each input went, in the shape of self, or (size of dim); counts of how many each was made. These two
    are int64, and empty where they are not asked for: in Python they are left out then. Any dtype but complex ones,
    which are an error.

    >>> torch.unique_consecutive(torch.tensor([1, 1, 2, 1]), return_counts=True)
    (tensor([1, 2, 1]), tensor([2, 1, 1]))
    """

def unravel_index(indices: Tensor, shape: Sequence[_int]) -> tuple[Tensor, ...]:
    """The coordinates, a tensor of the shape of indices each, of positions in the row-major order of an array of that
    shape. Integers only; positions beyond it wrap around.

    >>> torch.unravel_index(torch.tensor([1, 5]), (2, 3))
    (tensor([0, 1]), tensor([1, 2]))
    """

def unsafe_chunk(input: Tensor, chunks: _int, dim: _int = 0) -> tuple[Tensor, ...]:
    """The at most `chunks` pieces of one size that `chunk` gives, in the memory of self, but each a tensor of its own:
    one may be written in place, which must not reach what is still needed of the others. Any dtype; chunks below 1
    are an error.

    >>> torch.unsafe_chunk(torch.arange(5), 2)
    (tensor([0, 1, 2]), tensor([3, 4]))
    """

def unsafe_split(input: Tensor, split_size: _int, dim: _int = 0) -> tuple[Tensor, ...]:
    """The pieces of size `split_size` along a dimension that `split` gives, in the memory of self, but each a tensor
    of its own: one may be written in place, which must not reach what is still needed of the others. Any dtype; a
    negative split_size is an error.

    >>> torch.unsafe_split(torch.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    """

def unsafe_split_with_sizes(input: Tensor, split_sizes: Sequence[_int], dim: _int = 0) -> tuple[Tensor, ...]:
    """The pieces of the given sizes that `split_with_sizes` gives, in the memory of self, but each a tensor of its
    own: one may be written in place, which must not reach what is still needed of the others. Any dtype; sizes that
    do not add up are an error.

    >>> torch.unsafe_split_with_sizes(torch.arange(5), [2, 3])
    (tensor([0, 1]), tensor([2, 3, 4]))
    """

def unsqueeze(input: Tensor, dim: _int) -> Tensor:
    """With a dimension of size 1 inserted at dim, from -dimensions-1 to dimensions, as a view. Any dtype; a dim
    outside is an error.

    >>> torch.unsqueeze(torch.tensor([1, 2]), 1)
    tensor([[1],
            [2]])
    """

def unsqueeze_(input: Tensor, dim: _int) -> Tensor:
    """With a dimension of size 1 inserted at dim, from -dimensions-1 to dimensions, as a view. Any dtype; a dim
    outside is an error. In place.

    >>> torch.unsqueeze(torch.tensor([1, 2]), 1)
    tensor([[1],
            [2]])
    """

def unsqueeze_copy(input: Tensor, dim: _int, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `unsqueeze` sees: same shape and values, memory of its own. Any dtype; a dim outside
    is an error.

    >>> torch.unsqueeze_copy(torch.tensor([1, 2]), 0)
    tensor([[1, 2]])
    """

def vander(x: Tensor, N: _int | None = None, increasing: _bool = False) -> Tensor:
    """Vandermonde matrix: powers of the elements of a 1-d tensor, falling from left to right unless increasing. N
    columns, as many as elements unless given: (n, N). Any dtype, bool and integers give int64; other than one
    dimension, and a negative N, are errors.

    >>> torch.vander(torch.tensor([1, 2, 3]))
    tensor([[1, 1, 1],
            [4, 2, 1],
            [9, 3, 1]])
    """

@overload
def var(input: Tensor, unbiased: _bool = True) -> Tensor: ...
@overload
def var(
    input: Tensor,
    dim: _int | Sequence[_int] | None,
    unbiased: _bool = True,
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: Tensor,
    dim: _int | Sequence[_int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """Variance of all elements, 0-dim: divides by the number of elements less the correction (1 unless given;
    unbiased=False means 0). Floating point and complex only; complex tensors give a real result. Variance over
    dimensions, which go, or stay with size 1 (keepdim): divides by the number of elements less the correction (1
    unless given; unbiased=False means 0). Floating point and complex only; complex tensors give a real result. A
    dimension that self does not have is an error. Variance over dimensions (all unless given), which go, or stay
    with size 1 (keepdim): divides by the number of elements less the correction, 1 unless given. Floating point and
    complex only; complex tensors give a real result. A dimension that self does not have is an error.

    >>> torch.var(torch.tensor([1., 2., 3., 4.]))
    tensor(1.6667)
    >>> torch.var(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
    tensor([1., 4.])
    >>> torch.var(torch.tensor([1., 2., 3., 4.]), correction=0)
    tensor(1.2500)
    """

@overload
def var_mean(input: Tensor, unbiased: _bool = True) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: Tensor,
    dim: _int | Sequence[_int] | None,
    unbiased: _bool = True,
    keepdim: _bool = False,
) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: Tensor,
    dim: _int | Sequence[_int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: _bool = False,
) -> tuple[Tensor, Tensor]:
    """Variance and mean of all elements, 0-dim, as var and mean give them. Floating point and complex only; of complex
    tensors the first is real. Variance and mean over dimensions, which go, or stay with size 1 (keepdim), as var
    and mean give them. Floating point and complex only; of complex tensors the first is real. A dimension that self
    does not have is an error. Variance and mean over dimensions (all unless given), which go, or stay with size 1
    (keepdim): the variance divides by the number of elements less the correction, 1 unless given. Floating point
    and complex only; of complex tensors the first is real. A dimension that self does not have is an error.

    >>> torch.var_mean(torch.tensor([1., 2., 3., 4.]))
    (tensor(1.6667), tensor(2.5000))
    >>> torch.var_mean(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
    (tensor([1., 4.]), tensor([2., 4.]))
    >>> torch.var_mean(torch.tensor([1., 2., 3., 4.]), correction=0)
    (tensor(1.2500), tensor(2.5000))
    """

def vdot(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """dot with the first vector conjugated: two 1-d tensors of one size and dtype, any but bool, give a 0-dim one.
    Other than 1-d tensors of one length are an error.

    >>> torch.vdot(torch.tensor([1 + 1j, 2]), torch.tensor([1 + 0j, 3]))
    tensor(7.-1.j)
    """

def view_as_complex(input: Tensor) -> Tensor:
    """A real tensor whose last dimension is pairs, as complex numbers, float32 as complex64 and so on, in the shape
    without it, as a view; that dimension has stride 1, the others even strides. float16, float32 and float64 only;
    a last dimension of another size than 2 is an error.

    >>> torch.view_as_complex(torch.tensor([[1., 2.]]))
    tensor([1.+2.j])
    """

def view_as_complex_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `view_as_complex` sees, the pairs of the last dimension, which goes, as complex
    numbers: memory of its own. float16, float32 and float64 only; a last dimension of another size than 2 is an
    error.

    >>> torch.view_as_complex_copy(torch.tensor([[1., 2.]]))
    tensor([1.+2.j])
    """

def view_as_real(input: Tensor) -> Tensor:
    """A complex tensor, complex64 as float32 and so on, as real pairs in a new last dimension of size 2, as a view. A
    real tensor is an error.

    >>> torch.view_as_real(torch.tensor([1 + 2j]))
    tensor([[1., 2.]])
    """

def view_as_real_copy(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of what `view_as_real` sees, real pairs in a new last dimension of size 2: memory of its own.
    Complex only; a real tensor is an error.

    >>> torch.view_as_real_copy(torch.tensor([1 + 2j]))
    tensor([[1., 2.]])
    """

@overload
def view_copy(input: Tensor, size: Sequence[_int], *, out: Tensor | None = None) -> Tensor: ...
@overload
def view_copy(input: Tensor, dtype: _dtype, *, out: Tensor | None = None) -> Tensor:
    """A contiguous copy of self in another shape of as many elements (one size may be -1), for strides too that `view`
    does not take: memory of its own. Any dtype; another number of elements is an error. A contiguous copy of what
    `view` as another dtype sees, the last dimension scaled by the ratio of element sizes: memory of its own. Any
    dtype; sizes of bytes that do not divide are an error.

    >>> torch.view_copy(torch.arange(4), (2, 2))
    tensor([[0, 1],
            [2, 3]])
    >>> torch.view_copy(torch.tensor([1.]), dtype=torch.int32)
    tensor([1065353216], dtype=torch.int32)
    """

@overload
def vsplit(input: Tensor, sections: _int) -> tuple[Tensor, ...]: ...
@overload
def vsplit(input: Tensor, indices: Sequence[_int]) -> tuple[Tensor, ...]:
    """Views of the shape of self but in dimension 0, of which each has one of as many equal parts. A number that does
    not divide the size is an error, and so is a tensor of less than 2 dimensions. Any dtype. Views of the shape of
    self but in dimension 0, which is cut at the given indices: one view more than there are. Less than 2 dimensions
    are an error. Any dtype.

    >>> torch.vsplit(torch.arange(4).view(2, 2), 2)
    (tensor([[0, 1]]), tensor([[2, 3]]))
    >>> torch.vsplit(torch.arange(6).view(3, 2), [1])[1]
    tensor([[2, 3],
            [4, 5]])
    """

def vstack(tensors: tuple[Tensor, ...] | list[Tensor], *, out: Tensor | None = None) -> Tensor:
    """Tensors joined along the first dimension, after atleast_2d: its sizes are added up. Any dtypes, which are
    promoted. Other sizes that differ, and no tensors, are errors.

    >>> torch.vstack([torch.tensor([1, 2]), torch.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    """

@overload
def where(
    condition: Tensor,
    input: Tensor | Number,
    other: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def where(condition: Tensor) -> tuple[Tensor, ...]:
    """self where the condition is true, other where not; all three broadcast, and self and other, of any dtype, are
    promoted. The condition is bool (or uint8). Shapes that do not broadcast are an error. The indices of the
    elements that are not zero, one 1-d int64 tensor a dimension: nonzero's columns. Any dtype is read.

    >>> torch.where(torch.tensor([True, False]), torch.tensor([1., 2.]), torch.tensor([10., 20.]))
    tensor([ 1., 20.])
    >>> torch.where(torch.tensor([[0, 1], [2, 0]]))
    (tensor([0, 1]), tensor([1, 0]))
    """

def xlogy(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self * log(other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are promoted;
    shapes that do not fit are an error. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error.

    >>> torch.xlogy(torch.tensor([0., 2.]), torch.tensor([0., 1.]))
    tensor([0., 0.])
    """

@overload
def zeros(
    size: Sequence[_int],
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def zeros(
    *size: _int,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """A tensor of zeros of the given sizes. dtype is the default float type unless given. A negative size is an error.

    >>> torch.zeros(2, 3)
    tensor([[0., 0., 0.],
            [0., 0., 0.]])
    >>> torch.zeros(2, dtype=torch.int64)
    tensor([0, 0])
    """

def zeros_like(
    input: Tensor,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    memory_format: _memory_format | None = None,
) -> Tensor:
    """A tensor of zeros. Shape, dtype and strides are those of self unless given. requires_grad of an integer or bool
    dtype is an error.

    >>> torch.zeros_like(torch.tensor([[1, 2], [3, 4]]))
    tensor([[0, 0],
            [0, 0]])
    """


