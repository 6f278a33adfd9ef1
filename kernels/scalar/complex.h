// Complex numbers of kernels: a plain pair with PyTorch's arithmetic (products without the C99 infinity repair, scaled
// quotients). Functions come from the C library's complex functions.
#pragma once
#include "kernels/scalar/math.h"

namespace eg::kernels {

template <class T>
struct Cx {
  T re, im;
};

using Cx64 = Cx<float>;
using Cx128 = Cx<double>;

template <class T>
struct RealOf<Cx<T>> {
  using Type = T;
};

template <class T>
EG_HD Cx<T> operator+(Cx<T> a, Cx<T> b) {
  return {a.re + b.re, a.im + b.im};
}
template <class T>
EG_HD Cx<T> operator-(Cx<T> a, Cx<T> b) {
  return {a.re - b.re, a.im - b.im};
}
template <class T>
EG_HD Cx<T> operator-(Cx<T> a) {
  return {-a.re, -a.im};
}
template <class T>
EG_HD Cx<T> operator*(Cx<T> a, Cx<T> b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
template <class T>
EG_HD Cx<T> operator*(Cx<T> a, T b) {
  return {a.re * b, a.im * b};
}
template <class T>
EG_HD Cx<T> operator/(Cx<T> a, Cx<T> b) {
  const T c = m::abs(b.re), d = m::abs(b.im);
  if (c >= d) {
    if (c == T(0) && d == T(0)) return {a.re / c, a.im / d};
    const T ratio = b.im / b.re, scale = T(1) / (b.re + b.im * ratio);
    return {(a.re + a.im * ratio) * scale, (a.im - a.re * ratio) * scale};
  }
  const T ratio = b.re / b.im, scale = T(1) / (b.re * ratio + b.im);
  return {(a.re * ratio + a.im) * scale, (a.im * ratio - a.re) * scale};
}
template <class T>
EG_HD bool operator==(Cx<T> a, Cx<T> b) {
  return a.re == b.re && a.im == b.im;
}
template <class T>
EG_HD bool operator!=(Cx<T> a, Cx<T> b) {
  return !(a == b);
}

template <class T>
EG_HD Cx<T> conj(Cx<T> a) {
  return {a.re, -a.im};
}
template <class T>
EG_HD T conj(T a) {
  return a;
}

namespace m {

#define EG_CX_LIBM(name)                                         \
  EG_HD Cx<float> name(Cx<float> z) {                            \
    _Complex float w;                                            \
    __real__ w = z.re;                                           \
    __imag__ w = z.im;                                           \
    w = __builtin_c##name##f(w);                                 \
    return {__real__ w, __imag__ w};                             \
  }                                                              \
  EG_HD Cx<double> name(Cx<double> z) {                          \
    _Complex double w;                                           \
    __real__ w = z.re;                                           \
    __imag__ w = z.im;                                           \
    w = __builtin_c##name(w);                                    \
    return {__real__ w, __imag__ w};                             \
  }
EG_CX_LIBM(sqrt) EG_CX_LIBM(exp) EG_CX_LIBM(log) EG_CX_LIBM(sin) EG_CX_LIBM(cos) EG_CX_LIBM(tan) EG_CX_LIBM(sinh)
EG_CX_LIBM(cosh) EG_CX_LIBM(tanh) EG_CX_LIBM(asin) EG_CX_LIBM(acos) EG_CX_LIBM(atan) EG_CX_LIBM(asinh)
EG_CX_LIBM(acosh) EG_CX_LIBM(atanh)
#undef EG_CX_LIBM

template <class T>
EG_HD Cx<T> log2(Cx<T> z) {
  const Cx<T> w = log(z);
  return {w.re / T(0.69314718055994530942), w.im / T(0.69314718055994530942)};
}
template <class T>
EG_HD Cx<T> log10(Cx<T> z) {
  const Cx<T> w = log(z);
  return {w.re / T(2.30258509299404568402), w.im / T(2.30258509299404568402)};
}
template <class T>
EG_HD Cx<T> log1p(Cx<T> z) {
  const T x = z.re, y = z.im;
  const T theta = atan2(y, x + T(1));
  if (hypot(x, y) < T(0.5)) {
    const T r = x * (T(2) + x) + y * y;  // |1+z|^2 - 1
    return {r == T(0) ? x : T(0.5) * log1p(r), theta};
  }
  return {log(hypot(x + T(1), y)), theta};
}
template <class T>
EG_HD Cx<T> expm1(Cx<T> z) {
  const T a = T(__builtin_sin(static_cast<double>(z.im) / 2));
  return {expm1(z.re) * T(__builtin_cos(static_cast<double>(z.im))) - T(2) * a * a,
          T(__builtin_exp(static_cast<double>(z.re)) * __builtin_sin(static_cast<double>(z.im)))};
}
template <class T>
EG_HD Cx<T> exp2(Cx<T> z) {
  return exp(Cx<T>{z.re * T(0.69314718055994530942), z.im * T(0.69314718055994530942)});
}
template <class T>
EG_HD Cx<T> sigmoid(Cx<T> z) {
  return Cx<T>{T(1), T(0)} / (Cx<T>{T(1), T(0)} + exp(-z));
}
template <class T>
EG_HD T abs(Cx<T> z) {
  return hypot(z.re, z.im);
}
template <class T>
EG_HD bool isnan(Cx<T> z) {
  return z.re != z.re || z.im != z.im;
}
template <class T>
EG_HD Cx<T> pow(Cx<T> a, Cx<T> b) {
  if (b == Cx<T>{T(0), T(0)}) return {T(1), T(0)};
  if (a == Cx<T>{T(0), T(0)}) {
    if (b.im == T(0) && b.re > T(0)) return {T(0), T(0)};
    return exp(b * log(a));
  }
  // Small whole exponents by products, as the C++ library does.
  if (b.im == T(0) && b.re == T(1)) return a;
  if (b.im == T(0) && b.re == T(2)) return a * a;
  if (b.im == T(0) && b.re == T(3)) return a * a * a;
  if (b.im == T(0) && a.im == T(0) && a.re > T(0)) return {pow(a.re, b.re), T(0)};
  return exp(b * log(a));
}

}  // namespace m
}  // namespace eg::kernels
