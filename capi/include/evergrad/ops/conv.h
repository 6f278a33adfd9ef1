/* Generated from bindings/schema/ops/conv.toml; do not edit. */
#ifndef EVERGRAD_OPS_CONV_H
#define EVERGRAD_OPS_CONV_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* col2im(Tensor self, int[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) ->
 * Tensor. Blocks summed back to their places: the transpose of im2col. */
static inline eg_status* eg_col2im(eg_tensor* self, const int64_t* output_size, size_t output_size_count,
                                   const int64_t* kernel_size, size_t kernel_size_count, const int64_t* dilation,
                                   size_t dilation_count, const int64_t* padding, size_t padding_count,
                                   const int64_t* stride, size_t stride_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_array(EG_TAG_INTS, dilation, dilation_count);
  args[4] = eg_detail_array(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "col2im", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int
 * groups=1) -> Tensor. Convolution in 1 dimension, plus bias. input (N, C, L) or (C, L), weight (O, C/groups, K),
 * bias (O); the result is (N, O, L') or (O, L') with L' = (L + 2 padding - dilation (K - 1) - 1) / stride + 1,
 * rounded down. Integers, floating point and complex; two dtypes, bool, and sizes that do not fit are errors.
 * In Python:
 *     >>> F.conv1d(torch.tensor([[1., 2., 3., 4.]]), torch.tensor([[[1., -1.]]]))
 *     tensor([[-1., -1., -1.]]) */
static inline eg_status* eg_conv1d(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, const int64_t* stride,
                                   size_t stride_count, const int64_t* padding, size_t padding_count,
                                   const int64_t* dilation, size_t dilation_count, int64_t groups, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[6] = eg_int(groups);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv1d", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding='valid', int[1]
 * dilation=1, int groups=1) -> Tensor. Convolution in 1 dimension, input (N, C, L) or (C, L) with weight (O,
 * C/groups, K), and padding 'valid' (none) or 'same' (the sizes of the input). Integers, floating point and
 * complex, of one dtype. A stride with 'same', another word, and sizes that do not fit are errors.
 * In Python:
 *     >>> F.conv1d(torch.tensor([[1., 2., 3.]]), torch.ones(1, 1, 3), padding='same')
 *     tensor([[3., 6., 5.]]) */
static inline eg_status* eg_conv1d_padding(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, const int64_t* stride,
                                           size_t stride_count, const char* padding, const int64_t* dilation,
                                           size_t dilation_count, int64_t groups, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_string(padding);
  args[5] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[6] = eg_int(groups);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv1d", "padding", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int
 * groups=1) -> Tensor. Convolution in 2 dimensions, plus bias. input (N, C, H, W) or (C, H, W), weight (O,
 * C/groups, KH, KW), bias (O); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded
 * down. Integers, floating point and complex; two dtypes, bool, and sizes that do not fit are errors.
 * In Python:
 *     >>> F.conv2d(torch.ones(1, 1, 3, 3), torch.ones(1, 1, 2, 2), torch.tensor([0.5]))
 *     tensor([[[[4.5000, 4.5000],
 *               [4.5000, 4.5000]]]])
 *     >>> F.conv2d(torch.randn(8, 3, 32, 32), torch.randn(16, 3, 3, 3), stride=2, padding=1).shape
 *     torch.Size([8, 16, 16, 16]) */
static inline eg_status* eg_conv2d(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, const int64_t* stride,
                                   size_t stride_count, const int64_t* padding, size_t padding_count,
                                   const int64_t* dilation, size_t dilation_count, int64_t groups, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[6] = eg_int(groups);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv2d", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding='valid', int[2]
 * dilation=1, int groups=1) -> Tensor. Convolution in 2 dimensions, input (N, C, H, W) or (C, H, W) with weight
 * (O, C/groups, KH, KW), and padding 'valid' (none) or 'same' (the sizes of the input). Integers, floating point
 * and complex, of one dtype. A stride with 'same', another word, and sizes that do not fit are errors.
 * In Python:
 *     >>> F.conv2d(torch.ones(1, 1, 2, 2), torch.ones(1, 1, 3, 3), padding='same')
 *     tensor([[[[4., 4.],
 *               [4., 4.]]]]) */
static inline eg_status* eg_conv2d_padding(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, const int64_t* stride,
                                           size_t stride_count, const char* padding, const int64_t* dilation,
                                           size_t dilation_count, int64_t groups, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_string(padding);
  args[5] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[6] = eg_int(groups);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv2d", "padding", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int
 * groups=1) -> Tensor. Convolution in 3 dimensions, plus bias. input (N, C, D, H, W) or without N, weight (O,
 * C/groups, KD, KH, KW), bias (O); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1,
 * rounded down. Integers, floating point and complex; two dtypes, bool, and sizes that do not fit are errors.
 * In Python:
 *     >>> F.conv3d(torch.randn(2, 3, 8, 8, 8), torch.randn(4, 3, 3, 3, 3), padding=1).shape
 *     torch.Size([2, 4, 8, 8, 8]) */
static inline eg_status* eg_conv3d(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, const int64_t* stride,
                                   size_t stride_count, const int64_t* padding, size_t padding_count,
                                   const int64_t* dilation, size_t dilation_count, int64_t groups, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[6] = eg_int(groups);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv3d", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding='valid', int[3]
 * dilation=1, int groups=1) -> Tensor. Convolution in 3 dimensions, input (N, C, D, H, W) or (C, D, H, W) with
 * weight (O, C/groups, KD, KH, KW), and padding 'valid' (none) or 'same' (the sizes of the input). Integers,
 * floating point and complex, of one dtype. A stride with 'same', another word, and sizes that do not fit are
 * errors.
 * In Python:
 *     >>> F.conv3d(torch.ones(1, 1, 2, 2, 2), torch.ones(1, 1, 2, 2, 2), padding='valid')
 *     tensor([[[[[8.]]]]]) */
static inline eg_status* eg_conv3d_padding(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, const int64_t* stride,
                                           size_t stride_count, const char* padding, const int64_t* dilation,
                                           size_t dilation_count, int64_t groups, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_string(padding);
  args[5] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[6] = eg_int(groups);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv3d", "padding", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1]
 * output_padding=0, int groups=1, int[1] dilation=1) -> Tensor. Transposed convolution in 1 dimension, plus bias:
 * input (N, C, L) or (C, L), weight (C, out/groups, K). The length becomes (L - 1) stride - 2 padding + dilation
 * (K - 1) + output_padding + 1. Integers, floating point and complex; two dtypes, bool, and channels that do not
 * fit are errors.
 * In Python:
 *     >>> F.conv_transpose1d(torch.tensor([[1., 2.]]), torch.tensor([[[1., 10.]]]), stride=2)
 *     tensor([[ 1., 10.,  2., 20.]]) */
static inline eg_status* eg_conv_transpose1d(eg_tensor* input, eg_tensor* weight, eg_tensor* bias,
                                             const int64_t* stride, size_t stride_count, const int64_t* padding,
                                             size_t padding_count, const int64_t* output_padding,
                                             size_t output_padding_count, int64_t groups, const int64_t* dilation,
                                             size_t dilation_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, output_padding, output_padding_count);
  args[6] = eg_int(groups);
  args[7] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv_transpose1d", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2]
 * output_padding=0, int groups=1, int[2] dilation=1) -> Tensor. Transposed convolution in 2 dimensions, plus bias:
 * input (N, C, H, W) or (C, H, W), weight (C, out/groups, KH, KW). A size becomes (n - 1) stride - 2 padding +
 * dilation (K - 1) + output_padding + 1. Integers, floating point and complex; two dtypes, bool, and channels that
 * do not fit are errors.
 * In Python:
 *     >>> F.conv_transpose2d(torch.tensor([[[1., 2.]]]), torch.ones(1, 1, 2, 2))
 *     tensor([[[1., 3., 2.],
 *              [1., 3., 2.]]]) */
static inline eg_status* eg_conv_transpose2d(eg_tensor* input, eg_tensor* weight, eg_tensor* bias,
                                             const int64_t* stride, size_t stride_count, const int64_t* padding,
                                             size_t padding_count, const int64_t* output_padding,
                                             size_t output_padding_count, int64_t groups, const int64_t* dilation,
                                             size_t dilation_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, output_padding, output_padding_count);
  args[6] = eg_int(groups);
  args[7] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv_transpose2d", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3]
 * output_padding=0, int groups=1, int[3] dilation=1) -> Tensor. Transposed convolution in 3 dimensions, plus bias:
 * input (N, C, D, H, W) or (C, D, H, W), weight (C, out/groups, KD, KH, KW). A size becomes (n - 1) stride - 2
 * padding + dilation (K - 1) + output_padding + 1. Integers, floating point and complex; two dtypes, bool, and
 * channels that do not fit are errors.
 * In Python:
 *     >>> F.conv_transpose3d(torch.randn(1, 2, 4, 4, 4), torch.randn(2, 3, 3, 3, 3), stride=2).shape
 *     torch.Size([1, 3, 9, 9, 9]) */
static inline eg_status* eg_conv_transpose3d(eg_tensor* input, eg_tensor* weight, eg_tensor* bias,
                                             const int64_t* stride, size_t stride_count, const int64_t* padding,
                                             size_t padding_count, const int64_t* output_padding,
                                             size_t output_padding_count, int64_t groups, const int64_t* dilation,
                                             size_t dilation_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, output_padding, output_padding_count);
  args[6] = eg_int(groups);
  args[7] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "conv_transpose3d", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool
 * transposed, int[] output_padding, int groups) -> Tensor. Convolution in one to three dimensions, or its
 * transpose: input (N, C, ...), weight (out, C/groups, ...), transposed (C, out/groups, ...). One value a
 * dimension, or one for all, in stride, padding, dilation and output_padding. The result is (N, out, ...).
 * Integers, floating point and complex, of one dtype; channels that do not fit the groups, and kernels larger than
 * the padded input, and bool, are errors.
 * In Python:
 *     >>> torch.convolution(torch.ones(1, 1, 4), torch.ones(1, 1, 2), None, [2], [0], [1], False, [0], 1)
 *     tensor([[[2., 2.]]]) */
static inline eg_status* eg_convolution(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, const int64_t* stride,
                                        size_t stride_count, const int64_t* padding, size_t padding_count,
                                        const int64_t* dilation, size_t dilation_count, int32_t transposed,
                                        const int64_t* output_padding, size_t output_padding_count, int64_t groups,
                                        eg_tensor** out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_array(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_array(EG_TAG_INTS, dilation, dilation_count);
  args[6] = eg_detail_bool(transposed);
  args[7] = eg_detail_array(EG_TAG_INTS, output_padding, output_padding_count);
  args[8] = eg_int(groups);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "convolution", "", 1, args, 9, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* convolution_weight(Tensor input, Tensor grad_output, int[] weight_size, int[] stride, int[] padding, int[]
 * dilation, bool transposed, int[] output_padding, int groups) -> Tensor. The gradient of a convolution with
 * respect to its weight. */
static inline eg_status* eg_convolution_weight(eg_tensor* input, eg_tensor* grad_output, const int64_t* weight_size,
                                               size_t weight_size_count, const int64_t* stride, size_t stride_count,
                                               const int64_t* padding, size_t padding_count, const int64_t* dilation,
                                               size_t dilation_count, int32_t transposed, const int64_t* output_padding,
                                               size_t output_padding_count, int64_t groups, eg_tensor** out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(grad_output);
  args[2] = eg_detail_array(EG_TAG_INTS, weight_size, weight_size_count);
  args[3] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_array(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_array(EG_TAG_INTS, dilation, dilation_count);
  args[6] = eg_detail_bool(transposed);
  args[7] = eg_detail_array(EG_TAG_INTS, output_padding, output_padding_count);
  args[8] = eg_int(groups);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "convolution_weight", "", 1, args, 9, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor. The blocks
 * that a 2-d convolution reads, one a column: (N, C * kernel, blocks). */
static inline eg_status* eg_im2col(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                   const int64_t* dilation, size_t dilation_count, const int64_t* padding,
                                   size_t padding_count, const int64_t* stride, size_t stride_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, dilation, dilation_count);
  args[3] = eg_detail_array(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "im2col", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* nn_fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2]
 * stride=1) -> Tensor. Sliding blocks (N, C * kernel, blocks), or without N, summed into images (N, C,
 * *output_size): the adjoint of unfold. Any dtype. A first size that the kernel's does not divide, or another
 * number of blocks than fit, is an error.
 * In Python:
 *     >>> F.fold(torch.ones(1, 4, 4), output_size=3, kernel_size=2)
 *     tensor([[[[1., 2., 1.],
 *               [2., 4., 2.],
 *               [1., 2., 1.]]]]) */
static inline eg_status* eg_nn_fold(eg_tensor* input, const int64_t* output_size, size_t output_size_count,
                                    const int64_t* kernel_size, size_t kernel_size_count, const int64_t* dilation,
                                    size_t dilation_count, const int64_t* padding, size_t padding_count,
                                    const int64_t* stride, size_t stride_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nn_fold", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* nn_unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor.
 * Sliding blocks of a batch of images, one a column: (N, C, H, W) or (C, H, W) gives (N, C * kernel, blocks) or
 * without N. Floating point, complex and bool; blocks larger than the padded image are an error.
 * In Python:
 *     >>> F.unfold(torch.arange(9.).view(1, 1, 3, 3), kernel_size=2)
 *     tensor([[[0., 1., 3., 4.],
 *              [1., 2., 4., 5.],
 *              [3., 4., 6., 7.],
 *              [4., 5., 7., 8.]]]) */
static inline eg_status* eg_nn_unfold(eg_tensor* input, const int64_t* kernel_size, size_t kernel_size_count,
                                      const int64_t* dilation, size_t dilation_count, const int64_t* padding,
                                      size_t padding_count, const int64_t* stride, size_t stride_count,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nn_unfold", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
