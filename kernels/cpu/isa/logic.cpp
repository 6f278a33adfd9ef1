// Logic, bits and the tests for special values.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/compare.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(logical_and) = Table().ints<f::LogicalAnd, 2>().floats<f::LogicalAnd, 2>().boolean<f::LogicalAnd, 2>().p;
EG_TABLE(logical_or) = Table().ints<f::LogicalOr, 2>().floats<f::LogicalOr, 2>().boolean<f::LogicalOr, 2>().p;
EG_TABLE(logical_xor) = Table().ints<f::LogicalXor, 2>().floats<f::LogicalXor, 2>().boolean<f::LogicalXor, 2>().p;
EG_TABLE(logical_not) = Table().ints<f::LogicalNot, 1>().floats<f::LogicalNot, 1>().boolean<f::LogicalNot, 1>().p;

EG_TABLE(bitwise_and) = Table().ints<f::BitAnd, 2>().boolean<f::BitAnd, 2>().p;
EG_TABLE(bitwise_or) = Table().ints<f::BitOr, 2>().boolean<f::BitOr, 2>().p;
EG_TABLE(bitwise_xor) = Table().ints<f::BitXor, 2>().boolean<f::BitXor, 2>().p;
EG_TABLE(bitwise_not) = Table().ints<f::BitNot, 1>().boolean<f::LogicalNot, 1>().p;
EG_TABLE(bitwise_left_shift) = Table().ints<f::ShiftLeft, 2>().p;
EG_TABLE(bitwise_right_shift) = Table().ints<f::ShiftRight, 2>().p;

EG_TABLE(isnan) = Table().wide_ints<f::IsNan, 1>().floats<f::IsNan, 1>().boolean<f::IsNan, 1>().p;
EG_TABLE(isinf) = Table().wide_ints<f::IsInf, 1>().floats<f::IsInf, 1>().boolean<f::IsInf, 1>().p;
EG_TABLE(isfinite) = Table().wide_ints<f::IsFinite, 1>().floats<f::IsFinite, 1>().boolean<f::IsFinite, 1>().p;
EG_TABLE(isposinf) = Table().wide_ints<f::IsPosInf, 1>().floats<f::IsPosInf, 1>().boolean<f::IsPosInf, 1>().p;
EG_TABLE(isneginf) = Table().wide_ints<f::IsNegInf, 1>().floats<f::IsNegInf, 1>().boolean<f::IsNegInf, 1>().p;
EG_TABLE(signbit) = Table().wide_ints<f::SignBit, 1>().floats<f::SignBit, 1>().boolean<f::SignBit, 1>().p;

}  // namespace eg::kernels::EG_ISA
