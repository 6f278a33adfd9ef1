"""Window functions by the names of torch.signal.windows."""

from . import windows

globals().update({k: getattr(windows, k) for k in windows.__all__})
__all__ = list(windows.__all__)
