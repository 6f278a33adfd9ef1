// Generated from bindings/schema/ops/sort.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static _UNIQUE: Op = Op::new(c"_unique", c"", 1);
static ARGSORT: Op = Op::new(c"argsort", c"", 1);
static KTHVALUE: Op = Op::new(c"kthvalue", c"", 1);
static KTHVALUE_OUT: Op = Op::new(c"kthvalue", c"out", 1);
static MSORT: Op = Op::new(c"msort", c"", 1);
static MSORT_OUT: Op = Op::new(c"msort", c"out", 1);
static SORT: Op = Op::new(c"sort", c"", 1);
static SORT_OUT: Op = Op::new(c"sort", c"out", 1);
static SORT_STABLE: Op = Op::new(c"sort", c"stable", 1);
static SORT_STABLE_OUT: Op = Op::new(c"sort", c"stable.out", 1);
static TOPK: Op = Op::new(c"topk", c"", 1);
static TOPK_OUT: Op = Op::new(c"topk", c"out", 1);

/// The parameters of [`_unique_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawUniqueOptions {
    dim: Option<i64>,
    sorted: Option<bool>,
    consecutive: Option<bool>,
    return_inverse: Option<bool>,
    return_counts: Option<bool>,
}

impl RawUniqueOptions {
    /// All defaults.
    pub fn new() -> RawUniqueOptions {
        RawUniqueOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `True`.
    pub fn sorted(mut self, sorted: impl Into<Option<bool>>) -> Self {
        self.sorted = sorted.into();
        self
    }

    /// `bool`, default `False`.
    pub fn consecutive(mut self, consecutive: impl Into<Option<bool>>) -> Self {
        self.consecutive = consecutive.into();
        self
    }

    /// `bool`, default `True`.
    pub fn return_inverse(mut self, return_inverse: impl Into<Option<bool>>) -> Self {
        self.return_inverse = return_inverse.into();
        self
    }

    /// `bool`, default `True`.
    pub fn return_counts(mut self, return_counts: impl Into<Option<bool>>) -> Self {
        self.return_counts = return_counts.into();
        self
    }
}

/// The unique elements, or slices along dim, with the place of each input in them and how often each occurs.
/// `consecutive` merges equal neighbours only. Without return_inverse the places are one zero, without
/// return_counts the counts are empty.
#[inline]
pub fn _unique(input: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [output, inverse, counts] = _UNIQUE.tensors(&[value::tensor(input)])?;
    Ok((output, inverse, counts))
}

/// The unique elements, or slices along dim, with the place of each input in them and how often each occurs.
/// `consecutive` merges equal neighbours only. Without return_inverse the places are one zero, without
/// return_counts the counts are empty.
///
/// What is not set in the options keeps its default: `_unique(Tensor self, int? dim=None, bool sorted=True, bool consecutive=False, bool return_inverse=True, bool return_counts=True) -> (Tensor output, Tensor inverse, Tensor counts)`.
pub fn _unique_with(input: &Tensor, options: RawUniqueOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [output, inverse, counts] = _UNIQUE.tensors(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.sorted.map_or(value::none(), value::boolean), options.consecutive.map_or(value::none(), value::boolean), options.return_inverse.map_or(value::none(), value::boolean), options.return_counts.map_or(value::none(), value::boolean)])?;
    Ok((output, inverse, counts))
}

/// The parameters of [`argsort_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ArgsortOptions {
    dim: Option<i64>,
    descending: Option<bool>,
    stable: Option<bool>,
}

impl ArgsortOptions {
    /// All defaults.
    pub fn new() -> ArgsortOptions {
        ArgsortOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `False`.
    pub fn descending(mut self, descending: impl Into<Option<bool>>) -> Self {
        self.descending = descending.into();
        self
    }

    /// `bool`, default `False`.
    pub fn stable(mut self, stable: impl Into<Option<bool>>) -> Self {
        self.stable = stable.into();
        self
    }
}

/// The int64 indices that sort along a dimension; NaN counts as largest. Complex is not supported.
#[inline]
pub fn argsort(input: &Tensor) -> Result<Tensor> {
    ARGSORT.tensor(&[value::tensor(input)])
}

/// The int64 indices that sort along a dimension; NaN counts as largest. Complex is not supported.
///
/// What is not set in the options keeps its default: `argsort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor`.
pub fn argsort_with(input: &Tensor, options: ArgsortOptions) -> Result<Tensor> {
    ARGSORT.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.descending.map_or(value::none(), value::boolean), options.stable.map_or(value::none(), value::boolean)])
}

/// The parameters of [`kthvalue_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct KthvalueOptions {
    dim: Option<i64>,
    keepdim: Option<bool>,
}

impl KthvalueOptions {
    /// All defaults.
    pub fn new() -> KthvalueOptions {
        KthvalueOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The k-th smallest element along a dimension and where it stands (int64); k counts from 1, and beyond the
/// size is an error. NaN counts as largest.
#[inline]
pub fn kthvalue(input: &Tensor, k: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = KTHVALUE.tensors(&[value::tensor(input), value::int(k)])?;
    Ok((values, indices))
}

/// The k-th smallest element along a dimension and where it stands (int64); k counts from 1, and beyond the
/// size is an error. NaN counts as largest.
///
/// What is not set in the options keeps its default: `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn kthvalue_with(input: &Tensor, k: i64, options: KthvalueOptions) -> Result<(Tensor, Tensor)> {
    let [values, indices] = KTHVALUE.tensors(&[value::tensor(input), value::int(k), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// `kthvalue`, see [`kthvalue`]. The result is written into the given tensor.
pub fn kthvalue_out(input: &Tensor, k: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    KTHVALUE_OUT.tensors::<2>(&[value::tensor(input), value::int(k), value::none(), value::none(), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// `kthvalue`, see [`kthvalue`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn kthvalue_out_with(input: &Tensor, k: i64, options: KthvalueOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    KTHVALUE_OUT.tensors::<2>(&[value::tensor(input), value::int(k), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// Sorted along the first dimension, in the shape of self; equal elements keep their order.
#[inline]
pub fn msort(input: &Tensor) -> Result<Tensor> {
    MSORT.tensor(&[value::tensor(input)])
}

/// `msort`, see [`msort`]. The result is written into the given tensor.
pub fn msort_out(input: &Tensor, out: &Tensor) -> Result<()> {
    MSORT_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`sort_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SortOptions {
    dim: Option<i64>,
    descending: Option<bool>,
    stable: Option<bool>,
}

impl SortOptions {
    /// All defaults.
    pub fn new() -> SortOptions {
        SortOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `False`.
    pub fn descending(mut self, descending: impl Into<Option<bool>>) -> Self {
        self.descending = descending.into();
        self
    }

    /// `bool`, default `False`.
    pub fn stable(mut self, stable: impl Into<Option<bool>>) -> Self {
        self.stable = stable.into();
        self
    }
}

/// Sorted along a dimension, with the int64 indices where the elements stood; NaN counts as largest. Complex is
/// not supported.
#[inline]
pub fn sort(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [values, indices] = SORT.tensors(&[value::tensor(input)])?;
    Ok((values, indices))
}

/// Sorted along a dimension, with the int64 indices where the elements stood; NaN counts as largest. Complex is
/// not supported.
///
/// What is not set in the options keeps its default: `sort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)`.
pub fn sort_with(input: &Tensor, options: SortOptions) -> Result<(Tensor, Tensor)> {
    let [values, indices] = SORT.tensors(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.descending.map_or(value::none(), value::boolean), options.stable.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// `sort`, see [`sort`]. The result is written into the given tensor.
pub fn sort_out(input: &Tensor, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    SORT_OUT.tensors::<2>(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// `sort`, see [`sort`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `sort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)`.
pub fn sort_out_with(input: &Tensor, options: SortOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    SORT_OUT.tensors::<2>(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.descending.map_or(value::none(), value::boolean), options.stable.map_or(value::none(), value::boolean), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// The parameters of [`sort_stable_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SortStableOptions {
    dim: Option<i64>,
    descending: Option<bool>,
}

impl SortStableOptions {
    /// All defaults.
    pub fn new() -> SortStableOptions {
        SortStableOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `False`.
    pub fn descending(mut self, descending: impl Into<Option<bool>>) -> Self {
        self.descending = descending.into();
        self
    }
}

/// Sorted along a dimension, with the indices; with stable equal elements keep their order.
#[inline]
pub fn sort_stable(input: &Tensor, stable: Option<bool>) -> Result<(Tensor, Tensor)> {
    let [values, indices] = SORT_STABLE.tensors(&[value::tensor(input), stable.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// Sorted along a dimension, with the indices; with stable equal elements keep their order.
///
/// What is not set in the options keeps its default: `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`.
pub fn sort_stable_with(input: &Tensor, stable: Option<bool>, options: SortStableOptions) -> Result<(Tensor, Tensor)> {
    let [values, indices] = SORT_STABLE.tensors(&[value::tensor(input), stable.map_or(value::none(), value::boolean), options.dim.map_or(value::none(), value::int), options.descending.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// `sort.stable`, see [`sort_stable`]. The result is written into the given tensor.
pub fn sort_stable_out(input: &Tensor, stable: Option<bool>, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    SORT_STABLE_OUT.tensors::<2>(&[value::tensor(input), stable.map_or(value::none(), value::boolean), value::none(), value::none(), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// `sort.stable`, see [`sort_stable`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`.
pub fn sort_stable_out_with(input: &Tensor, stable: Option<bool>, options: SortStableOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    SORT_STABLE_OUT.tensors::<2>(&[value::tensor(input), stable.map_or(value::none(), value::boolean), options.dim.map_or(value::none(), value::int), options.descending.map_or(value::none(), value::boolean), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// The parameters of [`topk_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TopkOptions {
    dim: Option<i64>,
    largest: Option<bool>,
    sorted: Option<bool>,
}

impl TopkOptions {
    /// All defaults.
    pub fn new() -> TopkOptions {
        TopkOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `True`.
    pub fn largest(mut self, largest: impl Into<Option<bool>>) -> Self {
        self.largest = largest.into();
        self
    }

    /// `bool`, default `True`.
    pub fn sorted(mut self, sorted: impl Into<Option<bool>>) -> Self {
        self.sorted = sorted.into();
        self
    }
}

/// The k largest (or smallest) elements along a dimension and where they stand (int64); NaN counts as largest.
/// A k beyond the size is an error.
#[inline]
pub fn topk(input: &Tensor, k: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = TOPK.tensors(&[value::tensor(input), value::int(k)])?;
    Ok((values, indices))
}

/// The k largest (or smallest) elements along a dimension and where they stand (int64); NaN counts as largest.
/// A k beyond the size is an error.
///
/// What is not set in the options keeps its default: `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`.
pub fn topk_with(input: &Tensor, k: i64, options: TopkOptions) -> Result<(Tensor, Tensor)> {
    let [values, indices] = TOPK.tensors(&[value::tensor(input), value::int(k), options.dim.map_or(value::none(), value::int), options.largest.map_or(value::none(), value::boolean), options.sorted.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// `topk`, see [`topk`]. The result is written into the given tensor.
pub fn topk_out(input: &Tensor, k: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    TOPK_OUT.tensors::<2>(&[value::tensor(input), value::int(k), value::none(), value::none(), value::none(), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// `topk`, see [`topk`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`.
pub fn topk_out_with(input: &Tensor, k: i64, options: TopkOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    TOPK_OUT.tensors::<2>(&[value::tensor(input), value::int(k), options.dim.map_or(value::none(), value::int), options.largest.map_or(value::none(), value::boolean), options.sorted.map_or(value::none(), value::boolean), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

impl Tensor {
    /// The int64 indices that sort along a dimension; NaN counts as largest. Complex is not supported.
    #[inline]
    pub fn argsort(&self) -> Result<Tensor> {
        argsort(self)
    }

    /// The int64 indices that sort along a dimension; NaN counts as largest. Complex is not supported.
    ///
    /// What is not set in the options keeps its default: `argsort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor`.
    #[inline]
    pub fn argsort_with(&self, options: ArgsortOptions) -> Result<Tensor> {
        argsort_with(self, options)
    }

    /// The k-th smallest element along a dimension and where it stands (int64); k counts from 1, and beyond the
    /// size is an error. NaN counts as largest.
    #[inline]
    pub fn kthvalue(&self, k: i64) -> Result<(Tensor, Tensor)> {
        kthvalue(self, k)
    }

    /// The k-th smallest element along a dimension and where it stands (int64); k counts from 1, and beyond the
    /// size is an error. NaN counts as largest.
    ///
    /// What is not set in the options keeps its default: `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn kthvalue_with(&self, k: i64, options: KthvalueOptions) -> Result<(Tensor, Tensor)> {
        kthvalue_with(self, k, options)
    }

    /// `kthvalue`, see [`kthvalue`]. The result is written into the given tensor.
    #[inline]
    pub fn kthvalue_out(&self, k: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        kthvalue_out(self, k, out_values, out_indices)
    }

    /// `kthvalue`, see [`kthvalue`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn kthvalue_out_with(&self, k: i64, options: KthvalueOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        kthvalue_out_with(self, k, options, out_values, out_indices)
    }

    /// Sorted along the first dimension, in the shape of self; equal elements keep their order.
    #[inline]
    pub fn msort(&self) -> Result<Tensor> {
        msort(self)
    }

    /// `msort`, see [`msort`]. The result is written into the given tensor.
    #[inline]
    pub fn msort_out(&self, out: &Tensor) -> Result<()> {
        msort_out(self, out)
    }

    /// Sorted along a dimension, with the int64 indices where the elements stood; NaN counts as largest. Complex is
    /// not supported.
    #[inline]
    pub fn sort(&self) -> Result<(Tensor, Tensor)> {
        sort(self)
    }

    /// Sorted along a dimension, with the int64 indices where the elements stood; NaN counts as largest. Complex is
    /// not supported.
    ///
    /// What is not set in the options keeps its default: `sort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn sort_with(&self, options: SortOptions) -> Result<(Tensor, Tensor)> {
        sort_with(self, options)
    }

    /// `sort`, see [`sort`]. The result is written into the given tensor.
    #[inline]
    pub fn sort_out(&self, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        sort_out(self, out_values, out_indices)
    }

    /// `sort`, see [`sort`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `sort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn sort_out_with(&self, options: SortOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        sort_out_with(self, options, out_values, out_indices)
    }

    /// Sorted along a dimension, with the indices; with stable equal elements keep their order.
    #[inline]
    pub fn sort_stable(&self, stable: Option<bool>) -> Result<(Tensor, Tensor)> {
        sort_stable(self, stable)
    }

    /// Sorted along a dimension, with the indices; with stable equal elements keep their order.
    ///
    /// What is not set in the options keeps its default: `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn sort_stable_with(&self, stable: Option<bool>, options: SortStableOptions) -> Result<(Tensor, Tensor)> {
        sort_stable_with(self, stable, options)
    }

    /// `sort.stable`, see [`sort_stable`]. The result is written into the given tensor.
    #[inline]
    pub fn sort_stable_out(&self, stable: Option<bool>, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        sort_stable_out(self, stable, out_values, out_indices)
    }

    /// `sort.stable`, see [`sort_stable`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn sort_stable_out_with(&self, stable: Option<bool>, options: SortStableOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        sort_stable_out_with(self, stable, options, out_values, out_indices)
    }

    /// The k largest (or smallest) elements along a dimension and where they stand (int64); NaN counts as largest.
    /// A k beyond the size is an error.
    #[inline]
    pub fn topk(&self, k: i64) -> Result<(Tensor, Tensor)> {
        topk(self, k)
    }

    /// The k largest (or smallest) elements along a dimension and where they stand (int64); NaN counts as largest.
    /// A k beyond the size is an error.
    ///
    /// What is not set in the options keeps its default: `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn topk_with(&self, k: i64, options: TopkOptions) -> Result<(Tensor, Tensor)> {
        topk_with(self, k, options)
    }

    /// `topk`, see [`topk`]. The result is written into the given tensor.
    #[inline]
    pub fn topk_out(&self, k: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        topk_out(self, k, out_values, out_indices)
    }

    /// `topk`, see [`topk`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn topk_out_with(&self, k: i64, options: TopkOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        topk_out_with(self, k, options, out_values, out_indices)
    }
}
