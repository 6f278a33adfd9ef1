// Pooling over the last one to three dimensions. Views are (..., spatial...) with any number of leading dimensions,
// which agree between input and output, and any strides; they have one dtype unless said otherwise. The caller has
// computed the output's sizes (ceil_mode lives there).
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

// indices (Int64, out's shape) are positions within one flattened spatial plane of the input; NaN wins. Any real dtype.
// indices may be null.
void max_pool(const TensorView& out, const TensorView* indices, const TensorView& in, const PoolParams& p);
// grad_in = 0, then grad_in[plane][indices] += grad_out. Also max_unpool's gradient's transpose. Checks every index.
void max_pool_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& indices, int32_t nd);
// out = 0, then out[plane][indices] = in. Checks every index first (RuntimeError). Any dtype.
void max_unpool(const TensorView& out, const TensorView& in, const TensorView& indices, int32_t nd);

// Floating or integer (integers divide towards zero). Halves accumulate in float.
void avg_pool(const TensorView& out, const TensorView& in, const PoolParams& p);
void avg_pool_backward(const TensorView& grad_in, const TensorView& grad_out, const PoolParams& p);

// Windows that divide the input evenly: [floor(i * in / out), ceil((i + 1) * in / out)).
void adaptive_avg_pool(const TensorView& out, const TensorView& in, int32_t nd);
void adaptive_avg_pool_backward(const TensorView& grad_in, const TensorView& grad_out, int32_t nd);
void adaptive_max_pool(const TensorView& out, const TensorView* indices, const TensorView& in, int32_t nd);

}  // namespace eg::kernels
