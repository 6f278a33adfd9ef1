"""Adafactor."""

from .. import _C
from .rule import RuleOptimizer, check_one_element, counter


class Adafactor(RuleOptimizer):
    """Adam with the second moments of a matrix kept as a row and a column (Shazeer & Stern 2018)."""

    __module__ = __package__

    def __init__(
        self,
        params,
        lr=1e-2,
        beta2_decay=-0.8,
        eps=(None, 1e-3),
        d=1.0,
        weight_decay=0.0,
        *,
        foreach=None,
        maximize=False,
    ):
        check_one_element(lr)
        if not 0.0 <= lr:
            raise ValueError(f"Learning rate should be >= 0 but is: {lr}")
        if not 0.0 >= beta2_decay:
            raise ValueError(f"beta2_decay should be <= 0 but is: {beta2_decay}")
        if eps[0] is not None and not 0.0 <= eps[0]:
            raise ValueError(f"epsilon1 should be >= 0 but is: {eps[0]}")
        if not 0.0 <= eps[1]:
            raise ValueError(f"epsilon2 should be >= 0 but is: {eps[1]}")
        if not 1.0 <= d:
            raise ValueError(f"Clipping threshold d should be >= 1 but is: {d}")
        if not 0.0 <= weight_decay:
            raise ValueError(f"weight_decay should be >= 0 but is: {weight_decay}")
        super().__init__(
            params,
            dict(
                lr=lr,
                beta2_decay=beta2_decay,
                eps=eps,
                d=d,
                weight_decay=weight_decay,
                foreach=foreach,
                maximize=maximize,
            ),
        )

    def _start(self, group, p, grad, state):
        if p.is_complex():
            raise RuntimeError("Adafactor does not support complex parameters")
        state["step"] = counter()
        if grad.dim() > 1:
            state["row_var"] = grad.new_zeros((*grad.shape[:-1], 1))
            state["col_var"] = grad.new_zeros((*grad.shape[:-2], 1, grad.shape[-1]))
        else:
            state["variance"] = _C.zeros_like(grad)

    def _update(self, group, p, grad, state):
        eps1, eps2 = group["eps"]
        if eps1 is None:
            from .._types import finfo

            eps1 = finfo(p.dtype).eps
        state["step"] += 1
        step, lr = state["step"].item(), group["lr"]
        fresh = step ** group["beta2_decay"]
        size = max(eps2, p.norm(2).item() / (p.numel() ** 0.5)) * min(lr, 1 / (step**0.5))
        if group["weight_decay"] != 0:
            p.mul_(1 - lr * group["weight_decay"])
        if grad.dim() > 1:
            row, column = state["row_var"], state["col_var"]
            row.lerp_(grad.norm(dim=-1, keepdim=True).square_().div_(grad.size(-1)), fresh)
            column.lerp_(grad.norm(dim=-2, keepdim=True).square_().div_(grad.size(-2)), fresh)
            variance = row @ column
            variance.div_(row.mean(dim=-2, keepdim=True).clamp_(min=eps1))
        else:
            state["variance"].lerp_(grad * grad, fresh)
            variance = state["variance"].clone()
        update = variance.clamp_(min=eps1 * eps1).rsqrt_()
        update.mul_(grad)
        clip = max(1.0, update.norm(2).item() / ((update.numel() ** 0.5) * group["d"]))
        p.add_(update, alpha=-size / clip)
