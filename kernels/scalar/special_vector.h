// Special functions of vectors, every piece computed and one chosen. Those that need the precision run in double for
// floats too, with as many terms as count (m::Precision).
#pragma once
#include <array>

#include "kernels/scalar/complex.h"
#include "kernels/scalar/math_error.h"
#include "kernels/scalar/special_tables.h"

namespace eg::kernels::f {

// The coefficients of t^k of the first terms of a Chebyshev series c[k] T_k(t). The tables fall so fast that these are no
// larger than the sums.
template <size_t kTerms, size_t N>
constexpr std::array<double, kTerms> powers_of(const double (&c)[N]) {
  std::array<long double, kTerms> sum{}, last{}, now{};
  last[0] = 1;
  if (kTerms > 1) now[1] = 1;
  for (size_t k = 0; k < kTerms; ++k) {  // `last` is T_k, `now` the next one
    std::array<long double, kTerms> next{};
    for (size_t i = 0; i < kTerms; ++i) {
      sum[i] += c[k] * last[i];
      next[i] = (i > 0 ? 2 * now[i - 1] : 0) - last[i];
    }
    last = now;
    now = next;
  }
  std::array<double, kTerms> r{};
  for (size_t i = 0; i < kTerms; ++i) r[i] = static_cast<double>(sum[i]);
  return r;
}
template <const auto& kTable, size_t kTerms>
inline constexpr auto kPowers = powers_of<kTerms>(kTable);

// Even and odd powers side by side.
template <size_t kTerms, class T>
EG_HD T sum_of_powers(const std::array<double, kTerms>& c, T t) {
  using R = Lane<T>;
  const T square = t * t;
  T even = {}, odd = {};
  constexpr size_t kPairs = (kTerms + 1) / 2;
#pragma GCC unroll 20
  for (size_t i = 0; i < kPairs; ++i) {
    const size_t k = kPairs - 1 - i;
    even = m::fma(even, square, T{} + R(c[2 * k]));
    if (2 * k + 1 < kTerms) odd = m::fma(odd, square, T{} + R(c[2 * k + 1]));
  }
  return m::fma(odd, t, even);
}
// The first term from the end of the table that is not below 2^-27 of the largest: so many count for a float.
template <size_t N>
constexpr size_t float_terms(const double (&c)[N]) {
  double largest = 0;
  for (const double v : c) largest = v > largest ? v : -v > largest ? -v : largest;
  size_t n = N;
  while (n > 1 && c[n - 1] < largest * 1e-9 && -c[n - 1] < largest * 1e-9) --n;
  return n;
}
#define EG_SUM(table, t)                                                                                     \
  sum_of_powers(kPowers<special::table, kPrecision == m::Precision::kFull ? std::size(special::table)        \
                                                                          : float_terms(special::table)>,   \
                t)

struct Erfinv : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T x) const {
    using R = Lane<T>;
    constexpr m::Precision kPrecision =
        std::is_same_v<R, float> ? m::Precision::kSingle : m::Precision::kFull;
    const T a = m::abs(x), w = -m::log((R(1) - a) * (R(1) + a));
    const T near = EG_SUM(kErfinvNear, w * R(0.4) - R(1));
    const T far = EG_SUM(kErfinvFar, m::sqrt(w) * R(0.5) - R(2.1));
    const T r = x * (w <= R(5) ? near : far);
    return a == R(1) ? x * kInf<R> : r;  // beyond 1 the logarithm is NaN
  }
};

#ifdef EG_ISA
namespace vec {

using D = m::Doubles;
using P = m::Precision;
inline constexpr double kPi = 3.14159265358979323846, kSqrtHalf = 0.70710678118654752440;

// The exponentially scaled Bessel functions I.
template <P kPrecision>
EG_HD D i0e(D x) {
  const D a = m::abs(x);
  const D near = EG_SUM(kI0Near, m::at_most(a, 8.0) * 0.25 - 1.0);
  const D far = EG_SUM(kI0Far, 16.0 / a - 1.0) / m::sqrt(a);
  return a <= 8.0 ? near : far;
}
template <P kPrecision>
EG_HD D i1e(D x) {
  const D a = m::abs(x);
  const D near = a * EG_SUM(kI1Near, m::at_most(a, 8.0) * 0.25 - 1.0);
  const D far = EG_SUM(kI1Far, 16.0 / a - 1.0) / m::sqrt(a);
  return m::copysign(a <= 8.0 ? near : far, x);
}
// e^|x| may be too large where the product is not.
template <P kPrecision>
EG_HD D i0(D x) {
  const D half = m::exp(m::abs(x) * 0.5);
  return half * i0e<kPrecision>(x) * half;
}
template <P kPrecision>
EG_HD D i1(D x) {
  const D half = m::exp(m::abs(x) * 0.5);
  return half * i1e<kPrecision>(x) * half;
}

// The Bessel functions K, with a factor for the part up to 2 and one for the part above.
EG_HD D k_at_limits(D x, D r) { return x == 0.0 ? D{} + kInf<double> : x < 0.0 ? D{} + kNan<double> : r; }
template <P kPrecision>
EG_HD D k0_with(D x, D near_factor, D far_factor) {
  const D c = m::at_most(x, 2.0);
  const D near = EG_SUM(kK0Near, c * c * 0.5 - 1.0) - m::log(c * 0.5) * i0<kPrecision>(c);
  const D far = EG_SUM(kK0Far, 4.0 / x - 1.0) / m::sqrt(x);
  return k_at_limits(x, x <= 2.0 ? near * near_factor : far * far_factor);
}
template <P kPrecision>
EG_HD D k1_with(D x, D near_factor, D far_factor) {
  const D c = m::at_most(x, 2.0);
  const D near = EG_SUM(kK1Near, c * c * 0.5 - 1.0) / c + m::log(c * 0.5) * i1<kPrecision>(c);
  const D far = EG_SUM(kK1Far, 4.0 / x - 1.0) / m::sqrt(x);
  return k_at_limits(x, x <= 2.0 ? near * near_factor : far * far_factor);
}
template <P kPrecision>
EG_HD D k0(D x) {
  return k0_with<kPrecision>(x, D{} + 1.0, m::exp(-x));
}
template <P kPrecision>
EG_HD D k0e(D x) {
  return k0_with<kPrecision>(x, m::exp(x), D{} + 1.0);
}
template <P kPrecision>
EG_HD D k1(D x) {
  return k1_with<kPrecision>(x, D{} + 1.0, m::exp(-x));
}
template <P kPrecision>
EG_HD D k1e(D x) {
  return k1_with<kPrecision>(x, m::exp(x), D{} + 1.0);
}

// J and Y beyond 8: amplitude and phase, P cos(x - a) - Q sin(x - a) and P sin(x - a) + Q cos(x - a).
struct Waves {
  D j, y;
};
EG_HD Waves waves(D x, D p, D q, D cosine, D sine) {
  const D size = m::sqrt((1 / kPi) / x);  // sqrt(2 / (pi x)) and the sqrt(1/2) of the phase
  return {(p * cosine - q * sine) * size, (p * sine + q * cosine) * size};
}
template <P kPrecision>
EG_HD Waves waves0(D x) {
  const D t = 128.0 / (x * x) - 1.0, s = m::sin(x), c = m::cos(x);
  return waves(x, EG_SUM(kBessel0Cos, t), EG_SUM(kBessel0Sin, t) / x, c + s, s - c);
}
template <P kPrecision>
EG_HD Waves waves1(D x) {
  const D t = 128.0 / (x * x) - 1.0, s = m::sin(x), c = m::cos(x);
  return waves(x, EG_SUM(kBessel1Cos, t), EG_SUM(kBessel1Sin, t) / x, s - c, -(s + c));
}
template <P kPrecision>
EG_HD D j0(D x) {
  const D a = m::abs(x), c = m::at_most(a, 8.0);
  return a <= 8.0 ? EG_SUM(kJ0Near, c * c * (1.0 / 32) - 1.0) : waves0<kPrecision>(m::at_least(a, 8.0)).j;
}
template <P kPrecision>
EG_HD D j1(D x) {
  const D a = m::abs(x), c = m::at_most(a, 8.0);
  const D r = a <= 8.0 ? c * EG_SUM(kJ1Near, c * c * (1.0 / 32) - 1.0) : waves1<kPrecision>(m::at_least(a, 8.0)).j;
  return x < 0.0 ? -r : r;
}
template <P kPrecision>
EG_HD D y0(D x) {
  const D c = m::at_most(x, 8.0), t = c * c * (1.0 / 32) - 1.0;
  const D near = EG_SUM(kY0Near, t) + (2 / kPi) * m::log(c * 0.5) * EG_SUM(kJ0Near, t);
  const D r = x <= 8.0 ? near : waves0<kPrecision>(m::at_least(x, 8.0)).y;
  return x == 0.0 ? D{} - kInf<double> : x < 0.0 ? D{} + kNan<double> : r;
}
template <P kPrecision>
EG_HD D y1(D x) {
  const D c = m::at_most(x, 8.0), t = c * c * (1.0 / 32) - 1.0;
  const D near = c * EG_SUM(kY1Near, t) + (2 / kPi) * (m::log(c * 0.5) * (c * EG_SUM(kJ1Near, t)) - 1.0 / c);
  const D r = x <= 8.0 ? near : waves1<kPrecision>(m::at_least(x, 8.0)).y;
  return x == 0.0 ? D{} - kInf<double> : x < 0.0 ? D{} + kNan<double> : r;
}
// sin(x) / x
template <P>
EG_HD D spherical_j0(D x) {
  return x == 0.0 ? D{} + 1.0 : m::sin(x) / x;
}

// e^(x^2) erfc(x). Below -26.7 it is too large for a double. The rounding error of x^2 would be multiplied by it.
template <P kPrecision>
EG_HD D erfcx(D x) {
  const D a = m::abs(x), r = m::erfcx_positive<kPrecision>(m::at_most(a, 1e15));
  const D positive = a > 1e15 ? 0.56418958354775628695 / a : r;
  const auto square = m::product(m::at_most(a, 30.0), m::at_most(a, 30.0));
  const D e = m::exp(square.high);
  const D negative = x < -26.7 ? D{} + kInf<double> : 2.0 * (e + e * square.low) - r;
  return x < 0.0 ? negative : positive;
}
template <P kPrecision>
EG_HD D ndtr(D x) {
  return m::normal_cdf<kPrecision>(x);
}
template <P kPrecision>
EG_HD D log_ndtr(D x) {
  const D above = m::normal_above<kPrecision>(m::abs(x));
  const D near = m::log1p(-(x < 0.0 ? 1.0 - above : above));
  const D a = m::at_most(m::abs(x) * kSqrtHalf, 1e15);
  const D scaled = m::erfcx_positive<kPrecision>(a) * 0.5;
  const D far = m::log(scaled) - x * x * 0.5;
  return x < -1.0 ? far : near;
}
// Around 1/2 a series in the square of the distance, in the tails one in 1 / sqrt(-log p).
template <P kPrecision>
EG_HD D ndtri(D p) {
  const D q = p - 0.5, square = q * q;
  const D centre = q * EG_SUM(kNdtriCentre, m::at_most(square, 0.18) * (1 / 0.09) - 1.0);
  const D r = m::sqrt(-m::log(q < 0.0 ? p : 1.0 - p)), u = 1.0 / r;
  const D tail = EG_SUM(kNdtriTail, m::at_least(u, 0.2) * (1 / 0.225) - 0.425 / 0.225);
  const D far = EG_SUM(kNdtriFarTail, m::at_most(u, 0.2) * (1 / 0.082) - 0.118 / 0.082);
  const D z = r * (u >= 0.2 ? tail : far);
  const D x = square <= 0.18 ? centre : q < 0.0 ? -z : z;
  const D limit = q < 0.0 ? D{} - kInf<double> : D{} + kInf<double>;
  return (p == 0.0) | (p == 1.0) ? limit : (p > 0.0) & (p < 1.0) ? x : D{} + kNan<double>;
}

}  // namespace vec
#define EG_ON_VECTORS(function)                                                                              \
  if constexpr (std::is_same_v<Lane<T>, float>) {                                                            \
    return m::in_double([](m::Doubles v) __attribute__((always_inline)) {                                    \
      return vec::function<m::Precision::kSingle>(v);                                                        \
    }, x);                                                                                                   \
  } else {                                                                                                   \
    return vec::function<m::Precision::kFull>(x);                                                            \
  }
#else
#define EG_ON_VECTORS(function) return x;
#endif

// Vectors only.
#define EG_SPECIAL(Name, function)       \
  struct Name : OnVectorsOnce {          \
    using OnVectorsOnce::OnVectorsOnce;  \
    template <class T>                   \
    EG_HD T operator()(T x) const {      \
      EG_ON_VECTORS(function)            \
    }                                    \
  };
// Large arguments, whose sine needs more of pi, go to `number`, a function of one double.
#define EG_SPECIAL_WAVE(Name, function, number)                                    \
  struct Name : OnVectorsOnce {                                                    \
    using OnVectorsOnce::OnVectorsOnce;                                            \
    template <class T>                                                             \
    EG_HD auto rare(T x) const {                                                   \
      return m::abs(x) > Lane<T>(1e6);                                             \
    }                                                                              \
    template <class T>                                                             \
    EG_HD T operator()(T x) const {                                                \
      if constexpr (kIsVector<T>) {                                                \
        EG_ON_VECTORS(function)                                                    \
      } else {                                                                     \
        return static_cast<T>(number(static_cast<double>(x)));                     \
      }                                                                            \
    }                                                                              \
  };
// NaN at infinity, where the C library has the limit.
EG_HD double j0(double x) { return ::j0(x) + (x - x); }
EG_HD double j1(double x) { return ::j1(x) + (x - x); }
EG_HD double y0(double x) { return x < 0 ? kNan<double> : ::y0(x) + (x - x); }
EG_HD double y1(double x) { return x < 0 ? kNan<double> : ::y1(x) + (x - x); }
EG_HD double spherical_j0(double x) { return __builtin_isinf(x) ? 0 : __builtin_sin(x) / x; }
EG_SPECIAL(I0, i0)
EG_SPECIAL(I0e, i0e)
EG_SPECIAL(I1, i1)
EG_SPECIAL(I1e, i1e)
EG_SPECIAL(K0, k0)
EG_SPECIAL(K0e, k0e)
EG_SPECIAL(K1, k1)
EG_SPECIAL(K1e, k1e)
EG_SPECIAL_WAVE(BesselJ0, j0, f::j0)
EG_SPECIAL_WAVE(BesselJ1, j1, f::j1)
EG_SPECIAL_WAVE(BesselY0, y0, f::y0)
EG_SPECIAL_WAVE(BesselY1, y1, f::y1)
EG_SPECIAL_WAVE(SphericalJ0, spherical_j0, f::spherical_j0)
EG_SPECIAL(Erfcx, erfcx)
EG_SPECIAL(Ndtr, ndtr)
EG_SPECIAL(Ndtri, ndtri)
EG_SPECIAL(LogNdtr, log_ndtr)
#undef EG_SPECIAL
#undef EG_SPECIAL_WAVE
#undef EG_ON_VECTORS
#undef EG_SUM

struct Entr : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T x) const {
    using R = Lane<T>;
    const T r = x == R(0) ? T{} : -x * m::log(x);
    return x < R(0) ? T{} - kInf<R> : r;
  }
};
struct Xlog1py : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    using R = Lane<T>;
    return b != b ? T{} + kNan<R> : a == R(0) ? T{} : a * m::log1p(b);
  }
};
struct Logit : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T x) const {
    return m::log(x / (Lane<T>(1) - x));
  }
};

// NaN, infinity and -infinity give way to the three parameters, in each part of a complex number.
struct NanToNum {
  double nan, high, low;
  EG_HD explicit NanToNum(const Params& p) : nan(p.d[0]), high(p.d[1]), low(p.d[2]) {}
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsComplex<T>) return T{(*this)(x.re), (*this)(x.im)};
    else return x != x ? T(nan) : x == kInf<T> ? T(high) : x == -kInf<T> ? T(low) : x;
  }
};

}  // namespace eg::kernels::f
