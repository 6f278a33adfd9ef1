"""The gradients of convolutions, with respect to the input or the weight."""

from .. import _C
from ..autograd import grad as _grad

_CONVOLUTIONS = {1: _C.conv1d, 2: _C.conv2d, 3: _C.conv3d}


def _of(dims, input, weight, wanted, grad_output, stride, padding, dilation, groups):
    record = _C.is_grad_enabled()
    with _C.enable_grad():
        out = _CONVOLUTIONS[dims](input, weight, None, stride, padding, dilation, groups)
        return _grad(out, wanted, grad_output, create_graph=record)[0]


def _input(dims):
    def function(input_size, weight, grad_output, stride=1, padding=0, dilation=1, groups=1):
        x = _C.zeros(tuple(input_size), dtype=grad_output.dtype).requires_grad_()
        return _of(dims, x, weight, x, grad_output, stride, padding, dilation, groups)

    function.__name__ = function.__qualname__ = f"conv{dims}d_input"
    function.__doc__ = f"The gradient of conv{dims}d with respect to an input of size input_size."
    return function


def _weight(dims):
    def function(input, weight_size, grad_output, stride=1, padding=0, dilation=1, groups=1):
        w = _C.zeros(tuple(weight_size), dtype=grad_output.dtype).requires_grad_()
        return _of(dims, input, w, w, grad_output, stride, padding, dilation, groups)

    function.__name__ = function.__qualname__ = f"conv{dims}d_weight"
    function.__doc__ = f"The gradient of conv{dims}d with respect to a weight of size weight_size."
    return function


conv1d_input, conv2d_input, conv3d_input = map(_input, (1, 2, 3))
conv1d_weight, conv2d_weight, conv3d_weight = map(_weight, (1, 2, 3))
