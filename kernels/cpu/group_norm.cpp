// Group normalisation: a group of channels of one sample is dense in a row-major array, and is normalised as soon as
// its statistics are known, while it is still in the cache.
#include <cmath>

#include "kernels/cpu/norm_loops.h"
#include "kernels/norm.h"

namespace eg::kernels {

namespace {

// A (C) parameter as dense A.
template <class A>
std::unique_ptr<Contiguous> parameter(const TensorView* v) {
  return v ? std::make_unique<Contiguous>(*v, kWide<A>) : nullptr;
}

template <class T>
void run(T* y, const T* x, int64_t samples, int64_t channels, int64_t plane, int64_t groups, const Wide<T>* weight,
         const Wide<T>* bias, double eps) {
  using A = Wide<T>;
  const int64_t each = channels / groups, size = each * plane;
  const bool at_once = direct<T, A>(1);
  parallel_for(0, samples * groups, std::max<int64_t>(1, 16384 / size), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const T* const p = x + k * size;
      T* const q = y + k * size;
      const double first = static_cast<double>(static_cast<A>(p[0])), n = static_cast<double>(size);
      double shift = std::isfinite(first) ? first : 0, sums[2], mean = 0, var = 0;
      for (int pass = 0; pass < kPasses<A>; ++pass) {
        sums[0] = sums[1] = 0;
        by_blocks_of<A>(
            size,
            [&](int64_t i, int64_t count, A* buffer) {
              norm_loops<A>().moments(dense<A>(p + i, 1, count, buffer), count, shift, sums);
            },
            at_once);
        mean = shift + sums[0] / n;
        var = (sums[1] - sums[0] * sums[0] / n) / n;
        if (std::isfinite(mean)) shift = mean;
      }
      const A rstd = A(1) / std::sqrt(static_cast<A>(var < 0 ? 0 : var) + static_cast<A>(eps));
      for (int64_t j = 0; j < each; ++j) {
        const int64_t c = k % groups * each + j;
        const A scale = weight ? rstd * weight[c] : rstd;
        const A offset = (bias ? bias[c] : A(0)) - static_cast<A>(mean) * scale;
        by_blocks_of<A>(
            plane,
            [&](int64_t i, int64_t count, A* buffer) {
              T* const to = q + j * plane + i;
              A* const result = at_once ? same<A>(to) : buffer + kBlock;
              norm_loops<A>().affine(result, dense<A>(p + j * plane + i, 1, count, buffer), count, scale, offset);
              if (!at_once) spread(to, 1, count, result);
            },
            at_once);
      }
    }
  });
}

}  // namespace

void group_norm(const TensorView& out, const TensorView& in, int64_t groups, const TensorView* weight,
                const TensorView* bias, double eps) {
  if (numel(in) == 0) return;
  visit_floats("GroupNormKernelImpl", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    const Contiguous x(in);
    ContiguousOut y(out);
    const auto w = parameter<A>(weight), b = parameter<A>(bias);
    const int64_t channels = in.sizes[1];
    run(y.template data<T>(), x.template data<T>(), in.sizes[0], channels, numel(in) / (in.sizes[0] * channels), groups,
        w ? w->template data<A>() : nullptr, b ? b->template data<A>() : nullptr, eps);
    y.finish();
  });
}

}  // namespace eg::kernels
