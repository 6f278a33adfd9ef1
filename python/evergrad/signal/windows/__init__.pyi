# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from ..._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def bartlett(
    M: _int,
    *,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A triangle of M points that ends in zeros. sym: symmetric about its middle; without it the window is one longer
    with the last value left out, as spectra want it. float32 or float64, the default float type unless given. M < 0
    is an error, no M gives an empty window, one a 1.

    >>> torch.signal.windows.bartlett(5)
    tensor([0.0000, 0.5000, 1.0000, 0.5000, 0.0000])
    """

def blackman(
    M: _int,
    *,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Blackman window of M points: general_cosine of 0.42, 0.5, 0.08. sym: symmetric about its middle; without it the
    window is one longer with the last value left out, as spectra want it. float32 or float64, the default float
    type unless given. M < 0 is an error, no M gives an empty window, one a 1.

    >>> torch.signal.windows.blackman(4, sym=False)[1:]
    tensor([0.3400, 1.0000, 0.3400])
    """

def cosine(
    M: _int,
    *,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Half a wave of the sine, 1-d of M points: sin(pi (i + 1/2) / M). sym: symmetric about its middle; without it the
    window is one longer with the last value left out, as spectra want it. float32 or float64, the default float
    type unless given. M < 0 is an error, no M gives an empty window, one a 1.

    >>> torch.signal.windows.cosine(3)
    tensor([0.5000, 1.0000, 0.5000])
    """

def exponential(
    M: _int,
    *,
    center: _float | None = None,
    tau: _float = 1.0,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Window exp(-|i - center| / tau) of M points; center is the middle, and may be given without sym only. tau <= 0
    is an error. sym: symmetric about its middle; without it the window is one longer with the last value left out,
    as spectra want it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an
    empty window, one a 1.

    >>> torch.signal.windows.exponential(3, tau=0.5)
    tensor([0.1353, 1.0000, 0.1353])
    """

def gaussian(
    M: _int,
    *,
    std: _float = 1.0,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Window exp(-(i - middle)^2 / (2 std^2)) of M points. std <= 0 is an error. sym: symmetric about its middle;
    without it the window is one longer with the last value left out, as spectra want it. float32 or float64, the
    default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.

    >>> torch.signal.windows.gaussian(5, std=2.0)
    tensor([0.6065, 0.8825, 1.0000, 0.8825, 0.6065])
    """

def general_cosine(
    M: _int,
    *,
    a: Sequence[_float],
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Window of M points, the sum over k of (-1)^k a[k] cos(2 pi i k / (M - 1)). No coefficients are an error. sym:
    symmetric about its middle; without it the window is one longer with the last value left out, as spectra want
    it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one
    a 1.

    >>> torch.signal.windows.general_cosine(5, a=[0.5, 0.3, 0.2])
    tensor([0.4000, 0.3000, 1.0000, 0.3000, 0.4000])
    """

def general_hamming(
    M: _int,
    *,
    alpha: _float = 0.54,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Window alpha - (1 - alpha) cos(2 pi i / (M - 1)) of M points. sym: symmetric about its middle; without it the
    window is one longer with the last value left out, as spectra want it. float32 or float64, the default float
    type unless given. M < 0 is an error, no M gives an empty window, one a 1.

    >>> torch.signal.windows.general_hamming(5, alpha=0.6)
    tensor([0.2000, 0.6000, 1.0000, 0.6000, 0.2000])
    """

def hamming(
    M: _int,
    *,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Hamming window of M points: general_hamming of 0.54. sym: symmetric about its middle; without it the window is
    one longer with the last value left out, as spectra want it. float32 or float64, the default float type unless
    given. M < 0 is an error, no M gives an empty window, one a 1.

    >>> torch.signal.windows.hamming(5)
    tensor([0.0800, 0.5400, 1.0000, 0.5400, 0.0800])
    """

def hann(
    M: _int,
    *,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Hann window of M points: general_hamming of 0.5. sym: symmetric about its middle; without it the window is one
    longer with the last value left out, as spectra want it. float32 or float64, the default float type unless
    given. M < 0 is an error, no M gives an empty window, one a 1.

    >>> torch.signal.windows.hann(4, sym=False)
    tensor([0.0000, 0.5000, 1.0000, 0.5000])
    """

def kaiser(
    M: _int,
    *,
    beta: _float = 12.0,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Kaiser window of M points, a Bessel function I0 of an ellipse of height beta. beta < 0 is an error. sym:
    symmetric about its middle; without it the window is one longer with the last value left out, as spectra want
    it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one
    a 1.

    >>> torch.signal.windows.kaiser(5, beta=2.0)
    tensor([0.4387, 0.8348, 1.0000, 0.8348, 0.4387])
    """

def nuttall(
    M: _int,
    *,
    sym: _bool = True,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Nuttall's minimal Blackman-Harris window of M points: general_cosine of four terms. sym: symmetric about its
    middle; without it the window is one longer with the last value left out, as spectra want it. float32 or
    float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.

    >>> torch.signal.windows.nuttall(4, sym=False)
    tensor([3.6280e-04, 2.2698e-01, 1.0000e+00, 2.2698e-01])
    """


