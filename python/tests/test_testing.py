"""assert_close, make_tensor."""

import evergrad as torch
import pytest

close = torch.testing.assert_close


def test_integers_are_compared_without_wrapping():
    def bytes_(*values):
        return torch.tensor(values, dtype=torch.uint8)

    close(bytes_(1, 2, 3), bytes_(2, 2, 3), rtol=0, atol=1)
    with pytest.raises(AssertionError, match="(?s)Mismatched elements: 1 / 3.*difference: 254 at index .0,. .up to 1"):
        close(bytes_(1, 2, 3), bytes_(255, 2, 3), rtol=0, atol=1)
    with pytest.raises(AssertionError, match="Tensor-likes are not equal"):
        close(bytes_(1), bytes_(255))


def test_what_differs_is_told():
    x = torch.ones(2)
    for actual, expected, options, text in (
        (torch.tensor([1.0, 2.0]), torch.tensor([1.0, 3.0]), {}, r"difference: 1.0 at index \(1,\) \(up to 1e-05 allowed\)"),
        (1.0, 2.0, {}, "Scalars are not close!\n\nExpected 2.0 but got 1.0."),
        (1, 2.0, {}, "The .d.types do not match"),
        ([1.0, 2.0], [1.0, 3.0], {}, r"The failure occurred for item \[1\]"),
        ({"a": 1.0}, {"b": 1.0}, {}, r"Missing keys in the actual mapping: \['b'\]"),
        ([1.0], [1.0, 2.0], {}, "length of the sequences mismatch: 1 != 2"),
        (x, torch.ones(3), {}, "attribute 'shape' do not match"),
        (x, x.int(), {}, "attribute 'dtype' do not match"),
        (torch.ones(2, 3), torch.ones(3, 2).t(), {"check_stride": True}, "attribute 'stride"),
        (x, x * float("nan"), {}, "Greatest absolute difference: nan at index"),
        (None, 1, {}, "None mismatch"),
        (True, False, {}, "Booleans mismatch"),
        (x, x * 0, {"msg": "said"}, "^said$"),
        (x, x * 0, {"msg": lambda m: "so: " + m}, "^so: Tensor-likes"),
    ):
        with pytest.raises(AssertionError, match=text):
            close(actual, expected, **options)
    for actual, expected, options in ((x, [1.0, 1.0], {}), ("a", "a", {}),
                                      (x, torch.nn.Parameter(x), {"allow_subclasses": False})):
        with pytest.raises(TypeError, match="No comparison pair"):
            close(actual, expected, **options)
    with pytest.raises(ValueError, match="got no atol"):
        close(1.0, 1.0, rtol=1.0)
    close(x, torch.nn.Parameter(x))
    close(x, x.int(), check_dtype=False)
    close(x * float("nan"), x * float("nan"), equal_nan=True)
    with pytest.warns(FutureWarning):
        torch.testing.assert_allclose(x, [1.0, 1.0])


def test_made_tensors():
    make = torch.testing.make_tensor
    for dtype in (torch.float32, torch.float16, torch.complex64, torch.int8, torch.uint8, torch.bool):
        x = make(20, 3, dtype=dtype, device="cpu", noncontiguous=True, exclude_zero=True)
        assert x.shape == (20, 3) and x.dtype is dtype and not x.is_contiguous() and (x != 0).all()
    assert make((50,), dtype=torch.int64, device="cpu", low=2, high=4).unique().tolist() == [2, 3]
    assert make((2,), dtype=torch.float32, device="cpu", requires_grad=True).requires_grad
    with pytest.raises(ValueError):
        make((2,), dtype=torch.int64, device="cpu", requires_grad=True)
    with pytest.raises(ValueError):
        make((2,), dtype=torch.float32, device="cpu", low=2, high=1)


def test_float8_is_compared_by_value():
    for dtype in (torch.float8_e4m3fn, torch.float8_e5m2):
        x = torch.arange(4.0).to(dtype)
        torch.testing.assert_close(x, x.clone())
        with pytest.raises(AssertionError, match="1 / 4"):
            torch.testing.assert_close(x, torch.tensor([0, 1, 2, 4.0]).to(dtype))


def test_made_tensors_are_no_views():
    for dtype in (torch.float32, torch.complex64, torch.complex128, torch.int64, torch.bool):
        made = torch.testing.make_tensor((4, 2), dtype=dtype, device="cpu", low=-9, high=9)
        assert not made._is_view() and made.chunk(2)[0]._base is made


def test_bytes_differ_by_their_distance():
    small, large = torch.tensor([1, 0], dtype=torch.uint8), torch.tensor([3, 255], dtype=torch.uint8)
    with pytest.raises(AssertionError, match="Greatest absolute difference: 255 at index"):
        torch.testing.assert_close(small, large)
    torch.testing.assert_close(small[:1], large[:1], atol=2, rtol=0)
