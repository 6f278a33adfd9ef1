// Convolutions with a kernel of one element, as products of matrices over images with channels first.
#pragma once
#include "kernels/cpu/columns.h"

namespace eg::kernels {

// Channels are those of a group. Arrays are dense: in (images, groups * in_channels, g.in), weight (groups *
// out_channels, in_channels), out (images, groups * out_channels, g.out).
struct Pointwise1x1 {
  int64_t images, groups, in_channels, out_channels;
  Geometry g;

  // Is the kernel one element, without padding?
  bool fits() const;
  // False, and nothing done, where there is no oneDNN.
  bool forward(float* out, const float* in, const float* weight, const float* bias) const;
  bool grad_input(float* grad_in, const float* grad_out, const float* weight) const;
  bool grad_weight(float* grad_weight, const float* grad_out, const float* in) const;
};

}  // namespace eg::kernels
