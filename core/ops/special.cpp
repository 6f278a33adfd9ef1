// Derivatives of special functions, and those that are said in other operators.
#include <cmath>
#include <limits>

#include "core/ops/common.h"

namespace eg::rules {

namespace {
constexpr double kSqrtPi = 1.77245385090551602730;
constexpr double kSqrtTwoPi = 2.50662827463100050242;
constexpr double kSqrtTwoOverPi = 0.79788456080286535588;

// Is x so near to 0 that 1 / x would cancel badly? NaN counts as such.
Tensor near_zero(const Tensor& x) {
  const double epsilon =
      x.dtype() == DType::Float64 ? std::numeric_limits<double>::epsilon() : std::numeric_limits<float>::epsilon();
  return ops::logical_not(ops::gt(ops::abs(x), num(epsilon)));
}
// d P(a, x) / dx
Tensor gamma_density(const Tensor& a, const Tensor& x) { return ops::exp((a - 1) * ops::log(x) - x - ops::lgamma(a)); }
}  // namespace

// A number may stand for either argument, not for both; polynomials are not computed in half precision.
#define EG_NEEDS_A_TENSOR(name)                                                                                \
  void check_special_##name(const Tensor& a, const Tensor& b) {                                                \
    check(!(a.is_wrapped_number() && b.is_wrapped_number()), Code::Type,                                       \
          "special_" #name "(): one of the two arguments must be Tensor, not both numbers");                   \
    const DType t = eg::result_type(a, b);                                                                     \
    check(!is_half(t) || std::string_view(#name) == "xlog1py", Code::NotImplemented, "\"" #name "_cpu\" not ", \
          "implemented for '", scalar_type_name(t), "'");                                                      \
  }
EG_NEEDS_A_TENSOR(zeta)
EG_NEEDS_A_TENSOR(xlog1py)
EG_NEEDS_A_TENSOR(chebyshev_polynomial_t)
EG_NEEDS_A_TENSOR(chebyshev_polynomial_u)
EG_NEEDS_A_TENSOR(chebyshev_polynomial_v)
EG_NEEDS_A_TENSOR(chebyshev_polynomial_w)
EG_NEEDS_A_TENSOR(shifted_chebyshev_polynomial_t)
EG_NEEDS_A_TENSOR(shifted_chebyshev_polynomial_u)
EG_NEEDS_A_TENSOR(shifted_chebyshev_polynomial_v)
EG_NEEDS_A_TENSOR(shifted_chebyshev_polynomial_w)
EG_NEEDS_A_TENSOR(hermite_polynomial_h)
EG_NEEDS_A_TENSOR(hermite_polynomial_he)
EG_NEEDS_A_TENSOR(laguerre_polynomial_l)
EG_NEEDS_A_TENSOR(legendre_polynomial_p)
#undef EG_NEEDS_A_TENSOR

void partial_erfinv(const ErfinvCtx& c, Tensor* out) {
  const Tensor y = ops::erfinv(c.self);
  out[0] = kSqrtPi / 2 * ops::exp(y * y);
}
void partial_special_erfcx(const SpecialErfcxCtx& c, Tensor* out) { out[0] = 2.0 * c.self * c.result - M_2_SQRTPI; }
void partial_special_ndtr(const SpecialNdtrCtx& c, Tensor* out) {
  out[0] = ops::exp(c.self * c.self * -0.5) / kSqrtTwoPi;
}
void partial_special_ndtri(const SpecialNdtriCtx& c, Tensor* out) {
  out[0] = ops::exp(c.result * c.result * 0.5) * kSqrtTwoPi;
}
void partial_special_log_ndtr(const SpecialLogNdtrCtx& c, Tensor* out) {
  out[0] = kSqrtTwoOverPi / ops::special_erfcx(c.self * -M_SQRT1_2);
}
void partial_special_entr(const SpecialEntrCtx& c, Tensor* out) { out[0] = -(ops::log(c.self) + 1); }

void partial_i0(const I0Ctx& c, Tensor* out) { out[0] = ops::special_i1(c.self); }
void partial_special_i0e(const SpecialI0eCtx& c, Tensor* out) {
  out[0] = ops::special_i1e(c.self) - ops::sgn(c.self) * c.result;
}
void partial_special_i1(const SpecialI1Ctx& c, Tensor* out) {
  const Tensor zero = near_zero(c.self), x = ops::where(zero, num(1.0), c.self);
  out[0] = ops::where(zero, num(0.5), ops::i0(x) - c.result / x);
}
void partial_special_i1e(const SpecialI1eCtx& c, Tensor* out) {
  const Tensor zero = near_zero(c.self), x = ops::where(zero, num(1.0), c.self);
  out[0] = ops::where(zero, num(0.5), ops::special_i0e(x) - c.result * (ops::sgn(x) + ops::reciprocal(x)));
}

void partial_special_zeta(const SpecialZetaCtx& c, Tensor* out) {
  if (c.needs[0]) no_derivative("zeta", "self");
  out[1] = -c.self * ops::special_zeta(c.self + 1, c.other);
}
void partial_igamma(const IgammaCtx& c, Tensor* out) {
  if (c.needs[0]) no_derivative("igamma", "input");
  out[1] = gamma_density(c.self, c.other);
}
void partial_nextafter(const NextafterCtx&, Tensor*) { no_derivative("nextafter"); }
void partial_igammac(const IgammacCtx& c, Tensor* out) {
  if (c.needs[0]) no_derivative("igammac", "input");
  out[1] = -gamma_density(c.self, c.other);
}
void partial_special_xlog1py(const SpecialXlog1pyCtx& c, Tensor* out) {
  if (c.needs[0]) {
    const Tensor still = ops::logical_and(ops::eq(c.self, num(0)), ops::le(c.other, num(-1)));
    const Tensor other = computed_in(eg::result_type(c.self, c.other), c.other);
    out[0] = ops::masked_fill(ops::log1p(other), still, num(0));
  }
  if (c.needs[1]) out[1] = c.self / (c.other + 1);
}

void partial_digamma(const DigammaCtx& c, Tensor* out) { out[0] = ops::polygamma_positive(c.self, 1); }
void partial_polygamma_positive(const PolygammaPositiveCtx& c, Tensor* out) {
  check(c.n < INT64_MAX, "polygamma(n, x): n = ", c.n, " is too large for a derivative");
  out[0] = ops::polygamma_positive(c.self, c.n + 1);
}

void partial_sinc(const SincCtx& c, Tensor* out) {
  const Tensor zero = ops::eq(c.self, num(0)), x = ops::where(zero, num(1.0), c.self);
  out[0] = ops::where(zero, num(0.0), (ops::cos(x * M_PI) - ops::sinc(x)) / x);
}
void partial_logit_unclamped(const LogitUnclampedCtx& c, Tensor* out) {
  const Tensor outside = ops::logical_or(ops::lt(c.self, num(0)), ops::gt(c.self, num(1)));
  out[0] = ops::masked_fill(ops::reciprocal(c.self * (1 - c.self)), outside, num(std::nan("")));
}
void vjp_nan_to_num_by(const NanToNumByCtx& c, const Tensor& g, Tensor* out) { out[0] = g * ops::isfinite(c.self); }
void partial_frexp_mantissa(const FrexpMantissaCtx& c, Tensor* out) {
  out[0] = ops::exp2(-ops::frexp_exponent(c.self));
}

}  // namespace eg::rules

namespace eg::ops {

Tensor logit_body(const Tensor& self, std::optional<double> eps) {
  supports(!self.is_complex(), self.dtype(), "logit_cpu");
  if (!eps) return logit_unclamped(self);
  const Tensor x = cast(self, int_to_float(self.dtype()));
  return logit_unclamped(clamp(x, Scalar(*eps), Scalar(1 - *eps)));
}

Tensor polygamma_body(int64_t n, const Tensor& self) {
  check(n >= 0, Code::Runtime, "polygamma(n, x) does not support negative n.");
  return n == 0 ? digamma(self) : polygamma_positive(self, n);
}
Tensor polygamma_method(const Tensor& self, int64_t n) { return polygamma(n, self); }

Tensor nan_to_num_body(const Tensor& self, std::optional<double> nan, std::optional<double> posinf,
                  std::optional<double> neginf) {
  if (is_integral(self.dtype())) return clone(self, std::nullopt);
  double most = std::numeric_limits<float>::max();
  switch (self.dtype()) {
    case DType::Float64:
    case DType::Complex128:
      most = std::numeric_limits<double>::max();
      break;
    case DType::Float16:
    case DType::Complex32:
      most = 65504;
      break;
    case DType::BFloat16:
      most = 0x1.fep+127;
      break;
    default:
      break;
  }
  return nan_to_num_by(self, nan.value_or(0), posinf.value_or(most), neginf.value_or(-most));
}

Tensor ldexp(const Tensor& self, const Tensor& other) {
  const DType d = self.dtype();
  return mul(self, pow(is_integral(d) ? num(2.0) : filled({}, d, 2), other));
}

std::tuple<Tensor, Tensor> frexp(const Tensor& self) {
  check(is_floating(self.dtype()), Code::Runtime, "torch.frexp() only supports floating-point dtypes");
  return {frexp_mantissa(self), cast(frexp_exponent(self), DType::Int32)};
}

Tensor special_gammaln(const Tensor& self) { return lgamma(self); }
Tensor special_psi(const Tensor& self) { return digamma(self); }
Tensor special_gammainc(const Tensor& self, const Tensor& other) { return igamma(self, other); }
Tensor special_gammaincc(const Tensor& self, const Tensor& other) { return igammac(self, other); }
Tensor special_multigammaln(const Tensor& self, int64_t p) { return mvlgamma(self, p); }

}  // namespace eg::ops
