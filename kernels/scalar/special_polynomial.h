// Orthogonal polynomials of degree n at x: by their three-term recurrences, by trigonometry where a Chebyshev polynomial
// of more than a few terms is inside its interval. A degree below 0 gives 0; a fraction is cut off.
#pragma once
#include "kernels/scalar/special_bessel.h"

namespace eg::kernels::special {

// Degrees from which on a Hermite polynomial is NaN.
template <class T>
inline constexpr int64_t kHermiteLimit = std::is_same_v<T, float> ? 128 : 512;

// Degrees beyond this make a Laguerre or Legendre polynomial NaN: a step a degree would take for ever.
inline constexpr int64_t kLongestRecurrence = 1 << 20;

template <class T>
inline int64_t degree(T n) {
  return n >= T(-9e18) && n <= T(9e18) ? static_cast<int64_t>(n) : -1;
}

// p(k + 1) = 2 x p(k) - p(k - 1), from p(0) = 1 and p(1)
template <class T>
inline T chebyshev_recurrence(T x, T first, int64_t n) {
  if (n == 0) return T(1);
  T p = 1, q = first;
  for (int64_t k = 2; k <= n && q == q; ++k) {
    const T r = (x + x) * q - p;
    p = q;
    q = r;
  }
  return q;
}

template <class T>
inline T chebyshev_t(T x, int64_t n) {
  if (n < 0) return 0;
  if (m::abs(x) == T(1)) return x > 0 || n % 2 == 0 ? T(1) : T(-1);
  if (n > 6 && m::abs(x) < T(1)) return std::cos(static_cast<T>(n) * std::acos(x));
  return chebyshev_recurrence(x, x, n);
}
template <class T>
inline T chebyshev_u(T x, int64_t n) {
  if (n < 0) return 0;
  if (m::abs(x) == T(1)) return x > 0 || n % 2 == 0 ? T(n + 1) : -T(n + 1);
  if (n > 8 && m::abs(x) < T(1)) {
    const T angle = std::acos(x), s = std::sin(angle);
    return s != 0 ? std::sin(T(n + 1) * angle) / s : T(n + 1) * std::cos(T(n + 1) * angle) / x;
  }
  return chebyshev_recurrence(x, x + x, n);
}
template <class T>
inline T chebyshev_v(T x, int64_t n) {
  if (n < 0) return 0;
  if (m::abs(x) == T(1)) return x > 0 ? T(1) : n % 2 == 0 ? T(n + n + 1) : -T(n + n + 1);
  if (n > 8 && m::abs(x) < T(1)) {
    const T angle = std::acos(x);
    return std::cos((T(n) + T(0.5)) * angle) / std::cos(angle / 2);
  }
  return chebyshev_recurrence(x, x + x - T(1), n);
}
template <class T>
inline T chebyshev_w(T x, int64_t n) {
  if (n < 0) return 0;
  if (m::abs(x) == T(1)) return x > 0 ? T(n + n + 1) : n % 2 == 0 ? T(1) : T(-1);
  if (n > 8 && m::abs(x) < T(1)) {
    const T angle = std::acos(x);
    return std::sin((T(n) + T(0.5)) * angle) / std::sin(angle / 2);
  }
  return chebyshev_recurrence(x, x + x + T(1), n);
}

// The physicists' polynomial.
template <class T>
inline T hermite_h(T x, int64_t n) {
  if (n < 0) return 0;
  if (n == 0) return 1;
  if (n > kHermiteLimit<T>) return kNan<T>;
  T p = 1, q = x + x;
  for (int64_t k = 1; k < n; ++k) {
    const T r = (x + x) * q - T(k + k) * p;
    p = q;
    q = r;
  }
  return q;
}
// The probabilists' polynomial.
template <class T>
inline T hermite_he(T x, int64_t n) {
  if (n < 0) return 0;
  if (n == 0) return 1;
  if (n > kHermiteLimit<T>) return kNan<T>;
  T p = 1, q = x;
  for (int64_t k = 1; k < n; ++k) {
    const T r = x * q - T(k) * p;
    p = q;
    q = r;
  }
  return q;
}
template <class T>
inline T laguerre_l(T x, int64_t n) {
  if (n > kLongestRecurrence) return std::numeric_limits<T>::quiet_NaN();
  if (n < 0) return 0;
  if (n == 0 || x == 0) return 1;
  T p = 1, q = T(1) - x;
  for (int64_t k = 1; k < n && q == q; ++k) {
    const T r = (T(k + k) + (T(1) - x)) * q - T(k) * p;
    p = q;
    q = r / T(k + 1);
  }
  return q;
}
template <class T>
inline T legendre_p(T x, int64_t n) {
  if (n < 0) return 0;
  if (m::abs(x) == T(1)) return x > 0 || n % 2 == 0 ? T(1) : T(-1);
  if (n > kLongestRecurrence) return std::numeric_limits<T>::quiet_NaN();
  if (n == 0) return 1;
  T p = 1, q = x;
  for (int64_t k = 1; k < n && q == q; ++k) {
    const T r = T(k + k + 1) * x * q - T(k) * p;
    p = q;
    q = r / T(k + 1);
  }
  return q;
}

}  // namespace eg::kernels::special
