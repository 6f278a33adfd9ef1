// Sorting by keys: every element becomes an unsigned integer that compares as the element does (NaN greatest, both
// zeros equal), together with its position. Two kinds of items serve all dtypes: key and position packed in 64 bits for
// types of up to four bytes, and for rows of int64 that are close enough together; a pair for the others. Positions
// make items distinct, so that any sort of them is stable.
#pragma once
#include <bit>
#include <vector>

#include "kernels/cpu/support.h"

namespace eg::kernels {

inline constexpr int64_t kShareFrom = 32768;  // elements of a row that are worth another thread

struct Item {
  uint64_t key;
  int64_t position;
  bool operator<(const Item& o) const { return key < o.key || (key == o.key && position < o.position); }
};
using PackedItem = uint64_t;  // key in the upper half

inline uint64_t key_of(const Item& i) { return i.key; }
inline uint64_t key_of(PackedItem i) { return i >> 32; }
inline int64_t position_of(const Item& i) { return i.position; }
inline int64_t position_of(PackedItem i) { return static_cast<int64_t>(i & 0xffffffffu); }
inline Item item_of(uint64_t key, int64_t position) { return {key, position}; }
inline PackedItem item_of(uint32_t key, int64_t position) {
  return static_cast<uint64_t>(key) << 32 | static_cast<uint64_t>(position);
}

// What keys are made from: n elements of dtype t, `step` bytes apart. With `descending` keys are complemented.
// Packed keys of int64 count from `base`.
struct Source {
  DType dtype;
  int64_t step;
  bool descending = false;
  int64_t base = 0;
};
void load_keys(uint32_t* keys, const Source& source, const char* from, int64_t n);
void load_keys(uint64_t* keys, const Source& source, const char* from, int64_t n);
void load_items(Item* items, const Source& source, const char* from, int64_t n);
void load_items(PackedItem* items, const Source& source, const char* from, int64_t n);
// The key of NaN; only meaningful for floating dtypes.
uint64_t nan_key(DType t, bool packed, bool descending);

void sort_items(Item* items, Item* scratch, int64_t n);
void sort_items(PackedItem* items, PackedItem* scratch, int64_t n);

// The key of rank k (from 0) among n keys, and how many are less. scratch has room for n.
struct Ranked {
  uint64_t key;
  int64_t less;
};
Ranked select_rank(const uint32_t* keys, uint32_t* scratch, int64_t n, int64_t k);
Ranked select_rank(const uint64_t* keys, uint64_t* scratch, int64_t n, int64_t k);

// Can rows of n elements of `in` do with 32-bit keys? base: what they count from.
bool packs(const TensorView& in, int64_t n, int64_t* base);

template <class I>
using KeyOf = std::conditional_t<std::is_same_v<I, PackedItem>, uint32_t, uint64_t>;

// Calls f with a tag of the kind of item that rows of n elements of `in` need, and the keys' base.
template <class F>
inline void visit_items(const char* name, const TensorView& in, int64_t n, F&& f) {
  if (is_complex(in.dtype) || is_float8(in.dtype)) unsupported(name, in.dtype);
  int64_t base = 0;
  if (packs(in, n, &base))
    f(TypeTag<PackedItem>(), base);
  else
    f(TypeTag<Item>(), base);
}

}  // namespace eg::kernels
