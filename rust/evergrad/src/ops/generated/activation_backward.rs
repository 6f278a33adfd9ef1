// Generated from bindings/schema/ops/activation_backward.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static GELU_BACKWARD: Op = Op::new(c"gelu_backward", c"", 1);
static GELU_TANH_BACKWARD: Op = Op::new(c"gelu_tanh_backward", c"", 1);
static LEAKY_RELU_BACKWARD: Op = Op::new(c"leaky_relu_backward", c"", 1);
static LOGSIGMOID_BACKWARD: Op = Op::new(c"logsigmoid_backward", c"", 1);
static SIGMOID_BACKWARD: Op = Op::new(c"sigmoid_backward", c"", 1);
static SILU_BACKWARD: Op = Op::new(c"silu_backward", c"", 1);
static SOFTPLUS_BACKWARD: Op = Op::new(c"softplus_backward", c"", 1);
static TANH_BACKWARD: Op = Op::new(c"tanh_backward", c"", 1);
static THRESHOLD_BACKWARD: Op = Op::new(c"threshold_backward", c"", 1);

/// Gradient of gelu. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
/// Takes floats. Other dtypes are an error.
#[inline]
pub fn gelu_backward(grad_output: &Tensor, input: &Tensor) -> Result<Tensor> {
    GELU_BACKWARD.tensor(&[value::tensor(grad_output), value::tensor(input)])
}

/// Gradient of gelu_tanh. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
/// error. Takes floats. Other dtypes are an error.
#[inline]
pub fn gelu_tanh_backward(grad_output: &Tensor, input: &Tensor) -> Result<Tensor> {
    GELU_TANH_BACKWARD.tensor(&[value::tensor(grad_output), value::tensor(input)])
}

/// Gradient of leaky_relu. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
/// error. Takes floats. Other dtypes are an error.
#[inline]
pub fn leaky_relu_backward(grad_output: &Tensor, input: &Tensor, negative_slope: impl Into<Scalar>) -> Result<Tensor> {
    let negative_slope = negative_slope.into();
    LEAKY_RELU_BACKWARD.tensor(&[value::tensor(grad_output), value::tensor(input), value::scalar(&negative_slope)])
}

/// Gradient of logsigmoid. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
/// error. Takes floats. Other dtypes are an error.
#[inline]
pub fn logsigmoid_backward(grad_output: &Tensor, input: &Tensor) -> Result<Tensor> {
    LOGSIGMOID_BACKWARD.tensor(&[value::tensor(grad_output), value::tensor(input)])
}

/// Gradient of sigmoid from its result. The tensors broadcast, and their dtypes are promoted; shapes that do
/// not fit are an error. Takes floats and complex numbers. Other dtypes are an error.
#[inline]
pub fn sigmoid_backward(grad_output: &Tensor, output: &Tensor) -> Result<Tensor> {
    SIGMOID_BACKWARD.tensor(&[value::tensor(grad_output), value::tensor(output)])
}

/// Gradient of silu. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
/// Takes floats and complex numbers. Other dtypes are an error.
#[inline]
pub fn silu_backward(grad_output: &Tensor, input: &Tensor) -> Result<Tensor> {
    SILU_BACKWARD.tensor(&[value::tensor(grad_output), value::tensor(input)])
}

/// Gradient of softplus. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
/// error. Takes floats. Other dtypes are an error.
#[inline]
pub fn softplus_backward(grad_output: &Tensor, input: &Tensor, beta: impl Into<Scalar>, threshold: impl Into<Scalar>) -> Result<Tensor> {
    let beta = beta.into();
    let threshold = threshold.into();
    SOFTPLUS_BACKWARD.tensor(&[value::tensor(grad_output), value::tensor(input), value::scalar(&beta), value::scalar(&threshold)])
}

/// Gradient of tanh from its result. The tensors broadcast, and their dtypes are promoted; shapes that do not
/// fit are an error. Takes floats and complex numbers. Other dtypes are an error.
#[inline]
pub fn tanh_backward(grad_output: &Tensor, output: &Tensor) -> Result<Tensor> {
    TANH_BACKWARD.tensor(&[value::tensor(grad_output), value::tensor(output)])
}

/// Gradient where self is above the threshold, 0 elsewhere. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error. Takes integers and floats. Other dtypes are an error.
#[inline]
pub fn threshold_backward(grad_output: &Tensor, input: &Tensor, threshold: impl Into<Scalar>) -> Result<Tensor> {
    let threshold = threshold.into();
    THRESHOLD_BACKWARD.tensor(&[value::tensor(grad_output), value::tensor(input), value::scalar(&threshold)])
}
