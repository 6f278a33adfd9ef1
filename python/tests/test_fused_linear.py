"""A linear layer with the activation behind it: one pass and step by step give the same, whatever follows them."""

import pytest

import evergrad as torch
from evergrad import nn
from evergrad.nn import functional as F

fused = torch._C._ns__ops._linear_activation
steps = {
    "relu": F.relu,
    "gelu": F.gelu,
    "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
    "silu": F.silu,
    "sigmoid": torch.sigmoid,
    "tanh": torch.tanh,
}
modules = {
    "relu": nn.ReLU(),
    "gelu": nn.GELU(),
    "gelu_tanh": nn.GELU(approximate="tanh"),
    "silu": nn.SiLU(),
    "sigmoid": nn.Sigmoid(),
    "tanh": nn.Tanh(),
}


def arrays(*shape, n=5, dtype=torch.float32):
    torch.manual_seed(sum(shape) + n)
    return torch.randn(*shape, dtype=dtype), torch.randn(n, shape[-1], dtype=dtype), torch.randn(n, dtype=dtype)


@pytest.mark.parametrize("name", steps)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_values(name, dtype):
    sizes = (((3, 4), 5), ((2, 3, 64), 33), ((150, 40), 70), ((700, 64), 300), ((1, 16), 1), ((0, 4), 2), ((4,), 3))
    for shape, n in sizes:
        x, w, b = arrays(*shape, n=n, dtype=dtype)
        for bias in (b, None):
            torch.testing.assert_close(fused(x, w, bias, name), steps[name](F.linear(x, w, bias)))
    x, w, b = arrays(20, 12, n=30, dtype=dtype)
    turned, apart, backwards = w.t().contiguous().t(), torch.stack([x, x], -1)[..., 1], b.flip(0)
    torch.testing.assert_close(fused(apart, turned, backwards, name), steps[name](F.linear(x, w, backwards)))


def test_threads():
    x, w, b = arrays(300, 128, n=520)
    before = torch.get_num_threads()
    try:
        for n in (1, 2):
            torch.set_num_threads(n)
            torch.testing.assert_close(fused(x, w, b, "silu"), F.silu(F.linear(x, w, b)))
            torch.testing.assert_close(fused(x[:1], w, b, "silu"), F.silu(F.linear(x[:1], w, b)))
    finally:
        torch.set_num_threads(before)


@pytest.mark.parametrize("name", steps)
def test_gradients(name):
    x, w, b = (t.requires_grad_() for t in arrays(3, 4, dtype=torch.float64))
    assert torch.autograd.gradcheck(lambda *a: fused(*a, name), (x, w, b))
    assert torch.autograd.gradgradcheck(lambda *a: fused(*a, name), (x, w, b))
    for kept in range(3):
        inputs = [t.detach() for t in (x, w, b)]
        inputs[kept].requires_grad_()
        y = fused(*inputs, name)
        (g,) = torch.autograd.grad(y.sum(), inputs[kept])
        (h,) = torch.autograd.grad(steps[name](F.linear(*inputs)).sum(), inputs[kept])
        assert torch.equal(g, h)
    batch = torch.func.vmap(lambda v: fused(v, w.detach(), b.detach(), name))(torch.stack([x.detach(), x.detach() + 1]))
    torch.testing.assert_close(batch[1], steps[name](F.linear(x.detach() + 1, w.detach(), b.detach())))


def test_refusals():
    x, w, b = arrays(3, 4)
    with pytest.raises(ValueError):
        fused(x, w, b, "softmax")
    with pytest.raises(RuntimeError):
        fused(x[:, :3], w, b, "relu")
    with pytest.raises(RuntimeError):
        fused(x.double(), w, b, "relu")
    with torch.inference_mode():
        assert fused(x, w, b, "relu").is_inference()


@pytest.mark.parametrize("name", modules)
def test_sequential(name, monkeypatch):
    act = modules[name]
    layers = [nn.Linear(6, 9), act, nn.Linear(9, 9, bias=False), act, act, nn.LayerNorm(9), nn.Linear(9, 4)]
    net, x = nn.Sequential(*layers), torch.randn(7, 6)
    want = x
    for layer in layers:
        want = layer(want)
    calls = []
    from evergrad.nn.modules import _fused

    monkeypatch.setattr(_fused, "_linear_activation", lambda *a: calls.append(a[-1]) or fused(*a))
    torch.testing.assert_close(net(x), want)
    with torch.no_grad():
        torch.testing.assert_close(net(x), want)
    assert calls == [name] * 4
    seen = []
    layers[0].register_forward_hook(lambda m, i, o: seen.append(o))
    handle = act.register_forward_hook(lambda m, i, o: seen.append(o))
    torch.testing.assert_close(net(x), want)
    assert len(seen) == 4 and calls == [name] * 4
    handle.remove()


def test_transformer_layer():
    layer = nn.TransformerEncoderLayer(8, 2, dim_feedforward=16, dropout=0.0, activation="gelu", batch_first=True)
    x, seen = torch.randn(2, 5, 8), []
    with torch.no_grad():
        want = layer(x)
        handle = layer.linear1.register_forward_hook(lambda m, i, o: seen.append(o))
        torch.testing.assert_close(layer(x), want)
    handle.remove()
    assert len(seen) == 1
    torch.testing.assert_close(layer(x), want)
