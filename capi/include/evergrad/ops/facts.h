/* Generated from bindings/schema/ops/facts.toml; do not edit. */
#ifndef EVERGRAD_OPS_FACTS_H
#define EVERGRAD_OPS_FACTS_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _fill_uninitialized(bool mode) -> bool. Whether empty() and its relatives fill memory: floating dtypes with NaN,
 * integers with the largest. Gives what held before. */
static inline eg_status* eg__fill_uninitialized(int32_t mode, int32_t* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_bool(mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_fill_uninitialized", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* _is_cow_tensor(Tensor self) -> bool. Whether a write to the tensor, of any dtype, would copy its memory first:
 * see _lazy_clone. */
static inline eg_status* eg__is_cow_tensor(eg_tensor* self, int32_t* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_is_cow_tensor", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* _lazy_clone(Tensor self) -> Tensor. A copy, of any dtype and the same shape, whose memory is copied in front of
 * the first write to it or to self. */
static inline eg_status* eg__lazy_clone(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_lazy_clone", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _pin_storage(Tensor self, int change) -> bool. Counts those outside of the library that hold the address of the
 * memory of a tensor of any dtype, which cannot be resized meanwhile; with 0 the memory is only made the tensor's
 * own, where it was shared by _lazy_clone. Gives whether it can be resized now. Another change than -1, 0 and 1 is
 * an error. */
static inline eg_status* eg__pin_storage(eg_tensor* self, int64_t change, int32_t* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(change);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_pin_storage", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* _storage_resizable(Tensor self) -> bool. Whether the memory of a tensor of any dtype may grow: it is the
 * library's own, and nobody outside holds its address. */
static inline eg_status* eg__storage_resizable(eg_tensor* self, int32_t* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_storage_resizable", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* can_cast(DType from_, DType to) -> bool. Whether an operator in place may store numbers of one dtype in another:
 * not of a higher kind (bool, integer, float, complex) in a lower one. What is no dtype is an error.
 * In Python:
 *     >>> torch.can_cast(torch.float64, torch.int32)
 *     False */
static inline eg_status* eg_can_cast(eg_dtype from_, eg_dtype to, int32_t* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_enum(EG_TAG_DTYPE, from_);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, to);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "can_cast", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* is_nonzero(Tensor self) -> bool. Whether the single element of a tensor of any dtype is not zero; another number
 * of elements is an error.
 * In Python:
 *     >>> torch.is_nonzero(torch.tensor([2.5]))
 *     True */
static inline eg_status* eg_is_nonzero(eg_tensor* self, int32_t* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "is_nonzero", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* is_same_size(Tensor self, Tensor other) -> bool. Whether two tensors, of any dtypes, have the same shape. Other
 * objects are an error.
 * In Python:
 *     >>> torch.is_same_size(torch.zeros(2, 1), torch.zeros(2))
 *     False */
static inline eg_status* eg_is_same_size(eg_tensor* self, eg_tensor* other, int32_t* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "is_same_size", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* is_set_to(Tensor self, Tensor tensor) -> bool. Whether two tensors of any dtypes are the same view of the same
 * storage: offset, sizes and strides are equal. Other objects are an error.
 * In Python:
 *     >>> x = torch.zeros(2)
 *     >>> x.is_set_to(x[:]), x.is_set_to(x[1:])
 *     (True, False) */
static inline eg_status* eg_is_set_to(eg_tensor* self, eg_tensor* tensor, int32_t* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tensor);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "is_set_to", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = (int32_t)rets[0].u.i;
  return NULL;
}

/* promote_types(DType type1, DType type2) -> DType. The smallest dtype that holds the kinds of numbers of both.
 * Types that have none, such as uint16 with a signed integer, are an error.
 * In Python:
 *     >>> torch.promote_types(torch.int32, torch.float16)
 *     torch.float16 */
static inline eg_status* eg_promote_types(eg_dtype type1, eg_dtype type2, eg_dtype* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_enum(EG_TAG_DTYPE, type1);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, type2);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "promote_types", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = (eg_dtype)rets[0].u.i;
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
