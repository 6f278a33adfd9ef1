"""Handles that take hooks away again."""

from .._handle import RemovableHandle  # noqa: F401
