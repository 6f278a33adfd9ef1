"""torch.multiprocessing: Python's multiprocessing, and functions that are run in several processes. Tensors go to other
processes by value: a copy arrives, whose memory is its own."""

import multiprocessing
from multiprocessing import *  # noqa: F403
from multiprocessing import reducer  # noqa: F401

from . import reductions  # noqa: F401
from .spawn import (  # noqa: F401
    ENV_VAR_PARALLEL_START,
    ProcessContext,
    ProcessExitedException,
    ProcessRaisedException,
    SpawnContext,
    spawn,
    start_processes,
)

__all__ = ["get_all_sharing_strategies", "get_sharing_strategy", "set_sharing_strategy", *multiprocessing.__all__]
_sharing_strategy = "file_descriptor"
_all_sharing_strategies = {"file_descriptor", "file_system"}


def get_all_sharing_strategies():
    """The ways in which storages reach other processes."""
    return _all_sharing_strategies


def get_sharing_strategy():
    """What set_sharing_strategy said."""
    return _sharing_strategy


def set_sharing_strategy(new_strategy):
    """Remembers a way: storages go by value whichever it is."""
    global _sharing_strategy
    if new_strategy not in get_all_sharing_strategies():
        raise AssertionError(f"invalid sharing strategy '{new_strategy}'")
    _sharing_strategy = new_strategy


def init_reductions():
    """Tensors are pickled as they are everywhere: nothing has to be set up."""
