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


def clip_grad_norm_(parameters, max_norm, norm_type=2.0, error_if_nonfinite=False, foreach=None):
    """Scales the gradients so that their norm together is at most max_norm; gives the norm before."""
    parameters = [parameters] if isinstance(parameters, _C.Tensor) else list(parameters)
    grads = [p.grad for p in parameters if p.grad is not None]
    total = get_total_norm(grads, norm_type, error_if_nonfinite)
    factor = (float(max_norm) / (total + 1e-6)).clamp(max=1.0)
    with _C.no_grad():
        for g in grads:
            g.mul_(factor.to(g.dtype))
    return total


def clip_grad_value_(parameters, clip_value, foreach=None):
    """Clamps every element of the gradients."""
    with _C.no_grad():
        for p in [parameters] if isinstance(parameters, _C.Tensor) else parameters:
            if p.grad is not None:
                p.grad.clamp_(-float(clip_value), float(clip_value))
