"""Module: a tree of parameters, buffers and children with a forward."""

import functools
import itertools
import weakref
from collections import OrderedDict, namedtuple

from .. import _C
from .._tensor import RemovableHandle
from .parameter import Buffer, Parameter

Tensor = _C.Tensor

_global_forward_pre_hooks = OrderedDict()
_global_forward_hooks = OrderedDict()


class _IncompatibleKeys(namedtuple("IncompatibleKeys", ["missing_keys", "unexpected_keys"])):
    __slots__ = ()

    def __repr__(self):
        return (
            "<All keys matched successfully>"
            if not self.missing_keys and not self.unexpected_keys
            else super().__repr__()
        )

    __str__ = __repr__


def _addindent(text, spaces):
    lines = text.split("\n")
    return "\n".join([lines[0]] + [" " * spaces + line for line in lines[1:]])


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


class _BackwardHooks:
    """Full backward hooks of one call: two identity functions around the forward see the gradients."""

    def __init__(self, module):
        self.module = module
        self.grad_outputs = None

    def inputs(self, args):
        tensors = [a for a in args if isinstance(a, Tensor) and a.requires_grad]
        if not tensors or not _C.is_grad_enabled():
            self.input_index = None
            return args
        from ..autograd import Function

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
            for h in list(self.module._backward_hooks.values()):
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
        from ..autograd import Function

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
            for h in list(self.module._backward_pre_hooks.values()):
                r = h(self.module, tuple(grads))
                if r is not None:
                    grads = list(r) if isinstance(r, (tuple, list)) else [r]
            self.grad_outputs = tuple(grads)
            if self.input_index is None:
                for h in list(self.module._backward_hooks.values()):
                    h(self.module, (), self.grad_outputs)
            return tuple(grads[i] for i in index)

        node.register_prehook(prehook)
        full = list(outs)
        for i, o in zip(index, new):
            full[i] = o
        return full[0] if single else type(result)(full) if not hasattr(result, "_fields") else type(result)(*full)


class Module:
    """Base class of all networks: assign parameters and modules in __init__, write forward."""

    dump_patches = False
    _version = 1
    training: bool
    call_super_init = False

    def __init__(self, *args, **kwargs):
        if args or kwargs:
            raise TypeError(
                f"{type(self).__name__}.__init__() got an unexpected keyword argument '{next(iter(kwargs))}'"
                if kwargs
                else f"{type(self).__name__}.__init__() takes 1 positional argument but {len(args) + 1} were given"
            )
        d = self.__dict__
        d["training"] = True
        d["_parameters"] = {}
        d["_buffers"] = {}
        d["_non_persistent_buffers_set"] = set()
        d["_modules"] = {}
        for name in (
            "_forward_hooks",
            "_forward_hooks_with_kwargs",
            "_forward_hooks_always_called",
            "_forward_pre_hooks",
            "_forward_pre_hooks_with_kwargs",
            "_backward_hooks",
            "_backward_pre_hooks",
            "_state_dict_hooks",
            "_state_dict_pre_hooks",
            "_load_state_dict_pre_hooks",
            "_load_state_dict_post_hooks",
        ):
            d[name] = OrderedDict()

    def forward(self, *args):
        raise NotImplementedError(f'Module [{type(self).__name__}] is missing the required "forward" function')

    # ---- registration ----

    def register_buffer(self, name, tensor, persistent=True):
        """Adds a buffer: kept with the module, in state_dict when persistent, never trained."""
        self._check_name(name, "buffer")
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(
                f"cannot assign '{_typename(tensor)}' object to buffer '{name}' (torch Tensor or None required)"
            )
        if hasattr(self, name) and name not in self._buffers:
            raise KeyError(f"attribute '{name}' already exists")
        self._buffers[name] = tensor
        if persistent:
            self._non_persistent_buffers_set.discard(name)
        else:
            self._non_persistent_buffers_set.add(name)

    def register_parameter(self, name, param):
        """Adds a parameter, or the name of one that is None."""
        self._check_name(name, "parameter")
        if hasattr(self, name) and name not in self._parameters:
            raise KeyError(f"attribute '{name}' already exists")
        if param is None:
            self._parameters[name] = None
            return
        if not isinstance(param, Parameter):
            raise TypeError(
                f"cannot assign '{_typename(param)}' object to parameter '{name}' (torch.nn.Parameter or None required)"
            )
        if param.grad_fn is not None:
            raise ValueError(
                f"Cannot assign non-leaf Tensor to parameter '{name}'. Model parameters must be created explicitly. "
                f"To express '{name}' as a function of another Tensor, compute the value in the forward() method."
            )
        self._parameters[name] = param

    def _check_name(self, name, kind):
        if "_parameters" not in self.__dict__:
            raise AttributeError(f"cannot assign {kind} before Module.__init__() call")
        if not isinstance(name, str):
            raise TypeError(f"{kind} name should be a string. Got {_typename(name)}")
        if "." in name:
            raise KeyError(f'{kind} name can\'t contain "."')
        if name == "":
            raise KeyError(f'{kind} name can\'t be empty string ""')

    def add_module(self, name, module):
        """Adds a child."""
        if not isinstance(module, Module) and module is not None:
            raise TypeError(f"{_typename(module)} is not a Module subclass")
        if not isinstance(name, str):
            raise TypeError(f"module name should be a string. Got {_typename(name)}")
        if hasattr(self, name) and name not in self._modules:
            raise KeyError(f"attribute '{name}' already exists")
        if "." in name:
            raise KeyError(f'module name can\'t contain ".", got: {name}')
        if name == "":
            raise KeyError('module name can\'t be empty string ""')
        self._modules[name] = module

    def register_module(self, name, module):
        self.add_module(name, module)

    def __setattr__(self, name, value):
        d = self.__dict__
        params = d.get("_parameters")
        if isinstance(value, Parameter):
            if params is None:
                raise AttributeError("cannot assign parameters before Module.__init__() call")
            for other in (d, d["_buffers"], d["_modules"], d["_non_persistent_buffers_set"]):
                if name in other:
                    other.discard(name) if isinstance(other, set) else other.pop(name)
            self.register_parameter(name, value)
        elif params is not None and name in params:
            if value is not None:
                raise TypeError(
                    f"cannot assign '{_typename(value)}' as parameter '{name}' (torch.nn.Parameter or None expected)"
                )
            self.register_parameter(name, value)
        else:
            modules = d.get("_modules")
            if isinstance(value, Module):
                if modules is None:
                    raise AttributeError("cannot assign module before Module.__init__() call")
                for other in (d, params, d["_buffers"], d["_non_persistent_buffers_set"]):
                    if name in other:
                        other.discard(name) if isinstance(other, set) else other.pop(name)
                modules[name] = value
            elif modules is not None and name in modules:
                if value is not None:
                    raise TypeError(
                        f"cannot assign '{_typename(value)}' as child module '{name}' (torch.nn.Module or None "
                        "expected)"
                    )
                modules[name] = value
            else:
                buffers = d.get("_buffers")
                if isinstance(value, Buffer):
                    if buffers is None:
                        raise AttributeError("cannot assign buffer before Module.__init__() call")
                    d.pop(name, None)
                    self.register_buffer(name, value, value.persistent)
                elif buffers is not None and name in buffers:
                    if value is not None and not isinstance(value, Tensor):
                        raise TypeError(
                            f"cannot assign '{_typename(value)}' as buffer '{name}' (torch.nn.Buffer, torch.Tensor "
                            "or None expected)"
                        )
                    buffers[name] = value
                else:
                    object.__setattr__(self, name, value)

    def __getattr__(self, name):
        d = self.__dict__
        for table in ("_parameters", "_buffers", "_modules"):
            t = d.get(table)
            if t is not None and name in t:
                return t[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __delattr__(self, name):
        for table in (self._parameters, self._buffers, self._modules):
            if name in table:
                del table[name]
                self._non_persistent_buffers_set.discard(name)
                return
        object.__delattr__(self, name)

    def __dir__(self):
        names = (
            set(dir(type(self))) | set(self.__dict__) | set(self._parameters) | set(self._modules) | set(self._buffers)
        )
        return sorted(n for n in names if not n[:1].isdigit())

    def __setstate__(self, state):
        self.__dict__.update(state)

    # ---- the call ----

    def __call__(self, *args, **kwargs):
        d = self.__dict__
        if not (
            d["_forward_hooks"]
            or d["_forward_pre_hooks"]
            or d["_backward_hooks"]
            or d["_backward_pre_hooks"]
            or _global_forward_hooks
            or _global_forward_pre_hooks
        ):
            return self.forward(*args, **kwargs)
        return self._call_with_hooks(args, kwargs)

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
            if self._backward_hooks or self._backward_pre_hooks:
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

    _call_impl = __call__

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

    # ---- iteration ----

    def _named_members(self, members, prefix="", recurse=True, remove_duplicate=True):
        memo = set()
        for module_prefix, module in (
            self.named_modules(prefix=prefix, remove_duplicate=remove_duplicate) if recurse else [(prefix, self)]
        ):
            for name, value in members(module):
                if value is None or value in memo:
                    continue
                if remove_duplicate:
                    memo.add(value)
                yield module_prefix + ("." if module_prefix else "") + name, value

    def named_parameters(self, prefix="", recurse=True, remove_duplicate=True):
        yield from self._named_members(lambda m: m._parameters.items(), prefix, recurse, remove_duplicate)

    def parameters(self, recurse=True):
        for _, p in self.named_parameters(recurse=recurse):
            yield p

    def named_buffers(self, prefix="", recurse=True, remove_duplicate=True):
        yield from self._named_members(lambda m: m._buffers.items(), prefix, recurse, remove_duplicate)

    def buffers(self, recurse=True):
        for _, b in self.named_buffers(recurse=recurse):
            yield b

    def named_children(self):
        memo = set()
        for name, module in self._modules.items():
            if module is not None and module not in memo:
                memo.add(module)
                yield name, module

    def children(self):
        for _, module in self.named_children():
            yield module

    def named_modules(self, memo=None, prefix="", remove_duplicate=True):
        if memo is None:
            memo = set()
        if self not in memo:
            if remove_duplicate:
                memo.add(self)
            yield prefix, self
            for name, module in self._modules.items():
                if module is not None:
                    yield from module.named_modules(memo, prefix + ("." if prefix else "") + name, remove_duplicate)

    def modules(self):
        for _, module in self.named_modules():
            yield module

    def get_submodule(self, target):
        """The module of a dotted name."""
        if target == "":
            return self
        module = self
        for part in target.split("."):
            if not hasattr(module, part):
                raise AttributeError(f"{type(module).__name__} has no attribute `{part}`")
            module = getattr(module, part)
            if not isinstance(module, Module):
                raise AttributeError(f"`{part}` is not an nn.Module")
        return module

    def set_submodule(self, target, module, strict=False):
        parent, _, name = target.rpartition(".")
        setattr(self.get_submodule(parent), name, module)

    def get_parameter(self, target):
        parent, _, name = target.rpartition(".")
        module = self.get_submodule(parent)
        if not hasattr(module, name):
            raise AttributeError(f"{type(module).__name__} has no attribute `{name}`")
        p = getattr(module, name)
        if not isinstance(p, Parameter):
            raise AttributeError(f"`{name}` is not an nn.Parameter")
        return p

    def get_buffer(self, target):
        parent, _, name = target.rpartition(".")
        module = self.get_submodule(parent)
        if not hasattr(module, name):
            raise AttributeError(f"{type(module).__name__} has no attribute `{name}`")
        if name not in module._buffers:
            raise AttributeError(f"`{name}` is not a buffer")
        return module._buffers[name]

    # ---- changes to all ----

    def apply(self, fn):
        """fn(module) for every module, children first."""
        for module in self.children():
            module.apply(fn)
        fn(self)
        return self

    def _apply(self, fn, recurse=True):
        if recurse:
            for module in self.children():
                module._apply(fn)
        for key, param in self._parameters.items():
            if param is None:
                continue
            with _C.no_grad():
                changed = fn(param)
            if changed is param:
                new = param
            elif type(changed) is Tensor and changed.device == param.device:
                param.data = changed
                new = param
            else:
                new = self._parameters[key] = Parameter(changed, param.requires_grad)
            if param.grad is not None:
                with _C.no_grad():
                    grad = fn(param.grad)
                if grad is not param.grad or new is not param:
                    param.grad = None
                    new.grad = grad.requires_grad_(False) if grad.is_leaf else grad
        for key, buffer in self._buffers.items():
            if buffer is not None:
                self._buffers[key] = fn(buffer)
        return self

    def to(self, *args, **kwargs):
        """to(device), to(dtype), to(tensor), to(memory_format=...): parameters and buffers change in place."""
        dtype = device = fmt = None
        rest = list(args)
        for a in rest:
            if isinstance(a, Tensor):
                dtype, device = a.dtype, a.device
            elif isinstance(a, _C.dtype):
                dtype = a
            elif a is not None and not isinstance(a, bool):
                device = _C.device(a)
        dtype = kwargs.get("dtype", dtype)
        device = _C.device(kwargs["device"]) if kwargs.get("device") is not None else device
        fmt = kwargs.get("memory_format")
        if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
            raise TypeError(
                f"nn.Module.to only accepts floating point or complex dtypes, but got desired dtype={dtype}"
            )

        def convert(t):
            kw = {}
            if fmt is not None and t.dim() in (4, 5):
                kw["memory_format"] = fmt
            if dtype is not None and (t.is_floating_point() or t.is_complex()):
                kw["dtype"] = dtype
            if device is not None:
                kw["device"] = device
            return t.to(**kw) if kw else t

        return self._apply(convert)

    def float(self):
        return self._apply(lambda t: t.float() if t.is_floating_point() else t)

    def double(self):
        return self._apply(lambda t: t.double() if t.is_floating_point() else t)

    def half(self):
        return self._apply(lambda t: t.half() if t.is_floating_point() else t)

    def bfloat16(self):
        return self._apply(lambda t: t.bfloat16() if t.is_floating_point() else t)

    def type(self, dst_type):
        return self._apply(lambda t: t.type(dst_type))

    def cpu(self):
        return self._apply(lambda t: t.cpu())

    def cuda(self, device=None):
        return self._apply(lambda t: t.cuda(device))

    def to_empty(self, *, device, recurse=True):
        return self._apply(lambda t: _C.empty_like(t, device=device), recurse)

    def share_memory(self):
        return self

    def train(self, mode=True):
        """Training mode, for dropout and the like."""
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        self.training = mode
        for module in self.children():
            module.train(mode)
        return self

    def eval(self):
        """Evaluation mode."""
        return self.train(False)

    def requires_grad_(self, requires_grad=True):
        for p in self.parameters():
            p.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none=True):
        """Forgets, or zeroes, the gradients of all parameters."""
        for p in self.parameters():
            if p.grad is not None:
                if set_to_none:
                    p.grad = None
                else:
                    if p.grad.grad_fn is not None:
                        p.grad.detach_()
                    else:
                        p.grad.requires_grad_(False)
                    p.grad.zero_()

    # ---- state ----

    def get_extra_state(self):
        raise RuntimeError("Reached a code path in Module.get_extra_state() that should never be called.")

    def set_extra_state(self, state):
        raise RuntimeError("Reached a code path in Module.set_extra_state() that should never be called.")

    def register_state_dict_post_hook(self, hook):
        return _HookHandle(self._state_dict_hooks, hook)

    _register_state_dict_hook = register_state_dict_post_hook

    def register_state_dict_pre_hook(self, hook):
        return _HookHandle(self._state_dict_pre_hooks, hook)

    def register_load_state_dict_pre_hook(self, hook):
        return _HookHandle(self._load_state_dict_pre_hooks, functools.partial(hook, self))

    def _register_load_state_dict_pre_hook(self, hook, with_module=False):
        return _HookHandle(self._load_state_dict_pre_hooks, functools.partial(hook, self) if with_module else hook)

    def register_load_state_dict_post_hook(self, hook):
        return _HookHandle(self._load_state_dict_post_hooks, hook)

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        for name, p in self._parameters.items():
            if p is not None:
                destination[prefix + name] = p if keep_vars else p.detach()
        for name, b in self._buffers.items():
            if b is not None and name not in self._non_persistent_buffers_set:
                destination[prefix + name] = b if keep_vars else b.detach()
        if type(self).get_extra_state is not Module.get_extra_state:
            destination[prefix + "_extra_state"] = self.get_extra_state()

    def state_dict(self, *args, destination=None, prefix="", keep_vars=False):
        """All parameters and persistent buffers by dotted name."""
        if args:
            destination = args[0]
            prefix = args[1] if len(args) > 1 else prefix
            keep_vars = args[2] if len(args) > 2 else keep_vars
        if destination is None:
            destination = OrderedDict()
            destination._metadata = OrderedDict()
        local = dict(version=self._version)
        if hasattr(destination, "_metadata"):
            destination._metadata[prefix[:-1]] = local
        for hook in self._state_dict_pre_hooks.values():
            hook(self, prefix, keep_vars)
        self._save_to_state_dict(destination, prefix, keep_vars)
        for name, module in self._modules.items():
            if module is not None:
                module.state_dict(destination=destination, prefix=prefix + name + ".", keep_vars=keep_vars)
        for hook in self._state_dict_hooks.values():
            r = hook(self, destination, prefix, local)
            if r is not None:
                destination = r
        return destination

    def _load_from_state_dict(
        self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs
    ):
        for hook in self._load_state_dict_pre_hooks.values():
            hook(state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs)
        local = {
            k: v
            for k, v in itertools.chain(
                self._parameters.items(),
                ((n, b) for n, b in self._buffers.items() if n not in self._non_persistent_buffers_set),
            )
            if v is not None
        }
        assign = local_metadata.get("assign_to_params_buffers", False)
        for name, target in local.items():
            key = prefix + name
            if key not in state_dict:
                if strict:
                    missing_keys.append(key)
                continue
            source = state_dict[key]
            if not isinstance(source, Tensor):
                error_msgs.append(
                    f'While copying the parameter named "{key}", expected torch.Tensor or Tensor-like object from '
                    f"checkpoint but received {type(source)}"
                )
                continue
            if target.dim() == 0 and source.dim() == 1 and source.numel() == 1:
                source = source[0]
            if source.shape != target.shape:
                error_msgs.append(
                    f"size mismatch for {key}: copying a param with shape {source.shape} from checkpoint, the shape "
                    f"in current model is {target.shape}."
                )
                continue
            try:
                with _C.no_grad():
                    if assign:
                        if isinstance(target, Parameter):
                            source = (
                                source if isinstance(source, Parameter) else Parameter(source, target.requires_grad)
                            )
                        setattr(self, name, source)
                    else:
                        target.copy_(source)
            except Exception as ex:
                error_msgs.append(
                    f'While copying the parameter named "{key}", whose dimensions in the model are {target.size()} '
                    f"and whose dimensions in the checkpoint are {source.size()}, an exception occurred : "
                    f"{ex.args}."
                )
        extra = prefix + "_extra_state"
        if type(self).set_extra_state is not Module.set_extra_state:
            if extra in state_dict:
                self.set_extra_state(state_dict[extra])
            elif strict:
                missing_keys.append(extra)
        elif strict and extra in state_dict:
            unexpected_keys.append(extra)
        if strict:
            for key in state_dict.keys():
                if key.startswith(prefix) and key != extra:
                    first = key[len(prefix) :].split(".", 1)
                    if len(first) > 1:
                        if first[0] not in self._modules:
                            unexpected_keys.append(key)
                    elif first[0] not in local:
                        unexpected_keys.append(key)

    def load_state_dict(self, state_dict, strict=True, assign=False):
        """Copies the values of a state_dict in; strict: the names must match."""
        if not hasattr(state_dict, "keys"):
            raise TypeError(f"Expected state_dict to be dict-like, got {type(state_dict)}.")
        missing, unexpected, errors = [], [], []
        metadata = getattr(state_dict, "_metadata", None)
        state_dict = OrderedDict(state_dict)

        def load(module, local, prefix=""):
            info = {} if metadata is None else dict(metadata.get(prefix[:-1], {}))
            if assign:
                info["assign_to_params_buffers"] = True
            module._load_from_state_dict(local, prefix, info, True, missing, unexpected, errors)
            for name, child in module._modules.items():
                if child is not None:
                    child_prefix = prefix + name + "."
                    load(child, {k: v for k, v in local.items() if k.startswith(child_prefix)}, child_prefix)
            keys = _IncompatibleKeys(missing, unexpected)
            for hook in module._load_state_dict_post_hooks.values():
                hook(module, keys)

        load(self, state_dict)
        if strict:
            if unexpected:
                errors.insert(0, "Unexpected key(s) in state_dict: " + ", ".join(f'"{k}"' for k in unexpected) + ". ")
            if missing:
                errors.insert(0, "Missing key(s) in state_dict: " + ", ".join(f'"{k}"' for k in missing) + ". ")
        if errors:
            raise RuntimeError(
                "Error(s) in loading state_dict for {}:\n\t{}".format(type(self).__name__, "\n\t".join(errors))
            )
        return _IncompatibleKeys(missing, unexpected)

    # ---- printing, copying ----

    def _get_name(self):
        return type(self).__name__

    def extra_repr(self):
        return ""

    def __repr__(self):
        extra = self.extra_repr()
        extra_lines = extra.split("\n") if extra else []
        child_lines = [f"({name}): " + _addindent(repr(module), 2) for name, module in self._modules.items()]
        lines = extra_lines + child_lines
        text = self._get_name() + "("
        if lines:
            if len(extra_lines) == 1 and not child_lines:
                text += extra_lines[0]
            else:
                text += "\n  " + "\n  ".join(lines) + "\n"
        return text + ")"

    def _replicate_for_data_parallel(self):
        replica = self.__new__(type(self))
        replica.__dict__ = self.__dict__.copy()
        return replica

    # ---- the tree in the library ----

    def core_module(self):
        """This tree as a module handle of the library, which every language can walk and call; tensors are shared."""
        handle = _C.ModuleHandle.custom(type(self).__name__, self.__call__)
        for name, p in self._parameters.items():
            handle.set_parameter(name, p)
        for name, b in self._buffers.items():
            handle.set_buffer(name, b, name not in self._non_persistent_buffers_set)
        for name, m in self._modules.items():
            if m is not None:
                handle.set_child(name, m.core_module())
        handle.train(self.training)
        return handle


def _typename(x):
    cls = x if isinstance(x, type) else type(x)
    if cls is Tensor:
        return "torch.FloatTensor" if x is cls else x.type()
    return cls.__qualname__ if cls.__module__ == "builtins" else f"{cls.__module__}.{cls.__qualname__}"
