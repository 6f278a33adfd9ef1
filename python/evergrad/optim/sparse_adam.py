"""Adam for sparse gradients."""

from .. import _C
from .rule import RuleOptimizer, check_betas, check_one_element


class SparseAdam(RuleOptimizer):
    """Adam whose moments are updated only where the sparse gradient has values."""

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, maximize=False):
        check_one_element(lr)
        if not 0.0 < lr:
            raise ValueError(f"Invalid learning rate: {lr}")
        if not 0.0 < eps:
            raise ValueError(f"Invalid epsilon value: {eps}")
        check_betas(betas)
        super().__init__(params, dict(lr=lr, betas=betas, eps=eps, maximize=maximize))
        sparse, complex_ = [], []
        at = 0
        for group in self.param_groups:
            for p in group["params"]:
                if p.is_sparse:
                    sparse.append(at)
                if p.is_complex():
                    complex_.append(at)
                at += 1
        if sparse:
            raise ValueError(f"Sparse params at indices {sparse}: SparseAdam requires dense parameter tensors")
        if complex_:
            raise ValueError(f"Complex params at indices {complex_}: SparseAdam does not support complex parameters")

    def _step_one(self, group, p):
        if not p.grad.is_sparse:
            raise RuntimeError("SparseAdam does not support dense gradients, please consider Adam instead")
        grad, state = p.grad.coalesce(), self.state[p]
        if not state:
            state["step"] = 0
            state["exp_avg"] = _C.zeros_like(p.detach())
            state["exp_avg_sq"] = _C.zeros_like(p.detach())
        state["step"] += 1
        values = -grad._values() if group["maximize"] else grad._values()
        if values.numel() == 0:
            return
        beta1, beta2 = group["betas"]
        where = tuple(grad._indices().unbind(0))
        mean, square = state["exp_avg"], state["exp_avg_sq"]
        old_mean, old_square = mean[where], square[where]
        new_mean = old_mean + (values - old_mean) * (1 - beta1)
        new_square = old_square + (values * values - old_square) * (1 - beta2)
        mean[where], square[where] = new_mean, new_square
        step = state["step"]
        size = group["lr"] * (1 - beta2**step) ** 0.5 / (1 - beta1**step)
        p.index_put_(where, -size * new_mean / (new_square.sqrt() + group["eps"]), accumulate=True)
