// Generated from bindings/schema/ops/creation.toml; do not edit.
use crate::dtype::DType;
use crate::dtype::Device;
use crate::dtype::Layout;
use crate::dtype::MemoryFormat;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Operand;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static ARANGE: Op = Op::new(c"arange", c"", 1);
static ARANGE_OUT: Op = Op::new(c"arange", c"out", 1);
static ARANGE_START: Op = Op::new(c"arange", c"start", 1);
static ARANGE_START_OUT: Op = Op::new(c"arange", c"start.out", 1);
static BARTLETT_WINDOW: Op = Op::new(c"bartlett_window", c"", 1);
static BLACKMAN_WINDOW: Op = Op::new(c"blackman_window", c"", 1);
static EMPTY: Op = Op::new(c"empty", c"", 1);
static EMPTY_OUT: Op = Op::new(c"empty", c"out", 1);
static EMPTY_LIKE: Op = Op::new(c"empty_like", c"", 1);
static EMPTY_STRIDED: Op = Op::new(c"empty_strided", c"", 1);
static EYE: Op = Op::new(c"eye", c"", 1);
static EYE_OUT: Op = Op::new(c"eye", c"out", 1);
static EYE_M: Op = Op::new(c"eye", c"m", 1);
static EYE_M_OUT: Op = Op::new(c"eye", c"m.out", 1);
static FULL: Op = Op::new(c"full", c"", 1);
static FULL_OUT: Op = Op::new(c"full", c"out", 1);
static FULL_LIKE: Op = Op::new(c"full_like", c"", 1);
static HAMMING_WINDOW: Op = Op::new(c"hamming_window", c"", 1);
static HANN_WINDOW: Op = Op::new(c"hann_window", c"", 1);
static KAISER_WINDOW: Op = Op::new(c"kaiser_window", c"", 1);
static LINSPACE: Op = Op::new(c"linspace", c"", 1);
static LINSPACE_OUT: Op = Op::new(c"linspace", c"out", 1);
static LINSPACE_TENSOR: Op = Op::new(c"linspace", c"Tensor", 1);
static LINSPACE_TENSOR_OUT: Op = Op::new(c"linspace", c"Tensor.out", 1);
static LOGSPACE: Op = Op::new(c"logspace", c"", 1);
static LOGSPACE_OUT: Op = Op::new(c"logspace", c"out", 1);
static LOGSPACE_TENSOR: Op = Op::new(c"logspace", c"Tensor", 1);
static LOGSPACE_TENSOR_OUT: Op = Op::new(c"logspace", c"Tensor.out", 1);
static NEW_EMPTY: Op = Op::new(c"new_empty", c"", 1);
static NEW_EMPTY_STRIDED: Op = Op::new(c"new_empty_strided", c"", 1);
static NEW_FULL: Op = Op::new(c"new_full", c"", 1);
static NEW_ONES: Op = Op::new(c"new_ones", c"", 1);
static NEW_ZEROS: Op = Op::new(c"new_zeros", c"", 1);
static ONES: Op = Op::new(c"ones", c"", 1);
static ONES_OUT: Op = Op::new(c"ones", c"out", 1);
static ONES_LIKE: Op = Op::new(c"ones_like", c"", 1);
static RANGE: Op = Op::new(c"range", c"", 1);
static RANGE_OUT: Op = Op::new(c"range", c"out", 1);
static SCALAR_TENSOR: Op = Op::new(c"scalar_tensor", c"", 1);
static TRIL_INDICES: Op = Op::new(c"tril_indices", c"", 1);
static TRIU_INDICES: Op = Op::new(c"triu_indices", c"", 1);
static VANDER: Op = Op::new(c"vander", c"", 1);
static ZEROS: Op = Op::new(c"zeros", c"", 1);
static ZEROS_OUT: Op = Op::new(c"zeros", c"out", 1);
static ZEROS_LIKE: Op = Op::new(c"zeros_like", c"", 1);

/// The parameters of [`arange_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ArangeOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl ArangeOptions {
    /// All defaults.
    pub fn new() -> ArangeOptions {
        ArangeOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// 0, 1, 2, ... below end, 1-d of ceil(end) elements. Integers give int64 unless a dtype is given; a negative
/// end is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.arange(5)
/// tensor([0, 1, 2, 3, 4])
/// ```
#[inline]
pub fn arange(end: impl Into<Scalar>) -> Result<Tensor> {
    let end = end.into();
    ARANGE.tensor(&[value::scalar(&end)])
}

/// 0, 1, 2, ... below end, 1-d of ceil(end) elements. Integers give int64 unless a dtype is given; a negative
/// end is an error.
///
/// What is not set in the options keeps its default: `arange(Scalar end, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn arange_with(end: impl Into<Scalar>, options: ArangeOptions) -> Result<Tensor> {
    let end = end.into();
    ARANGE.tensor(&[value::scalar(&end), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `arange`, see [`arange`]. The result is written into the given tensor.
pub fn arange_out(end: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let end = end.into();
    ARANGE_OUT.tensor(&[value::scalar(&end), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `arange`, see [`arange`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `arange(Scalar end, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn arange_out_with(end: impl Into<Scalar>, options: ArangeOptions, out: &Tensor) -> Result<()> {
    let end = end.into();
    ARANGE_OUT.tensor(&[value::scalar(&end), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`arange_start_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ArangeStartOptions {
    step: Option<Scalar>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl ArangeStartOptions {
    /// All defaults.
    pub fn new() -> ArangeStartOptions {
        ArangeStartOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn step(mut self, step: impl Into<Scalar>) -> Self {
        self.step = Some(step.into());
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// start, start + step, ... before end, 1-d of ceil((end - start) / step) elements. Integers give int64 unless
/// a dtype is given. A step of 0, or one that leads away from end, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.arange(1, 2.5, 0.5)
/// tensor([1.0000, 1.5000, 2.0000])
/// ```
#[inline]
pub fn arange_start(start: impl Into<Scalar>, end: impl Into<Scalar>) -> Result<Tensor> {
    let start = start.into();
    let end = end.into();
    ARANGE_START.tensor(&[value::scalar(&start), value::scalar(&end)])
}

/// start, start + step, ... before end, 1-d of ceil((end - start) / step) elements. Integers give int64 unless
/// a dtype is given. A step of 0, or one that leads away from end, is an error.
///
/// What is not set in the options keeps its default: `arange.start(Scalar start, Scalar end, Scalar step=1, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn arange_start_with(start: impl Into<Scalar>, end: impl Into<Scalar>, options: ArangeStartOptions) -> Result<Tensor> {
    let start = start.into();
    let end = end.into();
    ARANGE_START.tensor(&[value::scalar(&start), value::scalar(&end), options.step.as_ref().map_or(value::none(), value::scalar), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `arange.start`, see [`arange_start`]. The result is written into the given tensor.
pub fn arange_start_out(start: impl Into<Scalar>, end: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let start = start.into();
    let end = end.into();
    ARANGE_START_OUT.tensor(&[value::scalar(&start), value::scalar(&end), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `arange.start`, see [`arange_start`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `arange.start(Scalar start, Scalar end, Scalar step=1, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn arange_start_out_with(start: impl Into<Scalar>, end: impl Into<Scalar>, options: ArangeStartOptions, out: &Tensor) -> Result<()> {
    let start = start.into();
    let end = end.into();
    ARANGE_START_OUT.tensor(&[value::scalar(&start), value::scalar(&end), options.step.as_ref().map_or(value::none(), value::scalar), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`bartlett_window_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BartlettWindowOptions {
    periodic: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl BartlettWindowOptions {
    /// All defaults.
    pub fn new() -> BartlettWindowOptions {
        BartlettWindowOptions::default()
    }

    /// `bool`, default `True`.
    pub fn periodic(mut self, periodic: impl Into<Option<bool>>) -> Self {
        self.periodic = periodic.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Triangular window. With periodic the window is one longer with the last value left out. dtype is the default
/// float type unless given. 1-d, of window_length values; a negative length and an integer dtype are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.bartlett_window(5, periodic=False)
/// tensor([0.0000, 0.5000, 1.0000, 0.5000, 0.0000])
/// ```
#[inline]
pub fn bartlett_window(window_length: i64) -> Result<Tensor> {
    BARTLETT_WINDOW.tensor(&[value::int(window_length)])
}

/// Triangular window. With periodic the window is one longer with the last value left out. dtype is the default
/// float type unless given. 1-d, of window_length values; a negative length and an integer dtype are errors.
///
/// What is not set in the options keeps its default: `bartlett_window(int window_length, bool periodic=True, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn bartlett_window_with(window_length: i64, options: BartlettWindowOptions) -> Result<Tensor> {
    BARTLETT_WINDOW.tensor(&[value::int(window_length), options.periodic.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`blackman_window_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct BlackmanWindowOptions {
    periodic: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl BlackmanWindowOptions {
    /// All defaults.
    pub fn new() -> BlackmanWindowOptions {
        BlackmanWindowOptions::default()
    }

    /// `bool`, default `True`.
    pub fn periodic(mut self, periodic: impl Into<Option<bool>>) -> Self {
        self.periodic = periodic.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Blackman window. With periodic the window is one longer with the last value left out. dtype is the default
/// float type unless given. 1-d, of window_length values; a negative length and an integer dtype are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.blackman_window(5, periodic=False)[1:4]
/// tensor([0.3400, 1.0000, 0.3400])
/// ```
#[inline]
pub fn blackman_window(window_length: i64) -> Result<Tensor> {
    BLACKMAN_WINDOW.tensor(&[value::int(window_length)])
}

/// Blackman window. With periodic the window is one longer with the last value left out. dtype is the default
/// float type unless given. 1-d, of window_length values; a negative length and an integer dtype are errors.
///
/// What is not set in the options keeps its default: `blackman_window(int window_length, bool periodic=True, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn blackman_window_with(window_length: i64, options: BlackmanWindowOptions) -> Result<Tensor> {
    BLACKMAN_WINDOW.tensor(&[value::int(window_length), options.periodic.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`empty_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EmptyOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl EmptyOptions {
    /// All defaults.
    pub fn new() -> EmptyOptions {
        EmptyOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// An uninitialised tensor of the given sizes. dtype is the default float type unless given. A negative size is
/// an error.
///
/// In Python:
///
/// ```text
/// >>> torch.empty(2, 3).shape
/// torch.Size([2, 3])
/// ```
#[inline]
pub fn empty<'a>(size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    EMPTY.tensor(&[value::ints(&size)])
}

/// An uninitialised tensor of the given sizes. dtype is the default float type unless given. A negative size is
/// an error.
///
/// What is not set in the options keeps its default: `empty(int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn empty_with<'a>(size: impl Into<Ints<'a>>, options: EmptyOptions) -> Result<Tensor> {
    let size = size.into();
    EMPTY.tensor(&[value::ints(&size), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// `empty`, see [`empty`]. The result is written into the given tensor.
pub fn empty_out<'a>(size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    EMPTY_OUT.tensor(&[value::ints(&size), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `empty`, see [`empty`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `empty(int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn empty_out_with<'a>(size: impl Into<Ints<'a>>, options: EmptyOptions, out: &Tensor) -> Result<()> {
    let size = size.into();
    EMPTY_OUT.tensor(&[value::ints(&size), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format), value::tensor(out)]).map(drop)
}

/// The parameters of [`empty_like_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EmptyLikeOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl EmptyLikeOptions {
    /// All defaults.
    pub fn new() -> EmptyLikeOptions {
        EmptyLikeOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// An uninitialised tensor. Shape, dtype and strides are those of self unless given. An integer or bool dtype
/// with requires_grad is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.empty_like(torch.zeros(2, 3, dtype=torch.int8)).dtype
/// torch.int8
/// ```
#[inline]
pub fn empty_like(input: &Tensor) -> Result<Tensor> {
    EMPTY_LIKE.tensor(&[value::tensor(input)])
}

/// An uninitialised tensor. Shape, dtype and strides are those of self unless given. An integer or bool dtype
/// with requires_grad is an error.
///
/// What is not set in the options keeps its default: `empty_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn empty_like_with(input: &Tensor, options: EmptyLikeOptions) -> Result<Tensor> {
    EMPTY_LIKE.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`empty_strided_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EmptyStridedOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl EmptyStridedOptions {
    /// All defaults.
    pub fn new() -> EmptyStridedOptions {
        EmptyStridedOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// An uninitialised tensor of given sizes and strides, one a dimension; negative ones are an error. dtype is
/// the default float type unless given.
///
/// In Python:
///
/// ```text
/// >>> torch.empty_strided((2, 3), (1, 2)).stride()
/// (1, 2)
/// ```
#[inline]
pub fn empty_strided<'a>(size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    EMPTY_STRIDED.tensor(&[value::ints(&size), value::ints(&stride)])
}

/// An uninitialised tensor of given sizes and strides, one a dimension; negative ones are an error. dtype is
/// the default float type unless given.
///
/// What is not set in the options keeps its default: `empty_strided(int[] size, int[] stride, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn empty_strided_with<'a>(size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: EmptyStridedOptions) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    EMPTY_STRIDED.tensor(&[value::ints(&size), value::ints(&stride), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`eye_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EyeOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl EyeOptions {
    /// All defaults.
    pub fn new() -> EyeOptions {
        EyeOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// An n x n matrix with ones on the diagonal. dtype is the default float type unless given. A negative n is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.eye(3)
/// tensor([[1., 0., 0.],
///         [0., 1., 0.],
///         [0., 0., 1.]])
/// ```
#[inline]
pub fn eye(n: i64) -> Result<Tensor> {
    EYE.tensor(&[value::int(n)])
}

/// An n x n matrix with ones on the diagonal. dtype is the default float type unless given. A negative n is an
/// error.
///
/// What is not set in the options keeps its default: `eye(int n, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn eye_with(n: i64, options: EyeOptions) -> Result<Tensor> {
    EYE.tensor(&[value::int(n), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `eye`, see [`eye`]. The result is written into the given tensor.
pub fn eye_out(n: i64, out: &Tensor) -> Result<()> {
    EYE_OUT.tensor(&[value::int(n), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `eye`, see [`eye`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `eye(int n, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn eye_out_with(n: i64, options: EyeOptions, out: &Tensor) -> Result<()> {
    EYE_OUT.tensor(&[value::int(n), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`eye_m_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EyeMOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl EyeMOptions {
    /// All defaults.
    pub fn new() -> EyeMOptions {
        EyeMOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// An n x m matrix with ones on the diagonal. dtype is the default float type unless given. A negative size is
/// an error.
///
/// In Python:
///
/// ```text
/// >>> torch.eye(2, 3)
/// tensor([[1., 0., 0.],
///         [0., 1., 0.]])
/// ```
#[inline]
pub fn eye_m(n: i64, m: i64) -> Result<Tensor> {
    EYE_M.tensor(&[value::int(n), value::int(m)])
}

/// An n x m matrix with ones on the diagonal. dtype is the default float type unless given. A negative size is
/// an error.
///
/// What is not set in the options keeps its default: `eye.m(int n, int m, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn eye_m_with(n: i64, m: i64, options: EyeMOptions) -> Result<Tensor> {
    EYE_M.tensor(&[value::int(n), value::int(m), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `eye.m`, see [`eye_m`]. The result is written into the given tensor.
pub fn eye_m_out(n: i64, m: i64, out: &Tensor) -> Result<()> {
    EYE_M_OUT.tensor(&[value::int(n), value::int(m), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `eye.m`, see [`eye_m`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `eye.m(int n, int m, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn eye_m_out_with(n: i64, m: i64, options: EyeMOptions, out: &Tensor) -> Result<()> {
    EYE_M_OUT.tensor(&[value::int(n), value::int(m), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`full_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FullOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl FullOptions {
    /// All defaults.
    pub fn new() -> FullOptions {
        FullOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// A tensor of the given sizes with every element one value. Without dtype a bool gives bool, an integer int64,
/// others the default float or complex type. A negative size, and a number that the dtype does not hold, are
/// errors.
///
/// In Python:
///
/// ```text
/// >>> torch.full((2, 3), 7)
/// tensor([[7, 7, 7],
///         [7, 7, 7]])
/// ```
#[inline]
pub fn full<'a>(size: impl Into<Ints<'a>>, fill_value: impl Into<Scalar>) -> Result<Tensor> {
    let size = size.into();
    let fill_value = fill_value.into();
    FULL.tensor(&[value::ints(&size), value::scalar(&fill_value)])
}

/// A tensor of the given sizes with every element one value. Without dtype a bool gives bool, an integer int64,
/// others the default float or complex type. A negative size, and a number that the dtype does not hold, are
/// errors.
///
/// What is not set in the options keeps its default: `full(int[] size, Scalar fill_value, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn full_with<'a>(size: impl Into<Ints<'a>>, fill_value: impl Into<Scalar>, options: FullOptions) -> Result<Tensor> {
    let size = size.into();
    let fill_value = fill_value.into();
    FULL.tensor(&[value::ints(&size), value::scalar(&fill_value), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `full`, see [`full`]. The result is written into the given tensor.
pub fn full_out<'a>(size: impl Into<Ints<'a>>, fill_value: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let size = size.into();
    let fill_value = fill_value.into();
    FULL_OUT.tensor(&[value::ints(&size), value::scalar(&fill_value), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `full`, see [`full`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `full(int[] size, Scalar fill_value, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn full_out_with<'a>(size: impl Into<Ints<'a>>, fill_value: impl Into<Scalar>, options: FullOptions, out: &Tensor) -> Result<()> {
    let size = size.into();
    let fill_value = fill_value.into();
    FULL_OUT.tensor(&[value::ints(&size), value::scalar(&fill_value), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`full_like_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FullLikeOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl FullLikeOptions {
    /// All defaults.
    pub fn new() -> FullLikeOptions {
        FullLikeOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// A tensor of one value. Shape, dtype and strides are those of self unless given. A number that the dtype does
/// not hold, and requires_grad of an integer or bool dtype, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.full_like(torch.tensor([1., 2.]), 0.5)
/// tensor([0.5000, 0.5000])
/// ```
#[inline]
pub fn full_like(input: &Tensor, fill_value: impl Into<Scalar>) -> Result<Tensor> {
    let fill_value = fill_value.into();
    FULL_LIKE.tensor(&[value::tensor(input), value::scalar(&fill_value)])
}

/// A tensor of one value. Shape, dtype and strides are those of self unless given. A number that the dtype does
/// not hold, and requires_grad of an integer or bool dtype, are errors.
///
/// What is not set in the options keeps its default: `full_like(Tensor self, Scalar fill_value, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn full_like_with(input: &Tensor, fill_value: impl Into<Scalar>, options: FullLikeOptions) -> Result<Tensor> {
    let fill_value = fill_value.into();
    FULL_LIKE.tensor(&[value::tensor(input), value::scalar(&fill_value), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`hamming_window_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HammingWindowOptions {
    periodic: Option<bool>,
    alpha: Option<f64>,
    beta: Option<f64>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl HammingWindowOptions {
    /// All defaults.
    pub fn new() -> HammingWindowOptions {
        HammingWindowOptions::default()
    }

    /// `bool`, default `True`.
    pub fn periodic(mut self, periodic: impl Into<Option<bool>>) -> Self {
        self.periodic = periodic.into();
        self
    }

    /// `float`, default `0.54`.
    pub fn alpha(mut self, alpha: impl Into<Option<f64>>) -> Self {
        self.alpha = alpha.into();
        self
    }

    /// `float`, default `0.46`.
    pub fn beta(mut self, beta: impl Into<Option<f64>>) -> Self {
        self.beta = beta.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Hamming window alpha - beta cos. With periodic the window is one longer with the last value left out. dtype
/// is the default float type unless given. 1-d, of window_length values; a negative length and an integer dtype
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.hamming_window(5, periodic=False)
/// tensor([0.0800, 0.5400, 1.0000, 0.5400, 0.0800])
/// ```
#[inline]
pub fn hamming_window(window_length: i64) -> Result<Tensor> {
    HAMMING_WINDOW.tensor(&[value::int(window_length)])
}

/// Hamming window alpha - beta cos. With periodic the window is one longer with the last value left out. dtype
/// is the default float type unless given. 1-d, of window_length values; a negative length and an integer dtype
/// are errors.
///
/// What is not set in the options keeps its default: `hamming_window(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn hamming_window_with(window_length: i64, options: HammingWindowOptions) -> Result<Tensor> {
    HAMMING_WINDOW.tensor(&[value::int(window_length), options.periodic.map_or(value::none(), value::boolean), options.alpha.map_or(value::none(), value::double), options.beta.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`hann_window_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HannWindowOptions {
    periodic: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl HannWindowOptions {
    /// All defaults.
    pub fn new() -> HannWindowOptions {
        HannWindowOptions::default()
    }

    /// `bool`, default `True`.
    pub fn periodic(mut self, periodic: impl Into<Option<bool>>) -> Self {
        self.periodic = periodic.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Hann window. With periodic the window is one longer with the last value left out. dtype is the default float
/// type unless given. 1-d, of window_length values; a negative length and an integer dtype are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.hann_window(4)
/// tensor([0.0000, 0.5000, 1.0000, 0.5000])
/// ```
#[inline]
pub fn hann_window(window_length: i64) -> Result<Tensor> {
    HANN_WINDOW.tensor(&[value::int(window_length)])
}

/// Hann window. With periodic the window is one longer with the last value left out. dtype is the default float
/// type unless given. 1-d, of window_length values; a negative length and an integer dtype are errors.
///
/// What is not set in the options keeps its default: `hann_window(int window_length, bool periodic=True, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn hann_window_with(window_length: i64, options: HannWindowOptions) -> Result<Tensor> {
    HANN_WINDOW.tensor(&[value::int(window_length), options.periodic.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`kaiser_window_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct KaiserWindowOptions {
    periodic: Option<bool>,
    beta: Option<f64>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl KaiserWindowOptions {
    /// All defaults.
    pub fn new() -> KaiserWindowOptions {
        KaiserWindowOptions::default()
    }

    /// `bool`, default `True`.
    pub fn periodic(mut self, periodic: impl Into<Option<bool>>) -> Self {
        self.periodic = periodic.into();
        self
    }

    /// `float`, default `12.0`.
    pub fn beta(mut self, beta: impl Into<Option<f64>>) -> Self {
        self.beta = beta.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Kaiser window of shape beta. With periodic the window is one longer with the last value left out. dtype is
/// the default float type unless given. 1-d, of window_length values; a negative length and an integer dtype
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.kaiser_window(5, periodic=False)
/// tensor([5.2773e-05, 2.1567e-01, 1.0000e+00, 2.1567e-01, 5.2773e-05])
/// ```
#[inline]
pub fn kaiser_window(window_length: i64) -> Result<Tensor> {
    KAISER_WINDOW.tensor(&[value::int(window_length)])
}

/// Kaiser window of shape beta. With periodic the window is one longer with the last value left out. dtype is
/// the default float type unless given. 1-d, of window_length values; a negative length and an integer dtype
/// are errors.
///
/// What is not set in the options keeps its default: `kaiser_window(int window_length, bool periodic=True, float beta=12.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn kaiser_window_with(window_length: i64, options: KaiserWindowOptions) -> Result<Tensor> {
    KAISER_WINDOW.tensor(&[value::int(window_length), options.periodic.map_or(value::none(), value::boolean), options.beta.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`linspace_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinspaceOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl LinspaceOptions {
    /// All defaults.
    pub fn new() -> LinspaceOptions {
        LinspaceOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// `steps` values at equal distances from start to end, both included, 1-d. dtype is the default float type
/// unless given, complex for complex numbers. A negative number of steps is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.linspace(0, 1, 5)
/// tensor([0.0000, 0.2500, 0.5000, 0.7500, 1.0000])
/// ```
#[inline]
pub fn linspace(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64) -> Result<Tensor> {
    let start = start.into();
    let end = end.into();
    LINSPACE.tensor(&[value::scalar(&start), value::scalar(&end), value::int(steps)])
}

/// `steps` values at equal distances from start to end, both included, 1-d. dtype is the default float type
/// unless given, complex for complex numbers. A negative number of steps is an error.
///
/// What is not set in the options keeps its default: `linspace(Scalar start, Scalar end, int steps, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn linspace_with(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64, options: LinspaceOptions) -> Result<Tensor> {
    let start = start.into();
    let end = end.into();
    LINSPACE.tensor(&[value::scalar(&start), value::scalar(&end), value::int(steps), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `linspace`, see [`linspace`]. The result is written into the given tensor.
pub fn linspace_out(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64, out: &Tensor) -> Result<()> {
    let start = start.into();
    let end = end.into();
    LINSPACE_OUT.tensor(&[value::scalar(&start), value::scalar(&end), value::int(steps), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linspace`, see [`linspace`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linspace(Scalar start, Scalar end, int steps, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn linspace_out_with(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64, options: LinspaceOptions, out: &Tensor) -> Result<()> {
    let start = start.into();
    let end = end.into();
    LINSPACE_OUT.tensor(&[value::scalar(&start), value::scalar(&end), value::int(steps), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`linspace_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LinspaceTensorOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl LinspaceTensorOptions {
    /// All defaults.
    pub fn new() -> LinspaceTensorOptions {
        LinspaceTensorOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// linspace between 0-dim tensors: `steps` values from start to end, both included, 1-d. dtype is the default
/// float type unless given. Tensors with dimensions and a negative number of steps are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.linspace(torch.tensor(0.), torch.tensor(10.), 3)
/// tensor([ 0.,  5., 10.])
/// ```
#[inline]
pub fn linspace_tensor<'a>(start: &Tensor, end: impl Into<Operand<'a>>, steps: i64) -> Result<Tensor> {
    let end = end.into();
    LINSPACE_TENSOR.tensor(&[value::tensor(start), value::operand(&end), value::int(steps)])
}

/// linspace between 0-dim tensors: `steps` values from start to end, both included, 1-d. dtype is the default
/// float type unless given. Tensors with dimensions and a negative number of steps are errors.
///
/// What is not set in the options keeps its default: `linspace.Tensor(Tensor start, Tensor end, int steps, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn linspace_tensor_with<'a>(start: &Tensor, end: impl Into<Operand<'a>>, steps: i64, options: LinspaceTensorOptions) -> Result<Tensor> {
    let end = end.into();
    LINSPACE_TENSOR.tensor(&[value::tensor(start), value::operand(&end), value::int(steps), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `linspace.Tensor`, see [`linspace_tensor`]. The result is written into the given tensor.
pub fn linspace_tensor_out<'a>(start: &Tensor, end: impl Into<Operand<'a>>, steps: i64, out: &Tensor) -> Result<()> {
    let end = end.into();
    LINSPACE_TENSOR_OUT.tensor(&[value::tensor(start), value::operand(&end), value::int(steps), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `linspace.Tensor`, see [`linspace_tensor`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `linspace.Tensor(Tensor start, Tensor end, int steps, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn linspace_tensor_out_with<'a>(start: &Tensor, end: impl Into<Operand<'a>>, steps: i64, options: LinspaceTensorOptions, out: &Tensor) -> Result<()> {
    let end = end.into();
    LINSPACE_TENSOR_OUT.tensor(&[value::tensor(start), value::operand(&end), value::int(steps), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`logspace_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LogspaceOptions {
    base: Option<f64>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl LogspaceOptions {
    /// All defaults.
    pub fn new() -> LogspaceOptions {
        LogspaceOptions::default()
    }

    /// `float`, default `10.0`.
    pub fn base(mut self, base: impl Into<Option<f64>>) -> Self {
        self.base = base.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// base to the power of `steps` exponents at equal distances from start to end, 1-d. dtype is the default float
/// type unless given, complex for complex numbers. A negative number of steps is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logspace(0, 3, 4)
/// tensor([   1.,   10.,  100., 1000.])
/// ```
#[inline]
pub fn logspace(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64) -> Result<Tensor> {
    let start = start.into();
    let end = end.into();
    LOGSPACE.tensor(&[value::scalar(&start), value::scalar(&end), value::int(steps)])
}

/// base to the power of `steps` exponents at equal distances from start to end, 1-d. dtype is the default float
/// type unless given, complex for complex numbers. A negative number of steps is an error.
///
/// What is not set in the options keeps its default: `logspace(Scalar start, Scalar end, int steps, float base=10.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn logspace_with(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64, options: LogspaceOptions) -> Result<Tensor> {
    let start = start.into();
    let end = end.into();
    LOGSPACE.tensor(&[value::scalar(&start), value::scalar(&end), value::int(steps), options.base.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `logspace`, see [`logspace`]. The result is written into the given tensor.
pub fn logspace_out(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64, out: &Tensor) -> Result<()> {
    let start = start.into();
    let end = end.into();
    LOGSPACE_OUT.tensor(&[value::scalar(&start), value::scalar(&end), value::int(steps), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `logspace`, see [`logspace`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `logspace(Scalar start, Scalar end, int steps, float base=10.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn logspace_out_with(start: impl Into<Scalar>, end: impl Into<Scalar>, steps: i64, options: LogspaceOptions, out: &Tensor) -> Result<()> {
    let start = start.into();
    let end = end.into();
    LOGSPACE_OUT.tensor(&[value::scalar(&start), value::scalar(&end), value::int(steps), options.base.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`logspace_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LogspaceTensorOptions {
    base: Option<f64>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl LogspaceTensorOptions {
    /// All defaults.
    pub fn new() -> LogspaceTensorOptions {
        LogspaceTensorOptions::default()
    }

    /// `float`, default `10.0`.
    pub fn base(mut self, base: impl Into<Option<f64>>) -> Self {
        self.base = base.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// logspace between 0-dim tensors: base to the power of `steps` values from start to end, 1-d. dtype is the
/// default float type unless given. Tensors with dimensions are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logspace(torch.tensor(0.), torch.tensor(2.), 3)
/// tensor([  1.,  10., 100.])
/// ```
#[inline]
pub fn logspace_tensor(start: &Tensor, end: &Tensor, steps: i64) -> Result<Tensor> {
    LOGSPACE_TENSOR.tensor(&[value::tensor(start), value::tensor(end), value::int(steps)])
}

/// logspace between 0-dim tensors: base to the power of `steps` values from start to end, 1-d. dtype is the
/// default float type unless given. Tensors with dimensions are an error.
///
/// What is not set in the options keeps its default: `logspace.Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn logspace_tensor_with(start: &Tensor, end: &Tensor, steps: i64, options: LogspaceTensorOptions) -> Result<Tensor> {
    LOGSPACE_TENSOR.tensor(&[value::tensor(start), value::tensor(end), value::int(steps), options.base.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `logspace.Tensor`, see [`logspace_tensor`]. The result is written into the given tensor.
pub fn logspace_tensor_out(start: &Tensor, end: &Tensor, steps: i64, out: &Tensor) -> Result<()> {
    LOGSPACE_TENSOR_OUT.tensor(&[value::tensor(start), value::tensor(end), value::int(steps), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `logspace.Tensor`, see [`logspace_tensor`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `logspace.Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn logspace_tensor_out_with(start: &Tensor, end: &Tensor, steps: i64, options: LogspaceTensorOptions, out: &Tensor) -> Result<()> {
    LOGSPACE_TENSOR_OUT.tensor(&[value::tensor(start), value::tensor(end), value::int(steps), options.base.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`new_empty_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NewEmptyOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl NewEmptyOptions {
    /// All defaults.
    pub fn new() -> NewEmptyOptions {
        NewEmptyOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// An uninitialised tensor of the given sizes. The dtype is that of self unless given. A negative size is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.ones(2, dtype=torch.float64).new_empty((3, 4)).dtype
/// torch.float64
/// ```
#[inline]
pub fn new_empty<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    NEW_EMPTY.tensor(&[value::tensor(input), value::ints(&size)])
}

/// An uninitialised tensor of the given sizes. The dtype is that of self unless given. A negative size is an
/// error.
///
/// What is not set in the options keeps its default: `new_empty(Tensor self, int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn new_empty_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, options: NewEmptyOptions) -> Result<Tensor> {
    let size = size.into();
    NEW_EMPTY.tensor(&[value::tensor(input), value::ints(&size), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`new_empty_strided_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NewEmptyStridedOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl NewEmptyStridedOptions {
    /// All defaults.
    pub fn new() -> NewEmptyStridedOptions {
        NewEmptyStridedOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// An uninitialised tensor of given sizes and strides, one a dimension. The dtype is that of self unless given.
/// Negative sizes and strides are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.ones(2).new_empty_strided((2, 3), (3, 1)).shape
/// torch.Size([2, 3])
/// ```
#[inline]
pub fn new_empty_strided<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    NEW_EMPTY_STRIDED.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride)])
}

/// An uninitialised tensor of given sizes and strides, one a dimension. The dtype is that of self unless given.
/// Negative sizes and strides are an error.
///
/// What is not set in the options keeps its default: `new_empty_strided(Tensor self, int[] size, int[] stride, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn new_empty_strided_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: NewEmptyStridedOptions) -> Result<Tensor> {
    let size = size.into();
    let stride = stride.into();
    NEW_EMPTY_STRIDED.tensor(&[value::tensor(input), value::ints(&size), value::ints(&stride), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`new_full_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NewFullOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl NewFullOptions {
    /// All defaults.
    pub fn new() -> NewFullOptions {
        NewFullOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// A tensor of the given sizes with every element fill_value. The dtype is that of self unless given. A
/// negative size, and a number that the dtype does not hold, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.ones(2).new_full((3,), 0.25)
/// tensor([0.2500, 0.2500, 0.2500])
/// ```
#[inline]
pub fn new_full<'a>(input: &Tensor, size: impl Into<Ints<'a>>, fill_value: impl Into<Scalar>) -> Result<Tensor> {
    let size = size.into();
    let fill_value = fill_value.into();
    NEW_FULL.tensor(&[value::tensor(input), value::ints(&size), value::scalar(&fill_value)])
}

/// A tensor of the given sizes with every element fill_value. The dtype is that of self unless given. A
/// negative size, and a number that the dtype does not hold, are errors.
///
/// What is not set in the options keeps its default: `new_full(Tensor self, int[] size, Scalar fill_value, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn new_full_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, fill_value: impl Into<Scalar>, options: NewFullOptions) -> Result<Tensor> {
    let size = size.into();
    let fill_value = fill_value.into();
    NEW_FULL.tensor(&[value::tensor(input), value::ints(&size), value::scalar(&fill_value), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`new_ones_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NewOnesOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl NewOnesOptions {
    /// All defaults.
    pub fn new() -> NewOnesOptions {
        NewOnesOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// A tensor of ones of the given sizes. The dtype is that of self unless given. A negative size is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.zeros(2, dtype=torch.bool).new_ones(3)
/// tensor([True, True, True])
/// ```
#[inline]
pub fn new_ones<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    NEW_ONES.tensor(&[value::tensor(input), value::ints(&size)])
}

/// A tensor of ones of the given sizes. The dtype is that of self unless given. A negative size is an error.
///
/// What is not set in the options keeps its default: `new_ones(Tensor self, int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn new_ones_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, options: NewOnesOptions) -> Result<Tensor> {
    let size = size.into();
    NEW_ONES.tensor(&[value::tensor(input), value::ints(&size), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`new_zeros_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NewZerosOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl NewZerosOptions {
    /// All defaults.
    pub fn new() -> NewZerosOptions {
        NewZerosOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// A tensor of zeros of the given sizes. The dtype is that of self unless given. A negative size is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.ones(2, dtype=torch.int32).new_zeros(3)
/// tensor([0, 0, 0], dtype=torch.int32)
/// ```
#[inline]
pub fn new_zeros<'a>(input: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    NEW_ZEROS.tensor(&[value::tensor(input), value::ints(&size)])
}

/// A tensor of zeros of the given sizes. The dtype is that of self unless given. A negative size is an error.
///
/// What is not set in the options keeps its default: `new_zeros(Tensor self, int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn new_zeros_with<'a>(input: &Tensor, size: impl Into<Ints<'a>>, options: NewZerosOptions) -> Result<Tensor> {
    let size = size.into();
    NEW_ZEROS.tensor(&[value::tensor(input), value::ints(&size), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`ones_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct OnesOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl OnesOptions {
    /// All defaults.
    pub fn new() -> OnesOptions {
        OnesOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// A tensor of ones of the given sizes. dtype is the default float type unless given. A negative size is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.ones(2, 3)
/// tensor([[1., 1., 1.],
///         [1., 1., 1.]])
/// ```
#[inline]
pub fn ones<'a>(size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    ONES.tensor(&[value::ints(&size)])
}

/// A tensor of ones of the given sizes. dtype is the default float type unless given. A negative size is an
/// error.
///
/// What is not set in the options keeps its default: `ones(int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn ones_with<'a>(size: impl Into<Ints<'a>>, options: OnesOptions) -> Result<Tensor> {
    let size = size.into();
    ONES.tensor(&[value::ints(&size), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `ones`, see [`ones`]. The result is written into the given tensor.
pub fn ones_out<'a>(size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    ONES_OUT.tensor(&[value::ints(&size), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `ones`, see [`ones`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `ones(int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn ones_out_with<'a>(size: impl Into<Ints<'a>>, options: OnesOptions, out: &Tensor) -> Result<()> {
    let size = size.into();
    ONES_OUT.tensor(&[value::ints(&size), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`ones_like_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct OnesLikeOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl OnesLikeOptions {
    /// All defaults.
    pub fn new() -> OnesLikeOptions {
        OnesLikeOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// A tensor of ones. Shape, dtype and strides are those of self unless given. requires_grad of an integer or
/// bool dtype is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.ones_like(torch.tensor([1, 2]), dtype=torch.float64)
/// tensor([1., 1.], dtype=torch.float64)
/// ```
#[inline]
pub fn ones_like(input: &Tensor) -> Result<Tensor> {
    ONES_LIKE.tensor(&[value::tensor(input)])
}

/// A tensor of ones. Shape, dtype and strides are those of self unless given. requires_grad of an integer or
/// bool dtype is an error.
///
/// What is not set in the options keeps its default: `ones_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn ones_like_with(input: &Tensor, options: OnesLikeOptions) -> Result<Tensor> {
    ONES_LIKE.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

/// The parameters of [`range_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RangeOptions {
    step: Option<Scalar>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl RangeOptions {
    /// All defaults.
    pub fn new() -> RangeOptions {
        RangeOptions::default()
    }

    /// `Scalar`, default `1`.
    pub fn step(mut self, step: impl Into<Scalar>) -> Self {
        self.step = Some(step.into());
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// start, start + step, ... up to end, end included: 1-d of floor((end - start) / step) + 1 elements. dtype is
/// the default float type unless given. A step of 0, or one that leads away from end, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.range(1, 4)
/// tensor([1., 2., 3., 4.])
/// ```
#[inline]
pub fn range(start: impl Into<Scalar>, end: impl Into<Scalar>) -> Result<Tensor> {
    let start = start.into();
    let end = end.into();
    RANGE.tensor(&[value::scalar(&start), value::scalar(&end)])
}

/// start, start + step, ... up to end, end included: 1-d of floor((end - start) / step) + 1 elements. dtype is
/// the default float type unless given. A step of 0, or one that leads away from end, is an error.
///
/// What is not set in the options keeps its default: `range(Scalar start, Scalar end, Scalar step=1, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn range_with(start: impl Into<Scalar>, end: impl Into<Scalar>, options: RangeOptions) -> Result<Tensor> {
    let start = start.into();
    let end = end.into();
    RANGE.tensor(&[value::scalar(&start), value::scalar(&end), options.step.as_ref().map_or(value::none(), value::scalar), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `range`, see [`range`]. The result is written into the given tensor.
pub fn range_out(start: impl Into<Scalar>, end: impl Into<Scalar>, out: &Tensor) -> Result<()> {
    let start = start.into();
    let end = end.into();
    RANGE_OUT.tensor(&[value::scalar(&start), value::scalar(&end), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `range`, see [`range`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `range(Scalar start, Scalar end, Scalar step=1, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn range_out_with(start: impl Into<Scalar>, end: impl Into<Scalar>, options: RangeOptions, out: &Tensor) -> Result<()> {
    let start = start.into();
    let end = end.into();
    RANGE_OUT.tensor(&[value::scalar(&start), value::scalar(&end), options.step.as_ref().map_or(value::none(), value::scalar), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`scalar_tensor_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ScalarTensorOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl ScalarTensorOptions {
    /// All defaults.
    pub fn new() -> ScalarTensorOptions {
        ScalarTensorOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// A 0-dim tensor of a number. dtype is the default float type unless given; a number that the dtype does not
/// hold, and requires_grad of an integer or bool dtype, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.scalar_tensor(2.5)
/// tensor(2.5000)
/// ```
#[inline]
pub fn scalar_tensor(s: impl Into<Scalar>) -> Result<Tensor> {
    let s = s.into();
    SCALAR_TENSOR.tensor(&[value::scalar(&s)])
}

/// A 0-dim tensor of a number. dtype is the default float type unless given; a number that the dtype does not
/// hold, and requires_grad of an integer or bool dtype, are errors.
///
/// What is not set in the options keeps its default: `scalar_tensor(Scalar s, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn scalar_tensor_with(s: impl Into<Scalar>, options: ScalarTensorOptions) -> Result<Tensor> {
    let s = s.into();
    SCALAR_TENSOR.tensor(&[value::scalar(&s), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`tril_indices_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TrilIndicesOptions {
    offset: Option<i64>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
}

impl TrilIndicesOptions {
    /// All defaults.
    pub fn new() -> TrilIndicesOptions {
        TrilIndicesOptions::default()
    }

    /// `int`, default `0`.
    pub fn offset(mut self, offset: impl Into<Option<i64>>) -> Self {
        self.offset = offset.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }
}

/// Rows and columns of the lower part of a row x col matrix, as a 2 x N tensor, int64 unless a dtype is given;
/// offset moves the diagonal up. A negative number of rows or columns is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tril_indices(2, 3)
/// tensor([[0, 1, 1],
///         [0, 0, 1]])
/// ```
#[inline]
pub fn tril_indices(row: i64, col: i64) -> Result<Tensor> {
    TRIL_INDICES.tensor(&[value::int(row), value::int(col)])
}

/// Rows and columns of the lower part of a row x col matrix, as a 2 x N tensor, int64 unless a dtype is given;
/// offset moves the diagonal up. A negative number of rows or columns is an error.
///
/// What is not set in the options keeps its default: `tril_indices(int row, int col, int offset=0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`.
pub fn tril_indices_with(row: i64, col: i64, options: TrilIndicesOptions) -> Result<Tensor> {
    TRIL_INDICES.tensor(&[value::int(row), value::int(col), options.offset.map_or(value::none(), value::int), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean)])
}

/// The parameters of [`triu_indices_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TriuIndicesOptions {
    offset: Option<i64>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
}

impl TriuIndicesOptions {
    /// All defaults.
    pub fn new() -> TriuIndicesOptions {
        TriuIndicesOptions::default()
    }

    /// `int`, default `0`.
    pub fn offset(mut self, offset: impl Into<Option<i64>>) -> Self {
        self.offset = offset.into();
        self
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }
}

/// Rows and columns of the upper part of a row x col matrix, as a 2 x N tensor, int64 unless a dtype is given;
/// offset moves the diagonal up. A negative number of rows or columns is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.triu_indices(2, 3)
/// tensor([[0, 0, 0, 1, 1],
///         [0, 1, 2, 1, 2]])
/// ```
#[inline]
pub fn triu_indices(row: i64, col: i64) -> Result<Tensor> {
    TRIU_INDICES.tensor(&[value::int(row), value::int(col)])
}

/// Rows and columns of the upper part of a row x col matrix, as a 2 x N tensor, int64 unless a dtype is given;
/// offset moves the diagonal up. A negative number of rows or columns is an error.
///
/// What is not set in the options keeps its default: `triu_indices(int row, int col, int offset=0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`.
pub fn triu_indices_with(row: i64, col: i64, options: TriuIndicesOptions) -> Result<Tensor> {
    TRIU_INDICES.tensor(&[value::int(row), value::int(col), options.offset.map_or(value::none(), value::int), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean)])
}

/// The parameters of [`vander_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct VanderOptions {
    n: Option<i64>,
    increasing: Option<bool>,
}

impl VanderOptions {
    /// All defaults.
    pub fn new() -> VanderOptions {
        VanderOptions::default()
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `bool`, default `False`.
    pub fn increasing(mut self, increasing: impl Into<Option<bool>>) -> Self {
        self.increasing = increasing.into();
        self
    }
}

/// Vandermonde matrix: powers of the elements of a 1-d tensor, falling from left to right unless increasing. N
/// columns, as many as elements unless given: (n, N). Any dtype, bool and integers give int64; other than one
/// dimension, and a negative N, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.vander(torch.tensor([1, 2, 3]))
/// tensor([[1, 1, 1],
///         [4, 2, 1],
///         [9, 3, 1]])
/// ```
#[inline]
pub fn vander(x: &Tensor) -> Result<Tensor> {
    VANDER.tensor(&[value::tensor(x)])
}

/// Vandermonde matrix: powers of the elements of a 1-d tensor, falling from left to right unless increasing. N
/// columns, as many as elements unless given: (n, N). Any dtype, bool and integers give int64; other than one
/// dimension, and a negative N, are errors.
///
/// What is not set in the options keeps its default: `vander(Tensor x, int? N=None, bool increasing=False) -> Tensor`.
pub fn vander_with(x: &Tensor, options: VanderOptions) -> Result<Tensor> {
    VANDER.tensor(&[value::tensor(x), options.n.map_or(value::none(), value::int), options.increasing.map_or(value::none(), value::boolean)])
}

/// The parameters of [`zeros_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ZerosOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl ZerosOptions {
    /// All defaults.
    pub fn new() -> ZerosOptions {
        ZerosOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// A tensor of zeros of the given sizes. dtype is the default float type unless given. A negative size is an
/// error.
///
/// In Python:
///
/// ```text
/// >>> torch.zeros(2, 3)
/// tensor([[0., 0., 0.],
///         [0., 0., 0.]])
/// >>> torch.zeros(2, dtype=torch.int64)
/// tensor([0, 0])
/// ```
#[inline]
pub fn zeros<'a>(size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    ZEROS.tensor(&[value::ints(&size)])
}

/// A tensor of zeros of the given sizes. dtype is the default float type unless given. A negative size is an
/// error.
///
/// What is not set in the options keeps its default: `zeros(int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn zeros_with<'a>(size: impl Into<Ints<'a>>, options: ZerosOptions) -> Result<Tensor> {
    let size = size.into();
    ZEROS.tensor(&[value::ints(&size), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `zeros`, see [`zeros`]. The result is written into the given tensor.
pub fn zeros_out<'a>(size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let size = size.into();
    ZEROS_OUT.tensor(&[value::ints(&size), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `zeros`, see [`zeros`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `zeros(int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn zeros_out_with<'a>(size: impl Into<Ints<'a>>, options: ZerosOptions, out: &Tensor) -> Result<()> {
    let size = size.into();
    ZEROS_OUT.tensor(&[value::ints(&size), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`zeros_like_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ZerosLikeOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
    memory_format: Option<MemoryFormat>,
}

impl ZerosLikeOptions {
    /// All defaults.
    pub fn new() -> ZerosLikeOptions {
        ZerosLikeOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }

    /// `Layout?`, default `None`.
    pub fn layout(mut self, layout: impl Into<Option<Layout>>) -> Self {
        self.layout = layout.into();
        self
    }

    /// `Device?`, default `None`.
    pub fn device(mut self, device: impl Into<Option<Device>>) -> Self {
        self.device = device.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn pin_memory(mut self, pin_memory: impl Into<Option<bool>>) -> Self {
        self.pin_memory = pin_memory.into();
        self
    }

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }

    /// `MemoryFormat?`, default `None`.
    pub fn memory_format(mut self, memory_format: impl Into<Option<MemoryFormat>>) -> Self {
        self.memory_format = memory_format.into();
        self
    }
}

/// A tensor of zeros. Shape, dtype and strides are those of self unless given. requires_grad of an integer or
/// bool dtype is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.zeros_like(torch.tensor([[1, 2], [3, 4]]))
/// tensor([[0, 0],
///         [0, 0]])
/// ```
#[inline]
pub fn zeros_like(input: &Tensor) -> Result<Tensor> {
    ZEROS_LIKE.tensor(&[value::tensor(input)])
}

/// A tensor of zeros. Shape, dtype and strides are those of self unless given. requires_grad of an integer or
/// bool dtype is an error.
///
/// What is not set in the options keeps its default: `zeros_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor`.
pub fn zeros_like_with(input: &Tensor, options: ZerosLikeOptions) -> Result<Tensor> {
    ZEROS_LIKE.tensor(&[value::tensor(input), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), options.memory_format.map_or(value::none(), value::format)])
}

impl Tensor {
    /// An uninitialised tensor of the given sizes. The dtype is that of self unless given. A negative size is an
    /// error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ones(2, dtype=torch.float64).new_empty((3, 4)).dtype
    /// torch.float64
    /// ```
    #[inline]
    pub fn new_empty<'a>(&self, size: impl Into<Ints<'a>>) -> Result<Tensor> {
        new_empty(self, size)
    }

    /// An uninitialised tensor of the given sizes. The dtype is that of self unless given. A negative size is an
    /// error.
    ///
    /// What is not set in the options keeps its default: `new_empty(Tensor self, int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
    #[inline]
    pub fn new_empty_with<'a>(&self, size: impl Into<Ints<'a>>, options: NewEmptyOptions) -> Result<Tensor> {
        new_empty_with(self, size, options)
    }

    /// An uninitialised tensor of given sizes and strides, one a dimension. The dtype is that of self unless given.
    /// Negative sizes and strides are an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ones(2).new_empty_strided((2, 3), (3, 1)).shape
    /// torch.Size([2, 3])
    /// ```
    #[inline]
    pub fn new_empty_strided<'a>(&self, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
        new_empty_strided(self, size, stride)
    }

    /// An uninitialised tensor of given sizes and strides, one a dimension. The dtype is that of self unless given.
    /// Negative sizes and strides are an error.
    ///
    /// What is not set in the options keeps its default: `new_empty_strided(Tensor self, int[] size, int[] stride, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
    #[inline]
    pub fn new_empty_strided_with<'a>(&self, size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, options: NewEmptyStridedOptions) -> Result<Tensor> {
        new_empty_strided_with(self, size, stride, options)
    }

    /// A tensor of the given sizes with every element fill_value. The dtype is that of self unless given. A
    /// negative size, and a number that the dtype does not hold, are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ones(2).new_full((3,), 0.25)
    /// tensor([0.2500, 0.2500, 0.2500])
    /// ```
    #[inline]
    pub fn new_full<'a>(&self, size: impl Into<Ints<'a>>, fill_value: impl Into<Scalar>) -> Result<Tensor> {
        new_full(self, size, fill_value)
    }

    /// A tensor of the given sizes with every element fill_value. The dtype is that of self unless given. A
    /// negative size, and a number that the dtype does not hold, are errors.
    ///
    /// What is not set in the options keeps its default: `new_full(Tensor self, int[] size, Scalar fill_value, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
    #[inline]
    pub fn new_full_with<'a>(&self, size: impl Into<Ints<'a>>, fill_value: impl Into<Scalar>, options: NewFullOptions) -> Result<Tensor> {
        new_full_with(self, size, fill_value, options)
    }

    /// A tensor of ones of the given sizes. The dtype is that of self unless given. A negative size is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.zeros(2, dtype=torch.bool).new_ones(3)
    /// tensor([True, True, True])
    /// ```
    #[inline]
    pub fn new_ones<'a>(&self, size: impl Into<Ints<'a>>) -> Result<Tensor> {
        new_ones(self, size)
    }

    /// A tensor of ones of the given sizes. The dtype is that of self unless given. A negative size is an error.
    ///
    /// What is not set in the options keeps its default: `new_ones(Tensor self, int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
    #[inline]
    pub fn new_ones_with<'a>(&self, size: impl Into<Ints<'a>>, options: NewOnesOptions) -> Result<Tensor> {
        new_ones_with(self, size, options)
    }

    /// A tensor of zeros of the given sizes. The dtype is that of self unless given. A negative size is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.ones(2, dtype=torch.int32).new_zeros(3)
    /// tensor([0, 0, 0], dtype=torch.int32)
    /// ```
    #[inline]
    pub fn new_zeros<'a>(&self, size: impl Into<Ints<'a>>) -> Result<Tensor> {
        new_zeros(self, size)
    }

    /// A tensor of zeros of the given sizes. The dtype is that of self unless given. A negative size is an error.
    ///
    /// What is not set in the options keeps its default: `new_zeros(Tensor self, int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
    #[inline]
    pub fn new_zeros_with<'a>(&self, size: impl Into<Ints<'a>>, options: NewZerosOptions) -> Result<Tensor> {
        new_zeros_with(self, size, options)
    }
}
