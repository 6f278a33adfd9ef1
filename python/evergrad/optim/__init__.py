"""Optimizers: the steps are taken by the library, the groups and the state are seen here."""

from .optimizer import Optimizer
from .adam import Adam, AdamW
from .sgd import SGD

__all__ = ["Optimizer", "SGD", "Adam", "AdamW"]


def __getattr__(name):
    import importlib

    if name in ("lr_scheduler", "swa_utils"):
        return importlib.import_module("." + name, __name__)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
