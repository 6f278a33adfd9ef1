/* Generated from bindings/schema/ops/assemble.toml; do not edit. */
#ifndef EVERGRAD_OPS_ASSEMBLE_H
#define EVERGRAD_OPS_ASSEMBLE_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* block_diag(Tensor[] tensors) -> Tensor. The tensors along the diagonal of one matrix that is zero elsewhere, in
 * their common dtype. Those of one dimension count as a row, those of none as (1, 1); more than two dimensions are
 * an error. Of no tensors the result is (1, 0).
 * In Python:
 *     >>> torch.block_diag(torch.tensor([[1, 2]]), torch.tensor(3))
 *     tensor([[1, 2, 0],
 *             [0, 0, 3]]) */
static inline eg_status* eg_block_diag(eg_tensor* const* tensors, size_t tensors_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "block_diag", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor. All choices of r elements of a
 * vector, a row each, in the order of their places; with_replacement may choose one again. The result has shape
 * (number of choices, r), for r = 0 (0). Any dtype; another number of dimensions and a negative r are errors.
 * In Python:
 *     >>> torch.combinations(torch.tensor([1, 2, 3]))
 *     tensor([[1, 2],
 *             [1, 3],
 *             [2, 3]]) */
static inline eg_status* eg_combinations(eg_tensor* self, int64_t r, int32_t with_replacement, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(r);
  args[2] = eg_detail_bool(with_replacement);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "combinations", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* dsplit(Tensor self, int sections) -> Tensor[]. Views of the shape of self but in dimension 2, of which each has
 * one of as many equal parts. A number that does not divide the size is an error, and so is a tensor of less than
 * 3 dimensions. Any dtype.
 * In Python:
 *     >>> torch.dsplit(torch.arange(4).view(1, 2, 2), 2)[1]
 *     tensor([[[1],
 *              [3]]]) */
static inline eg_status* eg_dsplit(eg_tensor* self, int64_t sections, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(sections);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dsplit", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* dsplit.indices(Tensor self, int[] indices) -> Tensor[]. Views of the shape of self but in dimension 2, which is
 * cut at the given indices: one view more than there are. Less than 3 dimensions are an error. Any dtype.
 * In Python:
 *     >>> torch.dsplit(torch.arange(3).view(1, 1, 3), [2])
 *     (tensor([[[0, 1]]]), tensor([[[2]]])) */
static inline eg_status* eg_dsplit_indices(eg_tensor* self, const int64_t* indices, size_t indices_count,
                                           eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, indices, indices_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dsplit", "indices", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* hsplit(Tensor self, int sections) -> Tensor[]. Views of the shape of self but in dimension 1, in a vector
 * dimension 0, of which each has one of as many equal parts. A number that does not divide the size is an error,
 * and so is a 0-dim tensor. Any dtype.
 * In Python:
 *     >>> torch.hsplit(torch.arange(6).view(2, 3), 3)[2]
 *     tensor([[2],
 *             [5]]) */
static inline eg_status* eg_hsplit(eg_tensor* self, int64_t sections, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(sections);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hsplit", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* hsplit.indices(Tensor self, int[] indices) -> Tensor[]. Views of the shape of self but in dimension 1, in a
 * vector dimension 0, which is cut at the given indices: one view more than there are. A 0-dim tensor is an error.
 * Any dtype.
 * In Python:
 *     >>> torch.hsplit(torch.arange(5), [1, 3])
 *     (tensor([0]), tensor([1, 2]), tensor([3, 4])) */
static inline eg_status* eg_hsplit_indices(eg_tensor* self, const int64_t* indices, size_t indices_count,
                                           eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, indices, indices_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hsplit", "indices", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* vsplit(Tensor self, int sections) -> Tensor[]. Views of the shape of self but in dimension 0, of which each has
 * one of as many equal parts. A number that does not divide the size is an error, and so is a tensor of less than
 * 2 dimensions. Any dtype.
 * In Python:
 *     >>> torch.vsplit(torch.arange(4).view(2, 2), 2)
 *     (tensor([[0, 1]]), tensor([[2, 3]])) */
static inline eg_status* eg_vsplit(eg_tensor* self, int64_t sections, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(sections);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "vsplit", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* vsplit.indices(Tensor self, int[] indices) -> Tensor[]. Views of the shape of self but in dimension 0, which is
 * cut at the given indices: one view more than there are. Less than 2 dimensions are an error. Any dtype.
 * In Python:
 *     >>> torch.vsplit(torch.arange(6).view(3, 2), [1])[1]
 *     tensor([[2, 3],
 *             [4, 5]]) */
static inline eg_status* eg_vsplit_indices(eg_tensor* self, const int64_t* indices, size_t indices_count,
                                           eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, indices, indices_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "vsplit", "indices", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
