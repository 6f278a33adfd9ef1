"""Functions of the package that are more convenient in Python: of tensors one by one, or choosing between operators."""

from . import _C
from ._lobpcg import lobpcg
from ._types import scalar_name

Tensor = _C.Tensor

__all__ = [
    "adjoint",
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "block_diag",
    "broadcast_shapes",
    "broadcast_tensors",
    "can_cast",
    "cartesian_prod",
    "cdist",
    "chain_matmul",
    "conj",
    "einsum",
    "histogramdd",
    "is_complex",
    "is_conj",
    "is_floating_point",
    "is_inference",
    "is_neg",
    "is_signed",
    "is_storage",
    "is_tensor",
    "lobpcg",
    "lu",
    "meshgrid",
    "nonzero",
    "norm",
    "numel",
    "result_type",
    "set_default_tensor_type",
    "slogdet",
    "split",
    "split_copy",
    "split_with_sizes_copy",
    "unbind_copy",
    "tensordot",
    "tensor_split",
    "typename",
    "unflatten",
    "unique",
    "unique_consecutive",
    "_unique",
    "_unique2",
    "where",
]


def is_tensor(obj):
    return isinstance(obj, Tensor)


def is_storage(obj):
    """Is the object a storage?"""
    from .storage import TypedStorage, UntypedStorage

    return isinstance(obj, (UntypedStorage, TypedStorage))


def is_floating_point(input):
    return input.is_floating_point()


def is_complex(input):
    return input.is_complex()


def is_signed(input):
    return input.is_signed()


def conj(input):
    """The complex conjugate, as a view of the same memory; a real tensor is returned as it is."""
    return input.conj()


def adjoint(input):
    """The last two dimensions exchanged, and conjugated, as a view. Fewer than two dimensions are an error."""
    if input.is_complex() and input.dim() > 1:
        return input.mT.conj()
    return _C.adjoint(input)


def is_conj(input):
    return input.is_conj()


def is_neg(input):
    return input.is_neg()


def is_inference(input):
    return input.is_inference()


def numel(input):
    return input.numel()


def typename(obj):
    if isinstance(obj, Tensor):
        return obj.type()
    cls = obj if isinstance(obj, type) else type(obj)
    return f"{cls.__module__}.{cls.__qualname__}" if cls.__module__ != "builtins" else cls.__qualname__


# ---- several tensors ----


def _flat(tensors):
    return tuple(tensors[0]) if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)) else tensors


def broadcast_tensors(*tensors):
    """The tensors expanded to one shape."""
    return _C.broadcast_tensors(_flat(tensors))


def broadcast_shapes(*shapes):
    """The shape to which all broadcast."""
    for s in shapes:
        if not isinstance(s, (int, tuple, list)):
            raise RuntimeError(f"Input shapes should be of type ints, a tuple of ints, or a list of ints, got {s!r}")
    shapes = [(s,) if isinstance(s, int) else tuple(_C.Size(s)) for s in shapes]
    out = [1] * max((len(s) for s in shapes), default=0)
    for s in shapes:
        for i in range(-1, -1 - len(s), -1):
            if s[i] < 0:
                raise RuntimeError(f"Trying to create tensor with negative dimension ({s[i]}): ({s[i]})")
            if s[i] == 1 or s[i] == out[i]:
                continue
            if out[i] != 1:
                raise RuntimeError("Shape mismatch: objects cannot be broadcast to a single shape")
            out[i] = s[i]
    return _C.Size(out)


def meshgrid(*tensors, indexing=None):
    return _C.meshgrid(_flat(tensors), indexing=indexing or "ij")


def cartesian_prod(*tensors):
    return _C.cartesian_prod(_flat(tensors))


def chain_matmul(*matrices, out=None):
    return _C.chain_matmul(_flat(matrices))


def _atleast(op):
    def function(*tensors):
        if len(tensors) == 1 and isinstance(tensors[0], Tensor):
            return op(tensors[0])
        return tuple(op(t) for t in _flat(tensors))

    function.__name__ = op.__name__
    function.__doc__ = op.__doc__
    return function


atleast_1d, atleast_2d, atleast_3d = map(_atleast, (_C.atleast_1d, _C.atleast_2d, _C.atleast_3d))


def block_diag(*tensors):
    return _C.block_diag(tensors)


def einsum(*args, path=None):
    """einsum("ij,jk->ik", a, b), or with lists of numbers: einsum(a, [0, 1], b, [1, 2], [0, 2])."""
    if len(args) < 2:
        raise ValueError(
            "einsum(): must specify the equation string and at least one operand, or at least one operand and "
            "its subscripts list"
        )
    if not isinstance(args[0], str):
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

        def word(subscripts):
            out = ""
            for s in subscripts:
                if s is Ellipsis:
                    out += "..."
                elif isinstance(s, int) and 0 <= s < 52:
                    out += letters[s]
                else:
                    raise ValueError(
                        "einsum(): subscripts in operand lists must be Ellipsis or within the range [0, 52)"
                    )
            return out

        equation = ",".join(word(s) for s in args[1::2])
        if len(args) % 2:
            equation += "->" + word(args[-1])
        return _C.einsum(
            equation if len(args) % 2 == 0 else ",".join(word(s) for s in args[1:-1:2]) + "->" + word(args[-1]),
            args[: len(args) - len(args) % 2 : 2],
            path=path,
        )
    return _C.einsum(args[0], _flat(args[1:]), path=path)


def tensordot(a, b, dims=2, out=None):
    """Sums products over pairs of dimensions: the last `dims` of a with the first of b, or the two lists given."""
    if isinstance(dims, Tensor):
        dims = dims.tolist()
    if isinstance(dims, int):
        if dims < 0:
            raise RuntimeError(f"tensordot expects dims >= 0, but got dims={dims}")
        if dims > min(a.dim(), b.dim()):
            raise RuntimeError(f"tensordot expects dims < ndim_a or ndim_b, but got dims={dims}")
        da, db = list(range(-dims, 0)), list(range(dims))
    else:
        da, db = dims
        da, db = [da] if isinstance(da, int) else list(da), [db] if isinstance(db, int) else list(db)
    r = _C.tensordot(a, b, da, db)
    return r if out is None else _store(out, r)


def _store(out, r):
    with _C.no_grad():
        if out.shape != r.shape:
            out.resize_(r.shape)
        out.copy_(r)
    return out


def norm(input, p="fro", dim=None, keepdim=False, out=None, dtype=None):
    """The p-norm over dimensions (all by default)."""
    if p in ("fro", None):
        if p == "fro" and dim is not None and not isinstance(dim, int) and len(dim) > 2:
            raise RuntimeError("norm: the Frobenius norm takes at most two dimensions")
        p = 2.0
    elif p == "nuc":
        r = _C._ns_linalg.matrix_norm(input, "nuc", dim if dim is not None else (-2, -1), keepdim, dtype=dtype)
        return r if out is None else _store(out, r)
    elif isinstance(p, str):
        raise RuntimeError(f"only valid string values are 'fro' and 'nuc', found {p}")
    ns = _C._ns_linalg
    if dim is None:
        dims = None
    else:
        dims = [dim] if isinstance(dim, int) else list(dim)
    r = ns.vector_norm(input, p, dims, keepdim, dtype=dtype)
    return r if out is None else _store(out, r)


def cdist(x1, x2, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    """Distances of the rows of two matrices; compute_mode says whether Euclidean ones may come from a product."""
    modes = {"use_mm_for_euclid_dist_if_necessary": 0, "use_mm_for_euclid_dist": 1, "donot_use_mm_for_euclid_dist": 2}
    if compute_mode not in modes:
        raise ValueError(f"{compute_mode} is not a valid value for compute_mode")
    return _C.cdist(x1, x2, p, modes[compute_mode])


def lu(A, pivot=True, get_infos=False, out=None):
    r = tuple(_C.lu(A, pivot))
    r = r if get_infos else r[:2]
    return r if out is None else tuple(_store(o, x) for o, x in zip(out, r))


def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    found = _C.unique(input, sorted, return_inverse, return_counts, dim)
    return _asked(found, return_inverse, return_counts)


def _unique2(input, sorted=True, return_inverse=False, return_counts=False):
    """(values that occur, where each input is among them, how often each occurs); what is not asked for is empty."""
    return _C.unique(input, sorted, return_inverse, return_counts)


def _unique(input, sorted=True, return_inverse=False):
    """_unique2 without the counts."""
    return _unique2(input, sorted, return_inverse)[:2]


def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None):
    found = _C.unique_consecutive(input, return_inverse, return_counts, dim)
    return _asked(found, return_inverse, return_counts)


def _asked(found, with_inverse, with_counts):
    """The values, and of the others what was asked for."""
    out = (found[0],) + ((found[1],) if with_inverse else ()) + ((found[2],) if with_counts else ())
    return out if len(out) > 1 else out[0]


def histogramdd(input, bins, range=None, weight=None, density=False):
    from .return_types import histogramdd as pair

    hist, *edges = _C.histogramdd(input, bins, range, weight, density)
    return pair((hist, tuple(edges)))


def slogdet(input, *, out=None):
    """Sign and logarithm of the absolute value of the determinant; see linalg.slogdet."""
    return _C.slogdet(input) if out is None else _C._ns_linalg.slogdet(input, out=out)


def split_with_sizes_copy(input, split_sizes, dim=0, *, out=None):
    """Pieces of the given sizes along a dimension, each with memory of its own, or in the tensors of a list."""
    return _pieces_into("split_with_sizes_copy", out, _C.split_with_sizes_copy(input, split_sizes, dim), _store)


def split_copy(input, split_size, dim=0, *, out=None):
    """Pieces of one size (the last may be shorter), each with memory of its own, or in the tensors of a list."""
    return _pieces_into("split_copy", out, _C.split_copy(input, split_size, dim))


def unbind_copy(input, dim=0, *, out=None):
    """The slices along a dimension, each with memory of its own, or in the tensors of a list."""
    return _pieces_into("unbind_copy", out, _C.unbind_copy(input, dim))


def _pieces_into(op, out, pieces, store=Tensor.copy_):
    if out is None:
        return pieces
    if len(out) != len(pieces):
        raise RuntimeError(f"{op}() expected an out= argument of size {len(pieces)}, got size {len(out)}")
    for target, piece in zip(out, pieces):
        store(target, piece)
    return None


def split(tensor, split_size_or_sections, dim=0):
    return tensor.split(split_size_or_sections, dim)


def unflatten(input, dim, sizes):
    return input.unflatten(dim, sizes)


def tensor_split(input, indices_or_sections=None, dim=0, *, indices=None, sections=None):
    """Pieces of nearly equal size, or pieces that end at the given indices (which may be a tensor on the CPU)."""
    at = next((x for x in (indices_or_sections, indices, sections) if x is not None), None)
    if isinstance(at, Tensor):
        if at.dtype is not _C.int64:
            raise RuntimeError(
                "tensor_split expected tensor_indices_or_sections to have dtype of long, but got "
                f"{scalar_name(at.dtype)}"
            )
        if at.dim() > 1:
            raise RuntimeError(
                "tensor_split expected tensor_indices_or_sections to be a zero-dimensional or one-dimensional tensor, "
                f"but got a tensor with {at.dim()} dims"
            )
        at = at.tolist()
    return _C.tensor_split(input, at, dim)


def where(condition, input=None, other=None, *, out=None):
    """Elements of `input` where the condition holds, of `other` elsewhere; alone, the indices where it holds."""
    if input is None and other is None:
        return condition.nonzero(as_tuple=True)
    if out is not None:
        return _C.where(condition, input, other, out=out)
    return _C.where(condition, input, other)


def nonzero(input, *, out=None, as_tuple=False):
    """The indices of the elements that are not zero: one row each, or one tensor a dimension."""
    if as_tuple and out is not None:
        raise RuntimeError("nonzero does not support the out kwarg when as_tuple is True")
    return (
        input.nonzero(as_tuple=True)
        if as_tuple
        else _C.nonzero(input, out=out)
        if out is not None
        else _C.nonzero(input)
    )


# ---- dtypes ----


def can_cast(from_, to):
    return _C.can_cast(from_, to)


def result_type(tensor1, tensor2):
    """The dtype that an operation on two tensors or numbers would compute in."""
    if not isinstance(tensor1, Tensor) and not isinstance(tensor2, Tensor):
        tensor1, tensor2 = _C.tensor(tensor1), _C.tensor(tensor2)
    return _C.result_type(tensor1, tensor2)


def set_default_tensor_type(t):
    """set_default_dtype() by the name of a legacy type."""
    import warnings

    from ._types import LEGACY

    name = t if isinstance(t, str) else t.__name__
    if name.rsplit(".", 1)[-1] not in LEGACY:
        raise TypeError(f"invalid type object: {name!r} is not the name of a type of tensors")
    warnings.warn(
        "torch.set_default_tensor_type() is deprecated as of PyTorch 2.1, please use torch.set_default_dtype() and "
        "torch.set_default_device() instead.",
        stacklevel=2,
    )
    _C.set_default_dtype(LEGACY[name.rsplit(".", 1)[-1]])


_AT_HOME = """atleast_1d atleast_2d atleast_3d block_diag broadcast_shapes broadcast_tensors cartesian_prod cdist chain_matmul
    einsum lu meshgrid norm split tensordot unique unique_consecutive"""
for _name in _AT_HOME.split():
    _f = globals()[_name]
    _f.__module__, _f.__qualname__ = __package__ + ".functional", _name  # the home that pickles name
for _name in ("is_storage", "is_tensor", "set_default_tensor_type", "typename"):
    globals()[_name].__module__ = __package__
