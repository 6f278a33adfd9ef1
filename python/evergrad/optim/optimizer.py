"""Optimizer: groups of parameters with options, and a state for each parameter."""

import functools
from collections import OrderedDict, defaultdict
from copy import deepcopy
from itertools import chain

from .. import _C
from .._handle import added
from ..utils import _swap
from ..autograd import enable_grad, set_grad_enabled

Tensor = _C.Tensor


class _Required:
    def __repr__(self):
        return "<required parameter>"


required = _Required()

_global_pre_hooks, _global_post_hooks = OrderedDict(), OrderedDict()


def _register(table, hook, first=False):
    return added(table, hook, prepend=first)


def register_optimizer_step_pre_hook(hook):
    """Calls hook(optimizer, args, kwargs) before each step of any optimizer."""
    return _register(_global_pre_hooks, hook)


def register_optimizer_step_post_hook(hook):
    """Calls hook(optimizer, args, kwargs) after each step of any optimizer."""
    return _register(_global_post_hooks, hook)


class Optimizer:
    """Base of the optimizers: `_core` names the library's, `_options` those of its options that a group has.

    A class of the user's own overrides step() and has no core.
    """

    _core = None
    _options = ()

    def __init__(self, params, defaults):
        self.defaults = defaults
        self._step_pre_hooks, self._step_post_hooks = OrderedDict(), OrderedDict()
        self._state_pre_hooks = OrderedDict()
        self._state_hooks, self._load_hooks, self._load_post_hooks = OrderedDict(), OrderedDict(), OrderedDict()
        if isinstance(params, Tensor):
            raise TypeError(
                "params argument given to the optimizer should be an iterable of Tensors or dicts, but got "
                + params.type()
            )
        self._hook_step()
        self.state = defaultdict(dict)
        self.param_groups = []
        self._handle, self._swaps = None, _swap.count
        self._sent = []
        self._complete = False  # does every parameter that will have a state have one?
        groups = list(params)
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        if not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        for g in groups:
            self.add_param_group(g)

    def _hook_step(self):
        """Lets the hooks run around step(), a user's own one too."""
        cls = type(self)
        if not getattr(cls.step, "hooked", False):
            cls.step = Optimizer.profile_hook_step(cls.step)

    @staticmethod
    def profile_hook_step(func):
        """A step() with the hooks around it."""

        @functools.wraps(func)
        def step(self, *args, **kwargs):
            self._opt_called = True
            if not (_global_pre_hooks or _global_post_hooks or self._step_pre_hooks or self._step_post_hooks):
                return func(self, *args, **kwargs)
            args = (self, *args)
            for hook in list(chain(_global_pre_hooks.values(), self._step_pre_hooks.values())):
                changed = hook(self, args, kwargs)
                if changed is not None:
                    if not (isinstance(changed, tuple) and len(changed) == 2):
                        raise RuntimeError(
                            f"{func} must return None or a tuple of (new_args, new_kwargs), but got {changed}."
                        )
                    args, kwargs = changed
            out = func(*args, **kwargs)
            for hook in list(chain(self._step_post_hooks.values(), _global_post_hooks.values())):
                hook(self, args, kwargs)
            return out

        step.hooked = True
        return step

    def add_param_group(self, param_group):
        """Adds parameters with options of their own."""
        if not isinstance(param_group, dict):
            raise TypeError(f"param_group must be a dict, but got {type(param_group)}")
        params = param_group["params"]
        if isinstance(params, Tensor):
            params = [params]
        elif isinstance(params, set):
            raise TypeError(
                "optimizer parameters need to be organized in ordered collections, but the ordering of tensors in "
                "sets will change between runs. Please use a list instead."
            )
        params = list(params)
        names = []
        if params and isinstance(params[0], tuple) or any(isinstance(p, tuple) for p in params):
            if not all(isinstance(p, tuple) and len(p) == 2 for p in params):
                raise ValueError("all optimizer params should be with/without names. Some param names are missing")
            names = [n for n, _ in params]
            params = [p for _, p in params]
        group = dict(param_group)
        group["params"] = params
        if names:
            group["param_names"] = names
        for p in params:
            if not isinstance(p, Tensor):
                raise TypeError("optimizer can only optimize Tensors, but one of the params is " + type(p).__name__)
            if not self.defaults.get("differentiable") and not (p.is_leaf or p.retains_grad):
                raise ValueError("can't optimize a non-leaf Tensor")
        for name, default in self.defaults.items():
            if default is required and name not in group:
                raise ValueError(f"parameter group didn't specify a value of required optimization parameter {name}")
            group.setdefault(name, default)
        if len(params) != len(set(map(id, params))):
            import warnings

            warnings.warn(
                "optimizer contains a parameter group with duplicate parameters; in future, this will cause an error; "
                "see github.com/pytorch/pytorch/issues/40967 for more information",
                stacklevel=3,
            )
        seen = {id(p) for g in self.param_groups for p in g["params"]}
        if self.param_groups and ("param_names" in group) != ("param_names" in self.param_groups[0]):
            with_or = "with" if "param_names" in group else "without"
            raise ValueError(
                "all optimizer param groups should be with/without names. cannot add param group "
                f"{with_or} names to the optimizer"
            )
        if any(id(p) in seen for p in params):
            raise ValueError("some parameters appear in more than one parameter group")
        self.param_groups.append(group)
        self._attach(group)

    # ---- the library's side ----

    def _values(self, group):
        out = {}
        for name in self._options:
            v = group.get(name) if name == "fused" else group[name]
            if name == "fused":
                v = v is not False  # left to the library unless refused
            if isinstance(v, Tensor):
                v = v.item()
            elif isinstance(v, (tuple, list)):
                v = tuple(float(x) for x in v)
            elif not isinstance(v, bool):
                v = float(v)
            out[name] = v
        return out

    def _attach(self, group):
        if self._core is None or self.defaults.get("differentiable"):
            return
        values = self._values(group)
        if self._handle is None:
            self._handle = _C.OptimizerHandle(self._core, group["params"], values)
            self._sent = [values]
        else:
            self._handle.add_group(group["params"], values)
            self._sent.append(values)
        self._complete = False

    def _sync(self):
        cleared = self._complete and not self.state and self._has_state(self.param_groups[0])
        if cleared or len(self._sent) != len(self.param_groups) or self._swaps != _swap.count:
            self._rebuild()
        for i, group in enumerate(self.param_groups):
            values = self._values(group)
            if values != self._sent[i]:
                for name, v in values.items():
                    if v != self._sent[i][name]:
                        self._handle.set_option(i, name, v)
                self._sent[i] = values

    def _rebuild(self):
        self._handle, self._sent, self._swaps = None, [], _swap.count
        for group in self.param_groups:
            self._attach(group)
        for p, state in self.state.items():
            if state and self._handle is not None:
                self._handle.set_state(p, state)

    def _has_state(self, group):
        return True

    def _fetch(self):
        """State that came into being in the library's step; the tensors are the same ones from then on."""
        complete = True
        for group in self.param_groups:
            if not self._has_state(group):
                continue
            for p in group["params"]:
                if p in self.state:
                    continue
                state = self._handle.get_state(p) if p.grad is not None else None
                if state:
                    self.state[p] = state
                else:
                    complete = False
        self._complete = complete

    def _loss_of(self, closure):
        if closure is None:
            return None
        with enable_grad():
            return closure()

    def step(self, closure=None):
        """One step; closure, if given, computes the loss again."""
        loss = self._loss_of(closure)
        if self._core is None:
            raise NotImplementedError
        if self.defaults.get("differentiable"):
            with set_grad_enabled(True):
                for group in self.param_groups:
                    for p in group["params"]:
                        if p.grad is not None:
                            self._update(group, p, -p.grad if group["maximize"] else p.grad, self.state[p])
            return loss
        self._sync()
        with _C.no_grad():
            self._handle.step()
        if not self._complete:
            self._fetch()
        return loss

    def zero_grad(self, set_to_none=True):
        """Forgets, or zeroes, the gradients of all parameters."""
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    if set_to_none:
                        p.grad = None
                    else:
                        if p.grad.grad_fn is not None:
                            p.grad.detach_()
                        else:
                            p.grad.requires_grad_(False)
                        p.grad.zero_()

    # ---- hooks ----

    def register_step_pre_hook(self, hook):
        return _register(self._step_pre_hooks, hook)

    def register_step_post_hook(self, hook):
        return _register(self._step_post_hooks, hook)

    def register_state_dict_pre_hook(self, hook, prepend=False):
        return _register(self._state_pre_hooks, hook, prepend)

    def register_state_dict_post_hook(self, hook, prepend=False):
        return _register(self._state_hooks, hook, prepend)

    def register_load_state_dict_pre_hook(self, hook, prepend=False):
        return _register(self._load_hooks, hook, prepend)

    def register_load_state_dict_post_hook(self, hook, prepend=False):
        return _register(self._load_post_hooks, hook, prepend)

    # ---- state ----

    def state_dict(self):
        """The state by number of the parameter, and the groups."""
        for hook in list(self._state_pre_hooks.values()):
            hook(self)
        index, groups = {}, []
        for group in self.param_groups:
            packed = {k: v for k, v in group.items() if k != "params"}
            for p in group["params"]:
                index.setdefault(id(p), len(index))
            packed["params"] = [index[id(p)] for p in group["params"]]
            groups.append(packed)
        state = {(index[id(k)] if isinstance(k, Tensor) else k): v for k, v in self.state.items()}
        out = {"state": state, "param_groups": groups}
        for hook in list(self._state_hooks.values()):
            r = hook(self, out)
            if r is not None:
                out = r
        return out

    def load_state_dict(self, state_dict):
        """Restores what state_dict gave."""
        state_dict = dict(state_dict)
        for hook in list(self._load_hooks.values()):
            r = hook(self, state_dict)
            if r is not None:
                state_dict = r
        groups, saved = self.param_groups, deepcopy(state_dict["param_groups"])
        if len(groups) != len(saved):
            raise ValueError("loaded state dict has a different number of parameter groups")
        if any(len(g["params"]) != len(s["params"]) for g, s in zip(groups, saved)):
            raise ValueError(
                "loaded state dict contains a parameter group that doesn't match the size of optimizer's group"
            )
        by_id = {}
        for g, s in zip(groups, saved):
            by_id.update(zip(s["params"], g["params"]))

        def cast(param, key, value):
            if isinstance(value, Tensor):
                if key == "step":
                    return value.clone().to(_C.float32)
                return value.to(dtype=param.dtype).clone() if param.is_floating_point() else value.clone()
            return deepcopy(value)

        state = defaultdict(dict)
        for k, v in state_dict["state"].items():
            p = by_id.get(k)
            if p is None:
                state[k] = v
                continue
            state[p] = {name: cast(p, name, x) for name, x in v.items()} if isinstance(v, dict) else v
        self.state = state
        for g, s in zip(groups, saved):
            params = g["params"]
            names = g.get("param_names")
            g.clear()
            g.update(s)
            g["params"] = params
            if names is not None and "param_names" not in g:
                g["param_names"] = names
            for name, default in self.defaults.items():
                g.setdefault(name, default)
        if self._handle is not None:
            self._rebuild()
            for p in list(self.state):
                if isinstance(p, Tensor):
                    now = self._handle.get_state(p)
                    if now:
                        self.state[p] = now
        for hook in list(self._load_post_hooks.values()):
            hook(self)

    def __getstate__(self):
        return {"defaults": self.defaults, "state": self.state, "param_groups": self.param_groups}

    def __setstate__(self, state):
        self.__dict__.update(state)
        for name in ("_state_pre_hooks", "_step_pre_hooks", "_step_post_hooks", "_state_hooks", "_load_hooks", "_load_post_hooks"):
            self.__dict__.setdefault(name, OrderedDict())
        self._handle, self._sent, self._complete = None, [], False
        self._hook_step()
        self._rebuild()

    def __del__(self):
        # The library's part holds the parameters. It goes first, so that parameters that lead to their optimizer are no
        # longer held by it when the collector finds them both; it would be made again from the states.
        self._handle, self._sent = None, []

    def __repr__(self):
        text = type(self).__name__ + " ("
        for i, group in enumerate(self.param_groups):
            text += f"\nParameter Group {i}\n"
            for key in sorted(group):
                if key != "params":
                    text += f"    {key}: {group[key]}\n"
        return text + ")"


def check_lr(lr, foreach=None, capturable=False):
    if isinstance(lr, Tensor):
        if foreach and not capturable:
            raise ValueError("lr as a Tensor is not supported for capturable=False and foreach=True")
        if lr.numel() != 1:
            raise ValueError("Tensor lr must be 1-element")
    if not 0.0 <= lr:
        raise ValueError(f"Invalid learning rate: {lr}")


from ._helpers import (  # noqa: E402, F401  (for optimizers of others)
    ParamsT,
    _default_to_fused_or_foreach,
    _device_dtype_check_for_fused,
    _disable_dynamo_if_unsupported,
    _dispatch_sqrt,
    _get_capturable_supported_devices,
    _get_scalar_dtype,
    _get_value,
    _group_tensors_by_device_and_dtype,
    _stack_if_compiling,
    _use_grad_for_differentiable,
    _view_as_real,
)

Optimizer._group_tensors_by_device_and_dtype = staticmethod(_group_tensors_by_device_and_dtype)
