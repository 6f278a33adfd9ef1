// Products with something fused to them: linear with its bias, and with the activation that follows.
#include "core/ops/common.h"
#include "kernels/matmul.h"

namespace eg::kernels {
extern const PointwiseSet k_gelu, k_gelu_tanh, k_relu, k_sigmoid, k_silu, k_tanh;
}  // namespace eg::kernels

namespace eg {

namespace {

bool float_of(const Tensor& t, DType type) {
  return t.dtype() == type && (type == DType::Float32 || type == DType::Float64);
}

}  // namespace

namespace body {

Tensor _linear(const Tensor& input, const Tensor& weight, const Tensor& bias) {
  check(input.dim() == 2 && weight.dim() == 2 && bias.dim() == 1, "_linear: expected two matrices and a vector");
  const DType type = input.dtype();
  check(float_of(input, type) && weight.dtype() == type && bias.dtype() == type,
        "_linear: expected float32 or float64 throughout");
  const int64_t m = input.sizes()[0], k = input.sizes()[1], n = weight.sizes()[0];
  check(weight.sizes()[1] == k && bias.sizes()[0] == n, "mat1 and mat2 shapes cannot be multiplied (", m, "x", k,
        " and ", weight.sizes()[1], "x", n, ")");
  check(m > 0 && n > 0 && k > 0, "_linear: expected tensors with elements");
  const Tensor r = new_tensor({m, n}, type, input.device());
  const int64_t sizes[] = {k, n}, strides[] = {weight.strides()[1], weight.strides()[0]};
  same_device(input, weight);
  if (r.device() != kCPU) return r;
  kernels::gemm_bias(r.view(), input.view(), {weight.data(), sizes, strides, 2, type}, bias.view());
  return r;
}

}  // namespace body

namespace rules {

void vjp__linear(const LinearCtx& c, const Tensor& g, Tensor* out) {
  const int64_t zero = 0;
  if (c.needs[0]) out[0] = ops::mm(g, c.weight);
  if (c.needs[1]) out[1] = ops::mm(ops::t(g), c.input);
  if (c.needs[2]) out[2] = tied(ops::sum_dim(g, IntSpan(&zero, 1), false), {c.input});
}

Tensor jvp__linear(const LinearCtx& c, const Tensor* t) {
  Tensor sum;
  const auto add = [&](const Tensor& x) { sum = sum.defined() ? sum + x : x; };
  if (t[0].defined()) add(ops::mm(t[0], ops::t(c.weight)));
  if (t[1].defined()) add(ops::mm(c.input, ops::t(t[1])));
  if (t[2].defined()) add(sum.defined() ? t[2] : ops::expand(t[2], {c.input.size(0), t[2].size(0)}));
  return sum;
}

}  // namespace rules

namespace ops {

Tensor linear(const Tensor& input, const Tensor& weight, const Tensor& bias) {
  check(weight.dim() <= 2, "linear: expected a weight of 1 or 2 dimensions, but got ", weight.dim());
  if (!bias.defined()) return matmul(input, weight.dim() == 2 ? t(weight) : weight);
  const bool matrices = input.dim() >= 2 && weight.dim() == 2;
  if (matrices && bias.dim() == 1 && float_of(input, weight.dtype()) && bias.dtype() == weight.dtype() &&
      !((input.flags() | weight.flags() | bias.flags()) & (kOpaque | kTangent)) && !divert::watched() && input.numel() > 0 &&
      weight.numel() > 0 && bias.numel() == weight.size(0) && input.size(-1) == weight.size(1)) {
    if (input.dim() == 2) return _linear(input, weight, bias);
    Dims shape(input.sizes());
    shape.back() = weight.size(0);
    return reshape(_linear(reshape(input, {-1, weight.size(1)}), weight, bias), shape);
  }
  if (input.dim() == 2 && weight.dim() == 2) return addmm(bias, input, t(weight), 1, 1);
  return matmul(input, weight.dim() == 2 ? t(weight) : weight) + bias;
}

namespace {

struct LinearActivation {
  std::string_view name;
  const kernels::PointwiseSet& set;
  Tensor (*apply)(const Tensor&);
};
constexpr LinearActivation kActivations[] = {
    {"relu", kernels::k_relu, relu},          {"gelu", kernels::k_gelu, gelu},
    {"silu", kernels::k_silu, silu},          {"tanh", kernels::k_tanh, tanh},
    {"sigmoid", kernels::k_sigmoid, sigmoid}, {"gelu_tanh", kernels::k_gelu_tanh, gelu_tanh},
};

// Is there more to this tensor than its elements: a gradient, a tangent, a batch?
bool followed(const Tensor& t) {
  return t.defined() && ((t.flags() & (kOpaque | kTangent | kUnkept)) || (mode.grad && t.requires_grad()) || divert::watched());
}

}  // namespace

Tensor _linear_activation(const Tensor& input, const Tensor& weight, const Tensor& bias, std::string_view activation) {
  const LinearActivation* found = nullptr;
  for (const LinearActivation& a : kActivations) {
    if (a.name == activation) found = &a;
  }
  check(found, Code::Value, "_linear_activation: unknown activation '", activation, "'");
  const bool fits = input.dim() >= 2 && weight.dim() == 2 && (!bias.defined() || bias.dim() == 1) &&
                    float_of(input, weight.dtype()) && (!bias.defined() || bias.dtype() == weight.dtype()) &&
                    input.device() == kCPU && input.numel() > 0 && weight.numel() > 0 && input.size(-1) == weight.size(1) &&
                    (!bias.defined() || bias.numel() == weight.size(0));
  if (!fits || followed(input) || followed(weight) || followed(bias)) {
    return found->apply(linear(input, weight, bias));
  }
  const int64_t k = weight.size(1), n = weight.size(0);
  const Tensor rows = resolve_raw(input.dim() == 2 ? input : reshape(input, {-1, k})), w = resolve_raw(weight);
  const Tensor r = new_tensor({rows.size(0), n}, input.dtype(), input.device());
  const int64_t sizes[] = {k, n}, strides[] = {w.strides()[1], w.strides()[0]};
  const Tensor plain = bias.defined() ? resolve_raw(bias) : bias;
  const kernels::TensorView turned{w.data(), sizes, strides, 2, w.dtype()}, out = r.view();
  if (bias.defined()) {
    kernels::gemm_bias(out, rows.view(), turned, plain.view());
  } else {
    kernels::gemm(out, rows.view(), turned);
  }
  kernels::run_pointwise(found->name.data(), found->set, r.dtype(), r.dtype(), {}, out, &out, 1);
  if (input.dim() == 2) return r;
  Dims shape(input.sizes());
  shape.back() = n;
  return reshape(r, shape);
}

}  // namespace ops
}  // namespace eg
