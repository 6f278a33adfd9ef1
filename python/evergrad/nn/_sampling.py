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
