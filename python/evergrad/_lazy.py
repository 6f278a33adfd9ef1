"""Imports of submodules when they are first asked for, and forks beside them.

The child of a fork has one thread. Were another thread of the parent importing a module at that moment, the module's
lock would stay taken in the child for ever, and who asks for the module there would hang. So a fork waits until no other
thread is in the middle of such an import; not for ever, as that import may wait for what the forking thread holds.
"""

import importlib
import os
import time
from _thread import get_ident

PATIENCE = 5.0  # seconds
_importing = {}  # by thread: how many of these imports it is in


def load(name, package):
    """The module `name` (relative: with its dot) of the package."""
    thread = get_ident()
    _importing[thread] = _importing.get(thread, 0) + 1
    try:
        return importlib.import_module(name, package)
    finally:
        _importing[thread] -= 1
        if not _importing[thread]:
            del _importing[thread]


def _wait():
    thread, end = get_ident(), time.monotonic() + PATIENCE
    while any(t != thread for t in tuple(_importing)) and time.monotonic() < end:
        time.sleep(0.0005)


def _forget():
    for thread in tuple(_importing):
        if thread != get_ident():
            del _importing[thread]


os.register_at_fork(before=_wait, after_in_child=_forget)
