"""functional_call, by its old path."""

from ...func import functional_call  # noqa: F401
