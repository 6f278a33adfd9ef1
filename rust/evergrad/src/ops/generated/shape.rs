// Generated from bindings/schema/ops/shape.toml; do not edit.
use std::borrow::Borrow;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static ATLEAST_1D: Op = Op::new(c"atleast_1d", c"", 1);
static ATLEAST_2D: Op = Op::new(c"atleast_2d", c"", 1);
static ATLEAST_3D: Op = Op::new(c"atleast_3d", c"", 1);
static CARTESIAN_PROD: Op = Op::new(c"cartesian_prod", c"", 1);
static CAT: Op = Op::new(c"cat", c"", 1);
static CAT_OUT: Op = Op::new(c"cat", c"out", 1);
static COLUMN_STACK: Op = Op::new(c"column_stack", c"", 1);
static COLUMN_STACK_OUT: Op = Op::new(c"column_stack", c"out", 1);
static CONSTANT_PAD_ND: Op = Op::new(c"constant_pad_nd", c"", 1);
static DIAG: Op = Op::new(c"diag", c"", 1);
static DIAG_OUT: Op = Op::new(c"diag", c"out", 1);
static DIAG_EMBED: Op = Op::new(c"diag_embed", c"", 1);
static DIAGFLAT: Op = Op::new(c"diagflat", c"", 1);
static DSTACK: Op = Op::new(c"dstack", c"", 1);
static DSTACK_OUT: Op = Op::new(c"dstack", c"out", 1);
static FLATTEN: Op = Op::new(c"flatten", c"", 1);
static FLIP: Op = Op::new(c"flip", c"", 1);
static FLIPLR: Op = Op::new(c"fliplr", c"", 1);
static FLIPUD: Op = Op::new(c"flipud", c"", 1);
static HSTACK: Op = Op::new(c"hstack", c"", 1);
static HSTACK_OUT: Op = Op::new(c"hstack", c"out", 1);
static MESHGRID: Op = Op::new(c"meshgrid", c"", 1);
static NN_PAD: Op = Op::new(c"nn_pad", c"", 1);
static RAVEL: Op = Op::new(c"ravel", c"", 1);
static REPEAT: Op = Op::new(c"repeat", c"", 1);
static REPEAT_INTERLEAVE: Op = Op::new(c"repeat_interleave", c"", 1);
static REPEAT_INTERLEAVE_TENSOR: Op = Op::new(c"repeat_interleave", c"Tensor", 1);
static REPEAT_INTERLEAVE_SELF_TENSOR: Op = Op::new(c"repeat_interleave", c"self_Tensor", 1);
static RESHAPE: Op = Op::new(c"reshape", c"", 1);
static RESHAPE_AS: Op = Op::new(c"reshape_as", c"", 1);
static ROLL: Op = Op::new(c"roll", c"", 1);
static ROT90: Op = Op::new(c"rot90", c"", 1);
static STACK: Op = Op::new(c"stack", c"", 1);
static STACK_OUT: Op = Op::new(c"stack", c"out", 1);
static TILE: Op = Op::new(c"tile", c"", 1);
static TRIL: Op = Op::new(c"tril", c"", 1);
static TRIL_INPLACE: Op = Op::new(c"tril_", c"", 1);
static TRIL_OUT: Op = Op::new(c"tril", c"out", 1);
static TRIU: Op = Op::new(c"triu", c"", 1);
static TRIU_INPLACE: Op = Op::new(c"triu_", c"", 1);
static TRIU_OUT: Op = Op::new(c"triu", c"out", 1);
static VSTACK: Op = Op::new(c"vstack", c"", 1);
static VSTACK_OUT: Op = Op::new(c"vstack", c"out", 1);

/// The tensor with dimensions of size 1 added until it has 1. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.atleast_1d(torch.tensor(5))
/// tensor([5])
/// ```
#[inline]
pub fn atleast_1d(input: &Tensor) -> Result<Tensor> {
    ATLEAST_1D.tensor(&[value::tensor(input)])
}

/// The tensor with dimensions of size 1 added until it has 2. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.atleast_2d(torch.tensor([1, 2]))
/// tensor([[1, 2]])
/// ```
#[inline]
pub fn atleast_2d(input: &Tensor) -> Result<Tensor> {
    ATLEAST_2D.tensor(&[value::tensor(input)])
}

/// The tensor with dimensions of size 1 added until it has 3. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.atleast_3d(torch.tensor([1, 2])).shape
/// torch.Size([1, 2, 1])
/// ```
#[inline]
pub fn atleast_3d(input: &Tensor) -> Result<Tensor> {
    ATLEAST_3D.tensor(&[value::tensor(input)])
}

/// All combinations of the elements of 1-d tensors, one a row, the last varying fastest; one tensor is returned
/// as it is. All of one dtype; other than 1-d tensors are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.cartesian_prod(torch.tensor([1, 2]), torch.tensor([3, 4]))
/// tensor([[1, 3],
///         [1, 4],
///         [2, 3],
///         [2, 4]])
/// ```
#[inline]
pub fn cartesian_prod(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    CARTESIAN_PROD.tensor(&[value::tensors(&tensors)])
}

/// The parameters of [`cat_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CatOptions {
    dim: Option<i64>,
}

impl CatOptions {
    /// All defaults.
    pub fn new() -> CatOptions {
        CatOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Tensors joined along an existing dimension, whose size is the sum. Any dtypes, which are promoted. Other
/// sizes that differ are an error, but 1-d empty tensors are skipped; so are no tensors.
///
/// In Python:
///
/// ```text
/// >>> torch.cat([torch.tensor([[1, 2]]), torch.tensor([[3, 4]])], dim=0)
/// tensor([[1, 2],
///         [3, 4]])
/// ```
#[inline]
pub fn cat(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    CAT.tensor(&[value::tensors(&tensors)])
}

/// Tensors joined along an existing dimension, whose size is the sum. Any dtypes, which are promoted. Other
/// sizes that differ are an error, but 1-d empty tensors are skipped; so are no tensors.
///
/// What is not set in the options keeps its default: `cat(Tensor[] tensors, int dim=0) -> Tensor`.
pub fn cat_with(tensors: &[impl Borrow<Tensor>], options: CatOptions) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    CAT.tensor(&[value::tensors(&tensors), options.dim.map_or(value::none(), value::int)])
}

/// `cat`, see [`cat`]. The result is written into the given tensor.
pub fn cat_out(tensors: &[impl Borrow<Tensor>], out: &Tensor) -> Result<()> {
    let tensors = value::handles(tensors);
    CAT_OUT.tensor(&[value::tensors(&tensors), value::none(), value::tensor(out)]).map(drop)
}

/// `cat`, see [`cat`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `cat(Tensor[] tensors, int dim=0) -> Tensor`.
pub fn cat_out_with(tensors: &[impl Borrow<Tensor>], options: CatOptions, out: &Tensor) -> Result<()> {
    let tensors = value::handles(tensors);
    CAT_OUT.tensor(&[value::tensors(&tensors), options.dim.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// Tensors joined as columns, along the second dimension; 0-d and 1-d tensors become columns first. Their
/// numbers of columns are added up. Any dtypes, which are promoted; other numbers of rows are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.column_stack([torch.tensor([1, 2]), torch.tensor([3, 4])])
/// tensor([[1, 3],
///         [2, 4]])
/// ```
#[inline]
pub fn column_stack(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    COLUMN_STACK.tensor(&[value::tensors(&tensors)])
}

/// `column_stack`, see [`column_stack`]. The result is written into the given tensor.
pub fn column_stack_out(tensors: &[impl Borrow<Tensor>], out: &Tensor) -> Result<()> {
    let tensors = value::handles(tensors);
    COLUMN_STACK_OUT.tensor(&[value::tensors(&tensors), value::tensor(out)]).map(drop)
}

/// The parameters of [`constant_pad_nd_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ConstantPadNdOptions {
    value: Option<Scalar>,
}

impl ConstantPadNdOptions {
    /// All defaults.
    pub fn new() -> ConstantPadNdOptions {
        ConstantPadNdOptions::default()
    }

    /// `Scalar`, default `0`.
    pub fn value(mut self, value: impl Into<Scalar>) -> Self {
        self.value = Some(value.into());
        self
    }
}

/// Padding of the last dimensions with a value: pad holds a pair (before, behind) for each, from the last one
/// back; negative padding crops. A size below 0 is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.constant_pad_nd(torch.tensor([[1, 2]]), (1, 1), 7)
/// tensor([[7, 1, 2, 7]])
/// ```
#[inline]
pub fn constant_pad_nd<'a>(input: &Tensor, pad: impl Into<Ints<'a>>) -> Result<Tensor> {
    let pad = pad.into();
    CONSTANT_PAD_ND.tensor(&[value::tensor(input), value::ints(&pad)])
}

/// Padding of the last dimensions with a value: pad holds a pair (before, behind) for each, from the last one
/// back; negative padding crops. A size below 0 is an error. Any dtype.
///
/// What is not set in the options keeps its default: `constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor`.
pub fn constant_pad_nd_with<'a>(input: &Tensor, pad: impl Into<Ints<'a>>, options: ConstantPadNdOptions) -> Result<Tensor> {
    let pad = pad.into();
    CONSTANT_PAD_ND.tensor(&[value::tensor(input), value::ints(&pad), options.value.as_ref().map_or(value::none(), value::scalar)])
}

/// The parameters of [`diag_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DiagOptions {
    diagonal: Option<i64>,
}

impl DiagOptions {
    /// All defaults.
    pub fn new() -> DiagOptions {
        DiagOptions::default()
    }

    /// `int`, default `0`.
    pub fn diagonal(mut self, diagonal: impl Into<Option<i64>>) -> Self {
        self.diagonal = diagonal.into();
        self
    }
}

/// The diagonal of a matrix, 1-d, or a square matrix with a 1-d tensor on its diagonal and zero elsewhere;
/// positive diagonals lie above the main one. Any dtype; other numbers of dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.diag(torch.tensor([1, 2]))
/// tensor([[1, 0],
///         [0, 2]])
/// >>> torch.diag(torch.tensor([[1, 2], [3, 4]]))
/// tensor([1, 4])
/// ```
#[inline]
pub fn diag(input: &Tensor) -> Result<Tensor> {
    DIAG.tensor(&[value::tensor(input)])
}

/// The diagonal of a matrix, 1-d, or a square matrix with a 1-d tensor on its diagonal and zero elsewhere;
/// positive diagonals lie above the main one. Any dtype; other numbers of dimensions are an error.
///
/// What is not set in the options keeps its default: `diag(Tensor self, int diagonal=0) -> Tensor`.
pub fn diag_with(input: &Tensor, options: DiagOptions) -> Result<Tensor> {
    DIAG.tensor(&[value::tensor(input), options.diagonal.map_or(value::none(), value::int)])
}

/// `diag`, see [`diag`]. The result is written into the given tensor.
pub fn diag_out(input: &Tensor, out: &Tensor) -> Result<()> {
    DIAG_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `diag`, see [`diag`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `diag(Tensor self, int diagonal=0) -> Tensor`.
pub fn diag_out_with(input: &Tensor, options: DiagOptions, out: &Tensor) -> Result<()> {
    DIAG_OUT.tensor(&[value::tensor(input), options.diagonal.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The parameters of [`diag_embed_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DiagEmbedOptions {
    offset: Option<i64>,
    dim1: Option<i64>,
    dim2: Option<i64>,
}

impl DiagEmbedOptions {
    /// All defaults.
    pub fn new() -> DiagEmbedOptions {
        DiagEmbedOptions::default()
    }

    /// `int`, default `0`.
    pub fn offset(mut self, offset: impl Into<Option<i64>>) -> Self {
        self.offset = offset.into();
        self
    }

    /// `int`, default `-2`.
    pub fn dim1(mut self, dim1: impl Into<Option<i64>>) -> Self {
        self.dim1 = dim1.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim2(mut self, dim2: impl Into<Option<i64>>) -> Self {
        self.dim2 = dim2.into();
        self
    }
}

/// Matrices with the last dimension of self on a diagonal and zero elsewhere: one dimension more, at dim1 and
/// dim2. Any dtype; one dimension named twice, and a 0-dim tensor, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.diag_embed(torch.tensor([[1, 2]]))
/// tensor([[[1, 0],
///          [0, 2]]])
/// ```
#[inline]
pub fn diag_embed(input: &Tensor) -> Result<Tensor> {
    DIAG_EMBED.tensor(&[value::tensor(input)])
}

/// Matrices with the last dimension of self on a diagonal and zero elsewhere: one dimension more, at dim1 and
/// dim2. Any dtype; one dimension named twice, and a 0-dim tensor, are errors.
///
/// What is not set in the options keeps its default: `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`.
pub fn diag_embed_with(input: &Tensor, options: DiagEmbedOptions) -> Result<Tensor> {
    DIAG_EMBED.tensor(&[value::tensor(input), options.offset.map_or(value::none(), value::int), options.dim1.map_or(value::none(), value::int), options.dim2.map_or(value::none(), value::int)])
}

/// The parameters of [`diagflat_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DiagflatOptions {
    offset: Option<i64>,
}

impl DiagflatOptions {
    /// All defaults.
    pub fn new() -> DiagflatOptions {
        DiagflatOptions::default()
    }

    /// `int`, default `0`.
    pub fn offset(mut self, offset: impl Into<Option<i64>>) -> Self {
        self.offset = offset.into();
        self
    }
}

/// A square matrix with the flattened tensor on a diagonal, zero elsewhere, of as many rows as elements plus
/// |offset|. Any dtype and shape: nothing is refused.
///
/// In Python:
///
/// ```text
/// >>> torch.diagflat(torch.tensor([1, 2]), 1)
/// tensor([[0, 1, 0],
///         [0, 0, 2],
///         [0, 0, 0]])
/// ```
#[inline]
pub fn diagflat(input: &Tensor) -> Result<Tensor> {
    DIAGFLAT.tensor(&[value::tensor(input)])
}

/// A square matrix with the flattened tensor on a diagonal, zero elsewhere, of as many rows as elements plus
/// |offset|. Any dtype and shape: nothing is refused.
///
/// What is not set in the options keeps its default: `diagflat(Tensor self, int offset=0) -> Tensor`.
pub fn diagflat_with(input: &Tensor, options: DiagflatOptions) -> Result<Tensor> {
    DIAGFLAT.tensor(&[value::tensor(input), options.offset.map_or(value::none(), value::int)])
}

/// Tensors joined along the third dimension, after atleast_3d: its sizes are added up. Any dtypes, which are
/// promoted. Other sizes that differ, and no tensors, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.dstack([torch.tensor([1, 2]), torch.tensor([3, 4])])
/// tensor([[[1, 3],
///          [2, 4]]])
/// ```
#[inline]
pub fn dstack(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    DSTACK.tensor(&[value::tensors(&tensors)])
}

/// `dstack`, see [`dstack`]. The result is written into the given tensor.
pub fn dstack_out(tensors: &[impl Borrow<Tensor>], out: &Tensor) -> Result<()> {
    let tensors = value::handles(tensors);
    DSTACK_OUT.tensor(&[value::tensors(&tensors), value::tensor(out)]).map(drop)
}

/// The parameters of [`flatten_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FlattenOptions {
    start_dim: Option<i64>,
    end_dim: Option<i64>,
}

impl FlattenOptions {
    /// All defaults.
    pub fn new() -> FlattenOptions {
        FlattenOptions::default()
    }

    /// `int`, default `0`.
    pub fn start_dim(mut self, start_dim: impl Into<Option<i64>>) -> Self {
        self.start_dim = start_dim.into();
        self
    }

    /// `int`, default `-1`.
    pub fn end_dim(mut self, end_dim: impl Into<Option<i64>>) -> Self {
        self.end_dim = end_dim.into();
        self
    }
}

/// Dimensions start_dim to end_dim merged into one; a 0-dim tensor becomes 1-d. A view where strides allow it.
/// A start_dim after end_dim is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.flatten(torch.zeros(2, 3, 4), start_dim=1).shape
/// torch.Size([2, 12])
/// ```
#[inline]
pub fn flatten(input: &Tensor) -> Result<Tensor> {
    FLATTEN.tensor(&[value::tensor(input)])
}

/// Dimensions start_dim to end_dim merged into one; a 0-dim tensor becomes 1-d. A view where strides allow it.
/// A start_dim after end_dim is an error. Any dtype.
///
/// What is not set in the options keeps its default: `flatten(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor`.
pub fn flatten_with(input: &Tensor, options: FlattenOptions) -> Result<Tensor> {
    FLATTEN.tensor(&[value::tensor(input), options.start_dim.map_or(value::none(), value::int), options.end_dim.map_or(value::none(), value::int)])
}

/// The order along each given dimension reversed, in new memory of the same shape. A dimension given twice is
/// an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.flip(torch.tensor([[1, 2], [3, 4]]), (0, 1))
/// tensor([[4, 3],
///         [2, 1]])
/// ```
#[inline]
pub fn flip<'a>(input: &Tensor, dims: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dims = dims.into();
    FLIP.tensor(&[value::tensor(input), value::ints(&dims)])
}

/// The second dimension reversed, in new memory of the same shape. Any dtype; a tensor without it is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fliplr(torch.tensor([[1, 2], [3, 4]]))
/// tensor([[2, 1],
///         [4, 3]])
/// ```
#[inline]
pub fn fliplr(input: &Tensor) -> Result<Tensor> {
    FLIPLR.tensor(&[value::tensor(input)])
}

/// The first dimension reversed, in new memory of the same shape. Any dtype; a tensor without it is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.flipud(torch.tensor([[1, 2], [3, 4]]))
/// tensor([[3, 4],
///         [1, 2]])
/// ```
#[inline]
pub fn flipud(input: &Tensor) -> Result<Tensor> {
    FLIPUD.tensor(&[value::tensor(input)])
}

/// Tensors joined along the second dimension (the first of 1-d tensors), after atleast_1d: its sizes are added
/// up. Any dtypes, which are promoted. Other sizes that differ, and no tensors, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.hstack([torch.tensor([1, 2]), torch.tensor([3])])
/// tensor([1, 2, 3])
/// ```
#[inline]
pub fn hstack(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    HSTACK.tensor(&[value::tensors(&tensors)])
}

/// `hstack`, see [`hstack`]. The result is written into the given tensor.
pub fn hstack_out(tensors: &[impl Borrow<Tensor>], out: &Tensor) -> Result<()> {
    let tensors = value::handles(tensors);
    HSTACK_OUT.tensor(&[value::tensors(&tensors), value::tensor(out)]).map(drop)
}

/// The parameters of [`meshgrid_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MeshgridOptions<'a> {
    indexing: Option<&'a str>,
}

impl<'a> MeshgridOptions<'a> {
    /// All defaults.
    pub fn new() -> MeshgridOptions<'a> {
        MeshgridOptions::default()
    }

    /// `str`, default `'ij'`.
    pub fn indexing(mut self, indexing: &'a str) -> Self {
        self.indexing = Some(indexing);
        self
    }
}

/// Coordinate grids of 1-d (or 0-d) tensors of one dtype, one a tensor, all in the shape of their sizes;
/// indexing 'xy' exchanges the first two dimensions. Tensors of several dtypes, and of more than one dimension,
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.meshgrid(torch.tensor([1, 2]), torch.tensor([3, 4]), indexing='ij')
/// (tensor([[1, 1],
///         [2, 2]]), tensor([[3, 4],
///         [3, 4]]))
/// ```
#[inline]
pub fn meshgrid(tensors: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let tensors = value::handles(tensors);
    MESHGRID.list(&[value::tensors(&tensors)])
}

/// Coordinate grids of 1-d (or 0-d) tensors of one dtype, one a tensor, all in the shape of their sizes;
/// indexing 'xy' exchanges the first two dimensions. Tensors of several dtypes, and of more than one dimension,
/// are errors.
///
/// What is not set in the options keeps its default: `meshgrid(Tensor[] tensors, *, str indexing='ij') -> Tensor[]`.
pub fn meshgrid_with(tensors: &[impl Borrow<Tensor>], options: MeshgridOptions<'_>) -> Result<Vec<Tensor>> {
    let tensors = value::handles(tensors);
    MESHGRID.list(&[value::tensors(&tensors), options.indexing.map_or(value::none(), value::string)])
}

/// The parameters of [`nn_pad_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NnPadOptions<'a> {
    mode: Option<&'a str>,
    value: Option<f64>,
}

impl<'a> NnPadOptions<'a> {
    /// All defaults.
    pub fn new() -> NnPadOptions<'a> {
        NnPadOptions::default()
    }

    /// `str`, default `'constant'`.
    pub fn mode(mut self, mode: &'a str) -> Self {
        self.mode = Some(mode);
        self
    }

    /// `float?`, default `None`.
    pub fn value(mut self, value: impl Into<Option<f64>>) -> Self {
        self.value = value.into();
        self
    }
}

/// Padding of the last dimensions: `pad` holds a pair (before, behind) for each, from the last one back;
/// negative crops. Modes: constant, reflect, replicate, circular. Any dtype for constant. A padding as long as
/// the dimension (reflect) or longer (circular) is an error.
///
/// In Python:
///
/// ```text
/// >>> F.pad(torch.tensor([[1., 2.]]), (1, 2), value=9.)
/// tensor([[9., 1., 2., 9., 9.]])
/// ```
#[inline]
pub fn nn_pad<'a>(input: &Tensor, pad: impl Into<Ints<'a>>) -> Result<Tensor> {
    let pad = pad.into();
    NN_PAD.tensor(&[value::tensor(input), value::ints(&pad)])
}

/// Padding of the last dimensions: `pad` holds a pair (before, behind) for each, from the last one back;
/// negative crops. Modes: constant, reflect, replicate, circular. Any dtype for constant. A padding as long as
/// the dimension (reflect) or longer (circular) is an error.
///
/// What is not set in the options keeps its default: `nn_pad(Tensor input, int[] pad, str mode='constant', float? value=None) -> Tensor`.
pub fn nn_pad_with<'a>(input: &Tensor, pad: impl Into<Ints<'a>>, options: NnPadOptions<'_>) -> Result<Tensor> {
    let pad = pad.into();
    NN_PAD.tensor(&[value::tensor(input), value::ints(&pad), options.mode.map_or(value::none(), value::string), options.value.map_or(value::none(), value::double)])
}

/// All elements in row-major order, 1-d: a view where strides allow it, else a copy. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.ravel(torch.tensor([[1, 2], [3, 4]]))
/// tensor([1, 2, 3, 4])
/// ```
#[inline]
pub fn ravel(input: &Tensor) -> Result<Tensor> {
    RAVEL.tensor(&[value::tensor(input)])
}

/// The tensor repeated along each dimension, whose size is multiplied by its repeats, with new leading ones
/// where `repeats` is longer. Any dtype; fewer repeats than dimensions, and negative ones, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1, 2]).repeat(2, 2)
/// tensor([[1, 2, 1, 2],
///         [1, 2, 1, 2]])
/// ```
#[inline]
pub fn repeat<'a>(input: &Tensor, repeats: impl Into<Ints<'a>>) -> Result<Tensor> {
    let repeats = repeats.into();
    REPEAT.tensor(&[value::tensor(input), value::ints(&repeats)])
}

/// The parameters of [`repeat_interleave_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RepeatInterleaveOptions {
    dim: Option<i64>,
    output_size: Option<i64>,
}

impl RepeatInterleaveOptions {
    /// All defaults.
    pub fn new() -> RepeatInterleaveOptions {
        RepeatInterleaveOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `int?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Option<i64>>) -> Self {
        self.output_size = output_size.into();
        self
    }
}

/// Each element repeated along a dimension, whose size grows by that factor, or in the flattened tensor, 1-d.
/// Negative repeats are an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.repeat_interleave(torch.tensor([1, 2]), 2)
/// tensor([1, 1, 2, 2])
/// ```
#[inline]
pub fn repeat_interleave(input: &Tensor, repeats: i64) -> Result<Tensor> {
    REPEAT_INTERLEAVE.tensor(&[value::tensor(input), value::int(repeats)])
}

/// Each element repeated along a dimension, whose size grows by that factor, or in the flattened tensor, 1-d.
/// Negative repeats are an error. Any dtype.
///
/// What is not set in the options keeps its default: `repeat_interleave(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor`.
pub fn repeat_interleave_with(input: &Tensor, repeats: i64, options: RepeatInterleaveOptions) -> Result<Tensor> {
    REPEAT_INTERLEAVE.tensor(&[value::tensor(input), value::int(repeats), options.dim.map_or(value::none(), value::int), options.output_size.map_or(value::none(), value::int)])
}

/// The parameters of [`repeat_interleave_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RepeatInterleaveTensorOptions {
    output_size: Option<i64>,
}

impl RepeatInterleaveTensorOptions {
    /// All defaults.
    pub fn new() -> RepeatInterleaveTensorOptions {
        RepeatInterleaveTensorOptions::default()
    }

    /// `int?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Option<i64>>) -> Self {
        self.output_size = output_size.into();
        self
    }
}

/// Index i repeated repeats[i] times: 1-d, of as many elements as their sum and of their dtype. `repeats` is
/// 1-d, int64 or int32; another dtype, and negative ones, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.repeat_interleave(torch.tensor([1, 0, 2]))
/// tensor([0, 2, 2])
/// ```
#[inline]
pub fn repeat_interleave_tensor(repeats: &Tensor) -> Result<Tensor> {
    REPEAT_INTERLEAVE_TENSOR.tensor(&[value::tensor(repeats)])
}

/// Index i repeated repeats[i] times: 1-d, of as many elements as their sum and of their dtype. `repeats` is
/// 1-d, int64 or int32; another dtype, and negative ones, are errors.
///
/// What is not set in the options keeps its default: `repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor`.
pub fn repeat_interleave_tensor_with(repeats: &Tensor, options: RepeatInterleaveTensorOptions) -> Result<Tensor> {
    REPEAT_INTERLEAVE_TENSOR.tensor(&[value::tensor(repeats), options.output_size.map_or(value::none(), value::int)])
}

/// The parameters of [`repeat_interleave_self_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RepeatInterleaveSelfTensorOptions {
    dim: Option<i64>,
    output_size: Option<i64>,
}

impl RepeatInterleaveSelfTensorOptions {
    /// All defaults.
    pub fn new() -> RepeatInterleaveSelfTensorOptions {
        RepeatInterleaveSelfTensorOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `int?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Option<i64>>) -> Self {
        self.output_size = output_size.into();
        self
    }
}

/// Each element repeated its own number of times along a dimension, or in the flattened tensor, 1-d; the size
/// is the sum of repeats. Any dtype; repeats is int64 or int32, 1-d of that dimension's size, or one number for
/// all. Negative repeats, and another number of them, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.repeat_interleave(torch.tensor([7, 8]), torch.tensor([1, 3]))
/// tensor([7, 8, 8, 8])
/// ```
#[inline]
pub fn repeat_interleave_self_tensor(input: &Tensor, repeats: &Tensor) -> Result<Tensor> {
    REPEAT_INTERLEAVE_SELF_TENSOR.tensor(&[value::tensor(input), value::tensor(repeats)])
}

/// Each element repeated its own number of times along a dimension, or in the flattened tensor, 1-d; the size
/// is the sum of repeats. Any dtype; repeats is int64 or int32, 1-d of that dimension's size, or one number for
/// all. Negative repeats, and another number of them, are errors.
///
/// What is not set in the options keeps its default: `repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor`.
pub fn repeat_interleave_self_tensor_with(input: &Tensor, repeats: &Tensor, options: RepeatInterleaveSelfTensorOptions) -> Result<Tensor> {
    REPEAT_INTERLEAVE_SELF_TENSOR.tensor(&[value::tensor(input), value::tensor(repeats), options.dim.map_or(value::none(), value::int), options.output_size.map_or(value::none(), value::int)])
}

/// The same elements in another shape: a view where strides allow it, else a copy. One size may be -1. Any
/// dtype; another number of elements is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.reshape(torch.arange(6), (2, -1))
/// tensor([[0, 1, 2],
///         [3, 4, 5]])
/// ```
#[inline]
pub fn reshape<'a>(input: &Tensor, shape: impl Into<Ints<'a>>) -> Result<Tensor> {
    let shape = shape.into();
    RESHAPE.tensor(&[value::tensor(input), value::ints(&shape)])
}

/// reshape to the shape of other; another number of elements is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.arange(4).reshape_as(torch.zeros(2, 2))
/// tensor([[0, 1],
///         [2, 3]])
/// ```
#[inline]
pub fn reshape_as(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    RESHAPE_AS.tensor(&[value::tensor(input), value::tensor(other)])
}

/// The parameters of [`roll_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RollOptions<'a> {
    dims: Option<Ints<'a>>,
}

impl<'a> RollOptions<'a> {
    /// All defaults.
    pub fn new() -> RollOptions<'a> {
        RollOptions::default()
    }

    /// `int[1]`, default `[]`.
    pub fn dims(mut self, dims: impl Into<Ints<'a>>) -> Self {
        self.dims = Some(dims.into());
        self
    }
}

/// Elements shifted along dimensions, those pushed out coming in at the other end; without dims in the
/// flattened tensor. In the shape of self, any dtype. As many shifts as dims, else it is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.roll(torch.tensor([1, 2, 3, 4]), 1)
/// tensor([4, 1, 2, 3])
/// ```
#[inline]
pub fn roll<'a>(input: &Tensor, shifts: impl Into<Ints<'a>>) -> Result<Tensor> {
    let shifts = shifts.into();
    ROLL.tensor(&[value::tensor(input), value::ints(&shifts)])
}

/// Elements shifted along dimensions, those pushed out coming in at the other end; without dims in the
/// flattened tensor. In the shape of self, any dtype. As many shifts as dims, else it is an error.
///
/// What is not set in the options keeps its default: `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor`.
pub fn roll_with<'a>(input: &Tensor, shifts: impl Into<Ints<'a>>, options: RollOptions<'_>) -> Result<Tensor> {
    let shifts = shifts.into();
    ROLL.tensor(&[value::tensor(input), value::ints(&shifts), options.dims.as_ref().map_or(value::none(), value::ints)])
}

/// The parameters of [`rot90_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Rot90Options<'a> {
    k: Option<i64>,
    dims: Option<Ints<'a>>,
}

impl<'a> Rot90Options<'a> {
    /// All defaults.
    pub fn new() -> Rot90Options<'a> {
        Rot90Options::default()
    }

    /// `int`, default `1`.
    pub fn k(mut self, k: impl Into<Option<i64>>) -> Self {
        self.k = k.into();
        self
    }

    /// `int[]`, default `[0, 1]`.
    pub fn dims(mut self, dims: impl Into<Ints<'a>>) -> Self {
        self.dims = Some(dims.into());
        self
    }
}

/// Rotated k times by 90 degrees in the plane of two different dimensions, from the first towards the second;
/// an odd k exchanges their sizes. Any dtype; other than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.rot90(torch.tensor([[1, 2], [3, 4]]))
/// tensor([[2, 4],
///         [1, 3]])
/// ```
#[inline]
pub fn rot90(input: &Tensor) -> Result<Tensor> {
    ROT90.tensor(&[value::tensor(input)])
}

/// Rotated k times by 90 degrees in the plane of two different dimensions, from the first towards the second;
/// an odd k exchanges their sizes. Any dtype; other than two dimensions are an error.
///
/// What is not set in the options keeps its default: `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor`.
pub fn rot90_with(input: &Tensor, options: Rot90Options<'_>) -> Result<Tensor> {
    ROT90.tensor(&[value::tensor(input), options.k.map_or(value::none(), value::int), options.dims.as_ref().map_or(value::none(), value::ints)])
}

/// The parameters of [`stack_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct StackOptions {
    dim: Option<i64>,
}

impl StackOptions {
    /// All defaults.
    pub fn new() -> StackOptions {
        StackOptions::default()
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Tensors of one shape joined along a new dimension, of as many elements as tensors; any dtypes, which are
/// promoted. Other shapes, or no tensors, are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.stack([torch.tensor([1, 2]), torch.tensor([3, 4])], dim=1)
/// tensor([[1, 3],
///         [2, 4]])
/// ```
#[inline]
pub fn stack(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    STACK.tensor(&[value::tensors(&tensors)])
}

/// Tensors of one shape joined along a new dimension, of as many elements as tensors; any dtypes, which are
/// promoted. Other shapes, or no tensors, are an error.
///
/// What is not set in the options keeps its default: `stack(Tensor[] tensors, int dim=0) -> Tensor`.
pub fn stack_with(tensors: &[impl Borrow<Tensor>], options: StackOptions) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    STACK.tensor(&[value::tensors(&tensors), options.dim.map_or(value::none(), value::int)])
}

/// `stack`, see [`stack`]. The result is written into the given tensor.
pub fn stack_out(tensors: &[impl Borrow<Tensor>], out: &Tensor) -> Result<()> {
    let tensors = value::handles(tensors);
    STACK_OUT.tensor(&[value::tensors(&tensors), value::none(), value::tensor(out)]).map(drop)
}

/// `stack`, see [`stack`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `stack(Tensor[] tensors, int dim=0) -> Tensor`.
pub fn stack_out_with(tensors: &[impl Borrow<Tensor>], options: StackOptions, out: &Tensor) -> Result<()> {
    let tensors = value::handles(tensors);
    STACK_OUT.tensor(&[value::tensors(&tensors), options.dim.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// repeat, with missing leading repeats taken as 1: each size is multiplied by its repeats. Any dtype; negative
/// repeats are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tile(torch.tensor([1, 2]), (3,))
/// tensor([1, 2, 1, 2, 1, 2])
/// ```
#[inline]
pub fn tile<'a>(input: &Tensor, dims: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dims = dims.into();
    TILE.tensor(&[value::tensor(input), value::ints(&dims)])
}

/// The parameters of [`tril_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TrilOptions {
    diagonal: Option<i64>,
}

impl TrilOptions {
    /// All defaults.
    pub fn new() -> TrilOptions {
        TrilOptions::default()
    }

    /// `int`, default `0`.
    pub fn diagonal(mut self, diagonal: impl Into<Option<i64>>) -> Self {
        self.diagonal = diagonal.into();
        self
    }
}

/// The part of each matrix below and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
/// the shape of self, any dtype; fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tril(torch.ones(3, 3))
/// tensor([[1., 0., 0.],
///         [1., 1., 0.],
///         [1., 1., 1.]])
/// ```
#[inline]
pub fn tril(input: &Tensor) -> Result<Tensor> {
    TRIL.tensor(&[value::tensor(input)])
}

/// The part of each matrix below and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
/// the shape of self, any dtype; fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `tril(Tensor self, int diagonal=0) -> Tensor`.
pub fn tril_with(input: &Tensor, options: TrilOptions) -> Result<Tensor> {
    TRIL.tensor(&[value::tensor(input), options.diagonal.map_or(value::none(), value::int)])
}

/// `tril`, see [`tril`]. In place: the result is written into the tensor itself.
pub fn tril_(input: &Tensor) -> Result<()> {
    TRIL_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `tril`, see [`tril`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `tril(Tensor self, int diagonal=0) -> Tensor`.
pub fn tril_with_(input: &Tensor, options: TrilOptions) -> Result<()> {
    TRIL_INPLACE.tensor(&[value::tensor(input), options.diagonal.map_or(value::none(), value::int)]).map(drop)
}

/// `tril`, see [`tril`]. The result is written into the given tensor.
pub fn tril_out(input: &Tensor, out: &Tensor) -> Result<()> {
    TRIL_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `tril`, see [`tril`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `tril(Tensor self, int diagonal=0) -> Tensor`.
pub fn tril_out_with(input: &Tensor, options: TrilOptions, out: &Tensor) -> Result<()> {
    TRIL_OUT.tensor(&[value::tensor(input), options.diagonal.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The parameters of [`triu_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TriuOptions {
    diagonal: Option<i64>,
}

impl TriuOptions {
    /// All defaults.
    pub fn new() -> TriuOptions {
        TriuOptions::default()
    }

    /// `int`, default `0`.
    pub fn diagonal(mut self, diagonal: impl Into<Option<i64>>) -> Self {
        self.diagonal = diagonal.into();
        self
    }
}

/// The part of each matrix above and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
/// the shape of self, any dtype; fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.triu(torch.ones(3, 3), diagonal=1)
/// tensor([[0., 1., 1.],
///         [0., 0., 1.],
///         [0., 0., 0.]])
/// ```
#[inline]
pub fn triu(input: &Tensor) -> Result<Tensor> {
    TRIU.tensor(&[value::tensor(input)])
}

/// The part of each matrix above and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
/// the shape of self, any dtype; fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `triu(Tensor self, int diagonal=0) -> Tensor`.
pub fn triu_with(input: &Tensor, options: TriuOptions) -> Result<Tensor> {
    TRIU.tensor(&[value::tensor(input), options.diagonal.map_or(value::none(), value::int)])
}

/// `triu`, see [`triu`]. In place: the result is written into the tensor itself.
pub fn triu_(input: &Tensor) -> Result<()> {
    TRIU_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `triu`, see [`triu`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `triu(Tensor self, int diagonal=0) -> Tensor`.
pub fn triu_with_(input: &Tensor, options: TriuOptions) -> Result<()> {
    TRIU_INPLACE.tensor(&[value::tensor(input), options.diagonal.map_or(value::none(), value::int)]).map(drop)
}

/// `triu`, see [`triu`]. The result is written into the given tensor.
pub fn triu_out(input: &Tensor, out: &Tensor) -> Result<()> {
    TRIU_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `triu`, see [`triu`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `triu(Tensor self, int diagonal=0) -> Tensor`.
pub fn triu_out_with(input: &Tensor, options: TriuOptions, out: &Tensor) -> Result<()> {
    TRIU_OUT.tensor(&[value::tensor(input), options.diagonal.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// Tensors joined along the first dimension, after atleast_2d: its sizes are added up. Any dtypes, which are
/// promoted. Other sizes that differ, and no tensors, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.vstack([torch.tensor([1, 2]), torch.tensor([3, 4])])
/// tensor([[1, 2],
///         [3, 4]])
/// ```
#[inline]
pub fn vstack(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    VSTACK.tensor(&[value::tensors(&tensors)])
}

/// `vstack`, see [`vstack`]. The result is written into the given tensor.
pub fn vstack_out(tensors: &[impl Borrow<Tensor>], out: &Tensor) -> Result<()> {
    let tensors = value::handles(tensors);
    VSTACK_OUT.tensor(&[value::tensors(&tensors), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// The diagonal of a matrix, 1-d, or a square matrix with a 1-d tensor on its diagonal and zero elsewhere;
    /// positive diagonals lie above the main one. Any dtype; other numbers of dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.diag(torch.tensor([1, 2]))
    /// tensor([[1, 0],
    ///         [0, 2]])
    /// >>> torch.diag(torch.tensor([[1, 2], [3, 4]]))
    /// tensor([1, 4])
    /// ```
    #[inline]
    pub fn diag(&self) -> Result<Tensor> {
        diag(self)
    }

    /// The diagonal of a matrix, 1-d, or a square matrix with a 1-d tensor on its diagonal and zero elsewhere;
    /// positive diagonals lie above the main one. Any dtype; other numbers of dimensions are an error.
    ///
    /// What is not set in the options keeps its default: `diag(Tensor self, int diagonal=0) -> Tensor`.
    #[inline]
    pub fn diag_with(&self, options: DiagOptions) -> Result<Tensor> {
        diag_with(self, options)
    }

    /// `diag`, see [`diag`]. The result is written into the given tensor.
    #[inline]
    pub fn diag_out(&self, out: &Tensor) -> Result<()> {
        diag_out(self, out)
    }

    /// `diag`, see [`diag`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `diag(Tensor self, int diagonal=0) -> Tensor`.
    #[inline]
    pub fn diag_out_with(&self, options: DiagOptions, out: &Tensor) -> Result<()> {
        diag_out_with(self, options, out)
    }

    /// Matrices with the last dimension of self on a diagonal and zero elsewhere: one dimension more, at dim1 and
    /// dim2. Any dtype; one dimension named twice, and a 0-dim tensor, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.diag_embed(torch.tensor([[1, 2]]))
    /// tensor([[[1, 0],
    ///          [0, 2]]])
    /// ```
    #[inline]
    pub fn diag_embed(&self) -> Result<Tensor> {
        diag_embed(self)
    }

    /// Matrices with the last dimension of self on a diagonal and zero elsewhere: one dimension more, at dim1 and
    /// dim2. Any dtype; one dimension named twice, and a 0-dim tensor, are errors.
    ///
    /// What is not set in the options keeps its default: `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`.
    #[inline]
    pub fn diag_embed_with(&self, options: DiagEmbedOptions) -> Result<Tensor> {
        diag_embed_with(self, options)
    }

    /// A square matrix with the flattened tensor on a diagonal, zero elsewhere, of as many rows as elements plus
    /// |offset|. Any dtype and shape: nothing is refused.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.diagflat(torch.tensor([1, 2]), 1)
    /// tensor([[0, 1, 0],
    ///         [0, 0, 2],
    ///         [0, 0, 0]])
    /// ```
    #[inline]
    pub fn diagflat(&self) -> Result<Tensor> {
        diagflat(self)
    }

    /// A square matrix with the flattened tensor on a diagonal, zero elsewhere, of as many rows as elements plus
    /// |offset|. Any dtype and shape: nothing is refused.
    ///
    /// What is not set in the options keeps its default: `diagflat(Tensor self, int offset=0) -> Tensor`.
    #[inline]
    pub fn diagflat_with(&self, options: DiagflatOptions) -> Result<Tensor> {
        diagflat_with(self, options)
    }

    /// Dimensions start_dim to end_dim merged into one; a 0-dim tensor becomes 1-d. A view where strides allow it.
    /// A start_dim after end_dim is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.flatten(torch.zeros(2, 3, 4), start_dim=1).shape
    /// torch.Size([2, 12])
    /// ```
    #[inline]
    pub fn flatten(&self) -> Result<Tensor> {
        flatten(self)
    }

    /// Dimensions start_dim to end_dim merged into one; a 0-dim tensor becomes 1-d. A view where strides allow it.
    /// A start_dim after end_dim is an error. Any dtype.
    ///
    /// What is not set in the options keeps its default: `flatten(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor`.
    #[inline]
    pub fn flatten_with(&self, options: FlattenOptions) -> Result<Tensor> {
        flatten_with(self, options)
    }

    /// The order along each given dimension reversed, in new memory of the same shape. A dimension given twice is
    /// an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.flip(torch.tensor([[1, 2], [3, 4]]), (0, 1))
    /// tensor([[4, 3],
    ///         [2, 1]])
    /// ```
    #[inline]
    pub fn flip<'a>(&self, dims: impl Into<Ints<'a>>) -> Result<Tensor> {
        flip(self, dims)
    }

    /// The second dimension reversed, in new memory of the same shape. Any dtype; a tensor without it is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.fliplr(torch.tensor([[1, 2], [3, 4]]))
    /// tensor([[2, 1],
    ///         [4, 3]])
    /// ```
    #[inline]
    pub fn fliplr(&self) -> Result<Tensor> {
        fliplr(self)
    }

    /// The first dimension reversed, in new memory of the same shape. Any dtype; a tensor without it is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.flipud(torch.tensor([[1, 2], [3, 4]]))
    /// tensor([[3, 4],
    ///         [1, 2]])
    /// ```
    #[inline]
    pub fn flipud(&self) -> Result<Tensor> {
        flipud(self)
    }

    /// All elements in row-major order, 1-d: a view where strides allow it, else a copy. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ravel(torch.tensor([[1, 2], [3, 4]]))
    /// tensor([1, 2, 3, 4])
    /// ```
    #[inline]
    pub fn ravel(&self) -> Result<Tensor> {
        ravel(self)
    }

    /// The tensor repeated along each dimension, whose size is multiplied by its repeats, with new leading ones
    /// where `repeats` is longer. Any dtype; fewer repeats than dimensions, and negative ones, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1, 2]).repeat(2, 2)
    /// tensor([[1, 2, 1, 2],
    ///         [1, 2, 1, 2]])
    /// ```
    #[inline]
    pub fn repeat<'a>(&self, repeats: impl Into<Ints<'a>>) -> Result<Tensor> {
        repeat(self, repeats)
    }

    /// Each element repeated along a dimension, whose size grows by that factor, or in the flattened tensor, 1-d.
    /// Negative repeats are an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.repeat_interleave(torch.tensor([1, 2]), 2)
    /// tensor([1, 1, 2, 2])
    /// ```
    #[inline]
    pub fn repeat_interleave(&self, repeats: i64) -> Result<Tensor> {
        repeat_interleave(self, repeats)
    }

    /// Each element repeated along a dimension, whose size grows by that factor, or in the flattened tensor, 1-d.
    /// Negative repeats are an error. Any dtype.
    ///
    /// What is not set in the options keeps its default: `repeat_interleave(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor`.
    #[inline]
    pub fn repeat_interleave_with(&self, repeats: i64, options: RepeatInterleaveOptions) -> Result<Tensor> {
        repeat_interleave_with(self, repeats, options)
    }

    /// Each element repeated its own number of times along a dimension, or in the flattened tensor, 1-d; the size
    /// is the sum of repeats. Any dtype; repeats is int64 or int32, 1-d of that dimension's size, or one number for
    /// all. Negative repeats, and another number of them, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.repeat_interleave(torch.tensor([7, 8]), torch.tensor([1, 3]))
    /// tensor([7, 8, 8, 8])
    /// ```
    #[inline]
    pub fn repeat_interleave_self_tensor(&self, repeats: &Tensor) -> Result<Tensor> {
        repeat_interleave_self_tensor(self, repeats)
    }

    /// Each element repeated its own number of times along a dimension, or in the flattened tensor, 1-d; the size
    /// is the sum of repeats. Any dtype; repeats is int64 or int32, 1-d of that dimension's size, or one number for
    /// all. Negative repeats, and another number of them, are errors.
    ///
    /// What is not set in the options keeps its default: `repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor`.
    #[inline]
    pub fn repeat_interleave_self_tensor_with(&self, repeats: &Tensor, options: RepeatInterleaveSelfTensorOptions) -> Result<Tensor> {
        repeat_interleave_self_tensor_with(self, repeats, options)
    }

    /// The same elements in another shape: a view where strides allow it, else a copy. One size may be -1. Any
    /// dtype; another number of elements is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.reshape(torch.arange(6), (2, -1))
    /// tensor([[0, 1, 2],
    ///         [3, 4, 5]])
    /// ```
    #[inline]
    pub fn reshape<'a>(&self, shape: impl Into<Ints<'a>>) -> Result<Tensor> {
        reshape(self, shape)
    }

    /// reshape to the shape of other; another number of elements is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.arange(4).reshape_as(torch.zeros(2, 2))
    /// tensor([[0, 1],
    ///         [2, 3]])
    /// ```
    #[inline]
    pub fn reshape_as(&self, other: &Tensor) -> Result<Tensor> {
        reshape_as(self, other)
    }

    /// Elements shifted along dimensions, those pushed out coming in at the other end; without dims in the
    /// flattened tensor. In the shape of self, any dtype. As many shifts as dims, else it is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.roll(torch.tensor([1, 2, 3, 4]), 1)
    /// tensor([4, 1, 2, 3])
    /// ```
    #[inline]
    pub fn roll<'a>(&self, shifts: impl Into<Ints<'a>>) -> Result<Tensor> {
        roll(self, shifts)
    }

    /// Elements shifted along dimensions, those pushed out coming in at the other end; without dims in the
    /// flattened tensor. In the shape of self, any dtype. As many shifts as dims, else it is an error.
    ///
    /// What is not set in the options keeps its default: `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor`.
    #[inline]
    pub fn roll_with<'a>(&self, shifts: impl Into<Ints<'a>>, options: RollOptions<'_>) -> Result<Tensor> {
        roll_with(self, shifts, options)
    }

    /// Rotated k times by 90 degrees in the plane of two different dimensions, from the first towards the second;
    /// an odd k exchanges their sizes. Any dtype; other than two dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.rot90(torch.tensor([[1, 2], [3, 4]]))
    /// tensor([[2, 4],
    ///         [1, 3]])
    /// ```
    #[inline]
    pub fn rot90(&self) -> Result<Tensor> {
        rot90(self)
    }

    /// Rotated k times by 90 degrees in the plane of two different dimensions, from the first towards the second;
    /// an odd k exchanges their sizes. Any dtype; other than two dimensions are an error.
    ///
    /// What is not set in the options keeps its default: `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor`.
    #[inline]
    pub fn rot90_with(&self, options: Rot90Options<'_>) -> Result<Tensor> {
        rot90_with(self, options)
    }

    /// repeat, with missing leading repeats taken as 1: each size is multiplied by its repeats. Any dtype; negative
    /// repeats are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tile(torch.tensor([1, 2]), (3,))
    /// tensor([1, 2, 1, 2, 1, 2])
    /// ```
    #[inline]
    pub fn tile<'a>(&self, dims: impl Into<Ints<'a>>) -> Result<Tensor> {
        tile(self, dims)
    }

    /// The part of each matrix below and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
    /// the shape of self, any dtype; fewer than two dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tril(torch.ones(3, 3))
    /// tensor([[1., 0., 0.],
    ///         [1., 1., 0.],
    ///         [1., 1., 1.]])
    /// ```
    #[inline]
    pub fn tril(&self) -> Result<Tensor> {
        tril(self)
    }

    /// The part of each matrix below and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
    /// the shape of self, any dtype; fewer than two dimensions are an error.
    ///
    /// What is not set in the options keeps its default: `tril(Tensor self, int diagonal=0) -> Tensor`.
    #[inline]
    pub fn tril_with(&self, options: TrilOptions) -> Result<Tensor> {
        tril_with(self, options)
    }

    /// `tril`, see [`tril`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn tril_(&self) -> Result<()> {
        tril_(self)
    }

    /// `tril`, see [`tril`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `tril(Tensor self, int diagonal=0) -> Tensor`.
    #[inline]
    pub fn tril_with_(&self, options: TrilOptions) -> Result<()> {
        tril_with_(self, options)
    }

    /// `tril`, see [`tril`]. The result is written into the given tensor.
    #[inline]
    pub fn tril_out(&self, out: &Tensor) -> Result<()> {
        tril_out(self, out)
    }

    /// `tril`, see [`tril`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `tril(Tensor self, int diagonal=0) -> Tensor`.
    #[inline]
    pub fn tril_out_with(&self, options: TrilOptions, out: &Tensor) -> Result<()> {
        tril_out_with(self, options, out)
    }

    /// The part of each matrix above and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
    /// the shape of self, any dtype; fewer than two dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.triu(torch.ones(3, 3), diagonal=1)
    /// tensor([[0., 1., 1.],
    ///         [0., 0., 1.],
    ///         [0., 0., 0.]])
    /// ```
    #[inline]
    pub fn triu(&self) -> Result<Tensor> {
        triu(self)
    }

    /// The part of each matrix above and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
    /// the shape of self, any dtype; fewer than two dimensions are an error.
    ///
    /// What is not set in the options keeps its default: `triu(Tensor self, int diagonal=0) -> Tensor`.
    #[inline]
    pub fn triu_with(&self, options: TriuOptions) -> Result<Tensor> {
        triu_with(self, options)
    }

    /// `triu`, see [`triu`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn triu_(&self) -> Result<()> {
        triu_(self)
    }

    /// `triu`, see [`triu`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `triu(Tensor self, int diagonal=0) -> Tensor`.
    #[inline]
    pub fn triu_with_(&self, options: TriuOptions) -> Result<()> {
        triu_with_(self, options)
    }

    /// `triu`, see [`triu`]. The result is written into the given tensor.
    #[inline]
    pub fn triu_out(&self, out: &Tensor) -> Result<()> {
        triu_out(self, out)
    }

    /// `triu`, see [`triu`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `triu(Tensor self, int diagonal=0) -> Tensor`.
    #[inline]
    pub fn triu_out_with(&self, options: TriuOptions, out: &Tensor) -> Result<()> {
        triu_out_with(self, options, out)
    }
}
