// Layer normalisation. Inputs that are not dense are copied first; statistics are two-pass, in float or double.
#include <cmath>
#include <optional>

#include "kernels/cpu/support.h"
#include "kernels/norm.h"

namespace eg::kernels {

namespace {

template <class T>
using Wide = std::conditional_t<std::is_same_v<T, double>, double, float>;
template <class A>
constexpr DType kWide = std::is_same_v<A, double> ? DType::Float64 : DType::Float32;

int64_t inner_size(const TensorView& in, int32_t inner) {
  int64_t n = 1;
  for (int32_t d = in.ndim - inner; d < in.ndim; ++d) n *= in.sizes[d];
  return n;
}

// Sum of f(i) with several partial sums, which vectorises and keeps long sums accurate.
template <class A, class F>
A sum_of(int64_t n, F&& f) {
  A part[16] = {};
  int64_t i = 0;
  for (; i + 16 <= n; i += 16) {
    for (int j = 0; j < 16; ++j) part[j] += f(i + j);
  }
  A total = 0;
  for (; i < n; ++i) total += f(i);
  for (int s = 8; s > 0; s /= 2) {
    for (int j = 0; j < s; ++j) part[j] += part[j + s];
  }
  return total + part[0];
}

// A dense parameter in the type of computation, or nothing.
template <class A>
class Parameter {
 public:
  explicit Parameter(const TensorView* v) {
    if (v) dense_.emplace(*v, kWide<A>);
  }
  const A* data() const { return dense_ ? dense_->data<A>() : nullptr; }

 private:
  std::optional<Contiguous> dense_;
};

}  // namespace

void layer_norm(const TensorView& out, const TensorView* mean, const TensorView* rstd, const TensorView& in,
                const TensorView* weight, const TensorView* bias, int32_t inner, double eps) {
  const int64_t n = inner_size(in, inner);
  const int64_t total = numel(in);
  int64_t rows = 1;
  for (int32_t d = 0; d < in.ndim - inner; ++d) rows *= in.sizes[d];
  visit_floats("LayerNormKernelImpl", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    std::optional<ContiguousOut> means, rstds;
    if (mean) means.emplace(*mean, kWide<A>);
    if (rstd) rstds.emplace(*rstd, kWide<A>);
    const Contiguous x(in);
    ContiguousOut y(out, in.dtype);
    const Parameter<A> w(weight), b(bias);
    parallel_for(0, rows, std::max<int64_t>(1, 16384 / std::max<int64_t>(n, 1)), [&](int64_t begin, int64_t end) {
      Buffer<A> row(n);
      for (int64_t r = begin; r < end; ++r) {
        const T* from = x.template data<T>() + r * n;
        T* to = y.template data<T>() + r * n;
        for (int64_t i = 0; i < n; ++i) row[i] = static_cast<A>(from[i]);
        const A* p = row.get();
        const A m = sum_of<A>(n, [p](int64_t i) { return p[i]; }) / static_cast<A>(n);
        const A var = sum_of<A>(n, [p, m](int64_t i) { return (p[i] - m) * (p[i] - m); }) / static_cast<A>(n);
        const A s = A(1) / std::sqrt(var + static_cast<A>(eps));
        if (means) means->template data<A>()[r] = m;
        if (rstds) rstds->template data<A>()[r] = s;
        const A* wp = w.data();
        const A* bp = b.data();
        if (wp && bp) {
          for (int64_t i = 0; i < n; ++i) to[i] = T((p[i] - m) * s * wp[i] + bp[i]);
        } else if (wp) {
          for (int64_t i = 0; i < n; ++i) to[i] = T((p[i] - m) * s * wp[i]);
        } else {
          for (int64_t i = 0; i < n; ++i) to[i] = T((p[i] - m) * s + (bp ? bp[i] : A(0)));
        }
      }
    });
    if (total > 0) y.finish();
    if (means) means->finish();
    if (rstds) rstds->finish();
  });
}

void layer_norm_backward(const TensorView* grad_in, const TensorView* grad_weight, const TensorView* grad_bias,
                         const TensorView& grad_out, const TensorView& in, const TensorView& mean,
                         const TensorView& rstd, const TensorView* weight, int32_t inner) {
  const int64_t n = inner_size(in, inner);
  int64_t rows = 1;
  for (int32_t d = 0; d < in.ndim - inner; ++d) rows *= in.sizes[d];
  visit_floats("LayerNormBackwardKernelImpl", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    const Contiguous x(in), g(grad_out, in.dtype), m(mean, kWide<A>), s(rstd, kWide<A>);
    const Parameter<A> w(weight);
    if (grad_in) {
      ContiguousOut gi(*grad_in, in.dtype);
      parallel_for(0, rows, std::max<int64_t>(1, 16384 / std::max<int64_t>(n, 1)), [&](int64_t begin, int64_t end) {
        Buffer<A> hat(n), grad(n);
        for (int64_t r = begin; r < end; ++r) {
          const T* xr = x.template data<T>() + r * n;
          const T* gr = g.template data<T>() + r * n;
          T* to = gi.template data<T>() + r * n;
          const A mr = m.template data<A>()[r], sr = s.template data<A>()[r];
          const A* wp = w.data();
          for (int64_t i = 0; i < n; ++i) {
            hat[i] = (static_cast<A>(xr[i]) - mr) * sr;
            grad[i] = static_cast<A>(gr[i]) * (wp ? wp[i] : A(1));
          }
          const A* hp = hat.get();
          const A* gp = grad.get();
          const A sum_g = sum_of<A>(n, [gp](int64_t i) { return gp[i]; }) / static_cast<A>(n);
          const A sum_gh = sum_of<A>(n, [gp, hp](int64_t i) { return gp[i] * hp[i]; }) / static_cast<A>(n);
          for (int64_t i = 0; i < n; ++i) to[i] = T(sr * (gp[i] - sum_g - hp[i] * sum_gh));
        }
      });
      gi.finish();
    }
    if (!grad_weight && !grad_bias) return;
    // Columns are shared out, each summed over all rows in order: the result does not depend on the number of threads.
    Buffer<A> gw(n), gb(n);
    parallel_for(0, n, std::max<int64_t>(16, 32768 / std::max<int64_t>(rows, 1)), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) gw[i] = gb[i] = A(0);
      for (int64_t r = 0; r < rows; ++r) {
        const T* xr = x.template data<T>() + r * n;
        const T* gr = g.template data<T>() + r * n;
        const A mr = m.template data<A>()[r], sr = s.template data<A>()[r];
        for (int64_t i = begin; i < end; ++i) {
          const A grad = static_cast<A>(gr[i]);
          gw[i] += grad * (static_cast<A>(xr[i]) - mr) * sr;
          gb[i] += grad;
        }
      }
    });
    const auto give = [&](const TensorView* to, const Buffer<A>& from) {
      if (!to) return;
      const Dims strides = contiguous_strides(to->sizes, to->ndim);
      copy(*to, TensorView{from.get(), to->sizes, strides.data(), to->ndim, kWide<A>});
    };
    give(grad_weight, gw);
    give(grad_bias, gb);
  });
}

}  // namespace eg::kernels
