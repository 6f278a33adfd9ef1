// Generated from bindings/schema/ops/histogram.toml; do not edit.
use std::borrow::Borrow;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static _HISTOGRAMDD: Op = Op::new(c"_histogramdd", c"", 1);
static _HISTOGRAMDD_BIN_EDGES: Op = Op::new(c"_histogramdd_bin_edges", c"", 1);
static BINCOUNT: Op = Op::new(c"bincount", c"", 1);
static HISTC: Op = Op::new(c"histc", c"", 1);
static HISTC_OUT: Op = Op::new(c"histc", c"out", 1);
static HISTOGRAM_BIN_CT: Op = Op::new(c"histogram", c"bin_ct", 1);
static HISTOGRAM_BIN_CT_OUT: Op = Op::new(c"histogram", c"bin_ct.out", 1);
static HISTOGRAM_BINS_TENSOR: Op = Op::new(c"histogram", c"bins_tensor", 1);
static HISTOGRAM_BINS_TENSOR_OUT: Op = Op::new(c"histogram", c"bins_tensor.out", 1);
static HISTOGRAMDD: Op = Op::new(c"histogramdd", c"", 1);
static HISTOGRAMDD_TENSOR_LIST_BINS: Op = Op::new(c"histogramdd", c"TensorList_bins", 1);
static HISTOGRAMDD_INT_BINS: Op = Op::new(c"histogramdd", c"int_bins", 1);

/// The parameters of [`_histogramdd_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawHistogramddOptions<'a> {
    weight: Option<&'a Tensor>,
    density: Option<bool>,
}

impl<'a> RawHistogramddOptions<'a> {
    /// All defaults.
    pub fn new() -> RawHistogramddOptions<'a> {
        RawHistogramddOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `bool`, default `False`.
    pub fn density(mut self, density: impl Into<Option<bool>>) -> Self {
        self.density = density.into();
        self
    }
}

/// The D-dimensional histogram of the rows of a tensor (..., D) over one ascending 1-d tensor of edges for each
/// column, with weights of the leading shape. float32 and float64.
#[inline]
pub fn _histogramdd(input: &Tensor, bins: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let bins = value::handles(bins);
    _HISTOGRAMDD.tensor(&[value::tensor(input), value::tensors(&bins)])
}

/// The D-dimensional histogram of the rows of a tensor (..., D) over one ascending 1-d tensor of edges for each
/// column, with weights of the leading shape. float32 and float64.
///
/// What is not set in the options keeps its default: `_histogramdd(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor`.
pub fn _histogramdd_with(input: &Tensor, bins: &[impl Borrow<Tensor>], options: RawHistogramddOptions<'_>) -> Result<Tensor> {
    let bins = value::handles(bins);
    _HISTOGRAMDD.tensor(&[value::tensor(input), value::tensors(&bins), value::opt_tensor(options.weight), options.density.map_or(value::none(), value::boolean)])
}

/// The parameters of [`_histogramdd_bin_edges_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawHistogramddBinEdgesOptions<'a> {
    range: Option<&'a [f64]>,
}

impl<'a> RawHistogramddBinEdgesOptions<'a> {
    /// All defaults.
    pub fn new() -> RawHistogramddBinEdgesOptions<'a> {
        RawHistogramddBinEdgesOptions::default()
    }

    /// `float[]?`, default `None`.
    pub fn range(mut self, range: &'a [f64]) -> Self {
        self.range = Some(range);
        self
    }
}

/// Edges of equal bins for each column of a tensor (..., D): bins[d] of them over range[2 d] to range[2 d + 1],
/// or from the least to the greatest element of the column.
#[inline]
pub fn _histogramdd_bin_edges<'a>(input: &Tensor, bins: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let bins = bins.into();
    _HISTOGRAMDD_BIN_EDGES.list(&[value::tensor(input), value::ints(&bins)])
}

/// Edges of equal bins for each column of a tensor (..., D): bins[d] of them over range[2 d] to range[2 d + 1],
/// or from the least to the greatest element of the column.
///
/// What is not set in the options keeps its default: `_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None) -> Tensor[]`.
pub fn _histogramdd_bin_edges_with<'a>(input: &Tensor, bins: impl Into<Ints<'a>>, options: RawHistogramddBinEdgesOptions<'_>) -> Result<Vec<Tensor>> {
    let bins = bins.into();
    _HISTOGRAMDD_BIN_EDGES.list(&[value::tensor(input), value::ints(&bins), options.range.map_or(value::none(), value::doubles)])
}

/// The parameters of [`bincount_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BincountOptions<'a> {
    weights: Option<&'a Tensor>,
    minlength: Option<i64>,
}

impl<'a> BincountOptions<'a> {
    /// All defaults.
    pub fn new() -> BincountOptions<'a> {
        BincountOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn weights(mut self, weights: impl Into<Option<&'a Tensor>>) -> Self {
        self.weights = weights.into();
        self
    }

    /// `int`, default `0`.
    pub fn minlength(mut self, minlength: impl Into<Option<i64>>) -> Self {
        self.minlength = minlength.into();
        self
    }
}

/// How often each number 0, 1, ... occurs in a 1-d tensor of non-negative integers, 1-d of the largest + 1, at
/// least minlength, counts; or the sums of the weights of each. int64; with weights their dtype for float32,
/// float64 otherwise. Negative numbers, and other than one dimension, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.bincount(torch.tensor([0, 1, 1, 3]))
/// tensor([1, 2, 0, 1])
/// ```
#[inline]
pub fn bincount(input: &Tensor) -> Result<Tensor> {
    BINCOUNT.tensor(&[value::tensor(input)])
}

/// How often each number 0, 1, ... occurs in a 1-d tensor of non-negative integers, 1-d of the largest + 1, at
/// least minlength, counts; or the sums of the weights of each. int64; with weights their dtype for float32,
/// float64 otherwise. Negative numbers, and other than one dimension, are errors.
///
/// What is not set in the options keeps its default: `bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor`.
pub fn bincount_with(input: &Tensor, options: BincountOptions<'_>) -> Result<Tensor> {
    BINCOUNT.tensor(&[value::tensor(input), value::opt_tensor(options.weights), options.minlength.map_or(value::none(), value::int)])
}

/// The parameters of [`histc_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HistcOptions {
    bins: Option<i64>,
    min: Option<Scalar>,
    max: Option<Scalar>,
}

impl HistcOptions {
    /// All defaults.
    pub fn new() -> HistcOptions {
        HistcOptions::default()
    }

    /// `int`, default `100`.
    pub fn bins(mut self, bins: impl Into<Option<i64>>) -> Self {
        self.bins = bins.into();
        self
    }

    /// `Scalar`, default `0`.
    pub fn min(mut self, min: impl Into<Scalar>) -> Self {
        self.min = Some(min.into());
        self
    }

    /// `Scalar`, default `0`.
    pub fn max(mut self, max: impl Into<Scalar>) -> Self {
        self.max = Some(max.into());
        self
    }
}

/// Counts of the elements in equal bins, 1-d, from min to max, both included; other elements are left out. min
/// = max means the least and the greatest element. Floating point only, bins below 1 and bounds that are not
/// finite are errors; the result has the dtype of self.
///
/// In Python:
///
/// ```text
/// >>> torch.histc(torch.tensor([1., 2., 1.]), bins=4, min=0, max=3)
/// tensor([0., 2., 1., 0.])
/// ```
#[inline]
pub fn histc(input: &Tensor) -> Result<Tensor> {
    HISTC.tensor(&[value::tensor(input)])
}

/// Counts of the elements in equal bins, 1-d, from min to max, both included; other elements are left out. min
/// = max means the least and the greatest element. Floating point only, bins below 1 and bounds that are not
/// finite are errors; the result has the dtype of self.
///
/// What is not set in the options keeps its default: `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`.
pub fn histc_with(input: &Tensor, options: HistcOptions) -> Result<Tensor> {
    HISTC.tensor(&[value::tensor(input), options.bins.map_or(value::none(), value::int), options.min.as_ref().map_or(value::none(), value::scalar), options.max.as_ref().map_or(value::none(), value::scalar)])
}

/// `histc`, see [`histc`]. The result is written into the given tensor.
pub fn histc_out(input: &Tensor, out: &Tensor) -> Result<()> {
    HISTC_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `histc`, see [`histc`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`.
pub fn histc_out_with(input: &Tensor, options: HistcOptions, out: &Tensor) -> Result<()> {
    HISTC_OUT.tensor(&[value::tensor(input), options.bins.map_or(value::none(), value::int), options.min.as_ref().map_or(value::none(), value::scalar), options.max.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The parameters of [`histogram_bin_ct_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HistogramBinCtOptions<'a> {
    bins: Option<i64>,
    range: Option<&'a [f64]>,
    weight: Option<&'a Tensor>,
    density: Option<bool>,
}

impl<'a> HistogramBinCtOptions<'a> {
    /// All defaults.
    pub fn new() -> HistogramBinCtOptions<'a> {
        HistogramBinCtOptions::default()
    }

    /// `int`, default `100`.
    pub fn bins(mut self, bins: impl Into<Option<i64>>) -> Self {
        self.bins = bins.into();
        self
    }

    /// `float[]?`, default `None`.
    pub fn range(mut self, range: &'a [f64]) -> Self {
        self.range = Some(range);
        self
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `bool`, default `False`.
    pub fn density(mut self, density: impl Into<Option<bool>>) -> Self {
        self.density = density.into();
        self
    }
}

/// A histogram of equal bins over `range` (two numbers), or from the least to the greatest element. Gives hist
/// and bin_edges, 1-d of bins and bins + 1 elements, in self's dtype. float32 and float64 only; a range that is
/// not finite or falls is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.histogram(torch.tensor([1., 2., 1.]), bins=4, range=(0., 3.))
/// torch.return_types.histogram(
/// hist=tensor([0., 2., 1., 0.]),
/// bin_edges=tensor([0.0000, 0.7500, 1.5000, 2.2500, 3.0000]))
/// ```
#[inline]
pub fn histogram_bin_ct(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [hist, bin_edges] = HISTOGRAM_BIN_CT.tensors(&[value::tensor(input)])?;
    Ok((hist, bin_edges))
}

/// A histogram of equal bins over `range` (two numbers), or from the least to the greatest element. Gives hist
/// and bin_edges, 1-d of bins and bins + 1 elements, in self's dtype. float32 and float64 only; a range that is
/// not finite or falls is an error.
///
/// What is not set in the options keeps its default: `histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`.
pub fn histogram_bin_ct_with(input: &Tensor, options: HistogramBinCtOptions<'_>) -> Result<(Tensor, Tensor)> {
    let [hist, bin_edges] = HISTOGRAM_BIN_CT.tensors(&[value::tensor(input), options.bins.map_or(value::none(), value::int), options.range.map_or(value::none(), value::doubles), value::opt_tensor(options.weight), options.density.map_or(value::none(), value::boolean)])?;
    Ok((hist, bin_edges))
}

/// `histogram.bin_ct`, see [`histogram_bin_ct`]. The result is written into the given tensor.
pub fn histogram_bin_ct_out(input: &Tensor, out_hist: &Tensor, out_bin_edges: &Tensor) -> Result<()> {
    HISTOGRAM_BIN_CT_OUT.tensors::<2>(&[value::tensor(input), value::none(), value::none(), value::none(), value::none(), value::tensor(out_hist), value::tensor(out_bin_edges)]).map(drop)
}

/// `histogram.bin_ct`, see [`histogram_bin_ct`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`.
pub fn histogram_bin_ct_out_with(input: &Tensor, options: HistogramBinCtOptions<'_>, out_hist: &Tensor, out_bin_edges: &Tensor) -> Result<()> {
    HISTOGRAM_BIN_CT_OUT.tensors::<2>(&[value::tensor(input), options.bins.map_or(value::none(), value::int), options.range.map_or(value::none(), value::doubles), value::opt_tensor(options.weight), options.density.map_or(value::none(), value::boolean), value::tensor(out_hist), value::tensor(out_bin_edges)]).map(drop)
}

/// The parameters of [`histogram_bins_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HistogramBinsTensorOptions<'a> {
    weight: Option<&'a Tensor>,
    density: Option<bool>,
}

impl<'a> HistogramBinsTensorOptions<'a> {
    /// All defaults.
    pub fn new() -> HistogramBinsTensorOptions<'a> {
        HistogramBinsTensorOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `bool`, default `False`.
    pub fn density(mut self, density: impl Into<Option<bool>>) -> Self {
        self.density = density.into();
        self
    }
}

/// Counts of the elements (or sums of their weights) between neighbours of an ascending 1-d tensor of edges; a
/// bin holds its left edge, the last one both. density: divided by the sum and the widths. Gives hist, one
/// element less than bins, and bin_edges, of self's dtype. float32 and float64 only; bins of another dtype, and
/// weights of another shape, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.histogram(torch.tensor([1., 2., 1.]), torch.tensor([0., 1.5, 3.]))
/// torch.return_types.histogram(
/// hist=tensor([2., 1.]),
/// bin_edges=tensor([0.0000, 1.5000, 3.0000]))
/// ```
#[inline]
pub fn histogram_bins_tensor(input: &Tensor, bins: &Tensor) -> Result<(Tensor, Tensor)> {
    let [hist, bin_edges] = HISTOGRAM_BINS_TENSOR.tensors(&[value::tensor(input), value::tensor(bins)])?;
    Ok((hist, bin_edges))
}

/// Counts of the elements (or sums of their weights) between neighbours of an ascending 1-d tensor of edges; a
/// bin holds its left edge, the last one both. density: divided by the sum and the widths. Gives hist, one
/// element less than bins, and bin_edges, of self's dtype. float32 and float64 only; bins of another dtype, and
/// weights of another shape, are errors.
///
/// What is not set in the options keeps its default: `histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`.
pub fn histogram_bins_tensor_with(input: &Tensor, bins: &Tensor, options: HistogramBinsTensorOptions<'_>) -> Result<(Tensor, Tensor)> {
    let [hist, bin_edges] = HISTOGRAM_BINS_TENSOR.tensors(&[value::tensor(input), value::tensor(bins), value::opt_tensor(options.weight), options.density.map_or(value::none(), value::boolean)])?;
    Ok((hist, bin_edges))
}

/// `histogram.bins_tensor`, see [`histogram_bins_tensor`]. The result is written into the given tensor.
pub fn histogram_bins_tensor_out(input: &Tensor, bins: &Tensor, out_hist: &Tensor, out_bin_edges: &Tensor) -> Result<()> {
    HISTOGRAM_BINS_TENSOR_OUT.tensors::<2>(&[value::tensor(input), value::tensor(bins), value::none(), value::none(), value::tensor(out_hist), value::tensor(out_bin_edges)]).map(drop)
}

/// `histogram.bins_tensor`, see [`histogram_bins_tensor`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`.
pub fn histogram_bins_tensor_out_with(input: &Tensor, bins: &Tensor, options: HistogramBinsTensorOptions<'_>, out_hist: &Tensor, out_bin_edges: &Tensor) -> Result<()> {
    HISTOGRAM_BINS_TENSOR_OUT.tensors::<2>(&[value::tensor(input), value::tensor(bins), value::opt_tensor(options.weight), options.density.map_or(value::none(), value::boolean), value::tensor(out_hist), value::tensor(out_bin_edges)]).map(drop)
}

/// The parameters of [`histogramdd_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HistogramddOptions<'a> {
    range: Option<&'a [f64]>,
    weight: Option<&'a Tensor>,
    density: Option<bool>,
}

impl<'a> HistogramddOptions<'a> {
    /// All defaults.
    pub fn new() -> HistogramddOptions<'a> {
        HistogramddOptions::default()
    }

    /// `float[]?`, default `None`.
    pub fn range(mut self, range: &'a [f64]) -> Self {
        self.range = Some(range);
        self
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `bool`, default `False`.
    pub fn density(mut self, density: impl Into<Option<bool>>) -> Self {
        self.density = density.into();
        self
    }
}

/// The histogram of the rows of a tensor (..., D) in D dimensions: bins[d] equal bins for column d, over
/// range[2 d] to range[2 d + 1], or from its least to its greatest element. First the counts, of shape bins (or
/// sums of the rows' weights, of the leading shape; density: divided by their sum and the sizes of the bins),
/// then the edges of each column's bins, (bins[d] + 1). Python gives the edges as one tuple. float32 and
/// float64; less than 2 dimensions, and a range that is not finite or falls, are errors.
///
/// In Python:
///
/// ```text
/// >>> hist, edges = torch.histogramdd(torch.tensor([[0., 1.], [1., 0.], [2., 2.]]), [2, 1])
/// >>> hist
/// tensor([[1.],
///         [2.]])
/// >>> edges[0]
/// tensor([0., 1., 2.])
/// ```
#[inline]
pub fn histogramdd<'a>(input: &Tensor, bins: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let bins = bins.into();
    HISTOGRAMDD.list(&[value::tensor(input), value::ints(&bins)])
}

/// The histogram of the rows of a tensor (..., D) in D dimensions: bins[d] equal bins for column d, over
/// range[2 d] to range[2 d + 1], or from its least to its greatest element. First the counts, of shape bins (or
/// sums of the rows' weights, of the leading shape; density: divided by their sum and the sizes of the bins),
/// then the edges of each column's bins, (bins[d] + 1). Python gives the edges as one tuple. float32 and
/// float64; less than 2 dimensions, and a range that is not finite or falls, are errors.
///
/// What is not set in the options keeps its default: `histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]`.
pub fn histogramdd_with<'a>(input: &Tensor, bins: impl Into<Ints<'a>>, options: HistogramddOptions<'_>) -> Result<Vec<Tensor>> {
    let bins = bins.into();
    HISTOGRAMDD.list(&[value::tensor(input), value::ints(&bins), options.range.map_or(value::none(), value::doubles), value::opt_tensor(options.weight), options.density.map_or(value::none(), value::boolean)])
}

/// The parameters of [`histogramdd_tensor_list_bins_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HistogramddTensorListBinsOptions<'a> {
    range: Option<&'a [f64]>,
    weight: Option<&'a Tensor>,
    density: Option<bool>,
}

impl<'a> HistogramddTensorListBinsOptions<'a> {
    /// All defaults.
    pub fn new() -> HistogramddTensorListBinsOptions<'a> {
        HistogramddTensorListBinsOptions::default()
    }

    /// `float[]?`, default `None`.
    pub fn range(mut self, range: &'a [f64]) -> Self {
        self.range = Some(range);
        self
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `bool`, default `False`.
    pub fn density(mut self, density: impl Into<Option<bool>>) -> Self {
        self.density = density.into();
        self
    }
}

/// Ascending vectors of the tensor's dtype are the edges themselves, one for each column; range is not looked
/// at. The counts have the shape of the bins between them. float32 and float64; another number of vectors is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> edges = [torch.tensor([0., 1., 5.]), torch.tensor([0., 2.])]
/// >>> torch.histogramdd(torch.tensor([[0., 1.], [4., 0.]]), edges)[0]
/// tensor([[1.],
///         [1.]])
/// ```
#[inline]
pub fn histogramdd_tensor_list_bins(input: &Tensor, bins: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let bins = value::handles(bins);
    HISTOGRAMDD_TENSOR_LIST_BINS.list(&[value::tensor(input), value::tensors(&bins)])
}

/// Ascending vectors of the tensor's dtype are the edges themselves, one for each column; range is not looked
/// at. The counts have the shape of the bins between them. float32 and float64; another number of vectors is an
/// error.
///
/// What is not set in the options keeps its default: `histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]`.
pub fn histogramdd_tensor_list_bins_with(input: &Tensor, bins: &[impl Borrow<Tensor>], options: HistogramddTensorListBinsOptions<'_>) -> Result<Vec<Tensor>> {
    let bins = value::handles(bins);
    HISTOGRAMDD_TENSOR_LIST_BINS.list(&[value::tensor(input), value::tensors(&bins), options.range.map_or(value::none(), value::doubles), value::opt_tensor(options.weight), options.density.map_or(value::none(), value::boolean)])
}

/// The parameters of [`histogramdd_int_bins_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HistogramddIntBinsOptions<'a> {
    range: Option<&'a [f64]>,
    weight: Option<&'a Tensor>,
    density: Option<bool>,
}

impl<'a> HistogramddIntBinsOptions<'a> {
    /// All defaults.
    pub fn new() -> HistogramddIntBinsOptions<'a> {
        HistogramddIntBinsOptions::default()
    }

    /// `float[]?`, default `None`.
    pub fn range(mut self, range: &'a [f64]) -> Self {
        self.range = Some(range);
        self
    }

    /// `Tensor?`, default `None`.
    pub fn weight(mut self, weight: impl Into<Option<&'a Tensor>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// `bool`, default `False`.
    pub fn density(mut self, density: impl Into<Option<bool>>) -> Self {
        self.density = density.into();
        self
    }
}

/// One number of bins counts for all D columns: the counts have shape (bins, ..., bins). float32 and float64; a
/// number that is not positive is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.histogramdd(torch.tensor([[0., 1.], [1., 0.]]), 2, range=[0., 2., 0., 2.])[0]
/// tensor([[0., 1.],
///         [1., 0.]])
/// ```
#[inline]
pub fn histogramdd_int_bins(input: &Tensor, bins: i64) -> Result<Vec<Tensor>> {
    HISTOGRAMDD_INT_BINS.list(&[value::tensor(input), value::int(bins)])
}

/// One number of bins counts for all D columns: the counts have shape (bins, ..., bins). float32 and float64; a
/// number that is not positive is an error.
///
/// What is not set in the options keeps its default: `histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]`.
pub fn histogramdd_int_bins_with(input: &Tensor, bins: i64, options: HistogramddIntBinsOptions<'_>) -> Result<Vec<Tensor>> {
    HISTOGRAMDD_INT_BINS.list(&[value::tensor(input), value::int(bins), options.range.map_or(value::none(), value::doubles), value::opt_tensor(options.weight), options.density.map_or(value::none(), value::boolean)])
}

impl Tensor {
    /// How often each number 0, 1, ... occurs in a 1-d tensor of non-negative integers, 1-d of the largest + 1, at
    /// least minlength, counts; or the sums of the weights of each. int64; with weights their dtype for float32,
    /// float64 otherwise. Negative numbers, and other than one dimension, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.bincount(torch.tensor([0, 1, 1, 3]))
    /// tensor([1, 2, 0, 1])
    /// ```
    #[inline]
    pub fn bincount(&self) -> Result<Tensor> {
        bincount(self)
    }

    /// How often each number 0, 1, ... occurs in a 1-d tensor of non-negative integers, 1-d of the largest + 1, at
    /// least minlength, counts; or the sums of the weights of each. int64; with weights their dtype for float32,
    /// float64 otherwise. Negative numbers, and other than one dimension, are errors.
    ///
    /// What is not set in the options keeps its default: `bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor`.
    #[inline]
    pub fn bincount_with(&self, options: BincountOptions<'_>) -> Result<Tensor> {
        bincount_with(self, options)
    }

    /// Counts of the elements in equal bins, 1-d, from min to max, both included; other elements are left out. min
    /// = max means the least and the greatest element. Floating point only, bins below 1 and bounds that are not
    /// finite are errors; the result has the dtype of self.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.histc(torch.tensor([1., 2., 1.]), bins=4, min=0, max=3)
    /// tensor([0., 2., 1., 0.])
    /// ```
    #[inline]
    pub fn histc(&self) -> Result<Tensor> {
        histc(self)
    }

    /// Counts of the elements in equal bins, 1-d, from min to max, both included; other elements are left out. min
    /// = max means the least and the greatest element. Floating point only, bins below 1 and bounds that are not
    /// finite are errors; the result has the dtype of self.
    ///
    /// What is not set in the options keeps its default: `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`.
    #[inline]
    pub fn histc_with(&self, options: HistcOptions) -> Result<Tensor> {
        histc_with(self, options)
    }

    /// `histc`, see [`histc`]. The result is written into the given tensor.
    #[inline]
    pub fn histc_out(&self, out: &Tensor) -> Result<()> {
        histc_out(self, out)
    }

    /// `histc`, see [`histc`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`.
    #[inline]
    pub fn histc_out_with(&self, options: HistcOptions, out: &Tensor) -> Result<()> {
        histc_out_with(self, options, out)
    }

    /// A histogram of equal bins over `range` (two numbers), or from the least to the greatest element. Gives hist
    /// and bin_edges, 1-d of bins and bins + 1 elements, in self's dtype. float32 and float64 only; a range that is
    /// not finite or falls is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.histogram(torch.tensor([1., 2., 1.]), bins=4, range=(0., 3.))
    /// torch.return_types.histogram(
    /// hist=tensor([0., 2., 1., 0.]),
    /// bin_edges=tensor([0.0000, 0.7500, 1.5000, 2.2500, 3.0000]))
    /// ```
    #[inline]
    pub fn histogram_bin_ct(&self) -> Result<(Tensor, Tensor)> {
        histogram_bin_ct(self)
    }

    /// A histogram of equal bins over `range` (two numbers), or from the least to the greatest element. Gives hist
    /// and bin_edges, 1-d of bins and bins + 1 elements, in self's dtype. float32 and float64 only; a range that is
    /// not finite or falls is an error.
    ///
    /// What is not set in the options keeps its default: `histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`.
    #[inline]
    pub fn histogram_bin_ct_with(&self, options: HistogramBinCtOptions<'_>) -> Result<(Tensor, Tensor)> {
        histogram_bin_ct_with(self, options)
    }

    /// `histogram.bin_ct`, see [`histogram_bin_ct`]. The result is written into the given tensor.
    #[inline]
    pub fn histogram_bin_ct_out(&self, out_hist: &Tensor, out_bin_edges: &Tensor) -> Result<()> {
        histogram_bin_ct_out(self, out_hist, out_bin_edges)
    }

    /// `histogram.bin_ct`, see [`histogram_bin_ct`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`.
    #[inline]
    pub fn histogram_bin_ct_out_with(&self, options: HistogramBinCtOptions<'_>, out_hist: &Tensor, out_bin_edges: &Tensor) -> Result<()> {
        histogram_bin_ct_out_with(self, options, out_hist, out_bin_edges)
    }

    /// Counts of the elements (or sums of their weights) between neighbours of an ascending 1-d tensor of edges; a
    /// bin holds its left edge, the last one both. density: divided by the sum and the widths. Gives hist, one
    /// element less than bins, and bin_edges, of self's dtype. float32 and float64 only; bins of another dtype, and
    /// weights of another shape, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.histogram(torch.tensor([1., 2., 1.]), torch.tensor([0., 1.5, 3.]))
    /// torch.return_types.histogram(
    /// hist=tensor([2., 1.]),
    /// bin_edges=tensor([0.0000, 1.5000, 3.0000]))
    /// ```
    #[inline]
    pub fn histogram_bins_tensor(&self, bins: &Tensor) -> Result<(Tensor, Tensor)> {
        histogram_bins_tensor(self, bins)
    }

    /// Counts of the elements (or sums of their weights) between neighbours of an ascending 1-d tensor of edges; a
    /// bin holds its left edge, the last one both. density: divided by the sum and the widths. Gives hist, one
    /// element less than bins, and bin_edges, of self's dtype. float32 and float64 only; bins of another dtype, and
    /// weights of another shape, are errors.
    ///
    /// What is not set in the options keeps its default: `histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`.
    #[inline]
    pub fn histogram_bins_tensor_with(&self, bins: &Tensor, options: HistogramBinsTensorOptions<'_>) -> Result<(Tensor, Tensor)> {
        histogram_bins_tensor_with(self, bins, options)
    }

    /// `histogram.bins_tensor`, see [`histogram_bins_tensor`]. The result is written into the given tensor.
    #[inline]
    pub fn histogram_bins_tensor_out(&self, bins: &Tensor, out_hist: &Tensor, out_bin_edges: &Tensor) -> Result<()> {
        histogram_bins_tensor_out(self, bins, out_hist, out_bin_edges)
    }

    /// `histogram.bins_tensor`, see [`histogram_bins_tensor`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`.
    #[inline]
    pub fn histogram_bins_tensor_out_with(&self, bins: &Tensor, options: HistogramBinsTensorOptions<'_>, out_hist: &Tensor, out_bin_edges: &Tensor) -> Result<()> {
        histogram_bins_tensor_out_with(self, bins, options, out_hist, out_bin_edges)
    }
}
