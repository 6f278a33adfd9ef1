/* Generated from bindings/schema/ops/pool_adaptive.toml; do not edit. */
#ifndef EVERGRAD_OPS_POOL_ADAPTIVE_H
#define EVERGRAD_OPS_POOL_ADAPTIVE_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _adaptive_avg_pool(Tensor self, int[] output_size) -> Tensor. The means of windows that divide the last
 * dimensions, as many as there are sizes, evenly. */
static inline eg_status* eg__adaptive_avg_pool(eg_tensor* self, const int64_t* output_size, size_t output_size_count,
                                               eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_adaptive_avg_pool", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _adaptive_avg_pool_backward(Tensor grad, int[] input_size) -> Tensor. The transpose of _adaptive_avg_pool, for
 * an input of the given last sizes. */
static inline eg_status* eg__adaptive_avg_pool_backward(eg_tensor* grad, const int64_t* input_size,
                                                        size_t input_size_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(grad);
  args[1] = eg_detail_array(EG_TAG_INTS, input_size, input_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_adaptive_avg_pool_backward", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _adaptive_max_pool(Tensor self, int[] output_size) -> (Tensor output, Tensor indices). The maxima of windows
 * that divide the last dimensions, as many as there are sizes, evenly, and their places. */
static inline eg_status* eg__adaptive_max_pool(eg_tensor* self, const int64_t* output_size, size_t output_size_count,
                                               eg_tensor** output, eg_tensor** indices) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "_adaptive_max_pool", "", 1, args, 2, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* _fractional_max_pool(Tensor self, int[] kernel_size, int[] output_size, Tensor random_samples) -> (Tensor
 * output, Tensor indices). The maxima of windows at places that the samples, a last dimension of as many as there
 * are sizes, decide. */
static inline eg_status* eg__fractional_max_pool(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                                 const int64_t* output_size, size_t output_size_count,
                                                 eg_tensor* random_samples, eg_tensor** output, eg_tensor** indices) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  args[3] = eg_detail_tensor_arg(random_samples);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "_fractional_max_pool", "", 1, args, 4, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* _max_unpool(Tensor self, Tensor indices, int[] output_size) -> Tensor. Zeros with the elements of self at the
 * indices of the last dimensions, flattened, as many as there are sizes. */
static inline eg_status* eg__max_unpool(eg_tensor* self, eg_tensor* indices, const int64_t* output_size,
                                        size_t output_size_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(indices);
  args[2] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_max_unpool", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor. Means over as many windows as output_size says,
 * spread evenly: (N, C, L) gives (N, C, output_size), or without N. Floating point; another number of dimensions
 * is an error.
 * In Python:
 *     >>> F.adaptive_avg_pool1d(torch.tensor([[1., 2., 3., 4., 5.]]), 2)
 *     tensor([[2., 4.]]) */
static inline eg_status* eg_adaptive_avg_pool1d(eg_tensor* self, const int64_t* output_size, size_t output_size_count,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "adaptive_avg_pool1d", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* adaptive_avg_pool2d(Tensor self, int[2] output_size) -> Tensor. Means over as many windows as output_size says,
 * spread evenly: (N, C, H, W) gives (N, C, *output_size), or without N. Floating point; another number of
 * dimensions is an error.
 * In Python:
 *     >>> F.adaptive_avg_pool2d(torch.randn(2, 3, 7, 9), (2, 2)).shape
 *     torch.Size([2, 3, 2, 2]) */
static inline eg_status* eg_adaptive_avg_pool2d(eg_tensor* self, const int64_t* output_size, size_t output_size_count,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "adaptive_avg_pool2d", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor. Means over as many windows as output_size says,
 * spread evenly: (N, C, D, H, W) gives (N, C, *output_size), or without N. Floating point; another number of
 * dimensions is an error.
 * In Python:
 *     >>> F.adaptive_avg_pool3d(torch.randn(2, 3, 5, 7, 9), (2, 2, 2)).shape
 *     torch.Size([2, 3, 2, 2, 2]) */
static inline eg_status* eg_adaptive_avg_pool3d(eg_tensor* self, const int64_t* output_size, size_t output_size_count,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "adaptive_avg_pool3d", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* adaptive_max_pool1d(Tensor self, int[1] output_size) -> Tensor. The largest element of each of as many windows
 * as output_size says, spread evenly; NaN counts as largest. (N, C, L) gives (N, C, output_size), or without N.
 * Floating point; another number of dimensions, and empty ones but N, are errors.
 * In Python:
 *     >>> F.adaptive_max_pool1d(torch.tensor([[1., 2., 5., 4., 3.]]), 2)
 *     tensor([[5., 5.]]) */
static inline eg_status* eg_adaptive_max_pool1d(eg_tensor* self, const int64_t* output_size, size_t output_size_count,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "adaptive_max_pool1d", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* adaptive_max_pool1d_with_indices(Tensor self, int[1] output_size) -> (Tensor output, Tensor indices). The
 * largest element of each of as many windows as output_size says, spread evenly, and its place in the flattened
 * line; NaN counts as largest. (N, C, L) gives (N, C, output_size), or without N; indices are int64. Floating
 * point; another number of dimensions, and empty ones but N, are errors.
 * In Python:
 *     >>> F.adaptive_max_pool1d_with_indices(torch.tensor([[1., 2., 5., 4., 3.]]), 2)[1]
 *     tensor([[2, 2]]) */
static inline eg_status* eg_adaptive_max_pool1d_with_indices(eg_tensor* self, const int64_t* output_size,
                                                             size_t output_size_count, eg_tensor** output,
                                                             eg_tensor** indices) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "adaptive_max_pool1d_with_indices", "", 1, args, 2, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* adaptive_max_pool2d(Tensor self, int[2] output_size) -> Tensor. The largest element of each of as many windows
 * as output_size says, spread evenly; NaN counts as largest. (N, C, H, W) gives (N, C, *output_size), or without
 * N. Floating point; another number of dimensions, and empty ones but N, are errors.
 * In Python:
 *     >>> F.adaptive_max_pool2d(torch.arange(9.).view(1, 3, 3), (2, 1))
 *     tensor([[[5.],
 *              [8.]]]) */
static inline eg_status* eg_adaptive_max_pool2d(eg_tensor* self, const int64_t* output_size, size_t output_size_count,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "adaptive_max_pool2d", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* adaptive_max_pool2d_with_indices(Tensor self, int[2] output_size) -> (Tensor output, Tensor indices). The
 * largest element of each of as many windows as output_size says, spread evenly, and its place in the flattened
 * plane; NaN counts as largest. (N, C, H, W) gives (N, C, *output_size), or without N; indices are int64. Floating
 * point; another number of dimensions, and empty ones but N, are errors.
 * In Python:
 *     >>> F.adaptive_max_pool2d_with_indices(torch.arange(9.).view(1, 3, 3), (2, 1))[1]
 *     tensor([[[5],
 *              [8]]]) */
static inline eg_status* eg_adaptive_max_pool2d_with_indices(eg_tensor* self, const int64_t* output_size,
                                                             size_t output_size_count, eg_tensor** output,
                                                             eg_tensor** indices) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "adaptive_max_pool2d_with_indices", "", 1, args, 2, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* adaptive_max_pool3d(Tensor self, int[3] output_size) -> Tensor. The largest element of each of as many windows
 * as output_size says, spread evenly; NaN counts as largest. (N, C, D, H, W) gives (N, C, *output_size), or
 * without N. Floating point; another number of dimensions, and empty ones but N, are errors.
 * In Python:
 *     >>> F.adaptive_max_pool3d(torch.arange(12.).view(1, 3, 2, 2), (2, 1, 1)).flatten()
 *     tensor([ 7., 11.]) */
static inline eg_status* eg_adaptive_max_pool3d(eg_tensor* self, const int64_t* output_size, size_t output_size_count,
                                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "adaptive_max_pool3d", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* adaptive_max_pool3d_with_indices(Tensor self, int[3] output_size) -> (Tensor output, Tensor indices). The
 * largest element of each of as many windows as output_size says, spread evenly, and its place in the flattened
 * volume; NaN counts as largest. (N, C, D, H, W) gives (N, C, *output_size), or without N; indices are int64.
 * Floating point; another number of dimensions, and empty ones but N, are errors.
 * In Python:
 *     >>> F.adaptive_max_pool3d_with_indices(torch.arange(12.).view(1, 3, 2, 2), (2, 1, 1))[1].flatten()
 *     tensor([ 7, 11]) */
static inline eg_status* eg_adaptive_max_pool3d_with_indices(eg_tensor* self, const int64_t* output_size,
                                                             size_t output_size_count, eg_tensor** output,
                                                             eg_tensor** indices) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "adaptive_max_pool3d_with_indices", "", 1, args, 2, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2]? output_size=None, float[2]? output_ratio=None,
 * Tensor? _random_samples=None) -> Tensor. The largest elements of windows that lie at random places, about
 * evenly; NaN counts as largest. Input (N, C, H, W) or (C, H, W), floating point only. The sizes of the output are
 * output_size, or output_ratio times those of the input; neither of the two, and a window that does not fit, are
 * errors. _random_samples (N, C, 2) in [0, 1) replaces what would be drawn.
 * In Python:
 *     >>> F.fractional_max_pool2d(torch.randn(1, 2, 9, 9), 2, output_size=(4, 4)).shape
 *     torch.Size([1, 2, 4, 4]) */
static inline eg_status* eg_fractional_max_pool2d(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                                  const int64_t* output_size, size_t output_size_count,
                                                  const double* output_ratio, size_t output_ratio_count,
                                                  eg_tensor* _random_samples, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, output_size, output_size_count);
  args[3] = eg_detail_optional(EG_TAG_DOUBLES, output_ratio, output_ratio_count);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, _random_samples);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fractional_max_pool2d", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* fractional_max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2]? output_size=None, float[2]?
 * output_ratio=None, bool return_indices=False, Tensor? _random_samples=None) -> (Tensor output, Tensor indices).
 * The largest elements of windows that lie at random places, about evenly, and their places in the flattened
 * plane, int64; NaN counts as largest. Input (N, C, H, W) or (C, H, W), floating point only. The sizes of the
 * output are output_size, or output_ratio times those of the input; neither of the two, and a window that does not
 * fit, are errors. _random_samples (N, C, 2) in [0, 1) replaces what would be drawn.
 * In Python:
 *     >>> F.fractional_max_pool2d_with_indices(torch.randn(1, 2, 9, 9), 2, output_size=(4, 4))[0].shape
 *     torch.Size([1, 2, 4, 4]) */
static inline eg_status* eg_fractional_max_pool2d_with_indices(eg_tensor* self, const int64_t* kernel_size,
                                                               size_t kernel_size_count, const int64_t* output_size,
                                                               size_t output_size_count, const double* output_ratio,
                                                               size_t output_ratio_count, int32_t return_indices,
                                                               eg_tensor* _random_samples, eg_tensor** output,
                                                               eg_tensor** indices) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, output_size, output_size_count);
  args[3] = eg_detail_optional(EG_TAG_DOUBLES, output_ratio, output_ratio_count);
  args[4] = eg_detail_bool(return_indices);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, _random_samples);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "fractional_max_pool2d_with_indices", "", 1, args, 6, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3]? output_size=None, float[3]? output_ratio=None,
 * Tensor? _random_samples=None) -> Tensor. The largest elements of windows that lie at random places, about
 * evenly; NaN counts as largest. Input (N, C, D, H, W) or (C, D, H, W), floating point only. The sizes of the
 * output are output_size, or output_ratio times those of the input; neither of the two, and a window that does not
 * fit, are errors. _random_samples (N, C, 3) in [0, 1) replaces what would be drawn.
 * In Python:
 *     >>> F.fractional_max_pool3d(torch.randn(1, 2, 9, 9, 9), 2, output_size=(4, 4, 4)).shape
 *     torch.Size([1, 2, 4, 4, 4]) */
static inline eg_status* eg_fractional_max_pool3d(eg_tensor* self, const int64_t* kernel_size, size_t kernel_size_count,
                                                  const int64_t* output_size, size_t output_size_count,
                                                  const double* output_ratio, size_t output_ratio_count,
                                                  eg_tensor* _random_samples, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, output_size, output_size_count);
  args[3] = eg_detail_optional(EG_TAG_DOUBLES, output_ratio, output_ratio_count);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, _random_samples);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fractional_max_pool3d", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* fractional_max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3]? output_size=None, float[3]?
 * output_ratio=None, bool return_indices=False, Tensor? _random_samples=None) -> (Tensor output, Tensor indices).
 * fractional_max_pool2d_with_indices with one more dimension: input (N, C, D, H, W) or (C, D, H, W), floating
 * point only, int64 indices, _random_samples (N, C, 3). The sizes of the output are output_size, or output_ratio
 * times those of the input; neither of the two, and a window that does not fit, are errors.
 * In Python:
 *     >>> F.fractional_max_pool3d_with_indices(torch.randn(1, 2, 9, 9, 9), 2, output_size=(4, 4, 4))[0].shape
 *     torch.Size([1, 2, 4, 4, 4]) */
static inline eg_status* eg_fractional_max_pool3d_with_indices(eg_tensor* self, const int64_t* kernel_size,
                                                               size_t kernel_size_count, const int64_t* output_size,
                                                               size_t output_size_count, const double* output_ratio,
                                                               size_t output_ratio_count, int32_t return_indices,
                                                               eg_tensor* _random_samples, eg_tensor** output,
                                                               eg_tensor** indices) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *indices = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, output_size, output_size_count);
  args[3] = eg_detail_optional(EG_TAG_DOUBLES, output_ratio, output_ratio_count);
  args[4] = eg_detail_bool(return_indices);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, _random_samples);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "fractional_max_pool3d_with_indices", "", 1, args, 6, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *indices = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* max_unpool1d(Tensor self, Tensor indices, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[]?
 * output_size=None) -> Tensor. The inverse of max_pool1d with indices: the elements of self at their places, zeros
 * elsewhere; of two at one place one stays. (N, C, L) or (C, L), and int64 indices of that shape; each output size
 * is (n - 1) stride - 2 padding + k, or what output_size says: 1 or 3 numbers, less than a stride away from that.
 * Floating point; other sizes, and indices outside, are errors.
 * In Python:
 *     >>> F.max_unpool1d(torch.tensor([[5., 4.]]), torch.tensor([[1, 3]]), 2)
 *     tensor([[0., 5., 0., 4.]]) */
static inline eg_status* eg_max_unpool1d(eg_tensor* self, eg_tensor* indices, const int64_t* kernel_size,
                                         size_t kernel_size_count, const int64_t* stride, size_t stride_count,
                                         const int64_t* padding, size_t padding_count, const int64_t* output_size,
                                         size_t output_size_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(indices);
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max_unpool1d", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* max_unpool2d(Tensor self, Tensor indices, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[]?
 * output_size=None) -> Tensor. The inverse of max_pool2d with indices: the elements of self at their places, zeros
 * elsewhere; of two at one place one stays. (N, C, H, W) or (C, H, W), and int64 indices of that shape; each
 * output size is (n - 1) stride - 2 padding + k, or what output_size says: 2 or 4 numbers, less than a stride away
 * from that. Floating point; other sizes, and indices outside, are errors.
 * In Python:
 *     >>> F.max_unpool2d(torch.tensor([[[5.]]]), torch.tensor([[[2]]]), 2)
 *     tensor([[[0., 0.],
 *              [5., 0.]]]) */
static inline eg_status* eg_max_unpool2d(eg_tensor* self, eg_tensor* indices, const int64_t* kernel_size,
                                         size_t kernel_size_count, const int64_t* stride, size_t stride_count,
                                         const int64_t* padding, size_t padding_count, const int64_t* output_size,
                                         size_t output_size_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(indices);
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max_unpool2d", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* max_unpool3d(Tensor self, Tensor indices, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[]?
 * output_size=None) -> Tensor. The inverse of max_pool3d with indices: the elements of self at their places, zeros
 * elsewhere; of two at one place one stays. (N, C, D, H, W) or (C, D, H, W), and int64 indices of that shape; each
 * output size is (n - 1) stride - 2 padding + k, or what output_size says: 3 or 5 numbers, less than a stride away
 * from that. Floating point; other sizes, and indices outside, are errors.
 * In Python:
 *     >>> F.max_unpool3d(torch.tensor([[[[5.]]]]), torch.tensor([[[[6]]]]), 2).flatten()
 *     tensor([0., 0., 0., 0., 0., 0., 5., 0.]) */
static inline eg_status* eg_max_unpool3d(eg_tensor* self, eg_tensor* indices, const int64_t* kernel_size,
                                         size_t kernel_size_count, const int64_t* stride, size_t stride_count,
                                         const int64_t* padding, size_t padding_count, const int64_t* output_size,
                                         size_t output_size_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(indices);
  args[2] = eg_detail_array(EG_TAG_INTS, kernel_size, kernel_size_count);
  args[3] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, padding, padding_count);
  args[5] = eg_detail_optional(EG_TAG_INTS, output_size, output_size_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "max_unpool3d", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
