#include "kernels/cpu/isa/depthwise.h"

#include <cstring>

namespace eg::kernels::EG_ISA {

extern const DepthwiseTable k_depthwise;

namespace {

constexpr int64_t kLanes = 16;

// A kernel of kHeight rows; 0: of any number.
template <int kWidth, int kHeight>
__attribute__((always_inline)) inline void run(float* __restrict y, const float* __restrict x, const float* w,
                                               float bias, const DepthwisePlane& p) {
  typedef float Block __attribute__((vector_size(kLanes * sizeof(float))));
  const int64_t height = kHeight ? kHeight : p.height, n = p.n;
  for (int64_t r = 0; r < p.rows; ++r, y += n, x += p.row_stride) {
    int64_t o = 0;
    // The last block overlaps the one before; its outputs are the same.
    for (; n >= kLanes && o < n; o += kLanes) {
      const int64_t at = o < n - kLanes ? o : n - kLanes;
      Block sum = Block{} + bias;
      for (int64_t k = 0; k < height; ++k) {
        for (int c = 0; c < kWidth; ++c) {
          Block v;
          std::memcpy(&v, x + k * p.row_step + at + c * p.dilation, sizeof v);
          sum += v * w[k * kWidth + c];
        }
      }
      std::memcpy(y + at, &sum, sizeof sum);
    }
    for (; o < n; ++o) {
      float sum = bias;
      for (int64_t k = 0; k < height; ++k) {
        for (int c = 0; c < kWidth; ++c) sum += x[k * p.row_step + o + c * p.dilation] * w[k * kWidth + c];
      }
      y[o] = sum;
    }
  }
}

template <int kWidth>
void loop(float* y, const float* x, const float* w, float bias, const DepthwisePlane& p) {
  if (p.height == kWidth) {
    run<kWidth, kWidth>(y, x, w, bias, p);
  } else {
    run<kWidth, 0>(y, x, w, bias, p);
  }
}

// With a stride vectors would have to be gathered: row by row of the kernel, in loops that the compiler vectorises.
template <int kWidth>
void loop_of_two(float* __restrict y, const float* __restrict x, const float* w, float bias, const DepthwisePlane& p) {
  for (int64_t r = 0; r < p.rows; ++r, y += p.n, x += p.row_stride) {
    for (int64_t o = 0; o < p.n; ++o) y[o] = bias;
    for (int64_t k = 0; k < p.height; ++k) {
      for (int c = 0; c < kWidth; ++c) {
        const float tap = w[k * kWidth + c];
        const float* const from = x + k * p.row_step + c * p.dilation;
        for (int64_t o = 0; o < p.n; ++o) y[o] += from[o * 2] * tap;
      }
    }
  }
}

}  // namespace

constexpr DepthwiseTable k_depthwise = {
    {{loop<3>, loop<5>, loop<7>}, {loop_of_two<3>, loop_of_two<5>, loop_of_two<7>}}};

}  // namespace eg::kernels::EG_ISA
