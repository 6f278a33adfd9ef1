"""vmap by its older name."""

from .func import vmap


def _vmap(func, in_dims=0, out_dims=0, allow_none_pass_through=False):
    """func over a dimension of its arguments; with allow_none_pass_through it may give None for some results."""
    if not allow_none_pass_through:
        return vmap(func, in_dims, out_dims)
    raise NotImplementedError("_vmap_internals._vmap: allow_none_pass_through is not available: results are tensors")
