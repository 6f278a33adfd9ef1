// Reductions and scans against naive computations, over every set of dimensions, for all dtypes, layouts and
// instruction sets; special values; and that the number of threads changes nothing.
#include "kernels/reduce.h"

#include <algorithm>

#include "check.h"
#include "core/base/parallel.h"
#include "kernels/cpu/isa.h"
#include "kernels/scan.h"

using namespace check;
using namespace eg::kernels;
using Complex = std::complex<double>;

namespace {

const DType kTypes[] = {DType::Bool,    DType::UInt8,     DType::Int8,      DType::Int16,    DType::Int32,
                        DType::Int64,   DType::UInt64,    DType::Float16,   DType::BFloat16, DType::Float32,
                        DType::Float64, DType::Complex64, DType::Complex128};

// The elements that fall on each output, in row-major order.
std::vector<std::vector<Complex>> groups(Array& in, const bool* mask) {
  int64_t kept = 1;
  for (size_t d = 0; d < in.sizes.size(); ++d) kept *= mask[d] ? 1 : in.sizes[d];
  std::vector<std::vector<Complex>> g(static_cast<size_t>(kept));
  for (int64_t i = 0; i < in.numel(); ++i) {
    int64_t rest = i, to = 0, step = 1;
    for (size_t d = in.sizes.size(); d-- > 0;) {
      const int64_t x = rest % in.sizes[d];
      rest /= in.sizes[d];
      if (mask[d]) continue;
      to += x * step;
      step *= in.sizes[d];
    }
    g[static_cast<size_t>(to)].push_back(in.get(i));
  }
  return g;
}

Array output(DType t, const Array& in, const bool* mask, int layout = 0) {
  Dims s(in.sizes);
  for (size_t d = 0; d < s.size(); ++d) s[d] = mask[d] ? 1 : s[d];
  return Array(t, s, layout);
}

template <class F>
void expect_all(const char* what, Array& out, const std::vector<std::vector<Complex>>& g, double tol, F want) {
  for (size_t i = 0; i < g.size(); ++i) {
    const Complex w = want(g[i]), got = out.get(static_cast<int64_t>(i));
    if (near(got, w, tol)) continue;
    std::printf("%s %s isa %s, output %zu of %zu elements: %g%+gi, expected %g%+gi\n", what, eg::name_of(out.dtype),
                isa_name(isa()), i, g[i].size(), got.real(), got.imag(), w.real(), w.imag());
    ++failures;
    return;
  }
}

void reductions(DType t, const Dims& sizes, int layout) {
  Array in(t, sizes, layout);
  fill(in, eg::is_unsigned(t) || eg::is_bool(t) ? 0 : -4, eg::is_bool(t) ? 2 : 5);
  const int nd = static_cast<int>(sizes.size());
  const double tol = tolerance(t);
  for (int bits = 0; bits < 1 << nd; ++bits) {
    bool mask[8] = {};
    for (int d = 0; d < nd; ++d) mask[d] = bits >> d & 1;
    const auto g = groups(in, mask);
    const bool empty = in.numel() == 0;
    const DType sum_type = eg::is_integral(t) ? DType::Int64 : t;
    Array s = output(sum_type, in, mask, bits % 3);
    sum(s.view(), in.view(), mask);
    expect_all("sum", s, g, tol, [](auto& v) {
      Complex a = 0;
      for (Complex x : v) a += x;
      return a;
    });
    Array truth = output(DType::Bool, in, mask), count = output(DType::Int64, in, mask);
    any(truth.view(), in.view(), mask);
    expect_all("any", truth, g, 0, [](auto& v) {
      bool a = false;
      for (Complex x : v) a |= x != 0.0;
      return Complex(a);
    });
    all(truth.view(), in.view(), mask);
    expect_all("all", truth, g, 0, [](auto& v) {
      bool a = true;
      for (Complex x : v) a &= x != 0.0;
      return Complex(a);
    });
    count_nonzero(count.view(), in.view(), mask);
    expect_all("count_nonzero", count, g, 0, [](auto& v) {
      int n = 0;
      for (Complex x : v) n += x != 0.0;
      return Complex(n);
    });
    if (eg::is_floating(t) || eg::is_complex(t)) {
      for (double p : {0.0, 1.0, 2.0, 3.0, static_cast<double>(INFINITY), -static_cast<double>(INFINITY)}) {
        if (empty && p < 0) continue;
        Array n = output(eg::to_real(t), in, mask);
        norm(n.view(), in.view(), mask, p);
        expect_all("norm", n, g, tol, [p](auto& v) {
          double a = p < 0 ? INFINITY : 0;
          for (Complex x : v) {
            const double m = std::abs(x);
            a = p == 0 ? a + (m != 0) : std::isinf(p) ? (p > 0 ? std::max(a, m) : std::min(a, m)) : a + std::pow(m, p);
          }
          return Complex(p == 0 || std::isinf(p) ? a : std::pow(a, 1 / p));
        });
      }
      Array var = output(eg::to_real(t), in, mask), mean = output(t, in, mask);
      const TensorView vv = var.view(), mv = mean.view();
      var_mean(&vv, &mv, in.view(), mask, 1, false);
      const auto average = [](auto& v) {
        Complex a = 0;
        for (Complex x : v) a += x;
        return a / static_cast<double>(v.size());
      };
      expect_all("mean", mean, g, tol, average);
      expect_all("var", var, g, tol, [&](auto& v) {
        const Complex m = average(v);
        double a = 0;
        for (Complex x : v) a += std::norm(x - m);
        return Complex(v.empty() ? NAN : a / std::max(0.0, static_cast<double>(v.size()) - 1));
      });
    }
    if (eg::is_complex(t) || empty) continue;
    const auto largest = [](Complex a, Complex b) { return a.real() < b.real(); };
    Array top = output(t, in, mask, bits % 2);
    amax(top.view(), in.view(), mask);
    expect_all("amax", top, g, 0, [&](auto& v) { return *std::max_element(v.begin(), v.end(), largest); });
    amin(top.view(), in.view(), mask);
    expect_all("amin", top, g, 0, [&](auto& v) { return *std::min_element(v.begin(), v.end(), largest); });
    argmax(count.view(), in.view(), mask);
    expect_all("argmax", count, g, 0,
               [&](auto& v) { return Complex(std::max_element(v.begin(), v.end(), largest) - v.begin()); });
    argmin(count.view(), in.view(), mask);
    expect_all("argmin", count, g, 0,
               [&](auto& v) { return Complex(std::min_element(v.begin(), v.end(), largest) - v.begin()); });
    if (__builtin_popcount(static_cast<unsigned>(bits)) != 1) continue;
    const int dim = __builtin_ctz(static_cast<unsigned>(bits));
    max_dim(top.view(), count.view(), in.view(), dim);
    expect_all("max", top, g, 0, [&](auto& v) { return *std::max_element(v.begin(), v.end(), largest); });
    expect_all("max indices", count, g, 0,
               [&](auto& v) { return Complex(std::max_element(v.begin(), v.end(), largest) - v.begin()); });
  }
}

void products(DType t, int layout) {
  Array in(t, {6, 5, 20}, layout);
  fill(in, 1, 3);
  for (int64_t i = 0; i < in.numel(); ++i) in.set(i, eg::is_floating(t) ? 0.5 + 0.5 * in.real(i) : 1 + (i % 7 == 0));
  for (int dim = 0; dim < 3; ++dim) {
    bool mask[3] = {dim == 0, dim == 1, dim == 2};
    const auto g = groups(in, mask);
    Array out = output(eg::is_integral(t) ? DType::Int64 : t, in, mask);
    prod(out.view(), in.view(), mask);
    expect_all("prod", out, g, tolerance(t), [](auto& v) {
      Complex a = 1;
      for (Complex x : v) a *= x;
      return a;
    });
  }
}

void scans(DType t, const Dims& sizes, int layout) {
  const bool real = !eg::is_complex(t), floating = eg::is_floating(t);
  Array in(t, sizes, layout);
  fill(in, eg::is_unsigned(t) || eg::is_bool(t) ? 0 : -1, 2);
  for (int64_t dim = 0; dim < static_cast<int64_t>(sizes.size()); ++dim) {
    int64_t inner = 1;
    for (size_t d = static_cast<size_t>(dim) + 1; d < sizes.size(); ++d) inner *= sizes[d];
    const DType out_type = eg::is_integral(t) ? DType::Int64 : t;
    Array s(out_type, sizes, (layout + 1) % 3), p(out_type, sizes), l(t, sizes), top(t, sizes, layout),
        at(DType::Int64, sizes, 1);
    cumsum(s.view(), in.view(), dim);
    cumprod(p.view(), in.view(), dim);
    if (floating) logcumsumexp(l.view(), in.view(), dim);
    if (real) cummax(top.view(), at.view(), in.view(), dim);
    for (int64_t i = 0; i < in.numel(); ++i) {
      const int64_t k = i / inner % sizes[dim];
      Complex sum = 0, product = 1;
      double exps = 0, best = -1e9;
      int64_t place = 0;
      for (int64_t j = 0; j <= k; ++j) {
        const Complex v = in.get(i - (k - j) * inner);
        sum += v, product *= v, exps += std::exp(v.real());
        if (v.real() >= best) best = v.real(), place = j;
      }
      bool ok = near(s.get(i), sum, 4 * tolerance(t)) && near(p.get(i), product, tolerance(t));
      if (floating) ok &= near(l.get(i), std::log(exps), tolerance(t));
      if (real) ok &= top.real(i) == best && at.real(i) == static_cast<double>(place);
      if (!ok) std::printf("scan %s layout %d dim %ld element %ld\n", eg::name_of(t), layout, long(dim), long(i));
      EXPECT(ok);
      if (!ok) return;
    }
  }
}

void special_values() {
  Array in(DType::Float32, {3, 700}), v(DType::Float32, {1, 700}), r(DType::Float32, {3, 1}),
      at(DType::Int64, {1, 700}), k(DType::Int64, {3, 1});
  fill(in);
  in.set(700 + 650, NAN);
  in.set(700 + 660, NAN);
  bool first[] = {true, false}, second[] = {false, true};
  amax(v.view(), in.view(), first);
  amin(r.view(), in.view(), second);
  EXPECT(std::isnan(v.real(650)) && !std::isnan(v.real(0)) && std::isnan(r.real(1)) && !std::isnan(r.real(0)));
  argmax(at.view(), in.view(), first);
  argmin(k.view(), in.view(), second);
  EXPECT(at.real(650) == 1 && at.real(660) == 1 && k.real(1) == 650);
  nansum(r.view(), in.view(), second);
  EXPECT(!std::isnan(r.real(1)));
  sum(r.view(), in.view(), second);
  EXPECT(std::isnan(r.real(1)));
  for (int64_t i = 0; i < 700; ++i) in.set(i, -INFINITY);
  amax(r.view(), in.view(), second);
  argmax(k.view(), in.view(), second);
  EXPECT(r.real(0) == -INFINITY && k.real(0) == 0);
  norm(r.view(), in.view(), second, INFINITY);
  EXPECT(r.real(0) == INFINITY && std::isnan(r.real(1)));
  // Sums of many equal numbers stay exact to the last place.
  Array tenth(DType::Float32, {3000000}), one(DType::Float32, {1});
  for (int64_t i = 0; i < tenth.numel(); ++i) tenth.set(i, 0.1);
  sum(one.view(), tenth.view(), first);
  EXPECT(std::fabs(one.real(0) - 3e6 * static_cast<double>(0.1f)) < 0.02);
}

// One result and few columns are cut into parts; the cuts must not depend on the threads.
void threads_agree() {
  for (const Dims& sizes : {Dims{900000}, Dims{200000, 3}, Dims{3, 200000}, Dims{2000, 300}}) {
    Array in(DType::Float32, sizes);
    fill(in, -1000, 1000, 0.001);
    bool mask[] = {true, false};
    for (int flip = 0; flip < static_cast<int>(sizes.size()); ++flip) {
      std::swap(mask[0], mask[1]);
      if (sizes.size() == 1) mask[0] = true;
      std::vector<Array> sums, vars;
      for (int threads : {1, 2, 3}) {
        eg::set_num_threads(threads);
        sums.push_back(output(DType::Float32, in, mask));
        vars.push_back(output(DType::Float32, in, mask));
        sum(sums.back().view(), in.view(), mask);
        const TensorView v = vars.back().view();
        var_mean(&v, nullptr, in.view(), mask, 0, true);
      }
      EXPECT(sums[0].bytes == sums[1].bytes && sums[0].bytes == sums[2].bytes);
      EXPECT(vars[0].bytes == vars[1].bytes && vars[0].bytes == vars[2].bytes);
      expect_all("sum", sums[2], groups(in, mask), 1e-4, [](auto& v) {
        Complex a = 0;
        for (Complex x : v) a += x;
        return a;
      });
    }
  }
  eg::set_num_threads(eg::default_num_threads());
}

}  // namespace

int main() {
  for (Isa level : {Isa::Baseline, Isa::Avx2, Isa::Avx512}) {
    set_isa(level);
    if (isa() != level) continue;
    for (DType t : kTypes) {
      for (int layout = 0; layout < 4; ++layout) {
        reductions(t, {3, 5, 37}, layout);
        reductions(t, {70, 66}, layout);
        scans(t, {3, 5, 7}, layout);
        scans(t, {40, 70}, layout);
        products(t, layout);
      }
      reductions(t, {}, 0);
      reductions(t, {2, 0, 3}, 0);
      scans(t, {0, 3}, 0);
      reductions(t, {1300, 3}, 0);
      reductions(t, {3, 1300}, 1);
      reductions(t, {150, 9}, 0);  // short rows
      reductions(t, {2, 2600}, 0);
    }
    special_values();
    threads_agree();
  }
  return finish("reduce");
}
