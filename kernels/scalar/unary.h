// One number in, one number out: elementary functions, rounding, signs.
#pragma once
#include "kernels/scalar/complex.h"
#include "kernels/scalar/math_error.h"

namespace eg::kernels::f {

#define EG_UNARY_OF(Base, Name, expression, ...) \
  struct Name : Base {                           \
    using Base::Base;                            \
    template <class T>                           \
    EG_HD auto operator()(T x) const {           \
      return expression;                         \
    }                                            \
    __VA_ARGS__                                  \
  };
#define EG_UNARY(Name, expression) EG_UNARY_OF(OnVectors, Name, expression)
// With a condition under which a lane is left to the C library.
#define EG_UNARY_BUT(Name, expression, condition)  \
  EG_UNARY_OF(OnVectors, Name, expression,         \
              template <class T> EG_HD auto rare(T x) const { return condition; })
EG_UNARY(Acos, m::acos(x))
EG_UNARY(Acosh, m::acosh(x))
EG_UNARY(Asin, m::asin(x))
EG_UNARY(Asinh, m::asinh(x))
EG_UNARY(Atan, m::atan(x))
EG_UNARY(Atanh, m::atanh(x))
EG_UNARY_BUT(Cos, m::cos(x), m::beyond_trig(x))
EG_UNARY(Cosh, m::cosh(x))
EG_UNARY(Erf, m::erf(x))
EG_UNARY(Erfc, m::erfc(x))
EG_UNARY(Exp, m::exp(x))
EG_UNARY(Exp2, m::exp2(x))
EG_UNARY(Expm1, m::expm1(x))
EG_UNARY(Log, m::log(x))
EG_UNARY(Log10, m::log10(x))
EG_UNARY(Log1p, m::log1p(x))
EG_UNARY(Log2, m::log2(x))
EG_UNARY(Sigmoid, m::sigmoid(x))
EG_UNARY_BUT(Sin, m::sin(x), m::beyond_trig(x))
EG_UNARY(Sinh, m::sinh(x))
EG_UNARY_OF(NoParams, Sqrt, m::sqrt(x))
EG_UNARY_BUT(Tan, m::tan(x), m::beyond_trig(x))
EG_UNARY(Tanh, m::tanh(x))
#undef EG_UNARY
#undef EG_UNARY_BUT
#undef EG_UNARY_OF

struct Reciprocal : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsComplex<T>) return T{1, 0} / x;
    else return T(1) / x;
  }
};
struct Rsqrt : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return Reciprocal(Params{})(m::sqrt(x));
  }
};
struct Identity : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return x;
  }
};
struct Conj : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return conj(x);
  }
};
struct Neg : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsInt<T>) return static_cast<T>(Wrap<T>(0) - static_cast<Wrap<T>>(x));
    else return -x;
  }
};
struct Abs : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD auto operator()(T x) const {
    if constexpr (kIsInt<T>) {
      if constexpr (std::is_unsigned_v<T>) return x;
      else return static_cast<T>(x < 0 ? Wrap<T>(0) - static_cast<Wrap<T>>(x) : static_cast<Wrap<T>>(x));
    } else {
      return m::abs(x);
    }
  }
};
// The angle in the complex plane; NaN stays.
struct Angle : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD auto operator()(T x) const {
    if constexpr (kIsComplex<T>) return m::atan2(x.im, x.re);
    else return x != x ? x : x < 0 ? T(3.14159265358979323846) : T(0);
  }
};
struct Sign : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (std::is_unsigned_v<T>) return static_cast<T>(x > 0);
    else return static_cast<T>((x > T(0)) - (x < T(0)));
  }
};
struct Sgn : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsComplex<T>) {
      const auto r = m::abs(x);
      return r == 0 ? T{0, 0} : T{x.re / r, x.im / r};
    } else {
      return Sign(Params{})(x);
    }
  }
};
struct Ceil : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsInt<T>) return x;
    else return m::ceil(x);
  }
};
struct Floor : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsInt<T>) return x;
    else return m::floor(x);
  }
};
struct Round : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsInt<T>) return x;
    else return m::round(x);
  }
};
struct Trunc : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsInt<T>) return x;
    else return m::trunc(x);
  }
};
struct Frac : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return x - m::trunc(x);
  }
};
struct RoundDecimals {
  double ten;
  bool negative;
  EG_HD explicit RoundDecimals(const Params& p)
      : ten(__builtin_pow(10.0, __builtin_fabs(static_cast<double>(p.i[0])))), negative(p.i[0] < 0) {}
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsInt<T>) return x;
    else return negative ? m::round(x / T(ten)) * T(ten) : m::round(x * T(ten)) / T(ten);
  }
};
struct Deg2Rad : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return x * T(0.017453292519943295769236907684886);
  }
};
struct Rad2Deg : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return x * T(57.295779513082320876798154814105);
  }
};

}  // namespace eg::kernels::f
