// Generated from bindings/schema/ops/pointwise_binary.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Operand;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static ADD: Op = Op::new(c"add", c"", 1);
static ADD_INPLACE: Op = Op::new(c"add_", c"", 1);
static ADD_OUT: Op = Op::new(c"add", c"out", 1);
static ATAN2: Op = Op::new(c"atan2", c"", 1);
static ATAN2_INPLACE: Op = Op::new(c"atan2_", c"", 1);
static ATAN2_OUT: Op = Op::new(c"atan2", c"out", 1);
static DIV: Op = Op::new(c"div", c"", 1);
static DIV_INPLACE: Op = Op::new(c"div_", c"", 1);
static DIV_OUT: Op = Op::new(c"div", c"out", 1);
static DIV_MODE: Op = Op::new(c"div", c"mode", 1);
static DIV_MODE_INPLACE: Op = Op::new(c"div_", c"mode", 1);
static DIV_MODE_OUT: Op = Op::new(c"div", c"mode.out", 1);
static DIV_FLOOR: Op = Op::new(c"div_floor", c"", 1);
static DIV_TRUNC: Op = Op::new(c"div_trunc", c"", 1);
static DIVIDE: Op = Op::new(c"divide", c"", 1);
static DIVIDE_INPLACE: Op = Op::new(c"divide_", c"", 1);
static DIVIDE_OUT: Op = Op::new(c"divide", c"out", 1);
static FLOAT_POWER: Op = Op::new(c"float_power", c"", 1);
static FLOAT_POWER_INPLACE: Op = Op::new(c"float_power_", c"", 1);
static FLOAT_POWER_OUT: Op = Op::new(c"float_power", c"out", 1);
static FLOOR_DIVIDE: Op = Op::new(c"floor_divide", c"", 1);
static FLOOR_DIVIDE_INPLACE: Op = Op::new(c"floor_divide_", c"", 1);
static FLOOR_DIVIDE_OUT: Op = Op::new(c"floor_divide", c"out", 1);
static FMOD: Op = Op::new(c"fmod", c"", 1);
static FMOD_INPLACE: Op = Op::new(c"fmod_", c"", 1);
static FMOD_OUT: Op = Op::new(c"fmod", c"out", 1);
static MUL: Op = Op::new(c"mul", c"", 1);
static MUL_INPLACE: Op = Op::new(c"mul_", c"", 1);
static MUL_OUT: Op = Op::new(c"mul", c"out", 1);
static POW: Op = Op::new(c"pow", c"", 1);
static POW_INPLACE: Op = Op::new(c"pow_", c"", 1);
static POW_OUT: Op = Op::new(c"pow", c"out", 1);
static POW_SCALAR: Op = Op::new(c"pow", c"Scalar", 1);
static POW_SCALAR_INPLACE: Op = Op::new(c"pow_", c"Scalar", 1);
static POW_SCALAR_OUT: Op = Op::new(c"pow", c"Scalar.out", 1);
static REMAINDER: Op = Op::new(c"remainder", c"", 1);
static REMAINDER_INPLACE: Op = Op::new(c"remainder_", c"", 1);
static REMAINDER_OUT: Op = Op::new(c"remainder", c"out", 1);
static RSUB: Op = Op::new(c"rsub", c"", 1);
static SUB: Op = Op::new(c"sub", c"", 1);
static SUB_INPLACE: Op = Op::new(c"sub_", c"", 1);
static SUB_OUT: Op = Op::new(c"sub", c"out", 1);
static TRUE_DIVIDE: Op = Op::new(c"true_divide", c"", 1);
static TRUE_DIVIDE_INPLACE: Op = Op::new(c"true_divide_", c"", 1);
static TRUE_DIVIDE_OUT: Op = Op::new(c"true_divide", c"out", 1);

/// The parameters of [`add_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AddOptions {
    alpha: Option<Scalar>,
}

impl AddOptions {
    /// All defaults.
    pub fn new() -> AddOptions {
        AddOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// self + alpha * other. For bool tensors the logical or; alpha must then be bool. An integer result refuses a
/// float alpha. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
/// Takes bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.add(torch.tensor([1., 2.]), torch.tensor([[10.], [20.]]), alpha=2)
/// tensor([[21., 22.],
///         [41., 42.]])
/// ```
#[inline]
pub fn add<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    ADD.tensor(&[value::tensor(input), value::operand(&other)])
}

/// self + alpha * other. For bool tensors the logical or; alpha must then be bool. An integer result refuses a
/// float alpha. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
/// Takes bool, integers, floats and complex numbers.
///
/// What is not set in the options keeps its default: `add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
pub fn add_with<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: AddOptions) -> Result<Tensor> {
    let other = other.into();
    ADD.tensor(&[value::tensor(input), value::operand(&other), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// `add`, see [`add`]. In place: the result is written into the tensor itself.
pub fn add_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    ADD_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `add`, see [`add`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
pub fn add_with_<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: AddOptions) -> Result<()> {
    let other = other.into();
    ADD_INPLACE.tensor(&[value::tensor(input), value::operand(&other), options.alpha.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `add`, see [`add`]. The result is written into the given tensor.
pub fn add_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    ADD_OUT.tensor(&[value::tensor(input), value::operand(&other), value::none(), value::tensor(out)]).map(drop)
}

/// `add`, see [`add`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
pub fn add_out_with<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: AddOptions, out: &Tensor) -> Result<()> {
    let other = other.into();
    ADD_OUT.tensor(&[value::tensor(input), value::operand(&other), options.alpha.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// Angle of the point (other, self) in radians, in [-pi, pi]. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
/// type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.atan2(torch.tensor([1., -1.]), torch.tensor([1., 1.]))
/// tensor([ 0.7854, -0.7854])
/// ```
#[inline]
pub fn atan2(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    ATAN2.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `atan2`, see [`atan2`]. In place: the result is written into the tensor itself.
pub fn atan2_(input: &Tensor, other: &Tensor) -> Result<()> {
    ATAN2_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `atan2`, see [`atan2`]. The result is written into the given tensor.
pub fn atan2_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    ATAN2_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// self / other; integer tensors give the default float type. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.div(torch.tensor([7, 9]), 2)
/// tensor([3.5000, 4.5000])
/// ```
#[inline]
pub fn div<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    DIV.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `div`, see [`div`]. In place: the result is written into the tensor itself.
pub fn div_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    DIV_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `div`, see [`div`]. The result is written into the given tensor.
pub fn div_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    DIV_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// self / other, rounded as rounding_mode says: None (true division), 'trunc' (towards 0) or 'floor' (down).
/// With a rounding mode integers stay integers, and an integer division by 0 is an error. The tensors
/// broadcast, and their dtypes are promoted; complex is an error with a rounding mode.
///
/// In Python:
///
/// ```text
/// >>> torch.div(torch.tensor([-7., 7.]), 2, rounding_mode='floor')
/// tensor([-4.,  3.])
/// ```
#[inline]
pub fn div_mode<'a>(input: &Tensor, other: impl Into<Operand<'a>>, rounding_mode: Option<&str>) -> Result<Tensor> {
    let other = other.into();
    DIV_MODE.tensor(&[value::tensor(input), value::operand(&other), rounding_mode.map_or(value::none(), value::string)])
}

/// `div.mode`, see [`div_mode`]. In place: the result is written into the tensor itself.
pub fn div_mode_<'a>(input: &Tensor, other: impl Into<Operand<'a>>, rounding_mode: Option<&str>) -> Result<()> {
    let other = other.into();
    DIV_MODE_INPLACE.tensor(&[value::tensor(input), value::operand(&other), rounding_mode.map_or(value::none(), value::string)]).map(drop)
}

/// `div.mode`, see [`div_mode`]. The result is written into the given tensor.
pub fn div_mode_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, rounding_mode: Option<&str>, out: &Tensor) -> Result<()> {
    let other = other.into();
    DIV_MODE_OUT.tensor(&[value::tensor(input), value::operand(&other), rounding_mode.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// self / other rounded down. Integers divided by 0 are an error. The tensors broadcast, and their dtypes are
/// promoted. Takes integers and floats.
#[inline]
pub fn div_floor<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    DIV_FLOOR.tensor(&[value::tensor(input), value::operand(&other)])
}

/// self / other rounded towards 0. Integers divided by 0 are an error. The tensors broadcast, and their dtypes
/// are promoted. Takes integers and floats.
#[inline]
pub fn div_trunc<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    DIV_TRUNC.tensor(&[value::tensor(input), value::operand(&other)])
}

/// The parameters of [`divide_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DivideOptions<'a> {
    rounding_mode: Option<&'a str>,
}

impl<'a> DivideOptions<'a> {
    /// All defaults.
    pub fn new() -> DivideOptions<'a> {
        DivideOptions::default()
    }

    /// `str?`, default `None`.
    pub fn rounding_mode(mut self, rounding_mode: &'a str) -> Self {
        self.rounding_mode = Some(rounding_mode);
        self
    }
}

/// Another name of div, with its rounding modes. self / other; integer tensors give the default float type. The
/// tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.divide(torch.tensor([-7., 7.]), 2, rounding_mode='trunc')
/// tensor([-3.,  3.])
/// ```
#[inline]
pub fn divide<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    DIVIDE.tensor(&[value::tensor(input), value::operand(&other)])
}

/// Another name of div, with its rounding modes. self / other; integer tensors give the default float type. The
/// tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
///
/// What is not set in the options keeps its default: `divide(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor`.
pub fn divide_with<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: DivideOptions<'_>) -> Result<Tensor> {
    let other = other.into();
    DIVIDE.tensor(&[value::tensor(input), value::operand(&other), options.rounding_mode.map_or(value::none(), value::string)])
}

/// `divide`, see [`divide`]. In place: the result is written into the tensor itself.
pub fn divide_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    DIVIDE_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `divide`, see [`divide`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `divide(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor`.
pub fn divide_with_<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: DivideOptions<'_>) -> Result<()> {
    let other = other.into();
    DIVIDE_INPLACE.tensor(&[value::tensor(input), value::operand(&other), options.rounding_mode.map_or(value::none(), value::string)]).map(drop)
}

/// `divide`, see [`divide`]. The result is written into the given tensor.
pub fn divide_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    DIVIDE_OUT.tensor(&[value::tensor(input), value::operand(&other), value::none(), value::tensor(out)]).map(drop)
}

/// `divide`, see [`divide`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `divide(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor`.
pub fn divide_out_with<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: DivideOptions<'_>, out: &Tensor) -> Result<()> {
    let other = other.into();
    DIVIDE_OUT.tensor(&[value::tensor(input), value::operand(&other), options.rounding_mode.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// self to the power of exponent, of any dtype, computed in float64, or complex128 where either is complex. The
/// tensors broadcast; shapes that do not are an error. In place self must have that dtype already.
///
/// In Python:
///
/// ```text
/// >>> torch.float_power(torch.tensor([1, 4]), 0.5)
/// tensor([1., 2.], dtype=torch.float64)
/// ```
#[inline]
pub fn float_power<'a>(input: &Tensor, exponent: impl Into<Operand<'a>>) -> Result<Tensor> {
    let exponent = exponent.into();
    FLOAT_POWER.tensor(&[value::tensor(input), value::operand(&exponent)])
}

/// `float_power`, see [`float_power`]. In place: the result is written into the tensor itself.
pub fn float_power_<'a>(input: &Tensor, exponent: impl Into<Operand<'a>>) -> Result<()> {
    let exponent = exponent.into();
    FLOAT_POWER_INPLACE.tensor(&[value::tensor(input), value::operand(&exponent)]).map(drop)
}

/// `float_power`, see [`float_power`]. The result is written into the given tensor.
pub fn float_power_out<'a>(input: &Tensor, exponent: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let exponent = exponent.into();
    FLOAT_POWER_OUT.tensor(&[value::tensor(input), value::operand(&exponent), value::tensor(out)]).map(drop)
}

/// self / other rounded down. Integers divided by 0 are an error. Complex is not supported. The tensors
/// broadcast, and their dtypes are promoted.
///
/// In Python:
///
/// ```text
/// >>> torch.floor_divide(torch.tensor([-7, 7]), 2)
/// tensor([-4,  3])
/// ```
#[inline]
pub fn floor_divide<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    FLOOR_DIVIDE.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `floor_divide`, see [`floor_divide`]. In place: the result is written into the tensor itself.
pub fn floor_divide_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    FLOOR_DIVIDE_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `floor_divide`, see [`floor_divide`]. The result is written into the given tensor.
pub fn floor_divide_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    FLOOR_DIVIDE_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// Remainder of self / other with the sign of self. Integers modulo 0 are an error. The tensors broadcast, and
/// their dtypes are promoted. Takes integers and floats.
///
/// In Python:
///
/// ```text
/// >>> torch.fmod(torch.tensor([-3., 3.]), 2)
/// tensor([-1.,  1.])
/// ```
#[inline]
pub fn fmod<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    FMOD.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `fmod`, see [`fmod`]. In place: the result is written into the tensor itself.
pub fn fmod_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    FMOD_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `fmod`, see [`fmod`]. The result is written into the given tensor.
pub fn fmod_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    FMOD_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// self * other; for bool tensors the logical and. The tensors broadcast, and their dtypes are promoted; shapes
/// that do not fit are an error. Takes bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.mul(torch.tensor([1., 2., 3.]), 4)
/// tensor([ 4.,  8., 12.])
/// ```
#[inline]
pub fn mul<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    MUL.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `mul`, see [`mul`]. In place: the result is written into the tensor itself.
pub fn mul_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    MUL_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `mul`, see [`mul`]. The result is written into the given tensor.
pub fn mul_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    MUL_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// self to the power of exponent. Integer tensors stay integer; 0 to the power 0 is 1. The tensors broadcast,
/// and their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex
/// numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.pow(torch.tensor([1., 2., 3.]), torch.tensor([2., 3., 4.]))
/// tensor([ 1.,  8., 81.])
/// ```
#[inline]
pub fn pow(input: &Tensor, exponent: &Tensor) -> Result<Tensor> {
    POW.tensor(&[value::tensor(input), value::tensor(exponent)])
}

/// `pow`, see [`pow`]. In place: the result is written into the tensor itself.
pub fn pow_(input: &Tensor, exponent: &Tensor) -> Result<()> {
    POW_INPLACE.tensor(&[value::tensor(input), value::tensor(exponent)]).map(drop)
}

/// `pow`, see [`pow`]. The result is written into the given tensor.
pub fn pow_out(input: &Tensor, exponent: &Tensor, out: &Tensor) -> Result<()> {
    POW_OUT.tensor(&[value::tensor(input), value::tensor(exponent), value::tensor(out)]).map(drop)
}

/// self to a power that is a plain number. In the shape of the tensor; any dtype, promoted with the power. An
/// integer tensor refuses a negative integer power.
///
/// In Python:
///
/// ```text
/// >>> torch.pow(2, torch.tensor([1., 2., 3.]))
/// tensor([2., 4., 8.])
/// ```
#[inline]
pub fn pow_scalar(input: &Tensor, exponent: impl Into<Scalar>) -> Result<Tensor> {
    let exponent = exponent.into();
    POW_SCALAR.tensor(&[value::tensor(input), value::scalar(&exponent)])
}

/// `pow.Scalar`, see [`pow_scalar`]. In place: the result is written into the tensor itself.
pub fn pow_scalar_(input: &Tensor, exponent: impl Into<Scalar>) -> Result<()> {
    let exponent = exponent.into();
    POW_SCALAR_INPLACE.tensor(&[value::tensor(input), value::scalar(&exponent)]).map(drop)
}

/// `pow.Scalar`, see [`pow_scalar`]. The result is written into the given tensor.
pub fn pow_scalar_out(input: &Tensor, exponent: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let exponent = exponent.into();
    POW_SCALAR_OUT.tensor(&[value::tensor(input), value::scalar(&exponent), value::tensor(out)]).map(drop)
}

/// Remainder of self / other with the sign of other, as Python computes it. Integers modulo 0 are an error. The
/// tensors broadcast, and their dtypes are promoted. Takes integers and floats.
///
/// In Python:
///
/// ```text
/// >>> torch.remainder(torch.tensor([-3., 3.]), 2)
/// tensor([1., 1.])
/// ```
#[inline]
pub fn remainder<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    REMAINDER.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `remainder`, see [`remainder`]. In place: the result is written into the tensor itself.
pub fn remainder_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    REMAINDER_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `remainder`, see [`remainder`]. The result is written into the given tensor.
pub fn remainder_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    REMAINDER_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// The parameters of [`rsub_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RsubOptions {
    alpha: Option<Scalar>,
}

impl RsubOptions {
    /// All defaults.
    pub fn new() -> RsubOptions {
        RsubOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// other - alpha * self. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
/// error. Takes bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.rsub(torch.tensor([1., 2.]), 10)
/// tensor([9., 8.])
/// ```
#[inline]
pub fn rsub<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    RSUB.tensor(&[value::tensor(input), value::operand(&other)])
}

/// other - alpha * self. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
/// error. Takes bool, integers, floats and complex numbers.
///
/// What is not set in the options keeps its default: `rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
pub fn rsub_with<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: RsubOptions) -> Result<Tensor> {
    let other = other.into();
    RSUB.tensor(&[value::tensor(input), value::operand(&other), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// The parameters of [`sub_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SubOptions {
    alpha: Option<Scalar>,
}

impl SubOptions {
    /// All defaults.
    pub fn new() -> SubOptions {
        SubOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes
/// are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.sub(torch.tensor([5, 6]), torch.tensor([1, 2]), alpha=2)
/// tensor([3, 2])
/// ```
#[inline]
pub fn sub<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    SUB.tensor(&[value::tensor(input), value::operand(&other)])
}

/// self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes
/// are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers.
///
/// What is not set in the options keeps its default: `sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
pub fn sub_with<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: SubOptions) -> Result<Tensor> {
    let other = other.into();
    SUB.tensor(&[value::tensor(input), value::operand(&other), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// `sub`, see [`sub`]. In place: the result is written into the tensor itself.
pub fn sub_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    SUB_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `sub`, see [`sub`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
pub fn sub_with_<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: SubOptions) -> Result<()> {
    let other = other.into();
    SUB_INPLACE.tensor(&[value::tensor(input), value::operand(&other), options.alpha.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `sub`, see [`sub`]. The result is written into the given tensor.
pub fn sub_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    SUB_OUT.tensor(&[value::tensor(input), value::operand(&other), value::none(), value::tensor(out)]).map(drop)
}

/// `sub`, see [`sub`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
pub fn sub_out_with<'a>(input: &Tensor, other: impl Into<Operand<'a>>, options: SubOptions, out: &Tensor) -> Result<()> {
    let other = other.into();
    SUB_OUT.tensor(&[value::tensor(input), value::operand(&other), options.alpha.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// Another name of div without rounding. self / other; integer tensors give the default float type. The tensors
/// broadcast, and their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.true_divide(torch.tensor([7, 9]), torch.tensor([2, 3]))
/// tensor([3.5000, 3.0000])
/// ```
#[inline]
pub fn true_divide<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    TRUE_DIVIDE.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `true_divide`, see [`true_divide`]. In place: the result is written into the tensor itself.
pub fn true_divide_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    TRUE_DIVIDE_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `true_divide`, see [`true_divide`]. The result is written into the given tensor.
pub fn true_divide_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    TRUE_DIVIDE_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// self + alpha * other. For bool tensors the logical or; alpha must then be bool. An integer result refuses a
    /// float alpha. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
    /// Takes bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.add(torch.tensor([1., 2.]), torch.tensor([[10.], [20.]]), alpha=2)
    /// tensor([[21., 22.],
    ///         [41., 42.]])
    /// ```
    #[inline]
    pub fn add<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        add(self, other)
    }

    /// self + alpha * other. For bool tensors the logical or; alpha must then be bool. An integer result refuses a
    /// float alpha. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
    /// Takes bool, integers, floats and complex numbers.
    ///
    /// What is not set in the options keeps its default: `add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn add_with<'a>(&self, other: impl Into<Operand<'a>>, options: AddOptions) -> Result<Tensor> {
        add_with(self, other, options)
    }

    /// `add`, see [`add`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn add_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        add_(self, other)
    }

    /// `add`, see [`add`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn add_with_<'a>(&self, other: impl Into<Operand<'a>>, options: AddOptions) -> Result<()> {
        add_with_(self, other, options)
    }

    /// `add`, see [`add`]. The result is written into the given tensor.
    #[inline]
    pub fn add_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        add_out(self, other, out)
    }

    /// `add`, see [`add`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn add_out_with<'a>(&self, other: impl Into<Operand<'a>>, options: AddOptions, out: &Tensor) -> Result<()> {
        add_out_with(self, other, options, out)
    }

    /// Angle of the point (other, self) in radians, in [-pi, pi]. The tensors broadcast, and their dtypes are
    /// promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
    /// type. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.atan2(torch.tensor([1., -1.]), torch.tensor([1., 1.]))
    /// tensor([ 0.7854, -0.7854])
    /// ```
    #[inline]
    pub fn atan2(&self, other: &Tensor) -> Result<Tensor> {
        atan2(self, other)
    }

    /// `atan2`, see [`atan2`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn atan2_(&self, other: &Tensor) -> Result<()> {
        atan2_(self, other)
    }

    /// `atan2`, see [`atan2`]. The result is written into the given tensor.
    #[inline]
    pub fn atan2_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        atan2_out(self, other, out)
    }

    /// self / other; integer tensors give the default float type. The tensors broadcast, and their dtypes are
    /// promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.div(torch.tensor([7, 9]), 2)
    /// tensor([3.5000, 4.5000])
    /// ```
    #[inline]
    pub fn div<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        div(self, other)
    }

    /// `div`, see [`div`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn div_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        div_(self, other)
    }

    /// `div`, see [`div`]. The result is written into the given tensor.
    #[inline]
    pub fn div_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        div_out(self, other, out)
    }

    /// self / other, rounded as rounding_mode says: None (true division), 'trunc' (towards 0) or 'floor' (down).
    /// With a rounding mode integers stay integers, and an integer division by 0 is an error. The tensors
    /// broadcast, and their dtypes are promoted; complex is an error with a rounding mode.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.div(torch.tensor([-7., 7.]), 2, rounding_mode='floor')
    /// tensor([-4.,  3.])
    /// ```
    #[inline]
    pub fn div_mode<'a>(&self, other: impl Into<Operand<'a>>, rounding_mode: Option<&str>) -> Result<Tensor> {
        div_mode(self, other, rounding_mode)
    }

    /// `div.mode`, see [`div_mode`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn div_mode_<'a>(&self, other: impl Into<Operand<'a>>, rounding_mode: Option<&str>) -> Result<()> {
        div_mode_(self, other, rounding_mode)
    }

    /// `div.mode`, see [`div_mode`]. The result is written into the given tensor.
    #[inline]
    pub fn div_mode_out<'a>(&self, other: impl Into<Operand<'a>>, rounding_mode: Option<&str>, out: &Tensor) -> Result<()> {
        div_mode_out(self, other, rounding_mode, out)
    }

    /// Another name of div, with its rounding modes. self / other; integer tensors give the default float type. The
    /// tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.divide(torch.tensor([-7., 7.]), 2, rounding_mode='trunc')
    /// tensor([-3.,  3.])
    /// ```
    #[inline]
    pub fn divide<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        divide(self, other)
    }

    /// Another name of div, with its rounding modes. self / other; integer tensors give the default float type. The
    /// tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// What is not set in the options keeps its default: `divide(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor`.
    #[inline]
    pub fn divide_with<'a>(&self, other: impl Into<Operand<'a>>, options: DivideOptions<'_>) -> Result<Tensor> {
        divide_with(self, other, options)
    }

    /// `divide`, see [`divide`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn divide_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        divide_(self, other)
    }

    /// `divide`, see [`divide`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `divide(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor`.
    #[inline]
    pub fn divide_with_<'a>(&self, other: impl Into<Operand<'a>>, options: DivideOptions<'_>) -> Result<()> {
        divide_with_(self, other, options)
    }

    /// `divide`, see [`divide`]. The result is written into the given tensor.
    #[inline]
    pub fn divide_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        divide_out(self, other, out)
    }

    /// `divide`, see [`divide`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `divide(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor`.
    #[inline]
    pub fn divide_out_with<'a>(&self, other: impl Into<Operand<'a>>, options: DivideOptions<'_>, out: &Tensor) -> Result<()> {
        divide_out_with(self, other, options, out)
    }

    /// self to the power of exponent, of any dtype, computed in float64, or complex128 where either is complex. The
    /// tensors broadcast; shapes that do not are an error. In place self must have that dtype already.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.float_power(torch.tensor([1, 4]), 0.5)
    /// tensor([1., 2.], dtype=torch.float64)
    /// ```
    #[inline]
    pub fn float_power<'a>(&self, exponent: impl Into<Operand<'a>>) -> Result<Tensor> {
        float_power(self, exponent)
    }

    /// `float_power`, see [`float_power`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn float_power_<'a>(&self, exponent: impl Into<Operand<'a>>) -> Result<()> {
        float_power_(self, exponent)
    }

    /// `float_power`, see [`float_power`]. The result is written into the given tensor.
    #[inline]
    pub fn float_power_out<'a>(&self, exponent: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        float_power_out(self, exponent, out)
    }

    /// self / other rounded down. Integers divided by 0 are an error. Complex is not supported. The tensors
    /// broadcast, and their dtypes are promoted.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.floor_divide(torch.tensor([-7, 7]), 2)
    /// tensor([-4,  3])
    /// ```
    #[inline]
    pub fn floor_divide<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        floor_divide(self, other)
    }

    /// `floor_divide`, see [`floor_divide`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn floor_divide_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        floor_divide_(self, other)
    }

    /// `floor_divide`, see [`floor_divide`]. The result is written into the given tensor.
    #[inline]
    pub fn floor_divide_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        floor_divide_out(self, other, out)
    }

    /// Remainder of self / other with the sign of self. Integers modulo 0 are an error. The tensors broadcast, and
    /// their dtypes are promoted. Takes integers and floats.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.fmod(torch.tensor([-3., 3.]), 2)
    /// tensor([-1.,  1.])
    /// ```
    #[inline]
    pub fn fmod<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        fmod(self, other)
    }

    /// `fmod`, see [`fmod`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn fmod_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        fmod_(self, other)
    }

    /// `fmod`, see [`fmod`]. The result is written into the given tensor.
    #[inline]
    pub fn fmod_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        fmod_out(self, other, out)
    }

    /// self * other; for bool tensors the logical and. The tensors broadcast, and their dtypes are promoted; shapes
    /// that do not fit are an error. Takes bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.mul(torch.tensor([1., 2., 3.]), 4)
    /// tensor([ 4.,  8., 12.])
    /// ```
    #[inline]
    pub fn mul<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        mul(self, other)
    }

    /// `mul`, see [`mul`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn mul_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        mul_(self, other)
    }

    /// `mul`, see [`mul`]. The result is written into the given tensor.
    #[inline]
    pub fn mul_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        mul_out(self, other, out)
    }

    /// self to the power of exponent. Integer tensors stay integer; 0 to the power 0 is 1. The tensors broadcast,
    /// and their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex
    /// numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.pow(torch.tensor([1., 2., 3.]), torch.tensor([2., 3., 4.]))
    /// tensor([ 1.,  8., 81.])
    /// ```
    #[inline]
    pub fn pow(&self, exponent: &Tensor) -> Result<Tensor> {
        pow(self, exponent)
    }

    /// `pow`, see [`pow`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn pow_(&self, exponent: &Tensor) -> Result<()> {
        pow_(self, exponent)
    }

    /// `pow`, see [`pow`]. The result is written into the given tensor.
    #[inline]
    pub fn pow_out(&self, exponent: &Tensor, out: &Tensor) -> Result<()> {
        pow_out(self, exponent, out)
    }

    /// self to a power that is a plain number. In the shape of the tensor; any dtype, promoted with the power. An
    /// integer tensor refuses a negative integer power.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.pow(2, torch.tensor([1., 2., 3.]))
    /// tensor([2., 4., 8.])
    /// ```
    #[inline]
    pub fn pow_scalar(&self, exponent: impl Into<Scalar>) -> Result<Tensor> {
        pow_scalar(self, exponent)
    }

    /// `pow.Scalar`, see [`pow_scalar`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn pow_scalar_(&self, exponent: impl Into<Scalar>) -> Result<()> {
        pow_scalar_(self, exponent)
    }

    /// `pow.Scalar`, see [`pow_scalar`]. The result is written into the given tensor.
    #[inline]
    pub fn pow_scalar_out(&self, exponent: impl Into<Scalar>, out: &Tensor) -> Result<()> {
        pow_scalar_out(self, exponent, out)
    }

    /// Remainder of self / other with the sign of other, as Python computes it. Integers modulo 0 are an error. The
    /// tensors broadcast, and their dtypes are promoted. Takes integers and floats.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.remainder(torch.tensor([-3., 3.]), 2)
    /// tensor([1., 1.])
    /// ```
    #[inline]
    pub fn remainder<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        remainder(self, other)
    }

    /// `remainder`, see [`remainder`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn remainder_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        remainder_(self, other)
    }

    /// `remainder`, see [`remainder`]. The result is written into the given tensor.
    #[inline]
    pub fn remainder_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        remainder_out(self, other, out)
    }

    /// other - alpha * self. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
    /// error. Takes bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.rsub(torch.tensor([1., 2.]), 10)
    /// tensor([9., 8.])
    /// ```
    #[inline]
    pub fn rsub<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        rsub(self, other)
    }

    /// other - alpha * self. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
    /// error. Takes bool, integers, floats and complex numbers.
    ///
    /// What is not set in the options keeps its default: `rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn rsub_with<'a>(&self, other: impl Into<Operand<'a>>, options: RsubOptions) -> Result<Tensor> {
        rsub_with(self, other, options)
    }

    /// self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes
    /// are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sub(torch.tensor([5, 6]), torch.tensor([1, 2]), alpha=2)
    /// tensor([3, 2])
    /// ```
    #[inline]
    pub fn sub<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        sub(self, other)
    }

    /// self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes
    /// are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers.
    ///
    /// What is not set in the options keeps its default: `sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn sub_with<'a>(&self, other: impl Into<Operand<'a>>, options: SubOptions) -> Result<Tensor> {
        sub_with(self, other, options)
    }

    /// `sub`, see [`sub`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn sub_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        sub_(self, other)
    }

    /// `sub`, see [`sub`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn sub_with_<'a>(&self, other: impl Into<Operand<'a>>, options: SubOptions) -> Result<()> {
        sub_with_(self, other, options)
    }

    /// `sub`, see [`sub`]. The result is written into the given tensor.
    #[inline]
    pub fn sub_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        sub_out(self, other, out)
    }

    /// `sub`, see [`sub`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn sub_out_with<'a>(&self, other: impl Into<Operand<'a>>, options: SubOptions, out: &Tensor) -> Result<()> {
        sub_out_with(self, other, options, out)
    }

    /// Another name of div without rounding. self / other; integer tensors give the default float type. The tensors
    /// broadcast, and their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.true_divide(torch.tensor([7, 9]), torch.tensor([2, 3]))
    /// tensor([3.5000, 3.0000])
    /// ```
    #[inline]
    pub fn true_divide<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        true_divide(self, other)
    }

    /// `true_divide`, see [`true_divide`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn true_divide_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        true_divide_(self, other)
    }

    /// `true_divide`, see [`true_divide`]. The result is written into the given tensor.
    #[inline]
    pub fn true_divide_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        true_divide_out(self, other, out)
    }
}
