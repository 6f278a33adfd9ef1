// Counting elements by bins.
#include "kernels/histogram.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "kernels/cpu/support.h"

namespace eg::kernels {

void histc(const TensorView& out, const TensorView& in, double lo, double hi) {
  const int64_t bins = out.sizes[0];
  const Contiguous x(in);
  visit_floats("histogram_cpu", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Acc<T>;
    std::vector<int64_t> counts(static_cast<size_t>(bins), 0);
    const A low = static_cast<A>(lo), high = static_cast<A>(hi), width = high - low;
    for (int64_t i = 0, n = numel(in); i < n; ++i) {
      const A v = static_cast<A>(x.data<T>()[i]);
      if (!(v >= low && v <= high)) continue;
      const int64_t at = static_cast<int64_t>((v - low) * static_cast<A>(bins) / width);
      ++counts[static_cast<size_t>(std::min(at, bins - 1))];
    }
    T* to = data_of<T>(out);
    for (int64_t b = 0; b < bins; ++b) to[b * out.strides[0]] = T(static_cast<A>(counts[static_cast<size_t>(b)]));
  });
}

namespace {

// The bin of v, -1 for outside. Between edges of equal distances it is the one that `density`, of bins by length, says.
template <class T>
int64_t bin_of(const T* edges, int64_t bins, T density, T v) {
  if (!(v >= edges[0] && v <= edges[bins])) return -1;
  const int64_t guess = std::min(static_cast<int64_t>((v - edges[0]) * density), bins - 1);
  if (v >= edges[guess] && v < edges[guess + 1]) return guess;
  const int64_t above = std::upper_bound(edges, edges + bins + 1, v) - edges;
  return std::min(above, bins) - 1;
}

}  // namespace

void histogramdd(const TensorView& out, const TensorView& in, const TensorView* edges, const void* weights) {
  const int64_t n = in.sizes[0], columns = in.sizes[1];
  visit_floats("histogramdd", out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (std::is_same_v<T, Float16> || std::is_same_v<T, BFloat16>) {
      unsupported("histogramdd", out.dtype);
    } else {
      std::vector<Contiguous> dense;
      dense.reserve(static_cast<size_t>(columns));
      std::vector<T> density;
      for (int64_t d = 0; d < columns; ++d) {
        dense.emplace_back(edges[d]);
        const T* const e = dense.back().template data<T>();
        const T width = e[out.sizes[d]] - e[0], each = static_cast<T>(out.sizes[d]) / width;
        density.push_back(width > 0 && each < std::numeric_limits<T>::infinity() ? each : T(0));
      }
      T* const to = data_of<T>(out);
      std::fill_n(to, numel(out), T(0));
      const T* x = data_of<T>(in);
      const T* const w = static_cast<const T*>(weights);
      for (int64_t i = 0; i < n; ++i, x += columns) {
        int64_t at = 0;
        for (int64_t d = 0; d < columns && at >= 0; ++d) {
          const size_t k = static_cast<size_t>(d);
          const int64_t b = bin_of(dense[k].template data<T>(), out.sizes[d], density[k], x[d]);
          at = b < 0 ? -1 : at * out.sizes[d] + b;
        }
        if (at >= 0) to[at] += w ? w[i] : T(1);
      }
    }
  });
}

}  // namespace eg::kernels
