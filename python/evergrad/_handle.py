"""What registering a hook gives back: it finds the tables that hold the hook, weakly, and takes the hook out of them."""

import weakref
from collections import OrderedDict


class RemovableHandle:
    """Takes a hook away again: `id` is its key in a table of hooks, and in further tables that note something of it."""

    next_id = 0

    def __init__(self, hooks_dict, *, extra_dict=None):
        self.hooks_dict_ref = weakref.ref(hooks_dict)
        self.id = RemovableHandle.next_id
        RemovableHandle.next_id += 1
        tables = () if extra_dict is None else (extra_dict,) if isinstance(extra_dict, dict) else extra_dict
        self.extra_dict_ref = tuple(weakref.ref(t) for t in tables)

    def remove(self):
        """Takes the hook away; a second time does nothing."""
        for ref in (self.hooks_dict_ref, *self.extra_dict_ref):
            table = ref()
            if table is not None:
                table.pop(self.id, None)

    def __getstate__(self):
        return self.hooks_dict_ref(), self.id, tuple(ref() for ref in self.extra_dict_ref)

    def __setstate__(self, state):
        table, self.id, *more = state
        self.hooks_dict_ref = weakref.ref(OrderedDict() if table is None else table)
        self.extra_dict_ref = tuple(weakref.ref(t) for t in (more[0] if more and more[0] else ()) if t is not None)
        RemovableHandle.next_id = max(RemovableHandle.next_id, self.id + 1)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.remove()


RemovableHandle.__module__ = "evergrad.utils.hooks"


def added(table, hook, *, prepend=False, extra=(), notes=()):
    """Puts a hook into a table, and its id into those of `notes`; -> the handle, which empties the `extra` ones too."""
    handle = RemovableHandle(table, extra_dict=list(extra))
    table[handle.id] = hook
    if prepend:
        table.move_to_end(handle.id, last=False)
    for note in notes:
        note[handle.id] = True
    return handle


_NOWHERE = OrderedDict()  # the table of hooks that the library itself holds


class EngineHandle(RemovableHandle):
    """The handle of a hook that the library itself holds: `remove` takes it away there."""

    def __init__(self, remove):
        super().__init__(_NOWHERE)
        self._remove = remove

    def remove(self):
        remove, self._remove = self._remove, None
        if remove is not None:
            remove()

    def __reduce_ex__(self, protocol):  # what the library holds stays in this process
        return _dead, (self.id,)


def _dead(id_):
    handle = RemovableHandle.__new__(RemovableHandle)
    handle.__setstate__((None, id_))
    return handle
