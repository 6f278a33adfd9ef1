// add, sub, rsub: a loop without the multiplication where alpha is 1.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/arith.h"

namespace eg::kernels::EG_ISA {
namespace {

struct RsubOne : NoParams {
  using NoParams::NoParams;
  template <class T>
  EG_HD T operator()(T a, T b) const {
    return f::SubOne(Params{})(b, a);
  }
};

template <class One, template <class> class Scaled, class T>
void scaled_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  const bool one = kIsInt<T> ? p.i[0] == 1 : p.d[0] == 1.0;
  (one ? binary_loop<One, T> : binary_loop<Scaled<T>, T>)(data, strides, n, p);
}

template <class One, template <class> class Scaled, class... T>
constexpr Table scaled() {
  Table t;
  ((t = t.with(kDTypeOf<T>, scaled_loop<One, Scaled, T>)), ...);
  return t;
}

// On bools a sum is "or".
struct BoolAdd {
  bool alpha;
  EG_HD explicit BoolAdd(const Params& p) : alpha(p.i[0] != 0 || p.d[0] != 0) {}
  EG_HD uint8_t operator()(uint8_t a, uint8_t b) const { return static_cast<uint8_t>(a | (b & uint8_t(alpha))); }
};

#define EG_ALL uint8_t, int8_t, int16_t, int32_t, int64_t, uint64_t, float, double

}  // namespace

EG_TABLE(add) = scaled<f::AddOne, f::AddScaled, EG_ALL>().boolean<BoolAdd, 2>().p;
EG_TABLE(sub) = scaled<f::SubOne, f::SubScaled, EG_ALL>().p;
EG_TABLE(rsub) = scaled<RsubOne, f::RsubScaled, EG_ALL>().p;

}  // namespace eg::kernels::EG_ISA
