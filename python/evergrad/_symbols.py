"""Sizes are plain numbers: these functions and classes take them where code was written for sizes that may be
symbols."""

import enum
import math

__all__ = [
    "SymBool",
    "SymFloat",
    "SymInt",
    "Tag",
    "sym_constrain_range",
    "sym_constrain_range_for_size",
    "sym_float",
    "sym_int",
    "sym_ite",
    "sym_max",
    "sym_min",
    "sym_not",
    "sym_sqrt",
    "sym_sum",
]


class SymInt(int):
    """An int, known at once."""

    def as_integer_ratio(self):
        """The number and 1."""
        return int(self), 1


class SymFloat(float):
    """A float, known at once."""

    def as_integer_ratio(self):
        """Two ints whose quotient is the number."""
        return float(self).as_integer_ratio()

    def conjugate(self):
        """The number itself."""
        return self

    def hex(self):
        """The number in base 16."""
        return float(self).hex()

    def is_integer(self):
        """Whether the number is whole."""
        return float(self).is_integer()


class SymBool(int):
    """A bool, known at once."""

    def __new__(cls, value):
        return super().__new__(cls, bool(value))

    def __repr__(self):
        return repr(bool(self))

    def __and__(self, other):
        return SymBool(bool(self) and bool(other))

    def __or__(self, other):
        return SymBool(bool(self) or bool(other))

    def __invert__(self):
        return SymBool(not self)


class Tag(enum.IntEnum):
    """What is known about an operator."""

    name: str
    core = 0
    cudagraph_unsafe = 1
    data_dependent_output = 2
    dynamic_output_shape = 3
    flexible_layout = 4
    generated = 5
    inplace_view = 6
    maybe_aliasing_or_mutating = 7
    needs_exact_strides = 8
    needs_fixed_stride_order = 9
    nondeterministic_bitwise = 10
    nondeterministic_seeded = 11
    pointwise = 12
    pt2_compliant_tag = 13
    view_copy = 14


def sym_int(a):
    """a as an int, towards zero."""
    return math.floor(a) if a >= 0 else math.ceil(a)


def sym_float(a):
    """a as a float."""
    return float(a)


def sym_not(a):
    """The opposite of a bool."""
    if not isinstance(a, (bool, SymBool)):
        raise TypeError(f"sym_not expects a bool, but got {type(a).__name__}")
    return not a


def sym_max(a, b):
    """The larger number; a float when one of the two is."""
    return float(max(a, b)) if isinstance(a, float) or isinstance(b, float) else max(a, b)


def sym_min(a, b):
    """The smaller number; a float when one of the two is."""
    return float(min(a, b)) if isinstance(a, float) or isinstance(b, float) else min(a, b)


def sym_sqrt(a):
    """The square root."""
    return math.sqrt(a)


def sym_ite(b, t, f):
    """t where b is true, else f; both of one type."""
    if type(t) is not type(f):
        raise TypeError(f"sym_ite expects two values of one type, but got {type(t).__name__} and {type(f).__name__}")
    return t if b else f


def sym_sum(args):
    """The sum of the numbers."""
    return sum(args)


def sym_constrain_range(size, *, min=None, max=None):
    """Checks that a size lies between two others."""
    if (min is not None and size < min) or (max is not None and size > max):
        raise RuntimeError(f"Invalid value range for {size} between [{min}, {max}].")


def sym_constrain_range_for_size(size, *, min=None, max=None):
    """Checks that a size is not negative and lies between two others."""
    sym_constrain_range(size, min=0 if min is None else min, max=max)
