// Arithmetic, rounding and parts of numbers: rules of the kernels, and the operators made of them.
#include <cmath>

#include "core/ops/common.h"

namespace eg::rules {

namespace {
// Functions that are constant between jumps have a zero derivative.
Tensor nothing() { return num(0.0); }

// The part of v that is orthogonal to the phase s of a complex number of modulus m, over m: the derivative of the
// phase. It is its own transpose.
Tensor phase_change(const Tensor& v, const Tensor& self, const Tensor& s) {
  if (!s.is_complex()) return zeros_of(v);
  const Tensor m = ops::abs(self);
  const Tensor along = ops::real(ops::mul(v, ops::conj(s)));
  return ops::masked_fill((v - s * along) / m, ops::eq(m, num(0)), num(0));
}
}  // namespace

void vjp_abs(const AbsCtx& c, const Tensor& g, Tensor* out) { out[0] = g * ops::sgn(c.self); }
Tensor jvp_abs(const AbsCtx& c, const Tensor* t) {
  return c.self.is_complex() ? ops::real(ops::conj(ops::sgn(c.self)) * t[0]) : t[0] * ops::sgn(c.self);
}

void vjp_angle(const AngleCtx& c, const Tensor& g, Tensor* out) {
  if (!c.self.is_complex()) {
    out[0] = zeros_of(g);
    return;
  }
  const Tensor square = real_of(c.self * conj_of(c.self));
  const Tensor turn = ops::complex(ops::neg(ops::imag(c.self)), ops::real(c.self));  // i * self
  out[0] = ops::masked_fill(turn * (g / square), ops::eq(square, num(0)), num(0));
}
Tensor jvp_angle(const AngleCtx& c, const Tensor* t) {
  if (!c.self.is_complex()) return zeros_of(t[0]);
  const Tensor square = real_of(c.self * conj_of(c.self));
  return ops::masked_fill(ops::imag(conj_of(c.self) * t[0]) / square, ops::eq(square, num(0)), num(0));
}

void vjp_sgn(const SgnCtx& c, const Tensor& g, Tensor* out) { out[0] = phase_change(g, c.self, c.result); }
Tensor jvp_sgn(const SgnCtx& c, const Tensor* t) { return phase_change(t[0], c.self, c.result); }

void vjp_conj_physical(const ConjPhysicalCtx&, const Tensor& g, Tensor* out) { out[0] = conj_of(g); }
void vjp_neg(const NegCtx&, const Tensor& g, Tensor* out) { out[0] = -g; }

void partial_ceil(const CeilCtx&, Tensor* out) { out[0] = nothing(); }
void partial_floor(const FloorCtx&, Tensor* out) { out[0] = nothing(); }
void partial_round(const RoundCtx&, Tensor* out) { out[0] = nothing(); }
void partial_round_decimals(const RoundDecimalsCtx&, Tensor* out) { out[0] = nothing(); }
void partial_sign(const SignCtx&, Tensor* out) { out[0] = nothing(); }
void partial_trunc(const TruncCtx&, Tensor* out) { out[0] = nothing(); }
void partial_frac(const FracCtx&, Tensor* out) { out[0] = num(1.0); }
void partial_deg2rad(const Deg2radCtx&, Tensor* out) { out[0] = num(M_PI / 180); }
void partial_rad2deg(const Rad2degCtx&, Tensor* out) { out[0] = num(180 / M_PI); }
void partial_reciprocal(const ReciprocalCtx& c, Tensor* out) { out[0] = -(c.result * c.result); }

}  // namespace eg::rules

namespace eg::ops {

Tensor positive(const Tensor& self) {
  check(self.dtype() != DType::Bool, "The `+` operator, on a bool tensor is not supported.");
  return self;
}

Tensor conj(const Tensor& self) { return self.is_complex() ? conj_physical(self) : self; }
Tensor conj_physical_tensor(const Tensor& self) { return self.is_complex() ? conj_physical(self) : self; }
Tensor resolve_conj(const Tensor& self) { return self.is_conj() ? clone(self, std::nullopt) : self; }
Tensor resolve_neg(const Tensor& self) { return self.is_neg() ? clone(self, std::nullopt) : self; }

Tensor isreal(const Tensor& self) { return self.is_complex() ? eq(imag(self), num(0)) : ones_like(self, DType::Bool); }

Tensor square(const Tensor& self) { return self.dtype() == DType::Bool ? pow_Scalar(self, 2) : mul(self, self); }

Tensor round_places(const Tensor& self, int64_t decimals) {
  supports(!is_integral(self.dtype()), self.dtype(), "round_cpu");
  return decimals == 0 ? round(self) : round_decimals(self, decimals);
}
Tensor special_round(const Tensor& self, int64_t decimals) {
  supports(is_floating(self.dtype()), self.dtype(), "round_vml_cpu");
  return round_places(self, decimals);
}

}  // namespace eg::ops
