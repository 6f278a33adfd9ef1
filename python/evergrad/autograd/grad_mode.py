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
    """Asks for views that were written to be made again by what made them; as a context manager for a while. Their gradients
    are the same either way, and so is their node, AsStridedBackward0: it reads the places of the view in its base."""

    def __init__(self, mode):
        self.mode, self.prev = bool(mode), getattr(_state, "replay", False)
        _state.replay = self.mode

    def __enter__(self):
        pass

    def __exit__(self, *exc):
        _state.replay = self.prev

    def clone(self):
        """Another one of the same mode."""
        return type(self)(self.mode)
