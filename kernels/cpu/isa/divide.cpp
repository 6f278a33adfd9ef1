// Divisions with whole quotients, and their remainders. Integers are refused a zero divisor first.
#include "kernels/cpu/isa/divide.h"

#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/arith.h"

namespace eg::kernels::EG_ISA {
namespace {

template <class Op, class T>
void division_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  bool zero = false;
  if (strides[2] == sizeof(T)) {
    const T* b = reinterpret_cast<const T*>(data[2]);
    for (int64_t i = 0; i < n; ++i) zero |= b[i] == 0;
  } else {
    for (int64_t i = 0; i < n; ++i) zero |= *reinterpret_cast<const T*>(data[2] + i * strides[2]) == 0;
  }
  if (zero) refuse_zero_division();
  binary_loop<Op, T>(data, strides, n, p);
}

template <class Op, class... T>
constexpr Table divisions() {
  Table t = Table().floats<Op, 2>();
  ((t = t.with(kDTypeOf<T>, division_loop<Op, T>)), ...);
  return t;
}

#define EG_INTS uint8_t, int8_t, int16_t, int32_t, int64_t, uint64_t

}  // namespace

EG_TABLE(div_trunc) = divisions<f::DivTrunc, EG_INTS>().p;
EG_TABLE(div_floor) = divisions<f::DivFloor, EG_INTS>().p;
EG_TABLE(fmod) = divisions<f::Fmod, EG_INTS>().p;
EG_TABLE(remainder) = divisions<f::Remainder, EG_INTS>().p;

}  // namespace eg::kernels::EG_ISA
