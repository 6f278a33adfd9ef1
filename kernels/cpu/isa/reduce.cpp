// Sums, squares, moments and extrema of blocks. Lanes are fixed in number, so that every instruction set adds in the
// same order.
#include "kernels/cpu/isa/reduce.h"

#include "kernels/cpu/isa/group.h"

namespace eg::kernels::EG_ISA {

extern const ReduceTable k_reduce;

namespace {

template <class T>
using A = typename ReduceLoops<T>::A;

struct Value {
  template <class T>
  EG_HD auto operator()(T v) const {
    return static_cast<A<T>>(v);
  }
};
struct Square {
  template <class T>
  EG_HD auto operator()(T v) const {
    const auto a = static_cast<A<T>>(v);
    return a * a;
  }
};

template <class T, class F>
EG_HD A<T> lanes(const T* p, int64_t n, F f) {
  A<T> lane[kLanes] = {};
  int64_t i = 0;
  if constexpr (std::is_same_v<T, float> && std::is_same_v<F, Value>) {
    // Sixteen floats a lane are added in a tree before they are widened.
    using V = Vector<float>;
    const auto four = [](const float* q) EG_INLINE {
      return (load<V>(q) + load<V>(q + kLanes)) + (load<V>(q + 2 * kLanes) + load<V>(q + 3 * kLanes));
    };
    for (; i + 16 * kLanes <= n; i += 16 * kLanes) {
      float sums[kLanes];
#pragma GCC unroll 8
      for (int64_t k = 0; k < kLanes; k += kLanesOf<V>) {
        const float* const q = p + i + k;
        const V low = four(q) + four(q + 4 * kLanes), high = four(q + 8 * kLanes) + four(q + 12 * kLanes);
        store<V>(sums + k, low + high);
      }
      for (int64_t k = 0; k < kLanes; ++k) lane[k] += f(sums[k]);
    }
  }
  for (; i + kLanes <= n; i += kLanes) {
    for (int64_t k = 0; k < kLanes; ++k) lane[k] += f(p[i + k]);
  }
  for (int64_t k = 0; i < n; ++i, ++k) lane[k] += f(p[i]);
  for (int64_t w = kLanes / 2; w; w /= 2) {
    for (int64_t k = 0; k < w; ++k) lane[k] += lane[k + w];
  }
  return lane[0];
}

template <class T, class F>
A<T> total(const T* p, int64_t n) {
  return lanes(p, n, F());
}

template <class T>
void moments(const T* p, int64_t n, double* mean, double* m2) {
  const double m = static_cast<double>(lanes(p, n, Value())) / static_cast<double>(n);
  *mean = m;
  if constexpr (kIsReal<T>) {
    *m2 = lanes(p, n, [m](T v) __attribute__((always_inline)) {
      const double d = static_cast<double>(v) - m;
      return d * d;
    });
  }
}

template <bool kMax, class T>
T extremum(const T* p, int64_t n, bool* nan) {
  if constexpr (kIsReal<T>) {
    using V = Vector<T>;
    constexpr int64_t kWidth = kLanesOf<V>;
    V best[4];
    Bits<V> odd = {};
    for (V& b : best) b = V{} + p[0];
    const auto take = [&](int k, V v) EG_INLINE {
      best[k] = (kMax ? v > best[k] : v < best[k]) ? v : best[k];
      odd |= v != v;
    };
    int64_t i = 0;
    for (; i + 4 * kWidth <= n; i += 4 * kWidth) {
#pragma GCC unroll 4
      for (int k = 0; k < 4; ++k) take(k, load<V>(p + i + k * kWidth));
    }
    for (; i < n; i += kWidth) take(0, n - i < kWidth ? load_some<V>(p + i, n - i, p[0]) : load<V>(p + i));
    T top = p[0];
    bool any = false;
    for (const V& b : best) {
      for (int64_t k = 0; k < kWidth; ++k) top = (kMax ? b[k] > top : b[k] < top) ? b[k] : top;
    }
    for (int64_t k = 0; k < kWidth; ++k) any |= odd[k] != 0;
    *nan = any;
    return top;
  }
  constexpr int64_t kLanes = 64 / sizeof(T) * 2;
  T lane[kLanes];
  for (int64_t k = 0; k < kLanes; ++k) lane[k] = p[0];
  std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t> odd[kLanes] = {};
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (int64_t k = 0; k < kLanes; ++k) {
      const T v = p[i + k];
      lane[k] = (kMax ? v > lane[k] : v < lane[k]) ? v : lane[k];
      odd[k] |= v != v;
    }
  }
  uint64_t any = 0;
  for (; i < n; ++i) {
    const T v = p[i];
    lane[0] = (kMax ? v > lane[0] : v < lane[0]) ? v : lane[0];
    any |= v != v;
  }
  T best = lane[0];
  for (int64_t k = 0; k < kLanes; ++k) {
    best = (kMax ? lane[k] > best : lane[k] < best) ? lane[k] : best;
    any |= odd[k];
  }
  *nan = any != 0;
  return best;
}

template <class T, class F>
void add_columns(A<T>* acc, const T* const* rows, int64_t nr, int64_t nc) {
  const F f;
  int64_t r = 0;
  if constexpr (std::is_same_v<T, float> && std::is_same_v<F, Value>) {
    // Eight rows of floats in a tree before they are widened.
    for (; r + 8 <= nr; r += 8) {
      const T *a = rows[r], *b = rows[r + 1], *c = rows[r + 2], *d = rows[r + 3];
      const T *e = rows[r + 4], *g = rows[r + 5], *h = rows[r + 6], *i = rows[r + 7];
#pragma GCC ivdep
      for (int64_t k = 0; k < nc; ++k) {
        acc[k] += f(((a[k] + b[k]) + (c[k] + d[k])) + ((e[k] + g[k]) + (h[k] + i[k])));
      }
    }
  }
  for (; r + 4 <= nr; r += 4) {
    const T *a = rows[r], *b = rows[r + 1], *c = rows[r + 2], *d = rows[r + 3];
#pragma GCC ivdep
    for (int64_t k = 0; k < nc; ++k) acc[k] += (f(a[k]) + f(b[k])) + (f(c[k]) + f(d[k]));
  }
  for (; r < nr; ++r) {
    const T* a = rows[r];
#pragma GCC ivdep
    for (int64_t k = 0; k < nc; ++k) acc[k] += f(a[k]);
  }
}

// Sixteen bits each, as floats.
template <bool kBrain>
EG_HD Vector<float> widened(const uint16_t* p) {
  if constexpr (kBrain) {
    typedef uint16_t Half __attribute__((vector_size(kVectorBytes / 2)));
    Half h;
    std::memcpy(&h, p, sizeof h);
    return std::bit_cast<Vector<float>>(__builtin_convertvector(h, Vector<uint32_t>) << 16);
  } else {
#if defined(__AVX512F__)
    return _mm512_maskz_cvtph_ps(0xffff, _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p)));
#elif defined(__F16C__)
    return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p)));
#else
    return Vector<float>{} + static_cast<float>(*p);
#endif
  }
}

// Eight rows of floats in a tree before they are widened again.
template <bool kBrain>
void half_columns(double* acc, const uint16_t* const* rows, int64_t nr, int64_t nc) {
  using V = Vector<float>;
  using D = Vector<double>;
  typedef float Half __attribute__((vector_size(kVectorBytes / 2)));
  struct Halves {
    Half v[2];
  };
  constexpr int64_t kWidth = kLanesOf<V>;
  for (int64_t r = 0; r < nr; r += 8) {
    const int64_t count = nr - r < 8 ? nr - r : 8;
    for (int64_t k = 0; k < nc; k += kWidth) {
      const int64_t width = nc - k < kWidth ? nc - k : kWidth;
      uint16_t edge[kWidth] = {};
      const auto row = [&](int64_t i) EG_INLINE {
        if (i >= count) return V{};
        const uint16_t* p = rows[r + i] + k;
        if (width < kWidth) {
          for (int64_t c = 0; c < width; ++c) edge[c] = p[c];
          p = edge;
        }
        return widened<kBrain>(p);
      };
      const V a = (row(0) + row(1)) + (row(2) + row(3)), b = (row(4) + row(5)) + (row(6) + row(7));
      const Halves sums = std::bit_cast<Halves>(a + b);
      double* const to = acc + k;
      for (int64_t part = 0; part < 2; ++part) {
        const D wide = __builtin_convertvector(sums.v[part], D);
        double* const at = to + part * kWidth / 2;
        if (width == kWidth) {
          store<D>(at, load<D>(at) + wide);
        } else {
          for (int64_t c = 0; c < kWidth / 2 && part * kWidth / 2 + c < width; ++c) at[c] += wide[c];
        }
      }
    }
  }
}

template <class T>
void moment_columns(double* mean, double* m2, const T* const* rows, int64_t nr, int64_t nc) {
  if constexpr (kIsReal<T>) {
    for (int64_t k = 0; k < nc; ++k) mean[k] = m2[k] = 0;
    add_columns<T, Value>(mean, rows, nr, nc);
    const double share = 1.0 / static_cast<double>(nr);
    for (int64_t k = 0; k < nc; ++k) mean[k] *= share;
    for (int64_t r = 0; r < nr; ++r) {
      const T* a = rows[r];
#pragma GCC ivdep
      for (int64_t k = 0; k < nc; ++k) {
        const double d = static_cast<double>(a[k]) - mean[k];
        m2[k] += d * d;
      }
    }
  }
}

template <bool kMax, class T>
void extremum_columns(T* best, const T* const* rows, int64_t nr, int64_t nc) {
  for (int64_t r = 0; r < nr; ++r) {
    const T* a = rows[r];
#pragma GCC ivdep
    for (int64_t k = 0; k < nc; ++k) {
      const T v = a[k], b = best[k];
      best[k] = ((kMax ? v > b : v < b) | (v != v)) ? v : b;
    }
  }
}

template <bool kMax, class T>
void place_columns(T* best, int64_t* at, const T* const* rows, int64_t nr, int64_t nc, int64_t first) {
  using Index = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
  Index index[kReduceColumns];
  for (int64_t k = 0; k < nc; ++k) index[k] = -1;
  for (int64_t r = 0; r < nr; ++r) {
    const T* a = rows[r];
#pragma GCC ivdep
    for (int64_t k = 0; k < nc; ++k) {
      const T v = a[k], b = best[k];
      const bool take = (kMax ? v > b : v < b) | ((v != v) & (b == b));
      best[k] = take ? v : b;
      index[k] = take ? static_cast<Index>(r) : index[k];
    }
  }
  for (int64_t k = 0; k < nc; ++k) at[k] = index[k] >= 0 ? first + index[k] : at[k];
}

template <class T>
constexpr ReduceLoops<T> loops() {
  return {total<T, Value>,
          total<T, Square>,
          moments<T>,
          {extremum<false, T>, extremum<true, T>},
          add_columns<T, Value>,
          add_columns<T, Square>,
          moment_columns<T>,
          {extremum_columns<false, T>, extremum_columns<true, T>},
          {place_columns<false, T>, place_columns<true, T>}};
}

}  // namespace

#if defined(__F16C__)
constexpr HalfColumns kFloat16 = half_columns<false>;
#else
constexpr HalfColumns kFloat16 = nullptr;
#endif
constexpr ReduceTable k_reduce{{half_columns<true>, kFloat16}, loops<float>(), loops<double>(), loops<int64_t>()};

}  // namespace eg::kernels::EG_ISA
