"""A linear layer and the activation behind it in one call."""

from ... import _C
from .activation import GELU, ReLU, Sigmoid, SiLU, Tanh
from .linear import Linear
from .module import _has_hooks

_linear_activation = _C._ns__ops._linear_activation
_has_torch_function = _C._has_torch_function_unary
_names = {ReLU: "relu", SiLU: "silu", Sigmoid: "sigmoid", Tanh: "tanh"}
_gelus = {"none": "gelu", "tanh": "gelu_tanh"}


def name_of(module):
    """What the operator calls a module's activation; None where it is another, or a call does more."""
    kind = type(module)
    name = _gelus.get(module.approximate) if kind is GELU else _names.get(kind)
    return None if name is None or _has_hooks(module) or "forward" in module.__dict__ else name


def is_plain(module):
    """Whether a call of this module is a linear map and nothing else."""
    return type(module) is Linear and not _has_hooks(module) and "forward" not in module.__dict__


def apply(linear, name, input):
    """The activation of linear(input); None where that has to be computed step by step."""
    parameters = linear._parameters
    weight = parameters.get("weight")
    if weight is None or "bias" not in parameters or _has_torch_function(input) or _has_torch_function(weight):
        return None
    return _linear_activation(input, weight, parameters["bias"], name)
