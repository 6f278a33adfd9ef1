"""Storages: identity, elements, classes of a dtype, the warning about them."""

import copy
import pickle
import warnings

import evergrad as torch
import pytest


def test_classes_of_a_dtype():
    s = torch.FloatStorage(3)
    s[:] = 0
    s[0:2] = 5
    assert s.tolist() == [5, 5, 0] and type(s) is torch.TypedStorage and isinstance(s, torch.FloatStorage)
    assert torch.FloatStorage is torch.FloatStorage and torch.zeros(2).storage_type() is torch.FloatStorage
    assert torch.ShortStorage.from_buffer(bytearray([1, 2, 3, 4]), "big").tolist() == [258, 772]
    assert torch.BoolStorage.from_buffer(bytearray([0, 2])).tolist() == [False, True]
    assert torch.storage._dtype_to_storage_type_map()[torch.int64] == "LongStorage"
    for error, make in (
        (RuntimeError, lambda: torch.FloatStorage(device="cpu")),
        (RuntimeError, lambda: torch.FloatStorage(0, 0)),
        (TypeError, lambda: torch.FloatStorage(torch.ones(1))),
        (TypeError, lambda: torch.FloatStorage("text")),
        (RuntimeError, lambda: torch.FloatStorage(0, wrap_storage=s.untyped())),
        (TypeError, lambda: torch.FloatStorage(wrap_storage=s)),
        (RuntimeError, lambda: torch.TypedStorage(wrap_storage=s.untyped())),
        (RuntimeError, lambda: torch.storage._LegacyStorage()),
        (RuntimeError, lambda: s.fill_(s)),
        (RuntimeError, lambda: s[0:1]),
        (IndexError, lambda: s[3]),
        (RuntimeError, lambda: torch.storage.StorageBase()),
    ):
        with pytest.raises(error):
            make()


def test_tensors_over_storages():
    s = torch.FloatStorage([1, 2, 3])
    t = torch.FloatTensor(s)
    assert t.data_ptr() == s.data_ptr() and t.new(s).data_ptr() == s.data_ptr()
    assert torch.tensor([], dtype=torch.float32).set_(s).tolist() == [1, 2, 3]
    with pytest.raises(RuntimeError, match="Expected a Storage of type Double"):
        torch.tensor([], dtype=torch.float64).set_(s)


def test_files(tmp_path):
    path = str(tmp_path / "numbers")
    open(path, "wb").close()
    s = torch.FloatStorage.from_file(path, True, 10)
    a = torch.FloatTensor(s)
    b = torch.FloatTensor(torch.FloatStorage.from_file(path, True, 10))
    a.fill_(3)
    assert b.tolist() == [3] * 10 and not s.resizable()


def test_the_warning_comes_once():
    torch.storage._reset_warn_typed_storage_removal()
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        torch.FloatStorage()
        torch.ones(2).storage()
    assert len(seen) == 1 and seen[0].filename == __file__ and str(seen[0].message).startswith("TypedStorage is deprecated")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        torch.storage._reset_warn_typed_storage_removal()
        x = torch.ones(2)
        assert x._typed_storage()._size() == 2 and copy.deepcopy(x).equal(x) and pickle.loads(pickle.dumps(x)).equal(x)


def test_the_same_object_while_it_lives():
    x = torch.ones(3)
    s = x.untyped_storage()
    s.mark = 1
    assert x[1:].untyped_storage() is s and s[4:8] != s and s[4:8].nbytes() == 4
    x.resize_(100)
    assert x.untyped_storage() is s and s.nbytes() == 400 and s.data_ptr() == x.data_ptr()

    class Mine(torch.UntypedStorage):
        pass

    mine = Mine(8)
    assert torch.tensor(mine, dtype=torch.int32).untyped_storage() is mine
