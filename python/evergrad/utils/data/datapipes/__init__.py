"""Data pipes: their base classes. The pipes themselves are not here."""

from . import datapipe  # noqa: F401
