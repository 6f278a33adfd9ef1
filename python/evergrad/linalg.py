"""Linear algebra by the names of torch.linalg, as far as it exists."""

from . import _C

LinAlgError = _C.LinAlgError
globals().update({k: v for k, v in vars(_C._ns_linalg).items() if not k.startswith("__")})


def norm(A, ord=None, dim=None, keepdim=False, *, out=None, dtype=None):
    """Vector norm, or the norm of matrices where two dimensions or a matrix are given with an order."""
    if dim is not None and not isinstance(dim, int) and len(dim) == 2 and ord is not None:
        return matrix_norm(A, ord, dim, keepdim, dtype=dtype)
    if dim is None and ord is not None and A.dim() == 2:
        return matrix_norm(A, ord, (-2, -1), keepdim, dtype=dtype)
    if isinstance(ord, str):
        raise RuntimeError(f"linalg.norm: order {ord} needs a matrix")
    dims = None if dim is None else [dim] if isinstance(dim, int) else list(dim)
    return vector_norm(A, 2 if ord is None else ord, dims, keepdim, dtype=dtype)  # noqa: F821


def matrix_norm(A, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None, out=None):
    """Frobenius norm, and the largest or smallest sum of a row or column."""
    rows, columns = dim
    if ord == "fro":
        return vector_norm(A, 2, [rows, columns], keepdim, dtype=dtype)  # noqa: F821
    if ord in (1, -1, float("inf"), float("-inf")):
        if dtype is not None:
            A = A.to(dtype)
        nd = A.dim()
        add, over = (rows % nd, columns % nd) if abs(ord) == 1 else (columns % nd, rows % nd)
        s = A.abs().sum(add, keepdim=True)
        r = s.amax(over, keepdim=True) if ord > 0 else s.amin(over, keepdim=True)
        return r if keepdim else r.squeeze(max(add, over)).squeeze(min(add, over))
    raise NotImplementedError(f"linalg.matrix_norm of order {ord} needs singular values")


def multi_dot(tensors, *, out=None):
    """The product of several matrices."""
    return _C.chain_matmul(tuple(tensors))


def vecdot(x, y, *, dim=-1):
    return (x.conj() * y).sum(dim)


def diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    return A.diagonal(offset, dim1, dim2)
