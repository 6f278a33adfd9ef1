// Generated from bindings/schema/ops/linear.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static _LINEAR: Op = Op::new(c"_linear", c"", 1);
static _LINEAR_ACTIVATION: Op = Op::new(c"_linear_activation", c"", 1);

/// input (rows, in) times the transposed weight (out, in), plus bias (out), in one pass. float32 and float64;
/// no size is 0.
#[inline]
pub fn _linear(input: &Tensor, weight: &Tensor, bias: &Tensor) -> Result<Tensor> {
    _LINEAR.tensor(&[value::tensor(input), value::tensor(weight), value::tensor(bias)])
}

/// The activation of linear(input, weight, bias), in the product's own memory where nothing records it.
/// activation is "relu", "gelu", "gelu_tanh", "silu", "sigmoid" or "tanh"; another raises ValueError.
#[inline]
pub fn _linear_activation(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, activation: &str) -> Result<Tensor> {
    _LINEAR_ACTIVATION.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(bias), value::string(activation)])
}
