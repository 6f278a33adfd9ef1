// Generated from bindings/schema/ops/special_functions.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Operand;
use crate::value;
use crate::Tensor;

static ERFINV: Op = Op::new(c"erfinv", c"", 1);
static ERFINV_INPLACE: Op = Op::new(c"erfinv_", c"", 1);
static ERFINV_OUT: Op = Op::new(c"erfinv", c"out", 1);
static FREXP: Op = Op::new(c"frexp", c"", 1);
static FREXP_OUT: Op = Op::new(c"frexp", c"out", 1);
static FREXP_EXPONENT: Op = Op::new(c"frexp_exponent", c"", 1);
static FREXP_MANTISSA: Op = Op::new(c"frexp_mantissa", c"", 1);
static I0: Op = Op::new(c"i0", c"", 1);
static I0_INPLACE: Op = Op::new(c"i0_", c"", 1);
static I0_OUT: Op = Op::new(c"i0", c"out", 1);
static IGAMMA: Op = Op::new(c"igamma", c"", 1);
static IGAMMA_INPLACE: Op = Op::new(c"igamma_", c"", 1);
static IGAMMA_OUT: Op = Op::new(c"igamma", c"out", 1);
static IGAMMAC: Op = Op::new(c"igammac", c"", 1);
static IGAMMAC_INPLACE: Op = Op::new(c"igammac_", c"", 1);
static IGAMMAC_OUT: Op = Op::new(c"igammac", c"out", 1);
static LDEXP: Op = Op::new(c"ldexp", c"", 1);
static LDEXP_INPLACE: Op = Op::new(c"ldexp_", c"", 1);
static LDEXP_OUT: Op = Op::new(c"ldexp", c"out", 1);
static LOGIT: Op = Op::new(c"logit", c"", 1);
static LOGIT_INPLACE: Op = Op::new(c"logit_", c"", 1);
static LOGIT_OUT: Op = Op::new(c"logit", c"out", 1);
static LOGIT_UNCLAMPED: Op = Op::new(c"logit_unclamped", c"", 1);
static NAN_TO_NUM: Op = Op::new(c"nan_to_num", c"", 1);
static NAN_TO_NUM_INPLACE: Op = Op::new(c"nan_to_num_", c"", 1);
static NAN_TO_NUM_OUT: Op = Op::new(c"nan_to_num", c"out", 1);
static NAN_TO_NUM_BY: Op = Op::new(c"nan_to_num_by", c"", 1);
static POLYGAMMA: Op = Op::new(c"polygamma", c"", 1);
static POLYGAMMA_OUT: Op = Op::new(c"polygamma", c"out", 1);
static POLYGAMMA_METHOD: Op = Op::new(c"polygamma", c"method", 1);
static POLYGAMMA_METHOD_INPLACE: Op = Op::new(c"polygamma_", c"method", 1);
static POLYGAMMA_POSITIVE: Op = Op::new(c"polygamma_positive", c"", 1);
static SINC: Op = Op::new(c"sinc", c"", 1);
static SINC_INPLACE: Op = Op::new(c"sinc_", c"", 1);
static SINC_OUT: Op = Op::new(c"sinc", c"out", 1);
static SPECIAL_AIRY_AI: Op = Op::new(c"special_airy_ai", c"", 1);
static SPECIAL_AIRY_AI_OUT: Op = Op::new(c"special_airy_ai", c"out", 1);
static SPECIAL_BESSEL_J0: Op = Op::new(c"special_bessel_j0", c"", 1);
static SPECIAL_BESSEL_J0_OUT: Op = Op::new(c"special_bessel_j0", c"out", 1);
static SPECIAL_BESSEL_J1: Op = Op::new(c"special_bessel_j1", c"", 1);
static SPECIAL_BESSEL_J1_OUT: Op = Op::new(c"special_bessel_j1", c"out", 1);
static SPECIAL_BESSEL_Y0: Op = Op::new(c"special_bessel_y0", c"", 1);
static SPECIAL_BESSEL_Y0_OUT: Op = Op::new(c"special_bessel_y0", c"out", 1);
static SPECIAL_BESSEL_Y1: Op = Op::new(c"special_bessel_y1", c"", 1);
static SPECIAL_BESSEL_Y1_OUT: Op = Op::new(c"special_bessel_y1", c"out", 1);
static SPECIAL_ENTR: Op = Op::new(c"special_entr", c"", 1);
static SPECIAL_ENTR_OUT: Op = Op::new(c"special_entr", c"out", 1);
static SPECIAL_ERFCX: Op = Op::new(c"special_erfcx", c"", 1);
static SPECIAL_ERFCX_OUT: Op = Op::new(c"special_erfcx", c"out", 1);
static SPECIAL_I0E: Op = Op::new(c"special_i0e", c"", 1);
static SPECIAL_I0E_OUT: Op = Op::new(c"special_i0e", c"out", 1);
static SPECIAL_I1: Op = Op::new(c"special_i1", c"", 1);
static SPECIAL_I1_OUT: Op = Op::new(c"special_i1", c"out", 1);
static SPECIAL_I1E: Op = Op::new(c"special_i1e", c"", 1);
static SPECIAL_I1E_OUT: Op = Op::new(c"special_i1e", c"out", 1);
static SPECIAL_LOG_NDTR: Op = Op::new(c"special_log_ndtr", c"", 1);
static SPECIAL_LOG_NDTR_OUT: Op = Op::new(c"special_log_ndtr", c"out", 1);
static SPECIAL_MODIFIED_BESSEL_I0: Op = Op::new(c"special_modified_bessel_i0", c"", 1);
static SPECIAL_MODIFIED_BESSEL_I0_OUT: Op = Op::new(c"special_modified_bessel_i0", c"out", 1);
static SPECIAL_MODIFIED_BESSEL_I1: Op = Op::new(c"special_modified_bessel_i1", c"", 1);
static SPECIAL_MODIFIED_BESSEL_I1_OUT: Op = Op::new(c"special_modified_bessel_i1", c"out", 1);
static SPECIAL_MODIFIED_BESSEL_K0: Op = Op::new(c"special_modified_bessel_k0", c"", 1);
static SPECIAL_MODIFIED_BESSEL_K0_OUT: Op = Op::new(c"special_modified_bessel_k0", c"out", 1);
static SPECIAL_MODIFIED_BESSEL_K1: Op = Op::new(c"special_modified_bessel_k1", c"", 1);
static SPECIAL_MODIFIED_BESSEL_K1_OUT: Op = Op::new(c"special_modified_bessel_k1", c"out", 1);
static SPECIAL_NDTR: Op = Op::new(c"special_ndtr", c"", 1);
static SPECIAL_NDTR_OUT: Op = Op::new(c"special_ndtr", c"out", 1);
static SPECIAL_NDTRI: Op = Op::new(c"special_ndtri", c"", 1);
static SPECIAL_NDTRI_OUT: Op = Op::new(c"special_ndtri", c"out", 1);
static SPECIAL_SCALED_MODIFIED_BESSEL_K0: Op = Op::new(c"special_scaled_modified_bessel_k0", c"", 1);
static SPECIAL_SCALED_MODIFIED_BESSEL_K0_OUT: Op = Op::new(c"special_scaled_modified_bessel_k0", c"out", 1);
static SPECIAL_SCALED_MODIFIED_BESSEL_K1: Op = Op::new(c"special_scaled_modified_bessel_k1", c"", 1);
static SPECIAL_SCALED_MODIFIED_BESSEL_K1_OUT: Op = Op::new(c"special_scaled_modified_bessel_k1", c"out", 1);
static SPECIAL_SPHERICAL_BESSEL_J0: Op = Op::new(c"special_spherical_bessel_j0", c"", 1);
static SPECIAL_SPHERICAL_BESSEL_J0_OUT: Op = Op::new(c"special_spherical_bessel_j0", c"out", 1);
static SPECIAL_XLOG1PY: Op = Op::new(c"special_xlog1py", c"", 1);
static SPECIAL_XLOG1PY_OUT: Op = Op::new(c"special_xlog1py", c"out", 1);
static SPECIAL_ZETA: Op = Op::new(c"special_zeta", c"", 1);
static SPECIAL_ZETA_OUT: Op = Op::new(c"special_zeta", c"out", 1);

/// Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). The
/// result has the shape of the tensor. Takes floats; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.erfinv(torch.tensor([0., 0.5, -1.]))
/// tensor([0.0000, 0.4769,   -inf])
/// ```
#[inline]
pub fn erfinv(input: &Tensor) -> Result<Tensor> {
    ERFINV.tensor(&[value::tensor(input)])
}

/// `erfinv`, see [`erfinv`]. In place: the result is written into the tensor itself.
pub fn erfinv_(input: &Tensor) -> Result<()> {
    ERFINV_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `erfinv`, see [`erfinv`]. The result is written into the given tensor.
pub fn erfinv_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ERFINV_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The mantissa, 1/2 <= |mantissa| < 1, and the exponent (int32) of which self = mantissa * 2^exponent. Both
/// are in the shape of self, and 0 at 0; infinities and NaN keep exponent 0. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> torch.frexp(torch.tensor([8., 0.75]))
/// torch.return_types.frexp(
/// mantissa=tensor([0.5000, 0.7500]),
/// exponent=tensor([4, 0], dtype=torch.int32))
/// ```
#[inline]
pub fn frexp(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [mantissa, exponent] = FREXP.tensors(&[value::tensor(input)])?;
    Ok((mantissa, exponent))
}

/// `frexp`, see [`frexp`]. The result is written into the given tensor.
pub fn frexp_out(input: &Tensor, out_mantissa: &Tensor, out_exponent: &Tensor) -> Result<()> {
    FREXP_OUT.tensors::<2>(&[value::tensor(input), value::tensor(out_mantissa), value::tensor(out_exponent)]).map(drop)
}

/// The exponent of frexp, as a number of the type of self. The result has the shape of the tensor. Takes
/// floats. Other dtypes are an error.
#[inline]
pub fn frexp_exponent(input: &Tensor) -> Result<Tensor> {
    FREXP_EXPONENT.tensor(&[value::tensor(input)])
}

/// The mantissa of frexp. The result has the shape of the tensor. Takes floats. Other dtypes are an error.
#[inline]
pub fn frexp_mantissa(input: &Tensor) -> Result<Tensor> {
    FREXP_MANTISSA.tensor(&[value::tensor(input)])
}

/// Modified Bessel function of the first kind of order 0. By Chebyshev series, below and above one point. The
/// result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
/// dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.i0(torch.tensor([0., 1., 2.]))
/// tensor([1.0000, 1.2661, 2.2796])
/// ```
#[inline]
pub fn i0(input: &Tensor) -> Result<Tensor> {
    I0.tensor(&[value::tensor(input)])
}

/// `i0`, see [`i0`]. In place: the result is written into the tensor itself.
pub fn i0_(input: &Tensor) -> Result<()> {
    I0_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `i0`, see [`i0`]. The result is written into the given tensor.
pub fn i0_out(input: &Tensor, out: &Tensor) -> Result<()> {
    I0_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Regularized lower incomplete gamma function P(self, other): 0 at other = 0, 1 at infinity, NaN where either
/// is negative. Differentiable by other only. By the power series, Lentz's continued fraction, and for large
/// self Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.igamma(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
/// tensor([0.6321, 0.5940])
/// ```
#[inline]
pub fn igamma(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    IGAMMA.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `igamma`, see [`igamma`]. In place: the result is written into the tensor itself.
pub fn igamma_(input: &Tensor, other: &Tensor) -> Result<()> {
    IGAMMA_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `igamma`, see [`igamma`]. The result is written into the given tensor.
pub fn igamma_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    IGAMMA_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other), accurate where it is small.
/// Differentiable by other only. By the power series, Lentz's continued fraction, and for large self Temme's
/// expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.igammac(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
/// tensor([0.3679, 0.4060])
/// ```
#[inline]
pub fn igammac(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    IGAMMAC.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `igammac`, see [`igammac`]. In place: the result is written into the tensor itself.
pub fn igammac_(input: &Tensor, other: &Tensor) -> Result<()> {
    IGAMMAC_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `igammac`, see [`igammac`]. The result is written into the given tensor.
pub fn igammac_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    IGAMMAC_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// self * 2^other, elementwise. Takes floats and complex numbers; integers and bool compute in the default
/// float type. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.ldexp(torch.tensor([1., 3.]), torch.tensor([2, -1]))
/// tensor([4.0000, 1.5000])
/// ```
#[inline]
pub fn ldexp(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LDEXP.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `ldexp`, see [`ldexp`]. In place: the result is written into the tensor itself.
pub fn ldexp_(input: &Tensor, other: &Tensor) -> Result<()> {
    LDEXP_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `ldexp`, see [`ldexp`]. The result is written into the given tensor.
pub fn ldexp_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LDEXP_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// The parameters of [`logit_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LogitOptions {
    eps: Option<f64>,
}

impl LogitOptions {
    /// All defaults.
    pub fn new() -> LogitOptions {
        LogitOptions::default()
    }

    /// `float?`, default `None`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }
}

/// log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
/// without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is
/// an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logit(torch.tensor([0.1, 0.5, 1.]), eps=0.1)
/// tensor([-2.1972,  0.0000,  2.1972])
/// ```
#[inline]
pub fn logit(input: &Tensor) -> Result<Tensor> {
    LOGIT.tensor(&[value::tensor(input)])
}

/// log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
/// without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is
/// an error.
///
/// What is not set in the options keeps its default: `logit(Tensor self, float? eps=None) -> Tensor`.
pub fn logit_with(input: &Tensor, options: LogitOptions) -> Result<Tensor> {
    LOGIT.tensor(&[value::tensor(input), options.eps.map_or(value::none(), value::double)])
}

/// `logit`, see [`logit`]. In place: the result is written into the tensor itself.
pub fn logit_(input: &Tensor) -> Result<()> {
    LOGIT_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `logit`, see [`logit`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `logit(Tensor self, float? eps=None) -> Tensor`.
pub fn logit_with_(input: &Tensor, options: LogitOptions) -> Result<()> {
    LOGIT_INPLACE.tensor(&[value::tensor(input), options.eps.map_or(value::none(), value::double)]).map(drop)
}

/// `logit`, see [`logit`]. The result is written into the given tensor.
pub fn logit_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LOGIT_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `logit`, see [`logit`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `logit(Tensor self, float? eps=None) -> Tensor`.
pub fn logit_out_with(input: &Tensor, options: LogitOptions, out: &Tensor) -> Result<()> {
    LOGIT_OUT.tensor(&[value::tensor(input), options.eps.map_or(value::none(), value::double), value::tensor(out)]).map(drop)
}

/// log(x / (1 - x)). The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
#[inline]
pub fn logit_unclamped(input: &Tensor) -> Result<Tensor> {
    LOGIT_UNCLAMPED.tensor(&[value::tensor(input)])
}

/// The parameters of [`nan_to_num_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NanToNumOptions {
    nan: Option<f64>,
    posinf: Option<f64>,
    neginf: Option<f64>,
}

impl NanToNumOptions {
    /// All defaults.
    pub fn new() -> NanToNumOptions {
        NanToNumOptions::default()
    }

    /// `float?`, default `None`.
    pub fn nan(mut self, nan: impl Into<Option<f64>>) -> Self {
        self.nan = nan.into();
        self
    }

    /// `float?`, default `None`.
    pub fn posinf(mut self, posinf: impl Into<Option<f64>>) -> Self {
        self.posinf = posinf.into();
        self
    }

    /// `float?`, default `None`.
    pub fn neginf(mut self, neginf: impl Into<Option<f64>>) -> Self {
        self.neginf = neginf.into();
        self
    }
}

/// NaN becomes nan (default 0), infinities become posinf and neginf (default the largest and the lowest value
/// of the dtype), in both parts of complex numbers. In the shape of self, any dtype: integers and bool are
/// copied.
///
/// In Python:
///
/// ```text
/// >>> torch.nan_to_num(torch.tensor([float('nan'), float('inf'), 1.]), nan=0., posinf=9.)
/// tensor([0., 9., 1.])
/// ```
#[inline]
pub fn nan_to_num(input: &Tensor) -> Result<Tensor> {
    NAN_TO_NUM.tensor(&[value::tensor(input)])
}

/// NaN becomes nan (default 0), infinities become posinf and neginf (default the largest and the lowest value
/// of the dtype), in both parts of complex numbers. In the shape of self, any dtype: integers and bool are
/// copied.
///
/// What is not set in the options keeps its default: `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`.
pub fn nan_to_num_with(input: &Tensor, options: NanToNumOptions) -> Result<Tensor> {
    NAN_TO_NUM.tensor(&[value::tensor(input), options.nan.map_or(value::none(), value::double), options.posinf.map_or(value::none(), value::double), options.neginf.map_or(value::none(), value::double)])
}

/// `nan_to_num`, see [`nan_to_num`]. In place: the result is written into the tensor itself.
pub fn nan_to_num_(input: &Tensor) -> Result<()> {
    NAN_TO_NUM_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `nan_to_num`, see [`nan_to_num`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`.
pub fn nan_to_num_with_(input: &Tensor, options: NanToNumOptions) -> Result<()> {
    NAN_TO_NUM_INPLACE.tensor(&[value::tensor(input), options.nan.map_or(value::none(), value::double), options.posinf.map_or(value::none(), value::double), options.neginf.map_or(value::none(), value::double)]).map(drop)
}

/// `nan_to_num`, see [`nan_to_num`]. The result is written into the given tensor.
pub fn nan_to_num_out(input: &Tensor, out: &Tensor) -> Result<()> {
    NAN_TO_NUM_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `nan_to_num`, see [`nan_to_num`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`.
pub fn nan_to_num_out_with(input: &Tensor, options: NanToNumOptions, out: &Tensor) -> Result<()> {
    NAN_TO_NUM_OUT.tensor(&[value::tensor(input), options.nan.map_or(value::none(), value::double), options.posinf.map_or(value::none(), value::double), options.neginf.map_or(value::none(), value::double), value::tensor(out)]).map(drop)
}

/// Replaces NaN and the two infinities by the given values, in both parts of complex numbers. The result has
/// the shape of the tensor. Takes floats and complex numbers. Other dtypes are an error.
#[inline]
pub fn nan_to_num_by(input: &Tensor, nan: f64, posinf: f64, neginf: f64) -> Result<Tensor> {
    NAN_TO_NUM_BY.tensor(&[value::tensor(input), value::double(nan), value::double(posinf), value::double(neginf)])
}

/// The n-th derivative of digamma: digamma itself for n = 0, else (-1)^(n+1) n! zeta(n + 1, x), in the shape of
/// x. A negative n is an error. Takes floats; integers and bool compute in the default float type. By the
/// Hurwitz zeta function.
///
/// In Python:
///
/// ```text
/// >>> torch.polygamma(1, torch.tensor([1., 0.5]))
/// tensor([1.6449, 4.9348])
/// ```
#[inline]
pub fn polygamma(n: i64, input: &Tensor) -> Result<Tensor> {
    POLYGAMMA.tensor(&[value::int(n), value::tensor(input)])
}

/// `polygamma`, see [`polygamma`]. The result is written into the given tensor.
pub fn polygamma_out(n: i64, input: &Tensor, out: &Tensor) -> Result<()> {
    POLYGAMMA_OUT.tensor(&[value::int(n), value::tensor(input), value::tensor(out)]).map(drop)
}

/// The n-th derivative of digamma, in the shape of self; see polygamma. A negative n is an error; integers
/// compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1., 0.5]).polygamma(2)
/// tensor([ -2.4041, -16.8288])
/// ```
#[inline]
pub fn polygamma_method(input: &Tensor, n: i64) -> Result<Tensor> {
    POLYGAMMA_METHOD.tensor(&[value::tensor(input), value::int(n)])
}

/// `polygamma.method`, see [`polygamma_method`]. In place: the result is written into the tensor itself.
pub fn polygamma_method_(input: &Tensor, n: i64) -> Result<()> {
    POLYGAMMA_METHOD_INPLACE.tensor(&[value::tensor(input), value::int(n)]).map(drop)
}

/// The n-th derivative of digamma, n at least 1. The result has the shape of the tensor. Takes floats; integers
/// and bool compute in the default float type. Other dtypes are an error.
#[inline]
pub fn polygamma_positive(input: &Tensor, n: i64) -> Result<Tensor> {
    POLYGAMMA_POSITIVE.tensor(&[value::tensor(input), value::int(n)])
}

/// sin(pi x) / (pi x), 1 at 0. The result has the shape of the tensor. Takes floats and complex numbers;
/// integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.sinc(torch.tensor([0., 0.5]))
/// tensor([1.0000, 0.6366])
/// ```
#[inline]
pub fn sinc(input: &Tensor) -> Result<Tensor> {
    SINC.tensor(&[value::tensor(input)])
}

/// `sinc`, see [`sinc`]. In place: the result is written into the tensor itself.
pub fn sinc_(input: &Tensor) -> Result<()> {
    SINC_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `sinc`, see [`sinc`]. The result is written into the given tensor.
pub fn sinc_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SINC_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Airy function Ai. Not differentiable. By Chebyshev series. The result has the shape of the tensor. Takes
/// floats; integers and bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.airy_ai(torch.tensor([0., 1.]))
/// tensor([0.3550, 0.1353])
/// ```
#[inline]
pub fn special_airy_ai(x: &Tensor) -> Result<Tensor> {
    SPECIAL_AIRY_AI.tensor(&[value::tensor(x)])
}

/// `special_airy_ai`, see [`special_airy_ai`]. The result is written into the given tensor.
pub fn special_airy_ai_out(x: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_AIRY_AI_OUT.tensor(&[value::tensor(x), value::tensor(out)]).map(drop)
}

/// Bessel function of the first kind of order 0. Not differentiable. By Chebyshev series, of amplitude and
/// phase beyond 8. The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.bessel_j0(torch.tensor([0., 1.]))
/// tensor([1.0000, 0.7652])
/// ```
#[inline]
pub fn special_bessel_j0(input: &Tensor) -> Result<Tensor> {
    SPECIAL_BESSEL_J0.tensor(&[value::tensor(input)])
}

/// `special_bessel_j0`, see [`special_bessel_j0`]. The result is written into the given tensor.
pub fn special_bessel_j0_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_BESSEL_J0_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Bessel function of the first kind of order 1. Not differentiable. By Chebyshev series, of amplitude and
/// phase beyond 8. The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.bessel_j1(torch.tensor([0., 1.]))
/// tensor([0.0000, 0.4401])
/// ```
#[inline]
pub fn special_bessel_j1(input: &Tensor) -> Result<Tensor> {
    SPECIAL_BESSEL_J1.tensor(&[value::tensor(input)])
}

/// `special_bessel_j1`, see [`special_bessel_j1`]. The result is written into the given tensor.
pub fn special_bessel_j1_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_BESSEL_J1_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Bessel function of the second kind of order 0: -inf at 0, NaN below. Not differentiable. By Chebyshev
/// series, of amplitude and phase beyond 8. The result has the shape of the tensor. Takes floats; integers and
/// bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.bessel_y0(torch.tensor([0.5, 1.]))
/// tensor([-0.4445,  0.0883])
/// ```
#[inline]
pub fn special_bessel_y0(input: &Tensor) -> Result<Tensor> {
    SPECIAL_BESSEL_Y0.tensor(&[value::tensor(input)])
}

/// `special_bessel_y0`, see [`special_bessel_y0`]. The result is written into the given tensor.
pub fn special_bessel_y0_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_BESSEL_Y0_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Bessel function of the second kind of order 1: -inf at 0, NaN below. Not differentiable. By Chebyshev
/// series, of amplitude and phase beyond 8. The result has the shape of the tensor. Takes floats; integers and
/// bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.bessel_y1(torch.tensor([0.5, 1.]))
/// tensor([-1.4715, -0.7812])
/// ```
#[inline]
pub fn special_bessel_y1(input: &Tensor) -> Result<Tensor> {
    SPECIAL_BESSEL_Y1.tensor(&[value::tensor(input)])
}

/// `special_bessel_y1`, see [`special_bessel_y1`]. The result is written into the given tensor.
pub fn special_bessel_y1_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_BESSEL_Y1_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Entropy -x log(x): 0 at 0, -inf below. The result has the shape of the tensor. Takes floats; integers and
/// bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.entr(torch.tensor([-0.5, 0., 0.5]))
/// tensor([  -inf, 0.0000, 0.3466])
/// ```
#[inline]
pub fn special_entr(input: &Tensor) -> Result<Tensor> {
    SPECIAL_ENTR.tensor(&[value::tensor(input)])
}

/// `special_entr`, see [`special_entr`]. The result is written into the given tensor.
pub fn special_entr_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_ENTR_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Scaled complementary error function exp(x^2) erfc(x), finite for large x. By a Chebyshev series in (x -
/// 3.75) / (x + 3.75). The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.special.erfcx(torch.tensor([0., 10.]))
/// tensor([1.0000, 0.0561])
/// ```
#[inline]
pub fn special_erfcx(input: &Tensor) -> Result<Tensor> {
    SPECIAL_ERFCX.tensor(&[value::tensor(input)])
}

/// `special_erfcx`, see [`special_erfcx`]. The result is written into the given tensor.
pub fn special_erfcx_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_ERFCX_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// exp(-|x|) times the modified Bessel function of the first kind of order 0. By Chebyshev series, below and
/// above one point. The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.i0e(torch.tensor([0., 1., 2.]))
/// tensor([1.0000, 0.4658, 0.3085])
/// ```
#[inline]
pub fn special_i0e(input: &Tensor) -> Result<Tensor> {
    SPECIAL_I0E.tensor(&[value::tensor(input)])
}

/// `special_i0e`, see [`special_i0e`]. The result is written into the given tensor.
pub fn special_i0e_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_I0E_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Modified Bessel function of the first kind of order 1. By Chebyshev series, below and above one point. The
/// result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
/// dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.i1(torch.tensor([0., 1., 2.]))
/// tensor([0.0000, 0.5652, 1.5906])
/// ```
#[inline]
pub fn special_i1(input: &Tensor) -> Result<Tensor> {
    SPECIAL_I1.tensor(&[value::tensor(input)])
}

/// `special_i1`, see [`special_i1`]. The result is written into the given tensor.
pub fn special_i1_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_I1_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// exp(-|x|) times the modified Bessel function of the first kind of order 1. By Chebyshev series, below and
/// above one point. The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.i1e(torch.tensor([0., 1., 2.]))
/// tensor([0.0000, 0.2079, 0.2153])
/// ```
#[inline]
pub fn special_i1e(input: &Tensor) -> Result<Tensor> {
    SPECIAL_I1E.tensor(&[value::tensor(input)])
}

/// `special_i1e`, see [`special_i1e`]. The result is written into the given tensor.
pub fn special_i1e_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_I1E_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Logarithm of ndtr, accurate far below 0. The result has the shape of the tensor. Takes floats; integers and
/// bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.log_ndtr(torch.tensor([-10., 0.]))
/// tensor([-53.2313,  -0.6931])
/// ```
#[inline]
pub fn special_log_ndtr(input: &Tensor) -> Result<Tensor> {
    SPECIAL_LOG_NDTR.tensor(&[value::tensor(input)])
}

/// `special_log_ndtr`, see [`special_log_ndtr`]. The result is written into the given tensor.
pub fn special_log_ndtr_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_LOG_NDTR_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Modified Bessel function of the first kind of order 0. Not differentiable. By Chebyshev series, below and
/// above one point. The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.modified_bessel_i0(torch.tensor([0., 1.]))
/// tensor([1.0000, 1.2661])
/// ```
#[inline]
pub fn special_modified_bessel_i0(input: &Tensor) -> Result<Tensor> {
    SPECIAL_MODIFIED_BESSEL_I0.tensor(&[value::tensor(input)])
}

/// `special_modified_bessel_i0`, see [`special_modified_bessel_i0`]. The result is written into the given
/// tensor.
pub fn special_modified_bessel_i0_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_MODIFIED_BESSEL_I0_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Modified Bessel function of the first kind of order 1. Not differentiable. By Chebyshev series, below and
/// above one point. The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.modified_bessel_i1(torch.tensor([0., 1.]))
/// tensor([0.0000, 0.5652])
/// ```
#[inline]
pub fn special_modified_bessel_i1(input: &Tensor) -> Result<Tensor> {
    SPECIAL_MODIFIED_BESSEL_I1.tensor(&[value::tensor(input)])
}

/// `special_modified_bessel_i1`, see [`special_modified_bessel_i1`]. The result is written into the given
/// tensor.
pub fn special_modified_bessel_i1_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_MODIFIED_BESSEL_I1_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Modified Bessel function of the second kind of order 0: infinite at 0, NaN below. Not differentiable. By
/// Chebyshev series, below and above one point. The result has the shape of the tensor. Takes floats; integers
/// and bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.modified_bessel_k0(torch.tensor([0.5, 1.]))
/// tensor([0.9244, 0.4210])
/// ```
#[inline]
pub fn special_modified_bessel_k0(input: &Tensor) -> Result<Tensor> {
    SPECIAL_MODIFIED_BESSEL_K0.tensor(&[value::tensor(input)])
}

/// `special_modified_bessel_k0`, see [`special_modified_bessel_k0`]. The result is written into the given
/// tensor.
pub fn special_modified_bessel_k0_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_MODIFIED_BESSEL_K0_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Modified Bessel function of the second kind of order 1: infinite at 0, NaN below. Not differentiable. By
/// Chebyshev series, below and above one point. The result has the shape of the tensor. Takes floats; integers
/// and bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.modified_bessel_k1(torch.tensor([0.5, 1.]))
/// tensor([1.6564, 0.6019])
/// ```
#[inline]
pub fn special_modified_bessel_k1(input: &Tensor) -> Result<Tensor> {
    SPECIAL_MODIFIED_BESSEL_K1.tensor(&[value::tensor(input)])
}

/// `special_modified_bessel_k1`, see [`special_modified_bessel_k1`]. The result is written into the given
/// tensor.
pub fn special_modified_bessel_k1_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_MODIFIED_BESSEL_K1_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Distribution function of the standard normal distribution: the area under its density up to x. The result
/// has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes
/// are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.ndtr(torch.tensor([-1., 0., 1.]))
/// tensor([0.1587, 0.5000, 0.8413])
/// ```
#[inline]
pub fn special_ndtr(input: &Tensor) -> Result<Tensor> {
    SPECIAL_NDTR.tensor(&[value::tensor(input)])
}

/// `special_ndtr`, see [`special_ndtr`]. The result is written into the given tensor.
pub fn special_ndtr_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_NDTR_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Quantile of the standard normal distribution, the inverse of ndtr: infinite at 0 and 1, NaN outside. By
/// Chebyshev series, in the tails of 1 / sqrt(-log p). The result has the shape of the tensor. Takes floats;
/// integers and bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.ndtri(torch.tensor([0., 0.5, 0.975]))
/// tensor([  -inf, 0.0000, 1.9600])
/// ```
#[inline]
pub fn special_ndtri(input: &Tensor) -> Result<Tensor> {
    SPECIAL_NDTRI.tensor(&[value::tensor(input)])
}

/// `special_ndtri`, see [`special_ndtri`]. The result is written into the given tensor.
pub fn special_ndtri_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_NDTRI_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// exp(x) times the modified Bessel function of the second kind of order 0. Not differentiable. By Chebyshev
/// series, below and above one point. The result has the shape of the tensor. Takes floats; integers and bool
/// compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.scaled_modified_bessel_k0(torch.tensor([0.5, 1.]))
/// tensor([1.5241, 1.1445])
/// ```
#[inline]
pub fn special_scaled_modified_bessel_k0(x: &Tensor) -> Result<Tensor> {
    SPECIAL_SCALED_MODIFIED_BESSEL_K0.tensor(&[value::tensor(x)])
}

/// `special_scaled_modified_bessel_k0`, see [`special_scaled_modified_bessel_k0`]. The result is written into
/// the given tensor.
pub fn special_scaled_modified_bessel_k0_out(x: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_SCALED_MODIFIED_BESSEL_K0_OUT.tensor(&[value::tensor(x), value::tensor(out)]).map(drop)
}

/// exp(x) times the modified Bessel function of the second kind of order 1. Not differentiable. By Chebyshev
/// series, below and above one point. The result has the shape of the tensor. Takes floats; integers and bool
/// compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.scaled_modified_bessel_k1(torch.tensor([0.5, 1.]))
/// tensor([2.7310, 1.6362])
/// ```
#[inline]
pub fn special_scaled_modified_bessel_k1(x: &Tensor) -> Result<Tensor> {
    SPECIAL_SCALED_MODIFIED_BESSEL_K1.tensor(&[value::tensor(x)])
}

/// `special_scaled_modified_bessel_k1`, see [`special_scaled_modified_bessel_k1`]. The result is written into
/// the given tensor.
pub fn special_scaled_modified_bessel_k1_out(x: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_SCALED_MODIFIED_BESSEL_K1_OUT.tensor(&[value::tensor(x), value::tensor(out)]).map(drop)
}

/// Spherical Bessel function of the first kind of order 0, sin(x) / x. Not differentiable. The result has the
/// shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.spherical_bessel_j0(torch.tensor([0., 1.]))
/// tensor([1.0000, 0.8415])
/// ```
#[inline]
pub fn special_spherical_bessel_j0(x: &Tensor) -> Result<Tensor> {
    SPECIAL_SPHERICAL_BESSEL_J0.tensor(&[value::tensor(x)])
}

/// `special_spherical_bessel_j0`, see [`special_spherical_bessel_j0`]. The result is written into the given
/// tensor.
pub fn special_spherical_bessel_j0_out(x: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_SPHERICAL_BESSEL_J0_OUT.tensor(&[value::tensor(x), value::tensor(out)]).map(drop)
}

/// self * log(1 + other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
/// type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.xlog1py(torch.tensor([0., 2.]), torch.tensor([-1., 1.]))
/// tensor([0.0000, 1.3863])
/// ```
#[inline]
pub fn special_xlog1py<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    SPECIAL_XLOG1PY.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `special_xlog1py`, see [`special_xlog1py`]. The result is written into the given tensor.
pub fn special_xlog1py_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    SPECIAL_XLOG1PY_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// Hurwitz zeta function: the sum of (other + k)^-self over k >= 0. Infinite at self = 1 and at the poles of
/// other, NaN for self below 1. By the Euler-Maclaurin formula. Differentiable by other only. The tensors
/// broadcast, and their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.zeta(torch.tensor([2., 4.]), torch.tensor([1., 1.]))
/// tensor([1.6449, 1.0823])
/// ```
#[inline]
pub fn special_zeta<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    SPECIAL_ZETA.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `special_zeta`, see [`special_zeta`]. The result is written into the given tensor.
pub fn special_zeta_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    SPECIAL_ZETA_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). The
    /// result has the shape of the tensor. Takes floats; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.erfinv(torch.tensor([0., 0.5, -1.]))
    /// tensor([0.0000, 0.4769,   -inf])
    /// ```
    #[inline]
    pub fn erfinv(&self) -> Result<Tensor> {
        erfinv(self)
    }

    /// `erfinv`, see [`erfinv`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn erfinv_(&self) -> Result<()> {
        erfinv_(self)
    }

    /// `erfinv`, see [`erfinv`]. The result is written into the given tensor.
    #[inline]
    pub fn erfinv_out(&self, out: &Tensor) -> Result<()> {
        erfinv_out(self, out)
    }

    /// The mantissa, 1/2 <= |mantissa| < 1, and the exponent (int32) of which self = mantissa * 2^exponent. Both
    /// are in the shape of self, and 0 at 0; infinities and NaN keep exponent 0. Floating point only.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.frexp(torch.tensor([8., 0.75]))
    /// torch.return_types.frexp(
    /// mantissa=tensor([0.5000, 0.7500]),
    /// exponent=tensor([4, 0], dtype=torch.int32))
    /// ```
    #[inline]
    pub fn frexp(&self) -> Result<(Tensor, Tensor)> {
        frexp(self)
    }

    /// `frexp`, see [`frexp`]. The result is written into the given tensor.
    #[inline]
    pub fn frexp_out(&self, out_mantissa: &Tensor, out_exponent: &Tensor) -> Result<()> {
        frexp_out(self, out_mantissa, out_exponent)
    }

    /// Modified Bessel function of the first kind of order 0. By Chebyshev series, below and above one point. The
    /// result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
    /// dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.i0(torch.tensor([0., 1., 2.]))
    /// tensor([1.0000, 1.2661, 2.2796])
    /// ```
    #[inline]
    pub fn i0(&self) -> Result<Tensor> {
        i0(self)
    }

    /// `i0`, see [`i0`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn i0_(&self) -> Result<()> {
        i0_(self)
    }

    /// `i0`, see [`i0`]. The result is written into the given tensor.
    #[inline]
    pub fn i0_out(&self, out: &Tensor) -> Result<()> {
        i0_out(self, out)
    }

    /// Regularized lower incomplete gamma function P(self, other): 0 at other = 0, 1 at infinity, NaN where either
    /// is negative. Differentiable by other only. By the power series, Lentz's continued fraction, and for large
    /// self Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
    /// error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.igamma(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
    /// tensor([0.6321, 0.5940])
    /// ```
    #[inline]
    pub fn igamma(&self, other: &Tensor) -> Result<Tensor> {
        igamma(self, other)
    }

    /// `igamma`, see [`igamma`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn igamma_(&self, other: &Tensor) -> Result<()> {
        igamma_(self, other)
    }

    /// `igamma`, see [`igamma`]. The result is written into the given tensor.
    #[inline]
    pub fn igamma_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        igamma_out(self, other, out)
    }

    /// Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other), accurate where it is small.
    /// Differentiable by other only. By the power series, Lentz's continued fraction, and for large self Temme's
    /// expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.igammac(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
    /// tensor([0.3679, 0.4060])
    /// ```
    #[inline]
    pub fn igammac(&self, other: &Tensor) -> Result<Tensor> {
        igammac(self, other)
    }

    /// `igammac`, see [`igammac`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn igammac_(&self, other: &Tensor) -> Result<()> {
        igammac_(self, other)
    }

    /// `igammac`, see [`igammac`]. The result is written into the given tensor.
    #[inline]
    pub fn igammac_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        igammac_out(self, other, out)
    }

    /// self * 2^other, elementwise. Takes floats and complex numbers; integers and bool compute in the default
    /// float type. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ldexp(torch.tensor([1., 3.]), torch.tensor([2, -1]))
    /// tensor([4.0000, 1.5000])
    /// ```
    #[inline]
    pub fn ldexp(&self, other: &Tensor) -> Result<Tensor> {
        ldexp(self, other)
    }

    /// `ldexp`, see [`ldexp`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn ldexp_(&self, other: &Tensor) -> Result<()> {
        ldexp_(self, other)
    }

    /// `ldexp`, see [`ldexp`]. The result is written into the given tensor.
    #[inline]
    pub fn ldexp_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        ldexp_out(self, other, out)
    }

    /// log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
    /// without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is
    /// an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logit(torch.tensor([0.1, 0.5, 1.]), eps=0.1)
    /// tensor([-2.1972,  0.0000,  2.1972])
    /// ```
    #[inline]
    pub fn logit(&self) -> Result<Tensor> {
        logit(self)
    }

    /// log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
    /// without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is
    /// an error.
    ///
    /// What is not set in the options keeps its default: `logit(Tensor self, float? eps=None) -> Tensor`.
    #[inline]
    pub fn logit_with(&self, options: LogitOptions) -> Result<Tensor> {
        logit_with(self, options)
    }

    /// `logit`, see [`logit`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn logit_(&self) -> Result<()> {
        logit_(self)
    }

    /// `logit`, see [`logit`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `logit(Tensor self, float? eps=None) -> Tensor`.
    #[inline]
    pub fn logit_with_(&self, options: LogitOptions) -> Result<()> {
        logit_with_(self, options)
    }

    /// `logit`, see [`logit`]. The result is written into the given tensor.
    #[inline]
    pub fn logit_out(&self, out: &Tensor) -> Result<()> {
        logit_out(self, out)
    }

    /// `logit`, see [`logit`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `logit(Tensor self, float? eps=None) -> Tensor`.
    #[inline]
    pub fn logit_out_with(&self, options: LogitOptions, out: &Tensor) -> Result<()> {
        logit_out_with(self, options, out)
    }

    /// NaN becomes nan (default 0), infinities become posinf and neginf (default the largest and the lowest value
    /// of the dtype), in both parts of complex numbers. In the shape of self, any dtype: integers and bool are
    /// copied.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nan_to_num(torch.tensor([float('nan'), float('inf'), 1.]), nan=0., posinf=9.)
    /// tensor([0., 9., 1.])
    /// ```
    #[inline]
    pub fn nan_to_num(&self) -> Result<Tensor> {
        nan_to_num(self)
    }

    /// NaN becomes nan (default 0), infinities become posinf and neginf (default the largest and the lowest value
    /// of the dtype), in both parts of complex numbers. In the shape of self, any dtype: integers and bool are
    /// copied.
    ///
    /// What is not set in the options keeps its default: `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`.
    #[inline]
    pub fn nan_to_num_with(&self, options: NanToNumOptions) -> Result<Tensor> {
        nan_to_num_with(self, options)
    }

    /// `nan_to_num`, see [`nan_to_num`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn nan_to_num_(&self) -> Result<()> {
        nan_to_num_(self)
    }

    /// `nan_to_num`, see [`nan_to_num`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`.
    #[inline]
    pub fn nan_to_num_with_(&self, options: NanToNumOptions) -> Result<()> {
        nan_to_num_with_(self, options)
    }

    /// `nan_to_num`, see [`nan_to_num`]. The result is written into the given tensor.
    #[inline]
    pub fn nan_to_num_out(&self, out: &Tensor) -> Result<()> {
        nan_to_num_out(self, out)
    }

    /// `nan_to_num`, see [`nan_to_num`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`.
    #[inline]
    pub fn nan_to_num_out_with(&self, options: NanToNumOptions, out: &Tensor) -> Result<()> {
        nan_to_num_out_with(self, options, out)
    }

    /// The n-th derivative of digamma, in the shape of self; see polygamma. A negative n is an error; integers
    /// compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1., 0.5]).polygamma(2)
    /// tensor([ -2.4041, -16.8288])
    /// ```
    #[inline]
    pub fn polygamma_method(&self, n: i64) -> Result<Tensor> {
        polygamma_method(self, n)
    }

    /// `polygamma.method`, see [`polygamma_method`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn polygamma_method_(&self, n: i64) -> Result<()> {
        polygamma_method_(self, n)
    }

    /// sin(pi x) / (pi x), 1 at 0. The result has the shape of the tensor. Takes floats and complex numbers;
    /// integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sinc(torch.tensor([0., 0.5]))
    /// tensor([1.0000, 0.6366])
    /// ```
    #[inline]
    pub fn sinc(&self) -> Result<Tensor> {
        sinc(self)
    }

    /// `sinc`, see [`sinc`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn sinc_(&self) -> Result<()> {
        sinc_(self)
    }

    /// `sinc`, see [`sinc`]. The result is written into the given tensor.
    #[inline]
    pub fn sinc_out(&self, out: &Tensor) -> Result<()> {
        sinc_out(self, out)
    }
}
