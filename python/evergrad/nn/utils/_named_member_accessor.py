"""Modules' tensors and submodules by dotted names: read, set, deleted and exchanged for others."""

from ... import _C

_MISSING = object()


def set_tensor(module, name, tensor):
    """Puts a tensor, or None, in the place of a parameter, a buffer or an attribute."""
    swap_tensor(module, name, tensor, allow_missing=True)


def swap_tensor(module, name, tensor, allow_missing=False):
    """The same, and gives back what was there; _MISSING takes it away."""
    from ..modules.module import Module

    if not isinstance(module, Module):
        raise TypeError(f"{module} is not an instance of torch.nn.Module")
    if tensor is not _MISSING and tensor is not None and not isinstance(tensor, _C.Tensor):
        raise TypeError(f"{tensor} is not an instance of torch.Tensor")
    if "." in name:
        raise KeyError('tensor name can\'t contain "."')
    if name == "":
        raise KeyError('tensor name can\'t be empty string ""')
    for home in (module._parameters, module._buffers, module.__dict__):
        if name in home:
            break
    else:
        if not allow_missing:
            raise AttributeError(f"{module._get_name()} has no attribute `{name}`")
        home = module.__dict__
    before = home.get(name, _MISSING)
    if home is module.__dict__ and before is not _MISSING and not isinstance(before, _C.Tensor):
        raise TypeError(f"attribute `{name}`: {before} is not an instance of torch.Tensor")
    if tensor is _MISSING:
        home.pop(name, None)
    else:
        home[name] = tensor
    return before


def swap_submodule(module, name, submodule):
    """Puts another submodule in the place of one, which it gives back."""
    if "." in name:
        raise KeyError('submodule name can\'t contain "."')
    if name == "":
        raise KeyError('submodule name can\'t be empty string ""')
    if name not in module._modules:
        raise KeyError(f"submodule {name} does not exist")
    before = module._modules[name]
    module._modules[name] = submodule
    return before


class NamedMemberAccessor:
    """All members of a module, by names from it."""

    def __init__(self, module):
        self.module = module

    def get_submodule(self, name):
        return self.module.get_submodule(name)

    def _parent(self, path):
        parent, _, name = path.rpartition(".")
        return self.get_submodule(parent), name

    def swap_submodule(self, path, value):
        return swap_submodule(*self._parent(path), value)

    def get_tensor(self, name):
        parent, attribute = self._parent(name)
        found = getattr(parent, attribute)
        if found is not None and not isinstance(found, _C.Tensor):
            raise TypeError(f"{found} is not an instance of torch.Tensor")
        return found

    def set_tensor(self, name, value):
        set_tensor(*self._parent(name), value)

    def del_tensor(self, name):
        swap_tensor(*self._parent(name), _MISSING)

    def swap_tensor(self, name, value, allow_missing=False):
        return swap_tensor(*self._parent(name), value, allow_missing=allow_missing)

    def get_tensors(self, names):
        return [self.get_tensor(name) for name in names]

    def set_tensors(self, names, values):
        for name, value in zip(names, values, strict=True):
            self.set_tensor(name, value)

    def set_tensors_dict(self, named_tensors):
        for name, value in named_tensors.items():
            self.set_tensor(name, value)

    def del_tensors(self, names):
        for name in names:
            self.del_tensor(name)

    def swap_tensors(self, names, values, allow_missing=False):
        return [self.swap_tensor(n, v, allow_missing=allow_missing) for n, v in zip(names, values, strict=True)]

    def swap_tensors_dict(self, named_tensors, allow_missing=False):
        """({name: what was there}, names that were missing); nothing is changed where one is refused."""
        before, missing = {}, []
        try:
            for name, value in named_tensors.items():
                was = self.swap_tensor(name, value, allow_missing=True)
                before[name] = was
                if was is _MISSING:
                    missing.append(name)
            if missing and not allow_missing:
                raise RuntimeError(f"Missing key(s): {', '.join(map(repr, missing))}.")
        except Exception:
            for name, value in before.items():
                self.swap_tensor(name, value, allow_missing=True)
            raise
        return before, missing

    def check_keys(self, keys):
        """(missing, unexpected) names of members."""
        here = {name for name, _ in self.named_tensors(remove_duplicate=False)}
        return [k for k in here if k not in set(keys)], [k for k in keys if k not in here]

    def named_parameters(self, remove_duplicate=True):
        yield from self.module.named_parameters(remove_duplicate=remove_duplicate)

    def named_buffers(self, remove_duplicate=True):
        yield from self.module.named_buffers(remove_duplicate=remove_duplicate)

    def named_tensors(self, remove_duplicate=True):
        yield from self.named_parameters(remove_duplicate)
        yield from self.named_buffers(remove_duplicate)

    def named_modules(self, remove_duplicate=True):
        yield from self.module.named_modules(remove_duplicate=remove_duplicate)
