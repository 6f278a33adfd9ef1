// Special functions without branches, so that loops over them vectorise: every piece is computed, one is chosen.
#pragma once
#include "kernels/scalar/complex.h"
#include "kernels/scalar/special_tables.h"

namespace eg::kernels::f {

// The sum of the first terms c[k] T_k(t), by Clenshaw's recurrence.
template <size_t kTerms, class T>
EG_HD T chebyshev_sum(const double* c, T t) {
  T a = 0, b = 0;
  const T twice = t + t;
#pragma GCC unroll 40
  for (size_t k = kTerms - 1; k > 0; --k) {
    const T next = fma(twice, a, T(c[k]) - b);
    b = a;
    a = next;
  }
  return fma(t, a, T(c[0]) - b);
}
// All terms for double, so many as count for float.
template <size_t kFloatTerms, size_t N, class T>
EG_HD T chebyshev_of(const double (&c)[N], T t) {
  static_assert(kFloatTerms <= N);
  return chebyshev_sum<std::is_same_v<T, float> ? kFloatTerms : N>(c, t);
}

struct Erfinv : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    const T a = m::abs(x), w = -m::log((T(1) - a) * (T(1) + a));
    const T near = chebyshev_of<11>(special::kErfinvNear, w * T(0.4) - T(1));
    const T far = chebyshev_of<16>(special::kErfinvFar, m::sqrt(w) * T(0.5) - T(2.1));
    const T r = x * (w <= T(5) ? near : far);
    return a == T(1) ? x * kInf<T> : r;  // beyond 1 the logarithm is NaN
  }
};

// The exponentially scaled Bessel functions of |x|, in double.
EG_HD double scaled_i0(double a) {
  const double near = chebyshev_of<1>(special::kI0Near, a * 0.25 - 1);
  const double far = chebyshev_of<1>(special::kI0Far, 16 / a - 1) / m::sqrt(a);
  return a <= 8 ? near : far;
}
EG_HD double scaled_i1(double x) {
  const double a = m::abs(x);
  const double near = x * chebyshev_of<1>(special::kI1Near, a * 0.25 - 1);
  const double far = chebyshev_of<1>(special::kI1Far, 16 / a - 1) / m::sqrt(a);
  return a <= 8 ? near : x < 0 ? -far : far;
}
struct I0e : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return static_cast<T>(scaled_i0(m::abs(static_cast<double>(x))));
  }
};
struct I1e : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return static_cast<T>(scaled_i1(static_cast<double>(x)));
  }
};
// e^|x| may be too large where the product is not.
struct I0 : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    const double a = m::abs(static_cast<double>(x)), half = m::exp(a * 0.5);
    return static_cast<T>(half * scaled_i0(a) * half);
  }
};
struct I1 : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    const double half = m::exp(m::abs(static_cast<double>(x)) * 0.5);
    return static_cast<T>(half * scaled_i1(static_cast<double>(x)) * half);
  }
};

struct Logit : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return m::log(x / (T(1) - x));
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
