// Inverse functions of sine, cosine and tangent, hyperbolic functions and theirs, the complement of the error function.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/unary.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(acos) = Table().floats<f::Acos, 1>().p;
EG_TABLE(acosh) = Table().floats<f::Acosh, 1>().p;
EG_TABLE(asin) = Table().floats<f::Asin, 1>().p;
EG_TABLE(asinh) = Table().floats<f::Asinh, 1>().p;
EG_TABLE(atan) = Table().floats<f::Atan, 1>().p;
EG_TABLE(atanh) = Table().floats<f::Atanh, 1>().p;
EG_TABLE(cosh) = Table().floats<f::Cosh, 1>().p;
EG_TABLE(erfc) = Table().floats<f::Erfc, 1>().p;
EG_TABLE(sinh) = Table().floats<f::Sinh, 1>().p;

}  // namespace eg::kernels::EG_ISA
