"""DLPack by its older home."""

from .._functional import from_dlpack, to_dlpack  # noqa: F401
