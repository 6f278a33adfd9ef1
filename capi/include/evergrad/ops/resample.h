/* Generated from bindings/schema/ops/resample.toml; do not edit. */
#ifndef EVERGRAD_OPS_RESAMPLE_H
#define EVERGRAD_OPS_RESAMPLE_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _resample(Tensor self, int[] size, float[] scale, int mode, bool align_corners) -> Tensor. The last dimensions
 * of self, as many as size has, resampled to it. scale: elements of the result for one of self, or 0: as the sizes
 * have it; none at all: 0 for all. mode: 0 nearest, 1 nearest-exact, 2 linear, 3 cubic, 4 and 5 the same with
 * filters against aliasing. */
static inline eg_status* eg__resample(eg_tensor* self, const int64_t* size, size_t size_count, const double* scale,
                                      size_t scale_count, int64_t mode, int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_array(EG_TAG_DOUBLES, scale, scale_count);
  args[3] = eg_int(mode);
  args[4] = eg_detail_bool(align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_resample", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _resample_adjoint(Tensor self, int[] size, float[] scale, int mode, bool align_corners) -> Tensor. The transpose
 * of _resample, from its result to self, whose last dimensions have `size`. */
static inline eg_status* eg__resample_adjoint(eg_tensor* self, const int64_t* size, size_t size_count,
                                              const double* scale, size_t scale_count, int64_t mode,
                                              int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_array(EG_TAG_DOUBLES, scale, scale_count);
  args[3] = eg_int(mode);
  args[4] = eg_detail_bool(align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_resample_adjoint", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* channel_shuffle(Tensor self, int groups) -> Tensor. The first channels of all groups, then the second ones, and
 * so on: (N, C, ...) of any dtype. Fewer than three dimensions, groups below 1, and channels that groups does not
 * divide are errors.
 * In Python:
 *     >>> torch.channel_shuffle(torch.arange(4.).view(1, 4, 1), 2).flatten()
 *     tensor([0., 2., 1., 3.]) */
static inline eg_status* eg_channel_shuffle(eg_tensor* self, int64_t groups, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(groups);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "channel_shuffle", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* interpolate(Tensor input, int[1]? size=None, float[1]? scale_factor=None, str mode='nearest', bool?
 * align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor. The spatial dimensions
 * of input (N, C, L), (N, C, H, W) or (N, C, D, H, W) made larger or smaller: to `size`, or to floor(length *
 * scale_factor); one number stands for all of them. mode: nearest, nearest-exact (which takes the middle of an
 * element as its place) and area (means of windows) for any of them, linear for one spatial dimension, bilinear
 * and bicubic for two, trilinear for three; other pairs are errors. align_corners, for the linear and cubic modes
 * only: the centres of the outermost elements fall together, not their outer edges. recompute_scale_factor: what
 * counts is the ratio of the sizes, not scale_factor. antialias, for bilinear and bicubic: filters as wide as the
 * pixels that one of the result covers. Floating point; uint8 too by the nearest and in two dimensions. Halves are
 * summed in float32. Channels that are last in memory stay there. Differentiable to any order.
 * In Python:
 *     >>> x = torch.tensor([[[1., 3., 5.]]])
 *     >>> F.interpolate(x, scale_factor=2)
 *     tensor([[[1., 1., 3., 3., 5., 5.]]])
 *     >>> F.interpolate(x, size=5, mode='linear', align_corners=True)
 *     tensor([[[1., 2., 3., 4., 5.]]]) */
static inline eg_status* eg_interpolate(eg_tensor* input, const int64_t* size, size_t size_count,
                                        const double* scale_factor, size_t scale_factor_count, const char* mode,
                                        int32_t align_corners, int32_t recompute_scale_factor, int32_t antialias,
                                        eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_optional(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, scale_factor, scale_factor_count);
  args[3] = eg_detail_string(mode);
  args[4] = eg_detail_enum(EG_TAG_BOOL, align_corners);
  args[5] = eg_detail_enum(EG_TAG_BOOL, recompute_scale_factor);
  args[6] = eg_detail_bool(antialias);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "interpolate", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* pixel_shuffle(Tensor self, int upscale_factor) -> Tensor. Channels spread over finer positions: (..., C * r * r,
 * H, W) gives (..., C, H * r, W * r) with r = upscale_factor. Any dtype. Fewer than three dimensions, r below 1,
 * and channels that r * r does not divide are errors.
 * In Python:
 *     >>> torch.pixel_shuffle(torch.tensor([1., 2., 3., 4.]).view(4, 1, 1), 2)
 *     tensor([[[1., 2.],
 *              [3., 4.]]]) */
static inline eg_status* eg_pixel_shuffle(eg_tensor* self, int64_t upscale_factor, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(upscale_factor);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pixel_shuffle", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor. The inverse of pixel_shuffle: (..., C, H * r, W *
 * r) gives (..., C * r * r, H, W) with r = downscale_factor. Any dtype. Fewer than three dimensions, r below 1,
 * and a height or width that r does not divide are errors.
 * In Python:
 *     >>> torch.pixel_unshuffle(torch.tensor([[[1., 2.], [3., 4.]]]), 2).flatten()
 *     tensor([1., 2., 3., 4.]) */
static inline eg_status* eg_pixel_unshuffle(eg_tensor* self, int64_t downscale_factor, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(downscale_factor);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pixel_unshuffle", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* upsample(Tensor input, int[1]? size=None, float[1]? scale_factor=None, str mode='nearest', bool?
 * align_corners=None) -> Tensor. interpolate by its old name: input (N, C, ...) of floating point or uint8, modes,
 * sizes and errors as there.
 * In Python:
 *     >>> F.upsample(torch.tensor([[[1., 3.]]]), scale_factor=2)
 *     tensor([[[1., 1., 3., 3.]]]) */
static inline eg_status* eg_upsample(eg_tensor* input, const int64_t* size, size_t size_count,
                                     const double* scale_factor, size_t scale_factor_count, const char* mode,
                                     int32_t align_corners, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_optional(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, scale_factor, scale_factor_count);
  args[3] = eg_detail_string(mode);
  args[4] = eg_detail_enum(EG_TAG_BOOL, align_corners);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "upsample", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* upsample_bilinear(Tensor input, int[1]? size=None, float[1]? scale_factor=None) -> Tensor. interpolate with mode
 * bilinear and align_corners, by its old name: input (N, C, H, W) of floating point or uint8, sizes and errors as
 * there.
 * In Python:
 *     >>> F.upsample_bilinear(torch.tensor([[[[1., 3.]]]]), size=(1, 3))
 *     tensor([[[[1., 2., 3.]]]]) */
static inline eg_status* eg_upsample_bilinear(eg_tensor* input, const int64_t* size, size_t size_count,
                                              const double* scale_factor, size_t scale_factor_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_optional(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, scale_factor, scale_factor_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "upsample_bilinear", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* upsample_nearest(Tensor input, int[1]? size=None, float[1]? scale_factor=None) -> Tensor. interpolate with mode
 * nearest, by its old name: input (N, C, ...) of floating point or uint8, sizes and errors as there.
 * In Python:
 *     >>> F.upsample_nearest(torch.tensor([[[1., 3.]]]), size=3)
 *     tensor([[[1., 1., 3.]]]) */
static inline eg_status* eg_upsample_nearest(eg_tensor* input, const int64_t* size, size_t size_count,
                                             const double* scale_factor, size_t scale_factor_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_optional(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, scale_factor, scale_factor_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "upsample_nearest", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
