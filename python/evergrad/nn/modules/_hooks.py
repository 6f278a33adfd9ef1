"""Hooks of modules: around the forward, and at the gradients of inputs and outputs."""

import itertools
import weakref
from collections import OrderedDict

from ... import _C
from ..._handle import RemovableHandle

Tensor = _C.Tensor

_global_forward_pre_hooks = OrderedDict()
_global_forward_hooks = OrderedDict()
_global_backward_pre_hooks = OrderedDict()
_global_backward_hooks = OrderedDict()


class _HookHandle(RemovableHandle):
    _next = itertools.count()

    def __init__(self, table, hook, prepend=False, extra=()):
        self.id = next(self._next)
        table[self.id] = hook
        if prepend:
            table.move_to_end(self.id, last=False)
        refs = [
            weakref.ref(d) if not isinstance(d, (dict, OrderedDict)) or type(d) is OrderedDict else d
            for d in (table, *extra)
        ]

        def remove():
            for r in refs:
                d = r() if isinstance(r, weakref.ref) else r
                if d is not None:
                    d.pop(self.id, None)

        super().__init__(remove)


def register_module_forward_pre_hook(hook):
    """hook(module, args) before every module's forward."""
    return _HookHandle(_global_forward_pre_hooks, hook)


def register_module_forward_hook(hook, *, with_kwargs=False, always_call=False):
    """hook(module, args, output) after every module's forward."""
    return _HookHandle(_global_forward_hooks, hook)


def register_module_full_backward_pre_hook(hook):
    """hook(module, grad_output) before the gradients of every module."""
    return _HookHandle(_global_backward_pre_hooks, hook)


def register_module_full_backward_hook(hook):
    """hook(module, grad_input, grad_output) after the gradients of every module."""
    return _HookHandle(_global_backward_hooks, hook)


register_module_backward_hook = register_module_full_backward_hook


class _BackwardHooks:
    """Full backward hooks of one call: two identity functions around the forward see the gradients."""

    def __init__(self, module):
        self.module = module
        self.grad_outputs = None

    def _before(self):
        return [*_global_backward_pre_hooks.values(), *self.module._backward_pre_hooks.values()]

    def _after(self):
        return [*_global_backward_hooks.values(), *self.module._backward_hooks.values()]

    def inputs(self, args):
        tensors = [a for a in args if isinstance(a, Tensor) and a.requires_grad]
        if not tensors or not _C.is_grad_enabled():
            self.input_index = None
            return args
        from ...autograd import Function

        class BackwardHookFunction(Function):
            @staticmethod
            def forward(ctx, *xs):
                ctx.mark_non_differentiable(*[x for x in xs if not x.requires_grad])
                return tuple(x.view_as(x) for x in xs)

            @staticmethod
            def backward(ctx, *grads):
                return grads

        index = [i for i, a in enumerate(args) if isinstance(a, Tensor)]
        outs = BackwardHookFunction.apply(*[args[i] for i in index])
        new = list(args)
        for i, o in zip(index, outs):
            new[i] = o
        node = next(o.grad_fn for o in outs if o.grad_fn is not None)
        self.input_index, count = index, len(args)

        def hook(grad_inputs, _):
            grads = [None] * count
            for i, g in zip(index, grad_inputs):
                grads[i] = g
            changed = False
            for h in self._after():
                r = h(self.module, tuple(grads), self.grad_outputs or ())
                if r is not None:
                    grads, changed = list(r) if isinstance(r, (tuple, list)) else [r], True
            self.grad_outputs = None
            return tuple(grads[i] for i in index) if changed else None

        node.register_hook(hook)
        return tuple(new)

    def outputs(self, result):
        single = isinstance(result, Tensor)
        outs = (result,) if single else result
        if not isinstance(outs, (tuple, list)) or not _C.is_grad_enabled():
            return result
        if not any(isinstance(o, Tensor) and o.requires_grad for o in outs):
            return result
        from ...autograd import Function

        class BackwardHookFunction(Function):
            @staticmethod
            def forward(ctx, *xs):
                return tuple(x.view_as(x) for x in xs)

            @staticmethod
            def backward(ctx, *grads):
                return grads

        index = [i for i, o in enumerate(outs) if isinstance(o, Tensor)]
        new = BackwardHookFunction.apply(*[outs[i] for i in index])
        node = next(o.grad_fn for o in new if o.grad_fn is not None)
        count = len(outs)

        def prehook(grad_outputs):
            grads = [None] * count
            for i, g in zip(index, grad_outputs):
                grads[i] = g
            for h in self._before():
                r = h(self.module, tuple(grads))
                if r is not None:
                    grads = list(r) if isinstance(r, (tuple, list)) else [r]
            self.grad_outputs = tuple(grads)
            if self.input_index is None:
                for h in self._after():
                    h(self.module, (), self.grad_outputs)
            return tuple(grads[i] for i in index)

        node.register_prehook(prehook)
        full = list(outs)
        for i, o in zip(index, new):
            full[i] = o
        return full[0] if single else type(result)(full) if not hasattr(result, "_fields") else type(result)(*full)


class HookMethods:
    """The part of Module that has to do with hooks."""

    def _call_with_hooks(self, args, kwargs):
        called = set()
        try:
            for id_, hook in [*_global_forward_pre_hooks.items(), *self._forward_pre_hooks.items()]:
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
            watch = None
            if (
                self._backward_hooks
                or self._backward_pre_hooks
                or _global_backward_hooks
                or _global_backward_pre_hooks
            ):
                watch = _BackwardHooks(self)
                args = watch.inputs(args)
            result = self.forward(*args, **kwargs)
            for id_, hook in [*_global_forward_hooks.items(), *self._forward_hooks.items()]:
                called.add(id_)
                if id_ in self._forward_hooks_with_kwargs:
                    r = hook(self, args, kwargs, result)
                else:
                    r = hook(self, args, result)
                if r is not None:
                    result = r
            return watch.outputs(result) if watch is not None else result
        except Exception:
            for id_ in list(self._forward_hooks_always_called):
                if id_ not in called and id_ in self._forward_hooks:
                    try:
                        hook = self._forward_hooks[id_]
                        hook(self, args, kwargs, None) if id_ in self._forward_hooks_with_kwargs else hook(
                            self, args, None
                        )
                    except Exception as error:
                        import warnings

                        warnings.warn(f"a module's always_call forward hook raised {error}", stacklevel=2)
            raise

    def register_forward_pre_hook(self, hook, *, prepend=False, with_kwargs=False):
        """hook(module, args) -> None or new args."""
        handle = _HookHandle(self._forward_pre_hooks, hook, prepend, (self._forward_pre_hooks_with_kwargs,))
        if with_kwargs:
            self._forward_pre_hooks_with_kwargs[handle.id] = True
        return handle

    def register_forward_hook(self, hook, *, prepend=False, with_kwargs=False, always_call=False):
        """hook(module, args, output) -> None or a new output."""
        handle = _HookHandle(
            self._forward_hooks, hook, prepend, (self._forward_hooks_with_kwargs, self._forward_hooks_always_called)
        )
        if with_kwargs:
            self._forward_hooks_with_kwargs[handle.id] = True
        if always_call:
            self._forward_hooks_always_called[handle.id] = True
        return handle

    def register_full_backward_hook(self, hook, prepend=False):
        """hook(module, grad_input, grad_output) -> None or new grad_input."""
        return _HookHandle(self._backward_hooks, hook, prepend)

    register_backward_hook = register_full_backward_hook

    def register_full_backward_pre_hook(self, hook, prepend=False):
        """hook(module, grad_output) -> None or new grad_output."""
        return _HookHandle(self._backward_pre_hooks, hook, prepend)
