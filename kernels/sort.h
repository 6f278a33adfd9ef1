// Sorting and what follows from it. Every real dtype and bool (not float8), any strides. NaN is greatest, as in
// PyTorch. Indices are Int64. 0-dim tensors count as one element along dim 0.
#pragma once
#include <vector>

#include "kernels/kernels.h"

namespace eg::kernels {

// values and indices have in's shape; either may be null. The sort is stable whether or not that was asked for.
void sort(const TensorView* values, const TensorView* indices, const TensorView& in, int64_t dim, bool descending);

// The k = values.sizes[dim] largest or smallest, in order (sorted or not asked for).
void topk(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim, bool largest,
          bool sorted);

// The following write outputs of size 1 along dim. in has at least one element along dim.
void kthvalue(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim, int64_t k);
// The lower median. median: NaN if there is one; nanmedian: ignores NaN (NaN if nothing else).
void median(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim, bool ignore_nan);
// The most frequent value, the smallest of several, and the index of its last occurrence.
void mode(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim);

// Distinct elements of `in` flattened (dim < 0) or distinct slices along dim. Element j of the answer is element
// (slice) first[j] of in, and occurs counts[j] times. consecutive: only slices that are neighbours are merged and their
// order stays; otherwise ascending (slices lexicographically). inverse (or null) is a dense Int64 array of one entry
// for each element (slice) of in: which of the answer it is. counts stays empty unless asked for.
struct Unique {
  std::vector<int64_t> first, counts;
};
Unique unique(const TensorView& in, int64_t dim, bool consecutive, int64_t* inverse, bool counts);

// Elements of `in` flattened, at least one, of which equal neighbours are merged: the values go to out, inverse and
// counts are as above, or null. All three are dense and as long as in flattened. Gives the number of values.
int64_t merge_neighbours(const TensorView& out, const TensorView& in, int64_t* inverse, int64_t* counts);

// out (1-d) = in flattened at positions (row-major), for the values of a flat unique.
void take_positions(const TensorView& out, const TensorView& in, const int64_t* positions);

}  // namespace eg::kernels
