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


def _rebuild_wrapper_subclass(cls, dtype, size, stride, storage_offset, layout, device, requires_grad):
    return _C.Tensor._make_wrapper_subclass(
        cls, size, strides=stride, dtype=dtype, storage_offset=storage_offset, layout=layout, device=device,
        requires_grad=requires_grad,
    )  # fmt: skip


def has_no_elements(t):
    """Is it a wrapper, whose elements only its __torch_dispatch__ knows?"""
    return _C._takes_over(t) and t._storage_facts()[1] == 0


def _rebuild_from_type_v2(func, new_type, args, state):
    """A tensor of a subclass, or one that carries attributes."""
    t = func(*args)
    if type(t) is not new_type:
        t = t.as_subclass(new_type)
    if _own(new_type, "__setstate__"):
        t.__setstate__(state)
    else:
        t = _set_obj_state(t, state)
    return t


def _own(cls, method):
    """Does a class have such a method of its own, not that of every tensor (which subclasses have wrapped)?"""
    found = getattr(cls, method, None)
    return getattr(found, "__wrapped__", found) is not getattr(_C.Tensor, method, None)


def _get_obj_state(obj):
    """What the object's own __getstate__ gives; else its attributes: a dict, with slots a pair."""
    if _own(type(obj), "__getstate__"):
        return obj.__getstate__()
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
    if has_no_elements(t):
        where = (tuple(t.size()), t.stride(), t.storage_offset(), t.layout, t.device, t.requires_grad)
        return _rebuild_wrapper_subclass, (type(t), t.dtype, *where)
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
    if has_no_elements(t):
        made = t.clone()
        if type(made) is not type(t):
            raise RuntimeError(
                "The default implementation of __deepcopy__() for wrapper subclasses only works for subclass types for which "
                "cloning returns another instance of the same subclass"
            )
        return made.detach()
    if t.is_meta:
        return t.detach().clone()
    func, (storage, *rest) = plain_parts(t)
    return func(storage._deepcopy(memo), *rest).detach()


def reduce_tensor(t, storage_of=UntypedStorage._of):
    """What Tensor.__reduce_ex__ gives."""
    from .nn.parameter import Parameter

    state = _get_obj_state(t)
    if isinstance(t, Parameter) and not _C._takes_over(t):
        data = t.detach().as_subclass(_C.Tensor) if type(t) is Parameter else t.data
        if type(t) is Parameter:
            if not state:
                return _rebuild_parameter, (data, t.requires_grad, OrderedDict())
            return _rebuild_parameter_with_state, (data, t.requires_grad, OrderedDict(), state)
    func, args = plain_parts(t, storage_of)
    if type(t) is _C.Tensor and not state:
        return func, args
    return _rebuild_from_type_v2, (func, type(t), args, state)


# ---- what programs take from here ----


def _flatten_dense_tensors(tensors):
    """The elements of all tensors in one row."""
    tensors = list(tensors)
    return _C.cat([t.contiguous().reshape(-1) for t in tensors]) if tensors else _C.empty(0)


def _unflatten_dense_tensors(flat, tensors):
    """Views of a row with the shapes of tensors."""
    out, at = [], 0
    for t in tensors:
        out.append(flat.narrow(0, at, t.numel()).view(t.shape))
        at += t.numel()
    return tuple(out)


def _take_tensors(tensors, size_limit):
    """Lists of tensors of one dtype with at most so many bytes."""
    lists = {}
    for t in tensors:
        size = t.numel() * t.element_size()
        row = lists.setdefault(t.dtype, [[], 0])
        if row[1] + size > size_limit and row[1] > 0:
            yield row[0]
            row[:] = [[], 0]
        row[0].append(t)
        row[1] += size
    for row, _ in lists.values():
        if row:
            yield row


def _get_available_device_type():
    """The kind of the device beside the CPU: None."""


def _get_all_device_indices():
    """The devices beside the CPU: none."""
    return []


def _get_device_module(device_type):
    """The module of a device."""
    from ._platform import get_device_module

    return get_device_module(device_type)


def _get_device_index(device, optional=False, allow_cpu=False):
    """The index of a device; -1 for the CPU where that is allowed."""
    if isinstance(device, str):
        device = _C.device(device)
    if isinstance(device, _C.device):
        if device.type == "cpu" and not allow_cpu:
            raise ValueError(f"Expected a non cpu device, but got: {device}")
        return -1 if device.type == "cpu" else device.index
    if isinstance(device, int):
        return device
    raise ValueError(f"Expected a torch.device with a specified index or an integer, but got:{device}")


def _handle_complex(tensor):
    """A complex tensor as pairs of real numbers; others as they are."""
    lazy = type(tensor).__name__.startswith("Uninitialized")
    return _C.view_as_real(tensor) if not lazy and tensor.is_complex() else tensor


def _import_dotted_name(name):
    """What a.b.c names."""
    import importlib

    first, *rest = name.split(".")
    found = importlib.import_module(first)
    for part in rest:
        found = getattr(found, part)
    return found


def _dummy_type(name):
    """A class that cannot be made."""

    def __new__(cls, *args, **kwargs):
        raise RuntimeError(f"Tried to instantiate dummy base class {name}")

    return type(name, (), {"__new__": __new__})


def is_compiling():
    """Whether a compiler traces the program: never."""
    return False


class classproperty:
    """A property of a class."""

    def __init__(self, func):
        self.fget = func.__func__ if isinstance(func, (classmethod, staticmethod)) else func

    def __get__(self, instance, owner=None):
        return self.fget(owner if owner is not None else type(instance))


class KeyErrorMessage(str):
    """A text that shows as it is where it is a key that is missing."""

    __slots__ = ()

    def __repr__(self):
        return self


class ExceptionWrapper:
    """An exception on its way to another thread or process: its class, and what was said of it as text."""

    def __init__(self, exc_info=None, where="in background"):
        import sys
        import traceback

        exc_info = sys.exc_info() if exc_info is None else exc_info
        self.exc_type, self.where = exc_info[0], where
        self.exc_msg = "".join(traceback.format_exception(*exc_info))

    def reraise(self):
        """Raises it here."""
        text = f"Caught {self.exc_type.__name__} {self.where}.\nOriginal {self.exc_msg}"
        if self.exc_type is KeyError:
            text = KeyErrorMessage(text)
        elif getattr(self.exc_type, "message", None):
            raise self.exc_type(message=text)
        try:
            exception = self.exc_type(text)
        except Exception:  # one that is made in some other way
            raise RuntimeError(text) from None
        raise exception
