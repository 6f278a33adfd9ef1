// Sums, products, quotients, remainders, powers, minima and maxima. Integers wrap; who divides integers has refused
// zero divisors before.
#pragma once
#include "kernels/scalar/complex.h"
#include "kernels/scalar/math_power.h"

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

// Integer quotient and remainder without the trap of the smallest number by -1. Narrow integers divide as floats, which
// is exact, and done in vectors.
template <class T>
EG_HD T quotient(T a, T b) {
  if constexpr (sizeof(T) < 4) {
    return static_cast<T>(static_cast<int32_t>(static_cast<float>(a) / static_cast<float>(b)));
  } else if constexpr (sizeof(T) == 4) {
    const double q = static_cast<double>(a) / static_cast<double>(b);
    return static_cast<T>(q > 2147483647.0 ? -2147483648.0 : q);
  } else {
    if constexpr (std::is_signed_v<T>) {
      if (b == T(-1)) return static_cast<T>(Wrap<T>(0) - static_cast<Wrap<T>>(a));
    }
    return static_cast<T>(a / b);
  }
}
template <class T>
EG_HD T modulo(T a, T b) {
  if constexpr (sizeof(T) < 8) {
    return static_cast<T>(static_cast<Wrap<T>>(a) - static_cast<Wrap<T>>(quotient(a, b)) * static_cast<Wrap<T>>(b));
  } else {
    if constexpr (std::is_signed_v<T>) {
      if (b == T(-1)) return T(0);
    }
    return static_cast<T>(a % b);
  }
}

struct DivTrunc : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>)
      return quotient(a, b);
    else
      return m::trunc(a / b);
  }
};
// The floating-point divisions with a remainder take vectors while the quotient is small.
struct WithRemainder : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD auto rare(T a, T b) const {
    return m::beyond_fmod(a, b);
  }
};
struct DivFloor : WithRemainder {
  using WithRemainder::WithRemainder;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>) {
      const T q = quotient(a, b);
      if constexpr (std::is_signed_v<T>) {
        const bool apart = (a < 0) != (b < 0), whole = modulo(a, b) == 0;
        return static_cast<T>(q - T(apart & !whole));
      }
      return q;
    } else {
      // Python's: the remainder decides, so that 1 // 0.1 is 9.
      using R = Lane<T>;
      const T mod = m::fmod(a, b), exact = a / b;
      T q = (a - mod) / b;
      const auto apart = (b < R(0)) != (mod < R(0));
      q = (mod != R(0)) & apart ? q - R(1) : q;
      const T whole = m::floor(q), r = q - whole > R(0.5) ? whole + R(1) : whole;
      return b == R(0) ? exact : q == R(0) ? m::copysign(T{}, exact) : r;
    }
  }
};
struct Remainder : WithRemainder {
  using WithRemainder::WithRemainder;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>) {
      const T r = modulo(a, b);
      if constexpr (std::is_signed_v<T>) {
        const bool apart = (r < 0) != (b < 0);
        return (r != 0) & apart ? static_cast<T>(r + b) : r;
      }
      return r;
    } else {
      using R = Lane<T>;
      const T r = m::fmod(a, b);
      const auto apart = (r < R(0)) != (b < R(0));
      return (r != R(0)) & apart ? r + b : r;
    }
  }
};
struct Fmod : WithRemainder {
  using WithRemainder::WithRemainder;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    if constexpr (kIsInt<T>)
      return modulo(a, b);
    else
      return m::fmod(a, b);
  }
};

struct Pow : OnVectorsOnce {
  using OnVectorsOnce::OnVectorsOnce;
  template <class T>
  EG_HD auto rare(T a, T b) const {
    return m::beyond_pow(a, b);
  }
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
