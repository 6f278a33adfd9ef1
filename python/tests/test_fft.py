"""Fourier transforms: numpy's answers, derivatives, batches, layouts, errors; short-time transforms; windows."""

import itertools
import math
import warnings

import evergrad as eg
import numpy as np
import pytest
from evergrad import fft, func
from evergrad.autograd import forward_ad, gradcheck, gradgradcheck
from evergrad.signal import windows

D, C = eg.float64, eg.complex128
LINES = ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")
SPACES = ("fft2", "ifft2", "rfft2", "irfft2", "fftn", "ifftn", "rfftn", "irfftn")
REAL_IN = ("rfft", "ihfft", "rfft2", "rfftn", "ihfft2", "ihfftn")
NORMS = (None, "backward", "ortho", "forward")


def numbers(*shape, dtype=D, seed=0):
    g = eg.Generator().manual_seed(seed)
    return eg.randn(*shape, dtype=dtype, generator=g)


def given(name, *shape):
    return numbers(*shape, dtype=D if name in REAL_IN else C)


def same(a, b, tol=1e-12):
    a, b = (eg.as_tensor(x) for x in (a, b))
    assert a.shape == b.shape and a.dtype == b.dtype, (a.shape, b.shape, a.dtype, b.dtype)
    assert eg.allclose(a, b, rtol=tol, atol=tol * (1 + float(b.abs().max()))), (a - b).abs().max()


@pytest.mark.parametrize("name", LINES)
def test_lines_are_numpys(name):
    for n, dim, norm, (rows, size) in itertools.product((None, 5, 12), (0, -1), NORMS, ((1, 9), (3, 8), (11, 7))):
        x = given(name, rows, size) if dim == -1 else given(name, size, rows)
        same(getattr(fft, name)(x, n, dim, norm), getattr(np.fft, name)(x.numpy(), n, dim, norm))


@pytest.mark.parametrize("name", SPACES)
def test_spaces_are_numpys(name):
    x = given(name, 4, 6, 5)
    for s, dim in ((None, (0, 2)), (None, (2, 1)), ((3, 8), (-2, -1)), ((4, 4), (1, 0))):
        for norm in NORMS:
            same(getattr(fft, name)(x, s, dim, norm), getattr(np.fft, name)(x.numpy(), s, dim, norm))
    if name.endswith("n"):
        same(getattr(fft, name)(x), getattr(np.fft, name)(x.numpy()))
        same(getattr(fft, name)(x, s=(3, 4)), getattr(np.fft, name)(x.numpy(), (3, 4), (1, 2)))


def test_hermitian_spaces():
    x = numbers(4, 5, 6)
    half = fft.ihfftn(x)
    assert half.shape == (4, 5, 4)
    same(fft.hfftn(half, s=x.shape), x)
    same(fft.ihfft2(x), fft.ifft2(x)[..., :4])
    same(fft.hfft2(fft.ihfft2(x, norm="ortho"), s=(5, 6), norm="ortho"), x)


@pytest.mark.parametrize("n", [1, 2, 97, 211, 1000, 1009, 4096, 10007, 16384, 65536, 100000])
def test_long_lines(n):
    x, z = numbers(n), numbers(n, dtype=C)
    same(fft.fft(z), np.fft.fft(z.numpy()), 1e-11)
    same(fft.rfft(x), np.fft.rfft(x.numpy()), 1e-11)
    same(fft.irfft(fft.rfft(x), n), x)
    same(fft.ifft(fft.fft(z)), z)
    single = fft.fft(z.to(eg.complex64))
    assert single.dtype == eg.complex64
    assert float((single - fft.fft(z)).abs().max()) < 2e-6 * n**0.5 * (1 + math.log2(n))


def test_types():
    for dtype in (eg.bool, eg.uint8, eg.int64):
        x = eg.tensor([1, 0, 1, 1], dtype=dtype)
        for name in LINES:
            r = getattr(fft, name)(x)
            assert r.dtype == (eg.float32 if name in ("irfft", "hfft") else eg.complex64)
            assert eg.allclose(r, getattr(fft, name)(x.float()))
    for dtype in (eg.float16, eg.bfloat16):
        with pytest.raises(RuntimeError, match="Unsupported dtype"):
            fft.fft(eg.ones(4, dtype=dtype))
    with pytest.raises(RuntimeError, match="rfft expects a real input tensor, but got ComplexFloat"):
        fft.rfft(eg.ones(4, dtype=eg.complex64))


def test_layouts():
    x = numbers(3, 8, 6, dtype=C)
    for view in (x.transpose(0, 2), x[:, ::2], x.flip(1).transpose(1, 2), x.conj(), x[:1].expand(5, 8, 6), x.imag, -x.imag):
        for dim in range(view.dim()):
            same(fft.fft(view, dim=dim), np.fft.fft(view.numpy(force=True), axis=dim))
            same(fft.irfft(view, dim=dim), np.fft.irfft(view.numpy(force=True), axis=dim))
    assert fft.fft(x, dim=1).stride() == (48, 1, 8)
    assert fft.fftn(x, dim=(0, 2)).stride() == (6, 18, 1)
    out = eg.empty(3, 8, 6, dtype=C)
    assert fft.fft(x, out=out) is out
    same(out, fft.fft(x))
    assert fft.fft(eg.ones(0, 4)).shape == (0, 4)


def test_shifts_and_frequencies():
    for n in (1, 4, 5):
        same(fft.fftfreq(n, 0.25, dtype=D), np.fft.fftfreq(n, 0.25))
        same(fft.rfftfreq(n, 0.25, dtype=D), np.fft.rfftfreq(n, 0.25))
    x = numbers(4, 5, 6)
    for dim in (None, 1, (0, 2)):
        same(fft.fftshift(x, dim), np.fft.fftshift(x.numpy(), dim), 0)
        same(fft.ifftshift(x, dim), np.fft.ifftshift(x.numpy(), dim), 0)


@pytest.mark.parametrize("name", LINES)
def test_derivatives_of_lines(name):
    for n in (None, 4, 5, 9):
        x = given(name, 2, 5).requires_grad_()
        f = getattr(fft, name)
        assert gradcheck(lambda t: f(t, n, norm="ortho"), (x,), check_forward_ad=True)
        assert gradgradcheck(lambda t: f(t, n) * f(t, n), (x,))


@pytest.mark.parametrize("name", (*SPACES, "hfft2", "ihfftn"))
def test_derivatives_of_spaces(name):
    x = given(name, 3, 2, 4).requires_grad_()
    f = getattr(fft, name)
    assert gradcheck(lambda t: f(t, dim=(2, 0)), (x,), check_forward_ad=True)
    assert gradcheck(lambda t: f(t, s=(3, 3)), (x,))


def test_batches():
    x = numbers(4, 3, 5, dtype=C)
    for name in ("fft", "ifft", "irfft", "hfft", "fft2", "irfftn"):
        f = getattr(fft, name)
        for at in (0, 1, 2):
            expected = eg.stack([f(t) for t in x.unbind(at)])
            same(func.vmap(f, in_dims=at)(x), expected)
    grads = func.vmap(func.grad(lambda t: fft.rfft(t).abs().sum()))(numbers(4, 6))
    expected = eg.stack([func.grad(lambda t: fft.rfft(t).abs().sum())(t) for t in numbers(4, 6)])
    same(grads, expected)


def test_forward_mode():
    x, t = numbers(5), numbers(5, seed=1)
    with forward_ad.dual_level():
        r = forward_ad.unpack_dual(fft.rfft(forward_ad.make_dual(x, t)))
    same(r.tangent, fft.rfft(t))


def test_errors():
    x = eg.ones(2, 3)
    for call, error, words in (
        (lambda: fft.fft(eg.ones(())), IndexError, "Dimension specified as -1 but tensor has no dimensions"),
        (lambda: fft.fft(x, 0), RuntimeError, r"Invalid number of data points \(0\) specified"),
        (lambda: fft.fft(x, dim=2), IndexError, "Dimension out of range"),
        (lambda: fft.fft(x, norm="no"), RuntimeError, 'Invalid normalization mode: "no"'),
        (lambda: fft.irfft(eg.ones(2, 1)), RuntimeError, "Invalid number of data points"),
        (lambda: fft.fftn(x, dim=(0, 0)), RuntimeError, "FFT dims must be unique"),
        (lambda: fft.fftn(x, s=(2,), dim=(0, 1)), RuntimeError, "must have the same length"),
        (lambda: fft.fftn(x, s=(2, 2, 2)), RuntimeError, "Got shape with 3 values but input tensor only has 2 dimensions"),
        (lambda: fft.rfftn(x, dim=()), RuntimeError, "rfftn must transform at least one axis"),
        (lambda: fft.fftfreq(4, dtype=eg.int64), RuntimeError, "requires a floating point or complex dtype"),
    ):
        with pytest.raises(error, match=words):
            call()


# ---- short-time transforms ----


def framed(x, n_fft, hop, window):
    frames = [x[i : i + n_fft] * window for i in range(0, len(x) - n_fft + 1, hop)]
    return eg.stack([fft.rfft(f) for f in frames], 1)


def test_stft_is_made_of_frames():
    x, window = numbers(50), eg.hann_window(8, dtype=D)
    got = eg.stft(x, 8, 3, window=window, center=False, return_complex=True)
    same(got, framed(x, 8, 3, window))
    padded = eg.nn.functional.pad(x[None, None], (4, 4), "reflect")[0, 0]
    same(eg.stft(x, 8, 3, window=window, return_complex=True), framed(padded, 8, 3, window))
    small = eg.hann_window(4, dtype=D)
    wide = eg.nn.functional.pad(small, (2, 2))
    same(x.stft(8, 3, 4, small, return_complex=True), framed(padded, 8, 3, wide))
    both = eg.stft(x, 8, window=window, onesided=False, return_complex=True)
    assert both.shape == (8, 26)
    assert eg.stft(x.to(C), 8, window=window).shape == (8, 26)
    assert eg.stft(x.reshape(2, 25), 8, window=window, return_complex=True).shape == (2, 5, 13)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        real = eg.stft(x, 8, window=window, return_complex=False)
    same(eg.view_as_complex(real), both[:5])
    assert gradcheck(lambda t: eg.stft(t, 8, window=window, return_complex=True), (x[:20].clone().requires_grad_(),))


def test_istft_is_the_inverse():
    x, window = numbers(3, 60), eg.hamming_window(10, dtype=D)
    for options in ({}, {"normalized": True}, {"onesided": False}):
        z = eg.stft(x, 10, 4, window=window, return_complex=True, **options)
        same(eg.istft(z, 10, 4, window=window, length=60, **options), x)
    z = eg.stft(x.to(C), 10, 4, window=window)
    same(z.istft(10, 4, window=window, length=60, return_complex=True), x.to(C))
    z = eg.stft(x[0], 10, 5, window=window, center=False, return_complex=True)
    same(eg.istft(z, 10, 5, window=window, center=False), x[0])
    assert eg.istft(z, 10, 5, window=window, center=False, length=20).shape == (20,)
    assert gradcheck(lambda t: eg.istft(t, 10, 5, window=window), (z[:, :4].clone().requires_grad_(),))


def test_stft_errors_and_warnings(monkeypatch):
    from evergrad import _signal

    x, window = eg.ones(20), eg.hann_window(8)
    for call, words in (
        (lambda: eg.stft(x, 8, window=window), "requires the return_complex parameter"),
        (lambda: eg.stft(x, 8, 0, window=window, return_complex=True), "expected hop_length > 0, but got hop_length=0"),
        (lambda: eg.stft(x, 8, window=window[:4], return_complex=True), "expected a 1D window tensor of size equal to"),
        (lambda: eg.stft(x, 30, center=False, return_complex=True), "expected 0 < n_fft < 20, but got n_fft=30"),
        (lambda: eg.stft(x.long(), 8, window=window, return_complex=True), "floating point or complex values"),
        (lambda: eg.istft(x, 8), "istft requires a complex-valued input tensor"),
        (lambda: eg.istft(eg.ones(4, 3, dtype=eg.complex64), 8, window=window), "frequency dimension"),
        (lambda: eg.istft(eg.ones(5, 3, dtype=eg.complex64), 8, window=window * 0), "window overlap add min: 1"),
    ):
        with pytest.raises(RuntimeError, match=words):
            call()
    monkeypatch.setattr(_signal, "_said", set())
    with pytest.warns(UserWarning, match="A window was not provided"):
        z = x.stft(8, return_complex=True)
    with pytest.warns(UserWarning, match="shorter than the length parameter"):
        eg.istft(z, 8, window=window, length=100)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        x.stft(8, return_complex=True)


# ---- windows ----


def test_windows():
    for m, sym in itertools.product((0, 1, 2, 7, 8), (True, False)):
        for name, options in (("bartlett", {}), ("blackman", {}), ("hann", {}), ("hamming", {}), ("kaiser", {"beta": 5.0})):
            w = getattr(windows, name)(m, sym=sym, dtype=D, **options)
            old = getattr(eg, f"{name}_window")(m, not sym, **{**options, "dtype": D})
            same(w, old) if m else None
            assert w.shape == (m,)
        for name, options in (("cosine", {}), ("gaussian", {"std": 2.0}), ("exponential", {"tau": 3.0}), ("nuttall", {})):
            w = getattr(windows, name)(m, sym=sym, dtype=D, **options)
            assert w.shape == (m,) and (m == 0 or float(w.max()) <= 1 + 1e-12)
            if sym:
                same(w, w.flip(0)) if m else None
            elif m > 1 and name != "exponential":
                same(w, getattr(windows, name)(m + 1, dtype=D, **options)[:-1])
    same(windows.exponential(3, center=0.0, tau=1.0, sym=False, dtype=D), eg.exp(-eg.arange(3, dtype=D)))
    assert windows.hann(5, requires_grad=True).requires_grad
    for call, error, words in (
        (lambda: windows.hann(-1), ValueError, "requires non-negative window length, got M=-1"),
        (lambda: windows.hann(4, dtype=eg.int64), ValueError, "expects float32 or float64 dtypes, got: torch.int64"),
        (lambda: windows.gaussian(4, std=0), ValueError, "Standard deviation must be positive, got: 0 instead"),
        (lambda: windows.exponential(4, tau=-1.5), ValueError, "Tau must be positive, got: -1.5 instead"),
        (lambda: windows.exponential(4, center=1.0), ValueError, "Center must be None for symmetric windows"),
        (lambda: windows.kaiser(4, beta=-1), ValueError, "beta must be non-negative, got: -1 instead"),
        (lambda: windows.general_cosine(4, a=[]), ValueError, "Coefficients cannot be empty"),
        (lambda: windows.general_cosine(4, a=None), TypeError, "Coefficients must be a list/tuple"),
        (lambda: windows.cosine(4, layout=eg.sparse_coo), ValueError, "is implemented for strided tensors only"),
    ):
        with pytest.raises(error, match=words):
            call()
