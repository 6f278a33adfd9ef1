// Distinct elements and distinct slices. NaNs are all distinct, as they are unequal to each other.
#include <algorithm>
#include <numeric>

#include "kernels/cpu/order.h"
#include "kernels/sort.h"

namespace eg::kernels {

namespace {

// `order` lists elements so that equal ones are neighbours; equal(a, b) compares two of them.
template <class Equal>
Unique collect(const std::vector<int64_t>& order, Equal&& equal) {
  Unique u;
  u.inverse.resize(order.size());
  for (size_t i = 0; i < order.size(); ++i) {
    if (i == 0 || !equal(order[i - 1], order[i])) {
      u.first.push_back(order[i]);
      u.counts.push_back(0);
    }
    ++u.counts.back();
    u.inverse[static_cast<size_t>(order[i])] = static_cast<int64_t>(u.first.size()) - 1;
  }
  return u;
}

}  // namespace

Unique unique(const TensorView& in, int64_t dim, bool consecutive) {
  const Contiguous dense(in);
  const int64_t total = numel(in), bytes = static_cast<int64_t>(size_of(in.dtype));
  // Keys in row-major order.
  std::vector<uint64_t> keys(static_cast<size_t>(total));
  uint64_t nan = 0;
  const bool floating = is_floating(in.dtype);
  std::vector<int64_t> order;
  visit_items("unique", in.dtype, total, [&](auto tag) {
    using I = typename decltype(tag)::Type;
    Buffer<I> items(total), scratch(total);
    load_items(items.get(), in.dtype, dense.data<char>(), bytes, total, false);
    nan = nan_key(in.dtype, std::is_same_v<I, PackedItem>, false);
    for (int64_t i = 0; i < total; ++i) keys[static_cast<size_t>(i)] = key_of(items[i]);
    if (dim >= 0 || consecutive) return;
    sort_items(items.get(), scratch.get(), total);
    order.resize(static_cast<size_t>(total));
    for (int64_t i = 0; i < total; ++i) order[static_cast<size_t>(i)] = position_of(items[i]);
  });
  const auto same_key = [&](uint64_t a, uint64_t b) { return a == b && !(floating && a == nan); };
  if (dim < 0 || in.ndim == 0) {
    if (order.empty()) {
      order.resize(static_cast<size_t>(total));
      std::iota(order.begin(), order.end(), int64_t{0});
    }
    return collect(order, [&](int64_t a, int64_t b) {
      return same_key(keys[static_cast<size_t>(a)], keys[static_cast<size_t>(b)]);
    });
  }
  // Slice i holds the elements (outer, i, inner) in row-major order of outer and inner.
  int64_t outer = 1, inner = 1;
  const int64_t n = in.sizes[dim];
  for (int d = 0; d < in.ndim; ++d) (d < dim ? outer : inner) *= d == dim ? 1 : in.sizes[d];
  const auto key_at = [&](int64_t slice, int64_t o, int64_t i) {
    return keys[static_cast<size_t>((o * n + slice) * inner + i)];
  };
  const auto compare = [&](int64_t a, int64_t b) {  // < 0, 0, > 0
    for (int64_t o = 0; o < outer; ++o) {
      for (int64_t i = 0; i < inner; ++i) {
        const uint64_t x = key_at(a, o, i), y = key_at(b, o, i);
        if (x != y) return x < y ? -1 : 1;
      }
    }
    return 0;
  };
  order.resize(static_cast<size_t>(n));
  std::iota(order.begin(), order.end(), int64_t{0});
  if (!consecutive)
    std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) { return compare(a, b) < 0; });
  return collect(order, [&](int64_t a, int64_t b) {
    for (int64_t o = 0; o < outer; ++o) {
      for (int64_t i = 0; i < inner; ++i) {
        if (!same_key(key_at(a, o, i), key_at(b, o, i))) return false;
      }
    }
    return true;
  });
}

void take_positions(const TensorView& out, const TensorView& in, const int64_t* positions) {
  const Contiguous dense(in);
  visit_sizes(out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    T* to = data_of<T>(out);
    for (int64_t i = 0; i < out.sizes[0]; ++i) to[i * out.strides[0]] = dense.data<T>()[positions[i]];
  });
}

}  // namespace eg::kernels
