// Generated from bindings/schema/ops/foreach_binary.toml; do not edit.
use std::borrow::Borrow;
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static _FOREACH_ADD_LIST: Op = Op::new(c"_foreach_add", c"List", 1);
static _FOREACH_ADD_SCALAR: Op = Op::new(c"_foreach_add", c"Scalar", 1);
static _FOREACH_ADD_SCALAR_LIST: Op = Op::new(c"_foreach_add", c"ScalarList", 1);
static _FOREACH_ADD_TENSOR: Op = Op::new(c"_foreach_add", c"Tensor", 1);
static _FOREACH_ADDCDIV_SCALAR: Op = Op::new(c"_foreach_addcdiv", c"Scalar", 1);
static _FOREACH_ADDCDIV_SCALAR_LIST: Op = Op::new(c"_foreach_addcdiv", c"ScalarList", 1);
static _FOREACH_ADDCDIV_TENSOR: Op = Op::new(c"_foreach_addcdiv", c"Tensor", 1);
static _FOREACH_ADDCMUL_SCALAR: Op = Op::new(c"_foreach_addcmul", c"Scalar", 1);
static _FOREACH_ADDCMUL_SCALAR_LIST: Op = Op::new(c"_foreach_addcmul", c"ScalarList", 1);
static _FOREACH_ADDCMUL_TENSOR: Op = Op::new(c"_foreach_addcmul", c"Tensor", 1);
static _FOREACH_CLAMP_MAX_LIST: Op = Op::new(c"_foreach_clamp_max", c"List", 1);
static _FOREACH_CLAMP_MAX_SCALAR: Op = Op::new(c"_foreach_clamp_max", c"Scalar", 1);
static _FOREACH_CLAMP_MAX_SCALAR_LIST: Op = Op::new(c"_foreach_clamp_max", c"ScalarList", 1);
static _FOREACH_CLAMP_MIN_LIST: Op = Op::new(c"_foreach_clamp_min", c"List", 1);
static _FOREACH_CLAMP_MIN_SCALAR: Op = Op::new(c"_foreach_clamp_min", c"Scalar", 1);
static _FOREACH_CLAMP_MIN_SCALAR_LIST: Op = Op::new(c"_foreach_clamp_min", c"ScalarList", 1);
static _FOREACH_DIV_LIST: Op = Op::new(c"_foreach_div", c"List", 1);
static _FOREACH_DIV_SCALAR: Op = Op::new(c"_foreach_div", c"Scalar", 1);
static _FOREACH_DIV_SCALAR_LIST: Op = Op::new(c"_foreach_div", c"ScalarList", 1);
static _FOREACH_DIV_TENSOR: Op = Op::new(c"_foreach_div", c"Tensor", 1);
static _FOREACH_LERP_LIST: Op = Op::new(c"_foreach_lerp", c"List", 1);
static _FOREACH_LERP_SCALAR: Op = Op::new(c"_foreach_lerp", c"Scalar", 1);
static _FOREACH_LERP_SCALAR_LIST: Op = Op::new(c"_foreach_lerp", c"ScalarList", 1);
static _FOREACH_MAX: Op = Op::new(c"_foreach_max", c"", 1);
static _FOREACH_MAXIMUM_LIST: Op = Op::new(c"_foreach_maximum", c"List", 1);
static _FOREACH_MAXIMUM_SCALAR: Op = Op::new(c"_foreach_maximum", c"Scalar", 1);
static _FOREACH_MAXIMUM_SCALAR_LIST: Op = Op::new(c"_foreach_maximum", c"ScalarList", 1);
static _FOREACH_MINIMUM_LIST: Op = Op::new(c"_foreach_minimum", c"List", 1);
static _FOREACH_MINIMUM_SCALAR: Op = Op::new(c"_foreach_minimum", c"Scalar", 1);
static _FOREACH_MINIMUM_SCALAR_LIST: Op = Op::new(c"_foreach_minimum", c"ScalarList", 1);
static _FOREACH_MUL_LIST: Op = Op::new(c"_foreach_mul", c"List", 1);
static _FOREACH_MUL_SCALAR: Op = Op::new(c"_foreach_mul", c"Scalar", 1);
static _FOREACH_MUL_SCALAR_LIST: Op = Op::new(c"_foreach_mul", c"ScalarList", 1);
static _FOREACH_MUL_TENSOR: Op = Op::new(c"_foreach_mul", c"Tensor", 1);
static _FOREACH_NORM_SCALAR: Op = Op::new(c"_foreach_norm", c"Scalar", 1);
static _FOREACH_POW_LIST: Op = Op::new(c"_foreach_pow", c"List", 1);
static _FOREACH_POW_SCALAR: Op = Op::new(c"_foreach_pow", c"Scalar", 1);
static _FOREACH_POW_SCALAR_AND_TENSOR: Op = Op::new(c"_foreach_pow", c"ScalarAndTensor", 1);
static _FOREACH_POW_SCALAR_LIST: Op = Op::new(c"_foreach_pow", c"ScalarList", 1);
static _FOREACH_SUB_LIST: Op = Op::new(c"_foreach_sub", c"List", 1);
static _FOREACH_SUB_SCALAR: Op = Op::new(c"_foreach_sub", c"Scalar", 1);
static _FOREACH_SUB_SCALAR_LIST: Op = Op::new(c"_foreach_sub", c"ScalarList", 1);

/// The parameters of [`_foreach_add_list_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawForeachAddListOptions {
    alpha: Option<Scalar>,
}

impl RawForeachAddListOptions {
    /// All defaults.
    pub fn new() -> RawForeachAddListOptions {
        RawForeachAddListOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// add of each tensor and its partner.
#[inline]
pub fn _foreach_add_list(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_ADD_LIST.list(&[value::tensors(&input), value::tensors(&other)])
}

/// add of each tensor and its partner.
///
/// What is not set in the options keeps its default: `_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]`.
pub fn _foreach_add_list_with(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>], options: RawForeachAddListOptions) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_ADD_LIST.list(&[value::tensors(&input), value::tensors(&other), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// add of each tensor and a number.
#[inline]
pub fn _foreach_add_scalar(input: &[impl Borrow<Tensor>], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalar = scalar.into();
    _FOREACH_ADD_SCALAR.list(&[value::tensors(&input), value::scalar(&scalar)])
}

/// add of each tensor and its number.
#[inline]
pub fn _foreach_add_scalar_list(input: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalars = value::scalar_values(scalars);
    _FOREACH_ADD_SCALAR_LIST.list(&[value::tensors(&input), value::scalars(&scalars)])
}

/// The parameters of [`_foreach_add_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawForeachAddTensorOptions {
    alpha: Option<Scalar>,
}

impl RawForeachAddTensorOptions {
    /// All defaults.
    pub fn new() -> RawForeachAddTensorOptions {
        RawForeachAddTensorOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// add of each tensor and one 0-dim tensor.
#[inline]
pub fn _foreach_add_tensor(input: &[impl Borrow<Tensor>], other: &Tensor) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_ADD_TENSOR.list(&[value::tensors(&input), value::tensor(other)])
}

/// add of each tensor and one 0-dim tensor.
///
/// What is not set in the options keeps its default: `_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]`.
pub fn _foreach_add_tensor_with(input: &[impl Borrow<Tensor>], other: &Tensor, options: RawForeachAddTensorOptions) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_ADD_TENSOR.list(&[value::tensors(&input), value::tensor(other), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// The parameters of [`_foreach_addcdiv_scalar_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawForeachAddcdivScalarOptions {
    value: Option<Scalar>,
}

impl RawForeachAddcdivScalarOptions {
    /// All defaults.
    pub fn new() -> RawForeachAddcdivScalarOptions {
        RawForeachAddcdivScalarOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn value(mut self, value: impl Into<Scalar>) -> Self {
        self.value = Some(value.into());
        self
    }
}

/// addcdiv of each triple of tensors and a number.
#[inline]
pub fn _foreach_addcdiv_scalar(input: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensor1 = value::handles(tensor1);
    let tensor2 = value::handles(tensor2);
    _FOREACH_ADDCDIV_SCALAR.list(&[value::tensors(&input), value::tensors(&tensor1), value::tensors(&tensor2)])
}

/// addcdiv of each triple of tensors and a number.
///
/// What is not set in the options keeps its default: `_foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]`.
pub fn _foreach_addcdiv_scalar_with(input: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], options: RawForeachAddcdivScalarOptions) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensor1 = value::handles(tensor1);
    let tensor2 = value::handles(tensor2);
    _FOREACH_ADDCDIV_SCALAR.list(&[value::tensors(&input), value::tensors(&tensor1), value::tensors(&tensor2), options.value.as_ref().map_or(value::none(), value::scalar)])
}

/// addcdiv of each triple of tensors and its number.
#[inline]
pub fn _foreach_addcdiv_scalar_list(input: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensor1 = value::handles(tensor1);
    let tensor2 = value::handles(tensor2);
    let scalars = value::scalar_values(scalars);
    _FOREACH_ADDCDIV_SCALAR_LIST.list(&[value::tensors(&input), value::tensors(&tensor1), value::tensors(&tensor2), value::scalars(&scalars)])
}

/// addcdiv of each triple of tensors and its element of a 1-d tensor.
#[inline]
pub fn _foreach_addcdiv_tensor(input: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &Tensor) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensor1 = value::handles(tensor1);
    let tensor2 = value::handles(tensor2);
    _FOREACH_ADDCDIV_TENSOR.list(&[value::tensors(&input), value::tensors(&tensor1), value::tensors(&tensor2), value::tensor(scalars)])
}

/// The parameters of [`_foreach_addcmul_scalar_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawForeachAddcmulScalarOptions {
    value: Option<Scalar>,
}

impl RawForeachAddcmulScalarOptions {
    /// All defaults.
    pub fn new() -> RawForeachAddcmulScalarOptions {
        RawForeachAddcmulScalarOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn value(mut self, value: impl Into<Scalar>) -> Self {
        self.value = Some(value.into());
        self
    }
}

/// addcmul of each triple of tensors and a number.
#[inline]
pub fn _foreach_addcmul_scalar(input: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensor1 = value::handles(tensor1);
    let tensor2 = value::handles(tensor2);
    _FOREACH_ADDCMUL_SCALAR.list(&[value::tensors(&input), value::tensors(&tensor1), value::tensors(&tensor2)])
}

/// addcmul of each triple of tensors and a number.
///
/// What is not set in the options keeps its default: `_foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]`.
pub fn _foreach_addcmul_scalar_with(input: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], options: RawForeachAddcmulScalarOptions) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensor1 = value::handles(tensor1);
    let tensor2 = value::handles(tensor2);
    _FOREACH_ADDCMUL_SCALAR.list(&[value::tensors(&input), value::tensors(&tensor1), value::tensors(&tensor2), options.value.as_ref().map_or(value::none(), value::scalar)])
}

/// addcmul of each triple of tensors and its number.
#[inline]
pub fn _foreach_addcmul_scalar_list(input: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensor1 = value::handles(tensor1);
    let tensor2 = value::handles(tensor2);
    let scalars = value::scalar_values(scalars);
    _FOREACH_ADDCMUL_SCALAR_LIST.list(&[value::tensors(&input), value::tensors(&tensor1), value::tensors(&tensor2), value::scalars(&scalars)])
}

/// addcmul of each triple of tensors and its element of a 1-d tensor.
#[inline]
pub fn _foreach_addcmul_tensor(input: &[impl Borrow<Tensor>], tensor1: &[impl Borrow<Tensor>], tensor2: &[impl Borrow<Tensor>], scalars: &Tensor) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensor1 = value::handles(tensor1);
    let tensor2 = value::handles(tensor2);
    _FOREACH_ADDCMUL_TENSOR.list(&[value::tensors(&input), value::tensors(&tensor1), value::tensors(&tensor2), value::tensor(scalars)])
}

/// clamp_max of each tensor and its partner.
#[inline]
pub fn _foreach_clamp_max_list(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_CLAMP_MAX_LIST.list(&[value::tensors(&input), value::tensors(&other)])
}

/// clamp_max of each tensor and a number.
#[inline]
pub fn _foreach_clamp_max_scalar(input: &[impl Borrow<Tensor>], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalar = scalar.into();
    _FOREACH_CLAMP_MAX_SCALAR.list(&[value::tensors(&input), value::scalar(&scalar)])
}

/// clamp_max of each tensor and its number.
#[inline]
pub fn _foreach_clamp_max_scalar_list(input: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalars = value::scalar_values(scalars);
    _FOREACH_CLAMP_MAX_SCALAR_LIST.list(&[value::tensors(&input), value::scalars(&scalars)])
}

/// clamp_min of each tensor and its partner.
#[inline]
pub fn _foreach_clamp_min_list(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_CLAMP_MIN_LIST.list(&[value::tensors(&input), value::tensors(&other)])
}

/// clamp_min of each tensor and a number.
#[inline]
pub fn _foreach_clamp_min_scalar(input: &[impl Borrow<Tensor>], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalar = scalar.into();
    _FOREACH_CLAMP_MIN_SCALAR.list(&[value::tensors(&input), value::scalar(&scalar)])
}

/// clamp_min of each tensor and its number.
#[inline]
pub fn _foreach_clamp_min_scalar_list(input: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalars = value::scalar_values(scalars);
    _FOREACH_CLAMP_MIN_SCALAR_LIST.list(&[value::tensors(&input), value::scalars(&scalars)])
}

/// div of each tensor and its partner.
#[inline]
pub fn _foreach_div_list(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_DIV_LIST.list(&[value::tensors(&input), value::tensors(&other)])
}

/// div of each tensor and a number.
#[inline]
pub fn _foreach_div_scalar(input: &[impl Borrow<Tensor>], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalar = scalar.into();
    _FOREACH_DIV_SCALAR.list(&[value::tensors(&input), value::scalar(&scalar)])
}

/// div of each tensor and its number.
#[inline]
pub fn _foreach_div_scalar_list(input: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalars = value::scalar_values(scalars);
    _FOREACH_DIV_SCALAR_LIST.list(&[value::tensors(&input), value::scalars(&scalars)])
}

/// div of each tensor and one 0-dim tensor.
#[inline]
pub fn _foreach_div_tensor(input: &[impl Borrow<Tensor>], other: &Tensor) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_DIV_TENSOR.list(&[value::tensors(&input), value::tensor(other)])
}

/// lerp of each triple of tensors.
#[inline]
pub fn _foreach_lerp_list(input: &[impl Borrow<Tensor>], tensors1: &[impl Borrow<Tensor>], weights: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensors1 = value::handles(tensors1);
    let weights = value::handles(weights);
    _FOREACH_LERP_LIST.list(&[value::tensors(&input), value::tensors(&tensors1), value::tensors(&weights)])
}

/// lerp of each pair of tensors with one weight.
#[inline]
pub fn _foreach_lerp_scalar(input: &[impl Borrow<Tensor>], tensors1: &[impl Borrow<Tensor>], weight: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensors1 = value::handles(tensors1);
    let weight = weight.into();
    _FOREACH_LERP_SCALAR.list(&[value::tensors(&input), value::tensors(&tensors1), value::scalar(&weight)])
}

/// lerp of each pair of tensors with its weight.
#[inline]
pub fn _foreach_lerp_scalar_list(input: &[impl Borrow<Tensor>], tensors1: &[impl Borrow<Tensor>], weight: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let tensors1 = value::handles(tensors1);
    let weight = value::scalar_values(weight);
    _FOREACH_LERP_SCALAR_LIST.list(&[value::tensors(&input), value::tensors(&tensors1), value::scalars(&weight)])
}

/// Largest element of each tensor.
#[inline]
pub fn _foreach_max(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_MAX.list(&[value::tensors(&input)])
}

/// maximum of each tensor and its partner.
#[inline]
pub fn _foreach_maximum_list(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_MAXIMUM_LIST.list(&[value::tensors(&input), value::tensors(&other)])
}

/// maximum of each tensor and a number.
#[inline]
pub fn _foreach_maximum_scalar(input: &[impl Borrow<Tensor>], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalar = scalar.into();
    _FOREACH_MAXIMUM_SCALAR.list(&[value::tensors(&input), value::scalar(&scalar)])
}

/// maximum of each tensor and its number.
#[inline]
pub fn _foreach_maximum_scalar_list(input: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalars = value::scalar_values(scalars);
    _FOREACH_MAXIMUM_SCALAR_LIST.list(&[value::tensors(&input), value::scalars(&scalars)])
}

/// minimum of each tensor and its partner.
#[inline]
pub fn _foreach_minimum_list(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_MINIMUM_LIST.list(&[value::tensors(&input), value::tensors(&other)])
}

/// minimum of each tensor and a number.
#[inline]
pub fn _foreach_minimum_scalar(input: &[impl Borrow<Tensor>], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalar = scalar.into();
    _FOREACH_MINIMUM_SCALAR.list(&[value::tensors(&input), value::scalar(&scalar)])
}

/// minimum of each tensor and its number.
#[inline]
pub fn _foreach_minimum_scalar_list(input: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalars = value::scalar_values(scalars);
    _FOREACH_MINIMUM_SCALAR_LIST.list(&[value::tensors(&input), value::scalars(&scalars)])
}

/// mul of each tensor and its partner.
#[inline]
pub fn _foreach_mul_list(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_MUL_LIST.list(&[value::tensors(&input), value::tensors(&other)])
}

/// mul of each tensor and a number.
#[inline]
pub fn _foreach_mul_scalar(input: &[impl Borrow<Tensor>], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalar = scalar.into();
    _FOREACH_MUL_SCALAR.list(&[value::tensors(&input), value::scalar(&scalar)])
}

/// mul of each tensor and its number.
#[inline]
pub fn _foreach_mul_scalar_list(input: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalars = value::scalar_values(scalars);
    _FOREACH_MUL_SCALAR_LIST.list(&[value::tensors(&input), value::scalars(&scalars)])
}

/// mul of each tensor and one 0-dim tensor.
#[inline]
pub fn _foreach_mul_tensor(input: &[impl Borrow<Tensor>], other: &Tensor) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_MUL_TENSOR.list(&[value::tensors(&input), value::tensor(other)])
}

/// The parameters of [`_foreach_norm_scalar_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawForeachNormScalarOptions {
    ord: Option<Scalar>,
    dtype: Option<DType>,
}

impl RawForeachNormScalarOptions {
    /// All defaults.
    pub fn new() -> RawForeachNormScalarOptions {
        RawForeachNormScalarOptions::default()
    }

    /// `Scalar`, default `2`.
    pub fn ord(mut self, ord: impl Into<Scalar>) -> Self {
        self.ord = Some(ord.into());
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Vector norm of each tensor.
#[inline]
pub fn _foreach_norm_scalar(input: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_NORM_SCALAR.list(&[value::tensors(&input)])
}

/// Vector norm of each tensor.
///
/// What is not set in the options keeps its default: `_foreach_norm.Scalar(Tensor[] self, Scalar ord=2, DType? dtype=None) -> Tensor[]`.
pub fn _foreach_norm_scalar_with(input: &[impl Borrow<Tensor>], options: RawForeachNormScalarOptions) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    _FOREACH_NORM_SCALAR.list(&[value::tensors(&input), options.ord.as_ref().map_or(value::none(), value::scalar), options.dtype.map_or(value::none(), value::dtype)])
}

/// pow of each tensor and its partner.
#[inline]
pub fn _foreach_pow_list(input: &[impl Borrow<Tensor>], exponent: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let exponent = value::handles(exponent);
    _FOREACH_POW_LIST.list(&[value::tensors(&input), value::tensors(&exponent)])
}

/// pow of each tensor and a number.
#[inline]
pub fn _foreach_pow_scalar(input: &[impl Borrow<Tensor>], exponent: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let exponent = exponent.into();
    _FOREACH_POW_SCALAR.list(&[value::tensors(&input), value::scalar(&exponent)])
}

/// A number to the power of each tensor.
#[inline]
pub fn _foreach_pow_scalar_and_tensor(input: impl Into<Scalar>, exponent: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = input.into();
    let exponent = value::handles(exponent);
    _FOREACH_POW_SCALAR_AND_TENSOR.list(&[value::scalar(&input), value::tensors(&exponent)])
}

/// pow of each tensor and its number.
#[inline]
pub fn _foreach_pow_scalar_list(input: &[impl Borrow<Tensor>], exponent: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let exponent = value::scalar_values(exponent);
    _FOREACH_POW_SCALAR_LIST.list(&[value::tensors(&input), value::scalars(&exponent)])
}

/// The parameters of [`_foreach_sub_list_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawForeachSubListOptions {
    alpha: Option<Scalar>,
}

impl RawForeachSubListOptions {
    /// All defaults.
    pub fn new() -> RawForeachSubListOptions {
        RawForeachSubListOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn alpha(mut self, alpha: impl Into<Scalar>) -> Self {
        self.alpha = Some(alpha.into());
        self
    }
}

/// sub of each tensor and its partner.
#[inline]
pub fn _foreach_sub_list(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_SUB_LIST.list(&[value::tensors(&input), value::tensors(&other)])
}

/// sub of each tensor and its partner.
///
/// What is not set in the options keeps its default: `_foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]`.
pub fn _foreach_sub_list_with(input: &[impl Borrow<Tensor>], other: &[impl Borrow<Tensor>], options: RawForeachSubListOptions) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let other = value::handles(other);
    _FOREACH_SUB_LIST.list(&[value::tensors(&input), value::tensors(&other), options.alpha.as_ref().map_or(value::none(), value::scalar)])
}

/// sub of each tensor and a number.
#[inline]
pub fn _foreach_sub_scalar(input: &[impl Borrow<Tensor>], scalar: impl Into<Scalar>) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalar = scalar.into();
    _FOREACH_SUB_SCALAR.list(&[value::tensors(&input), value::scalar(&scalar)])
}

/// sub of each tensor and its number.
#[inline]
pub fn _foreach_sub_scalar_list(input: &[impl Borrow<Tensor>], scalars: &[Scalar]) -> Result<Vec<Tensor>> {
    let input = value::handles(input);
    let scalars = value::scalar_values(scalars);
    _FOREACH_SUB_SCALAR_LIST.list(&[value::tensors(&input), value::scalars(&scalars)])
}
