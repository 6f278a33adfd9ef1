// Generated from bindings/schema/ops/native.toml; do not edit.
use crate::dtype::DType;
use crate::dtype::Device;
use crate::dtype::Layout;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static CONV_TBC: Op = Op::new(c"conv_tbc", c"", 1);
static EMPTY_PERMUTED: Op = Op::new(c"empty_permuted", c"", 1);
static FILL_DIAGONAL_INPLACE: Op = Op::new(c"fill_diagonal_", c"", 1);
static NATIVE_BATCH_NORM: Op = Op::new(c"native_batch_norm", c"", 1);
static NATIVE_BATCH_NORM_OUT: Op = Op::new(c"native_batch_norm", c"out", 1);
static NATIVE_DROPOUT: Op = Op::new(c"native_dropout", c"", 1);
static NATIVE_DROPOUT_OUT: Op = Op::new(c"native_dropout", c"out", 1);
static NATIVE_GROUP_NORM: Op = Op::new(c"native_group_norm", c"", 1);
static NATIVE_GROUP_NORM_OUT: Op = Op::new(c"native_group_norm", c"out", 1);
static NATIVE_LAYER_NORM: Op = Op::new(c"native_layer_norm", c"", 1);
static NATIVE_LAYER_NORM_OUT: Op = Op::new(c"native_layer_norm", c"out", 1);
static NORM_EXCEPT_DIM: Op = Op::new(c"norm_except_dim", c"", 1);
static UNRAVEL_INDEX: Op = Op::new(c"unravel_index", c"", 1);

/// The parameters of [`conv_tbc_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ConvTbcOptions {
    pad: Option<i64>,
}

impl ConvTbcOptions {
    /// All defaults.
    pub fn new() -> ConvTbcOptions {
        ConvTbcOptions::default()
    }

    /// `int`, default `0`.
    pub fn pad(mut self, pad: impl Into<Option<i64>>) -> Self {
        self.pad = pad.into();
        self
    }
}

/// A convolution over time, the first dimension, with zeros at both ends: self (time, batch, in), weight
/// (width, in, out) and bias (out) give (time + 2 pad - width + 1, batch, out). Floating point, complex and
/// integers; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.conv_tbc(torch.tensor([[[1.]], [[2.]], [[4.]]]), torch.ones(2, 1, 1), torch.zeros(1)).flatten()
/// tensor([3., 6.])
/// ```
#[inline]
pub fn conv_tbc(input: &Tensor, weight: &Tensor, bias: &Tensor) -> Result<Tensor> {
    CONV_TBC.tensor(&[value::tensor(input), value::tensor(weight), value::tensor(bias)])
}

/// A convolution over time, the first dimension, with zeros at both ends: self (time, batch, in), weight
/// (width, in, out) and bias (out) give (time + 2 pad - width + 1, batch, out). Floating point, complex and
/// integers; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor`.
pub fn conv_tbc_with(input: &Tensor, weight: &Tensor, bias: &Tensor, options: ConvTbcOptions) -> Result<Tensor> {
    CONV_TBC.tensor(&[value::tensor(input), value::tensor(weight), value::tensor(bias), options.pad.map_or(value::none(), value::int)])
}

/// The parameters of [`empty_permuted_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EmptyPermutedOptions {
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl EmptyPermutedOptions {
    /// All defaults.
    pub fn new() -> EmptyPermutedOptions {
        EmptyPermutedOptions::default()
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

/// An uninitialised dense tensor of the given sizes whose dimensions lie in memory in the order
/// physical_layout, the outermost first. dtype is the default float type unless given; a physical_layout that
/// is no permutation, and a negative size, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.empty_permuted((2, 3, 4), (0, 2, 1)).stride()
/// (12, 1, 3)
/// ```
#[inline]
pub fn empty_permuted<'a>(size: impl Into<Ints<'a>>, physical_layout: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    let physical_layout = physical_layout.into();
    EMPTY_PERMUTED.tensor(&[value::ints(&size), value::ints(&physical_layout)])
}

/// An uninitialised dense tensor of the given sizes whose dimensions lie in memory in the order
/// physical_layout, the outermost first. dtype is the default float type unless given; a physical_layout that
/// is no permutation, and a negative size, are errors.
///
/// What is not set in the options keeps its default: `empty_permuted(int[] size, int[] physical_layout, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn empty_permuted_with<'a>(size: impl Into<Ints<'a>>, physical_layout: impl Into<Ints<'a>>, options: EmptyPermutedOptions) -> Result<Tensor> {
    let size = size.into();
    let physical_layout = physical_layout.into();
    EMPTY_PERMUTED.tensor(&[value::ints(&size), value::ints(&physical_layout), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`fill_diagonal_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FillDiagonalOptions {
    wrap: Option<bool>,
}

impl FillDiagonalOptions {
    /// All defaults.
    pub fn new() -> FillDiagonalOptions {
        FillDiagonalOptions::default()
    }

    /// `bool`, default `False`.
    pub fn wrap(mut self, wrap: impl Into<Option<bool>>) -> Self {
        self.wrap = wrap.into();
        self
    }
}

/// `fill_diagonal`, see [`fill_diagonal`]. In place: the result is written into the tensor itself.
pub fn fill_diagonal_(input: &Tensor, fill_value: impl Into<Scalar>) -> Result<()> {
    let fill_value = fill_value.into();
    FILL_DIAGONAL_INPLACE.tensor(&[value::tensor(input), value::scalar(&fill_value)]).map(drop)
}

/// `fill_diagonal`, see [`fill_diagonal`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `fill_diagonal(Tensor self, Scalar fill_value, bool wrap=False) -> Tensor`.
pub fn fill_diagonal_with_(input: &Tensor, fill_value: impl Into<Scalar>, options: FillDiagonalOptions) -> Result<()> {
    let fill_value = fill_value.into();
    FILL_DIAGONAL_INPLACE.tensor(&[value::tensor(input), value::scalar(&fill_value), options.wrap.map_or(value::none(), value::boolean)]).map(drop)
}

/// batch_norm, and the means and the reciprocals of the standard deviations of the channels, which are empty
/// unless in training. Only the first is differentiable. The result is in the shape of input, (N, C, ...).
/// Floating point only.
///
/// In Python:
///
/// ```text
/// >>> torch.native_batch_norm(torch.tensor([[1.], [3.]]), None, None, None, None, True, 0.1, 0.)[0]
/// tensor([[-1.],
///         [ 1.]])
/// ```
#[inline]
pub fn native_batch_norm(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, training: bool, momentum: f64, eps: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let [result0, result1, result2] = NATIVE_BATCH_NORM.tensors(&[value::tensor(input), value::opt_tensor(weight), value::opt_tensor(bias), value::opt_tensor(running_mean), value::opt_tensor(running_var), value::boolean(training), value::double(momentum), value::double(eps)])?;
    Ok((result0, result1, result2))
}

/// `native_batch_norm`, see [`native_batch_norm`]. The result is written into the given tensor.
pub fn native_batch_norm_out(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, running_mean: Option<&Tensor>, running_var: Option<&Tensor>, training: bool, momentum: f64, eps: f64, out_0: &Tensor, out_1: &Tensor, out_2: &Tensor) -> Result<()> {
    NATIVE_BATCH_NORM_OUT.tensors::<3>(&[value::tensor(input), value::opt_tensor(weight), value::opt_tensor(bias), value::opt_tensor(running_mean), value::opt_tensor(running_var), value::boolean(training), value::double(momentum), value::double(eps), value::tensor(out_0), value::tensor(out_1), value::tensor(out_2)]).map(drop)
}

/// dropout, and the bool mask of what is kept, in the shape of input. A missing train means true. A p outside
/// [0, 1] is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.native_dropout(torch.ones(3), 0.5, False)[0]
/// tensor([1., 1., 1.])
/// ```
#[inline]
pub fn native_dropout(input: &Tensor, p: f64, train: Option<bool>) -> Result<(Tensor, Tensor)> {
    let [result0, result1] = NATIVE_DROPOUT.tensors(&[value::tensor(input), value::double(p), train.map_or(value::none(), value::boolean)])?;
    Ok((result0, result1))
}

/// `native_dropout`, see [`native_dropout`]. The result is written into the given tensor.
pub fn native_dropout_out(input: &Tensor, p: f64, train: Option<bool>, out_0: &Tensor, out_1: &Tensor) -> Result<()> {
    NATIVE_DROPOUT_OUT.tensors::<2>(&[value::tensor(input), value::double(p), train.map_or(value::none(), value::boolean), value::tensor(out_0), value::tensor(out_1)]).map(drop)
}

/// group_norm of an input of N samples, C channels and HxW elements each, the means (N, group), and the
/// reciprocals of the standard deviations. The first is in the shape of input. Floating point only; a C that
/// group does not divide is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.native_group_norm(torch.tensor([[[1.], [3.]]]), None, None, 1, 2, 1, 1, 0.)[0]
/// tensor([[[-1.],
///          [ 1.]]])
/// ```
#[inline]
pub fn native_group_norm(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, n: i64, c: i64, hx_w: i64, group: i64, eps: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let [result0, result1, result2] = NATIVE_GROUP_NORM.tensors(&[value::tensor(input), value::opt_tensor(weight), value::opt_tensor(bias), value::int(n), value::int(c), value::int(hx_w), value::int(group), value::double(eps)])?;
    Ok((result0, result1, result2))
}

/// `native_group_norm`, see [`native_group_norm`]. The result is written into the given tensor.
pub fn native_group_norm_out(input: &Tensor, weight: Option<&Tensor>, bias: Option<&Tensor>, n: i64, c: i64, hx_w: i64, group: i64, eps: f64, out_0: &Tensor, out_1: &Tensor, out_2: &Tensor) -> Result<()> {
    NATIVE_GROUP_NORM_OUT.tensors::<3>(&[value::tensor(input), value::opt_tensor(weight), value::opt_tensor(bias), value::int(n), value::int(c), value::int(hx_w), value::int(group), value::double(eps), value::tensor(out_0), value::tensor(out_1), value::tensor(out_2)]).map(drop)
}

/// layer_norm, the means, and the reciprocals of the standard deviations, with sizes 1 where it normalised. The
/// first is in the shape of input. Only the first is differentiable. Floating point only; other last dimensions
/// than normalized_shape are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.native_layer_norm(torch.tensor([[1., 3.]]), [2], None, None, 0.)[0]
/// tensor([[-1.,  1.]])
/// ```
#[inline]
pub fn native_layer_norm<'a>(input: &Tensor, normalized_shape: impl Into<Ints<'a>>, weight: Option<&Tensor>, bias: Option<&Tensor>, eps: f64) -> Result<(Tensor, Tensor, Tensor)> {
    let normalized_shape = normalized_shape.into();
    let [result0, result1, result2] = NATIVE_LAYER_NORM.tensors(&[value::tensor(input), value::ints(&normalized_shape), value::opt_tensor(weight), value::opt_tensor(bias), value::double(eps)])?;
    Ok((result0, result1, result2))
}

/// `native_layer_norm`, see [`native_layer_norm`]. The result is written into the given tensor.
pub fn native_layer_norm_out<'a>(input: &Tensor, normalized_shape: impl Into<Ints<'a>>, weight: Option<&Tensor>, bias: Option<&Tensor>, eps: f64, out_0: &Tensor, out_1: &Tensor, out_2: &Tensor) -> Result<()> {
    let normalized_shape = normalized_shape.into();
    NATIVE_LAYER_NORM_OUT.tensors::<3>(&[value::tensor(input), value::ints(&normalized_shape), value::opt_tensor(weight), value::opt_tensor(bias), value::double(eps), value::tensor(out_0), value::tensor(out_1), value::tensor(out_2)]).map(drop)
}

/// The parameters of [`norm_except_dim_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NormExceptDimOptions {
    pow: Option<i64>,
    dim: Option<i64>,
}

impl NormExceptDimOptions {
    /// All defaults.
    pub fn new() -> NormExceptDimOptions {
        NormExceptDimOptions::default()
    }

    /// `int`, default `2`.
    pub fn pow(mut self, pow: impl Into<Option<i64>>) -> Self {
        self.pow = pow.into();
        self
    }

    /// `int`, default `0`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }
}

/// The norm of order pow over all dimensions but one, which keep size 1; dim -1: over all, 0-dim. Floating
/// point and complex, the result is real; integers, and a dimension that v does not have, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.norm_except_dim(torch.tensor([[3., 4.], [6., 8.]]))
/// tensor([[ 5.],
///         [10.]])
/// ```
#[inline]
pub fn norm_except_dim(v: &Tensor) -> Result<Tensor> {
    NORM_EXCEPT_DIM.tensor(&[value::tensor(v)])
}

/// The norm of order pow over all dimensions but one, which keep size 1; dim -1: over all, 0-dim. Floating
/// point and complex, the result is real; integers, and a dimension that v does not have, are errors.
///
/// What is not set in the options keeps its default: `norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor`.
pub fn norm_except_dim_with(v: &Tensor, options: NormExceptDimOptions) -> Result<Tensor> {
    NORM_EXCEPT_DIM.tensor(&[value::tensor(v), options.pow.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int)])
}

/// The coordinates, a tensor of the shape of indices each, of positions in the row-major order of an array of
/// that shape. Integers only; positions beyond it wrap around.
///
/// In Python:
///
/// ```text
/// >>> torch.unravel_index(torch.tensor([1, 5]), (2, 3))
/// (tensor([0, 1]), tensor([1, 2]))
/// ```
#[inline]
pub fn unravel_index<'a>(indices: &Tensor, shape: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let shape = shape.into();
    UNRAVEL_INDEX.list(&[value::tensor(indices), value::ints(&shape)])
}

impl Tensor {
    /// `fill_diagonal`, see [`fill_diagonal`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn fill_diagonal_(&self, fill_value: impl Into<Scalar>) -> Result<()> {
        fill_diagonal_(self, fill_value)
    }

    /// `fill_diagonal`, see [`fill_diagonal`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `fill_diagonal(Tensor self, Scalar fill_value, bool wrap=False) -> Tensor`.
    #[inline]
    pub fn fill_diagonal_with_(&self, fill_value: impl Into<Scalar>, options: FillDiagonalOptions) -> Result<()> {
        fill_diagonal_with_(self, fill_value, options)
    }
}
