"""The methods of Tensor that are written in Python; they are put into the type itself."""

import weakref

from . import _C
from . import _dispatch
from . import _functional as _f
from ._handle import EngineHandle
from ._tensor_str import tensor_repr as _repr

Tensor = _C.Tensor
_generated = {
    name: Tensor.__dict__[name]
    for name in ("to", "norm", "item", "split", "nonzero", "view", "unflatten", "sum", "H", "mH")
    if name in Tensor.__dict__
}


# ---- autograd ----


_autograd = None  # which imports this module first


def backward(self, gradient=None, retain_graph=None, create_graph=False, inputs=None):
    """Accumulates the gradients of the leaves this tensor was made from."""
    global _autograd
    if _autograd is None:
        from . import autograd as _autograd
    _autograd.backward(self, gradient, retain_graph, create_graph, inputs=inputs)


class _TensorHook:
    """A hook that the library holds, and its handle, which keeps neither the tensor nor the graph."""

    def __init__(self, tensor, hook):
        self.hook, self.tensor = hook, weakref.ref(tensor)

    def handle(self, id_):
        def remove():
            self.hook = None  # the tensor may be gone, or have another history by now, and the graph still there
            tensor = self.tensor()
            if tensor is not None:
                tensor._remove_hook(id_)

        return EngineHandle(remove)

    def of_gradient(self, grad):
        hook = self.hook
        r = hook(grad) if hook is not None else None
        if r is not None and not isinstance(r, Tensor):
            raise TypeError(
                f"hook '{getattr(hook, '__name__', hook)}' has returned a {type(r).__name__}, expected a Tensor"
            )
        return r

    def after_accumulation(self, tensor):
        if self.hook is not None and self.hook(tensor) is not None:
            raise RuntimeError("Tensor post accumulate grad hooks should return None.")


def register_hook(self, hook):
    """hook(grad) -> None or a new gradient, called when the gradient of this tensor is computed."""
    if not self.requires_grad:
        raise RuntimeError("cannot register a hook on a tensor that doesn't require gradient")
    kept = _TensorHook(self, hook)
    return kept.handle(self._register_hook(kept.of_gradient))


def register_post_accumulate_grad_hook(self, hook):
    """hook(tensor), called after the gradient was added to .grad of a leaf."""
    if not self.requires_grad:
        raise RuntimeError("cannot register a hook on a tensor that doesn't require gradient")
    if not self.is_leaf:
        raise RuntimeError("post accumulate grad hooks cannot be registered on non-leaf tensors")
    kept = _TensorHook(self, hook)
    return kept.handle(self._register_post_hook(kept.after_accumulation))


# ---- conversion ----


def to(self, *args, **kwargs):
    """to(dtype), to(device, dtype), to(other): itself when nothing changes, else a copy."""
    kwargs.pop("non_blocking", None)
    if not args and "dtype" in kwargs and kwargs.get("device") is None:
        kwargs.pop("device", None)
        if kwargs["dtype"] is None:
            kwargs.pop("dtype")
            return self.to(self.dtype, **kwargs)
        return _to(self, kwargs.pop("dtype"), **kwargs)
    if not args and not kwargs:
        return self
    if not args and "other" in kwargs:
        return _to(self, kwargs.pop("other"), **kwargs)
    if not args and set(kwargs) <= {"memory_format", "copy"}:
        return _to(self, self.dtype, **kwargs)
    return _to(self, *args, **kwargs)


_to = _generated.get("to")


def type_(self, dtype=None, non_blocking=False, **kwargs):
    """The name of the legacy type, or the tensor in another dtype."""
    from ._types import LEGACY, scalar_name

    if dtype is None:
        for name, d in LEGACY.items():
            if d is self.dtype:
                return "torch." + name
        return f"torch.{scalar_name(self.dtype)}Tensor"
    if isinstance(dtype, str):
        if dtype.rsplit(".", 1)[-1] not in LEGACY:
            raise ValueError(f"invalid type: '{dtype}'")
        dtype = LEGACY[dtype.rsplit(".", 1)[-1]]
    elif dtype is Tensor:
        dtype = _C.get_default_dtype()
    elif isinstance(dtype, type) and hasattr(dtype, "dtype"):
        dtype = dtype.dtype
    return self.to(dtype)


def new(self, *args, **kwargs):
    from ._types import legacy_new

    return legacy_new(self.dtype, *args, **kwargs)


def new_tensor(self, data, *, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
    """A new tensor with a copy of the data, of this tensor's dtype unless given."""
    return _C.tensor(data, dtype=dtype or self.dtype, device=device, requires_grad=requires_grad)


def cpu(self, memory_format=None):
    return self if self.device.type == "cpu" else self.to("cpu")


def cuda(self, device=None, non_blocking=False, memory_format=None):
    return self.to(_C.device("cuda") if device is None else device)


def __array__(self, dtype=None, copy=None):
    out = self.numpy()
    if dtype is not None:
        out = out.astype(dtype, copy=False)
    return out.copy() if copy else out


def __array_wrap__(self, array, context=None, return_scalar=False):
    if array.dtype == bool:
        array = array.astype("uint8")
    return _C.from_numpy(array)


def __dlpack__(self, stream=None, *, max_version=None, dl_device=None, copy=None):
    """A DLPack capsule over the memory, or with copy over a copy of it; with max_version of the form that has a version."""
    if self.requires_grad:
        raise RuntimeError("Can't export tensors that require gradient, use tensor.detach()")
    if self.is_conj():
        raise RuntimeError("Can't export tensors with the conjugate bit set")
    if stream is not None and type(stream) is not int:
        raise TypeError("stream must be ``int`` or ``none``")
    if dl_device is not None and tuple(dl_device) != self.__dlpack_device__():
        raise BufferError(f"Can't export a tensor of device {self.device} to the DLPack device {tuple(dl_device)}")
    t = self.clone() if copy else self
    return _C._to_dlpack(t, max_version is not None and max_version[0] >= 1)


def __dlpack_device__(self):
    return ({"cpu": 1, "cuda": 2}.get(self.device.type, 1), self.device.index or 0)


# ---- Python's protocols ----


def __iter__(self):
    if self.dim() == 0:
        raise TypeError("iteration over a 0-d tensor")
    return iter(self.unbind(0))


def __reversed__(self):
    return self if self.dim() == 0 else self.flip(0)


def __contains__(self, element):
    if isinstance(element, (Tensor, int, float, complex)):
        return bool((element == self).any())
    raise RuntimeError(f"Tensor.__contains__ only supports Tensor or scalar, but you passed in a {type(element)}.")


def __complex__(self):
    if self.numel() != 1:
        raise ValueError("only one element tensors can be converted to Python scalars")
    return complex(self.item())


def __format__(self, spec):
    if self.dim() == 0 and not self.is_meta and type(self) is Tensor:
        return self.item().__format__(spec)
    if spec:
        raise TypeError(f"unsupported format string passed to {type(self).__name__}.__format__")
    return str(self)


def __rpow__(self, other):
    return _C.pow(other, self)


def __rdiv__(self, other):
    return self.reciprocal() * other


def __deepcopy__(self, memo):
    if not self.is_leaf:
        raise RuntimeError(
            "Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at the "
            "moment.  If you were attempting to deepcopy a module, this may be because of a torch.nn.utils."
            "weight_norm usage, see https://github.com/pytorch/pytorch/pull/103001"
        )
    if id(self) in memo:
        return memo[id(self)]
    with _C.no_grad():
        from ._utils import copy_storage

        new_ = copy_storage(self, memo)
        if type(self) is not type(new_):
            new_ = Tensor._make_subclass(type(self), new_, self.requires_grad)
        elif self.requires_grad:
            new_.requires_grad_()
        import copy
        import copyreg

        if self.grad is not None:
            new_.grad = copy.deepcopy(self.grad, memo)  # deepcopy() keeps the object, whose id is in the memo, alive
        if self.__dict__:
            new_.__dict__.update(copy.deepcopy(self.__dict__, memo))
        if type(self) is not Tensor:
            for slot in copyreg._slotnames(type(self)):
                if hasattr(self, slot):
                    setattr(new_, slot, copy.deepcopy(getattr(self, slot), memo))
        memo[id(self)] = new_
        return new_


def __reduce_ex__(self, protocol):
    from ._utils import reduce_tensor

    return reduce_tensor(self)


def __setstate__(self, state):
    from ._utils import _set_obj_state

    _set_obj_state(self, state)


def __dir__(self):
    return sorted(set(dir(type(self))) | set(self.__dict__))


# ---- functions as methods ----


def norm(self, p="fro", dim=None, keepdim=False, dtype=None):
    """See evergrad.norm."""
    return _f.norm(self, p, dim, keepdim, dtype=dtype)


def lu(self, pivot=True, get_infos=False):
    """See evergrad.lu."""
    return _f.lu(self, pivot, get_infos)


def nonzero(self, *, as_tuple=False):
    """The indices of the elements that are not zero: one row each, or one tensor a dimension."""
    if not as_tuple:
        return _generated["nonzero"](self)
    if self.dim() == 0:
        return (_generated["nonzero"](self.unsqueeze(0)).squeeze(1),)
    return tuple(_generated["nonzero"](self).unbind(1))


def unflatten(self, dim, sizes):
    """One dimension spread over several."""
    if isinstance(dim, str) and sizes and isinstance(sizes[0], (tuple, list)):
        raise RuntimeError(f"Name '{dim}' not found in Tensor{list(self.names)}.")
    if not sizes:
        raise RuntimeError("unflatten: sizes must be non-empty")
    return _generated["unflatten"](self, dim, sizes)


def unique(self, sorted=True, return_inverse=False, return_counts=False, dim=None):
    """See evergrad.unique."""
    return _f.unique(self, sorted, return_inverse, return_counts, dim)


def unique_consecutive(self, return_inverse=False, return_counts=False, dim=None):
    """See evergrad.unique_consecutive."""
    return _f.unique_consecutive(self, return_inverse, return_counts, dim)


def untyped_storage(self):
    """The memory behind the tensor."""
    from .storage import UntypedStorage

    return UntypedStorage._of(self)


def storage(self):
    """The memory behind the tensor, as elements of its dtype."""
    from .storage import _warn_typed_storage_removal

    _warn_typed_storage_removal(stacklevel=2)
    return self._typed_storage()


def _typed_storage(self):
    from .storage import TypedStorage, UntypedStorage

    return TypedStorage._from(UntypedStorage._of(self), self.dtype)


def storage_type(self):
    """The class of the tensor's storage: FloatStorage and the like."""
    from .storage import NAMES, TypedStorage, legacy_class

    return legacy_class(NAMES[self.dtype]) if self.dtype in NAMES else TypedStorage


def dim_order(self, ambiguity_check=False):
    """The dimensions from the slowest in memory to the fastest. With ambiguity_check, or the memory formats that it may
    have, a RuntimeError where there is more than one such order."""
    formats = ambiguity_check if isinstance(ambiguity_check, list) else None
    if not isinstance(ambiguity_check, bool) and not (
        formats is not None and all(isinstance(f, _C.memory_format) for f in formats)
    ):
        raise TypeError("The ambiguity_check argument must be a bool or a list of memory formats.")
    strides = self.stride()
    if formats is not None:
        fits = [f for f in formats if self.is_contiguous(memory_format=f)]
        unique = len(fits) == 1
        if unique and fits[0] is not _C.contiguous_format:
            return (0, *range(2, self.dim()), 1)
        if unique:
            return tuple(range(self.dim()))
    else:
        pairs = [(s, n) for s, n in zip(strides, self.shape)]
        unique = not ambiguity_check or (len(set(strides)) == len(pairs) and all(n != 1 for _, n in pairs))
    if not unique:
        raise RuntimeError(
            "The tensor does not have unique dim order, or cannot map to exact one of the given memory formats."
        )
    return tuple(sorted(range(self.dim()), key=lambda d: -strides[d]))


def _refuse_grad(name, *tensors):
    if any(t.requires_grad for t in tensors):
        raise RuntimeError(
            f"Can't call {name}() on Variable that requires grad. Use var.detach().{name}() instead."
        )


def _refuse_uncallable(function):
    if not callable(function):
        raise TypeError(f"'{type(function).__name__}' object is not callable")


def apply_(self, function):
    """Each element becomes function(element)."""
    _refuse_grad("apply_", self)
    _refuse_uncallable(function)
    flat = self.reshape(-1)
    values = [function(v) for v in flat.tolist()]
    with _C.no_grad():
        self.copy_(_C.tensor(values, dtype=self.dtype).reshape(self.shape))
    return self


def map_(self, other, function):
    """Each element becomes function(element, that of other)."""
    _refuse_grad("map_", self, other)
    _refuse_uncallable(function)
    values = [function(a, b) for a, b in zip(self.reshape(-1).tolist(), other.expand_as(self).reshape(-1).tolist())]
    with _C.no_grad():
        self.copy_(_C.tensor(values, dtype=self.dtype).reshape(self.shape))
    return self


def detach_(self):
    """Cuts this tensor itself off the graph."""
    if self._is_view():
        raise RuntimeError(
            "Can't detach views in-place. Use detach() instead. If you are using DistributedDataParallel (DDP) "
            "for training, and gradient_as_bucket_view is set as True, gradients are views of DDP buckets, and "
            "hence detach_() cannot be called on these gradients."
        )
    return _detach_generated(self)


_detach_generated = Tensor.__dict__.get("detach_")


def dense_dim(self):
    return self.dim()


def sparse_dim(self):
    return 0


def share_memory_(self):
    return self


def is_shared(self):
    return False


def pin_memory(self, device=None):
    return self


def is_pinned(self, device=None):
    return False


def coalesce(self):
    return self


def to_dense(self, dtype=None, *, masked_grad=None):
    return self if dtype is None else self.to(dtype)


def tensor_split(self, indices_or_sections=None, dim=0, *, indices=None, sections=None):
    """See evergrad.tensor_split."""
    return _f.tensor_split(self, indices_or_sections, dim, indices=indices, sections=sections)


def conj(self):
    """The complex conjugate, as a view of the same memory; a real tensor is returned as it is."""
    return _C._conj(self) if self.is_complex() else self


def adjoint(self):
    """The last two dimensions exchanged, and conjugated, as a view."""
    return _f.adjoint(self)


def _hermitian(name):
    """H or mH: of complex matrices a view, as conj() is; of all else what the operator says."""

    def get(self):
        if self.is_complex() and (self.dim() == 2 or (self.dim() > 2 and name == "mH")):
            return _C._conj(self.mT)
        return _generated[name].__get__(self)

    return get


def where(self, condition, other):
    return _C.where(condition, self, other)


def _torch_function(cls, func, types, args=(), kwargs=None):
    """Runs the function as it is for plain tensors, and gives its results the class."""
    from .overrides import DisableTorchFunctionSubclass, _convert, get_default_nowrap_functions

    if not all(issubclass(cls, t) for t in types):
        return NotImplemented
    with DisableTorchFunctionSubclass():
        result = func(*args, **(kwargs or {}))
    if func in get_default_nowrap_functions() or func is __reduce_ex__:  # how to make a tensor again names the classes
        return result
    return _convert(result, cls)


def _init_subclass(cls, **kwargs):
    super(Tensor, cls).__init_subclass__(**kwargs)
    default = cls.__torch_function__
    if getattr(default, "__func__", None) is _torch_function and _C._dispatches(cls):
        cls.__torch_function__ = _C._disabled_torch_function_impl
        if hasattr(cls, "__torch_function_prepared__"):
            from .overrides import unprepare

            unprepare(cls)
    if cls.__torch_function__ is not _C._disabled_torch_function_impl:
        from .overrides import prepare

        prepare(cls)


_methods = {
    name: value
    for name, value in list(globals().items())
    if callable(value)
    and getattr(value, "__module__", None) == __name__
    and not isinstance(value, type)
    and (not name.startswith("_") or name.startswith("__"))
}
_methods["type"] = _methods.pop("type_")
_methods["_typed_storage"] = _typed_storage
_methods["__array_priority__"] = 1000
_methods["__torch_function__"] = classmethod(_torch_function)
_methods["__init_subclass__"] = classmethod(_init_subclass)
_methods["_make_wrapper_subclass"] = staticmethod(_dispatch.make_wrapper_subclass)
_methods["__repr__"] = _repr
_methods["H"] = property(_hermitian("H"), doc="Conjugate transpose of a matrix, as a view.")
_methods["mH"] = property(_hermitian("mH"), doc="Conjugate transpose of the last two dimensions, as a view.")
_methods["names"] = property(lambda self: (None,) * self.dim())
_methods["__module__"] = "evergrad"
_C._extend_tensor(_methods)
