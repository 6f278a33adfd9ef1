// The inner loops of grid sampling, compiled for each instruction set: the elements of a plane that a block of points
// reads with their weights, and the sums over them.
#pragma once
#include <cstdint>

namespace eg::kernels {

constexpr int64_t kGridBlock = 128;  // points at a time
constexpr int64_t kGridRows = 16;    // points whose channels are brought together, where they lie side by side
constexpr int32_t kGridTaps = 16;    // elements a point reads, at most: bicubic
constexpr int32_t kGridSets = 3;     // weights for as many derivatives at a time

// A plane, x first.
struct GridPlane {
  int32_t nd, mode, padding;
  bool align_corners;
  int64_t size[3], step[3];
};

// T: float or double. I: int32_t, or int64_t for planes of more elements.
template <class T, class I>
struct GridLoops {
  // Tap k of point i is element at[k * kGridBlock + i] of the plane, or -1: it lies outside. weights[s] has its factors
  // for the derivatives order[s]. Returns how many taps there are.
  int32_t (*taps)(const GridPlane& plane, const T* grid, int64_t n, const int32_t (*order)[3], int32_t sets, I* at,
                  T* weights);
  // out[c * out_step + i] = the weighted sum of the taps of point i in plane c.
  void (*planes)(T* out, int64_t out_step, const T* in, int64_t plane, int64_t channels, const I* at, const T* weights,
                 int32_t taps, int64_t n);
  // The same where the channels of an element lie side by side; `rows` has room for those of kGridRows points.
  void (*last)(T* out, int64_t out_step, const T* in, int64_t channels, const I* at, const T* weights, int32_t taps,
               int64_t n, T* rows);
  // in += the transpose of planes().
  void (*scatter)(T* in, int64_t plane, const T* out, int64_t out_step, int64_t channels, const I* at, const T* weights,
                  int32_t taps, int64_t n);
  // sums[s * kGridBlock + i] = sum over channels of out times the weighted sum of set s.
  void (*slopes)(T* sums, const T* out, int64_t out_step, const T* in, int64_t plane, int64_t channels, const I* at,
                 const T* weights, int32_t sets, int32_t taps, int64_t n);
};

struct GridTable {
  GridLoops<float, int32_t> f32;
  GridLoops<double, int32_t> f64;
  GridLoops<float, int64_t> f32_wide;
  GridLoops<double, int64_t> f64_wide;
};

}  // namespace eg::kernels
