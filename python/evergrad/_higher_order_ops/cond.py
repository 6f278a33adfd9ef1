"""A choice between two functions."""

from .._platform import cond  # noqa: F401
