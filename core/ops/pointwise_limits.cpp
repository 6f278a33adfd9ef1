// Maxima, minima, limits and special functions of two tensors.
#include <cmath>

#include "core/ops/common.h"
#include "core/ops/formula.h"
#include "core/ops/fused.h"

namespace eg::rules {

namespace {
// g where `a` is the result, 0 where `b` is, half each where they are equal.
Tensor share(const Tensor& g, const Tensor& lost, const Tensor& tie) {
  return ops::masked_fill(ops::where(tie, g / 2, g), lost, num(0));
}
}  // namespace

void partial_atan2(const Atan2Ctx& c, Tensor* out) {
  const Tensor r = ops::reciprocal(c.self * c.self + c.other * c.other);
  if (c.needs[0]) out[0] = c.other * r;
  if (c.needs[1]) out[1] = -c.self * r;
}

namespace {
// The tangent of the chosen one: the second's unless the first wins.
Tensor blend(const Tensor& a, const Tensor& b, const Tensor& wins, const Tensor& tie) {
  const Tensor w = ops::where(tie, num(0.5), ops::where(wins, num(1.0), num(0.0)));
  if (!b.defined()) return a * w;
  return a.defined() ? b + w * (a - b) : b - w * b;
}
}  // namespace

void vjp_maximum(const MaximumCtx& c, const Tensor& g, Tensor* out) {
  const Tensor tie = ops::eq(c.self, c.other);
  if (c.needs[0]) out[0] = share(g, ops::lt(c.self, c.other), tie);
  if (c.needs[1]) out[1] = share(g, ops::gt(c.self, c.other), tie);
}
Tensor jvp_maximum(const MaximumCtx& c, const Tensor* t) {
  return blend(t[0], t[1], ops::gt(c.self, c.other), ops::eq(c.self, c.other));
}
void vjp_minimum(const MinimumCtx& c, const Tensor& g, Tensor* out) {
  const Tensor tie = ops::eq(c.self, c.other);
  if (c.needs[0]) out[0] = share(g, ops::gt(c.self, c.other), tie);
  if (c.needs[1]) out[1] = share(g, ops::lt(c.self, c.other), tie);
}
Tensor jvp_minimum(const MinimumCtx& c, const Tensor* t) {
  return blend(t[0], t[1], ops::lt(c.self, c.other), ops::eq(c.self, c.other));
}
void partial_fmax(const FmaxCtx& c, Tensor* out) {
  const Tensor first = ops::logical_or(ops::ge(c.self, c.other), ops::isnan(c.other));
  if (c.needs[0]) out[0] = first;
  if (c.needs[1]) out[1] = ops::logical_not(first);
}
void partial_fmin(const FminCtx& c, Tensor* out) {
  const Tensor first = ops::logical_or(ops::le(c.self, c.other), ops::isnan(c.other));
  if (c.needs[0]) out[0] = first;
  if (c.needs[1]) out[1] = ops::logical_not(first);
}

void partial_copysign(const CopysignCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = ops::masked_fill(c.result / c.self, ops::eq(c.self, num(0)), num(0));
  if (c.needs[1]) out[1] = num(0.0);
}
void partial_hypot(const HypotCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = c.self / c.result;
  if (c.needs[1]) out[1] = c.other / c.result;
}
void partial_xlogy(const XlogyCtx& c, Tensor* out) {
  if (c.needs[0]) {
    const Tensor still = ops::logical_and(ops::eq(c.self, num(0)), ops::le(c.other, num(0)));
    const Tensor other = computed_in(eg::result_type(c.self, c.other), c.other);
    out[0] = ops::masked_fill(ops::log(other), still, num(0));
  }
  if (c.needs[1]) out[1] = c.self / c.other;
}
void partial_logaddexp(const LogaddexpCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = ops::sigmoid(c.self - c.other);
  if (c.needs[1]) out[1] = ops::sigmoid(c.other - c.self);
}
void partial_logaddexp2(const Logaddexp2Ctx& c, Tensor* out) {
  if (c.needs[0]) out[0] = ops::sigmoid((c.self - c.other) * M_LN2);
  if (c.needs[1]) out[1] = ops::sigmoid((c.other - c.self) * M_LN2);
}

// At the limit itself the gradient is self's.
void vjp__clamp_low(const ClampLowCtx& c, const Tensor& g, Tensor* out) {
  const Tensor zero = num(0.0);
  if (c.needs[0]) out[0] = ops::where(ops::ge(c.self, c.min), g, zero);
  if (c.needs[1]) out[1] = ops::where(ops::lt(c.self, c.min), g, zero);
}
void vjp__clamp_high(const ClampHighCtx& c, const Tensor& g, Tensor* out) {
  const Tensor zero = num(0.0);
  if (c.needs[0]) out[0] = ops::where(ops::le(c.self, c.max), g, zero);
  if (c.needs[1]) out[1] = ops::where(ops::gt(c.self, c.max), g, zero);
}
Tensor jvp__clamp_low(const ClampLowCtx& c, const Tensor* t) {
  const Tensor zero = num(0.0);
  return ops::where(ops::ge(c.self, c.min), t[0].defined() ? t[0] : zero, t[1].defined() ? t[1] : zero);
}
Tensor jvp__clamp_high(const ClampHighCtx& c, const Tensor* t) {
  const Tensor zero = num(0.0);
  return ops::where(ops::le(c.self, c.max), t[0].defined() ? t[0] : zero, t[1].defined() ? t[1] : zero);
}

}  // namespace eg::rules

namespace eg::body {

Tensor _clamp_low(const Tensor& self, const Tensor& min) { return ops::maximum(self, min); }
Tensor _clamp_high(const Tensor& self, const Tensor& max) { return ops::minimum(self, max); }

}  // namespace eg::body

namespace eg::ops {

namespace {
void no_complex(const Tensor& self) {
  check(!self.is_complex(), Code::Runtime, "clamp is not supported for complex types");
}
Tensor clamp_to(const Tensor& self, const Tensor& lo, const Tensor& hi) {
  if (!lo.defined() && !hi.defined())
    fail(Code::Runtime, "torch.clamp: At least one of 'min' or 'max' must not be None");
  const Tensor r = lo.defined() ? _clamp_low(self, lo) : self;
  return hi.defined() ? _clamp_high(r, hi) : r;
}

// Where both limits are tensors and the lower is above the upper or meets it, self and the lower have no gradient.
constexpr Formula kBetweenTensors = {
    "ClampBackward0",
    [](const Tensor* x, const double*) { return clamp_to(x[0], x[1], x[2]); },
    [](const Tensor* x, const double*, const Needs& needs, const Tensor& g, Tensor* out) {
      const Tensor zero = num(0.0);
      if (needs[0]) out[0] = where(logical_and(ge(x[0], x[1]), le(x[0], x[2])), g, zero);
      if (needs[1]) out[1] = where(logical_and(lt(x[0], x[1]), lt(x[1], x[2])), g, zero);
      if (needs[2]) out[2] = where(logical_or(gt(x[0], x[2]), lt(x[2], x[1])), g, zero);
    },
    {7, 7, 7}};

constexpr Formula kBetween = {
    "ClampBackward1",
    [](const Tensor* x, const double* p) {
      const Tensor r = p[0] == p[0] && p[1] == p[1] ? fused("clamp", kernels::k_fused_clamp, {&x[0]}, {p[0], p[1]})
                                                    : Tensor();
      return r.defined() ? r : clamp_to(x[0], num(p[0]), num(p[1]));
    },
    [](const Tensor* x, const double* p, const Needs&, const Tensor& g, Tensor* out) {
      out[0] = fused_or("clamp_backward", kernels::k_fused_clamp_backward, {&g, &x[0]}, {p[0], p[1]}, [&] {
        return where(logical_and(ge(x[0], num(p[0])), le(x[0], num(p[1]))), g, num(0.0));
      });
    },
    {1}};

// self in the dtype that it is compared in with both limits; a limit that is a number has to fit in it.
Tensor compared(const Tensor& self, const Tensor& min, const Tensor& max) {
  no_complex(self);
  const Tensor* all[] = {&self, &min, &max};
  const DType type = eg::result_type(all, 3);
  for (const Tensor* limit : {&min, &max}) {
    if (!limit->defined()) continue;
    no_complex(*limit);
    if (limit->is_wrapped_number()) check_fits(*limit, type);
  }
  return cast(self, type);
}
Tensor maybe_num(const std::optional<Scalar>& s) { return s ? num(*s) : Tensor(); }
}  // namespace

Tensor clamp_body(const Tensor& self, std::optional<Scalar> min, std::optional<Scalar> max) {
  const Tensor lo = maybe_num(min), hi = maybe_num(max), x = compared(self, lo, hi);
  if (min && max && x.is_floating()) {
    const double low = min->to_double(), high = max->to_double();
    if (x.requires_grad()) return apply_formula(kBetween, {x}, {low, high});
    const Tensor r = low == low && high == high ? fused("clamp", kernels::k_fused_clamp, {&x}, {low, high}) : Tensor();
    if (r.defined()) return r;
  }
  return clamp_to(x, lo, hi);
}
Tensor clamp_Tensor_body(const Tensor& self, const Tensor& min, const Tensor& max) {
  const Tensor x = compared(self, min, max);
  return min.defined() && max.defined() ? apply_formula(kBetweenTensors, {x, min, max}) : clamp_to(x, min, max);
}
Tensor clamp_min_body(const Tensor& self, const Scalar& min) { return clamp(self, min, std::nullopt); }
Tensor clamp_min_Tensor_body(const Tensor& self, const Tensor& min) { return clamp_Tensor(self, min, {}); }
Tensor clamp_max_body(const Tensor& self, const Scalar& max) { return clamp(self, std::nullopt, max); }
Tensor clamp_max_Tensor_body(const Tensor& self, const Tensor& max) { return clamp_Tensor(self, {}, max); }

}  // namespace eg::ops
