// Functions of two and three complex numbers, powers of integers, and what is left of the integers.
#include "kernels/cpu/shared_table.h"
#include "kernels/scalar/activation.h"
#include "kernels/scalar/arith.h"
#include "kernels/scalar/compare.h"
#include "kernels/scalar/special.h"

namespace eg::kernels::shared {
namespace {

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
// One exponent for all, as in x ** 2, needs no general power.
template <class T>
void pow_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  const T e = *reinterpret_cast<const T*>(data[2]);
  if (e == T{2, 0} || e == T{3, 0}) {
    bool uniform = true;
    for (int64_t i = 0; i < n; ++i) uniform &= *reinterpret_cast<const T*>(data[2] + i * strides[2]) == e;
    if (uniform) return (e == T{2, 0} ? unary_loop<PowTwo, T> : unary_loop<PowThree, T>)(data, strides, n, p);
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

EG_TABLE(pow) = Table().ints<f::Pow, 2>().boolean<BoolPow, 2>()
                    .with(DType::Complex64, pow_loop<Cx64>)
                    .with(DType::Complex128, pow_loop<Cx128>).p;
EG_TABLE(gcd) = Table().wide_ints<f::Gcd, 2>().p;
EG_TABLE(lcm) = Table().ints<f::Lcm, 2>().p;

EG_TABLE(logaddexp) = complexes<f::LogAddExp, 2>().p;
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

EG_TABLE(silu_backward) = complexes<f::SiluBackward, 2>().p;
EG_TABLE(sigmoid_backward) = complexes<f::SigmoidBackward, 2>().p;
EG_TABLE(tanh_backward) = complexes<f::TanhBackward, 2>().p;

}  // namespace eg::kernels::shared
