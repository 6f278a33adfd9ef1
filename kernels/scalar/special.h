// Special functions and binary functions of two real numbers that go to the C library.
#pragma once
#include "kernels/scalar/complex.h"

namespace eg::kernels::f {

// ln |gamma(x)|, without the C library's global sign.
struct Lgamma : NoParams {
  using NoParams::NoParams;
  template <class T>
  T operator()(T x) const {
    int sign;
    if constexpr (std::is_same_v<T, float>) return ::lgammaf_r(x, &sign);
    else return ::lgamma_r(x, &sign);
  }
};

// The derivative of lgamma: reflection below 0, recurrence up to 10, then the asymptotic series in 1/x^2.
struct Digamma : NoParams {
  using NoParams::NoParams;
  template <class T>
  T operator()(T value) const {
    double x = static_cast<double>(value);
    if (x == 0) return static_cast<T>(m::copysign(kInf<double>, -x));
    if (x != x || x == -kInf<double>) return kNan<T>;
    double r = 0;
    if (x < 0) {
      const double whole = m::trunc(x);
      if (whole == x) return kNan<T>;
      r = -3.14159265358979323846 / m::tan(3.14159265358979323846 * (x - whole));
      x = 1 - x;
    }
    for (; x < 10; x += 1) r -= 1 / x;
    if (x == 10) return static_cast<T>(r + 2.25175258906672110764);
    double tail = 0;
    if (x < 1e17) {
      const double z = 1 / (x * x);
      // Bernoulli numbers B(2k) / 2k
      tail = z * m::poly(z, 1.0 / 12, -691.0 / 32760, 1.0 / 132, -1.0 / 240, 1.0 / 252, -1.0 / 120, 1.0 / 12);
    }
    return static_cast<T>(r + __builtin_log(x) - 0.5 / x - tail);
  }
};

#define EG_BINARY(Name, expression)   \
  struct Name : NoParams {            \
    using NoParams::NoParams;         \
    template <class T>                \
    EG_HD T operator()(T a, T b) const { \
      return expression;              \
    }                                 \
  };
EG_BINARY(Atan2, m::atan2(a, b))
EG_BINARY(Copysign, m::copysign(a, b))
EG_BINARY(Hypot, m::hypot(a, b))
EG_BINARY(NextAfter, m::nextafter(a, b))
EG_BINARY(Xlogy, b != b ? kNan<T> : a == T(0) ? T(0) : a * m::log(b))
EG_BINARY(LogAddExp2, m::abs(a) == kInf<T> && a == b
                          ? a
                          : (a > b ? a : b) + m::log1p(m::exp2(-m::abs(a - b))) * T(1.44269504088896340736))
EG_BINARY(Heaviside, a == T(0) ? b : T(a > T(0)))
#undef EG_BINARY

// log(exp(a) + exp(b)) around the larger one (by real part, for complex numbers).
struct LogAddExp : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsComplex<T>) {
      using R = typename RealOf<T>::Type;
      if (m::isnan(a) || m::isnan(b)) return {kNan<R>, kNan<R>};
      const bool swap = b.re > a.re;
      const T hi = swap ? b : a, lo = swap ? a : b;
      if (hi.re == lo.re && m::abs(hi.re) == kInf<R>) return hi.re < 0 ? lo : m::log(m::exp(lo) + m::exp(hi));
      return hi + m::log1p(m::exp(lo - hi));
    } else {
      if (m::abs(a) == kInf<T> && a == b) return a;
      return (a > b ? a : b) + m::log1p(m::exp(-m::abs(a - b)));
    }
  }
};

}  // namespace eg::kernels::f
