"""Derivatives as functions of functions. They nest: a derivative is recorded for the one around it."""

import functools

from .. import _C
from ..autograd import forward_ad as _fw
from ..autograd import grad as _grad
from ..autograd.graph import disable_saved_tensors_hooks
from ..utils import _pytree as pytree
from . import _state
from .._functorch.vmap import vmap

Tensor = _C.Tensor


def _inner(tree):
    """The same values as fresh inputs: of the outer graph where there is one, leaves otherwise."""

    def one(t):
        if not isinstance(t, Tensor):
            return t
        v = t.view_as(t)  # with the tangents it carries
        if not v.requires_grad and (t.is_floating_point() or t.is_complex()):
            v.requires_grad = True
        return v

    return pytree.tree_map(one, tree)


def _numbers(argnums, n):
    """The positions that argnums names, from 0, among n arguments."""
    nums = (argnums,) if isinstance(argnums, int) else argnums
    if not isinstance(nums, tuple) or not all(isinstance(i, int) for i in nums):
        raise RuntimeError(f"argnums must be int or Tuple[int, ...], got: {type(argnums)}")
    if not nums:
        raise RuntimeError("argnums must be non-empty")
    for i in nums:
        if not -n <= i < n:
            raise RuntimeError(f"Got argnum={i}, but only {n} positional inputs")
    wrapped = tuple(i % n for i in nums)
    if len(set(wrapped)) < len(wrapped):
        raise RuntimeError(f"argnums elements must be unique, got {nums}")
    return wrapped


def _tensors_only(tree):
    for t in pytree.tree_leaves(tree):
        if not isinstance(t, Tensor):
            raise RuntimeError(f"Expected tensors, got unsupported type {type(t)}")


def _captured(outputs, leaves):
    """Do the results depend on tensors with gradients other than these leaves, which the function took along?"""
    own = {id(t) for t in leaves}
    waiting, seen = [t.grad_fn for t in outputs if isinstance(t, Tensor) and t.grad_fn is not None], set()
    while waiting:
        node = waiting.pop()
        if node in seen:
            continue
        seen.add(node)
        leaf = getattr(node, "variable", None)
        if leaf is not None and id(leaf) not in own:
            return True
        waiting += [n for n, _ in node.next_functions if n is not None]
    return any(t.requires_grad and t.is_leaf and id(t) not in own for t in outputs if isinstance(t, Tensor))


def _needs_outer(*trees):
    """Is anything outside to be differentiated (or batched, or dual) through what is computed here?"""
    return any(isinstance(t, Tensor) and t.requires_grad for tree in trees for t in pytree.tree_leaves(tree))


def _outer(tree, keep):
    """The results without the history of this level, unless something outside asks for it."""

    def one(t):
        if not isinstance(t, Tensor) or not t.requires_grad:
            return t
        if not t._has_tangent():
            return t.detach()
        with _C.no_grad():
            return t.view_as(t)

    return tree if keep else pytree.tree_map(one, tree)


class _Level(_state.Level):
    """A level of grad: inside, gradients are recorded, whatever is outside."""

    HOOKS = (
        "torch.func.{grad, vjp, jacrev, hessian} don't yet support saved tensor hooks. Please open an issue with your use "
        "case."
    )

    def __init__(self):
        super().__init__("grad")

    def __enter__(self):
        self._hooks = disable_saved_tensors_hooks(self.HOOKS)
        self._hooks.__enter__()
        super().__enter__()
        self._grad = _C._set_grad_enabled(True)
        return self

    def __exit__(self, *exc):
        _C._set_grad_enabled(self._grad)
        super().__exit__(*exc)
        self._hooks.__exit__(*exc)

    def inputs(self, tree):
        """(the same values as fresh inputs of this level, their leaves, the structure)"""
        tree = _inner(tree)
        leaves, spec = pytree.tree_flatten(tree)
        self.differentiates_by([t for t in leaves if isinstance(t, Tensor)])
        return tree, leaves, spec


def _records(*trees):
    """Is what is computed here differentiated outside? Not where gradients are off there."""
    return _C.is_grad_enabled() and (_state.depth() > 0 or _needs_outer(*trees))


def grad_and_value(func, argnums=0, has_aux=False):
    """A function that gives (gradient, value)."""

    @functools.wraps(func, updated=())
    def wrapper(*args, **kwargs):
        outer = _records(args, kwargs)
        nums, recording = _numbers(argnums, len(args)), _C.is_grad_enabled()
        with _Level() as level:
            args = list(args)
            chosen, leaves, spec = level.inputs(tuple(args[i] for i in nums))
            for i, a in zip(nums, chosen):
                args[i] = a
            for t in leaves:
                if not isinstance(t, Tensor):
                    raise ValueError(f"Thing passed to transform API must be Tensor, got {type(t)}")
                if not (t.is_floating_point() or t.is_complex()):
                    raise RuntimeError("only Tensors of floating point dtype can require gradients")
            out = func(*args, **kwargs)
            aux = None
            if has_aux:
                if not (isinstance(out, tuple) and len(out) == 2):
                    raise RuntimeError(
                        "grad_and_value(f)(*args): output of function f should be a tuple: (output, aux) if has_aux "
                        "is True"
                    )
                out, aux = out
                _tensors_only(aux)
            if not isinstance(out, Tensor):
                raise RuntimeError(
                    f"grad_and_value(f)(*args): Expected f(*args) to return a Tensor, got unsupported type {type(out)}"
                )
            if out.dim() != 0:
                raise RuntimeError(
                    "grad_and_value(f)(*args): Expected f(*args) to return a scalar tensor, got tensor with "
                    f"{out.dim()} dims. Maybe you wanted to use the vjp or jacrev APIs instead?"
                )
            outer = outer or recording and _captured([out], leaves)
            grads = _safe_grad([out], leaves, None, outer)
        grads = pytree.tree_unflatten(grads, spec)
        grads = grads[0] if isinstance(argnums, int) else grads
        grads, out, aux = _outer(grads, outer), _outer(out, outer), _outer(aux, outer)
        return (grads, (out, aux)) if has_aux else (grads, out)

    return wrapper


def _safe_grad(outputs, inputs, cotangents, create):
    pairs = [(o, c) for o, c in zip(outputs, cotangents or [None] * len(outputs)) if o.requires_grad]
    if not pairs:
        return [_C.zeros_like(t) for t in inputs]
    got = _grad(
        [o for o, _ in pairs], inputs, [c for _, c in pairs], retain_graph=True, create_graph=create, allow_unused=True
    )
    return [_C.zeros_like(t) if g is None else g for g, t in zip(got, inputs)]


def grad(func, argnums=0, has_aux=False):
    """A function that gives the gradient of a scalar function."""
    both = grad_and_value(func, argnums, has_aux)

    @functools.wraps(func, updated=())
    def wrapper(*args, **kwargs):
        g, value = both(*args, **kwargs)
        return (g, value[1]) if has_aux else g

    return wrapper


def vjp(func, *primals, has_aux=False):
    """(func(*primals), a function of cotangents)"""
    outer = _records(primals)
    recording = _C.is_grad_enabled()
    with _Level() as level:
        inner, leaves, spec = level.inputs(primals)
        out = func(*inner)
        aux = None
        if has_aux:
            if not (isinstance(out, tuple) and len(out) == 2):
                raise RuntimeError(
                    "vjp(f, *primals): output of function f should be a tuple: (output, aux) if has_aux is True"
                )
            out, aux = out
            _tensors_only(aux)
        outs, out_spec = pytree.tree_flatten(out)
    if not outs or out is None:
        raise RuntimeError(
            f"vjp(f, *primals): Expected f to be a function that has non-empty output (got output = {out})"
        )
    for o in outs:
        if not isinstance(o, Tensor):
            raise RuntimeError(
                f"vjp(f, *primals): expected f(*primals) to return only tensors, got unsupported type {type(o)}"
            )
    outer = outer or recording and _captured(outs, leaves)

    def vjp_fn(cotangents, retain_graph=True, create_graph=None):
        cots, cot_spec = pytree.tree_flatten(cotangents)
        if not pytree.same_structure(out_spec, cot_spec):
            raise RuntimeError(
                f"Expected pytree structure of cotangents to be the same as pytree structure of outputs to the "
                f"function. cotangents: {cot_spec}, primal output: {out_spec}"
            )
        keep = _C.is_grad_enabled() and (
            outer or _state.depth() > 0 or _needs_outer(cotangents, primals) or _captured(outs, leaves)
        )
        with _Level():
            got = _safe_grad(outs, leaves, cots, keep)
        got = pytree.tree_unflatten(got, spec)
        return _outer(got, keep)

    result = _outer(out, outer)
    return (result, vjp_fn, _outer(aux, outer)) if has_aux else (result, vjp_fn)


def jvp(func, primals, tangents, *, strict=False, has_aux=False):
    """(func(*primals), its derivative along the tangents), by forward mode."""
    if not isinstance(primals, tuple):
        raise RuntimeError(
            f"jvp(f, primals, tangents): Expected primals to be a tuple. E.g. it should be valid to call "
            f"f(*primals). Got {type(primals)}"
        )
    leaves, spec = pytree.tree_flatten(primals)
    tans, tan_spec = pytree.tree_flatten(tangents)
    if len(leaves) != len(tans) or not pytree.same_structure(spec, tan_spec):
        raise RuntimeError(
            "jvp(f, primals, tangents): Expected primals and tangents to have the same python structure. For "
            f"example, if primals is a tuple of 3 tensors, tangents also must be. Got primals with structure {spec} "
            f"and tangents with structure {tan_spec}"
        )
    if not leaves:
        raise RuntimeError("jvp(f, primals, tangents): Expected primals to contain at least one Tensor.")
    for what, ts in (("primals", leaves), ("tangents", tans)):
        for t in ts:
            if not isinstance(t, Tensor):
                raise RuntimeError(f"jvp(f, primals, tangents): Expected {what} to only contain Tensors, got {type(t)}")
    with _fw._nested_level() as level, _state.Level("jvp", level):
        duals = [_fw.make_dual(p, t) for p, t in zip(leaves, tans)]
        out = func(*pytree.tree_unflatten(duals, spec))
        aux = None
        if has_aux:
            if not (isinstance(out, tuple) and len(out) == 2):
                raise RuntimeError(
                    "jvp(f, primals, tangents): output of function f should be a tuple: (output, aux) if has_aux is True"
                )
            out, aux = out
            _tensors_only(aux)
            aux = pytree.tree_map(lambda t: _fw.unpack_dual(t).primal if isinstance(t, Tensor) else t, aux)
        outs, out_spec = pytree.tree_flatten(out)
        if not outs or out is None:
            raise RuntimeError(
                f"jvp(f, primals, tangents): Expected f to be a function that has non-empty output (got output = {out})"
            )
        for o in outs:
            if not isinstance(o, Tensor):
                raise RuntimeError(
                    "jvp(f, primals, tangents): expected f(*primals) to return only tensors, got unsupported type "
                    f"{type(o)}"
                )
        pairs = [_fw.unpack_dual(o, level=level) for o in outs]
    if strict and any(t is None for _, t in pairs):
        raise RuntimeError(
            "jvp(f, primals, tangents, strict=True): The output of f is independent of the inputs. This is not allowed "
            "with strict=True."
        )
    values = pytree.tree_unflatten([p for p, _ in pairs], out_spec)
    derivative = pytree.tree_unflatten([_C.zeros_like(p) if t is None else t for p, t in pairs], out_spec)
    return (values, derivative, aux) if has_aux else (values, derivative)


def linearize(func, *primals):
    """(func(*primals), the linear map of tangents there)"""
    out = func(*primals)
    leaves, spec = pytree.tree_flatten(primals)

    def jvp_fn(*tangents):
        flat, given = pytree.tree_flatten(tangents)
        if not pytree.same_structure(spec, given):
            raise RuntimeError(f"Expected the tangents {given} to have the same argspec as the primals {spec}")
        for i, (t, p) in enumerate(zip(flat, leaves)):
            for what in ("shape", "dtype", "device"):
                a, b = getattr(t, what), getattr(p, what)
                if a != b:
                    raise RuntimeError(
                        f"tangent:{i} with {what} {a} in flattened pytree doesn't match the {what} {b} of the "
                        "corresponding primal."
                    )
        return jvp(func, primals, tangents)[1]

    return out, jvp_fn


def _real(name, what, ts):
    for i, t in enumerate(ts):
        if isinstance(t, Tensor) and t.is_complex():
            raise RuntimeError(
                f"{name}: Expected all {what} to be real but received complex tensor at flattened input idx: {i}"
            )


def _basis(t):
    n = t.numel()
    return _C.eye(n, dtype=t.dtype).reshape((n,) + tuple(t.shape))


def jacrev(func, argnums=0, *, has_aux=False, chunk_size=None, _preallocate_and_copy=False):
    """A function that gives the Jacobian, a row at a time by reverse mode (batched by vmap)."""

    if chunk_size is not None and chunk_size <= 0:
        raise ValueError("jacrev: `chunk_size` should be greater than 0.")

    @functools.wraps(func, updated=())
    def wrapper(*args):
        nums = _numbers(argnums, len(args))

        def partial(*chosen):
            full = list(args)
            for i, a in zip(nums, chosen):
                full[i] = a
            return func(*full)

        chosen = tuple(args[i] for i in nums)
        in_leaves, in_spec = pytree.tree_flatten(chosen)
        _real("jacrev", "inputs", in_leaves)
        got = vjp(partial, *chosen, has_aux=has_aux)
        out, vjp_fn = got[0], got[1]
        outs, out_spec = pytree.tree_flatten(out)
        _real("jacrev", "outputs", outs)
        rows = []
        for k, o in enumerate(outs):

            def row(v, k=k):
                cots = [v if i == k else _C.zeros_like(x) for i, x in enumerate(outs)]
                return tuple(pytree.tree_leaves(vjp_fn(pytree.tree_unflatten(cots, out_spec))))

            basis = _basis(o)
            parts = (
                vmap(row, chunk_size=chunk_size)(basis)
                if o.numel()
                else tuple(_C.zeros((0,) + tuple(x.shape), dtype=x.dtype) for x in in_leaves)
            )
            parts = [p.reshape(tuple(o.shape) + tuple(x.shape)) for p, x in zip(parts, in_leaves)]
            tree = pytree.tree_unflatten(parts, in_spec)
            rows.append(tree[0] if isinstance(argnums, int) else tree)
        jac = pytree.tree_unflatten(rows, out_spec)
        return (jac, got[2]) if has_aux else jac

    return wrapper


def jacfwd(func, argnums=0, has_aux=False, *, randomness="error"):
    """A function that gives the Jacobian, a column at a time by forward mode (batched by vmap)."""

    @functools.wraps(func, updated=())
    def wrapper(*args):
        nums = _numbers(argnums, len(args))
        chosen = tuple(args[i] for i in nums)
        leaves, spec = pytree.tree_flatten(chosen)
        for t in leaves:
            if not isinstance(t, Tensor):
                raise RuntimeError(f"jacfwd: Expected all inputs to be Tensors, got {type(t)}")
        _real("jacfwd", "inputs", leaves)
        spec_box = {}

        def partial(*flat):
            full = list(args)
            for i, a in zip(nums, pytree.tree_unflatten(list(flat), spec)):
                full[i] = a
            return func(*full)

        columns = []
        aux = None
        for k, t in enumerate(leaves):

            def push(v, k=k):
                tans = tuple(v if i == k else _C.zeros_like(x) for i, x in enumerate(leaves))
                got = jvp(partial, tuple(leaves), tans, has_aux=has_aux)
                outs, spec_box["out"] = pytree.tree_flatten(got[1])
                _real("jacfwd", "outputs", pytree.tree_leaves(got[0]))
                spec_box["n"] = len(outs)
                if has_aux:
                    flat_aux, spec_box["aux"] = pytree.tree_flatten(got[2])
                    return tuple(outs) + tuple(flat_aux)
                return tuple(outs)

            got = vmap(push, randomness=randomness)(_basis(t))
            if has_aux:
                aux = pytree.tree_unflatten([a[0] for a in got[spec_box["n"] :]], spec_box["aux"])
                got = got[: spec_box["n"]]
            columns.append([g.movedim(0, -1).reshape(tuple(g.shape[1:]) + tuple(t.shape)) for g in got])
        rows = []
        for j in range(spec_box["n"]):
            tree = pytree.tree_unflatten([c[j] for c in columns], spec)
            rows.append(tree[0] if isinstance(argnums, int) else tree)
        jac = pytree.tree_unflatten(rows, spec_box["out"])
        return (jac, aux) if has_aux else jac

    return wrapper


def hessian(func, argnums=0):
    """A function that gives the second derivatives."""
    return jacfwd(jacrev(func, argnums), argnums)
