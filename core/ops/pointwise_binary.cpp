// Arithmetic of two tensors: derivatives, and the operators made of the kernels (rounding modes, number powers).
#include "core/ops/common.h"
#include "core/ops/formula.h"

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
  const bool number = c.exponent.is_wrapped_number() && c.exponent.data() && !c.exponent.is_complex();
  if (c.needs[0] && number) {
    const double e = read_scalar(c.exponent.data(), c.exponent.dtype()).to_double();
    out[0] = e == 0 ? num(0.0) : ops::pow_Scalar(c.self, e - 1) * e;
  } else if (c.needs[0]) {
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
    out[1] = ops::masked_fill(c.result * ops::log(computed_in(c.result.dtype(), c.self)), still, num(0));
  }
}

}  // namespace eg::rules

namespace eg::ops {

namespace {
// Half precision rounds the quotient by a tensor before it is cut.
constexpr Formula kHalfTrunc = {
    "DivBackward2",
    [](const Tensor* x, const double*) { return trunc(div(x[0], x[1])); },
    [](const Tensor*, const double*, const Needs& needs, const Tensor& g, Tensor* out) {
      for (int i = 0; i < 2; ++i) {
        if (needs[i]) out[i] = zeros_of(g);
      }
    },
    {0, 0}};

// A few powers are not those of the general function: of a negative infinity, of -0, and in how bfloat16 rounds.
constexpr Formula kNumberPow = {
    "PowBackward0",
    [](const Tensor* x, const double* p) {
      if (p[0] == 0.5) return sqrt(x[0]);
      if (p[0] == -0.5) return rsqrt(x[0]);
      return p[0] == 3 ? x[0] * x[0] * x[0] : reciprocal(x[0] * x[0]);
    },
    [](const Tensor* x, const double* p, const Needs&, const Tensor& g, Tensor* out) {
      out[0] = g * conj_of(pow_Scalar(x[0], p[0] - 1) * p[0]);
    },
    {1}};
bool has_own_power(DType t, const Scalar& exponent) {
  if (exponent.is_complex() || is_integral(t) || t == DType::Float16 || t == DType::Complex32) return false;
  const double e = exponent.to_double();
  return e == 0.5 || e == -0.5 || (t == DType::BFloat16 && (e == 3 || e == -2));
}
}  // namespace

Tensor div_mode_body(const Tensor& self, const Tensor& other, std::optional<std::string_view> rounding_mode) {
  if (!rounding_mode) return div(self, other);
  if (*rounding_mode == "trunc") {
    const bool rounded = is_half(eg::result_type(self, other)) && other.numel() != 1;
    return rounded ? apply_formula(kHalfTrunc, {self, other}) : div_trunc(self, other);
  }
  if (*rounding_mode == "floor") return div_floor(self, other);
  fail(Code::Runtime, "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '", *rounding_mode,
       "'");
}
Tensor divide(const Tensor& self, const Tensor& other, std::optional<std::string_view> rounding_mode) {
  return div_mode(self, other, rounding_mode);
}
Tensor true_divide(const Tensor& self, const Tensor& other) { return div(self, other); }
Tensor floor_divide_body(const Tensor& self, const Tensor& other) { return div_floor(self, other); }

Tensor pow_Scalar_body(const Tensor& self, const Scalar& exponent) {
  check(!(is_integral(self.dtype()) && exponent.is_integral() && exponent.to_int() < 0),
        "Integers to negative integer powers are not allowed.");
  if (has_own_power(self.dtype(), exponent) && !self.is_wrapped_number()) {
    return apply_formula(kNumberPow, {self}, {exponent.to_double()});
  }
  return pow(self, num(exponent));
}

static DType float_power_type(const Tensor& self, const Tensor& exponent) {
  return self.is_complex() || exponent.is_complex() ? DType::Complex128 : DType::Float64;
}
Tensor float_power(const Tensor& self, const Tensor& exponent) {
  const DType d = float_power_type(self, exponent);
  const bool number = exponent.is_wrapped_number() && exponent.data();
  if (number) return pow_Scalar(cast(self, d), read_scalar(exponent.data(), exponent.dtype()));
  return pow(cast(self, d), cast(exponent, d));
}

}  // namespace eg::ops

void eg::rules::check_float_power(const Tensor& self, const Tensor& exponent) {
  const DType d = ops::float_power_type(self, exponent);
  check(self.dtype() == d, "the base given to float_power_ has dtype ", scalar_type_name(self.dtype()),
        " but the operation's result requires dtype ", scalar_type_name(d));
}
