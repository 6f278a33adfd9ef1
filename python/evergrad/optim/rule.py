"""Optimizers whose rule is written in operators, one parameter after the other."""

from .. import _C
from ..autograd import set_grad_enabled
from .optimizer import Optimizer


def check_not_negative(value, what):
    if not 0.0 <= value:
        raise ValueError(f"Invalid {what}: {value}")


def check_betas(betas):
    for i in range(2):
        if not 0.0 <= betas[i] < 1.0:
            raise ValueError(f"Invalid beta parameter at index {i}: {betas[i]}")


def check_one_element(lr):
    if isinstance(lr, _C.Tensor) and lr.numel() != 1:
        raise ValueError("Tensor lr must be 1-element")


def counter(value=0.0):
    """A number of the state: counters are tensors, so that they travel with it."""
    wide = _C.get_default_dtype() is _C.float64
    return _C.tensor(value, dtype=_C.float64 if wide else _C.float32)


def as_real(*tensors):
    """A complex number is two real ones to a rule that works element by element."""
    return tuple(_C.view_as_real(t) if t is not None and t.is_complex() else t for t in tensors)


class RuleOptimizer(Optimizer):
    """A class of these has _start(), which fills the state of a parameter, and _update(), which steps it."""

    def _start(self, group, p, grad, state):
        pass

    def _update(self, group, p, grad, state):
        raise NotImplementedError

    def step(self, closure=None):
        """One step; closure, if given, computes the loss again."""
        loss = self._loss_of(closure)
        with set_grad_enabled(bool(self.defaults.get("differentiable", False))):
            for group in self.param_groups:
                for p in group["params"]:
                    if p.grad is not None:
                        self._step_one(group, p)
        return loss

    def _step_one(self, group, p):
        grad = p.grad
        if grad.is_sparse:
            raise RuntimeError(f"{type(self).__name__} does not support sparse gradients")
        state = self.state[p]
        if not state:
            self._start(group, p, grad, state)
        self._update(group, p, -grad if group.get("maximize") else grad, state)


def decayed(group, p, grad):
    """The gradient with that of the L2 penalty."""
    return grad.add(p, alpha=group["weight_decay"]) if group["weight_decay"] != 0 else grad
