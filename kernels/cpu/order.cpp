#include "kernels/cpu/order.h"

#include <algorithm>
#include <limits>

#include "kernels/cpu/isa/pick.h"

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
  if (t == DType::Bool) return f(TypeTag<uint8_t>());
  visit_reals("sort", t, f);
}

// Digit by digit from the lowest, over the bits in which keys differ at all.
template <int kDigit, class I>
void radix_sort(I* items, I* scratch, int64_t n) {
  constexpr uint64_t kMask = (uint64_t{1} << kDigit) - 1;
  const uint64_t first = key_of(items[0]);
  uint64_t differ = 0;
  for (int64_t i = 0; i < n; ++i) differ |= key_of(items[i]) ^ first;
  if (differ == 0) return;
  const int low = std::countr_zero(differ), width = 64 - std::countl_zero(differ) - low;
  const int passes = (width + kDigit - 1) / kDigit;
  std::vector<int32_t> counts(static_cast<size_t>(passes) << kDigit, 0);  // rows are shorter than 2^31
  const auto count = [&](auto many) {
    for (int64_t i = 0; i < n; ++i) {
      const uint64_t k = key_of(items[i]) >> low;
      for (int p = 0; p < many; ++p) ++counts[static_cast<size_t>(p) << kDigit | (k >> (p * kDigit) & kMask)];
    }
  };
  switch (passes) {
    case 1:
      count(std::integral_constant<int, 1>());
      break;
    case 2:
      count(std::integral_constant<int, 2>());
      break;
    case 3:
      count(std::integral_constant<int, 3>());
      break;
    case 4:
      count(std::integral_constant<int, 4>());
      break;
    default:
      count(passes);
  }
  I* from = items;
  I* to = scratch;
  for (int p = 0; p < passes; ++p) {
    int32_t* const c = counts.data() + (static_cast<size_t>(p) << kDigit);
    const int shift = low + p * kDigit;
    int32_t sum = 0;
    for (uint64_t d = 0; d <= kMask; ++d) {
      const int32_t here = c[d];
      c[d] = sum;
      sum += here;
    }
    for (int64_t i = 0; i < n; ++i) to[c[key_of(from[i]) >> shift & kMask]++] = from[i];
    std::swap(from, to);
  }
  if (from != items) std::copy_n(from, n, items);
}

template <class I>
void sort_any(I* items, I* scratch, int64_t n) {
  constexpr int64_t kRadixFrom = 512, kRadixTo = std::numeric_limits<int32_t>::max();
  if (n < kRadixFrom || n > kRadixTo)
    std::sort(items, items + n);
  else if (n < 32768)
    radix_sort<8>(items, scratch, n);
  else
    radix_sort<11>(items, scratch, n);
}

// Stretches [from, to) of two sorted runs merged, of the n = an + bn elements that both have. Items are distinct.
template <class I>
void merge(I* out, const I* a, int64_t an, const I* b, int64_t bn, int64_t from, int64_t to) {
  int64_t i = std::max<int64_t>(0, from - bn);  // how many of the first `from` are of a
  for (int64_t high = std::min(from, an); i < high;) {
    const int64_t middle = (i + high) / 2;
    if (a[middle] < b[from - middle - 1])
      i = middle + 1;
    else
      high = middle;
  }
  int64_t j = from - i, at = from;
  for (; at < to && i < an && j < bn; ++at) {
    const bool second = b[j] < a[i];
    out[at] = second ? b[j] : a[i];
    j += second;
    i += !second;
  }
  if (i < an) {
    std::copy_n(a + i, to - at, out + at);
  } else {
    std::copy_n(b + j, to - at, out + at);
  }
}

// A long row: each thread sorts a part, then parts are merged pairwise, a stretch of the results by each thread.
template <class I>
void sort_shared(I* items, I* scratch, int64_t n) {
  const int64_t parts = std::min<int64_t>(num_threads(), n / kShareFrom);
  if (parts < 2 || in_parallel_region()) return sort_any(items, scratch, n);
  const auto edge = [&](int64_t part) { return std::min(part, parts) * (n / parts) + (part >= parts ? n % parts : 0); };
  parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
    for (int64_t p = begin; p < end; ++p) sort_any(items + edge(p), scratch + edge(p), edge(p + 1) - edge(p));
  });
  I* from = items;
  I* to = scratch;
  for (int64_t width = 1; width < parts; width *= 2) {
    parallel_for(0, n, (n + parts - 1) / parts, [&](int64_t begin, int64_t end) {
      for (int64_t p = 0; p < parts; p += 2 * width) {
        const int64_t low = edge(p), middle = edge(p + width), high = edge(p + 2 * width);
        const int64_t first = std::max(begin, low), last = std::min(end, high);
        if (first >= last) continue;
        merge(to + low, from + low, middle - low, from + middle, high - middle, first - low, last - low);
      }
    });
    std::swap(from, to);
  }
  if (from == items) return;
  parallel_for(0, n, kShareFrom,
               [&](int64_t begin, int64_t end) { std::copy_n(from + begin, end - begin, items + begin); });
}

template <class I>
void load(I* items, const Source& source, const char* from, int64_t n) {
  parallel_for(0, n, kShareFrom, [&](int64_t begin, int64_t end) {
    constexpr int64_t kBlock = 512;
    KeyOf<I> keys[kBlock];
    for (int64_t at = begin; at < end; at += kBlock) {
      const int64_t m = std::min(kBlock, end - at);
      load_keys(keys, source, from + at * source.step, m);
      for (int64_t i = 0; i < m; ++i) items[at + i] = item_of(keys[i], at + i);
    }
  });
}

template <class K>
Ranked rank(const K* keys, K* scratch, int64_t n, int64_t k) {
  constexpr int kDigit = 11;
  int64_t less = 0;
  const K* from = keys;
  for (int high = static_cast<int>(sizeof(K)) * 8; n > 512 && high > 0;) {
    const int digit = std::min(kDigit, high), shift = high - digit;
    const K mask = static_cast<K>((uint64_t{1} << digit) - 1);
    // Two tables, so that neighbours with one digit do not wait for each other.
    std::vector<int64_t> counts(size_t{2} << kDigit, 0);
    int64_t* const even = counts.data();
    int64_t* const odd = even + (size_t{1} << kDigit);
    int64_t i = 0;
    for (; i + 2 <= n; i += 2) {
      ++even[from[i] >> shift & mask];
      ++odd[from[i + 1] >> shift & mask];
    }
    if (i < n) ++even[from[i] >> shift & mask];
    K d = 0;
    while (k - less >= even[d] + odd[d]) {
      less += even[d] + odd[d];
      ++d;
    }
    K* to = scratch;
    for (int64_t j = 0; j < n; ++j) {
      const K key = from[j];
      *to = key;
      to += (key >> shift & mask) == d;
    }
    n = to - scratch;
    from = scratch;
    high = shift;
  }
  if (from != scratch) std::copy_n(from, n, scratch);
  K* const at = scratch + (k - less);
  std::nth_element(scratch, at, scratch + n);
  const K key = *at;
  less += std::count_if(scratch, scratch + n, [key](K x) { return x < key; });
  return {key, less};
}

}  // namespace

void load_keys(uint64_t* keys, const Source& source, const char* from, int64_t n) {
  const uint64_t flip = source.descending ? ~0ull : 0ull;
  if (source.dtype == DType::Float64 && source.step == sizeof(double)) {
    return pick().double_keys(keys, reinterpret_cast<const double*>(from), n, flip);
  }
  visit_sortable(source.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i = 0; i < n; ++i) keys[i] = key64(*reinterpret_cast<const T*>(from + i * source.step)) ^ flip;
  });
}

void load_keys(uint32_t* keys, const Source& source, const char* from, int64_t n) {
  const uint32_t flip = source.descending ? ~0u : 0u;
  if (source.dtype == DType::Float32 && source.step == sizeof(float)) {
    return pick().float_keys(keys, reinterpret_cast<const float*>(from), n, flip);
  }
  if (source.dtype == DType::Int64) {
    const uint64_t base = static_cast<uint64_t>(source.base);
    for (int64_t i = 0; i < n; ++i) {
      const uint64_t v = static_cast<uint64_t>(*reinterpret_cast<const int64_t*>(from + i * source.step));
      keys[i] = static_cast<uint32_t>(v - base) ^ flip;
    }
    return;
  }
  visit_sortable(source.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (sizeof(T) <= 4) {
      for (int64_t i = 0; i < n; ++i) keys[i] = key32(*reinterpret_cast<const T*>(from + i * source.step)) ^ flip;
    }
  });
}

void load_items(Item* items, const Source& source, const char* from, int64_t n) { load(items, source, from, n); }
void load_items(PackedItem* items, const Source& source, const char* from, int64_t n) { load(items, source, from, n); }

uint64_t nan_key(DType t, bool packed, bool descending) {
  const uint64_t top = t == DType::Float64 ? ~0ull : 0xffffffffull;
  const uint64_t width = packed ? 0xffffffffull : ~0ull;
  return (descending ? ~top : top) & width;
}

void sort_items(Item* items, Item* scratch, int64_t n) { sort_shared(items, scratch, n); }
void sort_items(PackedItem* items, PackedItem* scratch, int64_t n) { sort_shared(items, scratch, n); }

Ranked select_rank(const uint32_t* keys, uint32_t* scratch, int64_t n, int64_t k) { return rank(keys, scratch, n, k); }
Ranked select_rank(const uint64_t* keys, uint64_t* scratch, int64_t n, int64_t k) { return rank(keys, scratch, n, k); }

bool packs(const TensorView& in, int64_t n, int64_t* base) {
  if (n >= int64_t{1} << 32) return false;
  if (size_of(in.dtype) <= 4) return true;
  if (in.dtype != DType::Int64 || !is_contiguous(in) || numel(in) == 0) return false;
  int64_t low, high;
  pick().range(data_of<int64_t>(in), numel(in), &low, &high);
  *base = low;
  return static_cast<uint64_t>(high) - static_cast<uint64_t>(low) < uint64_t{1} << 32;
}

}  // namespace eg::kernels
