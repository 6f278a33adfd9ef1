// Element-wise reads through indices along one dimension.
#include "kernels/cpu/indices.h"

namespace eg::kernels {

void gather(const TensorView& out_, const TensorView& self_, int64_t dim, const TensorView& index_) {
  const AtLeast1d out(out_), self(self_), shape(index_);
  const Indices index(index_);
  if (index.size() == 0) return;
  const Dims dense = contiguous_strides(shape.view().sizes, shape.view().ndim);
  const TensorView positions{nullptr, shape.view().sizes, dense.data(), shape.view().ndim, DType::Int64};
  const int64_t n = shape.view().sizes[dim], step_out = out.view().strides[dim], step_self = self.view().strides[dim];
  const int64_t step_index = dense[dim], size = self.view().sizes[dim];
  // Rows of indices that lie together are checked while they are at hand: nothing that was there before is lost when a
  // later one is refused.
  const bool along = step_index == 1 && n >= 16;
  if (!along) index.check_bounds(Code::Runtime, 0, dim, size);
  visit_sizes(out_.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const TensorView* const views[] = {&positions, &out.view(), &self.view()};
    for_rows(views, dim, n, [&](const int64_t* off) {
      const int64_t* at = index.begin() + off[0];
      T* const to = data_of<T>(out.view()) + off[1];
      const T* const from = data_of<T>(self.view()) + off[2];
      if (!along) {
        for (int64_t i = 0; i < n; ++i) to[i * step_out] = from[at[i * step_index] * step_self];
        return;
      }
      constexpr int64_t kBlock = 2048;
      for (int64_t b = 0; b < n; b += kBlock) {
        const int64_t m = std::min(kBlock, n - b);
        if (pick().outside(at + b, m, 0, size)) index.check_bounds(Code::Runtime, 0, dim, size);
        const int64_t* const a = at + b;
        T* const o = to + b * step_out;
        if (step_out == 1 && step_self == 1) {
          for (int64_t i = 0; i < m; ++i) o[i] = from[a[i]];
        } else {
          for (int64_t i = 0; i < m; ++i) o[i * step_out] = from[a[i] * step_self];
        }
      }
    });
  });
}

}  // namespace eg::kernels
