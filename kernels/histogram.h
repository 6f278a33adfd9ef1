// Counting elements by bins.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// Counts of `in` in out.sizes[0] equal bins of [lo, hi], other values ignored; any floating dtype, out has in's.
void histc(const TensorView& out, const TensorView& in, double lo, double hi);

// out (dense, D dimensions) counts the rows of in (n, D; dense) between neighbouring edges (edges[d] is 1-d, ascending,
// one element more than out.sizes[d]); a bin holds its left edge, the last one both. weights: n of them, dense, or
// null. float32 or float64 throughout.
void histogramdd(const TensorView& out, const TensorView& in, const TensorView* edges, const void* weights);

}  // namespace eg::kernels
