"""The tree of modules: walks over it, and changes to all that is in it."""

import warnings

from ... import __future__ as _future
from ... import _C, _absent
from ..parameter import Parameter, is_lazy

Tensor = _C.Tensor


def _same_kind(t, changed):
    """May t take the data of `changed`, and stay the object that it is?"""
    return changed.device.type == t.device.type and (
        type(changed) in (Tensor, type(t)) or isinstance(changed, Parameter)
    )


def _conversion(*args, **kwargs):
    """The arguments of Module.to, as (device, dtype, non_blocking, memory_format)."""
    if "copy" in kwargs or len(args) > 3:
        raise RuntimeError(".to() does not accept copy argument")
    fmt = kwargs.pop("memory_format", None)
    first = args[0] if args else kwargs.get("tensor", kwargs.get("other"))
    if isinstance(first, Tensor):
        names = ("tensor", "non_blocking")
    elif isinstance(first, _C.dtype):
        names = ("dtype", "non_blocking")
    else:
        names = ("device", "dtype", "non_blocking")
    if len(args) > len(names):
        raise TypeError(f"to() takes at most {len(names)} positional arguments ({len(args)} given)")
    given = dict(zip(names, args))
    for name, value in kwargs.items():
        if name not in ("device", "dtype", "non_blocking", "tensor") or name in given:
            raise TypeError(f"to() received an invalid combination of arguments: '{name}'")
        given[name] = value
    tensor, device, dtype = given.get("tensor"), given.get("device"), given.get("dtype")
    non_blocking = given.get("non_blocking", False)
    if dtype is not None and not isinstance(dtype, _C.dtype):
        raise TypeError(f"to(): argument 'dtype' must be torch.dtype, not {type(dtype).__name__}")
    if not isinstance(non_blocking, bool):
        raise TypeError(f"to(): argument 'non_blocking' must be bool, not {type(non_blocking).__name__}")
    if tensor is not None:
        return tensor.device, tensor.dtype, non_blocking, fmt
    if device is not None and not isinstance(device, (str, int, _C.device)):
        raise TypeError(f"to(): argument 'device' must be torch.device, not {type(device).__name__}")
    return None if device is None else _C.device(device), dtype, non_blocking, fmt


def _swap(t, other, what):
    from ...utils._swap import swap_tensors

    try:
        swap_tensors(t, other)
    except Exception as e:
        raise RuntimeError(f"_apply(): Couldn't swap {what}") from e


class TreeMethods:
    """The part of Module that has to do with what is below it."""

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
            if not isinstance(module, TreeMethods):
                raise AttributeError(f"`{part}` is not an nn.Module")
        return module

    def set_submodule(self, target, module, strict=False):
        """Puts a module in the place of a dotted name; strict: one must be there."""
        if target == "":
            raise ValueError("Cannot set the submodule without a target name!")
        parent, _, name = target.rpartition(".")
        if not isinstance(module, TreeMethods):
            raise ValueError(f"`module` is not an nn.Module, found {type(module)}")
        mod = self.get_submodule(parent)
        if strict and not hasattr(mod, name):
            raise AttributeError(f"{type(mod).__name__} has no attribute `{name}`")
        if hasattr(mod, name) and not isinstance(getattr(mod, name), TreeMethods):
            raise AttributeError(f"`{name}` is not an nn.Module")
        setattr(mod, name, module)

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
            if param is not None:
                self._convert_parameter(key, param, fn)
        for key, buffer in self._buffers.items():
            if buffer is None:
                continue
            if is_lazy(buffer):
                buffer.data = fn(buffer.data)
            else:
                self._buffers[key] = fn(buffer)
        return self

    def _convert_parameter(self, key, param, fn):
        with _C.no_grad():
            changed = fn(param)
        grad = param.grad
        if _future.get_swap_module_params_on_conversion() or hasattr(type(changed), "__tensor_flatten__"):
            param.grad = None
            _swap(param, Parameter(changed, param.requires_grad), f"{self._get_name()}.{key}")
            if grad is not None:
                with _C.no_grad():
                    changed = fn(grad).requires_grad_(grad.requires_grad)
                _swap(grad, changed, f"{self._get_name()}.{key}.grad")
                param.grad = grad
            return
        keep = not _future.get_overwrite_module_params_on_conversion()
        new = param
        if keep and _same_kind(param, changed):
            if changed is not param:
                param.data = changed
        else:
            if not param.is_leaf:
                raise AssertionError(f"the parameter {key} is not a leaf")
            new = self._parameters[key] = Parameter(changed, param.requires_grad)
        if grad is None:
            return
        with _C.no_grad():
            changed = fn(grad)
        if keep and new is param and _same_kind(grad, changed):
            if changed is not grad:
                param.grad = None
                grad.data = changed
                param.grad = grad
        else:
            new.grad = changed.requires_grad_(grad.requires_grad)

    def to(self, *args, **kwargs):
        """to(device), to(dtype), to(tensor), to(memory_format=...): parameters and buffers change in place."""
        device, dtype, non_blocking, fmt = _conversion(*args, **kwargs)
        if dtype is not None:
            if not (dtype.is_floating_point or dtype.is_complex):
                raise TypeError(
                    f"nn.Module.to only accepts floating point or complex dtypes, but got desired dtype={dtype}"
                )
            if dtype.is_complex:
                warnings.warn(
                    "Complex modules are a new feature under active development whose design may change, and some "
                    "modules might not work as expected when using complex tensors as parameters or buffers.",
                    stacklevel=2,
                )

        def convert(t):
            kw = {}
            if fmt is not None and t.dim() in (4, 5):
                kw["memory_format"] = fmt
            if dtype is not None and (t.is_floating_point() or t.is_complex()):
                kw["dtype"] = dtype
            if device is not None:
                kw["device"] = device
            return t.to(non_blocking=non_blocking, **kw) if kw else t

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

    ipu, mtia, xpu = (_absent.function("nn.Module." + name) for name in ("ipu", "mtia", "xpu"))

    def compile(self, *args, **kwargs):
        """Nothing to do: operators run one by one, with the same values."""

    def to_empty(self, *, device, recurse=True):
        return self._apply(lambda t: _C.empty_like(t, device=device), recurse)

    def share_memory(self):
        """Moves all parameters and buffers to memory that processes share."""

        def share(t):
            return t.share_memory_()

        for buffer in self.buffers():
            if is_lazy(buffer):
                share(buffer)  # refuses
        return self._apply(share)

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
