"""Functions of nn.functional over generated operators that give indices or need a word of warning."""

import warnings

from .. import _C

_n = _C._ns_nn_functional


def _align(name, align_corners):
    if align_corners is None:
        warnings.warn(
            "Default grid_sample and affine_grid behavior has changed to align_corners=False since 1.3.0. Please "
            "specify "
            f"align_corners=True if the old behavior is desired. See the documentation of {name} for details.",
            stacklevel=3,
        )
    return bool(align_corners)


def grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    return _n.grid_sample(input, grid, mode, padding_mode, _align("grid_sample", align_corners))


def affine_grid(theta, size, align_corners=None):
    aligned = _align("affine_grid", align_corners)
    if aligned and min(size[2:], default=2) == 1:
        warnings.warn(
            "Since version 1.3.0, affine_grid behavior has changed for unit-size grids when align_corners=True. This "
            "is "
            "not an intended use case of affine_grid. See the documentation of affine_grid for details.",
            stacklevel=2,
        )
    return _n.affine_grid(theta, size, aligned)


grid_sample.__doc__ = _n.grid_sample.__doc__
affine_grid.__doc__ = _n.affine_grid.__doc__


def _fractional(dims):
    name = f"fractional_max_pool{dims}d"
    operator = getattr(_n, name + "_with_indices")

    def with_indices(
        input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None
    ):
        if output_size is None and output_ratio is None:
            raise ValueError(f"{name} requires specifying either an output_size or an output_ratio")
        if output_size is not None:
            output_ratio = None
        elif isinstance(output_ratio, float):
            output_ratio = [output_ratio] * dims
        return tuple(operator(input, kernel_size, output_size, output_ratio, True, _random_samples))

    def plain(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
        out = with_indices(input, kernel_size, output_size, output_ratio, True, _random_samples)
        return out if return_indices else out[0]

    with_indices.__name__, plain.__name__ = name + "_with_indices", name
    with_indices.__doc__ = operator.__doc__
    plain.__doc__ = (
        "The largest element of windows that lie at random places, about evenly, and with return_indices where."
    )
    return plain, with_indices


fractional_max_pool2d, fractional_max_pool2d_with_indices = _fractional(2)
fractional_max_pool3d, fractional_max_pool3d_with_indices = _fractional(3)


def gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1):
    if not isinstance(tau, _C.Tensor):
        return _n.gumbel_softmax(logits, tau, hard, eps, dim)
    noise = -_C.empty_like(logits, memory_format=_C.contiguous_format).exponential_().log()
    soft = ((logits + noise) / tau).softmax(dim)
    if not hard:
        return soft
    index = soft.max(dim, keepdim=True).indices
    return _C.zeros_like(logits).scatter(dim, index, 1.0) - soft.detach() + soft


gumbel_softmax.__doc__ = _n.gumbel_softmax.__doc__


def rrelu_(input, lower=1.0 / 8, upper=1.0 / 3, training=False):
    """rrelu in place."""
    from . import functional

    return functional.rrelu(input, lower, upper, training, True)


def adaptive_max_pool1d_with_indices(input, output_size, return_indices=False):
    """The largest element of each of output_size parts, and where it is."""
    from . import functional

    return functional.adaptive_max_pool1d(input, output_size, True)


def adaptive_max_pool2d_with_indices(input, output_size, return_indices=False):
    """The largest element of each of output_size parts, and where it is."""
    from . import functional

    return functional.adaptive_max_pool2d(input, output_size, True)


def adaptive_max_pool3d_with_indices(input, output_size, return_indices=False):
    """The largest element of each of output_size parts, and where it is."""
    from . import functional

    return functional.adaptive_max_pool3d(input, output_size, True)


def max_pool3d_with_indices(
    input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
):
    """The largest element of each window, and where it is."""
    from . import functional

    return functional.max_pool3d(input, kernel_size, stride, padding, dilation, ceil_mode, True)
