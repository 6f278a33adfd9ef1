// Arithmetic of two tensors: derivatives, and the operators made of the kernels (rounding modes, number powers).
#include "core/ops/common.h"

namespace eg::rules {

void vjp_add(const AddCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = g;
  if (c.needs[1]) out[1] = scaled(g, conj_of(c.alpha));
}
Tensor jvp_add(const AddCtx& c, const Tensor* t) {
  if (!t[1].defined()) return t[0];
  return t[0].defined() ? ops::add(t[0], t[1], c.alpha) : scaled(t[1], c.alpha);
}

void vjp_sub(const SubCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = g;
  if (c.needs[1]) out[1] = -scaled(g, conj_of(c.alpha));
}
Tensor jvp_sub(const SubCtx& c, const Tensor* t) {
  if (!t[1].defined()) return t[0];
  return t[0].defined() ? ops::sub(t[0], t[1], c.alpha) : -scaled(t[1], c.alpha);
}

void vjp_rsub(const RsubCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = -scaled(g, conj_of(c.alpha));
  if (c.needs[1]) out[1] = g;
}
Tensor jvp_rsub(const RsubCtx& c, const Tensor* t) {
  if (!t[0].defined()) return t[1];
  return t[1].defined() ? ops::rsub(t[0], t[1], c.alpha) : -scaled(t[0], c.alpha);
}

void partial_mul(const MulCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = c.other;
  if (c.needs[1]) out[1] = c.self;
}

void vjp_div(const DivCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = g / conj_of(c.other);
  if (c.needs[1]) out[1] = -(g * conj_of(c.self / c.other / c.other));
}
Tensor jvp_div(const DivCtx& c, const Tensor* t) {
  if (!t[1].defined()) return t[0] / c.other;
  const Tensor d = -(t[1] * (c.self / c.other));
  return (t[0].defined() ? t[0] + d : d) / c.other;
}

void partial_div_trunc(const DivTruncCtx& c, Tensor* out) {
  for (int i = 0; i < 2; ++i) {
    if (c.needs[i]) out[i] = num(0.0);
  }
}
void partial_div_floor(const DivFloorCtx& c, Tensor* out) {
  for (int i = 0; i < 2; ++i) {
    if (c.needs[i]) out[i] = num(0.0);
  }
}
void partial_fmod(const FmodCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = num(1.0);
  if (c.needs[1]) out[1] = -ops::div_trunc(c.self, c.other);
}
void partial_remainder(const RemainderCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = num(1.0);
  if (c.needs[1]) out[1] = -ops::div_floor(c.self, c.other);
}

// x^0 is 1 everywhere, so its derivative is 0 also at x = 0; likewise for 0^e with e >= 0 as a function of e.
void partial_pow(const PowCtx& c, Tensor* out) {
  if (c.needs[0]) {
    out[0] = ops::masked_fill(c.exponent * ops::pow(c.self, c.exponent - 1), ops::eq(c.exponent, num(0)), num(0));
  }
  if (c.needs[1]) {
    Tensor still = ops::eq(c.self, num(0));
    if (c.exponent.is_complex()) {
      still = ops::logical_and(
          still, ops::logical_and(ops::ge(ops::real(c.exponent), num(0)), ops::eq(ops::imag(c.exponent), num(0))));
    } else {
      still = ops::logical_and(still, ops::ge(c.exponent, num(0)));
    }
    out[1] = ops::masked_fill(c.result * ops::log(c.self), still, num(0));
  }
}

}  // namespace eg::rules

namespace eg::ops {

Tensor div_mode(const Tensor& self, const Tensor& other, std::optional<std::string_view> rounding_mode) {
  if (!rounding_mode) return div(self, other);
  if (*rounding_mode == "trunc") {
    // Half precision rounds the quotient before it is cut.
    return is_half(eg::result_type(self, other)) ? trunc(div(self, other)) : div_trunc(self, other);
  }
  if (*rounding_mode == "floor") return div_floor(self, other);
  fail(Code::Runtime, "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '", *rounding_mode,
       "'");
}
Tensor divide(const Tensor& self, const Tensor& other, std::optional<std::string_view> rounding_mode) {
  return div_mode(self, other, rounding_mode);
}
Tensor true_divide(const Tensor& self, const Tensor& other) { return div(self, other); }
Tensor floor_divide(const Tensor& self, const Tensor& other) { return div_floor(self, other); }

Tensor pow_Scalar(const Tensor& self, const Scalar& exponent) {
  check(!(is_integral(self.dtype()) && exponent.is_integral() && exponent.to_int() < 0),
        "Integers to negative integer powers are not allowed.");
  return pow(self, num(exponent));
}

static DType float_power_type(const Tensor& self, const Tensor& exponent) {
  return self.is_complex() || exponent.is_complex() ? DType::Complex128 : DType::Float64;
}
Tensor float_power(const Tensor& self, const Tensor& exponent) {
  const DType d = float_power_type(self, exponent);
  return pow(cast(self, d), cast(exponent, d));
}

}  // namespace eg::ops

void eg::rules::check_float_power(const Tensor& self, const Tensor& exponent) {
  const DType d = ops::float_power_type(self, exponent);
  check(self.dtype() == d, "the base given to float_power_ has dtype ", scalar_type_name(self.dtype()),
        " but the operation's result requires dtype ", scalar_type_name(d));
}
