"""Tensors as Python objects: making, reading, writing, indexing, printing, operators, errors."""

import copy
import itertools
import math
import pickle

import numpy as np
import pytest

import evergrad as torch


def test_make_and_read():
    t = torch.tensor([[1, 2], [3, 4]])
    assert t.dtype is torch.int64 and t.shape == torch.Size([2, 2]) and t.tolist() == [[1, 2], [3, 4]]
    assert torch.tensor(1.5).dtype is torch.float32 and torch.tensor(True).dtype is torch.bool
    assert torch.tensor([1, 2.5]).tolist() == [1.0, 2.5] and torch.tensor(1j).dtype is torch.complex64
    assert torch.tensor([]).shape == (0,) and torch.zeros(2, 0).tolist() == [[], []]
    assert torch.tensor([[1.0, 2], [3, 4]], dtype=torch.float64).sum().item() == 10.0
    with pytest.raises(ValueError, match="expected sequence of length 2 at dim 1"):
        torch.tensor([[1, 2], [3]])
    with pytest.raises(TypeError, match="'str'"):
        torch.tensor("a")
    with pytest.raises(RuntimeError, match="overflow"):
        torch.tensor(300, dtype=torch.uint8)


def test_sizes():
    s = torch.zeros(2, 3, 4).shape
    assert isinstance(s, tuple) and s.numel() == 24 and repr(s) == "torch.Size([2, 3, 4])"
    assert isinstance(s[1:], torch.Size) and s[1:] == (3, 4) and isinstance(s + (1,), torch.Size)
    assert torch.zeros(2, 3).size(-1) == 3 and torch.zeros(2, 3).stride() == (3, 1)
    with pytest.raises(IndexError, match="Dimension out of range"):
        torch.zeros(2, 3).size(2)


def test_dtypes_and_devices():
    assert repr(torch.float32) == "torch.float32" and torch.float is torch.float32
    assert torch.float32.is_floating_point and torch.complex64.is_complex and torch.int8.itemsize == 1
    assert torch.float32.to_complex() is torch.complex64
    assert torch.finfo(torch.float16).max == 65504 and torch.iinfo(torch.int8).min == -128
    assert torch.device("cpu") == torch.zeros(1).device and str(torch.device("cuda:1")) == "cuda:1"
    assert torch.device("cuda", 1).index == 1 and torch.device(type="cpu").type == "cpu"
    with pytest.raises(RuntimeError):
        torch.device("nothing")
    assert pickle.loads(pickle.dumps(torch.float16)) is torch.float16
    assert torch.promote_types(torch.int32, torch.float16) is torch.float16
    assert torch.can_cast(torch.int32, torch.float32) and not torch.can_cast(torch.float32, torch.int32)


def test_identity():
    t = torch.ones(2, requires_grad=True)
    (t * 2).sum().backward()
    assert t.grad is t.grad and t.add_ is not None
    u = torch.ones(2)
    assert u.add_(1) is u
    v = torch.zeros(2)
    assert torch.add(u, 1, out=v) is v
    w = u
    w += 1
    assert w is u and u.requires_grad_() is u
    g = t.grad
    g.mark = "kept"
    assert t.grad.mark == "kept"


def test_operators():
    a, b = torch.tensor([1.0, 2.0]), torch.tensor([3.0, 4.0])
    assert (a + b).tolist() == [4, 6] and (1 - a).tolist() == [0, -1] and (2 / a).tolist() == [2, 1]
    assert (a @ b).item() == 11 and (2**a).tolist() == [2, 4] and (-a).tolist() == [-1, -2]
    assert (a < b).all() and (a == a).tolist() == [True, True] and (7 // torch.tensor([2])).tolist() == [3]
    assert (torch.tensor([True]) & torch.tensor([False])).tolist() == [False] and (~torch.tensor([1])).tolist() == [-2]
    assert (a == None) is False  # noqa: E711
    assert (torch.tensor([5]) % 3).tolist() == [2] and abs(torch.tensor([-2])).tolist() == [2]
    assert (1 << torch.tensor([3])).tolist() == [8]
    with pytest.raises(TypeError):
        a + "x"
    with pytest.raises(TypeError):
        "x" + a
    a += 1
    a *= b
    assert a.tolist() == [6, 12]


def test_numbers_out():
    t = torch.tensor(3)
    assert int(t) == 3 and float(t) == 3.0 and bool(t) and [0, 1, 2, 3][t] == 3 and complex(t) == 3
    assert f"{torch.tensor(1.5):.2f}" == "1.50"
    with pytest.raises(RuntimeError, match="more than one value"):
        bool(torch.ones(2))
    with pytest.raises(RuntimeError, match="cannot be converted to Scalar"):
        torch.ones(2).item()
    with pytest.raises(TypeError, match="len\\(\\) of a 0-d tensor"):
        len(t)
    with pytest.raises(TypeError, match="iteration over a 0-d tensor"):
        iter(t)
    assert [x.item() for x in torch.arange(3)] == [0, 1, 2] and 2 in torch.arange(3)


def test_indexing_like_numpy():
    n = np.arange(60).reshape(3, 4, 5)
    t = torch.tensor(n)
    keys = [
        0,
        -1,
        slice(1, None),
        (0, slice(None), 2),
        (Ellipsis, 1),
        (None, 0),
        (slice(None, None, 2), [0, 3]),
        ([0, 1], [1, 2]),
        n > 30,
        (n[:, :, 0] > 10, 2),
        [True, False, True],
        (slice(None), np.array([0, 2])),
        (0, None, Ellipsis, None),
        ([0, 2], slice(None), [1, 1]),
        np.int64(1),
        Ellipsis,
    ]
    for k in keys:
        tk = tuple(torch.tensor(x) if isinstance(x, np.ndarray) else x for x in k) if isinstance(k, tuple) else k
        assert np.array_equal(t[tk].numpy(), n[k]), k
        m, s = n.copy(), torch.tensor(n)
        m[k] = -1
        s[tk] = -1
        assert np.array_equal(s.numpy(), m), k
    t[0] = torch.ones(5, dtype=torch.int64)
    assert t[0].sum() == 20
    with pytest.raises(IndexError, match="out of bounds for dimension 0 with size 3"):
        t[3]
    with pytest.raises(IndexError, match="too many indices"):
        t[0, 0, 0, 0]
    with pytest.raises(ValueError, match="step must be greater than zero"):
        t[::-1]
    with pytest.raises(IndexError):
        torch.tensor(1)[0]


def test_views_share_memory():
    t = torch.zeros(4, 4)
    v = t[1:3].T
    v.fill_(1)
    assert t.sum() == 8 and v._base is t and t._version == v._version
    assert t.view(16).data_ptr() == t.data_ptr()
    with pytest.raises(RuntimeError, match="view"):
        t.T.view(16)


def test_arguments():
    x = torch.ones(2, 3)
    assert x.view(3, 2).shape == (3, 2) and x.view((3, 2)).shape == (3, 2) and x.permute(1, 0).shape == (3, 2)
    assert x.sum(dim=0).shape == (3,) and x.sum(axis=0, keepdims=True).shape == (1, 3) and x.sum((0, 1)).item() == 6
    assert torch.zeros(2, 3, dtype=torch.int32).dtype is torch.int32 and torch.zeros((2, 3)).shape == (2, 3)
    assert torch.add(input=x, other=x, alpha=2).sum() == 18
    r = torch.max(x, 1)
    assert r.values.shape == (2,) and r[1] is not None and type(r).__name__ == "max" and len(r) == 2
    assert torch.max(x, torch.zeros(1)).shape == (2, 3)
    assert torch.full((2,), np.float64(2.5)).tolist() == [2.5, 2.5] and x.sum(np.int64(0)).shape == (3,)
    assert torch.arange(torch.tensor(3)).tolist() == [0, 1, 2]


def test_argument_errors():
    x = torch.ones(2)
    with pytest.raises(TypeError, match=r"add\(\): argument 'other' \(position 1\) must be Tensor, not str"):
        x.add("a")
    with pytest.raises(TypeError, match=r"got an unexpected keyword argument 'nothing'"):
        torch.exp(x, nothing=1)
    with pytest.raises(TypeError, match="invalid combination of arguments - got \\(str"):
        torch.max("a", "b")
    with pytest.raises(TypeError, match='missing 1 required positional arguments: "input"'):
        torch.exp()
    with pytest.raises(TypeError, match="must be tuple of ints, but found element of type str at pos 1"):
        torch.zeros((1, "a"))
    with pytest.raises(RuntimeError):
        torch.ones(2, 3) @ torch.ones(2, 3)


def test_numpy():
    a = np.arange(6, dtype=np.float32).reshape(2, 3)
    t = torch.from_numpy(a)
    t[0, 0] = 7
    assert a[0, 0] == 7 and t.numpy() is not a and np.shares_memory(t.numpy(), a)
    assert np.asarray(torch.ones(2, dtype=torch.complex64)).dtype == np.complex64
    assert np.array_equal(np.add(torch.ones(2), 1), [2, 2])
    assert torch.tensor(a[:, ::-1].copy()).shape == (2, 3) and torch.tensor(a[:, ::-1]).tolist() == a[:, ::-1].tolist()
    with pytest.raises(ValueError, match="negative"):
        torch.from_numpy(a[::-1])
    with pytest.raises(TypeError, match="expected np.ndarray"):
        torch.from_numpy([1])
    with pytest.raises(RuntimeError, match="requires grad"):
        torch.ones(1, requires_grad=True).numpy()
    assert torch.ones(1, requires_grad=True).numpy(force=True).tolist() == [1]
    for d in (
        "bool",
        "uint8",
        "int8",
        "int16",
        "int32",
        "int64",
        "uint16",
        "uint32",
        "uint64",
        "float16",
        "float32",
        "float64",
        "complex64",
        "complex128",
    ):
        z = torch.zeros(2, dtype=getattr(torch, d))
        assert z.numpy().dtype == np.dtype(d) and torch.from_numpy(z.numpy()).dtype is z.dtype
    assert (np.float64(2) * torch.ones(2)).tolist() == [2, 2] and (torch.ones(2) * np.float64(2)).dtype is torch.float32
    assert memoryview(torch.arange(3)).tolist() == [0, 1, 2]


def test_array_memory_outlives_the_array():
    t = torch.from_numpy(np.full(1000, 3.0))
    n = torch.full((1000,), 4.0).numpy()
    junk = [np.zeros(1000) for _ in range(50)]
    assert t.sum() == 3000 and n.sum() == 4000 and len(junk) == 50


def test_dlpack():
    a = np.arange(4.0)
    t = torch.from_dlpack(a)
    t[0] = 9
    assert a[0] == 9 and np.from_dlpack(torch.arange(3)).tolist() == [0, 1, 2]
    c = torch.utils.dlpack.to_dlpack(torch.arange(3))
    assert torch.from_dlpack(c).tolist() == [0, 1, 2]
    with pytest.raises(RuntimeError, match="only once"):
        torch.from_dlpack(c)
    for _ in range(3):
        torch.ones(10).__dlpack__(max_version=(1, 0))  # dropped unused
    assert torch.ones(1).__dlpack_device__() == (1, 0)
    with pytest.raises(RuntimeError):
        torch.ones(1, requires_grad=True).__dlpack__()


def test_pickle_and_copy():
    t = torch.randn(3, 4)[:, ::2].requires_grad_()
    for u in (pickle.loads(pickle.dumps(t)), copy.deepcopy(t), copy.copy(t)):
        assert torch.equal(u, t) and u.requires_grad and u is not t
    p = torch.nn.Parameter(torch.ones(2))
    q = pickle.loads(pickle.dumps(p))
    assert type(q) is torch.nn.Parameter and type(copy.deepcopy(p)) is torch.nn.Parameter
    with pytest.raises(RuntimeError):
        copy.deepcopy(t * 2)
    bf = torch.ones(2, dtype=torch.bfloat16)
    assert pickle.loads(pickle.dumps(bf)).dtype is torch.bfloat16
    assert pickle.loads(pickle.dumps(torch.zeros(0, 3))).shape == (0, 3)


def test_subclass():
    class Mine(torch.Tensor):
        def twice(self):
            return self * 2

    m = Mine([1.0, 2.0])
    assert isinstance(m, torch.Tensor) and m.twice().tolist() == [2, 4] and m.tolist() == [1, 2]
    assert torch.Tensor(2, 3).shape == (2, 3) and torch.Tensor([2, 3]).tolist() == [2, 3]
    assert torch.LongTensor([1]).dtype is torch.int64 and isinstance(torch.ones(1), torch.FloatTensor)


def test_print():
    assert repr(torch.tensor([1.0, 2.5])) == "tensor([1.0000, 2.5000])"
    assert repr(torch.tensor(1, dtype=torch.int32)) == "tensor(1, dtype=torch.int32)"
    assert repr(torch.zeros(0, 3)) == "tensor([], size=(0, 3))"
    assert repr(torch.ones(1, requires_grad=True)) == "tensor([1.], requires_grad=True)"
    assert "grad_fn=<MulBackward0>" in repr(torch.ones(1, requires_grad=True) * 2)
    assert repr(torch.nn.Parameter(torch.ones(1))).startswith("Parameter containing:\ntensor([1.]")
    torch.set_printoptions(precision=2)
    try:
        assert repr(torch.tensor([1.0, 2.5])) == "tensor([1.00, 2.50])"
    finally:
        torch.set_printoptions(profile="default")


def test_random():
    torch.manual_seed(5)
    a = torch.randn(4)
    state = torch.get_rng_state()
    b = torch.rand(3)
    torch.set_rng_state(state)
    assert torch.equal(torch.rand(3), b) and state.dtype is torch.uint8
    g = torch.Generator().manual_seed(5)
    assert torch.equal(torch.randn(4, generator=g), a) and g.initial_seed() == 5
    with torch.random.fork_rng():
        torch.rand(7)
    assert torch.initial_seed() == 5


def test_misc_functions():
    a, b = torch.ones(2, 3), torch.ones(3, 2)
    assert torch.einsum("ij,jk->ik", a, b).shape == (2, 2) and torch.tensordot(a, b, 1).shape == (2, 2)
    assert (
        torch.broadcast_shapes((2, 1), (3,)) == (2, 3)
        and len(torch.meshgrid(torch.arange(2), torch.arange(3), indexing="ij")) == 2
    )
    assert torch.norm(torch.tensor([3.0, 4.0])).item() == 5 and torch.linalg.norm(torch.tensor([3.0, 4.0])).item() == 5
    assert torch.where(torch.tensor([True, False]))[0].tolist() == [0]
    assert torch.as_tensor(a) is a and torch.asarray([1, 2]).tolist() == [1, 2]
    assert torch.frombuffer(bytearray(b"\x01\x02"), dtype=torch.uint8).tolist() == [1, 2]
    assert torch.atleast_2d(torch.tensor(1)).shape == (1, 1) and torch.block_diag(a, b).shape == (5, 5)
    assert torch.is_tensor(a) and not torch.is_tensor(1) and torch.numel(a) == 6
    assert a.to(torch.float64).dtype is torch.float64 and a.to("cpu") is a and a.type() == "torch.FloatTensor"
    assert torch.tensor([1 + 2j]).real.item() == 1 and a.T.shape == (3, 2)
    assert torch.unique(torch.tensor([3, 1, 3])).tolist() == [1, 3]


def test_normal_numbers_between_gaps_are_drawn_one_by_one():
    torch.manual_seed(3)
    got = torch.zeros(10, 5, dtype=torch.float64)[::2].normal_(1, 5).flatten()[:3].tolist()
    assert got == pytest.approx([5.016380390481753, 1.8741669663955178, 1.4448904751293947])
    torch.manual_seed(3)
    got = torch.zeros(5, 5, dtype=torch.float64).normal_(1, 5).flatten()[:3].tolist()
    assert got == pytest.approx([-0.0887439588938208, 1.733385649055246, 4.345405606742737])


def test_tangents_have_no_history_of_their_own():
    with torch.autograd.forward_ad.dual_level():
        x = torch.autograd.forward_ad.make_dual(torch.eye(2), torch.ones(2, 2))
        assert not torch.autograd.forward_ad.unpack_dual(torch.matrix_exp(x)).tangent.requires_grad


def test_poisson_draws_by_rows():
    torch.manual_seed(5)
    got = torch.poisson(torch.zeros(3, 2).t() + 3)
    assert got.is_contiguous() and got.tolist() == [[3, 5, 3], [1, 4, 1]]


def test_sizes_beyond_the_integers():
    most = 2**63 - 1
    for call in (
        lambda: torch.nn.functional.pad(torch.ones(3), (most, most)),
        lambda: torch.diag_embed(torch.ones(3), most),
        lambda: torch.diag_embed(torch.ones(3), -most - 1),
    ):
        with pytest.raises(RuntimeError, match="too large"):
            call()
    with pytest.raises(RuntimeError, match="larger size than an integer"):
        torch.ones(0, 2).repeat(1, most)
    with pytest.raises(RuntimeError, match="more edges than an integer"):
        torch.histogramdd(torch.ones(3, 2), [most, 2])
    for shape in ((-most - 1,), (0, -most - 1)):
        with pytest.raises(RuntimeError, match="negative dimension"):
            torch.ones(3).resize_(shape)
    for shape in ([0], [1]):
        with pytest.raises(RuntimeError, match="Storage size calculation overflowed"):
            torch.ones(3).as_strided(shape, [1], most)
        with pytest.raises(RuntimeError, match="Storage size calculation overflowed"):
            torch.ones(0).set_(torch.ones(3), most, shape, [1])
    with pytest.raises(RuntimeError, match="don't multiply up"):
        torch.ones(3).unflatten(0, (2, -most - 1, 3))
    three = torch.arange(3)
    assert three.roll(-most - 1, 0).tolist() == three.roll(1, 0).tolist() == [2, 0, 1]
    assert three.roll(most, 0).tolist() == [2, 0, 1] and three.roll(-4).tolist() == [1, 2, 0]
    assert [len(t) for t in torch.ones(3).split(most)] == [3] and len(torch.ones(3).chunk(most)) == 3


def test_the_edges_of_a_histogram_are_of_their_own():
    edges = torch.tensor([0.0, 9.0, 1.0, 9.0, 2.0])[::2]
    counts, got = torch.histogram(torch.tensor([0.5, 0.6, 1.5]), edges)
    assert counts.tolist() == [2, 1] and got.tolist() == [0, 1, 2]
    assert got.is_contiguous() and got.data_ptr() != edges.data_ptr()


def test_numbers_that_a_dtype_does_not_hold():
    where, at = torch.tensor([True, False]), torch.tensor([0])

    def set_item(t, v):
        t[0] = v

    writes = (
        lambda t, v: t.fill_(v),
        lambda t, v: torch.full((2,), v, dtype=t.dtype),
        lambda t, v: t.masked_fill(where, v),
        lambda t, v: t.masked_fill_(where, v),
        lambda t, v: t.index_fill(0, at, v),
        lambda t, v: t.scatter(0, at, v),
        lambda t, v: torch.nn.functional.pad(t, (1, 1), value=v),
        set_item,
    )
    names = {torch.int8: "int8_t", torch.uint8: "uint8_t", torch.int32: "int", torch.int64: "int64_t"}
    names |= {torch.float16: "at::Half", torch.float32: "float"}
    beyond = {torch.int8: (128, -129, 1e9), torch.uint8: (256, -256, -1.0), torch.int32: (2**31, math.nan)}
    beyond |= {torch.int64: (1e30, math.inf, -math.inf), torch.float16: (65536.0,), torch.float32: (1e39,)}
    for dtype, values in beyond.items():
        for value in values:
            for write in writes:
                t = torch.zeros(2, dtype=dtype)
                with pytest.raises(RuntimeError, match=f"to type {names[dtype]} without overflow"):
                    write(t, value)
                assert t.tolist() == [0, 0]
            if not dtype.is_floating_point and value != -1:
                with pytest.raises(RuntimeError, match="without overflow"):
                    torch.tensor([value], dtype=dtype)
    # What is at the ends, infinities among floating numbers, and negative integers in unsigned types.
    assert torch.full((1,), 127, dtype=torch.int8).item() == 127
    assert torch.zeros(1, dtype=torch.uint8).fill_(-1).item() == 255
    assert torch.full((1,), math.inf, dtype=torch.float16).item() == math.inf
    assert torch.tensor(1e39).item() == math.inf and torch.tensor([1e39]).item() == math.inf
    assert torch.full((1,), 1e30, dtype=torch.bool).item() is True
    with pytest.raises(RuntimeError, match="type int8_t without overflow"):
        torch.zeros(1, dtype=torch.int8).clamp(max=300)
    # Arithmetic wraps around.
    assert torch.tensor([100], dtype=torch.int8).add(300).item() == -112


def test_a_result_that_goes_to_another_dtype():
    x = torch.tensor([100, -100, 30], dtype=torch.int8)
    wide = torch.addcmul(x, x, x, out=torch.empty(0, dtype=torch.int64))
    assert wide.tolist() == torch.addcmul(x, x, x).tolist()
    with pytest.raises(RuntimeError, match="In-place abs is not supported for complex"):
        torch.ones(2, dtype=torch.complex64).abs_()


def test_misfits_are_named():
    F = torch.nn.functional
    for ends in ((1j,), (0, 1j), (0, 3, 1j)):
        with pytest.raises(RuntimeError, match="type double without overflow"):
            torch.arange(*ends)
    whole = torch.ones(2, dtype=torch.int64)
    with pytest.raises(RuntimeError, match="alpha must not be a floating point number"):
        torch.addr(torch.ones(2, 2, dtype=torch.int64), whole, whole, alpha=0.5)
    with pytest.raises(NotImplementedError, match="nll_loss_out_frame. not implemented for 'Long'"):
        F.nll_loss(torch.ones(2, 3, dtype=torch.int64), whole)
    with pytest.raises(IndexError, match="Dimension specified as 0 but tensor has no dimensions"):
        torch.roll(torch.tensor(1.0), 1, 0)
    with pytest.raises(RuntimeError, match="scalar or 1D tensor, but got: ndim = 2"):
        F.prelu(torch.ones(3, 2), torch.ones(1, 1))
    with pytest.raises(RuntimeError, match=r"Input type \(float\) and bias type \(double\)"):
        F.conv1d(torch.ones(1, 2, 4), torch.ones(2, 2, 2), torch.ones(2, dtype=torch.float64))
    with pytest.raises(RuntimeError, match="but got Float and Int"):
        torch.complex(torch.ones(2), torch.ones(2, dtype=torch.int32))


def test_sums_and_products_in_the_dtype_of_out():
    x = torch.tensor([1.5, 2.7])
    for f, want in ((torch.sum, 3), (torch.nansum, 3), (torch.prod, 2)):
        assert f(x, out=torch.empty(0, dtype=torch.int64)).item() == want
        assert f(x, 0, out=torch.empty(0, dtype=torch.int64)).item() == want
    assert torch.cumsum(x, 0, out=torch.empty(0, dtype=torch.int64)).tolist() == [1, 3]
    assert torch.cumprod(x, 0, out=torch.empty(0, dtype=torch.int64)).tolist() == [1, 2]
    with pytest.raises(RuntimeError, match="can't be cast"):
        torch.cumsum(x, 0, dtype=torch.float32, out=torch.empty(0, dtype=torch.int64))


@pytest.mark.parametrize("write", ["index_copy_", "scatter_", "put_", "setitem"])
def test_indices_in_the_memory_that_is_written(write):
    x = torch.tensor([1, 2, 0])
    at = torch.from_dlpack(x)  # the same memory, in a storage of its own
    assert at.data_ptr() == x.data_ptr()
    values = torch.tensor([0, 1, 2])
    if write == "put_":
        x.put_(at, values)
    elif write == "setitem":
        x[at] = values
    else:
        getattr(x, write)(0, at, values)
    assert x.tolist() == [2, 0, 1]


def test_index_copy_into_one_element_counts_its_indices():
    with pytest.raises(IndexError, match="Number of indices"):
        torch.tensor(1.0).index_copy_(0, torch.tensor([0]), torch.ones(500))
    with pytest.raises(RuntimeError, match="same slice shapes"):
        torch.tensor(1.0).index_copy_(0, torch.tensor([0]), torch.ones(1, 500))
    assert torch.tensor(1.0).index_copy_(0, torch.tensor([0, 0]), torch.tensor([2.0, 3.0])).item() == 3


SHAPES = [(), (0,), (1,), (3,), (1, 1), (2, 3), (0, 3), (2, 0), (1, 3)]


@pytest.mark.parametrize("write", ["index_copy_", "index_add_", "index_reduce_"])
def test_slices_that_fit_are_written_and_others_refused(write):
    """Every pair of small shapes: a source is taken if its slices have the shape of self's, and the indices count them."""
    taken = 0
    for mine, theirs in itertools.product(SHAPES, SHAPES):
        for dim, count in itertools.product(range(max(1, len(mine))), (0, 1, 3)):
            x, source = torch.full(mine, 2.0), torch.full(theirs, 3.0)
            at = torch.zeros(count, dtype=torch.int64)
            rows = theirs[dim] if dim < len(theirs) else 1
            slices = [s[:dim] + s[dim + 1 :] for s in (mine, theirs)]
            fits = slices[0] == slices[1] and rows == count and (mine == () or mine[dim] > 0 or count == 0)
            fits = fits and (len(mine) == len(theirs) or min(len(mine), len(theirs)) == 0)
            if write != "index_copy_":
                fits = fits and (mine == ()) == (theirs == ())
            more = ("prod",) if write == "index_reduce_" else ()
            if not fits:
                with pytest.raises((RuntimeError, IndexError)):
                    getattr(x, write)(dim, at, source, *more)
                assert (x == 2).all()
                continue
            taken += 1
            getattr(x, write)(dim, at, source, *more)
            want = torch.full(mine, 2.0)
            first = want if mine == () else want.select(dim, 0) if mine[dim] else want
            if count:
                first.fill_({"index_copy_": 3, "index_add_": 2 + 3 * count, "index_reduce_": 2 * 3**count}[write])
            assert x.tolist() == want.tolist(), (mine, dim, count, theirs)
    assert taken > 20


def test_leading_ones_of_an_assigned_value_are_dropped():
    x = torch.zeros(2, 3)
    x[torch.tensor([0, 1]), torch.tensor([1, 2])] = torch.tensor([[[5.0, 6.0]]])
    x[x == 0] = torch.ones(1, 1, 1)
    assert x.tolist() == [[1, 5, 1], [1, 1, 6]]
    x[1] = torch.zeros(1, 1, 3)
    assert x[1].tolist() == [0, 0, 0]
    with pytest.raises(RuntimeError, match="value tensor of shape \\[3\\] cannot be broadcast"):
        x[torch.tensor([0, 1]), torch.tensor([1, 2])] = torch.ones(1, 3)


def test_dropped_ones_do_not_make_a_number_of_an_assigned_value():
    x = torch.zeros(2, dtype=torch.int64)
    for value in (torch.tensor([1.5]), torch.tensor([[1.5]]), torch.tensor([1.5, 2.5])):
        with pytest.raises(RuntimeError, match="source and destination dtypes match"):
            x[torch.tensor([0, 1])] = value
    assert x.tolist() == [0, 0]
    for value in (torch.tensor(1.5), torch.tensor([[1.5]])):  # one value under a mask is filled in
        x[torch.tensor([True, False])] = value
        assert x.tolist() == [1, 0]
        x.zero_()


def test_indices_into_an_empty_dimension():
    x, at = torch.ones(0, 3), torch.tensor([0])
    for call in (lambda: x[at], lambda: x.index_put_((at,), torch.ones(5, 5)), lambda: x.index_fill_(0, at, 1.0)):
        with pytest.raises(IndexError, match="out of bounds"):
            call()
    assert x.index_fill_(1, at, 1.0).shape == (0, 3)
    with pytest.raises(IndexError, match="no dimensions"):
        torch.take_along_dim(torch.tensor(1.0), torch.tensor(0), 0)


def test_what_has_no_elements_is_reduced():
    x = torch.empty(0, 2**62 - 1, dtype=torch.complex64)
    assert x.sum((0, 1)).item() == 0 and x.real.sum().item() == 0 and x.abs().norm().item() == 0
    assert torch.ones(3, 0, 2).sum(1).tolist() == [[0, 0]] * 3 and torch.ones(2, 0).prod(1).tolist() == [1, 1]
    for place in (torch.argmax, torch.argmin):
        with pytest.raises(IndexError, match="Expected reduction dim to be specified"):
            place(torch.ones(0))
    with pytest.raises(IndexError, match="0-dim"):
        torch.slice_copy(torch.tensor(1.0), 0, 0, 1)
    with pytest.raises(RuntimeError, match="weight of 1 or 2 dimensions"):
        torch.nn.functional.linear(torch.ones(3), torch.ones(2, 4, 3))
    with pytest.raises(ValueError, match="more than 1 spatial element"):
        torch.nn.functional.instance_norm(torch.ones(2, 3))


def test_bools_of_any_byte():
    """Memory that nobody wrote yet may hold any byte: all but 0 are true."""
    x = torch.tensor([0, 1, 190, 0], dtype=torch.uint8).view(torch.bool)
    assert torch.sort(x)[1].tolist()[:2] == [0, 3] and x.nonzero().flatten().tolist() == [1, 2]
    at = torch.tensor([0, 1, 0, 1])
    for write in (lambda t: t.index_add_(0, at, x), lambda t: t.scatter_add_(0, at, x),
                  lambda t: t.index_put_((at,), x, accumulate=True), lambda t: t.put_(at, x, accumulate=True)):
        assert write(torch.tensor([False, False])).tolist() == [True, True]
    assert torch.tensor([True, True]).scatter_reduce_(0, at, x, "amin").tolist() == [False, False]


def test_views_of_what_has_no_elements():
    assert torch.empty(3, 0).unflatten(0, (3, 1)).shape == (3, 1, 0)
    x = torch.empty(3).as_strided((3, 1), (1, 2**62))
    assert x.view(3, 1, 1).shape == (3, 1, 1) and x.unflatten(1, (1, 1)).shape == (3, 1, 1)


def test_parts_take_their_own_elements():
    x = torch.arange(12).reshape(3, 4)
    x[1] = x[1][2]
    x[:, 0] = x[2, 0]
    assert x.tolist() == [[8, 1, 2, 3], [8, 6, 6, 6], [8, 9, 10, 11]]


def test_numpy_of_what_requires_grad():
    x = torch.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="requires grad"):
        x.numpy()
    with torch.no_grad():  # as in PyTorch
        assert x.numpy().tolist() == np.asarray(x).tolist() == [1, 1]


def test_more_than_64_dimensions():
    shape = [1] * 64 + [2]
    x = torch.ones(shape, requires_grad=True)
    (x.exp().permute(list(range(64, -1, -1))).transpose(0, 64) * 2).mean().backward()
    assert x.dim() == 65 and x.sum() == 2 and torch.equal(x.grad.flatten(), x.detach().exp().flatten())
    assert (x + x.squeeze()).flatten().tolist() == [2, 2] and torch.cat([x, x], 64).shape[64] == 4
    with pytest.raises(RuntimeError, match="up to 64 dims"):
        x.sum(dim=0)
    with pytest.raises(RuntimeError, match="duplicate dims"):
        x.permute([0] * 65)
    with pytest.raises(ValueError, match=r"number of dimensions must be within \[0, 64\]"):
        x.detach().numpy()


def test_sizes_of_numpy_in_old_constructors():
    assert torch.Tensor(np.int64(3), np.int32(2)).shape == (3, 2) and torch.IntTensor(np.int8(4)).shape == (4,)
    assert torch.Tensor(np.array([1.0, 2.0])).tolist() == [1, 2]
