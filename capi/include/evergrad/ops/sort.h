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
  args[2] = eg_detail_bool(sorted);
  args[3] = eg_detail_bool(consecutive);
  args[4] = eg_detail_bool(return_inverse);
  args[5] = eg_detail_bool(return_counts);
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
 * sort along a dimension, in the shape of self; NaN counts as largest. Integers, bool and floating point; complex,
 * and a dimension that self does not have, are errors.
 * In Python:
 *     >>> torch.argsort(torch.tensor([3, 1, 2]), descending=True)
 *     tensor([0, 2, 1]) */
static inline eg_status* eg_argsort(eg_tensor* self, int64_t dim, int32_t descending, int32_t stable, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(descending);
  args[3] = eg_detail_bool(stable);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "argsort", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* bucketize(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor. The number of
 * the bucket that each element falls into, in the shape of self: boundaries is 1-d and ascending, a bucket holds
 * its upper boundary, or with right its lower one. int64, or int32 with out_int32, of integers and floating point.
 * Complex, and boundaries that are not 1-d, are errors.
 * In Python:
 *     >>> torch.bucketize(torch.tensor([0, 3, 9]), torch.tensor([1, 3, 5]), right=True)
 *     tensor([0, 2, 3]) */
static inline eg_status* eg_bucketize(eg_tensor* self, eg_tensor* boundaries, int32_t out_int32, int32_t right,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(boundaries);
  args[2] = eg_detail_bool(out_int32);
  args[3] = eg_detail_bool(right);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bucketize", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bucketize; self is a plain number. */
static inline eg_status* eg_bucketize_scalar_self(eg_value self, eg_tensor* boundaries, int32_t out_int32,
                                                  int32_t right, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(boundaries);
  args[2] = eg_detail_bool(out_int32);
  args[3] = eg_detail_bool(right);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bucketize", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bucketize; the result is written into the tensor given last. */
static inline eg_status* eg_bucketize_out(eg_tensor* self, eg_tensor* boundaries, int32_t out_int32, int32_t right,
                                          eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(boundaries);
  args[2] = eg_detail_bool(out_int32);
  args[3] = eg_detail_bool(right);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bucketize", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_bucketize; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_bucketize_scalar_self_out(eg_value self, eg_tensor* boundaries, int32_t out_int32,
                                                      int32_t right, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = self;
  args[1] = eg_detail_tensor_arg(boundaries);
  args[2] = eg_detail_bool(out_int32);
  args[3] = eg_detail_bool(right);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bucketize", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* isin(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor. Whether
 * each element is among the test elements, bool in the shape of elements; with invert whether it is not. Integers
 * and floating point, promoted; bool and complex are errors.
 * In Python:
 *     >>> torch.isin(torch.tensor([1, 2, 3]), torch.tensor([2, 3]))
 *     tensor([False,  True,  True]) */
static inline eg_status* eg_isin(eg_tensor* elements, eg_tensor* test_elements, int32_t assume_unique, int32_t invert,
                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(elements);
  args[1] = eg_detail_tensor_arg(test_elements);
  args[2] = eg_detail_bool(assume_unique);
  args[3] = eg_detail_bool(invert);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isin", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_isin; test_elements is a plain number. */
static inline eg_status* eg_isin_scalar(eg_tensor* elements, eg_value test_elements, int32_t assume_unique,
                                        int32_t invert, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(elements);
  args[1] = test_elements;
  args[2] = eg_detail_bool(assume_unique);
  args[3] = eg_detail_bool(invert);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isin", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_isin; elements is a plain number. */
static inline eg_status* eg_isin_scalar_elements(eg_value elements, eg_tensor* test_elements, int32_t assume_unique,
                                                 int32_t invert, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = elements;
  args[1] = eg_detail_tensor_arg(test_elements);
  args[2] = eg_detail_bool(assume_unique);
  args[3] = eg_detail_bool(invert);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isin", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_isin; the result is written into the tensor given last. */
static inline eg_status* eg_isin_out(eg_tensor* elements, eg_tensor* test_elements, int32_t assume_unique,
                                     int32_t invert, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(elements);
  args[1] = eg_detail_tensor_arg(test_elements);
  args[2] = eg_detail_bool(assume_unique);
  args[3] = eg_detail_bool(invert);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isin", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_isin; test_elements is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_isin_scalar_out(eg_tensor* elements, eg_value test_elements, int32_t assume_unique,
                                            int32_t invert, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(elements);
  args[1] = test_elements;
  args[2] = eg_detail_bool(assume_unique);
  args[3] = eg_detail_bool(invert);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isin", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_isin; elements is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_isin_scalar_elements_out(eg_value elements, eg_tensor* test_elements, int32_t assume_unique,
                                                     int32_t invert, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = elements;
  args[1] = eg_detail_tensor_arg(test_elements);
  args[2] = eg_detail_bool(assume_unique);
  args[3] = eg_detail_bool(invert);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "isin", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices). The k-th
 * smallest element along a dimension and where it stands (int64); the dimension goes, or stays with size 1
 * (keepdim). NaN counts as largest. Integers, bool and floating point; k counts from 1, and beyond the size is an
 * error.
 * In Python:
 *     >>> torch.kthvalue(torch.tensor([4., 1., 3.]), 2)
 *     torch.return_types.kthvalue(
 *     values=tensor(3.),
 *     indices=tensor(2)) */
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
  args[3] = eg_detail_bool(keepdim);
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
  args[3] = eg_detail_bool(keepdim);
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

/* median(Tensor self) -> Tensor. The median of all elements, 0-dim: of an even number the lower of the two in the
 * middle; NaN of none, or if there is one. The gradient is shared by all elements of that value. Integers and
 * floating point; bool and complex are errors.
 * In Python:
 *     >>> torch.median(torch.tensor([3., 1., 2., 4.]))
 *     tensor(2.) */
static inline eg_status* eg_median(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "median", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices). The median along a
 * dimension, which goes, or stays with size 1 (keepdim) (the lower one of an even number), and the int64 index
 * where it stands, of equal elements where a stable sort would put the middle. A NaN is the median of what it is
 * in. Integers and floating point; bool, complex, and a dimension without elements, are errors.
 * In Python:
 *     >>> torch.median(torch.tensor([[3., 1., 2.], [4., 6., 5.]]), dim=1).values
 *     tensor([2., 5.]) */
static inline eg_status* eg_median_dim(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor** values,
                                       eg_tensor** indices) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  *values = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "median", "dim", 1, args, 3, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_median_dim; the results are written into the tensors given last. */
static inline eg_status* eg_median_dim_out(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor* values,
                                           eg_tensor* indices) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(values);
  args[4] = eg_detail_tensor_arg(indices);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "median", "dim.out", 1, args, 5, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices). The most frequent value
 * along a dimension, the smallest of several, and the index of its last occurrence. Both without the dimension, or
 * with it in size 1; indices are int64. Integers, bool and floating point; complex is not supported.
 * In Python:
 *     >>> torch.mode(torch.tensor([1, 2, 2, 3]))
 *     torch.return_types.mode(
 *     values=tensor(2),
 *     indices=tensor(2)) */
static inline eg_status* eg_mode(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor** values,
                                 eg_tensor** indices) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  *values = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "mode", "", 1, args, 3, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_mode; the results are written into the tensors given last. */
static inline eg_status* eg_mode_out(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor* values,
                                     eg_tensor* indices) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(values);
  args[4] = eg_detail_tensor_arg(indices);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "mode", "out", 1, args, 5, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* msort(Tensor self) -> Tensor. Sorted along the first dimension, in the shape of self; equal elements keep their
 * order. NaN counts as the largest; integers, bool and floating point, complex is an error.
 * In Python:
 *     >>> torch.msort(torch.tensor([[3, 1], [2, 5]]))
 *     tensor([[2, 1],
 *             [3, 5]]) */
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

/* nanmedian(Tensor self) -> Tensor. The median of all elements that are not NaN, 0-dim; NaN where nothing else is
 * there. Integers and floating point; bool and complex are errors.
 * In Python:
 *     >>> torch.nanmedian(torch.tensor([1., float('nan'), 3., 2.]))
 *     tensor(2.) */
static inline eg_status* eg_nanmedian(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nanmedian", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices). The median along a
 * dimension, which goes, or stays with size 1 (keepdim), of what is not NaN, and the int64 index where it stands;
 * NaN where nothing else is there. Integers and floating point; bool, complex, and a dimension without elements,
 * are errors.
 * In Python:
 *     >>> torch.nanmedian(torch.tensor([[1., float('nan'), 3.]]), dim=1).values
 *     tensor([1.]) */
static inline eg_status* eg_nanmedian_dim(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor** values,
                                          eg_tensor** indices) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  *values = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "nanmedian", "dim", 1, args, 3, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_nanmedian_dim; the results are written into the tensors given last. */
static inline eg_status* eg_nanmedian_dim_out(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor* values,
                                              eg_tensor* indices) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(values);
  args[4] = eg_detail_tensor_arg(indices);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "nanmedian", "dim.out", 1, args, 5, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor.
 * quantile of what is not NaN; NaN where nothing else is there. One dimension more, in front, when q is 1-d.
 * float32 and float64 of self's dtype; a q outside [0, 1] is an error.
 * In Python:
 *     >>> torch.nanquantile(torch.tensor([0., float('nan'), 2.]), torch.tensor([0., 0.5]))
 *     tensor([0., 1.]) */
static inline eg_status* eg_nanquantile(eg_tensor* self, eg_tensor* q, eg_value dim, int32_t keepdim,
                                        const char* interpolation, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(q);
  args[2] = dim;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_string(interpolation);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nanquantile", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nanquantile; the result is written into the tensor given last. */
static inline eg_status* eg_nanquantile_out(eg_tensor* self, eg_tensor* q, eg_value dim, int32_t keepdim,
                                            const char* interpolation, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(q);
  args[2] = dim;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_string(interpolation);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nanquantile", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') ->
 * Tensor. nanquantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q
 * outside is an error.
 * In Python:
 *     >>> torch.nanquantile(torch.tensor([0., float('nan'), 2.]), 0.5)
 *     tensor(1.) */
static inline eg_status* eg_nanquantile_scalar(eg_tensor* self, double q, eg_value dim, int32_t keepdim,
                                               const char* interpolation, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(q);
  args[2] = dim;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_string(interpolation);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nanquantile", "scalar", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nanquantile_scalar; the result is written into the tensor given last. */
static inline eg_status* eg_nanquantile_scalar_out(eg_tensor* self, double q, eg_value dim, int32_t keepdim,
                                                   const char* interpolation, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(q);
  args[2] = dim;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_string(interpolation);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nanquantile", "scalar.out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor. The
 * q-th quantiles (q in [0, 1], 0-dim or 1-d, of self's dtype: float32 or float64) along a dimension, which goes,
 * or stays with size 1 (keepdim), or of all elements. A 1-d q puts its dimension first. interpolation between two
 * neighbours: linear, lower, higher, midpoint or nearest. NaN where there is one. A q outside [0, 1] or of another
 * dtype, and an empty tensor, are errors.
 * In Python:
 *     >>> torch.quantile(torch.tensor([0., 1., 2., 3.]), torch.tensor([0.25, 0.5]))
 *     tensor([0.7500, 1.5000]) */
static inline eg_status* eg_quantile(eg_tensor* self, eg_tensor* q, eg_value dim, int32_t keepdim,
                                     const char* interpolation, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(q);
  args[2] = dim;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_string(interpolation);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "quantile", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_quantile; the result is written into the tensor given last. */
static inline eg_status* eg_quantile_out(eg_tensor* self, eg_tensor* q, eg_value dim, int32_t keepdim,
                                         const char* interpolation, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(q);
  args[2] = dim;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_string(interpolation);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "quantile", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') ->
 * Tensor. quantile for a number q from 0 to 1: self without dim, or 0-dim. float32 and float64 only; a q outside
 * is an error.
 * In Python:
 *     >>> torch.quantile(torch.tensor([0., 1., 2., 3.]), 0.5)
 *     tensor(1.5000) */
static inline eg_status* eg_quantile_scalar(eg_tensor* self, double q, eg_value dim, int32_t keepdim,
                                            const char* interpolation, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(q);
  args[2] = dim;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_string(interpolation);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "quantile", "scalar", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_quantile_scalar; the result is written into the tensor given last. */
static inline eg_status* eg_quantile_scalar_out(eg_tensor* self, double q, eg_value dim, int32_t keepdim,
                                                const char* interpolation, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(q);
  args[2] = dim;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_string(interpolation);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "quantile", "scalar.out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* searchsorted(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None,
 * Tensor? sorter=None) -> Tensor. Where each value would go in an ascending sequence: before equal elements, or
 * behind them with right (side 'right'). The sequence is 1-d, or has the values' leading dimensions and is
 * searched row by row. sorter, of its shape, orders a sequence that is not sorted. NaN counts as greatest. int64,
 * or int32 with out_int32, in the shape of the values. Integers and floating point; bool, complex, shapes that do
 * not fit, and a side that is neither, are errors.
 * In Python:
 *     >>> torch.searchsorted(torch.tensor([1, 3, 5]), torch.tensor([3, 6]))
 *     tensor([1, 3]) */
static inline eg_status* eg_searchsorted(eg_tensor* sorted_sequence, eg_tensor* self, int32_t out_int32, int32_t right,
                                         const char* side, eg_tensor* sorter, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(sorted_sequence);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = eg_detail_bool(out_int32);
  args[3] = eg_detail_bool(right);
  args[4] = eg_detail_string(side);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, sorter);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "searchsorted", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_searchsorted; self is a plain number. */
static inline eg_status* eg_searchsorted_scalar(eg_tensor* sorted_sequence, eg_value self, int32_t out_int32,
                                                int32_t right, const char* side, eg_tensor* sorter, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(sorted_sequence);
  args[1] = self;
  args[2] = eg_detail_bool(out_int32);
  args[3] = eg_detail_bool(right);
  args[4] = eg_detail_string(side);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, sorter);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "searchsorted", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_searchsorted; the result is written into the tensor given last. */
static inline eg_status* eg_searchsorted_out(eg_tensor* sorted_sequence, eg_tensor* self, int32_t out_int32,
                                             int32_t right, const char* side, eg_tensor* sorter, eg_tensor* out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(sorted_sequence);
  args[1] = eg_detail_tensor_arg(self);
  args[2] = eg_detail_bool(out_int32);
  args[3] = eg_detail_bool(right);
  args[4] = eg_detail_string(side);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, sorter);
  args[6] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "searchsorted", "out", 1, args, 7, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_searchsorted; self is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_searchsorted_scalar_out(eg_tensor* sorted_sequence, eg_value self, int32_t out_int32,
                                                    int32_t right, const char* side, eg_tensor* sorter,
                                                    eg_tensor* out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(sorted_sequence);
  args[1] = self;
  args[2] = eg_detail_bool(out_int32);
  args[3] = eg_detail_bool(right);
  args[4] = eg_detail_string(side);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, sorter);
  args[6] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "searchsorted", "out", 1, args, 7, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* sort(Tensor self, int dim=-1, bool descending=False, bool stable=False) -> (Tensor values, Tensor indices).
 * Sorted along a dimension, with the int64 indices where the elements stood, both in the shape of self; NaN counts
 * as largest. Integers, bool and floating point; complex, and a dimension that self does not have, are errors.
 * In Python:
 *     >>> torch.sort(torch.tensor([3, 1, 2]))
 *     torch.return_types.sort(
 *     values=tensor([1, 2, 3]),
 *     indices=tensor([1, 2, 0])) */
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
  args[2] = eg_detail_bool(descending);
  args[3] = eg_detail_bool(stable);
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
  args[2] = eg_detail_bool(descending);
  args[3] = eg_detail_bool(stable);
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
 * Sorted along a dimension, with the int64 indices, both in the shape of self; with stable equal elements keep
 * their order. NaN counts as the largest; integers, bool and floating point, complex is an error.
 * In Python:
 *     >>> torch.sort(torch.tensor([1, 0, 1, 0]), stable=True).indices
 *     tensor([1, 3, 0, 2]) */
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
  args[3] = eg_detail_bool(descending);
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
  args[3] = eg_detail_bool(descending);
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
 * The k largest (or smallest) elements along a dimension and where they stand (int64), k of them there; NaN counts
 * as largest. Integers, bool and floating point; complex, and a k beyond the size, are errors.
 * In Python:
 *     >>> torch.topk(torch.tensor([1., 5., 3., 4.]), 2)
 *     torch.return_types.topk(
 *     values=tensor([5., 4.]),
 *     indices=tensor([1, 3])) */
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
  args[3] = eg_detail_bool(largest);
  args[4] = eg_detail_bool(sorted);
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
  args[3] = eg_detail_bool(largest);
  args[4] = eg_detail_bool(sorted);
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

/* unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, int? dim=None) ->
 * (Tensor output, Tensor inverse, Tensor counts). The values that occur, in ascending order, or with dim the
 * slices along it that occur, as Python orders tuples. inverse says where each input is among them, in the shape
 * of self, or (size of dim); counts how often each occurs. These two are int64, and empty where they are not asked
 * for: in Python they are left out then. Any dtype but complex ones, which are an error.
 * In Python:
 *     >>> torch.unique(torch.tensor([3, 1, 3]), return_counts=True)
 *     (tensor([1, 3]), tensor([1, 2])) */
static inline eg_status* eg_unique(eg_tensor* self, int32_t sorted, int32_t return_inverse, int32_t return_counts,
                                   eg_value dim, eg_tensor** output, eg_tensor** inverse, eg_tensor** counts) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[3];
  eg_status* status;
  *output = NULL;
  *inverse = NULL;
  *counts = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(sorted);
  args[2] = eg_detail_bool(return_inverse);
  args[3] = eg_detail_bool(return_counts);
  args[4] = dim;
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "unique", "", 1, args, 5, rets, 3);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *inverse = eg_detail_tensor(&rets[1]);
  *counts = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor
 * output, Tensor inverse, Tensor counts). The values, or with dim the slices along it, with equal neighbours
 * merged into one, in their order. inverse says into which each input went, in the shape of self, or (size of
 * dim); counts of how many each was made. These two are int64, and empty where they are not asked for: in Python
 * they are left out then. Any dtype but complex ones, which are an error.
 * In Python:
 *     >>> torch.unique_consecutive(torch.tensor([1, 1, 2, 1]), return_counts=True)
 *     (tensor([1, 2, 1]), tensor([2, 1, 1])) */
static inline eg_status* eg_unique_consecutive(eg_tensor* self, int32_t return_inverse, int32_t return_counts,
                                               eg_value dim, eg_tensor** output, eg_tensor** inverse,
                                               eg_tensor** counts) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[3];
  eg_status* status;
  *output = NULL;
  *inverse = NULL;
  *counts = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(return_inverse);
  args[2] = eg_detail_bool(return_counts);
  args[3] = dim;
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "unique_consecutive", "", 1, args, 4, rets, 3);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *inverse = eg_detail_tensor(&rets[1]);
  *counts = eg_detail_tensor(&rets[2]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
