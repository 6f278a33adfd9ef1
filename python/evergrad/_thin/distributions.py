"""torch.distributions: probability distributions, their constraints and transforms. Constraints are values that classes
are declared with: they can be named and made, and what they would check is not there."""

WHY = "there are no probability distributions"
NAMES = """
distributions: bernoulli:Bernoulli beta:Beta binomial:Binomial categorical:Categorical cauchy:Cauchy chi2:Chi2
    constraint_registry:biject_to,transform_to continuous_bernoulli:ContinuousBernoulli dirichlet:Dirichlet
    distribution:Distribution exp_family:ExponentialFamily exponential:Exponential fishersnedecor:FisherSnedecor
    gamma:Gamma geometric:Geometric gumbel:Gumbel half_cauchy:HalfCauchy half_normal:HalfNormal
    independent:Independent inverse_gamma:InverseGamma kl:kl_divergence,register_kl kumaraswamy:Kumaraswamy
    laplace:Laplace lkj_cholesky:LKJCholesky log_normal:LogNormal logistic_normal:LogisticNormal
    lowrank_multivariate_normal:LowRankMultivariateNormal mixture_same_family:MixtureSameFamily
    multinomial:Multinomial multivariate_normal:MultivariateNormal negative_binomial:NegativeBinomial normal:Normal
    one_hot_categorical:OneHotCategorical,OneHotCategoricalStraightThrough pareto:Pareto poisson:Poisson
    relaxed_bernoulli:RelaxedBernoulli relaxed_categorical:RelaxedOneHotCategorical studentT:StudentT
    transformed_distribution:TransformedDistribution
    transforms:AbsTransform,AffineTransform,CatTransform,ComposeTransform,CorrCholeskyTransform
    transforms:CumulativeDistributionTransform,ExpTransform,IndependentTransform,LowerCholeskyTransform
    transforms:PositiveDefiniteTransform,PowerTransform,ReshapeTransform,SigmoidTransform,SoftmaxTransform
    transforms:SoftplusTransform,StackTransform,StickBreakingTransform,TanhTransform,Transform
    transforms:identity_transform uniform:Uniform von_mises:VonMises weibull:Weibull wishart:Wishart
distributions.bernoulli: Bernoulli
distributions.beta: Beta
distributions.binomial: Binomial
distributions.categorical: Categorical
distributions.cauchy: Cauchy
distributions.chi2: Chi2
distributions.constraint_registry: ConstraintRegistry biject_to transform_to
distributions.constraints: Constraint _Real cat* dependent dependent_property* greater_than* greater_than_eq*
    half_open_interval* independent* integer_interval* interval* is_dependent less_than* multinomial* stack*
distributions.continuous_bernoulli: ContinuousBernoulli
distributions.dirichlet: Dirichlet
distributions.distribution: Distribution
distributions.exp_family: ExponentialFamily
distributions.exponential: Exponential
distributions.fishersnedecor: FisherSnedecor
distributions.gamma: Gamma
distributions.geometric: Geometric
distributions.gumbel: Gumbel
distributions.half_cauchy: HalfCauchy
distributions.half_normal: HalfNormal
distributions.independent: Independent
distributions.inverse_gamma: InverseGamma
distributions.kl: kl_divergence register_kl
distributions.kumaraswamy: Kumaraswamy
distributions.laplace: Laplace
distributions.lkj_cholesky: LKJCholesky
distributions.log_normal: LogNormal
distributions.logistic_normal: LogisticNormal
distributions.lowrank_multivariate_normal: LowRankMultivariateNormal
distributions.mixture_same_family: MixtureSameFamily
distributions.multinomial: Multinomial
distributions.multivariate_normal: MultivariateNormal distributions.distribution:Distribution
distributions.negative_binomial: NegativeBinomial
distributions.normal: Normal
distributions.one_hot_categorical: OneHotCategorical OneHotCategoricalStraightThrough
distributions.pareto: Pareto
distributions.poisson: Poisson
distributions.relaxed_bernoulli: LogitRelaxedBernoulli RelaxedBernoulli
distributions.relaxed_categorical: ExpRelaxedCategorical RelaxedOneHotCategorical
distributions.studentT: StudentT
distributions.transformed_distribution: TransformedDistribution
distributions.transforms: AbsTransform AffineTransform CatTransform ComposeTransform CorrCholeskyTransform
    CumulativeDistributionTransform ExpTransform IndependentTransform LowerCholeskyTransform PositiveDefiniteTransform
    PowerTransform ReshapeTransform SigmoidTransform SoftmaxTransform SoftplusTransform StackTransform
    StickBreakingTransform TanhTransform Transform _InverseTransform{__name__} identity_transform
distributions.uniform: Uniform
distributions.utils: _standard_normal _sum_rightmost broadcast_all clamp_probs lazy_property* logits_to_probs
    probs_to_logits tril_matrix_to_vec vec_to_tril_matrix
distributions.von_mises: VonMises
distributions.weibull: Weibull
distributions.wishart: Wishart
"""


def base_of(name):
    """The class that a class of these modules comes from."""
    module, _, short = name.rpartition(".")
    if module == "distributions.transforms":
        return None if short == "Transform" else "distributions.transforms.Transform"
    if module.split(".")[-1] in ("constraints", "constraint_registry", "utils") or short == "Distribution":
        return None
    return "distributions.distribution.Distribution"


class Constraint:
    """A region in which values lie."""

    is_discrete, event_dim = False, 0

    def check(self, value):
        """Whether a value lies in the region."""
        from . import fail

        fail("distributions.constraints.Constraint.check")

    def __repr__(self):
        return type(self).__name__.lstrip("_") + "()"


def _constraint(name, discrete=False, event_dim=0):
    return type(name, (Constraint,), {"is_discrete": discrete, "event_dim": event_dim})


def _bounds(name, *names, discrete=False):
    """A constraint that is made of bounds."""

    def __init__(self, *values, **more):
        for field, value in zip(names, values, strict=False):
            setattr(self, field, value)
        self.__dict__.update(more)

    return type(name, (Constraint,), {"__init__": __init__, "is_discrete": discrete})


class Dependent(Constraint):
    """A constraint that other values decide on."""

    def __init__(self, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        self._is_discrete, self._event_dim = is_discrete, event_dim

    is_discrete = property(lambda self: self._is_discrete)
    event_dim = property(lambda self: self._event_dim)

    def __call__(self, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        return Dependent(is_discrete=is_discrete, event_dim=event_dim)


class dependent_property(property, Dependent):
    """A property whose value is a constraint."""

    def __init__(self, fn=None, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        property.__init__(self, fn)
        Dependent.__init__(self, is_discrete=is_discrete, event_dim=event_dim)

    def __call__(self, fn):
        return dependent_property(fn, is_discrete=self._is_discrete, event_dim=self._event_dim)


class Independent(Constraint):
    """A constraint whose last dimensions count as one event."""

    def __init__(self, base_constraint, reinterpreted_batch_ndims):
        self.base_constraint, self.reinterpreted_batch_ndims = base_constraint, reinterpreted_batch_ndims
        self.is_discrete = base_constraint.is_discrete
        self.event_dim = base_constraint.event_dim + reinterpreted_batch_ndims


def is_dependent(constraint):
    """Whether other values decide on a constraint."""
    return isinstance(constraint, Dependent)


class ConstraintRegistry:
    """Takes registrations of transforms; asking for a transform raises."""

    def __init__(self):
        self._registry = {}

    def register(self, constraint, factory=None):
        """Registers a factory of transforms for the class of a constraint; without one, a decorator."""
        if factory is None:
            return lambda factory: self.register(constraint, factory)
        self._registry[type(constraint) if isinstance(constraint, Constraint) else constraint] = factory
        return factory

    def __call__(self, constraint):
        from . import fail

        fail("distributions.constraint_registry.ConstraintRegistry")


_kl = {}


def register_kl(type_p, type_q):
    """A decorator that registers a function for kl_divergence, which is not there."""

    def decorate(function):
        _kl[type_p, type_q] = function
        return function

    return decorate


class lazy_property:
    """A property that is computed once."""

    def __init__(self, wrapped):
        self.wrapped, self.__doc__ = wrapped, wrapped.__doc__

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        value = self.wrapped(instance)
        setattr(instance, self.wrapped.__name__, value)
        return value


_Real, _Interval = _constraint("_Real"), _bounds("_Interval", "lower_bound", "upper_bound")
_GreaterThan, _GreaterThanEq = _bounds("_GreaterThan", "lower_bound"), _bounds("_GreaterThanEq", "lower_bound")
_LessThan = _bounds("_LessThan", "upper_bound")
_HalfOpenInterval = _bounds("_HalfOpenInterval", "lower_bound", "upper_bound")
_IntegerInterval = _bounds("_IntegerInterval", "lower_bound", "upper_bound", discrete=True)
_IntegerGreaterThan = _bounds("_IntegerGreaterThan", "lower_bound", discrete=True)
_Multinomial = _bounds("_Multinomial", "upper_bound", discrete=True)
_Cat, _Stack = _bounds("_Cat", "cseq", "dim", "lengths"), _bounds("_Stack", "cseq", "dim")
_biject, _transform = ConstraintRegistry(), ConstraintRegistry()
_real = _Real()
_MATRICES = {
    "square": "_Square", "symmetric": "_Symmetric", "positive_semidefinite": "_PositiveSemidefinite",
    "positive_definite": "_PositiveDefinite", "lower_triangular": "_LowerTriangular",
    "lower_cholesky": "_LowerCholesky", "corr_cholesky": "_CorrCholesky",
}  # fmt: skip
_CONSTRAINTS = {
    "Constraint": Constraint, "dependent": Dependent(), "dependent_property": dependent_property,
    "independent": Independent, "is_dependent": is_dependent, "interval": _Interval, "greater_than": _GreaterThan,
    "greater_than_eq": _GreaterThanEq, "less_than": _LessThan, "half_open_interval": _HalfOpenInterval,
    "integer_interval": _IntegerInterval, "multinomial": _Multinomial, "cat": _Cat, "stack": _Stack,
    "boolean": _constraint("_Boolean", True)(), "one_hot": _constraint("_OneHot", True, 1)(),
    "nonnegative_integer": _IntegerGreaterThan(0), "positive_integer": _IntegerGreaterThan(1), "real": _real,
    "real_vector": Independent(_real, 1), "positive": _GreaterThan(0.0), "nonnegative": _GreaterThanEq(0.0),
    "unit_interval": _Interval(0.0, 1.0), "simplex": _constraint("_Simplex", event_dim=1)(), "_Real": _Real,
    "_Interval": _Interval, "_GreaterThan": _GreaterThan, "_GreaterThanEq": _GreaterThanEq, "_LessThan": _LessThan,
    "_IntegerInterval": _IntegerInterval, "_IntegerGreaterThan": _IntegerGreaterThan, "_Dependent": Dependent,
    "_DependentProperty": dependent_property, "_IndependentConstraint": Independent,
}  # fmt: skip
_CONSTRAINTS |= {name: _constraint(cls, event_dim=2)() for name, cls in _MATRICES.items()}
_CONSTRAINTS |= {type(c).__name__: type(c) for c in list(_CONSTRAINTS.values()) if isinstance(c, Constraint)}
_REGISTRY = {"biject_to": _biject, "transform_to": _transform}
ANSWERS = {
    "distributions": {**_REGISTRY, "register_kl": register_kl},
    "distributions.constraints": _CONSTRAINTS,
    "distributions.constraint_registry": {**_REGISTRY, "ConstraintRegistry": ConstraintRegistry},
    "distributions.kl": {"register_kl": register_kl},
    "distributions.utils": {"lazy_property": lazy_property},
}
