"""Calls on tensors of the device "meta": sizes, strides and dtypes as with elements, without any."""

import threading

import pytest

import evergrad as torch
import evergrad.nn.functional as F


def meta(*sizes, dtype=torch.float32):
    return torch.empty(*sizes, dtype=dtype, device="meta")


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x + x,
        lambda x: 1.0 / (10000 ** (x / 4)),
        lambda x: x @ x.T,
        lambda x: torch.softmax(x, -1),
        lambda x: torch.cat([x, x], 1),
        lambda x: x.sum(0),
        lambda x: x > 0,
        lambda x: torch.where(x > 0, x, x),
        lambda x: F.layer_norm(x, (4,)),
        lambda x: x.t().exp(),
        lambda x: x.sort(-1)[1],
        lambda x: torch.triu(x).to(torch.float64),
        lambda x: torch.einsum("ij,kj->ik", x, x),
        lambda x: torch.arange(0, 8, 2, device=x.device).float() / 3,
        lambda x: x.clone().mul_(2),
        lambda x: torch.add(x, 1, out=torch.empty_like(x)),
    ],
)
def test_results_are_as_with_elements(call):
    with torch.no_grad():
        got, want = call(meta(3, 4)), call(torch.rand(3, 4))
    assert got.device.type == "meta"
    assert (got.shape, got.dtype, got.stride()) == (want.shape, want.dtype, want.stride())


def test_writes_give_the_tensor_itself():
    x = meta(3, 4)
    assert x.mul_(2) is x and x.exp_() is x and x.tril_() is x
    assert torch.add(x, x, out=x) is x
    u, s, v = torch.linalg.svd(meta(3, 2), full_matrices=False)
    assert (u.shape, s.shape, v.shape) == ((3, 2), (2,), (2, 2)) and s.is_meta


def test_no_draws_are_taken():
    torch.manual_seed(3)
    want = torch.rand(2)
    torch.manual_seed(3)
    assert F.dropout(meta(5, 5)).is_meta
    assert torch.equal(torch.rand(2), want)


def test_draws_of_other_threads_are_kept():
    def draw():
        torch.manual_seed(3)
        return [float(torch.rand(50_000).sum()) for _ in range(1000)]

    def compute():
        while not done.is_set():
            torch.cumsum(x, 0)

    want, x, done = draw(), meta(300, 300), threading.Event()
    thread = threading.Thread(target=compute)
    thread.start()
    try:
        assert draw() == want
    finally:
        done.set()
        thread.join()


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.nonzero(),
        lambda x: x.unique(),
        lambda x: x[x > 0],
        lambda x: torch.equal(x, x),
        lambda x: bool(x.sum()),
        lambda x: torch.where(x > 0),
        lambda x: x.tolist(),
    ],
)
def test_what_elements_decide_is_refused(call):
    with pytest.raises((NotImplementedError, RuntimeError)):
        call(meta(3, 4))


def test_gradients_are_refused_where_zeros_stand_in():
    x = meta(3, 4).requires_grad_()
    assert (x * 2).grad_fn.name() == "MulBackward0"  # the engine knows the shape without elements
    with pytest.raises(NotImplementedError, match="meta"):
        x.softmax(0)


def test_data_keeps_the_device():
    p = torch.nn.Parameter(meta(3, 4))
    assert p.data.is_meta
    p.data.normal_(mean=0.0, std=0.2)
    p.data.zero_()
    p.data[1].fill_(2.0)
    p.data = torch.ones(3, 4)
    assert p.device.type == "cpu" and p.sum() == 12
