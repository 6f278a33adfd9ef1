"""The CPU as a device, and the memory of its tensors."""

from . import _C


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
