// Generated from bindings/schema/ops/calculus.toml; do not edit.
use std::borrow::Borrow;
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static CUMULATIVE_TRAPEZOID: Op = Op::new(c"cumulative_trapezoid", c"", 1);
static CUMULATIVE_TRAPEZOID_X: Op = Op::new(c"cumulative_trapezoid", c"x", 1);
static GRADIENT: Op = Op::new(c"gradient", c"", 1);
static GRADIENT_ARRAY: Op = Op::new(c"gradient", c"array", 1);
static GRADIENT_SCALARARRAY: Op = Op::new(c"gradient", c"scalararray", 1);
static GRADIENT_SCALARRAYARRAY: Op = Op::new(c"gradient", c"scalarrayarray", 1);
static GRADIENT_SCALARRAYINT: Op = Op::new(c"gradient", c"scalarrayint", 1);
static GRADIENT_TENSORARRAY: Op = Op::new(c"gradient", c"tensorarray", 1);
static GRADIENT_TENSORARRAYINT: Op = Op::new(c"gradient", c"tensorarrayint", 1);
static MVLGAMMA: Op = Op::new(c"mvlgamma", c"", 1);
static MVLGAMMA_INPLACE: Op = Op::new(c"mvlgamma_", c"", 1);
static MVLGAMMA_OUT: Op = Op::new(c"mvlgamma", c"out", 1);
static NANMEAN: Op = Op::new(c"nanmean", c"", 1);
static NANMEAN_OUT: Op = Op::new(c"nanmean", c"out", 1);
static TRAPEZOID: Op = Op::new(c"trapezoid", c"", 1);
static TRAPEZOID_X: Op = Op::new(c"trapezoid", c"x", 1);
static TRAPZ: Op = Op::new(c"trapz", c"", 1);
static TRAPZ_X: Op = Op::new(c"trapz", c"x", 1);

/// The parameters of [`cumulative_trapezoid_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CumulativeTrapezoidOptions {
    dx: Option<Scalar>,
    dim: Option<i64>,
}

impl CumulativeTrapezoidOptions {
    /// All defaults.
    pub fn new() -> CumulativeTrapezoidOptions {
        CumulativeTrapezoidOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn dx(mut self, dx: impl Into<Scalar>) -> Self {
        self.dx = Some(dx.into());
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Running sums of the trapezoidal rule along a dimension, points dx apart, in the shape of y with one element
/// less along it. Integers give the default float type. Errors: bool tensors, a dimension that y does not have.
///
/// In Python:
///
/// ```text
/// >>> torch.cumulative_trapezoid(torch.tensor([1., 2., 3.]))
/// tensor([1.5000, 4.0000])
/// ```
#[inline]
pub fn cumulative_trapezoid(y: &Tensor) -> Result<Tensor> {
    CUMULATIVE_TRAPEZOID.tensor(&[value::tensor(y)])
}

/// Running sums of the trapezoidal rule along a dimension, points dx apart, in the shape of y with one element
/// less along it. Integers give the default float type. Errors: bool tensors, a dimension that y does not have.
///
/// What is not set in the options keeps its default: `cumulative_trapezoid(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor`.
pub fn cumulative_trapezoid_with(y: &Tensor, options: CumulativeTrapezoidOptions) -> Result<Tensor> {
    CUMULATIVE_TRAPEZOID.tensor(&[value::tensor(y), options.dx.as_ref().map_or(value::none(), value::scalar), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`cumulative_trapezoid_x_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CumulativeTrapezoidXOptions {
    dim: Option<i64>,
}

impl CumulativeTrapezoidXOptions {
    /// All defaults.
    pub fn new() -> CumulativeTrapezoidXOptions {
        CumulativeTrapezoidXOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Running sums of the trapezoidal rule for y over x along a dimension, in the shape of y with one element less
/// along it. Integers give the default float type. Errors: bool tensors, x of another length than y there.
///
/// In Python:
///
/// ```text
/// >>> torch.cumulative_trapezoid(torch.tensor([1., 2., 3.]), torch.tensor([0., 1., 3.]))
/// tensor([1.5000, 6.5000])
/// ```
#[inline]
pub fn cumulative_trapezoid_x(y: &Tensor, x: &Tensor) -> Result<Tensor> {
    CUMULATIVE_TRAPEZOID_X.tensor(&[value::tensor(y), value::tensor(x)])
}

/// Running sums of the trapezoidal rule for y over x along a dimension, in the shape of y with one element less
/// along it. Integers give the default float type. Errors: bool tensors, x of another length than y there.
///
/// What is not set in the options keeps its default: `cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor`.
pub fn cumulative_trapezoid_x_with(y: &Tensor, x: &Tensor, options: CumulativeTrapezoidXOptions) -> Result<Tensor> {
    CUMULATIVE_TRAPEZOID_X.tensor(&[value::tensor(y), value::tensor(x), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`gradient_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GradientOptions {
    spacing: Option<Scalar>,
    dim: Option<i64>,
    edge_order: Option<i64>,
}

impl GradientOptions {
    /// All defaults.
    pub fn new() -> GradientOptions {
        GradientOptions::default()
    }

    /// `Scalar?`, default `None`.
    pub fn spacing(mut self, spacing: impl Into<Scalar>) -> Self {
        self.spacing = Some(spacing.into());
        self
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `int`, default `1`.
    pub fn edge_order(mut self, edge_order: impl Into<Option<i64>>) -> Self {
        self.edge_order = edge_order.into();
        self
    }
}

/// The derivative of a function sampled at points that are 1 or `spacing` apart, along one dimension or all,
/// one tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of
/// order edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an
/// edge_order that is neither, fewer than edge_order + 1 points, a dimension named twice, a dimension that self
/// does not have.
///
/// In Python:
///
/// ```text
/// >>> torch.gradient(torch.tensor([1., 4., 9., 16.]))
/// (tensor([3., 4., 6., 7.]),)
/// ```
#[inline]
pub fn gradient(input: &Tensor) -> Result<Vec<Tensor>> {
    GRADIENT.list(&[value::tensor(input)])
}

/// The derivative of a function sampled at points that are 1 or `spacing` apart, along one dimension or all,
/// one tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of
/// order edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an
/// edge_order that is neither, fewer than edge_order + 1 points, a dimension named twice, a dimension that self
/// does not have.
///
/// What is not set in the options keeps its default: `gradient(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]`.
pub fn gradient_with(input: &Tensor, options: GradientOptions) -> Result<Vec<Tensor>> {
    GRADIENT.list(&[value::tensor(input), options.spacing.as_ref().map_or(value::none(), value::scalar), options.dim.map_or(value::none(), value::int), options.edge_order.map_or(value::none(), value::int)])
}

/// The parameters of [`gradient_array_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GradientArrayOptions {
    edge_order: Option<i64>,
}

impl GradientArrayOptions {
    /// All defaults.
    pub fn new() -> GradientArrayOptions {
        GradientArrayOptions::default()
    }

    /// `int`, default `1`.
    pub fn edge_order(mut self, edge_order: impl Into<Option<i64>>) -> Self {
        self.edge_order = edge_order.into();
        self
    }
}

/// The derivative of a function sampled at points that are 1 apart, along the given dimensions, one tensor of
/// the shape of self a dimension: second-order central differences inside, one-sided ones of order edge_order
/// (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order that is
/// neither, fewer than edge_order + 1 points, a dimension named twice, a dimension that self does not have.
///
/// In Python:
///
/// ```text
/// >>> torch.gradient(torch.tensor([[1., 4., 9.], [2., 8., 18.]]), dim=(0, 1))
/// (tensor([[1., 4., 9.],
///         [1., 4., 9.]]), tensor([[ 3.,  4.,  5.],
///         [ 6.,  8., 10.]]))
/// ```
#[inline]
pub fn gradient_array<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let dim = dim.into();
    GRADIENT_ARRAY.list(&[value::tensor(input), value::ints(&dim)])
}

/// The derivative of a function sampled at points that are 1 apart, along the given dimensions, one tensor of
/// the shape of self a dimension: second-order central differences inside, one-sided ones of order edge_order
/// (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order that is
/// neither, fewer than edge_order + 1 points, a dimension named twice, a dimension that self does not have.
///
/// What is not set in the options keeps its default: `gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]`.
pub fn gradient_array_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: GradientArrayOptions) -> Result<Vec<Tensor>> {
    let dim = dim.into();
    GRADIENT_ARRAY.list(&[value::tensor(input), value::ints(&dim), options.edge_order.map_or(value::none(), value::int)])
}

/// The parameters of [`gradient_scalararray_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GradientScalararrayOptions {
    edge_order: Option<i64>,
}

impl GradientScalararrayOptions {
    /// All defaults.
    pub fn new() -> GradientScalararrayOptions {
        GradientScalararrayOptions::default()
    }

    /// `int`, default `1`.
    pub fn edge_order(mut self, edge_order: impl Into<Option<i64>>) -> Self {
        self.edge_order = edge_order.into();
        self
    }
}

/// The derivative of a function sampled at points that are `spacing` apart, along the given dimensions, one
/// tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of order
/// edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order
/// that is neither, fewer than edge_order + 1 points, a dimension named twice, a dimension that self does not
/// have.
///
/// In Python:
///
/// ```text
/// >>> torch.gradient(torch.tensor([[1., 4., 9.], [2., 8., 18.]]), spacing=2., dim=(0, 1))
/// (tensor([[0.5000, 2.0000, 4.5000],
///         [0.5000, 2.0000, 4.5000]]), tensor([[1.5000, 2.0000, 2.5000],
///         [3.0000, 4.0000, 5.0000]]))
/// ```
#[inline]
pub fn gradient_scalararray<'a>(input: &Tensor, spacing: impl Into<Scalar>, dim: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let spacing = spacing.into();
    let dim = dim.into();
    GRADIENT_SCALARARRAY.list(&[value::tensor(input), value::scalar(&spacing), value::ints(&dim)])
}

/// The derivative of a function sampled at points that are `spacing` apart, along the given dimensions, one
/// tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of order
/// edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order
/// that is neither, fewer than edge_order + 1 points, a dimension named twice, a dimension that self does not
/// have.
///
/// What is not set in the options keeps its default: `gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]`.
pub fn gradient_scalararray_with<'a>(input: &Tensor, spacing: impl Into<Scalar>, dim: impl Into<Ints<'a>>, options: GradientScalararrayOptions) -> Result<Vec<Tensor>> {
    let spacing = spacing.into();
    let dim = dim.into();
    GRADIENT_SCALARARRAY.list(&[value::tensor(input), value::scalar(&spacing), value::ints(&dim), options.edge_order.map_or(value::none(), value::int)])
}

/// The parameters of [`gradient_scalarrayarray_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GradientScalarrayarrayOptions {
    edge_order: Option<i64>,
}

impl GradientScalarrayarrayOptions {
    /// All defaults.
    pub fn new() -> GradientScalarrayarrayOptions {
        GradientScalarrayarrayOptions::default()
    }

    /// `int`, default `1`.
    pub fn edge_order(mut self, edge_order: impl Into<Option<i64>>) -> Self {
        self.edge_order = edge_order.into();
        self
    }
}

/// The derivative of a function sampled at points with a spacing a dimension, along the given dimensions, one
/// tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of order
/// edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order
/// that is neither, fewer than edge_order + 1 points, a dimension named twice, a list of another length than
/// the dimensions.
///
/// In Python:
///
/// ```text
/// >>> torch.gradient(torch.tensor([[1., 4.], [2., 8.]]), spacing=(1., 2.), dim=(0, 1))
/// (tensor([[1., 4.],
///         [1., 4.]]), tensor([[1.5000, 1.5000],
///         [3.0000, 3.0000]]))
/// ```
#[inline]
pub fn gradient_scalarrayarray<'a>(input: &Tensor, spacing: &[Scalar], dim: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let spacing = value::scalar_values(spacing);
    let dim = dim.into();
    GRADIENT_SCALARRAYARRAY.list(&[value::tensor(input), value::scalars(&spacing), value::ints(&dim)])
}

/// The derivative of a function sampled at points with a spacing a dimension, along the given dimensions, one
/// tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of order
/// edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order
/// that is neither, fewer than edge_order + 1 points, a dimension named twice, a list of another length than
/// the dimensions.
///
/// What is not set in the options keeps its default: `gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]`.
pub fn gradient_scalarrayarray_with<'a>(input: &Tensor, spacing: &[Scalar], dim: impl Into<Ints<'a>>, options: GradientScalarrayarrayOptions) -> Result<Vec<Tensor>> {
    let spacing = value::scalar_values(spacing);
    let dim = dim.into();
    GRADIENT_SCALARRAYARRAY.list(&[value::tensor(input), value::scalars(&spacing), value::ints(&dim), options.edge_order.map_or(value::none(), value::int)])
}

/// The parameters of [`gradient_scalarrayint_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GradientScalarrayintOptions {
    dim: Option<i64>,
    edge_order: Option<i64>,
}

impl GradientScalarrayintOptions {
    /// All defaults.
    pub fn new() -> GradientScalarrayintOptions {
        GradientScalarrayintOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `int`, default `1`.
    pub fn edge_order(mut self, edge_order: impl Into<Option<i64>>) -> Self {
        self.edge_order = edge_order.into();
        self
    }
}

/// The derivative of a function sampled at points with a spacing a dimension, along one dimension or all, one
/// tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of order
/// edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order
/// that is neither, fewer than edge_order + 1 points, a dimension named twice, a list of another length than
/// the dimensions.
///
/// In Python:
///
/// ```text
/// >>> torch.gradient(torch.tensor([1., 4., 9.]), spacing=(2.,), dim=0)
/// (tensor([1.5000, 2.0000, 2.5000]),)
/// ```
#[inline]
pub fn gradient_scalarrayint(input: &Tensor, spacing: &[Scalar]) -> Result<Vec<Tensor>> {
    let spacing = value::scalar_values(spacing);
    GRADIENT_SCALARRAYINT.list(&[value::tensor(input), value::scalars(&spacing)])
}

/// The derivative of a function sampled at points with a spacing a dimension, along one dimension or all, one
/// tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of order
/// edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order
/// that is neither, fewer than edge_order + 1 points, a dimension named twice, a list of another length than
/// the dimensions.
///
/// What is not set in the options keeps its default: `gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]`.
pub fn gradient_scalarrayint_with(input: &Tensor, spacing: &[Scalar], options: GradientScalarrayintOptions) -> Result<Vec<Tensor>> {
    let spacing = value::scalar_values(spacing);
    GRADIENT_SCALARRAYINT.list(&[value::tensor(input), value::scalars(&spacing), options.dim.map_or(value::none(), value::int), options.edge_order.map_or(value::none(), value::int)])
}

/// The parameters of [`gradient_tensorarray_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GradientTensorarrayOptions {
    edge_order: Option<i64>,
}

impl GradientTensorarrayOptions {
    /// All defaults.
    pub fn new() -> GradientTensorarrayOptions {
        GradientTensorarrayOptions::default()
    }

    /// `int`, default `1`.
    pub fn edge_order(mut self, edge_order: impl Into<Option<i64>>) -> Self {
        self.edge_order = edge_order.into();
        self
    }
}

/// The derivative of a function sampled at points of given coordinates, a vector a dimension, along the given
/// dimensions, one tensor of the shape of self a dimension: second-order central differences inside, one-sided
/// ones of order edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors,
/// an edge_order that is neither, fewer than edge_order + 1 points, a dimension named twice, a list of another
/// length than the dimensions.
///
/// In Python:
///
/// ```text
/// >>> torch.gradient(torch.tensor([1., 4., 16.]), spacing=(torch.tensor([1., 2., 4.]),), dim=(0,))
/// (tensor([3., 4., 6.]),)
/// ```
#[inline]
pub fn gradient_tensorarray<'a>(input: &Tensor, spacing: &[impl Borrow<Tensor>], dim: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let spacing = value::handles(spacing);
    let dim = dim.into();
    GRADIENT_TENSORARRAY.list(&[value::tensor(input), value::tensors(&spacing), value::ints(&dim)])
}

/// The derivative of a function sampled at points of given coordinates, a vector a dimension, along the given
/// dimensions, one tensor of the shape of self a dimension: second-order central differences inside, one-sided
/// ones of order edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors,
/// an edge_order that is neither, fewer than edge_order + 1 points, a dimension named twice, a list of another
/// length than the dimensions.
///
/// What is not set in the options keeps its default: `gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]`.
pub fn gradient_tensorarray_with<'a>(input: &Tensor, spacing: &[impl Borrow<Tensor>], dim: impl Into<Ints<'a>>, options: GradientTensorarrayOptions) -> Result<Vec<Tensor>> {
    let spacing = value::handles(spacing);
    let dim = dim.into();
    GRADIENT_TENSORARRAY.list(&[value::tensor(input), value::tensors(&spacing), value::ints(&dim), options.edge_order.map_or(value::none(), value::int)])
}

/// The parameters of [`gradient_tensorarrayint_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GradientTensorarrayintOptions {
    dim: Option<i64>,
    edge_order: Option<i64>,
}

impl GradientTensorarrayintOptions {
    /// All defaults.
    pub fn new() -> GradientTensorarrayintOptions {
        GradientTensorarrayintOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `int`, default `1`.
    pub fn edge_order(mut self, edge_order: impl Into<Option<i64>>) -> Self {
        self.edge_order = edge_order.into();
        self
    }
}

/// The derivative of a function sampled at points of given coordinates, a vector a dimension, along one
/// dimension or all, one tensor of the shape of self a dimension: second-order central differences inside, one-
/// sided ones of order edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool
/// tensors, an edge_order that is neither, fewer than edge_order + 1 points, a dimension named twice, a list of
/// another length than the dimensions.
///
/// In Python:
///
/// ```text
/// >>> torch.gradient(torch.tensor([1., 4., 16.]), spacing=(torch.tensor([1., 2., 4.]),))
/// (tensor([3., 4., 6.]),)
/// ```
#[inline]
pub fn gradient_tensorarrayint(input: &Tensor, spacing: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let spacing = value::handles(spacing);
    GRADIENT_TENSORARRAYINT.list(&[value::tensor(input), value::tensors(&spacing)])
}

/// The derivative of a function sampled at points of given coordinates, a vector a dimension, along one
/// dimension or all, one tensor of the shape of self a dimension: second-order central differences inside, one-
/// sided ones of order edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool
/// tensors, an edge_order that is neither, fewer than edge_order + 1 points, a dimension named twice, a list of
/// another length than the dimensions.
///
/// What is not set in the options keeps its default: `gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]`.
pub fn gradient_tensorarrayint_with(input: &Tensor, spacing: &[impl Borrow<Tensor>], options: GradientTensorarrayintOptions) -> Result<Vec<Tensor>> {
    let spacing = value::handles(spacing);
    GRADIENT_TENSORARRAYINT.list(&[value::tensor(input), value::tensors(&spacing), options.dim.map_or(value::none(), value::int), options.edge_order.map_or(value::none(), value::int)])
}

/// The logarithm of the multivariate gamma function of dimension p, elementwise, in the shape of self: log(pi)
/// p (p - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating point; integers compute in
/// the default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1, complex tensors.
///
/// In Python:
///
/// ```text
/// >>> torch.mvlgamma(torch.tensor([2., 3.]), 2)
/// tensor([0.4516, 1.5502])
/// ```
#[inline]
pub fn mvlgamma(input: &Tensor, p: i64) -> Result<Tensor> {
    MVLGAMMA.tensor(&[value::tensor(input), value::int(p)])
}

/// `mvlgamma`, see [`mvlgamma`]. In place: the result is written into the tensor itself.
pub fn mvlgamma_(input: &Tensor, p: i64) -> Result<()> {
    MVLGAMMA_INPLACE.tensor(&[value::tensor(input), value::int(p)]).map(drop)
}

/// `mvlgamma`, see [`mvlgamma`]. The result is written into the given tensor.
pub fn mvlgamma_out(input: &Tensor, p: i64, out: &Tensor) -> Result<()> {
    MVLGAMMA_OUT.tensor(&[value::tensor(input), value::int(p), value::tensor(out)]).map(drop)
}

/// The parameters of [`nanmean_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NanmeanOptions<'a> {
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl<'a> NanmeanOptions<'a> {
    /// All defaults.
    pub fn new() -> NanmeanOptions<'a> {
        NanmeanOptions::default()
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

/// The mean of the elements that are not NaN over dimensions (all unless given), which go, or stay with size 1
/// (keepdim); NaN where there is none. Floating point only, computed in dtype where it is given; a dimension
/// that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.nanmean(torch.tensor([[1., float('nan')], [3., 4.]]), dim=0)
/// tensor([2., 4.])
/// ```
#[inline]
pub fn nanmean(input: &Tensor) -> Result<Tensor> {
    NANMEAN.tensor(&[value::tensor(input)])
}

/// The mean of the elements that are not NaN over dimensions (all unless given), which go, or stay with size 1
/// (keepdim); NaN where there is none. Floating point only, computed in dtype where it is given; a dimension
/// that self does not have is an error.
///
/// What is not set in the options keeps its default: `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn nanmean_with(input: &Tensor, options: NanmeanOptions<'_>) -> Result<Tensor> {
    NANMEAN.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `nanmean`, see [`nanmean`]. The result is written into the given tensor.
pub fn nanmean_out(input: &Tensor, out: &Tensor) -> Result<()> {
    NANMEAN_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `nanmean`, see [`nanmean`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn nanmean_out_with(input: &Tensor, options: NanmeanOptions<'_>, out: &Tensor) -> Result<()> {
    NANMEAN_OUT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`trapezoid_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TrapezoidOptions {
    dx: Option<Scalar>,
    dim: Option<i64>,
}

impl TrapezoidOptions {
    /// All defaults.
    pub fn new() -> TrapezoidOptions {
        TrapezoidOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn dx(mut self, dx: impl Into<Scalar>) -> Self {
        self.dx = Some(dx.into());
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The integral of y along a dimension by the trapezoidal rule, points dx apart: the shape of y without that
/// dimension. Integers give the default float type. Errors: bool tensors, a dimension that y does not have.
///
/// In Python:
///
/// ```text
/// >>> torch.trapezoid(torch.tensor([1., 2., 3.]), dx=0.5)
/// tensor(2.)
/// ```
#[inline]
pub fn trapezoid(y: &Tensor) -> Result<Tensor> {
    TRAPEZOID.tensor(&[value::tensor(y)])
}

/// The integral of y along a dimension by the trapezoidal rule, points dx apart: the shape of y without that
/// dimension. Integers give the default float type. Errors: bool tensors, a dimension that y does not have.
///
/// What is not set in the options keeps its default: `trapezoid(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor`.
pub fn trapezoid_with(y: &Tensor, options: TrapezoidOptions) -> Result<Tensor> {
    TRAPEZOID.tensor(&[value::tensor(y), options.dx.as_ref().map_or(value::none(), value::scalar), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`trapezoid_x_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TrapezoidXOptions {
    dim: Option<i64>,
}

impl TrapezoidXOptions {
    /// All defaults.
    pub fn new() -> TrapezoidXOptions {
        TrapezoidXOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The integral of y over x along a dimension by the trapezoidal rule: the shape of y without that dimension. x
/// has the shape of y or as many elements as y along the dimension. Integers give the default float type.
/// Errors: bool tensors, x of another length.
///
/// In Python:
///
/// ```text
/// >>> torch.trapezoid(torch.tensor([1., 2., 3.]), torch.tensor([0., 1., 3.]))
/// tensor(6.5000)
/// ```
#[inline]
pub fn trapezoid_x(y: &Tensor, x: &Tensor) -> Result<Tensor> {
    TRAPEZOID_X.tensor(&[value::tensor(y), value::tensor(x)])
}

/// The integral of y over x along a dimension by the trapezoidal rule: the shape of y without that dimension. x
/// has the shape of y or as many elements as y along the dimension. Integers give the default float type.
/// Errors: bool tensors, x of another length.
///
/// What is not set in the options keeps its default: `trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor`.
pub fn trapezoid_x_with(y: &Tensor, x: &Tensor, options: TrapezoidXOptions) -> Result<Tensor> {
    TRAPEZOID_X.tensor(&[value::tensor(y), value::tensor(x), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`trapz_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TrapzOptions {
    dx: Option<f64>,
    dim: Option<i64>,
}

impl TrapzOptions {
    /// All defaults.
    pub fn new() -> TrapzOptions {
        TrapzOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn dx(mut self, dx: impl Into<Option<f64>>) -> Self {
        self.dx = dx.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Another name of trapezoid, with points dx apart. The integral of y along a dimension by the trapezoidal
/// rule, points dx apart: the shape of y without that dimension. Integers give the default float type. Errors:
/// bool tensors, a dimension that y does not have.
///
/// In Python:
///
/// ```text
/// >>> torch.trapz(torch.tensor([1., 2., 3.]), dx=0.5)
/// tensor(2.)
/// ```
#[inline]
pub fn trapz(y: &Tensor) -> Result<Tensor> {
    TRAPZ.tensor(&[value::tensor(y)])
}

/// Another name of trapezoid, with points dx apart. The integral of y along a dimension by the trapezoidal
/// rule, points dx apart: the shape of y without that dimension. Integers give the default float type. Errors:
/// bool tensors, a dimension that y does not have.
///
/// What is not set in the options keeps its default: `trapz(Tensor y, *, float dx=1., int dim=-1) -> Tensor`.
pub fn trapz_with(y: &Tensor, options: TrapzOptions) -> Result<Tensor> {
    TRAPZ.tensor(&[value::tensor(y), options.dx.map_or(value::none(), value::double), options.dim.map_or(value::none(), value::int)])
}

/// The parameters of [`trapz_x_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TrapzXOptions {
    dim: Option<i64>,
}

impl TrapzXOptions {
    /// All defaults.
    pub fn new() -> TrapzXOptions {
        TrapzXOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Another name of trapezoid, over x. The integral of y along a dimension by the trapezoidal rule, points dx
/// apart: the shape of y without that dimension. Integers give the default float type. Errors: bool tensors, a
/// dimension that y does not have.
///
/// In Python:
///
/// ```text
/// >>> torch.trapz(torch.tensor([1., 2., 3.]), torch.tensor([0., 1., 3.]))
/// tensor(6.5000)
/// ```
#[inline]
pub fn trapz_x(y: &Tensor, x: &Tensor) -> Result<Tensor> {
    TRAPZ_X.tensor(&[value::tensor(y), value::tensor(x)])
}

/// Another name of trapezoid, over x. The integral of y along a dimension by the trapezoidal rule, points dx
/// apart: the shape of y without that dimension. Integers give the default float type. Errors: bool tensors, a
/// dimension that y does not have.
///
/// What is not set in the options keeps its default: `trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor`.
pub fn trapz_x_with(y: &Tensor, x: &Tensor, options: TrapzXOptions) -> Result<Tensor> {
    TRAPZ_X.tensor(&[value::tensor(y), value::tensor(x), options.dim.map_or(value::none(), value::int)])
}

impl Tensor {
    /// The logarithm of the multivariate gamma function of dimension p, elementwise, in the shape of self: log(pi)
    /// p (p - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating point; integers compute in
    /// the default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1, complex tensors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.mvlgamma(torch.tensor([2., 3.]), 2)
    /// tensor([0.4516, 1.5502])
    /// ```
    #[inline]
    pub fn mvlgamma(&self, p: i64) -> Result<Tensor> {
        mvlgamma(self, p)
    }

    /// `mvlgamma`, see [`mvlgamma`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn mvlgamma_(&self, p: i64) -> Result<()> {
        mvlgamma_(self, p)
    }

    /// `mvlgamma`, see [`mvlgamma`]. The result is written into the given tensor.
    #[inline]
    pub fn mvlgamma_out(&self, p: i64, out: &Tensor) -> Result<()> {
        mvlgamma_out(self, p, out)
    }

    /// The mean of the elements that are not NaN over dimensions (all unless given), which go, or stay with size 1
    /// (keepdim); NaN where there is none. Floating point only, computed in dtype where it is given; a dimension
    /// that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nanmean(torch.tensor([[1., float('nan')], [3., 4.]]), dim=0)
    /// tensor([2., 4.])
    /// ```
    #[inline]
    pub fn nanmean(&self) -> Result<Tensor> {
        nanmean(self)
    }

    /// The mean of the elements that are not NaN over dimensions (all unless given), which go, or stay with size 1
    /// (keepdim); NaN where there is none. Floating point only, computed in dtype where it is given; a dimension
    /// that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn nanmean_with(&self, options: NanmeanOptions<'_>) -> Result<Tensor> {
        nanmean_with(self, options)
    }

    /// `nanmean`, see [`nanmean`]. The result is written into the given tensor.
    #[inline]
    pub fn nanmean_out(&self, out: &Tensor) -> Result<()> {
        nanmean_out(self, out)
    }

    /// `nanmean`, see [`nanmean`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn nanmean_out_with(&self, options: NanmeanOptions<'_>, out: &Tensor) -> Result<()> {
        nanmean_out_with(self, options, out)
    }
}
