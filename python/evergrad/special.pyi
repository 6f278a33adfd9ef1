# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from ._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def airy_ai(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Airy function Ai. Not differentiable. By Chebyshev series. The result has the shape of the tensor. Takes floats;
    integers and bool compute in the default float type. Other dtypes are an error.

    >>> torch.special.airy_ai(torch.tensor([0., 1.]))
    tensor([0.3550, 0.1353])
    """

def bessel_j0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the first kind of order 0. Not differentiable. By Chebyshev series, of amplitude and phase
    beyond 8. The result has the shape of the tensor. Takes floats; integers and bool compute in the default float
    type. Other dtypes are an error.

    >>> torch.special.bessel_j0(torch.tensor([0., 1.]))
    tensor([1.0000, 0.7652])
    """

def bessel_j1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the first kind of order 1. Not differentiable. By Chebyshev series, of amplitude and phase
    beyond 8. The result has the shape of the tensor. Takes floats; integers and bool compute in the default float
    type. Other dtypes are an error.

    >>> torch.special.bessel_j1(torch.tensor([0., 1.]))
    tensor([0.0000, 0.4401])
    """

def bessel_y0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the second kind of order 0: -inf at 0, NaN below. Not differentiable. By Chebyshev series, of
    amplitude and phase beyond 8. The result has the shape of the tensor. Takes floats; integers and bool compute in
    the default float type. Other dtypes are an error.

    >>> torch.special.bessel_y0(torch.tensor([0.5, 1.]))
    tensor([-0.4445,  0.0883])
    """

def bessel_y1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the second kind of order 1: -inf at 0, NaN below. Not differentiable. By Chebyshev series, of
    amplitude and phase beyond 8. The result has the shape of the tensor. Takes floats; integers and bool compute in
    the default float type. Other dtypes are an error.

    >>> torch.special.bessel_y1(torch.tensor([0.5, 1.]))
    tensor([-1.4715, -0.7812])
    """

def chebyshev_polynomial_t(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the first kind of degree n at x; 0 for a negative degree, a fraction of it is cut off.
    Not differentiable. By the three-term recurrence, or by trigonometry inside of [-1, 1]. The tensors broadcast,
    and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in
    the default float type. Other dtypes are an error.

    >>> torch.special.chebyshev_polynomial_t(torch.tensor([0.5, 1.]), torch.tensor([3]))
    tensor([-1.,  1.])
    """

def chebyshev_polynomial_u(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the second kind of degree n at x; 0 for a negative degree, a fraction of it is cut off.
    Not differentiable. By the three-term recurrence, or by trigonometry inside of [-1, 1]. The tensors broadcast,
    and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in
    the default float type. Other dtypes are an error.

    >>> torch.special.chebyshev_polynomial_u(torch.tensor([0.5, 1.]), torch.tensor([3]))
    tensor([-1.,  4.])
    """

def chebyshev_polynomial_v(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the third kind of degree n at x; 0 for a negative degree, a fraction of it is cut off.
    Not differentiable. By the three-term recurrence, or by trigonometry inside of [-1, 1]. The tensors broadcast,
    and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in
    the default float type. Other dtypes are an error.

    >>> torch.special.chebyshev_polynomial_v(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
    tensor([ 1.,  0., -1.])
    """

def chebyshev_polynomial_w(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the fourth kind of degree n at x; 0 for a negative degree, a fraction of it is cut off.
    Not differentiable. By the three-term recurrence, or by trigonometry inside of [-1, 1]. The tensors broadcast,
    and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in
    the default float type. Other dtypes are an error.

    >>> torch.special.chebyshev_polynomial_w(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
    tensor([1., 2., 1.])
    """

def digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithmic derivative of the gamma function; NaN at negative integers. By reflection below 0, recurrence, and
    the asymptotic series. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error.

    >>> torch.digamma(torch.tensor([1., 0.5]))
    tensor([-0.5772, -1.9635])
    """

def digamma_(input: Tensor) -> Tensor:
    """Logarithmic derivative of the gamma function; NaN at negative integers. By reflection below 0, recurrence, and
    the asymptotic series. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error. In place.

    >>> torch.digamma(torch.tensor([1., 0.5]))
    tensor([-0.5772, -1.9635])
    """

def entr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Entropy -x log(x): 0 at 0, -inf below. The result has the shape of the tensor. Takes floats; integers and bool
    compute in the default float type. Other dtypes are an error.

    >>> torch.special.entr(torch.tensor([-0.5, 0., 0.5]))
    tensor([  -inf, 0.0000, 0.3466])
    """

def erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Error function. The result has the shape of the tensor. Takes floats; integers and bool compute in the default
    float type. Other dtypes are an error.

    >>> torch.erf(torch.tensor([0., 0.5, 10.]))
    tensor([0.0000, 0.5205, 1.0000])
    """

def erf_(input: Tensor) -> Tensor:
    """Error function. The result has the shape of the tensor. Takes floats; integers and bool compute in the default
    float type. Other dtypes are an error. In place.

    >>> torch.erf(torch.tensor([0., 0.5, 10.]))
    tensor([0.0000, 0.5205, 1.0000])
    """

def erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Complementary error function, 1 - erf(x), accurate in the tail. The result has the shape of the tensor. Takes
    floats; integers and bool compute in the default float type.

    >>> torch.erfc(torch.tensor([0., 0.5, -1.]))
    tensor([1.0000, 0.4795, 1.8427])
    """

def erfc_(input: Tensor) -> Tensor:
    """Complementary error function, 1 - erf(x), accurate in the tail. The result has the shape of the tensor. Takes
    floats; integers and bool compute in the default float type. In place.

    >>> torch.erfc(torch.tensor([0., 0.5, -1.]))
    tensor([1.0000, 0.4795, 1.8427])
    """

def erfcx(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Scaled complementary error function exp(x^2) erfc(x), finite for large x. By a Chebyshev series in (x - 3.75) /
    (x + 3.75). The result has the shape of the tensor. Takes floats; integers and bool compute in the default float
    type.

    >>> torch.special.erfcx(torch.tensor([0., 10.]))
    tensor([1.0000, 0.0561])
    """

def erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). The result
    has the shape of the tensor. Takes floats; integers and bool compute in the default float type.

    >>> torch.erfinv(torch.tensor([0., 0.5, -1.]))
    tensor([0.0000, 0.4769,   -inf])
    """

def erfinv_(input: Tensor) -> Tensor:
    """Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). The result
    has the shape of the tensor. Takes floats; integers and bool compute in the default float type. In place.

    >>> torch.erfinv(torch.tensor([0., 0.5, -1.]))
    tensor([0.0000, 0.4769,   -inf])
    """

def exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """2 to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type.

    >>> torch.exp2(torch.tensor([0., 1., 3.5]))
    tensor([ 1.0000,  2.0000, 11.3137])
    """

def exp2_(input: Tensor) -> Tensor:
    """2 to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
    integers and bool compute in the default float type. In place.

    >>> torch.exp2(torch.tensor([0., 1., 3.5]))
    tensor([ 1.0000,  2.0000, 11.3137])
    """

def expit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of sigmoid: the logistic function. Logistic function 1/(1 + exp(-x)). The result has the shape of
    the tensor. Takes floats and complex numbers; integers and bool compute in the default float type.

    >>> torch.special.expit(torch.tensor([-1., 0., 1.]))
    tensor([0.2689, 0.5000, 0.7311])
    """

def expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) - 1, accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type.

    >>> torch.expm1(torch.tensor([0., 1.]))
    tensor([0.0000, 1.7183])
    """

def expm1_(input: Tensor) -> Tensor:
    """exp(x) - 1, accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type. In place.

    >>> torch.expm1(torch.tensor([0., 1.]))
    tensor([0.0000, 1.7183])
    """

def gammainc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of igamma. Regularized lower incomplete gamma function P(self, other): 0 at other = 0, 1 at
    infinity, NaN where either is negative. Differentiable by other only. By the power series, Lentz's continued
    fraction, and for large self Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes
    that do not fit are an error.

    >>> torch.special.gammainc(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
    tensor([0.6321, 0.5940])
    """

def gammaincc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of igammac. Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other),
    accurate where it is small. Differentiable by other only. By the power series, Lentz's continued fraction, and
    for large self Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit
    are an error.

    >>> torch.special.gammaincc(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
    tensor([0.3679, 0.4060])
    """

def gammaln(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of lgamma. Logarithm of the absolute value of the gamma function. By Stirling's series or the C
    library's. The result has the shape of the tensor. Takes floats; integers and bool compute in the default float
    type. Other dtypes are an error.

    >>> torch.special.gammaln(torch.tensor([0.5, 4.]))
    tensor([0.5724, 1.7918])
    """

def hermite_polynomial_h(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Hermite polynomial (physicists') of degree n at x; 0 for a negative degree, a fraction of it is cut off. NaN
    above degree 512 (128 for float32). Not differentiable. By the three-term recurrence. The tensors broadcast, and
    their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error.

    >>> torch.special.hermite_polynomial_h(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
    tensor([ 1.,  1., -1., -5.])
    """

def hermite_polynomial_he(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Hermite polynomial (probabilists') of degree n at x; 0 for a negative degree, a fraction of it is cut off. NaN
    above degree 512 (128 for float32). Not differentiable. By the three-term recurrence. The tensors broadcast, and
    their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the
    default float type. Other dtypes are an error.

    >>> torch.special.hermite_polynomial_he(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
    tensor([ 1.0000,  0.5000, -0.7500, -1.3750])
    """

def i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 0. By Chebyshev series, below and above one point. The
    result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error.

    >>> torch.i0(torch.tensor([0., 1., 2.]))
    tensor([1.0000, 1.2661, 2.2796])
    """

def i0_(input: Tensor) -> Tensor:
    """Modified Bessel function of the first kind of order 0. By Chebyshev series, below and above one point. The
    result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error. In place.

    >>> torch.i0(torch.tensor([0., 1., 2.]))
    tensor([1.0000, 1.2661, 2.2796])
    """

def i0e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(-|x|) times the modified Bessel function of the first kind of order 0. By Chebyshev series, below and above
    one point. The result has the shape of the tensor. Takes floats; integers and bool compute in the default float
    type. Other dtypes are an error.

    >>> torch.special.i0e(torch.tensor([0., 1., 2.]))
    tensor([1.0000, 0.4658, 0.3085])
    """

def i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 1. By Chebyshev series, below and above one point. The
    result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error.

    >>> torch.special.i1(torch.tensor([0., 1., 2.]))
    tensor([0.0000, 0.5652, 1.5906])
    """

def i1e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(-|x|) times the modified Bessel function of the first kind of order 1. By Chebyshev series, below and above
    one point. The result has the shape of the tensor. Takes floats; integers and bool compute in the default float
    type. Other dtypes are an error.

    >>> torch.special.i1e(torch.tensor([0., 1., 2.]))
    tensor([0.0000, 0.2079, 0.2153])
    """

def laguerre_polynomial_l(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Laguerre polynomial of degree n at x; 0 for a negative degree, a fraction of it is cut off, NaN beyond degree
    100000. Not differentiable. By the three-term recurrence. The tensors broadcast, and their dtypes are promoted;
    shapes that do not fit are an error. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error.

    >>> torch.special.laguerre_polynomial_l(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
    tensor([ 1.0000,  0.5000,  0.1250, -0.1458])
    """

def legendre_polynomial_p(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Legendre polynomial of degree n at x; 0 for a negative degree, a fraction of it is cut off, NaN beyond degree
    100000. Not differentiable. By the three-term recurrence. The tensors broadcast, and their dtypes are promoted;
    shapes that do not fit are an error. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error.

    >>> torch.special.legendre_polynomial_p(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
    tensor([ 1.0000,  0.5000, -0.1250, -0.4375])
    """

def log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(1 + x), accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type.

    >>> torch.log1p(torch.tensor([0., 1.]))
    tensor([0.0000, 0.6931])
    """

def log1p_(input: Tensor) -> Tensor:
    """log(1 + x), accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type. In place.

    >>> torch.log1p(torch.tensor([0., 1.]))
    tensor([0.0000, 0.6931])
    """

def log_ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of ndtr, accurate far below 0. The result has the shape of the tensor. Takes floats; integers and bool
    compute in the default float type. Other dtypes are an error.

    >>> torch.special.log_ndtr(torch.tensor([-10., 0.]))
    tensor([-53.2313,  -0.6931])
    """

def log_softmax(input: Tensor, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
    """Another name of log_softmax. Logarithm of softmax along a dimension, computed stably. In the shape of x;
    floating point only, dtype casts first. A dimension that x does not have is an error.

    >>> torch.special.log_softmax(torch.tensor([[0., 0.]]), 1)
    tensor([[-0.6931, -0.6931]])
    """

def logit(input: Tensor, eps: _float | None = None, *, out: Tensor | None = None) -> Tensor:
    """log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
    without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is an
    error.

    >>> torch.logit(torch.tensor([0.1, 0.5, 1.]), eps=0.1)
    tensor([-2.1972,  0.0000,  2.1972])
    """

def logit_(input: Tensor, eps: _float | None = None) -> Tensor:
    """log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
    without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is an
    error. In place.

    >>> torch.logit(torch.tensor([0.1, 0.5, 1.]), eps=0.1)
    tensor([-2.1972,  0.0000,  2.1972])
    """

def logsumexp(
    input: Tensor,
    dim: _int | Sequence[_int],
    keepdim: _bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """log of the sum of exponentials over dimensions, which go, or stay with size 1 (keepdim), computed stably.
    Floating point and complex; integers and bool compute in the default float type. A dimension that self does not
    have is an error.

    >>> torch.logsumexp(torch.tensor([[0., 0.], [1000., 1000.]]), 1)
    tensor([6.9315e-01, 1.0007e+03])
    """

def modified_bessel_i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 0. Not differentiable. By Chebyshev series, below and above
    one point. The result has the shape of the tensor. Takes floats; integers and bool compute in the default float
    type. Other dtypes are an error.

    >>> torch.special.modified_bessel_i0(torch.tensor([0., 1.]))
    tensor([1.0000, 1.2661])
    """

def modified_bessel_i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 1. Not differentiable. By Chebyshev series, below and above
    one point. The result has the shape of the tensor. Takes floats; integers and bool compute in the default float
    type. Other dtypes are an error.

    >>> torch.special.modified_bessel_i1(torch.tensor([0., 1.]))
    tensor([0.0000, 0.5652])
    """

def modified_bessel_k0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the second kind of order 0: infinite at 0, NaN below. Not differentiable. By
    Chebyshev series, below and above one point. The result has the shape of the tensor. Takes floats; integers and
    bool compute in the default float type. Other dtypes are an error.

    >>> torch.special.modified_bessel_k0(torch.tensor([0.5, 1.]))
    tensor([0.9244, 0.4210])
    """

def modified_bessel_k1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the second kind of order 1: infinite at 0, NaN below. Not differentiable. By
    Chebyshev series, below and above one point. The result has the shape of the tensor. Takes floats; integers and
    bool compute in the default float type. Other dtypes are an error.

    >>> torch.special.modified_bessel_k1(torch.tensor([0.5, 1.]))
    tensor([1.6564, 0.6019])
    """

def multigammaln(input: Tensor, p: _int, *, out: Tensor | None = None) -> Tensor:
    """Another name of mvlgamma. The logarithm of the multivariate gamma function of dimension p, elementwise, in the
    shape of self: log(pi) p (p - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating point;
    integers compute in the default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1, complex
    tensors.

    >>> torch.special.multigammaln(torch.tensor([2., 3.]), 2)
    tensor([0.4516, 1.5502])
    """

def mvlgamma(input: Tensor, p: _int, *, out: Tensor | None = None) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension p, elementwise, in the shape of self: log(pi) p (p
    - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating point; integers compute in the
    default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1, complex tensors.

    >>> torch.mvlgamma(torch.tensor([2., 3.]), 2)
    tensor([0.4516, 1.5502])
    """

def mvlgamma_(input: Tensor, p: _int) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension p, elementwise, in the shape of self: log(pi) p (p
    - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating point; integers compute in the
    default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1, complex tensors. In place.

    >>> torch.mvlgamma(torch.tensor([2., 3.]), 2)
    tensor([0.4516, 1.5502])
    """

def ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Distribution function of the standard normal distribution: the area under its density up to x. The result has
    the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an
    error.

    >>> torch.special.ndtr(torch.tensor([-1., 0., 1.]))
    tensor([0.1587, 0.5000, 0.8413])
    """

def ndtri(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Quantile of the standard normal distribution, the inverse of ndtr: infinite at 0 and 1, NaN outside. By
    Chebyshev series, in the tails of 1 / sqrt(-log p). The result has the shape of the tensor. Takes floats;
    integers and bool compute in the default float type. Other dtypes are an error.

    >>> torch.special.ndtri(torch.tensor([0., 0.5, 0.975]))
    tensor([  -inf, 0.0000, 1.9600])
    """

def polygamma(n: _int, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The n-th derivative of digamma: digamma itself for n = 0, else (-1)^(n+1) n! zeta(n + 1, x), in the shape of x.
    A negative n is an error. Takes floats; integers and bool compute in the default float type. By the Hurwitz zeta
    function.

    >>> torch.polygamma(1, torch.tensor([1., 0.5]))
    tensor([1.6449, 4.9348])
    """

def psi(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of digamma. Logarithmic derivative of the gamma function; NaN at negative integers. By reflection
    below 0, recurrence, and the asymptotic series. The result has the shape of the tensor. Takes floats; integers
    and bool compute in the default float type. Other dtypes are an error.

    >>> torch.special.psi(torch.tensor([1., 2.]))
    tensor([-0.5772,  0.4228])
    """

def round(input: Tensor, *, decimals: _int = 0, out: Tensor | None = None) -> Tensor:
    """As round: to the nearest value with that many decimal places, halves to even. In the shape of the tensor.
    Floating point only; integers, bool and complex are errors.

    >>> torch.special.round(torch.tensor([0.5, 2.7]))
    tensor([0., 3.])
    """

def scaled_modified_bessel_k0(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) times the modified Bessel function of the second kind of order 0. Not differentiable. By Chebyshev
    series, below and above one point. The result has the shape of the tensor. Takes floats; integers and bool
    compute in the default float type. Other dtypes are an error.

    >>> torch.special.scaled_modified_bessel_k0(torch.tensor([0.5, 1.]))
    tensor([1.5241, 1.1445])
    """

def scaled_modified_bessel_k1(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) times the modified Bessel function of the second kind of order 1. Not differentiable. By Chebyshev
    series, below and above one point. The result has the shape of the tensor. Takes floats; integers and bool
    compute in the default float type. Other dtypes are an error.

    >>> torch.special.scaled_modified_bessel_k1(torch.tensor([0.5, 1.]))
    tensor([2.7310, 1.6362])
    """

def shifted_chebyshev_polynomial_t(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the first kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it
    is cut off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [0, 1]. The tensors
    broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool
    compute in the default float type. Other dtypes are an error.

    >>> torch.special.shifted_chebyshev_polynomial_t(torch.tensor([0.5, 1.]), torch.tensor([2]))
    tensor([-1.,  1.])
    """

def shifted_chebyshev_polynomial_u(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the second kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it
    is cut off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [0, 1]. The tensors
    broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool
    compute in the default float type. Other dtypes are an error.

    >>> torch.special.shifted_chebyshev_polynomial_u(torch.tensor([0.5, 1.]), torch.tensor([2]))
    tensor([-1.,  3.])
    """

def shifted_chebyshev_polynomial_v(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the third kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it
    is cut off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [0, 1]. The tensors
    broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool
    compute in the default float type. Other dtypes are an error.

    >>> torch.special.shifted_chebyshev_polynomial_v(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
    tensor([ 1., -1., -1.])
    """

def shifted_chebyshev_polynomial_w(x: Tensor | Number, n: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the fourth kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it
    is cut off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [0, 1]. The tensors
    broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool
    compute in the default float type. Other dtypes are an error.

    >>> torch.special.shifted_chebyshev_polynomial_w(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
    tensor([ 1.,  1., -1.])
    """

def sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """sin(pi x) / (pi x), 1 at 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type.

    >>> torch.sinc(torch.tensor([0., 0.5]))
    tensor([1.0000, 0.6366])
    """

def sinc_(input: Tensor) -> Tensor:
    """sin(pi x) / (pi x), 1 at 0. The result has the shape of the tensor. Takes floats and complex numbers; integers
    and bool compute in the default float type. In place.

    >>> torch.sinc(torch.tensor([0., 0.5]))
    tensor([1.0000, 0.6366])
    """

def softmax(input: Tensor, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
    """Another name of softmax. exp(x) divided by its sum along a dimension, computed stably. In the shape of x;
    floating point only, dtype casts first. A dimension that x does not have is an error.

    >>> torch.special.softmax(torch.tensor([[0., 0.]]), 1)
    tensor([[0.5000, 0.5000]])
    """

def spherical_bessel_j0(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Spherical Bessel function of the first kind of order 0, sin(x) / x. Not differentiable. The result has the shape
    of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.

    >>> torch.special.spherical_bessel_j0(torch.tensor([0., 1.]))
    tensor([1.0000, 0.8415])
    """

def xlog1py(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self * log(1 + other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are
    promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
    type. Other dtypes are an error.

    >>> torch.special.xlog1py(torch.tensor([0., 2.]), torch.tensor([-1., 1.]))
    tensor([0.0000, 1.3863])
    """

def xlogy(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """self * log(other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are promoted;
    shapes that do not fit are an error. Takes floats; integers and bool compute in the default float type. Other
    dtypes are an error.

    >>> torch.xlogy(torch.tensor([0., 2.]), torch.tensor([0., 1.]))
    tensor([0., 0.])
    """

def zeta(input: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """Hurwitz zeta function: the sum of (other + k)^-self over k >= 0. Infinite at self = 1 and at the poles of other,
    NaN for self below 1. By the Euler-Maclaurin formula. Differentiable by other only. The tensors broadcast, and
    their dtypes are promoted; shapes that do not fit are an error.

    >>> torch.special.zeta(torch.tensor([2., 4.]), torch.tensor([1., 1.]))
    tensor([1.6449, 1.0823])
    """


def __getattr__(name: str) -> Any: ...
