/* Generated from bindings/schema/ops/scan.toml; do not edit. */
#ifndef EVERGRAD_OPS_SCAN_H
#define EVERGRAD_OPS_SCAN_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* cummax(Tensor self, int dim) -> (Tensor values, Tensor indices). Running largest element along a dimension and
 * where it stands (the last of equals, int64); NaN stays. Both are in the shape of self; integers, bool and
 * floating point. Complex is not supported. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.cummax(torch.tensor([1, 3, 2, 5]), dim=0)
 *     torch.return_types.cummax(
 *     values=tensor([1, 3, 3, 5]),
 *     indices=tensor([0, 1, 1, 3])) */
static inline eg_status* eg_cummax(eg_tensor* self, int64_t dim, eg_tensor** values, eg_tensor** indices) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *values = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "cummax", "", 1, args, 2, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_cummax; the results are written into the tensors given last. */
static inline eg_status* eg_cummax_out(eg_tensor* self, int64_t dim, eg_tensor* values, eg_tensor* indices) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(values);
  args[3] = eg_detail_tensor_arg(indices);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "cummax", "out", 1, args, 4, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* cummin(Tensor self, int dim) -> (Tensor values, Tensor indices). Running smallest element along a dimension and
 * where it stands (the last of equals, int64); NaN stays. Both are in the shape of self; integers, bool and
 * floating point. Complex is not supported. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.cummin(torch.tensor([4., 3., 5., 1.]), dim=0).values
 *     tensor([4., 3., 3., 1.]) */
static inline eg_status* eg_cummin(eg_tensor* self, int64_t dim, eg_tensor** values, eg_tensor** indices) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *values = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "cummin", "", 1, args, 2, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_cummin; the results are written into the tensors given last. */
static inline eg_status* eg_cummin_out(eg_tensor* self, int64_t dim, eg_tensor* values, eg_tensor* indices) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(values);
  args[3] = eg_detail_tensor_arg(indices);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "cummin", "out", 1, args, 4, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* cumprod(Tensor self, int dim, *, DType? dtype=None) -> Tensor. Running product along a dimension, in the shape
 * of self. Any dtype; integer and bool tensors multiply in int64; dtype, or that of out=, casts first. A dimension
 * that self does not have is an error.
 * In Python:
 *     >>> torch.cumprod(torch.tensor([1., 2., 3., 4.]), dim=0)
 *     tensor([ 1.,  2.,  6., 24.]) */
static inline eg_status* eg_cumprod(eg_tensor* self, int64_t dim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cumprod", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_cumprod; the result is written into self. */
static inline eg_status* eg_cumprod_(eg_tensor* self, int64_t dim, eg_dtype dtype) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cumprod_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_cumprod; the result is written into the tensor given last. */
static inline eg_status* eg_cumprod_out(eg_tensor* self, int64_t dim, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cumprod", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* cumsum(Tensor self, int dim, *, DType? dtype=None) -> Tensor. Running sum along a dimension, in the shape of
 * self. Any dtype; integer and bool tensors sum in int64; dtype, or that of out=, casts first. A dimension that
 * self does not have is an error.
 * In Python:
 *     >>> torch.cumsum(torch.tensor([[1, 2], [3, 4]]), dim=0)
 *     tensor([[1, 2],
 *             [4, 6]]) */
static inline eg_status* eg_cumsum(eg_tensor* self, int64_t dim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cumsum", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_cumsum; the result is written into self. */
static inline eg_status* eg_cumsum_(eg_tensor* self, int64_t dim, eg_dtype dtype) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cumsum_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_cumsum; the result is written into the tensor given last. */
static inline eg_status* eg_cumsum_out(eg_tensor* self, int64_t dim, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cumsum", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor. The n-th difference
 * of neighbours along a dimension, after putting `prepend` before and `append` behind. Bool tensors use the
 * exclusive or. In the shape of self with one element less along it each time. Any dtype; a 0-dim tensor and a
 * negative n are errors.
 * In Python:
 *     >>> torch.diff(torch.tensor([1, 4, 9, 16]))
 *     tensor([3, 5, 7]) */
static inline eg_status* eg_diff(eg_tensor* self, int64_t n, int64_t dim, eg_tensor* prepend, eg_tensor* append,
                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n);
  args[2] = eg_int(dim);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, prepend);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, append);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "diff", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_diff; the result is written into the tensor given last. */
static inline eg_status* eg_diff_out(eg_tensor* self, int64_t n, int64_t dim, eg_tensor* prepend, eg_tensor* append,
                                     eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n);
  args[2] = eg_int(dim);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, prepend);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, append);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "diff", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logcumsumexp(Tensor self, int dim) -> Tensor. log of the running sum of exponentials along a dimension, computed
 * stably; in the shape of self. Floating point and complex only. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.logcumsumexp(torch.tensor([0., 0., 0.]), dim=0)
 *     tensor([0.0000, 0.6931, 1.0986]) */
static inline eg_status* eg_logcumsumexp(eg_tensor* self, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logcumsumexp", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logcumsumexp; the result is written into the tensor given last. */
static inline eg_status* eg_logcumsumexp_out(eg_tensor* self, int64_t dim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logcumsumexp", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
