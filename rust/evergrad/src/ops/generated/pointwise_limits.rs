// Generated from bindings/schema/ops/pointwise_limits.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Operand;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static _CLAMP_HIGH: Op = Op::new(c"_clamp_high", c"", 1);
static _CLAMP_LOW: Op = Op::new(c"_clamp_low", c"", 1);
static BITWISE_AND: Op = Op::new(c"bitwise_and", c"", 1);
static BITWISE_AND_INPLACE: Op = Op::new(c"bitwise_and_", c"", 1);
static BITWISE_AND_OUT: Op = Op::new(c"bitwise_and", c"out", 1);
static BITWISE_LEFT_SHIFT: Op = Op::new(c"bitwise_left_shift", c"", 1);
static BITWISE_LEFT_SHIFT_INPLACE: Op = Op::new(c"bitwise_left_shift_", c"", 1);
static BITWISE_LEFT_SHIFT_OUT: Op = Op::new(c"bitwise_left_shift", c"out", 1);
static BITWISE_OR: Op = Op::new(c"bitwise_or", c"", 1);
static BITWISE_OR_INPLACE: Op = Op::new(c"bitwise_or_", c"", 1);
static BITWISE_OR_OUT: Op = Op::new(c"bitwise_or", c"out", 1);
static BITWISE_RIGHT_SHIFT: Op = Op::new(c"bitwise_right_shift", c"", 1);
static BITWISE_RIGHT_SHIFT_INPLACE: Op = Op::new(c"bitwise_right_shift_", c"", 1);
static BITWISE_RIGHT_SHIFT_OUT: Op = Op::new(c"bitwise_right_shift", c"out", 1);
static BITWISE_XOR: Op = Op::new(c"bitwise_xor", c"", 1);
static BITWISE_XOR_INPLACE: Op = Op::new(c"bitwise_xor_", c"", 1);
static BITWISE_XOR_OUT: Op = Op::new(c"bitwise_xor", c"out", 1);
static CLAMP: Op = Op::new(c"clamp", c"", 1);
static CLAMP_INPLACE: Op = Op::new(c"clamp_", c"", 1);
static CLAMP_OUT: Op = Op::new(c"clamp", c"out", 1);
static CLAMP_TENSOR: Op = Op::new(c"clamp", c"Tensor", 1);
static CLAMP_TENSOR_INPLACE: Op = Op::new(c"clamp_", c"Tensor", 1);
static CLAMP_TENSOR_OUT: Op = Op::new(c"clamp", c"Tensor.out", 1);
static CLAMP_MAX: Op = Op::new(c"clamp_max", c"", 1);
static CLAMP_MAX_INPLACE: Op = Op::new(c"clamp_max_", c"", 1);
static CLAMP_MAX_OUT: Op = Op::new(c"clamp_max", c"out", 1);
static CLAMP_MAX_TENSOR: Op = Op::new(c"clamp_max", c"Tensor", 1);
static CLAMP_MAX_TENSOR_INPLACE: Op = Op::new(c"clamp_max_", c"Tensor", 1);
static CLAMP_MAX_TENSOR_OUT: Op = Op::new(c"clamp_max", c"Tensor.out", 1);
static CLAMP_MIN: Op = Op::new(c"clamp_min", c"", 1);
static CLAMP_MIN_INPLACE: Op = Op::new(c"clamp_min_", c"", 1);
static CLAMP_MIN_OUT: Op = Op::new(c"clamp_min", c"out", 1);
static CLAMP_MIN_TENSOR: Op = Op::new(c"clamp_min", c"Tensor", 1);
static CLAMP_MIN_TENSOR_INPLACE: Op = Op::new(c"clamp_min_", c"Tensor", 1);
static CLAMP_MIN_TENSOR_OUT: Op = Op::new(c"clamp_min", c"Tensor.out", 1);
static COPYSIGN: Op = Op::new(c"copysign", c"", 1);
static COPYSIGN_INPLACE: Op = Op::new(c"copysign_", c"", 1);
static COPYSIGN_OUT: Op = Op::new(c"copysign", c"out", 1);
static FMAX: Op = Op::new(c"fmax", c"", 1);
static FMAX_OUT: Op = Op::new(c"fmax", c"out", 1);
static FMIN: Op = Op::new(c"fmin", c"", 1);
static FMIN_OUT: Op = Op::new(c"fmin", c"out", 1);
static GCD: Op = Op::new(c"gcd", c"", 1);
static GCD_INPLACE: Op = Op::new(c"gcd_", c"", 1);
static GCD_OUT: Op = Op::new(c"gcd", c"out", 1);
static HEAVISIDE: Op = Op::new(c"heaviside", c"", 1);
static HEAVISIDE_INPLACE: Op = Op::new(c"heaviside_", c"", 1);
static HEAVISIDE_OUT: Op = Op::new(c"heaviside", c"out", 1);
static HYPOT: Op = Op::new(c"hypot", c"", 1);
static HYPOT_INPLACE: Op = Op::new(c"hypot_", c"", 1);
static HYPOT_OUT: Op = Op::new(c"hypot", c"out", 1);
static LCM: Op = Op::new(c"lcm", c"", 1);
static LCM_INPLACE: Op = Op::new(c"lcm_", c"", 1);
static LCM_OUT: Op = Op::new(c"lcm", c"out", 1);
static LOGADDEXP: Op = Op::new(c"logaddexp", c"", 1);
static LOGADDEXP_OUT: Op = Op::new(c"logaddexp", c"out", 1);
static LOGADDEXP2: Op = Op::new(c"logaddexp2", c"", 1);
static LOGADDEXP2_OUT: Op = Op::new(c"logaddexp2", c"out", 1);
static MAXIMUM: Op = Op::new(c"maximum", c"", 1);
static MAXIMUM_OUT: Op = Op::new(c"maximum", c"out", 1);
static MINIMUM: Op = Op::new(c"minimum", c"", 1);
static MINIMUM_OUT: Op = Op::new(c"minimum", c"out", 1);
static NEXTAFTER: Op = Op::new(c"nextafter", c"", 1);
static NEXTAFTER_INPLACE: Op = Op::new(c"nextafter_", c"", 1);
static NEXTAFTER_OUT: Op = Op::new(c"nextafter", c"out", 1);
static XLOGY: Op = Op::new(c"xlogy", c"", 1);
static XLOGY_INPLACE: Op = Op::new(c"xlogy_", c"", 1);
static XLOGY_OUT: Op = Op::new(c"xlogy", c"out", 1);

/// self where it is not above max, else max. NaN stays.
#[inline]
pub fn _clamp_high<'a>(input: &Tensor, max: impl Into<Operand<'a>>) -> Result<Tensor> {
    let max = max.into();
    _CLAMP_HIGH.tensor(&[value::tensor(input), value::operand(&max)])
}

/// self where it is not below min, else min. NaN stays.
#[inline]
pub fn _clamp_low<'a>(input: &Tensor, min: impl Into<Operand<'a>>) -> Result<Tensor> {
    let min = min.into();
    _CLAMP_LOW.tensor(&[value::tensor(input), value::operand(&min)])
}

/// Bitwise and; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their
/// dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.bitwise_and(torch.tensor([12, 5]), torch.tensor([10, 4]))
/// tensor([8, 4])
/// ```
#[inline]
pub fn bitwise_and<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    BITWISE_AND.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `bitwise_and`, see [`bitwise_and`]. In place: the result is written into the tensor itself.
pub fn bitwise_and_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    BITWISE_AND_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `bitwise_and`, see [`bitwise_and`]. The result is written into the given tensor.
pub fn bitwise_and_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    BITWISE_AND_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// self shifted left by other bits. Integers only. The tensors broadcast, and their dtypes are promoted; shapes
/// that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.bitwise_left_shift(torch.tensor([1, 3]), 4)
/// tensor([16, 48])
/// ```
#[inline]
pub fn bitwise_left_shift<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    BITWISE_LEFT_SHIFT.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `bitwise_left_shift`, see [`bitwise_left_shift`]. In place: the result is written into the tensor itself.
pub fn bitwise_left_shift_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    BITWISE_LEFT_SHIFT_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `bitwise_left_shift`, see [`bitwise_left_shift`]. The result is written into the given tensor.
pub fn bitwise_left_shift_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    BITWISE_LEFT_SHIFT_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// Bitwise or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their
/// dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.bitwise_or(torch.tensor([12, 5]), torch.tensor([10, 2]))
/// tensor([14,  7])
/// ```
#[inline]
pub fn bitwise_or<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    BITWISE_OR.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `bitwise_or`, see [`bitwise_or`]. In place: the result is written into the tensor itself.
pub fn bitwise_or_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    BITWISE_OR_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `bitwise_or`, see [`bitwise_or`]. The result is written into the given tensor.
pub fn bitwise_or_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    BITWISE_OR_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// self shifted right by other bits, keeping the sign. Integers only. The tensors broadcast, and their dtypes
/// are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.bitwise_right_shift(torch.tensor([32, -8]), 2)
/// tensor([ 8, -2])
/// ```
#[inline]
pub fn bitwise_right_shift<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    BITWISE_RIGHT_SHIFT.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `bitwise_right_shift`, see [`bitwise_right_shift`]. In place: the result is written into the tensor itself.
pub fn bitwise_right_shift_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    BITWISE_RIGHT_SHIFT_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `bitwise_right_shift`, see [`bitwise_right_shift`]. The result is written into the given tensor.
pub fn bitwise_right_shift_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    BITWISE_RIGHT_SHIFT_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// Bitwise exclusive or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and
/// their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.bitwise_xor(torch.tensor([True, True]), torch.tensor([True, False]))
/// tensor([False,  True])
/// ```
#[inline]
pub fn bitwise_xor<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    BITWISE_XOR.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `bitwise_xor`, see [`bitwise_xor`]. In place: the result is written into the tensor itself.
pub fn bitwise_xor_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    BITWISE_XOR_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `bitwise_xor`, see [`bitwise_xor`]. The result is written into the given tensor.
pub fn bitwise_xor_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    BITWISE_XOR_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// The parameters of [`clamp_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ClampOptions {
    min: Option<Scalar>,
    max: Option<Scalar>,
}

impl ClampOptions {
    /// All defaults.
    pub fn new() -> ClampOptions {
        ClampOptions::default()
    }

    /// `Scalar?`, default `None`.
    pub fn min(mut self, min: impl Into<Scalar>) -> Self {
        self.min = Some(min.into());
        self
    }

    /// `Scalar?`, default `None`.
    pub fn max(mut self, max: impl Into<Scalar>) -> Self {
        self.max = Some(max.into());
        self
    }
}

/// self limited to [min, max]; either may be missing, not both. Where min > max the result is max. NaN stays
/// NaN. In the shape of self, promoted with the bounds; complex is not supported.
///
/// In Python:
///
/// ```text
/// >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=-1, max=1)
/// tensor([-1.0000,  0.5000,  1.0000])
/// ```
#[inline]
pub fn clamp(input: &Tensor) -> Result<Tensor> {
    CLAMP.tensor(&[value::tensor(input)])
}

/// self limited to [min, max]; either may be missing, not both. Where min > max the result is max. NaN stays
/// NaN. In the shape of self, promoted with the bounds; complex is not supported.
///
/// What is not set in the options keeps its default: `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`.
pub fn clamp_with(input: &Tensor, options: ClampOptions) -> Result<Tensor> {
    CLAMP.tensor(&[value::tensor(input), options.min.as_ref().map_or(value::none(), value::scalar), options.max.as_ref().map_or(value::none(), value::scalar)])
}

/// `clamp`, see [`clamp`]. In place: the result is written into the tensor itself.
pub fn clamp_(input: &Tensor) -> Result<()> {
    CLAMP_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `clamp`, see [`clamp`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`.
pub fn clamp_with_(input: &Tensor, options: ClampOptions) -> Result<()> {
    CLAMP_INPLACE.tensor(&[value::tensor(input), options.min.as_ref().map_or(value::none(), value::scalar), options.max.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `clamp`, see [`clamp`]. The result is written into the given tensor.
pub fn clamp_out(input: &Tensor, out: &Tensor) -> Result<()> {
    CLAMP_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `clamp`, see [`clamp`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`.
pub fn clamp_out_with(input: &Tensor, options: ClampOptions, out: &Tensor) -> Result<()> {
    CLAMP_OUT.tensor(&[value::tensor(input), options.min.as_ref().map_or(value::none(), value::scalar), options.max.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The parameters of [`clamp_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ClampTensorOptions<'a> {
    min: Option<&'a Tensor>,
    max: Option<&'a Tensor>,
}

impl<'a> ClampTensorOptions<'a> {
    /// All defaults.
    pub fn new() -> ClampTensorOptions<'a> {
        ClampTensorOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn min(mut self, min: impl Into<Option<&'a Tensor>>) -> Self {
        self.min = min.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn max(mut self, max: impl Into<Option<&'a Tensor>>) -> Self {
        self.max = max.into();
        self
    }
}

/// self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
/// promoted; complex is not supported.
///
/// In Python:
///
/// ```text
/// >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=torch.tensor([0., 1., 2.]))
/// tensor([0., 1., 3.])
/// ```
#[inline]
pub fn clamp_tensor(input: &Tensor) -> Result<Tensor> {
    CLAMP_TENSOR.tensor(&[value::tensor(input)])
}

/// self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
/// promoted; complex is not supported.
///
/// What is not set in the options keeps its default: `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`.
pub fn clamp_tensor_with(input: &Tensor, options: ClampTensorOptions<'_>) -> Result<Tensor> {
    CLAMP_TENSOR.tensor(&[value::tensor(input), value::opt_tensor(options.min), value::opt_tensor(options.max)])
}

/// `clamp.Tensor`, see [`clamp_tensor`]. In place: the result is written into the tensor itself.
pub fn clamp_tensor_(input: &Tensor) -> Result<()> {
    CLAMP_TENSOR_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `clamp.Tensor`, see [`clamp_tensor`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`.
pub fn clamp_tensor_with_(input: &Tensor, options: ClampTensorOptions<'_>) -> Result<()> {
    CLAMP_TENSOR_INPLACE.tensor(&[value::tensor(input), value::opt_tensor(options.min), value::opt_tensor(options.max)]).map(drop)
}

/// `clamp.Tensor`, see [`clamp_tensor`]. The result is written into the given tensor.
pub fn clamp_tensor_out(input: &Tensor, out: &Tensor) -> Result<()> {
    CLAMP_TENSOR_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `clamp.Tensor`, see [`clamp_tensor`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`.
pub fn clamp_tensor_out_with(input: &Tensor, options: ClampTensorOptions<'_>, out: &Tensor) -> Result<()> {
    CLAMP_TENSOR_OUT.tensor(&[value::tensor(input), value::opt_tensor(options.min), value::opt_tensor(options.max), value::tensor(out)]).map(drop)
}

/// self limited from above by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is not
/// supported.
///
/// In Python:
///
/// ```text
/// >>> torch.clamp_max(torch.tensor([-2, 1]), 0)
/// tensor([-2,  0])
/// ```
#[inline]
pub fn clamp_max(input: &Tensor, max: impl Into<Scalar>) -> Result<Tensor> {
    let max = max.into();
    CLAMP_MAX.tensor(&[value::tensor(input), value::scalar(&max)])
}

/// `clamp_max`, see [`clamp_max`]. In place: the result is written into the tensor itself.
pub fn clamp_max_(input: &Tensor, max: impl Into<Scalar>) -> Result<()> {
    let max = max.into();
    CLAMP_MAX_INPLACE.tensor(&[value::tensor(input), value::scalar(&max)]).map(drop)
}

/// `clamp_max`, see [`clamp_max`]. The result is written into the given tensor.
pub fn clamp_max_out(input: &Tensor, max: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let max = max.into();
    CLAMP_MAX_OUT.tensor(&[value::tensor(input), value::scalar(&max), value::tensor(out)]).map(drop)
}

/// self limited from above by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
/// supported.
///
/// In Python:
///
/// ```text
/// >>> torch.clamp_max(torch.tensor([-2., 1.]), torch.tensor([0., 0.5]))
/// tensor([-2.0000,  0.5000])
/// ```
#[inline]
pub fn clamp_max_tensor(input: &Tensor, max: &Tensor) -> Result<Tensor> {
    CLAMP_MAX_TENSOR.tensor(&[value::tensor(input), value::tensor(max)])
}

/// `clamp_max.Tensor`, see [`clamp_max_tensor`]. In place: the result is written into the tensor itself.
pub fn clamp_max_tensor_(input: &Tensor, max: &Tensor) -> Result<()> {
    CLAMP_MAX_TENSOR_INPLACE.tensor(&[value::tensor(input), value::tensor(max)]).map(drop)
}

/// `clamp_max.Tensor`, see [`clamp_max_tensor`]. The result is written into the given tensor.
pub fn clamp_max_tensor_out(input: &Tensor, max: &Tensor, out: &Tensor) -> Result<()> {
    CLAMP_MAX_TENSOR_OUT.tensor(&[value::tensor(input), value::tensor(max), value::tensor(out)]).map(drop)
}

/// self limited from below by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is not
/// supported.
///
/// In Python:
///
/// ```text
/// >>> torch.clamp_min(torch.tensor([-2, 1]), 0)
/// tensor([0, 1])
/// ```
#[inline]
pub fn clamp_min(input: &Tensor, min: impl Into<Scalar>) -> Result<Tensor> {
    let min = min.into();
    CLAMP_MIN.tensor(&[value::tensor(input), value::scalar(&min)])
}

/// `clamp_min`, see [`clamp_min`]. In place: the result is written into the tensor itself.
pub fn clamp_min_(input: &Tensor, min: impl Into<Scalar>) -> Result<()> {
    let min = min.into();
    CLAMP_MIN_INPLACE.tensor(&[value::tensor(input), value::scalar(&min)]).map(drop)
}

/// `clamp_min`, see [`clamp_min`]. The result is written into the given tensor.
pub fn clamp_min_out(input: &Tensor, min: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let min = min.into();
    CLAMP_MIN_OUT.tensor(&[value::tensor(input), value::scalar(&min), value::tensor(out)]).map(drop)
}

/// self limited from below by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
/// supported.
///
/// In Python:
///
/// ```text
/// >>> torch.clamp_min(torch.tensor([-2., 1.]), torch.tensor([0., 2.]))
/// tensor([0., 2.])
/// ```
#[inline]
pub fn clamp_min_tensor(input: &Tensor, min: &Tensor) -> Result<Tensor> {
    CLAMP_MIN_TENSOR.tensor(&[value::tensor(input), value::tensor(min)])
}

/// `clamp_min.Tensor`, see [`clamp_min_tensor`]. In place: the result is written into the tensor itself.
pub fn clamp_min_tensor_(input: &Tensor, min: &Tensor) -> Result<()> {
    CLAMP_MIN_TENSOR_INPLACE.tensor(&[value::tensor(input), value::tensor(min)]).map(drop)
}

/// `clamp_min.Tensor`, see [`clamp_min_tensor`]. The result is written into the given tensor.
pub fn clamp_min_tensor_out(input: &Tensor, min: &Tensor, out: &Tensor) -> Result<()> {
    CLAMP_MIN_TENSOR_OUT.tensor(&[value::tensor(input), value::tensor(min), value::tensor(out)]).map(drop)
}

/// Magnitude of self with the sign of other. The tensors broadcast, and their dtypes are promoted; shapes that
/// do not fit are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are
/// an error.
///
/// In Python:
///
/// ```text
/// >>> torch.copysign(torch.tensor([1., -2.]), torch.tensor([-0., 3.]))
/// tensor([-1.,  2.])
/// ```
#[inline]
pub fn copysign<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    COPYSIGN.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `copysign`, see [`copysign`]. In place: the result is written into the tensor itself.
pub fn copysign_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    COPYSIGN_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `copysign`, see [`copysign`]. The result is written into the given tensor.
pub fn copysign_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    COPYSIGN_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// The larger of two elements; a NaN gives way to a number. Complex is not supported. The tensors broadcast,
/// and their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fmax(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
/// tensor([2., 0.])
/// ```
#[inline]
pub fn fmax(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    FMAX.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `fmax`, see [`fmax`]. The result is written into the given tensor.
pub fn fmax_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    FMAX_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// The smaller of two elements; a NaN gives way to a number. Complex is not supported. The tensors broadcast,
/// and their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fmin(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
/// tensor([1., 0.])
/// ```
#[inline]
pub fn fmin(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    FMIN.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `fmin`, see [`fmin`]. The result is written into the given tensor.
pub fn fmin_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    FMIN_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// Greatest common divisor, never negative. Integers only. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.gcd(torch.tensor([12, 10]), torch.tensor([18, 15]))
/// tensor([6, 5])
/// ```
#[inline]
pub fn gcd(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    GCD.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `gcd`, see [`gcd`]. In place: the result is written into the tensor itself.
pub fn gcd_(input: &Tensor, other: &Tensor) -> Result<()> {
    GCD_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `gcd`, see [`gcd`]. The result is written into the given tensor.
pub fn gcd_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    GCD_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// 0 where self is negative, 1 where positive, `values` where it is 0. Both have one dtype. The tensors
/// broadcast; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.heaviside(torch.tensor([-1., 0., 2.]), torch.tensor([0.5]))
/// tensor([0.0000, 0.5000, 1.0000])
/// ```
#[inline]
pub fn heaviside(input: &Tensor, values: &Tensor) -> Result<Tensor> {
    HEAVISIDE.tensor(&[value::tensor(input), value::tensor(values)])
}

/// `heaviside`, see [`heaviside`]. In place: the result is written into the tensor itself.
pub fn heaviside_(input: &Tensor, values: &Tensor) -> Result<()> {
    HEAVISIDE_INPLACE.tensor(&[value::tensor(input), value::tensor(values)]).map(drop)
}

/// `heaviside`, see [`heaviside`]. The result is written into the given tensor.
pub fn heaviside_out(input: &Tensor, values: &Tensor, out: &Tensor) -> Result<()> {
    HEAVISIDE_OUT.tensor(&[value::tensor(input), value::tensor(values), value::tensor(out)]).map(drop)
}

/// Square root of the sum of squares, without overflow on the way. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.hypot(torch.tensor([3., 5.]), torch.tensor([4., 12.]))
/// tensor([ 5., 13.])
/// ```
#[inline]
pub fn hypot(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    HYPOT.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `hypot`, see [`hypot`]. In place: the result is written into the tensor itself.
pub fn hypot_(input: &Tensor, other: &Tensor) -> Result<()> {
    HYPOT_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `hypot`, see [`hypot`]. The result is written into the given tensor.
pub fn hypot_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    HYPOT_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// Least common multiple, never negative. Integers only. The tensors broadcast, and their dtypes are promoted;
/// shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.lcm(torch.tensor([4, 10]), torch.tensor([6, 15]))
/// tensor([12, 30])
/// ```
#[inline]
pub fn lcm(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LCM.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `lcm`, see [`lcm`]. In place: the result is written into the tensor itself.
pub fn lcm_(input: &Tensor, other: &Tensor) -> Result<()> {
    LCM_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `lcm`, see [`lcm`]. The result is written into the given tensor.
pub fn lcm_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LCM_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// log(exp(self) + exp(other)), computed stably. The tensors broadcast, and their dtypes are promoted; shapes
/// that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logaddexp(torch.tensor([0., 1000.]), torch.tensor([0., 1000.]))
/// tensor([6.9315e-01, 1.0007e+03])
/// ```
#[inline]
pub fn logaddexp(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LOGADDEXP.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `logaddexp`, see [`logaddexp`]. The result is written into the given tensor.
pub fn logaddexp_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LOGADDEXP_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// log2(2\*\*self + 2\*\*other), computed stably. The tensors broadcast, and their dtypes are promoted; shapes
/// that do not fit are an error. Takes floats. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logaddexp2(torch.tensor([3.]), torch.tensor([3.]))
/// tensor([4.])
/// ```
#[inline]
pub fn logaddexp2(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LOGADDEXP2.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `logaddexp2`, see [`logaddexp2`]. The result is written into the given tensor.
pub fn logaddexp2_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LOGADDEXP2_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// The larger of two elements; NaN where either is NaN. Complex is not supported. The tensors broadcast, and
/// their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.maximum(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
/// tensor([2., nan])
/// ```
#[inline]
pub fn maximum(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    MAXIMUM.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `maximum`, see [`maximum`]. The result is written into the given tensor.
pub fn maximum_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    MAXIMUM_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// The smaller of two elements; NaN where either is NaN. Complex is not supported. The tensors broadcast, and
/// their dtypes are promoted; shapes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.minimum(torch.tensor([1, 5]), torch.tensor([2, 4]))
/// tensor([1, 4])
/// ```
#[inline]
pub fn minimum(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    MINIMUM.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `minimum`, see [`minimum`]. The result is written into the given tensor.
pub fn minimum_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    MINIMUM_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// The next representable value after self in the direction of other. The tensors broadcast, and their dtypes
/// are promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.nextafter(torch.tensor(1.), torch.tensor(2.)) > 1
/// tensor(True)
/// ```
#[inline]
pub fn nextafter(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    NEXTAFTER.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `nextafter`, see [`nextafter`]. In place: the result is written into the tensor itself.
pub fn nextafter_(input: &Tensor, other: &Tensor) -> Result<()> {
    NEXTAFTER_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `nextafter`, see [`nextafter`]. The result is written into the given tensor.
pub fn nextafter_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    NEXTAFTER_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// self * log(other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
/// type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.xlogy(torch.tensor([0., 2.]), torch.tensor([0., 1.]))
/// tensor([0., 0.])
/// ```
#[inline]
pub fn xlogy<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    XLOGY.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `xlogy`, see [`xlogy`]. In place: the result is written into the tensor itself.
pub fn xlogy_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    XLOGY_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `xlogy`, see [`xlogy`]. The result is written into the given tensor.
pub fn xlogy_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    XLOGY_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// Bitwise and; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their
    /// dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.bitwise_and(torch.tensor([12, 5]), torch.tensor([10, 4]))
    /// tensor([8, 4])
    /// ```
    #[inline]
    pub fn bitwise_and<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        bitwise_and(self, other)
    }

    /// `bitwise_and`, see [`bitwise_and`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn bitwise_and_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        bitwise_and_(self, other)
    }

    /// `bitwise_and`, see [`bitwise_and`]. The result is written into the given tensor.
    #[inline]
    pub fn bitwise_and_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        bitwise_and_out(self, other, out)
    }

    /// self shifted left by other bits. Integers only. The tensors broadcast, and their dtypes are promoted; shapes
    /// that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.bitwise_left_shift(torch.tensor([1, 3]), 4)
    /// tensor([16, 48])
    /// ```
    #[inline]
    pub fn bitwise_left_shift<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        bitwise_left_shift(self, other)
    }

    /// `bitwise_left_shift`, see [`bitwise_left_shift`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn bitwise_left_shift_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        bitwise_left_shift_(self, other)
    }

    /// `bitwise_left_shift`, see [`bitwise_left_shift`]. The result is written into the given tensor.
    #[inline]
    pub fn bitwise_left_shift_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        bitwise_left_shift_out(self, other, out)
    }

    /// Bitwise or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their
    /// dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.bitwise_or(torch.tensor([12, 5]), torch.tensor([10, 2]))
    /// tensor([14,  7])
    /// ```
    #[inline]
    pub fn bitwise_or<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        bitwise_or(self, other)
    }

    /// `bitwise_or`, see [`bitwise_or`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn bitwise_or_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        bitwise_or_(self, other)
    }

    /// `bitwise_or`, see [`bitwise_or`]. The result is written into the given tensor.
    #[inline]
    pub fn bitwise_or_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        bitwise_or_out(self, other, out)
    }

    /// self shifted right by other bits, keeping the sign. Integers only. The tensors broadcast, and their dtypes
    /// are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.bitwise_right_shift(torch.tensor([32, -8]), 2)
    /// tensor([ 8, -2])
    /// ```
    #[inline]
    pub fn bitwise_right_shift<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        bitwise_right_shift(self, other)
    }

    /// `bitwise_right_shift`, see [`bitwise_right_shift`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn bitwise_right_shift_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        bitwise_right_shift_(self, other)
    }

    /// `bitwise_right_shift`, see [`bitwise_right_shift`]. The result is written into the given tensor.
    #[inline]
    pub fn bitwise_right_shift_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        bitwise_right_shift_out(self, other, out)
    }

    /// Bitwise exclusive or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and
    /// their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.bitwise_xor(torch.tensor([True, True]), torch.tensor([True, False]))
    /// tensor([False,  True])
    /// ```
    #[inline]
    pub fn bitwise_xor<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        bitwise_xor(self, other)
    }

    /// `bitwise_xor`, see [`bitwise_xor`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn bitwise_xor_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        bitwise_xor_(self, other)
    }

    /// `bitwise_xor`, see [`bitwise_xor`]. The result is written into the given tensor.
    #[inline]
    pub fn bitwise_xor_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        bitwise_xor_out(self, other, out)
    }

    /// self limited to [min, max]; either may be missing, not both. Where min > max the result is max. NaN stays
    /// NaN. In the shape of self, promoted with the bounds; complex is not supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=-1, max=1)
    /// tensor([-1.0000,  0.5000,  1.0000])
    /// ```
    #[inline]
    pub fn clamp(&self) -> Result<Tensor> {
        clamp(self)
    }

    /// self limited to [min, max]; either may be missing, not both. Where min > max the result is max. NaN stays
    /// NaN. In the shape of self, promoted with the bounds; complex is not supported.
    ///
    /// What is not set in the options keeps its default: `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`.
    #[inline]
    pub fn clamp_with(&self, options: ClampOptions) -> Result<Tensor> {
        clamp_with(self, options)
    }

    /// `clamp`, see [`clamp`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn clamp_(&self) -> Result<()> {
        clamp_(self)
    }

    /// `clamp`, see [`clamp`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`.
    #[inline]
    pub fn clamp_with_(&self, options: ClampOptions) -> Result<()> {
        clamp_with_(self, options)
    }

    /// `clamp`, see [`clamp`]. The result is written into the given tensor.
    #[inline]
    pub fn clamp_out(&self, out: &Tensor) -> Result<()> {
        clamp_out(self, out)
    }

    /// `clamp`, see [`clamp`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`.
    #[inline]
    pub fn clamp_out_with(&self, options: ClampOptions, out: &Tensor) -> Result<()> {
        clamp_out_with(self, options, out)
    }

    /// self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
    /// promoted; complex is not supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=torch.tensor([0., 1., 2.]))
    /// tensor([0., 1., 3.])
    /// ```
    #[inline]
    pub fn clamp_tensor(&self) -> Result<Tensor> {
        clamp_tensor(self)
    }

    /// self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
    /// promoted; complex is not supported.
    ///
    /// What is not set in the options keeps its default: `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`.
    #[inline]
    pub fn clamp_tensor_with(&self, options: ClampTensorOptions<'_>) -> Result<Tensor> {
        clamp_tensor_with(self, options)
    }

    /// `clamp.Tensor`, see [`clamp_tensor`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn clamp_tensor_(&self) -> Result<()> {
        clamp_tensor_(self)
    }

    /// `clamp.Tensor`, see [`clamp_tensor`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`.
    #[inline]
    pub fn clamp_tensor_with_(&self, options: ClampTensorOptions<'_>) -> Result<()> {
        clamp_tensor_with_(self, options)
    }

    /// `clamp.Tensor`, see [`clamp_tensor`]. The result is written into the given tensor.
    #[inline]
    pub fn clamp_tensor_out(&self, out: &Tensor) -> Result<()> {
        clamp_tensor_out(self, out)
    }

    /// `clamp.Tensor`, see [`clamp_tensor`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`.
    #[inline]
    pub fn clamp_tensor_out_with(&self, options: ClampTensorOptions<'_>, out: &Tensor) -> Result<()> {
        clamp_tensor_out_with(self, options, out)
    }

    /// self limited from above by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is not
    /// supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.clamp_max(torch.tensor([-2, 1]), 0)
    /// tensor([-2,  0])
    /// ```
    #[inline]
    pub fn clamp_max(&self, max: impl Into<Scalar>) -> Result<Tensor> {
        clamp_max(self, max)
    }

    /// `clamp_max`, see [`clamp_max`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn clamp_max_(&self, max: impl Into<Scalar>) -> Result<()> {
        clamp_max_(self, max)
    }

    /// `clamp_max`, see [`clamp_max`]. The result is written into the given tensor.
    #[inline]
    pub fn clamp_max_out(&self, max: impl Into<Scalar>, out: &Tensor) -> Result<()> {
        clamp_max_out(self, max, out)
    }

    /// self limited from above by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
    /// supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.clamp_max(torch.tensor([-2., 1.]), torch.tensor([0., 0.5]))
    /// tensor([-2.0000,  0.5000])
    /// ```
    #[inline]
    pub fn clamp_max_tensor(&self, max: &Tensor) -> Result<Tensor> {
        clamp_max_tensor(self, max)
    }

    /// `clamp_max.Tensor`, see [`clamp_max_tensor`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn clamp_max_tensor_(&self, max: &Tensor) -> Result<()> {
        clamp_max_tensor_(self, max)
    }

    /// `clamp_max.Tensor`, see [`clamp_max_tensor`]. The result is written into the given tensor.
    #[inline]
    pub fn clamp_max_tensor_out(&self, max: &Tensor, out: &Tensor) -> Result<()> {
        clamp_max_tensor_out(self, max, out)
    }

    /// self limited from below by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is not
    /// supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.clamp_min(torch.tensor([-2, 1]), 0)
    /// tensor([0, 1])
    /// ```
    #[inline]
    pub fn clamp_min(&self, min: impl Into<Scalar>) -> Result<Tensor> {
        clamp_min(self, min)
    }

    /// `clamp_min`, see [`clamp_min`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn clamp_min_(&self, min: impl Into<Scalar>) -> Result<()> {
        clamp_min_(self, min)
    }

    /// `clamp_min`, see [`clamp_min`]. The result is written into the given tensor.
    #[inline]
    pub fn clamp_min_out(&self, min: impl Into<Scalar>, out: &Tensor) -> Result<()> {
        clamp_min_out(self, min, out)
    }

    /// self limited from below by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
    /// supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.clamp_min(torch.tensor([-2., 1.]), torch.tensor([0., 2.]))
    /// tensor([0., 2.])
    /// ```
    #[inline]
    pub fn clamp_min_tensor(&self, min: &Tensor) -> Result<Tensor> {
        clamp_min_tensor(self, min)
    }

    /// `clamp_min.Tensor`, see [`clamp_min_tensor`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn clamp_min_tensor_(&self, min: &Tensor) -> Result<()> {
        clamp_min_tensor_(self, min)
    }

    /// `clamp_min.Tensor`, see [`clamp_min_tensor`]. The result is written into the given tensor.
    #[inline]
    pub fn clamp_min_tensor_out(&self, min: &Tensor, out: &Tensor) -> Result<()> {
        clamp_min_tensor_out(self, min, out)
    }

    /// Magnitude of self with the sign of other. The tensors broadcast, and their dtypes are promoted; shapes that
    /// do not fit are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are
    /// an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.copysign(torch.tensor([1., -2.]), torch.tensor([-0., 3.]))
    /// tensor([-1.,  2.])
    /// ```
    #[inline]
    pub fn copysign<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        copysign(self, other)
    }

    /// `copysign`, see [`copysign`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn copysign_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        copysign_(self, other)
    }

    /// `copysign`, see [`copysign`]. The result is written into the given tensor.
    #[inline]
    pub fn copysign_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        copysign_out(self, other, out)
    }

    /// The larger of two elements; a NaN gives way to a number. Complex is not supported. The tensors broadcast,
    /// and their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.fmax(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
    /// tensor([2., 0.])
    /// ```
    #[inline]
    pub fn fmax(&self, other: &Tensor) -> Result<Tensor> {
        fmax(self, other)
    }

    /// `fmax`, see [`fmax`]. The result is written into the given tensor.
    #[inline]
    pub fn fmax_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        fmax_out(self, other, out)
    }

    /// The smaller of two elements; a NaN gives way to a number. Complex is not supported. The tensors broadcast,
    /// and their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.fmin(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
    /// tensor([1., 0.])
    /// ```
    #[inline]
    pub fn fmin(&self, other: &Tensor) -> Result<Tensor> {
        fmin(self, other)
    }

    /// `fmin`, see [`fmin`]. The result is written into the given tensor.
    #[inline]
    pub fn fmin_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        fmin_out(self, other, out)
    }

    /// Greatest common divisor, never negative. Integers only. The tensors broadcast, and their dtypes are
    /// promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.gcd(torch.tensor([12, 10]), torch.tensor([18, 15]))
    /// tensor([6, 5])
    /// ```
    #[inline]
    pub fn gcd(&self, other: &Tensor) -> Result<Tensor> {
        gcd(self, other)
    }

    /// `gcd`, see [`gcd`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn gcd_(&self, other: &Tensor) -> Result<()> {
        gcd_(self, other)
    }

    /// `gcd`, see [`gcd`]. The result is written into the given tensor.
    #[inline]
    pub fn gcd_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        gcd_out(self, other, out)
    }

    /// 0 where self is negative, 1 where positive, `values` where it is 0. Both have one dtype. The tensors
    /// broadcast; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.heaviside(torch.tensor([-1., 0., 2.]), torch.tensor([0.5]))
    /// tensor([0.0000, 0.5000, 1.0000])
    /// ```
    #[inline]
    pub fn heaviside(&self, values: &Tensor) -> Result<Tensor> {
        heaviside(self, values)
    }

    /// `heaviside`, see [`heaviside`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn heaviside_(&self, values: &Tensor) -> Result<()> {
        heaviside_(self, values)
    }

    /// `heaviside`, see [`heaviside`]. The result is written into the given tensor.
    #[inline]
    pub fn heaviside_out(&self, values: &Tensor, out: &Tensor) -> Result<()> {
        heaviside_out(self, values, out)
    }

    /// Square root of the sum of squares, without overflow on the way. The tensors broadcast, and their dtypes are
    /// promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.hypot(torch.tensor([3., 5.]), torch.tensor([4., 12.]))
    /// tensor([ 5., 13.])
    /// ```
    #[inline]
    pub fn hypot(&self, other: &Tensor) -> Result<Tensor> {
        hypot(self, other)
    }

    /// `hypot`, see [`hypot`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn hypot_(&self, other: &Tensor) -> Result<()> {
        hypot_(self, other)
    }

    /// `hypot`, see [`hypot`]. The result is written into the given tensor.
    #[inline]
    pub fn hypot_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        hypot_out(self, other, out)
    }

    /// Least common multiple, never negative. Integers only. The tensors broadcast, and their dtypes are promoted;
    /// shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.lcm(torch.tensor([4, 10]), torch.tensor([6, 15]))
    /// tensor([12, 30])
    /// ```
    #[inline]
    pub fn lcm(&self, other: &Tensor) -> Result<Tensor> {
        lcm(self, other)
    }

    /// `lcm`, see [`lcm`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn lcm_(&self, other: &Tensor) -> Result<()> {
        lcm_(self, other)
    }

    /// `lcm`, see [`lcm`]. The result is written into the given tensor.
    #[inline]
    pub fn lcm_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        lcm_out(self, other, out)
    }

    /// log(exp(self) + exp(other)), computed stably. The tensors broadcast, and their dtypes are promoted; shapes
    /// that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logaddexp(torch.tensor([0., 1000.]), torch.tensor([0., 1000.]))
    /// tensor([6.9315e-01, 1.0007e+03])
    /// ```
    #[inline]
    pub fn logaddexp(&self, other: &Tensor) -> Result<Tensor> {
        logaddexp(self, other)
    }

    /// `logaddexp`, see [`logaddexp`]. The result is written into the given tensor.
    #[inline]
    pub fn logaddexp_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        logaddexp_out(self, other, out)
    }

    /// log2(2\*\*self + 2\*\*other), computed stably. The tensors broadcast, and their dtypes are promoted; shapes
    /// that do not fit are an error. Takes floats. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logaddexp2(torch.tensor([3.]), torch.tensor([3.]))
    /// tensor([4.])
    /// ```
    #[inline]
    pub fn logaddexp2(&self, other: &Tensor) -> Result<Tensor> {
        logaddexp2(self, other)
    }

    /// `logaddexp2`, see [`logaddexp2`]. The result is written into the given tensor.
    #[inline]
    pub fn logaddexp2_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        logaddexp2_out(self, other, out)
    }

    /// The larger of two elements; NaN where either is NaN. Complex is not supported. The tensors broadcast, and
    /// their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.maximum(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
    /// tensor([2., nan])
    /// ```
    #[inline]
    pub fn maximum(&self, other: &Tensor) -> Result<Tensor> {
        maximum(self, other)
    }

    /// `maximum`, see [`maximum`]. The result is written into the given tensor.
    #[inline]
    pub fn maximum_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        maximum_out(self, other, out)
    }

    /// The smaller of two elements; NaN where either is NaN. Complex is not supported. The tensors broadcast, and
    /// their dtypes are promoted; shapes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.minimum(torch.tensor([1, 5]), torch.tensor([2, 4]))
    /// tensor([1, 4])
    /// ```
    #[inline]
    pub fn minimum(&self, other: &Tensor) -> Result<Tensor> {
        minimum(self, other)
    }

    /// `minimum`, see [`minimum`]. The result is written into the given tensor.
    #[inline]
    pub fn minimum_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        minimum_out(self, other, out)
    }

    /// The next representable value after self in the direction of other. The tensors broadcast, and their dtypes
    /// are promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nextafter(torch.tensor(1.), torch.tensor(2.)) > 1
    /// tensor(True)
    /// ```
    #[inline]
    pub fn nextafter(&self, other: &Tensor) -> Result<Tensor> {
        nextafter(self, other)
    }

    /// `nextafter`, see [`nextafter`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn nextafter_(&self, other: &Tensor) -> Result<()> {
        nextafter_(self, other)
    }

    /// `nextafter`, see [`nextafter`]. The result is written into the given tensor.
    #[inline]
    pub fn nextafter_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        nextafter_out(self, other, out)
    }

    /// self * log(other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are
    /// promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
    /// type. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.xlogy(torch.tensor([0., 2.]), torch.tensor([0., 1.]))
    /// tensor([0., 0.])
    /// ```
    #[inline]
    pub fn xlogy<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        xlogy(self, other)
    }

    /// `xlogy`, see [`xlogy`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn xlogy_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        xlogy_(self, other)
    }

    /// `xlogy`, see [`xlogy`]. The result is written into the given tensor.
    #[inline]
    pub fn xlogy_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        xlogy_out(self, other, out)
    }
}
