"""Operators of PyTorch's inside that programs call by their names in `torch`."""

import functools

from . import _C


def _shape_as_tensor(self):
    """The sizes of a tensor, as a tensor."""
    return _C.tensor(list(self.shape), dtype=_C.int64)


def _softmax_backward_data(grad_output, output, dim, input_dtype):
    """The gradient of softmax, from that of its result and the result."""
    product = grad_output * output
    return (product - output * product.sum(dim, keepdim=True)).to(input_dtype)


def _log_softmax_backward_data(grad_output, output, dim, input_dtype):
    """The gradient of log_softmax, from that of its result and the result."""
    return (grad_output - output.exp() * grad_output.sum(dim, keepdim=True)).to(input_dtype)


def _cast(dtype, self, non_blocking=False):
    return self.to(dtype)


CASTS = {
    "_cast_Byte": _C.uint8, "_cast_Char": _C.int8, "_cast_Double": _C.float64, "_cast_Float": _C.float32,
    "_cast_Half": _C.float16, "_cast_Int": _C.int32, "_cast_Long": _C.int64, "_cast_Short": _C.int16,
}  # fmt: skip
globals().update({name: functools.partial(_cast, dtype) for name, dtype in CASTS.items()})
