"""Normal vectors, by their mean and one of covariance, precision and Cholesky factor."""

import math

import evergrad as torch
from . import constraints
from ._by_covariance import ByCovariance, one_of
from ._by_covariance import precision_to_scale_tril as _precision_to_scale_tril  # noqa: F401
from ._share import share
from .distribution import Distribution
from .utils import _standard_normal

__all__ = ["MultivariateNormal"]


def _batch_mv(matrix, vector):
    """Matrices times vectors, their batches broadcast."""
    return torch.matmul(matrix, vector.unsqueeze(-1)).squeeze(-1)


def _batch_mahalanobis(factor, x):
    """x^T (L L^T)^-1 x for factors L and vectors x, their batches broadcast. Vectors that share a factor are solved at
    once, not with copies of it."""
    n = x.size(-1)
    lead = factor.shape[:-2]
    x_lead = x.shape[:-1]
    shape = torch.broadcast_shapes(lead, x_lead)
    own = len(shape) - len(lead)  # dimensions that only vectors have
    x = x.expand(shape + (n,))
    if own == 0:
        return torch.linalg.solve_triangular(factor, x.unsqueeze(-1), upper=False).pow(2).sum((-2, -1))
    columns = x.reshape((-1,) + shape[own:] + (n,)).movedim(0, -1)  # (batch of factors, n, many)
    solved = torch.linalg.solve_triangular(factor, columns, upper=False).pow(2).sum(-2)
    return solved.movedim(-1, 0).reshape(shape)


@share(ByCovariance)
class MultivariateNormal(Distribution):
    """Normal vectors, by their mean and one of covariance, precision and Cholesky factor."""

    arg_constraints = {
        "loc": constraints.real_vector,
        "covariance_matrix": constraints.positive_definite,
        "precision_matrix": constraints.positive_definite,
        "scale_tril": constraints.lower_cholesky,
    }
    support = constraints.real_vector
    has_rsample = True

    def __init__(self, loc, covariance_matrix=None, precision_matrix=None, scale_tril=None, validate_args=None):
        if loc.dim() < 1:
            raise ValueError("loc must be at least one-dimensional.")
        name, matrix = one_of(covariance_matrix, scale_tril, precision_matrix)
        if matrix.dim() < 2:
            raise ValueError(f"{name} matrix must be at least two-dimensional, with optional leading batch dimensions")
        batch_shape = torch.broadcast_shapes(matrix.shape[:-2], loc.shape[:-1])
        self._keep(name, matrix, batch_shape)
        self.loc = loc.expand(batch_shape + (-1,))
        super().__init__(batch_shape, self.loc.shape[-1:], validate_args=validate_args)
        self._factorise(name, matrix)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(MultivariateNormal, _instance)
        batch_shape = torch.Size(batch_shape)
        new.loc = self.loc.expand(batch_shape + self.event_shape)
        self._expand_matrices(new, batch_shape)
        super(MultivariateNormal, new).__init__(batch_shape, self.event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    mean = property(lambda self: self.loc)
    mode = property(lambda self: self.loc)

    @property
    def variance(self):
        return self._unbroadcasted_scale_tril.pow(2).sum(-1).expand(self._batch_shape + self._event_shape)

    def rsample(self, sample_shape=torch.Size()):
        eps = _standard_normal(self._extended_shape(sample_shape), dtype=self.loc.dtype, device=self.loc.device)
        return self.loc + _batch_mv(self._unbroadcasted_scale_tril, eps)

    def log_prob(self, value):
        if self._validate_args:
            self._validate_sample(value)
        distance = _batch_mahalanobis(self._unbroadcasted_scale_tril, value - self.loc)
        return -0.5 * (self._event_shape[0] * math.log(2 * math.pi) + distance) - self._half_log_det()

    def entropy(self):
        value = 0.5 * self._event_shape[0] * (1.0 + math.log(2 * math.pi)) + self._half_log_det()
        return value if len(self._batch_shape) == 0 else value.expand(self._batch_shape)
