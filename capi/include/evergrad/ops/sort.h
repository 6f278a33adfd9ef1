/* Generated from bindings/schema/ops/sort.toml; do not edit. */
#ifndef EVERGRAD_OPS_SORT_H
#define EVERGRAD_OPS_SORT_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _unique(Tensor self, int? dim=None, bool sorted=True, bool consecutive=False, bool return_inverse=True, bool
 * return_counts=True) -> (Tensor output, Tensor inverse, Tensor counts). The unique elements, or slices along dim,
 * with the place of each input in them and how often each occurs. `consecutive` merges equal neighbours only.
 * Without return_inverse the places are one zero, without return_counts the counts are empty. */
static inline eg_status* eg__unique(eg_tensor* self, eg_value dim, int32_t sorted, int32_t consecutive,
                                    int32_t return_inverse, int32_t return_counts, eg_tensor** output,
                                    eg_tensor** inverse, eg_tensor** counts) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[3];
  eg_status* status;
  *output = NULL;
  *inverse = NULL;
  *counts = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = dim;
  args[2] = eg_bool(sorted);
  args[3] = eg_bool(consecutive);
  args[4] = eg_bool(return_inverse);
  args[5] = eg_bool(return_counts);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "_unique", "", 1, args, 6, rets, 3);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *inverse = eg_detail_tensor(&rets[1]);
  *counts = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* argsort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> Tensor. The int64 indices that
 * sort along a dimension; NaN counts as largest. Complex is not supported. */
static inline eg_status* eg_argsort(eg_tensor* self, int64_t dim, int32_t descending, int32_t stable, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_bool(descending);
  args[3] = eg_bool(stable);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "argsort", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices). The k-th
 * smallest element along a dimension and where it stands (int64); k counts from 1, and beyond the size is an
 * error. NaN counts as largest. */
static inline eg_status* eg_kthvalue(eg_tensor* self, int64_t k, int64_t dim, int32_t keepdim, eg_tensor** values,
                                     eg_tensor** indices) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *values = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(k);
  args[2] = eg_int(dim);
  args[3] = eg_bool(keepdim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "kthvalue", "", 1, args, 4, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_kthvalue; the results are written into the tensors given last. */
static inline eg_status* eg_kthvalue_out(eg_tensor* self, int64_t k, int64_t dim, int32_t keepdim, eg_tensor* values,
                                         eg_tensor* indices) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(k);
  args[2] = eg_int(dim);
  args[3] = eg_bool(keepdim);
  args[4] = eg_detail_tensor_arg(values);
  args[5] = eg_detail_tensor_arg(indices);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "kthvalue", "out", 1, args, 6, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* msort(Tensor self) -> Tensor. Sorted along the first dimension, in the shape of self; equal elements keep their
 * order. */
static inline eg_status* eg_msort(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "msort", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_msort; the result is written into the tensor given last. */
static inline eg_status* eg_msort_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "msort", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* sort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices).
 * Sorted along a dimension, with the int64 indices where the elements stood; NaN counts as largest. Complex is not
 * supported. */
static inline eg_status* eg_sort(eg_tensor* self, int64_t dim, int32_t descending, int32_t stable, eg_tensor** values,
                                 eg_tensor** indices) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *values = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_bool(descending);
  args[3] = eg_bool(stable);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "sort", "", 1, args, 4, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_sort; the results are written into the tensors given last. */
static inline eg_status* eg_sort_out(eg_tensor* self, int64_t dim, int32_t descending, int32_t stable,
                                     eg_tensor* values, eg_tensor* indices) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_bool(descending);
  args[3] = eg_bool(stable);
  args[4] = eg_detail_tensor_arg(values);
  args[5] = eg_detail_tensor_arg(indices);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "sort", "out", 1, args, 6, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices).
 * Sorted along a dimension, with the indices; with stable equal elements keep their order. */
static inline eg_status* eg_sort_stable(eg_tensor* self, int32_t stable, int64_t dim, int32_t descending,
                                        eg_tensor** values, eg_tensor** indices) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *values = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_BOOL, stable);
  args[2] = eg_int(dim);
  args[3] = eg_bool(descending);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "sort", "stable", 1, args, 4, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_sort_stable; the results are written into the tensors given last. */
static inline eg_status* eg_sort_stable_out(eg_tensor* self, int32_t stable, int64_t dim, int32_t descending,
                                            eg_tensor* values, eg_tensor* indices) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_BOOL, stable);
  args[2] = eg_int(dim);
  args[3] = eg_bool(descending);
  args[4] = eg_detail_tensor_arg(values);
  args[5] = eg_detail_tensor_arg(indices);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "sort", "stable.out", 1, args, 6, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices).
 * The k largest (or smallest) elements along a dimension and where they stand (int64); NaN counts as largest. A k
 * beyond the size is an error. */
static inline eg_status* eg_topk(eg_tensor* self, int64_t k, int64_t dim, int32_t largest, int32_t sorted,
                                 eg_tensor** values, eg_tensor** indices) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[2];
  eg_status* status;
  *values = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(k);
  args[2] = eg_int(dim);
  args[3] = eg_bool(largest);
  args[4] = eg_bool(sorted);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "topk", "", 1, args, 5, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_topk; the results are written into the tensors given last. */
static inline eg_status* eg_topk_out(eg_tensor* self, int64_t k, int64_t dim, int32_t largest, int32_t sorted,
                                     eg_tensor* values, eg_tensor* indices) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(k);
  args[2] = eg_int(dim);
  args[3] = eg_bool(largest);
  args[4] = eg_bool(sorted);
  args[5] = eg_detail_tensor_arg(values);
  args[6] = eg_detail_tensor_arg(indices);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "topk", "out", 1, args, 7, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
