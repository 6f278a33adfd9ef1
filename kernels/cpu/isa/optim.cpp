// SGD and Adam, an element at a time. Each line is one operator of the composite rule, made of that operator's functor;
// what it gives is rounded to the stored type, as it would be between two operators.
#include "kernels/cpu/isa/optim.h"

#include "core/base/half.h"
#include "kernels/scalar/arith.h"

namespace eg::kernels::EG_ISA {

extern const OptimTable k_optim;

namespace {

template <class S>
using Compute = std::conditional_t<std::is_same_v<S, double>, double, float>;

// As stored and read again.
template <class S>
EG_HD Compute<S> stored(Compute<S> x) {
  return static_cast<Compute<S>>(static_cast<S>(x));
}

enum Momentum { kNone, kFirst, kRunning };

template <class S, Momentum kMomentum>
void sgd_loop(const SgdItem& item, const SgdRule& rule, int64_t begin, int64_t end) {
  using A = Compute<S>;
  S* p = static_cast<S*>(item.param);
  const S* g = static_cast<const S*>(item.grad);
  S* b = static_cast<S*>(item.momentum);
  const A sign = rule.maximize ? A(-1) : A(1), decay = static_cast<A>(rule.weight_decay);
  const A momentum = static_cast<A>(rule.momentum), fresh = static_cast<A>(1 - rule.dampening), step = static_cast<A>(-rule.lr);
  const bool decays = rule.weight_decay != 0, nesterov = rule.nesterov;
#pragma GCC ivdep
  for (int64_t i = begin; i < end; ++i) {
    const A x = static_cast<A>(p[i]);
    A d = static_cast<A>(g[i]) * sign;
    const A decayed = stored<S>(m::fma(decay, x, d));
    d = decays ? decayed : d;
    if constexpr (kMomentum == kFirst) b[i] = static_cast<S>(d);
    if constexpr (kMomentum != kNone) {
      A buffer = static_cast<A>(b[i]);
      if constexpr (kMomentum == kRunning) {
        buffer = stored<S>(buffer * momentum);
        buffer = stored<S>(m::fma(fresh, d, buffer));
        b[i] = static_cast<S>(buffer);
      }
      const A ahead = stored<S>(m::fma(momentum, buffer, d));
      d = nesterov ? ahead : buffer;
    }
    p[i] = static_cast<S>(m::fma(step, d, x));
  }
}

template <class S>
void sgd(const SgdItem& item, const SgdRule& rule, int64_t begin, int64_t end) {
  if (!item.momentum) {
    sgd_loop<S, kNone>(item, rule, begin, end);
  } else if (item.first) {
    sgd_loop<S, kFirst>(item, rule, begin, end);
  } else {
    sgd_loop<S, kRunning>(item, rule, begin, end);
  }
}

template <class S, bool kMost>
void adam_loop(const AdamItem& item, const AdamRule& rule, int64_t begin, int64_t end) {
  using A = Compute<S>;
  S* p = static_cast<S*>(item.param);
  const S* g = static_cast<const S*>(item.grad);
  S* mean = static_cast<S*>(item.mean);
  S* square = static_cast<S*>(item.square);
  S* most = static_cast<S*>(item.most);
  const A sign = rule.maximize ? A(-1) : A(1), weight = static_cast<A>(1 - rule.beta1);
  const A beta2 = static_cast<A>(rule.beta2), fresh = static_cast<A>(1 - rule.beta2);
  const A root = static_cast<A>(item.root), eps = static_cast<A>(rule.eps), step = static_cast<A>(-item.step_size);
  const f::Maximum maximum{Params{}};
  const bool added = rule.weight_decay != 0 && !rule.decoupled;
  const A decay = static_cast<A>(rule.weight_decay);
  const A shrink = rule.weight_decay != 0 && rule.decoupled ? static_cast<A>(1 - rule.lr * rule.weight_decay) : A(1);
#pragma GCC ivdep
  for (int64_t i = begin; i < end; ++i) {
    const A x = stored<S>(static_cast<A>(p[i]) * shrink);
    A d = static_cast<A>(g[i]) * sign;
    const A decayed = stored<S>(m::fma(decay, x, d));
    d = added ? decayed : d;
    const A first = stored<S>(f::lerp(static_cast<A>(mean[i]), d, weight));
    mean[i] = static_cast<S>(first);
    A second = stored<S>(static_cast<A>(square[i]) * beta2);
    second = stored<S>(second + fresh * d * d);
    square[i] = static_cast<S>(second);
    if constexpr (kMost) {
      second = maximum(static_cast<A>(most[i]), second);
      most[i] = static_cast<S>(second);
    }
    const A scale = stored<S>(stored<S>(stored<S>(m::sqrt(second)) / root) + eps);
    p[i] = static_cast<S>(x + step * first / scale);
  }
}

template <class S>
void adam(const AdamItem& item, const AdamRule& rule, int64_t begin, int64_t end) {
  (item.most ? adam_loop<S, true> : adam_loop<S, false>)(item, rule, begin, end);
}

template <class S>
constexpr OptimLoops loops() {
  return {sgd<S>, adam<S>};
}

}  // namespace

constexpr OptimTable k_optim{loops<Float16>(), loops<BFloat16>(), loops<float>(), loops<double>()};

}  // namespace eg::kernels::EG_ISA
