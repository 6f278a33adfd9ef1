/* Generated from bindings/schema/ops/pointwise_unary.toml; do not edit. */
#ifndef EVERGRAD_OPS_POINTWISE_UNARY_H
#define EVERGRAD_OPS_POINTWISE_UNARY_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* abs(Tensor self) -> Tensor. Absolute value; for complex tensors the modulus, of the real type. Bool is not
 * supported. The result has the shape of the tensor.
 * In Python:
 *     >>> torch.abs(torch.tensor([-1, 2, -3]))
 *     tensor([1, 2, 3])
 *     >>> torch.abs(torch.tensor([3 + 4j]))
 *     tensor([5.]) */
static inline eg_status* eg_abs(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "abs", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_abs; the result is written into self. */
static inline eg_status* eg_abs_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "abs_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_abs; the result is written into the tensor given last. */
static inline eg_status* eg_abs_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "abs", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* angle(Tensor self) -> Tensor. Argument of complex numbers in radians; for real tensors 0, pi where negative, NaN
 * where NaN. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool compute
 * in the default float type.
 * In Python:
 *     >>> torch.angle(torch.tensor([1j, -1 + 0j]))
 *     tensor([1.5708, 3.1416]) */
static inline eg_status* eg_angle(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "angle", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_angle; the result is written into the tensor given last. */
static inline eg_status* eg_angle_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "angle", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* bitwise_not(Tensor self) -> Tensor. Bits inverted; for bool the logical negation. Integers and bool only. The
 * result has the shape of the tensor.
 * In Python:
 *     >>> torch.bitwise_not(torch.tensor([0, 5, -1]))
 *     tensor([-1, -6,  0]) */
static inline eg_status* eg_bitwise_not(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_not", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bitwise_not; the result is written into self. */
static inline eg_status* eg_bitwise_not_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_not_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bitwise_not; the result is written into the tensor given last. */
static inline eg_status* eg_bitwise_not_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bitwise_not", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* ceil(Tensor self) -> Tensor. Smallest integer value not below each element; integers stay as they are. Complex
 * and bool are not supported. The result has the shape of the tensor.
 * In Python:
 *     >>> torch.ceil(torch.tensor([-0.5, 0.2, 1.]))
 *     tensor([-0., 1., 1.]) */
static inline eg_status* eg_ceil(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ceil", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_ceil; the result is written into self. */
static inline eg_status* eg_ceil_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ceil_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_ceil; the result is written into the tensor given last. */
static inline eg_status* eg_ceil_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ceil", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* conj(Tensor self) -> Tensor. Complex conjugate, in the shape of the tensor; a real tensor, of any dtype, is
 * returned as it is.
 * In Python:
 *     >>> torch.conj(torch.tensor([1 + 2j]))
 *     tensor([1.-2.j]) */
static inline eg_status* eg_conj(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conj", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conj_physical(Tensor self) -> Tensor. Complex conjugate, computed into new memory; real tensors are copied. The
 * result has the shape of the tensor. Takes bool, integers, floats and complex numbers. */
static inline eg_status* eg_conj_physical(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conj_physical", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conj_physical.tensor(Tensor self) -> Tensor. Complex conjugate, computed into new memory; a real tensor is
 * returned as it is. Any dtype; of the shape of the tensor.
 * In Python:
 *     >>> torch.conj_physical(torch.tensor([1 + 2j]))
 *     tensor([1.-2.j]) */
static inline eg_status* eg_conj_physical_tensor(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conj_physical", "tensor", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_conj_physical_tensor; the result is written into self. */
static inline eg_status* eg_conj_physical_tensor_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conj_physical_", "tensor", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_conj_physical_tensor; the result is written into the tensor given last. */
static inline eg_status* eg_conj_physical_tensor_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conj_physical", "tensor.out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* deg2rad(Tensor self) -> Tensor. Degrees to radians. The result has the shape of the tensor. Takes floats;
 * integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.deg2rad(torch.tensor([180., -90.]))
 *     tensor([ 3.1416, -1.5708]) */
static inline eg_status* eg_deg2rad(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "deg2rad", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_deg2rad; the result is written into self. */
static inline eg_status* eg_deg2rad_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "deg2rad_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_deg2rad; the result is written into the tensor given last. */
static inline eg_status* eg_deg2rad_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "deg2rad", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* floor(Tensor self) -> Tensor. Largest integer value not above each element; integers stay as they are. Complex
 * and bool are not supported. The result has the shape of the tensor.
 * In Python:
 *     >>> torch.floor(torch.tensor([-0.5, 0.2, 1.]))
 *     tensor([-1.,  0.,  1.]) */
static inline eg_status* eg_floor(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_floor; the result is written into self. */
static inline eg_status* eg_floor_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_floor; the result is written into the tensor given last. */
static inline eg_status* eg_floor_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "floor", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* frac(Tensor self) -> Tensor. Fractional part, x - trunc(x), with the sign of x. Floating point only. The result
 * has the shape of the tensor.
 * In Python:
 *     >>> torch.frac(torch.tensor([1.25, -3.5]))
 *     tensor([ 0.2500, -0.5000]) */
static inline eg_status* eg_frac(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "frac", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_frac; the result is written into self. */
static inline eg_status* eg_frac_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "frac_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_frac; the result is written into the tensor given last. */
static inline eg_status* eg_frac_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "frac", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* isfinite(Tensor self) -> Tensor. True where neither infinite nor NaN; for complex numbers both parts. Result is
 * bool. The result has the shape of the tensor. Takes bool, integers, floats and complex numbers.
 * In Python:
 *     >>> torch.isfinite(torch.tensor([1., float('inf'), float('nan')]))
 *     tensor([ True, False, False]) */
static inline eg_status* eg_isfinite(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isfinite", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* isinf(Tensor self) -> Tensor. True where infinite of either sign; for complex numbers either part. Result is
 * bool. The result has the shape of the tensor. Takes bool, integers, floats and complex numbers.
 * In Python:
 *     >>> torch.isinf(torch.tensor([1., float('-inf'), float('nan')]))
 *     tensor([False,  True, False]) */
static inline eg_status* eg_isinf(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isinf", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* isnan(Tensor self) -> Tensor. True where NaN; for complex numbers either part. Result is bool. The result has
 * the shape of the tensor. Takes bool, integers, floats and complex numbers.
 * In Python:
 *     >>> torch.isnan(torch.tensor([1., float('inf'), float('nan')]))
 *     tensor([False, False,  True]) */
static inline eg_status* eg_isnan(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isnan", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* isneginf(Tensor self) -> Tensor. True where -inf. Result is bool; complex is not supported. The result has the
 * shape of the tensor.
 * In Python:
 *     >>> torch.isneginf(torch.tensor([float('inf'), float('-inf')]))
 *     tensor([False,  True]) */
static inline eg_status* eg_isneginf(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isneginf", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_isneginf; the result is written into the tensor given last. */
static inline eg_status* eg_isneginf_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isneginf", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* isposinf(Tensor self) -> Tensor. True where +inf. Result is bool; complex is not supported. The result has the
 * shape of the tensor.
 * In Python:
 *     >>> torch.isposinf(torch.tensor([float('inf'), float('-inf')]))
 *     tensor([ True, False]) */
static inline eg_status* eg_isposinf(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isposinf", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_isposinf; the result is written into the tensor given last. */
static inline eg_status* eg_isposinf_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isposinf", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* isreal(Tensor self) -> Tensor. True where the imaginary part is zero, in the shape of x. Result is bool, any
 * dtype is read.
 * In Python:
 *     >>> torch.isreal(torch.tensor([1 + 0j, 2j]))
 *     tensor([ True, False]) */
static inline eg_status* eg_isreal(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isreal", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* logical_not(Tensor self) -> Tensor. True where zero. Result is bool, any dtype is read. The result has the shape
 * of the tensor.
 * In Python:
 *     >>> torch.logical_not(torch.tensor([0, 1, -10]))
 *     tensor([ True, False, False]) */
static inline eg_status* eg_logical_not(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_not", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logical_not; the result is written into self. */
static inline eg_status* eg_logical_not_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_not_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_logical_not; the result is written into the tensor given last. */
static inline eg_status* eg_logical_not_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_not", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* neg(Tensor self) -> Tensor. Negative of each element. Bool is not supported. The result has the shape of the
 * tensor.
 * In Python:
 *     >>> torch.neg(torch.tensor([1., -2.]))
 *     tensor([-1.,  2.]) */
static inline eg_status* eg_neg(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "neg", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_neg; the result is written into self. */
static inline eg_status* eg_neg_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "neg_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_neg; the result is written into the tensor given last. */
static inline eg_status* eg_neg_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "neg", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* positive(Tensor self) -> Tensor. The tensor itself, of the same shape and dtype: no copy. Every dtype but bool,
 * which is an error.
 * In Python:
 *     >>> torch.positive(torch.tensor([1, -2]))
 *     tensor([ 1, -2]) */
static inline eg_status* eg_positive(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "positive", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* rad2deg(Tensor self) -> Tensor. Radians to degrees. The result has the shape of the tensor. Takes floats;
 * integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.rad2deg(torch.tensor([0., 0.5]))
 *     tensor([ 0.0000, 28.6479]) */
static inline eg_status* eg_rad2deg(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rad2deg", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_rad2deg; the result is written into self. */
static inline eg_status* eg_rad2deg_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rad2deg_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_rad2deg; the result is written into the tensor given last. */
static inline eg_status* eg_rad2deg_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rad2deg", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* reciprocal(Tensor self) -> Tensor. 1/x. Takes floats and complex numbers; integers and bool compute in the
 * default float type. The result has the shape of the tensor.
 * In Python:
 *     >>> torch.reciprocal(torch.tensor([2., -4.]))
 *     tensor([ 0.5000, -0.2500]) */
static inline eg_status* eg_reciprocal(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "reciprocal", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_reciprocal; the result is written into self. */
static inline eg_status* eg_reciprocal_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "reciprocal_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_reciprocal; the result is written into the tensor given last. */
static inline eg_status* eg_reciprocal_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "reciprocal", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* resolve_conj(Tensor self) -> Tensor. The tensor with a conjugation that it carries as a mark (as conj gives it
 * in Python) written out, of the same shape; without a mark the tensor itself. Any dtype.
 * In Python:
 *     >>> torch.tensor([1 + 2j]).conj().resolve_conj().is_conj()
 *     False */
static inline eg_status* eg_resolve_conj(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "resolve_conj", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* resolve_neg(Tensor self) -> Tensor. The tensor with a negation that it carries as a mark (as imag of a conj in
 * Python) written out, of the same shape; without a mark the tensor itself. Any dtype.
 * In Python:
 *     >>> torch.tensor([1 + 2j]).conj().imag.resolve_neg()
 *     tensor([-2.]) */
static inline eg_status* eg_resolve_neg(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "resolve_neg", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* round(Tensor self) -> Tensor. Nearest integer value, halves to even; integers stay as they are. Complex and bool
 * are not supported. The result has the shape of the tensor.
 * In Python:
 *     >>> torch.round(torch.tensor([0.5, 1.5, 2.4]))
 *     tensor([0., 2., 2.]) */
static inline eg_status* eg_round(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "round", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_round; the result is written into self. */
static inline eg_status* eg_round_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "round_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_round; the result is written into the tensor given last. */
static inline eg_status* eg_round_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "round", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* round.places(Tensor self, *, int decimals) -> Tensor. Rounds to the given number of decimal places, halves to
 * even; a negative number rounds left of the point. In the shape of the tensor. Floating point only: integers have
 * no decimal places and are an error.
 * In Python:
 *     >>> torch.round(torch.tensor([3.14159, 1234.5]), decimals=2)
 *     tensor([   3.1400, 1234.5000]) */
static inline eg_status* eg_round_places(eg_tensor* self, int64_t decimals, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(decimals);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "round", "places", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_round_places; the result is written into self. */
static inline eg_status* eg_round_places_(eg_tensor* self, int64_t decimals) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(decimals);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "round_", "places", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_round_places; the result is written into the tensor given last. */
static inline eg_status* eg_round_places_out(eg_tensor* self, int64_t decimals, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(decimals);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "round", "places.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* round_decimals(Tensor self, int decimals=0) -> Tensor. Rounds to `decimals` decimal places, halves to even;
 * negative counts round to tens, hundreds, ... The result has the shape of the tensor. Takes integers and floats.
 * Other dtypes are an error. */
static inline eg_status* eg_round_decimals(eg_tensor* self, int64_t decimals, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(decimals);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "round_decimals", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* sgn(Tensor self) -> Tensor. x/|x| for complex numbers, 0 at 0; the sign for real ones. The result has the shape
 * of the tensor. Takes bool, integers, floats and complex numbers.
 * In Python:
 *     >>> torch.sgn(torch.tensor([3 + 4j, 0j]))
 *     tensor([0.6000+0.8000j, 0.0000+0.0000j]) */
static inline eg_status* eg_sgn(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sgn", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sgn; the result is written into self. */
static inline eg_status* eg_sgn_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sgn_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sgn; the result is written into the tensor given last. */
static inline eg_status* eg_sgn_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sgn", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* sign(Tensor self) -> Tensor. -1, 0 or 1 by the sign; NaN gives 0. Complex is not supported: see sgn. The result
 * has the shape of the tensor.
 * In Python:
 *     >>> torch.sign(torch.tensor([-2.5, 0., 3.]))
 *     tensor([-1.,  0.,  1.]) */
static inline eg_status* eg_sign(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sign", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sign; the result is written into self. */
static inline eg_status* eg_sign_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sign_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_sign; the result is written into the tensor given last. */
static inline eg_status* eg_sign_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sign", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* signbit(Tensor self) -> Tensor. True where the sign bit is set, -0.0 included. Result is bool; complex is not
 * supported. The result has the shape of the tensor.
 * In Python:
 *     >>> torch.signbit(torch.tensor([-1., -0., 0.]))
 *     tensor([ True,  True, False]) */
static inline eg_status* eg_signbit(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signbit", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_signbit; the result is written into the tensor given last. */
static inline eg_status* eg_signbit_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signbit", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_round(Tensor self, *, int decimals=0) -> Tensor. As round: to the nearest value with that many decimal
 * places, halves to even. In the shape of the tensor. Floating point only; integers, bool and complex are errors.
 * In Python:
 *     >>> torch.special.round(torch.tensor([0.5, 2.7]))
 *     tensor([0., 3.]) */
static inline eg_status* eg_special_round(eg_tensor* self, int64_t decimals, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(decimals);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_round", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_round; the result is written into the tensor given last. */
static inline eg_status* eg_special_round_out(eg_tensor* self, int64_t decimals, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(decimals);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_round", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* square(Tensor self) -> Tensor. x squared, in the shape of x. Any dtype: bool gives int64, integers wrap.
 * In Python:
 *     >>> torch.square(torch.tensor([-2., 3.]))
 *     tensor([4., 9.]) */
static inline eg_status* eg_square(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "square", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_square; the result is written into self. */
static inline eg_status* eg_square_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "square_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_square; the result is written into the tensor given last. */
static inline eg_status* eg_square_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "square", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* trunc(Tensor self) -> Tensor. Integer part, rounding towards 0; integers stay as they are. Complex and bool are
 * not supported. The result has the shape of the tensor.
 * In Python:
 *     >>> torch.trunc(torch.tensor([-1.7, 1.7]))
 *     tensor([-1.,  1.]) */
static inline eg_status* eg_trunc(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "trunc", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_trunc; the result is written into self. */
static inline eg_status* eg_trunc_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "trunc_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_trunc; the result is written into the tensor given last. */
static inline eg_status* eg_trunc_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "trunc", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
