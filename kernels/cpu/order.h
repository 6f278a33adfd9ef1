// Sorting by keys: every element becomes an unsigned integer that compares as the element does (NaN greatest, both
// zeros equal), together with its position. Two kinds of items serve all dtypes: key and position packed in 64 bits for
// types of up to four bytes, a pair for the others. Positions make items distinct, so that any sort of them is stable.
#pragma once
#include <bit>
#include <vector>

#include "kernels/cpu/support.h"

namespace eg::kernels {

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

// Reads n elements of dtype t, `step` bytes apart. With `descending` keys are complemented.
void load_items(Item* items, DType t, const char* from, int64_t step, int64_t n, bool descending);
void load_items(PackedItem* items, DType t, const char* from, int64_t step, int64_t n, bool descending);
// The key of NaN; only meaningful for floating dtypes.
uint64_t nan_key(DType t, bool packed, bool descending);

void sort_items(Item* items, Item* scratch, int64_t n);
void sort_items(PackedItem* items, PackedItem* scratch, int64_t n);

// Calls f with a tag of the kind of item that rows of n elements of dtype t need.
template <class F>
inline void visit_items(const char* name, DType t, int64_t n, F&& f) {
  if (is_complex(t) || is_float8(t)) unsupported(name, t);
  if (size_of(t) <= 4 && n < (int64_t{1} << 32))
    f(TypeTag<PackedItem>());
  else
    f(TypeTag<Item>());
}

}  // namespace eg::kernels
