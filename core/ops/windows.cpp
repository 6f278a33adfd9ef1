// Window functions of signal processing. Values are computed in double and rounded once.
#include "core/ops/windows.h"

#include <cmath>

#include "core/ops/options.h"

namespace eg {

double bessel_i0(double x) {
  // Power series in (x / 2)^2; all terms are positive, so that it is accurate for the range of use.
  double term = 1, sum = 1;
  const double q = x * x / 4;
  for (int k = 1; k < 2000 && term > sum * 1e-17; ++k) {
    term *= q / (static_cast<double>(k) * k);
    sum += term;
  }
  return sum;
}

namespace ops {

namespace {

// value(i, m): the window of m + 1 points at point i. A periodic window leaves the last point of a longer one out.
template <class F>
Tensor window(const char* name, int64_t length, bool periodic, std::optional<DType> dtype, std::optional<Layout> layout,
              std::optional<Device> device, bool requires_grad, F value) {
  check_options(layout, device);
  const DType type = option_dtype(dtype);
  check(is_floating(type), name, " expects floating point dtypes, got: ", scalar_type_name(type));
  check(length >= 0, name, " requires non-negative window_length, got window_length=", length);
  const Tensor t = new_tensor({length}, DType::Float64);
  const double m = static_cast<double>(periodic ? length : length - 1);
  for (int64_t i = 0; i < length; ++i) {
    t.data_as<double>()[i] = length == 1 ? 1.0 : value(static_cast<double>(i), m);
  }
  return finish(to_raw(t, type), requires_grad);
}

}  // namespace

Tensor bartlett_window(int64_t n, bool periodic, std::optional<DType> dtype, std::optional<Layout> layout,
                       std::optional<Device> device, std::optional<bool>, bool requires_grad) {
  return window("bartlett_window", n, periodic, dtype, layout, device, requires_grad,
                [](double i, double m) { return 1 - std::fabs(2 * i / m - 1); });
}
Tensor blackman_window(int64_t n, bool periodic, std::optional<DType> dtype, std::optional<Layout> layout,
                       std::optional<Device> device, std::optional<bool>, bool requires_grad) {
  return window("blackman_window", n, periodic, dtype, layout, device, requires_grad, [](double i, double m) {
    const double x = M_PI * i / m;
    return 0.42 - 0.5 * std::cos(2 * x) + 0.08 * std::cos(4 * x);
  });
}
Tensor hann_window(int64_t n, bool periodic, std::optional<DType> dtype, std::optional<Layout> layout,
                   std::optional<Device> device, std::optional<bool>, bool requires_grad) {
  return window("hann_window", n, periodic, dtype, layout, device, requires_grad,
                [](double i, double m) { return 0.5 - 0.5 * std::cos(2 * M_PI * i / m); });
}
Tensor hamming_window(int64_t n, bool periodic, double alpha, double beta, std::optional<DType> dtype,
                      std::optional<Layout> layout, std::optional<Device> device, std::optional<bool>,
                      bool requires_grad) {
  return window("hamming_window", n, periodic, dtype, layout, device, requires_grad,
                [=](double i, double m) { return alpha - beta * std::cos(2 * M_PI * i / m); });
}
Tensor kaiser_window(int64_t n, bool periodic, double beta, std::optional<DType> dtype, std::optional<Layout> layout,
                     std::optional<Device> device, std::optional<bool>, bool requires_grad) {
  return window("kaiser_window", n, periodic, dtype, layout, device, requires_grad, [=](double i, double m) {
    const double x = 2 * i / m - 1;
    return bessel_i0(beta * std::sqrt(std::fmax(1 - x * x, 0))) / bessel_i0(beta);
  });
}

}  // namespace ops
}  // namespace eg
