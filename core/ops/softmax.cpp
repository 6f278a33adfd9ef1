// Softmax and log-softmax: fused bodies, rules that are formulas.
#include "core/ops/common.h"
#include "kernels/norm.h"

namespace eg::body {

namespace {
using Kernel = void (*)(const kernels::TensorView&, const kernels::TensorView&, int64_t);
Tensor run(const char* name, Kernel kernel, const Tensor& self, int64_t dim) {
  dim = wrap_dim(dim, self.dim());
  floats_only(name, self);
  const Tensor r = new_tensor(self.sizes(), self.dtype(), self.device());
  if (r.numel() > 0) kernel(r.view(), self.view(), dim);
  return r;
}
}  // namespace

Tensor _softmax(const Tensor& self, int64_t dim) { return run("softmax_kernel_impl", kernels::softmax, self, dim); }
Tensor _log_softmax(const Tensor& self, int64_t dim) {
  return run("log_softmax_kernel_impl", kernels::log_softmax, self, dim);
}

}  // namespace eg::body

namespace eg::rules {

namespace {
using Backward = void (*)(const kernels::TensorView&, const kernels::TensorView&, const kernels::TensorView&, int64_t);
// The fused backward, where nothing records it.
bool fused(Backward kernel, const Tensor& g, const Tensor& result, int64_t dim, Tensor* out) {
  if (!fusable({&g, &result}) || g.dtype() != result.dtype()) return false;
  out[0] = new_tensor(result.sizes(), result.dtype(), result.device());
  if (g.numel() > 0) kernel(out[0].view(), g.view(), result.view(), wrap_dim(dim, result.dim()));
  return true;
}
}  // namespace

void vjp__softmax(const SoftmaxCtx& c, const Tensor& g, Tensor* out) {
  if (fused(kernels::softmax_backward, g, c.result, c.dim, out)) return;
  const Tensor w = g * c.result;
  out[0] = w - c.result * ops::sum_dim(w, IntSpan(&c.dim, 1), true);
}
void vjp__log_softmax(const LogSoftmaxCtx& c, const Tensor& g, Tensor* out) {
  if (fused(kernels::log_softmax_backward, g, c.result, c.dim, out)) return;
  out[0] = g - ops::exp(c.result) * ops::sum_dim(g, IntSpan(&c.dim, 1), true);
}

}  // namespace eg::rules

namespace eg::ops {

namespace {
// The dimension that a missing one stands for.
int64_t implicit_dim(const Tensor& t, std::optional<int64_t> dim) {
  if (dim) return *dim;
  return t.dim() == 0 || t.dim() == 1 || t.dim() == 3 ? 0 : 1;
}
}  // namespace

#define EG_SOFTMAX(name)                                                                                   \
  Tensor name(const Tensor& self, int64_t dim, std::optional<DType> dtype) {                               \
    return _##name(dtype ? cast(self, *dtype) : self, dim);                                                \
  }                                                                                                        \
  Tensor special_##name(const Tensor& input, int64_t dim, std::optional<DType> dtype) {                    \
    return name(input, dim, dtype);                                                                        \
  }                                                                                                        \
  Tensor name##_nn(const Tensor& input, std::optional<int64_t> dim, int64_t, std::optional<DType> dtype) { \
    return name(input, implicit_dim(input, dim), dtype);                                                   \
  }
EG_SOFTMAX(softmax)
EG_SOFTMAX(log_softmax)
#undef EG_SOFTMAX

Tensor softmin(const Tensor& input, std::optional<int64_t> dim, int64_t, std::optional<DType> dtype) {
  return softmax(-input, implicit_dim(input, dim), dtype);
}

}  // namespace eg::ops
