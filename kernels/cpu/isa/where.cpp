// where: moves elements by size, whatever they mean. The condition comes as bytes 0 and 1.
#include "kernels/cpu/isa/loop.h"

namespace eg::kernels::EG_ISA {
namespace {

struct Wide {
  uint64_t lo, hi;
};

template <class T>
void where_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  constexpr int64_t kSize = sizeof(T);
  if (n != 1 && (strides[0] != kSize || strides[1] != 1 || strides[2] != kSize || strides[3] != kSize)) {
    constexpr uint8_t kBytes[] = {kSize, 1, kSize, kSize};
    return run_strided(where_loop<T>, kBytes, 4, data, strides, n, p);
  }
  T* o = reinterpret_cast<T*>(data[0]);
  const uint8_t* c = reinterpret_cast<const uint8_t*>(data[1]);
  const T* a = reinterpret_cast<const T*>(data[2]);
  const T* b = reinterpret_cast<const T*>(data[3]);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) {
    const T x = a[i], y = b[i];
    o[i] = c[i] ? x : y;
  }
}

constexpr Pointwise make() {
  Pointwise p{};
  for (int t = 0; t < kNumDTypes; ++t) {
    switch (kDTypeSize[t]) {
      case 1: p.loops[t] = where_loop<uint8_t>; break;
      case 2: p.loops[t] = where_loop<uint16_t>; break;
      case 4: p.loops[t] = where_loop<uint32_t>; break;
      case 8: p.loops[t] = where_loop<uint64_t>; break;
      default: p.loops[t] = where_loop<Wide>;
    }
  }
  return p;
}

}  // namespace

EG_TABLE(where) = make();

}  // namespace eg::kernels::EG_ISA
