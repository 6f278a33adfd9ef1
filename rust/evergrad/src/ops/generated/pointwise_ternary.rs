// Generated from bindings/schema/ops/pointwise_ternary.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Operand;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static ADDCDIV: Op = Op::new(c"addcdiv", c"", 1);
static ADDCDIV_INPLACE: Op = Op::new(c"addcdiv_", c"", 1);
static ADDCDIV_OUT: Op = Op::new(c"addcdiv", c"out", 1);
static ADDCMUL: Op = Op::new(c"addcmul", c"", 1);
static ADDCMUL_INPLACE: Op = Op::new(c"addcmul_", c"", 1);
static ADDCMUL_OUT: Op = Op::new(c"addcmul", c"out", 1);
static COMPLEX: Op = Op::new(c"complex", c"", 1);
static COMPLEX_OUT: Op = Op::new(c"complex", c"out", 1);
static LERP: Op = Op::new(c"lerp", c"", 1);
static LERP_INPLACE: Op = Op::new(c"lerp_", c"", 1);
static LERP_OUT: Op = Op::new(c"lerp", c"out", 1);
static LERP_WEIGHT: Op = Op::new(c"lerp", c"weight", 1);
static LERP_WEIGHT_INPLACE: Op = Op::new(c"lerp_", c"weight", 1);
static LERP_WEIGHT_OUT: Op = Op::new(c"lerp", c"weight.out", 1);
static LERP_SCALAR: Op = Op::new(c"lerp_scalar", c"", 1);
static POLAR: Op = Op::new(c"polar", c"", 1);
static POLAR_OUT: Op = Op::new(c"polar", c"out", 1);
static WHERE: Op = Op::new(c"where", c"", 1);
static WHERE_OUT: Op = Op::new(c"where", c"out", 1);
static WHERE_CONDITION: Op = Op::new(c"where", c"condition", 1);
static WHERE_METHOD: Op = Op::new(c"where", c"method", 1);

/// The parameters of [`addcdiv_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AddcdivOptions {
    value: Option<Scalar>,
}

impl AddcdivOptions {
    /// All defaults.
    pub fn new() -> AddcdivOptions {
        AddcdivOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn value(mut self, value: impl Into<Scalar>) -> Self {
        self.value = Some(value.into());
        self
    }
}

/// self + value * tensor1 / tensor2. Integer division is refused. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.addcdiv(torch.tensor([1., 1.]), torch.tensor([2., 3.]), torch.tensor([4., 6.]), value=2)
/// tensor([2., 2.])
/// ```
#[inline]
pub fn addcdiv(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> {
    ADDCDIV.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2)])
}

/// self + value * tensor1 / tensor2. Integer division is refused. The tensors broadcast, and their dtypes are
/// promoted; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.
///
/// What is not set in the options keeps its default: `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
pub fn addcdiv_with(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor, options: AddcdivOptions) -> Result<Tensor> {
    ADDCDIV.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2), options.value.as_ref().map_or(value::none(), value::scalar)])
}

/// `addcdiv`, see [`addcdiv`]. In place: the result is written into the tensor itself.
pub fn addcdiv_(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<()> {
    ADDCDIV_INPLACE.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2)]).map(drop)
}

/// `addcdiv`, see [`addcdiv`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
pub fn addcdiv_with_(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor, options: AddcdivOptions) -> Result<()> {
    ADDCDIV_INPLACE.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2), options.value.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `addcdiv`, see [`addcdiv`]. The result is written into the given tensor.
pub fn addcdiv_out(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor, out: &Tensor) -> Result<()> {
    ADDCDIV_OUT.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2), value::none(), value::tensor(out)]).map(drop)
}

/// `addcdiv`, see [`addcdiv`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
pub fn addcdiv_out_with(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor, options: AddcdivOptions, out: &Tensor) -> Result<()> {
    ADDCDIV_OUT.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2), options.value.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// The parameters of [`addcmul_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AddcmulOptions {
    value: Option<Scalar>,
}

impl AddcmulOptions {
    /// All defaults.
    pub fn new() -> AddcmulOptions {
        AddcmulOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn value(mut self, value: impl Into<Scalar>) -> Self {
        self.value = Some(value.into());
        self
    }
}

/// self + value * tensor1 * tensor2. The tensors broadcast, and their dtypes are promoted; shapes that do not
/// fit are an error. Takes integers, floats and complex numbers. Other dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.addcmul(torch.tensor([1., 1.]), torch.tensor([2., 3.]), torch.tensor([4., 5.]), value=0.1)
/// tensor([1.8000, 2.5000])
/// ```
#[inline]
pub fn addcmul(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> {
    ADDCMUL.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2)])
}

/// self + value * tensor1 * tensor2. The tensors broadcast, and their dtypes are promoted; shapes that do not
/// fit are an error. Takes integers, floats and complex numbers. Other dtypes are an error.
///
/// What is not set in the options keeps its default: `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
pub fn addcmul_with(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor, options: AddcmulOptions) -> Result<Tensor> {
    ADDCMUL.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2), options.value.as_ref().map_or(value::none(), value::scalar)])
}

/// `addcmul`, see [`addcmul`]. In place: the result is written into the tensor itself.
pub fn addcmul_(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor) -> Result<()> {
    ADDCMUL_INPLACE.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2)]).map(drop)
}

/// `addcmul`, see [`addcmul`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
pub fn addcmul_with_(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor, options: AddcmulOptions) -> Result<()> {
    ADDCMUL_INPLACE.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2), options.value.as_ref().map_or(value::none(), value::scalar)]).map(drop)
}

/// `addcmul`, see [`addcmul`]. The result is written into the given tensor.
pub fn addcmul_out(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor, out: &Tensor) -> Result<()> {
    ADDCMUL_OUT.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2), value::none(), value::tensor(out)]).map(drop)
}

/// `addcmul`, see [`addcmul`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
pub fn addcmul_out_with(input: &Tensor, tensor1: &Tensor, tensor2: &Tensor, options: AddcmulOptions, out: &Tensor) -> Result<()> {
    ADDCMUL_OUT.tensor(&[value::tensor(input), value::tensor(tensor1), value::tensor(tensor2), options.value.as_ref().map_or(value::none(), value::scalar), value::tensor(out)]).map(drop)
}

/// A complex tensor of a real and an imaginary part. Both are float16, float32 or float64, of one dtype, and
/// broadcast. Shapes that do not broadcast are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.complex(torch.tensor([1., 2.]), torch.tensor([3., 4.]))
/// tensor([1.+3.j, 2.+4.j])
/// ```
#[inline]
pub fn complex(real: &Tensor, imag: &Tensor) -> Result<Tensor> {
    COMPLEX.tensor(&[value::tensor(real), value::tensor(imag)])
}

/// `complex`, see [`complex`]. The result is written into the given tensor.
pub fn complex_out(real: &Tensor, imag: &Tensor, out: &Tensor) -> Result<()> {
    COMPLEX_OUT.tensor(&[value::tensor(real), value::tensor(imag), value::tensor(out)]).map(drop)
}

/// self + weight * (end - self), exact at weight 0 and 1. All tensors have one dtype, but for a 0-dim weight.
/// The tensors broadcast; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes
/// are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.lerp(torch.tensor([0., 10.]), torch.tensor([1., 20.]), torch.tensor([0.25, 0.5]))
/// tensor([ 0.2500, 15.0000])
/// ```
#[inline]
pub fn lerp(input: &Tensor, end: &Tensor, weight: &Tensor) -> Result<Tensor> {
    LERP.tensor(&[value::tensor(input), value::tensor(end), value::tensor(weight)])
}

/// `lerp`, see [`lerp`]. In place: the result is written into the tensor itself.
pub fn lerp_(input: &Tensor, end: &Tensor, weight: &Tensor) -> Result<()> {
    LERP_INPLACE.tensor(&[value::tensor(input), value::tensor(end), value::tensor(weight)]).map(drop)
}

/// `lerp`, see [`lerp`]. The result is written into the given tensor.
pub fn lerp_out(input: &Tensor, end: &Tensor, weight: &Tensor, out: &Tensor) -> Result<()> {
    LERP_OUT.tensor(&[value::tensor(input), value::tensor(end), value::tensor(weight), value::tensor(out)]).map(drop)
}

/// self + weight * (end - self) for a weight that is a plain number. Both tensors have one dtype. They
/// broadcast; floating point and complex: integers are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.lerp(torch.tensor([0., 10.]), torch.tensor([1., 20.]), 0.5)
/// tensor([ 0.5000, 15.0000])
/// ```
#[inline]
pub fn lerp_weight(input: &Tensor, end: &Tensor, weight: impl Into<Scalar>) -> Result<Tensor> {
    let weight = weight.into();
    LERP_WEIGHT.tensor(&[value::tensor(input), value::tensor(end), value::scalar(&weight)])
}

/// `lerp.weight`, see [`lerp_weight`]. In place: the result is written into the tensor itself.
pub fn lerp_weight_(input: &Tensor, end: &Tensor, weight: impl Into<Scalar>) -> Result<()> {
    let weight = weight.into();
    LERP_WEIGHT_INPLACE.tensor(&[value::tensor(input), value::tensor(end), value::scalar(&weight)]).map(drop)
}

/// `lerp.weight`, see [`lerp_weight`]. The result is written into the given tensor.
pub fn lerp_weight_out(input: &Tensor, end: &Tensor, weight: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let weight = weight.into();
    LERP_WEIGHT_OUT.tensor(&[value::tensor(input), value::tensor(end), value::scalar(&weight), value::tensor(out)]).map(drop)
}

/// self + weight * (end - self), weight a plain number. Both tensors have one dtype. The tensors broadcast;
/// shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.
#[inline]
pub fn lerp_scalar(input: &Tensor, end: &Tensor, weight: impl Into<Scalar>) -> Result<Tensor> {
    let weight = weight.into();
    LERP_SCALAR.tensor(&[value::tensor(input), value::tensor(end), value::scalar(&weight)])
}

/// A complex tensor of modulus and argument, in radians. Both are float32 or float64, of one dtype, and
/// broadcast; the result has the complex type of that. Shapes that do not broadcast are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.polar(torch.tensor([1., 2.]), torch.tensor([0., 0.5]))
/// tensor([1.0000+0.0000j, 1.7552+0.9589j])
/// ```
#[inline]
pub fn polar(abs: &Tensor, angle: &Tensor) -> Result<Tensor> {
    POLAR.tensor(&[value::tensor(abs), value::tensor(angle)])
}

/// `polar`, see [`polar`]. The result is written into the given tensor.
pub fn polar_out(abs: &Tensor, angle: &Tensor, out: &Tensor) -> Result<()> {
    POLAR_OUT.tensor(&[value::tensor(abs), value::tensor(angle), value::tensor(out)]).map(drop)
}

/// self where the condition is true, other where not; all three broadcast, and self and other, of any dtype,
/// are promoted. The condition is bool (or uint8). Shapes that do not broadcast are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.where(torch.tensor([True, False]), torch.tensor([1., 2.]), torch.tensor([10., 20.]))
/// tensor([ 1., 20.])
/// ```
#[inline]
pub fn r#where<'a>(condition: &Tensor, input: impl Into<Operand<'a>>, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let input = input.into();
    let other = other.into();
    WHERE.tensor(&[value::tensor(condition), value::operand(&input), value::operand(&other)])
}

/// `where`, see [`where`]. The result is written into the given tensor.
pub fn where_out<'a>(condition: &Tensor, input: impl Into<Operand<'a>>, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let input = input.into();
    let other = other.into();
    WHERE_OUT.tensor(&[value::tensor(condition), value::operand(&input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// The indices of the elements that are not zero, one 1-d int64 tensor a dimension: nonzero's columns. Any
/// dtype is read.
///
/// In Python:
///
/// ```text
/// >>> torch.where(torch.tensor([[0, 1], [2, 0]]))
/// (tensor([0, 1]), tensor([1, 0]))
/// ```
#[inline]
pub fn where_condition(condition: &Tensor) -> Result<Vec<Tensor>> {
    WHERE_CONDITION.list(&[value::tensor(condition)])
}

/// self where the condition is true, other where not. The three broadcast, self and other are promoted; a
/// condition that is neither bool nor uint8 is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1., -2.]).where(torch.tensor([True, False]), torch.tensor(0.))
/// tensor([1., 0.])
/// ```
#[inline]
pub fn where_method<'a>(input: &Tensor, condition: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    WHERE_METHOD.tensor(&[value::tensor(input), value::tensor(condition), value::operand(&other)])
}

impl Tensor {
    /// self + value * tensor1 / tensor2. Integer division is refused. The tensors broadcast, and their dtypes are
    /// promoted; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.addcdiv(torch.tensor([1., 1.]), torch.tensor([2., 3.]), torch.tensor([4., 6.]), value=2)
    /// tensor([2., 2.])
    /// ```
    #[inline]
    pub fn addcdiv(&self, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> {
        addcdiv(self, tensor1, tensor2)
    }

    /// self + value * tensor1 / tensor2. Integer division is refused. The tensors broadcast, and their dtypes are
    /// promoted; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.
    ///
    /// What is not set in the options keeps its default: `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
    #[inline]
    pub fn addcdiv_with(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcdivOptions) -> Result<Tensor> {
        addcdiv_with(self, tensor1, tensor2, options)
    }

    /// `addcdiv`, see [`addcdiv`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn addcdiv_(&self, tensor1: &Tensor, tensor2: &Tensor) -> Result<()> {
        addcdiv_(self, tensor1, tensor2)
    }

    /// `addcdiv`, see [`addcdiv`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
    #[inline]
    pub fn addcdiv_with_(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcdivOptions) -> Result<()> {
        addcdiv_with_(self, tensor1, tensor2, options)
    }

    /// `addcdiv`, see [`addcdiv`]. The result is written into the given tensor.
    #[inline]
    pub fn addcdiv_out(&self, tensor1: &Tensor, tensor2: &Tensor, out: &Tensor) -> Result<()> {
        addcdiv_out(self, tensor1, tensor2, out)
    }

    /// `addcdiv`, see [`addcdiv`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
    #[inline]
    pub fn addcdiv_out_with(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcdivOptions, out: &Tensor) -> Result<()> {
        addcdiv_out_with(self, tensor1, tensor2, options, out)
    }

    /// self + value * tensor1 * tensor2. The tensors broadcast, and their dtypes are promoted; shapes that do not
    /// fit are an error. Takes integers, floats and complex numbers. Other dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.addcmul(torch.tensor([1., 1.]), torch.tensor([2., 3.]), torch.tensor([4., 5.]), value=0.1)
    /// tensor([1.8000, 2.5000])
    /// ```
    #[inline]
    pub fn addcmul(&self, tensor1: &Tensor, tensor2: &Tensor) -> Result<Tensor> {
        addcmul(self, tensor1, tensor2)
    }

    /// self + value * tensor1 * tensor2. The tensors broadcast, and their dtypes are promoted; shapes that do not
    /// fit are an error. Takes integers, floats and complex numbers. Other dtypes are an error.
    ///
    /// What is not set in the options keeps its default: `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
    #[inline]
    pub fn addcmul_with(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcmulOptions) -> Result<Tensor> {
        addcmul_with(self, tensor1, tensor2, options)
    }

    /// `addcmul`, see [`addcmul`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn addcmul_(&self, tensor1: &Tensor, tensor2: &Tensor) -> Result<()> {
        addcmul_(self, tensor1, tensor2)
    }

    /// `addcmul`, see [`addcmul`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
    #[inline]
    pub fn addcmul_with_(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcmulOptions) -> Result<()> {
        addcmul_with_(self, tensor1, tensor2, options)
    }

    /// `addcmul`, see [`addcmul`]. The result is written into the given tensor.
    #[inline]
    pub fn addcmul_out(&self, tensor1: &Tensor, tensor2: &Tensor, out: &Tensor) -> Result<()> {
        addcmul_out(self, tensor1, tensor2, out)
    }

    /// `addcmul`, see [`addcmul`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`.
    #[inline]
    pub fn addcmul_out_with(&self, tensor1: &Tensor, tensor2: &Tensor, options: AddcmulOptions, out: &Tensor) -> Result<()> {
        addcmul_out_with(self, tensor1, tensor2, options, out)
    }

    /// self + weight * (end - self), exact at weight 0 and 1. All tensors have one dtype, but for a 0-dim weight.
    /// The tensors broadcast; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes
    /// are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.lerp(torch.tensor([0., 10.]), torch.tensor([1., 20.]), torch.tensor([0.25, 0.5]))
    /// tensor([ 0.2500, 15.0000])
    /// ```
    #[inline]
    pub fn lerp(&self, end: &Tensor, weight: &Tensor) -> Result<Tensor> {
        lerp(self, end, weight)
    }

    /// `lerp`, see [`lerp`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn lerp_(&self, end: &Tensor, weight: &Tensor) -> Result<()> {
        lerp_(self, end, weight)
    }

    /// `lerp`, see [`lerp`]. The result is written into the given tensor.
    #[inline]
    pub fn lerp_out(&self, end: &Tensor, weight: &Tensor, out: &Tensor) -> Result<()> {
        lerp_out(self, end, weight, out)
    }

    /// self + weight * (end - self) for a weight that is a plain number. Both tensors have one dtype. They
    /// broadcast; floating point and complex: integers are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.lerp(torch.tensor([0., 10.]), torch.tensor([1., 20.]), 0.5)
    /// tensor([ 0.5000, 15.0000])
    /// ```
    #[inline]
    pub fn lerp_weight(&self, end: &Tensor, weight: impl Into<Scalar>) -> Result<Tensor> {
        lerp_weight(self, end, weight)
    }

    /// `lerp.weight`, see [`lerp_weight`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn lerp_weight_(&self, end: &Tensor, weight: impl Into<Scalar>) -> Result<()> {
        lerp_weight_(self, end, weight)
    }

    /// `lerp.weight`, see [`lerp_weight`]. The result is written into the given tensor.
    #[inline]
    pub fn lerp_weight_out(&self, end: &Tensor, weight: impl Into<Scalar>, out: &Tensor) -> Result<()> {
        lerp_weight_out(self, end, weight, out)
    }

    /// self where the condition is true, other where not. The three broadcast, self and other are promoted; a
    /// condition that is neither bool nor uint8 is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1., -2.]).where(torch.tensor([True, False]), torch.tensor(0.))
    /// tensor([1., 0.])
    /// ```
    #[inline]
    pub fn where_method<'a>(&self, condition: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        where_method(self, condition, other)
    }
}
