// Generated from bindings/schema/ops/pool.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static AVG_POOL1D: Op = Op::new(c"avg_pool1d", c"", 1);
static AVG_POOL2D: Op = Op::new(c"avg_pool2d", c"", 1);
static AVG_POOL2D_OUT: Op = Op::new(c"avg_pool2d", c"out", 1);
static AVG_POOL2D_BACKWARD: Op = Op::new(c"avg_pool2d_backward", c"", 1);
static AVG_POOL3D: Op = Op::new(c"avg_pool3d", c"", 1);
static AVG_POOL3D_OUT: Op = Op::new(c"avg_pool3d", c"out", 1);
static AVG_POOL3D_BACKWARD: Op = Op::new(c"avg_pool3d_backward", c"", 1);
static LOCAL_RESPONSE_NORM: Op = Op::new(c"local_response_norm", c"", 1);
static LP_POOL1D: Op = Op::new(c"lp_pool1d", c"", 1);
static LP_POOL2D: Op = Op::new(c"lp_pool2d", c"", 1);
static LP_POOL3D: Op = Op::new(c"lp_pool3d", c"", 1);
static MAX_POOL1D: Op = Op::new(c"max_pool1d", c"", 1);
static MAX_POOL1D_WITH_INDICES: Op = Op::new(c"max_pool1d_with_indices", c"", 1);
static MAX_POOL2D: Op = Op::new(c"max_pool2d", c"", 1);
static MAX_POOL2D_WITH_INDICES: Op = Op::new(c"max_pool2d_with_indices", c"", 1);
static MAX_POOL3D: Op = Op::new(c"max_pool3d", c"", 1);
static MAX_POOL3D_WITH_INDICES: Op = Op::new(c"max_pool3d_with_indices", c"", 1);

/// The parameters of [`avg_pool1d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AvgPool1dOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
    count_include_pad: Option<bool>,
}

impl<'a> AvgPool1dOptions<'a> {
    /// All defaults.
    pub fn new() -> AvgPool1dOptions<'a> {
        AvgPool1dOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `int[1]`, default `[0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }

    /// `bool`, default `True`.
    pub fn count_include_pad(mut self, count_include_pad: impl Into<Option<bool>>) -> Self {
        self.count_include_pad = count_include_pad.into();
        self
    }
}

/// The mean of each window; count_include_pad says whether padding counts. (N, C, L) or (C, L); each output
/// size is (n + 2 padding - k) / stride + 1, rounded down or with ceil_mode up. Floating point and int64; other
/// dtypes, and padding above half the kernel, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.avg_pool1d(torch.tensor([[1., 5., 2., 4.]]), 2)
/// tensor([[3., 3.]])
/// ```
#[inline]
pub fn avg_pool1d<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    AVG_POOL1D.tensor(&[value::tensor(input), value::ints(&kernel_size)])
}

/// The mean of each window; count_include_pad says whether padding counts. (N, C, L) or (C, L); each output
/// size is (n + 2 padding - k) / stride + 1, rounded down or with ceil_mode up. Floating point and int64; other
/// dtypes, and padding above half the kernel, are errors.
///
/// What is not set in the options keeps its default: `avg_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor`.
pub fn avg_pool1d_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: AvgPool1dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    AVG_POOL1D.tensor(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean), options.count_include_pad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`avg_pool2d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AvgPool2dOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
    count_include_pad: Option<bool>,
    divisor_override: Option<i64>,
}

impl<'a> AvgPool2dOptions<'a> {
    /// All defaults.
    pub fn new() -> AvgPool2dOptions<'a> {
        AvgPool2dOptions::default()
    }

    /// `int[2]?`, default `None`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `int[2]`, default `[0, 0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }

    /// `bool`, default `True`.
    pub fn count_include_pad(mut self, count_include_pad: impl Into<Option<bool>>) -> Self {
        self.count_include_pad = count_include_pad.into();
        self
    }

    /// `int?`, default `None`.
    pub fn divisor_override(mut self, divisor_override: impl Into<Option<i64>>) -> Self {
        self.divisor_override = divisor_override.into();
        self
    }
}

/// The mean of each window; count_include_pad says whether padding counts, divisor_override replaces the count.
/// (N, C, H, W) or (C, H, W). Floating point and int64; padding of more than half a window, and a divisor of 0,
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> F.avg_pool2d(torch.arange(16.).view(1, 4, 4), 2)
/// tensor([[[ 2.5000,  4.5000],
///          [10.5000, 12.5000]]])
/// ```
#[inline]
pub fn avg_pool2d<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    AVG_POOL2D.tensor(&[value::tensor(input), value::ints(&kernel_size)])
}

/// The mean of each window; count_include_pad says whether padding counts, divisor_override replaces the count.
/// (N, C, H, W) or (C, H, W). Floating point and int64; padding of more than half a window, and a divisor of 0,
/// are errors.
///
/// What is not set in the options keeps its default: `avg_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`.
pub fn avg_pool2d_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: AvgPool2dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    AVG_POOL2D.tensor(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean), options.count_include_pad.map_or(value::none(), value::boolean), options.divisor_override.map_or(value::none(), value::int)])
}

/// `avg_pool2d`, see [`avg_pool2d`]. The result is written into the given tensor.
pub fn avg_pool2d_out<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let kernel_size = kernel_size.into();
    AVG_POOL2D_OUT.tensor(&[value::tensor(input), value::ints(&kernel_size), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `avg_pool2d`, see [`avg_pool2d`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `avg_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`.
pub fn avg_pool2d_out_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: AvgPool2dOptions<'_>, out: &Tensor) -> Result<()> {
    let kernel_size = kernel_size.into();
    AVG_POOL2D_OUT.tensor(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean), options.count_include_pad.map_or(value::none(), value::boolean), options.divisor_override.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The transpose of avg_pool2d.
#[inline]
pub fn avg_pool2d_backward<'a>(grad_output: &Tensor, input_size: impl Into<Ints<'a>>, kernel_size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, padding: impl Into<Ints<'a>>, ceil_mode: bool, count_include_pad: bool, divisor_override: Option<i64>) -> Result<Tensor> {
    let input_size = input_size.into();
    let kernel_size = kernel_size.into();
    let stride = stride.into();
    let padding = padding.into();
    AVG_POOL2D_BACKWARD.tensor(&[value::tensor(grad_output), value::ints(&input_size), value::ints(&kernel_size), value::ints(&stride), value::ints(&padding), value::boolean(ceil_mode), value::boolean(count_include_pad), divisor_override.map_or(value::none(), value::int)])
}

/// The parameters of [`avg_pool3d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AvgPool3dOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
    count_include_pad: Option<bool>,
    divisor_override: Option<i64>,
}

impl<'a> AvgPool3dOptions<'a> {
    /// All defaults.
    pub fn new() -> AvgPool3dOptions<'a> {
        AvgPool3dOptions::default()
    }

    /// `int[3]?`, default `None`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `int[3]`, default `[0, 0, 0]`.
    pub fn padding(mut self, padding: impl Into<Ints<'a>>) -> Self {
        self.padding = Some(padding.into());
        self
    }

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }

    /// `bool`, default `True`.
    pub fn count_include_pad(mut self, count_include_pad: impl Into<Option<bool>>) -> Self {
        self.count_include_pad = count_include_pad.into();
        self
    }

    /// `int?`, default `None`.
    pub fn divisor_override(mut self, divisor_override: impl Into<Option<i64>>) -> Self {
        self.divisor_override = divisor_override.into();
        self
    }
}

/// The mean of each window; count_include_pad says whether padding counts, divisor_override replaces the count.
/// (N, C, D, H, W) or (C, D, H, W); each output size is (n + 2 padding - k) / stride + 1, rounded down or with
/// ceil_mode up; stride is the kernel's size unless given. Floating point and int64; padding of more than half
/// a window, a window larger than the input, and a divisor of 0, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.avg_pool3d(torch.arange(16.).view(1, 2, 2, 4), 2)
/// tensor([[[[6.5000, 8.5000]]]])
/// ```
#[inline]
pub fn avg_pool3d<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    AVG_POOL3D.tensor(&[value::tensor(input), value::ints(&kernel_size)])
}

/// The mean of each window; count_include_pad says whether padding counts, divisor_override replaces the count.
/// (N, C, D, H, W) or (C, D, H, W); each output size is (n + 2 padding - k) / stride + 1, rounded down or with
/// ceil_mode up; stride is the kernel's size unless given. Floating point and int64; padding of more than half
/// a window, a window larger than the input, and a divisor of 0, are errors.
///
/// What is not set in the options keeps its default: `avg_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`.
pub fn avg_pool3d_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: AvgPool3dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    AVG_POOL3D.tensor(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean), options.count_include_pad.map_or(value::none(), value::boolean), options.divisor_override.map_or(value::none(), value::int)])
}

/// `avg_pool3d`, see [`avg_pool3d`]. The result is written into the given tensor.
pub fn avg_pool3d_out<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, out: &Tensor) -> Result<()> {
    let kernel_size = kernel_size.into();
    AVG_POOL3D_OUT.tensor(&[value::tensor(input), value::ints(&kernel_size), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `avg_pool3d`, see [`avg_pool3d`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `avg_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`.
pub fn avg_pool3d_out_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: AvgPool3dOptions<'_>, out: &Tensor) -> Result<()> {
    let kernel_size = kernel_size.into();
    AVG_POOL3D_OUT.tensor(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean), options.count_include_pad.map_or(value::none(), value::boolean), options.divisor_override.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The transpose of avg_pool3d.
#[inline]
pub fn avg_pool3d_backward<'a>(grad_output: &Tensor, input_size: impl Into<Ints<'a>>, kernel_size: impl Into<Ints<'a>>, stride: impl Into<Ints<'a>>, padding: impl Into<Ints<'a>>, ceil_mode: bool, count_include_pad: bool, divisor_override: Option<i64>) -> Result<Tensor> {
    let input_size = input_size.into();
    let kernel_size = kernel_size.into();
    let stride = stride.into();
    let padding = padding.into();
    AVG_POOL3D_BACKWARD.tensor(&[value::tensor(grad_output), value::ints(&input_size), value::ints(&kernel_size), value::ints(&stride), value::ints(&padding), value::boolean(ceil_mode), value::boolean(count_include_pad), divisor_override.map_or(value::none(), value::int)])
}

/// The parameters of [`local_response_norm_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LocalResponseNormOptions {
    alpha: Option<f64>,
    beta: Option<f64>,
    k: Option<f64>,
}

impl LocalResponseNormOptions {
    /// All defaults.
    pub fn new() -> LocalResponseNormOptions {
        LocalResponseNormOptions::default()
    }

    /// `float`, default `0.0001`.
    pub fn alpha(mut self, alpha: impl Into<Option<f64>>) -> Self {
        self.alpha = alpha.into();
        self
    }

    /// `float`, default `0.75`.
    pub fn beta(mut self, beta: impl Into<Option<f64>>) -> Self {
        self.beta = beta.into();
        self
    }

    /// `float`, default `1.0`.
    pub fn k(mut self, k: impl Into<Option<f64>>) -> Self {
        self.k = k.into();
        self
    }
}

/// x / (k + alpha m)^beta, where m is the mean of the squares of `size` neighbouring channels, of which those
/// beyond the first and last are zeros. (N, C, ...) of at least three dimensions, in whose shape the result is.
/// Floating point and int64; fewer dimensions, and a size below 1, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.local_response_norm(torch.tensor([[[1.], [2.], [3.]]]), 1, alpha=1.0, beta=0.5)
/// tensor([[[0.7071],
///          [0.8944],
///          [0.9487]]])
/// ```
#[inline]
pub fn local_response_norm(input: &Tensor, size: i64) -> Result<Tensor> {
    LOCAL_RESPONSE_NORM.tensor(&[value::tensor(input), value::int(size)])
}

/// x / (k + alpha m)^beta, where m is the mean of the squares of `size` neighbouring channels, of which those
/// beyond the first and last are zeros. (N, C, ...) of at least three dimensions, in whose shape the result is.
/// Floating point and int64; fewer dimensions, and a size below 1, are errors.
///
/// What is not set in the options keeps its default: `local_response_norm(Tensor self, int size, float alpha=1e-4, float beta=0.75, float k=1.0) -> Tensor`.
pub fn local_response_norm_with(input: &Tensor, size: i64, options: LocalResponseNormOptions) -> Result<Tensor> {
    LOCAL_RESPONSE_NORM.tensor(&[value::tensor(input), value::int(size), options.alpha.map_or(value::none(), value::double), options.beta.map_or(value::none(), value::double), options.k.map_or(value::none(), value::double)])
}

/// The parameters of [`lp_pool1d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LpPool1dOptions<'a> {
    stride: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
}

impl<'a> LpPool1dOptions<'a> {
    /// All defaults.
    pub fn new() -> LpPool1dOptions<'a> {
        LpPool1dOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }
}

/// The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may have
/// no root. (N, C, L) or (C, L); each output size is (n - k) / stride + 1, rounded down or with ceil_mode up;
/// stride is the kernel's size unless given. Floating point, integers whose powers are int64; a norm_type of 0,
/// and windows larger than the input, are errors. The derivative of a window of zeros is none: NaN for
/// norm_type above 1.
///
/// In Python:
///
/// ```text
/// >>> F.lp_pool1d(torch.tensor([[3., 4., 6., 8.]]), 2, 2)
/// tensor([[ 5., 10.]])
/// ```
#[inline]
pub fn lp_pool1d<'a>(input: &Tensor, norm_type: impl Into<Scalar>, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let norm_type = norm_type.into();
    let kernel_size = kernel_size.into();
    LP_POOL1D.tensor(&[value::tensor(input), value::scalar(&norm_type), value::ints(&kernel_size)])
}

/// The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may have
/// no root. (N, C, L) or (C, L); each output size is (n - k) / stride + 1, rounded down or with ceil_mode up;
/// stride is the kernel's size unless given. Floating point, integers whose powers are int64; a norm_type of 0,
/// and windows larger than the input, are errors. The derivative of a window of zeros is none: NaN for
/// norm_type above 1.
///
/// What is not set in the options keeps its default: `lp_pool1d(Tensor self, Scalar norm_type, int[1] kernel_size, int[1]? stride=None, bool ceil_mode=False) -> Tensor`.
pub fn lp_pool1d_with<'a>(input: &Tensor, norm_type: impl Into<Scalar>, kernel_size: impl Into<Ints<'a>>, options: LpPool1dOptions<'_>) -> Result<Tensor> {
    let norm_type = norm_type.into();
    let kernel_size = kernel_size.into();
    LP_POOL1D.tensor(&[value::tensor(input), value::scalar(&norm_type), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean)])
}

/// The parameters of [`lp_pool2d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LpPool2dOptions<'a> {
    stride: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
}

impl<'a> LpPool2dOptions<'a> {
    /// All defaults.
    pub fn new() -> LpPool2dOptions<'a> {
        LpPool2dOptions::default()
    }

    /// `int[2]?`, default `None`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }
}

/// The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may have
/// no root. (N, C, H, W) or (C, H, W); each output size is (n - k) / stride + 1, rounded down or with ceil_mode
/// up; stride is the kernel's size unless given. Floating point, integers whose powers are int64; a norm_type
/// of 0, and windows larger than the input, are errors. The derivative of a window of zeros is none: NaN for
/// norm_type above 1.
///
/// In Python:
///
/// ```text
/// >>> F.lp_pool2d(torch.ones(1, 4, 6), 2, 2)
/// tensor([[[2., 2., 2.],
///          [2., 2., 2.]]])
/// ```
#[inline]
pub fn lp_pool2d<'a>(input: &Tensor, norm_type: impl Into<Scalar>, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let norm_type = norm_type.into();
    let kernel_size = kernel_size.into();
    LP_POOL2D.tensor(&[value::tensor(input), value::scalar(&norm_type), value::ints(&kernel_size)])
}

/// The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may have
/// no root. (N, C, H, W) or (C, H, W); each output size is (n - k) / stride + 1, rounded down or with ceil_mode
/// up; stride is the kernel's size unless given. Floating point, integers whose powers are int64; a norm_type
/// of 0, and windows larger than the input, are errors. The derivative of a window of zeros is none: NaN for
/// norm_type above 1.
///
/// What is not set in the options keeps its default: `lp_pool2d(Tensor self, Scalar norm_type, int[2] kernel_size, int[2]? stride=None, bool ceil_mode=False) -> Tensor`.
pub fn lp_pool2d_with<'a>(input: &Tensor, norm_type: impl Into<Scalar>, kernel_size: impl Into<Ints<'a>>, options: LpPool2dOptions<'_>) -> Result<Tensor> {
    let norm_type = norm_type.into();
    let kernel_size = kernel_size.into();
    LP_POOL2D.tensor(&[value::tensor(input), value::scalar(&norm_type), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean)])
}

/// The parameters of [`lp_pool3d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LpPool3dOptions<'a> {
    stride: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
}

impl<'a> LpPool3dOptions<'a> {
    /// All defaults.
    pub fn new() -> LpPool3dOptions<'a> {
        LpPool3dOptions::default()
    }

    /// `int[3]?`, default `None`.
    pub fn stride(mut self, stride: impl Into<Ints<'a>>) -> Self {
        self.stride = Some(stride.into());
        self
    }

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }
}

/// The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may have
/// no root. (N, C, D, H, W) or (C, D, H, W); each output size is (n - k) / stride + 1, rounded down or with
/// ceil_mode up; stride is the kernel's size unless given. Floating point, integers whose powers are int64; a
/// norm_type of 0, and windows larger than the input, are errors. The derivative of a window of zeros is none:
/// NaN for norm_type above 1.
///
/// In Python:
///
/// ```text
/// >>> F.lp_pool3d(torch.ones(1, 4, 3, 6), 3.0, (2, 2, 2)).shape
/// torch.Size([1, 2, 1, 3])
/// ```
#[inline]
pub fn lp_pool3d<'a>(input: &Tensor, norm_type: impl Into<Scalar>, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let norm_type = norm_type.into();
    let kernel_size = kernel_size.into();
    LP_POOL3D.tensor(&[value::tensor(input), value::scalar(&norm_type), value::ints(&kernel_size)])
}

/// The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may have
/// no root. (N, C, D, H, W) or (C, D, H, W); each output size is (n - k) / stride + 1, rounded down or with
/// ceil_mode up; stride is the kernel's size unless given. Floating point, integers whose powers are int64; a
/// norm_type of 0, and windows larger than the input, are errors. The derivative of a window of zeros is none:
/// NaN for norm_type above 1.
///
/// What is not set in the options keeps its default: `lp_pool3d(Tensor self, Scalar norm_type, int[3] kernel_size, int[3]? stride=None, bool ceil_mode=False) -> Tensor`.
pub fn lp_pool3d_with<'a>(input: &Tensor, norm_type: impl Into<Scalar>, kernel_size: impl Into<Ints<'a>>, options: LpPool3dOptions<'_>) -> Result<Tensor> {
    let norm_type = norm_type.into();
    let kernel_size = kernel_size.into();
    LP_POOL3D.tensor(&[value::tensor(input), value::scalar(&norm_type), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean)])
}

/// The parameters of [`max_pool1d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxPool1dOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    dilation: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
}

impl<'a> MaxPool1dOptions<'a> {
    /// All defaults.
    pub fn new() -> MaxPool1dOptions<'a> {
        MaxPool1dOptions::default()
    }

    /// `int[1]?`, default `None`.
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

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }
}

/// The largest element of each window; NaN counts as largest. (N, C, L) or (C, L); each output size is (n + 2
/// padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's size
/// unless given. Floating point only; padding above half the kernel is an error.
///
/// In Python:
///
/// ```text
/// >>> F.max_pool1d(torch.tensor([[1., 5., 2., 4.]]), 2)
/// tensor([[5., 4.]])
/// ```
#[inline]
pub fn max_pool1d<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_POOL1D.tensor(&[value::tensor(input), value::ints(&kernel_size)])
}

/// The largest element of each window; NaN counts as largest. (N, C, L) or (C, L); each output size is (n + 2
/// padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's size
/// unless given. Floating point only; padding above half the kernel is an error.
///
/// What is not set in the options keeps its default: `max_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor`.
pub fn max_pool1d_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: MaxPool1dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_POOL1D.tensor(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.dilation.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean)])
}

/// The parameters of [`max_pool1d_with_indices_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxPool1dWithIndicesOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    dilation: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
}

impl<'a> MaxPool1dWithIndicesOptions<'a> {
    /// All defaults.
    pub fn new() -> MaxPool1dWithIndicesOptions<'a> {
        MaxPool1dWithIndicesOptions::default()
    }

    /// `int[1]?`, default `None`.
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

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }
}

/// The largest element of each window and its place in the flattened plane; NaN counts as largest. (N, C, L) or
/// (C, L); indices are int64. Integers and floating point. An empty window, and padding of more than half of
/// it, are errors.
///
/// In Python:
///
/// ```text
/// >>> output, indices = F.max_pool1d_with_indices(torch.tensor([[1., 5., 2., 4.]]), 2)
/// >>> indices
/// tensor([[1, 3]])
/// ```
#[inline]
pub fn max_pool1d_with_indices<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = MAX_POOL1D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size)])?;
    Ok((output, indices))
}

/// The largest element of each window and its place in the flattened plane; NaN counts as largest. (N, C, L) or
/// (C, L); indices are int64. Integers and floating point. An empty window, and padding of more than half of
/// it, are errors.
///
/// What is not set in the options keeps its default: `max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)`.
pub fn max_pool1d_with_indices_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: MaxPool1dWithIndicesOptions<'_>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = MAX_POOL1D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.dilation.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean)])?;
    Ok((output, indices))
}

/// The parameters of [`max_pool2d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxPool2dOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    dilation: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
}

impl<'a> MaxPool2dOptions<'a> {
    /// All defaults.
    pub fn new() -> MaxPool2dOptions<'a> {
        MaxPool2dOptions::default()
    }

    /// `int[2]?`, default `None`.
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

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }
}

/// The largest element of each window; NaN counts as largest. (N, C, H, W) or (C, H, W); each output size is (n
/// \+ 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's
/// size unless given. Integers and floating point; padding above half the kernel, bool and complex are errors.
///
/// In Python:
///
/// ```text
/// >>> F.max_pool2d(torch.arange(16.).view(1, 4, 4), 2, stride=2)
/// tensor([[[ 5.,  7.],
///          [13., 15.]]])
/// ```
#[inline]
pub fn max_pool2d<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_POOL2D.tensor(&[value::tensor(input), value::ints(&kernel_size)])
}

/// The largest element of each window; NaN counts as largest. (N, C, H, W) or (C, H, W); each output size is (n
/// \+ 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's
/// size unless given. Integers and floating point; padding above half the kernel, bool and complex are errors.
///
/// What is not set in the options keeps its default: `max_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor`.
pub fn max_pool2d_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: MaxPool2dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_POOL2D.tensor(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.dilation.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean)])
}

/// The parameters of [`max_pool2d_with_indices_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxPool2dWithIndicesOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    dilation: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
}

impl<'a> MaxPool2dWithIndicesOptions<'a> {
    /// All defaults.
    pub fn new() -> MaxPool2dWithIndicesOptions<'a> {
        MaxPool2dWithIndicesOptions::default()
    }

    /// `int[2]?`, default `None`.
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

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }
}

/// The largest element of each window and its place in the flattened plane; NaN counts as largest. (N, C, H, W)
/// or (C, H, W); indices are int64. Integers and floating point. An empty window, and padding of more than half
/// of it, are errors.
///
/// In Python:
///
/// ```text
/// >>> output, indices = F.max_pool2d_with_indices(torch.arange(16.).view(1, 4, 4), 2)
/// >>> indices
/// tensor([[[ 5,  7],
///          [13, 15]]])
/// ```
#[inline]
pub fn max_pool2d_with_indices<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = MAX_POOL2D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size)])?;
    Ok((output, indices))
}

/// The largest element of each window and its place in the flattened plane; NaN counts as largest. (N, C, H, W)
/// or (C, H, W); indices are int64. Integers and floating point. An empty window, and padding of more than half
/// of it, are errors.
///
/// What is not set in the options keeps its default: `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)`.
pub fn max_pool2d_with_indices_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: MaxPool2dWithIndicesOptions<'_>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = MAX_POOL2D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.dilation.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean)])?;
    Ok((output, indices))
}

/// The parameters of [`max_pool3d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxPool3dOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    dilation: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
}

impl<'a> MaxPool3dOptions<'a> {
    /// All defaults.
    pub fn new() -> MaxPool3dOptions<'a> {
        MaxPool3dOptions::default()
    }

    /// `int[3]?`, default `None`.
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

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }
}

/// The largest element of each window; NaN counts as largest. (N, C, D, H, W) or (C, D, H, W); each output size
/// is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the
/// kernel's size unless given. Integers and floating point; padding above half the kernel, bool and complex are
/// errors.
///
/// In Python:
///
/// ```text
/// >>> F.max_pool3d(torch.arange(16.).view(1, 2, 2, 4), 2)
/// tensor([[[[13., 15.]]]])
/// ```
#[inline]
pub fn max_pool3d<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_POOL3D.tensor(&[value::tensor(input), value::ints(&kernel_size)])
}

/// The largest element of each window; NaN counts as largest. (N, C, D, H, W) or (C, D, H, W); each output size
/// is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the
/// kernel's size unless given. Integers and floating point; padding above half the kernel, bool and complex are
/// errors.
///
/// What is not set in the options keeps its default: `max_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor`.
pub fn max_pool3d_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: MaxPool3dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_POOL3D.tensor(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.dilation.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean)])
}

/// The parameters of [`max_pool3d_with_indices_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxPool3dWithIndicesOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    dilation: Option<Ints<'a>>,
    ceil_mode: Option<bool>,
}

impl<'a> MaxPool3dWithIndicesOptions<'a> {
    /// All defaults.
    pub fn new() -> MaxPool3dWithIndicesOptions<'a> {
        MaxPool3dWithIndicesOptions::default()
    }

    /// `int[3]?`, default `None`.
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

    /// `bool`, default `False`.
    pub fn ceil_mode(mut self, ceil_mode: impl Into<Option<bool>>) -> Self {
        self.ceil_mode = ceil_mode.into();
        self
    }
}

/// The largest element of each window and its place in the flattened volume; NaN counts as largest. (N, C, D,
/// H, W) or (C, D, H, W); indices are int64. Integers and floating point. An empty window, and padding of more
/// than half of it, are errors.
///
/// In Python:
///
/// ```text
/// >>> output, indices = F.max_pool3d_with_indices(torch.arange(16.).view(1, 2, 2, 4), 2)
/// >>> indices
/// tensor([[[[13, 15]]]])
/// ```
#[inline]
pub fn max_pool3d_with_indices<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = MAX_POOL3D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size)])?;
    Ok((output, indices))
}

/// The largest element of each window and its place in the flattened volume; NaN counts as largest. (N, C, D,
/// H, W) or (C, D, H, W); indices are int64. Integers and floating point. An empty window, and padding of more
/// than half of it, are errors.
///
/// What is not set in the options keeps its default: `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices)`.
pub fn max_pool3d_with_indices_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: MaxPool3dWithIndicesOptions<'_>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = MAX_POOL3D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.dilation.as_ref().map_or(value::none(), value::ints), options.ceil_mode.map_or(value::none(), value::boolean)])?;
    Ok((output, indices))
}
