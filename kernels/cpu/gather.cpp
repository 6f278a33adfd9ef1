// Element-wise reads and writes through indices along one dimension. The last write to a place wins.
#include "kernels/cpu/places.h"

namespace eg::kernels {

namespace {

// `many` and `few` over the shape of the index; `few` may be one element for all.
Places places_along(const TensorView& many, const TensorView& few, int64_t dim, const TensorView& shape,
                    const PlaceIndex& index) {
  Places p(many, few, index.indices().begin(), many.strides[dim]);
  for (int d = 0; d < shape.ndim; ++d) {
    p.add(shape.sizes[d], d == dim ? 0 : many.strides[d], few.ndim == 0 ? 0 : few.strides[d], index.stride(d));
  }
  return p;
}

}  // namespace

void gather(const TensorView& out_, const TensorView& self_, int64_t dim, const TensorView& index_) {
  const AtLeast1d out(out_), self(self_), shape(index_);
  const PlaceIndex index(shape.view());
  const Places::Unchecked unchecked{index.indices(), dim, self.view().sizes[dim]};
  places_along(self.view(), out.view(), dim, shape.view(), index).read(&unchecked);
}

void scatter(const TensorView& self_, int64_t dim, const TensorView& index_, const TensorView& source,
             ScatterMode mode) {
  const AtLeast1d self(self_), shape(index_);
  const PlaceIndex index(shape.view());
  index.indices().check_bounds(Code::Runtime, 0, dim, self.view().sizes[dim]);
  Places places = places_along(self.view(), source, dim, shape.view(), index);
  switch (mode) {
    case ScatterMode::Assign:
      return places.write();
    case ScatterMode::Add:
      return visit_numbers("scatter_add", self_.dtype, [&](auto tag) {
        using T = typename decltype(tag)::Type;
        places.update<T>([](T& to, const T& x) { to = plus(to, x); });
      });
    case ScatterMode::Multiply:
      return visit_numbers("scatter_mul", self_.dtype, [&](auto tag) {
        using T = typename decltype(tag)::Type;
        places.update<T>([](T& to, const T& x) { to = product(to, x); });
      });
    case ScatterMode::Amax:
    case ScatterMode::Amin:
      break;
  }
  const bool largest = mode == ScatterMode::Amax;
  const char* const name = largest ? "scatter_amax" : "scatter_amin";
  visit_numbers(name, self_.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (std::is_same_v<T, std::complex<float>> || std::is_same_v<T, std::complex<double>>) {
      unsupported(name, self_.dtype);
    } else if (largest) {
      // A NaN that is there stays: no comparison with it holds.
      places.update<T>([](T& to, const T& x) { to = (x > to) | is_nan(x) ? x : to; });
    } else {
      places.update<T>([](T& to, const T& x) { to = (x < to) | is_nan(x) ? x : to; });
    }
  });
}

void scatter_count(const TensorView& counts_, int64_t dim, const TensorView& index_) {
  const AtLeast1d counts(counts_), shape(index_);
  const PlaceIndex index(shape.view());
  index.indices().check_bounds(Code::Runtime, 0, dim, counts.view().sizes[dim]);
  int64_t one = 1;
  const TensorView ones{&one, nullptr, nullptr, 0, DType::Int64};
  places_along(counts.view(), ones, dim, shape.view(), index).update<int64_t>([](int64_t& to, int64_t x) { to += x; });
}

}  // namespace eg::kernels
