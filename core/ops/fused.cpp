// See fused.h.
#include "core/ops/fused.h"

namespace eg {

bool unobserved(const Tensor& t) {
  return t.defined() && mode.forward_depth == 0 && t.device() == kCPU &&
         !(t.flags() & (kOpaque | kTangent | kConj | kNeg | kUnkept)) && !divert::watched() && !(mode.recording() && has_history(t));
}

Tensor fused(const char* name, const kernels::PointwiseSet& set, std::initializer_list<const Tensor*> inputs,
             std::initializer_list<double> p) {
  const Tensor& first = **inputs.begin();
  if (!first.defined() || !first.is_floating()) return {};
  kernels::TensorView views[2];
  int count = 0;
  for (const Tensor* t : inputs) {
    if (!unobserved(*t) || t->dtype() != first.dtype() || t->sizes() != first.sizes()) return {};
    views[count++] = t->view();
  }
  kernels::Params params;
  int k = 0;
  for (const double v : p) {
    params.d[k] = v;
    params.i[k++] = static_cast<int64_t>(v);
  }
  const Tensor r = new_like(first, first.dtype());
  if (r.numel()) kernels::run_pointwise(name, set, r.dtype(), r.dtype(), params, r.view(), views, count);
  return r;
}

}  // namespace eg
