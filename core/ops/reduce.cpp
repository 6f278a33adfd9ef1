// Sums, means, products and logical reductions.
#include "kernels/reduce.h"

#include "core/engine/dispatch.h"
#include "core/ops/fused.h"
#include "core/ops/reductions.h"

namespace eg::body {

Tensor sum_dim(const Tensor& self, std::optional<IntSpan> dim, bool keepdim, std::optional<DType> dtype) {
  const Reduced r(self.sizes(), dim);
  const ReducedResult out(self, r, keepdim, sum_type(self, dtype));
  if (out.wanted()) kernels::sum(out.full.view(), self.view(), r.flags);
  return out.result;
}

Tensor prod_dim(const Tensor& self, int64_t dim, bool keepdim, std::optional<DType> dtype) {
  const Reduced r(self.sizes(), IntSpan(&dim, 1));
  const ReducedResult out(self, r, keepdim, sum_type(self, dtype));
  if (out.wanted()) kernels::prod(out.full.view(), self.view(), r.flags);
  return out.result;
}

namespace {
DType truth_type(const Tensor& self) { return self.dtype() == DType::UInt8 ? DType::UInt8 : DType::Bool; }

// An empty list of dimensions, unlike a missing one, reduces nothing.
bool nothing_to_reduce(std::optional<IntSpan> dim) { return dim && dim->empty(); }
Tensor truth(const Tensor& self) { return to_raw(ops::ne(self, num(0)), truth_type(self)); }
}  // namespace

Tensor all_dims(const Tensor& self, std::optional<IntSpan> dim, bool keepdim) {
  if (nothing_to_reduce(dim)) return truth(self);
  const Reduced r(self.sizes(), dim);
  const ReducedResult out(self, r, keepdim, truth_type(self));
  if (out.wanted()) kernels::all(out.full.view(), self.view(), r.flags);
  return out.result;
}
Tensor any_dims(const Tensor& self, std::optional<IntSpan> dim, bool keepdim) {
  if (nothing_to_reduce(dim)) return truth(self);
  const Reduced r(self.sizes(), dim);
  const ReducedResult out(self, r, keepdim, truth_type(self));
  if (out.wanted()) kernels::any(out.full.view(), self.view(), r.flags);
  return out.result;
}

}  // namespace eg::body

namespace eg::rules {

void vjp_sum_dim(const SumDimCtx& c, const Tensor& g, Tensor* out) {
  const Reduced r(c.self_meta.sizes, span_of(c.dim));
  out[0] = ops::expand(restore_dims(g, c.self_meta.sizes, r.mask, c.keepdim), c.self_meta.sizes);
}

// Each element's partial is the product of all others: those before it times those after it, so that zeros do no harm.
void vjp_prod_dim(const ProdDimCtx& c, const Tensor& g, Tensor* out) {
  const Reduced r(c.self.sizes(), IntSpan(&c.dim, 1));
  const Tensor x = cast(c.self, g.dtype());
  const Tensor g1 = restore_dims(g, x.sizes(), r.mask, c.keepdim);
  if (x.dim() == 0) {
    out[0] = g1;
    return;
  }
  const int64_t d = wrap_dim(c.dim, x.dim()), n = x.sizes()[d];
  if (n == 0) {
    out[0] = zeros_of(x);
    return;
  }
  Dims one(x.sizes());
  one[d] = 1;
  const Tensor ones = filled(one, x.dtype(), 1);
  auto exclusive = [&](const Tensor& t) {
    return ops::cumprod(ops::cat(std::vector<Tensor>{ones, ops::narrow(t, d, 0, n - 1)}, d), d);
  };
  const Tensor before = exclusive(x);
  const Tensor after = ops::flip(exclusive(ops::flip(x, {d})), {d});
  out[0] = g1 * conj_of(before * after);
}

}  // namespace eg::rules

namespace eg::ops {

// Sums of all elements take tensors of more dimensions than masks have bits.
static Tensor few_dims(const Tensor& self) { return self.dim() > 64 ? reshape(self, {-1}) : self; }

Tensor sum_body(const Tensor& self, std::optional<DType> dtype) {
  return sum_dim(few_dims(self), std::nullopt, false, dtype);
}

Tensor nansum_body(const Tensor& self, std::optional<IntSpan> dim, bool keepdim, std::optional<DType> dtype) {
  check(!self.is_complex(), "nansum does not support complex inputs");
  if (self.is_floating() && unobserved(self)) {
    const Reduced r(self.sizes(), dim);
    const ReducedResult out(self, r, keepdim, sum_type(self, dtype));
    if (out.wanted()) kernels::nansum(out.full.view(), self.view(), r.flags);
    return out.result;
  }
  const Tensor x = self.is_floating() ? masked_fill(self, isnan(self), num(0)) : self;
  return sum_dim(x, dim, keepdim, dtype);
}

namespace {
Tensor mean_of(const Tensor& self, std::optional<IntSpan> dim, bool keepdim, std::optional<DType> dtype) {
  const DType type = dtype.value_or(self.dtype());
  check(is_differentiable(type), "mean(): could not infer output dtype. ", dtype ? "Optional" : "Input",
        " dtype must be either a floating point or complex dtype. Got: ", scalar_type_name(type));
  const Reduced r(self.sizes(), dim);
  const DType wide = is_half(type) ? DType::Float32 : type;  // sums of half overflow
  return cast(sum_dim(self, dim, keepdim, wide) / static_cast<double>(r.count), type);
}
}  // namespace
Tensor mean_dim_body(const Tensor& self, std::optional<IntSpan> dim, bool keepdim, std::optional<DType> dtype) {
  return dispatch::as_node("MeanBackward1", [&] { return mean_of(self, dim, keepdim, dtype); });
}
Tensor mean_body(const Tensor& self, std::optional<DType> dtype) {
  return dispatch::as_node("MeanBackward0", [&] { return mean_of(few_dims(self), std::nullopt, false, dtype); });
}

Tensor prod_body(const Tensor& self, std::optional<DType> dtype) { return prod_dim(reshape(self, {-1}), 0, false, dtype); }

namespace {
Dims every_dim(const Tensor& t) {
  Dims d;
  for (int64_t i = 0; i < t.dim(); ++i) d.push_back(i);
  return d;
}
}  // namespace
Tensor all_body(const Tensor& self) { return all_dims(self, every_dim(self).span(), false); }
Tensor all_dim_body(const Tensor& self, int64_t dim, bool keepdim) { return all_dims(self, IntSpan(&dim, 1), keepdim); }
Tensor any_body(const Tensor& self) { return any_dims(self, every_dim(self).span(), false); }
Tensor any_dim_body(const Tensor& self, int64_t dim, bool keepdim) { return any_dims(self, IntSpan(&dim, 1), keepdim); }

Tensor count_nonzero_body(const Tensor& self, std::optional<int64_t> dim) {
  if (dim) return count_nonzero_dims(self, IntSpan(&*dim, 1));
  return count_nonzero_dims(self, {});
}
Tensor count_nonzero_dims_body(const Tensor& self, IntSpan dim) { return sum_dim(ne(self, num(0)), dim); }

Tensor trace_body(const Tensor& self) {
  check(self.dim() == 2, "trace: expected a matrix, but got tensor with dim ", self.dim());
  return sum(diagonal(self, 0, 0, 1));
}

Tensor sum_to_size(const Tensor& self, IntSpan size) {
  check(expandable(size, self.sizes()), "size {", shape_string(size), "} is not expandable to size {",
        shape_string(self.sizes()), "}.");
  if (size.empty()) return sum(self);
  if (self.sizes() == size) return self;
  const size_t lead = self.sizes().size() - size.size();
  Dims dims;
  for (size_t i = 0; i < self.sizes().size(); ++i) {
    if (i < lead || (size[i - lead] == 1 && self.sizes()[i] != 1)) dims.push_back(static_cast<int64_t>(i));
  }
  const Tensor r = dims.empty() ? self : sum_dim(self, dims.span(), true);
  return lead > 0 ? view(r, size) : r;
}

}  // namespace eg::ops
