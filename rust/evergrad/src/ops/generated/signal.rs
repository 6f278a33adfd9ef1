// Generated from bindings/schema/ops/signal.toml; do not edit.
use crate::dtype::DType;
use crate::dtype::Device;
use crate::dtype::Layout;
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static ISTFT: Op = Op::new(c"istft", c"", 1);
static SIGNAL_WINDOWS_BARTLETT: Op = Op::new(c"signal_windows_bartlett", c"", 1);
static SIGNAL_WINDOWS_BLACKMAN: Op = Op::new(c"signal_windows_blackman", c"", 1);
static SIGNAL_WINDOWS_COSINE: Op = Op::new(c"signal_windows_cosine", c"", 1);
static SIGNAL_WINDOWS_EXPONENTIAL: Op = Op::new(c"signal_windows_exponential", c"", 1);
static SIGNAL_WINDOWS_GAUSSIAN: Op = Op::new(c"signal_windows_gaussian", c"", 1);
static SIGNAL_WINDOWS_GENERAL_COSINE: Op = Op::new(c"signal_windows_general_cosine", c"", 1);
static SIGNAL_WINDOWS_GENERAL_HAMMING: Op = Op::new(c"signal_windows_general_hamming", c"", 1);
static SIGNAL_WINDOWS_HAMMING: Op = Op::new(c"signal_windows_hamming", c"", 1);
static SIGNAL_WINDOWS_HANN: Op = Op::new(c"signal_windows_hann", c"", 1);
static SIGNAL_WINDOWS_KAISER: Op = Op::new(c"signal_windows_kaiser", c"", 1);
static SIGNAL_WINDOWS_NUTTALL: Op = Op::new(c"signal_windows_nuttall", c"", 1);
static STFT: Op = Op::new(c"stft", c"", 1);

/// The parameters of [`istft_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct IstftOptions<'a> {
    hop_length: Option<i64>,
    win_length: Option<i64>,
    window: Option<&'a Tensor>,
    center: Option<bool>,
    normalized: Option<bool>,
    onesided: Option<bool>,
    length: Option<i64>,
    return_complex: Option<bool>,
}

impl<'a> IstftOptions<'a> {
    /// All defaults.
    pub fn new() -> IstftOptions<'a> {
        IstftOptions::default()
    }

    /// `int?`, default `None`.
    pub fn hop_length(mut self, hop_length: impl Into<Option<i64>>) -> Self {
        self.hop_length = hop_length.into();
        self
    }

    /// `int?`, default `None`.
    pub fn win_length(mut self, win_length: impl Into<Option<i64>>) -> Self {
        self.win_length = win_length.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn window(mut self, window: impl Into<Option<&'a Tensor>>) -> Self {
        self.window = window.into();
        self
    }

    /// `bool`, default `True`.
    pub fn center(mut self, center: impl Into<Option<bool>>) -> Self {
        self.center = center.into();
        self
    }

    /// `bool`, default `False`.
    pub fn normalized(mut self, normalized: impl Into<Option<bool>>) -> Self {
        self.normalized = normalized.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn onesided(mut self, onesided: impl Into<Option<bool>>) -> Self {
        self.onesided = onesided.into();
        self
    }

    /// `int?`, default `None`.
    pub fn length(mut self, length: impl Into<Option<i64>>) -> Self {
        self.length = length.into();
        self
    }

    /// `bool`, default `False`.
    pub fn return_complex(mut self, return_complex: impl Into<Option<bool>>) -> Self {
        self.return_complex = return_complex.into();
        self
    }
}

/// Inverse of stft by overlap and add, divided by the overlapped squares of the window; where those vanish it
/// is an error. self: (frequencies, frames) or (rows, frequencies, frames), complex; the result, real unless
/// return_complex, is 1-d or (rows, points). length: the number of points of the result, which is cut off or
/// filled up with zeros.
///
/// In Python:
///
/// ```text
/// >>> x, window = torch.arange(6.), torch.hann_window(4)
/// >>> torch.istft(torch.stft(x, 4, window=window, return_complex=True), 4, window=window, length=6)
/// tensor([0., 1., 2., 3., 4., 5.])
/// ```
#[inline]
pub fn istft(input: &Tensor, n_fft: i64) -> Result<Tensor> {
    ISTFT.tensor(&[value::tensor(input), value::int(n_fft)])
}

/// Inverse of stft by overlap and add, divided by the overlapped squares of the window; where those vanish it
/// is an error. self: (frequencies, frames) or (rows, frequencies, frames), complex; the result, real unless
/// return_complex, is 1-d or (rows, points). length: the number of points of the result, which is cut off or
/// filled up with zeros.
///
/// What is not set in the options keeps its default: `istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor`.
pub fn istft_with(input: &Tensor, n_fft: i64, options: IstftOptions<'_>) -> Result<Tensor> {
    ISTFT.tensor(&[value::tensor(input), value::int(n_fft), options.hop_length.map_or(value::none(), value::int), options.win_length.map_or(value::none(), value::int), value::opt_tensor(options.window), options.center.map_or(value::none(), value::boolean), options.normalized.map_or(value::none(), value::boolean), options.onesided.map_or(value::none(), value::boolean), options.length.map_or(value::none(), value::int), options.return_complex.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_bartlett_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsBartlettOptions {
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsBartlettOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsBartlettOptions {
        SignalWindowsBartlettOptions::default()
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// A triangle of M points that ends in zeros. sym: symmetric about its middle; without it the window is one
/// longer with the last value left out, as spectra want it. float32 or float64, the default float type unless
/// given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.bartlett(5)
/// tensor([0.0000, 0.5000, 1.0000, 0.5000, 0.0000])
/// ```
#[inline]
pub fn signal_windows_bartlett(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_BARTLETT.tensor(&[value::int(m)])
}

/// A triangle of M points that ends in zeros. sym: symmetric about its middle; without it the window is one
/// longer with the last value left out, as spectra want it. float32 or float64, the default float type unless
/// given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_bartlett(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_bartlett_with(m: i64, options: SignalWindowsBartlettOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_BARTLETT.tensor(&[value::int(m), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_blackman_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsBlackmanOptions {
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsBlackmanOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsBlackmanOptions {
        SignalWindowsBlackmanOptions::default()
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Blackman window of M points: general_cosine of 0.42, 0.5, 0.08. sym: symmetric about its middle; without it
/// the window is one longer with the last value left out, as spectra want it. float32 or float64, the default
/// float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.blackman(4, sym=False)[1:]
/// tensor([0.3400, 1.0000, 0.3400])
/// ```
#[inline]
pub fn signal_windows_blackman(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_BLACKMAN.tensor(&[value::int(m)])
}

/// Blackman window of M points: general_cosine of 0.42, 0.5, 0.08. sym: symmetric about its middle; without it
/// the window is one longer with the last value left out, as spectra want it. float32 or float64, the default
/// float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_blackman(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_blackman_with(m: i64, options: SignalWindowsBlackmanOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_BLACKMAN.tensor(&[value::int(m), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_cosine_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsCosineOptions {
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsCosineOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsCosineOptions {
        SignalWindowsCosineOptions::default()
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Half a wave of the sine, 1-d of M points: sin(pi (i + 1/2) / M). sym: symmetric about its middle; without it
/// the window is one longer with the last value left out, as spectra want it. float32 or float64, the default
/// float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.cosine(3)
/// tensor([0.5000, 1.0000, 0.5000])
/// ```
#[inline]
pub fn signal_windows_cosine(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_COSINE.tensor(&[value::int(m)])
}

/// Half a wave of the sine, 1-d of M points: sin(pi (i + 1/2) / M). sym: symmetric about its middle; without it
/// the window is one longer with the last value left out, as spectra want it. float32 or float64, the default
/// float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_cosine(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_cosine_with(m: i64, options: SignalWindowsCosineOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_COSINE.tensor(&[value::int(m), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_exponential_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsExponentialOptions {
    center: Option<f64>,
    tau: Option<f64>,
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsExponentialOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsExponentialOptions {
        SignalWindowsExponentialOptions::default()
    }

    /// `float?`, default `None`.
    pub fn center(mut self, center: impl Into<Option<f64>>) -> Self {
        self.center = center.into();
        self
    }

    /// `float`, default `1.0`.
    pub fn tau(mut self, tau: impl Into<Option<f64>>) -> Self {
        self.tau = tau.into();
        self
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Window exp(-|i - center| / tau) of M points; center is the middle, and may be given without sym only. tau <=
/// 0 is an error. sym: symmetric about its middle; without it the window is one longer with the last value left
/// out, as spectra want it. float32 or float64, the default float type unless given. M < 0 is an error, no M
/// gives an empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.exponential(3, tau=0.5)
/// tensor([0.1353, 1.0000, 0.1353])
/// ```
#[inline]
pub fn signal_windows_exponential(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_EXPONENTIAL.tensor(&[value::int(m)])
}

/// Window exp(-|i - center| / tau) of M points; center is the middle, and may be given without sym only. tau <=
/// 0 is an error. sym: symmetric about its middle; without it the window is one longer with the last value left
/// out, as spectra want it. float32 or float64, the default float type unless given. M < 0 is an error, no M
/// gives an empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_exponential(int M, *, float? center=None, float tau=1.0, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_exponential_with(m: i64, options: SignalWindowsExponentialOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_EXPONENTIAL.tensor(&[value::int(m), options.center.map_or(value::none(), value::double), options.tau.map_or(value::none(), value::double), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_gaussian_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsGaussianOptions {
    std: Option<f64>,
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsGaussianOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsGaussianOptions {
        SignalWindowsGaussianOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn std(mut self, std: impl Into<Option<f64>>) -> Self {
        self.std = std.into();
        self
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Window exp(-(i - middle)^2 / (2 std^2)) of M points. std <= 0 is an error. sym: symmetric about its middle;
/// without it the window is one longer with the last value left out, as spectra want it. float32 or float64,
/// the default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.gaussian(5, std=2.0)
/// tensor([0.6065, 0.8825, 1.0000, 0.8825, 0.6065])
/// ```
#[inline]
pub fn signal_windows_gaussian(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_GAUSSIAN.tensor(&[value::int(m)])
}

/// Window exp(-(i - middle)^2 / (2 std^2)) of M points. std <= 0 is an error. sym: symmetric about its middle;
/// without it the window is one longer with the last value left out, as spectra want it. float32 or float64,
/// the default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_gaussian(int M, *, float std=1.0, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_gaussian_with(m: i64, options: SignalWindowsGaussianOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_GAUSSIAN.tensor(&[value::int(m), options.std.map_or(value::none(), value::double), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_general_cosine_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsGeneralCosineOptions {
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsGeneralCosineOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsGeneralCosineOptions {
        SignalWindowsGeneralCosineOptions::default()
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Window of M points, the sum over k of (-1)^k a[k] cos(2 pi i k / (M - 1)). No coefficients are an error.
/// sym: symmetric about its middle; without it the window is one longer with the last value left out, as
/// spectra want it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an
/// empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.general_cosine(5, a=[0.5, 0.3, 0.2])
/// tensor([0.4000, 0.3000, 1.0000, 0.3000, 0.4000])
/// ```
#[inline]
pub fn signal_windows_general_cosine(m: i64, a: &[f64]) -> Result<Tensor> {
    SIGNAL_WINDOWS_GENERAL_COSINE.tensor(&[value::int(m), value::doubles(a)])
}

/// Window of M points, the sum over k of (-1)^k a[k] cos(2 pi i k / (M - 1)). No coefficients are an error.
/// sym: symmetric about its middle; without it the window is one longer with the last value left out, as
/// spectra want it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an
/// empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_general_cosine(int M, *, float[] a, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_general_cosine_with(m: i64, a: &[f64], options: SignalWindowsGeneralCosineOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_GENERAL_COSINE.tensor(&[value::int(m), value::doubles(a), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_general_hamming_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsGeneralHammingOptions {
    alpha: Option<f64>,
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsGeneralHammingOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsGeneralHammingOptions {
        SignalWindowsGeneralHammingOptions::default()
    }

    /// `float`, default `0.54`.
    pub fn alpha(mut self, alpha: impl Into<Option<f64>>) -> Self {
        self.alpha = alpha.into();
        self
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Window alpha - (1 - alpha) cos(2 pi i / (M - 1)) of M points. sym: symmetric about its middle; without it
/// the window is one longer with the last value left out, as spectra want it. float32 or float64, the default
/// float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.general_hamming(5, alpha=0.6)
/// tensor([0.2000, 0.6000, 1.0000, 0.6000, 0.2000])
/// ```
#[inline]
pub fn signal_windows_general_hamming(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_GENERAL_HAMMING.tensor(&[value::int(m)])
}

/// Window alpha - (1 - alpha) cos(2 pi i / (M - 1)) of M points. sym: symmetric about its middle; without it
/// the window is one longer with the last value left out, as spectra want it. float32 or float64, the default
/// float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_general_hamming(int M, *, float alpha=0.54, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_general_hamming_with(m: i64, options: SignalWindowsGeneralHammingOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_GENERAL_HAMMING.tensor(&[value::int(m), options.alpha.map_or(value::none(), value::double), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_hamming_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsHammingOptions {
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsHammingOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsHammingOptions {
        SignalWindowsHammingOptions::default()
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Hamming window of M points: general_hamming of 0.54. sym: symmetric about its middle; without it the window
/// is one longer with the last value left out, as spectra want it. float32 or float64, the default float type
/// unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.hamming(5)
/// tensor([0.0800, 0.5400, 1.0000, 0.5400, 0.0800])
/// ```
#[inline]
pub fn signal_windows_hamming(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_HAMMING.tensor(&[value::int(m)])
}

/// Hamming window of M points: general_hamming of 0.54. sym: symmetric about its middle; without it the window
/// is one longer with the last value left out, as spectra want it. float32 or float64, the default float type
/// unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_hamming(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_hamming_with(m: i64, options: SignalWindowsHammingOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_HAMMING.tensor(&[value::int(m), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_hann_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsHannOptions {
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsHannOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsHannOptions {
        SignalWindowsHannOptions::default()
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Hann window of M points: general_hamming of 0.5. sym: symmetric about its middle; without it the window is
/// one longer with the last value left out, as spectra want it. float32 or float64, the default float type
/// unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.hann(4, sym=False)
/// tensor([0.0000, 0.5000, 1.0000, 0.5000])
/// ```
#[inline]
pub fn signal_windows_hann(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_HANN.tensor(&[value::int(m)])
}

/// Hann window of M points: general_hamming of 0.5. sym: symmetric about its middle; without it the window is
/// one longer with the last value left out, as spectra want it. float32 or float64, the default float type
/// unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_hann(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_hann_with(m: i64, options: SignalWindowsHannOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_HANN.tensor(&[value::int(m), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_kaiser_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsKaiserOptions {
    beta: Option<f64>,
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsKaiserOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsKaiserOptions {
        SignalWindowsKaiserOptions::default()
    }

    /// `float`, default `12.0`.
    pub fn beta(mut self, beta: impl Into<Option<f64>>) -> Self {
        self.beta = beta.into();
        self
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Kaiser window of M points, a Bessel function I0 of an ellipse of height beta. beta < 0 is an error. sym:
/// symmetric about its middle; without it the window is one longer with the last value left out, as spectra
/// want it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an empty
/// window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.kaiser(5, beta=2.0)
/// tensor([0.4387, 0.8348, 1.0000, 0.8348, 0.4387])
/// ```
#[inline]
pub fn signal_windows_kaiser(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_KAISER.tensor(&[value::int(m)])
}

/// Kaiser window of M points, a Bessel function I0 of an ellipse of height beta. beta < 0 is an error. sym:
/// symmetric about its middle; without it the window is one longer with the last value left out, as spectra
/// want it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an empty
/// window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_kaiser(int M, *, float beta=12.0, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_kaiser_with(m: i64, options: SignalWindowsKaiserOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_KAISER.tensor(&[value::int(m), options.beta.map_or(value::none(), value::double), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`signal_windows_nuttall_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SignalWindowsNuttallOptions {
    sym: Option<bool>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    requires_grad: Option<bool>,
}

impl SignalWindowsNuttallOptions {
    /// All defaults.
    pub fn new() -> SignalWindowsNuttallOptions {
        SignalWindowsNuttallOptions::default()
    }

    /// `bool`, default `True`.
    pub fn sym(mut self, sym: impl Into<Option<bool>>) -> Self {
        self.sym = sym.into();
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

    /// `bool`, default `False`.
    pub fn requires_grad(mut self, requires_grad: impl Into<Option<bool>>) -> Self {
        self.requires_grad = requires_grad.into();
        self
    }
}

/// Nuttall's minimal Blackman-Harris window of M points: general_cosine of four terms. sym: symmetric about its
/// middle; without it the window is one longer with the last value left out, as spectra want it. float32 or
/// float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// In Python:
///
/// ```text
/// >>> torch.signal.windows.nuttall(4, sym=False)
/// tensor([3.6280e-04, 2.2698e-01, 1.0000e+00, 2.2698e-01])
/// ```
#[inline]
pub fn signal_windows_nuttall(m: i64) -> Result<Tensor> {
    SIGNAL_WINDOWS_NUTTALL.tensor(&[value::int(m)])
}

/// Nuttall's minimal Blackman-Harris window of M points: general_cosine of four terms. sym: symmetric about its
/// middle; without it the window is one longer with the last value left out, as spectra want it. float32 or
/// float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
///
/// What is not set in the options keeps its default: `signal_windows_nuttall(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor`.
pub fn signal_windows_nuttall_with(m: i64, options: SignalWindowsNuttallOptions) -> Result<Tensor> {
    SIGNAL_WINDOWS_NUTTALL.tensor(&[value::int(m), options.sym.map_or(value::none(), value::boolean), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// The parameters of [`stft_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct StftOptions<'a> {
    hop_length: Option<i64>,
    win_length: Option<i64>,
    window: Option<&'a Tensor>,
    center: Option<bool>,
    pad_mode: Option<&'a str>,
    normalized: Option<bool>,
    onesided: Option<bool>,
    return_complex: Option<bool>,
    align_to_window: Option<bool>,
}

impl<'a> StftOptions<'a> {
    /// All defaults.
    pub fn new() -> StftOptions<'a> {
        StftOptions::default()
    }

    /// `int?`, default `None`.
    pub fn hop_length(mut self, hop_length: impl Into<Option<i64>>) -> Self {
        self.hop_length = hop_length.into();
        self
    }

    /// `int?`, default `None`.
    pub fn win_length(mut self, win_length: impl Into<Option<i64>>) -> Self {
        self.win_length = win_length.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn window(mut self, window: impl Into<Option<&'a Tensor>>) -> Self {
        self.window = window.into();
        self
    }

    /// `bool`, default `True`.
    pub fn center(mut self, center: impl Into<Option<bool>>) -> Self {
        self.center = center.into();
        self
    }

    /// `str`, default `'reflect'`.
    pub fn pad_mode(mut self, pad_mode: &'a str) -> Self {
        self.pad_mode = Some(pad_mode);
        self
    }

    /// `bool`, default `False`.
    pub fn normalized(mut self, normalized: impl Into<Option<bool>>) -> Self {
        self.normalized = normalized.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn onesided(mut self, onesided: impl Into<Option<bool>>) -> Self {
        self.onesided = onesided.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn return_complex(mut self, return_complex: impl Into<Option<bool>>) -> Self {
        self.return_complex = return_complex.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn align_to_window(mut self, align_to_window: impl Into<Option<bool>>) -> Self {
        self.align_to_window = align_to_window.into();
        self
    }
}

/// Short-time Fourier transform of a signal, or of each row of a 2-d tensor: (rows, frequencies, frames),
/// complex of self's float32 or float64. Frames of n_fft points begin every hop_length points (n_fft // 4) and
/// are multiplied by window, which has win_length points (n_fft) and stands in the middle. center: the signal
/// is padded by n_fft // 2 on both sides, as pad_mode says. normalized: divided by the root of n_fft. onesided:
/// the first n_fft // 2 + 1 frequencies only, the default unless something is complex. return_complex must be
/// given for real signals; without it the parts of complex numbers stand in a last dimension of 2.
/// align_to_window, without center: the first frame begins where the window does. Errors: integers and halves,
/// more than two dimensions, an n_fft or win_length longer than the signal allows, a hop_length below 1, a
/// window of another length.
///
/// In Python:
///
/// ```text
/// >>> x = torch.arange(8.)
/// >>> torch.stft(x, 4, hop_length=4, window=torch.ones(4), return_complex=True)
/// tensor([[ 4.+0.j, 14.+0.j, 24.+0.j],
///         [ 2.+0.j, -2.+2.j,  0.-2.j],
///         [ 0.+0.j, -2.+0.j,  0.+0.j]])
/// ```
#[inline]
pub fn stft(input: &Tensor, n_fft: i64) -> Result<Tensor> {
    STFT.tensor(&[value::tensor(input), value::int(n_fft)])
}

/// Short-time Fourier transform of a signal, or of each row of a 2-d tensor: (rows, frequencies, frames),
/// complex of self's float32 or float64. Frames of n_fft points begin every hop_length points (n_fft // 4) and
/// are multiplied by window, which has win_length points (n_fft) and stands in the middle. center: the signal
/// is padded by n_fft // 2 on both sides, as pad_mode says. normalized: divided by the root of n_fft. onesided:
/// the first n_fft // 2 + 1 frequencies only, the default unless something is complex. return_complex must be
/// given for real signals; without it the parts of complex numbers stand in a last dimension of 2.
/// align_to_window, without center: the first frame begins where the window does. Errors: integers and halves,
/// more than two dimensions, an n_fft or win_length longer than the signal allows, a hop_length below 1, a
/// window of another length.
///
/// What is not set in the options keeps its default: `stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode='reflect', bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor`.
pub fn stft_with(input: &Tensor, n_fft: i64, options: StftOptions<'_>) -> Result<Tensor> {
    STFT.tensor(&[value::tensor(input), value::int(n_fft), options.hop_length.map_or(value::none(), value::int), options.win_length.map_or(value::none(), value::int), value::opt_tensor(options.window), options.center.map_or(value::none(), value::boolean), options.pad_mode.map_or(value::none(), value::string), options.normalized.map_or(value::none(), value::boolean), options.onesided.map_or(value::none(), value::boolean), options.return_complex.map_or(value::none(), value::boolean), options.align_to_window.map_or(value::none(), value::boolean)])
}

impl Tensor {
    /// Inverse of stft by overlap and add, divided by the overlapped squares of the window; where those vanish it
    /// is an error. self: (frequencies, frames) or (rows, frequencies, frames), complex; the result, real unless
    /// return_complex, is 1-d or (rows, points). length: the number of points of the result, which is cut off or
    /// filled up with zeros.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> x, window = torch.arange(6.), torch.hann_window(4)
    /// >>> torch.istft(torch.stft(x, 4, window=window, return_complex=True), 4, window=window, length=6)
    /// tensor([0., 1., 2., 3., 4., 5.])
    /// ```
    #[inline]
    pub fn istft(&self, n_fft: i64) -> Result<Tensor> {
        istft(self, n_fft)
    }

    /// Inverse of stft by overlap and add, divided by the overlapped squares of the window; where those vanish it
    /// is an error. self: (frequencies, frames) or (rows, frequencies, frames), complex; the result, real unless
    /// return_complex, is 1-d or (rows, points). length: the number of points of the result, which is cut off or
    /// filled up with zeros.
    ///
    /// What is not set in the options keeps its default: `istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor`.
    #[inline]
    pub fn istft_with(&self, n_fft: i64, options: IstftOptions<'_>) -> Result<Tensor> {
        istft_with(self, n_fft, options)
    }

    /// Short-time Fourier transform of a signal, or of each row of a 2-d tensor: (rows, frequencies, frames),
    /// complex of self's float32 or float64. Frames of n_fft points begin every hop_length points (n_fft // 4) and
    /// are multiplied by window, which has win_length points (n_fft) and stands in the middle. center: the signal
    /// is padded by n_fft // 2 on both sides, as pad_mode says. normalized: divided by the root of n_fft. onesided:
    /// the first n_fft // 2 + 1 frequencies only, the default unless something is complex. return_complex must be
    /// given for real signals; without it the parts of complex numbers stand in a last dimension of 2.
    /// align_to_window, without center: the first frame begins where the window does. Errors: integers and halves,
    /// more than two dimensions, an n_fft or win_length longer than the signal allows, a hop_length below 1, a
    /// window of another length.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> x = torch.arange(8.)
    /// >>> torch.stft(x, 4, hop_length=4, window=torch.ones(4), return_complex=True)
    /// tensor([[ 4.+0.j, 14.+0.j, 24.+0.j],
    ///         [ 2.+0.j, -2.+2.j,  0.-2.j],
    ///         [ 0.+0.j, -2.+0.j,  0.+0.j]])
    /// ```
    #[inline]
    pub fn stft(&self, n_fft: i64) -> Result<Tensor> {
        stft(self, n_fft)
    }

    /// Short-time Fourier transform of a signal, or of each row of a 2-d tensor: (rows, frequencies, frames),
    /// complex of self's float32 or float64. Frames of n_fft points begin every hop_length points (n_fft // 4) and
    /// are multiplied by window, which has win_length points (n_fft) and stands in the middle. center: the signal
    /// is padded by n_fft // 2 on both sides, as pad_mode says. normalized: divided by the root of n_fft. onesided:
    /// the first n_fft // 2 + 1 frequencies only, the default unless something is complex. return_complex must be
    /// given for real signals; without it the parts of complex numbers stand in a last dimension of 2.
    /// align_to_window, without center: the first frame begins where the window does. Errors: integers and halves,
    /// more than two dimensions, an n_fft or win_length longer than the signal allows, a hop_length below 1, a
    /// window of another length.
    ///
    /// What is not set in the options keeps its default: `stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode='reflect', bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor`.
    #[inline]
    pub fn stft_with(&self, n_fft: i64, options: StftOptions<'_>) -> Result<Tensor> {
        stft_with(self, n_fft, options)
    }
}
