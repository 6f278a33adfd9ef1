// Activations that draw: dropout in its variants, leaky ReLU of random slopes, and Gumbel-softmax.
#include <cmath>

#include "core/ops/common.h"
#include "core/ops/inplace.h"
#include "core/random/draws.h"

namespace eg::body {

namespace {

// Each element that is not positive becomes a draw, each other one 1.
template <class T>
void draw_slopes(T* at, int64_t n, double lower, double upper, Generator& g) {
  constexpr int64_t kBlock = 1024, kStep = 1;
  double draws[kBlock + 1] = {};  // the last is looked at, and not taken
  for (int64_t from = 0; from < n; from += kBlock) {
    T* const x = at + from;
    const int64_t m = std::min(kBlock, n - from);
    int64_t count = 0;
    for (int64_t i = 0; i < m; ++i) count += x[i] <= 0;
    if (count > 0) random::uniform(g, {draws, &count, &kStep, 1, DType::Float64}, lower, upper);
    const double* next = draws;
    for (int64_t i = 0; i < m; ++i) {  // a choice from memory is no branch, which no processor could foresee
      const bool low = x[i] <= 0;
      const T choice[2] = {T(1), static_cast<T>(*next)};
      next += low;
      x[i] = choice[low];
    }
  }
}

}  // namespace

Tensor _rrelu_slopes(const Tensor& self, double lower, double upper, Generator* generator) {
  supports(self.is_floating(), self.dtype(), "rrelu_with_noise_out_cpu");
  check(std::isfinite(upper - lower), "rrelu: expected finite bounds, but got ", lower, " and ", upper);
  Generator& g = generator ? *generator : default_generator();
  const bool wide = self.dtype() == DType::Float64;
  const Tensor slopes = new_tensor(self.sizes(), wide ? DType::Float64 : DType::Float32);
  copy_raw(slopes, self);
  if (wide)
    draw_slopes(slopes.data_as<double>(), slopes.numel(), lower, upper, g);
  else
    draw_slopes(slopes.data_as<float>(), slopes.numel(), lower, upper, g);
  return to_raw(slopes, self.dtype());
}

}  // namespace eg::body

namespace eg::ops {

namespace {

void check_probability(double p) {
  check(p >= 0 && p <= 1, Code::Value, "dropout probability has to be between 0 and 1, but got ", p);
}

// A tensor that the noise is drawn in the shape of: all of x, or one number a channel.
Tensor noise_like(const Tensor& x, bool by_channel) {
  if (!by_channel) return x;
  check(x.dim() >= 2, "Feature dropout requires at least 2 dimensions in the input");
  Dims shape(x.sizes());
  for (size_t i = 2; i < shape.size(); ++i) shape[i] = 1;
  return new_tensor(shape, x.dtype());
}

Tensor drop(const Tensor& x, double p, bool train, bool by_channel) {
  check_probability(p);
  if (p == 0 || !train || x.numel() == 0) return x;
  if (p == 1) return mul(x, num(0));
  check(is_differentiable(x.dtype()), "result type Float can't be cast to the desired output type ",
        scalar_type_name(x.dtype()));
  return x * (bernoulli_self(noise_like(x, by_channel), 1 - p, nullptr) / (1 - p));
}

// Dropped elements get the value towards which selu saturates; the result is scaled back to mean 0 and variance 1.
Tensor alpha_drop(const Tensor& x, double p, bool train, bool by_channel) {
  check_probability(p);
  if (p == 0 || !train || x.numel() == 0) return x;
  if (p == 1) return x * 0.0;
  constexpr double kAlpha = 1.7580993408473766;
  const double a = 1 / std::sqrt((kAlpha * kAlpha * p + 1) * (1 - p));
  const Tensor noise = bernoulli_self(noise_like(x, by_channel), 1 - p, nullptr);
  const Tensor shift = (noise - 1) * (kAlpha * a) + kAlpha * a * p;
  return x * (noise * a) + shift;
}

Tensor placed(const Tensor& input, const Tensor& result, bool inplace) {
  return inplace && !result.same(input) ? copy_(input, result, false) : result;
}
// Input without a batch dimension is dropped as a batch of one.
Tensor drop_channels(const Tensor& input, double p, bool training, bool inplace, bool unbatched) {
  const Tensor r =
      unbatched ? squeeze_dim(drop(unsqueeze(input, 0), p, training, true), 0) : drop(input, p, training, true);
  return placed(input, r, inplace);
}

}  // namespace

Tensor dropout(const Tensor& input, double p, bool train) {
  check(p >= 0 && p <= 1, "dropout probability has to be between 0 and 1, but got ", p);
  return drop(input, p, train, false);
}
Tensor dropout_nn(const Tensor& input, double p, bool training, bool inplace) {
  return placed(input, drop(input, p, training, false), inplace);
}
Tensor dropout1d(const Tensor& input, double p, bool training, bool inplace) {
  check_probability(p);
  check(input.dim() == 2 || input.dim() == 3, "dropout1d: Expected 2D or 3D input, but received a ", input.dim(),
        "D input. Note that dropout1d exists to provide channel-wise dropout on inputs with 1 spatial dimension, a "
        "channel dimension, and an optional batch dimension (i.e. 2D or 3D inputs).");
  return drop_channels(input, p, training, inplace, input.dim() == 2);
}
Tensor dropout2d(const Tensor& input, double p, bool training, bool inplace) {
  return drop_channels(input, p, training, inplace, false);
}
Tensor dropout3d(const Tensor& input, double p, bool training, bool inplace) {
  return drop_channels(input, p, training, inplace, input.dim() != 5);
}
Tensor alpha_dropout_nn(const Tensor& input, double p, bool training, bool inplace) {
  return placed(input, alpha_drop(input, p, training, false), inplace);
}
Tensor feature_alpha_dropout_nn(const Tensor& input, double p, bool training, bool inplace) {
  return placed(input, alpha_drop(input, p, training, true), inplace);
}

namespace {

Tensor gumbel(const Tensor& logits, const Tensor& tau, bool hard, int64_t dim) {
  const Tensor noise = neg(log(exponential(zeros_of(logits), 1, nullptr)));
  const Tensor soft = softmax((logits + noise) / tau, dim);
  if (!hard) return soft;
  const Tensor index = std::get<1>(max_dim(soft, dim, true));
  const Tensor one_hot = scatter_value(zeros_of(logits), dim, index, 1.0);
  return one_hot - detach(soft) + soft;
}

}  // namespace

Tensor gumbel_softmax(const Tensor& logits, double tau, bool hard, double, int64_t dim) {
  return gumbel(logits, num(tau), hard, dim);
}
Tensor gumbel_softmax_tensor(const Tensor& logits, const Tensor& tau, bool hard, double, int64_t dim) {
  return gumbel(logits, tau, hard, dim);
}

Tensor rrelu(const Tensor& self, const Scalar& lower, const Scalar& upper, bool training, Generator* generator) {
  const double low = lower.to_double(), high = upper.to_double();
  check(low <= high, "Lower bound should be less than or equal to the upper bound");
  const Tensor x = contiguous(self);
  return training ? x * _rrelu_slopes(x, low, high, generator) : leaky_relu(x, (low + high) / 2);
}
Tensor rrelu_nn(const Tensor& input, double lower, double upper, bool training, bool inplace) {
  return placed("rrelu_", input, inplace, [&](const Tensor& x) { return rrelu(x, lower, upper, training, nullptr); });
}

}  // namespace eg::ops
