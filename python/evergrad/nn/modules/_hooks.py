"""Hooks of modules: around the forward, and at the gradients of inputs and outputs. The tables of the hooks that all
modules have are names of module.py, where programs look for them and may put others in their place."""

import functools
import warnings
import weakref

from ... import _C
from ..._handle import added as _HookHandle

Tensor = _C.Tensor


def _tables():
    from . import module

    return module


@functools.cache
def _identity():
    """The function that a module's tensors pass through, so that their gradients meet in one node."""
    from ...autograd import Function

    class BackwardHookFunction(Function):
        @staticmethod
        def forward(ctx, *xs):
            ctx.mark_non_differentiable(*[x for x in xs if not x.requires_grad])
            return xs

        @staticmethod
        def backward(ctx, *grads):
            return grads

    return BackwardHookFunction


def _spread(index, values, n):
    out = [None] * n
    for i, v in zip(index, values):
        out[i] = v
    return tuple(out)


class BackwardHook:
    """The full backward hooks of one call of a module: they run when the gradients of its outputs, and after them those of
    its inputs, are there. What arrives at the inputs without having passed the outputs, as in a double backward, is none
    of theirs."""

    def __init__(self, module, user_hooks, user_pre_hooks):
        self.module = module
        self.user_hooks, self.user_pre_hooks = user_hooks, user_pre_hooks
        self.grad_outputs = None
        self.input_tensors_index = self.output_tensors_index = None
        self.n_inputs = self.n_outputs = -1

    def _through_node(self, values, hook):
        """(the values, their tensors passed through one node with the hook, and where these stand); None: no gradient."""
        index = [i for i, v in enumerate(values) if isinstance(v, Tensor)]
        if not _C.is_grad_enabled() or not any(values[i].requires_grad for i in index):
            return values, None
        passed = _identity().apply(*[values[i] for i in index])
        next(t.grad_fn for t in passed if t.grad_fn is not None).register_hook(hook)
        out = list(values)
        for i, t in zip(index, passed):
            out[i] = t
        return (tuple(out) if type(values) is tuple else type(values)(*out)), index

    def setup_input_hook(self, args):
        """The arguments of the forward, watched."""
        self.n_inputs = len(args)
        args, self.input_tensors_index = self._through_node(args, self._inputs_done)
        return args

    def setup_output_hook(self, result):
        """What the forward gave back, watched."""
        outs = result if isinstance(result, tuple) else (result,)
        self.n_outputs = len(outs)
        outs, self.output_tensors_index = self._through_node(outs, self._outputs_done)
        return outs if isinstance(result, tuple) else outs[0]

    def _inputs_done(self, grad_inputs, _):
        if self.grad_outputs is None:
            return None
        grads = _spread(self.input_tensors_index, grad_inputs, self.n_inputs)
        for hook in self.user_hooks:
            grads = _replaced("Backward hook returned an invalid number of grad_input",
                              hook(self.module, grads, self.grad_outputs), grads)  # fmt: skip
        self.grad_outputs = None
        return tuple(grads[i] for i in self.input_tensors_index)

    def _outputs_done(self, _, grad_outputs):
        grads = _spread(self.output_tensors_index, grad_outputs, self.n_outputs)
        for hook in self.user_pre_hooks:
            grads = _replaced("Backward pre hook returned an invalid number of grad_output",
                              hook(self.module, grads), grads)  # fmt: skip
        self.grad_outputs = grads
        if self.input_tensors_index is None:  # no input has a gradient to wait for
            for hook in self.user_hooks:
                r = hook(self.module, (None,) * self.n_inputs, grads)
                if r is not None and not (isinstance(r, tuple) and all(x is None for x in r)):
                    raise RuntimeError(
                        "Backward hook for Modules where no input requires gradient should always return None or None "
                        "for all gradients."
                    )
            self.grad_outputs = None
        return tuple(grads[i] for i in self.output_tensors_index)


def _replaced(text, given, grads):
    if given is None:
        return grads
    if len(given) != len(grads):
        raise RuntimeError(f"{text}, got {len(given)}, but expected {len(grads)}")
    return given


class _WrappedHook:
    """A hook that gets a module, which it does not keep alive, as its first argument."""

    def __init__(self, hook, module=None):
        functools.update_wrapper(self, hook)
        self.hook, self.with_module = hook, module is not None
        self.module = weakref.ref(module) if module is not None else None

    def __call__(self, *args, **kwargs):
        if not self.with_module:
            return self.hook(*args, **kwargs)
        module = self.module()
        if module is None:
            raise RuntimeError("You are trying to call the hook of a dead Module!")
        return self.hook(module, *args, **kwargs)

    def __getstate__(self):
        return {"hook": self.hook, "with_module": self.with_module, "module": self.module and self.module()}

    def __setstate__(self, state):
        self.hook, self.with_module = state["hook"], state["with_module"]
        if self.with_module and state.get("module") is None:
            raise RuntimeError("You are trying to revive the hook of a dead Module!")
        self.module = weakref.ref(state["module"]) if self.with_module else None


def _first_tensor(result):
    while not isinstance(result, Tensor):
        result = next(v for v in result.values() if isinstance(v, Tensor)) if isinstance(result, dict) else result[0]
    return result


def _tensors_only(x):
    if isinstance(x, Tensor):
        return (x,)
    return x if isinstance(x, tuple) and all(isinstance(v, Tensor) for v in x) else None


def _partial_view(args, result, node):
    """What a hook at one node does not see of a module, if anything."""
    outs, ins = _tensors_only(result), _tensors_only(args)
    if outs is None:
        return (
            "on a Module that does not return a single Tensor or a tuple of Tensors",
            "This hook will be missing some of the grad_output. Please use register_full_backward_hook to get the "
            "documented behavior.",
        )
    if ins is None:
        return (
            "on a Module that does not take as input a single Tensor or a tuple of Tensors",
            "This hook will be missing some of the grad_input. Please use register_full_backward_hook to get the "
            "documented behavior.",
        )
    nodes = {t.grad_fn for t in outs if t.grad_fn is not None}
    if len(nodes) > 1:
        return (
            "when outputs are generated by different autograd Nodes",
            "This hook will be missing some grad_output. Please use register_full_backward_hook to get the documented "
            "behavior.",
        )
    if node not in nodes:
        return "when outputs are nested in python data structure", "This hook will be missing some grad_output."
    if {t.grad_fn for t in ins if t.grad_fn is not None} != {n for n, _ in node.next_functions}:
        return (
            "when the forward contains multiple autograd Nodes",
            "This hook will be missing some grad_input. Please use register_full_backward_hook to get the documented "
            "behavior.",
        )
    return None


class HookMethods:
    """The part of Module that has to do with hooks."""

    def _get_backward_hooks(self):
        """(the full ones, those of the older kind)"""
        full, older = [], []
        t = _tables()
        for kind, hooks in (
            (t._global_is_full_backward_hook, t._global_backward_hooks),
            (self._is_full_backward_hook, self._backward_hooks),
        ):
            if kind is not None:
                (full if kind else older).extend(hooks.values())
        return full, older

    def _get_backward_pre_hooks(self):
        return [*_tables()._global_backward_pre_hooks.values(), *self._backward_pre_hooks.values()]

    def _call_with_hooks(self, args, kwargs):
        t = _tables()
        done = set()  # the hooks to be called in any case that have been
        result = None
        try:
            for id_, hook in [*t._global_forward_pre_hooks.items(), *self._forward_pre_hooks.items()]:
                if id_ in self._forward_pre_hooks_with_kwargs:
                    r = hook(self, args, kwargs)
                    if r is not None:
                        if not (isinstance(r, tuple) and len(r) == 2):
                            raise RuntimeError(
                                f"forward pre-hook must return None or a tuple of (new_args, new_kwargs), but got {r}."
                            )
                        args, kwargs = r
                else:
                    r = hook(self, args)
                    if r is not None:
                        args = r if isinstance(r, tuple) else (r,)
            full, older = self._get_backward_hooks()
            before = self._get_backward_pre_hooks()
            watch = BackwardHook(self, full, before) if full or before else None
            if watch is not None:
                args = watch.setup_input_hook(args)
            result = self.forward(*args, **kwargs)
            for id_, hook, with_kwargs, _ in self._all_forward_hooks():
                done.add(id_)
                r = hook(self, args, kwargs, result) if with_kwargs else hook(self, args, result)
                if r is not None:
                    result = r
            if watch is not None:
                if not isinstance(result, (Tensor, tuple)):
                    warnings.warn(
                        "For backward hooks to be called, module output should be a Tensor or a tuple of Tensors but "
                        f"received {type(result)}",
                        stacklevel=3,
                    )
                result = watch.setup_output_hook(result)
            if older:
                self._hook_node(older, args, result)
            return result
        except Exception:
            for id_, hook, with_kwargs, always in self._all_forward_hooks():
                if not always or id_ in done:
                    continue
                try:
                    r = hook(self, args, kwargs, result) if with_kwargs else hook(self, args, result)
                    if r is not None:
                        result = r
                except Exception as error:
                    kind = "module" if id_ in self._forward_hooks else "global module"
                    warnings.warn(
                        f"{kind} forward hook with ``always_call=True`` raised an exception that was silenced as another "
                        f"error was raised in forward: {error}",
                        stacklevel=3,
                    )
            raise

    def _all_forward_hooks(self):
        """[(id, hook, does it take keyword arguments, is it called after a failure too)], those of all modules first"""
        t = _tables()
        return [
            (id_, hook, id_ in with_kwargs, id_ in always)
            for hooks, with_kwargs, always in (
                (t._global_forward_hooks, t._global_forward_hooks_with_kwargs, t._global_forward_hooks_always_called),
                (self._forward_hooks, self._forward_hooks_with_kwargs, self._forward_hooks_always_called),
            )
            for id_, hook in hooks.items()
        ]

    def _hook_node(self, hooks, args, result):
        """Backward hooks of the older kind: they sit at the node that made the result."""
        node = _first_tensor(result).grad_fn
        if node is None:
            return
        for hook in hooks:
            node.register_hook(_WrappedHook(hook, self))
        missed = _partial_view(args, result, node)
        if missed is not None:
            when, what = missed
            warnings.warn(
                f"Using {'a non-full backward hook' if 'Module that' not in when else 'non-full backward hooks'} {when} is "
                f"deprecated and will be removed in future versions. {what}",
                FutureWarning,
                stacklevel=4,
            )

    def register_forward_pre_hook(self, hook, *, prepend=False, with_kwargs=False):
        """hook(module, args) -> None or new args; with_kwargs: hook(module, args, kwargs) -> None or both."""
        notes = self._forward_pre_hooks_with_kwargs
        return _HookHandle(
            self._forward_pre_hooks, hook, prepend=prepend, extra=[notes], notes=[notes] if with_kwargs else ()
        )

    def register_forward_hook(self, hook, *, prepend=False, with_kwargs=False, always_call=False):
        """hook(module, args, output) -> None or a new output; with_kwargs: hook(module, args, kwargs, output);
        always_call: also when the forward raised an error."""
        return _added_forward_hook(
            hook, self._forward_hooks, self._forward_hooks_with_kwargs, self._forward_hooks_always_called, with_kwargs,
            always_call, prepend,
        )  # fmt: skip

    def register_full_backward_hook(self, hook, prepend=False):
        """hook(module, grad_input, grad_output) -> None or new grad_input."""
        self._is_full_backward_hook = _one_kind(self._is_full_backward_hook, True, "on a single Module")
        return _HookHandle(self._backward_hooks, hook, prepend=prepend)

    def register_backward_hook(self, hook):
        """The older kind of backward hook, at the node that made the output: register_full_backward_hook sees all."""
        self._is_full_backward_hook = _one_kind(self._is_full_backward_hook, False, "on a single Module")
        return _HookHandle(self._backward_hooks, hook)

    def register_full_backward_pre_hook(self, hook, prepend=False):
        """hook(module, grad_output) -> None or new grad_output."""
        return _HookHandle(self._backward_pre_hooks, hook, prepend=prepend)


def _one_kind(before, full, where):
    if before is not None and before != full:
        raise RuntimeError(
            f"Cannot use both regular backward hooks and full backward hooks {where}. Please use only one of them."
        )
    return full


def _added_forward_hook(hook, table, kwargs_note, always_note, with_kwargs, always_call, prepend=False):
    notes = [n for n, on in ((kwargs_note, with_kwargs), (always_note, always_call)) if on]
    return _HookHandle(table, hook, prepend=prepend, extra=[kwargs_note, always_note], notes=notes)
