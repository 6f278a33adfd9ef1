/* Generated from bindings/schema/ops/reduce.toml; do not edit. */
#ifndef EVERGRAD_OPS_REDUCE_H
#define EVERGRAD_OPS_REDUCE_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* all(Tensor self) -> Tensor. True when all elements are not zero, 0-dim; true of none. Any dtype is read; the
 * result is bool, uint8 for uint8 tensors.
 * In Python:
 *     >>> torch.all(torch.tensor([True, True, False]))
 *     tensor(False) */
static inline eg_status* eg_all(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "all", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_all; the result is written into the tensor given last. */
static inline eg_status* eg_all_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "all", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor. True where, along a dimension, all elements are not
 * zero. It goes, or stays with size 1 (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A
 * dimension that self does not have is an error.
 * In Python:
 *     >>> torch.all(torch.tensor([[True, True], [True, False]]), dim=1)
 *     tensor([ True, False]) */
static inline eg_status* eg_all_dim(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "all", "dim", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_all_dim; the result is written into the tensor given last. */
static inline eg_status* eg_all_dim_out(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "all", "dim.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor. True where, over dimensions (all unless
 * given), all elements are not zero. They go, or stay with size 1 (keepdim). Any dtype is read; the result is
 * bool, uint8 for uint8 tensors. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.all(torch.tensor([[True, True], [True, False]]), dim=(0, 1))
 *     tensor(False) */
static inline eg_status* eg_all_dims(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "all", "dims", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_all_dims; the result is written into the tensor given last. */
static inline eg_status* eg_all_dims_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                         eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "all", "dims.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor. The largest elements over dimensions (all unless
 * given), which go, or stay with size 1 (keepdim); NaN where there is one. Ties share the gradient evenly.
 * Integers, bool and floating point; complex, and a dimension without elements, are errors.
 * In Python:
 *     >>> torch.amax(torch.tensor([[1., 5.], [7., 2.]]), dim=0)
 *     tensor([7., 5.]) */
static inline eg_status* eg_amax(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "amax", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_amax; the result is written into the tensor given last. */
static inline eg_status* eg_amax_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                     eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "amax", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor. The smallest elements over dimensions (all
 * unless given), which go, or stay with size 1 (keepdim); NaN where there is one. Ties share the gradient evenly.
 * Integers, bool and floating point; complex, and a dimension without elements, are errors.
 * In Python:
 *     >>> torch.amin(torch.tensor([[1., 5.], [7., 2.]]), dim=0)
 *     tensor([1., 2.]) */
static inline eg_status* eg_amin(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "amin", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_amin; the result is written into the tensor given last. */
static inline eg_status* eg_amin_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                     eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "amin", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max). The smallest and the
 * largest elements along a dimension, which goes, or stays with size 1 (keepdim), or of the whole tensor, 0-dim;
 * NaN counts as both. Integers, bool and floating point; complex, and an empty tensor or dimension, are errors.
 * In Python:
 *     >>> torch.aminmax(torch.tensor([3., 1., 2.]))
 *     torch.return_types.aminmax(
 *     min=tensor(1.),
 *     max=tensor(3.)) */
static inline eg_status* eg_aminmax(eg_tensor* self, eg_value dim, int32_t keepdim, eg_tensor** min, eg_tensor** max) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  *min = NULL;
  *max = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = dim;
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "aminmax", "", 1, args, 3, rets, 2);
  if (status) return status;
  *min = eg_detail_tensor(&rets[0]);
  *max = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_aminmax; the results are written into the tensors given last. */
static inline eg_status* eg_aminmax_out(eg_tensor* self, eg_value dim, int32_t keepdim, eg_tensor* min,
                                        eg_tensor* max) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = dim;
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(min);
  args[4] = eg_detail_tensor_arg(max);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "aminmax", "out", 1, args, 5, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* any(Tensor self) -> Tensor. True when any element is not zero, 0-dim; false of none. Any dtype is read; the
 * result is bool, uint8 for uint8 tensors.
 * In Python:
 *     >>> torch.any(torch.tensor([0, 0, 3]))
 *     tensor(True) */
static inline eg_status* eg_any(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "any", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_any; the result is written into the tensor given last. */
static inline eg_status* eg_any_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "any", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor. True where, along a dimension, any element is not
 * zero. It goes, or stays with size 1 (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A
 * dimension that self does not have is an error.
 * In Python:
 *     >>> torch.any(torch.tensor([[0, 0], [1, 0]]), dim=1)
 *     tensor([False,  True]) */
static inline eg_status* eg_any_dim(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "any", "dim", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_any_dim; the result is written into the tensor given last. */
static inline eg_status* eg_any_dim_out(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "any", "dim.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor. True where, over dimensions (all unless
 * given), any element is not zero. They go, or stay with size 1 (keepdim). Any dtype is read; the result is bool,
 * uint8 for uint8 tensors. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.any(torch.tensor([[0, 0], [1, 0]]), dim=(0, 1))
 *     tensor(True) */
static inline eg_status* eg_any_dims(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "any", "dims", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_any_dims; the result is written into the tensor given last. */
static inline eg_status* eg_any_dims_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                         eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "any", "dims.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor. Index of the largest element along a
 * dimension, which goes, or stays with size 1 (keepdim), or in the flattened tensor, 0-dim; the first of equals,
 * or of NaNs. int64, of integers and floating point. Bool, complex, and a dimension without elements, are errors.
 * In Python:
 *     >>> torch.argmax(torch.tensor([[1, 5], [7, 2]]), dim=1)
 *     tensor([1, 0]) */
static inline eg_status* eg_argmax(eg_tensor* self, eg_value dim, int32_t keepdim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = dim;
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "argmax", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_argmax; the result is written into the tensor given last. */
static inline eg_status* eg_argmax_out(eg_tensor* self, eg_value dim, int32_t keepdim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = dim;
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "argmax", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor. Index of the smallest element along a
 * dimension, which goes, or stays with size 1 (keepdim), or in the flattened tensor, 0-dim; the first of equals,
 * or of NaNs. int64, of integers and floating point. Bool, complex, and a dimension without elements, are errors.
 * In Python:
 *     >>> torch.argmin(torch.tensor([4., 1., 3.]))
 *     tensor(1) */
static inline eg_status* eg_argmin(eg_tensor* self, eg_value dim, int32_t keepdim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = dim;
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "argmin", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_argmin; the result is written into the tensor given last. */
static inline eg_status* eg_argmin_out(eg_tensor* self, eg_value dim, int32_t keepdim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = dim;
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "argmin", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* count_nonzero(Tensor self, int? dim=None) -> Tensor. Number of elements that are not zero, along a dimension,
 * which goes, or in all, 0-dim. int64; any dtype is read. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.count_nonzero(torch.tensor([[0, 1], [2, 3]]))
 *     tensor(3) */
static inline eg_status* eg_count_nonzero(eg_tensor* self, eg_value dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = dim;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "count_nonzero", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* count_nonzero.dims(Tensor self, int[] dim) -> Tensor. Number of elements that are not zero over several
 * dimensions, which go: int64, and any dtype is read. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.count_nonzero(torch.tensor([[0, 1], [2, 3]]), dim=(0,))
 *     tensor([1, 2]) */
static inline eg_status* eg_count_nonzero_dims(eg_tensor* self, const int64_t* dim, size_t dim_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "count_nonzero", "dims", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* dist(Tensor self, Tensor other, Scalar p=2) -> Tensor. p-norm of self - other, which broadcast; 0-dim and real.
 * Floating point and complex; integers, and shapes that do not broadcast, are errors.
 * In Python:
 *     >>> torch.dist(torch.tensor([1., 2.]), torch.tensor([4., 6.]))
 *     tensor(5.) */
static inline eg_status* eg_dist(eg_tensor* self, eg_tensor* other, eg_value p, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = p;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dist", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) ->
 * Tensor. Vector norm over dimensions (all unless given), which go, or stay with size 1 (keepdim): (sum
 * |x|^ord)^(1/ord), the largest or smallest modulus for ord inf or -inf, the number of elements that are not zero
 * for ord 0. Floating point and complex only; the result is real; dtype casts first. A dimension that self does
 * not have is an error.
 * In Python:
 *     >>> torch.linalg.vector_norm(torch.tensor([3., -4.]), ord=1)
 *     tensor(7.) */
static inline eg_status* eg_linalg_vector_norm(eg_tensor* self, eg_value ord, const int64_t* dim, size_t dim_count,
                                               int32_t keepdim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = ord;
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_vector_norm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_vector_norm; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_vector_norm_out(eg_tensor* self, eg_value ord, const int64_t* dim, size_t dim_count,
                                                   int32_t keepdim, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = ord;
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_vector_norm", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor. log of the sum of exponentials over
 * dimensions, which go, or stay with size 1 (keepdim), computed stably. Floating point and complex; integers and
 * bool compute in the default float type. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.logsumexp(torch.tensor([[0., 0.], [1000., 1000.]]), 1)
 *     tensor([6.9315e-01, 1.0007e+03]) */
static inline eg_status* eg_logsumexp(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logsumexp", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logsumexp; the result is written into the tensor given last. */
static inline eg_status* eg_logsumexp_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                          eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logsumexp", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* max(Tensor self) -> Tensor. The largest element; NaN where there is one. Ties share the gradient evenly. An
 * empty tensor is an error. 0-dim; integers, bool and floating point, complex is not supported.
 * In Python:
 *     >>> torch.max(torch.tensor([1., 5., 3.]))
 *     tensor(5.) */
static inline eg_status* eg_max(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_max; the result is written into the tensor given last. */
static inline eg_status* eg_max_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices). The largest elements along
 * a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices where they stand (the first of
 * equals); NaN counts as largest. Integers, bool and floating point; complex, and a dimension without elements,
 * are errors.
 * In Python:
 *     >>> torch.max(torch.tensor([[1, 5], [7, 2]]), dim=1)
 *     torch.return_types.max(
 *     values=tensor([5, 7]),
 *     indices=tensor([1, 0])) */
static inline eg_status* eg_max_dim(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor** values,
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
  status = eg_detail_call(&op, "max", "dim", 1, args, 3, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_max_dim; the results are written into the tensors given last. */
static inline eg_status* eg_max_dim_out(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor* values,
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
  status = eg_detail_call(&op, "max", "dim.out", 1, args, 5, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* max.other(Tensor self, Tensor other) -> Tensor. Elementwise, the larger of two: maximum. NaN wins; the tensors
 * broadcast, and their dtypes are promoted. Complex is not supported.
 * In Python:
 *     >>> torch.max(torch.tensor([1, 5]), torch.tensor([3, 2]))
 *     tensor([3, 5]) */
static inline eg_status* eg_max_other(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max", "other", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_max_other; the result is written into the tensor given last. */
static inline eg_status* eg_max_other_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max", "other.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* mean(Tensor self, *, DType? dtype=None) -> Tensor. Mean of all elements, 0-dim; NaN of none. The tensor, or
 * dtype, must be floating point or complex, else it is an error.
 * In Python:
 *     >>> torch.mean(torch.tensor([1., 2., 6.]))
 *     tensor(3.) */
static inline eg_status* eg_mean(eg_tensor* self, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mean", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_mean; the result is written into the tensor given last. */
static inline eg_status* eg_mean_out(eg_tensor* self, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mean", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor. Mean over dimensions,
 * which go, or stay with size 1 (keepdim); NaN of none. The tensor, or dtype, which casts first, must be floating
 * point or complex, else it is an error.
 * In Python:
 *     >>> torch.mean(torch.tensor([[1., 2.], [3., 4.]]), dim=0)
 *     tensor([2., 3.]) */
static inline eg_status* eg_mean_dim(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                     eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mean", "dim", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_mean_dim; the result is written into the tensor given last. */
static inline eg_status* eg_mean_dim_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                         eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mean", "dim.out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* min(Tensor self) -> Tensor. The smallest element; NaN where there is one. Ties share the gradient evenly. An
 * empty tensor is an error. 0-dim; integers, bool and floating point, complex is not supported.
 * In Python:
 *     >>> torch.min(torch.tensor([1., 5., 3.]))
 *     tensor(1.) */
static inline eg_status* eg_min(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "min", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_min; the result is written into the tensor given last. */
static inline eg_status* eg_min_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "min", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices). The smallest elements
 * along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices where they stand (the first
 * of equals); NaN counts as smallest. Integers, bool and floating point; complex, and a dimension without
 * elements, are errors.
 * In Python:
 *     >>> torch.min(torch.tensor([[1, 5], [7, 2]]), dim=1)
 *     torch.return_types.min(
 *     values=tensor([1, 2]),
 *     indices=tensor([0, 1])) */
static inline eg_status* eg_min_dim(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor** values,
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
  status = eg_detail_call(&op, "min", "dim", 1, args, 3, rets, 2);
  if (status) return status;
  *values = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_min_dim; the results are written into the tensors given last. */
static inline eg_status* eg_min_dim_out(eg_tensor* self, int64_t dim, int32_t keepdim, eg_tensor* values,
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
  status = eg_detail_call(&op, "min", "dim.out", 1, args, 5, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* min.other(Tensor self, Tensor other) -> Tensor. Elementwise, the smaller of two: minimum. NaN wins; the tensors
 * broadcast, and their dtypes are promoted. Complex is not supported.
 * In Python:
 *     >>> torch.min(torch.tensor([1, 5]), torch.tensor([3, 2]))
 *     tensor([1, 2]) */
static inline eg_status* eg_min_other(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "min", "other", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_min_other; the result is written into the tensor given last. */
static inline eg_status* eg_min_other_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "min", "other.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor. Sum over dimensions
 * (all of them unless given), which go, or stay with size 1 (keepdim), with NaN counted as 0. Floating point;
 * integers and bool sum in int64, complex is an error.
 * In Python:
 *     >>> torch.nansum(torch.tensor([1., float('nan'), 3.]))
 *     tensor(4.) */
static inline eg_status* eg_nansum(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                   eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nansum", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nansum; the result is written into the tensor given last. */
static inline eg_status* eg_nansum_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                       eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nansum", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* norm(Tensor self, Scalar p=2) -> Tensor. p-norm of all elements, 0-dim: (sum |x|^p)^(1/p), the largest modulus
 * for p inf, the count of those not zero for p 0. Floating point and complex only; the result is real.
 * In Python:
 *     >>> torch.norm(torch.tensor([3., 4.]))
 *     tensor(5.) */
static inline eg_status* eg_norm(eg_tensor* self, eg_value p, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = p;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "norm", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* norm.dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, DType? dtype=None) -> Tensor. p-norm over
 * dimensions, which go, or stay with size 1 (keepdim); a missing p means 2. Floating point and complex only; the
 * result is real. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.norm(torch.tensor([[3., 4.], [6., 8.]]), p=2, dim=1)
 *     tensor([ 5., 10.]) */
static inline eg_status* eg_norm_dim(eg_tensor* self, eg_value p, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                     eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = p;
  args[2] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "norm", "dim", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_norm_dim; the result is written into the tensor given last. */
static inline eg_status* eg_norm_dim_out(eg_tensor* self, eg_value p, const int64_t* dim, size_t dim_count,
                                         int32_t keepdim, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = p;
  args[2] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "norm", "dim.out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* prod(Tensor self, *, DType? dtype=None) -> Tensor. Product of all elements, 0-dim; 1 of none. Any dtype; integer
 * and bool tensors multiply in int64, dtype, or that of out=, casts first.
 * In Python:
 *     >>> torch.prod(torch.tensor([2., 3., 4.]))
 *     tensor(24.) */
static inline eg_status* eg_prod(eg_tensor* self, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "prod", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_prod; the result is written into the tensor given last. */
static inline eg_status* eg_prod_out(eg_tensor* self, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "prod", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* prod.dim(Tensor self, int dim, bool keepdim=False, *, DType? dtype=None) -> Tensor. Product over one dimension,
 * which goes, or stays with size 1 (keepdim); 1 of none. Any dtype; integer and bool tensors multiply in int64,
 * dtype, or that of out=, casts first. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.prod(torch.tensor([[1, 2], [3, 4]]), dim=1)
 *     tensor([ 2, 12]) */
static inline eg_status* eg_prod_dim(eg_tensor* self, int64_t dim, int32_t keepdim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "prod", "dim", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_prod_dim; the result is written into the tensor given last. */
static inline eg_status* eg_prod_dim_out(eg_tensor* self, int64_t dim, int32_t keepdim, eg_dtype dtype,
                                         eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "prod", "dim.out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* std(Tensor self, bool unbiased=True) -> Tensor. Standard deviation of all elements, 0-dim: divides by the number
 * of elements less the correction (1 unless given; unbiased=False means 0). Floating point and complex only;
 * complex tensors give a real result.
 * In Python:
 *     >>> torch.std(torch.tensor([1., 2., 3., 4.]))
 *     tensor(1.2910) */
static inline eg_status* eg_std(eg_tensor* self, int32_t unbiased, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(unbiased);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "std", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor.
 * Standard deviation over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by the
 * number of elements less the correction, 1 unless given. Floating point and complex only; complex tensors give a
 * real result. Where it is 0 its gradient is 0. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.std(torch.tensor([1., 2., 3., 4.]), correction=0)
 *     tensor(1.1180) */
static inline eg_status* eg_std_correction(eg_tensor* self, const int64_t* dim, size_t dim_count, eg_value correction,
                                           int32_t keepdim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = correction;
  args[3] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "std", "correction", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_std_correction; the result is written into the tensor given last. */
static inline eg_status* eg_std_correction_out(eg_tensor* self, const int64_t* dim, size_t dim_count,
                                               eg_value correction, int32_t keepdim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = correction;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "std", "correction.out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor. Standard deviation over
 * dimensions, which go, or stay with size 1 (keepdim): divides by the number of elements less the correction (1
 * unless given; unbiased=False means 0). Floating point and complex only; complex tensors give a real result. A
 * dimension that self does not have is an error.
 * In Python:
 *     >>> torch.std(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
 *     tensor([1., 2.]) */
static inline eg_status* eg_std_dim(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t unbiased,
                                    int32_t keepdim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(unbiased);
  args[3] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "std", "dim", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_std_dim; the result is written into the tensor given last. */
static inline eg_status* eg_std_dim_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t unbiased,
                                        int32_t keepdim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(unbiased);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "std", "dim.out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor). Standard deviation and mean of all elements,
 * 0-dim, as std and mean give them. Floating point and complex only; of complex tensors the first is real.
 * In Python:
 *     >>> torch.std_mean(torch.tensor([1., 2., 3., 4.]))
 *     (tensor(1.2910), tensor(2.5000)) */
static inline eg_status* eg_std_mean(eg_tensor* self, int32_t unbiased, eg_tensor** out0, eg_tensor** out1) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(unbiased);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "std_mean", "", 1, args, 2, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor,
 * Tensor). Standard deviation and mean over dimensions (all unless given), which go, or stay with size 1
 * (keepdim): the variance divides by the number of elements less the correction, 1 unless given. Floating point
 * and complex only; of complex tensors the first is real. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.std_mean(torch.tensor([1., 2., 3., 4.]), correction=0)
 *     (tensor(1.1180), tensor(2.5000)) */
static inline eg_status* eg_std_mean_correction(eg_tensor* self, const int64_t* dim, size_t dim_count,
                                                eg_value correction, int32_t keepdim, eg_tensor** out0,
                                                eg_tensor** out1) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = correction;
  args[3] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "std_mean", "correction", 1, args, 4, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor). Standard
 * deviation and mean over dimensions, which go, or stay with size 1 (keepdim), as std and mean give them. Floating
 * point and complex only; of complex tensors the first is real. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.std_mean(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
 *     (tensor([1., 2.]), tensor([2., 4.])) */
static inline eg_status* eg_std_mean_dim(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t unbiased,
                                         int32_t keepdim, eg_tensor** out0, eg_tensor** out1) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(unbiased);
  args[3] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "std_mean", "dim", 1, args, 4, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* sum(Tensor self, *, DType? dtype=None) -> Tensor. Sum of all elements, 0-dim. Any dtype; integer and bool
 * tensors sum in int64, dtype, or that of out=, casts first.
 * In Python:
 *     >>> torch.sum(torch.tensor([[1, 2], [3, 4]]))
 *     tensor(10) */
static inline eg_status* eg_sum(eg_tensor* self, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sum", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sum; the result is written into the tensor given last. */
static inline eg_status* eg_sum_out(eg_tensor* self, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sum", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* sum.dim(Tensor self, int[1]? dim, bool keepdim=False, *, DType? dtype=None) -> Tensor. Sum over dimensions,
 * which go, or stay with size 1 (keepdim). Any dtype; integer and bool tensors sum in int64, dtype, or that of
 * out=, casts first. An empty sum is 0. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.sum(torch.tensor([[1., 2.], [3., 4.]]), dim=1, keepdim=True)
 *     tensor([[3.],
 *             [7.]]) */
static inline eg_status* eg_sum_dim(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                    eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sum", "dim", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_sum_dim; the result is written into the tensor given last. */
static inline eg_status* eg_sum_dim_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                        eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sum", "dim.out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* sum_to_size(Tensor self, int[] size) -> Tensor. The sum over the dimensions that broadcasting a tensor of shape
 * `size` to this shape would repeat; a size that does not broadcast to it is an error. Any dtype, integers and
 * bool sum in int64.
 * In Python:
 *     >>> torch.ones(2, 3).sum_to_size(1, 3)
 *     tensor([[2., 2., 2.]]) */
static inline eg_status* eg_sum_to_size(eg_tensor* self, const int64_t* size, size_t size_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "sum_to_size", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* trace(Tensor self) -> Tensor. Sum of the diagonal of a matrix, 0-dim. Any dtype, integers and bool sum in int64.
 * Other numbers of dimensions are an error.
 * In Python:
 *     >>> torch.trace(torch.tensor([[1, 2], [3, 4]]))
 *     tensor(5) */
static inline eg_status* eg_trace(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "trace", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* var(Tensor self, bool unbiased=True) -> Tensor. Variance of all elements, 0-dim: divides by the number of
 * elements less the correction (1 unless given; unbiased=False means 0). Floating point and complex only; complex
 * tensors give a real result.
 * In Python:
 *     >>> torch.var(torch.tensor([1., 2., 3., 4.]))
 *     tensor(1.6667) */
static inline eg_status* eg_var(eg_tensor* self, int32_t unbiased, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(unbiased);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "var", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor.
 * Variance over dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by the number of
 * elements less the correction, 1 unless given. Floating point and complex only; complex tensors give a real
 * result. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.var(torch.tensor([1., 2., 3., 4.]), correction=0)
 *     tensor(1.2500) */
static inline eg_status* eg_var_correction(eg_tensor* self, const int64_t* dim, size_t dim_count, eg_value correction,
                                           int32_t keepdim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = correction;
  args[3] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "var", "correction", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_var_correction; the result is written into the tensor given last. */
static inline eg_status* eg_var_correction_out(eg_tensor* self, const int64_t* dim, size_t dim_count,
                                               eg_value correction, int32_t keepdim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = correction;
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "var", "correction.out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor. Variance over dimensions,
 * which go, or stay with size 1 (keepdim): divides by the number of elements less the correction (1 unless given;
 * unbiased=False means 0). Floating point and complex only; complex tensors give a real result. A dimension that
 * self does not have is an error.
 * In Python:
 *     >>> torch.var(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
 *     tensor([1., 4.]) */
static inline eg_status* eg_var_dim(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t unbiased,
                                    int32_t keepdim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(unbiased);
  args[3] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "var", "dim", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_var_dim; the result is written into the tensor given last. */
static inline eg_status* eg_var_dim_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t unbiased,
                                        int32_t keepdim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(unbiased);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "var", "dim.out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor). Variance and mean of all elements, 0-dim, as var
 * and mean give them. Floating point and complex only; of complex tensors the first is real.
 * In Python:
 *     >>> torch.var_mean(torch.tensor([1., 2., 3., 4.]))
 *     (tensor(1.6667), tensor(2.5000)) */
static inline eg_status* eg_var_mean(eg_tensor* self, int32_t unbiased, eg_tensor** out0, eg_tensor** out1) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(unbiased);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "var_mean", "", 1, args, 2, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor,
 * Tensor). Variance and mean over dimensions (all unless given), which go, or stay with size 1 (keepdim): the
 * variance divides by the number of elements less the correction, 1 unless given. Floating point and complex only;
 * of complex tensors the first is real. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.var_mean(torch.tensor([1., 2., 3., 4.]), correction=0)
 *     (tensor(1.2500), tensor(2.5000)) */
static inline eg_status* eg_var_mean_correction(eg_tensor* self, const int64_t* dim, size_t dim_count,
                                                eg_value correction, int32_t keepdim, eg_tensor** out0,
                                                eg_tensor** out1) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = correction;
  args[3] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "var_mean", "correction", 1, args, 4, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor). Variance and
 * mean over dimensions, which go, or stay with size 1 (keepdim), as var and mean give them. Floating point and
 * complex only; of complex tensors the first is real. A dimension that self does not have is an error.
 * In Python:
 *     >>> torch.var_mean(torch.tensor([[1., 3.], [2., 6.]]), 1, unbiased=False)
 *     (tensor([1., 4.]), tensor([2., 4.])) */
static inline eg_status* eg_var_mean_dim(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t unbiased,
                                         int32_t keepdim, eg_tensor** out0, eg_tensor** out1) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(unbiased);
  args[3] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "var_mean", "dim", 1, args, 4, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
