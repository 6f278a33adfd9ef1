"""Functions of one tensor that work on each element: the mask stays."""

from ...overrides import DisableTorchFunctionSubclass
from .core import MaskedTensor, mask_of, plain

UNARY_NAMES = (
    "abs absolute acos arccos acosh arccosh angle asin arcsin asinh arcsinh atan arctan atanh arctanh bitwise_not ceil "
    "clamp clip conj_physical cos cosh deg2rad digamma erf erfc erfinv exp exp2 expm1 fix floor frac i0 isnan lgamma "
    "log "
    "log10 log1p log2 logical_not logit nan_to_num neg negative positive pow rad2deg reciprocal relu round rsqrt sgn "
    "sigmoid sign signbit silu sin sinc sinh sqrt square tan tanh trunc __neg__ __abs__ __pos__ __invert__ __pow__"
).split()
INPLACE_UNARY_NAMES = [
    n + "_" for n in UNARY_NAMES if not n.startswith("__") and n not in {"angle", "isnan", "positive", "signbit"}
]
NAMES = frozenset(UNARY_NAMES + INPLACE_UNARY_NAMES)


def apply(func, name, args, kwargs):
    self, rest = args[0], args[1:]
    if not isinstance(self, MaskedTensor) or any(isinstance(a, MaskedTensor) for a in rest):
        raise TypeError(f"{name}: of several arguments only the first may be a MaskedTensor")
    with DisableTorchFunctionSubclass():
        out = func(plain(self), *rest, **kwargs)
    if name in INPLACE_UNARY_NAMES:
        return self
    return MaskedTensor._over(out, mask_of(self))
