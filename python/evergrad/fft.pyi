# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from ._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def fft(
    input: Tensor,
    n: _int | None = None,
    dim: _int = -1,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Discrete Fourier transform along dim, of real numbers too: sum over j of x[j] exp(-2 pi i j k / n) for each k.
    n: the number of points; self is cut off or filled up with zeros to it along dim. Complex, in the shape of self
    with size n along dim. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of n,
    'forward' by n. Takes float32, float64 and their complex types; integers and bool compute in the default float
    type, halves are an error. Fewer than one point, or a 0-dim tensor, is an error.

    >>> torch.fft.fft(torch.tensor([0., 1., 2., 3.]))
    tensor([ 6.+0.j, -2.+2.j, -2.+0.j, -2.-2.j])
    """

def fft2(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] = (-2, -1),
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Discrete Fourier transform along two dimensions. s: the number of points along each of them (-1: as many as
    there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim: the
    transformed dimensions, the last two unless given. norm: 'backward' (None) leaves the result as it is, 'ortho'
    divides it by the root of the number of points, 'forward' by that number. Takes float32, float64 and their
    complex types; integers and bool compute in the default float type, halves are an error. A repeated dimension is
    an error.

    >>> torch.fft.fft2(torch.tensor([[1., 2.], [3., 4.]]))
    tensor([[10.+0.j, -2.+0.j],
            [-4.+0.j,  0.+0.j]])
    """

def fftfreq(
    n: _int,
    d: _float = 1.0,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """The frequencies of the n values of fft, in cycles per unit of the distance d of two points: 0, 1, ... and then
    the negative ones, over n d; 1-d of n elements. dtype is the default float type unless given; an integer or
    complex one, and a negative n, are errors.

    >>> torch.fft.fftfreq(5)
    tensor([ 0.0000,  0.2000,  0.4000, -0.4000, -0.2000])
    """

def fftn(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] | None = None,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Discrete Fourier transform along several dimensions. s: the number of points along each of them (-1: as many as
    there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim: the
    transformed dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward' (None) leaves
    the result as it is, 'ortho' divides it by the root of the number of points, 'forward' by that number. Takes
    float32, float64 and their complex types; integers and bool compute in the default float type, halves are an
    error. A repeated dimension is an error.

    >>> torch.fft.fftn(torch.ones(2, 2, 2)).real.flatten()
    tensor([8., 0., 0., 0., 0., 0., 0., 0.])
    """

def fftshift(input: Tensor, dim: _int | Sequence[_int] | None = None) -> Tensor:
    """Rolled by half of the size along dim, all dimensions unless given: the value of frequency 0 comes into the
    middle. In the shape of self, any dtype; a dimension that self does not have is an error.

    >>> torch.fft.fftshift(torch.fft.fftfreq(5))
    tensor([-0.4000, -0.2000,  0.0000,  0.2000,  0.4000])
    """

def hfft(
    input: Tensor,
    n: _int | None = None,
    dim: _int = -1,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Discrete Fourier transform along dim of a Hermitian signal that is given by its first half: n real numbers, 2 (m
    - 1) of m values unless n is given. n: the number of points; self is cut off or filled up with zeros to it along
    dim (to n // 2 + 1 values). In the shape of self with size n along dim. norm: 'backward' (None) leaves the
    result as it is, 'ortho' divides it by the root of n, 'forward' by n. Takes float32, float64 and their complex
    types; integers and bool compute in the default float type, halves are an error. Fewer than one point, or a
    0-dim tensor, is an error.

    >>> torch.fft.hfft(torch.tensor([1., 2j, 3.]))
    tensor([ 4.,  2.,  4., -6.])
    """

def hfft2(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] = (-2, -1),
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Discrete Fourier transform along two dimensions of a Hermitian signal that is given by the first half of its
    last dimension: real numbers. The last of s is the number of real points, 2 (m - 1) unless given. s: the number
    of points along each of them (-1: as many as there are); self is cut off or filled up with zeros, and the
    result, real, has these sizes. dim: the transformed dimensions, the last two unless given. norm: 'backward'
    (None) leaves the result as it is, 'ortho' divides it by the root of the number of points, 'forward' by that
    number. Takes float32, float64 and their complex types; integers and bool compute in the default float type,
    halves are an error. A repeated dimension is an error.

    >>> torch.fft.hfft2(torch.tensor([[1., 2.], [3., 4.]]))
    tensor([[10., -2.],
            [-4.,  0.]])
    """

def hfftn(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] | None = None,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Discrete Fourier transform along several dimensions of a Hermitian signal that is given by the first half of its
    last dimension: real numbers. The last of s is the number of real points, 2 (m - 1) unless given. s: the number
    of points along each of them (-1: as many as there are); self is cut off or filled up with zeros, and the
    result, real, has these sizes. dim: the transformed dimensions; unless given, the last ones that s has sizes
    for, or all. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of the number of
    points, 'forward' by that number. Takes float32, float64 and their complex types; integers and bool compute in
    the default float type, halves are an error. A repeated dimension is an error.

    >>> torch.fft.hfftn(torch.ones(2, 2), norm='forward')
    tensor([[1., 0.],
            [0., 0.]])
    """

def ifft(
    input: Tensor,
    n: _int | None = None,
    dim: _int = -1,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Inverse discrete Fourier transform along dim, of real numbers too. n: the number of points; self is cut off or
    filled up with zeros to it along dim. Complex, in the shape of self with size n along dim. norm: 'backward'
    (None) divides the result by n, 'ortho' by the root of n, 'forward' by nothing. Takes float32, float64 and their
    complex types; integers and bool compute in the default float type, halves are an error. Fewer than one point,
    or a 0-dim tensor, is an error.

    >>> torch.fft.ifft(torch.tensor([6., -2 + 2j, -2., -2 - 2j]))
    tensor([0.+0.j, 1.+0.j, 2.+0.j, 3.+0.j])
    """

def ifft2(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] = (-2, -1),
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Inverse discrete Fourier transform along two dimensions. s: the number of points along each of them (-1: as many
    as there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim: the
    transformed dimensions, the last two unless given. norm: 'backward' (None) divides the result by that number,
    'ortho' by the root of the number of points, 'forward' by nothing. Takes float32, float64 and their complex
    types; integers and bool compute in the default float type, halves are an error. A repeated dimension is an
    error.

    >>> torch.fft.ifft2(torch.tensor([[10., -2.], [-4., 0.]]))
    tensor([[1.+0.j, 2.+0.j],
            [3.+0.j, 4.+0.j]])
    """

def ifftn(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] | None = None,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Inverse discrete Fourier transform along several dimensions. s: the number of points along each of them (-1: as
    many as there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim: the
    transformed dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward' (None)
    divides the result by that number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes
    float32, float64 and their complex types; integers and bool compute in the default float type, halves are an
    error. A repeated dimension is an error.

    >>> torch.fft.ifftn(torch.tensor([[8., 0.], [0., 0.]]), norm='ortho')
    tensor([[4.+0.j, 4.+0.j],
            [4.+0.j, 4.+0.j]])
    """

def ifftshift(input: Tensor, dim: _int | Sequence[_int] | None = None) -> Tensor:
    """The inverse of fftshift, rolled by half of the size, rounded up, along dim: the value in the middle comes first.
    In the shape of self, any dtype; a dimension that self does not have is an error.

    >>> torch.fft.ifftshift(torch.arange(5))
    tensor([2, 3, 4, 0, 1])
    """

def ihfft(
    input: Tensor,
    n: _int | None = None,
    dim: _int = -1,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Inverse of hfft along dim: the first half, n // 2 + 1 values, of a Hermitian signal. n: the number of points;
    self is cut off or filled up with zeros to it along dim. Complex, in the shape of self with size n // 2 + 1
    along dim. norm: 'backward' (None) divides the result by n, 'ortho' by the root of n, 'forward' by nothing.
    Takes float32 and float64; integers and bool compute in the default float type, complex numbers and halves are
    an error. Fewer than one point, or a 0-dim tensor, is an error.

    >>> torch.fft.ihfft(torch.tensor([0., 1., 2., 3.])).abs()
    tensor([1.5000, 0.7071, 0.5000])
    """

def ihfft2(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] = (-2, -1),
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Inverse of hfft2: the first half along the last dimension of a Hermitian signal. s: the number of points along
    each of them (-1: as many as there are); self is cut off or filled up with zeros, and the result, complex, has
    these sizes, along the last dimension n // 2 + 1. dim: the transformed dimensions, the last two unless given.
    norm: 'backward' (None) divides the result by that number, 'ortho' by the root of the number of points,
    'forward' by nothing. Takes float32 and float64; integers and bool compute in the default float type, complex
    numbers and halves are an error. A repeated dimension is an error.

    >>> torch.fft.ihfft2(torch.tensor([[10., -2.], [-4., 0.]])).real
    tensor([[1., 2.],
            [3., 4.]])
    """

def ihfftn(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] | None = None,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Inverse of hfftn: the first half along the last dimension of a Hermitian signal. s: the number of points along
    each of them (-1: as many as there are); self is cut off or filled up with zeros, and the result, complex, has
    these sizes, along the last dimension n // 2 + 1. dim: the transformed dimensions; unless given, the last ones
    that s has sizes for, or all. norm: 'backward' (None) divides the result by that number, 'ortho' by the root of
    the number of points, 'forward' by nothing. Takes float32 and float64; integers and bool compute in the default
    float type, complex numbers and halves are an error. A repeated dimension is an error.

    >>> torch.fft.ihfftn(torch.ones(2, 3)).real
    tensor([[1., 0.],
            [0., 0.]])
    """

def irfft(
    input: Tensor,
    n: _int | None = None,
    dim: _int = -1,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Inverse of rfft along dim: n real numbers, 2 (m - 1) of m values unless n is given. What would make the result
    complex is left out. n: the number of points; self is cut off or filled up with zeros to it along dim (to n // 2
    + 1 values). In the shape of self with size n along dim. norm: 'backward' (None) divides the result by n,
    'ortho' by the root of n, 'forward' by nothing. Takes float32, float64 and their complex types; integers and
    bool compute in the default float type, halves are an error. Fewer than one point, or a 0-dim tensor, is an
    error.

    >>> torch.fft.irfft(torch.tensor([6., -2 + 2j, -2.]))
    tensor([0., 1., 2., 3.])
    """

def irfft2(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] = (-2, -1),
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Inverse of rfft2: real numbers from a spectrum of which the first half along the last dimension is given. The
    last of s is the number of real points, 2 (m - 1) unless given. s: the number of points along each of them (-1:
    as many as there are); self is cut off or filled up with zeros, and the result, real, has these sizes. dim: the
    transformed dimensions, the last two unless given. norm: 'backward' (None) divides the result by that number,
    'ortho' by the root of the number of points, 'forward' by nothing. Takes float32, float64 and their complex
    types; integers and bool compute in the default float type, halves are an error. A repeated dimension is an
    error.

    >>> torch.fft.irfft2(torch.tensor([[10., -2.], [-4., 0.]]))
    tensor([[1., 2.],
            [3., 4.]])
    """

def irfftn(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] | None = None,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Inverse of rfftn: real numbers from a spectrum of which the first half along the last dimension is given. The
    last of s is the number of real points, 2 (m - 1) unless given. s: the number of points along each of them (-1:
    as many as there are); self is cut off or filled up with zeros, and the result, real, has these sizes. dim: the
    transformed dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward' (None)
    divides the result by that number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes
    float32, float64 and their complex types; integers and bool compute in the default float type, halves are an
    error. A repeated dimension is an error.

    >>> torch.fft.irfftn(torch.tensor([[6., 0.], [0., 0.]]), s=(2, 3))
    tensor([[1., 1., 1.],
            [1., 1., 1.]])
    """

def rfft(
    input: Tensor,
    n: _int | None = None,
    dim: _int = -1,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Discrete Fourier transform of real numbers along dim: the first n // 2 + 1 values, which say everything, the
    others being conjugates of theirs. n: the number of points; self is cut off or filled up with zeros to it along
    dim. Complex, in the shape of self with size n // 2 + 1 along dim. norm: 'backward' (None) leaves the result as
    it is, 'ortho' divides it by the root of n, 'forward' by n. Takes float32 and float64; integers and bool compute
    in the default float type, complex numbers and halves are an error. Fewer than one point, or a 0-dim tensor, is
    an error.

    >>> torch.fft.rfft(torch.tensor([0., 1., 2., 3.]))
    tensor([ 6.+0.j, -2.+2.j, -2.+0.j])
    """

def rfft2(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] = (-2, -1),
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Discrete Fourier transform of real numbers along two dimensions, of the last of which the first half is given.
    s: the number of points along each of them (-1: as many as there are); self is cut off or filled up with zeros,
    and the result, complex, has these sizes, along the last dimension n // 2 + 1. dim: the transformed dimensions,
    the last two unless given. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of
    the number of points, 'forward' by that number. Takes float32 and float64; integers and bool compute in the
    default float type, complex numbers and halves are an error. A repeated dimension is an error.

    >>> torch.fft.rfft2(torch.tensor([[1., 2.], [3., 4.]]))
    tensor([[10.+0.j, -2.+0.j],
            [-4.+0.j,  0.+0.j]])
    """

def rfftfreq(
    n: _int,
    d: _float = 1.0,
    *,
    dtype: _dtype | None = None,
    layout: _layout | None = None,
    device: _device | _str | _int | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """The frequencies of the n // 2 + 1 values of rfft, in cycles per unit of the distance d of two points: 0, 1, ...
    over n d, 1-d. dtype is the default float type unless given; an integer or complex one is an error.

    >>> torch.fft.rfftfreq(5, d=0.5)
    tensor([0.0000, 0.4000, 0.8000])
    """

def rfftn(
    input: Tensor,
    s: _int | Sequence[_int] | None = None,
    dim: _int | Sequence[_int] | None = None,
    norm: _str | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """Discrete Fourier transform of real numbers along several dimensions, of the last of which the first half is
    given. s: the number of points along each of them (-1: as many as there are); self is cut off or filled up with
    zeros, and the result, complex, has these sizes, along the last dimension n // 2 + 1. dim: the transformed
    dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward' (None) leaves the result
    as it is, 'ortho' divides it by the root of the number of points, 'forward' by that number. Takes float32 and
    float64; integers and bool compute in the default float type, complex numbers and halves are an error. A
    repeated dimension is an error.

    >>> torch.fft.rfftn(torch.ones(2, 4), s=(2, 3)).real
    tensor([[6., 0.],
            [0., 0.]])
    """


