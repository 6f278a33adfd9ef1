"""Modules without initial values."""

import inspect

from .. import init
from ..modules.module import Module

__all__ = ["skip_init"]


def skip_init(module_cls, *args, **kwargs):
    """A module whose parameters are not initialised."""
    if not (isinstance(module_cls, type) and issubclass(module_cls, Module)):
        raise RuntimeError(f"Expected a Module; got {module_cls}")
    if "device" not in inspect.signature(module_cls).parameters:
        raise RuntimeError("Module must support a 'device' arg to skip initialization")
    names = [n for n in vars(init) if n.endswith("_") and not n.startswith("_")]
    saved = {n: getattr(init, n) for n in names}
    try:  # the constructors call these by name
        for n in names:
            setattr(init, n, lambda tensor, *a, **k: tensor)
        return module_cls(*args, **kwargs)
    finally:
        for n, f in saved.items():
            setattr(init, n, f)
