// Distinct elements and distinct slices. NaNs are all distinct, as they are unequal to each other.
#include <algorithm>
#include <mutex>
#include <numeric>
#include <vector>

#include "kernels/cpu/order.h"
#include "kernels/sort.h"

namespace eg::kernels {

namespace {

// `order(i)` lists elements so that equal ones are neighbours; equal(a, b) compares the i-th with the one before it.
template <class Order, class Equal>
Unique collect(int64_t n, int64_t* inverse, bool counts, Order&& order, Equal&& equal) {
  Unique u;
  for (int64_t i = 0; i < n; ++i) {
    const int64_t at = order(i);
    if (i == 0 || !equal(i)) {
      u.first.push_back(at);
      if (counts) u.counts.push_back(0);
    }
    if (counts) ++u.counts.back();
    if (inverse) inverse[at] = static_cast<int64_t>(u.first.size()) - 1;
  }
  return u;
}

// Where each key, counted from the lowest, occurs first among a stretch of them (-1: nowhere), and how often.
struct Table {
  std::vector<int64_t> place, many;
  void fill(const uint32_t* keys, int64_t begin, int64_t end, uint32_t low, size_t size, bool counts) {
    place.assign(size, -1);
    for (int64_t i = end - 1; i >= begin; --i) place[keys[i] - low] = i;
    if (!counts) return;
    many.assign(size, 0);
    for (int64_t i = begin; i < end; ++i) ++many[keys[i] - low];
  }
  // That of the stretch that follows.
  void add(const Table& next) {
    for (size_t k = 0; k < place.size(); ++k) {
      if (place[k] < 0) place[k] = next.place[k];
    }
    for (size_t k = 0; k < many.size(); ++k) many[k] += next.many[k];
  }
};

// Whole numbers from a narrow range need no sorting: each has a place in a table.
bool by_table(const uint32_t* keys, int64_t n, int64_t* inverse, bool counts, Unique& u) {
  uint32_t low = keys[0], high = keys[0];
  std::mutex both;
  parallel_for(0, n, kShareFrom, [&](int64_t begin, int64_t end) {
    uint32_t least = keys[begin], most = keys[begin];
    for (int64_t i = begin; i < end; ++i) {
      least = std::min(least, keys[i]);
      most = std::max(most, keys[i]);
    }
    const std::lock_guard lock(both);
    low = std::min(low, least);
    high = std::max(high, most);
  });
  const int64_t size = int64_t{high} - low + 1;
  if (size > std::max<int64_t>(4096, n)) return false;
  // A table a thread, where all of them together are small beside the keys.
  const int64_t parts = std::clamp<int64_t>(std::min(n / kShareFrom, n / (4 * size)), 1, num_threads());
  std::vector<Table> tables(static_cast<size_t>(parts));
  parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
    for (int64_t p = begin; p < end; ++p) {
      tables[static_cast<size_t>(p)].fill(keys, n / parts * p, p + 1 == parts ? n : n / parts * (p + 1), low,
                                          static_cast<size_t>(size), counts);
    }
  });
  Table& all = tables[0];
  for (size_t p = 1; p < tables.size(); ++p) all.add(tables[p]);
  for (size_t k = 0; k < all.place.size(); ++k) {
    if (all.place[k] < 0) continue;
    u.first.push_back(all.place[k]);
    if (counts) u.counts.push_back(all.many[k]);
    all.place[k] = static_cast<int64_t>(u.first.size()) - 1;
  }
  if (inverse) {
    parallel_for(0, n, kShareFrom, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) inverse[i] = all.place[keys[i] - low];
    });
  }
  return true;
}

template <class T>
int64_t merged(T* to, const T* x, int64_t n, int64_t* inverse, int64_t* counts) {
  int64_t k = 1;
  to[0] = x[0];
  if (inverse) inverse[0] = 0;
  if (counts) counts[0] = 0;
  for (int64_t i = 1; i < n; ++i) {
    to[k] = x[i];  // stays if it differs
    if (counts) counts[k] = i;
    k += x[i] == x[i - 1] ? 0 : 1;
    if (inverse) inverse[i] = k - 1;
  }
  if (!counts) return k;
  for (int64_t j = 0; j + 1 < k; ++j) counts[j] = counts[j + 1] - counts[j];
  counts[k - 1] = n - counts[k - 1];
  return k;
}

Unique flat(const Contiguous& dense, int64_t* inverse, bool counts) {
  const TensorView& in = dense.view();
  const int64_t n = numel(in);
  const bool floating = is_floating(in.dtype);
  Unique u;
  if (n == 0) return u;
  visit_items("unique", in, n, [&](auto tag, int64_t base) {
    using I = typename decltype(tag)::Type;
    using K = KeyOf<I>;
    const Source source{in.dtype, static_cast<int64_t>(size_of(in.dtype)), false, base};
    const uint64_t nan = nan_key(in.dtype, sizeof(K) == 4, false);
    const auto same = [&](uint64_t a, uint64_t b) { return a == b && !(floating && a == nan); };
    if constexpr (sizeof(K) == 4) {
      if (!floating) {
        Buffer<K> keys(n);
        parallel_for(0, n, kShareFrom, [&](int64_t begin, int64_t end) {
          load_keys(keys.get() + begin, source, dense.data<char>() + begin * source.step, end - begin);
        });
        if (by_table(keys.get(), n, inverse, counts, u)) return;
      }
    }
    Buffer<I> items(n), scratch(n);
    load_items(items.get(), source, dense.data<char>(), n);
    sort_items(items.get(), scratch.get(), n);
    u = collect(
        n, inverse, counts, [&](int64_t i) { return position_of(items[i]); },
        [&](int64_t i) { return same(key_of(items[i - 1]), key_of(items[i])); });
  });
  return u;
}

// Slices with a NaN have no order: PyTorch passes over it to the next element, and what then becomes of a few slices is what
// insertion makes of them. Of many slices with NaN the order is that of sort(), which brings equal ones together.
constexpr int64_t kFew = 16;
template <class Less>
void insert_in_order(std::vector<int64_t>& order, Less&& less) {
  for (auto at = order.begin(); at != order.end(); ++at) {
    auto to = at;
    if (less(*at, order.front())) to = order.begin();
    else while (to != order.begin() && less(*at, to[-1])) --to;
    std::rotate(to, at, at + 1);
  }
}

}  // namespace

Unique unique(const TensorView& in, int64_t dim, bool consecutive, int64_t* inverse, bool counts) {
  const Contiguous dense(in);
  if (dim < 0 || in.ndim == 0) return flat(dense, inverse, counts);
  const int64_t total = numel(in);
  if (is_complex(in.dtype) || is_float8(in.dtype)) unsupported("unique", in.dtype);
  std::vector<uint64_t> keys(static_cast<size_t>(total));
  load_keys(keys.data(), Source{in.dtype, static_cast<int64_t>(size_of(in.dtype))}, dense.data<char>(), total);
  const uint64_t nan = nan_key(in.dtype, false, false);
  const bool floating = is_floating(in.dtype);
  // Slice i holds the elements (outer, i, inner) in row-major order of outer and inner.
  int64_t outer = 1, inner = 1;
  const int64_t n = in.sizes[dim];
  for (int d = 0; d < in.ndim; ++d) (d < dim ? outer : inner) *= d == dim ? 1 : in.sizes[d];
  const auto key_at = [&](int64_t slice, int64_t o, int64_t i) {
    return keys[static_cast<size_t>((o * n + slice) * inner + i)];
  };
  const auto less = [&](int64_t a, int64_t b) {
    for (int64_t o = 0; o < outer; ++o) {
      for (int64_t i = 0; i < inner; ++i) {
        const uint64_t x = key_at(a, o, i), y = key_at(b, o, i);
        if (x != y) return x < y;
      }
    }
    return false;
  };
  std::vector<int64_t> order(static_cast<size_t>(n));
  std::iota(order.begin(), order.end(), int64_t{0});
  const bool has_nan = floating && std::find(keys.begin(), keys.end(), nan) != keys.end();
  if (consecutive) {
  } else if (has_nan && n <= kFew) {
    insert_in_order(order, [&](int64_t a, int64_t b) {
      for (int64_t o = 0; o < outer; ++o) {
        for (int64_t i = 0; i < inner; ++i) {
          const uint64_t x = key_at(a, o, i), y = key_at(b, o, i);
          if (x != y && x != nan && y != nan) return x < y;
        }
      }
      return false;
    });
  } else {
    std::stable_sort(order.begin(), order.end(), less);
  }
  return collect(
      n, inverse, counts, [&](int64_t i) { return order[static_cast<size_t>(i)]; },
      [&](int64_t k) {
        const int64_t a = order[static_cast<size_t>(k - 1)], b = order[static_cast<size_t>(k)];
        for (int64_t o = 0; o < outer; ++o) {
          for (int64_t i = 0; i < inner; ++i) {
            const uint64_t x = key_at(a, o, i);
            if (x != key_at(b, o, i) || (floating && x == nan)) return false;
          }
        }
        return true;
      });
}

int64_t merge_neighbours(const TensorView& out, const TensorView& in, int64_t* inverse, int64_t* counts) {
  const Contiguous dense(in);
  int64_t k = 0;
  const auto visit = [&](auto tag) {
    using T = typename decltype(tag)::Type;
    k = merged(data_of<T>(out), dense.data<T>(), numel(in), inverse, counts);
  };
  if (is_floating(in.dtype)) {
    visit_floats("unique", in.dtype, visit);
  } else {
    visit_sizes(in.dtype, visit);
  }
  return k;
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
