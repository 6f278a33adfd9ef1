// Generated from bindings/schema/ops/conv.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static COL2IM: Op = Op::new(c"col2im", c"", 1);
static CONV1D: Op = Op::new(c"conv1d", c"", 1);
static CONV1D_PADDING: Op = Op::new(c"conv1d", c"padding", 1);
static CONV2D: Op = Op::new(c"conv2d", c"", 1);
static CONV2D_PADDING: Op = Op::new(c"conv2d", c"padding", 1);
static CONV3D: Op = Op::new(c"conv3d", c"", 1);
static CONV3D_PADDING: Op = Op::new(c"conv3d", c"padding", 1);
static CONV_TRANSPOSE1D: Op = Op::new(c"conv_transpose1d", c"", 1);
static CONV_TRANSPOSE2D: Op = Op::new(c"conv_transpose2d", c"", 1);
static CONV_TRANSPOSE3D: Op = Op::new(c"conv_transpose3d", c"", 1);
static CONVOLUTION: Op = Op::new(c"convolution", c"", 1);
static CONVOLUTION_WEIGHT: Op = Op::new(c"convolution_weight", c"", 1);
static IM2COL: Op = Op::new(c"im2col", c"", 1);
static NN_FOLD: Op = Op::new(c"nn_fold", c"", 1);
static NN_UNFOLD: Op = Op::new(c"nn_unfold", c"", 1);

/// Blocks summed back to their places: the transpose of im2col.
#[inline]
pub fn col2im<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>, kernel_size: impl Into<Ints<'a>>, dilation: impl Into<Ints<'a>>, padding: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    let kernel_size = kernel_size.into();
    let dilation = dilation.into();
    let padding = padding.into();
    let stride = stride.into();
    COL2IM.tensor(&[value::tensor(input), value::ints(&output_size), value::ints(&kernel_size), value::ints(&dilation), value::ints(&padding), value::ints(&stride)])
}

/// The parameters of [`conv1d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Conv1dOptions<'a> {
    bias: Option<&'a Tensor>,
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    dilation: Option<Ints<'a>>,
    groups: Option<i64>,
}

impl<'a> Conv1dOptions<'a> {
    /// All defaults.
    pub fn new() -> Conv1dOptions<'a> {
        Conv1dOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `int[1]`, default `[1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `int[1]`, default `[0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `int[1]`, default `[1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }

    /// `int`, default `1`.
    pub fn groups(mut self, groups: impl Into<Option<i64>>) -> Self {
        self.groups = groups.into();
        self
    }
}

/// Convolution in 1 dimension, plus bias. input (N, C, L) or (C, L), weight (O, C/groups, K), bias (O); the
/// result is (N, O, L') or (O, L') with L' = (L + 2 padding - dilation (K - 1) - 1) / stride + 1, rounded down.
/// Integers, floating point and complex; two dtypes, bool, and sizes that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> F.conv1d(torch.tensor([[1., 2., 3., 4.]]), torch.tensor([[[1., -1.]]]))
/// tensor([[-1., -1., -1.]])
/// ```
#[inline]
pub fn conv1d(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    CONV1D.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// Convolution in 1 dimension, plus bias. input (N, C, L) or (C, L), weight (O, C/groups, K), bias (O); the
/// result is (N, O, L') or (O, L') with L' = (L + 2 padding - dilation (K - 1) - 1) / stride + 1, rounded down.
/// Integers, floating point and complex; two dtypes, bool, and sizes that do not fit are errors.
///
/// What is not set in the options keeps its default: `conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor`.
pub fn conv1d_with(input: &Tensor, weight: &Tensor, options: Conv1dOptions<'_>) -> Result<Tensor> {
    CONV1D.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.dilation.as_ref().map_or(value::none(), value::ints), options.groups.map_or(value::none(), value::int)])
}

/// The parameters of [`conv1d_padding_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Conv1dPaddingOptions<'a> {
    bias: Option<&'a Tensor>,
    stride: Option<Ints<'a>>,
    padding: Option<&'a str>,
    dilation: Option<Ints<'a>>,
    groups: Option<i64>,
}

impl<'a> Conv1dPaddingOptions<'a> {
    /// All defaults.
    pub fn new() -> Conv1dPaddingOptions<'a> {
        Conv1dPaddingOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `int[1]`, default `[1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `str`, default `'valid'`.
    pub fn padding(mut self, padding: &'a str) -> Self {
        self.padding = Some(padding);
        self
    }

    /// `int[1]`, default `[1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }

    /// `int`, default `1`.
    pub fn groups(mut self, groups: impl Into<Option<i64>>) -> Self {
        self.groups = groups.into();
        self
    }
}

/// Convolution in 1 dimension, input (N, C, L) or (C, L) with weight (O, C/groups, K), and padding 'valid'
/// (none) or 'same' (the sizes of the input). Integers, floating point and complex, of one dtype. A stride with
/// 'same', another word, and sizes that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> F.conv1d(torch.tensor([[1., 2., 3.]]), torch.ones(1, 1, 3), padding='same')
/// tensor([[3., 6., 5.]])
/// ```
#[inline]
pub fn conv1d_padding(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    CONV1D_PADDING.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// Convolution in 1 dimension, input (N, C, L) or (C, L) with weight (O, C/groups, K), and padding 'valid'
/// (none) or 'same' (the sizes of the input). Integers, floating point and complex, of one dtype. A stride with
/// 'same', another word, and sizes that do not fit are errors.
///
/// What is not set in the options keeps its default: `conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding='valid', int[1] dilation=1, int groups=1) -> Tensor`.
pub fn conv1d_padding_with(input: &Tensor, weight: &Tensor, options: Conv1dPaddingOptions<'_>) -> Result<Tensor> {
    CONV1D_PADDING.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.map_or(value::none(), value::string), options.dilation.as_ref().map_or(value::none(), value::ints), options.groups.map_or(value::none(), value::int)])
}

/// The parameters of [`conv2d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Conv2dOptions<'a> {
    bias: Option<&'a Tensor>,
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    dilation: Option<Ints<'a>>,
    groups: Option<i64>,
}

impl<'a> Conv2dOptions<'a> {
    /// All defaults.
    pub fn new() -> Conv2dOptions<'a> {
        Conv2dOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `int[2]`, default `[0, 0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }

    /// `int`, default `1`.
    pub fn groups(mut self, groups: impl Into<Option<i64>>) -> Self {
        self.groups = groups.into();
        self
    }
}

/// Convolution in 2 dimensions, plus bias. input (N, C, H, W) or (C, H, W), weight (O, C/groups, KH, KW), bias
/// (O); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down. Integers,
/// floating point and complex; two dtypes, bool, and sizes that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> F.conv2d(torch.ones(1, 1, 3, 3), torch.ones(1, 1, 2, 2), torch.tensor([0.5]))
/// tensor([[[[4.5000, 4.5000],
///           [4.5000, 4.5000]]]])
/// >>> F.conv2d(torch.randn(8, 3, 32, 32), torch.randn(16, 3, 3, 3), stride=2, padding=1).shape
/// torch.Size([8, 16, 16, 16])
/// ```
#[inline]
pub fn conv2d(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    CONV2D.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// Convolution in 2 dimensions, plus bias. input (N, C, H, W) or (C, H, W), weight (O, C/groups, KH, KW), bias
/// (O); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down. Integers,
/// floating point and complex; two dtypes, bool, and sizes that do not fit are errors.
///
/// What is not set in the options keeps its default: `conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor`.
pub fn conv2d_with(input: &Tensor, weight: &Tensor, options: Conv2dOptions<'_>) -> Result<Tensor> {
    CONV2D.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.dilation.as_ref().map_or(value::none(), value::ints), options.groups.map_or(value::none(), value::int)])
}

/// The parameters of [`conv2d_padding_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Conv2dPaddingOptions<'a> {
    bias: Option<&'a Tensor>,
    stride: Option<Ints<'a>>,
    padding: Option<&'a str>,
    dilation: Option<Ints<'a>>,
    groups: Option<i64>,
}

impl<'a> Conv2dPaddingOptions<'a> {
    /// All defaults.
    pub fn new() -> Conv2dPaddingOptions<'a> {
        Conv2dPaddingOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `str`, default `'valid'`.
    pub fn padding(mut self, padding: &'a str) -> Self {
        self.padding = Some(padding);
        self
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }

    /// `int`, default `1`.
    pub fn groups(mut self, groups: impl Into<Option<i64>>) -> Self {
        self.groups = groups.into();
        self
    }
}

/// Convolution in 2 dimensions, input (N, C, H, W) or (C, H, W) with weight (O, C/groups, KH, KW), and padding
/// 'valid' (none) or 'same' (the sizes of the input). Integers, floating point and complex, of one dtype. A
/// stride with 'same', another word, and sizes that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> F.conv2d(torch.ones(1, 1, 2, 2), torch.ones(1, 1, 3, 3), padding='same')
/// tensor([[[[4., 4.],
///           [4., 4.]]]])
/// ```
#[inline]
pub fn conv2d_padding(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    CONV2D_PADDING.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// Convolution in 2 dimensions, input (N, C, H, W) or (C, H, W) with weight (O, C/groups, KH, KW), and padding
/// 'valid' (none) or 'same' (the sizes of the input). Integers, floating point and complex, of one dtype. A
/// stride with 'same', another word, and sizes that do not fit are errors.
///
/// What is not set in the options keeps its default: `conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding='valid', int[2] dilation=1, int groups=1) -> Tensor`.
pub fn conv2d_padding_with(input: &Tensor, weight: &Tensor, options: Conv2dPaddingOptions<'_>) -> Result<Tensor> {
    CONV2D_PADDING.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.map_or(value::none(), value::string), options.dilation.as_ref().map_or(value::none(), value::ints), options.groups.map_or(value::none(), value::int)])
}

/// The parameters of [`conv3d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Conv3dOptions<'a> {
    bias: Option<&'a Tensor>,
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    dilation: Option<Ints<'a>>,
    groups: Option<i64>,
}

impl<'a> Conv3dOptions<'a> {
    /// All defaults.
    pub fn new() -> Conv3dOptions<'a> {
        Conv3dOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `int[3]`, default `[1, 1, 1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `int[3]`, default `[0, 0, 0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `int[3]`, default `[1, 1, 1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }

    /// `int`, default `1`.
    pub fn groups(mut self, groups: impl Into<Option<i64>>) -> Self {
        self.groups = groups.into();
        self
    }
}

/// Convolution in 3 dimensions, plus bias. input (N, C, D, H, W) or without N, weight (O, C/groups, KD, KH,
/// KW), bias (O); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down.
/// Integers, floating point and complex; two dtypes, bool, and sizes that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> F.conv3d(torch.randn(2, 3, 8, 8, 8), torch.randn(4, 3, 3, 3, 3), padding=1).shape
/// torch.Size([2, 4, 8, 8, 8])
/// ```
#[inline]
pub fn conv3d(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    CONV3D.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// Convolution in 3 dimensions, plus bias. input (N, C, D, H, W) or without N, weight (O, C/groups, KD, KH,
/// KW), bias (O); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down.
/// Integers, floating point and complex; two dtypes, bool, and sizes that do not fit are errors.
///
/// What is not set in the options keeps its default: `conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor`.
pub fn conv3d_with(input: &Tensor, weight: &Tensor, options: Conv3dOptions<'_>) -> Result<Tensor> {
    CONV3D.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.dilation.as_ref().map_or(value::none(), value::ints), options.groups.map_or(value::none(), value::int)])
}

/// The parameters of [`conv3d_padding_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Conv3dPaddingOptions<'a> {
    bias: Option<&'a Tensor>,
    stride: Option<Ints<'a>>,
    padding: Option<&'a str>,
    dilation: Option<Ints<'a>>,
    groups: Option<i64>,
}

impl<'a> Conv3dPaddingOptions<'a> {
    /// All defaults.
    pub fn new() -> Conv3dPaddingOptions<'a> {
        Conv3dPaddingOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `int[3]`, default `[1, 1, 1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `str`, default `'valid'`.
    pub fn padding(mut self, padding: &'a str) -> Self {
        self.padding = Some(padding);
        self
    }

    /// `int[3]`, default `[1, 1, 1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }

    /// `int`, default `1`.
    pub fn groups(mut self, groups: impl Into<Option<i64>>) -> Self {
        self.groups = groups.into();
        self
    }
}

/// Convolution in 3 dimensions, input (N, C, D, H, W) or (C, D, H, W) with weight (O, C/groups, KD, KH, KW),
/// and padding 'valid' (none) or 'same' (the sizes of the input). Integers, floating point and complex, of one
/// dtype. A stride with 'same', another word, and sizes that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> F.conv3d(torch.ones(1, 1, 2, 2, 2), torch.ones(1, 1, 2, 2, 2), padding='valid')
/// tensor([[[[[8.]]]]])
/// ```
#[inline]
pub fn conv3d_padding(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    CONV3D_PADDING.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// Convolution in 3 dimensions, input (N, C, D, H, W) or (C, D, H, W) with weight (O, C/groups, KD, KH, KW),
/// and padding 'valid' (none) or 'same' (the sizes of the input). Integers, floating point and complex, of one
/// dtype. A stride with 'same', another word, and sizes that do not fit are errors.
///
/// What is not set in the options keeps its default: `conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding='valid', int[3] dilation=1, int groups=1) -> Tensor`.
pub fn conv3d_padding_with(input: &Tensor, weight: &Tensor, options: Conv3dPaddingOptions<'_>) -> Result<Tensor> {
    CONV3D_PADDING.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.map_or(value::none(), value::string), options.dilation.as_ref().map_or(value::none(), value::ints), options.groups.map_or(value::none(), value::int)])
}

/// The parameters of [`conv_transpose1d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ConvTranspose1dOptions<'a> {
    bias: Option<&'a Tensor>,
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    output_padding: Option<Ints<'a>>,
    groups: Option<i64>,
    dilation: Option<Ints<'a>>,
}

impl<'a> ConvTranspose1dOptions<'a> {
    /// All defaults.
    pub fn new() -> ConvTranspose1dOptions<'a> {
        ConvTranspose1dOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `int[1]`, default `[1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `int[1]`, default `[0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `int[1]`, default `[0]`.
    pub fn output_padding(mut self, output_padding: impl Into<Ints<'a>>) -> Self {
        self.output_padding = Some(output_padding.into());
        self
    }

    /// `int`, default `1`.
    pub fn groups(mut self, groups: impl Into<Option<i64>>) -> Self {
        self.groups = groups.into();
        self
    }

    /// `int[1]`, default `[1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }
}

/// Transposed convolution in 1 dimension, plus bias: input (N, C, L) or (C, L), weight (C, out/groups, K). The
/// length becomes (L - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers, floating point
/// and complex; two dtypes, bool, and channels that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> F.conv_transpose1d(torch.tensor([[1., 2.]]), torch.tensor([[[1., 10.]]]), stride=2)
/// tensor([[ 1., 10.,  2., 20.]])
/// ```
#[inline]
pub fn conv_transpose1d(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    CONV_TRANSPOSE1D.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// Transposed convolution in 1 dimension, plus bias: input (N, C, L) or (C, L), weight (C, out/groups, K). The
/// length becomes (L - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers, floating point
/// and complex; two dtypes, bool, and channels that do not fit are errors.
///
/// What is not set in the options keeps its default: `conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor`.
pub fn conv_transpose1d_with(input: &Tensor, weight: &Tensor, options: ConvTranspose1dOptions<'_>) -> Result<Tensor> {
    CONV_TRANSPOSE1D.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.output_padding.as_ref().map_or(value::none(), value::ints), options.groups.map_or(value::none(), value::int), options.dilation.as_ref().map_or(value::none(), value::ints)])
}

/// The parameters of [`conv_transpose2d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ConvTranspose2dOptions<'a> {
    bias: Option<&'a Tensor>,
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    output_padding: Option<Ints<'a>>,
    groups: Option<i64>,
    dilation: Option<Ints<'a>>,
}

impl<'a> ConvTranspose2dOptions<'a> {
    /// All defaults.
    pub fn new() -> ConvTranspose2dOptions<'a> {
        ConvTranspose2dOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `int[2]`, default `[0, 0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `int[2]`, default `[0, 0]`.
    pub fn output_padding(mut self, output_padding: impl Into<Ints<'a>>) -> Self {
        self.output_padding = Some(output_padding.into());
        self
    }

    /// `int`, default `1`.
    pub fn groups(mut self, groups: impl Into<Option<i64>>) -> Self {
        self.groups = groups.into();
        self
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }
}

/// Transposed convolution in 2 dimensions, plus bias: input (N, C, H, W) or (C, H, W), weight (C, out/groups,
/// KH, KW). A size becomes (n - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers,
/// floating point and complex; two dtypes, bool, and channels that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> F.conv_transpose2d(torch.tensor([[[1., 2.]]]), torch.ones(1, 1, 2, 2))
/// tensor([[[1., 3., 2.],
///          [1., 3., 2.]]])
/// ```
#[inline]
pub fn conv_transpose2d(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    CONV_TRANSPOSE2D.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// Transposed convolution in 2 dimensions, plus bias: input (N, C, H, W) or (C, H, W), weight (C, out/groups,
/// KH, KW). A size becomes (n - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers,
/// floating point and complex; two dtypes, bool, and channels that do not fit are errors.
///
/// What is not set in the options keeps its default: `conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor`.
pub fn conv_transpose2d_with(input: &Tensor, weight: &Tensor, options: ConvTranspose2dOptions<'_>) -> Result<Tensor> {
    CONV_TRANSPOSE2D.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.output_padding.as_ref().map_or(value::none(), value::ints), options.groups.map_or(value::none(), value::int), options.dilation.as_ref().map_or(value::none(), value::ints)])
}

/// The parameters of [`conv_transpose3d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ConvTranspose3dOptions<'a> {
    bias: Option<&'a Tensor>,
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    output_padding: Option<Ints<'a>>,
    groups: Option<i64>,
    dilation: Option<Ints<'a>>,
}

impl<'a> ConvTranspose3dOptions<'a> {
    /// All defaults.
    pub fn new() -> ConvTranspose3dOptions<'a> {
        ConvTranspose3dOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn bias(mut self, bias: impl Into<Option<&'a Tensor>>) -> Self {
        self.bias = bias.into();
        self
    }

    /// `int[3]`, default `[1, 1, 1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `int[3]`, default `[0, 0, 0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `int[3]`, default `[0, 0, 0]`.
    pub fn output_padding(mut self, output_padding: impl Into<Ints<'a>>) -> Self {
        self.output_padding = Some(output_padding.into());
        self
    }

    /// `int`, default `1`.
    pub fn groups(mut self, groups: impl Into<Option<i64>>) -> Self {
        self.groups = groups.into();
        self
    }

    /// `int[3]`, default `[1, 1, 1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }
}

/// Transposed convolution in 3 dimensions, plus bias: input (N, C, D, H, W) or (C, D, H, W), weight (C,
/// out/groups, KD, KH, KW). A size becomes (n - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1.
/// Integers, floating point and complex; two dtypes, bool, and channels that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> F.conv_transpose3d(torch.randn(1, 2, 4, 4, 4), torch.randn(2, 3, 3, 3, 3), stride=2).shape
/// torch.Size([1, 3, 9, 9, 9])
/// ```
#[inline]
pub fn conv_transpose3d(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    CONV_TRANSPOSE3D.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// Transposed convolution in 3 dimensions, plus bias: input (N, C, D, H, W) or (C, D, H, W), weight (C,
/// out/groups, KD, KH, KW). A size becomes (n - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1.
/// Integers, floating point and complex; two dtypes, bool, and channels that do not fit are errors.
///
/// What is not set in the options keeps its default: `conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor`.
pub fn conv_transpose3d_with(input: &Tensor, weight: &Tensor, options: ConvTranspose3dOptions<'_>) -> Result<Tensor> {
    CONV_TRANSPOSE3D.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.bias), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.output_padding.as_ref().map_or(value::none(), value::ints), options.groups.map_or(value::none(), value::int), options.dilation.as_ref().map_or(value::none(), value::ints)])
}

/// Convolution in one to three dimensions, or its transpose: input (N, C, ...), weight (out, C/groups, ...),
/// transposed (C, out/groups, ...). One value a dimension, or one for all, in stride, padding, dilation and
/// output_padding. The result is (N, out, ...). Integers, floating point and complex, of one dtype; channels
/// that do not fit the groups, and kernels larger than the padded input, and bool, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.convolution(torch.ones(1, 1, 4), torch.ones(1, 1, 2), None, [2], [0], [1], False, [0], 1)
/// tensor([[[2., 2.]]])
/// ```
#[inline]
pub fn convolution<'a>(input: &Tensor, weight: &Tensor, bias: Option<&Tensor>, stride: impl Into<Ints<'a>>, padding: impl Into<Ints<'a>>, dilation: impl Into<Ints<'a>>, transposed: bool, output_padding: impl Into<Ints<'a>>, groups: i64) -> Result<Tensor> {
    let stride = stride.into();
    let padding = padding.into();
    let dilation = dilation.into();
    let output_padding = output_padding.into();
    CONVOLUTION.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(bias), value::ints(&stride), value::ints(&padding), value::ints(&dilation), value::boolean(transposed), value::ints(&output_padding), value::int(groups)])
}

/// The gradient of a convolution with respect to its weight.
#[inline]
pub fn convolution_weight<'a>(input: &Tensor, grad_output: &Tensor, weight_size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, padding: impl Into<Ints<'a>>, dilation: impl Into<Ints<'a>>, transposed: bool, output_padding: impl Into<Ints<'a>>, groups: i64) -> Result<Tensor> {
    let weight_size = weight_size.into();
    let stride = stride.into();
    let padding = padding.into();
    let dilation = dilation.into();
    let output_padding = output_padding.into();
    CONVOLUTION_WEIGHT.tensor(&[value::tensor(input), value::tensor(grad_output), value::ints(&weight_size), value::ints(&stride), value::ints(&padding), value::ints(&dilation), value::boolean(transposed), value::ints(&output_padding), value::int(groups)])
}

/// The blocks that a 2-d convolution reads, one a column: (N, C * kernel, blocks).
#[inline]
pub fn im2col<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, dilation: impl Into<Ints<'a>>, padding: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    let dilation = dilation.into();
    let padding = padding.into();
    let stride = stride.into();
    IM2COL.tensor(&[value::tensor(input), value::ints(&kernel_size), value::ints(&dilation), value::ints(&padding), value::ints(&stride)])
}

/// The parameters of [`nn_fold_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NnFoldOptions<'a> {
    dilation: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    stride: Option<Ints<'a>>,
}

impl<'a> NnFoldOptions<'a> {
    /// All defaults.
    pub fn new() -> NnFoldOptions<'a> {
        NnFoldOptions::default()
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }

    /// `int[2]`, default `[0, 0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }
}

/// Sliding blocks (N, C * kernel, blocks), or without N, summed into images (N, C, \*output_size): the adjoint
/// of unfold. Any dtype. A first size that the kernel's does not divide, or another number of blocks than fit,
/// is an error.
///
/// In Python:
///
/// ```text
/// >>> F.fold(torch.ones(1, 4, 4), output_size=3, kernel_size=2)
/// tensor([[[[1., 2., 1.],
///           [2., 4., 2.],
///           [1., 2., 1.]]]])
/// ```
#[inline]
pub fn nn_fold<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    let kernel_size = kernel_size.into();
    NN_FOLD.tensor(&[value::tensor(input), value::ints(&output_size), value::ints(&kernel_size)])
}

/// Sliding blocks (N, C * kernel, blocks), or without N, summed into images (N, C, \*output_size): the adjoint
/// of unfold. Any dtype. A first size that the kernel's does not divide, or another number of blocks than fit,
/// is an error.
///
/// What is not set in the options keeps its default: `nn_fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor`.
pub fn nn_fold_with<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>, kernel_size: impl Into<Ints<'a>>, options: NnFoldOptions<'_>) -> Result<Tensor> {
    let output_size = output_size.into();
    let kernel_size = kernel_size.into();
    NN_FOLD.tensor(&[value::tensor(input), value::ints(&output_size), value::ints(&kernel_size), options.dilation.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.stride.as_ref().map_or(value::none(), value::ints)])
}

/// The parameters of [`nn_unfold_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NnUnfoldOptions<'a> {
    dilation: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    stride: Option<Ints<'a>>,
}

impl<'a> NnUnfoldOptions<'a> {
    /// All defaults.
    pub fn new() -> NnUnfoldOptions<'a> {
        NnUnfoldOptions::default()
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn dilation(mut self, dilation: impl Into<Ints<'a>>) -> Self {
        self.dilation = Some(dilation.into());
        self
    }

    /// `int[2]`, default `[0, 0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `int[2]`, default `[1, 1]`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }
}

/// Sliding blocks of a batch of images, one a column: (N, C, H, W) or (C, H, W) gives (N, C * kernel, blocks)
/// or without N. Floating point, complex and bool; blocks larger than the padded image are an error.
///
/// In Python:
///
/// ```text
/// >>> F.unfold(torch.arange(9.).view(1, 1, 3, 3), kernel_size=2)
/// tensor([[[0., 1., 3., 4.],
///          [1., 2., 4., 5.],
///          [3., 4., 6., 7.],
///          [4., 5., 7., 8.]]])
/// ```
#[inline]
pub fn nn_unfold<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    NN_UNFOLD.tensor(&[value::tensor(input), value::ints(&kernel_size)])
}

/// Sliding blocks of a batch of images, one a column: (N, C, H, W) or (C, H, W) gives (N, C * kernel, blocks)
/// or without N. Floating point, complex and bool; blocks larger than the padded image are an error.
///
/// What is not set in the options keeps its default: `nn_unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor`.
pub fn nn_unfold_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: NnUnfoldOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    NN_UNFOLD.tensor(&[value::tensor(input), value::ints(&kernel_size), options.dilation.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.stride.as_ref().map_or(value::none(), value::ints)])
}
