"""The operators by their names in PyTorch's own variable functions."""

from . import _C
from ._functional import _unique, _unique2  # noqa: F401


def unique_dim(input, dim, sorted=True, return_inverse=False, return_counts=False):
    """The slices along a dimension that occur, where each is among them, how often; what is not asked for is empty."""
    return _C.unique(input, sorted, return_inverse, return_counts, dim)


def __getattr__(name):
    if name.startswith("_"):
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return getattr(_C, name)
