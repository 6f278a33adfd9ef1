// Sums, products, norms, moments and truth reductions.
#include "kernels/reduce.h"

#include <cmath>

#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/reduce_engine.h"

namespace eg::kernels {

EG_BY_ISA(ReduceTable, k_reduce, reduce_set)

namespace {

template <class T>
inline bool is_nan(T v) {
  return v != v;
}
template <class T>
inline bool is_nan(std::complex<T> v) {
  return v.real() != v.real() || v.imag() != v.imag();
}

// Unsigned arithmetic wraps; signed overflow would be undefined.
struct Wrapping {
  uint64_t v;
  Wrapping(int64_t x = 0) : v(static_cast<uint64_t>(x)) {}
  Wrapping& operator+=(Wrapping o) {
    v += o.v;
    return *this;
  }
  Wrapping& operator*=(Wrapping o) {
    v *= o.v;
    return *this;
  }
  friend Wrapping operator+(Wrapping a, Wrapping b) { return a += b; }
  explicit operator int64_t() const { return static_cast<int64_t>(v); }
};

template <class A>
inline constexpr bool kIsWrapping = std::is_same_v<A, Wrapping>;

// Float sums run in double, which is exact far beyond what pairwise float sums reach; double sums are pairwise over
// blocks. Integers wrap.
template <class V, class A, bool kSkipNan>
struct Sum {
  using T = V;
  using R = V;
  static constexpr DType kLoad = DTypeOf<V>::value, kStore = DTypeOf<V>::value;
  struct Acc {
    A level[3];
    int64_t count;
  };
  void init(Acc& a) const { a = {{A(0), A(0), A(0)}, 0}; }
  static A value(T v) {
    if constexpr (kSkipNan && !std::is_integral_v<T>) {
      if (is_nan(v)) return A(0);
    }
    return static_cast<A>(v);
  }
  static void carry(Acc& a) {
    if ((++a.count & 127) == 0) {
      a.level[1] += a.level[0];
      a.level[0] = A(0);
      if ((a.count & 16383) == 0) {
        a.level[2] += a.level[1];
        a.level[1] = A(0);
      }
    }
  }
  void add(Acc& a, T v, int64_t) const {
    a.level[0] += value(v);
    carry(a);
  }
  static constexpr bool kLoops = kHasReduceLoops<V>;
  static constexpr bool kPairs = !std::is_same_v<V, A> ? std::is_same_v<V, std::complex<float>>
                                                       : std::is_same_v<V, std::complex<double>>;
  static constexpr bool kClean = kSkipNan && std::is_floating_point_v<V>;
  void block(Acc& a, const T* p, int64_t n, int64_t) const {
    if constexpr (kLoops) {
      const auto sum = reduce_table().of<T>().sum;
      T clean[kClean ? 2048 : 1];
      for (int64_t at = 0; at < n; at += 2048) {
        const int64_t m = std::min<int64_t>(2048, n - at);
        const T* from = p + at;
        if constexpr (kClean) {
          without_nan(clean, from, m);
          from = clean;
        }
        a.level[0] += static_cast<A>(static_cast<std::conditional_t<kIsWrapping<A>, int64_t, A>>(sum(from, m)));
        carry(a);
      }
      return;
    }
    if constexpr (kPairs && !kSkipNan) {
      // Rows of kReduceColumns / 2 numbers, each two columns.
      constexpr int64_t kWide = kReduceColumns / 2;
      const T* rows[kReduceRows];
      while (n >= 8 * kWide) {
        int64_t count = 0;
        for (; count < kReduceRows && n >= kWide; ++count, p += kWide, n -= kWide) rows[count] = p;
        double sums[2 * kWide] = {};
        pair_table().sum_columns(sums, reinterpret_cast<const Real* const*>(rows), count, 2 * kWide);
        for (int64_t w = kWide / 2; w; w /= 2) {
          for (int64_t k = 0; k < 2 * w; ++k) sums[k] += sums[k + 2 * w];
        }
        a.level[0] += A(sums[0], sums[1]);
        carry(a);
      }
    }
    constexpr int kLanes = 16;
    int64_t i = 0;
    while (n - i >= kLanes) {
      A lane[kLanes] = {};
      const int64_t end = i + std::min<int64_t>((n - i) / kLanes * kLanes, 64 * kLanes);
      for (; i < end; i += kLanes) {
        for (int k = 0; k < kLanes; ++k) lane[k] += value(p[i + k]);
      }
      for (int w = kLanes / 2; w; w /= 2) {
        for (int k = 0; k < w; ++k) lane[k] += lane[k + w];
      }
      a.level[0] += lane[0];
      carry(a);
    }
    for (; i < n; ++i) a.level[0] += value(p[i]);
  }
  bool columns(Acc* a, const T* const* rows, int64_t nr, int64_t nc, int64_t) const {
    if constexpr (kLoops) {
      const auto& loops = reduce_table().of<T>();
      typename ReduceLoops<T>::A sums[kReduceColumns] = {};
      if constexpr (kClean) {
        T clean[4 * kReduceColumns];
        const T* some[4];
        for (int64_t r = 0; r < nr; r += 4) {
          const int64_t m = std::min<int64_t>(4, nr - r);
          for (int64_t k = 0; k < m; ++k) {
            some[k] = clean + k * kReduceColumns;
            without_nan(clean + k * kReduceColumns, rows[r + k], nc);
          }
          loops.sum_columns(sums, some, m, nc);
        }
      } else {
        loops.sum_columns(sums, rows, nr, nc);
      }
      for (int64_t k = 0; k < nc; ++k) {
        a[k].level[0] += static_cast<A>(static_cast<std::conditional_t<kIsWrapping<A>, int64_t, A>>(sums[k]));
        carry(a[k]);
      }
      return true;
    }
    if constexpr (kPairs && !kSkipNan) {
      double sums[2 * kReduceColumns] = {};
      pair_table().sum_columns(sums, reinterpret_cast<const Real* const*>(rows), nr, 2 * nc);
      for (int64_t k = 0; k < nc; ++k) {
        a[k].level[0] += A(sums[2 * k], sums[2 * k + 1]);
        carry(a[k]);
      }
      return true;
    }
    return false;
  }
  // The real numbers that pairs are made of, and their loops.
  using Real = std::conditional_t<std::is_same_v<V, std::complex<float>>, float, double>;
  static const ReduceLoops<Real>& pair_table() { return reduce_table().of<Real>(); }
  static void without_nan(T* to, const T* from, int64_t n) {
    for (int64_t i = 0; i < n; ++i) to[i] = from[i] == from[i] ? from[i] : T(0);
  }
  // In double the sum of floats needs no levels.
  void straight(double* sums, const T* const* rows, int64_t nr, int64_t nc) const
    requires(kLoops && !kSkipNan && std::is_same_v<V, float>)
  {
    reduce_table().f32.sum_columns(sums, rows, nr, nc);
  }
  // The sum of many elements.
  void add_sum(Acc& a, double sum) const
    requires(kLoops && !kSkipNan && std::is_same_v<V, float>)
  {
    a.level[0] += sum;
    carry(a);
  }
  void merge(Acc& a, const Acc& b) const {
    for (int k = 0; k < 3; ++k) a.level[k] += b.level[k];
  }
  R finish(const Acc& a) const { return static_cast<R>(a.level[2] + a.level[1] + a.level[0]); }
};

// Products of complex numbers without the repair of infinities that the C++ library makes.
template <class A>
inline A times(const A& a, const A& b) {
  if constexpr (std::is_same_v<A, std::complex<double>>) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
  } else {
    A r = a;
    r *= b;
    return r;
  }
}

template <class V, class A>
struct Prod {
  using T = V;
  using R = V;
  using Acc = A;
  static constexpr DType kLoad = DTypeOf<V>::value, kStore = DTypeOf<V>::value;
  void init(Acc& a) const { a = A(1); }
  void add(Acc& a, T v, int64_t) const { a = times(a, static_cast<A>(v)); }
  void block(Acc& a, const T* p, int64_t n, int64_t) const {
    constexpr int kLanes = 8;
    A lane[kLanes];
    for (A& l : lane) l = A(1);
    int64_t i = 0;
    for (; i + kLanes <= n; i += kLanes) {
      for (int k = 0; k < kLanes; ++k) lane[k] = times(lane[k], static_cast<A>(p[i + k]));
    }
    for (; i < n; ++i) lane[0] = times(lane[0], static_cast<A>(p[i]));
    for (const A& l : lane) a = times(a, l);
  }
  void merge(Acc& a, const Acc& b) const { a = times(a, b); }
  R finish(const Acc& a) const { return static_cast<R>(a); }
};

template <template <class, class> class Op>
void arithmetic(const TensorView& out, const TensorView& in, const bool* mask) {
  switch (out.dtype) {
    case DType::Float64:
      return reduce(Op<double, double>(), out, in, mask);
    case DType::Complex64:
    case DType::Complex32:
      return reduce(Op<std::complex<float>, std::complex<double>>(), out, in, mask);
    case DType::Complex128:
      return reduce(Op<std::complex<double>, std::complex<double>>(), out, in, mask);
    case DType::Float32:
    case DType::Float16:
    case DType::BFloat16:
    case DType::Float8_e4m3fn:
    case DType::Float8_e5m2:
      return reduce(Op<float, double>(), out, in, mask);
    default:
      return reduce(Op<int64_t, Wrapping>(), out, in, mask);
  }
}
template <class V, class A>
using PlainSum = Sum<V, A, false>;
template <class V, class A>
using NanSum = Sum<V, A, true>;

struct Truth {
  using T = bool;
  using R = int64_t;
  using Acc = int64_t;
  static constexpr DType kLoad = DType::Bool, kStore = DType::Int64;
  void init(Acc& a) const { a = 0; }
  void add(Acc& a, T v, int64_t) const { a += v; }
  void block(Acc& a, const T* p, int64_t n, int64_t) const {
    const auto* b = reinterpret_cast<const uint8_t*>(p);
    int64_t k = 0;
    for (int64_t i = 0; i < n; ++i) k += b[i] != 0;
    a += k;
  }
  void merge(Acc& a, const Acc& b) const { a += b; }
  R finish(const Acc& a) const { return a; }
};
struct Any : Truth {
  using R = bool;
  static constexpr DType kStore = DType::Bool;
  R finish(const Acc& a) const { return a != 0; }
};
struct All : Truth {
  using R = bool;
  static constexpr DType kStore = DType::Bool;
  int64_t n;
  explicit All(int64_t count) : n(count) {}
  R finish(const Acc& a) const { return a == n; }
};

int64_t count_reduced(const TensorView& in, const bool* mask) {
  int64_t n = 1;
  for (int d = 0; d < in.ndim; ++d) n *= mask[d] ? in.sizes[d] : 1;
  return n;
}

template <class V, class Real>
struct Norm {
  using T = V;
  using R = Real;
  using Acc = double;
  static constexpr DType kLoad = DTypeOf<V>::value, kStore = DTypeOf<Real>::value;
  double p;
  static double magnitude(T v) {
    if constexpr (std::is_floating_point_v<T>) {
      return std::fabs(static_cast<double>(v));
    } else {
      return std::hypot(static_cast<double>(v.real()), static_cast<double>(v.imag()));
    }
  }
  void init(Acc& a) const { a = p < 0 && std::isinf(p) ? INFINITY : 0; }
  void add(Acc& a, T v, int64_t) const {
    const double m = magnitude(v);
    if (p == 2) {
      a += m * m;
    } else if (p == 1) {
      a += m;
    } else if (p == 0) {
      a += m != 0;
    } else if (std::isinf(p)) {
      a = m != m || a != a ? NAN : p > 0 ? std::max(a, m) : std::min(a, m);
    } else {
      a += p == 3 ? m * m * m : std::pow(m, p);
    }
  }
  void block(Acc& a, const T* q, int64_t n, int64_t i) const {
    if constexpr (kHasReduceLoops<T>) {
      if (p == 2) {
        a += reduce_table().of<T>().squares(q, n);
        return;
      }
    }
    if constexpr (kHasReduceLoops<T>) {
      if (p == 1 || (std::isinf(p) && p > 0)) {
        T sizes[1024];
        for (int64_t at = 0; at < n; at += 1024) {
          const int64_t m = std::min<int64_t>(1024, n - at);
          magnitudes(sizes, q + at, m);
          if (p == 1) {
            a += reduce_table().of<T>().sum(sizes, m);
          } else {
            bool nan = false;
            const T largest = reduce_table().of<T>().extremum[1](sizes, m, &nan);
            merge(a, nan ? NAN : static_cast<double>(largest));
          }
        }
        return;
      }
    }
    for (int64_t k = 0; k < n; ++k) add(a, q[k], i + k);
  }
  bool columns(Acc* a, const T* const* rows, int64_t nr, int64_t nc, int64_t) const {
    if constexpr (kHasReduceLoops<T>) {
      if (p == 2) {
        reduce_table().of<T>().square_columns(a, rows, nr, nc);
        return true;
      }
      if (p == 1) {
        T sizes[4 * kReduceColumns];
        const T* some[4];
        for (int64_t r = 0; r < nr; r += 4) {
          const int64_t m = std::min<int64_t>(4, nr - r);
          for (int64_t k = 0; k < m; ++k) {
            some[k] = sizes + k * kReduceColumns;
            magnitudes(sizes + k * kReduceColumns, rows[r + k], nc);
          }
          reduce_table().of<T>().sum_columns(a, some, m, nc);
        }
        return true;
      }
    }
    return false;
  }
  static void magnitudes(T* to, const T* from, int64_t n)
    requires std::is_floating_point_v<T>
  {
    for (int64_t i = 0; i < n; ++i) to[i] = std::fabs(from[i]);
  }
  void merge(Acc& a, const Acc& b) const {
    if (std::isinf(p)) {
      a = a != a || b != b ? NAN : p > 0 ? std::max(a, b) : std::min(a, b);
    } else {
      a += b;
    }
  }
  R finish(const Acc& a) const {
    if (p == 2) return static_cast<R>(std::sqrt(a));
    if (p == 1 || p == 0 || std::isinf(p)) return static_cast<R>(a);
    return static_cast<R>(std::pow(a, 1 / p));
  }
};

// Mean and sum of squared deviations, merged block by block (Chan, Golub & LeVeque 1979).
template <class V, class A>
struct Moments {
  using T = V;
  static constexpr DType kLoad = DTypeOf<V>::value;
  struct Acc {
    double n, m2;
    A mean;
  };
  static double square(A v) {
    if constexpr (std::is_same_v<A, double>) {
      return v * v;
    } else {
      return v.real() * v.real() + v.imag() * v.imag();
    }
  }
  static double between(A d, A e) {
    if constexpr (std::is_same_v<A, double>) {
      return d * e;
    } else {
      return d.real() * e.real() + d.imag() * e.imag();
    }
  }
  void init(Acc& a) const { a = {0, 0, A(0)}; }
  void add(Acc& a, T v, int64_t) const {
    a.n += 1;
    const A x = static_cast<A>(v), d = x - a.mean;
    a.mean += d / a.n;
    a.m2 += between(d, x - a.mean);
  }
  void block(Acc& a, const T* p, int64_t n, int64_t) const {
    for (int64_t at = 0; at < n; at += 1024) {
      const int64_t m = std::min<int64_t>(1024, n - at);
      if constexpr (kHasReduceLoops<T>) {
        Acc b{static_cast<double>(m), 0, 0};
        reduce_table().of<T>().moments(p + at, m, &b.mean, &b.m2);
        merge(a, b);
        continue;
      }
      A sum(0);
      for (int64_t i = 0; i < m; ++i) sum += static_cast<A>(p[at + i]);
      Acc b{static_cast<double>(m), 0, sum / static_cast<double>(m)};
      for (int64_t i = 0; i < m; ++i) b.m2 += square(static_cast<A>(p[at + i]) - b.mean);
      merge(a, b);
    }
  }
  bool columns(Acc* a, const T* const* rows, int64_t nr, int64_t nc, int64_t) const {
    if constexpr (kHasReduceLoops<T>) {
      double mean[kReduceColumns], m2[kReduceColumns];
      reduce_table().of<T>().moment_columns(mean, m2, rows, nr, nc);
      for (int64_t k = 0; k < nc; ++k) merge(a[k], {static_cast<double>(nr), m2[k], mean[k]});
    }
    return kHasReduceLoops<T>;
  }
  void merge(Acc& a, const Acc& b) const {
    if (b.n == 0) return;
    if (a.n == 0) {
      a = b;
      return;
    }
    const double n = a.n + b.n;
    const A d = b.mean - a.mean;
    a.m2 += b.m2 + square(d) * (a.n * b.n / n);
    a.mean += d * (b.n / n);
    a.n = n;
  }
};
template <class V, class A, class Real>
struct Variance : Moments<V, A> {
  using R = Real;
  static constexpr DType kStore = DTypeOf<Real>::value;
  using Acc = typename Moments<V, A>::Acc;
  double correction;
  bool root;
  Variance(double c, bool r) : correction(c), root(r) {}
  R finish(const Acc& a) const {
    const double v = a.n == 0 ? NAN : a.m2 / std::max(0.0, a.n - correction);
    return static_cast<R>(root ? std::sqrt(v) : v);
  }
};
template <class V, class A>
struct Mean : Moments<V, A> {
  using R = V;
  static constexpr DType kStore = DTypeOf<V>::value;
  using Acc = typename Moments<V, A>::Acc;
  R finish(const Acc& a) const { return a.n == 0 ? static_cast<R>(A(NAN)) : static_cast<R>(a.mean); }
};

template <class V, class A, class Real>
void moments(const TensorView* var, const TensorView* mean, const TensorView& in, const bool* mask, double correction,
             bool root) {
  if (var) reduce(Variance<V, A, Real>(correction, root), *var, in, mask);
  if (mean) reduce(Mean<V, A>(), *mean, in, mask);
}

}  // namespace

const ReduceTable& reduce_table() {
  return reduce_set();
}

void sum(const TensorView& out, const TensorView& in, const bool* mask) { arithmetic<PlainSum>(out, in, mask); }
void nansum(const TensorView& out, const TensorView& in, const bool* mask) { arithmetic<NanSum>(out, in, mask); }
void prod(const TensorView& out, const TensorView& in, const bool* mask) { arithmetic<Prod>(out, in, mask); }
void all(const TensorView& out, const TensorView& in, const bool* mask) {
  reduce(All(count_reduced(in, mask)), out, in, mask);
}
void any(const TensorView& out, const TensorView& in, const bool* mask) { reduce(Any(), out, in, mask); }
void count_nonzero(const TensorView& out, const TensorView& in, const bool* mask) { reduce(Truth(), out, in, mask); }

void norm(const TensorView& out, const TensorView& in, const bool* mask, double p) {
  const bool wide = out.dtype == DType::Float64;
  if (is_complex(in.dtype)) {
    if (wide) return reduce(Norm<std::complex<double>, double>{p}, out, in, mask);
    return reduce(Norm<std::complex<float>, float>{p}, out, in, mask);
  }
  if (wide) return reduce(Norm<double, double>{p}, out, in, mask);
  reduce(Norm<float, float>{p}, out, in, mask);
}

void var_mean(const TensorView* var, const TensorView* mean, const TensorView& in, const bool* mask, double correction,
              bool root) {
  switch (in.dtype) {
    case DType::Float64:
      return moments<double, double, double>(var, mean, in, mask, correction, root);
    case DType::Complex128:
      return moments<std::complex<double>, std::complex<double>, double>(var, mean, in, mask, correction, root);
    case DType::Complex64:
    case DType::Complex32:
      return moments<std::complex<float>, std::complex<double>, float>(var, mean, in, mask, correction, root);
    default:
      return moments<float, double, float>(var, mean, in, mask, correction, root);
  }
}

}  // namespace eg::kernels
