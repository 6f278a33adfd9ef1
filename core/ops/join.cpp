// Tensors joined along a dimension.
#include "core/engine/pointwise.h"
#include "core/engine/promote.h"
#include "core/ops/common.h"
#include "kernels/index.h"

namespace eg {
namespace {

// A 1-d tensor without elements fits anywhere and adds nothing.
bool skipped(const Tensor& t) { return t.dim() == 1 && t.numel() == 0; }

DType type_of_all(TensorSpan ts) {
  std::vector<const Tensor*> p;
  for (const Tensor& t : ts) p.push_back(&t);
  return result_type(p.data(), p.size());
}

}  // namespace

namespace body {

Tensor cat(TensorSpan tensors, int64_t dim) {
  check(!tensors.empty(), "torch.cat(): expected a non-empty list of Tensors");
  for (size_t i = 0; i < tensors.size(); ++i) {
    check(tensors[i].defined(), Code::Type, "expected Tensor as element ", i, " in argument 0, but got None");
    check(tensors[i].dim() > 0, "zero-dimensional tensor (at position ", i, ") cannot be concatenated");
  }
  size_t first = 0;
  while (first + 1 < tensors.size() && skipped(tensors[first])) ++first;
  const Tensor& like = tensors[first];
  if (skipped(like) && tensors.size() > 1) return new_tensor({0}, type_of_all(tensors), like.device());
  dim = wrap_dim(dim, like.dim());
  Dims shape(like.sizes());
  shape[dim] = 0;
  std::vector<const Tensor*> used;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const Tensor& t = tensors[i];
    if (skipped(t)) continue;
    check(t.dim() == like.dim(), "Tensors must have same number of dimensions: got ", like.dim(), " and ", t.dim());
    for (int64_t d = 0; d < t.dim(); ++d) {
      check(d == dim || t.sizes()[d] == shape[d], "Sizes of tensors must match except in dimension ", dim,
            ". Expected size ", shape[d], " but got size ", t.sizes()[d], " for tensor number ", i, " in the list.");
    }
    shape[dim] += t.sizes()[dim];
    used.push_back(&t);
  }
  const DType type = type_of_all(tensors);
  // Channels-last operands give a channels-last result.
  MemoryFormat format = MemoryFormat::Contiguous;
  for (MemoryFormat f : {MemoryFormat::ChannelsLast, MemoryFormat::ChannelsLast3d}) {
    bool all = !used.empty() && shape.size() == (f == MemoryFormat::ChannelsLast ? 4u : 5u);
    for (const Tensor* t : used) all = all && !t->is_contiguous() && suggested_format(*t) == f;
    if (all) format = f;
  }
  const Tensor r = new_format(shape, type, format, like.device());
  bool dense = r.data() && r.is_contiguous();
  for (const Tensor* t : used) {
    dense = dense && t->is_contiguous() && t->dtype() == type && !(t->flags() & (kConj | kNeg)) && t->data();
  }
  if (dense) {
    std::vector<kernels::TensorView> views;
    for (const Tensor* t : used) views.push_back(t->view());
    kernels::concat(r.view(), views.data(), views.size(), dim);
    return r;
  }
  int64_t at = 0;
  for (const Tensor* t : used) {
    const int64_t n = t->sizes()[dim];
    if (t->numel() > 0) {
      copy_raw(eg::alias(r, t->sizes(), r.strides(), r.storage_offset() + at * r.strides()[dim]), *t);
    }
    at += n;
  }
  return r;
}

}  // namespace body

namespace rules {

void vjp_cat(const CatCtx& c, const Tensor& g, Tensor* out) {
  const int64_t dim = wrap_dim(c.dim, g.dim());
  int64_t at = 0;
  for (size_t i = 0; i < c.tensors_meta.size(); ++i) {
    const TensorMeta& m = c.tensors_meta[i];
    const bool none = m.sizes.size() == 1 && m.sizes[0] == 0;
    const int64_t n = none ? 0 : m.sizes[dim];
    if (c.needs[i]) out[i] = none ? filled({0}, g.dtype(), 0) : ops::narrow(g, dim, at, n);
    at += n;
  }
}
Tensor jvp_cat(const CatCtx& c, const Tensor* t) {
  std::vector<Tensor> ts;
  for (size_t i = 0; i < c.tensors_meta.size(); ++i) {
    ts.push_back(t[i].defined() ? t[i] : filled(c.tensors_meta[i].sizes, c.tensors_meta[i].dtype, 0));
  }
  return ops::cat(ts, c.dim);
}

}  // namespace rules

namespace ops {

Tensor stack_body(TensorSpan tensors, int64_t dim) {
  check(!tensors.empty(), "stack expects a non-empty TensorList");
  dim = wrap_dim(dim, tensors[0].dim() + 1);
  std::vector<Tensor> ts;
  for (size_t i = 0; i < tensors.size(); ++i) {
    check(tensors[i].defined(), Code::Type, "expected Tensor as element ", i, " in argument 0, but got None");
    check(tensors[i].sizes() == tensors[0].sizes(), "stack expects each tensor to be equal size, but got ",
          shape_string(tensors[0].sizes()), " at entry 0 and ", shape_string(tensors[i].sizes()), " at entry ", i);
    ts.push_back(unsqueeze(tensors[i], dim));
  }
  return ops::cat(ts, dim);
}

Tensor atleast_1d(const Tensor& self) { return self.dim() == 0 ? reshape(self, {1}) : self; }
Tensor atleast_2d(const Tensor& self) {
  if (self.dim() == 0) return reshape(self, {1, 1});
  return self.dim() == 1 ? unsqueeze(self, 0) : self;
}
Tensor atleast_3d(const Tensor& self) {
  if (self.dim() == 0) return reshape(self, {1, 1, 1});
  if (self.dim() == 1) return unsqueeze(unsqueeze(self, 0), -1);
  return self.dim() == 2 ? unsqueeze(self, -1) : self;
}

Tensor hstack(TensorSpan tensors) {
  check(!tensors.empty(), "hstack expects a non-empty TensorList");
  std::vector<Tensor> ts;
  for (const Tensor& t : tensors) ts.push_back(atleast_1d(t));
  return ops::cat(ts, ts[0].dim() == 1 ? 0 : 1);
}
Tensor vstack(TensorSpan tensors) {
  check(!tensors.empty(), "vstack expects a non-empty TensorList");
  std::vector<Tensor> ts;
  for (const Tensor& t : tensors) ts.push_back(atleast_2d(t));
  return ops::cat(ts, 0);
}
Tensor dstack(TensorSpan tensors) {
  check(!tensors.empty(), "dstack expects a non-empty TensorList");
  std::vector<Tensor> ts;
  for (const Tensor& t : tensors) ts.push_back(atleast_3d(t));
  return ops::cat(ts, 2);
}
Tensor column_stack(TensorSpan tensors) {
  check(!tensors.empty(), "column_stack expects a non-empty TensorList");
  std::vector<Tensor> ts;
  for (const Tensor& t : tensors) ts.push_back(t.dim() <= 1 ? reshape(t, {t.numel(), 1}) : t);
  return hstack(ts);
}

}  // namespace ops
}  // namespace eg
