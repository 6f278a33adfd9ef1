"""Results of layers over images lie as their inputs do: channels last where the strides have that order, whether or not
the input leaves gaps in memory."""

import evergrad as torch
import evergrad.nn.functional as F
import pytest
from evergrad import nn

LAST, LAST_3D, ROWS = torch.channels_last, torch.channels_last_3d, torch.contiguous_format


def images(kind):
    """(input, whether its strides say channels last)"""
    if kind == "dense":
        return torch.randn(2, 4, 6, 8).contiguous(memory_format=LAST), True
    if kind == "every other image":
        return torch.randn(4, 4, 6, 8).contiguous(memory_format=LAST)[::2], True
    if kind == "every other pixel":
        return torch.randn(2, 4, 12, 16).contiguous(memory_format=LAST)[:, :, ::2, ::2], True
    if kind == "every other channel":
        return torch.randn(2, 8, 6, 8).contiguous(memory_format=LAST)[:, ::2], True
    if kind == "cropped":
        return torch.randn(2, 4, 9, 10).contiguous(memory_format=LAST)[:, :, 1:7, 1:9], True
    if kind == "rows":
        return torch.randn(2, 4, 6, 8), False
    if kind == "every other pixel of rows":
        return torch.randn(2, 4, 12, 16)[:, :, ::2, ::2], False
    assert kind == "one image in front of which a dimension was put"
    return torch.randn(1, 4, 6, 8).contiguous(memory_format=LAST)[0][None], False


KINDS = ["dense", "every other image", "every other pixel", "every other channel", "cropped", "rows",
         "every other pixel of rows", "one image in front of which a dimension was put"]  # fmt: skip


def module(m):
    return lambda x: m(x)


LAYERS = {
    **{f"interpolate {m}": lambda x, m=m: F.interpolate(x, size=(5, 9), mode=m)
       for m in ("nearest", "nearest-exact", "bilinear", "bicubic", "area")},
    **{f"antialias {m}": lambda x, m=m: F.interpolate(x, size=(5, 9), mode=m, antialias=True)
       for m in ("bilinear", "bicubic")},
    "conv2d": module(nn.Conv2d(4, 8, 3, padding=1)),
    "groups": module(nn.Conv2d(4, 8, 3, groups=2)),
    "depthwise": module(nn.Conv2d(4, 4, 3, groups=4)),
    "pointwise": module(nn.Conv2d(4, 8, 1)),
    "conv_transpose2d": module(nn.ConvTranspose2d(4, 8, 3)),
    "group_norm": module(nn.GroupNorm(2, 4)),
    "max_pool2d": lambda x: F.max_pool2d(x, 2, ceil_mode=True),
    "indices": lambda x: F.max_pool2d(x, 2, return_indices=True)[1],
    "avg_pool2d": lambda x: F.avg_pool2d(x, 2),
    "adaptive_avg_pool2d": lambda x: F.adaptive_avg_pool2d(x, (3, 2)),
    "adaptive_max_pool2d": lambda x: F.adaptive_max_pool2d(x, (3, 2)),
    "max_unpool2d": lambda x: F.max_unpool2d(*F.max_pool2d(x, 2, return_indices=True), 2),
    "pad": lambda x: F.pad(x, (1, 2)),
    "reflect": lambda x: F.pad(x, (1, 0, 2, 1), mode="reflect"),
    "replicate": lambda x: F.pad(x, (1, 0, 2, 1), mode="replicate"),
    "pixel_unshuffle": lambda x: F.pixel_unshuffle(x, 2),
    "channel_shuffle": lambda x: F.channel_shuffle(x, 2),
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", LAYERS)
def test_images(name, kind):
    x, last = images(kind)
    layer = LAYERS[name]
    y = layer(x)
    assert y.is_contiguous(memory_format=LAST if last else ROWS), y.stride()
    assert not (y.is_contiguous() and y.is_contiguous(memory_format=LAST))
    torch.testing.assert_close(y, layer(x.contiguous()), check_stride=False, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("kind", KINDS)
def test_gradients(kind):
    x, last = images(kind)
    x.requires_grad_()
    for name in ("interpolate bilinear", "conv2d", "max_pool2d", "avg_pool2d", "group_norm", "reflect"):
        (g,) = torch.autograd.grad(LAYERS[name](x).square().sum(), x)
        assert g.is_contiguous(memory_format=LAST if last else ROWS), (name, g.stride())
        (plain,) = torch.autograd.grad(LAYERS[name](x.contiguous()).square().sum(), x)
        torch.testing.assert_close(g, plain, check_stride=False, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("train", [True, False])
@pytest.mark.parametrize("kind", KINDS)
def test_batch_norm(kind, train):
    x, last = images(kind)
    y = nn.BatchNorm2d(4).train(train)(x)
    last = last or x.is_contiguous(memory_format=LAST)  # the stride of a single image does not count here
    assert y.is_contiguous(memory_format=LAST if last else ROWS)


@pytest.mark.parametrize("mode", ["nearest", "bilinear", "bicubic"])
@pytest.mark.parametrize("kind", KINDS)
def test_bytes(kind, mode):
    x, last = images(kind)
    x = (x.abs() * 60).to(torch.uint8)
    if kind != KINDS[-1]:  # whose copy has other strides
        assert F.interpolate(x, size=(5, 9), mode=mode).is_contiguous(memory_format=LAST if last else ROWS)


def test_the_weight_decides_too():
    for size in (1, 3):
        conv = nn.Conv2d(4, 8, size).to(memory_format=LAST)
        assert conv(torch.randn(2, 4, 6, 8)).is_contiguous(memory_format=LAST)


def test_volumes():
    dense = torch.randn(2, 4, 4, 6, 6).contiguous(memory_format=LAST_3D)
    for x in (dense, torch.randn(4, 4, 4, 6, 12).contiguous(memory_format=LAST_3D)[::2, ..., ::2]):
        for layer in (
            lambda x: F.interpolate(x, size=(3, 5, 7), mode="trilinear"),
            lambda x: F.interpolate(x, size=(3, 5, 7)),
            nn.Conv3d(4, 8, 3, padding=1), nn.ConvTranspose3d(4, 8, 3), nn.BatchNorm3d(4), nn.GroupNorm(2, 4),
            lambda x: F.max_pool3d(x, 2), lambda x: F.pad(x, (1, 0, 0, 0, 0, 1), mode="replicate"),
        ):  # fmt: skip
            assert layer(x).is_contiguous(memory_format=LAST_3D)
        for layer in (
            lambda x: F.avg_pool3d(x, 2),
            lambda x: F.adaptive_avg_pool3d(x, (1, 2, 3)),
            lambda x: F.adaptive_max_pool3d(x, (1, 2, 3)),
            lambda x: F.max_unpool3d(*F.max_pool3d(x, 2, return_indices=True), 2),
        ):
            assert layer(x).is_contiguous()
