// Sampling of planes at points between their elements. Input is (N, C, H, W) or (N, C, D, H, W), grid (N, points..., 2
// or 3) with coordinates in [-1, 1], x first; the output is (N, C, points...). Everything is float32 or float64, of one
// dtype.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

enum class GridMode : int32_t { Bilinear = 0, Nearest = 1, Bicubic = 2 };
enum class GridPadding : int32_t { Zeros = 0, Border = 1, Reflection = 2 };

struct GridParams {
  GridMode mode = GridMode::Bilinear;  // bicubic: planes of two dimensions only
  GridPadding padding = GridPadding::Zeros;
  bool align_corners = false;
  int32_t order[3] = {0, 0, 0};  // the derivative to take by each coordinate of the grid
};

// out: dense. in: dense, row-major or with the channels last. grid: dense.
void grid_sample(const TensorView& out, const TensorView& in, const TensorView& grid, const GridParams& p);
// The transpose of grid_sample as a function of `in`. All dense.
void grid_sample_adjoint(const TensorView& grad_in, const TensorView& grad_out, const TensorView& grid,
                         const GridParams& p);
// grad_grid[..., d] = sum over channels of grad_out times the sample with one more derivative by coordinate d. All
// dense.
void grid_sample_slope(const TensorView& grad_grid, const TensorView& grad_out, const TensorView& in,
                       const TensorView& grid, const GridParams& p);

}  // namespace eg::kernels
