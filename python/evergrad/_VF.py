"""The operators by their names in PyTorch's own variable functions."""

from . import _C


def __getattr__(name):
    if name.startswith("_"):
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return getattr(_C, name)
