"""Adam, and AdamW with its weight decay apart from the gradient."""

from .. import _C
from .optimizer import Optimizer, check_lr
from .rule import as_real, counter


class Adam(Optimizer):
    """Adam."""

    _options = ("lr", "betas", "eps", "weight_decay", "amsgrad", "maximize", "fused")
    _core = "Adam"

    def __init__(
        self,
        params,
        lr=1e-3,
        betas=(0.9, 0.999),
        eps=1e-8,
        weight_decay=0,
        amsgrad=False,
        *,
        foreach=None,
        maximize=False,
        capturable=False,
        differentiable=False,
        fused=None,
        decoupled_weight_decay=False,
    ):
        check_lr(lr, foreach, capturable)
        if not 0.0 <= eps:
            raise ValueError(f"Invalid epsilon value: {eps}")
        for i, b in enumerate(betas):
            if not 0.0 <= b < 1.0:
                raise ValueError(f"Invalid beta parameter at index {i}: {b}")
        if not 0.0 <= weight_decay:
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        types = (float, _C.Tensor)
        if not (
            (isinstance(betas[0], float) and isinstance(betas[1], float))
            or (isinstance(betas[0], _C.Tensor) and isinstance(betas[1], _C.Tensor))
        ) and any(isinstance(b, types[1]) for b in betas):
            raise ValueError("betas must be either both floats or both Tensors")
        if fused and differentiable:
            raise RuntimeError("`fused` does not support `differentiable`")
        if fused and foreach:
            raise RuntimeError("`fused` and `foreach` cannot be `True` together.")
        if decoupled_weight_decay:
            self._core = "AdamW"
        super().__init__(
            params,
            dict(
                lr=lr,
                betas=betas,
                eps=eps,
                weight_decay=weight_decay,
                amsgrad=amsgrad,
                maximize=maximize,
                foreach=foreach,
                capturable=capturable,
                differentiable=differentiable,
                fused=fused,
                decoupled_weight_decay=decoupled_weight_decay,
            ),
        )

    def _update(self, group, p, grad, state):
        """The step in operators that autograd follows."""
        if not state:
            state["step"] = counter()
            state["exp_avg"] = _C.zeros_like(p.detach())
            state["exp_avg_sq"] = _C.zeros_like(p.detach())
            if group["amsgrad"]:
                state["max_exp_avg_sq"] = _C.zeros_like(p.detach())
        lr, (beta1, beta2), decay = group["lr"], group["betas"], group["weight_decay"]
        state["step"] += 1
        if decay != 0:
            if group["decoupled_weight_decay"]:
                p.mul_(1 - lr * decay)
            else:
                grad = grad.add(p, alpha=decay)
        p, grad, mean, square, most = as_real(
            p, grad, state["exp_avg"], state["exp_avg_sq"], state.get("max_exp_avg_sq")
        )
        mean.lerp_(grad, 1 - beta1)
        square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        step = state["step"].clone()
        size = -lr / (1 - beta1**step)
        root = (1 - beta2**step).sqrt()
        if most is not None:
            most.copy_(_C.maximum(most.clone(), square))
        scale = ((square if most is None else most).sqrt() / (root * size)).add_(group["eps"] / size)
        p.addcdiv_(mean, scale)


class AdamW(Adam):
    """Adam with decoupled weight decay."""

    __module__ = __package__ + ".adamw"

    _core = "AdamW"

    def __init__(
        self,
        params,
        lr=1e-3,
        betas=(0.9, 0.999),
        eps=1e-8,
        weight_decay=1e-2,
        amsgrad=False,
        *,
        maximize=False,
        foreach=None,
        capturable=False,
        differentiable=False,
        fused=None,
    ):
        super().__init__(
            params,
            lr,
            betas,
            eps,
            weight_decay,
            amsgrad,
            foreach=foreach,
            maximize=maximize,
            capturable=capturable,
            differentiable=differentiable,
            fused=fused,
            decoupled_weight_decay=True,
        )
