// Powers of floats. One exponent for all, as in x ** 2, often needs no general power.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/arith.h"

namespace eg::kernels::EG_ISA {
namespace {

#define EG_POWER(Name, expression)    \
  struct Name : NoParams {            \
    using NoParams::NoParams;         \
    template <class T>                \
    EG_HD T operator()(T a) const {   \
      return expression;              \
    }                                 \
  };
EG_POWER(PowOne, a)
EG_POWER(PowTwo, a* a)
EG_POWER(PowThree, a* a* a)
EG_POWER(PowMinusOne, T(1) / a)
EG_POWER(PowMinusTwo, T(1) / (a * a))
// pow differs from sqrt at -0 and -infinity.
EG_POWER(PowHalf, a == -kInf<T> ? kInf<T> : m::sqrt(a) + T(0))
EG_POWER(PowMinusHalf, a == -kInf<T> ? T(0) : T(1) / (m::sqrt(a) + T(0)))
#undef EG_POWER
struct PowFour : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a) const {
    const T square = a * a;
    return square * square;
  }
};

template <class T>
Loop loop_of_exponent(T e) {
  if (e == T(2)) return unary_loop<PowTwo, T>;
  if (e == T(3)) return unary_loop<PowThree, T>;
  if (e == T(4)) return unary_loop<PowFour, T>;
  if (e == T(0.5)) return unary_loop<PowHalf, T>;
  if (e == T(1)) return unary_loop<PowOne, T>;
  if (e == T(-1)) return unary_loop<PowMinusOne, T>;
  if (e == T(-2)) return unary_loop<PowMinusTwo, T>;
  if (e == T(-0.5)) return unary_loop<PowMinusHalf, T>;
  return nullptr;
}

template <class T>
bool uniform(const char* p, int64_t stride, int64_t n) {
  const T* b = reinterpret_cast<const T*>(p);
  const T e = *b;
  if (stride == 0) return true;
  Bits<T> other = 0;
  if (stride == sizeof(T)) {
    for (int64_t i = 0; i < n; ++i) other |= b[i] != e ? Bits<T>(1) : Bits<T>(0);
  } else {
    for (int64_t i = 0; i < n; ++i) other |= *reinterpret_cast<const T*>(p + i * stride) != e;
  }
  return other == 0;
}

template <class T>
void pow_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  if (const Loop loop = loop_of_exponent(*reinterpret_cast<const T*>(data[2]))) {
    if (uniform<T>(data[2], strides[2], n)) return loop(data, strides, n, p);
  }
  binary_loop<f::Pow, T>(data, strides, n, p);
}

}  // namespace

EG_TABLE(pow) = Table().with(DType::Float32, pow_loop<float>).with(DType::Float64, pow_loop<double>).p;

}  // namespace eg::kernels::EG_ISA
