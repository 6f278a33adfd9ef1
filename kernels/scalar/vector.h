// The vectors of the instruction set that a file is compiled for, as the compiler's own vector types: arithmetic,
// comparisons and `mask ? a : b` work on them as on numbers. Here are the few operations that have no operator, or none
// that becomes one instruction; each means the same for a number.
#pragma once
#include <bit>
#include <cstdint>
#include <cstring>

#include "kernels/scalar/base.h"

#if defined(EG_ISA) && defined(__SSE2__)
#include <immintrin.h>
#endif

namespace eg::kernels {

#if defined(__AVX512F__)
inline constexpr int kVectorBytes = 64;
#elif defined(__AVX2__)
inline constexpr int kVectorBytes = 32;
#else
inline constexpr int kVectorBytes = 16;
#endif

template <class T>
struct VectorOf {
  typedef T Type __attribute__((vector_size(kVectorBytes)));
};
template <class T>
using Vector = typename VectorOf<T>::Type;

template <class V>
inline constexpr int64_t kLanesOf = sizeof(V) / sizeof(Lane<V>);

// Integers as wide as the floats of T.
template <class T>
struct BitsOf {
  using Type = Vector<std::conditional_t<sizeof(Lane<T>) == 4, int32_t, int64_t>>;
};
template <>
struct BitsOf<float> {
  using Type = int32_t;
};
template <>
struct BitsOf<double> {
  using Type = int64_t;
};
template <class T>
using Bits = typename BitsOf<T>::Type;
template <class T>
struct UBitsOf {
  using Type = Vector<std::conditional_t<sizeof(Lane<T>) == 4, uint32_t, uint64_t>>;
};
template <>
struct UBitsOf<float> {
  using Type = uint32_t;
};
template <>
struct UBitsOf<double> {
  using Type = uint64_t;
};
template <class T>
using UBits = typename UBitsOf<T>::Type;

namespace m {

// a * b + c, rounded once where there is an instruction for it, else twice.
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
EG_HD float copysign(float x, float s) { return __builtin_copysignf(x, s); }
EG_HD double copysign(double x, double s) { return __builtin_copysign(x, s); }
// The smaller, or larger, of x and a constant; NaN stays NaN.
EG_HD float at_most(float x, float c) { return c < x ? c : x; }
EG_HD double at_most(double x, double c) { return c < x ? c : x; }
EG_HD float at_least(float x, float c) { return c > x ? c : x; }
EG_HD double at_least(double x, double c) { return c > x ? c : x; }

// Adding it to a small number leaves the nearest whole number in the low bits.
template <class T>
inline constexpr Lane<T> kMagic = sizeof(Lane<T>) == 4 ? Lane<T>(0x1.8p+23) : Lane<T>(0x1.8p+52);

// p 2^n for p near 1, rounded once; n is given as n + kMagic. In two steps, so that the largest and the denormal
// results come out by themselves.
EG_HD float scale(float p, float magic_n) {
  const int32_t k = std::bit_cast<int32_t>(magic_n) - 0x4b400000, half = k >> 1;
  return p * std::bit_cast<float>((half + 127) << 23) * std::bit_cast<float>((k - half + 127) << 23);
}
EG_HD double scale(double p, double magic_n) {
  const int64_t k = std::bit_cast<int64_t>(magic_n) - 0x4338000000000000;
  // Arithmetic shifts of 64 bits do not vectorise before AVX-512: shift a non-negative number.
  const int64_t half = static_cast<int64_t>(static_cast<uint64_t>(k + 4096) >> 1) - 2048;
  return p * std::bit_cast<double>((half + 1023) << 52) * std::bit_cast<double>((k - half + 1023) << 52);
}

#ifdef EG_ISA

// On vectors also larger(x, y), which is y where either is NaN.
using Floats = Vector<float>;
using Doubles = Vector<double>;

#if defined(__AVX512F__)
// The masked forms: the others make this compiler warn of its own header.
inline constexpr unsigned kAll = 0xffff;
EG_HD Floats fma(Floats a, Floats b, Floats c) { return _mm512_fmadd_ps(a, b, c); }
EG_HD Doubles fma(Doubles a, Doubles b, Doubles c) { return _mm512_fmadd_pd(a, b, c); }
EG_HD Floats at_most(Floats x, float c) { return _mm512_maskz_min_ps(kAll, _mm512_set1_ps(c), x); }
EG_HD Doubles at_most(Doubles x, double c) { return _mm512_maskz_min_pd(kAll & 0xff, _mm512_set1_pd(c), x); }
EG_HD Floats at_least(Floats x, float c) { return _mm512_maskz_max_ps(kAll, _mm512_set1_ps(c), x); }
EG_HD Doubles at_least(Doubles x, double c) { return _mm512_maskz_max_pd(kAll & 0xff, _mm512_set1_pd(c), x); }
EG_HD Floats larger(Floats x, Floats y) { return _mm512_maskz_max_ps(kAll, x, y); }
EG_HD Doubles larger(Doubles x, Doubles y) { return _mm512_maskz_max_pd(kAll & 0xff, x, y); }
EG_HD Floats scale(Floats p, Floats magic_n) {
  return _mm512_maskz_scalef_ps(kAll, p, magic_n - kMagic<float>);
}
EG_HD Doubles scale(Doubles p, Doubles magic_n) {
  return _mm512_maskz_scalef_pd(kAll & 0xff, p, magic_n - kMagic<double>);
}
#else
#if defined(__AVX2__)
EG_HD Floats fma(Floats a, Floats b, Floats c) { return _mm256_fmadd_ps(a, b, c); }
EG_HD Doubles fma(Doubles a, Doubles b, Doubles c) { return _mm256_fmadd_pd(a, b, c); }
EG_HD Floats at_most(Floats x, float c) { return _mm256_min_ps(_mm256_set1_ps(c), x); }
EG_HD Doubles at_most(Doubles x, double c) { return _mm256_min_pd(_mm256_set1_pd(c), x); }
EG_HD Floats at_least(Floats x, float c) { return _mm256_max_ps(_mm256_set1_ps(c), x); }
EG_HD Doubles at_least(Doubles x, double c) { return _mm256_max_pd(_mm256_set1_pd(c), x); }
EG_HD Floats larger(Floats x, Floats y) { return _mm256_max_ps(x, y); }
EG_HD Doubles larger(Doubles x, Doubles y) { return _mm256_max_pd(x, y); }
#else
EG_HD Floats fma(Floats a, Floats b, Floats c) { return a * b + c; }
EG_HD Doubles fma(Doubles a, Doubles b, Doubles c) { return a * b + c; }
EG_HD Floats at_most(Floats x, float c) { return c < x ? Floats{} + c : x; }
EG_HD Doubles at_most(Doubles x, double c) { return c < x ? Doubles{} + c : x; }
EG_HD Floats at_least(Floats x, float c) { return c > x ? Floats{} + c : x; }
EG_HD Doubles at_least(Doubles x, double c) { return c > x ? Doubles{} + c : x; }
EG_HD Floats larger(Floats x, Floats y) { return x > y ? x : y; }
EG_HD Doubles larger(Doubles x, Doubles y) { return x > y ? x : y; }
#endif
EG_HD Floats scale(Floats p, Floats magic_n) {
  using I = Bits<Floats>;
  const I k = std::bit_cast<I>(magic_n) - 0x4b400000, half = k >> 1;
  return p * std::bit_cast<Floats>((half + 127) << 23) * std::bit_cast<Floats>((k - half + 127) << 23);
}
EG_HD Doubles scale(Doubles p, Doubles magic_n) {
  using I = Bits<Doubles>;
  using U = Vector<uint64_t>;
  const I k = std::bit_cast<I>(magic_n) - 0x4338000000000000;
  const I half = std::bit_cast<I>(std::bit_cast<U>(k + 4096) >> 1) - 2048;
  return p * std::bit_cast<Doubles>((half + 1023) << 52) * std::bit_cast<Doubles>((k - half + 1023) << 52);
}
#endif

EG_HD Floats abs(Floats x) { return std::bit_cast<Floats>(std::bit_cast<Bits<Floats>>(x) & 0x7fffffff); }
EG_HD Doubles abs(Doubles x) {
  return std::bit_cast<Doubles>(std::bit_cast<Bits<Doubles>>(x) & int64_t{0x7fffffffffffffff});
}
EG_HD Floats copysign(Floats x, Floats s) {
  using I = Bits<Floats>;
  return std::bit_cast<Floats>((std::bit_cast<I>(x) & 0x7fffffff) | (std::bit_cast<I>(s) & INT32_MIN));
}
EG_HD Doubles copysign(Doubles x, Doubles s) {
  using I = Bits<Doubles>;
  return std::bit_cast<Doubles>((std::bit_cast<I>(x) & INT64_MAX) | (std::bit_cast<I>(s) & INT64_MIN));
}

EG_HD Floats sqrt(Floats x) {
#if defined(__AVX512F__)
  return _mm512_maskz_sqrt_ps(kAll, x);
#elif defined(__AVX2__)
  return _mm256_sqrt_ps(x);
#elif defined(__SSE2__)
  return _mm_sqrt_ps(x);
#else
  for (int k = 0; k < kLanesOf<Floats>; ++k) x[k] = __builtin_sqrtf(x[k]);
  return x;
#endif
}
EG_HD Doubles sqrt(Doubles x) {
#if defined(__AVX512F__)
  return _mm512_maskz_sqrt_pd(kAll & 0xff, x);
#elif defined(__AVX2__)
  return _mm256_sqrt_pd(x);
#elif defined(__SSE2__)
  return _mm_sqrt_pd(x);
#else
  for (int k = 0; k < kLanesOf<Doubles>; ++k) x[k] = __builtin_sqrt(x[k]);
  return x;
#endif
}

// To a whole number: to nearest, ties to even; towards zero; down.
template <class V>
  requires kIsVector<V>
EG_HD V round(V x) {
  constexpr Lane<V> kWhole = sizeof(Lane<V>) == 4 ? Lane<V>(0x1p+23) : Lane<V>(0x1p+52);
  const V a = abs(x);
  return copysign(a < kWhole ? (a + kWhole) - kWhole : a, x);
}
template <class V>
  requires kIsVector<V>
EG_HD V trunc(V x) {
#if defined(__AVX512F__)
  if constexpr (sizeof(Lane<V>) == 4) return _mm512_maskz_roundscale_ps(kAll, x, 3);
  else return _mm512_maskz_roundscale_pd(kAll & 0xff, x, 3);
#elif defined(__AVX2__)
  if constexpr (sizeof(Lane<V>) == 4) return _mm256_round_ps(x, 3);
  else return _mm256_round_pd(x, 3);
#else
  const V a = abs(x), r = abs(round(x));
  return copysign(r > a ? r - Lane<V>(1) : r, x);
#endif
}
template <class V>
  requires kIsVector<V>
EG_HD V floor(V x) {
#if defined(__AVX512F__)
  if constexpr (sizeof(Lane<V>) == 4) return _mm512_maskz_roundscale_ps(kAll, x, 1);
  else return _mm512_maskz_roundscale_pd(kAll & 0xff, x, 1);
#elif defined(__AVX2__)
  if constexpr (sizeof(Lane<V>) == 4) return _mm256_round_ps(x, 1);
  else return _mm256_round_pd(x, 1);
#else
  const V t = trunc(x);
  return t > x ? t - Lane<V>(1) : t;
#endif
}

// Is any lane of a comparison true?
template <class M>
  requires kIsVector<M>
EG_HD bool any(M mask) {
#if defined(__AVX512F__)
  return _mm512_test_epi64_mask(std::bit_cast<__m512i>(mask), std::bit_cast<__m512i>(mask)) != 0;
#elif defined(__AVX2__)
  return !_mm256_testz_si256(std::bit_cast<__m256i>(mask), std::bit_cast<__m256i>(mask));
#elif defined(__SSE2__)
  return _mm_movemask_epi8(std::bit_cast<__m128i>(mask)) != 0;
#else
  bool any = false;
  for (int64_t k = 0; k < kLanesOf<M>; ++k) any |= mask[k] != 0;
  return any;
#endif
}

// f of floats computed in double, one half of the lanes after the other.
template <class F, class... In>
EG_HD Floats in_double(F&& f, In... x) {
  typedef float Half __attribute__((vector_size(kVectorBytes / 2)));
  struct Halves {
    Half v[2];
  };
  const auto wide = [](Floats v, int k) __attribute__((always_inline)) {
    return __builtin_convertvector(std::bit_cast<Halves>(v).v[k], Doubles);
  };
  Halves r;
#pragma GCC unroll 1
  for (int k = 0; k < 2; ++k) r.v[k] = __builtin_convertvector(f(wide(x, k)...), Half);
  return std::bit_cast<Floats>(r);
}

#endif

}  // namespace m

#ifdef EG_ISA

template <class V>
EG_HD V load(const Lane<V>* p) {
  V v;
  std::memcpy(&v, p, sizeof v);
  return v;
}
template <class V>
EG_HD void store(Lane<V>* p, V v) {
  std::memcpy(p, &v, sizeof v);
}
// The first n lanes; the others are `rest`, or not written.
template <class V>
EG_HD V load_some(const Lane<V>* p, int64_t n, Lane<V> rest = 0) {
#if defined(__AVX512F__)
  if constexpr (sizeof(Lane<V>) == 4) {
    return _mm512_mask_loadu_ps(V{} + rest, static_cast<__mmask16>((1u << n) - 1), p);
  } else {
    return _mm512_mask_loadu_pd(V{} + rest, static_cast<__mmask8>((1u << n) - 1), p);
  }
#else
  Lane<V> lane[kLanesOf<V>];
  for (int64_t i = 0; i < kLanesOf<V>; ++i) lane[i] = i < n ? p[i] : rest;
  return load<V>(lane);
#endif
}
template <class V>
EG_HD void store_some(Lane<V>* p, V v, int64_t n) {
#if defined(__AVX512F__)
  if constexpr (sizeof(Lane<V>) == 4) {
    _mm512_mask_storeu_ps(p, static_cast<__mmask16>((1u << n) - 1), v);
  } else {
    _mm512_mask_storeu_pd(p, static_cast<__mmask8>((1u << n) - 1), v);
  }
#else
  Lane<V> lane[kLanesOf<V>];
  store(lane, v);
  for (int64_t i = 0; i < n; ++i) p[i] = lane[i];
#endif
}

#endif

}  // namespace eg::kernels
