// Pooling over the last one to three dimensions. Views are (..., spatial...) with any number of leading dimensions,
// which agree between input and output, and any strides; they have one dtype unless said otherwise. The caller has
// computed the output's sizes (ceil_mode lives there). Where all views are dense with the channels last, (N, C,
// spatial...), the loops run over the channels.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

struct PoolParams {
  int32_t nd = 2;  // spatial dimensions, 1 to 3
  int64_t kernel[3] = {1, 1, 1};
  int64_t stride[3] = {1, 1, 1};
  int64_t padding[3] = {0, 0, 0};
  int64_t dilation[3] = {1, 1, 1};  // max_pool only
  bool count_include_pad = true;    // avg_pool only
  int64_t divisor_override = 0;     // avg_pool only; 0: none
};

// indices (Int64, out's shape) are positions within one flattened spatial plane of the input; the last NaN wins.
// Floating point and integers of at most 64 bits with a sign, or 8 without.
void max_pool(const TensorView& out, const TensorView& indices, const TensorView& in, const PoolParams& p);
// Windows that divide the input evenly: [floor(i * in / out), ceil((i + 1) * in / out)).
void adaptive_max_pool(const TensorView& out, const TensorView& indices, const TensorView& in, int32_t nd);
// Windows of `kernel` elements whose first ones are given: starts (Int64, contiguous) has a row for each plane with
// those of the first dimension, of the second, ...
void fractional_max_pool(const TensorView& out, const TensorView& indices, const TensorView& in,
                         const TensorView& starts, const int64_t* kernel, int32_t nd);
// grad_in = 0, then grad_in[plane][indices] += grad_out. Checks every index. Floating point.
void max_pool_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& indices, int32_t nd);
// out = in[plane][indices]. Checks every index. Elements of 2, 4 or 8 bytes, as those of max_unpool.
void max_pick(const TensorView& out, const TensorView& in, const TensorView& indices, int32_t nd);
// out = 0, then out[plane][indices] = in. Checks every index first (RuntimeError). Elements of 2, 4 or 8 bytes.
void max_unpool(const TensorView& out, const TensorView& in, const TensorView& indices, int32_t nd);

// Floating or int64 (integers divide towards zero). Halves accumulate in float. The gradients are of floating point.
void avg_pool(const TensorView& out, const TensorView& in, const PoolParams& p);
void avg_pool_backward(const TensorView& grad_in, const TensorView& grad_out, const PoolParams& p);
void adaptive_avg_pool(const TensorView& out, const TensorView& in, int32_t nd);
void adaptive_avg_pool_backward(const TensorView& grad_in, const TensorView& grad_out, int32_t nd);

}  // namespace eg::kernels
