"""torch.jit: scripting and tracing as with PYTORCH_JIT=0 (_script.py), and tasks beside the caller (_async.py)."""

from . import _async, _script, annotations  # noqa: F401
from ._async import *  # noqa: F403
from ._async import _fork, _wait  # noqa: F401
from ._script import *  # noqa: F403
from ._script import __all__ as _scripts

__all__ = ["Future", "fork", "wait", *_scripts]
_enabled = False
_script_if_tracing = script_if_tracing  # noqa: F405


def _overload(func):
    """Marks one form of an overloaded function; the last definition is the one that is called."""
    return func


def _overload_method(func):
    """Marks one form of an overloaded method; the last definition is the one that is called."""
    return func


def _unwrap_optional(x):
    """The value, which must not be None."""
    assert x is not None, "Unwrapping null optional"
    return x
