// Activation functions and their first derivatives.
#pragma once
#include "kernels/scalar/complex.h"
#include "kernels/scalar/math_error.h"

namespace eg::kernels::f {

template <class T>
inline constexpr T kSqrtHalf = T(0.70710678118654752440);

struct Relu : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return x <= T(0) ? T(0) : x;
  }
};
template <class T>
struct LeakyRelu {
  T slope;
  EG_HD explicit LeakyRelu(const Params& p) : slope(param<T>(p, 0)) {}
  EG_HD T operator()(T x) const { return x > T(0) ? x : x * slope; }
};
template <class T>
struct LeakyReluBackward {
  T slope;
  EG_HD explicit LeakyReluBackward(const Params& p) : slope(param<T>(p, 0)) {}
  EG_HD T operator()(T g, T x) const { return x > T(0) ? g : g * slope; }
};
template <class T>
struct Threshold {
  T threshold, value;
  EG_HD explicit Threshold(const Params& p) : threshold(param<T>(p, 0)), value(param<T>(p, 1)) {}
  EG_HD T operator()(T x) const { return x <= threshold ? value : x; }
};
template <class T>
struct ThresholdBackward {
  T threshold;
  EG_HD explicit ThresholdBackward(const Params& p) : threshold(param<T>(p, 0)) {}
  EG_HD T operator()(T g, T x) const { return x <= threshold ? T(0) : g; }
};

struct Gelu : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T x) const {
    return x * m::normal_below(x);
  }
};
struct GeluBackward : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    return g * (m::normal_below(x) + x * m::normal_density(x));
  }
};
// x (1 + tanh(u)) / 2 is x sigmoid(2 u).
struct GeluTanh : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T x) const {
    using R = Lane<T>;
    return x / (R(1) + m::exp(x * (R(-1.59576912160573071176) - R(0.07135481627260025) * x * x)));
  }
};
struct GeluTanhBackward : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    using R = Lane<T>;
    const T s = m::sigmoid(x * (R(1.59576912160573071176) + R(0.07135481627260025) * x * x));
    const T slope = x * (R(1.59576912160573071176) + R(3 * 0.07135481627260025) * x * x);
    return g * (s + s * (R(1) - s) * slope);
  }
};

struct Silu : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsComplex<T>) return x / (T{1, 0} + m::exp(-x));
    else return x / (Lane<T>(1) + m::exp(-x));
  }
};
struct SiluBackward : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    const T s = m::sigmoid(x);
    if constexpr (kIsComplex<T>) return g * conj(s * (T{1, 0} + x * (T{1, 0} - s)));
    else return g * s * (Lane<T>(1) + x * (Lane<T>(1) - s));
  }
};
struct SigmoidBackward : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T g, T y) const {
    if constexpr (kIsComplex<T>) return g * conj((T{1, 0} - y) * y);
    else return g * (T(1) - y) * y;
  }
};
struct TanhBackward : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T g, T y) const {
    if constexpr (kIsComplex<T>) return g * conj(T{1, 0} - y * y);
    else return g * (T(1) - y * y);
  }
};

template <class T>
struct Softplus : OnVectors {
  T beta, threshold;
  EG_HD explicit Softplus(const Params& p) : OnVectors(p), beta(param<T>(p, 0)), threshold(param<T>(p, 1)) {}
  template <class V>
  EG_HD V operator()(V x) const {
    return x * beta > threshold ? x : m::log1p(m::exp(x * beta)) / beta;
  }
};
template <class T>
struct SoftplusBackward : OnVectors {
  T beta, threshold;
  EG_HD explicit SoftplusBackward(const Params& p) : OnVectors(p), beta(param<T>(p, 0)), threshold(param<T>(p, 1)) {}
  template <class V>
  EG_HD V operator()(V g, V x) const {
    const V z = m::exp(x * beta);
    return x * beta > threshold ? g : g * z / (z + T(1));
  }
};
struct LogSigmoid : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T x) const {
    return m::at_most(x, Lane<T>(0)) - m::log1p(m::exp(-m::abs(x)));
  }
};
struct LogSigmoidBackward : OnVectors {
  using OnVectors::OnVectors;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    using R = Lane<T>;
    const T z = m::exp(-m::abs(x));
    const T r = z / (R(1) + z);
    return g * (x < R(0) ? R(1) - r : r);
  }
};
template <class T>
struct Elu : OnVectors {
  T negative, positive, input;
  EG_HD explicit Elu(const Params& p)
      : OnVectors(p), negative(param<T>(p, 0) * param<T>(p, 1)), positive(param<T>(p, 1)), input(param<T>(p, 2)) {}
  template <class V>
  EG_HD V operator()(V x) const {
    return x <= T(0) ? m::expm1(x * input) * negative : x * positive;
  }
};

}  // namespace eg::kernels::f
