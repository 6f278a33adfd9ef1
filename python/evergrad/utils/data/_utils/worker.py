"""What a worker process of a loader does: read batches of the indices that it is sent, until it is told to stop."""

import os
import queue
import random
from dataclasses import dataclass

from .... import _C
from ...._utils import ExceptionWrapper
from . import MP_STATUS_CHECK_INTERVAL

_worker_info = None


class WorkerInfo:
    """Of a worker, for its own code: id, num_workers, seed and its copy of the dataset."""

    def __init__(self, **values):
        self.__keys = tuple(values)
        self.__dict__.update(values)
        self.__dict__["_WorkerInfo__initialized"] = True

    def __setattr__(self, name, value):
        if self.__dict__.get("_WorkerInfo__initialized"):
            raise RuntimeError(f"Cannot assign attributes to {type(self).__name__} objects")
        super().__setattr__(name, value)

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{k}={getattr(self, k)}' for k in self.__keys)})"


def get_worker_info():
    """What a worker knows of itself; None in other processes."""
    return _worker_info


class ManagerWatchdog:
    """Whether the process that started this one still lives."""

    def __init__(self):
        self.manager_pid, self.manager_dead = os.getppid(), False

    def is_alive(self):
        self.manager_dead = self.manager_dead or os.getppid() != self.manager_pid
        return not self.manager_dead


@dataclass(frozen=True)
class _IterableDatasetStopIteration:
    """The row of a worker has ended."""

    worker_id: int


@dataclass(frozen=True)
class _ResumeIteration:
    """Another epoch begins."""

    seed: int | None = None


def _generate_state(base_seed, worker_id):
    """The seed of NumPy's generator in a worker: four words of NumPy's own SeedSequence."""
    from numpy.random import SeedSequence

    words = [worker_id, base_seed & 0xFFFFFFFF, base_seed >> 32, 0]
    return SeedSequence(words).generate_state(4).tolist()


def _seed_all(base_seed, worker_id):
    import importlib.util

    seed = base_seed + worker_id
    random.seed(seed)
    from ....random import manual_seed

    manual_seed(seed)
    if importlib.util.find_spec("numpy") is not None:
        import numpy

        numpy.random.seed(_generate_state(base_seed, worker_id))
    return seed


def _worker_loop(kind, dataset, index_queue, data_queue, done, auto_collation, collate_fn, drop_last, base_seed, init_fn,
                 worker_id, num_workers, persistent):  # fmt: skip
    global _worker_info
    parent = os.getppid()
    try:
        _C.set_num_threads(1)
        seed = _seed_all(base_seed, worker_id)
        _worker_info = WorkerInfo(id=worker_id, num_workers=num_workers, seed=seed, dataset=dataset)
        from ..dataloader import _DatasetKind

        def fetcher_of():
            return _DatasetKind.create_fetcher(kind, dataset, auto_collation, collate_fn, drop_last)

        where = f"in DataLoader worker process {worker_id}"
        fetcher = failure = None
        try:
            if init_fn is not None:
                init_fn(worker_id)
            fetcher = fetcher_of()
        except Exception:
            failure = ExceptionWrapper(where=where)
        ended = False
        while os.getppid() == parent:
            try:
                task = index_queue.get(timeout=MP_STATUS_CHECK_INTERVAL)
            except queue.Empty:
                continue
            if isinstance(task, _ResumeIteration):
                data_queue.put((task, None))
                ended, fetcher = False, fetcher_of()
                continue
            if task is None:
                break
            if done.is_set() or ended:
                continue
            number, indices = task
            if failure is not None:
                data, failure = failure, None
            else:
                try:
                    data = fetcher.fetch(indices)
                except Exception as e:
                    if isinstance(e, StopIteration) and kind == _DatasetKind.Iterable:
                        data, ended = _IterableDatasetStopIteration(worker_id), True
                    else:  # as text: the traceback cannot go to another process
                        data = ExceptionWrapper(where=where)
            data_queue.put((number, data))
            del data, indices, task
    except KeyboardInterrupt:
        pass  # the main process was interrupted, too
    if done.is_set():
        data_queue.cancel_join_thread()
        data_queue.close()
