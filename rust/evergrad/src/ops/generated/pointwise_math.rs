// Generated from bindings/schema/ops/pointwise_math.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static ACOS: Op = Op::new(c"acos", c"", 1);
static ACOS_INPLACE: Op = Op::new(c"acos_", c"", 1);
static ACOS_OUT: Op = Op::new(c"acos", c"out", 1);
static ACOSH: Op = Op::new(c"acosh", c"", 1);
static ACOSH_INPLACE: Op = Op::new(c"acosh_", c"", 1);
static ACOSH_OUT: Op = Op::new(c"acosh", c"out", 1);
static ASIN: Op = Op::new(c"asin", c"", 1);
static ASIN_INPLACE: Op = Op::new(c"asin_", c"", 1);
static ASIN_OUT: Op = Op::new(c"asin", c"out", 1);
static ASINH: Op = Op::new(c"asinh", c"", 1);
static ASINH_INPLACE: Op = Op::new(c"asinh_", c"", 1);
static ASINH_OUT: Op = Op::new(c"asinh", c"out", 1);
static ATAN: Op = Op::new(c"atan", c"", 1);
static ATAN_INPLACE: Op = Op::new(c"atan_", c"", 1);
static ATAN_OUT: Op = Op::new(c"atan", c"out", 1);
static ATANH: Op = Op::new(c"atanh", c"", 1);
static ATANH_INPLACE: Op = Op::new(c"atanh_", c"", 1);
static ATANH_OUT: Op = Op::new(c"atanh", c"out", 1);
static COS: Op = Op::new(c"cos", c"", 1);
static COS_INPLACE: Op = Op::new(c"cos_", c"", 1);
static COS_OUT: Op = Op::new(c"cos", c"out", 1);
static COSH: Op = Op::new(c"cosh", c"", 1);
static COSH_INPLACE: Op = Op::new(c"cosh_", c"", 1);
static COSH_OUT: Op = Op::new(c"cosh", c"out", 1);
static DIGAMMA: Op = Op::new(c"digamma", c"", 1);
static DIGAMMA_INPLACE: Op = Op::new(c"digamma_", c"", 1);
static DIGAMMA_OUT: Op = Op::new(c"digamma", c"out", 1);
static ERF: Op = Op::new(c"erf", c"", 1);
static ERF_INPLACE: Op = Op::new(c"erf_", c"", 1);
static ERF_OUT: Op = Op::new(c"erf", c"out", 1);
static ERFC: Op = Op::new(c"erfc", c"", 1);
static ERFC_INPLACE: Op = Op::new(c"erfc_", c"", 1);
static ERFC_OUT: Op = Op::new(c"erfc", c"out", 1);
static EXP: Op = Op::new(c"exp", c"", 1);
static EXP_INPLACE: Op = Op::new(c"exp_", c"", 1);
static EXP_OUT: Op = Op::new(c"exp", c"out", 1);
static EXP2: Op = Op::new(c"exp2", c"", 1);
static EXP2_INPLACE: Op = Op::new(c"exp2_", c"", 1);
static EXP2_OUT: Op = Op::new(c"exp2", c"out", 1);
static EXPM1: Op = Op::new(c"expm1", c"", 1);
static EXPM1_INPLACE: Op = Op::new(c"expm1_", c"", 1);
static EXPM1_OUT: Op = Op::new(c"expm1", c"out", 1);
static LGAMMA: Op = Op::new(c"lgamma", c"", 1);
static LGAMMA_INPLACE: Op = Op::new(c"lgamma_", c"", 1);
static LGAMMA_OUT: Op = Op::new(c"lgamma", c"out", 1);
static LOG: Op = Op::new(c"log", c"", 1);
static LOG_INPLACE: Op = Op::new(c"log_", c"", 1);
static LOG_OUT: Op = Op::new(c"log", c"out", 1);
static LOG10: Op = Op::new(c"log10", c"", 1);
static LOG10_INPLACE: Op = Op::new(c"log10_", c"", 1);
static LOG10_OUT: Op = Op::new(c"log10", c"out", 1);
static LOG1P: Op = Op::new(c"log1p", c"", 1);
static LOG1P_INPLACE: Op = Op::new(c"log1p_", c"", 1);
static LOG1P_OUT: Op = Op::new(c"log1p", c"out", 1);
static LOG2: Op = Op::new(c"log2", c"", 1);
static LOG2_INPLACE: Op = Op::new(c"log2_", c"", 1);
static LOG2_OUT: Op = Op::new(c"log2", c"out", 1);
static RSQRT: Op = Op::new(c"rsqrt", c"", 1);
static RSQRT_INPLACE: Op = Op::new(c"rsqrt_", c"", 1);
static RSQRT_OUT: Op = Op::new(c"rsqrt", c"out", 1);
static SIGMOID: Op = Op::new(c"sigmoid", c"", 1);
static SIGMOID_INPLACE: Op = Op::new(c"sigmoid_", c"", 1);
static SIGMOID_OUT: Op = Op::new(c"sigmoid", c"out", 1);
static SIN: Op = Op::new(c"sin", c"", 1);
static SIN_INPLACE: Op = Op::new(c"sin_", c"", 1);
static SIN_OUT: Op = Op::new(c"sin", c"out", 1);
static SINH: Op = Op::new(c"sinh", c"", 1);
static SINH_INPLACE: Op = Op::new(c"sinh_", c"", 1);
static SINH_OUT: Op = Op::new(c"sinh", c"out", 1);
static SPECIAL_EXPIT: Op = Op::new(c"special_expit", c"", 1);
static SPECIAL_EXPIT_OUT: Op = Op::new(c"special_expit", c"out", 1);
static SQRT: Op = Op::new(c"sqrt", c"", 1);
static SQRT_INPLACE: Op = Op::new(c"sqrt_", c"", 1);
static SQRT_OUT: Op = Op::new(c"sqrt", c"out", 1);
static TAN: Op = Op::new(c"tan", c"", 1);
static TAN_INPLACE: Op = Op::new(c"tan_", c"", 1);
static TAN_OUT: Op = Op::new(c"tan", c"out", 1);
static TANH: Op = Op::new(c"tanh", c"", 1);
static TANH_INPLACE: Op = Op::new(c"tanh_", c"", 1);
static TANH_OUT: Op = Op::new(c"tanh", c"out", 1);

/// Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
/// tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.acos(torch.tensor([-1., 0., 1.]))
/// tensor([3.1416, 1.5708, 0.0000])
/// ```
#[inline]
pub fn acos(input: &Tensor) -> Result<Tensor> {
    ACOS.tensor(&[value::tensor(input)])
}

/// `acos`, see [`acos`]. In place: the result is written into the tensor itself.
pub fn acos_(input: &Tensor) -> Result<()> {
    ACOS_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `acos`, see [`acos`]. The result is written into the given tensor.
pub fn acos_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ACOS_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes
/// floats and complex numbers; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.acosh(torch.tensor([1., 2.]))
/// tensor([0.0000, 1.3170])
/// ```
#[inline]
pub fn acosh(input: &Tensor) -> Result<Tensor> {
    ACOSH.tensor(&[value::tensor(input)])
}

/// `acosh`, see [`acosh`]. In place: the result is written into the tensor itself.
pub fn acosh_(input: &Tensor) -> Result<()> {
    ACOSH_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `acosh`, see [`acosh`]. The result is written into the given tensor.
pub fn acosh_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ACOSH_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of
/// the tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.asin(torch.tensor([-1., 0., 1.]))
/// tensor([-1.5708,  0.0000,  1.5708])
/// ```
#[inline]
pub fn asin(input: &Tensor) -> Result<Tensor> {
    ASIN.tensor(&[value::tensor(input)])
}

/// `asin`, see [`asin`]. In place: the result is written into the tensor itself.
pub fn asin_(input: &Tensor) -> Result<()> {
    ASIN_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `asin`, see [`asin`]. The result is written into the given tensor.
pub fn asin_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ASIN_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers
/// and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.asinh(torch.tensor([-1., 0., 1.]))
/// tensor([-0.8814,  0.0000,  0.8814])
/// ```
#[inline]
pub fn asinh(input: &Tensor) -> Result<Tensor> {
    ASINH.tensor(&[value::tensor(input)])
}

/// `asinh`, see [`asinh`]. In place: the result is written into the tensor itself.
pub fn asinh_(input: &Tensor) -> Result<()> {
    ASINH_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `asinh`, see [`asinh`]. The result is written into the given tensor.
pub fn asinh_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ASINH_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and
/// complex numbers; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.atan(torch.tensor([-1., 0., 1.]))
/// tensor([-0.7854,  0.0000,  0.7854])
/// ```
#[inline]
pub fn atan(input: &Tensor) -> Result<Tensor> {
    ATAN.tensor(&[value::tensor(input)])
}

/// `atan`, see [`atan`]. In place: the result is written into the tensor itself.
pub fn atan_(input: &Tensor) -> Result<()> {
    ATAN_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `atan`, see [`atan`]. The result is written into the given tensor.
pub fn atan_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ATAN_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor.
/// Takes floats and complex numbers; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.atanh(torch.tensor([0., 0.5, 1.]))
/// tensor([0.0000, 0.5493,    inf])
/// ```
#[inline]
pub fn atanh(input: &Tensor) -> Result<Tensor> {
    ATANH.tensor(&[value::tensor(input)])
}

/// `atanh`, see [`atanh`]. In place: the result is written into the tensor itself.
pub fn atanh_(input: &Tensor) -> Result<()> {
    ATANH_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `atanh`, see [`atanh`]. The result is written into the given tensor.
pub fn atanh_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ATANH_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Cosine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
/// integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.cos(torch.tensor([0., 1., 2.]))
/// tensor([ 1.0000,  0.5403, -0.4161])
/// ```
#[inline]
pub fn cos(input: &Tensor) -> Result<Tensor> {
    COS.tensor(&[value::tensor(input)])
}

/// `cos`, see [`cos`]. In place: the result is written into the tensor itself.
pub fn cos_(input: &Tensor) -> Result<()> {
    COS_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `cos`, see [`cos`]. The result is written into the given tensor.
pub fn cos_out(input: &Tensor, out: &Tensor) -> Result<()> {
    COS_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Hyperbolic cosine. The result has the shape of the tensor. Takes floats and complex numbers; integers and
/// bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.cosh(torch.tensor([0., 1.]))
/// tensor([1.0000, 1.5431])
/// ```
#[inline]
pub fn cosh(input: &Tensor) -> Result<Tensor> {
    COSH.tensor(&[value::tensor(input)])
}

/// `cosh`, see [`cosh`]. In place: the result is written into the tensor itself.
pub fn cosh_(input: &Tensor) -> Result<()> {
    COSH_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `cosh`, see [`cosh`]. The result is written into the given tensor.
pub fn cosh_out(input: &Tensor, out: &Tensor) -> Result<()> {
    COSH_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Logarithmic derivative of the gamma function; NaN at negative integers. By reflection below 0, recurrence,
/// and the asymptotic series. The result has the shape of the tensor. Takes floats; integers and bool compute
/// in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.digamma(torch.tensor([1., 0.5]))
/// tensor([-0.5772, -1.9635])
/// ```
#[inline]
pub fn digamma(input: &Tensor) -> Result<Tensor> {
    DIGAMMA.tensor(&[value::tensor(input)])
}

/// `digamma`, see [`digamma`]. In place: the result is written into the tensor itself.
pub fn digamma_(input: &Tensor) -> Result<()> {
    DIGAMMA_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `digamma`, see [`digamma`]. The result is written into the given tensor.
pub fn digamma_out(input: &Tensor, out: &Tensor) -> Result<()> {
    DIGAMMA_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Error function. The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.erf(torch.tensor([0., 0.5, 10.]))
/// tensor([0.0000, 0.5205, 1.0000])
/// ```
#[inline]
pub fn erf(input: &Tensor) -> Result<Tensor> {
    ERF.tensor(&[value::tensor(input)])
}

/// `erf`, see [`erf`]. In place: the result is written into the tensor itself.
pub fn erf_(input: &Tensor) -> Result<()> {
    ERF_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `erf`, see [`erf`]. The result is written into the given tensor.
pub fn erf_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ERF_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Complementary error function, 1 - erf(x), accurate in the tail. The result has the shape of the tensor.
/// Takes floats; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.erfc(torch.tensor([0., 0.5, -1.]))
/// tensor([1.0000, 0.4795, 1.8427])
/// ```
#[inline]
pub fn erfc(input: &Tensor) -> Result<Tensor> {
    ERFC.tensor(&[value::tensor(input)])
}

/// `erfc`, see [`erfc`]. In place: the result is written into the tensor itself.
pub fn erfc_(input: &Tensor) -> Result<()> {
    ERFC_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `erfc`, see [`erfc`]. The result is written into the given tensor.
pub fn erfc_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ERFC_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// e to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
/// integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.exp(torch.tensor([0., 1., -1.]))
/// tensor([1.0000, 2.7183, 0.3679])
/// ```
#[inline]
pub fn exp(input: &Tensor) -> Result<Tensor> {
    EXP.tensor(&[value::tensor(input)])
}

/// `exp`, see [`exp`]. In place: the result is written into the tensor itself.
pub fn exp_(input: &Tensor) -> Result<()> {
    EXP_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `exp`, see [`exp`]. The result is written into the given tensor.
pub fn exp_out(input: &Tensor, out: &Tensor) -> Result<()> {
    EXP_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// 2 to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
/// integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.exp2(torch.tensor([0., 1., 3.5]))
/// tensor([ 1.0000,  2.0000, 11.3137])
/// ```
#[inline]
pub fn exp2(input: &Tensor) -> Result<Tensor> {
    EXP2.tensor(&[value::tensor(input)])
}

/// `exp2`, see [`exp2`]. In place: the result is written into the tensor itself.
pub fn exp2_(input: &Tensor) -> Result<()> {
    EXP2_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `exp2`, see [`exp2`]. The result is written into the given tensor.
pub fn exp2_out(input: &Tensor, out: &Tensor) -> Result<()> {
    EXP2_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// exp(x) - 1, accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers;
/// integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.expm1(torch.tensor([0., 1.]))
/// tensor([0.0000, 1.7183])
/// ```
#[inline]
pub fn expm1(input: &Tensor) -> Result<Tensor> {
    EXPM1.tensor(&[value::tensor(input)])
}

/// `expm1`, see [`expm1`]. In place: the result is written into the tensor itself.
pub fn expm1_(input: &Tensor) -> Result<()> {
    EXPM1_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `expm1`, see [`expm1`]. The result is written into the given tensor.
pub fn expm1_out(input: &Tensor, out: &Tensor) -> Result<()> {
    EXPM1_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Logarithm of the absolute value of the gamma function. By Stirling's series or the C library's. The result
/// has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes
/// are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.lgamma(torch.tensor([0.5, 1., 4.]))
/// tensor([0.5724, 0.0000, 1.7918])
/// ```
#[inline]
pub fn lgamma(input: &Tensor) -> Result<Tensor> {
    LGAMMA.tensor(&[value::tensor(input)])
}

/// `lgamma`, see [`lgamma`]. In place: the result is written into the tensor itself.
pub fn lgamma_(input: &Tensor) -> Result<()> {
    LGAMMA_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `lgamma`, see [`lgamma`]. The result is written into the given tensor.
pub fn lgamma_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LGAMMA_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Natural logarithm; NaN for negative and -inf for zero real elements. The result has the shape of the tensor.
/// Takes floats and complex numbers; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.log(torch.tensor([0., 1., 2.]))
/// tensor([  -inf, 0.0000, 0.6931])
/// ```
#[inline]
pub fn log(input: &Tensor) -> Result<Tensor> {
    LOG.tensor(&[value::tensor(input)])
}

/// `log`, see [`log`]. In place: the result is written into the tensor itself.
pub fn log_(input: &Tensor) -> Result<()> {
    LOG_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `log`, see [`log`]. The result is written into the given tensor.
pub fn log_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LOG_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Logarithm to base 10. The result has the shape of the tensor. Takes floats and complex numbers; integers and
/// bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.log10(torch.tensor([1., 1000.]))
/// tensor([0., 3.])
/// ```
#[inline]
pub fn log10(input: &Tensor) -> Result<Tensor> {
    LOG10.tensor(&[value::tensor(input)])
}

/// `log10`, see [`log10`]. In place: the result is written into the tensor itself.
pub fn log10_(input: &Tensor) -> Result<()> {
    LOG10_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `log10`, see [`log10`]. The result is written into the given tensor.
pub fn log10_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LOG10_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// log(1 + x), accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers;
/// integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.log1p(torch.tensor([0., 1.]))
/// tensor([0.0000, 0.6931])
/// ```
#[inline]
pub fn log1p(input: &Tensor) -> Result<Tensor> {
    LOG1P.tensor(&[value::tensor(input)])
}

/// `log1p`, see [`log1p`]. In place: the result is written into the tensor itself.
pub fn log1p_(input: &Tensor) -> Result<()> {
    LOG1P_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `log1p`, see [`log1p`]. The result is written into the given tensor.
pub fn log1p_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LOG1P_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Logarithm to base 2. The result has the shape of the tensor. Takes floats and complex numbers; integers and
/// bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.log2(torch.tensor([1, 8]))
/// tensor([0., 3.])
/// ```
#[inline]
pub fn log2(input: &Tensor) -> Result<Tensor> {
    LOG2.tensor(&[value::tensor(input)])
}

/// `log2`, see [`log2`]. In place: the result is written into the tensor itself.
pub fn log2_(input: &Tensor) -> Result<()> {
    LOG2_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `log2`, see [`log2`]. The result is written into the given tensor.
pub fn log2_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LOG2_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Reciprocal of the square root; inf at 0, NaN for negative elements. The result has the shape of the tensor.
/// Takes floats and complex numbers; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.rsqrt(torch.tensor([1., 4., 0.]))
/// tensor([1.0000, 0.5000,    inf])
/// ```
#[inline]
pub fn rsqrt(input: &Tensor) -> Result<Tensor> {
    RSQRT.tensor(&[value::tensor(input)])
}

/// `rsqrt`, see [`rsqrt`]. In place: the result is written into the tensor itself.
pub fn rsqrt_(input: &Tensor) -> Result<()> {
    RSQRT_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `rsqrt`, see [`rsqrt`]. The result is written into the given tensor.
pub fn rsqrt_out(input: &Tensor, out: &Tensor) -> Result<()> {
    RSQRT_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Logistic function 1/(1 + exp(-x)). The result has the shape of the tensor. Takes floats and complex numbers;
/// integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.sigmoid(torch.tensor([-1., 0., 1.]))
/// tensor([0.2689, 0.5000, 0.7311])
/// ```
#[inline]
pub fn sigmoid(input: &Tensor) -> Result<Tensor> {
    SIGMOID.tensor(&[value::tensor(input)])
}

/// `sigmoid`, see [`sigmoid`]. In place: the result is written into the tensor itself.
pub fn sigmoid_(input: &Tensor) -> Result<()> {
    SIGMOID_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `sigmoid`, see [`sigmoid`]. The result is written into the given tensor.
pub fn sigmoid_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SIGMOID_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Sine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
/// integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.sin(torch.tensor([0., 1., 2.]))
/// tensor([0.0000, 0.8415, 0.9093])
/// ```
#[inline]
pub fn sin(input: &Tensor) -> Result<Tensor> {
    SIN.tensor(&[value::tensor(input)])
}

/// `sin`, see [`sin`]. In place: the result is written into the tensor itself.
pub fn sin_(input: &Tensor) -> Result<()> {
    SIN_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `sin`, see [`sin`]. The result is written into the given tensor.
pub fn sin_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SIN_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
/// compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.sinh(torch.tensor([0., 1.]))
/// tensor([0.0000, 1.1752])
/// ```
#[inline]
pub fn sinh(input: &Tensor) -> Result<Tensor> {
    SINH.tensor(&[value::tensor(input)])
}

/// `sinh`, see [`sinh`]. In place: the result is written into the tensor itself.
pub fn sinh_(input: &Tensor) -> Result<()> {
    SINH_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `sinh`, see [`sinh`]. The result is written into the given tensor.
pub fn sinh_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SINH_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Another name of sigmoid: the logistic function. Logistic function 1/(1 + exp(-x)). The result has the shape
/// of the tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.special.expit(torch.tensor([-1., 0., 1.]))
/// tensor([0.2689, 0.5000, 0.7311])
/// ```
#[inline]
pub fn special_expit(input: &Tensor) -> Result<Tensor> {
    SPECIAL_EXPIT.tensor(&[value::tensor(input)])
}

/// `special_expit`, see [`special_expit`]. The result is written into the given tensor.
pub fn special_expit_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_EXPIT_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Square root; NaN for negative real elements. The result has the shape of the tensor. Takes floats and
/// complex numbers; integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.sqrt(torch.tensor([4., 2., -1.]))
/// tensor([2.0000, 1.4142,    nan])
/// ```
#[inline]
pub fn sqrt(input: &Tensor) -> Result<Tensor> {
    SQRT.tensor(&[value::tensor(input)])
}

/// `sqrt`, see [`sqrt`]. In place: the result is written into the tensor itself.
pub fn sqrt_(input: &Tensor) -> Result<()> {
    SQRT_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `sqrt`, see [`sqrt`]. The result is written into the given tensor.
pub fn sqrt_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SQRT_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Tangent of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
/// integers and bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.tan(torch.tensor([0., 1.]))
/// tensor([0.0000, 1.5574])
/// ```
#[inline]
pub fn tan(input: &Tensor) -> Result<Tensor> {
    TAN.tensor(&[value::tensor(input)])
}

/// `tan`, see [`tan`]. In place: the result is written into the tensor itself.
pub fn tan_(input: &Tensor) -> Result<()> {
    TAN_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `tan`, see [`tan`]. The result is written into the given tensor.
pub fn tan_out(input: &Tensor, out: &Tensor) -> Result<()> {
    TAN_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Hyperbolic tangent. The result has the shape of the tensor. Takes floats and complex numbers; integers and
/// bool compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> torch.tanh(torch.tensor([-1., 0., 1.]))
/// tensor([-0.7616,  0.0000,  0.7616])
/// ```
#[inline]
pub fn tanh(input: &Tensor) -> Result<Tensor> {
    TANH.tensor(&[value::tensor(input)])
}

/// `tanh`, see [`tanh`]. In place: the result is written into the tensor itself.
pub fn tanh_(input: &Tensor) -> Result<()> {
    TANH_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `tanh`, see [`tanh`]. The result is written into the given tensor.
pub fn tanh_out(input: &Tensor, out: &Tensor) -> Result<()> {
    TANH_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
    /// tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.acos(torch.tensor([-1., 0., 1.]))
    /// tensor([3.1416, 1.5708, 0.0000])
    /// ```
    #[inline]
    pub fn acos(&self) -> Result<Tensor> {
        acos(self)
    }

    /// `acos`, see [`acos`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn acos_(&self) -> Result<()> {
        acos_(self)
    }

    /// `acos`, see [`acos`]. The result is written into the given tensor.
    #[inline]
    pub fn acos_out(&self, out: &Tensor) -> Result<()> {
        acos_out(self, out)
    }

    /// Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes
    /// floats and complex numbers; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.acosh(torch.tensor([1., 2.]))
    /// tensor([0.0000, 1.3170])
    /// ```
    #[inline]
    pub fn acosh(&self) -> Result<Tensor> {
        acosh(self)
    }

    /// `acosh`, see [`acosh`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn acosh_(&self) -> Result<()> {
        acosh_(self)
    }

    /// `acosh`, see [`acosh`]. The result is written into the given tensor.
    #[inline]
    pub fn acosh_out(&self, out: &Tensor) -> Result<()> {
        acosh_out(self, out)
    }

    /// Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of
    /// the tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.asin(torch.tensor([-1., 0., 1.]))
    /// tensor([-1.5708,  0.0000,  1.5708])
    /// ```
    #[inline]
    pub fn asin(&self) -> Result<Tensor> {
        asin(self)
    }

    /// `asin`, see [`asin`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn asin_(&self) -> Result<()> {
        asin_(self)
    }

    /// `asin`, see [`asin`]. The result is written into the given tensor.
    #[inline]
    pub fn asin_out(&self, out: &Tensor) -> Result<()> {
        asin_out(self, out)
    }

    /// Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers
    /// and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.asinh(torch.tensor([-1., 0., 1.]))
    /// tensor([-0.8814,  0.0000,  0.8814])
    /// ```
    #[inline]
    pub fn asinh(&self) -> Result<Tensor> {
        asinh(self)
    }

    /// `asinh`, see [`asinh`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn asinh_(&self) -> Result<()> {
        asinh_(self)
    }

    /// `asinh`, see [`asinh`]. The result is written into the given tensor.
    #[inline]
    pub fn asinh_out(&self, out: &Tensor) -> Result<()> {
        asinh_out(self, out)
    }

    /// Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and
    /// complex numbers; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.atan(torch.tensor([-1., 0., 1.]))
    /// tensor([-0.7854,  0.0000,  0.7854])
    /// ```
    #[inline]
    pub fn atan(&self) -> Result<Tensor> {
        atan(self)
    }

    /// `atan`, see [`atan`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn atan_(&self) -> Result<()> {
        atan_(self)
    }

    /// `atan`, see [`atan`]. The result is written into the given tensor.
    #[inline]
    pub fn atan_out(&self, out: &Tensor) -> Result<()> {
        atan_out(self, out)
    }

    /// Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor.
    /// Takes floats and complex numbers; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.atanh(torch.tensor([0., 0.5, 1.]))
    /// tensor([0.0000, 0.5493,    inf])
    /// ```
    #[inline]
    pub fn atanh(&self) -> Result<Tensor> {
        atanh(self)
    }

    /// `atanh`, see [`atanh`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn atanh_(&self) -> Result<()> {
        atanh_(self)
    }

    /// `atanh`, see [`atanh`]. The result is written into the given tensor.
    #[inline]
    pub fn atanh_out(&self, out: &Tensor) -> Result<()> {
        atanh_out(self, out)
    }

    /// Cosine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
    /// integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cos(torch.tensor([0., 1., 2.]))
    /// tensor([ 1.0000,  0.5403, -0.4161])
    /// ```
    #[inline]
    pub fn cos(&self) -> Result<Tensor> {
        cos(self)
    }

    /// `cos`, see [`cos`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn cos_(&self) -> Result<()> {
        cos_(self)
    }

    /// `cos`, see [`cos`]. The result is written into the given tensor.
    #[inline]
    pub fn cos_out(&self, out: &Tensor) -> Result<()> {
        cos_out(self, out)
    }

    /// Hyperbolic cosine. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    /// bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cosh(torch.tensor([0., 1.]))
    /// tensor([1.0000, 1.5431])
    /// ```
    #[inline]
    pub fn cosh(&self) -> Result<Tensor> {
        cosh(self)
    }

    /// `cosh`, see [`cosh`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn cosh_(&self) -> Result<()> {
        cosh_(self)
    }

    /// `cosh`, see [`cosh`]. The result is written into the given tensor.
    #[inline]
    pub fn cosh_out(&self, out: &Tensor) -> Result<()> {
        cosh_out(self, out)
    }

    /// Logarithmic derivative of the gamma function; NaN at negative integers. By reflection below 0, recurrence,
    /// and the asymptotic series. The result has the shape of the tensor. Takes floats; integers and bool compute
    /// in the default float type. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.digamma(torch.tensor([1., 0.5]))
    /// tensor([-0.5772, -1.9635])
    /// ```
    #[inline]
    pub fn digamma(&self) -> Result<Tensor> {
        digamma(self)
    }

    /// `digamma`, see [`digamma`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn digamma_(&self) -> Result<()> {
        digamma_(self)
    }

    /// `digamma`, see [`digamma`]. The result is written into the given tensor.
    #[inline]
    pub fn digamma_out(&self, out: &Tensor) -> Result<()> {
        digamma_out(self, out)
    }

    /// Error function. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    /// default float type. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.erf(torch.tensor([0., 0.5, 10.]))
    /// tensor([0.0000, 0.5205, 1.0000])
    /// ```
    #[inline]
    pub fn erf(&self) -> Result<Tensor> {
        erf(self)
    }

    /// `erf`, see [`erf`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn erf_(&self) -> Result<()> {
        erf_(self)
    }

    /// `erf`, see [`erf`]. The result is written into the given tensor.
    #[inline]
    pub fn erf_out(&self, out: &Tensor) -> Result<()> {
        erf_out(self, out)
    }

    /// Complementary error function, 1 - erf(x), accurate in the tail. The result has the shape of the tensor.
    /// Takes floats; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.erfc(torch.tensor([0., 0.5, -1.]))
    /// tensor([1.0000, 0.4795, 1.8427])
    /// ```
    #[inline]
    pub fn erfc(&self) -> Result<Tensor> {
        erfc(self)
    }

    /// `erfc`, see [`erfc`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn erfc_(&self) -> Result<()> {
        erfc_(self)
    }

    /// `erfc`, see [`erfc`]. The result is written into the given tensor.
    #[inline]
    pub fn erfc_out(&self, out: &Tensor) -> Result<()> {
        erfc_out(self, out)
    }

    /// e to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
    /// integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.exp(torch.tensor([0., 1., -1.]))
    /// tensor([1.0000, 2.7183, 0.3679])
    /// ```
    #[inline]
    pub fn exp(&self) -> Result<Tensor> {
        exp(self)
    }

    /// `exp`, see [`exp`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn exp_(&self) -> Result<()> {
        exp_(self)
    }

    /// `exp`, see [`exp`]. The result is written into the given tensor.
    #[inline]
    pub fn exp_out(&self, out: &Tensor) -> Result<()> {
        exp_out(self, out)
    }

    /// 2 to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
    /// integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.exp2(torch.tensor([0., 1., 3.5]))
    /// tensor([ 1.0000,  2.0000, 11.3137])
    /// ```
    #[inline]
    pub fn exp2(&self) -> Result<Tensor> {
        exp2(self)
    }

    /// `exp2`, see [`exp2`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn exp2_(&self) -> Result<()> {
        exp2_(self)
    }

    /// `exp2`, see [`exp2`]. The result is written into the given tensor.
    #[inline]
    pub fn exp2_out(&self, out: &Tensor) -> Result<()> {
        exp2_out(self, out)
    }

    /// exp(x) - 1, accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers;
    /// integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.expm1(torch.tensor([0., 1.]))
    /// tensor([0.0000, 1.7183])
    /// ```
    #[inline]
    pub fn expm1(&self) -> Result<Tensor> {
        expm1(self)
    }

    /// `expm1`, see [`expm1`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn expm1_(&self) -> Result<()> {
        expm1_(self)
    }

    /// `expm1`, see [`expm1`]. The result is written into the given tensor.
    #[inline]
    pub fn expm1_out(&self, out: &Tensor) -> Result<()> {
        expm1_out(self, out)
    }

    /// Logarithm of the absolute value of the gamma function. By Stirling's series or the C library's. The result
    /// has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes
    /// are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.lgamma(torch.tensor([0.5, 1., 4.]))
    /// tensor([0.5724, 0.0000, 1.7918])
    /// ```
    #[inline]
    pub fn lgamma(&self) -> Result<Tensor> {
        lgamma(self)
    }

    /// `lgamma`, see [`lgamma`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn lgamma_(&self) -> Result<()> {
        lgamma_(self)
    }

    /// `lgamma`, see [`lgamma`]. The result is written into the given tensor.
    #[inline]
    pub fn lgamma_out(&self, out: &Tensor) -> Result<()> {
        lgamma_out(self, out)
    }

    /// Natural logarithm; NaN for negative and -inf for zero real elements. The result has the shape of the tensor.
    /// Takes floats and complex numbers; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.log(torch.tensor([0., 1., 2.]))
    /// tensor([  -inf, 0.0000, 0.6931])
    /// ```
    #[inline]
    pub fn log(&self) -> Result<Tensor> {
        log(self)
    }

    /// `log`, see [`log`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn log_(&self) -> Result<()> {
        log_(self)
    }

    /// `log`, see [`log`]. The result is written into the given tensor.
    #[inline]
    pub fn log_out(&self, out: &Tensor) -> Result<()> {
        log_out(self, out)
    }

    /// Logarithm to base 10. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    /// bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.log10(torch.tensor([1., 1000.]))
    /// tensor([0., 3.])
    /// ```
    #[inline]
    pub fn log10(&self) -> Result<Tensor> {
        log10(self)
    }

    /// `log10`, see [`log10`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn log10_(&self) -> Result<()> {
        log10_(self)
    }

    /// `log10`, see [`log10`]. The result is written into the given tensor.
    #[inline]
    pub fn log10_out(&self, out: &Tensor) -> Result<()> {
        log10_out(self, out)
    }

    /// log(1 + x), accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers;
    /// integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.log1p(torch.tensor([0., 1.]))
    /// tensor([0.0000, 0.6931])
    /// ```
    #[inline]
    pub fn log1p(&self) -> Result<Tensor> {
        log1p(self)
    }

    /// `log1p`, see [`log1p`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn log1p_(&self) -> Result<()> {
        log1p_(self)
    }

    /// `log1p`, see [`log1p`]. The result is written into the given tensor.
    #[inline]
    pub fn log1p_out(&self, out: &Tensor) -> Result<()> {
        log1p_out(self, out)
    }

    /// Logarithm to base 2. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    /// bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.log2(torch.tensor([1, 8]))
    /// tensor([0., 3.])
    /// ```
    #[inline]
    pub fn log2(&self) -> Result<Tensor> {
        log2(self)
    }

    /// `log2`, see [`log2`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn log2_(&self) -> Result<()> {
        log2_(self)
    }

    /// `log2`, see [`log2`]. The result is written into the given tensor.
    #[inline]
    pub fn log2_out(&self, out: &Tensor) -> Result<()> {
        log2_out(self, out)
    }

    /// Reciprocal of the square root; inf at 0, NaN for negative elements. The result has the shape of the tensor.
    /// Takes floats and complex numbers; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.rsqrt(torch.tensor([1., 4., 0.]))
    /// tensor([1.0000, 0.5000,    inf])
    /// ```
    #[inline]
    pub fn rsqrt(&self) -> Result<Tensor> {
        rsqrt(self)
    }

    /// `rsqrt`, see [`rsqrt`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn rsqrt_(&self) -> Result<()> {
        rsqrt_(self)
    }

    /// `rsqrt`, see [`rsqrt`]. The result is written into the given tensor.
    #[inline]
    pub fn rsqrt_out(&self, out: &Tensor) -> Result<()> {
        rsqrt_out(self, out)
    }

    /// Logistic function 1/(1 + exp(-x)). The result has the shape of the tensor. Takes floats and complex numbers;
    /// integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sigmoid(torch.tensor([-1., 0., 1.]))
    /// tensor([0.2689, 0.5000, 0.7311])
    /// ```
    #[inline]
    pub fn sigmoid(&self) -> Result<Tensor> {
        sigmoid(self)
    }

    /// `sigmoid`, see [`sigmoid`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn sigmoid_(&self) -> Result<()> {
        sigmoid_(self)
    }

    /// `sigmoid`, see [`sigmoid`]. The result is written into the given tensor.
    #[inline]
    pub fn sigmoid_out(&self, out: &Tensor) -> Result<()> {
        sigmoid_out(self, out)
    }

    /// Sine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
    /// integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sin(torch.tensor([0., 1., 2.]))
    /// tensor([0.0000, 0.8415, 0.9093])
    /// ```
    #[inline]
    pub fn sin(&self) -> Result<Tensor> {
        sin(self)
    }

    /// `sin`, see [`sin`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn sin_(&self) -> Result<()> {
        sin_(self)
    }

    /// `sin`, see [`sin`]. The result is written into the given tensor.
    #[inline]
    pub fn sin_out(&self, out: &Tensor) -> Result<()> {
        sin_out(self, out)
    }

    /// Hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
    /// compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sinh(torch.tensor([0., 1.]))
    /// tensor([0.0000, 1.1752])
    /// ```
    #[inline]
    pub fn sinh(&self) -> Result<Tensor> {
        sinh(self)
    }

    /// `sinh`, see [`sinh`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn sinh_(&self) -> Result<()> {
        sinh_(self)
    }

    /// `sinh`, see [`sinh`]. The result is written into the given tensor.
    #[inline]
    pub fn sinh_out(&self, out: &Tensor) -> Result<()> {
        sinh_out(self, out)
    }

    /// Square root; NaN for negative real elements. The result has the shape of the tensor. Takes floats and
    /// complex numbers; integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sqrt(torch.tensor([4., 2., -1.]))
    /// tensor([2.0000, 1.4142,    nan])
    /// ```
    #[inline]
    pub fn sqrt(&self) -> Result<Tensor> {
        sqrt(self)
    }

    /// `sqrt`, see [`sqrt`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn sqrt_(&self) -> Result<()> {
        sqrt_(self)
    }

    /// `sqrt`, see [`sqrt`]. The result is written into the given tensor.
    #[inline]
    pub fn sqrt_out(&self, out: &Tensor) -> Result<()> {
        sqrt_out(self, out)
    }

    /// Tangent of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
    /// integers and bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tan(torch.tensor([0., 1.]))
    /// tensor([0.0000, 1.5574])
    /// ```
    #[inline]
    pub fn tan(&self) -> Result<Tensor> {
        tan(self)
    }

    /// `tan`, see [`tan`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn tan_(&self) -> Result<()> {
        tan_(self)
    }

    /// `tan`, see [`tan`]. The result is written into the given tensor.
    #[inline]
    pub fn tan_out(&self, out: &Tensor) -> Result<()> {
        tan_out(self, out)
    }

    /// Hyperbolic tangent. The result has the shape of the tensor. Takes floats and complex numbers; integers and
    /// bool compute in the default float type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tanh(torch.tensor([-1., 0., 1.]))
    /// tensor([-0.7616,  0.0000,  0.7616])
    /// ```
    #[inline]
    pub fn tanh(&self) -> Result<Tensor> {
        tanh(self)
    }

    /// `tanh`, see [`tanh`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn tanh_(&self) -> Result<()> {
        tanh_(self)
    }

    /// `tanh`, see [`tanh`]. The result is written into the given tensor.
    #[inline]
    pub fn tanh_out(&self, out: &Tensor) -> Result<()> {
        tanh_out(self, out)
    }
}
