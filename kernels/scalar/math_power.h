// Logarithms to other bases, hyperbolic functions and their inverses, powers and remainders, of vectors.
#pragma once
#include "kernels/scalar/math_trig.h"

#ifdef EG_ISA
namespace eg::kernels::m {

// x without its lower half.
template <class T>
EG_HD T upper_half(T x) {
  if constexpr (kOfFloat<T>) return std::bit_cast<T>(std::bit_cast<Bits<T>>(x) & -4096);
  else return std::bit_cast<T>(std::bit_cast<Bits<T>>(x) & -134217728);
}
// a b with its error (for the sets without a fused multiply-add: if nothing underflows).
template <class T>
EG_HD Pair<T> product(T a, T b) {
  const T p = a * b;
#ifdef __FMA__
  return {p, fma(a, b, -p)};
#else
  const T c = upper_half(a), d = a - c, e = upper_half(b), f = b - e;
  return {p, ((c * e - p) + c * f + d * e) + d * f};
#endif
}

// The constants of a logarithm: 1 / ln(base) and log(2), each in two parts; log(2) times an exponent has no error.
template <class R>
struct Base {
  R factor, factor_low, two, two_low;
};
template <class T>
EG_HD T log_to_base(T x, const Base<Lane<T>>& base) {
  using R = Lane<T>;
  const auto [e, f] = split(x);
  const T rest = fma(f * f, T{} - R(0.5), log_rest(f));  // ln(1 + f) - f
  T low = fma(f, T{} + base.factor_low, rest * base.factor);
  if (base.two_low != 0) low = fma(e, T{} + base.two_low, low);
  return log_at_limits(x, fma(f, T{} + base.factor, fma(e, T{} + base.two, low)));
}
template <class T>
  requires kIsVector<T>
EG_HD T log2(T x) {
  if constexpr (kOfFloat<T>) return log_to_base(x, {0x1.715476p+0f, 0x1.4ae0cp-26f, 1, 0});
  else return log_to_base(x, {0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56, 1, 0});
}
template <class T>
  requires kIsVector<T>
EG_HD T log10(T x) {
  if constexpr (kOfFloat<T>) return log_to_base(x, {0x1.bcb7b2p-2f, -0x1.5b235ep-27f, 0x1.344p-2f, 0x1.3509f8p-18f});
  else return log_to_base(x, {0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57, 0x1.34413p-2, 0x1.427de7fbcc47cp-24});
}

template <class T>
  requires kDoubles<T>
EG_HD T exp2(T x) {
  x = at_least(at_most(x, 1025.0), -1080.0);
  const T shifted = x + kMagic<T>;
  return scale(expm1_poly((x - (shifted - kMagic<T>)) * 0.69314718055994530942) + 1.0, shifted);
}

// With h = (e^|x| - 1) / 2.
template <class T>
  requires kIsVector<T>
EG_HD T sinh(T x) {
  using R = Lane<T>;
  const T a = abs(x), h = expm1_half(a);
  return a < R(1e-30) ? x : copysign(h + (h > R(1e30) ? T{} + R(0.5) : h / (h + h + R(1))), x);
}
template <class T>
  requires kIsVector<T>
EG_HD T cosh(T x) {
  using R = Lane<T>;
  const T e = expm1_half(abs(x)) + R(0.5);
  return e + R(0.25) / e;
}

template <class T>
  requires kIsVector<T>
EG_HD T asinh(T x) {
  using R = Lane<T>;
  constexpr R kBig = kOfFloat<T> ? R(0x1p+60f) : R(0x1p+500);
  const T a = abs(x);
  const auto big = a > kBig;
  const T small = big ? T{} : a, square = small * small;
  const T r = log1p(big ? a : a + square / (R(1) + sqrt(square + R(1))));
  return copysign(big ? r + R(0.69314718055994530942) : r, x);
}
template <class T>
  requires kIsVector<T>
EG_HD T acosh(T x) {
  using R = Lane<T>;
  constexpr R kBig = kOfFloat<T> ? R(0x1p+60f) : R(0x1p+500);
  const auto big = x > kBig;
  const T t = x - R(1), small = big ? T{} : t;
  const T r = log1p(big ? t : t + sqrt(fma(small, small, small + small)));
  return x < R(1) ? T{} + kNan<R> : big ? r + R(0.69314718055994530942) : r;
}
template <class T>
  requires kIsVector<T>
EG_HD T atanh(T x) {
  using R = Lane<T>;
  const T a = abs(x);
  return copysign(log1p((a + a) / (R(1) - a)) * R(0.5), x);
}

// |a|^b for numbers other than 0 and infinity. Floats in double, where there are bits to spare.
EG_HD Floats power(Floats a, Floats b) {
  return in_double(
      [](Doubles x, Doubles y) __attribute__((always_inline)) {
        const auto [e, f] = split(abs(x));
        const Doubles s = f / (f + 2.0);
        const Doubles l = fma(s, poly(s * s, 0x1.5ce85a62c0461p-2, 0x1.a58d8882f74cap-2, 0x1.27777fe8f7cacp-1,
                                      0x1.ec709d12cf298p-1, 0x1.71547652bedf3p+1), e);
        const Doubles t = at_least(at_most(y * l, 200.0), -200.0);
        const Doubles shifted = t + kMagic<Doubles>;
        return scale(poly(t - (shifted - kMagic<Doubles>), 0x1.41d32b3385d92p-13, 0x1.5f45581d4d749p-10,
                          0x1.3b2dbbb7a1374p-7, 0x1.c6aed4e71d7p-5, 0x1.ebfbdadd07c72p-3, 0x1.62e430c7bf8b4p-1,
                          0x1.0000000260a98p+0),
                     shifted);
      },
      a, b);
}
// Doubles by a logarithm in two parts: 2 s + 2/3 s^3 + ... for s = f / (2 + f), where the first terms have their errors
// beside them.
EG_HD Doubles power(Doubles a, Doubles b) {
  const auto [e, f] = split(abs(a));
  const Doubles below = f + 2.0, inverse = 1.0 / below, s = f * inverse;
  const auto back = product(s, below);
  const Doubles s_low = ((f - back.high) - back.low - s * (f - (below - 2.0))) * inverse;
  const auto square = product(s, s);
  const auto cube = product(s, square.high);
  const Doubles cube_low = cube.low + s * (square.low + (s + s) * s_low) + s_low * square.high;
  const auto third = product(cube.high, Doubles{} + 0x1.5555555555555p-1);
  const Doubles tail =
      cube.high * square.high * poly(square.high, 0x1.0c077296f3d64p-3, 0x1.0fc192027753bp-3, 0x1.3b1bed12a951bp-3,
                                     0x1.745cfb768f7bep-3, 0x1.c71c71f7b27bbp-3, 0x1.249249247f5e3p-2,
                                     0x1.99999999999dfp-2);
  const Doubles x = e * 0x1.62e42fe8p-1, y = s + s, sum = x + y, all = sum + third.high;
  const Doubles low = ((x - sum) + y) + ((sum - all) + third.high) + (s_low + s_low) + tail +
                      (third.low + cube.high * 0x1.5555555555555p-55 + cube_low * 0x1.5555555555555p-1) +
                      e * 0x1.e8e7bcd5e4f1ep-31;
  const Doubles log = all + low, log_low = (all - log) + low;
  const auto t = product(b, log);
  const Doubles t_low = abs(t.high) < 800.0 ? t.low + b * log_low : Doubles{};
  const Doubles c = at_least(at_most(t.high, 711.0), -746.0);
  const Doubles shifted = fma(c, Doubles{} + 0x1.71547652b82fep+0, Doubles{} + kMagic<Doubles>);
  const Doubles n = shifted - kMagic<Doubles>;
  Doubles r = fma(n, Doubles{} - 0x1.62e42feep-1, c);
  r = fma(n, Doubles{} - 0x1.a39ef35793c76p-33, r) + t_low;
  return scale(expm1_poly(r) + 1.0, shifted);
}
template <class T>
  requires kIsVector<T>
EG_HD T pow(T a, T b) {
  using R = Lane<T>;
  const T size = abs(a);
  T r = power(a, b);
  r = size == kInf<R> ? (b > R(0) ? size : T{}) : r;
  r = size == R(0) ? (b < R(0) ? T{} + kInf<R> : T{}) : r;
  const T half = b * R(0.5);
  const auto whole = trunc(b) == b, odd = whole & (trunc(half) != half);
  r = odd ? copysign(r, a) : r;
  r = (a < R(0)) & (size < kInf<R>) & (whole == 0) ? T{} + kNan<R> : r;
  return b == R(0) ? T{} + R(1) : r;
}
template <class T>
EG_HD auto beyond_pow(T a, T b) {
  using R = Lane<T>;
  return ((a == a) & (abs(b) < (kOfFloat<T> ? R(0x1p+100f) : R(0x1p+500)))) == 0;
}

// The remainder of a / b with the sign of a, where the quotient is small enough to be whole as such.
template <class T>
  requires kIsVector<T>
EG_HD T fmod(T a, T b) {
  const T x = abs(a), y = abs(b), q = trunc(x / y);
  const auto qy = product(q, y);
  T r = (x - qy.high) - qy.low;
  r = r < Lane<T>(0) ? r + y : r;  // the quotient had been rounded up
  return copysign(r >= y ? r - y : r, a);
}
template <class T>
EG_HD auto beyond_fmod(T a, T b) {
  using R = Lane<T>;
  constexpr R kMost = kOfFloat<T> ? R(0x1p+22f) : R(0x1p+51);
  constexpr R kLeast = kOfFloat<T> ? R(0x1p-80f) : R(0x1p-900), kLarge = kOfFloat<T> ? R(0x1p+110f) : R(0x1p+900);
  const T x = abs(a), y = abs(b);
  return ((y > kLeast) & (y < kLarge) & (x < kLarge) & (x < y * kMost)) == 0;
}

// The root of the sum of squares that neither overflow nor vanish.
template <class T>
  requires kIsVector<T>
EG_HD T hypot(T a, T b) {
  return sqrt(fma(a, a, b * b));
}
template <class T>
EG_HD auto beyond_hypot(T a, T b) {
  using R = Lane<T>;
  constexpr R kMost = kOfFloat<T> ? R(0x1p+60f) : R(0x1p+500), kLeast = R(1) / kMost;
  const T x = abs(a), y = abs(b);
  const auto small = (x < kLeast) & (y < kLeast) & (x + y != R(0));
  return ((x < kMost) & (y < kMost) & (small == 0)) == 0;
}

}  // namespace eg::kernels::m
#endif
