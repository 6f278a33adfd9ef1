"""What distributions share: parameters of one shape, probabilities and log odds, values that are computed once."""

import functools
from numbers import Number

import evergrad as torch
from ..overrides import is_tensor_like

euler_constant = 0.5772156649015329

__all__ = [
    "broadcast_all",
    "logits_to_probs",
    "clamp_probs",
    "probs_to_logits",
    "lazy_property",
    "tril_matrix_to_vec",
    "vec_to_tril_matrix",
]


def broadcast_all(*values):
    """The values as tensors of one shape; numbers take the dtype and device of the first tensor, or the default ones."""
    tensors = [v for v in values if is_tensor_like(v)]
    if not all(is_tensor_like(v) or isinstance(v, Number) for v in values):
        raise ValueError(
            "Input arguments must all be instances of Number, torch.Tensor or objects implementing __torch_function__."
        )
    if len(tensors) < len(values):
        like = {"dtype": torch.get_default_dtype()}
        if tensors:
            like = {"dtype": tensors[0].dtype, "device": tensors[0].device}
        values = [v if is_tensor_like(v) else torch.tensor(v, **like) for v in values]
    return torch.broadcast_tensors(*values)


def _standard_normal(shape, dtype, device):
    return torch.normal(torch.zeros(shape, dtype=dtype, device=device), torch.ones(shape, dtype=dtype, device=device))


def _sum_rightmost(value, dim):
    """The sum over the last dim dimensions."""
    return value if dim == 0 else value.reshape(value.shape[: value.dim() - dim] + (-1,)).sum(-1)


def logits_to_probs(logits, is_binary=False):
    """Probabilities of log odds (is_binary), or of unnormalised log probabilities along the last dimension."""
    return torch.sigmoid(logits) if is_binary else torch.softmax(logits, dim=-1)


def clamp_probs(probs):
    """Probabilities away from 0 and 1, by what the dtype can tell from 1."""
    eps = torch.finfo(probs.dtype).eps
    return probs.clamp(min=eps, max=1 - eps)


def probs_to_logits(probs, is_binary=False):
    """The other way round."""
    safe = clamp_probs(probs)
    return safe.log() - (-safe).log1p() if is_binary else safe.log()


class lazy_property:
    """A property that is computed when it is first read, with gradients, and then an attribute."""

    def __init__(self, wrapped):
        self.wrapped = wrapped
        functools.update_wrapper(self, wrapped)

    def __get__(self, instance, obj_type=None):
        if instance is None:
            return _lazy_property_and_property(self.wrapped)
        with torch.enable_grad():
            value = self.wrapped(instance)
        setattr(instance, self.wrapped.__name__, value)
        return value


class _lazy_property_and_property(lazy_property, property):
    """What the class shows: a property, for tools that read documentation."""

    def __init__(self, wrapped):
        property.__init__(self, wrapped)


def tril_matrix_to_vec(mat, diag=0):
    """The elements on and below a diagonal, row by row."""
    n = mat.shape[-1]
    if not -n <= diag < n:
        raise ValueError(f"diag ({diag}) provided is outside [{-n}, {n - 1}].")
    rows, columns = torch.tril_indices(n, n, diag, device=mat.device)
    return mat[..., rows, columns]


def vec_to_tril_matrix(vec, diag=0):
    """The matrix of such elements; zeros above."""
    # n (n + 1) / 2 elements on and below the main diagonal, and n for each diagonal above, less the corner's triangle
    a = 1 + 2 * diag
    n = (-a + (a * a + 8 * vec.shape[-1] + 4 * abs(diag) * (diag + 1)) ** 0.5) / 2
    eps = torch.finfo(vec.dtype).eps
    if abs(round(n) - n) > eps:
        raise ValueError(
            f"The size of last dimension is {vec.shape[-1]} which cannot be expressed as the lower triangular part of a square D x D matrix."
        )
    n = round(n)
    rows, columns = torch.tril_indices(n, n, diag, device=vec.device)
    mat = vec.new_zeros(vec.shape[:-1] + (n, n))
    mat[..., rows, columns] = vec
    return mat
