"""Variable, the old name of Tensor, and the engine by its old name."""

import warnings

from .. import _C

__all__ = ["Variable", "VariableMeta"]


class ImperativeEngine:
    """What runs backward passes, for those who want to be called when one is done."""

    @staticmethod
    def queue_callback(fn):
        """Calls fn() at the end of the pass that runs."""
        _C._after_pass(fn)

    @staticmethod
    def is_checkpoint_valid():
        """Whether the pass that runs goes into all leaves."""
        return _C._pass_into_leaves()


class VariableMeta(type):
    """Lets isinstance(x, Variable) ask for tensors."""

    def __instancecheck__(cls, other):
        return isinstance(other, _C.Tensor)


class Variable(metaclass=VariableMeta):
    """Variable(tensor) is a tensor of the same memory."""

    _execution_engine = ImperativeEngine()

    def __new__(cls, data=None, requires_grad=False, volatile=False):
        if volatile:
            warnings.warn("volatile was removed and now has no effect: torch.no_grad() is in its place", stacklevel=2)
        out = _C.empty((0,)) if data is None else data.detach()
        return out.requires_grad_() if requires_grad else out
