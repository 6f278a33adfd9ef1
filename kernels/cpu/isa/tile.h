// What matrix products and attention are made of: vectors of the running instruction set, the block of a product that
// stays in registers, and the copies that lay its operands out. A is a block of rows at a fixed distance (kRowStep), so
// that every element is one displacement away; B is a panel of kWide columns.
#pragma once
#include <cstring>
#include <utility>

#include "kernels/scalar/math.h"

#ifdef __FMA__
#include <immintrin.h>
#endif

namespace eg::kernels::EG_ISA {

#if defined(EG_ISA_avx512)
inline constexpr int kVectorBytes = 64, kTileRows = 12;
#elif defined(EG_ISA_avx2)
inline constexpr int kVectorBytes = 32, kTileRows = 6;
#else
inline constexpr int kVectorBytes = 16, kTileRows = 6;
#endif
inline constexpr int kTileVectors = 2;
// The longest sum of products in one pass, and the distance of the rows of A: off a power of two, so that rows do not
// compete for the same lines of the cache.
inline constexpr int64_t kDeep = 256, kRowStep = kDeep + 16;

template <class T>
struct Vector {
  typedef T Type __attribute__((vector_size(kVectorBytes), may_alias));
  typedef T Loose __attribute__((vector_size(kVectorBytes), aligned(sizeof(T)), may_alias));
  using Int = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
  typedef Int Ints __attribute__((vector_size(kVectorBytes), may_alias));
  static constexpr int kSize = kVectorBytes / static_cast<int>(sizeof(T));
};
template <class T>
using Vec = typename Vector<T>::Type;
// Columns of a panel of B.
template <class T>
inline constexpr int64_t kWide = int64_t{kTileVectors} * Vector<T>::kSize;

template <class T>
EG_HD Vec<T> load(const T* p) {
  return *reinterpret_cast<const typename Vector<T>::Loose*>(p);
}
template <class T>
EG_HD void store(T* p, Vec<T> v) {
  *reinterpret_cast<typename Vector<T>::Loose*>(p) = v;
}
template <class T>
EG_HD Vec<T> same(T x) {
  return x - Vec<T>{};  // x + 0 would lose the sign of a zero
}

// a * b + c, one rounding where the instruction exists.
#if defined(EG_ISA_avx512)
EG_HD Vec<float> fused(Vec<float> a, Vec<float> b, Vec<float> c) { return _mm512_fmadd_ps(a, b, c); }
EG_HD Vec<double> fused(Vec<double> a, Vec<double> b, Vec<double> c) { return _mm512_fmadd_pd(a, b, c); }
#elif defined(EG_ISA_avx2)
EG_HD Vec<float> fused(Vec<float> a, Vec<float> b, Vec<float> c) { return _mm256_fmadd_ps(a, b, c); }
EG_HD Vec<double> fused(Vec<double> a, Vec<double> b, Vec<double> c) { return _mm256_fmadd_pd(a, b, c); }
#else
EG_HD Vec<float> fused(Vec<float> a, Vec<float> b, Vec<float> c) { return a * b + c; }
EG_HD Vec<double> fused(Vec<double> a, Vec<double> b, Vec<double> c) { return a * b + c; }
#endif

// Copies n elements; calls of the C library cost as much as the short rows they copy.
template <class T>
EG_HD void copy_row(T* out, const T* in, int64_t n) {
  constexpr int64_t kLanes = Vector<T>::kSize;
  if (n < kLanes) {
    for (int64_t i = 0; i < n; ++i) out[i] = in[i];
    return;
  }
  for (int64_t i = 0; i + kLanes <= n; i += kLanes) store(out + i, load(in + i));
  store(out + n - kLanes, load(in + n - kLanes));
}

// ---- the block in registers -----------------------------------------------------------------------------------------

// c[kRows, kVectors * lanes] = first + factor * a[kRows, k] @ b[k, ...]. What `first` is: c itself where `add`, else a row
// of `bias` where there is one, else nothing.
template <class T>
struct Target {
  T* c;
  int64_t step;
  T factor;
  bool add;
  const T* bias;
};

// How the rows of A lie: at the fixed distance, or at any.
struct LaidRows {
  template <class T>
  struct At {
    const T* a;
    At(const T* first, LaidRows) : a(first) {}
    EG_HD T row(int i) const { return a[i * kRowStep]; }
    EG_HD void next() { ++a; }
  };
};
struct LooseRows {
  int64_t step;
  template <class T>
  struct At {
    const T *a, *b, *c, *d;
    int64_t step;
    At(const T* first, LooseRows r)
        : a(first), b(first + 3 * r.step), c(first + 6 * r.step), d(first + 9 * r.step), step(r.step) {}
    EG_HD T row(int i) const { return (i < 3 ? a : i < 6 ? b : i < 9 ? c : d)[i % 3 * step]; }
    EG_HD void next() { ++a, ++b, ++c, ++d; }
  };
};

// With kKeep the rows of B are kept at `keep`, kVectors vectors each, for the blocks that follow.
template <class T, int kRows, int kVectors, class Rows, bool kKeep = false>
void block(int64_t k, const T* first, Rows how, const T* b, int64_t b_step, const Target<T>& to, T* keep) {
  constexpr int kLanes = Vector<T>::kSize;
  typename Rows::template At<T> a(first, how);
  Vec<T> sum[kRows][kVectors];
#pragma GCC unroll 16
  for (int i = 0; i < kRows; ++i) {
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) sum[i][v] = Vec<T>{};
  }
  for (int64_t l = 0; l < k; ++l) {
    Vec<T> row[kVectors];
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) row[v] = load(b + v * kLanes);
    if constexpr (kKeep) {
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) store(keep + v * kLanes, row[v]);
      keep += kVectors * kLanes;
    }
#pragma GCC unroll 16
    for (int i = 0; i < kRows; ++i) {
      const Vec<T> x = same(a.row(i));
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) sum[i][v] = fused(x, row[v], sum[i][v]);
    }
    a.next();
    b += b_step;
  }
  if (to.factor != T(1)) {
    const Vec<T> f = same(to.factor);
#pragma GCC unroll 16
    for (int i = 0; i < kRows; ++i) {
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) sum[i][v] *= f;
    }
  }
  T* c = to.c;
  if (to.add) {
#pragma GCC unroll 16
    for (int i = 0; i < kRows; ++i) {
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) store(c + v * kLanes, load(c + v * kLanes) + sum[i][v]);
      c += to.step;
    }
    return;
  }
  if (to.bias) {
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) {
      const Vec<T> x = load(to.bias + v * kLanes);
#pragma GCC unroll 16
      for (int i = 0; i < kRows; ++i) sum[i][v] += x;
    }
  }
#pragma GCC unroll 16
  for (int i = 0; i < kRows; ++i) {
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) store(c + v * kLanes, sum[i][v]);
    c += to.step;
  }
}

template <class T, class Rows>
using Block = void (*)(int64_t, const T*, Rows, const T*, int64_t, const Target<T>&, T*);

template <class T, int kVectors, class Rows, int... kRows>
EG_HD Block<T, Rows> block_of(int64_t rows, std::integer_sequence<int, kRows...>) {
  static constexpr Block<T, Rows> kBlocks[] = {block<T, kRows + 1, kVectors, Rows>...};
  return kBlocks[rows - 1];
}

template <class T, class Rows, int... kRows>
EG_HD Block<T, Rows> keep_of(int64_t rows, std::integer_sequence<int, kRows...>) {
  constexpr int kLeast = kTileRows / 2;  // of even blocks, where there are two
  static constexpr Block<T, Rows> kBlocks[] = {
      block<T, (kRows + 1 < kLeast ? kLeast : kRows + 1), kTileVectors, Rows, true>...};
  return kBlocks[rows - 1];
}

EG_HD int64_t row_step(LaidRows) { return kRowStep; }
EG_HD int64_t row_step(LooseRows r) { return r.step; }

// Memory that will be wanted later, fetched into the second cache a few lines at a time.
struct Later {
  const char* at = nullptr;
  int64_t lines = 0, each = 0;
  EG_HD void some() {
    const int64_t n = lines < each ? lines : each;
    for (int64_t i = 0; i < n; ++i, at += 64) __builtin_prefetch(at, 0, 2);
    lines -= n;
  }
};

// The product of `rows` rows of A (any number) and one panel of `columns` <= kWide columns, k <= kDeep. A panel must be
// readable as a whole (one vector where columns fit into one); of c and bias no column beyond is touched. With `keep`
// the first block copies the panel, of kWide columns, for those that follow.
template <class T, class Rows>
EG_HD void panel_product(int64_t rows, int64_t columns, int64_t k, const T* a, Rows how, const T* b, int64_t b_step,
                         const Target<T>& to, T* keep = nullptr, Later* later = nullptr) {
  constexpr std::make_integer_sequence<int, kTileRows> kAll{};
  constexpr int64_t kLanes = Vector<T>::kSize;
  const int64_t wide = columns <= kLanes ? kLanes : kWide<T>, step = row_step(how);
  const auto run = [&](int64_t n, const T* from, const Target<T>& target) __attribute__((always_inline)) {
    (columns <= kLanes ? block_of<T, 1, Rows>(n, kAll) : block_of<T, kTileVectors, Rows>(n, kAll))(k, from, how, b,
                                                                                                   b_step, target,
                                                                                                   nullptr);
  };
  alignas(64) T edge_bias[kWide<T>];
  if (to.bias && columns != wide) {
    for (int64_t j = 0; j < wide; ++j) edge_bias[j] = j < columns ? to.bias[j] : T(0);
  }
  // Even blocks: the last would be too low to keep the units busy.
  const int64_t blocks = (rows + kTileRows - 1) / kTileRows, low = rows / blocks;
  int64_t higher = rows - low * blocks;  // blocks with a row more
  if (blocks == 1) keep = nullptr;
  for (int64_t i = 0, n; i < rows; i += n) {
    n = low + (higher-- > 0 ? 1 : 0);
    if (later) later[0].some(), later[1].some();
    if (keep && i == 0) {
      keep_of<T, Rows>(n, kAll)(k, a, how, b, b_step, to, keep);
      b = keep;
      b_step = kWide<T>;
      continue;
    }
    Target<T> target = to;
    target.c += i * to.step;
    if (columns == wide) {
      run(n, a + i * step, target);
      continue;
    }
    alignas(64) T edge[kTileRows * kWide<T>];
    T* const c = target.c;
    if (to.add) {
      for (int64_t r = 0; r < n; ++r) {
        for (int64_t j = 0; j < wide; ++j) edge[r * kWide<T> + j] = j < columns ? c[r * to.step + j] : T(0);
      }
    }
    target.c = edge;
    target.step = kWide<T>;
    if (to.bias) target.bias = edge_bias;
    run(n, a + i * step, target);
    for (int64_t r = 0; r < n; ++r) copy_row(c + r * to.step, edge + r * kWide<T>, columns);
  }
}
template <class T>
EG_HD void panel_product(int64_t rows, int64_t columns, int64_t k, const T* a, const T* b, int64_t b_step,
                         const Target<T>& to) {
  panel_product(rows, columns, k, a, LaidRows{}, b, b_step, to);
}

// ---- laying out the operands ----------------------------------------------------------------------------------------

// One step of turning a square of vectors: swaps the halves of 2 * kHalf x 2 * kHalf squares that are off the diagonal.
template <class T, int kHalf, size_t... J>
EG_HD void swap_halves(Vec<T>* r, std::index_sequence<J...>) {
  constexpr size_t kLanes = sizeof...(J);
#pragma GCC unroll 16
  for (size_t i = 0; i < kLanes; ++i) {
    if (i & kHalf) continue;
    const Vec<T> a = r[i], b = r[i + kHalf];
    r[i] = __builtin_shufflevector(a, b, (J & kHalf ? kLanes + J - kHalf : J)...);
    r[i + kHalf] = __builtin_shufflevector(a, b, (J & kHalf ? kLanes + J : J + kHalf)...);
  }
}

// out[j * out_step + i] = in[i * in_step + j] for rows x columns elements of in.
template <class T>
void transpose(T* out, int64_t out_step, const T* in, int64_t in_step, int64_t rows, int64_t columns) {
  constexpr int kLanes = Vector<T>::kSize;
  using All = std::make_index_sequence<kLanes>;
  int64_t i = 0;
  for (; i + kLanes <= rows; i += kLanes) {
    int64_t j = 0;
    for (; j + kLanes <= columns; j += kLanes) {
      Vec<T> r[kLanes];
#pragma GCC unroll 16
      for (int l = 0; l < kLanes; ++l) r[l] = load(in + (i + l) * in_step + j);
      if constexpr (kLanes >= 16) swap_halves<T, 8>(r, All());
      if constexpr (kLanes >= 8) swap_halves<T, 4>(r, All());
      if constexpr (kLanes >= 4) swap_halves<T, 2>(r, All());
      swap_halves<T, 1>(r, All());
#pragma GCC unroll 16
      for (int l = 0; l < kLanes; ++l) store(out + (j + l) * out_step + i, r[l]);
    }
    for (; j < columns; ++j) {
      for (int l = 0; l < kLanes; ++l) out[j * out_step + i + l] = in[(i + l) * in_step + j];
    }
  }
  for (; i < rows; ++i) {
    for (int64_t j = 0; j < columns; ++j) out[j * out_step + i] = in[i * in_step + j];
  }
}

// Rows of A at their distance, times a factor.
template <class T>
void lay_rows(T* out, const T* in, int64_t row, int64_t column, int64_t rows, int64_t k, T factor) {
  if (column == 1) {
    for (int64_t i = 0; i < rows; ++i) {
      const T* const from = in + i * row;
      T* const to = out + i * kRowStep;
      if (factor == T(1)) {
        copy_row(to, from, k);
      } else {
        for (int64_t l = 0; l < k; ++l) to[l] = from[l] * factor;
      }
    }
    return;
  }
  if (row == 1) {
    transpose(out, kRowStep, in, column, k, rows);
  } else {
    for (int64_t i = 0; i < rows; ++i) {
      for (int64_t l = 0; l < k; ++l) out[i * kRowStep + l] = in[i * row + l * column];
    }
  }
  if (factor == T(1)) return;
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t l = 0; l < k; ++l) out[i * kRowStep + l] *= factor;
  }
}

// A panel of B: rows of kWide elements, with zeros beyond `columns`.
template <class T>
void lay_panel(T* out, const T* in, int64_t row, int64_t column, int64_t k, int64_t columns) {
  constexpr int64_t w = kWide<T>;
  if (columns < w) {
    for (int64_t l = 0; l < k; ++l) {
      for (int64_t j = columns; j < w; ++j) out[l * w + j] = T(0);
    }
  }
  if (column == 1) {
    if (columns == w) {
      for (int64_t l = 0; l < k; ++l) std::memcpy(out + l * w, in + l * row, sizeof(T) * w);
    } else {
      for (int64_t l = 0; l < k; ++l) copy_row(out + l * w, in + l * row, columns);
    }
  } else if (row == 1) {
    transpose(out, w, in, column, columns, k);
  } else {
    for (int64_t l = 0; l < k; ++l) {
      for (int64_t j = 0; j < columns; ++j) out[l * w + j] = in[l * row + j * column];
    }
  }
}

}  // namespace eg::kernels::EG_ISA
