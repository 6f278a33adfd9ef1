// Generated from bindings/schema/ops/loss_ctc.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static _CTC_LOSS: Op = Op::new(c"_ctc_loss", c"", 1);
static CTC_LOSS: Op = Op::new(c"ctc_loss", c"", 1);
static CTC_LOSS_INTS: Op = Op::new(c"ctc_loss", c"ints", 1);

/// ctc_loss of a batch (T, N, C) without reduction: (N).
#[inline]
pub fn _ctc_loss(log_probs: &Tensor, targets: &Tensor, input_lengths: &Tensor, target_lengths: &Tensor, blank: i64, zero_infinity: bool) -> Result<Tensor> {
    _CTC_LOSS.tensor(&[value::tensor(log_probs), value::tensor(targets), value::tensor(input_lengths), value::tensor(target_lengths), value::int(blank), value::boolean(zero_infinity)])
}

/// The parameters of [`ctc_loss_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CtcLossOptions<'a> {
    blank: Option<i64>,
    reduction: Option<&'a str>,
    zero_infinity: Option<bool>,
}

impl<'a> CtcLossOptions<'a> {
    /// All defaults.
    pub fn new() -> CtcLossOptions<'a> {
        CtcLossOptions::default()
    }

    /// `int`, default `0`.
    pub fn blank(mut self, blank: impl Into<Option<i64>>) -> Self {
        self.blank = blank.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }

    /// `bool`, default `False`.
    pub fn zero_infinity(mut self, zero_infinity: impl Into<Option<bool>>) -> Self {
        self.zero_infinity = zero_infinity.into();
        self
    }
}

/// Minus the logarithm of the probability of the targets over all alignments to the input (Graves et al. 2006).
/// log_probs (T, N, C), or (T, C) without a batch, floating point, from log_softmax, through which its gradient
/// is meant to go. targets (N, S), or all of them in a row; lengths (N) of integers. The mean is that of the
/// losses divided by the lengths of their targets. (N), or 0-dim without a batch, with reduction none, else
/// 0-dim. zero_infinity gives 0 where no alignment exists. Lengths that do not fit and labels outside are
/// errors.
///
/// In Python:
///
/// ```text
/// >>> x = torch.log_softmax(torch.tensor([[[2., 0.]], [[0., 3.]]]), 2)
/// >>> F.ctc_loss(x, torch.tensor([[1]]), torch.tensor([2]), torch.tensor([1]))
/// tensor(0.0427)
/// ```
#[inline]
pub fn ctc_loss(log_probs: &Tensor, targets: &Tensor, input_lengths: &Tensor, target_lengths: &Tensor) -> Result<Tensor> {
    CTC_LOSS.tensor(&[value::tensor(log_probs), value::tensor(targets), value::tensor(input_lengths), value::tensor(target_lengths)])
}

/// Minus the logarithm of the probability of the targets over all alignments to the input (Graves et al. 2006).
/// log_probs (T, N, C), or (T, C) without a batch, floating point, from log_softmax, through which its gradient
/// is meant to go. targets (N, S), or all of them in a row; lengths (N) of integers. The mean is that of the
/// losses divided by the lengths of their targets. (N), or 0-dim without a batch, with reduction none, else
/// 0-dim. zero_infinity gives 0 where no alignment exists. Lengths that do not fit and labels outside are
/// errors.
///
/// What is not set in the options keeps its default: `ctc_loss(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, str reduction='mean', bool zero_infinity=False) -> Tensor`.
pub fn ctc_loss_with(log_probs: &Tensor, targets: &Tensor, input_lengths: &Tensor, target_lengths: &Tensor, options: CtcLossOptions<'_>) -> Result<Tensor> {
    CTC_LOSS.tensor(&[value::tensor(log_probs), value::tensor(targets), value::tensor(input_lengths), value::tensor(target_lengths), options.blank.map_or(value::none(), value::int), options.reduction.map_or(value::none(), value::string), options.zero_infinity.map_or(value::none(), value::boolean)])
}

/// The parameters of [`ctc_loss_ints_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CtcLossIntsOptions<'a> {
    blank: Option<i64>,
    reduction: Option<&'a str>,
    zero_infinity: Option<bool>,
}

impl<'a> CtcLossIntsOptions<'a> {
    /// All defaults.
    pub fn new() -> CtcLossIntsOptions<'a> {
        CtcLossIntsOptions::default()
    }

    /// `int`, default `0`.
    pub fn blank(mut self, blank: impl Into<Option<i64>>) -> Self {
        self.blank = blank.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn reduction(mut self, reduction: &'a str) -> Self {
        self.reduction = Some(reduction);
        self
    }

    /// `bool`, default `False`.
    pub fn zero_infinity(mut self, zero_infinity: impl Into<Option<bool>>) -> Self {
        self.zero_infinity = zero_infinity.into();
        self
    }
}

/// ctc_loss with the lengths as lists. log_probs (T, N, C), or (T, C) without a batch, floating point; (N), or
/// 0-dim without a batch, with reduction none, else 0-dim. Lengths that do not fit and labels outside are
/// errors.
///
/// In Python:
///
/// ```text
/// >>> x = torch.log_softmax(torch.tensor([[[2., 0.]], [[0., 3.]]]), 2)
/// >>> F.ctc_loss(x, torch.tensor([1]), (2,), (1,))
/// tensor(0.0427)
/// ```
#[inline]
pub fn ctc_loss_ints<'a>(log_probs: &Tensor, targets: &Tensor, input_lengths: impl Into<Ints<'a>>, target_lengths: impl Into<Ints<'a>>) -> Result<Tensor> {
    let input_lengths = input_lengths.into();
    let target_lengths = target_lengths.into();
    CTC_LOSS_INTS.tensor(&[value::tensor(log_probs), value::tensor(targets), value::ints(&input_lengths), value::ints(&target_lengths)])
}

/// ctc_loss with the lengths as lists. log_probs (T, N, C), or (T, C) without a batch, floating point; (N), or
/// 0-dim without a batch, with reduction none, else 0-dim. Lengths that do not fit and labels outside are
/// errors.
///
/// What is not set in the options keeps its default: `ctc_loss.ints(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, str reduction='mean', bool zero_infinity=False) -> Tensor`.
pub fn ctc_loss_ints_with<'a>(log_probs: &Tensor, targets: &Tensor, input_lengths: impl Into<Ints<'a>>, target_lengths: impl Into<Ints<'a>>, options: CtcLossIntsOptions<'_>) -> Result<Tensor> {
    let input_lengths = input_lengths.into();
    let target_lengths = target_lengths.into();
    CTC_LOSS_INTS.tensor(&[value::tensor(log_probs), value::tensor(targets), value::ints(&input_lengths), value::ints(&target_lengths), options.blank.map_or(value::none(), value::int), options.reduction.map_or(value::none(), value::string), options.zero_infinity.map_or(value::none(), value::boolean)])
}
