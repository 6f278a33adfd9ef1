"""Jacobians, Hessians and their products with vectors. With `strict`, what does not depend on what it is differentiated by
is an error, not zeros."""

from .. import _C
from . import forward_ad as _fw
from . import grad as _plain_grad

Tensor = _C.Tensor

_HINT = (
    'Hint: If your function has more outputs than inputs, "forward-mode" tends to be more performant. Otherwise, prefer '
    'to use "reverse-mode".'
)


def _nested(x, what, name):
    """(the tensors, whether there was a tuple of them)"""
    if isinstance(x, Tensor):
        return (x,), False
    if not isinstance(x, tuple):
        raise TypeError(
            f"The {what} given to {name} must be either a Tensor or a tuple of Tensors but the given {what} has type "
            f"{type(x)}."
        )
    for i, t in enumerate(x):
        if not isinstance(t, Tensor):
            raise TypeError(
                f"The {what} given to {name} must be either a Tensor or a tuple of Tensors but the value at index {i} has "
                f"type {type(t)}."
            )
    return x, True


def _inputs(x, name):
    return _nested(x, "inputs", name)


def _outputs(x, name):
    return _nested(x, "outputs of the user-provided function", name)


def _pack(values, is_tuple):
    return tuple(values) if is_tuple else values[0]


def _prepare(inputs, create_graph):
    """Fresh inputs: of the graph of the given ones where that is wanted, leaves otherwise."""
    return tuple(
        t.view_as(t) if create_graph and t.requires_grad else t.detach().requires_grad_() for t in inputs
    )


def _grad_postprocess(x, create_graph):
    """The tensor, or tuples of tensors, without their history where that is not wanted."""
    if isinstance(x, Tensor):
        return x if create_graph else x.detach()
    return tuple(_grad_postprocess(t, create_graph) for t in x)


def _as_tuple(x, arg_name=None, fn_name=None):
    """(whether it is a tuple, it as one)"""
    if arg_name is None:
        return isinstance(x, tuple), x if isinstance(x, tuple) else (x,)
    ts, is_tuple = _nested(x, arg_name, fn_name)
    return is_tuple, ts


def _tuple_postprocess(result, is_tuple):
    """Takes off the tuples that the caller did not give: the outer one, or (outer, inner)."""
    outer, inner = is_tuple if isinstance(is_tuple, tuple) else (is_tuple, True)
    if not inner:
        result = tuple(r[0] for r in result)
    return result if outer else result[0]


def _grad(outputs, inputs, cotangents=None, create_graph=False, retain_graph=None):
    """Gradients of those outputs that have a history; None for each where there are none."""
    pairs = [(o, c) for o, c in zip(outputs, cotangents or (None,) * len(outputs)) if o is not None and o.requires_grad]
    if not pairs:
        return (None,) * len(inputs)
    return _plain_grad(
        [o for o, _ in pairs],
        inputs,
        [c for _, c in pairs],
        create_graph=create_graph,
        retain_graph=retain_graph,
        allow_unused=True,
    )


def _independent(i):
    return RuntimeError(
        f"The output of the user-provided function is independent of input {i}. This is not allowed in strict mode."
    )


def _check_history(ts, kind, strict):
    if not strict:
        return
    for i, t in enumerate(ts):
        if t is None:
            raise _independent(i)
        if t.requires_grad:
            continue
        if kind == "outputs":
            raise RuntimeError(
                f"Output {i} of the user-provided function does not require gradients. The outputs must be computed in a "
                "differentiable manner from the input when running in strict mode."
            )
        if kind == "grad_inputs":
            raise RuntimeError(
                f"The gradient with respect to input {i} is independent of the inputs of the user-provided function. This "
                "is not allowed in strict mode."
            )
        raise RuntimeError(
            "While computing the hessian, found that the jacobian of the user-provided function with respect to input "
            f"{i} is independent of the input. This is not allowed in strict mode. You should ensure that your function is "
            "twice differentiable and that the jacobian depends on the inputs (this would be violated by a linear function "
            "for example)."
        )


_MISSING = {
    "back": "The output of the user-provided function is independent of input {}. This is not allowed in strict mode.",
    "back_trick": "The gradient with respect to the input is independent of entry {} in the grad_outputs when using the "
    "double backward trick to compute forward mode gradients. This is not allowed in strict mode.",
    "double_back": "The jacobian of the user-provided function is independent of input {}. This is not allowed in strict "
    "mode.",
    "double_back_trick": "The hessian of the user-provided function is independent of entry {} in the grad_jacobian. This "
    "is not allowed in strict mode as it prevents from using the double backward trick to replace forward mode AD.",
}


def _filled(grads, like, strict, create_graph, stage):
    """Zeros for what is missing, which `strict` refuses."""
    out = []
    for i, (g, x) in enumerate(zip(grads, like)):
        if g is None:
            if strict:
                raise RuntimeError(_MISSING[stage].format(i))
            g = _C.zeros_like(x)
        elif strict and create_graph and not g.requires_grad:
            what = "hessian" if stage.startswith("double") else "jacobian"
            raise RuntimeError(
                f"The {what} of the user-provided function is independent of input {i}. This is not allowed in strict mode "
                "when create_graph=True."
            )
        out.append(g)
    return tuple(out)


def _vector(v, like, name, whose):
    """The vectors of a product; where none is given, the single element that there is."""
    if v is None:
        if len(like) != 1 or like[0].numel() != 1:
            raise RuntimeError(f"The vector v can only be None if the {whose} a single Tensor with a single element.")
        return (_C.ones_like(like[0]),)
    v, is_tuple = _nested(v, "v", name)
    if len(v) != len(like):
        if is_tuple and len(like) == 1:
            raise RuntimeError("The given v should contain a single Tensor.")
        raise RuntimeError(f"v is a tuple of invalid length: should be {len(like)} but got {len(v)}.")
    for i, (a, b) in enumerate(zip(v, like)):
        if a.shape != b.shape:
            which = f"Entry {i} in v" if len(v) > 1 else "v"
            raise RuntimeError(f"{which} has invalid size: should be {b.shape} but got {a.shape}.")
    return tuple(t.view_as(t) if t.requires_grad else t.detach() for t in v)


_INPUT_IS, _OUTPUT_IS = "input to the user-provided function is", "user-provided function returns"


def _single(func, x, name):
    """func at x, which gives one number."""
    out, is_tuple = _outputs(func(*x), name)
    if is_tuple:
        raise RuntimeError(f"The function given to {name} should return a single Tensor")
    if out[0].numel() != 1:
        raise RuntimeError(f"The Tensor returned by the function given to {name} should contain a single element")
    return out[0]


def _by_elements(outputs, x, create_graph, strict):
    rows = []
    for k, out in enumerate(outputs):
        parts, flat = [[] for _ in x], out.reshape(-1)
        for n in range(flat.numel()):
            for i, (part, g, t) in enumerate(zip(parts, _grad([flat[n]], x, None, create_graph, True), x)):
                if g is None and strict:
                    raise RuntimeError(
                        f"Output {k} of the user-provided function is independent of input {i}. This is not allowed in "
                        "strict mode."
                    )
                if g is not None and strict and create_graph and not g.requires_grad:
                    raise RuntimeError(
                        f"The jacobian of the user-provided function is independent of input {i}. This is not allowed in "
                        "strict mode when create_graph=True."
                    )
                part.append(_C.zeros_like(t) if g is None else g)
        rows.append(
            [
                _C.stack(p).reshape(out.shape + t.shape) if p else out.new_zeros(out.shape + t.shape)
                for p, t in zip(parts, x)
            ]
        )
    return rows


def _construct_standard_basis_for(tensors, tensor_numels):
    """For each tensor its share of an identity matrix over the elements of all, a row a direction."""
    total, at, out = sum(tensor_numels), 0, []
    for t, n in zip(tensors, tensor_numels):
        share = t.new_zeros((total, n))
        share.diagonal(-at).fill_(1)
        at += n
        out.append(share)
    return tuple(out)


def _basis(ts):
    """The same in the shapes of the tensors."""
    shares = _construct_standard_basis_for(ts, [t.numel() for t in ts])
    return tuple(s.reshape((s.shape[0], *t.shape)) for s, t in zip(shares, ts))


def _reverse_at_once(outputs, x, create_graph):
    from .._functorch.vmap import untransformed

    sizes = [o.numel() for o in outputs]
    if not sum(sizes):
        return [[o.new_zeros(o.shape + t.shape) for t in x] for o in outputs]
    used = [g is not None for g in _grad(outputs, x, [_C.zeros_like(o) for o in outputs], create_graph, True)]

    def rows(*cotangents):
        got = _grad(outputs, x, cotangents, create_graph, True)
        return tuple(g for g, u in zip(got, used) if u)

    got = iter(untransformed(rows)(*_basis(outputs)) if any(used) else ())
    columns = [next(got) if u else _C.zeros((sum(sizes), *t.shape), dtype=t.dtype) for u, t in zip(used, x)]
    parts = [c.split(sizes) for c in columns]
    return [[p[k].reshape(o.shape + t.shape) for p, t in zip(parts, x)] for k, o in enumerate(outputs)]


def _forward_at_once(func, inputs):
    """(the rows, whether func gives a tuple)"""
    from .._functorch.vmap import untransformed

    seen = []

    def columns(*tangents):
        with _fw.dual_level():
            duals = [_fw.make_dual(p.view_as(p), t) for p, t in zip(inputs, tangents)]
            outs, is_tuple = _outputs(func(*duals), "jacobian")
            seen[:] = [is_tuple]
            pairs = [_fw.unpack_dual(o) for o in outs]
            return tuple(_C.zeros_like(p) if t is None else t for p, t in pairs)

    sizes = [t.numel() for t in inputs]
    got = untransformed(columns)(*_basis(inputs))
    rows = []
    for g in got:
        shape = g.shape[1:]
        rows.append([p.movedim(0, -1).reshape(shape + t.shape) for p, t in zip(g.split(sizes), inputs)])
    return rows, seen[0]


def jacobian(func, inputs, create_graph=False, strict=False, vectorize=False, strategy="reverse-mode"):
    """The Jacobian of func at inputs: a tensor, or tuples of them where inputs or outputs are tuples. vectorize: all rows
    at once, by vmap; strategy: "reverse-mode", or with vectorize "forward-mode", which goes by columns."""
    assert strategy in ("forward-mode", "reverse-mode"), (
        f'Expected strategy to be either "forward-mode" or "reverse-mode". {_HINT}'
    )
    where = "torch.autograd.functional.jacobian: "
    if strategy == "forward-mode":
        if create_graph:
            raise NotImplementedError(
                f'{where}`create_graph=True` and `strategy="forward-mode"` are not supported together (yet). Please either '
                'set `create_graph=False` or `strategy="reverse-mode"`.'
            )
        if strict:
            raise RuntimeError(
                f'{where}`strict=True` and `strategy="forward-mode"` are not supported together (yet). Please either set '
                '`strict=False` or `strategy="reverse-mode"`.'
            )
        inputs, in_tuple = _inputs(inputs, "jacobian")
        if not vectorize:
            raise NotImplementedError(
                "Computing Jacobian using forward-AD or forward-over-reverse Hessian isonly implemented for "
                "`vectorize=True`."
            )
        rows, out_tuple = _forward_at_once(func, inputs)
        return _pack([_pack(r, in_tuple) for r in rows], out_tuple)
    with _C.enable_grad():
        inputs, in_tuple = _inputs(inputs, "jacobian")
        x = _prepare(inputs, create_graph)
        outputs, out_tuple = _outputs(func(*x), "jacobian")
        _check_history(outputs, "outputs", strict)
        if vectorize:
            if strict:
                raise RuntimeError(
                    f"{where}`strict=True` and `vectorized=True` are not supported together. Please either set "
                    "`strict=False` or `vectorize=False`."
                )
            rows = _reverse_at_once(outputs, x, create_graph)
        else:
            rows = _by_elements(outputs, x, create_graph, strict)
        return _pack([_pack(_grad_postprocess(r, create_graph), in_tuple) for r in rows], out_tuple)


def hessian(func, inputs, create_graph=False, strict=False, vectorize=False, outer_jacobian_strategy="reverse-mode"):
    """The second derivatives of a scalar function: the Jacobian of its Jacobian."""
    inputs, in_tuple = _inputs(inputs, "hessian")
    assert outer_jacobian_strategy in ("forward-mode", "reverse-mode"), (
        'Expected strategy to be either "forward-mode" or "reverse-mode".'
    )

    def value(*x):
        out = _single(func, x, "hessian")
        _check_history((out,), "outputs", strict)
        return out.reshape(())

    def first(*x):
        if outer_jacobian_strategy == "forward-mode":
            for t in x:
                if not t.requires_grad:
                    t.requires_grad = True
        jac = jacobian(value, x, create_graph=True)
        _check_history(jac, "jacobian", strict)
        return jac

    rows = jacobian(
        first, inputs, create_graph=create_graph, strict=strict, vectorize=vectorize, strategy=outer_jacobian_strategy
    )
    return rows if in_tuple else rows[0][0]


def vjp(func, inputs, v=None, create_graph=False, strict=False):
    """(func(inputs), v times the Jacobian)"""
    with _C.enable_grad():
        inputs, in_tuple = _inputs(inputs, "vjp")
        x = _prepare(inputs, create_graph)
        outputs, out_tuple = _outputs(func(*x), "vjp")
        _check_history(outputs, "outputs", strict)
        v = _vector(v, outputs, "vjp", _OUTPUT_IS)
    with _C.set_grad_enabled(_C.is_grad_enabled() or create_graph):
        g = _filled(_grad(outputs, x, v, create_graph), x, strict, create_graph, "back")
    return _pack(_grad_postprocess(outputs, create_graph), out_tuple), _pack(_grad_postprocess(g, create_graph), in_tuple)


def _times_vector(ys, x, v, strict, create_graph, stage):
    """The Jacobian of ys by x times v: the derivative of (u times it) by u, which is linear in u."""
    dummy = tuple(_C.zeros_like(y, requires_grad=True) for y in ys)
    g = _grad(ys, x, dummy, True)
    _check_history(g, "grad_inputs", strict)
    pairs = [(a, b) for a, b in zip(g, v) if a is not None and a.requires_grad]
    r = _grad([a for a, _ in pairs], dummy, [b for _, b in pairs], create_graph)
    return _filled(r if pairs else (None,) * len(dummy), ys, strict, create_graph, stage)


def jvp(func, inputs, v=None, create_graph=False, strict=False):
    """(func(inputs), the Jacobian times v), by two reverse passes."""
    with _C.enable_grad():
        inputs, in_tuple = _inputs(inputs, "jvp")
        x = _prepare(inputs, create_graph)
        v = _vector(v, inputs, "jvp", _INPUT_IS)
        outputs, out_tuple = _outputs(func(*x), "jvp")
        _check_history(outputs, "outputs", strict)
        r = _times_vector(outputs, x, v, strict, create_graph, "back_trick")
    return _pack(_grad_postprocess(outputs, create_graph), out_tuple), _pack(_grad_postprocess(r, create_graph), out_tuple)


def vhp(func, inputs, v=None, create_graph=False, strict=False):
    """(func(inputs), v times the Hessian)"""
    with _C.enable_grad():
        inputs, in_tuple = _inputs(inputs, "vhp")
        x = _prepare(inputs, create_graph)
        v = _vector(v, inputs, "vhp", _INPUT_IS)
        out = _single(func, x, "vhp")
        _check_history((out,), "outputs", strict)
        jac = _grad((out,), x, None, True)
        _check_history(jac, "jacobian", strict)
        r = _filled(_grad(jac, x, v, create_graph), x, strict, create_graph, "double_back")
    return _grad_postprocess((out,), create_graph)[0], _pack(_grad_postprocess(r, create_graph), in_tuple)


def hvp(func, inputs, v=None, create_graph=False, strict=False):
    """(func(inputs), the Hessian times v), by three reverse passes."""
    with _C.enable_grad():
        inputs, in_tuple = _inputs(inputs, "hvp")
        x = _prepare(inputs, create_graph)
        v = _vector(v, inputs, "hvp", _INPUT_IS)
        out = _single(func, x, "hvp")
        _check_history((out,), "outputs", strict)
        jac = _grad((out,), x, None, True)
        _check_history(jac, "jacobian", strict)
        zeros = _filled(jac, x, False, False, "back")
        r = _times_vector(zeros, x, v, False, create_graph, "double_back_trick")
        if strict and create_graph and not all(t.requires_grad for t in r):
            _filled(r, x, strict, create_graph, "double_back_trick")
    return _grad_postprocess((out,), create_graph)[0], _pack(_grad_postprocess(r, create_graph), in_tuple)
