"""Tensors of what others hold: arrays and their operators, storages, buffers, DLPack, nested sequences."""

import gc
import pickle
import subprocess
import sys
import time
import warnings

import evergrad as torch
import pytest

np = pytest.importorskip("numpy")


def test_operators_meet_arrays():
    a, n = torch.tensor([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 4.0])
    for got in (a == n, n == a):
        assert isinstance(got, torch.Tensor) and got.dtype is torch.bool and got.tolist() == [True, True, False]
    assert (a != n).tolist() == [False, False, True]
    assert (a + n).tolist() == [2.0, 4.0, 7.0] and (a + n).dtype is torch.float64
    for number in (np.float64(2), np.float32(2), np.int16(2)):
        for got in (number * a, a * number):
            assert isinstance(got, torch.Tensor) and got.dtype is torch.float32 and got.tolist() == [2.0, 4.0, 6.0]
    assert (np.float32(2) == a).tolist() == [False, True, False] and (torch.tensor(3) == np.int64(3)).item() is True
    with pytest.raises(RuntimeError, match="must match the size"):
        a == np.array([1.0, 2.0])
    assert (a == np.array(["x", "y", "z"], dtype=object)) is False


def test_integers_of_numpy_are_sizes():
    assert torch.ones((np.array(3), np.int64(4))).shape == (3, 4) and torch.ones(np.int64(4), np.int32(2)).shape == (4, 2)
    assert torch.ones(12).view(np.int64(4), -1).shape == (4, 3) and torch.Storage(np.int16(3)).size() == 3
    with pytest.raises(TypeError):
        torch.ones((np.array([3, 4]), 2))
    with pytest.raises(TypeError):
        torch.ones((np.array(2.5), 2))


def test_a_storage_is_not_copied():
    a = torch.arange(6.0)
    s = a.untyped_storage()
    assert a.untyped_storage() is s and torch.asarray(s, dtype=torch.float32).data_ptr() == a.data_ptr()
    for made in (torch.tensor(s, dtype=torch.float32), torch.as_tensor(s, dtype=torch.float32), torch.tensor(a.storage())):
        assert made.data_ptr() == a.data_ptr() and made.tolist() == a.tolist()
    assert torch.asarray(s, dtype=torch.float32, copy=True).data_ptr() != a.data_ptr()
    with pytest.raises(RuntimeError, match="Expected a Storage of type Int"):
        torch.tensor(a.storage(), dtype=torch.int32)
    big = torch.UntypedStorage(1 << 24)
    begun = time.perf_counter()
    torch.asarray(big, dtype=torch.float32), torch.frombuffer(bytearray(1 << 24), dtype=torch.float32)
    assert time.perf_counter() - begun < 0.1


def test_sequences_that_hold_themselves():
    code = """
import evergrad as torch
z = [0]; z += [z]
y = []; y.append(y)
a = [0]; b = [0, a]; a.append(b)
for x in (z, y, a):
    try:
        torch.tensor(x)
    except (TypeError, ValueError, RecursionError) as e:
        print(type(e).__name__)
"""
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert out.returncode == 0 and out.stdout.split() == ["TypeError", "ValueError", "RecursionError"]


def test_many_dimensions():
    x = 3
    for _ in range(70):
        x = [x]
    t = torch.tensor(x) + 1
    assert t.dim() == 70 and t.item() == 4 and torch.zeros([1] * 64).unsqueeze(0).dim() == 65
    y = torch.arange(6.0).reshape([1] * 40 + [2] + [1] * 40 + [3])
    assert (y.mT * 2).flatten().tolist() == [2 * v for v in range(6)] and y.clone().flatten().tolist() == list(range(6))


def _warned(function):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        function()
    return [str(w.message) for w in seen]


def test_warnings_about_data():
    torch.set_warn_always(True)
    try:
        array = np.zeros(3)
        array.flags.writeable = False
        assert _warned(lambda: torch.from_numpy(array))[0].startswith("The given NumPy array is not writable")
        assert _warned(lambda: torch.frombuffer(b"abcd", dtype=torch.int8))[0].startswith("The given buffer is not writable")
        assert not _warned(lambda: torch.from_numpy(np.zeros(3)))
        several = [np.array([0]), np.array([1])]
        assert "list of numpy.ndarrays is extremely slow" in _warned(lambda: torch.tensor(several))[0]
        x, mask = torch.arange(3), torch.tensor([1, 0, 1], dtype=torch.uint8)
        assert _warned(lambda: x[mask])[0].startswith("indexing with dtype torch.uint8 is now deprecated")
        assert len(_warned(lambda: x.index_put_((mask,), x[mask]))) == 2
        assert not _warned(lambda: x[mask[0]])
        for call in (lambda: torch.where(mask, x, x), lambda: x.where(mask, x), lambda: torch.where(mask, 1, x)):
            assert _warned(call)[0].startswith("where received a uint8 condition tensor")
        assert not _warned(lambda: torch.where(x > 0, x, x))
        assert _warned(lambda: torch.tensor(x))[0].startswith("To copy construct from a tensor, it is recommended")
    finally:
        torch.set_warn_always(False)


def test_arrays_keep_memory_in_its_place():
    t = torch.ones(4)
    array = t.numpy()
    with pytest.raises(RuntimeError, match="not resizable"):
        t.resize_(1000)
    assert not t.untyped_storage().resizable()
    t.set_()
    gc.collect()
    assert array.sum() == 4
    other = torch.ones(4)
    view = memoryview(other)
    with pytest.raises(RuntimeError, match="not resizable"):
        other.resize_(1000)
    view.release()
    assert other.resize_(1000).shape == (1000,)


def test_frombuffer_and_asarray_refuse():
    with pytest.raises(ValueError, match="does not implement Python buffer protocol"):
        torch.frombuffer([1], dtype=torch.int8)
    with pytest.raises(ValueError, match=r"both buffer length \(8\) and count \(0\)"):
        torch.frombuffer(bytearray(8), dtype=torch.int8, count=0)
    with pytest.raises(ValueError, match="with dtype 'Float' into dtype 'Double'"):
        torch.asarray(torch.ones(2), dtype=torch.float64, copy=False)
    with pytest.raises(ValueError, match="arbitrary sequence"):
        torch.asarray([1], copy=False)


def test_dlpack_arguments():
    a = torch.arange(3.0)
    assert torch.asarray(a.__dlpack__()).data_ptr() == a.data_ptr()
    assert torch.from_dlpack(a.__dlpack__(max_version=(1, 0), copy=True)).data_ptr() != a.data_ptr()
    assert torch.from_dlpack(a.__dlpack__(None, dl_device=(1, 0))).tolist() == a.tolist()
    with pytest.raises(TypeError, match="stream must be"):
        a.__dlpack__(stream=object())
    with pytest.raises(BufferError):
        a.__dlpack__(dl_device=(2, 0))
    with pytest.raises(RuntimeError, match="require gradient"):
        a.clone().requires_grad_().__dlpack__()

    class Wrapped:
        def __dlpack__(self, **kwargs):
            return a.__dlpack__()

        def __dlpack_device__(self):
            return a.__dlpack_device__()

    assert torch.tensor(Wrapped()).tolist() == a.tolist()
    b = torch.arange(3.0)
    shared = torch.from_dlpack(b)
    with pytest.raises(RuntimeError, match="not resizable"):
        b.resize_(1000)
    del shared
    b.resize_(1000)


def test_complex_numbers_under_default_half():
    before = torch.get_default_dtype()
    try:
        torch.set_default_dtype(torch.float16)
        assert torch.tensor(3j).dtype is torch.complex32 and torch.tensor([3j]).dtype is torch.complex32
        assert torch.full((2,), 3j).dtype is torch.complex64
    finally:
        torch.set_default_dtype(before)


def test_generators_pickle():
    g = torch.Generator().manual_seed(5)
    torch.rand(3, generator=g)
    other = pickle.loads(pickle.dumps(g))
    assert other.initial_seed() == 5 and torch.equal(torch.rand(3, generator=g), torch.rand(3, generator=other))


def test_names_of_axes():
    x = torch.ones(2, 3)
    assert x.swapaxes(axis0=0, axis1=1).shape == torch.swapaxes(x, axis0=0, axis1=1).shape == (3, 2)


def test_lazy_clones():
    for n in (4, 4000):
        x = torch.arange(float(n))
        y = x._lazy_clone()
        z = y._lazy_clone()
        address = torch._C._data_address(x)
        assert torch._C._is_cow_tensor(x) and torch._C._data_address(z) == address
        v = x[1:]
        v += 1
        assert not torch._C._is_cow_tensor(x) and torch._C._data_address(x) != address
        assert y.tolist() == z.tolist() == list(range(n)) and x[1:].tolist() == list(range(2, n + 1))
        torch.add(y, 1, out=y)
        assert y[0] == 1 and z[0] == 0 and torch._C._is_cow_tensor(z)
        z.zero_()
        assert torch._C._data_address(z) == address and not torch._C._is_cow_tensor(z)
        w = z._lazy_clone()
        del z
        w.numpy()[0] = 7
        assert w[0] == 7
        p = torch.ones(n, requires_grad=True)
        (p._lazy_clone() * 2).sum().backward()
        assert p.grad[0] == 2


def test_elements_of_sequences():
    ones = [torch.ones(1), torch.ones(1, 1)]
    assert torch.tensor(ones).shape == (2,) and torch.tensor([torch.tensor(1), torch.tensor(2.5)]).tolist() == [1, 2.5]
    with pytest.raises(ValueError, match="only one element tensors"):
        torch.tensor([torch.ones(2)])
    for data in (bytearray(b"ab"), memoryview(b"ab"), __import__("array").array("i", [97, 98])):
        assert torch.tensor(data).dtype is torch.int64 and torch.tensor(data).tolist() == [97, 98]
    with pytest.raises(TypeError, match="invalid data type 'bytes'"):
        torch.tensor(b"ab")
    with pytest.raises(RuntimeError, match="Overflow"):
        torch.tensor(2**63)
    assert torch.tensor(2**63, dtype=torch.uint64).item() == 2**63
    for bad in (np.array(["a"]), np.array([None]), np.datetime64("2020")):
        with pytest.raises(TypeError, match="can't convert np.ndarray of type numpy"):
            torch.tensor(bad)


def test_sizes_and_devices():
    s = torch.Size([1, 2])
    assert type((3,) + s) is tuple and type(s + (3,)) is torch.Size and repr(torch.Size((True,))) == "torch.Size([1])"
    assert str(torch.device("mps")) == "mps" and torch.device("xpu:1").index == 1
    with pytest.raises(RuntimeError, match="must not be empty"):
        torch.device("")
    with pytest.raises(NotImplementedError):
        torch.ones(1).to("xpu")
    with pytest.raises(TypeError, match="operator.invert"):
        ~torch.ones(1)
    with pytest.raises(RuntimeError, match="Overflow"):
        torch.Generator().manual_seed(2**64)
    with pytest.raises(TypeError, match="torch.bool is not supported by torch.iinfo"):
        torch.iinfo(torch.bool)
    with pytest.raises(ValueError, match="invalid type"):
        torch.ones(1).type("x")


def test_conversions_of_more_than_one_element():
    for number in (int, float, complex):
        for x in (torch.ones(2), torch.ones(0)):
            with pytest.raises(ValueError, match="only one element tensors can be converted"):
                number(x)
        assert number(torch.tensor([[3]])) == 3
    assert torch.tensor(((7, np.array(5)), (np.array(9), 5.0))).tolist() == [[7, 5], [9, 5]]

    class Unwilling:
        def __len__(self):
            return 1

        def __getitem__(self, i):
            raise TypeError

    with pytest.raises(ValueError, match="could not determine the shape"):
        torch.tensor(Unwilling())
    with pytest.raises(RuntimeError, match="Only Tensors of floating point"):
        torch.tensor([1], requires_grad=True)
    with pytest.raises(RuntimeError, match="Only Tensors of floating point"):
        torch.ones(2, dtype=torch.int64, requires_grad=True)


def test_the_default_storage_and_its_files(tmp_path):
    assert torch.Storage is torch.FloatStorage
    path = str(tmp_path / "x")
    t = torch.from_file(path, shared=True, size=3)
    assert t.untyped_storage().filename == path and torch.ones(2).untyped_storage().filename is None
    u = torch.UntypedStorage.from_buffer(b"abcd")
    assert u.resizable() and u.tolist() == list(b"abcd")


def test_types_of_python_are_dtypes():
    for given, dtype in ((bool, torch.bool), (int, torch.int64), (float, torch.float64), (complex, torch.complex128)):
        assert torch.tensor([1, 0], dtype=given).dtype is torch.zeros(1, dtype=given).dtype is dtype
    with pytest.raises(TypeError, match="must be torch.dtype, not type"):
        torch.tensor([1], dtype=str)
