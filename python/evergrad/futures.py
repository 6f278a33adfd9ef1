"""Results that will be there later: set by hand, or by tasks that `evergrad.jit.fork` started."""

import threading
from typing import Generic, TypeVar

__all__ = ["Future", "collect_all", "wait_all"]


T = TypeVar("T")


class Future(Generic[T]):
    """A value that somebody sets once, from whatever thread; callbacks run when it is there."""

    def __init__(self, *, devices=None):
        for device in devices or ():
            if str(device) != "cpu":
                raise ValueError(f"Expected devices to have indices, or be the CPU, got {device}")
        self._ready = threading.Event()
        self._lock = threading.Lock()
        self._value = self._error = None
        self._callbacks = []

    def __reduce_ex__(self, protocol):
        raise RuntimeError("Can not pickle torch.futures.Future")

    @classmethod
    def _of_task(cls, task):
        """A future of a task of jit.fork."""
        future = cls()

        def follow(done):
            try:
                future.set_result(done.wait())
            except BaseException as e:
                future.set_exception(e)

        task.then(follow)
        return future

    def done(self):
        """Whether the value, or an exception, is there."""
        return self._ready.is_set()

    def wait(self):
        """The value, once it is there; an exception that was set is raised."""
        self._ready.wait()
        return self.value()

    def value(self):
        """The value, which has to be there."""
        if not self.done():
            raise RuntimeError("The future is not completed yet.")
        if self._error is not None:
            raise self._error
        return self._value

    def _finish(self, value, error):
        with self._lock:
            if self._ready.is_set():
                raise RuntimeError(
                    "Attempting to mark a completed Future as complete again. Note that a Future can only be marked "
                    "completed once."
                )
            self._value, self._error = value, error
            self._ready.set()
            callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback(self)

    def set_result(self, result):
        """Sets the value, and runs the callbacks."""
        self._finish(result, None)

    def set_exception(self, result):
        """Sets an exception, which whoever waits gets."""
        assert isinstance(result, BaseException), f"{result} is of type {type(result)}, not an Exception."
        self._finish(None, result)

    def _when_done(self, callback):
        with self._lock:
            if not self._ready.is_set():
                self._callbacks.append(callback)
                return
        callback(self)

    def add_done_callback(self, callback):
        """Calls callback(self) once the value is there; what it raises is printed and forgotten."""
        _callable("add_done_callback", callback)

        def run(future):
            try:
                callback(future)
            except Exception:
                import traceback

                traceback.print_exc()

        self._when_done(run)

    def then(self, callback):
        """A future of callback(self); whoever waits for one whose callback raised gets a RuntimeError that tells it."""
        _callable("then", callback)
        after = Future()

        def run(future):
            try:
                value = callback(future)
            except BaseException as e:
                told = RuntimeError(f"Got the following error when running the callback: {type(e).__name__}: {e}")
                told.__cause__ = e
                after.set_exception(told)
            else:
                after.set_result(value)

        self._when_done(run)
        return after


def _callable(method, callback):
    if not callable(callback):
        raise TypeError(f"{method}(): the callback must be callable, not {type(callback).__name__}")


def _of_anything(future):
    """What may stand in a list of futures: one of these, or a task of jit.fork."""
    if future is None:
        raise RuntimeError("Future can't be None")
    if isinstance(future, Future):
        return future
    if hasattr(future, "then") and hasattr(future, "wait"):
        return Future._of_task(future)
    raise TypeError(f"expected a Future, got {type(future).__name__}")


def collect_all(futures):
    """A future of the list of the futures, once all are done; it gets the exception of the first that has one."""
    futures = list(futures)
    followed = [_of_anything(future) for future in futures]
    out, left = Future(), [len(futures)]
    if not futures:
        out.set_result(futures)
        return out
    lock = threading.Lock()

    def one_less(_):
        with lock:
            left[0] -= 1
            last = left[0] == 0
        if last:
            error = next((future._error for future in followed if future._error is not None), None)
            out._finish(futures if error is None else None, error)

    for future in followed:
        future._when_done(one_less)
    return out


def wait_all(futures):
    """The values of all futures; the first exception among them is raised."""
    return [future.wait() for future in collect_all(futures).wait()]
