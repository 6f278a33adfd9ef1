// The list of all pointwise operators: which have loops for each instruction set, which have loops compiled once.
#include <algorithm>
#include <iterator>

#include "kernels/kernels.h"

#define EG_ISA_ONLY(X)                                                                                                 \
  X(atan2) X(bitwise_and) X(bitwise_left_shift) X(bitwise_not) X(bitwise_or) X(bitwise_right_shift) X(bitwise_xor)     \
  X(ceil) X(copysign) X(deg2rad) X(digamma) X(div_floor) X(div_trunc) X(elu) X(erf) X(erfc) X(floor) X(fmax) X(fmin)   \
  X(fmod) X(frac) X(ge) X(gelu) X(gelu_backward) X(gelu_tanh) X(gelu_tanh_backward) X(gt) X(hypot) X(isneginf)         \
  X(isposinf) X(le) X(leaky_relu) X(leaky_relu_backward) X(logaddexp2) X(logsigmoid) X(logsigmoid_backward) X(lt)      \
  X(maximum) X(minimum) X(nextafter) X(rad2deg) X(relu) X(remainder) X(round) X(round_decimals) X(sign) X(signbit)     \
  X(softplus) X(softplus_backward) X(threshold) X(threshold_backward) X(trunc) X(xlogy)

#define EG_ISA_AND_SHARED(X)                                                                                           \
  X(abs) X(acos) X(acosh) X(add) X(addcdiv) X(addcmul) X(angle) X(asin) X(asinh) X(atan) X(atanh) X(cos) X(cosh)       \
  X(div) X(eq) X(exp) X(exp2) X(expm1) X(isfinite) X(isinf) X(isnan) X(lerp) X(lerp_scalar) X(lgamma) X(log)           \
  X(log10) X(log1p) X(log2) X(logaddexp) X(logical_and) X(logical_not) X(logical_or) X(logical_xor) X(mul) X(ne)       \
  X(neg) X(pow) X(reciprocal) X(rsqrt) X(rsub) X(sigmoid) X(sigmoid_backward) X(silu) X(silu_backward) X(sin)          \
  X(sinh) X(sqrt) X(sub) X(tan) X(tanh) X(tanh_backward)

#define EG_SHARED_ONLY(X)                                                                                              \
  X(conj_physical) X(gcd) X(heaviside) X(lcm) X(sgn)

// Behind formulas of operators (core/ops/fused.h), not operators themselves.
#define EG_FUSED(X) X(fused_clamp) X(fused_clamp_backward) X(fused_hardtanh_backward) X(fused_hardsigmoid)             \
  X(fused_hardsigmoid_backward) X(fused_hardswish) X(fused_hardswish_backward) X(fused_outside) X(fused_softshrink)    \
  X(fused_smooth_l1) X(fused_huber)

namespace eg::kernels {

#define EG_DECLARE(name) extern const Pointwise k_##name;
namespace baseline {
EG_ISA_ONLY(EG_DECLARE)
EG_FUSED(EG_DECLARE)
EG_ISA_AND_SHARED(EG_DECLARE)
EG_DECLARE(where)
}  // namespace baseline
#if EG_HAVE_AVX2
namespace avx2 {
EG_ISA_ONLY(EG_DECLARE)
EG_FUSED(EG_DECLARE)
EG_ISA_AND_SHARED(EG_DECLARE)
EG_DECLARE(where)
}  // namespace avx2
#else
namespace avx2 = baseline;
#endif
#if EG_HAVE_AVX512
namespace avx512 {
EG_ISA_ONLY(EG_DECLARE)
EG_FUSED(EG_DECLARE)
EG_ISA_AND_SHARED(EG_DECLARE)
EG_DECLARE(where)
}  // namespace avx512
#else
namespace avx512 = baseline;
#endif
namespace shared {
EG_ISA_AND_SHARED(EG_DECLARE)
EG_SHARED_ONLY(EG_DECLARE)
}  // namespace shared

#define EG_SET_ISA(name)                \
  extern const PointwiseSet k_##name;   \
  constexpr PointwiseSet k_##name{{&baseline::k_##name, &avx2::k_##name, &avx512::k_##name}, nullptr};
#define EG_SET_BOTH(name)               \
  extern const PointwiseSet k_##name;   \
  constexpr PointwiseSet k_##name{{&baseline::k_##name, &avx2::k_##name, &avx512::k_##name}, &shared::k_##name};
#define EG_SET_SHARED(name)             \
  extern const PointwiseSet k_##name;   \
  constexpr PointwiseSet k_##name{{nullptr, nullptr, nullptr}, &shared::k_##name};

EG_ISA_ONLY(EG_SET_ISA)
EG_FUSED(EG_SET_ISA)
EG_ISA_AND_SHARED(EG_SET_BOTH)
EG_SHARED_ONLY(EG_SET_SHARED)

extern const PointwiseSet k_where;
constexpr PointwiseSet k_where{{&baseline::k_where, &avx2::k_where, &avx512::k_where}, nullptr, true};

// The operators that float8 has: they compare, tell what a value is, and scale.
bool takes_float8(const PointwiseSet& set) {
  constexpr const PointwiseSet* kTaking[] = {&k_abs, &k_eq, &k_isfinite, &k_isinf, &k_isnan, &k_mul, &k_ne};
  return std::find(std::begin(kTaking), std::end(kTaking), &set) != std::end(kTaking);
}

}  // namespace eg::kernels
