// What the parts of resampling share: the taps of a dimension, and the memory of a call seen as (outer, sizes...,
// inner).
#pragma once
#include <vector>

#include "kernels/cpu/support.h"
#include "kernels/resample.h"

namespace eg::kernels {

// Along one dimension: out[j] is the sum over k < count[j] of weights[k * out + j] * in[first[j] + k].
template <class T>
struct Taps {
  int64_t in = 0, out = 0;
  int64_t most = 0;   // taps of an element
  bool same = false;  // out[j] = in[j]
  std::vector<int64_t> first, count;
  std::vector<T> weights;
};

// Those of dimension d of p, from `in` to `out` elements. For bytes, which have their sums in whole numbers, linear
// weights are those of a filter. float or double, in which everything is computed.
template <class T>
Taps<T> find_taps(const ResampleParams& p, int32_t d, int64_t in, int64_t out, bool doubled, bool bytes);
// The taps of the transpose.
template <class T>
Taps<T> transposed(const Taps<T>& t);
// Of the nearest: in[result[j]]. `doubled`: where the sizes say that each element is taken once, or twice, it is.
std::vector<int64_t> nearest_places(const ResampleParams& p, int32_t d, int64_t in, int64_t out, bool doubled);

// The sizes of a call. One dimension is made two, so that there are always rows.
struct Resized {
  int64_t outer = 1, inner = 1;
  int32_t nd = 0, added = 0;
  int64_t in[3] = {}, out[3] = {};

  Resized(const TensorView& to, const TensorView& from, const ResampleParams& p) {
    const int32_t leading = from.ndim - p.nd;
    for (int32_t d = 0; d < leading; ++d) outer *= from.sizes[d];
    if (p.channels_last) {
      inner = from.sizes[1];
      outer /= inner;
    }
    if (p.nd == 1) {
      in[0] = out[0] = outer;
      outer = 1;
      nd = added = 1;
    }
    for (int32_t d = leading; d < from.ndim; ++d, ++nd) {
      in[nd] = from.sizes[d];
      out[nd] = to.sizes[d];
    }
  }
  // Elements within one along dimension d, or -1 for all of them.
  int64_t in_step(int32_t d) const { return step(in, d); }
  int64_t out_step(int32_t d) const { return step(out, d); }
  // Are the planes small?
  bool doubled() const { return nd == 2 && added == 0 && out[0] + out[1] <= 128; }

 private:
  int64_t step(const int64_t* sizes, int32_t d) const {
    int64_t n = inner;
    for (int32_t i = d + 1; i < nd; ++i) n *= sizes[i];
    return n;
  }
};

// Rows of the output that one task makes; `row`: its elements, `again`: rows that are made once more for each task.
inline int64_t rows_at_once(const Resized& c, int64_t row, int64_t again) {
  const int64_t up = (c.out[0] + c.in[0] - 1) / c.in[0];
  return std::min(c.out[0], std::max<int64_t>(32768 / std::max<int64_t>(row, 1) + 1, 8 * again * up));
}

// fn(plane, begin, end) for blocks of rows, in parallel.
template <class F>
void for_blocks(const Resized& c, int64_t rows, F&& make) {
  const int64_t blocks = (c.out[0] + rows - 1) / rows, work = rows * c.out_step(0);
  parallel_for(0, c.outer * blocks, std::max<int64_t>(1, 16384 / std::max<int64_t>(work, 1)),
               [&](int64_t begin, int64_t end) {
                 auto fn = make();
                 for (int64_t t = begin; t < end; ++t) {
                   const int64_t first = t % blocks * rows;
                   fn(t / blocks, first, std::min(first + rows, c.out[0]));
                 }
               });
}

// Planes of bytes by weighted sums (resample_bytes.cpp).
void resample_bytes(const TensorView& out, const TensorView& in, const ResampleParams& p);

}  // namespace eg::kernels
