/* Generated from bindings/schema/ops/embedding_bag.toml; do not edit. */
#ifndef EVERGRAD_OPS_EMBEDDING_BAG_H
#define EVERGRAD_OPS_EMBEDDING_BAG_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _embedding_bag(Tensor weight, Tensor indices, Tensor offsets, Tensor? per_sample_weights, int mode, int
 * padding_idx, bool scale_grad_by_freq, bool include_last_offset) -> (Tensor output, Tensor max_indices).
 * embedding_bag of indices in a row; mode 0 sum, 1 mean, 2 max, padding_idx -1 for none. max_indices: for maxima
 * the rows that they came from, -1 in an empty bag; else empty. */
static inline eg_status* eg__embedding_bag(eg_tensor* weight, eg_tensor* indices, eg_tensor* offsets,
                                           eg_tensor* per_sample_weights, int64_t mode, int64_t padding_idx,
                                           int32_t scale_grad_by_freq, int32_t include_last_offset, eg_tensor** output,
                                           eg_tensor** max_indices) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *max_indices = NULL;
  args[0] = eg_detail_tensor_arg(weight);
  args[1] = eg_detail_tensor_arg(indices);
  args[2] = eg_detail_tensor_arg(offsets);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, per_sample_weights);
  args[4] = eg_int(mode);
  args[5] = eg_int(padding_idx);
  args[6] = eg_detail_bool(scale_grad_by_freq);
  args[7] = eg_detail_bool(include_last_offset);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "_embedding_bag", "", 1, args, 8, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *max_indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool
 * sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) ->
 * (Tensor, Tensor, Tensor, Tensor). nn.functional.embedding_bag of indices in a row, with mode 0 for sum, 1 mean,
 * 2 max. Besides the (bags, width) result the bag of each index and how many indices of each bag counted (int64;
 * for sums empty and 0), and for maxima the rows of weight (rows, width) that they came from, -1 in an empty bag.
 * Floating point; offsets that do not fit and an index outside are errors.
 * In Python:
 *     >>> table = torch.tensor([[0., 1.], [2., 3.], [4., 5.]])
 *     >>> torch.embedding_bag(table, torch.tensor([0, 2, 1]), torch.tensor([0, 2]), mode=2)[0]
 *     tensor([[4., 5.],
 *             [2., 3.]]) */
static inline eg_status* eg_embedding_bag(eg_tensor* weight, eg_tensor* indices, eg_tensor* offsets,
                                          int32_t scale_grad_by_freq, int64_t mode, int32_t sparse,
                                          eg_tensor* per_sample_weights, int32_t include_last_offset,
                                          eg_value padding_idx, eg_tensor** out0, eg_tensor** out1, eg_tensor** out2,
                                          eg_tensor** out3) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[4];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  *out3 = NULL;
  args[0] = eg_detail_tensor_arg(weight);
  args[1] = eg_detail_tensor_arg(indices);
  args[2] = eg_detail_tensor_arg(offsets);
  args[3] = eg_detail_bool(scale_grad_by_freq);
  args[4] = eg_int(mode);
  args[5] = eg_detail_bool(sparse);
  args[6] = eg_detail_pointer(EG_TAG_TENSOR, per_sample_weights);
  args[7] = eg_detail_bool(include_last_offset);
  args[8] = padding_idx;
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  rets[3] = eg_none();
  status = eg_detail_call(&op, "embedding_bag", "", 1, args, 9, rets, 4);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  *out2 = eg_detail_tensor(&rets[2]);
  *out3 = eg_detail_tensor(&rets[3]);
  return NULL;
}

/* embedding_bag.nn(Tensor input, Tensor weight, Tensor? offsets=None, float? max_norm=None, float norm_type=2.0,
 * bool scale_grad_by_freq=False, str mode='mean', bool sparse=False, Tensor? per_sample_weights=None, bool
 * include_last_offset=False, int? padding_idx=None) -> Tensor. The sum, mean or maximum (mode) of the rows of
 * weight at the indices of each bag: a row of input (bags, n), or what lies between two offsets in input (n), the
 * last of which is an end with include_last_offset. per_sample_weights, in the shape of input, multiply the rows
 * of sums. Indices padding_idx do not count; rows longer than max_norm are scaled down in place first. Gives
 * (bags, width), 0 for an empty bag. weight (rows, width) is floating point, indices and offsets integers.
 * scale_grad_by_freq divides the gradient of a row by how often it was read; that is dense, also with sparse.
 * Offsets that do not start at 0, decrease or pass the end, and an index outside, are errors.
 * In Python:
 *     >>> table = torch.tensor([[0., 1.], [2., 3.], [4., 5.]])
 *     >>> F.embedding_bag(torch.tensor([[0, 2], [1, 1]]), table)
 *     tensor([[2., 3.],
 *             [2., 3.]]) */
static inline eg_status* eg_embedding_bag_nn(eg_tensor* input, eg_tensor* weight, eg_tensor* offsets, eg_value max_norm,
                                             double norm_type, int32_t scale_grad_by_freq, const char* mode,
                                             int32_t sparse, eg_tensor* per_sample_weights, int32_t include_last_offset,
                                             eg_value padding_idx, eg_tensor** out) {
  static eg_op* op;
  eg_value args[11];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, offsets);
  args[3] = max_norm;
  args[4] = eg_double(norm_type);
  args[5] = eg_detail_bool(scale_grad_by_freq);
  args[6] = eg_detail_string(mode);
  args[7] = eg_detail_bool(sparse);
  args[8] = eg_detail_pointer(EG_TAG_TENSOR, per_sample_weights);
  args[9] = eg_detail_bool(include_last_offset);
  args[10] = padding_idx;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "embedding_bag", "nn", 1, args, 11, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
