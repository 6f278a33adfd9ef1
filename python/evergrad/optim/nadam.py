"""Adam with Nesterov momentum."""

from .. import _C
from .rule import RuleOptimizer, as_real, check_betas, check_not_negative, check_one_element, counter, decayed


class NAdam(RuleOptimizer):
    """Adam that looks ahead along its momentum (Dozat 2016)."""

    def __init__(
        self,
        params,
        lr=2e-3,
        betas=(0.9, 0.999),
        eps=1e-8,
        weight_decay=0,
        momentum_decay=4e-3,
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
        check_not_negative(momentum_decay, "momentum_decay value")
        super().__init__(
            params,
            dict(
                lr=lr,
                betas=betas,
                eps=eps,
                weight_decay=weight_decay,
                momentum_decay=momentum_decay,
                decoupled_weight_decay=decoupled_weight_decay,
                maximize=maximize,
                foreach=foreach,
                capturable=capturable,
                differentiable=differentiable,
            ),
        )

    def _start(self, group, p, grad, state):
        state["step"] = counter()
        state["mu_product"] = counter(1.0)
        state["exp_avg"] = _C.zeros_like(p.detach())
        state["exp_avg_sq"] = _C.zeros_like(p.detach())

    def _update(self, group, p, grad, state):
        lr, (beta1, beta2), decay = group["lr"], group["betas"], group["weight_decay"]
        state["step"] += 1
        step = state["step"].item()
        if not group["decoupled_weight_decay"]:
            grad = decayed(group, p, grad)
        elif decay != 0:
            p.mul_(1 - lr * decay)
        p, grad, mean, square = as_real(p, grad, state["exp_avg"], state["exp_avg_sq"])
        mu = beta1 * (1.0 - 0.5 * (0.96 ** (step * group["momentum_decay"])))
        mu_next = beta1 * (1.0 - 0.5 * (0.96 ** ((step + 1) * group["momentum_decay"])))
        state["mu_product"] *= mu
        product = state["mu_product"].item()
        mean.lerp_(grad, 1 - beta1)
        square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        scale = square.div(1 - beta2**step).sqrt().add(group["eps"])
        p.addcdiv_(grad, scale, value=-lr * (1.0 - mu) / (1.0 - product))
        p.addcdiv_(mean, scale, value=-lr * mu_next / (1.0 - product * mu_next))
