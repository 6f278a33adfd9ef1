"""Parameter: a tensor that a module trains; Buffer: one that it keeps."""

from copy import deepcopy

from .. import _C
from .._utils import copy_storage

Tensor = _C.Tensor


class _ParameterMeta(type(Tensor)):
    """A tensor of another class is a parameter too when it says so."""

    def __instancecheck__(self, instance):
        if self is Parameter and isinstance(instance, Tensor) and getattr(instance, "_is_param", False):
            return True
        return super().__instancecheck__(instance)


class Parameter(Tensor, metaclass=_ParameterMeta):
    """A tensor that becomes a parameter of the module it is assigned to."""

    __torch_function__ = _C._disabled_torch_function_impl

    def __new__(cls, data=None, requires_grad=True):
        if data is None:
            data = _C.empty((0,))
        if type(data) in _PLAIN or not isinstance(data, Tensor):
            return Tensor._make_subclass(cls, data, bool(requires_grad))
        # Of another class it stays, and says that it is one.
        t = data.detach().requires_grad_(bool(requires_grad))
        if type(t) is not type(data):
            raise RuntimeError(
                f"Creating a Parameter from an instance of type {type(data).__name__} requires that detach() returns an "
                f"instance of the same type, but return type {type(t).__name__} was found instead. To use the type as a "
                "Parameter, please correct the detach() semantics defined by its __torch_dispatch__() implementation."
            )
        t._is_param = True
        return t

    def __deepcopy__(self, memo):
        if id(self) in memo:
            return memo[id(self)]
        result = type(self)(copy_storage(self, memo), self.requires_grad)
        if self.grad is not None:
            result.grad = deepcopy(self.grad, memo)
        if self.__dict__:
            result.__dict__.update(deepcopy(self.__dict__, memo))
        memo[id(self)] = result
        return result

    def __repr__(self):
        return "Parameter containing:\n" + super().__repr__()

    __str__ = __repr__


_PLAIN = (Tensor, Parameter)

_WITHOUT_SHAPE = frozenset(
    """data grad grad_fn device dtype layout requires_grad is_leaf is_meta is_sparse is_cuda is_nested itemsize names
    __dict__ __class__ __torch_function__ __deepcopy__ __reduce_ex__ __repr__ __str__ __setstate__ __hash__ __new__ __init__
    materialize cls_to_become share_memory_ to float double half bfloat16 cuda cpu is_floating_point is_complex
    char short int long size copy_ get_device __get__ __set__ _has_compatible_shallow_copy_type
    requires_grad_ new_empty _make_subclass as_subclass __format__ __init_subclass__ __eq__ __ne__ __module__ type""".split()
)


def _refuse(what, kind):
    raise ValueError(
        f"Attempted to use an uninitialized parameter in {what}. This error happens when you are using a `LazyModule` or "
        f"explicitly manipulating `torch.nn.parameter.{kind}` objects. When using LazyModules Call `forward` with a dummy "
        "batch to initialize the parameters before calling torch functions"
    )


def _torch_function(cls, func, types, args=(), kwargs=None):
    if getattr(func, "__name__", "") not in _WITHOUT_SHAPE:
        _refuse(func, cls.__name__)
    return _C._disabled_torch_function_impl(func, types, args, kwargs or {})


class UninitializedTensorMixin:
    """What has no shape yet. Anything that would need one is refused."""

    __torch_function__ = _C._disabled_torch_function_impl
    cls_to_become = None

    @staticmethod
    def _watch():
        """Has functions see these objects. From then on every call looks for such, so not before there is one."""
        if UninitializedTensorMixin.__torch_function__ is _C._disabled_torch_function_impl:
            UninitializedTensorMixin.__torch_function__ = classmethod(_torch_function)
            _C._activate_overrides()

    def materialize(self, shape, device=None, dtype=None):
        """Gives it a shape, and makes it what it stands for. The values are not set."""
        self.data = _C.empty(shape, device=device or self.data.device, dtype=dtype or self.data.dtype)
        self.__class__ = self.cls_to_become

    def __getattribute__(self, name):
        if name == "shape":
            raise RuntimeError(
                "Can't access the shape of an uninitialized parameter or buffer. This error usually happens in "
                "`load_state_dict` when trying to load an uninitialized parameter into an initialized one. Call "
                "`forward` to initialize the parameters before accessing their attributes."
            )
        if name not in _WITHOUT_SHAPE and callable(getattr(Tensor, name, None)):
            _refuse(f"<method '{name}' of 'torch._C.TensorBase' objects>", type(self).__name__)
        return super().__getattribute__(name)

    def share_memory_(self):
        raise RuntimeError(
            "Can't share memory on an uninitialized parameter or buffer. Call `forward` to initialize the parameters "
            "before calling `module.share_memory()`."
        )

    def __deepcopy__(self, memo):
        if id(self) not in memo:
            data = object.__getattribute__(self, "data")
            memo[id(self)] = type(self)(requires_grad=self.requires_grad, device=data.device, dtype=data.dtype)
        return memo[id(self)]

    def __reduce_ex__(self, protocol):
        return type(self), (self.requires_grad, self.data.device, self.data.dtype)

    def __repr__(self):
        return f"<{type(self).__name__}>"

    __str__ = __repr__


class UninitializedParameter(UninitializedTensorMixin, Parameter):
    """A parameter whose shape is not known yet."""

    cls_to_become = Parameter

    def __new__(cls, requires_grad=True, device=None, dtype=None):
        cls._watch()
        return Tensor._make_subclass(cls, _C.empty((0,), device=device, dtype=dtype), requires_grad)


class UninitializedBuffer(UninitializedTensorMixin, Tensor):
    """A buffer whose shape is not known yet."""

    cls_to_become = Tensor

    def __new__(cls, requires_grad=False, device=None, dtype=None, persistent=True):
        cls._watch()
        t = Tensor._make_subclass(cls, _C.empty((0,), device=device, dtype=dtype), requires_grad)
        t.persistent = persistent
        t._is_buffer = True
        return t


def is_lazy(t):
    """Has the parameter or buffer no shape yet?"""
    return isinstance(t, UninitializedTensorMixin)


class _BufferMeta(type(Tensor)):
    def __instancecheck__(self, instance):
        if self is Buffer and isinstance(instance, Tensor) and getattr(instance, "_is_buffer", False):
            return True
        return super().__instancecheck__(instance)


class Buffer(Tensor, metaclass=_BufferMeta):
    """A tensor that becomes a buffer of the module it is assigned to; it stays a plain tensor, marked as one."""

    __torch_function__ = _C._disabled_torch_function_impl

    def __new__(cls, data=None, *, persistent=True):
        if data is None:
            data = _C.empty((0,))
        t = data.detach().requires_grad_(data.requires_grad)
        t.persistent = persistent
        t._is_buffer = True
        return t
