// The list of all pointwise operators: which have loops for each instruction set, which have loops compiled once.
#include "kernels/kernels.h"

#define EG_ISA_ONLY(X)                                                                                                 \
  X(bitwise_and) X(bitwise_left_shift) X(bitwise_not) X(bitwise_or) X(bitwise_right_shift) X(bitwise_xor) X(ceil)      \
  X(deg2rad) X(floor) X(fmax) X(fmin) X(frac) X(ge) X(gt) X(isneginf) X(isposinf) X(le) X(leaky_relu)                  \
  X(leaky_relu_backward) X(logsigmoid_backward) X(lt) X(maximum) X(minimum) X(rad2deg) X(relu) X(round) X(sign)        \
  X(signbit) X(softplus_backward) X(threshold) X(threshold_backward) X(trunc)

#define EG_ISA_AND_SHARED(X)                                                                                           \
  X(abs) X(add) X(addcdiv) X(addcmul) X(cos) X(div) X(eq) X(elu) X(erf) X(exp) X(exp2) X(expm1) X(gelu)                \
  X(gelu_backward) X(gelu_tanh) X(gelu_tanh_backward) X(isfinite) X(isinf) X(isnan) X(lerp) X(lerp_scalar) X(log)      \
  X(log1p) X(logical_and) X(logical_not) X(logical_or) X(logical_xor) X(logsigmoid) X(mul) X(ne) X(neg) X(reciprocal)  \
  X(rsqrt) X(rsub) X(sigmoid) X(sigmoid_backward) X(silu) X(silu_backward) X(sin) X(softplus) X(sqrt) X(sub) X(tanh)   \
  X(tanh_backward)

#define EG_SHARED_ONLY(X)                                                                                              \
  X(acos) X(acosh) X(angle) X(asin) X(asinh) X(atan) X(atan2) X(atanh) X(conj_physical) X(copysign) X(cosh)            \
  X(digamma) X(div_floor) X(div_trunc) X(erfc) X(fmod) X(gcd) X(heaviside) X(hypot) X(lcm) X(lgamma) X(log10) X(log2)  \
  X(logaddexp) X(logaddexp2) X(nextafter) X(pow) X(remainder) X(round_decimals) X(sgn) X(sinh) X(tan) X(xlogy)

namespace eg::kernels {

#define EG_DECLARE(name) extern const Pointwise k_##name;
namespace baseline {
EG_ISA_ONLY(EG_DECLARE)
EG_ISA_AND_SHARED(EG_DECLARE)
EG_DECLARE(where)
}  // namespace baseline
#if EG_HAVE_AVX2
namespace avx2 {
EG_ISA_ONLY(EG_DECLARE)
EG_ISA_AND_SHARED(EG_DECLARE)
EG_DECLARE(where)
}  // namespace avx2
#else
namespace avx2 = baseline;
#endif
#if EG_HAVE_AVX512
namespace avx512 {
EG_ISA_ONLY(EG_DECLARE)
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
EG_ISA_AND_SHARED(EG_SET_BOTH)
EG_SHARED_ONLY(EG_SET_SHARED)

extern const PointwiseSet k_where;
constexpr PointwiseSet k_where{{&baseline::k_where, &avx2::k_where, &avx512::k_where}, nullptr, true};

}  // namespace eg::kernels
