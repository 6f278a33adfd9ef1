// Activation functions: rules of the kernels, and the functions made of them.
#include <cmath>

#include "core/ops/common.h"
#include "core/ops/formula.h"
#include "core/ops/fused.h"
#include "core/ops/inplace.h"

namespace eg::rules {

namespace {
Tensor silu_derivative(const Tensor& x) {
  const Tensor s = ops::sigmoid(x);
  return s * (1 + x * (1 - s));
}
}  // namespace

// The vjp and the jvp of a real elementwise function are the same product, which has a kernel of its own.
#define EG_PRODUCT(name, Ctx, ...)                                                           \
  void vjp_##name(const Ctx& c, const Tensor& g, Tensor* out) { out[0] = ops::__VA_ARGS__; } \
  Tensor jvp_##name(const Ctx& c, const Tensor* t) {                                         \
    const Tensor& g = t[0];                                                                  \
    return ops::__VA_ARGS__;                                                                 \
  }
EG_PRODUCT(relu, ReluCtx, threshold_backward(g, c.result, 0))
EG_PRODUCT(leaky_relu, LeakyReluCtx, leaky_relu_backward(g, c.self, c.negative_slope))
EG_PRODUCT(gelu, GeluCtx, gelu_backward(g, c.self))
EG_PRODUCT(gelu_tanh, GeluTanhCtx, gelu_tanh_backward(g, c.self))
EG_PRODUCT(softplus, SoftplusCtx, softplus_backward(g, c.self, c.beta, c.threshold))
EG_PRODUCT(logsigmoid, LogsigmoidCtx, logsigmoid_backward(g, c.self))
#undef EG_PRODUCT

// The same for functions of complex numbers too; there the gradient takes the conjugate of the derivative, the tangent
// does not. The conjugate has no derivative of the kind that partials are: what is differentiated again is spelled out.
#define EG_COMPLEX_PRODUCT(name, Ctx, value, derivative)                                                       \
  void vjp_##name(const Ctx& c, const Tensor& g, Tensor* out) {                                                \
    const Tensor& x = c.value;                                                                                 \
    const bool kernel = !x.is_complex() || fusable({&g, &x});                                                  \
    out[0] = kernel ? ops::name##_backward(g, x) : g * conj_of(derivative);                                    \
  }                                                                                                            \
  Tensor jvp_##name(const Ctx& c, const Tensor* t) {                                                           \
    const Tensor& x = c.value;                                                                                 \
    return x.is_complex() ? t[0] * (derivative) : ops::name##_backward(t[0], x);                               \
  }
EG_COMPLEX_PRODUCT(sigmoid, SigmoidCtx, result, x * (1 - x))
EG_COMPLEX_PRODUCT(tanh, TanhCtx, result, 1 - x * x)
EG_COMPLEX_PRODUCT(silu, SiluCtx, self, silu_derivative(x))
#undef EG_COMPLEX_PRODUCT

// The gradient passes where the kernel keeps self: NaN is not below the threshold.
void partial_threshold(const ThresholdCtx& c, Tensor* out) { out[0] = ops::logical_not(ops::le(c.self, num(c.threshold))); }
void partial_threshold_backward(const ThresholdBackwardCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = ops::logical_not(ops::le(c.self, num(c.threshold)));
  if (c.needs[1]) out[1] = num(0.0);
}

void partial_leaky_relu_backward(const LeakyReluBackwardCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = ops::where(ops::gt(c.self, num(0)), num(1.0), num(c.negative_slope.to_double()));
  if (c.needs[1]) out[1] = num(0.0);
}

namespace {
Tensor ones_like(const Tensor& t) { return filled(t.sizes(), t.dtype(), 1); }
// Density and distribution function of the standard normal distribution.
Tensor density(const Tensor& x) { return ops::exp(x * x * -0.5) * (M_2_SQRTPI * M_SQRT1_2 * 0.5); }
}  // namespace

void partial_gelu_backward(const GeluBackwardCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = ops::gelu_backward(ones_like(c.self), c.self);
  if (c.needs[1]) out[1] = c.grad_output * density(c.self) * (2 - c.self * c.self);
}

// y = x/2 (1 + tanh u), u = k (x + a x^3).
void partial_gelu_tanh_backward(const GeluTanhBackwardCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = ops::gelu_tanh_backward(ones_like(c.self), c.self);
  if (c.needs[1]) {
    const double k = M_SQRT2 * M_2_SQRTPI * 0.5, a = 0.044715;
    const Tensor& x = c.self;
    const Tensor t = ops::tanh((x + x * x * x * a) * k);
    const Tensor du = (1 + x * x * (3 * a)) * k;
    const Tensor ddu = x * (6 * a * k);
    const Tensor s = 1 - t * t;
    out[1] = c.grad_output * (s * du + 0.5 * x * (s * ddu - 2 * t * s * du * du));
  }
}

void partial_silu_backward(const SiluBackwardCtx& c, Tensor* out) {
  const Tensor s = ops::sigmoid(c.self);
  if (c.needs[0]) out[0] = silu_derivative(c.self);
  if (c.needs[1]) out[1] = c.grad_output * (s * (1 - s) * (2 + c.self * (1 - 2 * s)));
}

void partial_softplus_backward(const SoftplusBackwardCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = ops::softplus_backward(ones_like(c.self), c.self, c.beta, c.threshold);
  if (c.needs[1]) {
    const double beta = c.beta.to_double();
    const Tensor s = ops::sigmoid(c.self * beta);
    out[1] = c.grad_output * ops::masked_fill(s * (1 - s) * beta, ops::gt(c.self * beta, num(c.threshold)), num(0));
  }
}

void partial_logsigmoid_backward(const LogsigmoidBackwardCtx& c, Tensor* out) {
  const Tensor s = ops::sigmoid(-c.self);
  if (c.needs[0]) out[0] = s;
  if (c.needs[1]) out[1] = -(c.grad_output * s * (1 - s));
}

void partial_elu(const EluCtx& c, Tensor* out) {
  const double alpha = c.alpha.to_double(), scale = c.scale.to_double(), in = c.input_scale.to_double();
  const Tensor positive = ops::logical_not(ops::le(c.self, num(0)));  // NaN as well: its derivative is that of x
  // Only what is below 0, so that nothing overflows where it is not used; at 0 itself the second derivative is 0.
  const Tensor below = ops::masked_fill(c.self, ops::logical_not(ops::lt(c.self, num(0))), num(0));
  out[0] = ops::where(positive, filled({}, c.self.dtype(), scale), ops::exp(below * in) * (alpha * scale * in));
}

void partial_sigmoid_backward(const SigmoidBackwardCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = c.output * (1 - c.output);
  if (c.needs[1]) out[1] = c.grad_output * (1 - 2 * c.output);
}
void partial_tanh_backward(const TanhBackwardCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = 1 - c.output * c.output;
  if (c.needs[1]) out[1] = c.grad_output * c.output * -2;
}

}  // namespace eg::rules

namespace eg::ops {

namespace {
void continuous_only(const char* name, const Tensor& t) { supports(is_differentiable(t.dtype()), t.dtype(), name); }
bool transformed(const Tensor& t) { return (t.flags() & (kTangent | kOpaque)) || divert::watched(); }
bool differentiated(const Tensor& t) { return transformed(t) || (mode.recording() && has_history(t)); }

constexpr Formula kHardtanh = {
    "HardtanhBackward0",
    [](const Tensor* x, const double* p) { return clamp(x[0], Scalar(p[0]), Scalar(p[1])); },
    [](const Tensor* x, const double* p, const Needs&, const Tensor& g, Tensor* out) {
      out[0] = fused_or("hardtanh_backward", kernels::k_fused_hardtanh_backward, {&g, &x[0]}, {p[0], p[1]}, [&] {
        return masked_fill(g, logical_or(le(x[0], num(p[0])), ge(x[0], num(p[1]))), num(0));
      });
    },
    {1}};
constexpr Formula kHardsigmoid = {
    "HardsigmoidBackward0",
    [](const Tensor* x, const double*) {
      return fused_or("hardsigmoid", kernels::k_fused_hardsigmoid, {&x[0]}, {},
                      [&] { return clamp(x[0] + 3, Scalar(0), Scalar(6)) / 6; });
    },
    [](const Tensor* x, const double*, const Needs&, const Tensor& g, Tensor* out) {
      out[0] = fused_or("hardsigmoid_backward", kernels::k_fused_hardsigmoid_backward, {&g, &x[0]}, {}, [&] {
        return where(logical_and(gt(x[0], num(-3)), lt(x[0], num(3))), g / 6, num(0.0));
      });
    },
    {1}};
constexpr Formula kHardswish = {
    "HardswishBackward0",
    [](const Tensor* x, const double*) {
      return fused_or("hardswish", kernels::k_fused_hardswish, {&x[0]}, {},
                      [&] { return x[0] * clamp(x[0] + 3, Scalar(0), Scalar(6)) / 6; });
    },
    [](const Tensor* x, const double*, const Needs&, const Tensor& g, Tensor* out) {
      out[0] = fused_or("hardswish_backward", kernels::k_fused_hardswish_backward, {&g, &x[0]}, {}, [&] {
        const Tensor between = where(le(x[0], num(3)), g * (x[0] / 3 + 0.5), g);
        return masked_fill(between, lt(x[0], num(-3)), num(0));
      });
    },
    {1}};
// Halves are computed in float, and rounded once.
constexpr Formula kMish = {
    "MishBackward0",
    [](const Tensor* x, const double*) {
      const Tensor w = widened(x[0]);
      return cast(w * tanh(softplus(w, 1, 20)), x[0].dtype());
    },
    [](const Tensor* x, const double*, const Needs&, const Tensor& g, Tensor* out) {
      const Tensor w = widened(x[0]), t = tanh(softplus(w, 1, 20));
      out[0] = cast(widened(g) * (t + w * sigmoid(w) * (1 - t * t)), g.dtype());
    },
    {1}};
Tensor outside(const Tensor& x, const double* p, const Tensor& g) {
  return fused_or("shrink", kernels::k_fused_outside, {&g, &x}, {p[0]},
                  [&] { return masked_fill(g, le(abs(x), num(p[0])), num(0)); });
}
constexpr Formula kHardshrink = {
    "HardshrinkBackward0", [](const Tensor* x, const double* p) { return outside(x[0], p, x[0]); },
    [](const Tensor* x, const double* p, const Needs&, const Tensor& g, Tensor* out) { out[0] = outside(x[0], p, g); },
    {1}};
constexpr Formula kSoftshrink = {
    "SoftshrinkBackward0",
    [](const Tensor* x, const double* p) {
      return fused_or("softshrink", kernels::k_fused_softshrink, {&x[0]}, {p[0]}, [&] {
        return where(gt(x[0], num(p[0])), x[0] - p[0], where(lt(x[0], num(-p[0])), x[0] + p[0], x[0] * 0.0));
      });
    },
    [](const Tensor* x, const double* p, const Needs&, const Tensor& g, Tensor* out) { out[0] = outside(x[0], p, g); },
    {1}};
constexpr Formula kPrelu = {
    "PreluKernelBackward0",
    [](const Tensor* x, const double*) { return where(gt(x[0], num(0)), x[0], x[1] * x[0]); },
    [](const Tensor* x, const double*, const Needs& needs, const Tensor& g, Tensor* out) {
      const Tensor positive = gt(x[0], num(0));
      if (needs[0]) out[0] = where(positive, g, x[1] * g);
      if (needs[1]) out[1] = masked_fill(x[0] * g, positive, num(0));
    },
    {3, 1}};
// p: the dimension, and half its size.
constexpr Formula kGlu = {
    "GluBackward0",
    [](const Tensor* x, const double* p) {
      const auto dim = static_cast<int64_t>(p[0]), n = static_cast<int64_t>(p[1]);
      return narrow(x[0], dim, 0, n) * sigmoid(narrow(x[0], dim, n, n));
    },
    [](const Tensor* x, const double* p, const Needs&, const Tensor& g, Tensor* out) {
      const auto dim = static_cast<int64_t>(p[0]), n = static_cast<int64_t>(p[1]);
      const Tensor s = sigmoid(narrow(x[0], dim, n, n)), first = g * s;
      out[0] = ops::cat(std::vector<Tensor>{first, first * (1 - s) * narrow(x[0], dim, 0, n)}, dim);
    },
    {1}};
// Integers stay integers: the limits are cut to such. The derivative is 0 at the limits themselves, where clamp's is 1.
Tensor limited(const Tensor& input, double low, double high) {
  const DType t = input.dtype();
  check(!is_bool(t), "Bool inputs not supported for hardtanh");
  if (!is_int(t)) {
    check(!is_complex(t), "clamp is not supported for complex types");
    if (!differentiated(input)) return clamp(input, Scalar(low), Scalar(high));
    if (!transformed(input)) return apply_formula(kHardtanh, {input}, {low, high});
    return neg(threshold(neg(threshold(input, low, low)), -high, -high));
  }
  const int64_t l = static_cast<int64_t>(low), h = static_cast<int64_t>(high);
  check(!is_unsigned(t) || (l >= 0 && h >= 0), "cannot do hardtanh on an unsigned type with negative limits");
  return clamp(input, Scalar(l), Scalar(h));
}
}  // namespace

Tensor relu_nn(const Tensor& input, bool inplace) { return inplace ? relu_(input) : relu(input); }
Tensor relu6(const Tensor& input, bool inplace) {
  return placed("relu6_", input, inplace, [](const Tensor& x) { return limited(x, 0, 6); });
}
Tensor leaky_relu_nn(const Tensor& input, double negative_slope, bool inplace) {
  continuous_only("leaky_relu_cpu", input);
  return inplace ? leaky_relu_(input, negative_slope) : leaky_relu(input, negative_slope);
}
Tensor gelu_approximate(const Tensor& input, std::string_view approximate) {
  if (approximate == "tanh") return gelu_tanh(input);
  check(approximate == "none", "approximate argument must be either none or tanh.");
  return gelu(input);
}
Tensor silu_nn(const Tensor& input, bool inplace) {
  continuous_only("silu_cpu", input);
  return inplace ? silu_(input) : silu(input);
}
Tensor elu_nn(const Tensor& input, double alpha, bool inplace) {
  return placed("elu_", input, inplace, [&](const Tensor& x) { return elu(x, alpha, 1, 1); });
}
Tensor selu(const Tensor& input, bool inplace) {
  return placed("selu_", input, inplace, [](const Tensor& x) {
    return elu(x, 1.6732632423543772848170429916717, 1.0507009873554804934193349852946, 1);
  });
}
Tensor celu(const Tensor& input, double alpha, bool inplace) {
  check(alpha != 0, "ZeroDivisionError: alpha cannot be 0 for CELU");
  return placed("celu_", input, inplace, [&](const Tensor& x) { return elu(x, alpha, 1, 1.0 / alpha); });
}
Tensor hardtanh(const Tensor& input, double min_val, double max_val, bool inplace) {
  check(min_val <= max_val, Code::Value, "min_val cannot be greater than max_val");
  return placed("hardtanh_", input, inplace, [&](const Tensor& x) { return limited(x, min_val, max_val); });
}
Tensor hardsigmoid(const Tensor& input, bool inplace) {
  continuous_only("hardsigmoid_cpu", input);
  return placed("hardsigmoid_", input, inplace, [](const Tensor& x) {
    if (!transformed(x)) return apply_formula(kHardsigmoid, {x});
    // NaN has the derivative 0, as of clamp; the limits have it too, as of hardtanh.
    const Tensor t = x + 3;
    return clamp(differentiated(t) ? limited(t, 0, 6) : t, Scalar(0), Scalar(6)) / 6;
  });
}
Tensor hardswish(const Tensor& input, bool inplace) {
  continuous_only("hardswish_cpu", input);
  return placed("hardswish_", input, inplace, [](const Tensor& x) { return apply_formula(kHardswish, {x}); });
}
Tensor mish(const Tensor& input, bool inplace) {
  return placed("mish_", input, inplace, [](const Tensor& x) { return apply_formula(kMish, {x}); });
}
Tensor softsign(const Tensor& input) { return input / (abs(input) + 1); }
Tensor tanhshrink(const Tensor& input) { return input - tanh(input); }
Tensor hardshrink(const Tensor& input, double lambd) {
  floats_only("hardshrink_cpu", input);
  return apply_formula(kHardshrink, {input}, {lambd});
}
Tensor softshrink(const Tensor& input, double lambd) {
  check(lambd >= 0, "lambda must be greater or equal to 0, but found to be ", lambd, ".");
  floats_only("softshrink_cpu", input);
  return apply_formula(kSoftshrink, {input}, {lambd});
}
Tensor prelu(const Tensor& input, const Tensor& weight) {
  check(input.dtype() == weight.dtype(), "prelu: Type promoting not supported. Got ", scalar_type_name(input.dtype()),
        " and ", scalar_type_name(weight.dtype()));
  floats_only("prelu_cpu", input);
  check(weight.dim() <= 1, "prelu: Expected `weight` to be a scalar or 1D tensor, but got: ndim = ", weight.dim());
  check(weight.numel() == 1 || input.dim() > 0, "Not allow zero-dim input tensor.");
  check(weight.numel() == 1 || (input.dim() >= 2 && weight.numel() == input.size(1)),
        "Mismatch of parameter numbers and input channel size. Found parameter numbers = ", weight.numel(),
        " and channel size = ", input.dim() >= 2 ? input.size(1) : 1, ".");
  Dims shape(static_cast<size_t>(input.dim()), 1);
  if (input.dim() >= 2) shape[1] = weight.numel();
  const Tensor w = input.dim() == 0 ? reshape(weight, {}) : reshape(weight, shape);
  return apply_formula(kPrelu, {input, w});
}
Tensor nn_sigmoid(const Tensor& input) { return sigmoid(input); }
Tensor nn_tanh(const Tensor& input) { return tanh(input); }
Tensor glu(const Tensor& input, int64_t dim) {
  check(input.dim() > 0, "glu does not support scalars because halving size must be even");
  dim = wrap_dim(dim, input.dim());
  const int64_t n = input.size(dim);
  check(n % 2 == 0, "Halving dimension must be even, but dimension ", dim, " is size ", n);
  floats_only("glu_cpu", input);
  return apply_formula(kGlu, {input}, {static_cast<double>(dim), static_cast<double>(n / 2)});
}

}  // namespace eg::ops
