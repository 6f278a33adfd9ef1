// Generated from bindings/schema/ops/special_names.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static SPECIAL_GAMMAINC: Op = Op::new(c"special_gammainc", c"", 1);
static SPECIAL_GAMMAINC_OUT: Op = Op::new(c"special_gammainc", c"out", 1);
static SPECIAL_GAMMAINCC: Op = Op::new(c"special_gammaincc", c"", 1);
static SPECIAL_GAMMAINCC_OUT: Op = Op::new(c"special_gammaincc", c"out", 1);
static SPECIAL_GAMMALN: Op = Op::new(c"special_gammaln", c"", 1);
static SPECIAL_GAMMALN_OUT: Op = Op::new(c"special_gammaln", c"out", 1);
static SPECIAL_MULTIGAMMALN: Op = Op::new(c"special_multigammaln", c"", 1);
static SPECIAL_MULTIGAMMALN_OUT: Op = Op::new(c"special_multigammaln", c"out", 1);
static SPECIAL_PSI: Op = Op::new(c"special_psi", c"", 1);
static SPECIAL_PSI_OUT: Op = Op::new(c"special_psi", c"out", 1);

/// Another name of igamma. Regularized lower incomplete gamma function P(self, other): 0 at other = 0, 1 at
/// infinity, NaN where either is negative. Differentiable by other only. By the power series, Lentz's continued
/// fraction, and for large self Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes
/// that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.gammainc(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
/// tensor([0.6321, 0.5940])
/// ```
#[inline]
pub fn special_gammainc(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    SPECIAL_GAMMAINC.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `special_gammainc`, see [`special_gammainc`]. The result is written into the given tensor.
pub fn special_gammainc_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_GAMMAINC_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// Another name of igammac. Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other),
/// accurate where it is small. Differentiable by other only. By the power series, Lentz's continued fraction,
/// and for large self Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes that do
/// not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.gammaincc(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
/// tensor([0.3679, 0.4060])
/// ```
#[inline]
pub fn special_gammaincc(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    SPECIAL_GAMMAINCC.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `special_gammaincc`, see [`special_gammaincc`]. The result is written into the given tensor.
pub fn special_gammaincc_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_GAMMAINCC_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// Another name of lgamma. Logarithm of the absolute value of the gamma function. By Stirling's series or the C
/// library's. The result has the shape of the tensor. Takes floats; integers and bool compute in the default
/// float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.gammaln(torch.tensor([0.5, 4.]))
/// tensor([0.5724, 1.7918])
/// ```
#[inline]
pub fn special_gammaln(input: &Tensor) -> Result<Tensor> {
    SPECIAL_GAMMALN.tensor(&[value::tensor(input)])
}

/// `special_gammaln`, see [`special_gammaln`]. The result is written into the given tensor.
pub fn special_gammaln_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_GAMMALN_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}

/// Another name of mvlgamma. The logarithm of the multivariate gamma function of dimension p, elementwise, in
/// the shape of self: log(pi) p (p - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating
/// point; integers compute in the default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1,
/// complex tensors.
///
/// In Python:
///
/// ```text
/// >>> torch.special.multigammaln(torch.tensor([2., 3.]), 2)
/// tensor([0.4516, 1.5502])
/// ```
#[inline]
pub fn special_multigammaln(input: &Tensor, p: i64) -> Result<Tensor> {
    SPECIAL_MULTIGAMMALN.tensor(&[value::tensor(input), value::int(p)])
}

/// `special_multigammaln`, see [`special_multigammaln`]. The result is written into the given tensor.
pub fn special_multigammaln_out(input: &Tensor, p: i64, out: &Tensor) -> Result<()> {
    SPECIAL_MULTIGAMMALN_OUT.tensor(&[value::tensor(input), value::int(p), value::tensor(out)]).map(drop)
}

/// Another name of digamma. Logarithmic derivative of the gamma function; NaN at negative integers. By
/// reflection below 0, recurrence, and the asymptotic series. The result has the shape of the tensor. Takes
/// floats; integers and bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.psi(torch.tensor([1., 2.]))
/// tensor([-0.5772,  0.4228])
/// ```
#[inline]
pub fn special_psi(input: &Tensor) -> Result<Tensor> {
    SPECIAL_PSI.tensor(&[value::tensor(input)])
}

/// `special_psi`, see [`special_psi`]. The result is written into the given tensor.
pub fn special_psi_out(input: &Tensor, out: &Tensor) -> Result<()> {
    SPECIAL_PSI_OUT.tensor(&[value::tensor(input), value::tensor(out)]).map(drop)
}
