"""Gradients kept within bounds."""

import warnings

from ... import _C

__all__ = ["clip_grad_norm", "clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_", "get_total_norm"]


def get_total_norm(tensors, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    tensors = [tensors] if isinstance(tensors, _C.Tensor) else list(tensors)
    if not tensors:
        return _C.tensor(0.0)
    norm = _C._ns_linalg.vector_norm
    total = norm(_C.stack([norm(t.detach(), float(norm_type)) for t in tensors]), float(norm_type))
    if error_if_nonfinite and not bool(_C.isfinite(total)):
        raise RuntimeError(
            f"The total norm of order {float(norm_type)} for gradients from `parameters` is non-finite, so it cannot be "
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
