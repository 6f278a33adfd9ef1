// Generated from bindings/schema/ops/index.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Operand;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static ARGWHERE: Op = Op::new(c"argwhere", c"", 1);
static AS_STRIDED_SCATTER: Op = Op::new(c"as_strided_scatter", c"", 1);
static DIAGONAL_SCATTER: Op = Op::new(c"diagonal_scatter", c"", 1);
static GATHER: Op = Op::new(c"gather", c"", 1);
static GATHER_OUT: Op = Op::new(c"gather", c"out", 1);
static INDEX: Op = Op::new(c"index", c"", 1);
static INDEX_ADD: Op = Op::new(c"index_add", c"", 1);
static INDEX_ADD_INPLACE: Op = Op::new(c"index_add_", c"", 1);
static INDEX_ADD_OUT: Op = Op::new(c"index_add", c"out", 1);
static INDEX_COPY: Op = Op::new(c"index_copy", c"", 1);
static INDEX_COPY_INPLACE: Op = Op::new(c"index_copy_", c"", 1);
static INDEX_COPY_OUT: Op = Op::new(c"index_copy", c"out", 1);
static INDEX_FILL: Op = Op::new(c"index_fill", c"", 1);
static INDEX_FILL_INPLACE: Op = Op::new(c"index_fill_", c"", 1);
static INDEX_PUT: Op = Op::new(c"index_put", c"", 1);
static INDEX_PUT_INPLACE: Op = Op::new(c"index_put_", c"", 1);
static INDEX_SELECT: Op = Op::new(c"index_select", c"", 1);
static INDEX_SELECT_OUT: Op = Op::new(c"index_select", c"out", 1);
static MASKED_FILL: Op = Op::new(c"masked_fill", c"", 1);
static MASKED_FILL_INPLACE: Op = Op::new(c"masked_fill_", c"", 1);
static MASKED_SCATTER: Op = Op::new(c"masked_scatter", c"", 1);
static MASKED_SCATTER_INPLACE: Op = Op::new(c"masked_scatter_", c"", 1);
static MASKED_SELECT: Op = Op::new(c"masked_select", c"", 1);
static MASKED_SELECT_OUT: Op = Op::new(c"masked_select", c"out", 1);
static NONZERO: Op = Op::new(c"nonzero", c"", 1);
static NONZERO_OUT: Op = Op::new(c"nonzero", c"out", 1);
static ONE_HOT: Op = Op::new(c"one_hot", c"", 1);
static SCATTER: Op = Op::new(c"scatter", c"", 1);
static SCATTER_INPLACE: Op = Op::new(c"scatter_", c"", 1);
static SCATTER_OUT: Op = Op::new(c"scatter", c"out", 1);
static SCATTER_REDUCE: Op = Op::new(c"scatter", c"reduce", 1);
static SCATTER_REDUCE_INPLACE: Op = Op::new(c"scatter_", c"reduce", 1);
static SCATTER_REDUCE_OUT: Op = Op::new(c"scatter", c"reduce.out", 1);
static SCATTER_VALUE: Op = Op::new(c"scatter", c"value", 1);
static SCATTER_VALUE_INPLACE: Op = Op::new(c"scatter_", c"value", 1);
static SCATTER_VALUE_OUT: Op = Op::new(c"scatter", c"value.out", 1);
static SCATTER_VALUE_REDUCE: Op = Op::new(c"scatter", c"value_reduce", 1);
static SCATTER_VALUE_REDUCE_INPLACE: Op = Op::new(c"scatter_", c"value_reduce", 1);
static SCATTER_VALUE_REDUCE_OUT: Op = Op::new(c"scatter", c"value_reduce.out", 1);
static SCATTER_ADD: Op = Op::new(c"scatter_add", c"", 1);
static SCATTER_ADD_INPLACE: Op = Op::new(c"scatter_add_", c"", 1);
static SCATTER_ADD_OUT: Op = Op::new(c"scatter_add", c"out", 1);
static SCATTER_MUL: Op = Op::new(c"scatter_mul", c"", 1);
static SELECT_SCATTER: Op = Op::new(c"select_scatter", c"", 1);
static SLICE_SCATTER: Op = Op::new(c"slice_scatter", c"", 1);
static SLICE_SCATTER_OUT: Op = Op::new(c"slice_scatter", c"out", 1);
static TAKE: Op = Op::new(c"take", c"", 1);
static TAKE_OUT: Op = Op::new(c"take", c"out", 1);
static TAKE_ALONG_DIM: Op = Op::new(c"take_along_dim", c"", 1);
static TAKE_ALONG_DIM_OUT: Op = Op::new(c"take_along_dim", c"out", 1);
static UNFOLD_BACKWARD: Op = Op::new(c"unfold_backward", c"", 1);

/// The indices of the elements that are not zero, in row-major order: int64 of shape (count, dimensions). Any
/// dtype is read.
///
/// In Python:
///
/// ```text
/// >>> torch.argwhere(torch.tensor([0, 5, 0, 7]))
/// tensor([[1],
///         [3]])
/// ```
#[inline]
pub fn argwhere(input: &Tensor) -> Result<Tensor> {
    ARGWHERE.tensor(&[value::tensor(input)])
}

/// The parameters of [`as_strided_scatter_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AsStridedScatterOptions {
    storage_offset: Option<i64>,
}

impl AsStridedScatterOptions {
    /// All defaults.
    pub fn new() -> AsStridedScatterOptions {
        AsStridedScatterOptions::default()
    }

    /// `int?`, default `None`.
    pub fn storage_offset(mut self, storage_offset: impl Into<Option<i64>>) -> Self {
        self.storage_offset = storage_offset.into();
        self
    }
}

/// self with src written where as_strided would read, in new memory of the same shape. src has the shape
/// `size`, else it is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.as_strided_scatter(torch.zeros(2, 2), torch.tensor([1., 2.]), (2,), (3,))
/// tensor([[1., 0.],
///         [0., 2.]])
/// ```
#[inline]
pub fn as_strided_scatter<'a>(input: &Tensor, src: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED_SCATTER.tensor(&[value::tensor(input), value::tensor(src), value::ints(&size), value::ints(&stride)])
}

/// self with src written where as_strided would read, in new memory of the same shape. src has the shape
/// `size`, else it is an error. Any dtype.
///
/// What is not set in the options keeps its default: `as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor`.
pub fn as_strided_scatter_with<'a>(input: &Tensor, src: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: AsStridedScatterOptions) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    AS_STRIDED_SCATTER.tensor(&[value::tensor(input), value::tensor(src), value::ints(&size), value::ints(&stride), options.storage_offset.map_or(value::none(), value::int)])
}

/// The parameters of [`diagonal_scatter_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DiagonalScatterOptions {
    offset: Option<i64>,
    dim1: Option<i64>,
    dim2: Option<i64>,
}

impl DiagonalScatterOptions {
    /// All defaults.
    pub fn new() -> DiagonalScatterOptions {
        DiagonalScatterOptions::default()
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

/// self with src written on a diagonal, in new memory of the same shape. src has the shape of that diagonal,
/// else it is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.diagonal_scatter(torch.zeros(2, 2), torch.tensor([1., 2.]))
/// tensor([[1., 0.],
///         [0., 2.]])
/// ```
#[inline]
pub fn diagonal_scatter(input: &Tensor, src: &Tensor) -> Result<Tensor> {
    DIAGONAL_SCATTER.tensor(&[value::tensor(input), value::tensor(src)])
}

/// self with src written on a diagonal, in new memory of the same shape. src has the shape of that diagonal,
/// else it is an error. Any dtype.
///
/// What is not set in the options keeps its default: `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`.
pub fn diagonal_scatter_with(input: &Tensor, src: &Tensor, options: DiagonalScatterOptions) -> Result<Tensor> {
    DIAGONAL_SCATTER.tensor(&[value::tensor(input), value::tensor(src), options.offset.map_or(value::none(), value::int), options.dim1.map_or(value::none(), value::int), options.dim2.map_or(value::none(), value::int)])
}

/// The parameters of [`gather_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GatherOptions {
    sparse_grad: Option<bool>,
}

impl GatherOptions {
    /// All defaults.
    pub fn new() -> GatherOptions {
        GatherOptions::default()
    }

    /// `bool`, default `False`.
    pub fn sparse_grad(mut self, sparse_grad: impl Into<Option<bool>>) -> Self {
        self.sparse_grad = sparse_grad.into();
        self
    }
}

/// self[..., index[..., i, ...], ...] along a dimension; index has as many dimensions as self and the result
/// its shape. index is int64, no longer than self in the other dimensions. Any dtype; an index outside is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.gather(torch.tensor([[1, 2], [3, 4]]), 1, torch.tensor([[0, 0], [1, 0]]))
/// tensor([[1, 1],
///         [4, 3]])
/// ```
#[inline]
pub fn gather(input: &Tensor, dim: i64, index: &Tensor) -> Result<Tensor> {
    GATHER.tensor(&[value::tensor(input), value::int(dim), value::tensor(index)])
}

/// self[..., index[..., i, ...], ...] along a dimension; index has as many dimensions as self and the result
/// its shape. index is int64, no longer than self in the other dimensions. Any dtype; an index outside is an
/// error.
///
/// What is not set in the options keeps its default: `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`.
pub fn gather_with(input: &Tensor, dim: i64, index: &Tensor, options: GatherOptions) -> Result<Tensor> {
    GATHER.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), options.sparse_grad.map_or(value::none(), value::boolean)])
}

/// `gather`, see [`gather`]. The result is written into the given tensor.
pub fn gather_out(input: &Tensor, dim: i64, index: &Tensor, out: &Tensor) -> Result<()> {
    GATHER_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::none(), value::tensor(out)]).map(drop)
}

/// `gather`, see [`gather`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`.
pub fn gather_out_with(input: &Tensor, dim: i64, index: &Tensor, options: GatherOptions, out: &Tensor) -> Result<()> {
    GATHER_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), options.sparse_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// Elements at index tensors that broadcast; a missing one keeps its dimension whole. Bool (or uint8) indices
/// stand for the positions that are true. Several adjacent indices put their shape where the first one stands,
/// separated ones at the front.
#[inline]
pub fn index(input: &Tensor, indices: &[Option<&Tensor>]) -> Result<Tensor> {
    let indices = value::opt_handles(indices);
    INDEX.tensor(&[value::tensor(input), value::tensors(&indices)])
}

/// The parameters of [`index_add_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct IndexAddOptions {
    alpha: Option<Scalar>,
}

impl IndexAddOptions {
    /// All defaults.
    pub fn new() -> IndexAddOptions {
        IndexAddOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// self, of its shape and any dtype, with alpha times the slices of source added at the indices of a dimension,
/// 1-d and integer. source has self's dtype and shape, except that dimension's size is the number of indices;
/// an index outside is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.index_add(torch.zeros(3), 0, torch.tensor([0, 2, 0]), torch.tensor([1., 2., 3.]))
/// tensor([4., 0., 2.])
/// ```
#[inline]
pub fn index_add(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> {
    INDEX_ADD.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source)])
}

/// self, of its shape and any dtype, with alpha times the slices of source added at the indices of a dimension,
/// 1-d and integer. source has self's dtype and shape, except that dimension's size is the number of indices;
/// an index outside is an error.
///
/// What is not set in the options keeps its default: `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`.
pub fn index_add_with(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, options: IndexAddOptions) -> Result<Tensor> {
    INDEX_ADD.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// `index_add`, see [`index_add`]. In place: the result is written into the tensor itself.
pub fn index_add_(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<()> {
    INDEX_ADD_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source)]).map(drop)
}

/// `index_add`, see [`index_add`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`.
pub fn index_add_with_(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, options: IndexAddOptions) -> Result<()> {
    INDEX_ADD_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), options.alpha.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `index_add`, see [`index_add`]. The result is written into the given tensor.
pub fn index_add_out(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, out: &Tensor) -> Result<()> {
    INDEX_ADD_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), value::none(), value::tensor(out)]).map(drop)
}

/// `index_add`, see [`index_add`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`.
pub fn index_add_out_with(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, options: IndexAddOptions, out: &Tensor) -> Result<()> {
    INDEX_ADD_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), options.alpha.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// self with the slices of source written at the indices of a dimension, 1-d int64. source has self's dtype,
/// any, and shape, except that dimension's size is the number of indices; another one, and an index outside,
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.index_copy(torch.zeros(3), 0, torch.tensor([2, 0]), torch.tensor([1., 2.]))
/// tensor([2., 0., 1.])
/// ```
#[inline]
pub fn index_copy(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> {
    INDEX_COPY.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source)])
}

/// `index_copy`, see [`index_copy`]. In place: the result is written into the tensor itself.
pub fn index_copy_(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor) -> Result<()> {
    INDEX_COPY_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source)]).map(drop)
}

/// `index_copy`, see [`index_copy`]. The result is written into the given tensor.
pub fn index_copy_out(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, out: &Tensor) -> Result<()> {
    INDEX_COPY_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), value::tensor(out)]).map(drop)
}

/// self with a value (a number or a 0-dim tensor) written at the indices of a dimension, 1-d int64. In the
/// shape and dtype of self, any. An index outside is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.index_fill(torch.zeros(2, 3), 1, torch.tensor([0, 2]), 9.)
/// tensor([[9., 0., 9.],
///         [9., 0., 9.]])
/// ```
#[inline]
pub fn index_fill<'a>(input: &Tensor, dim: i64, index: &Tensor, value: impl Into<Operand<'a>>) -> Result<Tensor> {
    let value = value.into();
    INDEX_FILL.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::operand(&value)])
}

/// `index_fill`, see [`index_fill`]. In place: the result is written into the tensor itself.
pub fn index_fill_<'a>(input: &Tensor, dim: i64, index: &Tensor, value: impl Into<Operand<'a>>) -> Result<()> {
    let value = value.into();
    INDEX_FILL_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::operand(&value)]).map(drop)
}

/// The parameters of [`index_put_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct IndexPutOptions {
    accumulate: Option<bool>,
}

impl IndexPutOptions {
    /// All defaults.
    pub fn new() -> IndexPutOptions {
        IndexPutOptions::default()
    }

    /// `bool`, default `False`.
    pub fn accumulate(mut self, accumulate: impl Into<Option<bool>>) -> Self {
        self.accumulate = accumulate.into();
        self
    }
}

/// self with `values` written, or added with accumulate, at the places that `index` would read. In the shape of
/// self; values broadcast to the places, and have self's dtype, any. An index outside is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.zeros(4).index_put((torch.tensor([1, 3]),), torch.tensor([5., 6.]))
/// tensor([0., 5., 0., 6.])
/// ```
#[inline]
pub fn index_put(input: &Tensor, indices: &[Option<&Tensor>], values: &Tensor) -> Result<Tensor> {
    let indices = value::opt_handles(indices);
    INDEX_PUT.tensor(&[value::tensor(input), value::tensors(&indices), value::tensor(values)])
}

/// self with `values` written, or added with accumulate, at the places that `index` would read. In the shape of
/// self; values broadcast to the places, and have self's dtype, any. An index outside is an error.
///
/// What is not set in the options keeps its default: `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`.
pub fn index_put_with(input: &Tensor, indices: &[Option<&Tensor>], values: &Tensor, options: IndexPutOptions) -> Result<Tensor> {
    let indices = value::opt_handles(indices);
    INDEX_PUT.tensor(&[value::tensor(input), value::tensors(&indices), value::tensor(values), options.accumulate.map_or(value::none(), value::boolean)])
}

/// `index_put`, see [`index_put`]. In place: the result is written into the tensor itself.
pub fn index_put_(input: &Tensor, indices: &[Option<&Tensor>], values: &Tensor) -> Result<()> {
    let indices = value::opt_handles(indices);
    INDEX_PUT_INPLACE.tensor(&[value::tensor(input), value::tensors(&indices), value::tensor(values)]).map(drop)
}

/// `index_put`, see [`index_put`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`.
pub fn index_put_with_(input: &Tensor, indices: &[Option<&Tensor>], values: &Tensor, options: IndexPutOptions) -> Result<()> {
    let indices = value::opt_handles(indices);
    INDEX_PUT_INPLACE.tensor(&[value::tensor(input), value::tensors(&indices), value::tensor(values), options.accumulate.map_or(value::none(), value::boolean)]).map(drop)
}

/// The slices of a dimension at the indices of a 1-d integer tensor: that dimension gets its size. Any dtype,
/// indices int64 or int32. An index out of range is an error; the result never shares memory.
///
/// In Python:
///
/// ```text
/// >>> torch.index_select(torch.tensor([[1, 2, 3], [4, 5, 6]]), 1, torch.tensor([0, 2]))
/// tensor([[1, 3],
///         [4, 6]])
/// ```
#[inline]
pub fn index_select(input: &Tensor, dim: i64, index: &Tensor) -> Result<Tensor> {
    INDEX_SELECT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index)])
}

/// `index_select`, see [`index_select`]. The result is written into the given tensor.
pub fn index_select_out(input: &Tensor, dim: i64, index: &Tensor, out: &Tensor) -> Result<()> {
    INDEX_SELECT_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(out)]).map(drop)
}

/// self with a value (a number or a 0-dim tensor) where the bool mask is true; both broadcast. Any dtype, which
/// stays. A mask that is not bool is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.masked_fill(torch.tensor([1., 2., 3.]), torch.tensor([True, False, True]), 0.)
/// tensor([0., 2., 0.])
/// ```
#[inline]
pub fn masked_fill<'a>(input: &Tensor, mask: &Tensor, value: impl Into<Operand<'a>>) -> Result<Tensor> {
    let value = value.into();
    MASKED_FILL.tensor(&[value::tensor(input), value::tensor(mask), value::operand(&value)])
}

/// `masked_fill`, see [`masked_fill`]. In place: the result is written into the tensor itself.
pub fn masked_fill_<'a>(input: &Tensor, mask: &Tensor, value: impl Into<Operand<'a>>) -> Result<()> {
    let value = value.into();
    MASKED_FILL_INPLACE.tensor(&[value::tensor(input), value::tensor(mask), value::operand(&value)]).map(drop)
}

/// self with the elements of source written, in order, where the bool mask is true; mask broadcasts to self,
/// whose shape and dtype, any, stay. source has self's dtype and at least as many elements as are true, else it
/// is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.masked_scatter(torch.zeros(3), torch.tensor([True, False, True]), torch.tensor([5., 6.]))
/// tensor([5., 0., 6.])
/// ```
#[inline]
pub fn masked_scatter(input: &Tensor, mask: &Tensor, source: &Tensor) -> Result<Tensor> {
    MASKED_SCATTER.tensor(&[value::tensor(input), value::tensor(mask), value::tensor(source)])
}

/// `masked_scatter`, see [`masked_scatter`]. In place: the result is written into the tensor itself.
pub fn masked_scatter_(input: &Tensor, mask: &Tensor, source: &Tensor) -> Result<()> {
    MASKED_SCATTER_INPLACE.tensor(&[value::tensor(input), value::tensor(mask), value::tensor(source)]).map(drop)
}

/// The elements where the bool mask is true, in row-major order, 1-d; both broadcast. Any dtype, which stays. A
/// mask of another dtype is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.masked_select(torch.tensor([1, 2, 3]), torch.tensor([True, False, True]))
/// tensor([1, 3])
/// ```
#[inline]
pub fn masked_select(input: &Tensor, mask: &Tensor) -> Result<Tensor> {
    MASKED_SELECT.tensor(&[value::tensor(input), value::tensor(mask)])
}

/// `masked_select`, see [`masked_select`]. The result is written into the given tensor.
pub fn masked_select_out(input: &Tensor, mask: &Tensor, out: &Tensor) -> Result<()> {
    MASKED_SELECT_OUT.tensor(&[value::tensor(input), value::tensor(mask), value::tensor(out)]).map(drop)
}

/// The indices of the elements that are not zero, in row-major order: int64 of shape (count, dimensions). Any
/// dtype is read.
///
/// In Python:
///
/// ```text
/// >>> torch.nonzero(torch.tensor([[0, 1], [2, 0]]))
/// tensor([[0, 1],
///         [1, 0]])
/// ```
#[inline]
pub fn nonzero(input: &Tensor) -> Result<Tensor> {
    NONZERO.tensor(&[value::tensor(input)])
}

/// `nonzero`, see [`nonzero`]. The result is written into the given tensor.
pub fn nonzero_out(input: &Tensor, out: &Tensor) -> Result<()> {
    NONZERO_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`one_hot_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct OneHotOptions {
    num_classes: Option<i64>,
}

impl OneHotOptions {
    /// All defaults.
    pub fn new() -> OneHotOptions {
        OneHotOptions::default()
    }

    /// `int`, default `-1`.
    pub fn num_classes(mut self, num_classes: impl Into<Option<i64>>) -> Self {
        self.num_classes = num_classes.into();
        self
    }
}

/// For each class index a row with 1 at that place and 0 elsewhere: (\*) gives (\*, num_classes). int64, and so
/// are the indices; -1 means one more than the largest index. Another dtype, a negative class, and one beyond
/// num_classes are errors.
///
/// In Python:
///
/// ```text
/// >>> F.one_hot(torch.tensor([0, 2, 1]), num_classes=3)
/// tensor([[1, 0, 0],
///         [0, 0, 1],
///         [0, 1, 0]])
/// ```
#[inline]
pub fn one_hot(tensor: &Tensor) -> Result<Tensor> {
    ONE_HOT.tensor(&[value::tensor(tensor)])
}

/// For each class index a row with 1 at that place and 0 elsewhere: (\*) gives (\*, num_classes). int64, and so
/// are the indices; -1 means one more than the largest index. Another dtype, a negative class, and one beyond
/// num_classes are errors.
///
/// What is not set in the options keeps its default: `one_hot(Tensor tensor, int num_classes=-1) -> Tensor`.
pub fn one_hot_with(tensor: &Tensor, options: OneHotOptions) -> Result<Tensor> {
    ONE_HOT.tensor(&[value::tensor(tensor), options.num_classes.map_or(value::none(), value::int)])
}

/// self with the elements of src written at the indices along a dimension: out[index[i, j], j] = src[i, j] for
/// dim 0. In the shape of self. index is int64, not larger than src, nor than self outside dim; src has self's
/// dtype, any. With repeated indices one of them wins. An index outside, or a larger one, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.scatter(torch.zeros(2, 3), 1, torch.tensor([[0], [2]]), torch.tensor([[5.], [6.]]))
/// tensor([[5., 0., 0.],
///         [0., 0., 6.]])
/// ```
#[inline]
pub fn scatter(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    SCATTER.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src)])
}

/// `scatter`, see [`scatter`]. In place: the result is written into the tensor itself.
pub fn scatter_(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<()> {
    SCATTER_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src)]).map(drop)
}

/// `scatter`, see [`scatter`]. The result is written into the given tensor.
pub fn scatter_out(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, out: &Tensor) -> Result<()> {
    SCATTER_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::tensor(out)]).map(drop)
}

/// self with the elements of src combined in at the indices along a dimension: reduce is add or multiply. index
/// is int64, no longer than src; src has self's dtype, any. In the shape of self. An index outside and another
/// word are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.scatter(torch.ones(3), 0, torch.tensor([0, 0]), torch.tensor([2., 3.]), reduce='multiply')
/// tensor([6., 1., 1.])
/// ```
#[inline]
pub fn scatter_reduce(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<Tensor> {
    SCATTER_REDUCE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::string(reduce)])
}

/// `scatter.reduce`, see [`scatter_reduce`]. In place: the result is written into the tensor itself.
pub fn scatter_reduce_(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<()> {
    SCATTER_REDUCE_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::string(reduce)]).map(drop)
}

/// `scatter.reduce`, see [`scatter_reduce`]. The result is written into the given tensor.
pub fn scatter_reduce_out(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, out: &Tensor) -> Result<()> {
    SCATTER_REDUCE_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::string(reduce), value::tensor(out)]).map(drop)
}

/// self with a number written at the indices along a dimension: out[index[i, j], j] = value for dim 0. In the
/// shape and dtype of self, any. index is int64, not larger than self outside dim. An index outside is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.scatter(torch.zeros(2, 3), 1, torch.tensor([[0], [2]]), 1.5)
/// tensor([[1.5000, 0.0000, 0.0000],
///         [0.0000, 0.0000, 1.5000]])
/// ```
#[inline]
pub fn scatter_value(input: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
    let value = value.into();
    SCATTER_VALUE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::scalar(&value)])
}

/// `scatter.value`, see [`scatter_value`]. In place: the result is written into the tensor itself.
pub fn scatter_value_(input: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<()> {
    let value = value.into();
    SCATTER_VALUE_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::scalar(&value)]).map(drop)
}

/// `scatter.value`, see [`scatter_value`]. The result is written into the given tensor.
pub fn scatter_value_out(input: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let value = value.into();
    SCATTER_VALUE_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::scalar(&value), value::tensor(out)]).map(drop)
}

/// self with a number combined in at the indices along a dimension: reduce is add or multiply. index is int64.
/// In the shape and dtype of self, any. An index outside and another word are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.scatter(torch.ones(3), 0, torch.tensor([0, 0]), 4., reduce='add')
/// tensor([9., 1., 1.])
/// ```
#[inline]
pub fn scatter_value_reduce(input: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>, reduce: &str) -> Result<Tensor> {
    let value = value.into();
    SCATTER_VALUE_REDUCE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::scalar(&value), value::string(reduce)])
}

/// `scatter.value_reduce`, see [`scatter_value_reduce`]. In place: the result is written into the tensor
/// itself.
pub fn scatter_value_reduce_(input: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>, reduce: &str) -> Result<()> {
    let value = value.into();
    SCATTER_VALUE_REDUCE_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::scalar(&value), value::string(reduce)]).map(drop)
}

/// `scatter.value_reduce`, see [`scatter_value_reduce`]. The result is written into the given tensor.
pub fn scatter_value_reduce_out(input: &Tensor, dim: i64, index: &Tensor, value: impl Into<Scalar>, reduce: &str, out: &Tensor) -> Result<()> {
    let value = value.into();
    SCATTER_VALUE_REDUCE_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::scalar(&value), value::string(reduce), value::tensor(out)]).map(drop)
}

/// self with the elements of src added at the indices along a dimension, repeated ones all. In the shape of
/// self. index is int64, not larger than src, nor than self outside dim; src has self's dtype, any. An index
/// outside, or a larger one, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.scatter_add(torch.zeros(3), 0, torch.tensor([0, 0, 2]), torch.tensor([1., 2., 3.]))
/// tensor([3., 0., 3.])
/// ```
#[inline]
pub fn scatter_add(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    SCATTER_ADD.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src)])
}

/// `scatter_add`, see [`scatter_add`]. In place: the result is written into the tensor itself.
pub fn scatter_add_(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<()> {
    SCATTER_ADD_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src)]).map(drop)
}

/// `scatter_add`, see [`scatter_add`]. The result is written into the given tensor.
pub fn scatter_add_out(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, out: &Tensor) -> Result<()> {
    SCATTER_ADD_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::tensor(out)]).map(drop)
}

/// self multiplied by the elements of src at the indices along a dimension.
#[inline]
pub fn scatter_mul(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
    SCATTER_MUL.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src)])
}

/// self with src written at one index of a dimension, in new memory of the same shape. src has the shape of
/// self without that dimension, else it is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.select_scatter(torch.zeros(2, 2), torch.ones(2), 0, 1)
/// tensor([[0., 0.],
///         [1., 1.]])
/// ```
#[inline]
pub fn select_scatter(input: &Tensor, src: &Tensor, dim: i64, index: i64) -> Result<Tensor> {
    SELECT_SCATTER.tensor(&[value::tensor(input), value::tensor(src), value::int(dim), value::int(index)])
}

/// The parameters of [`slice_scatter_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SliceScatterOptions {
    dim: Option<i64>,
    start: Option<i64>,
    end: Option<i64>,
    step: Option<i64>,
}

impl SliceScatterOptions {
    /// All defaults.
    pub fn new() -> SliceScatterOptions {
        SliceScatterOptions::default()
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

/// self with src written into a slice of a dimension, in new memory of the same shape. src has the shape of
/// that slice, else it is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.slice_scatter(torch.zeros(5), torch.ones(2), start=1, end=3)
/// tensor([0., 1., 1., 0., 0.])
/// ```
#[inline]
pub fn slice_scatter(input: &Tensor, src: &Tensor) -> Result<Tensor> {
    SLICE_SCATTER.tensor(&[value::tensor(input), value::tensor(src)])
}

/// self with src written into a slice of a dimension, in new memory of the same shape. src has the shape of
/// that slice, else it is an error. Any dtype.
///
/// What is not set in the options keeps its default: `slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor`.
pub fn slice_scatter_with(input: &Tensor, src: &Tensor, options: SliceScatterOptions) -> Result<Tensor> {
    SLICE_SCATTER.tensor(&[value::tensor(input), value::tensor(src), options.dim.map_or(value::none(), value::int), options.start.map_or(value::none(), value::int), options.end.map_or(value::none(), value::int), options.step.map_or(value::none(), value::int)])
}

/// `slice_scatter`, see [`slice_scatter`]. The result is written into the given tensor.
pub fn slice_scatter_out(input: &Tensor, src: &Tensor, out: &Tensor) -> Result<()> {
    SLICE_SCATTER_OUT.tensor(&[value::tensor(input), value::tensor(src), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `slice_scatter`, see [`slice_scatter`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor`.
pub fn slice_scatter_out_with(input: &Tensor, src: &Tensor, options: SliceScatterOptions, out: &Tensor) -> Result<()> {
    SLICE_SCATTER_OUT.tensor(&[value::tensor(input), value::tensor(src), options.dim.map_or(value::none(), value::int), options.start.map_or(value::none(), value::int), options.end.map_or(value::none(), value::int), options.step.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The elements of the flattened tensor at int64 indices (negative ones from the end), in their shape and
/// self's dtype, any. An index out of range is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.take(torch.tensor([[4, 3, 5], [6, 7, 8]]), torch.tensor([0, 2, 5]))
/// tensor([4, 5, 8])
/// ```
#[inline]
pub fn take(input: &Tensor, index: &Tensor) -> Result<Tensor> {
    TAKE.tensor(&[value::tensor(input), value::tensor(index)])
}

/// `take`, see [`take`]. The result is written into the given tensor.
pub fn take_out(input: &Tensor, index: &Tensor, out: &Tensor) -> Result<()> {
    TAKE_OUT.tensor(&[value::tensor(input), value::tensor(index), value::tensor(out)]).map(drop)
}

/// The parameters of [`take_along_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TakeAlongDimOptions {
    dim: Option<i64>,
}

impl TakeAlongDimOptions {
    /// All defaults.
    pub fn new() -> TakeAlongDimOptions {
        TakeAlongDimOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// gather with broadcasting of the other dimensions; without dim in the flattened tensor. In the broadcast
/// shape, any dtype. indices is int64 and has as many dimensions as self; one outside is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.take_along_dim(torch.tensor([[10, 30, 20]]), torch.tensor([[0, 2, 1]]), dim=1)
/// tensor([[10, 20, 30]])
/// ```
#[inline]
pub fn take_along_dim(input: &Tensor, indices: &Tensor) -> Result<Tensor> {
    TAKE_ALONG_DIM.tensor(&[value::tensor(input), value::tensor(indices)])
}

/// gather with broadcasting of the other dimensions; without dim in the flattened tensor. In the broadcast
/// shape, any dtype. indices is int64 and has as many dimensions as self; one outside is an error.
///
/// What is not set in the options keeps its default: `take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`.
pub fn take_along_dim_with(input: &Tensor, indices: &Tensor, options: TakeAlongDimOptions) -> Result<Tensor> {
    TAKE_ALONG_DIM.tensor(&[value::tensor(input), value::tensor(indices), options.dim.map_or(value::none(), value::int)])
}

/// `take_along_dim`, see [`take_along_dim`]. The result is written into the given tensor.
pub fn take_along_dim_out(input: &Tensor, indices: &Tensor, out: &Tensor) -> Result<()> {
    TAKE_ALONG_DIM_OUT.tensor(&[value::tensor(input), value::tensor(indices), value::none(), value::tensor(out)]).map(drop)
}

/// `take_along_dim`, see [`take_along_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`.
pub fn take_along_dim_out_with(input: &Tensor, indices: &Tensor, options: TakeAlongDimOptions, out: &Tensor) -> Result<()> {
    TAKE_ALONG_DIM_OUT.tensor(&[value::tensor(input), value::tensor(indices), options.dim.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// Windows added back to their places: the transpose of Tensor.unfold.
#[inline]
pub fn unfold_backward<'a>(grad: &Tensor, input_sizes: impl Into<Ints<'a>>, dim: i64, size: i64, step: i64) -> Result<Tensor> {
    let input_sizes = input_sizes.into();
    UNFOLD_BACKWARD.tensor(&[value::tensor(grad), value::ints(&input_sizes), value::int(dim), value::int(size), value::int(step)])
}

impl Tensor {
    /// The indices of the elements that are not zero, in row-major order: int64 of shape (count, dimensions). Any
    /// dtype is read.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.argwhere(torch.tensor([0, 5, 0, 7]))
    /// tensor([[1],
    ///         [3]])
    /// ```
    #[inline]
    pub fn argwhere(&self) -> Result<Tensor> {
        argwhere(self)
    }

    /// self with src written where as_strided would read, in new memory of the same shape. src has the shape
    /// `size`, else it is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.as_strided_scatter(torch.zeros(2, 2), torch.tensor([1., 2.]), (2,), (3,))
    /// tensor([[1., 0.],
    ///         [0., 2.]])
    /// ```
    #[inline]
    pub fn as_strided_scatter<'a>(&self, src: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
        as_strided_scatter(self, src, size, stride)
    }

    /// self with src written where as_strided would read, in new memory of the same shape. src has the shape
    /// `size`, else it is an error. Any dtype.
    ///
    /// What is not set in the options keeps its default: `as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor`.
    #[inline]
    pub fn as_strided_scatter_with<'a>(&self, src: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: AsStridedScatterOptions) -> Result<Tensor> {
        as_strided_scatter_with(self, src, size, stride, options)
    }

    /// self with src written on a diagonal, in new memory of the same shape. src has the shape of that diagonal,
    /// else it is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.diagonal_scatter(torch.zeros(2, 2), torch.tensor([1., 2.]))
    /// tensor([[1., 0.],
    ///         [0., 2.]])
    /// ```
    #[inline]
    pub fn diagonal_scatter(&self, src: &Tensor) -> Result<Tensor> {
        diagonal_scatter(self, src)
    }

    /// self with src written on a diagonal, in new memory of the same shape. src has the shape of that diagonal,
    /// else it is an error. Any dtype.
    ///
    /// What is not set in the options keeps its default: `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`.
    #[inline]
    pub fn diagonal_scatter_with(&self, src: &Tensor, options: DiagonalScatterOptions) -> Result<Tensor> {
        diagonal_scatter_with(self, src, options)
    }

    /// self[..., index[..., i, ...], ...] along a dimension; index has as many dimensions as self and the result
    /// its shape. index is int64, no longer than self in the other dimensions. Any dtype; an index outside is an
    /// error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.gather(torch.tensor([[1, 2], [3, 4]]), 1, torch.tensor([[0, 0], [1, 0]]))
    /// tensor([[1, 1],
    ///         [4, 3]])
    /// ```
    #[inline]
    pub fn gather(&self, dim: i64, index: &Tensor) -> Result<Tensor> {
        gather(self, dim, index)
    }

    /// self[..., index[..., i, ...], ...] along a dimension; index has as many dimensions as self and the result
    /// its shape. index is int64, no longer than self in the other dimensions. Any dtype; an index outside is an
    /// error.
    ///
    /// What is not set in the options keeps its default: `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`.
    #[inline]
    pub fn gather_with(&self, dim: i64, index: &Tensor, options: GatherOptions) -> Result<Tensor> {
        gather_with(self, dim, index, options)
    }

    /// `gather`, see [`gather`]. The result is written into the given tensor.
    #[inline]
    pub fn gather_out(&self, dim: i64, index: &Tensor, out: &Tensor) -> Result<()> {
        gather_out(self, dim, index, out)
    }

    /// `gather`, see [`gather`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`.
    #[inline]
    pub fn gather_out_with(&self, dim: i64, index: &Tensor, options: GatherOptions, out: &Tensor) -> Result<()> {
        gather_out_with(self, dim, index, options, out)
    }

    /// self, of its shape and any dtype, with alpha times the slices of source added at the indices of a dimension,
    /// 1-d and integer. source has self's dtype and shape, except that dimension's size is the number of indices;
    /// an index outside is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.index_add(torch.zeros(3), 0, torch.tensor([0, 2, 0]), torch.tensor([1., 2., 3.]))
    /// tensor([4., 0., 2.])
    /// ```
    #[inline]
    pub fn index_add(&self, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> {
        index_add(self, dim, index, source)
    }

    /// self, of its shape and any dtype, with alpha times the slices of source added at the indices of a dimension,
    /// 1-d and integer. source has self's dtype and shape, except that dimension's size is the number of indices;
    /// an index outside is an error.
    ///
    /// What is not set in the options keeps its default: `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn index_add_with(&self, dim: i64, index: &Tensor, source: &Tensor, options: IndexAddOptions) -> Result<Tensor> {
        index_add_with(self, dim, index, source, options)
    }

    /// `index_add`, see [`index_add`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn index_add_(&self, dim: i64, index: &Tensor, source: &Tensor) -> Result<()> {
        index_add_(self, dim, index, source)
    }

    /// `index_add`, see [`index_add`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn index_add_with_(&self, dim: i64, index: &Tensor, source: &Tensor, options: IndexAddOptions) -> Result<()> {
        index_add_with_(self, dim, index, source, options)
    }

    /// `index_add`, see [`index_add`]. The result is written into the given tensor.
    #[inline]
    pub fn index_add_out(&self, dim: i64, index: &Tensor, source: &Tensor, out: &Tensor) -> Result<()> {
        index_add_out(self, dim, index, source, out)
    }

    /// `index_add`, see [`index_add`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn index_add_out_with(&self, dim: i64, index: &Tensor, source: &Tensor, options: IndexAddOptions, out: &Tensor) -> Result<()> {
        index_add_out_with(self, dim, index, source, options, out)
    }

    /// self with the slices of source written at the indices of a dimension, 1-d int64. source has self's dtype,
    /// any, and shape, except that dimension's size is the number of indices; another one, and an index outside,
    /// are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.index_copy(torch.zeros(3), 0, torch.tensor([2, 0]), torch.tensor([1., 2.]))
    /// tensor([2., 0., 1.])
    /// ```
    #[inline]
    pub fn index_copy(&self, dim: i64, index: &Tensor, source: &Tensor) -> Result<Tensor> {
        index_copy(self, dim, index, source)
    }

    /// `index_copy`, see [`index_copy`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn index_copy_(&self, dim: i64, index: &Tensor, source: &Tensor) -> Result<()> {
        index_copy_(self, dim, index, source)
    }

    /// `index_copy`, see [`index_copy`]. The result is written into the given tensor.
    #[inline]
    pub fn index_copy_out(&self, dim: i64, index: &Tensor, source: &Tensor, out: &Tensor) -> Result<()> {
        index_copy_out(self, dim, index, source, out)
    }

    /// self with a value (a number or a 0-dim tensor) written at the indices of a dimension, 1-d int64. In the
    /// shape and dtype of self, any. An index outside is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.index_fill(torch.zeros(2, 3), 1, torch.tensor([0, 2]), 9.)
    /// tensor([[9., 0., 9.],
    ///         [9., 0., 9.]])
    /// ```
    #[inline]
    pub fn index_fill<'a>(&self, dim: i64, index: &Tensor, value: impl Into<Operand<'a>>) -> Result<Tensor> {
        index_fill(self, dim, index, value)
    }

    /// `index_fill`, see [`index_fill`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn index_fill_<'a>(&self, dim: i64, index: &Tensor, value: impl Into<Operand<'a>>) -> Result<()> {
        index_fill_(self, dim, index, value)
    }

    /// self with `values` written, or added with accumulate, at the places that `index` would read. In the shape of
    /// self; values broadcast to the places, and have self's dtype, any. An index outside is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.zeros(4).index_put((torch.tensor([1, 3]),), torch.tensor([5., 6.]))
    /// tensor([0., 5., 0., 6.])
    /// ```
    #[inline]
    pub fn index_put(&self, indices: &[Option<&Tensor>], values: &Tensor) -> Result<Tensor> {
        index_put(self, indices, values)
    }

    /// self with `values` written, or added with accumulate, at the places that `index` would read. In the shape of
    /// self; values broadcast to the places, and have self's dtype, any. An index outside is an error.
    ///
    /// What is not set in the options keeps its default: `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`.
    #[inline]
    pub fn index_put_with(&self, indices: &[Option<&Tensor>], values: &Tensor, options: IndexPutOptions) -> Result<Tensor> {
        index_put_with(self, indices, values, options)
    }

    /// `index_put`, see [`index_put`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn index_put_(&self, indices: &[Option<&Tensor>], values: &Tensor) -> Result<()> {
        index_put_(self, indices, values)
    }

    /// `index_put`, see [`index_put`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`.
    #[inline]
    pub fn index_put_with_(&self, indices: &[Option<&Tensor>], values: &Tensor, options: IndexPutOptions) -> Result<()> {
        index_put_with_(self, indices, values, options)
    }

    /// The slices of a dimension at the indices of a 1-d integer tensor: that dimension gets its size. Any dtype,
    /// indices int64 or int32. An index out of range is an error; the result never shares memory.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.index_select(torch.tensor([[1, 2, 3], [4, 5, 6]]), 1, torch.tensor([0, 2]))
    /// tensor([[1, 3],
    ///         [4, 6]])
    /// ```
    #[inline]
    pub fn index_select(&self, dim: i64, index: &Tensor) -> Result<Tensor> {
        index_select(self, dim, index)
    }

    /// `index_select`, see [`index_select`]. The result is written into the given tensor.
    #[inline]
    pub fn index_select_out(&self, dim: i64, index: &Tensor, out: &Tensor) -> Result<()> {
        index_select_out(self, dim, index, out)
    }

    /// self with a value (a number or a 0-dim tensor) where the bool mask is true; both broadcast. Any dtype, which
    /// stays. A mask that is not bool is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.masked_fill(torch.tensor([1., 2., 3.]), torch.tensor([True, False, True]), 0.)
    /// tensor([0., 2., 0.])
    /// ```
    #[inline]
    pub fn masked_fill<'a>(&self, mask: &Tensor, value: impl Into<Operand<'a>>) -> Result<Tensor> {
        masked_fill(self, mask, value)
    }

    /// `masked_fill`, see [`masked_fill`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn masked_fill_<'a>(&self, mask: &Tensor, value: impl Into<Operand<'a>>) -> Result<()> {
        masked_fill_(self, mask, value)
    }

    /// self with the elements of source written, in order, where the bool mask is true; mask broadcasts to self,
    /// whose shape and dtype, any, stay. source has self's dtype and at least as many elements as are true, else it
    /// is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.masked_scatter(torch.zeros(3), torch.tensor([True, False, True]), torch.tensor([5., 6.]))
    /// tensor([5., 0., 6.])
    /// ```
    #[inline]
    pub fn masked_scatter(&self, mask: &Tensor, source: &Tensor) -> Result<Tensor> {
        masked_scatter(self, mask, source)
    }

    /// `masked_scatter`, see [`masked_scatter`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn masked_scatter_(&self, mask: &Tensor, source: &Tensor) -> Result<()> {
        masked_scatter_(self, mask, source)
    }

    /// The elements where the bool mask is true, in row-major order, 1-d; both broadcast. Any dtype, which stays. A
    /// mask of another dtype is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.masked_select(torch.tensor([1, 2, 3]), torch.tensor([True, False, True]))
    /// tensor([1, 3])
    /// ```
    #[inline]
    pub fn masked_select(&self, mask: &Tensor) -> Result<Tensor> {
        masked_select(self, mask)
    }

    /// `masked_select`, see [`masked_select`]. The result is written into the given tensor.
    #[inline]
    pub fn masked_select_out(&self, mask: &Tensor, out: &Tensor) -> Result<()> {
        masked_select_out(self, mask, out)
    }

    /// The indices of the elements that are not zero, in row-major order: int64 of shape (count, dimensions). Any
    /// dtype is read.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nonzero(torch.tensor([[0, 1], [2, 0]]))
    /// tensor([[0, 1],
    ///         [1, 0]])
    /// ```
    #[inline]
    pub fn nonzero(&self) -> Result<Tensor> {
        nonzero(self)
    }

    /// `nonzero`, see [`nonzero`]. The result is written into the given tensor.
    #[inline]
    pub fn nonzero_out(&self, out: &Tensor) -> Result<()> {
        nonzero_out(self, out)
    }

    /// self with the elements of src written at the indices along a dimension: out[index[i, j], j] = src[i, j] for
    /// dim 0. In the shape of self. index is int64, not larger than src, nor than self outside dim; src has self's
    /// dtype, any. With repeated indices one of them wins. An index outside, or a larger one, is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.scatter(torch.zeros(2, 3), 1, torch.tensor([[0], [2]]), torch.tensor([[5.], [6.]]))
    /// tensor([[5., 0., 0.],
    ///         [0., 0., 6.]])
    /// ```
    #[inline]
    pub fn scatter(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
        scatter(self, dim, index, src)
    }

    /// `scatter`, see [`scatter`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn scatter_(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<()> {
        scatter_(self, dim, index, src)
    }

    /// `scatter`, see [`scatter`]. The result is written into the given tensor.
    #[inline]
    pub fn scatter_out(&self, dim: i64, index: &Tensor, src: &Tensor, out: &Tensor) -> Result<()> {
        scatter_out(self, dim, index, src, out)
    }

    /// self with the elements of src combined in at the indices along a dimension: reduce is add or multiply. index
    /// is int64, no longer than src; src has self's dtype, any. In the shape of self. An index outside and another
    /// word are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.scatter(torch.ones(3), 0, torch.tensor([0, 0]), torch.tensor([2., 3.]), reduce='multiply')
    /// tensor([6., 1., 1.])
    /// ```
    #[inline]
    pub fn scatter_reduce(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<Tensor> {
        scatter_reduce(self, dim, index, src, reduce)
    }

    /// `scatter.reduce`, see [`scatter_reduce`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn scatter_reduce_(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<()> {
        scatter_reduce_(self, dim, index, src, reduce)
    }

    /// `scatter.reduce`, see [`scatter_reduce`]. The result is written into the given tensor.
    #[inline]
    pub fn scatter_reduce_out(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, out: &Tensor) -> Result<()> {
        scatter_reduce_out(self, dim, index, src, reduce, out)
    }

    /// self with a number written at the indices along a dimension: out[index[i, j], j] = value for dim 0. In the
    /// shape and dtype of self, any. index is int64, not larger than self outside dim. An index outside is an
    /// error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.scatter(torch.zeros(2, 3), 1, torch.tensor([[0], [2]]), 1.5)
    /// tensor([[1.5000, 0.0000, 0.0000],
    ///         [0.0000, 0.0000, 1.5000]])
    /// ```
    #[inline]
    pub fn scatter_value(&self, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<Tensor> {
        scatter_value(self, dim, index, value)
    }

    /// `scatter.value`, see [`scatter_value`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn scatter_value_(&self, dim: i64, index: &Tensor, value: impl Into<Scalar>) -> Result<()> {
        scatter_value_(self, dim, index, value)
    }

    /// `scatter.value`, see [`scatter_value`]. The result is written into the given tensor.
    #[inline]
    pub fn scatter_value_out(&self, dim: i64, index: &Tensor, value: impl Into<Scalar>, out: &Tensor) -> Result<()> {
        scatter_value_out(self, dim, index, value, out)
    }

    /// self with a number combined in at the indices along a dimension: reduce is add or multiply. index is int64.
    /// In the shape and dtype of self, any. An index outside and another word are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.scatter(torch.ones(3), 0, torch.tensor([0, 0]), 4., reduce='add')
    /// tensor([9., 1., 1.])
    /// ```
    #[inline]
    pub fn scatter_value_reduce(&self, dim: i64, index: &Tensor, value: impl Into<Scalar>, reduce: &str) -> Result<Tensor> {
        scatter_value_reduce(self, dim, index, value, reduce)
    }

    /// `scatter.value_reduce`, see [`scatter_value_reduce`]. In place: the result is written into the tensor
    /// itself.
    #[inline]
    pub fn scatter_value_reduce_(&self, dim: i64, index: &Tensor, value: impl Into<Scalar>, reduce: &str) -> Result<()> {
        scatter_value_reduce_(self, dim, index, value, reduce)
    }

    /// `scatter.value_reduce`, see [`scatter_value_reduce`]. The result is written into the given tensor.
    #[inline]
    pub fn scatter_value_reduce_out(&self, dim: i64, index: &Tensor, value: impl Into<Scalar>, reduce: &str, out: &Tensor) -> Result<()> {
        scatter_value_reduce_out(self, dim, index, value, reduce, out)
    }

    /// self with the elements of src added at the indices along a dimension, repeated ones all. In the shape of
    /// self. index is int64, not larger than src, nor than self outside dim; src has self's dtype, any. An index
    /// outside, or a larger one, is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.scatter_add(torch.zeros(3), 0, torch.tensor([0, 0, 2]), torch.tensor([1., 2., 3.]))
    /// tensor([3., 0., 3.])
    /// ```
    #[inline]
    pub fn scatter_add(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<Tensor> {
        scatter_add(self, dim, index, src)
    }

    /// `scatter_add`, see [`scatter_add`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn scatter_add_(&self, dim: i64, index: &Tensor, src: &Tensor) -> Result<()> {
        scatter_add_(self, dim, index, src)
    }

    /// `scatter_add`, see [`scatter_add`]. The result is written into the given tensor.
    #[inline]
    pub fn scatter_add_out(&self, dim: i64, index: &Tensor, src: &Tensor, out: &Tensor) -> Result<()> {
        scatter_add_out(self, dim, index, src, out)
    }

    /// self with src written at one index of a dimension, in new memory of the same shape. src has the shape of
    /// self without that dimension, else it is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.select_scatter(torch.zeros(2, 2), torch.ones(2), 0, 1)
    /// tensor([[0., 0.],
    ///         [1., 1.]])
    /// ```
    #[inline]
    pub fn select_scatter(&self, src: &Tensor, dim: i64, index: i64) -> Result<Tensor> {
        select_scatter(self, src, dim, index)
    }

    /// self with src written into a slice of a dimension, in new memory of the same shape. src has the shape of
    /// that slice, else it is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.slice_scatter(torch.zeros(5), torch.ones(2), start=1, end=3)
    /// tensor([0., 1., 1., 0., 0.])
    /// ```
    #[inline]
    pub fn slice_scatter(&self, src: &Tensor) -> Result<Tensor> {
        slice_scatter(self, src)
    }

    /// self with src written into a slice of a dimension, in new memory of the same shape. src has the shape of
    /// that slice, else it is an error. Any dtype.
    ///
    /// What is not set in the options keeps its default: `slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor`.
    #[inline]
    pub fn slice_scatter_with(&self, src: &Tensor, options: SliceScatterOptions) -> Result<Tensor> {
        slice_scatter_with(self, src, options)
    }

    /// `slice_scatter`, see [`slice_scatter`]. The result is written into the given tensor.
    #[inline]
    pub fn slice_scatter_out(&self, src: &Tensor, out: &Tensor) -> Result<()> {
        slice_scatter_out(self, src, out)
    }

    /// `slice_scatter`, see [`slice_scatter`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor`.
    #[inline]
    pub fn slice_scatter_out_with(&self, src: &Tensor, options: SliceScatterOptions, out: &Tensor) -> Result<()> {
        slice_scatter_out_with(self, src, options, out)
    }

    /// The elements of the flattened tensor at int64 indices (negative ones from the end), in their shape and
    /// self's dtype, any. An index out of range is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.take(torch.tensor([[4, 3, 5], [6, 7, 8]]), torch.tensor([0, 2, 5]))
    /// tensor([4, 5, 8])
    /// ```
    #[inline]
    pub fn take(&self, index: &Tensor) -> Result<Tensor> {
        take(self, index)
    }

    /// `take`, see [`take`]. The result is written into the given tensor.
    #[inline]
    pub fn take_out(&self, index: &Tensor, out: &Tensor) -> Result<()> {
        take_out(self, index, out)
    }

    /// gather with broadcasting of the other dimensions; without dim in the flattened tensor. In the broadcast
    /// shape, any dtype. indices is int64 and has as many dimensions as self; one outside is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.take_along_dim(torch.tensor([[10, 30, 20]]), torch.tensor([[0, 2, 1]]), dim=1)
    /// tensor([[10, 20, 30]])
    /// ```
    #[inline]
    pub fn take_along_dim(&self, indices: &Tensor) -> Result<Tensor> {
        take_along_dim(self, indices)
    }

    /// gather with broadcasting of the other dimensions; without dim in the flattened tensor. In the broadcast
    /// shape, any dtype. indices is int64 and has as many dimensions as self; one outside is an error.
    ///
    /// What is not set in the options keeps its default: `take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`.
    #[inline]
    pub fn take_along_dim_with(&self, indices: &Tensor, options: TakeAlongDimOptions) -> Result<Tensor> {
        take_along_dim_with(self, indices, options)
    }

    /// `take_along_dim`, see [`take_along_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn take_along_dim_out(&self, indices: &Tensor, out: &Tensor) -> Result<()> {
        take_along_dim_out(self, indices, out)
    }

    /// `take_along_dim`, see [`take_along_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`.
    #[inline]
    pub fn take_along_dim_out_with(&self, indices: &Tensor, options: TakeAlongDimOptions, out: &Tensor) -> Result<()> {
        take_along_dim_out_with(self, indices, options, out)
    }
}
