// Generated from bindings/schema/ops/sort.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Operand;
use crate::value;
use crate::Tensor;

static _UNIQUE: Op = Op::new(c"_unique", c"", 1);
static ARGSORT: Op = Op::new(c"argsort", c"", 1);
static BUCKETIZE: Op = Op::new(c"bucketize", c"", 1);
static BUCKETIZE_OUT: Op = Op::new(c"bucketize", c"out", 1);
static ISIN: Op = Op::new(c"isin", c"", 1);
static ISIN_OUT: Op = Op::new(c"isin", c"out", 1);
static KTHVALUE: Op = Op::new(c"kthvalue", c"", 1);
static KTHVALUE_OUT: Op = Op::new(c"kthvalue", c"out", 1);
static MEDIAN: Op = Op::new(c"median", c"", 1);
static MEDIAN_DIM: Op = Op::new(c"median", c"dim", 1);
static MEDIAN_DIM_OUT: Op = Op::new(c"median", c"dim.out", 1);
static MODE: Op = Op::new(c"mode", c"", 1);
static MODE_OUT: Op = Op::new(c"mode", c"out", 1);
static MSORT: Op = Op::new(c"msort", c"", 1);
static MSORT_OUT: Op = Op::new(c"msort", c"out", 1);
static NANMEDIAN: Op = Op::new(c"nanmedian", c"", 1);
static NANMEDIAN_DIM: Op = Op::new(c"nanmedian", c"dim", 1);
static NANMEDIAN_DIM_OUT: Op = Op::new(c"nanmedian", c"dim.out", 1);
static NANQUANTILE: Op = Op::new(c"nanquantile", c"", 1);
static NANQUANTILE_OUT: Op = Op::new(c"nanquantile", c"out", 1);
static NANQUANTILE_SCALAR: Op = Op::new(c"nanquantile", c"scalar", 1);
static NANQUANTILE_SCALAR_OUT: Op = Op::new(c"nanquantile", c"scalar.out", 1);
static QUANTILE: Op = Op::new(c"quantile", c"", 1);
static QUANTILE_OUT: Op = Op::new(c"quantile", c"out", 1);
static QUANTILE_SCALAR: Op = Op::new(c"quantile", c"scalar", 1);
static QUANTILE_SCALAR_OUT: Op = Op::new(c"quantile", c"scalar.out", 1);
static SEARCHSORTED: Op = Op::new(c"searchsorted", c"", 1);
static SEARCHSORTED_OUT: Op = Op::new(c"searchsorted", c"out", 1);
static SORT: Op = Op::new(c"sort", c"", 1);
static SORT_OUT: Op = Op::new(c"sort", c"out", 1);
static SORT_STABLE: Op = Op::new(c"sort", c"stable", 1);
static SORT_STABLE_OUT: Op = Op::new(c"sort", c"stable.out", 1);
static TOPK: Op = Op::new(c"topk", c"", 1);
static TOPK_OUT: Op = Op::new(c"topk", c"out", 1);
static UNIQUE: Op = Op::new(c"unique", c"", 1);
static UNIQUE_CONSECUTIVE: Op = Op::new(c"unique_consecutive", c"", 1);

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

/// The int64 indices that sort along a dimension, in the shape of self; NaN counts as largest. Integers, bool
/// and floating point; complex, and a dimension that self does not have, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.argsort(torch.tensor([3, 1, 2]), descending=True)
/// tensor([0, 2, 1])
/// ```
#[inline]
pub fn argsort(input: &Tensor) -> Result<Tensor> {
    ARGSORT.tensor(&[value::tensor(input)])
}

/// The int64 indices that sort along a dimension, in the shape of self; NaN counts as largest. Integers, bool
/// and floating point; complex, and a dimension that self does not have, are errors.
///
/// What is not set in the options keeps its default: `argsort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor`.
pub fn argsort_with(input: &Tensor, options: ArgsortOptions) -> Result<Tensor> {
    ARGSORT.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.descending.map_or(value::none(), value::boolean), options.stable.map_or(value::none(), value::boolean)])
}

/// The parameters of [`bucketize_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BucketizeOptions {
    out_int32: Option<bool>,
    right: Option<bool>,
}

impl BucketizeOptions {
    /// All defaults.
    pub fn new() -> BucketizeOptions {
        BucketizeOptions::default()
    }

    /// `bool`, default `False`.
    pub fn out_int32(mut self, out_int32: impl Into<Option<bool>>) -> Self {
        self.out_int32 = out_int32.into();
        self
    }

    /// `bool`, default `False`.
    pub fn right(mut self, right: impl Into<Option<bool>>) -> Self {
        self.right = right.into();
        self
    }
}

/// The number of the bucket that each element falls into, in the shape of self: boundaries is 1-d and
/// ascending, a bucket holds its upper boundary, or with right its lower one. int64, or int32 with out_int32,
/// of integers and floating point. Complex, and boundaries that are not 1-d, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.bucketize(torch.tensor([0, 3, 9]), torch.tensor([1, 3, 5]), right=True)
/// tensor([0, 2, 3])
/// ```
#[inline]
pub fn bucketize(input: &Tensor, boundaries: &Tensor) -> Result<Tensor> {
    BUCKETIZE.tensor(&[value::tensor(input), value::tensor(boundaries)])
}

/// The number of the bucket that each element falls into, in the shape of self: boundaries is 1-d and
/// ascending, a bucket holds its upper boundary, or with right its lower one. int64, or int32 with out_int32,
/// of integers and floating point. Complex, and boundaries that are not 1-d, are errors.
///
/// What is not set in the options keeps its default: `bucketize(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`.
pub fn bucketize_with(input: &Tensor, boundaries: &Tensor, options: BucketizeOptions) -> Result<Tensor> {
    BUCKETIZE.tensor(&[value::tensor(input), value::tensor(boundaries), options.out_int32.map_or(value::none(), value::boolean), options.right.map_or(value::none(), value::boolean)])
}

/// `bucketize`, see [`bucketize`]. The result is written into the given tensor.
pub fn bucketize_out(input: &Tensor, boundaries: &Tensor, out: &Tensor) -> Result<()> {
    BUCKETIZE_OUT.tensor(&[value::tensor(input), value::tensor(boundaries), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `bucketize`, see [`bucketize`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `bucketize(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`.
pub fn bucketize_out_with(input: &Tensor, boundaries: &Tensor, options: BucketizeOptions, out: &Tensor) -> Result<()> {
    BUCKETIZE_OUT.tensor(&[value::tensor(input), value::tensor(boundaries), options.out_int32.map_or(value::none(), value::boolean), options.right.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`isin_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct IsinOptions {
    assume_unique: Option<bool>,
    invert: Option<bool>,
}

impl IsinOptions {
    /// All defaults.
    pub fn new() -> IsinOptions {
        IsinOptions::default()
    }

    /// `bool`, default `False`.
    pub fn assume_unique(mut self, assume_unique: impl Into<Option<bool>>) -> Self {
        self.assume_unique = assume_unique.into();
        self
    }

    /// `bool`, default `False`.
    pub fn invert(mut self, invert: impl Into<Option<bool>>) -> Self {
        self.invert = invert.into();
        self
    }
}

/// Whether each element is among the test elements, bool in the shape of elements; with invert whether it is
/// not. Integers and floating point, promoted; bool and complex are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.isin(torch.tensor([1, 2, 3]), torch.tensor([2, 3]))
/// tensor([False,  True,  True])
/// ```
#[inline]
pub fn isin<'a>(elements: &Tensor, test_elements: impl Into<Operand<'a>>) -> Result<Tensor> {
    let test_elements = test_elements.into();
    ISIN.tensor(&[value::tensor(elements), value::operand(&test_elements)])
}

/// Whether each element is among the test elements, bool in the shape of elements; with invert whether it is
/// not. Integers and floating point, promoted; bool and complex are errors.
///
/// What is not set in the options keeps its default: `isin(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor`.
pub fn isin_with<'a>(elements: &Tensor, test_elements: impl Into<Operand<'a>>, options: IsinOptions) -> Result<Tensor> {
    let test_elements = test_elements.into();
    ISIN.tensor(&[value::tensor(elements), value::operand(&test_elements), options.assume_unique.map_or(value::none(), value::boolean), options.invert.map_or(value::none(), value::boolean)])
}

/// `isin`, see [`isin`]. The result is written into the given tensor.
pub fn isin_out<'a>(elements: &Tensor, test_elements: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let test_elements = test_elements.into();
    ISIN_OUT.tensor(&[value::tensor(elements), value::operand(&test_elements), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `isin`, see [`isin`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `isin(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor`.
pub fn isin_out_with<'a>(elements: &Tensor, test_elements: impl Into<Operand<'a>>, options: IsinOptions, out: &Tensor) -> Result<()> {
    let test_elements = test_elements.into();
    ISIN_OUT.tensor(&[value::tensor(elements), value::operand(&test_elements), options.assume_unique.map_or(value::none(), value::boolean), options.invert.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
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

/// The k-th smallest element along a dimension and where it stands (int64); the dimension goes, or stays with
/// size 1 (keepdim). NaN counts as largest. Integers, bool and floating point; k counts from 1, and beyond the
/// size is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.kthvalue(torch.tensor([4., 1., 3.]), 2)
/// torch.return_types.kthvalue(
/// values=tensor(3.),
/// indices=tensor(2))
/// ```
#[inline]
pub fn kthvalue(input: &Tensor, k: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = KTHVALUE.tensors(&[value::tensor(input), value::int(k)])?;
    Ok((values, indices))
}

/// The k-th smallest element along a dimension and where it stands (int64); the dimension goes, or stays with
/// size 1 (keepdim). NaN counts as largest. Integers, bool and floating point; k counts from 1, and beyond the
/// size is an error.
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

/// The median of all elements, 0-dim: of an even number the lower of the two in the middle; NaN of none, or if
/// there is one. The gradient is shared by all elements of that value. Integers and floating point; bool and
/// complex are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.median(torch.tensor([3., 1., 2., 4.]))
/// tensor(2.)
/// ```
#[inline]
pub fn median(input: &Tensor) -> Result<Tensor> {
    MEDIAN.tensor(&[value::tensor(input)])
}

/// The parameters of [`median_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MedianDimOptions {
    keepdim: Option<bool>,
}

impl MedianDimOptions {
    /// All defaults.
    pub fn new() -> MedianDimOptions {
        MedianDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The median along a dimension, which goes, or stays with size 1 (keepdim) (the lower one of an even number),
/// and the int64 index where it stands, of equal elements where a stable sort would put the middle. A NaN is
/// the median of what it is in. Integers and floating point; bool, complex, and a dimension without elements,
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.median(torch.tensor([[3., 1., 2.], [4., 6., 5.]]), dim=1).values
/// tensor([2., 5.])
/// ```
#[inline]
pub fn median_dim(input: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = MEDIAN_DIM.tensors(&[value::tensor(input), value::int(dim)])?;
    Ok((values, indices))
}

/// The median along a dimension, which goes, or stays with size 1 (keepdim) (the lower one of an even number),
/// and the int64 index where it stands, of equal elements where a stable sort would put the middle. A NaN is
/// the median of what it is in. Integers and floating point; bool, complex, and a dimension without elements,
/// are errors.
///
/// What is not set in the options keeps its default: `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn median_dim_with(input: &Tensor, dim: i64, options: MedianDimOptions) -> Result<(Tensor, Tensor)> {
    let [values, indices] = MEDIAN_DIM.tensors(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// `median.dim`, see [`median_dim`]. The result is written into the given tensor.
pub fn median_dim_out(input: &Tensor, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    MEDIAN_DIM_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// `median.dim`, see [`median_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn median_dim_out_with(input: &Tensor, dim: i64, options: MedianDimOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    MEDIAN_DIM_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// The parameters of [`mode_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ModeOptions {
    dim: Option<i64>,
    keepdim: Option<bool>,
}

impl ModeOptions {
    /// All defaults.
    pub fn new() -> ModeOptions {
        ModeOptions::default()
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

/// The most frequent value along a dimension, the smallest of several, and the index of its last occurrence.
/// Both without the dimension, or with it in size 1; indices are int64. Integers, bool and floating point;
/// complex is not supported.
///
/// In Python:
///
/// ```text
/// >>> torch.mode(torch.tensor([1, 2, 2, 3]))
/// torch.return_types.mode(
/// values=tensor(2),
/// indices=tensor(2))
/// ```
#[inline]
pub fn mode(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [values, indices] = MODE.tensors(&[value::tensor(input)])?;
    Ok((values, indices))
}

/// The most frequent value along a dimension, the smallest of several, and the index of its last occurrence.
/// Both without the dimension, or with it in size 1; indices are int64. Integers, bool and floating point;
/// complex is not supported.
///
/// What is not set in the options keeps its default: `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn mode_with(input: &Tensor, options: ModeOptions) -> Result<(Tensor, Tensor)> {
    let [values, indices] = MODE.tensors(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// `mode`, see [`mode`]. The result is written into the given tensor.
pub fn mode_out(input: &Tensor, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    MODE_OUT.tensors::<2>(&[value::tensor(input), value::none(), value::none(), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// `mode`, see [`mode`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn mode_out_with(input: &Tensor, options: ModeOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    MODE_OUT.tensors::<2>(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// Sorted along the first dimension, in the shape of self; equal elements keep their order. NaN counts as the
/// largest; integers, bool and floating point, complex is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.msort(torch.tensor([[3, 1], [2, 5]]))
/// tensor([[2, 1],
///         [3, 5]])
/// ```
#[inline]
pub fn msort(input: &Tensor) -> Result<Tensor> {
    MSORT.tensor(&[value::tensor(input)])
}

/// `msort`, see [`msort`]. The result is written into the given tensor.
pub fn msort_out(input: &Tensor, out: &Tensor) -> Result<()> {
    MSORT_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The median of all elements that are not NaN, 0-dim; NaN where nothing else is there. Integers and floating
/// point; bool and complex are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.nanmedian(torch.tensor([1., float('nan'), 3., 2.]))
/// tensor(2.)
/// ```
#[inline]
pub fn nanmedian(input: &Tensor) -> Result<Tensor> {
    NANMEDIAN.tensor(&[value::tensor(input)])
}

/// The parameters of [`nanmedian_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NanmedianDimOptions {
    keepdim: Option<bool>,
}

impl NanmedianDimOptions {
    /// All defaults.
    pub fn new() -> NanmedianDimOptions {
        NanmedianDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The median along a dimension, which goes, or stays with size 1 (keepdim), of what is not NaN, and the int64
/// index where it stands; NaN where nothing else is there. Integers and floating point; bool, complex, and a
/// dimension without elements, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.nanmedian(torch.tensor([[1., float('nan'), 3.]]), dim=1).values
/// tensor([1.])
/// ```
#[inline]
pub fn nanmedian_dim(input: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = NANMEDIAN_DIM.tensors(&[value::tensor(input), value::int(dim)])?;
    Ok((values, indices))
}

/// The median along a dimension, which goes, or stays with size 1 (keepdim), of what is not NaN, and the int64
/// index where it stands; NaN where nothing else is there. Integers and floating point; bool, complex, and a
/// dimension without elements, are errors.
///
/// What is not set in the options keeps its default: `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn nanmedian_dim_with(input: &Tensor, dim: i64, options: NanmedianDimOptions) -> Result<(Tensor, Tensor)> {
    let [values, indices] = NANMEDIAN_DIM.tensors(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// `nanmedian.dim`, see [`nanmedian_dim`]. The result is written into the given tensor.
pub fn nanmedian_dim_out(input: &Tensor, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    NANMEDIAN_DIM_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// `nanmedian.dim`, see [`nanmedian_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn nanmedian_dim_out_with(input: &Tensor, dim: i64, options: NanmedianDimOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    NANMEDIAN_DIM_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// The parameters of [`nanquantile_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NanquantileOptions<'a> {
    dim: Option<i64>,
    keepdim: Option<bool>,
    interpolation: Option<&'a str>,
}

impl<'a> NanquantileOptions<'a> {
    /// All defaults.
    pub fn new() -> NanquantileOptions<'a> {
        NanquantileOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `str`, default `'linear'`.
    pub fn interpolation(mut self, interpolation: &'a str) -> Self {
        self.interpolation = Some(interpolation);
        self
    }
}

/// quantile of what is not NaN; NaN where nothing else is there. One dimension more, in front, when q is 1-d.
/// float32 and float64 of self's dtype; a q outside [0, 1] is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.nanquantile(torch.tensor([0., float('nan'), 2.]), torch.tensor([0., 0.5]))
/// tensor([0., 1.])
/// ```
#[inline]
pub fn nanquantile(input: &Tensor, q: &Tensor) -> Result<Tensor> {
    NANQUANTILE.tensor(&[value::tensor(input), value::tensor(q)])
}

/// quantile of what is not NaN; NaN where nothing else is there. One dimension more, in front, when q is 1-d.
/// float32 and float64 of self's dtype; a q outside [0, 1] is an error.
///
/// What is not set in the options keeps its default: `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
pub fn nanquantile_with(input: &Tensor, q: &Tensor, options: NanquantileOptions<'_>) -> Result<Tensor> {
    NANQUANTILE.tensor(&[value::tensor(input), value::tensor(q), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), options.interpolation.map_or(value::none(), value::string)])
}

/// `nanquantile`, see [`nanquantile`]. The result is written into the given tensor.
pub fn nanquantile_out(input: &Tensor, q: &Tensor, out: &Tensor) -> Result<()> {
    NANQUANTILE_OUT.tensor(&[value::tensor(input), value::tensor(q), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `nanquantile`, see [`nanquantile`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
pub fn nanquantile_out_with(input: &Tensor, q: &Tensor, options: NanquantileOptions<'_>, out: &Tensor) -> Result<()> {
    NANQUANTILE_OUT.tensor(&[value::tensor(input), value::tensor(q), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), options.interpolation.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`nanquantile_scalar_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NanquantileScalarOptions<'a> {
    dim: Option<i64>,
    keepdim: Option<bool>,
    interpolation: Option<&'a str>,
}

impl<'a> NanquantileScalarOptions<'a> {
    /// All defaults.
    pub fn new() -> NanquantileScalarOptions<'a> {
        NanquantileScalarOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `str`, default `'linear'`.
    pub fn interpolation(mut self, interpolation: &'a str) -> Self {
        self.interpolation = Some(interpolation);
        self
    }
}

/// nanquantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q outside is
/// an error.
///
/// In Python:
///
/// ```text
/// >>> torch.nanquantile(torch.tensor([0., float('nan'), 2.]), 0.5)
/// tensor(1.)
/// ```
#[inline]
pub fn nanquantile_scalar(input: &Tensor, q: f64) -> Result<Tensor> {
    NANQUANTILE_SCALAR.tensor(&[value::tensor(input), value::double(q)])
}

/// nanquantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q outside is
/// an error.
///
/// What is not set in the options keeps its default: `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
pub fn nanquantile_scalar_with(input: &Tensor, q: f64, options: NanquantileScalarOptions<'_>) -> Result<Tensor> {
    NANQUANTILE_SCALAR.tensor(&[value::tensor(input), value::double(q), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), options.interpolation.map_or(value::none(), value::string)])
}

/// `nanquantile.scalar`, see [`nanquantile_scalar`]. The result is written into the given tensor.
pub fn nanquantile_scalar_out(input: &Tensor, q: f64, out: &Tensor) -> Result<()> {
    NANQUANTILE_SCALAR_OUT.tensor(&[value::tensor(input), value::double(q), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `nanquantile.scalar`, see [`nanquantile_scalar`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
pub fn nanquantile_scalar_out_with(input: &Tensor, q: f64, options: NanquantileScalarOptions<'_>, out: &Tensor) -> Result<()> {
    NANQUANTILE_SCALAR_OUT.tensor(&[value::tensor(input), value::double(q), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), options.interpolation.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`quantile_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct QuantileOptions<'a> {
    dim: Option<i64>,
    keepdim: Option<bool>,
    interpolation: Option<&'a str>,
}

impl<'a> QuantileOptions<'a> {
    /// All defaults.
    pub fn new() -> QuantileOptions<'a> {
        QuantileOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `str`, default `'linear'`.
    pub fn interpolation(mut self, interpolation: &'a str) -> Self {
        self.interpolation = Some(interpolation);
        self
    }
}

/// The q-th quantiles (q in [0, 1], 0-dim or 1-d, of self's dtype: float32 or float64) along a dimension, which
/// goes, or stays with size 1 (keepdim), or of all elements. A 1-d q puts its dimension first. interpolation
/// between two neighbours: linear, lower, higher, midpoint or nearest. NaN where there is one. A q outside [0,
/// 1] or of another dtype, and an empty tensor, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.quantile(torch.tensor([0., 1., 2., 3.]), torch.tensor([0.25, 0.5]))
/// tensor([0.7500, 1.5000])
/// ```
#[inline]
pub fn quantile(input: &Tensor, q: &Tensor) -> Result<Tensor> {
    QUANTILE.tensor(&[value::tensor(input), value::tensor(q)])
}

/// The q-th quantiles (q in [0, 1], 0-dim or 1-d, of self's dtype: float32 or float64) along a dimension, which
/// goes, or stays with size 1 (keepdim), or of all elements. A 1-d q puts its dimension first. interpolation
/// between two neighbours: linear, lower, higher, midpoint or nearest. NaN where there is one. A q outside [0,
/// 1] or of another dtype, and an empty tensor, are errors.
///
/// What is not set in the options keeps its default: `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
pub fn quantile_with(input: &Tensor, q: &Tensor, options: QuantileOptions<'_>) -> Result<Tensor> {
    QUANTILE.tensor(&[value::tensor(input), value::tensor(q), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), options.interpolation.map_or(value::none(), value::string)])
}

/// `quantile`, see [`quantile`]. The result is written into the given tensor.
pub fn quantile_out(input: &Tensor, q: &Tensor, out: &Tensor) -> Result<()> {
    QUANTILE_OUT.tensor(&[value::tensor(input), value::tensor(q), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `quantile`, see [`quantile`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
pub fn quantile_out_with(input: &Tensor, q: &Tensor, options: QuantileOptions<'_>, out: &Tensor) -> Result<()> {
    QUANTILE_OUT.tensor(&[value::tensor(input), value::tensor(q), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), options.interpolation.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`quantile_scalar_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct QuantileScalarOptions<'a> {
    dim: Option<i64>,
    keepdim: Option<bool>,
    interpolation: Option<&'a str>,
}

impl<'a> QuantileScalarOptions<'a> {
    /// All defaults.
    pub fn new() -> QuantileScalarOptions<'a> {
        QuantileScalarOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `str`, default `'linear'`.
    pub fn interpolation(mut self, interpolation: &'a str) -> Self {
        self.interpolation = Some(interpolation);
        self
    }
}

/// quantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q outside is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.quantile(torch.tensor([0., 1., 2., 3.]), 0.5)
/// tensor(1.5000)
/// ```
#[inline]
pub fn quantile_scalar(input: &Tensor, q: f64) -> Result<Tensor> {
    QUANTILE_SCALAR.tensor(&[value::tensor(input), value::double(q)])
}

/// quantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q outside is an
/// error.
///
/// What is not set in the options keeps its default: `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
pub fn quantile_scalar_with(input: &Tensor, q: f64, options: QuantileScalarOptions<'_>) -> Result<Tensor> {
    QUANTILE_SCALAR.tensor(&[value::tensor(input), value::double(q), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), options.interpolation.map_or(value::none(), value::string)])
}

/// `quantile.scalar`, see [`quantile_scalar`]. The result is written into the given tensor.
pub fn quantile_scalar_out(input: &Tensor, q: f64, out: &Tensor) -> Result<()> {
    QUANTILE_SCALAR_OUT.tensor(&[value::tensor(input), value::double(q), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `quantile.scalar`, see [`quantile_scalar`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
pub fn quantile_scalar_out_with(input: &Tensor, q: f64, options: QuantileScalarOptions<'_>, out: &Tensor) -> Result<()> {
    QUANTILE_SCALAR_OUT.tensor(&[value::tensor(input), value::double(q), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), options.interpolation.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`searchsorted_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SearchsortedOptions<'a> {
    out_int32: Option<bool>,
    right: Option<bool>,
    side: Option<&'a str>,
    sorter: Option<&'a Tensor>,
}

impl<'a> SearchsortedOptions<'a> {
    /// All defaults.
    pub fn new() -> SearchsortedOptions<'a> {
        SearchsortedOptions::default()
    }

    /// `bool`, default `False`.
    pub fn out_int32(mut self, out_int32: impl Into<Option<bool>>) -> Self {
        self.out_int32 = out_int32.into();
        self
    }

    /// `bool`, default `False`.
    pub fn right(mut self, right: impl Into<Option<bool>>) -> Self {
        self.right = right.into();
        self
    }

    /// `str?`, default `None`.
    pub fn side(mut self, side: &'a str) -> Self {
        self.side = Some(side);
        self
    }

    /// `Tensor?`, default `None`.
    pub fn sorter(mut self, sorter: impl Into<Option<&'a Tensor>>) -> Self {
        self.sorter = sorter.into();
        self
    }
}

/// Where each value would go in an ascending sequence: before equal elements, or behind them with right (side
/// 'right'). The sequence is 1-d, or has the values' leading dimensions and is searched row by row. sorter, of
/// its shape, orders a sequence that is not sorted. NaN counts as greatest. int64, or int32 with out_int32, in
/// the shape of the values. Integers and floating point; bool, complex, shapes that do not fit, and a side that
/// is neither, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.searchsorted(torch.tensor([1, 3, 5]), torch.tensor([3, 6]))
/// tensor([1, 3])
/// ```
#[inline]
pub fn searchsorted<'a>(sorted_sequence: &Tensor, input: impl Into<Operand<'a>>) -> Result<Tensor> {
    let input = input.into();
    SEARCHSORTED.tensor(&[value::tensor(sorted_sequence), value::operand(&input)])
}

/// Where each value would go in an ascending sequence: before equal elements, or behind them with right (side
/// 'right'). The sequence is 1-d, or has the values' leading dimensions and is searched row by row. sorter, of
/// its shape, orders a sequence that is not sorted. NaN counts as greatest. int64, or int32 with out_int32, in
/// the shape of the values. Integers and floating point; bool, complex, shapes that do not fit, and a side that
/// is neither, are errors.
///
/// What is not set in the options keeps its default: `searchsorted(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`.
pub fn searchsorted_with<'a>(sorted_sequence: &Tensor, input: impl Into<Operand<'a>>, options: SearchsortedOptions<'_>) -> Result<Tensor> {
    let input = input.into();
    SEARCHSORTED.tensor(&[value::tensor(sorted_sequence), value::operand(&input), options.out_int32.map_or(value::none(), value::boolean), options.right.map_or(value::none(), value::boolean), options.side.map_or(value::none(), value::string), value::opt_tensor(options.sorter)])
}

/// `searchsorted`, see [`searchsorted`]. The result is written into the given tensor.
pub fn searchsorted_out<'a>(sorted_sequence: &Tensor, input: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let input = input.into();
    SEARCHSORTED_OUT.tensor(&[value::tensor(sorted_sequence), value::operand(&input), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `searchsorted`, see [`searchsorted`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `searchsorted(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`.
pub fn searchsorted_out_with<'a>(sorted_sequence: &Tensor, input: impl Into<Operand<'a>>, options: SearchsortedOptions<'_>, out: &Tensor) -> Result<()> {
    let input = input.into();
    SEARCHSORTED_OUT.tensor(&[value::tensor(sorted_sequence), value::operand(&input), options.out_int32.map_or(value::none(), value::boolean), options.right.map_or(value::none(), value::boolean), options.side.map_or(value::none(), value::string), value::opt_tensor(options.sorter), value::tensor(out)]).map(drop)
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

/// Sorted along a dimension, with the int64 indices where the elements stood, both in the shape of self; NaN
/// counts as largest. Integers, bool and floating point; complex, and a dimension that self does not have, are
/// errors.
///
/// In Python:
///
/// ```text
/// >>> torch.sort(torch.tensor([3, 1, 2]))
/// torch.return_types.sort(
/// values=tensor([1, 2, 3]),
/// indices=tensor([1, 2, 0]))
/// ```
#[inline]
pub fn sort(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [values, indices] = SORT.tensors(&[value::tensor(input)])?;
    Ok((values, indices))
}

/// Sorted along a dimension, with the int64 indices where the elements stood, both in the shape of self; NaN
/// counts as largest. Integers, bool and floating point; complex, and a dimension that self does not have, are
/// errors.
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

/// Sorted along a dimension, with the int64 indices, both in the shape of self; with stable equal elements keep
/// their order. NaN counts as the largest; integers, bool and floating point, complex is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.sort(torch.tensor([1, 0, 1, 0]), stable=True).indices
/// tensor([1, 3, 0, 2])
/// ```
#[inline]
pub fn sort_stable(input: &Tensor, stable: Option<bool>) -> Result<(Tensor, Tensor)> {
    let [values, indices] = SORT_STABLE.tensors(&[value::tensor(input), stable.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// Sorted along a dimension, with the int64 indices, both in the shape of self; with stable equal elements keep
/// their order. NaN counts as the largest; integers, bool and floating point, complex is an error.
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

/// The k largest (or smallest) elements along a dimension and where they stand (int64), k of them there; NaN
/// counts as largest. Integers, bool and floating point; complex, and a k beyond the size, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.topk(torch.tensor([1., 5., 3., 4.]), 2)
/// torch.return_types.topk(
/// values=tensor([5., 4.]),
/// indices=tensor([1, 3]))
/// ```
#[inline]
pub fn topk(input: &Tensor, k: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = TOPK.tensors(&[value::tensor(input), value::int(k)])?;
    Ok((values, indices))
}

/// The k largest (or smallest) elements along a dimension and where they stand (int64), k of them there; NaN
/// counts as largest. Integers, bool and floating point; complex, and a k beyond the size, are errors.
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

/// The parameters of [`unique_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UniqueOptions {
    sorted: Option<bool>,
    return_inverse: Option<bool>,
    return_counts: Option<bool>,
    dim: Option<i64>,
}

impl UniqueOptions {
    /// All defaults.
    pub fn new() -> UniqueOptions {
        UniqueOptions::default()
    }

    /// `bool`, default `True`.
    pub fn sorted(mut self, sorted: impl Into<Option<bool>>) -> Self {
        self.sorted = sorted.into();
        self
    }

    /// `bool`, default `False`.
    pub fn return_inverse(mut self, return_inverse: impl Into<Option<bool>>) -> Self {
        self.return_inverse = return_inverse.into();
        self
    }

    /// `bool`, default `False`.
    pub fn return_counts(mut self, return_counts: impl Into<Option<bool>>) -> Self {
        self.return_counts = return_counts.into();
        self
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The values that occur, in ascending order, or with dim the slices along it that occur, as Python orders
/// tuples. inverse says where each input is among them, in the shape of self, or (size of dim); counts how
/// often each occurs. These two are int64, and empty where they are not asked for: in Python they are left out
/// then. Any dtype but complex ones, which are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.unique(torch.tensor([3, 1, 3]), return_counts=True)
/// (tensor([1, 3]), tensor([1, 2]))
/// ```
#[inline]
pub fn unique(input: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [output, inverse, counts] = UNIQUE.tensors(&[value::tensor(input)])?;
    Ok((output, inverse, counts))
}

/// The values that occur, in ascending order, or with dim the slices along it that occur, as Python orders
/// tuples. inverse says where each input is among them, in the shape of self, or (size of dim); counts how
/// often each occurs. These two are int64, and empty where they are not asked for: in Python they are left out
/// then. Any dtype but complex ones, which are an error.
///
/// What is not set in the options keeps its default: `unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor output, Tensor inverse, Tensor counts)`.
pub fn unique_with(input: &Tensor, options: UniqueOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [output, inverse, counts] = UNIQUE.tensors(&[value::tensor(input), options.sorted.map_or(value::none(), value::boolean), options.return_inverse.map_or(value::none(), value::boolean), options.return_counts.map_or(value::none(), value::boolean), options.dim.map_or(value::none(), value::int)])?;
    Ok((output, inverse, counts))
}

/// The parameters of [`unique_consecutive_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UniqueConsecutiveOptions {
    return_inverse: Option<bool>,
    return_counts: Option<bool>,
    dim: Option<i64>,
}

impl UniqueConsecutiveOptions {
    /// All defaults.
    pub fn new() -> UniqueConsecutiveOptions {
        UniqueConsecutiveOptions::default()
    }

    /// `bool`, default `False`.
    pub fn return_inverse(mut self, return_inverse: impl Into<Option<bool>>) -> Self {
        self.return_inverse = return_inverse.into();
        self
    }

    /// `bool`, default `False`.
    pub fn return_counts(mut self, return_counts: impl Into<Option<bool>>) -> Self {
        self.return_counts = return_counts.into();
        self
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The values, or with dim the slices along it, with equal neighbours merged into one, in their order. inverse
/// says into which each input went, in the shape of self, or (size of dim); counts of how many each was made.
/// These two are int64, and empty where they are not asked for: in Python they are left out then. Any dtype but
/// complex ones, which are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.unique_consecutive(torch.tensor([1, 1, 2, 1]), return_counts=True)
/// (tensor([1, 2, 1]), tensor([2, 1, 1]))
/// ```
#[inline]
pub fn unique_consecutive(input: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [output, inverse, counts] = UNIQUE_CONSECUTIVE.tensors(&[value::tensor(input)])?;
    Ok((output, inverse, counts))
}

/// The values, or with dim the slices along it, with equal neighbours merged into one, in their order. inverse
/// says into which each input went, in the shape of self, or (size of dim); counts of how many each was made.
/// These two are int64, and empty where they are not asked for: in Python they are left out then. Any dtype but
/// complex ones, which are an error.
///
/// What is not set in the options keeps its default: `unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor output, Tensor inverse, Tensor counts)`.
pub fn unique_consecutive_with(input: &Tensor, options: UniqueConsecutiveOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [output, inverse, counts] = UNIQUE_CONSECUTIVE.tensors(&[value::tensor(input), options.return_inverse.map_or(value::none(), value::boolean), options.return_counts.map_or(value::none(), value::boolean), options.dim.map_or(value::none(), value::int)])?;
    Ok((output, inverse, counts))
}

impl Tensor {
    /// The int64 indices that sort along a dimension, in the shape of self; NaN counts as largest. Integers, bool
    /// and floating point; complex, and a dimension that self does not have, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.argsort(torch.tensor([3, 1, 2]), descending=True)
    /// tensor([0, 2, 1])
    /// ```
    #[inline]
    pub fn argsort(&self) -> Result<Tensor> {
        argsort(self)
    }

    /// The int64 indices that sort along a dimension, in the shape of self; NaN counts as largest. Integers, bool
    /// and floating point; complex, and a dimension that self does not have, are errors.
    ///
    /// What is not set in the options keeps its default: `argsort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor`.
    #[inline]
    pub fn argsort_with(&self, options: ArgsortOptions) -> Result<Tensor> {
        argsort_with(self, options)
    }

    /// The k-th smallest element along a dimension and where it stands (int64); the dimension goes, or stays with
    /// size 1 (keepdim). NaN counts as largest. Integers, bool and floating point; k counts from 1, and beyond the
    /// size is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.kthvalue(torch.tensor([4., 1., 3.]), 2)
    /// torch.return_types.kthvalue(
    /// values=tensor(3.),
    /// indices=tensor(2))
    /// ```
    #[inline]
    pub fn kthvalue(&self, k: i64) -> Result<(Tensor, Tensor)> {
        kthvalue(self, k)
    }

    /// The k-th smallest element along a dimension and where it stands (int64); the dimension goes, or stays with
    /// size 1 (keepdim). NaN counts as largest. Integers, bool and floating point; k counts from 1, and beyond the
    /// size is an error.
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

    /// The median of all elements, 0-dim: of an even number the lower of the two in the middle; NaN of none, or if
    /// there is one. The gradient is shared by all elements of that value. Integers and floating point; bool and
    /// complex are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.median(torch.tensor([3., 1., 2., 4.]))
    /// tensor(2.)
    /// ```
    #[inline]
    pub fn median(&self) -> Result<Tensor> {
        median(self)
    }

    /// The median along a dimension, which goes, or stays with size 1 (keepdim) (the lower one of an even number),
    /// and the int64 index where it stands, of equal elements where a stable sort would put the middle. A NaN is
    /// the median of what it is in. Integers and floating point; bool, complex, and a dimension without elements,
    /// are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.median(torch.tensor([[3., 1., 2.], [4., 6., 5.]]), dim=1).values
    /// tensor([2., 5.])
    /// ```
    #[inline]
    pub fn median_dim(&self, dim: i64) -> Result<(Tensor, Tensor)> {
        median_dim(self, dim)
    }

    /// The median along a dimension, which goes, or stays with size 1 (keepdim) (the lower one of an even number),
    /// and the int64 index where it stands, of equal elements where a stable sort would put the middle. A NaN is
    /// the median of what it is in. Integers and floating point; bool, complex, and a dimension without elements,
    /// are errors.
    ///
    /// What is not set in the options keeps its default: `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn median_dim_with(&self, dim: i64, options: MedianDimOptions) -> Result<(Tensor, Tensor)> {
        median_dim_with(self, dim, options)
    }

    /// `median.dim`, see [`median_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn median_dim_out(&self, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        median_dim_out(self, dim, out_values, out_indices)
    }

    /// `median.dim`, see [`median_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn median_dim_out_with(&self, dim: i64, options: MedianDimOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        median_dim_out_with(self, dim, options, out_values, out_indices)
    }

    /// The most frequent value along a dimension, the smallest of several, and the index of its last occurrence.
    /// Both without the dimension, or with it in size 1; indices are int64. Integers, bool and floating point;
    /// complex is not supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.mode(torch.tensor([1, 2, 2, 3]))
    /// torch.return_types.mode(
    /// values=tensor(2),
    /// indices=tensor(2))
    /// ```
    #[inline]
    pub fn mode(&self) -> Result<(Tensor, Tensor)> {
        mode(self)
    }

    /// The most frequent value along a dimension, the smallest of several, and the index of its last occurrence.
    /// Both without the dimension, or with it in size 1; indices are int64. Integers, bool and floating point;
    /// complex is not supported.
    ///
    /// What is not set in the options keeps its default: `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn mode_with(&self, options: ModeOptions) -> Result<(Tensor, Tensor)> {
        mode_with(self, options)
    }

    /// `mode`, see [`mode`]. The result is written into the given tensor.
    #[inline]
    pub fn mode_out(&self, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        mode_out(self, out_values, out_indices)
    }

    /// `mode`, see [`mode`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn mode_out_with(&self, options: ModeOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        mode_out_with(self, options, out_values, out_indices)
    }

    /// Sorted along the first dimension, in the shape of self; equal elements keep their order. NaN counts as the
    /// largest; integers, bool and floating point, complex is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.msort(torch.tensor([[3, 1], [2, 5]]))
    /// tensor([[2, 1],
    ///         [3, 5]])
    /// ```
    #[inline]
    pub fn msort(&self) -> Result<Tensor> {
        msort(self)
    }

    /// `msort`, see [`msort`]. The result is written into the given tensor.
    #[inline]
    pub fn msort_out(&self, out: &Tensor) -> Result<()> {
        msort_out(self, out)
    }

    /// The median of all elements that are not NaN, 0-dim; NaN where nothing else is there. Integers and floating
    /// point; bool and complex are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nanmedian(torch.tensor([1., float('nan'), 3., 2.]))
    /// tensor(2.)
    /// ```
    #[inline]
    pub fn nanmedian(&self) -> Result<Tensor> {
        nanmedian(self)
    }

    /// The median along a dimension, which goes, or stays with size 1 (keepdim), of what is not NaN, and the int64
    /// index where it stands; NaN where nothing else is there. Integers and floating point; bool, complex, and a
    /// dimension without elements, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nanmedian(torch.tensor([[1., float('nan'), 3.]]), dim=1).values
    /// tensor([1.])
    /// ```
    #[inline]
    pub fn nanmedian_dim(&self, dim: i64) -> Result<(Tensor, Tensor)> {
        nanmedian_dim(self, dim)
    }

    /// The median along a dimension, which goes, or stays with size 1 (keepdim), of what is not NaN, and the int64
    /// index where it stands; NaN where nothing else is there. Integers and floating point; bool, complex, and a
    /// dimension without elements, are errors.
    ///
    /// What is not set in the options keeps its default: `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn nanmedian_dim_with(&self, dim: i64, options: NanmedianDimOptions) -> Result<(Tensor, Tensor)> {
        nanmedian_dim_with(self, dim, options)
    }

    /// `nanmedian.dim`, see [`nanmedian_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn nanmedian_dim_out(&self, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        nanmedian_dim_out(self, dim, out_values, out_indices)
    }

    /// `nanmedian.dim`, see [`nanmedian_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn nanmedian_dim_out_with(&self, dim: i64, options: NanmedianDimOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        nanmedian_dim_out_with(self, dim, options, out_values, out_indices)
    }

    /// quantile of what is not NaN; NaN where nothing else is there. One dimension more, in front, when q is 1-d.
    /// float32 and float64 of self's dtype; a q outside [0, 1] is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nanquantile(torch.tensor([0., float('nan'), 2.]), torch.tensor([0., 0.5]))
    /// tensor([0., 1.])
    /// ```
    #[inline]
    pub fn nanquantile(&self, q: &Tensor) -> Result<Tensor> {
        nanquantile(self, q)
    }

    /// quantile of what is not NaN; NaN where nothing else is there. One dimension more, in front, when q is 1-d.
    /// float32 and float64 of self's dtype; a q outside [0, 1] is an error.
    ///
    /// What is not set in the options keeps its default: `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
    #[inline]
    pub fn nanquantile_with(&self, q: &Tensor, options: NanquantileOptions<'_>) -> Result<Tensor> {
        nanquantile_with(self, q, options)
    }

    /// `nanquantile`, see [`nanquantile`]. The result is written into the given tensor.
    #[inline]
    pub fn nanquantile_out(&self, q: &Tensor, out: &Tensor) -> Result<()> {
        nanquantile_out(self, q, out)
    }

    /// `nanquantile`, see [`nanquantile`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
    #[inline]
    pub fn nanquantile_out_with(&self, q: &Tensor, options: NanquantileOptions<'_>, out: &Tensor) -> Result<()> {
        nanquantile_out_with(self, q, options, out)
    }

    /// nanquantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q outside is
    /// an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nanquantile(torch.tensor([0., float('nan'), 2.]), 0.5)
    /// tensor(1.)
    /// ```
    #[inline]
    pub fn nanquantile_scalar(&self, q: f64) -> Result<Tensor> {
        nanquantile_scalar(self, q)
    }

    /// nanquantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q outside is
    /// an error.
    ///
    /// What is not set in the options keeps its default: `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
    #[inline]
    pub fn nanquantile_scalar_with(&self, q: f64, options: NanquantileScalarOptions<'_>) -> Result<Tensor> {
        nanquantile_scalar_with(self, q, options)
    }

    /// `nanquantile.scalar`, see [`nanquantile_scalar`]. The result is written into the given tensor.
    #[inline]
    pub fn nanquantile_scalar_out(&self, q: f64, out: &Tensor) -> Result<()> {
        nanquantile_scalar_out(self, q, out)
    }

    /// `nanquantile.scalar`, see [`nanquantile_scalar`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
    #[inline]
    pub fn nanquantile_scalar_out_with(&self, q: f64, options: NanquantileScalarOptions<'_>, out: &Tensor) -> Result<()> {
        nanquantile_scalar_out_with(self, q, options, out)
    }

    /// The q-th quantiles (q in [0, 1], 0-dim or 1-d, of self's dtype: float32 or float64) along a dimension, which
    /// goes, or stays with size 1 (keepdim), or of all elements. A 1-d q puts its dimension first. interpolation
    /// between two neighbours: linear, lower, higher, midpoint or nearest. NaN where there is one. A q outside [0,
    /// 1] or of another dtype, and an empty tensor, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.quantile(torch.tensor([0., 1., 2., 3.]), torch.tensor([0.25, 0.5]))
    /// tensor([0.7500, 1.5000])
    /// ```
    #[inline]
    pub fn quantile(&self, q: &Tensor) -> Result<Tensor> {
        quantile(self, q)
    }

    /// The q-th quantiles (q in [0, 1], 0-dim or 1-d, of self's dtype: float32 or float64) along a dimension, which
    /// goes, or stays with size 1 (keepdim), or of all elements. A 1-d q puts its dimension first. interpolation
    /// between two neighbours: linear, lower, higher, midpoint or nearest. NaN where there is one. A q outside [0,
    /// 1] or of another dtype, and an empty tensor, are errors.
    ///
    /// What is not set in the options keeps its default: `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
    #[inline]
    pub fn quantile_with(&self, q: &Tensor, options: QuantileOptions<'_>) -> Result<Tensor> {
        quantile_with(self, q, options)
    }

    /// `quantile`, see [`quantile`]. The result is written into the given tensor.
    #[inline]
    pub fn quantile_out(&self, q: &Tensor, out: &Tensor) -> Result<()> {
        quantile_out(self, q, out)
    }

    /// `quantile`, see [`quantile`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
    #[inline]
    pub fn quantile_out_with(&self, q: &Tensor, options: QuantileOptions<'_>, out: &Tensor) -> Result<()> {
        quantile_out_with(self, q, options, out)
    }

    /// quantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q outside is an
    /// error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.quantile(torch.tensor([0., 1., 2., 3.]), 0.5)
    /// tensor(1.5000)
    /// ```
    #[inline]
    pub fn quantile_scalar(&self, q: f64) -> Result<Tensor> {
        quantile_scalar(self, q)
    }

    /// quantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q outside is an
    /// error.
    ///
    /// What is not set in the options keeps its default: `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
    #[inline]
    pub fn quantile_scalar_with(&self, q: f64, options: QuantileScalarOptions<'_>) -> Result<Tensor> {
        quantile_scalar_with(self, q, options)
    }

    /// `quantile.scalar`, see [`quantile_scalar`]. The result is written into the given tensor.
    #[inline]
    pub fn quantile_scalar_out(&self, q: f64, out: &Tensor) -> Result<()> {
        quantile_scalar_out(self, q, out)
    }

    /// `quantile.scalar`, see [`quantile_scalar`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`.
    #[inline]
    pub fn quantile_scalar_out_with(&self, q: f64, options: QuantileScalarOptions<'_>, out: &Tensor) -> Result<()> {
        quantile_scalar_out_with(self, q, options, out)
    }

    /// Sorted along a dimension, with the int64 indices where the elements stood, both in the shape of self; NaN
    /// counts as largest. Integers, bool and floating point; complex, and a dimension that self does not have, are
    /// errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sort(torch.tensor([3, 1, 2]))
    /// torch.return_types.sort(
    /// values=tensor([1, 2, 3]),
    /// indices=tensor([1, 2, 0]))
    /// ```
    #[inline]
    pub fn sort(&self) -> Result<(Tensor, Tensor)> {
        sort(self)
    }

    /// Sorted along a dimension, with the int64 indices where the elements stood, both in the shape of self; NaN
    /// counts as largest. Integers, bool and floating point; complex, and a dimension that self does not have, are
    /// errors.
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

    /// Sorted along a dimension, with the int64 indices, both in the shape of self; with stable equal elements keep
    /// their order. NaN counts as the largest; integers, bool and floating point, complex is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sort(torch.tensor([1, 0, 1, 0]), stable=True).indices
    /// tensor([1, 3, 0, 2])
    /// ```
    #[inline]
    pub fn sort_stable(&self, stable: Option<bool>) -> Result<(Tensor, Tensor)> {
        sort_stable(self, stable)
    }

    /// Sorted along a dimension, with the int64 indices, both in the shape of self; with stable equal elements keep
    /// their order. NaN counts as the largest; integers, bool and floating point, complex is an error.
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

    /// The k largest (or smallest) elements along a dimension and where they stand (int64), k of them there; NaN
    /// counts as largest. Integers, bool and floating point; complex, and a k beyond the size, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.topk(torch.tensor([1., 5., 3., 4.]), 2)
    /// torch.return_types.topk(
    /// values=tensor([5., 4.]),
    /// indices=tensor([1, 3]))
    /// ```
    #[inline]
    pub fn topk(&self, k: i64) -> Result<(Tensor, Tensor)> {
        topk(self, k)
    }

    /// The k largest (or smallest) elements along a dimension and where they stand (int64), k of them there; NaN
    /// counts as largest. Integers, bool and floating point; complex, and a k beyond the size, are errors.
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

    /// The values that occur, in ascending order, or with dim the slices along it that occur, as Python orders
    /// tuples. inverse says where each input is among them, in the shape of self, or (size of dim); counts how
    /// often each occurs. These two are int64, and empty where they are not asked for: in Python they are left out
    /// then. Any dtype but complex ones, which are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.unique(torch.tensor([3, 1, 3]), return_counts=True)
    /// (tensor([1, 3]), tensor([1, 2]))
    /// ```
    #[inline]
    pub fn unique(&self) -> Result<(Tensor, Tensor, Tensor)> {
        unique(self)
    }

    /// The values that occur, in ascending order, or with dim the slices along it that occur, as Python orders
    /// tuples. inverse says where each input is among them, in the shape of self, or (size of dim); counts how
    /// often each occurs. These two are int64, and empty where they are not asked for: in Python they are left out
    /// then. Any dtype but complex ones, which are an error.
    ///
    /// What is not set in the options keeps its default: `unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor output, Tensor inverse, Tensor counts)`.
    #[inline]
    pub fn unique_with(&self, options: UniqueOptions) -> Result<(Tensor, Tensor, Tensor)> {
        unique_with(self, options)
    }

    /// The values, or with dim the slices along it, with equal neighbours merged into one, in their order. inverse
    /// says into which each input went, in the shape of self, or (size of dim); counts of how many each was made.
    /// These two are int64, and empty where they are not asked for: in Python they are left out then. Any dtype but
    /// complex ones, which are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.unique_consecutive(torch.tensor([1, 1, 2, 1]), return_counts=True)
    /// (tensor([1, 2, 1]), tensor([2, 1, 1]))
    /// ```
    #[inline]
    pub fn unique_consecutive(&self) -> Result<(Tensor, Tensor, Tensor)> {
        unique_consecutive(self)
    }

    /// The values, or with dim the slices along it, with equal neighbours merged into one, in their order. inverse
    /// says into which each input went, in the shape of self, or (size of dim); counts of how many each was made.
    /// These two are int64, and empty where they are not asked for: in Python they are left out then. Any dtype but
    /// complex ones, which are an error.
    ///
    /// What is not set in the options keeps its default: `unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor output, Tensor inverse, Tensor counts)`.
    #[inline]
    pub fn unique_consecutive_with(&self, options: UniqueConsecutiveOptions) -> Result<(Tensor, Tensor, Tensor)> {
        unique_consecutive_with(self, options)
    }
}
