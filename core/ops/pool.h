// What the families of pooling share: memory formats, and where gradients go through the positions of maxima.
#pragma once
#include "core/ops/common.h"

namespace eg {

// The element of a list of sizes for dimension i; one size stands for all.
inline int64_t pick(IntSpan s, int i) { return s.size() == 1 ? s[0] : s[static_cast<size_t>(i)]; }

// An empty tensor for a result over the last nd dimensions of `like`: channels last where that is.
Tensor pool_output(const Tensor& like, IntSpan shape, DType dtype, int nd);
// For what keeps the format of images only: volumes are row-major.
Tensor image_output(const Tensor& like, IntSpan shape, DType dtype, int nd);

// Zeros of the size `in`, to which each element of g is added at its position in the last nd dimensions, flattened.
Tensor spread_maxima(const Tensor& g, const Tensor& indices, IntSpan in, int nd);
// Its transpose: the elements at the positions.
Tensor pick_maxima(const Tensor& t, const Tensor& indices, int nd);

}  // namespace eg
