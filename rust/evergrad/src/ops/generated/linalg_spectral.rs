// Generated from bindings/schema/ops/linalg_spectral.toml; do not edit.
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Operand;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static _HOUSEHOLDER_PRODUCT: Op = Op::new(c"_householder_product", c"", 1);
static _LINALG_EIG: Op = Op::new(c"_linalg_eig", c"", 1);
static _LINALG_EIGH: Op = Op::new(c"_linalg_eigh", c"", 1);
static _LINALG_LSTSQ: Op = Op::new(c"_linalg_lstsq", c"", 1);
static _LINALG_SVD: Op = Op::new(c"_linalg_svd", c"", 1);
static _ORMQR: Op = Op::new(c"_ormqr", c"", 1);
static FROBENIUS_NORM: Op = Op::new(c"frobenius_norm", c"", 1);
static FROBENIUS_NORM_OUT: Op = Op::new(c"frobenius_norm", c"out", 1);
static GEQRF: Op = Op::new(c"geqrf", c"", 1);
static GEQRF_OUT: Op = Op::new(c"geqrf", c"out", 1);
static LINALG_COND: Op = Op::new(c"linalg_cond", c"", 1);
static LINALG_COND_OUT: Op = Op::new(c"linalg_cond", c"out", 1);
static LINALG_COND_P_STR: Op = Op::new(c"linalg_cond", c"p_str", 1);
static LINALG_COND_P_STR_OUT: Op = Op::new(c"linalg_cond", c"p_str.out", 1);
static LINALG_EIG: Op = Op::new(c"linalg_eig", c"", 1);
static LINALG_EIG_OUT: Op = Op::new(c"linalg_eig", c"out", 1);
static LINALG_EIGH: Op = Op::new(c"linalg_eigh", c"", 1);
static LINALG_EIGH_OUT: Op = Op::new(c"linalg_eigh", c"out", 1);
static LINALG_EIGVALS: Op = Op::new(c"linalg_eigvals", c"", 1);
static LINALG_EIGVALS_OUT: Op = Op::new(c"linalg_eigvals", c"out", 1);
static LINALG_EIGVALSH: Op = Op::new(c"linalg_eigvalsh", c"", 1);
static LINALG_EIGVALSH_OUT: Op = Op::new(c"linalg_eigvalsh", c"out", 1);
static LINALG_HOUSEHOLDER_PRODUCT: Op = Op::new(c"linalg_householder_product", c"", 1);
static LINALG_HOUSEHOLDER_PRODUCT_OUT: Op = Op::new(c"linalg_householder_product", c"out", 1);
static LINALG_LSTSQ: Op = Op::new(c"linalg_lstsq", c"", 1);
static LINALG_LSTSQ_OUT: Op = Op::new(c"linalg_lstsq", c"out", 1);
static LINALG_MATRIX_NORM: Op = Op::new(c"linalg_matrix_norm", c"", 1);
static LINALG_MATRIX_NORM_OUT: Op = Op::new(c"linalg_matrix_norm", c"out", 1);
static LINALG_MATRIX_NORM_STR_ORD: Op = Op::new(c"linalg_matrix_norm", c"str_ord", 1);
static LINALG_MATRIX_NORM_STR_ORD_OUT: Op = Op::new(c"linalg_matrix_norm", c"str_ord.out", 1);
static LINALG_MATRIX_RANK: Op = Op::new(c"linalg_matrix_rank", c"", 1);
static LINALG_MATRIX_RANK_OUT: Op = Op::new(c"linalg_matrix_rank", c"out", 1);
static LINALG_MATRIX_RANK_TOL: Op = Op::new(c"linalg_matrix_rank", c"tol", 1);
static LINALG_MATRIX_RANK_TOL_OUT: Op = Op::new(c"linalg_matrix_rank", c"tol.out", 1);
static LINALG_NORM: Op = Op::new(c"linalg_norm", c"", 1);
static LINALG_NORM_OUT: Op = Op::new(c"linalg_norm", c"out", 1);
static LINALG_NORM_ORD_STR: Op = Op::new(c"linalg_norm", c"ord_str", 1);
static LINALG_NORM_ORD_STR_OUT: Op = Op::new(c"linalg_norm", c"ord_str.out", 1);
static LINALG_PINV: Op = Op::new(c"linalg_pinv", c"", 1);
static LINALG_PINV_OUT: Op = Op::new(c"linalg_pinv", c"out", 1);
static LINALG_PINV_RCOND: Op = Op::new(c"linalg_pinv", c"rcond", 1);
static LINALG_PINV_RCOND_OUT: Op = Op::new(c"linalg_pinv", c"rcond.out", 1);
static LINALG_QR: Op = Op::new(c"linalg_qr", c"", 1);
static LINALG_QR_OUT: Op = Op::new(c"linalg_qr", c"out", 1);
static LINALG_SVD: Op = Op::new(c"linalg_svd", c"", 1);
static LINALG_SVD_OUT: Op = Op::new(c"linalg_svd", c"out", 1);
static LINALG_SVDVALS: Op = Op::new(c"linalg_svdvals", c"", 1);
static LINALG_SVDVALS_OUT: Op = Op::new(c"linalg_svdvals", c"out", 1);
static NUCLEAR_NORM: Op = Op::new(c"nuclear_norm", c"", 1);
static NUCLEAR_NORM_OUT: Op = Op::new(c"nuclear_norm", c"out", 1);
static NUCLEAR_NORM_DIM: Op = Op::new(c"nuclear_norm", c"dim", 1);
static NUCLEAR_NORM_DIM_OUT: Op = Op::new(c"nuclear_norm", c"dim.out", 1);
static ORGQR: Op = Op::new(c"orgqr", c"", 1);
static ORGQR_OUT: Op = Op::new(c"orgqr", c"out", 1);
static ORMQR: Op = Op::new(c"ormqr", c"", 1);
static ORMQR_OUT: Op = Op::new(c"ormqr", c"out", 1);
static PINVERSE: Op = Op::new(c"pinverse", c"", 1);
static QR: Op = Op::new(c"qr", c"", 1);
static QR_OUT: Op = Op::new(c"qr", c"out", 1);
static SVD: Op = Op::new(c"svd", c"", 1);
static SVD_OUT: Op = Op::new(c"svd", c"out", 1);

/// linalg.householder_product without checks and derivative.
#[inline]
pub fn _householder_product(input: &Tensor, tau: &Tensor) -> Result<Tensor> {
    _HOUSEHOLDER_PRODUCT.tensor(&[value::tensor(input), value::tensor(tau)])
}

/// The parameters of [`_linalg_eig_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawLinalgEigOptions {
    compute_v: Option<bool>,
}

impl RawLinalgEigOptions {
    /// All defaults.
    pub fn new() -> RawLinalgEigOptions {
        RawLinalgEigOptions::default()
    }

    /// `bool`, default `True`.
    pub fn compute_v(mut self, compute_v: impl Into<Option<bool>>) -> Self {
        self.compute_v = compute_v.into();
        self
    }
}

/// linalg.eig, with empty eigenvectors where they are not asked for.
#[inline]
pub fn _linalg_eig(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [eigenvalues, eigenvectors] = _LINALG_EIG.tensors(&[value::tensor(input)])?;
    Ok((eigenvalues, eigenvectors))
}

/// linalg.eig, with empty eigenvectors where they are not asked for.
///
/// What is not set in the options keeps its default: `_linalg_eig(Tensor self, bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)`.
pub fn _linalg_eig_with(input: &Tensor, options: RawLinalgEigOptions) -> Result<(Tensor, Tensor)> {
    let [eigenvalues, eigenvectors] = _LINALG_EIG.tensors(&[value::tensor(input), options.compute_v.map_or(value::none(), value::boolean)])?;
    Ok((eigenvalues, eigenvectors))
}

/// The parameters of [`_linalg_eigh_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawLinalgEighOptions<'a> {
    uplo: Option<&'a str>,
    compute_v: Option<bool>,
}

impl<'a> RawLinalgEighOptions<'a> {
    /// All defaults.
    pub fn new() -> RawLinalgEighOptions<'a> {
        RawLinalgEighOptions::default()
    }

    /// `str`, default `'L'`.
    pub fn uplo(mut self, uplo: &'a str) -> Self {
        self.uplo = Some(uplo);
        self
    }

    /// `bool`, default `True`.
    pub fn compute_v(mut self, compute_v: impl Into<Option<bool>>) -> Self {
        self.compute_v = compute_v.into();
        self
    }
}

/// linalg.eigh, with empty eigenvectors where they are not asked for.
#[inline]
pub fn _linalg_eigh(a: &Tensor) -> Result<(Tensor, Tensor)> {
    let [eigenvalues, eigenvectors] = _LINALG_EIGH.tensors(&[value::tensor(a)])?;
    Ok((eigenvalues, eigenvectors))
}

/// linalg.eigh, with empty eigenvectors where they are not asked for.
///
/// What is not set in the options keeps its default: `_linalg_eigh(Tensor A, str UPLO='L', bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)`.
pub fn _linalg_eigh_with(a: &Tensor, options: RawLinalgEighOptions<'_>) -> Result<(Tensor, Tensor)> {
    let [eigenvalues, eigenvectors] = _LINALG_EIGH.tensors(&[value::tensor(a), options.uplo.map_or(value::none(), value::string), options.compute_v.map_or(value::none(), value::boolean)])?;
    Ok((eigenvalues, eigenvectors))
}

/// linalg.lstsq for matrices of one batch shape.
#[inline]
pub fn _linalg_lstsq(a: &Tensor, b: &Tensor, rcond: f64, driver: &str) -> Result<(Tensor, Tensor, Tensor)> {
    let [solution, rank, singular_values] = _LINALG_LSTSQ.tensors(&[value::tensor(a), value::tensor(b), value::double(rcond), value::string(driver)])?;
    Ok((solution, rank, singular_values))
}

/// The parameters of [`_linalg_svd_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawLinalgSvdOptions {
    full_matrices: Option<bool>,
    compute_uv: Option<bool>,
}

impl RawLinalgSvdOptions {
    /// All defaults.
    pub fn new() -> RawLinalgSvdOptions {
        RawLinalgSvdOptions::default()
    }

    /// `bool`, default `False`.
    pub fn full_matrices(mut self, full_matrices: impl Into<Option<bool>>) -> Self {
        self.full_matrices = full_matrices.into();
        self
    }

    /// `bool`, default `True`.
    pub fn compute_uv(mut self, compute_uv: impl Into<Option<bool>>) -> Self {
        self.compute_uv = compute_uv.into();
        self
    }
}

/// linalg.svd, with empty U and Vh where they are not asked for.
#[inline]
pub fn _linalg_svd(a: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, vh] = _LINALG_SVD.tensors(&[value::tensor(a)])?;
    Ok((u, s, vh))
}

/// linalg.svd, with empty U and Vh where they are not asked for.
///
/// What is not set in the options keeps its default: `_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor Vh)`.
pub fn _linalg_svd_with(a: &Tensor, options: RawLinalgSvdOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, vh] = _LINALG_SVD.tensors(&[value::tensor(a), options.full_matrices.map_or(value::none(), value::boolean), options.compute_uv.map_or(value::none(), value::boolean)])?;
    Ok((u, s, vh))
}

/// ormqr without checks and derivative.
#[inline]
pub fn _ormqr(input: &Tensor, tau: &Tensor, other: &Tensor, left: bool, transpose: bool) -> Result<Tensor> {
    _ORMQR.tensor(&[value::tensor(input), value::tensor(tau), value::tensor(other), value::boolean(left), value::boolean(transpose)])
}

/// The parameters of [`frobenius_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FrobeniusNormOptions {
    keepdim: Option<bool>,
}

impl FrobeniusNormOptions {
    /// All defaults.
    pub fn new() -> FrobeniusNormOptions {
        FrobeniusNormOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The root of the sum of squared moduli over dimensions, which go, or stay with size 1. Floating point and
/// complex. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.frobenius_norm(torch.tensor([[3., 4.], [6., 8.]]), 1)
/// tensor([ 5., 10.])
/// ```
#[inline]
pub fn frobenius_norm<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    FROBENIUS_NORM.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// The root of the sum of squared moduli over dimensions, which go, or stay with size 1. Floating point and
/// complex. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `frobenius_norm(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`.
pub fn frobenius_norm_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: FrobeniusNormOptions) -> Result<Tensor> {
    let dim = dim.into();
    FROBENIUS_NORM.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `frobenius_norm`, see [`frobenius_norm`]. The result is written into the given tensor.
pub fn frobenius_norm_out<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    FROBENIUS_NORM_OUT.tensor(&[value::tensor(input), value::ints(&dim), value::none(), value::tensor(out)]).map(drop)
}

/// `frobenius_norm`, see [`frobenius_norm`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `frobenius_norm(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`.
pub fn frobenius_norm_out_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: FrobeniusNormOptions, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    FROBENIUS_NORM_OUT.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// Householder QR of matrices (\*, m, n), floating point and complex (float32, float64, complex64, complex128),
/// as LAPACK leaves it: R on and above the diagonal, the reflectors below it, and their factors (\*, min(m,
/// n)). Not differentiable. Fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.geqrf(torch.tensor([[3., 1.], [4., 2.]])).a
/// tensor([[-5.0000, -2.2000],
///         [ 0.5000,  0.4000]])
/// ```
#[inline]
pub fn geqrf(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [a, tau] = GEQRF.tensors(&[value::tensor(input)])?;
    Ok((a, tau))
}

/// `geqrf`, see [`geqrf`]. The result is written into the given tensor.
pub fn geqrf_out(input: &Tensor, out_a: &Tensor, out_tau: &Tensor) -> Result<()> {
    GEQRF_OUT.tensors::<2>(&[value::tensor(input), value::tensor(out_a), value::tensor(out_tau)]).map(drop)
}

/// The parameters of [`linalg_cond_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgCondOptions {
    p: Option<Scalar>,
}

impl LinalgCondOptions {
    /// All defaults.
    pub fn new() -> LinalgCondOptions {
        LinalgCondOptions::default()
    }

    /// `Scalar?`, default `None`.
    pub fn p(mut self, p: impl Into<Scalar>) -> Self {
        self.p = Some(p.into());
        self
    }
}

/// The condition number of matrices (\*, m, n), real (\*): the ratio of the largest and smallest singular value
/// (p missing or 2; -2 its inverse), or the norm of order 1, -1, inf, -inf of a square matrix times that of its
/// inverse; infinite for a singular one. float32, float64 and their complex types; another p, a matrix that is
/// not square for those, and fewer than two dimensions are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.cond(torch.tensor([[4., 0.], [0., 2.]]))
/// tensor(2.)
/// ```
#[inline]
pub fn linalg_cond(input: &Tensor) -> Result<Tensor> {
    LINALG_COND.tensor(&[value::tensor(input)])
}

/// The condition number of matrices (\*, m, n), real (\*): the ratio of the largest and smallest singular value
/// (p missing or 2; -2 its inverse), or the norm of order 1, -1, inf, -inf of a square matrix times that of its
/// inverse; infinite for a singular one. float32, float64 and their complex types; another p, a matrix that is
/// not square for those, and fewer than two dimensions are errors.
///
/// What is not set in the options keeps its default: `linalg_cond(Tensor self, Scalar? p=None) -> Tensor`.
pub fn linalg_cond_with(input: &Tensor, options: LinalgCondOptions) -> Result<Tensor> {
    LINALG_COND.tensor(&[value::tensor(input), options.p.as_ref().map_or(value::none(), value::scalar)])
}

/// `linalg_cond`, see [`linalg_cond`]. The result is written into the given tensor.
pub fn linalg_cond_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_COND_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_cond`, see [`linalg_cond`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_cond(Tensor self, Scalar? p=None) -> Tensor`.
pub fn linalg_cond_out_with(input: &Tensor, options: LinalgCondOptions, out: &Tensor) -> Result<()> {
    LINALG_COND_OUT.tensor(&[value::tensor(input), options.p.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The norm of order fro or nuc of square matrices times that of their inverses; infinite for a singular one.
/// (\*, n, n) gives (\*). float32, float64 and their complex types. Matrices that are not square are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.cond(torch.tensor([[4., 0.], [0., 2.]]), 'fro')
/// tensor(2.5000)
/// ```
#[inline]
pub fn linalg_cond_p_str(input: &Tensor, p: &str) -> Result<Tensor> {
    LINALG_COND_P_STR.tensor(&[value::tensor(input), value::string(p)])
}

/// `linalg_cond.p_str`, see [`linalg_cond_p_str`]. The result is written into the given tensor.
pub fn linalg_cond_p_str_out(input: &Tensor, p: &str, out: &Tensor) -> Result<()> {
    LINALG_COND_P_STR_OUT.tensor(&[value::tensor(input), value::string(p), value::tensor(out)]).map(drop)
}

/// Eigenvalues (\*, n) and eigenvectors of norm 1 in the columns (\*, n, n), both complex, of square matrices,
/// floating point and complex (float32, float64, complex64, complex128). Infinite or NaN elements are an error.
/// Derivatives through eigenvectors need distinct eigenvalues. By LAPACK's geev.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.eig(torch.tensor([[0., -1.], [1., 0.]])).eigenvalues
/// tensor([0.+1.j, 0.-1.j])
/// ```
#[inline]
pub fn linalg_eig(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [eigenvalues, eigenvectors] = LINALG_EIG.tensors(&[value::tensor(input)])?;
    Ok((eigenvalues, eigenvectors))
}

/// `linalg_eig`, see [`linalg_eig`]. The result is written into the given tensor.
pub fn linalg_eig_out(input: &Tensor, out_eigenvalues: &Tensor, out_eigenvectors: &Tensor) -> Result<()> {
    LINALG_EIG_OUT.tensors::<2>(&[value::tensor(input), value::tensor(out_eigenvalues), value::tensor(out_eigenvectors)]).map(drop)
}

/// The parameters of [`linalg_eigh_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgEighOptions<'a> {
    uplo: Option<&'a str>,
}

impl<'a> LinalgEighOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgEighOptions<'a> {
        LinalgEighOptions::default()
    }

    /// `str`, default `'L'`.
    pub fn uplo(mut self, uplo: &'a str) -> Self {
        self.uplo = Some(uplo);
        self
    }
}

/// Eigenvalues, real and ascending, (\*, n), and orthonormal eigenvectors in the columns, (\*, n, n), of
/// Hermitian matrices, floating point and complex (float32, float64, complex64, complex128), read from the
/// lower (L) or upper (U) triangle. Derivatives through eigenvectors need distinct eigenvalues. Matrices that
/// are not square are an error. By LAPACK's syevd and heevd.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.eigh(torch.tensor([[2., 0.], [0., 1.]])).eigenvalues
/// tensor([1., 2.])
/// ```
#[inline]
pub fn linalg_eigh(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [eigenvalues, eigenvectors] = LINALG_EIGH.tensors(&[value::tensor(input)])?;
    Ok((eigenvalues, eigenvectors))
}

/// Eigenvalues, real and ascending, (\*, n), and orthonormal eigenvectors in the columns, (\*, n, n), of
/// Hermitian matrices, floating point and complex (float32, float64, complex64, complex128), read from the
/// lower (L) or upper (U) triangle. Derivatives through eigenvectors need distinct eigenvalues. Matrices that
/// are not square are an error. By LAPACK's syevd and heevd.
///
/// What is not set in the options keeps its default: `linalg_eigh(Tensor self, str UPLO='L') -> (Tensor eigenvalues, Tensor eigenvectors)`.
pub fn linalg_eigh_with(input: &Tensor, options: LinalgEighOptions<'_>) -> Result<(Tensor, Tensor)> {
    let [eigenvalues, eigenvectors] = LINALG_EIGH.tensors(&[value::tensor(input), options.uplo.map_or(value::none(), value::string)])?;
    Ok((eigenvalues, eigenvectors))
}

/// `linalg_eigh`, see [`linalg_eigh`]. The result is written into the given tensor.
pub fn linalg_eigh_out(input: &Tensor, out_eigenvalues: &Tensor, out_eigenvectors: &Tensor) -> Result<()> {
    LINALG_EIGH_OUT.tensors::<2>(&[value::tensor(input), value::none(), value::tensor(out_eigenvalues), value::tensor(out_eigenvectors)]).map(drop)
}

/// `linalg_eigh`, see [`linalg_eigh`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_eigh(Tensor self, str UPLO='L') -> (Tensor eigenvalues, Tensor eigenvectors)`.
pub fn linalg_eigh_out_with(input: &Tensor, options: LinalgEighOptions<'_>, out_eigenvalues: &Tensor, out_eigenvectors: &Tensor) -> Result<()> {
    LINALG_EIGH_OUT.tensors::<2>(&[value::tensor(input), options.uplo.map_or(value::none(), value::string), value::tensor(out_eigenvalues), value::tensor(out_eigenvectors)]).map(drop)
}

/// The eigenvalues, complex, (\*, n), of square matrices (\*, n, n), in no order. float32, float64 and their
/// complex types; matrices that are not square or not finite are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.eigvals(torch.tensor([[2., 0.], [0., 3.]]))
/// tensor([2.+0.j, 3.+0.j])
/// ```
#[inline]
pub fn linalg_eigvals(input: &Tensor) -> Result<Tensor> {
    LINALG_EIGVALS.tensor(&[value::tensor(input)])
}

/// `linalg_eigvals`, see [`linalg_eigvals`]. The result is written into the given tensor.
pub fn linalg_eigvals_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_EIGVALS_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_eigvalsh_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgEigvalshOptions<'a> {
    uplo: Option<&'a str>,
}

impl<'a> LinalgEigvalshOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgEigvalshOptions<'a> {
        LinalgEigvalshOptions::default()
    }

    /// `str`, default `'L'`.
    pub fn uplo(mut self, uplo: &'a str) -> Self {
        self.uplo = Some(uplo);
        self
    }
}

/// The eigenvalues, real and ascending, (\*, n), of Hermitian matrices (\*, n, n), read from the lower (L) or
/// upper (U) triangle. float32, float64 and their complex types; matrices that are not square are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.eigvalsh(torch.tensor([[2., 1.], [1., 2.]]))
/// tensor([1., 3.])
/// ```
#[inline]
pub fn linalg_eigvalsh(input: &Tensor) -> Result<Tensor> {
    LINALG_EIGVALSH.tensor(&[value::tensor(input)])
}

/// The eigenvalues, real and ascending, (\*, n), of Hermitian matrices (\*, n, n), read from the lower (L) or
/// upper (U) triangle. float32, float64 and their complex types; matrices that are not square are an error.
///
/// What is not set in the options keeps its default: `linalg_eigvalsh(Tensor self, str UPLO='L') -> Tensor`.
pub fn linalg_eigvalsh_with(input: &Tensor, options: LinalgEigvalshOptions<'_>) -> Result<Tensor> {
    LINALG_EIGVALSH.tensor(&[value::tensor(input), options.uplo.map_or(value::none(), value::string)])
}

/// `linalg_eigvalsh`, see [`linalg_eigvalsh`]. The result is written into the given tensor.
pub fn linalg_eigvalsh_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_EIGVALSH_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_eigvalsh`, see [`linalg_eigvalsh`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_eigvalsh(Tensor self, str UPLO='L') -> Tensor`.
pub fn linalg_eigvalsh_out_with(input: &Tensor, options: LinalgEigvalshOptions<'_>, out: &Tensor) -> Result<()> {
    LINALG_EIGVALSH_OUT.tensor(&[value::tensor(input), options.uplo.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The first n columns of the product of k reflectors I - tau v v^H; v has 1 on the diagonal of input (\*, m,
/// n), m >= n, and its column below. tau (\*, k), k <= n. float32, float64 and their complex types; sizes that
/// do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
/// >>> torch.linalg.householder_product(a, tau)
/// tensor([[-0.6000, -0.8000],
///         [-0.8000,  0.6000]])
/// ```
#[inline]
pub fn linalg_householder_product(input: &Tensor, tau: &Tensor) -> Result<Tensor> {
    LINALG_HOUSEHOLDER_PRODUCT.tensor(&[value::tensor(input), value::tensor(tau)])
}

/// `linalg_householder_product`, see [`linalg_householder_product`]. The result is written into the given
/// tensor.
pub fn linalg_householder_product_out(input: &Tensor, tau: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_HOUSEHOLDER_PRODUCT_OUT.tensor(&[value::tensor(input), value::tensor(tau), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_lstsq_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgLstsqOptions<'a> {
    rcond: Option<f64>,
    driver: Option<&'a str>,
}

impl<'a> LinalgLstsqOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgLstsqOptions<'a> {
        LinalgLstsqOptions::default()
    }

    /// `float?`, default `None`.
    pub fn rcond(mut self, rcond: impl Into<Option<f64>>) -> Self {
        self.rcond = rcond.into();
        self
    }

    /// `str?`, default `None`.
    pub fn driver(mut self, driver: &'a str) -> Self {
        self.driver = Some(driver);
        self
    }
}

/// The X that makes |A X - B| least, for A, self, (\*, m, n) and B (\*, m, k) or vectors (\*, m), floating
/// point and complex (float32, float64, complex64, complex128). driver: gelsy (default), gels (A has full
/// rank), gelsd or gelss, as in LAPACK; rcond: which singular values count as zero, relative to the largest. X
/// is (\*, n, k) or (\*, n). residuals, rank and singular_values are empty where the driver has none. Two
/// dtypes, another driver, and sizes that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> A, b = torch.tensor([[1., 0.], [1., 1.], [1., 2.]]), torch.tensor([[1.], [3.], [5.]])
/// >>> torch.linalg.lstsq(A, b).solution
/// tensor([[1.0000],
///         [2.0000]])
/// ```
#[inline]
pub fn linalg_lstsq(input: &Tensor, b: &Tensor) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let [solution, residuals, rank, singular_values] = LINALG_LSTSQ.tensors(&[value::tensor(input), value::tensor(b)])?;
    Ok((solution, residuals, rank, singular_values))
}

/// The X that makes |A X - B| least, for A, self, (\*, m, n) and B (\*, m, k) or vectors (\*, m), floating
/// point and complex (float32, float64, complex64, complex128). driver: gelsy (default), gels (A has full
/// rank), gelsd or gelss, as in LAPACK; rcond: which singular values count as zero, relative to the largest. X
/// is (\*, n, k) or (\*, n). residuals, rank and singular_values are empty where the driver has none. Two
/// dtypes, another driver, and sizes that do not fit are errors.
///
/// What is not set in the options keeps its default: `linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)`.
pub fn linalg_lstsq_with(input: &Tensor, b: &Tensor, options: LinalgLstsqOptions<'_>) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let [solution, residuals, rank, singular_values] = LINALG_LSTSQ.tensors(&[value::tensor(input), value::tensor(b), options.rcond.map_or(value::none(), value::double), options.driver.map_or(value::none(), value::string)])?;
    Ok((solution, residuals, rank, singular_values))
}

/// `linalg_lstsq`, see [`linalg_lstsq`]. The result is written into the given tensor.
pub fn linalg_lstsq_out(input: &Tensor, b: &Tensor, out_solution: &Tensor, out_residuals: &Tensor, out_rank: &Tensor, out_singular_values: &Tensor) -> Result<()> {
    LINALG_LSTSQ_OUT.tensors::<4>(&[value::tensor(input), value::tensor(b), value::none(), value::none(), value::tensor(out_solution), value::tensor(out_residuals), value::tensor(out_rank), value::tensor(out_singular_values)]).map(drop)
}

/// `linalg_lstsq`, see [`linalg_lstsq`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)`.
pub fn linalg_lstsq_out_with(input: &Tensor, b: &Tensor, options: LinalgLstsqOptions<'_>, out_solution: &Tensor, out_residuals: &Tensor, out_rank: &Tensor, out_singular_values: &Tensor) -> Result<()> {
    LINALG_LSTSQ_OUT.tensors::<4>(&[value::tensor(input), value::tensor(b), options.rcond.map_or(value::none(), value::double), options.driver.map_or(value::none(), value::string), value::tensor(out_solution), value::tensor(out_residuals), value::tensor(out_rank), value::tensor(out_singular_values)]).map(drop)
}

/// The parameters of [`linalg_matrix_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgMatrixNormOptions<'a> {
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl<'a> LinalgMatrixNormOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgMatrixNormOptions<'a> {
        LinalgMatrixNormOptions::default()
    }

    /// `int[]`, default `[-2, -1]`.
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

/// A norm of the matrices in two dimensions: ord 1 or inf the largest, -1 or -inf the smallest sum of moduli of
/// a column or row; 2 or -2 the largest or smallest singular value. The result is real, without the two
/// dimensions, or with them in size 1 (keepdim). Floating point and complex; dtype casts first. Another order,
/// and fewer than two dimensions, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.matrix_norm(torch.tensor([[1., 2.], [3., 4.]]), 1)
/// tensor(6.)
/// ```
#[inline]
pub fn linalg_matrix_norm(input: &Tensor, ord: impl Into<Scalar>) -> Result<Tensor> {
    let ord = ord.into();
    LINALG_MATRIX_NORM.tensor(&[value::tensor(input), value::scalar(&ord)])
}

/// A norm of the matrices in two dimensions: ord 1 or inf the largest, -1 or -inf the smallest sum of moduli of
/// a column or row; 2 or -2 the largest or smallest singular value. The result is real, without the two
/// dimensions, or with them in size 1 (keepdim). Floating point and complex; dtype casts first. Another order,
/// and fewer than two dimensions, are errors.
///
/// What is not set in the options keeps its default: `linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2, -1], bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_matrix_norm_with(input: &Tensor, ord: impl Into<Scalar>, options: LinalgMatrixNormOptions<'_>) -> Result<Tensor> {
    let ord = ord.into();
    LINALG_MATRIX_NORM.tensor(&[value::tensor(input), value::scalar(&ord), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `linalg_matrix_norm`, see [`linalg_matrix_norm`]. The result is written into the given tensor.
pub fn linalg_matrix_norm_out(input: &Tensor, ord: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let ord = ord.into();
    LINALG_MATRIX_NORM_OUT.tensor(&[value::tensor(input), value::scalar(&ord), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_matrix_norm`, see [`linalg_matrix_norm`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2, -1], bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_matrix_norm_out_with(input: &Tensor, ord: impl Into<Scalar>, options: LinalgMatrixNormOptions<'_>, out: &Tensor) -> Result<()> {
    let ord = ord.into();
    LINALG_MATRIX_NORM_OUT.tensor(&[value::tensor(input), value::scalar(&ord), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_matrix_norm_str_ord_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgMatrixNormStrOrdOptions<'a> {
    ord: Option<&'a str>,
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl<'a> LinalgMatrixNormStrOrdOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgMatrixNormStrOrdOptions<'a> {
        LinalgMatrixNormStrOrdOptions::default()
    }

    /// `str`, default `'fro'`.
    pub fn ord(mut self, ord: &'a str) -> Self {
        self.ord = Some(ord);
        self
    }

    /// `int[]`, default `[-2, -1]`.
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

/// A norm of the matrices in two dimensions: fro the root of the sum of squares, nuc the sum of singular
/// values. The result is real, without the two dimensions, or with them in size 1 (keepdim). Floating point and
/// complex; dtype casts first. Another word, and fewer than two dimensions, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.matrix_norm(torch.tensor([[3., 0.], [0., 4.]]), 'nuc')
/// tensor(7.)
/// ```
#[inline]
pub fn linalg_matrix_norm_str_ord(input: &Tensor) -> Result<Tensor> {
    LINALG_MATRIX_NORM_STR_ORD.tensor(&[value::tensor(input)])
}

/// A norm of the matrices in two dimensions: fro the root of the sum of squares, nuc the sum of singular
/// values. The result is real, without the two dimensions, or with them in size 1 (keepdim). Floating point and
/// complex; dtype casts first. Another word, and fewer than two dimensions, are errors.
///
/// What is not set in the options keeps its default: `linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2, -1], bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_matrix_norm_str_ord_with(input: &Tensor, options: LinalgMatrixNormStrOrdOptions<'_>) -> Result<Tensor> {
    LINALG_MATRIX_NORM_STR_ORD.tensor(&[value::tensor(input), options.ord.map_or(value::none(), value::string), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `linalg_matrix_norm.str_ord`, see [`linalg_matrix_norm_str_ord`]. The result is written into the given
/// tensor.
pub fn linalg_matrix_norm_str_ord_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_MATRIX_NORM_STR_ORD_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_matrix_norm.str_ord`, see [`linalg_matrix_norm_str_ord`]. The result is written into the given
/// tensor.
///
/// What is not set in the options keeps its default: `linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2, -1], bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_matrix_norm_str_ord_out_with(input: &Tensor, options: LinalgMatrixNormStrOrdOptions<'_>, out: &Tensor) -> Result<()> {
    LINALG_MATRIX_NORM_STR_ORD_OUT.tensor(&[value::tensor(input), options.ord.map_or(value::none(), value::string), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_matrix_rank_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgMatrixRankOptions<'a> {
    atol: Option<Operand<'a>>,
    rtol: Option<Operand<'a>>,
    hermitian: Option<bool>,
}

impl<'a> LinalgMatrixRankOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgMatrixRankOptions<'a> {
        LinalgMatrixRankOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn atol(mut self, atol: impl Into<Operand<'a>>) -> Self {
        self.atol = Some(atol.into());
        self
    }

    /// `Tensor?`, default `None`.
    pub fn rtol(mut self, rtol: impl Into<Operand<'a>>) -> Self {
        self.rtol = Some(rtol.into());
        self
    }

    /// `bool`, default `False`.
    pub fn hermitian(mut self, hermitian: impl Into<Option<bool>>) -> Self {
        self.hermitian = hermitian.into();
        self
    }
}

/// The number of singular values (hermitian: eigenvalues by modulus) above max(atol, rtol * the largest), int64
/// (\*); the tolerances are those of linalg.pinv. float32, float64 and their complex types. Fewer than two
/// dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.matrix_rank(torch.tensor([[1., 2.], [2., 4.]]))
/// tensor(1)
/// ```
#[inline]
pub fn linalg_matrix_rank(input: &Tensor) -> Result<Tensor> {
    LINALG_MATRIX_RANK.tensor(&[value::tensor(input)])
}

/// The number of singular values (hermitian: eigenvalues by modulus) above max(atol, rtol * the largest), int64
/// (\*); the tolerances are those of linalg.pinv. float32, float64 and their complex types. Fewer than two
/// dimensions are an error.
///
/// What is not set in the options keeps its default: `linalg_matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor`.
pub fn linalg_matrix_rank_with(input: &Tensor, options: LinalgMatrixRankOptions<'_>) -> Result<Tensor> {
    LINALG_MATRIX_RANK.tensor(&[value::tensor(input), options.atol.as_ref().map_or(value::none(), value::operand), options.rtol.as_ref().map_or(value::none(), value::operand), options.hermitian.map_or(value::none(), value::boolean)])
}

/// `linalg_matrix_rank`, see [`linalg_matrix_rank`]. The result is written into the given tensor.
pub fn linalg_matrix_rank_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_MATRIX_RANK_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_matrix_rank`, see [`linalg_matrix_rank`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor`.
pub fn linalg_matrix_rank_out_with(input: &Tensor, options: LinalgMatrixRankOptions<'_>, out: &Tensor) -> Result<()> {
    LINALG_MATRIX_RANK_OUT.tensor(&[value::tensor(input), options.atol.as_ref().map_or(value::none(), value::operand), options.rtol.as_ref().map_or(value::none(), value::operand), options.hermitian.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_matrix_rank_tol_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgMatrixRankTolOptions {
    hermitian: Option<bool>,
}

impl LinalgMatrixRankTolOptions {
    /// All defaults.
    pub fn new() -> LinalgMatrixRankTolOptions {
        LinalgMatrixRankTolOptions::default()
    }

    /// `bool`, default `False`.
    pub fn hermitian(mut self, hermitian: impl Into<Option<bool>>) -> Self {
        self.hermitian = hermitian.into();
        self
    }
}

/// linalg.matrix_rank with atol = tol, real, and no relative tolerance: int64, (\*), of matrices (\*, m, n).
/// float32, float64 and their complex types; fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.matrix_rank(torch.tensor([[1., 0.], [0., 1e-3]]), 1e-2)
/// tensor(1)
/// ```
#[inline]
pub fn linalg_matrix_rank_tol<'a>(input: &Tensor, tol: impl Into<Operand<'a>>) -> Result<Tensor> {
    let tol = tol.into();
    LINALG_MATRIX_RANK_TOL.tensor(&[value::tensor(input), value::operand(&tol)])
}

/// linalg.matrix_rank with atol = tol, real, and no relative tolerance: int64, (\*), of matrices (\*, m, n).
/// float32, float64 and their complex types; fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `linalg_matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor`.
pub fn linalg_matrix_rank_tol_with<'a>(input: &Tensor, tol: impl Into<Operand<'a>>, options: LinalgMatrixRankTolOptions) -> Result<Tensor> {
    let tol = tol.into();
    LINALG_MATRIX_RANK_TOL.tensor(&[value::tensor(input), value::operand(&tol), options.hermitian.map_or(value::none(), value::boolean)])
}

/// `linalg_matrix_rank.tol`, see [`linalg_matrix_rank_tol`]. The result is written into the given tensor.
pub fn linalg_matrix_rank_tol_out<'a>(input: &Tensor, tol: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let tol = tol.into();
    LINALG_MATRIX_RANK_TOL_OUT.tensor(&[value::tensor(input), value::operand(&tol), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_matrix_rank.tol`, see [`linalg_matrix_rank_tol`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor`.
pub fn linalg_matrix_rank_tol_out_with<'a>(input: &Tensor, tol: impl Into<Operand<'a>>, options: LinalgMatrixRankTolOptions, out: &Tensor) -> Result<()> {
    let tol = tol.into();
    LINALG_MATRIX_RANK_TOL_OUT.tensor(&[value::tensor(input), value::operand(&tol), options.hermitian.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgNormOptions<'a> {
    ord: Option<Scalar>,
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl<'a> LinalgNormOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgNormOptions<'a> {
        LinalgNormOptions::default()
    }

    /// `Scalar?`, default `None`.
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

/// linalg.matrix_norm over two dimensions (or of a 2-d tensor) where ord is given; else linalg.vector_norm, of
/// all elements without dim. The dimensions go, or stay with size 1 (keepdim); the result is real. Floating
/// point and complex; an order that is none is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.norm(torch.tensor([3., 4.]))
/// tensor(5.)
/// ```
#[inline]
pub fn linalg_norm(input: &Tensor) -> Result<Tensor> {
    LINALG_NORM.tensor(&[value::tensor(input)])
}

/// linalg.matrix_norm over two dimensions (or of a 2-d tensor) where ord is given; else linalg.vector_norm, of
/// all elements without dim. The dimensions go, or stay with size 1 (keepdim); the result is real. Floating
/// point and complex; an order that is none is an error.
///
/// What is not set in the options keeps its default: `linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_norm_with(input: &Tensor, options: LinalgNormOptions<'_>) -> Result<Tensor> {
    LINALG_NORM.tensor(&[value::tensor(input), options.ord.as_ref().map_or(value::none(), value::scalar), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `linalg_norm`, see [`linalg_norm`]. The result is written into the given tensor.
pub fn linalg_norm_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_NORM_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_norm`, see [`linalg_norm`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_norm_out_with(input: &Tensor, options: LinalgNormOptions<'_>, out: &Tensor) -> Result<()> {
    LINALG_NORM_OUT.tensor(&[value::tensor(input), options.ord.as_ref().map_or(value::none(), value::scalar), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_norm_ord_str_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgNormOrdStrOptions<'a> {
    dim: Option<Ints<'a>>,
    keepdim: Option<bool>,
    dtype: Option<DType>,
}

impl<'a> LinalgNormOrdStrOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgNormOrdStrOptions<'a> {
        LinalgNormOrdStrOptions::default()
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

/// linalg.matrix_norm of order fro or nuc over two dimensions, or of a 2-d tensor. These go, or stay with size
/// 1 (keepdim); the result is real. Floating point and complex; another word, and another number of dimensions,
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.norm(torch.tensor([[3., 0.], [0., 4.]]), 'fro')
/// tensor(5.)
/// ```
#[inline]
pub fn linalg_norm_ord_str(input: &Tensor, ord: &str) -> Result<Tensor> {
    LINALG_NORM_ORD_STR.tensor(&[value::tensor(input), value::string(ord)])
}

/// linalg.matrix_norm of order fro or nuc over two dimensions, or of a 2-d tensor. These go, or stay with size
/// 1 (keepdim); the result is real. Floating point and complex; another word, and another number of dimensions,
/// are errors.
///
/// What is not set in the options keeps its default: `linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_norm_ord_str_with(input: &Tensor, ord: &str, options: LinalgNormOrdStrOptions<'_>) -> Result<Tensor> {
    LINALG_NORM_ORD_STR.tensor(&[value::tensor(input), value::string(ord), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype)])
}

/// `linalg_norm.ord_str`, see [`linalg_norm_ord_str`]. The result is written into the given tensor.
pub fn linalg_norm_ord_str_out(input: &Tensor, ord: &str, out: &Tensor) -> Result<()> {
    LINALG_NORM_ORD_STR_OUT.tensor(&[value::tensor(input), value::string(ord), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_norm.ord_str`, see [`linalg_norm_ord_str`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor`.
pub fn linalg_norm_ord_str_out_with(input: &Tensor, ord: &str, options: LinalgNormOrdStrOptions<'_>, out: &Tensor) -> Result<()> {
    LINALG_NORM_ORD_STR_OUT.tensor(&[value::tensor(input), value::string(ord), options.dim.as_ref().map_or(value::none(), value::ints), options.keepdim.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_pinv_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgPinvOptions<'a> {
    atol: Option<Operand<'a>>,
    rtol: Option<Operand<'a>>,
    hermitian: Option<bool>,
}

impl<'a> LinalgPinvOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgPinvOptions<'a> {
        LinalgPinvOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn atol(mut self, atol: impl Into<Operand<'a>>) -> Self {
        self.atol = Some(atol.into());
        self
    }

    /// `Tensor?`, default `None`.
    pub fn rtol(mut self, rtol: impl Into<Operand<'a>>) -> Self {
        self.rtol = Some(rtol.into());
        self
    }

    /// `bool`, default `False`.
    pub fn hermitian(mut self, hermitian: impl Into<Option<bool>>) -> Self {
        self.hermitian = hermitian.into();
        self
    }
}

/// The pseudoinverse of matrices (\*, m, n), floating point and complex (float32, float64, complex64,
/// complex128): (\*, n, m). Singular values up to max(atol, rtol * the largest) count as zero; rtol is max(m,
/// n) epsilon unless it or a positive atol is given. hermitian: by eigenvalues, from the lower triangle.
/// Differentiable where the rank is constant. Fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.pinv(torch.tensor([[2., 0.], [0., 0.]]))
/// tensor([[0.5000, 0.0000],
///         [0.0000, 0.0000]])
/// ```
#[inline]
pub fn linalg_pinv(input: &Tensor) -> Result<Tensor> {
    LINALG_PINV.tensor(&[value::tensor(input)])
}

/// The pseudoinverse of matrices (\*, m, n), floating point and complex (float32, float64, complex64,
/// complex128): (\*, n, m). Singular values up to max(atol, rtol * the largest) count as zero; rtol is max(m,
/// n) epsilon unless it or a positive atol is given. hermitian: by eigenvalues, from the lower triangle.
/// Differentiable where the rank is constant. Fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `linalg_pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor`.
pub fn linalg_pinv_with(input: &Tensor, options: LinalgPinvOptions<'_>) -> Result<Tensor> {
    LINALG_PINV.tensor(&[value::tensor(input), options.atol.as_ref().map_or(value::none(), value::operand), options.rtol.as_ref().map_or(value::none(), value::operand), options.hermitian.map_or(value::none(), value::boolean)])
}

/// `linalg_pinv`, see [`linalg_pinv`]. The result is written into the given tensor.
pub fn linalg_pinv_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_PINV_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_pinv`, see [`linalg_pinv`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor`.
pub fn linalg_pinv_out_with(input: &Tensor, options: LinalgPinvOptions<'_>, out: &Tensor) -> Result<()> {
    LINALG_PINV_OUT.tensor(&[value::tensor(input), options.atol.as_ref().map_or(value::none(), value::operand), options.rtol.as_ref().map_or(value::none(), value::operand), options.hermitian.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_pinv_rcond_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgPinvRcondOptions {
    hermitian: Option<bool>,
}

impl LinalgPinvRcondOptions {
    /// All defaults.
    pub fn new() -> LinalgPinvRcondOptions {
        LinalgPinvRcondOptions::default()
    }

    /// `bool`, default `False`.
    pub fn hermitian(mut self, hermitian: impl Into<Option<bool>>) -> Self {
        self.hermitian = hermitian.into();
        self
    }
}

/// linalg.pinv with rtol = rcond: (\*, m, n) gives (\*, n, m). Singular values up to rcond times the largest
/// count as zero. float32, float64 and their complex types, rcond real; fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.pinv(torch.tensor([[2., 0.], [0., 1e-3]]), 1e-2)
/// tensor([[0.5000, 0.0000],
///         [0.0000, 0.0000]])
/// ```
#[inline]
pub fn linalg_pinv_rcond<'a>(input: &Tensor, rcond: impl Into<Operand<'a>>) -> Result<Tensor> {
    let rcond = rcond.into();
    LINALG_PINV_RCOND.tensor(&[value::tensor(input), value::operand(&rcond)])
}

/// linalg.pinv with rtol = rcond: (\*, m, n) gives (\*, n, m). Singular values up to rcond times the largest
/// count as zero. float32, float64 and their complex types, rcond real; fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `linalg_pinv.rcond(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor`.
pub fn linalg_pinv_rcond_with<'a>(input: &Tensor, rcond: impl Into<Operand<'a>>, options: LinalgPinvRcondOptions) -> Result<Tensor> {
    let rcond = rcond.into();
    LINALG_PINV_RCOND.tensor(&[value::tensor(input), value::operand(&rcond), options.hermitian.map_or(value::none(), value::boolean)])
}

/// `linalg_pinv.rcond`, see [`linalg_pinv_rcond`]. The result is written into the given tensor.
pub fn linalg_pinv_rcond_out<'a>(input: &Tensor, rcond: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let rcond = rcond.into();
    LINALG_PINV_RCOND_OUT.tensor(&[value::tensor(input), value::operand(&rcond), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_pinv.rcond`, see [`linalg_pinv_rcond`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_pinv.rcond(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor`.
pub fn linalg_pinv_rcond_out_with<'a>(input: &Tensor, rcond: impl Into<Operand<'a>>, options: LinalgPinvRcondOptions, out: &Tensor) -> Result<()> {
    let rcond = rcond.into();
    LINALG_PINV_RCOND_OUT.tensor(&[value::tensor(input), value::operand(&rcond), options.hermitian.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_qr_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgQrOptions<'a> {
    mode: Option<&'a str>,
}

impl<'a> LinalgQrOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgQrOptions<'a> {
        LinalgQrOptions::default()
    }

    /// `str`, default `'reduced'`.
    pub fn mode(mut self, mode: &'a str) -> Self {
        self.mode = Some(mode);
        self
    }
}

/// A = Q R for matrices (\*, m, n), floating point and complex (float32, float64, complex64, complex128). mode
/// reduced: Q (\*, m, k), R (\*, k, n), k = min(m, n); complete: Q (\*, m, m), R (\*, m, n); r: R of reduced
/// alone, Q is empty. Differentiable for reduced, and for complete where m <= n, with the first k columns
/// independent. Fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> Q, R = torch.linalg.qr(torch.tensor([[3., 1.], [4., 2.]]))
/// >>> R
/// tensor([[-5.0000, -2.2000],
///         [ 0.0000,  0.4000]])
/// ```
#[inline]
pub fn linalg_qr(a: &Tensor) -> Result<(Tensor, Tensor)> {
    let [q, r] = LINALG_QR.tensors(&[value::tensor(a)])?;
    Ok((q, r))
}

/// A = Q R for matrices (\*, m, n), floating point and complex (float32, float64, complex64, complex128). mode
/// reduced: Q (\*, m, k), R (\*, k, n), k = min(m, n); complete: Q (\*, m, m), R (\*, m, n); r: R of reduced
/// alone, Q is empty. Differentiable for reduced, and for complete where m <= n, with the first k columns
/// independent. Fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)`.
pub fn linalg_qr_with(a: &Tensor, options: LinalgQrOptions<'_>) -> Result<(Tensor, Tensor)> {
    let [q, r] = LINALG_QR.tensors(&[value::tensor(a), options.mode.map_or(value::none(), value::string)])?;
    Ok((q, r))
}

/// `linalg_qr`, see [`linalg_qr`]. The result is written into the given tensor.
pub fn linalg_qr_out(a: &Tensor, out_q: &Tensor, out_r: &Tensor) -> Result<()> {
    LINALG_QR_OUT.tensors::<2>(&[value::tensor(a), value::none(), value::tensor(out_q), value::tensor(out_r)]).map(drop)
}

/// `linalg_qr`, see [`linalg_qr`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)`.
pub fn linalg_qr_out_with(a: &Tensor, options: LinalgQrOptions<'_>, out_q: &Tensor, out_r: &Tensor) -> Result<()> {
    LINALG_QR_OUT.tensors::<2>(&[value::tensor(a), options.mode.map_or(value::none(), value::string), value::tensor(out_q), value::tensor(out_r)]).map(drop)
}

/// The parameters of [`linalg_svd_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgSvdOptions<'a> {
    full_matrices: Option<bool>,
    driver: Option<&'a str>,
}

impl<'a> LinalgSvdOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgSvdOptions<'a> {
        LinalgSvdOptions::default()
    }

    /// `bool`, default `True`.
    pub fn full_matrices(mut self, full_matrices: impl Into<Option<bool>>) -> Self {
        self.full_matrices = full_matrices.into();
        self
    }

    /// `str?`, default `None`.
    pub fn driver(mut self, driver: &'a str) -> Self {
        self.driver = Some(driver);
        self
    }
}

/// A = U diag(S) Vh for matrices (\*, m, n), floating point and complex (float32, float64, complex64,
/// complex128): S real and descending (\*, k), k = min(m, n); U (\*, m, m) and Vh (\*, n, n), or (\*, m, k) and
/// (\*, k, n) without full_matrices. A driver is an error. Derivatives through U and Vh need distinct values;
/// those that fill up full matrices have none. By LAPACK's gesdd.
///
/// In Python:
///
/// ```text
/// >>> U, S, Vh = torch.linalg.svd(torch.tensor([[3., 0.], [0., 4.], [0., 0.]]), full_matrices=False)
/// >>> S
/// tensor([4., 3.])
/// ```
#[inline]
pub fn linalg_svd(a: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, vh] = LINALG_SVD.tensors(&[value::tensor(a)])?;
    Ok((u, s, vh))
}

/// A = U diag(S) Vh for matrices (\*, m, n), floating point and complex (float32, float64, complex64,
/// complex128): S real and descending (\*, k), k = min(m, n); U (\*, m, m) and Vh (\*, n, n), or (\*, m, k) and
/// (\*, k, n) without full_matrices. A driver is an error. Derivatives through U and Vh need distinct values;
/// those that fill up full matrices have none. By LAPACK's gesdd.
///
/// What is not set in the options keeps its default: `linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)`.
pub fn linalg_svd_with(a: &Tensor, options: LinalgSvdOptions<'_>) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, vh] = LINALG_SVD.tensors(&[value::tensor(a), options.full_matrices.map_or(value::none(), value::boolean), options.driver.map_or(value::none(), value::string)])?;
    Ok((u, s, vh))
}

/// `linalg_svd`, see [`linalg_svd`]. The result is written into the given tensor.
pub fn linalg_svd_out(a: &Tensor, out_u: &Tensor, out_s: &Tensor, out_vh: &Tensor) -> Result<()> {
    LINALG_SVD_OUT.tensors::<3>(&[value::tensor(a), value::none(), value::none(), value::tensor(out_u), value::tensor(out_s), value::tensor(out_vh)]).map(drop)
}

/// `linalg_svd`, see [`linalg_svd`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)`.
pub fn linalg_svd_out_with(a: &Tensor, options: LinalgSvdOptions<'_>, out_u: &Tensor, out_s: &Tensor, out_vh: &Tensor) -> Result<()> {
    LINALG_SVD_OUT.tensors::<3>(&[value::tensor(a), options.full_matrices.map_or(value::none(), value::boolean), options.driver.map_or(value::none(), value::string), value::tensor(out_u), value::tensor(out_s), value::tensor(out_vh)]).map(drop)
}

/// The parameters of [`linalg_svdvals_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgSvdvalsOptions<'a> {
    driver: Option<&'a str>,
}

impl<'a> LinalgSvdvalsOptions<'a> {
    /// All defaults.
    pub fn new() -> LinalgSvdvalsOptions<'a> {
        LinalgSvdvalsOptions::default()
    }

    /// `str?`, default `None`.
    pub fn driver(mut self, driver: &'a str) -> Self {
        self.driver = Some(driver);
        self
    }
}

/// The singular values, real and descending, (\*, min(m, n)), of matrices (\*, m, n). float32, float64 and
/// their complex types; fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.svdvals(torch.tensor([[3., 0.], [0., 4.]]))
/// tensor([4., 3.])
/// ```
#[inline]
pub fn linalg_svdvals(a: &Tensor) -> Result<Tensor> {
    LINALG_SVDVALS.tensor(&[value::tensor(a)])
}

/// The singular values, real and descending, (\*, min(m, n)), of matrices (\*, m, n). float32, float64 and
/// their complex types; fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor`.
pub fn linalg_svdvals_with(a: &Tensor, options: LinalgSvdvalsOptions<'_>) -> Result<Tensor> {
    LINALG_SVDVALS.tensor(&[value::tensor(a), options.driver.map_or(value::none(), value::string)])
}

/// `linalg_svdvals`, see [`linalg_svdvals`]. The result is written into the given tensor.
pub fn linalg_svdvals_out(a: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_SVDVALS_OUT.tensor(&[value::tensor(a), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_svdvals`, see [`linalg_svdvals`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor`.
pub fn linalg_svdvals_out_with(a: &Tensor, options: LinalgSvdvalsOptions<'_>, out: &Tensor) -> Result<()> {
    LINALG_SVDVALS_OUT.tensor(&[value::tensor(a), options.driver.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`nuclear_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NuclearNormOptions {
    keepdim: Option<bool>,
}

impl NuclearNormOptions {
    /// All defaults.
    pub fn new() -> NuclearNormOptions {
        NuclearNormOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The sum of the singular values of a matrix, 0-dim, or 1 x 1 with keepdim. float32, float64 and their complex
/// types; another number of dimensions than two is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.nuclear_norm(torch.tensor([[3., 0.], [0., 4.]]))
/// tensor(7.)
/// ```
#[inline]
pub fn nuclear_norm(input: &Tensor) -> Result<Tensor> {
    NUCLEAR_NORM.tensor(&[value::tensor(input)])
}

/// The sum of the singular values of a matrix, 0-dim, or 1 x 1 with keepdim. float32, float64 and their complex
/// types; another number of dimensions than two is an error.
///
/// What is not set in the options keeps its default: `nuclear_norm(Tensor self, bool keepdim=False) -> Tensor`.
pub fn nuclear_norm_with(input: &Tensor, options: NuclearNormOptions) -> Result<Tensor> {
    NUCLEAR_NORM.tensor(&[value::tensor(input), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `nuclear_norm`, see [`nuclear_norm`]. The result is written into the given tensor.
pub fn nuclear_norm_out(input: &Tensor, out: &Tensor) -> Result<()> {
    NUCLEAR_NORM_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `nuclear_norm`, see [`nuclear_norm`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `nuclear_norm(Tensor self, bool keepdim=False) -> Tensor`.
pub fn nuclear_norm_out_with(input: &Tensor, options: NuclearNormOptions, out: &Tensor) -> Result<()> {
    NUCLEAR_NORM_OUT.tensor(&[value::tensor(input), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`nuclear_norm_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NuclearNormDimOptions {
    keepdim: Option<bool>,
}

impl NuclearNormDimOptions {
    /// All defaults.
    pub fn new() -> NuclearNormDimOptions {
        NuclearNormDimOptions::default()
    }

    /// `bool`, default `False`.
    pub fn keepdim(mut self, keepdim: impl Into<Option<bool>>) -> Self {
        self.keepdim = keepdim.into();
        self
    }
}

/// The sum of the singular values of the matrices in two dimensions, which go, or stay with size 1. float32,
/// float64 and their complex types; other than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.nuclear_norm(torch.ones(2, 3, 3), (1, 2))
/// tensor([3., 3.])
/// ```
#[inline]
pub fn nuclear_norm_dim<'a>(input: &Tensor, dim: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dim = dim.into();
    NUCLEAR_NORM_DIM.tensor(&[value::tensor(input), value::ints(&dim)])
}

/// The sum of the singular values of the matrices in two dimensions, which go, or stay with size 1. float32,
/// float64 and their complex types; other than two dimensions are an error.
///
/// What is not set in the options keeps its default: `nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor`.
pub fn nuclear_norm_dim_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: NuclearNormDimOptions) -> Result<Tensor> {
    let dim = dim.into();
    NUCLEAR_NORM_DIM.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean)])
}

/// `nuclear_norm.dim`, see [`nuclear_norm_dim`]. The result is written into the given tensor.
pub fn nuclear_norm_dim_out<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    NUCLEAR_NORM_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), value::none(), value::tensor(out)]).map(drop)
}

/// `nuclear_norm.dim`, see [`nuclear_norm_dim`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor`.
pub fn nuclear_norm_dim_out_with<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, options: NuclearNormDimOptions, out: &Tensor) -> Result<()> {
    let dim = dim.into();
    NUCLEAR_NORM_DIM_OUT.tensor(&[value::tensor(input), value::ints(&dim), options.keepdim.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// Another name of linalg.householder_product. The first n columns of the product of k reflectors I - tau v
/// v^H; v has 1 on the diagonal of input (\*, m, n), m >= n, and its column below. tau (\*, k), k <= n.
/// float32, float64 and their complex types; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
/// >>> torch.orgqr(a, tau)
/// tensor([[-0.6000, -0.8000],
///         [-0.8000,  0.6000]])
/// ```
#[inline]
pub fn orgqr(input: &Tensor, input2: &Tensor) -> Result<Tensor> {
    ORGQR.tensor(&[value::tensor(input), value::tensor(input2)])
}

/// `orgqr`, see [`orgqr`]. The result is written into the given tensor.
pub fn orgqr_out(input: &Tensor, input2: &Tensor, out: &Tensor) -> Result<()> {
    ORGQR_OUT.tensor(&[value::tensor(input), value::tensor(input2), value::tensor(out)]).map(drop)
}

/// The parameters of [`ormqr_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct OrmqrOptions {
    left: Option<bool>,
    transpose: Option<bool>,
}

impl OrmqrOptions {
    /// All defaults.
    pub fn new() -> OrmqrOptions {
        OrmqrOptions::default()
    }

    /// `bool`, default `True`.
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }

    /// `bool`, default `False`.
    pub fn transpose(mut self, transpose: impl Into<Option<bool>>) -> Self {
        self.transpose = transpose.into();
        self
    }
}

/// Q other (left) or other Q, or with Q^H (transpose), for Q the product of the reflectors in self (\*, p, k)
/// with the factors input2 (\*, k), and other, input3, (\*, m, n). float32, float64 and their complex types;
/// sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
/// >>> torch.ormqr(a, tau, torch.eye(2))
/// tensor([[-0.6000, -0.8000],
///         [-0.8000,  0.6000]])
/// ```
#[inline]
pub fn ormqr(input: &Tensor, input2: &Tensor, input3: &Tensor) -> Result<Tensor> {
    ORMQR.tensor(&[value::tensor(input), value::tensor(input2), value::tensor(input3)])
}

/// Q other (left) or other Q, or with Q^H (transpose), for Q the product of the reflectors in self (\*, p, k)
/// with the factors input2 (\*, k), and other, input3, (\*, m, n). float32, float64 and their complex types;
/// sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor`.
pub fn ormqr_with(input: &Tensor, input2: &Tensor, input3: &Tensor, options: OrmqrOptions) -> Result<Tensor> {
    ORMQR.tensor(&[value::tensor(input), value::tensor(input2), value::tensor(input3), options.left.map_or(value::none(), value::boolean), options.transpose.map_or(value::none(), value::boolean)])
}

/// `ormqr`, see [`ormqr`]. The result is written into the given tensor.
pub fn ormqr_out(input: &Tensor, input2: &Tensor, input3: &Tensor, out: &Tensor) -> Result<()> {
    ORMQR_OUT.tensor(&[value::tensor(input), value::tensor(input2), value::tensor(input3), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `ormqr`, see [`ormqr`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor`.
pub fn ormqr_out_with(input: &Tensor, input2: &Tensor, input3: &Tensor, options: OrmqrOptions, out: &Tensor) -> Result<()> {
    ORMQR_OUT.tensor(&[value::tensor(input), value::tensor(input2), value::tensor(input3), options.left.map_or(value::none(), value::boolean), options.transpose.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`pinverse_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct PinverseOptions {
    rcond: Option<f64>,
}

impl PinverseOptions {
    /// All defaults.
    pub fn new() -> PinverseOptions {
        PinverseOptions::default()
    }

    /// `float`, default `1e-15`.
    pub fn rcond(mut self, rcond: impl Into<Option<f64>>) -> Self {
        self.rcond = rcond.into();
        self
    }
}

/// linalg.pinv with rtol = rcond: (\*, m, n) gives (\*, n, m). Singular values up to rcond times the largest
/// count as zero. float32, float64 and their complex types; fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.pinverse(torch.tensor([[2., 0.], [0., 4.], [0., 0.]]))
/// tensor([[0.5000, 0.0000, 0.0000],
///         [0.0000, 0.2500, 0.0000]])
/// ```
#[inline]
pub fn pinverse(input: &Tensor) -> Result<Tensor> {
    PINVERSE.tensor(&[value::tensor(input)])
}

/// linalg.pinv with rtol = rcond: (\*, m, n) gives (\*, n, m). Singular values up to rcond times the largest
/// count as zero. float32, float64 and their complex types; fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `pinverse(Tensor self, float rcond=1e-15) -> Tensor`.
pub fn pinverse_with(input: &Tensor, options: PinverseOptions) -> Result<Tensor> {
    PINVERSE.tensor(&[value::tensor(input), options.rcond.map_or(value::none(), value::double)])
}

/// The parameters of [`qr_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct QrOptions {
    some: Option<bool>,
}

impl QrOptions {
    /// All defaults.
    pub fn new() -> QrOptions {
        QrOptions::default()
    }

    /// `bool`, default `True`.
    pub fn some(mut self, some: impl Into<Option<bool>>) -> Self {
        self.some = some.into();
        self
    }
}

/// linalg.qr in mode reduced (some: Q (\*, m, k), R (\*, k, n), k = min(m, n)) or complete. float32, float64
/// and their complex types. Fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> Q, R = torch.qr(torch.tensor([[3., 1.], [4., 2.]]))
/// >>> R
/// tensor([[-5.0000, -2.2000],
///         [ 0.0000,  0.4000]])
/// ```
#[inline]
pub fn qr(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [q, r] = QR.tensors(&[value::tensor(input)])?;
    Ok((q, r))
}

/// linalg.qr in mode reduced (some: Q (\*, m, k), R (\*, k, n), k = min(m, n)) or complete. float32, float64
/// and their complex types. Fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)`.
pub fn qr_with(input: &Tensor, options: QrOptions) -> Result<(Tensor, Tensor)> {
    let [q, r] = QR.tensors(&[value::tensor(input), options.some.map_or(value::none(), value::boolean)])?;
    Ok((q, r))
}

/// `qr`, see [`qr`]. The result is written into the given tensor.
pub fn qr_out(input: &Tensor, out_q: &Tensor, out_r: &Tensor) -> Result<()> {
    QR_OUT.tensors::<2>(&[value::tensor(input), value::none(), value::tensor(out_q), value::tensor(out_r)]).map(drop)
}

/// `qr`, see [`qr`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)`.
pub fn qr_out_with(input: &Tensor, options: QrOptions, out_q: &Tensor, out_r: &Tensor) -> Result<()> {
    QR_OUT.tensors::<2>(&[value::tensor(input), options.some.map_or(value::none(), value::boolean), value::tensor(out_q), value::tensor(out_r)]).map(drop)
}

/// The parameters of [`svd_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SvdOptions {
    some: Option<bool>,
    compute_uv: Option<bool>,
}

impl SvdOptions {
    /// All defaults.
    pub fn new() -> SvdOptions {
        SvdOptions::default()
    }

    /// `bool`, default `True`.
    pub fn some(mut self, some: impl Into<Option<bool>>) -> Self {
        self.some = some.into();
        self
    }

    /// `bool`, default `True`.
    pub fn compute_uv(mut self, compute_uv: impl Into<Option<bool>>) -> Self {
        self.compute_uv = compute_uv.into();
        self
    }
}

/// linalg.svd with V in place of Vh; some: not the full matrices. Without compute_uv U and V are zeros. A = U
/// diag(S) V^H: U (\*, m, k), S (\*, k), V (\*, n, k), k = min(m, n). float32, float64 and their complex types.
/// Fewer than two dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.svd(torch.tensor([[3., 0.], [0., 4.]])).S
/// tensor([4., 3.])
/// ```
#[inline]
pub fn svd(input: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, v] = SVD.tensors(&[value::tensor(input)])?;
    Ok((u, s, v))
}

/// linalg.svd with V in place of Vh; some: not the full matrices. Without compute_uv U and V are zeros. A = U
/// diag(S) V^H: U (\*, m, k), S (\*, k), V (\*, n, k), k = min(m, n). float32, float64 and their complex types.
/// Fewer than two dimensions are an error.
///
/// What is not set in the options keeps its default: `svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)`.
pub fn svd_with(input: &Tensor, options: SvdOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [u, s, v] = SVD.tensors(&[value::tensor(input), options.some.map_or(value::none(), value::boolean), options.compute_uv.map_or(value::none(), value::boolean)])?;
    Ok((u, s, v))
}

/// `svd`, see [`svd`]. The result is written into the given tensor.
pub fn svd_out(input: &Tensor, out_u: &Tensor, out_s: &Tensor, out_v: &Tensor) -> Result<()> {
    SVD_OUT.tensors::<3>(&[value::tensor(input), value::none(), value::none(), value::tensor(out_u), value::tensor(out_s), value::tensor(out_v)]).map(drop)
}

/// `svd`, see [`svd`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)`.
pub fn svd_out_with(input: &Tensor, options: SvdOptions, out_u: &Tensor, out_s: &Tensor, out_v: &Tensor) -> Result<()> {
    SVD_OUT.tensors::<3>(&[value::tensor(input), options.some.map_or(value::none(), value::boolean), options.compute_uv.map_or(value::none(), value::boolean), value::tensor(out_u), value::tensor(out_s), value::tensor(out_v)]).map(drop)
}

impl Tensor {
    /// Householder QR of matrices (\*, m, n), floating point and complex (float32, float64, complex64, complex128),
    /// as LAPACK leaves it: R on and above the diagonal, the reflectors below it, and their factors (\*, min(m,
    /// n)). Not differentiable. Fewer than two dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.geqrf(torch.tensor([[3., 1.], [4., 2.]])).a
    /// tensor([[-5.0000, -2.2000],
    ///         [ 0.5000,  0.4000]])
    /// ```
    #[inline]
    pub fn geqrf(&self) -> Result<(Tensor, Tensor)> {
        geqrf(self)
    }

    /// `geqrf`, see [`geqrf`]. The result is written into the given tensor.
    #[inline]
    pub fn geqrf_out(&self, out_a: &Tensor, out_tau: &Tensor) -> Result<()> {
        geqrf_out(self, out_a, out_tau)
    }

    /// Another name of linalg.householder_product. The first n columns of the product of k reflectors I - tau v
    /// v^H; v has 1 on the diagonal of input (\*, m, n), m >= n, and its column below. tau (\*, k), k <= n.
    /// float32, float64 and their complex types; sizes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
    /// >>> torch.orgqr(a, tau)
    /// tensor([[-0.6000, -0.8000],
    ///         [-0.8000,  0.6000]])
    /// ```
    #[inline]
    pub fn orgqr(&self, input2: &Tensor) -> Result<Tensor> {
        orgqr(self, input2)
    }

    /// `orgqr`, see [`orgqr`]. The result is written into the given tensor.
    #[inline]
    pub fn orgqr_out(&self, input2: &Tensor, out: &Tensor) -> Result<()> {
        orgqr_out(self, input2, out)
    }

    /// Q other (left) or other Q, or with Q^H (transpose), for Q the product of the reflectors in self (\*, p, k)
    /// with the factors input2 (\*, k), and other, input3, (\*, m, n). float32, float64 and their complex types;
    /// sizes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
    /// >>> torch.ormqr(a, tau, torch.eye(2))
    /// tensor([[-0.6000, -0.8000],
    ///         [-0.8000,  0.6000]])
    /// ```
    #[inline]
    pub fn ormqr(&self, input2: &Tensor, input3: &Tensor) -> Result<Tensor> {
        ormqr(self, input2, input3)
    }

    /// Q other (left) or other Q, or with Q^H (transpose), for Q the product of the reflectors in self (\*, p, k)
    /// with the factors input2 (\*, k), and other, input3, (\*, m, n). float32, float64 and their complex types;
    /// sizes that do not fit are an error.
    ///
    /// What is not set in the options keeps its default: `ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor`.
    #[inline]
    pub fn ormqr_with(&self, input2: &Tensor, input3: &Tensor, options: OrmqrOptions) -> Result<Tensor> {
        ormqr_with(self, input2, input3, options)
    }

    /// `ormqr`, see [`ormqr`]. The result is written into the given tensor.
    #[inline]
    pub fn ormqr_out(&self, input2: &Tensor, input3: &Tensor, out: &Tensor) -> Result<()> {
        ormqr_out(self, input2, input3, out)
    }

    /// `ormqr`, see [`ormqr`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor`.
    #[inline]
    pub fn ormqr_out_with(&self, input2: &Tensor, input3: &Tensor, options: OrmqrOptions, out: &Tensor) -> Result<()> {
        ormqr_out_with(self, input2, input3, options, out)
    }

    /// linalg.pinv with rtol = rcond: (\*, m, n) gives (\*, n, m). Singular values up to rcond times the largest
    /// count as zero. float32, float64 and their complex types; fewer than two dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.pinverse(torch.tensor([[2., 0.], [0., 4.], [0., 0.]]))
    /// tensor([[0.5000, 0.0000, 0.0000],
    ///         [0.0000, 0.2500, 0.0000]])
    /// ```
    #[inline]
    pub fn pinverse(&self) -> Result<Tensor> {
        pinverse(self)
    }

    /// linalg.pinv with rtol = rcond: (\*, m, n) gives (\*, n, m). Singular values up to rcond times the largest
    /// count as zero. float32, float64 and their complex types; fewer than two dimensions are an error.
    ///
    /// What is not set in the options keeps its default: `pinverse(Tensor self, float rcond=1e-15) -> Tensor`.
    #[inline]
    pub fn pinverse_with(&self, options: PinverseOptions) -> Result<Tensor> {
        pinverse_with(self, options)
    }

    /// linalg.qr in mode reduced (some: Q (\*, m, k), R (\*, k, n), k = min(m, n)) or complete. float32, float64
    /// and their complex types. Fewer than two dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> Q, R = torch.qr(torch.tensor([[3., 1.], [4., 2.]]))
    /// >>> R
    /// tensor([[-5.0000, -2.2000],
    ///         [ 0.0000,  0.4000]])
    /// ```
    #[inline]
    pub fn qr(&self) -> Result<(Tensor, Tensor)> {
        qr(self)
    }

    /// linalg.qr in mode reduced (some: Q (\*, m, k), R (\*, k, n), k = min(m, n)) or complete. float32, float64
    /// and their complex types. Fewer than two dimensions are an error.
    ///
    /// What is not set in the options keeps its default: `qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)`.
    #[inline]
    pub fn qr_with(&self, options: QrOptions) -> Result<(Tensor, Tensor)> {
        qr_with(self, options)
    }

    /// `qr`, see [`qr`]. The result is written into the given tensor.
    #[inline]
    pub fn qr_out(&self, out_q: &Tensor, out_r: &Tensor) -> Result<()> {
        qr_out(self, out_q, out_r)
    }

    /// `qr`, see [`qr`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)`.
    #[inline]
    pub fn qr_out_with(&self, options: QrOptions, out_q: &Tensor, out_r: &Tensor) -> Result<()> {
        qr_out_with(self, options, out_q, out_r)
    }

    /// linalg.svd with V in place of Vh; some: not the full matrices. Without compute_uv U and V are zeros. A = U
    /// diag(S) V^H: U (\*, m, k), S (\*, k), V (\*, n, k), k = min(m, n). float32, float64 and their complex types.
    /// Fewer than two dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.svd(torch.tensor([[3., 0.], [0., 4.]])).S
    /// tensor([4., 3.])
    /// ```
    #[inline]
    pub fn svd(&self) -> Result<(Tensor, Tensor, Tensor)> {
        svd(self)
    }

    /// linalg.svd with V in place of Vh; some: not the full matrices. Without compute_uv U and V are zeros. A = U
    /// diag(S) V^H: U (\*, m, k), S (\*, k), V (\*, n, k), k = min(m, n). float32, float64 and their complex types.
    /// Fewer than two dimensions are an error.
    ///
    /// What is not set in the options keeps its default: `svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)`.
    #[inline]
    pub fn svd_with(&self, options: SvdOptions) -> Result<(Tensor, Tensor, Tensor)> {
        svd_with(self, options)
    }

    /// `svd`, see [`svd`]. The result is written into the given tensor.
    #[inline]
    pub fn svd_out(&self, out_u: &Tensor, out_s: &Tensor, out_v: &Tensor) -> Result<()> {
        svd_out(self, out_u, out_s, out_v)
    }

    /// `svd`, see [`svd`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)`.
    #[inline]
    pub fn svd_out_with(&self, options: SvdOptions, out_u: &Tensor, out_s: &Tensor, out_v: &Tensor) -> Result<()> {
        svd_out_with(self, options, out_u, out_s, out_v)
    }
}
