// Average pooling and its gradient.
#include "kernels/cpu/windows.h"

namespace eg::kernels {

namespace {

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

// The divisors of a row of outputs: the part that the first two dimensions give times what each output's columns give.
class Divisors {
 public:
  Divisors(const Window& w, const PoolParams& p) : w_(w), p_(p), columns_(w.out[2]) {
    for (int64_t o = 0; o < w.out[2]; ++o) columns_[o] = extent(2, o);
  }
  // fn(i, divisor) for the outputs of the row that starts at o.
  template <class F>
  void for_row(int64_t o, F&& fn) const {
    const int64_t o0 = o / (w_.out[1] * w_.out[2]), o1 = o / w_.out[2] % w_.out[1];
    const int64_t rows = p_.divisor_override ? 1 : extent(0, o0) * extent(1, o1);
    for (int64_t i = 0; i < w_.out[2]; ++i) fn(i, p_.divisor_override ? p_.divisor_override : rows * columns_[i]);
  }

 private:
  int64_t extent(int d, int64_t o) const {
    const int64_t start = o * w_.stride[d] - w_.padding[d];
    const int64_t end = std::min(start + w_.kernel[d], w_.in[d] + (p_.count_include_pad ? w_.padding[d] : 0));
    return std::max<int64_t>(0, end - (p_.count_include_pad ? start : std::max<int64_t>(start, 0)));
  }
  const Window& w_;
  const PoolParams& p_;
  Buffer<int64_t> columns_;
};

// fn(part, input row) for every element row of the windows of an output row.
template <class F>
void for_element_rows(const Window& w, const int64_t* lo, const int64_t* hi, F&& fn) {
  const auto [first_k, last_k] = row_elements(w);
  for (int64_t i0 = lo[0]; i0 < hi[0]; ++i0) {
    for (int64_t i1 = lo[1]; i1 < hi[1]; ++i1) {
      for (int64_t k = first_k; k < last_k; ++k) fn(row_part(w, k), (i0 * w.in[1] + i1) * w.in[2]);
    }
  }
}

int64_t whole_window(int64_t, const int64_t* lo, const int64_t* hi) {
  return (hi[0] - lo[0]) * (hi[1] - lo[1]) * (hi[2] - lo[2]);
}

}  // namespace

void avg_pool(const TensorView& out, const TensorView& in, const PoolParams& p) {
  if (numel(out) == 0) return;
  const Window w = window_of(in, out, p);
  const Divisors divisors(w, p);
  const DType t = is_half(in.dtype) ? DType::Float32 : in.dtype;
  const Contiguous x(in, t);
  ContiguousOut y(out, t);
  visit_reals("avg_pool2d", t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (!std::is_class_v<T>) {
      const int64_t stride = w.stride[2];
      for_planes(w, [&](int64_t plane) {
        const T* from = x.data<T>() + plane * w.in_size();
        for_output_rows(w, [&](int64_t o, const int64_t* lo, const int64_t* hi) {
          T* to = y.data<T>() + plane * w.out_size() + o;
          std::fill_n(to, w.out[2], T(0));
          for_element_rows(w, lo, hi, [&](RowPart part, int64_t row) {
            const T* p = from + row + part.shift;
            if (stride == 2) {
              for (int64_t i = part.first; i < part.last; ++i) to[i] = static_cast<T>(to[i] + p[2 * i]);
            } else {
              for (int64_t i = part.first; i < part.last; ++i) to[i] = static_cast<T>(to[i] + p[i * stride]);
            }
          });
          divisors.for_row(o, [&](int64_t i, int64_t n) {
            if constexpr (std::is_integral_v<T>)
              to[i] = n == 0 ? T(0) : static_cast<T>(static_cast<int64_t>(to[i]) / n);
            else
              to[i] = n == 0 ? T(0) : to[i] / static_cast<T>(n);
          });
        });
      });
    }
  });
  y.finish();
}

void avg_pool_backward(const TensorView& grad_in, const TensorView& grad_out, const PoolParams& p) {
  const Window w = window_of(grad_in, grad_out, p);
  const Divisors divisors(w, p);
  const DType t = is_half(grad_in.dtype) ? DType::Float32 : grad_in.dtype;
  const Contiguous g(grad_out, t);
  ContiguousOut x(grad_in, t);
  visit_floats("avg_pool2d_backward", t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (!std::is_class_v<T>) {
      const int64_t stride = w.stride[2];
      for_planes(w, [&](int64_t plane) {
        Buffer<T> share(w.out[2]);
        T* to = x.data<T>() + plane * w.in_size();
        std::fill_n(to, w.in_size(), T(0));
        for_output_rows(w, [&](int64_t o, const int64_t* lo, const int64_t* hi) {
          const T* from = g.data<T>() + plane * w.out_size() + o;
          divisors.for_row(o, [&](int64_t i, int64_t n) { share[i] = n == 0 ? T(0) : from[i] / static_cast<T>(n); });
          for_element_rows(w, lo, hi, [&](RowPart part, int64_t row) {
            T* p = to + row + part.shift;
            for (int64_t i = part.first; i < part.last; ++i) p[i * stride] += share[i];
          });
        });
      });
    }
  });
  x.finish();
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
