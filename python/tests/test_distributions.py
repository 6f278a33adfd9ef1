"""Probability distributions against what defines them: densities, moments of samples, Jacobians, and samples that PyTorch
draws from the same seed."""

import math

import pytest

import evergrad as torch
from evergrad import distributions as D
from evergrad.distributions import constraints

DOUBLE = torch.float64


def t(*values):
    return torch.tensor(values, dtype=DOUBLE)


MATRIX = torch.tensor([[2.0, 0.5], [0.5, 1.0]], dtype=DOUBLE)
MAKE = {
    "Bernoulli": lambda: D.Bernoulli(t(0.2, 0.7)),
    "Beta": lambda: D.Beta(t(0.5, 2), t(1.5, 3)),
    "Binomial": lambda: D.Binomial(5, t(0.2, 0.7)),
    "Categorical": lambda: D.Categorical(t(0.2, 0.3, 0.5)),
    "Cauchy": lambda: D.Cauchy(t(0, 1), t(1, 2)),
    "Chi2": lambda: D.Chi2(t(1, 3)),
    "ContinuousBernoulli": lambda: D.ContinuousBernoulli(t(0.2, 0.5, 0.7)),
    "Dirichlet": lambda: D.Dirichlet(t(0.5, 2, 3)),
    "Exponential": lambda: D.Exponential(t(0.5, 2)),
    "FisherSnedecor": lambda: D.FisherSnedecor(t(9, 6), t(17, 19)),
    "Gamma": lambda: D.Gamma(t(0.5, 9), t(1, 3)),
    "Geometric": lambda: D.Geometric(t(0.2, 0.7)),
    "Gumbel": lambda: D.Gumbel(t(0, 1), t(1, 2)),
    "HalfCauchy": lambda: D.HalfCauchy(t(1, 2)),
    "HalfNormal": lambda: D.HalfNormal(t(1, 2)),
    "Independent": lambda: D.Independent(D.Normal(t(0, 1), t(1, 2)), 1),
    "InverseGamma": lambda: D.InverseGamma(t(6, 7), t(1, 2)),
    "Kumaraswamy": lambda: D.Kumaraswamy(t(1.5, 2), t(2, 3)),
    "Laplace": lambda: D.Laplace(t(0, 1), t(1, 2)),
    "LKJCholesky": lambda: D.LKJCholesky(3, t(0.5, 2)),
    "LogNormal": lambda: D.LogNormal(t(0, 1), t(0.3, 0.5)),
    "LogisticNormal": lambda: D.LogisticNormal(t(0, 1), t(1, 0.5)),
    "LowRankMultivariateNormal": lambda: D.LowRankMultivariateNormal(t(0, 1), t(1, 2).unsqueeze(-1), t(1, 2)),
    "MixtureSameFamily": lambda: D.MixtureSameFamily(D.Categorical(t(0.3, 0.7)), D.Normal(t(0, 3), t(1, 2))),
    "Multinomial": lambda: D.Multinomial(6, t(0.2, 0.3, 0.5)),
    "MultivariateNormal": lambda: D.MultivariateNormal(t(0, 1), MATRIX),
    "MultivariateNormal.precision": lambda: D.MultivariateNormal(t(0, 1), precision_matrix=MATRIX),
    "NegativeBinomial": lambda: D.NegativeBinomial(t(3, 5), t(0.2, 0.7)),
    "Normal": lambda: D.Normal(t(0, 1), t(1, 2)),
    "OneHotCategorical": lambda: D.OneHotCategorical(t(0.2, 0.3, 0.5)),
    "Pareto": lambda: D.Pareto(t(1, 2), t(7, 8)),
    "Poisson": lambda: D.Poisson(t(0.5, 5)),
    "RelaxedBernoulli": lambda: D.RelaxedBernoulli(torch.tensor(0.7, dtype=DOUBLE), t(0.2, 0.7)),
    "RelaxedOneHotCategorical": lambda: D.RelaxedOneHotCategorical(torch.tensor(0.7, dtype=DOUBLE), t(0.2, 0.3, 0.5)),
    "StudentT": lambda: D.StudentT(t(9, 12), t(0, 1), t(1, 2)),
    "TransformedDistribution": lambda: D.TransformedDistribution(
        D.Normal(t(0, 1), t(1, 2)), [D.AffineTransform(1.0, -2.0)]
    ),
    "Uniform": lambda: D.Uniform(t(0, 1), t(1, 3)),
    "VonMises": lambda: D.VonMises(t(0, 1), t(1, 2)),
    "Weibull": lambda: D.Weibull(t(1, 2), t(1.5, 2)),
    "Wishart": lambda: D.Wishart(torch.tensor(4.0, dtype=DOUBLE), MATRIX),
}
DRAWN = {  # by PyTorch, from seed 3
    "Gamma(torch.tensor([0.5, 2.0, 9.0]), torch.tensor([1.0, 2.0, 3.0]))": [0.73775, 2.45115, 2.41021],
    "Beta(torch.tensor([0.5, 2.0]), torch.tensor([1.5, 3.0]))": [0.15328, 0.34698],
    "StudentT(torch.tensor([3.0, 5.0]))": [0.87456, 0.23506],
    "Categorical(torch.tensor([0.2, 0.3, 0.5])).expand((4,))": [0, 0, 2, 1],
    "VonMises(torch.tensor([0.0, 1.0]), torch.tensor([1.0, 2.0]))": [0.0521, 1.33613],
    "Geometric(torch.tensor([0.2, 0.7]))": [24.0, 1.0],
    "LKJCholesky(2, torch.tensor(2.0))": [1.0, 0.0, -0.25934, 0.96579],
}


def value_of(f):
    """None where the distribution does not say."""
    try:
        return f()
    except NotImplementedError:
        return None


@pytest.mark.parametrize("name", MAKE)
def test_samples_have_the_moments_and_lie_in_the_support(name):
    torch.manual_seed(0)
    d, n = MAKE[name](), 500 if name == "Wishart" else 4000
    x = d.sample((n,))
    assert x.shape == (n,) + d.batch_shape + d.event_shape and d.support.check(x).all()
    mean, variance = value_of(lambda: d.mean), value_of(lambda: d.variance)
    if variance is None or name == "VonMises" or not torch.isfinite(variance).all():
        return
    assert ((x.mean(0) - mean).abs() < 5 * (variance / n).sqrt() + 1e-9).all()
    assert torch.allclose(x.var(0), variance, rtol=0.35)


@pytest.mark.parametrize("name", MAKE)
def test_log_prob_of_a_larger_batch_and_its_gradients(name):
    torch.manual_seed(1)
    d = MAKE[name]()
    e = d.expand((3,) + d.batch_shape)
    assert e.batch_shape == (3,) + d.batch_shape and e.event_shape == d.event_shape
    x = e.sample()
    assert torch.allclose(e.log_prob(x), torch.stack([d.log_prob(one) for one in x]))
    assert type(d).__name__ in repr(d)
    if d.has_rsample:
        assert not d.rsample().requires_grad


@pytest.mark.parametrize("name", MAKE)
def test_the_density_is_the_slope_of_the_cdf(name):
    torch.manual_seed(2)
    d = MAKE[name]()
    if d.support.is_discrete:
        return
    x = d.sample((20,)).requires_grad_()
    p = value_of(lambda: d.cdf(x))
    if p is None or not p.requires_grad:
        return
    (slope,) = torch.autograd.grad(p.sum(), x)
    assert torch.allclose(slope.abs(), d.log_prob(x).exp(), rtol=1e-5, atol=1e-8)
    back = value_of(lambda: d.icdf(p.detach()))
    if back is not None:
        assert torch.allclose(back, x.detach(), rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("name", [n for n in MAKE if n not in ("Wishart", "LKJCholesky")])
def test_entropy_is_the_mean_of_the_log_density(name):
    torch.manual_seed(3)
    d = MAKE[name]()
    entropy = value_of(d.entropy)
    if entropy is None:
        return
    terms = -d.log_prob(d.sample((4000,)))
    assert ((terms.mean(0) - entropy).abs() < 6 * terms.std(0) / 4000**0.5 + 1e-6).all()


def test_divergences_are_means_of_differences():
    torch.manual_seed(4)
    pairs = [(p, p) for p in MAKE]
    pairs += [
        ("Beta", "Normal"),
        ("Gamma", "Gumbel"),
        ("Gamma", "Exponential"),
        ("Exponential", "Gamma"),
        ("Normal", "Laplace"),
    ]
    pairs += [
        ("Normal", "Gumbel"),
        ("Uniform", "Normal"),
        ("Pareto", "Exponential"),
        ("Pareto", "Gamma"),
        ("Exponential", "Gumbel"),
    ]
    pairs += [("LowRankMultivariateNormal", "MultivariateNormal"), ("MultivariateNormal", "LowRankMultivariateNormal")]
    pairs += [("Bernoulli", "Poisson"), ("Uniform", "Gumbel"), ("Laplace", "Normal")]
    seen = 0
    for a, b in pairs:
        p, q = MAKE[a](), MAKE[b]()
        kl = value_of(lambda: D.kl_divergence(p, q))
        if kl is None:
            continue
        seen += 1
        x = p.sample((4000,))
        if a == "Bernoulli":
            x = x.double()
        terms = p.log_prob(x) - q.log_prob(x)
        assert ((terms.mean(0) - kl).abs() < 6 * terms.std(0) / 4000**0.5 + 1e-6).all(), (a, b, kl, terms.mean(0))
    assert seen > 30
    assert D.kl_divergence(D.Normal(0.0, 1.0), D.Uniform(0.0, 1.0)) == math.inf


def test_gradients_through_samples_of_gamma_and_beta():
    torch.manual_seed(5)
    for shape in (0.05, 0.7, 3.0, 40.0, 2000.0):
        a = torch.full((4000,), shape, dtype=DOUBLE, requires_grad=True)
        x = D.Gamma(a, 1.0).rsample()
        (g,) = torch.autograd.grad(x.sum(), a)  # the mean is the shape
        assert (g > 0).all() and abs(float(g.mean()) - 1) < 6 * float(g.std()) / 4000**0.5
    a, b = torch.full((4000,), 2.0, dtype=DOUBLE, requires_grad=True), torch.full((4000,), 3.0, dtype=DOUBLE)
    (g,) = torch.autograd.grad(D.Beta(a, b).rsample().sum(), a)
    assert abs(float(g.mean()) - 3 / 25) < 6 * float(g.std()) / 4000**0.5
    logits = torch.zeros(3, requires_grad=True)
    D.OneHotCategoricalStraightThrough(logits=logits).rsample()[0].backward()
    assert torch.allclose(logits.grad, torch.tensor([2.0, -1.0, -1.0]) / 9)


@pytest.mark.parametrize("made", DRAWN)
def test_the_same_seed_gives_the_samples_of_pytorch(made):
    torch.manual_seed(3)
    d = eval(made, {"torch": torch, **vars(D)})
    assert d.sample().flatten().tolist() == pytest.approx(DRAWN[made], abs=2e-5)


TRANSFORMS = [
    D.ExpTransform(), D.AffineTransform(t(1, 2, 3), t(2, -1, 0.5)), D.AffineTransform(1.0, 2.0, event_dim=1),
    D.SigmoidTransform(), D.TanhTransform(), D.SoftplusTransform(), D.StickBreakingTransform(), D.CorrCholeskyTransform(),
    D.ComposeTransform([D.AffineTransform(0.0, 0.5), D.SigmoidTransform()]), D.IndependentTransform(D.ExpTransform(), 1),
    D.ReshapeTransform((3,), (3, 1)), D.CatTransform([D.ExpTransform(), D.TanhTransform()], -1, [2, 1]),
    D.StackTransform([D.ExpTransform(), D.TanhTransform(), D.SigmoidTransform()], -1),
    D.CumulativeDistributionTransform(D.Normal(t(0.0), t(1.0))),
]  # fmt: skip


@pytest.mark.parametrize("transform", TRANSFORMS, ids=lambda x: type(x).__name__)
def test_transforms_go_back_and_tell_their_volume(transform):
    x = t(0.1, -0.4, 0.7)
    y = transform(x)
    assert transform.codomain.check(y).all() and torch.allclose(transform.inv(y), x)
    assert transform.forward_shape((3,)) == y.shape and transform.inverse_shape(y.shape) == (3,)
    assert transform.inv.inv is transform and transform.with_cache()(x).shape == y.shape
    jacobian = torch.autograd.functional.jacobian(transform, x).reshape(-1, 3)
    if type(transform) is D.StickBreakingTransform:
        jacobian = jacobian[:3]
    elif type(transform) is D.CorrCholeskyTransform:
        jacobian = jacobian[[3, 6, 7]]  # below the diagonal
    got = transform.log_abs_det_jacobian(x, y)
    assert torch.allclose(got.sum(), torch.linalg.slogdet(jacobian).logabsdet)
    assert torch.allclose(transform.inv.log_abs_det_jacobian(y, x), -got)


def test_maps_onto_constraints():
    x = t(0.3, -0.7, 1.2)
    square = t(0.3, -0.7, 1.2, 0.4).reshape(2, 2)
    for c in (constraints.real, constraints.positive, constraints.greater_than(2.0), constraints.less_than(-1.0),
              constraints.interval(-1.0, 3.0), constraints.simplex, constraints.real_vector, constraints.corr_cholesky,
              constraints.stack([constraints.positive, constraints.real, constraints.unit_interval], -1)):  # fmt: skip
        for registry in (D.biject_to, D.transform_to):
            assert c.check(registry(c)(x)).all(), c
    for c in (constraints.lower_cholesky, constraints.positive_definite):
        assert c.check(D.transform_to(c)(square)).all()
    with pytest.raises(NotImplementedError, match="Cannot transform _Boolean constraints"):
        D.biject_to(constraints.boolean)
    assert repr(constraints.interval(0, 1)) == "Interval(lower_bound=0, upper_bound=1)"
    assert D.Uniform.support.event_dim == 0 and constraints.is_dependent(D.Uniform.support)


def test_what_is_refused():
    with pytest.raises(ValueError, match="Expected parameter scale .* GreaterThan"):
        D.Normal(0.0, -1.0)
    with pytest.raises(ValueError, match="to be within the support"):
        D.Exponential(1.0).log_prob(torch.tensor(-1.0))
    with pytest.raises(ValueError, match="not broadcastable"):
        D.Normal(torch.zeros(2), 1.0).log_prob(torch.zeros(3))
    with pytest.raises(ValueError, match="not both"):
        D.Bernoulli(0.5, logits=0.5)
    with pytest.raises(NotImplementedError, match=r"No KL\(p \|\| q\)"):
        D.kl_divergence(D.Cauchy(0.0, 1.0), D.Normal(0.0, 1.0))

    class Mine(D.Normal):
        def __init__(self):
            super().__init__(0.0, 1.0)

    with pytest.raises(NotImplementedError, match="must also define a custom .expand"):
        Mine().expand((2,))

    @D.register_kl(Mine, D.Normal)
    def _(p, q):
        return "mine"

    assert D.kl_divergence(Mine(), D.Normal(0.0, 1.0)) == "mine"


def test_lazy_values_and_enumeration():
    logits = t(0.2, -1.0).requires_grad_()
    d = D.Bernoulli(logits=logits)
    with torch.no_grad():
        probs = d.probs
    assert probs.requires_grad and d.probs is probs and d.enumerate_support().tolist() == [[0, 0], [1, 1]]
    assert D.Categorical(t(0.5, 0.5)).enumerate_support().tolist() == [0, 1]
    assert D.OneHotCategorical(t(0.5, 0.5)).enumerate_support().tolist() == [[1, 0], [0, 1]]
    mode = D.Dirichlet(t(3, 2, 1)).mode
    assert torch.allclose(mode, t(2, 1, 0) / 3)
