// The error function's relatives: its scaled complement, the normal distribution and its quantiles.
#pragma once
#include "kernels/scalar/special_bessel.h"

namespace eg::kernels::special {

inline constexpr double kSqrtHalf = 0.70710678118654752440;

// e^(x^2) erfc(x). Below -26.7 it is too large for a double.
inline double erfcx(double x) {
  if (x != x) return x;
  const double a = __builtin_fabs(x);
  if (x < -26.7) return kInf<double>;
  const double r = a > 1e15 ? 0.56418958354775628695 / a : chebyshev(kErfcx, (a - 3.75) / (a + 3.75)) / (1 + 2 * a);
  if (x >= 0) return r;
  // x^2 in two parts: its rounding error would be multiplied by x^2
  const double square = x * x, rest = std::fma(x, x, -square);
  const double e = std::exp(square);
  return 2 * (e + e * rest) - r;
}

inline double ndtr(double x) {
  const double y = x * kSqrtHalf, a = __builtin_fabs(y);
  if (a < kSqrtHalf) return 0.5 + 0.5 * std::erf(y);
  const double tail = 0.5 * std::erfc(a);
  return y > 0 ? 1 - tail : tail;
}

inline double log_ndtr(double x) {
  const double y = x * kSqrtHalf;
  if (x < -1) return std::log(erfcx(-y) / 2) - y * y;
  return std::log1p(-std::erfc(y) / 2);
}

// Around 1/2 a series in the square of the distance, in the tails one in 1 / sqrt(-log p).
inline double ndtri(double p) {
  if (!(p >= 0 && p <= 1)) return kNan<double>;
  if (p == 0 || p == 1) return p == 0 ? -kInf<double> : kInf<double>;
  const double q = p - 0.5, square = q * q;
  if (square <= 0.18) return q * chebyshev(kNdtriCentre, square / 0.09 - 1);
  const double r = __builtin_sqrt(-std::log(q < 0 ? p : 1 - p)), u = 1 / r;
  const double z = r * (u >= 0.2 ? chebyshev(kNdtriTail, (u - 0.425) / 0.225)
                                 : chebyshev(kNdtriFarTail, (u - 0.118) / 0.082));
  return q < 0 ? -z : z;
}

inline double entr(double x) {
  if (x != x) return x;
  return x > 0 ? -x * std::log(x) : x == 0 ? 0 : -kInf<double>;
}

}  // namespace eg::kernels::special
