// Generated from bindings/schema/ops/view_copy.toml; do not edit.
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static ALIAS_COPY: Op = Op::new(c"alias_copy", c"", 1);
static ALIAS_COPY_OUT: Op = Op::new(c"alias_copy", c"out", 1);
static AS_STRIDED_COPY: Op = Op::new(c"as_strided_copy", c"", 1);
static AS_STRIDED_COPY_OUT: Op = Op::new(c"as_strided_copy", c"out", 1);
static DETACH_COPY: Op = Op::new(c"detach_copy", c"", 1);
static DETACH_COPY_OUT: Op = Op::new(c"detach_copy", c"out", 1);
static DIAGONAL_COPY: Op = Op::new(c"diagonal_copy", c"", 1);
static DIAGONAL_COPY_OUT: Op = Op::new(c"diagonal_copy", c"out", 1);
static EXPAND_COPY: Op = Op::new(c"expand_copy", c"", 1);
static EXPAND_COPY_OUT: Op = Op::new(c"expand_copy", c"out", 1);
static NARROW_COPY: Op = Op::new(c"narrow_copy", c"", 1);
static NARROW_COPY_OUT: Op = Op::new(c"narrow_copy", c"out", 1);
static PERMUTE_COPY: Op = Op::new(c"permute_copy", c"", 1);
static PERMUTE_COPY_OUT: Op = Op::new(c"permute_copy", c"out", 1);
static SELECT_COPY: Op = Op::new(c"select_copy", c"", 1);
static SELECT_COPY_OUT: Op = Op::new(c"select_copy", c"out", 1);
static SLICE_COPY: Op = Op::new(c"slice_copy", c"", 1);
static SLICE_COPY_OUT: Op = Op::new(c"slice_copy", c"out", 1);
static SPLIT_COPY: Op = Op::new(c"split_copy", c"", 1);
static SPLIT_WITH_SIZES_COPY: Op = Op::new(c"split_with_sizes_copy", c"", 1);
static SQUEEZE_COPY: Op = Op::new(c"squeeze_copy", c"", 1);
static SQUEEZE_COPY_OUT: Op = Op::new(c"squeeze_copy", c"out", 1);
static SQUEEZE_COPY_DIM: Op = Op::new(c"squeeze_copy", c"dim", 1);
static SQUEEZE_COPY_DIM_OUT: Op = Op::new(c"squeeze_copy", c"dim.out", 1);
static SQUEEZE_COPY_DIMS: Op = Op::new(c"squeeze_copy", c"dims", 1);
static SQUEEZE_COPY_DIMS_OUT: Op = Op::new(c"squeeze_copy", c"dims.out", 1);
static T_COPY: Op = Op::new(c"t_copy", c"", 1);
static T_COPY_OUT: Op = Op::new(c"t_copy", c"out", 1);
static TRANSPOSE_COPY: Op = Op::new(c"transpose_copy", c"", 1);
static TRANSPOSE_COPY_OUT: Op = Op::new(c"transpose_copy", c"out", 1);
static UNBIND_COPY: Op = Op::new(c"unbind_copy", c"", 1);
static UNFOLD_COPY: Op = Op::new(c"unfold_copy", c"", 1);
static UNFOLD_COPY_OUT: Op = Op::new(c"unfold_copy", c"out", 1);
static UNSAFE_CHUNK: Op = Op::new(c"unsafe_chunk", c"", 1);
static UNSAFE_SPLIT: Op = Op::new(c"unsafe_split", c"", 1);
static UNSAFE_SPLIT_WITH_SIZES: Op = Op::new(c"unsafe_split_with_sizes", c"", 1);
static UNSQUEEZE_COPY: Op = Op::new(c"unsqueeze_copy", c"", 1);
static UNSQUEEZE_COPY_OUT: Op = Op::new(c"unsqueeze_copy", c"out", 1);
static VIEW_AS_COMPLEX_COPY: Op = Op::new(c"view_as_complex_copy", c"", 1);
static VIEW_AS_COMPLEX_COPY_OUT: Op = Op::new(c"view_as_complex_copy", c"out", 1);
static VIEW_AS_REAL_COPY: Op = Op::new(c"view_as_real_copy", c"", 1);
static VIEW_AS_REAL_COPY_OUT: Op = Op::new(c"view_as_real_copy", c"out", 1);
static VIEW_COPY: Op = Op::new(c"view_copy", c"", 1);
static VIEW_COPY_OUT: Op = Op::new(c"view_copy", c"out", 1);
static VIEW_COPY_DTYPE: Op = Op::new(c"view_copy", c"dtype", 1);
static VIEW_COPY_DTYPE_OUT: Op = Op::new(c"view_copy", c"dtype.out", 1);

/// A contiguous copy of the tensor: same shape and values, memory of its own. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.alias_copy(torch.tensor([1, 2]))
/// tensor([1, 2])
/// ```
#[inline]
pub fn alias_copy(input: &Tensor) -> Result<Tensor> {
    ALIAS_COPY.tensor(&[value::tensor(input)])
}

/// `alias_copy`, see [`alias_copy`]. The result is written into the given tensor.
pub fn alias_copy_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ALIAS_COPY_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`as_strided_copy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AsStridedCopyOptions {
    storage_offset: Option<i64>,
}

impl AsStridedCopyOptions {
    /// All defaults.
    pub fn new() -> AsStridedCopyOptions {
        AsStridedCopyOptions::default()
    }

    /// `int?`, default `None`.
    pub fn storage_offset(mut self, storage_offset: impl Into<Option<i64>>) -> Self {
        self.storage_offset = storage_offset.into();
        self
    }
}

/// A contiguous copy of what `as_strided` sees: same shape and values, memory of its own. Any dtype; negative
/// strides, and elements outside of the storage, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.as_strided_copy(torch.arange(6), (2, 2), (1, 2))
/// tensor([[0, 2],
///         [1, 3]])
/// ```
#[inline]
pub fn as_strided_copy<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED_COPY.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride)])
}

/// A contiguous copy of what `as_strided` sees: same shape and values, memory of its own. Any dtype; negative
/// strides, and elements outside of the storage, are errors.
///
/// What is not set in the options keeps its default: `as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor`.
pub fn as_strided_copy_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: AsStridedCopyOptions) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED_COPY.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride), options.storage_offset.map_or(value::none(), value::int)])
}

/// `as_strided_copy`, see [`as_strided_copy`]. The result is written into the given tensor.
pub fn as_strided_copy_out<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED_COPY_OUT.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride), value::none(), value::tensor(out)]).map(drop)
}

/// `as_strided_copy`, see [`as_strided_copy`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor`.
pub fn as_strided_copy_out_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: AsStridedCopyOptions, out: &Tensor) -> Result<()> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED_COPY_OUT.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride), options.storage_offset.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `detach` sees: same shape and values, memory of its own. Any dtype. It does not
/// require a gradient.
///
/// In Python:
///
/// ```text
/// >>> torch.detach_copy(torch.tensor([1, 2]))
/// tensor([1, 2])
/// ```
#[inline]
pub fn detach_copy(input: &Tensor) -> Result<Tensor> {
    DETACH_COPY.tensor(&[value::tensor(input)])
}

/// `detach_copy`, see [`detach_copy`]. The result is written into the given tensor.
pub fn detach_copy_out(input: &Tensor, out: &Tensor) -> Result<()> {
    DETACH_COPY_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`diagonal_copy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DiagonalCopyOptions {
    offset: Option<i64>,
    dim1: Option<i64>,
    dim2: Option<i64>,
}

impl DiagonalCopyOptions {
    /// All defaults.
    pub fn new() -> DiagonalCopyOptions {
        DiagonalCopyOptions::default()
    }

    /// `int`, default `0`.
    pub fn offset(mut self, offset: impl Into<Option<i64>>) -> Self {
        self.offset = offset.into();
        self
    }

    /// `int`, default `0`.
    pub fn dim1(mut self, dim1: impl Into<Option<i64>>) -> Self {
        self.dim1 = dim1.into();
        self
    }

    /// `int`, default `1`.
    pub fn dim2(mut self, dim2: impl Into<Option<i64>>) -> Self {
        self.dim2 = dim2.into();
        self
    }
}

/// A contiguous copy of what `diagonal` sees: same shape and values, memory of its own. Any dtype; one
/// dimension named twice is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.diagonal_copy(torch.tensor([[1, 2], [3, 4]]))
/// tensor([1, 4])
/// ```
#[inline]
pub fn diagonal_copy(input: &Tensor) -> Result<Tensor> {
    DIAGONAL_COPY.tensor(&[value::tensor(input)])
}

/// A contiguous copy of what `diagonal` sees: same shape and values, memory of its own. Any dtype; one
/// dimension named twice is an error.
///
/// What is not set in the options keeps its default: `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor`.
pub fn diagonal_copy_with(input: &Tensor, options: DiagonalCopyOptions) -> Result<Tensor> {
    DIAGONAL_COPY.tensor(&[value::tensor(input), options.offset.map_or(value::none(), value::int), options.dim1.map_or(value::none(), value::int), options.dim2.map_or(value::none(), value::int)])
}

/// `diagonal_copy`, see [`diagonal_copy`]. The result is written into the given tensor.
pub fn diagonal_copy_out(input: &Tensor, out: &Tensor) -> Result<()> {
    DIAGONAL_COPY_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `diagonal_copy`, see [`diagonal_copy`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor`.
pub fn diagonal_copy_out_with(input: &Tensor, options: DiagonalCopyOptions, out: &Tensor) -> Result<()> {
    DIAGONAL_COPY_OUT.tensor(&[value::tensor(input), options.offset.map_or(value::none(), value::int), options.dim1.map_or(value::none(), value::int), options.dim2.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The parameters of [`expand_copy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ExpandCopyOptions {
    implicit: Option<bool>,
}

impl ExpandCopyOptions {
    /// All defaults.
    pub fn new() -> ExpandCopyOptions {
        ExpandCopyOptions::default()
    }

    /// `bool`, default `False`.
    pub fn implicit(mut self, implicit: impl Into<Option<bool>>) -> Self {
        self.implicit = implicit.into();
        self
    }
}

/// A contiguous copy of what `expand` sees, the repeated elements written out: same shape and values, memory of
/// its own. Any dtype; a size that does not broadcast is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.expand_copy(torch.tensor([[1], [2]]), (2, 2))
/// tensor([[1, 1],
///         [2, 2]])
/// ```
#[inline]
pub fn expand_copy<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    EXPAND_COPY.tensor(&[value::tensor(input), value::ints(&size)])
}

/// A contiguous copy of what `expand` sees, the repeated elements written out: same shape and values, memory of
/// its own. Any dtype; a size that does not broadcast is an error.
///
/// What is not set in the options keeps its default: `expand_copy(Tensor self, int[] size, *, bool implicit=False) -> Tensor`.
pub fn expand_copy_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, options: ExpandCopyOptions) -> Result<Tensor> {
    let size = size.into();
    EXPAND_COPY.tensor(&[value::tensor(input), value::ints(&size), options.implicit.map_or(value::none(), value::boolean)])
}

/// `expand_copy`, see [`expand_copy`]. The result is written into the given tensor.
pub fn expand_copy_out<'a>(input: &Tensor, size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    EXPAND_COPY_OUT.tensor(&[value::tensor(input), value::ints(&size), value::none(), value::tensor(out)]).map(drop)
}

/// `expand_copy`, see [`expand_copy`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `expand_copy(Tensor self, int[] size, *, bool implicit=False) -> Tensor`.
pub fn expand_copy_out_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, options: ExpandCopyOptions, out: &Tensor) -> Result<()> {
    let size = size.into();
    EXPAND_COPY_OUT.tensor(&[value::tensor(input), value::ints(&size), options.implicit.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `narrow` sees: same shape and values, memory of its own. Any dtype; a range that
/// leaves the dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.narrow_copy(torch.tensor([1, 2, 3, 4]), 0, 1, 2)
/// tensor([2, 3])
/// ```
#[inline]
pub fn narrow_copy(input: &Tensor, dim: i64, start: i64, length: i64) -> Result<Tensor> {
    NARROW_COPY.tensor(&[value::tensor(input), value::int(dim), value::int(start), value::int(length)])
}

/// `narrow_copy`, see [`narrow_copy`]. The result is written into the given tensor.
pub fn narrow_copy_out(input: &Tensor, dim: i64, start: i64, length: i64, out: &Tensor) -> Result<()> {
    NARROW_COPY_OUT.tensor(&[value::tensor(input), value::int(dim), value::int(start), value::int(length), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `permute` sees: same shape and values, memory of its own. Any dtype; an order that
/// has not every dimension once is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.permute_copy(torch.tensor([[1, 2, 3]]), (1, 0))
/// tensor([[1],
///         [2],
///         [3]])
/// ```
#[inline]
pub fn permute_copy<'a>(input: &Tensor, dims: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dims = dims.into();
    PERMUTE_COPY.tensor(&[value::tensor(input), value::ints(&dims)])
}

/// `permute_copy`, see [`permute_copy`]. The result is written into the given tensor.
pub fn permute_copy_out<'a>(input: &Tensor, dims: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dims = dims.into();
    PERMUTE_COPY_OUT.tensor(&[value::tensor(input), value::ints(&dims), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `select` sees: same shape and values, memory of its own. Any dtype; an index out
/// of range is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.select_copy(torch.tensor([[1, 2], [3, 4]]), 0, 1)
/// tensor([3, 4])
/// ```
#[inline]
pub fn select_copy(input: &Tensor, dim: i64, index: i64) -> Result<Tensor> {
    SELECT_COPY.tensor(&[value::tensor(input), value::int(dim), value::int(index)])
}

/// `select_copy`, see [`select_copy`]. The result is written into the given tensor.
pub fn select_copy_out(input: &Tensor, dim: i64, index: i64, out: &Tensor) -> Result<()> {
    SELECT_COPY_OUT.tensor(&[value::tensor(input), value::int(dim), value::int(index), value::tensor(out)]).map(drop)
}

/// The parameters of [`slice_copy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SliceCopyOptions {
    dim: Option<i64>,
    start: Option<i64>,
    end: Option<i64>,
    step: Option<i64>,
}

impl SliceCopyOptions {
    /// All defaults.
    pub fn new() -> SliceCopyOptions {
        SliceCopyOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `int?`, default `None`.
    pub fn start(mut self, start: impl Into<Option<i64>>) -> Self {
        self.start = start.into();
        self
    }

    /// `int?`, default `None`.
    pub fn end(mut self, end: impl Into<Option<i64>>) -> Self {
        self.end = end.into();
        self
    }

    /// `int`, default `1`.
    pub fn step(mut self, step: impl Into<Option<i64>>) -> Self {
        self.step = step.into();
        self
    }
}

/// A contiguous copy of what `slice` sees, elements start to end (exclusive) of a dimension: same shape and
/// values, memory of its own. Any dtype; a step below 1 is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.slice_copy(torch.arange(6), 0, 1, 5, 2)
/// tensor([1, 3])
/// ```
#[inline]
pub fn slice_copy(input: &Tensor) -> Result<Tensor> {
    SLICE_COPY.tensor(&[value::tensor(input)])
}

/// A contiguous copy of what `slice` sees, elements start to end (exclusive) of a dimension: same shape and
/// values, memory of its own. Any dtype; a step below 1 is an error.
///
/// What is not set in the options keeps its default: `slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor`.
pub fn slice_copy_with(input: &Tensor, options: SliceCopyOptions) -> Result<Tensor> {
    SLICE_COPY.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.start.map_or(value::none(), value::int), options.end.map_or(value::none(), value::int), options.step.map_or(value::none(), value::int)])
}

/// `slice_copy`, see [`slice_copy`]. The result is written into the given tensor.
pub fn slice_copy_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SLICE_COPY_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `slice_copy`, see [`slice_copy`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor`.
pub fn slice_copy_out_with(input: &Tensor, options: SliceCopyOptions, out: &Tensor) -> Result<()> {
    SLICE_COPY_OUT.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.start.map_or(value::none(), value::int), options.end.map_or(value::none(), value::int), options.step.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The parameters of [`split_copy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SplitCopyOptions {
    dim: Option<i64>,
}

impl SplitCopyOptions {
    /// All defaults.
    pub fn new() -> SplitCopyOptions {
        SplitCopyOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Contiguous copies of the pieces of size `split_size` along a dimension that `split` sees: memory of their
/// own. Any dtype; a negative split_size is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.split_copy(torch.arange(5), 2)
/// (tensor([0, 1]), tensor([2, 3]), tensor([4]))
/// ```
#[inline]
pub fn split_copy(input: &Tensor, split_size: i64) -> Result<Vec<Tensor>> {
    SPLIT_COPY.list(&[value::tensor(input), value::int(split_size)])
}

/// Contiguous copies of the pieces of size `split_size` along a dimension that `split` sees: memory of their
/// own. Any dtype; a negative split_size is an error.
///
/// What is not set in the options keeps its default: `split_copy(Tensor self, int split_size, int dim=0) -> Tensor[]`.
pub fn split_copy_with(input: &Tensor, split_size: i64, options: SplitCopyOptions) -> Result<Vec<Tensor>> {
    SPLIT_COPY.list(&[value::tensor(input), value::int(split_size), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`split_with_sizes_copy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SplitWithSizesCopyOptions {
    dim: Option<i64>,
}

impl SplitWithSizesCopyOptions {
    /// All defaults.
    pub fn new() -> SplitWithSizesCopyOptions {
        SplitWithSizesCopyOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Contiguous copies of the pieces of the given sizes along a dimension that `split_with_sizes` sees: memory of
/// their own. Any dtype; sizes that do not add up are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.split_with_sizes_copy(torch.arange(5), [2, 3])
/// (tensor([0, 1]), tensor([2, 3, 4]))
/// ```
#[inline]
pub fn split_with_sizes_copy<'a>(input: &Tensor, split_sizes: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let split_sizes = split_sizes.into();
    SPLIT_WITH_SIZES_COPY.list(&[value::tensor(input), value::ints(&split_sizes)])
}

/// Contiguous copies of the pieces of the given sizes along a dimension that `split_with_sizes` sees: memory of
/// their own. Any dtype; sizes that do not add up are an error.
///
/// What is not set in the options keeps its default: `split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]`.
pub fn split_with_sizes_copy_with<'a>(input: &Tensor, split_sizes: impl Into<Ints<'a>>, options: SplitWithSizesCopyOptions) -> Result<Vec<Tensor>> {
    let split_sizes = split_sizes.into();
    SPLIT_WITH_SIZES_COPY.list(&[value::tensor(input), value::ints(&split_sizes), options.dim.map_or(value::none(), value::int)])
}

/// A contiguous copy of what `squeeze` sees, without the dimensions of size 1: memory of its own. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.squeeze_copy(torch.tensor([[1, 2]]))
/// tensor([1, 2])
/// ```
#[inline]
pub fn squeeze_copy(input: &Tensor) -> Result<Tensor> {
    SQUEEZE_COPY.tensor(&[value::tensor(input)])
}

/// `squeeze_copy`, see [`squeeze_copy`]. The result is written into the given tensor.
pub fn squeeze_copy_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SQUEEZE_COPY_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `squeeze` of one `dim` sees: same shape and values, memory of its own. Any dtype;
/// a dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.squeeze_copy(torch.tensor([[1, 2]]), 0)
/// tensor([1, 2])
/// ```
#[inline]
pub fn squeeze_copy_dim(input: &Tensor, dim: i64) -> Result<Tensor> {
    SQUEEZE_COPY_DIM.tensor(&[value::tensor(input), value::int(dim)])
}

/// `squeeze_copy.dim`, see [`squeeze_copy_dim`]. The result is written into the given tensor.
pub fn squeeze_copy_dim_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    SQUEEZE_COPY_DIM_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `squeeze` of several `dim` sees: same shape and values, memory of its own. Any
/// dtype; a dimension that self does not have, or named twice, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.squeeze_copy(torch.tensor([[[1, 2]]]), (0, 1))
/// tensor([1, 2])
/// ```
#[inline]
pub fn squeeze_copy_dims<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    SQUEEZE_COPY_DIMS.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// `squeeze_copy.dims`, see [`squeeze_copy_dims`]. The result is written into the given tensor.
pub fn squeeze_copy_dims_out<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    SQUEEZE_COPY_DIMS_OUT.tensor(&[value::tensor(input), value::ints(&dim), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `t` sees: same shape and values, memory of its own. Any dtype; more than two
/// dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.t_copy(torch.tensor([[1, 2, 3]]))
/// tensor([[1],
///         [2],
///         [3]])
/// ```
#[inline]
pub fn t_copy(input: &Tensor) -> Result<Tensor> {
    T_COPY.tensor(&[value::tensor(input)])
}

/// `t_copy`, see [`t_copy`]. The result is written into the given tensor.
pub fn t_copy_out(input: &Tensor, out: &Tensor) -> Result<()> {
    T_COPY_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `transpose` sees: same shape and values, memory of its own. Any dtype; a dimension
/// that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.transpose_copy(torch.tensor([[1, 2], [3, 4]]), 0, 1)
/// tensor([[1, 3],
///         [2, 4]])
/// ```
#[inline]
pub fn transpose_copy(input: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    TRANSPOSE_COPY.tensor(&[value::tensor(input), value::int(dim0), value::int(dim1)])
}

/// `transpose_copy`, see [`transpose_copy`]. The result is written into the given tensor.
pub fn transpose_copy_out(input: &Tensor, dim0: i64, dim1: i64, out: &Tensor) -> Result<()> {
    TRANSPOSE_COPY_OUT.tensor(&[value::tensor(input), value::int(dim0), value::int(dim1), value::tensor(out)]).map(drop)
}

/// The parameters of [`unbind_copy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UnbindCopyOptions {
    dim: Option<i64>,
}

impl UnbindCopyOptions {
    /// All defaults.
    pub fn new() -> UnbindCopyOptions {
        UnbindCopyOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Contiguous copies of the slices of a dimension, each in the shape without it, as `unbind` sees them: memory
/// of their own. Any dtype; a 0-dim tensor is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.unbind_copy(torch.tensor([[1, 2], [3, 4]]))
/// (tensor([1, 2]), tensor([3, 4]))
/// ```
#[inline]
pub fn unbind_copy(input: &Tensor) -> Result<Vec<Tensor>> {
    UNBIND_COPY.list(&[value::tensor(input)])
}

/// Contiguous copies of the slices of a dimension, each in the shape without it, as `unbind` sees them: memory
/// of their own. Any dtype; a 0-dim tensor is an error.
///
/// What is not set in the options keeps its default: `unbind_copy(Tensor self, int dim=0) -> Tensor[]`.
pub fn unbind_copy_with(input: &Tensor, options: UnbindCopyOptions) -> Result<Vec<Tensor>> {
    UNBIND_COPY.list(&[value::tensor(input), options.dim.map_or(value::none(), value::int)])
}

/// A contiguous copy of what `unfold` sees, windows that overlap written out: same shape and values, memory of
/// its own. Any dtype; a size beyond the dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.unfold_copy(torch.arange(4), 0, 2, 2)
/// tensor([[0, 1],
///         [2, 3]])
/// ```
#[inline]
pub fn unfold_copy(input: &Tensor, dimension: i64, size: i64, step: i64) -> Result<Tensor> {
    UNFOLD_COPY.tensor(&[value::tensor(input), value::int(dimension), value::int(size), value::int(step)])
}

/// `unfold_copy`, see [`unfold_copy`]. The result is written into the given tensor.
pub fn unfold_copy_out(input: &Tensor, dimension: i64, size: i64, step: i64, out: &Tensor) -> Result<()> {
    UNFOLD_COPY_OUT.tensor(&[value::tensor(input), value::int(dimension), value::int(size), value::int(step), value::tensor(out)]).map(drop)
}

/// The parameters of [`unsafe_chunk_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UnsafeChunkOptions {
    dim: Option<i64>,
}

impl UnsafeChunkOptions {
    /// All defaults.
    pub fn new() -> UnsafeChunkOptions {
        UnsafeChunkOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The at most `chunks` pieces of one size that `chunk` gives, in the memory of self, but each a tensor of its
/// own: one may be written in place, which must not reach what is still needed of the others. Any dtype; chunks
/// below 1 are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.unsafe_chunk(torch.arange(5), 2)
/// (tensor([0, 1, 2]), tensor([3, 4]))
/// ```
#[inline]
pub fn unsafe_chunk(input: &Tensor, chunks: i64) -> Result<Vec<Tensor>> {
    UNSAFE_CHUNK.list(&[value::tensor(input), value::int(chunks)])
}

/// The at most `chunks` pieces of one size that `chunk` gives, in the memory of self, but each a tensor of its
/// own: one may be written in place, which must not reach what is still needed of the others. Any dtype; chunks
/// below 1 are an error.
///
/// What is not set in the options keeps its default: `unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]`.
pub fn unsafe_chunk_with(input: &Tensor, chunks: i64, options: UnsafeChunkOptions) -> Result<Vec<Tensor>> {
    UNSAFE_CHUNK.list(&[value::tensor(input), value::int(chunks), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`unsafe_split_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UnsafeSplitOptions {
    dim: Option<i64>,
}

impl UnsafeSplitOptions {
    /// All defaults.
    pub fn new() -> UnsafeSplitOptions {
        UnsafeSplitOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The pieces of size `split_size` along a dimension that `split` gives, in the memory of self, but each a
/// tensor of its own: one may be written in place, which must not reach what is still needed of the others. Any
/// dtype; a negative split_size is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.unsafe_split(torch.arange(5), 2)
/// (tensor([0, 1]), tensor([2, 3]), tensor([4]))
/// ```
#[inline]
pub fn unsafe_split(input: &Tensor, split_size: i64) -> Result<Vec<Tensor>> {
    UNSAFE_SPLIT.list(&[value::tensor(input), value::int(split_size)])
}

/// The pieces of size `split_size` along a dimension that `split` gives, in the memory of self, but each a
/// tensor of its own: one may be written in place, which must not reach what is still needed of the others. Any
/// dtype; a negative split_size is an error.
///
/// What is not set in the options keeps its default: `unsafe_split(Tensor self, int split_size, int dim=0) -> Tensor[]`.
pub fn unsafe_split_with(input: &Tensor, split_size: i64, options: UnsafeSplitOptions) -> Result<Vec<Tensor>> {
    UNSAFE_SPLIT.list(&[value::tensor(input), value::int(split_size), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`unsafe_split_with_sizes_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UnsafeSplitWithSizesOptions {
    dim: Option<i64>,
}

impl UnsafeSplitWithSizesOptions {
    /// All defaults.
    pub fn new() -> UnsafeSplitWithSizesOptions {
        UnsafeSplitWithSizesOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The pieces of the given sizes that `split_with_sizes` gives, in the memory of self, but each a tensor of its
/// own: one may be written in place, which must not reach what is still needed of the others. Any dtype; sizes
/// that do not add up are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.unsafe_split_with_sizes(torch.arange(5), [2, 3])
/// (tensor([0, 1]), tensor([2, 3, 4]))
/// ```
#[inline]
pub fn unsafe_split_with_sizes<'a>(input: &Tensor, split_sizes: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let split_sizes = split_sizes.into();
    UNSAFE_SPLIT_WITH_SIZES.list(&[value::tensor(input), value::ints(&split_sizes)])
}

/// The pieces of the given sizes that `split_with_sizes` gives, in the memory of self, but each a tensor of its
/// own: one may be written in place, which must not reach what is still needed of the others. Any dtype; sizes
/// that do not add up are an error.
///
/// What is not set in the options keeps its default: `unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]`.
pub fn unsafe_split_with_sizes_with<'a>(input: &Tensor, split_sizes: impl Into<Ints<'a>>, options: UnsafeSplitWithSizesOptions) -> Result<Vec<Tensor>> {
    let split_sizes = split_sizes.into();
    UNSAFE_SPLIT_WITH_SIZES.list(&[value::tensor(input), value::ints(&split_sizes), options.dim.map_or(value::none(), value::int)])
}

/// A contiguous copy of what `unsqueeze` sees: same shape and values, memory of its own. Any dtype; a dim
/// outside is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.unsqueeze_copy(torch.tensor([1, 2]), 0)
/// tensor([[1, 2]])
/// ```
#[inline]
pub fn unsqueeze_copy(input: &Tensor, dim: i64) -> Result<Tensor> {
    UNSQUEEZE_COPY.tensor(&[value::tensor(input), value::int(dim)])
}

/// `unsqueeze_copy`, see [`unsqueeze_copy`]. The result is written into the given tensor.
pub fn unsqueeze_copy_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    UNSQUEEZE_COPY_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `view_as_complex` sees, the pairs of the last dimension, which goes, as complex
/// numbers: memory of its own. float16, float32 and float64 only; a last dimension of another size than 2 is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.view_as_complex_copy(torch.tensor([[1., 2.]]))
/// tensor([1.+2.j])
/// ```
#[inline]
pub fn view_as_complex_copy(input: &Tensor) -> Result<Tensor> {
    VIEW_AS_COMPLEX_COPY.tensor(&[value::tensor(input)])
}

/// `view_as_complex_copy`, see [`view_as_complex_copy`]. The result is written into the given tensor.
pub fn view_as_complex_copy_out(input: &Tensor, out: &Tensor) -> Result<()> {
    VIEW_AS_COMPLEX_COPY_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `view_as_real` sees, real pairs in a new last dimension of size 2: memory of its
/// own. Complex only; a real tensor is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.view_as_real_copy(torch.tensor([1 + 2j]))
/// tensor([[1., 2.]])
/// ```
#[inline]
pub fn view_as_real_copy(input: &Tensor) -> Result<Tensor> {
    VIEW_AS_REAL_COPY.tensor(&[value::tensor(input)])
}

/// `view_as_real_copy`, see [`view_as_real_copy`]. The result is written into the given tensor.
pub fn view_as_real_copy_out(input: &Tensor, out: &Tensor) -> Result<()> {
    VIEW_AS_REAL_COPY_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// A contiguous copy of self in another shape of as many elements (one size may be -1), for strides too that
/// `view` does not take: memory of its own. Any dtype; another number of elements is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.view_copy(torch.arange(4), (2, 2))
/// tensor([[0, 1],
///         [2, 3]])
/// ```
#[inline]
pub fn view_copy<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    VIEW_COPY.tensor(&[value::tensor(input), value::ints(&size)])
}

/// `view_copy`, see [`view_copy`]. The result is written into the given tensor.
pub fn view_copy_out<'a>(input: &Tensor, size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    VIEW_COPY_OUT.tensor(&[value::tensor(input), value::ints(&size), value::tensor(out)]).map(drop)
}

/// A contiguous copy of what `view` as another dtype sees, the last dimension scaled by the ratio of element
/// sizes: memory of its own. Any dtype; sizes of bytes that do not divide are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.view_copy(torch.tensor([1.]), dtype=torch.int32)
/// tensor([1065353216], dtype=torch.int32)
/// ```
#[inline]
pub fn view_copy_dtype(input: &Tensor, dtype: DType) -> Result<Tensor> {
    VIEW_COPY_DTYPE.tensor(&[value::tensor(input), value::dtype(dtype)])
}

/// `view_copy.dtype`, see [`view_copy_dtype`]. The result is written into the given tensor.
pub fn view_copy_dtype_out(input: &Tensor, dtype: DType, out: &Tensor) -> Result<()> {
    VIEW_COPY_DTYPE_OUT.tensor(&[value::tensor(input), value::dtype(dtype), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// A contiguous copy of what `narrow` sees: same shape and values, memory of its own. Any dtype; a range that
    /// leaves the dimension is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.narrow_copy(torch.tensor([1, 2, 3, 4]), 0, 1, 2)
    /// tensor([2, 3])
    /// ```
    #[inline]
    pub fn narrow_copy(&self, dim: i64, start: i64, length: i64) -> Result<Tensor> {
        narrow_copy(self, dim, start, length)
    }

    /// `narrow_copy`, see [`narrow_copy`]. The result is written into the given tensor.
    #[inline]
    pub fn narrow_copy_out(&self, dim: i64, start: i64, length: i64, out: &Tensor) -> Result<()> {
        narrow_copy_out(self, dim, start, length, out)
    }

    /// The at most `chunks` pieces of one size that `chunk` gives, in the memory of self, but each a tensor of its
    /// own: one may be written in place, which must not reach what is still needed of the others. Any dtype; chunks
    /// below 1 are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.unsafe_chunk(torch.arange(5), 2)
    /// (tensor([0, 1, 2]), tensor([3, 4]))
    /// ```
    #[inline]
    pub fn unsafe_chunk(&self, chunks: i64) -> Result<Vec<Tensor>> {
        unsafe_chunk(self, chunks)
    }

    /// The at most `chunks` pieces of one size that `chunk` gives, in the memory of self, but each a tensor of its
    /// own: one may be written in place, which must not reach what is still needed of the others. Any dtype; chunks
    /// below 1 are an error.
    ///
    /// What is not set in the options keeps its default: `unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn unsafe_chunk_with(&self, chunks: i64, options: UnsafeChunkOptions) -> Result<Vec<Tensor>> {
        unsafe_chunk_with(self, chunks, options)
    }

    /// The pieces of size `split_size` along a dimension that `split` gives, in the memory of self, but each a
    /// tensor of its own: one may be written in place, which must not reach what is still needed of the others. Any
    /// dtype; a negative split_size is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.unsafe_split(torch.arange(5), 2)
    /// (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    /// ```
    #[inline]
    pub fn unsafe_split(&self, split_size: i64) -> Result<Vec<Tensor>> {
        unsafe_split(self, split_size)
    }

    /// The pieces of size `split_size` along a dimension that `split` gives, in the memory of self, but each a
    /// tensor of its own: one may be written in place, which must not reach what is still needed of the others. Any
    /// dtype; a negative split_size is an error.
    ///
    /// What is not set in the options keeps its default: `unsafe_split(Tensor self, int split_size, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn unsafe_split_with(&self, split_size: i64, options: UnsafeSplitOptions) -> Result<Vec<Tensor>> {
        unsafe_split_with(self, split_size, options)
    }

    /// The pieces of the given sizes that `split_with_sizes` gives, in the memory of self, but each a tensor of its
    /// own: one may be written in place, which must not reach what is still needed of the others. Any dtype; sizes
    /// that do not add up are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.unsafe_split_with_sizes(torch.arange(5), [2, 3])
    /// (tensor([0, 1]), tensor([2, 3, 4]))
    /// ```
    #[inline]
    pub fn unsafe_split_with_sizes<'a>(&self, split_sizes: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
        unsafe_split_with_sizes(self, split_sizes)
    }

    /// The pieces of the given sizes that `split_with_sizes` gives, in the memory of self, but each a tensor of its
    /// own: one may be written in place, which must not reach what is still needed of the others. Any dtype; sizes
    /// that do not add up are an error.
    ///
    /// What is not set in the options keeps its default: `unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn unsafe_split_with_sizes_with<'a>(&self, split_sizes: impl Into<Ints<'a>>, options: UnsafeSplitWithSizesOptions) -> Result<Vec<Tensor>> {
        unsafe_split_with_sizes_with(self, split_sizes, options)
    }
}
