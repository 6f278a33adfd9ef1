// The product on one thread: a block of A's rows passes over the panels of B one after another, each small enough for
// the first cache. Operands are read where they lie as long as the caches take that well, else laid out anew: A's rows
// ahead of everything, a panel of B by its first product.
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

}  // namespace

constexpr GemmTable k_gemm{gemm<float>, gemm<double>};

}  // namespace eg::kernels::EG_ISA
