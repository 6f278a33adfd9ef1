// Generated from bindings/schema/ops/loss.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static BINARY_CROSS_ENTROPY: Op = Op::new(c"binary_cross_entropy", c"", 1);
static BINARY_CROSS_ENTROPY_WITH_LOGITS: Op = Op::new(c"binary_cross_entropy_with_logits", c"", 1);
static CROSS_ENTROPY: Op = Op::new(c"cross_entropy", c"", 1);
static HUBER_LOSS: Op = Op::new(c"huber_loss", c"", 1);
static KL_DIV: Op = Op::new(c"kl_div", c"", 1);
static L1_LOSS: Op = Op::new(c"l1_loss", c"", 1);
static MSE_LOSS: Op = Op::new(c"mse_loss", c"", 1);
static NLL_LOSS: Op = Op::new(c"nll_loss", c"", 1);
static SMOOTH_L1_LOSS: Op = Op::new(c"smooth_l1_loss", c"", 1);

/// The parameters of [`binary_cross_entropy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BinaryCrossEntropyOptions<'a> {
    weight: Option<&'a Tensor>,
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> BinaryCrossEntropyOptions<'a> {
    /// All defaults.
    pub fn new() -> BinaryCrossEntropyOptions<'a> {
        BinaryCrossEntropyOptions::default()
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

/// -(target log input + (1 - target) log(1 - input)), logarithms not below -100, reduced. input lies in [0, 1].
/// In the shape of input with reduction none, 0-dim with mean or sum. Floating point only; another shape of
/// target, and an input outside, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.binary_cross_entropy(torch.tensor([0.9, 0.2]), torch.tensor([1., 0.]))
/// tensor(0.1643)
/// ```
#[inline]
pub fn binary_cross_entropy(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    BINARY_CROSS_ENTROPY.tensor(&[value::tensor(input), value::tensor(target)])
}

/// -(target log input + (1 - target) log(1 - input)), logarithms not below -100, reduced. input lies in [0, 1].
/// In the shape of input with reduction none, 0-dim with mean or sum. Floating point only; another shape of
/// target, and an input outside, are errors.
///
/// What is not set in the options keeps its default: `binary_cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn binary_cross_entropy_with(input: &Tensor, target: &Tensor, options: BinaryCrossEntropyOptions<'_>) -> Result<Tensor> {
    BINARY_CROSS_ENTROPY.tensor(&[value::tensor(input), value::tensor(target), value::opt_tensor(options.weight), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`binary_cross_entropy_with_logits_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BinaryCrossEntropyWithLogitsOptions<'a> {
    weight: Option<&'a Tensor>,
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
    pos_weight: Option<&'a Tensor>,
}

impl<'a> BinaryCrossEntropyWithLogitsOptions<'a> {
    /// All defaults.
    pub fn new() -> BinaryCrossEntropyWithLogitsOptions<'a> {
        BinaryCrossEntropyWithLogitsOptions::default()
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

    /// `Tensor?`, default `None`.
    pub fn pos_weight(mut self, pos_weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.pos_weight = pos_weight.into();
        self
    }
}

/// binary_cross_entropy of sigmoid(input), computed stably; pos_weight weighs the positive examples. In the
/// shape of input with reduction none, 0-dim with mean or sum. Floating point only; another shape of target is
/// an error.
///
/// In Python:
///
/// ```text
/// >>> F.binary_cross_entropy_with_logits(torch.tensor([2., -1.]), torch.tensor([1., 0.]))
/// tensor(0.2201)
/// ```
#[inline]
pub fn binary_cross_entropy_with_logits(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    BINARY_CROSS_ENTROPY_WITH_LOGITS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// binary_cross_entropy of sigmoid(input), computed stably; pos_weight weighs the positive examples. In the
/// shape of input with reduction none, 0-dim with mean or sum. Floating point only; another shape of target is
/// an error.
///
/// What is not set in the options keeps its default: `binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor`.
pub fn binary_cross_entropy_with_logits_with(input: &Tensor, target: &Tensor, options: BinaryCrossEntropyWithLogitsOptions<'_>) -> Result<Tensor> {
    BINARY_CROSS_ENTROPY_WITH_LOGITS.tensor(&[value::tensor(input), value::tensor(target), value::opt_tensor(options.weight), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string), value::opt_tensor(options.pos_weight)])
}

/// The parameters of [`cross_entropy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CrossEntropyOptions<'a> {
    weight: Option<&'a Tensor>,
    size_average: Option<bool>,
    ignore_index: Option<i64>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
    label_smoothing: Option<f64>,
}

impl<'a> CrossEntropyOptions<'a> {
    /// All defaults.
    pub fn new() -> CrossEntropyOptions<'a> {
        CrossEntropyOptions::default()
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

    /// `int`, default `-100`.
    pub fn ignore_index(mut self, ignore_index: impl Into<Option<i64>>) -> Self {
        self.ignore_index = ignore_index.into();
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

    /// `float`, default `0.0`.
    pub fn label_smoothing(mut self, label_smoothing: impl Into<Option<f64>>) -> Self {
        self.label_smoothing = label_smoothing.into();
        self
    }
}

/// nll_loss of log_softmax. Targets are class indices, or probabilities in the shape of input; label_smoothing
/// mixes in the uniform distribution. input (N, C, ...) or (C), target (N, ...) or 0-dim, int64. Floating
/// point; a class outside is an error. 0-dim, in the shape of the class indices with reduction none.
///
/// In Python:
///
/// ```text
/// >>> F.cross_entropy(torch.tensor([[2., 0.], [0., 1.]]), torch.tensor([0, 1]))
/// tensor(0.2201)
/// ```
#[inline]
pub fn cross_entropy(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    CROSS_ENTROPY.tensor(&[value::tensor(input), value::tensor(target)])
}

/// nll_loss of log_softmax. Targets are class indices, or probabilities in the shape of input; label_smoothing
/// mixes in the uniform distribution. input (N, C, ...) or (C), target (N, ...) or 0-dim, int64. Floating
/// point; a class outside is an error. 0-dim, in the shape of the class indices with reduction none.
///
/// What is not set in the options keeps its default: `cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100, bool? reduce=None, str reduction='mean', float label_smoothing=0.0) -> Tensor`.
pub fn cross_entropy_with(input: &Tensor, target: &Tensor, options: CrossEntropyOptions<'_>) -> Result<Tensor> {
    CROSS_ENTROPY.tensor(&[value::tensor(input), value::tensor(target), value::opt_tensor(options.weight), options.size_average.map_or(value::none(), value::boolean), options.ignore_index.map_or(value::none(), value::int), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string), options.label_smoothing.map_or(value::none(), value::double)])
}

/// The parameters of [`huber_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HuberLossOptions<'a> {
    reduction: Option<&'a str>,
    delta: Option<f64>,
    weight: Option<&'a Tensor>,
}

impl<'a> HuberLossOptions<'a> {
    /// All defaults.
    pub fn new() -> HuberLossOptions<'a> {
        HuberLossOptions::default()
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }

    /// `float`, default `1.0`.
    pub fn delta(mut self, delta: impl Into<Option<f64>>) -> Self {
        self.delta = delta.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }
}

/// d^2/2 where |d| < delta, delta (|d| - delta/2) elsewhere, for d = input - target, reduced. In the broadcast
/// shape with reduction none, 0-dim with mean or sum. Floating point only; a delta that is not positive is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> F.huber_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 5.]), delta=2.)
/// tensor(2.0625)
/// ```
#[inline]
pub fn huber_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    HUBER_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// d^2/2 where |d| < delta, delta (|d| - delta/2) elsewhere, for d = input - target, reduced. In the broadcast
/// shape with reduction none, 0-dim with mean or sum. Floating point only; a delta that is not positive is an
/// error.
///
/// What is not set in the options keeps its default: `huber_loss(Tensor input, Tensor target, str reduction='mean', float delta=1.0, Tensor? weight=None) -> Tensor`.
pub fn huber_loss_with(input: &Tensor, target: &Tensor, options: HuberLossOptions<'_>) -> Result<Tensor> {
    HUBER_LOSS.tensor(&[value::tensor(input), value::tensor(target), options.reduction.map_or(value::none(), value::string), options.delta.map_or(value::none(), value::double), value::opt_tensor(options.weight)])
}

/// The parameters of [`kl_div_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct KlDivOptions<'a> {
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
    log_target: Option<bool>,
}

impl<'a> KlDivOptions<'a> {
    /// All defaults.
    pub fn new() -> KlDivOptions<'a> {
        KlDivOptions::default()
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

    /// `bool`, default `False`.
    pub fn log_target(mut self, log_target: impl Into<Option<bool>>) -> Self {
        self.log_target = log_target.into();
        self
    }
}

/// target (log target - input), reduced (also batchmean); log_target takes logarithms of probabilities. In the
/// broadcast shape with reduction none, else 0-dim. Floating point; another word is an error.
///
/// In Python:
///
/// ```text
/// >>> F.kl_div(torch.log(torch.tensor([[0.5, 0.5]])), torch.tensor([[0.25, 0.75]]), reduction='batchmean')
/// tensor(0.1308)
/// ```
#[inline]
pub fn kl_div(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    KL_DIV.tensor(&[value::tensor(input), value::tensor(target)])
}

/// target (log target - input), reduced (also batchmean); log_target takes logarithms of probabilities. In the
/// broadcast shape with reduction none, else 0-dim. Floating point; another word is an error.
///
/// What is not set in the options keeps its default: `kl_div(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean', bool log_target=False) -> Tensor`.
pub fn kl_div_with(input: &Tensor, target: &Tensor, options: KlDivOptions<'_>) -> Result<Tensor> {
    KL_DIV.tensor(&[value::tensor(input), value::tensor(target), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string), options.log_target.map_or(value::none(), value::boolean)])
}

/// The parameters of [`l1_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct L1LossOptions<'a> {
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
    weight: Option<&'a Tensor>,
}

impl<'a> L1LossOptions<'a> {
    /// All defaults.
    pub fn new() -> L1LossOptions<'a> {
        L1LossOptions::default()
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

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }
}

/// |input - target|, reduced; with a weight, weighted. size_average and reduce are older forms of reduction. In
/// the broadcast shape with reduction none, 0-dim with mean or sum; another word is an error. Floating point
/// and complex (to real), and integers with reduction none.
///
/// In Python:
///
/// ```text
/// >>> F.l1_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 4.]))
/// tensor(1.2500)
/// ```
#[inline]
pub fn l1_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    L1_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// |input - target|, reduced; with a weight, weighted. size_average and reduce are older forms of reduction. In
/// the broadcast shape with reduction none, 0-dim with mean or sum; another word is an error. Floating point
/// and complex (to real), and integers with reduction none.
///
/// What is not set in the options keeps its default: `l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean', Tensor? weight=None) -> Tensor`.
pub fn l1_loss_with(input: &Tensor, target: &Tensor, options: L1LossOptions<'_>) -> Result<Tensor> {
    L1_LOSS.tensor(&[value::tensor(input), value::tensor(target), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string), value::opt_tensor(options.weight)])
}

/// The parameters of [`mse_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MseLossOptions<'a> {
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
    weight: Option<&'a Tensor>,
}

impl<'a> MseLossOptions<'a> {
    /// All defaults.
    pub fn new() -> MseLossOptions<'a> {
        MseLossOptions::default()
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

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }
}

/// (input - target) squared, reduced; with a weight, weighted. size_average and reduce are older forms of
/// reduction. In the broadcast shape with reduction none, 0-dim with mean or sum; another word is an error.
/// Floating point only, promoted where they differ.
///
/// In Python:
///
/// ```text
/// >>> F.mse_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 4.]), reduction='none')
/// tensor([0.2500, 4.0000])
/// ```
#[inline]
pub fn mse_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    MSE_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// (input - target) squared, reduced; with a weight, weighted. size_average and reduce are older forms of
/// reduction. In the broadcast shape with reduction none, 0-dim with mean or sum; another word is an error.
/// Floating point only, promoted where they differ.
///
/// What is not set in the options keeps its default: `mse_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean', Tensor? weight=None) -> Tensor`.
pub fn mse_loss_with(input: &Tensor, target: &Tensor, options: MseLossOptions<'_>) -> Result<Tensor> {
    MSE_LOSS.tensor(&[value::tensor(input), value::tensor(target), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string), value::opt_tensor(options.weight)])
}

/// The parameters of [`nll_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NllLossOptions<'a> {
    weight: Option<&'a Tensor>,
    size_average: Option<bool>,
    ignore_index: Option<i64>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
}

impl<'a> NllLossOptions<'a> {
    /// All defaults.
    pub fn new() -> NllLossOptions<'a> {
        NllLossOptions::default()
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

    /// `int`, default `-100`.
    pub fn ignore_index(mut self, ignore_index: impl Into<Option<i64>>) -> Self {
        self.ignore_index = ignore_index.into();
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

/// -weight[t] input[t] for the class t of each target; those that are ignore_index count nothing; the mean is
/// weighted. input (N, C, ...) or (C), target (N, ...) or 0-dim. Floating point, targets int64. 0-dim, in the
/// shape of target with reduction none; a class outside is an error.
///
/// In Python:
///
/// ```text
/// >>> F.nll_loss(torch.log(torch.tensor([[0.7, 0.3], [0.1, 0.9]])), torch.tensor([0, 1]))
/// tensor(0.2310)
/// ```
#[inline]
pub fn nll_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    NLL_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// -weight[t] input[t] for the class t of each target; those that are ignore_index count nothing; the mean is
/// weighted. input (N, C, ...) or (C), target (N, ...) or 0-dim. Floating point, targets int64. 0-dim, in the
/// shape of target with reduction none; a class outside is an error.
///
/// What is not set in the options keeps its default: `nll_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100, bool? reduce=None, str reduction='mean') -> Tensor`.
pub fn nll_loss_with(input: &Tensor, target: &Tensor, options: NllLossOptions<'_>) -> Result<Tensor> {
    NLL_LOSS.tensor(&[value::tensor(input), value::tensor(target), value::opt_tensor(options.weight), options.size_average.map_or(value::none(), value::boolean), options.ignore_index.map_or(value::none(), value::int), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string)])
}

/// The parameters of [`smooth_l1_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SmoothL1LossOptions<'a> {
    size_average: Option<bool>,
    reduce: Option<bool>,
    reduction: Option<&'a str>,
    beta: Option<f64>,
}

impl<'a> SmoothL1LossOptions<'a> {
    /// All defaults.
    pub fn new() -> SmoothL1LossOptions<'a> {
        SmoothL1LossOptions::default()
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

    /// `float`, default `1.0`.
    pub fn beta(mut self, beta: impl Into<Option<f64>>) -> Self {
        self.beta = beta.into();
        self
    }
}

/// d^2/(2 beta) where |d| < beta, |d| - beta/2 elsewhere, for d = input - target, which broadcast: their shape
/// with reduction none, 0-dim with mean or sum. Floating point only; a negative beta and another reduction are
/// errors.
///
/// In Python:
///
/// ```text
/// >>> F.smooth_l1_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 4.]))
/// tensor(0.8125)
/// ```
#[inline]
pub fn smooth_l1_loss(input: &Tensor, target: &Tensor) -> Result<Tensor> {
    SMOOTH_L1_LOSS.tensor(&[value::tensor(input), value::tensor(target)])
}

/// d^2/(2 beta) where |d| < beta, |d| - beta/2 elsewhere, for d = input - target, which broadcast: their shape
/// with reduction none, 0-dim with mean or sum. Floating point only; a negative beta and another reduction are
/// errors.
///
/// What is not set in the options keeps its default: `smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean', float beta=1.0) -> Tensor`.
pub fn smooth_l1_loss_with(input: &Tensor, target: &Tensor, options: SmoothL1LossOptions<'_>) -> Result<Tensor> {
    SMOOTH_L1_LOSS.tensor(&[value::tensor(input), value::tensor(target), options.size_average.map_or(value::none(), value::boolean), options.reduce.map_or(value::none(), value::boolean), options.reduction.map_or(value::none(), value::string), options.beta.map_or(value::none(), value::double)])
}
