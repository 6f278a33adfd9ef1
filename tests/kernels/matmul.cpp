// gemm, mv and dot against sums of products in double: every dtype, layout, batch broadcasting and corner case, and the
// own products of each instruction set.
#include "kernels/matmul.h"

#include "core/base/parallel.h"
#include "kernels/cpu/isa.h"
#include "kernels/cpu/onednn_matmul.h"
#include "tests/kernels/check.h"

using namespace check;

namespace {

void try_gemm(DType t, int64_t batch, int64_t m, int64_t n, int64_t k, int lo, int la, int lb, double alpha,
              double beta, bool share_b) {
  Array out(t, {batch, m, n}, lo), a(t, {batch, m, k}, la), b(t, {share_b ? 1 : batch, k, n}, lb);
  const int64_t low = eg::is_unsigned(t) ? 0 : -3;
  fill(out, low, 4);
  fill(a, low, 4);
  fill(b, low, 4);
  if (share_b) {
    b.sizes[0] = batch;
    b.strides[0] = 0;
  }
  std::vector<std::complex<double>> want(static_cast<size_t>(batch * m * n));
  for (int64_t i = 0; i < batch; ++i) {
    for (int64_t r = 0; r < m; ++r) {
      for (int64_t c = 0; c < n; ++c) {
        std::complex<double> s = 0;
        for (int64_t l = 0; l < k; ++l) s += a.get((i * m + r) * k + l) * b.get((i * k + l) * n + c);
        const int64_t at = (i * m + r) * n + c;
        want[static_cast<size_t>(at)] = alpha * s + (beta == 0 ? 0.0 : beta * out.get(at));
      }
    }
  }
  if (beta == 0 && eg::is_floating(t)) fill(out, 0, 1, NAN);
  eg::kernels::gemm(out.view(), a.view(), b.view(), alpha, beta);
  if (eg::is_int(t) && eg::size_of(t) == 1) {
    for (auto& w : want) {
      const int64_t v = static_cast<int64_t>(w.real());
      w = t == DType::Int8 ? static_cast<double>(static_cast<int8_t>(v)) : static_cast<double>(static_cast<uint8_t>(v));
    }
  }
  EXPECT(same(out, want, tolerance(t)));
}

void try_bias(DType t, int64_t m, int64_t n, int64_t k, int la, int lb) {
  Array out(t, {m, n}), a(t, {m, k}, la), b(t, {k, n}, lb), bias(t, {n}, lb == 2 ? 2 : 0);
  fill(out, 0, 1, NAN);
  fill(a, -3, 4);
  fill(b, -3, 4);
  fill(bias, -3, 4);
  std::vector<std::complex<double>> want(static_cast<size_t>(m * n));
  for (int64_t r = 0; r < m; ++r) {
    for (int64_t c = 0; c < n; ++c) {
      std::complex<double> s = bias.get(c);
      for (int64_t l = 0; l < k; ++l) s += a.get(r * k + l) * b.get(l * n + c);
      want[static_cast<size_t>(r * n + c)] = s;
    }
  }
  eg::kernels::gemm_bias(out.view(), a.view(), b.view(), bias.view());
  EXPECT(same(out, want, tolerance(t)));
}

// Processors with instructions for bfloat16 use them, and small products don't pay for it.
void try_direct() {
  const std::vector<uint16_t> one(64 * 64, 0x3f80);
  std::vector<uint16_t> c(64 * 64, 0x7fc0);
  const auto product = [&](int64_t n) {
    return eg::kernels::onednn::half_matmul(DType::BFloat16, eg::kernels::row_major(c.data(), n, n),
                                            eg::kernels::row_major(one.data(), n, n),
                                            eg::kernels::row_major(one.data(), n, n), 0, true);
  };
#if defined(__x86_64__)
  EXPECT(product(64) == (eg::kernels::isa() >= eg::kernels::Isa::Avx512 && __builtin_cpu_supports("avx512bf16")));
  EXPECT(c[0] == (c[64 * 64 - 1] == 0x4280 ? 0x4280 : 0x7fc0));
#endif
  EXPECT(!product(8));
}

}  // namespace

int main() {
  try_direct();
  for (int threads : {1, 2}) {
    eg::set_num_threads(threads);
    for (DType t :
         {DType::Float32, DType::Float64, DType::Complex64, DType::Complex128, DType::Float16, DType::BFloat16,
          DType::Int8, DType::UInt8, DType::Int16, DType::Int32, DType::Int64, DType::UInt32}) {
      if (threads == 2 && (t == DType::Float16 || t == DType::BFloat16)) {
        for (int layouts = 0; layouts < 16; ++layouts) {  // of several blocks
          try_gemm(t, 1, 150, 300, 7, layouts % 3, layouts % 4, layouts / 4, 1, 0, false);
          try_gemm(t, 1, 150, 300, 7, layouts % 3, layouts % 4, layouts / 4, 1, 0.5, false);
        }
      }
      const int64_t shapes[][4] = {{1, 3, 4, 5},   {2, 20, 30, 17}, {1, 90, 70, 80}, {3, 1, 40, 40},
                                   {3, 40, 1, 40}, {2, 1, 1, 600},  {1, 40, 40, 1},  {2, 5, 6, 0},
                                   {0, 3, 3, 3},   {1, 0, 3, 3},    {5, 33, 17, 9},  {1, 1, 900, 2}};
      for (const auto& s : shapes) {
        for (int la = 0; la < 4; ++la) {
          for (int lb = 0; lb < 4; ++lb) {
            const int lo = (la + lb) % 4;
            try_gemm(t, s[0], s[1], s[2], s[3], lo, la, lb, 1, 0, false);
            try_gemm(t, s[0], s[1], s[2], s[3], (lo + 1) % 4, la, lb, 2, 3, s[0] > 1);
          }
        }
      }
    }
  }
  for (eg::kernels::Isa level : {eg::kernels::Isa::Baseline, eg::kernels::Isa::Avx2, eg::kernels::Isa::Avx512}) {
    set_isa(level);
    for (DType t : {DType::Float32, DType::Float64}) {
      const int64_t shapes[][3] = {{1, 1, 1}, {7, 1, 40}, {1, 70, 40}, {30, 40, 33}, {100, 90, 130}};
      for (const auto& s : shapes) {
        for (int lb = 0; lb < 4; ++lb) {
          eg::set_num_threads(1 + lb % 2);
          try_bias(t, s[0], s[1], s[2], (lb + 1) % 4, lb);
          try_gemm(t, 1, s[0], s[1], s[2], lb, lb, (lb + 1) % 4, 1, 1, false);
        }
      }
      try_bias(t, 270, 40, 300, 0, 1);  // several passes over the inner dimension, several blocks of rows
      try_bias(t, 290, 70, 300, 0, 0);  // the same with operands that are read where they lie
      try_bias(t, 41, 64, 512, 0, 0);   // rows that compete for lines of the cache
      const int64_t few[][3] = {{2, 41, 260}, {12, 9, 256}, {50, 5, 301}, {7, 64, 515}};  // as inner products
      for (const auto& s : few) {
        try_bias(t, s[0], s[1], s[2], 0, 1);
        try_gemm(t, 2, s[0], s[1], s[2], s[0] % 2, 0, 1, 2, s[0] % 2, false);
      }
      for (int lb = 0; lb < 3; ++lb) try_gemm(t, 5, 67, 97, 160, 0, lb % 2, lb, 2, lb % 2, lb == 2);  // in turn
    }
  }
  Array a(DType::Float32, {1000}, 2), b(DType::Float32, {1000}, 0), r(DType::Float32, {});
  fill(a);
  fill(b);
  double want = 0;
  for (int64_t i = 0; i < 1000; ++i) want += a.real(i) * b.real(i);
  eg::kernels::dot(r.view(), a.view(), b.view());
  EXPECT(near(r.get(0), want, 1e-5));
  Array ca(DType::Complex128, {7}, 3), cb(DType::Complex128, {7}, 0), cr(DType::Complex128, {});
  fill(ca);
  fill(cb);
  std::complex<double> cwant = 0;
  for (int64_t i = 0; i < 7; ++i) cwant += std::conj(ca.get(i)) * cb.get(i);
  eg::kernels::dot(cr.view(), ca.view(), cb.view(), true);
  EXPECT(near(cr.get(0), cwant, 1e-12));
  Array flag(DType::Bool, {2, 2});
  EXPECT(error_of([&] { eg::kernels::gemm(flag.view(), flag.view(), flag.view()); }) ==
         "\"addmm_impl_cpu_\" not implemented for 'Bool'");
  return finish("matmul");
}
