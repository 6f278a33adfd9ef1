/* Generated from bindings/schema/ops/pointwise_binary.toml; do not edit. */
#ifndef EVERGRAD_OPS_POINTWISE_BINARY_H
#define EVERGRAD_OPS_POINTWISE_BINARY_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor. self + alpha * other. For bool tensors the logical
 * or; alpha must then be bool. An integer result refuses a float alpha. The tensors broadcast, and their dtypes
 * are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers.
 * In Python:
 *     >>> torch.add(torch.tensor([1., 2.]), torch.tensor([[10.], [20.]]), alpha=2)
 *     tensor([[21., 22.],
 *             [41., 42.]]) */
static inline eg_status* eg_add(eg_tensor* self, eg_tensor* other, eg_value alpha, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "add", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_add; other is a plain number. */
static inline eg_status* eg_add_scalar(eg_tensor* self, eg_value other, eg_value alpha, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "add", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_add; self is a plain number. */
static inline eg_status* eg_add_scalar_self(eg_value self, eg_tensor* other, eg_value alpha, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "add", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_add; the result is written into self. */
static inline eg_status* eg_add_(eg_tensor* self, eg_tensor* other, eg_value alpha) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "add_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_add; other is a plain number, the result is written into self. */
static inline eg_status* eg_add_scalar_(eg_tensor* self, eg_value other, eg_value alpha) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "add_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_add; the result is written into the tensor given last. */
static inline eg_status* eg_add_out(eg_tensor* self, eg_tensor* other, eg_value alpha, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "add", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_add; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_add_scalar_out(eg_tensor* self, eg_value other, eg_value alpha, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = alpha;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "add", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_add; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_add_scalar_self_out(eg_value self, eg_tensor* other, eg_value alpha, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "add", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* atan2(Tensor self, Tensor other) -> Tensor. Angle of the point (other, self) in radians, in [-pi, pi]. The
 * tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes floats; integers
 * and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.atan2(torch.tensor([1., -1.]), torch.tensor([1., 1.]))
 *     tensor([ 0.7854, -0.7854]) */
static inline eg_status* eg_atan2(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atan2", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_atan2; the result is written into self. */
static inline eg_status* eg_atan2_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atan2_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_atan2; the result is written into the tensor given last. */
static inline eg_status* eg_atan2_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atan2", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* div(Tensor self, Tensor other) -> Tensor. self / other; integer tensors give the default float type. The tensors
 * broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.div(torch.tensor([7, 9]), 2)
 *     tensor([3.5000, 4.5000]) */
static inline eg_status* eg_div(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_div; other is a plain number. */
static inline eg_status* eg_div_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_div; self is a plain number. */
static inline eg_status* eg_div_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_div; the result is written into self. */
static inline eg_status* eg_div_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_div; other is a plain number, the result is written into self. */
static inline eg_status* eg_div_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_div; the result is written into the tensor given last. */
static inline eg_status* eg_div_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_div; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_div_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_div; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_div_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* div.mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor. self / other, rounded as rounding_mode
 * says: None (true division), 'trunc' (towards 0) or 'floor' (down). With a rounding mode integers stay integers,
 * and an integer division by 0 is an error. The tensors broadcast, and their dtypes are promoted; complex is an
 * error with a rounding mode.
 * In Python:
 *     >>> torch.div(torch.tensor([-7., 7.]), 2, rounding_mode='floor')
 *     tensor([-4.,  3.]) */
static inline eg_status* eg_div_mode(eg_tensor* self, eg_tensor* other, const char* rounding_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "mode", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_div_mode; other is a plain number. */
static inline eg_status* eg_div_mode_scalar(eg_tensor* self, eg_value other, const char* rounding_mode,
                                            eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "mode", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_div_mode; self is a plain number. */
static inline eg_status* eg_div_mode_scalar_self(eg_value self, eg_tensor* other, const char* rounding_mode,
                                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "mode", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_div_mode; the result is written into self. */
static inline eg_status* eg_div_mode_(eg_tensor* self, eg_tensor* other, const char* rounding_mode) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div_", "mode", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_div_mode; other is a plain number, the result is written into self. */
static inline eg_status* eg_div_mode_scalar_(eg_tensor* self, eg_value other, const char* rounding_mode) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div_", "mode", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_div_mode; the result is written into the tensor given last. */
static inline eg_status* eg_div_mode_out(eg_tensor* self, eg_tensor* other, const char* rounding_mode, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "mode.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_div_mode; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_div_mode_scalar_out(eg_tensor* self, eg_value other, const char* rounding_mode,
                                                eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_string(rounding_mode);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "mode.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_div_mode; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_div_mode_scalar_self_out(eg_value self, eg_tensor* other, const char* rounding_mode,
                                                     eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div", "mode.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* div_floor(Tensor self, Tensor other) -> Tensor. self / other rounded down. Integers divided by 0 are an error.
 * The tensors broadcast, and their dtypes are promoted. Takes integers and floats. */
static inline eg_status* eg_div_floor(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div_floor", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_div_floor; other is a plain number. */
static inline eg_status* eg_div_floor_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div_floor", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* div_trunc(Tensor self, Tensor other) -> Tensor. self / other rounded towards 0. Integers divided by 0 are an
 * error. The tensors broadcast, and their dtypes are promoted. Takes integers and floats. */
static inline eg_status* eg_div_trunc(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div_trunc", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_div_trunc; other is a plain number. */
static inline eg_status* eg_div_trunc_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "div_trunc", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* divide(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor. Another name of div, with its rounding
 * modes. self / other; integer tensors give the default float type. The tensors broadcast, and their dtypes are
 * promoted; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.divide(torch.tensor([-7., 7.]), 2, rounding_mode='trunc')
 *     tensor([-3.,  3.]) */
static inline eg_status* eg_divide(eg_tensor* self, eg_tensor* other, const char* rounding_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "divide", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_divide; other is a plain number. */
static inline eg_status* eg_divide_scalar(eg_tensor* self, eg_value other, const char* rounding_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "divide", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_divide; self is a plain number. */
static inline eg_status* eg_divide_scalar_self(eg_value self, eg_tensor* other, const char* rounding_mode,
                                               eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "divide", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_divide; the result is written into self. */
static inline eg_status* eg_divide_(eg_tensor* self, eg_tensor* other, const char* rounding_mode) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "divide_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_divide; other is a plain number, the result is written into self. */
static inline eg_status* eg_divide_scalar_(eg_tensor* self, eg_value other, const char* rounding_mode) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_string(rounding_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "divide_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_divide; the result is written into the tensor given last. */
static inline eg_status* eg_divide_out(eg_tensor* self, eg_tensor* other, const char* rounding_mode, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "divide", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_divide; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_divide_scalar_out(eg_tensor* self, eg_value other, const char* rounding_mode,
                                              eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_string(rounding_mode);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "divide", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_divide; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_divide_scalar_self_out(eg_value self, eg_tensor* other, const char* rounding_mode,
                                                   eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_string(rounding_mode);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "divide", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* float_power(Tensor self, Tensor exponent) -> Tensor. self to the power of exponent, of any dtype, computed in
 * float64, or complex128 where either is complex. The tensors broadcast; shapes that do not are an error. In place
 * self must have that dtype already.
 * In Python:
 *     >>> torch.float_power(torch.tensor([1, 4]), 0.5)
 *     tensor([1., 2.], dtype=torch.float64) */
static inline eg_status* eg_float_power(eg_tensor* self, eg_tensor* exponent, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(exponent);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "float_power", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_float_power; exponent is a plain number. */
static inline eg_status* eg_float_power_scalar(eg_tensor* self, eg_value exponent, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = exponent;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "float_power", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_float_power; self is a plain number. */
static inline eg_status* eg_float_power_scalar_self(eg_value self, eg_tensor* exponent, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(exponent);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "float_power", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_float_power; the result is written into self. */
static inline eg_status* eg_float_power_(eg_tensor* self, eg_tensor* exponent) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(exponent);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "float_power_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_float_power; exponent is a plain number, the result is written into self. */
static inline eg_status* eg_float_power_scalar_(eg_tensor* self, eg_value exponent) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = exponent;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "float_power_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_float_power; the result is written into the tensor given last. */
static inline eg_status* eg_float_power_out(eg_tensor* self, eg_tensor* exponent, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(exponent);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "float_power", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_float_power; exponent is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_float_power_scalar_out(eg_tensor* self, eg_value exponent, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = exponent;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "float_power", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_float_power; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_float_power_scalar_self_out(eg_value self, eg_tensor* exponent, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(exponent);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "float_power", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* floor_divide(Tensor self, Tensor other) -> Tensor. self / other rounded down. Integers divided by 0 are an
 * error. Complex is not supported. The tensors broadcast, and their dtypes are promoted.
 * In Python:
 *     >>> torch.floor_divide(torch.tensor([-7, 7]), 2)
 *     tensor([-4,  3]) */
static inline eg_status* eg_floor_divide(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor_divide", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_floor_divide; other is a plain number. */
static inline eg_status* eg_floor_divide_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor_divide", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_floor_divide; self is a plain number. */
static inline eg_status* eg_floor_divide_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor_divide", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_floor_divide; the result is written into self. */
static inline eg_status* eg_floor_divide_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor_divide_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_floor_divide; other is a plain number, the result is written into self. */
static inline eg_status* eg_floor_divide_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor_divide_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_floor_divide; the result is written into the tensor given last. */
static inline eg_status* eg_floor_divide_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor_divide", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_floor_divide; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_floor_divide_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor_divide", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_floor_divide; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_floor_divide_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor_divide", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fmod(Tensor self, Tensor other) -> Tensor. Remainder of self / other with the sign of self. Integers modulo 0
 * are an error. The tensors broadcast, and their dtypes are promoted. Takes integers and floats.
 * In Python:
 *     >>> torch.fmod(torch.tensor([-3., 3.]), 2)
 *     tensor([-1.,  1.]) */
static inline eg_status* eg_fmod(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmod", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fmod; other is a plain number. */
static inline eg_status* eg_fmod_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmod", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fmod; the result is written into self. */
static inline eg_status* eg_fmod_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmod_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_fmod; other is a plain number, the result is written into self. */
static inline eg_status* eg_fmod_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmod_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_fmod; the result is written into the tensor given last. */
static inline eg_status* eg_fmod_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmod", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_fmod; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_fmod_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fmod", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* mul(Tensor self, Tensor other) -> Tensor. self * other; for bool tensors the logical and. The tensors broadcast,
 * and their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex
 * numbers.
 * In Python:
 *     >>> torch.mul(torch.tensor([1., 2., 3.]), 4)
 *     tensor([ 4.,  8., 12.]) */
static inline eg_status* eg_mul(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mul", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_mul; other is a plain number. */
static inline eg_status* eg_mul_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mul", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_mul; self is a plain number. */
static inline eg_status* eg_mul_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mul", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_mul; the result is written into self. */
static inline eg_status* eg_mul_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mul_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_mul; other is a plain number, the result is written into self. */
static inline eg_status* eg_mul_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mul_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_mul; the result is written into the tensor given last. */
static inline eg_status* eg_mul_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mul", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_mul; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_mul_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mul", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_mul; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_mul_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mul", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* pow(Tensor self, Tensor exponent) -> Tensor. self to the power of exponent. Integer tensors stay integer; 0 to
 * the power 0 is 1. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * Takes bool, integers, floats and complex numbers.
 * In Python:
 *     >>> torch.pow(torch.tensor([1., 2., 3.]), torch.tensor([2., 3., 4.]))
 *     tensor([ 1.,  8., 81.]) */
static inline eg_status* eg_pow(eg_tensor* self, eg_tensor* exponent, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(exponent);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pow", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_pow; self is a plain number. */
static inline eg_status* eg_pow_scalar_self(eg_value self, eg_tensor* exponent, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(exponent);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pow", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_pow; the result is written into self. */
static inline eg_status* eg_pow_(eg_tensor* self, eg_tensor* exponent) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(exponent);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pow_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_pow; the result is written into the tensor given last. */
static inline eg_status* eg_pow_out(eg_tensor* self, eg_tensor* exponent, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(exponent);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pow", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_pow; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_pow_scalar_self_out(eg_value self, eg_tensor* exponent, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(exponent);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pow", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* pow.Scalar(Tensor self, Scalar exponent) -> Tensor. self to a power that is a plain number. In the shape of the
 * tensor; any dtype, promoted with the power. An integer tensor refuses a negative integer power.
 * In Python:
 *     >>> torch.pow(2, torch.tensor([1., 2., 3.]))
 *     tensor([2., 4., 8.]) */
static inline eg_status* eg_pow_Scalar(eg_tensor* self, eg_value exponent, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = exponent;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pow", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_pow_Scalar; the result is written into self. */
static inline eg_status* eg_pow_Scalar_(eg_tensor* self, eg_value exponent) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = exponent;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pow_", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_pow_Scalar; the result is written into the tensor given last. */
static inline eg_status* eg_pow_Scalar_out(eg_tensor* self, eg_value exponent, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = exponent;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pow", "Scalar.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* remainder(Tensor self, Tensor other) -> Tensor. Remainder of self / other with the sign of other, as Python
 * computes it. Integers modulo 0 are an error. The tensors broadcast, and their dtypes are promoted. Takes
 * integers and floats.
 * In Python:
 *     >>> torch.remainder(torch.tensor([-3., 3.]), 2)
 *     tensor([1., 1.]) */
static inline eg_status* eg_remainder(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "remainder", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_remainder; other is a plain number. */
static inline eg_status* eg_remainder_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "remainder", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_remainder; self is a plain number. */
static inline eg_status* eg_remainder_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "remainder", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_remainder; the result is written into self. */
static inline eg_status* eg_remainder_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "remainder_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_remainder; other is a plain number, the result is written into self. */
static inline eg_status* eg_remainder_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "remainder_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_remainder; the result is written into the tensor given last. */
static inline eg_status* eg_remainder_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "remainder", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_remainder; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_remainder_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "remainder", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_remainder; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_remainder_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "remainder", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor. other - alpha * self. The tensors broadcast, and
 * their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex
 * numbers.
 * In Python:
 *     >>> torch.rsub(torch.tensor([1., 2.]), 10)
 *     tensor([9., 8.]) */
static inline eg_status* eg_rsub(eg_tensor* self, eg_tensor* other, eg_value alpha, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rsub", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_rsub; other is a plain number. */
static inline eg_status* eg_rsub_scalar(eg_tensor* self, eg_value other, eg_value alpha, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rsub", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor. self - alpha * other. Two bool tensors are refused:
 * use logical_xor. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
 * Takes bool, integers, floats and complex numbers.
 * In Python:
 *     >>> torch.sub(torch.tensor([5, 6]), torch.tensor([1, 2]), alpha=2)
 *     tensor([3, 2]) */
static inline eg_status* eg_sub(eg_tensor* self, eg_tensor* other, eg_value alpha, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sub", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sub; other is a plain number. */
static inline eg_status* eg_sub_scalar(eg_tensor* self, eg_value other, eg_value alpha, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sub", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sub; self is a plain number. */
static inline eg_status* eg_sub_scalar_self(eg_value self, eg_tensor* other, eg_value alpha, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sub", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sub; the result is written into self. */
static inline eg_status* eg_sub_(eg_tensor* self, eg_tensor* other, eg_value alpha) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sub_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sub; other is a plain number, the result is written into self. */
static inline eg_status* eg_sub_scalar_(eg_tensor* self, eg_value other, eg_value alpha) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sub_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sub; the result is written into the tensor given last. */
static inline eg_status* eg_sub_out(eg_tensor* self, eg_tensor* other, eg_value alpha, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sub", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sub; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_sub_scalar_out(eg_tensor* self, eg_value other, eg_value alpha, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = alpha;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sub", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sub; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_sub_scalar_self_out(eg_value self, eg_tensor* other, eg_value alpha, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sub", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* true_divide(Tensor self, Tensor other) -> Tensor. Another name of div without rounding. self / other; integer
 * tensors give the default float type. The tensors broadcast, and their dtypes are promoted; shapes that do not
 * fit are an error.
 * In Python:
 *     >>> torch.true_divide(torch.tensor([7, 9]), torch.tensor([2, 3]))
 *     tensor([3.5000, 3.0000]) */
static inline eg_status* eg_true_divide(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "true_divide", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_true_divide; other is a plain number. */
static inline eg_status* eg_true_divide_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "true_divide", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_true_divide; self is a plain number. */
static inline eg_status* eg_true_divide_scalar_self(eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "true_divide", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_true_divide; the result is written into self. */
static inline eg_status* eg_true_divide_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "true_divide_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_true_divide; other is a plain number, the result is written into self. */
static inline eg_status* eg_true_divide_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "true_divide_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_true_divide; the result is written into the tensor given last. */
static inline eg_status* eg_true_divide_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "true_divide", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_true_divide; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_true_divide_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "true_divide", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_true_divide; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_true_divide_scalar_self_out(eg_value self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "true_divide", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
