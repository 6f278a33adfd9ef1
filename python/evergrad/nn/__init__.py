"""Neural networks: modules, parameters, functions, initialisation."""

from . import functional, init  # noqa: F401
from .parameter import Buffer, Parameter, UninitializedBuffer, UninitializedParameter  # noqa: F401
from .modules import *  # noqa: F403


def __getattr__(name):
    import importlib

    if name in ("attention", "backends", "common_types", "cpp", "grad", "parallel", "utils"):
        return importlib.import_module("." + name, __name__)
    if name == "DataParallel":
        return importlib.import_module(".parallel", __name__).DataParallel
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
