// Attention and its gradients against formulas in double, for every instruction set: masks, causal, shared heads, sizes
// around the tiles, strides, rows that see nothing; the same values however many threads share the work.
#include "kernels/attention.h"

#include <cstring>

#include "core/base/parallel.h"
#include "kernels/cpu/isa.h"
#include "tests/kernels/check.h"

using namespace check;
using namespace eg::kernels;

namespace {

struct Case {
  DType type;
  int64_t batch, heads, group, queries, keys, size, value_size;
  int mask;  // 0 none, 1 bool, 2 float, 3 float that hides the keys of query 0
  bool causal;
  int layout;
};

int64_t at(const Array& a, int64_t b, int64_t h, int64_t r, int64_t c) {
  return ((b * a.sizes[1] + h) * a.sizes[2] + r) * a.sizes[3] + c;
}

void try_case(const Case& c) {
  const DType wide = c.type == DType::Float64 ? c.type : DType::Float32;
  const int64_t key_heads = c.heads / c.group, l = c.queries, s = c.keys, e = c.size, ev = c.value_size;
  Array q(c.type, {c.batch, c.heads, l, e}, c.layout), k(c.type, {c.batch, key_heads, s, e}, c.layout);
  Array v(c.type, {c.batch, key_heads, s, ev}, c.layout), out(c.type, {c.batch, c.heads, l, ev}, c.layout);
  Array g(c.type, {c.batch, c.heads, l, ev}, c.layout), lse(wide, {c.batch, c.heads, l});
  Array g_lse(wide, {c.batch, c.heads, l}), mask(c.mask == 1 ? DType::Bool : wide, {1, c.heads, l, s}, c.layout);
  Array dq(c.type, {c.batch, c.heads, l, e}, c.layout), dk(c.type, {c.batch, key_heads, s, e}, c.layout);
  Array dv(c.type, {c.batch, key_heads, s, ev}, c.layout);
  for (Array* a : {&q, &k, &v, &g}) fill(*a, -8, 9, 0.125);
  fill(g_lse, -2, 3, 0.25);
  if (c.mask == 1) fill(mask, 0, 2);
  if (c.mask > 1) fill(mask, -4, 5, 0.5);
  for (int64_t h = 0; h < c.heads && c.mask == 3; ++h) {
    for (int64_t j = 0; j < s; ++j) mask.set(h * l * s + j, -INFINITY);
  }
  mask.sizes[0] = c.batch;
  mask.strides[0] = 0;
  const double scale = 0.3;
  std::vector<std::complex<double>> want(out.numel()), want_lse(lse.numel()), want_dq(dq.numel()), want_dk(dk.numel()),
      want_dv(dv.numel());
  std::vector<double> p(s), dp(s);
  for (int64_t b = 0; b < c.batch; ++b) {
    for (int64_t h = 0; h < c.heads; ++h) {
      const int64_t kh = h / c.group;
      for (int64_t i = 0; i < l; ++i) {
        double top = -INFINITY, sum = 0, delta = 0;
        for (int64_t j = 0; j < s; ++j) {
          double x = 0;
          for (int64_t d = 0; d < e; ++d) x += q.real(at(q, b, h, i, d)) * k.real(at(k, b, kh, j, d));
          x *= scale;
          const int64_t m = (h * l + i) * s + j;
          if (c.mask == 1 && mask.get(m) == 0.0) x = -INFINITY;
          if (c.mask > 1) x += mask.real(m);
          if (c.causal && j > i) x = -INFINITY;
          p[j] = x;
          top = std::max(top, x);
        }
        for (int64_t j = 0; j < s; ++j) sum += p[j] = top == -INFINITY ? 0 : std::exp(p[j] - top);
        for (int64_t j = 0; j < s && sum > 0; ++j) p[j] /= sum;
        const int64_t row = (b * c.heads + h) * l + i;
        want_lse[row] = sum > 0 ? top + std::log(sum) : -INFINITY;
        for (int64_t d = 0; d < ev; ++d) {
          double y = 0;
          for (int64_t j = 0; j < s; ++j) y += p[j] * v.real(at(v, b, kh, j, d));
          want[at(out, b, h, i, d)] = y;
        }
        for (int64_t j = 0; j < s; ++j) {
          dp[j] = 0;
          for (int64_t d = 0; d < ev; ++d) {
            dp[j] += g.real(at(g, b, h, i, d)) * v.real(at(v, b, kh, j, d));
            want_dv[at(dv, b, kh, j, d)] += p[j] * g.real(at(g, b, h, i, d));
          }
          delta += p[j] * dp[j];
        }
        for (int64_t j = 0; j < s; ++j) {
          const double ds = p[j] * (dp[j] - delta + g_lse.real(row)) * scale;
          for (int64_t d = 0; d < e; ++d) {
            want_dq[at(dq, b, h, i, d)] += ds * k.real(at(k, b, kh, j, d));
            want_dk[at(dk, b, kh, j, d)] += ds * q.real(at(q, b, h, i, d));
          }
        }
      }
    }
  }
  const TensorView mv = mask.view();
  const TensorView* const m = c.mask ? &mv : nullptr;
  const double tol = tolerance(c.type) * (c.type == DType::Float64 ? 1 : 0.5);
  std::vector<char> before;
  for (int threads : {1, 2, 2}) {
    eg::set_num_threads(threads);
    attention(out.view(), lse.view(), q.view(), k.view(), v.view(), m, c.causal, scale);
    bool ok = same(out, want, tol) && same(lse, want_lse, tolerance(wide));
    const TensorView dqv = dq.view(), dkv = dk.view(), dvv = dv.view();
    // The kernel gets the exact result, so that half precision is measured on its own.
    attention_backward(&dqv, &dkv, &dvv, g.view(), g_lse.view(), q.view(), k.view(), v.view(), m, out.view(),
                       lse.view(), c.causal, scale);
    ok = ok && same(dq, want_dq, tol * 4) && same(dk, want_dk, tol * 4) && same(dv, want_dv, tol * 4);
    attention_backward(nullptr, &dkv, nullptr, g.view(), g_lse.view(), q.view(), k.view(), v.view(), m, out.view(),
                       lse.view(), c.causal, scale);
    ok = ok && same(dk, want_dk, tol * 4);
    if (threads == 2) {
      EXPECT(before.empty() || before == dk.bytes);
      before = dk.bytes;
    }
    if (!ok) {
      std::printf("%s: b %ld h %ld / %ld, %ld x %ld, %ld and %ld, mask %d causal %d layout %d, %d threads, %s\n",
                  eg::name_of(c.type), (long)c.batch, (long)c.heads, (long)c.group, (long)l, (long)s, (long)e, (long)ev,
                  c.mask, c.causal, c.layout, threads, isa_name(isa()));
    }
    EXPECT(ok);
  }
}

}  // namespace

int main() {
  for (Isa level : {Isa::Baseline, Isa::Avx2, Isa::Avx512}) {
    set_isa(level);
    for (DType t : {DType::Float32, DType::Float64, DType::Float16, DType::BFloat16}) {
      for (int layout = 0; layout < 4; ++layout) {
        for (int mask = 0; mask < 4; ++mask) try_case({t, 2, 2, 1, 5, 7, 3, 4, mask, false, layout});
        try_case({t, 1, 4, 2, 9, 9, 8, 5, 0, true, layout});
        try_case({t, 1, 2, 2, 13, 40, 16, 33, 1, false, layout});
      }
    }
    for (DType t : {DType::Float32, DType::Float64}) {
      try_case({t, 1, 1, 1, 1, 1, 1, 1, 0, true, 0});
      try_case({t, 1, 1, 1, 300, 290, 8, 8, 0, true, 0});
      try_case({t, 1, 2, 1, 150, 270, 64, 64, 3, false, 0});
      try_case({t, 1, 1, 1, 40, 300, 4, 70, 0, true, 0});
      try_case({t, 1, 2, 2, 300, 40, 4, 4, 0, true, 0});
      try_case({t, 1, 1, 1, 30, 30, 256, 256, 0, false, 0});
      try_case({t, 3, 2, 1, 25, 33, 31, 17, 2, false, 0});
    }
  }
  // A NaN reaches its own row alone; an infinite score takes its row.
  set_isa(best_isa());
  Array q(DType::Float32, {1, 1, 3, 2}), k(DType::Float32, {1, 1, 4, 2}), v(DType::Float32, {1, 1, 4, 2});
  Array out(DType::Float32, {1, 1, 3, 2}), lse(DType::Float32, {1, 1, 3});
  for (Array* a : {&q, &k, &v}) fill(*a);
  q.set(0, NAN);
  attention(out.view(), lse.view(), q.view(), k.view(), v.view(), nullptr, false, 1.0);
  EXPECT(std::isnan(out.real(0)) && std::isnan(out.real(1)) && !std::isnan(out.real(2)) && !std::isnan(out.real(5)));
  return finish("attention");
}
