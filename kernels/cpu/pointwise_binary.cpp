// Functions of two and three complex numbers, divisions of integers, powers, and what the C library computes.
#include "core/base/error.h"
#include "kernels/cpu/shared_table.h"
#include "kernels/scalar/activation.h"
#include "kernels/scalar/arith.h"
#include "kernels/scalar/compare.h"
#include "kernels/scalar/special.h"

namespace eg::kernels::shared {
namespace {

// Refuses zero divisors, then divides.
template <class Op, class T>
void division_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  bool zero = false;
  for (int64_t i = 0; i < n; ++i) zero |= *reinterpret_cast<const T*>(data[2] + i * strides[2]) == 0;
  check(!zero, Code::Runtime, "ZeroDivisionError");
  binary_loop<Op, T>(data, strides, n, p);
}

template <class Op>
constexpr Table divisions() {
  return Table()
      .floats<Op, 2>()
      .with(DType::Int32, division_loop<Op, int32_t>)
      .with(DType::Int64, division_loop<Op, int64_t>)
      .with(DType::UInt64, division_loop<Op, uint64_t>);
}

struct PowTwo : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a) const {
    return a * a;
  }
};
struct PowThree : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a) const {
    return a * a * a;
  }
};
struct PowHalf : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a) const {
    // pow differs from sqrt at -0 and -infinity.
    return a == -kInf<T> ? kInf<T> : m::sqrt(a) + T(0);
  }
};

// One exponent for all, as in x ** 2, needs no general power.
template <class T>
void pow_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  const T e = *reinterpret_cast<const T*>(data[2]);
  if (e == T(2) || e == T(3) || e == T(0.5)) {
    bool uniform = true;
    for (int64_t i = 0; i < n; ++i) uniform &= *reinterpret_cast<const T*>(data[2] + i * strides[2]) == e;
    if (uniform) {
      return (e == T(2)   ? unary_loop<PowTwo, T>
              : e == T(3) ? unary_loop<PowThree, T>
                          : unary_loop<PowHalf, T>)(data, strides, n, p);
    }
  }
  binary_loop<f::Pow, T>(data, strides, n, p);
}

// false ** true is false.
struct BoolPow : NoParams {
  using NoParams::NoParams;
  EG_HD uint8_t operator()(uint8_t a, uint8_t b) const { return static_cast<uint8_t>(a | (b ^ 1)); }
};

template <template <class> class Op, int N>
constexpr Table typed_complexes() {
  return Table().put_typed<Op, N, Cx64, Cx128>();
}

}  // namespace

EG_TABLE(div_trunc) = divisions<f::DivTrunc>().p;
EG_TABLE(div_floor) = divisions<f::DivFloor>().p;
EG_TABLE(fmod) = divisions<f::Fmod>().p;
EG_TABLE(remainder) = divisions<f::Remainder>().p;
EG_TABLE(pow) = complexes<f::Pow, 2>().ints<f::Pow, 2>().boolean<BoolPow, 2>()
                    .with(DType::Float32, pow_loop<float>)
                    .with(DType::Float64, pow_loop<double>).p;
EG_TABLE(gcd) = Table().wide_ints<f::Gcd, 2>().p;
EG_TABLE(lcm) = Table().ints<f::Lcm, 2>().p;

EG_TABLE(atan2) = Table().floats<f::Atan2, 2>().p;
EG_TABLE(copysign) = Table().floats<f::Copysign, 2>().p;
EG_TABLE(hypot) = Table().floats<f::Hypot, 2>().p;
EG_TABLE(nextafter) = Table().floats<f::NextAfter, 2>().p;
EG_TABLE(xlogy) = Table().floats<f::Xlogy, 2>().p;
EG_TABLE(logaddexp) = floats_and_complexes<f::LogAddExp, 2>().p;
EG_TABLE(logaddexp2) = Table().floats<f::LogAddExp2, 2>().p;
EG_TABLE(heaviside) = Table().floats<f::Heaviside, 2>().wide_ints<f::Heaviside, 2>().boolean<f::Heaviside, 2>().p;

EG_TABLE(add) = typed_complexes<f::AddScaled, 2>().p;
EG_TABLE(sub) = typed_complexes<f::SubScaled, 2>().p;
EG_TABLE(rsub) = typed_complexes<f::RsubScaled, 2>().p;
EG_TABLE(mul) = complexes<f::Mul, 2>().p;
EG_TABLE(div) = complexes<f::Div, 2>().p;
EG_TABLE(addcmul) = typed_complexes<f::Addcmul, 3>().p;
EG_TABLE(addcdiv) = typed_complexes<f::Addcdiv, 3>().p;
EG_TABLE(lerp) = complexes<f::Lerp, 3>().p;
EG_TABLE(lerp_scalar) = typed_complexes<f::LerpScalar, 2>().p;
EG_TABLE(eq) = complexes<f::Eq, 2>().p;
EG_TABLE(ne) = complexes<f::Ne, 2>().p;
EG_TABLE(logical_and) = complexes<f::LogicalAnd, 2>().p;
EG_TABLE(logical_or) = complexes<f::LogicalOr, 2>().p;
EG_TABLE(logical_xor) = complexes<f::LogicalXor, 2>().p;

EG_TABLE(gelu_backward) = Table().put<f::GeluBackward, 2, double>().p;
EG_TABLE(gelu_tanh_backward) = Table().put<f::GeluTanhBackward, 2, double>().p;
EG_TABLE(silu_backward) = complexes<f::SiluBackward, 2>().p;
EG_TABLE(sigmoid_backward) = complexes<f::SigmoidBackward, 2>().p;
EG_TABLE(tanh_backward) = complexes<f::TanhBackward, 2>().p;

}  // namespace eg::kernels::shared
