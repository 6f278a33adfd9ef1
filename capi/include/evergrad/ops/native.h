/* Generated from bindings/schema/ops/native.toml; do not edit. */
#ifndef EVERGRAD_OPS_NATIVE_H
#define EVERGRAD_OPS_NATIVE_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor. A convolution over time, the first
 * dimension, with zeros at both ends: self (time, batch, in), weight (width, in, out) and bias (out) give (time +
 * 2 pad - width + 1, batch, out). Floating point, complex and integers; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.conv_tbc(torch.tensor([[[1.]], [[2.]], [[4.]]]), torch.ones(2, 1, 1), torch.zeros(1)).flatten()
 *     tensor([3., 6.]) */
static inline eg_status* eg_conv_tbc(eg_tensor* self, eg_tensor* weight, eg_tensor* bias, int64_t pad,
                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_tensor_arg(bias);
  args[3] = eg_int(pad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv_tbc", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* empty_permuted(int[] size, int[] physical_layout, *, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. An uninitialised dense tensor of the
 * given sizes whose dimensions lie in memory in the order physical_layout, the outermost first. dtype is the
 * default float type unless given; a physical_layout that is no permutation, and a negative size, are errors.
 * In Python:
 *     >>> torch.empty_permuted((2, 3, 4), (0, 2, 1)).stride()
 *     (12, 1, 3) */
static inline eg_status* eg_empty_permuted(const int64_t* size, size_t size_count, const int64_t* physical_layout,
                                           size_t physical_layout_count, eg_dtype dtype, eg_layout layout,
                                           eg_device device, int32_t pin_memory, int32_t requires_grad,
                                           eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_array(EG_TAG_INTS, physical_layout, physical_layout_count);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "empty_permuted", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* fill_diagonal(Tensor self, Scalar fill_value, bool wrap=False) -> Tensor. self with a value on its main
 * diagonal, in its shape and dtype, any. wrap: in a tall matrix the diagonal begins again below the first, a row
 * left out. Fewer than two dimensions, and more than two that are not of one size, are errors. In place: the
 * result is written into self.
 * In Python:
 *     >>> torch.zeros(2, 3).fill_diagonal_(5.)
 *     tensor([[5., 0., 0.],
 *             [0., 5., 0.]]) */
static inline eg_status* eg_fill_diagonal_(eg_tensor* self, eg_value fill_value, int32_t wrap) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = fill_value;
  args[2] = eg_detail_bool(wrap);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fill_diagonal_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool
 * training, float momentum, float eps) -> (Tensor, Tensor, Tensor). batch_norm, and the means and the reciprocals
 * of the standard deviations of the channels, which are empty unless in training. Only the first is
 * differentiable. The result is in the shape of input, (N, C, ...). Floating point only.
 * In Python:
 *     >>> torch.native_batch_norm(torch.tensor([[1.], [3.]]), None, None, None, None, True, 0.1, 0.)[0]
 *     tensor([[-1.],
 *             [ 1.]]) */
static inline eg_status* eg_native_batch_norm(eg_tensor* input, eg_tensor* weight, eg_tensor* bias,
                                              eg_tensor* running_mean, eg_tensor* running_var, int32_t training,
                                              double momentum, double eps, eg_tensor** out0, eg_tensor** out1,
                                              eg_tensor** out2) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[3];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, running_mean);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, running_var);
  args[5] = eg_detail_bool(training);
  args[6] = eg_double(momentum);
  args[7] = eg_double(eps);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "native_batch_norm", "", 1, args, 8, rets, 3);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  *out2 = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* As eg_native_batch_norm; the results are written into the tensors given last. */
static inline eg_status* eg_native_batch_norm_out(eg_tensor* input, eg_tensor* weight, eg_tensor* bias,
                                                  eg_tensor* running_mean, eg_tensor* running_var, int32_t training,
                                                  double momentum, double eps, eg_tensor* out0, eg_tensor* out1,
                                                  eg_tensor* out2) {
  static eg_op* op;
  eg_value args[11];
  eg_value rets[3];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, running_mean);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, running_var);
  args[5] = eg_detail_bool(training);
  args[6] = eg_double(momentum);
  args[7] = eg_double(eps);
  args[8] = eg_detail_tensor_arg(out0);
  args[9] = eg_detail_tensor_arg(out1);
  args[10] = eg_detail_tensor_arg(out2);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "native_batch_norm", "out", 1, args, 11, rets, 3);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  return NULL;
}

/* native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor). dropout, and the bool mask of what is
 * kept, in the shape of input. A missing train means true. A p outside [0, 1] is an error.
 * In Python:
 *     >>> torch.native_dropout(torch.ones(3), 0.5, False)[0]
 *     tensor([1., 1., 1.]) */
static inline eg_status* eg_native_dropout(eg_tensor* input, double p, int32_t train, eg_tensor** out0,
                                           eg_tensor** out1) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_enum(EG_TAG_BOOL, train);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "native_dropout", "", 1, args, 3, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_native_dropout; the results are written into the tensors given last. */
static inline eg_status* eg_native_dropout_out(eg_tensor* input, double p, int32_t train, eg_tensor* out0,
                                               eg_tensor* out1) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_double(p);
  args[2] = eg_detail_enum(EG_TAG_BOOL, train);
  args[3] = eg_detail_tensor_arg(out0);
  args[4] = eg_detail_tensor_arg(out1);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "native_dropout", "out", 1, args, 5, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) ->
 * (Tensor, Tensor, Tensor). group_norm of an input of N samples, C channels and HxW elements each, the means (N,
 * group), and the reciprocals of the standard deviations. The first is in the shape of input. Floating point only;
 * a C that group does not divide is an error.
 * In Python:
 *     >>> torch.native_group_norm(torch.tensor([[[1.], [3.]]]), None, None, 1, 2, 1, 1, 0.)[0]
 *     tensor([[[-1.],
 *              [ 1.]]]) */
static inline eg_status* eg_native_group_norm(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, int64_t N,
                                              int64_t C, int64_t HxW, int64_t group, double eps, eg_tensor** out0,
                                              eg_tensor** out1, eg_tensor** out2) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[3];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_int(N);
  args[4] = eg_int(C);
  args[5] = eg_int(HxW);
  args[6] = eg_int(group);
  args[7] = eg_double(eps);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "native_group_norm", "", 1, args, 8, rets, 3);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  *out2 = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* As eg_native_group_norm; the results are written into the tensors given last. */
static inline eg_status* eg_native_group_norm_out(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, int64_t N,
                                                  int64_t C, int64_t HxW, int64_t group, double eps, eg_tensor* out0,
                                                  eg_tensor* out1, eg_tensor* out2) {
  static eg_op* op;
  eg_value args[11];
  eg_value rets[3];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_int(N);
  args[4] = eg_int(C);
  args[5] = eg_int(HxW);
  args[6] = eg_int(group);
  args[7] = eg_double(eps);
  args[8] = eg_detail_tensor_arg(out0);
  args[9] = eg_detail_tensor_arg(out1);
  args[10] = eg_detail_tensor_arg(out2);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "native_group_norm", "out", 1, args, 11, rets, 3);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  return NULL;
}

/* native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor,
 * Tensor, Tensor). layer_norm, the means, and the reciprocals of the standard deviations, with sizes 1 where it
 * normalised. The first is in the shape of input. Only the first is differentiable. Floating point only; other
 * last dimensions than normalized_shape are an error.
 * In Python:
 *     >>> torch.native_layer_norm(torch.tensor([[1., 3.]]), [2], None, None, 0.)[0]
 *     tensor([[-1.,  1.]]) */
static inline eg_status* eg_native_layer_norm(eg_tensor* input, const int64_t* normalized_shape,
                                              size_t normalized_shape_count, eg_tensor* weight, eg_tensor* bias,
                                              double eps, eg_tensor** out0, eg_tensor** out1, eg_tensor** out2) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[3];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_array(EG_TAG_INTS, normalized_shape, normalized_shape_count);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[4] = eg_double(eps);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "native_layer_norm", "", 1, args, 5, rets, 3);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  *out2 = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* As eg_native_layer_norm; the results are written into the tensors given last. */
static inline eg_status* eg_native_layer_norm_out(eg_tensor* input, const int64_t* normalized_shape,
                                                  size_t normalized_shape_count, eg_tensor* weight, eg_tensor* bias,
                                                  double eps, eg_tensor* out0, eg_tensor* out1, eg_tensor* out2) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[3];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_array(EG_TAG_INTS, normalized_shape, normalized_shape_count);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[4] = eg_double(eps);
  args[5] = eg_detail_tensor_arg(out0);
  args[6] = eg_detail_tensor_arg(out1);
  args[7] = eg_detail_tensor_arg(out2);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "native_layer_norm", "out", 1, args, 8, rets, 3);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  return NULL;
}

/* norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor. The norm of order pow over all dimensions but one,
 * which keep size 1; dim -1: over all, 0-dim. Floating point and complex, the result is real; integers, and a
 * dimension that v does not have, are errors.
 * In Python:
 *     >>> torch.norm_except_dim(torch.tensor([[3., 4.], [6., 8.]]))
 *     tensor([[ 5.],
 *             [10.]]) */
static inline eg_status* eg_norm_except_dim(eg_tensor* v, int64_t pow, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(v);
  args[1] = eg_int(pow);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "norm_except_dim", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* unravel_index(Tensor indices, int[] shape) -> Tensor[]. The coordinates, a tensor of the shape of indices each,
 * of positions in the row-major order of an array of that shape. Integers only; positions beyond it wrap around.
 * In Python:
 *     >>> torch.unravel_index(torch.tensor([1, 5]), (2, 3))
 *     (tensor([0, 1]), tensor([1, 2])) */
static inline eg_status* eg_unravel_index(eg_tensor* indices, const int64_t* shape, size_t shape_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(indices);
  args[1] = eg_detail_array(EG_TAG_INTS, shape, shape_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "unravel_index", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
