"""The state of modules by dotted names: saved and loaded."""

import functools
import itertools
import warnings
from collections import OrderedDict, namedtuple

from ... import __future__ as _future
from ... import _C
from ..parameter import Parameter, is_lazy
from ._hooks import _HookHandle

Tensor = _C.Tensor


class _IncompatibleKeys(namedtuple("IncompatibleKeys", ["missing_keys", "unexpected_keys"])):
    __slots__ = ()

    def __repr__(self):
        return (
            "<All keys matched successfully>"
            if not self.missing_keys and not self.unexpected_keys
            else super().__repr__()
        )

    __str__ = __repr__


def _as_parameter(source, target):
    """source as what takes the place of target: a parameter, trained or not like it, where that is one."""
    if not isinstance(target, Parameter):
        return source
    if not isinstance(source, Parameter):
        return Parameter(source, target.requires_grad)
    return source.requires_grad_(target.requires_grad)


def _load_by_swap(target, source, assign):
    """The object stays; what it stands for becomes what module_load gives."""
    from ...utils._swap import swap_tensors

    loaded = target.module_load(source, assign=assign)
    if loaded is source or loaded is target:
        raise RuntimeError(
            "module_load returned one of self or other, please .detach() the result if returning one of the inputs in "
            "module_load"
        )
    swap_tensors(target, _as_parameter(loaded, target))


def _load_tree(module, local, prefix, metadata, assign, missing, unexpected, errors):
    info = {} if metadata is None else metadata.get(prefix[:-1], {})
    if assign:
        info["assign_to_params_buffers"] = assign
    module._load_from_state_dict(local, prefix, info, True, missing, unexpected, errors)
    for name, child in module._modules.items():
        if child is not None:
            inner = prefix + name + "."
            part = {k: v for k, v in local.items() if k.startswith(inner)}
            _load_tree(child, part, inner, metadata, assign, missing, unexpected, errors)
    keys = _IncompatibleKeys(missing, unexpected)
    for hook in module._load_state_dict_post_hooks.values():
        if hook(module, keys) is not None:
            raise AssertionError(
                "Hooks registered with ``register_load_state_dict_post_hook`` are not expected to return new values, if "
                "incompatible_keys need to be modified, it should be done inplace."
            )


class StateMethods:
    """The part of Module that has to do with state_dict."""

    def get_extra_state(self):
        raise RuntimeError("Reached a code path in Module.get_extra_state() that should never be called.")

    def set_extra_state(self, state):
        raise RuntimeError("Reached a code path in Module.set_extra_state() that should never be called.")

    def register_state_dict_post_hook(self, hook):
        """hook(module, state_dict, prefix, local_metadata) once the state is there; it may change it in place."""
        hook._from_public_api = True
        return _HookHandle(self._state_dict_hooks, hook)

    def _register_state_dict_hook(self, hook):
        """The same; what the hook gives, unless None, takes the place of the state."""
        if getattr(hook, "_from_public_api", False):
            raise RuntimeError(
                "Cannot register the same function as the state dict post hook that was previously registered via "
                "register_state_dict_post_hook"
            )
        return _HookHandle(self._state_dict_hooks, hook)

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
        if type(self).get_extra_state is not StateMethods.get_extra_state:
            destination[prefix + "_extra_state"] = self.get_extra_state()

    def state_dict(self, *args, destination=None, prefix="", keep_vars=False):
        """All parameters and persistent buffers by dotted name."""
        if args:
            warnings.warn(
                "Positional args are being deprecated, use kwargs instead. Refer to "
                "https://pytorch.org/docs/main/generated/torch.nn.Module.html#torch.nn.Module.state_dict for details.",
                FutureWarning,
                stacklevel=2,
            )
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
                if getattr(hook, "_from_public_api", False):
                    raise RuntimeError("state_dict post-hook must return None")
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
            if not is_lazy(target):
                if target.dim() == 0 and source.dim() == 1 and source.numel() == 1:
                    source = source[0]
                if source.shape != target.shape:
                    error_msgs.append(
                        f"size mismatch for {key}: copying a param with shape {source.shape} from checkpoint, the "
                        f"shape in current model is {target.shape}."
                    )
                    continue
                if target.is_meta and not source.is_meta and not assign:
                    warnings.warn(
                        f"for {key}: copying from a non-meta parameter in the checkpoint to a meta parameter in the "
                        "current model, which is a no-op. (Did you mean to pass `assign=True` to assign items in the "
                        "state dictionary to their corresponding key in the module instead of copying them in place?)",
                        stacklevel=2,
                    )
            swap = _future.get_swap_module_params_on_conversion()
            try:
                with _C.no_grad():
                    if swap:
                        _load_by_swap(target, source, assign)
                    elif assign:
                        setattr(self, name, _as_parameter(source, target))
                    else:
                        target.copy_(source)
            except Exception as ex:
                error_msgs.append(
                    f'While {"swapping" if swap else "copying"} the parameter named "{key}", whose dimensions in the '
                    f"model are {target.size()} and whose dimensions in the checkpoint are {source.size()}, an "
                    f"exception occurred : {ex.args}."
                )
        extra = prefix + "_extra_state"
        if type(self).set_extra_state is not StateMethods.set_extra_state:
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
        if metadata is not None:
            state_dict._metadata = metadata
        _load_tree(self, state_dict, "", metadata, assign, missing, unexpected, errors)
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
