#include "kernels/cpu/order.h"

#include <algorithm>
#include <array>
#include <limits>

namespace eg::kernels {

namespace {

template <class T>
uint32_t key32(T v) {
  if constexpr (std::is_class_v<T> || std::is_floating_point_v<T>) {
    const float f = static_cast<float>(v) + 0.0f;  // -0 becomes +0
    if (f != f) return ~0u;
    const uint32_t bits = std::bit_cast<uint32_t>(f);
    return bits & 0x80000000u ? ~bits : bits | 0x80000000u;
  } else if constexpr (std::is_unsigned_v<T>) {
    return static_cast<uint32_t>(v);
  } else {
    return static_cast<uint32_t>(static_cast<int32_t>(v)) ^ 0x80000000u;
  }
}

template <class T>
uint64_t key64(T v) {
  if constexpr (std::is_same_v<T, double>) {
    const double d = v + 0.0;
    if (d != d) return ~0ull;
    const uint64_t bits = std::bit_cast<uint64_t>(d);
    return bits >> 63 ? ~bits : bits | (1ull << 63);
  } else if constexpr (std::is_same_v<T, int64_t>) {
    return static_cast<uint64_t>(v) ^ (1ull << 63);
  } else if constexpr (std::is_same_v<T, uint64_t>) {
    return v;
  } else {
    return key32(v);
  }
}

template <class F>
void visit_sortable(DType t, F&& f) {
  if (t == DType::Bool) return f(TypeTag<bool>());
  visit_reals("sort", t, f);
}

// Byte by byte from the lowest, leaving out bytes in which all items agree.
template <class I>
void radix_sort(I* items, I* scratch, int64_t n, int bytes) {
  std::vector<std::array<int64_t, 256>> counts(static_cast<size_t>(bytes));
  for (auto& c : counts) c.fill(0);
  for (int64_t i = 0; i < n; ++i) {
    uint64_t k = key_of(items[i]);
    for (int b = 0; b < bytes; ++b, k >>= 8) ++counts[static_cast<size_t>(b)][k & 255];
  }
  I* from = items;
  I* to = scratch;
  for (int b = 0; b < bytes; ++b) {
    auto& c = counts[static_cast<size_t>(b)];
    if (c[key_of(from[0]) >> (8 * b) & 255] == n) continue;
    int64_t sum = 0;
    for (int64_t& x : c) {
      const int64_t here = x;
      x = sum;
      sum += here;
    }
    for (int64_t i = 0; i < n; ++i) to[c[key_of(from[i]) >> (8 * b) & 255]++] = from[i];
    std::swap(from, to);
  }
  if (from != items) std::copy_n(from, n, items);
}

constexpr int64_t kRadixFrom = 512;

}  // namespace

void load_items(Item* items, DType t, const char* from, int64_t step, int64_t n, bool descending) {
  const uint64_t flip = descending ? ~0ull : 0ull;
  visit_sortable(t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i = 0; i < n; ++i) items[i] = {key64(*reinterpret_cast<const T*>(from + i * step)) ^ flip, i};
  });
}

void load_items(PackedItem* items, DType t, const char* from, int64_t step, int64_t n, bool descending) {
  const uint32_t flip = descending ? ~0u : 0u;
  visit_sortable(t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (sizeof(T) <= 4) {
      for (int64_t i = 0; i < n; ++i) {
        const uint32_t key = key32(*reinterpret_cast<const T*>(from + i * step)) ^ flip;
        items[i] = static_cast<uint64_t>(key) << 32 | static_cast<uint64_t>(i);
      }
    }
  });
}

uint64_t nan_key(DType t, bool packed, bool descending) {
  const uint64_t top = t == DType::Float64 ? ~0ull : 0xffffffffull;
  const uint64_t width = packed ? 0xffffffffull : ~0ull;
  return (descending ? ~top : top) & width;
}

void sort_items(Item* items, Item* scratch, int64_t n) {
  if (n < kRadixFrom)
    std::sort(items, items + n);
  else
    radix_sort(items, scratch, n, 8);
}

void sort_items(PackedItem* items, PackedItem* scratch, int64_t n) {
  if (n < kRadixFrom)
    std::sort(items, items + n);
  else
    radix_sort(items, scratch, n, 4);
}

}  // namespace eg::kernels
