// Generated from bindings/schema/ops/random.toml; do not edit.
use crate::dtype::DType;
use crate::dtype::Device;
use crate::dtype::Layout;
use crate::dtype::MemoryFormat;
use crate::error::Result;
use crate::op::Op;
use crate::random::Generator;
use crate::scalar::Ints;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static _RRELU_SLOPES: Op = Op::new(c"_rrelu_slopes", c"", 1);
static ALPHA_DROPOUT_NN: Op = Op::new(c"alpha_dropout", c"nn", 1);
static BERNOULLI: Op = Op::new(c"bernoulli", c"", 1);
static BERNOULLI_OUT: Op = Op::new(c"bernoulli", c"out", 1);
static BERNOULLI_P: Op = Op::new(c"bernoulli", c"p", 1);
static BERNOULLI_SELF_INPLACE: Op = Op::new(c"bernoulli_", c"self", 1);
static BERNOULLI_SELF_TENSOR_INPLACE: Op = Op::new(c"bernoulli_", c"self_Tensor", 1);
static BINOMIAL: Op = Op::new(c"binomial", c"", 1);
static CAUCHY_INPLACE: Op = Op::new(c"cauchy_", c"", 1);
static DROPOUT: Op = Op::new(c"dropout", c"", 1);
static DROPOUT_INPLACE: Op = Op::new(c"dropout_", c"", 1);
static DROPOUT_NN: Op = Op::new(c"dropout", c"nn", 1);
static DROPOUT1D: Op = Op::new(c"dropout1d", c"", 1);
static DROPOUT2D: Op = Op::new(c"dropout2d", c"", 1);
static DROPOUT3D: Op = Op::new(c"dropout3d", c"", 1);
static EXPONENTIAL_INPLACE: Op = Op::new(c"exponential_", c"", 1);
static FEATURE_ALPHA_DROPOUT_NN: Op = Op::new(c"feature_alpha_dropout", c"nn", 1);
static GEOMETRIC_INPLACE: Op = Op::new(c"geometric_", c"", 1);
static GUMBEL_SOFTMAX: Op = Op::new(c"gumbel_softmax", c"", 1);
static GUMBEL_SOFTMAX_TENSOR: Op = Op::new(c"gumbel_softmax", c"tensor", 1);
static LOG_NORMAL_INPLACE: Op = Op::new(c"log_normal_", c"", 1);
static MULTINOMIAL: Op = Op::new(c"multinomial", c"", 1);
static MULTINOMIAL_OUT: Op = Op::new(c"multinomial", c"out", 1);
static NORMAL: Op = Op::new(c"normal", c"", 1);
static NORMAL_OUT: Op = Op::new(c"normal", c"out", 1);
static NORMAL_TENSOR_FLOAT: Op = Op::new(c"normal", c"Tensor_float", 1);
static NORMAL_TENSOR_FLOAT_OUT: Op = Op::new(c"normal", c"Tensor_float.out", 1);
static NORMAL_FLOAT_TENSOR: Op = Op::new(c"normal", c"float_Tensor", 1);
static NORMAL_FLOAT_TENSOR_OUT: Op = Op::new(c"normal", c"float_Tensor.out", 1);
static NORMAL_FLOAT_FLOAT: Op = Op::new(c"normal", c"float_float", 1);
static NORMAL_FLOAT_FLOAT_OUT: Op = Op::new(c"normal", c"float_float.out", 1);
static NORMAL_SELF_INPLACE: Op = Op::new(c"normal_", c"self", 1);
static POISSON: Op = Op::new(c"poisson", c"", 1);
static RAND: Op = Op::new(c"rand", c"", 1);
static RAND_OUT: Op = Op::new(c"rand", c"out", 1);
static RAND_LIKE: Op = Op::new(c"rand_like", c"", 1);
static RANDINT: Op = Op::new(c"randint", c"", 1);
static RANDINT_OUT: Op = Op::new(c"randint", c"out", 1);
static RANDINT_LOW: Op = Op::new(c"randint", c"low", 1);
static RANDINT_LOW_OUT: Op = Op::new(c"randint", c"low.out", 1);
static RANDINT_LIKE: Op = Op::new(c"randint_like", c"", 1);
static RANDINT_LIKE_LOW: Op = Op::new(c"randint_like", c"low", 1);
static RANDN: Op = Op::new(c"randn", c"", 1);
static RANDN_OUT: Op = Op::new(c"randn", c"out", 1);
static RANDN_LIKE: Op = Op::new(c"randn_like", c"", 1);
static RANDOM_INPLACE: Op = Op::new(c"random_", c"", 1);
static RANDOM_FROM_INPLACE: Op = Op::new(c"random_", c"from", 1);
static RANDOM_TO_INPLACE: Op = Op::new(c"random_", c"to", 1);
static RANDPERM: Op = Op::new(c"randperm", c"", 1);
static RANDPERM_OUT: Op = Op::new(c"randperm", c"out", 1);
static RRELU: Op = Op::new(c"rrelu", c"", 1);
static RRELU_NN: Op = Op::new(c"rrelu", c"nn", 1);
static UNIFORM_INPLACE: Op = Op::new(c"uniform_", c"", 1);

/// The parameters of [`_rrelu_slopes_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawRreluSlopesOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> RawRreluSlopesOptions<'a> {
    /// All defaults.
    pub fn new() -> RawRreluSlopesOptions<'a> {
        RawRreluSlopesOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// The factors of rrelu in training: 1 for a positive element, else uniform in [lower, upper), drawn in order.
#[inline]
pub fn _rrelu_slopes(input: &Tensor, lower: f64, upper: f64) -> Result<Tensor> {
    _RRELU_SLOPES.tensor(&[value::tensor(input), value::double(lower), value::double(upper)])
}

/// The factors of rrelu in training: 1 for a positive element, else uniform in [lower, upper), drawn in order.
///
/// What is not set in the options keeps its default: `_rrelu_slopes(Tensor self, float lower, float upper, *, Generator? generator=None) -> Tensor`.
pub fn _rrelu_slopes_with(input: &Tensor, lower: f64, upper: f64, options: RawRreluSlopesOptions<'_>) -> Result<Tensor> {
    _RRELU_SLOPES.tensor(&[value::tensor(input), value::double(lower), value::double(upper), options.generator.map_or(value::none(), value::generator)])
}

/// The parameters of [`alpha_dropout_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AlphaDropoutNnOptions {
    p: Option<f64>,
    training: Option<bool>,
    inplace: Option<bool>,
}

impl AlphaDropoutNnOptions {
    /// All defaults.
    pub fn new() -> AlphaDropoutNnOptions {
        AlphaDropoutNnOptions::default()
    }

    /// `float`, default `0.5`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `bool`, default `False`.
    pub fn training(mut self, training: impl Into<Option<bool>>) -> Self {
        self.training = training.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// Dropout that keeps mean and variance of self-normalising networks, in the shape of input. Floating point;
/// integers give the default float type in training, and complex is an error; a p outside [0, 1] is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> F.alpha_dropout(torch.zeros(4), 0.5, training=True)
/// tensor([-0.7792, -0.7792,  0.7792, -0.7792])
/// ```
#[inline]
pub fn alpha_dropout_nn(input: &Tensor) -> Result<Tensor> {
    ALPHA_DROPOUT_NN.tensor(&[value::tensor(input)])
}

/// Dropout that keeps mean and variance of self-normalising networks, in the shape of input. Floating point;
/// integers give the default float type in training, and complex is an error; a p outside [0, 1] is an error.
///
/// What is not set in the options keeps its default: `alpha_dropout.nn(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor`.
pub fn alpha_dropout_nn_with(input: &Tensor, options: AlphaDropoutNnOptions) -> Result<Tensor> {
    ALPHA_DROPOUT_NN.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double), options.training.map_or(value::none(), value::boolean), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`bernoulli_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BernoulliOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> BernoulliOptions<'a> {
    /// All defaults.
    pub fn new() -> BernoulliOptions<'a> {
        BernoulliOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// 0 or 1, 1 with the probability that the element gives; in the shape and dtype of self. Probabilities outside
/// [0, 1] are an error; floating point only.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.bernoulli(torch.tensor([0., 0.5, 1.]))
/// tensor([0., 0., 1.])
/// ```
#[inline]
pub fn bernoulli(input: &Tensor) -> Result<Tensor> {
    BERNOULLI.tensor(&[value::tensor(input)])
}

/// 0 or 1, 1 with the probability that the element gives; in the shape and dtype of self. Probabilities outside
/// [0, 1] are an error; floating point only.
///
/// What is not set in the options keeps its default: `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor`.
pub fn bernoulli_with(input: &Tensor, options: BernoulliOptions<'_>) -> Result<Tensor> {
    BERNOULLI.tensor(&[value::tensor(input), options.generator.map_or(value::none(), value::generator)])
}

/// `bernoulli`, see [`bernoulli`]. The result is written into the given tensor.
pub fn bernoulli_out(input: &Tensor, out: &Tensor) -> Result<()> {
    BERNOULLI_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `bernoulli`, see [`bernoulli`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor`.
pub fn bernoulli_out_with(input: &Tensor, options: BernoulliOptions<'_>, out: &Tensor) -> Result<()> {
    BERNOULLI_OUT.tensor(&[value::tensor(input), options.generator.map_or(value::none(), value::generator), value::tensor(out)]).map(drop)
}

/// The parameters of [`bernoulli_p_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BernoulliPOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> BernoulliPOptions<'a> {
    /// All defaults.
    pub fn new() -> BernoulliPOptions<'a> {
        BernoulliPOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// 0 or 1 in the shape and dtype of self, any but complex, 1 with probability p. A p outside [0, 1] is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.bernoulli(torch.zeros(5), 0.5)
/// tensor([0., 0., 1., 0., 0.])
/// ```
#[inline]
pub fn bernoulli_p(input: &Tensor, p: f64) -> Result<Tensor> {
    BERNOULLI_P.tensor(&[value::tensor(input), value::double(p)])
}

/// 0 or 1 in the shape and dtype of self, any but complex, 1 with probability p. A p outside [0, 1] is an
/// error.
///
/// What is not set in the options keeps its default: `bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor`.
pub fn bernoulli_p_with(input: &Tensor, p: f64, options: BernoulliPOptions<'_>) -> Result<Tensor> {
    BERNOULLI_P.tensor(&[value::tensor(input), value::double(p), options.generator.map_or(value::none(), value::generator)])
}

/// The parameters of [`bernoulli_self_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BernoulliSelfOptions<'a> {
    p: Option<f64>,
    generator: Option<&'a Generator>,
}

impl<'a> BernoulliSelfOptions<'a> {
    /// All defaults.
    pub fn new() -> BernoulliSelfOptions<'a> {
        BernoulliSelfOptions::default()
    }

    /// `float`, default `0.5`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `bernoulli.self`, see [`bernoulli_self`]. In place: the result is written into the tensor itself.
pub fn bernoulli_self_(input: &Tensor) -> Result<()> {
    BERNOULLI_SELF_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `bernoulli.self`, see [`bernoulli_self`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `bernoulli.self(Tensor self, float p=0.5, *, Generator? generator=None) -> Tensor`.
pub fn bernoulli_self_with_(input: &Tensor, options: BernoulliSelfOptions<'_>) -> Result<()> {
    BERNOULLI_SELF_INPLACE.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// The parameters of [`bernoulli_self_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BernoulliSelfTensorOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> BernoulliSelfTensorOptions<'a> {
    /// All defaults.
    pub fn new() -> BernoulliSelfTensorOptions<'a> {
        BernoulliSelfTensorOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `bernoulli.self_Tensor`, see [`bernoulli_self_tensor`]. In place: the result is written into the tensor
/// itself.
pub fn bernoulli_self_tensor_(input: &Tensor, p: &Tensor) -> Result<()> {
    BERNOULLI_SELF_TENSOR_INPLACE.tensor(&[value::tensor(input), value::tensor(p)]).map(drop)
}

/// `bernoulli.self_Tensor`, see [`bernoulli_self_tensor`]. In place: the result is written into the tensor
/// itself.
///
/// What is not set in the options keeps its default: `bernoulli.self_Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor`.
pub fn bernoulli_self_tensor_with_(input: &Tensor, p: &Tensor, options: BernoulliSelfTensorOptions<'_>) -> Result<()> {
    BERNOULLI_SELF_TENSOR_INPLACE.tensor(&[value::tensor(input), value::tensor(p), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// The parameters of [`binomial_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BinomialOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> BinomialOptions<'a> {
    /// All defaults.
    pub fn new() -> BinomialOptions<'a> {
        BinomialOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// Number of successes in `count` trials of probability prob, elementwise, in the dtype of count. Floating
/// point only; the two have one dtype and broadcast, else it is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.binomial(torch.tensor([10., 100.]), torch.tensor([0.5, 0.1]))
/// tensor([ 7., 11.])
/// ```
#[inline]
pub fn binomial(count: &Tensor, prob: &Tensor) -> Result<Tensor> {
    BINOMIAL.tensor(&[value::tensor(count), value::tensor(prob)])
}

/// Number of successes in `count` trials of probability prob, elementwise, in the dtype of count. Floating
/// point only; the two have one dtype and broadcast, else it is an error.
///
/// What is not set in the options keeps its default: `binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor`.
pub fn binomial_with(count: &Tensor, prob: &Tensor, options: BinomialOptions<'_>) -> Result<Tensor> {
    BINOMIAL.tensor(&[value::tensor(count), value::tensor(prob), options.generator.map_or(value::none(), value::generator)])
}

/// The parameters of [`cauchy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CauchyOptions<'a> {
    median: Option<f64>,
    sigma: Option<f64>,
    generator: Option<&'a Generator>,
}

impl<'a> CauchyOptions<'a> {
    /// All defaults.
    pub fn new() -> CauchyOptions<'a> {
        CauchyOptions::default()
    }

    /// `float`, default `0.0`.
    pub fn median(mut self, median: impl Into<Option<f64>>) -> Self {
        self.median = median.into();
        self
    }

    /// `float`, default `1.0`.
    pub fn sigma(mut self, sigma: impl Into<Option<f64>>) -> Self {
        self.sigma = sigma.into();
        self
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `cauchy`, see [`cauchy`]. In place: the result is written into the tensor itself.
pub fn cauchy_(input: &Tensor) -> Result<()> {
    CAUCHY_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `cauchy`, see [`cauchy`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `cauchy(Tensor self, float median=0.0, float sigma=1.0, *, Generator? generator=None) -> Tensor`.
pub fn cauchy_with_(input: &Tensor, options: CauchyOptions<'_>) -> Result<()> {
    CAUCHY_INPLACE.tensor(&[value::tensor(input), options.median.map_or(value::none(), value::double), options.sigma.map_or(value::none(), value::double), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// Each element set to 0 with probability p and the others scaled by 1/(1-p) in training; the tensor itself
/// otherwise. In the shape of input; floating point only. A p outside [0, 1] is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.dropout(torch.ones(3), 0.5, train=False)
/// tensor([1., 1., 1.])
/// ```
#[inline]
pub fn dropout(input: &Tensor, p: f64, train: bool) -> Result<Tensor> {
    DROPOUT.tensor(&[value::tensor(input), value::double(p), value::boolean(train)])
}

/// `dropout`, see [`dropout`]. In place: the result is written into the tensor itself.
pub fn dropout_(input: &Tensor, p: f64, train: bool) -> Result<()> {
    DROPOUT_INPLACE.tensor(&[value::tensor(input), value::double(p), value::boolean(train)]).map(drop)
}

/// The parameters of [`dropout_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DropoutNnOptions {
    p: Option<f64>,
    training: Option<bool>,
    inplace: Option<bool>,
}

impl DropoutNnOptions {
    /// All defaults.
    pub fn new() -> DropoutNnOptions {
        DropoutNnOptions::default()
    }

    /// `float`, default `0.5`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `bool`, default `True`.
    pub fn training(mut self, training: impl Into<Option<bool>>) -> Self {
        self.training = training.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// Each element set to 0 with probability p and the others scaled by 1/(1-p) in training; the tensor itself
/// otherwise. In the shape of input; floating point only. A p outside [0, 1] is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> F.dropout(torch.ones(5), 0.5)
/// tensor([0., 0., 2., 0., 0.])
/// ```
#[inline]
pub fn dropout_nn(input: &Tensor) -> Result<Tensor> {
    DROPOUT_NN.tensor(&[value::tensor(input)])
}

/// Each element set to 0 with probability p and the others scaled by 1/(1-p) in training; the tensor itself
/// otherwise. In the shape of input; floating point only. A p outside [0, 1] is an error.
///
/// What is not set in the options keeps its default: `dropout.nn(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor`.
pub fn dropout_nn_with(input: &Tensor, options: DropoutNnOptions) -> Result<Tensor> {
    DROPOUT_NN.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double), options.training.map_or(value::none(), value::boolean), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`dropout1d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Dropout1dOptions {
    p: Option<f64>,
    training: Option<bool>,
    inplace: Option<bool>,
}

impl Dropout1dOptions {
    /// All defaults.
    pub fn new() -> Dropout1dOptions {
        Dropout1dOptions::default()
    }

    /// `float`, default `0.5`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `bool`, default `True`.
    pub fn training(mut self, training: impl Into<Option<bool>>) -> Self {
        self.training = training.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// As dropout, in the shape of input, with whole channels of (N, C, L) or (C, L) kept or set to 0. Floating
/// point only in training; a p outside [0, 1], and other numbers of dimensions, are errors.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> F.dropout1d(torch.ones(3, 2), 0.5)
/// tensor([[0., 0.],
///         [0., 0.],
///         [2., 2.]])
/// ```
#[inline]
pub fn dropout1d(input: &Tensor) -> Result<Tensor> {
    DROPOUT1D.tensor(&[value::tensor(input)])
}

/// As dropout, in the shape of input, with whole channels of (N, C, L) or (C, L) kept or set to 0. Floating
/// point only in training; a p outside [0, 1], and other numbers of dimensions, are errors.
///
/// What is not set in the options keeps its default: `dropout1d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor`.
pub fn dropout1d_with(input: &Tensor, options: Dropout1dOptions) -> Result<Tensor> {
    DROPOUT1D.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double), options.training.map_or(value::none(), value::boolean), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`dropout2d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Dropout2dOptions {
    p: Option<f64>,
    training: Option<bool>,
    inplace: Option<bool>,
}

impl Dropout2dOptions {
    /// All defaults.
    pub fn new() -> Dropout2dOptions {
        Dropout2dOptions::default()
    }

    /// `float`, default `0.5`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `bool`, default `True`.
    pub fn training(mut self, training: impl Into<Option<bool>>) -> Self {
        self.training = training.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// As dropout, in the shape of input, with whole channels of (N, C, H, W) kept or set to 0. Floating point only
/// in training; a p outside [0, 1], and fewer than two dimensions, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.dropout2d(torch.ones(2, 1, 2), 0.5, training=False).flatten()
/// tensor([1., 1., 1., 1.])
/// ```
#[inline]
pub fn dropout2d(input: &Tensor) -> Result<Tensor> {
    DROPOUT2D.tensor(&[value::tensor(input)])
}

/// As dropout, in the shape of input, with whole channels of (N, C, H, W) kept or set to 0. Floating point only
/// in training; a p outside [0, 1], and fewer than two dimensions, are errors.
///
/// What is not set in the options keeps its default: `dropout2d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor`.
pub fn dropout2d_with(input: &Tensor, options: Dropout2dOptions) -> Result<Tensor> {
    DROPOUT2D.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double), options.training.map_or(value::none(), value::boolean), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`dropout3d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Dropout3dOptions {
    p: Option<f64>,
    training: Option<bool>,
    inplace: Option<bool>,
}

impl Dropout3dOptions {
    /// All defaults.
    pub fn new() -> Dropout3dOptions {
        Dropout3dOptions::default()
    }

    /// `float`, default `0.5`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `bool`, default `True`.
    pub fn training(mut self, training: impl Into<Option<bool>>) -> Self {
        self.training = training.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// As dropout, in the shape of input, with whole channels of (N, C, D, H, W) kept or set to 0. Floating point
/// only in training; a p outside [0, 1], and fewer than two dimensions, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.dropout3d(torch.ones(1, 2, 1, 1, 1), 0.5, training=False).flatten()
/// tensor([1., 1.])
/// ```
#[inline]
pub fn dropout3d(input: &Tensor) -> Result<Tensor> {
    DROPOUT3D.tensor(&[value::tensor(input)])
}

/// As dropout, in the shape of input, with whole channels of (N, C, D, H, W) kept or set to 0. Floating point
/// only in training; a p outside [0, 1], and fewer than two dimensions, are errors.
///
/// What is not set in the options keeps its default: `dropout3d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor`.
pub fn dropout3d_with(input: &Tensor, options: Dropout3dOptions) -> Result<Tensor> {
    DROPOUT3D.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double), options.training.map_or(value::none(), value::boolean), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`exponential_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ExponentialOptions<'a> {
    lambd: Option<f64>,
    generator: Option<&'a Generator>,
}

impl<'a> ExponentialOptions<'a> {
    /// All defaults.
    pub fn new() -> ExponentialOptions<'a> {
        ExponentialOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn lambd(mut self, lambd: impl Into<Option<f64>>) -> Self {
        self.lambd = lambd.into();
        self
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `exponential`, see [`exponential`]. In place: the result is written into the tensor itself.
pub fn exponential_(input: &Tensor) -> Result<()> {
    EXPONENTIAL_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `exponential`, see [`exponential`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `exponential(Tensor self, float lambd=1.0, *, Generator? generator=None) -> Tensor`.
pub fn exponential_with_(input: &Tensor, options: ExponentialOptions<'_>) -> Result<()> {
    EXPONENTIAL_INPLACE.tensor(&[value::tensor(input), options.lambd.map_or(value::none(), value::double), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// The parameters of [`feature_alpha_dropout_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FeatureAlphaDropoutNnOptions {
    p: Option<f64>,
    training: Option<bool>,
    inplace: Option<bool>,
}

impl FeatureAlphaDropoutNnOptions {
    /// All defaults.
    pub fn new() -> FeatureAlphaDropoutNnOptions {
        FeatureAlphaDropoutNnOptions::default()
    }

    /// `float`, default `0.5`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `bool`, default `False`.
    pub fn training(mut self, training: impl Into<Option<bool>>) -> Self {
        self.training = training.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// Dropout that keeps mean and variance of self-normalising networks, by whole channels of (N, C, ...), in its
/// shape. Floating point; integers give the default float type in training, and complex is an error; a p
/// outside [0, 1] is an error.
///
/// In Python:
///
/// ```text
/// >>> F.feature_alpha_dropout(torch.ones(1, 2, 2), 0.5, training=False)
/// tensor([[[1., 1.],
///          [1., 1.]]])
/// ```
#[inline]
pub fn feature_alpha_dropout_nn(input: &Tensor) -> Result<Tensor> {
    FEATURE_ALPHA_DROPOUT_NN.tensor(&[value::tensor(input)])
}

/// Dropout that keeps mean and variance of self-normalising networks, by whole channels of (N, C, ...), in its
/// shape. Floating point; integers give the default float type in training, and complex is an error; a p
/// outside [0, 1] is an error.
///
/// What is not set in the options keeps its default: `feature_alpha_dropout.nn(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor`.
pub fn feature_alpha_dropout_nn_with(input: &Tensor, options: FeatureAlphaDropoutNnOptions) -> Result<Tensor> {
    FEATURE_ALPHA_DROPOUT_NN.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double), options.training.map_or(value::none(), value::boolean), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`geometric_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GeometricOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> GeometricOptions<'a> {
    /// All defaults.
    pub fn new() -> GeometricOptions<'a> {
        GeometricOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `geometric`, see [`geometric`]. In place: the result is written into the tensor itself.
pub fn geometric_(input: &Tensor, p: f64) -> Result<()> {
    GEOMETRIC_INPLACE.tensor(&[value::tensor(input), value::double(p)]).map(drop)
}

/// `geometric`, see [`geometric`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor`.
pub fn geometric_with_(input: &Tensor, p: f64, options: GeometricOptions<'_>) -> Result<()> {
    GEOMETRIC_INPLACE.tensor(&[value::tensor(input), value::double(p), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// The parameters of [`gumbel_softmax_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GumbelSoftmaxOptions {
    tau: Option<f64>,
    hard: Option<bool>,
    eps: Option<f64>,
    dim: Option<i64>,
}

impl GumbelSoftmaxOptions {
    /// All defaults.
    pub fn new() -> GumbelSoftmaxOptions {
        GumbelSoftmaxOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn tau(mut self, tau: impl Into<Option<f64>>) -> Self {
        self.tau = tau.into();
        self
    }

    /// `bool`, default `False`.
    pub fn hard(mut self, hard: impl Into<Option<bool>>) -> Self {
        self.hard = hard.into();
        self
    }

    /// `float`, default `1e-10`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Samples of the Gumbel-softmax distribution; hard ones are one-hot with the gradient of the soft ones. In the
/// shape of logits, along dim. Floating point only.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> F.gumbel_softmax(torch.tensor([[0., 5., 0.]]), hard=True)
/// tensor([[0., 1., 0.]])
/// ```
#[inline]
pub fn gumbel_softmax(logits: &Tensor) -> Result<Tensor> {
    GUMBEL_SOFTMAX.tensor(&[value::tensor(logits)])
}

/// Samples of the Gumbel-softmax distribution; hard ones are one-hot with the gradient of the soft ones. In the
/// shape of logits, along dim. Floating point only.
///
/// What is not set in the options keeps its default: `gumbel_softmax(Tensor logits, float tau=1.0, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor`.
pub fn gumbel_softmax_with(logits: &Tensor, options: GumbelSoftmaxOptions) -> Result<Tensor> {
    GUMBEL_SOFTMAX.tensor(&[value::tensor(logits), options.tau.map_or(value::none(), value::double), options.hard.map_or(value::none(), value::boolean), options.eps.map_or(value::none(), value::double), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`gumbel_softmax_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GumbelSoftmaxTensorOptions {
    hard: Option<bool>,
    eps: Option<f64>,
    dim: Option<i64>,
}

impl GumbelSoftmaxTensorOptions {
    /// All defaults.
    pub fn new() -> GumbelSoftmaxTensorOptions {
        GumbelSoftmaxTensorOptions::default()
    }

    /// `bool`, default `False`.
    pub fn hard(mut self, hard: impl Into<Option<bool>>) -> Self {
        self.hard = hard.into();
        self
    }

    /// `float`, default `1e-10`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// gumbel_softmax with a temperature for each element, or one, that has a gradient. In the shape of logits,
/// with which tau broadcasts, along dim. Floating point only; another dtype is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> F.gumbel_softmax(torch.tensor([[0., 5., 0.]]), torch.tensor(0.5), hard=True)
/// tensor([[0., 1., 0.]])
/// ```
#[inline]
pub fn gumbel_softmax_tensor(logits: &Tensor, tau: &Tensor) -> Result<Tensor> {
    GUMBEL_SOFTMAX_TENSOR.tensor(&[value::tensor(logits), value::tensor(tau)])
}

/// gumbel_softmax with a temperature for each element, or one, that has a gradient. In the shape of logits,
/// with which tau broadcasts, along dim. Floating point only; another dtype is an error.
///
/// What is not set in the options keeps its default: `gumbel_softmax.tensor(Tensor logits, Tensor tau, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor`.
pub fn gumbel_softmax_tensor_with(logits: &Tensor, tau: &Tensor, options: GumbelSoftmaxTensorOptions) -> Result<Tensor> {
    GUMBEL_SOFTMAX_TENSOR.tensor(&[value::tensor(logits), value::tensor(tau), options.hard.map_or(value::none(), value::boolean), options.eps.map_or(value::none(), value::double), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`log_normal_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LogNormalOptions<'a> {
    mean: Option<f64>,
    std: Option<f64>,
    generator: Option<&'a Generator>,
}

impl<'a> LogNormalOptions<'a> {
    /// All defaults.
    pub fn new() -> LogNormalOptions<'a> {
        LogNormalOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn mean(mut self, mean: impl Into<Option<f64>>) -> Self {
        self.mean = mean.into();
        self
    }

    /// `float`, default `2.0`.
    pub fn std(mut self, std: impl Into<Option<f64>>) -> Self {
        self.std = std.into();
        self
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `log_normal`, see [`log_normal`]. In place: the result is written into the tensor itself.
pub fn log_normal_(input: &Tensor) -> Result<()> {
    LOG_NORMAL_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `log_normal`, see [`log_normal`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `log_normal(Tensor self, float mean=1.0, float std=2.0, *, Generator? generator=None) -> Tensor`.
pub fn log_normal_with_(input: &Tensor, options: LogNormalOptions<'_>) -> Result<()> {
    LOG_NORMAL_INPLACE.tensor(&[value::tensor(input), options.mean.map_or(value::none(), value::double), options.std.map_or(value::none(), value::double), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// The parameters of [`multinomial_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MultinomialOptions<'a> {
    replacement: Option<bool>,
    generator: Option<&'a Generator>,
}

impl<'a> MultinomialOptions<'a> {
    /// All defaults.
    pub fn new() -> MultinomialOptions<'a> {
        MultinomialOptions::default()
    }

    /// `bool`, default `False`.
    pub fn replacement(mut self, replacement: impl Into<Option<bool>>) -> Self {
        self.replacement = replacement.into();
        self
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// Indices drawn with the probabilities that each row gives up to a factor: int64, (num_samples) or (rows,
/// num_samples). Floating point only. Negative, infinite or NaN probabilities, rows of sum 0, and more samples
/// than there are without replacement are errors.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.multinomial(torch.tensor([0., 10., 3., 1.]), 2)
/// tensor([1, 2])
/// ```
#[inline]
pub fn multinomial(input: &Tensor, num_samples: i64) -> Result<Tensor> {
    MULTINOMIAL.tensor(&[value::tensor(input), value::int(num_samples)])
}

/// Indices drawn with the probabilities that each row gives up to a factor: int64, (num_samples) or (rows,
/// num_samples). Floating point only. Negative, infinite or NaN probabilities, rows of sum 0, and more samples
/// than there are without replacement are errors.
///
/// What is not set in the options keeps its default: `multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`.
pub fn multinomial_with(input: &Tensor, num_samples: i64, options: MultinomialOptions<'_>) -> Result<Tensor> {
    MULTINOMIAL.tensor(&[value::tensor(input), value::int(num_samples), options.replacement.map_or(value::none(), value::boolean), options.generator.map_or(value::none(), value::generator)])
}

/// `multinomial`, see [`multinomial`]. The result is written into the given tensor.
pub fn multinomial_out(input: &Tensor, num_samples: i64, out: &Tensor) -> Result<()> {
    MULTINOMIAL_OUT.tensor(&[value::tensor(input), value::int(num_samples), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `multinomial`, see [`multinomial`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`.
pub fn multinomial_out_with(input: &Tensor, num_samples: i64, options: MultinomialOptions<'_>, out: &Tensor) -> Result<()> {
    MULTINOMIAL_OUT.tensor(&[value::tensor(input), value::int(num_samples), options.replacement.map_or(value::none(), value::boolean), options.generator.map_or(value::none(), value::generator), value::tensor(out)]).map(drop)
}

/// The parameters of [`normal_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NormalOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> NormalOptions<'a> {
    /// All defaults.
    pub fn new() -> NormalOptions<'a> {
        NormalOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// Normal values of the given means and standard deviations, in their broadcast shape. Floating point, a
/// complex mean too; integers, and a standard deviation that is negative or complex, are errors.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.normal(torch.tensor([0., 100.]), torch.tensor([1., 0.1]))
/// tensor([ 1.5410, 99.9707])
/// ```
#[inline]
pub fn normal(mean: &Tensor, std: &Tensor) -> Result<Tensor> {
    NORMAL.tensor(&[value::tensor(mean), value::tensor(std)])
}

/// Normal values of the given means and standard deviations, in their broadcast shape. Floating point, a
/// complex mean too; integers, and a standard deviation that is negative or complex, are errors.
///
/// What is not set in the options keeps its default: `normal(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor`.
pub fn normal_with(mean: &Tensor, std: &Tensor, options: NormalOptions<'_>) -> Result<Tensor> {
    NORMAL.tensor(&[value::tensor(mean), value::tensor(std), options.generator.map_or(value::none(), value::generator)])
}

/// `normal`, see [`normal`]. The result is written into the given tensor.
pub fn normal_out(mean: &Tensor, std: &Tensor, out: &Tensor) -> Result<()> {
    NORMAL_OUT.tensor(&[value::tensor(mean), value::tensor(std), value::none(), value::tensor(out)]).map(drop)
}

/// `normal`, see [`normal`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `normal(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor`.
pub fn normal_out_with(mean: &Tensor, std: &Tensor, options: NormalOptions<'_>, out: &Tensor) -> Result<()> {
    NORMAL_OUT.tensor(&[value::tensor(mean), value::tensor(std), options.generator.map_or(value::none(), value::generator), value::tensor(out)]).map(drop)
}

/// The parameters of [`normal_tensor_float_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NormalTensorFloatOptions<'a> {
    std: Option<f64>,
    generator: Option<&'a Generator>,
}

impl<'a> NormalTensorFloatOptions<'a> {
    /// All defaults.
    pub fn new() -> NormalTensorFloatOptions<'a> {
        NormalTensorFloatOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn std(mut self, std: impl Into<Option<f64>>) -> Self {
        self.std = std.into();
        self
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// Normal values of the given means, in their shape. Floating point and complex only; a negative standard
/// deviation is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.normal(torch.tensor([0., 100.]), 0.5)
/// tensor([ 0.7705, 99.8533])
/// ```
#[inline]
pub fn normal_tensor_float(mean: &Tensor) -> Result<Tensor> {
    NORMAL_TENSOR_FLOAT.tensor(&[value::tensor(mean)])
}

/// Normal values of the given means, in their shape. Floating point and complex only; a negative standard
/// deviation is an error.
///
/// What is not set in the options keeps its default: `normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor`.
pub fn normal_tensor_float_with(mean: &Tensor, options: NormalTensorFloatOptions<'_>) -> Result<Tensor> {
    NORMAL_TENSOR_FLOAT.tensor(&[value::tensor(mean), options.std.map_or(value::none(), value::double), options.generator.map_or(value::none(), value::generator)])
}

/// `normal.Tensor_float`, see [`normal_tensor_float`]. The result is written into the given tensor.
pub fn normal_tensor_float_out(mean: &Tensor, out: &Tensor) -> Result<()> {
    NORMAL_TENSOR_FLOAT_OUT.tensor(&[value::tensor(mean), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `normal.Tensor_float`, see [`normal_tensor_float`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor`.
pub fn normal_tensor_float_out_with(mean: &Tensor, options: NormalTensorFloatOptions<'_>, out: &Tensor) -> Result<()> {
    NORMAL_TENSOR_FLOAT_OUT.tensor(&[value::tensor(mean), options.std.map_or(value::none(), value::double), options.generator.map_or(value::none(), value::generator), value::tensor(out)]).map(drop)
}

/// The parameters of [`normal_float_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NormalFloatTensorOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> NormalFloatTensorOptions<'a> {
    /// All defaults.
    pub fn new() -> NormalFloatTensorOptions<'a> {
        NormalFloatTensorOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// Normal values of the given standard deviations, in their shape. Floating point only; a negative one is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.normal(0., torch.tensor([1., 0.1]))
/// tensor([ 1.5410, -0.0293])
/// ```
#[inline]
pub fn normal_float_tensor(mean: f64, std: &Tensor) -> Result<Tensor> {
    NORMAL_FLOAT_TENSOR.tensor(&[value::double(mean), value::tensor(std)])
}

/// Normal values of the given standard deviations, in their shape. Floating point only; a negative one is an
/// error.
///
/// What is not set in the options keeps its default: `normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor`.
pub fn normal_float_tensor_with(mean: f64, std: &Tensor, options: NormalFloatTensorOptions<'_>) -> Result<Tensor> {
    NORMAL_FLOAT_TENSOR.tensor(&[value::double(mean), value::tensor(std), options.generator.map_or(value::none(), value::generator)])
}

/// `normal.float_Tensor`, see [`normal_float_tensor`]. The result is written into the given tensor.
pub fn normal_float_tensor_out(mean: f64, std: &Tensor, out: &Tensor) -> Result<()> {
    NORMAL_FLOAT_TENSOR_OUT.tensor(&[value::double(mean), value::tensor(std), value::none(), value::tensor(out)]).map(drop)
}

/// `normal.float_Tensor`, see [`normal_float_tensor`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor`.
pub fn normal_float_tensor_out_with(mean: f64, std: &Tensor, options: NormalFloatTensorOptions<'_>, out: &Tensor) -> Result<()> {
    NORMAL_FLOAT_TENSOR_OUT.tensor(&[value::double(mean), value::tensor(std), options.generator.map_or(value::none(), value::generator), value::tensor(out)]).map(drop)
}

/// The parameters of [`normal_float_float_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NormalFloatFloatOptions<'a> {
    generator: Option<&'a Generator>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl<'a> NormalFloatFloatOptions<'a> {
    /// All defaults.
    pub fn new() -> NormalFloatFloatOptions<'a> {
        NormalFloatFloatOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Normal values of one mean and standard deviation, in the given sizes. dtype is the default float type unless
/// given; an integer dtype, and a negative standard deviation, are errors.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.normal(2., 3., (1, 4))
/// tensor([[ 6.6230,  1.1197, -4.5364,  3.7053]])
/// ```
#[inline]
pub fn normal_float_float<'a>(mean: f64, std: f64, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    NORMAL_FLOAT_FLOAT.tensor(&[value::double(mean), value::double(std), value::ints(&size)])
}

/// Normal values of one mean and standard deviation, in the given sizes. dtype is the default float type unless
/// given; an integer dtype, and a negative standard deviation, are errors.
///
/// What is not set in the options keeps its default: `normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn normal_float_float_with<'a>(mean: f64, std: f64, size: impl Into<Ints<'a>>, options: NormalFloatFloatOptions<'_>) -> Result<Tensor> {
    let size = size.into();
    NORMAL_FLOAT_FLOAT.tensor(&[value::double(mean), value::double(std), value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `normal.float_float`, see [`normal_float_float`]. The result is written into the given tensor.
pub fn normal_float_float_out<'a>(mean: f64, std: f64, size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    NORMAL_FLOAT_FLOAT_OUT.tensor(&[value::double(mean), value::double(std), value::ints(&size), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `normal.float_float`, see [`normal_float_float`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn normal_float_float_out_with<'a>(mean: f64, std: f64, size: impl Into<Ints<'a>>, options: NormalFloatFloatOptions<'_>, out: &Tensor) -> Result<()> {
    let size = size.into();
    NORMAL_FLOAT_FLOAT_OUT.tensor(&[value::double(mean), value::double(std), value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`normal_self_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NormalSelfOptions<'a> {
    mean: Option<f64>,
    std: Option<f64>,
    generator: Option<&'a Generator>,
}

impl<'a> NormalSelfOptions<'a> {
    /// All defaults.
    pub fn new() -> NormalSelfOptions<'a> {
        NormalSelfOptions::default()
    }

    /// `float`, default `0.0`.
    pub fn mean(mut self, mean: impl Into<Option<f64>>) -> Self {
        self.mean = mean.into();
        self
    }

    /// `float`, default `1.0`.
    pub fn std(mut self, std: impl Into<Option<f64>>) -> Self {
        self.std = std.into();
        self
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `normal.self`, see [`normal_self`]. In place: the result is written into the tensor itself.
pub fn normal_self_(input: &Tensor) -> Result<()> {
    NORMAL_SELF_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `normal.self`, see [`normal_self`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `normal.self(Tensor self, float mean=0.0, float std=1.0, *, Generator? generator=None) -> Tensor`.
pub fn normal_self_with_(input: &Tensor, options: NormalSelfOptions<'_>) -> Result<()> {
    NORMAL_SELF_INPLACE.tensor(&[value::tensor(input), options.mean.map_or(value::none(), value::double), options.std.map_or(value::none(), value::double), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// The parameters of [`poisson_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct PoissonOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> PoissonOptions<'a> {
    /// All defaults.
    pub fn new() -> PoissonOptions<'a> {
        PoissonOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// Poisson distributed values of the given rates, in their shape and dtype. Negative rates are an error;
/// floating point only.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.poisson(torch.tensor([1., 10., 100.]))
/// tensor([  2.,  15., 109.])
/// ```
#[inline]
pub fn poisson(input: &Tensor) -> Result<Tensor> {
    POISSON.tensor(&[value::tensor(input)])
}

/// Poisson distributed values of the given rates, in their shape and dtype. Negative rates are an error;
/// floating point only.
///
/// What is not set in the options keeps its default: `poisson(Tensor self, Generator? generator=None) -> Tensor`.
pub fn poisson_with(input: &Tensor, options: PoissonOptions<'_>) -> Result<Tensor> {
    POISSON.tensor(&[value::tensor(input), options.generator.map_or(value::none(), value::generator)])
}

/// The parameters of [`rand_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandOptions<'a> {
    generator: Option<&'a Generator>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl<'a> RandOptions<'a> {
    /// All defaults.
    pub fn new() -> RandOptions<'a> {
        RandOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Uniform values in [0, 1), in the given sizes. dtype is the default float type unless given; an integer dtype
/// is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.rand(2, 3)
/// tensor([[0.4963, 0.7682, 0.0885],
///         [0.1320, 0.3074, 0.6341]])
/// ```
#[inline]
pub fn rand<'a>(size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    RAND.tensor(&[value::ints(&size)])
}

/// Uniform values in [0, 1), in the given sizes. dtype is the default float type unless given; an integer dtype
/// is an error.
///
/// What is not set in the options keeps its default: `rand(int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn rand_with<'a>(size: impl Into<Ints<'a>>, options: RandOptions<'_>) -> Result<Tensor> {
    let size = size.into();
    RAND.tensor(&[value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `rand`, see [`rand`]. The result is written into the given tensor.
pub fn rand_out<'a>(size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    RAND_OUT.tensor(&[value::ints(&size), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `rand`, see [`rand`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `rand(int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn rand_out_with<'a>(size: impl Into<Ints<'a>>, options: RandOptions<'_>, out: &Tensor) -> Result<()> {
    let size = size.into();
    RAND_OUT.tensor(&[value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`rand_like_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandLikeOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl RandLikeOptions {
    /// All defaults.
    pub fn new() -> RandLikeOptions {
        RandLikeOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// Uniform values in [0, 1). Shape, dtype and strides are those of self unless given. Floating point and
/// complex: an integer dtype is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.rand_like(torch.zeros(2, 3)).shape
/// torch.Size([2, 3])
/// ```
#[inline]
pub fn rand_like(input: &Tensor) -> Result<Tensor> {
    RAND_LIKE.tensor(&[value::tensor(input)])
}

/// Uniform values in [0, 1). Shape, dtype and strides are those of self unless given. Floating point and
/// complex: an integer dtype is an error.
///
/// What is not set in the options keeps its default: `rand_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn rand_like_with(input: &Tensor, options: RandLikeOptions) -> Result<Tensor> {
    RAND_LIKE.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`randint_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandintOptions<'a> {
    generator: Option<&'a Generator>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl<'a> RandintOptions<'a> {
    /// All defaults.
    pub fn new() -> RandintOptions<'a> {
        RandintOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Uniform integers from 0 up to, not including, high, in the given sizes. int64 unless a dtype, real, is
/// given. A high that is not positive is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.randint(10, (5,))
/// tensor([4, 9, 3, 0, 3])
/// ```
#[inline]
pub fn randint<'a>(high: i64, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    RANDINT.tensor(&[value::int(high), value::ints(&size)])
}

/// Uniform integers from 0 up to, not including, high, in the given sizes. int64 unless a dtype, real, is
/// given. A high that is not positive is an error.
///
/// What is not set in the options keeps its default: `randint(int high, int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn randint_with<'a>(high: i64, size: impl Into<Ints<'a>>, options: RandintOptions<'_>) -> Result<Tensor> {
    let size = size.into();
    RANDINT.tensor(&[value::int(high), value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `randint`, see [`randint`]. The result is written into the given tensor.
pub fn randint_out<'a>(high: i64, size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    RANDINT_OUT.tensor(&[value::int(high), value::ints(&size), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `randint`, see [`randint`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `randint(int high, int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn randint_out_with<'a>(high: i64, size: impl Into<Ints<'a>>, options: RandintOptions<'_>, out: &Tensor) -> Result<()> {
    let size = size.into();
    RANDINT_OUT.tensor(&[value::int(high), value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`randint_low_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandintLowOptions<'a> {
    generator: Option<&'a Generator>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl<'a> RandintLowOptions<'a> {
    /// All defaults.
    pub fn new() -> RandintLowOptions<'a> {
        RandintLowOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Uniform integers from low up to, not including, high, in the given sizes. int64 unless a dtype, real, is
/// given. A low that is not below high is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.randint(-3, 3, (5,))
/// tensor([-1,  0,  2, -3, -2])
/// ```
#[inline]
pub fn randint_low<'a>(low: i64, high: i64, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    RANDINT_LOW.tensor(&[value::int(low), value::int(high), value::ints(&size)])
}

/// Uniform integers from low up to, not including, high, in the given sizes. int64 unless a dtype, real, is
/// given. A low that is not below high is an error.
///
/// What is not set in the options keeps its default: `randint.low(int low, int high, int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn randint_low_with<'a>(low: i64, high: i64, size: impl Into<Ints<'a>>, options: RandintLowOptions<'_>) -> Result<Tensor> {
    let size = size.into();
    RANDINT_LOW.tensor(&[value::int(low), value::int(high), value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `randint.low`, see [`randint_low`]. The result is written into the given tensor.
pub fn randint_low_out<'a>(low: i64, high: i64, size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    RANDINT_LOW_OUT.tensor(&[value::int(low), value::int(high), value::ints(&size), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `randint.low`, see [`randint_low`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `randint.low(int low, int high, int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn randint_low_out_with<'a>(low: i64, high: i64, size: impl Into<Ints<'a>>, options: RandintLowOptions<'_>, out: &Tensor) -> Result<()> {
    let size = size.into();
    RANDINT_LOW_OUT.tensor(&[value::int(low), value::int(high), value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`randint_like_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandintLikeOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl RandintLikeOptions {
    /// All defaults.
    pub fn new() -> RandintLikeOptions {
        RandintLikeOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// Integers from 0 up to, not including, high. Shape, dtype and strides are those of self unless given. A high
/// that is not positive is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.randint_like(torch.zeros(3), 10)
/// tensor([4., 9., 3.])
/// ```
#[inline]
pub fn randint_like(input: &Tensor, high: i64) -> Result<Tensor> {
    RANDINT_LIKE.tensor(&[value::tensor(input), value::int(high)])
}

/// Integers from 0 up to, not including, high. Shape, dtype and strides are those of self unless given. A high
/// that is not positive is an error.
///
/// What is not set in the options keeps its default: `randint_like(Tensor self, int high, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn randint_like_with(input: &Tensor, high: i64, options: RandintLikeOptions) -> Result<Tensor> {
    RANDINT_LIKE.tensor(&[value::tensor(input), value::int(high), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`randint_like_low_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandintLikeLowOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl RandintLikeLowOptions {
    /// All defaults.
    pub fn new() -> RandintLikeLowOptions {
        RandintLikeLowOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// Integers from low up to, not including, high. Shape, dtype and strides are those of self unless given. A low
/// that is not below high is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.randint_like(torch.zeros(3), 5, 10)
/// tensor([9., 9., 8.])
/// ```
#[inline]
pub fn randint_like_low(input: &Tensor, low: i64, high: i64) -> Result<Tensor> {
    RANDINT_LIKE_LOW.tensor(&[value::tensor(input), value::int(low), value::int(high)])
}

/// Integers from low up to, not including, high. Shape, dtype and strides are those of self unless given. A low
/// that is not below high is an error.
///
/// What is not set in the options keeps its default: `randint_like.low(Tensor self, int low, int high, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn randint_like_low_with(input: &Tensor, low: i64, high: i64, options: RandintLikeLowOptions) -> Result<Tensor> {
    RANDINT_LIKE_LOW.tensor(&[value::tensor(input), value::int(low), value::int(high), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`randn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandnOptions<'a> {
    generator: Option<&'a Generator>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl<'a> RandnOptions<'a> {
    /// All defaults.
    pub fn new() -> RandnOptions<'a> {
        RandnOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Standard normal values in the given sizes. dtype is the default float type unless given; an integer dtype is
/// an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.randn(2, 3)
/// tensor([[ 1.5410, -0.2934, -2.1788],
///         [ 0.5684, -1.0845, -1.3986]])
/// ```
#[inline]
pub fn randn<'a>(size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    RANDN.tensor(&[value::ints(&size)])
}

/// Standard normal values in the given sizes. dtype is the default float type unless given; an integer dtype is
/// an error.
///
/// What is not set in the options keeps its default: `randn(int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn randn_with<'a>(size: impl Into<Ints<'a>>, options: RandnOptions<'_>) -> Result<Tensor> {
    let size = size.into();
    RANDN.tensor(&[value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `randn`, see [`randn`]. The result is written into the given tensor.
pub fn randn_out<'a>(size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    RANDN_OUT.tensor(&[value::ints(&size), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `randn`, see [`randn`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `randn(int[] size, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn randn_out_with<'a>(size: impl Into<Ints<'a>>, options: RandnOptions<'_>, out: &Tensor) -> Result<()> {
    let size = size.into();
    RANDN_OUT.tensor(&[value::ints(&size), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`randn_like_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandnLikeOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl RandnLikeOptions {
    /// All defaults.
    pub fn new() -> RandnLikeOptions {
        RandnLikeOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// Standard normal values. Shape, dtype and strides are those of self unless given. Floating point and complex:
/// an integer dtype is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.randn_like(torch.zeros(2, dtype=torch.float64)).dtype
/// torch.float64
/// ```
#[inline]
pub fn randn_like(input: &Tensor) -> Result<Tensor> {
    RANDN_LIKE.tensor(&[value::tensor(input)])
}

/// Standard normal values. Shape, dtype and strides are those of self unless given. Floating point and complex:
/// an integer dtype is an error.
///
/// What is not set in the options keeps its default: `randn_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn randn_like_with(input: &Tensor, options: RandnLikeOptions) -> Result<Tensor> {
    RANDN_LIKE.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`random_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandomOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> RandomOptions<'a> {
    /// All defaults.
    pub fn new() -> RandomOptions<'a> {
        RandomOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `random`, see [`random`]. In place: the result is written into the tensor itself.
pub fn random_(input: &Tensor) -> Result<()> {
    RANDOM_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `random`, see [`random`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `random(Tensor self, *, Generator? generator=None) -> Tensor`.
pub fn random_with_(input: &Tensor, options: RandomOptions<'_>) -> Result<()> {
    RANDOM_INPLACE.tensor(&[value::tensor(input), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// The parameters of [`random_from_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandomFromOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> RandomFromOptions<'a> {
    /// All defaults.
    pub fn new() -> RandomFromOptions<'a> {
        RandomFromOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `random.from`, see [`random_from`]. In place: the result is written into the tensor itself.
pub fn random_from_(input: &Tensor, from_: i64, to: Option<i64>) -> Result<()> {
    RANDOM_FROM_INPLACE.tensor(&[value::tensor(input), value::int(from_), to.map_or(value::none(), value::int)]).map(drop)
}

/// `random.from`, see [`random_from`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `random.from(Tensor self, int from_, int? to, *, Generator? generator=None) -> Tensor`.
pub fn random_from_with_(input: &Tensor, from_: i64, to: Option<i64>, options: RandomFromOptions<'_>) -> Result<()> {
    RANDOM_FROM_INPLACE.tensor(&[value::tensor(input), value::int(from_), to.map_or(value::none(), value::int), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// The parameters of [`random_to_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandomToOptions<'a> {
    generator: Option<&'a Generator>,
}

impl<'a> RandomToOptions<'a> {
    /// All defaults.
    pub fn new() -> RandomToOptions<'a> {
        RandomToOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `random.to`, see [`random_to`]. In place: the result is written into the tensor itself.
pub fn random_to_(input: &Tensor, to: i64) -> Result<()> {
    RANDOM_TO_INPLACE.tensor(&[value::tensor(input), value::int(to)]).map(drop)
}

/// `random.to`, see [`random_to`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor`.
pub fn random_to_with_(input: &Tensor, to: i64, options: RandomToOptions<'_>) -> Result<()> {
    RANDOM_TO_INPLACE.tensor(&[value::tensor(input), value::int(to), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

/// The parameters of [`randperm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RandpermOptions<'a> {
    generator: Option<&'a Generator>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl<'a> RandpermOptions<'a> {
    /// All defaults.
    pub fn new() -> RandpermOptions<'a> {
        RandpermOptions::default()
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// A random permutation of 0 to n-1, 1-d. int64 unless a dtype is given. A negative n is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> torch.randperm(5)
/// tensor([4, 0, 1, 3, 2])
/// ```
#[inline]
pub fn randperm(n: i64) -> Result<Tensor> {
    RANDPERM.tensor(&[value::int(n)])
}

/// A random permutation of 0 to n-1, 1-d. int64 unless a dtype is given. A negative n is an error.
///
/// What is not set in the options keeps its default: `randperm(int n, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn randperm_with(n: i64, options: RandpermOptions<'_>) -> Result<Tensor> {
    RANDPERM.tensor(&[value::int(n), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `randperm`, see [`randperm`]. The result is written into the given tensor.
pub fn randperm_out(n: i64, out: &Tensor) -> Result<()> {
    RANDPERM_OUT.tensor(&[value::int(n), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `randperm`, see [`randperm`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `randperm(int n, *, Generator? generator=None, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn randperm_out_with(n: i64, options: RandpermOptions<'_>, out: &Tensor) -> Result<()> {
    RANDPERM_OUT.tensor(&[value::int(n), options.generator.map_or(value::none(), value::generator), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`rrelu_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RreluOptions<'a> {
    lower: Option<Scalar>,
    upper: Option<Scalar>,
    training: Option<bool>,
    generator: Option<&'a Generator>,
}

impl<'a> RreluOptions<'a> {
    /// All defaults.
    pub fn new() -> RreluOptions<'a> {
        RreluOptions::default()
    }

    /// `Scalar`, default `0.125`.
    pub fn lower(mut self, lower: impl Into<Scalar>) -> Self {
        self.lower = Some(lower.into());
        self
    }

    /// `Scalar`, default `0.3333333333333333`.
    pub fn upper(mut self, upper: impl Into<Scalar>) -> Self {
        self.upper = Some(upper.into());
        self
    }

    /// `bool`, default `False`.
    pub fn training(mut self, training: impl Into<Option<bool>>) -> Self {
        self.training = training.into();
        self
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// Leaky ReLU: an element that is not positive is multiplied by a slope, drawn for each one uniformly from
/// [lower, upper) in training, else the mean of the two. In the shape of the input, floating point only. A
/// lower above upper is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.rrelu(torch.tensor([-8., 8.]), 0.25, 0.5)
/// tensor([-3.,  8.])
/// ```
#[inline]
pub fn rrelu(input: &Tensor) -> Result<Tensor> {
    RRELU.tensor(&[value::tensor(input)])
}

/// Leaky ReLU: an element that is not positive is multiplied by a slope, drawn for each one uniformly from
/// [lower, upper) in training, else the mean of the two. In the shape of the input, floating point only. A
/// lower above upper is an error.
///
/// What is not set in the options keeps its default: `rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor`.
pub fn rrelu_with(input: &Tensor, options: RreluOptions<'_>) -> Result<Tensor> {
    RRELU.tensor(&[value::tensor(input), options.lower.as_ref().map_or(value::none(), value::scalar), options.upper.as_ref().map_or(value::none(), value::scalar), options.training.map_or(value::none(), value::boolean), options.generator.map_or(value::none(), value::generator)])
}

/// The parameters of [`rrelu_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RreluNnOptions {
    lower: Option<f64>,
    upper: Option<f64>,
    training: Option<bool>,
    inplace: Option<bool>,
}

impl RreluNnOptions {
    /// All defaults.
    pub fn new() -> RreluNnOptions {
        RreluNnOptions::default()
    }

    /// `float`, default `0.125`.
    pub fn lower(mut self, lower: impl Into<Option<f64>>) -> Self {
        self.lower = lower.into();
        self
    }

    /// `float`, default `0.3333333333333333`.
    pub fn upper(mut self, upper: impl Into<Option<f64>>) -> Self {
        self.upper = upper.into();
        self
    }

    /// `bool`, default `False`.
    pub fn training(mut self, training: impl Into<Option<bool>>) -> Self {
        self.training = training.into();
        self
    }

    /// `bool`, default `False`.
    pub fn inplace(mut self, inplace: impl Into<Option<bool>>) -> Self {
        self.inplace = inplace.into();
        self
    }
}

/// Leaky ReLU: an element that is not positive is multiplied by a slope, drawn for each one uniformly from
/// [lower, upper) in training, else the mean of the two. In the shape of input, floating point only; inplace
/// writes into input. A lower above upper is an error.
///
/// In Python:
///
/// ```text
/// >>> F.rrelu(torch.tensor([-8., 8.]), 0.25, 0.5)
/// tensor([-3.,  8.])
/// ```
#[inline]
pub fn rrelu_nn(input: &Tensor) -> Result<Tensor> {
    RRELU_NN.tensor(&[value::tensor(input)])
}

/// Leaky ReLU: an element that is not positive is multiplied by a slope, drawn for each one uniformly from
/// [lower, upper) in training, else the mean of the two. In the shape of input, floating point only; inplace
/// writes into input. A lower above upper is an error.
///
/// What is not set in the options keeps its default: `rrelu.nn(Tensor input, float lower=0.125, float upper=0.3333333333333333, bool training=False, bool inplace=False) -> Tensor`.
pub fn rrelu_nn_with(input: &Tensor, options: RreluNnOptions) -> Result<Tensor> {
    RRELU_NN.tensor(&[value::tensor(input), options.lower.map_or(value::none(), value::double), options.upper.map_or(value::none(), value::double), options.training.map_or(value::none(), value::boolean), options.inplace.map_or(value::none(), value::boolean)])
}

/// The parameters of [`uniform_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UniformOptions<'a> {
    from_: Option<f64>,
    to: Option<f64>,
    generator: Option<&'a Generator>,
}

impl<'a> UniformOptions<'a> {
    /// All defaults.
    pub fn new() -> UniformOptions<'a> {
        UniformOptions::default()
    }

    /// `float`, default `0.0`.
    pub fn from_(mut self, from_: impl Into<Option<f64>>) -> Self {
        self.from_ = from_.into();
        self
    }

    /// `float`, default `1.0`.
    pub fn to(mut self, to: impl Into<Option<f64>>) -> Self {
        self.to = to.into();
        self
    }

    /// `Generator?`, default `None`.
    pub fn generator(mut self, generator: &'a Generator) -> Self {
        self.generator = Some(generator);
        self
    }
}

/// `uniform`, see [`uniform`]. In place: the result is written into the tensor itself.
pub fn uniform_(input: &Tensor) -> Result<()> {
    UNIFORM_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `uniform`, see [`uniform`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `uniform(Tensor self, float from_=0.0, float to=1.0, *, Generator? generator=None) -> Tensor`.
pub fn uniform_with_(input: &Tensor, options: UniformOptions<'_>) -> Result<()> {
    UNIFORM_INPLACE.tensor(&[value::tensor(input), options.from_.map_or(value::none(), value::double), options.to.map_or(value::none(), value::double), options.generator.map_or(value::none(), value::generator)]).map(drop)
}

impl Tensor {
    /// 0 or 1, 1 with the probability that the element gives; in the shape and dtype of self. Probabilities outside
    /// [0, 1] are an error; floating point only.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> _ = torch.manual_seed(0)
    /// >>> torch.bernoulli(torch.tensor([0., 0.5, 1.]))
    /// tensor([0., 0., 1.])
    /// ```
    #[inline]
    pub fn bernoulli(&self) -> Result<Tensor> {
        bernoulli(self)
    }

    /// 0 or 1, 1 with the probability that the element gives; in the shape and dtype of self. Probabilities outside
    /// [0, 1] are an error; floating point only.
    ///
    /// What is not set in the options keeps its default: `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn bernoulli_with(&self, options: BernoulliOptions<'_>) -> Result<Tensor> {
        bernoulli_with(self, options)
    }

    /// `bernoulli`, see [`bernoulli`]. The result is written into the given tensor.
    #[inline]
    pub fn bernoulli_out(&self, out: &Tensor) -> Result<()> {
        bernoulli_out(self, out)
    }

    /// `bernoulli`, see [`bernoulli`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn bernoulli_out_with(&self, options: BernoulliOptions<'_>, out: &Tensor) -> Result<()> {
        bernoulli_out_with(self, options, out)
    }

    /// 0 or 1 in the shape and dtype of self, any but complex, 1 with probability p. A p outside [0, 1] is an
    /// error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> _ = torch.manual_seed(0)
    /// >>> torch.bernoulli(torch.zeros(5), 0.5)
    /// tensor([0., 0., 1., 0., 0.])
    /// ```
    #[inline]
    pub fn bernoulli_p(&self, p: f64) -> Result<Tensor> {
        bernoulli_p(self, p)
    }

    /// 0 or 1 in the shape and dtype of self, any but complex, 1 with probability p. A p outside [0, 1] is an
    /// error.
    ///
    /// What is not set in the options keeps its default: `bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn bernoulli_p_with(&self, p: f64, options: BernoulliPOptions<'_>) -> Result<Tensor> {
        bernoulli_p_with(self, p, options)
    }

    /// `bernoulli.self`, see [`bernoulli_self`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn bernoulli_self_(&self) -> Result<()> {
        bernoulli_self_(self)
    }

    /// `bernoulli.self`, see [`bernoulli_self`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `bernoulli.self(Tensor self, float p=0.5, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn bernoulli_self_with_(&self, options: BernoulliSelfOptions<'_>) -> Result<()> {
        bernoulli_self_with_(self, options)
    }

    /// `bernoulli.self_Tensor`, see [`bernoulli_self_tensor`]. In place: the result is written into the tensor
    /// itself.
    #[inline]
    pub fn bernoulli_self_tensor_(&self, p: &Tensor) -> Result<()> {
        bernoulli_self_tensor_(self, p)
    }

    /// `bernoulli.self_Tensor`, see [`bernoulli_self_tensor`]. In place: the result is written into the tensor
    /// itself.
    ///
    /// What is not set in the options keeps its default: `bernoulli.self_Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn bernoulli_self_tensor_with_(&self, p: &Tensor, options: BernoulliSelfTensorOptions<'_>) -> Result<()> {
        bernoulli_self_tensor_with_(self, p, options)
    }

    /// `cauchy`, see [`cauchy`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn cauchy_(&self) -> Result<()> {
        cauchy_(self)
    }

    /// `cauchy`, see [`cauchy`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `cauchy(Tensor self, float median=0.0, float sigma=1.0, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn cauchy_with_(&self, options: CauchyOptions<'_>) -> Result<()> {
        cauchy_with_(self, options)
    }

    /// `dropout`, see [`dropout`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn dropout_(&self, p: f64, train: bool) -> Result<()> {
        dropout_(self, p, train)
    }

    /// `exponential`, see [`exponential`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn exponential_(&self) -> Result<()> {
        exponential_(self)
    }

    /// `exponential`, see [`exponential`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `exponential(Tensor self, float lambd=1.0, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn exponential_with_(&self, options: ExponentialOptions<'_>) -> Result<()> {
        exponential_with_(self, options)
    }

    /// `geometric`, see [`geometric`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn geometric_(&self, p: f64) -> Result<()> {
        geometric_(self, p)
    }

    /// `geometric`, see [`geometric`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn geometric_with_(&self, p: f64, options: GeometricOptions<'_>) -> Result<()> {
        geometric_with_(self, p, options)
    }

    /// `log_normal`, see [`log_normal`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn log_normal_(&self) -> Result<()> {
        log_normal_(self)
    }

    /// `log_normal`, see [`log_normal`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `log_normal(Tensor self, float mean=1.0, float std=2.0, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn log_normal_with_(&self, options: LogNormalOptions<'_>) -> Result<()> {
        log_normal_with_(self, options)
    }

    /// Indices drawn with the probabilities that each row gives up to a factor: int64, (num_samples) or (rows,
    /// num_samples). Floating point only. Negative, infinite or NaN probabilities, rows of sum 0, and more samples
    /// than there are without replacement are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> _ = torch.manual_seed(0)
    /// >>> torch.multinomial(torch.tensor([0., 10., 3., 1.]), 2)
    /// tensor([1, 2])
    /// ```
    #[inline]
    pub fn multinomial(&self, num_samples: i64) -> Result<Tensor> {
        multinomial(self, num_samples)
    }

    /// Indices drawn with the probabilities that each row gives up to a factor: int64, (num_samples) or (rows,
    /// num_samples). Floating point only. Negative, infinite or NaN probabilities, rows of sum 0, and more samples
    /// than there are without replacement are errors.
    ///
    /// What is not set in the options keeps its default: `multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn multinomial_with(&self, num_samples: i64, options: MultinomialOptions<'_>) -> Result<Tensor> {
        multinomial_with(self, num_samples, options)
    }

    /// `multinomial`, see [`multinomial`]. The result is written into the given tensor.
    #[inline]
    pub fn multinomial_out(&self, num_samples: i64, out: &Tensor) -> Result<()> {
        multinomial_out(self, num_samples, out)
    }

    /// `multinomial`, see [`multinomial`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn multinomial_out_with(&self, num_samples: i64, options: MultinomialOptions<'_>, out: &Tensor) -> Result<()> {
        multinomial_out_with(self, num_samples, options, out)
    }

    /// `normal.self`, see [`normal_self`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn normal_self_(&self) -> Result<()> {
        normal_self_(self)
    }

    /// `normal.self`, see [`normal_self`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `normal.self(Tensor self, float mean=0.0, float std=1.0, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn normal_self_with_(&self, options: NormalSelfOptions<'_>) -> Result<()> {
        normal_self_with_(self, options)
    }

    /// `random`, see [`random`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn random_(&self) -> Result<()> {
        random_(self)
    }

    /// `random`, see [`random`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `random(Tensor self, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn random_with_(&self, options: RandomOptions<'_>) -> Result<()> {
        random_with_(self, options)
    }

    /// `random.from`, see [`random_from`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn random_from_(&self, from_: i64, to: Option<i64>) -> Result<()> {
        random_from_(self, from_, to)
    }

    /// `random.from`, see [`random_from`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `random.from(Tensor self, int from_, int? to, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn random_from_with_(&self, from_: i64, to: Option<i64>, options: RandomFromOptions<'_>) -> Result<()> {
        random_from_with_(self, from_, to, options)
    }

    /// `random.to`, see [`random_to`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn random_to_(&self, to: i64) -> Result<()> {
        random_to_(self, to)
    }

    /// `random.to`, see [`random_to`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn random_to_with_(&self, to: i64, options: RandomToOptions<'_>) -> Result<()> {
        random_to_with_(self, to, options)
    }

    /// `uniform`, see [`uniform`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn uniform_(&self) -> Result<()> {
        uniform_(self)
    }

    /// `uniform`, see [`uniform`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `uniform(Tensor self, float from_=0.0, float to=1.0, *, Generator? generator=None) -> Tensor`.
    #[inline]
    pub fn uniform_with_(&self, options: UniformOptions<'_>) -> Result<()> {
        uniform_with_(self, options)
    }
}
