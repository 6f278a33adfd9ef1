/* Generated from bindings/schema/ops/loss_ctc.toml; do not edit. */
#ifndef EVERGRAD_OPS_LOSS_CTC_H
#define EVERGRAD_OPS_LOSS_CTC_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _ctc_loss(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank, bool
 * zero_infinity) -> Tensor. ctc_loss of a batch (T, N, C) without reduction: (N). */
static inline eg_status* eg__ctc_loss(eg_tensor* log_probs, eg_tensor* targets, eg_tensor* input_lengths,
                                      eg_tensor* target_lengths, int64_t blank, int32_t zero_infinity,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(log_probs);
  args[1] = eg_detail_tensor_arg(targets);
  args[2] = eg_detail_tensor_arg(input_lengths);
  args[3] = eg_detail_tensor_arg(target_lengths);
  args[4] = eg_int(blank);
  args[5] = eg_detail_bool(zero_infinity);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_ctc_loss", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* ctc_loss(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, str
 * reduction='mean', bool zero_infinity=False) -> Tensor. Minus the logarithm of the probability of the targets
 * over all alignments to the input (Graves et al. 2006). log_probs (T, N, C), or (T, C) without a batch, floating
 * point, from log_softmax, through which its gradient is meant to go. targets (N, S), or all of them in a row;
 * lengths (N) of integers. The mean is that of the losses divided by the lengths of their targets. (N), or 0-dim
 * without a batch, with reduction none, else 0-dim. zero_infinity gives 0 where no alignment exists. Lengths that
 * do not fit and labels outside are errors.
 * In Python:
 *     >>> x = torch.log_softmax(torch.tensor([[[2., 0.]], [[0., 3.]]]), 2)
 *     >>> F.ctc_loss(x, torch.tensor([[1]]), torch.tensor([2]), torch.tensor([1]))
 *     tensor(0.0427) */
static inline eg_status* eg_ctc_loss(eg_tensor* log_probs, eg_tensor* targets, eg_tensor* input_lengths,
                                     eg_tensor* target_lengths, int64_t blank, const char* reduction,
                                     int32_t zero_infinity, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(log_probs);
  args[1] = eg_detail_tensor_arg(targets);
  args[2] = eg_detail_tensor_arg(input_lengths);
  args[3] = eg_detail_tensor_arg(target_lengths);
  args[4] = eg_int(blank);
  args[5] = eg_detail_string(reduction);
  args[6] = eg_detail_bool(zero_infinity);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ctc_loss", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* ctc_loss.ints(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, str
 * reduction='mean', bool zero_infinity=False) -> Tensor. ctc_loss with the lengths as lists. log_probs (T, N, C),
 * or (T, C) without a batch, floating point; (N), or 0-dim without a batch, with reduction none, else 0-dim.
 * Lengths that do not fit and labels outside are errors.
 * In Python:
 *     >>> x = torch.log_softmax(torch.tensor([[[2., 0.]], [[0., 3.]]]), 2)
 *     >>> F.ctc_loss(x, torch.tensor([1]), (2,), (1,))
 *     tensor(0.0427) */
static inline eg_status* eg_ctc_loss_ints(eg_tensor* log_probs, eg_tensor* targets, const int64_t* input_lengths,
                                          size_t input_lengths_count, const int64_t* target_lengths,
                                          size_t target_lengths_count, int64_t blank, const char* reduction,
                                          int32_t zero_infinity, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(log_probs);
  args[1] = eg_detail_tensor_arg(targets);
  args[2] = eg_detail_array(EG_TAG_INTS, input_lengths, input_lengths_count);
  args[3] = eg_detail_array(EG_TAG_INTS, target_lengths, target_lengths_count);
  args[4] = eg_int(blank);
  args[5] = eg_detail_string(reduction);
  args[6] = eg_detail_bool(zero_infinity);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ctc_loss", "ints", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
