// The geometry of pooling: see windows.h.
#include "kernels/cpu/windows.h"

#include "kernels/cpu/by_isa.h"

namespace eg::kernels {

namespace baseline {
extern const PoolLoops<int64_t> k_pool_integers;
}
EG_BY_ISA(PoolTable, k_pool, pool_set)

const PoolTable& pool_table() {
  return pool_set();
}

template <>
const PoolLoops<float>& pool_loops<float>() {
  return pool_table().f32;
}
template <>
const PoolLoops<double>& pool_loops<double>() {
  return pool_table().f64;
}
template <>
const PoolLoops<int64_t>& pool_loops<int64_t>() {
  return baseline::k_pool_integers;
}

int64_t most_cells(const Window& w, const Bounds& bounds) {
  int64_t n = 1;
  for (int d = 0; d < 3; ++d) {
    int64_t most = 0;
    for (int64_t o = 0; o < w.out[d]; ++o) {
      const Interval i = bounds.along(d, 0)[o];
      most = std::max(most, (i.hi - i.lo + w.dilation[d] - 1) / w.dilation[d]);
    }
    n *= most;
  }
  return n;
}

Bounds::Bounds(const Window& w, Kind kind)
    : offset_{0, w.out[0], w.out[0] + w.out[1]}, step_(0), memory_(w.out[0] + w.out[1] + w.out[2]) {
  for (int d = 0; d < 3; ++d) {
    Interval* to = memory_.get() + offset_[d];
    const int64_t in = w.in[d], out = w.out[d], step = w.dilation[d];
    for (int64_t o = 0; o < out; ++o) {
      if (kind == Adaptive) {
        const int64_t whole = in / out, rest = in % out;  // o * in itself might not fit
        to[o] = {o * whole + o * rest / out, (o + 1) * whole + ((o + 1) * rest + out - 1) / out};
        continue;
      }
      int64_t lo = o * w.stride[d] - w.padding[d];
      const int64_t hi = std::min(lo + (w.kernel[d] - 1) * step + 1, in);
      if (lo < 0) lo += (-lo + step - 1) / step * step;
      to[o] = lo < hi ? Interval{lo, hi} : Interval{std::min(lo, in - 1), std::min(lo, in - 1)};
    }
  }
}

Bounds::Bounds(const Window& w, const int64_t* first, int32_t nd)
    : offset_{0, w.out[0], w.out[0] + w.out[1]}, step_(w.out[0] + w.out[1] + w.out[2]), memory_(step_ * w.planes) {
  for (int64_t plane = 0; plane < w.planes; ++plane) {
    for (int d = 0; d < 3; ++d) {
      Interval* to = memory_.get() + plane * step_ + offset_[d];
      for (int64_t o = 0; o < w.out[d]; ++o) {
        const int64_t lo = d < 3 - nd ? 0 : *first++;
        to[o] = {lo, lo + w.kernel[d]};
      }
    }
  }
}

namespace {
// The window elements along the last dimension that lie inside the input for at least one output.
Interval row_elements(const Window& w) {
  const int64_t before = w.padding[2] - (w.out[2] - 1) * w.stride[2], end = w.in[2] + w.padding[2];
  const int64_t step = w.dilation[2], first = before > 0 ? (before + step - 1) / step : 0;
  return {first, std::max(first, std::min(w.kernel[2], (end + step - 1) / step))};
}
}  // namespace

RowParts::RowParts(const Window& w) : first_(row_elements(w).lo), count_(row_elements(w).hi - first_), parts_(count_) {
  const int64_t stride = w.stride[2];
  const auto ceil_div = [](int64_t a, int64_t b) { return a > 0 ? (a + b - 1) / b : -(-a / b); };
  for (int64_t k = 0; k < count_; ++k) {
    const int64_t shift = (first_ + k) * w.dilation[2] - w.padding[2];
    const int64_t first = std::clamp<int64_t>(ceil_div(-shift, stride), 0, w.out[2]);
    parts_[k] = {first, std::clamp<int64_t>(ceil_div(w.in[2] - shift, stride), first, w.out[2]), shift};
  }
}

namespace {

PoolViews::Turned turned(const TensorView& v) {
  PoolViews::Turned t{Dims(IntSpan(v.sizes, static_cast<size_t>(v.ndim))),
                      Dims(IntSpan(v.strides, static_cast<size_t>(v.ndim))), v};
  const auto to_the_end = [&](Dims& dims) {
    const int64_t channel = dims[1];
    for (int32_t d = 1; d + 1 < v.ndim; ++d) dims[d] = dims[d + 1];
    dims[v.ndim - 1] = channel;
  };
  to_the_end(t.sizes);
  to_the_end(t.strides);
  return t;
}

// With few channels planes are faster, even if they must be made. Cells can be counted in 32 bits.
bool channels_last(const TensorView& v, int32_t nd) {
  if (v.ndim != nd + 2 || v.sizes[1] < 8 || v.strides[1] != 1 || numel(v) / v.sizes[1] > INT32_MAX) return false;
  const PoolViews::Turned t = turned(v);
  return is_contiguous({v.data, t.sizes.data(), t.strides.data(), v.ndim, v.dtype});
}

}  // namespace

PoolViews::PoolViews(const TensorView& input, const TensorView& output, const TensorView* third, int32_t nd)
    : in{{}, {}, input}, out{{}, {}, output}, extra{{}, {}, third ? *third : output} {
  for (int d = 0; d < nd; ++d) {
    window.in[d + 3 - nd] = input.sizes[input.ndim - nd + d];
    window.out[d + 3 - nd] = output.sizes[output.ndim - nd + d];
  }
  for (int d = 0; d < input.ndim - nd; ++d) window.planes *= input.sizes[d];
  if (!channels_last(in.view, nd) || !channels_last(out.view, nd) || !channels_last(extra.view, nd)) return;
  window.channels = input.sizes[1];
  for (Turned* t : {&in, &out, &extra}) {
    *t = turned(t->view);
    t->view.sizes = t->sizes.data();
    t->view.strides = t->strides.data();
  }
}

}  // namespace eg::kernels
