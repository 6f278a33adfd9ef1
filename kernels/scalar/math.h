// Elementary functions. exp, log, tanh, erf, sin and cos of float, exp and log of double are branch-free polynomials,
// so that loops over them vectorise; the rest goes to the C library. Multiply-add is spelled out: fma() is one rounding
// where the instruction exists and two elsewhere, the same in the body and in the tail of a loop.
#pragma once
#include <bit>
#include <cmath>

#include "kernels/scalar/base.h"

namespace eg::kernels::m {

EG_HD float fma(float a, float b, float c) {
#ifdef __FMA__
  return __builtin_fmaf(a, b, c);
#else
  return a * b + c;
#endif
}
EG_HD double fma(double a, double b, double c) {
#ifdef __FMA__
  return __builtin_fma(a, b, c);
#else
  return a * b + c;
#endif
}

EG_HD float abs(float x) { return __builtin_fabsf(x); }
EG_HD double abs(double x) { return __builtin_fabs(x); }
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
EG_HD float copysign(float x, float s) { return __builtin_copysignf(x, s); }
EG_HD double copysign(double x, double s) { return __builtin_copysign(x, s); }
template <class T>
EG_HD bool isnan(T x) {
  return x != x;
}

template <class T>
EG_HD T poly(T, T c) {
  return c;
}
// c0 x^n + c1 x^(n-1) + ... (Horner)
template <class T, class... C>
EG_HD T poly(T x, T c0, T c1, C... rest) {
  return poly(x, fma(c0, x, c1), rest...);
}

// e^x, 1 ulp, denormal results included. x = n ln2 + r with n rounded by the magic number; e^r by a polynomial; 2^n in
// two steps, so that the largest and the denormal results come out by themselves.
EG_HD float exp(float x) {
  x = x > 89.0f ? 89.0f : x;
  x = x < -104.0f ? -104.0f : x;
  const float shifted = fma(x, 0x1.715476p+0f, 12582912.0f);
  const int32_t k = std::bit_cast<int32_t>(shifted) - 0x4b400000;
  const float n = shifted - 12582912.0f;
  float r = fma(n, -0x1.63p-1f, x);
  r = fma(n, 0x1.bd0106p-13f, r);
  const float q = poly(r, 0x1.a1ae1cp-13f, 0x1.6d96bcp-10f, 0x1.111084p-7f, 0x1.55548p-5f, 0x1.555556p-3f, 0.5f);
  const float p = fma(r * r, q, r) + 1.0f;
  const int32_t half = k >> 1;
  return p * std::bit_cast<float>((half + 127) << 23) * std::bit_cast<float>((k - half + 127) << 23);
}

EG_HD double exp(double x) {
  x = x > 710.0 ? 710.0 : x;
  x = x < -746.0 ? -746.0 : x;
  const double shifted = fma(x, 0x1.71547652b82fep+0, 0x1.8p+52);
  const int64_t k = std::bit_cast<int64_t>(shifted) - 0x4338000000000000;
  const double n = shifted - 0x1.8p+52;
  double r = fma(n, -0x1.62e42feep-1, x);
  r = fma(n, -0x1.a39ef35793c76p-33, r);
  const double q = poly(r, 1 / 6227020800.0, 1 / 479001600.0, 1 / 39916800.0, 1 / 3628800.0, 1 / 362880.0, 1 / 40320.0,
                        1 / 5040.0, 1 / 720.0, 1 / 120.0, 1 / 24.0, 1 / 6.0, 0.5);
  const double p = fma(r * r, q, r) + 1.0;
  // Arithmetic shifts of 64 bits do not vectorise before AVX-512: shift a non-negative number.
  const int64_t half = static_cast<int64_t>(static_cast<uint64_t>(k + 4096) >> 1) - 2048;
  return p * std::bit_cast<double>((half + 1023) << 52) * std::bit_cast<double>((k - half + 1023) << 52);
}

// ln x. x = 2^e m with m in [sqrt(1/2), sqrt(2)).
EG_HD float log(float x) {
  const bool tiny = x < 0x1p-126f;
  const float y = tiny ? x * 0x1p+23f : x;
  const int32_t bits = std::bit_cast<int32_t>(y) - 0x3f3504f3;
  const float e = static_cast<float>(bits >> 23) - (tiny ? 23.0f : 0.0f);
  const float f = std::bit_cast<float>((bits & 0x007fffff) + 0x3f3504f3) - 1.0f;
  const float z = f * f;
  float q = poly(f, 0x1.1456bap-4f, -0x1.de3bd6p-4f, 0x1.e6f0b6p-4f, -0x1.fc2216p-4f, 0x1.233764p-3f, -0x1.555c4cp-3f,
                 0x1.99a4b6p-3f, -0x1.000006p-2f, 0x1.555548p-2f);
  q = f * z * q;
  q = fma(e, -0x1.bd0106p-13f, q);
  q = fma(z, -0.5f, q);
  float r = fma(e, 0x1.63p-1f, f + q);
  r = x == kInf<float> ? x : r;
  r = x == 0.0f ? -kInf<float> : r;
  return x < 0.0f || x != x ? kNan<float> : r;
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

EG_HD float tanh(float x) {
  const float a = abs(x), z = x * x;
  const float small =
      fma(x * z, poly(z, -0x1.76abc6p-8f, 0x1.5256c4p-6f, -0x1.b84446p-5f, 0x1.110768p-3f, -0x1.555534p-2f), x);
  const float big = 1.0f - 2.0f / (exp(2.0f * a) + 1.0f);
  return x != x ? x : copysign(a < 0.625f ? small : big, x);
}

EG_HD float erf(float x) {
  const float t = abs(x), z = x * x;
  const float small = fma(x,
                          poly(z, 0x1.5bfc22p-14f, -0x1.aa06b8p-11f, 0x1.54c2cep-8f, -0x1.b80e3p-6f, 0x1.ce2e06p-4f,
                               -0x1.812742p-2f, 0x1.06eba8p-3f),
                          x);
  const float c = t > 4.0f ? 4.0f : t;
  const float q = poly(c, -0x1.2f0d46p-18f, 0x1.531c94p-15f, 0x1.3e6926p-14f, -0x1.899ea2p-9f, 0x1.756ea8p-6f,
                       -0x1.af9e0ap-4f, -0x1.45690cp-1f, -0x1.074cc2p-3f);
  const float big = copysign(1.0f - exp(fma(q, c, -c)), x);
  return t < 0.9375f ? small : x != x ? x : big;
}

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
  return T(1) / (T(1) + exp(-x));
}

// The C library's, for what is rarely hot.
#define EG_LIBM(name)                                          \
  EG_HD float name(float x) { return __builtin_##name##f(x); } \
  EG_HD double name(double x) { return __builtin_##name(x); }
#define EG_LIBM_DOUBLE(name) \
  EG_HD double name(double x) { return __builtin_##name(x); }
EG_LIBM(acos)
EG_LIBM(acosh) EG_LIBM(asin) EG_LIBM(asinh) EG_LIBM(atan) EG_LIBM(atanh) EG_LIBM(cosh) EG_LIBM(sinh) EG_LIBM(tan)
    EG_LIBM(expm1) EG_LIBM(exp2) EG_LIBM(log10) EG_LIBM(log1p) EG_LIBM(log2) EG_LIBM(erfc) EG_LIBM_DOUBLE(sin)
        EG_LIBM_DOUBLE(cos) EG_LIBM_DOUBLE(tanh) EG_LIBM_DOUBLE(erf)
#undef EG_LIBM
#undef EG_LIBM_DOUBLE
            EG_HD float atan2(float y, float x) {
  return __builtin_atan2f(y, x);
}
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
