// Special functions and binary functions of two real numbers that go to the C library.
#pragma once
#include "kernels/scalar/complex.h"
#include "kernels/scalar/math_error.h"

namespace eg::kernels::f {

// ln |gamma(x)|, without the C library's global sign. For vectors of floats above 0: shifted to 8 and more, then
// Stirling's series, in double.
struct Lgamma : OnVectorsOnce {
  using OnVectorsOnce::OnVectorsOnce;
  template <class T>
  static constexpr bool kTakesVectors = std::is_same_v<T, float>;
  template <class T>
  EG_HD auto rare(T x) const {
    return ((x > 0.0f) & (x < kInf<float>)) == 0;
  }
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsVector<T>) {
#ifdef EG_ISA
      return m::in_double(
          [](m::Doubles y) __attribute__((always_inline)) {
            const auto zero = (y == 1.0) | (y == 2.0);  // exactly there, and to a float's last place beside it
            m::Doubles product = m::Doubles{} + 1.0;
#pragma GCC unroll 8
            for (int k = 0; k < 8; ++k) {
              const auto low = y < 8.0;
              product = low ? product * y : product;
              y = low ? y + 1.0 : y;
            }
            const m::Doubles r = 1.0 / y, z = r * r;
            const m::Doubles series = m::poly(z, 1.0 / 156, -691.0 / 360360, 1.0 / 1188, -1.0 / 1680, 1.0 / 1260, -1.0 / 360,
                                              1.0 / 12) *
                                      r;
            const m::Doubles sum = ((y - 0.5) * m::log(y) - y + 0.91893853320467274178) + (series - m::log(product));
            return zero ? m::Doubles{} : sum;
          },
          x);
#endif
    } else {
      int sign;
      if constexpr (std::is_same_v<T, float>) return ::lgammaf_r(x, &sign);
      else return ::lgamma_r(x, &sign);
    }
  }
};

// The derivative of lgamma: reflection below 0, recurrence up to 10, then the asymptotic series in 1/x^2, whose
// coefficients are Bernoulli numbers B(2k) / 2k.
template <class T>
EG_HD T digamma_tail(T x) {
  const T z = 1.0 / (x * x);
  return z * m::poly(z, 1.0 / 12, -691.0 / 32760, 1.0 / 132, -1.0 / 240, 1.0 / 252, -1.0 / 120, 1.0 / 12);
}
struct Digamma : OnVectorsOnce {
  using OnVectorsOnce::OnVectorsOnce;
  template <class T>
  EG_HD auto rare(T x) const {
    using R = Lane<T>;
    return ((x > R(0)) & (x < R(1e17))) == 0;
  }
  template <class T>
  EG_HD T operator()(T value) const {
    if constexpr (kIsVector<T>) {
#ifdef EG_ISA
      // The sum of the 1/x of the recurrence as one fraction.
      const auto above_0 = [](m::Doubles x) __attribute__((always_inline)) {
        m::Doubles n = {}, d = m::Doubles{} + 1.0;
#pragma GCC unroll 10
        for (int k = 0; k < 10; ++k) {
          const auto low = x < 10.0;
          n = low ? m::fma(n, x, d) : n;
          d = low ? d * x : d;
          x = low ? x + 1.0 : x;
        }
        return m::log(x) - 0.5 / x - digamma_tail(x) - n / d;
      };
      if constexpr (std::is_same_v<Lane<T>, float>) return m::in_double(above_0, value);
      else return above_0(value);
#endif
    } else {
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
      return static_cast<T>(r + __builtin_log(x) - 0.5 / x - (x < 1e17 ? digamma_tail(x) : 0.0));
    }
  }
};

#define EG_BINARY_OF(Base, Name, expression, ...)  \
  struct Name : Base {                             \
    using Base::Base;                              \
    template <class T>                             \
    EG_HD T operator()(T a, T b) const {           \
      using R [[maybe_unused]] = Lane<T>;          \
      return expression;                           \
    }                                              \
    __VA_ARGS__                                    \
  };
#define EG_BINARY(Name, expression) EG_BINARY_OF(OnVectors, Name, expression)
#define EG_BINARY_BUT(Name, expression, condition)  \
  EG_BINARY_OF(OnVectors, Name, expression,         \
               template <class T> EG_HD auto rare(T a, T b) const { return condition; })
EG_BINARY_BUT(Atan2, m::atan2(a, b), m::beyond_atan2(a, b))
EG_BINARY(Copysign, m::copysign(a, b))
EG_BINARY_BUT(Hypot, m::hypot(a, b), m::beyond_hypot(a, b))
EG_BINARY(Xlogy, b != b ? T{} + kNan<R> : a == R(0) ? T{} : a * m::log(b))
EG_BINARY(LogAddExp2, (m::abs(a) == kInf<R>) & (a == b)
                          ? a
                          : (a > b ? a : b) + m::log1p(m::exp2(-m::abs(a - b))) * R(1.44269504088896340736))
EG_BINARY_OF(NoParams, Heaviside, a == T(0) ? b : T(a > T(0)))
#undef EG_BINARY
#undef EG_BINARY_BUT
#undef EG_BINARY_OF

// The bits of a float count up and down with it.
struct NextAfter : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD static T half(T a, T b) {
    const float x = static_cast<float>(a), y = static_cast<float>(b);
    if (x != x) return a;
    if (y != y || x == y) return b;
    const int away = x != 0 && (x < y) == (x < 0) ? -1 : 1;
    T r = a;
    r.bits = static_cast<uint16_t>(x == 0 ? (y < 0 ? 0x8001 : 1) : a.bits + away);
    return r;
  }
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsVector<T>) {
      using R = Lane<T>;
      using I = Bits<T>;
      const auto up = (a < b) == (a > R(0));
      const T counted = (a == R(0)) | (a != a) ? T{} + R(1) : a;  // the others are at no end of the integers
      const I bits = std::bit_cast<I>(counted), next = up ? bits + 1 : bits - 1;
      const T least = m::copysign(std::bit_cast<T>(I{} + 1), b);
      const T r = a == R(0) ? least : std::bit_cast<T>(next);
      return (a != a) | (b != b) ? a + b : a == b ? b : r;
    } else if constexpr (std::is_class_v<T>) {
      return half(a, b);
    } else {
      return m::nextafter(a, b);
    }
  }
};

// log(exp(a) + exp(b)) around the larger one (by real part, for complex numbers).
struct LogAddExp : OnVectors {
  using OnVectors::OnVectors;
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
      const T r = (a > b ? a : b) + m::log1p(m::exp(-m::abs(a - b)));
      return (m::abs(a) == kInf<Lane<T>>) & (a == b) ? a : r;
    }
  }
};

}  // namespace eg::kernels::f
