"""vmap: a function of one example becomes a function of a batch."""

import functools

from .. import _C
from ..utils import _pytree as pytree

Tensor = _C.Tensor
_levels = []  # (level, batch size)


def vmap(func, in_dims=0, out_dims=0, randomness="error", *, chunk_size=None):
    """func over a dimension of its arguments. in_dims and out_dims: numbers, None, or trees of them."""
    if randomness not in ("error", "different", "same"):
        raise RuntimeError(f"Only allowed values for randomness are 'error', 'different', or 'same'. Got {randomness}")
    if chunk_size is not None and chunk_size <= 0:
        raise ValueError(f"vmap: chunk_size should be None or greater than 0. (got {chunk_size})")
    name = getattr(func, "__name__", repr(func))

    @functools.wraps(func, updated=())
    def wrapper(*args, **kwargs):
        leaves, spec = pytree.tree_flatten(args)
        dims = _in_dims(in_dims, args, leaves, spec, name)
        sizes = {t.size(d) for t, d in zip(leaves, dims) if d is not None}
        if len(sizes) != 1:
            if not sizes:
                raise ValueError(
                    f"vmap({name}, in_dims={in_dims}, ...)(<inputs>): got no mapped inputs: at least one must be a "
                    "Tensor with a dimension to map over"
                )
            raise ValueError(
                "vmap: Expected all tensors to have the same size in the mapped dimension, got sizes "
                f"{[t.size(d) for t, d in zip(leaves, dims) if d is not None]} for the mapped dimension"
            )
        size = sizes.pop()

        def run(flat, n):
            return _run(func, flat, dims, spec, kwargs, n, out_dims, randomness, name)

        if chunk_size is None or chunk_size >= size:
            return run(leaves, size)
        results, out_spec = [], None
        for start in range(0, size, chunk_size):
            n = min(chunk_size, size - start)

            cut = [t if d is None else t.narrow(d, start, n) for t, d in zip(leaves, dims)]
            flat, out_spec = pytree.tree_flatten(run(cut, n))
            results.append(flat)
        out = pytree.broadcast_to_and_flatten(out_dims, out_spec)
        return pytree.tree_unflatten([_C.cat(parts, d) for parts, d in zip(zip(*results), out)], out_spec)

    return wrapper


def _in_dims(in_dims, args, leaves, spec, name):
    if not isinstance(in_dims, (int, tuple)):
        raise ValueError(
            f"vmap({name}, in_dims={in_dims}, ...)(<inputs>): expected `in_dims` to be int or a (potentially nested) "
            f"tuple matching the structure of inputs, got: {type(in_dims)}."
        )
    if not leaves:
        raise ValueError(
            f"vmap({name})(<inputs>): got no inputs. Maybe you forgot to add inputs, or you are trying to vmap over a "
            "function with no inputs. The latter is unsupported."
        )
    dims = pytree.broadcast_to_and_flatten(in_dims, spec)
    if dims is None:
        raise ValueError(
            f"vmap({name}, in_dims={in_dims}, ...)(<inputs>): in_dims is not compatible with the structure of "
            "`inputs`. "
            f"in_dims has structure {pytree.tree_flatten(in_dims)[1]} but inputs has structure {spec}."
        )
    out = []
    for t, d in zip(leaves, dims):
        if d is not None and not isinstance(d, int):
            raise ValueError(
                f"vmap({name}, in_dims={in_dims}, ...)(<inputs>): Got in_dim={d} for an input but in_dim must be "
                "either "
                "an integer dimension or None."
            )
        if d is not None and not isinstance(t, Tensor):
            raise ValueError(
                f"vmap({name}, in_dims={in_dims}, ...)(<inputs>): Got in_dim={d} for an input but the input is of type "
                f"{type(t)}. We cannot vmap over non-Tensor arguments, please use None as the respective in_dim"
            )
        if d is not None and not -t.dim() <= d < t.dim():
            raise ValueError(
                f"vmap({name}, in_dims={in_dims}, ...)(<inputs>): Got in_dim={d} for some input, but that input is a "
                f"Tensor of dimensionality {t.dim()} so expected in_dim to satisfy -{t.dim()} <= in_dim < {t.dim()}."
            )
        out.append(d % t.dim() if d is not None else None)
    return out


def _run(func, leaves, dims, spec, kwargs, size, out_dims, randomness, name):
    level = _C._vmap_enter(size, ("error", "different", "same").index(randomness))
    _levels.append((level, size))
    try:
        batched = [t if d is None else _C._vmap_wrap(t, d, level) for t, d in zip(leaves, dims)]
        out = func(*pytree.tree_unflatten(batched, spec), **kwargs)
        flat, out_spec = pytree.tree_flatten(out)
        outs = pytree.broadcast_to_and_flatten(tuple(out_dims) if isinstance(out_dims, list) else out_dims, out_spec)
        if outs is None or any(isinstance(d, (tuple, list, dict)) for d in outs):
            raise ValueError(
                f"vmap({name}, ..., out_dims={out_dims})(<inputs>): out_dims is not compatible with the structure of "
                f"`outputs`. out_dims has structure {pytree.tree_flatten(out_dims)[1]} but outputs has structure "
                f"{out_spec}."
            )
        result = []
        for t, d in zip(flat, outs):
            if not isinstance(t, Tensor):
                raise ValueError(
                    f"vmap({name}, ...): `{name}` must only return Tensors, got type {type(t)}. Did you mean to set "
                    "out_dims= to None for output?"
                )
            if d is not None and not isinstance(d, int):
                raise ValueError(
                    f"vmap({name}, ..., out_dims={out_dims}): `out_dims` must be an int, None or a python collection of "
                    f"ints representing where in the outputs the vmapped dimension should appear. Got {type(d)}"
                )
            if d is None and t._is_batched and len(_levels) == 1:
                raise ValueError(f"vmap({name}, ...): `{name}` can not return a BatchedTensor when out_dim is None")
            result.append(t if d is None else _C._vmap_unwrap(t, d, level))
    finally:
        _levels.pop()
        _C._vmap_exit(level)
    return pytree.tree_unflatten(result, out_spec)


class VmapInfo:
    def __init__(self, batch_size, randomness):
        self.batch_size, self.randomness = batch_size, randomness


def custom(cls, args):
    """A custom function with a vmap rule of its own, at the innermost level."""
    level, size = _levels[-1]
    dims, plain = [], []
    for a in args:
        if isinstance(a, Tensor) and a._is_batched:
            plain.append(_C._vmap_unwrap(a, 0, level))
            dims.append(0)
        else:
            plain.append(a)
            dims.append(None)
    saved = _levels.pop()
    try:
        out, out_dims = cls.vmap(VmapInfo(size, "error"), tuple(dims), *plain)
    finally:
        _levels.append(saved)
    flat, spec = pytree.tree_flatten(out)
    outs = pytree.broadcast_to_and_flatten(out_dims, spec)
    return pytree.tree_unflatten([t if d is None else _C._vmap_wrap(t, d, level) for t, d in zip(flat, outs)], spec)
