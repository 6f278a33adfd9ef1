"""Custom functions: a forward and its gradient by hand."""

import functools
import sys

from .. import _C

Tensor = _C.Tensor


class FunctionCtx:
    """What a function keeps between forward and backward."""

    _to_save = ()
    _saved = None
    _node = None
    _dirty = ()
    _nondiff = ()
    _materialize = True
    _for_forward = None
    needs_input_grad = ()

    def save_for_backward(self, *tensors):
        """Keeps tensors (inputs, outputs, or others) for backward; None is kept as None."""
        self._to_save = tensors

    def save_for_forward(self, *tensors):
        """Keeps tensors for jvp."""
        self._for_forward = tensors

    def mark_dirty(self, *args):
        """The inputs that forward changed in place."""
        self._dirty = args

    def mark_non_differentiable(self, *args):
        """The outputs that have no gradient."""
        self._nondiff = args

    def set_materialize_grads(self, value):
        """Whether gradients that are not there arrive as zeros (the default) or as None."""
        self._materialize = bool(value)

    def mark_shared_storage(self, *pairs):
        pass

    @property
    def saved_tensors(self):
        """What save_for_backward got; changed in place meanwhile is an error."""
        if self._saved is None:
            return tuple(self._to_save)
        if self._saved == "freed":
            raise RuntimeError(
                "Trying to backward through the graph a second time (or directly access saved tensors after they "
                "have already been freed). Saved intermediate values of the graph are freed when you call "
                ".backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the "
                "graph a second time or if you need to access saved tensors after calling backward."
            )
        return _C._unsave_all(self._saved, self._node)

    saved_variables = saved_tensors

    @property
    def next_functions(self):
        return self._node.node().next_functions if self._node is not None else ()

    def name(self):
        return type(self).__name__


class _HookMixin:
    pass


class FunctionMeta(type):
    def __init__(cls, name, bases, attrs):
        cls._backward_cls = type(name + "Backward", (), {})
        cls._node_name = name + "Backward"
        super().__init__(name, bases, attrs)


_NEEDS_GRAD, _BATCHED, _DUAL = 1, 2, 4  # what _C._facts says of the arguments


def _flatten(outputs):
    return (outputs, False) if isinstance(outputs, tuple) else ((outputs,), True)


class Function(FunctionCtx, metaclass=FunctionMeta):
    """Subclass with static forward(ctx, *args) and backward(ctx, *grads), then call `MyFunction.apply(*args)`.

    With a static setup_context(ctx, inputs, output) the forward takes no ctx.
    """

    generate_vmap_rule = False

    def __init__(self, *args, **kwargs):
        raise RuntimeError(
            "Legacy autograd function with non-static forward method is deprecated. Please use new-style autograd "
            "function with static forward method. (Example: https://pytorch.org/docs/stable/autograd.html#torch."
            "autograd.Function)"
        )

    @staticmethod
    def forward(*args, **kwargs):
        raise NotImplementedError("You must implement the forward function for custom autograd.Function.")

    @staticmethod
    def setup_context(ctx, inputs, output):
        raise NotImplementedError("setup_context is not implemented.")

    @staticmethod
    def backward(ctx, *grad_outputs):
        raise NotImplementedError(
            "You must implement either the backward or vjp method for your custom autograd.Function to use "
            "it with backward mode AD."
        )

    vjp = backward

    @staticmethod
    def jvp(ctx, *grad_inputs):
        raise NotImplementedError(
            "You must implement the jvp function for custom autograd.Function to use it with forward mode AD."
        )

    @staticmethod
    def vmap(info, in_dims, *args):
        raise NotImplementedError(
            "To use autograd.Function with vmap, you must either override the vmap staticmethod or set "
            "generate_vmap_rule=True."
        )

    @classmethod
    def apply(cls, *args, **kwargs):
        """Runs forward and records the node."""
        if kwargs:
            raise TypeError("apply() takes no keyword arguments")
        needs, facts = _C._facts(args)
        if facts & _BATCHED and cls.vmap is not Function.vmap:
            return _apply_vmap(cls, args)
        ctx = object.__new__(cls)
        grad_on = _C._set_grad_enabled(False)
        try:
            ctx.needs_input_grad = needs if grad_on else (False,) * len(args)
            if cls.setup_context is not Function.setup_context:
                # Inside transforms of functions the forward sees plain tensors.
                plain = args
                if _func_depth():
                    plain = [a.detach() if isinstance(a, Tensor) and a.requires_grad else a for a in args]
                outputs = cls.forward(*plain)
                cls.setup_context(ctx, args, outputs)
            else:
                outputs = cls.forward(ctx, *args)
        finally:
            _C._set_grad_enabled(grad_on)
        flat, single = _flatten(outputs)
        if facts & _DUAL:
            flat = _forward_mode(cls, ctx, args, flat)
        if not (grad_on and facts & _NEEDS_GRAD):
            return flat[0] if single else tuple(flat)
        return _record(cls, ctx, args, flat, single)


def _func_depth():
    module = sys.modules.get("evergrad.func._derivatives")
    return module._depth if module is not None else 0


def _record(cls, ctx, args, flat, single):
    """Makes the node of the outputs and keeps what was saved."""
    if ctx._dirty or ctx._nondiff or not single or not isinstance(flat[0], Tensor):
        flat, outs, positions, dirty, nondiff = _outputs(ctx, args, list(flat))
    else:
        out = flat[0]
        for a in args:
            if a is out:
                out = _unchanged(out)
                break
        flat = outs = (out,)
        positions, dirty, nondiff = (0,), (), ()
    takes = [isinstance(a, Tensor) for a in args]
    node = _C._attach(
        cls._node_name, args, outs, dirty, nondiff, ctx._materialize, _backward_of(cls, ctx, takes, positions, len(flat))
    )
    ctx._node = node
    ctx._saved = _C._save_all(ctx._to_save, node, outs)
    ctx._to_save = ()
    return flat[0] if single else tuple(flat)


def _unchanged(t):
    """An input that is given back as it is: a new tensor to the graph."""
    with _C.no_grad():
        return t.view_as(t)


def _outputs(ctx, args, flat):
    """(outputs, their tensors, where these stand, which were changed in place, which have no gradient)"""
    given = {id(a) for a in args if isinstance(a, Tensor)}
    dirty = {id(t) for t in ctx._dirty}
    nondiff = {id(t) for t in ctx._nondiff}
    if not dirty <= {id(f) for f in flat}:
        raise RuntimeError(
            "Some elements marked as dirty during the forward method were not returned as output. The inputs "
            "that are modified inplace must all be outputs of the Function."
        )
    outs, positions = [], []
    for i, f in enumerate(flat):
        if isinstance(f, Tensor):
            if id(f) in given and id(f) not in dirty:
                flat[i] = _unchanged(f)
                if id(f) in nondiff:
                    nondiff.add(id(flat[i]))
            outs.append(flat[i])
            positions.append(i)
    ctx._dirty = ctx._nondiff = ()
    return flat, outs, positions, [id(o) in dirty for o in outs], [id(o) in nondiff for o in outs]


def _backward_of(cls, ctx, takes, positions, count):
    """What the node calls: the gradients of the tensors among the outputs in, those of all arguments out."""
    method = cls.backward if cls.backward is not Function.backward else cls.vjp

    def run(*grads):
        if len(grads) != count:
            full = [None] * count
            for p, g in zip(positions, grads):
                full[p] = g
            grads = full
        r = method(ctx, *grads)
        if not isinstance(r, tuple):
            r = (r,)
        if len(r) != len(takes):
            r = _trimmed(cls, r, len(takes))
        for i, x in enumerate(r):
            if x is not None:
                if not takes[i]:
                    raise RuntimeError(
                        f"function {cls.__name__}Backward returned a gradient different from None at position "
                        f"{i + 1}, but the corresponding forward input was not a Variable"
                    )
                if not isinstance(x, Tensor):
                    raise TypeError(f"expected Variable or None (got {type(x).__name__})")
        return r[0] if len(r) == 1 else r

    return run


def _trimmed(cls, grads, n):
    """As many gradients as there were arguments: more may be given when they are None."""
    if len(grads) < n or any(x is not None for x in grads[n:]):
        raise RuntimeError(
            f"function {cls.__name__}Backward returned an incorrect number of gradients (expected {n}, got "
            f"{len(grads)})"
        )
    return grads[:n]


def _forward_mode(cls, ctx, args, flat):
    from . import forward_ad

    level = forward_ad._current_level
    pairs = [forward_ad.unpack_dual(a) if isinstance(a, Tensor) else (a, None) for a in args]
    tangents = [t if isinstance(a, Tensor) else None for a, (_, t) in zip(args, pairs)]
    if ctx._for_forward is not None and ctx._saved is None and not ctx._to_save:
        ctx._to_save = ctx._for_forward
    if ctx._materialize:
        tangents = [
            _C.zeros_like(p) if t is None and isinstance(a, Tensor) and p.is_floating_point() else t
            for a, (p, _), t in zip(args, pairs, tangents)
        ]
    out = cls.jvp(ctx, *tangents)
    out = out if isinstance(out, tuple) else (out,)
    return tuple(
        _C._make_dual(forward_ad.unpack_dual(f).primal, t, level) if t is not None and isinstance(f, Tensor) else f
        for f, t in zip(flat, out)
    )


def _apply_vmap(cls, args):
    from ..func import _vmap

    return _vmap.custom(cls, args)


class BackwardCFunction(FunctionCtx):
    """The node of a custom function, as its backward and jvp are run."""

    def apply(self, *args):
        """Runs the backward of the function."""
        return self._forward_cls.backward(self, *args)

    def apply_jvp(self, *args):
        """Runs the jvp of the function."""
        return self._forward_cls.jvp(self, *args)


class NestedIOFunction(Function):
    """Kept for its name: forward_extended and backward_extended of subclasses take nested tuples of tensors."""

    def backward_extended(self, *grad_output):
        """The gradients of the inputs."""
        raise NotImplementedError

    def forward_extended(self, *input):
        """The results."""
        raise NotImplementedError


class InplaceFunction(Function):
    """Kept for its name."""


def once_differentiable(fn):
    """A backward through which no second gradient goes."""

    @functools.wraps(fn)
    def wrapper(ctx, *args):
        with _C.no_grad():
            outputs = fn(ctx, *args)
        if not _C.is_grad_enabled():
            return outputs
        if not any(isinstance(a, Tensor) and a.requires_grad for a in args):
            return outputs
        flat, single = _flatten(outputs)
        done = tuple(
            _Error.apply(o, *[a for a in args if isinstance(a, Tensor)]) if isinstance(o, Tensor) else o for o in flat
        )
        return done[0] if single else done

    return wrapper


class _Error(Function):
    @staticmethod
    def forward(ctx, value, *args):
        return value.clone()

    @staticmethod
    def backward(ctx, *grads):
        raise RuntimeError("trying to differentiate twice a function that was marked with @once_differentiable")
