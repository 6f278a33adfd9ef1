"""What modules that can be scripted are written with: marks that leave functions as they are, and choices between two
functions."""

import functools
import inspect
from typing import Any, Callable, Dict, Final, List, Optional, Tuple, Union  # noqa: F401, UP035

from .jit import _overload, _overload_method, export, ignore, is_scripting, unused  # noqa: F401
from .jit._async import Future  # noqa: F401
from .jit.annotations import BroadcastingList1, BroadcastingList2, BroadcastingList3, BroadcastingListCls  # noqa: F401


def _copy_to_script_wrapper(fn):
    """Marks a method that scripted modules keep; gives it back."""
    return fn


def boolean_dispatch(arg_name, arg_index, default, if_true, if_false, module_name, func_name):
    """A function that is one of two, as the argument says."""

    @functools.wraps(if_true)
    def fn(*args, **kwargs):
        choice = kwargs[arg_name] if arg_name in kwargs else args[arg_index] if arg_index < len(args) else default
        return (if_true if choice else if_false)(*args, **kwargs)

    fn.__module__ = module_name or fn.__module__
    fn.__name__ = func_name or fn.__name__
    return fn


def is_tuple(ann):
    """Whether an annotation is a Tuple."""
    return getattr(ann, "__origin__", None) is tuple


def is_list(ann):
    """Whether an annotation is a List."""
    return getattr(ann, "__origin__", None) is list


def is_dict(ann):
    """Whether an annotation is a Dict."""
    return getattr(ann, "__origin__", None) is dict


def is_optional(ann):
    """Whether an annotation is Optional."""
    import typing

    return typing.get_origin(ann) is Union and type(None) in typing.get_args(ann)


def is_ignored_fn(fn):
    """Whether a function is marked as one that is not compiled: marks are not kept."""
    return False


def get_callable_argument_names(fn):
    """The names of the arguments that can be given by position."""
    return [p.name for p in inspect.signature(fn).parameters.values() if p.kind == p.POSITIONAL_OR_KEYWORD]
