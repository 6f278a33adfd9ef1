"""Whether gradients are recorded, and whether backward may use several threads."""

import threading

from .._C import enable_grad, inference_mode, no_grad, set_grad_enabled  # noqa: F401

_state = threading.local()


def is_multithreading_enabled():
    """Whether backward may use several threads."""
    return getattr(_state, "threads", True)


class set_multithreading_enabled:
    """Whether backward may use a thread for each device; as a context manager for a while. With one device the pass
    runs in the thread that calls it either way."""

    def __init__(self, mode):
        self.mode, self.prev = bool(mode), is_multithreading_enabled()
        _state.threads = self.mode

    def __enter__(self):
        pass

    def __exit__(self, *exc):
        _state.threads = self.prev

    def clone(self):
        """Another one of the same mode."""
        return type(self)(self.mode)


class _force_original_view_tracking:
    """Views know how they were made; asking for it changes nothing."""

    def __init__(self, mode):
        self.mode = bool(mode)

    def __enter__(self):
        pass

    def __exit__(self, *exc):
        pass

    def clone(self):
        """Another one of the same mode."""
        return type(self)(self.mode)
