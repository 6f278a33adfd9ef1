"""Resilient backpropagation."""

from .. import _C
from .rule import RuleOptimizer, as_real, check_not_negative, check_one_element, counter


class Rprop(RuleOptimizer):
    """Looks at the signs of the gradients only: a step grows while its sign stays (Riedmiller & Braun 1993)."""

    def __init__(
        self,
        params,
        lr=1e-2,
        etas=(0.5, 1.2),
        step_sizes=(1e-6, 50),
        *,
        capturable=False,
        foreach=None,
        maximize=False,
        differentiable=False,
    ):
        check_one_element(lr)
        check_not_negative(lr, "learning rate")
        if not 0.0 < etas[0] < 1.0 < etas[1]:
            raise ValueError(f"Invalid eta values: {etas[0]}, {etas[1]}")
        super().__init__(
            params,
            dict(
                lr=lr,
                etas=etas,
                step_sizes=step_sizes,
                foreach=foreach,
                maximize=maximize,
                differentiable=differentiable,
                capturable=capturable,
            ),
        )

    def _start(self, group, p, grad, state):
        lr = float(group["lr"])
        state["step"] = counter()
        state["prev"] = _C.zeros_like(p.detach())
        state["step_size"] = _C.full_like(grad.detach(), complex(lr, lr) if grad.is_complex() else lr)

    def _update(self, group, p, grad, state):
        state["step"] += 1
        shrink, grow = group["etas"]
        p, grad, previous, size = as_real(p, grad, state["prev"], state["step_size"])
        if group["differentiable"]:
            previous_sign = grad.mul(previous.clone()).sign()
        else:
            previous_sign = grad.mul(previous).sign()
        one = _C.ones_like(previous_sign)
        factor = _C.where(previous_sign > 0, one * grow, _C.where(previous_sign < 0, one * shrink, one))
        size.mul_(factor).clamp_(*group["step_sizes"])
        grad = _C.where(previous_sign < 0, _C.zeros_like(grad), grad)  # no step where the sign turned
        p.addcmul_(grad.sign(), size, value=-1)
        previous.copy_(grad)
