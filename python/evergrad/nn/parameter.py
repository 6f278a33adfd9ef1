"""Parameter: a tensor that a module trains; Buffer: one that it keeps."""

from .. import _C

Tensor = _C.Tensor


class _ParameterMeta(type(Tensor)):
    def __instancecheck__(self, instance):
        return type.__instancecheck__(self, instance)


class Parameter(Tensor, metaclass=_ParameterMeta):
    """A tensor that becomes a parameter of the module it is assigned to."""

    def __new__(cls, data=None, requires_grad=True):
        if data is None:
            data = _C.empty((0,))
        return Tensor._make_subclass(cls, data, bool(requires_grad))

    def __deepcopy__(self, memo):
        if id(self) in memo:
            return memo[id(self)]
        result = type(self)(self.detach().clone(), self.requires_grad)
        if self.grad is not None:
            result.grad = self.grad.__deepcopy__(memo)
        memo[id(self)] = result
        return result

    def __repr__(self):
        return "Parameter containing:\n" + super().__repr__()

    __str__ = __repr__


class UninitializedParameter(Parameter):
    """A parameter whose shape is not known yet."""


class Buffer(Tensor):
    """A tensor that becomes a buffer of the module it is assigned to."""

    def __new__(cls, data=None, *, persistent=True):
        if data is None:
            data = _C.empty((0,))
        t = Tensor._make_subclass(cls, data, False)
        t.persistent = persistent
        return t
