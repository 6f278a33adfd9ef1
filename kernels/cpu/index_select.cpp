// Whole slices chosen by a list of indices: index_select, index_copy, index_add, index_fill.
#include "kernels/cpu/places.h"

namespace eg::kernels {

namespace {

// The dim of `many` is indexed, that of `few` runs along the index; `few` may be one element for all.
Places slices(const TensorView& many, const TensorView& few, int64_t dim, const int64_t* index, int64_t n) {
  Places p(many, few, index, many.strides[dim]);
  for (int d = 0; d < many.ndim; ++d) {
    const int64_t step = few.ndim == 0 ? 0 : few.strides[d];
    if (d == dim)
      p.add(n, 0, step, 1);
    else
      p.add(many.sizes[d], many.strides[d], step, 0);
  }
  return p;
}

}  // namespace

void index_select(const TensorView& out_, const TensorView& self_, int64_t dim, const TensorView& index_) {
  const AtLeast1d out(out_), self(self_);
  const Indices index(index_);
  index.check_in_self(self.view().sizes[dim]);
  slices(self.view(), out.view(), dim, index.begin(), index.size()).read();
}

void index_copy(const TensorView& self_, int64_t dim, const TensorView& index_, const TensorView& source_) {
  const AtLeast1d self(self_), source(source_);
  const Indices index(index_);
  const int64_t* bad = index.outside(0, self.view().sizes[dim]);
  if (bad) {
    fail(Code::Index, "index_copy_(): index ", *bad, " is out of bounds for dimension ", dim, " with size ",
         self.view().sizes[dim]);
  }
  slices(self.view(), source.view(), dim, index.begin(), index.size()).write();
}

void index_add(const TensorView& self_, int64_t dim, const TensorView& index_, const TensorView& source_,
               std::complex<double> alpha) {
  const AtLeast1d self(self_), source(source_);
  const Indices index(index_);
  check(!index.outside(0, self.view().sizes[dim]), Code::Index, "index out of range in self");
  Places places = slices(self.view(), source.view(), dim, index.begin(), index.size());
  visit_numbers("index_add_cpu_", self_.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if (alpha == 1.0) return places.update_slices<T>([](T& to, const T& x) { to = plus(to, x); });
    T factor;
    if constexpr (std::is_same_v<T, Truth>) {
      factor = static_cast<int64_t>(alpha.real()) != 0;
    } else if constexpr (std::is_class_v<T> && std::is_class_v<Acc<T>>) {
      factor = T(alpha);
    } else if constexpr (std::is_integral_v<T>) {
      factor = static_cast<T>(static_cast<int64_t>(alpha.real()));
    } else {
      factor = T(static_cast<Acc<T>>(alpha.real()));
    }
    places.update_slices<T>([factor](T& to, const T& x) { to = plus(to, product(x, factor)); });
  });
}

void index_fill(const TensorView& self_, int64_t dim, const TensorView& index_, const TensorView& value) {
  const AtLeast1d self(self_);
  const Indices index(index_);
  const int64_t size = self.view().sizes[dim];
  index.check_bounds(Code::Index, -size, dim, size);
  const Buffer<int64_t> at(index.size());
  for (int64_t i = 0; i < index.size(); ++i) at[i] = index[i] < 0 ? index[i] + size : index[i];
  slices(self.view(), value, dim, at.get(), index.size()).write();
}

}  // namespace eg::kernels
