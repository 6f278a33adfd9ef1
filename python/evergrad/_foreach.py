"""The operators over lists of tensors in place: each tensor is changed, and the list given back."""

from . import _C

Tensor = _C.Tensor

_SINGLE = (
    "abs acos asin atan ceil cos cosh erf erfc exp expm1 floor frac lgamma log log10 log1p log2 neg reciprocal round "
    "rsqrt "
    "sigmoid sign sin sinh sqrt tan tanh trunc zero"
).split()
_SEVERAL = "add addcdiv addcmul clamp_max clamp_min copy div lerp maximum minimum mul pow sub".split()


def _lists(name, self):
    if not isinstance(self, (tuple, list)):
        raise TypeError(f"{name}(): argument 'self' (position 1) must be tuple of Tensors, not {type(self).__name__}")
    if not self:
        raise RuntimeError("Tensor list must have at least one tensor.")


def _single(name):
    method = getattr(Tensor, name + "_")
    full = f"_foreach_{name}_"

    def function(self):
        _lists(full, self)
        for t in self:
            method(t)
        return self

    function.__name__ = function.__qualname__ = full
    function.__doc__ = f"{name} of each tensor, in place."
    return function


def _several(name):
    full = f"_foreach_{name}_"
    functional = getattr(_C, f"_foreach_{name}", None)

    def function(self, *args, **kwargs):
        _lists(full, self)
        if name == "copy":
            for t, source in zip(self, args[0], strict=True):
                t.copy_(source)
            return self
        results = functional(self, *args, **kwargs)
        for t, result in zip(self, results):
            if result.dtype is not t.dtype and not _C.can_cast(result.dtype, t.dtype):
                from ._types import scalar_name

                raise RuntimeError(
                    f"result type {scalar_name(result.dtype)} can't be cast to the desired output type "
                    f"{scalar_name(t.dtype)}"
                )
        for t, result in zip(self, results):
            t.copy_(result)
        return self

    function.__name__ = function.__qualname__ = full
    function.__doc__ = f"{name} of each tensor, in place."
    return function


__all__ = []
for _name in _SINGLE:
    globals()[f"_foreach_{_name}_"] = _single(_name)
    __all__.append(f"_foreach_{_name}_")
for _name in _SEVERAL:
    if _name == "copy" or hasattr(_C, f"_foreach_{_name}"):
        globals()[f"_foreach_{_name}_"] = _several(_name)
        __all__.append(f"_foreach_{_name}_")
del _name
