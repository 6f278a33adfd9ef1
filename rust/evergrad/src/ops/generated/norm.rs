// Generated from bindings/schema/ops/norm.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static _BATCH_NORM: Op = Op::new(c"_batch_norm", c"", 1);
static _BATCH_NORM_TRAIN: Op = Op::new(c"_batch_norm_train", c"", 1);
static _EMBEDDING: Op = Op::new(c"_embedding", c"", 1);
static _GROUP_NORM: Op = Op::new(c"_group_norm", c"", 1);
static _LAYER_NORM: Op = Op::new(c"_layer_norm", c"", 1);
static BATCH_NORM: Op = Op::new(c"batch_norm", c"", 1);
static EMBEDDING: Op = Op::new(c"embedding", c"", 1);
static GROUP_NORM: Op = Op::new(c"group_norm", c"", 1);
static INSTANCE_NORM: Op = Op::new(c"instance_norm", c"", 1);
static LAYER_NORM: Op = Op::new(c"layer_norm", c"", 1);
static NORMALIZE: Op = Op::new(c"normalize", c"", 1);
static NORMALIZE_OUT: Op = Op::new(c"normalize", c"out", 1);
static RMS_NORM: Op = Op::new(c"rms_norm", c"", 1);

/// batch_norm with given statistics, or with those of the batch where they are missing.
#[inline]
pub fn _batch_norm(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, mean: Option<&Tensor>, var: Option<&Tensor>, eps: f64) -> Result<Tensor> {
    _BATCH_NORM.tensor(&[value::tensor(input), value::opt_tensor(weight), value::opt_tensor(bias), value::opt_tensor(mean), value::opt_tensor(var), value::double(eps)])
}

/// batch_norm with the statistics of the batch, which are written to mean and var: dense, float64 for a float64
/// input, else float32.
#[inline]
pub fn _batch_norm_train(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, mean: &Tensor, var: &Tensor, eps: f64) -> Result<Tensor> {
    _BATCH_NORM_TRAIN.tensor(&[value::tensor(input), value::opt_tensor(weight), value::opt_tensor(bias), value::tensor(mean), value::tensor(var), value::double(eps)])
}

/// The parameters of [`_embedding_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawEmbeddingOptions {
    padding_idx: Option<i64>,
    scale_grad_by_freq: Option<bool>,
}

impl RawEmbeddingOptions {
    /// All defaults.
    pub fn new() -> RawEmbeddingOptions {
        RawEmbeddingOptions::default()
    }

    /// `int`, default `-1`.
    pub fn padding_idx(mut self, padding_idx: impl Into<Option<i64>>) -> Self {
        self.padding_idx = padding_idx.into();
        self
    }

    /// `bool`, default `False`.
    pub fn scale_grad_by_freq(mut self, scale_grad_by_freq: impl Into<Option<bool>>) -> Self {
        self.scale_grad_by_freq = scale_grad_by_freq.into();
        self
    }
}

/// The rows of weight at the indices. Rows at padding_idx get no gradient; scale_grad_by_freq divides the
/// gradient of a row by how often it was read.
#[inline]
pub fn _embedding(weight: &Tensor, indices: &Tensor) -> Result<Tensor> {
    _EMBEDDING.tensor(&[value::tensor(weight), value::tensor(indices)])
}

/// The rows of weight at the indices. Rows at padding_idx get no gradient; scale_grad_by_freq divides the
/// gradient of a row by how often it was read.
///
/// What is not set in the options keeps its default: `_embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False) -> Tensor`.
pub fn _embedding_with(weight: &Tensor, indices: &Tensor, options: RawEmbeddingOptions) -> Result<Tensor> {
    _EMBEDDING.tensor(&[value::tensor(weight), value::tensor(indices), options.padding_idx.map_or(value::none(), value::int), options.scale_grad_by_freq.map_or(value::none(), value::boolean)])
}

/// group_norm in one pass over the data.
#[inline]
pub fn _group_norm(input: &Tensor, num_groups: i64, weight: Option<&Tensor>, bias: Option<&Tensor>, eps: f64) -> Result<Tensor> {
    _GROUP_NORM.tensor(&[value::tensor(input), value::int(num_groups), value::opt_tensor(weight), value::opt_tensor(bias), value::double(eps)])
}

/// layer_norm over the last `dims` dimensions.
#[inline]
pub fn _layer_norm(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, dims: i64, eps: f64) -> Result<Tensor> {
    _LAYER_NORM.tensor(&[value::tensor(input), value::opt_tensor(weight), value::opt_tensor(bias), value::int(dims), value::double(eps)])
}

/// The parameters of [`batch_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BatchNormOptions<'a> {
    weight: Option<&'a Tensor>,
    bias: Option<&'a Tensor>,
    training: Option<bool>,
    momentum: Option<f64>,
    eps: Option<f64>,
}

impl<'a> BatchNormOptions<'a> {
    /// All defaults.
    pub fn new() -> BatchNormOptions<'a> {
        BatchNormOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `bool`, default `False`.
    pub fn training(mut self, training: impl Into<Option<bool>>) -> Self {
        self.training = training.into();
        self
    }

    /// `float`, default `0.1`.
    pub fn momentum(mut self, momentum: impl Into<Option<f64>>) -> Self {
        self.momentum = momentum.into();
        self
    }

    /// `float`, default `1e-05`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }
}

/// (x - mean) / sqrt(variance + eps) for each channel (dimension 1), times weight plus bias. In training the
/// statistics are those of the batch and move the running ones by momentum; else the running ones are used. In
/// the shape of input. Floating point only; one value a channel in training is an error.
///
/// In Python:
///
/// ```text
/// >>> F.batch_norm(torch.tensor([[1., 10.], [3., 30.]]), None, None, training=True)
/// tensor([[-1.0000, -1.0000],
///         [ 1.0000,  1.0000]])
/// ```
#[inline]
pub fn batch_norm(input: &Tensor, running_mean: Option<&Tensor>, running_var: Option<&Tensor>) -> Result<Tensor> {
    BATCH_NORM.tensor(&[value::tensor(input), value::opt_tensor(running_mean), value::opt_tensor(running_var)])
}

/// (x - mean) / sqrt(variance + eps) for each channel (dimension 1), times weight plus bias. In training the
/// statistics are those of the batch and move the running ones by momentum; else the running ones are used. In
/// the shape of input. Floating point only; one value a channel in training is an error.
///
/// What is not set in the options keeps its default: `batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> Tensor`.
pub fn batch_norm_with(input: &Tensor, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, options: BatchNormOptions<'_>) -> Result<Tensor> {
    BATCH_NORM.tensor(&[value::tensor(input), value::opt_tensor(running_mean), value::opt_tensor(running_var), value::opt_tensor(options.weight), value::opt_tensor(options.bias), options.training.map_or(value::none(), value::boolean), options.momentum.map_or(value::none(), value::double), options.eps.map_or(value::none(), value::double)])
}

/// The parameters of [`embedding_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EmbeddingOptions {
    padding_idx: Option<i64>,
    max_norm: Option<f64>,
    norm_type: Option<f64>,
    scale_grad_by_freq: Option<bool>,
    sparse: Option<bool>,
}

impl EmbeddingOptions {
    /// All defaults.
    pub fn new() -> EmbeddingOptions {
        EmbeddingOptions::default()
    }

    /// `int?`, default `None`.
    pub fn padding_idx(mut self, padding_idx: impl Into<Option<i64>>) -> Self {
        self.padding_idx = padding_idx.into();
        self
    }

    /// `float?`, default `None`.
    pub fn max_norm(mut self, max_norm: impl Into<Option<f64>>) -> Self {
        self.max_norm = max_norm.into();
        self
    }

    /// `float`, default `2.0`.
    pub fn norm_type(mut self, norm_type: impl Into<Option<f64>>) -> Self {
        self.norm_type = norm_type.into();
        self
    }

    /// `bool`, default `False`.
    pub fn scale_grad_by_freq(mut self, scale_grad_by_freq: impl Into<Option<bool>>) -> Self {
        self.scale_grad_by_freq = scale_grad_by_freq.into();
        self
    }

    /// `bool`, default `False`.
    pub fn sparse(mut self, sparse: impl Into<Option<bool>>) -> Self {
        self.sparse = sparse.into();
        self
    }
}

/// The rows of weight at the indices in input. The row padding_idx gets no gradient; rows longer than max_norm
/// are scaled down in place first. Gives (\*, width) of weight's dtype, any, for (\*) indices, int64 or int32;
/// one outside is an error.
///
/// In Python:
///
/// ```text
/// >>> F.embedding(torch.tensor([2, 0]), torch.tensor([[0., 1.], [2., 3.], [4., 5.]]))
/// tensor([[4., 5.],
///         [0., 1.]])
/// ```
#[inline]
pub fn embedding(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    EMBEDDING.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// The rows of weight at the indices in input. The row padding_idx gets no gradient; rows longer than max_norm
/// are scaled down in place first. Gives (\*, width) of weight's dtype, any, for (\*) indices, int64 or int32;
/// one outside is an error.
///
/// What is not set in the options keeps its default: `embedding(Tensor input, Tensor weight, int? padding_idx=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor`.
pub fn embedding_with(input: &Tensor, weight: &Tensor, options: EmbeddingOptions) -> Result<Tensor> {
    EMBEDDING.tensor(&[value::tensor(input), value::tensor(weight), options.padding_idx.map_or(value::none(), value::int), options.max_norm.map_or(value::none(), value::double), options.norm_type.map_or(value::none(), value::double), options.scale_grad_by_freq.map_or(value::none(), value::boolean), options.sparse.map_or(value::none(), value::boolean)])
}

/// The parameters of [`group_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GroupNormOptions<'a> {
    weight: Option<&'a Tensor>,
    bias: Option<&'a Tensor>,
    eps: Option<f64>,
}

impl<'a> GroupNormOptions<'a> {
    /// All defaults.
    pub fn new() -> GroupNormOptions<'a> {
        GroupNormOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `float`, default `1e-05`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }
}

/// (x - mean) / sqrt(variance + eps) over groups of channels of each sample, times weight plus bias: input (N,
/// C, \*), weight and bias (C); in the shape of input. Floating point only; a C that num_groups does not divide
/// is an error.
///
/// In Python:
///
/// ```text
/// >>> F.group_norm(torch.tensor([[[1.], [3.], [10.], [30.]]]), 2).flatten()
/// tensor([-1.0000,  1.0000, -1.0000,  1.0000])
/// ```
#[inline]
pub fn group_norm(input: &Tensor, num_groups: i64) -> Result<Tensor> {
    GROUP_NORM.tensor(&[value::tensor(input), value::int(num_groups)])
}

/// (x - mean) / sqrt(variance + eps) over groups of channels of each sample, times weight plus bias: input (N,
/// C, \*), weight and bias (C); in the shape of input. Floating point only; a C that num_groups does not divide
/// is an error.
///
/// What is not set in the options keeps its default: `group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor`.
pub fn group_norm_with(input: &Tensor, num_groups: i64, options: GroupNormOptions<'_>) -> Result<Tensor> {
    GROUP_NORM.tensor(&[value::tensor(input), value::int(num_groups), value::opt_tensor(options.weight), value::opt_tensor(options.bias), options.eps.map_or(value::none(), value::double)])
}

/// The parameters of [`instance_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct InstanceNormOptions<'a> {
    running_mean: Option<&'a Tensor>,
    running_var: Option<&'a Tensor>,
    weight: Option<&'a Tensor>,
    bias: Option<&'a Tensor>,
    use_input_stats: Option<bool>,
    momentum: Option<f64>,
    eps: Option<f64>,
}

impl<'a> InstanceNormOptions<'a> {
    /// All defaults.
    pub fn new() -> InstanceNormOptions<'a> {
        InstanceNormOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn running_mean(mut self, running_mean: impl Into<Option<&'a Tensor>>) -> Self {
        self.running_mean = running_mean.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn running_var(mut self, running_var: impl Into<Option<&'a Tensor>>) -> Self {
        self.running_var = running_var.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `bool`, default `True`.
    pub fn use_input_stats(mut self, use_input_stats: impl Into<Option<bool>>) -> Self {
        self.use_input_stats = use_input_stats.into();
        self
    }

    /// `float`, default `0.1`.
    pub fn momentum(mut self, momentum: impl Into<Option<f64>>) -> Self {
        self.momentum = momentum.into();
        self
    }

    /// `float`, default `1e-05`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }
}

/// batch_norm with statistics of each sample on its own: input (N, C, \*) with at least one dimension behind C;
/// the result has its shape. Floating point only; one element a channel is an error in training.
///
/// In Python:
///
/// ```text
/// >>> F.instance_norm(torch.tensor([[[1., 3.], [10., 30.]]]))
/// tensor([[[-1.0000,  1.0000],
///          [-1.0000,  1.0000]]])
/// ```
#[inline]
pub fn instance_norm(input: &Tensor) -> Result<Tensor> {
    INSTANCE_NORM.tensor(&[value::tensor(input)])
}

/// batch_norm with statistics of each sample on its own: input (N, C, \*) with at least one dimension behind C;
/// the result has its shape. Floating point only; one element a channel is an error in training.
///
/// What is not set in the options keeps its default: `instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor`.
pub fn instance_norm_with(input: &Tensor, options: InstanceNormOptions<'_>) -> Result<Tensor> {
    INSTANCE_NORM.tensor(&[value::tensor(input), value::opt_tensor(options.running_mean), value::opt_tensor(options.running_var), value::opt_tensor(options.weight), value::opt_tensor(options.bias), options.use_input_stats.map_or(value::none(), value::boolean), options.momentum.map_or(value::none(), value::double), options.eps.map_or(value::none(), value::double)])
}

/// The parameters of [`layer_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LayerNormOptions<'a> {
    weight: Option<&'a Tensor>,
    bias: Option<&'a Tensor>,
    eps: Option<f64>,
    cudnn_enable: Option<bool>,
}

impl<'a> LayerNormOptions<'a> {
    /// All defaults.
    pub fn new() -> LayerNormOptions<'a> {
        LayerNormOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `float`, default `1e-05`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }

    /// `bool`, default `True`.
    pub fn cudnn_enable(mut self, cudnn_enable: impl Into<Option<bool>>) -> Self {
        self.cudnn_enable = cudnn_enable.into();
        self
    }
}

/// (x - mean) / sqrt(variance + eps) over the last dimensions, which have the shape normalized_shape, times
/// weight plus bias. In the shape of input. Floating point only; other last dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> F.layer_norm(torch.tensor([[1., 3.], [2., 6.]]), (2,))
/// tensor([[-1.0000,  1.0000],
///         [-1.0000,  1.0000]])
/// ```
#[inline]
pub fn layer_norm<'a>(input: &Tensor, normalized_shape: impl Into<Ints<'a>>) -> Result<Tensor> {
    let normalized_shape = normalized_shape.into();
    LAYER_NORM.tensor(&[value::tensor(input), value::ints(&normalized_shape)])
}

/// (x - mean) / sqrt(variance + eps) over the last dimensions, which have the shape normalized_shape, times
/// weight plus bias. In the shape of input. Floating point only; other last dimensions are an error.
///
/// What is not set in the options keeps its default: `layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor`.
pub fn layer_norm_with<'a>(input: &Tensor, normalized_shape: impl Into<Ints<'a>>, options: LayerNormOptions<'_>) -> Result<Tensor> {
    let normalized_shape = normalized_shape.into();
    LAYER_NORM.tensor(&[value::tensor(input), value::ints(&normalized_shape), value::opt_tensor(options.weight), value::opt_tensor(options.bias), options.eps.map_or(value::none(), value::double), options.cudnn_enable.map_or(value::none(), value::boolean)])
}

/// The parameters of [`normalize_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NormalizeOptions {
    p: Option<f64>,
    dim: Option<i64>,
    eps: Option<f64>,
}

impl NormalizeOptions {
    /// All defaults.
    pub fn new() -> NormalizeOptions {
        NormalizeOptions::default()
    }

    /// `float`, default `2.0`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `int`, default `1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `float`, default `1e-12`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }
}

/// x divided by its p-norm along a dimension, or by eps where that is larger; in the shape of x. Floating point
/// and complex only; a dimension that x does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> F.normalize(torch.tensor([[3., 4.], [0., 2.]]))
/// tensor([[0.6000, 0.8000],
///         [0.0000, 1.0000]])
/// ```
#[inline]
pub fn normalize(input: &Tensor) -> Result<Tensor> {
    NORMALIZE.tensor(&[value::tensor(input)])
}

/// x divided by its p-norm along a dimension, or by eps where that is larger; in the shape of x. Floating point
/// and complex only; a dimension that x does not have is an error.
///
/// What is not set in the options keeps its default: `normalize(Tensor input, float p=2.0, int dim=1, float eps=1e-12) -> Tensor`.
pub fn normalize_with(input: &Tensor, options: NormalizeOptions) -> Result<Tensor> {
    NORMALIZE.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double), options.dim.map_or(value::none(), value::int), options.eps.map_or(value::none(), value::double)])
}

/// `normalize`, see [`normalize`]. The result is written into the given tensor.
pub fn normalize_out(input: &Tensor, out: &Tensor) -> Result<()> {
    NORMALIZE_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `normalize`, see [`normalize`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `normalize(Tensor input, float p=2.0, int dim=1, float eps=1e-12) -> Tensor`.
pub fn normalize_out_with(input: &Tensor, options: NormalizeOptions, out: &Tensor) -> Result<()> {
    NORMALIZE_OUT.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double), options.dim.map_or(value::none(), value::int), options.eps.map_or(value::none(), value::double), value::tensor(out)]).map(drop)
}

/// The parameters of [`rms_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RmsNormOptions<'a> {
    weight: Option<&'a Tensor>,
    eps: Option<f64>,
}

impl<'a> RmsNormOptions<'a> {
    /// All defaults.
    pub fn new() -> RmsNormOptions<'a> {
        RmsNormOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `float?`, default `None`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }
}

/// x / sqrt(mean of squares + eps) over the last dimensions, which have the shape normalized_shape, times
/// weight of that shape; in the shape of x. Without eps the smallest step of the dtype. Floating point and
/// complex; integers and other last dimensions are errors.
///
/// In Python:
///
/// ```text
/// >>> F.rms_norm(torch.tensor([[3., 4.]]), (2,))
/// tensor([[0.8485, 1.1314]])
/// ```
#[inline]
pub fn rms_norm<'a>(input: &Tensor, normalized_shape: impl Into<Ints<'a>>) -> Result<Tensor> {
    let normalized_shape = normalized_shape.into();
    RMS_NORM.tensor(&[value::tensor(input), value::ints(&normalized_shape)])
}

/// x / sqrt(mean of squares + eps) over the last dimensions, which have the shape normalized_shape, times
/// weight of that shape; in the shape of x. Without eps the smallest step of the dtype. Floating point and
/// complex; integers and other last dimensions are errors.
///
/// What is not set in the options keeps its default: `rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor`.
pub fn rms_norm_with<'a>(input: &Tensor, normalized_shape: impl Into<Ints<'a>>, options: RmsNormOptions<'_>) -> Result<Tensor> {
    let normalized_shape = normalized_shape.into();
    RMS_NORM.tensor(&[value::tensor(input), value::ints(&normalized_shape), value::opt_tensor(options.weight), options.eps.map_or(value::none(), value::double)])
}
