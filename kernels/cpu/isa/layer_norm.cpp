// Layer normalisation of a row: the mean, then the sum of squared deviations, then the result.
#include "kernels/cpu/isa/layer_norm.h"

#include "kernels/cpu/isa/group.h"

namespace eg::kernels::EG_ISA {

extern const LayerNormTable k_layer_norm;

namespace {

template <class T>
EG_HD Group<T> part(const T* p, int64_t count) {
  return count == kLanes ? Group<T>::load(p) : Group<T>::load(p, count, 0);
}

template <class T>
EG_HD void put(const Group<T>& g, T* p, int64_t count) {
  if (count == kLanes) g.store(p);
  else g.store(p, count);
}

// The sum over long rows is one of sums over blocks, in double: no lane takes so many elements that what it has grows out
// of reach of the next.
template <class T, class F>
T by_blocks(const T* x, int64_t n, T fill, F&& add) {
  using G = Group<T>;
  constexpr int64_t kBlock = 1 << 16;
  double total = 0;
  for (int64_t i = 0; i < n; i += kBlock) {
    G sum = G::all(0);
    by_groups(x + i, n - i < kBlock ? n - i : kBlock, fill, [&](const G& g, int64_t, int64_t) EG_INLINE { add(sum, g); });
    total += static_cast<double>(sum.sum());
  }
  return static_cast<T>(total);
}

template <class T>
void statistics(const T* x, int64_t n, T eps, T* mean, T* rstd) {
  using G = Group<T>;
  const T average = by_blocks(x, n, T(0), [](G& sum, const G& g) EG_INLINE {
                      for (int64_t k = 0; k < G::kCount; ++k) sum.v[k] += g.v[k];
                    }) / static_cast<T>(n);
  const T squares = by_blocks(x, n, average, [average](G& sum, const G& g) EG_INLINE {
    for (int64_t k = 0; k < G::kCount; ++k) {
      const Vector<T> d = g.v[k] - average;
      sum.v[k] += d * d;
    }
  });
  *mean = average;
  *rstd = T(1) / m::sqrt(squares / static_cast<T>(n) + eps);
}

template <class T>
void forward(T* out, const T* x, const T* w, const T* b, int64_t n, T eps, T* mean, T* rstd) {
  statistics(x, n, eps, mean, rstd);
  const T average = *mean, s = *rstd;
  if (w && b) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) out[i] = (x[i] - average) * s * w[i] + b[i];
  } else if (w) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) out[i] = (x[i] - average) * s * w[i];
  } else if (b) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) out[i] = (x[i] - average) * s + b[i];
  } else {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) out[i] = (x[i] - average) * s;
  }
}

template <class T, bool kWeight, bool kSums>
void backward_row(T* out, T* grad_w, T* grad_b, const T* g, const T* x, const T* w, int64_t n, T mean, T rstd) {
  using G = Group<T>;
  G sum = G::all(0), dot = G::all(0);
  by_groups(g, n, T(0), [&](const G& grad, int64_t i, int64_t count) EG_INLINE {
    G hat = part(x + i, count), scaled = grad;
    for (int64_t k = 0; k < G::kCount; ++k) hat.v[k] = (hat.v[k] - mean) * rstd;
    if constexpr (kWeight) {
      const G weight = part(w + i, count);
      for (int64_t k = 0; k < G::kCount; ++k) scaled.v[k] *= weight.v[k];
    }
    for (int64_t k = 0; k < G::kCount; ++k) {
      sum.v[k] += scaled.v[k];
      dot.v[k] += scaled.v[k] * hat.v[k];
    }
    if constexpr (kSums) {
      G gw = part(grad_w + i, count), gb = part(grad_b + i, count);
      for (int64_t k = 0; k < G::kCount; ++k) {
        gw.v[k] += grad.v[k] * hat.v[k];
        gb.v[k] += grad.v[k];
      }
      put(gw, grad_w + i, count);
      put(gb, grad_b + i, count);
    }
  });
  if (!out) return;
  const T mean_g = sum.sum() / static_cast<T>(n), mean_dot = dot.sum() / static_cast<T>(n);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) {
    const T scaled = kWeight ? g[i] * w[i] : g[i];
    out[i] = rstd * (scaled - mean_g - (x[i] - mean) * rstd * mean_dot);
  }
}

template <class T>
void backward(T* out, T* grad_w, T* grad_b, const T* g, const T* x, const T* w, int64_t n, T mean, T rstd) {
  if (grad_w) {
    (w ? backward_row<T, true, true> : backward_row<T, false, true>)(out, grad_w, grad_b, g, x, w, n, mean, rstd);
  } else {
    (w ? backward_row<T, true, false> : backward_row<T, false, false>)(out, grad_w, grad_b, g, x, w, n, mean, rstd);
  }
}

template <class T>
constexpr LayerNormLoops<T> loops() {
  return {statistics<T>, forward<T>, backward<T>};
}

}  // namespace

constexpr LayerNormTable k_layer_norm{loops<float>(), loops<double>()};

}  // namespace eg::kernels::EG_ISA
