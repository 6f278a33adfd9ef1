"""A choice between two functions."""

from .._platform import cond  # noqa: F401

cond_op = cond  # the operator itself, for those who compare with it
