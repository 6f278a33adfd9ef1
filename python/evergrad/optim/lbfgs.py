"""L-BFGS."""

from .. import _C
from ..autograd import enable_grad
from .optimizer import Optimizer


def _cubic_interpolate(x1, f1, g1, x2, f2, g2, bounds=None):
    """Where the cubic with these two values and slopes is smallest, inside the bounds."""
    low, high = bounds if bounds is not None else (x1, x2) if x1 <= x2 else (x2, x1)
    d1 = g1 + g2 - 3 * (f1 - f2) / (x1 - x2)
    square = d1**2 - g1 * g2
    if square >= 0:
        d2 = square.sqrt()
        if x1 <= x2:
            at = x2 - (x2 - x1) * ((g2 + d2 - d1) / (g2 - g1 + 2 * d2))
        else:
            at = x1 - (x1 - x2) * ((g1 + d2 - d1) / (g1 - g2 + 2 * d2))
        return min(max(at, low), high)
    return (low + high) / 2.0


def _strong_wolfe(evaluate, x, t, d, f, g, slope, c1=1e-4, c2=0.9, tolerance_change=1e-9, max_iterations=25):
    """A step along d that satisfies the strong Wolfe conditions: (f, g, t, evaluations)."""
    longest = d.abs().max()
    g = g.clone()
    f_new, g_new = evaluate(x, t, d)
    evaluations = 1
    slope_new = g_new.dot(d)
    # Steps of growing length until a minimum is bracketed.
    t_old, f_old, g_old, slope_old = 0, f, g, slope
    done = False
    count = 0
    while count < max_iterations:
        if f_new > (f + c1 * t * slope) or (count > 1 and f_new >= f_old):
            ts, fs, gs, slopes = [t_old, t], [f_old, f_new], [g_old, g_new.clone()], [slope_old, slope_new]
            break
        if abs(slope_new) <= -c2 * slope:
            ts, fs, gs = [t], [f_new], [g_new]
            done = True
            break
        if slope_new >= 0:
            ts, fs, gs, slopes = [t_old, t], [f_old, f_new], [g_old, g_new.clone()], [slope_old, slope_new]
            break
        least, most = t + 0.01 * (t - t_old), t * 10
        t_next = _cubic_interpolate(t_old, f_old, slope_old, t, f_new, slope_new, bounds=(least, most))
        t_old, f_old, g_old, slope_old = t, f_new, g_new.clone(), slope_new
        t = t_next
        f_new, g_new = evaluate(x, t, d)
        evaluations += 1
        slope_new = g_new.dot(d)
        count += 1
    if count == max_iterations:
        ts, fs, gs = [0, t], [f, f_new], [g, g_new]
    # The bracket is narrowed.
    stuck = False
    low, high = (0, 1) if fs[0] <= fs[-1] else (1, 0)
    while not done and count < max_iterations:
        if abs(ts[1] - ts[0]) * longest < tolerance_change:
            break
        t = _cubic_interpolate(ts[0], fs[0], slopes[0], ts[1], fs[1], slopes[1])
        margin = 0.1 * (max(ts) - min(ts))
        if min(max(ts) - t, t - min(ts)) < margin:  # too near an end
            if stuck or t >= max(ts) or t <= min(ts):
                t = max(ts) - margin if abs(t - max(ts)) < abs(t - min(ts)) else min(ts) + margin
                stuck = False
            else:
                stuck = True
        else:
            stuck = False
        f_new, g_new = evaluate(x, t, d)
        evaluations += 1
        slope_new = g_new.dot(d)
        count += 1
        if f_new > (f + c1 * t * slope) or f_new >= fs[low]:
            ts[high], fs[high], gs[high], slopes[high] = t, f_new, g_new.clone(), slope_new
            low, high = (0, 1) if fs[0] <= fs[1] else (1, 0)
        else:
            if abs(slope_new) <= -c2 * slope:
                done = True
            elif slope_new * (ts[high] - ts[low]) >= 0:
                ts[high], fs[high], gs[high], slopes[high] = ts[low], fs[low], gs[low], slopes[low]
            ts[low], fs[low], gs[low], slopes[low] = t, f_new, g_new.clone(), slope_new
    low = low if len(ts) > 1 else 0
    return fs[low], gs[low], ts[low], evaluations


class LBFGS(Optimizer):
    """Quasi-Newton steps from the last gradients (Liu & Nocedal 1989); step() needs a closure."""

    def __init__(
        self,
        params,
        lr=1,
        max_iter=20,
        max_eval=None,
        tolerance_grad=1e-7,
        tolerance_change=1e-9,
        history_size=100,
        line_search_fn=None,
    ):
        if isinstance(lr, _C.Tensor) and lr.numel() != 1:
            raise ValueError("Tensor lr must be 1-element")
        if not 0.0 <= lr:
            raise ValueError(f"Invalid learning rate: {lr}")
        if max_eval is None:
            max_eval = max_iter * 5 // 4
        super().__init__(
            params,
            dict(
                lr=lr,
                max_iter=max_iter,
                max_eval=max_eval,
                tolerance_grad=tolerance_grad,
                tolerance_change=tolerance_change,
                history_size=history_size,
                line_search_fn=line_search_fn,
            ),
        )
        if len(self.param_groups) != 1:
            raise ValueError("LBFGS doesn't support per-parameter options (parameter groups)")
        self._params = self.param_groups[0]["params"]

    def _flat_grad(self):
        parts = []
        for p in self._params:
            g = p.new_zeros(p.numel()) if p.grad is None else p.grad.reshape(-1)
            parts.append(_C.view_as_real(g).reshape(-1) if g.is_complex() else g)
        return _C.cat(parts, 0)

    def _move(self, t, direction):
        at = 0
        for p in self._params:
            real = _C.view_as_real(p) if p.is_complex() else p
            n = real.numel()
            real.add_(direction[at : at + n].view_as(real), alpha=float(t))
            at += n

    def _restore(self, values):
        for p, v in zip(self._params, values):
            p.copy_(v)

    def _direction(self, state, flat_grad, group):
        """The quasi-Newton direction, after what the last step tells about the curvature."""
        if state["n_iter"] == 1:
            state["old_dirs"], state["old_stps"], state["ro"], state["H_diag"] = [], [], [], 1
            return flat_grad.neg()
        dirs, steps, ro = state["old_dirs"], state["old_stps"], state["ro"]
        y = flat_grad.sub(state["prev_flat_grad"])
        s = state["d"].mul(state["t"])
        ys = y.dot(s)
        if ys > 1e-10:
            if len(dirs) == group["history_size"]:
                for kept in (dirs, steps, ro):
                    kept.pop(0)
            dirs.append(y)
            steps.append(s)
            ro.append(1.0 / ys)
            state["H_diag"] = ys / y.dot(y)
        n = len(dirs)
        if "al" not in state:
            state["al"] = [None] * group["history_size"]
        al = state["al"]
        q = flat_grad.neg()
        for i in range(n - 1, -1, -1):
            al[i] = steps[i].dot(q) * ro[i]
            q.add_(dirs[i], alpha=-float(al[i]))
        r = _C.mul(q, state["H_diag"])
        for i in range(n):
            r.add_(steps[i], alpha=float(al[i] - dirs[i].dot(r) * ro[i]))
        return r

    def step(self, closure):
        """One step, of several evaluations of the closure; gives the first loss."""
        with _C.no_grad():
            return self._step(closure)

    def _step(self, closure):
        group = self.param_groups[0]
        lr, change = group["lr"], group["tolerance_change"]
        search = group["line_search_fn"]
        if search is not None and search != "strong_wolfe":
            raise RuntimeError("only 'strong_wolfe' is supported")

        def evaluate():
            with enable_grad():
                return closure()

        state = self.state[self._params[0]]
        state.setdefault("func_evals", 0)
        state.setdefault("n_iter", 0)
        first_loss = evaluate()
        loss = float(first_loss)
        evaluations = 1
        state["func_evals"] += 1
        flat_grad = self._flat_grad()
        optimal = flat_grad.abs().max() <= group["tolerance_grad"]
        if optimal:
            return first_loss
        d, t = state.get("d"), state.get("t")
        iterations = 0
        while iterations < group["max_iter"]:
            iterations += 1
            state["n_iter"] += 1
            d = self._direction(state, flat_grad, group)
            state["d"], state["t"] = d, t
            previous_loss = loss
            if state.get("prev_flat_grad") is None or state["n_iter"] == 1:
                state["prev_flat_grad"] = flat_grad.clone()
            else:
                state["prev_flat_grad"].copy_(flat_grad)
            t = min(1.0, 1.0 / flat_grad.abs().sum()) * lr if state["n_iter"] == 1 else lr
            slope = flat_grad.dot(d)
            if slope > -change:
                state["t"], state["prev_loss"] = t, previous_loss
                break
            used = 0
            if search is not None:
                start = [p.clone() for p in self._params]

                def probe(x, t, d):
                    self._move(t, d)
                    value = float(evaluate())
                    gradient = self._flat_grad()
                    self._restore(x)
                    return value, gradient

                loss, flat_grad, t, used = _strong_wolfe(probe, start, t, d, loss, flat_grad, slope)
                self._move(t, d)
                optimal = flat_grad.abs().max() <= group["tolerance_grad"]
            else:
                self._move(t, d)
                if iterations != group["max_iter"]:  # the last one's gradient is not needed
                    loss = float(evaluate())
                    flat_grad = self._flat_grad()
                    optimal = flat_grad.abs().max() <= group["tolerance_grad"]
                    used = 1
            evaluations += used
            state["func_evals"] += used
            state["t"], state["prev_loss"] = t, previous_loss
            if (
                evaluations >= group["max_eval"]
                or optimal
                or d.mul(t).abs().max() <= change
                or abs(loss - previous_loss) < change
            ):
                break
        return first_loss
