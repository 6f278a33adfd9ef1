// The window functions of signal.windows: symmetric ones for filters, periodic ones for spectra. Values are computed in
// double and rounded once.
#include <cmath>

#include "core/ops/options.h"
#include "core/ops/windows.h"

namespace eg::ops {

namespace {

using MaybeType = std::optional<DType>;
using MaybeLayout = std::optional<Layout>;
using MaybeDevice = std::optional<Device>;

// value(i, m): the window at point i, whose m is one less than the number of points of the symmetric window.
template <class F>
Tensor window(const char* name, int64_t points, bool sym, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
              bool requires_grad, F value) {
  const DType type = option_dtype(dtype);
  check(points >= 0, Code::Value, name, " requires non-negative window length, got M=", points);
  check(layout.value_or(Layout::Strided) == Layout::Strided, Code::Value, name,
        " is implemented for strided tensors only");
  check(type == DType::Float32 || type == DType::Float64, Code::Value, name,
        " expects float32 or float64 dtypes, got: torch.", name_of(type));
  check_options(layout, device);
  const Tensor t = new_tensor({points}, DType::Float64);
  const double m = static_cast<double>(!sym && points > 1 ? points : points - 1);
  for (int64_t i = 0; i < points; ++i) t.data_as<double>()[i] = value(static_cast<double>(i), m);
  return finish(to_raw(t, type), requires_grad);
}

// The sum of a[k] cos(2 pi k i / m) with alternating signs.
Tensor cosines(const char* name, int64_t points, Span<double> a, bool sym, MaybeType dtype, MaybeLayout layout,
               MaybeDevice device, bool requires_grad) {
  return window(name, points, sym, dtype, layout, device, requires_grad, [&](double i, double m) {
    if (m == 0) return 1.0;
    double sum = 0, sign = 1;
    for (size_t k = 0; k < a.size(); ++k, sign = -sign) {
      sum += sign * a[k] * std::cos(2 * M_PI * static_cast<double>(k) * i / m);
    }
    return sum;
  });
}

// Whole numbers as such.
std::string number_text(double v) {
  return v == std::floor(v) && std::fabs(v) < 1e15 ? eg::cat(static_cast<int64_t>(v)) : eg::cat(v);
}

}  // namespace

Tensor signal_windows_bartlett(int64_t M, bool sym, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                               bool requires_grad) {
  return window("bartlett", M, sym, dtype, layout, device, requires_grad,
                [](double i, double m) { return m == 0 ? 1 : 1 - std::fabs(2 * i / m - 1); });
}
Tensor signal_windows_cosine(int64_t M, bool sym, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                             bool requires_grad) {
  return window("cosine", M, sym, dtype, layout, device, requires_grad,
                [](double i, double m) { return std::sin(M_PI * (i + 0.5) / (m + 1)); });
}
Tensor signal_windows_exponential(int64_t M, std::optional<double> center, double tau, bool sym, MaybeType dtype,
                                  MaybeLayout layout, MaybeDevice device, bool requires_grad) {
  const auto value = [&](double i, double m) { return std::exp(-std::fabs(i - center.value_or(m / 2)) / tau); };
  const Tensor t = window("exponential", M, sym, dtype, layout, device, requires_grad, value);
  check(tau > 0, Code::Value, "Tau must be positive, got: ", number_text(tau), " instead.");
  check(!sym || !center, Code::Value, "Center must be None for symmetric windows");
  return t;
}
Tensor signal_windows_gaussian(int64_t M, double std, bool sym, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                               bool requires_grad) {
  const Tensor t = window("gaussian", M, sym, dtype, layout, device, requires_grad, [&](double i, double m) {
    const double x = (i - m / 2) / std;
    return std::exp(-x * x / 2);
  });
  check(std > 0, Code::Value, "Standard deviation must be positive, got: ", number_text(std), " instead.");
  return t;
}
Tensor signal_windows_kaiser(int64_t M, double beta, bool sym, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                             bool requires_grad) {
  const double top = bessel_i0(beta);
  const Tensor t = window("kaiser", M, sym, dtype, layout, device, requires_grad, [&](double i, double m) {
    const double x = m == 0 ? 0 : 2 * i / m - 1;
    return bessel_i0(beta * std::sqrt(std::fmax(1 - x * x, 0))) / top;
  });
  check(beta >= 0, Code::Value, "beta must be non-negative, got: ", number_text(beta), " instead.");
  return t;
}
Tensor signal_windows_general_cosine(int64_t M, Span<double> a, bool sym, MaybeType dtype, MaybeLayout layout,
                                     MaybeDevice device, bool requires_grad) {
  const Tensor t = cosines("general_cosine", M, a, sym, dtype, layout, device, requires_grad);
  check(M <= 1 || !a.empty(), Code::Value, "Coefficients cannot be empty");
  return t;
}
Tensor signal_windows_general_hamming(int64_t M, double alpha, bool sym, MaybeType dtype, MaybeLayout layout,
                                      MaybeDevice device, bool requires_grad) {
  const double a[] = {alpha, 1 - alpha};
  return signal_windows_general_cosine(M, Span<double>(a, 2), sym, dtype, layout, device, requires_grad);
}
Tensor signal_windows_hamming(int64_t M, bool sym, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                              bool requires_grad) {
  return signal_windows_general_hamming(M, 0.54, sym, dtype, layout, device, requires_grad);
}
Tensor signal_windows_hann(int64_t M, bool sym, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                           bool requires_grad) {
  return signal_windows_general_hamming(M, 0.5, sym, dtype, layout, device, requires_grad);
}
Tensor signal_windows_blackman(int64_t M, bool sym, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                               bool requires_grad) {
  const double a[] = {0.42, 0.5, 0.08};
  return cosines("blackman", M, Span<double>(a, 3), sym, dtype, layout, device, requires_grad);
}
Tensor signal_windows_nuttall(int64_t M, bool sym, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                              bool requires_grad) {
  const double a[] = {0.3635819, 0.4891775, 0.1365995, 0.0106411};
  return signal_windows_general_cosine(M, Span<double>(a, 4), sym, dtype, layout, device, requires_grad);
}

}  // namespace eg::ops
