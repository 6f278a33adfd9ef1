// For loops that are compiled once: complex numbers, and functions that go to the C library.
#pragma once
#define EG_ISA shared
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/complex.h"

namespace eg::kernels::shared {

template <> inline constexpr DType kDTypeOf<Cx64> = DType::Complex64;
template <> inline constexpr DType kDTypeOf<Cx128> = DType::Complex128;

template <class Op, int N>
constexpr Table complexes(Table t = {}) {
  return t.put<Op, N, Cx64, Cx128>();
}
template <class Op, int N>
constexpr Table floats_and_complexes() {
  return Table().put<Op, N, float, double, Cx64, Cx128>();
}

}  // namespace eg::kernels::shared
