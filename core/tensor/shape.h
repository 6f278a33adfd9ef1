// Arithmetic on shapes and strides. Nothing here touches memory; every product is checked for overflow.
#pragma once
#include <algorithm>

#include "core/base/dims.h"
#include "core/base/dtype.h"
#include "core/base/error.h"
#include "core/tensor/tensor.h"

namespace eg {

// Product of sizes; fails for negative sizes and on overflow.
int64_t numel_of(IntSpan sizes);
// For strides of what has no elements, or of dimensions of size 1, which may be as large as they like.
inline int64_t wrapping_product(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
}
Dims contiguous_strides(IntSpan sizes);
Dims format_strides(IntSpan sizes, MemoryFormat format);
bool is_contiguous(IntSpan sizes, IntSpan strides);
// Bytes that a geometry needs from the start of the storage; fails on overflow.
int64_t storage_bytes_needed(IntSpan sizes, IntSpan strides, int64_t offset, DType dtype);

// dim in [-n, n) -> [0, n), IndexError otherwise. With wrap_scalar a 0-dim tensor counts as 1-dim.
int64_t wrap_dim(int64_t dim, int64_t ndim, bool wrap_scalar = true);
// Bit mask of wrapped dims; empty means all; fails on repeats ("dim 1 appears multiple times in the list of dims").
uint64_t dim_mask(IntSpan dims, int64_t ndim, bool empty_means_all = true);

// Shape of a and b broadcast together ("The size of tensor a (3) must match the size of tensor b (2) at
// non-singleton dimension 0").
Dims broadcast_shapes(IntSpan a, IntSpan b);
bool expandable(IntSpan from, IntSpan to);
// Resolves one -1 in a requested shape ("shape '[2, -1]' is invalid for input of size 3").
Dims infer_size(IntSpan shape, int64_t numel);
// Strides with which a (sizes, strides) tensor can be seen as new_sizes without a copy.
std::optional<Dims> view_strides(IntSpan sizes, IntSpan strides, IntSpan new_sizes);
// Dense strides, of which outwards(a, b) gives the order: above 0 where dimension a, now within b, belongs outside of
// it, below 0 where b does, and 0 where it cannot tell. An insertion sort from the innermost: a dimension moves
// outwards past those that belong within it, and what cannot be told keeps its place, as in PyTorch's iterator.
template <class F>
Dims strides_in_order(IntSpan sizes, F&& outwards) {
  const size_t n = sizes.size();
  Dims order(n), strides(n);
  for (size_t i = 0; i < n; ++i) order[i] = static_cast<int64_t>(n - 1 - i);
  for (size_t i = 1; i < n; ++i) {
    size_t at = i;
    for (size_t j = i; j-- > 0;) {
      const int c = outwards(order[j], order[at]);
      if (c < 0) break;
      if (c == 0) continue;
      std::swap(order[j], order[at]);
      at = j;
    }
  }
  int64_t step = 1;
  for (size_t i = 0; i < n; ++i) {
    strides[order[i]] = step;
    step = wrapping_product(step, std::max<int64_t>(sizes[order[i]], 1));
  }
  return strides;
}
// Dense strides for `sizes` in the order of `strides` (largest first, ties keep their order).
Dims dense_strides_like(IntSpan sizes, IntSpan strides);
bool non_overlapping_and_dense(IntSpan sizes, IntSpan strides);
// Do two elements of the geometry certainly share an address (a stride of 0 over more than one)?
bool internal_overlap(IntSpan sizes, IntSpan strides);

// "[2, 3]", written out only when a message is made of it: the checks of every call name shapes.
struct ShapeText {
  IntSpan sizes;
  const char* instead = nullptr;  // what stands where there is no shape to name
  ShapeText(IntSpan s) : sizes(s) {}
  ShapeText(const char* text) : instead(text) {}
  operator std::string() const { return cat(*this); }
  std::string substr(size_t from) const { return cat(*this).substr(from); }
};
inline ShapeText shape_string(IntSpan sizes) { return {sizes}; }
inline std::string operator+(const std::string& a, const ShapeText& b) { return cat(a, b); }
inline std::string operator+(const char* a, const ShapeText& b) { return cat(a, b); }

}  // namespace eg
