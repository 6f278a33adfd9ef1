// Sums, means and maxima of the rows of a table, by bags of indices. weight (rows, width), index (n) and offsets, of
// Int64 or any other integer type: bag b is index[offsets[b]] and what follows, up to the next bag or to the end.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

enum class BagMode : int32_t { Sum = 0, Mean = 1, Max = 2 };

struct BagParams {
  BagMode mode = BagMode::Sum;
  int64_t padding_idx = -1;    // indices of this value are passed over; -1: none
  bool scale_by_freq = false;  // the gradient of a row is divided by how often it was read
  bool last_offset = false;    // the last offset is no bag but the end of the last one
};

// out (bags, width). at (bags, width) Int64, for maxima: the row that each came from, -1 in an empty bag, whose result
// is 0. samples (n) of weight's dtype, or null: factors of the rows, for sums. RuntimeError for offsets that do not
// start at 0, decrease or pass the end, and for an index that is no row. Any strides.
void embedding_bag(const TensorView& out, const TensorView* at, const TensorView& weight, const TensorView& index,
                   const TensorView& offsets, const TensorView* samples, const BagParams& p);
// grad_weight = 0, then += what the gradients of the bags give. Halves accumulate in float.
void embedding_bag_backward(const TensorView& grad_weight, const TensorView& grad_out, const TensorView& index,
                            const TensorView& offsets, const TensorView* at, const TensorView* samples,
                            const BagParams& p);
// grad_samples (n), for sums.
void embedding_bag_samples(const TensorView& grad_samples, const TensorView& grad_out, const TensorView& weight,
                           const TensorView& index, const TensorView& offsets, const BagParams& p);

}  // namespace eg::kernels
