/* Generated from bindings/schema/ops/loss_margin.toml; do not edit. */
#ifndef EVERGRAD_OPS_LOSS_MARGIN_H
#define EVERGRAD_OPS_LOSS_MARGIN_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _multi_margin_loss(Tensor input, Tensor target, bool squared, float margin) -> Tensor. multi_margin_loss without
 * weight and reduction: input (N, C) and target (N) give (N). */
static inline eg_status* eg__multi_margin_loss(eg_tensor* input, eg_tensor* target, int32_t squared, double margin,
                                               eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_bool(squared);
  args[3] = eg_double(margin);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_multi_margin_loss", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _multilabel_margin_loss(Tensor input, Tensor target) -> Tensor. multilabel_margin_loss without reduction: input
 * and target (N, C) give (N). */
static inline eg_status* eg__multilabel_margin_loss(eg_tensor* input, eg_tensor* target, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_multilabel_margin_loss", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, bool? size_average=None,
 * bool? reduce=None, str reduction='mean') -> Tensor. 1 - c where target is 1, max(0, c - margin) where it is -1,
 * for the cosine c between the rows of input1 and input2. (N, D) with a target (N), or (D) with one of no
 * dimensions; others are errors. In the shape of target with reduction none, else 0-dim; floating point.
 * In Python:
 *     >>> x, y = torch.tensor([[1., 0.]]), torch.tensor([[3., 4.]])
 *     >>> F.cosine_embedding_loss(x, y, torch.tensor([1]))
 *     tensor(0.4000) */
static inline eg_status* eg_cosine_embedding_loss(eg_tensor* input1, eg_tensor* input2, eg_tensor* target,
                                                  double margin, int32_t size_average, int32_t reduce,
                                                  const char* reduction, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input1);
  args[1] = eg_detail_tensor_arg(input2);
  args[2] = eg_detail_tensor_arg(target);
  args[3] = eg_double(margin);
  args[4] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[5] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[6] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cosine_embedding_loss", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, float eps=1e-06, str
 * reduction='mean') -> Tensor. The negative log likelihood under normal distributions: (log v + (input - target)^2
 * / v) / 2, reduced, for the variance v, which is var or at least eps; full adds log(2 pi) / 2. var is a number,
 * has the shape of input, or lacks its last dimension or has 1 there. In the broadcast shape with reduction none,
 * else 0-dim. Floating point and complex only; a negative var is an error.
 * In Python:
 *     >>> F.gaussian_nll_loss(torch.tensor([1., 2.]), torch.tensor([1., 4.]), torch.tensor([1., 4.]))
 *     tensor(0.5966) */
static inline eg_status* eg_gaussian_nll_loss(eg_tensor* input, eg_tensor* target, eg_tensor* var, int32_t full,
                                              double eps, const char* reduction, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_tensor_arg(var);
  args[3] = eg_detail_bool(full);
  args[4] = eg_double(eps);
  args[5] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gaussian_nll_loss", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_gaussian_nll_loss; var is a plain number. */
static inline eg_status* eg_gaussian_nll_loss_scalar(eg_tensor* input, eg_tensor* target, eg_value var, int32_t full,
                                                     double eps, const char* reduction, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = var;
  args[3] = eg_detail_bool(full);
  args[4] = eg_double(eps);
  args[5] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gaussian_nll_loss", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, bool? size_average=None, bool? reduce=None,
 * str reduction='mean') -> Tensor. input where target is 1, max(0, margin - input) where it is -1, reduced. In the
 * broadcast shape with reduction none, 0-dim with mean or sum; another word is an error. Any dtype, for the mean
 * floating point.
 * In Python:
 *     >>> F.hinge_embedding_loss(torch.tensor([0.5, 0.25]), torch.tensor([1, -1]))
 *     tensor(0.6250) */
static inline eg_status* eg_hinge_embedding_loss(eg_tensor* input, eg_tensor* target, double margin,
                                                 int32_t size_average, int32_t reduce, const char* reduction,
                                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_double(margin);
  args[3] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[4] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[5] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hinge_embedding_loss", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, bool? size_average=None,
 * bool? reduce=None, str reduction='mean') -> Tensor. max(0, -target (input1 - input2) + margin), reduced: with a
 * target of 1 the first should be larger, with -1 the second. In the broadcast shape with reduction none, else
 * 0-dim; floating point. Tensors of different numbers of dimensions are an error.
 * In Python:
 *     >>> F.margin_ranking_loss(torch.tensor([1., 2.]), torch.tensor([0., 3.]), torch.tensor([1., 1.]))
 *     tensor(0.5000) */
static inline eg_status* eg_margin_ranking_loss(eg_tensor* input1, eg_tensor* input2, eg_tensor* target, double margin,
                                                int32_t size_average, int32_t reduce, const char* reduction,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input1);
  args[1] = eg_detail_tensor_arg(input2);
  args[2] = eg_detail_tensor_arg(target);
  args[3] = eg_double(margin);
  args[4] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[5] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[6] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "margin_ranking_loss", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* multi_margin_loss(Tensor input, Tensor target, Scalar p=1, Scalar margin=1.0, Tensor? weight=None, bool?
 * size_average=None, bool? reduce=None, str reduction='mean') -> Tensor. The mean over the classes d but the
 * target t of max(0, margin - input[t] + input[d])^p, times weight[t]; p is 1 or 2. input (N, C) or (C), floating
 * point, target (N) or 0-dim, int64. In the shape of target with reduction none, else 0-dim. Another shape of
 * target or weight, and a class outside, are errors.
 * In Python:
 *     >>> F.multi_margin_loss(torch.tensor([[0.5, 1., 0.]]), torch.tensor([1]))
 *     tensor(0.1667) */
static inline eg_status* eg_multi_margin_loss(eg_tensor* input, eg_tensor* target, eg_value p, eg_value margin,
                                              eg_tensor* weight, int32_t size_average, int32_t reduce,
                                              const char* reduction, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = p;
  args[3] = margin;
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[5] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[6] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[7] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "multi_margin_loss", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* multilabel_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str
 * reduction='mean') -> Tensor. For each wanted class t (those in target before its first -1) and each class d that
 * is not wanted max(0, 1 - input[t] + input[d]), summed and divided by the number of classes. input (N, C) or (C),
 * floating point, target of the same shape, int64. (N) or 0-dim with reduction none, else 0-dim. A class outside
 * is an error.
 * In Python:
 *     >>> F.multilabel_margin_loss(torch.tensor([[0.1, 0.2, 0.4, 0.8]]), torch.tensor([[3, 0, -1, 1]]))
 *     tensor(0.8500) */
static inline eg_status* eg_multilabel_margin_loss(eg_tensor* input, eg_tensor* target, int32_t size_average,
                                                   int32_t reduce, const char* reduction, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[3] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[4] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "multilabel_margin_loss", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool?
 * reduce=None, str reduction='mean') -> Tensor. binary_cross_entropy_with_logits of each class, times weight,
 * averaged over the last dimension, then reduced. target is 0 or 1 in the shape of input, which is floating point.
 * Without the last dimension with reduction none, else 0-dim; another word is an error.
 * In Python:
 *     >>> F.multilabel_soft_margin_loss(torch.tensor([[2., -1.]]), torch.tensor([[1., 0.]]))
 *     tensor(0.2201) */
static inline eg_status* eg_multilabel_soft_margin_loss(eg_tensor* input, eg_tensor* target, eg_tensor* weight,
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
  status = eg_detail_call(&op, "multilabel_soft_margin_loss", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-06, bool keepdim=False) -> Tensor. The p-norm
 * of x1 - x2 + eps along the last dimension, which keepdim keeps with size 1. x1 and x2 broadcast; floating point
 * and complex only.
 * In Python:
 *     >>> F.pairwise_distance(torch.tensor([[0., 0.]]), torch.tensor([[3., 4.]]))
 *     tensor([5.0000]) */
static inline eg_status* eg_pairwise_distance(eg_tensor* x1, eg_tensor* x2, double p, double eps, int32_t keepdim,
                                              eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x1);
  args[1] = eg_detail_tensor_arg(x2);
  args[2] = eg_double(p);
  args[3] = eg_double(eps);
  args[4] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pairwise_distance", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, bool? size_average=None,
 * float eps=1e-08, bool? reduce=None, str reduction='mean') -> Tensor. The negative log likelihood of counts under
 * Poisson distributions: exp(input) - target input, or without log_input input - target log(input + eps), reduced.
 * full adds Stirling's approximation of log(target!) where target is above 1. In the broadcast shape with
 * reduction none, 0-dim with mean or sum; another word is an error. Floating point.
 * In Python:
 *     >>> F.poisson_nll_loss(torch.tensor([0., 1.]), torch.tensor([1., 2.]), reduction='none')
 *     tensor([1.0000, 0.7183]) */
static inline eg_status* eg_poisson_nll_loss(eg_tensor* input, eg_tensor* target, int32_t log_input, int32_t full,
                                             int32_t size_average, double eps, int32_t reduce, const char* reduction,
                                             eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_bool(log_input);
  args[3] = eg_detail_bool(full);
  args[4] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[5] = eg_double(eps);
  args[6] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[7] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "poisson_nll_loss", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* soft_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction='mean')
 * -> Tensor. log(1 + exp(-target input)) for a target of 1 or -1, reduced; input and target broadcast, to the
 * shape of the result with reduction none, else it is 0-dim. input is floating point, another is an error.
 * In Python:
 *     >>> F.soft_margin_loss(torch.tensor([2., -1.]), torch.tensor([1., -1.]))
 *     tensor(0.2201) */
static inline eg_status* eg_soft_margin_loss(eg_tensor* input, eg_tensor* target, int32_t size_average, int32_t reduce,
                                             const char* reduction, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(target);
  args[2] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[3] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[4] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "soft_margin_loss", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2.0, float
 * eps=1e-06, bool swap=False, bool? size_average=None, bool? reduce=None, str reduction='mean') -> Tensor. max(0,
 * margin + d(anchor, positive) - d(anchor, negative)) for the pairwise_distance d, reduced; swap takes the
 * distance between positive and negative where that is smaller. (N, D), or (D), gives (N), or 0-dim, with
 * reduction none, else 0-dim. Floating point only. A margin that is not positive, and different numbers of
 * dimensions, are errors.
 * In Python:
 *     >>> a, p, n = torch.tensor([[0., 0.]]), torch.tensor([[1., 0.]]), torch.tensor([[0., 1.5]])
 *     >>> F.triplet_margin_loss(a, p, n)
 *     tensor(0.5000) */
static inline eg_status* eg_triplet_margin_loss(eg_tensor* anchor, eg_tensor* positive, eg_tensor* negative,
                                                double margin, double p, double eps, int32_t swap, int32_t size_average,
                                                int32_t reduce, const char* reduction, eg_tensor** out) {
  static eg_op* op;
  eg_value args[10];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(anchor);
  args[1] = eg_detail_tensor_arg(positive);
  args[2] = eg_detail_tensor_arg(negative);
  args[3] = eg_double(margin);
  args[4] = eg_double(p);
  args[5] = eg_double(eps);
  args[6] = eg_detail_bool(swap);
  args[7] = eg_detail_enum(EG_TAG_BOOL, size_average);
  args[8] = eg_detail_enum(EG_TAG_BOOL, reduce);
  args[9] = eg_detail_string(reduction);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "triplet_margin_loss", "", 1, args, 10, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
