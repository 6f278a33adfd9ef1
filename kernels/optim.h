// Steps of optimizers over many tensors at once: one pass over parameters, gradients and states. The values are those
// of the operators that the composite rules in core/optim apply one after the other, rounding included.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// The arrays of one parameter, all dense and in the same order of elements.
struct SgdItem {
  void* param;
  const void* grad;
  void* momentum;  // null without momentum
  int64_t n;
  bool first;  // the momentum is uninitialised: it becomes the gradient
};
struct SgdRule {
  double lr, momentum, dampening, weight_decay;
  bool nesterov, maximize;
};

struct AdamItem {
  void* param;
  const void* grad;
  void *mean, *square, *most;  // most: null without amsgrad
  int64_t n;
  double step_size, root;  // lr / (1 - beta1^t) and sqrt(1 - beta2^t)
};
struct AdamRule {
  double lr, beta1, beta2, eps, weight_decay;
  bool maximize, decoupled;
};

// float16, bfloat16, float32 and float64.
bool has_fused_optimizer(DType dtype);
void sgd_step(const SgdItem* items, int64_t count, DType dtype, const SgdRule& rule);
void adam_step(const AdamItem* items, int64_t count, DType dtype, const AdamRule& rule);

}  // namespace eg::kernels
