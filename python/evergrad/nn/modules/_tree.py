"""The tree of modules: walks over it, and changes to all that is in it."""

from ... import _C, _absent
from ..parameter import Parameter, is_lazy

Tensor = _C.Tensor


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
            if buffer is None:
                continue
            if is_lazy(buffer):
                buffer.data = fn(buffer.data)
            else:
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

    ipu, mtia, xpu = (_absent.function("nn.Module." + name) for name in ("ipu", "mtia", "xpu"))

    def compile(self, *args, **kwargs):
        """Nothing to do: operators run one by one, with the same values."""

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
