// The incomplete gamma functions, the Hurwitz zeta function and the derivatives of the logarithm of the gamma function.
#pragma once
#include "kernels/scalar/special_bessel.h"

namespace eg::kernels::special {

// The sum of (q + k)^-x over k >= 0: some terms, then the Euler-Maclaurin formula for the rest. Its terms contain
// B(2j) / (2j)!, whose reciprocals stand here.
inline double zeta(double x, double q) {
  constexpr double kFactors[] = {12.0, -720.0, 30240.0, -1209600.0, 47900160.0, -479001600.0 * 2730 / 691, 74724249600.0,
                                 -10670622842880000.0 / 3617, 5109094217170944000.0 / 43867,
                                 -802857662698291200000.0 / 174611, 14101100039391805440000.0 / 77683,
                                 -1693824136731743669452800000.0 / 236364091};
  if (x == 1) return kInf<double>;
  if (x < 1) return kNan<double>;
  if (q <= 0) {
    if (q == __builtin_floor(q)) return kInf<double>;
    if (x != __builtin_floor(x)) return kNan<double>;
  }
  if (q < -32) {  // the terms below 0 are those of two sums above it, up to their sign
    const double f = q - __builtin_floor(q), low = zeta(x, 1 - f) - zeta(x, 1 - q);
    return zeta(x, f) + (std::fmod(x, 2) == 0 ? low : -low);
  }
  double sum = std::pow(q, -x), at = q, term = 0;
  for (int i = 0; i < 9 || at <= 9; ++i) {
    at += 1;
    term = std::pow(at, -x);
    sum += term;
    // A q far below 0 has terms that grow up to its nearest integers.
    if (at > 0 && term < 1e-17 * __builtin_fabs(sum)) return sum;
  }
  sum += term * at / (x - 1) - 0.5 * term;
  double factor = 1, k = 0;
  for (const double c : kFactors) {
    factor *= x + k;
    term /= at;
    const double more = factor * term / c;
    sum += more;
    if (__builtin_fabs(more) < 1e-17 * __builtin_fabs(sum)) break;
    factor *= x + k + 1;
    term /= at;
    k += 2;
  }
  return sum;
}

// The second derivative of ln gamma: reflection, recurrence, asymptotic series. Next to a pole the sine of pi x, rounded
// as a T, says how large it is.
template <class T>
inline double trigamma(T value) {
  double x = static_cast<double>(value), sign = 1, sum = 0;
  if (x < 0.5) {
    const double s = std::sin(T(kPi) * value);
    sign = -1;
    sum = -(kPi * kPi) / (s * s);
    x = 1 - x;
  }
  for (; x < 10; x += 1) sum += 1 / (x * x);
  const double z = 1 / (x * x);
  const double tail = 1.0 / 6 - z * (1.0 / 30 - z * (1.0 / 42 - z * (1.0 / 30 - z * (5.0 / 66 - z * (691.0 / 2730)))));
  return sign * (sum + 1 / x + z * (0.5 + tail / x));
}

// mu - ln(1 + mu), without cancellation near 0
inline double excess(double mu) {
  if (__builtin_fabs(mu) >= 0.05) return mu - std::log1p(mu);
  double r = 0;
  for (int k = 13; k >= 2; --k) r = 1.0 / k - mu * r;
  return mu * mu * r;
}

// x^a e^-x / gamma(a + 1)
inline double gamma_density(double a, double x) {
  if (a < 25) {
    int sign;
    return std::exp(a * std::log(x) - x - ::lgamma_r(a + 1, &sign));
  }
  const double z = 1 / (a * a), stirling = (1.0 / 12 - z * (1.0 / 360 - z * (1.0 / 1260 - z / 1680))) / a;
  const double e = std::exp(-a * excess((x - a) / a) - stirling);
  return e == 0 ? 0 : e / __builtin_sqrt(2 * kPi * a);
}

// P and Q = 1 - P, each computed as such where it is the smaller one.
struct IncompleteGamma {
  double p, q;
};

// For large a, by the error function of Temme's variable eta.
inline IncompleteGamma incomplete_gamma_uniform(double a, double x) {
  const double mu = (x - a) / a, half = excess(mu), eta = std::copysign(__builtin_sqrt(2 * half), mu);
  const double c0 = __builtin_fabs(eta) > 0.02
                        ? 1 / mu - 1 / eta
                        : -1.0 / 3 + eta * (1.0 / 12 + eta * (-2.0 / 135 + eta * (1.0 / 864 + eta / 2835)));
  const double e = std::exp(-a * half);
  const double s = e == 0 ? 0 : e / __builtin_sqrt(2 * kPi * a) * (c0 - 1 / (540 * a));
  const double at = eta * __builtin_sqrt(a / 2);
  return {0.5 * std::erfc(-at) - s, 0.5 * std::erfc(at) + s};
}

// For a > 0, x > 0, both finite: the power series below the mean, the continued fraction (Lentz) above, until what is
// added is below `precision`.
inline IncompleteGamma incomplete_gamma(double a, double x, double precision) {
  if (a > 2e5) return incomplete_gamma_uniform(a, x);
  if (x < 1 && a < 1) {
    // Q is 1 - x^a / gamma(a + 1) (1 + the sum), where the 1 is taken off before it can cancel.
    int sign;
    const double l = a * std::log(x) - ::lgamma_r(a + 1, &sign);
    double sum = 0, power = 1;
    for (int k = 1; k < 40; ++k) {
      power *= -x / k;
      sum += power * a / (a + k);
    }
    const double e = std::exp(l);
    return {e * (1 + sum), -std::expm1(l) - e * sum};
  }
  const double density = gamma_density(a, x);
  if (x < a + 1) {
    double sum = 1, term = 1;
    for (double k = a + 1; term > 0.1 * precision * sum; k += 1) {
      term *= x / k;
      sum += term;
    }
    const double p = density * sum;
    return {p, 1 - p};
  }
  constexpr double kTiny = 1e-300;
  double b = x + 1 - a, c = 1 / kTiny, d = 1 / b, h = d;
  for (int k = 1; k < 100000; ++k) {
    const double n = -k * (k - a);
    b += 2;
    d = n * d + b;
    d = 1 / (__builtin_fabs(d) < kTiny ? kTiny : d);
    c = b + n / c;
    if (__builtin_fabs(c) < kTiny) c = kTiny;
    h *= d * c;
    if (__builtin_fabs(d * c - 1) < 2 * precision) break;
  }
  const double q = density * a * h;
  return {1 - q, q};
}

inline IncompleteGamma gammas(double a, double x, double precision) {
  constexpr IncompleteGamma kUndefined{kNan<double>, kNan<double>};
  if (a < 0 || x < 0) return kUndefined;
  if (a == 0) return x > 0 ? IncompleteGamma{1, 0} : kUndefined;
  if (x == 0) return {0, 1};
  if (__builtin_isinf(a)) return __builtin_isinf(x) ? kUndefined : IncompleteGamma{0, 1};
  if (__builtin_isinf(x)) return {1, 0};
  if (a != a || x != x) return kUndefined;
  return incomplete_gamma(a, x, precision);
}

}  // namespace eg::kernels::special
