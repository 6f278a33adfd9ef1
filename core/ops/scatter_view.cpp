// Writing into a view of a copy: the transposes of the views, as functions. The result is `self` with `src` in place of
// what the view would read.
#include <algorithm>

#include "core/ops/common.h"

namespace eg::body {

namespace {
// A copy with the very strides of self, where no two of its elements share memory.
Tensor copy_of(const Tensor& self) {
  if (internal_overlap(self.sizes(), self.strides())) return clone_raw(self);
  const Tensor r = new_strided(self.sizes(), self.strides(), self.dtype(), self.device());
  copy_raw(r, self);
  return r;
}

Tensor with(const Tensor& copy, const Tensor& view, const Tensor& src, const char* name) {
  check(view.sizes() == src.sizes(), "expected src to have a size equal to the ", name,
        " of self. src size = ", shape_string(src.sizes()), ", ", name, " size = ", shape_string(view.sizes()));
  copy_raw(view, src);
  return copy;
}
}  // namespace

Tensor select_scatter(const Tensor& self, const Tensor& src, int64_t dim, int64_t index) {
  const Tensor r = copy_of(self);
  return with(r, body::select(r, dim, index), src, "slice");
}
Tensor slice_scatter(const Tensor& self, const Tensor& src, int64_t dim, std::optional<int64_t> start,
                     std::optional<int64_t> end, int64_t step) {
  const Tensor r = copy_of(self);
  return with(r, body::slice(r, dim, start, end, step), src, "slice");
}
Tensor diagonal_scatter(const Tensor& self, const Tensor& src, int64_t offset, int64_t dim1, int64_t dim2) {
  const Tensor r = copy_of(self);
  return with(r, body::diagonal(r, offset, dim1, dim2), src, "slice");
}
Tensor as_strided_scatter(const Tensor& self, const Tensor& src, IntSpan size, IntSpan stride,
                          std::optional<int64_t> storage_offset) {
  if (internal_overlap(self.sizes(), self.strides())) {
    const Tensor dense = clone_raw(self);
    return with(dense, body::as_strided(dense, size, stride, storage_offset), src, "slice");
  }
  // The geometry counts in self's storage: keep its place and strides in the copy.
  const int64_t offset = storage_offset.value_or(self.storage_offset());
  const int64_t bytes = self.storage() ? static_cast<int64_t>(self.storage()->bytes()) : 0;
  const int64_t n = bytes / static_cast<int64_t>(size_of(self.dtype()));
  const Tensor whole = clone_raw(eg::alias(self, {n}, {1}, 0));
  const Tensor r = eg::alias(whole, self.sizes(), self.strides(), self.storage_offset());
  return with(r, body::as_strided(r, size, stride, offset), src, "slice");
}

Tensor unfold_backward(const Tensor& grad, IntSpan input_sizes, int64_t dim, int64_t size, int64_t step) {
  const Tensor r = new_zeros(input_sizes, grad.dtype(), grad.device());
  const auto rank = static_cast<int64_t>(input_sizes.size());
  if (rank == 0) {
    check(grad.dim() == 1, "unfold_backward: expected a gradient of 1 dimension, got ", grad.dim());
    if (grad.numel() > 0) copy_raw(r, body::select(grad, 0, 0));
    return r;
  }
  dim = wrap_dim(dim, rank);
  check(grad.dim() == rank + 1 && step > 0 && size >= 0 && size <= input_sizes[dim],
        "unfold_backward: a gradient of shape ", shape_string(grad.sizes()), " is not of windows of ", size, " in steps of ",
        step, " over ", shape_string(input_sizes));
  const int64_t windows = grad.size(dim);
  for (int64_t d = 0; d <= rank; ++d) {
    const int64_t expected = d == rank ? size : d == dim ? (input_sizes[d] - size) / step + 1 : input_sizes[d];
    check(grad.size(d) == expected, "unfold_backward: expected a gradient of size ", expected, " at dimension ", d,
          ", got ", grad.size(d));
  }
  GradMode off(false);
  for (int64_t k = 0; k < size; ++k) {  // the k-th element of all windows: they never overlap
    const Tensor to = body::slice(r, dim, k, k + (windows - 1) * step + 1, step);
    copy_raw(to, ops::add(to, body::select(grad, -1, k), 1));
  }
  return r;
}

}  // namespace eg::body

namespace eg::rules {

namespace {
Tensor or_zeros(const Tensor& t, const TensorMeta& meta) { return t.defined() ? t : filled(meta.sizes, meta.dtype, 0); }
}  // namespace

#define EG_SCATTER_RULES(name, Ctx, read, ...)                                                  \
  void vjp_##name(const Ctx& c, const Tensor& g, Tensor* out) {                                 \
    if (c.needs[0]) out[0] = ops::name(g, filled(c.src_meta.sizes, g.dtype(), 0), __VA_ARGS__); \
    if (c.needs[1]) out[1] = ops::read(g, __VA_ARGS__);                                         \
  }                                                                                             \
  Tensor jvp_##name(const Ctx& c, const Tensor* t) {                                            \
    return ops::name(or_zeros(t[0], c.self_meta), or_zeros(t[1], c.src_meta), __VA_ARGS__);     \
  }

EG_SCATTER_RULES(select_scatter, SelectScatterCtx, select, c.dim, c.index)
EG_SCATTER_RULES(slice_scatter, SliceScatterCtx, slice, c.dim, c.start, c.end, c.step)
EG_SCATTER_RULES(diagonal_scatter, DiagonalScatterCtx, diagonal, c.offset, c.dim1, c.dim2)
#undef EG_SCATTER_RULES

// The view counts in the memory of self: the gradient is laid out as self was, in memory of its own.
void vjp_as_strided_scatter(const AsStridedScatterCtx& c, const Tensor& g, Tensor* out) {
  TensorGeometry self = c.self_geometry;
  if (internal_overlap(self.sizes, self.strides)) self = TensorGeometry(new_tensor(self.sizes, g.dtype()));
  const int64_t offset = c.storage_offset.value_or(self.offset);
  const int64_t n = std::max(storage_bytes_needed(self.sizes, self.strides, self.offset, DType::UInt8),
                             storage_bytes_needed(c.size, c.stride, offset, DType::UInt8));
  const Tensor flat = ops::as_strided_scatter(filled({n}, g.dtype(), 0), g, self.sizes, self.strides, self.offset);
  if (c.needs[1]) out[1] = ops::as_strided(flat, c.size, c.stride, offset);
  if (c.needs[0]) {
    const Tensor rest =
        ops::as_strided_scatter(flat, filled(c.src_meta.sizes, g.dtype(), 0), c.size, c.stride, offset);
    out[0] = ops::as_strided(rest, self.sizes, self.strides, self.offset);
  }
}
Tensor jvp_as_strided_scatter(const AsStridedScatterCtx& c, const Tensor* t) {
  return ops::as_strided_scatter(or_zeros(t[0], c.self_meta), or_zeros(t[1], c.src_meta), c.size, c.stride,
                                 c.storage_offset);
}

void vjp_unfold_backward(const UnfoldBackwardCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::unfold(g, c.dim, c.size, c.step);
}

}  // namespace eg::rules
