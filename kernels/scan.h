// Running reductions along one dimension. Outputs have in's shape; any strides, any dtype. 0-dim inputs: dim 0 of one
// element. in and out may be the same array.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// Elements are converted to out.dtype first; float16/bfloat16 accumulate in float. Callers pass Int64 for integers.
void cumsum(const TensorView& out, const TensorView& in, int64_t dim);
void cumprod(const TensorView& out, const TensorView& in, int64_t dim);
// Floating or complex.
void logcumsumexp(const TensorView& out, const TensorView& in, int64_t dim);

// The running largest/smallest value and the Int64 index of its last occurrence; a NaN stays.
void cummax(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim);
void cummin(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim);

}  // namespace eg::kernels
