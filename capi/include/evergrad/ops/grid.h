/* Generated from bindings/schema/ops/grid.toml; do not edit. */
#ifndef EVERGRAD_OPS_GRID_H
#define EVERGRAD_OPS_GRID_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _grid_sample(Tensor input, Tensor grid, int[] order, int interpolation_mode, int padding_mode, bool
 * align_corners) -> Tensor. grid_sampler_2d or grid_sampler_3d, differentiated order[d] times by coordinate d of
 * the grid. */
static inline eg_status* eg__grid_sample(eg_tensor* input, eg_tensor* grid, const int64_t* order, size_t order_count,
                                         int64_t interpolation_mode, int64_t padding_mode, int32_t align_corners,
                                         eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(grid);
  args[2] = eg_detail_array(EG_TAG_INTS, order, order_count);
  args[3] = eg_int(interpolation_mode);
  args[4] = eg_int(padding_mode);
  args[5] = eg_detail_bool(align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_grid_sample", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _grid_sample_adjoint(Tensor grad_output, Tensor grid, int[] input_size, int[] order, int interpolation_mode, int
 * padding_mode, bool align_corners) -> Tensor. The transpose of _grid_sample as a function of input, which has the
 * shape input_size. */
static inline eg_status* eg__grid_sample_adjoint(eg_tensor* grad_output, eg_tensor* grid, const int64_t* input_size,
                                                 size_t input_size_count, const int64_t* order, size_t order_count,
                                                 int64_t interpolation_mode, int64_t padding_mode,
                                                 int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(grid);
  args[2] = eg_detail_array(EG_TAG_INTS, input_size, input_size_count);
  args[3] = eg_detail_array(EG_TAG_INTS, order, order_count);
  args[4] = eg_int(interpolation_mode);
  args[5] = eg_int(padding_mode);
  args[6] = eg_detail_bool(align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_grid_sample_adjoint", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _grid_sample_slope(Tensor grad_output, Tensor input, Tensor grid, int[] order, int interpolation_mode, int
 * padding_mode, bool align_corners) -> Tensor. In the shape of grid: the sum over channels of grad_output times
 * _grid_sample with one more derivative by that coordinate. */
static inline eg_status* eg__grid_sample_slope(eg_tensor* grad_output, eg_tensor* input, eg_tensor* grid,
                                               const int64_t* order, size_t order_count, int64_t interpolation_mode,
                                               int64_t padding_mode, int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(input);
  args[2] = eg_detail_tensor_arg(grid);
  args[3] = eg_detail_array(EG_TAG_INTS, order, order_count);
  args[4] = eg_int(interpolation_mode);
  args[5] = eg_int(padding_mode);
  args[6] = eg_detail_bool(align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_grid_sample_slope", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor. The grid for grid_sample that affine
 * maps theta give: theta (N, 2, 3) and size (N, C, H, W) make (N, H, W, 2), theta (N, 3, 4) and size (N, C, D, H,
 * W) make (N, D, H, W, 3). align_corners (default False) as in grid_sample. Floating point only; another shape of
 * theta, and sizes below 1, are errors.
 * In Python:
 *     >>> F.affine_grid(torch.tensor([[[1., 0., 0.], [0., 1., 0.]]]), (1, 1, 1, 2), align_corners=False)
 *     tensor([[[[-0.5000,  0.0000],
 *               [ 0.5000,  0.0000]]]]) */
static inline eg_status* eg_affine_grid(eg_tensor* theta, const int64_t* size, size_t size_count, int32_t align_corners,
                                        eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(theta);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_enum(EG_TAG_BOOL, align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "affine_grid", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* affine_grid_generator(Tensor theta, int[] size, bool align_corners) -> Tensor. affine_grid without its checks:
 * theta (N, 2, 3) for a size of four numbers gives (N, H, W, 2), (N, 3, 4) for one of five (N, D, H, W, 3).
 * Integers, floating point and complex; another shape of theta is an error.
 * In Python:
 *     >>> torch.affine_grid_generator(torch.tensor([[[1., 0., 0.], [0., 1., 0.]]]), [1, 1, 1, 2], True)
 *     tensor([[[[-1.,  0.],
 *               [ 1.,  0.]]]]) */
static inline eg_status* eg_affine_grid_generator(eg_tensor* theta, const int64_t* size, size_t size_count,
                                                  int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(theta);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_bool(align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "affine_grid_generator", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* grid_sample(Tensor input, Tensor grid, str mode="bilinear", str padding_mode="zeros", bool? align_corners=None)
 * -> Tensor. Elements of images or volumes at points between them. input (N, C, H, W) with a grid (N, Ho, Wo, 2),
 * or (N, C, D, H, W) with a grid (N, Do, Ho, Wo, 3), of one floating dtype; the result is (N, C, Ho, Wo) or (N, C,
 * Do, Ho, Wo). The grid holds x, y (and z) in [-1, 1]. mode: bilinear (in volumes trilinear), nearest, or bicubic
 * (images only). padding_mode, for points outside: zeros, border or reflection. align_corners (default False): -1
 * and 1 are the centres of the outermost elements, not their outer edges. Another word for a mode, another dtype
 * and shapes that do not fit are errors.
 * In Python:
 *     >>> image = torch.tensor([[[[1., 2.], [3., 4.]]]])
 *     >>> grid = torch.tensor([[[[-1., -1.], [0., 0.], [1., 1.]]]])
 *     >>> F.grid_sample(image, grid, align_corners=True)
 *     tensor([[[[1.0000, 2.5000, 4.0000]]]]) */
static inline eg_status* eg_grid_sample(eg_tensor* input, eg_tensor* grid, const char* mode, const char* padding_mode,
                                        int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(grid);
  args[2] = eg_detail_string(mode);
  args[3] = eg_detail_string(padding_mode);
  args[4] = eg_detail_enum(EG_TAG_BOOL, align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "grid_sample", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor.
 * grid_sampler_2d or grid_sampler_3d, by the number of dimensions of input, 4 or 5: input (N, C, H, W) or (N, C,
 * D, H, W) gives (N, C) and the sizes of grid. Floating point only, of one dtype; another number of dimensions, of
 * input or grid, is an error.
 * In Python:
 *     >>> torch.grid_sampler(torch.tensor([[[[1., 2.], [3., 4.]]]]), torch.zeros(1, 1, 1, 2), 0, 0, True)
 *     tensor([[[[2.5000]]]]) */
static inline eg_status* eg_grid_sampler(eg_tensor* input, eg_tensor* grid, int64_t interpolation_mode,
                                         int64_t padding_mode, int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(grid);
  args[2] = eg_int(interpolation_mode);
  args[3] = eg_int(padding_mode);
  args[4] = eg_detail_bool(align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "grid_sampler", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) ->
 * Tensor. Elements of planes at points between them. input (N, C, H, W), grid (N, Ho, Wo, 2) of x and y in [-1,
 * 1], of one floating dtype; the result is (N, C, Ho, Wo). interpolation_mode: 0 bilinear, 1 nearest, 2 bicubic.
 * padding_mode, for points outside: 0 zeros, 1 the border, 2 reflection at it. align_corners: -1 and 1 are the
 * centres of the outermost elements, not their outer edges. Another dtype or shape of either is an error.
 * Differentiable in both to any order; the derivative by the grid is that of the interpolating polynomial, so that
 * of nearest is 0.
 * In Python:
 *     >>> torch.grid_sampler_2d(torch.tensor([[[[1., 2.], [3., 4.]]]]), torch.zeros(1, 1, 1, 2), 1, 0, False)
 *     tensor([[[[1.]]]]) */
static inline eg_status* eg_grid_sampler_2d(eg_tensor* input, eg_tensor* grid, int64_t interpolation_mode,
                                            int64_t padding_mode, int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(grid);
  args[2] = eg_int(interpolation_mode);
  args[3] = eg_int(padding_mode);
  args[4] = eg_detail_bool(align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "grid_sampler_2d", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_grid_sampler_2d; the result is written into the tensor given last. */
static inline eg_status* eg_grid_sampler_2d_out(eg_tensor* input, eg_tensor* grid, int64_t interpolation_mode,
                                                int64_t padding_mode, int32_t align_corners, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(grid);
  args[2] = eg_int(interpolation_mode);
  args[3] = eg_int(padding_mode);
  args[4] = eg_detail_bool(align_corners);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "grid_sampler_2d", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) ->
 * Tensor. grid_sampler_2d with one more dimension: input (N, C, D, H, W), grid (N, Do, Ho, Wo, 3) of x, y and z,
 * of one floating dtype, give (N, C, Do, Ho, Wo). Bicubic interpolation, another dtype and other shapes are
 * errors.
 * In Python:
 *     >>> torch.grid_sampler_3d(torch.arange(8.).view(1, 1, 2, 2, 2), torch.zeros(1, 1, 1, 1, 3), 0, 0, False)
 *     tensor([[[[[3.5000]]]]]) */
static inline eg_status* eg_grid_sampler_3d(eg_tensor* input, eg_tensor* grid, int64_t interpolation_mode,
                                            int64_t padding_mode, int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(grid);
  args[2] = eg_int(interpolation_mode);
  args[3] = eg_int(padding_mode);
  args[4] = eg_detail_bool(align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "grid_sampler_3d", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_grid_sampler_3d; the result is written into the tensor given last. */
static inline eg_status* eg_grid_sampler_3d_out(eg_tensor* input, eg_tensor* grid, int64_t interpolation_mode,
                                                int64_t padding_mode, int32_t align_corners, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(grid);
  args[2] = eg_int(interpolation_mode);
  args[3] = eg_int(padding_mode);
  args[4] = eg_detail_bool(align_corners);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "grid_sampler_3d", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
