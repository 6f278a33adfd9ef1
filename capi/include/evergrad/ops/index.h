/* Generated from bindings/schema/ops/index.toml; do not edit. */
#ifndef EVERGRAD_OPS_INDEX_H
#define EVERGRAD_OPS_INDEX_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* argwhere(Tensor self) -> Tensor. The indices of the elements that are not zero, in row-major order: int64 of
 * shape (count, dimensions). Any dtype is read.
 * In Python:
 *     >>> torch.argwhere(torch.tensor([0, 5, 0, 7]))
 *     tensor([[1],
 *             [3]]) */
static inline eg_status* eg_argwhere(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "argwhere", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor. self
 * with src written where as_strided would read, in new memory of the same shape. src has the shape `size`, else it
 * is an error. Any dtype.
 * In Python:
 *     >>> torch.as_strided_scatter(torch.zeros(2, 2), torch.tensor([1., 2.]), (2,), (3,))
 *     tensor([[1., 0.],
 *             [0., 2.]]) */
static inline eg_status* eg_as_strided_scatter(eg_tensor* self, eg_tensor* src, const int64_t* size, size_t size_count,
                                               const int64_t* stride, size_t stride_count, eg_value storage_offset,
                                               eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(src);
  args[2] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[3] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[4] = storage_offset;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "as_strided_scatter", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor. self with src written
 * on a diagonal, in new memory of the same shape. src has the shape of that diagonal, else it is an error. Any
 * dtype.
 * In Python:
 *     >>> torch.diagonal_scatter(torch.zeros(2, 2), torch.tensor([1., 2.]))
 *     tensor([[1., 0.],
 *             [0., 2.]]) */
static inline eg_status* eg_diagonal_scatter(eg_tensor* self, eg_tensor* src, int64_t offset, int64_t dim1,
                                             int64_t dim2, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(src);
  args[2] = eg_int(offset);
  args[3] = eg_int(dim1);
  args[4] = eg_int(dim2);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "diagonal_scatter", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor. self[..., index[..., i, ...],
 * ...] along a dimension; index has as many dimensions as self and the result its shape. index is int64, no longer
 * than self in the other dimensions. Any dtype; an index outside is an error.
 * In Python:
 *     >>> torch.gather(torch.tensor([[1, 2], [3, 4]]), 1, torch.tensor([[0, 0], [1, 0]]))
 *     tensor([[1, 1],
 *             [4, 3]]) */
static inline eg_status* eg_gather(eg_tensor* self, int64_t dim, eg_tensor* index, int32_t sparse_grad,
                                   eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_bool(sparse_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gather", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_gather; the result is written into the tensor given last. */
static inline eg_status* eg_gather_out(eg_tensor* self, int64_t dim, eg_tensor* index, int32_t sparse_grad,
                                       eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_bool(sparse_grad);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gather", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* index(Tensor self, Tensor?[] indices) -> Tensor. Elements at index tensors that broadcast; a missing one keeps
 * its dimension whole. Bool (or uint8) indices stand for the positions that are true. Several adjacent indices put
 * their shape where the first one stands, separated ones at the front. */
static inline eg_status* eg_index(eg_tensor* self, eg_tensor* const* indices, size_t indices_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_TENSORS, indices, indices_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor. self, of its shape
 * and any dtype, with alpha times the slices of source added at the indices of a dimension, 1-d and integer.
 * source has self's dtype and shape, except that dimension's size is the number of indices; an index outside is an
 * error.
 * In Python:
 *     >>> torch.index_add(torch.zeros(3), 0, torch.tensor([0, 2, 0]), torch.tensor([1., 2., 3.]))
 *     tensor([4., 0., 2.]) */
static inline eg_status* eg_index_add(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* source, eg_value alpha,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(source);
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_add", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_index_add; the result is written into self. */
static inline eg_status* eg_index_add_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* source,
                                       eg_value alpha) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(source);
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_add_", "", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_index_add; the result is written into the tensor given last. */
static inline eg_status* eg_index_add_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* source,
                                          eg_value alpha, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(source);
  args[4] = alpha;
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_add", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor. self with the slices of source written
 * at the indices of a dimension, 1-d int64. source has self's dtype, any, and shape, except that dimension's size
 * is the number of indices; another one, and an index outside, are errors.
 * In Python:
 *     >>> torch.index_copy(torch.zeros(3), 0, torch.tensor([2, 0]), torch.tensor([1., 2.]))
 *     tensor([2., 0., 1.]) */
static inline eg_status* eg_index_copy(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* source,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(source);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_copy", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_index_copy; the result is written into self. */
static inline eg_status* eg_index_copy_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* source) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(source);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_copy_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_index_copy; the result is written into the tensor given last. */
static inline eg_status* eg_index_copy_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* source,
                                           eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(source);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_copy", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor. self with a value (a number or a 0-dim
 * tensor) written at the indices of a dimension, 1-d int64. In the shape and dtype of self, any. An index outside
 * is an error.
 * In Python:
 *     >>> torch.index_fill(torch.zeros(2, 3), 1, torch.tensor([0, 2]), 9.)
 *     tensor([[9., 0., 9.],
 *             [9., 0., 9.]]) */
static inline eg_status* eg_index_fill(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* value,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(value);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_fill", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_index_fill; value is a plain number. */
static inline eg_status* eg_index_fill_scalar(eg_tensor* self, int64_t dim, eg_tensor* index, eg_value value,
                                              eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_fill", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_index_fill; the result is written into self. */
static inline eg_status* eg_index_fill_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* value) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(value);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_fill_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_index_fill; value is a plain number, the result is written into self. */
static inline eg_status* eg_index_fill_scalar_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_value value) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_fill_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor. self with `values`
 * written, or added with accumulate, at the places that `index` would read. In the shape of self; values broadcast
 * to the places, and have self's dtype, any. An index outside is an error.
 * In Python:
 *     >>> torch.zeros(4).index_put((torch.tensor([1, 3]),), torch.tensor([5., 6.]))
 *     tensor([0., 5., 0., 6.]) */
static inline eg_status* eg_index_put(eg_tensor* self, eg_tensor* const* indices, size_t indices_count,
                                      eg_tensor* values, int32_t accumulate, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_TENSORS, indices, indices_count);
  args[2] = eg_detail_tensor_arg(values);
  args[3] = eg_detail_bool(accumulate);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_put", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_index_put; the result is written into self. */
static inline eg_status* eg_index_put_(eg_tensor* self, eg_tensor* const* indices, size_t indices_count,
                                       eg_tensor* values, int32_t accumulate) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_TENSORS, indices, indices_count);
  args[2] = eg_detail_tensor_arg(values);
  args[3] = eg_detail_bool(accumulate);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_put_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* index_select(Tensor self, int dim, Tensor index) -> Tensor. The slices of a dimension at the indices of a 1-d
 * integer tensor: that dimension gets its size. Any dtype, indices int64 or int32. An index out of range is an
 * error; the result never shares memory.
 * In Python:
 *     >>> torch.index_select(torch.tensor([[1, 2, 3], [4, 5, 6]]), 1, torch.tensor([0, 2]))
 *     tensor([[1, 3],
 *             [4, 6]]) */
static inline eg_status* eg_index_select(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_select", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_index_select; the result is written into the tensor given last. */
static inline eg_status* eg_index_select_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_select", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor. self with a value (a number or a 0-dim tensor)
 * where the bool mask is true; both broadcast. Any dtype, which stays. A mask that is not bool is an error.
 * In Python:
 *     >>> torch.masked_fill(torch.tensor([1., 2., 3.]), torch.tensor([True, False, True]), 0.)
 *     tensor([0., 2., 0.]) */
static inline eg_status* eg_masked_fill(eg_tensor* self, eg_tensor* mask, eg_tensor* value, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mask);
  args[2] = eg_detail_tensor_arg(value);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "masked_fill", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_masked_fill; value is a plain number. */
static inline eg_status* eg_masked_fill_scalar(eg_tensor* self, eg_tensor* mask, eg_value value, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mask);
  args[2] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "masked_fill", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_masked_fill; the result is written into self. */
static inline eg_status* eg_masked_fill_(eg_tensor* self, eg_tensor* mask, eg_tensor* value) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mask);
  args[2] = eg_detail_tensor_arg(value);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "masked_fill_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_masked_fill; value is a plain number, the result is written into self. */
static inline eg_status* eg_masked_fill_scalar_(eg_tensor* self, eg_tensor* mask, eg_value value) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mask);
  args[2] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "masked_fill_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor. self with the elements of source written, in
 * order, where the bool mask is true; mask broadcasts to self, whose shape and dtype, any, stay. source has self's
 * dtype and at least as many elements as are true, else it is an error.
 * In Python:
 *     >>> torch.masked_scatter(torch.zeros(3), torch.tensor([True, False, True]), torch.tensor([5., 6.]))
 *     tensor([5., 0., 6.]) */
static inline eg_status* eg_masked_scatter(eg_tensor* self, eg_tensor* mask, eg_tensor* source, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mask);
  args[2] = eg_detail_tensor_arg(source);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "masked_scatter", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_masked_scatter; the result is written into self. */
static inline eg_status* eg_masked_scatter_(eg_tensor* self, eg_tensor* mask, eg_tensor* source) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mask);
  args[2] = eg_detail_tensor_arg(source);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "masked_scatter_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* masked_select(Tensor self, Tensor mask) -> Tensor. The elements where the bool mask is true, in row-major order,
 * 1-d; both broadcast. Any dtype, which stays. A mask of another dtype is an error.
 * In Python:
 *     >>> torch.masked_select(torch.tensor([1, 2, 3]), torch.tensor([True, False, True]))
 *     tensor([1, 3]) */
static inline eg_status* eg_masked_select(eg_tensor* self, eg_tensor* mask, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mask);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "masked_select", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_masked_select; the result is written into the tensor given last. */
static inline eg_status* eg_masked_select_out(eg_tensor* self, eg_tensor* mask, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mask);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "masked_select", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* nonzero(Tensor self) -> Tensor. The indices of the elements that are not zero, in row-major order: int64 of
 * shape (count, dimensions). Any dtype is read.
 * In Python:
 *     >>> torch.nonzero(torch.tensor([[0, 1], [2, 0]]))
 *     tensor([[0, 1],
 *             [1, 0]]) */
static inline eg_status* eg_nonzero(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nonzero", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nonzero; the result is written into the tensor given last. */
static inline eg_status* eg_nonzero_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nonzero", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* one_hot(Tensor tensor, int num_classes=-1) -> Tensor. For each class index a row with 1 at that place and 0
 * elsewhere: (*) gives (*, num_classes). int64, and so are the indices; -1 means one more than the largest index.
 * Another dtype, a negative class, and one beyond num_classes are errors.
 * In Python:
 *     >>> F.one_hot(torch.tensor([0, 2, 1]), num_classes=3)
 *     tensor([[1, 0, 0],
 *             [0, 0, 1],
 *             [0, 1, 0]]) */
static inline eg_status* eg_one_hot(eg_tensor* tensor, int64_t num_classes, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(tensor);
  args[1] = eg_int(num_classes);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "one_hot", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* scatter(Tensor self, int dim, Tensor index, Tensor src) -> Tensor. self with the elements of src written at the
 * indices along a dimension: out[index[i, j], j] = src[i, j] for dim 0. In the shape of self. index is int64, not
 * larger than src, nor than self outside dim; src has self's dtype, any. With repeated indices one of them wins.
 * An index outside, or a larger one, is an error.
 * In Python:
 *     >>> torch.scatter(torch.zeros(2, 3), 1, torch.tensor([[0], [2]]), torch.tensor([[5.], [6.]]))
 *     tensor([[5., 0., 0.],
 *             [0., 0., 6.]]) */
static inline eg_status* eg_scatter(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_scatter; the result is written into self. */
static inline eg_status* eg_scatter_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_scatter; the result is written into the tensor given last. */
static inline eg_status* eg_scatter_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                        eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor. self with the elements
 * of src combined in at the indices along a dimension: reduce is add or multiply. index is int64, no longer than
 * src; src has self's dtype, any. In the shape of self. An index outside and another word are errors.
 * In Python:
 *     >>> torch.scatter(torch.ones(3), 0, torch.tensor([0, 0]), torch.tensor([2., 3.]), reduce='multiply')
 *     tensor([6., 1., 1.]) */
static inline eg_status* eg_scatter_reduce(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                           const char* reduce, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  args[4] = eg_detail_string(reduce);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter", "reduce", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_scatter_reduce; the result is written into self. */
static inline eg_status* eg_scatter_reduce_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                            const char* reduce) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  args[4] = eg_detail_string(reduce);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_", "reduce", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_scatter_reduce; the result is written into the tensor given last. */
static inline eg_status* eg_scatter_reduce_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                               const char* reduce, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  args[4] = eg_detail_string(reduce);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter", "reduce.out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor. self with a number written at the
 * indices along a dimension: out[index[i, j], j] = value for dim 0. In the shape and dtype of self, any. index is
 * int64, not larger than self outside dim. An index outside is an error.
 * In Python:
 *     >>> torch.scatter(torch.zeros(2, 3), 1, torch.tensor([[0], [2]]), 1.5)
 *     tensor([[1.5000, 0.0000, 0.0000],
 *             [0.0000, 0.0000, 1.5000]]) */
static inline eg_status* eg_scatter_value(eg_tensor* self, int64_t dim, eg_tensor* index, eg_value value,
                                          eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter", "value", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_scatter_value; the result is written into self. */
static inline eg_status* eg_scatter_value_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_value value) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_", "value", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_scatter_value; the result is written into the tensor given last. */
static inline eg_status* eg_scatter_value_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_value value,
                                              eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = value;
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter", "value.out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor. self with a
 * number combined in at the indices along a dimension: reduce is add or multiply. index is int64. In the shape and
 * dtype of self, any. An index outside and another word are errors.
 * In Python:
 *     >>> torch.scatter(torch.ones(3), 0, torch.tensor([0, 0]), 4., reduce='add')
 *     tensor([9., 1., 1.]) */
static inline eg_status* eg_scatter_value_reduce(eg_tensor* self, int64_t dim, eg_tensor* index, eg_value value,
                                                 const char* reduce, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = value;
  args[4] = eg_detail_string(reduce);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter", "value_reduce", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_scatter_value_reduce; the result is written into self. */
static inline eg_status* eg_scatter_value_reduce_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_value value,
                                                  const char* reduce) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = value;
  args[4] = eg_detail_string(reduce);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_", "value_reduce", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_scatter_value_reduce; the result is written into the tensor given last. */
static inline eg_status* eg_scatter_value_reduce_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_value value,
                                                     const char* reduce, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = value;
  args[4] = eg_detail_string(reduce);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter", "value_reduce.out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor. self with the elements of src added at
 * the indices along a dimension, repeated ones all. In the shape of self. index is int64, not larger than src, nor
 * than self outside dim; src has self's dtype, any. An index outside, or a larger one, is an error.
 * In Python:
 *     >>> torch.scatter_add(torch.zeros(3), 0, torch.tensor([0, 0, 2]), torch.tensor([1., 2., 3.]))
 *     tensor([3., 0., 3.]) */
static inline eg_status* eg_scatter_add(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                        eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_add", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_scatter_add; the result is written into self. */
static inline eg_status* eg_scatter_add_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_add_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_scatter_add; the result is written into the tensor given last. */
static inline eg_status* eg_scatter_add_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                            eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_add", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* scatter_mul(Tensor self, int dim, Tensor index, Tensor src) -> Tensor. self multiplied by the elements of src at
 * the indices along a dimension. */
static inline eg_status* eg_scatter_mul(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                        eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_mul", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor. self with src written at one index of a
 * dimension, in new memory of the same shape. src has the shape of self without that dimension, else it is an
 * error. Any dtype.
 * In Python:
 *     >>> torch.select_scatter(torch.zeros(2, 2), torch.ones(2), 0, 1)
 *     tensor([[0., 0.],
 *             [1., 1.]]) */
static inline eg_status* eg_select_scatter(eg_tensor* self, eg_tensor* src, int64_t dim, int64_t index,
                                           eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(src);
  args[2] = eg_int(dim);
  args[3] = eg_int(index);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "select_scatter", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor. self
 * with src written into a slice of a dimension, in new memory of the same shape. src has the shape of that slice,
 * else it is an error. Any dtype.
 * In Python:
 *     >>> torch.slice_scatter(torch.zeros(5), torch.ones(2), start=1, end=3)
 *     tensor([0., 1., 1., 0., 0.]) */
static inline eg_status* eg_slice_scatter(eg_tensor* self, eg_tensor* src, int64_t dim, eg_value start, eg_value end,
                                          int64_t step, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(src);
  args[2] = eg_int(dim);
  args[3] = start;
  args[4] = end;
  args[5] = eg_int(step);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "slice_scatter", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_slice_scatter; the result is written into the tensor given last. */
static inline eg_status* eg_slice_scatter_out(eg_tensor* self, eg_tensor* src, int64_t dim, eg_value start,
                                              eg_value end, int64_t step, eg_tensor* out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(src);
  args[2] = eg_int(dim);
  args[3] = start;
  args[4] = end;
  args[5] = eg_int(step);
  args[6] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "slice_scatter", "out", 1, args, 7, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* take(Tensor self, Tensor index) -> Tensor. The elements of the flattened tensor at int64 indices (negative ones
 * from the end), in their shape and self's dtype, any. An index out of range is an error.
 * In Python:
 *     >>> torch.take(torch.tensor([[4, 3, 5], [6, 7, 8]]), torch.tensor([0, 2, 5]))
 *     tensor([4, 5, 8]) */
static inline eg_status* eg_take(eg_tensor* self, eg_tensor* index, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(index);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "take", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_take; the result is written into the tensor given last. */
static inline eg_status* eg_take_out(eg_tensor* self, eg_tensor* index, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(index);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "take", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor. gather with broadcasting of the other
 * dimensions; without dim in the flattened tensor. In the broadcast shape, any dtype. indices is int64 and has as
 * many dimensions as self; one outside is an error.
 * In Python:
 *     >>> torch.take_along_dim(torch.tensor([[10, 30, 20]]), torch.tensor([[0, 2, 1]]), dim=1)
 *     tensor([[10, 20, 30]]) */
static inline eg_status* eg_take_along_dim(eg_tensor* self, eg_tensor* indices, eg_value dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(indices);
  args[2] = dim;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "take_along_dim", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_take_along_dim; the result is written into the tensor given last. */
static inline eg_status* eg_take_along_dim_out(eg_tensor* self, eg_tensor* indices, eg_value dim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(indices);
  args[2] = dim;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "take_along_dim", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* unfold_backward(Tensor grad, int[] input_sizes, int dim, int size, int step) -> Tensor. Windows added back to
 * their places: the transpose of Tensor.unfold. */
static inline eg_status* eg_unfold_backward(eg_tensor* grad, const int64_t* input_sizes, size_t input_sizes_count,
                                            int64_t dim, int64_t size, int64_t step, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad);
  args[1] = eg_detail_array(EG_TAG_INTS, input_sizes, input_sizes_count);
  args[2] = eg_int(dim);
  args[3] = eg_int(size);
  args[4] = eg_int(step);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unfold_backward", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
