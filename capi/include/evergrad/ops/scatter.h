/* Generated from bindings/schema/ops/scatter.toml; do not edit. */
#ifndef EVERGRAD_OPS_SCATTER_H
#define EVERGRAD_OPS_SCATTER_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _segment_ids(Tensor runs, int size, bool offsets, bool unsafe) -> Tensor. The number of the run that each of
 * `size` positions belongs to, by rows of lengths (or of offsets); positions in none get the number behind the
 * last. */
static inline eg_status* eg__segment_ids(eg_tensor* runs, int64_t size, int32_t offsets, int32_t unsafe,
                                         eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(runs);
  args[1] = eg_int(size);
  args[2] = eg_detail_bool(offsets);
  args[3] = eg_detail_bool(unsafe);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_segment_ids", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) ->
 * Tensor. self combined with the slices of source at the indices of a dimension: reduce is prod, mean, amax or
 * amin. Without include_self the slices that are written to do not count themselves. index is 1-d and integer;
 * source has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index outside and
 * another word are errors.
 * In Python:
 *     >>> torch.index_reduce(torch.ones(2), 0, torch.tensor([0, 0, 1]), torch.tensor([2., 3., 4.]), 'prod')
 *     tensor([6., 4.]) */
static inline eg_status* eg_index_reduce(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* source,
                                         const char* reduce, int32_t include_self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(source);
  args[4] = eg_detail_string(reduce);
  args[5] = eg_detail_bool(include_self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_reduce", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_index_reduce; the result is written into self. */
static inline eg_status* eg_index_reduce_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* source,
                                          const char* reduce, int32_t include_self) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(source);
  args[4] = eg_detail_string(reduce);
  args[5] = eg_detail_bool(include_self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_reduce_", "", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_index_reduce; the result is written into the tensor given last. */
static inline eg_status* eg_index_reduce_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* source,
                                             const char* reduce, int32_t include_self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(source);
  args[4] = eg_detail_string(reduce);
  args[5] = eg_detail_bool(include_self);
  args[6] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "index_reduce", "out", 1, args, 7, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor. The first `size` rows of nonzero, filled
 * up with rows of fill_value where there are fewer. (size, dimensions), int64; any dtype is read. A negative size
 * is an error.
 * In Python:
 *     >>> torch.nonzero_static(torch.tensor([0, 5, 0, 7]), size=3)
 *     tensor([[ 1],
 *             [ 3],
 *             [-1]]) */
static inline eg_status* eg_nonzero_static(eg_tensor* self, int64_t size, int64_t fill_value, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(size);
  args[2] = eg_int(fill_value);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nonzero_static", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nonzero_static; the result is written into the tensor given last. */
static inline eg_status* eg_nonzero_static_out(eg_tensor* self, int64_t size, int64_t fill_value, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(size);
  args[2] = eg_int(fill_value);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nonzero_static", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor. self with the elements of source
 * written, or added with accumulate, at int64 indices into the flattened tensor, whose shape stays. source has as
 * many elements and self's dtype, any; an index outside is an error.
 * In Python:
 *     >>> torch.tensor([1., 2., 3.]).put(torch.tensor([0, 2]), torch.tensor([9., 8.]))
 *     tensor([9., 2., 8.]) */
static inline eg_status* eg_put(eg_tensor* self, eg_tensor* index, eg_tensor* source, int32_t accumulate,
                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(index);
  args[2] = eg_detail_tensor_arg(source);
  args[3] = eg_detail_bool(accumulate);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "put", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_put; the result is written into self. */
static inline eg_status* eg_put_(eg_tensor* self, eg_tensor* index, eg_tensor* source, int32_t accumulate) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(index);
  args[2] = eg_detail_tensor_arg(source);
  args[3] = eg_detail_bool(accumulate);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "put_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) ->
 * Tensor. self combined with the elements of src at the indices along a dimension: reduce is sum, prod, mean, amax
 * or amin. Without include_self the elements that are written to do not count themselves. index is int64, no
 * longer than src; src has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index
 * outside and another word are errors.
 * In Python:
 *     >>> index, src = torch.tensor([0, 0, 1]), torch.tensor([3., 4., 5.])
 *     >>> torch.scatter_reduce(torch.tensor([1., 2.]), 0, index, src, reduce='amax')
 *     tensor([4., 5.]) */
static inline eg_status* eg_scatter_reduce_two(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                               const char* reduce, int32_t include_self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  args[4] = eg_detail_string(reduce);
  args[5] = eg_detail_bool(include_self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_reduce", "two", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_scatter_reduce_two; the result is written into self. */
static inline eg_status* eg_scatter_reduce_two_(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                                const char* reduce, int32_t include_self) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  args[4] = eg_detail_string(reduce);
  args[5] = eg_detail_bool(include_self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_reduce_", "two", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_scatter_reduce_two; the result is written into the tensor given last. */
static inline eg_status* eg_scatter_reduce_two_out(eg_tensor* self, int64_t dim, eg_tensor* index, eg_tensor* src,
                                                   const char* reduce, int32_t include_self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(index);
  args[3] = eg_detail_tensor_arg(src);
  args[4] = eg_detail_string(reduce);
  args[5] = eg_detail_bool(include_self);
  args[6] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scatter_reduce", "two.out", 1, args, 7, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int
 * axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor. One value (slice) for each run of neighbours along
 * axis: reduce is sum, prod, mean, max or min. lengths (the data's shape in front of axis, then the number of
 * runs) says how long they are, or offsets where they begin and the last one ends. initial is the value of an
 * empty run, and counts in all. The runs take the place of axis. Floating point only; neither lengths nor offsets,
 * and lengths that do not add up, are errors.
 * In Python:
 *     >>> torch.segment_reduce(torch.tensor([1., 2., 3., 4.]), 'sum', lengths=torch.tensor([1, 3]))
 *     tensor([1., 9.]) */
static inline eg_status* eg_segment_reduce(eg_tensor* data, const char* reduce, eg_tensor* lengths, eg_tensor* indices,
                                           eg_tensor* offsets, int64_t axis, int32_t unsafe, eg_value initial,
                                           eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(data);
  args[1] = eg_detail_string(reduce);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, lengths);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, indices);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, offsets);
  args[5] = eg_int(axis);
  args[6] = eg_detail_bool(unsafe);
  args[7] = initial;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "segment_reduce", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
