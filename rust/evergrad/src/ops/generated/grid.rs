// Generated from bindings/schema/ops/grid.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static _GRID_SAMPLE: Op = Op::new(c"_grid_sample", c"", 1);
static _GRID_SAMPLE_ADJOINT: Op = Op::new(c"_grid_sample_adjoint", c"", 1);
static _GRID_SAMPLE_SLOPE: Op = Op::new(c"_grid_sample_slope", c"", 1);
static AFFINE_GRID: Op = Op::new(c"affine_grid", c"", 1);
static AFFINE_GRID_GENERATOR: Op = Op::new(c"affine_grid_generator", c"", 1);
static GRID_SAMPLE: Op = Op::new(c"grid_sample", c"", 1);
static GRID_SAMPLER: Op = Op::new(c"grid_sampler", c"", 1);
static GRID_SAMPLER_2D: Op = Op::new(c"grid_sampler_2d", c"", 1);
static GRID_SAMPLER_2D_OUT: Op = Op::new(c"grid_sampler_2d", c"out", 1);
static GRID_SAMPLER_3D: Op = Op::new(c"grid_sampler_3d", c"", 1);
static GRID_SAMPLER_3D_OUT: Op = Op::new(c"grid_sampler_3d", c"out", 1);

/// grid_sampler_2d or grid_sampler_3d, differentiated order[d] times by coordinate d of the grid.
#[inline]
pub fn _grid_sample<'a>(input: &Tensor, grid: &Tensor, order: impl Into<Ints<'a>>, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    let order = order.into();
    _GRID_SAMPLE.tensor(&[value::tensor(input), value::tensor(grid), value::ints(&order), value::int(interpolation_mode), value::int(padding_mode), value::boolean(align_corners)])
}

/// The transpose of _grid_sample as a function of input, which has the shape input_size.
#[inline]
pub fn _grid_sample_adjoint<'a>(grad_output: &Tensor, grid: &Tensor, input_size: impl Into<Ints<'a>>, order: impl Into<Ints<'a>>, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    let input_size = input_size.into();
    let order = order.into();
    _GRID_SAMPLE_ADJOINT.tensor(&[value::tensor(grad_output), value::tensor(grid), value::ints(&input_size), value::ints(&order), value::int(interpolation_mode), value::int(padding_mode), value::boolean(align_corners)])
}

/// In the shape of grid: the sum over channels of grad_output times _grid_sample with one more derivative by
/// that coordinate.
#[inline]
pub fn _grid_sample_slope<'a>(grad_output: &Tensor, input: &Tensor, grid: &Tensor, order: impl Into<Ints<'a>>, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    let order = order.into();
    _GRID_SAMPLE_SLOPE.tensor(&[value::tensor(grad_output), value::tensor(input), value::tensor(grid), value::ints(&order), value::int(interpolation_mode), value::int(padding_mode), value::boolean(align_corners)])
}

/// The parameters of [`affine_grid_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AffineGridOptions {
    align_corners: Option<bool>,
}

impl AffineGridOptions {
    /// All defaults.
    pub fn new() -> AffineGridOptions {
        AffineGridOptions::default()
    }

    /// `bool?`, default `None`.
    pub fn align_corners(mut self, align_corners: impl Into<Option<bool>>) -> Self {
        self.align_corners = align_corners.into();
        self
    }
}

/// The grid for grid_sample that affine maps theta give: theta (N, 2, 3) and size (N, C, H, W) make (N, H, W,
/// 2), theta (N, 3, 4) and size (N, C, D, H, W) make (N, D, H, W, 3). align_corners (default False) as in
/// grid_sample. Floating point only; another shape of theta, and sizes below 1, are errors.
///
/// In Python:
///
/// ```text
/// >>> F.affine_grid(torch.tensor([[[1., 0., 0.], [0., 1., 0.]]]), (1, 1, 1, 2), align_corners=False)
/// tensor([[[[-0.5000,  0.0000],
///           [ 0.5000,  0.0000]]]])
/// ```
#[inline]
pub fn affine_grid<'a>(theta: &Tensor, size: impl Into<Ints<'a>>) -> Result<Tensor> {
    let size = size.into();
    AFFINE_GRID.tensor(&[value::tensor(theta), value::ints(&size)])
}

/// The grid for grid_sample that affine maps theta give: theta (N, 2, 3) and size (N, C, H, W) make (N, H, W,
/// 2), theta (N, 3, 4) and size (N, C, D, H, W) make (N, D, H, W, 3). align_corners (default False) as in
/// grid_sample. Floating point only; another shape of theta, and sizes below 1, are errors.
///
/// What is not set in the options keeps its default: `affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor`.
pub fn affine_grid_with<'a>(theta: &Tensor, size: impl Into<Ints<'a>>, options: AffineGridOptions) -> Result<Tensor> {
    let size = size.into();
    AFFINE_GRID.tensor(&[value::tensor(theta), value::ints(&size), options.align_corners.map_or(value::none(), value::boolean)])
}

/// affine_grid without its checks: theta (N, 2, 3) for a size of four numbers gives (N, H, W, 2), (N, 3, 4) for
/// one of five (N, D, H, W, 3). Integers, floating point and complex; another shape of theta is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.affine_grid_generator(torch.tensor([[[1., 0., 0.], [0., 1., 0.]]]), [1, 1, 1, 2], True)
/// tensor([[[[-1.,  0.],
///           [ 1.,  0.]]]])
/// ```
#[inline]
pub fn affine_grid_generator<'a>(theta: &Tensor, size: impl Into<Ints<'a>>, align_corners: bool) -> Result<Tensor> {
    let size = size.into();
    AFFINE_GRID_GENERATOR.tensor(&[value::tensor(theta), value::ints(&size), value::boolean(align_corners)])
}

/// The parameters of [`grid_sample_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GridSampleOptions<'a> {
    mode: Option<&'a str>,
    padding_mode: Option<&'a str>,
    align_corners: Option<bool>,
}

impl<'a> GridSampleOptions<'a> {
    /// All defaults.
    pub fn new() -> GridSampleOptions<'a> {
        GridSampleOptions::default()
    }

    /// `str`, default `'bilinear'`.
    pub fn mode(mut self, mode: &'a str) -> Self {
        self.mode = Some(mode);
        self
    }

    /// `str`, default `'zeros'`.
    pub fn padding_mode(mut self, padding_mode: &'a str) -> Self {
        self.padding_mode = Some(padding_mode);
        self
    }

    /// `bool?`, default `None`.
    pub fn align_corners(mut self, align_corners: impl Into<Option<bool>>) -> Self {
        self.align_corners = align_corners.into();
        self
    }
}

/// Elements of images or volumes at points between them. input (N, C, H, W) with a grid (N, Ho, Wo, 2), or (N,
/// C, D, H, W) with a grid (N, Do, Ho, Wo, 3), of one floating dtype; the result is (N, C, Ho, Wo) or (N, C,
/// Do, Ho, Wo). The grid holds x, y (and z) in [-1, 1]. mode: bilinear (in volumes trilinear), nearest, or
/// bicubic (images only). padding_mode, for points outside: zeros, border or reflection. align_corners (default
/// False): -1 and 1 are the centres of the outermost elements, not their outer edges. Another word for a mode,
/// another dtype and shapes that do not fit are errors.
///
/// In Python:
///
/// ```text
/// >>> image = torch.tensor([[[[1., 2.], [3., 4.]]]])
/// >>> grid = torch.tensor([[[[-1., -1.], [0., 0.], [1., 1.]]]])
/// >>> F.grid_sample(image, grid, align_corners=True)
/// tensor([[[[1.0000, 2.5000, 4.0000]]]])
/// ```
#[inline]
pub fn grid_sample(input: &Tensor, grid: &Tensor) -> Result<Tensor> {
    GRID_SAMPLE.tensor(&[value::tensor(input), value::tensor(grid)])
}

/// Elements of images or volumes at points between them. input (N, C, H, W) with a grid (N, Ho, Wo, 2), or (N,
/// C, D, H, W) with a grid (N, Do, Ho, Wo, 3), of one floating dtype; the result is (N, C, Ho, Wo) or (N, C,
/// Do, Ho, Wo). The grid holds x, y (and z) in [-1, 1]. mode: bilinear (in volumes trilinear), nearest, or
/// bicubic (images only). padding_mode, for points outside: zeros, border or reflection. align_corners (default
/// False): -1 and 1 are the centres of the outermost elements, not their outer edges. Another word for a mode,
/// another dtype and shapes that do not fit are errors.
///
/// What is not set in the options keeps its default: `grid_sample(Tensor input, Tensor grid, str mode="bilinear", str padding_mode="zeros", bool? align_corners=None) -> Tensor`.
pub fn grid_sample_with(input: &Tensor, grid: &Tensor, options: GridSampleOptions<'_>) -> Result<Tensor> {
    GRID_SAMPLE.tensor(&[value::tensor(input), value::tensor(grid), options.mode.map_or(value::none(), value::string), options.padding_mode.map_or(value::none(), value::string), options.align_corners.map_or(value::none(), value::boolean)])
}

/// grid_sampler_2d or grid_sampler_3d, by the number of dimensions of input, 4 or 5: input (N, C, H, W) or (N,
/// C, D, H, W) gives (N, C) and the sizes of grid. Floating point only, of one dtype; another number of
/// dimensions, of input or grid, is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.grid_sampler(torch.tensor([[[[1., 2.], [3., 4.]]]]), torch.zeros(1, 1, 1, 2), 0, 0, True)
/// tensor([[[[2.5000]]]])
/// ```
#[inline]
pub fn grid_sampler(input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    GRID_SAMPLER.tensor(&[value::tensor(input), value::tensor(grid), value::int(interpolation_mode), value::int(padding_mode), value::boolean(align_corners)])
}

/// Elements of planes at points between them. input (N, C, H, W), grid (N, Ho, Wo, 2) of x and y in [-1, 1], of
/// one floating dtype; the result is (N, C, Ho, Wo). interpolation_mode: 0 bilinear, 1 nearest, 2 bicubic.
/// padding_mode, for points outside: 0 zeros, 1 the border, 2 reflection at it. align_corners: -1 and 1 are the
/// centres of the outermost elements, not their outer edges. Another dtype or shape of either is an error.
/// Differentiable in both to any order; the derivative by the grid is that of the interpolating polynomial, so
/// that of nearest is 0.
///
/// In Python:
///
/// ```text
/// >>> torch.grid_sampler_2d(torch.tensor([[[[1., 2.], [3., 4.]]]]), torch.zeros(1, 1, 1, 2), 1, 0, False)
/// tensor([[[[1.]]]])
/// ```
#[inline]
pub fn grid_sampler_2d(input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    GRID_SAMPLER_2D.tensor(&[value::tensor(input), value::tensor(grid), value::int(interpolation_mode), value::int(padding_mode), value::boolean(align_corners)])
}

/// `grid_sampler_2d`, see [`grid_sampler_2d`]. The result is written into the given tensor.
pub fn grid_sampler_2d_out(input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool, out: &Tensor) -> Result<()> {
    GRID_SAMPLER_2D_OUT.tensor(&[value::tensor(input), value::tensor(grid), value::int(interpolation_mode), value::int(padding_mode), value::boolean(align_corners), value::tensor(out)]).map(drop)
}

/// grid_sampler_2d with one more dimension: input (N, C, D, H, W), grid (N, Do, Ho, Wo, 3) of x, y and z, of
/// one floating dtype, give (N, C, Do, Ho, Wo). Bicubic interpolation, another dtype and other shapes are
/// errors.
///
/// In Python:
///
/// ```text
/// >>> torch.grid_sampler_3d(torch.arange(8.).view(1, 1, 2, 2, 2), torch.zeros(1, 1, 1, 1, 3), 0, 0, False)
/// tensor([[[[[3.5000]]]]])
/// ```
#[inline]
pub fn grid_sampler_3d(input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool) -> Result<Tensor> {
    GRID_SAMPLER_3D.tensor(&[value::tensor(input), value::tensor(grid), value::int(interpolation_mode), value::int(padding_mode), value::boolean(align_corners)])
}

/// `grid_sampler_3d`, see [`grid_sampler_3d`]. The result is written into the given tensor.
pub fn grid_sampler_3d_out(input: &Tensor, grid: &Tensor, interpolation_mode: i64, padding_mode: i64, align_corners: bool, out: &Tensor) -> Result<()> {
    GRID_SAMPLER_3D_OUT.tensor(&[value::tensor(input), value::tensor(grid), value::int(interpolation_mode), value::int(padding_mode), value::boolean(align_corners), value::tensor(out)]).map(drop)
}
