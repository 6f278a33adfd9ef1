// Convolution over one to three spatial dimensions, its two gradients, and the column form that unfold and fold expose.
// Layout: input (N, C, spatial...), weight (O, C / groups, kernel...), output (N, O, spatial...), any strides. All
// views have one dtype: floating (not float8), complex64/128; integers for im2col and col2im too. float16 and bfloat16
// are computed in float. Sizes of the outputs are the caller's (checked) arithmetic; padding after the last element is
// what those sizes imply, so that "same" padding needs only the leading amount.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

struct ConvParams {
  int32_t nd = 2;  // spatial dimensions, 1 to 3
  int64_t stride[3] = {1, 1, 1};
  int64_t padding[3] = {0, 0, 0};
  int64_t dilation[3] = {1, 1, 1};
  int64_t groups = 1;
};

// bias (O) may be null.
void conv(const TensorView& out, const TensorView& input, const TensorView& weight, const TensorView* bias,
          const ConvParams& p);
// The transpose of conv with respect to its input: grad_input (N, C, ...) from grad_out (N, O, ...). This is also the
// forward of conv_transpose, whose weight is (in, out / groups, kernel...): pass its input as grad_out, its output as
// grad_input. bias (C) may be null.
void conv_grad_input(const TensorView& grad_input, const TensorView& grad_out, const TensorView& weight,
                     const TensorView* bias, const ConvParams& p);
void conv_grad_weight(const TensorView& grad_weight, const TensorView& grad_out, const TensorView& input,
                      const ConvParams& p);

// columns (N, C * prod(kernel), prod(blocks)) from input (N, C, spatial...); blocks[d] positions along dimension d.
void im2col(const TensorView& columns, const TensorView& input, const int64_t* kernel, const int64_t* blocks,
            const ConvParams& p);
// The transpose: overlapping blocks are added up.
void col2im(const TensorView& out, const TensorView& columns, const int64_t* kernel, const int64_t* blocks,
            const ConvParams& p);

}  // namespace eg::kernels
