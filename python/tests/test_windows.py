"""Pooling and resizing: bytes, memory formats, integers, and what is refused."""

import pytest

import evergrad as torch

F = torch.nn.functional


def test_bytes_are_resized_in_whole_numbers():
    x = (torch.arange(20) * 37 % 256).to(torch.uint8).reshape(1, 1, 4, 5)
    for mode, align, smooth, size, want in (
        ("bilinear", False, False, (3, 7), [31, 52, 66, 62, 88, 115, 136, 150, 171, 161, 96, 122, 94, 42, 55, 76, 103, 129,
                                            155, 164, 160]),
        ("bilinear", True, False, (6, 3), [0, 74, 148, 111, 31, 105, 171, 40, 63, 128, 151, 20, 86, 160, 80, 43, 117, 191]),
        ("bicubic", False, False, (3, 7), [27, 50, 66, 61, 83, 118, 142, 170, 207, 183, 96, 131, 88, 15, 49, 70, 102, 130,
                                           160, 169, 165]),
        ("bicubic", True, False, (6, 3), [0, 74, 148, 121, 11, 112, 192, 30, 53, 138, 161, 0, 79, 180, 70, 43, 117, 191]),
        ("bilinear", False, True, (2, 3), [112, 84, 97, 110, 139, 127]),
        ("bicubic", False, True, (2, 3), [114, 79, 93, 108, 149, 129]),
    ):
        got = F.interpolate(x, size=size, mode=mode, align_corners=align, antialias=smooth)
        assert got.dtype is torch.uint8 and got.flatten().tolist() == want


def test_planes_of_the_same_size_are_not_scaled():
    x = torch.arange(4.0)
    assert F.interpolate(x.reshape(1, 1, 4), scale_factor=1.2).flatten().tolist() == [0, 0, 1, 2]
    assert F.interpolate(x.reshape(1, 1, 4, 1), scale_factor=(1.2, 1.0)).flatten().tolist() == [0, 1, 2, 3]
    planes = torch.rand(1, 2, 3, 6)
    for y in (planes, (planes * 255).to(torch.uint8)):
        assert torch.equal(F.interpolate(y, scale_factor=(1.3, 1.1), mode="bicubic", antialias=True), y)
    bent = F.interpolate(planes, scale_factor=(1.3, 1.1), mode="bicubic")
    assert bent.shape == planes.shape and not torch.allclose(bent, planes)


@pytest.mark.parametrize("mode", ["nearest", "nearest-exact", "bilinear", "bicubic", "smooth"])
def test_planes_are_resized_alike_wherever_they_lie(mode):
    """Rows, channels last, strides, bytes, halves and large pixels have loops of their own."""
    how = {"mode": "bicubic", "antialias": True} if mode == "smooth" else {"mode": mode}
    for channels in (1, 3, 5, 20):
        x = torch.rand(2, channels, 9, 11)
        for size in ((4, 5), (20, 23), (9, 4), (13, 11), (40, 3)):
            want = F.interpolate(x, size=size, **how)
            last = F.interpolate(x.contiguous(memory_format=torch.channels_last), size=size, **how)
            assert torch.allclose(last, want, atol=1e-6) and (channels == 1 or not last.is_contiguous())
            strided = F.interpolate(x.transpose(2, 3).contiguous().transpose(2, 3), size=size, **how)
            assert torch.equal(strided, want) and strided.is_contiguous()
            double = F.interpolate(x.to(torch.float64), size=size, **how)
            assert torch.allclose(double.to(torch.float32), want, atol=1e-5)
            half = x.to(torch.bfloat16)
            assert torch.allclose(F.interpolate(half, size=size, **how).to(torch.float32),
                                  F.interpolate(half.to(torch.float32), size=size, **how), rtol=2**-8, atol=1e-6)
            bytes_ = (x * 100 + 70).to(torch.uint8)  # cubic sums of these stay bytes
            rows = F.interpolate(bytes_, size=size, **how)
            last = bytes_.contiguous(memory_format=torch.channels_last)
            assert torch.equal(F.interpolate(last, size=size, **how), rows)
            exact = F.interpolate(bytes_.to(torch.float64), size=size, **how)
            assert (rows.to(torch.float64) - exact).abs().max() <= (0 if mode.startswith("nearest") else 1.6)


@pytest.mark.parametrize("mode", ["nearest", "bilinear", "bicubic"])
def test_the_gradient_of_resizing_is_its_transpose(mode):
    for size in ((4, 5), (20, 23), (9, 30), (1, 1)):
        for format in (torch.contiguous_format, torch.channels_last):
            x = torch.rand(2, 3, 9, 11, dtype=torch.float64).contiguous(memory_format=format).requires_grad_()
            y = F.interpolate(x, size=size, mode=mode)
            g = torch.rand(y.shape, dtype=torch.float64).contiguous(memory_format=format)
            (grad,) = torch.autograd.grad(y, x, g)
            v = torch.rand(x.shape, dtype=torch.float64)
            assert torch.allclose((grad * v).sum(), (F.interpolate(v, size=size, mode=mode) * g).sum())
            assert grad.stride() == x.stride() or size == (1, 1)


def test_elements_that_do_not_count_are_not_seen():
    """An infinite element reaches the results whose filter covers it, and no other."""
    x = torch.zeros(1, 1, 1, 40)
    x[..., 20] = float("inf")
    y = F.interpolate(x, size=(1, 10), mode="bilinear", antialias=True)
    assert not y.isnan().any() and y.isinf().sum() == 2
    x.requires_grad_()
    F.interpolate(x, size=(1, 80), mode="nearest").backward(torch.full((1, 1, 1, 80), float("inf")))
    assert x.grad.isinf().all()


@pytest.mark.parametrize("size,options,error,text", [
    ((0, 3), {}, RuntimeError, r"got input \(H: 4, W: 6\) output \(H: 0, W: 3\)"),
    ((2,), {}, ValueError, r"spatial dimensions of \[4, 6\] and output size of \(2,\)"),
    ((2, 3.0), {}, TypeError, "expected size to be one of int"),
    (None, {"scale_factor": [2]}, ValueError, r"scale_factor of shape \[2\]"),
    (None, {"scale_factor": float("inf")}, RuntimeError, "without overflow"),
    (None, {"scale_factor": 1e30}, RuntimeError, "without overflow"),
    (3, {"mode": "linear"}, NotImplementedError, "Got 4D input, but linear mode needs 3D input"),
    (3, {"mode": "cubic"}, NotImplementedError, r"\(got cubic\)"),
    (3, {"align_corners": False}, ValueError, "align_corners option"),
    (3, {"antialias": True}, ValueError, "Anti-alias option"),
    (3, {"recompute_scale_factor": True}, ValueError, "not meaningful with an explicit size"),
])
def test_what_interpolate_refuses(size, options, error, text):
    with pytest.raises(error, match=text):
        F.interpolate(torch.zeros(1, 2, 4, 6), size=size, **options)


def test_old_names_of_interpolate_warn():
    x = torch.arange(4.0).reshape(1, 1, 2, 2)
    linear = {"mode": "bilinear", "align_corners": True}
    for old, how in ((F.upsample, {}), (F.upsample_nearest, {}), (F.upsample_bilinear, linear)):
        with pytest.warns(UserWarning, match=f"`nn.functional.{old.__name__}` is deprecated"):
            y = old(x, scale_factor=2)
        assert torch.equal(y, F.interpolate(x, scale_factor=2, **how))


def test_the_memory_format_stays():
    x = torch.randn(2, 3, 4, 6).contiguous(memory_format=torch.channels_last)
    for y in (F.interpolate(x, size=(5, 5), mode="bilinear"), F.interpolate(x, scale_factor=2), F.adaptive_max_pool2d(x, 2),
              F.adaptive_avg_pool2d(x, (2, 4)), F.adaptive_avg_pool2d(x, 2), torch.roll(x, 1, 2), F.pixel_unshuffle(x, 2)):
        assert y.is_contiguous(memory_format=torch.channels_last) and not y.is_contiguous()


def test_integers_are_averaged_towards_zero():
    x = torch.arange(8).reshape(1, 2, 2, 2) - 6
    assert F.avg_pool3d(x, 2).tolist() == [[[[-2]]]]
    out = torch.empty(0, dtype=torch.int64)
    assert F.avg_pool3d(x, 2, out=out) is out and out.tolist() == [[[[-2]]]]


def test_channels_last_are_shuffled_to_channels_last():
    x = torch.rand(2, 12, 4, 6)
    last = x.contiguous(memory_format=torch.channels_last)
    for f, n in ((F.pixel_shuffle, 2), (F.pixel_unshuffle, 2), (F.channel_shuffle, 3)):
        y = f(last, n)
        assert torch.equal(y, f(x, n)) and y.is_contiguous(memory_format=torch.channels_last)
    assert torch.equal(F.pixel_unshuffle(F.pixel_shuffle(last, 2), 2), x)


def test_a_copy_even_when_nothing_moves():
    x = torch.randn(1, 2, 2, 2)
    for y in (F.pixel_shuffle(x, 1), F.pixel_unshuffle(x, 1), F.channel_shuffle(x, 1)):
        assert torch.equal(y, x) and y.data_ptr() != x.data_ptr()


def test_adaptive_means_see_their_window_only():
    x = torch.ones(1, 1, 6, 4)
    x[0, 0, 0, 0] = float("nan")
    assert F.adaptive_avg_pool2d(x, (3, 2)).isnan().sum() == 1
    assert F.adaptive_avg_pool2d(torch.randn(2, 5, 7), (0, 2)).shape == (2, 0, 2)
    h = torch.randn(1, 8, 7).to(torch.float16)
    want = F.adaptive_avg_pool2d(h.to(torch.float32), 3).to(torch.float16)
    assert torch.equal(F.adaptive_avg_pool2d(h, 3), want)


def test_a_saturated_probability_has_a_finite_gradient():
    x = torch.tensor([0.0, 1.0, 0.5], dtype=torch.float64, requires_grad=True)
    F.binary_cross_entropy(x, torch.tensor([1.0, 1.0, 1.0], dtype=torch.float64), reduction="sum").backward()
    assert x.grad.tolist() == [-1e12, 0.0, -2.0]


i = torch.ones(1, 2, 4, 4, dtype=torch.int32)
REFUSED = [
    (lambda: F.adaptive_max_pool1d(torch.ones(2, 4), -1), RuntimeError, "Trying to create tensor with negative dimension"),
    (lambda: F.adaptive_max_pool2d(torch.ones(2, 4, 4), ()), RuntimeError, "internal error"),
    (lambda: F.adaptive_max_pool3d(torch.ones(2, 4, 4), (2, None, 2)), ValueError, "Input dimension should be at least 4"),
    (lambda: F.adaptive_max_pool3d(torch.ones(2, 4, 4), 2), RuntimeError, r"Expected 4D or 5D tensor, but got: \[2, 4, 4\]"),
    (lambda: F.adaptive_avg_pool1d(torch.ones(2, 4), ()), RuntimeError, "'output_size' should contain one int"),
    (lambda: F.adaptive_avg_pool2d(torch.ones(2, 4), (None, 2)), ValueError, "Input dimension should be at least 3"),
    (lambda: F.adaptive_avg_pool2d(torch.ones(2, 4), 2), RuntimeError, r"Expected 3D or 4D tensor, but got \[2, 4\]"),
    (lambda: F.adaptive_avg_pool2d(torch.ones(2, 4, 4), -1), RuntimeError, "must be greater than or equal to 0"),
    (lambda: F.adaptive_avg_pool2d(i, 2), NotImplementedError, "not implemented for 'Int'"),
    (lambda: F.max_pool3d(torch.ones(0, 1, 2, 2), 1), RuntimeError, "Expected input's non-batch dimensions to have positive"),
    (lambda: F.avg_pool3d(torch.ones(1, 2, 2, 2), 2, 0), RuntimeError, "stride should not be zero"),
    (lambda: F.avg_pool3d(torch.ones(1, 1, 1, 1), 2), RuntimeError, "smaller than kernel size"),
    (lambda: F.max_unpool2d(i.float(), i, 2), RuntimeError, "type int64"),
    (lambda: F.interpolate(i, size=2, mode="bilinear"), NotImplementedError, "not implemented for 'Int'"),
    (lambda: F.pixel_shuffle(torch.ones(1, 3, 2, 2), 2), RuntimeError, "divisible by the square"),
    (lambda: F.pixel_unshuffle(torch.ones(1, 3, 3, 2), 2), RuntimeError, "height to be divisible"),
    (lambda: F.channel_shuffle(torch.ones(1, 3, 2), 2), RuntimeError, "must be divisible by groups"),
    (lambda: F.gaussian_nll_loss(torch.ones(2, 3), torch.ones(2, 3), torch.ones(2, 2)), ValueError, "incorrect size"),
    (lambda: F.triplet_margin_with_distance_loss(*[torch.ones(2, 2)] * 3, margin=-1), ValueError, "greater than 0"),
    (lambda: F.rrelu(torch.ones(2), 0.5, 0.1), RuntimeError, "Lower bound should be less"),
    (lambda: F.rms_norm(torch.ones(2), ()), RuntimeError, "at least 1-dimensional"),
    (lambda: torch.float_power(2, 3), TypeError, "combination of arguments|must be a Tensor"),
    (lambda: torch.bitwise_right_shift(2, 3), TypeError, "combination of arguments|must be a Tensor"),
    (lambda: torch.logspace(torch.ones(1), torch.ones(1), 3), RuntimeError, "only supports 0-dimensional"),
    (lambda: torch.gather(torch.ones(2), 0, torch.tensor([0]), out=torch.ones(1).double()), RuntimeError,
     "Expected out tensor to have dtype float, but got double"),
    (lambda: torch.linalg.cholesky(torch.full((2, 2), float("nan"))), RuntimeError, "not positive-definite"),
]


@pytest.mark.parametrize("call,error,message", REFUSED)
def test_refused(call, error, message):
    with pytest.raises(error, match=message):
        call()


def test_half_does_not_overflow_on_the_way():
    x = torch.tensor([[300.0, 400.0]], dtype=torch.float16)
    assert torch.allclose(F.rms_norm(x, (2,)).float(), F.rms_norm(x.float(), (2,)), rtol=1e-3)


def test_bools_in_an_outer_product():
    a, b = torch.tensor([True, False]), torch.tensor([True, True, False])
    got = torch.addr(torch.zeros(2, 3, dtype=torch.bool), a, b)
    assert got.dtype is torch.bool and got.tolist() == [[True, True, False], [False, False, False]]
