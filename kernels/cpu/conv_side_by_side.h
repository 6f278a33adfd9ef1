// Convolutions of small images under a large weight: the columns of all images stand side by side, so that the weight
// is read, or written, once, and as it lies.
#pragma once
#include "kernels/cpu/columns.h"

namespace eg::kernels {

// Channels are those of a group. Arrays are dense: in (images, groups * in_channels, g.in), weight (groups *
// out_channels, in_channels, g.kernel), out (images, groups * out_channels, g.out).
struct SideBySide {
  int64_t images, groups, in_channels, out_channels;
  Geometry g;

  void forward(float* out, const float* in, const float* weight, const float* bias) const;
  void grad_input(float* grad_in, const float* grad_out, const float* weight) const;
  void grad_weight(float* grad_weight, const float* grad_out, const float* in) const;

 private:
  int64_t rows() const { return in_channels * g.kernel_size(); }
  int64_t columns() const { return images * g.out_size(); }
  void load_columns(float* side, const float* in, int64_t group) const;
  void load_output(float* side, const float* out, int64_t group) const;
  template <class F>
  void for_channels(int64_t group, int64_t channels, F&& fn) const;
};

}  // namespace eg::kernels
