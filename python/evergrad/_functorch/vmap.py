"""vmap: a function of one example becomes a function of a batch. Its steps (_process_batched_inputs,
_create_batched_inputs, _unwrap_batched) are looked up anew by each call: packages put theirs in their place."""

import functools
from typing import NamedTuple

from .. import _C, _random
from ..func import _fallbacks as fallbacks
from ..func import _state
from ..utils._pytree import TreeSpec, _broadcast_to_and_flatten, tree_flatten, tree_unflatten  # noqa: F401

Tensor = _C.Tensor


def vmap(func, in_dims=0, out_dims=0, randomness="error", *, chunk_size=None):
    """func over a dimension of its arguments. in_dims and out_dims: numbers, None, or trees of them."""
    return _mapped(func, in_dims, out_dims, randomness, chunk_size, _Level)


def untransformed(func, in_dims=0, out_dims=0, allow_none_pass_through=False):
    """vmap that is no transform of a function: what is said in it stays as it is elsewhere. Custom functions run as they
    are, torch.autograd may be called. With allow_none_pass_through func may give None for some results."""
    if not allow_none_pass_through:
        return _mapped(func, in_dims, out_dims, "error", None, _PlainLevel)
    absent = []

    def given(*args):
        leaves, spec = tree_flatten(func(*args))
        absent[:] = [spec, [x is None for x in leaves]]
        return tuple(x for x in leaves if x is not None)

    mapped = _mapped(given, in_dims, out_dims, "error", None, _PlainLevel)

    def wrapper(*args):
        found = iter(mapped(*args))
        spec, missing = absent
        return tree_unflatten([None if m else next(found) for m in missing], spec)

    return wrapper


def _mapped(func, in_dims, out_dims, randomness, chunk_size, level):
    if randomness not in ("error", "different", "same"):
        raise RuntimeError(f"Only allowed values for randomness are 'error', 'different', or 'same'. Got {randomness}")
    if chunk_size is not None and chunk_size <= 0:
        raise ValueError(f"vmap: chunk_size should be None or greater than 0. (got {chunk_size})")

    @functools.wraps(func, updated=())
    def wrapper(*args, **kwargs):
        size, dims, leaves, spec = _process_batched_inputs(in_dims, args, func)

        def run(flat, n):
            return _run(func, flat, dims, spec, kwargs, level(n, randomness), out_dims)

        if chunk_size is None or chunk_size >= size:
            return run(leaves, size)
        results, out_spec = [], None
        state = _random.get_rng_state() if randomness == "same" else None  # each chunk draws what the others do
        for start in range(0, size, chunk_size):
            n = min(chunk_size, size - start)
            if state is not None:
                _random.set_rng_state(state)
            cut = [t if d is None else t.narrow(d, start, n) for t, d in zip(leaves, dims)]
            flat, out_spec = tree_flatten(run(cut, n))
            results.append(flat)
        out = _broadcast_to_and_flatten(out_dims, out_spec)
        return tree_unflatten([_C.cat(parts, d) for parts, d in zip(zip(*results), out)], out_spec)

    return wrapper


def _get_name(func):
    return getattr(func, "__name__", repr(func))


def _process_batched_inputs(in_dims, args, func):
    """(size of the batch, the dimension of each leaf, the leaves, their structure)."""
    leaves, spec = tree_flatten(args)
    dims = _in_dims(in_dims, args, leaves, spec, _get_name(func))
    if all(d is None for d in dims):
        raise ValueError(
            f"vmap({_get_name(func)}, in_dims={in_dims}, ...)(<inputs>): got no mapped inputs: at least one must "
            "be a Tensor with a dimension to map over"
        )
    return _validate_and_get_batch_size(dims, leaves), dims, leaves, spec


def _validate_and_get_batch_size(dims, leaves):
    sizes = [t.size(d) for t, d in zip(leaves, dims) if d is not None]
    if len(set(sizes)) > 1:
        raise ValueError(
            "vmap: Expected all tensors to have the same size in the mapped dimension, got sizes "
            f"{sizes} for the mapped dimension"
        )
    return sizes[0]


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
    dims = _broadcast_to_and_flatten(in_dims, spec)
    if dims is None:
        raise ValueError(
            f"vmap({name}, in_dims={in_dims}, ...)(<inputs>): in_dims is not compatible with the structure of "
            "`inputs`. "
            f"in_dims has structure {tree_flatten(in_dims)[1]} but inputs has structure {spec}."
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


class _Level(_state.Level):
    """A level of vmap, of the engine's too."""

    def __init__(self, size, randomness):
        super().__init__("vmap", size=size, randomness=randomness)

    def __enter__(self):
        self.number = _C._vmap_enter(self.size, ("error", "different", "same").index(self.randomness))
        return super().__enter__()

    def __exit__(self, *exc):
        super().__exit__(*exc)
        _C._vmap_exit(self.number)


class _PlainLevel:
    """A level of the engine's alone."""

    def __init__(self, size, randomness):
        self.size = size

    def __enter__(self):
        self.number = _C._vmap_enter(self.size, 0)
        return self

    def __exit__(self, kind, error, trace):
        _C._vmap_exit(self.number)
        if kind is RuntimeError and "called random operation while in randomness error mode" in str(error):
            raise RuntimeError(
                "vmap: We do not yet support calling random operations inside of vmap. Draw the numbers outside of it."
            ) from error


def _run(func, leaves, dims, spec, kwargs, entering, out_dims):
    with entering as entered, fallbacks.watched():
        batched = _create_batched_inputs(dims, leaves, entered.number, spec)
        return _unwrap_batched(func(*batched, **kwargs), out_dims, entered.number, entered.size, func)


def _create_batched_inputs(dims, leaves, level, spec):
    return tree_unflatten([t if d is None else _add_batch_dim(t, d, level) for t, d in zip(leaves, dims)], spec)


def _unwrap_batched(out, out_dims, level, size, func):
    name = _get_name(func)
    flat, out_spec = tree_flatten(out)
    outs = _broadcast_to_and_flatten(tuple(out_dims) if isinstance(out_dims, list) else out_dims, out_spec)
    if outs is None or any(isinstance(d, (tuple, list, dict)) for d in outs):
        raise ValueError(
            f"vmap({name}, ..., out_dims={out_dims})(<inputs>): out_dims is not compatible with the structure of "
            f"`outputs`. out_dims has structure {tree_flatten(out_dims)[1]} but outputs has structure "
            f"{out_spec}."
        )
    for d in outs:
        if d is not None and not isinstance(d, int):
            raise ValueError(
                f"vmap({name}, ..., out_dims={out_dims}): `out_dims` must be an int, None or a python collection of "
                f"ints representing where in the outputs the vmapped dimension should appear. Got {type(d)}"
            )
    return tree_unflatten([_maybe_remove_batch_dim(name, t, level, size, d) for t, d in zip(flat, outs)], out_spec)


def _maybe_remove_batch_dim(name, t, level, size, d):
    if not isinstance(t, Tensor):
        raise ValueError(
            f"vmap({name}, ...): `{name}` must only return Tensors, got type {type(t)}. Did you mean to set "
            "out_dims= to None for output?"
        )
    if d is None:
        if _C._vmap_place(t)[0] == level:
            raise ValueError(f"vmap({name}, ...): `{name}` can not return a BatchedTensor when out_dim is None")
        return t
    return _remove_batch_dim(t, level, size, d)


def _add_batch_dim(t, dim, level):
    """The tensor inside: one example of it."""
    return _C._vmap_wrap(t, dim, level)


def _remove_batch_dim(t, level, size, dim):
    """The tensor outside: the batch is its dimension `dim`, repeated where the level had no part in it."""
    return _C._vmap_unwrap(t, dim, level)


class VmapInfo(NamedTuple):
    """What the vmap rule of a custom function is told."""

    batch_size: int
    randomness: str


def custom(cls, args, kwargs):
    """A custom function inside vmap, at the innermost level that its arguments carry: by its vmap rule, or as it is where
    it asks for the rule that follows from its operators. NotImplemented: it has no batched arguments."""
    flat, spec = tree_flatten(tuple(args))
    places = [_C._vmap_place(a) if isinstance(a, Tensor) else (0, None) for a in flat]
    level = max((at for at, _ in places), default=0)
    if not level:
        return NotImplemented
    from ..autograd.function import Function

    name, own = cls.__name__, cls.vmap is not Function.vmap
    if own and cls.generate_vmap_rule:
        raise RuntimeError(
            f"You tried to vmap over {name}, but it has both generate_vmap_rule=True and an overriden vmap staticmethod. "
            "Please set generate_vmap_rule=False or delete the overriden vmap staticmethod to avoid ambiguity."
        )
    if cls.generate_vmap_rule:
        return NotImplemented
    if not own:
        raise RuntimeError(
            f"You tried to vmap over {name}, but it does not have vmap support. Please override and implement the vmap "
            "staticmethod or set generate_vmap_rule=True."
        )
    if kwargs:
        raise NotImplementedError(
            f"Run custom_vmap rule with kwarg-only Tensor args: {name} got {', '.join(map(repr, kwargs))}. Please file an "
            "issue."
        )
    plain = [_C._vmap_unwrap(a, d, at) if at == level else a for a, (at, d) in zip(flat, places)]
    dims = tree_unflatten([d if at == level else None for at, d in places], spec)
    entered = next(x for x in _state.levels() if x.kind == "vmap" and x.number == level)
    returned = cls.vmap(VmapInfo(entered.size, entered.randomness), dims, *tree_unflatten(plain, spec))
    if not isinstance(returned, tuple) or len(returned) != 2:
        raise RuntimeError(
            f"Expected the vmap staticmethod of {name} to have two returns, output and out_dims with pytree structure "
            f"compatible with the output. Got a {type(returned).__name__}."
        )
    out, out_dims = returned
    flat, spec = tree_flatten(out)
    outs = _broadcast_to_and_flatten(out_dims, spec)
    if outs is None or any(isinstance(d, (tuple, list, dict)) for d in outs):
        raise RuntimeError(
            f"The vmap staticmethod of {name} returned an incompatible (output, out_dims) tuple. Expected out_dims="
            f"{out_dims} to be compatible with the structure of `output`. out_dims has structure "
            f"{tree_flatten(out_dims)[1]} but output has structure {spec}."
        )
    return tree_unflatten([t if d is None else _C._vmap_wrap(t, d, level) for t, d in zip(flat, outs)], spec)
