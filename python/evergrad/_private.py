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


def _convert_indices_from_coo_to_csr(input, size, *, out_int32=False):
    """Where each row begins, and the last one ends, from the sorted numbers of rows."""
    ends = _C.bincount(input, minlength=size).cumsum(0)
    begins = _C.cat([ends.new_zeros(1), ends])
    return begins.to(_C.int32 if out_int32 else _C.int64)


def _convert_indices_from_csr_to_coo(crow_indices, col_indices, *, out_int32=False, transpose=False):
    """The numbers of rows and columns, from where each row begins."""
    if crow_indices.dim() != 1:
        raise NotImplementedError("torch._convert_indices_from_csr_to_coo is not available for batches")
    counts = crow_indices.diff()
    rows = _C.arange(len(counts), device=crow_indices.device).repeat_interleave(counts)
    pair = [col_indices, rows] if transpose else [rows, col_indices]
    return _C.stack([p.to(_C.int32 if out_int32 else _C.int64) for p in pair])


def _amp_foreach_non_finite_check_and_unscale_(grads, found_inf, inv_scale):
    """Multiplies gradients in place, and notes in found_inf whether one of them is not finite."""
    with _C.no_grad():
        for grad in grads:
            if not grad.isfinite().all():
                found_inf.fill_(1)
            grad.mul_(inv_scale.to(grad.dtype))


def _amp_update_scale_(scale, growth_tracker, found_inf, growth_factor, backoff_factor, growth_interval):
    """The next scale of a loss: smaller after gradients that were not finite, larger after a row of steps without."""
    with _C.no_grad():
        if found_inf.item():
            scale.mul_(backoff_factor)
            growth_tracker.zero_()
        elif growth_tracker.item() + 1 == growth_interval:
            larger = scale * growth_factor
            scale.copy_(larger if larger.isfinite() else scale)
            growth_tracker.zero_()
        else:
            growth_tracker.add_(1)
    return scale
