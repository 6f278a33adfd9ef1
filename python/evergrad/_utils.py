"""What pickles of tensors call to make them again. The names are part of the file format."""

from collections import OrderedDict

from . import _C
from .storage import TypedStorage, UntypedStorage, physical, tensor_over


def _element_size(dtype):
    """The bytes of an element of a dtype."""
    if not isinstance(dtype, _C.dtype):
        raise RuntimeError(f"expected torch.dtype, but got {type(dtype)}")
    return dtype.itemsize


def _data_of(storage):
    return storage._untyped_storage._data


def _finish(t, requires_grad, metadata):
    """What lies in memory, read as the pickle says."""
    if metadata and metadata.get("conj"):
        t = _C._conj(t)
    if metadata and metadata.get("neg"):
        t = _C._neg_view(t)
    if requires_grad:
        t.requires_grad_(True)
    return t


def _rebuild_tensor(storage, storage_offset, size, stride):
    return tensor_over(_data_of(storage), storage.dtype, storage_offset, size, stride)


def _rebuild_tensor_v2(storage, storage_offset, size, stride, requires_grad, backward_hooks, metadata=None):
    return _finish(_rebuild_tensor(storage, storage_offset, size, stride), requires_grad, metadata)


def _rebuild_tensor_v3(storage, storage_offset, size, stride, requires_grad, backward_hooks, dtype, metadata=None):
    t = tensor_over(_data_of(storage), dtype, storage_offset, size, stride)
    return _finish(t, requires_grad, metadata)


def _rebuild_parameter(data, requires_grad, backward_hooks):
    from .nn.parameter import Parameter

    return Parameter(data, requires_grad)


def _rebuild_parameter_with_state(data, requires_grad, backward_hooks, state):
    return _set_obj_state(_rebuild_parameter(data, requires_grad, backward_hooks), state)


def _rebuild_device_tensor_from_numpy(data, dtype, device, requires_grad):
    t = _C.from_numpy(data).to(dtype=dtype, device=device)
    return t.requires_grad_() if requires_grad else t


def _rebuild_device_tensor_from_cpu_tensor(data, dtype, device, requires_grad):
    t = data.to(dtype=dtype, device=device)
    return t.requires_grad_() if requires_grad else t


def _rebuild_meta_tensor_no_storage(dtype, size, stride, requires_grad):
    return _C.empty_strided(tuple(size), tuple(stride), dtype=dtype, device="meta", requires_grad=requires_grad)


def _rebuild_from_type_v2(func, new_type, args, state):
    """A tensor of a subclass, or one that carries attributes."""
    t = func(*args)
    if type(t) is not new_type:
        t = t.as_subclass(new_type)
    if hasattr(type(t), "__setstate__") and type(t).__setstate__ is not _C.Tensor.__setstate__:
        t.__setstate__(state)
    else:
        t = _set_obj_state(t, state)
    return t


def _get_obj_state(obj):
    """The attributes: a dict, with slots a pair."""
    fields = dict(obj.__dict__)
    slots = {}
    for cls in type(obj).__mro__:
        names = cls.__dict__.get("__slots__", ())
        for name in (names,) if isinstance(names, str) else names:
            if name not in ("__dict__", "__weakref__") and hasattr(obj, name):
                slots[name] = getattr(obj, name)
    return (fields, slots) if slots else fields


def _set_obj_state(obj, state):
    if isinstance(state, tuple):
        if len(state) != 2:
            raise RuntimeError(f"Invalid serialized state: {state}")
        fields, slots = state
    else:
        fields, slots = state, None
    for part in (fields, slots):
        if part:
            for name, value in part.items():
                setattr(obj, name, value)
    return obj


def plain_parts(t, storage_of=UntypedStorage._of):
    """(function, arguments) that make a tensor again, subclass and attributes left out."""
    if t.is_meta:
        return _rebuild_meta_tensor_no_storage, (t.dtype, tuple(t.size()), t.stride(), t.requires_grad)
    metadata = {}
    if t.is_conj():
        metadata["conj"] = True
    if t.is_neg():
        metadata["neg"] = True
    bare = physical(t)
    storage = storage_of(bare)
    from .storage import NAMES

    where = (bare.storage_offset(), tuple(bare.size()), bare.stride(), t.requires_grad, OrderedDict())
    extra = (metadata,) if metadata else ()
    if t.dtype in NAMES:
        return _rebuild_tensor_v2, (TypedStorage._from(storage, t.dtype), *where, *extra)
    return _rebuild_tensor_v3, (storage, *where, t.dtype, *extra)


def copy_storage(t, memo):
    """The same view of a copy of the storage; what shares memory goes on to do so."""
    if t.is_meta:
        return t.detach().clone()
    func, (storage, *rest) = plain_parts(t)
    return func(storage._deepcopy(memo), *rest).detach()


def reduce_tensor(t, storage_of=UntypedStorage._of):
    """What Tensor.__reduce_ex__ gives."""
    from .nn.parameter import Parameter

    state = _get_obj_state(t)
    if isinstance(t, Parameter):
        data = t.detach().as_subclass(_C.Tensor) if type(t) is Parameter else t.data
        if type(t) is Parameter:
            if not state:
                return _rebuild_parameter, (data, t.requires_grad, OrderedDict())
            return _rebuild_parameter_with_state, (data, t.requires_grad, OrderedDict(), state)
    func, args = plain_parts(t, storage_of)
    if type(t) is _C.Tensor and not state:
        return func, args
    return _rebuild_from_type_v2, (func, type(t), args, state)
