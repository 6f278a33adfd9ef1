"""Rectified Adam."""

from .. import _C
from .rule import RuleOptimizer, as_real, check_betas, check_not_negative, check_one_element, counter, decayed


class RAdam(RuleOptimizer):
    """Adam that rectifies the variance of its first steps (Liu et al. 2020)."""

    def __init__(
        self,
        params,
        lr=1e-3,
        betas=(0.9, 0.999),
        eps=1e-8,
        weight_decay=0,
        decoupled_weight_decay=False,
        *,
        foreach=None,
        maximize=False,
        capturable=False,
        differentiable=False,
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
                maximize=maximize,
                foreach=foreach,
                capturable=capturable,
                decoupled_weight_decay=decoupled_weight_decay,
                differentiable=differentiable,
            ),
        )

    def _start(self, group, p, grad, state):
        state["step"] = counter()
        state["exp_avg"] = _C.zeros_like(p.detach())
        state["exp_avg_sq"] = _C.zeros_like(p.detach())

    def _update(self, group, p, grad, state):
        lr, (beta1, beta2), decay = group["lr"], group["betas"], group["weight_decay"]
        state["step"] += 1
        step = state["step"].item()
        p, grad, mean, square = as_real(p, grad, state["exp_avg"], state["exp_avg_sq"])
        if not group["decoupled_weight_decay"]:
            grad = decayed(group, p, grad)
        elif decay != 0:
            p.mul_(1 - lr * decay)
        mean.lerp_(grad, 1 - beta1)
        square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        correction = 1 - beta2**step
        corrected = mean / (1 - beta1**step)
        longest = 2 / (1 - beta2) - 1  # of the simple moving average that this one resembles
        length = longest - 2 * step * (beta2**step) / correction
        if length <= 5.0:  # the variance is not tractable yet
            p.add_(corrected * lr, alpha=-1.0)
            return
        ratio = (length - 4) * (length - 2) * longest / ((longest - 4) * (longest - 2) * length)
        scale = square.sqrt()
        scale = scale.add(group["eps"]) if group["differentiable"] else scale.add_(group["eps"])
        p.add_(corrected * lr * (correction**0.5 / scale) * ratio**0.5, alpha=-1.0)
