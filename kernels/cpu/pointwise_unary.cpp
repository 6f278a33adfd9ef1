// Unary functions of complex numbers, and of real ones where the C library computes them.
#include "kernels/cpu/shared_table.h"
#include "kernels/scalar/activation.h"
#include "kernels/scalar/compare.h"
#include "kernels/scalar/special.h"
#include "kernels/scalar/unary.h"

namespace eg::kernels::shared {

EG_TABLE(acos) = floats_and_complexes<f::Acos, 1>().p;
EG_TABLE(acosh) = floats_and_complexes<f::Acosh, 1>().p;
EG_TABLE(asin) = floats_and_complexes<f::Asin, 1>().p;
EG_TABLE(asinh) = floats_and_complexes<f::Asinh, 1>().p;
EG_TABLE(atan) = floats_and_complexes<f::Atan, 1>().p;
EG_TABLE(atanh) = floats_and_complexes<f::Atanh, 1>().p;
EG_TABLE(cosh) = floats_and_complexes<f::Cosh, 1>().p;
EG_TABLE(sinh) = floats_and_complexes<f::Sinh, 1>().p;
EG_TABLE(tan) = floats_and_complexes<f::Tan, 1>().p;
EG_TABLE(exp2) = floats_and_complexes<f::Exp2, 1>().p;
EG_TABLE(expm1) = floats_and_complexes<f::Expm1, 1>().p;
EG_TABLE(log10) = floats_and_complexes<f::Log10, 1>().p;
EG_TABLE(log1p) = floats_and_complexes<f::Log1p, 1>().p;
EG_TABLE(log2) = floats_and_complexes<f::Log2, 1>().p;
EG_TABLE(erfc) = Table().floats<f::Erfc, 1>().p;
EG_TABLE(digamma) = Table().floats<f::Digamma, 1>().p;

// PyTorch's lgamma is for real numbers only.
EG_TABLE(lgamma) = Table().floats<f::Lgamma, 1>().p;

EG_TABLE(exp) = complexes<f::Exp, 1>().p;
EG_TABLE(log) = complexes<f::Log, 1>().p;
EG_TABLE(sigmoid) = complexes<f::Sigmoid, 1>().p;
EG_TABLE(sqrt) = complexes<f::Sqrt, 1>().p;
EG_TABLE(rsqrt) = complexes<f::Rsqrt, 1>().p;
EG_TABLE(reciprocal) = complexes<f::Reciprocal, 1>().p;
EG_TABLE(sin) = Table().put<f::Sin, 1, double, Cx64, Cx128>().p;
EG_TABLE(cos) = Table().put<f::Cos, 1, double, Cx64, Cx128>().p;
EG_TABLE(tanh) = complexes<f::Tanh, 1>().p;
EG_TABLE(erf) = Table().put<f::Erf, 1, double>().p;

EG_TABLE(neg) = complexes<f::Neg, 1>().p;
EG_TABLE(abs) = complexes<f::Abs, 1>().p;
EG_TABLE(sgn) = floats_and_complexes<f::Sgn, 1>().ints<f::Sgn, 1>().boolean<f::Identity, 1>().p;
EG_TABLE(angle) = floats_and_complexes<f::Angle, 1>().p;
EG_TABLE(conj_physical) = floats_and_complexes<f::Conj, 1>().wide_ints<f::Identity, 1>().boolean<f::Identity, 1>().p;
EG_TABLE(logical_not) = complexes<f::LogicalNot, 1>().p;
EG_TABLE(isnan) = complexes<f::IsNan, 1>().p;
EG_TABLE(isinf) = complexes<f::IsInf, 1>().p;
EG_TABLE(isfinite) = complexes<f::IsFinite, 1>().p;
EG_TABLE(round_decimals) = Table().wide_ints<f::RoundDecimals, 1>().floats<f::RoundDecimals, 1>().p;

EG_TABLE(gelu) = Table().put<f::Gelu, 1, double>().p;
EG_TABLE(gelu_tanh) = Table().put<f::GeluTanh, 1, double>().p;
EG_TABLE(silu) = complexes<f::Silu, 1>().p;
EG_TABLE(softplus) = Table().put_typed<f::Softplus, 1, float, double>().p;
EG_TABLE(logsigmoid) = Table().floats<f::LogSigmoid, 1>().p;
EG_TABLE(elu) = Table().put_typed<f::Elu, 1, float, double>().p;

}  // namespace eg::kernels::shared
