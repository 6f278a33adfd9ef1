// The windows of a pooling layer, on dense planes: every (batch, channel) plane is independent and the pool shares them
// out.
#pragma once
#include <utility>

#include "kernels/cpu/support.h"
#include "kernels/pool.h"

namespace eg::kernels {

struct Window {
  int64_t in[3] = {1, 1, 1}, out[3] = {1, 1, 1}, kernel[3] = {1, 1, 1};
  int64_t stride[3] = {1, 1, 1}, padding[3] = {0, 0, 0}, dilation[3] = {1, 1, 1};
  int64_t planes = 1;
  int64_t in_size() const { return in[0] * in[1] * in[2]; }
  int64_t out_size() const { return out[0] * out[1] * out[2]; }
};

inline Window planes_of(const TensorView& in, const TensorView& out, int32_t nd) {
  Window w;
  for (int d = 0; d < nd; ++d) {
    w.in[d + 3 - nd] = in.sizes[in.ndim - nd + d];
    w.out[d + 3 - nd] = out.sizes[out.ndim - nd + d];
  }
  for (int d = 0; d < in.ndim - nd; ++d) w.planes *= in.sizes[d];
  return w;
}

inline Window window_of(const TensorView& in, const TensorView& out, const PoolParams& p) {
  Window w = planes_of(in, out, p.nd);
  for (int d = 0; d < p.nd; ++d) {
    const int at = d + 3 - p.nd;
    w.kernel[at] = p.kernel[d];
    w.stride[at] = p.stride[d];
    w.padding[at] = p.padding[d];
    w.dilation[at] = p.dilation[d];
  }
  return w;
}

template <class F>
void for_planes(const Window& w, F&& fn) {
  const int64_t work = std::max<int64_t>(1, w.in_size() + w.out_size());
  parallel_for(0, w.planes, std::max<int64_t>(1, 16384 / work), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) fn(i);
  });
}

// fn(output position, lo[3], hi[3]) with the window's bounds along each dimension as given by `bounds(d, o, lo, hi)`.
template <class B, class F>
void for_windows(const Window& w, B&& bounds, F&& fn) {
  int64_t lo[3], hi[3], o = 0;
  for (int64_t o0 = 0; o0 < w.out[0]; ++o0) {
    bounds(0, o0, lo, hi);
    for (int64_t o1 = 0; o1 < w.out[1]; ++o1) {
      bounds(1, o1, lo, hi);
      for (int64_t o2 = 0; o2 < w.out[2]; ++o2, ++o) {
        bounds(2, o2, lo, hi);
        fn(o, lo, hi);
      }
    }
  }
}

struct Adaptive {
  const Window& w;
  void operator()(int d, int64_t o, int64_t* lo, int64_t* hi) const {
    lo[d] = o * w.in[d] / w.out[d];
    hi[d] = ((o + 1) * w.in[d] + w.out[d] - 1) / w.out[d];
  }
};

struct Strided {
  const Window& w;
  void operator()(int d, int64_t o, int64_t* lo, int64_t* hi) const {
    lo[d] = o * w.stride[d] - w.padding[d];
    hi[d] = std::min(lo[d] + (w.kernel[d] - 1) * w.dilation[d] + 1, w.in[d]);
    if (lo[d] < 0) lo[d] += (-lo[d] + w.dilation[d] - 1) / w.dilation[d] * w.dilation[d];
  }
};

// The window elements of the last dimension that fall on the input for some output: the others, of a window much larger
// than its input, are not looked at.
struct Taps {
  int64_t begin, end;
};
inline Taps taps_of(const Window& w) {
  const int64_t before = w.padding[2] - (w.out[2] - 1) * w.stride[2];
  const int64_t begin = before > 0 ? (before + w.dilation[2] - 1) / w.dilation[2] : 0;
  return {begin, std::min(w.kernel[2], (w.in[2] + w.padding[2] - 1) / w.dilation[2] + 1)};
}

// The outputs along the last dimension whose window element k lies inside the input: [first, last), at o * stride +
// shift.
struct RowPart {
  int64_t first, last, shift;
};
inline RowPart row_part(const Window& w, int64_t k) {
  const int64_t shift = k * w.dilation[2] - w.padding[2], stride = w.stride[2];
  const auto ceil_div = [](int64_t a, int64_t b) { return a > 0 ? (a + b - 1) / b : -(-a / b); };
  const int64_t first = std::clamp<int64_t>(ceil_div(-shift, stride), 0, w.out[2]);
  return {first, std::clamp<int64_t>(ceil_div(w.in[2] - shift, stride), first, w.out[2]), shift};
}

// The window elements along the last dimension that lie inside the input for at least one output: [first, last).
inline std::pair<int64_t, int64_t> row_elements(const Window& w) {
  const int64_t before = w.padding[2] - (w.out[2] - 1) * w.stride[2], end = w.in[2] + w.padding[2], step = w.dilation[2];
  const int64_t first = before > 0 ? (before + step - 1) / step : 0;
  return {first, std::min(w.kernel[2], (end + step - 1) / step)};
}

// fn(first output of the row, lo, hi) for every row of outputs; lo and hi bound the window in the first two dimensions.
template <class F>
void for_output_rows(const Window& w, F&& fn) {
  const Strided bounds{w};
  int64_t lo[3], hi[3], o = 0;
  for (int64_t o0 = 0; o0 < w.out[0]; ++o0) {
    bounds(0, o0, lo, hi);
    for (int64_t o1 = 0; o1 < w.out[1]; ++o1, o += w.out[2]) {
      bounds(1, o1, lo, hi);
      fn(o, lo, hi);
    }
  }
}

}  // namespace eg::kernels
