// Maximum pooling, with the positions of the maxima, its gradient and its
// inverse. Values are compared as floats, doubles or int64, into which every
// other type goes without loss.
#include <atomic>
#include <limits>
#include <string>

#include "kernels/cpu/windows.h"

namespace eg::kernels {

namespace {

template <class T>
constexpr T kLowest =
    std::numeric_limits<T>::has_infinity ? -std::numeric_limits<T>::infinity() : std::numeric_limits<T>::lowest();

// Windows anywhere. For a row of outputs first the maxima of the columns of the
// input rows that its windows cover, and the rows these stand in; then those of
// each window. Of equals the first one counts, of NaNs the last.
template <class T>
void max_windows(T* out, int64_t* indices, const T* in, const Window& w, const Bounds& bounds) {
  const PoolLoops<T>& loops = pool_loops<T>();
  const int64_t width = w.in[2];
  check(w.in[0] * w.in[1] <= INT32_MAX, "pooling over more than 2147483647 rows");
  for_output_rows(w, [&](int64_t begin, int64_t end) {
    Buffer<T> best(width);
    Buffer<int32_t> lines(width);
    for (OutputRow row(w, begin); row.at < end; row.next()) {
      const T* x = in + row.plane * w.in_size();
      const Interval a = bounds.along(0, row.plane)[row.o0], b = bounds.along(1, row.plane)[row.o1];
      const int64_t first = a.lo * w.in[1] + b.lo;
      const T* maxima = x + first * width;
      std::fill_n(lines.get(), width, static_cast<int32_t>(first));
      if (a.hi - a.lo != 1 || b.hi - b.lo != 1) {
        maxima = best.get();
        std::fill_n(best.get(), width, kLowest<T>);
        for (int64_t i = a.lo; i < a.hi; i += w.dilation[0]) {
          for (int64_t j = b.lo; j < b.hi; j += w.dilation[1]) {
            const int64_t line = i * w.in[1] + j;
            loops.larger(best.get(), lines.get(), x + line * width, 0, width, 1, static_cast<int32_t>(line), 0);
          }
        }
      }
      const Interval* along = bounds.along(2, row.plane);
      for (int64_t o = 0; o < w.out[2]; ++o) {
        T top = kLowest<T>;
        int64_t at = first * width + along[o].lo;
        for (int64_t i = along[o].lo; i < along[o].hi; i += w.dilation[2]) {
          const T v = maxima[i];
          if (v < top) continue;
          const int64_t here = lines[i] * width + i;
          if (is_nan(v) ? !is_nan(top) || here > at : v > top || (v == top && here < at)) {
            top = v;
            at = here;
          }
        }
        out[row.at * w.out[2] + o] = top;
        indices[row.at * w.out[2] + o] = at;
      }
    }
  });
}

constexpr int64_t kFewCells = int64_t{1} << 30;

// Windows at regular steps, a row of outputs at a time and without branches.
// Positions fit into 32 bits.
template <class T>
void max_rows(T* out, int64_t* indices, const T* in, const Window& w, const Bounds& bounds) {
  const int64_t width = w.out[2], stride = w.stride[2];
  const int32_t step = static_cast<int32_t>(stride);
  const PoolLoops<T>& loops = pool_loops<T>();
  const RowParts parts(w);
  const bool whole = parts.begin() != parts.end() && parts.begin()->first == 0 && parts.begin()->last == width;
  const Interval* along = bounds.along(2, 0);
  for_output_rows(w, [&](int64_t begin, int64_t end) {
    Buffer<int32_t> at(width);
    for (OutputRow row(w, begin); row.at < end; row.next()) {
      const T* x = in + row.plane * w.in_size();
      T* best = out + row.at * width;
      const Interval a = bounds.along(0, 0)[row.o0], b = bounds.along(1, 0)[row.o1];
      const int64_t corner = (a.lo * w.in[1] + b.lo) * w.in[2];
      // Where the first element of every window lies inside, it is what they
      // begin with.
      bool begun = whole && a.lo < a.hi && b.lo < b.hi;
      for (int64_t i = 0; !begun && i < width; ++i) {
        best[i] = kLowest<T>;
        at[i] = static_cast<int32_t>(corner + along[i].lo);
      }
      for (int64_t i0 = a.lo; i0 < a.hi; i0 += w.dilation[0]) {
        for (int64_t i1 = b.lo; i1 < b.hi; i1 += w.dilation[1]) {
          const int64_t line = (i0 * w.in[1] + i1) * w.in[2];
          for (const RowPart& part : parts) {
            const T* from = x + line + part.shift;
            const int32_t where = static_cast<int32_t>(line + part.shift);
            if (begun) {
              loops.first(best, at.get(), from, width, stride, where, step);
              begun = false;
            } else {
              loops.larger(best, at.get(), from, part.first, part.last, stride, where, step);
            }
          }
        }
      }
      pool_table().widen(indices + row.at * width, at.get(), width);
    }
  });
}

// Channels last: all channels of a cell at once. Positions fit into 32 bits.
template <class T>
void max_channels(T* out, int64_t* indices, const T* in, const Window& w, const Bounds& bounds) {
  const PoolLoops<T>& loops = pool_loops<T>();
  const int64_t n = w.channels;
  for_output_rows(w, [&](int64_t begin, int64_t end) {
    Buffer<int32_t> cells(most_cells(w, bounds));
    for (OutputRow row(w, begin); row.at < end; row.next()) {
      const Interval a = bounds.along(0, 0)[row.o0], b = bounds.along(1, 0)[row.o1];
      for (int64_t o = 0; o < w.out[2]; ++o) {
        const Interval c = bounds.along(2, 0)[o];
        const int64_t at = (row.at * w.out[2] + o) * n;
        int64_t count = 0;
        for_cells(w, a, b, c, [&](int64_t cell) { cells[count++] = static_cast<int32_t>(cell); });
        if (count > 0) {
          loops.max_cells(out + at, indices + at, in + row.plane * w.in_size() * n, cells.get(), count, n);
        } else {
          std::fill_n(out + at, n, kLowest<T>);
          std::fill_n(indices + at, n, (a.lo * w.in[1] + b.lo) * w.in[2] + c.lo);
        }
      }
    }
  });
}

// The type in which values are compared.
DType compared(const char* name, DType t) {
  switch (t) {
    case DType::UInt8:
    case DType::Int8:
    case DType::Int16:
    case DType::Float16:
    case DType::BFloat16:
    case DType::Float32:
      return DType::Float32;
    case DType::Int32:
    case DType::Float64:
      return DType::Float64;
    case DType::Int64:
      return t;
    default:
      unsupported(name, t);
  }
}

// The steps of `p`, or windows that divide the input (p null), or those that
// begin at `starts`.
void run_max(const TensorView& out, const TensorView& indices, const TensorView& in, const PoolParams* p, int32_t nd,
             const TensorView* starts, const int64_t* kernel) {
  if (numel(out) == 0) return;
  PoolViews v(in, out, &indices, nd);
  Window& w = v.window;
  for (int32_t d = 0; d < nd; ++d) {
    const int32_t at = d + 3 - nd;
    if (kernel) w.kernel[at] = kernel[d];
    if (!p) continue;
    w.kernel[at] = p->kernel[d];
    w.stride[at] = p->stride[d];
    w.padding[at] = p->padding[d];
    w.dilation[at] = p->dilation[d];
  }
  const Bounds bounds =
      starts ? Bounds(w, data_of<int64_t>(*starts), nd) : Bounds(w, p ? Bounds::Strided : Bounds::Adaptive);
  const DType type = compared("max_pool2d", in.dtype);
  const auto run = [&](const TensorView& from, const TensorView& to, const TensorView& places, const Window& part) {
    const Contiguous x(from, type);
    ContiguousOut y(to, type), at(places, DType::Int64);
    const auto as = [&](auto tag) {
      using T = typename decltype(tag)::Type;
      auto* const pool = w.channels > 0 ? max_channels<T> : p && w.in_size() < kFewCells ? max_rows<T> : max_windows<T>;
      pool(y.data<T>(), at.data<int64_t>(), x.data<T>(), part, bounds);
    };
    type == DType::Float32   ? as(TypeTag<float>())
    : type == DType::Float64 ? as(TypeTag<double>())
                             : as(TypeTag<int64_t>());
    y.finish();
    at.finish();
  };
  starts ? run(v.in.view, v.out.view, v.extra.view, w) : in_pieces(v, type, run);
}

// `nd` sizes, as "3x4".
std::string volume(const Window& w, int32_t nd) {
  std::string s;
  for (int32_t d = 3 - nd; d < 3; ++d) s += cat(d > 3 - nd ? "x" : "", w.in[d]);
  return s;
}

// Tells which index it is that some loop found to lie outside.
[[noreturn]] void fail_on_index(const TensorView& indices, const Window& w, int32_t nd) {
  const Contiguous at(indices, DType::Int64);
  const int64_t* i = at.data<int64_t>();
  while (*i >= 0 && *i < w.in_size()) ++i;
  fail(Code::Runtime, "Found an invalid max index: ", *i, " (output volumes are of size ", volume(w, nd), ")");
}

// fn(whole[plane][index], output) for each output, in parallel; those of a
// plane in order. kClear: whole = 0 first. Here w.in are the sizes of the
// whole. False: some index lies outside.
template <bool kClear, class T, class F>
bool at_places(T* whole, const int64_t* indices, const Window& w, F&& fn) {
  constexpr int64_t kChecked = 512;  // indices at a time: they are still near when they are used
  std::atomic<bool> inside = true;
  auto* const all_inside = pool_table().inside;
  const int64_t size = w.in_size(), channels = w.channels;
  if (channels == 0) {
    for_planes(w, [&](int64_t plane) {
      T* const to = whole + plane * size;
      if constexpr (kClear) std::fill_n(to, size, T(0));
      const int64_t end = (plane + 1) * w.out_size();
      for (int64_t o = plane * w.out_size(); o < end;) {
        const int64_t last = std::min(o + kChecked, end);
        if (!all_inside(indices + o, last - o, size)) {
          inside.store(false, std::memory_order_relaxed);
          return;
        }
        for (; o < last; ++o) fn(to[indices[o]], o);
      }
    });
    return inside;
  }
  for_channel_blocks(w, [&](int64_t image, int64_t begin, int64_t end) {
    T* to = whole + image * size * channels;
    if constexpr (kClear) {
      const bool all = end - begin == channels;
      if (all) std::fill_n(to, size * channels, T(0));
      for (int64_t i = 0; !all && i < size; ++i) std::fill(to + i * channels + begin, to + i * channels + end, T(0));
    }
    for (int64_t o = image * w.out_size(), last = o + w.out_size(); o < last; ++o) {
      if (!all_inside(indices + o * channels + begin, end - begin, size)) {
        inside.store(false, std::memory_order_relaxed);
        return;
      }
      for (int64_t c = begin; c < end; ++c) fn(to[indices[o * channels + c] * channels + c], o * channels + c);
    }
  });
  return inside;
}

}  // namespace

void max_pool(const TensorView& out, const TensorView& indices, const TensorView& in, const PoolParams& p) {
  run_max(out, indices, in, &p, p.nd, nullptr, nullptr);
}

void adaptive_max_pool(const TensorView& out, const TensorView& indices, const TensorView& in, int32_t nd) {
  run_max(out, indices, in, nullptr, nd, nullptr, nullptr);
}

void fractional_max_pool(const TensorView& out, const TensorView& indices, const TensorView& in,
                         const TensorView& starts, const int64_t* kernel, int32_t nd) {
  const Contiguous x(in);  // each plane has its own windows
  const Dims strides = contiguous_strides(in.sizes, in.ndim);
  run_max(out, indices, {x.view().data, in.sizes, strides.data(), in.ndim, in.dtype}, nullptr, nd, &starts, kernel);
}

void max_pool_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& indices, int32_t nd) {
  check(is_floating(grad_in.dtype), Code::NotImplemented, "\"max_pool2d_backward\" not implemented for '",
        scalar_type_name(grad_in.dtype), "'");
  const PoolViews v(grad_in, grad_out, &indices, nd);
  const DType type = compared("max_pool2d_backward", grad_in.dtype);
  in_pieces(v, type, [&](const TensorView& to, const TensorView& from, const TensorView& places, const Window& w) {
    const Contiguous at(places, DType::Int64), g(from, type);
    ContiguousOut x(to, type);
    const auto add = [&](auto tag) {
      using T = typename decltype(tag)::Type;
      const T* values = g.template data<T>();
      return at_places<true>(x.template data<T>(), at.data<int64_t>(), w, [=](T& sum, int64_t o) { sum += values[o]; });
    };
    if (!(type == DType::Float32 ? add(TypeTag<float>()) : add(TypeTag<double>()))) fail_on_index(places, w, nd);
    x.finish();
  });
}

namespace {
// run(tag of an integer of as many bytes as the elements have) and whether all
// indices were inside.
template <class F>
void run_placing(const TensorView& indices, const Window& w, int32_t nd, DType t, F&& run) {
  const size_t bytes = size_of(t);
  if (bytes != 2 && bytes != 4 && bytes != 8) unsupported("max_unpool2d", t);
  const bool inside = bytes == 2   ? run(TypeTag<uint16_t>())
                      : bytes == 4 ? run(TypeTag<uint32_t>())
                                   : run(TypeTag<uint64_t>());
  if (!inside) fail_on_index(indices, w, nd);
}
}  // namespace

void max_unpool(const TensorView& out, const TensorView& in, const TensorView& indices, int32_t nd) {
  const PoolViews v(out, in, &indices, nd);
  const Contiguous at(v.extra.view, DType::Int64), x(v.out.view);
  ContiguousOut y(v.in.view);
  run_placing(indices, v.window, nd, out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const T* from = x.data<T>();
    return at_places<true>(y.data<T>(), at.data<int64_t>(), v.window, [=](T& to, int64_t o) { to = from[o]; });
  });
  y.finish();
}

void max_pick(const TensorView& out, const TensorView& in, const TensorView& indices, int32_t nd) {
  const PoolViews v(in, out, &indices, nd);
  const Contiguous at(v.extra.view, DType::Int64), x(v.in.view);
  ContiguousOut y(v.out.view);
  run_placing(indices, v.window, nd, out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    T* to = y.data<T>();
    return at_places<false>(x.data<T>(), at.data<int64_t>(), v.window, [=](const T& from, int64_t o) { to[o] = from; });
  });
  y.finish();
}

}  // namespace eg::kernels
