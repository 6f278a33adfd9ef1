// Other shapes of the same elements, repetition, and reordering.
#include <algorithm>

#include "core/engine/dispatch.h"
#include "core/ops/common.h"
#include "kernels/index.h"

namespace eg::ops {

Tensor reshape(const Tensor& self, IntSpan shape) {
  const Dims size = infer_size(shape, self.numel());
  if (view_strides(self.sizes(), self.strides(), size)) return view(self, size);
  const Tensor copy = clone(self, MemoryFormat::Contiguous), r = view(copy, size);
  const Extra* e = r.impl()->extra.get();
  if (e && e->base.same(copy)) forget_view(r);  // nobody else sees the copy
  return r;
}
Tensor reshape_as(const Tensor& self, const Tensor& other) { return reshape(self, other.sizes()); }

Tensor flatten(const Tensor& self, int64_t start_dim, int64_t end_dim) {
  const int64_t from = wrap_dim(start_dim, self.dim()), to = wrap_dim(end_dim, self.dim());
  check(from <= to, "flatten() has invalid args: start_dim cannot come after end_dim");
  if (self.dim() == 0) return reshape(self, {1});
  if (from == to) return self;
  int64_t n = 1;
  Dims shape;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (i < from || i > to) {
      shape.push_back(self.sizes()[i]);
    } else {
      n *= self.sizes()[i];
      if (i == to) shape.push_back(n);
    }
  }
  return reshape(self, shape);
}
Tensor ravel(const Tensor& self) { return reshape(contiguous(self), {-1}); }

Tensor repeat_body(const Tensor& self, IntSpan repeats) {
  const int64_t n = static_cast<int64_t>(repeats.size()), off = n - self.dim();
  check(off >= 0, "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor");
  // Each dimension becomes a pair (repeat, size), which is expanded, copied and merged.
  Dims pairs, wide, shape;
  for (int64_t i = 0; i < n; ++i) {
    const int64_t size = i < off ? 1 : self.sizes()[i - off];
    check(repeats[i] >= 0, "Trying to create tensor with negative dimension ",
          static_cast<int64_t>(static_cast<uint64_t>(repeats[i]) * static_cast<uint64_t>(size)), ": ",
          shape_string(repeats));
    pairs.push_back(1);
    pairs.push_back(size);
    wide.push_back(repeats[i]);
    wide.push_back(size);
    int64_t side = 0;
    check(!__builtin_mul_overflow(repeats[i], size, &side), "repeat: ", repeats[i], " times a dimension of size ", size,
          " is a larger size than an integer holds");
    shape.push_back(side);
  }
  return view(clone(expand(reshape(self, pairs), wide), MemoryFormat::Contiguous), shape);
}
Tensor tile(const Tensor& self, IntSpan dims) {
  Dims repeats;
  for (int64_t i = static_cast<int64_t>(dims.size()); i < self.dim(); ++i) repeats.push_back(1);
  for (int64_t d : dims) repeats.push_back(d);
  return repeat(self, repeats);
}

Tensor repeat_interleave(const Tensor& self, int64_t repeats, std::optional<int64_t> dim, std::optional<int64_t>) {
  const Tensor x = dim ? self : flatten(self, 0, -1);
  const int64_t d = wrap_dim(dim.value_or(0), x.dim());
  check(repeats >= 0, "Repeats must be non-negative");
  const Tensor y = x.dim() == 0 ? reshape(x, {1}) : x;
  Dims wide(y.sizes());
  wide.insert(d + 1, repeats);
  return flatten(clone(expand(unsqueeze(y, d + 1), wide), MemoryFormat::Contiguous), d, d + 1);
}
Tensor repeat_interleave_self_Tensor(const Tensor& self, const Tensor& repeats, std::optional<int64_t> dim,
                                     std::optional<int64_t> output_size) {
  const Tensor x = dim ? self : flatten(self, 0, -1);
  const int64_t d = wrap_dim(dim.value_or(0), x.dim());
  const Tensor y = x.dim() == 0 ? reshape(x, {1}) : x;
  Tensor r = repeats;
  if (r.dim() == 0 || (r.dim() == 1 && r.sizes()[0] == 1)) {
    r = expand(reshape(r, {1}), {y.sizes()[d]});
  } else if (r.dim() == 1) {
    check(r.sizes()[0] == y.sizes()[d],
          "repeats must have the same size as input along dim, but got repeats.size(0) = ", r.sizes()[0],
          " and input.size(", d, ") = ", y.sizes()[d]);
  } else {
    fail(Code::Runtime, "repeats must be 0-dim or 1-dim tensor");
  }
  return index_select(y, d, repeat_interleave_Tensor(r, output_size));
}
Tensor repeat_interleave_Tensor_body(const Tensor& repeats, std::optional<int64_t> output_size) {
  check(repeats.dim() == 1, "repeat_interleave only accept 1D vector as repeat");
  check(repeats.dtype() == DType::Int64 || repeats.dtype() == DType::Int32, "repeats has to be Long or Int tensor");
  const int64_t n = kernels::sum_repeats(repeats.view());
  check(!output_size || *output_size == n, "allocated size does not match required size");
  const Tensor r = new_tensor({n}, DType::Int64, repeats.device());
  kernels::repeat_interleave(r.view(), repeats.view());
  return cast(r, repeats.dtype());
}

Tensor fliplr(const Tensor& self) {
  check(self.dim() >= 2, "Input must be >= 2-d.");
  return flip(self, {1});
}
Tensor flipud(const Tensor& self) {
  check(self.dim() >= 1, "Input must be >= 1-d.");
  return flip(self, {0});
}
Tensor rot90(const Tensor& self, int64_t k, IntSpan dims) {
  check(dims.size() == 2, "expected total rotation dims == 2, but got dims = ", dims.size());
  check(self.dim() >= 2, "expected total dims >= 2, but got total dims = ", self.dim());
  for (size_t i = 0; i < 2; ++i) {
    check(dims[i] >= -self.dim() && dims[i] < self.dim(), "Rotation dim", i, " out of range, dim", i, " = ", dims[i]);
  }
  const int64_t a = wrap_dim(dims[0], self.dim()), b = wrap_dim(dims[1], self.dim());
  check(a != b, "expected rotation dims to be different, but got dim0 = ", dims[0], " and dim1 = ", dims[1]);
  switch ((k % 4 + 4) % 4) {
    case 1:
      return transpose(flip(self, {b}), a, b);
    case 2:
      return flip(self, {a, b});
    case 3:
      return transpose(flip(self, {a}), a, b);
    default:
      return clone(self, MemoryFormat::Contiguous);
  }
}

Tensor roll_body(const Tensor& self, IntSpan shifts, IntSpan dims) {
  check(!shifts.empty(), "`shifts` required");
  if (dims.empty() && shifts.size() == 1) {
    return view(roll(flatten(contiguous(self), 0, -1), shifts, {0}), self.sizes());
  }
  check(shifts.size() == dims.size(), "shifts and dimensions must align. shifts: ", shifts.size(),
        ", dims:", dims.size());
  check(self.dim() > 0, Code::Index, "Dimension specified as ", dims[0], " but tensor has no dimensions");
  if (self.numel() == 0) return clone(self, MemoryFormat::Contiguous);
  const MemoryFormat format = image_format(self, 2);
  Tensor r = self;
  for (size_t i = 0; i < dims.size(); ++i) {
    const int64_t d = wrap_dim(dims[i], self.dim()), n = self.sizes()[d];
    const int64_t by = shifts[i] % n, start = by > 0 ? n - by : -by;
    if (start != 0) r = ops::cat(std::vector<Tensor>{slice(r, d, start, n, 1), slice(r, d, 0, start, 1)}, d);
  }
  return r.same(self) ? clone(self, format) : contiguous(r, format);
}

Tensor diag_embed_body(const Tensor& self, int64_t offset, int64_t dim1, int64_t dim2) {
  const int64_t n = self.dim() + 1;
  const int64_t a = wrap_dim(dim1, n), b = wrap_dim(dim2, n);
  check(a != b, "diagonal dimensions cannot be identical ", dim1, ", ", dim2);
  check(self.dim() > 0, Code::Index, "Dimension specified as -1 but tensor has no dimensions");
  int64_t side;
  check(offset != INT64_MIN && !__builtin_add_overflow(self.sizes().back(), std::abs(offset), &side),
        "diag_embed: offset ", offset, " is too large");
  Dims shape(self.sizes());
  shape.erase(shape.size() - 1);
  shape.insert(std::min(a, b), side);
  shape.insert(std::max(a, b), side);
  return diagonal_scatter(filled(shape, self.dtype(), 0), self, offset, a, b);
}
Tensor diag(const Tensor& self, int64_t k) {
  check(self.dim() == 1 || self.dim() == 2, "diag(): Supports 1D or 2D tensors. Got ", self.dim(), "D");
  return dispatch::as_node(self.dim() == 1 ? "DiagEmbedBackward0" : "DiagonalBackward0_copy", [&] {
    return self.dim() == 1 ? diag_embed(self, k, -2, -1) : clone(diagonal(self, k, 0, 1), MemoryFormat::Contiguous);
  });
}
Tensor diagflat(const Tensor& self, int64_t offset) { return diag(reshape(contiguous(self), {-1}), offset); }

std::vector<Tensor> meshgrid(TensorSpan tensors, std::string_view indexing) {
  check(!tensors.empty(), "meshgrid expects a non-empty TensorList");
  check(indexing == "ij" || indexing == "xy",
        "torch.meshgrid: indexing must be one of \"xy\" or \"ij\", but received: ", indexing);
  const bool swapped = indexing == "xy" && tensors.size() >= 2;
  std::vector<Tensor> in = tensors.vec();
  if (swapped) std::swap(in[0], in[1]);
  Dims shape;
  for (const Tensor& t : in) {
    check(t.dim() <= 1, "torch.meshgrid: Expected 0D or 1D tensor in the tensor list but got a tensor of ", t.dim(),
          " dimensions");
    check(t.dtype() == in[0].dtype(), "torch.meshgrid expects all tensors to have the same dtype");
    check(t.device() == in[0].device(), "torch.meshgrid expects all tensors to have the same device");
    shape.push_back(t.numel());
  }
  std::vector<Tensor> out;
  for (size_t i = 0; i < in.size(); ++i) {
    Dims column(in.size(), 1);
    column[i] = shape[i];
    out.push_back(expand(view(in[i], column), shape));
  }
  if (swapped) std::swap(out[0], out[1]);
  return out;
}
Tensor cartesian_prod(TensorSpan tensors) {
  for (const Tensor& t : tensors) check(t.dim() == 1, "Expect a 1D vector, but got shape ", shape_string(t.sizes()));
  if (tensors.size() == 1) return tensors[0];
  std::vector<Tensor> columns;
  for (const Tensor& t : meshgrid(tensors, "ij")) columns.push_back(flatten(t, 0, -1));
  return stack(columns, 1);
}

}  // namespace eg::ops

namespace eg::body {

Tensor flip(const Tensor& self, IntSpan dims) {
  const uint64_t mask = dim_mask(dims, self.dim(), false);
  const Tensor r = new_like(self, self.dtype());
  bool flipped[64];
  for (int i = 0; i < 64; ++i) flipped[i] = mask >> i & 1;
  if (self.numel()) kernels::flip(r.view(), self.view(), flipped);
  return r;
}
Tensor tril(const Tensor& self, int64_t diagonal) {
  check(self.dim() >= 2, "tril: input tensor must have at least 2 dimensions");
  const Tensor r = new_tensor(self.sizes(), self.dtype(), self.device());
  if (self.numel()) kernels::tril(r.view(), self.view(), diagonal);
  return r;
}
Tensor triu(const Tensor& self, int64_t diagonal) {
  check(self.dim() >= 2, "triu: input tensor must have at least 2 dimensions");
  const Tensor r = new_tensor(self.sizes(), self.dtype(), self.device());
  if (self.numel()) kernels::triu(r.view(), self.view(), diagonal);
  return r;
}

}  // namespace eg::body

namespace eg::rules {

void vjp_flip(const FlipCtx& c, const Tensor& g, Tensor* out) { out[0] = ops::flip(g, c.dims); }
void vjp_tril(const TrilCtx& c, const Tensor& g, Tensor* out) { out[0] = ops::tril(g, c.diagonal); }
void vjp_triu(const TriuCtx& c, const Tensor& g, Tensor* out) { out[0] = ops::triu(g, c.diagonal); }

}  // namespace eg::rules
