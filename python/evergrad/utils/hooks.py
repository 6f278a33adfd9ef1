"""Handles that take hooks away again."""

from .._tensor import RemovableHandle  # noqa: F401
