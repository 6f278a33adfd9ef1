"""What optimizers of others take from torch.optim.optimizer."""

import functools
from collections.abc import Iterable
from typing import Any, Union

from .. import _C

ParamsT = Union[Iterable[_C.Tensor], Iterable[dict[str, Any]], Iterable[tuple[str, _C.Tensor]]]


def _use_grad_for_differentiable(func):
    """A decorator of step(): gradients are recorded where the optimizer is differentiable."""

    @functools.wraps(func)
    def step(self, *args, **kwargs):
        before = _C.is_grad_enabled()
        _C._set_grad_enabled(self.defaults["differentiable"])
        try:
            return func(self, *args, **kwargs)
        finally:
            _C._set_grad_enabled(before)

    return step


def _default_to_fused_or_foreach(params, differentiable, use_fused=False):
    """(fused, foreach) where neither was asked for: one tensor after the other, as on the CPU."""
    return False, False


def _device_dtype_check_for_fused(p, cuda_unsupported=False):
    if not p.is_floating_point():
        raise RuntimeError("`fused=True` requires all the params to be floating point Tensors")


def _group_tensors_by_device_and_dtype(tensorlistlist, with_indices=False):
    """{(device, dtype): (the parts of all lists, the indices)}"""
    from ..utils._foreach_utils import _group_tensors_by_device_and_dtype as group

    return group(tensorlistlist, with_indices)


def _disable_dynamo_if_unsupported(single_tensor_fn=None):
    """A decorator: the function stays as it is."""
    return lambda func: func


def _get_capturable_supported_devices(supports_xla=True):
    """The devices whose steps can be captured: those of PyTorch, none of which is here."""
    return ["cuda", "xpu", "hpu", "privateuseone", *(["xla"] if supports_xla else [])]


def _get_value(x):
    """A number, of a tensor too."""
    return x.item() if isinstance(x, _C.Tensor) else x


def _stack_if_compiling(x):
    """A list stays a list."""
    return x


def _get_scalar_dtype(is_fused=None):
    """The dtype of counts of steps."""
    if is_fused:
        return _C.float32
    return _C.float64 if _C.get_default_dtype() is _C.float64 else _C.float32


def _dispatch_sqrt(x):
    """The root of a number or a tensor."""
    return x.sqrt() if isinstance(x, _C.Tensor) else x**0.5


def _view_as_real(params, *state_and_grads):
    """Complex tensors as pairs of real numbers, in place in the lists."""
    for i, p in enumerate(params):
        if _C.is_complex(p):
            params[i] = _C.view_as_real(params[i])
            for values in state_and_grads:
                values[i] = _C.view_as_real(values[i])
