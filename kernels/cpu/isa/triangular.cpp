// Strips of right sides go through the triangle one after another: a row of the strip stays in registers while the rows
// that are known are taken off it.
#include "kernels/cpu/isa/triangular.h"

#include "kernels/cpu/isa/tile.h"

namespace eg::kernels::EG_ISA {

extern const SubstitutionTable k_substitution;

namespace {

template <class T, int kVectors>
void strip(const Substitution<T>& s, T* x) {
  constexpr int kLanes = Vector<T>::kSize;
  for (int64_t l = 0; l < s.n; ++l) {
    const int64_t i = s.upper ? s.n - 1 - l : l;
    T* const to = x + i * s.x_row;
    Vec<T> v[kVectors];
#pragma GCC unroll 8
    for (int k = 0; k < kVectors; ++k) v[k] = load(to + k * kLanes);
    const int64_t first = s.upper ? i + 1 : 0;
    const T* a = s.a + i * s.row + first * s.column;
    const T* known = x + first * s.x_row;
    for (int64_t j = 0; j < l; ++j, a += s.column, known += s.x_row) {
      const Vec<T> f = same(-*a);
#pragma GCC unroll 8
      for (int k = 0; k < kVectors; ++k) v[k] = fused(f, load(known + k * kLanes), v[k]);
    }
    if (!s.unit) {
      const Vec<T> d = same(s.a[i * (s.row + s.column)]);
#pragma GCC unroll 8
      for (int k = 0; k < kVectors; ++k) v[k] /= d;
    }
#pragma GCC unroll 8
    for (int k = 0; k < kVectors; ++k) store(to + k * kLanes, v[k]);
  }
}

template <class T>
void substitute(const Substitution<T>& s) {
  constexpr int64_t kLanes = Vector<T>::kSize;
  int64_t at = 0;
  for (; at + 8 * kLanes <= s.sides; at += 8 * kLanes) strip<T, 8>(s, s.x + at);
  for (; at + kLanes <= s.sides; at += kLanes) strip<T, 1>(s, s.x + at);
  for (; at < s.sides; ++at) {
    for (int64_t l = 0; l < s.n; ++l) {
      const int64_t i = s.upper ? s.n - 1 - l : l;
      T v = s.x[i * s.x_row + at];
      for (int64_t j = s.upper ? i + 1 : 0, end = s.upper ? s.n : i; j < end; ++j) {
        v = m::fma(-s.a[i * s.row + j * s.column], s.x[j * s.x_row + at], v);
      }
      s.x[i * s.x_row + at] = s.unit ? v : v / s.a[i * (s.row + s.column)];
    }
  }
}

}  // namespace

constexpr SubstitutionTable k_substitution{substitute<float>, substitute<double>};

}  // namespace eg::kernels::EG_ISA
