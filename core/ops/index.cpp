// Advanced indexing: elements read and written at index tensors and masks, several dimensions at once.
#include "kernels/index.h"

#include "core/engine/pointwise.h"
#include "core/ops/common.h"

namespace eg::body {

namespace {

// Index tensors brought to one shape, and the indexed tensor's dimensions in the order that the kernels want: indexed
// ones first.
struct Plan {
  std::vector<Tensor> index;  // broadcast to one shape
  std::vector<kernels::TensorView> views;
  Dims shape;    // of the index tensors
  Dims indexed;  // the dimensions they index
  Dims rest;     // the others
  Dims result;   // sizes of what is read
  Dims place;    // result dimension d of the kernel's order (shape, rest) stands at place[d] of the result

  Plan(const Tensor& self, TensorSpan given) {
    std::vector<Tensor> at;  // one slot a dimension
    for (const Tensor& t : given) {
      if (!t.defined()) {
        at.emplace_back();
        continue;
      }
      const DType d = t.dtype();
      check(d == DType::Int64 || d == DType::Int32 || d == DType::UInt8 || d == DType::Bool, Code::Index,
            "tensors used as indices must be long, int, byte or bool tensors");
      if (d != DType::Bool && d != DType::UInt8) {
        at.push_back(t);
        continue;
      }
      const int64_t first = static_cast<int64_t>(at.size());
      for (int64_t i = 0; i < t.dim(); ++i) {
        check(first + i < self.dim(), Code::Index, "too many indices for tensor of dimension ", self.dim());
        check(t.sizes()[i] == self.sizes()[first + i], Code::Index, "The shape of the mask ", shape_string(t.sizes()),
              " at index ", i, " does not match the shape of the indexed tensor ", shape_string(self.sizes()),
              " at index ", first + i);
      }
      const int64_t n = kernels::count_nonzero_elements(t.view());
      const Tensor where = new_tensor({n, t.dim()}, DType::Int64);
      if (n > 0) kernels::nonzero(where.view(), t.view());
      if (t.dim() == 0) fail(Code::Index, "a 0-dim mask must be expanded before it indexes");
      for (int64_t i = 0; i < t.dim(); ++i) at.push_back(eg::alias(where, {n}, {t.dim()}, i));
    }
    check(static_cast<int64_t>(at.size()) <= self.dim(), Code::Index, "too many indices for tensor of dimension ",
          self.dim(), " (got ", at.size(), ")");
    for (size_t d = 0; d < at.size(); ++d) {
      if (at[d].defined()) indexed.push_back(static_cast<int64_t>(d));
    }
    std::string shapes;
    for (int64_t d : indexed) shapes += (shapes.empty() ? "" : ", ") + shape_string(at[d].sizes());
    for (int64_t d : indexed) {
      try {
        shape = broadcast_shapes(shape, at[d].sizes());
      } catch (const Error&) {
        fail(Code::Index, "shape mismatch: indexing tensors could not be broadcast together with shapes ", shapes);
      }
    }
    for (int64_t d : indexed) {
      check(self.sizes()[d] > 0 || numel_of(shape) == 0, Code::Index,
            "index is out of bounds for dimension with size 0");
      index.push_back(body::expand(at[d], shape, false));
    }
    for (const Tensor& t : index) views.push_back(t.view());
    for (int64_t d = 0; d < self.dim(); ++d) {
      if (d >= static_cast<int64_t>(at.size()) || !at[d].defined()) rest.push_back(d);
    }
    // Neighbouring index tensors put their shape where the first one stood, others at the front.
    bool adjacent = true;
    for (size_t i = 1; i < indexed.size(); ++i) adjacent = adjacent && indexed[i] == indexed[i - 1] + 1;
    const int64_t before = adjacent && !indexed.empty() ? indexed[0] : 0;
    const int64_t ns = static_cast<int64_t>(shape.size());
    result.resize(shape.size() + rest.size());
    for (int64_t i = 0; i < ns; ++i) {
      place.push_back(before + i);
      result[before + i] = shape[i];
    }
    for (int64_t i = 0; i < static_cast<int64_t>(rest.size()); ++i) {
      place.push_back(i < before ? i : i + ns);
      result[place.back()] = self.sizes()[rest[i]];
    }
  }

  // `t`, of the shape of the indexed tensor, with the indexed dimensions first.
  Tensor front(const Tensor& t) const {
    Dims order(indexed);
    for (int64_t d : rest) order.push_back(d);
    return body::permute(t, order);
  }
  // `t`, of the shape of the result, in the kernels' order.
  Tensor arranged(const Tensor& t) const { return body::permute(t, place); }
};

}  // namespace

Tensor index(const Tensor& self, TensorSpan indices) {
  if (indices.size() == 1 && indices[0].defined() && indices[0].dtype() == DType::Bool && self.dim() > 0 &&
      indices[0].sizes() == self.sizes()) {
    return masked_select(self, indices[0]);  // no positions needed
  }
  const Plan p(self, indices);
  if (p.index.empty()) return clone_raw(self);
  // The dimensions that stay keep the order that they have in memory.
  Dims strides(p.result.size(), 0);
  for (size_t i = 0; i < p.rest.size(); ++i) strides[p.place[p.shape.size() + i]] = self.strides()[p.rest[i]];
  const Tensor geometry = eg::alias(self, p.result, strides, self.storage_offset());
  const Tensor* const like[] = {&geometry};
  const Tensor r = new_strided(p.result, result_strides(p.result, like, 1), self.dtype(), self.device());
  if (r.numel() > 0) {
    kernels::index_get(p.arranged(r).view(), p.front(self).view(), p.views.data(), static_cast<int32_t>(p.views.size()),
                       p.indexed.data());
  }
  return r;
}

void index_put_(const Tensor& self, TensorSpan given, const Tensor& from, bool accumulate) {
  // What is read while self is written must not lie in its memory.
  std::vector<Tensor> indices(given.begin(), given.end());
  for (Tensor& t : indices) {
    if (t.defined()) t = apart(t, self);
  }
  const Tensor values = apart(from, self);
  if (indices.size() == 1 && indices[0].defined() && indices[0].dtype() == DType::Bool && self.dim() > 0 &&
      indices[0].sizes() == self.sizes() && values.dim() <= 1 && values.numel() == 1 && !accumulate &&
      self.dtype() == values.dtype()) {
    // One value wherever a mask is set: no positions needed.
    if (self.numel() > 0)
      kernels::masked_fill(self.view(), indices[0].view(), eg::alias(values, {}, {}, values.storage_offset()).view());
    return;
  }
  const Plan p(self, indices);
  check(expandable(values.sizes(), p.result), "shape mismatch: value tensor of shape ", shape_string(values.sizes()),
        " cannot be broadcast to indexing result of shape ", shape_string(p.result));
  check(self.dtype() == values.dtype(), "Index put requires the source and destination dtypes match, got ",
        scalar_type_name(self.dtype()), " for the destination and ", scalar_type_name(values.dtype()),
        " for the source.");
  const Tensor v = body::expand(values, p.result, false);
  if (p.index.empty()) {
    GradMode off(false);
    copy_raw(self, accumulate ? ops::add(self, v) : v);
  } else if (v.numel() > 0) {
    kernels::index_put(p.front(self).view(), p.views.data(), static_cast<int32_t>(p.views.size()), p.arranged(v).view(),
                       accumulate, p.indexed.data());
  }
}
Tensor index_put(const Tensor& self, TensorSpan indices, const Tensor& values, bool accumulate) {
  const Tensor r = clone_raw(self);
  index_put_(r, indices, values, accumulate);
  return r;
}

Tensor nonzero(const Tensor& self) {
  const int64_t n = kernels::count_nonzero_elements(self.view()), d = self.dim();
  // Column by column in memory: the columns are what indexing takes.
  const Tensor r = new_strided({n, d}, {1, std::max<int64_t>(n, 1)}, DType::Int64, self.device());
  if (r.numel() > 0) kernels::nonzero(r.view(), self.view());
  return r;
}

namespace {
Tensor mask_of(const Tensor& mask, IntSpan shape, const char* message) {
  check(mask.dtype() == DType::Bool, message, ", but got mask with dtype ", scalar_type_name(mask.dtype()));
  return body::expand(mask, shape, false);
}
}  // namespace

Tensor masked_select(const Tensor& self, const Tensor& mask) {
  const Dims shape = broadcast_shapes(self.sizes(), mask.sizes());
  const Tensor m = mask_of(mask, shape, "masked_select: expected BoolTensor for mask");
  const Tensor r = new_tensor({kernels::count_true(m.view())}, self.dtype(), self.device());
  if (r.numel() > 0) kernels::masked_select(r.view(), body::expand(self, shape, false).view(), m.view());
  return r;
}

namespace {
void check_masked_scatter(const Tensor& self, const Tensor& mask, const Tensor& source) {
  check(self.dtype() == source.dtype(), "masked_scatter: expected self and source to have same dtypes but got ",
        scalar_type_name(self.dtype()), " and ", scalar_type_name(source.dtype()));
  check(mask.dtype() == DType::Bool, "masked_scatter_ only supports boolean masks, but got mask with dtype ",
        scalar_type_name(mask.dtype()));
}
}  // namespace

void masked_scatter_(const Tensor& self, const Tensor& mask, const Tensor& source) {
  check_masked_scatter(self, mask, source);
  const Tensor m = body::expand(apart(mask, self), self.sizes(), false);
  const Tensor from = contiguous_raw(apart(source, self));
  if (self.numel() > 0) kernels::masked_scatter(self.view(), m.view(), from.view());
}
Tensor masked_scatter(const Tensor& self, const Tensor& mask, const Tensor& source) {
  check_masked_scatter(self, mask, source);
  const Dims shape = broadcast_shapes(self.sizes(), mask.sizes());
  const Tensor r = clone_raw(body::expand(self, shape, false), MemoryFormat::Contiguous);
  const Tensor m = body::expand(mask, shape, false);
  if (r.numel() > 0) kernels::masked_scatter(r.view(), m.view(), contiguous_raw(source).view());
  return r;
}

}  // namespace eg::body

namespace eg::rules {

void vjp_index(const IndexCtx& c, const Tensor& g, Tensor* out) {
  const Tensor zeros = filled(c.self_meta.sizes, g.dtype(), 0);
  bool plain = fusable({&g});
  for (const Tensor& t : c.indices) plain = plain && fusable({&t});
  out[0] = plain ? ops::index_put_(zeros, c.indices, g, true) : ops::index_put(zeros, c.indices, g, true);
}

void vjp_index_put(const IndexPutCtx& c, const Tensor& g, Tensor* out) {
  const size_t last = 1 + c.indices.size();
  if (c.needs[0]) {
    out[0] = c.accumulate ? g : ops::index_put(g, c.indices, filled(c.values_meta.sizes, g.dtype(), 0), false);
  }
  if (c.needs[last]) out[last] = ops::index(g, c.indices);
}
Tensor jvp_index_put(const IndexPutCtx& c, const Tensor* t) {
  const Tensor& v = t[1 + c.indices.size()];
  return ops::index_put(t[0].defined() ? t[0] : filled(c.self_meta.sizes, c.self_meta.dtype, 0), c.indices,
                        v.defined() ? v : filled(c.values_meta.sizes, c.values_meta.dtype, 0), c.accumulate);
}

void vjp_masked_select(const MaskedSelectCtx& c, const Tensor& g, Tensor* out) {
  const Dims shape = broadcast_shapes(c.self_meta.sizes, c.mask.sizes());
  out[0] = ops::masked_scatter(filled(shape, g.dtype(), 0), cast(c.mask, DType::Bool), g);
}

void vjp_masked_scatter(const MaskedScatterCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = ops::masked_fill(g, c.mask, num(0));
  if (c.needs[2]) {
    Tensor used = ops::masked_select(g, c.mask);
    int64_t n = 1;
    for (int64_t s : c.source_meta.sizes) n *= s;
    if (used.numel() < n) used = ops::constant_pad_nd(used, {0, n - used.numel()}, 0);
    out[2] = ops::reshape(used, c.source_meta.sizes);
  }
}
Tensor jvp_masked_scatter(const MaskedScatterCtx& c, const Tensor* t) {
  return ops::masked_scatter(t[0].defined() ? t[0] : filled(c.self_meta.sizes, c.self_meta.dtype, 0), c.mask,
                             t[2].defined() ? t[2] : filled(c.source_meta.sizes, c.source_meta.dtype, 0));
}

}  // namespace eg::rules

namespace eg::ops {

Tensor argwhere(const Tensor& self) { return nonzero(self); }

Tensor masked_fill_body(const Tensor& self, const Tensor& mask, const Tensor& value) {
  check(value.dim() == 0, "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with ", value.dim(),
        " dimension(s).");
  check(mask.dtype() == DType::Bool, "masked_fill only supports boolean masks, but got dtype ",
        scalar_type_name(mask.dtype()));
  check_fits(value, self.dtype());
  return where(mask, cast(value, self.dtype()), self);
}

Tensor take_body(const Tensor& self, const Tensor& index) {
  check(index.dtype() == DType::Int64, "take(): Expected a long tensor for index, but got ",
        scalar_type_name(index.dtype()));
  const int64_t n = self.numel();
  check(n > 0 || index.numel() == 0, Code::Index, "take(): tried to take from an empty tensor");
  const Tensor flat = reshape(index, {-1});
  const Tensor at = where(lt(flat, num(0)), add(flat, num(n), 1), flat);
  return reshape(index_select(reshape(self, {-1}), 0, at), index.sizes());
}

Tensor take_along_dim(const Tensor& self, const Tensor& indices, std::optional<int64_t> dim) {
  check(indices.dtype() == DType::Int64, "torch.take_along_dim(): dtype of indices should be Long but got ",
        scalar_type_name(indices.dtype()));
  if (!dim) return gather(reshape(self, {-1}), 0, reshape(indices, {-1}));
  check(self.dim() == indices.dim(),
        "torch.take_along_dim(): input and indices should have the same number of dimensions, but got ", self.dim(),
        " dimensions for input, and ", indices.dim(), " dimensions for indices");
  const int64_t d = wrap_dim(*dim, self.dim());
  check(self.dim() > 0, Code::Index, "Dimension specified as ", *dim, " but tensor has no dimensions");
  Dims a(self.sizes()), b(indices.sizes());
  const int64_t na = a[d], nb = b[d];
  a[d] = b[d] = 1;
  Dims shape = broadcast_shapes(a, b);
  shape[d] = na;
  a = shape;
  shape[d] = nb;
  b = shape;
  return gather(expand(self, a), d, expand(indices, b));
}

Tensor one_hot(const Tensor& tensor, int64_t num_classes) {
  check(tensor.dtype() == DType::Int64, "one_hot is only applicable to index tensor of type LongTensor.");
  Dims shape(tensor.sizes());
  if (tensor.numel() == 0) {
    check(num_classes > 0, "Can not infer total number of classes from empty tensor.");
    shape.push_back(num_classes);
    return eg::new_zeros(shape, DType::Int64);
  }
  check(num_classes >= -1, "num_classes should be positive");
  if (num_classes == -1) {
    check(item(min(tensor)).to_int() >= 0, "Class values must be non-negative.");
    num_classes = item(max(tensor)).to_int() + 1;
  } else {
    check(num_classes > 0, "num_classes should be positive");
    if (!(tensor.flags() & kOpaque)) {
      check(item(min(tensor)).to_int() >= 0, "Class values must be non-negative.");
      check(item(max(tensor)).to_int() < num_classes, "Class values must be smaller than num_classes.");
    }
  }
  return _to_copy(eq(unsqueeze(tensor, -1), arange(num_classes)), DType::Int64);
}

}  // namespace eg::ops
