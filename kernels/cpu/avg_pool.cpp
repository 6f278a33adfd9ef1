// Average pooling and its gradient.
#include "kernels/cpu/windows.h"

namespace eg::kernels {

namespace {

// The divisor of an average at output o: all of the window, padding included up to its far edge, or what is inside.
struct Average {
  const Window& w;
  const PoolParams& p;
  int64_t divisor(int64_t o, const int64_t* lo, const int64_t* hi) const {
    if (p.divisor_override) return p.divisor_override;
    int64_t n = 1;
    if (!p.count_include_pad) {
      for (int d = 0; d < 3; ++d) n *= std::max<int64_t>(0, hi[d] - lo[d]);
      return n;
    }
    const int64_t at[3] = {o / (w.out[1] * w.out[2]), o / w.out[2] % w.out[1], o % w.out[2]};
    for (int d = 0; d < 3; ++d) {
      const int64_t start = at[d] * w.stride[d] - w.padding[d];
      n *= std::min(start + w.kernel[d], w.in[d] + w.padding[d]) - start;
    }
    return n;
  }
};

template <class F>
void sum_window(const Window& w, const int64_t* lo, const int64_t* hi, F&& fn) {
  for (int64_t i0 = lo[0]; i0 < hi[0]; ++i0) {
    for (int64_t i1 = lo[1]; i1 < hi[1]; ++i1) {
      const int64_t row = (i0 * w.in[1] + i1) * w.in[2];
      for (int64_t i = row + lo[2]; i < row + hi[2]; ++i) fn(i);
    }
  }
}

template <class B, class D>
void run_average(const TensorView& out, const TensorView& in, const Window& w, B&& bounds, D&& divisor) {
  if (numel(out) == 0) return;
  const DType t = is_half(in.dtype) ? DType::Float32 : in.dtype;
  const Contiguous x(in, t);
  ContiguousOut y(out, t);
  visit_reals("avg_pool2d", t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (!std::is_class_v<T>) {
      for_planes(w, [&](int64_t plane) {
        const T* from = x.data<T>() + plane * w.in_size();
        T* to = y.data<T>() + plane * w.out_size();
        for_windows(w, bounds, [&](int64_t o, const int64_t* lo, const int64_t* hi) {
          T sum = 0;
          sum_window(w, lo, hi, [&](int64_t i) { sum = static_cast<T>(sum + from[i]); });
          const int64_t n = divisor(o, lo, hi);
          if constexpr (std::is_integral_v<T>) {
            to[o] = n == 0 ? T(0) : static_cast<T>(static_cast<int64_t>(sum) / n);
          } else {
            const bool empty = lo[0] >= hi[0] || lo[1] >= hi[1] || lo[2] >= hi[2];
            to[o] = empty ? T(0) : sum / static_cast<T>(n);
          }
        });
      });
    }
  });
  y.finish();
}

template <class B, class D>
void run_average_backward(const TensorView& grad_in, const TensorView& grad_out, const Window& w, B&& bounds,
                          D&& divisor) {
  const DType t = is_half(grad_in.dtype) ? DType::Float32 : grad_in.dtype;
  const Contiguous g(grad_out, t);
  ContiguousOut x(grad_in, t);
  visit_floats("avg_pool2d_backward", t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (!std::is_class_v<T>) {
      for_planes(w, [&](int64_t plane) {
        const T* from = g.data<T>() + plane * w.out_size();
        T* to = x.data<T>() + plane * w.in_size();
        std::fill_n(to, w.in_size(), T(0));
        for_windows(w, bounds, [&](int64_t o, const int64_t* lo, const int64_t* hi) {
          const T share = from[o] / static_cast<T>(divisor(o, lo, hi));
          sum_window(w, lo, hi, [&](int64_t i) { to[i] += share; });
        });
      });
    }
  });
  x.finish();
}

int64_t whole_window(int64_t, const int64_t* lo, const int64_t* hi) {
  return (hi[0] - lo[0]) * (hi[1] - lo[1]) * (hi[2] - lo[2]);
}

}  // namespace

void avg_pool(const TensorView& out, const TensorView& in, const PoolParams& p) {
  const Window w = window_of(in, out, p);
  const Average average{w, p};
  run_average(out, in, w, Strided{w},
              [&](int64_t o, const int64_t* lo, const int64_t* hi) { return average.divisor(o, lo, hi); });
}

void avg_pool_backward(const TensorView& grad_in, const TensorView& grad_out, const PoolParams& p) {
  const Window w = window_of(grad_in, grad_out, p);
  const Average average{w, p};
  run_average_backward(grad_in, grad_out, w, Strided{w},
                       [&](int64_t o, const int64_t* lo, const int64_t* hi) { return average.divisor(o, lo, hi); });
}

void adaptive_avg_pool(const TensorView& out, const TensorView& in, int32_t nd) {
  const Window w = planes_of(in, out, nd);
  run_average(out, in, w, Adaptive{w}, whole_window);
}

void adaptive_avg_pool_backward(const TensorView& grad_in, const TensorView& grad_out, int32_t nd) {
  const Window w = planes_of(grad_in, grad_out, nd);
  run_average_backward(grad_in, grad_out, w, Adaptive{w}, whole_window);
}

}  // namespace eg::kernels
