// Derivatives of exponential, logarithmic, trigonometric and hyperbolic functions: each rule is d result / d self.
#include <cmath>

#include "core/ops/common.h"

namespace eg::rules {

void partial_acos(const AcosCtx& c, Tensor* out) { out[0] = -ops::rsqrt(1 - c.self * c.self); }
void partial_acosh(const AcoshCtx& c, Tensor* out) {
  const Tensor below = c.self - 1, above = c.self + 1;  // one root of their product takes the wrong branch of complex ones
  out[0] = c.self.is_complex() ? ops::rsqrt(below) * ops::rsqrt(above) : ops::rsqrt(below * above);
}
void partial_asin(const AsinCtx& c, Tensor* out) { out[0] = ops::rsqrt(1 - c.self * c.self); }
void partial_asinh(const AsinhCtx& c, Tensor* out) { out[0] = ops::rsqrt(c.self * c.self + 1); }
void partial_atan(const AtanCtx& c, Tensor* out) { out[0] = ops::reciprocal(c.self * c.self + 1); }
void partial_atanh(const AtanhCtx& c, Tensor* out) { out[0] = ops::reciprocal(1 - c.self * c.self); }
void partial_cos(const CosCtx& c, Tensor* out) { out[0] = -ops::sin(c.self); }
void partial_cosh(const CoshCtx& c, Tensor* out) { out[0] = ops::sinh(c.self); }
void partial_sin(const SinCtx& c, Tensor* out) { out[0] = ops::cos(c.self); }
void partial_sinh(const SinhCtx& c, Tensor* out) { out[0] = ops::cosh(c.self); }
void partial_tan(const TanCtx& c, Tensor* out) { out[0] = c.result * c.result + 1; }

void partial_exp(const ExpCtx& c, Tensor* out) { out[0] = c.result; }
void partial_exp2(const Exp2Ctx& c, Tensor* out) { out[0] = c.result * M_LN2; }
void partial_expm1(const Expm1Ctx& c, Tensor* out) { out[0] = c.result + 1; }
void partial_log(const LogCtx& c, Tensor* out) { out[0] = ops::reciprocal(c.self); }
void partial_log10(const Log10Ctx& c, Tensor* out) { out[0] = ops::reciprocal(c.self * M_LN10); }
void partial_log1p(const Log1pCtx& c, Tensor* out) { out[0] = ops::reciprocal(c.self + 1); }
void partial_log2(const Log2Ctx& c, Tensor* out) { out[0] = ops::reciprocal(c.self * M_LN2); }
void partial_lgamma(const LgammaCtx& c, Tensor* out) { out[0] = ops::digamma(c.self); }

void partial_erf(const ErfCtx& c, Tensor* out) { out[0] = M_2_SQRTPI * ops::exp(-(c.self * c.self)); }
void partial_erfc(const ErfcCtx& c, Tensor* out) { out[0] = -M_2_SQRTPI * ops::exp(-(c.self * c.self)); }
void partial_sqrt(const SqrtCtx& c, Tensor* out) { out[0] = ops::reciprocal(c.result * 2); }
void partial_rsqrt(const RsqrtCtx& c, Tensor* out) { out[0] = -0.5 * (c.result * c.result * c.result); }

}  // namespace eg::rules

namespace eg::ops {

Tensor special_expit(const Tensor& self) { return sigmoid(self); }

}  // namespace eg::ops
