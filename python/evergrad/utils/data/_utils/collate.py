"""How examples become a batch: tensors are stacked, numbers become tensors, and so through tuples, lists and dicts."""

import collections.abc
import contextlib
import copy
import re

from .... import _C
from ...._data_in import as_tensor

default_collate_err_msg_format = (
    "default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found {}"
)


np_str_obj_array_pattern = re.compile(r"[SaUO]")  # kinds of arrays that are no numbers


def _is_numpy(data):
    return type(data).__module__ == "numpy"


def _text_array(data):
    return np_str_obj_array_pattern.search(data.dtype.str) is not None


def default_convert(data):
    """NumPy's arrays as tensors, through tuples, lists and dicts; everything else stays."""
    if isinstance(data, _C.Tensor):
        return data
    if _is_numpy(data):
        return data if _text_array(data) else as_tensor(data)
    if isinstance(data, collections.abc.Mapping):
        return _like_mapping(data, {key: default_convert(data[key]) for key in data})
    if isinstance(data, tuple) and hasattr(data, "_fields"):
        return type(data)(*(default_convert(d) for d in data))
    if isinstance(data, tuple):
        return [default_convert(d) for d in data]
    if isinstance(data, collections.abc.Sequence) and not isinstance(data, (str, bytes)):
        return _like_sequence(data, [default_convert(d) for d in data])
    return data


def _like_mapping(data, values):
    """A mapping of the same kind; a dict where that cannot be made."""
    with contextlib.suppress(TypeError):
        if isinstance(data, collections.abc.MutableMapping):
            clone = copy.copy(data)
            clone.update(values)
            return clone
        return type(data)(values)
    return values


def _like_sequence(data, values):
    with contextlib.suppress(TypeError):
        if isinstance(data, collections.abc.MutableSequence):
            clone = copy.copy(data)
            for i, value in enumerate(values):
                clone[i] = value
            return clone
        return type(data)(values)
    return values


def collate(batch, *, collate_fn_map=None):
    """A batch by functions for types; containers are gone through."""
    first = batch[0]
    kind = type(first)
    if collate_fn_map is not None:
        if kind in collate_fn_map:
            return collate_fn_map[kind](batch, collate_fn_map=collate_fn_map)
        for known in collate_fn_map:
            if isinstance(first, known):
                return collate_fn_map[known](batch, collate_fn_map=collate_fn_map)

    def join(parts):
        return collate(parts, collate_fn_map=collate_fn_map)

    if isinstance(first, collections.abc.Mapping):
        return _like_mapping(first, {key: join([d[key] for d in batch]) for key in first})
    if isinstance(first, tuple) and hasattr(first, "_fields"):
        return kind(*(join(parts) for parts in zip(*batch)))
    if isinstance(first, collections.abc.Sequence):
        if not all(len(b) == len(first) for b in batch):
            raise RuntimeError("each element in list of batch should be of equal size")
        parts = [join(part) for part in zip(*batch)]
        return parts if isinstance(first, tuple) else _like_sequence(first, parts)
    raise TypeError(default_collate_err_msg_format.format(kind))


def collate_tensor_fn(batch, *, collate_fn_map=None):
    return _C.stack(list(batch), 0)


def collate_numpy_array_fn(batch, *, collate_fn_map=None):
    if _text_array(batch[0]):
        raise TypeError(default_collate_err_msg_format.format(batch[0].dtype))
    return collate([as_tensor(b) for b in batch], collate_fn_map=collate_fn_map)


def collate_numpy_scalar_fn(batch, *, collate_fn_map=None):
    return as_tensor(list(batch))


def collate_float_fn(batch, *, collate_fn_map=None):
    return _C.tensor(list(batch), dtype=_C.float64)


def collate_int_fn(batch, *, collate_fn_map=None):
    return _C.tensor(list(batch))


def collate_str_fn(batch, *, collate_fn_map=None):
    return batch


class _NumpyArrays(type):
    """Stands for numpy.ndarray, or its scalars, without importing NumPy."""

    def __instancecheck__(cls, data):
        return _is_numpy(data) and (data.shape == ()) == cls.scalar and (cls.scalar or hasattr(data, "__array__"))


class _Array(metaclass=_NumpyArrays):
    scalar = False


class _NumpyScalar(metaclass=_NumpyArrays):
    scalar = True


default_collate_fn_map = {
    _C.Tensor: collate_tensor_fn,
    _Array: collate_numpy_array_fn,
    _NumpyScalar: collate_numpy_scalar_fn,
    float: collate_float_fn,
    int: collate_int_fn,
    str: collate_str_fn,
    bytes: collate_str_fn,
}


def default_collate(batch):
    """Examples stacked to a batch, through tuples, lists and dicts."""
    return collate(batch, collate_fn_map=default_collate_fn_map)
