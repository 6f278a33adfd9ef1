// Generated from bindings/schema/ops/linalg.toml; do not edit.
use std::borrow::Borrow;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static ADDBMM: Op = Op::new(c"addbmm", c"", 1);
static ADDBMM_INPLACE: Op = Op::new(c"addbmm_", c"", 1);
static ADDBMM_OUT: Op = Op::new(c"addbmm", c"out", 1);
static ADDMM: Op = Op::new(c"addmm", c"", 1);
static ADDMM_INPLACE: Op = Op::new(c"addmm_", c"", 1);
static ADDMM_OUT: Op = Op::new(c"addmm", c"out", 1);
static ADDMV: Op = Op::new(c"addmv", c"", 1);
static ADDMV_INPLACE: Op = Op::new(c"addmv_", c"", 1);
static ADDMV_OUT: Op = Op::new(c"addmv", c"out", 1);
static ADDR: Op = Op::new(c"addr", c"", 1);
static ADDR_INPLACE: Op = Op::new(c"addr_", c"", 1);
static ADDR_OUT: Op = Op::new(c"addr", c"out", 1);
static BADDBMM: Op = Op::new(c"baddbmm", c"", 1);
static BADDBMM_INPLACE: Op = Op::new(c"baddbmm_", c"", 1);
static BADDBMM_OUT: Op = Op::new(c"baddbmm", c"out", 1);
static BILINEAR: Op = Op::new(c"bilinear", c"", 1);
static BMM: Op = Op::new(c"bmm", c"", 1);
static BMM_OUT: Op = Op::new(c"bmm", c"out", 1);
static CHAIN_MATMUL: Op = Op::new(c"chain_matmul", c"", 1);
static COSINE_SIMILARITY: Op = Op::new(c"cosine_similarity", c"", 1);
static DET: Op = Op::new(c"det", c"", 1);
static DOT: Op = Op::new(c"dot", c"", 1);
static DOT_OUT: Op = Op::new(c"dot", c"out", 1);
static EINSUM: Op = Op::new(c"einsum", c"", 2);
static INNER: Op = Op::new(c"inner", c"", 1);
static INNER_OUT: Op = Op::new(c"inner", c"out", 1);
static KRON: Op = Op::new(c"kron", c"", 1);
static KRON_OUT: Op = Op::new(c"kron", c"out", 1);
static LINALG_DET: Op = Op::new(c"linalg_det", c"", 1);
static LINALG_DET_OUT: Op = Op::new(c"linalg_det", c"out", 1);
static LINALG_MATMUL: Op = Op::new(c"linalg_matmul", c"", 1);
static LINALG_MATMUL_OUT: Op = Op::new(c"linalg_matmul", c"out", 1);
static LINALG_SLOGDET: Op = Op::new(c"linalg_slogdet", c"", 1);
static LINALG_SLOGDET_OUT: Op = Op::new(c"linalg_slogdet", c"out", 1);
static LINEAR: Op = Op::new(c"linear", c"", 1);
static LINEAR_OUT: Op = Op::new(c"linear", c"out", 1);
static LOGDET: Op = Op::new(c"logdet", c"", 1);
static MATMUL: Op = Op::new(c"matmul", c"", 1);
static MATMUL_OUT: Op = Op::new(c"matmul", c"out", 1);
static MM: Op = Op::new(c"mm", c"", 1);
static MM_OUT: Op = Op::new(c"mm", c"out", 1);
static MV: Op = Op::new(c"mv", c"", 1);
static MV_OUT: Op = Op::new(c"mv", c"out", 1);
static OUTER: Op = Op::new(c"outer", c"", 1);
static OUTER_OUT: Op = Op::new(c"outer", c"out", 1);
static SCALED_DOT_PRODUCT_ATTENTION: Op = Op::new(c"scaled_dot_product_attention", c"", 1);
static SLOGDET: Op = Op::new(c"slogdet", c"", 1);
static TENSORDOT: Op = Op::new(c"tensordot", c"", 1);
static TENSORDOT_OUT: Op = Op::new(c"tensordot", c"out", 1);
static VDOT: Op = Op::new(c"vdot", c"", 1);
static VDOT_OUT: Op = Op::new(c"vdot", c"out", 1);

/// The parameters of [`addbmm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AddbmmOptions {
    beta: Option<Scalar>,
    alpha: Option<Scalar>,
}

impl AddbmmOptions {
    /// All defaults.
    pub fn new() -> AddbmmOptions {
        AddbmmOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn beta(mut self, beta: impl Into<Scalar>) -> Self {
        self.beta = Some(beta.into());
        self
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// beta * self + alpha * the sum of the products of two batches of matrices; self broadcasts. With beta 0 self
/// is not read. (b, n, k) and (b, k, m) give (n, m). All of one dtype but bool; sizes that do not fit are an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.addbmm(torch.zeros(1, 1), torch.ones(3, 1, 2), torch.ones(3, 2, 1))
/// tensor([[6.]])
/// ```
#[inline]
pub fn addbmm(input: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> {
    ADDBMM.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2)])
}

/// beta * self + alpha * the sum of the products of two batches of matrices; self broadcasts. With beta 0 self
/// is not read. (b, n, k) and (b, k, m) give (n, m). All of one dtype but bool; sizes that do not fit are an
/// error.
///
/// What is not set in the options keeps its default: `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addbmm_with(input: &Tensor, batch1: &Tensor, batch2: &Tensor, options: AddbmmOptions) -> Result<Tensor> {
    ADDBMM.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// `addbmm`, see [`addbmm`]. In place: the result is written into the tensor itself.
pub fn addbmm_(input: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<()> {
    ADDBMM_INPLACE.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2)]).map(drop)
}

/// `addbmm`, see [`addbmm`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addbmm_with_(input: &Tensor, batch1: &Tensor, batch2: &Tensor, options: AddbmmOptions) -> Result<()> {
    ADDBMM_INPLACE.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `addbmm`, see [`addbmm`]. The result is written into the given tensor.
pub fn addbmm_out(input: &Tensor, batch1: &Tensor, batch2: &Tensor, out: &Tensor) -> Result<()> {
    ADDBMM_OUT.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `addbmm`, see [`addbmm`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addbmm_out_with(input: &Tensor, batch1: &Tensor, batch2: &Tensor, options: AddbmmOptions, out: &Tensor) -> Result<()> {
    ADDBMM_OUT.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The parameters of [`addmm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AddmmOptions {
    beta: Option<Scalar>,
    alpha: Option<Scalar>,
}

impl AddmmOptions {
    /// All defaults.
    pub fn new() -> AddmmOptions {
        AddmmOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn beta(mut self, beta: impl Into<Scalar>) -> Self {
        self.beta = Some(beta.into());
        self
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// beta * self + alpha * the product of two matrices, (n, k) and (k, m) to (n, m); self broadcasts. With beta 0
/// self is not read. All of one dtype but bool; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.addmm(torch.ones(2, 2), torch.eye(2), torch.eye(2), beta=0.5, alpha=3)
/// tensor([[3.5000, 0.5000],
///         [0.5000, 3.5000]])
/// ```
#[inline]
pub fn addmm(input: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    ADDMM.tensor(&[value::tensor(input), value::tensor(mat1), value::tensor(mat2)])
}

/// beta * self + alpha * the product of two matrices, (n, k) and (k, m) to (n, m); self broadcasts. With beta 0
/// self is not read. All of one dtype but bool; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addmm_with(input: &Tensor, mat1: &Tensor, mat2: &Tensor, options: AddmmOptions) -> Result<Tensor> {
    ADDMM.tensor(&[value::tensor(input), value::tensor(mat1), value::tensor(mat2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// `addmm`, see [`addmm`]. In place: the result is written into the tensor itself.
pub fn addmm_(input: &Tensor, mat1: &Tensor, mat2: &Tensor) -> Result<()> {
    ADDMM_INPLACE.tensor(&[value::tensor(input), value::tensor(mat1), value::tensor(mat2)]).map(drop)
}

/// `addmm`, see [`addmm`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addmm_with_(input: &Tensor, mat1: &Tensor, mat2: &Tensor, options: AddmmOptions) -> Result<()> {
    ADDMM_INPLACE.tensor(&[value::tensor(input), value::tensor(mat1), value::tensor(mat2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `addmm`, see [`addmm`]. The result is written into the given tensor.
pub fn addmm_out(input: &Tensor, mat1: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<()> {
    ADDMM_OUT.tensor(&[value::tensor(input), value::tensor(mat1), value::tensor(mat2), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `addmm`, see [`addmm`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addmm_out_with(input: &Tensor, mat1: &Tensor, mat2: &Tensor, options: AddmmOptions, out: &Tensor) -> Result<()> {
    ADDMM_OUT.tensor(&[value::tensor(input), value::tensor(mat1), value::tensor(mat2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The parameters of [`addmv_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AddmvOptions {
    beta: Option<Scalar>,
    alpha: Option<Scalar>,
}

impl AddmvOptions {
    /// All defaults.
    pub fn new() -> AddmvOptions {
        AddmvOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn beta(mut self, beta: impl Into<Scalar>) -> Self {
        self.beta = Some(beta.into());
        self
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// beta * self + alpha * the product of a matrix and a vector, (n, k) and (k) to (n); self broadcasts. With
/// beta 0 self is not read. All of one dtype but bool; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.addmv(torch.ones(2), torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 1.]))
/// tensor([4., 8.])
/// ```
#[inline]
pub fn addmv(input: &Tensor, mat: &Tensor, vec: &Tensor) -> Result<Tensor> {
    ADDMV.tensor(&[value::tensor(input), value::tensor(mat), value::tensor(vec)])
}

/// beta * self + alpha * the product of a matrix and a vector, (n, k) and (k) to (n); self broadcasts. With
/// beta 0 self is not read. All of one dtype but bool; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addmv_with(input: &Tensor, mat: &Tensor, vec: &Tensor, options: AddmvOptions) -> Result<Tensor> {
    ADDMV.tensor(&[value::tensor(input), value::tensor(mat), value::tensor(vec), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// `addmv`, see [`addmv`]. In place: the result is written into the tensor itself.
pub fn addmv_(input: &Tensor, mat: &Tensor, vec: &Tensor) -> Result<()> {
    ADDMV_INPLACE.tensor(&[value::tensor(input), value::tensor(mat), value::tensor(vec)]).map(drop)
}

/// `addmv`, see [`addmv`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addmv_with_(input: &Tensor, mat: &Tensor, vec: &Tensor, options: AddmvOptions) -> Result<()> {
    ADDMV_INPLACE.tensor(&[value::tensor(input), value::tensor(mat), value::tensor(vec), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `addmv`, see [`addmv`]. The result is written into the given tensor.
pub fn addmv_out(input: &Tensor, mat: &Tensor, vec: &Tensor, out: &Tensor) -> Result<()> {
    ADDMV_OUT.tensor(&[value::tensor(input), value::tensor(mat), value::tensor(vec), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `addmv`, see [`addmv`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addmv_out_with(input: &Tensor, mat: &Tensor, vec: &Tensor, options: AddmvOptions, out: &Tensor) -> Result<()> {
    ADDMV_OUT.tensor(&[value::tensor(input), value::tensor(mat), value::tensor(vec), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The parameters of [`addr_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AddrOptions {
    beta: Option<Scalar>,
    alpha: Option<Scalar>,
}

impl AddrOptions {
    /// All defaults.
    pub fn new() -> AddrOptions {
        AddrOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn beta(mut self, beta: impl Into<Scalar>) -> Self {
        self.beta = Some(beta.into());
        self
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// beta * self + alpha * the outer product of two vectors; self broadcasts. With beta 0 self is not read. (n)
/// and (m) give (n, m). Any dtypes, which are promoted; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.addr(torch.zeros(2, 2), torch.tensor([1., 2.]), torch.tensor([3., 4.]))
/// tensor([[3., 4.],
///         [6., 8.]])
/// ```
#[inline]
pub fn addr(input: &Tensor, vec1: &Tensor, vec2: &Tensor) -> Result<Tensor> {
    ADDR.tensor(&[value::tensor(input), value::tensor(vec1), value::tensor(vec2)])
}

/// beta * self + alpha * the outer product of two vectors; self broadcasts. With beta 0 self is not read. (n)
/// and (m) give (n, m). Any dtypes, which are promoted; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addr_with(input: &Tensor, vec1: &Tensor, vec2: &Tensor, options: AddrOptions) -> Result<Tensor> {
    ADDR.tensor(&[value::tensor(input), value::tensor(vec1), value::tensor(vec2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// `addr`, see [`addr`]. In place: the result is written into the tensor itself.
pub fn addr_(input: &Tensor, vec1: &Tensor, vec2: &Tensor) -> Result<()> {
    ADDR_INPLACE.tensor(&[value::tensor(input), value::tensor(vec1), value::tensor(vec2)]).map(drop)
}

/// `addr`, see [`addr`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addr_with_(input: &Tensor, vec1: &Tensor, vec2: &Tensor, options: AddrOptions) -> Result<()> {
    ADDR_INPLACE.tensor(&[value::tensor(input), value::tensor(vec1), value::tensor(vec2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `addr`, see [`addr`]. The result is written into the given tensor.
pub fn addr_out(input: &Tensor, vec1: &Tensor, vec2: &Tensor, out: &Tensor) -> Result<()> {
    ADDR_OUT.tensor(&[value::tensor(input), value::tensor(vec1), value::tensor(vec2), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `addr`, see [`addr`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn addr_out_with(input: &Tensor, vec1: &Tensor, vec2: &Tensor, options: AddrOptions, out: &Tensor) -> Result<()> {
    ADDR_OUT.tensor(&[value::tensor(input), value::tensor(vec1), value::tensor(vec2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The parameters of [`baddbmm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BaddbmmOptions {
    beta: Option<Scalar>,
    alpha: Option<Scalar>,
}

impl BaddbmmOptions {
    /// All defaults.
    pub fn new() -> BaddbmmOptions {
        BaddbmmOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn beta(mut self, beta: impl Into<Scalar>) -> Self {
        self.beta = Some(beta.into());
        self
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// beta * self + alpha * the products of two batches of matrices; self broadcasts. With beta 0 self is not
/// read. (b, n, k) and (b, k, m) give (b, n, m). All of one dtype but bool; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.baddbmm(torch.ones(1, 1), torch.ones(2, 1, 3), torch.ones(2, 3, 1), alpha=2).flatten()
/// tensor([7., 7.])
/// ```
#[inline]
pub fn baddbmm(input: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> {
    BADDBMM.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2)])
}

/// beta * self + alpha * the products of two batches of matrices; self broadcasts. With beta 0 self is not
/// read. (b, n, k) and (b, k, m) give (b, n, m). All of one dtype but bool; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn baddbmm_with(input: &Tensor, batch1: &Tensor, batch2: &Tensor, options: BaddbmmOptions) -> Result<Tensor> {
    BADDBMM.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// `baddbmm`, see [`baddbmm`]. In place: the result is written into the tensor itself.
pub fn baddbmm_(input: &Tensor, batch1: &Tensor, batch2: &Tensor) -> Result<()> {
    BADDBMM_INPLACE.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2)]).map(drop)
}

/// `baddbmm`, see [`baddbmm`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn baddbmm_with_(input: &Tensor, batch1: &Tensor, batch2: &Tensor, options: BaddbmmOptions) -> Result<()> {
    BADDBMM_INPLACE.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `baddbmm`, see [`baddbmm`]. The result is written into the given tensor.
pub fn baddbmm_out(input: &Tensor, batch1: &Tensor, batch2: &Tensor, out: &Tensor) -> Result<()> {
    BADDBMM_OUT.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `baddbmm`, see [`baddbmm`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
pub fn baddbmm_out_with(input: &Tensor, batch1: &Tensor, batch2: &Tensor, options: BaddbmmOptions, out: &Tensor) -> Result<()> {
    BADDBMM_OUT.tensor(&[value::tensor(input), value::tensor(batch1), value::tensor(batch2), options.beta.as_ref().map_or(value::none(), value::scalar), options.alpha.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The parameters of [`bilinear_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BilinearOptions<'a> {
    bias: Option<&'a Tensor>,
}

impl<'a> BilinearOptions<'a> {
    /// All defaults.
    pub fn new() -> BilinearOptions<'a> {
        BilinearOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }
}

/// input1 times weight[k] times input2 for each k, plus bias: (\*, n), (\*, m), weight (o, n, m) and bias (o)
/// give (\*, o). All of one dtype but bool; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> F.bilinear(torch.ones(1, 2), torch.ones(1, 3), torch.ones(4, 2, 3))
/// tensor([[6., 6., 6., 6.]])
/// ```
#[inline]
pub fn bilinear(input1: &Tensor, input2: &Tensor, weight: &Tensor) -> Result<Tensor> {
    BILINEAR.tensor(&[value::tensor(input1), value::tensor(input2), value::tensor(weight)])
}

/// input1 times weight[k] times input2 for each k, plus bias: (\*, n), (\*, m), weight (o, n, m) and bias (o)
/// give (\*, o). All of one dtype but bool; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor`.
pub fn bilinear_with(input1: &Tensor, input2: &Tensor, weight: &Tensor, options: BilinearOptions<'_>) -> Result<Tensor> {
    BILINEAR.tensor(&[value::tensor(input1), value::tensor(input2), value::tensor(weight), value::opt_tensor(options.bias)])
}

/// Products of two batches of matrices, (b, n, k) and (b, k, m), of one dtype but bool: (b, n, m). Other shapes
/// or dtypes are an error; nothing broadcasts.
///
/// In Python:
///
/// ```text
/// >>> torch.bmm(torch.ones(2, 1, 3), torch.ones(2, 3, 1)).flatten()
/// tensor([3., 3.])
/// ```
#[inline]
pub fn bmm(input: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    BMM.tensor(&[value::tensor(input), value::tensor(mat2)])
}

/// `bmm`, see [`bmm`]. The result is written into the given tensor.
pub fn bmm_out(input: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<()> {
    BMM_OUT.tensor(&[value::tensor(input), value::tensor(mat2), value::tensor(out)]).map(drop)
}

/// Product of several matrices, (n, k), (k, l), ... (p, m) to (n, m), multiplied in the order that takes the
/// fewest operations. Integers, floating point and complex, of one dtype; other than 2-d tensors, and sizes
/// that do not fit, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.chain_matmul(torch.ones(2, 3), torch.ones(3, 4), torch.ones(4, 1))
/// tensor([[12.],
///         [12.]])
/// ```
#[inline]
pub fn chain_matmul(matrices: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let matrices = value::handles(matrices);
    CHAIN_MATMUL.tensor(&[value::tensors(&matrices)])
}

/// The parameters of [`cosine_similarity_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CosineSimilarityOptions {
    dim: Option<i64>,
    eps: Option<f64>,
}

impl CosineSimilarityOptions {
    /// All defaults.
    pub fn new() -> CosineSimilarityOptions {
        CosineSimilarityOptions::default()
    }

    /// `int`, default `1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `float`, default `1e-08`.
    pub fn eps(mut self, eps: impl Into<Option<f64>>) -> Self {
        self.eps = eps.into();
        self
    }
}

/// x1 x2 / (|x1| |x2|) along a dimension, which goes away, norms not below eps; the tensors broadcast. Floating
/// point only; a dimension that they do not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.cosine_similarity(torch.tensor([[1., 0.]]), torch.tensor([[1., 1.]]))
/// tensor([0.7071])
/// ```
#[inline]
pub fn cosine_similarity(x1: &Tensor, x2: &Tensor) -> Result<Tensor> {
    COSINE_SIMILARITY.tensor(&[value::tensor(x1), value::tensor(x2)])
}

/// x1 x2 / (|x1| |x2|) along a dimension, which goes away, norms not below eps; the tensors broadcast. Floating
/// point only; a dimension that they do not have is an error.
///
/// What is not set in the options keeps its default: `cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor`.
pub fn cosine_similarity_with(x1: &Tensor, x2: &Tensor, options: CosineSimilarityOptions) -> Result<Tensor> {
    COSINE_SIMILARITY.tensor(&[value::tensor(x1), value::tensor(x2), options.dim.map_or(value::none(), value::int), options.eps.map_or(value::none(), value::double)])
}

/// Another name of linalg.det. The determinant of each matrix of a batch, (\*, n, n) to (\*), by LU. float32,
/// float64 and their complex types only; matrices that are not square are an error. The derivative at a
/// singular matrix is that of its cofactors.
///
/// In Python:
///
/// ```text
/// >>> torch.det(torch.tensor([[2., 0.], [0., 3.]]))
/// tensor(6.)
/// ```
#[inline]
pub fn det(input: &Tensor) -> Result<Tensor> {
    DET.tensor(&[value::tensor(input)])
}

/// Sum of the products of two 1-d tensors of one size and dtype, any but bool, 0-dim; complex numbers are not
/// conjugated. Other shapes, and two dtypes, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.dot(torch.tensor([2, 3]), torch.tensor([2, 1]))
/// tensor(7)
/// ```
#[inline]
pub fn dot(input: &Tensor, tensor: &Tensor) -> Result<Tensor> {
    DOT.tensor(&[value::tensor(input), value::tensor(tensor)])
}

/// `dot`, see [`dot`]. The result is written into the given tensor.
pub fn dot_out(input: &Tensor, tensor: &Tensor, out: &Tensor) -> Result<()> {
    DOT_OUT.tensor(&[value::tensor(input), value::tensor(tensor), value::tensor(out)]).map(drop)
}

/// The parameters of [`einsum_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EinsumOptions<'a> {
    path: Option<Ints<'a>>,
}

impl<'a> EinsumOptions<'a> {
    /// All defaults.
    pub fn new() -> EinsumOptions<'a> {
        EinsumOptions::default()
    }

    /// `int[]?`, default `None`.
    pub fn path(mut self, path: impl Into<Ints<'a>>) -> Self {
        self.path = Some(path.into());
        self
    }
}

/// Sum of products by the Einstein convention, such as ij,jk->ik; letters, an ellipsis for broadcast
/// dimensions, spaces allowed. The result has the sizes of the letters behind the arrow, of letters that stand
/// once unless there is one. Operands are contracted two at a time, from left to right, or as path says: two
/// numbers a step name the operands to contract, and their product becomes the last operand. Integers, floating
/// point and complex, of one dtype; an equation that does not fit the operands, and sizes that do not
/// broadcast, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.einsum('ij,j->i', torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
/// tensor([21., 43.])
/// >>> torch.einsum('ii', torch.eye(4))
/// tensor(4.)
/// ```
#[inline]
pub fn einsum(equation: &str, tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    EINSUM.tensor(&[value::string(equation), value::tensors(&tensors)])
}

/// Sum of products by the Einstein convention, such as ij,jk->ik; letters, an ellipsis for broadcast
/// dimensions, spaces allowed. The result has the sizes of the letters behind the arrow, of letters that stand
/// once unless there is one. Operands are contracted two at a time, from left to right, or as path says: two
/// numbers a step name the operands to contract, and their product becomes the last operand. Integers, floating
/// point and complex, of one dtype; an equation that does not fit the operands, and sizes that do not
/// broadcast, are errors.
///
/// What is not set in the options keeps its default: `einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor`.
pub fn einsum_with(equation: &str, tensors: &[impl Borrow<Tensor>], options: EinsumOptions<'_>) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    EINSUM.tensor(&[value::string(equation), value::tensors(&tensors), options.path.as_ref().map_or(value::none(), value::ints)])
}

/// Sum of products over the last dimensions, which must agree: (\*a, k) and (\*b, k) give (\*a, \*b), 0-dim for
/// two vectors. With a 0-dim tensor the product. Integers, floating point and complex; two dtypes and other
/// last sizes are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.inner(torch.tensor([[1, 2], [3, 4]]), torch.tensor([1, 10]))
/// tensor([21, 43])
/// ```
#[inline]
pub fn inner(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    INNER.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `inner`, see [`inner`]. The result is written into the given tensor.
pub fn inner_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    INNER_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// Kronecker product: each size is the product of the sizes, missing leading dimensions count 1. Any dtypes,
/// which are promoted: nothing is refused.
///
/// In Python:
///
/// ```text
/// >>> torch.kron(torch.eye(2), torch.tensor([[1., 2.]]))
/// tensor([[1., 2., 0., 0.],
///         [0., 0., 1., 2.]])
/// ```
#[inline]
pub fn kron(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    KRON.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `kron`, see [`kron`]. The result is written into the given tensor.
pub fn kron_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    KRON_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// The determinant of each matrix of a batch, (\*, n, n) to (\*), by LU. float32, float64 and their complex
/// types only; matrices that are not square are an error. The derivative at a singular matrix is that of its
/// cofactors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.det(torch.tensor([[1., 2.], [3., 4.]]))
/// tensor(-2.)
/// ```
#[inline]
pub fn linalg_det(a: &Tensor) -> Result<Tensor> {
    LINALG_DET.tensor(&[value::tensor(a)])
}

/// `linalg_det`, see [`linalg_det`]. The result is written into the given tensor.
pub fn linalg_det_out(a: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_DET_OUT.tensor(&[value::tensor(a), value::tensor(out)]).map(drop)
}

/// Another name of matmul. Matrix product with the batch dimensions broadcast; 1-d tensors count as a row
/// (left) or a column (right). (\*, n, k) and (\*, k, m) give (\*, n, m). The tensors have one dtype, any but
/// bool; inner sizes that differ, and 0-dim tensors, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.matmul(torch.eye(2), torch.tensor([[1., 2.], [3., 4.]]))
/// tensor([[1., 2.],
///         [3., 4.]])
/// ```
#[inline]
pub fn linalg_matmul(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LINALG_MATMUL.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `linalg_matmul`, see [`linalg_matmul`]. The result is written into the given tensor.
pub fn linalg_matmul_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LINALG_MATMUL_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// Sign (phase for complex matrices) and logarithm of the modulus of the determinant of each matrix of a batch,
/// (\*, n, n) to twice (\*), the second real, by LU. float32, float64 and their complex types only; matrices
/// that are not square are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linalg.slogdet(torch.tensor([[0., 2.], [3., 0.]]))
/// torch.return_types.linalg_slogdet(
/// sign=tensor(-1.),
/// logabsdet=tensor(1.7918))
/// ```
#[inline]
pub fn linalg_slogdet(a: &Tensor) -> Result<(Tensor, Tensor)> {
    let [sign, logabsdet] = LINALG_SLOGDET.tensors(&[value::tensor(a)])?;
    Ok((sign, logabsdet))
}

/// `linalg_slogdet`, see [`linalg_slogdet`]. The result is written into the given tensor.
pub fn linalg_slogdet_out(a: &Tensor, out_sign: &Tensor, out_logabsdet: &Tensor) -> Result<()> {
    LINALG_SLOGDET_OUT.tensors::<2>(&[value::tensor(a), value::tensor(out_sign), value::tensor(out_logabsdet)]).map(drop)
}

/// The parameters of [`linear_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinearOptions<'a> {
    bias: Option<&'a Tensor>,
}

impl<'a> LinearOptions<'a> {
    /// All defaults.
    pub fn new() -> LinearOptions<'a> {
        LinearOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }
}

/// input times the transposed weight, plus bias. input (\*, in), weight (out, in) or (in), bias (out). Gives
/// (\*, out). All of one dtype but bool; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> F.linear(torch.tensor([1., 2.]), torch.tensor([[1., 0.], [0., 3.]]), torch.tensor([0.5, 0.5]))
/// tensor([1.5000, 6.5000])
/// ```
#[inline]
pub fn linear(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    LINEAR.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// input times the transposed weight, plus bias. input (\*, in), weight (out, in) or (in), bias (out). Gives
/// (\*, out). All of one dtype but bool; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor`.
pub fn linear_with(input: &Tensor, weight: &Tensor, options: LinearOptions<'_>) -> Result<Tensor> {
    LINEAR.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias)])
}

/// `linear`, see [`linear`]. The result is written into the given tensor.
pub fn linear_out(input: &Tensor, weight: &Tensor, out: &Tensor) -> Result<()> {
    LINEAR_OUT.tensor(&[value::tensor(input), value::tensor(weight), value::none(), value::tensor(out)]).map(drop)
}

/// `linear`, see [`linear`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor`.
pub fn linear_out_with(input: &Tensor, weight: &Tensor, options: LinearOptions<'_>, out: &Tensor) -> Result<()> {
    LINEAR_OUT.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), value::tensor(out)]).map(drop)
}

/// Logarithm of the determinant of each matrix of a batch, (\*, n, n) to (\*); NaN where it is negative, -inf
/// where it is 0. float32, float64 and their complex types only; matrices that are not square are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logdet(torch.tensor([[2., 0.], [0., 3.]]))
/// tensor(1.7918)
/// ```
#[inline]
pub fn logdet(input: &Tensor) -> Result<Tensor> {
    LOGDET.tensor(&[value::tensor(input)])
}

/// Matrix product with the batch dimensions broadcast; 1-d tensors count as a row (left) or a column (right).
/// (\*, n, k) and (\*, k, m) give (\*, n, m). The tensors have one dtype, any but bool; inner sizes that
/// differ, and 0-dim tensors, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.matmul(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 1.]))
/// tensor([3., 7.])
/// >>> torch.matmul(torch.randn(10, 3, 4), torch.randn(4, 5)).shape
/// torch.Size([10, 3, 5])
/// ```
#[inline]
pub fn matmul(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    MATMUL.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `matmul`, see [`matmul`]. The result is written into the given tensor.
pub fn matmul_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    MATMUL_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// Product of two matrices, (n, k) and (k, m), of one dtype but bool: (n, m). Other shapes or dtypes are an
/// error; nothing broadcasts.
///
/// In Python:
///
/// ```text
/// >>> torch.mm(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([[1.], [1.]]))
/// tensor([[3.],
///         [7.]])
/// ```
#[inline]
pub fn mm(input: &Tensor, mat2: &Tensor) -> Result<Tensor> {
    MM.tensor(&[value::tensor(input), value::tensor(mat2)])
}

/// `mm`, see [`mm`]. The result is written into the given tensor.
pub fn mm_out(input: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<()> {
    MM_OUT.tensor(&[value::tensor(input), value::tensor(mat2), value::tensor(out)]).map(drop)
}

/// Product of a matrix (n, k) and a vector (k) of one dtype: (n). Other shapes or dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.mv(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
/// tensor([21., 43.])
/// ```
#[inline]
pub fn mv(input: &Tensor, vec: &Tensor) -> Result<Tensor> {
    MV.tensor(&[value::tensor(input), value::tensor(vec)])
}

/// `mv`, see [`mv`]. The result is written into the given tensor.
pub fn mv_out(input: &Tensor, vec: &Tensor, out: &Tensor) -> Result<()> {
    MV_OUT.tensor(&[value::tensor(input), value::tensor(vec), value::tensor(out)]).map(drop)
}

/// Outer product of two 1-d tensors: (n) and (m) give (n, m); any dtypes, which are promoted. Other numbers of
/// dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.outer(torch.tensor([1, 2]), torch.tensor([1, 10, 100]))
/// tensor([[  1,  10, 100],
///         [  2,  20, 200]])
/// ```
#[inline]
pub fn outer(input: &Tensor, vec2: &Tensor) -> Result<Tensor> {
    OUTER.tensor(&[value::tensor(input), value::tensor(vec2)])
}

/// `outer`, see [`outer`]. The result is written into the given tensor.
pub fn outer_out(input: &Tensor, vec2: &Tensor, out: &Tensor) -> Result<()> {
    OUTER_OUT.tensor(&[value::tensor(input), value::tensor(vec2), value::tensor(out)]).map(drop)
}

/// The parameters of [`scaled_dot_product_attention_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ScaledDotProductAttentionOptions<'a> {
    attn_mask: Option<&'a Tensor>,
    dropout_p: Option<f64>,
    is_causal: Option<bool>,
    scale: Option<f64>,
    enable_gqa: Option<bool>,
}

impl<'a> ScaledDotProductAttentionOptions<'a> {
    /// All defaults.
    pub fn new() -> ScaledDotProductAttentionOptions<'a> {
        ScaledDotProductAttentionOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn attn_mask(mut self, attn_mask: impl Into<Option<&'a Tensor>>) -> Self {
        self.attn_mask = attn_mask.into();
        self
    }

    /// `float`, default `0.0`.
    pub fn dropout_p(mut self, dropout_p: impl Into<Option<f64>>) -> Self {
        self.dropout_p = dropout_p.into();
        self
    }

    /// `bool`, default `False`.
    pub fn is_causal(mut self, is_causal: impl Into<Option<bool>>) -> Self {
        self.is_causal = is_causal.into();
        self
    }

    /// `float?`, default `None`.
    pub fn scale(mut self, scale: impl Into<Option<f64>>) -> Self {
        self.scale = scale.into();
        self
    }

    /// `bool`, default `False`.
    pub fn enable_gqa(mut self, enable_gqa: impl Into<Option<bool>>) -> Self {
        self.enable_gqa = enable_gqa.into();
        self
    }
}

/// softmax(query keyT * scale + mask) value over the last two dimensions: query (\*, l, e), key (\*, s, e) and
/// value (\*, s, v) give (\*, l, v). scale is 1/sqrt(e) unless given. A bool mask keeps what is true, a float
/// one is added; is_causal masks the upper triangle. enable_gqa repeats the heads of key and value. Floating
/// point only, of one dtype; a mask besides is_causal, a dropout_p outside [0, 1], and shapes that do not fit
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> q, k, v = torch.randn(3, 2, 4, 6, 8)
/// >>> F.scaled_dot_product_attention(q, k, v, is_causal=True).shape
/// torch.Size([2, 4, 6, 8])
/// ```
#[inline]
pub fn scaled_dot_product_attention(query: &Tensor, key: &Tensor, value: &Tensor) -> Result<Tensor> {
    SCALED_DOT_PRODUCT_ATTENTION.tensor(&[value::tensor(query), value::tensor(key), value::tensor(value)])
}

/// softmax(query keyT * scale + mask) value over the last two dimensions: query (\*, l, e), key (\*, s, e) and
/// value (\*, s, v) give (\*, l, v). scale is 1/sqrt(e) unless given. A bool mask keeps what is true, a float
/// one is added; is_causal masks the upper triangle. enable_gqa repeats the heads of key and value. Floating
/// point only, of one dtype; a mask besides is_causal, a dropout_p outside [0, 1], and shapes that do not fit
/// are errors.
///
/// What is not set in the options keeps its default: `scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor`.
pub fn scaled_dot_product_attention_with(query: &Tensor, key: &Tensor, value: &Tensor, options: ScaledDotProductAttentionOptions<'_>) -> Result<Tensor> {
    SCALED_DOT_PRODUCT_ATTENTION.tensor(&[value::tensor(query), value::tensor(key), value::tensor(value), value::opt_tensor(options.attn_mask), options.dropout_p.map_or(value::none(), value::double), options.is_causal.map_or(value::none(), value::boolean), options.scale.map_or(value::none(), value::double), options.enable_gqa.map_or(value::none(), value::boolean)])
}

/// Another name of linalg.slogdet. Sign (phase for complex matrices) and logarithm of the modulus of the
/// determinant of each matrix of a batch, (\*, n, n) to twice (\*), the second real, by LU. float32, float64
/// and their complex types only; matrices that are not square are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.slogdet(torch.tensor([[2., 0.], [0., 3.]]))
/// torch.return_types.slogdet(
/// sign=tensor(1.),
/// logabsdet=tensor(1.7918))
/// ```
#[inline]
pub fn slogdet(input: &Tensor) -> Result<(Tensor, Tensor)> {
    let [sign, logabsdet] = SLOGDET.tensors(&[value::tensor(input)])?;
    Ok((sign, logabsdet))
}

/// Sum of products over the given pairs of dimensions, of equal size; the result has the other dimensions of
/// self, then those of other. Both of one dtype but bool; sizes that differ are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensordot(torch.ones(2, 3), torch.ones(3, 4), dims=1).shape
/// torch.Size([2, 4])
/// ```
#[inline]
pub fn tensordot<'a>(input: &Tensor, other: &Tensor, dims_self: impl Into<Ints<'a>>, dims_other: impl Into<Ints<'a>>) -> Result<Tensor> {
    let dims_self = dims_self.into();
    let dims_other = dims_other.into();
    TENSORDOT.tensor(&[value::tensor(input), value::tensor(other), value::ints(&dims_self), value::ints(&dims_other)])
}

/// `tensordot`, see [`tensordot`]. The result is written into the given tensor.
pub fn tensordot_out<'a>(input: &Tensor, other: &Tensor, dims_self: impl Into<Ints<'a>>, dims_other: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let dims_self = dims_self.into();
    let dims_other = dims_other.into();
    TENSORDOT_OUT.tensor(&[value::tensor(input), value::tensor(other), value::ints(&dims_self), value::ints(&dims_other), value::tensor(out)]).map(drop)
}

/// dot with the first vector conjugated: two 1-d tensors of one size and dtype, any but bool, give a 0-dim one.
/// Other than 1-d tensors of one length are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.vdot(torch.tensor([1 + 1j, 2]), torch.tensor([1 + 0j, 3]))
/// tensor(7.-1.j)
/// ```
#[inline]
pub fn vdot(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    VDOT.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `vdot`, see [`vdot`]. The result is written into the given tensor.
pub fn vdot_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    VDOT_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// beta * self + alpha * the sum of the products of two batches of matrices; self broadcasts. With beta 0 self
    /// is not read. (b, n, k) and (b, k, m) give (n, m). All of one dtype but bool; sizes that do not fit are an
    /// error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.addbmm(torch.zeros(1, 1), torch.ones(3, 1, 2), torch.ones(3, 2, 1))
    /// tensor([[6.]])
    /// ```
    #[inline]
    pub fn addbmm(&self, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> {
        addbmm(self, batch1, batch2)
    }

    /// beta * self + alpha * the sum of the products of two batches of matrices; self broadcasts. With beta 0 self
    /// is not read. (b, n, k) and (b, k, m) give (n, m). All of one dtype but bool; sizes that do not fit are an
    /// error.
    ///
    /// What is not set in the options keeps its default: `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addbmm_with(&self, batch1: &Tensor, batch2: &Tensor, options: AddbmmOptions) -> Result<Tensor> {
        addbmm_with(self, batch1, batch2, options)
    }

    /// `addbmm`, see [`addbmm`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn addbmm_(&self, batch1: &Tensor, batch2: &Tensor) -> Result<()> {
        addbmm_(self, batch1, batch2)
    }

    /// `addbmm`, see [`addbmm`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addbmm_with_(&self, batch1: &Tensor, batch2: &Tensor, options: AddbmmOptions) -> Result<()> {
        addbmm_with_(self, batch1, batch2, options)
    }

    /// `addbmm`, see [`addbmm`]. The result is written into the given tensor.
    #[inline]
    pub fn addbmm_out(&self, batch1: &Tensor, batch2: &Tensor, out: &Tensor) -> Result<()> {
        addbmm_out(self, batch1, batch2, out)
    }

    /// `addbmm`, see [`addbmm`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addbmm_out_with(&self, batch1: &Tensor, batch2: &Tensor, options: AddbmmOptions, out: &Tensor) -> Result<()> {
        addbmm_out_with(self, batch1, batch2, options, out)
    }

    /// beta * self + alpha * the product of two matrices, (n, k) and (k, m) to (n, m); self broadcasts. With beta 0
    /// self is not read. All of one dtype but bool; sizes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.addmm(torch.ones(2, 2), torch.eye(2), torch.eye(2), beta=0.5, alpha=3)
    /// tensor([[3.5000, 0.5000],
    ///         [0.5000, 3.5000]])
    /// ```
    #[inline]
    pub fn addmm(&self, mat1: &Tensor, mat2: &Tensor) -> Result<Tensor> {
        addmm(self, mat1, mat2)
    }

    /// beta * self + alpha * the product of two matrices, (n, k) and (k, m) to (n, m); self broadcasts. With beta 0
    /// self is not read. All of one dtype but bool; sizes that do not fit are an error.
    ///
    /// What is not set in the options keeps its default: `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addmm_with(&self, mat1: &Tensor, mat2: &Tensor, options: AddmmOptions) -> Result<Tensor> {
        addmm_with(self, mat1, mat2, options)
    }

    /// `addmm`, see [`addmm`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn addmm_(&self, mat1: &Tensor, mat2: &Tensor) -> Result<()> {
        addmm_(self, mat1, mat2)
    }

    /// `addmm`, see [`addmm`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addmm_with_(&self, mat1: &Tensor, mat2: &Tensor, options: AddmmOptions) -> Result<()> {
        addmm_with_(self, mat1, mat2, options)
    }

    /// `addmm`, see [`addmm`]. The result is written into the given tensor.
    #[inline]
    pub fn addmm_out(&self, mat1: &Tensor, mat2: &Tensor, out: &Tensor) -> Result<()> {
        addmm_out(self, mat1, mat2, out)
    }

    /// `addmm`, see [`addmm`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addmm_out_with(&self, mat1: &Tensor, mat2: &Tensor, options: AddmmOptions, out: &Tensor) -> Result<()> {
        addmm_out_with(self, mat1, mat2, options, out)
    }

    /// beta * self + alpha * the product of a matrix and a vector, (n, k) and (k) to (n); self broadcasts. With
    /// beta 0 self is not read. All of one dtype but bool; sizes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.addmv(torch.ones(2), torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 1.]))
    /// tensor([4., 8.])
    /// ```
    #[inline]
    pub fn addmv(&self, mat: &Tensor, vec: &Tensor) -> Result<Tensor> {
        addmv(self, mat, vec)
    }

    /// beta * self + alpha * the product of a matrix and a vector, (n, k) and (k) to (n); self broadcasts. With
    /// beta 0 self is not read. All of one dtype but bool; sizes that do not fit are an error.
    ///
    /// What is not set in the options keeps its default: `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addmv_with(&self, mat: &Tensor, vec: &Tensor, options: AddmvOptions) -> Result<Tensor> {
        addmv_with(self, mat, vec, options)
    }

    /// `addmv`, see [`addmv`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn addmv_(&self, mat: &Tensor, vec: &Tensor) -> Result<()> {
        addmv_(self, mat, vec)
    }

    /// `addmv`, see [`addmv`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addmv_with_(&self, mat: &Tensor, vec: &Tensor, options: AddmvOptions) -> Result<()> {
        addmv_with_(self, mat, vec, options)
    }

    /// `addmv`, see [`addmv`]. The result is written into the given tensor.
    #[inline]
    pub fn addmv_out(&self, mat: &Tensor, vec: &Tensor, out: &Tensor) -> Result<()> {
        addmv_out(self, mat, vec, out)
    }

    /// `addmv`, see [`addmv`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addmv_out_with(&self, mat: &Tensor, vec: &Tensor, options: AddmvOptions, out: &Tensor) -> Result<()> {
        addmv_out_with(self, mat, vec, options, out)
    }

    /// beta * self + alpha * the outer product of two vectors; self broadcasts. With beta 0 self is not read. (n)
    /// and (m) give (n, m). Any dtypes, which are promoted; sizes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.addr(torch.zeros(2, 2), torch.tensor([1., 2.]), torch.tensor([3., 4.]))
    /// tensor([[3., 4.],
    ///         [6., 8.]])
    /// ```
    #[inline]
    pub fn addr(&self, vec1: &Tensor, vec2: &Tensor) -> Result<Tensor> {
        addr(self, vec1, vec2)
    }

    /// beta * self + alpha * the outer product of two vectors; self broadcasts. With beta 0 self is not read. (n)
    /// and (m) give (n, m). Any dtypes, which are promoted; sizes that do not fit are an error.
    ///
    /// What is not set in the options keeps its default: `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addr_with(&self, vec1: &Tensor, vec2: &Tensor, options: AddrOptions) -> Result<Tensor> {
        addr_with(self, vec1, vec2, options)
    }

    /// `addr`, see [`addr`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn addr_(&self, vec1: &Tensor, vec2: &Tensor) -> Result<()> {
        addr_(self, vec1, vec2)
    }

    /// `addr`, see [`addr`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addr_with_(&self, vec1: &Tensor, vec2: &Tensor, options: AddrOptions) -> Result<()> {
        addr_with_(self, vec1, vec2, options)
    }

    /// `addr`, see [`addr`]. The result is written into the given tensor.
    #[inline]
    pub fn addr_out(&self, vec1: &Tensor, vec2: &Tensor, out: &Tensor) -> Result<()> {
        addr_out(self, vec1, vec2, out)
    }

    /// `addr`, see [`addr`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn addr_out_with(&self, vec1: &Tensor, vec2: &Tensor, options: AddrOptions, out: &Tensor) -> Result<()> {
        addr_out_with(self, vec1, vec2, options, out)
    }

    /// beta * self + alpha * the products of two batches of matrices; self broadcasts. With beta 0 self is not
    /// read. (b, n, k) and (b, k, m) give (b, n, m). All of one dtype but bool; sizes that do not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.baddbmm(torch.ones(1, 1), torch.ones(2, 1, 3), torch.ones(2, 3, 1), alpha=2).flatten()
    /// tensor([7., 7.])
    /// ```
    #[inline]
    pub fn baddbmm(&self, batch1: &Tensor, batch2: &Tensor) -> Result<Tensor> {
        baddbmm(self, batch1, batch2)
    }

    /// beta * self + alpha * the products of two batches of matrices; self broadcasts. With beta 0 self is not
    /// read. (b, n, k) and (b, k, m) give (b, n, m). All of one dtype but bool; sizes that do not fit are an error.
    ///
    /// What is not set in the options keeps its default: `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn baddbmm_with(&self, batch1: &Tensor, batch2: &Tensor, options: BaddbmmOptions) -> Result<Tensor> {
        baddbmm_with(self, batch1, batch2, options)
    }

    /// `baddbmm`, see [`baddbmm`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn baddbmm_(&self, batch1: &Tensor, batch2: &Tensor) -> Result<()> {
        baddbmm_(self, batch1, batch2)
    }

    /// `baddbmm`, see [`baddbmm`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn baddbmm_with_(&self, batch1: &Tensor, batch2: &Tensor, options: BaddbmmOptions) -> Result<()> {
        baddbmm_with_(self, batch1, batch2, options)
    }

    /// `baddbmm`, see [`baddbmm`]. The result is written into the given tensor.
    #[inline]
    pub fn baddbmm_out(&self, batch1: &Tensor, batch2: &Tensor, out: &Tensor) -> Result<()> {
        baddbmm_out(self, batch1, batch2, out)
    }

    /// `baddbmm`, see [`baddbmm`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`.
    #[inline]
    pub fn baddbmm_out_with(&self, batch1: &Tensor, batch2: &Tensor, options: BaddbmmOptions, out: &Tensor) -> Result<()> {
        baddbmm_out_with(self, batch1, batch2, options, out)
    }

    /// Products of two batches of matrices, (b, n, k) and (b, k, m), of one dtype but bool: (b, n, m). Other shapes
    /// or dtypes are an error; nothing broadcasts.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.bmm(torch.ones(2, 1, 3), torch.ones(2, 3, 1)).flatten()
    /// tensor([3., 3.])
    /// ```
    #[inline]
    pub fn bmm(&self, mat2: &Tensor) -> Result<Tensor> {
        bmm(self, mat2)
    }

    /// `bmm`, see [`bmm`]. The result is written into the given tensor.
    #[inline]
    pub fn bmm_out(&self, mat2: &Tensor, out: &Tensor) -> Result<()> {
        bmm_out(self, mat2, out)
    }

    /// Another name of linalg.det. The determinant of each matrix of a batch, (\*, n, n) to (\*), by LU. float32,
    /// float64 and their complex types only; matrices that are not square are an error. The derivative at a
    /// singular matrix is that of its cofactors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.det(torch.tensor([[2., 0.], [0., 3.]]))
    /// tensor(6.)
    /// ```
    #[inline]
    pub fn det(&self) -> Result<Tensor> {
        det(self)
    }

    /// Sum of the products of two 1-d tensors of one size and dtype, any but bool, 0-dim; complex numbers are not
    /// conjugated. Other shapes, and two dtypes, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.dot(torch.tensor([2, 3]), torch.tensor([2, 1]))
    /// tensor(7)
    /// ```
    #[inline]
    pub fn dot(&self, tensor: &Tensor) -> Result<Tensor> {
        dot(self, tensor)
    }

    /// `dot`, see [`dot`]. The result is written into the given tensor.
    #[inline]
    pub fn dot_out(&self, tensor: &Tensor, out: &Tensor) -> Result<()> {
        dot_out(self, tensor, out)
    }

    /// Sum of products over the last dimensions, which must agree: (\*a, k) and (\*b, k) give (\*a, \*b), 0-dim for
    /// two vectors. With a 0-dim tensor the product. Integers, floating point and complex; two dtypes and other
    /// last sizes are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.inner(torch.tensor([[1, 2], [3, 4]]), torch.tensor([1, 10]))
    /// tensor([21, 43])
    /// ```
    #[inline]
    pub fn inner(&self, other: &Tensor) -> Result<Tensor> {
        inner(self, other)
    }

    /// `inner`, see [`inner`]. The result is written into the given tensor.
    #[inline]
    pub fn inner_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        inner_out(self, other, out)
    }

    /// Kronecker product: each size is the product of the sizes, missing leading dimensions count 1. Any dtypes,
    /// which are promoted: nothing is refused.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.kron(torch.eye(2), torch.tensor([[1., 2.]]))
    /// tensor([[1., 2., 0., 0.],
    ///         [0., 0., 1., 2.]])
    /// ```
    #[inline]
    pub fn kron(&self, other: &Tensor) -> Result<Tensor> {
        kron(self, other)
    }

    /// `kron`, see [`kron`]. The result is written into the given tensor.
    #[inline]
    pub fn kron_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        kron_out(self, other, out)
    }

    /// Logarithm of the determinant of each matrix of a batch, (\*, n, n) to (\*); NaN where it is negative, -inf
    /// where it is 0. float32, float64 and their complex types only; matrices that are not square are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logdet(torch.tensor([[2., 0.], [0., 3.]]))
    /// tensor(1.7918)
    /// ```
    #[inline]
    pub fn logdet(&self) -> Result<Tensor> {
        logdet(self)
    }

    /// Matrix product with the batch dimensions broadcast; 1-d tensors count as a row (left) or a column (right).
    /// (\*, n, k) and (\*, k, m) give (\*, n, m). The tensors have one dtype, any but bool; inner sizes that
    /// differ, and 0-dim tensors, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.matmul(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 1.]))
    /// tensor([3., 7.])
    /// >>> torch.matmul(torch.randn(10, 3, 4), torch.randn(4, 5)).shape
    /// torch.Size([10, 3, 5])
    /// ```
    #[inline]
    pub fn matmul(&self, other: &Tensor) -> Result<Tensor> {
        matmul(self, other)
    }

    /// `matmul`, see [`matmul`]. The result is written into the given tensor.
    #[inline]
    pub fn matmul_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        matmul_out(self, other, out)
    }

    /// Product of two matrices, (n, k) and (k, m), of one dtype but bool: (n, m). Other shapes or dtypes are an
    /// error; nothing broadcasts.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.mm(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([[1.], [1.]]))
    /// tensor([[3.],
    ///         [7.]])
    /// ```
    #[inline]
    pub fn mm(&self, mat2: &Tensor) -> Result<Tensor> {
        mm(self, mat2)
    }

    /// `mm`, see [`mm`]. The result is written into the given tensor.
    #[inline]
    pub fn mm_out(&self, mat2: &Tensor, out: &Tensor) -> Result<()> {
        mm_out(self, mat2, out)
    }

    /// Product of a matrix (n, k) and a vector (k) of one dtype: (n). Other shapes or dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.mv(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
    /// tensor([21., 43.])
    /// ```
    #[inline]
    pub fn mv(&self, vec: &Tensor) -> Result<Tensor> {
        mv(self, vec)
    }

    /// `mv`, see [`mv`]. The result is written into the given tensor.
    #[inline]
    pub fn mv_out(&self, vec: &Tensor, out: &Tensor) -> Result<()> {
        mv_out(self, vec, out)
    }

    /// Outer product of two 1-d tensors: (n) and (m) give (n, m); any dtypes, which are promoted. Other numbers of
    /// dimensions are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.outer(torch.tensor([1, 2]), torch.tensor([1, 10, 100]))
    /// tensor([[  1,  10, 100],
    ///         [  2,  20, 200]])
    /// ```
    #[inline]
    pub fn outer(&self, vec2: &Tensor) -> Result<Tensor> {
        outer(self, vec2)
    }

    /// `outer`, see [`outer`]. The result is written into the given tensor.
    #[inline]
    pub fn outer_out(&self, vec2: &Tensor, out: &Tensor) -> Result<()> {
        outer_out(self, vec2, out)
    }

    /// Another name of linalg.slogdet. Sign (phase for complex matrices) and logarithm of the modulus of the
    /// determinant of each matrix of a batch, (\*, n, n) to twice (\*), the second real, by LU. float32, float64
    /// and their complex types only; matrices that are not square are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.slogdet(torch.tensor([[2., 0.], [0., 3.]]))
    /// torch.return_types.slogdet(
    /// sign=tensor(1.),
    /// logabsdet=tensor(1.7918))
    /// ```
    #[inline]
    pub fn slogdet(&self) -> Result<(Tensor, Tensor)> {
        slogdet(self)
    }

    /// dot with the first vector conjugated: two 1-d tensors of one size and dtype, any but bool, give a 0-dim one.
    /// Other than 1-d tensors of one length are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.vdot(torch.tensor([1 + 1j, 2]), torch.tensor([1 + 0j, 3]))
    /// tensor(7.-1.j)
    /// ```
    #[inline]
    pub fn vdot(&self, other: &Tensor) -> Result<Tensor> {
        vdot(self, other)
    }

    /// `vdot`, see [`vdot`]. The result is written into the given tensor.
    #[inline]
    pub fn vdot_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        vdot_out(self, other, out)
    }
}
