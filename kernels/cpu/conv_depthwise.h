// Depthwise convolutions (one input channel a group) over images with channels first, plane by plane.
#pragma once
#include "kernels/cpu/columns.h"

namespace eg::kernels {

struct Depthwise {
  int64_t images, groups, out_channels;  // output channels a group
  Geometry g;

  bool fits() const;
  // Dense arrays: in (images, groups, g.in), weight (groups * out_channels, g.kernel), bias or null.
  void forward(float* out, const float* in, const float* weight, const float* bias) const;
  // With one output channel a group and steps of 1 the gradient of the input is such a convolution too.
  bool fits_grad_input() const;
  void grad_input(float* grad_in, const float* grad_out, const float* weight, const float* bias) const;
};

}  // namespace eg::kernels
