// The product on one thread: blocks of A's rows are laid out once for a stretch of the inner dimension, and pass over
// the panels of B one after another, each laid out when its turn comes and small enough for the first cache.
#include "kernels/cpu/isa/gemm.h"

#include "kernels/cpu/isa/tile.h"

namespace eg::kernels::EG_ISA {

extern const GemmTable k_gemm;

namespace {

// With fewer rows than this, a panel of B is read where it lies: laying it out would cost as much as it saves.
constexpr int64_t kDirectRows = 2 * kTileRows;

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
  for (int64_t i0 = 0; i0 < g.m; i0 += high) {
    const int64_t m = g.m - i0 < high ? g.m - i0 : high;
    for (int64_t k0 = 0; k0 < g.k; k0 += deep) {
      const int64_t k = g.k - k0 < deep ? g.k - k0 : deep;
      lay_rows(rows, g.a + i0 * g.a_row + k0 * g.a_column, g.a_row, g.a_column, m, k, T(1));
      for (int64_t j0 = 0; j0 < g.n; j0 += w) {
        const int64_t n = g.n - j0 < w ? g.n - j0 : w;
        const T* b = g.b + k0 * g.b_row + j0 * g.b_column;
        int64_t step = g.b_row;
        const bool whole = n == w || n == Vector<T>::kSize;
        // Where all of B fits into the first cache it can stay where it lies, too.
        const bool near = g.m <= kDirectRows || g.b_row == w || k * g.b_row * int64_t{sizeof(T)} <= 32768;
        if (g.b_column != 1 || !whole || !near) {
          lay_panel(panel, b, g.b_row, g.b_column, k, n);
          b = panel;
          step = w;
        }
        const T* const bias = g.bias && k0 == 0 ? g.bias + j0 : nullptr;
        const Target<T> to{g.c + i0 * g.c_row + j0, g.c_row, g.alpha, k0 > 0 || g.beta != T(0), bias};
        panel_product(m, n, k, rows, b, step, to);
      }
    }
  }
}

}  // namespace

constexpr GemmTable k_gemm{gemm<float>, gemm<double>};

}  // namespace eg::kernels::EG_ISA
