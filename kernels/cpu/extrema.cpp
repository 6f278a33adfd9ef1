// Largest and smallest values, and where they are. NaN wins, the first one.
#include "core/base/error.h"
#include "kernels/cpu/reduce_engine.h"
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
    if constexpr (std::is_floating_point_v<T>) {
      // Branch-free over lanes; a NaN is noticed on the way and settles the result.
      constexpr int kLanes = 16;
      T lane[kLanes];
      for (T& l : lane) l = best;
      bool nan = best != best;
      int64_t i = 0;
      for (; i + kLanes <= n; i += kLanes) {
        for (int k = 0; k < kLanes; ++k) {
          const T v = p[i + k];
          lane[k] = (kMax ? v > lane[k] : v < lane[k]) ? v : lane[k];
          nan |= v != v;
        }
      }
      for (; i < n; ++i) {
        lane[0] = (kMax ? p[i] > lane[0] : p[i] < lane[0]) ? p[i] : lane[0];
        nan |= p[i] != p[i];
      }
      for (T l : lane) best = better<T, kMax>(l, best) ? l : best;
      if (nan) best = std::numeric_limits<T>::quiet_NaN();
    } else {
      for (int64_t i = 0; i < n; ++i) best = kMax ? std::max(best, p[i]) : std::min(best, p[i]);
    }
    a = {best, true};
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
    for (int64_t i = 0; i < n; ++i) add(a, p[i], first + i);
  }
  void merge(Acc& a, const Acc& b) const {
    if (b.at >= 0) add(a, b.v, b.at);
  }
  R finish(const Acc& a) const { return a.at; }
};

void refuse_complex(const char* name, DType t) {
  check(!is_complex(t), Code::NotImplemented, "\"", name, "\" not implemented for '", scalar_type_name(t), "'");
}

template <bool kMax>
void with_indices(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  bool mask[64] = {};
  if (in.ndim) mask[dim] = true;
  with_ordered(in.dtype, [&](auto t) {
    using T = decltype(t);
    reduce(Place<T, kMax>(), indices, in, mask);
    reduce(Extremum<T, kMax>(), values, in, mask);
  });
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
