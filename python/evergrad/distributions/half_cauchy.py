"""Magnitudes of Cauchy's numbers around zero."""

import math

import evergrad as torch
from ._half import Half
from ._share import share
from .cauchy import Cauchy
from .transformed_distribution import TransformedDistribution

__all__ = ["HalfCauchy"]


@share(Half)
class HalfCauchy(TransformedDistribution):
    """Magnitudes of Cauchy's numbers around zero."""

    _whole = Cauchy

    @property
    def mean(self):
        return torch.full(self._extended_shape(), math.inf, dtype=self.scale.dtype, device=self.scale.device)

    variance = property(lambda self: self.base_dist.variance)

    def _taken(self, value):
        return torch.as_tensor(value, dtype=self.scale.dtype, device=self.scale.device)
