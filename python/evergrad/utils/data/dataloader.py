"""Batches of a dataset, read in this process or by workers.

Workers are processes with an index queue each and one queue for what they have read. A few batches are asked for ahead,
turn by turn, and given out in the order in which they were asked for (or as they come: in_order=False). The loader waits
for the queue and for the workers' ends at once, so that a worker that dies is an error and not a wait without end.
"""

import itertools
import multiprocessing
import os
import queue
import warnings
from multiprocessing import connection
from typing import Any, Callable, Generic, TypeVar

from ... import _C
from ..._utils import ExceptionWrapper
from . import _utils
from ._utils.collate import default_collate, default_convert
from ._utils.worker import get_worker_info
from .datapipes.datapipe import IterDataPipe, MapDataPipe  # noqa: F401
from .dataset import Dataset, IterableDataset  # noqa: F401
from .sampler import BatchSampler, RandomSampler, Sampler, SequentialSampler

__all__ = ["DataLoader", "get_worker_info", "default_collate", "default_convert"]

T_co = TypeVar("T_co", covariant=True)
_collate_fn_t = Callable[[list], Any]
_worker_init_fn_t = Callable[[int], None]


def _sharding_worker_init_fn(worker_init_fn, world_size, rank_id, worker_id):
    """Starts a worker whose pipes are shared out among workers and processes."""
    from .graph_settings import apply_sharding

    info = get_worker_info()
    apply_sharding(info.dataset, info.num_workers * world_size, worker_id * world_size + rank_id)
    if worker_init_fn is not None:
        worker_init_fn(worker_id)


class _DatasetKind:
    Map = 0
    Iterable = 1

    @staticmethod
    def create_fetcher(kind, dataset, auto_collation, collate_fn, drop_last):
        from ._utils import fetch

        fetcher = fetch._MapDatasetFetcher if kind == _DatasetKind.Map else fetch._IterableDatasetFetcher
        return fetcher(dataset, auto_collation, collate_fn, drop_last)


class _InfiniteConstantSampler(Sampler):
    """What a row's examples are asked for with."""

    def __iter__(self):
        return itertools.repeat(None)


class DataLoader(Generic[T_co]):
    """Goes through a dataset in batches; see the module."""

    _iterator = None
    _DataLoader__initialized = False
    __multiprocessing_context = None

    def __init__(self, dataset, batch_size=1, shuffle=None, sampler=None, batch_sampler=None, num_workers=0, collate_fn=None,
                 pin_memory=False, drop_last=False, timeout=0, worker_init_fn=None, multiprocessing_context=None,
                 generator=None, *, prefetch_factor=None, persistent_workers=False, pin_memory_device="",
                 in_order=True):  # fmt: skip
        if num_workers < 0:
            raise ValueError("num_workers option should be non-negative; use num_workers=0 to disable multiprocessing.")
        if timeout < 0:
            raise ValueError("timeout option should be non-negative")
        if num_workers == 0 and prefetch_factor is not None:
            raise ValueError(
                "prefetch_factor option could only be specified in multiprocessing.let num_workers > 0 to enable "
                "multiprocessing, otherwise set prefetch_factor to None."
            )
        if num_workers > 0 and prefetch_factor is None:
            prefetch_factor = 2
        elif prefetch_factor is not None and prefetch_factor < 0:
            raise ValueError("prefetch_factor option should be non-negative")
        if persistent_workers and num_workers == 0:
            raise ValueError("persistent_workers option needs num_workers > 0")
        self.dataset, self.num_workers, self.prefetch_factor = dataset, num_workers, prefetch_factor
        self.pin_memory, self.pin_memory_device, self.timeout = pin_memory, pin_memory_device, timeout
        self.worker_init_fn, self.in_order = worker_init_fn, in_order
        self.multiprocessing_context = multiprocessing_context
        if isinstance(dataset, IterableDataset):
            self._dataset_kind = _DatasetKind.Iterable
            self._refuse_orders(shuffle, sampler, batch_sampler)
        else:
            shuffle = bool(shuffle)
            self._dataset_kind = _DatasetKind.Map
        if sampler is not None and shuffle:
            raise ValueError("sampler option is mutually exclusive with shuffle")
        if batch_sampler is not None:
            if batch_size != 1 or shuffle or sampler is not None or drop_last:
                raise ValueError(
                    "batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, and drop_last"
                )
            batch_size, drop_last = None, False
        elif batch_size is None and drop_last:
            raise ValueError("batch_size=None option disables auto-batching and is mutually exclusive with drop_last")
        if sampler is None:
            if self._dataset_kind == _DatasetKind.Iterable:
                sampler = _InfiniteConstantSampler()
            else:
                sampler = RandomSampler(dataset, generator=generator) if shuffle else SequentialSampler(dataset)
        if batch_size is not None and batch_sampler is None:
            batch_sampler = BatchSampler(sampler, batch_size, drop_last)
        self.batch_size, self.drop_last, self.sampler, self.batch_sampler = (
            batch_size,
            drop_last,
            sampler,
            batch_sampler,
        )
        self.generator = generator
        self.collate_fn = collate_fn or (default_collate if self._auto_collation else default_convert)
        self.persistent_workers = persistent_workers
        self.__initialized = True
        self._IterableDataset_len_called = None
        self._iterator = None
        self.check_worker_number_rationality()

    @staticmethod
    def _refuse_orders(shuffle, sampler, batch_sampler):
        said = "DataLoader with IterableDataset: expected unspecified {} option, but got {}={}"
        if shuffle not in (False, None):
            raise ValueError(said.format("shuffle", "shuffle", shuffle))
        if sampler is not None:
            raise ValueError(said.format("sampler", "sampler", sampler))
        if batch_sampler is not None:
            raise ValueError(said.format("batch_sampler", "batch_sampler", batch_sampler))

    @property
    def multiprocessing_context(self):
        """How workers are started: a context of multiprocessing, or None for its default."""
        return self.__multiprocessing_context

    @multiprocessing_context.setter
    def multiprocessing_context(self, context):
        if context is not None:
            if self.num_workers == 0:
                raise ValueError(
                    "multiprocessing_context can only be used with multi-process loading (num_workers > 0), but got "
                    f"num_workers={self.num_workers}"
                )
            if isinstance(context, str):
                known = multiprocessing.get_all_start_methods()
                if context not in known:
                    raise ValueError(
                        "multiprocessing_context option should specify a valid start method in "
                        f"{known!r}, but got multiprocessing_context={context!r}"
                    )
                context = multiprocessing.get_context(context)
            if not isinstance(context, multiprocessing.context.BaseContext):
                raise TypeError(
                    "multiprocessing_context option should be a valid context object or a string specifying the start "
                    f"method, but got multiprocessing_context={context}"
                )
        self.__multiprocessing_context = context

    def __setattr__(self, attr, val):
        if self.__initialized and attr in (
            "batch_size", "batch_sampler", "sampler", "drop_last", "dataset", "persistent_workers",
        ):  # fmt: skip
            raise ValueError(f"{attr} attribute should not be set after {type(self).__name__} is initialized")
        super().__setattr__(attr, val)

    def _get_iterator(self):
        return _SingleProcessDataLoaderIter(self) if self.num_workers == 0 else _MultiProcessingDataLoaderIter(self)

    def __iter__(self):
        if not (self.persistent_workers and self.num_workers > 0):
            return self._get_iterator()
        if self._iterator is None:
            self._iterator = self._get_iterator()
        else:
            self._iterator._reset(self)
        return self._iterator

    @property
    def _auto_collation(self):
        return self.batch_sampler is not None

    @property
    def _index_sampler(self):
        return self.batch_sampler if self._auto_collation else self.sampler

    def __len__(self):
        if self._dataset_kind != _DatasetKind.Iterable:
            return len(self._index_sampler)
        length = self._IterableDataset_len_called = len(self.dataset)
        if self.batch_size is not None:
            length = length // self.batch_size if self.drop_last else -(-length // self.batch_size)
        return length

    def check_worker_number_rationality(self):
        """Warns where there are more workers than processors."""
        if self.num_workers == 0:
            return
        affinity = getattr(os, "sched_getaffinity", None)
        limit = len(affinity(0)) if affinity else os.cpu_count()
        if limit is not None and self.num_workers > limit:
            warnings.warn(
                f"This DataLoader will create {self.num_workers} worker processes in total. Our suggested max number of "
                f"worker in current system is {limit}, which is smaller than what this DataLoader is going to create. "
                "Please be aware that excessive worker creation might get DataLoader running slow or even freeze, lower the "
                "worker number to avoid potential slowness/freeze if necessary."
            )


class _BaseDataLoaderIter:
    """One way through the data."""

    def __init__(self, loader):
        self._dataset, self._dataset_kind = loader.dataset, loader._dataset_kind
        self._IterableDataset_len_called = loader._IterableDataset_len_called
        self._auto_collation, self._drop_last = loader._auto_collation, loader.drop_last
        self._index_sampler, self._num_workers = loader._index_sampler, loader.num_workers
        if loader.pin_memory:
            warnings.warn(
                "'pin_memory' argument is set as true but no accelerator is found, then device pinned memory won't be used."
            )
        self._timeout, self._collate_fn = loader.timeout, loader.collate_fn
        self._sampler_iter = iter(self._index_sampler)
        self._base_seed = int(_C.empty((), dtype=_C.int64).random_(generator=loader.generator).item())
        self._persistent_workers = loader.persistent_workers
        self._num_yielded = 0

    def __iter__(self):
        return self

    def _reset(self, loader, first_iter=False):
        self._sampler_iter = iter(self._index_sampler)
        self._num_yielded = 0
        self._IterableDataset_len_called = loader._IterableDataset_len_called

    def _next_index(self):
        return next(self._sampler_iter)

    def _next_data(self):
        raise NotImplementedError

    def __next__(self):
        data = self._next_data()
        self._num_yielded += 1
        expected = self._IterableDataset_len_called
        if self._dataset_kind == _DatasetKind.Iterable and expected is not None and self._num_yielded > expected:
            said = (
                f"Length of IterableDataset {self._dataset} was reported to be {expected}(when accessing len(dataloader)), "
                f"but {self._num_yielded} samples have been fetched. "
            )
            if self._num_workers > 0:
                said += (
                    "For multiprocessing data-loading, this could be caused by not properly configuring the IterableDataset "
                    "replica at each worker. Please see "
                    "https://pytorch.org/docs/stable/data.html#torch.utils.data.IterableDataset for examples."
                )
            warnings.warn(said)
        return data

    def __len__(self):
        return len(self._index_sampler)

    def __getstate__(self):
        raise NotImplementedError("{} cannot be pickled", type(self).__name__)


class _SingleProcessDataLoaderIter(_BaseDataLoaderIter):
    def __init__(self, loader):
        super().__init__(loader)
        assert self._timeout == 0 and self._num_workers == 0
        self._dataset_fetcher = _DatasetKind.create_fetcher(
            self._dataset_kind, self._dataset, self._auto_collation, self._collate_fn, self._drop_last
        )

    def _next_data(self):
        return self._dataset_fetcher.fetch(self._next_index())


class _MultiProcessingDataLoaderIter(_BaseDataLoaderIter):
    _shutdown = True  # until there are workers

    def __init__(self, loader):
        super().__init__(loader)
        self._prefetch_factor, self._in_order = loader.prefetch_factor, loader.in_order
        context = loader.multiprocessing_context or multiprocessing
        self._worker_result_queue, self._workers_done_event = context.Queue(), context.Event()
        self._index_queues, self._workers = [], []
        self._shutdown, self._pid = False, os.getpid()
        for i in range(self._num_workers):
            index_queue = context.Queue()
            index_queue.cancel_join_thread()
            worker = context.Process(
                target=_utils.worker._worker_loop,
                args=(self._dataset_kind, self._dataset, index_queue, self._worker_result_queue,
                      self._workers_done_event, self._auto_collation, self._collate_fn, self._drop_last,
                      self._base_seed, loader.worker_init_fn, i, self._num_workers, self._persistent_workers),
            )  # fmt: skip
            worker.daemon = True
            worker.start()
            self._index_queues.append(index_queue)
            self._workers.append(worker)
        self._reset(loader, first_iter=True)

    def _reset(self, loader, first_iter=False):
        super()._reset(loader, first_iter)
        self._send_idx = self._rcvd_idx = 0  # the next task to send, the next batch to give out
        self._arrived, self._tasks = {}, {}  # batches that are early, and who has each task
        self._open = dict.fromkeys(range(self._num_workers), True)  # workers whose data have not ended
        self._turn = itertools.cycle(range(self._num_workers))
        if not first_iter:
            for index_queue in self._index_queues:
                index_queue.put(_utils.worker._ResumeIteration())
            waiting = self._num_workers
            while waiting > 0:
                number, data = self._receive()
                if isinstance(number, _utils.worker._ResumeIteration):
                    waiting -= 1
        for _ in range(self._prefetch_factor * self._num_workers):
            self._send()

    def _send(self):
        """Asks the worker whose turn it is for one more batch, while there are indices and workers."""
        try:
            indices = self._next_index()
        except StopIteration:
            return
        for _ in range(self._num_workers):
            worker = next(self._turn)
            if self._open[worker]:
                self._index_queues[worker].put((self._send_idx, indices))
                self._tasks[self._send_idx] = worker
                self._send_idx += 1
                return

    def _receive(self):
        """What comes next, from whichever worker."""
        reader = self._worker_result_queue._reader
        while True:
            ends = {w.sentinel: w for i, w in enumerate(self._workers) if self._open[i]}
            ready = connection.wait([reader, *ends], self._timeout or None)
            if reader in ready:
                try:
                    return self._worker_result_queue.get(timeout=self._timeout or _utils.MP_STATUS_CHECK_INTERVAL)
                except queue.Empty:
                    continue
            if not ready:
                raise RuntimeError(f"DataLoader timed out after {self._timeout} seconds")
            gone = ", ".join(str(ends[end].pid) for end in ready)
            self._shutdown_workers()
            raise RuntimeError(f"DataLoader worker (pid(s) {gone}) exited unexpectedly")

    def _next_data(self):
        while True:
            if self._in_order:
                # what was asked of workers whose data ended will not come
                while self._rcvd_idx < self._send_idx and self._rcvd_idx not in self._arrived:
                    if self._open[self._tasks[self._rcvd_idx]]:
                        break
                    del self._tasks[self._rcvd_idx]
                    self._rcvd_idx += 1
                if self._rcvd_idx in self._arrived:
                    return self._give(self._rcvd_idx, self._arrived.pop(self._rcvd_idx))
                waiting = self._rcvd_idx < self._send_idx
            else:
                waiting = any(self._open[worker] for worker in self._tasks.values())
            if not waiting:
                if not self._persistent_workers:
                    self._shutdown_workers()
                raise StopIteration
            number, data = self._receive()
            if isinstance(data, _utils.worker._IterableDatasetStopIteration):
                self._open[data.worker_id] = False
                if not self._persistent_workers:
                    self._index_queues[data.worker_id].put(None)
                del self._tasks[number]
                if self._in_order and number == self._rcvd_idx:
                    self._rcvd_idx += 1
                elif self._in_order:
                    self._tasks[number] = data.worker_id
                self._send()
            elif self._in_order and number != self._rcvd_idx:
                self._arrived[number] = data
            else:
                return self._give(number, data)

    def _give(self, number, data):
        del self._tasks[number]
        self._rcvd_idx += 1
        self._send()
        if isinstance(data, ExceptionWrapper):
            data.reraise()
        return data

    def _shutdown_workers(self):
        if self._shutdown or os.getpid() != self._pid:  # a child of ours has a copy of this
            return
        self._shutdown = True
        self._workers_done_event.set()
        for index_queue in self._index_queues:
            index_queue.put(None)
        for worker in self._workers:
            worker.join(timeout=_utils.MP_STATUS_CHECK_INTERVAL)
            if worker.is_alive():
                worker.terminate()
        for q in [*self._index_queues, self._worker_result_queue]:
            q.cancel_join_thread()
            q.close()

    def __del__(self):
        self._shutdown_workers()
