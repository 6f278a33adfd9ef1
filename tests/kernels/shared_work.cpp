// Work on one long row, mask or list of indices that all threads share: whatever their number, the result is the same,
// and what one thread alone or a plain loop finds.
#include <algorithm>
#include <numeric>

#include "check.h"
#include "core/base/parallel.h"
#include "kernels/index.h"
#include "kernels/sort.h"

using namespace check;
namespace k = eg::kernels;

namespace {

constexpr int64_t kMany = 300001;

uint64_t drawn(int64_t i) {
  uint64_t x = static_cast<uint64_t>(i) * 0x9e3779b97f4a7c15u + 1;
  x ^= x >> 29;
  return x * 0xbf58476d1ce4e5b9u >> 20;
}

// Values below `spread`, many of them equal where it is small.
Array numbers(DType t, Dims sizes, uint64_t spread, int layout = 0) {
  Array a(t, sizes, layout);
  for (int64_t i = 0, n = a.numel(); i < n; ++i) a.set(i, static_cast<double>(drawn(i) % spread));
  return a;
}

void try_sort(DType t, uint64_t spread, bool descending, int layout) {
  Array x = numbers(t, {kMany}, spread, layout), values(t, {kMany}), places(DType::Int64, {kMany});
  const k::TensorView v = values.view(), p = places.view();
  k::sort(&v, &p, x.view(), 0, descending);
  std::vector<int64_t> expected(kMany);
  std::iota(expected.begin(), expected.end(), 0);
  std::vector<double> keys(kMany);
  for (int64_t i = 0; i < kMany; ++i) keys[static_cast<size_t>(i)] = x.real(i) * (descending ? -1 : 1);
  std::stable_sort(expected.begin(), expected.end(), [&](int64_t a, int64_t b) {
    return keys[static_cast<size_t>(a)] < keys[static_cast<size_t>(b)];
  });
  bool same = true;
  for (int64_t i = 0; i < kMany; ++i) {
    const int64_t at = expected[static_cast<size_t>(i)];
    same &= places.real(i) == static_cast<double>(at) && values.real(i) == x.real(at);
  }
  EXPECT(same);
}

void try_unique(DType t, uint64_t spread) {
  Array x = numbers(t, {kMany}, spread);
  std::vector<int64_t> inverse(kMany);
  const k::Unique u = k::unique(x.view(), -1, false, inverse.data(), true);
  std::vector<int64_t> counts(u.first.size(), 0), first(u.first.size(), -1);
  bool same = u.counts.size() == u.first.size();
  for (int64_t i = 0; i < kMany; ++i) {
    const size_t at = static_cast<size_t>(inverse[static_cast<size_t>(i)]);
    if (first[at] < 0) first[at] = i;
    ++counts[at];
    same &= x.real(i) == x.real(u.first[at]);
  }
  EXPECT(same && counts == u.counts && first == u.first);
  for (size_t j = 1; j < u.first.size(); ++j) same &= x.real(u.first[j - 1]) < x.real(u.first[j]);
  EXPECT(same);
}

void try_masks(DType t, int layout) {
  Array x = numbers(t, {kMany}, 3, layout), mask = numbers(DType::Bool, {kMany}, 3);
  std::vector<int64_t> set, flagged;
  for (int64_t i = 0; i < kMany; ++i) {
    if (x.real(i) != 0) set.push_back(i);
    if (mask.real(i) != 0) flagged.push_back(i);
  }
  EXPECT(k::count_nonzero_elements(x.view()) == static_cast<int64_t>(set.size()));
  Array places(DType::Int64, {static_cast<int64_t>(set.size()), 1});
  k::nonzero(places.view(), x.view());
  bool same = true;
  for (size_t j = 0; j < set.size(); ++j) same &= places.real(static_cast<int64_t>(j)) == static_cast<double>(set[j]);
  EXPECT(k::count_true(mask.view()) == static_cast<int64_t>(flagged.size()));
  Array picked(t, {static_cast<int64_t>(flagged.size())});
  k::masked_select(picked.view(), x.view(), mask.view());
  for (size_t j = 0; j < flagged.size(); ++j) same &= picked.real(static_cast<int64_t>(j)) == x.real(flagged[j]);
  EXPECT(same);
}

void try_rows(DType t, int layout) {
  Array x = numbers(t, {7, 300, 151}, 3, layout);
  std::vector<int64_t> set;
  for (int64_t i = 0, n = x.numel(); i < n; ++i) {
    if (x.real(i) != 0) set.push_back(i);
  }
  EXPECT(k::count_nonzero_elements(x.view()) == static_cast<int64_t>(set.size()));
  Array places(DType::Int64, {static_cast<int64_t>(set.size()), 3});
  k::nonzero(places.view(), x.view());
  bool same = true;
  for (size_t j = 0; j < set.size(); ++j) {
    const int64_t at = static_cast<int64_t>(j) * 3;
    same &= (places.real(at) * 300 + places.real(at + 1)) * 151 + places.real(at + 2) == static_cast<double>(set[j]);
  }
  EXPECT(same);
}

// Slices of `width` that go to 50 places over and over.
void try_slices(DType t, int64_t width) {
  const int64_t n = 100000 / width * 10;
  Array x = numbers(t, {n, width}, 5), at = numbers(DType::Int64, {n}, 50);
  Array sums(t, {50, width}), last(t, {50, width});
  k::index_add(sums.view(), 0, at.view(), x.view(), 1.0);
  k::index_copy(last.view(), 0, at.view(), x.view());
  std::vector<double> expected(static_cast<size_t>(50 * width), 0), latest = expected;
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t j = 0; j < width; ++j) {
      const size_t to = static_cast<size_t>(static_cast<int64_t>(at.real(i)) * width + j);
      expected[to] += x.real(i * width + j);
      latest[to] = x.real(i * width + j);
    }
  }
  bool same = true;
  for (int64_t i = 0; i < 50 * width; ++i) {
    same &= sums.real(i) == expected[static_cast<size_t>(i)] && last.real(i) == latest[static_cast<size_t>(i)];
  }
  EXPECT(same);
  at.set(n - 1, 50.0);
  EXPECT(error_of([&] { k::index_add(sums.view(), 0, at.view(), x.view(), 1.0); }) == "index out of range in self");
}

}  // namespace

int main() {
  for (int threads : {1, 2, 3, 5}) {
    eg::set_num_threads(threads);
    try_sort(DType::Float32, 1000, false, 0);
    try_sort(DType::Int64, uint64_t{1} << 40, threads % 2 == 0, 0);
    try_sort(DType::Float64, 100000, true, threads == 3 ? 2 : 0);
    for (uint64_t spread : {uint64_t{3}, uint64_t{1000}, uint64_t{1} << 22}) try_unique(DType::Int32, spread);
    try_unique(DType::Float32, 5000);
    for (DType t : {DType::Bool, DType::Int32, DType::Float64, DType::BFloat16}) {
      try_masks(t, threads == 2 ? 2 : 0);
      try_rows(t, threads == 2 ? 1 : 0);
    }
    for (int64_t width : {1, 16, 64, 1000}) {
      try_slices(DType::Float32, width);
      try_slices(DType::Int64, width);
    }
  }
  return finish("shared work");
}
