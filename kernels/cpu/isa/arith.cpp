// Products, quotients of floats, minima and maxima, and what is put together from them.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/arith.h"
#include "kernels/scalar/compare.h"
#include "kernels/scalar/unary.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(mul) = Table().ints<f::Mul, 2>().floats<f::Mul, 2>().boolean<f::BitAnd, 2>().p;
EG_TABLE(div) = Table().floats<f::Div, 2>().p;
EG_TABLE(maximum) = Table().ints<f::Maximum, 2>().floats<f::Maximum, 2>().boolean<f::BitOr, 2>().p;
EG_TABLE(minimum) = Table().ints<f::Minimum, 2>().floats<f::Minimum, 2>().boolean<f::BitAnd, 2>().p;
EG_TABLE(fmax) = Table().ints<f::Maximum, 2>().floats<f::Fmax, 2>().boolean<f::BitOr, 2>().p;
EG_TABLE(fmin) = Table().ints<f::Minimum, 2>().floats<f::Fmin, 2>().boolean<f::BitAnd, 2>().p;
EG_TABLE(neg) = Table().ints<f::Neg, 1>().floats<f::Neg, 1>().p;
EG_TABLE(abs) = Table().ints<f::Abs, 1>().floats<f::Abs, 1>().boolean<f::Identity, 1>().p;
EG_TABLE(reciprocal) = Table().floats<f::Reciprocal, 1>().p;
EG_TABLE(sqrt) = Table().floats<f::Sqrt, 1>().p;
EG_TABLE(rsqrt) = Table().floats<f::Rsqrt, 1>().p;
EG_TABLE(addcmul) = Table().put_typed<f::Addcmul, 3, int64_t, uint64_t, float, double>().p;
EG_TABLE(addcdiv) = Table().put_typed<f::Addcdiv, 3, float, double>().p;
EG_TABLE(lerp) = Table().floats<f::Lerp, 3>().p;
EG_TABLE(lerp_scalar) = Table().put_typed<f::LerpScalar, 2, float, double>().p;

}  // namespace eg::kernels::EG_ISA
