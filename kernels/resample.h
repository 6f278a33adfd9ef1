// Larger and smaller images: along each of the last one to three dimensions an element of the output is a weighted sum
// of neighbours in the input. Views are dense and of one dtype: (..., sizes...), or with the channels last
// (N, C, sizes...) that lie as (N, sizes..., C).
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// The smooth ones have a filter as wide as the elements of the input that one of the output covers.
enum class Resampling : int32_t { Nearest, NearestExact, Linear, Cubic, SmoothLinear, SmoothCubic };
inline constexpr int64_t kResamplings = 6;

struct ResampleParams {
  int32_t nd = 2;
  Resampling mode = Resampling::Nearest;
  bool align_corners = false;  // the centres of the outermost elements fall together, not their outer edges
  bool channels_last = false;
  double scale[3] = {};  // elements of the output for one of the input; 0: as the sizes have it
};

// Floats; bytes by the nearest, and in planes, where sums are of whole numbers.
void resample(const TensorView& out, const TensorView& in, const ResampleParams& p);
// The transpose of resample as a linear function. Floats.
void resample_adjoint(const TensorView& grad_in, const TensorView& grad_out, const ResampleParams& p);

}  // namespace eg::kernels
