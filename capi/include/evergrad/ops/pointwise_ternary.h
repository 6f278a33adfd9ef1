/* Generated from bindings/schema/ops/pointwise_ternary.toml; do not edit. */
#ifndef EVERGRAD_OPS_POINTWISE_TERNARY_H
#define EVERGRAD_OPS_POINTWISE_TERNARY_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor. self + value * tensor1 /
 * tensor2. Integer division is refused. The tensors broadcast, and their dtypes are promoted; shapes that do not
 * fit are an error. Takes floats and complex numbers. Other dtypes are an error.
 * In Python:
 *     >>> torch.addcdiv(torch.tensor([1., 1.]), torch.tensor([2., 3.]), torch.tensor([4., 6.]), value=2)
 *     tensor([2., 2.]) */
static inline eg_status* eg_addcdiv(eg_tensor* self, eg_tensor* tensor1, eg_tensor* tensor2, eg_value value,
                                    eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tensor1);
  args[2] = eg_detail_tensor_arg(tensor2);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addcdiv", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_addcdiv; the result is written into self. */
static inline eg_status* eg_addcdiv_(eg_tensor* self, eg_tensor* tensor1, eg_tensor* tensor2, eg_value value) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tensor1);
  args[2] = eg_detail_tensor_arg(tensor2);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addcdiv_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_addcdiv; the result is written into the tensor given last. */
static inline eg_status* eg_addcdiv_out(eg_tensor* self, eg_tensor* tensor1, eg_tensor* tensor2, eg_value value,
                                        eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tensor1);
  args[2] = eg_detail_tensor_arg(tensor2);
  args[3] = value;
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addcdiv", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor. self + value * tensor1 *
 * tensor2. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes
 * integers, floats and complex numbers. Other dtypes are an error.
 * In Python:
 *     >>> torch.addcmul(torch.tensor([1., 1.]), torch.tensor([2., 3.]), torch.tensor([4., 5.]), value=0.1)
 *     tensor([1.8000, 2.5000]) */
static inline eg_status* eg_addcmul(eg_tensor* self, eg_tensor* tensor1, eg_tensor* tensor2, eg_value value,
                                    eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tensor1);
  args[2] = eg_detail_tensor_arg(tensor2);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addcmul", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_addcmul; the result is written into self. */
static inline eg_status* eg_addcmul_(eg_tensor* self, eg_tensor* tensor1, eg_tensor* tensor2, eg_value value) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tensor1);
  args[2] = eg_detail_tensor_arg(tensor2);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addcmul_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_addcmul; the result is written into the tensor given last. */
static inline eg_status* eg_addcmul_out(eg_tensor* self, eg_tensor* tensor1, eg_tensor* tensor2, eg_value value,
                                        eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tensor1);
  args[2] = eg_detail_tensor_arg(tensor2);
  args[3] = value;
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addcmul", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* complex(Tensor real, Tensor imag) -> Tensor. A complex tensor of a real and an imaginary part. Both are float16,
 * float32 or float64, of one dtype, and broadcast. Shapes that do not broadcast are an error.
 * In Python:
 *     >>> torch.complex(torch.tensor([1., 2.]), torch.tensor([3., 4.]))
 *     tensor([1.+3.j, 2.+4.j]) */
static inline eg_status* eg_complex(eg_tensor* real, eg_tensor* imag, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(real);
  args[1] = eg_detail_tensor_arg(imag);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "complex", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_complex; the result is written into the tensor given last. */
static inline eg_status* eg_complex_out(eg_tensor* real, eg_tensor* imag, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(real);
  args[1] = eg_detail_tensor_arg(imag);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "complex", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* lerp(Tensor self, Tensor end, Tensor weight) -> Tensor. self + weight * (end - self), exact at weight 0 and 1.
 * All tensors have one dtype, but for a 0-dim weight. The tensors broadcast; shapes that do not fit are an error.
 * Takes floats and complex numbers. Other dtypes are an error.
 * In Python:
 *     >>> torch.lerp(torch.tensor([0., 10.]), torch.tensor([1., 20.]), torch.tensor([0.25, 0.5]))
 *     tensor([ 0.2500, 15.0000]) */
static inline eg_status* eg_lerp(eg_tensor* self, eg_tensor* end, eg_tensor* weight, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = eg_detail_tensor_arg(weight);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lerp", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_lerp; the result is written into self. */
static inline eg_status* eg_lerp_(eg_tensor* self, eg_tensor* end, eg_tensor* weight) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = eg_detail_tensor_arg(weight);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lerp_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_lerp; the result is written into the tensor given last. */
static inline eg_status* eg_lerp_out(eg_tensor* self, eg_tensor* end, eg_tensor* weight, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = eg_detail_tensor_arg(weight);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lerp", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* lerp.weight(Tensor self, Tensor end, Scalar weight) -> Tensor. self + weight * (end - self) for a weight that is
 * a plain number. Both tensors have one dtype. They broadcast; floating point and complex: integers are an error.
 * In Python:
 *     >>> torch.lerp(torch.tensor([0., 10.]), torch.tensor([1., 20.]), 0.5)
 *     tensor([ 0.5000, 15.0000]) */
static inline eg_status* eg_lerp_weight(eg_tensor* self, eg_tensor* end, eg_value weight, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = weight;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lerp", "weight", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_lerp_weight; the result is written into self. */
static inline eg_status* eg_lerp_weight_(eg_tensor* self, eg_tensor* end, eg_value weight) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = weight;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lerp_", "weight", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_lerp_weight; the result is written into the tensor given last. */
static inline eg_status* eg_lerp_weight_out(eg_tensor* self, eg_tensor* end, eg_value weight, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = weight;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lerp", "weight.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* lerp_scalar(Tensor self, Tensor end, Scalar weight) -> Tensor. self + weight * (end - self), weight a plain
 * number. Both tensors have one dtype. The tensors broadcast; shapes that do not fit are an error. Takes floats
 * and complex numbers. Other dtypes are an error. */
static inline eg_status* eg_lerp_scalar(eg_tensor* self, eg_tensor* end, eg_value weight, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = weight;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lerp_scalar", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* polar(Tensor abs, Tensor angle) -> Tensor. A complex tensor of modulus and argument, in radians. Both are
 * float32 or float64, of one dtype, and broadcast; the result has the complex type of that. Shapes that do not
 * broadcast are an error.
 * In Python:
 *     >>> torch.polar(torch.tensor([1., 2.]), torch.tensor([0., 0.5]))
 *     tensor([1.0000+0.0000j, 1.7552+0.9589j]) */
static inline eg_status* eg_polar(eg_tensor* abs, eg_tensor* angle, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(abs);
  args[1] = eg_detail_tensor_arg(angle);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "polar", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_polar; the result is written into the tensor given last. */
static inline eg_status* eg_polar_out(eg_tensor* abs, eg_tensor* angle, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(abs);
  args[1] = eg_detail_tensor_arg(angle);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "polar", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* where(Tensor condition, Tensor self, Tensor other) -> Tensor. self where the condition is true, other where not;
 * all three broadcast, and self and other, of any dtype, are promoted. The condition is bool (or uint8). Shapes
 * that do not broadcast are an error.
 * In Python:
 *     >>> torch.where(torch.tensor([True, False]), torch.tensor([1., 2.]), torch.tensor([10., 20.]))
 *     tensor([ 1., 20.]) */
static inline eg_status* eg_where(eg_tensor* condition, eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(condition);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "where", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_where; self is a plain number. */
static inline eg_status* eg_where_scalar_self(eg_tensor* condition, eg_value self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(condition);
  args[1] = self;
  args[2] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "where", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_where; other is a plain number. */
static inline eg_status* eg_where_scalar(eg_tensor* condition, eg_tensor* self, eg_value other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(condition);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "where", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_where; the result is written into the tensor given last. */
static inline eg_status* eg_where_out(eg_tensor* condition, eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(condition);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = eg_detail_tensor_arg(other);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "where", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_where; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_where_scalar_self_out(eg_tensor* condition, eg_value self, eg_tensor* other,
                                                  eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(condition);
  args[1] = self;
  args[2] = eg_detail_tensor_arg(other);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "where", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_where; other is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_where_scalar_out(eg_tensor* condition, eg_tensor* self, eg_value other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(condition);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = other;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "where", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* where.condition(Tensor condition) -> Tensor[]. The indices of the elements that are not zero, one 1-d int64
 * tensor a dimension: nonzero's columns. Any dtype is read.
 * In Python:
 *     >>> torch.where(torch.tensor([[0, 1], [2, 0]]))
 *     (tensor([0, 1]), tensor([1, 0])) */
static inline eg_status* eg_where_condition(eg_tensor* condition, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(condition);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "where", "condition", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* where.method(Tensor self, Tensor condition, Tensor other) -> Tensor. self where the condition is true, other
 * where not. The three broadcast, self and other are promoted; a condition that is neither bool nor uint8 is an
 * error.
 * In Python:
 *     >>> torch.tensor([1., -2.]).where(torch.tensor([True, False]), torch.tensor(0.))
 *     tensor([1., 0.]) */
static inline eg_status* eg_where_method(eg_tensor* self, eg_tensor* condition, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(condition);
  args[2] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "where", "method", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_where_method; other is a plain number. */
static inline eg_status* eg_where_method_scalar(eg_tensor* self, eg_tensor* condition, eg_value other,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(condition);
  args[2] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "where", "method", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
