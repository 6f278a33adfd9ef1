// Functions that would be several passes as formulas of operators: limits, hard activations, shrinkage and the losses of
// a difference, some with the product of their derivative.
#pragma once
#include "kernels/scalar/math.h"

namespace eg::kernels::f {

// min(max(x, low), high); NaN stays.
template <class T>
EG_HD T between(T x, T low, T high) {
  const T r = x < low ? low : x;
  return r > high ? high : r;
}
template <class T>
struct Clamp {
  T low, high;
  EG_HD explicit Clamp(const Params& p) : low(param<T>(p, 0)), high(param<T>(p, 1)) {}
  EG_HD T operator()(T x) const { return between(x, low, high); }
};
template <class T>
struct ClampBackward {
  T low, high;
  EG_HD explicit ClampBackward(const Params& p) : low(param<T>(p, 0)), high(param<T>(p, 1)) {}
  EG_HD T operator()(T g, T x) const { return (x >= low) & (x <= high) ? g : T(0); }
};
// 0 at the limits themselves.
template <class T>
struct HardtanhBackward {
  T low, high;
  EG_HD explicit HardtanhBackward(const Params& p) : low(param<T>(p, 0)), high(param<T>(p, 1)) {}
  EG_HD T operator()(T g, T x) const { return (x <= low) | (x >= high) ? T(0) : g; }
};
struct Hardsigmoid : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return between(x + T(3), T(0), T(6)) / T(6);
  }
};
struct HardsigmoidBackward : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    return (x > T(-3)) & (x < T(3)) ? g / T(6) : T(0);
  }
};
struct Hardswish : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T x) const {
    return x * between(x + T(3), T(0), T(6)) / T(6);
  }
};
struct HardswishBackward : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T g, T x) const {
    const T middle = g * (x / T(3) + T(0.5)), r = x <= T(3) ? middle : g;
    return x < T(-3) ? T(0) : r;
  }
};
// y where |x| is above the limit, else 0: shrinkage for y = x, its gradient for y = g.
template <class T>
struct Outside {
  T limit;
  EG_HD explicit Outside(const Params& p) : limit(param<T>(p, 0)) {}
  EG_HD T operator()(T y, T x) const { return m::abs(x) <= limit ? T(0) : y; }
};
template <class T>
struct Softshrink {
  T limit;
  EG_HD explicit Softshrink(const Params& p) : limit(param<T>(p, 0)) {}
  EG_HD T operator()(T x) const {
    const T below = x < -limit ? x + limit : x * T(0);
    return x > limit ? x - limit : below;
  }
};
template <class T>
struct SmoothL1 {
  T beta, share;
  EG_HD explicit SmoothL1(const Params& p) : beta(param<T>(p, 0)), share(static_cast<T>(0.5 / p.d[0])) {}
  EG_HD T operator()(T x, T y) const {
    const T d = m::abs(x - y), square = d * d * share, line = d - T(0.5) * beta;
    return d < beta ? square : line;
  }
};
template <class T>
struct Huber {
  T delta;
  EG_HD explicit Huber(const Params& p) : delta(param<T>(p, 0)) {}
  EG_HD T operator()(T x, T y) const {
    const T d = m::abs(x - y), square = d * d * T(0.5), line = (d - T(0.5) * delta) * delta;
    return d <= delta ? square : line;
  }
};

}  // namespace eg::kernels::f
