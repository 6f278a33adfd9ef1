"""Modes that take over every call of a thread, and help for classes with a __torch_dispatch__."""

import contextlib

from .. import _C, _dispatch  # noqa: F401  the protocol


__all__ = ["TorchDispatchMode", "is_traceable_wrapper_subclass", "return_and_correct_aliasing", "transform_subclass"]


class TorchDispatchMode:
    """Inside `with`, its __torch_dispatch__(func, types, args, kwargs) gets each operator that is called, after autograd.
    While it runs, the modes that were entered before it are on."""

    supports_higher_order_operators = False

    def __init__(self, _dispatch_key=None):
        self._entered = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        raise NotImplementedError

    def __enter__(self):
        _push_mode(self)
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        _pop_mode()

    @classmethod
    def push(cls, *args, **kwargs):
        return cls(*args, **kwargs)

    @classmethod
    def is_infra_mode(cls):
        return False


class BaseTorchDispatchMode(TorchDispatchMode):
    """A mode that changes nothing."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


def _push_mode(mode, k=None):
    if any(isinstance(b.__dict__.get("__torch_dispatch__"), classmethod) for b in type(mode).__mro__):
        raise RuntimeError(
            "Defining your mode's `__torch_dispatch__` as a classmethod is not supported, please make it a plain method"
        )
    _C._handler_push(mode)


def _pop_mode(k=None):
    return _C._handler_pop()


def _get_current_dispatch_mode():
    depth = _C._handler_depth()
    return _C._handler_at(depth - 1) if depth else None


def _get_current_dispatch_mode_stack():
    return [_C._handler_at(i) for i in range(_C._handler_depth())]


@contextlib.contextmanager
def _pop_mode_temporarily(k=None):
    mode = _pop_mode()
    try:
        yield mode
    finally:
        _push_mode(mode)


@contextlib.contextmanager
def _disable_current_modes():
    modes = []
    while _C._handler_depth():
        modes.append(_pop_mode())
    try:
        yield list(reversed(modes))
    finally:
        for mode in reversed(modes):
            _push_mode(mode)


def is_in_torch_dispatch_mode(include_infra_modes=True):
    return _C._handler_depth() > 0


# ---- classes ----


def is_traceable_wrapper_subclass(t):
    """Is it an object of a subclass of Tensor that can be taken apart into tensors and put together again?"""
    cls = type(t)
    return isinstance(t, _C.Tensor) and cls is not _C.Tensor and hasattr(cls, "__tensor_flatten__") and \
        hasattr(cls, "__tensor_unflatten__")  # fmt: skip


def is_traceable_wrapper_subclass_type(cls):
    return (
        isinstance(cls, type)
        and issubclass(cls, _C.Tensor)
        and cls is not _C.Tensor
        and hasattr(cls, "__tensor_flatten__")
        and hasattr(cls, "__tensor_unflatten__")
    )


def transform_subclass(t, callback, outer_size=None, outer_stride=None):
    """The same wrapper of other tensors: callback(name, inner tensor) gives each."""
    outer_size = t.size() if outer_size is None else outer_size
    outer_stride = t.stride() if outer_stride is None else outer_stride
    names, context = t.__tensor_flatten__()
    inner = {name: callback(name, getattr(t, name)) for name in names}
    made = type(t).__tensor_unflatten__(inner, context, outer_size, outer_stride)
    if made.shape != outer_size:
        raise AssertionError(f"Expected return value from {type(t)}__tensor_unflatten__() to have shape equal to "
                             f"{outer_size}, but got: {made.shape}")  # fmt: skip
    if tuple(made.stride()) != tuple(outer_stride):
        raise AssertionError(f"Expected return value from {type(t)}__tensor_unflatten__() to have stride equal to "
                             f"{outer_stride}, but got: {made.stride()}")  # fmt: skip
    return made


def return_and_correct_aliasing(func, args, kwargs, out):
    """What a __torch_dispatch__ gives back: for a write, the arguments that were written to, which a wrapper has made anew.
    The library itself lets a view share the count of writes with what it is a view of."""
    schema = func._schema
    if not any(a.is_write for a in schema.arguments):
        return out
    positional = [a for a in schema.arguments if not a.kwarg_only]
    written = [value for a, value in zip(positional, args) if a.is_write]
    written += [kwargs[a.name] for a in schema.arguments if a.is_write and a.name in kwargs]
    if not schema.returns:
        return out
    if len(schema.returns) == 1:
        return written[0]
    return type(out)(written)


