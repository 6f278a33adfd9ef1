"""Gradients against finite differences. The Jacobian J of a function is known in three ways: by differences of its values,
row by row from the backward pass (v J), and column by column in forward mode (J u). The slow check compares all elements of
each of them, the fast one only v J u for a random u and v. What is complex is taken apart: outputs into their real and
imaginary parts, inputs into steps along both axes, so that all that is compared are derivatives of real numbers."""

import itertools
import warnings

from .. import _C
from . import forward_ad as _fw
from . import grad as _grad

Tensor = _C.Tensor

__all__ = ["gradcheck", "gradgradcheck", "GradcheckError", "get_numerical_jacobian", "get_analytical_jacobian"]


class GradcheckError(RuntimeError):
    """The analytical and the numerical gradient differ."""


_NOT_REENTRANT = (
    "\n\nNOTE: a backward that adds in an order of its own, or draws random numbers, gives other values each time. Pass a "
    "nondet_tol that allows for it, or set check_grad off for what is meant to be random."
)
_UNDEFINED = (
    "Expected backward function to handle undefined output grads. An output that nobody used has no gradient: backward gets "
    "None for it, or zeros where the function materializes them"
)


def _as_tuple(x):
    return tuple(x) if isinstance(x, (tuple, list)) else (x,)


def _differentiable(x):
    return isinstance(x, Tensor) and (x.is_floating_point() or x.is_complex())


def _wanted(args):
    return [i for i, x in enumerate(args) if isinstance(x, Tensor) and x.requires_grad]


def _with_gradient(out):
    return tuple(o for o in _as_tuple(out) if isinstance(o, Tensor) and o.requires_grad)


def _units(x):
    """The directions of one element: along the real axis, and the imaginary one."""
    return (1.0, 1j) if x.is_complex() else (1.0,)


def _positions(x):
    return itertools.product(*[range(n) for n in x.shape])


# ---- by differences ----


def _difference(fn, args, x, where, step, eps, pick):
    """(fn(x + step) - fn(x - step)) / 2 eps, an entry an output: `step` goes to x[where], in x's own memory."""
    data = x.data  # writes to it do not count as writes to x
    old = data[where].clone()
    found = []
    try:
        for value in (old + step, old - step):
            data[where] = value
            found.append([o.detach().clone() for o in pick(fn(*args))])
    finally:
        data[where] = old
    for hi, lo in zip(*found):
        for what, a, b in (("shape", hi.shape, lo.shape), ("dtype", hi.dtype, lo.dtype)):
            assert a == b, (
                f"Expected `func` to return outputs with the same {what} when inputs are perturbed on index {where} by "
                f"{eps}, but got {a} and {b}"
            )
    return [(hi - lo) / (2 * eps) for hi, lo in zip(*found)]


def _numerical(fn, args, i, eps, pick):
    """The Jacobian of input i: for each of its units a matrix (elements of the input, elements of the output) an output."""
    x = args[i]
    parts = []
    for unit in _units(x):
        rows = [_difference(fn, args, x, at, eps * unit, eps, pick) for at in _positions(x)]
        if rows:
            parts.append([_C.stack([r.reshape(-1) for r in column]) for column in zip(*rows)])
        else:
            parts.append([_C.zeros((0, o.numel()), dtype=o.dtype) for o in pick(fn(*args))])
    return parts


# ---- by the backward pass ----


def _pull(outputs, args, wanted, v):
    return _grad(outputs, [args[i] for i in wanted], v, retain_graph=True, allow_unused=True)


def _rows(out, args, wanted, unit):
    """v J for each basis vector v of an output: an entry an input, of shape (elements of the input, of the output)."""
    rows = []
    for at in _positions(out):
        v = _C.zeros(out.shape, dtype=out.dtype)
        v[at] = unit
        rows.append(_pull(out, args, wanted, v))
    return rows


def _collected(rows, args, wanted, check_dtypes):
    """The rows as matrices; what is not there is zero, what has another shape or, if asked for, dtype is refused."""
    columns = []
    for k, i in enumerate(wanted):
        x, column = args[i], []
        for row in rows:
            g = row[k]
            if g is None:
                g = _C.zeros_like(x)
            elif g.shape != x.shape:
                raise GradcheckError("Analytical gradient has incorrect size")
            elif check_dtypes and g.dtype != x.dtype:
                raise GradcheckError("Gradient has dtype mismatch")
            column.append(g.detach().resolve_conj().resolve_neg().reshape(-1))
        columns.append(_C.stack(column, 1) if column else _C.zeros((x.numel(), 0), dtype=x.dtype))
    return columns


def _check_reentrant(first, second, nondet_tol):
    for a, b in zip(first, second):
        if a.numel() and (a - b).abs().max().item() > nondet_tol:
            raise GradcheckError(
                "Backward is not reentrant, i.e., running backward with same input and grad_output multiple times gives "
                "different values, although analytical gradient matches numerical gradient. The tolerance for "
                f"nondeterminism was {nondet_tol}.{_NOT_REENTRANT}"
            )


# ---- by forward mode ----


def _push(fn, args, i, tangent, pick, others=None):
    """J u: the tangents of the outputs (None where there is none) for a tangent of input i; the inputs require no grad.
    others: the tangents of the other inputs, zeros unless given."""
    if others is None:
        others = {k: _C.zeros_like(args[k]).detach() for k in _wanted(args)}
    with _fw.dual_level():
        plain = [a.detach() if isinstance(a, Tensor) and a.requires_grad else a for a in args]
        for k, t in {**others, i: tangent}.items():
            plain[k] = _fw.make_dual(plain[k], t)
        return [_fw.unpack_dual(o).tangent for o in pick(fn(*plain))]


# ---- comparing ----


def _message(analytical, numerical, out, i, part, forward):
    prefix = f"While considering the {part} part of complex {'inputs' if forward else 'outputs'} only, " if part else ""
    return (
        f"{prefix}Jacobian {'computed with forward mode ' if forward else ''}mismatch for output {out} with respect to input "
        f"{i},\nnumerical:{numerical}\nanalytical:{analytical}\n"
    )


def _agree(a, n, rtol, atol):
    dtype = _C.promote_types(a.dtype, n.dtype)
    return _C.allclose(a.to(dtype), n.to(dtype), rtol, atol)


def _part(z, unit):
    """Of differences of an output those of its real, or imaginary, part."""
    return z if not z.is_complex() else z.imag if unit == 1j else z.real


def _joined(parts):
    """The derivatives along both axes as one complex number, as gradients are."""
    return parts[0] if len(parts) == 1 else _C.complex(parts[0].contiguous(), parts[1].contiguous())


class _Check:
    """One call of gradcheck: the function, its inputs and outputs, and the tolerances."""

    def __init__(self, fn, args, eps, atol, rtol, nondet_tol, check_dtypes):
        self.fn, self.args, self.wanted = fn, args, _wanted(args)
        self.eps, self.atol, self.rtol = eps, atol, rtol
        self.nondet_tol, self.check_dtypes = nondet_tol, check_dtypes
        out = _as_tuple(fn(*args))
        self.picked = [k for k, o in enumerate(out) if isinstance(o, Tensor) and o.requires_grad]
        self.outputs = tuple(out[k] for k in self.picked)
        self.all = tuple(k for k, o in enumerate(out) if _differentiable(o))

    def pick(self, out):
        out = _as_tuple(out)
        return [out[k] for k in self.picked]

    # -- all elements --

    def constant(self):
        """No output has a gradient: then none may change."""
        for i in self.wanted:
            def pick(out):
                out = _as_tuple(out)
                return [out[k] for k in self.all]

            for part in _numerical(self.fn, self.args, i, self.eps, pick):
                if any(m.numel() and not _C.allclose(m, _C.zeros_like(m), self.rtol, self.atol) for m in part):
                    raise GradcheckError("Numerical gradient for function expected to be zero")

    def slow(self, forward):
        numerical = [_numerical(self.fn, self.args, i, self.eps, self.pick) for i in self.wanted]
        if forward:
            return self._slow_forward(numerical)
        for unit in (1j, 1.0):  # the imaginary parts first
            for k, out in enumerate(self.outputs):
                if unit in _units(out):
                    self._slow_backward(k, out, unit, numerical)

    def _slow_backward(self, k, out, unit, numerical):
        again = [_collected(_rows(out, self.args, self.wanted, unit), self.args, self.wanted, self.check_dtypes)
                 for _ in range(2)]  # fmt: skip
        _check_reentrant(*again, self.nondet_tol)
        for j, i in enumerate(self.wanted):
            n = _joined([_part(m[k], unit) for m in numerical[j]])
            if not _agree(again[0][j], n, self.rtol, self.atol):
                part = ("imaginary" if unit == 1j else "real") if out.is_complex() else None
                raise GradcheckError(_message(again[0][j], n, k, i, part, False))

    def _slow_forward(self, numerical):
        for j, i in enumerate(self.wanted):
            x = self.args[i]
            for unit, n in zip(_units(x), numerical[j]):
                columns = []
                for at in _positions(x):
                    t = _C.zeros(x.shape, dtype=x.dtype)
                    t[at] = unit
                    columns.append(_push(self.fn, self.args, i, t, self.pick))
                for k, column in enumerate(zip(*columns)):
                    zero = _C.zeros_like(n[k][0])
                    a = _C.stack([zero if t is None else self._typed(t, k).reshape(-1) for t in column])
                    if not _agree(a, n[k], self.rtol, self.atol):
                        part = ("imaginary" if unit == 1j else "real") if x.is_complex() else None
                        raise GradcheckError(_message(a, n[k], k, i, part, True))

    def _typed(self, tangent, k):
        if self.check_dtypes and tangent.dtype != self.outputs[k].dtype:
            raise GradcheckError("Gradient has dtype mismatch")
        return tangent.detach()

    # -- one number for each pair of an input and an output --

    def fast(self, forward):
        generator = _C.Generator()
        generator.manual_seed(0)  # the same numbers each time, and none of the caller's

        def vector(n):
            u = _C.rand(n, dtype=_C.float64, generator=generator)
            return u / (u.norm() if n else 1)

        us = [[vector(self.args[i].numel()) for _ in _units(self.args[i])] for i in self.wanted]
        vs = [vector(o.numel()) for o in self.outputs]
        pulled = None if forward else [self._pulled(out, v) for out, v in zip(self.outputs, vs)]
        for j, i in enumerate(self.wanted):
            x = self.args[i]
            parts = []  # J u, for each unit of the input
            for unit, u in zip(_units(x), us[j]):
                step = (u.reshape(x.shape) * unit).to(x.dtype)
                numeric = _difference(self.fn, self.args, x, ..., self.eps * step, self.eps, self.pick)
                pushed = _push(self.fn, self.args, i, step, self.pick) if forward else [None] * len(vs)
                parts.append((numeric, pushed))
            for k, v in enumerate(vs):
                atol = self.atol * v.sum().item() * max(u.sum().item() for u in us[j])
                for unit in reversed(_units(self.outputs[k])):
                    n = [_part(m[k].reshape(-1), unit).to(_C.float64) @ v for m, _ in parts]
                    if forward:
                        a = [_part(t[k].detach().reshape(-1), unit).to(_C.float64) @ v if t[k] is not None else v.new_zeros(())
                             for _, t in parts]  # fmt: skip
                    else:
                        g = pulled[k][unit][j][:, 0]
                        a = [_part(g, axis).to(_C.float64) @ u for axis, u in zip(_units(x), us[j])]
                    a, n = _joined(a), _joined(n)
                    if not _agree(a, n, self.rtol, atol):
                        self._explain(a, n, k, i, unit, forward)

    def _pulled(self, out, v):
        """v J of an output for the real numbers it is made of, once checked to be the same a second time."""
        found = {}
        for unit in _units(out):
            cotangent = (v.reshape(out.shape) * unit).to(out.dtype)
            again = [_collected([_pull(out, self.args, self.wanted, cotangent)], self.args, self.wanted, self.check_dtypes)
                     for _ in range(2)]  # fmt: skip
            _check_reentrant(*again, self.nondet_tol)
            found[unit] = again[0]
        return found

    def _explain(self, a, n, k, i, unit, forward):
        part = ("imaginary" if unit == 1j else "real") if not forward and self.outputs[k].is_complex() else None
        text = _message(a, n, k, i, part, forward) + (
            "\nThe above are the Jacobians multiplied by a random vector on either side, as fast_mode=True has them. "
        )
        try:
            self.slow(forward)
        except GradcheckError as error:
            text += f"In full they are:\n\n{error}"
        else:
            text += "In full they agree: the gradient may be right, but for values near the tolerances."
        raise GradcheckError(text)


# ---- what else a gradient must do ----


def _check_inputs(args, forward):
    for i, x in enumerate(args):
        if not (isinstance(x, Tensor) and x.requires_grad):
            continue
        if x.dtype not in (_C.float64, _C.complex128):
            warnings.warn(
                f"Input #{i} requires gradient and is not a double precision floating point or complex. This check will "
                "likely fail if all the inputs are not of double precision floating point or complex. ",
                stacklevel=4,
            )
        if x.is_mkldnn:
            if forward:
                raise ValueError("MKLDNN inputs are not support for forward AD gradcheck.")
        elif any(stride == 0 and size > 1 for stride, size in zip(x.stride(), x.shape)):
            raise RuntimeError(
                f"The {i}th input has a dimension with stride 0. gradcheck only supports inputs that are non-overlapping to "
                "be able to compute the numerical gradients correctly. You should call .contiguous on the input before "
                "passing it to gradcheck."
            )
    if not _wanted(args):
        raise ValueError(
            "gradcheck expects at least one input tensor to require gradient, but none of the them have "
            "requires_grad=True."
        )


def _batched_message(which, a, b):
    return (
        f"gradcheck or gradgradcheck failed while testing batched gradient computation{which}. The gradients of a batch, "
        "computed at once under vmap, must be those that a loop computes; see the section on vmap for functions that need "
        f"a rule of their own. Got under vmap\n{a}\nand in a loop\n{b}"
    )


def _check_batched(check, out, k):
    batch = _C.stack([_C.randn_like(out) for _ in range(2)])
    loop = [_pull(out, check.args, check.wanted, v) for v in batch]
    try:
        inputs = [check.args[i] for i in check.wanted]
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="There is a performance drop")
            many = _grad(out, inputs, batch, retain_graph=True, allow_unused=True, is_grads_batched=True)
    except RuntimeError as error:
        raise GradcheckError(_batched_message(f" for output {k}", error, "values")) from error
    for j in range(len(check.wanted)):
        one = [row[j] for row in loop]
        if many[j] is None or any(g is None for g in one):
            continue
        if not _C.allclose(many[j], _C.stack(one)):
            raise GradcheckError(_batched_message(f" for output {k} and input {check.wanted[j]}", many[j], _C.stack(one)))


def _check_batched_forward(check):
    from .._functorch.vmap import untransformed

    for i in check.wanted:
        def push(t, i=i):
            found = _push(check.fn, check.args, i, t, check.pick)
            return tuple(_C.zeros_like(o) if t is None else t for t, o in zip(found, check.outputs))

        batch = _C.stack([_C.randn_like(check.args[i]) for _ in range(2)]).detach()
        loop = [push(t) for t in batch]
        try:
            many = untransformed(push)(batch)
        except RuntimeError as error:
            raise GradcheckError(_batched_message(f" in forward mode for input {i}: {error}", "nothing", loop)) from error
        for k, (a, b) in enumerate(zip(many, zip(*loop))):
            if not _C.allclose(a, _C.stack(b)):
                raise GradcheckError(_batched_message(f" in forward mode for output {k} and input {i}", a, _C.stack(b)))


def _check_linear(check):
    """Nothing in, nothing out: the backward of no gradient is zero, and of the inputs' kind."""
    zeros = [_C.zeros_like(o) for o in check.outputs]
    for g, i in zip(_pull(check.outputs, check.args, check.wanted, zeros), check.wanted):
        if g is None:
            continue
        x = check.args[i]
        if not isinstance(g, Tensor) or (g.layout != x.layout and not x.is_mkldnn):  # theirs are plain
            raise GradcheckError(f"grad is incorrect layout ({g.layout} is not {x.layout})")
        if g.numel() and bool((g != 0).any()):
            raise GradcheckError("backward not multiplied by grad_output")
        if g.dtype != x.dtype:
            raise GradcheckError("grad is incorrect type")
        if g.size() != x.size():
            raise GradcheckError("grad is incorrect size")


def _check_undefined(check):
    """Outputs that nobody used: the backward runs, and gives zeros or nothing."""
    from .function import Undefined

    outputs = check.pick(check.fn(*check.args))
    if not outputs:
        return
    which = [range(len(outputs))] + ([[k] for k in range(len(outputs))] if len(outputs) > 1 else [])
    for cut in which:
        passed = [Undefined.apply(o) if k in cut else o for k, o in enumerate(outputs)]
        grads = [_C.zeros_like(o) for o in passed]
        try:
            found = _pull(passed, check.args, check.wanted, grads)
        except RuntimeError as error:
            _warn_of_undefined()
            raise GradcheckError(_UNDEFINED) from error
        if any(g is not None and bool((g != 0).any()) for g in found):
            _warn_of_undefined()
            raise GradcheckError(
                "Expected all input grads to be undefined or zero when all output grads are undefined or zero"
            )


def _warn_of_undefined():
    warnings.warn(
        "Backwards compatibility: New undefined gradient support checking feature is enabled by default, but it may break "
        "existing callers of this function. If this is true for you, you can call this function with "
        '"check_undefined_grad=False" to disable the feature',
        stacklevel=5,
    )


def _check_undefined_forward(check):
    """Tangents that are missing are as good as zeros."""
    for i in check.wanted:
        x = check.args[i]
        alone = len(check.wanted) == 1
        t = _C.zeros_like(x).detach() if alone else _C.randn_like(x).detach()
        found = _push(check.fn, check.args, i, t, check.pick)
        again = [None] * len(found) if alone else _push(check.fn, check.args, i, t, check.pick, {})
        for k, (a, b) in enumerate(zip(found, again)):
            a, b = (_C.zeros_like(check.outputs[k]).detach() if g is None else g for g in (a, b))
            if not _C.allclose(a, b):
                raise GradcheckError(
                    f"Expected forward mode to take a missing tangent for zeros: input {i}, output {k}\n{a}\n{b}"
                )


# ---- the checks themselves ----


def gradcheck(
    func,
    inputs,
    *,
    eps=1e-6,
    atol=1e-5,
    rtol=1e-3,
    raise_exception=True,
    nondet_tol=0.0,
    check_undefined_grad=True,
    check_grad_dtypes=False,
    check_batched_grad=False,
    check_batched_forward_grad=False,
    check_forward_ad=False,
    check_backward_ad=True,
    fast_mode=False,
    masked=None,
):
    """Compares the gradients of func with finite differences; inputs should be double. fast_mode compares them along one
    random direction instead of all, which for large inputs is all that can be waited for."""
    assert check_forward_ad or check_backward_ad, (
        "Expected at least one of check_forward_ad and check_backward_ad to be True"
    )
    assert check_backward_ad or not check_batched_grad, "check_batched_grad=True requires check_backward_ad to be True"
    assert check_forward_ad or not check_batched_forward_grad, (
        "check_batched_forward_grad=True requires check_forward_ad to be True"
    )
    args = _as_tuple(inputs)
    try:
        _check_inputs(args, check_forward_ad)
        check = _Check(func, args, eps, atol, rtol, nondet_tol, check_grad_dtypes)
        if any(o.is_mkldnn for o in check.outputs):
            raise ValueError("MKLDNN output is not supported at gradcheck yet. Please call to_dense() on it inside the function.")
        if not check.outputs:
            check.constant()
            return True
        run = check.fast if fast_mode else check.slow
        if check_backward_ad:
            run(False)
        if check_forward_ad:
            run(True)
            if check_undefined_grad:
                _check_undefined_forward(check)
        if check_batched_forward_grad:
            _check_batched_forward(check)
        if not check_backward_ad:
            return True
        if check_batched_grad:
            for k, out in enumerate(check.outputs):
                _check_batched(check, out, k)
        _check_linear(check)
        if check_undefined_grad:
            _check_undefined(check)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    return True


def gradgradcheck(
    func,
    inputs,
    grad_outputs=None,
    *,
    eps=1e-6,
    atol=1e-5,
    rtol=1e-3,
    gen_non_contig_grad_outputs=False,
    raise_exception=True,
    nondet_tol=0.0,
    check_undefined_grad=True,
    check_grad_dtypes=False,
    check_batched_grad=False,
    check_fwd_over_rev=False,
    check_rev_over_rev=True,
    fast_mode=False,
    masked=False,
):
    """gradcheck of the gradient of func."""
    args = _as_tuple(inputs)
    wanted = _wanted(args)
    if grad_outputs is None:
        outs = _with_gradient(func(*args))
        given = tuple(_random_like(o, gen_non_contig_grad_outputs) for o in outs)
    else:
        given = _as_tuple(grad_outputs)
    n = len(given)
    wanted_given = _wanted(given)

    def gradient(*both):
        x, v = list(both[: len(both) - n]), list(both[len(both) - n :])
        for i in wanted:
            x[i] = x[i] if x[i].requires_grad else x[i].requires_grad_()
        for i in wanted_given:
            v[i] = v[i] if v[i].requires_grad else v[i].requires_grad_()
        found = _grad(_with_gradient(func(*x)), [x[i] for i in wanted], v, create_graph=True, allow_unused=True)
        return tuple(g for g in found if g is not None)

    return gradcheck(
        gradient,
        args + given,
        eps=eps,
        atol=atol,
        rtol=rtol,
        raise_exception=raise_exception,
        nondet_tol=nondet_tol,
        check_undefined_grad=check_undefined_grad,
        check_grad_dtypes=check_grad_dtypes,
        check_batched_grad=check_batched_grad,
        fast_mode=fast_mode,
        check_forward_ad=check_fwd_over_rev,
        check_backward_ad=check_rev_over_rev,
        masked=masked,
    )


def _random_like(out, gaps):
    dtype = out.dtype if _differentiable(out) else _C.float64
    shape = (*out.shape[:-1], 2 * out.shape[-1]) if gaps and out.dim() else out.shape
    v = _C.rand(shape, dtype=dtype) * 2 - 1
    return (v[..., ::2] if gaps and out.dim() else v).detach().requires_grad_()


# ---- names of before ----


def _outdated(name, grad_out):
    warnings.warn(
        f"`{name}` was part of PyTorch's private API and not meant to be exposed: use gradcheck.", FutureWarning, stacklevel=3
    )
    if grad_out != 1.0:
        raise ValueError(f"Expected grad_out to be 1.0. {name} no longer supports values of grad_out != 1.0.")


def get_numerical_jacobian(fn, inputs, target=None, eps=1e-3, grad_out=1.0):
    """The Jacobians of the first output of fn(inputs), by differences: one for each input (of `target`, or all) that
    requires grad."""
    _outdated("get_numerical_jacobian", grad_out)
    args = _as_tuple(inputs)
    some = args if target is None else _as_tuple(target)

    def pick(out):
        return [next(o for o in _as_tuple(out) if _differentiable(o))]

    return tuple(
        _joined([p[0] for p in _numerical(lambda *a: fn(a), args, i, eps, pick)])
        for i in _wanted(args)
        if any(args[i] is t for t in some)
    )


def get_analytical_jacobian(inputs, output, nondet_tol=0.0, grad_out=1.0):
    """(the Jacobians of an output by its backward, is that the same twice, are all sizes, all dtypes right)"""
    _outdated("get_analytical_jacobian", grad_out)
    if output.is_complex():
        raise ValueError("Expected output to be non-complex.")
    args = _as_tuple(inputs)
    wanted = _wanted(args)
    rows, again = _rows(output, args, wanted, 1.0), _rows(output, args, wanted, 1.0)
    sizes = all(g is None or g.shape == args[i].shape for r in rows for g, i in zip(r, wanted))
    types = all(g is None or g.dtype == args[i].dtype for r in rows for g, i in zip(r, wanted))
    first, second = (_collected(r, args, wanted, False) for r in (rows, again))
    try:
        _check_reentrant(first, second, nondet_tol)
    except GradcheckError:
        return tuple(first), False, sizes, types
    return tuple(first), True, sizes, types
