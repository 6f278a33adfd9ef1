"""Custom functions: a forward and its gradient by hand."""

import functools
import inspect

from .. import _C

Tensor = _C.Tensor


class FunctionCtx:
    """What a function keeps between forward and backward."""

    _to_save = ()
    _saved = None
    _node = None
    _dirty = ()
    _nondiff = ()
    _materialize = _materialize_non_diff_grads = True
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

    @property
    def saved_variables(self):
        """saved_tensors by its old name."""
        import warnings

        warnings.warn("'saved_variables' is deprecated; use 'saved_tensors'", DeprecationWarning, stacklevel=2)
        return self.saved_tensors


class _HookMixin:
    pass


_ContextMethodMixin = FunctionCtx  # its name of before


class BackwardCFunction(FunctionCtx, _HookMixin):
    """The node of a custom function, which is the context that its forward and backward get."""

    def apply(self, *args):
        """Runs the backward of the function."""
        return _backward_method(self._forward_cls)(self, *args)

    def apply_jvp(self, *args):
        """Runs the jvp of the function."""
        return self._forward_cls.jvp(self, *args)

    def name(self):
        """The name of the function, and "Backward"."""
        return type(self).__name__

    @property
    def next_functions(self):
        """The nodes that the gradients of the inputs go to: ((node, number of its output), ...)."""
        return self._node.node().next_functions if self._node is not None else ()

    @property
    def metadata(self):
        """A dictionary for whoever wants to note something of the node."""
        return self._node.node().metadata

    @property
    def _input_metadata(self):
        return self._node.node()._input_metadata

    @property
    def _raw_saved_tensors(self):
        if self._saved == "freed":
            self.saved_tensors  # raises
        return tuple(self._saved or ())

    def _sequence_nr(self):
        return self._node.node()._sequence_nr()

    def register_hook(self, hook):
        """hook(grad_inputs, grad_outputs), called after the node."""
        return self._node.node().register_hook(hook)

    def register_prehook(self, hook):
        """hook(grad_outputs), called before the node."""
        return self._node.node().register_prehook(hook)


class FunctionMeta(type):
    def __init__(cls, name, bases, attrs):
        cls._backward_cls = type(name + "Backward", (BackwardCFunction,), {"_forward_cls": cls})
        cls._node_name = name + "Backward"
        super().__init__(name, bases, attrs)


_OF_NODES = ("_register_hook_dict", "register_hook", "register_prehook", "next_functions", "name", "_sequence_nr")
_NEEDS_GRAD, _BATCHED, _DUAL = 1, 2, 4  # what _C._facts says of the arguments


def _flatten(outputs):
    return (outputs, False) if isinstance(outputs, tuple) else ((outputs,), True)


class Function(FunctionCtx, metaclass=FunctionMeta):
    """Subclass with static forward(ctx, *args) and backward(ctx, *grads), then call `MyFunction.apply(*args)`.

    With a static setup_context(ctx, inputs, output) the forward takes no ctx.
    """

    generate_vmap_rule = False

    def __init__(self, *args, **kwargs):
        import warnings

        warnings.warn(
            f"{type(self)} should not be instantiated. Methods on autograd functions are all static, so you should invoke "
            "them on the class itself. Instantiating an autograd function will raise an error in a future version.",
            DeprecationWarning,
            stacklevel=2,
        )

    def __getattr__(self, name):
        if name == "metadata":
            raise RuntimeError("You attempted to access the anomaly metadata of a custom autograd function but the "
                               "underlying PyNode has already been deallocated: an object of a Function has none")  # fmt: skip
        if name in _OF_NODES:
            raise RuntimeError(
                f"Attribute '{name}' is invalid for this instance of {type(self).__name__}: objects of an autograd.Function "
                "are no nodes. Call .apply of the class, and ask the grad_fn of what it gives."
            )
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __call__(self, *args, **kwargs):
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
        needs, facts = _C._facts(args)
        split = cls.setup_context is not Function.setup_context
        inside = _C._set_transforms()
        if kwargs or inside or facts & _BATCHED:
            args, taken = _prepare(cls, args, kwargs, split, inside)
            if taken is not NotImplemented:
                return taken
            needs, facts = _C._facts(args)
        ctx = object.__new__(cls._backward_cls)
        grad_on = _C._set_grad_enabled(False)
        if facts & _DUAL:
            forward_on = _forward_off()
        try:
            ctx.needs_input_grad = needs if grad_on else (False,) * len(args)
            if split:
                # Inside transforms of functions the forward sees plain tensors.
                plain = args
                if inside:
                    plain = [a.detach() if isinstance(a, Tensor) and a.requires_grad else a for a in args]
                outputs = _as_given(cls.forward(*plain), plain, args)
                cls.setup_context(ctx, args, outputs)
                _check_returned(ctx, args, outputs)
            else:
                outputs = cls.forward(ctx, *args)
        finally:
            _C._set_grad_enabled(grad_on)
            if facts & _DUAL:
                _C._forward_enable(forward_on)
        flat, single = _flatten(outputs)
        if facts & _DUAL:
            flat = _forward_mode(cls, ctx, args, flat)
        if not (grad_on and facts & _NEEDS_GRAD):
            if grad_on:
                _guard_views(cls, ctx, flat)
            return flat[0] if single else tuple(flat)
        return _record(cls, ctx, args, flat, single, inside)


def _prepare(cls, args, kwargs, split, inside):
    """What few calls need: (positional arguments, the result of the function's own vmap rule, or NotImplemented)."""
    if inside and not split:
        raise RuntimeError(
            "In order to use an autograd.Function with functorch transforms (vmap, grad, jvp, jacrev, ...), it must "
            f"override the setup_context staticmethod: {cls.__name__} does not."
        )
    if inside:
        from .._functorch import vmap as _vmap

        taken = _vmap.custom(cls, args, kwargs)
        if taken is not NotImplemented:
            return args, taken
    if kwargs:
        if not split:
            raise TypeError(f"{cls.__name__}.apply() takes no keyword arguments")
        if inside:
            raise NotImplementedError(f"{cls.__name__}: kwarg-only Tensor args are not supported inside transforms")
        bound = inspect.signature(cls.forward).bind(*args, **kwargs)
        bound.apply_defaults()
        args = bound.args
    return args, NotImplemented


def _as_given(outputs, plain, args):
    """The outputs, the inputs among them as the caller gave them."""
    if plain is args:
        return outputs
    given = {id(p): a for p, a in zip(plain, args) if isinstance(a, Tensor)}
    if not isinstance(outputs, tuple):
        return given.get(id(outputs), outputs)
    done = [given.get(id(o), o) for o in outputs]
    return type(outputs)(*done) if hasattr(outputs, "_fields") else tuple(done)


def _check_returned(ctx, args, outputs):
    """setup_context can not tell an input from the same tensor as an output, which is another one to the graph."""
    dirty = {id(t) for t in ctx._dirty}
    kept = {id(t) for t in (*ctx._to_save, *(ctx._for_forward or ())) if isinstance(t, Tensor)} - dirty
    if not kept:
        return
    for o in outputs if isinstance(outputs, tuple) else (outputs,):
        if isinstance(o, Tensor) and id(o) in kept and any(o is a for a in args):
            raise RuntimeError(
                "A input that has been returned as-is as output is being saved for backward. This is not supported if you "
                "override setup_context. You should return and save a view of the input instead, e.g. with x.view_as(x), "
                "or save it in a forward that takes ctx."
            )


def _record(cls, ctx, args, flat, single, inside):
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
        cls.__name__ + "GeneratedBackward" if inside else cls._node_name, args, outs, dirty, nondiff, _materialized(ctx),
        _backward_of(cls, ctx, takes, positions, len(flat)), ctx,
    )
    ctx._node = node
    ctx._saved = _C._save_all(ctx._to_save, node, outs)
    ctx._to_save = ()
    return flat[0] if single else tuple(flat)


def _guard_views(cls, ctx, outputs):
    """Views that a function made may not be written to where gradients are recorded, though it was not recorded itself."""
    dirty = {id(t) for t in ctx._dirty}
    views = [t for t in outputs if isinstance(t, Tensor) and t._is_view() and id(t) not in dirty]
    if views:
        _C._attach(cls._node_name, (), views, (), [True] * len(views), 0, _no_backward, ctx)


def _no_backward(*grads):
    """Of outputs that have no gradient."""


def _materialized(ctx):
    """Which missing gradients arrive as zeros: 1 all, 2 those of the outputs that have one."""
    return 0 if not ctx._materialize else 1 if ctx._materialize_non_diff_grads else 2


def _unchanged(t):
    """An input that is given back as it is: a new tensor to the graph."""
    with _C.no_grad():
        return t.view_as(t)


def _outputs(ctx, args, flat):
    """(outputs, their tensors, where these stand, which were changed in place, which have no gradient)"""
    given = {id(a) for a in args if isinstance(a, Tensor)}
    dirty = {id(t) for t in ctx._dirty}
    nondiff = {id(t) for t in ctx._nondiff}
    if not dirty <= given:
        import warnings

        warnings.warn(
            "Only input Tensors should be given to ctx.mark_dirty(). If a Tensor is not an input, there is no need to pass "
            "it to mark_dirty().",
            stacklevel=4,
        )
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
    method = _backward_method(cls)

    def run(*grads):
        if len(grads) != count:
            full = [None] * count
            for p, g in zip(positions, grads):
                full[p] = g
            grads = full
        r = method(ctx, *grads)
        if not _C._pass_keeps_graph():
            ctx._saved = "freed"
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


def _backward_method(cls):
    own, vjp = cls.backward is not Function.backward, cls.vjp is not Function.vjp
    if own and vjp:
        raise RuntimeError(
            "Implementing both 'backward' and 'vjp' for a custom Function is not allowed. You should only implement one "
            "of them."
        )
    return cls.backward if own else cls.vjp


def _trimmed(cls, grads, n):
    """As many gradients as there were arguments: more may be given when they are None."""
    if len(grads) < n or any(x is not None for x in grads[n:]):
        raise RuntimeError(
            f"function {cls.__name__}Backward returned an incorrect number of gradients (expected {n}, got "
            f"{len(grads)})"
        )
    return grads[:n]


def _forward_off():
    """A forward runs without tangents, which jvp gives; those of the levels around the innermost need it, however."""
    from . import forward_ad

    return _C._forward_enable(False if forward_ad._current_level == 0 else None)


def _forward_mode(cls, ctx, args, flat):
    from . import forward_ad

    level = forward_ad._current_level
    pairs = [forward_ad.unpack_dual(a) if isinstance(a, Tensor) else (a, None) for a in args]
    tangents = [t if isinstance(a, Tensor) else None for a, (_, t) in zip(args, pairs)]
    if ctx._materialize:
        tangents = [
            _C.zeros_like(p) if t is None and isinstance(a, Tensor) and p.is_floating_point() else t
            for a, (p, _), t in zip(args, pairs, tangents)
        ]
    versions = [t._version if isinstance(t, Tensor) else 0 for t in tangents]
    for_backward, ctx._to_save = ctx._to_save, ctx._for_forward or ()  # what jvp finds in saved_tensors
    try:
        out = cls.jvp(ctx, *tangents)
    finally:
        ctx._to_save = for_backward
    out = out if isinstance(out, tuple) else (out,)
    of = {id(a): i for i, a in enumerate(args) if isinstance(a, Tensor)}
    owners = [(args[i]._base if args[i]._is_view() else args[i], i) for i in of.values()]  # held: another may get their id
    bases = {id(owner): i for owner, i in owners}
    dirty = {id(t) for t in ctx._dirty}
    nondiff = {id(t) for t in ctx._nondiff}
    kept = dirty | {id(a) for a in args}
    done = []
    for i, (f, t) in enumerate(zip(flat, out)):
        if t is None or not isinstance(f, Tensor):
            if isinstance(f, Tensor) and id(f) not in kept:
                primal, own = forward_ad.unpack_dual(f)
                if own is not None:  # forward ran on the inputs with their tangents: what it made has none but by jvp
                    ctx._nondiff = [primal if n is f else n for n in ctx._nondiff]
                    f = primal
            done.append(f)
            continue
        if id(f) in nondiff or not (f.is_floating_point() or f.is_complex()):
            raise RuntimeError(
                f"{cls.__name__}: jvp gave a tangent for output {i}, which is not differentiable. You should return None at "
                "that position instead."
            )
        if id(f) in dirty:
            i = of.get(id(f))
            if i is not None and (t is not tangents[i] or t._version == versions[i]):
                raise RuntimeError(
                    "An inplace custom Function is not modifying the forward mode gradients inplace. If the forward is "
                    "modifying an input inplace, then the jvp function must modify the corresponding gradient inplace."
                )
            done.append(f)
            continue
        i = of.get(id(f), bases.get(id(f._base)) if f._is_view() else None)
        if i is not None and pairs[i][1] is not None:
            _check_view(tangents[i], t)
        done.append(_C._make_dual(forward_ad.unpack_dual(f).primal, t, level))
    return tuple(done)


def _check_view(of_input, of_output):
    """Where forward gives a view of an input, jvp gives the same one of the tangent."""
    if not of_output._is_view():
        raise RuntimeError("A custom Function's forward is returning a view (or an input as-is) but the jvp is not returning a view.")
    if of_input._is_view():
        if of_output._base is not of_input._base:
            raise RuntimeError(
                "A custom Function is returning a view but the jvp is not returning a view of the same base as the given "
                "grad input."
            )
    elif of_output._base is not of_input:
        raise RuntimeError("A custom Function is returning a view but the jvp is not returning a view of the given grad input.")


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
        # The outputs take part in differentiation, through nothing but a node that refuses.
        leaves = [o.detach().requires_grad_() if isinstance(o, Tensor) else o for o in flat]
        done = delayed_error("trying to differentiate twice a function that was marked with @once_differentiable").apply(*leaves)
        return done[0] if single else done

    return wrapper


@functools.cache
def delayed_error(message):
    """A function that gives its tensors as they are, and whose backward raises the message; its node is called Error."""

    class Error(Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(*tensors):
            return tuple(t.view_as(t) if isinstance(t, Tensor) else t for t in tensors)

        @staticmethod
        def setup_context(ctx, inputs, output):
            pass

        @staticmethod
        def backward(ctx, *grads):
            raise RuntimeError(message)

    Error._node_name = Error._backward_cls.__name__ = "Error"
    return Error


class Undefined(Function):
    """Lets no gradient through: what is behind it has none, as if nobody had used it."""

    @staticmethod
    def forward(ctx, *args):
        outs = tuple(a.view_as(a) for a in args)
        return outs if len(outs) > 1 else outs[0]

    @staticmethod
    def backward(ctx, *grads):
        return (None,) * len(grads)
