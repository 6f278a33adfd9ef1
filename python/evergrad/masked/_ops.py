"""The functions of masked: an operator over the elements where the mask is true.

Elements that are masked out are replaced by the value that changes nothing, the identity of the operator; where all are
masked out the result is that value too. Without a mask all elements count. A MaskedTensor brings its own mask.
"""

import builtins
import math

from .. import _C
from .._types import iinfo

Tensor = _C.Tensor
_SMALL = (_C.uint8, _C.bool, _C.int8, _C.int16, _C.int32)  # sums of these are of int64


def _limit(dtype, largest):
    """The largest or the smallest value of a dtype."""
    if dtype.is_floating_point:
        return math.inf if largest else -math.inf
    return iinfo(dtype).max if largest else iinfo(dtype).min


def _reduction_identity(op_name, input, *args):
    """The value, 0-dim, that changes no result of the operator; None where there is none."""
    dtype = input.dtype
    name = op_name.rsplit(".", 1)[-1]

    def value(v):
        return _C.tensor(v, dtype=dtype)

    if name in {"sum", "cumsum"}:
        return value(0)
    if name in {"prod", "cumprod"}:
        return value(1)
    if name in {"amax", "argmax", "logaddexp", "logsumexp", "softmax", "log_softmax"}:
        if dtype.is_floating_point or (dtype not in (_C.bool,) and not dtype.is_complex):
            return value(_limit(dtype, False))
        if name in {"logaddexp", "logsumexp"} and dtype.is_complex:
            return value(-math.inf)
    elif name in {"amin", "argmin", "softmin"}:
        if dtype.is_floating_point or (dtype not in (_C.bool,) and not dtype.is_complex):
            return value(_limit(dtype, True))
    elif name == "mean":
        return None
    elif name == "norm":
        ord = args[0] if args else 2.0
        return value(math.inf) if ord == -math.inf else value(0)
    elif name == "median":
        return value(math.nan) if dtype.is_floating_point else value(iinfo(dtype).max)
    elif name in {"var", "std"}:
        return None
    raise NotImplementedError(f"identity of {name} on {dtype} input")


def _canonical_dim(dim, ndim):
    """The dimensions as a sorted tuple of numbers from 0; None and () stand for all of them."""
    if dim is None:
        return tuple(range(ndim))
    dims = (dim,) if isinstance(dim, int) else tuple(dim)
    room = builtins.max(ndim, 1)
    out = []
    for d in dims:
        if d in out:
            raise RuntimeError(f"dim={d} appears multiple times in the list of dims")
        if not -room <= d < room:
            raise IndexError(f"Dimension out of range (expected to be in range of [{-room}, {room - 1}], but got {d})")
        if d % room in out:
            raise RuntimeError(f"dim={d % room} appears multiple times in the list of dims")
        out.append(d % room)
    return tuple(sorted(out)) if dims else tuple(range(ndim))


def _input_mask(input, *args, **kwargs):
    """The mask as a bool tensor of the shape of input."""
    mask = kwargs.get("mask")
    if mask is None:
        raise ValueError("_input_mask requires explicit mask")
    if mask.shape != input.shape:
        if mask.dim() > input.dim():
            raise IndexError(
                "_input_mask expected broadcastable mask (got mask dimensionality higher than of the input)"
            )
        mask = mask.broadcast_to(input.shape)
    return mask if mask.dtype is _C.bool else mask.bool()


def _output_mask(op, input, *args, **kwargs):
    """Which results of an operator have an element that is not masked out."""
    name = op if isinstance(op, str) else op.__name__
    mask = _input_mask(input, *args, **kwargs)
    if name in {"softmax", "log_softmax", "softmin", "normalize", "cumsum", "cumprod"}:
        return mask
    if name == "logaddexp":
        return mask | _input_mask(args[0], mask=args[2] if len(args) > 2 else kwargs.get("other_mask"))
    if name == "norm":
        args = args[1:]  # behind the order
    dim = args[0] if args else kwargs.get("dim", -1 if name == "median" else None)
    keepdim = bool(kwargs.get("keepdim", False))
    for d in reversed(_canonical_dim(dim, input.dim())):
        mask = mask.any(d, keepdim) if mask.dim() else mask
    return mask


def _where(mask, input, fill_value):
    return _C.where(mask, input, fill_value)


def _combine_input_and_mask(op, input, mask, *args):
    """input with the identity of the operator where it is masked out."""
    if mask is None:
        return input
    fill = _reduction_identity(op if isinstance(op, str) else op.__name__, input, *args)
    return _where(_input_mask(input, mask=mask), input, fill)


def _masked(function):
    """Lets a function of (input, ..., mask=) take a MaskedTensor, whose mask it brings; the result is a plain
    tensor."""
    import functools

    @functools.wraps(function)
    def call(input, *args, mask=None, **kwargs):
        from .maskedtensor.core import is_masked_tensor

        if is_masked_tensor(input):
            own = input.get_mask()
            mask, input = own if mask is None else own & mask, input.get_data()
        return function(input, *args, mask=mask, **kwargs)

    return call


def _sum_dtype(input, dtype):
    return dtype if dtype is not None else _C.int64 if input.dtype in _SMALL else input.dtype


def _over(reduce, x, dims, keepdim, dtype):
    """A reduction one dimension at a time, from the last."""
    for d in reversed(dims):
        x = reduce(x, d, keepdim) if x.dim() else x
    return x if x.dtype is dtype else x.to(dtype)


@_masked
def sum(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The sum of the elements along dim (a number, several, or None for all)."""
    dtype = _sum_dtype(input, dtype)
    x = _combine_input_and_mask("sum", input, mask)
    return _C.sum(x, _canonical_dim(dim, x.dim()), bool(keepdim), dtype=dtype)


@_masked
def prod(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The product of the elements along dim (a number, several, or None for all)."""
    dtype = _sum_dtype(input, dtype)
    x = _combine_input_and_mask("prod", input, mask)
    return _over(_C.prod, x, _canonical_dim(dim, x.dim()), bool(keepdim), dtype)


@_masked
def cumsum(input, dim, *, dtype=None, mask=None):
    """Sums of the elements up to each along dim."""
    (d,) = _canonical_dim(dim, input.dim())[:1] or (0,)
    return _C.cumsum(_combine_input_and_mask("sum", input, mask), d, dtype=dtype).to(dtype or input.dtype)


@_masked
def cumprod(input, dim, *, dtype=None, mask=None):
    """Products of the elements up to each along dim."""
    (d,) = _canonical_dim(dim, input.dim())[:1] or (0,)
    return _C.cumprod(_combine_input_and_mask("prod", input, mask), d, dtype=dtype).to(dtype or input.dtype)


@_masked
def amax(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The largest element along dim (a number, several, or None for all)."""
    x = _combine_input_and_mask("amax", input, mask)
    return _C.amax(x, _canonical_dim(dim, x.dim()), bool(keepdim)).to(dtype or input.dtype)


@_masked
def amin(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The smallest element along dim (a number, several, or None for all)."""
    x = _combine_input_and_mask("amin", input, mask)
    return _C.amin(x, _canonical_dim(dim, x.dim()), bool(keepdim)).to(dtype or input.dtype)


@_masked
def argmax(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """Where the largest element along dim is, in the dtype of input unless given."""
    x = _combine_input_and_mask("argmax", input, mask)
    return _C.argmax(x, dim, bool(keepdim)).to(dtype or input.dtype)


@_masked
def argmin(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """Where the smallest element along dim is, in the dtype of input unless given."""
    x = _combine_input_and_mask("argmin", input, mask)
    return _C.argmin(x, dim, bool(keepdim)).to(dtype or input.dtype)


def _count(input, dim, keepdim, dtype, mask):
    ones = _C.ones(input.shape, dtype=_C.int64)
    return sum(ones, dim, keepdim=keepdim, dtype=dtype, mask=mask)


@_masked
def mean(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The mean of the elements along dim; NaN where there are none."""
    computed = dtype or input.dtype
    if not (computed.is_floating_point or computed.is_complex):
        raise ValueError(
            ("mean(): Could not infer output dtype. Input" if dtype is None else "mean(): Optional")
            + f" dtype must be either a floating point or complex dtype. Got: {computed}"
        )
    if input.dtype is _C.bool and mask is None:
        mask = _C.ones(input.shape, dtype=_C.bool)
    count = _count(input, dim, keepdim, None, mask)
    total = sum(input, dim, keepdim=keepdim, dtype=dtype, mask=mask)
    return total / count


@_masked
def median(input, dim=-1, *, keepdim=False, dtype=None, mask=None):
    """The median of the elements along dim, the lower one of two; NaN where there are none."""
    (d,) = _canonical_dim(dim, input.dim())[:1] or (0,)
    computed = dtype or input.dtype
    real = computed.is_floating_point
    x = input if real else input.to(_C.get_default_dtype())
    if mask is None:
        return _C.median(x, d, bool(keepdim)).values.to(computed)
    kept = _input_mask(input, mask=mask)
    if bool((_C.isnan(x) & kept).any()):
        raise ValueError("masked median expects no NaN among the elements that are not masked out")
    out = _C.nanmedian(_C.where(kept, x, math.nan), d, bool(keepdim)).values
    if not real and bool(_C.isnan(out).any()):
        raise ValueError("masked median expects no fully masked out rows if dtype is not floating point")
    return out.to(computed)


@_masked
def logsumexp(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The logarithm of the sum of the exponentials of the elements along dim."""
    computed = dtype or input.dtype
    x = _combine_input_and_mask("logsumexp", input, mask)
    return _C.logsumexp(x, _canonical_dim(dim, x.dim()), keepdim=bool(keepdim)).to(computed)


def logaddexp(input, other, *, dtype=None, input_mask=None, other_mask=None):
    """log(exp(input) + exp(other)) with -inf where one of the two is masked out."""
    if dtype is None:
        dtype = input.dtype
    a = _combine_input_and_mask("logaddexp", input, input_mask)
    b = _combine_input_and_mask("logaddexp", other, other_mask)
    return _C.logaddexp(a, b).to(dtype)


@_masked
def norm(input, ord=2.0, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The vector norm of order ord of the elements along dim (a number, several, or None for all)."""
    if dtype is None:
        dtype = input.dtype
    x = _combine_input_and_mask("norm", input, mask, ord)
    return _C._ns_linalg.vector_norm(x, ord, _canonical_dim(dim, x.dim()), bool(keepdim), dtype=dtype)


def _exponential(function, name, fill):
    @_masked
    def call(input, dim, *, dtype=None, mask=None):
        if dtype is None:
            dtype = input.dtype
        (d,) = _canonical_dim(dim, input.dim())[:1] or (0,)
        return function(_combine_input_and_mask(fill, input, mask), d, dtype=dtype)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = (
        f"nn.functional.{name} along dim, where elements that are masked out do not count; NaN where all are."
    )
    return call


_nn = _C._ns_nn_functional
softmax = _exponential(_C.softmax, "softmax", "amax")
log_softmax = _exponential(_C.log_softmax, "log_softmax", "amax")
softmin = _exponential(lambda x, d, dtype: _C.softmax(-x, d, dtype=dtype), "softmin", "amin")


@_masked
def normalize(input, ord, dim, *, eps=1e-12, dtype=None, mask=None):
    """The elements divided by their norm of order ord along dim, or by eps where that is larger; 0 where masked out."""
    if dtype is None:
        dtype = input.dtype
    (d,) = _canonical_dim(dim, input.dim())[:1] or (0,)
    length = norm(input, ord, d, keepdim=True, dtype=dtype, mask=mask)
    return _combine_input_and_mask("sum", input, mask) / length.clamp_min(eps)


def _spread(input, dim, unbiased, correction, keepdim, dtype, mask, root):
    """The variance along dim, or its square root."""
    if unbiased is not None and correction is not None:
        raise ValueError("Only one of unbiased and correction may be given")
    if unbiased is not None:
        correction = 1 if unbiased else 0
    elif correction is None:
        correction = 1
    if dtype is None:
        dtype = input.dtype
        if not (dtype.is_floating_point or dtype.is_complex):
            dtype = _C.float32
    if not (dtype.is_floating_point or dtype.is_complex):
        dtype = _C.float32
    if input.dtype is _C.bool:
        raise RuntimeError(
            "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, "
            "use the `~` or `logical_not()` operator instead."
        )
    small = dtype in (_C.float16, _C.bfloat16)
    x = input.to(_C.float32 if small else dtype)
    count = _count(input, dim, True, None, mask)
    centre = sum(x, dim, keepdim=True, mask=mask) / count
    off = x - centre
    square = off * off.conj() if off.is_complex() else off * off
    total = sum(square, dim, keepdim=keepdim, mask=mask)
    if not keepdim:
        count = count.reshape(total.shape)
    out = total / (count - correction).clamp_min(0)
    if root:
        out = out.sqrt()
    return out.to(dtype)


@_masked
def var(input, dim=None, unbiased=None, *, correction=None, keepdim=False, dtype=None, mask=None):
    """The variance of the elements along dim, over their number less the correction (1 unless given)."""
    return _spread(input, dim, unbiased, correction, keepdim, dtype, mask, False)


@_masked
def std(input, dim=None, unbiased=None, *, correction=None, keepdim=False, dtype=None, mask=None):
    """The square root of the variance of the elements along dim, over their number less the correction."""
    return _spread(input, dim, unbiased, correction, keepdim, dtype, mask, True)
