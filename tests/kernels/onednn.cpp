// The loader of oneDNN: it is found beside the program, obeys the cap on instruction sets, and its gemm is right.
#include "kernels/cpu/onednn.h"

#include "kernels/cpu/isa.h"
#include "tests/kernels/check.h"

using namespace check;
using namespace eg::kernels;

namespace {

void try_sgemm(bool trans_a, bool trans_b, int64_t m, int64_t n, int64_t k, float alpha, float beta) {
  std::vector<float> a(static_cast<size_t>(m * k)), b(static_cast<size_t>(k * n)), c(static_cast<size_t>(m * n));
  for (auto* v : {&a, &b, &c}) {
    for (float& x : *v) x = static_cast<float>(next_int(-4, 5));
  }
  const std::vector<float> before = c;
  EXPECT(onednn::sgemm(trans_a, trans_b, m, n, k, alpha, a.data(), trans_a ? m : k, b.data(), trans_b ? k : n, beta,
                       c.data(), n));
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n; ++j) {
      float sum = 0;
      for (int64_t l = 0; l < k; ++l) sum += a[trans_a ? l * m + i : i * k + l] * b[trans_b ? j * k + l : l * n + j];
      EXPECT(c[i * n + j] == alpha * sum + beta * before[i * n + j]);
    }
  }
}

}  // namespace

int main() {
#if defined(__x86_64__)
  EXPECT(onednn::available() == (isa() >= Isa::Avx2));
#endif
  if (onednn::available()) {
    for (int trans = 0; trans < 4; ++trans) {
      try_sgemm(trans & 1, trans & 2, 5, 7, 3, 1, 0);
      try_sgemm(trans & 1, trans & 2, 70, 33, 129, 0.5f, 2);
      try_sgemm(trans & 1, trans & 2, 1, 300, 17, 1, 1);
    }
    onednn::set_enabled(false);
    EXPECT(!onednn::available());
    float x = 1, y = 3;
    EXPECT(!onednn::sgemm(false, false, 1, 1, 1, 1, &x, 1, &x, 1, 0, &y, 1) && y == 3);
    onednn::set_enabled(true);
    const Isa had = isa();
    set_isa(Isa::Baseline);
    EXPECT(!onednn::available());
    set_isa(had);
    EXPECT(onednn::available());
  }
  return finish("onednn");
}
