// Rounding and signs.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/unary.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(ceil) = Table().wide_ints<f::Ceil, 1>().floats<f::Ceil, 1>().p;
EG_TABLE(floor) = Table().wide_ints<f::Floor, 1>().floats<f::Floor, 1>().p;
EG_TABLE(round) = Table().wide_ints<f::Round, 1>().floats<f::Round, 1>().p;
EG_TABLE(trunc) = Table().wide_ints<f::Trunc, 1>().floats<f::Trunc, 1>().p;
EG_TABLE(round_decimals) = Table().wide_ints<f::RoundDecimals, 1>().floats<f::RoundDecimals, 1>().p;
EG_TABLE(frac) = Table().floats<f::Frac, 1>().p;
EG_TABLE(sign) = Table().ints<f::Sign, 1>().floats<f::Sign, 1>().boolean<f::Identity, 1>().p;
EG_TABLE(deg2rad) = Table().floats<f::Deg2Rad, 1>().p;
EG_TABLE(rad2deg) = Table().floats<f::Rad2Deg, 1>().p;

}  // namespace eg::kernels::EG_ISA
