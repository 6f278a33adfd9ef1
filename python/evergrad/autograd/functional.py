"""Jacobians, Hessians and their products with vectors."""

from .. import _C
from . import grad as _grad

Tensor = _C.Tensor


def _tup(x):
    return (x if isinstance(x, tuple) else tuple(x), True) if isinstance(x, (tuple, list)) else ((x,), False)


def _prepare(inputs, create_graph, need=True):
    out = []
    for t in inputs:
        if create_graph:
            out.append(t.view_as(t) if t.requires_grad or not need else t.detach().requires_grad_(need))
        else:
            out.append(t.detach().requires_grad_(need))
    return tuple(out)


def _finish(t, create_graph):
    return t if create_graph else t.detach()


def _pack(values, is_tuple):
    return tuple(values) if is_tuple else values[0]


def _check_output(outputs, name):
    for o in outputs:
        if not isinstance(o, Tensor):
            raise TypeError(
                f"The outputs of the user-provided function given to {name} must be either a Tensor or a tuple of "
                f"Tensors but the given outputs of the user-provided function has type {type(o)}."
            )


def _zeros(g, x):
    return _C.zeros_like(x) if g is None else g


def jacobian(func, inputs, create_graph=False, strict=False, vectorize=False, strategy="reverse-mode"):
    """The Jacobian of func at inputs: a tensor, or tuples of them where inputs or outputs are tuples."""
    if strategy not in ("reverse-mode", "forward-mode"):
        raise ValueError('Expected strategy to be either "forward-mode" or "reverse-mode".')
    inputs, in_tuple = _tup(inputs)
    with _C.enable_grad():
        x = _prepare(inputs, create_graph)
        outputs, out_tuple = _tup(func(*x))
        _check_output(outputs, "jacobian")
        rows = []
        for out in outputs:
            parts = [[] for _ in x]
            flat = out.reshape(-1)
            for i in range(flat.numel()):
                if flat.requires_grad:
                    g = _grad(flat[i], x, retain_graph=True, create_graph=create_graph, allow_unused=True)
                else:
                    if strict:
                        raise RuntimeError(
                            f"Output {len(rows)} of the user-provided function is independent of input 0. This is "
                            "not allowed in strict mode."
                        )
                    g = (None,) * len(x)
                for p, gi, xi in zip(parts, g, x):
                    p.append(_zeros(gi, xi))
            rows.append(
                tuple(
                    _finish(
                        _C.stack(p).reshape(out.shape + xi.shape) if p else out.new_zeros(out.shape + xi.shape),
                        create_graph,
                    )
                    for p, xi in zip(parts, x)
                )
            )
    rows = [r if in_tuple else r[0] for r in rows]
    return _pack(rows, out_tuple)


def hessian(func, inputs, create_graph=False, strict=False, vectorize=False, outer_jacobian_strategy="reverse-mode"):
    """The second derivatives of a scalar function."""
    inputs, in_tuple = _tup(inputs)

    def first(*x):
        out = func(*x)
        if not isinstance(out, Tensor) or out.numel() != 1:
            raise RuntimeError(
                "The output of the user-provided function given to hessian should be a single Tensor with one element"
            )
        g = jacobian(lambda *y: func(*y).reshape(()), x, create_graph=True)
        return g

    r = jacobian(first, inputs, create_graph=create_graph, strict=strict)
    return r if in_tuple else r[0][0]


def vjp(func, inputs, v=None, create_graph=False, strict=False):
    """(func(inputs), v times the Jacobian)"""
    inputs, in_tuple = _tup(inputs)
    with _C.enable_grad():
        x = _prepare(inputs, create_graph)
        outputs, out_tuple = _tup(func(*x))
        _check_output(outputs, "vjp")
        if v is None:
            if len(outputs) != 1 or outputs[0].numel() != 1:
                raise RuntimeError(
                    "The vector v can only be None if the user-provided function returns a single Tensor with a "
                    "single element."
                )
            vs = (None,)
        else:
            vs, _ = _tup(v)
            _same(vs, outputs)
        g = _grad(outputs, x, vs, create_graph=create_graph, allow_unused=True)
    g = [_finish(_zeros(a, b), create_graph) for a, b in zip(g, x)]
    return _pack([_finish(o, create_graph) for o in outputs], out_tuple), _pack(g, in_tuple)


def _same(vs, like):
    if len(vs) != len(like):
        raise RuntimeError(f"v is a tuple of invalid length: should be {len(like)} but got {len(vs)}.")
    for i, (a, b) in enumerate(zip(vs, like)):
        if a.shape != b.shape:
            raise RuntimeError(
                f"v has invalid size: should be {b.shape} but got {a.shape}."
                if len(vs) == 1
                else f"Entry {i} in v has invalid size: should be {b.shape} but got {a.shape}"
            )


def jvp(func, inputs, v=None, create_graph=False, strict=False):
    """(func(inputs), the Jacobian times v), by two reverse passes."""
    inputs, in_tuple = _tup(inputs)
    with _C.enable_grad():
        x = _prepare(inputs, create_graph)
        if v is None:
            if len(inputs) != 1 or inputs[0].numel() != 1:
                raise RuntimeError(
                    "The vector v can only be None if the input to the user-provided function is a single Tensor "
                    "with a single element."
                )
            vs = (_C.ones_like(inputs[0]),)
        else:
            vs, _ = _tup(v)
            _same(vs, inputs)
        outputs, out_tuple = _tup(func(*x))
        _check_output(outputs, "jvp")
        dummy = tuple(_C.zeros_like(o, requires_grad=True) for o in outputs)
        g = _grad(outputs, x, dummy, create_graph=True, allow_unused=True)
        g = tuple(_zeros(a, b) for a, b in zip(g, x))
        used = [(a, b) for a, b in zip(g, vs) if a.requires_grad]
        if used:
            r = _grad([a for a, _ in used], dummy, [b for _, b in used], create_graph=create_graph, allow_unused=True)
        else:
            r = (None,) * len(dummy)
    r = [_finish(_zeros(a, b), create_graph) for a, b in zip(r, outputs)]
    return _pack([_finish(o, create_graph) for o in outputs], out_tuple), _pack(r, out_tuple)


def vhp(func, inputs, v=None, create_graph=False, strict=False):
    """(func(inputs), v times the Hessian)"""
    inputs, in_tuple = _tup(inputs)
    with _C.enable_grad():
        x = _prepare(inputs, create_graph)
        vs = (_C.ones_like(inputs[0]),) if v is None else _tup(v)[0]
        _same(vs, inputs)
        out = func(*x)
        if not isinstance(out, Tensor) or out.numel() != 1:
            raise RuntimeError("The Tensor returned by the function given to vhp should contain a single element")
        first = tuple(_zeros(a, b) for a, b in zip(_grad(out, x, create_graph=True, allow_unused=True), x))
        used = [(a, b) for a, b in zip(first, vs) if a.requires_grad]
        r = (
            _grad([a for a, _ in used], x, [b for _, b in used], create_graph=create_graph, allow_unused=True)
            if used
            else (None,) * len(x)
        )
    r = [_finish(_zeros(a, b), create_graph) for a, b in zip(r, x)]
    return _finish(out, create_graph), _pack(r, in_tuple)


def hvp(func, inputs, v=None, create_graph=False, strict=False):
    """(func(inputs), the Hessian times v)"""
    inputs, in_tuple = _tup(inputs)
    vs = (_C.ones_like(inputs[0]),) if v is None else _tup(v)[0]
    _same(vs, inputs)
    with _C.enable_grad():
        x = _prepare(inputs, create_graph)
        out = func(*x)
        if not isinstance(out, Tensor) or out.numel() != 1:
            raise RuntimeError("The Tensor returned by the function given to hvp should contain a single element")

        def gradient(*y):
            o = func(*y)
            return tuple(_zeros(a, b) for a, b in zip(_grad(o, y, create_graph=True, allow_unused=True), y))

        _, r = jvp(gradient, x, vs, create_graph=create_graph)
    return _finish(out, create_graph), _pack([_finish(t, create_graph) for t in r], in_tuple)
