"""Writes to saved tensors: what a graph has saved is copied in front of the first write to its elements, and only then."""

import threading
import weakref

from .. import _C
from ..utils._python_dispatch import TorchDispatchMode


class _Thread(threading.local):
    entered = False


_thread = _Thread()


class _Handle:
    """What the graph keeps for a saved tensor; with it goes all that is known of the tensor."""

    __slots__ = ("__weakref__",)


def _storage_id(tensor):
    """The elements and how often they were written to: equal for all views."""
    try:
        return tensor.untyped_storage().data_ptr(), tensor._version
    except (RuntimeError, NotImplementedError):  # no elements of its own: the object stands for them
        return id(tensor), tensor._version


def _tensor_id(tensor, sid):
    return (*sid, tensor.dtype, tensor.storage_offset(), tensor.shape, tensor.stride(), tensor.is_conj(), tensor.is_neg())


class _AllowMutationOnSavedContext:
    """The saved tensors of one entered context."""

    def __init__(self):
        self.cloned = weakref.WeakKeyDictionary()  # handle: the copy, made since a write came
        self.original = weakref.WeakKeyDictionary()  # handle: the tensor itself
        self.tid_to_weakhandle = weakref.WeakValueDictionary()  # tensor: handle
        self.sid_to_tid = {}  # elements: the saved tensors that view them
        self._open = True

    def clear(self):
        """Forgets all tensors: a pass through them is an error from here on."""
        self.cloned.clear()
        self.original.clear()
        self.tid_to_weakhandle.clear()
        self.sid_to_tid.clear()

    def _pack(self, tensor):
        sid = _storage_id(tensor)
        tid = _tensor_id(tensor, sid)
        handle = self.tid_to_weakhandle.get(tid)
        if handle is None:
            handle = _Handle()
            self.tid_to_weakhandle[tid] = handle
            self.original[handle] = tensor
            self.sid_to_tid.setdefault(sid, set()).add(tid)
            weakref.finalize(handle, self._forget, sid, tid).atexit = False
        return handle

    def _forget(self, sid, tid):
        tids = self.sid_to_tid.get(sid)
        if tids is not None:
            tids.discard(tid)
            if not tids:
                del self.sid_to_tid[sid]

    def _unpack(self, handle):
        if not self._open or not (handle in self.cloned or handle in self.original):
            raise AssertionError(
                "Trying to backward outside of the 'allow_mutation_on_saved_tensors' context in which the graph was "
                "originally recorded."
            )
        copy = self.cloned.get(handle)
        return self.original[handle] if copy is None else copy

    def _written(self, tensor):
        """A write to the tensor follows."""
        for tid in tuple(self.sid_to_tid.get(_storage_id(tensor), ())):
            handle = self.tid_to_weakhandle.get(tid)
            if handle is not None and handle not in self.cloned:
                self.cloned[handle] = self.original.pop(handle).clone()


class _CopyBeforeWrite(TorchDispatchMode):
    def __init__(self, ctx):
        super().__init__()
        self.ctx = ctx

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        for i, argument in enumerate(func._schema.arguments):
            if argument.is_write:
                value = args[i] if i < len(args) else kwargs.get(argument.name)
                for tensor in value if isinstance(value, (list, tuple)) else (value,):
                    if isinstance(tensor, _C.Tensor):
                        self.ctx._written(tensor)
        return func(*args, **kwargs)


class allow_mutation_on_saved_tensors:
    """Inside, tensors that are saved for backward may be changed in place: the graph keeps what they were."""

    def __enter__(self):
        from .graph import saved_tensors_hooks

        if _thread.entered:
            raise RuntimeError("allow_mutation_on_saved_tensors contexts cannot be nested")
        self._ctx = ctx = _AllowMutationOnSavedContext()
        self._hooks, self._mode = saved_tensors_hooks(ctx._pack, ctx._unpack), _CopyBeforeWrite(ctx)
        self._hooks.__enter__()
        self._mode.__enter__()
        _thread.entered = True
        return ctx

    def __exit__(self, *exc):
        _thread.entered = False
        self._mode.__exit__(*exc)
        self._hooks.__exit__(*exc)
        self._ctx._open = False
        self._ctx.clear()
