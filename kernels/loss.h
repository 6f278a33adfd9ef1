// Kernels of loss functions. Everything is dense and of one dtype, float32 or float64; targets are Int64.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// What a batch is aligned to: sample n has lengths[n] labels from labels[starts[n]] on, and times[n] steps.
struct CtcTargets {
  const int64_t* labels;
  const int64_t* starts;
  const int64_t* lengths;
  const int64_t* times;
  int64_t blank;
};

// log_probs (steps, samples, classes). loss (samples): minus the logarithm of the sum, over all ways to spread the labels
// over the steps, of their probabilities; infinite where there is no way, or 0 with zero_infinity.
void ctc_loss(const TensorView& loss, const TensorView& log_probs, const CtcTargets& targets, bool zero_infinity);
// grad (like log_probs) for the gradient g of loss, as if log_probs were the result of log_softmax: each step adds its
// own distribution. NaN where the loss is infinite, or 0 with zero_infinity.
void ctc_loss_backward(const TensorView& grad, const TensorView& g, const TensorView& log_probs,
                       const CtcTargets& targets, bool zero_infinity);

// input (rows, classes), target (rows). loss (rows): the mean over the classes d but the target t of
// max(0, margin - input[t] + input[d]), to the power 1 or 2. RuntimeError "target out of range".
void multi_margin_loss(const TensorView& loss, const TensorView& input, const TensorView& target, bool squared,
                       double margin);
void multi_margin_loss_backward(const TensorView& grad, const TensorView& g, const TensorView& input,
                                const TensorView& target, bool squared, double margin);
// target (rows, classes): the wanted classes t of each row, up to the first negative one. loss (rows): the sum over t and
// the classes d that are not wanted of max(0, 1 - input[t] + input[d]), divided by the number of classes. RuntimeError
// "argument #2 'target' is out of range".
void multilabel_margin_loss(const TensorView& loss, const TensorView& input, const TensorView& target);
void multilabel_margin_loss_backward(const TensorView& grad, const TensorView& g, const TensorView& input,
                                     const TensorView& target);

}  // namespace eg::kernels
