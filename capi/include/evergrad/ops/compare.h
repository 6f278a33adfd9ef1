/* Generated from bindings/schema/ops/compare.toml; do not edit. */
#ifndef EVERGRAD_OPS_COMPARE_H
#define EVERGRAD_OPS_COMPARE_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool. True when
 * isclose holds for every element: |self - other| <= atol + rtol |other|. The tensors broadcast and have one
 * dtype; two dtypes are an error.
 * In Python:
 *     >>> torch.allclose(torch.tensor([1., 2.]), torch.tensor([1., 2.0001]), atol=1e-3)
 *     True */
static inline eg_status* eg_allclose(eg_tensor* self, eg_tensor* other, double rtol, double atol, int32_t equal_nan,
                                     int32_t* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_double(rtol);
  args[3] = eg_double(atol);
  args[4] = eg_detail_bool(equal_nan);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "allclose", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* eq(Tensor self, Tensor other) -> Tensor. Elementwise self == other. Result is bool. The tensors broadcast, and
 * their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex
 * numbers.
 * In Python:
 *     >>> torch.eq(torch.tensor([1, 2, 3]), torch.tensor([1, 0, 3]))
 *     tensor([ True, False,  True]) */
static inline eg_status* eg_eq(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eq", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_eq; other is a plain number. */
static inline eg_status* eg_eq_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eq", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_eq; the result is written into self. */
static inline eg_status* eg_eq_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eq_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_eq; other is a plain number, the result is written into self. */
static inline eg_status* eg_eq_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eq_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_eq; the result is written into the tensor given last. */
static inline eg_status* eg_eq_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eq", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_eq; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_eq_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eq", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* equal(Tensor self, Tensor other) -> bool. True when both tensors have the same shape and all elements are equal;
 * NaN differs from itself. Any dtype, also two different ones, which are promoted: nothing is refused.
 * In Python:
 *     >>> torch.equal(torch.tensor([1, 2]), torch.tensor([1, 2]))
 *     True */
static inline eg_status* eg_equal(eg_tensor* self, eg_tensor* other, int32_t* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "equal", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* ge(Tensor self, Tensor other) -> Tensor. Elementwise self >= other. Result is bool. Complex has no order and is
 * refused. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes bool,
 * integers and floats. Other dtypes are an error.
 * In Python:
 *     >>> torch.ge(torch.tensor([1, 2, 3]), 2)
 *     tensor([False,  True,  True]) */
static inline eg_status* eg_ge(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ge", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_ge; other is a plain number. */
static inline eg_status* eg_ge_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ge", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_ge; the result is written into self. */
static inline eg_status* eg_ge_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ge_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_ge; other is a plain number, the result is written into self. */
static inline eg_status* eg_ge_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ge_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_ge; the result is written into the tensor given last. */
static inline eg_status* eg_ge_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ge", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_ge; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_ge_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ge", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* gt(Tensor self, Tensor other) -> Tensor. Elementwise self > other. Result is bool. Complex has no order and is
 * refused. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes bool,
 * integers and floats. Other dtypes are an error.
 * In Python:
 *     >>> torch.gt(torch.tensor([[1], [2]]), torch.tensor([0, 1, 2]))
 *     tensor([[ True, False, False],
 *             [ True,  True, False]]) */
static inline eg_status* eg_gt(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gt", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_gt; other is a plain number. */
static inline eg_status* eg_gt_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gt", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_gt; the result is written into self. */
static inline eg_status* eg_gt_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gt_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_gt; other is a plain number, the result is written into self. */
static inline eg_status* eg_gt_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gt_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_gt; the result is written into the tensor given last. */
static inline eg_status* eg_gt_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gt", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_gt; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_gt_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gt", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor. Bool, in
 * the broadcast shape: True where |self - other| <= atol + rtol * |other|; infinities only equal themselves, NaN
 * equals NaN with equal_nan. Two tensors of one dtype, any; two dtypes, shapes that do not broadcast, and a
 * negative rtol or atol are errors.
 * In Python:
 *     >>> torch.isclose(torch.tensor([1., 2.]), torch.tensor([1. + 1e-7, 2.1]))
 *     tensor([ True, False]) */
static inline eg_status* eg_isclose(eg_tensor* self, eg_tensor* other, double rtol, double atol, int32_t equal_nan,
                                    eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_double(rtol);
  args[3] = eg_double(atol);
  args[4] = eg_detail_bool(equal_nan);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isclose", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* le(Tensor self, Tensor other) -> Tensor. Elementwise self <= other. Result is bool. Complex has no order and is
 * refused. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes bool,
 * integers and floats. Other dtypes are an error.
 * In Python:
 *     >>> torch.le(torch.tensor([1, 2, 3]), 2)
 *     tensor([ True,  True, False]) */
static inline eg_status* eg_le(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "le", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_le; other is a plain number. */
static inline eg_status* eg_le_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "le", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_le; the result is written into self. */
static inline eg_status* eg_le_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "le_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_le; other is a plain number, the result is written into self. */
static inline eg_status* eg_le_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "le_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_le; the result is written into the tensor given last. */
static inline eg_status* eg_le_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "le", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_le; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_le_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "le", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logical_and(Tensor self, Tensor other) -> Tensor. True where both are not zero. Result is bool, any dtype is
 * read. The tensors broadcast; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.logical_and(torch.tensor([0, 1, 2]), torch.tensor([1, 0, 3]))
 *     tensor([False, False,  True]) */
static inline eg_status* eg_logical_and(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_and", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logical_and; the result is written into self. */
static inline eg_status* eg_logical_and_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_and_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_logical_and; the result is written into the tensor given last. */
static inline eg_status* eg_logical_and_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_and", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logical_or(Tensor self, Tensor other) -> Tensor. True where either is not zero. Result is bool, any dtype is
 * read. The tensors broadcast; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.logical_or(torch.tensor([0, 1, 0]), torch.tensor([False, False, True]))
 *     tensor([False,  True,  True]) */
static inline eg_status* eg_logical_or(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_or", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logical_or; the result is written into self. */
static inline eg_status* eg_logical_or_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_or_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_logical_or; the result is written into the tensor given last. */
static inline eg_status* eg_logical_or_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_or", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logical_xor(Tensor self, Tensor other) -> Tensor. True where exactly one is not zero. Result is bool, any dtype
 * is read. The tensors broadcast; shapes that do not fit are an error.
 * In Python:
 *     >>> torch.logical_xor(torch.tensor([True, True]), torch.tensor([True, False]))
 *     tensor([False,  True]) */
static inline eg_status* eg_logical_xor(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_xor", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logical_xor; the result is written into self. */
static inline eg_status* eg_logical_xor_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_xor_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_logical_xor; the result is written into the tensor given last. */
static inline eg_status* eg_logical_xor_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logical_xor", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* lt(Tensor self, Tensor other) -> Tensor. Elementwise self < other. Result is bool. Complex has no order and is
 * refused. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes bool,
 * integers and floats. Other dtypes are an error.
 * In Python:
 *     >>> torch.lt(torch.tensor([1, 2, 3]), 2)
 *     tensor([ True, False, False]) */
static inline eg_status* eg_lt(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lt", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_lt; other is a plain number. */
static inline eg_status* eg_lt_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lt", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_lt; the result is written into self. */
static inline eg_status* eg_lt_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lt_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_lt; other is a plain number, the result is written into self. */
static inline eg_status* eg_lt_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lt_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_lt; the result is written into the tensor given last. */
static inline eg_status* eg_lt_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lt", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_lt; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_lt_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lt", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* ne(Tensor self, Tensor other) -> Tensor. Elementwise self != other. Result is bool. The tensors broadcast, and
 * their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex
 * numbers.
 * In Python:
 *     >>> torch.ne(torch.tensor([1, 2, 3]), 2)
 *     tensor([ True, False,  True]) */
static inline eg_status* eg_ne(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ne", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_ne; other is a plain number. */
static inline eg_status* eg_ne_scalar(eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ne", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_ne; the result is written into self. */
static inline eg_status* eg_ne_(eg_tensor* self, eg_tensor* other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ne_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_ne; other is a plain number, the result is written into self. */
static inline eg_status* eg_ne_scalar_(eg_tensor* self, eg_value other) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ne_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_ne; the result is written into the tensor given last. */
static inline eg_status* eg_ne_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ne", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_ne; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_ne_scalar_out(eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = other;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ne", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
