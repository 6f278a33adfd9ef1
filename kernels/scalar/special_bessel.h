// Bessel, Airy and related functions of one real number, in double: Chebyshev series, and the C library where it has
// the function.
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

// e^-|x| I0(x) and e^-|x| I1(x)
inline double i0e(double x) {
  x = __builtin_fabs(x);
  return x <= 8 ? chebyshev(kI0Near, x / 4 - 1) : chebyshev(kI0Far, 16 / x - 1) / __builtin_sqrt(x);
}
inline double i1e(double x) {
  const double a = __builtin_fabs(x);
  const double r = a <= 8 ? a * chebyshev(kI1Near, a / 4 - 1) : chebyshev(kI1Far, 16 / a - 1) / __builtin_sqrt(a);
  return x < 0 ? -r : r;
}
// e^|x| may be too large where the product is not.
inline double i0(double x) {
  const double half = std::exp(__builtin_fabs(x) / 2);
  return half * i0e(x) * half;
}
inline double i1(double x) {
  const double half = std::exp(__builtin_fabs(x) / 2);
  return half * i1e(x) * half;
}

inline double k0e(double x) {
  if (x == 0) return kInf<double>;
  if (x < 0) return kNan<double>;
  if (x <= 2) return (chebyshev(kK0Near, x * x / 2 - 1) - std::log(x / 2) * i0(x)) * std::exp(x);
  return chebyshev(kK0Far, 4 / x - 1) / __builtin_sqrt(x);
}
inline double k1e(double x) {
  if (x == 0) return kInf<double>;
  if (x < 0) return kNan<double>;
  if (x <= 2) return (chebyshev(kK1Near, x * x / 2 - 1) / x + std::log(x / 2) * i1(x)) * std::exp(x);
  return chebyshev(kK1Far, 4 / x - 1) / __builtin_sqrt(x);
}
inline double k0(double x) {
  if (!(x > 0 && x <= 2)) return k0e(x) * std::exp(-x);
  return chebyshev(kK0Near, x * x / 2 - 1) - std::log(x / 2) * i0(x);
}
inline double k1(double x) {
  if (!(x > 0 && x <= 2)) return k1e(x) * std::exp(-x);
  return chebyshev(kK1Near, x * x / 2 - 1) / x + std::log(x / 2) * i1(x);
}

// NaN at infinity, where the C library has the limit.
inline double j0(double x) { return ::j0(x) + (x - x); }
inline double j1(double x) { return ::j1(x) + (x - x); }
inline double y0(double x) { return x < 0 ? kNan<double> : x == 0 ? -kInf<double> : ::y0(x) + (x - x); }
inline double y1(double x) { return x < 0 ? kNan<double> : x == 0 ? -kInf<double> : ::y1(x) + (x - x); }

// sin(x) / x
inline double spherical_j0(double x) {
  if (__builtin_isinf(x)) return 0;
  return x == 0 ? 1 : std::sin(x) / x;
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
