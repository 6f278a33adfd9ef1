"""Functions of nn that are said in other operators: resizing, volumes, unpooling, bags, losses. Values are PyTorch's."""

import pytest

import evergrad as torch
from evergrad import nn
from evergrad.nn import functional as F

X = torch.arange(16.0).reshape(1, 1, 4, 4)
V = torch.arange(60.0).reshape(1, 1, 3, 4, 5)


def same(t, values, tolerance=1e-4):
    got = t.flatten().tolist()
    assert len(got) == len(values) and all(abs(a - b) <= tolerance for a, b in zip(got, values)), got


def test_resizing():
    same(F.interpolate(X, size=(3, 2), mode="bilinear"), [1.1667, 3.1667, 6.5, 8.5, 11.8333, 13.8333])
    same(F.interpolate(X, scale_factor=0.5, mode="bicubic", align_corners=True), [0, 3, 12, 15])
    same(F.interpolate(X, size=(2, 2), mode="bilinear", antialias=True), [3.5714, 5.1429, 9.8571, 11.4286])
    same(
        F.interpolate(X, size=(2, 3), mode="bicubic", antialias=True),
        [2.537, 3.8471, 5.1572, 9.8428, 11.1529, 12.463],
    )
    same(F.interpolate(X, size=(3, 3), mode="nearest-exact"), [0, 2, 3, 8, 10, 11, 12, 14, 15])
    same(F.interpolate(X, size=(3, 3)), [0, 1, 2, 4, 5, 6, 8, 9, 10])
    same(F.interpolate(X, size=(3, 3), mode="area"), [2.5, 3.5, 4.5, 6.5, 7.5, 8.5, 10.5, 11.5, 12.5])
    same(
        F.interpolate(V, size=(2, 2, 2), mode="trilinear"),
        [8.25, 10.75, 18.25, 20.75, 38.25, 40.75, 48.25, 50.75],
    )
    x = X.double().requires_grad_()
    assert torch.autograd.gradcheck(lambda x: F.interpolate(x, size=(6, 3), mode="bicubic"), x)
    with pytest.raises(ValueError, match="align_corners option can only be set"):
        F.interpolate(X, size=2, align_corners=True)
    with pytest.raises(ValueError, match="either size or scale_factor should be defined"):
        F.interpolate(X)
    with pytest.raises(NotImplementedError, match="Got 4D input, but trilinear mode needs 5D input"):
        F.interpolate(X, size=2, mode="trilinear")


def test_volumes():
    places = [0, 2, 4, 10, 12, 14, 15, 17, 19, 40, 42, 44, 50, 52, 54, 55, 57, 59]
    values, at = F.max_pool3d(V, 2, stride=2, padding=1, ceil_mode=True, return_indices=True)
    same(values, places)
    same(at, places)
    same(
        F.avg_pool3d(V, 2, stride=2, padding=1, count_include_pad=False),
        [0, 1.5, 3.5, 7.5, 9, 11, 15, 16.5, 18.5, 30, 31.5, 33.5, 37.5, 39, 41, 45, 46.5, 48.5],
    )
    same(
        F.avg_pool3d(V, (2, 3, 2), ceil_mode=True), [15.5, 17.5, 19, 25.5, 27.5, 29, 45.5, 47.5, 49, 55.5, 57.5, 59]
    )
    values, at = F.adaptive_max_pool2d(X, (3, 2), return_indices=True)
    same(values, [5, 7, 9, 11, 13, 15])
    same(at, [5, 7, 9, 11, 13, 15])
    assert nn.MaxPool3d(2)(V).shape == (1, 1, 1, 2, 2) and nn.AdaptiveAvgPool3d((1, None, 2))(V).shape == (1, 1, 1, 4, 2)
    with pytest.raises(RuntimeError, match="pad should be at most half"):
        F.max_pool3d(V, 2, padding=2)
    samples = torch.tensor([[[0.3, 0.7]]])
    values, at = F.fractional_max_pool2d(X, 2, output_size=3, _random_samples=samples, return_indices=True)
    same(values, [5, 6, 7, 9, 10, 11, 13, 14, 15])
    same(at, [5, 6, 7, 9, 10, 11, 13, 14, 15])


def test_unpooling():
    values, at = F.max_pool2d(X, 2, return_indices=True)
    same(F.max_unpool2d(values, at, 2), [0, 0, 0, 0, 0, 5, 0, 7, 0, 0, 0, 0, 0, 13, 0, 15])
    assert nn.MaxUnpool2d(2)(values, at, output_size=(5, 5)).shape == (1, 1, 5, 5)
    with pytest.raises(ValueError, match="invalid output_size"):
        F.max_unpool2d(values, at, 2, output_size=(9, 9))
    with pytest.raises(RuntimeError, match="Found an invalid max index: 99"):
        F.max_unpool2d(values, torch.full_like(at, 99), 2)


def test_bags():
    w = torch.arange(12.0).reshape(6, 2)
    i, o = torch.tensor([1, 2, 4, 5, 4, 3]), torch.tensor([0, 2, 2])
    same(F.embedding_bag(i, w, o, mode="sum"), [6, 8, 0, 0, 32, 36])
    same(F.embedding_bag(i, w, o), [3, 4, 0, 0, 8, 9])
    same(F.embedding_bag(i, w, o, mode="max"), [4, 5, 0, 0, 10, 11])
    same(F.embedding_bag(i, w, o, mode="sum", per_sample_weights=torch.arange(6.0)), [4, 5, 0, 0, 108, 122])
    same(F.embedding_bag(i, w, o, padding_idx=4), [3, 4, 0, 0, 8, 9])
    assert nn.EmbeddingBag(6, 2)(i.reshape(2, 3)).shape == (2, 2)
    with pytest.raises(ValueError, match="offsets has to be a 1D Tensor but got None"):
        F.embedding_bag(i, w)


def test_losses():
    loss = F.multilabel_margin_loss(torch.tensor([[0.1, 0.2, 0.4, 0.8]]), torch.tensor([[3, 0, -1, 1]]))
    assert loss.item() == pytest.approx(0.85)
    lp = torch.log_softmax(torch.arange(24.0).reshape(4, 2, 3).sin(), 2).requires_grad_()
    loss = F.ctc_loss(
        lp, torch.tensor([[1, 2], [2, 2]]), torch.tensor([4, 3]), torch.tensor([2, 1]), reduction="none"
    )
    same(loss, [1.378, 1.587])
    loss.sum().backward()
    same(lp.grad.flatten()[:8], [-0.01, -0.4178, 0.4279, 0.0412, 0.2341, -0.2753, 0.0159, -0.1854])
    a = nn.AdaptiveLogSoftmaxWithLoss(4, 6, [2, 4], div_value=2.0)
    for p in a.parameters():
        p.data = torch.arange(float(p.numel())).reshape(p.shape).cos()
    out = a(torch.arange(12.0).reshape(3, 4).sin(), torch.tensor([0, 3, 5]))
    same(out.output, [-1.9684, -0.5803, -2.4545])
    assert out.loss.item() == pytest.approx(1.66773, abs=1e-4) and a.predict(torch.ones(2, 4)).tolist() == [1, 1]
    same(a.log_prob(torch.ones(1, 4)), [-1.9724, -0.7624, -4.0983, -6.3452, -1.641, -1.7026])
