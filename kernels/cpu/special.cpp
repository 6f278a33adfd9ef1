// Special functions: the sets of all of them, and the loops of those that are computed number by number: gamma and zeta
// functions, orthogonal polynomials.
#include "kernels/cpu/shared_table.h"
#include "kernels/scalar/special_functors.h"
#include "kernels/scalar/special_vector.h"

namespace eg::kernels {

// Those with loops for each instruction set, in kernels/cpu/isa/special.cpp.
#define EG_VECTORISED(X) \
  X(erfinv) X(i0) X(special_i0e) X(special_i1) X(special_i1e) X(special_modified_bessel_i0) \
  X(special_modified_bessel_i1) X(logit_unclamped) X(special_erfcx) X(special_ndtr) \
  X(special_ndtri) X(special_log_ndtr) X(special_entr) X(special_modified_bessel_k0) \
  X(special_modified_bessel_k1) X(special_scaled_modified_bessel_k0) X(special_scaled_modified_bessel_k1) \
  X(special_bessel_j0) X(special_bessel_j1) X(special_bessel_y0) X(special_bessel_y1) \
  X(special_spherical_bessel_j0) X(special_xlog1py)
#define EG_DECLARE(name) extern const Pointwise k_##name;
namespace baseline {
EG_VECTORISED(EG_DECLARE)
EG_DECLARE(nan_to_num_by)
}  // namespace baseline
#if EG_HAVE_AVX2
namespace avx2 {
EG_VECTORISED(EG_DECLARE)
EG_DECLARE(nan_to_num_by)
}  // namespace avx2
#else
namespace avx2 = baseline;
#endif
#if EG_HAVE_AVX512
namespace avx512 {
EG_VECTORISED(EG_DECLARE)
EG_DECLARE(nan_to_num_by)
}  // namespace avx512
#else
namespace avx512 = baseline;
#endif

namespace shared {
namespace {

template <class Op, int N>
constexpr Pointwise floats() {
  return Table().floats<Op, N>().p;
}

}  // namespace

#define EG_SPECIAL(name, ...)           \
  extern const Pointwise k_##name;      \
  constexpr Pointwise k_##name = __VA_ARGS__;

EG_SPECIAL(special_airy_ai, floats<f::AiryAi, 1>())
EG_SPECIAL(special_zeta, floats<f::Zeta, 2>())
EG_SPECIAL(igamma, floats<f::GammaP, 2>())
EG_SPECIAL(igammac, floats<f::GammaQ, 2>())
EG_SPECIAL(sinc, floats_and_complexes<f::Sinc, 1>().p)
EG_SPECIAL(polygamma_positive, floats<f::Polygamma, 1>())
EG_SPECIAL(nan_to_num_by, complexes<f::NanToNum, 1>().p)
EG_SPECIAL(frexp_mantissa, floats<f::FrexpMantissa, 1>())
EG_SPECIAL(frexp_exponent, floats<f::FrexpExponent, 1>())
EG_SPECIAL(special_chebyshev_polynomial_t, floats<f::ChebyshevT, 2>())
EG_SPECIAL(special_chebyshev_polynomial_u, floats<f::ChebyshevU, 2>())
EG_SPECIAL(special_chebyshev_polynomial_v, floats<f::ChebyshevV, 2>())
EG_SPECIAL(special_chebyshev_polynomial_w, floats<f::ChebyshevW, 2>())
EG_SPECIAL(special_shifted_chebyshev_polynomial_t, floats<f::ShiftedChebyshevT, 2>())
EG_SPECIAL(special_shifted_chebyshev_polynomial_u, floats<f::ShiftedChebyshevU, 2>())
EG_SPECIAL(special_shifted_chebyshev_polynomial_v, floats<f::ShiftedChebyshevV, 2>())
EG_SPECIAL(special_shifted_chebyshev_polynomial_w, floats<f::ShiftedChebyshevW, 2>())
EG_SPECIAL(special_hermite_polynomial_h, floats<f::HermiteH, 2>())
EG_SPECIAL(special_hermite_polynomial_he, floats<f::HermiteHe, 2>())
EG_SPECIAL(special_laguerre_polynomial_l, floats<f::LaguerreL, 2>())
EG_SPECIAL(special_legendre_polynomial_p, floats<f::LegendreP, 2>())
#undef EG_SPECIAL

}  // namespace shared

#define EG_SET_ISA(name)              \
  extern const PointwiseSet k_##name; \
  constexpr PointwiseSet k_##name{{&baseline::k_##name, &avx2::k_##name, &avx512::k_##name}, nullptr};
EG_VECTORISED(EG_SET_ISA)
extern const PointwiseSet k_nan_to_num_by;
constexpr PointwiseSet k_nan_to_num_by{
    {&baseline::k_nan_to_num_by, &avx2::k_nan_to_num_by, &avx512::k_nan_to_num_by}, &shared::k_nan_to_num_by};
#undef EG_SET_ISA
#undef EG_DECLARE
#undef EG_VECTORISED

#define EG_SET(name)                  \
  extern const PointwiseSet k_##name; \
  constexpr PointwiseSet k_##name{{nullptr, nullptr, nullptr}, &shared::k_##name};



 EG_SET(special_airy_ai)
EG_SET(special_zeta) EG_SET(igamma) EG_SET(igammac) EG_SET(sinc) EG_SET(polygamma_positive)
EG_SET(frexp_mantissa) EG_SET(frexp_exponent) EG_SET(special_chebyshev_polynomial_t)
EG_SET(special_chebyshev_polynomial_u) EG_SET(special_chebyshev_polynomial_v) EG_SET(special_chebyshev_polynomial_w)
EG_SET(special_shifted_chebyshev_polynomial_t) EG_SET(special_shifted_chebyshev_polynomial_u)
EG_SET(special_shifted_chebyshev_polynomial_v) EG_SET(special_shifted_chebyshev_polynomial_w)
EG_SET(special_hermite_polynomial_h) EG_SET(special_hermite_polynomial_he) EG_SET(special_laguerre_polynomial_l)
EG_SET(special_legendre_polynomial_p)
#undef EG_SET

}  // namespace eg::kernels
