"""Datasets, samplers and loaders: orders and seeds as in PyTorch, workers that read, fail, die and come back."""

import os
import time

import pytest

import evergrad as torch
from evergrad.utils.data import (
    BatchSampler, ChainDataset, ConcatDataset, DataLoader, Dataset, DistributedSampler, IterableDataset, RandomSampler,
    Sampler, StackDataset, Subset, SubsetRandomSampler, TensorDataset, WeightedRandomSampler, default_collate,
    default_convert, get_worker_info, random_split,
)  # fmt: skip

ROWS = TensorDataset(torch.arange(20.0).reshape(10, 2))


class Numbers(Dataset):
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return i


class Row(IterableDataset):
    def __iter__(self):
        worker = get_worker_info()
        return iter(range(7) if worker is None else range(worker.id, 7, worker.num_workers))


class Fails(Numbers):
    def __getitem__(self, i):
        if i == 2:
            raise KeyError("two")
        return i


class Dies(Numbers):
    def __getitem__(self, i):
        if i == 2:
            os._exit(3)
        return i


class Sleeps(Numbers):
    def __getitem__(self, i):
        time.sleep(0.6)


class Seeds(Numbers):
    def __getitem__(self, i):
        worker = get_worker_info()
        return [worker.id, worker.seed - worker.id, torch.initial_seed() - worker.seed, torch.get_num_threads(), os.getpid()]


def firsts(loader):
    return [batch[0][:, 0].tolist() for batch in loader]


def test_orders_are_those_of_pytorch():
    want = [[8.0, 12.0, 18.0], [4.0, 6.0, 2.0], [0.0, 14.0, 16.0], [10.0]]  # of PyTorch, from the same seed
    second = [[12.0, 16.0, 10.0], [2.0, 6.0, 14.0], [4.0, 8.0, 0.0], [18.0]]
    for workers in (0, 2):
        loader = DataLoader(ROWS, 3, shuffle=True, num_workers=workers, generator=torch.Generator().manual_seed(1))
        assert len(loader) == 4 and firsts(loader) == want and firsts(loader) == second


def test_samplers():
    assert len({id(i) for i in zip(range(5), RandomSampler(range(10), True, 10**10))}) and len(
        RandomSampler(range(3), True, 10**10)
    ) == 10**10  # without all of them in memory
    g = torch.Generator().manual_seed(0)
    assert sorted(RandomSampler(range(5), num_samples=10, generator=g)) == sorted([*range(5)] * 2)
    assert sorted(SubsetRandomSampler([4, 7, 9])) == [4, 7, 9]
    assert set(WeightedRandomSampler([0.0, 1.0, 0.0], 5)) == {1}
    assert list(BatchSampler(range(5), 2, False)) == [[0, 1], [2, 3], [4]] and len(BatchSampler(range(5), 2, True)) == 2
    parts = [list(DistributedSampler(range(7), 3, rank, shuffle=False)) for rank in range(3)]
    assert parts == [[0, 3, 6], [1, 4, 0], [2, 5, 1]]
    sampler = DistributedSampler(range(8), 2, 0, seed=1)
    before = list(sampler)
    sampler.set_epoch(1)
    assert list(sampler) != before and len(sampler) == 4
    with pytest.raises(ValueError, match="num_samples should be a positive integer value, but got num_samples=0"):
        RandomSampler([])
    with pytest.raises(ValueError, match="1d sequence"):
        WeightedRandomSampler([[1.0]], 1)
    assert Sampler[int] and Dataset[int] and DataLoader[int]


def test_datasets():
    both = ConcatDataset([Numbers(2), Numbers(3)])
    assert [both[i] for i in range(5)] == [0, 1, 0, 1, 2] and both[-1] == 2 and both.cumulative_sizes == [2, 5]
    assert list(ChainDataset([Row(), Row()])) == [*range(7)] * 2 and list(Row() + Row()) == [*range(7)] * 2
    assert StackDataset(a=Numbers(2), b=ROWS.tensors[0][:2])[1]["a"] == 1 and StackDataset(Numbers(2), Numbers(2))[1] == (1, 1)
    assert StackDataset(Numbers(2), Numbers(2)).__getitems__([0, 1]) == [(0, 0), (1, 1)]
    assert Subset(Numbers(9), [3, 5]).__getitems__([1]) == [5]
    parts = random_split(Numbers(10), [0.5, 0.3, 0.2], torch.Generator().manual_seed(42))
    assert [len(p) for p in parts] == [5, 3, 2] and sorted(i for p in parts for i in p) == [*range(10)]
    with pytest.raises(AssertionError, match="Size mismatch"):
        TensorDataset(torch.zeros(2), torch.zeros(3))


def test_collation():
    batch = default_collate([{"a": 1, "b": [1.0, "x"], "c": (torch.ones(2), True)}] * 2)
    assert batch["a"].tolist() == [1, 1] and batch["b"][0].dtype is torch.float64 and batch["b"][1] == ("x", "x")
    assert batch["c"][0].shape == (2, 2) and batch["c"][1].dtype is torch.bool
    numpy = pytest.importorskip("numpy")
    assert default_collate([numpy.ones(2, "float32")] * 2).dtype is torch.float32
    assert default_collate([numpy.float64(2)] * 2).dtype is torch.float64
    assert isinstance(default_convert({"a": numpy.ones(2)})["a"], torch.Tensor)
    with pytest.raises(TypeError, match="batch must contain tensors, numpy arrays, numbers"):
        default_collate([object()])
    with pytest.raises(RuntimeError, match="equal size"):
        default_collate([[1], [1, 2]])


def test_rows_and_workers():
    assert [b.tolist() for b in DataLoader(Row(), 2)] == [[0, 1], [2, 3], [4, 5], [6]]
    for options in ({}, {"multiprocessing_context": "spawn"}, {"persistent_workers": True}):
        loader = DataLoader(Row(), 2, num_workers=2, **options)
        for _ in range(2):
            assert [b.tolist() for b in loader] == [[0, 2], [1, 3], [4, 6], [5]]
    assert sorted(x for b in DataLoader(Row(), 2, num_workers=2, in_order=False) for x in b.tolist()) == [*range(7)]
    assert list(DataLoader(Row(), None)) == [*range(7)]
    with pytest.raises(ValueError, match="expected unspecified shuffle"):
        DataLoader(Row(), shuffle=True)


def test_workers_know_themselves():
    torch.manual_seed(5)
    seen = [b.tolist() for b in DataLoader(Seeds(4), None, num_workers=2, collate_fn=torch.tensor)]
    assert [s[0] for s in seen] == [0, 1, 0, 1] and len({s[1] for s in seen}) == 1 and {s[2] for s in seen} == {0}
    assert {s[3] for s in seen} == {1} and len({s[4] for s in seen}) == 2 and get_worker_info() is None


def test_what_workers_raise_and_how_they_end():
    with pytest.raises(KeyError, match="Caught KeyError in DataLoader worker process 0"):
        list(DataLoader(Fails(4), num_workers=2))
    with pytest.raises(RuntimeError, match=r"DataLoader worker \(pid\(s\) \d+\) exited unexpectedly"):
        list(DataLoader(Dies(4), num_workers=2))
    with pytest.raises(RuntimeError, match="timed out after 0.1 seconds"):
        next(iter(DataLoader(Sleeps(1), num_workers=1, timeout=0.1)))
    iterator = iter(DataLoader(Numbers(50), num_workers=1))
    next(iterator)
    worker = iterator._workers[0]
    del iterator
    assert not worker.is_alive()


def test_what_is_refused():
    for options, text in (
        ({"num_workers": -1}, "non-negative"), ({"timeout": -1}, "timeout"), ({"prefetch_factor": 2}, "multiprocessing"),
        ({"persistent_workers": True}, "num_workers > 0"), ({"sampler": [0], "shuffle": True}, "mutually exclusive"),
        ({"batch_sampler": [[0]], "batch_size": 2}, "mutually exclusive"), ({"batch_size": None, "drop_last": True}, "batch_size=None"),
        ({"batch_size": 0}, "positive integer"), ({"multiprocessing_context": "fork"}, "num_workers > 0"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=text):
            DataLoader(ROWS, **options)
    loader = DataLoader(ROWS)
    with pytest.raises(ValueError, match="batch_size attribute should not be set"):
        loader.batch_size = 3
