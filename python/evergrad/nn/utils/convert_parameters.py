"""Parameters as one vector, and back."""

from ... import _C

__all__ = ["parameters_to_vector", "vector_to_parameters"]


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
