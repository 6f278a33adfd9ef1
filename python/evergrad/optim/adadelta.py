"""Adadelta."""

from .. import _C
from .rule import RuleOptimizer, as_real, check_not_negative, check_one_element, counter, decayed


class Adadelta(RuleOptimizer):
    """Steps in the ratio of the root mean squares of past steps and of gradients (Zeiler 2012)."""

    def __init__(
        self,
        params,
        lr=1.0,
        rho=0.9,
        eps=1e-6,
        weight_decay=0,
        foreach=None,
        *,
        capturable=False,
        maximize=False,
        differentiable=False,
    ):
        check_one_element(lr)
        check_not_negative(lr, "learning rate")
        if not 0.0 <= rho <= 1.0:
            raise ValueError(f"Invalid rho value: {rho}")
        check_not_negative(eps, "epsilon value")
        check_not_negative(weight_decay, "weight_decay value")
        super().__init__(
            params,
            dict(
                lr=lr,
                rho=rho,
                eps=eps,
                weight_decay=weight_decay,
                maximize=maximize,
                capturable=capturable,
                foreach=foreach,
                differentiable=differentiable,
            ),
        )

    def _start(self, group, p, grad, state):
        state["step"] = counter()
        state["square_avg"] = _C.zeros_like(p.detach())
        state["acc_delta"] = _C.zeros_like(p.detach())

    def _update(self, group, p, grad, state):
        state["step"] += 1
        rho, eps = group["rho"], group["eps"]
        grad = decayed(group, p, grad)
        p, grad, square, delta_square = as_real(p, grad, state["square_avg"], state["acc_delta"])
        square.mul_(rho).addcmul_(grad, grad, value=1 - rho)
        deviation = square.add(eps).sqrt_()
        delta = delta_square.add(eps).sqrt_()
        if group["differentiable"]:
            delta = delta.clone()
        delta.div_(deviation).mul_(grad)
        delta_square.mul_(rho).addcmul_(delta, delta, value=1 - rho)
        p.add_(delta, alpha=-group["lr"])
