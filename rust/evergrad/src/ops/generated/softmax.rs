// Generated from bindings/schema/ops/softmax.toml; do not edit.
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static _LOG_SOFTMAX: Op = Op::new(c"_log_softmax", c"", 1);
static _SOFTMAX: Op = Op::new(c"_softmax", c"", 1);
static LOG_SOFTMAX: Op = Op::new(c"log_softmax", c"", 1);
static LOG_SOFTMAX_OUT: Op = Op::new(c"log_softmax", c"out", 1);
static LOG_SOFTMAX_NN: Op = Op::new(c"log_softmax", c"nn", 1);
static SOFTMAX: Op = Op::new(c"softmax", c"", 1);
static SOFTMAX_OUT: Op = Op::new(c"softmax", c"out", 1);
static SOFTMAX_NN: Op = Op::new(c"softmax", c"nn", 1);
static SOFTMIN: Op = Op::new(c"softmin", c"", 1);
static SPECIAL_LOG_SOFTMAX: Op = Op::new(c"special_log_softmax", c"", 1);
static SPECIAL_SOFTMAX: Op = Op::new(c"special_softmax", c"", 1);

/// Logarithm of softmax along a dimension, computed stably.
#[inline]
pub fn _log_softmax(input: &Tensor, dim: i64) -> Result<Tensor> {
    _LOG_SOFTMAX.tensor(&[value::tensor(input), value::int(dim)])
}

/// exp(x) divided by its sum along a dimension, computed stably.
#[inline]
pub fn _softmax(input: &Tensor, dim: i64) -> Result<Tensor> {
    _SOFTMAX.tensor(&[value::tensor(input), value::int(dim)])
}

/// The parameters of [`log_softmax_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LogSoftmaxOptions {
    dtype: Option<DType>,
}

impl LogSoftmaxOptions {
    /// All defaults.
    pub fn new() -> LogSoftmaxOptions {
        LogSoftmaxOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Logarithm of softmax along a dimension, computed stably. In the shape of x; floating point only, dtype casts
/// first. A dimension that x does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.log_softmax(torch.tensor([1., 2., 3.]), dim=0)
/// tensor([-2.4076, -1.4076, -0.4076])
/// ```
#[inline]
pub fn log_softmax(input: &Tensor, dim: i64) -> Result<Tensor> {
    LOG_SOFTMAX.tensor(&[value::tensor(input), value::int(dim)])
}

/// Logarithm of softmax along a dimension, computed stably. In the shape of x; floating point only, dtype casts
/// first. A dimension that x does not have is an error.
///
/// What is not set in the options keeps its default: `log_softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn log_softmax_with(input: &Tensor, dim: i64, options: LogSoftmaxOptions) -> Result<Tensor> {
    LOG_SOFTMAX.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype)])
}

/// `log_softmax`, see [`log_softmax`]. The result is written into the given tensor.
pub fn log_softmax_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    LOG_SOFTMAX_OUT.tensor(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out)]).map(drop)
}

/// `log_softmax`, see [`log_softmax`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `log_softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn log_softmax_out_with(input: &Tensor, dim: i64, options: LogSoftmaxOptions, out: &Tensor) -> Result<()> {
    LOG_SOFTMAX_OUT.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`log_softmax_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LogSoftmaxNnOptions {
    dim: Option<i64>,
    _stacklevel: Option<i64>,
    dtype: Option<DType>,
}

impl LogSoftmaxNnOptions {
    /// All defaults.
    pub fn new() -> LogSoftmaxNnOptions {
        LogSoftmaxNnOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `int`, default `3`.
    pub fn _stacklevel(mut self, _stacklevel: impl Into<Option<i64>>) -> Self {
        self._stacklevel = _stacklevel.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Logarithm of softmax along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for the
/// others. In the shape of x; dtype casts first. Integers without a dtype are an error.
///
/// In Python:
///
/// ```text
/// >>> F.log_softmax(torch.tensor([[1., 2., 3.]]), dim=1)
/// tensor([[-2.4076, -1.4076, -0.4076]])
/// ```
#[inline]
pub fn log_softmax_nn(input: &Tensor) -> Result<Tensor> {
    LOG_SOFTMAX_NN.tensor(&[value::tensor(input)])
}

/// Logarithm of softmax along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for the
/// others. In the shape of x; dtype casts first. Integers without a dtype are an error.
///
/// What is not set in the options keeps its default: `log_softmax.nn(Tensor input, int? dim=None, int _stacklevel=3, DType? dtype=None) -> Tensor`.
pub fn log_softmax_nn_with(input: &Tensor, options: LogSoftmaxNnOptions) -> Result<Tensor> {
    LOG_SOFTMAX_NN.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options._stacklevel.map_or(value::none(), value::int), options.dtype.map_or(value::none(), value::dtype)])
}

/// The parameters of [`softmax_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SoftmaxOptions {
    dtype: Option<DType>,
}

impl SoftmaxOptions {
    /// All defaults.
    pub fn new() -> SoftmaxOptions {
        SoftmaxOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// exp(x) divided by its sum along a dimension, computed stably. In the shape of x; floating point only, dtype
/// casts first. A dimension that x does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.softmax(torch.tensor([1., 2., 3.]), dim=0)
/// tensor([0.0900, 0.2447, 0.6652])
/// ```
#[inline]
pub fn softmax(input: &Tensor, dim: i64) -> Result<Tensor> {
    SOFTMAX.tensor(&[value::tensor(input), value::int(dim)])
}

/// exp(x) divided by its sum along a dimension, computed stably. In the shape of x; floating point only, dtype
/// casts first. A dimension that x does not have is an error.
///
/// What is not set in the options keeps its default: `softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn softmax_with(input: &Tensor, dim: i64, options: SoftmaxOptions) -> Result<Tensor> {
    SOFTMAX.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype)])
}

/// `softmax`, see [`softmax`]. The result is written into the given tensor.
pub fn softmax_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    SOFTMAX_OUT.tensor(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out)]).map(drop)
}

/// `softmax`, see [`softmax`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn softmax_out_with(input: &Tensor, dim: i64, options: SoftmaxOptions, out: &Tensor) -> Result<()> {
    SOFTMAX_OUT.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`softmax_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SoftmaxNnOptions {
    dim: Option<i64>,
    _stacklevel: Option<i64>,
    dtype: Option<DType>,
}

impl SoftmaxNnOptions {
    /// All defaults.
    pub fn new() -> SoftmaxNnOptions {
        SoftmaxNnOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `int`, default `3`.
    pub fn _stacklevel(mut self, _stacklevel: impl Into<Option<i64>>) -> Self {
        self._stacklevel = _stacklevel.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// exp(x) divided by its sum along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for
/// the others. In the shape of x; dtype casts first. Integers without a dtype are an error.
///
/// In Python:
///
/// ```text
/// >>> F.softmax(torch.tensor([[1., 2., 3.]]), dim=1)
/// tensor([[0.0900, 0.2447, 0.6652]])
/// ```
#[inline]
pub fn softmax_nn(input: &Tensor) -> Result<Tensor> {
    SOFTMAX_NN.tensor(&[value::tensor(input)])
}

/// exp(x) divided by its sum along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for
/// the others. In the shape of x; dtype casts first. Integers without a dtype are an error.
///
/// What is not set in the options keeps its default: `softmax.nn(Tensor input, int? dim=None, int _stacklevel=3, DType? dtype=None) -> Tensor`.
pub fn softmax_nn_with(input: &Tensor, options: SoftmaxNnOptions) -> Result<Tensor> {
    SOFTMAX_NN.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options._stacklevel.map_or(value::none(), value::int), options.dtype.map_or(value::none(), value::dtype)])
}

/// The parameters of [`softmin_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SoftminOptions {
    dim: Option<i64>,
    _stacklevel: Option<i64>,
    dtype: Option<DType>,
}

impl SoftminOptions {
    /// All defaults.
    pub fn new() -> SoftminOptions {
        SoftminOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `int`, default `3`.
    pub fn _stacklevel(mut self, _stacklevel: impl Into<Option<i64>>) -> Self {
        self._stacklevel = _stacklevel.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// softmax of -x, in the shape of x. Floating point only; dtype casts first.
///
/// In Python:
///
/// ```text
/// >>> F.softmin(torch.tensor([1., 2., 3.]), dim=0)
/// tensor([0.6652, 0.2447, 0.0900])
/// ```
#[inline]
pub fn softmin(input: &Tensor) -> Result<Tensor> {
    SOFTMIN.tensor(&[value::tensor(input)])
}

/// softmax of -x, in the shape of x. Floating point only; dtype casts first.
///
/// What is not set in the options keeps its default: `softmin(Tensor input, int? dim=None, int _stacklevel=3, DType? dtype=None) -> Tensor`.
pub fn softmin_with(input: &Tensor, options: SoftminOptions) -> Result<Tensor> {
    SOFTMIN.tensor(&[value::tensor(input), options.dim.map_or(value::none(), value::int), options._stacklevel.map_or(value::none(), value::int), options.dtype.map_or(value::none(), value::dtype)])
}

/// The parameters of [`special_log_softmax_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SpecialLogSoftmaxOptions {
    dtype: Option<DType>,
}

impl SpecialLogSoftmaxOptions {
    /// All defaults.
    pub fn new() -> SpecialLogSoftmaxOptions {
        SpecialLogSoftmaxOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Another name of log_softmax. Logarithm of softmax along a dimension, computed stably. In the shape of x;
/// floating point only, dtype casts first. A dimension that x does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.log_softmax(torch.tensor([[0., 0.]]), 1)
/// tensor([[-0.6931, -0.6931]])
/// ```
#[inline]
pub fn special_log_softmax(input: &Tensor, dim: i64) -> Result<Tensor> {
    SPECIAL_LOG_SOFTMAX.tensor(&[value::tensor(input), value::int(dim)])
}

/// Another name of log_softmax. Logarithm of softmax along a dimension, computed stably. In the shape of x;
/// floating point only, dtype casts first. A dimension that x does not have is an error.
///
/// What is not set in the options keeps its default: `special_log_softmax(Tensor input, int dim, *, DType? dtype=None) -> Tensor`.
pub fn special_log_softmax_with(input: &Tensor, dim: i64, options: SpecialLogSoftmaxOptions) -> Result<Tensor> {
    SPECIAL_LOG_SOFTMAX.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype)])
}

/// The parameters of [`special_softmax_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SpecialSoftmaxOptions {
    dtype: Option<DType>,
}

impl SpecialSoftmaxOptions {
    /// All defaults.
    pub fn new() -> SpecialSoftmaxOptions {
        SpecialSoftmaxOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Another name of softmax. exp(x) divided by its sum along a dimension, computed stably. In the shape of x;
/// floating point only, dtype casts first. A dimension that x does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.softmax(torch.tensor([[0., 0.]]), 1)
/// tensor([[0.5000, 0.5000]])
/// ```
#[inline]
pub fn special_softmax(input: &Tensor, dim: i64) -> Result<Tensor> {
    SPECIAL_SOFTMAX.tensor(&[value::tensor(input), value::int(dim)])
}

/// Another name of softmax. exp(x) divided by its sum along a dimension, computed stably. In the shape of x;
/// floating point only, dtype casts first. A dimension that x does not have is an error.
///
/// What is not set in the options keeps its default: `special_softmax(Tensor input, int dim, *, DType? dtype=None) -> Tensor`.
pub fn special_softmax_with(input: &Tensor, dim: i64, options: SpecialSoftmaxOptions) -> Result<Tensor> {
    SPECIAL_SOFTMAX.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype)])
}

impl Tensor {
    /// Logarithm of softmax along a dimension, computed stably. In the shape of x; floating point only, dtype casts
    /// first. A dimension that x does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.log_softmax(torch.tensor([1., 2., 3.]), dim=0)
    /// tensor([-2.4076, -1.4076, -0.4076])
    /// ```
    #[inline]
    pub fn log_softmax(&self, dim: i64) -> Result<Tensor> {
        log_softmax(self, dim)
    }

    /// Logarithm of softmax along a dimension, computed stably. In the shape of x; floating point only, dtype casts
    /// first. A dimension that x does not have is an error.
    ///
    /// What is not set in the options keeps its default: `log_softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn log_softmax_with(&self, dim: i64, options: LogSoftmaxOptions) -> Result<Tensor> {
        log_softmax_with(self, dim, options)
    }

    /// `log_softmax`, see [`log_softmax`]. The result is written into the given tensor.
    #[inline]
    pub fn log_softmax_out(&self, dim: i64, out: &Tensor) -> Result<()> {
        log_softmax_out(self, dim, out)
    }

    /// `log_softmax`, see [`log_softmax`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `log_softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn log_softmax_out_with(&self, dim: i64, options: LogSoftmaxOptions, out: &Tensor) -> Result<()> {
        log_softmax_out_with(self, dim, options, out)
    }

    /// exp(x) divided by its sum along a dimension, computed stably. In the shape of x; floating point only, dtype
    /// casts first. A dimension that x does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.softmax(torch.tensor([1., 2., 3.]), dim=0)
    /// tensor([0.0900, 0.2447, 0.6652])
    /// ```
    #[inline]
    pub fn softmax(&self, dim: i64) -> Result<Tensor> {
        softmax(self, dim)
    }

    /// exp(x) divided by its sum along a dimension, computed stably. In the shape of x; floating point only, dtype
    /// casts first. A dimension that x does not have is an error.
    ///
    /// What is not set in the options keeps its default: `softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn softmax_with(&self, dim: i64, options: SoftmaxOptions) -> Result<Tensor> {
        softmax_with(self, dim, options)
    }

    /// `softmax`, see [`softmax`]. The result is written into the given tensor.
    #[inline]
    pub fn softmax_out(&self, dim: i64, out: &Tensor) -> Result<()> {
        softmax_out(self, dim, out)
    }

    /// `softmax`, see [`softmax`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn softmax_out_with(&self, dim: i64, options: SoftmaxOptions, out: &Tensor) -> Result<()> {
        softmax_out_with(self, dim, options, out)
    }
}
