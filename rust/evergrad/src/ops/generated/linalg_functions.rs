// Generated from bindings/schema/ops/linalg_functions.toml; do not edit.
use std::borrow::Borrow;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static _EIGENPAIRS: Op = Op::new(c"_eigenpairs", c"", 1);
static _LOBPCG_STEPS: Op = Op::new(c"_lobpcg_steps", c"", 1);
static CDIST: Op = Op::new(c"cdist", c"", 1);
static CORRCOEF: Op = Op::new(c"corrcoef", c"", 1);
static COV: Op = Op::new(c"cov", c"", 1);
static CROSS: Op = Op::new(c"cross", c"", 1);
static CROSS_OUT: Op = Op::new(c"cross", c"out", 1);
static LINALG_CROSS: Op = Op::new(c"linalg_cross", c"", 1);
static LINALG_CROSS_OUT: Op = Op::new(c"linalg_cross", c"out", 1);
static LINALG_DIAGONAL: Op = Op::new(c"linalg_diagonal", c"", 1);
static LINALG_MATRIX_EXP: Op = Op::new(c"linalg_matrix_exp", c"", 1);
static LINALG_MATRIX_EXP_OUT: Op = Op::new(c"linalg_matrix_exp", c"out", 1);
static LINALG_MATRIX_POWER: Op = Op::new(c"linalg_matrix_power", c"", 1);
static LINALG_MATRIX_POWER_OUT: Op = Op::new(c"linalg_matrix_power", c"out", 1);
static LINALG_MULTI_DOT: Op = Op::new(c"linalg_multi_dot", c"", 1);
static LINALG_MULTI_DOT_OUT: Op = Op::new(c"linalg_multi_dot", c"out", 1);
static LINALG_TENSORINV: Op = Op::new(c"linalg_tensorinv", c"", 1);
static LINALG_TENSORINV_OUT: Op = Op::new(c"linalg_tensorinv", c"out", 1);
static LINALG_TENSORSOLVE: Op = Op::new(c"linalg_tensorsolve", c"", 1);
static LINALG_TENSORSOLVE_OUT: Op = Op::new(c"linalg_tensorsolve", c"out", 1);
static LINALG_VANDER: Op = Op::new(c"linalg_vander", c"", 1);
static LINALG_VECDOT: Op = Op::new(c"linalg_vecdot", c"", 1);
static LINALG_VECDOT_OUT: Op = Op::new(c"linalg_vecdot", c"out", 1);
static LOBPCG: Op = Op::new(c"lobpcg", c"", 1);
static MATRIX_EXP: Op = Op::new(c"matrix_exp", c"", 1);
static MATRIX_POWER: Op = Op::new(c"matrix_power", c"", 1);
static MATRIX_POWER_OUT: Op = Op::new(c"matrix_power", c"out", 1);
static PCA_LOWRANK: Op = Op::new(c"pca_lowrank", c"", 1);
static PDIST: Op = Op::new(c"pdist", c"", 1);
static RENORM: Op = Op::new(c"renorm", c"", 1);
static RENORM_INPLACE: Op = Op::new(c"renorm_", c"", 1);
static RENORM_OUT: Op = Op::new(c"renorm", c"out", 1);
static SVD_LOWRANK: Op = Op::new(c"svd_lowrank", c"", 1);

/// Some eigenvalues and eigenvectors of a Hermitian matrix, found elsewhere, as values that depend on it: (\*,
/// n, n), (\*, k) and (\*, n, k), of one dtype (the values real).
#[inline]
pub fn _eigenpairs(a: &Tensor, values: &Tensor, vectors: &Tensor) -> Result<(Tensor, Tensor)> {
    let [values_result, vectors_result] = _EIGENPAIRS.tensors(&[value::tensor(a), value::tensor(values), value::tensor(vectors)])?;
    Ok((values_result, vectors_result))
}

/// The parameters of [`_lobpcg_steps_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawLobpcgStepsOptions<'a> {
    k: Option<i64>,
    b: Option<&'a Tensor>,
    x: Option<&'a Tensor>,
    n: Option<i64>,
    i_k: Option<&'a Tensor>,
    niter: Option<i64>,
    tol: Option<f64>,
    largest: Option<bool>,
}

impl<'a> RawLobpcgStepsOptions<'a> {
    /// All defaults.
    pub fn new() -> RawLobpcgStepsOptions<'a> {
        RawLobpcgStepsOptions::default()
    }

    /// `int?`, default `None`.
    pub fn k(mut self, k: impl Into<Option<i64>>) -> Self {
        self.k = k.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn b(mut self, b: impl Into<Option<&'a Tensor>>) -> Self {
        self.b = b.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn x(mut self, x: impl Into<Option<&'a Tensor>>) -> Self {
        self.x = x.into();
        self
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn i_k(mut self, i_k: impl Into<Option<&'a Tensor>>) -> Self {
        self.i_k = i_k.into();
        self
    }

    /// `int?`, default `None`.
    pub fn niter(mut self, niter: impl Into<Option<i64>>) -> Self {
        self.niter = niter.into();
        self
    }

    /// `float?`, default `None`.
    pub fn tol(mut self, tol: impl Into<Option<f64>>) -> Self {
        self.tol = tol.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn largest(mut self, largest: impl Into<Option<bool>>) -> Self {
        self.largest = largest.into();
        self
    }
}

/// lobpcg of one matrix, step by step: eigenvalues, eigenvectors and relative residuals of each, all n of them.
#[inline]
pub fn _lobpcg_steps(a: &Tensor) -> Result<Vec<Tensor>> {
    _LOBPCG_STEPS.list(&[value::tensor(a)])
}

/// lobpcg of one matrix, step by step: eigenvalues, eigenvectors and relative residuals of each, all n of them.
///
/// What is not set in the options keeps its default: `_lobpcg_steps(Tensor A, int? k=None, Tensor? B=None, Tensor? X=None, int? n=None, Tensor? iK=None, int? niter=None, float? tol=None, bool? largest=None) -> Tensor[]`.
pub fn _lobpcg_steps_with(a: &Tensor, options: RawLobpcgStepsOptions<'_>) -> Result<Vec<Tensor>> {
    _LOBPCG_STEPS.list(&[value::tensor(a), options.k.map_or(value::none(), value::int), value::opt_tensor(options.b), value::opt_tensor(options.x), options.n.map_or(value::none(), value::int), value::opt_tensor(options.i_k), options.niter.map_or(value::none(), value::int), options.tol.map_or(value::none(), value::double), options.largest.map_or(value::none(), value::boolean)])
}

/// The parameters of [`cdist_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CdistOptions {
    p: Option<f64>,
    compute_mode: Option<i64>,
}

impl CdistOptions {
    /// All defaults.
    pub fn new() -> CdistOptions {
        CdistOptions::default()
    }

    /// `float`, default `2.0`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }

    /// `int?`, default `None`.
    pub fn compute_mode(mut self, compute_mode: impl Into<Option<i64>>) -> Self {
        self.compute_mode = compute_mode.into();
        self
    }
}

/// p-norm distances of the rows of x1 (\*, n, d) and x2 (\*, m, d): (\*, n, m); batches broadcast. p from 0 to
/// inf. compute_mode: 0 a product of matrices for p 2 and more than 25 rows, 1 always for p 2, 2 never. float32
/// and float64 only; a negative p, and other last sizes, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.cdist(torch.tensor([[0., 0.]]), torch.tensor([[3., 4.], [6., 8.]]))
/// tensor([[ 5., 10.]])
/// ```
#[inline]
pub fn cdist(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    CDIST.tensor(&[value::tensor(x1), value::tensor(x2)])
}

/// p-norm distances of the rows of x1 (\*, n, d) and x2 (\*, m, d): (\*, n, m); batches broadcast. p from 0 to
/// inf. compute_mode: 0 a product of matrices for p 2 and more than 25 rows, 1 always for p 2, 2 never. float32
/// and float64 only; a negative p, and other last sizes, are errors.
///
/// What is not set in the options keeps its default: `cdist(Tensor x1, Tensor x2, float p=2.0, int? compute_mode=None) -> Tensor`.
pub fn cdist_with(x1: &Tensor, x2: &Tensor, options: CdistOptions) -> Result<Tensor> {
    CDIST.tensor(&[value::tensor(x1), value::tensor(x2), options.p.map_or(value::none(), value::double), options.compute_mode.map_or(value::none(), value::int)])
}

/// Pearson correlations of variables (rows) over observations (columns), between -1 and 1: (n, k) gives (n, n),
/// a vector a 0-dim tensor. Integers give the default float type; more dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.corrcoef(torch.tensor([[0., 1., 2.], [2., 1., 0.]]))
/// tensor([[ 1., -1.],
///         [-1.,  1.]])
/// ```
#[inline]
pub fn corrcoef(input: &Tensor) -> Result<Tensor> {
    CORRCOEF.tensor(&[value::tensor(input)])
}

/// The parameters of [`cov_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CovOptions<'a> {
    correction: Option<i64>,
    fweights: Option<&'a Tensor>,
    aweights: Option<&'a Tensor>,
}

impl<'a> CovOptions<'a> {
    /// All defaults.
    pub fn new() -> CovOptions<'a> {
        CovOptions::default()
    }

    /// `int`, default `1`.
    pub fn correction(mut self, correction: impl Into<Option<i64>>) -> Self {
        self.correction = correction.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn fweights(mut self, fweights: impl Into<Option<&'a Tensor>>) -> Self {
        self.fweights = fweights.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn aweights(mut self, aweights: impl Into<Option<&'a Tensor>>) -> Self {
        self.aweights = aweights.into();
        self
    }
}

/// Covariances of variables (rows) over observations (columns), with integer frequencies fweights and weights
/// aweights of the observations; divides by their number less correction. (n, k) gives (n, n), a vector a 0-dim
/// tensor. Integers give the default float type, bool is an error. More than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.cov(torch.tensor([[0., 1., 2.], [2., 1., 0.]]))
/// tensor([[ 1., -1.],
///         [-1.,  1.]])
/// ```
#[inline]
pub fn cov(input: &Tensor) -> Result<Tensor> {
    COV.tensor(&[value::tensor(input)])
}

/// Covariances of variables (rows) over observations (columns), with integer frequencies fweights and weights
/// aweights of the observations; divides by their number less correction. (n, k) gives (n, n), a vector a 0-dim
/// tensor. Integers give the default float type, bool is an error. More than two dimensions are an error.
///
/// What is not set in the options keeps its default: `cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor`.
pub fn cov_with(input: &Tensor, options: CovOptions<'_>) -> Result<Tensor> {
    COV.tensor(&[value::tensor(input), options.correction.map_or(value::none(), value::int), value::opt_tensor(options.fweights), value::opt_tensor(options.aweights)])
}

/// The parameters of [`cross_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CrossOptions {
    dim: Option<i64>,
}

impl CrossOptions {
    /// All defaults.
    pub fn new() -> CrossOptions {
        CrossOptions::default()
    }

    /// `int?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// linalg.cross along dim, or along the first dimension of size 3. The tensors broadcast. Integers, floating
/// point and complex, promoted; bool, and no dimension of size 3, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.cross(torch.tensor([[1., 0., 0.]]), torch.tensor([[0., 0., 2.]]), dim=1)
/// tensor([[ 0., -2.,  0.]])
/// ```
#[inline]
pub fn cross(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    CROSS.tensor(&[value::tensor(input), value::tensor(other)])
}

/// linalg.cross along dim, or along the first dimension of size 3. The tensors broadcast. Integers, floating
/// point and complex, promoted; bool, and no dimension of size 3, are errors.
///
/// What is not set in the options keeps its default: `cross(Tensor self, Tensor other, int? dim=None) -> Tensor`.
pub fn cross_with(input: &Tensor, other: &Tensor, options: CrossOptions) -> Result<Tensor> {
    CROSS.tensor(&[value::tensor(input), value::tensor(other), options.dim.map_or(value::none(), value::int)])
}

/// `cross`, see [`cross`]. The result is written into the given tensor.
pub fn cross_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    CROSS_OUT.tensor(&[value::tensor(input), value::tensor(other), value::none(), value::tensor(out)]).map(drop)
}

/// `cross`, see [`cross`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `cross(Tensor self, Tensor other, int? dim=None) -> Tensor`.
pub fn cross_out_with(input: &Tensor, other: &Tensor, options: CrossOptions, out: &Tensor) -> Result<()> {
    CROSS_OUT.tensor(&[value::tensor(input), value::tensor(other), options.dim.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_cross_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgCrossOptions {
    dim: Option<i64>,
}

impl LinalgCrossOptions {
    /// All defaults.
    pub fn new() -> LinalgCrossOptions {
        LinalgCrossOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The cross product of vectors of 3 elements along a dimension; the others broadcast. Integers, floating point
/// and complex, promoted; bool, another size than 3, and different numbers of dimensions are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.cross(torch.tensor([1, 0, 0]), torch.tensor([0, 1, 0]))
/// tensor([0, 0, 1])
/// ```
#[inline]
pub fn linalg_cross(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LINALG_CROSS.tensor(&[value::tensor(input), value::tensor(other)])
}

/// The cross product of vectors of 3 elements along a dimension; the others broadcast. Integers, floating point
/// and complex, promoted; bool, another size than 3, and different numbers of dimensions are errors.
///
/// What is not set in the options keeps its default: `linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor`.
pub fn linalg_cross_with(input: &Tensor, other: &Tensor, options: LinalgCrossOptions) -> Result<Tensor> {
    LINALG_CROSS.tensor(&[value::tensor(input), value::tensor(other), options.dim.map_or(value::none(), value::int)])
}

/// `linalg_cross`, see [`linalg_cross`]. The result is written into the given tensor.
pub fn linalg_cross_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_CROSS_OUT.tensor(&[value::tensor(input), value::tensor(other), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_cross`, see [`linalg_cross`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor`.
pub fn linalg_cross_out_with(input: &Tensor, other: &Tensor, options: LinalgCrossOptions, out: &Tensor) -> Result<()> {
    LINALG_CROSS_OUT.tensor(&[value::tensor(input), value::tensor(other), options.dim.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_diagonal_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgDiagonalOptions {
    offset: Option<i64>,
    dim1: Option<i64>,
    dim2: Option<i64>,
}

impl LinalgDiagonalOptions {
    /// All defaults.
    pub fn new() -> LinalgDiagonalOptions {
        LinalgDiagonalOptions::default()
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

/// diagonal, of the last two dimensions unless given: a view of the shape without these, whose last dimension
/// is the diagonal. One dimension named twice is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.diagonal(torch.tensor([[1, 2], [3, 4]]))
/// tensor([1, 4])
/// ```
#[inline]
pub fn linalg_diagonal(a: &Tensor) -> Result<Tensor> {
    LINALG_DIAGONAL.tensor(&[value::tensor(a)])
}

/// diagonal, of the last two dimensions unless given: a view of the shape without these, whose last dimension
/// is the diagonal. One dimension named twice is an error. Any dtype.
///
/// What is not set in the options keeps its default: `linalg_diagonal(Tensor A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`.
pub fn linalg_diagonal_with(a: &Tensor, options: LinalgDiagonalOptions) -> Result<Tensor> {
    LINALG_DIAGONAL.tensor(&[value::tensor(a), options.offset.map_or(value::none(), value::int), options.dim1.map_or(value::none(), value::int), options.dim2.map_or(value::none(), value::int)])
}

/// Another name of matrix_exp. The exponential of each square matrix (\*, n, n), floating point and complex; by
/// scaling and squaring of a Taylor polynomial. Matrices that are not square are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.matrix_exp(torch.tensor([[0., 0.], [2., 0.]]))
/// tensor([[1., 0.],
///         [2., 1.]])
/// ```
#[inline]
pub fn linalg_matrix_exp(input: &Tensor) -> Result<Tensor> {
    LINALG_MATRIX_EXP.tensor(&[value::tensor(input)])
}

/// `linalg_matrix_exp`, see [`linalg_matrix_exp`]. The result is written into the given tensor.
pub fn linalg_matrix_exp_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_MATRIX_EXP_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The n-th power of each square matrix; a negative one is that of the inverse, the 0-th the identity. (\*, n,
/// n); float32, float64 and their complex types, for n >= 0 integers and halves too. Matrices that are not
/// square, and singular ones for n < 0, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.matrix_power(torch.tensor([[1., 1.], [0., 1.]]), 5)
/// tensor([[1., 5.],
///         [0., 1.]])
/// ```
#[inline]
pub fn linalg_matrix_power(input: &Tensor, n: i64) -> Result<Tensor> {
    LINALG_MATRIX_POWER.tensor(&[value::tensor(input), value::int(n)])
}

/// `linalg_matrix_power`, see [`linalg_matrix_power`]. The result is written into the given tensor.
pub fn linalg_matrix_power_out(input: &Tensor, n: i64, out: &Tensor) -> Result<()> {
    LINALG_MATRIX_POWER_OUT.tensor(&[value::tensor(input), value::int(n), value::tensor(out)]).map(drop)
}

/// The product of two or more matrices, in the order that takes the fewest multiplications; the first and last
/// may be vectors: (n, k), ... (p, m) give (n, m). Integers, floating point and complex, of one dtype; fewer
/// than two, and sizes that do not fit, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.multi_dot([torch.ones(2, 3), torch.ones(3, 4), torch.ones(4)])
/// tensor([12., 12.])
/// ```
#[inline]
pub fn linalg_multi_dot(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    LINALG_MULTI_DOT.tensor(&[value::tensors(&tensors)])
}

/// `linalg_multi_dot`, see [`linalg_multi_dot`]. The result is written into the given tensor.
pub fn linalg_multi_dot_out(tensors: &[impl Borrow<Tensor>], out: &Tensor) -> Result<()> {
    let tensors = value::handles(tensors);
    LINALG_MULTI_DOT_OUT.tensor(&[value::tensors(&tensors), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_tensorinv_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgTensorinvOptions {
    ind: Option<i64>,
}

impl LinalgTensorinvOptions {
    /// All defaults.
    pub fn new() -> LinalgTensorinvOptions {
        LinalgTensorinvOptions::default()
    }

    /// `int`, default `2`.
    pub fn ind(mut self, ind: impl Into<Option<i64>>) -> Self {
        self.ind = ind.into();
        self
    }
}

/// The inverse of the map that tensordot with self over its last dimensions is; the first ind dimensions and
/// the others have one product, and change sides in the shape of the result. float32, float64 and their complex
/// types; products that differ, and a singular map, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.tensorinv(torch.eye(6).reshape(6, 2, 3), ind=1).shape
/// torch.Size([2, 3, 6])
/// ```
#[inline]
pub fn linalg_tensorinv(input: &Tensor) -> Result<Tensor> {
    LINALG_TENSORINV.tensor(&[value::tensor(input)])
}

/// The inverse of the map that tensordot with self over its last dimensions is; the first ind dimensions and
/// the others have one product, and change sides in the shape of the result. float32, float64 and their complex
/// types; products that differ, and a singular map, are errors.
///
/// What is not set in the options keeps its default: `linalg_tensorinv(Tensor self, int ind=2) -> Tensor`.
pub fn linalg_tensorinv_with(input: &Tensor, options: LinalgTensorinvOptions) -> Result<Tensor> {
    LINALG_TENSORINV.tensor(&[value::tensor(input), options.ind.map_or(value::none(), value::int)])
}

/// `linalg_tensorinv`, see [`linalg_tensorinv`]. The result is written into the given tensor.
pub fn linalg_tensorinv_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_TENSORINV_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_tensorinv`, see [`linalg_tensorinv`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_tensorinv(Tensor self, int ind=2) -> Tensor`.
pub fn linalg_tensorinv_out_with(input: &Tensor, options: LinalgTensorinvOptions, out: &Tensor) -> Result<()> {
    LINALG_TENSORINV_OUT.tensor(&[value::tensor(input), options.ind.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_tensorsolve_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgTensorsolveOptions<'a> {
    dims: Option<Ints<'a>>,
}

impl<'a> LinalgTensorsolveOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgTensorsolveOptions<'a> {
        LinalgTensorsolveOptions::default()
    }

    /// `int[]?`, default `None`.
    pub fn dims(mut self, dims: impl Into<Ints<'a>>) -> Self {
        self.dims = Some(dims.into());
        self
    }
}

/// The X with tensordot(self, X, X.ndim) = other; dims of self are moved to its end first. The sizes of X
/// multiply to those of other; a self that is no square matrix so seen is an error. float32, float64 and their
/// complex types.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.tensorsolve(torch.eye(4).reshape(4, 2, 2), torch.tensor([1., 2., 3., 4.]))
/// tensor([[1., 2.],
///         [3., 4.]])
/// ```
#[inline]
pub fn linalg_tensorsolve(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LINALG_TENSORSOLVE.tensor(&[value::tensor(input), value::tensor(other)])
}

/// The X with tensordot(self, X, X.ndim) = other; dims of self are moved to its end first. The sizes of X
/// multiply to those of other; a self that is no square matrix so seen is an error. float32, float64 and their
/// complex types.
///
/// What is not set in the options keeps its default: `linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor`.
pub fn linalg_tensorsolve_with(input: &Tensor, other: &Tensor, options: LinalgTensorsolveOptions<'_>) -> Result<Tensor> {
    LINALG_TENSORSOLVE.tensor(&[value::tensor(input), value::tensor(other), options.dims.as_ref().map_or(value::none(), value::ints)])
}

/// `linalg_tensorsolve`, see [`linalg_tensorsolve`]. The result is written into the given tensor.
pub fn linalg_tensorsolve_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_TENSORSOLVE_OUT.tensor(&[value::tensor(input), value::tensor(other), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_tensorsolve`, see [`linalg_tensorsolve`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor`.
pub fn linalg_tensorsolve_out_with(input: &Tensor, other: &Tensor, options: LinalgTensorsolveOptions<'_>, out: &Tensor) -> Result<()> {
    LINALG_TENSORSOLVE_OUT.tensor(&[value::tensor(input), value::tensor(other), options.dims.as_ref().map_or(value::none(), value::ints), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_vander_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgVanderOptions {
    n: Option<i64>,
}

impl LinalgVanderOptions {
    /// All defaults.
    pub fn new() -> LinalgVanderOptions {
        LinalgVanderOptions::default()
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }
}

/// Powers 0 .. N - 1 of each element in a new last dimension, N as many as x has there unless given: (\*, n)
/// gives (\*, n, N). Integers (to int64), floating point and complex; bool, a 0-dim x, and an N below 2 are
/// errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.vander(torch.tensor([1, 2, 3]))
/// tensor([[1, 1, 1],
///         [1, 2, 4],
///         [1, 3, 9]])
/// ```
#[inline]
pub fn linalg_vander(x: &Tensor) -> Result<Tensor> {
    LINALG_VANDER.tensor(&[value::tensor(x)])
}

/// Powers 0 .. N - 1 of each element in a new last dimension, N as many as x has there unless given: (\*, n)
/// gives (\*, n, N). Integers (to int64), floating point and complex; bool, a 0-dim x, and an N below 2 are
/// errors.
///
/// What is not set in the options keeps its default: `linalg_vander(Tensor x, *, int? N=None) -> Tensor`.
pub fn linalg_vander_with(x: &Tensor, options: LinalgVanderOptions) -> Result<Tensor> {
    LINALG_VANDER.tensor(&[value::tensor(x), options.n.map_or(value::none(), value::int)])
}

/// The parameters of [`linalg_vecdot_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgVecdotOptions {
    dim: Option<i64>,
}

impl LinalgVecdotOptions {
    /// All defaults.
    pub fn new() -> LinalgVecdotOptions {
        LinalgVecdotOptions::default()
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// Sum of conj(x) * y along a dimension, which goes; the tensors broadcast and have one dtype, floating point
/// or complex. Integers, two dtypes, and sizes that do not broadcast are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.vecdot(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
/// tensor([21., 43.])
/// ```
#[inline]
pub fn linalg_vecdot(x: &Tensor, y: &Tensor) -> Result<Tensor> {
    LINALG_VECDOT.tensor(&[value::tensor(x), value::tensor(y)])
}

/// Sum of conj(x) * y along a dimension, which goes; the tensors broadcast and have one dtype, floating point
/// or complex. Integers, two dtypes, and sizes that do not broadcast are errors.
///
/// What is not set in the options keeps its default: `linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor`.
pub fn linalg_vecdot_with(x: &Tensor, y: &Tensor, options: LinalgVecdotOptions) -> Result<Tensor> {
    LINALG_VECDOT.tensor(&[value::tensor(x), value::tensor(y), options.dim.map_or(value::none(), value::int)])
}

/// `linalg_vecdot`, see [`linalg_vecdot`]. The result is written into the given tensor.
pub fn linalg_vecdot_out(x: &Tensor, y: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_VECDOT_OUT.tensor(&[value::tensor(x), value::tensor(y), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_vecdot`, see [`linalg_vecdot`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor`.
pub fn linalg_vecdot_out_with(x: &Tensor, y: &Tensor, options: LinalgVecdotOptions, out: &Tensor) -> Result<()> {
    LINALG_VECDOT_OUT.tensor(&[value::tensor(x), value::tensor(y), options.dim.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The parameters of [`lobpcg_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LobpcgOptions<'a> {
    k: Option<i64>,
    b: Option<&'a Tensor>,
    x: Option<&'a Tensor>,
    n: Option<i64>,
    i_k: Option<&'a Tensor>,
    niter: Option<i64>,
    tol: Option<f64>,
    largest: Option<bool>,
    method: Option<&'a str>,
}

impl<'a> LobpcgOptions<'a> {
    /// All defaults.
    pub fn new() -> LobpcgOptions<'a> {
        LobpcgOptions::default()
    }

    /// `int?`, default `None`.
    pub fn k(mut self, k: impl Into<Option<i64>>) -> Self {
        self.k = k.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn b(mut self, b: impl Into<Option<&'a Tensor>>) -> Self {
        self.b = b.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn x(mut self, x: impl Into<Option<&'a Tensor>>) -> Self {
        self.x = x.into();
        self
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn i_k(mut self, i_k: impl Into<Option<&'a Tensor>>) -> Self {
        self.i_k = i_k.into();
        self
    }

    /// `int?`, default `None`.
    pub fn niter(mut self, niter: impl Into<Option<i64>>) -> Self {
        self.niter = niter.into();
        self
    }

    /// `float?`, default `None`.
    pub fn tol(mut self, tol: impl Into<Option<f64>>) -> Self {
        self.tol = tol.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn largest(mut self, largest: impl Into<Option<bool>>) -> Self {
        self.largest = largest.into();
        self
    }

    /// `str?`, default `None`.
    pub fn method(mut self, method: &'a str) -> Self {
        self.method = Some(method);
        self
    }
}

/// The k largest (or smallest) eigenvalues, (\*, k), and eigenvectors, (\*, m, k), of A x = lambda B x with A
/// (\*, m, m) symmetric or Hermitian and B, the identity unless given, positive definite: float32, float64 and
/// their complex types. Locally optimal block preconditioned conjugate gradients (Knyazev 2001): n vectors, k
/// unless given, at most m / 3, that start at X (\*, m, n), or at random, with the preconditioner iK (\*, m,
/// m), until the relative residuals are below tol or after niter steps. k is 1 or the columns of X unless
/// given; method is "basic" or "ortho", which are one. Derivatives are known without B. An A that is not square
/// and more vectors are errors.
///
/// In Python:
///
/// ```text
/// >>> A, X = torch.diag(torch.tensor([1., 2., 3., 9.])), torch.ones(4, 1)
/// >>> torch.lobpcg(A, X=X)[0]
/// tensor([9.])
/// ```
#[inline]
pub fn lobpcg(a: &Tensor) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = LOBPCG.tensors(&[value::tensor(a)])?;
    Ok((result0, result1))
}

/// The k largest (or smallest) eigenvalues, (\*, k), and eigenvectors, (\*, m, k), of A x = lambda B x with A
/// (\*, m, m) symmetric or Hermitian and B, the identity unless given, positive definite: float32, float64 and
/// their complex types. Locally optimal block preconditioned conjugate gradients (Knyazev 2001): n vectors, k
/// unless given, at most m / 3, that start at X (\*, m, n), or at random, with the preconditioner iK (\*, m,
/// m), until the relative residuals are below tol or after niter steps. k is 1 or the columns of X unless
/// given; method is "basic" or "ortho", which are one. Derivatives are known without B. An A that is not square
/// and more vectors are errors.
///
/// What is not set in the options keeps its default: `lobpcg(Tensor A, int? k=None, Tensor? B=None, Tensor? X=None, int? n=None, Tensor? iK=None, int? niter=None, float? tol=None, bool? largest=None, str? method=None) -> (Tensor, Tensor)`.
pub fn lobpcg_with(a: &Tensor, options: LobpcgOptions<'_>) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = LOBPCG.tensors(&[value::tensor(a), options.k.map_or(value::none(), value::int), value::opt_tensor(options.b), value::opt_tensor(options.x), options.n.map_or(value::none(), value::int), value::opt_tensor(options.i_k), options.niter.map_or(value::none(), value::int), options.tol.map_or(value::none(), value::double), options.largest.map_or(value::none(), value::boolean), options.method.map_or(value::none(), value::string)])?;
    Ok((result0, result1))
}

/// The exponential of each square matrix (\*, n, n), floating point and complex; by scaling and squaring of a
/// Taylor polynomial. Matrices that are not square are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.matrix_exp(torch.tensor([[0., 1.], [0., 0.]]))
/// tensor([[1., 1.],
///         [0., 1.]])
/// ```
#[inline]
pub fn matrix_exp(input: &Tensor) -> Result<Tensor> {
    MATRIX_EXP.tensor(&[value::tensor(input)])
}

/// Another name of linalg.matrix_power. The n-th power of each square matrix; a negative one is that of the
/// inverse, the 0-th the identity. (\*, n, n); float32, float64 and their complex types, for n >= 0 integers
/// and halves too. Matrices that are not square, and singular ones for n < 0, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.matrix_power(torch.tensor([[1., 1.], [0., 1.]]), -1)
/// tensor([[ 1., -1.],
///         [ 0.,  1.]])
/// ```
#[inline]
pub fn matrix_power(input: &Tensor, n: i64) -> Result<Tensor> {
    MATRIX_POWER.tensor(&[value::tensor(input), value::int(n)])
}

/// `matrix_power`, see [`matrix_power`]. The result is written into the given tensor.
pub fn matrix_power_out(input: &Tensor, n: i64, out: &Tensor) -> Result<()> {
    MATRIX_POWER_OUT.tensor(&[value::tensor(input), value::int(n), value::tensor(out)]).map(drop)
}

/// The parameters of [`pca_lowrank_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct PcaLowrankOptions {
    q: Option<i64>,
    center: Option<bool>,
    niter: Option<i64>,
}

impl PcaLowrankOptions {
    /// All defaults.
    pub fn new() -> PcaLowrankOptions {
        PcaLowrankOptions::default()
    }

    /// `int?`, default `None`.
    pub fn q(mut self, q: impl Into<Option<i64>>) -> Self {
        self.q = q.into();
        self
    }

    /// `bool`, default `True`.
    pub fn center(mut self, center: impl Into<Option<bool>>) -> Self {
        self.center = center.into();
        self
    }

    /// `int`, default `2`.
    pub fn niter(mut self, niter: impl Into<Option<i64>>) -> Self {
        self.niter = niter.into();
        self
    }
}

/// svd_lowrank of A, (\*, m, n), less the mean of its rows (center): U (\*, m, q), S (\*, q), and principal
/// components in V, (\*, n, q). q is min(6, m, n) unless given. float32, float64 and their complex types only;
/// q beyond min(m, n) is an error.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> U, S, V = torch.pca_lowrank(torch.tensor([[1., 2.], [3., 4.], [5., 6.]]), q=1)
/// >>> S
/// tensor([4.])
/// ```
#[inline]
pub fn pca_lowrank(a: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, v] = PCA_LOWRANK.tensors(&[value::tensor(a)])?;
    Ok((u, s, v))
}

/// svd_lowrank of A, (\*, m, n), less the mean of its rows (center): U (\*, m, q), S (\*, q), and principal
/// components in V, (\*, n, q). q is min(6, m, n) unless given. float32, float64 and their complex types only;
/// q beyond min(m, n) is an error.
///
/// What is not set in the options keeps its default: `pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, Tensor S, Tensor V)`.
pub fn pca_lowrank_with(a: &Tensor, options: PcaLowrankOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, v] = PCA_LOWRANK.tensors(&[value::tensor(a), options.q.map_or(value::none(), value::int), options.center.map_or(value::none(), value::boolean), options.niter.map_or(value::none(), value::int)])?;
    Ok((u, s, v))
}

/// The parameters of [`pdist_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct PdistOptions {
    p: Option<f64>,
}

impl PdistOptions {
    /// All defaults.
    pub fn new() -> PdistOptions {
        PdistOptions::default()
    }

    /// `float`, default `2.0`.
    pub fn p(mut self, p: impl Into<Option<f64>>) -> Self {
        self.p = p.into();
        self
    }
}

/// p-norm distances of each row of a matrix (n, d) and each later one, 1-d of n (n - 1) / 2 elements. Floating
/// point only; another number of dimensions is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.pdist(torch.tensor([[0., 0.], [3., 4.], [0., 1.]]))
/// tensor([5.0000, 1.0000, 4.2426])
/// ```
#[inline]
pub fn pdist(input: &Tensor) -> Result<Tensor> {
    PDIST.tensor(&[value::tensor(input)])
}

/// p-norm distances of each row of a matrix (n, d) and each later one, 1-d of n (n - 1) / 2 elements. Floating
/// point only; another number of dimensions is an error.
///
/// What is not set in the options keeps its default: `pdist(Tensor self, float p=2.0) -> Tensor`.
pub fn pdist_with(input: &Tensor, options: PdistOptions) -> Result<Tensor> {
    PDIST.tensor(&[value::tensor(input), options.p.map_or(value::none(), value::double)])
}

/// The slices of a dimension with p-norms above maxnorm scaled down to it, in the shape of self. Floating point
/// and complex only; fewer than two dimensions, p not above 0, and a negative maxnorm are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.renorm(torch.tensor([[3., 4.], [0.3, 0.4]]), p=2, dim=0, maxnorm=1.)
/// tensor([[0.6000, 0.8000],
///         [0.3000, 0.4000]])
/// ```
#[inline]
pub fn renorm(input: &Tensor, p: impl Into<Scalar>, dim: i64, maxnorm: impl Into<Scalar>) -> Result<Tensor> {
    let p = p.into();
    let maxnorm = maxnorm.into();
    RENORM.tensor(&[value::tensor(input), value::scalar(&p), value::int(dim), value::scalar(&maxnorm)])
}

/// `renorm`, see [`renorm`]. In place: the result is written into the tensor itself.
pub fn renorm_(input: &Tensor, p: impl Into<Scalar>, dim: i64, maxnorm: impl Into<Scalar>) -> Result<()> {
    let p = p.into();
    let maxnorm = maxnorm.into();
    RENORM_INPLACE.tensor(&[value::tensor(input), value::scalar(&p), value::int(dim), value::scalar(&maxnorm)]).map(drop)
}

/// `renorm`, see [`renorm`]. The result is written into the given tensor.
pub fn renorm_out(input: &Tensor, p: impl Into<Scalar>, dim: i64, maxnorm: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let p = p.into();
    let maxnorm = maxnorm.into();
    RENORM_OUT.tensor(&[value::tensor(input), value::scalar(&p), value::int(dim), value::scalar(&maxnorm), value::tensor(out)]).map(drop)
}

/// The parameters of [`svd_lowrank_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SvdLowrankOptions<'a> {
    q: Option<i64>,
    niter: Option<i64>,
    m: Option<&'a Tensor>,
}

impl<'a> SvdLowrankOptions<'a> {
    /// All defaults.
    pub fn new() -> SvdLowrankOptions<'a> {
        SvdLowrankOptions::default()
    }

    /// `int?`, default `6`.
    pub fn q(mut self, q: impl Into<Option<i64>>) -> Self {
        self.q = q.into();
        self
    }

    /// `int?`, default `2`.
    pub fn niter(mut self, niter: impl Into<Option<i64>>) -> Self {
        self.niter = niter.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn m(mut self, m: impl Into<Option<&'a Tensor>>) -> Self {
        self.m = m.into();
        self
    }
}

/// The q largest singular values of A - M and their vectors, U (\*, m, q), S (\*, q), real, V (\*, n, q),
/// approximately: from a random subspace after niter steps of power iteration (Halko, Martinsson, Tropp 2009).
/// float32, float64 and their complex types only; fewer than two dimensions, and M of another shape, are
/// errors.
///
/// In Python:
///
/// ```text
/// >>> _ = torch.manual_seed(0)
/// >>> U, S, V = torch.svd_lowrank(torch.diag(torch.tensor([3., 2., 0., 0.])), q=2)
/// >>> S
/// tensor([3.0000, 2.0000])
/// ```
#[inline]
pub fn svd_lowrank(a: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, v] = SVD_LOWRANK.tensors(&[value::tensor(a)])?;
    Ok((u, s, v))
}

/// The q largest singular values of A - M and their vectors, U (\*, m, q), S (\*, q), real, V (\*, n, q),
/// approximately: from a random subspace after niter steps of power iteration (Halko, Martinsson, Tropp 2009).
/// float32, float64 and their complex types only; fewer than two dimensions, and M of another shape, are
/// errors.
///
/// What is not set in the options keeps its default: `svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S, Tensor V)`.
pub fn svd_lowrank_with(a: &Tensor, options: SvdLowrankOptions<'_>) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, v] = SVD_LOWRANK.tensors(&[value::tensor(a), options.q.map_or(value::none(), value::int), options.niter.map_or(value::none(), value::int), value::opt_tensor(options.m)])?;
    Ok((u, s, v))
}

impl Tensor {
    /// Pearson correlations of variables (rows) over observations (columns), between -1 and 1: (n, k) gives (n, n),
    /// a vector a 0-dim tensor. Integers give the default float type; more dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.corrcoef(torch.tensor([[0., 1., 2.], [2., 1., 0.]]))
    /// tensor([[ 1., -1.],
    ///         [-1.,  1.]])
    /// ```
    #[inline]
    pub fn corrcoef(&self) -> Result<Tensor> {
        corrcoef(self)
    }

    /// Covariances of variables (rows) over observations (columns), with integer frequencies fweights and weights
    /// aweights of the observations; divides by their number less correction. (n, k) gives (n, n), a vector a 0-dim
    /// tensor. Integers give the default float type, bool is an error. More than two dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cov(torch.tensor([[0., 1., 2.], [2., 1., 0.]]))
    /// tensor([[ 1., -1.],
    ///         [-1.,  1.]])
    /// ```
    #[inline]
    pub fn cov(&self) -> Result<Tensor> {
        cov(self)
    }

    /// Covariances of variables (rows) over observations (columns), with integer frequencies fweights and weights
    /// aweights of the observations; divides by their number less correction. (n, k) gives (n, n), a vector a 0-dim
    /// tensor. Integers give the default float type, bool is an error. More than two dimensions are an error.
    ///
    /// What is not set in the options keeps its default: `cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor`.
    #[inline]
    pub fn cov_with(&self, options: CovOptions<'_>) -> Result<Tensor> {
        cov_with(self, options)
    }

    /// linalg.cross along dim, or along the first dimension of size 3. The tensors broadcast. Integers, floating
    /// point and complex, promoted; bool, and no dimension of size 3, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cross(torch.tensor([[1., 0., 0.]]), torch.tensor([[0., 0., 2.]]), dim=1)
    /// tensor([[ 0., -2.,  0.]])
    /// ```
    #[inline]
    pub fn cross(&self, other: &Tensor) -> Result<Tensor> {
        cross(self, other)
    }

    /// linalg.cross along dim, or along the first dimension of size 3. The tensors broadcast. Integers, floating
    /// point and complex, promoted; bool, and no dimension of size 3, are errors.
    ///
    /// What is not set in the options keeps its default: `cross(Tensor self, Tensor other, int? dim=None) -> Tensor`.
    #[inline]
    pub fn cross_with(&self, other: &Tensor, options: CrossOptions) -> Result<Tensor> {
        cross_with(self, other, options)
    }

    /// `cross`, see [`cross`]. The result is written into the given tensor.
    #[inline]
    pub fn cross_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        cross_out(self, other, out)
    }

    /// `cross`, see [`cross`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `cross(Tensor self, Tensor other, int? dim=None) -> Tensor`.
    #[inline]
    pub fn cross_out_with(&self, other: &Tensor, options: CrossOptions, out: &Tensor) -> Result<()> {
        cross_out_with(self, other, options, out)
    }

    /// The exponential of each square matrix (\*, n, n), floating point and complex; by scaling and squaring of a
    /// Taylor polynomial. Matrices that are not square are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.matrix_exp(torch.tensor([[0., 1.], [0., 0.]]))
    /// tensor([[1., 1.],
    ///         [0., 1.]])
    /// ```
    #[inline]
    pub fn matrix_exp(&self) -> Result<Tensor> {
        matrix_exp(self)
    }

    /// Another name of linalg.matrix_power. The n-th power of each square matrix; a negative one is that of the
    /// inverse, the 0-th the identity. (\*, n, n); float32, float64 and their complex types, for n >= 0 integers
    /// and halves too. Matrices that are not square, and singular ones for n < 0, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.matrix_power(torch.tensor([[1., 1.], [0., 1.]]), -1)
    /// tensor([[ 1., -1.],
    ///         [ 0.,  1.]])
    /// ```
    #[inline]
    pub fn matrix_power(&self, n: i64) -> Result<Tensor> {
        matrix_power(self, n)
    }

    /// `matrix_power`, see [`matrix_power`]. The result is written into the given tensor.
    #[inline]
    pub fn matrix_power_out(&self, n: i64, out: &Tensor) -> Result<()> {
        matrix_power_out(self, n, out)
    }

    /// The slices of a dimension with p-norms above maxnorm scaled down to it, in the shape of self. Floating point
    /// and complex only; fewer than two dimensions, p not above 0, and a negative maxnorm are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.renorm(torch.tensor([[3., 4.], [0.3, 0.4]]), p=2, dim=0, maxnorm=1.)
    /// tensor([[0.6000, 0.8000],
    ///         [0.3000, 0.4000]])
    /// ```
    #[inline]
    pub fn renorm(&self, p: impl Into<Scalar>, dim: i64, maxnorm: impl Into<Scalar>) -> Result<Tensor> {
        renorm(self, p, dim, maxnorm)
    }

    /// `renorm`, see [`renorm`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn renorm_(&self, p: impl Into<Scalar>, dim: i64, maxnorm: impl Into<Scalar>) -> Result<()> {
        renorm_(self, p, dim, maxnorm)
    }

    /// `renorm`, see [`renorm`]. The result is written into the given tensor.
    #[inline]
    pub fn renorm_out(&self, p: impl Into<Scalar>, dim: i64, maxnorm: impl Into<Scalar>, out: &Tensor) -> Result<()> {
        renorm_out(self, p, dim, maxnorm, out)
    }
}
