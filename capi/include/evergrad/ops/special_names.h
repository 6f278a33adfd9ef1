/* Generated from bindings/schema/ops/special_names.toml; do not edit. */
#ifndef EVERGRAD_OPS_SPECIAL_NAMES_H
#define EVERGRAD_OPS_SPECIAL_NAMES_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* special_gammainc(Tensor self, Tensor other) -> Tensor. Another name of igamma. Regularized lower incomplete
 * gamma function P(self, other): 0 at other = 0, 1 at infinity, NaN where either is negative. Differentiable by
 * other only. By the power series, Lentz's continued fraction, and for large self Temme's expansion. The tensors
 * broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.special.gammainc(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
 *     tensor([0.6321, 0.5940]) */
static inline eg_status* eg_special_gammainc(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_gammainc", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_gammainc; the result is written into the tensor given last. */
static inline eg_status* eg_special_gammainc_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_gammainc", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_gammaincc(Tensor self, Tensor other) -> Tensor. Another name of igammac. Regularized upper incomplete
 * gamma function Q(self, other) = 1 - P(self, other), accurate where it is small. Differentiable by other only. By
 * the power series, Lentz's continued fraction, and for large self Temme's expansion. The tensors broadcast, and
 * their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.special.gammaincc(torch.tensor([1., 2.]), torch.tensor([1., 2.]))
 *     tensor([0.3679, 0.4060]) */
static inline eg_status* eg_special_gammaincc(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_gammaincc", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_gammaincc; the result is written into the tensor given last. */
static inline eg_status* eg_special_gammaincc_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_gammaincc", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_gammaln(Tensor self) -> Tensor. Another name of lgamma. Logarithm of the absolute value of the gamma
 * function. By Stirling's series or the C library's. The result has the shape of the tensor. Takes floats;
 * integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.gammaln(torch.tensor([0.5, 4.]))
 *     tensor([0.5724, 1.7918]) */
static inline eg_status* eg_special_gammaln(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_gammaln", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_gammaln; the result is written into the tensor given last. */
static inline eg_status* eg_special_gammaln_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_gammaln", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_multigammaln(Tensor self, int p) -> Tensor. Another name of mvlgamma. The logarithm of the multivariate
 * gamma function of dimension p, elementwise, in the shape of self: log(pi) p (p - 1) / 4 + the sum of lgamma(self
 * - i / 2) for i from 0 to p - 1. Floating point; integers compute in the default float type; NaN or infinite up
 * to (p - 1) / 2. Errors: p below 1, complex tensors.
 * In Python:
 *     >>> torch.special.multigammaln(torch.tensor([2., 3.]), 2)
 *     tensor([0.4516, 1.5502]) */
static inline eg_status* eg_special_multigammaln(eg_tensor* self, int64_t p, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(p);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_multigammaln", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_multigammaln; the result is written into the tensor given last. */
static inline eg_status* eg_special_multigammaln_out(eg_tensor* self, int64_t p, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(p);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_multigammaln", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_psi(Tensor self) -> Tensor. Another name of digamma. Logarithmic derivative of the gamma function; NaN
 * at negative integers. By reflection below 0, recurrence, and the asymptotic series. The result has the shape of
 * the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.psi(torch.tensor([1., 2.]))
 *     tensor([-0.5772,  0.4228]) */
static inline eg_status* eg_special_psi(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_psi", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_psi; the result is written into the tensor given last. */
static inline eg_status* eg_special_psi_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_psi", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
