# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from ._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def airy_ai(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Airy function Ai. Not differentiable. Takes floats; integers and bool compute in the default float type."""

def bessel_j0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the first kind of order 0. Not differentiable. Takes floats; integers and bool compute in the
    default float type."""

def bessel_j1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the first kind of order 1. Not differentiable. Takes floats; integers and bool compute in the
    default float type."""

def bessel_y0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the second kind of order 0: -inf at 0, NaN below. Not differentiable. Takes floats; integers
    and bool compute in the default float type."""

def bessel_y1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the second kind of order 1: -inf at 0, NaN below. Not differentiable. Takes floats; integers
    and bool compute in the default float type."""

def chebyshev_polynomial_t(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the first kind of degree n at x; 0 for a negative degree, a fraction of it is cut off.
    Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and bool
    compute in the default float type."""

def chebyshev_polynomial_u(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the second kind of degree n at x; 0 for a negative degree, a fraction of it is cut off.
    Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and bool
    compute in the default float type."""

def chebyshev_polynomial_v(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the third kind of degree n at x; 0 for a negative degree, a fraction of it is cut off.
    Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and bool
    compute in the default float type."""

def chebyshev_polynomial_w(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the fourth kind of degree n at x; 0 for a negative degree, a fraction of it is cut off.
    Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and bool
    compute in the default float type."""

def digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithmic derivative of the gamma function; NaN at negative integers. Takes floats; integers and bool compute
    in the default float type."""

def digamma_(input: Tensor) -> Tensor:
    """Logarithmic derivative of the gamma function; NaN at negative integers. Takes floats; integers and bool compute
    in the default float type. In place."""

def entr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Entropy -x log(x): 0 at 0, -inf below. Takes floats; integers and bool compute in the default float type."""

def erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Error function. Takes floats; integers and bool compute in the default float type."""

def erf_(input: Tensor) -> Tensor:
    """Error function. Takes floats; integers and bool compute in the default float type. In place."""

def erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complementary error function, 1 - erf(x), accurate in the tail. Takes floats; integers and bool compute in the
    default float type."""

def erfc_(input: Tensor) -> Tensor:
    """Complementary error function, 1 - erf(x), accurate in the tail. Takes floats; integers and bool compute in the
    default float type. In place."""

def erfcx(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Scaled complementary error function exp(x^2) erfc(x), finite for large x. Takes floats; integers and bool
    compute in the default float type."""

def erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). Takes
    floats; integers and bool compute in the default float type."""

def erfinv_(input: Tensor) -> Tensor:
    """Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). Takes
    floats; integers and bool compute in the default float type. In place."""

def exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """2 to the power of each element. Takes floats and complex numbers; integers and bool compute in the default float
    type."""

def exp2_(input: Tensor) -> Tensor:
    """2 to the power of each element. Takes floats and complex numbers; integers and bool compute in the default float
    type. In place."""

def expit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logistic function; another name of sigmoid."""

def expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) - 1, accurate near 0. Takes floats and complex numbers; integers and bool compute in the default float
    type."""

def expm1_(input: Tensor) -> Tensor:
    """exp(x) - 1, accurate near 0. Takes floats and complex numbers; integers and bool compute in the default float
    type. In place."""

def gammainc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of igamma."""

def gammaincc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of igammac."""

def gammaln(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of lgamma."""

def hermite_polynomial_h(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Hermite polynomial (physicists') of degree n at x; 0 for a negative degree, a fraction of it is cut off. NaN
    above degree 512 (128 for float32). Not differentiable. The tensors broadcast, and their dtypes are promoted.
    Takes floats; integers and bool compute in the default float type."""

def hermite_polynomial_he(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Hermite polynomial (probabilists') of degree n at x; 0 for a negative degree, a fraction of it is cut off. NaN
    above degree 512 (128 for float32). Not differentiable. The tensors broadcast, and their dtypes are promoted.
    Takes floats; integers and bool compute in the default float type."""

def i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 0. Takes floats; integers and bool compute in the default
    float type."""

def i0_(input: Tensor) -> Tensor:
    """Modified Bessel function of the first kind of order 0. Takes floats; integers and bool compute in the default
    float type. In place."""

def i0e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(-|x|) times the modified Bessel function of the first kind of order 0. Takes floats; integers and bool
    compute in the default float type."""

def i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 1. Takes floats; integers and bool compute in the default
    float type."""

def i1e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(-|x|) times the modified Bessel function of the first kind of order 1. Takes floats; integers and bool
    compute in the default float type."""

def laguerre_polynomial_l(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Laguerre polynomial of degree n at x; 0 for a negative degree, a fraction of it is cut off, NaN beyond degree
    100000. Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and
    bool compute in the default float type."""

def legendre_polynomial_p(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Legendre polynomial of degree n at x; 0 for a negative degree, a fraction of it is cut off, NaN beyond degree
    100000. Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and
    bool compute in the default float type."""

def log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(1 + x), accurate near 0. Takes floats and complex numbers; integers and bool compute in the default float
    type."""

def log1p_(input: Tensor) -> Tensor:
    """log(1 + x), accurate near 0. Takes floats and complex numbers; integers and bool compute in the default float
    type. In place."""

def log_ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of ndtr, accurate far below 0. Takes floats; integers and bool compute in the default float type."""

def log_softmax(input: Tensor, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
    """Another name of log_softmax."""

def logit(input: Tensor, eps: _float | None = None, *, out: Tensor | None = None) -> Tensor:
    """log(x / (1 - x)), the inverse of sigmoid. With eps, x is clamped to [eps, 1 - eps] first; without, NaN outside
    [0, 1]. Takes floats; integers and bool compute in the default float type."""

def logit_(input: Tensor, eps: _float | None = None) -> Tensor:
    """log(x / (1 - x)), the inverse of sigmoid. With eps, x is clamped to [eps, 1 - eps] first; without, NaN outside
    [0, 1]. Takes floats; integers and bool compute in the default float type. In place."""

def logsumexp(
    input: Tensor,
    dim: _int | Sequence[_int],
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """log of the sum of exponentials over dimensions, computed stably. Integers compute in the default float type."""

def modified_bessel_i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 0. Not differentiable. Takes floats; integers and bool
    compute in the default float type."""

def modified_bessel_i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 1. Not differentiable. Takes floats; integers and bool
    compute in the default float type."""

def modified_bessel_k0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the second kind of order 0: infinite at 0, NaN below. Not differentiable. Takes
    floats; integers and bool compute in the default float type."""

def modified_bessel_k1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the second kind of order 1: infinite at 0, NaN below. Not differentiable. Takes
    floats; integers and bool compute in the default float type."""

def multigammaln(input: Tensor, p: _int, *, out: Tensor | None = None) -> Tensor:
    """Another name of mvlgamma."""

def mvlgamma(input: Tensor, p: _int, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension p, elementwise: log(pi) p (p - 1) / 4 + the sum of
    lgamma(self - i / 2) for i from 0 to p - 1. Integers compute in the default float type; NaN or infinite up to (p
    - 1) / 2. Error: p below 1."""

def mvlgamma_(input: Tensor, p: _int) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension p, elementwise: log(pi) p (p - 1) / 4 + the sum of
    lgamma(self - i / 2) for i from 0 to p - 1. Integers compute in the default float type; NaN or infinite up to (p
    - 1) / 2. Error: p below 1. In place."""

def ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Distribution function of the standard normal distribution: the area under its density up to x. Takes floats;
    integers and bool compute in the default float type."""

def ndtri(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Quantile of the standard normal distribution, the inverse of ndtr: infinite at 0 and 1, NaN outside. Takes
    floats; integers and bool compute in the default float type."""

def polygamma(n: _int, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The n-th derivative of digamma: digamma itself for n = 0, else (-1)^(n+1) n! zeta(n + 1, x). A negative n is an
    error. Takes floats; integers and bool compute in the default float type."""

def psi(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of digamma."""

def round(input: Tensor, *, decimals: _int = 0, out: Tensor | None = None) -> Tensor:
    """As round: to the nearest value with that many decimal places, halves to even."""

def scaled_modified_bessel_k0(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) times the modified Bessel function of the second kind of order 0. Not differentiable. Takes floats;
    integers and bool compute in the default float type."""

def scaled_modified_bessel_k1(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) times the modified Bessel function of the second kind of order 1. Not differentiable. Takes floats;
    integers and bool compute in the default float type."""

def shifted_chebyshev_polynomial_t(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the first kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it
    is cut off. Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and
    bool compute in the default float type."""

def shifted_chebyshev_polynomial_u(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the second kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it
    is cut off. Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and
    bool compute in the default float type."""

def shifted_chebyshev_polynomial_v(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the third kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it
    is cut off. Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and
    bool compute in the default float type."""

def shifted_chebyshev_polynomial_w(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the fourth kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it
    is cut off. Not differentiable. The tensors broadcast, and their dtypes are promoted. Takes floats; integers and
    bool compute in the default float type."""

def sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """sin(pi x) / (pi x), 1 at 0. Takes floats and complex numbers; integers and bool compute in the default float
    type."""

def sinc_(input: Tensor) -> Tensor:
    """sin(pi x) / (pi x), 1 at 0. Takes floats and complex numbers; integers and bool compute in the default float
    type. In place."""

def softmax(input: Tensor, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
    """Another name of softmax."""

def spherical_bessel_j0(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Spherical Bessel function of the first kind of order 0, sin(x) / x. Not differentiable. Takes floats; integers
    and bool compute in the default float type."""

def xlog1py(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self * log(1 + other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are
    promoted. Takes floats; integers and bool compute in the default float type."""

def xlogy(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self * log(other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are promoted.
    Takes floats; integers and bool compute in the default float type."""

def zeta(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Hurwitz zeta function: the sum of (other + k)^-self over k >= 0. Infinite at self = 1 and at the poles of other,
    NaN for self below 1. By the Euler-Maclaurin formula. Differentiable by other only. The tensors broadcast, and
    their dtypes are promoted."""


def __getattr__(name: str) -> Any: ...
