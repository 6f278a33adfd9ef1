"""Streams and events of the CPU, switches of precision and determinism, modules of devices, files as tensors."""

import time

from . import _C

__all__ = [
    "Event",
    "Stream",
    "_is_all_true",
    "_is_any_true",
    "compile",
    "compiled_with_cxx11_abi",
    "cond",
    "dsmm",
    "from_file",
    "get_deterministic_debug_mode",
    "get_device_module",
    "get_file_path",
    "get_float32_matmul_precision",
    "init_num_threads",
    "is_anomaly_check_nan_enabled",
    "is_anomaly_enabled",
    "is_distributed",
    "is_vulkan_available",
    "is_warn_always_enabled",
    "set_anomaly_enabled",
    "set_deterministic_debug_mode",
    "set_float32_matmul_precision",
    "set_flush_denormal",
    "set_warn_always",
    "spmm",
    "while_loop",
]


def _cpu_only(device, what):
    device = _C.device("cpu" if device is None else device)
    if device.type != "cpu":
        raise RuntimeError(f"{what}: there is no device {device}")
    return device


class Event:
    """A moment of a stream. Work of the CPU is done when a call returns, so that an event has passed once recorded."""

    def __init__(self, device=None, *, enable_timing=False, blocking=False, interprocess=False):
        self.device = _cpu_only(device, "Event")
        self.event_id = 0
        self._timed, self._at = bool(enable_timing), None

    def record(self, stream=None):
        """Marks the present moment."""
        self._at = time.perf_counter()
        self.event_id += 1

    def query(self):
        """Whether the work before the event is done: always."""
        return True

    def wait(self, stream=None):
        """Lets a stream wait for the event."""

    def synchronize(self):
        """Waits for the event."""

    def elapsed_time(self, end_event):
        """Milliseconds from this event to another; both were recorded, with enable_timing."""
        if not self._timed or not end_event._timed:
            raise ValueError("Both events must be created with argument 'enable_timing=True'.")
        if self._at is None or end_event._at is None:
            raise ValueError("Both events must be recorded before calculating elapsed time.")
        return (end_event._at - self._at) * 1e3

    def __repr__(self):
        return f"torch.Event device_type={self.device.type}, device_index=-1, event_flag=1, event_id={self.event_id}"


class Stream:
    """A queue of work. That of the CPU is done as it comes: nothing ever waits in it."""

    def __init__(self, device=None, *, priority=0, stream_id=0, device_index=-1, device_type=None):
        self.device = _cpu_only(device, "Stream")
        self.stream_id, self.device_index, self.device_type = stream_id, device_index, 0
        self.priority = priority

    def query(self):
        """Whether all work is done: always."""
        return True

    def synchronize(self):
        """Waits until all work is done."""

    def wait_event(self, event):
        """Lets work that comes later wait for an event."""

    def wait_stream(self, stream):
        """Lets work that comes later wait for what another stream has."""

    def record_event(self, event=None):
        """Records an event, a new one unless given."""
        event = Event() if event is None else event
        event.record(self)
        return event

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        return None

    def __eq__(self, other):
        return isinstance(other, Stream) and (self.device, self.stream_id) == (other.device, other.stream_id)

    def __hash__(self):
        return hash(("stream", self.stream_id))

    def __repr__(self):
        return f"torch.Stream device_type=cpu, device_index={self.device_index}, stream_id={self.stream_id}"


# ---- precision, determinism, warnings ----

_PRECISIONS = ("highest", "high", "medium")
_state = {"precision": "highest", "warn_always": False}


def get_float32_matmul_precision():
    """How exact products of float32 matrices are: highest, high or medium."""
    return _state["precision"]


def set_float32_matmul_precision(precision):
    """Allows less exact products of float32 matrices (high, medium). On the CPU all are as exact as highest."""
    if precision not in _PRECISIONS:
        import warnings

        warnings.warn(
            f"{precision} is not one of 'highest', 'high', or 'medium'; the current setFloat32MatmulPrecision call has "
            "no effect.",
            stacklevel=2,
        )
        return
    _state["precision"] = precision


_DEBUG = {"default": 0, "warn": 1, "error": 2}


def set_deterministic_debug_mode(debug_mode):
    """What operators without a deterministic form do: nothing ("default", 0), warn ("warn", 1) or fail ("error", 2)."""
    from . import _determinism

    if not isinstance(debug_mode, (int, str)):
        raise TypeError(f"debug_mode must be str or int, but got {type(debug_mode)}")
    mode = debug_mode
    if isinstance(mode, str):
        if mode not in _DEBUG:
            raise RuntimeError(
                f"invalid value of debug_mode, expected one of `default`, `warn`, `error`, but got {mode}"
            )
        mode = _DEBUG[mode]
    if mode not in (0, 1, 2):
        raise RuntimeError(f"invalid value of debug_mode, expected 0, 1, or 2, but got {mode}")
    _determinism.use_deterministic_algorithms(mode > 0, warn_only=mode == 1)


def get_deterministic_debug_mode():
    """0, 1 or 2: see set_deterministic_debug_mode."""
    from . import _determinism

    if not _determinism.are_deterministic_algorithms_enabled():
        return 0
    return 1 if _determinism.is_deterministic_algorithms_warn_only_enabled() else 2


def set_warn_always(b, /):
    """Whether warnings that are given once are given every time."""
    if not isinstance(b, bool):
        raise TypeError(f"setWarnOnlyOnce expects a bool, but got {type(b).__name__}")
    _state["warn_always"] = b
    _C._set_warn_always(b)


def is_warn_always_enabled():
    """Whether warnings that are given once are given every time."""
    return _state["warn_always"]


def set_flush_denormal(mode):
    """Says whether denormal numbers may become zero; False: they stay, and asking for the other was in vain."""
    if not isinstance(mode, bool):
        raise TypeError(f"set_flush_denormal expects a bool, but got {type(mode).__name__}")
    return not mode


# ---- anomaly mode by its old functions ----


def set_anomaly_enabled(mode, check_nan=True):
    """Switches the detection of anomalies of backward on or off."""
    from .autograd import set_detect_anomaly

    set_detect_anomaly(mode, check_nan)


def is_anomaly_enabled():
    """Whether anomalies of backward are looked for."""
    from .autograd import anomaly

    return bool(anomaly.is_enabled())


def is_anomaly_check_nan_enabled():
    """Whether NaN in a gradient counts as an anomaly."""
    from .autograd import anomaly

    return bool(anomaly.checks_nan())


# ---- the rest ----


def get_device_module(device=None):
    """The module of a device: evergrad.cpu, evergrad.cuda and so on."""
    from ._lazy import load

    kind = _C.device("cpu" if device is None else device).type
    if kind not in ("cpu", "cuda", "mps", "mtia", "xpu"):
        raise RuntimeError(f"Device '{kind}' does not have a corresponding module registered as 'torch.{kind}'.")
    return load("." + kind, __package__)


def get_file_path(*path_components):
    """A path inside of the package."""
    import os

    return os.path.join(os.path.dirname(__file__), *path_components)


def from_file(filename, shared=None, size=0, dtype=None, layout=None, device=None, pin_memory=None):
    """A 1-d tensor of `size` elements over the memory of a file. shared: what is written reaches the file, which is
    made, or grows, as it must."""
    from .storage import UntypedStorage, tensor_over

    if layout is not None and layout is not _C.strided:
        raise RuntimeError("from_file: only the strided layout is supported")
    _cpu_only(device, "from_file")
    dtype = dtype or _C.get_default_dtype()
    count = int(size) * dtype.itemsize
    if shared:
        open(filename, "ab").close()
    storage = UntypedStorage.from_file(filename, bool(shared), count)
    return tensor_over(storage._data, dtype, 0, (int(size),), (1,))


def compile(model=None, *, fullgraph=False, dynamic=None, backend="inductor", mode=None, options=None, disable=False):
    """The model, or a decorator that gives it back, as it is: operators run one by one, and give the same values."""
    if mode is not None and options is not None:
        raise RuntimeError("Either mode or options can be specified, but both can't be specified at the same time.")
    if model is None:
        return lambda m: compile(m)
    if not callable(model):
        raise RuntimeError("compile expects a callable")
    return model


def compiled_with_cxx11_abi():
    """Whether strings of C++ inside of the library have the layout of C++11."""
    return True


def cond(pred, true_fn, false_fn, operands=()):
    """true_fn(*operands) where pred, a bool or a tensor of one element, is true, else false_fn(*operands)."""
    if not isinstance(pred, (bool, _C.Tensor)):
        raise RuntimeError(f"Expected pred to be bool or tensor, but got {pred}.")
    if isinstance(pred, _C.Tensor) and pred.numel() != 1:
        raise RuntimeError(f"Expected pred to be bool or single-element tensor, but got {pred}.")
    if not callable(true_fn) or not callable(false_fn):
        raise RuntimeError("Expect both branches to be callable.")
    if not isinstance(operands, (tuple, list)):
        raise RuntimeError(f"Expect operands to be a tuple of possibly nested dict/list/tuple, but got {operands}.")
    return true_fn(*operands) if pred else false_fn(*operands)


def while_loop(cond_fn, body_fn, carried_inputs):
    """Calls carried = body_fn(*carried) as long as cond_fn(*carried), a bool or a tensor of one element, is true."""
    if not callable(cond_fn) or not callable(body_fn):
        raise RuntimeError("Expect cond_fn and body_fn to be callable.")
    carried = tuple(carried_inputs)
    while cond_fn(*carried):
        out = body_fn(*carried)
        carried = tuple(out) if isinstance(out, (tuple, list)) else (out,)
        if len(carried) != len(carried_inputs):
            raise RuntimeError("body_fn should return as many values as carried_inputs has")
    return carried


def init_num_threads():
    """Threads are counted when the library is loaded; nothing is left to do."""


def spmm(input, mat2):
    """input @ mat2, by its name for sparse tensors."""
    return _C.mm(input, mat2)


def dsmm(input, mat2):
    """input @ mat2, by its name for sparse tensors."""
    return _C.mm(input, mat2)


def _is_all_true(input):
    """Whether every element of a tensor of bool is true, as a tensor."""
    if input.dtype is not _C.bool:
        raise RuntimeError("_is_all_true: expected a tensor of bool")
    return input.all()


def _is_any_true(input):
    """Whether an element of a tensor of bool is true, as a tensor."""
    if input.dtype is not _C.bool:
        raise RuntimeError("_is_any_true: expected a tensor of bool")
    return input.any()


def is_vulkan_available():
    """There is no Vulkan."""
    return False


def is_distributed(input):
    """Tensors lie in one process."""
    return False


def _assert(condition, message):
    """assert as a function."""
    if type(condition) is not _C.Tensor and isinstance(condition, _C.Tensor):
        condition = bool(condition)
    assert condition, message


def set_vital(vital_name, attr_name, attr_value):
    """Would note how a program uses the library, which nobody asked for: False."""
    return False


def read_vitals():
    """What was noted: nothing."""
    return ""
