/* Generated from bindings/schema/ops/pointwise_math.toml; do not edit. */
#ifndef EVERGRAD_OPS_POINTWISE_MATH_H
#define EVERGRAD_OPS_POINTWISE_MATH_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* acos(Tensor self) -> Tensor. Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The
 * result has the shape of the tensor. Takes floats and complex numbers; integers and bool compute in the default
 * float type.
 * In Python:
 *     >>> torch.acos(torch.tensor([-1., 0., 1.]))
 *     tensor([3.1416, 1.5708, 0.0000]) */
static inline eg_status* eg_acos(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "acos", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_acos; the result is written into self. */
static inline eg_status* eg_acos_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "acos_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_acos; the result is written into the tensor given last. */
static inline eg_status* eg_acos_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "acos", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* acosh(Tensor self) -> Tensor. Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape
 * of the tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.acosh(torch.tensor([1., 2.]))
 *     tensor([0.0000, 1.3170]) */
static inline eg_status* eg_acosh(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "acosh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_acosh; the result is written into self. */
static inline eg_status* eg_acosh_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "acosh_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_acosh; the result is written into the tensor given last. */
static inline eg_status* eg_acosh_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "acosh", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* asin(Tensor self) -> Tensor. Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors.
 * The result has the shape of the tensor. Takes floats and complex numbers; integers and bool compute in the
 * default float type.
 * In Python:
 *     >>> torch.asin(torch.tensor([-1., 0., 1.]))
 *     tensor([-1.5708,  0.0000,  1.5708]) */
static inline eg_status* eg_asin(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "asin", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_asin; the result is written into self. */
static inline eg_status* eg_asin_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "asin_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_asin; the result is written into the tensor given last. */
static inline eg_status* eg_asin_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "asin", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* asinh(Tensor self) -> Tensor. Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and
 * complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.asinh(torch.tensor([-1., 0., 1.]))
 *     tensor([-0.8814,  0.0000,  0.8814]) */
static inline eg_status* eg_asinh(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "asinh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_asinh; the result is written into self. */
static inline eg_status* eg_asinh_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "asinh_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_asinh; the result is written into the tensor given last. */
static inline eg_status* eg_asinh_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "asinh", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* atan(Tensor self) -> Tensor. Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the
 * tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.atan(torch.tensor([-1., 0., 1.]))
 *     tensor([-0.7854,  0.0000,  0.7854]) */
static inline eg_status* eg_atan(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atan", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_atan; the result is written into self. */
static inline eg_status* eg_atan_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atan_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_atan; the result is written into the tensor given last. */
static inline eg_status* eg_atan_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atan", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* atanh(Tensor self) -> Tensor. Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has
 * the shape of the tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.atanh(torch.tensor([0., 0.5, 1.]))
 *     tensor([0.0000, 0.5493,    inf]) */
static inline eg_status* eg_atanh(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atanh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_atanh; the result is written into self. */
static inline eg_status* eg_atanh_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atanh_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_atanh; the result is written into the tensor given last. */
static inline eg_status* eg_atanh_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atanh", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* cos(Tensor self) -> Tensor. Cosine of an angle in radians. The result has the shape of the tensor. Takes floats
 * and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.cos(torch.tensor([0., 1., 2.]))
 *     tensor([ 1.0000,  0.5403, -0.4161]) */
static inline eg_status* eg_cos(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cos", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_cos; the result is written into self. */
static inline eg_status* eg_cos_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cos_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_cos; the result is written into the tensor given last. */
static inline eg_status* eg_cos_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cos", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* cosh(Tensor self) -> Tensor. Hyperbolic cosine. The result has the shape of the tensor. Takes floats and complex
 * numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.cosh(torch.tensor([0., 1.]))
 *     tensor([1.0000, 1.5431]) */
static inline eg_status* eg_cosh(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cosh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_cosh; the result is written into self. */
static inline eg_status* eg_cosh_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cosh_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_cosh; the result is written into the tensor given last. */
static inline eg_status* eg_cosh_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cosh", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* digamma(Tensor self) -> Tensor. Logarithmic derivative of the gamma function; NaN at negative integers. By
 * reflection below 0, recurrence, and the asymptotic series. The result has the shape of the tensor. Takes floats;
 * integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.digamma(torch.tensor([1., 0.5]))
 *     tensor([-0.5772, -1.9635]) */
static inline eg_status* eg_digamma(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "digamma", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_digamma; the result is written into self. */
static inline eg_status* eg_digamma_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "digamma_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_digamma; the result is written into the tensor given last. */
static inline eg_status* eg_digamma_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "digamma", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* erf(Tensor self) -> Tensor. Error function. The result has the shape of the tensor. Takes floats; integers and
 * bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.erf(torch.tensor([0., 0.5, 10.]))
 *     tensor([0.0000, 0.5205, 1.0000]) */
static inline eg_status* eg_erf(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "erf", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_erf; the result is written into self. */
static inline eg_status* eg_erf_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "erf_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_erf; the result is written into the tensor given last. */
static inline eg_status* eg_erf_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "erf", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* erfc(Tensor self) -> Tensor. Complementary error function, 1 - erf(x), accurate in the tail. The result has the
 * shape of the tensor. Takes floats; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.erfc(torch.tensor([0., 0.5, -1.]))
 *     tensor([1.0000, 0.4795, 1.8427]) */
static inline eg_status* eg_erfc(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "erfc", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_erfc; the result is written into self. */
static inline eg_status* eg_erfc_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "erfc_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_erfc; the result is written into the tensor given last. */
static inline eg_status* eg_erfc_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "erfc", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* exp(Tensor self) -> Tensor. e to the power of each element. The result has the shape of the tensor. Takes floats
 * and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.exp(torch.tensor([0., 1., -1.]))
 *     tensor([1.0000, 2.7183, 0.3679]) */
static inline eg_status* eg_exp(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "exp", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_exp; the result is written into self. */
static inline eg_status* eg_exp_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "exp_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_exp; the result is written into the tensor given last. */
static inline eg_status* eg_exp_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "exp", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* exp2(Tensor self) -> Tensor. 2 to the power of each element. The result has the shape of the tensor. Takes
 * floats and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.exp2(torch.tensor([0., 1., 3.5]))
 *     tensor([ 1.0000,  2.0000, 11.3137]) */
static inline eg_status* eg_exp2(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "exp2", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_exp2; the result is written into self. */
static inline eg_status* eg_exp2_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "exp2_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_exp2; the result is written into the tensor given last. */
static inline eg_status* eg_exp2_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "exp2", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* expm1(Tensor self) -> Tensor. exp(x) - 1, accurate near 0. The result has the shape of the tensor. Takes floats
 * and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.expm1(torch.tensor([0., 1.]))
 *     tensor([0.0000, 1.7183]) */
static inline eg_status* eg_expm1(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "expm1", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_expm1; the result is written into self. */
static inline eg_status* eg_expm1_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "expm1_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_expm1; the result is written into the tensor given last. */
static inline eg_status* eg_expm1_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "expm1", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* lgamma(Tensor self) -> Tensor. Logarithm of the absolute value of the gamma function. By Stirling's series or
 * the C library's. The result has the shape of the tensor. Takes floats; integers and bool compute in the default
 * float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.lgamma(torch.tensor([0.5, 1., 4.]))
 *     tensor([0.5724, 0.0000, 1.7918]) */
static inline eg_status* eg_lgamma(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lgamma", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_lgamma; the result is written into self. */
static inline eg_status* eg_lgamma_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lgamma_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_lgamma; the result is written into the tensor given last. */
static inline eg_status* eg_lgamma_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lgamma", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* log(Tensor self) -> Tensor. Natural logarithm; NaN for negative and -inf for zero real elements. The result has
 * the shape of the tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.log(torch.tensor([0., 1., 2.]))
 *     tensor([  -inf, 0.0000, 0.6931]) */
static inline eg_status* eg_log(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_log; the result is written into self. */
static inline eg_status* eg_log_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_log; the result is written into the tensor given last. */
static inline eg_status* eg_log_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* log10(Tensor self) -> Tensor. Logarithm to base 10. The result has the shape of the tensor. Takes floats and
 * complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.log10(torch.tensor([1., 1000.]))
 *     tensor([0., 3.]) */
static inline eg_status* eg_log10(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log10", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_log10; the result is written into self. */
static inline eg_status* eg_log10_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log10_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_log10; the result is written into the tensor given last. */
static inline eg_status* eg_log10_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log10", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* log1p(Tensor self) -> Tensor. log(1 + x), accurate near 0. The result has the shape of the tensor. Takes floats
 * and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.log1p(torch.tensor([0., 1.]))
 *     tensor([0.0000, 0.6931]) */
static inline eg_status* eg_log1p(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log1p", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_log1p; the result is written into self. */
static inline eg_status* eg_log1p_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log1p_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_log1p; the result is written into the tensor given last. */
static inline eg_status* eg_log1p_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log1p", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* log2(Tensor self) -> Tensor. Logarithm to base 2. The result has the shape of the tensor. Takes floats and
 * complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.log2(torch.tensor([1, 8]))
 *     tensor([0., 3.]) */
static inline eg_status* eg_log2(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log2", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_log2; the result is written into self. */
static inline eg_status* eg_log2_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log2_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_log2; the result is written into the tensor given last. */
static inline eg_status* eg_log2_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log2", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* rsqrt(Tensor self) -> Tensor. Reciprocal of the square root; inf at 0, NaN for negative elements. The result has
 * the shape of the tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.rsqrt(torch.tensor([1., 4., 0.]))
 *     tensor([1.0000, 0.5000,    inf]) */
static inline eg_status* eg_rsqrt(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rsqrt", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_rsqrt; the result is written into self. */
static inline eg_status* eg_rsqrt_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rsqrt_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_rsqrt; the result is written into the tensor given last. */
static inline eg_status* eg_rsqrt_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rsqrt", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* sigmoid(Tensor self) -> Tensor. Logistic function 1/(1 + exp(-x)). The result has the shape of the tensor. Takes
 * floats and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.sigmoid(torch.tensor([-1., 0., 1.]))
 *     tensor([0.2689, 0.5000, 0.7311]) */
static inline eg_status* eg_sigmoid(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sigmoid", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sigmoid; the result is written into self. */
static inline eg_status* eg_sigmoid_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sigmoid_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sigmoid; the result is written into the tensor given last. */
static inline eg_status* eg_sigmoid_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sigmoid", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* sin(Tensor self) -> Tensor. Sine of an angle in radians. The result has the shape of the tensor. Takes floats
 * and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.sin(torch.tensor([0., 1., 2.]))
 *     tensor([0.0000, 0.8415, 0.9093]) */
static inline eg_status* eg_sin(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sin", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sin; the result is written into self. */
static inline eg_status* eg_sin_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sin_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sin; the result is written into the tensor given last. */
static inline eg_status* eg_sin_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sin", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* sinh(Tensor self) -> Tensor. Hyperbolic sine. The result has the shape of the tensor. Takes floats and complex
 * numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.sinh(torch.tensor([0., 1.]))
 *     tensor([0.0000, 1.1752]) */
static inline eg_status* eg_sinh(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sinh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sinh; the result is written into self. */
static inline eg_status* eg_sinh_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sinh_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sinh; the result is written into the tensor given last. */
static inline eg_status* eg_sinh_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sinh", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_expit(Tensor self) -> Tensor. Another name of sigmoid: the logistic function. Logistic function 1/(1 +
 * exp(-x)). The result has the shape of the tensor. Takes floats and complex numbers; integers and bool compute in
 * the default float type.
 * In Python:
 *     >>> torch.special.expit(torch.tensor([-1., 0., 1.]))
 *     tensor([0.2689, 0.5000, 0.7311]) */
static inline eg_status* eg_special_expit(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_expit", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_expit; the result is written into the tensor given last. */
static inline eg_status* eg_special_expit_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_expit", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* sqrt(Tensor self) -> Tensor. Square root; NaN for negative real elements. The result has the shape of the
 * tensor. Takes floats and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.sqrt(torch.tensor([4., 2., -1.]))
 *     tensor([2.0000, 1.4142,    nan]) */
static inline eg_status* eg_sqrt(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sqrt", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sqrt; the result is written into self. */
static inline eg_status* eg_sqrt_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sqrt_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sqrt; the result is written into the tensor given last. */
static inline eg_status* eg_sqrt_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sqrt", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* tan(Tensor self) -> Tensor. Tangent of an angle in radians. The result has the shape of the tensor. Takes floats
 * and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.tan(torch.tensor([0., 1.]))
 *     tensor([0.0000, 1.5574]) */
static inline eg_status* eg_tan(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tan", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_tan; the result is written into self. */
static inline eg_status* eg_tan_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tan_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_tan; the result is written into the tensor given last. */
static inline eg_status* eg_tan_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tan", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* tanh(Tensor self) -> Tensor. Hyperbolic tangent. The result has the shape of the tensor. Takes floats and
 * complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.tanh(torch.tensor([-1., 0., 1.]))
 *     tensor([-0.7616,  0.0000,  0.7616]) */
static inline eg_status* eg_tanh(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tanh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_tanh; the result is written into self. */
static inline eg_status* eg_tanh_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tanh_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_tanh; the result is written into the tensor given last. */
static inline eg_status* eg_tanh_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tanh", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
