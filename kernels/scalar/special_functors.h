// Functors of the special functions: computed in double and rounded once.
#pragma once
#include "kernels/scalar/complex.h"
#include "kernels/scalar/special_gamma.h"
#include "kernels/scalar/special_polynomial.h"

namespace eg::kernels::f {

#define EG_UNARY(Name, function)                                         \
  struct Name : NoParams {                                               \
    using NoParams::NoParams;                                            \
    template <class T>                                                   \
    T operator()(T x) const {                                            \
      return static_cast<T>(special::function(static_cast<double>(x)));  \
    }                                                                    \
  };
EG_UNARY(AiryAi, airy)
#undef EG_UNARY

// What may be left out of sums: floats do not see it.
template <class T>
inline constexpr double kPrecision = sizeof(T) == 4 ? 1e-10 : 1e-16;

#define EG_BINARY(Name, expression)       \
  struct Name : NoParams {                \
    using NoParams::NoParams;             \
    template <class T>                    \
    T operator()(T a, T b) const {        \
      return static_cast<T>(expression);  \
    }                                     \
  };
EG_BINARY(Zeta, special::zeta(static_cast<double>(a), static_cast<double>(b)))
EG_BINARY(GammaP, special::gammas(static_cast<double>(a), static_cast<double>(b), kPrecision<T>).p)
EG_BINARY(GammaQ, special::gammas(static_cast<double>(a), static_cast<double>(b), kPrecision<T>).q)
EG_BINARY(ChebyshevT, special::chebyshev_t(a, special::degree(b)))
EG_BINARY(ChebyshevU, special::chebyshev_u(a, special::degree(b)))
EG_BINARY(ChebyshevV, special::chebyshev_v(a, special::degree(b)))
EG_BINARY(ChebyshevW, special::chebyshev_w(a, special::degree(b)))
EG_BINARY(ShiftedChebyshevT, special::chebyshev_t(a + a - T(1), special::degree(b)))
EG_BINARY(ShiftedChebyshevU, special::chebyshev_u(a + a - T(1), special::degree(b)))
EG_BINARY(ShiftedChebyshevV, special::chebyshev_v(a + a - T(1), special::degree(b)))
EG_BINARY(ShiftedChebyshevW, special::chebyshev_w(a + a - T(1), special::degree(b)))
EG_BINARY(HermiteH, special::hermite_h(a, special::degree(b)))
EG_BINARY(HermiteHe, special::hermite_he(a, special::degree(b)))
EG_BINARY(LaguerreL, special::laguerre_l(a, special::degree(b)))
EG_BINARY(LegendreP, special::legendre_p(a, special::degree(b)))
#undef EG_BINARY

// The n-th derivative of digamma, n >= 1: (-1)^(n+1) n! zeta(n + 1, x).
struct Polygamma {
  int64_t n;
  explicit Polygamma(const Params& p) : n(p.i[0]) {}
  template <class T>
  T operator()(T x) const {
    if (n == 1) return static_cast<T>(special::trigamma(x));
    int sign;
    const double order = static_cast<double>(n);
    const double r = std::exp(::lgamma_r(order + 1, &sign)) * special::zeta(order + 1, static_cast<double>(x));
    return static_cast<T>(n % 2 != 0 ? r : -r);
  }
};

// sin(pi x) / (pi x)
struct Sinc : NoParams {
  using NoParams::NoParams;
  template <class T>
  T operator()(T x) const {
    if constexpr (kIsComplex<T>) {
      using R = typename RealOf<T>::Type;
      if (x.re == 0 && x.im == 0) return T{1, 0};
      const T y = x * T{R(special::kPi), 0};
      return m::sin(y) / y;
    } else {
      if (x == T(0)) return T(1);
      const T y = x * T(special::kPi);
      return std::sin(y) / y;
    }
  }
};

// The two parts of x = mantissa 2^exponent, 1/2 <= |mantissa| < 1; the exponent as a number of the same type.
struct FrexpMantissa : NoParams {
  using NoParams::NoParams;
  template <class T>
  T operator()(T x) const {
    int e;
    return std::frexp(x, &e);
  }
};
struct FrexpExponent : NoParams {
  using NoParams::NoParams;
  template <class T>
  T operator()(T x) const {
    int e = 0;
    if (x - x == T(0)) std::frexp(x, &e);
    return static_cast<T>(e);
  }
};

}  // namespace eg::kernels::f
