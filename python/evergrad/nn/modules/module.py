"""Module: a tree of parameters, buffers and children with a forward."""

from collections import OrderedDict

from ... import _C
from ..parameter import Buffer, Parameter
from ._hooks import HookMethods, _added_forward_hook, _HookHandle, _one_kind, _WrappedHook  # noqa: F401
from ._state import StateMethods, _IncompatibleKeys  # noqa: F401
from ._tree import TreeMethods

Tensor = _C.Tensor

# The hooks of all modules, looked up here at each call.
_global_backward_pre_hooks = OrderedDict()
_global_backward_hooks = OrderedDict()
_global_is_full_backward_hook = None  # of the older kind: False
_global_forward_pre_hooks = OrderedDict()
_global_forward_hooks = OrderedDict()
_global_forward_hooks_always_called = OrderedDict()
_global_forward_hooks_with_kwargs = OrderedDict()

_global_buffer_registration_hooks, _global_module_registration_hooks = OrderedDict(), OrderedDict()
_global_parameter_registration_hooks = OrderedDict()
_registration_hooks = {
    "buffer": _global_buffer_registration_hooks,
    "parameter": _global_parameter_registration_hooks,
    "module": _global_module_registration_hooks,
}

__all__ = [
    "Module",
    "register_module_backward_hook",
    "register_module_buffer_registration_hook",
    "register_module_forward_hook",
    "register_module_forward_pre_hook",
    "register_module_full_backward_hook",
    "register_module_full_backward_pre_hook",
    "register_module_module_registration_hook",
    "register_module_parameter_registration_hook",
]


def register_module_buffer_registration_hook(hook):
    """hook(module, name, buffer) -> None or another buffer, whenever one is registered anywhere."""
    return _HookHandle(_registration_hooks["buffer"], hook)


def register_module_parameter_registration_hook(hook):
    """hook(module, name, parameter) -> None or another parameter, whenever one is registered anywhere."""
    return _HookHandle(_registration_hooks["parameter"], hook)


def register_module_module_registration_hook(hook):
    """hook(module, name, child) -> None or another child, whenever one is registered anywhere."""
    return _HookHandle(_registration_hooks["module"], hook)


def register_module_forward_pre_hook(hook):
    """hook(module, args) before every module's forward."""
    return _HookHandle(_global_forward_pre_hooks, hook)


def register_module_forward_hook(hook, *, with_kwargs=False, always_call=False):
    """hook(module, args, output) after every module's forward; with_kwargs: hook(module, args, kwargs, output);
    always_call: also when the forward raised an error."""
    return _added_forward_hook(
        hook, _global_forward_hooks, _global_forward_hooks_with_kwargs, _global_forward_hooks_always_called, with_kwargs,
        always_call,
    )  # fmt: skip


def register_module_full_backward_pre_hook(hook):
    """hook(module, grad_output) before the gradients of every module."""
    return _HookHandle(_global_backward_pre_hooks, hook)


def register_module_full_backward_hook(hook):
    """hook(module, grad_input, grad_output) after the gradients of every module."""
    global _global_is_full_backward_hook
    _global_is_full_backward_hook = _one_kind(_global_is_full_backward_hook, True, "as a global Module hook")
    return _HookHandle(_global_backward_hooks, hook)


def register_module_backward_hook(hook):
    """The older kind: at the node that made the output of every module."""
    global _global_is_full_backward_hook
    _global_is_full_backward_hook = _one_kind(_global_is_full_backward_hook, False, "as a global Module hook")
    return _HookHandle(_global_backward_hooks, hook)


def _registered(kind, module, name, value):
    for hook in list(_registration_hooks[kind].values()):
        other = hook(module, name, value)
        if other is not None:
            value = other
    return value


def _addindent(text, spaces):
    lines = text.split("\n")
    return "\n".join([lines[0]] + [" " * spaces + line for line in lines[1:]])


def _has_hooks(module):
    """Whether a call of the module is more than its forward."""
    d = module.__dict__
    return bool(
        d["_forward_hooks"]
        or d["_forward_pre_hooks"]
        or d["_backward_hooks"]
        or d["_backward_pre_hooks"]
        or _global_forward_hooks
        or _global_forward_pre_hooks
        or _global_backward_hooks
        or _global_backward_pre_hooks
    )


class Module(HookMethods, StateMethods, TreeMethods):
    """Base class of all networks: assign parameters and modules in __init__, write forward."""

    dump_patches = False
    _version = 1
    training: bool
    call_super_init = False

    def __init__(self, *args, **kwargs):
        if not self.call_super_init and (args or kwargs):
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
        d["_is_full_backward_hook"] = None
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
        if self.call_super_init:
            super().__init__(*args, **kwargs)

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
        self._buffers[name] = _registered("buffer", self, name, tensor)
        if persistent:
            self._non_persistent_buffers_set.discard(name)
        else:
            self._non_persistent_buffers_set.add(name)

    def _register_buffer(self, name, tensor, persistent):
        """register_buffer, also where a subclass has one of its own that knows nothing of persistence."""
        if type(self).register_buffer is Module.register_buffer:
            return self.register_buffer(name, tensor, persistent)
        import inspect

        if "persistent" in inspect.signature(self.register_buffer).parameters:
            return self.register_buffer(name, tensor, persistent)
        if not persistent:
            raise RuntimeError(
                "Registering a non-persistent buffer on a Module subclass that implements register_buffer() without the "
                "persistent argument is not allowed."
            )
        return self.register_buffer(name, tensor)

    def register_parameter(self, name, param):
        """Adds a parameter, or the name of one that is None."""
        self._check_name(name, "parameter")
        if hasattr(self, name) and name not in self._parameters:
            raise KeyError(f"attribute '{name}' already exists")
        if param is None:
            self._parameters[name] = _registered("parameter", self, name, None)
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
        self._parameters[name] = _registered("parameter", self, name, param)

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
        self._modules[name] = _registered("module", self, name, module)

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
                modules[name] = _registered("module", self, name, value)
            elif modules is not None and name in modules:
                if value is not None:
                    raise TypeError(
                        f"cannot assign '{_typename(value)}' as child module '{name}' (torch.nn.Module or None "
                        "expected)"
                    )
                modules[name] = _registered("module", self, name, value)
            else:
                buffers = d.get("_buffers")
                if isinstance(value, Buffer):
                    if buffers is None:
                        raise AttributeError("cannot assign buffer before Module.__init__() call")
                    self._register_buffer(name, value, value.persistent)
                elif buffers is not None and name in buffers:
                    if value is not None and not isinstance(value, Tensor):
                        raise TypeError(
                            f"cannot assign '{_typename(value)}' as buffer '{name}' (torch.nn.Buffer, torch.Tensor "
                            "or None expected)"
                        )
                    buffers[name] = _registered("buffer", self, name, value)
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
        if not (  # _has_hooks(self), but a call less
            d["_forward_hooks"]
            or d["_forward_pre_hooks"]
            or d["_backward_hooks"]
            or d["_backward_pre_hooks"]
            or _global_forward_hooks
            or _global_forward_pre_hooks
            or _global_backward_hooks
            or _global_backward_pre_hooks
        ):
            return self.forward(*args, **kwargs)
        return self._call_with_hooks(args, kwargs)

    _call_impl = __call__

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
        replica._parameters = {}  # they stay with the original; what is computed from them becomes plain attributes
        replica._buffers = replica._buffers.copy()
        replica._modules = replica._modules.copy()
        replica._is_replica = True
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
