"""Random positive definite matrices: the covariance of normal vectors."""

import math
import warnings
from numbers import Number

import evergrad as torch
from . import constraints
from ._by_covariance import ByCovariance, one_of
from ._share import share
from .chi2 import Chi2
from .exp_family import ExponentialFamily

__all__ = ["Wishart"]


def _mvdigamma(x, p):
    """The derivative of the log of the multivariate gamma function."""
    return torch.digamma(x.unsqueeze(-1) - torch.arange(p, dtype=x.dtype, device=x.device).div(2)).sum(-1)


@share(ByCovariance)
class Wishart(ExponentialFamily):
    """Random positive definite matrices: the covariance of normal vectors."""

    arg_constraints = {
        "covariance_matrix": constraints.positive_definite,
        "precision_matrix": constraints.positive_definite,
        "scale_tril": constraints.lower_cholesky,
        "df": constraints.greater_than(0),
    }
    support = constraints.positive_definite
    has_rsample = True
    _mean_carrier_measure = 0

    def __init__(self, df, covariance_matrix=None, precision_matrix=None, scale_tril=None, validate_args=None):
        name, matrix = one_of(covariance_matrix, scale_tril, precision_matrix)
        if matrix.dim() < 2:
            raise ValueError("scale_tril must be at least two-dimensional, with optional leading batch dimensions")
        if isinstance(df, Number):
            df = torch.tensor(df, dtype=matrix.dtype, device=matrix.device)
        batch_shape, event_shape = torch.broadcast_shapes(matrix.shape[:-2], df.shape), matrix.shape[-2:]
        self.df = df.expand(batch_shape)
        if self.df.le(event_shape[-1] - 1).any():
            raise ValueError(f"Value of df={df} expected to be greater than ndim - 1 = {event_shape[-1] - 1}.")
        self._keep(name, matrix, batch_shape)
        self.arg_constraints["df"] = constraints.greater_than(event_shape[-1] - 1)
        if self.df.lt(event_shape[-1]).any():
            warnings.warn(
                "Low df values detected. Singular samples are highly likely to occur for ndim - 1 < df < ndim."
            )
        super().__init__(batch_shape, event_shape, validate_args=validate_args)
        self._batch_dims = [-(x + 1) for x in range(len(self._batch_shape))]
        self._factorise(name, matrix)
        self._dist_chi2 = self._make_chi2()

    def _make_chi2(self):
        n = self._event_shape[-1]
        return Chi2(
            df=self.df.unsqueeze(-1)
            - torch.arange(n, dtype=self.df.dtype, device=self.df.device).expand(self._batch_shape + (-1,))
        )

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(Wishart, _instance)
        batch_shape = torch.Size(batch_shape)
        self._expand_matrices(new, batch_shape)
        new.df, new._batch_dims = self.df.expand(batch_shape), [-(x + 1) for x in range(len(batch_shape))]
        super(Wishart, new).__init__(batch_shape, self.event_shape, validate_args=False)
        new._dist_chi2 = new._make_chi2()
        new._validate_args = self._validate_args
        return new

    @property
    def mean(self):
        return self.df.view(self._batch_shape + (1, 1)) * self.covariance_matrix

    @property
    def mode(self):
        factor = self.df - self.covariance_matrix.shape[-1] - 1
        factor = torch.where(factor <= 0, torch.nan, factor)
        return factor.view(self._batch_shape + (1, 1)) * self.covariance_matrix

    @property
    def variance(self):
        v = self.covariance_matrix
        diagonal = v.diagonal(dim1=-2, dim2=-1)
        return self.df.view(self._batch_shape + (1, 1)) * (v.pow(2) + diagonal.unsqueeze(-1) * diagonal.unsqueeze(-2))

    def _bartlett_sampling(self, sample_shape=torch.Size()):
        """The factor's factor: roots of chi-squares on the diagonal, normal numbers below."""
        n = self._event_shape[-1]
        noise = self._dist_chi2.rsample(sample_shape).sqrt().diag_embed(dim1=-2, dim2=-1)
        i, j = torch.tril_indices(n, n, offset=-1)
        shape = torch.Size(sample_shape) + self._batch_shape + (n * (n - 1) // 2,)
        noise[..., i, j] = torch.randn(shape, dtype=noise.dtype, device=noise.device)
        factor = self._unbroadcasted_scale_tril @ noise
        return factor @ factor.mT

    def rsample(self, sample_shape=torch.Size(), max_try_correction=None):
        """Samples; what is singular by rounding is drawn again a few times."""
        tries = (3 if torch.is_grad_enabled() else 10) if max_try_correction is None else max_try_correction
        sample_shape = torch.Size(sample_shape)
        sample = self._bartlett_sampling(sample_shape)
        singular = ~self.support.check(sample)
        for _ in range(tries):
            if not singular.any():
                break
            again = self._bartlett_sampling(sample_shape)
            sample = torch.where(singular[..., None, None], again, sample)
            singular = ~self.support.check(sample)
        if singular.any():
            warnings.warn("Singular sample detected.")
        return sample

    def log_prob(self, value):
        if self._validate_args:
            self._validate_sample(value)
        nu, p = self.df, self._event_shape[-1]
        trace = torch.cholesky_solve(value, self._unbroadcasted_scale_tril).diagonal(dim1=-2, dim2=-1).sum(-1)
        norm = nu * (self._half_log_det() + 0.5 * p * math.log(2)) + torch.mvlgamma(nu / 2, p=p)
        return 0.5 * (nu - p - 1) * torch.linalg.slogdet(value).logabsdet - 0.5 * trace - norm

    def entropy(self):
        nu, p = self.df, self._event_shape[-1]
        spread = 0.5 * (nu - p - 1) * _mvdigamma(nu / 2, p=p)
        return (
            (p + 1) * (self._half_log_det() + 0.5 * p * math.log(2))
            + torch.mvlgamma(nu / 2, p=p)
            - spread
            + 0.5 * nu * p
        )

    @property
    def _natural_params(self):
        return -self.precision_matrix / 2, (self.df - self._event_shape[-1] - 1) / 2

    def _log_normalizer(self, x, y):
        p = self._event_shape[-1]
        return (y + 0.5 * (p + 1)) * (-torch.linalg.slogdet(-2 * x).logabsdet + math.log(2) * p) + torch.mvlgamma(
            y + 0.5 * (p + 1), p=p
        )
