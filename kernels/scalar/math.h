// Elementary functions. The common ones of float, exp, log and tanh of double are branch-free polynomials, so that
// loops over them vectorise; all but sin, cos and the logarithm of double take vectors too. The rest goes to the C
// library. Multiply-add is spelled out: fma() is one rounding where the instruction exists and two elsewhere, the same
// in the body and in the tail of a loop.
#pragma once
#include <bit>
#include <cmath>

#include "kernels/scalar/vector.h"

namespace eg::kernels::m {

EG_HD float sqrt(float x) { return __builtin_sqrtf(x); }
EG_HD double sqrt(double x) { return __builtin_sqrt(x); }
EG_HD float floor(float x) { return __builtin_floorf(x); }
EG_HD double floor(double x) { return __builtin_floor(x); }
EG_HD float ceil(float x) { return __builtin_ceilf(x); }
EG_HD double ceil(double x) { return __builtin_ceil(x); }
EG_HD float trunc(float x) { return __builtin_truncf(x); }
EG_HD double trunc(double x) { return __builtin_trunc(x); }
// To nearest, ties to even.
EG_HD float round(float x) { return __builtin_nearbyintf(x); }
EG_HD double round(double x) { return __builtin_nearbyint(x); }
template <class T>
EG_HD bool isnan(T x) {
  return x != x;
}

template <class T>
inline constexpr bool kOfFloat = std::is_same_v<Lane<T>, float>;
template <class T>
inline constexpr bool kOfDouble = std::is_same_v<Lane<T>, double>;

// c0 x^n + c1 x^(n-1) + ... (Horner)
template <class T, class... C>
EG_HD T poly(T x, C... c) {
  const Lane<T> coefficients[] = {c...};
  T r = T{} + coefficients[0];
#pragma GCC unroll 16
  for (size_t i = 1; i < sizeof...(c); ++i) r = fma(r, x, T{} + coefficients[i]);
  return r;
}

// 2^r for |r| <= 1/2.
template <class T>
EG_HD T exp2_poly(T r) {
  return poly(r, 0x1.416b52p-13f, 0x1.5f082ep-10f, 0x1.3b2de0p-7f, 0x1.c6af7cp-5f, 0x1.ebfbdcp-3f, 0x1.62e430p-1f,
              1.0f);
}

// e^x, 1 ulp, denormal results included: 2^n times a polynomial of what is left. With a fused multiply-add what is left
// of x log2(e) is exact, without one x - n ln2 in two parts is.
template <class T>
  requires kOfFloat<T>
EG_HD T exp(T x) {
  x = at_least(at_most(x, 89.0f), -104.0f);
  const T shifted = fma(x, T{} + 0x1.715476p+0f, T{} + kMagic<T>), n = shifted - kMagic<T>;
#ifdef __FMA__
  T r = fma(x, T{} + 0x1.715476p+0f, -n);
  r = fma(x, T{} + 0x1.4ae0c0p-26f, r);
  return scale(exp2_poly(r), shifted);
#else
  T r = fma(n, T{} - 0x1.63p-1f, x);
  r = fma(n, T{} + 0x1.bd0106p-13f, r);
  const T q = poly(r, 0x1.a1ae1cp-13f, 0x1.6d96bcp-10f, 0x1.111084p-7f, 0x1.55548p-5f, 0x1.555556p-3f, 0.5f);
  return scale(fma(r * r, q, r) + 1.0f, shifted);
#endif
}

template <class T>
  requires kOfDouble<T>
EG_HD T exp(T x) {
  x = at_least(at_most(x, 710.0), -746.0);
  const T shifted = fma(x, T{} + 0x1.71547652b82fep+0, T{} + kMagic<T>), n = shifted - kMagic<T>;
  T r = fma(n, T{} - 0x1.62e42feep-1, x);
  r = fma(n, T{} - 0x1.a39ef35793c76p-33, r);
  const T q = poly(r, 1 / 6227020800.0, 1 / 479001600.0, 1 / 39916800.0, 1 / 3628800.0, 1 / 362880.0, 1 / 40320.0,
                   1 / 5040.0, 1 / 720.0, 1 / 120.0, 1 / 24.0, 1 / 6.0, 0.5);
  return scale(fma(r * r, q, r) + 1.0, shifted);
}

// 2^x, about 1 ulp.
template <class T>
  requires kOfFloat<T>
EG_HD T exp2(T x) {
  x = at_least(at_most(x, 129.0f), -151.0f);
  const T shifted = x + kMagic<T>;
  return scale(exp2_poly(x - (shifted - kMagic<T>)), shifted);
}

// e^x - 1 as p 2^k + (2^k - 1), with p = e^r - 1 for the rest r of x; halved, for 2^128 is too large.
template <class T>
  requires kOfFloat<T>
EG_HD T expm1(T x) {
  const T c = at_least(at_most(x, 89.0f), -20.0f);
  const T shifted = fma(c, T{} + 0x1.715476p+0f, T{} + kMagic<T>), n = shifted - kMagic<T>;
  T r = fma(n, T{} - 0x1.63p-1f, c);
  r = fma(n, T{} + 0x1.bd0106p-13f, r);
  const T q = poly(r, 0x1.a1ae1cp-13f, 0x1.6d96bcp-10f, 0x1.111084p-7f, 0x1.55548p-5f, 0x1.555556p-3f, 0.5f);
  const T half = std::bit_cast<T>((std::bit_cast<Bits<T>>(shifted) << 23) + 0x3f000000);
  return copysign(fma(fma(r * r, q, r), half, half - 0.5f) * 2.0f, x);
}

EG_HD float whole_number(int32_t k) { return static_cast<float>(k); }
#ifdef EG_ISA
EG_HD Floats whole_number(Bits<Floats> k) { return __builtin_convertvector(k, Floats); }
#endif

// ln x. x = 2^e m with m in [sqrt(1/2), sqrt(2)).
template <class T>
  requires kOfFloat<T>
EG_HD T log(T x) {
  const auto tiny = x < 0x1p-126f;
  const T y = tiny ? x * 0x1p+23f : x;
  const Bits<T> bits = std::bit_cast<Bits<T>>(y) - 0x3f3504f3;
  const T e = whole_number(bits >> 23) - (tiny ? T{} + 23.0f : T{});
  const T f = std::bit_cast<T>((bits & 0x007fffff) + 0x3f3504f3) - 1.0f;
  const T z = f * f;
  T q = poly(f, 0x1.1456bap-4f, -0x1.de3bd6p-4f, 0x1.e6f0b6p-4f, -0x1.fc2216p-4f, 0x1.233764p-3f, -0x1.555c4cp-3f,
                 0x1.99a4b6p-3f, -0x1.000006p-2f, 0x1.555548p-2f);
  q = f * z * q;
  q = fma(e, T{} - 0x1.bd0106p-13f, q);
  q = fma(z, T{} - 0.5f, q);
  T r = fma(e, T{} + 0x1.63p-1f, f + q);
  r = x == kInf<float> ? x : r;
  r = x == 0.0f ? T{} - kInf<float> : r;
  return (x < 0.0f) | (x != x) ? T{} + kNan<float> : r;
}

// ln(1 + x): what the sum loses by rounding is put back.
template <class T>
  requires kOfFloat<T>
EG_HD T log1p(T x) {
  const T u = x + 1.0f;
  const T r = log(u) + (x - (u - 1.0f)) / u;
  return (x == 0.0f) | (x == kInf<float>) ? x : u == 0.0f ? T{} - kInf<float> : r;
}

EG_HD double log(double x) {
  const bool tiny = x < 0x1p-1022;
  const double y = tiny ? x * 0x1p+54 : x;
  // 2048 is added to the exponent to keep it positive; it becomes a double by the magic number, for there is no vector
  // conversion from int64 before AVX-512.
  const uint64_t bits = std::bit_cast<uint64_t>(y) - 0x3fe6a09e667f3bcd;
  const uint64_t biased = ((bits >> 52) + 2048) & 0xfff;
  const double e = std::bit_cast<double>(0x4330000000000000 | biased) - (0x1p+52 + 2048.0) - (tiny ? 54.0 : 0.0);
  const double f = std::bit_cast<double>((bits & 0x000fffffffffffff) + 0x3fe6a09e667f3bcd) - 1.0;
  const double s = f / (2.0 + f);
  const double z = s * s;
  const double q =
      z * poly(z, 2 / 21.0, 2 / 19.0, 2 / 17.0, 2 / 15.0, 2 / 13.0, 2 / 11.0, 2 / 9.0, 2 / 7.0, 2 / 5.0, 2 / 3.0);
  const double h = 0.5 * f * f;
  const double t = fma(s, h + q, e * 0x1.a39ef35793c76p-33);
  double r = fma(e, 0x1.62e42feep-1, f - (h - t));
  r = x == kInf<double> ? x : r;
  r = x == 0.0 ? -kInf<double> : r;
  return x < 0.0 || x != x ? kNan<double> : r;
}

// (e^2|x| - 1) / (e^2|x| + 1); the numerator is computed without cancellation.
template <class T>
  requires kOfFloat<T>
EG_HD T tanh(T x) {
  const T a = at_most(abs(x), 10.0f);
  const T shifted = fma(a, T{} + 0x1.715476p+1f, T{} + kMagic<T>), n = shifted - kMagic<T>;
  T r = fma(n, T{} - 0x1.63p-1f, a + a);
  r = fma(n, T{} + 0x1.bd0106p-13f, r);
  const T q = poly(r, 0x1.a1ae1cp-13f, 0x1.6d96bcp-10f, 0x1.111084p-7f, 0x1.55548p-5f, 0x1.555556p-3f, 0.5f);
  const T p = fma(r * r, q, r);
  const T power = std::bit_cast<T>((std::bit_cast<Bits<T>>(shifted) << 23) + 0x3f800000);
  const T e = fma(p, power, power - 1.0f);
  return copysign(e / (e + 2.0f), x);
}

template <class T>
  requires kOfDouble<T>
EG_HD T tanh(T x) {
  const T a = at_most(abs(x), 22.0);
  const T shifted = fma(a, T{} + 0x1.71547652b82fep+1, T{} + kMagic<T>), n = shifted - kMagic<T>;
  T r = fma(n, T{} - 0x1.62e42feep-1, a + a);
  r = fma(n, T{} - 0x1.a39ef35793c76p-33, r);
  const T q = poly(r, 1 / 6227020800.0, 1 / 479001600.0, 1 / 39916800.0, 1 / 3628800.0, 1 / 362880.0, 1 / 40320.0,
                   1 / 5040.0, 1 / 720.0, 1 / 120.0, 1 / 24.0, 1 / 6.0, 0.5);
  const T power = std::bit_cast<T>((std::bit_cast<Bits<T>>(shifted) << 52) + 0x3ff0000000000000);
  const T e = fma(fma(r * r, q, r), power, power - 1.0);
  return copysign(e / (e + 2.0), x);
}

template <class T>
  requires kOfFloat<T>
EG_HD T erf(T x) {
  const T t = abs(x), z = x * x;
  const T small = fma(x,
                      poly(z, 0x1.5bfc22p-14f, -0x1.aa06b8p-11f, 0x1.54c2cep-8f, -0x1.b80e3p-6f, 0x1.ce2e06p-4f,
                           -0x1.812742p-2f, 0x1.06eba8p-3f),
                      x);
  const T c = at_most(t, 4.0f);
  const T q = poly(c, -0x1.2f0d46p-18f, 0x1.531c94p-15f, 0x1.3e6926p-14f, -0x1.899ea2p-9f, 0x1.756ea8p-6f,
                   -0x1.af9e0ap-4f, -0x1.45690cp-1f, -0x1.074cc2p-3f);
  const T big = copysign(1.0f - exp(fma(q, c, -c)), x);
  return t < 0.9375f ? small : big;
}

// 2^t with an error of about |t| ulp, for -1000 < t <= 0.
template <class T>
  requires kOfFloat<T>
EG_HD T exp2_quick(T t) {
  const T shifted = t + kMagic<T>;
  return scale(exp2_poly(t - (shifted - kMagic<T>)), shifted);
}

// The normal distribution: the probability of a value below x, to about 6e-8, and its density.
template <class T>
  requires kOfFloat<T>
EG_HD T normal_below(T x) {
  const T a = abs(x);
  const T t = poly(a, -0x1.7d75b4p-19f, 0x1.4b0b06p-15f, -0x1.874d80p-13f, -0x1.1d1982p-13f, 0x1.ced280p-8f,
                   -0x1.ae0a82p-5f, -0x1.d63ac2p-2f, -0x1.26aed4p+0f, -1.0f);
  const T tail = exp2_quick(a > 5.75f ? T{} - 200.0f : t);
  return x > 0.0f ? 1.0f - tail : tail;
}
EG_HD double normal_below(double x) { return 0.5 * (1.0 + __builtin_erf(x * 0.70710678118654752440)); }
template <class T>
  requires kOfFloat<T>
EG_HD T normal_density(T x) {
  return exp2_quick(at_least(x * x * -0x1.715476p-1f, -200.0f)) * 0.39894228040143267794f;
}
EG_HD double normal_density(double x) { return exp(x * x * -0.5) * 0.39894228040143267794; }

// sin and cos of |x| <= kTrigLimit; the loop sends what is larger to the C library.
inline constexpr float kTrigLimit = 8192.0f;

EG_HD float sin_cos(float x, bool cosine) {
  const float shifted = fma(x, 0x1.45f306p-1f, 12582912.0f);
  const float n = shifted - 12582912.0f;
  const uint32_t k = std::bit_cast<uint32_t>(shifted) + (cosine ? 1u : 0u);
  float r = fma(n, -0x1.92p+0f, x);
  r = fma(n, -0x1.fb4p-12f, r);
  r = fma(n, -0x1.4442d2p-24f, r);
  const float z = r * r;
  const float s = fma(r * z, poly(z, 0x1.6cd878p-19f, -0x1.a00f9ep-13f, 0x1.111108p-7f, -0x1.555556p-3f), r);
  const float c =
      fma(z * z, poly(z, -0x1.242aecp-22f, 0x1.a0112p-16f, -0x1.6c16b8p-10f, 0x1.555556p-5f), fma(z, -0.5f, 1.0f));
  const uint32_t v = std::bit_cast<uint32_t>((k & 1) != 0 ? c : s);
  return std::bit_cast<float>(v ^ ((k & 2) << 30));
}
EG_HD float sin(float x) { return x == 0.0f ? x : sin_cos(x, false); }
EG_HD float cos(float x) { return sin_cos(x, true); }

template <class T>
EG_HD T sigmoid(T x) {
  return Lane<T>(1) / (Lane<T>(1) + exp(-x));
}

// The C library's, for what is rarely hot.
#define EG_LIBM(name)                                          \
  EG_HD float name(float x) { return __builtin_##name##f(x); } \
  EG_HD double name(double x) { return __builtin_##name(x); }
#define EG_LIBM_DOUBLE(name) \
  EG_HD double name(double x) { return __builtin_##name(x); }
EG_LIBM(acos)
EG_LIBM(acosh)
EG_LIBM(asin)
EG_LIBM(asinh)
EG_LIBM(atan)
EG_LIBM(atanh)
EG_LIBM(cosh)
EG_LIBM(sinh)
EG_LIBM(tan)
EG_LIBM(log10)
EG_LIBM(log2)
EG_LIBM(erfc)
EG_LIBM_DOUBLE(expm1)
EG_LIBM_DOUBLE(exp2)
EG_LIBM_DOUBLE(log1p)
EG_LIBM_DOUBLE(sin)
EG_LIBM_DOUBLE(cos)
EG_LIBM_DOUBLE(erf)
#undef EG_LIBM
#undef EG_LIBM_DOUBLE
EG_HD float atan2(float y, float x) { return __builtin_atan2f(y, x); }
EG_HD double atan2(double y, double x) { return __builtin_atan2(y, x); }
EG_HD float hypot(float y, float x) { return __builtin_hypotf(y, x); }
EG_HD double hypot(double y, double x) { return __builtin_hypot(y, x); }
EG_HD float fmod(float y, float x) { return __builtin_fmodf(y, x); }
EG_HD double fmod(double y, double x) { return __builtin_fmod(y, x); }
EG_HD float pow(float y, float x) { return __builtin_powf(y, x); }
EG_HD double pow(double y, double x) { return __builtin_pow(y, x); }
EG_HD float nextafter(float y, float x) { return __builtin_nextafterf(y, x); }
EG_HD double nextafter(double y, double x) { return __builtin_nextafter(y, x); }

}  // namespace eg::kernels::m
