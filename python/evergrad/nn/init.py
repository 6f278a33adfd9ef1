"""Initialisation of parameters, in place; the draws are those of the library for every language."""

import math
import warnings

from .. import _C


def calculate_gain(nonlinearity, param=None):
    """The recommended gain of a nonlinearity."""
    if nonlinearity in (
        "linear",
        "conv1d",
        "conv2d",
        "conv3d",
        "conv_transpose1d",
        "conv_transpose2d",
        "conv_transpose3d",
        "sigmoid",
    ):
        return 1
    if nonlinearity == "tanh":
        return 5.0 / 3
    if nonlinearity == "relu":
        return math.sqrt(2.0)
    if nonlinearity == "leaky_relu":
        if param is None:
            slope = 0.01
        elif not isinstance(param, bool) and isinstance(param, (int, float)):
            slope = param
        else:
            raise ValueError(f"negative_slope {param} not a valid number")
        return math.sqrt(2.0 / (1 + slope**2))
    if nonlinearity == "selu":
        return 3.0 / 4
    raise ValueError(f"Unsupported nonlinearity {nonlinearity}")


def _run(name, tensor, generator=None, **options):
    if tensor.is_meta:
        return tensor
    if generator is not None:
        options["generator"] = generator
    with _C.no_grad():
        _C._init(name, tensor, options)
    return tensor


def uniform_(tensor, a=0.0, b=1.0, generator=None):
    return _run("uniform", tensor, generator, a=float(a), b=float(b))


def normal_(tensor, mean=0.0, std=1.0, generator=None):
    return _run("normal", tensor, generator, mean=float(mean), std=float(std))


def trunc_normal_(tensor, mean=0.0, std=1.0, a=-2.0, b=2.0, generator=None):
    if mean < a - 2 * std or mean > b + 2 * std:
        warnings.warn(
            "mean is more than 2 std from [a, b] in nn.init.trunc_normal_. The distribution of values may be "
            "incorrect.",
            stacklevel=2,
        )
    return _run("trunc_normal", tensor, generator, mean=float(mean), std=float(std), a=float(a), b=float(b))


def _no_grad_trunc_normal_(tensor, mean, std, a, b, generator=None):
    return trunc_normal_(tensor, mean, std, a, b, generator)


def constant_(tensor, val):
    return _run("constant", tensor, val=float(val))


def ones_(tensor):
    return _run("ones", tensor)


def zeros_(tensor):
    return _run("zeros", tensor)


def eye_(tensor):
    if tensor.ndimension() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    return _run("eye", tensor)


def dirac_(tensor, groups=1):
    if tensor.ndimension() not in (3, 4, 5):
        raise ValueError("Only tensors with 3, 4, or 5 dimensions are supported")
    if tensor.size(0) % groups:
        raise ValueError("dim 0 must be divisible by groups")
    return _run("dirac", tensor, groups=groups)


def _calculate_fan_in_and_fan_out(tensor):
    if tensor.dim() < 2:
        raise ValueError("Fan in and fan out can not be computed for tensor with fewer than 2 dimensions")
    field = 1
    for s in tensor.shape[2:]:
        field *= s
    return tensor.size(1) * field, tensor.size(0) * field


def _calculate_correct_fan(tensor, mode):
    mode = mode.lower()
    if mode not in ("fan_in", "fan_out"):
        raise ValueError(f"Mode {mode} not supported, please use one of ['fan_in', 'fan_out']")
    return _calculate_fan_in_and_fan_out(tensor)[mode == "fan_out"]


def xavier_uniform_(tensor, gain=1.0, generator=None):
    _calculate_fan_in_and_fan_out(tensor)
    return _run("xavier_uniform", tensor, generator, gain=float(gain))


def xavier_normal_(tensor, gain=1.0, generator=None):
    _calculate_fan_in_and_fan_out(tensor)
    return _run("xavier_normal", tensor, generator, gain=float(gain))


def kaiming_uniform_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu", generator=None):
    if 0 in tensor.shape:
        warnings.warn("Initializing zero-element tensors is a no-op", stacklevel=2)
        return tensor
    _calculate_correct_fan(tensor, mode)
    calculate_gain(nonlinearity, a)
    return _run("kaiming_uniform", tensor, generator, a=float(a), mode=mode, nonlinearity=nonlinearity)


def kaiming_normal_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu", generator=None):
    if 0 in tensor.shape:
        warnings.warn("Initializing zero-element tensors is a no-op", stacklevel=2)
        return tensor
    _calculate_correct_fan(tensor, mode)
    calculate_gain(nonlinearity, a)
    return _run("kaiming_normal", tensor, generator, a=float(a), mode=mode, nonlinearity=nonlinearity)


def orthogonal_(tensor, gain=1, generator=None):
    if tensor.ndimension() < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    return _run("orthogonal", tensor, generator, gain=float(gain))


def sparse_(tensor, sparsity, std=0.01, generator=None):
    if tensor.ndimension() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    return _run("sparse", tensor, generator, sparsity=float(sparsity), std=float(std))


def _old(new):
    """A function by its name from before those in place ended in an underscore."""
    name = new.__name__[:-1]

    def function(*args, **kwargs):
        warnings.warn(
            f"`nn.init.{name}` is now deprecated in favor of `nn.init.{name}_`.", FutureWarning, stacklevel=2
        )
        return new(*args, **kwargs)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"The old name of {name}_."
    return function


uniform = _old(uniform_)
normal = _old(normal_)
constant = _old(constant_)
eye = _old(eye_)
dirac = _old(dirac_)
xavier_uniform = _old(xavier_uniform_)
xavier_normal = _old(xavier_normal_)
kaiming_uniform = _old(kaiming_uniform_)
kaiming_normal = _old(kaiming_normal_)
orthogonal = _old(orthogonal_)
sparse = _old(sparse_)


def _no_grad_uniform_(tensor, a, b, generator=None):
    with _C.no_grad():
        return tensor.uniform_(a, b, generator=generator)


def _no_grad_normal_(tensor, mean, std, generator=None):
    with _C.no_grad():
        return tensor.normal_(mean, std, generator=generator)


def _no_grad_fill_(tensor, val):
    with _C.no_grad():
        return tensor.fill_(val)


def _no_grad_zero_(tensor):
    with _C.no_grad():
        return tensor.zero_()
