// Maximum pooling, with the positions of the maxima, its gradient and its inverse.
#include <limits>
#include <optional>

#include "kernels/cpu/windows.h"

namespace eg::kernels {

namespace {

template <class T, class B>
void max_planes(T* out, int64_t* indices, const T* in, const Window& w, B&& bounds) {
  const int64_t rows = w.in[2], slab = w.in[1] * w.in[2];
  for_planes(w, [&](int64_t plane) {
    const T* x = in + plane * w.in_size();
    T* y = out + plane * w.out_size();
    int64_t* at = indices ? indices + plane * w.out_size() : nullptr;
    for_windows(w, bounds, [&](int64_t o, const int64_t* lo, const int64_t* hi) {
      int64_t best_at = lo[0] * slab + lo[1] * rows + lo[2];
      T best = std::numeric_limits<T>::has_infinity ? T(-std::numeric_limits<T>::infinity())
                                                    : std::numeric_limits<T>::lowest();
      if constexpr (std::is_class_v<T>) best = T(-std::numeric_limits<float>::infinity());
      for (int64_t i0 = lo[0]; i0 < hi[0]; i0 += w.dilation[0]) {
        for (int64_t i1 = lo[1]; i1 < hi[1]; i1 += w.dilation[1]) {
          for (int64_t i2 = lo[2]; i2 < hi[2]; i2 += w.dilation[2]) {
            const int64_t i = i0 * slab + i1 * rows + i2;
            if (x[i] > best || is_nan(x[i])) {
              best = x[i];
              best_at = i;
            }
          }
        }
      }
      y[o] = best;
      if (at) at[o] = best_at;
    });
  });
}

// The same for windows at regular steps, a row of outputs at a time and without branches. Positions fit into 32 bits.
template <class T>
void max_rows(T* out, int64_t* indices, const T* in, const Window& w) {
  using V = Acc<T>;
  const int64_t width = w.out[2], stride = w.stride[2];
  for_planes(w, [&](int64_t plane) {
    Buffer<V> best(width);
    Buffer<int32_t> at(width);
    const T* x = in + plane * w.in_size();
    const Strided bounds{w};
    const auto [first_k, last_k] = row_elements(w);
    for_output_rows(w, [&](int64_t o, int64_t* lo, int64_t* hi) {
      V lowest = std::numeric_limits<V>::lowest();
      if constexpr (std::numeric_limits<V>::has_infinity) lowest = -std::numeric_limits<V>::infinity();
      const int64_t corner = (lo[0] * w.in[1] + lo[1]) * w.in[2];
      for (int64_t i = 0; i < width; ++i) {
        bounds(2, i, lo, hi);
        best[i] = lowest;
        at[i] = static_cast<int32_t>(corner + lo[2]);
      }
      for (int64_t i0 = lo[0]; i0 < hi[0]; i0 += w.dilation[0]) {
        for (int64_t i1 = lo[1]; i1 < hi[1]; i1 += w.dilation[1]) {
          const int64_t row = (i0 * w.in[1] + i1) * w.in[2];
          for (int64_t k = first_k; k < last_k; ++k) {
            const RowPart part = row_part(w, k);
            const T* from = x + row + part.shift;
            const int32_t base = static_cast<int32_t>(row + part.shift), step = static_cast<int32_t>(stride);
            V* b = best.get();
            int32_t* a = at.get();
            const auto take_larger = [&](int64_t i, V v) {
              const bool take = (v > b[i]) | (v != v);
              b[i] = take ? v : b[i];
              a[i] = take ? base + static_cast<int32_t>(i) * step : a[i];
            };
            if (stride == 1) {
              for (int64_t i = part.first; i < part.last; ++i) take_larger(i, static_cast<V>(from[i]));
            } else if (stride == 2) {
              for (int64_t i = part.first; i < part.last; ++i) take_larger(i, static_cast<V>(from[2 * i]));
            } else {
              for (int64_t i = part.first; i < part.last; ++i) take_larger(i, static_cast<V>(from[i * stride]));
            }
          }
        }
      }
      T* y = out + plane * w.out_size() + o;
      for (int64_t i = 0; i < width; ++i) y[i] = T(best[i]);
      if (!indices) return;
      int64_t* to = indices + plane * w.out_size() + o;
      for (int64_t i = 0; i < width; ++i) to[i] = at[i];
    });
  });
}

template <class B>
void run_max(const char* name, const TensorView& out, const TensorView* indices, const TensorView& in, const Window& w,
             const B& bounds) {
  if (numel(out) == 0) return;
  const Contiguous x(in);
  ContiguousOut y(out);
  std::optional<ContiguousOut> at;
  if (indices) at.emplace(*indices, DType::Int64);
  visit_reals(name, in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    int64_t* const positions = at ? at->data<int64_t>() : nullptr;
    if constexpr (std::is_same_v<B, Strided>) {
      if (w.in_size() < (int64_t{1} << 30)) return max_rows<T>(y.data<T>(), positions, x.data<T>(), w);
    }
    max_planes<T>(y.data<T>(), positions, x.data<T>(), w, bounds);
  });
  y.finish();
  if (at) at->finish();
}

void check_indices(const int64_t* indices, int64_t n, int64_t size) {
  for (int64_t i = 0; i < n; ++i) {
    check(indices[i] >= 0 && indices[i] < size, "Found an invalid max index: ", indices[i],
          " (output volumes are of size ", size, ")");
  }
}

}  // namespace

void max_pool(const TensorView& out, const TensorView* indices, const TensorView& in, const PoolParams& p) {
  const Window w = window_of(in, out, p);
  run_max("max_pool2d", out, indices, in, w, Strided{w});
}

void adaptive_max_pool(const TensorView& out, const TensorView* indices, const TensorView& in, int32_t nd) {
  const Window w = planes_of(in, out, nd);
  run_max("adaptive_max_pool2d", out, indices, in, w, Adaptive{w});
}

void max_pool_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& indices, int32_t nd) {
  const Window w = planes_of(grad_in, grad_out, nd);
  const Contiguous at(indices, DType::Int64);
  check_indices(at.data<int64_t>(), numel(indices), w.in_size());
  const DType t = is_half(grad_in.dtype) ? DType::Float32 : grad_in.dtype;
  const Contiguous g(grad_out, t);
  ContiguousOut x(grad_in, t);
  visit_reals("max_pool2d_backward", t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_planes(w, [&](int64_t plane) {
      T* to = x.data<T>() + plane * w.in_size();
      const T* from = g.data<T>() + plane * w.out_size();
      const int64_t* where = at.data<int64_t>() + plane * w.out_size();
      std::fill_n(to, w.in_size(), T(0.0f));
      for (int64_t i = 0; i < w.out_size(); ++i) to[where[i]] = T(to[where[i]] + from[i]);
    });
  });
  x.finish();
}

void max_unpool(const TensorView& out, const TensorView& in, const TensorView& indices, int32_t nd) {
  const Window w = planes_of(out, in, nd);
  const Contiguous at(indices, DType::Int64), x(in);
  check_indices(at.data<int64_t>(), numel(indices), w.in_size());
  ContiguousOut y(out);
  visit_sizes(out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_planes(w, [&](int64_t plane) {
      T* to = y.data<T>() + plane * w.in_size();
      const T* from = x.data<T>() + plane * w.out_size();
      const int64_t* where = at.data<int64_t>() + plane * w.out_size();
      std::fill_n(to, w.in_size(), T(0));
      for (int64_t i = 0; i < w.out_size(); ++i) to[where[i]] = from[i];
    });
  });
  y.finish();
}

}  // namespace eg::kernels
