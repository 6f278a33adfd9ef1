"""Averaged stochastic gradient descent."""

from .. import _C
from .rule import RuleOptimizer, as_real, check_not_negative, check_one_element, counter, decayed


class ASGD(RuleOptimizer):
    """SGD that keeps the average of the parameters from step t0 on (Polyak & Juditsky 1992)."""

    def __init__(
        self,
        params,
        lr=1e-2,
        lambd=1e-4,
        alpha=0.75,
        t0=1e6,
        weight_decay=0,
        foreach=None,
        maximize=False,
        differentiable=False,
        capturable=False,
    ):
        check_one_element(lr)
        check_not_negative(lr, "learning rate")
        check_not_negative(weight_decay, "weight_decay value")
        super().__init__(
            params,
            dict(
                lr=lr,
                lambd=lambd,
                alpha=alpha,
                t0=t0,
                weight_decay=weight_decay,
                foreach=foreach,
                maximize=maximize,
                differentiable=differentiable,
                capturable=capturable,
            ),
        )

    def _start(self, group, p, grad, state):
        state["step"] = counter()
        state["eta"] = counter(float(group["lr"]))
        state["mu"] = counter(1.0)
        state["ax"] = _C.zeros_like(p.detach())

    def _update(self, group, p, grad, state):
        lambd, lr = group["lambd"], group["lr"]
        grad = decayed(group, p, grad)
        p, grad, average = as_real(p, grad, state["ax"])
        state["step"] += 1
        step, eta, mu = state["step"].item(), state["eta"].item(), state["mu"].item()
        p.mul_(1 - lambd * eta)
        p.add_(grad, alpha=-eta)
        if mu == 1:
            average.copy_(p)
        else:
            average.add_(p.sub(average).mul_(mu))
        state["eta"].copy_(counter(float(lr / ((1 + lambd * lr * step) ** group["alpha"]))))
        state["mu"].copy_(counter(1 / max(1, step - group["t0"])))
