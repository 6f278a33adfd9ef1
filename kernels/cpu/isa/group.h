// A fixed number of lanes, as many vectors as the instruction set needs for them: sums over groups are added in the
// same order by every instruction set.
#pragma once
#include "kernels/scalar/math.h"

// For lambdas: they carry the code of the instruction set, so they must not be shared.
#define EG_INLINE __attribute__((always_inline))

namespace eg::kernels::EG_ISA {

inline constexpr int64_t kLanes = 32;

template <class T>
struct Group {
  using V = Vector<T>;
  static constexpr int64_t kWidth = kLanesOf<V>, kCount = kLanes / kWidth;
  V v[kCount];

  EG_HD static Group all(T x) {
    Group g;
    for (int64_t k = 0; k < kCount; ++k) g.v[k] = V{} + x;
    return g;
  }
  EG_HD static Group load(const T* p) {
    Group g;
    for (int64_t k = 0; k < kCount; ++k) g.v[k] = kernels::load<V>(p + k * kWidth);
    return g;
  }
  // The first n <= kLanes elements; the others are `fill`.
  EG_HD static Group load(const T* p, int64_t n, T fill) {
    Group g;
    for (int64_t k = 0; k < kCount; ++k) g.v[k] = load_some<V>(p + k * kWidth, inside(n, k), fill);
    return g;
  }
  EG_HD void store(T* p) const {
    for (int64_t k = 0; k < kCount; ++k) kernels::store<V>(p + k * kWidth, v[k]);
  }
  EG_HD void store(T* p, int64_t n) const {
    for (int64_t k = 0; k < kCount; ++k) store_some<V>(p + k * kWidth, v[k], inside(n, k));
  }
  // Lane k and lane k + w, for w from half of them down to 1.
  EG_HD T sum() const {
    V all[kCount];
    for (int64_t k = 0; k < kCount; ++k) all[k] = v[k];
    for (int64_t w = kCount / 2; w; w /= 2) {
      for (int64_t k = 0; k < w; ++k) all[k] += all[k + w];
    }
    return sum_of<sizeof(V)>(all[0]);
  }
  // Of numbers; a NaN may be passed over.
  EG_HD T largest() const {
    V top = v[0];
    for (int64_t k = 1; k < kCount; ++k) top = m::larger(v[k], top);
    T best = top[0];
    for (int64_t k = 1; k < kWidth; ++k) best = top[k] > best ? top[k] : best;
    return best;
  }

 private:
  template <size_t kBytes, class X>
  EG_HD static T sum_of(X x) {
    if constexpr (kBytes == 2 * sizeof(T)) {
      return x[0] + x[1];
    } else {
      typedef T Half __attribute__((vector_size(kBytes / 2)));
      struct {
        Half low, high;
      } halves;
      std::memcpy(&halves, &x, sizeof x);
      return sum_of<kBytes / 2>(halves.low + halves.high);
    }
  }
  static constexpr int64_t inside(int64_t n, int64_t k) {
    const int64_t left = n - k * kWidth;
    return left < 0 ? 0 : left > kWidth ? kWidth : left;
  }
};

// f(group, position, number of elements) for all groups of x, the last one filled up.
template <class T, class F>
EG_HD void by_groups(const T* x, int64_t n, T fill, F&& f) {
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) f(Group<T>::load(x + i), i, kLanes);
  if (i < n) f(Group<T>::load(x + i, n - i, fill), i, n - i);
}

}  // namespace eg::kernels::EG_ISA
