"""Variable, the old name of Tensor."""

from .. import _C

__all__ = ["Variable", "VariableMeta"]


class VariableMeta(type):
    """Lets isinstance(x, Variable) ask for tensors."""

    def __instancecheck__(cls, other):
        return isinstance(other, _C.Tensor)


class Variable(metaclass=VariableMeta):
    """Variable(tensor) is the tensor."""

    def __new__(cls, data=None, requires_grad=False):
        out = _C.empty((0,)) if data is None else data
        return out.requires_grad_() if requires_grad else out
