// The inner loops of depthwise convolutions, compiled for each instruction set.
#pragma once
#include <cstdint>

namespace eg::kernels {

struct DepthwisePlane {
  int64_t rows, n;     // of outputs
  int64_t height;      // of the kernel
  int64_t row_stride;  // from the inputs of one row of outputs to those of the next
  int64_t row_step;    // from the inputs of one row of the kernel to those of the next
  int64_t dilation;
};

// y[r, o] = bias + sum over k, c of w[k, c] * x[r * row_stride + k * row_step + o * stride + c * dilation]
using DepthwiseLoop = void (*)(float* y, const float* x, const float* w, float bias, const DepthwisePlane& p);

struct DepthwiseTable {
  DepthwiseLoop loops[2][3];  // stride 1, 2; kernels 3, 5, 7 wide

  // Null where there is none.
  DepthwiseLoop of(int64_t stride, int64_t width) const {
    if (stride < 1 || stride > 2 || (width != 3 && width != 5 && width != 7)) return nullptr;
    return loops[stride - 1][(width - 3) / 2];
  }
};

}  // namespace eg::kernels
