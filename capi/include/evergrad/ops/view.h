/* Generated from bindings/schema/ops/view.toml; do not edit. */
#ifndef EVERGRAD_OPS_VIEW_H
#define EVERGRAD_OPS_VIEW_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _conj(Tensor self) -> Tensor. The complex conjugate as a view: the same memory, marked as conjugated, which
 * operators heed when they read or write it. Complex tensors only; twice is the tensor itself. */
static inline eg_status* eg__conj(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_conj", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _neg_view(Tensor self) -> Tensor. The negative as a view: the same memory, marked as negated, which operators
 * heed when they read or write it. Any dtype but bool; twice is the tensor itself. */
static inline eg_status* eg__neg_view(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_neg_view", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* adjoint(Tensor self) -> Tensor. The last two dimensions exchanged, conjugated, as a view: (*, n, m) gives (*, m,
 * n). Fewer than two dimensions are an error. Any dtype.
 * In Python:
 *     >>> torch.adjoint(torch.tensor([[1j, 2]]))
 *     tensor([[0.-1.j],
 *             [2.-0.j]]) */
static inline eg_status* eg_adjoint(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "adjoint", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* alias(Tensor self) -> Tensor. The same tensor as a new view. */
static inline eg_status* eg_alias(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "alias", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* as_strided(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor. A view of the storage
 * with any sizes, strides and offset, all in elements. Negative strides, other numbers of sizes and strides, and
 * elements outside of the storage are errors. Any dtype.
 * In Python:
 *     >>> torch.as_strided(torch.arange(6), (2, 2), (1, 2))
 *     tensor([[0, 2],
 *             [1, 3]]) */
static inline eg_status* eg_as_strided(eg_tensor* self, const int64_t* size, size_t size_count, const int64_t* stride,
                                       size_t stride_count, eg_value storage_offset, eg_tensor** out) {
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
  status = eg_detail_call(&op, "as_strided", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_as_strided; the result is written into self. */
static inline eg_status* eg_as_strided_(eg_tensor* self, const int64_t* size, size_t size_count, const int64_t* stride,
                                        size_t stride_count, eg_value storage_offset) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[3] = storage_offset;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "as_strided_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* broadcast_tensors(Tensor[] tensors) -> Tensor[]. The tensors expanded to the shape they broadcast to, as views.
 * Shapes that do not broadcast are an error. Any dtype.
 * In Python:
 *     >>> torch.broadcast_tensors(torch.tensor([[1], [2]]), torch.tensor([3, 4]))
 *     (tensor([[1, 1],
 *             [2, 2]]), tensor([[3, 4],
 *             [3, 4]])) */
static inline eg_status* eg_broadcast_tensors(eg_tensor* const* tensors, size_t tensors_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "broadcast_tensors", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* broadcast_to(Tensor self, int[] size) -> Tensor. expand to a shape; one that self does not broadcast to is an
 * error. Any dtype.
 * In Python:
 *     >>> torch.broadcast_to(torch.tensor([1, 2]), (2, 2))
 *     tensor([[1, 2],
 *             [1, 2]]) */
static inline eg_status* eg_broadcast_to(eg_tensor* self, const int64_t* size, size_t size_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "broadcast_to", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* chunk(Tensor self, int chunks, int dim=0) -> Tensor[]. At most `chunks` pieces of one size along a dimension,
 * the last one maybe smaller, as views. A number below 1, and a 0-dim tensor, are errors. Any dtype.
 * In Python:
 *     >>> torch.chunk(torch.arange(5), 2)
 *     (tensor([0, 1, 2]), tensor([3, 4])) */
static inline eg_status* eg_chunk(eg_tensor* self, int64_t chunks, int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(chunks);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "chunk", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* detach(Tensor self) -> Tensor. A view, of the same memory and shape, that takes no part in differentiation: its
 * requires_grad is False. Any dtype.
 * In Python:
 *     >>> torch.tensor([1.], requires_grad=True).detach()
 *     tensor([1.]) */
static inline eg_status* eg_detach(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "detach", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_detach; the result is written into self. */
static inline eg_status* eg_detach_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "detach_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* diagonal(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor. A diagonal of two different dimensions,
 * which go, as the last dimension of a view; it is as long as the diagonal is in their shape. A positive offset
 * lies above the main one. Any dtype; one dimension named twice is an error.
 * In Python:
 *     >>> torch.diagonal(torch.tensor([[1, 2], [3, 4]]))
 *     tensor([1, 4]) */
static inline eg_status* eg_diagonal(eg_tensor* self, int64_t offset, int64_t dim1, int64_t dim2, eg_tensor** out) {
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
  status = eg_detail_call(&op, "diagonal", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* expand(Tensor self, int[] size, *, bool implicit=False) -> Tensor. Dimensions of size 1, and new leading ones,
 * repeated to `size` without a copy; -1 keeps a size. Another size of a dimension that is not 1 is an error. Any
 * dtype.
 * In Python:
 *     >>> torch.tensor([[1], [2]]).expand(2, 3)
 *     tensor([[1, 1, 1],
 *             [2, 2, 2]]) */
static inline eg_status* eg_expand(eg_tensor* self, const int64_t* size, size_t size_count, int32_t implicit,
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
  status = eg_detail_call(&op, "expand", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* expand_as(Tensor self, Tensor other) -> Tensor. expand to the shape of other; a size of self that is neither 1
 * nor that of other is an error. Any dtype.
 * In Python:
 *     >>> torch.tensor([1, 2]).expand_as(torch.zeros(2, 2))
 *     tensor([[1, 2],
 *             [1, 2]]) */
static inline eg_status* eg_expand_as(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "expand_as", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* imag(Tensor self) -> Tensor. A view of the imaginary part, in the shape of the tensor; of complex64 it is
 * float32, and so on. A real tensor is an error. Read as the attribute `imag` of a tensor in Python.
 * In Python:
 *     >>> torch.imag(torch.tensor([1 + 2j]))
 *     tensor([2.]) */
static inline eg_status* eg_imag(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "imag", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* mH(Tensor self) -> Tensor. The last two dimensions exchanged, conjugated, as a view: (*, n, m) gives (*, m, n).
 * Fewer than two dimensions are an error. Read as the attribute mH in Python. Any dtype.
 * In Python:
 *     >>> torch.tensor([[1j, 2]]).mH
 *     tensor([[0.-1.j],
 *             [2.-0.j]]) */
static inline eg_status* eg_mH(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mH", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* mT(Tensor self) -> Tensor. The last two dimensions exchanged, as a view: (*, n, m) gives (*, m, n). Fewer than
 * two dimensions are an error. Read as the attribute mT in Python. Any dtype.
 * In Python:
 *     >>> torch.zeros(5, 2, 3).mT.shape
 *     torch.Size([5, 3, 2]) */
static inline eg_status* eg_mT(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mT", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* matrix_H(Tensor self) -> Tensor. Conjugate transpose of a matrix, (n, m) to (m, n), or of a 0-dim tensor, as a
 * view; other numbers of dimensions are an error. Read as the attribute H in Python. Any dtype.
 * In Python:
 *     >>> torch.tensor([[1j, 2]]).H
 *     tensor([[0.-1.j],
 *             [2.-0.j]]) */
static inline eg_status* eg_matrix_H(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "matrix_H", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* movedim(Tensor self, int[1] source, int[1] destination) -> Tensor. Dimensions moved from `source` to
 * `destination`, their sizes with them, as a view; the others keep their order. Lists of different length, or with
 * a dimension twice, are an error. Any dtype.
 * In Python:
 *     >>> torch.movedim(torch.zeros(2, 3, 5), 0, 2).shape
 *     torch.Size([3, 5, 2]) */
static inline eg_status* eg_movedim(eg_tensor* self, const int64_t* source, size_t source_count,
                                    const int64_t* destination, size_t destination_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, source, source_count);
  args[2] = eg_detail_array(EG_TAG_INTS, destination, destination_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "movedim", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* narrow(Tensor self, int dim, int start, int length) -> Tensor. `length` indices of a dimension from `start` on,
 * its new size, as a view. A range that leaves the dimension is an error. Any dtype.
 * In Python:
 *     >>> torch.narrow(torch.tensor([1, 2, 3, 4]), 0, 1, 2)
 *     tensor([2, 3]) */
static inline eg_status* eg_narrow(eg_tensor* self, int64_t dim, int64_t start, int64_t length, eg_tensor** out) {
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
  status = eg_detail_call(&op, "narrow", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* narrow.Tensor(Tensor self, int dim, Tensor start, int length) -> Tensor. narrow with the start in a 0-dim
 * integer tensor; another start, and a range that leaves the dimension, are errors. The dimension has size
 * `length`. Any dtype.
 * In Python:
 *     >>> torch.narrow(torch.tensor([1, 2, 3, 4]), 0, torch.tensor(1), 2)
 *     tensor([2, 3]) */
static inline eg_status* eg_narrow_Tensor(eg_tensor* self, int64_t dim, eg_tensor* start, int64_t length,
                                          eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_tensor_arg(start);
  args[3] = eg_int(length);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "narrow", "Tensor", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* numpy_T(Tensor self) -> Tensor. All dimensions reversed, their sizes with them, as a view. Read as the attribute
 * T in Python. Any dtype.
 * In Python:
 *     >>> torch.zeros(2, 3).T.shape
 *     torch.Size([3, 2]) */
static inline eg_status* eg_numpy_T(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "numpy_T", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* permute(Tensor self, int[] dims) -> Tensor. Dimensions in another order, their sizes with them, as a view. An
 * order that has not every dimension once is an error. Any dtype.
 * In Python:
 *     >>> torch.permute(torch.zeros(2, 3, 5), (2, 0, 1)).shape
 *     torch.Size([5, 2, 3]) */
static inline eg_status* eg_permute(eg_tensor* self, const int64_t* dims, size_t dims_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dims, dims_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "permute", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* real(Tensor self) -> Tensor. A view of the real part, in the shape of the tensor; of complex64 it is float32,
 * and so on. A real tensor, of any dtype, is returned as it is. Read as the attribute `real` of a tensor in
 * Python.
 * In Python:
 *     >>> torch.real(torch.tensor([1 + 2j]))
 *     tensor([1.]) */
static inline eg_status* eg_real(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "real", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* select(Tensor self, int dim, int index) -> Tensor. One index of a dimension, without that dimension in its
 * shape, as a view. Negative indices count from the end; one out of range is an error. Any dtype.
 * In Python:
 *     >>> torch.select(torch.tensor([[1, 2], [3, 4]]), 1, 0)
 *     tensor([1, 3]) */
static inline eg_status* eg_select(eg_tensor* self, int64_t dim, int64_t index, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_int(index);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "select", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* slice(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor. Every step-th index of a
 * dimension from start up to end; both are clamped to the dimension. */
static inline eg_status* eg_slice(eg_tensor* self, int64_t dim, eg_value start, eg_value end, int64_t step,
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
  status = eg_detail_call(&op, "slice", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* split(Tensor self, int split_size, int dim=0) -> Tensor[]. Pieces of size `split_size` along a dimension, the
 * last one maybe smaller, as views. A negative split_size is an error, 0 where there are elements too. Any dtype.
 * In Python:
 *     >>> torch.split(torch.arange(5), 2)
 *     (tensor([0, 1]), tensor([2, 3]), tensor([4])) */
static inline eg_status* eg_split(eg_tensor* self, int64_t split_size, int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(split_size);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "split", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* split.sizes(Tensor self, int[] split_size, int dim=0) -> Tensor[]. Pieces of the given sizes along a dimension,
 * as views; sizes that do not add up to the dimension's are an error. Any dtype.
 * In Python:
 *     >>> torch.split(torch.arange(5), [1, 4])
 *     (tensor([0]), tensor([1, 2, 3, 4])) */
static inline eg_status* eg_split_sizes(eg_tensor* self, const int64_t* split_size, size_t split_size_count,
                                        int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, split_size, split_size_count);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "split", "sizes", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]. Pieces of the given sizes along a
 * dimension, as views; sizes that do not add up to the dimension's are an error. Any dtype.
 * In Python:
 *     >>> torch.split_with_sizes(torch.arange(5), [2, 3])
 *     (tensor([0, 1]), tensor([2, 3, 4])) */
static inline eg_status* eg_split_with_sizes(eg_tensor* self, const int64_t* split_sizes, size_t split_sizes_count,
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
  status = eg_detail_call(&op, "split_with_sizes", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* squeeze(Tensor self) -> Tensor. Without the dimensions of size 1, as a view. Any dtype.
 * In Python:
 *     >>> torch.squeeze(torch.zeros(2, 1, 3, 1)).shape
 *     torch.Size([2, 3]) */
static inline eg_status* eg_squeeze(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_squeeze; the result is written into self. */
static inline eg_status* eg_squeeze_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* squeeze.dim(Tensor self, int dim) -> Tensor. Without dimension dim when its size is 1, as a view; otherwise
 * unchanged. A dimension that self does not have is an error. Any dtype.
 * In Python:
 *     >>> torch.squeeze(torch.zeros(2, 1, 3, 1), 1).shape
 *     torch.Size([2, 3, 1]) */
static inline eg_status* eg_squeeze_dim(eg_tensor* self, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze", "dim", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_squeeze_dim; the result is written into self. */
static inline eg_status* eg_squeeze_dim_(eg_tensor* self, int64_t dim) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze_", "dim", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* squeeze.dims(Tensor self, int[] dim) -> Tensor. Without those of the given dimensions whose size is 1, as a
 * view. A dimension that self does not have, or named twice, is an error. Any dtype.
 * In Python:
 *     >>> torch.squeeze(torch.zeros(2, 1, 3, 1), (1, 3)).shape
 *     torch.Size([2, 3]) */
static inline eg_status* eg_squeeze_dims(eg_tensor* self, const int64_t* dim, size_t dim_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze", "dims", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_squeeze_dims; the result is written into self. */
static inline eg_status* eg_squeeze_dims_(eg_tensor* self, const int64_t* dim, size_t dim_count) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "squeeze_", "dims", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* t(Tensor self) -> Tensor. Transpose of a tensor of at most two dimensions, (n, m) to (m, n), as a view; more are
 * an error. Any dtype.
 * In Python:
 *     >>> torch.t(torch.tensor([[1, 2, 3]]))
 *     tensor([[1],
 *             [2],
 *             [3]]) */
static inline eg_status* eg_t(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "t", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_t; the result is written into self. */
static inline eg_status* eg_t_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "t_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* tensor_split(Tensor self, int sections, int dim=0) -> Tensor[]. Exactly `sections` pieces along a dimension, the
 * first ones larger by one where its size does not divide, as views. A number below 1, and a 0-dim tensor, are
 * errors. Any dtype.
 * In Python:
 *     >>> torch.tensor_split(torch.arange(5), 3)
 *     (tensor([0, 1]), tensor([2, 3]), tensor([4])) */
static inline eg_status* eg_tensor_split(eg_tensor* self, int64_t sections, int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(sections);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tensor_split", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* tensor_split.indices(Tensor self, int[] indices, int dim=0) -> Tensor[]. Pieces along a dimension, cut at the
 * given indices, as views: one more piece than indices, of the sizes between them. Any dtype; a 0-dim tensor is an
 * error.
 * In Python:
 *     >>> torch.tensor_split(torch.arange(5), (1, 3))
 *     (tensor([0]), tensor([1, 2]), tensor([3, 4])) */
static inline eg_status* eg_tensor_split_indices(eg_tensor* self, const int64_t* indices, size_t indices_count,
                                                 int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, indices, indices_count);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tensor_split", "indices", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* transpose(Tensor self, int dim0, int dim1) -> Tensor. Two dimensions exchanged, as a view; a 0-dim tensor stays.
 * A dimension that self does not have is an error. Any dtype.
 * In Python:
 *     >>> torch.transpose(torch.tensor([[1, 2], [3, 4]]), 0, 1)
 *     tensor([[1, 3],
 *             [2, 4]]) */
static inline eg_status* eg_transpose(eg_tensor* self, int64_t dim0, int64_t dim1, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim0);
  args[2] = eg_int(dim1);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "transpose", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_transpose; the result is written into self. */
static inline eg_status* eg_transpose_(eg_tensor* self, int64_t dim0, int64_t dim1) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim0);
  args[2] = eg_int(dim1);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "transpose_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* unbind(Tensor self, int dim=0) -> Tensor[]. The slices of a dimension, each in the shape without it, as views. A
 * 0-dim tensor is an error. Any dtype.
 * In Python:
 *     >>> torch.unbind(torch.tensor([[1, 2], [3, 4]]))
 *     (tensor([1, 2]), tensor([3, 4])) */
static inline eg_status* eg_unbind(eg_tensor* self, int64_t dim, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unbind", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* unflatten(Tensor self, int dim, int[] sizes) -> Tensor. A dimension split into several whose product is its
 * size, as a view; one size may be -1. Other products are an error. Any dtype.
 * In Python:
 *     >>> torch.unflatten(torch.arange(6), 0, (2, 3))
 *     tensor([[0, 1, 2],
 *             [3, 4, 5]]) */
static inline eg_status* eg_unflatten(eg_tensor* self, int64_t dim, const int64_t* sizes, size_t sizes_count,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_array(EG_TAG_INTS, sizes, sizes_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unflatten", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* unfold(Tensor self, int dimension, int size, int step) -> Tensor. All windows of `size` in steps of `step` along
 * a dimension, as a view; the window is a new last dimension. A size beyond the dimension is an error. Any dtype.
 * In Python:
 *     >>> torch.arange(5).unfold(0, 3, 1)
 *     tensor([[0, 1, 2],
 *             [1, 2, 3],
 *             [2, 3, 4]]) */
static inline eg_status* eg_unfold(eg_tensor* self, int64_t dimension, int64_t size, int64_t step, eg_tensor** out) {
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
  status = eg_detail_call(&op, "unfold", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* unsqueeze(Tensor self, int dim) -> Tensor. With a dimension of size 1 inserted at dim, from -dimensions-1 to
 * dimensions, as a view. Any dtype; a dim outside is an error.
 * In Python:
 *     >>> torch.unsqueeze(torch.tensor([1, 2]), 1)
 *     tensor([[1],
 *             [2]]) */
static inline eg_status* eg_unsqueeze(eg_tensor* self, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unsqueeze", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_unsqueeze; the result is written into self. */
static inline eg_status* eg_unsqueeze_(eg_tensor* self, int64_t dim) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unsqueeze_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* view(Tensor self, int[] size) -> Tensor. The same elements in another shape, without a copy; one size may be -1.
 * Strides that do not allow it are an error: use reshape. Any dtype.
 * In Python:
 *     >>> torch.arange(6).view(2, 3)
 *     tensor([[0, 1, 2],
 *             [3, 4, 5]]) */
static inline eg_status* eg_view(eg_tensor* self, const int64_t* size, size_t size_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* view.dtype(Tensor self, DType dtype) -> Tensor. The same bytes read as another dtype, of any dtype; the last
 * dimension is scaled by the ratio of element sizes. Sizes of bytes that do not divide are an error.
 * In Python:
 *     >>> torch.tensor([1.]).view(torch.int32)
 *     tensor([1065353216], dtype=torch.int32) */
static inline eg_status* eg_view_dtype(eg_tensor* self, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view", "dtype", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* view_as(Tensor self, Tensor other) -> Tensor. view in the shape of other. Strides that do not allow it, and
 * another number of elements, are errors. Any dtype.
 * In Python:
 *     >>> torch.arange(4).view_as(torch.zeros(2, 2))
 *     tensor([[0, 1],
 *             [2, 3]]) */
static inline eg_status* eg_view_as(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_as", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* view_as_complex(Tensor self) -> Tensor. A real tensor whose last dimension is pairs, as complex numbers, float32
 * as complex64 and so on, in the shape without it, as a view; that dimension has stride 1, the others even
 * strides. float16, float32 and float64 only; a last dimension of another size than 2 is an error.
 * In Python:
 *     >>> torch.view_as_complex(torch.tensor([[1., 2.]]))
 *     tensor([1.+2.j]) */
static inline eg_status* eg_view_as_complex(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_as_complex", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* view_as_real(Tensor self) -> Tensor. A complex tensor, complex64 as float32 and so on, as real pairs in a new
 * last dimension of size 2, as a view. A real tensor is an error.
 * In Python:
 *     >>> torch.view_as_real(torch.tensor([1 + 2j]))
 *     tensor([[1., 2.]]) */
static inline eg_status* eg_view_as_real(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "view_as_real", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
