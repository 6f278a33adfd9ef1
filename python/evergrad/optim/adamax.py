"""Adamax."""

from .. import _C
from .rule import RuleOptimizer, as_real, check_betas, check_not_negative, check_one_element, counter, decayed


class Adamax(RuleOptimizer):
    """Adam with the infinity norm (Kingma & Ba 2015)."""

    def __init__(
        self,
        params,
        lr=2e-3,
        betas=(0.9, 0.999),
        eps=1e-8,
        weight_decay=0,
        foreach=None,
        *,
        maximize=False,
        differentiable=False,
        capturable=False,
    ):
        check_one_element(lr)
        check_not_negative(lr, "learning rate")
        check_not_negative(eps, "epsilon value")
        check_betas(betas)
        check_not_negative(weight_decay, "weight_decay value")
        super().__init__(
            params,
            dict(
                lr=lr,
                betas=betas,
                eps=eps,
                weight_decay=weight_decay,
                foreach=foreach,
                maximize=maximize,
                differentiable=differentiable,
                capturable=capturable,
            ),
        )

    def _start(self, group, p, grad, state):
        state["step"] = counter()
        state["exp_avg"] = _C.zeros_like(p.detach())
        state["exp_inf"] = _C.zeros_like(p.detach())

    def _update(self, group, p, grad, state):
        state["step"] += 1
        beta1, beta2 = group["betas"]
        grad = decayed(group, p, grad)
        p, grad, mean, largest = as_real(p, grad, state["exp_avg"], state["exp_inf"])
        mean.lerp_(grad, 1 - beta1)
        largest.copy_(_C.maximum(largest.mul_(beta2), grad.abs().add_(group["eps"])))
        p.addcdiv_(mean, largest, value=-(group["lr"] / (1 - beta1 ** state["step"].item())))
