// Functions of two numbers, and the gamma function's logarithm and its derivative.
#include "core/base/half.h"
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/special.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(atan2) = Table().floats<f::Atan2, 2>().p;
EG_TABLE(copysign) = Table().floats<f::Copysign, 2>().p;
EG_TABLE(digamma) = Table().floats<f::Digamma, 1>().p;
EG_TABLE(hypot) = Table().floats<f::Hypot, 2>().p;
EG_TABLE(lgamma) = Table().put<f::Lgamma, 1, float>().p;
EG_TABLE(logaddexp) = Table().floats<f::LogAddExp, 2>().p;
EG_TABLE(logaddexp2) = Table().floats<f::LogAddExp2, 2>().p;
EG_TABLE(nextafter) = Table()
                          .floats<f::NextAfter, 2>()
                          .with(DType::Float16, loop_of<f::NextAfter, 2, Float16>())
                          .with(DType::BFloat16, loop_of<f::NextAfter, 2, BFloat16>())
                          .p;
EG_TABLE(xlogy) = Table().floats<f::Xlogy, 2>().p;

}  // namespace eg::kernels::EG_ISA
