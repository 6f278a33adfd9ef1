// Rounding to a grid of integers.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// n elements of a floating dtype, dense and in the same order in all three memories: of each q = round(in / scale) +
// zero, clamped to [low, high], (q - zero) * scale, and whether q lay inside; where zero is no whole number q = round(in
// / scale + zero). Element i belongs to channel i / inner % channels, of which each has a scale and a zero point.
struct FakeQuantize {
  void* out;
  bool* mask;
  const void* in;
  DType dtype;
  int64_t n, channels, inner;
  const float* scales;
  const double* zeros;
  int64_t low, high;
  bool whole;  // the zero points
};
void fake_quantize(const FakeQuantize& f);

}  // namespace eg::kernels
