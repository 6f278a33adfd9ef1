"""More methods of Tensor: those of layouts, names and storages, and some in place."""

from . import _C, _absent
from ._tensor import _refuse_grad
from ._types import scalar_name

Tensor = _C.Tensor


def _strided(name, expected):
    def method(self):
        raise RuntimeError(f"{name} expected {expected} tensor layout but got Strided")

    method.__name__ = name
    method.__doc__ = f"Of {expected} tensors only; others are an error."
    return method


def rename(self, *names, **rename_map):
    """Without names, or with None: the tensor itself as a view. Dimensions have no names."""
    if rename_map or (names != (None,) and any(n is not None for n in names)):
        _absent.fail("Tensor.rename")
    return self.view_as(self)


def rename_(self, *names, **rename_map):
    """Without names, or with None: the tensor. Dimensions have no names."""
    if rename_map or (names != (None,) and any(n is not None for n in names)):
        _absent.fail("Tensor.rename_")
    return self


def has_names(self):
    """Dimensions have no names."""
    return False


def is_distributed(self):
    """Tensors lie in one process."""
    return False


def dequantize(self):
    """The values of a quantized tensor; a dense one in float32."""
    return self.to(_C.float32)


def set_(self, *args, **kwargs):
    """Takes the memory of another tensor, or a storage with a geometry; without arguments it becomes empty."""
    from .storage import TypedStorage, UntypedStorage, tensor_over

    source = args[0] if args else kwargs.get("source")
    if not isinstance(source, (TypedStorage, UntypedStorage)):
        return _set(self, *args, **kwargs)

    def over(source, storage_offset=0, size=None, stride=()):
        if isinstance(source, TypedStorage) and source.dtype is not self.dtype:
            raise RuntimeError(
                f"Expected a Storage of type {scalar_name(self.dtype)} or an UntypedStorage, but got "
                f"{scalar_name(source.dtype)}"
            )
        whole = source._untyped_storage._data
        if size is None:
            size = whole.numel() // self.element_size()
        size = tuple(size) if isinstance(size, (tuple, list)) else (size,)
        return tensor_over(whole, self.dtype, storage_offset, size, stride or _contiguous_strides(size))

    return _set(self, over(*args, **kwargs))


_set = Tensor.set_
set_.__doc__ += "\n\n" + _set.__doc__


def _contiguous_strides(size):
    out, step = [], 1
    for n in reversed(size):
        out.append(step)
        step *= max(n, 1)
    return tuple(reversed(out))


def module_load(self, other, assign=False):
    """What load_state_dict puts in the place of this tensor: itself with the values of the other, or with assign the
    other."""
    return other.detach() if assign else self.copy_(other).detach()


def to_mkldnn(self, dtype=None):
    """The tensor in a layout of oneDNN, differentiably: float32, float16 or bfloat16 on the CPU. to_dense() is the way
    back."""
    from ._onednn import to_mkldnn

    return to_mkldnn(self, dtype)


def map2_(self, x, y, callable):
    """Each element becomes callable(element, that of x, that of y)."""
    _refuse_grad("map2_", self, x, y)
    values = [
        callable(a, b, c)
        for a, b, c in zip(
            self.reshape(-1).tolist(), x.expand_as(self).reshape(-1).tolist(), y.expand_as(self).reshape(-1).tolist()
        )
    ]
    with _C.no_grad():
        self.copy_(_C.tensor(values, dtype=self.dtype).reshape(self.shape))
    return self


def removed(name, instead):
    """A function that PyTorch took away long ago, and says so."""

    def function(*args, **kwargs):
        raise RuntimeError(
            f"This function was deprecated since version 1.9 and is now removed. `torch.{name}` is replaced by "
            f"`torch.{instead}`."
        )

    function.__name__ = name
    function.__doc__ = f"Removed: see {instead}."
    return function


REMOVED = {
    "eig": "linalg.eig",
    "lstsq": "linalg.lstsq",
    "matrix_rank": "linalg.matrix_rank",
    "solve": "linalg.solve",
    "symeig": "linalg.eigh",
}

_methods = _absent.functions("Tensor.")
_methods |= {
    name: value
    for name, value in list(globals().items())
    if callable(value)
    and getattr(value, "__module__", None) == __name__
    and not name.startswith("_")
    and name != "removed"
}
_methods |= {name: removed(name, instead) for name, instead in REMOVED.items() if name != "matrix_rank"}
_methods |= {
    name: _strided(name, what)
    for name, what in {
        "indices": "sparse coordinate",
        "is_coalesced": "sparse coordinate",
        "values": "sparse",
        "crow_indices": "sparse row compressed",
        "col_indices": "sparse row compressed",
        "ccol_indices": "sparse column compressed",
        "row_indices": "sparse column compressed",
    }.items()
}


def _volatile(self):
    import warnings

    warnings.warn("volatile was removed (Variable.volatile is always False)", stacklevel=3)
    return False


_methods["name"] = property(lambda self: None)
_methods["volatile"] = property(_volatile)
for _flag in ("is_ipu", "is_maia", "is_mtia"):
    _methods[_flag] = property(lambda self: False)
_C._extend_tensor(_methods)


# ---- what programs ask of the inside of a tensor ----


def _data_address(t):
    facts = t._storage_facts()
    return facts[1] + t.storage_offset() * t.element_size()


_C._storage_address = lambda t: t._storage_facts()[0]
_C._data_address = _data_address
_C._is_cow_tensor = _C._ns__ops._is_cow_tensor
_C._extend_tensor({"_neg_view": lambda self: _C._neg_view(self), "_conj": lambda self: _C._conj(self)})


class _TensorBaseMeta(type):
    def __getattr__(cls, name):
        return getattr(Tensor, name)

    def __instancecheck__(cls, x):
        return isinstance(x, Tensor)

    def __subclasscheck__(cls, c):
        return issubclass(c, Tensor)

    def __call__(cls, *args, **kwargs):
        raise RuntimeError("Cannot directly construct TensorBase; subclass Tensor and then construct that")

    def __new__(mcs, name, bases, body):
        if bases:
            raise RuntimeError("Cannot subclass _C.TensorBase directly: subclass Tensor")
        return super().__new__(mcs, name, bases, body)


_INSIDE = {  # what `_C` has that is written in Python, by its module and its name there
    "StorageBase": ("storage", "StorageBase"),
    "_WeakTensorRef": ("autograd._inside", "WeakTensorRef"),
    "_functions": ("autograd._inside", "functions"),
    "_current_graph_task_execution_order": ("autograd._inside", "current_graph_task_execution_order"),
    "_will_engine_execute_node": ("autograd._inside", "will_engine_execute_node"),
    "_set_cached_tensors_enabled": ("autograd._inside", "set_cached_tensors_enabled"),
    "_add_cached_tensor": ("autograd._inside", "add_cached_tensor"),
    "_remove_cached_tensor": ("autograd._inside", "remove_cached_tensor"),
    "_is_cached_tensor": ("autograd._inside", "is_cached_tensor"),
    "_is_fwd_grad_enabled": ("autograd.forward_ad", "_is_fwd_grad_enabled"),
    "_set_fwd_grad_enabled": ("_C", "_forward_enable"),
    "_ConvBackend": ("_onednn", "ConvBackend"),
    "_select_conv_backend": ("_onednn", "select_conv_backend"),
}


def _inside(name):
    """What `_C` has that is made when it is asked for."""
    if name not in _INSIDE:
        raise AttributeError(f"module '{_C.__name__}' has no attribute '{name}'")
    module, own = _INSIDE[name]
    from ._lazy import load

    return getattr(load("." + module, __package__), own)


_C.TensorBase = _TensorBaseMeta("TensorBase", (), {"__module__": "evergrad._C"})
_C.__getattr__ = _inside
