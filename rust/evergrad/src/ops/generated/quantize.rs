// Generated from bindings/schema/ops/quantize.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static _FAKE_QUANTIZE: Op = Op::new(c"_fake_quantize", c"", 1);
static FAKE_QUANTIZE_PER_CHANNEL_AFFINE: Op = Op::new(c"fake_quantize_per_channel_affine", c"", 1);
static FAKE_QUANTIZE_PER_TENSOR_AFFINE: Op = Op::new(c"fake_quantize_per_tensor_affine", c"", 1);
static FAKE_QUANTIZE_PER_TENSOR_AFFINE_TENSOR_QPARAMS: Op = Op::new(c"fake_quantize_per_tensor_affine", c"tensor_qparams", 1);

/// (clamp(round(self / scale) + zero_point, quant_min, quant_max) - zero_point) * scale, and where nothing was
/// clamped: there the gradient is that of the identity, elsewhere zero. scale and zero_point have one element,
/// or with axis one for each place along it.
#[inline]
pub fn _fake_quantize(input: &Tensor, scale: &Tensor, zero_point: &Tensor, axis: Option<i64>, quant_min: i64, quant_max: i64) -> Result<(Tensor, Tensor)> {
    let [output, mask] = _FAKE_QUANTIZE.tensors(&[value::tensor(input), value::tensor(scale), value::tensor(zero_point), axis.map_or(value::none(), value::int), value::int(quant_min), value::int(quant_max)])?;
    Ok((output, mask))
}

/// fake_quantize_per_tensor_affine with a scale and a zero point for each place along axis: two vectors of that
/// length, float32, and int32, float32 or float16; the latter are added before it rounds. In the shape and
/// dtype of self, which is floating point. A zero point of int32 that is outside of the range is an error.
///
/// In Python:
///
/// ```text
/// >>> scale, zero_point = torch.tensor([0.5, 1.]), torch.tensor([0, 1], dtype=torch.int32)
/// >>> torch.fake_quantize_per_channel_affine(torch.tensor([[0.6], [0.6]]), scale, zero_point, 0, 0, 10)
/// tensor([[0.5000],
///         [1.0000]])
/// ```
#[inline]
pub fn fake_quantize_per_channel_affine(input: &Tensor, scale: &Tensor, zero_point: &Tensor, axis: i64, quant_min: i64, quant_max: i64) -> Result<Tensor> {
    FAKE_QUANTIZE_PER_CHANNEL_AFFINE.tensor(&[value::tensor(input), value::tensor(scale), value::tensor(zero_point), value::int(axis), value::int(quant_min), value::int(quant_max)])
}

/// (clamp(round(self / scale) + zero_point, quant_min, quant_max) - zero_point) * scale, in the shape and dtype
/// of self; the gradient is that of the identity where nothing is clamped and zero elsewhere. NaN, infinities
/// and what is beyond 64-bit integers become quant_min. Floating point only; a zero_point outside of the range
/// is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fake_quantize_per_tensor_affine(torch.tensor([-3., 0.24, 0.26, 9.]), 0.5, 0, -4, 4)
/// tensor([-2.0000,  0.0000,  0.5000,  2.0000])
/// ```
#[inline]
pub fn fake_quantize_per_tensor_affine(input: &Tensor, scale: f64, zero_point: i64, quant_min: i64, quant_max: i64) -> Result<Tensor> {
    FAKE_QUANTIZE_PER_TENSOR_AFFINE.tensor(&[value::tensor(input), value::double(scale), value::int(zero_point), value::int(quant_min), value::int(quant_max)])
}

/// scale and zero_point may be tensors of one element, of any dtype; one that requires a gradient is an error.
/// In the shape and dtype of self, which is floating point.
///
/// In Python:
///
/// ```text
/// >>> scale, zero_point = torch.tensor(0.5), torch.tensor(1)
/// >>> torch.fake_quantize_per_tensor_affine(torch.tensor([0.3, 4.]), scale, zero_point, 0, 5)
/// tensor([0.5000, 2.0000])
/// ```
#[inline]
pub fn fake_quantize_per_tensor_affine_tensor_qparams(input: &Tensor, scale: &Tensor, zero_point: &Tensor, quant_min: i64, quant_max: i64) -> Result<Tensor> {
    FAKE_QUANTIZE_PER_TENSOR_AFFINE_TENSOR_QPARAMS.tensor(&[value::tensor(input), value::tensor(scale), value::tensor(zero_point), value::int(quant_min), value::int(quant_max)])
}
