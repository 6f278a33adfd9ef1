"""Nodes of the graph: names, edges, metadata, and what they keep for the backward pass."""

import pytest

import evergrad as torch


def test_nodes():
    x = torch.ones(3, requires_grad=True)
    y = x.exp()
    node = y.grad_fn
    assert node.name() == "ExpBackward0" and node == y.grad_fn and node.metadata == {}
    ((leaf, at),) = node.next_functions
    assert leaf.name() == "AccumulateGrad" and leaf.variable is x and at == 0
    assert [n for n in dir(node) if n.startswith("_saved_")][:1] == ["_saved_result"]
    kept = node._saved_result
    assert torch.equal(kept, y) and kept.grad_fn == node
    assert x.sum(0).grad_fn._saved_dim == (0,) and x.sum(0).grad_fn._saved_keepdim is False
    assert x.sum(0).grad_fn._saved_self_sym_sizes == (3,)
    assert (x**3).grad_fn._saved_exponent == 3 and (x**3).grad_fn._saved_self is x
    assert torch.cat([x, x]).grad_fn._saved_dim == 0
    with pytest.raises(AttributeError, match="'ExpBackward0' object has no attribute '_saved_nothing'"):
        node._saved_nothing
    y.sum().backward()
    with pytest.raises(RuntimeError, match="second time"):
        node._saved_result


X, M = torch.rand(2, 3, 4, 4, requires_grad=True), torch.rand(2, 3, requires_grad=True)
V, CLASSES = torch.rand(3, requires_grad=True), torch.zeros(2, dtype=torch.long)
F = torch.nn.functional
NAMES = {
    "MeanBackward0": lambda: M.mean(), "MeanBackward1": lambda: M.mean(0), "SumBackward0": lambda: M.sum(),
    "NllLossBackward0": lambda: F.cross_entropy(M, CLASSES), "NllLoss2DBackward0": lambda: F.nll_loss(X, torch.zeros(2, 4, 4).long()),
    "PowBackward0": lambda: M**2, "PowBackward1": lambda: M**M, "PowBackward2": lambda: 2**M, "RsubBackward1": lambda: 1 - M,
    "MulBackward0": lambda: 2 / M, "DivBackward0": lambda: M / 2, "SubBackward0": lambda: M - 1,
    "NativeBatchNormBackward0": lambda: F.batch_norm(X, None, None, training=True),
    "UpsampleNearest2DBackward0": lambda: F.interpolate(X, scale_factor=2),
    "UpsampleBilinear2DBackward0": lambda: F.interpolate(X, scale_factor=2, mode="bilinear"),
    "UpsampleBicubic2DAaBackward0": lambda: F.interpolate(X, scale_factor=2, mode="bicubic", antialias=True),
    "UpsampleLinear1DBackward0": lambda: F.interpolate(X[0], scale_factor=2, mode="linear"),
    "AdaptiveAvgPool2DBackward0": lambda: F.adaptive_avg_pool2d(X, 2), "AdaptiveMaxPool2DBackward0": lambda: F.adaptive_max_pool2d(X, 2),
    "ReflectionPad2DBackward0": lambda: F.pad(X, (1, 1, 1, 1), mode="reflect"),
    "ReplicationPad1DBackward0": lambda: F.pad(X[0], (1, 1), mode="replicate"),
    "DotBackward0": lambda: V @ V, "MvBackward0": lambda: M @ V, "SqueezeBackward4": lambda: V @ M.t(), "MmBackward0": lambda: M @ M.t(),
    "UnsafeViewBackward0": lambda: X @ X, "AddmmBackward0": lambda: F.linear(M, M, V[:2]), "DiagEmbedBackward0": lambda: V.diag(),
    "PermuteBackward0": lambda: torch.einsum("ij->ji", M), "SumBackward1 ": lambda: torch.einsum("ij->i", M),
    "ScaledDotProductFlashAttentionForCpuBackward0": lambda: F.scaled_dot_product_attention(X, X, X),
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_names_of_nodes(name):
    y = NAMES[name]()
    assert y.grad_fn.name() == name.strip() and f"grad_fn=<{name.strip()}>" in repr(y)
    y.sum().backward()


def test_losses_name_the_mean():
    for loss in (F.kl_div, F.poisson_nll_loss, F.l1_loss, F.soft_margin_loss):
        assert loss(M, torch.ones(2, 3)).grad_fn.name() == ("SoftMarginLossBackward0" if loss is F.soft_margin_loss else "MeanBackward0")
