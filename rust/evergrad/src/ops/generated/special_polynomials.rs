// Generated from bindings/schema/ops/special_polynomials.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Operand;
use crate::value;
use crate::Tensor;

static SPECIAL_CHEBYSHEV_POLYNOMIAL_T: Op = Op::new(c"special_chebyshev_polynomial_t", c"", 1);
static SPECIAL_CHEBYSHEV_POLYNOMIAL_T_OUT: Op = Op::new(c"special_chebyshev_polynomial_t", c"out", 1);
static SPECIAL_CHEBYSHEV_POLYNOMIAL_U: Op = Op::new(c"special_chebyshev_polynomial_u", c"", 1);
static SPECIAL_CHEBYSHEV_POLYNOMIAL_U_OUT: Op = Op::new(c"special_chebyshev_polynomial_u", c"out", 1);
static SPECIAL_CHEBYSHEV_POLYNOMIAL_V: Op = Op::new(c"special_chebyshev_polynomial_v", c"", 1);
static SPECIAL_CHEBYSHEV_POLYNOMIAL_V_OUT: Op = Op::new(c"special_chebyshev_polynomial_v", c"out", 1);
static SPECIAL_CHEBYSHEV_POLYNOMIAL_W: Op = Op::new(c"special_chebyshev_polynomial_w", c"", 1);
static SPECIAL_CHEBYSHEV_POLYNOMIAL_W_OUT: Op = Op::new(c"special_chebyshev_polynomial_w", c"out", 1);
static SPECIAL_HERMITE_POLYNOMIAL_H: Op = Op::new(c"special_hermite_polynomial_h", c"", 1);
static SPECIAL_HERMITE_POLYNOMIAL_H_OUT: Op = Op::new(c"special_hermite_polynomial_h", c"out", 1);
static SPECIAL_HERMITE_POLYNOMIAL_HE: Op = Op::new(c"special_hermite_polynomial_he", c"", 1);
static SPECIAL_HERMITE_POLYNOMIAL_HE_OUT: Op = Op::new(c"special_hermite_polynomial_he", c"out", 1);
static SPECIAL_LAGUERRE_POLYNOMIAL_L: Op = Op::new(c"special_laguerre_polynomial_l", c"", 1);
static SPECIAL_LAGUERRE_POLYNOMIAL_L_OUT: Op = Op::new(c"special_laguerre_polynomial_l", c"out", 1);
static SPECIAL_LEGENDRE_POLYNOMIAL_P: Op = Op::new(c"special_legendre_polynomial_p", c"", 1);
static SPECIAL_LEGENDRE_POLYNOMIAL_P_OUT: Op = Op::new(c"special_legendre_polynomial_p", c"out", 1);
static SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T: Op = Op::new(c"special_shifted_chebyshev_polynomial_t", c"", 1);
static SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_OUT: Op = Op::new(c"special_shifted_chebyshev_polynomial_t", c"out", 1);
static SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U: Op = Op::new(c"special_shifted_chebyshev_polynomial_u", c"", 1);
static SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_OUT: Op = Op::new(c"special_shifted_chebyshev_polynomial_u", c"out", 1);
static SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V: Op = Op::new(c"special_shifted_chebyshev_polynomial_v", c"", 1);
static SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_OUT: Op = Op::new(c"special_shifted_chebyshev_polynomial_v", c"out", 1);
static SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W: Op = Op::new(c"special_shifted_chebyshev_polynomial_w", c"", 1);
static SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_OUT: Op = Op::new(c"special_shifted_chebyshev_polynomial_w", c"out", 1);

/// Chebyshev polynomial of the first kind of degree n at x; 0 for a negative degree, a fraction of it is cut
/// off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [-1, 1]. The tensors
/// broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and
/// bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.chebyshev_polynomial_t(torch.tensor([0.5, 1.]), torch.tensor([3]))
/// tensor([-1.,  1.])
/// ```
#[inline]
pub fn special_chebyshev_polynomial_t<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_CHEBYSHEV_POLYNOMIAL_T.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_chebyshev_polynomial_t`, see [`special_chebyshev_polynomial_t`]. The result is written into the
/// given tensor.
pub fn special_chebyshev_polynomial_t_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_CHEBYSHEV_POLYNOMIAL_T_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Chebyshev polynomial of the second kind of degree n at x; 0 for a negative degree, a fraction of it is cut
/// off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [-1, 1]. The tensors
/// broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and
/// bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.chebyshev_polynomial_u(torch.tensor([0.5, 1.]), torch.tensor([3]))
/// tensor([-1.,  4.])
/// ```
#[inline]
pub fn special_chebyshev_polynomial_u<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_CHEBYSHEV_POLYNOMIAL_U.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_chebyshev_polynomial_u`, see [`special_chebyshev_polynomial_u`]. The result is written into the
/// given tensor.
pub fn special_chebyshev_polynomial_u_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_CHEBYSHEV_POLYNOMIAL_U_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Chebyshev polynomial of the third kind of degree n at x; 0 for a negative degree, a fraction of it is cut
/// off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [-1, 1]. The tensors
/// broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and
/// bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.chebyshev_polynomial_v(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
/// tensor([ 1.,  0., -1.])
/// ```
#[inline]
pub fn special_chebyshev_polynomial_v<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_CHEBYSHEV_POLYNOMIAL_V.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_chebyshev_polynomial_v`, see [`special_chebyshev_polynomial_v`]. The result is written into the
/// given tensor.
pub fn special_chebyshev_polynomial_v_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_CHEBYSHEV_POLYNOMIAL_V_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Chebyshev polynomial of the fourth kind of degree n at x; 0 for a negative degree, a fraction of it is cut
/// off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [-1, 1]. The tensors
/// broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and
/// bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.chebyshev_polynomial_w(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
/// tensor([1., 2., 1.])
/// ```
#[inline]
pub fn special_chebyshev_polynomial_w<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_CHEBYSHEV_POLYNOMIAL_W.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_chebyshev_polynomial_w`, see [`special_chebyshev_polynomial_w`]. The result is written into the
/// given tensor.
pub fn special_chebyshev_polynomial_w_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_CHEBYSHEV_POLYNOMIAL_W_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Hermite polynomial (physicists') of degree n at x; 0 for a negative degree, a fraction of it is cut off. NaN
/// above degree 512 (128 for float32). Not differentiable. By the three-term recurrence. The tensors broadcast,
/// and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool compute
/// in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.hermite_polynomial_h(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
/// tensor([ 1.,  1., -1., -5.])
/// ```
#[inline]
pub fn special_hermite_polynomial_h<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_HERMITE_POLYNOMIAL_H.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_hermite_polynomial_h`, see [`special_hermite_polynomial_h`]. The result is written into the given
/// tensor.
pub fn special_hermite_polynomial_h_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_HERMITE_POLYNOMIAL_H_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Hermite polynomial (probabilists') of degree n at x; 0 for a negative degree, a fraction of it is cut off.
/// NaN above degree 512 (128 for float32). Not differentiable. By the three-term recurrence. The tensors
/// broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and
/// bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.hermite_polynomial_he(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
/// tensor([ 1.0000,  0.5000, -0.7500, -1.3750])
/// ```
#[inline]
pub fn special_hermite_polynomial_he<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_HERMITE_POLYNOMIAL_HE.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_hermite_polynomial_he`, see [`special_hermite_polynomial_he`]. The result is written into the given
/// tensor.
pub fn special_hermite_polynomial_he_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_HERMITE_POLYNOMIAL_HE_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Laguerre polynomial of degree n at x; 0 for a negative degree, a fraction of it is cut off, NaN beyond
/// degree 100000. Not differentiable. By the three-term recurrence. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
/// type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.laguerre_polynomial_l(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
/// tensor([ 1.0000,  0.5000,  0.1250, -0.1458])
/// ```
#[inline]
pub fn special_laguerre_polynomial_l<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_LAGUERRE_POLYNOMIAL_L.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_laguerre_polynomial_l`, see [`special_laguerre_polynomial_l`]. The result is written into the given
/// tensor.
pub fn special_laguerre_polynomial_l_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_LAGUERRE_POLYNOMIAL_L_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Legendre polynomial of degree n at x; 0 for a negative degree, a fraction of it is cut off, NaN beyond
/// degree 100000. Not differentiable. By the three-term recurrence. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
/// type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.legendre_polynomial_p(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
/// tensor([ 1.0000,  0.5000, -0.1250, -0.4375])
/// ```
#[inline]
pub fn special_legendre_polynomial_p<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_LEGENDRE_POLYNOMIAL_P.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_legendre_polynomial_p`, see [`special_legendre_polynomial_p`]. The result is written into the given
/// tensor.
pub fn special_legendre_polynomial_p_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_LEGENDRE_POLYNOMIAL_P_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Chebyshev polynomial of the first kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of
/// it is cut off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [0, 1]. The
/// tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats;
/// integers and bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.shifted_chebyshev_polynomial_t(torch.tensor([0.5, 1.]), torch.tensor([2]))
/// tensor([-1.,  1.])
/// ```
#[inline]
pub fn special_shifted_chebyshev_polynomial_t<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_shifted_chebyshev_polynomial_t`, see [`special_shifted_chebyshev_polynomial_t`]. The result is
/// written into the given tensor.
pub fn special_shifted_chebyshev_polynomial_t_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Chebyshev polynomial of the second kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of
/// it is cut off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [0, 1]. The
/// tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats;
/// integers and bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.shifted_chebyshev_polynomial_u(torch.tensor([0.5, 1.]), torch.tensor([2]))
/// tensor([-1.,  3.])
/// ```
#[inline]
pub fn special_shifted_chebyshev_polynomial_u<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_shifted_chebyshev_polynomial_u`, see [`special_shifted_chebyshev_polynomial_u`]. The result is
/// written into the given tensor.
pub fn special_shifted_chebyshev_polynomial_u_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Chebyshev polynomial of the third kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of
/// it is cut off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [0, 1]. The
/// tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats;
/// integers and bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.shifted_chebyshev_polynomial_v(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
/// tensor([ 1., -1., -1.])
/// ```
#[inline]
pub fn special_shifted_chebyshev_polynomial_v<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_shifted_chebyshev_polynomial_v`, see [`special_shifted_chebyshev_polynomial_v`]. The result is
/// written into the given tensor.
pub fn special_shifted_chebyshev_polynomial_v_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}

/// Chebyshev polynomial of the fourth kind at 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of
/// it is cut off. Not differentiable. By the three-term recurrence, or by trigonometry inside of [0, 1]. The
/// tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats;
/// integers and bool compute in the default float type. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.special.shifted_chebyshev_polynomial_w(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
/// tensor([ 1.,  1., -1.])
/// ```
#[inline]
pub fn special_shifted_chebyshev_polynomial_w<'a>(x: &Tensor, n: impl Into<Operand<'a>>) -> Result<Tensor> {
    let n = n.into();
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W.tensor(&[value::tensor(x), value::operand(&n)])
}

/// `special_shifted_chebyshev_polynomial_w`, see [`special_shifted_chebyshev_polynomial_w`]. The result is
/// written into the given tensor.
pub fn special_shifted_chebyshev_polynomial_w_out<'a>(x: &Tensor, n: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let n = n.into();
    SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_OUT.tensor(&[value::tensor(x), value::operand(&n), value::tensor(out)]).map(drop)
}
