/* Generated from bindings/schema/ops/loss.toml; do not edit. */
#ifndef EVERGRAD_OPS_LOSS_H
#define EVERGRAD_OPS_LOSS_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* binary_cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool?
 * reduce=None, str reduction='mean') -> Tensor. -(target log input + (1 - target) log(1 - input)), logarithms not
 * below -100, reduced. input lies in [0, 1]. In the shape of input with reduction none, 0-dim with mean or sum.
 * Floating point only; another shape of target, and an input outside, are errors.
 * In Python:
 *     >>> F.binary_cross_entropy(torch.tensor([0.9, 0.2]), torch.tensor([1., 0.]))
 *     tensor(0.1643) */
static inline eg_status* eg_binary_cross_entropy(eg_tensor* input, eg_tensor* target, eg_tensor* weight,
                                                 int32_t size_average, int32_t reduce, const char* reduction,
                                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[4] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[5] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "binary_cross_entropy", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None,
 * bool? reduce=None, str reduction='mean', Tensor? pos_weight=None) -> Tensor. binary_cross_entropy of
 * sigmoid(input), computed stably; pos_weight weighs the positive examples. In the shape of input with reduction
 * none, 0-dim with mean or sum. Floating point only; another shape of target is an error.
 * In Python:
 *     >>> F.binary_cross_entropy_with_logits(torch.tensor([2., -1.]), torch.tensor([1., 0.]))
 *     tensor(0.2201) */
static inline eg_status* eg_binary_cross_entropy_with_logits(eg_tensor* input, eg_tensor* target, eg_tensor* weight,
                                                             int32_t size_average, int32_t reduce,
                                                             const char* reduction, eg_tensor* pos_weight,
                                                             eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[4] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[5] = eg_detail_string(reduction);
  args[6] = eg_detail_pointer(EG_TAG_TENSOR, pos_weight);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "binary_cross_entropy_with_logits", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100,
 * bool? reduce=None, str reduction='mean', float label_smoothing=0.0) -> Tensor. nll_loss of log_softmax. Targets
 * are class indices, or probabilities in the shape of input; label_smoothing mixes in the uniform distribution.
 * input (N, C, ...) or (C), target (N, ...) or 0-dim, int64. Floating point; a class outside is an error. 0-dim,
 * in the shape of the class indices with reduction none.
 * In Python:
 *     >>> F.cross_entropy(torch.tensor([[2., 0.], [0., 1.]]), torch.tensor([0, 1]))
 *     tensor(0.2201) */
static inline eg_status* eg_cross_entropy(eg_tensor* input, eg_tensor* target, eg_tensor* weight, int32_t size_average,
                                          int64_t ignore_index, int32_t reduce, const char* reduction,
                                          double label_smoothing, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[4] = eg_int(ignore_index);
  args[5] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[6] = eg_detail_string(reduction);
  args[7] = eg_double(label_smoothing);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cross_entropy", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* huber_loss(Tensor input, Tensor target, str reduction='mean', float delta=1.0, Tensor? weight=None) -> Tensor.
 * d^2/2 where |d| < delta, delta (|d| - delta/2) elsewhere, for d = input - target, reduced. In the broadcast
 * shape with reduction none, 0-dim with mean or sum. Floating point only; a delta that is not positive is an
 * error.
 * In Python:
 *     >>> F.huber_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 5.]), delta=2.)
 *     tensor(2.0625) */
static inline eg_status* eg_huber_loss(eg_tensor* input, eg_tensor* target, const char* reduction, double delta,
                                       eg_tensor* weight, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_string(reduction);
  args[3] = eg_double(delta);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "huber_loss", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* kl_div(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean', bool
 * log_target=False) -> Tensor. target (log target - input), reduced (also batchmean); log_target takes logarithms
 * of probabilities. In the broadcast shape with reduction none, else 0-dim. Floating point; another word is an
 * error.
 * In Python:
 *     >>> F.kl_div(torch.log(torch.tensor([[0.5, 0.5]])), torch.tensor([[0.25, 0.75]]), reduction='batchmean')
 *     tensor(0.1308) */
static inline eg_status* eg_kl_div(eg_tensor* input, eg_tensor* target, int32_t size_average, int32_t reduce,
                                   const char* reduction, int32_t log_target, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[3] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[4] = eg_detail_string(reduction);
  args[5] = eg_detail_bool(log_target);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "kl_div", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean', Tensor?
 * weight=None) -> Tensor. |input - target|, reduced; with a weight, weighted. size_average and reduce are older
 * forms of reduction. In the broadcast shape with reduction none, 0-dim with mean or sum; another word is an
 * error. Floating point and complex (to real), and integers with reduction none.
 * In Python:
 *     >>> F.l1_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 4.]))
 *     tensor(1.2500) */
static inline eg_status* eg_l1_loss(eg_tensor* input, eg_tensor* target, int32_t size_average, int32_t reduce,
                                    const char* reduction, eg_tensor* weight, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[3] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[4] = eg_detail_string(reduction);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "l1_loss", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* mse_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean', Tensor?
 * weight=None) -> Tensor. (input - target) squared, reduced; with a weight, weighted. size_average and reduce are
 * older forms of reduction. In the broadcast shape with reduction none, 0-dim with mean or sum; another word is an
 * error. Floating point only, promoted where they differ.
 * In Python:
 *     >>> F.mse_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 4.]), reduction='none')
 *     tensor([0.2500, 4.0000]) */
static inline eg_status* eg_mse_loss(eg_tensor* input, eg_tensor* target, int32_t size_average, int32_t reduce,
                                     const char* reduction, eg_tensor* weight, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[3] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[4] = eg_detail_string(reduction);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mse_loss", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* nll_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100, bool?
 * reduce=None, str reduction='mean') -> Tensor. -weight[t] input[t] for the class t of each target; those that are
 * ignore_index count nothing; the mean is weighted. input (N, C, ...) or (C), target (N, ...) or 0-dim. Floating
 * point, targets int64. 0-dim, in the shape of target with reduction none; a class outside is an error.
 * In Python:
 *     >>> F.nll_loss(torch.log(torch.tensor([[0.7, 0.3], [0.1, 0.9]])), torch.tensor([0, 1]))
 *     tensor(0.2310) */
static inline eg_status* eg_nll_loss(eg_tensor* input, eg_tensor* target, eg_tensor* weight, int32_t size_average,
                                     int64_t ignore_index, int32_t reduce, const char* reduction, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[4] = eg_int(ignore_index);
  args[5] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[6] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nll_loss", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean',
 * float beta=1.0) -> Tensor. d^2/(2 beta) where |d| < beta, |d| - beta/2 elsewhere, for d = input - target, which
 * broadcast: their shape with reduction none, 0-dim with mean or sum. Floating point only; a negative beta and
 * another reduction are errors.
 * In Python:
 *     >>> F.smooth_l1_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 4.]))
 *     tensor(0.8125) */
static inline eg_status* eg_smooth_l1_loss(eg_tensor* input, eg_tensor* target, int32_t size_average, int32_t reduce,
                                           const char* reduction, double beta, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[3] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[4] = eg_detail_string(reduction);
  args[5] = eg_double(beta);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "smooth_l1_loss", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
