// Generated from bindings/schema/ops/fft.toml; do not edit.
use crate::dtype::DType;
use crate::dtype::Device;
use crate::dtype::Layout;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static _FFT_C2C: Op = Op::new(c"_fft_c2c", c"", 1);
static _FFT_C2R: Op = Op::new(c"_fft_c2r", c"", 1);
static _FFT_R2C: Op = Op::new(c"_fft_r2c", c"", 1);
static FFT_FFT: Op = Op::new(c"fft_fft", c"", 1);
static FFT_FFT_OUT: Op = Op::new(c"fft_fft", c"out", 1);
static FFT_FFT2: Op = Op::new(c"fft_fft2", c"", 1);
static FFT_FFT2_OUT: Op = Op::new(c"fft_fft2", c"out", 1);
static FFT_FFTFREQ: Op = Op::new(c"fft_fftfreq", c"", 1);
static FFT_FFTFREQ_OUT: Op = Op::new(c"fft_fftfreq", c"out", 1);
static FFT_FFTN: Op = Op::new(c"fft_fftn", c"", 1);
static FFT_FFTN_OUT: Op = Op::new(c"fft_fftn", c"out", 1);
static FFT_FFTSHIFT: Op = Op::new(c"fft_fftshift", c"", 1);
static FFT_HFFT: Op = Op::new(c"fft_hfft", c"", 1);
static FFT_HFFT_OUT: Op = Op::new(c"fft_hfft", c"out", 1);
static FFT_HFFT2: Op = Op::new(c"fft_hfft2", c"", 1);
static FFT_HFFT2_OUT: Op = Op::new(c"fft_hfft2", c"out", 1);
static FFT_HFFTN: Op = Op::new(c"fft_hfftn", c"", 1);
static FFT_HFFTN_OUT: Op = Op::new(c"fft_hfftn", c"out", 1);
static FFT_IFFT: Op = Op::new(c"fft_ifft", c"", 1);
static FFT_IFFT_OUT: Op = Op::new(c"fft_ifft", c"out", 1);
static FFT_IFFT2: Op = Op::new(c"fft_ifft2", c"", 1);
static FFT_IFFT2_OUT: Op = Op::new(c"fft_ifft2", c"out", 1);
static FFT_IFFTN: Op = Op::new(c"fft_ifftn", c"", 1);
static FFT_IFFTN_OUT: Op = Op::new(c"fft_ifftn", c"out", 1);
static FFT_IFFTSHIFT: Op = Op::new(c"fft_ifftshift", c"", 1);
static FFT_IHFFT: Op = Op::new(c"fft_ihfft", c"", 1);
static FFT_IHFFT_OUT: Op = Op::new(c"fft_ihfft", c"out", 1);
static FFT_IHFFT2: Op = Op::new(c"fft_ihfft2", c"", 1);
static FFT_IHFFT2_OUT: Op = Op::new(c"fft_ihfft2", c"out", 1);
static FFT_IHFFTN: Op = Op::new(c"fft_ihfftn", c"", 1);
static FFT_IHFFTN_OUT: Op = Op::new(c"fft_ihfftn", c"out", 1);
static FFT_IRFFT: Op = Op::new(c"fft_irfft", c"", 1);
static FFT_IRFFT_OUT: Op = Op::new(c"fft_irfft", c"out", 1);
static FFT_IRFFT2: Op = Op::new(c"fft_irfft2", c"", 1);
static FFT_IRFFT2_OUT: Op = Op::new(c"fft_irfft2", c"out", 1);
static FFT_IRFFTN: Op = Op::new(c"fft_irfftn", c"", 1);
static FFT_IRFFTN_OUT: Op = Op::new(c"fft_irfftn", c"out", 1);
static FFT_RFFT: Op = Op::new(c"fft_rfft", c"", 1);
static FFT_RFFT_OUT: Op = Op::new(c"fft_rfft", c"out", 1);
static FFT_RFFT2: Op = Op::new(c"fft_rfft2", c"", 1);
static FFT_RFFT2_OUT: Op = Op::new(c"fft_rfft2", c"out", 1);
static FFT_RFFTFREQ: Op = Op::new(c"fft_rfftfreq", c"", 1);
static FFT_RFFTFREQ_OUT: Op = Op::new(c"fft_rfftfreq", c"out", 1);
static FFT_RFFTN: Op = Op::new(c"fft_rfftn", c"", 1);
static FFT_RFFTN_OUT: Op = Op::new(c"fft_rfftn", c"out", 1);

/// Complex to complex transform along the dimensions dim. normalization: 0 for none, 1 to divide by the root of
/// the number of points, 2 by that number. forward: the sign of the exponent is minus.
#[inline]
pub fn _fft_c2c<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, normalization: i64, forward: bool) -> Result<Tensor> {
    let dim = dim.into();
    _FFT_C2C.tensor(&[value::tensor(input), value::ints(&dim), value::int(normalization), value::boolean(forward)])
}

/// Inverse transform to real numbers from the first half of a spectrum along the last of the dimensions dim,
/// which gets last_dim_size points.
#[inline]
pub fn _fft_c2r<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, normalization: i64, last_dim_size: i64) -> Result<Tensor> {
    let dim = dim.into();
    _FFT_C2R.tensor(&[value::tensor(input), value::ints(&dim), value::int(normalization), value::int(last_dim_size)])
}

/// Forward transform of real numbers along the dimensions dim. onesided: only the first half of the last of
/// them, n // 2 + 1 values, which say everything.
#[inline]
pub fn _fft_r2c<'a>(input: &Tensor, dim: impl Into<Ints<'a>>, normalization: i64, onesided: bool) -> Result<Tensor> {
    let dim = dim.into();
    _FFT_R2C.tensor(&[value::tensor(input), value::ints(&dim), value::int(normalization), value::boolean(onesided)])
}

/// The parameters of [`fft_fft_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftFftOptions<'a> {
    n: Option<i64>,
    dim: Option<i64>,
    norm: Option<&'a str>,
}

impl<'a> FftFftOptions<'a> {
    /// All defaults.
    pub fn new() -> FftFftOptions<'a> {
        FftFftOptions::default()
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Discrete Fourier transform along dim, of real numbers too: sum over j of x[j] exp(-2 pi i j k / n) for each
/// k. n: the number of points; self is cut off or filled up with zeros to it along dim. Complex, in the shape
/// of self with size n along dim. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the
/// root of n, 'forward' by n. Takes float32, float64 and their complex types; integers and bool compute in the
/// default float type, halves are an error. Fewer than one point, or a 0-dim tensor, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.fft(torch.tensor([0., 1., 2., 3.]))
/// tensor([ 6.+0.j, -2.+2.j, -2.+0.j, -2.-2.j])
/// ```
#[inline]
pub fn fft_fft(input: &Tensor) -> Result<Tensor> {
    FFT_FFT.tensor(&[value::tensor(input)])
}

/// Discrete Fourier transform along dim, of real numbers too: sum over j of x[j] exp(-2 pi i j k / n) for each
/// k. n: the number of points; self is cut off or filled up with zeros to it along dim. Complex, in the shape
/// of self with size n along dim. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the
/// root of n, 'forward' by n. Takes float32, float64 and their complex types; integers and bool compute in the
/// default float type, halves are an error. Fewer than one point, or a 0-dim tensor, is an error.
///
/// What is not set in the options keeps its default: `fft_fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_fft_with(input: &Tensor, options: FftFftOptions<'_>) -> Result<Tensor> {
    FFT_FFT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string)])
}

/// `fft_fft`, see [`fft_fft`]. The result is written into the given tensor.
pub fn fft_fft_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_FFT_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_fft`, see [`fft_fft`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_fft_out_with(input: &Tensor, options: FftFftOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_FFT_OUT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_fft2_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftFft2Options<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftFft2Options<'a> {
    /// All defaults.
    pub fn new() -> FftFft2Options<'a> {
        FftFft2Options::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]`, default `[-2, -1]`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Discrete Fourier transform along two dimensions. s: the number of points along each of them (-1: as many as
/// there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim: the
/// transformed dimensions, the last two unless given. norm: 'backward' (None) leaves the result as it is,
/// 'ortho' divides it by the root of the number of points, 'forward' by that number. Takes float32, float64 and
/// their complex types; integers and bool compute in the default float type, halves are an error. A repeated
/// dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.fft2(torch.tensor([[1., 2.], [3., 4.]]))
/// tensor([[10.+0.j, -2.+0.j],
///         [-4.+0.j,  0.+0.j]])
/// ```
#[inline]
pub fn fft_fft2(input: &Tensor) -> Result<Tensor> {
    FFT_FFT2.tensor(&[value::tensor(input)])
}

/// Discrete Fourier transform along two dimensions. s: the number of points along each of them (-1: as many as
/// there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim: the
/// transformed dimensions, the last two unless given. norm: 'backward' (None) leaves the result as it is,
/// 'ortho' divides it by the root of the number of points, 'forward' by that number. Takes float32, float64 and
/// their complex types; integers and bool compute in the default float type, halves are an error. A repeated
/// dimension is an error.
///
/// What is not set in the options keeps its default: `fft_fft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_fft2_with(input: &Tensor, options: FftFft2Options<'_>) -> Result<Tensor> {
    FFT_FFT2.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_fft2`, see [`fft_fft2`]. The result is written into the given tensor.
pub fn fft_fft2_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_FFT2_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_fft2`, see [`fft_fft2`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_fft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_fft2_out_with(input: &Tensor, options: FftFft2Options<'_>, out: &Tensor) -> Result<()> {
    FFT_FFT2_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_fftfreq_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftFftfreqOptions {
    d: Option<f64>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl FftFftfreqOptions {
    /// All defaults.
    pub fn new() -> FftFftfreqOptions {
        FftFftfreqOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn d(mut self, d: impl Into<Option<f64>>) -> Self {
        self.d = d.into();
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

/// The frequencies of the n values of fft, in cycles per unit of the distance d of two points: 0, 1, ... and
/// then the negative ones, over n d; 1-d of n elements. dtype is the default float type unless given; an
/// integer or complex one, and a negative n, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.fftfreq(5)
/// tensor([ 0.0000,  0.2000,  0.4000, -0.4000, -0.2000])
/// ```
#[inline]
pub fn fft_fftfreq(n: i64) -> Result<Tensor> {
    FFT_FFTFREQ.tensor(&[value::int(n)])
}

/// The frequencies of the n values of fft, in cycles per unit of the distance d of two points: 0, 1, ... and
/// then the negative ones, over n d; 1-d of n elements. dtype is the default float type unless given; an
/// integer or complex one, and a negative n, are errors.
///
/// What is not set in the options keeps its default: `fft_fftfreq(int n, float d=1.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn fft_fftfreq_with(n: i64, options: FftFftfreqOptions) -> Result<Tensor> {
    FFT_FFTFREQ.tensor(&[value::int(n), options.d.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `fft_fftfreq`, see [`fft_fftfreq`]. The result is written into the given tensor.
pub fn fft_fftfreq_out(n: i64, out: &Tensor) -> Result<()> {
    FFT_FFTFREQ_OUT.tensor(&[value::int(n), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_fftfreq`, see [`fft_fftfreq`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_fftfreq(int n, float d=1.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn fft_fftfreq_out_with(n: i64, options: FftFftfreqOptions, out: &Tensor) -> Result<()> {
    FFT_FFTFREQ_OUT.tensor(&[value::int(n), options.d.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_fftn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftFftnOptions<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftFftnOptions<'a> {
    /// All defaults.
    pub fn new() -> FftFftnOptions<'a> {
        FftFftnOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Discrete Fourier transform along several dimensions. s: the number of points along each of them (-1: as many
/// as there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim: the
/// transformed dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward' (None)
/// leaves the result as it is, 'ortho' divides it by the root of the number of points, 'forward' by that
/// number. Takes float32, float64 and their complex types; integers and bool compute in the default float type,
/// halves are an error. A repeated dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.fftn(torch.ones(2, 2, 2)).real.flatten()
/// tensor([8., 0., 0., 0., 0., 0., 0., 0.])
/// ```
#[inline]
pub fn fft_fftn(input: &Tensor) -> Result<Tensor> {
    FFT_FFTN.tensor(&[value::tensor(input)])
}

/// Discrete Fourier transform along several dimensions. s: the number of points along each of them (-1: as many
/// as there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim: the
/// transformed dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward' (None)
/// leaves the result as it is, 'ortho' divides it by the root of the number of points, 'forward' by that
/// number. Takes float32, float64 and their complex types; integers and bool compute in the default float type,
/// halves are an error. A repeated dimension is an error.
///
/// What is not set in the options keeps its default: `fft_fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_fftn_with(input: &Tensor, options: FftFftnOptions<'_>) -> Result<Tensor> {
    FFT_FFTN.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_fftn`, see [`fft_fftn`]. The result is written into the given tensor.
pub fn fft_fftn_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_FFTN_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_fftn`, see [`fft_fftn`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_fftn_out_with(input: &Tensor, options: FftFftnOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_FFTN_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_fftshift_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftFftshiftOptions<'a> {
    dim: Option<Ints<'a>>,
}

impl<'a> FftFftshiftOptions<'a> {
    /// All defaults.
    pub fn new() -> FftFftshiftOptions<'a> {
        FftFftshiftOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }
}

/// Rolled by half of the size along dim, all dimensions unless given: the value of frequency 0 comes into the
/// middle. In the shape of self, any dtype; a dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.fftshift(torch.fft.fftfreq(5))
/// tensor([-0.4000, -0.2000,  0.0000,  0.2000,  0.4000])
/// ```
#[inline]
pub fn fft_fftshift(input: &Tensor) -> Result<Tensor> {
    FFT_FFTSHIFT.tensor(&[value::tensor(input)])
}

/// Rolled by half of the size along dim, all dimensions unless given: the value of frequency 0 comes into the
/// middle. In the shape of self, any dtype; a dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor`.
pub fn fft_fftshift_with(input: &Tensor, options: FftFftshiftOptions<'_>) -> Result<Tensor> {
    FFT_FFTSHIFT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints)])
}

/// The parameters of [`fft_hfft_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftHfftOptions<'a> {
    n: Option<i64>,
    dim: Option<i64>,
    norm: Option<&'a str>,
}

impl<'a> FftHfftOptions<'a> {
    /// All defaults.
    pub fn new() -> FftHfftOptions<'a> {
        FftHfftOptions::default()
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Discrete Fourier transform along dim of a Hermitian signal that is given by its first half: n real numbers,
/// 2 (m - 1) of m values unless n is given. n: the number of points; self is cut off or filled up with zeros to
/// it along dim (to n // 2 + 1 values). In the shape of self with size n along dim. norm: 'backward' (None)
/// leaves the result as it is, 'ortho' divides it by the root of n, 'forward' by n. Takes float32, float64 and
/// their complex types; integers and bool compute in the default float type, halves are an error. Fewer than
/// one point, or a 0-dim tensor, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.hfft(torch.tensor([1., 2j, 3.]))
/// tensor([ 4.,  2.,  4., -6.])
/// ```
#[inline]
pub fn fft_hfft(input: &Tensor) -> Result<Tensor> {
    FFT_HFFT.tensor(&[value::tensor(input)])
}

/// Discrete Fourier transform along dim of a Hermitian signal that is given by its first half: n real numbers,
/// 2 (m - 1) of m values unless n is given. n: the number of points; self is cut off or filled up with zeros to
/// it along dim (to n // 2 + 1 values). In the shape of self with size n along dim. norm: 'backward' (None)
/// leaves the result as it is, 'ortho' divides it by the root of n, 'forward' by n. Takes float32, float64 and
/// their complex types; integers and bool compute in the default float type, halves are an error. Fewer than
/// one point, or a 0-dim tensor, is an error.
///
/// What is not set in the options keeps its default: `fft_hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_hfft_with(input: &Tensor, options: FftHfftOptions<'_>) -> Result<Tensor> {
    FFT_HFFT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string)])
}

/// `fft_hfft`, see [`fft_hfft`]. The result is written into the given tensor.
pub fn fft_hfft_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_HFFT_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_hfft`, see [`fft_hfft`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_hfft_out_with(input: &Tensor, options: FftHfftOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_HFFT_OUT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_hfft2_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftHfft2Options<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftHfft2Options<'a> {
    /// All defaults.
    pub fn new() -> FftHfft2Options<'a> {
        FftHfft2Options::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]`, default `[-2, -1]`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Discrete Fourier transform along two dimensions of a Hermitian signal that is given by the first half of its
/// last dimension: real numbers. The last of s is the number of real points, 2 (m - 1) unless given. s: the
/// number of points along each of them (-1: as many as there are); self is cut off or filled up with zeros, and
/// the result, real, has these sizes. dim: the transformed dimensions, the last two unless given. norm:
/// 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of the number of points,
/// 'forward' by that number. Takes float32, float64 and their complex types; integers and bool compute in the
/// default float type, halves are an error. A repeated dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.hfft2(torch.tensor([[1., 2.], [3., 4.]]))
/// tensor([[10., -2.],
///         [-4.,  0.]])
/// ```
#[inline]
pub fn fft_hfft2(input: &Tensor) -> Result<Tensor> {
    FFT_HFFT2.tensor(&[value::tensor(input)])
}

/// Discrete Fourier transform along two dimensions of a Hermitian signal that is given by the first half of its
/// last dimension: real numbers. The last of s is the number of real points, 2 (m - 1) unless given. s: the
/// number of points along each of them (-1: as many as there are); self is cut off or filled up with zeros, and
/// the result, real, has these sizes. dim: the transformed dimensions, the last two unless given. norm:
/// 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of the number of points,
/// 'forward' by that number. Takes float32, float64 and their complex types; integers and bool compute in the
/// default float type, halves are an error. A repeated dimension is an error.
///
/// What is not set in the options keeps its default: `fft_hfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_hfft2_with(input: &Tensor, options: FftHfft2Options<'_>) -> Result<Tensor> {
    FFT_HFFT2.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_hfft2`, see [`fft_hfft2`]. The result is written into the given tensor.
pub fn fft_hfft2_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_HFFT2_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_hfft2`, see [`fft_hfft2`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_hfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_hfft2_out_with(input: &Tensor, options: FftHfft2Options<'_>, out: &Tensor) -> Result<()> {
    FFT_HFFT2_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_hfftn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftHfftnOptions<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftHfftnOptions<'a> {
    /// All defaults.
    pub fn new() -> FftHfftnOptions<'a> {
        FftHfftnOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Discrete Fourier transform along several dimensions of a Hermitian signal that is given by the first half of
/// its last dimension: real numbers. The last of s is the number of real points, 2 (m - 1) unless given. s: the
/// number of points along each of them (-1: as many as there are); self is cut off or filled up with zeros, and
/// the result, real, has these sizes. dim: the transformed dimensions; unless given, the last ones that s has
/// sizes for, or all. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of the
/// number of points, 'forward' by that number. Takes float32, float64 and their complex types; integers and
/// bool compute in the default float type, halves are an error. A repeated dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.hfftn(torch.ones(2, 2), norm='forward')
/// tensor([[1., 0.],
///         [0., 0.]])
/// ```
#[inline]
pub fn fft_hfftn(input: &Tensor) -> Result<Tensor> {
    FFT_HFFTN.tensor(&[value::tensor(input)])
}

/// Discrete Fourier transform along several dimensions of a Hermitian signal that is given by the first half of
/// its last dimension: real numbers. The last of s is the number of real points, 2 (m - 1) unless given. s: the
/// number of points along each of them (-1: as many as there are); self is cut off or filled up with zeros, and
/// the result, real, has these sizes. dim: the transformed dimensions; unless given, the last ones that s has
/// sizes for, or all. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of the
/// number of points, 'forward' by that number. Takes float32, float64 and their complex types; integers and
/// bool compute in the default float type, halves are an error. A repeated dimension is an error.
///
/// What is not set in the options keeps its default: `fft_hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_hfftn_with(input: &Tensor, options: FftHfftnOptions<'_>) -> Result<Tensor> {
    FFT_HFFTN.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_hfftn`, see [`fft_hfftn`]. The result is written into the given tensor.
pub fn fft_hfftn_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_HFFTN_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_hfftn`, see [`fft_hfftn`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_hfftn_out_with(input: &Tensor, options: FftHfftnOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_HFFTN_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_ifft_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIfftOptions<'a> {
    n: Option<i64>,
    dim: Option<i64>,
    norm: Option<&'a str>,
}

impl<'a> FftIfftOptions<'a> {
    /// All defaults.
    pub fn new() -> FftIfftOptions<'a> {
        FftIfftOptions::default()
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Inverse discrete Fourier transform along dim, of real numbers too. n: the number of points; self is cut off
/// or filled up with zeros to it along dim. Complex, in the shape of self with size n along dim. norm:
/// 'backward' (None) divides the result by n, 'ortho' by the root of n, 'forward' by nothing. Takes float32,
/// float64 and their complex types; integers and bool compute in the default float type, halves are an error.
/// Fewer than one point, or a 0-dim tensor, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.ifft(torch.tensor([6., -2 + 2j, -2., -2 - 2j]))
/// tensor([0.+0.j, 1.+0.j, 2.+0.j, 3.+0.j])
/// ```
#[inline]
pub fn fft_ifft(input: &Tensor) -> Result<Tensor> {
    FFT_IFFT.tensor(&[value::tensor(input)])
}

/// Inverse discrete Fourier transform along dim, of real numbers too. n: the number of points; self is cut off
/// or filled up with zeros to it along dim. Complex, in the shape of self with size n along dim. norm:
/// 'backward' (None) divides the result by n, 'ortho' by the root of n, 'forward' by nothing. Takes float32,
/// float64 and their complex types; integers and bool compute in the default float type, halves are an error.
/// Fewer than one point, or a 0-dim tensor, is an error.
///
/// What is not set in the options keeps its default: `fft_ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_ifft_with(input: &Tensor, options: FftIfftOptions<'_>) -> Result<Tensor> {
    FFT_IFFT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string)])
}

/// `fft_ifft`, see [`fft_ifft`]. The result is written into the given tensor.
pub fn fft_ifft_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_IFFT_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_ifft`, see [`fft_ifft`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_ifft_out_with(input: &Tensor, options: FftIfftOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_IFFT_OUT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_ifft2_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIfft2Options<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftIfft2Options<'a> {
    /// All defaults.
    pub fn new() -> FftIfft2Options<'a> {
        FftIfft2Options::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]`, default `[-2, -1]`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Inverse discrete Fourier transform along two dimensions. s: the number of points along each of them (-1: as
/// many as there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim:
/// the transformed dimensions, the last two unless given. norm: 'backward' (None) divides the result by that
/// number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes float32, float64 and their
/// complex types; integers and bool compute in the default float type, halves are an error. A repeated
/// dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.ifft2(torch.tensor([[10., -2.], [-4., 0.]]))
/// tensor([[1.+0.j, 2.+0.j],
///         [3.+0.j, 4.+0.j]])
/// ```
#[inline]
pub fn fft_ifft2(input: &Tensor) -> Result<Tensor> {
    FFT_IFFT2.tensor(&[value::tensor(input)])
}

/// Inverse discrete Fourier transform along two dimensions. s: the number of points along each of them (-1: as
/// many as there are); self is cut off or filled up with zeros, and the result, complex, has these sizes. dim:
/// the transformed dimensions, the last two unless given. norm: 'backward' (None) divides the result by that
/// number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes float32, float64 and their
/// complex types; integers and bool compute in the default float type, halves are an error. A repeated
/// dimension is an error.
///
/// What is not set in the options keeps its default: `fft_ifft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_ifft2_with(input: &Tensor, options: FftIfft2Options<'_>) -> Result<Tensor> {
    FFT_IFFT2.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_ifft2`, see [`fft_ifft2`]. The result is written into the given tensor.
pub fn fft_ifft2_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_IFFT2_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_ifft2`, see [`fft_ifft2`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_ifft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_ifft2_out_with(input: &Tensor, options: FftIfft2Options<'_>, out: &Tensor) -> Result<()> {
    FFT_IFFT2_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_ifftn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIfftnOptions<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftIfftnOptions<'a> {
    /// All defaults.
    pub fn new() -> FftIfftnOptions<'a> {
        FftIfftnOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Inverse discrete Fourier transform along several dimensions. s: the number of points along each of them (-1:
/// as many as there are); self is cut off or filled up with zeros, and the result, complex, has these sizes.
/// dim: the transformed dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward'
/// (None) divides the result by that number, 'ortho' by the root of the number of points, 'forward' by nothing.
/// Takes float32, float64 and their complex types; integers and bool compute in the default float type, halves
/// are an error. A repeated dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.ifftn(torch.tensor([[8., 0.], [0., 0.]]), norm='ortho')
/// tensor([[4.+0.j, 4.+0.j],
///         [4.+0.j, 4.+0.j]])
/// ```
#[inline]
pub fn fft_ifftn(input: &Tensor) -> Result<Tensor> {
    FFT_IFFTN.tensor(&[value::tensor(input)])
}

/// Inverse discrete Fourier transform along several dimensions. s: the number of points along each of them (-1:
/// as many as there are); self is cut off or filled up with zeros, and the result, complex, has these sizes.
/// dim: the transformed dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward'
/// (None) divides the result by that number, 'ortho' by the root of the number of points, 'forward' by nothing.
/// Takes float32, float64 and their complex types; integers and bool compute in the default float type, halves
/// are an error. A repeated dimension is an error.
///
/// What is not set in the options keeps its default: `fft_ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_ifftn_with(input: &Tensor, options: FftIfftnOptions<'_>) -> Result<Tensor> {
    FFT_IFFTN.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_ifftn`, see [`fft_ifftn`]. The result is written into the given tensor.
pub fn fft_ifftn_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_IFFTN_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_ifftn`, see [`fft_ifftn`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_ifftn_out_with(input: &Tensor, options: FftIfftnOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_IFFTN_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_ifftshift_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIfftshiftOptions<'a> {
    dim: Option<Ints<'a>>,
}

impl<'a> FftIfftshiftOptions<'a> {
    /// All defaults.
    pub fn new() -> FftIfftshiftOptions<'a> {
        FftIfftshiftOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }
}

/// The inverse of fftshift, rolled by half of the size, rounded up, along dim: the value in the middle comes
/// first. In the shape of self, any dtype; a dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.ifftshift(torch.arange(5))
/// tensor([2, 3, 4, 0, 1])
/// ```
#[inline]
pub fn fft_ifftshift(input: &Tensor) -> Result<Tensor> {
    FFT_IFFTSHIFT.tensor(&[value::tensor(input)])
}

/// The inverse of fftshift, rolled by half of the size, rounded up, along dim: the value in the middle comes
/// first. In the shape of self, any dtype; a dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor`.
pub fn fft_ifftshift_with(input: &Tensor, options: FftIfftshiftOptions<'_>) -> Result<Tensor> {
    FFT_IFFTSHIFT.tensor(&[value::tensor(input), options.dim.as_ref().map_or(value::none(), value::ints)])
}

/// The parameters of [`fft_ihfft_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIhfftOptions<'a> {
    n: Option<i64>,
    dim: Option<i64>,
    norm: Option<&'a str>,
}

impl<'a> FftIhfftOptions<'a> {
    /// All defaults.
    pub fn new() -> FftIhfftOptions<'a> {
        FftIhfftOptions::default()
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Inverse of hfft along dim: the first half, n // 2 + 1 values, of a Hermitian signal. n: the number of
/// points; self is cut off or filled up with zeros to it along dim. Complex, in the shape of self with size n
/// // 2 + 1 along dim. norm: 'backward' (None) divides the result by n, 'ortho' by the root of n, 'forward' by
/// nothing. Takes float32 and float64; integers and bool compute in the default float type, complex numbers and
/// halves are an error. Fewer than one point, or a 0-dim tensor, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.ihfft(torch.tensor([0., 1., 2., 3.])).abs()
/// tensor([1.5000, 0.7071, 0.5000])
/// ```
#[inline]
pub fn fft_ihfft(input: &Tensor) -> Result<Tensor> {
    FFT_IHFFT.tensor(&[value::tensor(input)])
}

/// Inverse of hfft along dim: the first half, n // 2 + 1 values, of a Hermitian signal. n: the number of
/// points; self is cut off or filled up with zeros to it along dim. Complex, in the shape of self with size n
/// // 2 + 1 along dim. norm: 'backward' (None) divides the result by n, 'ortho' by the root of n, 'forward' by
/// nothing. Takes float32 and float64; integers and bool compute in the default float type, complex numbers and
/// halves are an error. Fewer than one point, or a 0-dim tensor, is an error.
///
/// What is not set in the options keeps its default: `fft_ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_ihfft_with(input: &Tensor, options: FftIhfftOptions<'_>) -> Result<Tensor> {
    FFT_IHFFT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string)])
}

/// `fft_ihfft`, see [`fft_ihfft`]. The result is written into the given tensor.
pub fn fft_ihfft_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_IHFFT_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_ihfft`, see [`fft_ihfft`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_ihfft_out_with(input: &Tensor, options: FftIhfftOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_IHFFT_OUT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_ihfft2_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIhfft2Options<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftIhfft2Options<'a> {
    /// All defaults.
    pub fn new() -> FftIhfft2Options<'a> {
        FftIhfft2Options::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]`, default `[-2, -1]`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Inverse of hfft2: the first half along the last dimension of a Hermitian signal. s: the number of points
/// along each of them (-1: as many as there are); self is cut off or filled up with zeros, and the result,
/// complex, has these sizes, along the last dimension n // 2 + 1. dim: the transformed dimensions, the last two
/// unless given. norm: 'backward' (None) divides the result by that number, 'ortho' by the root of the number
/// of points, 'forward' by nothing. Takes float32 and float64; integers and bool compute in the default float
/// type, complex numbers and halves are an error. A repeated dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.ihfft2(torch.tensor([[10., -2.], [-4., 0.]])).real
/// tensor([[1., 2.],
///         [3., 4.]])
/// ```
#[inline]
pub fn fft_ihfft2(input: &Tensor) -> Result<Tensor> {
    FFT_IHFFT2.tensor(&[value::tensor(input)])
}

/// Inverse of hfft2: the first half along the last dimension of a Hermitian signal. s: the number of points
/// along each of them (-1: as many as there are); self is cut off or filled up with zeros, and the result,
/// complex, has these sizes, along the last dimension n // 2 + 1. dim: the transformed dimensions, the last two
/// unless given. norm: 'backward' (None) divides the result by that number, 'ortho' by the root of the number
/// of points, 'forward' by nothing. Takes float32 and float64; integers and bool compute in the default float
/// type, complex numbers and halves are an error. A repeated dimension is an error.
///
/// What is not set in the options keeps its default: `fft_ihfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_ihfft2_with(input: &Tensor, options: FftIhfft2Options<'_>) -> Result<Tensor> {
    FFT_IHFFT2.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_ihfft2`, see [`fft_ihfft2`]. The result is written into the given tensor.
pub fn fft_ihfft2_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_IHFFT2_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_ihfft2`, see [`fft_ihfft2`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_ihfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_ihfft2_out_with(input: &Tensor, options: FftIhfft2Options<'_>, out: &Tensor) -> Result<()> {
    FFT_IHFFT2_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_ihfftn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIhfftnOptions<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftIhfftnOptions<'a> {
    /// All defaults.
    pub fn new() -> FftIhfftnOptions<'a> {
        FftIhfftnOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Inverse of hfftn: the first half along the last dimension of a Hermitian signal. s: the number of points
/// along each of them (-1: as many as there are); self is cut off or filled up with zeros, and the result,
/// complex, has these sizes, along the last dimension n // 2 + 1. dim: the transformed dimensions; unless
/// given, the last ones that s has sizes for, or all. norm: 'backward' (None) divides the result by that
/// number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes float32 and float64;
/// integers and bool compute in the default float type, complex numbers and halves are an error. A repeated
/// dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.ihfftn(torch.ones(2, 3)).real
/// tensor([[1., 0.],
///         [0., 0.]])
/// ```
#[inline]
pub fn fft_ihfftn(input: &Tensor) -> Result<Tensor> {
    FFT_IHFFTN.tensor(&[value::tensor(input)])
}

/// Inverse of hfftn: the first half along the last dimension of a Hermitian signal. s: the number of points
/// along each of them (-1: as many as there are); self is cut off or filled up with zeros, and the result,
/// complex, has these sizes, along the last dimension n // 2 + 1. dim: the transformed dimensions; unless
/// given, the last ones that s has sizes for, or all. norm: 'backward' (None) divides the result by that
/// number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes float32 and float64;
/// integers and bool compute in the default float type, complex numbers and halves are an error. A repeated
/// dimension is an error.
///
/// What is not set in the options keeps its default: `fft_ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_ihfftn_with(input: &Tensor, options: FftIhfftnOptions<'_>) -> Result<Tensor> {
    FFT_IHFFTN.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_ihfftn`, see [`fft_ihfftn`]. The result is written into the given tensor.
pub fn fft_ihfftn_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_IHFFTN_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_ihfftn`, see [`fft_ihfftn`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_ihfftn_out_with(input: &Tensor, options: FftIhfftnOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_IHFFTN_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_irfft_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIrfftOptions<'a> {
    n: Option<i64>,
    dim: Option<i64>,
    norm: Option<&'a str>,
}

impl<'a> FftIrfftOptions<'a> {
    /// All defaults.
    pub fn new() -> FftIrfftOptions<'a> {
        FftIrfftOptions::default()
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Inverse of rfft along dim: n real numbers, 2 (m - 1) of m values unless n is given. What would make the
/// result complex is left out. n: the number of points; self is cut off or filled up with zeros to it along dim
/// (to n // 2 + 1 values). In the shape of self with size n along dim. norm: 'backward' (None) divides the
/// result by n, 'ortho' by the root of n, 'forward' by nothing. Takes float32, float64 and their complex types;
/// integers and bool compute in the default float type, halves are an error. Fewer than one point, or a 0-dim
/// tensor, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.irfft(torch.tensor([6., -2 + 2j, -2.]))
/// tensor([0., 1., 2., 3.])
/// ```
#[inline]
pub fn fft_irfft(input: &Tensor) -> Result<Tensor> {
    FFT_IRFFT.tensor(&[value::tensor(input)])
}

/// Inverse of rfft along dim: n real numbers, 2 (m - 1) of m values unless n is given. What would make the
/// result complex is left out. n: the number of points; self is cut off or filled up with zeros to it along dim
/// (to n // 2 + 1 values). In the shape of self with size n along dim. norm: 'backward' (None) divides the
/// result by n, 'ortho' by the root of n, 'forward' by nothing. Takes float32, float64 and their complex types;
/// integers and bool compute in the default float type, halves are an error. Fewer than one point, or a 0-dim
/// tensor, is an error.
///
/// What is not set in the options keeps its default: `fft_irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_irfft_with(input: &Tensor, options: FftIrfftOptions<'_>) -> Result<Tensor> {
    FFT_IRFFT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string)])
}

/// `fft_irfft`, see [`fft_irfft`]. The result is written into the given tensor.
pub fn fft_irfft_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_IRFFT_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_irfft`, see [`fft_irfft`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_irfft_out_with(input: &Tensor, options: FftIrfftOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_IRFFT_OUT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_irfft2_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIrfft2Options<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftIrfft2Options<'a> {
    /// All defaults.
    pub fn new() -> FftIrfft2Options<'a> {
        FftIrfft2Options::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]`, default `[-2, -1]`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Inverse of rfft2: real numbers from a spectrum of which the first half along the last dimension is given.
/// The last of s is the number of real points, 2 (m - 1) unless given. s: the number of points along each of
/// them (-1: as many as there are); self is cut off or filled up with zeros, and the result, real, has these
/// sizes. dim: the transformed dimensions, the last two unless given. norm: 'backward' (None) divides the
/// result by that number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes float32,
/// float64 and their complex types; integers and bool compute in the default float type, halves are an error. A
/// repeated dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.irfft2(torch.tensor([[10., -2.], [-4., 0.]]))
/// tensor([[1., 2.],
///         [3., 4.]])
/// ```
#[inline]
pub fn fft_irfft2(input: &Tensor) -> Result<Tensor> {
    FFT_IRFFT2.tensor(&[value::tensor(input)])
}

/// Inverse of rfft2: real numbers from a spectrum of which the first half along the last dimension is given.
/// The last of s is the number of real points, 2 (m - 1) unless given. s: the number of points along each of
/// them (-1: as many as there are); self is cut off or filled up with zeros, and the result, real, has these
/// sizes. dim: the transformed dimensions, the last two unless given. norm: 'backward' (None) divides the
/// result by that number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes float32,
/// float64 and their complex types; integers and bool compute in the default float type, halves are an error. A
/// repeated dimension is an error.
///
/// What is not set in the options keeps its default: `fft_irfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_irfft2_with(input: &Tensor, options: FftIrfft2Options<'_>) -> Result<Tensor> {
    FFT_IRFFT2.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_irfft2`, see [`fft_irfft2`]. The result is written into the given tensor.
pub fn fft_irfft2_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_IRFFT2_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_irfft2`, see [`fft_irfft2`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_irfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_irfft2_out_with(input: &Tensor, options: FftIrfft2Options<'_>, out: &Tensor) -> Result<()> {
    FFT_IRFFT2_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_irfftn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftIrfftnOptions<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftIrfftnOptions<'a> {
    /// All defaults.
    pub fn new() -> FftIrfftnOptions<'a> {
        FftIrfftnOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Inverse of rfftn: real numbers from a spectrum of which the first half along the last dimension is given.
/// The last of s is the number of real points, 2 (m - 1) unless given. s: the number of points along each of
/// them (-1: as many as there are); self is cut off or filled up with zeros, and the result, real, has these
/// sizes. dim: the transformed dimensions; unless given, the last ones that s has sizes for, or all. norm:
/// 'backward' (None) divides the result by that number, 'ortho' by the root of the number of points, 'forward'
/// by nothing. Takes float32, float64 and their complex types; integers and bool compute in the default float
/// type, halves are an error. A repeated dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.irfftn(torch.tensor([[6., 0.], [0., 0.]]), s=(2, 3))
/// tensor([[1., 1., 1.],
///         [1., 1., 1.]])
/// ```
#[inline]
pub fn fft_irfftn(input: &Tensor) -> Result<Tensor> {
    FFT_IRFFTN.tensor(&[value::tensor(input)])
}

/// Inverse of rfftn: real numbers from a spectrum of which the first half along the last dimension is given.
/// The last of s is the number of real points, 2 (m - 1) unless given. s: the number of points along each of
/// them (-1: as many as there are); self is cut off or filled up with zeros, and the result, real, has these
/// sizes. dim: the transformed dimensions; unless given, the last ones that s has sizes for, or all. norm:
/// 'backward' (None) divides the result by that number, 'ortho' by the root of the number of points, 'forward'
/// by nothing. Takes float32, float64 and their complex types; integers and bool compute in the default float
/// type, halves are an error. A repeated dimension is an error.
///
/// What is not set in the options keeps its default: `fft_irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_irfftn_with(input: &Tensor, options: FftIrfftnOptions<'_>) -> Result<Tensor> {
    FFT_IRFFTN.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_irfftn`, see [`fft_irfftn`]. The result is written into the given tensor.
pub fn fft_irfftn_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_IRFFTN_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_irfftn`, see [`fft_irfftn`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_irfftn_out_with(input: &Tensor, options: FftIrfftnOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_IRFFTN_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_rfft_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftRfftOptions<'a> {
    n: Option<i64>,
    dim: Option<i64>,
    norm: Option<&'a str>,
}

impl<'a> FftRfftOptions<'a> {
    /// All defaults.
    pub fn new() -> FftRfftOptions<'a> {
        FftRfftOptions::default()
    }

    /// `int?`, default `None`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Discrete Fourier transform of real numbers along dim: the first n // 2 + 1 values, which say everything, the
/// others being conjugates of theirs. n: the number of points; self is cut off or filled up with zeros to it
/// along dim. Complex, in the shape of self with size n // 2 + 1 along dim. norm: 'backward' (None) leaves the
/// result as it is, 'ortho' divides it by the root of n, 'forward' by n. Takes float32 and float64; integers
/// and bool compute in the default float type, complex numbers and halves are an error. Fewer than one point,
/// or a 0-dim tensor, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.rfft(torch.tensor([0., 1., 2., 3.]))
/// tensor([ 6.+0.j, -2.+2.j, -2.+0.j])
/// ```
#[inline]
pub fn fft_rfft(input: &Tensor) -> Result<Tensor> {
    FFT_RFFT.tensor(&[value::tensor(input)])
}

/// Discrete Fourier transform of real numbers along dim: the first n // 2 + 1 values, which say everything, the
/// others being conjugates of theirs. n: the number of points; self is cut off or filled up with zeros to it
/// along dim. Complex, in the shape of self with size n // 2 + 1 along dim. norm: 'backward' (None) leaves the
/// result as it is, 'ortho' divides it by the root of n, 'forward' by n. Takes float32 and float64; integers
/// and bool compute in the default float type, complex numbers and halves are an error. Fewer than one point,
/// or a 0-dim tensor, is an error.
///
/// What is not set in the options keeps its default: `fft_rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_rfft_with(input: &Tensor, options: FftRfftOptions<'_>) -> Result<Tensor> {
    FFT_RFFT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string)])
}

/// `fft_rfft`, see [`fft_rfft`]. The result is written into the given tensor.
pub fn fft_rfft_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_RFFT_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_rfft`, see [`fft_rfft`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor`.
pub fn fft_rfft_out_with(input: &Tensor, options: FftRfftOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_RFFT_OUT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_rfft2_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftRfft2Options<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftRfft2Options<'a> {
    /// All defaults.
    pub fn new() -> FftRfft2Options<'a> {
        FftRfft2Options::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]`, default `[-2, -1]`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Discrete Fourier transform of real numbers along two dimensions, of the last of which the first half is
/// given. s: the number of points along each of them (-1: as many as there are); self is cut off or filled up
/// with zeros, and the result, complex, has these sizes, along the last dimension n // 2 + 1. dim: the
/// transformed dimensions, the last two unless given. norm: 'backward' (None) leaves the result as it is,
/// 'ortho' divides it by the root of the number of points, 'forward' by that number. Takes float32 and float64;
/// integers and bool compute in the default float type, complex numbers and halves are an error. A repeated
/// dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.rfft2(torch.tensor([[1., 2.], [3., 4.]]))
/// tensor([[10.+0.j, -2.+0.j],
///         [-4.+0.j,  0.+0.j]])
/// ```
#[inline]
pub fn fft_rfft2(input: &Tensor) -> Result<Tensor> {
    FFT_RFFT2.tensor(&[value::tensor(input)])
}

/// Discrete Fourier transform of real numbers along two dimensions, of the last of which the first half is
/// given. s: the number of points along each of them (-1: as many as there are); self is cut off or filled up
/// with zeros, and the result, complex, has these sizes, along the last dimension n // 2 + 1. dim: the
/// transformed dimensions, the last two unless given. norm: 'backward' (None) leaves the result as it is,
/// 'ortho' divides it by the root of the number of points, 'forward' by that number. Takes float32 and float64;
/// integers and bool compute in the default float type, complex numbers and halves are an error. A repeated
/// dimension is an error.
///
/// What is not set in the options keeps its default: `fft_rfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_rfft2_with(input: &Tensor, options: FftRfft2Options<'_>) -> Result<Tensor> {
    FFT_RFFT2.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_rfft2`, see [`fft_rfft2`]. The result is written into the given tensor.
pub fn fft_rfft2_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_RFFT2_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_rfft2`, see [`fft_rfft2`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_rfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor`.
pub fn fft_rfft2_out_with(input: &Tensor, options: FftRfft2Options<'_>, out: &Tensor) -> Result<()> {
    FFT_RFFT2_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_rfftfreq_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftRfftfreqOptions {
    d: Option<f64>,
    dtype: Option<DType>,
    layout: Option<Layout>,
    device: Option<Device>,
    pin_memory: Option<bool>,
    requires_grad: Option<bool>,
}

impl FftRfftfreqOptions {
    /// All defaults.
    pub fn new() -> FftRfftfreqOptions {
        FftRfftfreqOptions::default()
    }

    /// `float`, default `1.0`.
    pub fn d(mut self, d: impl Into<Option<f64>>) -> Self {
        self.d = d.into();
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

/// The frequencies of the n // 2 + 1 values of rfft, in cycles per unit of the distance d of two points: 0, 1,
/// ... over n d, 1-d. dtype is the default float type unless given; an integer or complex one is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.rfftfreq(5, d=0.5)
/// tensor([0.0000, 0.4000, 0.8000])
/// ```
#[inline]
pub fn fft_rfftfreq(n: i64) -> Result<Tensor> {
    FFT_RFFTFREQ.tensor(&[value::int(n)])
}

/// The frequencies of the n // 2 + 1 values of rfft, in cycles per unit of the distance d of two points: 0, 1,
/// ... over n d, 1-d. dtype is the default float type unless given; an integer or complex one is an error.
///
/// What is not set in the options keeps its default: `fft_rfftfreq(int n, float d=1.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn fft_rfftfreq_with(n: i64, options: FftRfftfreqOptions) -> Result<Tensor> {
    FFT_RFFTFREQ.tensor(&[value::int(n), options.d.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean)])
}

/// `fft_rfftfreq`, see [`fft_rfftfreq`]. The result is written into the given tensor.
pub fn fft_rfftfreq_out(n: i64, out: &Tensor) -> Result<()> {
    FFT_RFFTFREQ_OUT.tensor(&[value::int(n), value::none(), value::none(), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_rfftfreq`, see [`fft_rfftfreq`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_rfftfreq(int n, float d=1.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor`.
pub fn fft_rfftfreq_out_with(n: i64, options: FftRfftfreqOptions, out: &Tensor) -> Result<()> {
    FFT_RFFTFREQ_OUT.tensor(&[value::int(n), options.d.map_or(value::none(), value::double), options.dtype.map_or(value::none(), value::dtype), options.layout.map_or(value::none(), value::layout), options.device.map_or(value::none(), value::device), options.pin_memory.map_or(value::none(), value::boolean), options.requires_grad.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`fft_rfftn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FftRfftnOptions<'a> {
    s: Option<Ints<'a>>,
    dim: Option<Ints<'a>>,
    norm: Option<&'a str>,
}

impl<'a> FftRfftnOptions<'a> {
    /// All defaults.
    pub fn new() -> FftRfftnOptions<'a> {
        FftRfftnOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn s(mut self, s: impl Into<Ints<'a>>) -> Self {
        self.s = Some(s.into());
        self
    }

    /// `int[1]?`, default `None`.
    pub fn dim(mut self, dim: impl Into<Ints<'a>>) -> Self {
        self.dim = Some(dim.into());
        self
    }

    /// `str?`, default `None`.
    pub fn norm(mut self, norm: &'a str) -> Self {
        self.norm = Some(norm);
        self
    }
}

/// Discrete Fourier transform of real numbers along several dimensions, of the last of which the first half is
/// given. s: the number of points along each of them (-1: as many as there are); self is cut off or filled up
/// with zeros, and the result, complex, has these sizes, along the last dimension n // 2 + 1. dim: the
/// transformed dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward' (None)
/// leaves the result as it is, 'ortho' divides it by the root of the number of points, 'forward' by that
/// number. Takes float32 and float64; integers and bool compute in the default float type, complex numbers and
/// halves are an error. A repeated dimension is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.fft.rfftn(torch.ones(2, 4), s=(2, 3)).real
/// tensor([[6., 0.],
///         [0., 0.]])
/// ```
#[inline]
pub fn fft_rfftn(input: &Tensor) -> Result<Tensor> {
    FFT_RFFTN.tensor(&[value::tensor(input)])
}

/// Discrete Fourier transform of real numbers along several dimensions, of the last of which the first half is
/// given. s: the number of points along each of them (-1: as many as there are); self is cut off or filled up
/// with zeros, and the result, complex, has these sizes, along the last dimension n // 2 + 1. dim: the
/// transformed dimensions; unless given, the last ones that s has sizes for, or all. norm: 'backward' (None)
/// leaves the result as it is, 'ortho' divides it by the root of the number of points, 'forward' by that
/// number. Takes float32 and float64; integers and bool compute in the default float type, complex numbers and
/// halves are an error. A repeated dimension is an error.
///
/// What is not set in the options keeps its default: `fft_rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_rfftn_with(input: &Tensor, options: FftRfftnOptions<'_>) -> Result<Tensor> {
    FFT_RFFTN.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string)])
}

/// `fft_rfftn`, see [`fft_rfftn`]. The result is written into the given tensor.
pub fn fft_rfftn_out(input: &Tensor, out: &Tensor) -> Result<()> {
    FFT_RFFTN_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `fft_rfftn`, see [`fft_rfftn`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `fft_rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor`.
pub fn fft_rfftn_out_with(input: &Tensor, options: FftRfftnOptions<'_>, out: &Tensor) -> Result<()> {
    FFT_RFFTN_OUT.tensor(&[value::tensor(input), options.s.as_ref().map_or(value::none(), value::ints), options.dim.as_ref().map_or(value::none(), value::ints), options.norm.map_or(value::none(), value::string), value::tensor(out)]).map(drop)
}
