/* Generated from bindings/schema/ops/special_functions.toml; do not edit. */
#ifndef EVERGRAD_OPS_SPECIAL_FUNCTIONS_H
#define EVERGRAD_OPS_SPECIAL_FUNCTIONS_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* erfinv(Tensor self) -> Tensor. Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev
 * series in log(1 - x^2). The result has the shape of the tensor. Takes floats; integers and bool compute in the
 * default float type.
 * In Python:
 *     >>> torch.erfinv(torch.tensor([0., 0.5, -1.]))
 *     tensor([0.0000, 0.4769,   -inf]) */
static inline eg_status* eg_erfinv(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "erfinv", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_erfinv; the result is written into self. */
static inline eg_status* eg_erfinv_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "erfinv_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_erfinv; the result is written into the tensor given last. */
static inline eg_status* eg_erfinv_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "erfinv", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* frexp(Tensor self) -> (Tensor mantissa, Tensor exponent). The mantissa, 1/2 <= |mantissa| < 1, and the exponent
 * (int32) of which self = mantissa * 2^exponent. Both are in the shape of self, and 0 at 0; infinities and NaN
 * keep exponent 0. Floating point only.
 * In Python:
 *     >>> torch.frexp(torch.tensor([8., 0.75]))
 *     torch.return_types.frexp(
 *     mantissa=tensor([0.5000, 0.7500]),
 *     exponent=tensor([4, 0], dtype=torch.int32)) */
static inline eg_status* eg_frexp(eg_tensor* self, eg_tensor** mantissa, eg_tensor** exponent) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[2];
  eg_status* status;
  *mantissa = NULL;
  *exponent = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "frexp", "", 1, args, 1, rets, 2);
  if (status) return status;
  *mantissa = eg_detail_tensor(&rets[0]);
  *exponent = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_frexp; the results are written into the tensors given last. */
static inline eg_status* eg_frexp_out(eg_tensor* self, eg_tensor* mantissa, eg_tensor* exponent) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mantissa);
  args[2] = eg_detail_tensor_arg(exponent);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "frexp", "out", 1, args, 3, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* frexp_exponent(Tensor self) -> Tensor. The exponent of frexp, as a number of the type of self. The result has
 * the shape of the tensor. Takes floats. Other dtypes are an error. */
static inline eg_status* eg_frexp_exponent(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "frexp_exponent", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* frexp_mantissa(Tensor self) -> Tensor. The mantissa of frexp. The result has the shape of the tensor. Takes
 * floats. Other dtypes are an error. */
static inline eg_status* eg_frexp_mantissa(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "frexp_mantissa", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* i0(Tensor self) -> Tensor. Modified Bessel function of the first kind of order 0. By Chebyshev series, below and
 * above one point. The result has the shape of the tensor. Takes floats; integers and bool compute in the default
 * float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.i0(torch.tensor([0., 1., 2.]))
 *     tensor([1.0000, 1.2661, 2.2796]) */
static inline eg_status* eg_i0(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "i0", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_i0; the result is written into self. */
static inline eg_status* eg_i0_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "i0_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_i0; the result is written into the tensor given last. */
static inline eg_status* eg_i0_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "i0", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* igamma(Tensor self, Tensor other) -> Tensor. Regularized lower incomplete gamma function P(self, other): 0 at
 * other = 0, 1 at infinity, NaN where either is negative. Differentiable by other only. By the power series,
 * Lentz's continued fraction, and for large self Temme's expansion. The tensors broadcast, and their dtypes are
 * promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.igamma(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
 *     tensor([0.6321, 0.5940]) */
static inline eg_status* eg_igamma(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "igamma", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_igamma; the result is written into self. */
static inline eg_status* eg_igamma_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "igamma_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_igamma; the result is written into the tensor given last. */
static inline eg_status* eg_igamma_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "igamma", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* igammac(Tensor self, Tensor other) -> Tensor. Regularized upper incomplete gamma function Q(self, other) = 1 -
 * P(self, other), accurate where it is small. Differentiable by other only. By the power series, Lentz's continued
 * fraction, and for large self Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes
 * that do not fit are an error.
 * In Python:
 *     >>> torch.igammac(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
 *     tensor([0.3679, 0.4060]) */
static inline eg_status* eg_igammac(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "igammac", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_igammac; the result is written into self. */
static inline eg_status* eg_igammac_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "igammac_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_igammac; the result is written into the tensor given last. */
static inline eg_status* eg_igammac_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "igammac", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* ldexp(Tensor self, Tensor other) -> Tensor. self * 2^other, elementwise. Takes floats and complex numbers;
 * integers and bool compute in the default float type. The tensors broadcast, and their dtypes are promoted;
 * shapes that do not fit are an error.
 * In Python:
 *     >>> torch.ldexp(torch.tensor([1., 3.]), torch.tensor([2, -1]))
 *     tensor([4.0000, 1.5000]) */
static inline eg_status* eg_ldexp(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ldexp", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_ldexp; the result is written into self. */
static inline eg_status* eg_ldexp_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ldexp_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_ldexp; the result is written into the tensor given last. */
static inline eg_status* eg_ldexp_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ldexp", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logit(Tensor self, float? eps=None) -> Tensor. log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With
 * eps, x is clamped to [eps, 1 - eps] first; without, NaN outside [0, 1]. Takes floats; integers and bool compute
 * in the default float type, complex is an error.
 * In Python:
 *     >>> torch.logit(torch.tensor([0.1, 0.5, 1.]), eps=0.1)
 *     tensor([-2.1972,  0.0000,  2.1972]) */
static inline eg_status* eg_logit(eg_tensor* self, eg_value eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eps;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logit", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logit; the result is written into self. */
static inline eg_status* eg_logit_(eg_tensor* self, eg_value eps) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eps;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logit_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_logit; the result is written into the tensor given last. */
static inline eg_status* eg_logit_out(eg_tensor* self, eg_value eps, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eps;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logit", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logit_unclamped(Tensor self) -> Tensor. log(x / (1 - x)). The result has the shape of the tensor. Takes floats;
 * integers and bool compute in the default float type. Other dtypes are an error. */
static inline eg_status* eg_logit_unclamped(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logit_unclamped", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor. NaN becomes nan
 * (default 0), infinities become posinf and neginf (default the largest and the lowest value of the dtype), in
 * both parts of complex numbers. In the shape of self, any dtype: integers and bool are copied.
 * In Python:
 *     >>> torch.nan_to_num(torch.tensor([float('nan'), float('inf'), 1.]), nan=0., posinf=9.)
 *     tensor([0., 9., 1.]) */
static inline eg_status* eg_nan_to_num(eg_tensor* self, eg_value nan, eg_value posinf, eg_value neginf,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = nan;
  args[2] = posinf;
  args[3] = neginf;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nan_to_num", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nan_to_num; the result is written into self. */
static inline eg_status* eg_nan_to_num_(eg_tensor* self, eg_value nan, eg_value posinf, eg_value neginf) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = nan;
  args[2] = posinf;
  args[3] = neginf;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nan_to_num_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_nan_to_num; the result is written into the tensor given last. */
static inline eg_status* eg_nan_to_num_out(eg_tensor* self, eg_value nan, eg_value posinf, eg_value neginf,
                                           eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = nan;
  args[2] = posinf;
  args[3] = neginf;
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nan_to_num", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* nan_to_num_by(Tensor self, float nan, float posinf, float neginf) -> Tensor. Replaces NaN and the two infinities
 * by the given values, in both parts of complex numbers. The result has the shape of the tensor. Takes floats and
 * complex numbers. Other dtypes are an error. */
static inline eg_status* eg_nan_to_num_by(eg_tensor* self, double nan, double posinf, double neginf, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(nan);
  args[2] = eg_double(posinf);
  args[3] = eg_double(neginf);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nan_to_num_by", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* polygamma(int n, Tensor self) -> Tensor. The n-th derivative of digamma: digamma itself for n = 0, else
 * (-1)^(n+1) n! zeta(n + 1, x), in the shape of x. A negative n is an error. Takes floats; integers and bool
 * compute in the default float type. By the Hurwitz zeta function.
 * In Python:
 *     >>> torch.polygamma(1, torch.tensor([1., 0.5]))
 *     tensor([1.6449, 4.9348]) */
static inline eg_status* eg_polygamma(int64_t n, eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(n);
  args[1] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "polygamma", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_polygamma; the result is written into the tensor given last. */
static inline eg_status* eg_polygamma_out(int64_t n, eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_int(n);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "polygamma", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* polygamma.method(Tensor self, int n) -> Tensor. The n-th derivative of digamma, in the shape of self; see
 * polygamma. A negative n is an error; integers compute in the default float type.
 * In Python:
 *     >>> torch.tensor([1., 0.5]).polygamma(2)
 *     tensor([ -2.4041, -16.8288]) */
static inline eg_status* eg_polygamma_method(eg_tensor* self, int64_t n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "polygamma", "method", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_polygamma_method; the result is written into self. */
static inline eg_status* eg_polygamma_method_(eg_tensor* self, int64_t n) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "polygamma_", "method", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* polygamma_positive(Tensor self, int n) -> Tensor. The n-th derivative of digamma, n at least 1. The result has
 * the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an
 * error. */
static inline eg_status* eg_polygamma_positive(eg_tensor* self, int64_t n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "polygamma_positive", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* sinc(Tensor self) -> Tensor. sin(pi x) / (pi x), 1 at 0. The result has the shape of the tensor. Takes floats
 * and complex numbers; integers and bool compute in the default float type.
 * In Python:
 *     >>> torch.sinc(torch.tensor([0., 0.5]))
 *     tensor([1.0000, 0.6366]) */
static inline eg_status* eg_sinc(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sinc", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sinc; the result is written into self. */
static inline eg_status* eg_sinc_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sinc_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sinc; the result is written into the tensor given last. */
static inline eg_status* eg_sinc_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sinc", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_airy_ai(Tensor x) -> Tensor. Airy function Ai. Not differentiable. By Chebyshev series. The result has
 * the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an
 * error.
 * In Python:
 *     >>> torch.special.airy_ai(torch.tensor([0., 1.]))
 *     tensor([0.3550, 0.1353]) */
static inline eg_status* eg_special_airy_ai(eg_tensor* x, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_airy_ai", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_airy_ai; the result is written into the tensor given last. */
static inline eg_status* eg_special_airy_ai_out(eg_tensor* x, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_airy_ai", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_bessel_j0(Tensor self) -> Tensor. Bessel function of the first kind of order 0. Not differentiable. By
 * Chebyshev series, of amplitude and phase beyond 8. The result has the shape of the tensor. Takes floats;
 * integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.bessel_j0(torch.tensor([0., 1.]))
 *     tensor([1.0000, 0.7652]) */
static inline eg_status* eg_special_bessel_j0(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_bessel_j0", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_bessel_j0; the result is written into the tensor given last. */
static inline eg_status* eg_special_bessel_j0_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_bessel_j0", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_bessel_j1(Tensor self) -> Tensor. Bessel function of the first kind of order 1. Not differentiable. By
 * Chebyshev series, of amplitude and phase beyond 8. The result has the shape of the tensor. Takes floats;
 * integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.bessel_j1(torch.tensor([0., 1.]))
 *     tensor([0.0000, 0.4401]) */
static inline eg_status* eg_special_bessel_j1(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_bessel_j1", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_bessel_j1; the result is written into the tensor given last. */
static inline eg_status* eg_special_bessel_j1_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_bessel_j1", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_bessel_y0(Tensor self) -> Tensor. Bessel function of the second kind of order 0: -inf at 0, NaN below.
 * Not differentiable. By Chebyshev series, of amplitude and phase beyond 8. The result has the shape of the
 * tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.bessel_y0(torch.tensor([0.5, 1.]))
 *     tensor([-0.4445,  0.0883]) */
static inline eg_status* eg_special_bessel_y0(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_bessel_y0", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_bessel_y0; the result is written into the tensor given last. */
static inline eg_status* eg_special_bessel_y0_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_bessel_y0", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_bessel_y1(Tensor self) -> Tensor. Bessel function of the second kind of order 1: -inf at 0, NaN below.
 * Not differentiable. By Chebyshev series, of amplitude and phase beyond 8. The result has the shape of the
 * tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.bessel_y1(torch.tensor([0.5, 1.]))
 *     tensor([-1.4715, -0.7812]) */
static inline eg_status* eg_special_bessel_y1(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_bessel_y1", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_bessel_y1; the result is written into the tensor given last. */
static inline eg_status* eg_special_bessel_y1_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_bessel_y1", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_entr(Tensor self) -> Tensor. Entropy -x log(x): 0 at 0, -inf below. The result has the shape of the
 * tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.entr(torch.tensor([-0.5, 0., 0.5]))
 *     tensor([  -inf, 0.0000, 0.3466]) */
static inline eg_status* eg_special_entr(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_entr", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_entr; the result is written into the tensor given last. */
static inline eg_status* eg_special_entr_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_entr", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_erfcx(Tensor self) -> Tensor. Scaled complementary error function exp(x^2) erfc(x), finite for large x.
 * By a Chebyshev series in (x - 3.75) / (x + 3.75). The result has the shape of the tensor. Takes floats; integers
 * and bool compute in the default float type.
 * In Python:
 *     >>> torch.special.erfcx(torch.tensor([0., 10.]))
 *     tensor([1.0000, 0.0561]) */
static inline eg_status* eg_special_erfcx(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_erfcx", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_erfcx; the result is written into the tensor given last. */
static inline eg_status* eg_special_erfcx_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_erfcx", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_i0e(Tensor self) -> Tensor. exp(-|x|) times the modified Bessel function of the first kind of order 0.
 * By Chebyshev series, below and above one point. The result has the shape of the tensor. Takes floats; integers
 * and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.i0e(torch.tensor([0., 1., 2.]))
 *     tensor([1.0000, 0.4658, 0.3085]) */
static inline eg_status* eg_special_i0e(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_i0e", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_i0e; the result is written into the tensor given last. */
static inline eg_status* eg_special_i0e_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_i0e", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_i1(Tensor self) -> Tensor. Modified Bessel function of the first kind of order 1. By Chebyshev series,
 * below and above one point. The result has the shape of the tensor. Takes floats; integers and bool compute in
 * the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.i1(torch.tensor([0., 1., 2.]))
 *     tensor([0.0000, 0.5652, 1.5906]) */
static inline eg_status* eg_special_i1(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_i1", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_i1; the result is written into the tensor given last. */
static inline eg_status* eg_special_i1_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_i1", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_i1e(Tensor self) -> Tensor. exp(-|x|) times the modified Bessel function of the first kind of order 1.
 * By Chebyshev series, below and above one point. The result has the shape of the tensor. Takes floats; integers
 * and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.i1e(torch.tensor([0., 1., 2.]))
 *     tensor([0.0000, 0.2079, 0.2153]) */
static inline eg_status* eg_special_i1e(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_i1e", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_i1e; the result is written into the tensor given last. */
static inline eg_status* eg_special_i1e_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_i1e", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_log_ndtr(Tensor self) -> Tensor. Logarithm of ndtr, accurate far below 0. The result has the shape of
 * the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.log_ndtr(torch.tensor([-10., 0.]))
 *     tensor([-53.2313,  -0.6931]) */
static inline eg_status* eg_special_log_ndtr(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_log_ndtr", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_log_ndtr; the result is written into the tensor given last. */
static inline eg_status* eg_special_log_ndtr_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_log_ndtr", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_modified_bessel_i0(Tensor self) -> Tensor. Modified Bessel function of the first kind of order 0. Not
 * differentiable. By Chebyshev series, below and above one point. The result has the shape of the tensor. Takes
 * floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.modified_bessel_i0(torch.tensor([0., 1.]))
 *     tensor([1.0000, 1.2661]) */
static inline eg_status* eg_special_modified_bessel_i0(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_modified_bessel_i0", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_modified_bessel_i0; the result is written into the tensor given last. */
static inline eg_status* eg_special_modified_bessel_i0_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_modified_bessel_i0", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_modified_bessel_i1(Tensor self) -> Tensor. Modified Bessel function of the first kind of order 1. Not
 * differentiable. By Chebyshev series, below and above one point. The result has the shape of the tensor. Takes
 * floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.modified_bessel_i1(torch.tensor([0., 1.]))
 *     tensor([0.0000, 0.5652]) */
static inline eg_status* eg_special_modified_bessel_i1(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_modified_bessel_i1", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_modified_bessel_i1; the result is written into the tensor given last. */
static inline eg_status* eg_special_modified_bessel_i1_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_modified_bessel_i1", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_modified_bessel_k0(Tensor self) -> Tensor. Modified Bessel function of the second kind of order 0:
 * infinite at 0, NaN below. Not differentiable. By Chebyshev series, below and above one point. The result has the
 * shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an
 * error.
 * In Python:
 *     >>> torch.special.modified_bessel_k0(torch.tensor([0.5, 1.]))
 *     tensor([0.9244, 0.4210]) */
static inline eg_status* eg_special_modified_bessel_k0(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_modified_bessel_k0", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_modified_bessel_k0; the result is written into the tensor given last. */
static inline eg_status* eg_special_modified_bessel_k0_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_modified_bessel_k0", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_modified_bessel_k1(Tensor self) -> Tensor. Modified Bessel function of the second kind of order 1:
 * infinite at 0, NaN below. Not differentiable. By Chebyshev series, below and above one point. The result has the
 * shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an
 * error.
 * In Python:
 *     >>> torch.special.modified_bessel_k1(torch.tensor([0.5, 1.]))
 *     tensor([1.6564, 0.6019]) */
static inline eg_status* eg_special_modified_bessel_k1(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_modified_bessel_k1", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_modified_bessel_k1; the result is written into the tensor given last. */
static inline eg_status* eg_special_modified_bessel_k1_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_modified_bessel_k1", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_ndtr(Tensor self) -> Tensor. Distribution function of the standard normal distribution: the area under
 * its density up to x. The result has the shape of the tensor. Takes floats; integers and bool compute in the
 * default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.ndtr(torch.tensor([-1., 0., 1.]))
 *     tensor([0.1587, 0.5000, 0.8413]) */
static inline eg_status* eg_special_ndtr(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_ndtr", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_ndtr; the result is written into the tensor given last. */
static inline eg_status* eg_special_ndtr_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_ndtr", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_ndtri(Tensor self) -> Tensor. Quantile of the standard normal distribution, the inverse of ndtr:
 * infinite at 0 and 1, NaN outside. By Chebyshev series, in the tails of 1 / sqrt(-log p). The result has the
 * shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an
 * error.
 * In Python:
 *     >>> torch.special.ndtri(torch.tensor([0., 0.5, 0.975]))
 *     tensor([  -inf, 0.0000, 1.9600]) */
static inline eg_status* eg_special_ndtri(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_ndtri", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_ndtri; the result is written into the tensor given last. */
static inline eg_status* eg_special_ndtri_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_ndtri", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_scaled_modified_bessel_k0(Tensor x) -> Tensor. exp(x) times the modified Bessel function of the second
 * kind of order 0. Not differentiable. By Chebyshev series, below and above one point. The result has the shape of
 * the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.scaled_modified_bessel_k0(torch.tensor([0.5, 1.]))
 *     tensor([1.5241, 1.1445]) */
static inline eg_status* eg_special_scaled_modified_bessel_k0(eg_tensor* x, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_scaled_modified_bessel_k0", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_scaled_modified_bessel_k0; the result is written into the tensor given last. */
static inline eg_status* eg_special_scaled_modified_bessel_k0_out(eg_tensor* x, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_scaled_modified_bessel_k0", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_scaled_modified_bessel_k1(Tensor x) -> Tensor. exp(x) times the modified Bessel function of the second
 * kind of order 1. Not differentiable. By Chebyshev series, below and above one point. The result has the shape of
 * the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.scaled_modified_bessel_k1(torch.tensor([0.5, 1.]))
 *     tensor([2.7310, 1.6362]) */
static inline eg_status* eg_special_scaled_modified_bessel_k1(eg_tensor* x, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_scaled_modified_bessel_k1", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_scaled_modified_bessel_k1; the result is written into the tensor given last. */
static inline eg_status* eg_special_scaled_modified_bessel_k1_out(eg_tensor* x, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_scaled_modified_bessel_k1", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_spherical_bessel_j0(Tensor x) -> Tensor. Spherical Bessel function of the first kind of order 0, sin(x)
 * / x. Not differentiable. The result has the shape of the tensor. Takes floats; integers and bool compute in the
 * default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.spherical_bessel_j0(torch.tensor([0., 1.]))
 *     tensor([1.0000, 0.8415]) */
static inline eg_status* eg_special_spherical_bessel_j0(eg_tensor* x, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_spherical_bessel_j0", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_spherical_bessel_j0; the result is written into the tensor given last. */
static inline eg_status* eg_special_spherical_bessel_j0_out(eg_tensor* x, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_spherical_bessel_j0", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_xlog1py(Tensor self, Tensor other) -> Tensor. self * log(1 + other), 0 where self is 0 and other is not
 * NaN. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats;
 * integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.xlog1py(torch.tensor([0., 2.]), torch.tensor([-1., 1.]))
 *     tensor([0.0000, 1.3863]) */
static inline eg_status* eg_special_xlog1py(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_xlog1py", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_xlog1py; other is a plain number. */
static inline eg_status* eg_special_xlog1py_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_xlog1py", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_xlog1py; self is a plain number. */
static inline eg_status* eg_special_xlog1py_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_xlog1py", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_xlog1py; the result is written into the tensor given last. */
static inline eg_status* eg_special_xlog1py_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_xlog1py", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_xlog1py; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_xlog1py_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_xlog1py", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_xlog1py; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_xlog1py_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_xlog1py", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_zeta(Tensor self, Tensor other) -> Tensor. Hurwitz zeta function: the sum of (other + k)^-self over k >=
 * 0. Infinite at self = 1 and at the poles of other, NaN for self below 1. By the Euler-Maclaurin formula.
 * Differentiable by other only. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are
 * an error.
 * In Python:
 *     >>> torch.special.zeta(torch.tensor([2., 4.]), torch.tensor([1., 1.]))
 *     tensor([1.6449, 1.0823]) */
static inline eg_status* eg_special_zeta(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_zeta", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_zeta; other is a plain number. */
static inline eg_status* eg_special_zeta_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_zeta", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_zeta; self is a plain number. */
static inline eg_status* eg_special_zeta_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_zeta", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_zeta; the result is written into the tensor given last. */
static inline eg_status* eg_special_zeta_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_zeta", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_zeta; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_zeta_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_zeta", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_zeta; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_zeta_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_zeta", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
