// Running sums, products and extremes along a dimension, and differences of neighbours.
#include "kernels/scan.h"

#include <cmath>

#include "core/ops/reductions.h"

namespace eg::body {

Tensor cumsum(const Tensor& self, int64_t dim, std::optional<DType> dtype) {
  dim = wrap_dim(dim, self.dim());
  const Tensor r = new_tensor(self.sizes(), sum_type(self, dtype), self.device());
  if (self.numel() > 0) kernels::cumsum(r.view(), self.view(), dim);
  return r;
}
Tensor cumprod(const Tensor& self, int64_t dim, std::optional<DType> dtype) {
  dim = wrap_dim(dim, self.dim());
  const Tensor r = new_tensor(self.sizes(), sum_type(self, dtype), self.device());
  if (self.numel() > 0) kernels::cumprod(r.view(), self.view(), dim);
  return r;
}
Tensor logcumsumexp(const Tensor& self, int64_t dim) {
  dim = wrap_dim(dim, self.dim());
  supports(is_differentiable(self.dtype()), self.dtype(), "logcumsumexp_out_cpu");
  const Tensor r = new_tensor(self.sizes(), self.dtype(), self.device());
  if (self.numel() > 0) kernels::logcumsumexp(r.view(), self.view(), dim);
  return r;
}

namespace {
using Kernel = void (*)(const kernels::TensorView&, const kernels::TensorView&, const kernels::TensorView&, int64_t);
std::tuple<Tensor, Tensor> running(const char* name, Kernel kernel, const Tensor& self, int64_t dim) {
  dim = wrap_dim(dim, self.dim());
  supports(!self.is_complex(), self.dtype(), name, "_cpu");
  const Tensor values = new_tensor(self.sizes(), self.dtype(), self.device());
  const Tensor indices = new_tensor(self.sizes(), DType::Int64, self.device());
  if (self.numel() > 0) kernel(values.view(), indices.view(), self.view(), dim);
  return {values, indices};
}
}  // namespace

std::tuple<Tensor, Tensor> cummax(const Tensor& self, int64_t dim) {
  return running("cummax", kernels::cummax, self, dim);
}
std::tuple<Tensor, Tensor> cummin(const Tensor& self, int64_t dim) {
  return running("cummin", kernels::cummin, self, dim);
}

}  // namespace eg::body

namespace eg::rules {

namespace {
Tensor cumsum_back(const Tensor& t, int64_t dim) { return ops::flip(ops::cumsum(ops::flip(t, {dim}), dim), {dim}); }

bool any_zero(const Tensor& t) {
  if (t.flags() & kOpaque) return true;
  return ops::item(ops::any(ops::eq(t, num(0)))).to_bool();
}

Tensor back_to(const Tensor& g, const Tensor& indices, const TensorMeta& meta, int64_t dim) {
  if (meta.sizes.empty() || g.numel() == 0) return g;
  return ops::scatter_add(filled(meta.sizes, g.dtype(), 0), dim, indices, g);
}
}  // namespace

void vjp_cumsum(const CumsumCtx& c, const Tensor& g, Tensor* out) {
  out[0] = g.dim() == 0 || g.numel() == 0 ? g : cumsum_back(g, c.dim);
}

void vjp_cumprod(const CumprodCtx& c, const Tensor& g, Tensor* out) {
  if (g.dim() == 0 || g.numel() == 0) {
    out[0] = g;
    return;
  }
  const Tensor x = cast(c.self, c.result.dtype());
  const int64_t d = wrap_dim(c.dim, x.dim()), n = x.sizes()[d];
  if (!any_zero(x)) {
    out[0] = cumsum_back(conj_of(c.result) * g, d) / conj_of(x);
    return;
  }
  // Without division: for each i the running product from i on with x[i] left out, against the gradient.
  std::vector<Tensor> parts;
  for (int64_t i = 0; i < n; ++i) {
    Dims one(x.sizes());
    one[d] = 1;
    const Tensor before = i == 0 ? filled(one, x.dtype(), 1) : ops::prod_dim(ops::narrow(x, d, 0, i), d, true);
    const Tensor rest = ops::cat(std::vector<Tensor>{before, ops::narrow(x, d, i + 1, n - i - 1)}, d);
    const Tensor products = n - i == 1 ? before : ops::cumprod(rest, d);
    parts.push_back(ops::sum_dim(ops::narrow(g, d, i, n - i) * conj_of(products), IntSpan(&d, 1), true));
  }
  out[0] = ops::cat(parts, d);
}

void vjp_cummax(const CummaxCtx& c, const Tensor* g, Tensor* out) {
  out[0] = back_to(g[0], c.indices, c.self_meta, c.dim);
}
void vjp_cummin(const CumminCtx& c, const Tensor* g, Tensor* out) {
  out[0] = back_to(g[0], c.indices, c.self_meta, c.dim);
}

// d result[i] / d self[j] = exp(self[j] - result[i]) for j <= i, both taken relative to the largest element.
namespace {
Tensor largest(const Tensor& t, int64_t dim) { return ops::detach(ops::amax(real_of(t), IntSpan(&dim, 1), true)); }
}  // namespace
void vjp_logcumsumexp(const LogcumsumexpCtx& c, const Tensor& g, Tensor* out) {
  if (g.dim() == 0 || g.numel() == 0) {
    out[0] = g;
    return;
  }
  const Tensor top = largest(c.self, c.dim);
  out[0] = conj_of(ops::exp(c.self - top)) * cumsum_back(g * conj_of(ops::exp(top - c.result)), c.dim);
}
Tensor jvp_logcumsumexp(const LogcumsumexpCtx& c, const Tensor* t) {
  if (t[0].dim() == 0 || t[0].numel() == 0) return t[0];
  // The small number in the denominator is PyTorch's, and can be seen where an element is far below the largest.
  const Tensor share = c.self.is_complex() ? ops::exp(c.self) : ops::exp(c.self - largest(c.self, c.dim));
  return ops::cumsum(t[0] * share, c.dim) / (ops::cumsum(share, c.dim) + 1e-13);
}

}  // namespace eg::rules

namespace eg::ops {

Tensor diff(const Tensor& self, int64_t n, int64_t dim, const Tensor& prepend, const Tensor& append) {
  check(self.dim() >= 1, "diff expects input to be at least one-dimensional");
  check(n >= 0, "order must be non-negative but got ", n);
  dim = wrap_dim(dim, self.dim());
  for (const Tensor* t : {&prepend, &append}) {
    if (!t->defined()) continue;
    check(t->dim() == self.dim(), "diff expects prepend or append to be the same dimension as input");
    for (int64_t i = 0; i < self.dim(); ++i) {
      check(i == dim || t->sizes()[i] == self.sizes()[i],
            "diff expects the shape of tensor to prepend or append to match that of input except along the "
            "differencing dimension; input.size(",
            i, ") = ", self.sizes()[i], ", but got tensor.size(", i, ") = ", t->sizes()[i]);
    }
  }
  if (n == 0) return clone(self);
  Tensor r = self;
  if (prepend.defined() || append.defined()) {
    std::vector<Tensor> parts;
    if (prepend.defined()) parts.push_back(prepend);
    parts.push_back(self);
    if (append.defined()) parts.push_back(append);
    r = ops::cat(parts, dim);
  }
  n = std::min(n, r.sizes()[dim]);
  for (int64_t i = 0; i < n; ++i) {
    const int64_t size = r.sizes()[dim];
    const int64_t keep = std::max<int64_t>(size - 1, 0);
    const Tensor later = narrow(r, dim, size - keep, keep), earlier = narrow(r, dim, 0, keep);
    r = r.dtype() == DType::Bool ? logical_xor(later, earlier) : later - earlier;
  }
  return r;
}

}  // namespace eg::ops
