// Generated from bindings/schema/ops/facts.toml; do not edit.
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static CAN_CAST: Op = Op::new(c"can_cast", c"", 1);
static IS_NONZERO: Op = Op::new(c"is_nonzero", c"", 1);
static IS_SAME_SIZE: Op = Op::new(c"is_same_size", c"", 1);
static IS_SET_TO: Op = Op::new(c"is_set_to", c"", 1);
static PROMOTE_TYPES: Op = Op::new(c"promote_types", c"", 1);

/// Whether an operator in place may store numbers of one dtype in another: not of a higher kind (bool, integer,
/// float, complex) in a lower one. What is no dtype is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.can_cast(torch.float64, torch.int32)
/// False
/// ```
#[inline]
pub fn can_cast(from_: DType, to: DType) -> Result<bool> {
    CAN_CAST.bool(&[value::dtype(from_), value::dtype(to)])
}

/// Whether the single element of a tensor of any dtype is not zero; another number of elements is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.is_nonzero(torch.tensor([2.5]))
/// True
/// ```
#[inline]
pub fn is_nonzero(input: &Tensor) -> Result<bool> {
    IS_NONZERO.bool(&[value::tensor(input)])
}

/// Whether two tensors, of any dtypes, have the same shape. Other objects are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.is_same_size(torch.zeros(2, 1), torch.zeros(2))
/// False
/// ```
#[inline]
pub fn is_same_size(input: &Tensor, other: &Tensor) -> Result<bool> {
    IS_SAME_SIZE.bool(&[value::tensor(input), value::tensor(other)])
}

/// Whether two tensors of any dtypes are the same view of the same storage: offset, sizes and strides are
/// equal. Other objects are an error.
///
/// In Python:
///
/// ```text
/// >>> x = torch.zeros(2)
/// >>> x.is_set_to(x[:]), x.is_set_to(x[1:])
/// (True, False)
/// ```
#[inline]
pub fn is_set_to(input: &Tensor, tensor: &Tensor) -> Result<bool> {
    IS_SET_TO.bool(&[value::tensor(input), value::tensor(tensor)])
}

/// The smallest dtype that holds the kinds of numbers of both. Types that have none, such as uint16 with a
/// signed integer, are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.promote_types(torch.int32, torch.float16)
/// torch.float16
/// ```
#[inline]
pub fn promote_types(type1: DType, type2: DType) -> Result<DType> {
    PROMOTE_TYPES.dtype(&[value::dtype(type1), value::dtype(type2)])
}

impl Tensor {
    /// Whether the single element of a tensor of any dtype is not zero; another number of elements is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.is_nonzero(torch.tensor([2.5]))
    /// True
    /// ```
    #[inline]
    pub fn is_nonzero(&self) -> Result<bool> {
        is_nonzero(self)
    }

    /// Whether two tensors, of any dtypes, have the same shape. Other objects are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.is_same_size(torch.zeros(2, 1), torch.zeros(2))
    /// False
    /// ```
    #[inline]
    pub fn is_same_size(&self, other: &Tensor) -> Result<bool> {
        is_same_size(self, other)
    }

    /// Whether two tensors of any dtypes are the same view of the same storage: offset, sizes and strides are
    /// equal. Other objects are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> x = torch.zeros(2)
    /// >>> x.is_set_to(x[:]), x.is_set_to(x[1:])
    /// (True, False)
    /// ```
    #[inline]
    pub fn is_set_to(&self, tensor: &Tensor) -> Result<bool> {
        is_set_to(self, tensor)
    }
}
