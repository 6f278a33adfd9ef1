"""What HalfNormal and HalfCauchy share: the magnitudes of numbers that lie symmetrically around zero."""

import math

import evergrad as torch
from . import constraints
from .transformed_distribution import TransformedDistribution
from .transforms import AbsTransform


class Half:
    """The half at zero and above of the distribution `_whole`, twice as dense."""

    arg_constraints = {"scale": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True

    def __init__(self, scale, validate_args=None):
        base = self._whole(0, scale, validate_args=False)
        TransformedDistribution.__init__(self, base, AbsTransform(), validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        home = next(c for c in type(self).__mro__ if "_whole" in vars(c))
        new = self._get_checked_instance(home, _instance)
        return TransformedDistribution.expand(self, batch_shape, _instance=new)

    scale = property(lambda self: self.base_dist.scale)
    mode = property(lambda self: torch.zeros_like(self.scale))

    def log_prob(self, value):
        if self._validate_args:
            self._validate_sample(value)
        value = self._taken(value)
        return torch.where(value >= 0, self.base_dist.log_prob(value) + math.log(2), -math.inf)

    def _taken(self, value):
        return value

    def cdf(self, value):
        if self._validate_args:
            self._validate_sample(value)
        return 2 * self.base_dist.cdf(value) - 1

    def icdf(self, prob):
        return self.base_dist.icdf((prob + 1) / 2)

    def entropy(self):
        return self.base_dist.entropy() - math.log(2)
