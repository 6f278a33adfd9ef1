// Comparisons, logic and bits. Bool tensors hold the bytes 0 and 1.
#pragma once
#include "kernels/scalar/complex.h"

namespace eg::kernels::f {

#define EG_COMPARE(Name, op)                  \
  struct Name : NoParams {                    \
    using NoParams::NoParams;                 \
    template <class T>                        \
    EG_HD bool operator()(T a, T b) const {   \
      return a op b;                          \
    }                                         \
  };
EG_COMPARE(Eq, ==)
EG_COMPARE(Ne, !=)
EG_COMPARE(Lt, <)
EG_COMPARE(Le, <=)
EG_COMPARE(Gt, >)
EG_COMPARE(Ge, >=)
#undef EG_COMPARE

template <class T>
EG_HD bool truth(T a) {
  if constexpr (kIsComplex<T>) return (a.re != 0) | (a.im != 0);
  else return a != T(0);
}

#define EG_LOGIC(Name, op)                    \
  struct Name : NoParams {                    \
    using NoParams::NoParams;                 \
    template <class T>                        \
    EG_HD bool operator()(T a, T b) const {   \
      return truth(a) op truth(b);            \
    }                                         \
  };
EG_LOGIC(LogicalAnd, &)
EG_LOGIC(LogicalOr, |)
EG_LOGIC(LogicalXor, !=)
#undef EG_LOGIC

struct LogicalNot : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD bool operator()(T a) const {
    return !truth(a);
  }
};

#define EG_BITS(Name, op)                     \
  struct Name : NoParams {                    \
    using NoParams::NoParams;                 \
    template <class T>                        \
    EG_HD T operator()(T a, T b) const {      \
      return static_cast<T>(a op b);          \
    }                                         \
  };
EG_BITS(BitAnd, &)
EG_BITS(BitOr, |)
EG_BITS(BitXor, ^)
#undef EG_BITS

struct BitNot : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a) const {
    return static_cast<T>(~a);
  }
};
// Shifts by less than 0 or by at least the width give what shifting out every bit gives.
struct ShiftLeft : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    constexpr T kBits = sizeof(T) * 8;
    if (b < 0 || b >= kBits) return 0;
    return static_cast<T>(static_cast<Wrap<T>>(a) << b);
  }
};
struct ShiftRight : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    constexpr T kLast = std::is_signed_v<T> ? sizeof(T) * 8 - 1 : sizeof(T) * 8;
    if (b < 0 || b >= kLast) {
      if constexpr (std::is_signed_v<T>) return static_cast<T>(a >> kLast);
      return 0;
    }
    return static_cast<T>(a >> b);
  }
};

// Greatest common divisor of magnitudes; least common multiple.
template <class T>
EG_HD T gcd(T a, T b) {
  using W = Wrap<T>;
  W x = a < 0 ? W(0) - static_cast<W>(a) : static_cast<W>(a), y = b < 0 ? W(0) - static_cast<W>(b) : static_cast<W>(b);
  while (x) {
    const W r = y % x;
    y = x;
    x = r;
  }
  return static_cast<T>(y);
}
struct Gcd : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    return gcd(a, b);
  }
};
struct Lcm : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    const T g = gcd(a, b);
    if (g == 0) return 0;
    using I = decltype(a * b);  // small integers are cut only where the result is stored
    using W = Wrap<I>;
    const I r = static_cast<I>(static_cast<W>(a / g) * static_cast<W>(b));
    return static_cast<T>(r < 0 ? W(0) - static_cast<W>(r) : static_cast<W>(r));
  }
};

struct IsNan : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD bool operator()(T a) const {
    return m::isnan(a);
  }
};
template <class T>
EG_HD bool is_inf(T a) {
  if constexpr (kIsComplex<T>) return is_inf(a.re) | is_inf(a.im);
  else if constexpr (kIsReal<T>) return m::abs(a) == kInf<T>;
  else return false;
}
struct IsInf : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD bool operator()(T a) const {
    return is_inf(a);
  }
};
struct IsFinite : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD bool operator()(T a) const {
    return !is_inf(a) & !m::isnan(a);
  }
};
struct IsPosInf : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD bool operator()(T a) const {
    if constexpr (kIsReal<T>) return a == kInf<T>;
    else return false;
  }
};
struct IsNegInf : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD bool operator()(T a) const {
    if constexpr (kIsReal<T>) return a == -kInf<T>;
    else return false;
  }
};
struct SignBit : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD bool operator()(T a) const {
    if constexpr (std::is_same_v<T, float>) return std::bit_cast<int32_t>(a) < 0;
    else if constexpr (std::is_same_v<T, double>) return std::bit_cast<int64_t>(a) < 0;
    else return a < 0;
  }
};

}  // namespace eg::kernels::f
