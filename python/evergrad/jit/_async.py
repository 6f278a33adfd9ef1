"""Asynchronous tasks: `fork` starts a function on the inter-op pool, `wait` returns what it gives back."""

from .. import _C

__all__ = ["Future", "fork", "wait"]


class Future:
    """A task that was started, and its end."""

    def __init__(self, task):
        self._value = self._error = None

        def run():
            try:
                self._value = task()
            except BaseException as e:  # raised again by whoever waits
                self._error = e

        self._handle = _C._fork(run)

    def done(self):
        """Whether the task has ended."""
        return _C._future_done(self._handle)

    def wait(self):
        """What the task gives back, once it has ended; what it raised is raised again."""
        _C._future_wait(self._handle)
        if self._error is not None:
            raise self._error
        return self._value

    def value(self):
        """The same of a task that has ended already."""
        if not self.done():
            raise RuntimeError("the task has not ended")
        return self.wait()

    def then(self, callback):
        """A task that calls `callback` with this future once it has ended."""

        def after():
            _C._future_wait(self._handle)
            return callback(self)

        return Future(after)


def fork(func, *args, **kwargs):
    """Starts func(*args, **kwargs) beside the caller, with its gradient mode, and returns a Future."""
    if not callable(func):
        raise TypeError(f"fork expects a callable, not {type(func).__name__}")
    return Future(lambda: func(*args, **kwargs))


def wait(future):
    """Completes a task, or waits for a future, and returns what it gives back."""
    if future is None:
        raise RuntimeError("Future can't be None")
    if not hasattr(future, "wait"):
        raise TypeError(f"wait(): expected a Future, got {type(future).__name__}")
    return future.wait()


_fork, _wait = fork, wait
