// Reductions over any set of dimensions. `reduced[d]` marks the dimensions of `in` that go away; `out` has as many
// dimensions as `in`, those of size 1 (their strides are ignored), and arrives allocated. Any strides, any of the 18
// dtypes unless a function says otherwise. An empty reduction writes the identity; where there is none (amax, argmax)
// the caller has refused it. Results do not depend on the number of threads.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// Elements are converted to out.dtype first (as PyTorch's dtype= does), summed in it, or in float for float16/bfloat16.
// float32 and float64 sums are pairwise. Integer sums wrap. Callers pass out.dtype = Int64 for integer inputs.
void sum(const TensorView& out, const TensorView& in, const bool* reduced);
void nansum(const TensorView& out, const TensorView& in, const bool* reduced);  // NaN counts as 0
void prod(const TensorView& out, const TensorView& in, const bool* reduced);

// Largest and smallest value; out.dtype == in.dtype, not complex. NaN wins.
void amax(const TensorView& out, const TensorView& in, const bool* reduced);
void amin(const TensorView& out, const TensorView& in, const bool* reduced);

// Index of the first largest/smallest element, counted in row-major order over the reduced dimensions; out is Int64.
// NaN wins, the first one.
void argmax(const TensorView& out, const TensorView& in, const bool* reduced);
void argmin(const TensorView& out, const TensorView& in, const bool* reduced);

// Values and Int64 indices over one dimension (outputs of size 1 there).
void max_dim(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim);
void min_dim(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim);

// out is Bool or UInt8 (0 or 1).
void all(const TensorView& out, const TensorView& in, const bool* reduced);
void any(const TensorView& out, const TensorView& in, const bool* reduced);
// out is Int64.
void count_nonzero(const TensorView& out, const TensorView& in, const bool* reduced);

// (sum |x|^p)^(1/p); p = 0 counts non-zeros, p = +-infinity is the largest/smallest |x|. in is floating or complex, out
// real floating; elements are converted to out's precision first.
void norm(const TensorView& out, const TensorView& in, const bool* reduced, double p);

// Sum of squared deviations / max(0, n - correction), or its square root with `root`, and the mean. Either output may
// be null. in is floating (outputs of its dtype) or complex (var real, mean complex). n = 0 gives NaN.
void var_mean(const TensorView* var, const TensorView* mean, const TensorView& in, const bool* reduced,
              double correction, bool root);

}  // namespace eg::kernels
