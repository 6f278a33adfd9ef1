// Discrete Fourier transforms: three primitives over the kernels (complex to complex, real to half spectrum, half
// spectrum to real), which are linear and each other's transposes, and the public functions on top of them.
#include <algorithm>
#include <cmath>

#include "core/ops/common.h"
#include "kernels/fft.h"

namespace eg {

namespace {

// What a transform is multiplied with: 1, or one over the root of the number of points or over that number.
enum Norm : int64_t { kNone, kByRoot, kByCount };

double scale_of(int64_t normalization, IntSpan sizes, IntSpan dims, int64_t last_size) {
  check(normalization >= kNone && normalization <= kByCount, "fft: normalization ", normalization, " is not 0, 1 or 2");
  double n = 1;
  for (size_t i = 0; i < dims.size(); ++i) {
    n *= static_cast<double>(i + 1 == dims.size() && last_size > 0 ? last_size : sizes[dims[i]]);
  }
  return normalization == kNone ? 1 : normalization == kByRoot ? 1 / std::sqrt(n) : 1 / n;
}

Dims wrapped(IntSpan dims, int64_t rank) {
  Dims d(dims);
  for (int64_t& x : d) x = wrap_dim(x, rank, false);
  Dims sorted(d);
  std::sort(sorted.begin(), sorted.end());
  check(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end(), "FFT dims must be unique");
  return d;
}

// A result's memory: the other dimensions in the order of the input's strides, then the transformed ones. Those are in
// the order of the strides too, but for the one that is halved, which is the last.
Tensor new_result(IntSpan sizes, DType dtype, const Tensor& input, const Dims& dims, bool keep_last) {
  const size_t rank = sizes.size();
  Dims order;
  for (size_t d = 0; d < rank; ++d) {
    const auto dim = static_cast<int64_t>(d);
    if (std::find(dims.begin(), dims.end(), dim) == dims.end()) order.push_back(dim);
  }
  const auto by_stride = [&](int64_t a, int64_t b) { return input.strides()[a] > input.strides()[b]; };
  std::stable_sort(order.begin(), order.end(), by_stride);
  const size_t batch = order.size();
  for (int64_t d : dims) order.push_back(d);
  std::stable_sort(order.begin() + batch, order.end() - (keep_last ? 1 : 0), by_stride);
  Dims strides(rank);
  int64_t step = 1;
  for (size_t i = rank; i-- > 0;) {
    strides[order[i]] = step;
    step *= std::max<int64_t>(sizes[order[i]], 1);
  }
  return new_strided(sizes, strides, dtype);
}

void check_element(const Tensor& self, bool complex) {
  const DType t = self.dtype(), real = to_real(t);
  check(is_complex(t) == complex, "fft: expected a ", complex ? "complex" : "real", " tensor, but got ",
        scalar_type_name(t));
  check(real == DType::Float32 || real == DType::Float64, "Unsupported dtype ", scalar_type_name(t));
}
void check_points(int64_t n) { check(n >= 1, "Invalid number of data points (", n, ") specified"); }

// In place over `t` along all of dims but the last `skip`.
void transform_all(const Tensor& t, const Dims& dims, size_t skip, bool forward) {
  for (size_t i = 0; i + skip < dims.size(); ++i) {
    kernels::fft(kernels::FftKind::Complex, t.view(), t.view(), dims[i], t.size(dims[i]), forward, 1);
  }
}

// A factor for each value of a half spectrum of n points: `inner` for those that have a mirror image in the other half.
Tensor mirror_weights(int64_t n, double inner, DType dtype, int64_t dim, int64_t rank) {
  const int64_t half = n / 2 + 1;
  Dims sizes(static_cast<size_t>(rank), 1);
  sizes[dim] = half;
  const Tensor w = filled(sizes, to_real(dtype), inner);
  write_scalar(w.data(), w.dtype(), 1);
  if (n % 2 == 0) write_scalar(static_cast<char*>(w.data()) + (half - 1) * size_of(w.dtype()), w.dtype(), 1);
  return w;
}

}  // namespace

namespace body {

Tensor _fft_c2c(const Tensor& self, IntSpan dim, int64_t normalization, bool forward) {
  check_element(self, true);
  const Dims dims = wrapped(dim, self.dim());
  const double scale = scale_of(normalization, self.sizes(), dims, 0);
  if (dims.empty()) return clone_raw(self);
  const Tensor out = new_result(self.sizes(), self.dtype(), self, dims, false);
  if (out.numel() == 0) return out;
  kernels::fft(kernels::FftKind::Complex, out.view(), self.view(), dims.back(), self.size(dims.back()), forward, scale);
  transform_all(out, dims, 1, forward);
  return out;
}

Tensor _fft_r2c(const Tensor& self, IntSpan dim, int64_t normalization, bool onesided) {
  check_element(self, false);
  check(!dim.empty(), "_fft_r2c must transform at least one axis");
  const Dims dims = wrapped(dim, self.dim());
  const int64_t last = dims.back(), n = self.size(last);
  check_points(n);
  const double scale = scale_of(normalization, self.sizes(), dims, 0);
  Dims sizes(self.sizes());
  if (onesided) sizes[last] = n / 2 + 1;
  const Tensor out = new_result(sizes, to_complex(self.dtype()), self, dims, true);
  if (out.numel() == 0) return out;
  kernels::fft(kernels::FftKind::ToHalf, out.view(), self.view(), last, n, true, scale);
  transform_all(out, dims, 1, true);
  return out;
}

Tensor _fft_c2r(const Tensor& self, IntSpan dim, int64_t normalization, int64_t last_dim_size) {
  check_element(self, true);
  check(!dim.empty(), "_fft_c2r must transform at least one axis");
  const Dims dims = wrapped(dim, self.dim());
  const int64_t last = dims.back(), n = last_dim_size;
  check_points(n);
  check(self.size(last) >= n / 2 + 1, "_fft_c2r: ", n, " points need a half spectrum of ", n / 2 + 1, ", got ",
        self.size(last));
  const double scale = scale_of(normalization, self.sizes(), dims, n);
  Tensor in = self;
  if (dims.size() > 1) {
    Dims others(dims);
    others.resize(dims.size() - 1);
    in = _fft_c2c(self, others, kNone, false);
  }
  Dims sizes(self.sizes());
  sizes[last] = n;
  const Tensor out = new_result(sizes, to_real(self.dtype()), in, {last}, true);
  if (out.numel() > 0) kernels::fft(kernels::FftKind::FromHalf, out.view(), in.view(), last, n, false, scale);
  return out;
}

}  // namespace body

namespace rules {

void vjp__fft_c2c(const FftC2cCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::_fft_c2c(g, c.dim, c.normalization, !c.forward);
}

// Of the half spectrum g, made whole with zeros, the real part of the inverse is wanted: that of its Hermitian part.
void vjp__fft_r2c(const FftR2cCtx& c, const Tensor& g, Tensor* out) {
  if (!c.onesided) {
    out[0] = ops::real(ops::_fft_c2c(g, c.dim, c.normalization, false));
    return;
  }
  const int64_t rank = g.dim(), last = wrap_dim(c.dim.back(), rank), n = c.self_meta.sizes[last];
  const Tensor half = g * mirror_weights(n, 0.5, g.dtype(), last, rank);
  out[0] = ops::_fft_c2r(half, c.dim, c.normalization, n);
}

// Each value of the half spectrum that has a mirror image counts twice.
void vjp__fft_c2r(const FftC2rCtx& c, const Tensor& g, Tensor* out) {
  const int64_t rank = g.dim(), last = wrap_dim(c.dim.back(), rank), n = c.last_dim_size;
  const Tensor half = ops::_fft_r2c(g, c.dim, c.normalization, true);
  const Tensor r = half * mirror_weights(n, 2, g.dtype(), last, rank);
  const int64_t missing = c.self_meta.sizes[last] - r.size(last);  // what the transform did not read
  if (missing == 0) {
    out[0] = r;
    return;
  }
  Dims pad(static_cast<size_t>(2 * (rank - last)), 0);
  pad.back() = missing;
  out[0] = ops::constant_pad_nd(r, pad, 0);
}

}  // namespace rules

namespace ops {

namespace {

using MaybeInt = std::optional<int64_t>;
using MaybeDims = std::optional<IntSpan>;
using MaybeText = std::optional<std::string_view>;

int64_t norm_of(MaybeText norm, bool forward) {
  if (!norm || *norm == "backward") return forward ? kNone : kByCount;
  if (*norm == "forward") return forward ? kByCount : kNone;
  check(*norm == "ortho", "Invalid normalization mode: \"", *norm, "\"");
  return kByRoot;
}

Tensor promoted(const Tensor& t, bool complex) {
  DType d = t.dtype();
  if (!is_complex(d)) {
    if (!is_floating(d)) d = default_dtype();
    check(d == DType::Float32 || d == DType::Float64, "Unsupported dtype ", scalar_type_name(d));
    if (complex) d = to_complex(d);
  }
  return cast(t, d);
}

// Cuts dimensions off, or fills them up with zeros.
Tensor resized(const Tensor& t, const Dims& dims, const Dims& sizes) {
  const auto rank = static_cast<size_t>(t.dim());
  Tensor x = t;
  Dims pad(2 * rank, 0);
  bool longer = false;
  for (size_t i = 0; i < dims.size(); ++i) {
    const int64_t d = dims[i], have = x.size(d);
    if (have > sizes[i]) x = narrow(x, d, 0, sizes[i]);
    if (have >= sizes[i]) continue;
    pad[2 * (rank - 1 - d) + 1] = sizes[i] - have;
    longer = true;
  }
  return longer ? constant_pad_nd(x, pad, 0) : x;
}

// ---- one dimension ----

struct Line {
  Tensor x;
  int64_t dim, n;
};
Line line_of(const Tensor& input, MaybeInt n, int64_t dim) {
  const int64_t d = wrap_dim(dim, input.dim(), false), points = n.value_or(input.size(d));
  check_points(points);
  return {n ? resized(input, {d}, {points}) : input, d, points};
}
Tensor complex_line(const Tensor& self, MaybeInt n, int64_t dim, MaybeText norm, bool forward) {
  const Line l = line_of(promoted(self, true), n, dim);
  return _fft_c2c(l.x, {l.dim}, norm_of(norm, forward), forward);
}
Tensor half_line(const char* name, const Tensor& self, MaybeInt n, int64_t dim, MaybeText norm, bool forward,
                 bool onesided) {
  check(!self.is_complex(), name, " expects a real input tensor, but got ", scalar_type_name(self.dtype()));
  const Line l = line_of(promoted(self, false), n, dim);
  const Tensor r = _fft_r2c(l.x, {l.dim}, norm_of(norm, forward), onesided);
  return forward ? r : conj(r);
}
Tensor real_line(const Tensor& self, MaybeInt n, int64_t dim, MaybeText norm, bool forward) {
  const Tensor input = promoted(self, true);
  const int64_t d = wrap_dim(dim, input.dim(), false), points = n.value_or(2 * (input.size(d) - 1));
  check_points(points);
  const Tensor x = n ? resized(input, {d}, {points / 2 + 1}) : input;
  return _fft_c2r(forward ? conj(x) : x, {d}, norm_of(norm, forward), points);
}

// ---- several dimensions ----

struct Space {
  Dims dims, sizes;
  int64_t last = 0;  // points of the last dimension, where that is a half spectrum
};
Space space_of(const Tensor& self, MaybeDims s, MaybeDims dim) {
  const int64_t rank = self.dim();
  Space r;
  if (dim) r.dims = wrapped(*dim, rank);
  if (s) {
    check(!dim || dim->size() == s->size(), "When given, dim and shape arguments must have the same length");
    const auto count = static_cast<int64_t>(s->size());
    check(count <= rank, "Got shape with ", count, " values but input tensor only has ", rank, " dimensions.");
    for (int64_t i = 0; i < count; ++i) {
      if (!dim) r.dims.push_back(rank - count + i);
      r.sizes.push_back((*s)[i] == -1 ? self.size(r.dims[i]) : (*s)[i]);
    }
  } else {
    for (int64_t i = 0; !dim && i < rank; ++i) r.dims.push_back(i);
    for (int64_t d : r.dims) r.sizes.push_back(self.size(d));
  }
  for (int64_t n : r.sizes) check_points(n);
  return r;
}
Space space_of_real(const char* name, const Tensor& self, MaybeDims s, MaybeDims dim) {
  Space r = space_of(self, s, dim);
  check(!r.dims.empty(), name, " must transform at least one axis");
  r.last = s && s->back() != -1 ? r.sizes.back() : 2 * (self.size(r.dims.back()) - 1);
  check_points(r.last);
  r.sizes.back() = r.last / 2 + 1;
  return r;
}
Tensor complex_space(const Tensor& self, MaybeDims s, MaybeDims dim, MaybeText norm, bool forward) {
  const Space p = space_of(self, s, dim);
  return _fft_c2c(resized(promoted(self, true), p.dims, p.sizes), p.dims, norm_of(norm, forward), forward);
}
IntSpan all_but_last(const Dims& d) { return IntSpan(d).slice(0, d.size() - 1); }

Tensor frequencies(const char* name, int64_t n, int64_t count, int64_t turn, double d, std::optional<DType> dtype,
                   std::optional<Layout> layout, std::optional<Device> device, std::optional<bool> pin,
                   bool requires_grad) {
  const DType t = dtype.value_or(default_dtype());
  check(is_floating(t), name, " requires a floating point or complex dtype");
  const Tensor r = arange(count, t, layout, device, pin, false);
  if (turn < count) copy_raw(narrow(r, 0, turn, count - turn), arange_start(turn - n, 0, 1, t));
  // As a tensor's product with a number: one rounding of the factor, one of the product.
  const Tensor scaled = r * (1 / (static_cast<double>(n) * d));
  if (requires_grad) set_requires_grad(scaled, true);
  return scaled;
}

Tensor shifted(const Tensor& self, MaybeDims dim, int64_t up) {
  Dims dims, shifts;
  if (dim) {
    dims = Dims(*dim);
  } else {
    for (int64_t d = 0; d < self.dim(); ++d) dims.push_back(d);
  }
  for (int64_t d : dims) shifts.push_back((self.size(d) + up) / 2);
  return roll(self, shifts, dims);
}

}  // namespace

Tensor fft_fft(const Tensor& self, MaybeInt n, int64_t dim, MaybeText norm) {
  return self.is_complex() ? complex_line(self, n, dim, norm, true) : half_line("fft", self, n, dim, norm, true, false);
}
Tensor fft_ifft(const Tensor& self, MaybeInt n, int64_t dim, MaybeText norm) {
  return self.is_complex() ? complex_line(self, n, dim, norm, false)
                           : half_line("ifft", self, n, dim, norm, false, false);
}
Tensor fft_rfft(const Tensor& self, MaybeInt n, int64_t dim, MaybeText norm) {
  return half_line("rfft", self, n, dim, norm, true, true);
}
Tensor fft_irfft(const Tensor& self, MaybeInt n, int64_t dim, MaybeText norm) {
  return real_line(self, n, dim, norm, false);
}
Tensor fft_hfft(const Tensor& self, MaybeInt n, int64_t dim, MaybeText norm) {
  return real_line(self, n, dim, norm, true);
}
Tensor fft_ihfft(const Tensor& self, MaybeInt n, int64_t dim, MaybeText norm) {
  return half_line("ihfft", self, n, dim, norm, false, true);
}

Tensor fft_fftn(const Tensor& self, MaybeDims s, MaybeDims dim, MaybeText norm) {
  return complex_space(self, s, dim, norm, true);
}
Tensor fft_ifftn(const Tensor& self, MaybeDims s, MaybeDims dim, MaybeText norm) {
  return complex_space(self, s, dim, norm, false);
}
Tensor fft_rfftn(const Tensor& self, MaybeDims s, MaybeDims dim, MaybeText norm) {
  check(!self.is_complex(), "rfftn expects a real-valued input tensor, but got ", scalar_type_name(self.dtype()));
  const Space p = space_of(self, s, dim);
  check(!p.dims.empty(), "rfftn must transform at least one axis");
  return _fft_r2c(resized(promoted(self, false), p.dims, p.sizes), p.dims, norm_of(norm, true), true);
}
Tensor fft_irfftn(const Tensor& self, MaybeDims s, MaybeDims dim, MaybeText norm) {
  const Space p = space_of_real("irfftn", self, s, dim);
  return _fft_c2r(resized(promoted(self, true), p.dims, p.sizes), p.dims, norm_of(norm, false), p.last);
}
Tensor fft_hfftn(const Tensor& self, MaybeDims s, MaybeDims dim, MaybeText norm) {
  const Space p = space_of_real("hfftn", self, s, dim);
  Tensor x = resized(promoted(self, true), p.dims, p.sizes);
  const int64_t mode = norm_of(norm, true);
  if (p.dims.size() > 1) x = _fft_c2c(x, all_but_last(p.dims), mode, true);
  return _fft_c2r(conj(x), {p.dims.back()}, mode, p.last);
}
Tensor fft_ihfftn(const Tensor& self, MaybeDims s, MaybeDims dim, MaybeText norm) {
  check(!self.is_complex(), "ihfftn expects a real-valued input tensor, but got ", scalar_type_name(self.dtype()));
  const Space p = space_of(self, s, dim);
  check(!p.dims.empty(), "ihfftn must transform at least one axis");
  const int64_t mode = norm_of(norm, false);
  const Tensor r = conj(_fft_r2c(resized(promoted(self, false), p.dims, p.sizes), {p.dims.back()}, mode, true));
  return p.dims.size() == 1 ? r : _fft_c2c(r, all_but_last(p.dims), mode, false);
}

Tensor fft_fft2(const Tensor& self, MaybeDims s, IntSpan dim, MaybeText norm) { return fft_fftn(self, s, dim, norm); }
Tensor fft_ifft2(const Tensor& self, MaybeDims s, IntSpan dim, MaybeText norm) { return fft_ifftn(self, s, dim, norm); }
Tensor fft_rfft2(const Tensor& self, MaybeDims s, IntSpan dim, MaybeText norm) { return fft_rfftn(self, s, dim, norm); }
Tensor fft_irfft2(const Tensor& self, MaybeDims s, IntSpan dim, MaybeText norm) {
  return fft_irfftn(self, s, dim, norm);
}
Tensor fft_hfft2(const Tensor& self, MaybeDims s, IntSpan dim, MaybeText norm) { return fft_hfftn(self, s, dim, norm); }
Tensor fft_ihfft2(const Tensor& self, MaybeDims s, IntSpan dim, MaybeText norm) {
  return fft_ihfftn(self, s, dim, norm);
}

Tensor fft_fftfreq(int64_t n, double d, std::optional<DType> dtype, std::optional<Layout> layout,
                   std::optional<Device> device, std::optional<bool> pin, bool requires_grad) {
  return frequencies("fftfreq", n, n, n / 2 + n % 2, d, dtype, layout, device, pin, requires_grad);
}
Tensor fft_rfftfreq(int64_t n, double d, std::optional<DType> dtype, std::optional<Layout> layout,
                    std::optional<Device> device, std::optional<bool> pin, bool requires_grad) {
  return frequencies("rfftfreq", n, n / 2 + 1, n / 2 + 1, d, dtype, layout, device, pin, requires_grad);
}
Tensor fft_fftshift(const Tensor& self, MaybeDims dim) { return shifted(self, dim, 0); }
Tensor fft_ifftshift(const Tensor& self, MaybeDims dim) { return shifted(self, dim, 1); }

}  // namespace ops

}  // namespace eg
