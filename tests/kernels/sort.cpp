// Sorting and what follows from it against std::stable_sort on doubles.
#include "kernels/sort.h"

#include <algorithm>
#include <numeric>

#include "kernels/histogram.h"
#include "kernels/index.h"
#include "tests/kernels/check.h"

using namespace check;
namespace k = eg::kernels;

namespace {

bool less(double a, double b) { return a < b || (std::isnan(b) && !std::isnan(a)); }

void try_sort(DType t, int layout, int64_t n, int64_t dim) {
  const int64_t other = 5;
  const Dims sizes = dim == 0 ? Dims{n, other} : Dims{other, n};
  Array x(t, sizes, layout), v(t, sizes, (layout + 1) % 4), at(DType::Int64, sizes, layout);
  fill(x, eg::is_unsigned(t) || t == DType::Bool ? 0 : -20, 20);
  if (eg::is_floating(t) && n > 4) {
    x.set(3, NAN);
    x.set(7, NAN);
    x.set(9, -0.0);
    x.set(10, 0.0);
  }
  const auto linear = [&](int64_t row, int64_t i) { return dim == 0 ? i * other + row : row * n + i; };
  TensorView vv = v.view(), av = at.view();
  for (bool descending : {false, true}) {
    k::sort(&vv, &av, x.view(), dim, descending);
    for (int64_t r = 0; r < other; ++r) {
      std::vector<int64_t> order(static_cast<size_t>(n));
      std::iota(order.begin(), order.end(), int64_t{0});
      std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
        const double p = x.real(linear(r, a)), q = x.real(linear(r, b));
        return descending ? less(q, p) : less(p, q);
      });
      for (int64_t i = 0; i < n; ++i) {
        EXPECT(at.real(linear(r, i)) == static_cast<double>(order[i]));
        EXPECT(near(v.real(linear(r, i)), x.real(linear(r, order[i])), 0));
      }
      if (n < 3) continue;
      for (const int64_t few : {int64_t{3}, n / 10}) {
        if (few == 0) continue;
        const Dims small = dim == 0 ? Dims{few, other} : Dims{other, few};
        Array tv(t, small), ti(DType::Int64, small);
        k::topk(tv.view(), ti.view(), x.view(), dim, descending, true);
        for (int64_t i = 0; i < few; ++i) {
          const int64_t s = dim == 0 ? i * other + r : r * few + i;
          EXPECT(near(tv.real(s), x.real(linear(r, order[i])), 0));
          EXPECT(ti.real(s) == static_cast<double>(order[i]));
        }
      }
      if (descending) continue;
      const Dims one = dim == 0 ? Dims{1, other} : Dims{other, 1};
      Array kv(t, one), ki(DType::Int64, one);
      for (const int64_t rank : {int64_t{2}, n / 2 + 1, n}) {
        k::kthvalue(kv.view(), ki.view(), x.view(), dim, rank);
        EXPECT(near(kv.real(r), x.real(linear(r, order[rank - 1])), 0));
        EXPECT(ki.real(r) == static_cast<double>(order[rank - 1]));
      }
      k::median(kv.view(), ki.view(), x.view(), dim, false);
      const bool has_nan = std::isnan(x.real(linear(r, order[n - 1])));
      EXPECT(near(kv.real(r), has_nan ? NAN : x.real(linear(r, order[(n - 1) / 2])), 0));
      k::median(kv.view(), ki.view(), x.view(), dim, true);
      int64_t numbers = n;
      while (numbers > 0 && std::isnan(x.real(linear(r, order[numbers - 1])))) --numbers;
      EXPECT(near(kv.real(r), x.real(linear(r, order[(numbers - 1) / 2])), 0));
      if (n > 1000) continue;
      k::mode(kv.view(), ki.view(), x.view(), dim);
      int64_t best = 0, best_at = 0;
      for (int64_t i = 0; i < n; ++i) {
        int64_t count = 0;
        for (int64_t j = 0; j < n; ++j) count += near(x.real(linear(r, order[i])), x.real(linear(r, j)), 0);
        if (count > best) {
          best = count;
          best_at = order[i];
        }
      }
      EXPECT(near(kv.real(r), x.real(linear(r, best_at)), 0));
    }
  }
}

}  // namespace

int main() {
  for (DType t : {DType::Float16, DType::BFloat16, DType::Float32, DType::Float64, DType::UInt8, DType::Int8,
                  DType::Int16, DType::Int32, DType::Int64, DType::UInt16, DType::UInt32, DType::UInt64, DType::Bool}) {
    for (int layout = 0; layout < 4; ++layout) {
      for (int64_t n : {0, 1, 17, 700, 2500}) {
        if (n == 2500 && layout != 0 && t != DType::Float32) continue;
        try_sort(t, layout, n, 0);
        try_sort(t, layout, n, 1);
      }
    }
  }
  Array x(DType::Int32, {7}, 2);
  const double values[] = {5, 3, 3, 9, 5, 5, 3};
  for (int64_t i = 0; i < 7; ++i) x.set(i, values[i]);
  std::vector<int64_t> inverse(7);
  k::Unique u = k::unique(x.view(), -1, false, inverse.data(), true);
  EXPECT((u.first == std::vector<int64_t>{1, 0, 3} && u.counts == std::vector<int64_t>{3, 3, 1}));
  EXPECT((inverse == std::vector<int64_t>{1, 0, 0, 2, 1, 1, 0}));
  std::vector<int32_t> merged(7);
  const int64_t seven = 7, one = 1;
  std::vector<int64_t> counts(7);
  const k::TensorView to{merged.data(), &seven, &one, 1, DType::Int32};
  EXPECT(k::merge_neighbours(to, x.view(), inverse.data(), counts.data()) == 5);
  merged.resize(5);
  counts.resize(5);
  EXPECT((merged == std::vector<int32_t>{5, 3, 9, 5, 3} && counts == std::vector<int64_t>{1, 2, 1, 2, 1}));
  EXPECT((inverse == std::vector<int64_t>{0, 1, 1, 2, 3, 3, 4}));
  Array m(DType::Float64, {4, 2}, 1);
  const double rows[] = {2, 1, 1, 7, 2, 1, 1, 3};
  for (int64_t i = 0; i < 8; ++i) m.set(i, rows[i]);
  inverse.resize(4);
  u = k::unique(m.view(), 0, false, inverse.data(), false);
  EXPECT((u.first == std::vector<int64_t>{3, 1, 0} && u.counts.empty() && inverse == std::vector<int64_t>{2, 1, 2, 0}));
  // Numbers close together and far apart, equal ones everywhere.
  for (DType t : {DType::Int64, DType::Int32, DType::Bool, DType::Float32}) {
    for (int64_t spread : {1, 3, 1000, 1000000000}) {
      constexpr int64_t kMany = 9000;
      Array w(t, {kMany});
      for (int64_t i = 0; i < kMany; ++i)
        w.set(i, static_cast<double>(i * 7919 % 97 % (t == DType::Bool ? 2 : 97)) *
                     static_cast<double>(t == DType::Bool ? 1 : spread / 50));
      inverse.resize(kMany);
      u = k::unique(w.view(), -1, false, inverse.data(), true);
      int64_t sum = 0;
      for (int64_t c : u.counts) sum += c;
      EXPECT(sum == kMany);
      for (size_t j = 1; j < u.first.size(); ++j) EXPECT(w.real(u.first[j - 1]) < w.real(u.first[j]));
      for (int64_t i = 0; i < kMany; ++i) {
        const int64_t first = u.first[static_cast<size_t>(inverse[static_cast<size_t>(i)])];
        EXPECT(first <= i && w.real(first) == w.real(i));
      }
    }
  }
  Array h(DType::Float32, {4}), bins(DType::Float32, {2});
  const double points[] = {0, 1, 2, 5};
  for (int64_t i = 0; i < 4; ++i) h.set(i, points[i]);
  k::histc(bins.view(), h.view(), 0, 2);
  EXPECT(bins.real(0) == 1 && bins.real(1) == 2);
  Array sorted(DType::Float32, {5}), probe(DType::Float32, {2, 2}, 1), where(DType::Int64, {2, 2});
  const double edges[] = {1, 2, 2, 4, NAN}, probes[] = {2, 0, 5, NAN};
  for (int64_t i = 0; i < 5; ++i) sorted.set(i, edges[i]);
  for (int64_t i = 0; i < 4; ++i) probe.set(i, probes[i]);
  k::searchsorted(where.view(), sorted.view(), probe.view(), false);
  EXPECT(where.real(0) == 1 && where.real(1) == 0 && where.real(2) == 4 && where.real(3) == 4);
  k::searchsorted(where.view(), sorted.view(), probe.view(), true);
  EXPECT(where.real(0) == 3 && where.real(1) == 0 && where.real(2) == 4 && where.real(3) == 5);
  return finish("sort");
}
