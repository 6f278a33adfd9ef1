// Generated from bindings/schema/ops/resample.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static _RESAMPLE: Op = Op::new(c"_resample", c"", 1);
static _RESAMPLE_ADJOINT: Op = Op::new(c"_resample_adjoint", c"", 1);
static CHANNEL_SHUFFLE: Op = Op::new(c"channel_shuffle", c"", 1);
static INTERPOLATE: Op = Op::new(c"interpolate", c"", 1);
static PIXEL_SHUFFLE: Op = Op::new(c"pixel_shuffle", c"", 1);
static PIXEL_UNSHUFFLE: Op = Op::new(c"pixel_unshuffle", c"", 1);
static UPSAMPLE: Op = Op::new(c"upsample", c"", 1);
static UPSAMPLE_BILINEAR: Op = Op::new(c"upsample_bilinear", c"", 1);
static UPSAMPLE_NEAREST: Op = Op::new(c"upsample_nearest", c"", 1);

/// The last dimensions of self, as many as size has, resampled to it. scale: elements of the result for one of
/// self, or 0: as the sizes have it; none at all: 0 for all. mode: 0 nearest, 1 nearest-exact, 2 linear, 3
/// cubic, 4 and 5 the same with filters against aliasing.
#[inline]
pub fn _resample<'a>(input: &Tensor, size: impl Into<Ints<'a>>, scale: &[f64], mode: i64, align_corners: bool) -> Result<Tensor> {
    let size = size.into();
    _RESAMPLE.tensor(&[value::tensor(input), value::ints(&size), value::doubles(scale), value::int(mode), value::boolean(align_corners)])
}

/// The transpose of _resample, from its result to self, whose last dimensions have `size`.
#[inline]
pub fn _resample_adjoint<'a>(input: &Tensor, size: impl Into<Ints<'a>>, scale: &[f64], mode: i64, align_corners: bool) -> Result<Tensor> {
    let size = size.into();
    _RESAMPLE_ADJOINT.tensor(&[value::tensor(input), value::ints(&size), value::doubles(scale), value::int(mode), value::boolean(align_corners)])
}

/// The first channels of all groups, then the second ones, and so on: (N, C, ...) of any dtype. Fewer than
/// three dimensions, groups below 1, and channels that groups does not divide are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.channel_shuffle(torch.arange(4.).view(1, 4, 1), 2).flatten()
/// tensor([0., 2., 1., 3.])
/// ```
#[inline]
pub fn channel_shuffle(input: &Tensor, groups: i64) -> Result<Tensor> {
    CHANNEL_SHUFFLE.tensor(&[value::tensor(input), value::int(groups)])
}

/// The parameters of [`interpolate_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct InterpolateOptions<'a> {
    size: Option<Ints<'a>>,
    scale_factor: Option<&'a [f64]>,
    mode: Option<&'a str>,
    align_corners: Option<bool>,
    recompute_scale_factor: Option<bool>,
    antialias: Option<bool>,
}

impl<'a> InterpolateOptions<'a> {
    /// All defaults.
    pub fn new() -> InterpolateOptions<'a> {
        InterpolateOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn size(mut self, size: impl Into<Ints<'a>>) -> Self {
        self.size = Some(size.into());
        self
    }

    /// `float[1]?`, default `None`.
    pub fn scale_factor(mut self, scale_factor: &'a [f64]) -> Self {
        self.scale_factor = Some(scale_factor);
        self
    }

    /// `str`, default `'nearest'`.
    pub fn mode(mut self, mode: &'a str) -> Self {
        self.mode = Some(mode);
        self
    }

    /// `bool?`, default `None`.
    pub fn align_corners(mut self, align_corners: impl Into<Option<bool>>) -> Self {
        self.align_corners = align_corners.into();
        self
    }

    /// `bool?`, default `None`.
    pub fn recompute_scale_factor(mut self, recompute_scale_factor: impl Into<Option<bool>>) -> Self {
        self.recompute_scale_factor = recompute_scale_factor.into();
        self
    }

    /// `bool`, default `False`.
    pub fn antialias(mut self, antialias: impl Into<Option<bool>>) -> Self {
        self.antialias = antialias.into();
        self
    }
}

/// The spatial dimensions of input (N, C, L), (N, C, H, W) or (N, C, D, H, W) made larger or smaller: to
/// `size`, or to floor(length * scale_factor); one number stands for all of them. mode: nearest, nearest-exact
/// (which takes the middle of an element as its place) and area (means of windows) for any of them, linear for
/// one spatial dimension, bilinear and bicubic for two, trilinear for three; other pairs are errors.
/// align_corners, for the linear and cubic modes only: the centres of the outermost elements fall together, not
/// their outer edges. recompute_scale_factor: what counts is the ratio of the sizes, not scale_factor.
/// antialias, for bilinear and bicubic: filters as wide as the pixels that one of the result covers. Floating
/// point; uint8 too by the nearest and in two dimensions. Halves are summed in float32. Channels that are last
/// in memory stay there. Differentiable to any order.
///
/// In Python:
///
/// ```text
/// >>> x = torch.tensor([[[1., 3., 5.]]])
/// >>> F.interpolate(x, scale_factor=2)
/// tensor([[[1., 1., 3., 3., 5., 5.]]])
/// >>> F.interpolate(x, size=5, mode='linear', align_corners=True)
/// tensor([[[1., 2., 3., 4., 5.]]])
/// ```
#[inline]
pub fn interpolate(input: &Tensor) -> Result<Tensor> {
    INTERPOLATE.tensor(&[value::tensor(input)])
}

/// The spatial dimensions of input (N, C, L), (N, C, H, W) or (N, C, D, H, W) made larger or smaller: to
/// `size`, or to floor(length * scale_factor); one number stands for all of them. mode: nearest, nearest-exact
/// (which takes the middle of an element as its place) and area (means of windows) for any of them, linear for
/// one spatial dimension, bilinear and bicubic for two, trilinear for three; other pairs are errors.
/// align_corners, for the linear and cubic modes only: the centres of the outermost elements fall together, not
/// their outer edges. recompute_scale_factor: what counts is the ratio of the sizes, not scale_factor.
/// antialias, for bilinear and bicubic: filters as wide as the pixels that one of the result covers. Floating
/// point; uint8 too by the nearest and in two dimensions. Halves are summed in float32. Channels that are last
/// in memory stay there. Differentiable to any order.
///
/// What is not set in the options keeps its default: `interpolate(Tensor input, int[1]? size=None, float[1]? scale_factor=None, str mode='nearest', bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor`.
pub fn interpolate_with(input: &Tensor, options: InterpolateOptions<'_>) -> Result<Tensor> {
    INTERPOLATE.tensor(&[value::tensor(input), options.size.as_ref().map_or(value::none(), value::ints), options.scale_factor.map_or(value::none(), value::doubles), options.mode.map_or(value::none(), value::string), options.align_corners.map_or(value::none(), value::boolean), options.recompute_scale_factor.map_or(value::none(), value::boolean), options.antialias.map_or(value::none(), value::boolean)])
}

/// Channels spread over finer positions: (..., C * r * r, H, W) gives (..., C, H * r, W * r) with r =
/// upscale_factor. Any dtype. Fewer than three dimensions, r below 1, and channels that r * r does not divide
/// are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.pixel_shuffle(torch.tensor([1., 2., 3., 4.]).view(4, 1, 1), 2)
/// tensor([[[1., 2.],
///          [3., 4.]]])
/// ```
#[inline]
pub fn pixel_shuffle(input: &Tensor, upscale_factor: i64) -> Result<Tensor> {
    PIXEL_SHUFFLE.tensor(&[value::tensor(input), value::int(upscale_factor)])
}

/// The inverse of pixel_shuffle: (..., C, H * r, W * r) gives (..., C * r * r, H, W) with r = downscale_factor.
/// Any dtype. Fewer than three dimensions, r below 1, and a height or width that r does not divide are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.pixel_unshuffle(torch.tensor([[[1., 2.], [3., 4.]]]), 2).flatten()
/// tensor([1., 2., 3., 4.])
/// ```
#[inline]
pub fn pixel_unshuffle(input: &Tensor, downscale_factor: i64) -> Result<Tensor> {
    PIXEL_UNSHUFFLE.tensor(&[value::tensor(input), value::int(downscale_factor)])
}

/// The parameters of [`upsample_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UpsampleOptions<'a> {
    size: Option<Ints<'a>>,
    scale_factor: Option<&'a [f64]>,
    mode: Option<&'a str>,
    align_corners: Option<bool>,
}

impl<'a> UpsampleOptions<'a> {
    /// All defaults.
    pub fn new() -> UpsampleOptions<'a> {
        UpsampleOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn size(mut self, size: impl Into<Ints<'a>>) -> Self {
        self.size = Some(size.into());
        self
    }

    /// `float[1]?`, default `None`.
    pub fn scale_factor(mut self, scale_factor: &'a [f64]) -> Self {
        self.scale_factor = Some(scale_factor);
        self
    }

    /// `str`, default `'nearest'`.
    pub fn mode(mut self, mode: &'a str) -> Self {
        self.mode = Some(mode);
        self
    }

    /// `bool?`, default `None`.
    pub fn align_corners(mut self, align_corners: impl Into<Option<bool>>) -> Self {
        self.align_corners = align_corners.into();
        self
    }
}

/// interpolate by its old name: input (N, C, ...) of floating point or uint8, modes, sizes and errors as there.
///
/// In Python:
///
/// ```text
/// >>> F.upsample(torch.tensor([[[1., 3.]]]), scale_factor=2)
/// tensor([[[1., 1., 3., 3.]]])
/// ```
#[inline]
pub fn upsample(input: &Tensor) -> Result<Tensor> {
    UPSAMPLE.tensor(&[value::tensor(input)])
}

/// interpolate by its old name: input (N, C, ...) of floating point or uint8, modes, sizes and errors as there.
///
/// What is not set in the options keeps its default: `upsample(Tensor input, int[1]? size=None, float[1]? scale_factor=None, str mode='nearest', bool? align_corners=None) -> Tensor`.
pub fn upsample_with(input: &Tensor, options: UpsampleOptions<'_>) -> Result<Tensor> {
    UPSAMPLE.tensor(&[value::tensor(input), options.size.as_ref().map_or(value::none(), value::ints), options.scale_factor.map_or(value::none(), value::doubles), options.mode.map_or(value::none(), value::string), options.align_corners.map_or(value::none(), value::boolean)])
}

/// The parameters of [`upsample_bilinear_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UpsampleBilinearOptions<'a> {
    size: Option<Ints<'a>>,
    scale_factor: Option<&'a [f64]>,
}

impl<'a> UpsampleBilinearOptions<'a> {
    /// All defaults.
    pub fn new() -> UpsampleBilinearOptions<'a> {
        UpsampleBilinearOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn size(mut self, size: impl Into<Ints<'a>>) -> Self {
        self.size = Some(size.into());
        self
    }

    /// `float[1]?`, default `None`.
    pub fn scale_factor(mut self, scale_factor: &'a [f64]) -> Self {
        self.scale_factor = Some(scale_factor);
        self
    }
}

/// interpolate with mode bilinear and align_corners, by its old name: input (N, C, H, W) of floating point or
/// uint8, sizes and errors as there.
///
/// In Python:
///
/// ```text
/// >>> F.upsample_bilinear(torch.tensor([[[[1., 3.]]]]), size=(1, 3))
/// tensor([[[[1., 2., 3.]]]])
/// ```
#[inline]
pub fn upsample_bilinear(input: &Tensor) -> Result<Tensor> {
    UPSAMPLE_BILINEAR.tensor(&[value::tensor(input)])
}

/// interpolate with mode bilinear and align_corners, by its old name: input (N, C, H, W) of floating point or
/// uint8, sizes and errors as there.
///
/// What is not set in the options keeps its default: `upsample_bilinear(Tensor input, int[1]? size=None, float[1]? scale_factor=None) -> Tensor`.
pub fn upsample_bilinear_with(input: &Tensor, options: UpsampleBilinearOptions<'_>) -> Result<Tensor> {
    UPSAMPLE_BILINEAR.tensor(&[value::tensor(input), options.size.as_ref().map_or(value::none(), value::ints), options.scale_factor.map_or(value::none(), value::doubles)])
}

/// The parameters of [`upsample_nearest_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UpsampleNearestOptions<'a> {
    size: Option<Ints<'a>>,
    scale_factor: Option<&'a [f64]>,
}

impl<'a> UpsampleNearestOptions<'a> {
    /// All defaults.
    pub fn new() -> UpsampleNearestOptions<'a> {
        UpsampleNearestOptions::default()
    }

    /// `int[1]?`, default `None`.
    pub fn size(mut self, size: impl Into<Ints<'a>>) -> Self {
        self.size = Some(size.into());
        self
    }

    /// `float[1]?`, default `None`.
    pub fn scale_factor(mut self, scale_factor: &'a [f64]) -> Self {
        self.scale_factor = Some(scale_factor);
        self
    }
}

/// interpolate with mode nearest, by its old name: input (N, C, ...) of floating point or uint8, sizes and
/// errors as there.
///
/// In Python:
///
/// ```text
/// >>> F.upsample_nearest(torch.tensor([[[1., 3.]]]), size=3)
/// tensor([[[1., 1., 3.]]])
/// ```
#[inline]
pub fn upsample_nearest(input: &Tensor) -> Result<Tensor> {
    UPSAMPLE_NEAREST.tensor(&[value::tensor(input)])
}

/// interpolate with mode nearest, by its old name: input (N, C, ...) of floating point or uint8, sizes and
/// errors as there.
///
/// What is not set in the options keeps its default: `upsample_nearest(Tensor input, int[1]? size=None, float[1]? scale_factor=None) -> Tensor`.
pub fn upsample_nearest_with(input: &Tensor, options: UpsampleNearestOptions<'_>) -> Result<Tensor> {
    UPSAMPLE_NEAREST.tensor(&[value::tensor(input), options.size.as_ref().map_or(value::none(), value::ints), options.scale_factor.map_or(value::none(), value::doubles)])
}
