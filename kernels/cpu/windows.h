// The windows of a pooling layer: where they lie in the input, and the ways to walk over them. Every (batch, channel)
// plane is independent. In memory either each plane is dense, or the channels of each cell are (channels last).
#pragma once
#include "kernels/cpu/isa/pool.h"
#include "kernels/cpu/support.h"
#include "kernels/pool.h"

namespace eg::kernels {

struct Window {
  int64_t in[3] = {1, 1, 1}, out[3] = {1, 1, 1}, kernel[3] = {1, 1, 1};
  int64_t stride[3] = {1, 1, 1}, padding[3] = {0, 0, 0}, dilation[3] = {1, 1, 1};
  int64_t planes = 1;
  int64_t channels = 0;  // of channels last, 0 otherwise
  int64_t in_size() const { return in[0] * in[1] * in[2]; }
  int64_t out_size() const { return out[0] * out[1] * out[2]; }
};

// The elements [lo, hi) along one dimension.
struct Interval {
  int64_t lo, hi;
};

// The interval of each output along each dimension: one table for all planes, or one for each.
class Bounds {
 public:
  enum Kind { Strided, Adaptive };
  Bounds(const Window& w, Kind kind);
  // first: for each plane the first elements along the last nd dimensions, one after another.
  Bounds(const Window& w, const int64_t* first, int32_t nd);
  const Interval* along(int d, int64_t plane) const { return memory_.get() + plane * step_ + offset_[d]; }

 private:
  int64_t offset_[3], step_;
  Buffer<Interval> memory_;
};

// A row of outputs, the unit of work of the forward passes.
struct OutputRow {
  const Window& w;
  int64_t at, plane, o0, o1;
  OutputRow(const Window& window, int64_t row)
      : w(window), at(row), plane(row / (w.out[0] * w.out[1])), o0(row / w.out[1] % w.out[0]), o1(row % w.out[1]) {}
  void next() {
    ++at;
    if (++o1 < w.out[1]) return;
    o1 = 0;
    if (++o0 < w.out[0]) return;
    o0 = 0;
    ++plane;
  }
};

// fn(begin, end): rows of outputs, in parallel. With channels last an image is one plane. (Here and below the loops are
// kept out of line: parallel_for calls its body in two places.)
template <class F>
void for_output_rows(const Window& w, F&& fn) {
  const int64_t images = w.channels > 0 ? w.planes / w.channels : w.planes, rows = images * w.out[0] * w.out[1];
  const int64_t work = (w.in_size() + w.out_size()) * std::max<int64_t>(w.channels, 1) / (w.out[0] * w.out[1]);
  const auto once = [&](int64_t begin, int64_t end) __attribute__((noinline)) { fn(begin, end); };
  parallel_for(0, rows, std::max<int64_t>(1, 16384 / std::max<int64_t>(work, 1)), once);
}

// fn(plane) in parallel.
template <class F>
void for_planes(const Window& w, F&& fn) {
  const int64_t work = std::max<int64_t>(1, w.in_size() + w.out_size());
  const auto once = [&](int64_t begin, int64_t end) __attribute__((noinline)) {
    for (int64_t i = begin; i < end; ++i) fn(i);
  };
  parallel_for(0, w.planes, std::max<int64_t>(1, 16384 / work), once);
}

// fn(image, first channel, end) in parallel, for channels last.
template <class F>
void for_channel_blocks(const Window& w, F&& fn) {
  constexpr int64_t kBlock = 64;
  const int64_t blocks = (w.channels + kBlock - 1) / kBlock, work = kBlock * (w.in_size() + w.out_size());
  const auto once = [&](int64_t begin, int64_t end) __attribute__((noinline)) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t c = i % blocks * kBlock;
      fn(i / blocks, c, std::min(c + kBlock, w.channels));
    }
  };
  parallel_for(0, w.planes / w.channels * blocks, std::max<int64_t>(1, 16384 / work), once);
}

// The cells of a window.
template <class F>
inline void for_cells(const Window& w, Interval a, Interval b, Interval c, F&& fn) {
  for (int64_t i = a.lo; i < a.hi; i += w.dilation[0]) {
    for (int64_t j = b.lo; j < b.hi; j += w.dilation[1]) {
      for (int64_t k = c.lo; k < c.hi; k += w.dilation[2]) fn((i * w.in[1] + j) * w.in[2] + k);
    }
  }
}

// The most cells of a window.
int64_t most_cells(const Window& w, const Bounds& bounds);

// The loops for the instruction set; T: float, double or int64_t.
const PoolTable& pool_table();
template <class T>
const PoolLoops<T>& pool_loops();

// The outputs along the last dimension whose window element k lies inside the input: [first, last), at o * stride +
// shift.
struct RowPart {
  int64_t first, last, shift;
};
// Those of all elements of a window that lie inside the input for some output: the others, of a window much larger than
// its input, are not looked at.
class RowParts {
 public:
  explicit RowParts(const Window& w);
  const RowPart* begin() const { return parts_.get(); }
  const RowPart* end() const { return parts_.get() + count_; }

 private:
  int64_t first_, count_;
  Buffer<RowPart> parts_;
};

// What a pooling kernel works on: the input, the output and a third view of the output's sizes, all with dense planes
// or all with the channels last.
struct PoolViews {
  struct Turned {  // channels behind the spatial dimensions
    Dims sizes, strides;
    TensorView view;
  };
  Window window;
  Turned in, out, extra;
  PoolViews(const TensorView& input, const TensorView& output, const TensorView* third, int32_t nd);
};

// fn(in, out, extra, window): once on everything, or, where the input must be converted to another type, on pieces that
// stay in the caches. Of these fn sees one dimension.
template <class F>
void in_pieces(const PoolViews& v, DType type, F&& fn) {
  const auto once = [&](const TensorView& in, const TensorView& out, const TensorView& extra, const Window& w)
                        __attribute__((noinline)) { fn(in, out, extra, w); };
  const Window& w = v.window;
  if (v.in.view.dtype == type || !is_contiguous(v.in.view) || !is_contiguous(v.out.view) ||
      !is_contiguous(v.extra.view)) {
    return once(v.in.view, v.out.view, v.extra.view, w);
  }
  const int64_t channels = std::max<int64_t>(w.channels, 1), in = channels * w.in_size(), out = channels * w.out_size();
  const int64_t some = std::max<int64_t>(1, 16384 / std::max<int64_t>(in + out, 1));
  parallel_for(0, w.planes / channels, some, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; i += some) {
      Window part = w;
      part.planes = std::min(some, end - i) * channels;
      const int64_t ins = part.planes * w.in_size(), outs = part.planes * w.out_size(), step = 1;
      const auto piece = [&](const TensorView& t, int64_t first, const int64_t* count) {
        char* data = static_cast<char*>(t.data) + first * static_cast<int64_t>(size_of(t.dtype));
        return TensorView{data, count, &step, 1, t.dtype};
      };
      once(piece(v.in.view, i * in, &ins), piece(v.out.view, i * out, &outs), piece(v.extra.view, i * out, &outs),
           part);
    }
  });
}

}  // namespace eg::kernels
