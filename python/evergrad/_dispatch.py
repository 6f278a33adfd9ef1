"""The protocol __torch_dispatch__: what a handler of the library's does in Python, the making of wrappers, and the guards
that switch it on and off."""

from . import _C

Tensor = _C.Tensor


def _classes(values, found):
    """One object of each class that takes calls over, subclasses before their bases, else in order."""
    for v in values:
        if isinstance(v, (list, tuple)):
            _classes(v, found)
        elif isinstance(v, Tensor) and _C._takes_over(v):
            cls = type(v)
            if any(type(f) is cls for f in found):
                continue
            at = next((i for i, f in enumerate(found) if issubclass(cls, type(f))), len(found))
            found.insert(at, v)
    return found


def _call(mode, name, overload, values):
    from . import _ops

    func, args, kwargs = _ops.shown(name, overload, values)
    found = _classes(values, [])
    types = tuple(type(f) for f in found)
    asked = []
    if mode is not None:
        result = mode.__torch_dispatch__(func, types, args, kwargs)
        asked.append(f"mode object {mode!r}")
        if result is not NotImplemented:
            return _results(func, result)
    if mode is None or found:
        for f in found:
            result = f.__torch_dispatch__(func, types, args, kwargs)
            asked.append(f"tensor subclass {type(f)!r}")
            if result is not NotImplemented:
                return _results(func, result)
    lines = "".join(f"\n  - {a}" for a in asked)
    raise TypeError(
        f"Multiple dispatch failed for 'torch.ops.{func}'; all __torch_dispatch__ handlers returned NotImplemented:\n{lines}"
        "\n\nFor more information, try re-running with TORCH_LOGS=not_implemented"
    )


def _results(func, result):
    form = func._form
    if form.is_out or form.is_write:
        return None
    if len(form.results) == 1:
        kind = form.results[0][0]
        if kind == "Tensor" and not isinstance(result, Tensor):
            raise RuntimeError(f"torch.ops.{func}: Unable to cast what __torch_dispatch__ gave, a {type(result).__name__}: "
                               "a Tensor is expected")  # fmt: skip
        return (tuple(result) if kind.startswith("Tensor[") else result,)
    return tuple(result) if form.results else ()


_C._set_dispatch_caller(_call)


# ---- wrappers ----


def make_wrapper_subclass(
    cls, size, strides=None, storage_offset=None, memory_format=None, dtype=None, layout=None, device=None,
    pin_memory=False, requires_grad=False, dispatch_sizes_strides_policy=None, dispatch_device=False, dispatch_layout=False,
    _extra_dispatch_keys=None, storage_size=None,
):  # fmt: skip
    """An object of the class that has sizes, a dtype and a device, but no elements: its __torch_dispatch__ knows them."""
    import evergrad

    if not (isinstance(cls, type) and issubclass(cls, Tensor)):
        raise TypeError(f"cls must be a type (got {cls!r})")
    if cls.__torch_dispatch__ is _C._disabled_torch_dispatch_impl:
        raise TypeError(f"{cls.__name__} must define __torch_dispatch__")
    if dispatch_sizes_strides_policy not in (None, "sizes", "strides"):
        raise RuntimeError(f"unknown sizes_strides_policy {dispatch_sizes_strides_policy}")
    if strides is None and memory_format in (evergrad.channels_last, evergrad.channels_last_3d):
        strides, step = [0] * len(size), 1
        for d in [1, *range(len(size) - 1, 1, -1), 0]:
            strides[d], step = step, step * max(size[d], 1)
    return _C._make_wrapper(
        cls, list(size), None if strides is None else list(strides), storage_offset or 0,
        dtype or evergrad.get_default_dtype(), evergrad.device("cpu") if device is None else evergrad.device(device),
        bool(requires_grad),
    )  # fmt: skip


# ---- guards ----


class DisableTorchDispatch:
    """As long as the object lives, or inside a `with`, calls go past modes and classes, to the elements."""

    def __init__(self):
        self._before = _C._handler_enable(False)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.__del__()

    def __del__(self):
        if self._before is not None:
            _C._handler_enable(self._before)
            self._before = None


class RestoreTLS:
    """Inside a __torch_dispatch__: gradients are recorded again as where the call came from."""

    def __enter__(self):
        import evergrad

        self._before = evergrad.is_grad_enabled()
        evergrad.set_grad_enabled(_C._handler_grad_mode())
        return self

    def __exit__(self, *exc):
        import evergrad

        evergrad.set_grad_enabled(self._before)


_C._DisableTorchDispatch = DisableTorchDispatch
_C._RestorePythonTLSSnapshot = RestoreTLS
_C._len_torch_dispatch_stack = _C._handler_depth
_C._get_dispatch_stack_at = _C._handler_at
_C._push_on_torch_dispatch_stack = _C._handler_push


def pop_torch_dispatch_stack(mode_key=None):
    return _C._handler_pop()


_C._pop_torch_dispatch_stack = pop_torch_dispatch_stack
