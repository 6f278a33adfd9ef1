// Generated from bindings/schema/ops/convert.toml; do not edit.
use std::borrow::Borrow;
use crate::dtype::DType;
use crate::dtype::Device;
use crate::dtype::MemoryFormat;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Operand;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static _TIE: Op = Op::new(c"_tie", c"", 1);
static _TO_COPY: Op = Op::new(c"_to_copy", c"", 1);
static CLONE: Op = Op::new(c"clone", c"", 1);
static CONTIGUOUS: Op = Op::new(c"contiguous", c"", 1);
static COPY: Op = Op::new(c"copy", c"", 1);
static COPY_INPLACE: Op = Op::new(c"copy_", c"", 1);
static FILL: Op = Op::new(c"fill", c"", 1);
static FILL_INPLACE: Op = Op::new(c"fill_", c"", 1);
static ITEM: Op = Op::new(c"item", c"", 1);
static RESIZE_INPLACE: Op = Op::new(c"resize_", c"", 1);
static RESIZE_AS_INPLACE: Op = Op::new(c"resize_as_", c"", 1);
static RESULT_TYPE: Op = Op::new(c"result_type", c"", 1);
static SET_INPLACE: Op = Op::new(c"set_", c"", 1);
static SET_SOURCE_TENSOR_INPLACE: Op = Op::new(c"set_", c"source_Tensor", 1);
static SET_SOURCE_TENSOR_STORAGE_OFFSET_INPLACE: Op = Op::new(c"set_", c"source_Tensor_storage_offset", 1);
static TO_DEVICE: Op = Op::new(c"to", c"device", 1);
static TO_DTYPE: Op = Op::new(c"to", c"dtype", 1);
static TO_OTHER: Op = Op::new(c"to", c"other", 1);
static TO_BFLOAT16: Op = Op::new(c"to_bfloat16", c"", 1);
static TO_BOOL: Op = Op::new(c"to_bool", c"", 1);
static TO_BYTE: Op = Op::new(c"to_byte", c"", 1);
static TO_CDOUBLE: Op = Op::new(c"to_cdouble", c"", 1);
static TO_CFLOAT: Op = Op::new(c"to_cfloat", c"", 1);
static TO_CHALF: Op = Op::new(c"to_chalf", c"", 1);
static TO_CHAR: Op = Op::new(c"to_char", c"", 1);
static TO_DOUBLE: Op = Op::new(c"to_double", c"", 1);
static TO_FLOAT: Op = Op::new(c"to_float", c"", 1);
static TO_HALF: Op = Op::new(c"to_half", c"", 1);
static TO_INT: Op = Op::new(c"to_int", c"", 1);
static TO_LONG: Op = Op::new(c"to_long", c"", 1);
static TO_SHORT: Op = Op::new(c"to_short", c"", 1);
static TYPE_AS: Op = Op::new(c"type_as", c"", 1);
static ZERO_INPLACE: Op = Op::new(c"zero_", c"", 1);

/// self, as a value that also depends on other tensors, with derivative zero: gradients that come from one
/// fused rule share one history.
#[inline]
pub fn _tie(input: &Tensor, to: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let to = value::handles(to);
    _TIE.tensor(&[value::tensor(input), value::tensors(&to)])
}

/// The parameters of [`_to_copy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RawToCopyOptions {
    dtype: Option<DType>,
    device: Option<Device>,
    memory_format: Option<MemoryFormat>,
}

impl RawToCopyOptions {
    /// All defaults.
    pub fn new() -> RawToCopyOptions {
        RawToCopyOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// A copy in another dtype, on another device or in another memory format.
#[inline]
pub fn _to_copy(input: &Tensor) -> Result<Tensor> {
    _TO_COPY.tensor(&[value::tensor(input)])
}

/// A copy in another dtype, on another device or in another memory format.
///
/// What is not set in the options keeps its default: `_to_copy(Tensor self, *, DType? dtype=None, Device? device=None, MemoryFormat? memory_format=None) -> Tensor`.
pub fn _to_copy_with(input: &Tensor, options: RawToCopyOptions) -> Result<Tensor> {
    _TO_COPY.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype), options.device.map_or(value::none(), value::device), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`clone_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CloneOptions {
    memory_format: Option<MemoryFormat>,
}

impl CloneOptions {
    /// All defaults.
    pub fn new() -> CloneOptions {
        CloneOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// A copy in new memory, of the same shape and dtype, any, in the same order of strides unless a memory format
/// is given; one that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> x = torch.tensor([1., 2.])
/// >>> y = x.clone().zero_()
/// >>> x
/// tensor([1., 2.])
/// ```
#[inline]
pub fn clone(input: &Tensor) -> Result<Tensor> {
    CLONE.tensor(&[value::tensor(input)])
}

/// A copy in new memory, of the same shape and dtype, any, in the same order of strides unless a memory format
/// is given; one that it cannot have is an error.
///
/// What is not set in the options keeps its default: `clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn clone_with(input: &Tensor, options: CloneOptions) -> Result<Tensor> {
    CLONE.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`contiguous_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ContiguousOptions {
    memory_format: Option<MemoryFormat>,
}

impl ContiguousOptions {
    /// All defaults.
    pub fn new() -> ContiguousOptions {
        ContiguousOptions::default()
    }

    /// `MemoryFormat`, default `contiguous_format`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor laid out in a memory format, of the same shape and dtype, any; itself when it is already.
/// channels_last needs 4 dimensions, channels_last_3d 5: other numbers, and preserve_format, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.arange(6).view(2, 3).t().contiguous().stride()
/// (2, 1)
/// ```
#[inline]
pub fn contiguous(input: &Tensor) -> Result<Tensor> {
    CONTIGUOUS.tensor(&[value::tensor(input)])
}

/// The tensor laid out in a memory format, of the same shape and dtype, any; itself when it is already.
/// channels_last needs 4 dimensions, channels_last_3d 5: other numbers, and preserve_format, are errors.
///
/// What is not set in the options keeps its default: `contiguous(Tensor self, *, MemoryFormat memory_format=contiguous_format) -> Tensor`.
pub fn contiguous_with(input: &Tensor, options: ContiguousOptions) -> Result<Tensor> {
    CONTIGUOUS.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`copy_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CopyOptions {
    non_blocking: Option<bool>,
}

impl CopyOptions {
    /// All defaults.
    pub fn new() -> CopyOptions {
        CopyOptions::default()
    }

    /// `bool`, default `False`.
    pub fn non_blocking(mut self, non_blocking: impl Into<Option<bool>>) -> Self {
        self.non_blocking = non_blocking.into();
        self
    }
}

/// The elements of src, of any dtype, cast to the dtype of self and broadcast to its shape; a src that does not
/// broadcast is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.zeros(3).copy_(torch.tensor([1, 2, 3]))
/// tensor([1., 2., 3.])
/// ```
#[inline]
pub fn copy(input: &Tensor, src: &Tensor) -> Result<Tensor> {
    COPY.tensor(&[value::tensor(input), value::tensor(src)])
}

/// The elements of src, of any dtype, cast to the dtype of self and broadcast to its shape; a src that does not
/// broadcast is an error.
///
/// What is not set in the options keeps its default: `copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor`.
pub fn copy_with(input: &Tensor, src: &Tensor, options: CopyOptions) -> Result<Tensor> {
    COPY.tensor(&[value::tensor(input), value::tensor(src), options.non_blocking.map_or(value::none(), value::boolean)])
}

/// `copy`, see [`copy`]. In place: the result is written into the tensor itself.
pub fn copy_(input: &Tensor, src: &Tensor) -> Result<()> {
    COPY_INPLACE.tensor(&[value::tensor(input), value::tensor(src)]).map(drop)
}

/// `copy`, see [`copy`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor`.
pub fn copy_with_(input: &Tensor, src: &Tensor, options: CopyOptions) -> Result<()> {
    COPY_INPLACE.tensor(&[value::tensor(input), value::tensor(src), options.non_blocking.map_or(value::none(), value::boolean)]).map(drop)
}

/// A tensor of the shape and dtype of self, any, with every element set to a value: a number, or a tensor
/// without dimensions; one with dimensions, and a number that the dtype does not hold, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.empty(3).fill_(2.5)
/// tensor([2.5000, 2.5000, 2.5000])
/// ```
#[inline]
pub fn fill<'a>(input: &Tensor, value: impl Into<Operand<'a>>) -> Result<Tensor> {
    let value = value.into();
    FILL.tensor(&[value::tensor(input), value::operand(&value)])
}

/// `fill`, see [`fill`]. In place: the result is written into the tensor itself.
pub fn fill_<'a>(input: &Tensor, value: impl Into<Operand<'a>>) -> Result<()> {
    let value = value.into();
    FILL_INPLACE.tensor(&[value::tensor(input), value::operand(&value)]).map(drop)
}

/// The single element of a tensor as a number: bool, int, float or complex by its dtype. Other numbers of
/// elements are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([2.5]).item()
/// 2.5
/// ```
#[inline]
pub fn item(input: &Tensor) -> Result<Scalar> {
    ITEM.scalar(&[value::tensor(input)])
}

/// The parameters of [`resize_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ResizeOptions {
    memory_format: Option<MemoryFormat>,
}

impl ResizeOptions {
    /// All defaults.
    pub fn new() -> ResizeOptions {
        ResizeOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// `resize`, see [`resize`]. In place: the result is written into the tensor itself.
pub fn resize_<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<()> {
    let size = size.into();
    RESIZE_INPLACE.tensor(&[value::tensor(input), value::ints(&size)]).map(drop)
}

/// `resize`, see [`resize`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `resize(Tensor self, int[] size, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn resize_with_<'a>(input: &Tensor, size: impl Into<Ints<'a>>, options: ResizeOptions) -> Result<()> {
    let size = size.into();
    RESIZE_INPLACE.tensor(&[value::tensor(input), value::ints(&size), options.memory_format.map_or(value::none(), value::format)]).map(drop)
}

/// The parameters of [`resize_as_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ResizeAsOptions {
    memory_format: Option<MemoryFormat>,
}

impl ResizeAsOptions {
    /// All defaults.
    pub fn new() -> ResizeAsOptions {
        ResizeAsOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// `resize_as`, see [`resize_as`]. In place: the result is written into the tensor itself.
pub fn resize_as_(input: &Tensor, the_template: &Tensor) -> Result<()> {
    RESIZE_AS_INPLACE.tensor(&[value::tensor(input), value::tensor(the_template)]).map(drop)
}

/// `resize_as`, see [`resize_as`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn resize_as_with_(input: &Tensor, the_template: &Tensor, options: ResizeAsOptions) -> Result<()> {
    RESIZE_AS_INPLACE.tensor(&[value::tensor(input), value::tensor(the_template), options.memory_format.map_or(value::none(), value::format)]).map(drop)
}

/// The dtype that an operation on both would compute in: tensors with dimensions come before 0-dim ones, and
/// those before plain numbers; only a higher kind (bool, integer, float, complex) of a later one counts. No two
/// dtypes are refused.
///
/// In Python:
///
/// ```text
/// >>> torch.result_type(torch.tensor([1, 2]), 1.0)
/// torch.float32
/// ```
#[inline]
pub fn result_type<'a>(tensor: &Tensor, other: impl Into<Operand<'a>>) -> Result<DType> {
    let other = other.into();
    RESULT_TYPE.dtype(&[value::tensor(tensor), value::operand(&other)])
}

/// `set`, see [`set`]. In place: the result is written into the tensor itself.
pub fn set_(input: &Tensor) -> Result<()> {
    SET_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

/// `set.source_Tensor`, see [`set_source_tensor`]. In place: the result is written into the tensor itself.
pub fn set_source_tensor_(input: &Tensor, source: &Tensor) -> Result<()> {
    SET_SOURCE_TENSOR_INPLACE.tensor(&[value::tensor(input), value::tensor(source)]).map(drop)
}

/// The parameters of [`set_source_tensor_storage_offset_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SetSourceTensorStorageOffsetOptions<'a> {
    stride: Option<Ints<'a>>,
}

impl<'a> SetSourceTensorStorageOffsetOptions<'a> {
    /// All defaults.
    pub fn new() -> SetSourceTensorStorageOffsetOptions<'a> {
        SetSourceTensorStorageOffsetOptions::default()
    }

    /// `int[]`, default `[]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }
}

/// `set.source_Tensor_storage_offset`, see [`set_source_tensor_storage_offset`]. In place: the result is
/// written into the tensor itself.
pub fn set_source_tensor_storage_offset_<'a>(input: &Tensor, source: &Tensor, storage_offset: i64, size: impl Into<Ints<'a>>) -> Result<()> {
    let size = size.into();
    SET_SOURCE_TENSOR_STORAGE_OFFSET_INPLACE.tensor(&[value::tensor(input), value::tensor(source), value::int(storage_offset), value::ints(&size)]).map(drop)
}

/// `set.source_Tensor_storage_offset`, see [`set_source_tensor_storage_offset`]. In place: the result is
/// written into the tensor itself.
///
/// What is not set in the options keeps its default: `set.source_Tensor_storage_offset(Tensor self, Tensor source, int storage_offset, int[] size, int[] stride=[]) -> Tensor`.
pub fn set_source_tensor_storage_offset_with_<'a>(input: &Tensor, source: &Tensor, storage_offset: i64, size: impl Into<Ints<'a>>, options: SetSourceTensorStorageOffsetOptions<'_>) -> Result<()> {
    let size = size.into();
    SET_SOURCE_TENSOR_STORAGE_OFFSET_INPLACE.tensor(&[value::tensor(input), value::tensor(source), value::int(storage_offset), value::ints(&size), options.stride.as_ref().map_or(value::none(), value::ints)]).map(drop)
}

/// The parameters of [`to_device_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToDeviceOptions {
    device: Option<Device>,
    dtype: Option<DType>,
    non_blocking: Option<bool>,
    copy: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl ToDeviceOptions {
    /// All defaults.
    pub fn new() -> ToDeviceOptions {
        ToDeviceOptions::default()
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `bool`, default `False`.
    pub fn non_blocking(mut self, non_blocking: impl Into<Option<bool>>) -> Self {
        self.non_blocking = non_blocking.into();
        self
    }

    /// `bool`, default `False`.
    pub fn copy(mut self, copy: impl Into<Option<bool>>) -> Self {
        self.copy = copy.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor on a device and in a dtype, any, in its own shape; itself when nothing changes and copy is False.
/// A device that this build has not is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1., 2.]).to('cpu', torch.float64)
/// tensor([1., 2.], dtype=torch.float64)
/// ```
#[inline]
pub fn to_device(input: &Tensor) -> Result<Tensor> {
    TO_DEVICE.tensor(&[value::tensor(input)])
}

/// The tensor on a device and in a dtype, any, in its own shape; itself when nothing changes and copy is False.
/// A device that this build has not is an error.
///
/// What is not set in the options keeps its default: `to.device(Tensor self, Device? device=None, DType? dtype=None, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_device_with(input: &Tensor, options: ToDeviceOptions) -> Result<Tensor> {
    TO_DEVICE.tensor(&[value::tensor(input), options.device.map_or(value::none(), value::device), options.dtype.map_or(value::none(), value::dtype), options.non_blocking.map_or(value::none(), value::boolean), options.copy.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_dtype_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToDtypeOptions {
    non_blocking: Option<bool>,
    copy: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl ToDtypeOptions {
    /// All defaults.
    pub fn new() -> ToDtypeOptions {
        ToDtypeOptions::default()
    }

    /// `bool`, default `False`.
    pub fn non_blocking(mut self, non_blocking: impl Into<Option<bool>>) -> Self {
        self.non_blocking = non_blocking.into();
        self
    }

    /// `bool`, default `False`.
    pub fn copy(mut self, copy: impl Into<Option<bool>>) -> Self {
        self.copy = copy.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor in a dtype, any, and in its own shape; itself when nothing changes and copy is False. Complex to
/// real drops the imaginary part. Differentiable between floating point and complex dtypes; a memory format
/// that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.7, -2.5]).to(torch.int64)
/// tensor([ 1, -2])
/// ```
#[inline]
pub fn to_dtype(input: &Tensor, dtype: DType) -> Result<Tensor> {
    TO_DTYPE.tensor(&[value::tensor(input), value::dtype(dtype)])
}

/// The tensor in a dtype, any, and in its own shape; itself when nothing changes and copy is False. Complex to
/// real drops the imaginary part. Differentiable between floating point and complex dtypes; a memory format
/// that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to.dtype(Tensor self, DType dtype, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_dtype_with(input: &Tensor, dtype: DType, options: ToDtypeOptions) -> Result<Tensor> {
    TO_DTYPE.tensor(&[value::tensor(input), value::dtype(dtype), options.non_blocking.map_or(value::none(), value::boolean), options.copy.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_other_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToOtherOptions {
    non_blocking: Option<bool>,
    copy: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl ToOtherOptions {
    /// All defaults.
    pub fn new() -> ToOtherOptions {
        ToOtherOptions::default()
    }

    /// `bool`, default `False`.
    pub fn non_blocking(mut self, non_blocking: impl Into<Option<bool>>) -> Self {
        self.non_blocking = non_blocking.into();
        self
    }

    /// `bool`, default `False`.
    pub fn copy(mut self, copy: impl Into<Option<bool>>) -> Self {
        self.copy = copy.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor in the dtype, any, and on the device of another, in its own shape; itself when nothing changes
/// and copy is False. A memory format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1, 2]).to(torch.tensor(0.5))
/// tensor([1., 2.])
/// ```
#[inline]
pub fn to_other(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    TO_OTHER.tensor(&[value::tensor(input), value::tensor(other)])
}

/// The tensor in the dtype, any, and on the device of another, in its own shape; itself when nothing changes
/// and copy is False. A memory format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to.other(Tensor self, Tensor other, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_other_with(input: &Tensor, other: &Tensor, options: ToOtherOptions) -> Result<Tensor> {
    TO_OTHER.tensor(&[value::tensor(input), value::tensor(other), options.non_blocking.map_or(value::none(), value::boolean), options.copy.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_bfloat16_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToBfloat16Options {
    memory_format: Option<MemoryFormat>,
}

impl ToBfloat16Options {
    /// All defaults.
    pub fn new() -> ToBfloat16Options {
        ToBfloat16Options::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype bfloat16; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([3.14159]).bfloat16()
/// tensor([3.1406], dtype=torch.bfloat16)
/// ```
#[inline]
pub fn to_bfloat16(input: &Tensor) -> Result<Tensor> {
    TO_BFLOAT16.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype bfloat16; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_bfloat16(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_bfloat16_with(input: &Tensor, options: ToBfloat16Options) -> Result<Tensor> {
    TO_BFLOAT16.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_bool_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToBoolOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToBoolOptions {
    /// All defaults.
    pub fn new() -> ToBoolOptions {
        ToBoolOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype bool; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([0., 2., -1.]).bool()
/// tensor([False,  True,  True])
/// ```
#[inline]
pub fn to_bool(input: &Tensor) -> Result<Tensor> {
    TO_BOOL.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype bool; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_bool(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_bool_with(input: &Tensor, options: ToBoolOptions) -> Result<Tensor> {
    TO_BOOL.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_byte_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToByteOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToByteOptions {
    /// All defaults.
    pub fn new() -> ToByteOptions {
        ToByteOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype uint8; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.9, 200.]).byte()
/// tensor([  1, 200], dtype=torch.uint8)
/// ```
#[inline]
pub fn to_byte(input: &Tensor) -> Result<Tensor> {
    TO_BYTE.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype uint8; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_byte(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_byte_with(input: &Tensor, options: ToByteOptions) -> Result<Tensor> {
    TO_BYTE.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_cdouble_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToCdoubleOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToCdoubleOptions {
    /// All defaults.
    pub fn new() -> ToCdoubleOptions {
        ToCdoubleOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype complex128; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.5, 2.]).cdouble()
/// tensor([1.5000+0.j, 2.0000+0.j], dtype=torch.complex128)
/// ```
#[inline]
pub fn to_cdouble(input: &Tensor) -> Result<Tensor> {
    TO_CDOUBLE.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype complex128; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_cdouble(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_cdouble_with(input: &Tensor, options: ToCdoubleOptions) -> Result<Tensor> {
    TO_CDOUBLE.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_cfloat_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToCfloatOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToCfloatOptions {
    /// All defaults.
    pub fn new() -> ToCfloatOptions {
        ToCfloatOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype complex64; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.5, 2.]).cfloat()
/// tensor([1.5000+0.j, 2.0000+0.j])
/// ```
#[inline]
pub fn to_cfloat(input: &Tensor) -> Result<Tensor> {
    TO_CFLOAT.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype complex64; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_cfloat(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_cfloat_with(input: &Tensor, options: ToCfloatOptions) -> Result<Tensor> {
    TO_CFLOAT.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_chalf_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToChalfOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToChalfOptions {
    /// All defaults.
    pub fn new() -> ToChalfOptions {
        ToChalfOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype complex32; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.5, 2.]).chalf().dtype
/// torch.complex32
/// ```
#[inline]
pub fn to_chalf(input: &Tensor) -> Result<Tensor> {
    TO_CHALF.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype complex32; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_chalf(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_chalf_with(input: &Tensor, options: ToChalfOptions) -> Result<Tensor> {
    TO_CHALF.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_char_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToCharOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToCharOptions {
    /// All defaults.
    pub fn new() -> ToCharOptions {
        ToCharOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype int8; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.9, -3.]).char()
/// tensor([ 1, -3], dtype=torch.int8)
/// ```
#[inline]
pub fn to_char(input: &Tensor) -> Result<Tensor> {
    TO_CHAR.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype int8; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_char(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_char_with(input: &Tensor, options: ToCharOptions) -> Result<Tensor> {
    TO_CHAR.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_double_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToDoubleOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToDoubleOptions {
    /// All defaults.
    pub fn new() -> ToDoubleOptions {
        ToDoubleOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype float64; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1, 2]).double()
/// tensor([1., 2.], dtype=torch.float64)
/// ```
#[inline]
pub fn to_double(input: &Tensor) -> Result<Tensor> {
    TO_DOUBLE.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype float64; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_double(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_double_with(input: &Tensor, options: ToDoubleOptions) -> Result<Tensor> {
    TO_DOUBLE.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_float_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToFloatOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToFloatOptions {
    /// All defaults.
    pub fn new() -> ToFloatOptions {
        ToFloatOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype float32; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1, 2]).float()
/// tensor([1., 2.])
/// ```
#[inline]
pub fn to_float(input: &Tensor) -> Result<Tensor> {
    TO_FLOAT.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype float32; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_float(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_float_with(input: &Tensor, options: ToFloatOptions) -> Result<Tensor> {
    TO_FLOAT.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_half_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToHalfOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToHalfOptions {
    /// All defaults.
    pub fn new() -> ToHalfOptions {
        ToHalfOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype float16; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1., 1e-9]).half()
/// tensor([1., 0.], dtype=torch.float16)
/// ```
#[inline]
pub fn to_half(input: &Tensor) -> Result<Tensor> {
    TO_HALF.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype float16; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_half(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_half_with(input: &Tensor, options: ToHalfOptions) -> Result<Tensor> {
    TO_HALF.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_int_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToIntOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToIntOptions {
    /// All defaults.
    pub fn new() -> ToIntOptions {
        ToIntOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype int32; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.9, -3.]).int()
/// tensor([ 1, -3], dtype=torch.int32)
/// ```
#[inline]
pub fn to_int(input: &Tensor) -> Result<Tensor> {
    TO_INT.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype int32; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_int(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_int_with(input: &Tensor, options: ToIntOptions) -> Result<Tensor> {
    TO_INT.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_long_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToLongOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToLongOptions {
    /// All defaults.
    pub fn new() -> ToLongOptions {
        ToLongOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype int64; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.9, -3.]).long()
/// tensor([ 1, -3])
/// ```
#[inline]
pub fn to_long(input: &Tensor) -> Result<Tensor> {
    TO_LONG.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype int64; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_long(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_long_with(input: &Tensor, options: ToLongOptions) -> Result<Tensor> {
    TO_LONG.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`to_short_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ToShortOptions {
    memory_format: Option<MemoryFormat>,
}

impl ToShortOptions {
    /// All defaults.
    pub fn new() -> ToShortOptions {
        ToShortOptions::default()
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// The tensor, of any dtype, in dtype int16; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1.9, -300.]).short()
/// tensor([   1, -300], dtype=torch.int16)
/// ```
#[inline]
pub fn to_short(input: &Tensor) -> Result<Tensor> {
    TO_SHORT.tensor(&[value::tensor(input)])
}

/// The tensor, of any dtype, in dtype int16; itself when it has it already. In the shape of self; a memory
/// format that it cannot have is an error.
///
/// What is not set in the options keeps its default: `to_short(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
pub fn to_short_with(input: &Tensor, options: ToShortOptions) -> Result<Tensor> {
    TO_SHORT.tensor(&[value::tensor(input), options.memory_format.map_or(value::none(), value::format)])
}

/// The tensor in the dtype of another, in its own shape; itself when it has that dtype already. Any two dtypes:
/// nothing is refused.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1, 2]).type_as(torch.tensor(1.))
/// tensor([1., 2.])
/// ```
#[inline]
pub fn type_as(input: &Tensor, other: &Tensor) -> Result<Tensor> {
    TYPE_AS.tensor(&[value::tensor(input), value::tensor(other)])
}

/// `zero`, see [`zero`]. In place: the result is written into the tensor itself.
pub fn zero_(input: &Tensor) -> Result<()> {
    ZERO_INPLACE.tensor(&[value::tensor(input)]).map(drop)
}

impl Tensor {
    /// The tensor laid out in a memory format, of the same shape and dtype, any; itself when it is already.
    /// channels_last needs 4 dimensions, channels_last_3d 5: other numbers, and preserve_format, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.arange(6).view(2, 3).t().contiguous().stride()
    /// (2, 1)
    /// ```
    #[inline]
    pub fn contiguous(&self) -> Result<Tensor> {
        contiguous(self)
    }

    /// The tensor laid out in a memory format, of the same shape and dtype, any; itself when it is already.
    /// channels_last needs 4 dimensions, channels_last_3d 5: other numbers, and preserve_format, are errors.
    ///
    /// What is not set in the options keeps its default: `contiguous(Tensor self, *, MemoryFormat memory_format=contiguous_format) -> Tensor`.
    #[inline]
    pub fn contiguous_with(&self, options: ContiguousOptions) -> Result<Tensor> {
        contiguous_with(self, options)
    }

    /// The elements of src, of any dtype, cast to the dtype of self and broadcast to its shape; a src that does not
    /// broadcast is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.zeros(3).copy_(torch.tensor([1, 2, 3]))
    /// tensor([1., 2., 3.])
    /// ```
    #[inline]
    pub fn copy(&self, src: &Tensor) -> Result<Tensor> {
        copy(self, src)
    }

    /// The elements of src, of any dtype, cast to the dtype of self and broadcast to its shape; a src that does not
    /// broadcast is an error.
    ///
    /// What is not set in the options keeps its default: `copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor`.
    #[inline]
    pub fn copy_with(&self, src: &Tensor, options: CopyOptions) -> Result<Tensor> {
        copy_with(self, src, options)
    }

    /// `copy`, see [`copy`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn copy_(&self, src: &Tensor) -> Result<()> {
        copy_(self, src)
    }

    /// `copy`, see [`copy`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor`.
    #[inline]
    pub fn copy_with_(&self, src: &Tensor, options: CopyOptions) -> Result<()> {
        copy_with_(self, src, options)
    }

    /// `fill`, see [`fill`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn fill_<'a>(&self, value: impl Into<Operand<'a>>) -> Result<()> {
        fill_(self, value)
    }

    /// `resize`, see [`resize`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn resize_<'a>(&self, size: impl Into<Ints<'a>>) -> Result<()> {
        resize_(self, size)
    }

    /// `resize`, see [`resize`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `resize(Tensor self, int[] size, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn resize_with_<'a>(&self, size: impl Into<Ints<'a>>, options: ResizeOptions) -> Result<()> {
        resize_with_(self, size, options)
    }

    /// `resize_as`, see [`resize_as`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn resize_as_(&self, the_template: &Tensor) -> Result<()> {
        resize_as_(self, the_template)
    }

    /// `resize_as`, see [`resize_as`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn resize_as_with_(&self, the_template: &Tensor, options: ResizeAsOptions) -> Result<()> {
        resize_as_with_(self, the_template, options)
    }

    /// `set`, see [`set`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn set_(&self) -> Result<()> {
        set_(self)
    }

    /// `set.source_Tensor`, see [`set_source_tensor`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn set_source_tensor_(&self, source: &Tensor) -> Result<()> {
        set_source_tensor_(self, source)
    }

    /// `set.source_Tensor_storage_offset`, see [`set_source_tensor_storage_offset`]. In place: the result is
    /// written into the tensor itself.
    #[inline]
    pub fn set_source_tensor_storage_offset_<'a>(&self, source: &Tensor, storage_offset: i64, size: impl Into<Ints<'a>>) -> Result<()> {
        set_source_tensor_storage_offset_(self, source, storage_offset, size)
    }

    /// `set.source_Tensor_storage_offset`, see [`set_source_tensor_storage_offset`]. In place: the result is
    /// written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `set.source_Tensor_storage_offset(Tensor self, Tensor source, int storage_offset, int[] size, int[] stride=[]) -> Tensor`.
    #[inline]
    pub fn set_source_tensor_storage_offset_with_<'a>(&self, source: &Tensor, storage_offset: i64, size: impl Into<Ints<'a>>, options: SetSourceTensorStorageOffsetOptions<'_>) -> Result<()> {
        set_source_tensor_storage_offset_with_(self, source, storage_offset, size, options)
    }

    /// The tensor on a device and in a dtype, any, in its own shape; itself when nothing changes and copy is False.
    /// A device that this build has not is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1., 2.]).to('cpu', torch.float64)
    /// tensor([1., 2.], dtype=torch.float64)
    /// ```
    #[inline]
    pub fn to_device(&self) -> Result<Tensor> {
        to_device(self)
    }

    /// The tensor on a device and in a dtype, any, in its own shape; itself when nothing changes and copy is False.
    /// A device that this build has not is an error.
    ///
    /// What is not set in the options keeps its default: `to.device(Tensor self, Device? device=None, DType? dtype=None, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_device_with(&self, options: ToDeviceOptions) -> Result<Tensor> {
        to_device_with(self, options)
    }

    /// The tensor in a dtype, any, and in its own shape; itself when nothing changes and copy is False. Complex to
    /// real drops the imaginary part. Differentiable between floating point and complex dtypes; a memory format
    /// that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.7, -2.5]).to(torch.int64)
    /// tensor([ 1, -2])
    /// ```
    #[inline]
    pub fn to_dtype(&self, dtype: DType) -> Result<Tensor> {
        to_dtype(self, dtype)
    }

    /// The tensor in a dtype, any, and in its own shape; itself when nothing changes and copy is False. Complex to
    /// real drops the imaginary part. Differentiable between floating point and complex dtypes; a memory format
    /// that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to.dtype(Tensor self, DType dtype, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_dtype_with(&self, dtype: DType, options: ToDtypeOptions) -> Result<Tensor> {
        to_dtype_with(self, dtype, options)
    }

    /// The tensor in the dtype, any, and on the device of another, in its own shape; itself when nothing changes
    /// and copy is False. A memory format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1, 2]).to(torch.tensor(0.5))
    /// tensor([1., 2.])
    /// ```
    #[inline]
    pub fn to_other(&self, other: &Tensor) -> Result<Tensor> {
        to_other(self, other)
    }

    /// The tensor in the dtype, any, and on the device of another, in its own shape; itself when nothing changes
    /// and copy is False. A memory format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to.other(Tensor self, Tensor other, bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_other_with(&self, other: &Tensor, options: ToOtherOptions) -> Result<Tensor> {
        to_other_with(self, other, options)
    }

    /// The tensor, of any dtype, in dtype bfloat16; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([3.14159]).bfloat16()
    /// tensor([3.1406], dtype=torch.bfloat16)
    /// ```
    #[inline]
    pub fn to_bfloat16(&self) -> Result<Tensor> {
        to_bfloat16(self)
    }

    /// The tensor, of any dtype, in dtype bfloat16; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_bfloat16(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_bfloat16_with(&self, options: ToBfloat16Options) -> Result<Tensor> {
        to_bfloat16_with(self, options)
    }

    /// The tensor, of any dtype, in dtype bool; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([0., 2., -1.]).bool()
    /// tensor([False,  True,  True])
    /// ```
    #[inline]
    pub fn to_bool(&self) -> Result<Tensor> {
        to_bool(self)
    }

    /// The tensor, of any dtype, in dtype bool; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_bool(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_bool_with(&self, options: ToBoolOptions) -> Result<Tensor> {
        to_bool_with(self, options)
    }

    /// The tensor, of any dtype, in dtype uint8; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.9, 200.]).byte()
    /// tensor([  1, 200], dtype=torch.uint8)
    /// ```
    #[inline]
    pub fn to_byte(&self) -> Result<Tensor> {
        to_byte(self)
    }

    /// The tensor, of any dtype, in dtype uint8; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_byte(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_byte_with(&self, options: ToByteOptions) -> Result<Tensor> {
        to_byte_with(self, options)
    }

    /// The tensor, of any dtype, in dtype complex128; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.5, 2.]).cdouble()
    /// tensor([1.5000+0.j, 2.0000+0.j], dtype=torch.complex128)
    /// ```
    #[inline]
    pub fn to_cdouble(&self) -> Result<Tensor> {
        to_cdouble(self)
    }

    /// The tensor, of any dtype, in dtype complex128; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_cdouble(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_cdouble_with(&self, options: ToCdoubleOptions) -> Result<Tensor> {
        to_cdouble_with(self, options)
    }

    /// The tensor, of any dtype, in dtype complex64; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.5, 2.]).cfloat()
    /// tensor([1.5000+0.j, 2.0000+0.j])
    /// ```
    #[inline]
    pub fn to_cfloat(&self) -> Result<Tensor> {
        to_cfloat(self)
    }

    /// The tensor, of any dtype, in dtype complex64; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_cfloat(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_cfloat_with(&self, options: ToCfloatOptions) -> Result<Tensor> {
        to_cfloat_with(self, options)
    }

    /// The tensor, of any dtype, in dtype complex32; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.5, 2.]).chalf().dtype
    /// torch.complex32
    /// ```
    #[inline]
    pub fn to_chalf(&self) -> Result<Tensor> {
        to_chalf(self)
    }

    /// The tensor, of any dtype, in dtype complex32; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_chalf(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_chalf_with(&self, options: ToChalfOptions) -> Result<Tensor> {
        to_chalf_with(self, options)
    }

    /// The tensor, of any dtype, in dtype int8; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.9, -3.]).char()
    /// tensor([ 1, -3], dtype=torch.int8)
    /// ```
    #[inline]
    pub fn to_char(&self) -> Result<Tensor> {
        to_char(self)
    }

    /// The tensor, of any dtype, in dtype int8; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_char(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_char_with(&self, options: ToCharOptions) -> Result<Tensor> {
        to_char_with(self, options)
    }

    /// The tensor, of any dtype, in dtype float64; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1, 2]).double()
    /// tensor([1., 2.], dtype=torch.float64)
    /// ```
    #[inline]
    pub fn to_double(&self) -> Result<Tensor> {
        to_double(self)
    }

    /// The tensor, of any dtype, in dtype float64; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_double(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_double_with(&self, options: ToDoubleOptions) -> Result<Tensor> {
        to_double_with(self, options)
    }

    /// The tensor, of any dtype, in dtype float32; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1, 2]).float()
    /// tensor([1., 2.])
    /// ```
    #[inline]
    pub fn to_float(&self) -> Result<Tensor> {
        to_float(self)
    }

    /// The tensor, of any dtype, in dtype float32; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_float(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_float_with(&self, options: ToFloatOptions) -> Result<Tensor> {
        to_float_with(self, options)
    }

    /// The tensor, of any dtype, in dtype float16; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1., 1e-9]).half()
    /// tensor([1., 0.], dtype=torch.float16)
    /// ```
    #[inline]
    pub fn to_half(&self) -> Result<Tensor> {
        to_half(self)
    }

    /// The tensor, of any dtype, in dtype float16; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_half(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_half_with(&self, options: ToHalfOptions) -> Result<Tensor> {
        to_half_with(self, options)
    }

    /// The tensor, of any dtype, in dtype int32; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.9, -3.]).int()
    /// tensor([ 1, -3], dtype=torch.int32)
    /// ```
    #[inline]
    pub fn to_int(&self) -> Result<Tensor> {
        to_int(self)
    }

    /// The tensor, of any dtype, in dtype int32; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_int(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_int_with(&self, options: ToIntOptions) -> Result<Tensor> {
        to_int_with(self, options)
    }

    /// The tensor, of any dtype, in dtype int64; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.9, -3.]).long()
    /// tensor([ 1, -3])
    /// ```
    #[inline]
    pub fn to_long(&self) -> Result<Tensor> {
        to_long(self)
    }

    /// The tensor, of any dtype, in dtype int64; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_long(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_long_with(&self, options: ToLongOptions) -> Result<Tensor> {
        to_long_with(self, options)
    }

    /// The tensor, of any dtype, in dtype int16; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1.9, -300.]).short()
    /// tensor([   1, -300], dtype=torch.int16)
    /// ```
    #[inline]
    pub fn to_short(&self) -> Result<Tensor> {
        to_short(self)
    }

    /// The tensor, of any dtype, in dtype int16; itself when it has it already. In the shape of self; a memory
    /// format that it cannot have is an error.
    ///
    /// What is not set in the options keeps its default: `to_short(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`.
    #[inline]
    pub fn to_short_with(&self, options: ToShortOptions) -> Result<Tensor> {
        to_short_with(self, options)
    }

    /// The tensor in the dtype of another, in its own shape; itself when it has that dtype already. Any two dtypes:
    /// nothing is refused.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1, 2]).type_as(torch.tensor(1.))
    /// tensor([1., 2.])
    /// ```
    #[inline]
    pub fn type_as(&self, other: &Tensor) -> Result<Tensor> {
        type_as(self, other)
    }

    /// `zero`, see [`zero`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn zero_(&self) -> Result<()> {
        zero_(self)
    }
}
