// Generated from bindings/schema/ops/facts.toml; do not edit.
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static _FILL_UNINITIALIZED: Op = Op::new(c"_fill_uninitialized", c"", 1);
static _IS_COW_TENSOR: Op = Op::new(c"_is_cow_tensor", c"", 1);
static _LAZY_CLONE: Op = Op::new(c"_lazy_clone", c"", 1);
static _PIN_STORAGE: Op = Op::new(c"_pin_storage", c"", 1);
static _STORAGE_RESIZABLE: Op = Op::new(c"_storage_resizable", c"", 1);
static CAN_CAST: Op = Op::new(c"can_cast", c"", 1);
static IS_NONZERO: Op = Op::new(c"is_nonzero", c"", 1);
static IS_SAME_SIZE: Op = Op::new(c"is_same_size", c"", 1);
static IS_SET_TO: Op = Op::new(c"is_set_to", c"", 1);
static PROMOTE_TYPES: Op = Op::new(c"promote_types", c"", 1);

/// Whether empty() and its relatives fill memory: floating dtypes with NaN, integers with the largest. Gives
/// what held before.
#[inline]
pub fn _fill_uninitialized(mode: bool) -> Result<bool> {
    _FILL_UNINITIALIZED.bool(&[value::boolean(mode)])
}

/// Whether a write to the tensor, of any dtype, would copy its memory first: see _lazy_clone.
#[inline]
pub fn _is_cow_tensor(input: &Tensor) -> Result<bool> {
    _IS_COW_TENSOR.bool(&[value::tensor(input)])
}

/// A copy, of any dtype and the same shape, whose memory is copied in front of the first write to it or to
/// self.
#[inline]
pub fn _lazy_clone(input: &Tensor) -> Result<Tensor> {
    _LAZY_CLONE.tensor(&[value::tensor(input)])
}

/// Counts those outside of the library that hold the address of the memory of a tensor of any dtype, which
/// cannot be resized meanwhile; with 0 the memory is only made the tensor's own, where it was shared by
/// _lazy_clone. Gives whether it can be resized now. Another change than -1, 0 and 1 is an error.
#[inline]
pub fn _pin_storage(input: &Tensor, change: i64) -> Result<bool> {
    _PIN_STORAGE.bool(&[value::tensor(input), value::int(change)])
}

/// Whether the memory of a tensor of any dtype may grow: it is the library's own, and nobody outside holds its
/// address.
#[inline]
pub fn _storage_resizable(input: &Tensor) -> Result<bool> {
    _STORAGE_RESIZABLE.bool(&[value::tensor(input)])
}

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
    /// A copy, of any dtype and the same shape, whose memory is copied in front of the first write to it or to
    /// self.
    #[inline]
    pub fn _lazy_clone(&self) -> Result<Tensor> {
        _lazy_clone(self)
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
