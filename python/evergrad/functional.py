"""Functions of tensors that are written in Python, under the name they have beside the operators."""

from ._absent import function as _absent_function
from ._functional import (  # noqa: F401
    atleast_1d,
    atleast_2d,
    atleast_3d,
    block_diag,
    broadcast_shapes,
    broadcast_tensors,
    cartesian_prod,
    cdist,
    chain_matmul,
    einsum,
    lu,
    meshgrid,
    norm,
    split,
    tensordot,
    unique,
    unique_consecutive,
)

from ._native import unravel_index  # noqa: F401

align_tensors = _absent_function("align_tensors")


def __getattr__(name):
    if name == "F":  # as in PyTorch, where it is imported
        from .nn import functional

        return functional
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
