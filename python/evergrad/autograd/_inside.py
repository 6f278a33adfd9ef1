"""What `_C` has of autograd that is written in Python: nodes to call by hand, and weak references to tensors."""

import weakref

from .. import _C
from .function import Function, Undefined
from .graph import Node


def _alone(outputs):
    return outputs[0] if len(outputs) == 1 else outputs


class UndefinedGrad(Node):
    """UndefinedGrad()(tensors): the tensors, which let no gradient through."""

    def __call__(self, *tensors):
        return Undefined.apply(*tensors)


class _Delayed(Function):
    @staticmethod
    def forward(ctx, message, *tensors):
        ctx.message = message
        return tuple(t.view_as(t) for t in tensors)

    @staticmethod
    def backward(ctx, *grads):
        raise RuntimeError(ctx.message)


class DelayedError(Node):
    """DelayedError(message, n)(n tensors): the tensors, whose backward raises the message."""

    def __init__(self, message, num_inputs):
        self.message, self.num_inputs = message, num_inputs

    def __call__(self, *tensors):
        return _alone(_Delayed.apply(self.message, *tensors))


class _Functions:
    """The nodes that have names in `_C`."""

    UndefinedGrad, DelayedError = UndefinedGrad, DelayedError

    def __init__(self):
        leaf = _C.empty((0,), requires_grad=True)
        self.AccumulateGrad = type(leaf.view_as(leaf).grad_fn.next_functions[0][0])


functions = _Functions()


class WeakTensorRef:
    """Knows whether the object of a tensor is gone, without keeping it."""

    def __init__(self, tensor):
        self._ref = weakref.ref(tensor)

    def expired(self):
        """Whether it is gone."""
        return self._ref() is None
