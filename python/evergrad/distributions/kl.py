"""Kullback-Leibler divergences: functions registered for pairs of distributions."""

import math
import warnings

import evergrad as torch
from .bernoulli import Bernoulli
from .beta import Beta
from .binomial import Binomial
from .categorical import Categorical
from .cauchy import Cauchy
from .continuous_bernoulli import ContinuousBernoulli
from .dirichlet import Dirichlet
from .exp_family import ExponentialFamily
from .exponential import Exponential
from .gamma import Gamma
from .geometric import Geometric
from .gumbel import Gumbel
from .half_normal import HalfNormal
from .independent import Independent
from .laplace import Laplace
from .lowrank_multivariate_normal import LowRankMultivariateNormal
from .multivariate_normal import MultivariateNormal, _batch_mahalanobis
from .normal import Normal
from .one_hot_categorical import OneHotCategorical
from .pareto import Pareto
from .poisson import Poisson
from .transformed_distribution import TransformedDistribution
from .uniform import Uniform
from .utils import _sum_rightmost, euler_constant

__all__ = ["register_kl", "kl_divergence"]

_KL_REGISTRY = {}  # (class, class): function
_KL_MEMOIZE = {}


def register_kl(type_p, type_q):
    """Registers a function for two classes; of several that fit a pair, the one of the nearest classes counts."""
    if not isinstance(type_p, type):
        raise TypeError(f"Expected type_p to be a Distribution subclass but got {type_p}")
    if not isinstance(type_q, type):
        raise TypeError(f"Expected type_q to be a Distribution subclass but got {type_q}")

    def decorator(fun):
        _KL_REGISTRY[type_p, type_q] = fun
        _KL_MEMOIZE.clear()
        return fun

    return decorator


def _dispatch_kl(type_p, type_q):
    fitting = [(p, q) for p, q in _KL_REGISTRY if issubclass(type_p, p) and issubclass(type_q, q)]
    if not fitting:
        return NotImplemented
    near_p, near_q = type_p.__mro__.index, type_q.__mro__.index
    by_p = min(fitting, key=lambda pair: (near_p(pair[0]), near_q(pair[1])))
    by_q = min(fitting, key=lambda pair: (near_q(pair[1]), near_p(pair[0])))
    if _KL_REGISTRY[by_p] is not _KL_REGISTRY[by_q]:
        warnings.warn(
            f"Ambiguous kl_divergence({type_p.__name__}, {type_q.__name__}). Please "
            f"register_kl({by_p[0].__name__}, {by_q[1].__name__})",
            RuntimeWarning,
        )
    return _KL_REGISTRY[by_p]


def kl_divergence(p, q):
    """The divergence of q from p: the mean, over p, of log p - log q."""
    pair = type(p), type(q)
    if pair not in _KL_MEMOIZE:
        _KL_MEMOIZE[pair] = _dispatch_kl(*pair)
    fun = _KL_MEMOIZE[pair]
    if fun is NotImplemented:
        raise NotImplementedError(
            f"No KL(p || q) is implemented for p type {type(p).__name__} and q type {type(q).__name__}"
        )
    return fun(p, q)


def _all_infinite(tensor):
    return torch.full_like(tensor, math.inf)


def _x_log_x(x):
    return torch.xlogy(x, x)


def _trace_of_squares(factor, by):
    """tr((L L^T)^-1 A A^T) for the factors A and L."""
    return torch.linalg.solve_triangular(by, factor, upper=False).pow(2).sum((-2, -1))


@register_kl(Bernoulli, Bernoulli)
def _kl_bernoulli_bernoulli(p, q):
    soft = torch.nn.functional.softplus
    one = p.probs * (soft(-q.logits) - soft(-p.logits))
    one = torch.where(q.probs == 0, torch.where(p.probs == 0, 0.0, math.inf), torch.where(p.probs == 0, 0.0, one))
    zero = (1 - p.probs) * (soft(q.logits) - soft(p.logits))
    zero = torch.where(q.probs == 1, torch.where(p.probs == 1, 0.0, math.inf), torch.where(p.probs == 1, 0.0, zero))
    return one + zero


@register_kl(Beta, Beta)
def _kl_beta_beta(p, q):
    p_sum, q_sum = p.concentration1 + p.concentration0, q.concentration1 + q.concentration0
    norm = q.concentration1.lgamma() + q.concentration0.lgamma() + p_sum.lgamma()
    norm = norm - p.concentration1.lgamma() - p.concentration0.lgamma() - q_sum.lgamma()
    first = (p.concentration1 - q.concentration1) * torch.digamma(p.concentration1)
    second = (p.concentration0 - q.concentration0) * torch.digamma(p.concentration0)
    return norm + first + second + (q_sum - p_sum) * torch.digamma(p_sum)


@register_kl(Binomial, Binomial)
def _kl_binomial_binomial(p, q):
    if (p.total_count < q.total_count).any():
        raise NotImplementedError("KL between Binomials where q.total_count > p.total_count is not implemented")
    kl = p.total_count * (p.probs * (p.logits - q.logits) + (-p.probs).log1p() - (-q.probs).log1p())
    return torch.where(p.total_count > q.total_count, math.inf, kl)


@register_kl(Categorical, Categorical)
def _kl_categorical_categorical(p, q):
    t = p.probs * (p.logits - q.logits)
    t = torch.where((q.probs == 0).expand_as(t), math.inf, t)
    return torch.where((p.probs == 0).expand_as(t), 0.0, t).sum(-1)


@register_kl(ContinuousBernoulli, ContinuousBernoulli)
def _kl_continuous_bernoulli_continuous_bernoulli(p, q):
    shift = p._cont_bern_log_norm() + torch.log1p(-p.probs) - q._cont_bern_log_norm() - torch.log1p(-q.probs)
    return p.mean * (p.logits - q.logits) + shift


@register_kl(Dirichlet, Dirichlet)
def _kl_dirichlet_dirichlet(p, q):
    p_sum, q_sum = p.concentration.sum(-1), q.concentration.sum(-1)
    norm = p_sum.lgamma() - q_sum.lgamma() - (p.concentration.lgamma() - q.concentration.lgamma()).sum(-1)
    mean_log = p.concentration.digamma() - p_sum.digamma().unsqueeze(-1)
    return norm + ((p.concentration - q.concentration) * mean_log).sum(-1)


@register_kl(Exponential, Exponential)
def _kl_exponential_exponential(p, q):
    ratio = q.rate / p.rate
    return ratio - ratio.log() - 1


@register_kl(ExponentialFamily, ExponentialFamily)
def _kl_expfamily_expfamily(p, q):
    """The Bregman divergence of the log normaliser."""
    if type(p) != type(q):
        raise NotImplementedError(
            "The cross KL-divergence between different exponential families cannot be computed using Bregman divergences"
        )
    p_params = [v.detach().requires_grad_() for v in p._natural_params]
    q_params = q._natural_params
    normalizer = p._log_normalizer(*p_params)
    gradients = torch.autograd.grad(normalizer.sum(), p_params, create_graph=True)
    result = q._log_normalizer(*q_params) - normalizer
    for a, b, g in zip(p_params, q_params, gradients):
        result = result - _sum_rightmost((b - a) * g, len(q.event_shape))
    return result


@register_kl(Gamma, Gamma)
def _kl_gamma_gamma(p, q):
    a, b = p.concentration, q.concentration
    rates = b * (p.rate / q.rate).log() + a * (q.rate / p.rate - 1)
    return rates + b.lgamma() - a.lgamma() + (a - b) * a.digamma()


@register_kl(Gumbel, Gumbel)
def _kl_gumbel_gumbel(p, q):
    ratio = p.scale / q.scale
    off = p.loc / q.scale - q.loc / q.scale
    return off - ratio.log() + torch.exp((1 + ratio).lgamma() - off) + ratio * euler_constant - (1 + euler_constant)


@register_kl(Geometric, Geometric)
def _kl_geometric_geometric(p, q):
    return -p.entropy() - torch.log1p(-q.probs) / p.probs - q.logits


@register_kl(HalfNormal, HalfNormal)
def _kl_halfnormal_halfnormal(p, q):
    return _kl_normal_normal(p.base_dist, q.base_dist)


@register_kl(Laplace, Laplace)
def _kl_laplace_laplace(p, q):
    ratio, off = p.scale / q.scale, (p.loc - q.loc).abs()
    return -ratio.log() + off / q.scale + ratio * torch.exp(-off / p.scale) - 1


def _same_event(p, q):
    if p.event_shape != q.event_shape:
        raise ValueError(
            "KL-divergence between two (Low Rank) Multivariate Normals with different event shapes cannot be computed"
        )


def _kl_normal_vectors(p_log_det, q_log_det, trace, distance, n):
    return 0.5 * (q_log_det - p_log_det + trace + distance - n)


@register_kl(LowRankMultivariateNormal, LowRankMultivariateNormal)
@register_kl(MultivariateNormal, LowRankMultivariateNormal)
def _kl_to_lowrank(p, q):
    _same_event(p, q)
    w, d, capacitance = q._unbroadcasted_cov_factor, q._unbroadcasted_cov_diag, q._capacitance_tril
    x = q.loc - p.loc
    scaled = w.mT / d.unsqueeze(-2)
    inner = torch.matmul(scaled, x.unsqueeze(-1)).squeeze(-1)
    distance = (x.pow(2) / d).sum(-1) - _batch_mahalanobis(capacitance, inner)
    a = torch.linalg.solve_triangular(capacitance, scaled, upper=False)
    if isinstance(p, LowRankMultivariateNormal):
        factor, diagonal = p._unbroadcasted_cov_factor, p._unbroadcasted_cov_diag
        trace = (diagonal / d).sum(-1) + (factor.pow(2) / d.unsqueeze(-1)).sum((-2, -1))
        trace = trace - (a * diagonal.sqrt().unsqueeze(-2)).pow(2).sum((-2, -1)) - (a @ factor).pow(2).sum((-2, -1))
        p_log_det = p._log_det()
    else:
        factor = p._unbroadcasted_scale_tril
        trace = (factor.pow(2) / d.unsqueeze(-1)).sum((-2, -1)) - (a @ factor).pow(2).sum((-2, -1))
        p_log_det = 2 * p._half_log_det()
    return _kl_normal_vectors(p_log_det, q._log_det(), trace, distance, p.event_shape[0])


@register_kl(LowRankMultivariateNormal, MultivariateNormal)
@register_kl(MultivariateNormal, MultivariateNormal)
def _kl_to_multivariate_normal(p, q):
    _same_event(p, q)
    by = q._unbroadcasted_scale_tril
    if isinstance(p, LowRankMultivariateNormal):
        parts = (p._unbroadcasted_cov_factor, torch.diag_embed(p._unbroadcasted_cov_diag.sqrt()))
        p_log_det = p._log_det()
    else:
        parts, p_log_det = (p._unbroadcasted_scale_tril,), 2 * p._half_log_det()
    trace = sum(_trace_of_squares(part, by) for part in parts)
    distance = _batch_mahalanobis(by, q.loc - p.loc)
    return _kl_normal_vectors(p_log_det, 2 * q._half_log_det(), trace, distance, p.event_shape[0])


@register_kl(Normal, Normal)
def _kl_normal_normal(p, q):
    ratio = (p.scale / q.scale).pow(2)
    return 0.5 * (ratio + ((p.loc - q.loc) / q.scale).pow(2) - 1 - ratio.log())


@register_kl(OneHotCategorical, OneHotCategorical)
def _kl_onehotcategorical_onehotcategorical(p, q):
    return _kl_categorical_categorical(p._categorical, q._categorical)


@register_kl(Pareto, Pareto)
def _kl_pareto_pareto(p, q):
    ratio = q.alpha / p.alpha
    result = q.alpha * (p.scale / q.scale).log() - ratio.log() + ratio - 1
    return torch.where(p.support.lower_bound < q.support.lower_bound, math.inf, result)


@register_kl(Poisson, Poisson)
def _kl_poisson_poisson(p, q):
    return p.rate * (p.rate.log() - q.rate.log()) - (p.rate - q.rate)


@register_kl(TransformedDistribution, TransformedDistribution)
def _kl_transformed_transformed(p, q):
    if p.transforms != q.transforms or p.event_shape != q.event_shape:
        raise NotImplementedError
    return kl_divergence(p.base_dist, q.base_dist)


@register_kl(Uniform, Uniform)
def _kl_uniform_uniform(p, q):
    result = ((q.high - q.low) / (p.high - p.low)).log()
    return torch.where((q.low > p.low) | (q.high < p.high), math.inf, result)


@register_kl(Independent, Independent)
def _kl_independent_independent(p, q):
    if p.reinterpreted_batch_ndims != q.reinterpreted_batch_ndims:
        raise NotImplementedError
    return _sum_rightmost(kl_divergence(p.base_dist, q.base_dist), p.reinterpreted_batch_ndims)


@register_kl(Cauchy, Cauchy)
def _kl_cauchy_cauchy(p, q):
    return ((p.scale + q.scale).pow(2) + (p.loc - q.loc).pow(2)).log() - (4 * p.scale * q.scale).log()


# ---- where p lies in places where q does not ----


def _infinite(p_types, q_types, parameter):
    """Registers infinity for all the pairs."""
    for type_p in p_types:
        for type_q in q_types:
            register_kl(type_p, type_q)(lambda p, q: _all_infinite(getattr(p, parameter)))


_infinite((Beta, ContinuousBernoulli), (Pareto,), "mean")
_infinite((Exponential, Gamma), (Beta, ContinuousBernoulli, Pareto, Uniform), "rate")
_infinite((Gumbel, Laplace, Normal), (Beta, ContinuousBernoulli, Exponential, Gamma, Pareto, Uniform), "loc")
_infinite((Pareto,), (Beta, ContinuousBernoulli, Uniform), "scale")
_infinite((Poisson,), (Bernoulli, Binomial), "rate")


# ---- pairs of different families ----


@register_kl(Bernoulli, Poisson)
def _kl_bernoulli_poisson(p, q):
    return -p.entropy() - (p.probs * q.rate.log() - q.rate)


@register_kl(Beta, Exponential)
def _kl_beta_exponential(p, q):
    return -p.entropy() - q.rate.log() + q.rate * p.mean


@register_kl(Beta, Gamma)
def _kl_beta_gamma(p, q):
    mean_log = p.concentration1.digamma() - (p.concentration1 + p.concentration0).digamma()
    return (
        -p.entropy()
        + q.concentration.lgamma()
        - q.concentration * q.rate.log()
        - (q.concentration - 1) * mean_log
        + q.rate * p.mean
    )


def _to_normal(p, q):
    """From p with a mean and a variance."""
    square = p.variance + (p.mean - q.loc).pow(2)
    return -p.entropy() + 0.5 * (2 * math.pi * q.scale.pow(2)).log() + 0.5 * square / q.scale.pow(2)


for _p in (Beta, ContinuousBernoulli, Exponential, Gamma, Gumbel, Laplace, Uniform):
    register_kl(_p, Normal)(_to_normal)


@register_kl(Beta, Uniform)
def _kl_beta_uniform(p, q):
    result = -p.entropy() + (q.high - q.low).log()
    return torch.where((q.low > 0) | (q.high < 1), math.inf, result)


@register_kl(ContinuousBernoulli, Exponential)
def _kl_continuous_bernoulli_exponential(p, q):
    return -p.entropy() - q.rate.log() + q.rate * p.mean


@register_kl(ContinuousBernoulli, Uniform)
def _kl_continuous_bernoulli_uniform(p, q):
    result = -p.entropy() + (q.high - q.low).log()
    return torch.where((q.low > 0) | (q.high < 1), math.inf, result)


@register_kl(Exponential, Gamma)
def _kl_exponential_gamma(p, q):
    ratio, a = q.rate / p.rate, q.concentration
    return -a * ratio.log() + ratio + a.lgamma() + a * euler_constant - (1 + euler_constant)


@register_kl(Exponential, Gumbel)
def _kl_exponential_gumbel(p, q):
    scaled, off = p.rate * q.scale, q.loc / q.scale
    return scaled.log() - 1 + (off.exp() * scaled / (scaled + 1) - off + scaled.reciprocal())


@register_kl(Gamma, Exponential)
def _kl_gamma_exponential(p, q):
    return -p.entropy() - q.rate.log() + q.rate * p.concentration / p.rate


@register_kl(Gamma, Gumbel)
def _kl_gamma_gumbel(p, q):
    scaled, off, a = p.rate * q.scale, q.loc / q.scale, p.concentration
    spread = (a - 1) * a.digamma() - a.lgamma() - a
    return spread + scaled.log() + off.exp() * (1 + scaled.reciprocal()).pow(-a) - off + a / scaled


@register_kl(Normal, Gumbel)
def _kl_normal_gumbel(p, q):
    ratio, variance = (p.loc - q.loc) / q.scale, (p.scale / q.scale).pow(2)
    return -(p.scale / q.scale).log() + ratio + torch.exp(-ratio + 0.5 * variance) - 0.5 * (1 + math.log(2 * math.pi))


@register_kl(Normal, Laplace)
def _kl_normal_laplace(p, q):
    off = (p.loc - q.loc) / p.scale
    mean = p.scale * math.sqrt(2 / math.pi) * torch.exp(-0.5 * off.pow(2)) + (p.loc - q.loc) * torch.erf(
        math.sqrt(0.5) * off
    )
    return -p.entropy() + (2 * q.scale).log() + mean / q.scale


@register_kl(Pareto, Exponential)
def _kl_pareto_exponential(p, q):
    scaled = p.scale * q.rate
    result = (p.alpha / scaled).log() - p.alpha.reciprocal() + p.alpha * scaled / (p.alpha - 1) - 1
    return torch.where(p.alpha <= 1, math.inf, result)


@register_kl(Pareto, Gamma)
def _kl_pareto_gamma(p, q):
    common = p.scale.log() + p.alpha.reciprocal()
    norm = p.alpha.log() - common + q.concentration.lgamma() - q.concentration * q.rate.log()
    result = norm + (1 - q.concentration) * common + q.rate * p.alpha * p.scale / (p.alpha - 1) - 1
    return torch.where(p.alpha <= 1, math.inf, result)


@register_kl(Pareto, Normal)
def _kl_pareto_normal(p, q):
    return torch.where(p.alpha <= 2, math.inf, _to_normal(p, q))


@register_kl(Uniform, Beta)
def _kl_uniform_beta(p, q):
    width, a, b = p.high - p.low, q.concentration1, q.concentration0

    first = (a - 1) * (_x_log_x(p.high) - _x_log_x(p.low) - width) / width
    second = (b - 1) * (_x_log_x(1 - p.high) - _x_log_x(1 - p.low) + width) / width
    result = a.lgamma() + b.lgamma() - (a + b).lgamma() - first + second - width.log()
    return torch.where((p.high > 1) | (p.low < 0), math.inf, result)


@register_kl(Uniform, ContinuousBernoulli)
def _kl_uniform_continuous_bernoulli(p, q):
    result = -p.entropy() - p.mean * q.logits - torch.log1p(-q.probs) - q._cont_bern_log_norm()
    return torch.where((p.high >= 1) | (p.low <= 0), math.inf, result)


@register_kl(Uniform, Exponential)
def _kl_uniform_exponetial(p, q):
    result = q.rate * (p.high + p.low) / 2 - ((p.high - p.low) * q.rate).log()
    return torch.where(p.low < 0, math.inf, result)


@register_kl(Uniform, Gamma)
def _kl_uniform_gamma(p, q):
    width = p.high - p.low
    mean_log = (_x_log_x(p.high) - _x_log_x(p.low) - width) / width
    norm = q.concentration.lgamma() - q.concentration * q.rate.log()
    result = norm - (q.concentration - 1) * mean_log + q.rate * (p.high + p.low) / 2 - width.log()
    return torch.where(p.low < 0, math.inf, result)


@register_kl(Uniform, Gumbel)
def _kl_uniform_gumbel(p, q):
    width = q.scale / (p.high - p.low)
    high, low = (p.high - q.loc) / q.scale, (p.low - q.loc) / q.scale
    return width.log() + 0.5 * (high + low) - width * (torch.exp(-high) - torch.exp(-low))


@register_kl(Uniform, Pareto)
def _kl_uniform_pareto(p, q):
    width = p.high - p.low
    mean_log = (_x_log_x(p.high) - _x_log_x(p.low) - width) / width
    result = (q.alpha + 1) * mean_log - q.alpha * q.scale.log() - q.alpha.log() - width.log()
    return torch.where(p.low < q.support.lower_bound, math.inf, result)
