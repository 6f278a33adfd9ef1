/* Generated from bindings/schema/ops/pool.toml; do not edit. */
#ifndef EVERGRAD_OPS_POOL_H
#define EVERGRAD_OPS_POOL_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* avg_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, bool ceil_mode=False, bool
 * count_include_pad=True) -> Tensor. The mean of each window; count_include_pad says whether padding counts. (N,
 * C, L) or (C, L); each output size is (n + 2 padding - k) / stride + 1, rounded down or with ceil_mode up.
 * Floating point and int64; other dtypes, and padding above half the kernel, are errors.
 * In Python:
 *     >>> F.avg_pool1d(torch.tensor([[1., 5., 2., 4.]]), 2)
 *     tensor([[3., 3.]]) */
static inline eg_status* eg_avg_pool1d(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                       const int64_t* stride, size_t stride_count, const int64_t* padding,
                                       size_t padding_count, int32_t ceil_mode, int32_t count_include_pad,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_bool(ceil_mode);
  args[5] = eg_detail_bool(count_include_pad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "avg_pool1d", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* avg_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, bool ceil_mode=False, bool
 * count_include_pad=True, int? divisor_override=None) -> Tensor. The mean of each window; count_include_pad says
 * whether padding counts, divisor_override replaces the count. (N, C, H, W) or (C, H, W). Floating point and
 * int64; padding of more than half a window, and a divisor of 0, are errors.
 * In Python:
 *     >>> F.avg_pool2d(torch.arange(16.).view(1, 4, 4), 2)
 *     tensor([[[ 2.5000,  4.5000],
 *              [10.5000, 12.5000]]]) */
static inline eg_status* eg_avg_pool2d(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                       const int64_t* stride, size_t stride_count, const int64_t* padding,
                                       size_t padding_count, int32_t ceil_mode, int32_t count_include_pad,
                                       eg_value divisor_override, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_bool(ceil_mode);
  args[5] = eg_detail_bool(count_include_pad);
  args[6] = divisor_override;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "avg_pool2d", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_avg_pool2d; the result is written into the tensor given last. */
static inline eg_status* eg_avg_pool2d_out(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                           const int64_t* stride, size_t stride_count, const int64_t* padding,
                                           size_t padding_count, int32_t ceil_mode, int32_t count_include_pad,
                                           eg_value divisor_override, eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_bool(ceil_mode);
  args[5] = eg_detail_bool(count_include_pad);
  args[6] = divisor_override;
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "avg_pool2d", "out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* avg_pool2d_backward(Tensor grad_output, int[] input_size, int[2] kernel_size, int[2] stride, int[2] padding,
 * bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor. The transpose of avg_pool2d. */
static inline eg_status* eg_avg_pool2d_backward(eg_tensor* grad_output, const int64_t* input_size,
                                                size_t input_size_count, const int64_t* kernel_size,
                                                size_t kernel_size_count, const int64_t* stride, size_t stride_count,
                                                const int64_t* padding, size_t padding_count, int32_t ceil_mode,
                                                int32_t count_include_pad, eg_value divisor_override, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_array(EG_TAG_INTS, input_size, input_size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_array(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_bool(ceil_mode);
  args[6] = eg_detail_bool(count_include_pad);
  args[7] = divisor_override;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "avg_pool2d_backward", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* avg_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, bool ceil_mode=False, bool
 * count_include_pad=True, int? divisor_override=None) -> Tensor. The mean of each window; count_include_pad says
 * whether padding counts, divisor_override replaces the count. (N, C, D, H, W) or (C, D, H, W); each output size
 * is (n + 2 padding - k) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's size unless
 * given. Floating point and int64; padding of more than half a window, a window larger than the input, and a
 * divisor of 0, are errors.
 * In Python:
 *     >>> F.avg_pool3d(torch.arange(16.).view(1, 2, 2, 4), 2)
 *     tensor([[[[6.5000, 8.5000]]]]) */
static inline eg_status* eg_avg_pool3d(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                       const int64_t* stride, size_t stride_count, const int64_t* padding,
                                       size_t padding_count, int32_t ceil_mode, int32_t count_include_pad,
                                       eg_value divisor_override, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_bool(ceil_mode);
  args[5] = eg_detail_bool(count_include_pad);
  args[6] = divisor_override;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "avg_pool3d", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_avg_pool3d; the result is written into the tensor given last. */
static inline eg_status* eg_avg_pool3d_out(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                           const int64_t* stride, size_t stride_count, const int64_t* padding,
                                           size_t padding_count, int32_t ceil_mode, int32_t count_include_pad,
                                           eg_value divisor_override, eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_bool(ceil_mode);
  args[5] = eg_detail_bool(count_include_pad);
  args[6] = divisor_override;
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "avg_pool3d", "out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* avg_pool3d_backward(Tensor grad_output, int[] input_size, int[3] kernel_size, int[3] stride, int[3] padding,
 * bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor. The transpose of avg_pool3d. */
static inline eg_status* eg_avg_pool3d_backward(eg_tensor* grad_output, const int64_t* input_size,
                                                size_t input_size_count, const int64_t* kernel_size,
                                                size_t kernel_size_count, const int64_t* stride, size_t stride_count,
                                                const int64_t* padding, size_t padding_count, int32_t ceil_mode,
                                                int32_t count_include_pad, eg_value divisor_override, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad_output);
  args[1] = eg_detail_array(EG_TAG_INTS, input_size, input_size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_array(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_bool(ceil_mode);
  args[6] = eg_detail_bool(count_include_pad);
  args[7] = divisor_override;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "avg_pool3d_backward", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* local_response_norm(Tensor self, int size, float alpha=1e-4, float beta=0.75, float k=1.0) -> Tensor. x / (k +
 * alpha m)^beta, where m is the mean of the squares of `size` neighbouring channels, of which those beyond the
 * first and last are zeros. (N, C, ...) of at least three dimensions, in whose shape the result is. Floating point
 * and int64; fewer dimensions, and a size below 1, are errors.
 * In Python:
 *     >>> F.local_response_norm(torch.tensor([[[1.], [2.], [3.]]]), 1, alpha=1.0, beta=0.5)
 *     tensor([[[0.7071],
 *              [0.8944],
 *              [0.9487]]]) */
static inline eg_status* eg_local_response_norm(eg_tensor* self, int64_t size, double alpha, double beta, double k,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(size);
  args[2] = eg_double(alpha);
  args[3] = eg_double(beta);
  args[4] = eg_double(k);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "local_response_norm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* lp_pool1d(Tensor self, Scalar norm_type, int[1] kernel_size, int[1]? stride=None, bool ceil_mode=False) ->
 * Tensor. The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may
 * have no root. (N, C, L) or (C, L); each output size is (n - k) / stride + 1, rounded down or with ceil_mode up;
 * stride is the kernel's size unless given. Floating point, integers whose powers are int64; a norm_type of 0, and
 * windows larger than the input, are errors. The derivative of a window of zeros is none: NaN for norm_type above
 * 1.
 * In Python:
 *     >>> F.lp_pool1d(torch.tensor([[3., 4., 6., 8.]]), 2, 2)
 *     tensor([[ 5., 10.]]) */
static inline eg_status* eg_lp_pool1d(eg_tensor* self, eg_value norm_type, const int64_t* kernel_size,
                                      size_t kernel_size_count, const int64_t* stride, size_t stride_count,
                                      int32_t ceil_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = norm_type;
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_bool(ceil_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lp_pool1d", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* lp_pool2d(Tensor self, Scalar norm_type, int[2] kernel_size, int[2]? stride=None, bool ceil_mode=False) ->
 * Tensor. The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may
 * have no root. (N, C, H, W) or (C, H, W); each output size is (n - k) / stride + 1, rounded down or with
 * ceil_mode up; stride is the kernel's size unless given. Floating point, integers whose powers are int64; a
 * norm_type of 0, and windows larger than the input, are errors. The derivative of a window of zeros is none: NaN
 * for norm_type above 1.
 * In Python:
 *     >>> F.lp_pool2d(torch.ones(1, 4, 6), 2, 2)
 *     tensor([[[2., 2., 2.],
 *              [2., 2., 2.]]]) */
static inline eg_status* eg_lp_pool2d(eg_tensor* self, eg_value norm_type, const int64_t* kernel_size,
                                      size_t kernel_size_count, const int64_t* stride, size_t stride_count,
                                      int32_t ceil_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = norm_type;
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_bool(ceil_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lp_pool2d", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* lp_pool3d(Tensor self, Scalar norm_type, int[3] kernel_size, int[3]? stride=None, bool ceil_mode=False) ->
 * Tensor. The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may
 * have no root. (N, C, D, H, W) or (C, D, H, W); each output size is (n - k) / stride + 1, rounded down or with
 * ceil_mode up; stride is the kernel's size unless given. Floating point, integers whose powers are int64; a
 * norm_type of 0, and windows larger than the input, are errors. The derivative of a window of zeros is none: NaN
 * for norm_type above 1.
 * In Python:
 *     >>> F.lp_pool3d(torch.ones(1, 4, 3, 6), 3.0, (2, 2, 2)).shape
 *     torch.Size([1, 2, 1, 3]) */
static inline eg_status* eg_lp_pool3d(eg_tensor* self, eg_value norm_type, const int64_t* kernel_size,
                                      size_t kernel_size_count, const int64_t* stride, size_t stride_count,
                                      int32_t ceil_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = norm_type;
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_bool(ceil_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lp_pool3d", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* max_pool1d(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool
 * ceil_mode=False) -> Tensor. The largest element of each window; NaN counts as largest. (N, C, L) or (C, L); each
 * output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is
 * the kernel's size unless given. Floating point only; padding above half the kernel is an error.
 * In Python:
 *     >>> F.max_pool1d(torch.tensor([[1., 5., 2., 4.]]), 2)
 *     tensor([[5., 4.]]) */
static inline eg_status* eg_max_pool1d(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                       const int64_t* stride, size_t stride_count, const int64_t* padding,
                                       size_t padding_count, const int64_t* dilation, size_t dilation_count,
                                       int32_t ceil_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[5] = eg_detail_bool(ceil_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max_pool1d", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1]
 * dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices). The largest element of each window and its
 * place in the flattened plane; NaN counts as largest. (N, C, L) or (C, L); indices are int64. Integers and
 * floating point. An empty window, and padding of more than half of it, are errors.
 * In Python:
 *     >>> output, indices = F.max_pool1d_with_indices(torch.tensor([[1., 5., 2., 4.]]), 2)
 *     >>> indices
 *     tensor([[1, 3]]) */
static inline eg_status* eg_max_pool1d_with_indices(eg_tensor* self, const int64_t* kernel_size,
                                                    size_t kernel_size_count, const int64_t* stride,
                                                    size_t stride_count, const int64_t* padding, size_t padding_count,
                                                    const int64_t* dilation, size_t dilation_count, int32_t ceil_mode,
                                                    eg_tensor** output, eg_tensor** indices) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[5] = eg_detail_bool(ceil_mode);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "max_pool1d_with_indices", "", 1, args, 6, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* max_pool2d(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool
 * ceil_mode=False) -> Tensor. The largest element of each window; NaN counts as largest. (N, C, H, W) or (C, H,
 * W); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up;
 * stride is the kernel's size unless given. Integers and floating point; padding above half the kernel, bool and
 * complex are errors.
 * In Python:
 *     >>> F.max_pool2d(torch.arange(16.).view(1, 4, 4), 2, stride=2)
 *     tensor([[[ 5.,  7.],
 *              [13., 15.]]]) */
static inline eg_status* eg_max_pool2d(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                       const int64_t* stride, size_t stride_count, const int64_t* padding,
                                       size_t padding_count, const int64_t* dilation, size_t dilation_count,
                                       int32_t ceil_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[5] = eg_detail_bool(ceil_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max_pool2d", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2]
 * dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices). The largest element of each window and its
 * place in the flattened plane; NaN counts as largest. (N, C, H, W) or (C, H, W); indices are int64. Integers and
 * floating point. An empty window, and padding of more than half of it, are errors.
 * In Python:
 *     >>> output, indices = F.max_pool2d_with_indices(torch.arange(16.).view(1, 4, 4), 2)
 *     >>> indices
 *     tensor([[[ 5,  7],
 *              [13, 15]]]) */
static inline eg_status* eg_max_pool2d_with_indices(eg_tensor* self, const int64_t* kernel_size,
                                                    size_t kernel_size_count, const int64_t* stride,
                                                    size_t stride_count, const int64_t* padding, size_t padding_count,
                                                    const int64_t* dilation, size_t dilation_count, int32_t ceil_mode,
                                                    eg_tensor** output, eg_tensor** indices) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[5] = eg_detail_bool(ceil_mode);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "max_pool2d_with_indices", "", 1, args, 6, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* max_pool3d(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool
 * ceil_mode=False) -> Tensor. The largest element of each window; NaN counts as largest. (N, C, D, H, W) or (C, D,
 * H, W); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode
 * up; stride is the kernel's size unless given. Integers and floating point; padding above half the kernel, bool
 * and complex are errors.
 * In Python:
 *     >>> F.max_pool3d(torch.arange(16.).view(1, 2, 2, 4), 2)
 *     tensor([[[[13., 15.]]]]) */
static inline eg_status* eg_max_pool3d(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                       const int64_t* stride, size_t stride_count, const int64_t* padding,
                                       size_t padding_count, const int64_t* dilation, size_t dilation_count,
                                       int32_t ceil_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[5] = eg_detail_bool(ceil_mode);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max_pool3d", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3]
 * dilation=1, bool ceil_mode=False) -> (Tensor output, Tensor indices). The largest element of each window and its
 * place in the flattened volume; NaN counts as largest. (N, C, D, H, W) or (C, D, H, W); indices are int64.
 * Integers and floating point. An empty window, and padding of more than half of it, are errors.
 * In Python:
 *     >>> output, indices = F.max_pool3d_with_indices(torch.arange(16.).view(1, 2, 2, 4), 2)
 *     >>> indices
 *     tensor([[[[13, 15]]]]) */
static inline eg_status* eg_max_pool3d_with_indices(eg_tensor* self, const int64_t* kernel_size,
                                                    size_t kernel_size_count, const int64_t* stride,
                                                    size_t stride_count, const int64_t* padding, size_t padding_count,
                                                    const int64_t* dilation, size_t dilation_count, int32_t ceil_mode,
                                                    eg_tensor** output, eg_tensor** indices) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, dilation, dilation_count);
  args[5] = eg_detail_bool(ceil_mode);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "max_pool3d_with_indices", "", 1, args, 6, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
