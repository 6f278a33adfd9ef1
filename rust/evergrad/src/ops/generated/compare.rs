// Generated from bindings/schema/ops/compare.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Operand;
use crate::value;
use crate::Tensor;

static ALLCLOSE: Op = Op::new(c"allclose", c"", 1);
static EQ: Op = Op::new(c"eq", c"", 1);
static EQ_INPLACE: Op = Op::new(c"eq_", c"", 1);
static EQ_OUT: Op = Op::new(c"eq", c"out", 1);
static EQUAL: Op = Op::new(c"equal", c"", 1);
static GE: Op = Op::new(c"ge", c"", 1);
static GE_INPLACE: Op = Op::new(c"ge_", c"", 1);
static GE_OUT: Op = Op::new(c"ge", c"out", 1);
static GT: Op = Op::new(c"gt", c"", 1);
static GT_INPLACE: Op = Op::new(c"gt_", c"", 1);
static GT_OUT: Op = Op::new(c"gt", c"out", 1);
static ISCLOSE: Op = Op::new(c"isclose", c"", 1);
static LE: Op = Op::new(c"le", c"", 1);
static LE_INPLACE: Op = Op::new(c"le_", c"", 1);
static LE_OUT: Op = Op::new(c"le", c"out", 1);
static LOGICAL_AND: Op = Op::new(c"logical_and", c"", 1);
static LOGICAL_AND_INPLACE: Op = Op::new(c"logical_and_", c"", 1);
static LOGICAL_AND_OUT: Op = Op::new(c"logical_and", c"out", 1);
static LOGICAL_OR: Op = Op::new(c"logical_or", c"", 1);
static LOGICAL_OR_INPLACE: Op = Op::new(c"logical_or_", c"", 1);
static LOGICAL_OR_OUT: Op = Op::new(c"logical_or", c"out", 1);
static LOGICAL_XOR: Op = Op::new(c"logical_xor", c"", 1);
static LOGICAL_XOR_INPLACE: Op = Op::new(c"logical_xor_", c"", 1);
static LOGICAL_XOR_OUT: Op = Op::new(c"logical_xor", c"out", 1);
static LT: Op = Op::new(c"lt", c"", 1);
static LT_INPLACE: Op = Op::new(c"lt_", c"", 1);
static LT_OUT: Op = Op::new(c"lt", c"out", 1);
static NE: Op = Op::new(c"ne", c"", 1);
static NE_INPLACE: Op = Op::new(c"ne_", c"", 1);
static NE_OUT: Op = Op::new(c"ne", c"out", 1);

/// The parameters of [`allclose_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AllcloseOptions {
    rtol: Option<f64>,
    atol: Option<f64>,
    equal_nan: Option<bool>,
}

impl AllcloseOptions {
    /// All defaults.
    pub fn new() -> AllcloseOptions {
        AllcloseOptions::default()
    }

    /// `float`, default `1e-05`.
    pub fn rtol(mut self, rtol: impl Into<Option<f64>>) -> Self {
        self.rtol = rtol.into();
        self
    }

    /// `float`, default `1e-08`.
    pub fn atol(mut self, atol: impl Into<Option<f64>>) -> Self {
        self.atol = atol.into();
        self
    }

    /// `bool`, default `False`.
    pub fn equal_nan(mut self, equal_nan: impl Into<Option<bool>>) -> Self {
        self.equal_nan = equal_nan.into();
        self
    }
}

/// True when isclose holds for every element: |self - other| <= atol + rtol |other|. The tensors broadcast and
/// have one dtype; two dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.allclose(torch.tensor([1., 2.]), torch.tensor([1., 2.0001]), atol=1e-3)
/// True
/// ```
#[inline]
pub fn allclose(input: &Tensor, other: &Tensor) -> Result<bool> {
    ALLCLOSE.bool(&[value::tensor(input), value::tensor(other)])
}

/// True when isclose holds for every element: |self - other| <= atol + rtol |other|. The tensors broadcast and
/// have one dtype; two dtypes are an error.
///
/// What is not set in the options keeps its default: `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool`.
pub fn allclose_with(input: &Tensor, other: &Tensor, options: AllcloseOptions) -> Result<bool> {
    ALLCLOSE.bool(&[value::tensor(input), value::tensor(other), options.rtol.map_or(value::none(), value::double), options.atol.map_or(value::none(), value::double), options.equal_nan.map_or(value::none(), value::boolean)])
}

/// Elementwise self == other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
/// do not fit are an error. Takes bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.eq(torch.tensor([1, 2, 3]), torch.tensor([1, 0, 3]))
/// tensor([ True, False,  True])
/// ```
#[inline]
pub fn eq<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    EQ.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `eq`, see [`eq`]. In place: the result is written into the tensor itself.
pub fn eq_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    EQ_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `eq`, see [`eq`]. The result is written into the given tensor.
pub fn eq_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    EQ_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// True when both tensors have the same shape and all elements are equal; NaN differs from itself. Any dtype,
/// also two different ones, which are promoted: nothing is refused.
///
/// In Python:
///
/// ```text
/// >>> torch.equal(torch.tensor([1, 2]), torch.tensor([1, 2]))
/// True
/// ```
#[inline]
pub fn equal(input: &Tensor, other: &Tensor) -> Result<bool> {
    EQUAL.bool(&[value::tensor(input), value::tensor(other)])
}

/// Elementwise self >= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
/// their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
/// dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.ge(torch.tensor([1, 2, 3]), 2)
/// tensor([False,  True,  True])
/// ```
#[inline]
pub fn ge<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    GE.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `ge`, see [`ge`]. In place: the result is written into the tensor itself.
pub fn ge_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    GE_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `ge`, see [`ge`]. The result is written into the given tensor.
pub fn ge_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    GE_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// Elementwise self > other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
/// their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
/// dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.gt(torch.tensor([[1], [2]]), torch.tensor([0, 1, 2]))
/// tensor([[ True, False, False],
///         [ True,  True, False]])
/// ```
#[inline]
pub fn gt<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    GT.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `gt`, see [`gt`]. In place: the result is written into the tensor itself.
pub fn gt_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    GT_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `gt`, see [`gt`]. The result is written into the given tensor.
pub fn gt_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    GT_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// The parameters of [`isclose_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct IscloseOptions {
    rtol: Option<f64>,
    atol: Option<f64>,
    equal_nan: Option<bool>,
}

impl IscloseOptions {
    /// All defaults.
    pub fn new() -> IscloseOptions {
        IscloseOptions::default()
    }

    /// `float`, default `1e-05`.
    pub fn rtol(mut self, rtol: impl Into<Option<f64>>) -> Self {
        self.rtol = rtol.into();
        self
    }

    /// `float`, default `1e-08`.
    pub fn atol(mut self, atol: impl Into<Option<f64>>) -> Self {
        self.atol = atol.into();
        self
    }

    /// `bool`, default `False`.
    pub fn equal_nan(mut self, equal_nan: impl Into<Option<bool>>) -> Self {
        self.equal_nan = equal_nan.into();
        self
    }
}

/// Bool, in the broadcast shape: True where |self - other| <= atol + rtol * |other|; infinities only equal
/// themselves, NaN equals NaN with equal_nan. Two tensors of one dtype, any; two dtypes, shapes that do not
/// broadcast, and a negative rtol or atol are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.isclose(torch.tensor([1., 2.]), torch.tensor([1. + 1e-7, 2.1]))
/// tensor([ True, False])
/// ```
#[inline]
pub fn isclose(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    ISCLOSE.tensor(&[value::tensor(input), value::tensor(other)])
}

/// Bool, in the broadcast shape: True where |self - other| <= atol + rtol * |other|; infinities only equal
/// themselves, NaN equals NaN with equal_nan. Two tensors of one dtype, any; two dtypes, shapes that do not
/// broadcast, and a negative rtol or atol are errors.
///
/// What is not set in the options keeps its default: `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor`.
pub fn isclose_with(input: &Tensor, other: &Tensor, options: IscloseOptions) -> Result<Tensor> {
    ISCLOSE.tensor(&[value::tensor(input), value::tensor(other), options.rtol.map_or(value::none(), value::double), options.atol.map_or(value::none(), value::double), options.equal_nan.map_or(value::none(), value::boolean)])
}

/// Elementwise self <= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
/// their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
/// dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.le(torch.tensor([1, 2, 3]), 2)
/// tensor([ True,  True, False])
/// ```
#[inline]
pub fn le<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    LE.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `le`, see [`le`]. In place: the result is written into the tensor itself.
pub fn le_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    LE_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `le`, see [`le`]. The result is written into the given tensor.
pub fn le_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    LE_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// True where both are not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not
/// fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logical_and(torch.tensor([0, 1, 2]), torch.tensor([1, 0, 3]))
/// tensor([False, False,  True])
/// ```
#[inline]
pub fn logical_and(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LOGICAL_AND.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `logical_and`, see [`logical_and`]. In place: the result is written into the tensor itself.
pub fn logical_and_(input: &Tensor, other: &Tensor) -> Result<()> {
    LOGICAL_AND_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `logical_and`, see [`logical_and`]. The result is written into the given tensor.
pub fn logical_and_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LOGICAL_AND_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// True where either is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not
/// fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logical_or(torch.tensor([0, 1, 0]), torch.tensor([False, False, True]))
/// tensor([False,  True,  True])
/// ```
#[inline]
pub fn logical_or(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LOGICAL_OR.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `logical_or`, see [`logical_or`]. In place: the result is written into the tensor itself.
pub fn logical_or_(input: &Tensor, other: &Tensor) -> Result<()> {
    LOGICAL_OR_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `logical_or`, see [`logical_or`]. The result is written into the given tensor.
pub fn logical_or_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LOGICAL_OR_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// True where exactly one is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do
/// not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logical_xor(torch.tensor([True, True]), torch.tensor([True, False]))
/// tensor([False,  True])
/// ```
#[inline]
pub fn logical_xor(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    LOGICAL_XOR.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `logical_xor`, see [`logical_xor`]. In place: the result is written into the tensor itself.
pub fn logical_xor_(input: &Tensor, other: &Tensor) -> Result<()> {
    LOGICAL_XOR_INPLACE.tensor(&[value::tensor(input), value::tensor(other)]).map(drop)
}

/// `logical_xor`, see [`logical_xor`]. The result is written into the given tensor.
pub fn logical_xor_out(input: &Tensor, other: &Tensor, out: &Tensor) -> Result<()> {
    LOGICAL_XOR_OUT.tensor(&[value::tensor(input), value::tensor(other), value::tensor(out)]).map(drop)
}

/// Elementwise self < other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
/// their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
/// dtypes are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.lt(torch.tensor([1, 2, 3]), 2)
/// tensor([ True, False, False])
/// ```
#[inline]
pub fn lt<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    LT.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `lt`, see [`lt`]. In place: the result is written into the tensor itself.
pub fn lt_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    LT_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `lt`, see [`lt`]. The result is written into the given tensor.
pub fn lt_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    LT_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

/// Elementwise self != other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
/// do not fit are an error. Takes bool, integers, floats and complex numbers.
///
/// In Python:
///
/// ```text
/// >>> torch.ne(torch.tensor([1, 2, 3]), 2)
/// tensor([ True, False,  True])
/// ```
#[inline]
pub fn ne<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<Tensor> {
    let other = other.into();
    NE.tensor(&[value::tensor(input), value::operand(&other)])
}

/// `ne`, see [`ne`]. In place: the result is written into the tensor itself.
pub fn ne_<'a>(input: &Tensor, other: impl Into<Operand<'a>>) -> Result<()> {
    let other = other.into();
    NE_INPLACE.tensor(&[value::tensor(input), value::operand(&other)]).map(drop)
}

/// `ne`, see [`ne`]. The result is written into the given tensor.
pub fn ne_out<'a>(input: &Tensor, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
    let other = other.into();
    NE_OUT.tensor(&[value::tensor(input), value::operand(&other), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// True when isclose holds for every element: |self - other| <= atol + rtol |other|. The tensors broadcast and
    /// have one dtype; two dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.allclose(torch.tensor([1., 2.]), torch.tensor([1., 2.0001]), atol=1e-3)
    /// True
    /// ```
    #[inline]
    pub fn allclose(&self, other: &Tensor) -> Result<bool> {
        allclose(self, other)
    }

    /// True when isclose holds for every element: |self - other| <= atol + rtol |other|. The tensors broadcast and
    /// have one dtype; two dtypes are an error.
    ///
    /// What is not set in the options keeps its default: `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool`.
    #[inline]
    pub fn allclose_with(&self, other: &Tensor, options: AllcloseOptions) -> Result<bool> {
        allclose_with(self, other, options)
    }

    /// Elementwise self == other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
    /// do not fit are an error. Takes bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.eq(torch.tensor([1, 2, 3]), torch.tensor([1, 0, 3]))
    /// tensor([ True, False,  True])
    /// ```
    #[inline]
    pub fn eq<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        eq(self, other)
    }

    /// `eq`, see [`eq`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn eq_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        eq_(self, other)
    }

    /// `eq`, see [`eq`]. The result is written into the given tensor.
    #[inline]
    pub fn eq_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        eq_out(self, other, out)
    }

    /// True when both tensors have the same shape and all elements are equal; NaN differs from itself. Any dtype,
    /// also two different ones, which are promoted: nothing is refused.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.equal(torch.tensor([1, 2]), torch.tensor([1, 2]))
    /// True
    /// ```
    #[inline]
    pub fn equal(&self, other: &Tensor) -> Result<bool> {
        equal(self, other)
    }

    /// Elementwise self >= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
    /// their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
    /// dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ge(torch.tensor([1, 2, 3]), 2)
    /// tensor([False,  True,  True])
    /// ```
    #[inline]
    pub fn ge<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        ge(self, other)
    }

    /// `ge`, see [`ge`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn ge_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        ge_(self, other)
    }

    /// `ge`, see [`ge`]. The result is written into the given tensor.
    #[inline]
    pub fn ge_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        ge_out(self, other, out)
    }

    /// Elementwise self > other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
    /// their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
    /// dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.gt(torch.tensor([[1], [2]]), torch.tensor([0, 1, 2]))
    /// tensor([[ True, False, False],
    ///         [ True,  True, False]])
    /// ```
    #[inline]
    pub fn gt<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        gt(self, other)
    }

    /// `gt`, see [`gt`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn gt_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        gt_(self, other)
    }

    /// `gt`, see [`gt`]. The result is written into the given tensor.
    #[inline]
    pub fn gt_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        gt_out(self, other, out)
    }

    /// Bool, in the broadcast shape: True where |self - other| <= atol + rtol * |other|; infinities only equal
    /// themselves, NaN equals NaN with equal_nan. Two tensors of one dtype, any; two dtypes, shapes that do not
    /// broadcast, and a negative rtol or atol are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.isclose(torch.tensor([1., 2.]), torch.tensor([1. + 1e-7, 2.1]))
    /// tensor([ True, False])
    /// ```
    #[inline]
    pub fn isclose(&self, other: &Tensor) -> Result<Tensor> {
        isclose(self, other)
    }

    /// Bool, in the broadcast shape: True where |self - other| <= atol + rtol * |other|; infinities only equal
    /// themselves, NaN equals NaN with equal_nan. Two tensors of one dtype, any; two dtypes, shapes that do not
    /// broadcast, and a negative rtol or atol are errors.
    ///
    /// What is not set in the options keeps its default: `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor`.
    #[inline]
    pub fn isclose_with(&self, other: &Tensor, options: IscloseOptions) -> Result<Tensor> {
        isclose_with(self, other, options)
    }

    /// Elementwise self <= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
    /// their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
    /// dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.le(torch.tensor([1, 2, 3]), 2)
    /// tensor([ True,  True, False])
    /// ```
    #[inline]
    pub fn le<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        le(self, other)
    }

    /// `le`, see [`le`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn le_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        le_(self, other)
    }

    /// `le`, see [`le`]. The result is written into the given tensor.
    #[inline]
    pub fn le_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        le_out(self, other, out)
    }

    /// True where both are not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not
    /// fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logical_and(torch.tensor([0, 1, 2]), torch.tensor([1, 0, 3]))
    /// tensor([False, False,  True])
    /// ```
    #[inline]
    pub fn logical_and(&self, other: &Tensor) -> Result<Tensor> {
        logical_and(self, other)
    }

    /// `logical_and`, see [`logical_and`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn logical_and_(&self, other: &Tensor) -> Result<()> {
        logical_and_(self, other)
    }

    /// `logical_and`, see [`logical_and`]. The result is written into the given tensor.
    #[inline]
    pub fn logical_and_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        logical_and_out(self, other, out)
    }

    /// True where either is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not
    /// fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logical_or(torch.tensor([0, 1, 0]), torch.tensor([False, False, True]))
    /// tensor([False,  True,  True])
    /// ```
    #[inline]
    pub fn logical_or(&self, other: &Tensor) -> Result<Tensor> {
        logical_or(self, other)
    }

    /// `logical_or`, see [`logical_or`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn logical_or_(&self, other: &Tensor) -> Result<()> {
        logical_or_(self, other)
    }

    /// `logical_or`, see [`logical_or`]. The result is written into the given tensor.
    #[inline]
    pub fn logical_or_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        logical_or_out(self, other, out)
    }

    /// True where exactly one is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do
    /// not fit are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logical_xor(torch.tensor([True, True]), torch.tensor([True, False]))
    /// tensor([False,  True])
    /// ```
    #[inline]
    pub fn logical_xor(&self, other: &Tensor) -> Result<Tensor> {
        logical_xor(self, other)
    }

    /// `logical_xor`, see [`logical_xor`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn logical_xor_(&self, other: &Tensor) -> Result<()> {
        logical_xor_(self, other)
    }

    /// `logical_xor`, see [`logical_xor`]. The result is written into the given tensor.
    #[inline]
    pub fn logical_xor_out(&self, other: &Tensor, out: &Tensor) -> Result<()> {
        logical_xor_out(self, other, out)
    }

    /// Elementwise self < other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
    /// their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
    /// dtypes are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.lt(torch.tensor([1, 2, 3]), 2)
    /// tensor([ True, False, False])
    /// ```
    #[inline]
    pub fn lt<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        lt(self, other)
    }

    /// `lt`, see [`lt`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn lt_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        lt_(self, other)
    }

    /// `lt`, see [`lt`]. The result is written into the given tensor.
    #[inline]
    pub fn lt_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        lt_out(self, other, out)
    }

    /// Elementwise self != other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
    /// do not fit are an error. Takes bool, integers, floats and complex numbers.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ne(torch.tensor([1, 2, 3]), 2)
    /// tensor([ True, False,  True])
    /// ```
    #[inline]
    pub fn ne<'a>(&self, other: impl Into<Operand<'a>>) -> Result<Tensor> {
        ne(self, other)
    }

    /// `ne`, see [`ne`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn ne_<'a>(&self, other: impl Into<Operand<'a>>) -> Result<()> {
        ne_(self, other)
    }

    /// `ne`, see [`ne`]. The result is written into the given tensor.
    #[inline]
    pub fn ne_out<'a>(&self, other: impl Into<Operand<'a>>, out: &Tensor) -> Result<()> {
        ne_out(self, other, out)
    }
}
