// Elementary functions: the common ones are branch-free polynomials, for numbers and for vectors. The rest goes to the C
// library for single numbers; for vectors it is in math_trig.h, math_power.h and math_error.h. Multiply-add is spelled
// out: fma() is one rounding where the instruction exists and two elsewhere, the same in the body and in the tail of a
// loop.
#pragma once
#include <bit>
#include <cmath>

#include "kernels/scalar/tanh_table.h"
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

// c0 x^n + c1 x^(n-1) + ... (Horner; the long ones in two halves, of even and odd powers, which run side by side)
template <class T, class... C>
EG_HD T poly(T x, C... c) {
  constexpr size_t kTerms = sizeof...(c);
  const Lane<T> coefficients[] = {c...};
  if constexpr (kTerms > 10) {
    const T z = x * x;
    T even = T{} + coefficients[(kTerms - 1) % 2], odd = T{} + coefficients[kTerms % 2];
#pragma GCC unroll 16
    for (size_t i = (kTerms - 1) % 2 + 2; i < kTerms; i += 2) even = fma(even, z, T{} + coefficients[i]);
#pragma GCC unroll 16
    for (size_t i = kTerms % 2 + 2; i < kTerms; i += 2) odd = fma(odd, z, T{} + coefficients[i]);
    return fma(odd, x, even);
  }
  T r = T{} + coefficients[0];
#pragma GCC unroll 16
  for (size_t i = 1; i < kTerms; ++i) r = fma(r, x, T{} + coefficients[i]);
  return r;
}

// 2^r for |r| <= 1/2.
template <class T>
EG_HD T exp2_poly(T r) {
  return poly(r, 0x1.416b52p-13f, 0x1.5f082ep-10f, 0x1.3b2de0p-7f, 0x1.c6af7cp-5f, 0x1.ebfbdcp-3f, 0x1.62e430p-1f,
              1.0f);
}

// (e^r - 1 - r) / r^2 for |r| <= ln(2) / 2.
template <class T>
EG_HD T exp_rest(T r) {
  if constexpr (kOfFloat<T>) {
    return poly(r, 0x1.a1ae1cp-13f, 0x1.6d96bcp-10f, 0x1.111084p-7f, 0x1.55548p-5f, 0x1.555556p-3f, 0.5f);
  } else {
    return poly(r, 0x1.1f7f2613da7fap-29, 0x1.af6327bb085ebp-26, 0x1.27e4d4d4d67fcp-22, 0x1.71ddf6b597349p-19,
                0x1.a01a01a935dfbp-16, 0x1.a01a01b00b972p-13, 0x1.6c16c16c15dc7p-10, 0x1.111111110f805p-7,
                0x1.5555555555556p-5, 0x1.5555555555558p-3, 0.5);
  }
}
// e^r - 1
template <class T>
EG_HD T expm1_poly(T r) {
  return fma(r * r, exp_rest(r), r);
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
  return scale(expm1_poly(r) + 1.0f, shifted);
#endif
}

template <class T>
  requires kOfDouble<T>
EG_HD T exp(T x) {
  x = at_least(at_most(x, 710.0), -746.0);
  const T shifted = fma(x, T{} + 0x1.71547652b82fep+0, T{} + kMagic<T>), n = shifted - kMagic<T>;
  T r = fma(n, T{} - 0x1.62e42feep-1, x);
  r = fma(n, T{} - 0x1.a39ef35793c76p-33, r);
  return scale(expm1_poly(r) + 1.0, shifted);
}

// 2^x, about 1 ulp.
template <class T>
  requires kOfFloat<T>
EG_HD T exp2(T x) {
  x = at_least(at_most(x, 129.0f), -151.0f);
  const T shifted = x + kMagic<T>;
  return scale(exp2_poly(x - (shifted - kMagic<T>)), shifted);
}

// (e^x - 1) / 2 as 2^k p + (2^k - 1), with p = e^r - 1 for the rest r of x, in two parts. The power is kept small enough
// for the largest results, so the smallest ones lose bits: |x| is not below 1e-30.
template <class T>
EG_HD T expm1_half(T x) {
  using R = Lane<T>;
  T shifted, a, r, low;
  if constexpr (kOfFloat<T>) {
    const T c = at_least(at_most(x, 90.0f), -20.0f);
    shifted = fma(c, T{} + 0x1.715476p+0f, T{} + kMagic<T>);
    const T n = shifted - kMagic<T>;
    a = fma(n, T{} - 0x1.63p-1f, c);
    r = fma(n, T{} + 0x1.bd0106p-13f, a);
    low = fma(n, T{} + 0x1.bd0106p-13f, a - r);
  } else {
    const T c = at_least(at_most(x, 711.0), -40.0);
    shifted = fma(c, T{} + 0x1.71547652b82fep+0, T{} + kMagic<T>);
    const T n = shifted - kMagic<T>;
    a = fma(n, T{} - 0x1.62e42feep-1, c);
    r = fma(n, T{} - 0x1.a39ef35793c76p-33, a);
    low = fma(n, T{} - 0x1.a39ef35793c76p-33, a - r);
  }
  T eighth;
  if constexpr (kOfFloat<T>) eighth = std::bit_cast<T>((std::bit_cast<Bits<T>>(shifted) << 23) + 0x3e000000);
  else eighth = std::bit_cast<T>((std::bit_cast<Bits<T>>(shifted) << 52) + 0x3fc0000000000000);
  return fma(fma(r * r, exp_rest(r), low), eighth, fma(r, eighth, eighth - R(0.125))) * R(4);
}
template <class T>
  requires kOfFloat<T> || kIsVector<T>
EG_HD T expm1(T x) {
  return abs(x) < Lane<T>(1e-30) ? x : copysign(expm1_half(x) * Lane<T>(2), x);
}

// x = 2^e (1 + f) with 1 + f in [sqrt(1/2), sqrt(2)), for x > 0.
template <class T>
struct Parts {
  T e, f;
};
EG_HD float whole_number(int32_t k) { return static_cast<float>(k); }
#ifdef EG_ISA
EG_HD Floats whole_number(Bits<Floats> k) { return __builtin_convertvector(k, Floats); }
#endif
template <class T>
  requires kOfFloat<T>
EG_HD Parts<T> split(T x) {
  const auto tiny = x < 0x1p-126f;
  const T y = tiny ? x * 0x1p+23f : x;
  const Bits<T> bits = std::bit_cast<Bits<T>>(y) - 0x3f3504f3;
  return {whole_number(bits >> 23) - (tiny ? T{} + 23.0f : T{}),
          std::bit_cast<T>((bits & 0x007fffff) + 0x3f3504f3) - 1.0f};
}
#if defined(EG_ISA) && defined(__AVX512F__)
EG_HD Parts<Floats> split(Floats x) {
  const Floats e = _mm512_maskz_getexp_ps(kAll, x);
  const Floats f = _mm512_maskz_getmant_ps(kAll, x, _MM_MANT_NORM_1_2, _MM_MANT_SIGN_src);
  const auto big = f > 0x1.6a09e6p+0f;
  return {big ? e + 1.0f : e, (big ? f * 0.5f : f) - 1.0f};
}
EG_HD Parts<Doubles> split(Doubles x) {
  const Doubles e = _mm512_maskz_getexp_pd(kAll & 0xff, x);
  const Doubles f = _mm512_maskz_getmant_pd(kAll & 0xff, x, _MM_MANT_NORM_1_2, _MM_MANT_SIGN_src);
  const auto big = f > 0x1.6a09e667f3bcdp+0;
  return {big ? e + 1.0 : e, (big ? f * 0.5 : f) - 1.0};
}
#endif
// 2048 is added to the exponent to keep it positive; it becomes a double by the magic number, for there is no vector
// conversion from int64 before AVX-512.
template <class T>
  requires kOfDouble<T>
EG_HD Parts<T> split(T x) {
  using U = UBits<T>;
  const auto tiny = x < 0x1p-1022;
  const T y = tiny ? x * 0x1p+54 : x;
  const U bits = std::bit_cast<U>(y) - 0x3fe6a09e667f3bcd;
  const U biased = ((bits >> 52) + 2048) & 0xfff;
  return {std::bit_cast<T>(biased | 0x4330000000000000) - (0x1p+52 + 2048.0) - (tiny ? T{} + 54.0 : T{}),
          std::bit_cast<T>((bits & 0x000fffffffffffff) + 0x3fe6a09e667f3bcd) - 1.0};
}

// The logarithm r of x, mended where x is 0, infinite, negative or NaN.
template <class T>
EG_HD T log_at_limits(T x, T r) {
  using R = Lane<T>;
  r = x == kInf<R> ? x : r;
  r = x == R(0) ? T{} - kInf<R> : r;
  return (x < R(0)) | (x != x) ? T{} + kNan<R> : r;
}

#if defined(EG_ISA) && defined(__AVX512F__)
// One instruction: what stands for NaN, 0, infinities and numbers below 0.
EG_HD Floats log_at_limits(Floats x, Floats r) {
  return _mm512_mask_fixupimm_ps(r, kAll, x, _mm512_set1_epi32(0x03530422), 0);
}
EG_HD Doubles log_at_limits(Doubles x, Doubles r) {
  return _mm512_mask_fixupimm_pd(r, kAll & 0xff, x, _mm512_set1_epi64(0x03530422), 0);
}
#endif

// ln(1 + f) - f + f^2 / 2 for 1 + f in [sqrt(1/2), sqrt(2)).
template <class T>
  requires kOfFloat<T>
EG_HD T log_rest(T f) {
  const T q = poly(f, 0x1.1456bap-4f, -0x1.de3bd6p-4f, 0x1.e6f0b6p-4f, -0x1.fc2216p-4f, 0x1.233764p-3f, -0x1.555c4cp-3f,
                   0x1.99a4b6p-3f, -0x1.000006p-2f, 0x1.555548p-2f);
  return f * (f * f) * q;
}

// The same for double, by way of s = f / (2 + f).
template <class T>
  requires kOfDouble<T>
EG_HD T log_rest(T f) {
  const T s = f / (f + 2.0), z = s * s, h = f * f * 0.5;
  const T q = z * poly(z, 0x1.2f51c76fc9989p-3, 0x1.399d154f235f8p-3, 0x1.746648978100bp-3, 0x1.c71c52bb3f3efp-3,
                       0x1.2492493fb0e02p-2, 0x1.99999999847b5p-2, 0x1.555555555557cp-1);
  return s * (h + q);
}

template <class T>
  requires kOfDouble<T>
EG_HD T log_of_parts(T e, T f) {
  const T t = fma(e, T{} + 0x1.a39ef35793c76p-33, log_rest(f));
  return fma(e, T{} + 0x1.62e42feep-1, f - (f * f * 0.5 - t));
}
template <class T>
  requires kOfFloat<T>
EG_HD T log_of_parts(T e, T f) {
  T q = fma(e, T{} - 0x1.bd0106p-13f, log_rest(f));
  q = fma(f * f, T{} - 0.5f, q);
  return fma(e, T{} + 0x1.63p-1f, f + q);
}

// ln x.
template <class T>
EG_HD T log(T x) {
  const auto [e, f] = split(x);
  return log_at_limits(x, log_of_parts(e, f));
}

// ln(1 + x): what the sum u = 1 + x loses by rounding goes into its fraction.
template <class T>
  requires kOfFloat<T> || kIsVector<T>
EG_HD T log1p(T x) {
  using R = Lane<T>;
  const T u = x + R(1), lost = x - (u - R(1));
  const auto [e, f] = split(u);
  T share;  // 2^-e
  if constexpr (kOfFloat<T>) {
    share = std::bit_cast<T>(0x3f800000 - (std::bit_cast<Bits<T>>(e + kMagic<T>) << 23));
  } else {
    share = std::bit_cast<T>(0x3ff0000000000000 - (std::bit_cast<Bits<T>>(e + kMagic<T>) << 52));
  }
  const T r = log_of_parts(e, f + (u < R(0x1p60) ? lost * share : T{}));
  return x == R(0) ? x : log_at_limits(u, r);
}

// (e^2|x| - 1) / (e^2|x| + 1); the numerator is computed without cancellation.
template <class T>
  requires kOfFloat<T>
EG_HD T tanh(T x) {
#if defined(EG_ISA) && defined(__AVX512F__)
  if constexpr (kIsVector<T>) return tanh_in_pieces(x);
#endif
  const T a = at_most(abs(x), 10.0f);
  const T shifted = fma(a, T{} + 0x1.715476p+1f, T{} + kMagic<T>), n = shifted - kMagic<T>;
  T r = fma(n, T{} - 0x1.63p-1f, a + a);
  r = fma(n, T{} + 0x1.bd0106p-13f, r);
  const T power = std::bit_cast<T>((std::bit_cast<Bits<T>>(shifted) << 23) + 0x3f800000);
  const T e = fma(expm1_poly(r), power, power - 1.0f);
  return copysign(e / (e + 2.0f), x);
}
template <class T>
  requires kOfDouble<T>
EG_HD T tanh(T x) {
  const T a = at_most(abs(x), 22.0), half = expm1_half(a + a);
  return copysign(a < 1e-30 ? a : half / (half + 1.0), x);
}

// erf(x) for |x| < 15/16, z = x^2
template <class T>
  requires kOfFloat<T>
EG_HD T erf_near(T x, T z) {
  return fma(x, poly(z, 0x1.5bfc22p-14f, -0x1.aa06b8p-11f, 0x1.54c2cep-8f, -0x1.b80e3p-6f, 0x1.ce2e06p-4f,
                     -0x1.812742p-2f, 0x1.06eba8p-3f), x);
}
template <class T>
  requires kOfFloat<T>
EG_HD T erf(T x) {
  const T t = abs(x), c = at_most(t, 4.0f);
  const T q = poly(c, -0x1.2f0d46p-18f, 0x1.531c94p-15f, 0x1.3e6926p-14f, -0x1.899ea2p-9f, 0x1.756ea8p-6f,
                   -0x1.af9e0ap-4f, -0x1.45690cp-1f, -0x1.074cc2p-3f);
  const T big = copysign(1.0f - exp(fma(q, c, -c)), x);
  return t < 0.9375f ? erf_near(x, x * x) : big;
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

template <class T>
EG_HD T sigmoid(T x) {
  return Lane<T>(1) / (Lane<T>(1) + exp(-x));
}

// The C library's, for single numbers; for vectors see math_trig.h, math_power.h and math_error.h.
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
EG_LIBM(cos)
EG_LIBM(cosh)
EG_LIBM(sin)
EG_LIBM(sinh)
EG_LIBM(tan)
EG_LIBM(log10)
EG_LIBM(log2)
EG_LIBM(erfc)
EG_LIBM_DOUBLE(expm1)
EG_LIBM_DOUBLE(exp2)
EG_LIBM_DOUBLE(log1p)
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
