"""Autocast that is off. There is no table of the dtypes in which operators run, so that a context that would be on for the
CPU raises when it is entered; one for a device that is not there says so and is off, as in PyTorch."""

import functools
import warnings

from .. import _C

__all__ = ["autocast", "autocast_mode", "custom_bwd", "custom_fwd", "is_autocast_available"]
_DEVICES = "cpu cuda xpu mps hpu mtia maia ipu xla privateuseone".split()
_dtypes = {device: _C.bfloat16 if device in ("cpu", "hpu", "xla") else _C.float16 for device in _DEVICES}
_state = {"cache": True, "nesting": 0}


def _fail():
    raise NotImplementedError("torch.autocast is not available: operators run in the dtypes of their arguments")


def _check(device_type):
    if not isinstance(device_type, str):
        raise ValueError(f"Expected `device_type` of type `str`, got: `{type(device_type)}`")
    kind = _C.device(device_type).type
    if kind not in _dtypes:
        raise RuntimeError(f"User specified an unsupported autocast device_type '{device_type}'")
    return kind


def is_autocast_available(device_type):
    """Whether autocast can be on for a device: for none."""
    _check(device_type)
    return False


def is_autocast_enabled(device_type=None):
    """Whether autocast is on: never."""
    if device_type is not None:
        _check(device_type)
    return False


def set_autocast_enabled(device_type, enabled=None):
    """Switches autocast off; it cannot be switched on."""
    if enabled is None:
        device_type, enabled = "cuda", device_type
    _check(device_type)
    if enabled:
        _fail()


def get_autocast_dtype(device_type):
    """The dtype that autocast would run operators of a device in."""
    return _dtypes[_check(device_type)]


def set_autocast_dtype(device_type, dtype):
    """Sets what get_autocast_dtype gives."""
    if not isinstance(dtype, _C.dtype):
        raise TypeError(f"set_autocast_dtype(): argument 'dtype' must be torch.dtype, not {type(dtype).__name__}")
    _dtypes[_check(device_type)] = dtype


def is_autocast_cache_enabled():
    """Whether autocast would keep the weights that it casts."""
    return _state["cache"]


def set_autocast_cache_enabled(enabled):
    """Sets what is_autocast_cache_enabled gives."""
    _state["cache"] = bool(enabled)


def clear_autocast_cache():
    """Nothing is cast, and nothing kept."""


def autocast_increment_nesting():
    """Counts a context that is entered."""
    _state["nesting"] += 1
    return _state["nesting"]


def autocast_decrement_nesting():
    """Counts a context that is left."""
    _state["nesting"] -= 1
    return _state["nesting"]


def _old(device, what):
    """The older functions of one device."""
    forms = {
        "is": (lambda: is_autocast_enabled(device), "Whether autocast is on: never."),
        "set": (lambda enabled: set_autocast_enabled(device, enabled), "Switches autocast off."),
        "get_dtype": (lambda: get_autocast_dtype(device), "The dtype of autocast."),
        "set_dtype": (lambda dtype: set_autocast_dtype(device, dtype), "Sets the dtype of autocast."),
    }
    function, function.__doc__ = forms[what][0], forms[what][1]
    return function


for _device, _name in (("cpu", "cpu"), ("cuda", "gpu"), ("ipu", "ipu"), ("xla", "xla")):
    if _name != "gpu":
        globals()[f"is_autocast_{_name}_enabled"] = _old(_device, "is")
        globals()[f"set_autocast_{_name}_enabled"] = _old(_device, "set")
    globals()[f"get_autocast_{_name}_dtype"] = _old(_device, "get_dtype")
    globals()[f"set_autocast_{_name}_dtype"] = _old(_device, "set_dtype")
del _device, _name


def _wrap(manager, function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        with manager:
            return function(*args, **kwargs)

    return wrapper


class autocast:
    """A context, or a decorator, in which operators would run in a smaller dtype; enabled=False leaves all as it is."""

    def __init__(self, device_type, dtype=None, enabled=True, cache_enabled=None):
        self.device = _check(device_type)
        self.fast_dtype = get_autocast_dtype(self.device) if dtype is None else dtype
        self._cache_enabled = is_autocast_cache_enabled() if cache_enabled is None else cache_enabled
        if enabled and self.device != "cpu":
            name = self.device.upper()
            warnings.warn(
                f"User provided device_type of '{self.device}', but {name} is not available. Disabling", stacklevel=2
            )
            enabled = False
        elif enabled and self.fast_dtype not in (_C.bfloat16, _C.float16):
            warnings.warn(
                "In CPU autocast, but the target dtype is not supported. Disabling autocast.\nCPU Autocast only "
                "supports dtype of torch.bfloat16, torch.float16 currently.",
                stacklevel=2,
            )
            enabled = False
        self._enabled = bool(enabled)

    def __enter__(self):
        if self._enabled:
            _fail()
        return self

    def __exit__(self, *exc):
        return False

    def __call__(self, func):
        return _wrap(self, func)


class _OfDevice(autocast):
    """autocast by its older name, of one device."""

    _device, _default, _home = "cuda", _C.float16, "cuda"

    def __init__(self, enabled=True, dtype=None, cache_enabled=True):
        warnings.warn(
            f"`torch.{self._home}.amp.autocast(args...)` is deprecated. Please use "
            f"`torch.amp.autocast('{self._device}', args...)` instead.",
            FutureWarning,
            stacklevel=2,
        )
        super().__init__(self._device, enabled=enabled, dtype=dtype or self._default, cache_enabled=cache_enabled)


cuda_autocast = type("autocast", (_OfDevice,), {"__module__": "evergrad.cuda.amp.autocast_mode"})
cpu_autocast = type(
    "autocast",
    (_OfDevice,),
    {"_device": "cpu", "_default": _C.bfloat16, "_home": "cpu", "__module__": "evergrad.cpu.amp.autocast_mode"},
)


def _enter_autocast(*vals):
    """Enters autocast(*vals)."""
    mode = autocast(*vals)
    mode.__enter__()
    return mode


def _exit_autocast(mode):
    """Leaves what _enter_autocast gave."""
    mode.__exit__(None, None, None)


def custom_fwd(fwd=None, *, device_type, cast_inputs=None):
    """A decorator of the forward of a Function: as autocast is off, it runs as it is written."""
    _check(device_type)
    if fwd is None:
        return functools.partial(custom_fwd, device_type=device_type, cast_inputs=cast_inputs)

    @functools.wraps(fwd)
    def forward(*args, **kwargs):
        args[0]._dtype = get_autocast_dtype(device_type)
        args[0]._fwd_used_autocast = False
        return fwd(*args, **kwargs)

    return forward


def custom_bwd(bwd=None, *, device_type):
    """A decorator of the backward of a Function with custom_fwd."""
    _check(device_type)
    if bwd is None:
        return functools.partial(custom_bwd, device_type=device_type)

    @functools.wraps(bwd)
    def backward(*args, **kwargs):
        return bwd(*args, **kwargs)

    return backward


def _of_cuda(name):
    warnings.warn(
        f"`torch.cuda.amp.{name}(args...)` is deprecated. Please use `torch.amp.{name}(args..., device_type='cuda')` "
        "instead.",
        FutureWarning,
        stacklevel=3,
    )


def cuda_custom_fwd(fwd=None, *, cast_inputs=None):
    """custom_fwd by its older name."""
    _of_cuda("custom_fwd")
    return custom_fwd(fwd, device_type="cuda", cast_inputs=cast_inputs)


def cuda_custom_bwd(bwd=None):
    """custom_bwd by its older name."""
    _of_cuda("custom_bwd")
    return custom_bwd(bwd, device_type="cuda")
