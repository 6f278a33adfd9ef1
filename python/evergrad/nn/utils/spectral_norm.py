"""spectral_norm as a hook that divides the weight before each forward: the old form, whose state is NAME_orig, NAME_u
and NAME_v. parametrizations.spectral_norm is the new one."""

from ... import _C
from .. import functional as F
from ..parameter import Parameter, UninitializedParameter

__all__ = [
    "SpectralNorm",
    "SpectralNormLoadStateDictPreHook",
    "SpectralNormStateDictHook",
    "spectral_norm",
    "remove_spectral_norm",
]


class SpectralNorm:
    """The hook: NAME is NAME_orig divided by its largest singular value, which power iteration finds."""

    _version = 1  # of the state: since 1 it has NAME_v, and NAME no more

    def __init__(self, name="weight", n_power_iterations=1, dim=0, eps=1e-12):
        if n_power_iterations <= 0:
            raise ValueError(
                f"Expected n_power_iterations to be positive, but got n_power_iterations={n_power_iterations}"
            )
        self.name, self.dim, self.n_power_iterations, self.eps = name, dim, n_power_iterations, eps

    def reshape_weight_to_matrix(self, weight):
        """The weight with dim in front and all others as one."""
        if self.dim != 0:
            weight = weight.permute(self.dim, *(d for d in range(weight.dim()) if d != self.dim))
        return weight.reshape(weight.size(0), -1)

    def compute_weight(self, module, do_power_iteration):
        """The weight, after one more round of the iteration if so told."""
        weight = getattr(module, self.name + "_orig")
        u, v = getattr(module, self.name + "_u"), getattr(module, self.name + "_v")
        matrix = self.reshape_weight_to_matrix(weight)
        if do_power_iteration:
            with _C.no_grad():
                for _ in range(self.n_power_iterations):
                    v.copy_(F.normalize(_C.mv(matrix.t(), u), dim=0, eps=self.eps))
                    u.copy_(F.normalize(_C.mv(matrix, v), dim=0, eps=self.eps))
                u, v = u.clone(), v.clone()  # the next round must not change what backward needs of this one
        return weight / _C.dot(u, _C.mv(matrix, v))

    def remove(self, module):
        """Makes the weight a plain parameter again."""
        with _C.no_grad():
            weight = self.compute_weight(module, do_power_iteration=False)
        for end in ("", "_u", "_v", "_orig"):
            delattr(module, self.name + end)
        module.register_parameter(self.name, Parameter(weight.detach()))

    def __call__(self, module, inputs):
        setattr(module, self.name, self.compute_weight(module, do_power_iteration=module.training))

    def _solve_v_and_rescale(self, weight_mat, u, target_sigma):
        """The v for which u is the next of the iteration, at the length that makes sigma the given one."""
        w = weight_mat
        v = (_C.pinverse(w.t().mm(w)) @ w.t() @ u.unsqueeze(1)).squeeze(1)
        return v.mul_(target_sigma / _C.dot(u, _C.mv(w, v)))

    @staticmethod
    def apply(module, name, n_power_iterations, dim, eps):
        """Takes the weight of the module as the original, and registers the hooks."""
        if any(isinstance(h, SpectralNorm) and h.name == name for h in module._forward_pre_hooks.values()):
            raise RuntimeError(f"Cannot register two spectral_norm hooks on the same parameter {name}")
        hook = SpectralNorm(name, n_power_iterations, dim, eps)
        weight = module._parameters[name]
        if weight is None:
            raise ValueError(f"`SpectralNorm` cannot be applied as parameter `{name}` is None")
        if isinstance(weight, UninitializedParameter):
            raise ValueError(
                "The module passed to `SpectralNorm` can't have uninitialized parameters. Make sure to run the dummy "
                "forward before applying spectral normalization"
            )
        with _C.no_grad():
            rows, columns = hook.reshape_weight_to_matrix(weight).size()
            u = F.normalize(weight.new_empty(rows).normal_(0, 1), dim=0, eps=eps)
            v = F.normalize(weight.new_empty(columns).normal_(0, 1), dim=0, eps=eps)
        delattr(module, name)
        module.register_parameter(name + "_orig", weight)
        setattr(module, name, weight.data)  # a plain attribute until the first forward
        module.register_buffer(name + "_u", u)
        module.register_buffer(name + "_v", v)
        module.register_forward_pre_hook(hook)
        module._register_state_dict_hook(SpectralNormStateDictHook(hook))
        module._register_load_state_dict_pre_hook(SpectralNormLoadStateDictPreHook(hook))
        return hook


class SpectralNormLoadStateDictPreHook:
    """Makes states from before version 1, which have NAME in the place of NAME_v, present ones."""

    def __init__(self, fn):
        self.fn = fn

    def __call__(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        hook, key = self.fn, prefix + self.fn.name
        version = local_metadata.get("spectral_norm", {}).get(hook.name + ".version", None)
        if version is not None and version >= 1:
            return
        if version is None and key not in state_dict and all(key + end in state_dict for end in ("_orig", "_u", "_v")):
            return  # a present one whose metadata are lost
        missing = [key + end for end in ("_orig", "", "_u") if key + end not in state_dict]
        if missing:
            if strict:
                missing_keys.extend(missing)
            return
        with _C.no_grad():
            original = state_dict[key + "_orig"]
            sigma = (original / state_dict.pop(key)).mean()
            matrix = hook.reshape_weight_to_matrix(original)
            state_dict[key + "_v"] = hook._solve_v_and_rescale(matrix, state_dict[key + "_u"], sigma)


class SpectralNormStateDictHook:
    """Notes the version of the state beside it."""

    def __init__(self, fn):
        self.fn = fn

    def __call__(self, module, state_dict, prefix, local_metadata):
        versions = local_metadata.setdefault("spectral_norm", {})
        key = self.fn.name + ".version"
        if key in versions:
            raise RuntimeError(f"Unexpected key in metadata['spectral_norm']: {key}")
        versions[key] = self.fn._version


def spectral_norm(module, name="weight", n_power_iterations=1, eps=1e-12, dim=None):
    """A weight divided by its largest singular value, found by power iteration (Miyato et al. 2018)."""
    if dim is None:
        dim = 1 if type(module).__name__ in ("ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d") else 0
    SpectralNorm.apply(module, name, n_power_iterations, dim, eps)
    return module


def remove_spectral_norm(module, name="weight"):
    """Makes a weight under spectral_norm a plain parameter again, with the values that it has."""
    for key, hook in module._forward_pre_hooks.items():
        if isinstance(hook, SpectralNorm) and hook.name == name:
            hook.remove(module)
            del module._forward_pre_hooks[key]
            break
    else:
        raise ValueError(f"spectral_norm of '{name}' not found in {module}")
    for table, kind in (
        (module._state_dict_hooks, SpectralNormStateDictHook),
        (module._load_state_dict_pre_hooks, SpectralNormLoadStateDictPreHook),
    ):
        for key, hook in list(table.items()):
            if isinstance(hook, kind) and hook.fn.name == name:
                del table[key]
    return module
