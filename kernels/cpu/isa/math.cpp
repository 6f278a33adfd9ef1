// The elementary functions that are polynomials of our own.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/unary.h"

namespace eg::kernels::EG_ISA {
namespace {

// sin and cos: polynomials for the whole block, then the C library for the few arguments too large for them. A result
// depends on its own argument only.
template <bool kCosine>
void trig_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  if (n != 1 && (strides[0] != sizeof(float) || strides[1] != sizeof(float))) {
    constexpr uint8_t kBytes[] = {sizeof(float), sizeof(float)};
    return run_strided(trig_loop<kCosine>, kBytes, 2, data, strides, n, p);
  }
  constexpr int64_t kBlock = 256;
  float x[kBlock];
  for (int64_t at = 0; at < n; at += kBlock) {
    const int64_t count = n - at < kBlock ? n - at : kBlock;
    const float* in = reinterpret_cast<const float*>(data[1]) + at;
    float* out = reinterpret_cast<float*>(data[0]) + at;
    int32_t large = 0;
    for (int64_t i = 0; i < count; ++i) {
      x[i] = in[i];
      large |= static_cast<int32_t>(m::abs(x[i]) > m::kTrigLimit);
    }
    for (int64_t i = 0; i < count; ++i) out[i] = kCosine ? m::cos(x[i]) : m::sin(x[i]);
    if (!large) continue;
    for (int64_t i = 0; i < count; ++i) {
      if (m::abs(x[i]) > m::kTrigLimit) out[i] = kCosine ? __builtin_cosf(x[i]) : __builtin_sinf(x[i]);
    }
  }
}

}  // namespace

EG_TABLE(exp) = Table().floats<f::Exp, 1>().p;
EG_TABLE(log) = Table().floats<f::Log, 1>().p;
EG_TABLE(sigmoid) = Table().floats<f::Sigmoid, 1>().p;
EG_TABLE(tanh) = Table().floats<f::Tanh, 1>().p;
EG_TABLE(exp2) = Table().put<f::Exp2, 1, float>().p;
EG_TABLE(expm1) = Table().put<f::Expm1, 1, float>().p;
EG_TABLE(log1p) = Table().put<f::Log1p, 1, float>().p;
EG_TABLE(erf) = Table().put<f::Erf, 1, float>().p;
EG_TABLE(sin) = Table().with(DType::Float32, trig_loop<false>).p;
EG_TABLE(cos) = Table().with(DType::Float32, trig_loop<true>).p;

}  // namespace eg::kernels::EG_ISA
