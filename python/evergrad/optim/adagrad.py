"""Adagrad."""

from .. import _C
from .rule import RuleOptimizer, as_real, check_not_negative, check_one_element, counter, decayed


class Adagrad(RuleOptimizer):
    """Divides by the root of the sum of all squared gradients (Duchi et al. 2011)."""

    def __init__(
        self,
        params,
        lr=1e-2,
        lr_decay=0,
        weight_decay=0,
        initial_accumulator_value=0,
        eps=1e-10,
        foreach=None,
        *,
        maximize=False,
        differentiable=False,
        fused=None,
    ):
        check_one_element(lr)
        check_not_negative(lr, "learning rate")
        check_not_negative(lr_decay, "lr_decay value")
        check_not_negative(weight_decay, "weight_decay value")
        check_not_negative(initial_accumulator_value, "initial_accumulator_value value")
        check_not_negative(eps, "epsilon value")
        defaults = dict(
            lr=lr,
            lr_decay=lr_decay,
            eps=eps,
            weight_decay=weight_decay,
            initial_accumulator_value=initial_accumulator_value,
            foreach=foreach,
            maximize=maximize,
            differentiable=differentiable,
            fused=fused,
        )
        super().__init__(params, defaults)
        if fused:
            if differentiable:
                raise RuntimeError("`fused` does not support `differentiable`")
            if foreach:
                raise RuntimeError("`fused` and `foreach` cannot be `True` together.")
        for group in self.param_groups:
            for p in group["params"]:
                self._start(group, p, None, self.state[p])

    def _start(self, group, p, grad, state):
        first = group["initial_accumulator_value"]
        state["step"] = counter()
        state["sum"] = _C.full_like(p.detach(), complex(first, first) if p.is_complex() else first)

    def share_memory(self):
        """Moves the sums into shared memory."""
        for group in self.param_groups:
            for p in group["params"]:
                self.state[p]["sum"].share_memory_()

    def _update(self, group, p, grad, state):
        state["step"] += 1
        grad = decayed(group, p, grad)
        lr = group["lr"] / (1 + (state["step"].item() - 1) * group["lr_decay"])
        p, grad, total = as_real(p, grad, state["sum"])
        total.addcmul_(grad, grad, value=1)
        p.addcdiv_(grad, total.sqrt().add_(group["eps"]), value=-lr)
