"""Angles around a mean: von Mises's distribution."""

import math

import evergrad as torch
from . import constraints
from .distribution import Distribution
from .utils import broadcast_all, lazy_property

__all__ = ["VonMises"]


def _log_bessel(order, x):
    """The log of the modified Bessel function of order 0 or 1, which does not overflow."""
    scaled = torch.special.i0e(x) if order == 0 else torch.special.i1e(x)
    return scaled.log() + x.abs()


class VonMises(Distribution):
    """Angles around a mean: von Mises's distribution."""

    arg_constraints = {"loc": constraints.real, "concentration": constraints.positive}
    support = constraints.real
    has_rsample = False
    _fields = {"loc": 0, "concentration": 0}

    def __init__(self, loc, concentration, validate_args=None):
        self.loc, self.concentration = broadcast_all(loc, concentration)
        super().__init__(self.loc.shape, torch.Size(), validate_args)

    def log_prob(self, value):
        if self._validate_args:
            self._validate_sample(value)
        height = self.concentration * torch.cos(value - self.loc)
        return height - math.log(2 * math.pi) - _log_bessel(0, self.concentration)

    @lazy_property
    def _proposal_r(self):
        """Of Best's and Fisher's wrapped Cauchy proposal; a series where the concentration is small."""
        k = self.concentration.double()
        tau = 1 + (1 + 4 * k**2).sqrt()
        rho = (tau - (2 * tau).sqrt()) / (2 * k)
        return torch.where(k < 1e-5, 1 / k + k, (1 + rho**2) / (2 * rho))

    @torch.no_grad()
    def sample(self, sample_shape=torch.Size()):
        """By rejection: what is refused is drawn again."""
        shape = self._extended_shape(sample_shape)
        k, r = self.concentration.double().expand(shape), self._proposal_r.expand(shape)
        angles = torch.empty(shape, dtype=torch.float64, device=self.loc.device)
        done = torch.zeros(shape, dtype=torch.bool, device=self.loc.device)
        while not done.all():
            u1, u2, u3 = torch.rand((3,) + shape, dtype=torch.float64, device=self.loc.device).unbind()
            f = torch.cos(math.pi * u1)
            f = (1 + r * f) / (r + f)
            c = k * (r - f)
            accept = (c * (2 - c) - u2 > 0) | ((c / u2).log() + 1 - c >= 0)
            angles = torch.where(accept, (u3 - 0.5).sign() * f.clamp(-1, 1).acos(), angles)
            done = done | accept
        return ((angles + math.pi + self.loc.double()) % (2 * math.pi) - math.pi).to(self.loc.dtype)

    mean = property(lambda self: self.loc)
    mode = property(lambda self: self.loc)

    @lazy_property
    def variance(self):
        """One less the mean length: the circular variance."""
        return 1 - (_log_bessel(1, self.concentration) - _log_bessel(0, self.concentration)).exp()
