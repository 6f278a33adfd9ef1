// Sums, products, quotients, remainders, powers, minima and maxima. Integers wrap; who divides integers has refused
// zero divisors before.
#pragma once
#include "kernels/scalar/complex.h"

namespace eg::kernels::f {

// self + alpha * other; the loop takes AddOne where alpha is 1.
struct AddOne : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>)
      return static_cast<T>(static_cast<Wrap<T>>(a) + static_cast<Wrap<T>>(b));
    else
      return a + b;
  }
};
struct SubOne : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>)
      return static_cast<T>(static_cast<Wrap<T>>(a) - static_cast<Wrap<T>>(b));
    else
      return a - b;
  }
};
struct Mul : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>)
      return static_cast<T>(static_cast<Wrap<T>>(a) * static_cast<Wrap<T>>(b));
    else
      return a * b;
  }
};
template <class T>
EG_HD T add(T a, T b) {
  return AddOne(Params{})(a, b);
}

// Templates over T are structs with the parameter converted once.
template <class T>
struct AddScaled {
  T alpha;
  EG_HD explicit AddScaled(const Params& p) : alpha(param<T>(p, 0)) {}
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>) {
      using W = Wrap<T>;
      return static_cast<T>(static_cast<W>(a) + static_cast<W>(alpha) * static_cast<W>(b));
    } else if constexpr (kIsReal<T>) {
      return m::fma(alpha, b, a);
    } else {
      return a + alpha * b;
    }
  }
};
template <class T>
struct SubScaled {
  T alpha;
  EG_HD explicit SubScaled(const Params& p) : alpha(param<T>(p, 0)) {}
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>) {
      using W = Wrap<T>;
      return static_cast<T>(static_cast<W>(a) - static_cast<W>(alpha) * static_cast<W>(b));
    } else if constexpr (kIsReal<T>) {
      return m::fma(-alpha, b, a);
    } else {
      return a - alpha * b;
    }
  }
};
template <class T>
struct RsubScaled {
  SubScaled<T> sub;
  EG_HD explicit RsubScaled(const Params& p) : sub(p) {}
  EG_HD T operator()(T a, T b) const { return sub(b, a); }
};

struct Div : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    return a / b;
  }
};

// Integer quotient and remainder without the trap of the smallest number by -1.
template <class T>
EG_HD T quotient(T a, T b) {
  if constexpr (std::is_signed_v<T>) {
    if (b == T(-1)) return static_cast<T>(Wrap<T>(0) - static_cast<Wrap<T>>(a));
  }
  return static_cast<T>(a / b);
}
template <class T>
EG_HD T modulo(T a, T b) {
  if constexpr (std::is_signed_v<T>) {
    if (b == T(-1)) return T(0);
  }
  return static_cast<T>(a % b);
}

struct DivTrunc : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>)
      return quotient(a, b);
    else
      return m::trunc(a / b);
  }
};
struct DivFloor : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>) {
      const T q = quotient(a, b);
      if constexpr (std::is_signed_v<T>) {
        return (a < 0) != (b < 0) && modulo(a, b) != 0 ? static_cast<T>(q - 1) : q;
      }
      return q;
    } else {
      // Python's: the remainder decides, so that 1 // 0.1 is 9.
      if (b == T(0)) return a / b;
      const T mod = m::fmod(a, b);
      T q = (a - mod) / b;
      if (mod != T(0) && (b < T(0)) != (mod < T(0))) q -= T(1);
      if (q == T(0)) return m::copysign(T(0), a / b);
      T whole = m::floor(q);
      if (q - whole > T(0.5)) whole += T(1);
      return whole;
    }
  }
};
struct Remainder : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>) {
      const T r = modulo(a, b);
      if constexpr (std::is_signed_v<T>) return r != 0 && (r < 0) != (b < 0) ? static_cast<T>(r + b) : r;
      return r;
    } else {
      const T r = m::fmod(a, b);
      return r != T(0) && (r < T(0)) != (b < T(0)) ? r + b : r;
    }
  }
};
struct Fmod : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>)
      return modulo(a, b);
    else
      return m::fmod(a, b);
  }
};

struct Pow : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>) {
      using W = Wrap<T>;
      if (b < 0) return a == T(1) ? T(1) : a == static_cast<T>(-1) ? static_cast<T>(b % 2 ? -1 : 1) : T(0);
      W base = static_cast<W>(a), r = 1;
      for (auto e = static_cast<std::make_unsigned_t<T>>(b); e; e = static_cast<std::make_unsigned_t<T>>(e >> 1)) {
        if (e & 1) r *= base;
        base *= base;
      }
      return static_cast<T>(r);
    } else {
      return m::pow(a, b);
    }
  }
};

// NaN wins in maximum and minimum, loses in fmax and fmin.
struct Maximum : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>)
      return a > b ? a : b;
    else
      return a != a ? a : b > a || b != b ? b : a;
  }
};
struct Minimum : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>)
      return a < b ? a : b;
    else
      return a != a ? a : b < a || b != b ? b : a;
  }
};
struct Fmax : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    return b > a || a != a ? b : a;
  }
};
struct Fmin : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    return b < a || a != a ? b : a;
  }
};

template <class T>
struct Addcmul {
  T value;
  EG_HD explicit Addcmul(const Params& p) : value(param<T>(p, 0)) {}
  EG_HD T operator()(T self, T a, T b) const {
    const Mul mul{Params{}};
    return add(self, mul(mul(value, a), b));
  }
};
template <class T>
struct Addcdiv {
  T value;
  EG_HD explicit Addcdiv(const Params& p) : value(param<T>(p, 0)) {}
  EG_HD T operator()(T self, T a, T b) const { return self + value * a / b; }
};

// Both forms are exact at their own end.
template <class T>
EG_HD T lerp(T a, T b, T w) {
  if constexpr (kIsReal<T>) {
    return m::abs(w) < T(0.5) ? m::fma(w, b - a, a) : b - (b - a) * (T(1) - w);
  } else {
    using R = decltype(w.re);
    const bool small = w.re * w.re + w.im * w.im < R(0.25);
    return small ? a + w * (b - a) : b - (b - a) * (T{R(1), R(0)} - w);
  }
}
struct Lerp : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b, T w) const {
    return lerp(a, b, w);
  }
};
template <class T>
struct LerpScalar {
  T weight;
  EG_HD explicit LerpScalar(const Params& p) : weight(param<T>(p, 0)) {}
  EG_HD T operator()(T a, T b) const { return lerp(a, b, weight); }
};

}  // namespace eg::kernels::f
