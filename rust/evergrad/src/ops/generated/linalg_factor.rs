// Generated from bindings/schema/ops/linalg_factor.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static _LU_PERMUTATION: Op = Op::new(c"_lu_permutation", c"", 1);
static _LU_SOLVE: Op = Op::new(c"_lu_solve", c"", 1);
static CHOLESKY: Op = Op::new(c"cholesky", c"", 1);
static CHOLESKY_OUT: Op = Op::new(c"cholesky", c"out", 1);
static CHOLESKY_INVERSE: Op = Op::new(c"cholesky_inverse", c"", 1);
static CHOLESKY_INVERSE_OUT: Op = Op::new(c"cholesky_inverse", c"out", 1);
static CHOLESKY_SOLVE: Op = Op::new(c"cholesky_solve", c"", 1);
static CHOLESKY_SOLVE_OUT: Op = Op::new(c"cholesky_solve", c"out", 1);
static INVERSE: Op = Op::new(c"inverse", c"", 1);
static INVERSE_OUT: Op = Op::new(c"inverse", c"out", 1);
static LINALG_CHOLESKY: Op = Op::new(c"linalg_cholesky", c"", 1);
static LINALG_CHOLESKY_OUT: Op = Op::new(c"linalg_cholesky", c"out", 1);
static LINALG_CHOLESKY_EX: Op = Op::new(c"linalg_cholesky_ex", c"", 1);
static LINALG_CHOLESKY_EX_OUT: Op = Op::new(c"linalg_cholesky_ex", c"out", 1);
static LINALG_INV: Op = Op::new(c"linalg_inv", c"", 1);
static LINALG_INV_OUT: Op = Op::new(c"linalg_inv", c"out", 1);
static LINALG_INV_EX: Op = Op::new(c"linalg_inv_ex", c"", 1);
static LINALG_INV_EX_OUT: Op = Op::new(c"linalg_inv_ex", c"out", 1);
static LINALG_LDL_FACTOR: Op = Op::new(c"linalg_ldl_factor", c"", 1);
static LINALG_LDL_FACTOR_OUT: Op = Op::new(c"linalg_ldl_factor", c"out", 1);
static LINALG_LDL_FACTOR_EX: Op = Op::new(c"linalg_ldl_factor_ex", c"", 1);
static LINALG_LDL_FACTOR_EX_OUT: Op = Op::new(c"linalg_ldl_factor_ex", c"out", 1);
static LINALG_LDL_SOLVE: Op = Op::new(c"linalg_ldl_solve", c"", 1);
static LINALG_LDL_SOLVE_OUT: Op = Op::new(c"linalg_ldl_solve", c"out", 1);
static LINALG_LU: Op = Op::new(c"linalg_lu", c"", 1);
static LINALG_LU_OUT: Op = Op::new(c"linalg_lu", c"out", 1);
static LINALG_LU_FACTOR: Op = Op::new(c"linalg_lu_factor", c"", 1);
static LINALG_LU_FACTOR_OUT: Op = Op::new(c"linalg_lu_factor", c"out", 1);
static LINALG_LU_FACTOR_EX: Op = Op::new(c"linalg_lu_factor_ex", c"", 1);
static LINALG_LU_FACTOR_EX_OUT: Op = Op::new(c"linalg_lu_factor_ex", c"out", 1);
static LINALG_LU_SOLVE: Op = Op::new(c"linalg_lu_solve", c"", 1);
static LINALG_LU_SOLVE_OUT: Op = Op::new(c"linalg_lu_solve", c"out", 1);
static LINALG_SOLVE: Op = Op::new(c"linalg_solve", c"", 1);
static LINALG_SOLVE_OUT: Op = Op::new(c"linalg_solve", c"out", 1);
static LINALG_SOLVE_EX: Op = Op::new(c"linalg_solve_ex", c"", 1);
static LINALG_SOLVE_EX_OUT: Op = Op::new(c"linalg_solve_ex", c"out", 1);
static LINALG_SOLVE_TRIANGULAR: Op = Op::new(c"linalg_solve_triangular", c"", 1);
static LINALG_SOLVE_TRIANGULAR_OUT: Op = Op::new(c"linalg_solve_triangular", c"out", 1);
static LU: Op = Op::new(c"lu", c"", 1);
static LU_SOLVE: Op = Op::new(c"lu_solve", c"", 1);
static LU_SOLVE_OUT: Op = Op::new(c"lu_solve", c"out", 1);
static LU_UNPACK: Op = Op::new(c"lu_unpack", c"", 1);
static LU_UNPACK_OUT: Op = Op::new(c"lu_unpack", c"out", 1);
static TRIANGULAR_SOLVE: Op = Op::new(c"triangular_solve", c"", 1);
static TRIANGULAR_SOLVE_OUT: Op = Op::new(c"triangular_solve", c"out", 1);

/// The permutation that swaps of rows make: row i of P^T A is row result[i] of A. pivots int32 (\*, k), counted
/// from 1; int64 (\*, rows).
#[inline]
pub fn _lu_permutation(pivots: &Tensor, rows: i64) -> Result<Tensor> {
    _LU_PERMUTATION.tensor(&[value::tensor(pivots), value::int(rows)])
}

/// linalg.lu_solve for operands of one batch shape.
#[inline]
pub fn _lu_solve(lu: &Tensor, pivots: &Tensor, b: &Tensor, left: bool, adjoint: bool) -> Result<Tensor> {
    _LU_SOLVE.tensor(&[value::tensor(lu), value::tensor(pivots), value::tensor(b), value::boolean(left), value::boolean(adjoint)])
}

/// The parameters of [`cholesky_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CholeskyOptions {
    upper: Option<bool>,
}

impl CholeskyOptions {
    /// All defaults.
    pub fn new() -> CholeskyOptions {
        CholeskyOptions::default()
    }

    /// `bool`, default `False`.
    pub fn upper(mut self, upper: impl Into<Option<bool>>) -> Self {
        self.upper = upper.into();
        self
    }
}

/// The Cholesky factor of each Hermitian positive-definite matrix, lower or upper; linalg.cholesky under an
/// older name. (\*, n, n), float32, float64 and their complex types. A matrix that is not positive-definite
/// raises linalg.LinAlgError.
///
/// In Python:
///
/// ```text
/// >>> torch.cholesky(torch.tensor([[4., 2.], [2., 5.]]))
/// tensor([[2., 0.],
///         [1., 2.]])
/// ```
#[inline]
pub fn cholesky(input: &Tensor) -> Result<Tensor> {
    CHOLESKY.tensor(&[value::tensor(input)])
}

/// The Cholesky factor of each Hermitian positive-definite matrix, lower or upper; linalg.cholesky under an
/// older name. (\*, n, n), float32, float64 and their complex types. A matrix that is not positive-definite
/// raises linalg.LinAlgError.
///
/// What is not set in the options keeps its default: `cholesky(Tensor self, bool upper=False) -> Tensor`.
pub fn cholesky_with(input: &Tensor, options: CholeskyOptions) -> Result<Tensor> {
    CHOLESKY.tensor(&[value::tensor(input), options.upper.map_or(value::none(), value::boolean)])
}

/// `cholesky`, see [`cholesky`]. The result is written into the given tensor.
pub fn cholesky_out(input: &Tensor, out: &Tensor) -> Result<()> {
    CHOLESKY_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `cholesky`, see [`cholesky`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `cholesky(Tensor self, bool upper=False) -> Tensor`.
pub fn cholesky_out_with(input: &Tensor, options: CholeskyOptions, out: &Tensor) -> Result<()> {
    CHOLESKY_OUT.tensor(&[value::tensor(input), options.upper.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`cholesky_inverse_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CholeskyInverseOptions {
    upper: Option<bool>,
}

impl CholeskyInverseOptions {
    /// All defaults.
    pub fn new() -> CholeskyInverseOptions {
        CholeskyInverseOptions::default()
    }

    /// `bool`, default `False`.
    pub fn upper(mut self, upper: impl Into<Option<bool>>) -> Self {
        self.upper = upper.into();
        self
    }
}

/// The inverse of each matrix whose Cholesky factor, lower or upper, is self, (\*, n, n). float32, float64 and
/// their complex types; matrices that are not square are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.cholesky_inverse(torch.tensor([[2., 0.], [1., 2.]]))
/// tensor([[ 0.3125, -0.1250],
///         [-0.1250,  0.2500]])
/// ```
#[inline]
pub fn cholesky_inverse(input: &Tensor) -> Result<Tensor> {
    CHOLESKY_INVERSE.tensor(&[value::tensor(input)])
}

/// The inverse of each matrix whose Cholesky factor, lower or upper, is self, (\*, n, n). float32, float64 and
/// their complex types; matrices that are not square are an error.
///
/// What is not set in the options keeps its default: `cholesky_inverse(Tensor self, bool upper=False) -> Tensor`.
pub fn cholesky_inverse_with(input: &Tensor, options: CholeskyInverseOptions) -> Result<Tensor> {
    CHOLESKY_INVERSE.tensor(&[value::tensor(input), options.upper.map_or(value::none(), value::boolean)])
}

/// `cholesky_inverse`, see [`cholesky_inverse`]. The result is written into the given tensor.
pub fn cholesky_inverse_out(input: &Tensor, out: &Tensor) -> Result<()> {
    CHOLESKY_INVERSE_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `cholesky_inverse`, see [`cholesky_inverse`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `cholesky_inverse(Tensor self, bool upper=False) -> Tensor`.
pub fn cholesky_inverse_out_with(input: &Tensor, options: CholeskyInverseOptions, out: &Tensor) -> Result<()> {
    CHOLESKY_INVERSE_OUT.tensor(&[value::tensor(input), options.upper.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`cholesky_solve_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CholeskySolveOptions {
    upper: Option<bool>,
}

impl CholeskySolveOptions {
    /// All defaults.
    pub fn new() -> CholeskySolveOptions {
        CholeskySolveOptions::default()
    }

    /// `bool`, default `False`.
    pub fn upper(mut self, upper: impl Into<Option<bool>>) -> Self {
        self.upper = upper.into();
        self
    }
}

/// The solution X of A X = self, (\*, n, k), for A with the Cholesky factor input2, (\*, n, n), upper or lower.
/// Batches broadcast. float32, float64 and their complex types; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.cholesky_solve(torch.tensor([[2.], [5.]]), torch.tensor([[2., 0.], [1., 2.]]))
/// tensor([[0.],
///         [1.]])
/// ```
#[inline]
pub fn cholesky_solve(input: &Tensor, input2: &Tensor) -> Result<Tensor> {
    CHOLESKY_SOLVE.tensor(&[value::tensor(input), value::tensor(input2)])
}

/// The solution X of A X = self, (\*, n, k), for A with the Cholesky factor input2, (\*, n, n), upper or lower.
/// Batches broadcast. float32, float64 and their complex types; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor`.
pub fn cholesky_solve_with(input: &Tensor, input2: &Tensor, options: CholeskySolveOptions) -> Result<Tensor> {
    CHOLESKY_SOLVE.tensor(&[value::tensor(input), value::tensor(input2), options.upper.map_or(value::none(), value::boolean)])
}

/// `cholesky_solve`, see [`cholesky_solve`]. The result is written into the given tensor.
pub fn cholesky_solve_out(input: &Tensor, input2: &Tensor, out: &Tensor) -> Result<()> {
    CHOLESKY_SOLVE_OUT.tensor(&[value::tensor(input), value::tensor(input2), value::none(), value::tensor(out)]).map(drop)
}

/// `cholesky_solve`, see [`cholesky_solve`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor`.
pub fn cholesky_solve_out_with(input: &Tensor, input2: &Tensor, options: CholeskySolveOptions, out: &Tensor) -> Result<()> {
    CHOLESKY_SOLVE_OUT.tensor(&[value::tensor(input), value::tensor(input2), options.upper.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// Another name of linalg.inv. The inverse of each matrix of a batch, (\*, n, n), by LU. float32, float64 and
/// their complex types only; matrices that are not square are an error, and a singular one raises
/// linalg.LinAlgError.
///
/// In Python:
///
/// ```text
/// >>> torch.inverse(torch.tensor([[2., 0.], [0., 4.]]))
/// tensor([[0.5000, 0.0000],
///         [0.0000, 0.2500]])
/// ```
#[inline]
pub fn inverse(input: &Tensor) -> Result<Tensor> {
    INVERSE.tensor(&[value::tensor(input)])
}

/// `inverse`, see [`inverse`]. The result is written into the given tensor.
pub fn inverse_out(input: &Tensor, out: &Tensor) -> Result<()> {
    INVERSE_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_cholesky_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgCholeskyOptions {
    upper: Option<bool>,
}

impl LinalgCholeskyOptions {
    /// All defaults.
    pub fn new() -> LinalgCholeskyOptions {
        LinalgCholeskyOptions::default()
    }

    /// `bool`, default `False`.
    pub fn upper(mut self, upper: impl Into<Option<bool>>) -> Self {
        self.upper = upper.into();
        self
    }
}

/// The factor L, (\*, n, n), of each Hermitian positive-definite matrix, A = L L^H, or U with A = U^H U
/// (upper). float32, float64 and their complex types; a matrix that is not positive-definite raises
/// linalg.LinAlgError.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.cholesky(torch.tensor([[4., 2.], [2., 5.]]))
/// tensor([[2., 0.],
///         [1., 2.]])
/// ```
#[inline]
pub fn linalg_cholesky(input: &Tensor) -> Result<Tensor> {
    LINALG_CHOLESKY.tensor(&[value::tensor(input)])
}

/// The factor L, (\*, n, n), of each Hermitian positive-definite matrix, A = L L^H, or U with A = U^H U
/// (upper). float32, float64 and their complex types; a matrix that is not positive-definite raises
/// linalg.LinAlgError.
///
/// What is not set in the options keeps its default: `linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor`.
pub fn linalg_cholesky_with(input: &Tensor, options: LinalgCholeskyOptions) -> Result<Tensor> {
    LINALG_CHOLESKY.tensor(&[value::tensor(input), options.upper.map_or(value::none(), value::boolean)])
}

/// `linalg_cholesky`, see [`linalg_cholesky`]. The result is written into the given tensor.
pub fn linalg_cholesky_out(input: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_CHOLESKY_OUT.tensor(&[value::tensor(input), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_cholesky`, see [`linalg_cholesky`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor`.
pub fn linalg_cholesky_out_with(input: &Tensor, options: LinalgCholeskyOptions, out: &Tensor) -> Result<()> {
    LINALG_CHOLESKY_OUT.tensor(&[value::tensor(input), options.upper.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_cholesky_ex_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgCholeskyExOptions {
    upper: Option<bool>,
    check_errors: Option<bool>,
}

impl LinalgCholeskyExOptions {
    /// All defaults.
    pub fn new() -> LinalgCholeskyExOptions {
        LinalgCholeskyExOptions::default()
    }

    /// `bool`, default `False`.
    pub fn upper(mut self, upper: impl Into<Option<bool>>) -> Self {
        self.upper = upper.into();
        self
    }

    /// `bool`, default `False`.
    pub fn check_errors(mut self, check_errors: impl Into<Option<bool>>) -> Self {
        self.check_errors = check_errors.into();
        self
    }
}

/// The Cholesky factor L of each Hermitian positive-definite matrix, A = L L^H (upper: A = U^H U), (\*, n, n),
/// floating point and complex (float32, float64, complex64, complex128), and int32 codes (\*): 0, or the order
/// of the leading minor that is not positive. check_errors makes such a code an error. Only the triangle in
/// question is read.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.cholesky_ex(torch.tensor([[4., 2.], [2., 5.]]))
/// torch.return_types.linalg_cholesky_ex(
/// L=tensor([[2., 0.],
///         [1., 2.]]),
/// info=tensor(0, dtype=torch.int32))
/// ```
#[inline]
pub fn linalg_cholesky_ex(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [l, info] = LINALG_CHOLESKY_EX.tensors(&[value::tensor(input)])?;
    Ok((l, info))
}

/// The Cholesky factor L of each Hermitian positive-definite matrix, A = L L^H (upper: A = U^H U), (\*, n, n),
/// floating point and complex (float32, float64, complex64, complex128), and int32 codes (\*): 0, or the order
/// of the leading minor that is not positive. check_errors makes such a code an error. Only the triangle in
/// question is read.
///
/// What is not set in the options keeps its default: `linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)`.
pub fn linalg_cholesky_ex_with(input: &Tensor, options: LinalgCholeskyExOptions) -> Result<(Tensor, Tensor)> {
    let [l, info] = LINALG_CHOLESKY_EX.tensors(&[value::tensor(input), options.upper.map_or(value::none(), value::boolean), options.check_errors.map_or(value::none(), value::boolean)])?;
    Ok((l, info))
}

/// `linalg_cholesky_ex`, see [`linalg_cholesky_ex`]. The result is written into the given tensor.
pub fn linalg_cholesky_ex_out(input: &Tensor, out_l: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_CHOLESKY_EX_OUT.tensors::<2>(&[value::tensor(input), value::none(), value::none(), value::tensor(out_l), value::tensor(out_info)]).map(drop)
}

/// `linalg_cholesky_ex`, see [`linalg_cholesky_ex`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)`.
pub fn linalg_cholesky_ex_out_with(input: &Tensor, options: LinalgCholeskyExOptions, out_l: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_CHOLESKY_EX_OUT.tensors::<2>(&[value::tensor(input), options.upper.map_or(value::none(), value::boolean), options.check_errors.map_or(value::none(), value::boolean), value::tensor(out_l), value::tensor(out_info)]).map(drop)
}

/// The inverse of each matrix of a batch, (\*, n, n), by LU. float32, float64 and their complex types only;
/// matrices that are not square are an error, and a singular one raises linalg.LinAlgError.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.inv(torch.tensor([[1., 2.], [3., 4.]]))
/// tensor([[-2.0000,  1.0000],
///         [ 1.5000, -0.5000]])
/// ```
#[inline]
pub fn linalg_inv(a: &Tensor) -> Result<Tensor> {
    LINALG_INV.tensor(&[value::tensor(a)])
}

/// `linalg_inv`, see [`linalg_inv`]. The result is written into the given tensor.
pub fn linalg_inv_out(a: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_INV_OUT.tensor(&[value::tensor(a), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_inv_ex_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgInvExOptions {
    check_errors: Option<bool>,
}

impl LinalgInvExOptions {
    /// All defaults.
    pub fn new() -> LinalgInvExOptions {
        LinalgInvExOptions::default()
    }

    /// `bool`, default `False`.
    pub fn check_errors(mut self, check_errors: impl Into<Option<bool>>) -> Self {
        self.check_errors = check_errors.into();
        self
    }
}

/// The inverse of each matrix (\*, n, n), floating point and complex (float32, float64, complex64, complex128),
/// and int32 codes (\*): 0, or which diagonal element of U is zero; then the inverse is not meaningful, and
/// with check_errors it is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.inv_ex(torch.tensor([[2., 0.], [0., 4.]]))
/// torch.return_types.linalg_inv_ex(
/// inverse=tensor([[0.5000, 0.0000],
///         [0.0000, 0.2500]]),
/// info=tensor(0, dtype=torch.int32))
/// ```
#[inline]
pub fn linalg_inv_ex(a: &Tensor) -> Result<(Tensor, Tensor)> {
    let [inverse, info] = LINALG_INV_EX.tensors(&[value::tensor(a)])?;
    Ok((inverse, info))
}

/// The inverse of each matrix (\*, n, n), floating point and complex (float32, float64, complex64, complex128),
/// and int32 codes (\*): 0, or which diagonal element of U is zero; then the inverse is not meaningful, and
/// with check_errors it is an error.
///
/// What is not set in the options keeps its default: `linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)`.
pub fn linalg_inv_ex_with(a: &Tensor, options: LinalgInvExOptions) -> Result<(Tensor, Tensor)> {
    let [inverse, info] = LINALG_INV_EX.tensors(&[value::tensor(a), options.check_errors.map_or(value::none(), value::boolean)])?;
    Ok((inverse, info))
}

/// `linalg_inv_ex`, see [`linalg_inv_ex`]. The result is written into the given tensor.
pub fn linalg_inv_ex_out(a: &Tensor, out_inverse: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_INV_EX_OUT.tensors::<2>(&[value::tensor(a), value::none(), value::tensor(out_inverse), value::tensor(out_info)]).map(drop)
}

/// `linalg_inv_ex`, see [`linalg_inv_ex`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)`.
pub fn linalg_inv_ex_out_with(a: &Tensor, options: LinalgInvExOptions, out_inverse: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_INV_EX_OUT.tensors::<2>(&[value::tensor(a), options.check_errors.map_or(value::none(), value::boolean), value::tensor(out_inverse), value::tensor(out_info)]).map(drop)
}

/// The parameters of [`linalg_ldl_factor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgLdlFactorOptions {
    hermitian: Option<bool>,
}

impl LinalgLdlFactorOptions {
    /// All defaults.
    pub fn new() -> LinalgLdlFactorOptions {
        LinalgLdlFactorOptions::default()
    }

    /// `bool`, default `False`.
    pub fn hermitian(mut self, hermitian: impl Into<Option<bool>>) -> Self {
        self.hermitian = hermitian.into();
        self
    }
}

/// linalg.ldl_factor_ex whose failure is an error. LD is (\*, n, n), the pivots are int32, (\*, n). float32,
/// float64 and their complex types.
///
/// In Python:
///
/// ```text
/// >>> LD, pivots = torch.linalg.ldl_factor(torch.tensor([[4., 2.], [2., 5.]]))
/// >>> LD
/// tensor([[4.0000, 0.0000],
///         [0.5000, 4.0000]])
/// ```
#[inline]
pub fn linalg_ldl_factor(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [ld, pivots] = LINALG_LDL_FACTOR.tensors(&[value::tensor(input)])?;
    Ok((ld, pivots))
}

/// linalg.ldl_factor_ex whose failure is an error. LD is (\*, n, n), the pivots are int32, (\*, n). float32,
/// float64 and their complex types.
///
/// What is not set in the options keeps its default: `linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)`.
pub fn linalg_ldl_factor_with(input: &Tensor, options: LinalgLdlFactorOptions) -> Result<(Tensor, Tensor)> {
    let [ld, pivots] = LINALG_LDL_FACTOR.tensors(&[value::tensor(input), options.hermitian.map_or(value::none(), value::boolean)])?;
    Ok((ld, pivots))
}

/// `linalg_ldl_factor`, see [`linalg_ldl_factor`]. The result is written into the given tensor.
pub fn linalg_ldl_factor_out(input: &Tensor, out_ld: &Tensor, out_pivots: &Tensor) -> Result<()> {
    LINALG_LDL_FACTOR_OUT.tensors::<2>(&[value::tensor(input), value::none(), value::tensor(out_ld), value::tensor(out_pivots)]).map(drop)
}

/// `linalg_ldl_factor`, see [`linalg_ldl_factor`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)`.
pub fn linalg_ldl_factor_out_with(input: &Tensor, options: LinalgLdlFactorOptions, out_ld: &Tensor, out_pivots: &Tensor) -> Result<()> {
    LINALG_LDL_FACTOR_OUT.tensors::<2>(&[value::tensor(input), options.hermitian.map_or(value::none(), value::boolean), value::tensor(out_ld), value::tensor(out_pivots)]).map(drop)
}

/// The parameters of [`linalg_ldl_factor_ex_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgLdlFactorExOptions {
    hermitian: Option<bool>,
    check_errors: Option<bool>,
}

impl LinalgLdlFactorExOptions {
    /// All defaults.
    pub fn new() -> LinalgLdlFactorExOptions {
        LinalgLdlFactorExOptions::default()
    }

    /// `bool`, default `False`.
    pub fn hermitian(mut self, hermitian: impl Into<Option<bool>>) -> Self {
        self.hermitian = hermitian.into();
        self
    }

    /// `bool`, default `False`.
    pub fn check_errors(mut self, check_errors: impl Into<Option<bool>>) -> Self {
        self.check_errors = check_errors.into();
        self
    }
}

/// LDL of symmetric (or Hermitian) matrices by Bunch and Kaufman, (\*, n, n), floating point and complex
/// (float32, float64, complex64, complex128), read from the lower triangle: the factors in one matrix, LAPACK's
/// int32 pivots (\*, n) and codes (\*). Not differentiable. Matrices that are not square are an error.
///
/// In Python:
///
/// ```text
/// >>> LD, pivots, info = torch.linalg.ldl_factor_ex(torch.tensor([[4., 2.], [2., 5.]]))
/// >>> LD
/// tensor([[4.0000, 0.0000],
///         [0.5000, 4.0000]])
/// ```
#[inline]
pub fn linalg_ldl_factor_ex(input: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [ld, pivots, info] = LINALG_LDL_FACTOR_EX.tensors(&[value::tensor(input)])?;
    Ok((ld, pivots, info))
}

/// LDL of symmetric (or Hermitian) matrices by Bunch and Kaufman, (\*, n, n), floating point and complex
/// (float32, float64, complex64, complex128), read from the lower triangle: the factors in one matrix, LAPACK's
/// int32 pivots (\*, n) and codes (\*). Not differentiable. Matrices that are not square are an error.
///
/// What is not set in the options keeps its default: `linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)`.
pub fn linalg_ldl_factor_ex_with(input: &Tensor, options: LinalgLdlFactorExOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [ld, pivots, info] = LINALG_LDL_FACTOR_EX.tensors(&[value::tensor(input), options.hermitian.map_or(value::none(), value::boolean), options.check_errors.map_or(value::none(), value::boolean)])?;
    Ok((ld, pivots, info))
}

/// `linalg_ldl_factor_ex`, see [`linalg_ldl_factor_ex`]. The result is written into the given tensor.
pub fn linalg_ldl_factor_ex_out(input: &Tensor, out_ld: &Tensor, out_pivots: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_LDL_FACTOR_EX_OUT.tensors::<3>(&[value::tensor(input), value::none(), value::none(), value::tensor(out_ld), value::tensor(out_pivots), value::tensor(out_info)]).map(drop)
}

/// `linalg_ldl_factor_ex`, see [`linalg_ldl_factor_ex`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)`.
pub fn linalg_ldl_factor_ex_out_with(input: &Tensor, options: LinalgLdlFactorExOptions, out_ld: &Tensor, out_pivots: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_LDL_FACTOR_EX_OUT.tensors::<3>(&[value::tensor(input), options.hermitian.map_or(value::none(), value::boolean), options.check_errors.map_or(value::none(), value::boolean), value::tensor(out_ld), value::tensor(out_pivots), value::tensor(out_info)]).map(drop)
}

/// The parameters of [`linalg_ldl_solve_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgLdlSolveOptions {
    hermitian: Option<bool>,
}

impl LinalgLdlSolveOptions {
    /// All defaults.
    pub fn new() -> LinalgLdlSolveOptions {
        LinalgLdlSolveOptions::default()
    }

    /// `bool`, default `False`.
    pub fn hermitian(mut self, hermitian: impl Into<Option<bool>>) -> Self {
        self.hermitian = hermitian.into();
        self
    }
}

/// The solution of A X = B for A as ldl_factor factored it; B (\*, n, k), batches broadcast. Not
/// differentiable. float32, float64 and their complex types; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> LD, pivots = torch.linalg.ldl_factor(torch.tensor([[4., 2.], [2., 5.]]))
/// >>> torch.linalg.ldl_solve(LD, pivots, torch.tensor([[6.], [7.]]))
/// tensor([[1.],
///         [1.]])
/// ```
#[inline]
pub fn linalg_ldl_solve(ld: &Tensor, pivots: &Tensor, b: &Tensor) -> Result<Tensor> {
    LINALG_LDL_SOLVE.tensor(&[value::tensor(ld), value::tensor(pivots), value::tensor(b)])
}

/// The solution of A X = B for A as ldl_factor factored it; B (\*, n, k), batches broadcast. Not
/// differentiable. float32, float64 and their complex types; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor`.
pub fn linalg_ldl_solve_with(ld: &Tensor, pivots: &Tensor, b: &Tensor, options: LinalgLdlSolveOptions) -> Result<Tensor> {
    LINALG_LDL_SOLVE.tensor(&[value::tensor(ld), value::tensor(pivots), value::tensor(b), options.hermitian.map_or(value::none(), value::boolean)])
}

/// `linalg_ldl_solve`, see [`linalg_ldl_solve`]. The result is written into the given tensor.
pub fn linalg_ldl_solve_out(ld: &Tensor, pivots: &Tensor, b: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_LDL_SOLVE_OUT.tensor(&[value::tensor(ld), value::tensor(pivots), value::tensor(b), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_ldl_solve`, see [`linalg_ldl_solve`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor`.
pub fn linalg_ldl_solve_out_with(ld: &Tensor, pivots: &Tensor, b: &Tensor, options: LinalgLdlSolveOptions, out: &Tensor) -> Result<()> {
    LINALG_LDL_SOLVE_OUT.tensor(&[value::tensor(ld), value::tensor(pivots), value::tensor(b), options.hermitian.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_lu_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgLuOptions {
    pivot: Option<bool>,
}

impl LinalgLuOptions {
    /// All defaults.
    pub fn new() -> LinalgLuOptions {
        LinalgLuOptions::default()
    }

    /// `bool`, default `True`.
    pub fn pivot(mut self, pivot: impl Into<Option<bool>>) -> Self {
        self.pivot = pivot.into();
        self
    }
}

/// A = P L U for matrices (\*, m, n): a permutation (\*, m, m), L with unit diagonal (\*, m, k) and U (\*, k,
/// n), k = min(m, n). float32, float64 and their complex types; without pivot the CPU refuses. Fewer than two
/// dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> P, L, U = torch.linalg.lu(torch.tensor([[1., 2.], [4., 2.]]))
/// >>> P @ L @ U
/// tensor([[1., 2.],
///         [4., 2.]])
/// ```
#[inline]
pub fn linalg_lu(a: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [p, l, u] = LINALG_LU.tensors(&[value::tensor(a)])?;
    Ok((p, l, u))
}

/// A = P L U for matrices (\*, m, n): a permutation (\*, m, m), L with unit diagonal (\*, m, k) and U (\*, k,
/// n), k = min(m, n). float32, float64 and their complex types; without pivot the CPU refuses. Fewer than two
/// dimensions are an error.
///
/// What is not set in the options keeps its default: `linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)`.
pub fn linalg_lu_with(a: &Tensor, options: LinalgLuOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [p, l, u] = LINALG_LU.tensors(&[value::tensor(a), options.pivot.map_or(value::none(), value::boolean)])?;
    Ok((p, l, u))
}

/// `linalg_lu`, see [`linalg_lu`]. The result is written into the given tensor.
pub fn linalg_lu_out(a: &Tensor, out_p: &Tensor, out_l: &Tensor, out_u: &Tensor) -> Result<()> {
    LINALG_LU_OUT.tensors::<3>(&[value::tensor(a), value::none(), value::tensor(out_p), value::tensor(out_l), value::tensor(out_u)]).map(drop)
}

/// `linalg_lu`, see [`linalg_lu`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)`.
pub fn linalg_lu_out_with(a: &Tensor, options: LinalgLuOptions, out_p: &Tensor, out_l: &Tensor, out_u: &Tensor) -> Result<()> {
    LINALG_LU_OUT.tensors::<3>(&[value::tensor(a), options.pivot.map_or(value::none(), value::boolean), value::tensor(out_p), value::tensor(out_l), value::tensor(out_u)]).map(drop)
}

/// The parameters of [`linalg_lu_factor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgLuFactorOptions {
    pivot: Option<bool>,
}

impl LinalgLuFactorOptions {
    /// All defaults.
    pub fn new() -> LinalgLuFactorOptions {
        LinalgLuFactorOptions::default()
    }

    /// `bool`, default `True`.
    pub fn pivot(mut self, pivot: impl Into<Option<bool>>) -> Self {
        self.pivot = pivot.into();
        self
    }
}

/// linalg.lu_factor_ex whose failure is an error: a zero on the diagonal of U. LU is (\*, m, n), the pivots are
/// int32, (\*, min(m, n)). float32, float64 and their complex types.
///
/// In Python:
///
/// ```text
/// >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
/// >>> LU
/// tensor([[4.0000, 2.0000],
///         [0.2500, 1.5000]])
/// ```
#[inline]
pub fn linalg_lu_factor(a: &Tensor) -> Result<(Tensor, Tensor)> {
    let [lu, pivots] = LINALG_LU_FACTOR.tensors(&[value::tensor(a)])?;
    Ok((lu, pivots))
}

/// linalg.lu_factor_ex whose failure is an error: a zero on the diagonal of U. LU is (\*, m, n), the pivots are
/// int32, (\*, min(m, n)). float32, float64 and their complex types.
///
/// What is not set in the options keeps its default: `linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)`.
pub fn linalg_lu_factor_with(a: &Tensor, options: LinalgLuFactorOptions) -> Result<(Tensor, Tensor)> {
    let [lu, pivots] = LINALG_LU_FACTOR.tensors(&[value::tensor(a), options.pivot.map_or(value::none(), value::boolean)])?;
    Ok((lu, pivots))
}

/// `linalg_lu_factor`, see [`linalg_lu_factor`]. The result is written into the given tensor.
pub fn linalg_lu_factor_out(a: &Tensor, out_lu: &Tensor, out_pivots: &Tensor) -> Result<()> {
    LINALG_LU_FACTOR_OUT.tensors::<2>(&[value::tensor(a), value::none(), value::tensor(out_lu), value::tensor(out_pivots)]).map(drop)
}

/// `linalg_lu_factor`, see [`linalg_lu_factor`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)`.
pub fn linalg_lu_factor_out_with(a: &Tensor, options: LinalgLuFactorOptions, out_lu: &Tensor, out_pivots: &Tensor) -> Result<()> {
    LINALG_LU_FACTOR_OUT.tensors::<2>(&[value::tensor(a), options.pivot.map_or(value::none(), value::boolean), value::tensor(out_lu), value::tensor(out_pivots)]).map(drop)
}

/// The parameters of [`linalg_lu_factor_ex_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgLuFactorExOptions {
    pivot: Option<bool>,
    check_errors: Option<bool>,
}

impl LinalgLuFactorExOptions {
    /// All defaults.
    pub fn new() -> LinalgLuFactorExOptions {
        LinalgLuFactorExOptions::default()
    }

    /// `bool`, default `True`.
    pub fn pivot(mut self, pivot: impl Into<Option<bool>>) -> Self {
        self.pivot = pivot.into();
        self
    }

    /// `bool`, default `False`.
    pub fn check_errors(mut self, check_errors: impl Into<Option<bool>>) -> Self {
        self.check_errors = check_errors.into();
        self
    }
}

/// PLU of matrices (\*, m, n), floating point and complex (float32, float64, complex64, complex128): L below
/// the diagonal (its own is 1) and U on and above it in one matrix, the int32 rows that were swapped with each
/// row in turn, counted from 1, (\*, min(m, n)), and codes (\*): 0, or the first diagonal element of U that is
/// zero, which check_errors makes an error. pivot=False is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.lu_factor_ex(torch.tensor([[1., 2.], [4., 2.]]))
/// torch.return_types.linalg_lu_factor_ex(
/// LU=tensor([[4.0000, 2.0000],
///         [0.2500, 1.5000]]),
/// pivots=tensor([2, 2], dtype=torch.int32),
/// info=tensor(0, dtype=torch.int32))
/// ```
#[inline]
pub fn linalg_lu_factor_ex(a: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [lu, pivots, info] = LINALG_LU_FACTOR_EX.tensors(&[value::tensor(a)])?;
    Ok((lu, pivots, info))
}

/// PLU of matrices (\*, m, n), floating point and complex (float32, float64, complex64, complex128): L below
/// the diagonal (its own is 1) and U on and above it in one matrix, the int32 rows that were swapped with each
/// row in turn, counted from 1, (\*, min(m, n)), and codes (\*): 0, or the first diagonal element of U that is
/// zero, which check_errors makes an error. pivot=False is an error.
///
/// What is not set in the options keeps its default: `linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)`.
pub fn linalg_lu_factor_ex_with(a: &Tensor, options: LinalgLuFactorExOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [lu, pivots, info] = LINALG_LU_FACTOR_EX.tensors(&[value::tensor(a), options.pivot.map_or(value::none(), value::boolean), options.check_errors.map_or(value::none(), value::boolean)])?;
    Ok((lu, pivots, info))
}

/// `linalg_lu_factor_ex`, see [`linalg_lu_factor_ex`]. The result is written into the given tensor.
pub fn linalg_lu_factor_ex_out(a: &Tensor, out_lu: &Tensor, out_pivots: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_LU_FACTOR_EX_OUT.tensors::<3>(&[value::tensor(a), value::none(), value::none(), value::tensor(out_lu), value::tensor(out_pivots), value::tensor(out_info)]).map(drop)
}

/// `linalg_lu_factor_ex`, see [`linalg_lu_factor_ex`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)`.
pub fn linalg_lu_factor_ex_out_with(a: &Tensor, options: LinalgLuFactorExOptions, out_lu: &Tensor, out_pivots: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_LU_FACTOR_EX_OUT.tensors::<3>(&[value::tensor(a), options.pivot.map_or(value::none(), value::boolean), options.check_errors.map_or(value::none(), value::boolean), value::tensor(out_lu), value::tensor(out_pivots), value::tensor(out_info)]).map(drop)
}

/// The parameters of [`linalg_lu_solve_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgLuSolveOptions {
    left: Option<bool>,
    adjoint: Option<bool>,
}

impl LinalgLuSolveOptions {
    /// All defaults.
    pub fn new() -> LinalgLuSolveOptions {
        LinalgLuSolveOptions::default()
    }

    /// `bool`, default `True`.
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }

    /// `bool`, default `False`.
    pub fn adjoint(mut self, adjoint: impl Into<Option<bool>>) -> Self {
        self.adjoint = adjoint.into();
        self
    }
}

/// The solution of A X = B (left), X A = B, or those with A^H (adjoint), for A as lu_factor factored it. LU
/// (\*, n, n), pivots int32 (\*, n), B (\*, n, k) or (\*, k, n); batches broadcast, and X has the shape of B so
/// broadcast. float32, float64 and their complex types, of one dtype; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
/// >>> torch.linalg.lu_solve(LU, pivots, torch.tensor([[3.], [6.]]))
/// tensor([[1.],
///         [1.]])
/// ```
#[inline]
pub fn linalg_lu_solve(lu: &Tensor, pivots: &Tensor, b: &Tensor) -> Result<Tensor> {
    LINALG_LU_SOLVE.tensor(&[value::tensor(lu), value::tensor(pivots), value::tensor(b)])
}

/// The solution of A X = B (left), X A = B, or those with A^H (adjoint), for A as lu_factor factored it. LU
/// (\*, n, n), pivots int32 (\*, n), B (\*, n, k) or (\*, k, n); batches broadcast, and X has the shape of B so
/// broadcast. float32, float64 and their complex types, of one dtype; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor`.
pub fn linalg_lu_solve_with(lu: &Tensor, pivots: &Tensor, b: &Tensor, options: LinalgLuSolveOptions) -> Result<Tensor> {
    LINALG_LU_SOLVE.tensor(&[value::tensor(lu), value::tensor(pivots), value::tensor(b), options.left.map_or(value::none(), value::boolean), options.adjoint.map_or(value::none(), value::boolean)])
}

/// `linalg_lu_solve`, see [`linalg_lu_solve`]. The result is written into the given tensor.
pub fn linalg_lu_solve_out(lu: &Tensor, pivots: &Tensor, b: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_LU_SOLVE_OUT.tensor(&[value::tensor(lu), value::tensor(pivots), value::tensor(b), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_lu_solve`, see [`linalg_lu_solve`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor`.
pub fn linalg_lu_solve_out_with(lu: &Tensor, pivots: &Tensor, b: &Tensor, options: LinalgLuSolveOptions, out: &Tensor) -> Result<()> {
    LINALG_LU_SOLVE_OUT.tensor(&[value::tensor(lu), value::tensor(pivots), value::tensor(b), options.left.map_or(value::none(), value::boolean), options.adjoint.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_solve_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgSolveOptions {
    left: Option<bool>,
}

impl LinalgSolveOptions {
    /// All defaults.
    pub fn new() -> LinalgSolveOptions {
        LinalgSolveOptions::default()
    }

    /// `bool`, default `True`.
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }
}

/// The solution of A X = B (left) or X A = B for square A, (\*, n, n), by LU: X has the shape of B, (\*, n, k),
/// (\*, k, n) or (\*, n), broadcast with the batch of A. float32, float64 and their complex types, of one
/// dtype; a singular matrix raises linalg.LinAlgError.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.solve(torch.tensor([[2., 1.], [1., 3.]]), torch.tensor([3., 4.]))
/// tensor([1., 1.])
/// ```
#[inline]
pub fn linalg_solve(a: &Tensor, b: &Tensor) -> Result<Tensor> {
    LINALG_SOLVE.tensor(&[value::tensor(a), value::tensor(b)])
}

/// The solution of A X = B (left) or X A = B for square A, (\*, n, n), by LU: X has the shape of B, (\*, n, k),
/// (\*, k, n) or (\*, n), broadcast with the batch of A. float32, float64 and their complex types, of one
/// dtype; a singular matrix raises linalg.LinAlgError.
///
/// What is not set in the options keeps its default: `linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor`.
pub fn linalg_solve_with(a: &Tensor, b: &Tensor, options: LinalgSolveOptions) -> Result<Tensor> {
    LINALG_SOLVE.tensor(&[value::tensor(a), value::tensor(b), options.left.map_or(value::none(), value::boolean)])
}

/// `linalg_solve`, see [`linalg_solve`]. The result is written into the given tensor.
pub fn linalg_solve_out(a: &Tensor, b: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_SOLVE_OUT.tensor(&[value::tensor(a), value::tensor(b), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_solve`, see [`linalg_solve`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor`.
pub fn linalg_solve_out_with(a: &Tensor, b: &Tensor, options: LinalgSolveOptions, out: &Tensor) -> Result<()> {
    LINALG_SOLVE_OUT.tensor(&[value::tensor(a), value::tensor(b), options.left.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`linalg_solve_ex_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgSolveExOptions {
    left: Option<bool>,
    check_errors: Option<bool>,
}

impl LinalgSolveExOptions {
    /// All defaults.
    pub fn new() -> LinalgSolveExOptions {
        LinalgSolveExOptions::default()
    }

    /// `bool`, default `True`.
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }

    /// `bool`, default `False`.
    pub fn check_errors(mut self, check_errors: impl Into<Option<bool>>) -> Self {
        self.check_errors = check_errors.into();
        self
    }
}

/// The solution of A X = B (left) or X A = B for square A, (\*, n, n), floating point and complex (float32,
/// float64, complex64, complex128), and int32 codes of the factorization of A. B is (\*, n, k) ((\*, k, n)
/// where not left) with batches broadcast, or a batch of vectors (\*, n) of exactly the batch of A.
/// check_errors makes a singular A an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.solve_ex(torch.tensor([[2., 0.], [0., 4.]]), torch.tensor([2., 2.]))
/// torch.return_types.linalg_solve_ex(
/// result=tensor([1.0000, 0.5000]),
/// info=tensor(0, dtype=torch.int32))
/// ```
#[inline]
pub fn linalg_solve_ex(a: &Tensor, b: &Tensor) -> Result<(Tensor, Tensor)> {
    let [result, info] = LINALG_SOLVE_EX.tensors(&[value::tensor(a), value::tensor(b)])?;
    Ok((result, info))
}

/// The solution of A X = B (left) or X A = B for square A, (\*, n, n), floating point and complex (float32,
/// float64, complex64, complex128), and int32 codes of the factorization of A. B is (\*, n, k) ((\*, k, n)
/// where not left) with batches broadcast, or a batch of vectors (\*, n) of exactly the batch of A.
/// check_errors makes a singular A an error.
///
/// What is not set in the options keeps its default: `linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)`.
pub fn linalg_solve_ex_with(a: &Tensor, b: &Tensor, options: LinalgSolveExOptions) -> Result<(Tensor, Tensor)> {
    let [result, info] = LINALG_SOLVE_EX.tensors(&[value::tensor(a), value::tensor(b), options.left.map_or(value::none(), value::boolean), options.check_errors.map_or(value::none(), value::boolean)])?;
    Ok((result, info))
}

/// `linalg_solve_ex`, see [`linalg_solve_ex`]. The result is written into the given tensor.
pub fn linalg_solve_ex_out(a: &Tensor, b: &Tensor, out_result: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_SOLVE_EX_OUT.tensors::<2>(&[value::tensor(a), value::tensor(b), value::none(), value::none(), value::tensor(out_result), value::tensor(out_info)]).map(drop)
}

/// `linalg_solve_ex`, see [`linalg_solve_ex`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)`.
pub fn linalg_solve_ex_out_with(a: &Tensor, b: &Tensor, options: LinalgSolveExOptions, out_result: &Tensor, out_info: &Tensor) -> Result<()> {
    LINALG_SOLVE_EX_OUT.tensors::<2>(&[value::tensor(a), value::tensor(b), options.left.map_or(value::none(), value::boolean), options.check_errors.map_or(value::none(), value::boolean), value::tensor(out_result), value::tensor(out_info)]).map(drop)
}

/// The parameters of [`linalg_solve_triangular_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinalgSolveTriangularOptions {
    left: Option<bool>,
    unitriangular: Option<bool>,
}

impl LinalgSolveTriangularOptions {
    /// All defaults.
    pub fn new() -> LinalgSolveTriangularOptions {
        LinalgSolveTriangularOptions::default()
    }

    /// `bool`, default `True`.
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }

    /// `bool`, default `False`.
    pub fn unitriangular(mut self, unitriangular: impl Into<Option<bool>>) -> Self {
        self.unitriangular = unitriangular.into();
        self
    }
}

/// The solution of A X = B (left) or X A = B for triangular A, self (\*, n, n), floating point and complex
/// (float32, float64, complex64, complex128). Only that triangle is read, with unitriangular not its diagonal,
/// which counts as 1. Batches broadcast. Zeros on the diagonal give infinities. Sizes that do not fit are an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.solve_triangular(torch.tensor([[2., 1.], [0., 4.]]), torch.tensor([[3.], [4.]]), upper=True)
/// tensor([[1.],
///         [1.]])
/// ```
#[inline]
pub fn linalg_solve_triangular(input: &Tensor, b: &Tensor, upper: bool) -> Result<Tensor> {
    LINALG_SOLVE_TRIANGULAR.tensor(&[value::tensor(input), value::tensor(b), value::boolean(upper)])
}

/// The solution of A X = B (left) or X A = B for triangular A, self (\*, n, n), floating point and complex
/// (float32, float64, complex64, complex128). Only that triangle is read, with unitriangular not its diagonal,
/// which counts as 1. Batches broadcast. Zeros on the diagonal give infinities. Sizes that do not fit are an
/// error.
///
/// What is not set in the options keeps its default: `linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor`.
pub fn linalg_solve_triangular_with(input: &Tensor, b: &Tensor, upper: bool, options: LinalgSolveTriangularOptions) -> Result<Tensor> {
    LINALG_SOLVE_TRIANGULAR.tensor(&[value::tensor(input), value::tensor(b), value::boolean(upper), options.left.map_or(value::none(), value::boolean), options.unitriangular.map_or(value::none(), value::boolean)])
}

/// `linalg_solve_triangular`, see [`linalg_solve_triangular`]. The result is written into the given tensor.
pub fn linalg_solve_triangular_out(input: &Tensor, b: &Tensor, upper: bool, out: &Tensor) -> Result<()> {
    LINALG_SOLVE_TRIANGULAR_OUT.tensor(&[value::tensor(input), value::tensor(b), value::boolean(upper), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linalg_solve_triangular`, see [`linalg_solve_triangular`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor`.
pub fn linalg_solve_triangular_out_with(input: &Tensor, b: &Tensor, upper: bool, options: LinalgSolveTriangularOptions, out: &Tensor) -> Result<()> {
    LINALG_SOLVE_TRIANGULAR_OUT.tensor(&[value::tensor(input), value::tensor(b), value::boolean(upper), options.left.map_or(value::none(), value::boolean), options.unitriangular.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`lu_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LuOptions {
    pivot: Option<bool>,
}

impl LuOptions {
    /// All defaults.
    pub fn new() -> LuOptions {
        LuOptions::default()
    }

    /// `bool`, default `True`.
    pub fn pivot(mut self, pivot: impl Into<Option<bool>>) -> Self {
        self.pivot = pivot.into();
        self
    }
}

/// The older name of linalg.lu_factor_ex: LU in one matrix, int32 pivots and codes of matrices (\*, m, n),
/// floating point and complex; a matrix that is singular is told by its code alone. Python gives the codes with
/// get_infos=True only. pivot=False is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.lu(torch.tensor([[1., 2.], [4., 2.]]))[1]
/// tensor([2, 2], dtype=torch.int32)
/// ```
#[inline]
pub fn lu(input: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [lu, pivots, infos] = LU.tensors(&[value::tensor(input)])?;
    Ok((lu, pivots, infos))
}

/// The older name of linalg.lu_factor_ex: LU in one matrix, int32 pivots and codes of matrices (\*, m, n),
/// floating point and complex; a matrix that is singular is told by its code alone. Python gives the codes with
/// get_infos=True only. pivot=False is an error.
///
/// What is not set in the options keeps its default: `lu(Tensor self, bool pivot=True) -> (Tensor LU, Tensor pivots, Tensor infos)`.
pub fn lu_with(input: &Tensor, options: LuOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [lu, pivots, infos] = LU.tensors(&[value::tensor(input), options.pivot.map_or(value::none(), value::boolean)])?;
    Ok((lu, pivots, infos))
}

/// linalg.lu_solve with the right side first: the solution X, (\*, n, k), of A X = self, where LU_data and
/// LU_pivots are of lu_factor. float32, float64 and their complex types. Sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
/// >>> torch.lu_solve(torch.tensor([[3.], [6.]]), LU, pivots)
/// tensor([[1.],
///         [1.]])
/// ```
#[inline]
pub fn lu_solve(input: &Tensor, lu_data: &Tensor, lu_pivots: &Tensor) -> Result<Tensor> {
    LU_SOLVE.tensor(&[value::tensor(input), value::tensor(lu_data), value::tensor(lu_pivots)])
}

/// `lu_solve`, see [`lu_solve`]. The result is written into the given tensor.
pub fn lu_solve_out(input: &Tensor, lu_data: &Tensor, lu_pivots: &Tensor, out: &Tensor) -> Result<()> {
    LU_SOLVE_OUT.tensor(&[value::tensor(input), value::tensor(lu_data), value::tensor(lu_pivots), value::tensor(out)]).map(drop)
}

/// The parameters of [`lu_unpack_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LuUnpackOptions {
    unpack_data: Option<bool>,
    unpack_pivots: Option<bool>,
}

impl LuUnpackOptions {
    /// All defaults.
    pub fn new() -> LuUnpackOptions {
        LuUnpackOptions::default()
    }

    /// `bool`, default `True`.
    pub fn unpack_data(mut self, unpack_data: impl Into<Option<bool>>) -> Self {
        self.unpack_data = unpack_data.into();
        self
    }

    /// `bool`, default `True`.
    pub fn unpack_pivots(mut self, unpack_pivots: impl Into<Option<bool>>) -> Self {
        self.unpack_pivots = unpack_pivots.into();
        self
    }
}

/// P, L and U of what lu_factor gave, (\*, m, n): (\*, m, m), (\*, m, k) and (\*, k, n), k = min(m, n), in its
/// dtype, any. What is not unpacked is empty. Pivots of another dtype than int32, or outside 1 .. m, and fewer
/// than two dimensions are errors.
///
/// In Python:
///
/// ```text
/// >>> P, L, U = torch.lu_unpack(*torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]])))
/// >>> P @ L @ U
/// tensor([[1., 2.],
///         [4., 2.]])
/// ```
#[inline]
pub fn lu_unpack(lu_data: &Tensor, lu_pivots: &Tensor) -> Result<(Tensor, Tensor, Tensor)> {
    let [p, l, u] = LU_UNPACK.tensors(&[value::tensor(lu_data), value::tensor(lu_pivots)])?;
    Ok((p, l, u))
}

/// P, L and U of what lu_factor gave, (\*, m, n): (\*, m, m), (\*, m, k) and (\*, k, n), k = min(m, n), in its
/// dtype, any. What is not unpacked is empty. Pivots of another dtype than int32, or outside 1 .. m, and fewer
/// than two dimensions are errors.
///
/// What is not set in the options keeps its default: `lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)`.
pub fn lu_unpack_with(lu_data: &Tensor, lu_pivots: &Tensor, options: LuUnpackOptions) -> Result<(Tensor, Tensor, Tensor)> {
    let [p, l, u] = LU_UNPACK.tensors(&[value::tensor(lu_data), value::tensor(lu_pivots), options.unpack_data.map_or(value::none(), value::boolean), options.unpack_pivots.map_or(value::none(), value::boolean)])?;
    Ok((p, l, u))
}

/// `lu_unpack`, see [`lu_unpack`]. The result is written into the given tensor.
pub fn lu_unpack_out(lu_data: &Tensor, lu_pivots: &Tensor, out_p: &Tensor, out_l: &Tensor, out_u: &Tensor) -> Result<()> {
    LU_UNPACK_OUT.tensors::<3>(&[value::tensor(lu_data), value::tensor(lu_pivots), value::none(), value::none(), value::tensor(out_p), value::tensor(out_l), value::tensor(out_u)]).map(drop)
}

/// `lu_unpack`, see [`lu_unpack`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)`.
pub fn lu_unpack_out_with(lu_data: &Tensor, lu_pivots: &Tensor, options: LuUnpackOptions, out_p: &Tensor, out_l: &Tensor, out_u: &Tensor) -> Result<()> {
    LU_UNPACK_OUT.tensors::<3>(&[value::tensor(lu_data), value::tensor(lu_pivots), options.unpack_data.map_or(value::none(), value::boolean), options.unpack_pivots.map_or(value::none(), value::boolean), value::tensor(out_p), value::tensor(out_l), value::tensor(out_u)]).map(drop)
}

/// The parameters of [`triangular_solve_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TriangularSolveOptions {
    upper: Option<bool>,
    transpose: Option<bool>,
    unitriangular: Option<bool>,
}

impl TriangularSolveOptions {
    /// All defaults.
    pub fn new() -> TriangularSolveOptions {
        TriangularSolveOptions::default()
    }

    /// `bool`, default `True`.
    pub fn upper(mut self, upper: impl Into<Option<bool>>) -> Self {
        self.upper = upper.into();
        self
    }

    /// `bool`, default `False`.
    pub fn transpose(mut self, transpose: impl Into<Option<bool>>) -> Self {
        self.transpose = transpose.into();
        self
    }

    /// `bool`, default `False`.
    pub fn unitriangular(mut self, unitriangular: impl Into<Option<bool>>) -> Self {
        self.unitriangular = unitriangular.into();
        self
    }
}

/// The solution of A X = self, or A^T X = self, for triangular A, and a copy of A. linalg.solve_triangular is
/// the newer form. A (\*, n, n), self (\*, n, k); batches broadcast. float32, float64 and their complex types;
/// sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.triangular_solve(torch.tensor([[3.], [4.]]), torch.tensor([[2., 1.], [0., 4.]])).solution
/// tensor([[1.],
///         [1.]])
/// ```
#[inline]
pub fn triangular_solve(input: &Tensor, a: &Tensor) -> Result<(Tensor, Tensor)> {
    let [solution, cloned_coefficient] = TRIANGULAR_SOLVE.tensors(&[value::tensor(input), value::tensor(a)])?;
    Ok((solution, cloned_coefficient))
}

/// The solution of A X = self, or A^T X = self, for triangular A, and a copy of A. linalg.solve_triangular is
/// the newer form. A (\*, n, n), self (\*, n, k); batches broadcast. float32, float64 and their complex types;
/// sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)`.
pub fn triangular_solve_with(input: &Tensor, a: &Tensor, options: TriangularSolveOptions) -> Result<(Tensor, Tensor)> {
    let [solution, cloned_coefficient] = TRIANGULAR_SOLVE.tensors(&[value::tensor(input), value::tensor(a), options.upper.map_or(value::none(), value::boolean), options.transpose.map_or(value::none(), value::boolean), options.unitriangular.map_or(value::none(), value::boolean)])?;
    Ok((solution, cloned_coefficient))
}

/// `triangular_solve`, see [`triangular_solve`]. The result is written into the given tensor.
pub fn triangular_solve_out(input: &Tensor, a: &Tensor, out_solution: &Tensor, out_cloned_coefficient: &Tensor) -> Result<()> {
    TRIANGULAR_SOLVE_OUT.tensors::<2>(&[value::tensor(input), value::tensor(a), value::none(), value::none(), value::none(), value::tensor(out_solution), value::tensor(out_cloned_coefficient)]).map(drop)
}

/// `triangular_solve`, see [`triangular_solve`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)`.
pub fn triangular_solve_out_with(input: &Tensor, a: &Tensor, options: TriangularSolveOptions, out_solution: &Tensor, out_cloned_coefficient: &Tensor) -> Result<()> {
    TRIANGULAR_SOLVE_OUT.tensors::<2>(&[value::tensor(input), value::tensor(a), options.upper.map_or(value::none(), value::boolean), options.transpose.map_or(value::none(), value::boolean), options.unitriangular.map_or(value::none(), value::boolean), value::tensor(out_solution), value::tensor(out_cloned_coefficient)]).map(drop)
}

impl Tensor {
    /// The Cholesky factor of each Hermitian positive-definite matrix, lower or upper; linalg.cholesky under an
    /// older name. (\*, n, n), float32, float64 and their complex types. A matrix that is not positive-definite
    /// raises linalg.LinAlgError.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cholesky(torch.tensor([[4., 2.], [2., 5.]]))
    /// tensor([[2., 0.],
    ///         [1., 2.]])
    /// ```
    #[inline]
    pub fn cholesky(&self) -> Result<Tensor> {
        cholesky(self)
    }

    /// The Cholesky factor of each Hermitian positive-definite matrix, lower or upper; linalg.cholesky under an
    /// older name. (\*, n, n), float32, float64 and their complex types. A matrix that is not positive-definite
    /// raises linalg.LinAlgError.
    ///
    /// What is not set in the options keeps its default: `cholesky(Tensor self, bool upper=False) -> Tensor`.
    #[inline]
    pub fn cholesky_with(&self, options: CholeskyOptions) -> Result<Tensor> {
        cholesky_with(self, options)
    }

    /// `cholesky`, see [`cholesky`]. The result is written into the given tensor.
    #[inline]
    pub fn cholesky_out(&self, out: &Tensor) -> Result<()> {
        cholesky_out(self, out)
    }

    /// `cholesky`, see [`cholesky`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `cholesky(Tensor self, bool upper=False) -> Tensor`.
    #[inline]
    pub fn cholesky_out_with(&self, options: CholeskyOptions, out: &Tensor) -> Result<()> {
        cholesky_out_with(self, options, out)
    }

    /// The inverse of each matrix whose Cholesky factor, lower or upper, is self, (\*, n, n). float32, float64 and
    /// their complex types; matrices that are not square are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cholesky_inverse(torch.tensor([[2., 0.], [1., 2.]]))
    /// tensor([[ 0.3125, -0.1250],
    ///         [-0.1250,  0.2500]])
    /// ```
    #[inline]
    pub fn cholesky_inverse(&self) -> Result<Tensor> {
        cholesky_inverse(self)
    }

    /// The inverse of each matrix whose Cholesky factor, lower or upper, is self, (\*, n, n). float32, float64 and
    /// their complex types; matrices that are not square are an error.
    ///
    /// What is not set in the options keeps its default: `cholesky_inverse(Tensor self, bool upper=False) -> Tensor`.
    #[inline]
    pub fn cholesky_inverse_with(&self, options: CholeskyInverseOptions) -> Result<Tensor> {
        cholesky_inverse_with(self, options)
    }

    /// `cholesky_inverse`, see [`cholesky_inverse`]. The result is written into the given tensor.
    #[inline]
    pub fn cholesky_inverse_out(&self, out: &Tensor) -> Result<()> {
        cholesky_inverse_out(self, out)
    }

    /// `cholesky_inverse`, see [`cholesky_inverse`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `cholesky_inverse(Tensor self, bool upper=False) -> Tensor`.
    #[inline]
    pub fn cholesky_inverse_out_with(&self, options: CholeskyInverseOptions, out: &Tensor) -> Result<()> {
        cholesky_inverse_out_with(self, options, out)
    }

    /// The solution X of A X = self, (\*, n, k), for A with the Cholesky factor input2, (\*, n, n), upper or lower.
    /// Batches broadcast. float32, float64 and their complex types; sizes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cholesky_solve(torch.tensor([[2.], [5.]]), torch.tensor([[2., 0.], [1., 2.]]))
    /// tensor([[0.],
    ///         [1.]])
    /// ```
    #[inline]
    pub fn cholesky_solve(&self, input2: &Tensor) -> Result<Tensor> {
        cholesky_solve(self, input2)
    }

    /// The solution X of A X = self, (\*, n, k), for A with the Cholesky factor input2, (\*, n, n), upper or lower.
    /// Batches broadcast. float32, float64 and their complex types; sizes that do not fit are an error.
    ///
    /// What is not set in the options keeps its default: `cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor`.
    #[inline]
    pub fn cholesky_solve_with(&self, input2: &Tensor, options: CholeskySolveOptions) -> Result<Tensor> {
        cholesky_solve_with(self, input2, options)
    }

    /// `cholesky_solve`, see [`cholesky_solve`]. The result is written into the given tensor.
    #[inline]
    pub fn cholesky_solve_out(&self, input2: &Tensor, out: &Tensor) -> Result<()> {
        cholesky_solve_out(self, input2, out)
    }

    /// `cholesky_solve`, see [`cholesky_solve`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor`.
    #[inline]
    pub fn cholesky_solve_out_with(&self, input2: &Tensor, options: CholeskySolveOptions, out: &Tensor) -> Result<()> {
        cholesky_solve_out_with(self, input2, options, out)
    }

    /// Another name of linalg.inv. The inverse of each matrix of a batch, (\*, n, n), by LU. float32, float64 and
    /// their complex types only; matrices that are not square are an error, and a singular one raises
    /// linalg.LinAlgError.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.inverse(torch.tensor([[2., 0.], [0., 4.]]))
    /// tensor([[0.5000, 0.0000],
    ///         [0.0000, 0.2500]])
    /// ```
    #[inline]
    pub fn inverse(&self) -> Result<Tensor> {
        inverse(self)
    }

    /// `inverse`, see [`inverse`]. The result is written into the given tensor.
    #[inline]
    pub fn inverse_out(&self, out: &Tensor) -> Result<()> {
        inverse_out(self, out)
    }

    /// linalg.lu_solve with the right side first: the solution X, (\*, n, k), of A X = self, where LU_data and
    /// LU_pivots are of lu_factor. float32, float64 and their complex types. Sizes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
    /// >>> torch.lu_solve(torch.tensor([[3.], [6.]]), LU, pivots)
    /// tensor([[1.],
    ///         [1.]])
    /// ```
    #[inline]
    pub fn lu_solve(&self, lu_data: &Tensor, lu_pivots: &Tensor) -> Result<Tensor> {
        lu_solve(self, lu_data, lu_pivots)
    }

    /// `lu_solve`, see [`lu_solve`]. The result is written into the given tensor.
    #[inline]
    pub fn lu_solve_out(&self, lu_data: &Tensor, lu_pivots: &Tensor, out: &Tensor) -> Result<()> {
        lu_solve_out(self, lu_data, lu_pivots, out)
    }

    /// The solution of A X = self, or A^T X = self, for triangular A, and a copy of A. linalg.solve_triangular is
    /// the newer form. A (\*, n, n), self (\*, n, k); batches broadcast. float32, float64 and their complex types;
    /// sizes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.triangular_solve(torch.tensor([[3.], [4.]]), torch.tensor([[2., 1.], [0., 4.]])).solution
    /// tensor([[1.],
    ///         [1.]])
    /// ```
    #[inline]
    pub fn triangular_solve(&self, a: &Tensor) -> Result<(Tensor, Tensor)> {
        triangular_solve(self, a)
    }

    /// The solution of A X = self, or A^T X = self, for triangular A, and a copy of A. linalg.solve_triangular is
    /// the newer form. A (\*, n, n), self (\*, n, k); batches broadcast. float32, float64 and their complex types;
    /// sizes that do not fit are an error.
    ///
    /// What is not set in the options keeps its default: `triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)`.
    #[inline]
    pub fn triangular_solve_with(&self, a: &Tensor, options: TriangularSolveOptions) -> Result<(Tensor, Tensor)> {
        triangular_solve_with(self, a, options)
    }

    /// `triangular_solve`, see [`triangular_solve`]. The result is written into the given tensor.
    #[inline]
    pub fn triangular_solve_out(&self, a: &Tensor, out_solution: &Tensor, out_cloned_coefficient: &Tensor) -> Result<()> {
        triangular_solve_out(self, a, out_solution, out_cloned_coefficient)
    }

    /// `triangular_solve`, see [`triangular_solve`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)`.
    #[inline]
    pub fn triangular_solve_out_with(&self, a: &Tensor, options: TriangularSolveOptions, out_solution: &Tensor, out_cloned_coefficient: &Tensor) -> Result<()> {
        triangular_solve_out_with(self, a, options, out_solution, out_cloned_coefficient)
    }
}
