"""weight_norm as a hook that puts the weight together before each forward: the old form, whose state is NAME_g and
NAME_v. parametrizations.weight_norm is the new one."""

import warnings

from ... import _C
from ..parameter import Parameter, UninitializedParameter

__all__ = ["WeightNorm", "weight_norm", "remove_weight_norm"]


def norm_except(v, dim):
    """The norms over all dimensions but one (-1: over all of them), as a tensor that v can be divided by."""
    if dim == -1:
        return v.norm()
    dims = [d for d in range(v.dim()) if d != dim]
    return _C._ns_linalg.vector_norm(v, 2, dims, keepdim=True) if dims else v.abs()


class WeightNorm:
    """The hook: NAME is NAME_v, scaled to the norms NAME_g over all dimensions but dim."""

    def __init__(self, name, dim):
        self.name, self.dim = name, -1 if dim is None else dim

    def compute_weight(self, module):
        """The weight, out of its parts."""
        v = getattr(module, self.name + "_v")
        return v * (getattr(module, self.name + "_g") / norm_except(v, self.dim))

    @staticmethod
    def apply(module, name, dim):
        """Takes the weight of the module apart, and registers the hook."""
        warnings.warn(
            "`torch.nn.utils.weight_norm` is deprecated in favor of `torch.nn.utils.parametrizations.weight_norm`.",
            FutureWarning,
            stacklevel=3,
        )
        if any(isinstance(h, WeightNorm) and h.name == name for h in module._forward_pre_hooks.values()):
            raise RuntimeError(f"Cannot register two weight_norm hooks on the same parameter {name}")
        hook = WeightNorm(name, dim)
        weight = getattr(module, name)
        if isinstance(weight, UninitializedParameter):
            raise ValueError(
                "The module passed to `WeightNorm` can't have uninitialized parameters. Make sure to run the dummy "
                "forward before applying weight normalization"
            )
        del module._parameters[name]
        module.register_parameter(name + "_g", Parameter(norm_except(weight, hook.dim).data))
        module.register_parameter(name + "_v", Parameter(weight.data))
        setattr(module, name, hook.compute_weight(module))
        module.register_forward_pre_hook(hook)
        return hook

    def remove(self, module):
        """Makes the weight a plain parameter again."""
        weight = self.compute_weight(module)
        delattr(module, self.name)
        del module._parameters[self.name + "_g"], module._parameters[self.name + "_v"]
        setattr(module, self.name, Parameter(weight.data))

    def __call__(self, module, inputs):
        setattr(module, self.name, self.compute_weight(module))


def weight_norm(module, name="weight", dim=0):
    """A weight as a direction name_v and a length name_g, put together before each forward."""
    WeightNorm.apply(module, name, dim)
    return module


def remove_weight_norm(module, name="weight"):
    """Makes the weight a plain parameter again."""
    for key, hook in module._forward_pre_hooks.items():
        if isinstance(hook, WeightNorm) and hook.name == name:
            hook.remove(module)
            del module._forward_pre_hooks[key]
            return module
    raise ValueError(f"weight_norm of '{name}' not found in {module}")
