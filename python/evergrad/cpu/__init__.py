"""The CPU as a device, and the memory of its tensors."""

from .. import _C
from .._platform import Event, Stream

__all__ = [
    "Event",
    "Stream",
    "StreamContext",
    "current_device",
    "current_stream",
    "device_count",
    "empty_cache",
    "is_available",
    "memory_stats",
    "reset_peak_memory_stats",
    "set_device",
    "stream",
    "synchronize",
]

_default_stream = Stream()
_stream = [_default_stream]


def is_available():
    return True


def device_count():
    return 1


def current_device():
    return "cpu"


def synchronize(device=None):
    pass


def memory_stats():
    """Bytes in live tensors, their peak, bytes kept for reuse, number of allocations."""
    return _C._memory_stats()


def reset_peak_memory_stats():
    _C._memory_reset_peak()


def empty_cache():
    """Gives memory that is kept for reuse back to the system."""
    _C._memory_empty_cache()


def set_device(device):
    """Does nothing: there is one CPU."""


def current_stream(device=None):
    """The stream of the CPU."""
    return _stream[-1]


class StreamContext:
    """Inside, a stream is the current one. All work of the CPU is done as it comes."""

    def __init__(self, stream):
        self.stream = stream

    def __enter__(self):
        if self.stream is not None:
            _stream.append(self.stream)

    def __exit__(self, *exc):
        if self.stream is not None:
            _stream.pop()


def stream(stream):
    """A context in which a stream is the current one."""
    return StreamContext(stream)
