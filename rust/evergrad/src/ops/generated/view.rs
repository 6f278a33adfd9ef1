// Generated from bindings/schema/ops/view.toml; do not edit.
use std::borrow::Borrow;
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static _CONJ: Op = Op::new(c"_conj", c"", 1);
static _NEG_VIEW: Op = Op::new(c"_neg_view", c"", 1);
static ADJOINT: Op = Op::new(c"adjoint", c"", 1);
static ALIAS: Op = Op::new(c"alias", c"", 1);
static AS_STRIDED: Op = Op::new(c"as_strided", c"", 1);
static AS_STRIDED_INPLACE: Op = Op::new(c"as_strided_", c"", 1);
static BROADCAST_TENSORS: Op = Op::new(c"broadcast_tensors", c"", 1);
static BROADCAST_TO: Op = Op::new(c"broadcast_to", c"", 1);
static CHUNK: Op = Op::new(c"chunk", c"", 1);
static DETACH: Op = Op::new(c"detach", c"", 1);
static DETACH_INPLACE: Op = Op::new(c"detach_", c"", 1);
static DIAGONAL: Op = Op::new(c"diagonal", c"", 1);
static EXPAND: Op = Op::new(c"expand", c"", 1);
static EXPAND_AS: Op = Op::new(c"expand_as", c"", 1);
static IMAG: Op = Op::new(c"imag", c"", 1);
static M_H: Op = Op::new(c"mH", c"", 1);
static M_T: Op = Op::new(c"mT", c"", 1);
static MATRIX_H: Op = Op::new(c"matrix_H", c"", 1);
static MOVEDIM: Op = Op::new(c"movedim", c"", 1);
static NARROW: Op = Op::new(c"narrow", c"", 1);
static NARROW_TENSOR: Op = Op::new(c"narrow", c"Tensor", 1);
static NUMPY_T: Op = Op::new(c"numpy_T", c"", 1);
static PERMUTE: Op = Op::new(c"permute", c"", 1);
static REAL: Op = Op::new(c"real", c"", 1);
static SELECT: Op = Op::new(c"select", c"", 1);
static SLICE: Op = Op::new(c"slice", c"", 1);
static SPLIT: Op = Op::new(c"split", c"", 1);
static SPLIT_SIZES: Op = Op::new(c"split", c"sizes", 1);
static SPLIT_WITH_SIZES: Op = Op::new(c"split_with_sizes", c"", 1);
static SQUEEZE: Op = Op::new(c"squeeze", c"", 1);
static SQUEEZE_INPLACE: Op = Op::new(c"squeeze_", c"", 1);
static SQUEEZE_DIM: Op = Op::new(c"squeeze", c"dim", 1);
static SQUEEZE_DIM_INPLACE: Op = Op::new(c"squeeze_", c"dim", 1);
static SQUEEZE_DIMS: Op = Op::new(c"squeeze", c"dims", 1);
static SQUEEZE_DIMS_INPLACE: Op = Op::new(c"squeeze_", c"dims", 1);
static T: Op = Op::new(c"t", c"", 1);
static T_INPLACE: Op = Op::new(c"t_", c"", 1);
static TENSOR_SPLIT: Op = Op::new(c"tensor_split", c"", 1);
static TENSOR_SPLIT_INDICES: Op = Op::new(c"tensor_split", c"indices", 1);
static TRANSPOSE: Op = Op::new(c"transpose", c"", 1);
static TRANSPOSE_INPLACE: Op = Op::new(c"transpose_", c"", 1);
static UNBIND: Op = Op::new(c"unbind", c"", 1);
static UNFLATTEN: Op = Op::new(c"unflatten", c"", 1);
static UNFOLD: Op = Op::new(c"unfold", c"", 1);
static UNSQUEEZE: Op = Op::new(c"unsqueeze", c"", 1);
static UNSQUEEZE_INPLACE: Op = Op::new(c"unsqueeze_", c"", 1);
static VIEW: Op = Op::new(c"view", c"", 1);
static VIEW_DTYPE: Op = Op::new(c"view", c"dtype", 1);
static VIEW_AS: Op = Op::new(c"view_as", c"", 1);
static VIEW_AS_COMPLEX: Op = Op::new(c"view_as_complex", c"", 1);
static VIEW_AS_REAL: Op = Op::new(c"view_as_real", c"", 1);

/// The complex conjugate as a view: the same memory, marked as conjugated, which operators heed when they read
/// or write it. Complex tensors only; twice is the tensor itself.
#[inline]
pub fn _conj(input: &Tensor) -> Result<Tensor> {
    _CONJ.tensor(&[value::tensor(input)])
}

/// The negative as a view: the same memory, marked as negated, which operators heed when they read or write it.
/// Any dtype but bool; twice is the tensor itself.
#[inline]
pub fn _neg_view(input: &Tensor) -> Result<Tensor> {
    _NEG_VIEW.tensor(&[value::tensor(input)])
}

/// The last two dimensions exchanged, conjugated, as a view: (\*, n, m) gives (\*, m, n). Fewer than two
/// dimensions are an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.adjoint(torch.tensor([[1j, 2]]))
/// tensor([[0.-1.j],
///         [2.-0.j]])
/// ```
#[inline]
pub fn adjoint(input: &Tensor) -> Result<Tensor> {
    ADJOINT.tensor(&[value::tensor(input)])
}

/// The same tensor as a new view.
#[inline]
pub fn alias(input: &Tensor) -> Result<Tensor> {
    ALIAS.tensor(&[value::tensor(input)])
}

/// The parameters of [`as_strided_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AsStridedOptions {
    storage_offset: Option<i64>,
}

impl AsStridedOptions {
    /// All defaults.
    pub fn new() -> AsStridedOptions {
        AsStridedOptions::default()
    }

    /// `int?`, default `None`.
    pub fn storage_offset(mut self, storage_offset: impl Into<Option<i64>>) -> Self {
        self.storage_offset = storage_offset.into();
        self
    }
}

/// A view of the storage with any sizes, strides and offset, all in elements. Negative strides, other numbers
/// of sizes and strides, and elements outside of the storage are errors. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.as_strided(torch.arange(6), (2, 2), (1, 2))
/// tensor([[0, 2],
///         [1, 3]])
/// ```
#[inline]
pub fn as_strided<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride)])
}

/// A view of the storage with any sizes, strides and offset, all in elements. Negative strides, other numbers
/// of sizes and strides, and elements outside of the storage are errors. Any dtype.
///
/// What is not set in the options keeps its default: `as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor`.
pub fn as_strided_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: AsStridedOptions) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride), options.storage_offset.map_or(value::none(), value::int)])
}

/// `as_strided`, see [`as_strided`]. In place: the result is written into the tensor itself.
pub fn as_strided_<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<()> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED_INPLACE.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride)]).map(drop)
}

/// `as_strided`, see [`as_strided`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor`.
pub fn as_strided_with_<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: AsStridedOptions) -> Result<()> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED_INPLACE.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride), options.storage_offset.map_or(value::none(), value::int)]).map(drop)
}

/// The tensors expanded to the shape they broadcast to, as views. Shapes that do not broadcast are an error.
/// Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.broadcast_tensors(torch.tensor([[1], [2]]), torch.tensor([3, 4]))
/// (tensor([[1, 1],
///         [2, 2]]), tensor([[3, 4],
///         [3, 4]]))
/// ```
#[inline]
pub fn broadcast_tensors(tensors: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let tensors = value::handles(tensors);
    BROADCAST_TENSORS.list(&[value::tensors(&tensors)])
}

/// expand to a shape; one that self does not broadcast to is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.broadcast_to(torch.tensor([1, 2]), (2, 2))
/// tensor([[1, 2],
///         [1, 2]])
/// ```
#[inline]
pub fn broadcast_to<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    BROADCAST_TO.tensor(&[value::tensor(input), value::ints(&size)])
}

/// The parameters of [`chunk_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ChunkOptions {
    dim: Option<i64>,
}

impl ChunkOptions {
    /// All defaults.
    pub fn new() -> ChunkOptions {
        ChunkOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// At most `chunks` pieces of one size along a dimension, the last one maybe smaller, as views. A number below
/// 1, and a 0-dim tensor, are errors. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.chunk(torch.arange(5), 2)
/// (tensor([0, 1, 2]), tensor([3, 4]))
/// ```
#[inline]
pub fn chunk(input: &Tensor, chunks: i64) -> Result<Vec<Tensor>> {
    CHUNK.list(&[value::tensor(input), value::int(chunks)])
}

/// At most `chunks` pieces of one size along a dimension, the last one maybe smaller, as views. A number below
/// 1, and a 0-dim tensor, are errors. Any dtype.
///
/// What is not set in the options keeps its default: `chunk(Tensor self, int chunks, int dim=0) -> Tensor[]`.
pub fn chunk_with(input: &Tensor, chunks: i64, options: ChunkOptions) -> Result<Vec<Tensor>> {
    CHUNK.list(&[value::tensor(input), value::int(chunks), options.dim.map_or(value::none(), value::int)])
}

/// A view, of the same memory and shape, that takes no part in differentiation: its requires_grad is False. Any
/// dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.], requires_grad=True).detach()
/// tensor([1.])
/// ```
#[inline]
pub fn detach(input: &Tensor) -> Result<Tensor> {
    DETACH.tensor(&[value::tensor(input)])
}

/// `detach`, see [`detach`]. In place: the result is written into the tensor itself.
pub fn detach_(input: &Tensor) -> Result<()> {
    DETACH_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// The parameters of [`diagonal_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DiagonalOptions {
    offset: Option<i64>,
    dim1: Option<i64>,
    dim2: Option<i64>,
}

impl DiagonalOptions {
    /// All defaults.
    pub fn new() -> DiagonalOptions {
        DiagonalOptions::default()
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

/// A diagonal of two different dimensions, which go, as the last dimension of a view; it is as long as the
/// diagonal is in their shape. A positive offset lies above the main one. Any dtype; one dimension named twice
/// is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.diagonal(torch.tensor([[1, 2], [3, 4]]))
/// tensor([1, 4])
/// ```
#[inline]
pub fn diagonal(input: &Tensor) -> Result<Tensor> {
    DIAGONAL.tensor(&[value::tensor(input)])
}

/// A diagonal of two different dimensions, which go, as the last dimension of a view; it is as long as the
/// diagonal is in their shape. A positive offset lies above the main one. Any dtype; one dimension named twice
/// is an error.
///
/// What is not set in the options keeps its default: `diagonal(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor`.
pub fn diagonal_with(input: &Tensor, options: DiagonalOptions) -> Result<Tensor> {
    DIAGONAL.tensor(&[value::tensor(input), options.offset.map_or(value::none(), value::int), options.dim1.map_or(value::none(), value::int), options.dim2.map_or(value::none(), value::int)])
}

/// The parameters of [`expand_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ExpandOptions {
    implicit: Option<bool>,
}

impl ExpandOptions {
    /// All defaults.
    pub fn new() -> ExpandOptions {
        ExpandOptions::default()
    }

    /// `bool`, default `False`.
    pub fn implicit(mut self, implicit: impl Into<Option<bool>>) -> Self {
        self.implicit = implicit.into();
        self
    }
}

/// Dimensions of size 1, and new leading ones, repeated to `size` without a copy; -1 keeps a size. Another size
/// of a dimension that is not 1 is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([[1], [2]]).expand(2, 3)
/// tensor([[1, 1, 1],
///         [2, 2, 2]])
/// ```
#[inline]
pub fn expand<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    EXPAND.tensor(&[value::tensor(input), value::ints(&size)])
}

/// Dimensions of size 1, and new leading ones, repeated to `size` without a copy; -1 keeps a size. Another size
/// of a dimension that is not 1 is an error. Any dtype.
///
/// What is not set in the options keeps its default: `expand(Tensor self, int[] size, *, bool implicit=False) -> Tensor`.
pub fn expand_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, options: ExpandOptions) -> Result<Tensor> {
    let size = size.into();
    EXPAND.tensor(&[value::tensor(input), value::ints(&size), options.implicit.map_or(value::none(), value::boolean)])
}

/// expand to the shape of other; a size of self that is neither 1 nor that of other is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1, 2]).expand_as(torch.zeros(2, 2))
/// tensor([[1, 2],
///         [1, 2]])
/// ```
#[inline]
pub fn expand_as(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    EXPAND_AS.tensor(&[value::tensor(input), value::tensor(other)])
}

/// A view of the imaginary part, in the shape of the tensor; of complex64 it is float32, and so on. A real
/// tensor is an error. Read as the attribute `imag` of a tensor in Python.
///
/// In Python:
///
/// ```text
/// >>> torch.imag(torch.tensor([1 + 2j]))
/// tensor([2.])
/// ```
#[inline]
pub fn imag(input: &Tensor) -> Result<Tensor> {
    IMAG.tensor(&[value::tensor(input)])
}

/// The last two dimensions exchanged, conjugated, as a view: (\*, n, m) gives (\*, m, n). Fewer than two
/// dimensions are an error. Read as the attribute mH in Python. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([[1j, 2]]).mH
/// tensor([[0.-1.j],
///         [2.-0.j]])
/// ```
#[inline]
pub fn m_h(input: &Tensor) -> Result<Tensor> {
    M_H.tensor(&[value::tensor(input)])
}

/// The last two dimensions exchanged, as a view: (\*, n, m) gives (\*, m, n). Fewer than two dimensions are an
/// error. Read as the attribute mT in Python. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.zeros(5, 2, 3).mT.shape
/// torch.Size([5, 3, 2])
/// ```
#[inline]
pub fn m_t(input: &Tensor) -> Result<Tensor> {
    M_T.tensor(&[value::tensor(input)])
}

/// Conjugate transpose of a matrix, (n, m) to (m, n), or of a 0-dim tensor, as a view; other numbers of
/// dimensions are an error. Read as the attribute H in Python. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([[1j, 2]]).H
/// tensor([[0.-1.j],
///         [2.-0.j]])
/// ```
#[inline]
pub fn matrix_h(input: &Tensor) -> Result<Tensor> {
    MATRIX_H.tensor(&[value::tensor(input)])
}

/// Dimensions moved from `source` to `destination`, their sizes with them, as a view; the others keep their
/// order. Lists of different length, or with a dimension twice, are an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.movedim(torch.zeros(2, 3, 5), 0, 2).shape
/// torch.Size([3, 5, 2])
/// ```
#[inline]
pub fn movedim<'a>(input: &Tensor, source: impl Into<Ints<'a>>, destination: impl Into<Ints<'a>>) -> Result<Tensor> {
    let source = source.into();
    let destination = destination.into();
    MOVEDIM.tensor(&[value::tensor(input), value::ints(&source), value::ints(&destination)])
}

/// `length` indices of a dimension from `start` on, its new size, as a view. A range that leaves the dimension
/// is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.narrow(torch.tensor([1, 2, 3, 4]), 0, 1, 2)
/// tensor([2, 3])
/// ```
#[inline]
pub fn narrow(input: &Tensor, dim: i64, start: i64, length: i64) -> Result<Tensor> {
    NARROW.tensor(&[value::tensor(input), value::int(dim), value::int(start), value::int(length)])
}

/// narrow with the start in a 0-dim integer tensor; another start, and a range that leaves the dimension, are
/// errors. The dimension has size `length`. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.narrow(torch.tensor([1, 2, 3, 4]), 0, torch.tensor(1), 2)
/// tensor([2, 3])
/// ```
#[inline]
pub fn narrow_tensor(input: &Tensor, dim: i64, start: &Tensor, length: i64) -> Result<Tensor> {
    NARROW_TENSOR.tensor(&[value::tensor(input), value::int(dim), value::tensor(start), value::int(length)])
}

/// All dimensions reversed, their sizes with them, as a view. Read as the attribute T in Python. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.zeros(2, 3).T.shape
/// torch.Size([3, 2])
/// ```
#[inline]
pub fn numpy_t(input: &Tensor) -> Result<Tensor> {
    NUMPY_T.tensor(&[value::tensor(input)])
}

/// Dimensions in another order, their sizes with them, as a view. An order that has not every dimension once is
/// an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.permute(torch.zeros(2, 3, 5), (2, 0, 1)).shape
/// torch.Size([5, 2, 3])
/// ```
#[inline]
pub fn permute<'a>(input: &Tensor, dims: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dims = dims.into();
    PERMUTE.tensor(&[value::tensor(input), value::ints(&dims)])
}

/// A view of the real part, in the shape of the tensor; of complex64 it is float32, and so on. A real tensor,
/// of any dtype, is returned as it is. Read as the attribute `real` of a tensor in Python.
///
/// In Python:
///
/// ```text
/// >>> torch.real(torch.tensor([1 + 2j]))
/// tensor([1.])
/// ```
#[inline]
pub fn real(input: &Tensor) -> Result<Tensor> {
    REAL.tensor(&[value::tensor(input)])
}

/// One index of a dimension, without that dimension in its shape, as a view. Negative indices count from the
/// end; one out of range is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.select(torch.tensor([[1, 2], [3, 4]]), 1, 0)
/// tensor([1, 3])
/// ```
#[inline]
pub fn select(input: &Tensor, dim: i64, index: i64) -> Result<Tensor> {
    SELECT.tensor(&[value::tensor(input), value::int(dim), value::int(index)])
}

/// The parameters of [`slice_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SliceOptions {
    dim: Option<i64>,
    start: Option<i64>,
    end: Option<i64>,
    step: Option<i64>,
}

impl SliceOptions {
    /// All defaults.
    pub fn new() -> SliceOptions {
        SliceOptions::default()
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

/// Every step-th index of a dimension from start up to end; both are clamped to the dimension.
#[inline]
pub fn slice(input: &Tensor) -> Result<Tensor> {
    SLICE.tensor(&[value::tensor(input)])
}

/// Every step-th index of a dimension from start up to end; both are clamped to the dimension.
///
/// What is not set in the options keeps its default: `slice(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor`.
pub fn slice_with(input: &Tensor, options: SliceOptions) -> Result<Tensor> {
    SLICE.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.start.map_or(value::none(), value::int), options.end.map_or(value::none(), value::int), options.step.map_or(value::none(), value::int)])
}

/// The parameters of [`split_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SplitOptions {
    dim: Option<i64>,
}

impl SplitOptions {
    /// All defaults.
    pub fn new() -> SplitOptions {
        SplitOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Pieces of size `split_size` along a dimension, the last one maybe smaller, as views. A negative split_size
/// is an error, 0 where there are elements too. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.split(torch.arange(5), 2)
/// (tensor([0, 1]), tensor([2, 3]), tensor([4]))
/// ```
#[inline]
pub fn split(input: &Tensor, split_size: i64) -> Result<Vec<Tensor>> {
    SPLIT.list(&[value::tensor(input), value::int(split_size)])
}

/// Pieces of size `split_size` along a dimension, the last one maybe smaller, as views. A negative split_size
/// is an error, 0 where there are elements too. Any dtype.
///
/// What is not set in the options keeps its default: `split(Tensor self, int split_size, int dim=0) -> Tensor[]`.
pub fn split_with(input: &Tensor, split_size: i64, options: SplitOptions) -> Result<Vec<Tensor>> {
    SPLIT.list(&[value::tensor(input), value::int(split_size), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`split_sizes_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SplitSizesOptions {
    dim: Option<i64>,
}

impl SplitSizesOptions {
    /// All defaults.
    pub fn new() -> SplitSizesOptions {
        SplitSizesOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an
/// error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.split(torch.arange(5), [1, 4])
/// (tensor([0]), tensor([1, 2, 3, 4]))
/// ```
#[inline]
pub fn split_sizes<'a>(input: &Tensor, split_size: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let split_size = split_size.into();
    SPLIT_SIZES.list(&[value::tensor(input), value::ints(&split_size)])
}

/// Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an
/// error. Any dtype.
///
/// What is not set in the options keeps its default: `split.sizes(Tensor self, int[] split_size, int dim=0) -> Tensor[]`.
pub fn split_sizes_with<'a>(input: &Tensor, split_size: impl Into<Ints<'a>>, options: SplitSizesOptions) -> Result<Vec<Tensor>> {
    let split_size = split_size.into();
    SPLIT_SIZES.list(&[value::tensor(input), value::ints(&split_size), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`split_with_sizes_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SplitWithSizesOptions {
    dim: Option<i64>,
}

impl SplitWithSizesOptions {
    /// All defaults.
    pub fn new() -> SplitWithSizesOptions {
        SplitWithSizesOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an
/// error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.split_with_sizes(torch.arange(5), [2, 3])
/// (tensor([0, 1]), tensor([2, 3, 4]))
/// ```
#[inline]
pub fn split_with_sizes<'a>(input: &Tensor, split_sizes: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let split_sizes = split_sizes.into();
    SPLIT_WITH_SIZES.list(&[value::tensor(input), value::ints(&split_sizes)])
}

/// Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an
/// error. Any dtype.
///
/// What is not set in the options keeps its default: `split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]`.
pub fn split_with_sizes_with<'a>(input: &Tensor, split_sizes: impl Into<Ints<'a>>, options: SplitWithSizesOptions) -> Result<Vec<Tensor>> {
    let split_sizes = split_sizes.into();
    SPLIT_WITH_SIZES.list(&[value::tensor(input), value::ints(&split_sizes), options.dim.map_or(value::none(), value::int)])
}

/// Without the dimensions of size 1, as a view. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.squeeze(torch.zeros(2, 1, 3, 1)).shape
/// torch.Size([2, 3])
/// ```
#[inline]
pub fn squeeze(input: &Tensor) -> Result<Tensor> {
    SQUEEZE.tensor(&[value::tensor(input)])
}

/// `squeeze`, see [`squeeze`]. In place: the result is written into the tensor itself.
pub fn squeeze_(input: &Tensor) -> Result<()> {
    SQUEEZE_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// Without dimension dim when its size is 1, as a view; otherwise unchanged. A dimension that self does not
/// have is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.squeeze(torch.zeros(2, 1, 3, 1), 1).shape
/// torch.Size([2, 3, 1])
/// ```
#[inline]
pub fn squeeze_dim(input: &Tensor, dim: i64) -> Result<Tensor> {
    SQUEEZE_DIM.tensor(&[value::tensor(input), value::int(dim)])
}

/// `squeeze.dim`, see [`squeeze_dim`]. In place: the result is written into the tensor itself.
pub fn squeeze_dim_(input: &Tensor, dim: i64) -> Result<()> {
    SQUEEZE_DIM_INPLACE.tensor(&[value::tensor(input), value::int(dim)]).map(drop)
}

/// Without those of the given dimensions whose size is 1, as a view. A dimension that self does not have, or
/// named twice, is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.squeeze(torch.zeros(2, 1, 3, 1), (1, 3)).shape
/// torch.Size([2, 3])
/// ```
#[inline]
pub fn squeeze_dims<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    SQUEEZE_DIMS.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// `squeeze.dims`, see [`squeeze_dims`]. In place: the result is written into the tensor itself.
pub fn squeeze_dims_<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<()> {
    let dim = dim.into();
    SQUEEZE_DIMS_INPLACE.tensor(&[value::tensor(input), value::ints(&dim)]).map(drop)
}

/// Transpose of a tensor of at most two dimensions, (n, m) to (m, n), as a view; more are an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.t(torch.tensor([[1, 2, 3]]))
/// tensor([[1],
///         [2],
///         [3]])
/// ```
#[inline]
pub fn t(input: &Tensor) -> Result<Tensor> {
    T.tensor(&[value::tensor(input)])
}

/// `t`, see [`t`]. In place: the result is written into the tensor itself.
pub fn t_(input: &Tensor) -> Result<()> {
    T_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// The parameters of [`tensor_split_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TensorSplitOptions {
    dim: Option<i64>,
}

impl TensorSplitOptions {
    /// All defaults.
    pub fn new() -> TensorSplitOptions {
        TensorSplitOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Exactly `sections` pieces along a dimension, the first ones larger by one where its size does not divide, as
/// views. A number below 1, and a 0-dim tensor, are errors. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor_split(torch.arange(5), 3)
/// (tensor([0, 1]), tensor([2, 3]), tensor([4]))
/// ```
#[inline]
pub fn tensor_split(input: &Tensor, sections: i64) -> Result<Vec<Tensor>> {
    TENSOR_SPLIT.list(&[value::tensor(input), value::int(sections)])
}

/// Exactly `sections` pieces along a dimension, the first ones larger by one where its size does not divide, as
/// views. A number below 1, and a 0-dim tensor, are errors. Any dtype.
///
/// What is not set in the options keeps its default: `tensor_split(Tensor self, int sections, int dim=0) -> Tensor[]`.
pub fn tensor_split_with(input: &Tensor, sections: i64, options: TensorSplitOptions) -> Result<Vec<Tensor>> {
    TENSOR_SPLIT.list(&[value::tensor(input), value::int(sections), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`tensor_split_indices_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TensorSplitIndicesOptions {
    dim: Option<i64>,
}

impl TensorSplitIndicesOptions {
    /// All defaults.
    pub fn new() -> TensorSplitIndicesOptions {
        TensorSplitIndicesOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Pieces along a dimension, cut at the given indices, as views: one more piece than indices, of the sizes
/// between them. Any dtype; a 0-dim tensor is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor_split(torch.arange(5), (1, 3))
/// (tensor([0]), tensor([1, 2]), tensor([3, 4]))
/// ```
#[inline]
pub fn tensor_split_indices<'a>(input: &Tensor, indices: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let indices = indices.into();
    TENSOR_SPLIT_INDICES.list(&[value::tensor(input), value::ints(&indices)])
}

/// Pieces along a dimension, cut at the given indices, as views: one more piece than indices, of the sizes
/// between them. Any dtype; a 0-dim tensor is an error.
///
/// What is not set in the options keeps its default: `tensor_split.indices(Tensor self, int[] indices, int dim=0) -> Tensor[]`.
pub fn tensor_split_indices_with<'a>(input: &Tensor, indices: impl Into<Ints<'a>>, options: TensorSplitIndicesOptions) -> Result<Vec<Tensor>> {
    let indices = indices.into();
    TENSOR_SPLIT_INDICES.list(&[value::tensor(input), value::ints(&indices), options.dim.map_or(value::none(), value::int)])
}

/// Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error.
/// Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.transpose(torch.tensor([[1, 2], [3, 4]]), 0, 1)
/// tensor([[1, 3],
///         [2, 4]])
/// ```
#[inline]
pub fn transpose(input: &Tensor, dim0: i64, dim1: i64) -> Result<Tensor> {
    TRANSPOSE.tensor(&[value::tensor(input), value::int(dim0), value::int(dim1)])
}

/// `transpose`, see [`transpose`]. In place: the result is written into the tensor itself.
pub fn transpose_(input: &Tensor, dim0: i64, dim1: i64) -> Result<()> {
    TRANSPOSE_INPLACE.tensor(&[value::tensor(input), value::int(dim0), value::int(dim1)]).map(drop)
}

/// The parameters of [`unbind_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UnbindOptions {
    dim: Option<i64>,
}

impl UnbindOptions {
    /// All defaults.
    pub fn new() -> UnbindOptions {
        UnbindOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The slices of a dimension, each in the shape without it, as views. A 0-dim tensor is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.unbind(torch.tensor([[1, 2], [3, 4]]))
/// (tensor([1, 2]), tensor([3, 4]))
/// ```
#[inline]
pub fn unbind(input: &Tensor) -> Result<Vec<Tensor>> {
    UNBIND.list(&[value::tensor(input)])
}

/// The slices of a dimension, each in the shape without it, as views. A 0-dim tensor is an error. Any dtype.
///
/// What is not set in the options keeps its default: `unbind(Tensor self, int dim=0) -> Tensor[]`.
pub fn unbind_with(input: &Tensor, options: UnbindOptions) -> Result<Vec<Tensor>> {
    UNBIND.list(&[value::tensor(input), options.dim.map_or(value::none(), value::int)])
}

/// A dimension split into several whose product is its size, as a view; one size may be -1. Other products are
/// an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.unflatten(torch.arange(6), 0, (2, 3))
/// tensor([[0, 1, 2],
///         [3, 4, 5]])
/// ```
#[inline]
pub fn unflatten<'a>(input: &Tensor, dim: i64, sizes: impl Into<Ints<'a>>) -> Result<Tensor> {
    let sizes = sizes.into();
    UNFLATTEN.tensor(&[value::tensor(input), value::int(dim), value::ints(&sizes)])
}

/// All windows of `size` in steps of `step` along a dimension, as a view; the window is a new last dimension. A
/// size beyond the dimension is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.arange(5).unfold(0, 3, 1)
/// tensor([[0, 1, 2],
///         [1, 2, 3],
///         [2, 3, 4]])
/// ```
#[inline]
pub fn unfold(input: &Tensor, dimension: i64, size: i64, step: i64) -> Result<Tensor> {
    UNFOLD.tensor(&[value::tensor(input), value::int(dimension), value::int(size), value::int(step)])
}

/// With a dimension of size 1 inserted at dim, from -dimensions-1 to dimensions, as a view. Any dtype; a dim
/// outside is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.unsqueeze(torch.tensor([1, 2]), 1)
/// tensor([[1],
///         [2]])
/// ```
#[inline]
pub fn unsqueeze(input: &Tensor, dim: i64) -> Result<Tensor> {
    UNSQUEEZE.tensor(&[value::tensor(input), value::int(dim)])
}

/// `unsqueeze`, see [`unsqueeze`]. In place: the result is written into the tensor itself.
pub fn unsqueeze_(input: &Tensor, dim: i64) -> Result<()> {
    UNSQUEEZE_INPLACE.tensor(&[value::tensor(input), value::int(dim)]).map(drop)
}

/// The same elements in another shape, without a copy; one size may be -1. Strides that do not allow it are an
/// error: use reshape. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.arange(6).view(2, 3)
/// tensor([[0, 1, 2],
///         [3, 4, 5]])
/// ```
#[inline]
pub fn view<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    VIEW.tensor(&[value::tensor(input), value::ints(&size)])
}

/// The same bytes read as another dtype, of any dtype; the last dimension is scaled by the ratio of element
/// sizes. Sizes of bytes that do not divide are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.]).view(torch.int32)
/// tensor([1065353216], dtype=torch.int32)
/// ```
#[inline]
pub fn view_dtype(input: &Tensor, dtype: DType) -> Result<Tensor> {
    VIEW_DTYPE.tensor(&[value::tensor(input), value::dtype(dtype)])
}

/// view in the shape of other. Strides that do not allow it, and another number of elements, are errors. Any
/// dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.arange(4).view_as(torch.zeros(2, 2))
/// tensor([[0, 1],
///         [2, 3]])
/// ```
#[inline]
pub fn view_as(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    VIEW_AS.tensor(&[value::tensor(input), value::tensor(other)])
}

/// A real tensor whose last dimension is pairs, as complex numbers, float32 as complex64 and so on, in the
/// shape without it, as a view; that dimension has stride 1, the others even strides. float16, float32 and
/// float64 only; a last dimension of another size than 2 is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.view_as_complex(torch.tensor([[1., 2.]]))
/// tensor([1.+2.j])
/// ```
#[inline]
pub fn view_as_complex(input: &Tensor) -> Result<Tensor> {
    VIEW_AS_COMPLEX.tensor(&[value::tensor(input)])
}

/// A complex tensor, complex64 as float32 and so on, as real pairs in a new last dimension of size 2, as a
/// view. A real tensor is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.view_as_real(torch.tensor([1 + 2j]))
/// tensor([[1., 2.]])
/// ```
#[inline]
pub fn view_as_real(input: &Tensor) -> Result<Tensor> {
    VIEW_AS_REAL.tensor(&[value::tensor(input)])
}

impl Tensor {
    /// The last two dimensions exchanged, conjugated, as a view: (\*, n, m) gives (\*, m, n). Fewer than two
    /// dimensions are an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.adjoint(torch.tensor([[1j, 2]]))
    /// tensor([[0.-1.j],
    ///         [2.-0.j]])
    /// ```
    #[inline]
    pub fn adjoint(&self) -> Result<Tensor> {
        adjoint(self)
    }

    /// A view of the storage with any sizes, strides and offset, all in elements. Negative strides, other numbers
    /// of sizes and strides, and elements outside of the storage are errors. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.as_strided(torch.arange(6), (2, 2), (1, 2))
    /// tensor([[0, 2],
    ///         [1, 3]])
    /// ```
    #[inline]
    pub fn as_strided<'a>(&self, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
        as_strided(self, size, stride)
    }

    /// A view of the storage with any sizes, strides and offset, all in elements. Negative strides, other numbers
    /// of sizes and strides, and elements outside of the storage are errors. Any dtype.
    ///
    /// What is not set in the options keeps its default: `as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor`.
    #[inline]
    pub fn as_strided_with<'a>(&self, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: AsStridedOptions) -> Result<Tensor> {
        as_strided_with(self, size, stride, options)
    }

    /// `as_strided`, see [`as_strided`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn as_strided_<'a>(&self, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<()> {
        as_strided_(self, size, stride)
    }

    /// `as_strided`, see [`as_strided`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor`.
    #[inline]
    pub fn as_strided_with_<'a>(&self, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: AsStridedOptions) -> Result<()> {
        as_strided_with_(self, size, stride, options)
    }

    /// expand to a shape; one that self does not broadcast to is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.broadcast_to(torch.tensor([1, 2]), (2, 2))
    /// tensor([[1, 2],
    ///         [1, 2]])
    /// ```
    #[inline]
    pub fn broadcast_to<'a>(&self, size: impl Into<Ints<'a>>) -> Result<Tensor> {
        broadcast_to(self, size)
    }

    /// At most `chunks` pieces of one size along a dimension, the last one maybe smaller, as views. A number below
    /// 1, and a 0-dim tensor, are errors. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.chunk(torch.arange(5), 2)
    /// (tensor([0, 1, 2]), tensor([3, 4]))
    /// ```
    #[inline]
    pub fn chunk(&self, chunks: i64) -> Result<Vec<Tensor>> {
        chunk(self, chunks)
    }

    /// At most `chunks` pieces of one size along a dimension, the last one maybe smaller, as views. A number below
    /// 1, and a 0-dim tensor, are errors. Any dtype.
    ///
    /// What is not set in the options keeps its default: `chunk(Tensor self, int chunks, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn chunk_with(&self, chunks: i64, options: ChunkOptions) -> Result<Vec<Tensor>> {
        chunk_with(self, chunks, options)
    }

    /// A view, of the same memory and shape, that takes no part in differentiation: its requires_grad is False. Any
    /// dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.], requires_grad=True).detach()
    /// tensor([1.])
    /// ```
    #[inline]
    pub fn detach(&self) -> Result<Tensor> {
        detach(self)
    }

    /// `detach`, see [`detach`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn detach_(&self) -> Result<()> {
        detach_(self)
    }

    /// A diagonal of two different dimensions, which go, as the last dimension of a view; it is as long as the
    /// diagonal is in their shape. A positive offset lies above the main one. Any dtype; one dimension named twice
    /// is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.diagonal(torch.tensor([[1, 2], [3, 4]]))
    /// tensor([1, 4])
    /// ```
    #[inline]
    pub fn diagonal(&self) -> Result<Tensor> {
        diagonal(self)
    }

    /// A diagonal of two different dimensions, which go, as the last dimension of a view; it is as long as the
    /// diagonal is in their shape. A positive offset lies above the main one. Any dtype; one dimension named twice
    /// is an error.
    ///
    /// What is not set in the options keeps its default: `diagonal(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor`.
    #[inline]
    pub fn diagonal_with(&self, options: DiagonalOptions) -> Result<Tensor> {
        diagonal_with(self, options)
    }

    /// Dimensions of size 1, and new leading ones, repeated to `size` without a copy; -1 keeps a size. Another size
    /// of a dimension that is not 1 is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([[1], [2]]).expand(2, 3)
    /// tensor([[1, 1, 1],
    ///         [2, 2, 2]])
    /// ```
    #[inline]
    pub fn expand<'a>(&self, size: impl Into<Ints<'a>>) -> Result<Tensor> {
        expand(self, size)
    }

    /// Dimensions of size 1, and new leading ones, repeated to `size` without a copy; -1 keeps a size. Another size
    /// of a dimension that is not 1 is an error. Any dtype.
    ///
    /// What is not set in the options keeps its default: `expand(Tensor self, int[] size, *, bool implicit=False) -> Tensor`.
    #[inline]
    pub fn expand_with<'a>(&self, size: impl Into<Ints<'a>>, options: ExpandOptions) -> Result<Tensor> {
        expand_with(self, size, options)
    }

    /// expand to the shape of other; a size of self that is neither 1 nor that of other is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1, 2]).expand_as(torch.zeros(2, 2))
    /// tensor([[1, 2],
    ///         [1, 2]])
    /// ```
    #[inline]
    pub fn expand_as(&self, other: &Tensor) -> Result<Tensor> {
        expand_as(self, other)
    }

    /// The last two dimensions exchanged, conjugated, as a view: (\*, n, m) gives (\*, m, n). Fewer than two
    /// dimensions are an error. Read as the attribute mH in Python. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([[1j, 2]]).mH
    /// tensor([[0.-1.j],
    ///         [2.-0.j]])
    /// ```
    #[inline]
    pub fn m_h(&self) -> Result<Tensor> {
        m_h(self)
    }

    /// The last two dimensions exchanged, as a view: (\*, n, m) gives (\*, m, n). Fewer than two dimensions are an
    /// error. Read as the attribute mT in Python. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.zeros(5, 2, 3).mT.shape
    /// torch.Size([5, 3, 2])
    /// ```
    #[inline]
    pub fn m_t(&self) -> Result<Tensor> {
        m_t(self)
    }

    /// Conjugate transpose of a matrix, (n, m) to (m, n), or of a 0-dim tensor, as a view; other numbers of
    /// dimensions are an error. Read as the attribute H in Python. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([[1j, 2]]).H
    /// tensor([[0.-1.j],
    ///         [2.-0.j]])
    /// ```
    #[inline]
    pub fn matrix_h(&self) -> Result<Tensor> {
        matrix_h(self)
    }

    /// Dimensions moved from `source` to `destination`, their sizes with them, as a view; the others keep their
    /// order. Lists of different length, or with a dimension twice, are an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.movedim(torch.zeros(2, 3, 5), 0, 2).shape
    /// torch.Size([3, 5, 2])
    /// ```
    #[inline]
    pub fn movedim<'a>(&self, source: impl Into<Ints<'a>>, destination: impl Into<Ints<'a>>) -> Result<Tensor> {
        movedim(self, source, destination)
    }

    /// `length` indices of a dimension from `start` on, its new size, as a view. A range that leaves the dimension
    /// is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.narrow(torch.tensor([1, 2, 3, 4]), 0, 1, 2)
    /// tensor([2, 3])
    /// ```
    #[inline]
    pub fn narrow(&self, dim: i64, start: i64, length: i64) -> Result<Tensor> {
        narrow(self, dim, start, length)
    }

    /// narrow with the start in a 0-dim integer tensor; another start, and a range that leaves the dimension, are
    /// errors. The dimension has size `length`. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.narrow(torch.tensor([1, 2, 3, 4]), 0, torch.tensor(1), 2)
    /// tensor([2, 3])
    /// ```
    #[inline]
    pub fn narrow_tensor(&self, dim: i64, start: &Tensor, length: i64) -> Result<Tensor> {
        narrow_tensor(self, dim, start, length)
    }

    /// All dimensions reversed, their sizes with them, as a view. Read as the attribute T in Python. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.zeros(2, 3).T.shape
    /// torch.Size([3, 2])
    /// ```
    #[inline]
    pub fn numpy_t(&self) -> Result<Tensor> {
        numpy_t(self)
    }

    /// Dimensions in another order, their sizes with them, as a view. An order that has not every dimension once is
    /// an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.permute(torch.zeros(2, 3, 5), (2, 0, 1)).shape
    /// torch.Size([5, 2, 3])
    /// ```
    #[inline]
    pub fn permute<'a>(&self, dims: impl Into<Ints<'a>>) -> Result<Tensor> {
        permute(self, dims)
    }

    /// One index of a dimension, without that dimension in its shape, as a view. Negative indices count from the
    /// end; one out of range is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.select(torch.tensor([[1, 2], [3, 4]]), 1, 0)
    /// tensor([1, 3])
    /// ```
    #[inline]
    pub fn select(&self, dim: i64, index: i64) -> Result<Tensor> {
        select(self, dim, index)
    }

    /// Pieces of size `split_size` along a dimension, the last one maybe smaller, as views. A negative split_size
    /// is an error, 0 where there are elements too. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.split(torch.arange(5), 2)
    /// (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    /// ```
    #[inline]
    pub fn split(&self, split_size: i64) -> Result<Vec<Tensor>> {
        split(self, split_size)
    }

    /// Pieces of size `split_size` along a dimension, the last one maybe smaller, as views. A negative split_size
    /// is an error, 0 where there are elements too. Any dtype.
    ///
    /// What is not set in the options keeps its default: `split(Tensor self, int split_size, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn split_with(&self, split_size: i64, options: SplitOptions) -> Result<Vec<Tensor>> {
        split_with(self, split_size, options)
    }

    /// Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an
    /// error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.split(torch.arange(5), [1, 4])
    /// (tensor([0]), tensor([1, 2, 3, 4]))
    /// ```
    #[inline]
    pub fn split_sizes<'a>(&self, split_size: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
        split_sizes(self, split_size)
    }

    /// Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an
    /// error. Any dtype.
    ///
    /// What is not set in the options keeps its default: `split.sizes(Tensor self, int[] split_size, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn split_sizes_with<'a>(&self, split_size: impl Into<Ints<'a>>, options: SplitSizesOptions) -> Result<Vec<Tensor>> {
        split_sizes_with(self, split_size, options)
    }

    /// Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an
    /// error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.split_with_sizes(torch.arange(5), [2, 3])
    /// (tensor([0, 1]), tensor([2, 3, 4]))
    /// ```
    #[inline]
    pub fn split_with_sizes<'a>(&self, split_sizes: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
        split_with_sizes(self, split_sizes)
    }

    /// Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an
    /// error. Any dtype.
    ///
    /// What is not set in the options keeps its default: `split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn split_with_sizes_with<'a>(&self, split_sizes: impl Into<Ints<'a>>, options: SplitWithSizesOptions) -> Result<Vec<Tensor>> {
        split_with_sizes_with(self, split_sizes, options)
    }

    /// Without the dimensions of size 1, as a view. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.squeeze(torch.zeros(2, 1, 3, 1)).shape
    /// torch.Size([2, 3])
    /// ```
    #[inline]
    pub fn squeeze(&self) -> Result<Tensor> {
        squeeze(self)
    }

    /// `squeeze`, see [`squeeze`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn squeeze_(&self) -> Result<()> {
        squeeze_(self)
    }

    /// Without dimension dim when its size is 1, as a view; otherwise unchanged. A dimension that self does not
    /// have is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.squeeze(torch.zeros(2, 1, 3, 1), 1).shape
    /// torch.Size([2, 3, 1])
    /// ```
    #[inline]
    pub fn squeeze_dim(&self, dim: i64) -> Result<Tensor> {
        squeeze_dim(self, dim)
    }

    /// `squeeze.dim`, see [`squeeze_dim`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn squeeze_dim_(&self, dim: i64) -> Result<()> {
        squeeze_dim_(self, dim)
    }

    /// Without those of the given dimensions whose size is 1, as a view. A dimension that self does not have, or
    /// named twice, is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.squeeze(torch.zeros(2, 1, 3, 1), (1, 3)).shape
    /// torch.Size([2, 3])
    /// ```
    #[inline]
    pub fn squeeze_dims<'a>(&self, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
        squeeze_dims(self, dim)
    }

    /// `squeeze.dims`, see [`squeeze_dims`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn squeeze_dims_<'a>(&self, dim: impl Into<Ints<'a>>) -> Result<()> {
        squeeze_dims_(self, dim)
    }

    /// Transpose of a tensor of at most two dimensions, (n, m) to (m, n), as a view; more are an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.t(torch.tensor([[1, 2, 3]]))
    /// tensor([[1],
    ///         [2],
    ///         [3]])
    /// ```
    #[inline]
    pub fn t(&self) -> Result<Tensor> {
        t(self)
    }

    /// `t`, see [`t`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn t_(&self) -> Result<()> {
        t_(self)
    }

    /// Exactly `sections` pieces along a dimension, the first ones larger by one where its size does not divide, as
    /// views. A number below 1, and a 0-dim tensor, are errors. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor_split(torch.arange(5), 3)
    /// (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    /// ```
    #[inline]
    pub fn tensor_split(&self, sections: i64) -> Result<Vec<Tensor>> {
        tensor_split(self, sections)
    }

    /// Exactly `sections` pieces along a dimension, the first ones larger by one where its size does not divide, as
    /// views. A number below 1, and a 0-dim tensor, are errors. Any dtype.
    ///
    /// What is not set in the options keeps its default: `tensor_split(Tensor self, int sections, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn tensor_split_with(&self, sections: i64, options: TensorSplitOptions) -> Result<Vec<Tensor>> {
        tensor_split_with(self, sections, options)
    }

    /// Pieces along a dimension, cut at the given indices, as views: one more piece than indices, of the sizes
    /// between them. Any dtype; a 0-dim tensor is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor_split(torch.arange(5), (1, 3))
    /// (tensor([0]), tensor([1, 2]), tensor([3, 4]))
    /// ```
    #[inline]
    pub fn tensor_split_indices<'a>(&self, indices: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
        tensor_split_indices(self, indices)
    }

    /// Pieces along a dimension, cut at the given indices, as views: one more piece than indices, of the sizes
    /// between them. Any dtype; a 0-dim tensor is an error.
    ///
    /// What is not set in the options keeps its default: `tensor_split.indices(Tensor self, int[] indices, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn tensor_split_indices_with<'a>(&self, indices: impl Into<Ints<'a>>, options: TensorSplitIndicesOptions) -> Result<Vec<Tensor>> {
        tensor_split_indices_with(self, indices, options)
    }

    /// Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error.
    /// Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.transpose(torch.tensor([[1, 2], [3, 4]]), 0, 1)
    /// tensor([[1, 3],
    ///         [2, 4]])
    /// ```
    #[inline]
    pub fn transpose(&self, dim0: i64, dim1: i64) -> Result<Tensor> {
        transpose(self, dim0, dim1)
    }

    /// `transpose`, see [`transpose`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn transpose_(&self, dim0: i64, dim1: i64) -> Result<()> {
        transpose_(self, dim0, dim1)
    }

    /// The slices of a dimension, each in the shape without it, as views. A 0-dim tensor is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.unbind(torch.tensor([[1, 2], [3, 4]]))
    /// (tensor([1, 2]), tensor([3, 4]))
    /// ```
    #[inline]
    pub fn unbind(&self) -> Result<Vec<Tensor>> {
        unbind(self)
    }

    /// The slices of a dimension, each in the shape without it, as views. A 0-dim tensor is an error. Any dtype.
    ///
    /// What is not set in the options keeps its default: `unbind(Tensor self, int dim=0) -> Tensor[]`.
    #[inline]
    pub fn unbind_with(&self, options: UnbindOptions) -> Result<Vec<Tensor>> {
        unbind_with(self, options)
    }

    /// A dimension split into several whose product is its size, as a view; one size may be -1. Other products are
    /// an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.unflatten(torch.arange(6), 0, (2, 3))
    /// tensor([[0, 1, 2],
    ///         [3, 4, 5]])
    /// ```
    #[inline]
    pub fn unflatten<'a>(&self, dim: i64, sizes: impl Into<Ints<'a>>) -> Result<Tensor> {
        unflatten(self, dim, sizes)
    }

    /// All windows of `size` in steps of `step` along a dimension, as a view; the window is a new last dimension. A
    /// size beyond the dimension is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.arange(5).unfold(0, 3, 1)
    /// tensor([[0, 1, 2],
    ///         [1, 2, 3],
    ///         [2, 3, 4]])
    /// ```
    #[inline]
    pub fn unfold(&self, dimension: i64, size: i64, step: i64) -> Result<Tensor> {
        unfold(self, dimension, size, step)
    }

    /// With a dimension of size 1 inserted at dim, from -dimensions-1 to dimensions, as a view. Any dtype; a dim
    /// outside is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.unsqueeze(torch.tensor([1, 2]), 1)
    /// tensor([[1],
    ///         [2]])
    /// ```
    #[inline]
    pub fn unsqueeze(&self, dim: i64) -> Result<Tensor> {
        unsqueeze(self, dim)
    }

    /// `unsqueeze`, see [`unsqueeze`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn unsqueeze_(&self, dim: i64) -> Result<()> {
        unsqueeze_(self, dim)
    }

    /// The same elements in another shape, without a copy; one size may be -1. Strides that do not allow it are an
    /// error: use reshape. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.arange(6).view(2, 3)
    /// tensor([[0, 1, 2],
    ///         [3, 4, 5]])
    /// ```
    #[inline]
    pub fn view<'a>(&self, size: impl Into<Ints<'a>>) -> Result<Tensor> {
        view(self, size)
    }

    /// The same bytes read as another dtype, of any dtype; the last dimension is scaled by the ratio of element
    /// sizes. Sizes of bytes that do not divide are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.]).view(torch.int32)
    /// tensor([1065353216], dtype=torch.int32)
    /// ```
    #[inline]
    pub fn view_dtype(&self, dtype: DType) -> Result<Tensor> {
        view_dtype(self, dtype)
    }

    /// view in the shape of other. Strides that do not allow it, and another number of elements, are errors. Any
    /// dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.arange(4).view_as(torch.zeros(2, 2))
    /// tensor([[0, 1],
    ///         [2, 3]])
    /// ```
    #[inline]
    pub fn view_as(&self, other: &Tensor) -> Result<Tensor> {
        view_as(self, other)
    }
}
