/* Generated from bindings/schema/ops/activation_backward.toml; do not edit. */
#ifndef EVERGRAD_OPS_ACTIVATION_BACKWARD_H
#define EVERGRAD_OPS_ACTIVATION_BACKWARD_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* gelu_backward(Tensor grad_output, Tensor self) -> Tensor. Gradient of gelu. The tensors broadcast, and their
 * dtypes are promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error. */
static inline eg_status* eg_gelu_backward(eg_tensor* grad_output, eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gelu_backward", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* gelu_tanh_backward(Tensor grad_output, Tensor self) -> Tensor. Gradient of gelu_tanh. The tensors broadcast, and
 * their dtypes are promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error. */
static inline eg_status* eg_gelu_tanh_backward(eg_tensor* grad_output, eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gelu_tanh_backward", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope) -> Tensor. Gradient of leaky_relu.
 * The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats. Other
 * dtypes are an error. */
static inline eg_status* eg_leaky_relu_backward(eg_tensor* grad_output, eg_tensor* self, eg_value negative_slope,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = negative_slope;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "leaky_relu_backward", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* logsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor. Gradient of logsigmoid. The tensors broadcast,
 * and their dtypes are promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error. */
static inline eg_status* eg_logsigmoid_backward(eg_tensor* grad_output, eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logsigmoid_backward", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor. Gradient of sigmoid from its result. The tensors
 * broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats and complex numbers.
 * Other dtypes are an error. */
static inline eg_status* eg_sigmoid_backward(eg_tensor* grad_output, eg_tensor* output, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(output);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sigmoid_backward", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* silu_backward(Tensor grad_output, Tensor self) -> Tensor. Gradient of silu. The tensors broadcast, and their
 * dtypes are promoted; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an
 * error. */
static inline eg_status* eg_silu_backward(eg_tensor* grad_output, eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "silu_backward", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor. Gradient of
 * softplus. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes
 * floats. Other dtypes are an error. */
static inline eg_status* eg_softplus_backward(eg_tensor* grad_output, eg_tensor* self, eg_value beta,
                                              eg_value threshold, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = beta;
  args[3] = threshold;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softplus_backward", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* tanh_backward(Tensor grad_output, Tensor output) -> Tensor. Gradient of tanh from its result. The tensors
 * broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats and complex numbers.
 * Other dtypes are an error. */
static inline eg_status* eg_tanh_backward(eg_tensor* grad_output, eg_tensor* output, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(output);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tanh_backward", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor. Gradient where self is above
 * the threshold, 0 elsewhere. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
 * error. Takes integers and floats. Other dtypes are an error. */
static inline eg_status* eg_threshold_backward(eg_tensor* grad_output, eg_tensor* self, eg_value threshold,
                                               eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = threshold;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "threshold_backward", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
