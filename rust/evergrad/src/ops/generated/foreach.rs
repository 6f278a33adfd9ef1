// Generated from bindings/schema/ops/foreach.toml; do not edit.
use std::borrow::Borrow;
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static _FOREACH_ABS: Op = Op::new(c"_foreach_abs", c"", 1);
static _FOREACH_ACOS: Op = Op::new(c"_foreach_acos", c"", 1);
static _FOREACH_ASIN: Op = Op::new(c"_foreach_asin", c"", 1);
static _FOREACH_ATAN: Op = Op::new(c"_foreach_atan", c"", 1);
static _FOREACH_CEIL: Op = Op::new(c"_foreach_ceil", c"", 1);
static _FOREACH_COS: Op = Op::new(c"_foreach_cos", c"", 1);
static _FOREACH_COSH: Op = Op::new(c"_foreach_cosh", c"", 1);
static _FOREACH_ERF: Op = Op::new(c"_foreach_erf", c"", 1);
static _FOREACH_ERFC: Op = Op::new(c"_foreach_erfc", c"", 1);
static _FOREACH_EXP: Op = Op::new(c"_foreach_exp", c"", 1);
static _FOREACH_EXPM1: Op = Op::new(c"_foreach_expm1", c"", 1);
static _FOREACH_FLOOR: Op = Op::new(c"_foreach_floor", c"", 1);
static _FOREACH_FRAC: Op = Op::new(c"_foreach_frac", c"", 1);
static _FOREACH_LGAMMA: Op = Op::new(c"_foreach_lgamma", c"", 1);
static _FOREACH_LOG: Op = Op::new(c"_foreach_log", c"", 1);
static _FOREACH_LOG10: Op = Op::new(c"_foreach_log10", c"", 1);
static _FOREACH_LOG1P: Op = Op::new(c"_foreach_log1p", c"", 1);
static _FOREACH_LOG2: Op = Op::new(c"_foreach_log2", c"", 1);
static _FOREACH_NEG: Op = Op::new(c"_foreach_neg", c"", 1);
static _FOREACH_RECIPROCAL: Op = Op::new(c"_foreach_reciprocal", c"", 1);
static _FOREACH_ROUND: Op = Op::new(c"_foreach_round", c"", 1);
static _FOREACH_RSQRT: Op = Op::new(c"_foreach_rsqrt", c"", 1);
static _FOREACH_SIGMOID: Op = Op::new(c"_foreach_sigmoid", c"", 1);
static _FOREACH_SIGN: Op = Op::new(c"_foreach_sign", c"", 1);
static _FOREACH_SIN: Op = Op::new(c"_foreach_sin", c"", 1);
static _FOREACH_SINH: Op = Op::new(c"_foreach_sinh", c"", 1);
static _FOREACH_SQRT: Op = Op::new(c"_foreach_sqrt", c"", 1);
static _FOREACH_TAN: Op = Op::new(c"_foreach_tan", c"", 1);
static _FOREACH_TANH: Op = Op::new(c"_foreach_tanh", c"", 1);
static _FOREACH_TRUNC: Op = Op::new(c"_foreach_trunc", c"", 1);

/// abs of each tensor.
#[inline]
pub fn _foreach_abs(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_ABS.list(&[value::tensors(&input)])
}

/// acos of each tensor.
#[inline]
pub fn _foreach_acos(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_ACOS.list(&[value::tensors(&input)])
}

/// asin of each tensor.
#[inline]
pub fn _foreach_asin(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_ASIN.list(&[value::tensors(&input)])
}

/// atan of each tensor.
#[inline]
pub fn _foreach_atan(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_ATAN.list(&[value::tensors(&input)])
}

/// ceil of each tensor.
#[inline]
pub fn _foreach_ceil(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_CEIL.list(&[value::tensors(&input)])
}

/// cos of each tensor.
#[inline]
pub fn _foreach_cos(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_COS.list(&[value::tensors(&input)])
}

/// cosh of each tensor.
#[inline]
pub fn _foreach_cosh(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_COSH.list(&[value::tensors(&input)])
}

/// erf of each tensor.
#[inline]
pub fn _foreach_erf(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_ERF.list(&[value::tensors(&input)])
}

/// erfc of each tensor.
#[inline]
pub fn _foreach_erfc(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_ERFC.list(&[value::tensors(&input)])
}

/// exp of each tensor.
#[inline]
pub fn _foreach_exp(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_EXP.list(&[value::tensors(&input)])
}

/// expm1 of each tensor.
#[inline]
pub fn _foreach_expm1(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_EXPM1.list(&[value::tensors(&input)])
}

/// floor of each tensor.
#[inline]
pub fn _foreach_floor(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_FLOOR.list(&[value::tensors(&input)])
}

/// frac of each tensor.
#[inline]
pub fn _foreach_frac(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_FRAC.list(&[value::tensors(&input)])
}

/// lgamma of each tensor.
#[inline]
pub fn _foreach_lgamma(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_LGAMMA.list(&[value::tensors(&input)])
}

/// log of each tensor.
#[inline]
pub fn _foreach_log(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_LOG.list(&[value::tensors(&input)])
}

/// log10 of each tensor.
#[inline]
pub fn _foreach_log10(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_LOG10.list(&[value::tensors(&input)])
}

/// log1p of each tensor.
#[inline]
pub fn _foreach_log1p(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_LOG1P.list(&[value::tensors(&input)])
}

/// log2 of each tensor.
#[inline]
pub fn _foreach_log2(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_LOG2.list(&[value::tensors(&input)])
}

/// neg of each tensor.
#[inline]
pub fn _foreach_neg(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_NEG.list(&[value::tensors(&input)])
}

/// reciprocal of each tensor.
#[inline]
pub fn _foreach_reciprocal(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_RECIPROCAL.list(&[value::tensors(&input)])
}

/// round of each tensor.
#[inline]
pub fn _foreach_round(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_ROUND.list(&[value::tensors(&input)])
}

/// rsqrt of each tensor.
#[inline]
pub fn _foreach_rsqrt(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_RSQRT.list(&[value::tensors(&input)])
}

/// sigmoid of each tensor.
#[inline]
pub fn _foreach_sigmoid(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_SIGMOID.list(&[value::tensors(&input)])
}

/// sign of each tensor.
#[inline]
pub fn _foreach_sign(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_SIGN.list(&[value::tensors(&input)])
}

/// sin of each tensor.
#[inline]
pub fn _foreach_sin(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_SIN.list(&[value::tensors(&input)])
}

/// sinh of each tensor.
#[inline]
pub fn _foreach_sinh(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_SINH.list(&[value::tensors(&input)])
}

/// sqrt of each tensor.
#[inline]
pub fn _foreach_sqrt(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_SQRT.list(&[value::tensors(&input)])
}

/// tan of each tensor.
#[inline]
pub fn _foreach_tan(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_TAN.list(&[value::tensors(&input)])
}

/// tanh of each tensor.
#[inline]
pub fn _foreach_tanh(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_TANH.list(&[value::tensors(&input)])
}

/// trunc of each tensor.
#[inline]
pub fn _foreach_trunc(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_TRUNC.list(&[value::tensors(&input)])
}
