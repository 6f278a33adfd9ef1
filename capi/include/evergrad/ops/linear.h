/* Generated from bindings/schema/ops/linear.toml; do not edit. */
#ifndef EVERGRAD_OPS_LINEAR_H
#define EVERGRAD_OPS_LINEAR_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _linear(Tensor input, Tensor weight, Tensor bias) -> Tensor. input (rows, in) times the transposed weight (out,
 * in), plus bias (out), in one pass. float32 and float64; no size is 0. */
static inline eg_status* eg__linear(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_tensor_arg(bias);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_linear", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _linear_activation(Tensor input, Tensor weight, Tensor? bias, str activation) -> Tensor. The activation of
 * linear(input, weight, bias), in the product's own memory where nothing records it. activation is "relu", "gelu",
 * "gelu_tanh", "silu", "sigmoid" or "tanh"; another raises ValueError. */
static inline eg_status* eg__linear_activation(eg_tensor* input, eg_tensor* weight, eg_tensor* bias,
                                               const char* activation, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_string(activation);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_linear_activation", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
