"""Stochastic gradient descent."""

from .optimizer import Optimizer, Tensor, check_lr


class SGD(Optimizer):
    """Stochastic gradient descent, with momentum."""

    _core = "SGD"
    _options = ("lr", "momentum", "dampening", "weight_decay", "nesterov", "maximize", "fused")

    def __init__(
        self,
        params,
        lr=1e-3,
        momentum=0,
        dampening=0,
        weight_decay=0,
        nesterov=False,
        *,
        maximize=False,
        foreach=None,
        differentiable=False,
        fused=None,
    ):
        check_lr(lr)
        if momentum < 0.0:
            raise ValueError(f"Invalid momentum value: {momentum}")
        if weight_decay < 0.0:
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        if nesterov and (momentum <= 0 or dampening != 0):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        if fused and foreach:
            raise RuntimeError("`fused` and `foreach` cannot be `True` together.")
        if fused and differentiable:
            raise RuntimeError("`fused` does not support `differentiable`")
        super().__init__(
            params,
            dict(
                lr=lr,
                momentum=momentum,
                dampening=dampening,
                weight_decay=weight_decay,
                nesterov=nesterov,
                maximize=maximize,
                foreach=foreach,
                differentiable=differentiable,
                fused=fused,
            ),
        )

    def _has_state(self, group):
        return group["momentum"] != 0

    def _update(self, group, p, grad, state):
        """The step in operators that autograd follows."""
        lr, momentum = group["lr"], group["momentum"]
        if group["weight_decay"] != 0:
            grad = grad.add(p, alpha=group["weight_decay"])
        if momentum != 0:
            buffer = state.get("momentum_buffer")
            if buffer is None:
                buffer = state["momentum_buffer"] = grad.detach().clone()
            else:
                buffer.mul_(momentum).add_(grad, alpha=1 - group["dampening"])
            grad = grad.add(buffer, alpha=momentum) if group["nesterov"] else buffer
        if isinstance(lr, Tensor) and lr.requires_grad:
            p.addcmul_(grad, lr, value=-1)
        else:
            p.add_(grad, alpha=-float(lr))
