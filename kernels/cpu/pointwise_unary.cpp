// Unary functions of complex numbers, and of real ones where the C library computes them.
#include "kernels/cpu/shared_table.h"
#include "kernels/scalar/activation.h"
#include "kernels/scalar/compare.h"
#include "kernels/scalar/special.h"
#include "kernels/scalar/unary.h"

namespace eg::kernels::shared {

EG_TABLE(acos) = complexes<f::Acos, 1>().p;
EG_TABLE(acosh) = complexes<f::Acosh, 1>().p;
EG_TABLE(asin) = complexes<f::Asin, 1>().p;
EG_TABLE(asinh) = complexes<f::Asinh, 1>().p;
EG_TABLE(atan) = complexes<f::Atan, 1>().p;
EG_TABLE(atanh) = complexes<f::Atanh, 1>().p;
EG_TABLE(cosh) = complexes<f::Cosh, 1>().p;
EG_TABLE(sinh) = complexes<f::Sinh, 1>().p;
EG_TABLE(tan) = complexes<f::Tan, 1>().p;
EG_TABLE(exp2) = complexes<f::Exp2, 1>().p;
EG_TABLE(expm1) = complexes<f::Expm1, 1>().p;
EG_TABLE(log10) = complexes<f::Log10, 1>().p;
EG_TABLE(log1p) = complexes<f::Log1p, 1>().p;
EG_TABLE(log2) = complexes<f::Log2, 1>().p;

// PyTorch's lgamma is for real numbers only.
EG_TABLE(lgamma) = Table().put<f::Lgamma, 1, double>().p;

EG_TABLE(exp) = complexes<f::Exp, 1>().p;
EG_TABLE(log) = complexes<f::Log, 1>().p;
EG_TABLE(sigmoid) = complexes<f::Sigmoid, 1>().p;
EG_TABLE(sqrt) = complexes<f::Sqrt, 1>().p;
EG_TABLE(rsqrt) = complexes<f::Rsqrt, 1>().p;
EG_TABLE(reciprocal) = complexes<f::Reciprocal, 1>().p;
EG_TABLE(sin) = complexes<f::Sin, 1>().p;
EG_TABLE(cos) = complexes<f::Cos, 1>().p;
EG_TABLE(tanh) = complexes<f::Tanh, 1>().p;

EG_TABLE(neg) = complexes<f::Neg, 1>().p;
EG_TABLE(abs) = complexes<f::Abs, 1>().p;
EG_TABLE(sgn) = floats_and_complexes<f::Sgn, 1>().ints<f::Sgn, 1>().boolean<f::Identity, 1>().p;
EG_TABLE(angle) = floats_and_complexes<f::Angle, 1>().p;
EG_TABLE(conj_physical) = floats_and_complexes<f::Conj, 1>().wide_ints<f::Identity, 1>().boolean<f::Identity, 1>().p;
EG_TABLE(logical_not) = complexes<f::LogicalNot, 1>().p;
EG_TABLE(isnan) = complexes<f::IsNan, 1>().p;
EG_TABLE(isinf) = complexes<f::IsInf, 1>().p;
EG_TABLE(isfinite) = complexes<f::IsFinite, 1>().p;

EG_TABLE(silu) = complexes<f::Silu, 1>().p;

}  // namespace eg::kernels::shared
