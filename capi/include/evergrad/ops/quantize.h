/* Generated from bindings/schema/ops/quantize.toml; do not edit. */
#ifndef EVERGRAD_OPS_QUANTIZE_H
#define EVERGRAD_OPS_QUANTIZE_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _fake_quantize(Tensor self, Tensor scale, Tensor zero_point, int? axis, int quant_min, int quant_max) -> (Tensor
 * output, Tensor mask). (clamp(round(self / scale) + zero_point, quant_min, quant_max) - zero_point) * scale, and
 * where nothing was clamped: there the gradient is that of the identity, elsewhere zero. scale and zero_point have
 * one element, or with axis one for each place along it. */
static inline eg_status* eg__fake_quantize(eg_tensor* self, eg_tensor* scale, eg_tensor* zero_point, eg_value axis,
                                           int64_t quant_min, int64_t quant_max, eg_tensor** output, eg_tensor** mask) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *mask = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(scale);
  args[2] = eg_detail_tensor_arg(zero_point);
  args[3] = axis;
  args[4] = eg_int(quant_min);
  args[5] = eg_int(quant_max);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "_fake_quantize", "", 1, args, 6, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *mask = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int
 * quant_max) -> Tensor. fake_quantize_per_tensor_affine with a scale and a zero point for each place along axis:
 * two vectors of that length, float32, and int32, float32 or float16; the latter are added before it rounds. In
 * the shape and dtype of self, which is floating point. A zero point of int32 that is outside of the range is an
 * error.
 * In Python:
 *     >>> scale, zero_point = torch.tensor([0.5, 1.]), torch.tensor([0, 1], dtype=torch.int32)
 *     >>> torch.fake_quantize_per_channel_affine(torch.tensor([[0.6], [0.6]]), scale, zero_point, 0, 0, 10)
 *     tensor([[0.5000],
 *             [1.0000]]) */
static inline eg_status* eg_fake_quantize_per_channel_affine(eg_tensor* self, eg_tensor* scale, eg_tensor* zero_point,
                                                             int64_t axis, int64_t quant_min, int64_t quant_max,
                                                             eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(scale);
  args[2] = eg_detail_tensor_arg(zero_point);
  args[3] = eg_int(axis);
  args[4] = eg_int(quant_min);
  args[5] = eg_int(quant_max);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fake_quantize_per_channel_affine", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) ->
 * Tensor. (clamp(round(self / scale) + zero_point, quant_min, quant_max) - zero_point) * scale, in the shape and
 * dtype of self; the gradient is that of the identity where nothing is clamped and zero elsewhere. NaN, infinities
 * and what is beyond 64-bit integers become quant_min. Floating point only; a zero_point outside of the range is
 * an error.
 * In Python:
 *     >>> torch.fake_quantize_per_tensor_affine(torch.tensor([-3., 0.24, 0.26, 9.]), 0.5, 0, -4, 4)
 *     tensor([-2.0000,  0.0000,  0.5000,  2.0000]) */
static inline eg_status* eg_fake_quantize_per_tensor_affine(eg_tensor* self, double scale, int64_t zero_point,
                                                            int64_t quant_min, int64_t quant_max, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(scale);
  args[2] = eg_int(zero_point);
  args[3] = eg_int(quant_min);
  args[4] = eg_int(quant_max);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fake_quantize_per_tensor_affine", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int
 * quant_max) -> Tensor. scale and zero_point may be tensors of one element, of any dtype; one that requires a
 * gradient is an error. In the shape and dtype of self, which is floating point.
 * In Python:
 *     >>> scale, zero_point = torch.tensor(0.5), torch.tensor(1)
 *     >>> torch.fake_quantize_per_tensor_affine(torch.tensor([0.3, 4.]), scale, zero_point, 0, 5)
 *     tensor([0.5000, 2.0000]) */
static inline eg_status* eg_fake_quantize_per_tensor_affine_tensor_qparams(eg_tensor* self, eg_tensor* scale,
                                                                           eg_tensor* zero_point, int64_t quant_min,
                                                                           int64_t quant_max, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(scale);
  args[2] = eg_detail_tensor_arg(zero_point);
  args[3] = eg_int(quant_min);
  args[4] = eg_int(quant_max);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fake_quantize_per_tensor_affine", "tensor_qparams", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
