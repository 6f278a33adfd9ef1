"""Neural networks: modules, parameters, functions, initialisation."""

from . import functional, init  # noqa: F401
from .parameter import Buffer, Parameter, UninitializedParameter  # noqa: F401
from .module import Module  # noqa: F401
from .container import ModuleDict, ModuleList, ParameterDict, ParameterList, Sequential  # noqa: F401
from .activation import *  # noqa: F403
from .layers import *  # noqa: F403
from .loss import *  # noqa: F403
from .transformer import *  # noqa: F403


def __getattr__(name):
    import importlib

    if name in ("utils", "modules"):
        return importlib.import_module("." + name, __name__)
    if name == "DataParallel":
        raise AttributeError("DataParallel needs several devices")
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
