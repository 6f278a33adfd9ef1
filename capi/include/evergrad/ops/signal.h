/* Generated from bindings/schema/ops/signal.toml; do not edit. */
#ifndef EVERGRAD_OPS_SIGNAL_H
#define EVERGRAD_OPS_SIGNAL_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True,
 * bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor. Inverse of
 * stft by overlap and add, divided by the overlapped squares of the window; where those vanish it is an error.
 * self: (frequencies, frames) or (rows, frequencies, frames), complex; the result, real unless return_complex, is
 * 1-d or (rows, points). length: the number of points of the result, which is cut off or filled up with zeros.
 * In Python:
 *     >>> x, window = torch.arange(6.), torch.hann_window(4)
 *     >>> torch.istft(torch.stft(x, 4, window=window, return_complex=True), 4, window=window, length=6)
 *     tensor([0., 1., 2., 3., 4., 5.]) */
static inline eg_status* eg_istft(eg_tensor* self, int64_t n_fft, eg_value hop_length, eg_value win_length,
                                  eg_tensor* window, int32_t center, int32_t normalized, int32_t onesided,
                                  eg_value length, int32_t return_complex, eg_tensor** out) {
  static eg_op* op;
  eg_value args[10];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n_fft);
  args[2] = hop_length;
  args[3] = win_length;
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, window);
  args[5] = eg_detail_bool(center);
  args[6] = eg_detail_bool(normalized);
  args[7] = eg_detail_enum(EG_TAG_BOOL, onesided);
  args[8] = length;
  args[9] = eg_detail_bool(return_complex);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "istft", "", 1, args, 10, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_bartlett(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool requires_grad=False) -> Tensor. A triangle of M points that ends in zeros. sym: symmetric about its middle;
 * without it the window is one longer with the last value left out, as spectra want it. float32 or float64, the
 * default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.bartlett(5)
 *     tensor([0.0000, 0.5000, 1.0000, 0.5000, 0.0000]) */
static inline eg_status* eg_signal_windows_bartlett(int64_t M, int32_t sym, eg_dtype dtype, eg_layout layout,
                                                    eg_device device, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_detail_bool(sym);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_bartlett", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_blackman(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool requires_grad=False) -> Tensor. Blackman window of M points: general_cosine of 0.42, 0.5, 0.08. sym:
 * symmetric about its middle; without it the window is one longer with the last value left out, as spectra want
 * it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one
 * a 1.
 * In Python:
 *     >>> torch.signal.windows.blackman(4, sym=False)[1:]
 *     tensor([0.3400, 1.0000, 0.3400]) */
static inline eg_status* eg_signal_windows_blackman(int64_t M, int32_t sym, eg_dtype dtype, eg_layout layout,
                                                    eg_device device, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_detail_bool(sym);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_blackman", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_cosine(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool
 * requires_grad=False) -> Tensor. Half a wave of the sine, 1-d of M points: sin(pi (i + 1/2) / M). sym: symmetric
 * about its middle; without it the window is one longer with the last value left out, as spectra want it. float32
 * or float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.cosine(3)
 *     tensor([0.5000, 1.0000, 0.5000]) */
static inline eg_status* eg_signal_windows_cosine(int64_t M, int32_t sym, eg_dtype dtype, eg_layout layout,
                                                  eg_device device, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_detail_bool(sym);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_cosine", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_exponential(int M, *, float? center=None, float tau=1.0, bool sym=True, DType? dtype=None,
 * Layout? layout=None, Device? device=None, bool requires_grad=False) -> Tensor. Window exp(-|i - center| / tau)
 * of M points; center is the middle, and may be given without sym only. tau <= 0 is an error. sym: symmetric about
 * its middle; without it the window is one longer with the last value left out, as spectra want it. float32 or
 * float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.exponential(3, tau=0.5)
 *     tensor([0.1353, 1.0000, 0.1353]) */
static inline eg_status* eg_signal_windows_exponential(int64_t M, eg_value center, double tau, int32_t sym,
                                                       eg_dtype dtype, eg_layout layout, eg_device device,
                                                       int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = center;
  args[2] = eg_double(tau);
  args[3] = eg_detail_bool(sym);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[6] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[7] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_exponential", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_gaussian(int M, *, float std=1.0, bool sym=True, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool requires_grad=False) -> Tensor. Window exp(-(i - middle)^2 / (2 std^2)) of M points. std <= 0
 * is an error. sym: symmetric about its middle; without it the window is one longer with the last value left out,
 * as spectra want it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an
 * empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.gaussian(5, std=2.0)
 *     tensor([0.6065, 0.8825, 1.0000, 0.8825, 0.6065]) */
static inline eg_status* eg_signal_windows_gaussian(int64_t M, double std, int32_t sym, eg_dtype dtype,
                                                    eg_layout layout, eg_device device, int32_t requires_grad,
                                                    eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_double(std);
  args[2] = eg_detail_bool(sym);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_gaussian", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_general_cosine(int M, *, float[] a, bool sym=True, DType? dtype=None, Layout? layout=None,
 * Device? device=None, bool requires_grad=False) -> Tensor. Window of M points, the sum over k of (-1)^k a[k]
 * cos(2 pi i k / (M - 1)). No coefficients are an error. sym: symmetric about its middle; without it the window is
 * one longer with the last value left out, as spectra want it. float32 or float64, the default float type unless
 * given. M < 0 is an error, no M gives an empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.general_cosine(5, a=[0.5, 0.3, 0.2])
 *     tensor([0.4000, 0.3000, 1.0000, 0.3000, 0.4000]) */
static inline eg_status* eg_signal_windows_general_cosine(int64_t M, const double* a, size_t a_count, int32_t sym,
                                                          eg_dtype dtype, eg_layout layout, eg_device device,
                                                          int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_detail_array(EG_TAG_DOUBLES, a, a_count);
  args[2] = eg_detail_bool(sym);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_general_cosine", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_general_hamming(int M, *, float alpha=0.54, bool sym=True, DType? dtype=None, Layout?
 * layout=None, Device? device=None, bool requires_grad=False) -> Tensor. Window alpha - (1 - alpha) cos(2 pi i /
 * (M - 1)) of M points. sym: symmetric about its middle; without it the window is one longer with the last value
 * left out, as spectra want it. float32 or float64, the default float type unless given. M < 0 is an error, no M
 * gives an empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.general_hamming(5, alpha=0.6)
 *     tensor([0.2000, 0.6000, 1.0000, 0.6000, 0.2000]) */
static inline eg_status* eg_signal_windows_general_hamming(int64_t M, double alpha, int32_t sym, eg_dtype dtype,
                                                           eg_layout layout, eg_device device, int32_t requires_grad,
                                                           eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_double(alpha);
  args[2] = eg_detail_bool(sym);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_general_hamming", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_hamming(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool requires_grad=False) -> Tensor. Hamming window of M points: general_hamming of 0.54. sym: symmetric about
 * its middle; without it the window is one longer with the last value left out, as spectra want it. float32 or
 * float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.hamming(5)
 *     tensor([0.0800, 0.5400, 1.0000, 0.5400, 0.0800]) */
static inline eg_status* eg_signal_windows_hamming(int64_t M, int32_t sym, eg_dtype dtype, eg_layout layout,
                                                   eg_device device, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_detail_bool(sym);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_hamming", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_hann(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None, bool
 * requires_grad=False) -> Tensor. Hann window of M points: general_hamming of 0.5. sym: symmetric about its
 * middle; without it the window is one longer with the last value left out, as spectra want it. float32 or
 * float64, the default float type unless given. M < 0 is an error, no M gives an empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.hann(4, sym=False)
 *     tensor([0.0000, 0.5000, 1.0000, 0.5000]) */
static inline eg_status* eg_signal_windows_hann(int64_t M, int32_t sym, eg_dtype dtype, eg_layout layout,
                                                eg_device device, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_detail_bool(sym);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_hann", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_kaiser(int M, *, float beta=12.0, bool sym=True, DType? dtype=None, Layout? layout=None, Device?
 * device=None, bool requires_grad=False) -> Tensor. Kaiser window of M points, a Bessel function I0 of an ellipse
 * of height beta. beta < 0 is an error. sym: symmetric about its middle; without it the window is one longer with
 * the last value left out, as spectra want it. float32 or float64, the default float type unless given. M < 0 is
 * an error, no M gives an empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.kaiser(5, beta=2.0)
 *     tensor([0.4387, 0.8348, 1.0000, 0.8348, 0.4387]) */
static inline eg_status* eg_signal_windows_kaiser(int64_t M, double beta, int32_t sym, eg_dtype dtype, eg_layout layout,
                                                  eg_device device, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_double(beta);
  args[2] = eg_detail_bool(sym);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[5] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[6] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_kaiser", "", 1, args, 7, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* signal_windows_nuttall(int M, *, bool sym=True, DType? dtype=None, Layout? layout=None, Device? device=None,
 * bool requires_grad=False) -> Tensor. Nuttall's minimal Blackman-Harris window of M points: general_cosine of
 * four terms. sym: symmetric about its middle; without it the window is one longer with the last value left out,
 * as spectra want it. float32 or float64, the default float type unless given. M < 0 is an error, no M gives an
 * empty window, one a 1.
 * In Python:
 *     >>> torch.signal.windows.nuttall(4, sym=False)
 *     tensor([3.6280e-04, 2.2698e-01, 1.0000e+00, 2.2698e-01]) */
static inline eg_status* eg_signal_windows_nuttall(int64_t M, int32_t sym, eg_dtype dtype, eg_layout layout,
                                                   eg_device device, int32_t requires_grad, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_int(M);
  args[1] = eg_detail_bool(sym);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_enum(EG_TAG_LAYOUT, layout);
  args[4] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[5] = eg_detail_bool(requires_grad);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "signal_windows_nuttall", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True,
 * str pad_mode='reflect', bool normalized=False, bool? onesided=None, bool? return_complex=None, bool?
 * align_to_window=None) -> Tensor. Short-time Fourier transform of a signal, or of each row of a 2-d tensor:
 * (rows, frequencies, frames), complex of self's float32 or float64. Frames of n_fft points begin every hop_length
 * points (n_fft // 4) and are multiplied by window, which has win_length points (n_fft) and stands in the middle.
 * center: the signal is padded by n_fft // 2 on both sides, as pad_mode says. normalized: divided by the root of
 * n_fft. onesided: the first n_fft // 2 + 1 frequencies only, the default unless something is complex.
 * return_complex must be given for real signals; without it the parts of complex numbers stand in a last dimension
 * of 2. align_to_window, without center: the first frame begins where the window does. Errors: integers and
 * halves, more than two dimensions, an n_fft or win_length longer than the signal allows, a hop_length below 1, a
 * window of another length.
 * In Python:
 *     >>> x = torch.arange(8.)
 *     >>> torch.stft(x, 4, hop_length=4, window=torch.ones(4), return_complex=True)
 *     tensor([[ 4.+0.j, 14.+0.j, 24.+0.j],
 *             [ 2.+0.j, -2.+2.j,  0.-2.j],
 *             [ 0.+0.j, -2.+0.j,  0.+0.j]]) */
static inline eg_status* eg_stft(eg_tensor* self, int64_t n_fft, eg_value hop_length, eg_value win_length,
                                 eg_tensor* window, int32_t center, const char* pad_mode, int32_t normalized,
                                 int32_t onesided, int32_t return_complex, int32_t align_to_window, eg_tensor** out) {
  static eg_op* op;
  eg_value args[11];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n_fft);
  args[2] = hop_length;
  args[3] = win_length;
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, window);
  args[5] = eg_detail_bool(center);
  args[6] = eg_detail_string(pad_mode);
  args[7] = eg_detail_bool(normalized);
  args[8] = eg_detail_enum(EG_TAG_BOOL, onesided);
  args[9] = eg_detail_enum(EG_TAG_BOOL, return_complex);
  args[10] = eg_detail_enum(EG_TAG_BOOL, align_to_window);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "stft", "", 1, args, 11, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
