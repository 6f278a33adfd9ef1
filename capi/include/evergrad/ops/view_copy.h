/* Generated from bindings/schema/ops/view_copy.toml; do not edit. */
#ifndef EVERGRAD_OPS_VIEW_COPY_H
#define EVERGRAD_OPS_VIEW_COPY_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* alias_copy(Tensor self) -> Tensor. A contiguous copy of the tensor: same shape and values, memory of its own.
 * Any dtype.
 * In Python:
 *     >>> torch.alias_copy(torch.tensor([1, 2]))
 *     tensor([1, 2]) */
static inline eg_status* eg_alias_copy(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "alias_copy", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_alias_copy; the result is written into the tensor given last. */
static inline eg_status* eg_alias_copy_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "alias_copy", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor. A contiguous copy of
 * what `as_strided` sees: same shape and values, memory of its own. Any dtype; negative strides, and elements
 * outside of the storage, are errors.
 * In Python:
 *     >>> torch.as_strided_copy(torch.arange(6), (2, 2), (1, 2))
 *     tensor([[0, 2],
 *             [1, 3]]) */
static inline eg_status* eg_as_strided_copy(eg_tensor* self, const int64_t* size, size_t size_count,
                                            const int64_t* stride, size_t stride_count, eg_value storage_offset,
                                            eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[3] = storage_offset;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "as_strided_copy", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_as_strided_copy; the result is written into the tensor given last. */
static inline eg_status* eg_as_strided_copy_out(eg_tensor* self, const int64_t* size, size_t size_count,
                                                const int64_t* stride, size_t stride_count, eg_value storage_offset,
                                                eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[3] = storage_offset;
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "as_strided_copy", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* detach_copy(Tensor self) -> Tensor. A contiguous copy of what `detach` sees: same shape and values, memory of
 * its own. Any dtype. It does not require a gradient.
 * In Python:
 *     >>> torch.detach_copy(torch.tensor([1, 2]))
 *     tensor([1, 2]) */
static inline eg_status* eg_detach_copy(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "detach_copy", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_detach_copy; the result is written into the tensor given last. */
static inline eg_status* eg_detach_copy_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "detach_copy", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor. A contiguous copy of what `diagonal`
 * sees: same shape and values, memory of its own. Any dtype; one dimension named twice is an error.
 * In Python:
 *     >>> torch.diagonal_copy(torch.tensor([[1, 2], [3, 4]]))
 *     tensor([1, 4]) */
static inline eg_status* eg_diagonal_copy(eg_tensor* self, int64_t offset, int64_t dim1, int64_t dim2,
                                          eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(offset);
  args[2] = eg_int(dim1);
  args[3] = eg_int(dim2);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "diagonal_copy", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_diagonal_copy; the result is written into the tensor given last. */
static inline eg_status* eg_diagonal_copy_out(eg_tensor* self, int64_t offset, int64_t dim1, int64_t dim2,
                                              eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(offset);
  args[2] = eg_int(dim1);
  args[3] = eg_int(dim2);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "diagonal_copy", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* expand_copy(Tensor self, int[] size, *, bool implicit=False) -> Tensor. A contiguous copy of what `expand` sees,
 * the repeated elements written out: same shape and values, memory of its own. Any dtype; a size that does not
 * broadcast is an error.
 * In Python:
 *     >>> torch.expand_copy(torch.tensor([[1], [2]]), (2, 2))
 *     tensor([[1, 1],
 *             [2, 2]]) */
static inline eg_status* eg_expand_copy(eg_tensor* self, const int64_t* size, size_t size_count, int32_t implicit,
                                        eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_bool(implicit);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "expand_copy", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_expand_copy; the result is written into the tensor given last. */
static inline eg_status* eg_expand_copy_out(eg_tensor* self, const int64_t* size, size_t size_count, int32_t implicit,
                                            eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_bool(implicit);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "expand_copy", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* narrow_copy(Tensor self, int dim, int start, int length) -> Tensor. A contiguous copy of what `narrow` sees:
 * same shape and values, memory of its own. Any dtype; a range that leaves the dimension is an error.
 * In Python:
 *     >>> torch.narrow_copy(torch.tensor([1, 2, 3, 4]), 0, 1, 2)
 *     tensor([2, 3]) */
static inline eg_status* eg_narrow_copy(eg_tensor* self, int64_t dim, int64_t start, int64_t length, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_int(start);
  args[3] = eg_int(length);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "narrow_copy", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_narrow_copy; the result is written into the tensor given last. */
static inline eg_status* eg_narrow_copy_out(eg_tensor* self, int64_t dim, int64_t start, int64_t length,
                                            eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_int(start);
  args[3] = eg_int(length);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "narrow_copy", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* permute_copy(Tensor self, int[] dims) -> Tensor. A contiguous copy of what `permute` sees: same shape and
 * values, memory of its own. Any dtype; an order that has not every dimension once is an error.
 * In Python:
 *     >>> torch.permute_copy(torch.tensor([[1, 2, 3]]), (1, 0))
 *     tensor([[1],
 *             [2],
 *             [3]]) */
static inline eg_status* eg_permute_copy(eg_tensor* self, const int64_t* dims, size_t dims_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dims, dims_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "permute_copy", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_permute_copy; the result is written into the tensor given last. */
static inline eg_status* eg_permute_copy_out(eg_tensor* self, const int64_t* dims, size_t dims_count, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dims, dims_count);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "permute_copy", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* select_copy(Tensor self, int dim, int index) -> Tensor. A contiguous copy of what `select` sees: same shape and
 * values, memory of its own. Any dtype; an index out of range is an error.
 * In Python:
 *     >>> torch.select_copy(torch.tensor([[1, 2], [3, 4]]), 0, 1)
 *     tensor([3, 4]) */
static inline eg_status* eg_select_copy(eg_tensor* self, int64_t dim, int64_t index, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_int(index);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "select_copy", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_select_copy; the result is written into the tensor given last. */
static inline eg_status* eg_select_copy_out(eg_tensor* self, int64_t dim, int64_t index, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_int(index);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "select_copy", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor. A contiguous copy of
 * what `slice` sees, elements start to end (exclusive) of a dimension: same shape and values, memory of its own.
 * Any dtype; a step below 1 is an error.
 * In Python:
 *     >>> torch.slice_copy(torch.arange(6), 0, 1, 5, 2)
 *     tensor([1, 3]) */
static inline eg_status* eg_slice_copy(eg_tensor* self, int64_t dim, eg_value start, eg_value end, int64_t step,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = start;
  args[3] = end;
  args[4] = eg_int(step);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "slice_copy", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_slice_copy; the result is written into the tensor given last. */
static inline eg_status* eg_slice_copy_out(eg_tensor* self, int64_t dim, eg_value start, eg_value end, int64_t step,
                                           eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = start;
  args[3] = end;
  args[4] = eg_int(step);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "slice_copy", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* split_copy(Tensor self, int split_size, int dim=0) -> Tensor[]. Contiguous copies of the pieces of size
 * `split_size` along a dimension that `split` sees: memory of their own. Any dtype; a negative split_size is an
 * error.
 * In Python:
 *     >>> torch.split_copy(torch.arange(5), 2)
 *     (tensor([0, 1]), tensor([2, 3]), tensor([4])) */
static inline eg_status* eg_split_copy(eg_tensor* self, int64_t split_size, int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(split_size);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "split_copy", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]. Contiguous copies of the pieces of
 * the given sizes along a dimension that `split_with_sizes` sees: memory of their own. Any dtype; sizes that do
 * not add up are an error.
 * In Python:
 *     >>> torch.split_with_sizes_copy(torch.arange(5), [2, 3])
 *     (tensor([0, 1]), tensor([2, 3, 4])) */
static inline eg_status* eg_split_with_sizes_copy(eg_tensor* self, const int64_t* split_sizes, size_t split_sizes_count,
                                                  int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, split_sizes, split_sizes_count);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "split_with_sizes_copy", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* squeeze_copy(Tensor self) -> Tensor. A contiguous copy of what `squeeze` sees, without the dimensions of size 1:
 * memory of its own. Any dtype.
 * In Python:
 *     >>> torch.squeeze_copy(torch.tensor([[1, 2]]))
 *     tensor([1, 2]) */
static inline eg_status* eg_squeeze_copy(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze_copy", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_squeeze_copy; the result is written into the tensor given last. */
static inline eg_status* eg_squeeze_copy_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze_copy", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* squeeze_copy.dim(Tensor self, int dim) -> Tensor. A contiguous copy of what `squeeze` of one `dim` sees: same
 * shape and values, memory of its own. Any dtype; a dimension that self does not have is an error.
 * In Python:
 *     >>> torch.squeeze_copy(torch.tensor([[1, 2]]), 0)
 *     tensor([1, 2]) */
static inline eg_status* eg_squeeze_copy_dim(eg_tensor* self, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze_copy", "dim", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_squeeze_copy_dim; the result is written into the tensor given last. */
static inline eg_status* eg_squeeze_copy_dim_out(eg_tensor* self, int64_t dim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze_copy", "dim.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* squeeze_copy.dims(Tensor self, int[] dim) -> Tensor. A contiguous copy of what `squeeze` of several `dim` sees:
 * same shape and values, memory of its own. Any dtype; a dimension that self does not have, or named twice, is an
 * error.
 * In Python:
 *     >>> torch.squeeze_copy(torch.tensor([[[1, 2]]]), (0, 1))
 *     tensor([1, 2]) */
static inline eg_status* eg_squeeze_copy_dims(eg_tensor* self, const int64_t* dim, size_t dim_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze_copy", "dims", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_squeeze_copy_dims; the result is written into the tensor given last. */
static inline eg_status* eg_squeeze_copy_dims_out(eg_tensor* self, const int64_t* dim, size_t dim_count,
                                                  eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze_copy", "dims.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* t_copy(Tensor self) -> Tensor. A contiguous copy of what `t` sees: same shape and values, memory of its own. Any
 * dtype; more than two dimensions are an error.
 * In Python:
 *     >>> torch.t_copy(torch.tensor([[1, 2, 3]]))
 *     tensor([[1],
 *             [2],
 *             [3]]) */
static inline eg_status* eg_t_copy(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "t_copy", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_t_copy; the result is written into the tensor given last. */
static inline eg_status* eg_t_copy_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "t_copy", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* transpose_copy(Tensor self, int dim0, int dim1) -> Tensor. A contiguous copy of what `transpose` sees: same
 * shape and values, memory of its own. Any dtype; a dimension that self does not have is an error.
 * In Python:
 *     >>> torch.transpose_copy(torch.tensor([[1, 2], [3, 4]]), 0, 1)
 *     tensor([[1, 3],
 *             [2, 4]]) */
static inline eg_status* eg_transpose_copy(eg_tensor* self, int64_t dim0, int64_t dim1, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim0);
  args[2] = eg_int(dim1);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "transpose_copy", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_transpose_copy; the result is written into the tensor given last. */
static inline eg_status* eg_transpose_copy_out(eg_tensor* self, int64_t dim0, int64_t dim1, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim0);
  args[2] = eg_int(dim1);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "transpose_copy", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* unbind_copy(Tensor self, int dim=0) -> Tensor[]. Contiguous copies of the slices of a dimension, each in the
 * shape without it, as `unbind` sees them: memory of their own. Any dtype; a 0-dim tensor is an error.
 * In Python:
 *     >>> torch.unbind_copy(torch.tensor([[1, 2], [3, 4]]))
 *     (tensor([1, 2]), tensor([3, 4])) */
static inline eg_status* eg_unbind_copy(eg_tensor* self, int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unbind_copy", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor. A contiguous copy of what `unfold` sees,
 * windows that overlap written out: same shape and values, memory of its own. Any dtype; a size beyond the
 * dimension is an error.
 * In Python:
 *     >>> torch.unfold_copy(torch.arange(4), 0, 2, 2)
 *     tensor([[0, 1],
 *             [2, 3]]) */
static inline eg_status* eg_unfold_copy(eg_tensor* self, int64_t dimension, int64_t size, int64_t step,
                                        eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dimension);
  args[2] = eg_int(size);
  args[3] = eg_int(step);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unfold_copy", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_unfold_copy; the result is written into the tensor given last. */
static inline eg_status* eg_unfold_copy_out(eg_tensor* self, int64_t dimension, int64_t size, int64_t step,
                                            eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dimension);
  args[2] = eg_int(size);
  args[3] = eg_int(step);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unfold_copy", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]. The at most `chunks` pieces of one size that
 * `chunk` gives, in the memory of self, but each a tensor of its own: one may be written in place, which must not
 * reach what is still needed of the others. Any dtype; chunks below 1 are an error.
 * In Python:
 *     >>> torch.unsafe_chunk(torch.arange(5), 2)
 *     (tensor([0, 1, 2]), tensor([3, 4])) */
static inline eg_status* eg_unsafe_chunk(eg_tensor* self, int64_t chunks, int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(chunks);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unsafe_chunk", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* unsafe_split(Tensor self, int split_size, int dim=0) -> Tensor[]. The pieces of size `split_size` along a
 * dimension that `split` gives, in the memory of self, but each a tensor of its own: one may be written in place,
 * which must not reach what is still needed of the others. Any dtype; a negative split_size is an error.
 * In Python:
 *     >>> torch.unsafe_split(torch.arange(5), 2)
 *     (tensor([0, 1]), tensor([2, 3]), tensor([4])) */
static inline eg_status* eg_unsafe_split(eg_tensor* self, int64_t split_size, int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(split_size);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unsafe_split", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]. The pieces of the given sizes
 * that `split_with_sizes` gives, in the memory of self, but each a tensor of its own: one may be written in place,
 * which must not reach what is still needed of the others. Any dtype; sizes that do not add up are an error.
 * In Python:
 *     >>> torch.unsafe_split_with_sizes(torch.arange(5), [2, 3])
 *     (tensor([0, 1]), tensor([2, 3, 4])) */
static inline eg_status* eg_unsafe_split_with_sizes(eg_tensor* self, const int64_t* split_sizes,
                                                    size_t split_sizes_count, int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, split_sizes, split_sizes_count);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unsafe_split_with_sizes", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* unsqueeze_copy(Tensor self, int dim) -> Tensor. A contiguous copy of what `unsqueeze` sees: same shape and
 * values, memory of its own. Any dtype; a dim outside is an error.
 * In Python:
 *     >>> torch.unsqueeze_copy(torch.tensor([1, 2]), 0)
 *     tensor([[1, 2]]) */
static inline eg_status* eg_unsqueeze_copy(eg_tensor* self, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unsqueeze_copy", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_unsqueeze_copy; the result is written into the tensor given last. */
static inline eg_status* eg_unsqueeze_copy_out(eg_tensor* self, int64_t dim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unsqueeze_copy", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* view_as_complex_copy(Tensor self) -> Tensor. A contiguous copy of what `view_as_complex` sees, the pairs of the
 * last dimension, which goes, as complex numbers: memory of its own. float16, float32 and float64 only; a last
 * dimension of another size than 2 is an error.
 * In Python:
 *     >>> torch.view_as_complex_copy(torch.tensor([[1., 2.]]))
 *     tensor([1.+2.j]) */
static inline eg_status* eg_view_as_complex_copy(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_as_complex_copy", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_view_as_complex_copy; the result is written into the tensor given last. */
static inline eg_status* eg_view_as_complex_copy_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_as_complex_copy", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* view_as_real_copy(Tensor self) -> Tensor. A contiguous copy of what `view_as_real` sees, real pairs in a new
 * last dimension of size 2: memory of its own. Complex only; a real tensor is an error.
 * In Python:
 *     >>> torch.view_as_real_copy(torch.tensor([1 + 2j]))
 *     tensor([[1., 2.]]) */
static inline eg_status* eg_view_as_real_copy(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_as_real_copy", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_view_as_real_copy; the result is written into the tensor given last. */
static inline eg_status* eg_view_as_real_copy_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_as_real_copy", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* view_copy(Tensor self, int[] size) -> Tensor. A contiguous copy of self in another shape of as many elements
 * (one size may be -1), for strides too that `view` does not take: memory of its own. Any dtype; another number of
 * elements is an error.
 * In Python:
 *     >>> torch.view_copy(torch.arange(4), (2, 2))
 *     tensor([[0, 1],
 *             [2, 3]]) */
static inline eg_status* eg_view_copy(eg_tensor* self, const int64_t* size, size_t size_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_copy", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_view_copy; the result is written into the tensor given last. */
static inline eg_status* eg_view_copy_out(eg_tensor* self, const int64_t* size, size_t size_count, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_copy", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* view_copy.dtype(Tensor self, DType dtype) -> Tensor. A contiguous copy of what `view` as another dtype sees, the
 * last dimension scaled by the ratio of element sizes: memory of its own. Any dtype; sizes of bytes that do not
 * divide are an error.
 * In Python:
 *     >>> torch.view_copy(torch.tensor([1.]), dtype=torch.int32)
 *     tensor([1065353216], dtype=torch.int32) */
static inline eg_status* eg_view_copy_dtype(eg_tensor* self, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_copy", "dtype", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_view_copy_dtype; the result is written into the tensor given last. */
static inline eg_status* eg_view_copy_dtype_out(eg_tensor* self, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_copy", "dtype.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
