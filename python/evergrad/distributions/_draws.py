"""Gamma and Dirichlet samples with the gradients of their parameters.

A sample x of a distribution with the cumulative function F(x; a) moves with a so that F stays what it is:
dx/da = -(dF/da) / (dF/dx). dF/da comes from differences of fourth order in double precision, of the log of F or of
1 - F, whichever is smaller, so that the tails keep their digits."""

import math

import evergrad as torch

THIRD = 1.0 / 3.0


def _one_gamma(shape, uniform, normal):
    """A sample by Marsaglia's and Tsang's method: a cube of a normal number, accepted or drawn again."""
    scale = 1.0
    if shape < 1.0:
        if shape == 0.0:
            return 0.0
        scale = (1.0 - uniform()) ** (1.0 / shape)
        shape += 1.0
    d = shape - THIRD
    c = 1.0 / math.sqrt(9.0 * d)
    while True:
        y = 0.0
        while y <= 0.0:
            x = normal()
            y = 1.0 + c * x
        v = y * y * y
        u = 1.0 - uniform()
        if u < 1.0 - 0.0331 * x**4 or math.log(u) < 0.5 * x * x + d * (1.0 - v + math.log(v)):
            return scale * d * v


def _uniform():
    return torch.rand((), dtype=torch.float64).item()


def _normal():
    return torch.randn((), dtype=torch.float64).item()


def draw_gamma(shape):
    """A sample for each element."""
    with torch.no_grad():
        drawn = [_one_gamma(a, _uniform, _normal) for a in shape.detach().double().flatten().tolist()]
        drawn = torch.tensor(drawn, dtype=torch.float64).reshape(shape.shape).to(shape.dtype)
        return drawn.clamp_(min=torch.finfo(shape.dtype).tiny)


def _slope(f, a):
    """df/da by differences."""
    h = 1e-3 * a
    return (8 * (f(a + h) - f(a - h)) - (f(a + 2 * h) - f(a - 2 * h))) / (12 * h)


def _gamma_slope(x, a):
    """dx/da of a gamma sample."""
    x, a = torch.broadcast_tensors(x.double(), a.double())
    below = torch.special.gammainc(a, x) < 0.5
    low = _slope(lambda s: torch.log(torch.special.gammainc(s, x)), a) * torch.special.gammainc(a, x)
    high = -_slope(lambda s: torch.log(torch.special.gammaincc(s, x)), a) * torch.special.gammaincc(a, x)
    density = torch.exp((a - 1) * torch.log(x) - x - torch.lgamma(a))
    slope = -torch.where(below, low, high) / density
    # for very small shapes F is x^a / gamma(a + 1)
    small = x * (torch.digamma(a + 1) - torch.log(x)) / a
    return torch.where(torch.isfinite(slope), slope, torch.where(torch.isfinite(small), small, 0.0))


class _Gamma(torch.autograd.Function):
    @staticmethod
    def forward(ctx, shape):
        drawn = draw_gamma(shape)
        ctx.save_for_backward(drawn, shape)
        return drawn

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, grad):
        drawn, shape = ctx.saved_tensors
        return grad * _gamma_slope(drawn, shape).to(grad.dtype)


def standard_gamma(shape):
    """Samples of the gamma distribution of rate one; the gradient of the shape flows through them."""
    return _Gamma.apply(shape)


def _log_beta_part(x, a, b):
    """The log of the regularised incomplete beta function, where x is below the mean: its continued fraction, by
    Lentz's method."""
    front = (
        a * torch.log(x) + b * torch.log1p(-x) + torch.lgamma(a + b) - torch.lgamma(a) - torch.lgamma(b) - torch.log(a)
    )
    tiny = 1e-300
    c = torch.ones_like(x)
    d = 1 - (a + b) * x / (a + 1)
    d = 1 / torch.where(d.abs() < tiny, tiny, d)
    value = d
    for m in range(1, 200):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 + term * d
            d = 1 / torch.where(d.abs() < tiny, tiny, d)
            c = 1 + term / c
            c = torch.where(c.abs() < tiny, tiny, c)
            value = value * d * c
        if bool(((d * c - 1).abs() < 1e-15).all()):
            break
    return front + torch.log(value)


def _beta_slope(x, a, b):
    """dx/da of a beta sample, over 1 - x."""
    x, a, b = torch.broadcast_tensors(x.double(), a.double(), b.double())
    left = x < (a + 1) / (a + b + 2)
    near = torch.where(left, x, 1 - x)

    def log_part(s):
        return _log_beta_part(near, torch.where(left, s, b), torch.where(left, b, s))

    slope = _slope(log_part, a) * torch.exp(log_part(a)) * torch.where(left, 1.0, -1.0)
    log_beta = torch.lgamma(a) + torch.lgamma(b) - torch.lgamma(a + b)
    density = torch.exp((a - 1) * torch.log(x) + (b - 1) * torch.log1p(-x) - log_beta)
    result = -slope / (density * (1 - x))
    return torch.where(torch.isfinite(result), result, 0.0)


class _Dirichlet(torch.autograd.Function):
    @staticmethod
    def forward(ctx, concentration):
        gammas = draw_gamma(concentration)
        drawn = (gammas / gammas.sum(-1, keepdim=True)).clamp_(min=torch.finfo(gammas.dtype).tiny)
        ctx.save_for_backward(drawn, concentration)
        return drawn

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, grad):
        x, concentration = ctx.saved_tensors
        rest = concentration.sum(-1, keepdim=True) - concentration
        slope = _beta_slope(x, concentration, rest).to(grad.dtype)
        return slope * (grad - (x * grad).sum(-1, keepdim=True))


def dirichlet(concentration):
    """Samples of a Dirichlet distribution, whose concentration's gradients flow through them."""
    return _Dirichlet.apply(concentration)


def _standard_gamma(self, generator=None):
    """torch._standard_gamma, of the default generator."""
    if generator is not None:
        raise NotImplementedError("torch._standard_gamma with a generator of its own is not available")
    return standard_gamma(self)


def _sample_dirichlet(self, generator=None):
    """torch._sample_dirichlet, of the default generator."""
    if generator is not None:
        raise NotImplementedError("torch._sample_dirichlet with a generator of its own is not available")
    return dirichlet(self)
