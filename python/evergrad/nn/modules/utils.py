"""What the modules share."""

import collections
from itertools import repeat

from ... import _C
from ..parameter import Parameter

__all__ = ["consume_prefix_in_state_dict_if_present"]


def _empty(size, device, dtype):
    return Parameter(_C.empty(size, device=device, dtype=dtype))


def _tuple(x, n):
    return tuple(x) if isinstance(x, (tuple, list)) else (x,) * n


def _ntuple(n, name="parse"):
    """A function that gives a tuple: of what it gets, or n times what it gets."""

    def parse(x):
        return tuple(x) if isinstance(x, collections.abc.Iterable) else tuple(repeat(x, n))

    parse.__name__ = name
    return parse


_single = _ntuple(1, "_single")
_pair = _ntuple(2, "_pair")
_triple = _ntuple(3, "_triple")
_quadruple = _ntuple(4, "_quadruple")


def _reverse_repeat_tuple(t, n):
    """(a, b), 2 gives (b, b, a, a): paddings as nn.functional.pad wants them."""
    return tuple(x for x in reversed(t) for _ in range(n))


def _list_with_default(out_size, defaults):
    """out_size with the last of the defaults where it is None."""
    if isinstance(out_size, int):
        return out_size
    if len(defaults) <= len(out_size):
        raise ValueError(f"Input dimension should be at least {len(out_size) + 1}")
    return [d if v is None else v for v, d in zip(out_size, defaults[-len(out_size) :])]


def consume_prefix_in_state_dict_if_present(state_dict, prefix):
    """Takes a prefix, such as "module." of DataParallel, from the keys of a state_dict and its metadata, in place."""
    for key in [k for k in state_dict if k.startswith(prefix)]:
        state_dict[key[len(prefix) :]] = state_dict.pop(key)
    metadata = getattr(state_dict, "_metadata", None)
    if metadata is None:
        return
    for key in list(metadata):
        if len(key) == 0:
            continue
        if key == prefix.replace(".", "") or key.startswith(prefix):
            metadata[key[len(prefix) :]] = metadata.pop(key)
