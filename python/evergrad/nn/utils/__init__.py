"""Helpers for the parameters of networks."""

from ..._lazy import load as _load
from .spectral_norm import remove_spectral_norm, spectral_norm  # functions, whose modules have the same names
from .weight_norm import remove_weight_norm, weight_norm

_HOMES = {  # what is imported when it is first asked for
    "clip_grad": ("clip_grad_norm", "clip_grad_norm_", "clip_grads_with_norm_", "clip_grad_value_", "get_total_norm"),
    "convert_parameters": ("parameters_to_vector", "vector_to_parameters"),
    "fusion": ("fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval", "fuse_linear_bn_weights"),
    "init": ("skip_init",),
    "memory_format": ("convert_conv2d_weight_memory_format", "convert_conv3d_weight_memory_format"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}
_MODULES = (*_HOMES, "parametrizations", "parametrize", "prune", "rnn", "stateless")

__all__ = [
    *sorted([*_HOME, "remove_spectral_norm", "remove_weight_norm", "spectral_norm", "weight_norm"]),
    "parametrizations",
    "rnn",
    "stateless",
]


def __getattr__(name):
    if name in _HOME:
        return globals().setdefault(name, getattr(_load("." + _HOME[name], __name__), name))
    if name in _MODULES:
        return _load("." + name, __name__)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
