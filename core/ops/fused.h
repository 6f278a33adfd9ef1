// One kernel in place of a formula of several operators.
#pragma once
#include "core/ops/common.h"
#include "kernels/kernels.h"

namespace eg {

// May a kernel run on `t` as it lies in memory: no transform and no history looks at it?
bool unobserved(const Tensor& t);

// The kernel `set` on unobserved tensors of one shape and dtype, with `p` as its numbers; an undefined tensor where
// it cannot serve and the formula has to.
Tensor fused(const char* name, const kernels::PointwiseSet& set, std::initializer_list<const Tensor*> inputs,
             std::initializer_list<double> p = {});

// The same, or the formula.
template <class F>
Tensor fused_or(const char* name, const kernels::PointwiseSet& set, std::initializer_list<const Tensor*> inputs,
                std::initializer_list<double> p, F&& formula) {
  Tensor r = fused(name, set, inputs, p);
  return r.defined() ? r : formula();
}

namespace kernels {
extern const PointwiseSet k_fused_clamp, k_fused_clamp_backward, k_fused_hardtanh_backward, k_fused_hardsigmoid,
    k_fused_hardsigmoid_backward, k_fused_hardswish, k_fused_hardswish_backward, k_fused_outside, k_fused_softshrink,
    k_fused_smooth_l1, k_fused_huber;
}  // namespace kernels

}  // namespace eg
