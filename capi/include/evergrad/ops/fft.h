/* Generated from bindings/schema/ops/fft.toml; do not edit. */
#ifndef EVERGRAD_OPS_FFT_H
#define EVERGRAD_OPS_FFT_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _fft_c2c(Tensor self, int[] dim, int normalization, bool forward) -> Tensor. Complex to complex transform along
 * the dimensions dim. normalization: 0 for none, 1 to divide by the root of the number of points, 2 by that
 * number. forward: the sign of the exponent is minus. */
static inline eg_status* eg__fft_c2c(eg_tensor* self, const int64_t* dim, size_t dim_count, int64_t normalization,
                                     int32_t forward, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_int(normalization);
  args[3] = eg_detail_bool(forward);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_fft_c2c", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _fft_c2r(Tensor self, int[] dim, int normalization, int last_dim_size) -> Tensor. Inverse transform to real
 * numbers from the first half of a spectrum along the last of the dimensions dim, which gets last_dim_size points. */
static inline eg_status* eg__fft_c2r(eg_tensor* self, const int64_t* dim, size_t dim_count, int64_t normalization,
                                     int64_t last_dim_size, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_int(normalization);
  args[3] = eg_int(last_dim_size);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_fft_c2r", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor. Forward transform of real numbers
 * along the dimensions dim. onesided: only the first half of the last of them, n // 2 + 1 values, which say
 * everything. */
static inline eg_status* eg__fft_r2c(eg_tensor* self, const int64_t* dim, size_t dim_count, int64_t normalization,
                                     int32_t onesided, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_int(normalization);
  args[3] = eg_detail_bool(onesided);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_fft_r2c", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* fft_fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor. Discrete Fourier transform along dim,
 * of real numbers too: sum over j of x[j] exp(-2 pi i j k / n) for each k. n: the number of points; self is cut
 * off or filled up with zeros to it along dim. Complex, in the shape of self with size n along dim. norm:
 * 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of n, 'forward' by n. Takes
 * float32, float64 and their complex types; integers and bool compute in the default float type, halves are an
 * error. Fewer than one point, or a 0-dim tensor, is an error.
 * In Python:
 *     >>> torch.fft.fft(torch.tensor([0., 1., 2., 3.]))
 *     tensor([ 6.+0.j, -2.+2.j, -2.+0.j, -2.-2.j]) */
static inline eg_status* eg_fft_fft(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_fft", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_fft; the result is written into the tensor given last. */
static inline eg_status* eg_fft_fft_out(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_fft", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_fft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor. Discrete Fourier transform
 * along two dimensions. s: the number of points along each of them (-1: as many as there are); self is cut off or
 * filled up with zeros, and the result, complex, has these sizes. dim: the transformed dimensions, the last two
 * unless given. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of the number
 * of points, 'forward' by that number. Takes float32, float64 and their complex types; integers and bool compute
 * in the default float type, halves are an error. A repeated dimension is an error.
 * In Python:
 *     >>> torch.fft.fft2(torch.tensor([[1., 2.], [3., 4.]]))
 *     tensor([[10.+0.j, -2.+0.j],
 *             [-4.+0.j,  0.+0.j]]) */
static inline eg_status* eg_fft_fft2(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                     size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_fft2", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_fft2; the result is written into the tensor given last. */
static inline eg_status* eg_fft_fft2_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                         size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_fft2", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_fftfreq(int n, float d=1.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False) -> Tensor. The frequencies of the n values of fft, in cycles per unit
 * of the distance d of two points: 0, 1, ... and then the negative ones, over n d; 1-d of n elements. dtype is the
 * default float type unless given; an integer or complex one, and a negative n, are errors.
 * In Python:
 *     >>> torch.fft.fftfreq(5)
 *     tensor([ 0.0000,  0.2000,  0.4000, -0.4000, -0.2000]) */
static inline eg_status* eg_fft_fftfreq(int64_t n, double d, eg_dtype dtype, eg_layout layout, eg_device device,
                                        int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(n);
  args[1] = eg_double(d);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_fftfreq", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_fftfreq; the result is written into the tensor given last. */
static inline eg_status* eg_fft_fftfreq_out(int64_t n, double d, eg_dtype dtype, eg_layout layout, eg_device device,
                                            int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_int(n);
  args[1] = eg_double(d);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_fftfreq", "out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor. Discrete Fourier transform
 * along several dimensions. s: the number of points along each of them (-1: as many as there are); self is cut off
 * or filled up with zeros, and the result, complex, has these sizes. dim: the transformed dimensions; unless
 * given, the last ones that s has sizes for, or all. norm: 'backward' (None) leaves the result as it is, 'ortho'
 * divides it by the root of the number of points, 'forward' by that number. Takes float32, float64 and their
 * complex types; integers and bool compute in the default float type, halves are an error. A repeated dimension is
 * an error.
 * In Python:
 *     >>> torch.fft.fftn(torch.ones(2, 2, 2)).real.flatten()
 *     tensor([8., 0., 0., 0., 0., 0., 0., 0.]) */
static inline eg_status* eg_fft_fftn(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                     size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_fftn", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_fftn; the result is written into the tensor given last. */
static inline eg_status* eg_fft_fftn_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                         size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_fftn", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor. Rolled by half of the size along dim, all dimensions
 * unless given: the value of frequency 0 comes into the middle. In the shape of self, any dtype; a dimension that
 * self does not have is an error.
 * In Python:
 *     >>> torch.fft.fftshift(torch.fft.fftfreq(5))
 *     tensor([-0.4000, -0.2000,  0.0000,  0.2000,  0.4000]) */
static inline eg_status* eg_fft_fftshift(eg_tensor* self, const int64_t* dim, size_t dim_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_fftshift", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* fft_hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor. Discrete Fourier transform along dim
 * of a Hermitian signal that is given by its first half: n real numbers, 2 (m - 1) of m values unless n is given.
 * n: the number of points; self is cut off or filled up with zeros to it along dim (to n // 2 + 1 values). In the
 * shape of self with size n along dim. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by
 * the root of n, 'forward' by n. Takes float32, float64 and their complex types; integers and bool compute in the
 * default float type, halves are an error. Fewer than one point, or a 0-dim tensor, is an error.
 * In Python:
 *     >>> torch.fft.hfft(torch.tensor([1., 2j, 3.]))
 *     tensor([ 4.,  2.,  4., -6.]) */
static inline eg_status* eg_fft_hfft(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_hfft", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_hfft; the result is written into the tensor given last. */
static inline eg_status* eg_fft_hfft_out(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_hfft", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_hfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor. Discrete Fourier
 * transform along two dimensions of a Hermitian signal that is given by the first half of its last dimension: real
 * numbers. The last of s is the number of real points, 2 (m - 1) unless given. s: the number of points along each
 * of them (-1: as many as there are); self is cut off or filled up with zeros, and the result, real, has these
 * sizes. dim: the transformed dimensions, the last two unless given. norm: 'backward' (None) leaves the result as
 * it is, 'ortho' divides it by the root of the number of points, 'forward' by that number. Takes float32, float64
 * and their complex types; integers and bool compute in the default float type, halves are an error. A repeated
 * dimension is an error.
 * In Python:
 *     >>> torch.fft.hfft2(torch.tensor([[1., 2.], [3., 4.]]))
 *     tensor([[10., -2.],
 *             [-4.,  0.]]) */
static inline eg_status* eg_fft_hfft2(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                      size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_hfft2", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_hfft2; the result is written into the tensor given last. */
static inline eg_status* eg_fft_hfft2_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                          size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_hfft2", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor. Discrete Fourier transform
 * along several dimensions of a Hermitian signal that is given by the first half of its last dimension: real
 * numbers. The last of s is the number of real points, 2 (m - 1) unless given. s: the number of points along each
 * of them (-1: as many as there are); self is cut off or filled up with zeros, and the result, real, has these
 * sizes. dim: the transformed dimensions; unless given, the last ones that s has sizes for, or all. norm:
 * 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of the number of points, 'forward'
 * by that number. Takes float32, float64 and their complex types; integers and bool compute in the default float
 * type, halves are an error. A repeated dimension is an error.
 * In Python:
 *     >>> torch.fft.hfftn(torch.ones(2, 2), norm='forward')
 *     tensor([[1., 0.],
 *             [0., 0.]]) */
static inline eg_status* eg_fft_hfftn(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                      size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_hfftn", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_hfftn; the result is written into the tensor given last. */
static inline eg_status* eg_fft_hfftn_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                          size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_hfftn", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor. Inverse discrete Fourier transform
 * along dim, of real numbers too. n: the number of points; self is cut off or filled up with zeros to it along
 * dim. Complex, in the shape of self with size n along dim. norm: 'backward' (None) divides the result by n,
 * 'ortho' by the root of n, 'forward' by nothing. Takes float32, float64 and their complex types; integers and
 * bool compute in the default float type, halves are an error. Fewer than one point, or a 0-dim tensor, is an
 * error.
 * In Python:
 *     >>> torch.fft.ifft(torch.tensor([6., -2 + 2j, -2., -2 - 2j]))
 *     tensor([0.+0.j, 1.+0.j, 2.+0.j, 3.+0.j]) */
static inline eg_status* eg_fft_ifft(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ifft", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_ifft; the result is written into the tensor given last. */
static inline eg_status* eg_fft_ifft_out(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ifft", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_ifft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor. Inverse discrete Fourier
 * transform along two dimensions. s: the number of points along each of them (-1: as many as there are); self is
 * cut off or filled up with zeros, and the result, complex, has these sizes. dim: the transformed dimensions, the
 * last two unless given. norm: 'backward' (None) divides the result by that number, 'ortho' by the root of the
 * number of points, 'forward' by nothing. Takes float32, float64 and their complex types; integers and bool
 * compute in the default float type, halves are an error. A repeated dimension is an error.
 * In Python:
 *     >>> torch.fft.ifft2(torch.tensor([[10., -2.], [-4., 0.]]))
 *     tensor([[1.+0.j, 2.+0.j],
 *             [3.+0.j, 4.+0.j]]) */
static inline eg_status* eg_fft_ifft2(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                      size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ifft2", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_ifft2; the result is written into the tensor given last. */
static inline eg_status* eg_fft_ifft2_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                          size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ifft2", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor. Inverse discrete Fourier
 * transform along several dimensions. s: the number of points along each of them (-1: as many as there are); self
 * is cut off or filled up with zeros, and the result, complex, has these sizes. dim: the transformed dimensions;
 * unless given, the last ones that s has sizes for, or all. norm: 'backward' (None) divides the result by that
 * number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes float32, float64 and their
 * complex types; integers and bool compute in the default float type, halves are an error. A repeated dimension is
 * an error.
 * In Python:
 *     >>> torch.fft.ifftn(torch.tensor([[8., 0.], [0., 0.]]), norm='ortho')
 *     tensor([[4.+0.j, 4.+0.j],
 *             [4.+0.j, 4.+0.j]]) */
static inline eg_status* eg_fft_ifftn(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                      size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ifftn", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_ifftn; the result is written into the tensor given last. */
static inline eg_status* eg_fft_ifftn_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                          size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ifftn", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor. The inverse of fftshift, rolled by half of the size,
 * rounded up, along dim: the value in the middle comes first. In the shape of self, any dtype; a dimension that
 * self does not have is an error.
 * In Python:
 *     >>> torch.fft.ifftshift(torch.arange(5))
 *     tensor([2, 3, 4, 0, 1]) */
static inline eg_status* eg_fft_ifftshift(eg_tensor* self, const int64_t* dim, size_t dim_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ifftshift", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* fft_ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor. Inverse of hfft along dim: the first
 * half, n // 2 + 1 values, of a Hermitian signal. n: the number of points; self is cut off or filled up with zeros
 * to it along dim. Complex, in the shape of self with size n // 2 + 1 along dim. norm: 'backward' (None) divides
 * the result by n, 'ortho' by the root of n, 'forward' by nothing. Takes float32 and float64; integers and bool
 * compute in the default float type, complex numbers and halves are an error. Fewer than one point, or a 0-dim
 * tensor, is an error.
 * In Python:
 *     >>> torch.fft.ihfft(torch.tensor([0., 1., 2., 3.])).abs()
 *     tensor([1.5000, 0.7071, 0.5000]) */
static inline eg_status* eg_fft_ihfft(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ihfft", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_ihfft; the result is written into the tensor given last. */
static inline eg_status* eg_fft_ihfft_out(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ihfft", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_ihfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor. Inverse of hfft2: the
 * first half along the last dimension of a Hermitian signal. s: the number of points along each of them (-1: as
 * many as there are); self is cut off or filled up with zeros, and the result, complex, has these sizes, along the
 * last dimension n // 2 + 1. dim: the transformed dimensions, the last two unless given. norm: 'backward' (None)
 * divides the result by that number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes
 * float32 and float64; integers and bool compute in the default float type, complex numbers and halves are an
 * error. A repeated dimension is an error.
 * In Python:
 *     >>> torch.fft.ihfft2(torch.tensor([[10., -2.], [-4., 0.]])).real
 *     tensor([[1., 2.],
 *             [3., 4.]]) */
static inline eg_status* eg_fft_ihfft2(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                       size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ihfft2", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_ihfft2; the result is written into the tensor given last. */
static inline eg_status* eg_fft_ihfft2_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                           size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ihfft2", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor. Inverse of hfftn: the first
 * half along the last dimension of a Hermitian signal. s: the number of points along each of them (-1: as many as
 * there are); self is cut off or filled up with zeros, and the result, complex, has these sizes, along the last
 * dimension n // 2 + 1. dim: the transformed dimensions; unless given, the last ones that s has sizes for, or all.
 * norm: 'backward' (None) divides the result by that number, 'ortho' by the root of the number of points,
 * 'forward' by nothing. Takes float32 and float64; integers and bool compute in the default float type, complex
 * numbers and halves are an error. A repeated dimension is an error.
 * In Python:
 *     >>> torch.fft.ihfftn(torch.ones(2, 3)).real
 *     tensor([[1., 0.],
 *             [0., 0.]]) */
static inline eg_status* eg_fft_ihfftn(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                       size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ihfftn", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_ihfftn; the result is written into the tensor given last. */
static inline eg_status* eg_fft_ihfftn_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                           size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_ihfftn", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor. Inverse of rfft along dim: n real
 * numbers, 2 (m - 1) of m values unless n is given. What would make the result complex is left out. n: the number
 * of points; self is cut off or filled up with zeros to it along dim (to n // 2 + 1 values). In the shape of self
 * with size n along dim. norm: 'backward' (None) divides the result by n, 'ortho' by the root of n, 'forward' by
 * nothing. Takes float32, float64 and their complex types; integers and bool compute in the default float type,
 * halves are an error. Fewer than one point, or a 0-dim tensor, is an error.
 * In Python:
 *     >>> torch.fft.irfft(torch.tensor([6., -2 + 2j, -2.]))
 *     tensor([0., 1., 2., 3.]) */
static inline eg_status* eg_fft_irfft(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_irfft", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_irfft; the result is written into the tensor given last. */
static inline eg_status* eg_fft_irfft_out(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_irfft", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_irfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor. Inverse of rfft2: real
 * numbers from a spectrum of which the first half along the last dimension is given. The last of s is the number
 * of real points, 2 (m - 1) unless given. s: the number of points along each of them (-1: as many as there are);
 * self is cut off or filled up with zeros, and the result, real, has these sizes. dim: the transformed dimensions,
 * the last two unless given. norm: 'backward' (None) divides the result by that number, 'ortho' by the root of the
 * number of points, 'forward' by nothing. Takes float32, float64 and their complex types; integers and bool
 * compute in the default float type, halves are an error. A repeated dimension is an error.
 * In Python:
 *     >>> torch.fft.irfft2(torch.tensor([[10., -2.], [-4., 0.]]))
 *     tensor([[1., 2.],
 *             [3., 4.]]) */
static inline eg_status* eg_fft_irfft2(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                       size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_irfft2", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_irfft2; the result is written into the tensor given last. */
static inline eg_status* eg_fft_irfft2_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                           size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_irfft2", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor. Inverse of rfftn: real
 * numbers from a spectrum of which the first half along the last dimension is given. The last of s is the number
 * of real points, 2 (m - 1) unless given. s: the number of points along each of them (-1: as many as there are);
 * self is cut off or filled up with zeros, and the result, real, has these sizes. dim: the transformed dimensions;
 * unless given, the last ones that s has sizes for, or all. norm: 'backward' (None) divides the result by that
 * number, 'ortho' by the root of the number of points, 'forward' by nothing. Takes float32, float64 and their
 * complex types; integers and bool compute in the default float type, halves are an error. A repeated dimension is
 * an error.
 * In Python:
 *     >>> torch.fft.irfftn(torch.tensor([[6., 0.], [0., 0.]]), s=(2, 3))
 *     tensor([[1., 1., 1.],
 *             [1., 1., 1.]]) */
static inline eg_status* eg_fft_irfftn(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                       size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_irfftn", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_irfftn; the result is written into the tensor given last. */
static inline eg_status* eg_fft_irfftn_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                           size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_irfftn", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor. Discrete Fourier transform of real
 * numbers along dim: the first n // 2 + 1 values, which say everything, the others being conjugates of theirs. n:
 * the number of points; self is cut off or filled up with zeros to it along dim. Complex, in the shape of self
 * with size n // 2 + 1 along dim. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the
 * root of n, 'forward' by n. Takes float32 and float64; integers and bool compute in the default float type,
 * complex numbers and halves are an error. Fewer than one point, or a 0-dim tensor, is an error.
 * In Python:
 *     >>> torch.fft.rfft(torch.tensor([0., 1., 2., 3.]))
 *     tensor([ 6.+0.j, -2.+2.j, -2.+0.j]) */
static inline eg_status* eg_fft_rfft(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_rfft", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_rfft; the result is written into the tensor given last. */
static inline eg_status* eg_fft_rfft_out(eg_tensor* self, eg_value n, int64_t dim, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = n;
  args[2] = eg_int(dim);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_rfft", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_rfft2(Tensor self, int[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor. Discrete Fourier
 * transform of real numbers along two dimensions, of the last of which the first half is given. s: the number of
 * points along each of them (-1: as many as there are); self is cut off or filled up with zeros, and the result,
 * complex, has these sizes, along the last dimension n // 2 + 1. dim: the transformed dimensions, the last two
 * unless given. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the root of the number
 * of points, 'forward' by that number. Takes float32 and float64; integers and bool compute in the default float
 * type, complex numbers and halves are an error. A repeated dimension is an error.
 * In Python:
 *     >>> torch.fft.rfft2(torch.tensor([[1., 2.], [3., 4.]]))
 *     tensor([[10.+0.j, -2.+0.j],
 *             [-4.+0.j,  0.+0.j]]) */
static inline eg_status* eg_fft_rfft2(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                      size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_rfft2", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_rfft2; the result is written into the tensor given last. */
static inline eg_status* eg_fft_rfft2_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                          size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_rfft2", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_rfftfreq(int n, float d=1.0, *, DType? dtype=None, Layout? layout=None, Device? device=None, bool?
 * pin_memory=None, bool requires_grad=False) -> Tensor. The frequencies of the n // 2 + 1 values of rfft, in
 * cycles per unit of the distance d of two points: 0, 1, ... over n d, 1-d. dtype is the default float type unless
 * given; an integer or complex one is an error.
 * In Python:
 *     >>> torch.fft.rfftfreq(5, d=0.5)
 *     tensor([0.0000, 0.4000, 0.8000]) */
static inline eg_status* eg_fft_rfftfreq(int64_t n, double d, eg_dtype dtype, eg_layout layout, eg_device device,
                                         int32_t pin_memory, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(n);
  args[1] = eg_double(d);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_rfftfreq", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_rfftfreq; the result is written into the tensor given last. */
static inline eg_status* eg_fft_rfftfreq_out(int64_t n, double d, eg_dtype dtype, eg_layout layout, eg_device device,
                                             int32_t pin_memory, int32_t requires_grad, eg_tensor* out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_int(n);
  args[1] = eg_double(d);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_enum(EG_TAG_BOOL, pin_memory);
  args[6] = eg_detail_bool(requires_grad);
  args[7] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_rfftfreq", "out", 1, args, 8, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fft_rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor. Discrete Fourier transform
 * of real numbers along several dimensions, of the last of which the first half is given. s: the number of points
 * along each of them (-1: as many as there are); self is cut off or filled up with zeros, and the result, complex,
 * has these sizes, along the last dimension n // 2 + 1. dim: the transformed dimensions; unless given, the last
 * ones that s has sizes for, or all. norm: 'backward' (None) leaves the result as it is, 'ortho' divides it by the
 * root of the number of points, 'forward' by that number. Takes float32 and float64; integers and bool compute in
 * the default float type, complex numbers and halves are an error. A repeated dimension is an error.
 * In Python:
 *     >>> torch.fft.rfftn(torch.ones(2, 4), s=(2, 3)).real
 *     tensor([[6., 0.],
 *             [0., 0.]]) */
static inline eg_status* eg_fft_rfftn(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                      size_t dim_count, const char* norm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_rfftn", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fft_rfftn; the result is written into the tensor given last. */
static inline eg_status* eg_fft_rfftn_out(eg_tensor* self, const int64_t* s, size_t s_count, const int64_t* dim,
                                          size_t dim_count, const char* norm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, s, s_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_string(norm);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fft_rfftn", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
