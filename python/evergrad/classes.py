"""torch.classes, as the module that an import names."""

from ._classes import classes as _classes


def __getattr__(name):
    return getattr(_classes, name)
