"""Where values may lie. A constraint says of values whether they lie there (`check`), one True for each event; the
constraints of a distribution's parameters and of its support are such objects, or depend on parameters (`dependent`)."""

import evergrad as torch

__all__ = [
    "Constraint",
    "boolean",
    "cat",
    "corr_cholesky",
    "dependent",
    "dependent_property",
    "greater_than",
    "greater_than_eq",
    "half_open_interval",
    "independent",
    "integer_interval",
    "interval",
    "is_dependent",
    "less_than",
    "lower_cholesky",
    "lower_triangular",
    "multinomial",
    "nonnegative",
    "nonnegative_integer",
    "one_hot",
    "positive",
    "positive_definite",
    "positive_integer",
    "positive_semidefinite",
    "real",
    "real_vector",
    "simplex",
    "square",
    "stack",
    "symmetric",
    "unit_interval",
]


class Constraint:
    """A region: whether it is discrete, how many of the last dimensions are one event, and who lies in it."""

    is_discrete = False
    event_dim = 0

    def check(self, value):
        """A tensor of bools, one for each event."""
        raise NotImplementedError

    def __repr__(self):
        return type(self).__name__.lstrip("_") + "()"


class _Dependent(Constraint):
    """Depends on other parameters, so that nothing can be checked of it alone."""

    def __init__(self, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        self._is_discrete, self._event_dim = is_discrete, event_dim
        super().__init__()

    @property
    def is_discrete(self):
        if self._is_discrete is NotImplemented:
            raise NotImplementedError(".is_discrete cannot be determined statically")
        return self._is_discrete

    @property
    def event_dim(self):
        if self._event_dim is NotImplemented:
            raise NotImplementedError(".event_dim cannot be determined statically")
        return self._event_dim

    def __call__(self, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        """One of which more is known."""
        return _Dependent(
            is_discrete=self._is_discrete if is_discrete is NotImplemented else is_discrete,
            event_dim=self._event_dim if event_dim is NotImplemented else event_dim,
        )

    def check(self, x):
        raise ValueError("Cannot determine validity of dependent constraint")


def is_dependent(constraint):
    return isinstance(constraint, _Dependent)


class _DependentProperty(property, _Dependent):
    """A property of a distribution that gives a constraint; read from the class it is a dependent one. Decorates a
    method, also with arguments: @dependent_property(is_discrete=False, event_dim=1)."""

    def __init__(self, fn=None, *, is_discrete=NotImplemented, event_dim=NotImplemented):
        property.__init__(self, fn)
        self._is_discrete, self._event_dim = is_discrete, event_dim

    def __call__(self, fn):
        return _DependentProperty(fn, is_discrete=self._is_discrete, event_dim=self._event_dim)


class _IndependentConstraint(Constraint):
    """A constraint of whose events the last dimensions make one."""

    def __init__(self, base_constraint, reinterpreted_batch_ndims):
        assert isinstance(base_constraint, Constraint) and isinstance(reinterpreted_batch_ndims, int)
        assert reinterpreted_batch_ndims >= 0
        self.base_constraint, self.reinterpreted_batch_ndims = base_constraint, reinterpreted_batch_ndims
        super().__init__()

    @property
    def is_discrete(self):
        return self.base_constraint.is_discrete

    @property
    def event_dim(self):
        return self.base_constraint.event_dim + self.reinterpreted_batch_ndims

    def check(self, value):
        result = self.base_constraint.check(value)
        n = self.reinterpreted_batch_ndims
        if result.dim() < n:
            raise ValueError(f"Expected value.dim() >= {self.base_constraint.event_dim + n} but got {value.dim()}")
        return result.reshape(result.shape[: result.dim() - n] + (-1,)).all(-1)

    def __repr__(self):
        return f"{type(self).__name__[1:]}({self.base_constraint!r}, {self.reinterpreted_batch_ndims})"


class _Boolean(Constraint):
    is_discrete = True

    def check(self, value):
        return (value == 0) | (value == 1)


class _OneHot(Constraint):
    is_discrete, event_dim = True, 1

    def check(self, value):
        return ((value == 0) | (value == 1)).all(-1) & (value.sum(-1) == 1)


class _Real(Constraint):
    def check(self, value):
        return value == value  # all but NaN


class _Bounded(Constraint):
    """Numbers between bounds that are given: which, and how they compare, is the class's."""

    _bounds = ()  # (attribute, comparison of the value with it)
    _whole = False

    def __init__(self, *bounds, **named):
        names = [name for name, _ in self._bounds]
        given = {**dict(zip(names, bounds)), **named}
        if len(bounds) > len(names) or set(given) != set(names):
            raise TypeError(f"{type(self).__name__}() takes {', '.join(names)}")
        self.__dict__.update(given)
        super().__init__()

    def check(self, value):
        ok = value % 1 == 0 if self._whole else None
        for name, holds in self._bounds:
            one = holds(value, getattr(self, name))
            ok = one if ok is None else ok & one
        return ok

    def __repr__(self):
        bounds = ", ".join(f"{name}={getattr(self, name)}" for name, _ in self._bounds)
        return f"{type(self).__name__.lstrip('_')}({bounds})"


def _ge(a, b):
    return a >= b


def _le(a, b):
    return b >= a


def _gt(a, b):
    return a > b


def _lt(a, b):
    return b > a


class _GreaterThan(_Bounded):
    _bounds = (("lower_bound", _gt),)


class _GreaterThanEq(_Bounded):
    _bounds = (("lower_bound", _ge),)


class _LessThan(_Bounded):
    _bounds = (("upper_bound", _lt),)


class _Interval(_Bounded):
    _bounds = (("lower_bound", _ge), ("upper_bound", _le))


class _HalfOpenInterval(_Bounded):
    _bounds = (("lower_bound", _ge), ("upper_bound", _lt))


class _IntegerInterval(_Bounded):
    is_discrete = _whole = True
    _bounds = (("lower_bound", _ge), ("upper_bound", _le))


class _IntegerGreaterThan(_Bounded):
    is_discrete = _whole = True
    _bounds = (("lower_bound", _ge),)


class _IntegerLessThan(_Bounded):
    is_discrete = _whole = True
    _bounds = (("upper_bound", _le),)


class _Simplex(Constraint):
    event_dim = 1

    def check(self, value):
        return (value >= 0).all(-1) & ((value.sum(-1) - 1).abs() < 1e-6)


class _Multinomial(Constraint):
    """Counts that add up to at most upper_bound."""

    is_discrete, event_dim = True, 1

    def __init__(self, upper_bound):
        self.upper_bound = upper_bound

    def check(self, x):
        return (x >= 0).all(-1) & (x.sum(-1) <= self.upper_bound)


def _each(matrices):
    """The last two dimensions, as one."""
    return matrices.reshape(matrices.shape[:-2] + (-1,))


class _LowerTriangular(Constraint):
    event_dim = 2

    def check(self, value):
        return _each(value.tril() == value).all(-1)


class _LowerCholesky(_LowerTriangular):
    def check(self, value):
        return super().check(value) & (value.diagonal(dim1=-2, dim2=-1) > 0).all(-1)


class _CorrCholesky(_LowerCholesky):
    """Factors of correlations: their rows have length one."""

    def check(self, value):
        tolerance = torch.finfo(value.dtype).eps * value.shape[-1] * 10  # rows are sums of that many
        return super().check(value) & ((torch.linalg.norm(value.detach(), dim=-1) - 1).abs() < tolerance).all(-1)


class _Square(Constraint):
    event_dim = 2

    def check(self, value):
        return torch.full(value.shape[:-2], value.shape[-2] == value.shape[-1], dtype=torch.bool, device=value.device)


class _Symmetric(_Square):
    def check(self, value):
        square = super().check(value)
        return square if not square.all() else torch.isclose(value, value.mT, atol=1e-6).all(-2).all(-1)


class _PositiveSemidefinite(_Symmetric):
    def check(self, value):
        symmetric = super().check(value)
        return symmetric if not symmetric.all() else torch.linalg.eigvalsh(value).ge(0).all(-1)


class _PositiveDefinite(_Symmetric):
    def check(self, value):
        symmetric = super().check(value)
        return symmetric if not symmetric.all() else torch.linalg.cholesky_ex(value).info.eq(0)


class _Parts(Constraint):
    """Constraints of parts of a tensor, along one dimension."""

    def __init__(self, cseq, dim=0):
        self.cseq, self.dim = list(cseq), dim
        assert all(isinstance(c, Constraint) for c in self.cseq)
        super().__init__()

    @property
    def is_discrete(self):
        return any(c.is_discrete for c in self.cseq)


class _Cat(_Parts):
    """Of pieces, whose lengths are given."""

    def __init__(self, cseq, dim=0, lengths=None):
        super().__init__(cseq, dim)
        self.lengths = [1] * len(self.cseq) if lengths is None else list(lengths)
        assert len(self.lengths) == len(self.cseq)

    @property
    def event_dim(self):
        return max(c.event_dim for c in self.cseq)

    def check(self, value):
        assert -value.dim() <= self.dim < value.dim()
        pieces = value.split(self.lengths, self.dim)
        return torch.cat([c.check(piece) for c, piece in zip(self.cseq, pieces)], self.dim)


class _Stack(_Parts):
    """Of slices."""

    @property
    def event_dim(self):
        dim = max(c.event_dim for c in self.cseq)
        return dim + 1 if self.dim + dim < 0 else dim

    def check(self, value):
        assert -value.dim() <= self.dim < value.dim()
        return torch.stack([c.check(part) for c, part in zip(self.cseq, value.unbind(self.dim))], self.dim)


dependent = _Dependent()
dependent_property = _DependentProperty
independent = _IndependentConstraint
boolean = _Boolean()
one_hot = _OneHot()
nonnegative_integer = _IntegerGreaterThan(0)
positive_integer = _IntegerGreaterThan(1)
integer_interval = _IntegerInterval
real = _Real()
real_vector = independent(real, 1)
positive = _GreaterThan(0.0)
nonnegative = _GreaterThanEq(0.0)
greater_than = _GreaterThan
greater_than_eq = _GreaterThanEq
less_than = _LessThan
multinomial = _Multinomial
unit_interval = _Interval(0.0, 1.0)
interval = _Interval
half_open_interval = _HalfOpenInterval
simplex = _Simplex()
lower_triangular = _LowerTriangular()
lower_cholesky = _LowerCholesky()
corr_cholesky = _CorrCholesky()
square = _Square()
symmetric = _Symmetric()
positive_semidefinite = _PositiveSemidefinite()
positive_definite = _PositiveDefinite()
cat = _Cat
stack = _Stack
