"""Gradients against finite differences."""

import itertools

from .. import _C
from . import grad as _grad

Tensor = _C.Tensor


class GradcheckError(RuntimeError):
    """The analytical and the numerical gradient differ."""


def _flat(x):
    return tuple(x) if isinstance(x, (tuple, list)) else (x,)


def _outputs(out):
    return tuple(o for o in _flat(out) if isinstance(o, Tensor) and (o.is_floating_point() or o.is_complex()))


def _numerical(fn, inputs, which, index, eps):
    """One column of the Jacobian for each real (and imaginary) part of an input: {output: [columns]}."""
    x = inputs[which]
    data = x.detach()
    parts = [eps] if not x.is_complex() else [eps, eps * 1j]
    columns = []
    for position in itertools.product(*[range(s) for s in x.shape]):
        deltas = []
        for step in parts:
            old = data[position].item()

            def at(value):
                data[position] = value
                return [o.detach().clone() for o in _outputs(fn(*inputs))]

            hi, lo = at(old + step), at(old - step)
            data[position] = old
            deltas.append([(a - b) / (2 * eps) for a, b in zip(hi, lo)])
        columns.append(deltas)
    return columns


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
    """Compares the gradients of func with finite differences; inputs should be double."""
    inputs = _flat(inputs)

    def fail(text):
        if raise_exception:
            raise GradcheckError(text)
        return False

    wanted = [i for i, x in enumerate(inputs) if isinstance(x, Tensor) and x.requires_grad]
    if not wanted:
        raise ValueError(
            "gradcheck expects at least one input tensor to require gradient, but none of the them have "
            "requires_grad=True."
        )
    outputs = _outputs(func(*inputs))
    if not outputs or not any(o.requires_grad for o in outputs):
        for i in wanted:
            for column in _numerical(func, inputs, i, 0, eps):
                for deltas in column:
                    if any(bool((d.abs() > atol).any()) for d in deltas):
                        return fail("Numerical gradient for function expected to be zero")
        return True
    numeric = {i: _numerical(func, inputs, i, 0, eps) for i in wanted}
    outputs = _outputs(func(*inputs))  # the perturbed inputs have changed in place: a graph of before is stale
    if check_backward_ad:
        for k, out in enumerate(outputs):
            if not out.requires_grad:
                continue
            units = [1.0, 1j] if out.is_complex() else [1.0]
            for position in itertools.product(*[range(s) for s in out.shape]):
                for unit in units:
                    v = _C.zeros_like(out)
                    v[position] = unit
                    grads = _grad(out, [inputs[i] for i in wanted], v, retain_graph=True, allow_unused=True)
                    for i, g in zip(wanted, grads):
                        g = _C.zeros_like(inputs[i]) if g is None else g
                        flat = g.detach().resolve_conj().reshape(-1).tolist()
                        for c, deltas in enumerate(numeric[i]):
                            d = [x[k][position].item() for x in deltas]
                            # Re(conj(v) J) for each real direction
                            want = (complex(unit).conjugate() * d[0]).real
                            got = complex(flat[c]).real
                            pairs = [(got, want)]
                            if len(d) > 1:
                                pairs.append((complex(flat[c]).imag, (complex(unit).conjugate() * d[1]).real))
                            for a, b in pairs:
                                if not abs(a - b) <= atol + rtol * abs(b):
                                    return fail(
                                        f"Jacobian mismatch for output {k} with respect to input {i},\nnumerical:{b}\n"
                                        f"analytical:{a}\n"
                                    )
    if check_forward_ad:
        from . import forward_ad as fw

        for i in wanted:
            x = inputs[i]
            for c, position in enumerate(itertools.product(*[range(s) for s in x.shape])):
                for part, unit in enumerate([1.0, 1j] if x.is_complex() else [1.0]):
                    with fw.dual_level():
                        t = _C.zeros_like(x)
                        with _C.no_grad():
                            t[position] = unit
                        args = list(inputs)
                        args[i] = fw.make_dual(x.detach(), t.detach())
                        outs = _outputs(func(*args))
                        tangents = [fw.unpack_dual(o).tangent for o in outs]
                    for k, tangent in enumerate(tangents):
                        want = numeric[i][c][part][k]
                        got = _C.zeros_like(want) if tangent is None else tangent.detach()
                        if not _C.allclose(got, want.to(got.dtype), rtol, atol):
                            return fail(
                                f"Jacobian of forward mode: mismatch for output {k} with respect to input {i},\n"
                                f"numerical:{want}\nanalytical:{got}\n"
                            )
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
    inputs = _flat(inputs)
    if grad_outputs is None:
        outs = _outputs(func(*inputs))
        grad_outputs = tuple(_C.randn_like(o).detach().requires_grad_() for o in outs)
    else:
        grad_outputs = _flat(grad_outputs)
    n = len(grad_outputs)

    def gradient(*args):
        x, v = args[:-n], args[-n:]
        x = tuple(a.view_as(a) if isinstance(a, Tensor) and a.requires_grad else a for a in x)
        outs = _outputs(func(*x))
        wanted = [a for a in x if isinstance(a, Tensor) and a.requires_grad]
        with _C.enable_grad():
            outs = _outputs(func(*x)) if not _C.is_grad_enabled() else outs
            g = _grad(outs, wanted, v, create_graph=True, allow_unused=True)
        return tuple(a for a in g if a is not None)

    def enabled(*args):
        with _C.enable_grad():
            return gradient(*args)

    return gradcheck(
        enabled,
        (*inputs, *grad_outputs),
        eps=eps,
        atol=atol,
        rtol=rtol,
        raise_exception=raise_exception,
        check_forward_ad=check_fwd_over_rev,
    )
