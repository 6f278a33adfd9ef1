"""DLPack by its older home."""

from .._data_in import from_dlpack, to_dlpack  # noqa: F401
