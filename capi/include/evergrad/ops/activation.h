/* Generated from bindings/schema/ops/activation.toml; do not edit. */
#ifndef EVERGRAD_OPS_ACTIVATION_H
#define EVERGRAD_OPS_ACTIVATION_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* celu(Tensor input, float alpha=1.0, bool inplace=False) -> Tensor. max(x, 0) + min(0, alpha (exp(x/alpha) - 1)),
 * in the shape of x. Floating point only; alpha 0 is an error.
 * In Python:
 *     >>> torch.celu(torch.tensor([-1., 0., 1.]), alpha=2.)
 *     tensor([-0.7869,  0.0000,  1.0000]) */
static inline eg_status* eg_celu(eg_tensor* input, double alpha, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(alpha);
  args[2] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "celu", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor. scale * x where positive,
 * scale * alpha * (exp(input_scale x) - 1) elsewhere. The result has the shape of the tensor. Takes floats. Other
 * dtypes are an error. */
static inline eg_status* eg_elu(eg_tensor* self, eg_value alpha, eg_value scale, eg_value input_scale,
                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = alpha;
  args[2] = scale;
  args[3] = input_scale;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "elu", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* elu.nn(Tensor input, float alpha=1.0, bool inplace=False) -> Tensor. x where positive, alpha * (exp(x) - 1)
 * elsewhere, in the shape of x. Floating point only.
 * In Python:
 *     >>> F.elu(torch.tensor([-1., 0., 1.]), alpha=0.5)
 *     tensor([-0.3161,  0.0000,  1.0000]) */
static inline eg_status* eg_elu_nn(eg_tensor* input, double alpha, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(alpha);
  args[2] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "elu", "nn", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* gelu(Tensor self) -> Tensor. x times the normal distribution function of x. The result has the shape of the
 * tensor. Takes floats. Other dtypes are an error. */
static inline eg_status* eg_gelu(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gelu", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* gelu.approximate(Tensor input, *, str approximate='none') -> Tensor. Gaussian error linear unit, x times the
 * normal distribution function of x; exact, or approximate='tanh'. Floating point only. In the shape of x; another
 * word for approximate is an error.
 * In Python:
 *     >>> F.gelu(torch.tensor([-1., 0., 1.]))
 *     tensor([-0.1587,  0.0000,  0.8413])
 *     >>> F.gelu(torch.tensor([-1., 0., 1.]), approximate='tanh')
 *     tensor([-0.1588,  0.0000,  0.8412]) */
static inline eg_status* eg_gelu_approximate(eg_tensor* input, const char* approximate, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_string(approximate);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gelu", "approximate", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_gelu_approximate; the result is written into the tensor given last. */
static inline eg_status* eg_gelu_approximate_out(eg_tensor* input, const char* approximate, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_string(approximate);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gelu", "approximate.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* gelu_tanh(Tensor self) -> Tensor. gelu by the approximation with tanh. The result has the shape of the tensor.
 * Takes floats. Other dtypes are an error. */
static inline eg_status* eg_gelu_tanh(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gelu_tanh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* glu(Tensor input, int dim=-1) -> Tensor. First half of a dimension times the sigmoid of the second: the
 * dimension is halved, the others keep their size. An odd size is an error. Floating point only.
 * In Python:
 *     >>> F.glu(torch.tensor([1., 2., 0., 100.]))
 *     tensor([0.5000, 2.0000]) */
static inline eg_status* eg_glu(eg_tensor* input, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "glu", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* hardshrink(Tensor input, float lambd=0.5) -> Tensor. x where |x| > lambd, 0 elsewhere, in the shape of x.
 * Floating point only.
 * In Python:
 *     >>> torch.hardshrink(torch.tensor([-1., 0.2, 0.6]))
 *     tensor([-1.0000,  0.0000,  0.6000]) */
static inline eg_status* eg_hardshrink(eg_tensor* input, double lambd, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(lambd);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hardshrink", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_hardshrink; the result is written into the tensor given last. */
static inline eg_status* eg_hardshrink_out(eg_tensor* input, double lambd, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(lambd);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hardshrink", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* hardsigmoid(Tensor input, bool inplace=False) -> Tensor. x/6 + 1/2 limited to [0, 1], in the shape of x.
 * Floating point only.
 * In Python:
 *     >>> F.hardsigmoid(torch.tensor([-4., 0., 1.5]))
 *     tensor([0.0000, 0.5000, 0.7500]) */
static inline eg_status* eg_hardsigmoid(eg_tensor* input, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hardsigmoid", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* hardswish(Tensor input, bool inplace=False) -> Tensor. x times hardsigmoid(x), in the shape of x. Floating point
 * only.
 * In Python:
 *     >>> F.hardswish(torch.tensor([-4., 1., 4.]))
 *     tensor([-0.0000, 0.6667, 4.0000]) */
static inline eg_status* eg_hardswish(eg_tensor* input, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hardswish", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* hardtanh(Tensor input, float min_val=-1.0, float max_val=1.0, bool inplace=False) -> Tensor. x limited to
 * [min_val, max_val], in the shape of x. Integers and floating point; bool, complex and a min_val above max_val
 * are errors, and so are bounds below 0 for uint8.
 * In Python:
 *     >>> F.hardtanh(torch.tensor([-3., 0.5, 3.]), -1., 2.)
 *     tensor([-1.0000,  0.5000,  2.0000]) */
static inline eg_status* eg_hardtanh(eg_tensor* input, double min_val, double max_val, int32_t inplace,
                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(min_val);
  args[2] = eg_double(max_val);
  args[3] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hardtanh", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor. x where positive, negative_slope * x elsewhere.
 * The result has the shape of the tensor. Takes floats. Other dtypes are an error. */
static inline eg_status* eg_leaky_relu(eg_tensor* self, eg_value negative_slope, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = negative_slope;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "leaky_relu", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_leaky_relu; the result is written into self. */
static inline eg_status* eg_leaky_relu_(eg_tensor* self, eg_value negative_slope) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = negative_slope;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "leaky_relu_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* leaky_relu.nn(Tensor input, float negative_slope=0.01, bool inplace=False) -> Tensor. x where positive,
 * negative_slope * x elsewhere. Floating point only. inplace=True writes into input and returns it. In the shape
 * of x.
 * In Python:
 *     >>> F.leaky_relu(torch.tensor([-1., 2.]), 0.1)
 *     tensor([-0.1000,  2.0000]) */
static inline eg_status* eg_leaky_relu_nn(eg_tensor* input, double negative_slope, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(negative_slope);
  args[2] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "leaky_relu", "nn", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* logsigmoid(Tensor self) -> Tensor. log(sigmoid(x)), computed stably, in the shape of x. Floating point only.
 * In Python:
 *     >>> F.logsigmoid(torch.tensor([-1., 0., 1.]))
 *     tensor([-1.3133, -0.6931, -0.3133]) */
static inline eg_status* eg_logsigmoid(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logsigmoid", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logsigmoid; the result is written into the tensor given last. */
static inline eg_status* eg_logsigmoid_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logsigmoid", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* mish(Tensor input, bool inplace=False) -> Tensor. x * tanh(softplus(x)), in the shape of x. Floating point only.
 * In Python:
 *     >>> F.mish(torch.tensor([-1., 0., 1.]))
 *     tensor([-0.3034,  0.0000,  0.8651]) */
static inline eg_status* eg_mish(eg_tensor* input, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mish", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* nn_sigmoid(Tensor input) -> Tensor. Logistic function 1/(1 + exp(-x)), in the shape of x. Takes floats and
 * complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> F.sigmoid(torch.tensor([-1., 0., 1.]))
 *     tensor([0.2689, 0.5000, 0.7311]) */
static inline eg_status* eg_nn_sigmoid(eg_tensor* input, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nn_sigmoid", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* nn_tanh(Tensor input) -> Tensor. Hyperbolic tangent, in the shape of x. Takes floats and complex numbers;
 * integers and bool compute in the default float type.
 * In Python:
 *     >>> F.tanh(torch.tensor([-1., 0., 1.]))
 *     tensor([-0.7616,  0.0000,  0.7616]) */
static inline eg_status* eg_nn_tanh(eg_tensor* input, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nn_tanh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* prelu(Tensor input, Tensor weight) -> Tensor. x where positive, weight * x elsewhere, in the shape of x. weight
 * has one element, or one for each channel (dimension 1), and x's dtype. Floating point only; another number of
 * elements, or dtype, of weight is an error.
 * In Python:
 *     >>> torch.prelu(torch.tensor([[-2., 3.], [-4., -5.]]), torch.tensor([0.5, 0.1]))
 *     tensor([[-1.0000,  3.0000],
 *             [-2.0000, -0.5000]]) */
static inline eg_status* eg_prelu(eg_tensor* input, eg_tensor* weight, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "prelu", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* relu(Tensor self) -> Tensor. max(x, 0); NaN stays. Complex and bool are not supported. The result has the shape
 * of the tensor.
 * In Python:
 *     >>> torch.relu(torch.tensor([-1., 0., 2.]))
 *     tensor([0., 0., 2.]) */
static inline eg_status* eg_relu(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "relu", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_relu; the result is written into self. */
static inline eg_status* eg_relu_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "relu_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* relu.nn(Tensor input, bool inplace=False) -> Tensor. max(x, 0); NaN stays. Complex and bool are not supported.
 * In the shape of x; inplace=True writes into input and returns it.
 * In Python:
 *     >>> F.relu(torch.tensor([-1., 0., 2.]))
 *     tensor([0., 0., 2.]) */
static inline eg_status* eg_relu_nn(eg_tensor* input, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "relu", "nn", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* relu6(Tensor input, bool inplace=False) -> Tensor. x limited to [0, 6], in the shape and dtype of x; NaN stays.
 * Integers and floating point; bool and complex are errors.
 * In Python:
 *     >>> F.relu6(torch.tensor([-1., 3., 8.]))
 *     tensor([0., 3., 6.]) */
static inline eg_status* eg_relu6(eg_tensor* input, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "relu6", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* selu(Tensor input, bool inplace=False) -> Tensor. Scaled elu of self-normalising networks: 1.0507 x where
 * positive, 1.0507 * 1.6733 (exp(x) - 1) elsewhere, in the shape of x. Floating point only.
 * In Python:
 *     >>> torch.selu(torch.tensor([-1., 0., 1.]))
 *     tensor([-1.1113,  0.0000,  1.0507]) */
static inline eg_status* eg_selu(eg_tensor* input, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "selu", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* silu(Tensor self) -> Tensor. x * sigmoid(x). The result has the shape of the tensor. Takes floats and complex
 * numbers. Other dtypes are an error. */
static inline eg_status* eg_silu(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "silu", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_silu; the result is written into self. */
static inline eg_status* eg_silu_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "silu_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* silu.nn(Tensor input, bool inplace=False) -> Tensor. x * sigmoid(x). Floating point and complex only. In the
 * shape of x; inplace=True writes into input and returns it.
 * In Python:
 *     >>> F.silu(torch.tensor([-1., 0., 1.]))
 *     tensor([-0.2689,  0.0000,  0.7311]) */
static inline eg_status* eg_silu_nn(eg_tensor* input, int32_t inplace, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_bool(inplace);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "silu", "nn", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor. log(1 + exp(beta x)) / beta; x itself where
 * beta x is above the threshold. Floating point only. The result has the shape of the tensor.
 * In Python:
 *     >>> F.softplus(torch.tensor([-1., 0., 30.]))
 *     tensor([ 0.3133,  0.6931, 30.0000]) */
static inline eg_status* eg_softplus(eg_tensor* self, eg_value beta, eg_value threshold, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = beta;
  args[2] = threshold;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softplus", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_softplus; the result is written into the tensor given last. */
static inline eg_status* eg_softplus_out(eg_tensor* self, eg_value beta, eg_value threshold, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = beta;
  args[2] = threshold;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softplus", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* softshrink(Tensor input, float lambd=0.5) -> Tensor. x moved towards 0 by lambd, 0 where |x| <= lambd, in the
 * shape of x. Floating point only; a negative lambd is an error.
 * In Python:
 *     >>> F.softshrink(torch.tensor([-1., 0.2, 0.75]))
 *     tensor([-0.5000,  0.0000,  0.2500]) */
static inline eg_status* eg_softshrink(eg_tensor* input, double lambd, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(lambd);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softshrink", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_softshrink; the result is written into the tensor given last. */
static inline eg_status* eg_softshrink_out(eg_tensor* input, double lambd, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(lambd);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softshrink", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* softsign(Tensor input) -> Tensor. x / (1 + |x|), elementwise, in the shape of x. Floating point and complex;
 * integers compute in the default float type, bool is an error.
 * In Python:
 *     >>> F.softsign(torch.tensor([-3., 0., 1.]))
 *     tensor([-0.7500,  0.0000,  0.5000]) */
static inline eg_status* eg_softsign(eg_tensor* input, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softsign", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* tanhshrink(Tensor input) -> Tensor. x - tanh(x), elementwise, in the shape of x. Floating point and complex;
 * integers compute in the default float type, bool is an error.
 * In Python:
 *     >>> F.tanhshrink(torch.tensor([-1., 0., 1.]))
 *     tensor([-0.2384,  0.0000,  0.2384]) */
static inline eg_status* eg_tanhshrink(eg_tensor* input, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tanhshrink", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor. x where above the threshold, value elsewhere;
 * in the shape and dtype of x. Takes integers and floats. Other dtypes are an error.
 * In Python:
 *     >>> torch.threshold(torch.tensor([0.2, 1.5]), 1.0, -1.0)
 *     tensor([-1.0000,  1.5000]) */
static inline eg_status* eg_threshold(eg_tensor* self, eg_value threshold, eg_value value, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = threshold;
  args[2] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "threshold", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_threshold; the result is written into self. */
static inline eg_status* eg_threshold_(eg_tensor* self, eg_value threshold, eg_value value) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = threshold;
  args[2] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "threshold_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
