// Softmax, layer, group and batch normalisation, fused. float16, bfloat16, float32 and float64, any strides;
// halves are computed in float. Statistics (mean, rstd, var) are Float32, or Float64 for float64 inputs.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// Over one dimension; out has in's shape and may have another floating dtype. out may be `in` itself.
// 0-dim inputs count as one element with dim = 0.
void softmax(const TensorView& out, const TensorView& in, int64_t dim);
void log_softmax(const TensorView& out, const TensorView& in, int64_t dim);
// From the gradient and the forward's result.
void softmax_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& out, int64_t dim);
void log_softmax_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& out, int64_t dim);

// Log of the sum of exponentials over one dimension, not empty; out has size 1 there and in's dtype.
void logsumexp(const TensorView& out, const TensorView& in, int64_t dim);

// Over the last `inner` dimensions. weight and bias have those sizes, any floating dtype, or are null. mean and rstd
// (out parameters, or null) have the sizes of the leading dimensions, any strides.
void layer_norm(const TensorView& out, const TensorView* mean, const TensorView* rstd, const TensorView& in,
                const TensorView* weight, const TensorView* bias, int32_t inner, double eps);
// Any of the three gradients may be null. grad_weight and grad_bias have the sizes of weight.
void layer_norm_backward(const TensorView* grad_in, const TensorView* grad_weight, const TensorView* grad_bias,
                         const TensorView& grad_out, const TensorView& in, const TensorView* weight, int32_t inner,
                         double eps);

// Over groups of channels of each sample of (N, C, ...); weight and bias are (C), any floating dtype, or null.
void group_norm(const TensorView& out, const TensorView& in, int64_t groups, const TensorView* weight,
                const TensorView* bias, double eps);

// Views are (N, C, ...); mean, var, weight, bias and their gradients are (C), weight and bias of any floating dtype or
// null. var is the biased variance (divided by the number of elements per channel).
void batch_norm_stats(const TensorView& mean, const TensorView& var, const TensorView& in);
// out = (in - mean) * rstd * weight + bias with rstd = 1 / sqrt(var + eps) given by the caller.
void batch_norm(const TensorView& out, const TensorView& in, const TensorView& mean, const TensorView& rstd,
                const TensorView* weight, const TensorView* bias);
// Both at once: out is normalised with the statistics of `in`, which are written to mean and var.
void batch_norm_train(const TensorView& out, const TensorView& mean, const TensorView& var, const TensorView& in,
                      const TensorView* weight, const TensorView* bias, double eps);
// With `training` mean and rstd came from `in` itself and take part in the gradient. Gradients may be null.
void batch_norm_backward(const TensorView* grad_in, const TensorView* grad_weight, const TensorView* grad_bias,
                         const TensorView& grad_out, const TensorView& in, const TensorView& mean,
                         const TensorView& rstd, const TensorView* weight, bool training);

}  // namespace eg::kernels
