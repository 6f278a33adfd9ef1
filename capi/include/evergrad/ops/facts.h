/* Generated from bindings/schema/ops/facts.toml; do not edit. */
#ifndef EVERGRAD_OPS_FACTS_H
#define EVERGRAD_OPS_FACTS_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

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
