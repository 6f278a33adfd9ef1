/* Generated from bindings/schema/ops/foreach.toml; do not edit. */
#ifndef EVERGRAD_OPS_FOREACH_H
#define EVERGRAD_OPS_FOREACH_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _foreach_abs(Tensor[] self) -> Tensor[]. abs of each tensor. */
static inline eg_status* eg__foreach_abs(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_abs", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_acos(Tensor[] self) -> Tensor[]. acos of each tensor. */
static inline eg_status* eg__foreach_acos(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_acos", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_asin(Tensor[] self) -> Tensor[]. asin of each tensor. */
static inline eg_status* eg__foreach_asin(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_asin", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_atan(Tensor[] self) -> Tensor[]. atan of each tensor. */
static inline eg_status* eg__foreach_atan(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_atan", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_ceil(Tensor[] self) -> Tensor[]. ceil of each tensor. */
static inline eg_status* eg__foreach_ceil(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_ceil", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_cos(Tensor[] self) -> Tensor[]. cos of each tensor. */
static inline eg_status* eg__foreach_cos(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_cos", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_cosh(Tensor[] self) -> Tensor[]. cosh of each tensor. */
static inline eg_status* eg__foreach_cosh(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_cosh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_erf(Tensor[] self) -> Tensor[]. erf of each tensor. */
static inline eg_status* eg__foreach_erf(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_erf", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_erfc(Tensor[] self) -> Tensor[]. erfc of each tensor. */
static inline eg_status* eg__foreach_erfc(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_erfc", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_exp(Tensor[] self) -> Tensor[]. exp of each tensor. */
static inline eg_status* eg__foreach_exp(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_exp", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_expm1(Tensor[] self) -> Tensor[]. expm1 of each tensor. */
static inline eg_status* eg__foreach_expm1(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_expm1", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_floor(Tensor[] self) -> Tensor[]. floor of each tensor. */
static inline eg_status* eg__foreach_floor(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_floor", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_frac(Tensor[] self) -> Tensor[]. frac of each tensor. */
static inline eg_status* eg__foreach_frac(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_frac", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_lgamma(Tensor[] self) -> Tensor[]. lgamma of each tensor. */
static inline eg_status* eg__foreach_lgamma(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_lgamma", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_log(Tensor[] self) -> Tensor[]. log of each tensor. */
static inline eg_status* eg__foreach_log(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_log", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_log10(Tensor[] self) -> Tensor[]. log10 of each tensor. */
static inline eg_status* eg__foreach_log10(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_log10", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_log1p(Tensor[] self) -> Tensor[]. log1p of each tensor. */
static inline eg_status* eg__foreach_log1p(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_log1p", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_log2(Tensor[] self) -> Tensor[]. log2 of each tensor. */
static inline eg_status* eg__foreach_log2(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_log2", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_neg(Tensor[] self) -> Tensor[]. neg of each tensor. */
static inline eg_status* eg__foreach_neg(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_neg", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_reciprocal(Tensor[] self) -> Tensor[]. reciprocal of each tensor. */
static inline eg_status* eg__foreach_reciprocal(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_reciprocal", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_round(Tensor[] self) -> Tensor[]. round of each tensor. */
static inline eg_status* eg__foreach_round(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_round", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_rsqrt(Tensor[] self) -> Tensor[]. rsqrt of each tensor. */
static inline eg_status* eg__foreach_rsqrt(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_rsqrt", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_sigmoid(Tensor[] self) -> Tensor[]. sigmoid of each tensor. */
static inline eg_status* eg__foreach_sigmoid(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_sigmoid", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_sign(Tensor[] self) -> Tensor[]. sign of each tensor. */
static inline eg_status* eg__foreach_sign(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_sign", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_sin(Tensor[] self) -> Tensor[]. sin of each tensor. */
static inline eg_status* eg__foreach_sin(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_sin", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_sinh(Tensor[] self) -> Tensor[]. sinh of each tensor. */
static inline eg_status* eg__foreach_sinh(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_sinh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_sqrt(Tensor[] self) -> Tensor[]. sqrt of each tensor. */
static inline eg_status* eg__foreach_sqrt(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_sqrt", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_tan(Tensor[] self) -> Tensor[]. tan of each tensor. */
static inline eg_status* eg__foreach_tan(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_tan", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_tanh(Tensor[] self) -> Tensor[]. tanh of each tensor. */
static inline eg_status* eg__foreach_tanh(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_tanh", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_trunc(Tensor[] self) -> Tensor[]. trunc of each tensor. */
static inline eg_status* eg__foreach_trunc(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_trunc", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
