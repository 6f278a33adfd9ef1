"""Signal processing by the names of torch.signal: window functions."""

from . import windows

__all__ = ["windows"]
