"""From numbers without bounds to a constraint: `biject_to` gives a bijection, `transform_to` what is simple to optimise."""

import numbers

from . import constraints, transforms

__all__ = ["ConstraintRegistry", "biject_to", "transform_to"]


class ConstraintRegistry:
    """Makers of transforms, by the class of the constraint."""

    def __init__(self):
        self._registry = {}
        super().__init__()

    def register(self, constraint, factory=None):
        """Registers a maker for a constraint's class, also as a decorator."""
        if factory is None:
            return lambda factory: self.register(constraint, factory)
        if isinstance(constraint, constraints.Constraint):
            constraint = type(constraint)
        if not (isinstance(constraint, type) and issubclass(constraint, constraints.Constraint)):
            raise TypeError(f"Expected constraint to be either a Constraint subclass or instance, but got {constraint}")
        self._registry[constraint] = factory
        return factory

    def __call__(self, constraint):
        """A transform whose codomain is the constraint."""
        try:
            factory = self._registry[type(constraint)]
        except KeyError:
            raise NotImplementedError(f"Cannot transform {type(constraint).__name__} constraints") from None
        return factory(constraint)


biject_to = ConstraintRegistry()
transform_to = ConstraintRegistry()


def _both(*kinds):
    def add(factory):
        for kind in kinds:
            biject_to.register(kind, factory)
            transform_to.register(kind, factory)
        return factory

    return add


@_both(constraints.real)
def _of_real(constraint):
    return transforms.identity_transform


def _of_independent(registry):
    def factory(constraint):
        base = registry(constraint.base_constraint)
        return transforms.IndependentTransform(base, constraint.reinterpreted_batch_ndims)

    return factory


biject_to.register(constraints.independent, _of_independent(biject_to))
transform_to.register(constraints.independent, _of_independent(transform_to))


@_both(constraints.positive, constraints.nonnegative)
def _of_positive(constraint):
    return transforms.ExpTransform()


@_both(constraints.greater_than, constraints.greater_than_eq)
def _of_greater_than(constraint):
    lower = constraint.lower_bound
    return transforms.ComposeTransform([transforms.ExpTransform(), transforms.AffineTransform(lower, 1)])


@_both(constraints.less_than)
def _of_less_than(constraint):
    upper = constraint.upper_bound
    return transforms.ComposeTransform([transforms.ExpTransform(), transforms.AffineTransform(upper, -1)])


@_both(constraints.interval, constraints.half_open_interval)
def _of_interval(constraint):
    lower, upper = constraint.lower_bound, constraint.upper_bound
    if isinstance(lower, numbers.Number) and isinstance(upper, numbers.Number) and (lower, upper) == (0, 1):
        return transforms.SigmoidTransform()
    return transforms.ComposeTransform(
        [transforms.SigmoidTransform(), transforms.AffineTransform(lower, upper - lower)]
    )


@biject_to.register(constraints.simplex)
def _onto_simplex(constraint):
    return transforms.StickBreakingTransform()


@transform_to.register(constraints.simplex)
def _into_simplex(constraint):
    return transforms.SoftmaxTransform()


@transform_to.register(constraints.lower_cholesky)
def _into_lower_cholesky(constraint):
    return transforms.LowerCholeskyTransform()


@transform_to.register(constraints.positive_definite)
@transform_to.register(constraints.positive_semidefinite)
def _into_positive_definite(constraint):
    return transforms.PositiveDefiniteTransform()


@_both(constraints.corr_cholesky)
def _of_corr_cholesky(constraint):
    return transforms.CorrCholeskyTransform()


def _of_parts(registry):
    def of_cat(constraint):
        return transforms.CatTransform([registry(c) for c in constraint.cseq], constraint.dim, constraint.lengths)

    def of_stack(constraint):
        return transforms.StackTransform([registry(c) for c in constraint.cseq], constraint.dim)

    registry.register(constraints.cat, of_cat)
    registry.register(constraints.stack, of_stack)


_of_parts(biject_to)
_of_parts(transform_to)
