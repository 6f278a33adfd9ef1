// Generated from bindings/schema/ops/pool_adaptive.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static _ADAPTIVE_AVG_POOL: Op = Op::new(c"_adaptive_avg_pool", c"", 1);
static _ADAPTIVE_AVG_POOL_BACKWARD: Op = Op::new(c"_adaptive_avg_pool_backward", c"", 1);
static _ADAPTIVE_MAX_POOL: Op = Op::new(c"_adaptive_max_pool", c"", 1);
static _FRACTIONAL_MAX_POOL: Op = Op::new(c"_fractional_max_pool", c"", 1);
static _MAX_UNPOOL: Op = Op::new(c"_max_unpool", c"", 1);
static ADAPTIVE_AVG_POOL1D: Op = Op::new(c"adaptive_avg_pool1d", c"", 1);
static ADAPTIVE_AVG_POOL2D: Op = Op::new(c"adaptive_avg_pool2d", c"", 1);
static ADAPTIVE_AVG_POOL3D: Op = Op::new(c"adaptive_avg_pool3d", c"", 1);
static ADAPTIVE_MAX_POOL1D: Op = Op::new(c"adaptive_max_pool1d", c"", 1);
static ADAPTIVE_MAX_POOL1D_WITH_INDICES: Op = Op::new(c"adaptive_max_pool1d_with_indices", c"", 1);
static ADAPTIVE_MAX_POOL2D: Op = Op::new(c"adaptive_max_pool2d", c"", 1);
static ADAPTIVE_MAX_POOL2D_WITH_INDICES: Op = Op::new(c"adaptive_max_pool2d_with_indices", c"", 1);
static ADAPTIVE_MAX_POOL3D: Op = Op::new(c"adaptive_max_pool3d", c"", 1);
static ADAPTIVE_MAX_POOL3D_WITH_INDICES: Op = Op::new(c"adaptive_max_pool3d_with_indices", c"", 1);
static FRACTIONAL_MAX_POOL2D: Op = Op::new(c"fractional_max_pool2d", c"", 1);
static FRACTIONAL_MAX_POOL2D_WITH_INDICES: Op = Op::new(c"fractional_max_pool2d_with_indices", c"", 1);
static FRACTIONAL_MAX_POOL3D: Op = Op::new(c"fractional_max_pool3d", c"", 1);
static FRACTIONAL_MAX_POOL3D_WITH_INDICES: Op = Op::new(c"fractional_max_pool3d_with_indices", c"", 1);
static MAX_UNPOOL1D: Op = Op::new(c"max_unpool1d", c"", 1);
static MAX_UNPOOL2D: Op = Op::new(c"max_unpool2d", c"", 1);
static MAX_UNPOOL3D: Op = Op::new(c"max_unpool3d", c"", 1);

/// The means of windows that divide the last dimensions, as many as there are sizes, evenly.
#[inline]
pub fn _adaptive_avg_pool<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    _ADAPTIVE_AVG_POOL.tensor(&[value::tensor(input), value::ints(&output_size)])
}

/// The transpose of _adaptive_avg_pool, for an input of the given last sizes.
#[inline]
pub fn _adaptive_avg_pool_backward<'a>(grad: &Tensor, input_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let input_size = input_size.into();
    _ADAPTIVE_AVG_POOL_BACKWARD.tensor(&[value::tensor(grad), value::ints(&input_size)])
}

/// The maxima of windows that divide the last dimensions, as many as there are sizes, evenly, and their places.
#[inline]
pub fn _adaptive_max_pool<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let output_size = output_size.into();
    let [output, indices] = _ADAPTIVE_MAX_POOL.tensors(&[value::tensor(input), value::ints(&output_size)])?;
    Ok((output, indices))
}

/// The maxima of windows at places that the samples, a last dimension of as many as there are sizes, decide.
#[inline]
pub fn _fractional_max_pool<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, output_size: impl Into<Ints<'a>>, random_samples: &Tensor) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let output_size = output_size.into();
    let [output, indices] = _FRACTIONAL_MAX_POOL.tensors(&[value::tensor(input), value::ints(&kernel_size), value::ints(&output_size), value::tensor(random_samples)])?;
    Ok((output, indices))
}

/// Zeros with the elements of self at the indices of the last dimensions, flattened, as many as there are
/// sizes.
#[inline]
pub fn _max_unpool<'a>(input: &Tensor, indices: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    _MAX_UNPOOL.tensor(&[value::tensor(input), value::tensor(indices), value::ints(&output_size)])
}

/// Means over as many windows as output_size says, spread evenly: (N, C, L) gives (N, C, output_size), or
/// without N. Floating point; another number of dimensions is an error.
///
/// In Python:
///
/// ```text
/// >>> F.adaptive_avg_pool1d(torch.tensor([[1., 2., 3., 4., 5.]]), 2)
/// tensor([[2., 4.]])
/// ```
#[inline]
pub fn adaptive_avg_pool1d<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    ADAPTIVE_AVG_POOL1D.tensor(&[value::tensor(input), value::ints(&output_size)])
}

/// Means over as many windows as output_size says, spread evenly: (N, C, H, W) gives (N, C, \*output_size), or
/// without N. Floating point; another number of dimensions is an error.
///
/// In Python:
///
/// ```text
/// >>> F.adaptive_avg_pool2d(torch.randn(2, 3, 7, 9), (2, 2)).shape
/// torch.Size([2, 3, 2, 2])
/// ```
#[inline]
pub fn adaptive_avg_pool2d<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    ADAPTIVE_AVG_POOL2D.tensor(&[value::tensor(input), value::ints(&output_size)])
}

/// Means over as many windows as output_size says, spread evenly: (N, C, D, H, W) gives (N, C, \*output_size),
/// or without N. Floating point; another number of dimensions is an error.
///
/// In Python:
///
/// ```text
/// >>> F.adaptive_avg_pool3d(torch.randn(2, 3, 5, 7, 9), (2, 2, 2)).shape
/// torch.Size([2, 3, 2, 2, 2])
/// ```
#[inline]
pub fn adaptive_avg_pool3d<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    ADAPTIVE_AVG_POOL3D.tensor(&[value::tensor(input), value::ints(&output_size)])
}

/// The largest element of each of as many windows as output_size says, spread evenly; NaN counts as largest.
/// (N, C, L) gives (N, C, output_size), or without N. Floating point; another number of dimensions, and empty
/// ones but N, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.adaptive_max_pool1d(torch.tensor([[1., 2., 5., 4., 3.]]), 2)
/// tensor([[5., 5.]])
/// ```
#[inline]
pub fn adaptive_max_pool1d<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    ADAPTIVE_MAX_POOL1D.tensor(&[value::tensor(input), value::ints(&output_size)])
}

/// The largest element of each of as many windows as output_size says, spread evenly, and its place in the
/// flattened line; NaN counts as largest. (N, C, L) gives (N, C, output_size), or without N; indices are int64.
/// Floating point; another number of dimensions, and empty ones but N, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.adaptive_max_pool1d_with_indices(torch.tensor([[1., 2., 5., 4., 3.]]), 2)[1]
/// tensor([[2, 2]])
/// ```
#[inline]
pub fn adaptive_max_pool1d_with_indices<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let output_size = output_size.into();
    let [output, indices] = ADAPTIVE_MAX_POOL1D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&output_size)])?;
    Ok((output, indices))
}

/// The largest element of each of as many windows as output_size says, spread evenly; NaN counts as largest.
/// (N, C, H, W) gives (N, C, \*output_size), or without N. Floating point; another number of dimensions, and
/// empty ones but N, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.adaptive_max_pool2d(torch.arange(9.).view(1, 3, 3), (2, 1))
/// tensor([[[5.],
///          [8.]]])
/// ```
#[inline]
pub fn adaptive_max_pool2d<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    ADAPTIVE_MAX_POOL2D.tensor(&[value::tensor(input), value::ints(&output_size)])
}

/// The largest element of each of as many windows as output_size says, spread evenly, and its place in the
/// flattened plane; NaN counts as largest. (N, C, H, W) gives (N, C, \*output_size), or without N; indices are
/// int64. Floating point; another number of dimensions, and empty ones but N, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.adaptive_max_pool2d_with_indices(torch.arange(9.).view(1, 3, 3), (2, 1))[1]
/// tensor([[[5],
///          [8]]])
/// ```
#[inline]
pub fn adaptive_max_pool2d_with_indices<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let output_size = output_size.into();
    let [output, indices] = ADAPTIVE_MAX_POOL2D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&output_size)])?;
    Ok((output, indices))
}

/// The largest element of each of as many windows as output_size says, spread evenly; NaN counts as largest.
/// (N, C, D, H, W) gives (N, C, \*output_size), or without N. Floating point; another number of dimensions, and
/// empty ones but N, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.adaptive_max_pool3d(torch.arange(12.).view(1, 3, 2, 2), (2, 1, 1)).flatten()
/// tensor([ 7., 11.])
/// ```
#[inline]
pub fn adaptive_max_pool3d<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let output_size = output_size.into();
    ADAPTIVE_MAX_POOL3D.tensor(&[value::tensor(input), value::ints(&output_size)])
}

/// The largest element of each of as many windows as output_size says, spread evenly, and its place in the
/// flattened volume; NaN counts as largest. (N, C, D, H, W) gives (N, C, \*output_size), or without N; indices
/// are int64. Floating point; another number of dimensions, and empty ones but N, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.adaptive_max_pool3d_with_indices(torch.arange(12.).view(1, 3, 2, 2), (2, 1, 1))[1].flatten()
/// tensor([ 7, 11])
/// ```
#[inline]
pub fn adaptive_max_pool3d_with_indices<'a>(input: &Tensor, output_size: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let output_size = output_size.into();
    let [output, indices] = ADAPTIVE_MAX_POOL3D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&output_size)])?;
    Ok((output, indices))
}

/// The parameters of [`fractional_max_pool2d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FractionalMaxPool2dOptions<'a> {
    output_size: Option<Ints<'a>>,
    output_ratio: Option<&'a [f64]>,
    _random_samples: Option<&'a Tensor>,
}

impl<'a> FractionalMaxPool2dOptions<'a> {
    /// All defaults.
    pub fn new() -> FractionalMaxPool2dOptions<'a> {
        FractionalMaxPool2dOptions::default()
    }

    /// `int[2]?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Ints<'a>>) -> Self {
        self.output_size = Some(output_size.into());
        self
    }

    /// `float[2]?`, default `None`.
    pub fn output_ratio(mut self, output_ratio: &'a [f64]) -> Self {
        self.output_ratio = Some(output_ratio);
        self
    }

    /// `Tensor?`, default `None`.
    pub fn _random_samples(mut self, _random_samples: impl Into<Option<&'a Tensor>>) -> Self {
        self._random_samples = _random_samples.into();
        self
    }
}

/// The largest elements of windows that lie at random places, about evenly; NaN counts as largest. Input (N, C,
/// H, W) or (C, H, W), floating point only. The sizes of the output are output_size, or output_ratio times
/// those of the input; neither of the two, and a window that does not fit, are errors. _random_samples (N, C,
/// 2\) in [0, 1) replaces what would be drawn.
///
/// In Python:
///
/// ```text
/// >>> F.fractional_max_pool2d(torch.randn(1, 2, 9, 9), 2, output_size=(4, 4)).shape
/// torch.Size([1, 2, 4, 4])
/// ```
#[inline]
pub fn fractional_max_pool2d<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    FRACTIONAL_MAX_POOL2D.tensor(&[value::tensor(input), value::ints(&kernel_size)])
}

/// The largest elements of windows that lie at random places, about evenly; NaN counts as largest. Input (N, C,
/// H, W) or (C, H, W), floating point only. The sizes of the output are output_size, or output_ratio times
/// those of the input; neither of the two, and a window that does not fit, are errors. _random_samples (N, C,
/// 2\) in [0, 1) replaces what would be drawn.
///
/// What is not set in the options keeps its default: `fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2]? output_size=None, float[2]? output_ratio=None, Tensor? _random_samples=None) -> Tensor`.
pub fn fractional_max_pool2d_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: FractionalMaxPool2dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    FRACTIONAL_MAX_POOL2D.tensor(&[value::tensor(input), value::ints(&kernel_size), options.output_size.as_ref().map_or(value::none(), value::ints), options.output_ratio.map_or(value::none(), value::doubles), value::opt_tensor(options._random_samples)])
}

/// The parameters of [`fractional_max_pool2d_with_indices_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FractionalMaxPool2dWithIndicesOptions<'a> {
    output_size: Option<Ints<'a>>,
    output_ratio: Option<&'a [f64]>,
    return_indices: Option<bool>,
    _random_samples: Option<&'a Tensor>,
}

impl<'a> FractionalMaxPool2dWithIndicesOptions<'a> {
    /// All defaults.
    pub fn new() -> FractionalMaxPool2dWithIndicesOptions<'a> {
        FractionalMaxPool2dWithIndicesOptions::default()
    }

    /// `int[2]?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Ints<'a>>) -> Self {
        self.output_size = Some(output_size.into());
        self
    }

    /// `float[2]?`, default `None`.
    pub fn output_ratio(mut self, output_ratio: &'a [f64]) -> Self {
        self.output_ratio = Some(output_ratio);
        self
    }

    /// `bool`, default `False`.
    pub fn return_indices(mut self, return_indices: impl Into<Option<bool>>) -> Self {
        self.return_indices = return_indices.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn _random_samples(mut self, _random_samples: impl Into<Option<&'a Tensor>>) -> Self {
        self._random_samples = _random_samples.into();
        self
    }
}

/// The largest elements of windows that lie at random places, about evenly, and their places in the flattened
/// plane, int64; NaN counts as largest. Input (N, C, H, W) or (C, H, W), floating point only. The sizes of the
/// output are output_size, or output_ratio times those of the input; neither of the two, and a window that does
/// not fit, are errors. _random_samples (N, C, 2) in [0, 1) replaces what would be drawn.
///
/// In Python:
///
/// ```text
/// >>> F.fractional_max_pool2d_with_indices(torch.randn(1, 2, 9, 9), 2, output_size=(4, 4))[0].shape
/// torch.Size([1, 2, 4, 4])
/// ```
#[inline]
pub fn fractional_max_pool2d_with_indices<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = FRACTIONAL_MAX_POOL2D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size)])?;
    Ok((output, indices))
}

/// The largest elements of windows that lie at random places, about evenly, and their places in the flattened
/// plane, int64; NaN counts as largest. Input (N, C, H, W) or (C, H, W), floating point only. The sizes of the
/// output are output_size, or output_ratio times those of the input; neither of the two, and a window that does
/// not fit, are errors. _random_samples (N, C, 2) in [0, 1) replaces what would be drawn.
///
/// What is not set in the options keeps its default: `fractional_max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2]? output_size=None, float[2]? output_ratio=None, bool return_indices=False, Tensor? _random_samples=None) -> (Tensor output, Tensor indices)`.
pub fn fractional_max_pool2d_with_indices_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: FractionalMaxPool2dWithIndicesOptions<'_>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = FRACTIONAL_MAX_POOL2D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size), options.output_size.as_ref().map_or(value::none(), value::ints), options.output_ratio.map_or(value::none(), value::doubles), options.return_indices.map_or(value::none(), value::boolean), value::opt_tensor(options._random_samples)])?;
    Ok((output, indices))
}

/// The parameters of [`fractional_max_pool3d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FractionalMaxPool3dOptions<'a> {
    output_size: Option<Ints<'a>>,
    output_ratio: Option<&'a [f64]>,
    _random_samples: Option<&'a Tensor>,
}

impl<'a> FractionalMaxPool3dOptions<'a> {
    /// All defaults.
    pub fn new() -> FractionalMaxPool3dOptions<'a> {
        FractionalMaxPool3dOptions::default()
    }

    /// `int[3]?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Ints<'a>>) -> Self {
        self.output_size = Some(output_size.into());
        self
    }

    /// `float[3]?`, default `None`.
    pub fn output_ratio(mut self, output_ratio: &'a [f64]) -> Self {
        self.output_ratio = Some(output_ratio);
        self
    }

    /// `Tensor?`, default `None`.
    pub fn _random_samples(mut self, _random_samples: impl Into<Option<&'a Tensor>>) -> Self {
        self._random_samples = _random_samples.into();
        self
    }
}

/// The largest elements of windows that lie at random places, about evenly; NaN counts as largest. Input (N, C,
/// D, H, W) or (C, D, H, W), floating point only. The sizes of the output are output_size, or output_ratio
/// times those of the input; neither of the two, and a window that does not fit, are errors. _random_samples
/// (N, C, 3) in [0, 1) replaces what would be drawn.
///
/// In Python:
///
/// ```text
/// >>> F.fractional_max_pool3d(torch.randn(1, 2, 9, 9, 9), 2, output_size=(4, 4, 4)).shape
/// torch.Size([1, 2, 4, 4, 4])
/// ```
#[inline]
pub fn fractional_max_pool3d<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    FRACTIONAL_MAX_POOL3D.tensor(&[value::tensor(input), value::ints(&kernel_size)])
}

/// The largest elements of windows that lie at random places, about evenly; NaN counts as largest. Input (N, C,
/// D, H, W) or (C, D, H, W), floating point only. The sizes of the output are output_size, or output_ratio
/// times those of the input; neither of the two, and a window that does not fit, are errors. _random_samples
/// (N, C, 3) in [0, 1) replaces what would be drawn.
///
/// What is not set in the options keeps its default: `fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3]? output_size=None, float[3]? output_ratio=None, Tensor? _random_samples=None) -> Tensor`.
pub fn fractional_max_pool3d_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: FractionalMaxPool3dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    FRACTIONAL_MAX_POOL3D.tensor(&[value::tensor(input), value::ints(&kernel_size), options.output_size.as_ref().map_or(value::none(), value::ints), options.output_ratio.map_or(value::none(), value::doubles), value::opt_tensor(options._random_samples)])
}

/// The parameters of [`fractional_max_pool3d_with_indices_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FractionalMaxPool3dWithIndicesOptions<'a> {
    output_size: Option<Ints<'a>>,
    output_ratio: Option<&'a [f64]>,
    return_indices: Option<bool>,
    _random_samples: Option<&'a Tensor>,
}

impl<'a> FractionalMaxPool3dWithIndicesOptions<'a> {
    /// All defaults.
    pub fn new() -> FractionalMaxPool3dWithIndicesOptions<'a> {
        FractionalMaxPool3dWithIndicesOptions::default()
    }

    /// `int[3]?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Ints<'a>>) -> Self {
        self.output_size = Some(output_size.into());
        self
    }

    /// `float[3]?`, default `None`.
    pub fn output_ratio(mut self, output_ratio: &'a [f64]) -> Self {
        self.output_ratio = Some(output_ratio);
        self
    }

    /// `bool`, default `False`.
    pub fn return_indices(mut self, return_indices: impl Into<Option<bool>>) -> Self {
        self.return_indices = return_indices.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn _random_samples(mut self, _random_samples: impl Into<Option<&'a Tensor>>) -> Self {
        self._random_samples = _random_samples.into();
        self
    }
}

/// fractional_max_pool2d_with_indices with one more dimension: input (N, C, D, H, W) or (C, D, H, W), floating
/// point only, int64 indices, _random_samples (N, C, 3). The sizes of the output are output_size, or
/// output_ratio times those of the input; neither of the two, and a window that does not fit, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.fractional_max_pool3d_with_indices(torch.randn(1, 2, 9, 9, 9), 2, output_size=(4, 4, 4))[0].shape
/// torch.Size([1, 2, 4, 4, 4])
/// ```
#[inline]
pub fn fractional_max_pool3d_with_indices<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = FRACTIONAL_MAX_POOL3D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size)])?;
    Ok((output, indices))
}

/// fractional_max_pool2d_with_indices with one more dimension: input (N, C, D, H, W) or (C, D, H, W), floating
/// point only, int64 indices, _random_samples (N, C, 3). The sizes of the output are output_size, or
/// output_ratio times those of the input; neither of the two, and a window that does not fit, are errors.
///
/// What is not set in the options keeps its default: `fractional_max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3]? output_size=None, float[3]? output_ratio=None, bool return_indices=False, Tensor? _random_samples=None) -> (Tensor output, Tensor indices)`.
pub fn fractional_max_pool3d_with_indices_with<'a>(input: &Tensor, kernel_size: impl Into<Ints<'a>>, options: FractionalMaxPool3dWithIndicesOptions<'_>) -> Result<(Tensor, Tensor)> {
    let kernel_size = kernel_size.into();
    let [output, indices] = FRACTIONAL_MAX_POOL3D_WITH_INDICES.tensors(&[value::tensor(input), value::ints(&kernel_size), options.output_size.as_ref().map_or(value::none(), value::ints), options.output_ratio.map_or(value::none(), value::doubles), options.return_indices.map_or(value::none(), value::boolean), value::opt_tensor(options._random_samples)])?;
    Ok((output, indices))
}

/// The parameters of [`max_unpool1d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxUnpool1dOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    output_size: Option<Ints<'a>>,
}

impl<'a> MaxUnpool1dOptions<'a> {
    /// All defaults.
    pub fn new() -> MaxUnpool1dOptions<'a> {
        MaxUnpool1dOptions::default()
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

    /// `int[]?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Ints<'a>>) -> Self {
        self.output_size = Some(output_size.into());
        self
    }
}

/// The inverse of max_pool1d with indices: the elements of self at their places, zeros elsewhere; of two at one
/// place one stays. (N, C, L) or (C, L), and int64 indices of that shape; each output size is (n - 1) stride -
/// 2 padding + k, or what output_size says: 1 or 3 numbers, less than a stride away from that. Floating point;
/// other sizes, and indices outside, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.max_unpool1d(torch.tensor([[5., 4.]]), torch.tensor([[1, 3]]), 2)
/// tensor([[0., 5., 0., 4.]])
/// ```
#[inline]
pub fn max_unpool1d<'a>(input: &Tensor, indices: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_UNPOOL1D.tensor(&[value::tensor(input), value::tensor(indices), value::ints(&kernel_size)])
}

/// The inverse of max_pool1d with indices: the elements of self at their places, zeros elsewhere; of two at one
/// place one stays. (N, C, L) or (C, L), and int64 indices of that shape; each output size is (n - 1) stride -
/// 2 padding + k, or what output_size says: 1 or 3 numbers, less than a stride away from that. Floating point;
/// other sizes, and indices outside, are errors.
///
/// What is not set in the options keeps its default: `max_unpool1d(Tensor self, Tensor indices, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[]? output_size=None) -> Tensor`.
pub fn max_unpool1d_with<'a>(input: &Tensor, indices: &Tensor, kernel_size: impl Into<Ints<'a>>, options: MaxUnpool1dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_UNPOOL1D.tensor(&[value::tensor(input), value::tensor(indices), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.output_size.as_ref().map_or(value::none(), value::ints)])
}

/// The parameters of [`max_unpool2d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxUnpool2dOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    output_size: Option<Ints<'a>>,
}

impl<'a> MaxUnpool2dOptions<'a> {
    /// All defaults.
    pub fn new() -> MaxUnpool2dOptions<'a> {
        MaxUnpool2dOptions::default()
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

    /// `int[]?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Ints<'a>>) -> Self {
        self.output_size = Some(output_size.into());
        self
    }
}

/// The inverse of max_pool2d with indices: the elements of self at their places, zeros elsewhere; of two at one
/// place one stays. (N, C, H, W) or (C, H, W), and int64 indices of that shape; each output size is (n - 1)
/// stride - 2 padding + k, or what output_size says: 2 or 4 numbers, less than a stride away from that.
/// Floating point; other sizes, and indices outside, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.max_unpool2d(torch.tensor([[[5.]]]), torch.tensor([[[2]]]), 2)
/// tensor([[[0., 0.],
///          [5., 0.]]])
/// ```
#[inline]
pub fn max_unpool2d<'a>(input: &Tensor, indices: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_UNPOOL2D.tensor(&[value::tensor(input), value::tensor(indices), value::ints(&kernel_size)])
}

/// The inverse of max_pool2d with indices: the elements of self at their places, zeros elsewhere; of two at one
/// place one stays. (N, C, H, W) or (C, H, W), and int64 indices of that shape; each output size is (n - 1)
/// stride - 2 padding + k, or what output_size says: 2 or 4 numbers, less than a stride away from that.
/// Floating point; other sizes, and indices outside, are errors.
///
/// What is not set in the options keeps its default: `max_unpool2d(Tensor self, Tensor indices, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[]? output_size=None) -> Tensor`.
pub fn max_unpool2d_with<'a>(input: &Tensor, indices: &Tensor, kernel_size: impl Into<Ints<'a>>, options: MaxUnpool2dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_UNPOOL2D.tensor(&[value::tensor(input), value::tensor(indices), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.output_size.as_ref().map_or(value::none(), value::ints)])
}

/// The parameters of [`max_unpool3d_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MaxUnpool3dOptions<'a> {
    stride: Option<Ints<'a>>,
    padding: Option<Ints<'a>>,
    output_size: Option<Ints<'a>>,
}

impl<'a> MaxUnpool3dOptions<'a> {
    /// All defaults.
    pub fn new() -> MaxUnpool3dOptions<'a> {
        MaxUnpool3dOptions::default()
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

    /// `int[]?`, default `None`.
    pub fn output_size(mut self, output_size: impl Into<Ints<'a>>) -> Self {
        self.output_size = Some(output_size.into());
        self
    }
}

/// The inverse of max_pool3d with indices: the elements of self at their places, zeros elsewhere; of two at one
/// place one stays. (N, C, D, H, W) or (C, D, H, W), and int64 indices of that shape; each output size is (n -
/// 1\) stride - 2 padding + k, or what output_size says: 3 or 5 numbers, less than a stride away from that.
/// Floating point; other sizes, and indices outside, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.max_unpool3d(torch.tensor([[[[5.]]]]), torch.tensor([[[[6]]]]), 2).flatten()
/// tensor([0., 0., 0., 0., 0., 0., 5., 0.])
/// ```
#[inline]
pub fn max_unpool3d<'a>(input: &Tensor, indices: &Tensor, kernel_size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_UNPOOL3D.tensor(&[value::tensor(input), value::tensor(indices), value::ints(&kernel_size)])
}

/// The inverse of max_pool3d with indices: the elements of self at their places, zeros elsewhere; of two at one
/// place one stays. (N, C, D, H, W) or (C, D, H, W), and int64 indices of that shape; each output size is (n -
/// 1\) stride - 2 padding + k, or what output_size says: 3 or 5 numbers, less than a stride away from that.
/// Floating point; other sizes, and indices outside, are errors.
///
/// What is not set in the options keeps its default: `max_unpool3d(Tensor self, Tensor indices, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[]? output_size=None) -> Tensor`.
pub fn max_unpool3d_with<'a>(input: &Tensor, indices: &Tensor, kernel_size: impl Into<Ints<'a>>, options: MaxUnpool3dOptions<'_>) -> Result<Tensor> {
    let kernel_size = kernel_size.into();
    MAX_UNPOOL3D.tensor(&[value::tensor(input), value::tensor(indices), value::ints(&kernel_size), options.stride.as_ref().map_or(value::none(), value::ints), options.padding.as_ref().map_or(value::none(), value::ints), options.output_size.as_ref().map_or(value::none(), value::ints)])
}
