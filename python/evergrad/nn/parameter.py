"""Parameter: a tensor that a module trains; Buffer: one that it keeps."""

from copy import deepcopy

from .. import _C
from .._tensor import _copy_storage

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
        return Tensor._make_subclass(cls, data, bool(requires_grad))

    def __deepcopy__(self, memo):
        if id(self) in memo:
            return memo[id(self)]
        result = type(self)(_copy_storage(self, memo), self.requires_grad)
        if self.grad is not None:
            result.grad = self.grad.__deepcopy__(memo)
        if self.__dict__:
            result.__dict__.update(deepcopy(self.__dict__, memo))
        memo[id(self)] = result
        return result

    def __repr__(self):
        return "Parameter containing:\n" + super().__repr__()

    __str__ = __repr__


class UninitializedParameter(Parameter):
    """A parameter whose shape is not known yet."""


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
