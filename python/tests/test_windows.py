"""Pooling and resizing that Python says in operators: bytes, memory formats, integers, and what is refused."""

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
    (lambda: F.adaptive_max_pool3d(torch.ones(2, 4, 4), 2), ValueError, "Input dimension should be at least 4"),
    (lambda: F.adaptive_avg_pool1d(torch.ones(2, 4), ()), RuntimeError, "'output_size' should contain one int"),
    (lambda: F.adaptive_avg_pool2d(torch.ones(2, 4), 2), ValueError, "Input dimension should be at least 3"),
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
