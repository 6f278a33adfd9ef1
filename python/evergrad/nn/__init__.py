"""Neural networks: modules, parameters, functions, initialisation."""

from .._lazy import load as _load
from . import functional, init  # noqa: F401
from .parameter import Buffer, Parameter, UninitializedBuffer, UninitializedParameter  # noqa: F401
from .modules import *  # noqa: F403


def factory_kwargs(kwargs):
    """The options of a module's constructor that functions such as empty take: device, dtype and memory_format, given
    as they are or as a dict `factory_kwargs`."""
    if kwargs is None:
        return {}
    simple = {"device", "dtype", "memory_format"}
    unknown = set(kwargs) - simple - {"factory_kwargs"}
    if unknown:
        raise TypeError(f"unexpected kwargs {unknown}")
    options = dict(kwargs.get("factory_kwargs", {}))
    for name in simple & set(kwargs):
        if name in options:
            raise TypeError(f"{name} specified twice, in **kwargs and in factory_kwargs")
        options[name] = kwargs[name]
    return options


_MODULES = ("attention", "backends", "common_types", "cpp", "grad", "parallel", "utils")


def __dir__():
    return sorted({*globals(), *_MODULES, "DataParallel"})


def __getattr__(name):
    if name in _MODULES:
        return _load("." + name, __name__)
    if name == "DataParallel":
        return _load(".parallel", __name__).DataParallel
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
