// The product on one thread: a block of A's rows passes over the panels of B one after another, each small enough for
// the first cache. Operands are read where they lie as long as the caches take that well, else laid out anew: A's rows
// ahead of everything, a panel of B by its first product. Few rows times rows are inner products instead.
#include "kernels/cpu/isa/gemm.h"

#include "kernels/cpu/isa/tile.h"

namespace eg::kernels::EG_ISA {

extern const GemmTable k_gemm;

namespace {

template <class T>
void gemm(const Gemm<T>& g) {
  constexpr int64_t w = kWide<T>;
  static_assert(kDeep * w <= 256 * 32 && kRowStep <= 272);
  if (g.beta != T(0) && g.beta != T(1)) {
    for (int64_t i = 0; i < g.m; ++i) {
      for (int64_t j = 0; j < g.n; ++j) g.c[i * g.c_row + j] *= g.beta;
    }
  }
  T* const panel = g.scratch;
  T* const rows = g.scratch + kDeep * w;
  const int64_t passes = (g.k + kDeep - 1) / kDeep, deep = (g.k + passes - 1) / passes;
  const int64_t blocks = (g.m + kGemmRows - 1) / kGemmRows;
  const int64_t high = ((g.m + blocks - 1) / blocks + kTileRows - 1) / kTileRows * kTileRows;
  Later soon[2], *later = nullptr;
  if (g.next_lines[0] + g.next_lines[1] > 0) {
    const int64_t products = blocks * (high / kTileRows) * passes * ((g.n + w - 1) / w);
    for (int i = 0; i < 2; ++i) {
      const int64_t each = (g.next_lines[i] + products - 1) / products;
      soon[i] = {reinterpret_cast<const char*>(g.next[i]), g.next_lines[i], each};
    }
    later = soon;
  }
  for (int64_t i0 = 0; i0 < g.m; i0 += high) {
    const int64_t m = g.m - i0 < high ? g.m - i0 : high;
    for (int64_t k0 = 0; k0 < g.k; k0 += deep) {
      const int64_t k = g.k - k0 < deep ? g.k - k0 : deep;
      const T* const a = g.a + i0 * g.a_row + k0 * g.a_column;
      if (g.lay_a) lay_rows(rows, a, g.a_row, g.a_column, m, k, T(1));
      for (int64_t j0 = 0; j0 < g.n; j0 += w) {
        const int64_t n = g.n - j0 < w ? g.n - j0 : w;
        const T* b = g.b + k0 * g.b_row + j0 * g.b_column;
        int64_t step = g.b_row;
        T* keep = nullptr;
        if (g.b_column != 1 || (n != w && n != Vector<T>::kSize)) {
          lay_panel(panel, b, g.b_row, g.b_column, k, n);
          b = panel;
          step = w;
        } else if (g.lay_b && n == w) {
          keep = panel;
        }
        const T* const bias = g.bias && k0 == 0 ? g.bias + j0 : nullptr;
        const Target<T> to{g.c + i0 * g.c_row + j0, g.c_row, g.alpha, k0 > 0 || g.beta != T(0), bias};
        if (g.lay_a) {
          panel_product(m, n, k, rows, LaidRows{}, b, step, to, keep, later);
        } else {
          panel_product(m, n, k, a, LooseRows{g.a_row}, b, step, to, keep, later);
        }
      }
    }
  }
}

// Inner products that run side by side: as many as there are registers for.
#if defined(EG_ISA_avx512)
constexpr int kDotRows = 6;
#else
constexpr int kDotRows = 3;
#endif
constexpr int kDotColumns = 4;

template <class T, size_t... J>
EG_HD Vec<T> halves_swapped(Vec<T> v, size_t by, std::index_sequence<J...>) {
  constexpr size_t n = sizeof...(J);
  if (by == 8) return __builtin_shufflevector(v, v, ((J + 8) % n)...);
  if (by == 4) return __builtin_shufflevector(v, v, ((J + 4) % n)...);
  if (by == 2) return __builtin_shufflevector(v, v, ((J + 2) % n)...);
  return __builtin_shufflevector(v, v, ((J + 1) % n)...);
}
template <class T>
EG_HD T total(Vec<T> v) {
#pragma GCC unroll 4
  for (size_t by = Vector<T>::kSize / 2; by; by /= 2) {
    v += halves_swapped<T>(v, by, std::make_index_sequence<Vector<T>::kSize>());
  }
  return v[0];
}

template <class T, int kRows, int kColumns>
void dot_block(const Dots<T>& d, int64_t i, int64_t j) {
  constexpr int kLanes = Vector<T>::kSize;
  const T* const a = d.a + i * d.a_row;
  const T* const b = d.b + j * d.b_row;
  Vec<T> sum[kRows][kColumns];
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 4
    for (int c = 0; c < kColumns; ++c) sum[r][c] = Vec<T>{};
  }
  int64_t l = 0;
  for (; l + kLanes <= d.k; l += kLanes) {
    Vec<T> y[kColumns];
#pragma GCC unroll 4
    for (int c = 0; c < kColumns; ++c) y[c] = load(b + c * d.b_row + l);
#pragma GCC unroll 8
    for (int r = 0; r < kRows; ++r) {
      const Vec<T> x = load(a + r * d.a_row + l);
#pragma GCC unroll 4
      for (int c = 0; c < kColumns; ++c) sum[r][c] = fused(x, y[c], sum[r][c]);
    }
  }
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 4
    for (int c = 0; c < kColumns; ++c) {
      T s = total<T>(sum[r][c]);
      for (int64_t t = l; t < d.k; ++t) s = m::fma(a[r * d.a_row + t], b[c * d.b_row + t], s);
      s *= d.alpha;
      T* const to = d.c + (i + r) * d.c_row + (j + c) * d.c_column;
      if (d.bias) s += d.bias[(i + r) * d.bias_row + (j + c) * d.bias_column];
      *to = d.beta != T(0) ? *to + s : s;
    }
  }
}

template <class T, int kColumns, int... kRows>
EG_HD void dot_rows(const Dots<T>& d, int64_t rows, int64_t i, int64_t j, std::integer_sequence<int, kRows...>) {
  static constexpr void (*kBlocks[])(const Dots<T>&, int64_t, int64_t) = {dot_block<T, kRows + 1, kColumns>...};
  kBlocks[rows - 1](d, i, j);
}

template <class T>
void dots(const Dots<T>& d) {
  constexpr std::make_integer_sequence<int, kDotRows> kAll{};
  const int64_t blocks = (d.m + kDotRows - 1) / kDotRows;
  for (int64_t j = 0, n; j < d.n; j += n) {
    n = d.n - j >= kDotColumns ? kDotColumns : 1;
    for (int64_t p = 0; p < blocks; ++p) {
      const int64_t i = d.m * p / blocks, rows = d.m * (p + 1) / blocks - i;
      if (n == kDotColumns) dot_rows<T, kDotColumns>(d, rows, i, j, kAll);
      else dot_rows<T, 1>(d, rows, i, j, kAll);
    }
  }
}

}  // namespace

constexpr GemmTable k_gemm{gemm<float>, gemm<double>, dots<float>, dots<double>};

}  // namespace eg::kernels::EG_ISA
