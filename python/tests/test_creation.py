"""Functions that make tensors: their out=, determinism, the device "meta", default devices."""

import evergrad as torch
import pytest


@pytest.mark.parametrize(
    "make",
    [
        lambda out: torch.linspace(0, 3, 4, out=out),
        lambda out: torch.arange(4, out=out),
        lambda out: torch.arange(0, 4, out=out),
        lambda out: torch.range(0, 3, out=out),
    ],
)
def test_ranges_keep_the_shape_of_out(make):
    x = torch.zeros(2, 3)
    out = x[:, 1:]
    assert make(out) is out and x.tolist() == [[0, 0, 1], [0, 2, 3]]
    flat = torch.zeros(0)
    assert make(flat).tolist() == [0, 1, 2, 3]


def test_out_gives_the_dtype():
    torch.manual_seed(0)
    expected = torch.rand(2, dtype=torch.complex64)
    torch.manual_seed(0)
    assert torch.equal(torch.rand(2, out=torch.empty(2, dtype=torch.complex64)), expected)
    torch.manual_seed(0)
    expected = torch.rand(2, dtype=torch.float64)
    torch.manual_seed(0)
    assert torch.equal(torch.rand(2, out=torch.empty(2, dtype=torch.float64)), expected)
    for make in (torch.zeros, torch.ones, torch.empty):
        assert make(2, out=torch.empty(2, dtype=torch.int32)).dtype is torch.int32
    assert torch.eye(2, out=torch.empty(2, dtype=torch.int8)).tolist() == [[1, 0], [0, 1]]
    assert torch.bernoulli(torch.ones(3), out=torch.empty(3, dtype=torch.int16)).tolist() == [1, 1, 1]
    with pytest.raises(RuntimeError, match=r"dtype Int does not match dtype of out parameter \(Float\)"):
        torch.zeros(2, dtype=torch.int32, out=torch.empty(2))


def test_out_of_another_dtype_is_refused():
    with pytest.raises(RuntimeError, match="scalar type Long"):
        torch.nonzero(torch.ones(2), out=torch.empty(2))
    with pytest.raises(RuntimeError):
        torch.nonzero(torch.ones(2), as_tuple=True, out=torch.empty(2, dtype=torch.int64))
    with pytest.raises(RuntimeError, match="expected scalar_type Double but found Float"):
        torch.logcumsumexp(torch.ones(2, dtype=torch.float64), 0, out=torch.empty(2))
    with pytest.raises(RuntimeError, match="expected scalar_type Float but found Short"):
        torch.cummax(torch.ones(2), 0, out=(torch.empty(2, dtype=torch.int16), torch.empty(2, dtype=torch.int64)))
    with pytest.raises(RuntimeError, match="inferred dtype"):
        torch.logspace(0, 1j, 3, dtype=torch.float32)
    with pytest.raises(RuntimeError, match="expects to-from"):
        torch.empty(2).uniform_(-3e38, 3e38)


@pytest.fixture
def deterministic():
    torch.use_deterministic_algorithms(True)
    yield
    torch.use_deterministic_algorithms(False)


def test_new_memory_is_filled(deterministic):
    for make in (
        lambda **k: torch.empty(9, **k),
        lambda **k: torch.empty_strided((3, 2), (1, 3), **k),
        lambda **k: torch.empty_like(torch.zeros(3, **k)),
        lambda **k: torch.empty_permuted((2, 3), (1, 0), **k),
        lambda **k: torch.zeros(1, **k).new_empty(3),
        lambda **k: torch.zeros(1, **k).resize_(4)[1:],
    ):
        assert make(dtype=torch.float32).isnan().all() and make(dtype=torch.complex64).isnan().all()
        assert make(dtype=torch.bool).all() and (make(dtype=torch.int16) == 32767).all()
        assert set(make(dtype=torch.uint64).flatten().tolist()) == {2**64 - 1}
    torch.utils.deterministic.fill_uninitialized_memory = False
    try:
        assert torch.zeros(5).new_empty(3).shape == (3,)
    finally:
        torch.utils.deterministic.fill_uninitialized_memory = True
    with pytest.raises(RuntimeError, match="expected a bool"):
        torch.utils.deterministic.fill_uninitialized_memory = 3


def test_operators_without_a_deterministic_form(deterministic):
    def unpool():
        return torch.nn.functional.max_unpool1d(torch.ones(1, 1, 2), torch.tensor([[[0, 2]]]), 2)

    with pytest.raises(RuntimeError, match="max_unpooling2d_forward_out does not have a deterministic implementation"):
        unpool()
    with pytest.raises(RuntimeError, match="put_ does not have a deterministic"):
        torch.zeros(3).put_(torch.tensor([0]), torch.ones(1))
    assert torch.zeros(3).put_(torch.tensor([0]), torch.ones(1), accumulate=True).tolist() == [1, 0, 0]
    torch.use_deterministic_algorithms(True, warn_only=True)
    with pytest.warns(UserWarning, match="max_unpooling2d_forward_out"):
        assert unpool().tolist() == [[[1, 0, 1, 0]]]
    for bad in ({"mode": 1}, {"mode": True, "warn_only": 1}):
        with pytest.raises(TypeError, match="must be bool, not int"):
            torch.use_deterministic_algorithms(**bad)


def test_meta():
    x = torch.ones(2, 3, device="meta")
    assert x.is_meta and x.t().shape == (3, 2) and x.zero_() is x and x.clone().is_meta and x.data_ptr() == 0
    assert torch.ones(2, 3).t().to("meta").stride() == (1, 3) and torch.empty_like(x, device="cpu").device.type == "cpu"
    assert repr(x) == "tensor(..., device='meta', size=(2, 3))"
    with pytest.raises(NotImplementedError, match="Cannot copy out of meta tensor"):
        x.cpu()
    with pytest.raises((NotImplementedError, RuntimeError)):
        x.item()
    s = torch.UntypedStorage(5, device="meta")
    assert s.device.type == "meta" and s.nbytes() == 5 and s.data_ptr() == 0 and x.untyped_storage().nbytes() == 24
    with pytest.raises(NotImplementedError, match="Not available"):
        s[0]


def test_default_devices():
    with torch.device("meta"):
        made = [torch.empty(2), torch.tensor([1]), torch.arange(3), torch.full((1,), 2.0), torch.nn.Linear(2, 2).weight]
        assert all(t.is_meta for t in made) and not torch.zeros_like(torch.ones(1, device="cpu")).is_meta
        with torch.device("cpu"):
            assert not torch.ones(1).is_meta
        assert torch.ones(1).is_meta and torch.get_default_device().type == "meta"
    assert not torch.ones(1).is_meta
    torch.set_default_device("meta")
    try:
        assert torch.ones(1).is_meta and torch.tensor(1).is_meta
    finally:
        torch.set_default_device(None)
    assert not torch.ones(1).is_meta and torch.get_default_device().type == "cpu"


def test_orders_of_dimensions():
    x = torch.empty(2, 3, 5, 7, memory_format=torch.channels_last)
    assert x.dim_order() == (0, 2, 3, 1)
    with pytest.raises(RuntimeError, match="unique dim order"):
        torch.empty(2, 1, 3).dim_order(ambiguity_check=True)
    with pytest.raises(TypeError):
        x.dim_order(ambiguity_check="x")
    formats = [torch.contiguous_format, torch.channels_last]
    assert torch.empty(2, 2, 1, 2).dim_order(ambiguity_check=formats) == (0, 1, 2, 3)


def test_resize_as_keeps_strides():
    x = torch.ones(3, 2).t()
    assert x.resize_as_(x).stride() == (1, 2)


def test_empty_views_may_be_written():
    x = torch.empty(0, 4)
    x.expand(2, 0, 4).mul_(2)
    x[:, 1::2] *= 1


def test_return_types():
    x = torch.ones(3, 3)
    assert torch.return_types.linalg_svd is type(torch.linalg.svd(x)) and torch.return_types.max is type(x.max(0))
    assert type(torch.max(x, 0)) is type(x.max(0))
    made = torch.return_types.max_out((x, x))
    assert made.values is x
    with pytest.raises(AttributeError):
        torch.return_types.nothing
    found = torch.histogramdd(x, [2, 2, 2])
    kind = torch.return_types.histogramdd
    assert type(found) is kind and found.hist is found[0] and len(found.bin_edges) == 3
    assert type(kind([1, 2])) is kind and kind([1, 2]) == (1, 2) and kind.n_fields == 2
    assert type(torch.utils._pytree.tree_map(lambda t: t + 1, found)) is kind
    with pytest.raises(TypeError, match="takes a 2-sequence .1-sequence given."):
        kind([1])
    with pytest.raises(TypeError, match="requires a sequence"):
        kind(1)


def test_copies_of_pieces_into_tensors():
    x = torch.arange(6.0).view(3, 2)
    for copy, args in ((torch.split_copy, (2,)), (torch.unbind_copy, ()), (torch.unbind_copy, (1,))):
        wanted = copy(x, *args)
        out = [torch.zeros_like(t) for t in wanted]
        assert copy(x, *args, out=out) is None and all(map(torch.equal, out, wanted))
        with pytest.raises(RuntimeError, match=f"out= argument of size {len(out)}, got size 1"):
            copy(x, *args, out=out[:1])
    with pytest.raises(RuntimeError):
        torch.split_copy(x, 2, out=(torch.empty(3, 3), torch.empty(1, 2)))


def test_errors_of_shapes_and_pieces():
    for shape in (1.5, "a", None, torch.ones(1)):
        with pytest.raises(RuntimeError, match="Input shapes should be of type ints"):
            torch.broadcast_shapes((2,), shape)
    with pytest.raises(TypeError):
        torch.broadcast_shapes((1.5, 2))
    assert torch.broadcast_shapes(3, [2, 1], (1,)) == (2, 3)
    for at in (1.5, [[1.5]]):
        with pytest.raises(RuntimeError, match="have dtype of long, but got Float"):
            torch.tensor_split(torch.ones(4), torch.tensor(at))
    with pytest.raises(RuntimeError, match="one-dimensional tensor, but got a tensor with 2 dims"):
        torch.tensor_split(torch.ones(4), torch.tensor([[1]]))


def test_generators_of_initialisations():
    g = torch.Generator().manual_seed(3)
    state = torch.get_rng_state()
    for init in (torch.nn.init.trunc_normal_, torch.nn.init.xavier_uniform_, torch.nn.init.kaiming_normal_):
        first = init(torch.empty(3, 4), generator=g.manual_seed(3)).clone()
        assert torch.equal(init(torch.empty(3, 4), generator=g.manual_seed(3)), first)
        assert not torch.equal(init(torch.empty(3, 4), generator=g), first)
    assert torch.equal(torch.get_rng_state(), state)


def test_overlapping_memory():
    x = torch.empty_strided((2, 3), (1, 0))
    assert x.fill_(3).tolist() == [[3] * 3] * 2 and x.zero_().sum() == 0
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
        x.add_(1)
    y = torch.arange(6.0)
    with pytest.raises(RuntimeError, match="unsupported operation"):
        y[1:].copy_(y[:-1])
    y[:3] = y[3:]
    assert y.tolist() == [3, 4, 5, 3, 4, 5]


def test_resized_out_is_told():
    with pytest.warns(UserWarning, match="An output with one or more elements was resized"):
        torch.add(torch.ones(3), 1, out=torch.zeros(2))
    with pytest.warns(UserWarning, match="does not match the computed number of elements 3"):
        torch.arange(3, out=torch.zeros(5))


def test_more_refusals():
    with pytest.raises(RuntimeError, match="Rotation dim1 out of range"):
        torch.ones(2, 2).rot90(1, [0, -3])
    x = torch.arange(4)
    with pytest.raises(RuntimeError, match="shape mismatch"):
        x[x > -1] = torch.tensor([1.0, 2.0, 3.0])
    with pytest.raises(RuntimeError, match="expected BoolTensor for mask"):
        x.masked_select(torch.ones(4, dtype=torch.uint8))
    for bad in (-1, 2**65):
        with pytest.raises(RuntimeError):
            torch.set_num_threads(bad)
    ambiguous = torch.rand(10, 3, 1, 1).to(memory_format=torch.channels_last)
    assert (ambiguous + torch.rand(3, 1, 1)).stride() == ambiguous.stride()


def test_more_forms():
    x = torch.eye(3) * 2
    sign, log = torch.empty(()), torch.empty(())
    made = torch.slogdet(x, out=(sign, log))
    assert made.sign.item() == 1 and abs(log.item() - 3 * 0.693147) < 1e-4
    out = [torch.empty(0), torch.empty(0)]
    torch.split_with_sizes_copy(torch.arange(5.0), [2, 3], out=out)
    assert out[1].tolist() == [2, 3, 4]
    start = torch.tensor(0.0, requires_grad=True)
    assert torch.logspace(start, 2, 3).tolist() == [1, 10, 100] and not torch.linspace(start, 1, 3).requires_grad
    with pytest.raises(RuntimeError, match="not supported for quantized"):
        torch.quint8.is_signed
    with pytest.raises(RuntimeError, match="Name 'A' not found"):
        torch.ones(4).unflatten("A", (("A", 2), ("B", 2)))


def test_no_shorter_dtype_stands_for_float32():
    assert torch.ops.mkldnn._is_mkldnn_bf16_supported() is False
    with pytest.raises(AttributeError):
        torch.ops.mkldnn.nothing


def test_meta_computes_shapes():
    x, y = torch.empty(2, 1, 3, device="meta"), torch.empty(4, 1, device="meta", dtype=torch.float64)
    z = x * 2 + y
    assert z.is_meta and z.shape == (2, 4, 3) and z.dtype == torch.float64 and (x > 0).dtype == torch.bool
    assert (x.transpose(0, 2) + 1).stride() == (1, 3, 3) and x.mul_(torch.tensor(2.0)) is x
    assert x.half().exp().dtype == torch.float16
    assert x.sum(1).shape == (2, 3) and x.var(keepdim=True, dim=0).shape == (1, 1, 3) and x.mean().is_meta
    assert [t.dtype for t in x.max(2)] == [torch.float32, torch.int64]
    w = torch.empty(5, 3, device="meta", requires_grad=True)
    out = torch.nn.functional.linear(x, w, torch.empty(5, device="meta"))
    assert out.shape == (2, 1, 5) and (x @ w.t()).is_meta and torch.bmm(x, x.mT).shape == (2, 1, 1)
    out.sum().backward()
    assert w.grad.is_meta and w.grad.shape == (5, 3)
    for f in (lambda: x + torch.ones(3), lambda: torch.ones(2, 3) @ w.t(), lambda: torch.ones(2, 4, 3).add_(x)):
        with pytest.raises(RuntimeError, match="Expected all tensors to be on the same device"):
            f()
    with pytest.raises(NotImplementedError):
        x.nonzero()
