// The elementary functions that are polynomials of our own.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/unary.h"

namespace eg::kernels::EG_ISA {
EG_TABLE(cos) = Table().floats<f::Cos, 1>().p;
EG_TABLE(erf) = Table().floats<f::Erf, 1>().p;
EG_TABLE(exp) = Table().floats<f::Exp, 1>().p;
EG_TABLE(exp2) = Table().floats<f::Exp2, 1>().p;
EG_TABLE(expm1) = Table().floats<f::Expm1, 1>().p;
EG_TABLE(log) = Table().floats<f::Log, 1>().p;
EG_TABLE(log10) = Table().floats<f::Log10, 1>().p;
EG_TABLE(log1p) = Table().floats<f::Log1p, 1>().p;
EG_TABLE(log2) = Table().floats<f::Log2, 1>().p;
EG_TABLE(sigmoid) = Table().floats<f::Sigmoid, 1>().p;
EG_TABLE(sin) = Table().floats<f::Sin, 1>().p;
EG_TABLE(tan) = Table().floats<f::Tan, 1>().p;
EG_TABLE(tanh) = Table().floats<f::Tanh, 1>().p;

}  // namespace eg::kernels::EG_ISA
