"""RMSprop."""

from .. import _C
from .rule import RuleOptimizer, as_real, check_not_negative, check_one_element, counter, decayed


class RMSprop(RuleOptimizer):
    """Divides by a running root mean square of the gradients (Hinton); centered: by their deviation (Graves 2013)."""

    def __init__(
        self,
        params,
        lr=1e-2,
        alpha=0.99,
        eps=1e-8,
        weight_decay=0,
        momentum=0,
        centered=False,
        capturable=False,
        foreach=None,
        maximize=False,
        differentiable=False,
    ):
        check_one_element(lr)
        check_not_negative(lr, "learning rate")
        check_not_negative(eps, "epsilon value")
        check_not_negative(momentum, "momentum value")
        check_not_negative(weight_decay, "weight_decay value")
        check_not_negative(alpha, "alpha value")
        super().__init__(
            params,
            dict(
                lr=lr,
                momentum=momentum,
                alpha=alpha,
                eps=eps,
                centered=centered,
                weight_decay=weight_decay,
                capturable=capturable,
                foreach=foreach,
                maximize=maximize,
                differentiable=differentiable,
            ),
        )

    def _start(self, group, p, grad, state):
        state["step"] = counter()
        state["square_avg"] = _C.zeros_like(p.detach())
        if group["momentum"] > 0:
            state["momentum_buffer"] = _C.zeros_like(p.detach())
        if group["centered"]:
            state["grad_avg"] = _C.zeros_like(p.detach())

    def _update(self, group, p, grad, state):
        state["step"] += 1
        alpha = group["alpha"]
        grad = decayed(group, p, grad)
        p, grad, square, mean, buffer = as_real(
            p, grad, state["square_avg"], state.get("grad_avg"), state.get("momentum_buffer")
        )
        square.mul_(alpha).addcmul_(grad, grad, value=1 - alpha)
        if group["centered"]:
            mean.lerp_(grad, 1 - alpha)
            scale = square.addcmul(mean, mean, value=-1).sqrt_()
        else:
            scale = square.sqrt()
        scale = scale.add(group["eps"]) if group["differentiable"] else scale.add_(group["eps"])
        if group["momentum"] > 0:
            buffer.mul_(group["momentum"]).addcdiv_(grad, scale)
            p.add_(buffer, alpha=-group["lr"])
        else:
            p.addcdiv_(grad, scale, value=-group["lr"])
