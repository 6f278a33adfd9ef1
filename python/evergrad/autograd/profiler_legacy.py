"""The profiler under its old name."""

from .profiler import profile

__all__ = ["profile"]
