// Largest and smallest values, and where they are. NaN wins, the first one.
#include "core/base/error.h"
#include "kernels/cpu/reduce_engine.h"
#include "kernels/cpu/support.h"
#include "kernels/reduce.h"

namespace eg::kernels {
namespace {

template <class T, bool kMax>
inline bool better(T v, T best) {
  if constexpr (std::is_floating_point_v<T>) {
    if (v != v) return best == best;
    if (best != best) return false;
  }
  return kMax ? v > best : v < best;
}

template <class V, bool kMax>
struct Extremum {
  using T = V;
  using R = V;
  static constexpr DType kLoad = DTypeOf<V>::value, kStore = DTypeOf<V>::value;
  struct Acc {
    T v;
    bool any;
  };
  void init(Acc& a) const { a = {T(0), false}; }
  void add(Acc& a, T v, int64_t) const {
    if (!a.any || better<T, kMax>(v, a.v)) a = {v, true};
  }
  void block(Acc& a, const T* p, int64_t n, int64_t) const {
    if (n == 0) return;
    T best = a.any ? a.v : p[0];
    if constexpr (kHasReduceLoops<T>) {
      bool nan = false;
      const T block = reduce_table().of<T>().extremum[kMax](p, n, &nan);
      best = better<T, kMax>(block, best) ? block : best;
      if (nan) best = std::numeric_limits<T>::quiet_NaN();
    } else {
      for (int64_t i = 0; i < n; ++i) best = kMax ? std::max(best, p[i]) : std::min(best, p[i]);
    }
    a = {best, true};
  }
  bool columns(Acc* a, const T* const* rows, int64_t nr, int64_t nc, int64_t) const {
    if constexpr (kHasReduceLoops<T>) {
      T best[kReduceColumns];
      for (int64_t k = 0; k < nc; ++k) best[k] = a[k].any ? a[k].v : rows[0][k];
      reduce_table().of<T>().extremum_columns[kMax](best, rows, nr, nc);
      for (int64_t k = 0; k < nc; ++k) a[k] = {best[k], true};
    }
    return kHasReduceLoops<T>;
  }
  void merge(Acc& a, const Acc& b) const {
    if (b.any) add(a, b.v, 0);
  }
  R finish(const Acc& a) const { return a.v; }
};

template <class V, bool kMax>
struct Place {
  using T = V;
  using R = int64_t;
  static constexpr DType kLoad = DTypeOf<V>::value, kStore = DType::Int64;
  struct Acc {
    T v;
    int64_t at;
  };
  void init(Acc& a) const { a = {T(0), -1}; }
  void add(Acc& a, T v, int64_t i) const {
    if (a.at < 0 || better<T, kMax>(v, a.v)) a = {v, i};
  }
  void block(Acc& a, const T* p, int64_t n, int64_t first) const {
    if constexpr (kHasReduceLoops<T>) {
      // Find the block that holds the best value, then its place in there.
      const auto extremum = reduce_table().of<T>().extremum[kMax];
      constexpr int64_t kStep = 512;
      int64_t winner = -1;
      bool nan = false;
      for (int64_t at = 0; at < n && !nan && a.v == a.v; at += kStep) {
        const T best = extremum(p + at, std::min(kStep, n - at), &nan);
        if (!nan && a.at >= 0 && !(kMax ? best > a.v : best < a.v)) continue;
        a = {best, 0};
        winner = at;
      }
      if (winner < 0) return;
      int64_t i = winner;
      while (nan ? p[i] == p[i] : p[i] != a.v) ++i;
      a = {p[i], first + i};
    } else {
      for (int64_t i = 0; i < n; ++i) add(a, p[i], first + i);
    }
  }
  bool columns(Acc* a, const T* const* rows, int64_t nr, int64_t nc, int64_t first) const {
    if constexpr (kHasReduceLoops<T>) {
      T best[kReduceColumns];
      int64_t at[kReduceColumns];
      for (int64_t k = 0; k < nc; ++k) {
        best[k] = a[k].at >= 0 ? a[k].v : rows[0][k];
        at[k] = a[k].at >= 0 ? a[k].at : first;
      }
      reduce_table().of<T>().place_columns[kMax](best, at, rows, nr, nc, first);
      for (int64_t k = 0; k < nc; ++k) a[k] = {best[k], at[k]};
    }
    return kHasReduceLoops<T>;
  }
  void merge(Acc& a, const Acc& b) const {
    if (b.at >= 0) add(a, b.v, b.at);
  }
  R finish(const Acc& a) const { return a.at; }
};

void refuse_complex(const char* name, DType t) {
  check(!is_complex(t), Code::NotImplemented, "\"", name, "\" not implemented for '", scalar_type_name(t), "'");
}

// values[...] = in[...] at indices[...] along dim.
void pick(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  const TensorView* const views[] = {&in, &values, &indices};
  const int64_t step = in.ndim ? in.strides[dim] : 0;
  visit_sizes(in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_rows(views, in.ndim ? dim : -1, 8, [&](const int64_t* off) {
      data_of<T>(values)[off[1]] = data_of<T>(in)[off[0] + data_of<int64_t>(indices)[off[2]] * step];
    });
  });
}

template <bool kMax>
void with_indices(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  bool mask[64] = {};
  if (in.ndim) mask[dim] = true;
  with_ordered(in.dtype, [&](auto t) {
    using T = decltype(t);
    reduce(Place<T, kMax>(), indices, in, mask);
  });
  pick(values, indices, in, dim);
}

}  // namespace

void amax(const TensorView& out, const TensorView& in, const bool* mask) {
  refuse_complex("max", in.dtype);
  with_ordered(in.dtype, [&](auto t) { reduce(Extremum<decltype(t), true>(), out, in, mask); });
}
void amin(const TensorView& out, const TensorView& in, const bool* mask) {
  refuse_complex("min", in.dtype);
  with_ordered(in.dtype, [&](auto t) { reduce(Extremum<decltype(t), false>(), out, in, mask); });
}
void argmax(const TensorView& out, const TensorView& in, const bool* mask) {
  refuse_complex("argmax", in.dtype);
  with_ordered(in.dtype, [&](auto t) { reduce(Place<decltype(t), true>(), out, in, mask); });
}
void argmin(const TensorView& out, const TensorView& in, const bool* mask) {
  refuse_complex("argmin", in.dtype);
  with_ordered(in.dtype, [&](auto t) { reduce(Place<decltype(t), false>(), out, in, mask); });
}
void max_dim(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  refuse_complex("max", in.dtype);
  with_indices<true>(values, indices, in, dim);
}
void min_dim(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  refuse_complex("min", in.dtype);
  with_indices<false>(values, indices, in, dim);
}

}  // namespace eg::kernels
