// Element-wise writes through indices along one dimension. Rows along that dimension are independent, so they run in
// parallel, and within a row in order: the last write wins.
#include "kernels/cpu/indices.h"

namespace eg::kernels {

namespace {

// fn(self element, source element) for every index.
template <class T, class F>
void for_indices(const TensorView& self, int64_t dim, const TensorView& index_view, const Indices& index,
                 const TensorView& source, F&& fn) {
  const Dims dense = contiguous_strides(index_view.sizes, index_view.ndim);
  const Dims zeros(static_cast<size_t>(index_view.ndim), 0);
  const TensorView positions{nullptr, index_view.sizes, dense.data(), index_view.ndim, DType::Int64};
  TensorView from = source;
  if (source.ndim == 0) from = {source.data, index_view.sizes, zeros.data(), index_view.ndim, source.dtype};
  const int64_t n = index_view.sizes[dim], step_index = dense[dim], step_self = self.strides[dim];
  const int64_t step_from = from.strides[dim];
  const TensorView* const views[] = {&positions, &self, &from};
  for_rows(views, dim, n, [&](const int64_t* off) {
    const int64_t* at = index.begin() + off[0];
    T* const to = data_of<T>(self) + off[1];
    const T* const x = data_of<T>(from) + off[2];
    for (int64_t i = 0; i < n; ++i) fn(to[at[i * step_index] * step_self], x[i * step_from]);
  });
}

}  // namespace

void scatter(const TensorView& self_, int64_t dim, const TensorView& index_, const TensorView& source,
             ScatterMode mode) {
  const AtLeast1d self(self_), shape(index_);
  const Indices index(index_);
  index.check_bounds(Code::Runtime, 0, dim, self.view().sizes[dim]);
  if (index.size() == 0) return;
  const TensorView& s = self.view();
  const TensorView& i = shape.view();
  switch (mode) {
    case ScatterMode::Assign:
      return visit_sizes(s.dtype, [&](auto tag) {
        using T = typename decltype(tag)::Type;
        for_indices<T>(s, dim, i, index, source, [](T& to, const T& x) { to = x; });
      });
    case ScatterMode::Add:
      return visit_numbers("scatter_add", s.dtype, [&](auto tag) {
        using T = typename decltype(tag)::Type;
        for_indices<T>(s, dim, i, index, source, [](T& to, const T& x) { to = plus(to, x); });
      });
    case ScatterMode::Multiply:
      return visit_numbers("scatter_mul", s.dtype, [&](auto tag) {
        using T = typename decltype(tag)::Type;
        for_indices<T>(s, dim, i, index, source, [](T& to, const T& x) { to = product(to, x); });
      });
    case ScatterMode::Amax:
    case ScatterMode::Amin:
      break;
  }
  const bool largest = mode == ScatterMode::Amax;
  visit_numbers(largest ? "scatter_amax" : "scatter_amin", s.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (std::is_same_v<T, std::complex<float>> || std::is_same_v<T, std::complex<double>>) {
      unsupported(largest ? "scatter_amax" : "scatter_amin", s.dtype);
    } else if (largest) {
      for_indices<T>(s, dim, i, index, source, [](T& to, const T& x) {
        if (x > to || is_nan(x)) to = x;  // a NaN that is there stays: no comparison with it holds
      });
    } else {
      for_indices<T>(s, dim, i, index, source, [](T& to, const T& x) {
        if (x < to || is_nan(x)) to = x;
      });
    }
  });
}

void scatter_count(const TensorView& counts_, int64_t dim, const TensorView& index_) {
  const AtLeast1d counts(counts_), shape(index_);
  const Indices index(index_);
  index.check_bounds(Code::Runtime, 0, dim, counts.view().sizes[dim]);
  if (index.size() == 0) return;
  int64_t one = 1;
  const TensorView ones{&one, nullptr, nullptr, 0, DType::Int64};
  for_indices<int64_t>(counts.view(), dim, shape.view(), index, ones, [](int64_t& to, int64_t x) { to += x; });
}

}  // namespace eg::kernels
