// Views: bodies compute new sizes, strides and offset over the same storage; rules carry gradients back.
#include <algorithm>

#include "core/ops/common.h"

namespace eg::body {

Tensor as_strided(const Tensor& self, IntSpan size, IntSpan stride, std::optional<int64_t> storage_offset) {
  check(size.size() == stride.size(), "mismatch in length of strides and shape");
  for (int64_t s : size) {
    check(s >= 0, "as_strided: Negative sizes are not supported at the moment, got size: ", shape_string(size));
  }
  for (int64_t s : stride) {
    check(s >= 0, "as_strided: Negative strides are not supported at the moment, got strides: ", shape_string(stride));
  }
  const int64_t offset = storage_offset.value_or(self.storage_offset());
  check(offset >= 0, "Tensor: invalid storage offset ", offset);
  const int64_t need = storage_bytes_needed(size, stride, offset, self.dtype());
  const int64_t have = self.storage() ? static_cast<int64_t>(self.storage()->bytes()) : 0;
  check(need <= have, "setStorage: sizes ", shape_string(size), ", strides ", shape_string(stride), ", storage offset ",
        offset, ", and itemsize ", size_of(self.dtype()), " requiring a storage size of ", need,
        " are out of bounds for storage of size ", have);
  return eg::alias(self, size, stride, offset);
}

Tensor view(const Tensor& self, IntSpan size) {
  const Dims shape = infer_size(size, self.numel());
  const std::optional<Dims> strides = view_strides(self.sizes(), self.strides(), shape);
  check(strides.has_value(),
        "view size is not compatible with input tensor's size and stride (at least one dimension spans across two "
        "contiguous subspaces). Use .reshape(...) instead.");
  return eg::alias(self, shape, *strides, self.storage_offset());
}

Tensor view_dtype(const Tensor& self, DType dtype) {
  check(dtype == self.dtype() || !self.is_conj(),
        "torch.Tensor.view is not supported for conjugate view tensors when converting to a different dtype.");
  check(dtype == self.dtype() || !self.is_neg(),
        "torch.Tensor.view is not supported for tensors with negative bit set when converting to a different dtype.");
  const int64_t from = static_cast<int64_t>(size_of(self.dtype())), to = static_cast<int64_t>(size_of(dtype));
  Dims sizes(self.sizes()), strides(self.strides());
  int64_t offset = self.storage_offset();
  const std::string types = eg::cat(" to view ", scalar_type_name(self.dtype()), " as ", scalar_type_name(dtype),
                                    " (different element sizes)");
  if (from != to) {
    check(self.dim() > 0, "self.dim() cannot be 0", types);
    check(strides.back() == 1 || self.numel() == 0, "self.stride(-1) must be 1", types, ", but got ", strides.back());
    if (from < to) {
      const int64_t ratio = to / from;
      check(sizes.back() % ratio == 0, "self.size(-1) must be divisible by ", ratio, types, ", but got ", sizes.back());
      check(offset % ratio == 0, "self.storage_offset() must be divisible by ", ratio, types, ", but got ", offset);
      for (size_t i = 0; i + 1 < strides.size(); ++i) {
        check(strides[i] % ratio == 0, "self.stride(", i, ") must be divisible by ", ratio, types, ", but got ",
              strides[i]);
        strides[i] /= ratio;
      }
      sizes.back() /= ratio;
      offset /= ratio;
    } else {
      const int64_t ratio = from / to;
      for (size_t i = 0; i + 1 < strides.size(); ++i) strides[i] *= ratio;
      sizes.back() *= ratio;
      offset *= ratio;
    }
    strides.back() = 1;
  }
  Tensor r = eg::alias(self, self.sizes(), self.strides(), self.storage_offset());
  TensorImpl* p = r.impl();
  p->dtype = dtype;
  p->sizes = sizes;
  p->strides = strides;
  p->offset = offset;
  p->refresh();
  return r;
}

Tensor expand(const Tensor& self, IntSpan size, bool) {
  const int64_t n = static_cast<int64_t>(size.size()), off = n - self.dim();
  check(off >= 0, "expand(torch.", scalar_type_name(self.dtype()), "Tensor{", shape_string(self.sizes()),
        "}, size=", shape_string(size), "): the number of sizes provided (", n,
        ") must be greater or equal to the number of dimensions in the tensor (", self.dim(), ")");
  Dims sizes(size), strides(size.size());
  for (int64_t i = n - 1; i >= 0; --i) {
    const int64_t have = i >= off ? self.sizes()[i - off] : 1;
    int64_t step = i >= off ? self.strides()[i - off] : (i + 1 < n ? sizes[i + 1] * strides[i + 1] : 1);
    if (size[i] == -1) {
      check(i >= off, "The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension ", i);
      sizes[i] = have;
    } else if (size[i] != have) {
      check(have == 1, "The expanded size of the tensor (", size[i], ") must match the existing size (", have,
            ") at non-singleton dimension ", i, ".  Target sizes: ", shape_string(size),
            ".  Tensor sizes: ", shape_string(self.sizes()));
      step = 0;
    }
    strides[i] = step;
  }
  for (int64_t s : sizes)
    check(s >= 0, "Trying to create tensor with negative dimension ", s, ": ", shape_string(size));
  return eg::alias(self, sizes, strides, self.storage_offset());
}

Tensor permute(const Tensor& self, IntSpan dims) {
  check(static_cast<int64_t>(dims.size()) == self.dim(),
        "permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired "
        "ordering of dimensions i.e. input.dim() = ",
        self.dim(), " is not equal to len(dims) = ", dims.size());
  Dims sizes(dims.size()), strides(dims.size());
  Dims seen(dims.size(), 0);
  for (size_t i = 0; i < dims.size(); ++i) {
    const int64_t d = wrap_dim(dims[i], self.dim());
    check(!seen[d]++, "permute(): duplicate dims are not allowed.");
    sizes[i] = self.sizes()[d];
    strides[i] = self.strides()[d];
  }
  return eg::alias(self, sizes, strides, self.storage_offset());
}

Tensor transpose(const Tensor& self, int64_t dim0, int64_t dim1) {
  dim0 = wrap_dim(dim0, self.dim());
  dim1 = wrap_dim(dim1, self.dim());
  Dims sizes(self.sizes()), strides(self.strides());
  if (dim0 != dim1) {
    std::swap(sizes[dim0], sizes[dim1]);
    std::swap(strides[dim0], strides[dim1]);
  }
  return eg::alias(self, sizes, strides, self.storage_offset());
}

Tensor t(const Tensor& self) {
  check(self.dim() <= 2, "t() expects a tensor with <= 2 dimensions, but self is ", self.dim(), "D");
  return self.dim() < 2 ? eg::alias(self) : body::transpose(self, 0, 1);
}

Tensor select(const Tensor& self, int64_t dim, int64_t index) {
  check(self.dim() > 0, Code::Index, "select() cannot be applied to a 0-dim tensor.");
  dim = wrap_dim(dim, self.dim());
  const int64_t n = self.sizes()[dim];
  check(index >= -n && index < n, Code::Index, "select(): index ", index, " out of range for tensor of size ",
        shape_string(self.sizes()), " at dimension ", dim);
  if (index < 0) index += n;
  Dims sizes(self.sizes()), strides(self.strides());
  const int64_t offset = self.storage_offset() + index * strides[dim];
  sizes.erase(dim);
  strides.erase(dim);
  return eg::alias(self, sizes, strides, offset);
}

Tensor slice(const Tensor& self, int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) {
  check(self.dim() > 0, Code::Index, "slice() cannot be applied to a 0-dim tensor.");
  dim = wrap_dim(dim, self.dim());
  check(step > 0, "slice step must be positive");
  Dims sizes(self.sizes()), strides(self.strides());
  const int64_t n = sizes[dim];
  auto clip = [n](int64_t v) { return v < 0 ? (v + n < 0 ? 0 : v + n) : (v > n ? n : v); };
  const int64_t from = clip(start.value_or(0));
  const int64_t to = std::max(from, clip(end.value_or(n)));
  const int64_t offset = self.storage_offset() + from * strides[dim];
  sizes[dim] = (to - from) / step + ((to - from) % step != 0);
  int64_t s;
  strides[dim] = __builtin_mul_overflow(strides[dim], step, &s) ? 0 : s;  // overflows only for one element or none
  return eg::alias(self, sizes, strides, offset);
}

namespace {
Tensor squeeze_mask(const Tensor& self, uint64_t mask) {
  Dims sizes, strides;
  for (size_t i = 0; i < self.sizes().size(); ++i) {
    if ((mask >> i & 1) && self.sizes()[i] == 1) continue;
    sizes.push_back(self.sizes()[i]);
    strides.push_back(self.strides()[i]);
  }
  return eg::alias(self, sizes, strides, self.storage_offset());
}
}  // namespace

Tensor squeeze(const Tensor& self) { return squeeze_mask(self, ~uint64_t{0}); }
Tensor squeeze_dim(const Tensor& self, int64_t dim) {
  return squeeze_mask(self, uint64_t{1} << wrap_dim(dim, self.dim()));
}
Tensor squeeze_dims(const Tensor& self, IntSpan dim) { return squeeze_mask(self, dim_mask(dim, self.dim(), false)); }

Tensor unsqueeze(const Tensor& self, int64_t dim) {
  dim = wrap_dim(dim, self.dim() + 1);
  Dims sizes(self.sizes()), strides(self.strides());
  const int64_t step = dim < self.dim() ? sizes[dim] * strides[dim] : 1;
  sizes.insert(dim, 1);
  strides.insert(dim, step);
  return eg::alias(self, sizes, strides, self.storage_offset());
}

Tensor diagonal(const Tensor& self, int64_t offset, int64_t dim1, int64_t dim2) {
  const int64_t a = wrap_dim(dim1, self.dim()), b = wrap_dim(dim2, self.dim());
  check(a != b, "diagonal dimensions cannot be identical ", dim1, ", ", dim2);
  Dims sizes(self.sizes()), strides(self.strides());
  const int64_t n =
      std::max<int64_t>(offset >= 0 ? std::min(sizes[a], sizes[b] - offset) : std::min(sizes[a] + offset, sizes[b]), 0);
  int64_t start = self.storage_offset();
  if (n > 0) start += offset >= 0 ? offset * strides[b] : -offset * strides[a];
  const int64_t step = strides[a] + strides[b];
  sizes.erase(std::max(a, b));
  strides.erase(std::max(a, b));
  sizes.erase(std::min(a, b));
  strides.erase(std::min(a, b));
  sizes.push_back(n);
  strides.push_back(step);
  return eg::alias(self, sizes, strides, start);
}

Tensor unfold(const Tensor& self, int64_t dimension, int64_t size, int64_t step) {
  const int64_t d = wrap_dim(dimension, self.dim());
  const int64_t n = self.dim() == 0 ? 1 : self.sizes()[d];
  check(size >= 0, "size is ", size, " but must be >= 0");
  check(size <= n, "maximum size for tensor at dimension ", d, " is ", n, " but size is ", size);
  check(step > 0, "step is ", step, " but must be > 0");
  Dims sizes(self.sizes()), strides(self.strides());
  const int64_t old = self.dim() == 0 ? 1 : strides[d];
  if (self.dim() != 0) {
    sizes[d] = (n - size) / step + 1;
    int64_t s;
    strides[d] = __builtin_mul_overflow(old, step, &s) ? 0 : s;
  }
  sizes.push_back(size);
  strides.push_back(old);
  return eg::alias(self, sizes, strides, self.storage_offset());
}

Tensor _conj(const Tensor& self) {
  check(self.is_complex(), "_conj is only supported for complex tensors, but got ", scalar_type_name(self.dtype()));
  Tensor r = eg::alias(self);
  r.impl()->flags ^= kConj;
  return r;
}

Tensor _neg_view(const Tensor& self) {
  check(self.dtype() != DType::Bool, "_neg_view is not supported for bool tensors");
  Tensor r = eg::alias(self);
  r.impl()->flags ^= kNeg;
  return r;
}

Tensor view_as_real(const Tensor& self) {
  check(self.is_complex(), "view_as_real is only supported for complex tensors");
  check(
      !self.is_conj(),
      "view_as_real doesn't work on unresolved conjugated tensors.  To resolve the conjugate tensor so you can view "
      "it as real, use self.resolve_conj(); however, be warned that the resulting tensor will NOT alias the original.");
  Tensor r = eg::alias(self, self.sizes(), self.strides(), self.storage_offset());
  TensorImpl* p = r.impl();
  for (int64_t& s : p->strides) s *= 2;
  p->sizes.push_back(2);
  p->strides.push_back(1);
  p->offset *= 2;
  p->dtype = to_real(self.dtype());
  p->refresh();
  return r;
}

Tensor view_as_complex(const Tensor& self) {
  check(self.dtype() == DType::Float32 || self.dtype() == DType::Float64 || self.dtype() == DType::Float16,
        "view_as_complex is only supported for half, float and double tensors, but got a tensor of scalar type: ",
        scalar_type_name(self.dtype()));
  check(!self.is_neg(),
        "view_as_complex doesn't work on unresolved negated tensors.  To resolve the negated tensor, use "
        "self.resolve_neg(); however, be warned that the resulting tensor will NOT alias the original.");
  check(self.dim() > 0, "Input tensor must have one or more dimensions");
  check(self.sizes().back() == 2, "Tensor must have a last dimension of size 2");
  check(self.strides().back() == 1, "Tensor must have a last dimension with stride 1");
  for (size_t i = 0; i + 1 < self.strides().size(); ++i) {
    check(self.strides()[i] % 2 == 0, "Tensor must have a stride divisible by 2 for all but last dimension");
  }
  check(self.storage_offset() % 2 == 0, "Tensor must have a storage_offset divisible by 2");
  Tensor r = eg::alias(self, self.sizes(), self.strides(), self.storage_offset());
  TensorImpl* p = r.impl();
  p->sizes.erase(p->sizes.size() - 1);
  p->strides.erase(p->strides.size() - 1);
  for (int64_t& s : p->strides) s /= 2;
  p->offset /= 2;
  p->dtype = to_complex(self.dtype());
  p->refresh();
  return r;
}

Tensor alias(const Tensor& self) { return eg::alias(self); }
Tensor detach(const Tensor& self) { return eg::alias(self); }

namespace {
Tensor piece(const Tensor& self, int64_t dim, int64_t at, int64_t length) {
  Dims sizes(self.sizes());
  sizes[dim] = length;
  return eg::alias(self, sizes, self.strides(), self.storage_offset() + at * self.strides()[dim]);
}
}  // namespace

std::vector<Tensor> unbind(const Tensor& self, int64_t dim) {
  check(self.dim() > 0, Code::Index, "Dimension specified as ", dim, " but tensor has no dimensions");
  dim = wrap_dim(dim, self.dim());
  std::vector<Tensor> out;
  for (int64_t i = 0; i < self.sizes()[dim]; ++i) out.push_back(select(self, dim, i));
  return out;
}

std::vector<Tensor> split(const Tensor& self, int64_t split_size, int64_t dim) {
  check(self.dim() != 0, "split expects at least a 1-dimensional tensor");
  check(split_size >= 0, "split expects split_size be non-negative, but got split_size=", split_size);
  dim = wrap_dim(dim, self.dim());
  const int64_t n = self.sizes()[dim];
  check(split_size > 0 || n == 0, "split_size can only be 0 if dimension size is 0, but got dimension size of ", n);
  std::vector<Tensor> out;
  const int64_t pieces = split_size == 0 ? 1 : std::max<int64_t>(n / split_size + (n % split_size != 0), 1);
  for (int64_t i = 0; i < pieces; ++i) {
    out.push_back(piece(self, dim, i * split_size, std::min(split_size, n - i * split_size)));
  }
  return out;
}

std::vector<Tensor> split_with_sizes(const Tensor& self, IntSpan split_sizes, int64_t dim) {
  check(self.dim() != 0, "split expects at least a 1-dimensional tensor");
  dim = wrap_dim(dim, self.dim());
  const int64_t n = self.sizes()[dim];
  int64_t at = 0;
  std::vector<Tensor> out;
  for (int64_t s : split_sizes) {
    check(s >= 0, "split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=",
          shape_string(split_sizes));
    if (__builtin_add_overflow(at, s, &at) || at > n) break;
  }
  check(at == n, "split_with_sizes expects split_sizes to sum exactly to ", n, " (input tensor's size at dimension ",
        dim, "), but got split_sizes=", shape_string(split_sizes));
  at = 0;
  for (int64_t s : split_sizes) {
    out.push_back(piece(self, dim, at, s));
    at += s;
  }
  return out;
}

}  // namespace eg::body

namespace eg::rules {

// Positions of the storage are written back where the view read them, then read as the input reads them.
void vjp_as_strided(const AsStridedCtx& c, const Tensor& g, Tensor* out) {
  auto extent = [](IntSpan sizes, IntSpan strides, int64_t offset) {
    int64_t last = offset + 1;
    for (size_t i = 0; i < sizes.size(); ++i) {
      if (sizes[i] == 0) return int64_t{0};
      last += (sizes[i] - 1) * strides[i];
    }
    return last;
  };
  const TensorGeometry& self = c.self_geometry;
  const int64_t offset = c.storage_offset.value_or(self.offset);
  const int64_t low = std::min(offset, self.offset), at = self.offset - low;
  const int64_t n = std::max(extent(c.size, c.stride, offset - low), extent(self.sizes, self.strides, at));
  const Tensor places = new_tensor({n}, DType::Int64);
  for (int64_t i = 0; i < n; ++i) places.data_as<int64_t>()[i] = i;
  const auto read_at = [&](IntSpan sizes, IntSpan strides, int64_t first) {
    return ops::reshape(eg::alias(places, sizes, strides, first), {-1});
  };
  Tensor base = filled({n}, g.dtype(), 0);
  if (g.numel() > 0) {
    base = ops::index_add(base, 0, read_at(c.size, c.stride, offset - low), ops::reshape(g, {-1}), 1);
  }
  if (n > 0 && extent(self.sizes, self.strides, at) > 0 && internal_overlap(self.sizes, self.strides)) {
    const Tensor index = read_at(self.sizes, self.strides, at);
    const Tensor count = ops::index_add(filled({n}, g.dtype(), 0), 0, index, filled({index.numel()}, g.dtype(), 1), 1);
    base = base / ops::masked_fill(count, ops::eq(count, num(0)), num(1));
  }
  out[0] = n == 0 ? filled(self.sizes, g.dtype(), 0) : ops::as_strided(base, self.sizes, self.strides, at);
}

void vjp_view(const ViewCtx& c, const Tensor& g, Tensor* out) { out[0] = ops::reshape(g, c.self_meta.sizes); }
Tensor jvp_view(const ViewCtx& c, const Tensor* t) { return ops::reshape(t[0], c.size); }
void vjp_expand(const ExpandCtx& c, const Tensor& g, Tensor* out) { out[0] = ops::sum_to_size(g, c.self_meta.sizes); }
void vjp_permute(const PermuteCtx& c, const Tensor& g, Tensor* out) {
  Dims back(c.dims.size());
  for (size_t i = 0; i < back.size(); ++i)
    back[wrap_dim(c.dims[i], static_cast<int64_t>(back.size()))] = static_cast<int64_t>(i);
  out[0] = ops::permute(g, back);
}
void vjp_transpose(const TransposeCtx& c, const Tensor& g, Tensor* out) { out[0] = ops::transpose(g, c.dim0, c.dim1); }
void vjp_t(const TCtx&, const Tensor& g, Tensor* out) { out[0] = ops::t(g); }
void vjp_select(const SelectCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::select_scatter(filled(c.self_meta.sizes, g.dtype(), 0), g, c.dim, c.index);
}
void vjp_unbind(const UnbindCtx& c, const Tensor* g, Tensor* out) {
  const int64_t n = c.self_meta.sizes[wrap_dim(c.dim, static_cast<int64_t>(c.self_meta.sizes.size()))];
  out[0] = ops::stack(TensorSpan(g, static_cast<size_t>(n)), c.dim);
}
void vjp_split(const SplitCtx& c, const Tensor* g, Tensor* out) {
  const int64_t n = c.self_meta.sizes[wrap_dim(c.dim, static_cast<int64_t>(c.self_meta.sizes.size()))];
  const int64_t pieces = c.split_size == 0 ? 1 : std::max<int64_t>(n / c.split_size + (n % c.split_size != 0), 1);
  out[0] = ops::cat(TensorSpan(g, static_cast<size_t>(pieces)), c.dim);
}
void vjp_split_with_sizes(const SplitWithSizesCtx& c, const Tensor* g, Tensor* out) {
  out[0] = ops::cat(TensorSpan(g, c.split_sizes.size()), c.dim);
}
void vjp_slice(const SliceCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::slice_scatter(filled(c.self_meta.sizes, g.dtype(), 0), g, c.dim, c.start, c.end, c.step);
}
void vjp_squeeze(const SqueezeCtx& c, const Tensor& g, Tensor* out) { out[0] = ops::reshape(g, c.self_meta.sizes); }
void vjp_squeeze_dim(const SqueezeDimCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::reshape(g, c.self_meta.sizes);
}
void vjp_squeeze_dims(const SqueezeDimsCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::reshape(g, c.self_meta.sizes);
}
void vjp_unsqueeze(const UnsqueezeCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::squeeze_dim(g, wrap_dim(c.dim, g.dim()));
}
void vjp_diagonal(const DiagonalCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::diagonal_scatter(filled(c.self_meta.sizes, g.dtype(), 0), g, c.offset, c.dim1, c.dim2);
}
void vjp_unfold(const UnfoldCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::unfold_backward(g, c.self_meta.sizes, c.dimension, c.size, c.step);
}
void vjp_view_as_real(const ViewAsRealCtx&, const Tensor& g, Tensor* out) {
  out[0] = ops::view_as_complex(ops::contiguous(g, MemoryFormat::Contiguous));
}
void vjp_view_as_complex(const ViewAsComplexCtx&, const Tensor& g, Tensor* out) {
  out[0] = ops::view_as_real(g.is_complex() ? ops::resolve_conj(g) : cast(g, to_complex(g.dtype())));
}
void vjp__conj(const ConjCtx&, const Tensor& g, Tensor* out) { out[0] = ops::conj(g); }
void vjp__neg_view(const NegViewCtx&, const Tensor& g, Tensor* out) { out[0] = ops::neg(g); }
void vjp_alias(const AliasCtx&, const Tensor& g, Tensor* out) { out[0] = g; }

}  // namespace eg::rules
