// The Airy function, in double.
#pragma once
#include <cmath>

#include "kernels/scalar/special_tables.h"

namespace eg::kernels::special {

inline constexpr double kPi = 3.14159265358979323846;

// The sum of c[k] T_k(t), by Clenshaw's recurrence.
template <size_t N>
inline double chebyshev(const double (&c)[N], double t) {
  double a = 0, b = 0;
  const double twice = t + t;
  for (size_t k = N - 1; k > 0; --k) {
    const double next = twice * a - b + c[k];
    b = a;
    a = next;
  }
  return t * a - b + c[0];
}

inline double airy(double x) {
  if (__builtin_isinf(x)) return kNan<double>;
  const double a = __builtin_fabs(x);
  if (a <= 4) {
    if (x < 0) return chebyshev(kAiryNegative, x / 2 + 1);
    return x <= 2 ? chebyshev(kAiryNear, x - 1) : chebyshev(kAiryMiddle, x - 3);
  }
  const double root = __builtin_sqrt(a), z = 2 * a * root / 3, scale = __builtin_sqrt(kPi) * __builtin_sqrt(root);
  if (x > 0) return std::exp(-z) * chebyshev(kAiryFar, 32 / (3 * z) - 1) / (2 * scale);
  const double u = 16 / (3 * z), t = 2 * u * u - 1;
  // cos and sin of z - pi/4
  const double s = std::sin(z), c = std::cos(z);
  return (chebyshev(kAiryCos, t) * (c + s) + chebyshev(kAirySin, t) / z * (s - c)) * 0.70710678118654752440 / scale;
}

}  // namespace eg::kernels::special
