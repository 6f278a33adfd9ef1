"""Magnitudes of normal numbers around zero."""

import math

from ._half import Half
from ._share import share
from .normal import Normal
from .transformed_distribution import TransformedDistribution

__all__ = ["HalfNormal"]


@share(Half)
class HalfNormal(TransformedDistribution):
    """Magnitudes of normal numbers around zero."""

    _whole = Normal

    mean = property(lambda self: self.scale * math.sqrt(2 / math.pi))
    variance = property(lambda self: self.scale.pow(2) * (1 - 2 / math.pi))
