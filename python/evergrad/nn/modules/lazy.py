"""Modules that learn the sizes of their parameters from their first input."""

import warnings

from ..parameter import UninitializedBuffer, UninitializedParameter, is_lazy

__all__ = []


class LazyModuleMixin:
    """Put before the module that it becomes: class LazyX(LazyModuleMixin, X) with initialize_parameters(input)."""

    cls_to_become = None

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self._load_hook = self._register_load_state_dict_pre_hook(self._lazy_load_hook)
        self._initialize_hook = self.register_forward_pre_hook(self._infer_parameters, with_kwargs=True)
        warnings.warn(
            "Lazy modules are a new feature under heavy development so changes to the API or functionality can happen "
            "at any moment.",
            stacklevel=3,
        )

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        for table in (self._parameters, self._buffers):
            for name, t in table.items():
                if t is not None and name not in self._non_persistent_buffers_set:
                    destination[prefix + name] = t if is_lazy(t) or keep_vars else t.detach()

    def _lazy_load_hook(
        self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs
    ):
        for name, t in [*self._parameters.items(), *self._buffers.items()]:
            given = state_dict.get(prefix + name)
            if t is not None and given is not None and is_lazy(t) and not is_lazy(given):
                t.materialize(given.shape)

    def initialize_parameters(self, *args, **kwargs):
        raise NotImplementedError(f"initialize_parameters is not implemented for {type(self).__name__}")

    def has_uninitialized_params(self):
        return any(is_lazy(t) for t in [*self._parameters.values(), *self._buffers.values()])

    def _infer_parameters(self, module, args, kwargs=None):
        module.initialize_parameters(*args, **(kwargs or {}))
        if module.has_uninitialized_params():
            raise RuntimeError(f"module {self._get_name()} has not been fully initialized")
        module._initialize_hook.remove()
        module._load_hook.remove()
        del module._initialize_hook, module._load_hook
        if module.cls_to_become is not None:
            module.__class__ = module.cls_to_become

    def _replicate_for_data_parallel(self):
        raise RuntimeError(
            "Modules with uninitialized parameters can't be used with `DataParallel`. Run a dummy forward pass to "
            "correctly initialize the modules"
        )


def uninitialized(wanted, device, dtype):
    """A parameter without a shape yet; None where none is wanted."""
    return UninitializedParameter(device=device, dtype=dtype) if wanted else None


def uninitialized_buffer(device, dtype):
    return UninitializedBuffer(device=device, dtype=dtype)
