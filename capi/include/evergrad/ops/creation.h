/* Generated from bindings/schema/ops/creation.toml; do not edit. */
#ifndef EVERGRAD_OPS_CREATION_H
#define EVERGRAD_OPS_CREATION_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* arange(Scalar end, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool
 * requires_grad=False) -> Tensor. 0, 1, 2, ... below end, 1-d of ceil(end) elements. Integers give int64 unless a
 * dtype is given; a negative end is an error.
 * In Python:
 *     >>> torch.arange(5)
 *     tensor([0, 1, 2, 3, 4]) */
static inline eg_status* eg_arange(eg_value end, eg_dtype dtype, eg_layout layout, eg_device device, int32_t pin_memory,
                                   int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = end;
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "arange", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_arange; the result is written into the tensor given last. */
static inline eg_status* eg_arange_out(eg_value end, eg_dtype dtype, eg_layout layout, eg_device device,
                                       int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  args[0] = end;
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "arange", "out", 1, args, 7, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* arange.start(Scalar start, Scalar end, Scalar step=1, *, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. start, start + step, ... before end,
 * 1-d of ceil((end - start) / step) elements. Integers give int64 unless a dtype is given. A step of 0, or one
 * that leads away from end, is an error.
 * In Python:
 *     >>> torch.arange(1, 2.5, 0.5)
 *     tensor([1.0000, 1.5000, 2.0000]) */
static inline eg_status* eg_arange_start(eg_value start, eg_value end, eg_value step, eg_dtype dtype, eg_layout layout,
                                         eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = start;
  args[1] = end;
  args[2] = step;
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "arange", "start", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_arange_start; the result is written into the tensor given last. */
static inline eg_status* eg_arange_start_out(eg_value start, eg_value end, eg_value step, eg_dtype dtype,
                                             eg_layout layout, eg_device device, int32_t pin_memory,
                                             int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  args[0] = start;
  args[1] = end;
  args[2] = step;
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  args[8] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "arange", "start.out", 1, args, 9, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* bartlett_window(int window_length, bool periodic=True, *, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. Triangular window. With periodic the
 * window is one longer with the last value left out. dtype is the default float type unless given. 1-d, of
 * window_length values; a negative length and an integer dtype are errors.
 * In Python:
 *     >>> torch.bartlett_window(5, periodic=False)
 *     tensor([0.0000, 0.5000, 1.0000, 0.5000, 0.0000]) */
static inline eg_status* eg_bartlett_window(int64_t window_length, int32_t periodic, eg_dtype dtype, eg_layout layout,
                                            eg_device device, int32_t pin_memory, int32_t requires_grad,
                                            eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(window_length);
  args[1] = eg_detail_bool(periodic);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bartlett_window", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* blackman_window(int window_length, bool periodic=True, *, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. Blackman window. With periodic the
 * window is one longer with the last value left out. dtype is the default float type unless given. 1-d, of
 * window_length values; a negative length and an integer dtype are errors.
 * In Python:
 *     >>> torch.blackman_window(5, periodic=False)[1:4]
 *     tensor([0.3400, 1.0000, 0.3400]) */
static inline eg_status* eg_blackman_window(int64_t window_length, int32_t periodic, eg_dtype dtype, eg_layout layout,
                                            eg_device device, int32_t pin_memory, int32_t requires_grad,
                                            eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(window_length);
  args[1] = eg_detail_bool(periodic);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "blackman_window", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* empty(int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool
 * requires_grad=False, MemoryFormat? memory_format=None) -> Tensor. An uninitialised tensor of the given sizes.
 * dtype is the default float type unless given. A negative size is an error.
 * In Python:
 *     >>> torch.empty(2, 3).shape
 *     torch.Size([2, 3]) */
static inline eg_status* eg_empty(const int64_t* size, size_t size_count, eg_dtype dtype, eg_layout layout,
                                  eg_device device, int32_t pin_memory, int32_t requires_grad,
                                  eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "empty", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_empty; the result is written into the tensor given last. */
static inline eg_status* eg_empty_out(const int64_t* size, size_t size_count, eg_dtype dtype, eg_layout layout,
                                      eg_device device, int32_t pin_memory, int32_t requires_grad,
                                      eg_memory_format memory_format, eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "empty", "out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* empty_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 * bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor. An uninitialised tensor. Shape, dtype and
 * strides are those of self unless given. An integer or bool dtype with requires_grad is an error.
 * In Python:
 *     >>> torch.empty_like(torch.zeros(2, 3, dtype=torch.int8)).dtype
 *     torch.int8 */
static inline eg_status* eg_empty_like(eg_tensor* self, eg_dtype dtype, eg_layout layout, eg_device device,
                                       int32_t pin_memory, int32_t requires_grad, eg_memory_format memory_format,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "empty_like", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* empty_strided(int[] size, int[] stride, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False) -> Tensor. An uninitialised tensor of given sizes and strides, one a
 * dimension; negative ones are an error. dtype is the default float type unless given.
 * In Python:
 *     >>> torch.empty_strided((2, 3), (1, 2)).stride()
 *     (1, 2) */
static inline eg_status* eg_empty_strided(const int64_t* size, size_t size_count, const int64_t* stride,
                                          size_t stride_count, eg_dtype dtype, eg_layout layout, eg_device device,
                                          int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "empty_strided", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* eye(int n, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool
 * requires_grad=False) -> Tensor. An n x n matrix with ones on the diagonal. dtype is the default float type
 * unless given. A negative n is an error.
 * In Python:
 *     >>> torch.eye(3)
 *     tensor([[1., 0., 0.],
 *             [0., 1., 0.],
 *             [0., 0., 1.]]) */
static inline eg_status* eg_eye(int64_t n, eg_dtype dtype, eg_layout layout, eg_device device, int32_t pin_memory,
                                int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(n);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eye", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_eye; the result is written into the tensor given last. */
static inline eg_status* eg_eye_out(int64_t n, eg_dtype dtype, eg_layout layout, eg_device device, int32_t pin_memory,
                                    int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_int(n);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eye", "out", 1, args, 7, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* eye.m(int n, int m, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool
 * requires_grad=False) -> Tensor. An n x m matrix with ones on the diagonal. dtype is the default float type
 * unless given. A negative size is an error.
 * In Python:
 *     >>> torch.eye(2, 3)
 *     tensor([[1., 0., 0.],
 *             [0., 1., 0.]]) */
static inline eg_status* eg_eye_m(int64_t n, int64_t m, eg_dtype dtype, eg_layout layout, eg_device device,
                                  int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(n);
  args[1] = eg_int(m);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eye", "m", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_eye_m; the result is written into the tensor given last. */
static inline eg_status* eg_eye_m_out(int64_t n, int64_t m, eg_dtype dtype, eg_layout layout, eg_device device,
                                      int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_int(n);
  args[1] = eg_int(m);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "eye", "m.out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* full(int[] size, Scalar fill_value, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False) -> Tensor. A tensor of the given sizes with every element one value.
 * Without dtype a bool gives bool, an integer int64, others the default float or complex type. A negative size,
 * and a number that the dtype does not hold, are errors.
 * In Python:
 *     >>> torch.full((2, 3), 7)
 *     tensor([[7, 7, 7],
 *             [7, 7, 7]]) */
static inline eg_status* eg_full(const int64_t* size, size_t size_count, eg_value fill_value, eg_dtype dtype,
                                 eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = fill_value;
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "full", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_full; the result is written into the tensor given last. */
static inline eg_status* eg_full_out(const int64_t* size, size_t size_count, eg_value fill_value, eg_dtype dtype,
                                     eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                     eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = fill_value;
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "full", "out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* full_like(Tensor self, Scalar fill_value, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor. A tensor of one value.
 * Shape, dtype and strides are those of self unless given. A number that the dtype does not hold, and
 * requires_grad of an integer or bool dtype, are errors.
 * In Python:
 *     >>> torch.full_like(torch.tensor([1., 2.]), 0.5)
 *     tensor([0.5000, 0.5000]) */
static inline eg_status* eg_full_like(eg_tensor* self, eg_value fill_value, eg_dtype dtype, eg_layout layout,
                                      eg_device device, int32_t pin_memory, int32_t requires_grad,
                                      eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = fill_value;
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  args[7] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "full_like", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* hamming_window(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, DType? dtype=None,
 * Layout? layout=None, Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. Hamming
 * window alpha - beta cos. With periodic the window is one longer with the last value left out. dtype is the
 * default float type unless given. 1-d, of window_length values; a negative length and an integer dtype are
 * errors.
 * In Python:
 *     >>> torch.hamming_window(5, periodic=False)
 *     tensor([0.0800, 0.5400, 1.0000, 0.5400, 0.0800]) */
static inline eg_status* eg_hamming_window(int64_t window_length, int32_t periodic, double alpha, double beta,
                                           eg_dtype dtype, eg_layout layout, eg_device device, int32_t pin_memory,
                                           int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(window_length);
  args[1] = eg_detail_bool(periodic);
  args[2] = eg_double(alpha);
  args[3] = eg_double(beta);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[8] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hamming_window", "", 1, args, 9, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* hann_window(int window_length, bool periodic=True, *, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. Hann window. With periodic the window
 * is one longer with the last value left out. dtype is the default float type unless given. 1-d, of window_length
 * values; a negative length and an integer dtype are errors.
 * In Python:
 *     >>> torch.hann_window(4)
 *     tensor([0.0000, 0.5000, 1.0000, 0.5000]) */
static inline eg_status* eg_hann_window(int64_t window_length, int32_t periodic, eg_dtype dtype, eg_layout layout,
                                        eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(window_length);
  args[1] = eg_detail_bool(periodic);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "hann_window", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* kaiser_window(int window_length, bool periodic=True, float beta=12.0, *, DType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. Kaiser window of shape beta.
 * With periodic the window is one longer with the last value left out. dtype is the default float type unless
 * given. 1-d, of window_length values; a negative length and an integer dtype are errors.
 * In Python:
 *     >>> torch.kaiser_window(5, periodic=False)
 *     tensor([5.2773e-05, 2.1567e-01, 1.0000e+00, 2.1567e-01, 5.2773e-05]) */
static inline eg_status* eg_kaiser_window(int64_t window_length, int32_t periodic, double beta, eg_dtype dtype,
                                          eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                          eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(window_length);
  args[1] = eg_detail_bool(periodic);
  args[2] = eg_double(beta);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "kaiser_window", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* linspace(Scalar start, Scalar end, int steps, *, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, bool requires_grad=False) -> Tensor. `steps` values at equal distances from start to end,
 * both included, 1-d. dtype is the default float type unless given, complex for complex numbers. A negative number
 * of steps is an error.
 * In Python:
 *     >>> torch.linspace(0, 1, 5)
 *     tensor([0.0000, 0.2500, 0.5000, 0.7500, 1.0000]) */
static inline eg_status* eg_linspace(eg_value start, eg_value end, int64_t steps, eg_dtype dtype, eg_layout layout,
                                     eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = start;
  args[1] = end;
  args[2] = eg_int(steps);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linspace", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linspace; the result is written into the tensor given last. */
static inline eg_status* eg_linspace_out(eg_value start, eg_value end, int64_t steps, eg_dtype dtype, eg_layout layout,
                                         eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  args[0] = start;
  args[1] = end;
  args[2] = eg_int(steps);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  args[8] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linspace", "out", 1, args, 9, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linspace.Tensor(Tensor start, Tensor end, int steps, *, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. linspace between 0-dim tensors: `steps`
 * values from start to end, both included, 1-d. dtype is the default float type unless given. Tensors with
 * dimensions and a negative number of steps are errors.
 * In Python:
 *     >>> torch.linspace(torch.tensor(0.), torch.tensor(10.), 3)
 *     tensor([ 0.,  5., 10.]) */
static inline eg_status* eg_linspace_Tensor(eg_tensor* start, eg_tensor* end, int64_t steps, eg_dtype dtype,
                                            eg_layout layout, eg_device device, int32_t pin_memory,
                                            int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(start);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = eg_int(steps);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linspace", "Tensor", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linspace_Tensor; end is a plain number. */
static inline eg_status* eg_linspace_Tensor_scalar(eg_tensor* start, eg_value end, int64_t steps, eg_dtype dtype,
                                                   eg_layout layout, eg_device device, int32_t pin_memory,
                                                   int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(start);
  args[1] = end;
  args[2] = eg_int(steps);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linspace", "Tensor", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linspace_Tensor; start is a plain number. */
static inline eg_status* eg_linspace_Tensor_scalar_start(eg_value start, eg_tensor* end, int64_t steps, eg_dtype dtype,
                                                         eg_layout layout, eg_device device, int32_t pin_memory,
                                                         int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = start;
  args[1] = eg_detail_tensor_arg(end);
  args[2] = eg_int(steps);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linspace", "Tensor", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linspace_Tensor; the result is written into the tensor given last. */
static inline eg_status* eg_linspace_Tensor_out(eg_tensor* start, eg_tensor* end, int64_t steps, eg_dtype dtype,
                                                eg_layout layout, eg_device device, int32_t pin_memory,
                                                int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(start);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = eg_int(steps);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  args[8] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linspace", "Tensor.out", 1, args, 9, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_linspace_Tensor; end is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_linspace_Tensor_scalar_out(eg_tensor* start, eg_value end, int64_t steps, eg_dtype dtype,
                                                       eg_layout layout, eg_device device, int32_t pin_memory,
                                                       int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(start);
  args[1] = end;
  args[2] = eg_int(steps);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  args[8] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linspace", "Tensor.out", 1, args, 9, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_linspace_Tensor; start is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_linspace_Tensor_scalar_start_out(eg_value start, eg_tensor* end, int64_t steps,
                                                             eg_dtype dtype, eg_layout layout, eg_device device,
                                                             int32_t pin_memory, int32_t requires_grad,
                                                             eg_tensor* out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  args[0] = start;
  args[1] = eg_detail_tensor_arg(end);
  args[2] = eg_int(steps);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  args[8] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linspace", "Tensor.out", 1, args, 9, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logspace(Scalar start, Scalar end, int steps, float base=10.0, *, DType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. base to the power of `steps`
 * exponents at equal distances from start to end, 1-d. dtype is the default float type unless given, complex for
 * complex numbers. A negative number of steps is an error.
 * In Python:
 *     >>> torch.logspace(0, 3, 4)
 *     tensor([   1.,   10.,  100., 1000.]) */
static inline eg_status* eg_logspace(eg_value start, eg_value end, int64_t steps, double base, eg_dtype dtype,
                                     eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = start;
  args[1] = end;
  args[2] = eg_int(steps);
  args[3] = eg_double(base);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[8] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logspace", "", 1, args, 9, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logspace; the result is written into the tensor given last. */
static inline eg_status* eg_logspace_out(eg_value start, eg_value end, int64_t steps, double base, eg_dtype dtype,
                                         eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                         eg_tensor* out) {
  static eg_op* op;
  eg_value args[10];
  eg_value rets[1];
  eg_status* status;
  args[0] = start;
  args[1] = end;
  args[2] = eg_int(steps);
  args[3] = eg_double(base);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[8] = eg_detail_bool(requires_grad);
  args[9] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logspace", "out", 1, args, 10, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logspace.Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, DType? dtype=None, Layout? layout=None,
 * Device? device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. logspace between 0-dim tensors:
 * base to the power of `steps` values from start to end, 1-d. dtype is the default float type unless given.
 * Tensors with dimensions are an error.
 * In Python:
 *     >>> torch.logspace(torch.tensor(0.), torch.tensor(2.), 3)
 *     tensor([  1.,  10., 100.]) */
static inline eg_status* eg_logspace_Tensor(eg_tensor* start, eg_tensor* end, int64_t steps, double base,
                                            eg_dtype dtype, eg_layout layout, eg_device device, int32_t pin_memory,
                                            int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(start);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = eg_int(steps);
  args[3] = eg_double(base);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[8] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logspace", "Tensor", 1, args, 9, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_logspace_Tensor; the result is written into the tensor given last. */
static inline eg_status* eg_logspace_Tensor_out(eg_tensor* start, eg_tensor* end, int64_t steps, double base,
                                                eg_dtype dtype, eg_layout layout, eg_device device, int32_t pin_memory,
                                                int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[10];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(start);
  args[1] = eg_detail_tensor_arg(end);
  args[2] = eg_int(steps);
  args[3] = eg_double(base);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[8] = eg_detail_bool(requires_grad);
  args[9] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logspace", "Tensor.out", 1, args, 10, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* new_empty(Tensor self, int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False) -> Tensor. An uninitialised tensor of the given sizes. The dtype is
 * that of self unless given. A negative size is an error.
 * In Python:
 *     >>> torch.ones(2, dtype=torch.float64).new_empty((3, 4)).dtype
 *     torch.float64 */
static inline eg_status* eg_new_empty(eg_tensor* self, const int64_t* size, size_t size_count, eg_dtype dtype,
                                      eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "new_empty", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* new_empty_strided(Tensor self, int[] size, int[] stride, *, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. An uninitialised tensor of given sizes
 * and strides, one a dimension. The dtype is that of self unless given. Negative sizes and strides are an error.
 * In Python:
 *     >>> torch.ones(2).new_empty_strided((2, 3), (3, 1)).shape
 *     torch.Size([2, 3]) */
static inline eg_status* eg_new_empty_strided(eg_tensor* self, const int64_t* size, size_t size_count,
                                              const int64_t* stride, size_t stride_count, eg_dtype dtype,
                                              eg_layout layout, eg_device device, int32_t pin_memory,
                                              int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_array(EG_TAG_INTS, stride, stride_count);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "new_empty_strided", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* new_full(Tensor self, int[] size, Scalar fill_value, *, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool? pin_memory=None, bool requires_grad=False) -> Tensor. A tensor of the given sizes with every
 * element fill_value. The dtype is that of self unless given. A negative size, and a number that the dtype does
 * not hold, are errors.
 * In Python:
 *     >>> torch.ones(2).new_full((3,), 0.25)
 *     tensor([0.2500, 0.2500, 0.2500]) */
static inline eg_status* eg_new_full(eg_tensor* self, const int64_t* size, size_t size_count, eg_value fill_value,
                                     eg_dtype dtype, eg_layout layout, eg_device device, int32_t pin_memory,
                                     int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = fill_value;
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "new_full", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* new_ones(Tensor self, int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False) -> Tensor. A tensor of ones of the given sizes. The dtype is that of
 * self unless given. A negative size is an error.
 * In Python:
 *     >>> torch.zeros(2, dtype=torch.bool).new_ones(3)
 *     tensor([True, True, True]) */
static inline eg_status* eg_new_ones(eg_tensor* self, const int64_t* size, size_t size_count, eg_dtype dtype,
                                     eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "new_ones", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* new_zeros(Tensor self, int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False) -> Tensor. A tensor of zeros of the given sizes. The dtype is that of
 * self unless given. A negative size is an error.
 * In Python:
 *     >>> torch.ones(2, dtype=torch.int32).new_zeros(3)
 *     tensor([0, 0, 0], dtype=torch.int32) */
static inline eg_status* eg_new_zeros(eg_tensor* self, const int64_t* size, size_t size_count, eg_dtype dtype,
                                      eg_layout layout, eg_device device, int32_t pin_memory, int32_t requires_grad,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "new_zeros", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* ones(int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool
 * requires_grad=False) -> Tensor. A tensor of ones of the given sizes. dtype is the default float type unless
 * given. A negative size is an error.
 * In Python:
 *     >>> torch.ones(2, 3)
 *     tensor([[1., 1., 1.],
 *             [1., 1., 1.]]) */
static inline eg_status* eg_ones(const int64_t* size, size_t size_count, eg_dtype dtype, eg_layout layout,
                                 eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ones", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_ones; the result is written into the tensor given last. */
static inline eg_status* eg_ones_out(const int64_t* size, size_t size_count, eg_dtype dtype, eg_layout layout,
                                     eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ones", "out", 1, args, 7, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* ones_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 * bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor. A tensor of ones. Shape, dtype and
 * strides are those of self unless given. requires_grad of an integer or bool dtype is an error.
 * In Python:
 *     >>> torch.ones_like(torch.tensor([1, 2]), dtype=torch.float64)
 *     tensor([1., 1.], dtype=torch.float64) */
static inline eg_status* eg_ones_like(eg_tensor* self, eg_dtype dtype, eg_layout layout, eg_device device,
                                      int32_t pin_memory, int32_t requires_grad, eg_memory_format memory_format,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ones_like", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* range(Scalar start, Scalar end, Scalar step=1, *, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None, bool requires_grad=False) -> Tensor. start, start + step, ... up to end, end included:
 * 1-d of floor((end - start) / step) + 1 elements. dtype is the default float type unless given. A step of 0, or
 * one that leads away from end, is an error.
 * In Python:
 *     >>> torch.range(1, 4)
 *     tensor([1., 2., 3., 4.]) */
static inline eg_status* eg_range(eg_value start, eg_value end, eg_value step, eg_dtype dtype, eg_layout layout,
                                  eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = start;
  args[1] = end;
  args[2] = step;
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "range", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_range; the result is written into the tensor given last. */
static inline eg_status* eg_range_out(eg_value start, eg_value end, eg_value step, eg_dtype dtype, eg_layout layout,
                                      eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  args[0] = start;
  args[1] = end;
  args[2] = step;
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[7] = eg_detail_bool(requires_grad);
  args[8] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "range", "out", 1, args, 9, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* scalar_tensor(Scalar s, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 * bool requires_grad=False) -> Tensor. A 0-dim tensor of a number. dtype is the default float type unless given; a
 * number that the dtype does not hold, and requires_grad of an integer or bool dtype, are errors.
 * In Python:
 *     >>> torch.scalar_tensor(2.5)
 *     tensor(2.5000) */
static inline eg_status* eg_scalar_tensor(eg_value s, eg_dtype dtype, eg_layout layout, eg_device device,
                                          int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = s;
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scalar_tensor", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* tril_indices(int row, int col, int offset=0, *, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None) -> Tensor. Rows and columns of the lower part of a row x col matrix, as a 2 x N tensor,
 * int64 unless a dtype is given; offset moves the diagonal up. A negative number of rows or columns is an error.
 * In Python:
 *     >>> torch.tril_indices(2, 3)
 *     tensor([[0, 1, 1],
 *             [0, 0, 1]]) */
static inline eg_status* eg_tril_indices(int64_t row, int64_t col, int64_t offset, eg_dtype dtype, eg_layout layout,
                                         eg_device device, int32_t pin_memory, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(row);
  args[1] = eg_int(col);
  args[2] = eg_int(offset);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tril_indices", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* triu_indices(int row, int col, int offset=0, *, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool? pin_memory=None) -> Tensor. Rows and columns of the upper part of a row x col matrix, as a 2 x N tensor,
 * int64 unless a dtype is given; offset moves the diagonal up. A negative number of rows or columns is an error.
 * In Python:
 *     >>> torch.triu_indices(2, 3)
 *     tensor([[0, 0, 0, 1, 1],
 *             [0, 1, 2, 1, 2]]) */
static inline eg_status* eg_triu_indices(int64_t row, int64_t col, int64_t offset, eg_dtype dtype, eg_layout layout,
                                         eg_device device, int32_t pin_memory, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(row);
  args[1] = eg_int(col);
  args[2] = eg_int(offset);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "triu_indices", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* vander(Tensor x, int? N=None, bool increasing=False) -> Tensor. Vandermonde matrix: powers of the elements of a
 * 1-d tensor, falling from left to right unless increasing. N columns, as many as elements unless given: (n, N).
 * Any dtype, bool and integers give int64; other than one dimension, and a negative N, are errors.
 * In Python:
 *     >>> torch.vander(torch.tensor([1, 2, 3]))
 *     tensor([[1, 1, 1],
 *             [4, 2, 1],
 *             [9, 3, 1]]) */
static inline eg_status* eg_vander(eg_tensor* x, eg_value N, int32_t increasing, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = N;
  args[2] = eg_detail_bool(increasing);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "vander", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* zeros(int[] size, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool
 * requires_grad=False) -> Tensor. A tensor of zeros of the given sizes. dtype is the default float type unless
 * given. A negative size is an error.
 * In Python:
 *     >>> torch.zeros(2, 3)
 *     tensor([[0., 0., 0.],
 *             [0., 0., 0.]])
 *     >>> torch.zeros(2, dtype=torch.int64)
 *     tensor([0, 0]) */
static inline eg_status* eg_zeros(const int64_t* size, size_t size_count, eg_dtype dtype, eg_layout layout,
                                  eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "zeros", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_zeros; the result is written into the tensor given last. */
static inline eg_status* eg_zeros_out(const int64_t* size, size_t size_count, eg_dtype dtype, eg_layout layout,
                                      eg_device device, int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "zeros", "out", 1, args, 7, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* zeros_like(Tensor self, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,
 * bool requires_grad=False, MemoryFormat? memory_format=None) -> Tensor. A tensor of zeros. Shape, dtype and
 * strides are those of self unless given. requires_grad of an integer or bool dtype is an error.
 * In Python:
 *     >>> torch.zeros_like(torch.tensor([[1, 2], [3, 4]]))
 *     tensor([[0, 0],
 *             [0, 0]]) */
static inline eg_status* eg_zeros_like(eg_tensor* self, eg_dtype dtype, eg_layout layout, eg_device device,
                                       int32_t pin_memory, int32_t requires_grad, eg_memory_format memory_format,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[3] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[4] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[5] = eg_detail_bool(requires_grad);
  args[6] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "zeros_like", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
