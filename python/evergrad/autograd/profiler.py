"""How long functions take: `with profile() as p: ...; print(p.key_averages().table())`.

Functions of the package and methods of Tensor are measured as they are called from Python, operators of the backward
pass as one block, and blocks of the user's by record_function.
"""

import functools
import threading
import time

from .. import _absent
from ..overrides import TorchFunctionMode
from .profiler_util import EventList, FunctionEvent, FunctionEventAvg, Interval, Kernel, MemRecordsAcc, StringTable

__all__ = [
    "EnforceUnique",
    "EventList",
    "FunctionEvent",
    "FunctionEventAvg",
    "Interval",
    "Kernel",
    "KinetoStepTracker",
    "MemRecordsAcc",
    "StringTable",
    "emit_itt",
    "emit_nvtx",
    "load_nvprof",
    "parse_nvprof_trace",
    "profile",
    "record_function",
]

_current = []  # the profiles that run, innermost last
_lock = threading.Lock()


class _Recorder(TorchFunctionMode):
    """Measures each function of the package."""

    def __init__(self, owner):
        super().__init__()
        self._owner = owner

    def __torch_function__(self, func, types, args=(), kwargs=None):
        name = getattr(func, "__name__", str(func))
        if name in ("__get__", "__set__", "__delete__"):
            return func(*args, **(kwargs or {}))
        shapes = [list(a.shape) if hasattr(a, "shape") else [] for a in args] if self._owner.record_shapes else None
        with self._owner._measure(name, shapes):
            return func(*args, **(kwargs or {}))


class profile:
    """Measures what happens inside of the `with`. Options for devices that are not there are refused."""

    def __init__(
        self,
        enabled=True,
        *,
        use_cuda=False,
        use_device=None,
        record_shapes=False,
        with_flops=False,
        profile_memory=False,
        with_stack=False,
        with_modules=False,
        use_kineto=False,
        use_cpu=True,
        experimental_config=None,
        acc_events=False,
        custom_trace_id_callback=None,
    ):
        if use_cuda or use_device not in (None, "cpu"):
            raise RuntimeError(f"profile: {_absent.CUDA}")
        self.enabled, self.record_shapes = enabled, record_shapes
        self.function_events = None
        self._stacks, self._events = threading.local(), []

    class _Block:
        def __init__(self, owner, name, shapes, user=False):
            self._owner, self._name, self._shapes, self._user = owner, name, shapes, user

        def __enter__(self):
            stack = self._owner._stacks.__dict__.setdefault("open", [])
            self._inside, self._parent = [], stack[-1] if stack else None
            stack.append(self)
            self._start = time.perf_counter_ns()
            return self

        def __exit__(self, *exc):
            end = time.perf_counter_ns()
            self._owner._stacks.open.pop()
            event = FunctionEvent(
                0, self._name, threading.get_ident(), self._start / 1e3, end / 1e3, self._shapes, self._user
            )
            event.cpu_children = self._inside
            for child in self._inside:
                child.cpu_parent = event
            if self._parent is not None:
                self._parent._inside.append(event)
            with _lock:
                event.id = len(self._owner._events)
                self._owner._events.append(event)

    def _measure(self, name, shapes=None, user=False):
        return profile._Block(self, name, shapes, user)

    def __enter__(self):
        if self.enabled:
            if self.function_events is not None:
                raise RuntimeError("Profiler context manager is not reentrant")
            self._mode = _Recorder(self)
            _current.append(self)
            self._mode.__enter__()
        return self

    def __exit__(self, *exc):
        if self.enabled:
            self._mode.__exit__(*exc)
            _current.remove(self)
            self.function_events = EventList(sorted(self._events, key=lambda e: e.time_range.start))
        return False

    def _done(self):
        if self.function_events is None:
            raise AssertionError("Profiler didn't finish running")
        return self.function_events

    def __repr__(self):
        return "<unfinished profiler>" if self.function_events is None else self.table()

    __str__ = __repr__

    def table(self, *args, **kwargs):
        """The events as text."""
        return self._done().table(*args, **kwargs)

    def export_chrome_trace(self, path):
        """Writes the events for chrome://tracing."""
        self._done().export_chrome_trace(path)

    def key_averages(self, group_by_input_shape=False, group_by_stack_n=0):
        """One average for each name."""
        return self._done().key_averages(group_by_input_shape, group_by_stack_n)

    def total_average(self):
        """One average of all events."""
        return self._done().total_average()

    @property
    def self_cpu_time_total(self):
        """Microseconds of all events, none counted twice."""
        return self._done().self_cpu_time_total


class record_function:
    """A name for a block, or for the calls of a function that it decorates, in the profiles that run."""

    def __init__(self, name, args=None):
        self.name, self.args = name, args
        self._open = []

    def __enter__(self):
        self._open = [owner._measure(self.name, None, True) for owner in _current]
        for block in self._open:
            block.__enter__()
        return self

    def __exit__(self, *exc):
        for block in reversed(self._open):
            block.__exit__(*exc)

    def __call__(self, function):
        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            with record_function(self.name, self.args):
                return function(*args, **kwargs)

        return wrapped


emit_itt = _absent.cls("autograd.profiler.emit_itt")
emit_nvtx = _absent.cls("autograd.profiler.emit_nvtx")
load_nvprof = _absent.function("autograd.profiler.load_nvprof")
parse_nvprof_trace = _absent.function("autograd.profiler.parse_nvprof_trace")


class EnforceUnique:
    """Refuses a key that it has seen."""

    def __init__(self):
        self.seen = set()

    def see(self, *key):
        """Notes a key; RuntimeError where it was noted before."""
        if key in self.seen:
            raise RuntimeError("duplicate key: " + str(key))
        self.seen.add(key)


class KinetoStepTracker:
    """Counts the steps of a training over all that count them: the step is the largest count."""

    _current_step = 0
    _step_dict = {}

    @classmethod
    def init_step_count(cls, requester):
        """Begins to count for a name."""
        cls._step_dict[requester] = cls._current_step

    @classmethod
    def erase_step_count(cls, requester):
        """Ends to count for a name; whether it did count."""
        return cls._step_dict.pop(requester, None) is not None

    @classmethod
    def increment_step(cls, requester):
        """Counts one step of a name; gives the step of all."""
        cls._step_dict[requester] = cls._step_dict.get(requester, cls._current_step) + 1
        cls._current_step = max(cls._current_step, *cls._step_dict.values())
        return cls._current_step

    @classmethod
    def current_step(cls):
        """The step of all."""
        return cls._current_step
