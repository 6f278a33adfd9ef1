// Generated from bindings/schema/ops/pointwise_unary.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static ABS: Op = Op::new(c"abs", c"", 1);
static ABS_INPLACE: Op = Op::new(c"abs_", c"", 1);
static ABS_OUT: Op = Op::new(c"abs", c"out", 1);
static ANGLE: Op = Op::new(c"angle", c"", 1);
static ANGLE_OUT: Op = Op::new(c"angle", c"out", 1);
static BITWISE_NOT: Op = Op::new(c"bitwise_not", c"", 1);
static BITWISE_NOT_INPLACE: Op = Op::new(c"bitwise_not_", c"", 1);
static BITWISE_NOT_OUT: Op = Op::new(c"bitwise_not", c"out", 1);
static CEIL: Op = Op::new(c"ceil", c"", 1);
static CEIL_INPLACE: Op = Op::new(c"ceil_", c"", 1);
static CEIL_OUT: Op = Op::new(c"ceil", c"out", 1);
static CONJ: Op = Op::new(c"conj", c"", 1);
static CONJ_PHYSICAL: Op = Op::new(c"conj_physical", c"", 1);
static CONJ_PHYSICAL_TENSOR: Op = Op::new(c"conj_physical", c"tensor", 1);
static CONJ_PHYSICAL_TENSOR_INPLACE: Op = Op::new(c"conj_physical_", c"tensor", 1);
static CONJ_PHYSICAL_TENSOR_OUT: Op = Op::new(c"conj_physical", c"tensor.out", 1);
static DEG2RAD: Op = Op::new(c"deg2rad", c"", 1);
static DEG2RAD_INPLACE: Op = Op::new(c"deg2rad_", c"", 1);
static DEG2RAD_OUT: Op = Op::new(c"deg2rad", c"out", 1);
static FLOOR: Op = Op::new(c"floor", c"", 1);
static FLOOR_INPLACE: Op = Op::new(c"floor_", c"", 1);
static FLOOR_OUT: Op = Op::new(c"floor", c"out", 1);
static FRAC: Op = Op::new(c"frac", c"", 1);
static FRAC_INPLACE: Op = Op::new(c"frac_", c"", 1);
static FRAC_OUT: Op = Op::new(c"frac", c"out", 1);
static ISFINITE: Op = Op::new(c"isfinite", c"", 1);
static ISINF: Op = Op::new(c"isinf", c"", 1);
static ISNAN: Op = Op::new(c"isnan", c"", 1);
static ISNEGINF: Op = Op::new(c"isneginf", c"", 1);
static ISNEGINF_OUT: Op = Op::new(c"isneginf", c"out", 1);
static ISPOSINF: Op = Op::new(c"isposinf", c"", 1);
static ISPOSINF_OUT: Op = Op::new(c"isposinf", c"out", 1);
static ISREAL: Op = Op::new(c"isreal", c"", 1);
static LOGICAL_NOT: Op = Op::new(c"logical_not", c"", 1);
static LOGICAL_NOT_INPLACE: Op = Op::new(c"logical_not_", c"", 1);
static LOGICAL_NOT_OUT: Op = Op::new(c"logical_not", c"out", 1);
static NEG: Op = Op::new(c"neg", c"", 1);
static NEG_INPLACE: Op = Op::new(c"neg_", c"", 1);
static NEG_OUT: Op = Op::new(c"neg", c"out", 1);
static POSITIVE: Op = Op::new(c"positive", c"", 1);
static RAD2DEG: Op = Op::new(c"rad2deg", c"", 1);
static RAD2DEG_INPLACE: Op = Op::new(c"rad2deg_", c"", 1);
static RAD2DEG_OUT: Op = Op::new(c"rad2deg", c"out", 1);
static RECIPROCAL: Op = Op::new(c"reciprocal", c"", 1);
static RECIPROCAL_INPLACE: Op = Op::new(c"reciprocal_", c"", 1);
static RECIPROCAL_OUT: Op = Op::new(c"reciprocal", c"out", 1);
static RESOLVE_CONJ: Op = Op::new(c"resolve_conj", c"", 1);
static RESOLVE_NEG: Op = Op::new(c"resolve_neg", c"", 1);
static ROUND: Op = Op::new(c"round", c"", 1);
static ROUND_INPLACE: Op = Op::new(c"round_", c"", 1);
static ROUND_OUT: Op = Op::new(c"round", c"out", 1);
static ROUND_PLACES: Op = Op::new(c"round", c"places", 1);
static ROUND_PLACES_INPLACE: Op = Op::new(c"round_", c"places", 1);
static ROUND_PLACES_OUT: Op = Op::new(c"round", c"places.out", 1);
static ROUND_DECIMALS: Op = Op::new(c"round_decimals", c"", 1);
static SGN: Op = Op::new(c"sgn", c"", 1);
static SGN_INPLACE: Op = Op::new(c"sgn_", c"", 1);
static SGN_OUT: Op = Op::new(c"sgn", c"out", 1);
static SIGN: Op = Op::new(c"sign", c"", 1);
static SIGN_INPLACE: Op = Op::new(c"sign_", c"", 1);
static SIGN_OUT: Op = Op::new(c"sign", c"out", 1);
static SIGNBIT: Op = Op::new(c"signbit", c"", 1);
static SIGNBIT_OUT: Op = Op::new(c"signbit", c"out", 1);
static SPECIAL_ROUND: Op = Op::new(c"special_round", c"", 1);
static SPECIAL_ROUND_OUT: Op = Op::new(c"special_round", c"out", 1);
static SQUARE: Op = Op::new(c"square", c"", 1);
static SQUARE_INPLACE: Op = Op::new(c"square_", c"", 1);
static SQUARE_OUT: Op = Op::new(c"square", c"out", 1);
static TRUNC: Op = Op::new(c"trunc", c"", 1);
static TRUNC_INPLACE: Op = Op::new(c"trunc_", c"", 1);
static TRUNC_OUT: Op = Op::new(c"trunc", c"out", 1);

/// Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
/// shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.abs(torch.tensor([-1, 2, -3]))
/// tensor([1, 2, 3])
/// >>> torch.abs(torch.tensor([3 + 4j]))
/// tensor([5.])
/// ```
#[inline]
pub fn abs(input: &Tensor) -> Result<Tensor> {
    ABS.tensor(&[value::tensor(input)])
}

/// `abs`, see [`abs`]. In place: the result is written into the tensor itself.
pub fn abs_(input: &Tensor) -> Result<()> {
    ABS_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `abs`, see [`abs`]. The result is written into the given tensor.
pub fn abs_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ABS_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Argument of complex numbers in radians; for real tensors 0, pi where negative, NaN where NaN. The result has
/// the shape of the tensor. Takes floats and complex numbers; integers and bool compute in the default float
/// type.
///
/// In Python:
///
/// ```text
/// >>> torch.angle(torch.tensor([1j, -1 + 0j]))
/// tensor([1.5708, 3.1416])
/// ```
#[inline]
pub fn angle(input: &Tensor) -> Result<Tensor> {
    ANGLE.tensor(&[value::tensor(input)])
}

/// `angle`, see [`angle`]. The result is written into the given tensor.
pub fn angle_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ANGLE_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Bits inverted; for bool the logical negation. Integers and bool only. The result has the shape of the
/// tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.bitwise_not(torch.tensor([0, 5, -1]))
/// tensor([-1, -6,  0])
/// ```
#[inline]
pub fn bitwise_not(input: &Tensor) -> Result<Tensor> {
    BITWISE_NOT.tensor(&[value::tensor(input)])
}

/// `bitwise_not`, see [`bitwise_not`]. In place: the result is written into the tensor itself.
pub fn bitwise_not_(input: &Tensor) -> Result<()> {
    BITWISE_NOT_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `bitwise_not`, see [`bitwise_not`]. The result is written into the given tensor.
pub fn bitwise_not_out(input: &Tensor, out: &Tensor) -> Result<()> {
    BITWISE_NOT_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Smallest integer value not below each element; integers stay as they are. Complex and bool are not
/// supported. The result has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.ceil(torch.tensor([-0.5, 0.2, 1.]))
/// tensor([-0., 1., 1.])
/// ```
#[inline]
pub fn ceil(input: &Tensor) -> Result<Tensor> {
    CEIL.tensor(&[value::tensor(input)])
}

/// `ceil`, see [`ceil`]. In place: the result is written into the tensor itself.
pub fn ceil_(input: &Tensor) -> Result<()> {
    CEIL_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `ceil`, see [`ceil`]. The result is written into the given tensor.
pub fn ceil_out(input: &Tensor, out: &Tensor) -> Result<()> {
    CEIL_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Complex conjugate, in the shape of the tensor; a real tensor, of any dtype, is returned as it is.
///
/// In Python:
///
/// ```text
/// >>> torch.conj(torch.tensor([1 + 2j]))
/// tensor([1.-2.j])
/// ```
#[inline]
pub fn conj(input: &Tensor) -> Result<Tensor> {
    CONJ.tensor(&[value::tensor(input)])
}

/// Complex conjugate, computed into new memory; real tensors are copied. The result has the shape of the
/// tensor. Takes bool, integers, floats and complex numbers.
#[inline]
pub fn conj_physical(input: &Tensor) -> Result<Tensor> {
    CONJ_PHYSICAL.tensor(&[value::tensor(input)])
}

/// Complex conjugate, computed into new memory; a real tensor is returned as it is. Any dtype; of the shape of
/// the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.conj_physical(torch.tensor([1 + 2j]))
/// tensor([1.-2.j])
/// ```
#[inline]
pub fn conj_physical_tensor(input: &Tensor) -> Result<Tensor> {
    CONJ_PHYSICAL_TENSOR.tensor(&[value::tensor(input)])
}

/// `conj_physical.tensor`, see [`conj_physical_tensor`]. In place: the result is written into the tensor
/// itself.
pub fn conj_physical_tensor_(input: &Tensor) -> Result<()> {
    CONJ_PHYSICAL_TENSOR_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `conj_physical.tensor`, see [`conj_physical_tensor`]. The result is written into the given tensor.
pub fn conj_physical_tensor_out(input: &Tensor, out: &Tensor) -> Result<()> {
    CONJ_PHYSICAL_TENSOR_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Degrees to radians. The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.deg2rad(torch.tensor([180., -90.]))
/// tensor([ 3.1416, -1.5708])
/// ```
#[inline]
pub fn deg2rad(input: &Tensor) -> Result<Tensor> {
    DEG2RAD.tensor(&[value::tensor(input)])
}

/// `deg2rad`, see [`deg2rad`]. In place: the result is written into the tensor itself.
pub fn deg2rad_(input: &Tensor) -> Result<()> {
    DEG2RAD_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `deg2rad`, see [`deg2rad`]. The result is written into the given tensor.
pub fn deg2rad_out(input: &Tensor, out: &Tensor) -> Result<()> {
    DEG2RAD_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Largest integer value not above each element; integers stay as they are. Complex and bool are not supported.
/// The result has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.floor(torch.tensor([-0.5, 0.2, 1.]))
/// tensor([-1.,  0.,  1.])
/// ```
#[inline]
pub fn floor(input: &Tensor) -> Result<Tensor> {
    FLOOR.tensor(&[value::tensor(input)])
}

/// `floor`, see [`floor`]. In place: the result is written into the tensor itself.
pub fn floor_(input: &Tensor) -> Result<()> {
    FLOOR_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `floor`, see [`floor`]. The result is written into the given tensor.
pub fn floor_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FLOOR_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Fractional part, x - trunc(x), with the sign of x. Floating point only. The result has the shape of the
/// tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.frac(torch.tensor([1.25, -3.5]))
/// tensor([ 0.2500, -0.5000])
/// ```
#[inline]
pub fn frac(input: &Tensor) -> Result<Tensor> {
    FRAC.tensor(&[value::tensor(input)])
}

/// `frac`, see [`frac`]. In place: the result is written into the tensor itself.
pub fn frac_(input: &Tensor) -> Result<()> {
    FRAC_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `frac`, see [`frac`]. The result is written into the given tensor.
pub fn frac_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FRAC_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// True where neither infinite nor NaN; for complex numbers both parts. Result is bool. The result has the
/// shape of the tensor. Takes bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.isfinite(torch.tensor([1., float('inf'), float('nan')]))
/// tensor([ True, False, False])
/// ```
#[inline]
pub fn isfinite(input: &Tensor) -> Result<Tensor> {
    ISFINITE.tensor(&[value::tensor(input)])
}

/// True where infinite of either sign; for complex numbers either part. Result is bool. The result has the
/// shape of the tensor. Takes bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.isinf(torch.tensor([1., float('-inf'), float('nan')]))
/// tensor([False,  True, False])
/// ```
#[inline]
pub fn isinf(input: &Tensor) -> Result<Tensor> {
    ISINF.tensor(&[value::tensor(input)])
}

/// True where NaN; for complex numbers either part. Result is bool. The result has the shape of the tensor.
/// Takes bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.isnan(torch.tensor([1., float('inf'), float('nan')]))
/// tensor([False, False,  True])
/// ```
#[inline]
pub fn isnan(input: &Tensor) -> Result<Tensor> {
    ISNAN.tensor(&[value::tensor(input)])
}

/// True where -inf. Result is bool; complex is not supported. The result has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.isneginf(torch.tensor([float('inf'), float('-inf')]))
/// tensor([False,  True])
/// ```
#[inline]
pub fn isneginf(input: &Tensor) -> Result<Tensor> {
    ISNEGINF.tensor(&[value::tensor(input)])
}

/// `isneginf`, see [`isneginf`]. The result is written into the given tensor.
pub fn isneginf_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ISNEGINF_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// True where +inf. Result is bool; complex is not supported. The result has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.isposinf(torch.tensor([float('inf'), float('-inf')]))
/// tensor([ True, False])
/// ```
#[inline]
pub fn isposinf(input: &Tensor) -> Result<Tensor> {
    ISPOSINF.tensor(&[value::tensor(input)])
}

/// `isposinf`, see [`isposinf`]. The result is written into the given tensor.
pub fn isposinf_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ISPOSINF_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// True where the imaginary part is zero, in the shape of x. Result is bool, any dtype is read.
///
/// In Python:
///
/// ```text
/// >>> torch.isreal(torch.tensor([1 + 0j, 2j]))
/// tensor([ True, False])
/// ```
#[inline]
pub fn isreal(input: &Tensor) -> Result<Tensor> {
    ISREAL.tensor(&[value::tensor(input)])
}

/// True where zero. Result is bool, any dtype is read. The result has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.logical_not(torch.tensor([0, 1, -10]))
/// tensor([ True, False, False])
/// ```
#[inline]
pub fn logical_not(input: &Tensor) -> Result<Tensor> {
    LOGICAL_NOT.tensor(&[value::tensor(input)])
}

/// `logical_not`, see [`logical_not`]. In place: the result is written into the tensor itself.
pub fn logical_not_(input: &Tensor) -> Result<()> {
    LOGICAL_NOT_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `logical_not`, see [`logical_not`]. The result is written into the given tensor.
pub fn logical_not_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LOGICAL_NOT_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Negative of each element. Bool is not supported. The result has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.neg(torch.tensor([1., -2.]))
/// tensor([-1.,  2.])
/// ```
#[inline]
pub fn neg(input: &Tensor) -> Result<Tensor> {
    NEG.tensor(&[value::tensor(input)])
}

/// `neg`, see [`neg`]. In place: the result is written into the tensor itself.
pub fn neg_(input: &Tensor) -> Result<()> {
    NEG_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `neg`, see [`neg`]. The result is written into the given tensor.
pub fn neg_out(input: &Tensor, out: &Tensor) -> Result<()> {
    NEG_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The tensor itself, of the same shape and dtype: no copy. Every dtype but bool, which is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.positive(torch.tensor([1, -2]))
/// tensor([ 1, -2])
/// ```
#[inline]
pub fn positive(input: &Tensor) -> Result<Tensor> {
    POSITIVE.tensor(&[value::tensor(input)])
}

/// Radians to degrees. The result has the shape of the tensor. Takes floats; integers and bool compute in the
/// default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.rad2deg(torch.tensor([0., 0.5]))
/// tensor([ 0.0000, 28.6479])
/// ```
#[inline]
pub fn rad2deg(input: &Tensor) -> Result<Tensor> {
    RAD2DEG.tensor(&[value::tensor(input)])
}

/// `rad2deg`, see [`rad2deg`]. In place: the result is written into the tensor itself.
pub fn rad2deg_(input: &Tensor) -> Result<()> {
    RAD2DEG_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `rad2deg`, see [`rad2deg`]. The result is written into the given tensor.
pub fn rad2deg_out(input: &Tensor, out: &Tensor) -> Result<()> {
    RAD2DEG_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// 1/x. Takes floats and complex numbers; integers and bool compute in the default float type. The result has
/// the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.reciprocal(torch.tensor([2., -4.]))
/// tensor([ 0.5000, -0.2500])
/// ```
#[inline]
pub fn reciprocal(input: &Tensor) -> Result<Tensor> {
    RECIPROCAL.tensor(&[value::tensor(input)])
}

/// `reciprocal`, see [`reciprocal`]. In place: the result is written into the tensor itself.
pub fn reciprocal_(input: &Tensor) -> Result<()> {
    RECIPROCAL_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `reciprocal`, see [`reciprocal`]. The result is written into the given tensor.
pub fn reciprocal_out(input: &Tensor, out: &Tensor) -> Result<()> {
    RECIPROCAL_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The tensor with a conjugation that it carries as a mark (as conj gives it in Python) written out, of the
/// same shape; without a mark the tensor itself. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1 + 2j]).conj().resolve_conj().is_conj()
/// False
/// ```
#[inline]
pub fn resolve_conj(input: &Tensor) -> Result<Tensor> {
    RESOLVE_CONJ.tensor(&[value::tensor(input)])
}

/// The tensor with a negation that it carries as a mark (as imag of a conj in Python) written out, of the same
/// shape; without a mark the tensor itself. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1 + 2j]).conj().imag.resolve_neg()
/// tensor([-2.])
/// ```
#[inline]
pub fn resolve_neg(input: &Tensor) -> Result<Tensor> {
    RESOLVE_NEG.tensor(&[value::tensor(input)])
}

/// Nearest integer value, halves to even; integers stay as they are. Complex and bool are not supported. The
/// result has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.round(torch.tensor([0.5, 1.5, 2.4]))
/// tensor([0., 2., 2.])
/// ```
#[inline]
pub fn round(input: &Tensor) -> Result<Tensor> {
    ROUND.tensor(&[value::tensor(input)])
}

/// `round`, see [`round`]. In place: the result is written into the tensor itself.
pub fn round_(input: &Tensor) -> Result<()> {
    ROUND_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `round`, see [`round`]. The result is written into the given tensor.
pub fn round_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ROUND_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Rounds to the given number of decimal places, halves to even; a negative number rounds left of the point. In
/// the shape of the tensor. Floating point only: integers have no decimal places and are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.round(torch.tensor([3.14159, 1234.5]), decimals=2)
/// tensor([   3.1400, 1234.5000])
/// ```
#[inline]
pub fn round_places(input: &Tensor, decimals: i64) -> Result<Tensor> {
    ROUND_PLACES.tensor(&[value::tensor(input), value::int(decimals)])
}

/// `round.places`, see [`round_places`]. In place: the result is written into the tensor itself.
pub fn round_places_(input: &Tensor, decimals: i64) -> Result<()> {
    ROUND_PLACES_INPLACE.tensor(&[value::tensor(input), value::int(decimals)]).map(drop)
}

/// `round.places`, see [`round_places`]. The result is written into the given tensor.
pub fn round_places_out(input: &Tensor, decimals: i64, out: &Tensor) -> Result<()> {
    ROUND_PLACES_OUT.tensor(&[value::tensor(input), value::int(decimals), value::tensor(out)]).map(drop)
}

/// The parameters of [`round_decimals_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RoundDecimalsOptions {
    decimals: Option<i64>,
}

impl RoundDecimalsOptions {
    /// All defaults.
    pub fn new() -> RoundDecimalsOptions {
        RoundDecimalsOptions::default()
    }

    /// `int`, default `0`.
    pub fn decimals(mut self, decimals: impl Into<Option<i64>>) -> Self {
        self.decimals = decimals.into();
        self
    }
}

/// Rounds to `decimals` decimal places, halves to even; negative counts round to tens, hundreds, ... The result
/// has the shape of the tensor. Takes integers and floats. Other dtypes are an error.
#[inline]
pub fn round_decimals(input: &Tensor) -> Result<Tensor> {
    ROUND_DECIMALS.tensor(&[value::tensor(input)])
}

/// Rounds to `decimals` decimal places, halves to even; negative counts round to tens, hundreds, ... The result
/// has the shape of the tensor. Takes integers and floats. Other dtypes are an error.
///
/// What is not set in the options keeps its default: `round_decimals(Tensor self, int decimals=0) -> Tensor`.
pub fn round_decimals_with(input: &Tensor, options: RoundDecimalsOptions) -> Result<Tensor> {
    ROUND_DECIMALS.tensor(&[value::tensor(input), options.decimals.map_or(value::none(), value::int)])
}

/// x/|x| for complex numbers, 0 at 0; the sign for real ones. The result has the shape of the tensor. Takes
/// bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.sgn(torch.tensor([3 + 4j, 0j]))
/// tensor([0.6000+0.8000j, 0.0000+0.0000j])
/// ```
#[inline]
pub fn sgn(input: &Tensor) -> Result<Tensor> {
    SGN.tensor(&[value::tensor(input)])
}

/// `sgn`, see [`sgn`]. In place: the result is written into the tensor itself.
pub fn sgn_(input: &Tensor) -> Result<()> {
    SGN_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `sgn`, see [`sgn`]. The result is written into the given tensor.
pub fn sgn_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SGN_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// -1, 0 or 1 by the sign; NaN gives 0. Complex is not supported: see sgn. The result has the shape of the
/// tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.sign(torch.tensor([-2.5, 0., 3.]))
/// tensor([-1.,  0.,  1.])
/// ```
#[inline]
pub fn sign(input: &Tensor) -> Result<Tensor> {
    SIGN.tensor(&[value::tensor(input)])
}

/// `sign`, see [`sign`]. In place: the result is written into the tensor itself.
pub fn sign_(input: &Tensor) -> Result<()> {
    SIGN_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `sign`, see [`sign`]. The result is written into the given tensor.
pub fn sign_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SIGN_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// True where the sign bit is set, -0.0 included. Result is bool; complex is not supported. The result has the
/// shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.signbit(torch.tensor([-1., -0., 0.]))
/// tensor([ True,  True, False])
/// ```
#[inline]
pub fn signbit(input: &Tensor) -> Result<Tensor> {
    SIGNBIT.tensor(&[value::tensor(input)])
}

/// `signbit`, see [`signbit`]. The result is written into the given tensor.
pub fn signbit_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SIGNBIT_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`special_round_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SpecialRoundOptions {
    decimals: Option<i64>,
}

impl SpecialRoundOptions {
    /// All defaults.
    pub fn new() -> SpecialRoundOptions {
        SpecialRoundOptions::default()
    }

    /// `int`, default `0`.
    pub fn decimals(mut self, decimals: impl Into<Option<i64>>) -> Self {
        self.decimals = decimals.into();
        self
    }
}

/// As round: to the nearest value with that many decimal places, halves to even. In the shape of the tensor.
/// Floating point only; integers, bool and complex are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.special.round(torch.tensor([0.5, 2.7]))
/// tensor([0., 3.])
/// ```
#[inline]
pub fn special_round(input: &Tensor) -> Result<Tensor> {
    SPECIAL_ROUND.tensor(&[value::tensor(input)])
}

/// As round: to the nearest value with that many decimal places, halves to even. In the shape of the tensor.
/// Floating point only; integers, bool and complex are errors.
///
/// What is not set in the options keeps its default: `special_round(Tensor self, *, int decimals=0) -> Tensor`.
pub fn special_round_with(input: &Tensor, options: SpecialRoundOptions) -> Result<Tensor> {
    SPECIAL_ROUND.tensor(&[value::tensor(input), options.decimals.map_or(value::none(), value::int)])
}

/// `special_round`, see [`special_round`]. The result is written into the given tensor.
pub fn special_round_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_ROUND_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `special_round`, see [`special_round`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `special_round(Tensor self, *, int decimals=0) -> Tensor`.
pub fn special_round_out_with(input: &Tensor, options: SpecialRoundOptions, out: &Tensor) -> Result<()> {
    SPECIAL_ROUND_OUT.tensor(&[value::tensor(input), options.decimals.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// x squared, in the shape of x. Any dtype: bool gives int64, integers wrap.
///
/// In Python:
///
/// ```text
/// >>> torch.square(torch.tensor([-2., 3.]))
/// tensor([4., 9.])
/// ```
#[inline]
pub fn square(input: &Tensor) -> Result<Tensor> {
    SQUARE.tensor(&[value::tensor(input)])
}

/// `square`, see [`square`]. In place: the result is written into the tensor itself.
pub fn square_(input: &Tensor) -> Result<()> {
    SQUARE_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `square`, see [`square`]. The result is written into the given tensor.
pub fn square_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SQUARE_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result
/// has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.trunc(torch.tensor([-1.7, 1.7]))
/// tensor([-1.,  1.])
/// ```
#[inline]
pub fn trunc(input: &Tensor) -> Result<Tensor> {
    TRUNC.tensor(&[value::tensor(input)])
}

/// `trunc`, see [`trunc`]. In place: the result is written into the tensor itself.
pub fn trunc_(input: &Tensor) -> Result<()> {
    TRUNC_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `trunc`, see [`trunc`]. The result is written into the given tensor.
pub fn trunc_out(input: &Tensor, out: &Tensor) -> Result<()> {
    TRUNC_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
    /// shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.abs(torch.tensor([-1, 2, -3]))
    /// tensor([1, 2, 3])
    /// >>> torch.abs(torch.tensor([3 + 4j]))
    /// tensor([5.])
    /// ```
    #[inline]
    pub fn abs(&self) -> Result<Tensor> {
        abs(self)
    }

    /// `abs`, see [`abs`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn abs_(&self) -> Result<()> {
        abs_(self)
    }

    /// `abs`, see [`abs`]. The result is written into the given tensor.
    #[inline]
    pub fn abs_out(&self, out: &Tensor) -> Result<()> {
        abs_out(self, out)
    }

    /// Argument of complex numbers in radians; for real tensors 0, pi where negative, NaN where NaN. The result has
    /// the shape of the tensor. Takes floats and complex numbers; integers and bool compute in the default float
    /// type.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.angle(torch.tensor([1j, -1 + 0j]))
    /// tensor([1.5708, 3.1416])
    /// ```
    #[inline]
    pub fn angle(&self) -> Result<Tensor> {
        angle(self)
    }

    /// `angle`, see [`angle`]. The result is written into the given tensor.
    #[inline]
    pub fn angle_out(&self, out: &Tensor) -> Result<()> {
        angle_out(self, out)
    }

    /// Bits inverted; for bool the logical negation. Integers and bool only. The result has the shape of the
    /// tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.bitwise_not(torch.tensor([0, 5, -1]))
    /// tensor([-1, -6,  0])
    /// ```
    #[inline]
    pub fn bitwise_not(&self) -> Result<Tensor> {
        bitwise_not(self)
    }

    /// `bitwise_not`, see [`bitwise_not`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn bitwise_not_(&self) -> Result<()> {
        bitwise_not_(self)
    }

    /// `bitwise_not`, see [`bitwise_not`]. The result is written into the given tensor.
    #[inline]
    pub fn bitwise_not_out(&self, out: &Tensor) -> Result<()> {
        bitwise_not_out(self, out)
    }

    /// Smallest integer value not below each element; integers stay as they are. Complex and bool are not
    /// supported. The result has the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ceil(torch.tensor([-0.5, 0.2, 1.]))
    /// tensor([-0., 1., 1.])
    /// ```
    #[inline]
    pub fn ceil(&self) -> Result<Tensor> {
        ceil(self)
    }

    /// `ceil`, see [`ceil`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn ceil_(&self) -> Result<()> {
        ceil_(self)
    }

    /// `ceil`, see [`ceil`]. The result is written into the given tensor.
    #[inline]
    pub fn ceil_out(&self, out: &Tensor) -> Result<()> {
        ceil_out(self, out)
    }

    /// Complex conjugate, in the shape of the tensor; a real tensor, of any dtype, is returned as it is.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.conj(torch.tensor([1 + 2j]))
    /// tensor([1.-2.j])
    /// ```
    #[inline]
    pub fn conj(&self) -> Result<Tensor> {
        conj(self)
    }

    /// Complex conjugate, computed into new memory; a real tensor is returned as it is. Any dtype; of the shape of
    /// the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.conj_physical(torch.tensor([1 + 2j]))
    /// tensor([1.-2.j])
    /// ```
    #[inline]
    pub fn conj_physical_tensor(&self) -> Result<Tensor> {
        conj_physical_tensor(self)
    }

    /// `conj_physical.tensor`, see [`conj_physical_tensor`]. In place: the result is written into the tensor
    /// itself.
    #[inline]
    pub fn conj_physical_tensor_(&self) -> Result<()> {
        conj_physical_tensor_(self)
    }

    /// `conj_physical.tensor`, see [`conj_physical_tensor`]. The result is written into the given tensor.
    #[inline]
    pub fn conj_physical_tensor_out(&self, out: &Tensor) -> Result<()> {
        conj_physical_tensor_out(self, out)
    }

    /// Degrees to radians. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    /// default float type. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.deg2rad(torch.tensor([180., -90.]))
    /// tensor([ 3.1416, -1.5708])
    /// ```
    #[inline]
    pub fn deg2rad(&self) -> Result<Tensor> {
        deg2rad(self)
    }

    /// `deg2rad`, see [`deg2rad`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn deg2rad_(&self) -> Result<()> {
        deg2rad_(self)
    }

    /// `deg2rad`, see [`deg2rad`]. The result is written into the given tensor.
    #[inline]
    pub fn deg2rad_out(&self, out: &Tensor) -> Result<()> {
        deg2rad_out(self, out)
    }

    /// Largest integer value not above each element; integers stay as they are. Complex and bool are not supported.
    /// The result has the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.floor(torch.tensor([-0.5, 0.2, 1.]))
    /// tensor([-1.,  0.,  1.])
    /// ```
    #[inline]
    pub fn floor(&self) -> Result<Tensor> {
        floor(self)
    }

    /// `floor`, see [`floor`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn floor_(&self) -> Result<()> {
        floor_(self)
    }

    /// `floor`, see [`floor`]. The result is written into the given tensor.
    #[inline]
    pub fn floor_out(&self, out: &Tensor) -> Result<()> {
        floor_out(self, out)
    }

    /// Fractional part, x - trunc(x), with the sign of x. Floating point only. The result has the shape of the
    /// tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.frac(torch.tensor([1.25, -3.5]))
    /// tensor([ 0.2500, -0.5000])
    /// ```
    #[inline]
    pub fn frac(&self) -> Result<Tensor> {
        frac(self)
    }

    /// `frac`, see [`frac`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn frac_(&self) -> Result<()> {
        frac_(self)
    }

    /// `frac`, see [`frac`]. The result is written into the given tensor.
    #[inline]
    pub fn frac_out(&self, out: &Tensor) -> Result<()> {
        frac_out(self, out)
    }

    /// True where neither infinite nor NaN; for complex numbers both parts. Result is bool. The result has the
    /// shape of the tensor. Takes bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.isfinite(torch.tensor([1., float('inf'), float('nan')]))
    /// tensor([ True, False, False])
    /// ```
    #[inline]
    pub fn isfinite(&self) -> Result<Tensor> {
        isfinite(self)
    }

    /// True where infinite of either sign; for complex numbers either part. Result is bool. The result has the
    /// shape of the tensor. Takes bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.isinf(torch.tensor([1., float('-inf'), float('nan')]))
    /// tensor([False,  True, False])
    /// ```
    #[inline]
    pub fn isinf(&self) -> Result<Tensor> {
        isinf(self)
    }

    /// True where NaN; for complex numbers either part. Result is bool. The result has the shape of the tensor.
    /// Takes bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.isnan(torch.tensor([1., float('inf'), float('nan')]))
    /// tensor([False, False,  True])
    /// ```
    #[inline]
    pub fn isnan(&self) -> Result<Tensor> {
        isnan(self)
    }

    /// True where -inf. Result is bool; complex is not supported. The result has the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.isneginf(torch.tensor([float('inf'), float('-inf')]))
    /// tensor([False,  True])
    /// ```
    #[inline]
    pub fn isneginf(&self) -> Result<Tensor> {
        isneginf(self)
    }

    /// `isneginf`, see [`isneginf`]. The result is written into the given tensor.
    #[inline]
    pub fn isneginf_out(&self, out: &Tensor) -> Result<()> {
        isneginf_out(self, out)
    }

    /// True where +inf. Result is bool; complex is not supported. The result has the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.isposinf(torch.tensor([float('inf'), float('-inf')]))
    /// tensor([ True, False])
    /// ```
    #[inline]
    pub fn isposinf(&self) -> Result<Tensor> {
        isposinf(self)
    }

    /// `isposinf`, see [`isposinf`]. The result is written into the given tensor.
    #[inline]
    pub fn isposinf_out(&self, out: &Tensor) -> Result<()> {
        isposinf_out(self, out)
    }

    /// True where the imaginary part is zero, in the shape of x. Result is bool, any dtype is read.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.isreal(torch.tensor([1 + 0j, 2j]))
    /// tensor([ True, False])
    /// ```
    #[inline]
    pub fn isreal(&self) -> Result<Tensor> {
        isreal(self)
    }

    /// True where zero. Result is bool, any dtype is read. The result has the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logical_not(torch.tensor([0, 1, -10]))
    /// tensor([ True, False, False])
    /// ```
    #[inline]
    pub fn logical_not(&self) -> Result<Tensor> {
        logical_not(self)
    }

    /// `logical_not`, see [`logical_not`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn logical_not_(&self) -> Result<()> {
        logical_not_(self)
    }

    /// `logical_not`, see [`logical_not`]. The result is written into the given tensor.
    #[inline]
    pub fn logical_not_out(&self, out: &Tensor) -> Result<()> {
        logical_not_out(self, out)
    }

    /// Negative of each element. Bool is not supported. The result has the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.neg(torch.tensor([1., -2.]))
    /// tensor([-1.,  2.])
    /// ```
    #[inline]
    pub fn neg(&self) -> Result<Tensor> {
        neg(self)
    }

    /// `neg`, see [`neg`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn neg_(&self) -> Result<()> {
        neg_(self)
    }

    /// `neg`, see [`neg`]. The result is written into the given tensor.
    #[inline]
    pub fn neg_out(&self, out: &Tensor) -> Result<()> {
        neg_out(self, out)
    }

    /// The tensor itself, of the same shape and dtype: no copy. Every dtype but bool, which is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.positive(torch.tensor([1, -2]))
    /// tensor([ 1, -2])
    /// ```
    #[inline]
    pub fn positive(&self) -> Result<Tensor> {
        positive(self)
    }

    /// Radians to degrees. The result has the shape of the tensor. Takes floats; integers and bool compute in the
    /// default float type. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.rad2deg(torch.tensor([0., 0.5]))
    /// tensor([ 0.0000, 28.6479])
    /// ```
    #[inline]
    pub fn rad2deg(&self) -> Result<Tensor> {
        rad2deg(self)
    }

    /// `rad2deg`, see [`rad2deg`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn rad2deg_(&self) -> Result<()> {
        rad2deg_(self)
    }

    /// `rad2deg`, see [`rad2deg`]. The result is written into the given tensor.
    #[inline]
    pub fn rad2deg_out(&self, out: &Tensor) -> Result<()> {
        rad2deg_out(self, out)
    }

    /// 1/x. Takes floats and complex numbers; integers and bool compute in the default float type. The result has
    /// the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.reciprocal(torch.tensor([2., -4.]))
    /// tensor([ 0.5000, -0.2500])
    /// ```
    #[inline]
    pub fn reciprocal(&self) -> Result<Tensor> {
        reciprocal(self)
    }

    /// `reciprocal`, see [`reciprocal`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn reciprocal_(&self) -> Result<()> {
        reciprocal_(self)
    }

    /// `reciprocal`, see [`reciprocal`]. The result is written into the given tensor.
    #[inline]
    pub fn reciprocal_out(&self, out: &Tensor) -> Result<()> {
        reciprocal_out(self, out)
    }

    /// The tensor with a conjugation that it carries as a mark (as conj gives it in Python) written out, of the
    /// same shape; without a mark the tensor itself. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1 + 2j]).conj().resolve_conj().is_conj()
    /// False
    /// ```
    #[inline]
    pub fn resolve_conj(&self) -> Result<Tensor> {
        resolve_conj(self)
    }

    /// The tensor with a negation that it carries as a mark (as imag of a conj in Python) written out, of the same
    /// shape; without a mark the tensor itself. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1 + 2j]).conj().imag.resolve_neg()
    /// tensor([-2.])
    /// ```
    #[inline]
    pub fn resolve_neg(&self) -> Result<Tensor> {
        resolve_neg(self)
    }

    /// Nearest integer value, halves to even; integers stay as they are. Complex and bool are not supported. The
    /// result has the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.round(torch.tensor([0.5, 1.5, 2.4]))
    /// tensor([0., 2., 2.])
    /// ```
    #[inline]
    pub fn round(&self) -> Result<Tensor> {
        round(self)
    }

    /// `round`, see [`round`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn round_(&self) -> Result<()> {
        round_(self)
    }

    /// `round`, see [`round`]. The result is written into the given tensor.
    #[inline]
    pub fn round_out(&self, out: &Tensor) -> Result<()> {
        round_out(self, out)
    }

    /// Rounds to the given number of decimal places, halves to even; a negative number rounds left of the point. In
    /// the shape of the tensor. Floating point only: integers have no decimal places and are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.round(torch.tensor([3.14159, 1234.5]), decimals=2)
    /// tensor([   3.1400, 1234.5000])
    /// ```
    #[inline]
    pub fn round_places(&self, decimals: i64) -> Result<Tensor> {
        round_places(self, decimals)
    }

    /// `round.places`, see [`round_places`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn round_places_(&self, decimals: i64) -> Result<()> {
        round_places_(self, decimals)
    }

    /// `round.places`, see [`round_places`]. The result is written into the given tensor.
    #[inline]
    pub fn round_places_out(&self, decimals: i64, out: &Tensor) -> Result<()> {
        round_places_out(self, decimals, out)
    }

    /// x/|x| for complex numbers, 0 at 0; the sign for real ones. The result has the shape of the tensor. Takes
    /// bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sgn(torch.tensor([3 + 4j, 0j]))
    /// tensor([0.6000+0.8000j, 0.0000+0.0000j])
    /// ```
    #[inline]
    pub fn sgn(&self) -> Result<Tensor> {
        sgn(self)
    }

    /// `sgn`, see [`sgn`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn sgn_(&self) -> Result<()> {
        sgn_(self)
    }

    /// `sgn`, see [`sgn`]. The result is written into the given tensor.
    #[inline]
    pub fn sgn_out(&self, out: &Tensor) -> Result<()> {
        sgn_out(self, out)
    }

    /// -1, 0 or 1 by the sign; NaN gives 0. Complex is not supported: see sgn. The result has the shape of the
    /// tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sign(torch.tensor([-2.5, 0., 3.]))
    /// tensor([-1.,  0.,  1.])
    /// ```
    #[inline]
    pub fn sign(&self) -> Result<Tensor> {
        sign(self)
    }

    /// `sign`, see [`sign`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn sign_(&self) -> Result<()> {
        sign_(self)
    }

    /// `sign`, see [`sign`]. The result is written into the given tensor.
    #[inline]
    pub fn sign_out(&self, out: &Tensor) -> Result<()> {
        sign_out(self, out)
    }

    /// True where the sign bit is set, -0.0 included. Result is bool; complex is not supported. The result has the
    /// shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.signbit(torch.tensor([-1., -0., 0.]))
    /// tensor([ True,  True, False])
    /// ```
    #[inline]
    pub fn signbit(&self) -> Result<Tensor> {
        signbit(self)
    }

    /// `signbit`, see [`signbit`]. The result is written into the given tensor.
    #[inline]
    pub fn signbit_out(&self, out: &Tensor) -> Result<()> {
        signbit_out(self, out)
    }

    /// x squared, in the shape of x. Any dtype: bool gives int64, integers wrap.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.square(torch.tensor([-2., 3.]))
    /// tensor([4., 9.])
    /// ```
    #[inline]
    pub fn square(&self) -> Result<Tensor> {
        square(self)
    }

    /// `square`, see [`square`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn square_(&self) -> Result<()> {
        square_(self)
    }

    /// `square`, see [`square`]. The result is written into the given tensor.
    #[inline]
    pub fn square_out(&self, out: &Tensor) -> Result<()> {
        square_out(self, out)
    }

    /// Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result
    /// has the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.trunc(torch.tensor([-1.7, 1.7]))
    /// tensor([-1.,  1.])
    /// ```
    #[inline]
    pub fn trunc(&self) -> Result<Tensor> {
        trunc(self)
    }

    /// `trunc`, see [`trunc`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn trunc_(&self) -> Result<()> {
        trunc_(self)
    }

    /// `trunc`, see [`trunc`]. The result is written into the given tensor.
    #[inline]
    pub fn trunc_out(&self, out: &Tensor) -> Result<()> {
        trunc_out(self, out)
    }
}
