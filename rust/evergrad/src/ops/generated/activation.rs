// Generated from bindings/schema/ops/activation.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static CELU: Op = Op::new(c"celu", c"", 1);
static ELU: Op = Op::new(c"elu", c"", 1);
static ELU_NN: Op = Op::new(c"elu", c"nn", 1);
static GELU: Op = Op::new(c"gelu", c"", 1);
static GELU_APPROXIMATE: Op = Op::new(c"gelu", c"approximate", 1);
static GELU_APPROXIMATE_OUT: Op = Op::new(c"gelu", c"approximate.out", 1);
static GELU_TANH: Op = Op::new(c"gelu_tanh", c"", 1);
static GLU: Op = Op::new(c"glu", c"", 1);
static HARDSHRINK: Op = Op::new(c"hardshrink", c"", 1);
static HARDSHRINK_OUT: Op = Op::new(c"hardshrink", c"out", 1);
static HARDSIGMOID: Op = Op::new(c"hardsigmoid", c"", 1);
static HARDSWISH: Op = Op::new(c"hardswish", c"", 1);
static HARDTANH: Op = Op::new(c"hardtanh", c"", 1);
static LEAKY_RELU: Op = Op::new(c"leaky_relu", c"", 1);
static LEAKY_RELU_INPLACE: Op = Op::new(c"leaky_relu_", c"", 1);
static LEAKY_RELU_NN: Op = Op::new(c"leaky_relu", c"nn", 1);
static LOGSIGMOID: Op = Op::new(c"logsigmoid", c"", 1);
static LOGSIGMOID_OUT: Op = Op::new(c"logsigmoid", c"out", 1);
static MISH: Op = Op::new(c"mish", c"", 1);
static NN_SIGMOID: Op = Op::new(c"nn_sigmoid", c"", 1);
static NN_TANH: Op = Op::new(c"nn_tanh", c"", 1);
static PRELU: Op = Op::new(c"prelu", c"", 1);
static RELU: Op = Op::new(c"relu", c"", 1);
static RELU_INPLACE: Op = Op::new(c"relu_", c"", 1);
static RELU_NN: Op = Op::new(c"relu", c"nn", 1);
static RELU6: Op = Op::new(c"relu6", c"", 1);
static SELU: Op = Op::new(c"selu", c"", 1);
static SILU: Op = Op::new(c"silu", c"", 1);
static SILU_INPLACE: Op = Op::new(c"silu_", c"", 1);
static SILU_NN: Op = Op::new(c"silu", c"nn", 1);
static SOFTPLUS: Op = Op::new(c"softplus", c"", 1);
static SOFTPLUS_OUT: Op = Op::new(c"softplus", c"out", 1);
static SOFTSHRINK: Op = Op::new(c"softshrink", c"", 1);
static SOFTSHRINK_OUT: Op = Op::new(c"softshrink", c"out", 1);
static SOFTSIGN: Op = Op::new(c"softsign", c"", 1);
static TANHSHRINK: Op = Op::new(c"tanhshrink", c"", 1);
static THRESHOLD: Op = Op::new(c"threshold", c"", 1);
static THRESHOLD_INPLACE: Op = Op::new(c"threshold_", c"", 1);

/// The parameters of [`celu_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CeluOptions {
    alpha: Option<f64>,
    inplace: Option<bool>,
}

impl CeluOptions {
    /// All defaults.
    pub fn new() -> CeluOptions {
        CeluOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn alpha(mut self, alpha: impl Into<Option<f64>>) -> Self {
        self.alpha = alpha.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// max(x, 0) + min(0, alpha (exp(x/alpha) - 1)), in the shape of x. Floating point only; alpha 0 is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.celu(torch.tensor([-1., 0., 1.]), alpha=2.)
/// tensor([-0.7869,  0.0000,  1.0000])
/// ```
#[inline]
pub fn celu(input: &Tensor) -> Result<Tensor> {
    CELU.tensor(&[value::tensor(input)])
}

/// max(x, 0) + min(0, alpha (exp(x/alpha) - 1)), in the shape of x. Floating point only; alpha 0 is an error.
///
/// What is not set in the options keeps its default: `celu(Tensor input, float alpha=1.0, bool inplace=False) -> Tensor`.
pub fn celu_with(input: &Tensor, options: CeluOptions) -> Result<Tensor> {
    CELU.tensor(&[value::tensor(input), options.alpha.map_or(value::none(), value::double), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`elu_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EluOptions {
    alpha: Option<Scalar>,
    scale: Option<Scalar>,
    input_scale: Option<Scalar>,
}

impl EluOptions {
    /// All defaults.
    pub fn new() -> EluOptions {
        EluOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }

    /// `Scalar`, default `1`.
    pub fn scale(mut self, scale: impl Into<Scalar>) -> Self {
        self.scale = Some(scale.into());
        self
    }

    /// `Scalar`, default `1`.
    pub fn input_scale(mut self, input_scale: impl Into<Scalar>) -> Self {
        self.input_scale = Some(input_scale.into());
        self
    }
}

/// scale * x where positive, scale * alpha * (exp(input_scale x) - 1) elsewhere. The result has the shape of
/// the tensor. Takes floats. Other dtypes are an error.
#[inline]
pub fn elu(input: &Tensor) -> Result<Tensor> {
    ELU.tensor(&[value::tensor(input)])
}

/// scale * x where positive, scale * alpha * (exp(input_scale x) - 1) elsewhere. The result has the shape of
/// the tensor. Takes floats. Other dtypes are an error.
///
/// What is not set in the options keeps its default: `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor`.
pub fn elu_with(input: &Tensor, options: EluOptions) -> Result<Tensor> {
    ELU.tensor(&[value::tensor(input), options.alpha.as_ref().map_or(value::none(), value::scalar), options.scale.as_ref().map_or(value::none(), value::scalar), options.input_scale.as_ref().map_or(value::none(), value::scalar)])
}

/// The parameters of [`elu_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EluNnOptions {
    alpha: Option<f64>,
    inplace: Option<bool>,
}

impl EluNnOptions {
    /// All defaults.
    pub fn new() -> EluNnOptions {
        EluNnOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn alpha(mut self, alpha: impl Into<Option<f64>>) -> Self {
        self.alpha = alpha.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// x where positive, alpha * (exp(x) - 1) elsewhere, in the shape of x. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> F.elu(torch.tensor([-1., 0., 1.]), alpha=0.5)
/// tensor([-0.3161,  0.0000,  1.0000])
/// ```
#[inline]
pub fn elu_nn(input: &Tensor) -> Result<Tensor> {
    ELU_NN.tensor(&[value::tensor(input)])
}

/// x where positive, alpha * (exp(x) - 1) elsewhere, in the shape of x. Floating point only.
///
/// What is not set in the options keeps its default: `elu.nn(Tensor input, float alpha=1.0, bool inplace=False) -> Tensor`.
pub fn elu_nn_with(input: &Tensor, options: EluNnOptions) -> Result<Tensor> {
    ELU_NN.tensor(&[value::tensor(input), options.alpha.map_or(value::none(), value::double), options.inplace.map_or(value::none(), value::boolean)])
}

/// x times the normal distribution function of x. The result has the shape of the tensor. Takes floats. Other
/// dtypes are an error.
#[inline]
pub fn gelu(input: &Tensor) -> Result<Tensor> {
    GELU.tensor(&[value::tensor(input)])
}

/// The parameters of [`gelu_approximate_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GeluApproximateOptions<'a> {
    approximate: Option<&'a str>,
}

impl<'a> GeluApproximateOptions<'a> {
    /// All defaults.
    pub fn new() -> GeluApproximateOptions<'a> {
        GeluApproximateOptions::default()
    }

    /// `str`, default `'none'`.
    pub fn approximate(mut self, approximate: &'a str) -> Self {
        self.approximate = Some(approximate);
        self
    }
}

/// Gaussian error linear unit, x times the normal distribution function of x; exact, or approximate='tanh'.
/// Floating point only. In the shape of x; another word for approximate is an error.
///
/// In Python:
///
/// ```text
/// >>> F.gelu(torch.tensor([-1., 0., 1.]))
/// tensor([-0.1587,  0.0000,  0.8413])
/// >>> F.gelu(torch.tensor([-1., 0., 1.]), approximate='tanh')
/// tensor([-0.1588,  0.0000,  0.8412])
/// ```
#[inline]
pub fn gelu_approximate(input: &Tensor) -> Result<Tensor> {
    GELU_APPROXIMATE.tensor(&[value::tensor(input)])
}

/// Gaussian error linear unit, x times the normal distribution function of x; exact, or approximate='tanh'.
/// Floating point only. In the shape of x; another word for approximate is an error.
///
/// What is not set in the options keeps its default: `gelu.approximate(Tensor input, *, str approximate='none') -> Tensor`.
pub fn gelu_approximate_with(input: &Tensor, options: GeluApproximateOptions<'_>) -> Result<Tensor> {
    GELU_APPROXIMATE.tensor(&[value::tensor(input), options.approximate.map_or(value::none(), value::string)])
}

/// `gelu.approximate`, see [`gelu_approximate`]. The result is written into the given tensor.
pub fn gelu_approximate_out(input: &Tensor, out: &Tensor) -> Result<()> {
    GELU_APPROXIMATE_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `gelu.approximate`, see [`gelu_approximate`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `gelu.approximate(Tensor input, *, str approximate='none') -> Tensor`.
pub fn gelu_approximate_out_with(input: &Tensor, options: GeluApproximateOptions<'_>, out: &Tensor) -> Result<()> {
    GELU_APPROXIMATE_OUT.tensor(&[value::tensor(input), options.approximate.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// gelu by the approximation with tanh. The result has the shape of the tensor. Takes floats. Other dtypes are
/// an error.
#[inline]
pub fn gelu_tanh(input: &Tensor) -> Result<Tensor> {
    GELU_TANH.tensor(&[value::tensor(input)])
}

/// The parameters of [`glu_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GluOptions {
    dim: Option<i64>,
}

impl GluOptions {
    /// All defaults.
    pub fn new() -> GluOptions {
        GluOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// First half of a dimension times the sigmoid of the second: the dimension is halved, the others keep their
/// size. An odd size is an error. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> F.glu(torch.tensor([1., 2., 0., 100.]))
/// tensor([0.5000, 2.0000])
/// ```
#[inline]
pub fn glu(input: &Tensor) -> Result<Tensor> {
    GLU.tensor(&[value::tensor(input)])
}

/// First half of a dimension times the sigmoid of the second: the dimension is halved, the others keep their
/// size. An odd size is an error. Floating point only.
///
/// What is not set in the options keeps its default: `glu(Tensor input, int dim=-1) -> Tensor`.
pub fn glu_with(input: &Tensor, options: GluOptions) -> Result<Tensor> {
    GLU.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`hardshrink_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HardshrinkOptions {
    lambd: Option<f64>,
}

impl HardshrinkOptions {
    /// All defaults.
    pub fn new() -> HardshrinkOptions {
        HardshrinkOptions::default()
    }

    /// `float`, default `0.5`.
    pub fn lambd(mut self, lambd: impl Into<Option<f64>>) -> Self {
        self.lambd = lambd.into();
        self
    }
}

/// x where |x| > lambd, 0 elsewhere, in the shape of x. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> torch.hardshrink(torch.tensor([-1., 0.2, 0.6]))
/// tensor([-1.0000,  0.0000,  0.6000])
/// ```
#[inline]
pub fn hardshrink(input: &Tensor) -> Result<Tensor> {
    HARDSHRINK.tensor(&[value::tensor(input)])
}

/// x where |x| > lambd, 0 elsewhere, in the shape of x. Floating point only.
///
/// What is not set in the options keeps its default: `hardshrink(Tensor input, float lambd=0.5) -> Tensor`.
pub fn hardshrink_with(input: &Tensor, options: HardshrinkOptions) -> Result<Tensor> {
    HARDSHRINK.tensor(&[value::tensor(input), options.lambd.map_or(value::none(), value::double)])
}

/// `hardshrink`, see [`hardshrink`]. The result is written into the given tensor.
pub fn hardshrink_out(input: &Tensor, out: &Tensor) -> Result<()> {
    HARDSHRINK_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `hardshrink`, see [`hardshrink`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `hardshrink(Tensor input, float lambd=0.5) -> Tensor`.
pub fn hardshrink_out_with(input: &Tensor, options: HardshrinkOptions, out: &Tensor) -> Result<()> {
    HARDSHRINK_OUT.tensor(&[value::tensor(input), options.lambd.map_or(value::none(), value::double), value::tensor(out)]).map(drop)
}

/// The parameters of [`hardsigmoid_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HardsigmoidOptions {
    inplace: Option<bool>,
}

impl HardsigmoidOptions {
    /// All defaults.
    pub fn new() -> HardsigmoidOptions {
        HardsigmoidOptions::default()
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// x/6 + 1/2 limited to [0, 1], in the shape of x. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> F.hardsigmoid(torch.tensor([-4., 0., 1.5]))
/// tensor([0.0000, 0.5000, 0.7500])
/// ```
#[inline]
pub fn hardsigmoid(input: &Tensor) -> Result<Tensor> {
    HARDSIGMOID.tensor(&[value::tensor(input)])
}

/// x/6 + 1/2 limited to [0, 1], in the shape of x. Floating point only.
///
/// What is not set in the options keeps its default: `hardsigmoid(Tensor input, bool inplace=False) -> Tensor`.
pub fn hardsigmoid_with(input: &Tensor, options: HardsigmoidOptions) -> Result<Tensor> {
    HARDSIGMOID.tensor(&[value::tensor(input), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`hardswish_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HardswishOptions {
    inplace: Option<bool>,
}

impl HardswishOptions {
    /// All defaults.
    pub fn new() -> HardswishOptions {
        HardswishOptions::default()
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// x times hardsigmoid(x), in the shape of x. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> F.hardswish(torch.tensor([-4., 1., 4.]))
/// tensor([-0.0000, 0.6667, 4.0000])
/// ```
#[inline]
pub fn hardswish(input: &Tensor) -> Result<Tensor> {
    HARDSWISH.tensor(&[value::tensor(input)])
}

/// x times hardsigmoid(x), in the shape of x. Floating point only.
///
/// What is not set in the options keeps its default: `hardswish(Tensor input, bool inplace=False) -> Tensor`.
pub fn hardswish_with(input: &Tensor, options: HardswishOptions) -> Result<Tensor> {
    HARDSWISH.tensor(&[value::tensor(input), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`hardtanh_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HardtanhOptions {
    min_val: Option<f64>,
    max_val: Option<f64>,
    inplace: Option<bool>,
}

impl HardtanhOptions {
    /// All defaults.
    pub fn new() -> HardtanhOptions {
        HardtanhOptions::default()
    }

    /// `float`, default `-1.0`.
    pub fn min_val(mut self, min_val: impl Into<Option<f64>>) -> Self {
        self.min_val = min_val.into();
        self
    }

    /// `float`, default `1.0`.
    pub fn max_val(mut self, max_val: impl Into<Option<f64>>) -> Self {
        self.max_val = max_val.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// x limited to [min_val, max_val], in the shape of x. Integers and floating point; bool, complex and a min_val
/// above max_val are errors, and so are bounds below 0 for uint8.
///
/// In Python:
///
/// ```text
/// >>> F.hardtanh(torch.tensor([-3., 0.5, 3.]), -1., 2.)
/// tensor([-1.0000,  0.5000,  2.0000])
/// ```
#[inline]
pub fn hardtanh(input: &Tensor) -> Result<Tensor> {
    HARDTANH.tensor(&[value::tensor(input)])
}

/// x limited to [min_val, max_val], in the shape of x. Integers and floating point; bool, complex and a min_val
/// above max_val are errors, and so are bounds below 0 for uint8.
///
/// What is not set in the options keeps its default: `hardtanh(Tensor input, float min_val=-1.0, float max_val=1.0, bool inplace=False) -> Tensor`.
pub fn hardtanh_with(input: &Tensor, options: HardtanhOptions) -> Result<Tensor> {
    HARDTANH.tensor(&[value::tensor(input), options.min_val.map_or(value::none(), value::double), options.max_val.map_or(value::none(), value::double), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`leaky_relu_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LeakyReluOptions {
    negative_slope: Option<Scalar>,
}

impl LeakyReluOptions {
    /// All defaults.
    pub fn new() -> LeakyReluOptions {
        LeakyReluOptions::default()
    }

    /// `Scalar`, default `0.01`.
    pub fn negative_slope(mut self, negative_slope: impl Into<Scalar>) -> Self {
        self.negative_slope = Some(negative_slope.into());
        self
    }
}

/// x where positive, negative_slope * x elsewhere. The result has the shape of the tensor. Takes floats. Other
/// dtypes are an error.
#[inline]
pub fn leaky_relu(input: &Tensor) -> Result<Tensor> {
    LEAKY_RELU.tensor(&[value::tensor(input)])
}

/// x where positive, negative_slope * x elsewhere. The result has the shape of the tensor. Takes floats. Other
/// dtypes are an error.
///
/// What is not set in the options keeps its default: `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor`.
pub fn leaky_relu_with(input: &Tensor, options: LeakyReluOptions) -> Result<Tensor> {
    LEAKY_RELU.tensor(&[value::tensor(input), options.negative_slope.as_ref().map_or(value::none(), value::scalar)])
}

/// `leaky_relu`, see [`leaky_relu`]. In place: the result is written into the tensor itself.
pub fn leaky_relu_(input: &Tensor) -> Result<()> {
    LEAKY_RELU_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `leaky_relu`, see [`leaky_relu`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor`.
pub fn leaky_relu_with_(input: &Tensor, options: LeakyReluOptions) -> Result<()> {
    LEAKY_RELU_INPLACE.tensor(&[value::tensor(input), options.negative_slope.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// The parameters of [`leaky_relu_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LeakyReluNnOptions {
    negative_slope: Option<f64>,
    inplace: Option<bool>,
}

impl LeakyReluNnOptions {
    /// All defaults.
    pub fn new() -> LeakyReluNnOptions {
        LeakyReluNnOptions::default()
    }

    /// `float`, default `0.01`.
    pub fn negative_slope(mut self, negative_slope: impl Into<Option<f64>>) -> Self {
        self.negative_slope = negative_slope.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// x where positive, negative_slope * x elsewhere. Floating point only. inplace=True writes into input and
/// returns it. In the shape of x.
///
/// In Python:
///
/// ```text
/// >>> F.leaky_relu(torch.tensor([-1., 2.]), 0.1)
/// tensor([-0.1000,  2.0000])
/// ```
#[inline]
pub fn leaky_relu_nn(input: &Tensor) -> Result<Tensor> {
    LEAKY_RELU_NN.tensor(&[value::tensor(input)])
}

/// x where positive, negative_slope * x elsewhere. Floating point only. inplace=True writes into input and
/// returns it. In the shape of x.
///
/// What is not set in the options keeps its default: `leaky_relu.nn(Tensor input, float negative_slope=0.01, bool inplace=False) -> Tensor`.
pub fn leaky_relu_nn_with(input: &Tensor, options: LeakyReluNnOptions) -> Result<Tensor> {
    LEAKY_RELU_NN.tensor(&[value::tensor(input), options.negative_slope.map_or(value::none(), value::double), options.inplace.map_or(value::none(), value::boolean)])
}

/// log(sigmoid(x)), computed stably, in the shape of x. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> F.logsigmoid(torch.tensor([-1., 0., 1.]))
/// tensor([-1.3133, -0.6931, -0.3133])
/// ```
#[inline]
pub fn logsigmoid(input: &Tensor) -> Result<Tensor> {
    LOGSIGMOID.tensor(&[value::tensor(input)])
}

/// `logsigmoid`, see [`logsigmoid`]. The result is written into the given tensor.
pub fn logsigmoid_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LOGSIGMOID_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`mish_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MishOptions {
    inplace: Option<bool>,
}

impl MishOptions {
    /// All defaults.
    pub fn new() -> MishOptions {
        MishOptions::default()
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// x * tanh(softplus(x)), in the shape of x. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> F.mish(torch.tensor([-1., 0., 1.]))
/// tensor([-0.3034,  0.0000,  0.8651])
/// ```
#[inline]
pub fn mish(input: &Tensor) -> Result<Tensor> {
    MISH.tensor(&[value::tensor(input)])
}

/// x * tanh(softplus(x)), in the shape of x. Floating point only.
///
/// What is not set in the options keeps its default: `mish(Tensor input, bool inplace=False) -> Tensor`.
pub fn mish_with(input: &Tensor, options: MishOptions) -> Result<Tensor> {
    MISH.tensor(&[value::tensor(input), options.inplace.map_or(value::none(), value::boolean)])
}

/// Logistic function 1/(1 + exp(-x)), in the shape of x. Takes floats and complex numbers; integers and bool
/// compute in the default float type.
///
/// In Python:
///
/// ```text
/// >>> F.sigmoid(torch.tensor([-1., 0., 1.]))
/// tensor([0.2689, 0.5000, 0.7311])
/// ```
#[inline]
pub fn nn_sigmoid(input: &Tensor) -> Result<Tensor> {
    NN_SIGMOID.tensor(&[value::tensor(input)])
}

/// Hyperbolic tangent, in the shape of x. Takes floats and complex numbers; integers and bool compute in the
/// default float type.
///
/// In Python:
///
/// ```text
/// >>> F.tanh(torch.tensor([-1., 0., 1.]))
/// tensor([-0.7616,  0.0000,  0.7616])
/// ```
#[inline]
pub fn nn_tanh(input: &Tensor) -> Result<Tensor> {
    NN_TANH.tensor(&[value::tensor(input)])
}

/// x where positive, weight * x elsewhere, in the shape of x. weight has one element, or one for each channel
/// (dimension 1), and x's dtype. Floating point only; another number of elements, or dtype, of weight is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.prelu(torch.tensor([[-2., 3.], [-4., -5.]]), torch.tensor([0.5, 0.1]))
/// tensor([[-1.0000,  3.0000],
///         [-2.0000, -0.5000]])
/// ```
#[inline]
pub fn prelu(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    PRELU.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// max(x, 0); NaN stays. Complex and bool are not supported. The result has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> torch.relu(torch.tensor([-1., 0., 2.]))
/// tensor([0., 0., 2.])
/// ```
#[inline]
pub fn relu(input: &Tensor) -> Result<Tensor> {
    RELU.tensor(&[value::tensor(input)])
}

/// `relu`, see [`relu`]. In place: the result is written into the tensor itself.
pub fn relu_(input: &Tensor) -> Result<()> {
    RELU_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// The parameters of [`relu_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ReluNnOptions {
    inplace: Option<bool>,
}

impl ReluNnOptions {
    /// All defaults.
    pub fn new() -> ReluNnOptions {
        ReluNnOptions::default()
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// max(x, 0); NaN stays. Complex and bool are not supported. In the shape of x; inplace=True writes into input
/// and returns it.
///
/// In Python:
///
/// ```text
/// >>> F.relu(torch.tensor([-1., 0., 2.]))
/// tensor([0., 0., 2.])
/// ```
#[inline]
pub fn relu_nn(input: &Tensor) -> Result<Tensor> {
    RELU_NN.tensor(&[value::tensor(input)])
}

/// max(x, 0); NaN stays. Complex and bool are not supported. In the shape of x; inplace=True writes into input
/// and returns it.
///
/// What is not set in the options keeps its default: `relu.nn(Tensor input, bool inplace=False) -> Tensor`.
pub fn relu_nn_with(input: &Tensor, options: ReluNnOptions) -> Result<Tensor> {
    RELU_NN.tensor(&[value::tensor(input), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`relu6_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Relu6Options {
    inplace: Option<bool>,
}

impl Relu6Options {
    /// All defaults.
    pub fn new() -> Relu6Options {
        Relu6Options::default()
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// x limited to [0, 6], in the shape and dtype of x; NaN stays. Integers and floating point; bool and complex
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> F.relu6(torch.tensor([-1., 3., 8.]))
/// tensor([0., 3., 6.])
/// ```
#[inline]
pub fn relu6(input: &Tensor) -> Result<Tensor> {
    RELU6.tensor(&[value::tensor(input)])
}

/// x limited to [0, 6], in the shape and dtype of x; NaN stays. Integers and floating point; bool and complex
/// are errors.
///
/// What is not set in the options keeps its default: `relu6(Tensor input, bool inplace=False) -> Tensor`.
pub fn relu6_with(input: &Tensor, options: Relu6Options) -> Result<Tensor> {
    RELU6.tensor(&[value::tensor(input), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`selu_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SeluOptions {
    inplace: Option<bool>,
}

impl SeluOptions {
    /// All defaults.
    pub fn new() -> SeluOptions {
        SeluOptions::default()
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// Scaled elu of self-normalising networks: 1.0507 x where positive, 1.0507 * 1.6733 (exp(x) - 1) elsewhere, in
/// the shape of x. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> torch.selu(torch.tensor([-1., 0., 1.]))
/// tensor([-1.1113,  0.0000,  1.0507])
/// ```
#[inline]
pub fn selu(input: &Tensor) -> Result<Tensor> {
    SELU.tensor(&[value::tensor(input)])
}

/// Scaled elu of self-normalising networks: 1.0507 x where positive, 1.0507 * 1.6733 (exp(x) - 1) elsewhere, in
/// the shape of x. Floating point only.
///
/// What is not set in the options keeps its default: `selu(Tensor input, bool inplace=False) -> Tensor`.
pub fn selu_with(input: &Tensor, options: SeluOptions) -> Result<Tensor> {
    SELU.tensor(&[value::tensor(input), options.inplace.map_or(value::none(), value::boolean)])
}

/// x * sigmoid(x). The result has the shape of the tensor. Takes floats and complex numbers. Other dtypes are
/// an error.
#[inline]
pub fn silu(input: &Tensor) -> Result<Tensor> {
    SILU.tensor(&[value::tensor(input)])
}

/// `silu`, see [`silu`]. In place: the result is written into the tensor itself.
pub fn silu_(input: &Tensor) -> Result<()> {
    SILU_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// The parameters of [`silu_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SiluNnOptions {
    inplace: Option<bool>,
}

impl SiluNnOptions {
    /// All defaults.
    pub fn new() -> SiluNnOptions {
        SiluNnOptions::default()
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// x * sigmoid(x). Floating point and complex only. In the shape of x; inplace=True writes into input and
/// returns it.
///
/// In Python:
///
/// ```text
/// >>> F.silu(torch.tensor([-1., 0., 1.]))
/// tensor([-0.2689,  0.0000,  0.7311])
/// ```
#[inline]
pub fn silu_nn(input: &Tensor) -> Result<Tensor> {
    SILU_NN.tensor(&[value::tensor(input)])
}

/// x * sigmoid(x). Floating point and complex only. In the shape of x; inplace=True writes into input and
/// returns it.
///
/// What is not set in the options keeps its default: `silu.nn(Tensor input, bool inplace=False) -> Tensor`.
pub fn silu_nn_with(input: &Tensor, options: SiluNnOptions) -> Result<Tensor> {
    SILU_NN.tensor(&[value::tensor(input), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`softplus_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SoftplusOptions {
    beta: Option<Scalar>,
    threshold: Option<Scalar>,
}

impl SoftplusOptions {
    /// All defaults.
    pub fn new() -> SoftplusOptions {
        SoftplusOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn beta(mut self, beta: impl Into<Scalar>) -> Self {
        self.beta = Some(beta.into());
        self
    }

    /// `Scalar`, default `20`.
    pub fn threshold(mut self, threshold: impl Into<Scalar>) -> Self {
        self.threshold = Some(threshold.into());
        self
    }
}

/// log(1 + exp(beta x)) / beta; x itself where beta x is above the threshold. Floating point only. The result
/// has the shape of the tensor.
///
/// In Python:
///
/// ```text
/// >>> F.softplus(torch.tensor([-1., 0., 30.]))
/// tensor([ 0.3133,  0.6931, 30.0000])
/// ```
#[inline]
pub fn softplus(input: &Tensor) -> Result<Tensor> {
    SOFTPLUS.tensor(&[value::tensor(input)])
}

/// log(1 + exp(beta x)) / beta; x itself where beta x is above the threshold. Floating point only. The result
/// has the shape of the tensor.
///
/// What is not set in the options keeps its default: `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor`.
pub fn softplus_with(input: &Tensor, options: SoftplusOptions) -> Result<Tensor> {
    SOFTPLUS.tensor(&[value::tensor(input), options.beta.as_ref().map_or(value::none(), value::scalar), options.threshold.as_ref().map_or(value::none(), value::scalar)])
}

/// `softplus`, see [`softplus`]. The result is written into the given tensor.
pub fn softplus_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SOFTPLUS_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `softplus`, see [`softplus`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor`.
pub fn softplus_out_with(input: &Tensor, options: SoftplusOptions, out: &Tensor) -> Result<()> {
    SOFTPLUS_OUT.tensor(&[value::tensor(input), options.beta.as_ref().map_or(value::none(), value::scalar), options.threshold.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The parameters of [`softshrink_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SoftshrinkOptions {
    lambd: Option<f64>,
}

impl SoftshrinkOptions {
    /// All defaults.
    pub fn new() -> SoftshrinkOptions {
        SoftshrinkOptions::default()
    }

    /// `float`, default `0.5`.
    pub fn lambd(mut self, lambd: impl Into<Option<f64>>) -> Self {
        self.lambd = lambd.into();
        self
    }
}

/// x moved towards 0 by lambd, 0 where |x| <= lambd, in the shape of x. Floating point only; a negative lambd
/// is an error.
///
/// In Python:
///
/// ```text
/// >>> F.softshrink(torch.tensor([-1., 0.2, 0.75]))
/// tensor([-0.5000,  0.0000,  0.2500])
/// ```
#[inline]
pub fn softshrink(input: &Tensor) -> Result<Tensor> {
    SOFTSHRINK.tensor(&[value::tensor(input)])
}

/// x moved towards 0 by lambd, 0 where |x| <= lambd, in the shape of x. Floating point only; a negative lambd
/// is an error.
///
/// What is not set in the options keeps its default: `softshrink(Tensor input, float lambd=0.5) -> Tensor`.
pub fn softshrink_with(input: &Tensor, options: SoftshrinkOptions) -> Result<Tensor> {
    SOFTSHRINK.tensor(&[value::tensor(input), options.lambd.map_or(value::none(), value::double)])
}

/// `softshrink`, see [`softshrink`]. The result is written into the given tensor.
pub fn softshrink_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SOFTSHRINK_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `softshrink`, see [`softshrink`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `softshrink(Tensor input, float lambd=0.5) -> Tensor`.
pub fn softshrink_out_with(input: &Tensor, options: SoftshrinkOptions, out: &Tensor) -> Result<()> {
    SOFTSHRINK_OUT.tensor(&[value::tensor(input), options.lambd.map_or(value::none(), value::double), value::tensor(out)]).map(drop)
}

/// x / (1 + |x|), elementwise, in the shape of x. Floating point and complex; integers compute in the default
/// float type, bool is an error.
///
/// In Python:
///
/// ```text
/// >>> F.softsign(torch.tensor([-3., 0., 1.]))
/// tensor([-0.7500,  0.0000,  0.5000])
/// ```
#[inline]
pub fn softsign(input: &Tensor) -> Result<Tensor> {
    SOFTSIGN.tensor(&[value::tensor(input)])
}

/// x - tanh(x), elementwise, in the shape of x. Floating point and complex; integers compute in the default
/// float type, bool is an error.
///
/// In Python:
///
/// ```text
/// >>> F.tanhshrink(torch.tensor([-1., 0., 1.]))
/// tensor([-0.2384,  0.0000,  0.2384])
/// ```
#[inline]
pub fn tanhshrink(input: &Tensor) -> Result<Tensor> {
    TANHSHRINK.tensor(&[value::tensor(input)])
}

/// x where above the threshold, value elsewhere; in the shape and dtype of x. Takes integers and floats. Other
/// dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.threshold(torch.tensor([0.2, 1.5]), 1.0, -1.0)
/// tensor([-1.0000,  1.5000])
/// ```
#[inline]
pub fn threshold(input: &Tensor, threshold: impl Into<Scalar>, value: impl Into<Scalar>) -> Result<Tensor> {
    let threshold = threshold.into();
    let value = value.into();
    THRESHOLD.tensor(&[value::tensor(input), value::scalar(&threshold), value::scalar(&value)])
}

/// `threshold`, see [`threshold`]. In place: the result is written into the tensor itself.
pub fn threshold_(input: &Tensor, threshold: impl Into<Scalar>, value: impl Into<Scalar>) -> Result<()> {
    let threshold = threshold.into();
    let value = value.into();
    THRESHOLD_INPLACE.tensor(&[value::tensor(input), value::scalar(&threshold), value::scalar(&value)]).map(drop)
}

impl Tensor {
    /// x where |x| > lambd, 0 elsewhere, in the shape of x. Floating point only.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.hardshrink(torch.tensor([-1., 0.2, 0.6]))
    /// tensor([-1.0000,  0.0000,  0.6000])
    /// ```
    #[inline]
    pub fn hardshrink(&self) -> Result<Tensor> {
        hardshrink(self)
    }

    /// x where |x| > lambd, 0 elsewhere, in the shape of x. Floating point only.
    ///
    /// What is not set in the options keeps its default: `hardshrink(Tensor input, float lambd=0.5) -> Tensor`.
    #[inline]
    pub fn hardshrink_with(&self, options: HardshrinkOptions) -> Result<Tensor> {
        hardshrink_with(self, options)
    }

    /// `hardshrink`, see [`hardshrink`]. The result is written into the given tensor.
    #[inline]
    pub fn hardshrink_out(&self, out: &Tensor) -> Result<()> {
        hardshrink_out(self, out)
    }

    /// `hardshrink`, see [`hardshrink`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `hardshrink(Tensor input, float lambd=0.5) -> Tensor`.
    #[inline]
    pub fn hardshrink_out_with(&self, options: HardshrinkOptions, out: &Tensor) -> Result<()> {
        hardshrink_out_with(self, options, out)
    }

    /// `leaky_relu`, see [`leaky_relu`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn leaky_relu_(&self) -> Result<()> {
        leaky_relu_(self)
    }

    /// `leaky_relu`, see [`leaky_relu`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor`.
    #[inline]
    pub fn leaky_relu_with_(&self, options: LeakyReluOptions) -> Result<()> {
        leaky_relu_with_(self, options)
    }

    /// x where positive, weight * x elsewhere, in the shape of x. weight has one element, or one for each channel
    /// (dimension 1), and x's dtype. Floating point only; another number of elements, or dtype, of weight is an
    /// error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.prelu(torch.tensor([[-2., 3.], [-4., -5.]]), torch.tensor([0.5, 0.1]))
    /// tensor([[-1.0000,  3.0000],
    ///         [-2.0000, -0.5000]])
    /// ```
    #[inline]
    pub fn prelu(&self, weight: &Tensor) -> Result<Tensor> {
        prelu(self, weight)
    }

    /// max(x, 0); NaN stays. Complex and bool are not supported. The result has the shape of the tensor.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.relu(torch.tensor([-1., 0., 2.]))
    /// tensor([0., 0., 2.])
    /// ```
    #[inline]
    pub fn relu(&self) -> Result<Tensor> {
        relu(self)
    }

    /// `relu`, see [`relu`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn relu_(&self) -> Result<()> {
        relu_(self)
    }

    /// `silu`, see [`silu`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn silu_(&self) -> Result<()> {
        silu_(self)
    }

    /// `threshold`, see [`threshold`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn threshold_(&self, threshold: impl Into<Scalar>, value: impl Into<Scalar>) -> Result<()> {
        threshold_(self, threshold, value)
    }
}
