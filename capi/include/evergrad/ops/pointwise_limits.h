/* Generated from bindings/schema/ops/pointwise_limits.toml; do not edit. */
#ifndef EVERGRAD_OPS_POINTWISE_LIMITS_H
#define EVERGRAD_OPS_POINTWISE_LIMITS_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _clamp_high(Tensor self, Tensor max) -> Tensor. self where it is not above max, else max. NaN stays. */
static inline eg_status* eg__clamp_high(eg_tensor* self, eg_tensor* max, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(max);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_clamp_high", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg__clamp_high; max is a plain number. */
static inline eg_status* eg__clamp_high_scalar(eg_tensor* self, eg_value max, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = max;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_clamp_high", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _clamp_low(Tensor self, Tensor min) -> Tensor. self where it is not below min, else min. NaN stays. */
static inline eg_status* eg__clamp_low(eg_tensor* self, eg_tensor* min, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(min);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_clamp_low", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg__clamp_low; min is a plain number. */
static inline eg_status* eg__clamp_low_scalar(eg_tensor* self, eg_value min, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = min;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_clamp_low", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* bitwise_and(Tensor self, Tensor other) -> Tensor. Bitwise and; for bool tensors the logical one. Integers and
 * bool only. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.bitwise_and(torch.tensor([12, 5]), torch.tensor([10, 4]))
 *     tensor([8, 4]) */
static inline eg_status* eg_bitwise_and(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_and", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_and; other is a plain number. */
static inline eg_status* eg_bitwise_and_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_and", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_and; self is a plain number. */
static inline eg_status* eg_bitwise_and_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_and", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_and; the result is written into self. */
static inline eg_status* eg_bitwise_and_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_and_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_and; other is a plain number, the result is written into self. */
static inline eg_status* eg_bitwise_and_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_and_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_and; the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_and_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_and", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_and; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_and_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_and", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_and; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_and_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_and", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* bitwise_left_shift(Tensor self, Tensor other) -> Tensor. self shifted left by other bits. Integers only. The
 * tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.bitwise_left_shift(torch.tensor([1, 3]), 4)
 *     tensor([16, 48]) */
static inline eg_status* eg_bitwise_left_shift(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_left_shift", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_left_shift; other is a plain number. */
static inline eg_status* eg_bitwise_left_shift_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_left_shift", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_left_shift; self is a plain number. */
static inline eg_status* eg_bitwise_left_shift_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_left_shift", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_left_shift; the result is written into self. */
static inline eg_status* eg_bitwise_left_shift_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_left_shift_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_left_shift; other is a plain number, the result is written into self. */
static inline eg_status* eg_bitwise_left_shift_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_left_shift_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_left_shift; the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_left_shift_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_left_shift", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_left_shift; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_left_shift_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_left_shift", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_left_shift; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_left_shift_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_left_shift", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* bitwise_or(Tensor self, Tensor other) -> Tensor. Bitwise or; for bool tensors the logical one. Integers and bool
 * only. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.bitwise_or(torch.tensor([12, 5]), torch.tensor([10, 2]))
 *     tensor([14,  7]) */
static inline eg_status* eg_bitwise_or(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_or", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_or; other is a plain number. */
static inline eg_status* eg_bitwise_or_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_or", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_or; self is a plain number. */
static inline eg_status* eg_bitwise_or_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_or", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_or; the result is written into self. */
static inline eg_status* eg_bitwise_or_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_or_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_or; other is a plain number, the result is written into self. */
static inline eg_status* eg_bitwise_or_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_or_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_or; the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_or_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_or", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_or; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_or_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_or", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_or; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_or_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_or", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* bitwise_right_shift(Tensor self, Tensor other) -> Tensor. self shifted right by other bits, keeping the sign.
 * Integers only. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.bitwise_right_shift(torch.tensor([32, -8]), 2)
 *     tensor([ 8, -2]) */
static inline eg_status* eg_bitwise_right_shift(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_right_shift", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_right_shift; other is a plain number. */
static inline eg_status* eg_bitwise_right_shift_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_right_shift", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_right_shift; self is a plain number. */
static inline eg_status* eg_bitwise_right_shift_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_right_shift", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_right_shift; the result is written into self. */
static inline eg_status* eg_bitwise_right_shift_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_right_shift_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_right_shift; other is a plain number, the result is written into self. */
static inline eg_status* eg_bitwise_right_shift_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_right_shift_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_right_shift; the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_right_shift_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_right_shift", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_right_shift; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_right_shift_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_right_shift", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_right_shift; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_right_shift_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_right_shift", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* bitwise_xor(Tensor self, Tensor other) -> Tensor. Bitwise exclusive or; for bool tensors the logical one.
 * Integers and bool only. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
 * error.
 * In Python:
 *     >>> torch.bitwise_xor(torch.tensor([True, True]), torch.tensor([True, False]))
 *     tensor([False,  True]) */
static inline eg_status* eg_bitwise_xor(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_xor", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_xor; other is a plain number. */
static inline eg_status* eg_bitwise_xor_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_xor", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_xor; self is a plain number. */
static inline eg_status* eg_bitwise_xor_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_xor", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_xor; the result is written into self. */
static inline eg_status* eg_bitwise_xor_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_xor_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_xor; other is a plain number, the result is written into self. */
static inline eg_status* eg_bitwise_xor_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_xor_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_xor; the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_xor_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_xor", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_xor; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_xor_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_xor", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_xor; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_xor_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_xor", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor. self limited to [min, max]; either may be
 * missing, not both. Where min > max the result is max. NaN stays NaN. In the shape of self, promoted with the
 * bounds; complex is not supported.
 * In Python:
 *     >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=-1, max=1)
 *     tensor([-1.0000,  0.5000,  1.0000]) */
static inline eg_status* eg_clamp(eg_tensor* self, eg_value min, eg_value max, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = min;
  args[2] = max;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_clamp; the result is written into self. */
static inline eg_status* eg_clamp_(eg_tensor* self, eg_value min, eg_value max) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = min;
  args[2] = max;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_clamp; the result is written into the tensor given last. */
static inline eg_status* eg_clamp_out(eg_tensor* self, eg_value min, eg_value max, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = min;
  args[2] = max;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor. self limited to [min, max] given as
 * tensors, which broadcast; either may be missing, not both. Dtypes are promoted; complex is not supported.
 * In Python:
 *     >>> torch.clamp(torch.tensor([-2., 0.5, 3.]), min=torch.tensor([0., 1., 2.]))
 *     tensor([0., 1., 3.]) */
static inline eg_status* eg_clamp_Tensor(eg_tensor* self, eg_tensor* min, eg_tensor* max, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, min);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, max);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp", "Tensor", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_clamp_Tensor; the result is written into self. */
static inline eg_status* eg_clamp_Tensor_(eg_tensor* self, eg_tensor* min, eg_tensor* max) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, min);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, max);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_", "Tensor", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_clamp_Tensor; the result is written into the tensor given last. */
static inline eg_status* eg_clamp_Tensor_out(eg_tensor* self, eg_tensor* min, eg_tensor* max, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, min);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, max);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp", "Tensor.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* clamp_max(Tensor self, Scalar max) -> Tensor. self limited from above by a number, in its shape; dtypes are
 * promoted. NaN stays NaN; complex is not supported.
 * In Python:
 *     >>> torch.clamp_max(torch.tensor([-2, 1]), 0)
 *     tensor([-2,  0]) */
static inline eg_status* eg_clamp_max(eg_tensor* self, eg_value max, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = max;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_max", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_clamp_max; the result is written into self. */
static inline eg_status* eg_clamp_max_(eg_tensor* self, eg_value max) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = max;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_max_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_clamp_max; the result is written into the tensor given last. */
static inline eg_status* eg_clamp_max_out(eg_tensor* self, eg_value max, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = max;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_max", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* clamp_max.Tensor(Tensor self, Tensor max) -> Tensor. self limited from above by a tensor, which broadcasts;
 * dtypes are promoted. NaN stays NaN; complex is not supported.
 * In Python:
 *     >>> torch.clamp_max(torch.tensor([-2., 1.]), torch.tensor([0., 0.5]))
 *     tensor([-2.0000,  0.5000]) */
static inline eg_status* eg_clamp_max_Tensor(eg_tensor* self, eg_tensor* max, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(max);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_max", "Tensor", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_clamp_max_Tensor; the result is written into self. */
static inline eg_status* eg_clamp_max_Tensor_(eg_tensor* self, eg_tensor* max) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(max);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_max_", "Tensor", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_clamp_max_Tensor; the result is written into the tensor given last. */
static inline eg_status* eg_clamp_max_Tensor_out(eg_tensor* self, eg_tensor* max, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(max);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_max", "Tensor.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* clamp_min(Tensor self, Scalar min) -> Tensor. self limited from below by a number, in its shape; dtypes are
 * promoted. NaN stays NaN; complex is not supported.
 * In Python:
 *     >>> torch.clamp_min(torch.tensor([-2, 1]), 0)
 *     tensor([0, 1]) */
static inline eg_status* eg_clamp_min(eg_tensor* self, eg_value min, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = min;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_min", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_clamp_min; the result is written into self. */
static inline eg_status* eg_clamp_min_(eg_tensor* self, eg_value min) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = min;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_min_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_clamp_min; the result is written into the tensor given last. */
static inline eg_status* eg_clamp_min_out(eg_tensor* self, eg_value min, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = min;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_min", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* clamp_min.Tensor(Tensor self, Tensor min) -> Tensor. self limited from below by a tensor, which broadcasts;
 * dtypes are promoted. NaN stays NaN; complex is not supported.
 * In Python:
 *     >>> torch.clamp_min(torch.tensor([-2., 1.]), torch.tensor([0., 2.]))
 *     tensor([0., 2.]) */
static inline eg_status* eg_clamp_min_Tensor(eg_tensor* self, eg_tensor* min, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(min);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_min", "Tensor", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_clamp_min_Tensor; the result is written into self. */
static inline eg_status* eg_clamp_min_Tensor_(eg_tensor* self, eg_tensor* min) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(min);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_min_", "Tensor", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_clamp_min_Tensor; the result is written into the tensor given last. */
static inline eg_status* eg_clamp_min_Tensor_out(eg_tensor* self, eg_tensor* min, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(min);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clamp_min", "Tensor.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* copysign(Tensor self, Tensor other) -> Tensor. Magnitude of self with the sign of other. The tensors broadcast,
 * and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in
 * the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.copysign(torch.tensor([1., -2.]), torch.tensor([-0., 3.]))
 *     tensor([-1.,  2.]) */
static inline eg_status* eg_copysign(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "copysign", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_copysign; other is a plain number. */
static inline eg_status* eg_copysign_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "copysign", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_copysign; the result is written into self. */
static inline eg_status* eg_copysign_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "copysign_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_copysign; other is a plain number, the result is written into self. */
static inline eg_status* eg_copysign_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "copysign_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_copysign; the result is written into the tensor given last. */
static inline eg_status* eg_copysign_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "copysign", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_copysign; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_copysign_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "copysign", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fmax(Tensor self, Tensor other) -> Tensor. The larger of two elements; a NaN gives way to a number. Complex is
 * not supported. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.fmax(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
 *     tensor([2., 0.]) */
static inline eg_status* eg_fmax(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmax", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fmax; the result is written into the tensor given last. */
static inline eg_status* eg_fmax_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmax", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fmin(Tensor self, Tensor other) -> Tensor. The smaller of two elements; a NaN gives way to a number. Complex is
 * not supported. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.fmin(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
 *     tensor([1., 0.]) */
static inline eg_status* eg_fmin(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmin", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fmin; the result is written into the tensor given last. */
static inline eg_status* eg_fmin_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmin", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* gcd(Tensor self, Tensor other) -> Tensor. Greatest common divisor, never negative. Integers only. The tensors
 * broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.gcd(torch.tensor([12, 10]), torch.tensor([18, 15]))
 *     tensor([6, 5]) */
static inline eg_status* eg_gcd(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gcd", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_gcd; the result is written into self. */
static inline eg_status* eg_gcd_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gcd_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_gcd; the result is written into the tensor given last. */
static inline eg_status* eg_gcd_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gcd", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* heaviside(Tensor self, Tensor values) -> Tensor. 0 where self is negative, 1 where positive, `values` where it
 * is 0. Both have one dtype. The tensors broadcast; shapes that do not fit are an error. Takes bool, integers and
 * floats. Other dtypes are an error.
 * In Python:
 *     >>> torch.heaviside(torch.tensor([-1., 0., 2.]), torch.tensor([0.5]))
 *     tensor([0.0000, 0.5000, 1.0000]) */
static inline eg_status* eg_heaviside(eg_tensor* self, eg_tensor* values, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(values);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "heaviside", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_heaviside; the result is written into self. */
static inline eg_status* eg_heaviside_(eg_tensor* self, eg_tensor* values) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(values);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "heaviside_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_heaviside; the result is written into the tensor given last. */
static inline eg_status* eg_heaviside_out(eg_tensor* self, eg_tensor* values, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(values);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "heaviside", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* hypot(Tensor self, Tensor other) -> Tensor. Square root of the sum of squares, without overflow on the way. The
 * tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats. Other
 * dtypes are an error.
 * In Python:
 *     >>> torch.hypot(torch.tensor([3., 5.]), torch.tensor([4., 12.]))
 *     tensor([ 5., 13.]) */
static inline eg_status* eg_hypot(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hypot", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_hypot; the result is written into self. */
static inline eg_status* eg_hypot_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hypot_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_hypot; the result is written into the tensor given last. */
static inline eg_status* eg_hypot_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hypot", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* lcm(Tensor self, Tensor other) -> Tensor. Least common multiple, never negative. Integers only. The tensors
 * broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.lcm(torch.tensor([4, 10]), torch.tensor([6, 15]))
 *     tensor([12, 30]) */
static inline eg_status* eg_lcm(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lcm", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_lcm; the result is written into self. */
static inline eg_status* eg_lcm_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lcm_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_lcm; the result is written into the tensor given last. */
static inline eg_status* eg_lcm_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lcm", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logaddexp(Tensor self, Tensor other) -> Tensor. log(exp(self) + exp(other)), computed stably. The tensors
 * broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats and complex numbers.
 * Other dtypes are an error.
 * In Python:
 *     >>> torch.logaddexp(torch.tensor([0., 1000.]), torch.tensor([0., 1000.]))
 *     tensor([6.9315e-01, 1.0007e+03]) */
static inline eg_status* eg_logaddexp(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logaddexp", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logaddexp; the result is written into the tensor given last. */
static inline eg_status* eg_logaddexp_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logaddexp", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logaddexp2(Tensor self, Tensor other) -> Tensor. log2(2**self + 2**other), computed stably. The tensors
 * broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an
 * error.
 * In Python:
 *     >>> torch.logaddexp2(torch.tensor([3.]), torch.tensor([3.]))
 *     tensor([4.]) */
static inline eg_status* eg_logaddexp2(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logaddexp2", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logaddexp2; the result is written into the tensor given last. */
static inline eg_status* eg_logaddexp2_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logaddexp2", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* maximum(Tensor self, Tensor other) -> Tensor. The larger of two elements; NaN where either is NaN. Complex is
 * not supported. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.maximum(torch.tensor([1., float('nan')]), torch.tensor([2., 0.]))
 *     tensor([2., nan]) */
static inline eg_status* eg_maximum(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "maximum", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_maximum; the result is written into the tensor given last. */
static inline eg_status* eg_maximum_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "maximum", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* minimum(Tensor self, Tensor other) -> Tensor. The smaller of two elements; NaN where either is NaN. Complex is
 * not supported. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.minimum(torch.tensor([1, 5]), torch.tensor([2, 4]))
 *     tensor([1, 4]) */
static inline eg_status* eg_minimum(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "minimum", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_minimum; the result is written into the tensor given last. */
static inline eg_status* eg_minimum_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "minimum", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* nextafter(Tensor self, Tensor other) -> Tensor. The next representable value after self in the direction of
 * other. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats.
 * Other dtypes are an error.
 * In Python:
 *     >>> torch.nextafter(torch.tensor(1.), torch.tensor(2.)) > 1
 *     tensor(True) */
static inline eg_status* eg_nextafter(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nextafter", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nextafter; the result is written into self. */
static inline eg_status* eg_nextafter_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nextafter_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_nextafter; the result is written into the tensor given last. */
static inline eg_status* eg_nextafter_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nextafter", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* xlogy(Tensor self, Tensor other) -> Tensor. self * log(other), 0 where self is 0 and other is not NaN. The
 * tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers
 * and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.xlogy(torch.tensor([0., 2.]), torch.tensor([0., 1.]))
 *     tensor([0., 0.]) */
static inline eg_status* eg_xlogy(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "xlogy", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_xlogy; other is a plain number. */
static inline eg_status* eg_xlogy_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "xlogy", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_xlogy; self is a plain number. */
static inline eg_status* eg_xlogy_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "xlogy", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_xlogy; the result is written into self. */
static inline eg_status* eg_xlogy_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "xlogy_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_xlogy; other is a plain number, the result is written into self. */
static inline eg_status* eg_xlogy_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "xlogy_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_xlogy; the result is written into the tensor given last. */
static inline eg_status* eg_xlogy_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "xlogy", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_xlogy; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_xlogy_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "xlogy", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_xlogy; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_xlogy_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "xlogy", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
