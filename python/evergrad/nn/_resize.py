"""interpolate and its old names, whose size or scale_factor is one number or a list of them. The core computes."""

import operator
import warnings

from .. import _C

_n = _C._ns_nn_functional
_MIDDLES = ("nearest", "area", "nearest-exact")


def _each(value, lengths, of, name, form):
    """One number for each spatial dimension."""
    if not isinstance(value, (tuple, list)):
        return [value] * len(lengths)
    if len(value) != len(lengths):
        raise ValueError(
            f"Input and {name.split()[0]} must have the same number of spatial dimensions, but got input with spatial "
            f"dimensions of {lengths} and {of} {value}. Please provide input tensor in (N, C, d1, d2, ...,dK) format "
            f"and {name} in {form} format."
        )
    return value


def interpolate(
    input,
    size=None,
    scale_factor=None,
    mode="nearest",
    align_corners=None,
    recompute_scale_factor=None,
    antialias=False,
):
    if (size is None) != (scale_factor is None) and (align_corners is None or mode not in _MIDDLES):
        lengths = list(input.shape[2:])
        if size is None:
            factors = _each(scale_factor, lengths, "scale_factor of shape", "scale_factor", "(s1, s2, ...,sK)")
            scale_factor = [float(s) for s in factors]
        else:
            size = _each(size, lengths, "output size of", "output size", "(o1, o2, ...,oK)")
            try:
                size = [operator.index(s) for s in size]
            except TypeError:
                raise TypeError(
                    "expected size to be one of int or Tuple[int] or Tuple[int, int] or Tuple[int, int, int], but "
                    f"got size with types {[type(s) for s in size]}"
                ) from None
    return _n.interpolate(input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias)


def _old(name):
    warnings.warn(f"`nn.functional.{name}` is deprecated. Use `nn.functional.interpolate` instead.", stacklevel=3)


def upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    _old("upsample")
    return interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(input, size=None, scale_factor=None):
    _old("upsample_nearest")
    return interpolate(input, size, scale_factor)


def upsample_bilinear(input, size=None, scale_factor=None):
    _old("upsample_bilinear")
    return interpolate(input, size, scale_factor, mode="bilinear", align_corners=True)
