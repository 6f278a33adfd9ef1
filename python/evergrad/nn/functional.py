"""Functions of neural networks: the generated operators, and those that are said in others."""

import math as _math
import warnings as _warnings

from .._lazy import load as _load
from .. import _C

globals().update({k: v for k, v in vars(_C._ns_nn_functional).items() if not k.startswith("__")})
_n = _C._ns_nn_functional


def threshold(input, threshold, value, inplace=False):
    """input where it is above the threshold, elsewhere the value; in the shape and dtype of input."""
    return _C.threshold_(input, threshold, value) if inplace else _C.threshold(input, threshold, value)


def _legacy(size_average, reduce, reduction):
    if size_average is None and reduce is None:
        return reduction
    size_average = True if size_average is None else size_average
    reduce = True if reduce is None else reduce
    new = "none" if not reduce else "mean" if size_average else "sum"
    _warnings.warn(
        f"size_average and reduce args will be deprecated, please use reduction='{new}' instead.", stacklevel=3
    )
    return new


def _inplace(name):
    op = getattr(_n, name)

    def function(input, *args, **kwargs):
        return op(input, *args, **kwargs, inplace=True)

    function.__name__ = name + "_"
    return function


for _k in ("relu", "leaky_relu", "elu", "selu", "celu", "hardtanh"):
    globals()[_k + "_"] = _inplace(_k)
relu_ = _C.relu_


def rrelu_(input, lower=1.0 / 8, upper=1.0 / 3, training=False):
    """rrelu in place."""
    return rrelu(input, lower, upper, training, True)  # noqa: F821


threshold_ = _C.Tensor.threshold_
del _k


def _scalar_name(t):
    return t.type().rsplit(".", 1)[1].removesuffix("Tensor")


def triplet_margin_with_distance_loss(
    anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction="mean"
):
    """triplet_margin_loss with any distance, a function of two tensors."""
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    distance = distance_function
    if distance is None:
        return triplet_margin_loss(anchor, positive, negative, margin, swap=swap, reduction=reduction)  # noqa: F821
    dims = (anchor.dim(), positive.dim(), negative.dim())
    if len(set(dims)) > 1:
        raise RuntimeError(
            "The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: "
            f"anchor {dims[0]}D, positive {dims[1]}D, and negative {dims[2]}D inputs"
        )
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = _C.minimum(far, distance(positive, negative))
    loss = (margin + near - far).clamp(min=0)
    return loss if reduction == "none" else loss.mean() if reduction == "mean" else loss.sum()



def conv_tbc(input, weight, bias, pad=0):
    """A convolution over time of (time, batch, channels), with a weight (kernel, in, out)."""
    if input.dim() != 3 or weight.dim() != 3 or bias.dim() != 1:
        raise RuntimeError(
            f"conv_tbc expects input and weight of 3 dimensions and bias of 1, but got {input.dim()}, {weight.dim()} and "
            f"{bias.dim()}"
        )
    return _C.conv1d(input.permute(1, 2, 0), weight.permute(2, 1, 0), bias, padding=pad).permute(2, 0, 1)


from ._resize import interpolate, upsample, upsample_bilinear, upsample_nearest  # noqa: E402, F401
from ._pooling import *  # noqa: E402, F403
from ._sampling import (  # noqa: E402, F401
    affine_grid,
    grid_sample,
)
from . import _reduction as _Reduction  # noqa: E402, F401
from ._multi_head import multi_head_attention_forward  # noqa: E402, F401
from .._docs import tell as _tell  # noqa: E402

for _f in list(globals().values()):
    if isinstance(_f, type(conv_tbc)) and _f.__module__.startswith(__package__ + "._"):
        _f.__module__ = __name__  # the home that pickles name
del _f

_tell(globals(), _C._ns_nn_functional)


def __getattr__(name):
    if name == "grad":  # the module of gradients of convolutions
        return _load(".grad", __package__)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
