/* Generated from bindings/schema/ops/norm.toml; do not edit. */
#ifndef EVERGRAD_OPS_NORM_H
#define EVERGRAD_OPS_NORM_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? mean, Tensor? var, float eps) -> Tensor.
 * batch_norm with given statistics, or with those of the batch where they are missing. */
static inline eg_status* eg__batch_norm(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, eg_tensor* mean,
                                        eg_tensor* var, double eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, mean);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, var);
  args[5] = eg_double(eps);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_batch_norm", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _batch_norm_train(Tensor input, Tensor? weight, Tensor? bias, Tensor mean, Tensor var, float eps) -> Tensor.
 * batch_norm with the statistics of the batch, which are written to mean and var: dense, float64 for a float64
 * input, else float32. */
static inline eg_status* eg__batch_norm_train(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, eg_tensor* mean,
                                              eg_tensor* var, double eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_tensor_arg(mean);
  args[4] = eg_detail_tensor_arg(var);
  args[5] = eg_double(eps);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_batch_norm_train", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False) -> Tensor. The rows
 * of weight at the indices. Rows at padding_idx get no gradient; scale_grad_by_freq divides the gradient of a row
 * by how often it was read. */
static inline eg_status* eg__embedding(eg_tensor* weight, eg_tensor* indices, int64_t padding_idx,
                                       int32_t scale_grad_by_freq, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(weight);
  args[1] = eg_detail_tensor_arg(indices);
  args[2] = eg_int(padding_idx);
  args[3] = eg_detail_bool(scale_grad_by_freq);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_embedding", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _group_norm(Tensor input, int num_groups, Tensor? weight, Tensor? bias, float eps) -> Tensor. group_norm in one
 * pass over the data. */
static inline eg_status* eg__group_norm(eg_tensor* input, int64_t num_groups, eg_tensor* weight, eg_tensor* bias,
                                        double eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_int(num_groups);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[4] = eg_double(eps);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_group_norm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _layer_norm(Tensor input, Tensor? weight, Tensor? bias, int dims, float eps) -> Tensor. layer_norm over the last
 * `dims` dimensions. */
static inline eg_status* eg__layer_norm(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, int64_t dims, double eps,
                                        eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_int(dims);
  args[4] = eg_double(eps);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_layer_norm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? bias=None, bool
 * training=False, float momentum=0.1, float eps=1e-05) -> Tensor. (x - mean) / sqrt(variance + eps) for each
 * channel (dimension 1), times weight plus bias. In training the statistics are those of the batch and move the
 * running ones by momentum; else the running ones are used. In the shape of input. Floating point only; one value
 * a channel in training is an error.
 * In Python:
 *     >>> F.batch_norm(torch.tensor([[1., 10.], [3., 30.]]), None, None, training=True)
 *     tensor([[-1.0000, -1.0000],
 *             [ 1.0000,  1.0000]]) */
static inline eg_status* eg_batch_norm(eg_tensor* input, eg_tensor* running_mean, eg_tensor* running_var,
                                       eg_tensor* weight, eg_tensor* bias, int32_t training, double momentum,
                                       double eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, running_mean);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, running_var);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[5] = eg_detail_bool(training);
  args[6] = eg_double(momentum);
  args[7] = eg_double(eps);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "batch_norm", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* embedding(Tensor input, Tensor weight, int? padding_idx=None, float? max_norm=None, float norm_type=2.0, bool
 * scale_grad_by_freq=False, bool sparse=False) -> Tensor. The rows of weight at the indices in input. The row
 * padding_idx gets no gradient; rows longer than max_norm are scaled down in place first. Gives (*, width) of
 * weight's dtype, any, for (*) indices, int64 or int32; one outside is an error.
 * In Python:
 *     >>> F.embedding(torch.tensor([2, 0]), torch.tensor([[0., 1.], [2., 3.], [4., 5.]]))
 *     tensor([[4., 5.],
 *             [0., 1.]]) */
static inline eg_status* eg_embedding(eg_tensor* input, eg_tensor* weight, eg_value padding_idx, eg_value max_norm,
                                      double norm_type, int32_t scale_grad_by_freq, int32_t sparse, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = padding_idx;
  args[3] = max_norm;
  args[4] = eg_double(norm_type);
  args[5] = eg_detail_bool(scale_grad_by_freq);
  args[6] = eg_detail_bool(sparse);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "embedding", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) -> Tensor. (x
 * - mean) / sqrt(variance + eps) over groups of channels of each sample, times weight plus bias: input (N, C, *),
 * weight and bias (C); in the shape of input. Floating point only; a C that num_groups does not divide is an
 * error.
 * In Python:
 *     >>> F.group_norm(torch.tensor([[[1.], [3.], [10.], [30.]]]), 2).flatten()
 *     tensor([-1.0000,  1.0000, -1.0000,  1.0000]) */
static inline eg_status* eg_group_norm(eg_tensor* input, int64_t num_groups, eg_tensor* weight, eg_tensor* bias,
                                       double eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_int(num_groups);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[4] = eg_double(eps);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "group_norm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Tensor? weight=None, Tensor?
 * bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor. batch_norm with statistics
 * of each sample on its own: input (N, C, *) with at least one dimension behind C; the result has its shape.
 * Floating point only; one element a channel is an error in training.
 * In Python:
 *     >>> F.instance_norm(torch.tensor([[[1., 3.], [10., 30.]]]))
 *     tensor([[[-1.0000,  1.0000],
 *              [-1.0000,  1.0000]]]) */
static inline eg_status* eg_instance_norm(eg_tensor* input, eg_tensor* running_mean, eg_tensor* running_var,
                                          eg_tensor* weight, eg_tensor* bias, int32_t use_input_stats, double momentum,
                                          double eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, running_mean);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, running_var);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[5] = eg_detail_bool(use_input_stats);
  args[6] = eg_double(momentum);
  args[7] = eg_double(eps);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "instance_norm", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool
 * cudnn_enable=True) -> Tensor. (x - mean) / sqrt(variance + eps) over the last dimensions, which have the shape
 * normalized_shape, times weight plus bias. In the shape of input. Floating point only; other last dimensions are
 * an error.
 * In Python:
 *     >>> F.layer_norm(torch.tensor([[1., 3.], [2., 6.]]), (2,))
 *     tensor([[-1.0000,  1.0000],
 *             [-1.0000,  1.0000]]) */
static inline eg_status* eg_layer_norm(eg_tensor* input, const int64_t* normalized_shape, size_t normalized_shape_count,
                                       eg_tensor* weight, eg_tensor* bias, double eps, int32_t cudnn_enable,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_array(EG_TAG_INTS, normalized_shape, normalized_shape_count);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[4] = eg_double(eps);
  args[5] = eg_detail_bool(cudnn_enable);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "layer_norm", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* normalize(Tensor input, float p=2.0, int dim=1, float eps=1e-12) -> Tensor. x divided by its p-norm along a
 * dimension, or by eps where that is larger; in the shape of x. Floating point and complex only; a dimension that
 * x does not have is an error.
 * In Python:
 *     >>> F.normalize(torch.tensor([[3., 4.], [0., 2.]]))
 *     tensor([[0.6000, 0.8000],
 *             [0.0000, 1.0000]]) */
static inline eg_status* eg_normalize(eg_tensor* input, double p, int64_t dim, double eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_int(dim);
  args[3] = eg_double(eps);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normalize", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_normalize; the result is written into the tensor given last. */
static inline eg_status* eg_normalize_out(eg_tensor* input, double p, int64_t dim, double eps, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_int(dim);
  args[3] = eg_double(eps);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "normalize", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor. x / sqrt(mean of
 * squares + eps) over the last dimensions, which have the shape normalized_shape, times weight of that shape; in
 * the shape of x. Without eps the smallest step of the dtype. Floating point and complex; integers and other last
 * dimensions are errors.
 * In Python:
 *     >>> F.rms_norm(torch.tensor([[3., 4.]]), (2,))
 *     tensor([[0.8485, 1.1314]]) */
static inline eg_status* eg_rms_norm(eg_tensor* input, const int64_t* normalized_shape, size_t normalized_shape_count,
                                     eg_tensor* weight, eg_value eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_array(EG_TAG_INTS, normalized_shape, normalized_shape_count);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eps;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rms_norm", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
