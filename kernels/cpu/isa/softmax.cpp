// Softmax of a row in three passes: the maximum, exponentials and their sum, the division. Nothing looks for NaN: the
// maximum passes it over, its exponential is NaN, and with it the sum.
#include "kernels/cpu/isa/softmax.h"

#include <limits>

#include "kernels/cpu/isa/group.h"

namespace eg::kernels::EG_ISA {

extern const SoftmaxTable k_softmax;

namespace {

template <class T>
inline constexpr T kLowest = -std::numeric_limits<T>::infinity();

template <class T>
EG_HD T largest(const T* x, int64_t n) {
  Group<T> top = Group<T>::all(kLowest<T>);
  by_groups(x, n, kLowest<T>, [&](const Group<T>& g, int64_t, int64_t) EG_INLINE {
    for (int64_t k = 0; k < top.kCount; ++k) top.v[k] = m::larger(g.v[k], top.v[k]);
  });
  return top.largest();
}

// The sum of e^(x - top); each exponential is given to `keep` as well.
template <class T, class Keep>
EG_HD T sum_exp(const T* x, int64_t n, T top, Keep keep) {
  Group<T> sum = Group<T>::all(0);
  by_groups(x, n, kLowest<T>, [&](const Group<T>& g, int64_t i, int64_t count) EG_INLINE {
    Group<T> e;
    for (int64_t k = 0; k < sum.kCount; ++k) e.v[k] = m::exp(g.v[k] - top);
    for (int64_t k = 0; k < sum.kCount; ++k) sum.v[k] += e.v[k];
    keep(e, i, count);
  });
  return sum.sum();
}

template <class T>
EG_HD void put(const Group<T>& g, T* p, int64_t count) {
  if (count == kLanes) g.store(p);
  else g.store(p, count);
}

template <class T>
void softmax(T* out, const T* x, int64_t n) {
  const T top = largest(x, n);
  const auto keep = [&](const Group<T>& e, int64_t i, int64_t count) EG_INLINE { put(e, out + i, count); };
  const T sum = sum_exp(x, n, top, keep);
  const T scale = T(1) / sum;
  for (int64_t i = 0; i < n; ++i) out[i] *= scale;
}

template <class T>
void log_softmax(T* out, const T* x, int64_t n) {
  const T top = largest(x, n);
  const T shift = m::log(sum_exp(x, n, top, [](const Group<T>&, int64_t, int64_t) EG_INLINE {}));
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) out[i] = (x[i] - top) - shift;
}

// An infinite maximum is not subtracted: the result is infinite as well, not NaN.
template <class T>
EG_HD auto finite(T top) {
  return m::abs(top) == std::numeric_limits<Lane<T>>::infinity() ? T{} : top;
}

template <class T>
T logsumexp(const T* x, int64_t n) {
  const T top = finite(largest(x, n));
  return m::log(sum_exp(x, n, top, [](const Group<T>&, int64_t, int64_t) EG_INLINE {})) + top;
}

template <class T>
void softmax_grad(T* out, const T* g, const T* y, int64_t n) {
  Group<T> dot = Group<T>::all(0);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    const auto a = Group<T>::load(g + i), b = Group<T>::load(y + i);
    for (int64_t k = 0; k < dot.kCount; ++k) dot.v[k] += a.v[k] * b.v[k];
  }
  if (i < n) {
    const auto a = Group<T>::load(g + i, n - i, 0), b = Group<T>::load(y + i, n - i, 0);
    for (int64_t k = 0; k < dot.kCount; ++k) dot.v[k] += a.v[k] * b.v[k];
  }
  const T sum = dot.sum();
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) out[j] = y[j] * (g[j] - sum);
}

template <class T>
void log_softmax_grad(T* out, const T* g, const T* y, int64_t n) {
  Group<T> total = Group<T>::all(0);
  by_groups(g, n, T(0), [&](const Group<T>& a, int64_t, int64_t) EG_INLINE {
    for (int64_t k = 0; k < total.kCount; ++k) total.v[k] += a.v[k];
  });
  const T sum = total.sum();
  by_groups(y, n, T(0), [&](const Group<T>& b, int64_t i, int64_t count) EG_INLINE {
    Group<T> r = count == kLanes ? Group<T>::load(g + i) : Group<T>::load(g + i, count, 0);
    for (int64_t k = 0; k < r.kCount; ++k) r.v[k] -= m::exp(b.v[k]) * sum;
    put(r, out + i, count);
  });
}

// kCount vectors side by side; in the last block of columns one, of which some lanes are used.
template <class T, int kCount>
struct Strip {
  using V = Vector<T>;
  static constexpr int64_t kWidth = kLanesOf<V>;
  int64_t lanes;  // of the only vector

  EG_HD V load(const T* p, int k) const {
    if constexpr (kCount == 1) return load_some<V>(p, lanes);
    else return kernels::load<V>(p + k * kWidth);
  }
  EG_HD void store(T* p, int k, V v) const {
    if constexpr (kCount == 1) store_some<V>(p, v, lanes);
    else kernels::store<V>(p + k * kWidth, v);
  }
};

// f(strip, first column) for all columns.
template <class T, class F>
EG_HD void by_strips(int64_t columns, F&& f) {
  constexpr int64_t kWidth = kLanesOf<Vector<T>>;
  int64_t c = 0;
  for (; c + 4 * kWidth <= columns; c += 4 * kWidth) f(Strip<T, 4>{kWidth}, c);
  for (; c < columns; c += kWidth) f(Strip<T, 1>{columns - c < kWidth ? columns - c : kWidth}, c);
}

template <class T, int N>
EG_HD void column_tops(const Strip<T, N>& s, Vector<T> (&top)[N], const T* x, int64_t step, int64_t n) {
  for (int k = 0; k < N; ++k) top[k] = Vector<T>{} + kLowest<T>;
  for (int64_t r = 0; r < n; ++r) {
    for (int k = 0; k < N; ++k) top[k] = m::larger(s.load(x + r * step, k), top[k]);
  }
}

// sum = sum of e^(x - top) by columns; each exponential is given to `keep`.
template <class T, int N, class Keep>
EG_HD void column_sums(const Strip<T, N>& s, Vector<T> (&sum)[N], const Vector<T> (&top)[N], const T* x, int64_t step,
                       int64_t n, Keep keep) {
  for (int k = 0; k < N; ++k) sum[k] = Vector<T>{};
  for (int64_t r = 0; r < n; ++r) {
    for (int k = 0; k < N; ++k) {
      const Vector<T> e = m::exp(s.load(x + r * step, k) - top[k]);
      sum[k] += e;
      keep(r, k, e);
    }
  }
}

template <class T>
EG_HD Vector<T> log_of(Vector<T> v) {
  for (int64_t k = 0; k < kLanesOf<Vector<T>>; ++k) v[k] = m::log(T(v[k]));
  return v;
}

template <class T>
void softmax_columns(Lines<T> out, Lines<const T> x, int64_t n, int64_t columns) {
  by_strips<T>(columns, [&]<int N>(const Strip<T, N>& s, int64_t c) EG_INLINE {
    Vector<T> top[N], sum[N];
    column_tops(s, top, x.data + c, x.step, n);
    column_sums(s, sum, top, x.data + c, x.step, n,
                [&](int64_t r, int k, Vector<T> e) EG_INLINE { s.store(out.data + c + r * out.step, k, e); });
    for (int k = 0; k < N; ++k) sum[k] = T(1) / sum[k];
    for (int64_t r = 0; r < n; ++r) {
      T* const y = out.data + c + r * out.step;
      for (int k = 0; k < N; ++k) s.store(y, k, s.load(y, k) * sum[k]);
    }
  });
}

template <class T>
void log_softmax_columns(Lines<T> out, Lines<const T> x, int64_t n, int64_t columns) {
  by_strips<T>(columns, [&]<int N>(const Strip<T, N>& s, int64_t c) EG_INLINE {
    Vector<T> top[N], sum[N];
    column_tops(s, top, x.data + c, x.step, n);
    column_sums(s, sum, top, x.data + c, x.step, n, [](int64_t, int, Vector<T>) EG_INLINE {});
    for (int k = 0; k < N; ++k) sum[k] = log_of<T>(sum[k]);
    for (int64_t r = 0; r < n; ++r) {
      for (int k = 0; k < N; ++k) {
        s.store(out.data + c + r * out.step, k, (s.load(x.data + c + r * x.step, k) - top[k]) - sum[k]);
      }
    }
  });
}

template <class T>
void logsumexp_columns(T* out, Lines<const T> x, int64_t n, int64_t columns) {
  by_strips<T>(columns, [&]<int N>(const Strip<T, N>& s, int64_t c) EG_INLINE {
    Vector<T> top[N], sum[N];
    column_tops(s, top, x.data + c, x.step, n);
    for (int k = 0; k < N; ++k) top[k] = finite(top[k]);
    column_sums(s, sum, top, x.data + c, x.step, n, [](int64_t, int, Vector<T>) EG_INLINE {});
    for (int k = 0; k < N; ++k) s.store(out + c, k, log_of<T>(sum[k]) + top[k]);
  });
}

template <class T>
void softmax_grad_columns(Lines<T> out, Lines<const T> g, Lines<const T> y, int64_t n, int64_t columns) {
  by_strips<T>(columns, [&]<int N>(const Strip<T, N>& s, int64_t c) EG_INLINE {
    Vector<T> sum[N] = {};
    for (int64_t r = 0; r < n; ++r) {
      for (int k = 0; k < N; ++k) sum[k] += s.load(g.data + c + r * g.step, k) * s.load(y.data + c + r * y.step, k);
    }
    for (int64_t r = 0; r < n; ++r) {
      for (int k = 0; k < N; ++k) {
        const Vector<T> v = s.load(y.data + c + r * y.step, k) * (s.load(g.data + c + r * g.step, k) - sum[k]);
        s.store(out.data + c + r * out.step, k, v);
      }
    }
  });
}

template <class T>
void log_softmax_grad_columns(Lines<T> out, Lines<const T> g, Lines<const T> y, int64_t n, int64_t columns) {
  by_strips<T>(columns, [&]<int N>(const Strip<T, N>& s, int64_t c) EG_INLINE {
    Vector<T> sum[N] = {};
    for (int64_t r = 0; r < n; ++r) {
      for (int k = 0; k < N; ++k) sum[k] += s.load(g.data + c + r * g.step, k);
    }
    for (int64_t r = 0; r < n; ++r) {
      for (int k = 0; k < N; ++k) {
        const Vector<T> v =
            s.load(g.data + c + r * g.step, k) - m::exp(s.load(y.data + c + r * y.step, k)) * sum[k];
        s.store(out.data + c + r * out.step, k, v);
      }
    }
  });
}

template <class T>
constexpr SoftmaxLoops<T> loops() {
  return {softmax<T>,
          log_softmax<T>,
          logsumexp<T>,
          softmax_grad<T>,
          log_softmax_grad<T>,
          softmax_columns<T>,
          log_softmax_columns<T>,
          logsumexp_columns<T>,
          softmax_grad_columns<T>,
          log_softmax_grad_columns<T>};
}

}  // namespace

constexpr SoftmaxTable k_softmax{loops<float>(), loops<double>()};

}  // namespace eg::kernels::EG_ISA
