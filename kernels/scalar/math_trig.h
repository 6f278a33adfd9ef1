// Trigonometric functions of vectors, and their inverses.
#pragma once
#include "kernels/scalar/math.h"

#ifdef EG_ISA
namespace eg::kernels::m {

template <class T>
inline constexpr bool kFloats = kIsVector<T> && kOfFloat<T>;
template <class T>
inline constexpr bool kDoubles = kIsVector<T> && kOfDouble<T>;

// A rounded result and the error of its last step.
template <class T>
struct Pair {
  T high, low;
};

// x - n pi/2 for a whole n: pi/2 is cut into parts whose products with n have no error.
template <class T>
  requires kFloats<T>
EG_HD Pair<T> less_quarters(T x, T n) {
  const T a = fma(n, T{} - 0x1.fb4p-12f, fma(n, T{} - 0x1.92p+0f, x)), w = n * 0x1.444p-24f, r = a - w;
  return {r, fma(n, T{} - 0x1.68c234p-39f, (a - r) - w)};
}
template <class T>
  requires kDoubles<T>
EG_HD Pair<T> less_quarters(T x, T n) {
  const T a = x - n * 0x1.921fb544p+0, w = n * 0x1.0b4611a6p-34;
  const T b = a - w, rest = n * 0x1.3198a2e037073p-69 - ((a - b) - w), high = b - rest;
  return {high, (b - high) - rest};
}

// |x| up to which so much of pi is enough; what is larger goes to the C library.
template <class T>
inline constexpr Lane<T> kTrigLimit = kOfFloat<T> ? Lane<T>(8192) : Lane<T>(1e6);
template <class T>
EG_HD auto beyond_trig(T x) {
  return abs(x) > kTrigLimit<T>;
}

// For float to the nearest quarter of a turn, then a polynomial of the sine and one of the cosine.
template <bool kCosine, class T>
  requires kFloats<T>
EG_HD T sin_cos(T x) {
  const T shifted = fma(x, T{} + 0x1.45f306p-1f, T{} + kMagic<T>);
  const Bits<T> k = std::bit_cast<Bits<T>>(shifted) + (kCosine ? 1 : 0);
  const auto [r, low] = less_quarters(x, shifted - kMagic<T>);
  const T z = r * r;
  const T s = r + fma(r * z, poly(z, 0x1.6cd878p-19f, -0x1.a00f9ep-13f, 0x1.111108p-7f, -0x1.555556p-3f), low);
  const T c = fma(z, T{} - 0.5f, T{} + 1.0f) +
              fma(z * z, poly(z, -0x1.242aecp-22f, 0x1.a0112p-16f, -0x1.6c16b8p-10f, 0x1.555556p-5f), -(r * low));
  return std::bit_cast<T>(std::bit_cast<Bits<T>>((k & 1) != 0 ? c : s) ^ ((k & 2) << 30));
}
// For double to the nearest zero: one polynomial.
template <bool kCosine, class T>
  requires kDoubles<T>
EG_HD T sin_cos(T x) {
  const T turns = x * 0x1.45f306dc9c883p-2;
  const T shifted = (kCosine ? turns - 0.5 : turns) + kMagic<T>, half = shifted - kMagic<T>;
  const auto [r, low] = less_quarters(x, kCosine ? half + half + 1.0 : half + half);
  const T z = r * r;
  const T p = poly(z, 0x1.8838a90dea88ap-49, -0x1.ae4411ac3b26dp-41, 0x1.6123d0ac08458p-33, -0x1.ae6454ea4a5e6p-26,
                   0x1.71de3a52e3d61p-19, -0x1.a01a01a015aa8p-13, 0x1.11111111110dbp-7, -0x1.5555555555555p-3);
  const T s = r + fma(r * z, p, fma(z, low * -0.4, low));
  const Bits<T> k = std::bit_cast<Bits<T>>(shifted) + (kCosine ? 1 : 0);
  return std::bit_cast<T>(std::bit_cast<Bits<T>>(s) ^ (k << 63));
}
template <class T>
  requires kIsVector<T>
EG_HD T sin(T x) {
  return x == Lane<T>(0) ? x : sin_cos<false>(x);
}
template <class T>
  requires kIsVector<T>
EG_HD T cos(T x) {
  return sin_cos<true>(x);
}

// To the nearest quarter of a turn; next to the odd ones the tangent is -1 / t.
template <class T>
  requires kIsVector<T>
EG_HD T tan(T x) {
  using R = Lane<T>;
  const T shifted = fma(x, T{} + R(0x1.45f306dc9c883p-1), T{} + kMagic<T>);
  const auto [r, low] = less_quarters(x, shifted - kMagic<T>);
  const T z = r * r;
  T p;
  if constexpr (kOfFloat<T>) {
    p = poly(z, 0x1.2f5cf4p-7f, 0x1.b932ecp-9f, 0x1.8d506ep-6f, 0x1.b60c4ep-5f, 0x1.1128b8p-3f, 0x1.555502p-2f);
  } else {
    p = poly(z, 0x1.60ff4e9bf383ap-16, -0x1.7d0e6c00d45e4p-15, 0x1.79c438bd3b655p-14, -0x1.bd565d581bdc9p-16,
                     0x1.1da96b3830ea3p-13, 0x1.d33027b0a8992p-13, 0x1.37dd5898ded96p-11, 0x1.7d60aa4d59fedp-10,
                     0x1.d6d895b95e41bp-9, 0x1.226e18466b145p-7, 0x1.664f49619995ep-6, 0x1.ba1ba1b654dbp-5,
                     0x1.1111111114e5ap-3, 0x1.555555555553p-2);
  }
  const T t = r + fma(r * z, p, fma(z, low, low));
  const T other = R(-1) / t;
  return x == R(0) ? x : (std::bit_cast<Bits<T>>(shifted) & 1) != 0 ? other : t;
}

// (asin(s) - s) / s with z = s^2 <= 1/4.
template <class T>
EG_HD T asin_rest(T z) {
  if constexpr (kOfFloat<T>) {
    return z * poly(z, 0x1.2e87f2p-5f, 0x1.e839bap-7f, 0x1.0371dp-5f, 0x1.6cd6dp-5f, 0x1.333738p-4f, 0x1.55555p-3f);
  } else {
    return z * poly(z, 0x1.0c02a509a688cp-5, -0x1.5866d54f1d84ep-6, 0x1.6262684408c2p-6, 0x1.ef8ae762bce73p-9,
                    0x1.603149b92a552p-7, 0x1.75ca249b851eap-7, 0x1.ca144d74a7927p-7, 0x1.1c4a8acf9d0c5p-6,
                    0x1.6e8bd421b6ea6p-6, 0x1.f1c71b0c79121p-6, 0x1.6db6db7091f23p-5, 0x1.333333333079ap-4,
                    0x1.5555555555562p-3);
  }
}
// pi/2, and what it lacks.
template <class T>
inline constexpr Lane<T> kQuarter = kOfFloat<T> ? Lane<T>(0x1.921fb6p+0f) : Lane<T>(0x1.921fb54442d18p+0);
template <class T>
inline constexpr Lane<T> kQuarterLow = kOfFloat<T> ? Lane<T>(-0x1.777a5cp-25f) : Lane<T>(0x1.1a62633145c07p-54);

// Above 1/2 by way of asin(x) = pi/2 - 2 asin(sqrt((1 - x) / 2)).
template <class T>
  requires kIsVector<T>
EG_HD T asin(T x) {
  using R = Lane<T>;
  const T a = abs(x);
  const auto big = a > R(0.5);
  const T z = big ? (R(1) - a) * R(0.5) : a * a, s = big ? sqrt(z) : a;
  const T rest = s * asin_rest(z);
  return copysign(big ? (kQuarter<T> - (s + s)) - ((rest + rest) - kQuarterLow<T>) : s + rest, x);
}
template <class T>
  requires kIsVector<T>
EG_HD T acos(T x) {
  using R = Lane<T>;
  const T a = abs(x);
  const auto big = a > R(0.5);
  const T z = big ? (R(1) - a) * R(0.5) : a * a, s = big ? sqrt(z) : x;
  const T rest = s * asin_rest(z), p = s + rest;
  const T near = kQuarter<T> - (x - (kQuarterLow<T> - rest));
  const T far = x < R(0) ? R(2) * (kQuarter<T> - (p - kQuarterLow<T>)) : p + p;
  return big ? far : near;
}

// The arc tangent of small / large, 0 <= small <= large: above tan(pi/8) from 1 on.
template <class T>
EG_HD T atan_of_ratio(T small, T large) {
  using R = Lane<T>;
  const auto big = small > large * R(0.41421356237309503);
  const T t = (big ? small - large : small) / (big ? small + large : large), z = t * t;
  T p;
  if constexpr (kOfFloat<T>) {
    p = poly(z, -0x1.f53d74p-5f, 0x1.b2ac12p-4f, -0x1.23c47ap-3f, 0x1.999298p-3f, -0x1.55554cp-2f);
  } else {
    p = poly(z, 0x1.efe73bd08086p-7, -0x1.11e0843fdadf3p-5, 0x1.70dc126c94e8p-5, -0x1.ab7f4c3ab7ba8p-5,
             0x1.e1736b2f8ed6p-5, -0x1.110c9796f849ep-4, 0x1.3b137231958d4p-4, -0x1.745d14fca74bp-4,
             0x1.c71c71b9e4ad4p-4, -0x1.249249247cb9ep-3, 0x1.999999999978cp-3, -0x1.5555555555555p-2);
  }
  const T rest = t * z * p;
  return big ? kQuarter<T> * R(0.5) + (t + (rest + kQuarterLow<T> * R(0.5))) : t + rest;
}
template <class T>
  requires kIsVector<T>
EG_HD T atan(T x) {
  using R = Lane<T>;
  const T a = abs(x), r = atan_of_ratio(at_most(a, R(1)), at_least(a, R(1)));
  return copysign(a > R(1) ? kQuarter<T> - (r - kQuarterLow<T>) : r, x);
}
template <class T>
  requires kIsVector<T>
EG_HD T atan2(T y, T x) {
  using R = Lane<T>;
  const T a = abs(x), b = abs(y);
  const auto steep = b > a;
  T r = atan_of_ratio(steep ? a : b, steep ? b : a);
  r = steep ? kQuarter<T> - (r - kQuarterLow<T>) : r;
  return copysign(x < R(0) ? R(2) * kQuarter<T> - (r - R(2) * kQuarterLow<T>) : r, y);
}
// Where atan2 of vectors does not hold: both arguments 0, infinite or about to overflow, NaN.
template <class T>
EG_HD auto beyond_atan2(T y, T x) {
  using R = Lane<T>;
  constexpr R kMost = kOfFloat<T> ? R(0x1p+126f) : R(0x1p+1022), kLeast = R(1) / kMost;
  const T a = abs(x), b = abs(y), large = b > a ? b : a;
  return ((large < kMost) & (large > kLeast) & (a == a) & (b == b)) == 0;
}

}  // namespace eg::kernels::m
#endif
