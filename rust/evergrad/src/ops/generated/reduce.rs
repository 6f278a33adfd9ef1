// Generated from bindings/schema/ops/reduce.toml; do not edit.
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static ALL: Op = Op::new(c"all", c"", 1);
static ALL_OUT: Op = Op::new(c"all", c"out", 1);
static ALL_DIM: Op = Op::new(c"all", c"dim", 1);
static ALL_DIM_OUT: Op = Op::new(c"all", c"dim.out", 1);
static ALL_DIMS: Op = Op::new(c"all", c"dims", 1);
static ALL_DIMS_OUT: Op = Op::new(c"all", c"dims.out", 1);
static AMAX: Op = Op::new(c"amax", c"", 1);
static AMAX_OUT: Op = Op::new(c"amax", c"out", 1);
static AMIN: Op = Op::new(c"amin", c"", 1);
static AMIN_OUT: Op = Op::new(c"amin", c"out", 1);
static AMINMAX: Op = Op::new(c"aminmax", c"", 1);
static AMINMAX_OUT: Op = Op::new(c"aminmax", c"out", 1);
static ANY: Op = Op::new(c"any", c"", 1);
static ANY_OUT: Op = Op::new(c"any", c"out", 1);
static ANY_DIM: Op = Op::new(c"any", c"dim", 1);
static ANY_DIM_OUT: Op = Op::new(c"any", c"dim.out", 1);
static ANY_DIMS: Op = Op::new(c"any", c"dims", 1);
static ANY_DIMS_OUT: Op = Op::new(c"any", c"dims.out", 1);
static ARGMAX: Op = Op::new(c"argmax", c"", 1);
static ARGMAX_OUT: Op = Op::new(c"argmax", c"out", 1);
static ARGMIN: Op = Op::new(c"argmin", c"", 1);
static ARGMIN_OUT: Op = Op::new(c"argmin", c"out", 1);
static COUNT_NONZERO: Op = Op::new(c"count_nonzero", c"", 1);
static COUNT_NONZERO_DIMS: Op = Op::new(c"count_nonzero", c"dims", 1);
static DIST: Op = Op::new(c"dist", c"", 1);
static LINALG_VECTOR_NORM: Op = Op::new(c"linalg_vector_norm", c"", 1);
static LINALG_VECTOR_NORM_OUT: Op = Op::new(c"linalg_vector_norm", c"out", 1);
static LOGSUMEXP: Op = Op::new(c"logsumexp", c"", 1);
static LOGSUMEXP_OUT: Op = Op::new(c"logsumexp", c"out", 1);
static MAX: Op = Op::new(c"max", c"", 1);
static MAX_OUT: Op = Op::new(c"max", c"out", 1);
static MAX_DIM: Op = Op::new(c"max", c"dim", 1);
static MAX_DIM_OUT: Op = Op::new(c"max", c"dim.out", 1);
static MAX_OTHER: Op = Op::new(c"max", c"other", 1);
static MAX_OTHER_OUT: Op = Op::new(c"max", c"other.out", 1);
static MEAN: Op = Op::new(c"mean", c"", 1);
static MEAN_OUT: Op = Op::new(c"mean", c"out", 1);
static MEAN_DIM: Op = Op::new(c"mean", c"dim", 1);
static MEAN_DIM_OUT: Op = Op::new(c"mean", c"dim.out", 1);
static MIN: Op = Op::new(c"min", c"", 1);
static MIN_OUT: Op = Op::new(c"min", c"out", 1);
static MIN_DIM: Op = Op::new(c"min", c"dim", 1);
static MIN_DIM_OUT: Op = Op::new(c"min", c"dim.out", 1);
static MIN_OTHER: Op = Op::new(c"min", c"other", 1);
static MIN_OTHER_OUT: Op = Op::new(c"min", c"other.out", 1);
static NANSUM: Op = Op::new(c"nansum", c"", 1);
static NANSUM_OUT: Op = Op::new(c"nansum", c"out", 1);
static NORM: Op = Op::new(c"norm", c"", 1);
static NORM_DIM: Op = Op::new(c"norm", c"dim", 1);
static NORM_DIM_OUT: Op = Op::new(c"norm", c"dim.out", 1);
static PROD: Op = Op::new(c"prod", c"", 1);
static PROD_OUT: Op = Op::new(c"prod", c"out", 1);
static PROD_DIM: Op = Op::new(c"prod", c"dim", 1);
static PROD_DIM_OUT: Op = Op::new(c"prod", c"dim.out", 1);
static STD: Op = Op::new(c"std", c"", 1);
static STD_CORRECTION: Op = Op::new(c"std", c"correction", 1);
static STD_CORRECTION_OUT: Op = Op::new(c"std", c"correction.out", 1);
static STD_DIM: Op = Op::new(c"std", c"dim", 1);
static STD_DIM_OUT: Op = Op::new(c"std", c"dim.out", 1);
static STD_MEAN: Op = Op::new(c"std_mean", c"", 1);
static STD_MEAN_CORRECTION: Op = Op::new(c"std_mean", c"correction", 1);
static STD_MEAN_DIM: Op = Op::new(c"std_mean", c"dim", 1);
static SUM: Op = Op::new(c"sum", c"", 1);
static SUM_OUT: Op = Op::new(c"sum", c"out", 1);
static SUM_DIM: Op = Op::new(c"sum", c"dim", 1);
static SUM_DIM_OUT: Op = Op::new(c"sum", c"dim.out", 1);
static SUM_TO_SIZE: Op = Op::new(c"sum_to_size", c"", 1);
static TRACE: Op = Op::new(c"trace", c"", 1);
static VAR: Op = Op::new(c"var", c"", 1);
static VAR_CORRECTION: Op = Op::new(c"var", c"correction", 1);
static VAR_CORRECTION_OUT: Op = Op::new(c"var", c"correction.out", 1);
static VAR_DIM: Op = Op::new(c"var", c"dim", 1);
static VAR_DIM_OUT: Op = Op::new(c"var", c"dim.out", 1);
static VAR_MEAN: Op = Op::new(c"var_mean", c"", 1);
static VAR_MEAN_CORRECTION: Op = Op::new(c"var_mean", c"correction", 1);
static VAR_MEAN_DIM: Op = Op::new(c"var_mean", c"dim", 1);

/// True when all elements are not zero, 0-dim; true of none. Any dtype is read; the result is bool, uint8 for
/// uint8 tensors.
///
/// In Python:
///
/// ```text
/// >>> torch.all(torch.tensor([True, True, False]))
/// tensor(False)
/// ```
#[inline]
pub fn all(input: &Tensor) -> Result<Tensor> {
    ALL.tensor(&[value::tensor(input)])
}

/// `all`, see [`all`]. The result is written into the given tensor.
pub fn all_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ALL_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`all_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AllDimOptions {
    keepdim: Option<bool>,
}

impl AllDimOptions {
    /// All defaults.
    pub fn new() -> AllDimOptions {
        AllDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// True where, along a dimension, all elements are not zero. It goes, or stays with size 1 (keepdim). Any dtype
/// is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.all(torch.tensor([[True, True], [True, False]]), dim=1)
/// tensor([ True, False])
/// ```
#[inline]
pub fn all_dim(input: &Tensor, dim: i64) -> Result<Tensor> {
    ALL_DIM.tensor(&[value::tensor(input), value::int(dim)])
}

/// True where, along a dimension, all elements are not zero. It goes, or stays with size 1 (keepdim). Any dtype
/// is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`.
pub fn all_dim_with(input: &Tensor, dim: i64, options: AllDimOptions) -> Result<Tensor> {
    ALL_DIM.tensor(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `all.dim`, see [`all_dim`]. The result is written into the given tensor.
pub fn all_dim_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    ALL_DIM_OUT.tensor(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out)]).map(drop)
}

/// `all.dim`, see [`all_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`.
pub fn all_dim_out_with(input: &Tensor, dim: i64, options: AllDimOptions, out: &Tensor) -> Result<()> {
    ALL_DIM_OUT.tensor(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`all_dims_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AllDimsOptions<'a> {
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
}

impl<'a> AllDimsOptions<'a> {
    /// All defaults.
    pub fn new() -> AllDimsOptions<'a> {
        AllDimsOptions::default()
    }

    /// `int[]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// True where, over dimensions (all unless given), all elements are not zero. They go, or stay with size 1
/// (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
/// have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.all(torch.tensor([[True, True], [True, False]]), dim=(0, 1))
/// tensor(False)
/// ```
#[inline]
pub fn all_dims(input: &Tensor) -> Result<Tensor> {
    ALL_DIMS.tensor(&[value::tensor(input)])
}

/// True where, over dimensions (all unless given), all elements are not zero. They go, or stay with size 1
/// (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
/// have is an error.
///
/// What is not set in the options keeps its default: `all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`.
pub fn all_dims_with(input: &Tensor, options: AllDimsOptions<'_>) -> Result<Tensor> {
    ALL_DIMS.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `all.dims`, see [`all_dims`]. The result is written into the given tensor.
pub fn all_dims_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ALL_DIMS_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `all.dims`, see [`all_dims`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`.
pub fn all_dims_out_with(input: &Tensor, options: AllDimsOptions<'_>, out: &Tensor) -> Result<()> {
    ALL_DIMS_OUT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`amax_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AmaxOptions<'a> {
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
}

impl<'a> AmaxOptions<'a> {
    /// All defaults.
    pub fn new() -> AmaxOptions<'a> {
        AmaxOptions::default()
    }

    /// `int[1]`, default `[]`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The largest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
/// there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
/// without elements, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.amax(torch.tensor([[1., 5.], [7., 2.]]), dim=0)
/// tensor([7., 5.])
/// ```
#[inline]
pub fn amax(input: &Tensor) -> Result<Tensor> {
    AMAX.tensor(&[value::tensor(input)])
}

/// The largest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
/// there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
/// without elements, are errors.
///
/// What is not set in the options keeps its default: `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`.
pub fn amax_with(input: &Tensor, options: AmaxOptions<'_>) -> Result<Tensor> {
    AMAX.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `amax`, see [`amax`]. The result is written into the given tensor.
pub fn amax_out(input: &Tensor, out: &Tensor) -> Result<()> {
    AMAX_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `amax`, see [`amax`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`.
pub fn amax_out_with(input: &Tensor, options: AmaxOptions<'_>, out: &Tensor) -> Result<()> {
    AMAX_OUT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`amin_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AminOptions<'a> {
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
}

impl<'a> AminOptions<'a> {
    /// All defaults.
    pub fn new() -> AminOptions<'a> {
        AminOptions::default()
    }

    /// `int[1]`, default `[]`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The smallest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
/// there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
/// without elements, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.amin(torch.tensor([[1., 5.], [7., 2.]]), dim=0)
/// tensor([1., 2.])
/// ```
#[inline]
pub fn amin(input: &Tensor) -> Result<Tensor> {
    AMIN.tensor(&[value::tensor(input)])
}

/// The smallest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
/// there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
/// without elements, are errors.
///
/// What is not set in the options keeps its default: `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`.
pub fn amin_with(input: &Tensor, options: AminOptions<'_>) -> Result<Tensor> {
    AMIN.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `amin`, see [`amin`]. The result is written into the given tensor.
pub fn amin_out(input: &Tensor, out: &Tensor) -> Result<()> {
    AMIN_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `amin`, see [`amin`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`.
pub fn amin_out_with(input: &Tensor, options: AminOptions<'_>, out: &Tensor) -> Result<()> {
    AMIN_OUT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`aminmax_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AminmaxOptions {
    dim: Option<i64>,
    keepdim: Option<bool>,
}

impl AminmaxOptions {
    /// All defaults.
    pub fn new() -> AminmaxOptions {
        AminmaxOptions::default()
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
}

/// The smallest and the largest elements along a dimension, which goes, or stays with size 1 (keepdim), or of
/// the whole tensor, 0-dim; NaN counts as both. Integers, bool and floating point; complex, and an empty tensor
/// or dimension, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.aminmax(torch.tensor([3., 1., 2.]))
/// torch.return_types.aminmax(
/// min=tensor(1.),
/// max=tensor(3.))
/// ```
#[inline]
pub fn aminmax(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [min, max] = AMINMAX.tensors(&[value::tensor(input)])?;
    Ok((min, max))
}

/// The smallest and the largest elements along a dimension, which goes, or stays with size 1 (keepdim), or of
/// the whole tensor, 0-dim; NaN counts as both. Integers, bool and floating point; complex, and an empty tensor
/// or dimension, are errors.
///
/// What is not set in the options keeps its default: `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`.
pub fn aminmax_with(input: &Tensor, options: AminmaxOptions) -> Result<(Tensor, Tensor)> {
    let [min, max] = AMINMAX.tensors(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((min, max))
}

/// `aminmax`, see [`aminmax`]. The result is written into the given tensor.
pub fn aminmax_out(input: &Tensor, out_min: &Tensor, out_max: &Tensor) -> Result<()> {
    AMINMAX_OUT.tensors::<2>(&[value::tensor(input), value::none(), value::none(), value::tensor(out_min), value::tensor(out_max)]).map(drop)
}

/// `aminmax`, see [`aminmax`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`.
pub fn aminmax_out_with(input: &Tensor, options: AminmaxOptions, out_min: &Tensor, out_max: &Tensor) -> Result<()> {
    AMINMAX_OUT.tensors::<2>(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out_min), value::tensor(out_max)]).map(drop)
}

/// True when any element is not zero, 0-dim; false of none. Any dtype is read; the result is bool, uint8 for
/// uint8 tensors.
///
/// In Python:
///
/// ```text
/// >>> torch.any(torch.tensor([0, 0, 3]))
/// tensor(True)
/// ```
#[inline]
pub fn any(input: &Tensor) -> Result<Tensor> {
    ANY.tensor(&[value::tensor(input)])
}

/// `any`, see [`any`]. The result is written into the given tensor.
pub fn any_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ANY_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`any_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AnyDimOptions {
    keepdim: Option<bool>,
}

impl AnyDimOptions {
    /// All defaults.
    pub fn new() -> AnyDimOptions {
        AnyDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// True where, along a dimension, any element is not zero. It goes, or stays with size 1 (keepdim). Any dtype
/// is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.any(torch.tensor([[0, 0], [1, 0]]), dim=1)
/// tensor([False,  True])
/// ```
#[inline]
pub fn any_dim(input: &Tensor, dim: i64) -> Result<Tensor> {
    ANY_DIM.tensor(&[value::tensor(input), value::int(dim)])
}

/// True where, along a dimension, any element is not zero. It goes, or stays with size 1 (keepdim). Any dtype
/// is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`.
pub fn any_dim_with(input: &Tensor, dim: i64, options: AnyDimOptions) -> Result<Tensor> {
    ANY_DIM.tensor(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `any.dim`, see [`any_dim`]. The result is written into the given tensor.
pub fn any_dim_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    ANY_DIM_OUT.tensor(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out)]).map(drop)
}

/// `any.dim`, see [`any_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`.
pub fn any_dim_out_with(input: &Tensor, dim: i64, options: AnyDimOptions, out: &Tensor) -> Result<()> {
    ANY_DIM_OUT.tensor(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`any_dims_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AnyDimsOptions<'a> {
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
}

impl<'a> AnyDimsOptions<'a> {
    /// All defaults.
    pub fn new() -> AnyDimsOptions<'a> {
        AnyDimsOptions::default()
    }

    /// `int[]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// True where, over dimensions (all unless given), any element is not zero. They go, or stay with size 1
/// (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
/// have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.any(torch.tensor([[0, 0], [1, 0]]), dim=(0, 1))
/// tensor(True)
/// ```
#[inline]
pub fn any_dims(input: &Tensor) -> Result<Tensor> {
    ANY_DIMS.tensor(&[value::tensor(input)])
}

/// True where, over dimensions (all unless given), any element is not zero. They go, or stay with size 1
/// (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
/// have is an error.
///
/// What is not set in the options keeps its default: `any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`.
pub fn any_dims_with(input: &Tensor, options: AnyDimsOptions<'_>) -> Result<Tensor> {
    ANY_DIMS.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `any.dims`, see [`any_dims`]. The result is written into the given tensor.
pub fn any_dims_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ANY_DIMS_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `any.dims`, see [`any_dims`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`.
pub fn any_dims_out_with(input: &Tensor, options: AnyDimsOptions<'_>, out: &Tensor) -> Result<()> {
    ANY_DIMS_OUT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`argmax_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ArgmaxOptions {
    dim: Option<i64>,
    keepdim: Option<bool>,
}

impl ArgmaxOptions {
    /// All defaults.
    pub fn new() -> ArgmaxOptions {
        ArgmaxOptions::default()
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
}

/// Index of the largest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
/// flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
/// complex, and a dimension without elements, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.argmax(torch.tensor([[1, 5], [7, 2]]), dim=1)
/// tensor([1, 0])
/// ```
#[inline]
pub fn argmax(input: &Tensor) -> Result<Tensor> {
    ARGMAX.tensor(&[value::tensor(input)])
}

/// Index of the largest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
/// flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
/// complex, and a dimension without elements, are errors.
///
/// What is not set in the options keeps its default: `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`.
pub fn argmax_with(input: &Tensor, options: ArgmaxOptions) -> Result<Tensor> {
    ARGMAX.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `argmax`, see [`argmax`]. The result is written into the given tensor.
pub fn argmax_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ARGMAX_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `argmax`, see [`argmax`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`.
pub fn argmax_out_with(input: &Tensor, options: ArgmaxOptions, out: &Tensor) -> Result<()> {
    ARGMAX_OUT.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`argmin_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ArgminOptions {
    dim: Option<i64>,
    keepdim: Option<bool>,
}

impl ArgminOptions {
    /// All defaults.
    pub fn new() -> ArgminOptions {
        ArgminOptions::default()
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
}

/// Index of the smallest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
/// flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
/// complex, and a dimension without elements, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.argmin(torch.tensor([4., 1., 3.]))
/// tensor(1)
/// ```
#[inline]
pub fn argmin(input: &Tensor) -> Result<Tensor> {
    ARGMIN.tensor(&[value::tensor(input)])
}

/// Index of the smallest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
/// flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
/// complex, and a dimension without elements, are errors.
///
/// What is not set in the options keeps its default: `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`.
pub fn argmin_with(input: &Tensor, options: ArgminOptions) -> Result<Tensor> {
    ARGMIN.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `argmin`, see [`argmin`]. The result is written into the given tensor.
pub fn argmin_out(input: &Tensor, out: &Tensor) -> Result<()> {
    ARGMIN_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `argmin`, see [`argmin`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`.
pub fn argmin_out_with(input: &Tensor, options: ArgminOptions, out: &Tensor) -> Result<()> {
    ARGMIN_OUT.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`count_nonzero_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CountNonzeroOptions {
    dim: Option<i64>,
}

impl CountNonzeroOptions {
    /// All defaults.
    pub fn new() -> CountNonzeroOptions {
        CountNonzeroOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Number of elements that are not zero, along a dimension, which goes, or in all, 0-dim. int64; any dtype is
/// read. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.count_nonzero(torch.tensor([[0, 1], [2, 3]]))
/// tensor(3)
/// ```
#[inline]
pub fn count_nonzero(input: &Tensor) -> Result<Tensor> {
    COUNT_NONZERO.tensor(&[value::tensor(input)])
}

/// Number of elements that are not zero, along a dimension, which goes, or in all, 0-dim. int64; any dtype is
/// read. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `count_nonzero(Tensor self, int? dim=None) -> Tensor`.
pub fn count_nonzero_with(input: &Tensor, options: CountNonzeroOptions) -> Result<Tensor> {
    COUNT_NONZERO.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int)])
}

/// Number of elements that are not zero over several dimensions, which go: int64, and any dtype is read. A
/// dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.count_nonzero(torch.tensor([[0, 1], [2, 3]]), dim=(0,))
/// tensor([1, 2])
/// ```
#[inline]
pub fn count_nonzero_dims<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    COUNT_NONZERO_DIMS.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// The parameters of [`dist_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DistOptions {
    p: Option<Scalar>,
}

impl DistOptions {
    /// All defaults.
    pub fn new() -> DistOptions {
        DistOptions::default()
    }

    /// `Scalar`, default `2`.
    pub fn p(mut self, p: impl Into<Scalar>) -> Self {
        self.p = Some(p.into());
        self
    }
}

/// p-norm of self - other, which broadcast; 0-dim and real. Floating point and complex; integers, and shapes
/// that do not broadcast, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.dist(torch.tensor([1., 2.]), torch.tensor([4., 6.]))
/// tensor(5.)
/// ```
#[inline]
pub fn dist(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    DIST.tensor(&[value::tensor(input), value::tensor(other)])
}

/// p-norm of self - other, which broadcast; 0-dim and real. Floating point and complex; integers, and shapes
/// that do not broadcast, are errors.
///
/// What is not set in the options keeps its default: `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor`.
pub fn dist_with(input: &Tensor, other: &Tensor, options: DistOptions) -> Result<Tensor> {
    DIST.tensor(&[value::tensor(input), value::tensor(other), options.p.as_ref().map_or(value::none(), value::scalar)])
}

/// The parameters of [`linalg_vector_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgVectorNormOptions<'a> {
    ord: Option<Scalar>,
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl<'a> LinalgVectorNormOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgVectorNormOptions<'a> {
        LinalgVectorNormOptions::default()
    }

    /// `Scalar`, default `2`.
    pub fn ord(mut self, ord: impl Into<Scalar>) -> Self {
        self.ord = Some(ord.into());
        self
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Vector norm over dimensions (all unless given), which go, or stay with size 1 (keepdim): (sum
/// |x|^ord)^(1/ord), the largest or smallest modulus for ord inf or -inf, the number of elements that are not
/// zero for ord 0. Floating point and complex only; the result is real; dtype casts first. A dimension that
/// self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.vector_norm(torch.tensor([3., -4.]), ord=1)
/// tensor(7.)
/// ```
#[inline]
pub fn linalg_vector_norm(input: &Tensor) -> Result<Tensor> {
    LINALG_VECTOR_NORM.tensor(&[value::tensor(input)])
}

/// Vector norm over dimensions (all unless given), which go, or stay with size 1 (keepdim): (sum
/// |x|^ord)^(1/ord), the largest or smallest modulus for ord inf or -inf, the number of elements that are not
/// zero for ord 0. Floating point and complex only; the result is real; dtype casts first. A dimension that
/// self does not have is an error.
///
/// What is not set in the options keeps its default: `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_vector_norm_with(input: &Tensor, options: LinalgVectorNormOptions<'_>) -> Result<Tensor> {
    LINALG_VECTOR_NORM.tensor(&[value::tensor(input), options.ord.as_ref().map_or(value::none(), value::scalar), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `linalg_vector_norm`, see [`linalg_vector_norm`]. The result is written into the given tensor.
pub fn linalg_vector_norm_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_VECTOR_NORM_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_vector_norm`, see [`linalg_vector_norm`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_vector_norm_out_with(input: &Tensor, options: LinalgVectorNormOptions<'_>, out: &Tensor) -> Result<()> {
    LINALG_VECTOR_NORM_OUT.tensor(&[value::tensor(input), options.ord.as_ref().map_or(value::none(), value::scalar), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`logsumexp_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LogsumexpOptions {
    keepdim: Option<bool>,
}

impl LogsumexpOptions {
    /// All defaults.
    pub fn new() -> LogsumexpOptions {
        LogsumexpOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// log of the sum of exponentials over dimensions, which go, or stay with size 1 (keepdim), computed stably.
/// Floating point and complex; integers and bool compute in the default float type. A dimension that self does
/// not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logsumexp(torch.tensor([[0., 0.], [1000., 1000.]]), 1)
/// tensor([6.9315e-01, 1.0007e+03])
/// ```
#[inline]
pub fn logsumexp<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    LOGSUMEXP.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// log of the sum of exponentials over dimensions, which go, or stay with size 1 (keepdim), computed stably.
/// Floating point and complex; integers and bool compute in the default float type. A dimension that self does
/// not have is an error.
///
/// What is not set in the options keeps its default: `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`.
pub fn logsumexp_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: LogsumexpOptions) -> Result<Tensor> {
    let dim = dim.into();
    LOGSUMEXP.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `logsumexp`, see [`logsumexp`]. The result is written into the given tensor.
pub fn logsumexp_out<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    LOGSUMEXP_OUT.tensor(&[value::tensor(input), value::ints(&dim), value::none(), value::tensor(out)]).map(drop)
}

/// `logsumexp`, see [`logsumexp`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`.
pub fn logsumexp_out_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: LogsumexpOptions, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    LOGSUMEXP_OUT.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The largest element; NaN where there is one. Ties share the gradient evenly. An empty tensor is an error.
/// 0-dim; integers, bool and floating point, complex is not supported.
///
/// In Python:
///
/// ```text
/// >>> torch.max(torch.tensor([1., 5., 3.]))
/// tensor(5.)
/// ```
#[inline]
pub fn max(input: &Tensor) -> Result<Tensor> {
    MAX.tensor(&[value::tensor(input)])
}

/// `max`, see [`max`]. The result is written into the given tensor.
pub fn max_out(input: &Tensor, out: &Tensor) -> Result<()> {
    MAX_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`max_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxDimOptions {
    keepdim: Option<bool>,
}

impl MaxDimOptions {
    /// All defaults.
    pub fn new() -> MaxDimOptions {
        MaxDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The largest elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices
/// where they stand (the first of equals); NaN counts as largest. Integers, bool and floating point; complex,
/// and a dimension without elements, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.max(torch.tensor([[1, 5], [7, 2]]), dim=1)
/// torch.return_types.max(
/// values=tensor([5, 7]),
/// indices=tensor([1, 0]))
/// ```
#[inline]
pub fn max_dim(input: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = MAX_DIM.tensors(&[value::tensor(input), value::int(dim)])?;
    Ok((values, indices))
}

/// The largest elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices
/// where they stand (the first of equals); NaN counts as largest. Integers, bool and floating point; complex,
/// and a dimension without elements, are errors.
///
/// What is not set in the options keeps its default: `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn max_dim_with(input: &Tensor, dim: i64, options: MaxDimOptions) -> Result<(Tensor, Tensor)> {
    let [values, indices] = MAX_DIM.tensors(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// `max.dim`, see [`max_dim`]. The result is written into the given tensor.
pub fn max_dim_out(input: &Tensor, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    MAX_DIM_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// `max.dim`, see [`max_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn max_dim_out_with(input: &Tensor, dim: i64, options: MaxDimOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    MAX_DIM_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// Elementwise, the larger of two: maximum. NaN wins; the tensors broadcast, and their dtypes are promoted.
/// Complex is not supported.
///
/// In Python:
///
/// ```text
/// >>> torch.max(torch.tensor([1, 5]), torch.tensor([3, 2]))
/// tensor([3, 5])
/// ```
#[inline]
pub fn max_other(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    MAX_OTHER.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `max.other`, see [`max_other`]. The result is written into the given tensor.
pub fn max_other_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    MAX_OTHER_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// The parameters of [`mean_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MeanOptions {
    dtype: Option<DType>,
}

impl MeanOptions {
    /// All defaults.
    pub fn new() -> MeanOptions {
        MeanOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Mean of all elements, 0-dim; NaN of none. The tensor, or dtype, must be floating point or complex, else it
/// is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.mean(torch.tensor([1., 2., 6.]))
/// tensor(3.)
/// ```
#[inline]
pub fn mean(input: &Tensor) -> Result<Tensor> {
    MEAN.tensor(&[value::tensor(input)])
}

/// Mean of all elements, 0-dim; NaN of none. The tensor, or dtype, must be floating point or complex, else it
/// is an error.
///
/// What is not set in the options keeps its default: `mean(Tensor self, *, DType? dtype=None) -> Tensor`.
pub fn mean_with(input: &Tensor, options: MeanOptions) -> Result<Tensor> {
    MEAN.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype)])
}

/// `mean`, see [`mean`]. The result is written into the given tensor.
pub fn mean_out(input: &Tensor, out: &Tensor) -> Result<()> {
    MEAN_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `mean`, see [`mean`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `mean(Tensor self, *, DType? dtype=None) -> Tensor`.
pub fn mean_out_with(input: &Tensor, options: MeanOptions, out: &Tensor) -> Result<()> {
    MEAN_OUT.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`mean_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MeanDimOptions {
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl MeanDimOptions {
    /// All defaults.
    pub fn new() -> MeanDimOptions {
        MeanDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Mean over dimensions, which go, or stay with size 1 (keepdim); NaN of none. The tensor, or dtype, which
/// casts first, must be floating point or complex, else it is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.mean(torch.tensor([[1., 2.], [3., 4.]]), dim=0)
/// tensor([2., 3.])
/// ```
#[inline]
pub fn mean_dim<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    MEAN_DIM.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// Mean over dimensions, which go, or stay with size 1 (keepdim); NaN of none. The tensor, or dtype, which
/// casts first, must be floating point or complex, else it is an error.
///
/// What is not set in the options keeps its default: `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn mean_dim_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: MeanDimOptions) -> Result<Tensor> {
    let dim = dim.into();
    MEAN_DIM.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `mean.dim`, see [`mean_dim`]. The result is written into the given tensor.
pub fn mean_dim_out<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    MEAN_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `mean.dim`, see [`mean_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn mean_dim_out_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: MeanDimOptions, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    MEAN_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The smallest element; NaN where there is one. Ties share the gradient evenly. An empty tensor is an error.
/// 0-dim; integers, bool and floating point, complex is not supported.
///
/// In Python:
///
/// ```text
/// >>> torch.min(torch.tensor([1., 5., 3.]))
/// tensor(1.)
/// ```
#[inline]
pub fn min(input: &Tensor) -> Result<Tensor> {
    MIN.tensor(&[value::tensor(input)])
}

/// `min`, see [`min`]. The result is written into the given tensor.
pub fn min_out(input: &Tensor, out: &Tensor) -> Result<()> {
    MIN_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`min_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MinDimOptions {
    keepdim: Option<bool>,
}

impl MinDimOptions {
    /// All defaults.
    pub fn new() -> MinDimOptions {
        MinDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The smallest elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices
/// where they stand (the first of equals); NaN counts as smallest. Integers, bool and floating point; complex,
/// and a dimension without elements, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.min(torch.tensor([[1, 5], [7, 2]]), dim=1)
/// torch.return_types.min(
/// values=tensor([1, 2]),
/// indices=tensor([0, 1]))
/// ```
#[inline]
pub fn min_dim(input: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = MIN_DIM.tensors(&[value::tensor(input), value::int(dim)])?;
    Ok((values, indices))
}

/// The smallest elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices
/// where they stand (the first of equals); NaN counts as smallest. Integers, bool and floating point; complex,
/// and a dimension without elements, are errors.
///
/// What is not set in the options keeps its default: `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn min_dim_with(input: &Tensor, dim: i64, options: MinDimOptions) -> Result<(Tensor, Tensor)> {
    let [values, indices] = MIN_DIM.tensors(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((values, indices))
}

/// `min.dim`, see [`min_dim`]. The result is written into the given tensor.
pub fn min_dim_out(input: &Tensor, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    MIN_DIM_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// `min.dim`, see [`min_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
pub fn min_dim_out_with(input: &Tensor, dim: i64, options: MinDimOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    MIN_DIM_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// Elementwise, the smaller of two: minimum. NaN wins; the tensors broadcast, and their dtypes are promoted.
/// Complex is not supported.
///
/// In Python:
///
/// ```text
/// >>> torch.min(torch.tensor([1, 5]), torch.tensor([3, 2]))
/// tensor([1, 2])
/// ```
#[inline]
pub fn min_other(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    MIN_OTHER.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `min.other`, see [`min_other`]. The result is written into the given tensor.
pub fn min_other_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    MIN_OTHER_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// The parameters of [`nansum_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NansumOptions<'a> {
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl<'a> NansumOptions<'a> {
    /// All defaults.
    pub fn new() -> NansumOptions<'a> {
        NansumOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Sum over dimensions (all of them unless given), which go, or stay with size 1 (keepdim), with NaN counted as
/// 0\. Floating point; integers and bool sum in int64, complex is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.nansum(torch.tensor([1., float('nan'), 3.]))
/// tensor(4.)
/// ```
#[inline]
pub fn nansum(input: &Tensor) -> Result<Tensor> {
    NANSUM.tensor(&[value::tensor(input)])
}

/// Sum over dimensions (all of them unless given), which go, or stay with size 1 (keepdim), with NaN counted as
/// 0\. Floating point; integers and bool sum in int64, complex is an error.
///
/// What is not set in the options keeps its default: `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn nansum_with(input: &Tensor, options: NansumOptions<'_>) -> Result<Tensor> {
    NANSUM.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `nansum`, see [`nansum`]. The result is written into the given tensor.
pub fn nansum_out(input: &Tensor, out: &Tensor) -> Result<()> {
    NANSUM_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `nansum`, see [`nansum`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn nansum_out_with(input: &Tensor, options: NansumOptions<'_>, out: &Tensor) -> Result<()> {
    NANSUM_OUT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NormOptions {
    p: Option<Scalar>,
}

impl NormOptions {
    /// All defaults.
    pub fn new() -> NormOptions {
        NormOptions::default()
    }

    /// `Scalar`, default `2`.
    pub fn p(mut self, p: impl Into<Scalar>) -> Self {
        self.p = Some(p.into());
        self
    }
}

/// p-norm of all elements, 0-dim: (sum |x|^p)^(1/p), the largest modulus for p inf, the count of those not zero
/// for p 0. Floating point and complex only; the result is real.
///
/// In Python:
///
/// ```text
/// >>> torch.norm(torch.tensor([3., 4.]))
/// tensor(5.)
/// ```
#[inline]
pub fn norm(input: &Tensor) -> Result<Tensor> {
    NORM.tensor(&[value::tensor(input)])
}

/// p-norm of all elements, 0-dim: (sum |x|^p)^(1/p), the largest modulus for p inf, the count of those not zero
/// for p 0. Floating point and complex only; the result is real.
///
/// What is not set in the options keeps its default: `norm(Tensor self, Scalar p=2) -> Tensor`.
pub fn norm_with(input: &Tensor, options: NormOptions) -> Result<Tensor> {
    NORM.tensor(&[value::tensor(input), options.p.as_ref().map_or(value::none(), value::scalar)])
}

/// The parameters of [`norm_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NormDimOptions {
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl NormDimOptions {
    /// All defaults.
    pub fn new() -> NormDimOptions {
        NormDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// p-norm over dimensions, which go, or stay with size 1 (keepdim); a missing p means 2. Floating point and
/// complex only; the result is real. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.norm(torch.tensor([[3., 4.], [6., 8.]]), p=2, dim=1)
/// tensor([ 5., 10.])
/// ```
#[inline]
pub fn norm_dim<'a>(input: &Tensor, p: Option<Scalar>, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    NORM_DIM.tensor(&[value::tensor(input), p.as_ref().map_or(value::none(), value::scalar), value::ints(&dim)])
}

/// p-norm over dimensions, which go, or stay with size 1 (keepdim); a missing p means 2. Floating point and
/// complex only; the result is real. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `norm.dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn norm_dim_with<'a>(input: &Tensor, p: Option<Scalar>, dim: impl Into<Ints<'a>>, options: NormDimOptions) -> Result<Tensor> {
    let dim = dim.into();
    NORM_DIM.tensor(&[value::tensor(input), p.as_ref().map_or(value::none(), value::scalar), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `norm.dim`, see [`norm_dim`]. The result is written into the given tensor.
pub fn norm_dim_out<'a>(input: &Tensor, p: Option<Scalar>, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    NORM_DIM_OUT.tensor(&[value::tensor(input), p.as_ref().map_or(value::none(), value::scalar), value::ints(&dim), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `norm.dim`, see [`norm_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `norm.dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn norm_dim_out_with<'a>(input: &Tensor, p: Option<Scalar>, dim: impl Into<Ints<'a>>, options: NormDimOptions, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    NORM_DIM_OUT.tensor(&[value::tensor(input), p.as_ref().map_or(value::none(), value::scalar), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`prod_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ProdOptions {
    dtype: Option<DType>,
}

impl ProdOptions {
    /// All defaults.
    pub fn new() -> ProdOptions {
        ProdOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Product of all elements, 0-dim; 1 of none. Any dtype; integer and bool tensors multiply in int64, dtype, or
/// that of out=, casts first.
///
/// In Python:
///
/// ```text
/// >>> torch.prod(torch.tensor([2., 3., 4.]))
/// tensor(24.)
/// ```
#[inline]
pub fn prod(input: &Tensor) -> Result<Tensor> {
    PROD.tensor(&[value::tensor(input)])
}

/// Product of all elements, 0-dim; 1 of none. Any dtype; integer and bool tensors multiply in int64, dtype, or
/// that of out=, casts first.
///
/// What is not set in the options keeps its default: `prod(Tensor self, *, DType? dtype=None) -> Tensor`.
pub fn prod_with(input: &Tensor, options: ProdOptions) -> Result<Tensor> {
    PROD.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype)])
}

/// `prod`, see [`prod`]. The result is written into the given tensor.
pub fn prod_out(input: &Tensor, out: &Tensor) -> Result<()> {
    PROD_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `prod`, see [`prod`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `prod(Tensor self, *, DType? dtype=None) -> Tensor`.
pub fn prod_out_with(input: &Tensor, options: ProdOptions, out: &Tensor) -> Result<()> {
    PROD_OUT.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`prod_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ProdDimOptions {
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl ProdDimOptions {
    /// All defaults.
    pub fn new() -> ProdDimOptions {
        ProdDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Product over one dimension, which goes, or stays with size 1 (keepdim); 1 of none. Any dtype; integer and
/// bool tensors multiply in int64, dtype, or that of out=, casts first. A dimension that self does not have is
/// an error.
///
/// In Python:
///
/// ```text
/// >>> torch.prod(torch.tensor([[1, 2], [3, 4]]), dim=1)
/// tensor([ 2, 12])
/// ```
#[inline]
pub fn prod_dim(input: &Tensor, dim: i64) -> Result<Tensor> {
    PROD_DIM.tensor(&[value::tensor(input), value::int(dim)])
}

/// Product over one dimension, which goes, or stays with size 1 (keepdim); 1 of none. Any dtype; integer and
/// bool tensors multiply in int64, dtype, or that of out=, casts first. A dimension that self does not have is
/// an error.
///
/// What is not set in the options keeps its default: `prod.dim(Tensor self, int dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn prod_dim_with(input: &Tensor, dim: i64, options: ProdDimOptions) -> Result<Tensor> {
    PROD_DIM.tensor(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `prod.dim`, see [`prod_dim`]. The result is written into the given tensor.
pub fn prod_dim_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    PROD_DIM_OUT.tensor(&[value::tensor(input), value::int(dim), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `prod.dim`, see [`prod_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `prod.dim(Tensor self, int dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn prod_dim_out_with(input: &Tensor, dim: i64, options: ProdDimOptions, out: &Tensor) -> Result<()> {
    PROD_DIM_OUT.tensor(&[value::tensor(input), value::int(dim), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`std_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct StdOptions {
    unbiased: Option<bool>,
}

impl StdOptions {
    /// All defaults.
    pub fn new() -> StdOptions {
        StdOptions::default()
    }

    /// `bool`, default `True`.
    pub fn unbiased(mut self, unbiased: impl Into<Option<bool>>) -> Self {
        self.unbiased = unbiased.into();
        self
    }
}

/// Standard deviation of all elements, 0-dim: divides by the number of elements less the correction (1 unless
/// given; unbiased=False means 0). Floating point and complex only; complex tensors give a real result.
///
/// In Python:
///
/// ```text
/// >>> torch.std(torch.tensor([1., 2., 3., 4.]))
/// tensor(1.2910)
/// ```
#[inline]
pub fn std(input: &Tensor) -> Result<Tensor> {
    STD.tensor(&[value::tensor(input)])
}

/// Standard deviation of all elements, 0-dim: divides by the number of elements less the correction (1 unless
/// given; unbiased=False means 0). Floating point and complex only; complex tensors give a real result.
///
/// What is not set in the options keeps its default: `std(Tensor self, bool unbiased=True) -> Tensor`.
pub fn std_with(input: &Tensor, options: StdOptions) -> Result<Tensor> {
    STD.tensor(&[value::tensor(input), options.unbiased.map_or(value::none(), value::boolean)])
}

/// The parameters of [`std_correction_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct StdCorrectionOptions<'a> {
    dim: Option<Ints<'a>>,
    correction: Option<Scalar>,
    keepdim: Option<bool>,
}

impl<'a> StdCorrectionOptions<'a> {
    /// All defaults.
    pub fn new() -> StdCorrectionOptions<'a> {
        StdCorrectionOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `Scalar?`, default `None`.
    pub fn correction(mut self, correction: impl Into<Scalar>) -> Self {
        self.correction = Some(correction.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// Standard deviation over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by
/// the number of elements less the correction, 1 unless given. Floating point and complex only; complex tensors
/// give a real result. Where it is 0 its gradient is 0. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.std(torch.tensor([1., 2., 3., 4.]), correction=0)
/// tensor(1.1180)
/// ```
#[inline]
pub fn std_correction(input: &Tensor) -> Result<Tensor> {
    STD_CORRECTION.tensor(&[value::tensor(input)])
}

/// Standard deviation over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by
/// the number of elements less the correction, 1 unless given. Floating point and complex only; complex tensors
/// give a real result. Where it is 0 its gradient is 0. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`.
pub fn std_correction_with(input: &Tensor, options: StdCorrectionOptions<'_>) -> Result<Tensor> {
    STD_CORRECTION.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.correction.as_ref().map_or(value::none(), value::scalar), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `std.correction`, see [`std_correction`]. The result is written into the given tensor.
pub fn std_correction_out(input: &Tensor, out: &Tensor) -> Result<()> {
    STD_CORRECTION_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `std.correction`, see [`std_correction`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`.
pub fn std_correction_out_with(input: &Tensor, options: StdCorrectionOptions<'_>, out: &Tensor) -> Result<()> {
    STD_CORRECTION_OUT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.correction.as_ref().map_or(value::none(), value::scalar), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`std_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct StdDimOptions {
    unbiased: Option<bool>,
    keepdim: Option<bool>,
}

impl StdDimOptions {
    /// All defaults.
    pub fn new() -> StdDimOptions {
        StdDimOptions::default()
    }

    /// `bool`, default `True`.
    pub fn unbiased(mut self, unbiased: impl Into<Option<bool>>) -> Self {
        self.unbiased = unbiased.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// Standard deviation over dimensions, which go, or stay with size 1 (keepdim): divides by the number of
/// elements less the correction (1 unless given; unbiased=False means 0). Floating point and complex only;
/// complex tensors give a real result. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.std(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
/// tensor([1., 2.])
/// ```
#[inline]
pub fn std_dim<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    STD_DIM.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// Standard deviation over dimensions, which go, or stay with size 1 (keepdim): divides by the number of
/// elements less the correction (1 unless given; unbiased=False means 0). Floating point and complex only;
/// complex tensors give a real result. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`.
pub fn std_dim_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: StdDimOptions) -> Result<Tensor> {
    let dim = dim.into();
    STD_DIM.tensor(&[value::tensor(input), value::ints(&dim), options.unbiased.map_or(value::none(), value::boolean), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `std.dim`, see [`std_dim`]. The result is written into the given tensor.
pub fn std_dim_out<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    STD_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `std.dim`, see [`std_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`.
pub fn std_dim_out_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: StdDimOptions, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    STD_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), options.unbiased.map_or(value::none(), value::boolean), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`std_mean_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct StdMeanOptions {
    unbiased: Option<bool>,
}

impl StdMeanOptions {
    /// All defaults.
    pub fn new() -> StdMeanOptions {
        StdMeanOptions::default()
    }

    /// `bool`, default `True`.
    pub fn unbiased(mut self, unbiased: impl Into<Option<bool>>) -> Self {
        self.unbiased = unbiased.into();
        self
    }
}

/// Standard deviation and mean of all elements, 0-dim, as std and mean give them. Floating point and complex
/// only; of complex tensors the first is real.
///
/// In Python:
///
/// ```text
/// >>> torch.std_mean(torch.tensor([1., 2., 3., 4.]))
/// (tensor(1.2910), tensor(2.5000))
/// ```
#[inline]
pub fn std_mean(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = STD_MEAN.tensors(&[value::tensor(input)])?;
    Ok((result0, result1))
}

/// Standard deviation and mean of all elements, 0-dim, as std and mean give them. Floating point and complex
/// only; of complex tensors the first is real.
///
/// What is not set in the options keeps its default: `std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)`.
pub fn std_mean_with(input: &Tensor, options: StdMeanOptions) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = STD_MEAN.tensors(&[value::tensor(input), options.unbiased.map_or(value::none(), value::boolean)])?;
    Ok((result0, result1))
}

/// The parameters of [`std_mean_correction_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct StdMeanCorrectionOptions<'a> {
    dim: Option<Ints<'a>>,
    correction: Option<Scalar>,
    keepdim: Option<bool>,
}

impl<'a> StdMeanCorrectionOptions<'a> {
    /// All defaults.
    pub fn new() -> StdMeanCorrectionOptions<'a> {
        StdMeanCorrectionOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `Scalar?`, default `None`.
    pub fn correction(mut self, correction: impl Into<Scalar>) -> Self {
        self.correction = Some(correction.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// Standard deviation and mean over dimensions (all unless given), which go, or stay with size 1 (keepdim): the
/// variance divides by the number of elements less the correction, 1 unless given. Floating point and complex
/// only; of complex tensors the first is real. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.std_mean(torch.tensor([1., 2., 3., 4.]), correction=0)
/// (tensor(1.1180), tensor(2.5000))
/// ```
#[inline]
pub fn std_mean_correction(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = STD_MEAN_CORRECTION.tensors(&[value::tensor(input)])?;
    Ok((result0, result1))
}

/// Standard deviation and mean over dimensions (all unless given), which go, or stay with size 1 (keepdim): the
/// variance divides by the number of elements less the correction, 1 unless given. Floating point and complex
/// only; of complex tensors the first is real. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)`.
pub fn std_mean_correction_with(input: &Tensor, options: StdMeanCorrectionOptions<'_>) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = STD_MEAN_CORRECTION.tensors(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.correction.as_ref().map_or(value::none(), value::scalar), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((result0, result1))
}

/// The parameters of [`std_mean_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct StdMeanDimOptions {
    unbiased: Option<bool>,
    keepdim: Option<bool>,
}

impl StdMeanDimOptions {
    /// All defaults.
    pub fn new() -> StdMeanDimOptions {
        StdMeanDimOptions::default()
    }

    /// `bool`, default `True`.
    pub fn unbiased(mut self, unbiased: impl Into<Option<bool>>) -> Self {
        self.unbiased = unbiased.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// Standard deviation and mean over dimensions, which go, or stay with size 1 (keepdim), as std and mean give
/// them. Floating point and complex only; of complex tensors the first is real. A dimension that self does not
/// have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.std_mean(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
/// (tensor([1., 2.]), tensor([2., 4.]))
/// ```
#[inline]
pub fn std_mean_dim<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let dim = dim.into();
    let [result0, result1] = STD_MEAN_DIM.tensors(&[value::tensor(input), value::ints(&dim)])?;
    Ok((result0, result1))
}

/// Standard deviation and mean over dimensions, which go, or stay with size 1 (keepdim), as std and mean give
/// them. Floating point and complex only; of complex tensors the first is real. A dimension that self does not
/// have is an error.
///
/// What is not set in the options keeps its default: `std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)`.
pub fn std_mean_dim_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: StdMeanDimOptions) -> Result<(Tensor, Tensor)> {
    let dim = dim.into();
    let [result0, result1] = STD_MEAN_DIM.tensors(&[value::tensor(input), value::ints(&dim), options.unbiased.map_or(value::none(), value::boolean), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((result0, result1))
}

/// The parameters of [`sum_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SumOptions {
    dtype: Option<DType>,
}

impl SumOptions {
    /// All defaults.
    pub fn new() -> SumOptions {
        SumOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Sum of all elements, 0-dim. Any dtype; integer and bool tensors sum in int64, dtype, or that of out=, casts
/// first.
///
/// In Python:
///
/// ```text
/// >>> torch.sum(torch.tensor([[1, 2], [3, 4]]))
/// tensor(10)
/// ```
#[inline]
pub fn sum(input: &Tensor) -> Result<Tensor> {
    SUM.tensor(&[value::tensor(input)])
}

/// Sum of all elements, 0-dim. Any dtype; integer and bool tensors sum in int64, dtype, or that of out=, casts
/// first.
///
/// What is not set in the options keeps its default: `sum(Tensor self, *, DType? dtype=None) -> Tensor`.
pub fn sum_with(input: &Tensor, options: SumOptions) -> Result<Tensor> {
    SUM.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype)])
}

/// `sum`, see [`sum`]. The result is written into the given tensor.
pub fn sum_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SUM_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `sum`, see [`sum`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `sum(Tensor self, *, DType? dtype=None) -> Tensor`.
pub fn sum_out_with(input: &Tensor, options: SumOptions, out: &Tensor) -> Result<()> {
    SUM_OUT.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`sum_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SumDimOptions {
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl SumDimOptions {
    /// All defaults.
    pub fn new() -> SumDimOptions {
        SumDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Sum over dimensions, which go, or stay with size 1 (keepdim). Any dtype; integer and bool tensors sum in
/// int64, dtype, or that of out=, casts first. An empty sum is 0. A dimension that self does not have is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.sum(torch.tensor([[1., 2.], [3., 4.]]), dim=1, keepdim=True)
/// tensor([[3.],
///         [7.]])
/// ```
#[inline]
pub fn sum_dim<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    SUM_DIM.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// Sum over dimensions, which go, or stay with size 1 (keepdim). Any dtype; integer and bool tensors sum in
/// int64, dtype, or that of out=, casts first. An empty sum is 0. A dimension that self does not have is an
/// error.
///
/// What is not set in the options keeps its default: `sum.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn sum_dim_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: SumDimOptions) -> Result<Tensor> {
    let dim = dim.into();
    SUM_DIM.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `sum.dim`, see [`sum_dim`]. The result is written into the given tensor.
pub fn sum_dim_out<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    SUM_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `sum.dim`, see [`sum_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `sum.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn sum_dim_out_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: SumDimOptions, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    SUM_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The sum over the dimensions that broadcasting a tensor of shape `size` to this shape would repeat; a size
/// that does not broadcast to it is an error. Any dtype, integers and bool sum in int64.
///
/// In Python:
///
/// ```text
/// >>> torch.ones(2, 3).sum_to_size(1, 3)
/// tensor([[2., 2., 2.]])
/// ```
#[inline]
pub fn sum_to_size<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    SUM_TO_SIZE.tensor(&[value::tensor(input), value::ints(&size)])
}

/// Sum of the diagonal of a matrix, 0-dim. Any dtype, integers and bool sum in int64. Other numbers of
/// dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.trace(torch.tensor([[1, 2], [3, 4]]))
/// tensor(5)
/// ```
#[inline]
pub fn trace(input: &Tensor) -> Result<Tensor> {
    TRACE.tensor(&[value::tensor(input)])
}

/// The parameters of [`var_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct VarOptions {
    unbiased: Option<bool>,
}

impl VarOptions {
    /// All defaults.
    pub fn new() -> VarOptions {
        VarOptions::default()
    }

    /// `bool`, default `True`.
    pub fn unbiased(mut self, unbiased: impl Into<Option<bool>>) -> Self {
        self.unbiased = unbiased.into();
        self
    }
}

/// Variance of all elements, 0-dim: divides by the number of elements less the correction (1 unless given;
/// unbiased=False means 0). Floating point and complex only; complex tensors give a real result.
///
/// In Python:
///
/// ```text
/// >>> torch.var(torch.tensor([1., 2., 3., 4.]))
/// tensor(1.6667)
/// ```
#[inline]
pub fn var(input: &Tensor) -> Result<Tensor> {
    VAR.tensor(&[value::tensor(input)])
}

/// Variance of all elements, 0-dim: divides by the number of elements less the correction (1 unless given;
/// unbiased=False means 0). Floating point and complex only; complex tensors give a real result.
///
/// What is not set in the options keeps its default: `var(Tensor self, bool unbiased=True) -> Tensor`.
pub fn var_with(input: &Tensor, options: VarOptions) -> Result<Tensor> {
    VAR.tensor(&[value::tensor(input), options.unbiased.map_or(value::none(), value::boolean)])
}

/// The parameters of [`var_correction_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct VarCorrectionOptions<'a> {
    dim: Option<Ints<'a>>,
    correction: Option<Scalar>,
    keepdim: Option<bool>,
}

impl<'a> VarCorrectionOptions<'a> {
    /// All defaults.
    pub fn new() -> VarCorrectionOptions<'a> {
        VarCorrectionOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `Scalar?`, default `None`.
    pub fn correction(mut self, correction: impl Into<Scalar>) -> Self {
        self.correction = Some(correction.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// Variance over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by the number
/// of elements less the correction, 1 unless given. Floating point and complex only; complex tensors give a
/// real result. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.var(torch.tensor([1., 2., 3., 4.]), correction=0)
/// tensor(1.2500)
/// ```
#[inline]
pub fn var_correction(input: &Tensor) -> Result<Tensor> {
    VAR_CORRECTION.tensor(&[value::tensor(input)])
}

/// Variance over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by the number
/// of elements less the correction, 1 unless given. Floating point and complex only; complex tensors give a
/// real result. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`.
pub fn var_correction_with(input: &Tensor, options: VarCorrectionOptions<'_>) -> Result<Tensor> {
    VAR_CORRECTION.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.correction.as_ref().map_or(value::none(), value::scalar), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `var.correction`, see [`var_correction`]. The result is written into the given tensor.
pub fn var_correction_out(input: &Tensor, out: &Tensor) -> Result<()> {
    VAR_CORRECTION_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `var.correction`, see [`var_correction`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`.
pub fn var_correction_out_with(input: &Tensor, options: VarCorrectionOptions<'_>, out: &Tensor) -> Result<()> {
    VAR_CORRECTION_OUT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.correction.as_ref().map_or(value::none(), value::scalar), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`var_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct VarDimOptions {
    unbiased: Option<bool>,
    keepdim: Option<bool>,
}

impl VarDimOptions {
    /// All defaults.
    pub fn new() -> VarDimOptions {
        VarDimOptions::default()
    }

    /// `bool`, default `True`.
    pub fn unbiased(mut self, unbiased: impl Into<Option<bool>>) -> Self {
        self.unbiased = unbiased.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// Variance over dimensions, which go, or stay with size 1 (keepdim): divides by the number of elements less
/// the correction (1 unless given; unbiased=False means 0). Floating point and complex only; complex tensors
/// give a real result. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.var(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
/// tensor([1., 4.])
/// ```
#[inline]
pub fn var_dim<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    VAR_DIM.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// Variance over dimensions, which go, or stay with size 1 (keepdim): divides by the number of elements less
/// the correction (1 unless given; unbiased=False means 0). Floating point and complex only; complex tensors
/// give a real result. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`.
pub fn var_dim_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: VarDimOptions) -> Result<Tensor> {
    let dim = dim.into();
    VAR_DIM.tensor(&[value::tensor(input), value::ints(&dim), options.unbiased.map_or(value::none(), value::boolean), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `var.dim`, see [`var_dim`]. The result is written into the given tensor.
pub fn var_dim_out<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    VAR_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `var.dim`, see [`var_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`.
pub fn var_dim_out_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: VarDimOptions, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    VAR_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), options.unbiased.map_or(value::none(), value::boolean), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`var_mean_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct VarMeanOptions {
    unbiased: Option<bool>,
}

impl VarMeanOptions {
    /// All defaults.
    pub fn new() -> VarMeanOptions {
        VarMeanOptions::default()
    }

    /// `bool`, default `True`.
    pub fn unbiased(mut self, unbiased: impl Into<Option<bool>>) -> Self {
        self.unbiased = unbiased.into();
        self
    }
}

/// Variance and mean of all elements, 0-dim, as var and mean give them. Floating point and complex only; of
/// complex tensors the first is real.
///
/// In Python:
///
/// ```text
/// >>> torch.var_mean(torch.tensor([1., 2., 3., 4.]))
/// (tensor(1.6667), tensor(2.5000))
/// ```
#[inline]
pub fn var_mean(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = VAR_MEAN.tensors(&[value::tensor(input)])?;
    Ok((result0, result1))
}

/// Variance and mean of all elements, 0-dim, as var and mean give them. Floating point and complex only; of
/// complex tensors the first is real.
///
/// What is not set in the options keeps its default: `var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)`.
pub fn var_mean_with(input: &Tensor, options: VarMeanOptions) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = VAR_MEAN.tensors(&[value::tensor(input), options.unbiased.map_or(value::none(), value::boolean)])?;
    Ok((result0, result1))
}

/// The parameters of [`var_mean_correction_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct VarMeanCorrectionOptions<'a> {
    dim: Option<Ints<'a>>,
    correction: Option<Scalar>,
    keepdim: Option<bool>,
}

impl<'a> VarMeanCorrectionOptions<'a> {
    /// All defaults.
    pub fn new() -> VarMeanCorrectionOptions<'a> {
        VarMeanCorrectionOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `Scalar?`, default `None`.
    pub fn correction(mut self, correction: impl Into<Scalar>) -> Self {
        self.correction = Some(correction.into());
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// Variance and mean over dimensions (all unless given), which go, or stay with size 1 (keepdim): the variance
/// divides by the number of elements less the correction, 1 unless given. Floating point and complex only; of
/// complex tensors the first is real. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.var_mean(torch.tensor([1., 2., 3., 4.]), correction=0)
/// (tensor(1.2500), tensor(2.5000))
/// ```
#[inline]
pub fn var_mean_correction(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = VAR_MEAN_CORRECTION.tensors(&[value::tensor(input)])?;
    Ok((result0, result1))
}

/// Variance and mean over dimensions (all unless given), which go, or stay with size 1 (keepdim): the variance
/// divides by the number of elements less the correction, 1 unless given. Floating point and complex only; of
/// complex tensors the first is real. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)`.
pub fn var_mean_correction_with(input: &Tensor, options: VarMeanCorrectionOptions<'_>) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = VAR_MEAN_CORRECTION.tensors(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.correction.as_ref().map_or(value::none(), value::scalar), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((result0, result1))
}

/// The parameters of [`var_mean_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct VarMeanDimOptions {
    unbiased: Option<bool>,
    keepdim: Option<bool>,
}

impl VarMeanDimOptions {
    /// All defaults.
    pub fn new() -> VarMeanDimOptions {
        VarMeanDimOptions::default()
    }

    /// `bool`, default `True`.
    pub fn unbiased(mut self, unbiased: impl Into<Option<bool>>) -> Self {
        self.unbiased = unbiased.into();
        self
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// Variance and mean over dimensions, which go, or stay with size 1 (keepdim), as var and mean give them.
/// Floating point and complex only; of complex tensors the first is real. A dimension that self does not have
/// is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.var_mean(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
/// (tensor([1., 4.]), tensor([2., 4.]))
/// ```
#[inline]
pub fn var_mean_dim<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let dim = dim.into();
    let [result0, result1] = VAR_MEAN_DIM.tensors(&[value::tensor(input), value::ints(&dim)])?;
    Ok((result0, result1))
}

/// Variance and mean over dimensions, which go, or stay with size 1 (keepdim), as var and mean give them.
/// Floating point and complex only; of complex tensors the first is real. A dimension that self does not have
/// is an error.
///
/// What is not set in the options keeps its default: `var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)`.
pub fn var_mean_dim_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: VarMeanDimOptions) -> Result<(Tensor, Tensor)> {
    let dim = dim.into();
    let [result0, result1] = VAR_MEAN_DIM.tensors(&[value::tensor(input), value::ints(&dim), options.unbiased.map_or(value::none(), value::boolean), options.keepdim.map_or(value::none(), value::boolean)])?;
    Ok((result0, result1))
}

impl Tensor {
    /// True when all elements are not zero, 0-dim; true of none. Any dtype is read; the result is bool, uint8 for
    /// uint8 tensors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.all(torch.tensor([True, True, False]))
    /// tensor(False)
    /// ```
    #[inline]
    pub fn all(&self) -> Result<Tensor> {
        all(self)
    }

    /// `all`, see [`all`]. The result is written into the given tensor.
    #[inline]
    pub fn all_out(&self, out: &Tensor) -> Result<()> {
        all_out(self, out)
    }

    /// True where, along a dimension, all elements are not zero. It goes, or stays with size 1 (keepdim). Any dtype
    /// is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.all(torch.tensor([[True, True], [True, False]]), dim=1)
    /// tensor([ True, False])
    /// ```
    #[inline]
    pub fn all_dim(&self, dim: i64) -> Result<Tensor> {
        all_dim(self, dim)
    }

    /// True where, along a dimension, all elements are not zero. It goes, or stays with size 1 (keepdim). Any dtype
    /// is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn all_dim_with(&self, dim: i64, options: AllDimOptions) -> Result<Tensor> {
        all_dim_with(self, dim, options)
    }

    /// `all.dim`, see [`all_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn all_dim_out(&self, dim: i64, out: &Tensor) -> Result<()> {
        all_dim_out(self, dim, out)
    }

    /// `all.dim`, see [`all_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn all_dim_out_with(&self, dim: i64, options: AllDimOptions, out: &Tensor) -> Result<()> {
        all_dim_out_with(self, dim, options, out)
    }

    /// True where, over dimensions (all unless given), all elements are not zero. They go, or stay with size 1
    /// (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
    /// have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.all(torch.tensor([[True, True], [True, False]]), dim=(0, 1))
    /// tensor(False)
    /// ```
    #[inline]
    pub fn all_dims(&self) -> Result<Tensor> {
        all_dims(self)
    }

    /// True where, over dimensions (all unless given), all elements are not zero. They go, or stay with size 1
    /// (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
    /// have is an error.
    ///
    /// What is not set in the options keeps its default: `all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn all_dims_with(&self, options: AllDimsOptions<'_>) -> Result<Tensor> {
        all_dims_with(self, options)
    }

    /// `all.dims`, see [`all_dims`]. The result is written into the given tensor.
    #[inline]
    pub fn all_dims_out(&self, out: &Tensor) -> Result<()> {
        all_dims_out(self, out)
    }

    /// `all.dims`, see [`all_dims`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn all_dims_out_with(&self, options: AllDimsOptions<'_>, out: &Tensor) -> Result<()> {
        all_dims_out_with(self, options, out)
    }

    /// The largest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
    /// there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
    /// without elements, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.amax(torch.tensor([[1., 5.], [7., 2.]]), dim=0)
    /// tensor([7., 5.])
    /// ```
    #[inline]
    pub fn amax(&self) -> Result<Tensor> {
        amax(self)
    }

    /// The largest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
    /// there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
    /// without elements, are errors.
    ///
    /// What is not set in the options keeps its default: `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn amax_with(&self, options: AmaxOptions<'_>) -> Result<Tensor> {
        amax_with(self, options)
    }

    /// `amax`, see [`amax`]. The result is written into the given tensor.
    #[inline]
    pub fn amax_out(&self, out: &Tensor) -> Result<()> {
        amax_out(self, out)
    }

    /// `amax`, see [`amax`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn amax_out_with(&self, options: AmaxOptions<'_>, out: &Tensor) -> Result<()> {
        amax_out_with(self, options, out)
    }

    /// The smallest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
    /// there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
    /// without elements, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.amin(torch.tensor([[1., 5.], [7., 2.]]), dim=0)
    /// tensor([1., 2.])
    /// ```
    #[inline]
    pub fn amin(&self) -> Result<Tensor> {
        amin(self)
    }

    /// The smallest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
    /// there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
    /// without elements, are errors.
    ///
    /// What is not set in the options keeps its default: `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn amin_with(&self, options: AminOptions<'_>) -> Result<Tensor> {
        amin_with(self, options)
    }

    /// `amin`, see [`amin`]. The result is written into the given tensor.
    #[inline]
    pub fn amin_out(&self, out: &Tensor) -> Result<()> {
        amin_out(self, out)
    }

    /// `amin`, see [`amin`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn amin_out_with(&self, options: AminOptions<'_>, out: &Tensor) -> Result<()> {
        amin_out_with(self, options, out)
    }

    /// The smallest and the largest elements along a dimension, which goes, or stays with size 1 (keepdim), or of
    /// the whole tensor, 0-dim; NaN counts as both. Integers, bool and floating point; complex, and an empty tensor
    /// or dimension, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.aminmax(torch.tensor([3., 1., 2.]))
    /// torch.return_types.aminmax(
    /// min=tensor(1.),
    /// max=tensor(3.))
    /// ```
    #[inline]
    pub fn aminmax(&self) -> Result<(Tensor, Tensor)> {
        aminmax(self)
    }

    /// The smallest and the largest elements along a dimension, which goes, or stays with size 1 (keepdim), or of
    /// the whole tensor, 0-dim; NaN counts as both. Integers, bool and floating point; complex, and an empty tensor
    /// or dimension, are errors.
    ///
    /// What is not set in the options keeps its default: `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`.
    #[inline]
    pub fn aminmax_with(&self, options: AminmaxOptions) -> Result<(Tensor, Tensor)> {
        aminmax_with(self, options)
    }

    /// `aminmax`, see [`aminmax`]. The result is written into the given tensor.
    #[inline]
    pub fn aminmax_out(&self, out_min: &Tensor, out_max: &Tensor) -> Result<()> {
        aminmax_out(self, out_min, out_max)
    }

    /// `aminmax`, see [`aminmax`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`.
    #[inline]
    pub fn aminmax_out_with(&self, options: AminmaxOptions, out_min: &Tensor, out_max: &Tensor) -> Result<()> {
        aminmax_out_with(self, options, out_min, out_max)
    }

    /// True when any element is not zero, 0-dim; false of none. Any dtype is read; the result is bool, uint8 for
    /// uint8 tensors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.any(torch.tensor([0, 0, 3]))
    /// tensor(True)
    /// ```
    #[inline]
    pub fn any(&self) -> Result<Tensor> {
        any(self)
    }

    /// `any`, see [`any`]. The result is written into the given tensor.
    #[inline]
    pub fn any_out(&self, out: &Tensor) -> Result<()> {
        any_out(self, out)
    }

    /// True where, along a dimension, any element is not zero. It goes, or stays with size 1 (keepdim). Any dtype
    /// is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.any(torch.tensor([[0, 0], [1, 0]]), dim=1)
    /// tensor([False,  True])
    /// ```
    #[inline]
    pub fn any_dim(&self, dim: i64) -> Result<Tensor> {
        any_dim(self, dim)
    }

    /// True where, along a dimension, any element is not zero. It goes, or stays with size 1 (keepdim). Any dtype
    /// is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn any_dim_with(&self, dim: i64, options: AnyDimOptions) -> Result<Tensor> {
        any_dim_with(self, dim, options)
    }

    /// `any.dim`, see [`any_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn any_dim_out(&self, dim: i64, out: &Tensor) -> Result<()> {
        any_dim_out(self, dim, out)
    }

    /// `any.dim`, see [`any_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn any_dim_out_with(&self, dim: i64, options: AnyDimOptions, out: &Tensor) -> Result<()> {
        any_dim_out_with(self, dim, options, out)
    }

    /// True where, over dimensions (all unless given), any element is not zero. They go, or stay with size 1
    /// (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
    /// have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.any(torch.tensor([[0, 0], [1, 0]]), dim=(0, 1))
    /// tensor(True)
    /// ```
    #[inline]
    pub fn any_dims(&self) -> Result<Tensor> {
        any_dims(self)
    }

    /// True where, over dimensions (all unless given), any element is not zero. They go, or stay with size 1
    /// (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
    /// have is an error.
    ///
    /// What is not set in the options keeps its default: `any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn any_dims_with(&self, options: AnyDimsOptions<'_>) -> Result<Tensor> {
        any_dims_with(self, options)
    }

    /// `any.dims`, see [`any_dims`]. The result is written into the given tensor.
    #[inline]
    pub fn any_dims_out(&self, out: &Tensor) -> Result<()> {
        any_dims_out(self, out)
    }

    /// `any.dims`, see [`any_dims`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn any_dims_out_with(&self, options: AnyDimsOptions<'_>, out: &Tensor) -> Result<()> {
        any_dims_out_with(self, options, out)
    }

    /// Index of the largest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
    /// flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
    /// complex, and a dimension without elements, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.argmax(torch.tensor([[1, 5], [7, 2]]), dim=1)
    /// tensor([1, 0])
    /// ```
    #[inline]
    pub fn argmax(&self) -> Result<Tensor> {
        argmax(self)
    }

    /// Index of the largest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
    /// flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
    /// complex, and a dimension without elements, are errors.
    ///
    /// What is not set in the options keeps its default: `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn argmax_with(&self, options: ArgmaxOptions) -> Result<Tensor> {
        argmax_with(self, options)
    }

    /// `argmax`, see [`argmax`]. The result is written into the given tensor.
    #[inline]
    pub fn argmax_out(&self, out: &Tensor) -> Result<()> {
        argmax_out(self, out)
    }

    /// `argmax`, see [`argmax`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn argmax_out_with(&self, options: ArgmaxOptions, out: &Tensor) -> Result<()> {
        argmax_out_with(self, options, out)
    }

    /// Index of the smallest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
    /// flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
    /// complex, and a dimension without elements, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.argmin(torch.tensor([4., 1., 3.]))
    /// tensor(1)
    /// ```
    #[inline]
    pub fn argmin(&self) -> Result<Tensor> {
        argmin(self)
    }

    /// Index of the smallest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
    /// flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
    /// complex, and a dimension without elements, are errors.
    ///
    /// What is not set in the options keeps its default: `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn argmin_with(&self, options: ArgminOptions) -> Result<Tensor> {
        argmin_with(self, options)
    }

    /// `argmin`, see [`argmin`]. The result is written into the given tensor.
    #[inline]
    pub fn argmin_out(&self, out: &Tensor) -> Result<()> {
        argmin_out(self, out)
    }

    /// `argmin`, see [`argmin`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn argmin_out_with(&self, options: ArgminOptions, out: &Tensor) -> Result<()> {
        argmin_out_with(self, options, out)
    }

    /// Number of elements that are not zero, along a dimension, which goes, or in all, 0-dim. int64; any dtype is
    /// read. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.count_nonzero(torch.tensor([[0, 1], [2, 3]]))
    /// tensor(3)
    /// ```
    #[inline]
    pub fn count_nonzero(&self) -> Result<Tensor> {
        count_nonzero(self)
    }

    /// Number of elements that are not zero, along a dimension, which goes, or in all, 0-dim. int64; any dtype is
    /// read. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `count_nonzero(Tensor self, int? dim=None) -> Tensor`.
    #[inline]
    pub fn count_nonzero_with(&self, options: CountNonzeroOptions) -> Result<Tensor> {
        count_nonzero_with(self, options)
    }

    /// Number of elements that are not zero over several dimensions, which go: int64, and any dtype is read. A
    /// dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.count_nonzero(torch.tensor([[0, 1], [2, 3]]), dim=(0,))
    /// tensor([1, 2])
    /// ```
    #[inline]
    pub fn count_nonzero_dims<'a>(&self, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
        count_nonzero_dims(self, dim)
    }

    /// p-norm of self - other, which broadcast; 0-dim and real. Floating point and complex; integers, and shapes
    /// that do not broadcast, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.dist(torch.tensor([1., 2.]), torch.tensor([4., 6.]))
    /// tensor(5.)
    /// ```
    #[inline]
    pub fn dist(&self, other: &Tensor) -> Result<Tensor> {
        dist(self, other)
    }

    /// p-norm of self - other, which broadcast; 0-dim and real. Floating point and complex; integers, and shapes
    /// that do not broadcast, are errors.
    ///
    /// What is not set in the options keeps its default: `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor`.
    #[inline]
    pub fn dist_with(&self, other: &Tensor, options: DistOptions) -> Result<Tensor> {
        dist_with(self, other, options)
    }

    /// log of the sum of exponentials over dimensions, which go, or stay with size 1 (keepdim), computed stably.
    /// Floating point and complex; integers and bool compute in the default float type. A dimension that self does
    /// not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logsumexp(torch.tensor([[0., 0.], [1000., 1000.]]), 1)
    /// tensor([6.9315e-01, 1.0007e+03])
    /// ```
    #[inline]
    pub fn logsumexp<'a>(&self, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
        logsumexp(self, dim)
    }

    /// log of the sum of exponentials over dimensions, which go, or stay with size 1 (keepdim), computed stably.
    /// Floating point and complex; integers and bool compute in the default float type. A dimension that self does
    /// not have is an error.
    ///
    /// What is not set in the options keeps its default: `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn logsumexp_with<'a>(&self, dim: impl Into<Ints<'a>>, options: LogsumexpOptions) -> Result<Tensor> {
        logsumexp_with(self, dim, options)
    }

    /// `logsumexp`, see [`logsumexp`]. The result is written into the given tensor.
    #[inline]
    pub fn logsumexp_out<'a>(&self, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
        logsumexp_out(self, dim, out)
    }

    /// `logsumexp`, see [`logsumexp`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn logsumexp_out_with<'a>(&self, dim: impl Into<Ints<'a>>, options: LogsumexpOptions, out: &Tensor) -> Result<()> {
        logsumexp_out_with(self, dim, options, out)
    }

    /// The largest element; NaN where there is one. Ties share the gradient evenly. An empty tensor is an error.
    /// 0-dim; integers, bool and floating point, complex is not supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.max(torch.tensor([1., 5., 3.]))
    /// tensor(5.)
    /// ```
    #[inline]
    pub fn max(&self) -> Result<Tensor> {
        max(self)
    }

    /// `max`, see [`max`]. The result is written into the given tensor.
    #[inline]
    pub fn max_out(&self, out: &Tensor) -> Result<()> {
        max_out(self, out)
    }

    /// The largest elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices
    /// where they stand (the first of equals); NaN counts as largest. Integers, bool and floating point; complex,
    /// and a dimension without elements, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.max(torch.tensor([[1, 5], [7, 2]]), dim=1)
    /// torch.return_types.max(
    /// values=tensor([5, 7]),
    /// indices=tensor([1, 0]))
    /// ```
    #[inline]
    pub fn max_dim(&self, dim: i64) -> Result<(Tensor, Tensor)> {
        max_dim(self, dim)
    }

    /// The largest elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices
    /// where they stand (the first of equals); NaN counts as largest. Integers, bool and floating point; complex,
    /// and a dimension without elements, are errors.
    ///
    /// What is not set in the options keeps its default: `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn max_dim_with(&self, dim: i64, options: MaxDimOptions) -> Result<(Tensor, Tensor)> {
        max_dim_with(self, dim, options)
    }

    /// `max.dim`, see [`max_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn max_dim_out(&self, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        max_dim_out(self, dim, out_values, out_indices)
    }

    /// `max.dim`, see [`max_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn max_dim_out_with(&self, dim: i64, options: MaxDimOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        max_dim_out_with(self, dim, options, out_values, out_indices)
    }

    /// Elementwise, the larger of two: maximum. NaN wins; the tensors broadcast, and their dtypes are promoted.
    /// Complex is not supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.max(torch.tensor([1, 5]), torch.tensor([3, 2]))
    /// tensor([3, 5])
    /// ```
    #[inline]
    pub fn max_other(&self, other: &Tensor) -> Result<Tensor> {
        max_other(self, other)
    }

    /// `max.other`, see [`max_other`]. The result is written into the given tensor.
    #[inline]
    pub fn max_other_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        max_other_out(self, other, out)
    }

    /// Mean of all elements, 0-dim; NaN of none. The tensor, or dtype, must be floating point or complex, else it
    /// is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.mean(torch.tensor([1., 2., 6.]))
    /// tensor(3.)
    /// ```
    #[inline]
    pub fn mean(&self) -> Result<Tensor> {
        mean(self)
    }

    /// Mean of all elements, 0-dim; NaN of none. The tensor, or dtype, must be floating point or complex, else it
    /// is an error.
    ///
    /// What is not set in the options keeps its default: `mean(Tensor self, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn mean_with(&self, options: MeanOptions) -> Result<Tensor> {
        mean_with(self, options)
    }

    /// `mean`, see [`mean`]. The result is written into the given tensor.
    #[inline]
    pub fn mean_out(&self, out: &Tensor) -> Result<()> {
        mean_out(self, out)
    }

    /// `mean`, see [`mean`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `mean(Tensor self, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn mean_out_with(&self, options: MeanOptions, out: &Tensor) -> Result<()> {
        mean_out_with(self, options, out)
    }

    /// Mean over dimensions, which go, or stay with size 1 (keepdim); NaN of none. The tensor, or dtype, which
    /// casts first, must be floating point or complex, else it is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.mean(torch.tensor([[1., 2.], [3., 4.]]), dim=0)
    /// tensor([2., 3.])
    /// ```
    #[inline]
    pub fn mean_dim<'a>(&self, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
        mean_dim(self, dim)
    }

    /// Mean over dimensions, which go, or stay with size 1 (keepdim); NaN of none. The tensor, or dtype, which
    /// casts first, must be floating point or complex, else it is an error.
    ///
    /// What is not set in the options keeps its default: `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn mean_dim_with<'a>(&self, dim: impl Into<Ints<'a>>, options: MeanDimOptions) -> Result<Tensor> {
        mean_dim_with(self, dim, options)
    }

    /// `mean.dim`, see [`mean_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn mean_dim_out<'a>(&self, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
        mean_dim_out(self, dim, out)
    }

    /// `mean.dim`, see [`mean_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn mean_dim_out_with<'a>(&self, dim: impl Into<Ints<'a>>, options: MeanDimOptions, out: &Tensor) -> Result<()> {
        mean_dim_out_with(self, dim, options, out)
    }

    /// The smallest element; NaN where there is one. Ties share the gradient evenly. An empty tensor is an error.
    /// 0-dim; integers, bool and floating point, complex is not supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.min(torch.tensor([1., 5., 3.]))
    /// tensor(1.)
    /// ```
    #[inline]
    pub fn min(&self) -> Result<Tensor> {
        min(self)
    }

    /// `min`, see [`min`]. The result is written into the given tensor.
    #[inline]
    pub fn min_out(&self, out: &Tensor) -> Result<()> {
        min_out(self, out)
    }

    /// The smallest elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices
    /// where they stand (the first of equals); NaN counts as smallest. Integers, bool and floating point; complex,
    /// and a dimension without elements, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.min(torch.tensor([[1, 5], [7, 2]]), dim=1)
    /// torch.return_types.min(
    /// values=tensor([1, 2]),
    /// indices=tensor([0, 1]))
    /// ```
    #[inline]
    pub fn min_dim(&self, dim: i64) -> Result<(Tensor, Tensor)> {
        min_dim(self, dim)
    }

    /// The smallest elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices
    /// where they stand (the first of equals); NaN counts as smallest. Integers, bool and floating point; complex,
    /// and a dimension without elements, are errors.
    ///
    /// What is not set in the options keeps its default: `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn min_dim_with(&self, dim: i64, options: MinDimOptions) -> Result<(Tensor, Tensor)> {
        min_dim_with(self, dim, options)
    }

    /// `min.dim`, see [`min_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn min_dim_out(&self, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        min_dim_out(self, dim, out_values, out_indices)
    }

    /// `min.dim`, see [`min_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`.
    #[inline]
    pub fn min_dim_out_with(&self, dim: i64, options: MinDimOptions, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        min_dim_out_with(self, dim, options, out_values, out_indices)
    }

    /// Elementwise, the smaller of two: minimum. NaN wins; the tensors broadcast, and their dtypes are promoted.
    /// Complex is not supported.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.min(torch.tensor([1, 5]), torch.tensor([3, 2]))
    /// tensor([1, 2])
    /// ```
    #[inline]
    pub fn min_other(&self, other: &Tensor) -> Result<Tensor> {
        min_other(self, other)
    }

    /// `min.other`, see [`min_other`]. The result is written into the given tensor.
    #[inline]
    pub fn min_other_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        min_other_out(self, other, out)
    }

    /// Sum over dimensions (all of them unless given), which go, or stay with size 1 (keepdim), with NaN counted as
    /// 0\. Floating point; integers and bool sum in int64, complex is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nansum(torch.tensor([1., float('nan'), 3.]))
    /// tensor(4.)
    /// ```
    #[inline]
    pub fn nansum(&self) -> Result<Tensor> {
        nansum(self)
    }

    /// Sum over dimensions (all of them unless given), which go, or stay with size 1 (keepdim), with NaN counted as
    /// 0\. Floating point; integers and bool sum in int64, complex is an error.
    ///
    /// What is not set in the options keeps its default: `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn nansum_with(&self, options: NansumOptions<'_>) -> Result<Tensor> {
        nansum_with(self, options)
    }

    /// `nansum`, see [`nansum`]. The result is written into the given tensor.
    #[inline]
    pub fn nansum_out(&self, out: &Tensor) -> Result<()> {
        nansum_out(self, out)
    }

    /// `nansum`, see [`nansum`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn nansum_out_with(&self, options: NansumOptions<'_>, out: &Tensor) -> Result<()> {
        nansum_out_with(self, options, out)
    }

    /// p-norm of all elements, 0-dim: (sum |x|^p)^(1/p), the largest modulus for p inf, the count of those not zero
    /// for p 0. Floating point and complex only; the result is real.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.norm(torch.tensor([3., 4.]))
    /// tensor(5.)
    /// ```
    #[inline]
    pub fn norm(&self) -> Result<Tensor> {
        norm(self)
    }

    /// p-norm of all elements, 0-dim: (sum |x|^p)^(1/p), the largest modulus for p inf, the count of those not zero
    /// for p 0. Floating point and complex only; the result is real.
    ///
    /// What is not set in the options keeps its default: `norm(Tensor self, Scalar p=2) -> Tensor`.
    #[inline]
    pub fn norm_with(&self, options: NormOptions) -> Result<Tensor> {
        norm_with(self, options)
    }

    /// p-norm over dimensions, which go, or stay with size 1 (keepdim); a missing p means 2. Floating point and
    /// complex only; the result is real. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.norm(torch.tensor([[3., 4.], [6., 8.]]), p=2, dim=1)
    /// tensor([ 5., 10.])
    /// ```
    #[inline]
    pub fn norm_dim<'a>(&self, p: Option<Scalar>, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
        norm_dim(self, p, dim)
    }

    /// p-norm over dimensions, which go, or stay with size 1 (keepdim); a missing p means 2. Floating point and
    /// complex only; the result is real. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `norm.dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn norm_dim_with<'a>(&self, p: Option<Scalar>, dim: impl Into<Ints<'a>>, options: NormDimOptions) -> Result<Tensor> {
        norm_dim_with(self, p, dim, options)
    }

    /// `norm.dim`, see [`norm_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn norm_dim_out<'a>(&self, p: Option<Scalar>, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
        norm_dim_out(self, p, dim, out)
    }

    /// `norm.dim`, see [`norm_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `norm.dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn norm_dim_out_with<'a>(&self, p: Option<Scalar>, dim: impl Into<Ints<'a>>, options: NormDimOptions, out: &Tensor) -> Result<()> {
        norm_dim_out_with(self, p, dim, options, out)
    }

    /// Product of all elements, 0-dim; 1 of none. Any dtype; integer and bool tensors multiply in int64, dtype, or
    /// that of out=, casts first.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.prod(torch.tensor([2., 3., 4.]))
    /// tensor(24.)
    /// ```
    #[inline]
    pub fn prod(&self) -> Result<Tensor> {
        prod(self)
    }

    /// Product of all elements, 0-dim; 1 of none. Any dtype; integer and bool tensors multiply in int64, dtype, or
    /// that of out=, casts first.
    ///
    /// What is not set in the options keeps its default: `prod(Tensor self, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn prod_with(&self, options: ProdOptions) -> Result<Tensor> {
        prod_with(self, options)
    }

    /// `prod`, see [`prod`]. The result is written into the given tensor.
    #[inline]
    pub fn prod_out(&self, out: &Tensor) -> Result<()> {
        prod_out(self, out)
    }

    /// `prod`, see [`prod`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `prod(Tensor self, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn prod_out_with(&self, options: ProdOptions, out: &Tensor) -> Result<()> {
        prod_out_with(self, options, out)
    }

    /// Product over one dimension, which goes, or stays with size 1 (keepdim); 1 of none. Any dtype; integer and
    /// bool tensors multiply in int64, dtype, or that of out=, casts first. A dimension that self does not have is
    /// an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.prod(torch.tensor([[1, 2], [3, 4]]), dim=1)
    /// tensor([ 2, 12])
    /// ```
    #[inline]
    pub fn prod_dim(&self, dim: i64) -> Result<Tensor> {
        prod_dim(self, dim)
    }

    /// Product over one dimension, which goes, or stays with size 1 (keepdim); 1 of none. Any dtype; integer and
    /// bool tensors multiply in int64, dtype, or that of out=, casts first. A dimension that self does not have is
    /// an error.
    ///
    /// What is not set in the options keeps its default: `prod.dim(Tensor self, int dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn prod_dim_with(&self, dim: i64, options: ProdDimOptions) -> Result<Tensor> {
        prod_dim_with(self, dim, options)
    }

    /// `prod.dim`, see [`prod_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn prod_dim_out(&self, dim: i64, out: &Tensor) -> Result<()> {
        prod_dim_out(self, dim, out)
    }

    /// `prod.dim`, see [`prod_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `prod.dim(Tensor self, int dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn prod_dim_out_with(&self, dim: i64, options: ProdDimOptions, out: &Tensor) -> Result<()> {
        prod_dim_out_with(self, dim, options, out)
    }

    /// Standard deviation of all elements, 0-dim: divides by the number of elements less the correction (1 unless
    /// given; unbiased=False means 0). Floating point and complex only; complex tensors give a real result.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.std(torch.tensor([1., 2., 3., 4.]))
    /// tensor(1.2910)
    /// ```
    #[inline]
    pub fn std(&self) -> Result<Tensor> {
        std(self)
    }

    /// Standard deviation of all elements, 0-dim: divides by the number of elements less the correction (1 unless
    /// given; unbiased=False means 0). Floating point and complex only; complex tensors give a real result.
    ///
    /// What is not set in the options keeps its default: `std(Tensor self, bool unbiased=True) -> Tensor`.
    #[inline]
    pub fn std_with(&self, options: StdOptions) -> Result<Tensor> {
        std_with(self, options)
    }

    /// Standard deviation over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by
    /// the number of elements less the correction, 1 unless given. Floating point and complex only; complex tensors
    /// give a real result. Where it is 0 its gradient is 0. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.std(torch.tensor([1., 2., 3., 4.]), correction=0)
    /// tensor(1.1180)
    /// ```
    #[inline]
    pub fn std_correction(&self) -> Result<Tensor> {
        std_correction(self)
    }

    /// Standard deviation over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by
    /// the number of elements less the correction, 1 unless given. Floating point and complex only; complex tensors
    /// give a real result. Where it is 0 its gradient is 0. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn std_correction_with(&self, options: StdCorrectionOptions<'_>) -> Result<Tensor> {
        std_correction_with(self, options)
    }

    /// `std.correction`, see [`std_correction`]. The result is written into the given tensor.
    #[inline]
    pub fn std_correction_out(&self, out: &Tensor) -> Result<()> {
        std_correction_out(self, out)
    }

    /// `std.correction`, see [`std_correction`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn std_correction_out_with(&self, options: StdCorrectionOptions<'_>, out: &Tensor) -> Result<()> {
        std_correction_out_with(self, options, out)
    }

    /// Standard deviation over dimensions, which go, or stay with size 1 (keepdim): divides by the number of
    /// elements less the correction (1 unless given; unbiased=False means 0). Floating point and complex only;
    /// complex tensors give a real result. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.std(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
    /// tensor([1., 2.])
    /// ```
    #[inline]
    pub fn std_dim<'a>(&self, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
        std_dim(self, dim)
    }

    /// Standard deviation over dimensions, which go, or stay with size 1 (keepdim): divides by the number of
    /// elements less the correction (1 unless given; unbiased=False means 0). Floating point and complex only;
    /// complex tensors give a real result. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn std_dim_with<'a>(&self, dim: impl Into<Ints<'a>>, options: StdDimOptions) -> Result<Tensor> {
        std_dim_with(self, dim, options)
    }

    /// `std.dim`, see [`std_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn std_dim_out<'a>(&self, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
        std_dim_out(self, dim, out)
    }

    /// `std.dim`, see [`std_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn std_dim_out_with<'a>(&self, dim: impl Into<Ints<'a>>, options: StdDimOptions, out: &Tensor) -> Result<()> {
        std_dim_out_with(self, dim, options, out)
    }

    /// Sum of all elements, 0-dim. Any dtype; integer and bool tensors sum in int64, dtype, or that of out=, casts
    /// first.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sum(torch.tensor([[1, 2], [3, 4]]))
    /// tensor(10)
    /// ```
    #[inline]
    pub fn sum(&self) -> Result<Tensor> {
        sum(self)
    }

    /// Sum of all elements, 0-dim. Any dtype; integer and bool tensors sum in int64, dtype, or that of out=, casts
    /// first.
    ///
    /// What is not set in the options keeps its default: `sum(Tensor self, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn sum_with(&self, options: SumOptions) -> Result<Tensor> {
        sum_with(self, options)
    }

    /// `sum`, see [`sum`]. The result is written into the given tensor.
    #[inline]
    pub fn sum_out(&self, out: &Tensor) -> Result<()> {
        sum_out(self, out)
    }

    /// `sum`, see [`sum`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `sum(Tensor self, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn sum_out_with(&self, options: SumOptions, out: &Tensor) -> Result<()> {
        sum_out_with(self, options, out)
    }

    /// Sum over dimensions, which go, or stay with size 1 (keepdim). Any dtype; integer and bool tensors sum in
    /// int64, dtype, or that of out=, casts first. An empty sum is 0. A dimension that self does not have is an
    /// error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.sum(torch.tensor([[1., 2.], [3., 4.]]), dim=1, keepdim=True)
    /// tensor([[3.],
    ///         [7.]])
    /// ```
    #[inline]
    pub fn sum_dim<'a>(&self, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
        sum_dim(self, dim)
    }

    /// Sum over dimensions, which go, or stay with size 1 (keepdim). Any dtype; integer and bool tensors sum in
    /// int64, dtype, or that of out=, casts first. An empty sum is 0. A dimension that self does not have is an
    /// error.
    ///
    /// What is not set in the options keeps its default: `sum.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn sum_dim_with<'a>(&self, dim: impl Into<Ints<'a>>, options: SumDimOptions) -> Result<Tensor> {
        sum_dim_with(self, dim, options)
    }

    /// `sum.dim`, see [`sum_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn sum_dim_out<'a>(&self, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
        sum_dim_out(self, dim, out)
    }

    /// `sum.dim`, see [`sum_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `sum.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn sum_dim_out_with<'a>(&self, dim: impl Into<Ints<'a>>, options: SumDimOptions, out: &Tensor) -> Result<()> {
        sum_dim_out_with(self, dim, options, out)
    }

    /// The sum over the dimensions that broadcasting a tensor of shape `size` to this shape would repeat; a size
    /// that does not broadcast to it is an error. Any dtype, integers and bool sum in int64.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ones(2, 3).sum_to_size(1, 3)
    /// tensor([[2., 2., 2.]])
    /// ```
    #[inline]
    pub fn sum_to_size<'a>(&self, size: impl Into<Ints<'a>>) -> Result<Tensor> {
        sum_to_size(self, size)
    }

    /// Sum of the diagonal of a matrix, 0-dim. Any dtype, integers and bool sum in int64. Other numbers of
    /// dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.trace(torch.tensor([[1, 2], [3, 4]]))
    /// tensor(5)
    /// ```
    #[inline]
    pub fn trace(&self) -> Result<Tensor> {
        trace(self)
    }

    /// Variance of all elements, 0-dim: divides by the number of elements less the correction (1 unless given;
    /// unbiased=False means 0). Floating point and complex only; complex tensors give a real result.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.var(torch.tensor([1., 2., 3., 4.]))
    /// tensor(1.6667)
    /// ```
    #[inline]
    pub fn var(&self) -> Result<Tensor> {
        var(self)
    }

    /// Variance of all elements, 0-dim: divides by the number of elements less the correction (1 unless given;
    /// unbiased=False means 0). Floating point and complex only; complex tensors give a real result.
    ///
    /// What is not set in the options keeps its default: `var(Tensor self, bool unbiased=True) -> Tensor`.
    #[inline]
    pub fn var_with(&self, options: VarOptions) -> Result<Tensor> {
        var_with(self, options)
    }

    /// Variance over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by the number
    /// of elements less the correction, 1 unless given. Floating point and complex only; complex tensors give a
    /// real result. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.var(torch.tensor([1., 2., 3., 4.]), correction=0)
    /// tensor(1.2500)
    /// ```
    #[inline]
    pub fn var_correction(&self) -> Result<Tensor> {
        var_correction(self)
    }

    /// Variance over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by the number
    /// of elements less the correction, 1 unless given. Floating point and complex only; complex tensors give a
    /// real result. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn var_correction_with(&self, options: VarCorrectionOptions<'_>) -> Result<Tensor> {
        var_correction_with(self, options)
    }

    /// `var.correction`, see [`var_correction`]. The result is written into the given tensor.
    #[inline]
    pub fn var_correction_out(&self, out: &Tensor) -> Result<()> {
        var_correction_out(self, out)
    }

    /// `var.correction`, see [`var_correction`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn var_correction_out_with(&self, options: VarCorrectionOptions<'_>, out: &Tensor) -> Result<()> {
        var_correction_out_with(self, options, out)
    }

    /// Variance over dimensions, which go, or stay with size 1 (keepdim): divides by the number of elements less
    /// the correction (1 unless given; unbiased=False means 0). Floating point and complex only; complex tensors
    /// give a real result. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.var(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
    /// tensor([1., 4.])
    /// ```
    #[inline]
    pub fn var_dim<'a>(&self, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
        var_dim(self, dim)
    }

    /// Variance over dimensions, which go, or stay with size 1 (keepdim): divides by the number of elements less
    /// the correction (1 unless given; unbiased=False means 0). Floating point and complex only; complex tensors
    /// give a real result. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn var_dim_with<'a>(&self, dim: impl Into<Ints<'a>>, options: VarDimOptions) -> Result<Tensor> {
        var_dim_with(self, dim, options)
    }

    /// `var.dim`, see [`var_dim`]. The result is written into the given tensor.
    #[inline]
    pub fn var_dim_out<'a>(&self, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
        var_dim_out(self, dim, out)
    }

    /// `var.dim`, see [`var_dim`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`.
    #[inline]
    pub fn var_dim_out_with<'a>(&self, dim: impl Into<Ints<'a>>, options: VarDimOptions, out: &Tensor) -> Result<()> {
        var_dim_out_with(self, dim, options, out)
    }
}
