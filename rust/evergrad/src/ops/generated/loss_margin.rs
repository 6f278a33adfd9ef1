// Generated from bindings/schema/ops/loss_margin.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Operand;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static _MULTI_MARGIN_LOSS: Op = Op::new(c"_multi_margin_loss", c"", 1);
static _MULTILABEL_MARGIN_LOSS: Op = Op::new(c"_multilabel_margin_loss", c"", 1);
static COSINE_EMBEDDING_LOSS: Op = Op::new(c"cosine_embedding_loss", c"", 1);
static GAUSSIAN_NLL_LOSS: Op = Op::new(c"gaussian_nll_loss", c"", 1);
static HINGE_EMBEDDING_LOSS: Op = Op::new(c"hinge_embedding_loss", c"", 1);
static MARGIN_RANKING_LOSS: Op = Op::new(c"margin_ranking_loss", c"", 1);
static MULTI_MARGIN_LOSS: Op = Op::new(c"multi_margin_loss", c"", 1);
static MULTILABEL_MARGIN_LOSS: Op = Op::new(c"multilabel_margin_loss", c"", 1);
static MULTILABEL_SOFT_MARGIN_LOSS: Op = Op::new(c"multilabel_soft_margin_loss", c"", 1);
static PAIRWISE_DISTANCE: Op = Op::new(c"pairwise_distance", c"", 1);
static POISSON_NLL_LOSS: Op = Op::new(c"poisson_nll_loss", c"", 1);
static SOFT_MARGIN_LOSS: Op = Op::new(c"soft_margin_loss", c"", 1);
static TRIPLET_MARGIN_LOSS: Op = Op::new(c"triplet_margin_loss", c"", 1);

/// multi_margin_loss without weight and reduction: input (N, C) and target (N) give (N).
#[inline]
pub fn _multi_margin_loss(input: &Tensor, target: &Tensor, squared: bool, margin: f64) -> Result<Tensor> {
    _MULTI_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target), value::boolean(squared), value::double(margin)])
}

/// multilabel_margin_loss without reduction: input and target (N, C) give (N).
#[inline]
pub fn _multilabel_margin_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    _MULTILABEL_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// The parameters of [`cosine_embedding_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CosineEmbeddingLossOptions<'a> {
    margin: Option<f64>,
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> CosineEmbeddingLossOptions<'a> {
    /// All defaults.
    pub fn new() -> CosineEmbeddingLossOptions<'a> {
        CosineEmbeddingLossOptions::default()
    }

    /// `float`, default `0.0`.
    pub fn margin(mut self, margin: impl Into<Option<f64>>) -> Self {
        self.margin = margin.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn size_average(mut self, size_average: impl Into<Option<bool>>) -> Self {
        self.size_average = size_average.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn reduce(mut self, reduce: impl Into<Option<bool>>) -> Self {
        self.reduce = reduce.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// 1 - c where target is 1, max(0, c - margin) where it is -1, for the cosine c between the rows of input1 and
/// input2. (N, D) with a target (N), or (D) with one of no dimensions; others are errors. In the shape of
/// target with reduction none, else 0-dim; floating point.
///
/// In Python:
///
/// ```text
/// >>> x, y = torch.tensor([[1., 0.]]), torch.tensor([[3., 4.]])
/// >>> F.cosine_embedding_loss(x, y, torch.tensor([1]))
/// tensor(0.4000)
/// ```
#[inline]
pub fn cosine_embedding_loss(input1: &Tensor, input2: &Tensor, target: &Tensor) -> Result<Tensor> {
    COSINE_EMBEDDING_LOSS.tensor(&[value::tensor(input1), value::tensor(input2), value::tensor(target)])
}

/// 1 - c where target is 1, max(0, c - margin) where it is -1, for the cosine c between the rows of input1 and
/// input2. (N, D) with a target (N), or (D) with one of no dimensions; others are errors. In the shape of
/// target with reduction none, else 0-dim; floating point.
///
/// What is not set in the options keeps its default: `cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn cosine_embedding_loss_with(input1: &Tensor, input2: &Tensor, target: &Tensor, options: CosineEmbeddingLossOptions<'_>) -> Result<Tensor> {
    COSINE_EMBEDDING_LOSS.tensor(&[value::tensor(input1), value::tensor(input2), value::tensor(target), options.margin.map_or(value::none(), value::double), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`gaussian_nll_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GaussianNllLossOptions<'a> {
    full: Option<bool>,
    eps: Option<f64>,
    reduction: Option<&'a str>,
}

impl<'a> GaussianNllLossOptions<'a> {
    /// All defaults.
    pub fn new() -> GaussianNllLossOptions<'a> {
        GaussianNllLossOptions::default()
    }

    /// `bool`, default `False`.
    pub fn full(mut self, full: impl Into<Option<bool>>) -> Self {
        self.full = full.into();
        self
    }

    /// `float`, default `1e-06`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// The negative log likelihood under normal distributions: (log v + (input - target)^2 / v) / 2, reduced, for
/// the variance v, which is var or at least eps; full adds log(2 pi) / 2. var is a number, has the shape of
/// input, or lacks its last dimension or has 1 there. In the broadcast shape with reduction none, else 0-dim.
/// Floating point and complex only; a negative var is an error.
///
/// In Python:
///
/// ```text
/// >>> F.gaussian_nll_loss(torch.tensor([1., 2.]), torch.tensor([1., 4.]), torch.tensor([1., 4.]))
/// tensor(0.5966)
/// ```
#[inline]
pub fn gaussian_nll_loss<'a>(input: &Tensor, target: &Tensor, var: impl Into<Operand<'a>>) -> Result<Tensor> {
    let var = var.into();
    GAUSSIAN_NLL_LOSS.tensor(&[value::tensor(input), value::tensor(target), value::operand(&var)])
}

/// The negative log likelihood under normal distributions: (log v + (input - target)^2 / v) / 2, reduced, for
/// the variance v, which is var or at least eps; full adds log(2 pi) / 2. var is a number, has the shape of
/// input, or lacks its last dimension or has 1 there. In the broadcast shape with reduction none, else 0-dim.
/// Floating point and complex only; a negative var is an error.
///
/// What is not set in the options keeps its default: `gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, float eps=1e-06, str reduction='mean') -> Tensor`.
pub fn gaussian_nll_loss_with<'a>(input: &Tensor, target: &Tensor, var: impl Into<Operand<'a>>, options: GaussianNllLossOptions<'_>) -> Result<Tensor> {
    let var = var.into();
    GAUSSIAN_NLL_LOSS.tensor(&[value::tensor(input), value::tensor(target), value::operand(&var), options.full.map_or(value::none(), value::boolean), options.eps.map_or(value::none(), value::double), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`hinge_embedding_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HingeEmbeddingLossOptions<'a> {
    margin: Option<f64>,
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> HingeEmbeddingLossOptions<'a> {
    /// All defaults.
    pub fn new() -> HingeEmbeddingLossOptions<'a> {
        HingeEmbeddingLossOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn margin(mut self, margin: impl Into<Option<f64>>) -> Self {
        self.margin = margin.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn size_average(mut self, size_average: impl Into<Option<bool>>) -> Self {
        self.size_average = size_average.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn reduce(mut self, reduce: impl Into<Option<bool>>) -> Self {
        self.reduce = reduce.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// input where target is 1, max(0, margin - input) where it is -1, reduced. In the broadcast shape with
/// reduction none, 0-dim with mean or sum; another word is an error. Any dtype, for the mean floating point.
///
/// In Python:
///
/// ```text
/// >>> F.hinge_embedding_loss(torch.tensor([0.5, 0.25]), torch.tensor([1, -1]))
/// tensor(0.6250)
/// ```
#[inline]
pub fn hinge_embedding_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    HINGE_EMBEDDING_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// input where target is 1, max(0, margin - input) where it is -1, reduced. In the broadcast shape with
/// reduction none, 0-dim with mean or sum; another word is an error. Any dtype, for the mean floating point.
///
/// What is not set in the options keeps its default: `hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn hinge_embedding_loss_with(input: &Tensor, target: &Tensor, options: HingeEmbeddingLossOptions<'_>) -> Result<Tensor> {
    HINGE_EMBEDDING_LOSS.tensor(&[value::tensor(input), value::tensor(target), options.margin.map_or(value::none(), value::double), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`margin_ranking_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MarginRankingLossOptions<'a> {
    margin: Option<f64>,
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> MarginRankingLossOptions<'a> {
    /// All defaults.
    pub fn new() -> MarginRankingLossOptions<'a> {
        MarginRankingLossOptions::default()
    }

    /// `float`, default `0.0`.
    pub fn margin(mut self, margin: impl Into<Option<f64>>) -> Self {
        self.margin = margin.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn size_average(mut self, size_average: impl Into<Option<bool>>) -> Self {
        self.size_average = size_average.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn reduce(mut self, reduce: impl Into<Option<bool>>) -> Self {
        self.reduce = reduce.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// max(0, -target (input1 - input2) + margin), reduced: with a target of 1 the first should be larger, with -1
/// the second. In the broadcast shape with reduction none, else 0-dim; floating point. Tensors of different
/// numbers of dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> F.margin_ranking_loss(torch.tensor([1., 2.]), torch.tensor([0., 3.]), torch.tensor([1., 1.]))
/// tensor(0.5000)
/// ```
#[inline]
pub fn margin_ranking_loss(input1: &Tensor, input2: &Tensor, target: &Tensor) -> Result<Tensor> {
    MARGIN_RANKING_LOSS.tensor(&[value::tensor(input1), value::tensor(input2), value::tensor(target)])
}

/// max(0, -target (input1 - input2) + margin), reduced: with a target of 1 the first should be larger, with -1
/// the second. In the broadcast shape with reduction none, else 0-dim; floating point. Tensors of different
/// numbers of dimensions are an error.
///
/// What is not set in the options keeps its default: `margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn margin_ranking_loss_with(input1: &Tensor, input2: &Tensor, target: &Tensor, options: MarginRankingLossOptions<'_>) -> Result<Tensor> {
    MARGIN_RANKING_LOSS.tensor(&[value::tensor(input1), value::tensor(input2), value::tensor(target), options.margin.map_or(value::none(), value::double), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`multi_margin_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MultiMarginLossOptions<'a> {
    p: Option<Scalar>,
    margin: Option<Scalar>,
    weight: Option<&'a Tensor>,
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> MultiMarginLossOptions<'a> {
    /// All defaults.
    pub fn new() -> MultiMarginLossOptions<'a> {
        MultiMarginLossOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn p(mut self, p: impl Into<Scalar>) -> Self {
        self.p = Some(p.into());
        self
    }

    /// `Scalar`, default `1.0`.
    pub fn margin(mut self, margin: impl Into<Scalar>) -> Self {
        self.margin = Some(margin.into());
        self
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn size_average(mut self, size_average: impl Into<Option<bool>>) -> Self {
        self.size_average = size_average.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn reduce(mut self, reduce: impl Into<Option<bool>>) -> Self {
        self.reduce = reduce.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// The mean over the classes d but the target t of max(0, margin - input[t] + input[d])^p, times weight[t]; p
/// is 1 or 2. input (N, C) or (C), floating point, target (N) or 0-dim, int64. In the shape of target with
/// reduction none, else 0-dim. Another shape of target or weight, and a class outside, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.multi_margin_loss(torch.tensor([[0.5, 1., 0.]]), torch.tensor([1]))
/// tensor(0.1667)
/// ```
#[inline]
pub fn multi_margin_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    MULTI_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// The mean over the classes d but the target t of max(0, margin - input[t] + input[d])^p, times weight[t]; p
/// is 1 or 2. input (N, C) or (C), floating point, target (N) or 0-dim, int64. In the shape of target with
/// reduction none, else 0-dim. Another shape of target or weight, and a class outside, are errors.
///
/// What is not set in the options keeps its default: `multi_margin_loss(Tensor input, Tensor target, Scalar p=1, Scalar margin=1.0, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn multi_margin_loss_with(input: &Tensor, target: &Tensor, options: MultiMarginLossOptions<'_>) -> Result<Tensor> {
    MULTI_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target), options.p.as_ref().map_or(value::none(), value::scalar), options.margin.as_ref().map_or(value::none(), value::scalar), value::opt_tensor(options.weight), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`multilabel_margin_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MultilabelMarginLossOptions<'a> {
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> MultilabelMarginLossOptions<'a> {
    /// All defaults.
    pub fn new() -> MultilabelMarginLossOptions<'a> {
        MultilabelMarginLossOptions::default()
    }

    /// `bool?`, default `None`.
    pub fn size_average(mut self, size_average: impl Into<Option<bool>>) -> Self {
        self.size_average = size_average.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn reduce(mut self, reduce: impl Into<Option<bool>>) -> Self {
        self.reduce = reduce.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// For each wanted class t (those in target before its first -1) and each class d that is not wanted max(0, 1 -
/// input[t] + input[d]), summed and divided by the number of classes. input (N, C) or (C), floating point,
/// target of the same shape, int64. (N) or 0-dim with reduction none, else 0-dim. A class outside is an error.
///
/// In Python:
///
/// ```text
/// >>> F.multilabel_margin_loss(torch.tensor([[0.1, 0.2, 0.4, 0.8]]), torch.tensor([[3, 0, -1, 1]]))
/// tensor(0.8500)
/// ```
#[inline]
pub fn multilabel_margin_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    MULTILABEL_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// For each wanted class t (those in target before its first -1) and each class d that is not wanted max(0, 1 -
/// input[t] + input[d]), summed and divided by the number of classes. input (N, C) or (C), floating point,
/// target of the same shape, int64. (N) or 0-dim with reduction none, else 0-dim. A class outside is an error.
///
/// What is not set in the options keeps its default: `multilabel_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn multilabel_margin_loss_with(input: &Tensor, target: &Tensor, options: MultilabelMarginLossOptions<'_>) -> Result<Tensor> {
    MULTILABEL_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`multilabel_soft_margin_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MultilabelSoftMarginLossOptions<'a> {
    weight: Option<&'a Tensor>,
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> MultilabelSoftMarginLossOptions<'a> {
    /// All defaults.
    pub fn new() -> MultilabelSoftMarginLossOptions<'a> {
        MultilabelSoftMarginLossOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn size_average(mut self, size_average: impl Into<Option<bool>>) -> Self {
        self.size_average = size_average.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn reduce(mut self, reduce: impl Into<Option<bool>>) -> Self {
        self.reduce = reduce.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// binary_cross_entropy_with_logits of each class, times weight, averaged over the last dimension, then
/// reduced. target is 0 or 1 in the shape of input, which is floating point. Without the last dimension with
/// reduction none, else 0-dim; another word is an error.
///
/// In Python:
///
/// ```text
/// >>> F.multilabel_soft_margin_loss(torch.tensor([[2., -1.]]), torch.tensor([[1., 0.]]))
/// tensor(0.2201)
/// ```
#[inline]
pub fn multilabel_soft_margin_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    MULTILABEL_SOFT_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// binary_cross_entropy_with_logits of each class, times weight, averaged over the last dimension, then
/// reduced. target is 0 or 1 in the shape of input, which is floating point. Without the last dimension with
/// reduction none, else 0-dim; another word is an error.
///
/// What is not set in the options keeps its default: `multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn multilabel_soft_margin_loss_with(input: &Tensor, target: &Tensor, options: MultilabelSoftMarginLossOptions<'_>) -> Result<Tensor> {
    MULTILABEL_SOFT_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target), value::opt_tensor(options.weight), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`pairwise_distance_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct PairwiseDistanceOptions {
    p: Option<f64>,
    eps: Option<f64>,
    keepdim: Option<bool>,
}

impl PairwiseDistanceOptions {
    /// All defaults.
    pub fn new() -> PairwiseDistanceOptions {
        PairwiseDistanceOptions::default()
    }

    /// `float`, default `2.0`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `float`, default `1e-06`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The p-norm of x1 - x2 + eps along the last dimension, which keepdim keeps with size 1. x1 and x2 broadcast;
/// floating point and complex only.
///
/// In Python:
///
/// ```text
/// >>> F.pairwise_distance(torch.tensor([[0., 0.]]), torch.tensor([[3., 4.]]))
/// tensor([5.0000])
/// ```
#[inline]
pub fn pairwise_distance(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    PAIRWISE_DISTANCE.tensor(&[value::tensor(x1), value::tensor(x2)])
}

/// The p-norm of x1 - x2 + eps along the last dimension, which keepdim keeps with size 1. x1 and x2 broadcast;
/// floating point and complex only.
///
/// What is not set in the options keeps its default: `pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-06, bool keepdim=False) -> Tensor`.
pub fn pairwise_distance_with(x1: &Tensor, x2: &Tensor, options: PairwiseDistanceOptions) -> Result<Tensor> {
    PAIRWISE_DISTANCE.tensor(&[value::tensor(x1), value::tensor(x2), options.p.map_or(value::none(), value::double), options.eps.map_or(value::none(), value::double), options.keepdim.map_or(value::none(), value::boolean)])
}

/// The parameters of [`poisson_nll_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct PoissonNllLossOptions<'a> {
    log_input: Option<bool>,
    full: Option<bool>,
    size_average: Option<bool>,
    eps: Option<f64>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> PoissonNllLossOptions<'a> {
    /// All defaults.
    pub fn new() -> PoissonNllLossOptions<'a> {
        PoissonNllLossOptions::default()
    }

    /// `bool`, default `True`.
    pub fn log_input(mut self, log_input: impl Into<Option<bool>>) -> Self {
        self.log_input = log_input.into();
        self
    }

    /// `bool`, default `False`.
    pub fn full(mut self, full: impl Into<Option<bool>>) -> Self {
        self.full = full.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn size_average(mut self, size_average: impl Into<Option<bool>>) -> Self {
        self.size_average = size_average.into();
        self
    }

    /// `float`, default `1e-08`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn reduce(mut self, reduce: impl Into<Option<bool>>) -> Self {
        self.reduce = reduce.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// The negative log likelihood of counts under Poisson distributions: exp(input) - target input, or without
/// log_input input - target log(input + eps), reduced. full adds Stirling's approximation of log(target!) where
/// target is above 1. In the broadcast shape with reduction none, 0-dim with mean or sum; another word is an
/// error. Floating point.
///
/// In Python:
///
/// ```text
/// >>> F.poisson_nll_loss(torch.tensor([0., 1.]), torch.tensor([1., 2.]), reduction='none')
/// tensor([1.0000, 0.7183])
/// ```
#[inline]
pub fn poisson_nll_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    POISSON_NLL_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// The negative log likelihood of counts under Poisson distributions: exp(input) - target input, or without
/// log_input input - target log(input + eps), reduced. full adds Stirling's approximation of log(target!) where
/// target is above 1. In the broadcast shape with reduction none, 0-dim with mean or sum; another word is an
/// error. Floating point.
///
/// What is not set in the options keeps its default: `poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, bool? size_average=None, float eps=1e-08, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn poisson_nll_loss_with(input: &Tensor, target: &Tensor, options: PoissonNllLossOptions<'_>) -> Result<Tensor> {
    POISSON_NLL_LOSS.tensor(&[value::tensor(input), value::tensor(target), options.log_input.map_or(value::none(), value::boolean), options.full.map_or(value::none(), value::boolean), options.size_average.map_or(value::none(), value::boolean), options.eps.map_or(value::none(), value::double), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`soft_margin_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SoftMarginLossOptions<'a> {
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> SoftMarginLossOptions<'a> {
    /// All defaults.
    pub fn new() -> SoftMarginLossOptions<'a> {
        SoftMarginLossOptions::default()
    }

    /// `bool?`, default `None`.
    pub fn size_average(mut self, size_average: impl Into<Option<bool>>) -> Self {
        self.size_average = size_average.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn reduce(mut self, reduce: impl Into<Option<bool>>) -> Self {
        self.reduce = reduce.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// log(1 + exp(-target input)) for a target of 1 or -1, reduced; input and target broadcast, to the shape of
/// the result with reduction none, else it is 0-dim. input is floating point, another is an error.
///
/// In Python:
///
/// ```text
/// >>> F.soft_margin_loss(torch.tensor([2., -1.]), torch.tensor([1., -1.]))
/// tensor(0.2201)
/// ```
#[inline]
pub fn soft_margin_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    SOFT_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// log(1 + exp(-target input)) for a target of 1 or -1, reduced; input and target broadcast, to the shape of
/// the result with reduction none, else it is 0-dim. input is floating point, another is an error.
///
/// What is not set in the options keeps its default: `soft_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn soft_margin_loss_with(input: &Tensor, target: &Tensor, options: SoftMarginLossOptions<'_>) -> Result<Tensor> {
    SOFT_MARGIN_LOSS.tensor(&[value::tensor(input), value::tensor(target), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`triplet_margin_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TripletMarginLossOptions<'a> {
    margin: Option<f64>,
    p: Option<f64>,
    eps: Option<f64>,
    swap: Option<bool>,
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> TripletMarginLossOptions<'a> {
    /// All defaults.
    pub fn new() -> TripletMarginLossOptions<'a> {
        TripletMarginLossOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn margin(mut self, margin: impl Into<Option<f64>>) -> Self {
        self.margin = margin.into();
        self
    }

    /// `float`, default `2.0`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `float`, default `1e-06`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }

    /// `bool`, default `False`.
    pub fn swap(mut self, swap: impl Into<Option<bool>>) -> Self {
        self.swap = swap.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn size_average(mut self, size_average: impl Into<Option<bool>>) -> Self {
        self.size_average = size_average.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn reduce(mut self, reduce: impl Into<Option<bool>>) -> Self {
        self.reduce = reduce.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }
}

/// max(0, margin + d(anchor, positive) - d(anchor, negative)) for the pairwise_distance d, reduced; swap takes
/// the distance between positive and negative where that is smaller. (N, D), or (D), gives (N), or 0-dim, with
/// reduction none, else 0-dim. Floating point only. A margin that is not positive, and different numbers of
/// dimensions, are errors.
///
/// In Python:
///
/// ```text
/// >>> a, p, n = torch.tensor([[0., 0.]]), torch.tensor([[1., 0.]]), torch.tensor([[0., 1.5]])
/// >>> F.triplet_margin_loss(a, p, n)
/// tensor(0.5000)
/// ```
#[inline]
pub fn triplet_margin_loss(anchor: &Tensor, positive: &Tensor, negative: &Tensor) -> Result<Tensor> {
    TRIPLET_MARGIN_LOSS.tensor(&[value::tensor(anchor), value::tensor(positive), value::tensor(negative)])
}

/// max(0, margin + d(anchor, positive) - d(anchor, negative)) for the pairwise_distance d, reduced; swap takes
/// the distance between positive and negative where that is smaller. (N, D), or (D), gives (N), or 0-dim, with
/// reduction none, else 0-dim. Floating point only. A margin that is not positive, and different numbers of
/// dimensions, are errors.
///
/// What is not set in the options keeps its default: `triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2.0, float eps=1e-06, bool swap=False, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn triplet_margin_loss_with(anchor: &Tensor, positive: &Tensor, negative: &Tensor, options: TripletMarginLossOptions<'_>) -> Result<Tensor> {
    TRIPLET_MARGIN_LOSS.tensor(&[value::tensor(anchor), value::tensor(positive), value::tensor(negative), options.margin.map_or(value::none(), value::double), options.p.map_or(value::none(), value::double), options.eps.map_or(value::none(), value::double), options.swap.map_or(value::none(), value::boolean), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}
