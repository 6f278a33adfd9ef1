// Views written out to memory of their own, and pieces that autograd takes for tensors of their own.
#include "core/ops/common.h"

namespace eg::ops {
namespace {

Tensor written(const Tensor& view) { return clone(view, MemoryFormat::Contiguous); }

std::vector<Tensor> written(std::vector<Tensor> views) {
  for (Tensor& v : views) v = written(v);
  return views;
}

}  // namespace

Tensor alias_copy(const Tensor& self) { return written(self); }
Tensor detach_copy(const Tensor& self) { return written(detach(self)); }
Tensor as_strided_copy(const Tensor& self, IntSpan size, IntSpan stride, std::optional<int64_t> storage_offset) {
  return written(as_strided(self, size, stride, storage_offset));
}
Tensor diagonal_copy(const Tensor& self, int64_t offset, int64_t dim1, int64_t dim2) {
  return written(diagonal(self, offset, dim1, dim2));
}
Tensor expand_copy(const Tensor& self, IntSpan size, bool implicit) { return written(expand(self, size, implicit)); }
Tensor permute_copy(const Tensor& self, IntSpan dims) { return written(permute(self, dims)); }
Tensor narrow_copy(const Tensor& self, int64_t dim, int64_t start, int64_t length) {
  return written(narrow(self, dim, start, length));
}
Tensor select_copy(const Tensor& self, int64_t dim, int64_t index) { return written(select(self, dim, index)); }
Tensor slice_copy(const Tensor& self, int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end,
                  int64_t step) {
  return written(slice(self, dim, start, end, step));
}
Tensor squeeze_copy(const Tensor& self) { return written(squeeze(self)); }
Tensor squeeze_copy_dim(const Tensor& self, int64_t dim) { return written(squeeze_dim(self, dim)); }
Tensor squeeze_copy_dims(const Tensor& self, IntSpan dim) { return written(squeeze_dims(self, dim)); }
Tensor t_copy(const Tensor& self) { return written(t(self)); }
Tensor transpose_copy(const Tensor& self, int64_t dim0, int64_t dim1) { return written(transpose(self, dim0, dim1)); }
Tensor unfold_copy(const Tensor& self, int64_t dimension, int64_t size, int64_t step) {
  return written(unfold(self, dimension, size, step));
}
Tensor unsqueeze_copy(const Tensor& self, int64_t dim) { return written(unsqueeze(self, dim)); }
// Takes what view would refuse: the result is a copy anyway.
Tensor view_copy(const Tensor& self, IntSpan size) { return written(reshape(self, size)); }
Tensor view_copy_dtype(const Tensor& self, DType dtype) { return written(view_dtype(self, dtype)); }
Tensor view_as_real_copy(const Tensor& self) { return written(view_as_real(self)); }
Tensor view_as_complex_copy(const Tensor& self) { return written(view_as_complex(self)); }

std::vector<Tensor> unbind_copy(const Tensor& self, int64_t dim) { return written(unbind(self, dim)); }
std::vector<Tensor> split_copy(const Tensor& self, int64_t split_size, int64_t dim) {
  return written(split(self, split_size, dim));
}
std::vector<Tensor> split_with_sizes_copy(const Tensor& self, IntSpan split_sizes, int64_t dim) {
  return written(split_with_sizes(self, split_sizes, dim));
}

// Each piece is a tensor of its own, though all lie in one memory.
static std::vector<Tensor> apart(std::vector<Tensor> pieces) {
  for (const Tensor& t : pieces) forget_view(t);
  return pieces;
}
std::vector<Tensor> unsafe_split(const Tensor& self, int64_t split_size, int64_t dim) {
  return apart(split(self, split_size, dim));
}
std::vector<Tensor> unsafe_split_with_sizes(const Tensor& self, IntSpan split_sizes, int64_t dim) {
  return apart(split_with_sizes(self, split_sizes, dim));
}
std::vector<Tensor> unsafe_chunk(const Tensor& self, int64_t chunks, int64_t dim) {
  return apart(chunk(self, chunks, dim));
}

}  // namespace eg::ops
