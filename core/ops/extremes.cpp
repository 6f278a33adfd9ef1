// Largest and smallest elements, and where they stand.
#include "core/ops/reductions.h"
#include "kernels/reduce.h"

namespace eg::body {

namespace {
// Reduced dimensions must have elements.
void not_empty(const Tensor& self, const Reduced& r, bool given, const char* name, Code code = Code::Runtime) {
  if (self.numel() > 0) return;
  check(given, code, name,
        "(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with "
        "the 'dim' argument.");
  for (int64_t d = 0; d < self.dim(); ++d) {
    check(!r.flags[d] || self.sizes()[d] != 0, Code::Index, name, "(): Expected reduction dim ", d,
          " to have non-zero size.");
  }
}
using Kernel = void (*)(const kernels::TensorView&, const kernels::TensorView&, const bool*);
using PairKernel = void (*)(const kernels::TensorView&, const kernels::TensorView&, const kernels::TensorView&,
                            int64_t);

Tensor extreme(const char* name, Kernel kernel, const Tensor& self, std::optional<IntSpan> dim, bool keepdim,
               std::optional<DType> dtype = std::nullopt) {
  const Reduced r(self.sizes(), dim);
  const bool place = dtype.has_value(), least = std::string_view(name).ends_with("min");
  supports(!self.is_complex(), self.dtype(), place ? name : least ? "min_values" : "max_values", "_cpu");
  not_empty(self, r, dim && !dim->empty(), name, place ? Code::Index : Code::Runtime);
  const ReducedResult out(self, r, keepdim, dtype.value_or(self.dtype()));
  if (out.wanted()) kernel(out.full.view(), self.view(), r.flags);
  return out.result;
}

std::tuple<Tensor, Tensor> along(const char* name, PairKernel kernel, const Tensor& self, int64_t dim, bool keepdim) {
  no_complex(name, self);
  const Reduced r(self.sizes(), IntSpan(&dim, 1));
  not_empty(self, r, true, name);
  const ReducedResult values(self, r, keepdim, self.dtype()), indices(self, r, keepdim, DType::Int64);
  if (values.wanted()) {
    kernel(values.full.view(), indices.full.view(), self.view(), wrap_dim(dim, self.dim()));
  }
  return {values.result, indices.result};
}
}  // namespace

Tensor max(const Tensor& self) { return extreme("max", kernels::amax, self, std::nullopt, false); }
Tensor min(const Tensor& self) { return extreme("min", kernels::amin, self, std::nullopt, false); }
Tensor amax(const Tensor& self, IntSpan dim, bool keepdim) {
  return extreme("amax", kernels::amax, self, dim, keepdim);
}
Tensor amin(const Tensor& self, IntSpan dim, bool keepdim) {
  return extreme("amin", kernels::amin, self, dim, keepdim);
}
std::tuple<Tensor, Tensor> max_dim(const Tensor& self, int64_t dim, bool keepdim) {
  return along("max", kernels::max_dim, self, dim, keepdim);
}
std::tuple<Tensor, Tensor> min_dim(const Tensor& self, int64_t dim, bool keepdim) {
  return along("min", kernels::min_dim, self, dim, keepdim);
}

namespace {
Tensor arg_extreme(const char* name, Kernel kernel, const Tensor& self, std::optional<int64_t> dim, bool keepdim) {
  if (dim && self.dim() > 0 && self.size(*dim) == 1) {  // nothing is compared: any dtype will do
    const Dims sizes = dims_without(self.sizes(), uint64_t{1} << wrap_dim(*dim, self.dim()), keepdim);
    return filled(sizes, DType::Int64, 0);
  }
  supports(!is_bool(self.dtype()) || self.numel() == 0, self.dtype(), name, "_cpu");
  if (dim) return extreme(name, kernel, self, IntSpan(&*dim, 1), keepdim, DType::Int64);
  return extreme(name, kernel, self, std::nullopt, keepdim, DType::Int64);
}
}  // namespace
Tensor argmax(const Tensor& self, std::optional<int64_t> dim, bool keepdim) {
  return arg_extreme("argmax", kernels::argmax, self, dim, keepdim);
}
Tensor argmin(const Tensor& self, std::optional<int64_t> dim, bool keepdim) {
  return arg_extreme("argmin", kernels::argmin, self, dim, keepdim);
}

}  // namespace eg::body

namespace eg::rules {

namespace {
// The gradient shared evenly among the elements that equal the result.
// No element equals a result that is NaN; where `nan`, those that are NaN themselves count as equal to it.
Tensor share(const Tensor& g, const Tensor& self, const Tensor& result, uint64_t mask, bool keepdim, bool nan) {
  const Tensor r = restore_dims(result, self.sizes(), mask, keepdim);
  Tensor hit = ops::eq(self, r);
  if (nan) hit = ops::logical_or(hit, ops::logical_and(ops::isnan(self), ops::isnan(r)));
  Dims dims;
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (mask >> d & 1) dims.push_back(d);
  }
  const Tensor count = self.dim() == 0 ? cast(hit, DType::Int64) : ops::sum_dim(hit, dims.span(), true);
  const Tensor all = restore_dims(g, self.sizes(), mask, keepdim);
  return nan ? ops::where(hit, all / count, num(0.0)) : all * hit / count;
}

// The gradient at the chosen positions.
Tensor place(const Tensor& g, const Tensor& indices, const TensorMeta& meta, int64_t dim, bool keepdim) {
  const Tensor zeros = filled(meta.sizes, g.dtype(), 0);
  if (meta.sizes.empty()) return g;
  const int64_t d = wrap_dim(dim, static_cast<int64_t>(meta.sizes.size()));
  return keepdim ? ops::scatter(zeros, d, indices, g)
                 : ops::scatter(zeros, d, ops::unsqueeze(indices, d), ops::unsqueeze(g, d));
}
}  // namespace

void vjp_max(const MaxCtx& c, const Tensor& g, Tensor* out) {
  out[0] = share(g, c.self, c.result, Reduced(c.self.sizes(), std::nullopt).mask, false, true);
}
void vjp_min(const MinCtx& c, const Tensor& g, Tensor* out) {
  out[0] = share(g, c.self, c.result, Reduced(c.self.sizes(), std::nullopt).mask, false, true);
}
void vjp_amax(const AmaxCtx& c, const Tensor& g, Tensor* out) {
  out[0] = share(g, c.self, c.result, Reduced(c.self.sizes(), c.dim.span()).mask, c.keepdim, false);
}
void vjp_amin(const AminCtx& c, const Tensor& g, Tensor* out) {
  out[0] = share(g, c.self, c.result, Reduced(c.self.sizes(), c.dim.span()).mask, c.keepdim, false);
}
void vjp_max_dim(const MaxDimCtx& c, const Tensor* g, Tensor* out) {
  out[0] = place(g[0], c.indices, c.self_meta, c.dim, c.keepdim);
}
void vjp_min_dim(const MinDimCtx& c, const Tensor* g, Tensor* out) {
  out[0] = place(g[0], c.indices, c.self_meta, c.dim, c.keepdim);
}

}  // namespace eg::rules

namespace eg::ops {

Tensor max_other(const Tensor& self, const Tensor& other) { return maximum(self, other); }
Tensor min_other(const Tensor& self, const Tensor& other) { return minimum(self, other); }

std::tuple<Tensor, Tensor> aminmax_body(const Tensor& self, std::optional<int64_t> dim, bool keepdim) {
  if (!dim) {
    check(self.numel() > 0,
          "aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity.");
    return {amin(self, {}, keepdim), amax(self, {}, keepdim)};
  }
  return {amin(self, {*dim}, keepdim), amax(self, {*dim}, keepdim)};
}

}  // namespace eg::ops
