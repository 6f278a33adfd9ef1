"""Numbers between 0 and 1 with a density that is an exponential of them."""

import math

import evergrad as torch
from ..nn.functional import binary_cross_entropy_with_logits
from . import constraints
from ._by_probability import FIELDS, ByProbability
from ._share import share
from .exp_family import ExponentialFamily
from .utils import broadcast_all, clamp_probs, lazy_property, logits_to_probs

__all__ = ["ContinuousBernoulli"]


@share(ByProbability)
class ContinuousBernoulli(ExponentialFamily):
    """lims: between which probabilities, around a half, series take the place of formulas that would cancel."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}
    support = constraints.unit_interval
    has_rsample = True
    _mean_carrier_measure = 0
    _fields = FIELDS

    def __init__(self, probs=None, logits=None, lims=(0.499, 0.501), validate_args=None):
        batch_shape = self._take(probs, logits)
        if logits is None:
            if validate_args is not None and not self.arg_constraints["probs"].check(self.probs).all():
                raise ValueError("The parameter probs has invalid values")
            self.probs = self._param = clamp_probs(self.probs)
        self._lims = lims
        super().__init__(batch_shape, validate_args=validate_args)

    def _expand_more(self, new, batch_shape):
        new._lims = self._lims

    def _far(self):
        """Where the formulas hold as they are."""
        return (self.probs <= self._lims[0]) | (self.probs > self._lims[1])

    def _split(self, far):
        """The probabilities, those near a half replaced."""
        return torch.where(far, self.probs, self._lims[0] * torch.ones_like(self.probs))

    def _cont_bern_log_norm(self):
        far = self._far()
        p = self._split(far)
        low = torch.where(p <= 0.5, p, torch.zeros_like(p))
        high = torch.where(p >= 0.5, p, torch.ones_like(p))
        form = torch.log(torch.abs(torch.log1p(-p) - torch.log(p))) - torch.where(
            p <= 0.5, torch.log1p(-2.0 * low), torch.log(2.0 * high - 1.0)
        )
        x = (self.probs - 0.5) ** 2
        return torch.where(far, form, math.log(2.0) + (4.0 / 3.0 + 104.0 / 45.0 * x) * x)

    @property
    def mean(self):
        far = self._far()
        p = self._split(far)
        form = p / (2.0 * p - 1.0) + 1.0 / (torch.log1p(-p) - torch.log(p))
        x = self.probs - 0.5
        return torch.where(far, form, 0.5 + (1.0 / 3.0 + 16.0 / 45.0 * x**2) * x)

    @property
    def stddev(self):
        return torch.sqrt(self.variance)

    @property
    def variance(self):
        far = self._far()
        p = self._split(far)
        form = p * (p - 1.0) / (1.0 - 2.0 * p) ** 2 + 1.0 / (torch.log1p(-p) - torch.log(p)) ** 2
        x = (self.probs - 0.5) ** 2
        return torch.where(far, form, 1.0 / 12.0 - (1.0 / 15.0 - 128.0 / 945.0 * x) * x)

    @lazy_property
    def probs(self):
        """The probabilities, a little off zero and one."""
        return clamp_probs(logits_to_probs(self.logits, is_binary=True))

    def sample(self, sample_shape=torch.Size()):
        with torch.no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape=torch.Size()):
        return self.icdf(
            torch.rand(self._extended_shape(sample_shape), dtype=self.probs.dtype, device=self.probs.device)
        )

    def log_prob(self, value):
        if self._validate_args:
            self._validate_sample(value)
        logits, value = broadcast_all(self.logits, value)
        return -binary_cross_entropy_with_logits(logits, value, reduction="none") + self._cont_bern_log_norm()

    def cdf(self, value):
        if self._validate_args:
            self._validate_sample(value)
        far = self._far()
        p = self._split(far)
        form = (torch.pow(p, value) * torch.pow(1.0 - p, 1.0 - value) + p - 1.0) / (2.0 * p - 1.0)
        inside = torch.where(far, form, value)
        return torch.where(value <= 0, torch.zeros_like(value), torch.where(value >= 1, torch.ones_like(value), inside))

    def icdf(self, value):
        far = self._far()
        p = self._split(far)
        form = (torch.log1p(-p + value * (2.0 * p - 1.0)) - torch.log1p(-p)) / (torch.log(p) - torch.log1p(-p))
        return torch.where(far, form, value)

    def entropy(self):
        log_zero = torch.log1p(-self.probs)
        return self.mean * (log_zero - torch.log(self.probs)) - self._cont_bern_log_norm() - log_zero

    @property
    def _natural_params(self):
        return (self.logits,)

    def _log_normalizer(self, x):
        """The log of (exp(x) - 1) / x; a series near zero."""
        far = (x <= self._lims[0] - 0.5) | (x > self._lims[1] - 0.5)
        away = torch.where(far, x, (self._lims[0] - 0.5) * torch.ones_like(x))
        form = torch.log(torch.abs(torch.special.expm1(away))) - torch.log(torch.abs(away))
        return torch.where(far, form, 0.5 * x + x**2 / 24.0 - x**4 / 2880.0)
