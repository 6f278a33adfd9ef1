// Activation functions and their first derivatives.
#pragma once
#include "kernels/scalar/complex.h"

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

struct Gelu : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return x * T(0.5) * (T(1) + m::erf(x * kSqrtHalf<T>));
  }
};
struct GeluBackward : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    const T cdf = T(0.5) * (T(1) + m::erf(x * kSqrtHalf<T>));
    const T pdf = m::exp(x * x * T(-0.5)) * T(0.39894228040143267794);
    return g * (cdf + x * pdf);
  }
};
struct GeluTanh : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    const T inner = T(0.79788456080286535588) * (x + T(0.044715) * x * x * x);
    return T(0.5) * x * (T(1) + m::tanh(inner));
  }
};
struct GeluTanhBackward : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    constexpr T kBeta = T(0.79788456080286535588), kKappa = T(0.044715);
    const T t = m::tanh(kBeta * (x + kKappa * x * x * x));
    const T left = T(0.5) * x, right = T(1) + t;
    const T inner = kBeta * (T(1) + T(3) * kKappa * x * x);
    return g * (T(0.5) * right + left * (T(1) - t * t) * inner);
  }
};

struct Silu : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    if constexpr (kIsComplex<T>) return x / (T{1, 0} + m::exp(-x));
    else return x / (T(1) + m::exp(-x));
  }
};
struct SiluBackward : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    const T s = m::sigmoid(x);
    if constexpr (kIsComplex<T>) return g * conj(s * (T{1, 0} + x * (T{1, 0} - s)));
    else return g * s * (T(1) + x * (T(1) - s));
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
struct Softplus {
  T beta, threshold;
  EG_HD explicit Softplus(const Params& p) : beta(param<T>(p, 0)), threshold(param<T>(p, 1)) {}
  EG_HD T operator()(T x) const { return x * beta > threshold ? x : m::log1p(m::exp(x * beta)) / beta; }
};
template <class T>
struct SoftplusBackward {
  T beta, threshold;
  EG_HD explicit SoftplusBackward(const Params& p) : beta(param<T>(p, 0)), threshold(param<T>(p, 1)) {}
  EG_HD T operator()(T g, T x) const {
    const T z = m::exp(x * beta);
    return x * beta > threshold ? g : g * z / (z + T(1));
  }
};
struct LogSigmoid : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return (x < T(0) || x != x ? x : T(0)) - m::log1p(m::exp(-m::abs(x)));
  }
};
struct LogSigmoidBackward : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    const T z = m::exp(-m::abs(x));
    const T r = z / (T(1) + z);
    return g * (x < T(0) ? T(1) - r : r);
  }
};
template <class T>
struct Elu {
  T negative, positive, input;
  EG_HD explicit Elu(const Params& p)
      : negative(param<T>(p, 0) * param<T>(p, 1)), positive(param<T>(p, 1)), input(param<T>(p, 2)) {}
  EG_HD T operator()(T x) const { return x <= T(0) ? m::expm1(x * input) * negative : x * positive; }
};

}  // namespace eg::kernels::f
