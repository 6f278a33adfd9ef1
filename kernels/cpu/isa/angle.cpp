// The angle of complex numbers of floats: their parts are laid out side by side first.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/special.h"

namespace eg::kernels::EG_ISA {
namespace {

void angle_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  constexpr int64_t kBlock = 256;
  if (n != 1 && (strides[0] != sizeof(float) || strides[1] != 2 * sizeof(float))) {
    constexpr uint8_t kBytes[] = {sizeof(float), 2 * sizeof(float)};
    return run_strided(angle_loop, kBytes, 2, data, strides, n, p);
  }
  const f::Atan2 op(p);
  float re[kBlock], im[kBlock];
  for (int64_t at = 0; at < n; at += kBlock) {
    const int64_t m = n - at < kBlock ? n - at : kBlock;
    const float* z = reinterpret_cast<const float*>(data[1]) + 2 * at;
    for (int64_t i = 0; i < m; ++i) {
      re[i] = z[2 * i];
      im[i] = z[2 * i + 1];
    }
    vector_loop(op, m, reinterpret_cast<float*>(data[0]) + at, im, re);
  }
}

}  // namespace

EG_TABLE(angle) = Table().with(DType::Complex64, angle_loop).p;

}  // namespace eg::kernels::EG_ISA
