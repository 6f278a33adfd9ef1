/* Generated from bindings/schema/ops/shape.toml; do not edit. */
#ifndef EVERGRAD_OPS_SHAPE_H
#define EVERGRAD_OPS_SHAPE_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* atleast_1d(Tensor self) -> Tensor. The tensor with dimensions of size 1 added until it has 1. Any dtype.
 * In Python:
 *     >>> torch.atleast_1d(torch.tensor(5))
 *     tensor([5]) */
static inline eg_status* eg_atleast_1d(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atleast_1d", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* atleast_2d(Tensor self) -> Tensor. The tensor with dimensions of size 1 added until it has 2. Any dtype.
 * In Python:
 *     >>> torch.atleast_2d(torch.tensor([1, 2]))
 *     tensor([[1, 2]]) */
static inline eg_status* eg_atleast_2d(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atleast_2d", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* atleast_3d(Tensor self) -> Tensor. The tensor with dimensions of size 1 added until it has 3. Any dtype.
 * In Python:
 *     >>> torch.atleast_3d(torch.tensor([1, 2])).shape
 *     torch.Size([1, 2, 1]) */
static inline eg_status* eg_atleast_3d(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "atleast_3d", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cartesian_prod(Tensor[] tensors) -> Tensor. All combinations of the elements of 1-d tensors, one a row, the last
 * varying fastest; one tensor is returned as it is. All of one dtype; other than 1-d tensors are an error.
 * In Python:
 *     >>> torch.cartesian_prod(torch.tensor([1, 2]), torch.tensor([3, 4]))
 *     tensor([[1, 3],
 *             [1, 4],
 *             [2, 3],
 *             [2, 4]]) */
static inline eg_status* eg_cartesian_prod(eg_tensor* const* tensors, size_t tensors_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cartesian_prod", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cat(Tensor[] tensors, int dim=0) -> Tensor. Tensors joined along an existing dimension, whose size is the sum.
 * Any dtypes, which are promoted. Other sizes that differ are an error, but 1-d empty tensors are skipped; so are
 * no tensors.
 * In Python:
 *     >>> torch.cat([torch.tensor([[1, 2]]), torch.tensor([[3, 4]])], dim=0)
 *     tensor([[1, 2],
 *             [3, 4]]) */
static inline eg_status* eg_cat(eg_tensor* const* tensors, size_t tensors_count, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cat", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_cat; the result is written into the tensor given last. */
static inline eg_status* eg_cat_out(eg_tensor* const* tensors, size_t tensors_count, int64_t dim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cat", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* column_stack(Tensor[] tensors) -> Tensor. Tensors joined as columns, along the second dimension; 0-d and 1-d
 * tensors become columns first. Their numbers of columns are added up. Any dtypes, which are promoted; other
 * numbers of rows are an error.
 * In Python:
 *     >>> torch.column_stack([torch.tensor([1, 2]), torch.tensor([3, 4])])
 *     tensor([[1, 3],
 *             [2, 4]]) */
static inline eg_status* eg_column_stack(eg_tensor* const* tensors, size_t tensors_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "column_stack", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_column_stack; the result is written into the tensor given last. */
static inline eg_status* eg_column_stack_out(eg_tensor* const* tensors, size_t tensors_count, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "column_stack", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor. Padding of the last dimensions with a value:
 * pad holds a pair (before, behind) for each, from the last one back; negative padding crops. A size below 0 is an
 * error. Any dtype.
 * In Python:
 *     >>> torch.constant_pad_nd(torch.tensor([[1, 2]]), (1, 1), 7)
 *     tensor([[7, 1, 2, 7]]) */
static inline eg_status* eg_constant_pad_nd(eg_tensor* self, const int64_t* pad, size_t pad_count, eg_value value,
                                            eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, pad, pad_count);
  args[2] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "constant_pad_nd", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* diag(Tensor self, int diagonal=0) -> Tensor. The diagonal of a matrix, 1-d, or a square matrix with a 1-d tensor
 * on its diagonal and zero elsewhere; positive diagonals lie above the main one. Any dtype; other numbers of
 * dimensions are an error.
 * In Python:
 *     >>> torch.diag(torch.tensor([1, 2]))
 *     tensor([[1, 0],
 *             [0, 2]])
 *     >>> torch.diag(torch.tensor([[1, 2], [3, 4]]))
 *     tensor([1, 4]) */
static inline eg_status* eg_diag(eg_tensor* self, int64_t diagonal, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(diagonal);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "diag", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_diag; the result is written into the tensor given last. */
static inline eg_status* eg_diag_out(eg_tensor* self, int64_t diagonal, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(diagonal);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "diag", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor. Matrices with the last dimension of
 * self on a diagonal and zero elsewhere: one dimension more, at dim1 and dim2. Any dtype; one dimension named
 * twice, and a 0-dim tensor, are errors.
 * In Python:
 *     >>> torch.diag_embed(torch.tensor([[1, 2]]))
 *     tensor([[[1, 0],
 *              [0, 2]]]) */
static inline eg_status* eg_diag_embed(eg_tensor* self, int64_t offset, int64_t dim1, int64_t dim2, eg_tensor** out) {
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
  status = eg_detail_call(&op, "diag_embed", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* diagflat(Tensor self, int offset=0) -> Tensor. A square matrix with the flattened tensor on a diagonal, zero
 * elsewhere, of as many rows as elements plus |offset|. Any dtype and shape: nothing is refused.
 * In Python:
 *     >>> torch.diagflat(torch.tensor([1, 2]), 1)
 *     tensor([[0, 1, 0],
 *             [0, 0, 2],
 *             [0, 0, 0]]) */
static inline eg_status* eg_diagflat(eg_tensor* self, int64_t offset, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(offset);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "diagflat", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* dstack(Tensor[] tensors) -> Tensor. Tensors joined along the third dimension, after atleast_3d: its sizes are
 * added up. Any dtypes, which are promoted. Other sizes that differ, and no tensors, are errors.
 * In Python:
 *     >>> torch.dstack([torch.tensor([1, 2]), torch.tensor([3, 4])])
 *     tensor([[[1, 3],
 *              [2, 4]]]) */
static inline eg_status* eg_dstack(eg_tensor* const* tensors, size_t tensors_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dstack", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_dstack; the result is written into the tensor given last. */
static inline eg_status* eg_dstack_out(eg_tensor* const* tensors, size_t tensors_count, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dstack", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* flatten(Tensor self, int start_dim=0, int end_dim=-1) -> Tensor. Dimensions start_dim to end_dim merged into
 * one; a 0-dim tensor becomes 1-d. A view where strides allow it. A start_dim after end_dim is an error. Any
 * dtype.
 * In Python:
 *     >>> torch.flatten(torch.zeros(2, 3, 4), start_dim=1).shape
 *     torch.Size([2, 12]) */
static inline eg_status* eg_flatten(eg_tensor* self, int64_t start_dim, int64_t end_dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(start_dim);
  args[2] = eg_int(end_dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "flatten", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* flip(Tensor self, int[] dims) -> Tensor. The order along each given dimension reversed, in new memory of the
 * same shape. A dimension given twice is an error. Any dtype.
 * In Python:
 *     >>> torch.flip(torch.tensor([[1, 2], [3, 4]]), (0, 1))
 *     tensor([[4, 3],
 *             [2, 1]]) */
static inline eg_status* eg_flip(eg_tensor* self, const int64_t* dims, size_t dims_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dims, dims_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "flip", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* fliplr(Tensor self) -> Tensor. The second dimension reversed, in new memory of the same shape. Any dtype; a
 * tensor without it is an error.
 * In Python:
 *     >>> torch.fliplr(torch.tensor([[1, 2], [3, 4]]))
 *     tensor([[2, 1],
 *             [4, 3]]) */
static inline eg_status* eg_fliplr(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fliplr", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* flipud(Tensor self) -> Tensor. The first dimension reversed, in new memory of the same shape. Any dtype; a
 * tensor without it is an error.
 * In Python:
 *     >>> torch.flipud(torch.tensor([[1, 2], [3, 4]]))
 *     tensor([[3, 4],
 *             [1, 2]]) */
static inline eg_status* eg_flipud(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "flipud", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* hstack(Tensor[] tensors) -> Tensor. Tensors joined along the second dimension (the first of 1-d tensors), after
 * atleast_1d: its sizes are added up. Any dtypes, which are promoted. Other sizes that differ, and no tensors, are
 * errors.
 * In Python:
 *     >>> torch.hstack([torch.tensor([1, 2]), torch.tensor([3])])
 *     tensor([1, 2, 3]) */
static inline eg_status* eg_hstack(eg_tensor* const* tensors, size_t tensors_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hstack", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_hstack; the result is written into the tensor given last. */
static inline eg_status* eg_hstack_out(eg_tensor* const* tensors, size_t tensors_count, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hstack", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* meshgrid(Tensor[] tensors, *, str indexing='ij') -> Tensor[]. Coordinate grids of 1-d (or 0-d) tensors of one
 * dtype, one a tensor, all in the shape of their sizes; indexing 'xy' exchanges the first two dimensions. Tensors
 * of several dtypes, and of more than one dimension, are errors.
 * In Python:
 *     >>> torch.meshgrid(torch.tensor([1, 2]), torch.tensor([3, 4]), indexing='ij')
 *     (tensor([[1, 1],
 *             [2, 2]]), tensor([[3, 4],
 *             [3, 4]])) */
static inline eg_status* eg_meshgrid(eg_tensor* const* tensors, size_t tensors_count, const char* indexing,
                                     eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_detail_string(indexing);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "meshgrid", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* nn_pad(Tensor input, int[] pad, str mode='constant', float? value=None) -> Tensor. Padding of the last
 * dimensions: `pad` holds a pair (before, behind) for each, from the last one back; negative crops. Modes:
 * constant, reflect, replicate, circular. Any dtype for constant. A padding as long as the dimension (reflect) or
 * longer (circular) is an error.
 * In Python:
 *     >>> F.pad(torch.tensor([[1., 2.]]), (1, 2), value=9.)
 *     tensor([[9., 1., 2., 9., 9.]]) */
static inline eg_status* eg_nn_pad(eg_tensor* input, const int64_t* pad, size_t pad_count, const char* mode,
                                   eg_value value, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_array(EG_TAG_INTS, pad, pad_count);
  args[2] = eg_detail_string(mode);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nn_pad", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* ravel(Tensor self) -> Tensor. All elements in row-major order, 1-d: a view where strides allow it, else a copy.
 * Any dtype.
 * In Python:
 *     >>> torch.ravel(torch.tensor([[1, 2], [3, 4]]))
 *     tensor([1, 2, 3, 4]) */
static inline eg_status* eg_ravel(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ravel", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* repeat(Tensor self, int[] repeats) -> Tensor. The tensor repeated along each dimension, whose size is multiplied
 * by its repeats, with new leading ones where `repeats` is longer. Any dtype; fewer repeats than dimensions, and
 * negative ones, are errors.
 * In Python:
 *     >>> torch.tensor([1, 2]).repeat(2, 2)
 *     tensor([[1, 2, 1, 2],
 *             [1, 2, 1, 2]]) */
static inline eg_status* eg_repeat(eg_tensor* self, const int64_t* repeats, size_t repeats_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, repeats, repeats_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "repeat", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* repeat_interleave(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor. Each element
 * repeated along a dimension, whose size grows by that factor, or in the flattened tensor, 1-d. Negative repeats
 * are an error. Any dtype.
 * In Python:
 *     >>> torch.repeat_interleave(torch.tensor([1, 2]), 2)
 *     tensor([1, 1, 2, 2]) */
static inline eg_status* eg_repeat_interleave(eg_tensor* self, int64_t repeats, eg_value dim, eg_value output_size,
                                              eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(repeats);
  args[2] = dim;
  args[3] = output_size;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "repeat_interleave", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor. Index i repeated repeats[i] times:
 * 1-d, of as many elements as their sum and of their dtype. `repeats` is 1-d, int64 or int32; another dtype, and
 * negative ones, are errors.
 * In Python:
 *     >>> torch.repeat_interleave(torch.tensor([1, 0, 2]))
 *     tensor([0, 2, 2]) */
static inline eg_status* eg_repeat_interleave_Tensor(eg_tensor* repeats, eg_value output_size, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(repeats);
  args[1] = output_size;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "repeat_interleave", "Tensor", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor.
 * Each element repeated its own number of times along a dimension, or in the flattened tensor, 1-d; the size is
 * the sum of repeats. Any dtype; repeats is int64 or int32, 1-d of that dimension's size, or one number for all.
 * Negative repeats, and another number of them, are errors.
 * In Python:
 *     >>> torch.repeat_interleave(torch.tensor([7, 8]), torch.tensor([1, 3]))
 *     tensor([7, 8, 8, 8]) */
static inline eg_status* eg_repeat_interleave_self_Tensor(eg_tensor* self, eg_tensor* repeats, eg_value dim,
                                                          eg_value output_size, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(repeats);
  args[2] = dim;
  args[3] = output_size;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "repeat_interleave", "self_Tensor", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* reshape(Tensor self, int[] shape) -> Tensor. The same elements in another shape: a view where strides allow it,
 * else a copy. One size may be -1. Any dtype; another number of elements is an error.
 * In Python:
 *     >>> torch.reshape(torch.arange(6), (2, -1))
 *     tensor([[0, 1, 2],
 *             [3, 4, 5]]) */
static inline eg_status* eg_reshape(eg_tensor* self, const int64_t* shape, size_t shape_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, shape, shape_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "reshape", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* reshape_as(Tensor self, Tensor other) -> Tensor. reshape to the shape of other; another number of elements is an
 * error. Any dtype.
 * In Python:
 *     >>> torch.arange(4).reshape_as(torch.zeros(2, 2))
 *     tensor([[0, 1],
 *             [2, 3]]) */
static inline eg_status* eg_reshape_as(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "reshape_as", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor. Elements shifted along dimensions, those pushed out
 * coming in at the other end; without dims in the flattened tensor. In the shape of self, any dtype. As many
 * shifts as dims, else it is an error.
 * In Python:
 *     >>> torch.roll(torch.tensor([1, 2, 3, 4]), 1)
 *     tensor([4, 1, 2, 3]) */
static inline eg_status* eg_roll(eg_tensor* self, const int64_t* shifts, size_t shifts_count, const int64_t* dims,
                                 size_t dims_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, shifts, shifts_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dims, dims_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "roll", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor. Rotated k times by 90 degrees in the plane of two
 * different dimensions, from the first towards the second; an odd k exchanges their sizes. Any dtype; other than
 * two dimensions are an error.
 * In Python:
 *     >>> torch.rot90(torch.tensor([[1, 2], [3, 4]]))
 *     tensor([[2, 4],
 *             [1, 3]]) */
static inline eg_status* eg_rot90(eg_tensor* self, int64_t k, const int64_t* dims, size_t dims_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(k);
  args[2] = eg_detail_optional(EG_TAG_INTS, dims, dims_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rot90", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* stack(Tensor[] tensors, int dim=0) -> Tensor. Tensors of one shape joined along a new dimension, of as many
 * elements as tensors; any dtypes, which are promoted. Other shapes, or no tensors, are an error.
 * In Python:
 *     >>> torch.stack([torch.tensor([1, 2]), torch.tensor([3, 4])], dim=1)
 *     tensor([[1, 3],
 *             [2, 4]]) */
static inline eg_status* eg_stack(eg_tensor* const* tensors, size_t tensors_count, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "stack", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_stack; the result is written into the tensor given last. */
static inline eg_status* eg_stack_out(eg_tensor* const* tensors, size_t tensors_count, int64_t dim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "stack", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* tile(Tensor self, int[] dims) -> Tensor. repeat, with missing leading repeats taken as 1: each size is
 * multiplied by its repeats. Any dtype; negative repeats are an error.
 * In Python:
 *     >>> torch.tile(torch.tensor([1, 2]), (3,))
 *     tensor([1, 2, 1, 2, 1, 2]) */
static inline eg_status* eg_tile(eg_tensor* self, const int64_t* dims, size_t dims_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dims, dims_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tile", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* tril(Tensor self, int diagonal=0) -> Tensor. The part of each matrix below and on a diagonal, zero elsewhere; 0
 * is the main diagonal, 1 the one above. In the shape of self, any dtype; fewer than two dimensions are an error.
 * In Python:
 *     >>> torch.tril(torch.ones(3, 3))
 *     tensor([[1., 0., 0.],
 *             [1., 1., 0.],
 *             [1., 1., 1.]]) */
static inline eg_status* eg_tril(eg_tensor* self, int64_t diagonal, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(diagonal);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tril", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_tril; the result is written into self. */
static inline eg_status* eg_tril_(eg_tensor* self, int64_t diagonal) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(diagonal);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tril_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_tril; the result is written into the tensor given last. */
static inline eg_status* eg_tril_out(eg_tensor* self, int64_t diagonal, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(diagonal);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tril", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* triu(Tensor self, int diagonal=0) -> Tensor. The part of each matrix above and on a diagonal, zero elsewhere; 0
 * is the main diagonal, 1 the one above. In the shape of self, any dtype; fewer than two dimensions are an error.
 * In Python:
 *     >>> torch.triu(torch.ones(3, 3), diagonal=1)
 *     tensor([[0., 1., 1.],
 *             [0., 0., 1.],
 *             [0., 0., 0.]]) */
static inline eg_status* eg_triu(eg_tensor* self, int64_t diagonal, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(diagonal);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "triu", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_triu; the result is written into self. */
static inline eg_status* eg_triu_(eg_tensor* self, int64_t diagonal) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(diagonal);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "triu_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_triu; the result is written into the tensor given last. */
static inline eg_status* eg_triu_out(eg_tensor* self, int64_t diagonal, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(diagonal);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "triu", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* vstack(Tensor[] tensors) -> Tensor. Tensors joined along the first dimension, after atleast_2d: its sizes are
 * added up. Any dtypes, which are promoted. Other sizes that differ, and no tensors, are errors.
 * In Python:
 *     >>> torch.vstack([torch.tensor([1, 2]), torch.tensor([3, 4])])
 *     tensor([[1, 2],
 *             [3, 4]]) */
static inline eg_status* eg_vstack(eg_tensor* const* tensors, size_t tensors_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "vstack", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_vstack; the result is written into the tensor given last. */
static inline eg_status* eg_vstack_out(eg_tensor* const* tensors, size_t tensors_count, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "vstack", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
