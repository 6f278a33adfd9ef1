// Layer normalisation. Inputs that are not dense are copied first; statistics are two-pass, in float or double.
#include <optional>

#include "kernels/cpu/cast.h"
#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/layer_norm.h"
#include "kernels/cpu/stream.h"
#include "kernels/cpu/support.h"
#include "kernels/norm.h"

namespace eg::kernels {

EG_BY_ISA(LayerNormTable, k_layer_norm, layer_norm_set)

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

template <class A>
const LayerNormLoops<A>& loops() {
  return layer_norm_set().template of<A>();
}

// A dense row of T as a row of A, in `buffer` unless it is one.
template <class T, class A>
const A* widened(const T* row, int64_t n, A* buffer, DType type) {
  if constexpr (std::is_same_v<T, A>) {
    return row;
  } else {
    cast_row(kWide<A>, reinterpret_cast<char*>(buffer), sizeof(A), type, reinterpret_cast<const char*>(row), sizeof(T),
             n);
    return buffer;
  }
}
template <class T, class A>
void narrowed(T* row, int64_t n, const A* buffer, DType type) {
  cast_row(type, reinterpret_cast<char*>(row), sizeof(T), kWide<A>, reinterpret_cast<const char*>(buffer), sizeof(A),
           n);
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
    const auto forward = loops<A>().forward;
    constexpr bool kSame = std::is_same_v<T, A>;
    const int64_t bytes = n * static_cast<int64_t>(sizeof(T));
    const bool past_cache = kSame && leaves_caches(total * static_cast<int64_t>(sizeof(T)), 2) && n >= 256 && n <= 8192 &&
                            x.template data<T>() != y.template data<T>();
    parallel_for(0, rows, std::max<int64_t>(1, 16384 / std::max<int64_t>(n, 1)), [&](int64_t begin, int64_t end) {
      Buffer<A> buffer(!kSame || past_cache ? n : 1);
      A* const b0 = buffer.get();
      for (int64_t r = begin; r < end; ++r) {
        if (past_cache) prefetch(reinterpret_cast<const char*>(x.template data<T>() + (r + 1) * n), bytes);
        const A* from = widened<T, A>(x.template data<T>() + r * n, n, b0, in.dtype);
        T* const to = y.template data<T>() + r * n;
        A row_mean, row_rstd;
        if constexpr (kSame) {
          forward(past_cache ? b0 : to, from, w.data(), b.data(), n, static_cast<A>(eps), &row_mean, &row_rstd);
          if (past_cache) stream(reinterpret_cast<char*>(to), reinterpret_cast<const char*>(b0), bytes);
        } else {
          forward(b0, from, w.data(), b.data(), n, static_cast<A>(eps), &row_mean, &row_rstd);
          narrowed<T, A>(to, n, b0, in.dtype);
        }
        if (means) means->template data<A>()[r] = row_mean;
        if (rstds) rstds->template data<A>()[r] = row_rstd;
      }
      if (past_cache) stream_end();
    });
    if (total > 0) y.finish();
    if (means) means->finish();
    if (rstds) rstds->finish();
  });
}

void layer_norm_backward(const TensorView* grad_in, const TensorView* grad_weight, const TensorView* grad_bias,
                         const TensorView& grad_out, const TensorView& in, const TensorView* weight, int32_t inner,
                         double eps) {
  const int64_t n = inner_size(in, inner);
  int64_t rows = 1;
  for (int32_t d = 0; d < in.ndim - inner; ++d) rows *= in.sizes[d];
  visit_floats("LayerNormBackwardKernelImpl", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    const Contiguous x(in), g(grad_out, in.dtype);
    const Parameter<A> w(weight);
    const auto statistics = loops<A>().statistics;
    const auto backward = loops<A>().backward;
    std::optional<ContiguousOut> gi;
    if (grad_in) gi.emplace(*grad_in, in.dtype);
    const bool sums = grad_weight || grad_bias;
    constexpr bool kSame = std::is_same_v<T, A>;
    // Rows [begin, end), with the sums for weight and bias added to gw and gb.
    const auto run = [&](int64_t begin, int64_t end, A* gw, A* gb) {
      Buffer<A> buffer(kSame ? 1 : 2 * n);
      for (int64_t r = begin; r < end; ++r) {
        const A* xr = widened<T, A>(x.template data<T>() + r * n, n, buffer.get(), in.dtype);
        const A* gr = widened<T, A>(g.template data<T>() + r * n, n, buffer.get() + n, in.dtype);
        T* const to = gi ? gi->template data<T>() + r * n : nullptr;
        A mr, sr;  // cheaper to compute again than to keep
        statistics(xr, n, static_cast<A>(eps), &mr, &sr);
        if constexpr (kSame) {
          backward(to, gw, gb, gr, xr, w.data(), n, mr, sr);
        } else {
          backward(to ? buffer.get() : nullptr, gw, gb, gr, xr, w.data(), n, mr, sr);
          if (to) narrowed<T, A>(to, n, buffer.get(), in.dtype);
        }
      }
    };
    const int64_t grain = std::max<int64_t>(1, 16384 / std::max<int64_t>(n, 1));
    if (!sums) {
      parallel_for(0, rows, grain, [&](int64_t begin, int64_t end) { run(begin, end, nullptr, nullptr); });
      if (gi) gi->finish();
      return;
    }
    // The sums of a fixed number of parts, added in order: they do not depend on the number of threads.
    const int64_t part = std::max<int64_t>(grain, (rows + 15) / 16);
    const int64_t parts = std::max<int64_t>(1, (rows + part - 1) / part);
    Buffer<A> acc(parts * 2 * n);
    std::fill_n(acc.get(), parts * 2 * n, A(0));
    parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
      for (int64_t p = begin; p < end; ++p) {
        run(p * part, std::min(rows, (p + 1) * part), &acc[p * 2 * n], &acc[p * 2 * n + n]);
      }
    });
    for (int64_t p = 1; p < parts; ++p) {
      for (int64_t i = 0; i < 2 * n; ++i) acc[i] += acc[p * 2 * n + i];
    }
    if (gi) gi->finish();
    const auto give = [&](const TensorView* to, A* from) {
      if (!to) return;
      const Dims strides = contiguous_strides(to->sizes, to->ndim);
      copy(*to, TensorView{from, to->sizes, strides.data(), to->ndim, kWide<A>});
    };
    give(grad_weight, acc.get());
    give(grad_bias, acc.get() + n);
  });
}

}  // namespace eg::kernels
