"""Successes in a number of trials."""

import evergrad as torch
from . import constraints
from ._by_probability import FIELDS, ByProbability
from ._share import share
from .distribution import Distribution

__all__ = ["Binomial"]


def _clamp_by_zero(x):
    """max(x, 0), with half of the gradient where x is 0."""
    return (x.clamp(min=0) + x - x.clamp(max=0)) / 2


@share(ByProbability)
class Binomial(Distribution):
    """Successes in a number of trials."""

    arg_constraints = {
        "total_count": constraints.nonnegative_integer,
        "probs": constraints.unit_interval,
        "logits": constraints.real,
    }
    has_enumerate_support = True
    _fields = FIELDS

    def __init__(self, total_count=1, probs=None, logits=None, validate_args=None):
        super().__init__(self._take_with_count(total_count, probs, logits), validate_args=validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self):
        return constraints.integer_interval(0, self.total_count)

    mean = property(lambda self: self.total_count * self.probs)
    mode = property(lambda self: ((self.total_count + 1) * self.probs).floor().clamp(max=self.total_count))
    variance = property(lambda self: self.total_count * self.probs * (1 - self.probs))

    def sample(self, sample_shape=torch.Size()):
        shape = self._extended_shape(sample_shape)
        with torch.no_grad():
            return torch.binomial(self.total_count.expand(shape), self.probs.expand(shape))

    def log_prob(self, value):
        if self._validate_args:
            self._validate_sample(value)
        n = self.total_count
        ways = torch.lgamma(n + 1) - torch.lgamma(value + 1) - torch.lgamma(n - value + 1)
        # n log(1 + exp(logits)), which does not overflow
        norm = n * (_clamp_by_zero(self.logits) + torch.log1p(torch.exp(-torch.abs(self.logits))))
        return value * self.logits + ways - norm

    def entropy(self):
        if self.total_count.min() != self.total_count.max():
            raise NotImplementedError("Inhomogeneous total count not supported by `entropy`.")
        log_prob = self.log_prob(self.enumerate_support(False))
        return -(torch.exp(log_prob) * log_prob).sum(0)

    def enumerate_support(self, expand=True):
        n = int(self.total_count.max())
        if self.total_count.min() != n:
            raise NotImplementedError("Inhomogeneous total count not supported by `enumerate_support`.")
        values = torch.arange(1 + n, dtype=self._param.dtype, device=self._param.device)
        values = values.view((-1,) + (1,) * len(self._batch_shape))
        return values.expand((-1,) + self._batch_shape) if expand else values
