"""Helpers for the parameters of networks."""

from ... import _C


def parameters_to_vector(parameters):
    """All parameters in one vector."""
    return _C.cat([p.reshape(-1) for p in parameters])


def vector_to_parameters(vec, parameters):
    """The inverse of parameters_to_vector."""
    at = 0
    for p in parameters:
        n = p.numel()
        p.data = vec[at : at + n].view_as(p).data
        at += n


def get_total_norm(tensors, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    tensors = [tensors] if isinstance(tensors, _C.Tensor) else list(tensors)
    if not tensors:
        return _C.tensor(0.0)
    norm = _C._ns_linalg.vector_norm
    total = norm(_C.stack([norm(t.detach(), float(norm_type)) for t in tensors]), float(norm_type))
    if error_if_nonfinite and not bool(_C.isfinite(total)):
        raise RuntimeError(
            f"The total norm of order {norm_type} for gradients from `parameters` is non-finite, so it cannot be "
            "clipped. To disable this error and scale the gradients by the non-finite norm anyway, set "
            "`error_if_nonfinite=False`"
        )
    return total


def clip_grads_with_norm_(parameters, max_norm, total_norm, foreach=None):
    """Scales the gradients as clip_grad_norm_ does, from a norm that is known."""
    parameters = [parameters] if isinstance(parameters, _C.Tensor) else list(parameters)
    factor = (float(max_norm) / (total_norm + 1e-6)).clamp(max=1.0)
    with _C.no_grad():
        for p in parameters:
            if p.grad is not None:
                p.grad.mul_(factor.to(p.grad.dtype))


def clip_grad_norm_(parameters, max_norm, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    """Scales the gradients so that their norm together is at most max_norm; gives the norm before."""
    parameters = [parameters] if isinstance(parameters, _C.Tensor) else list(parameters)
    total = get_total_norm([p.grad for p in parameters if p.grad is not None], norm_type, error_if_nonfinite)
    clip_grads_with_norm_(parameters, max_norm, total)
    return total


def clip_grad_norm(parameters, max_norm, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    """The old name of clip_grad_norm_."""
    import warnings

    warnings.warn(
        "torch.nn.utils.clip_grad_norm is now deprecated in favor of torch.nn.utils.clip_grad_norm_.",
        FutureWarning,
        stacklevel=2,
    )
    return clip_grad_norm_(parameters, max_norm, norm_type, error_if_nonfinite, foreach)


def clip_grad_value_(parameters, clip_value, foreach=None):
    """Clamps every element of the gradients."""
    with _C.no_grad():
        for p in [parameters] if isinstance(parameters, _C.Tensor) else parameters:
            if p.grad is not None:
                p.grad.clamp_(-float(clip_value), float(clip_value))


def weight_norm(module, name="weight", dim=0):
    """A weight as a direction name_v and a length name_g, put together before each forward."""
    from .parametrizations import norm_except

    dim = -1 if dim is None else dim
    if any(isinstance(h, _WeightNormHook) and h.name == name for h in module._forward_pre_hooks.values()):
        raise RuntimeError(f"Cannot register two weight_norm hooks on the same parameter {name}")
    weight = module._parameters.pop(name)
    module.register_parameter(name + "_g", type(weight)(norm_except(weight, dim).detach()))
    module.register_parameter(name + "_v", type(weight)(weight.detach()))
    hook = _WeightNormHook(name, dim)
    setattr(module, name, hook.weight(module))
    module.register_forward_pre_hook(hook)
    return module


class _WeightNormHook:
    def __init__(self, name, dim):
        self.name, self.dim = name, dim

    def weight(self, module):
        from .parametrizations import norm_except

        v = getattr(module, self.name + "_v")
        return v * (getattr(module, self.name + "_g") / norm_except(v, self.dim))

    def __call__(self, module, inputs):
        setattr(module, self.name, self.weight(module))


def remove_weight_norm(module, name="weight"):
    """Makes the weight a plain parameter again."""
    for key, hook in list(module._forward_pre_hooks.items()):
        if isinstance(hook, _WeightNormHook) and hook.name == name:
            weight = hook.weight(module).detach()
            module.__dict__.pop(name, None)
            kind = type(module._parameters.pop(name + "_g"))
            del module._parameters[name + "_v"]
            module.register_parameter(name, kind(weight))
            del module._forward_pre_hooks[key]
            return module
    raise ValueError(f"weight_norm of '{name}' not found in {module}")


def skip_init(module_cls, *args, **kwargs):
    """A module whose parameters are not initialised."""
    import inspect

    from ..modules.module import Module

    if not (isinstance(module_cls, type) and issubclass(module_cls, Module)):
        raise RuntimeError(f"Expected a Module; got {module_cls}")
    if "device" not in inspect.signature(module_cls).parameters:
        raise RuntimeError("Module must support a 'device' arg to skip initialization")
    from .. import init

    names = [n for n in vars(init) if n.endswith("_") and not n.startswith("_")]
    saved = {n: getattr(init, n) for n in names}
    try:  # the constructors call these by name
        for n in names:
            setattr(init, n, lambda tensor, *a, **k: tensor)
        return module_cls(*args, **kwargs)
    finally:
        for n, f in saved.items():
            setattr(init, n, f)


def fuse_conv_bn_weights(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, transpose=False):
    """Weight and bias of a convolution that does what the convolution and the BatchNorm behind it do."""
    from ..parameter import Parameter

    zeros = _C.zeros_like(bn_rm)
    conv_b = zeros if conv_b is None else conv_b
    bn_w = _C.ones_like(bn_rm) if bn_w is None else bn_w
    bn_b = zeros if bn_b is None else bn_b
    scale = bn_w * _C.rsqrt(bn_rv + bn_eps)
    shape = [1, -1] + [1] * (conv_w.dim() - 2) if transpose else [-1, 1] + [1] * (conv_w.dim() - 2)
    weight = (conv_w * scale.reshape(shape)).to(conv_w.dtype)
    bias = ((conv_b - bn_rm) * scale + bn_b).to(conv_w.dtype)
    return Parameter(weight, conv_w.requires_grad), Parameter(bias, conv_b.requires_grad)


def fuse_conv_bn_eval(conv, bn, transpose=False):
    """A copy of the convolution, for evaluation, with the BatchNorm in it."""
    from copy import deepcopy

    if conv.training or bn.training:
        raise AssertionError("Fusion only for eval!")
    fused = deepcopy(conv)
    fused.weight, fused.bias = fuse_conv_bn_weights(
        fused.weight, fused.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias, transpose
    )
    return fused


def fuse_linear_bn_weights(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b):
    """The same for a Linear."""
    return fuse_conv_bn_weights(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b)


def fuse_linear_bn_eval(linear, bn):
    """The same for a Linear."""
    if linear.out_features != bn.num_features and bn.num_features != 1:
        raise AssertionError("To fuse, linear.out_features == bn.num_features or bn.num_features == 1")
    return fuse_conv_bn_eval(linear, bn)


def _convert_weights(module, kinds, memory_format):
    for m in module.modules():
        if type(m).__name__ in kinds:
            m.weight.data = m.weight.detach().clone(memory_format=memory_format)
    return module


def convert_conv2d_weight_memory_format(module, memory_format):
    """The weights of all 2-d convolutions in another memory format."""
    return _convert_weights(module, ("Conv2d", "ConvTranspose2d"), memory_format)


def convert_conv3d_weight_memory_format(module, memory_format):
    """The weights of all 3-d convolutions in another memory format."""
    return _convert_weights(module, ("Conv3d", "ConvTranspose3d"), memory_format)


def remove_spectral_norm(module, name="weight"):
    """Makes a weight under spectral_norm a plain parameter again, with the values that it has."""
    from . import parametrizations, parametrize

    if parametrize.is_parametrized(module, name):
        if any(isinstance(p, parametrizations._SpectralNorm) for p in module.parametrizations[name]):
            return parametrize.remove_parametrizations(module, name)
    raise ValueError(f"spectral_norm of '{name}' not found in {module}")


# The modules in which these functions have another home.
_HOMES = {
    "clip_grad": ("clip_grad_norm", "clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_", "get_total_norm"),
    "convert_parameters": ("parameters_to_vector", "vector_to_parameters"),
    "fusion": ("fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval", "fuse_linear_bn_weights"),
    "init": ("skip_init",),
    "memory_format": ("convert_conv2d_weight_memory_format", "convert_conv3d_weight_memory_format"),
}


def _home(name):
    import sys
    from types import ModuleType

    module = ModuleType(f"{__name__}.{name}", "Functions of nn.utils.")
    module.__dict__.update({f: globals()[f] for f in _HOMES[name]})
    sys.modules[module.__name__] = module
    return globals().setdefault(name, module)


def __getattr__(name):
    import importlib

    if name in ("parametrize", "parametrizations", "prune", "rnn", "stateless"):
        return importlib.import_module("." + name, __name__)
    if name in _HOMES:
        return _home(name)
    if name == "spectral_norm":
        return importlib.import_module(".parametrizations", __name__).spectral_norm
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
