// Detection of the instruction set. AVX2 stands for AVX2 with FMA and F16C, AVX-512 for F, BW, DQ and VL.
#include "kernels/cpu/isa.h"

#include <atomic>
#include <cstdlib>
#include <string_view>

namespace eg::kernels {
namespace {

std::atomic<int> g_isa{-1};

int detect() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma") || !__builtin_cpu_supports("f16c")) return 0;
  if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512bw") ||
      !__builtin_cpu_supports("avx512dq") || !__builtin_cpu_supports("avx512vl")) {
    return 1;
  }
  return 2;
#else
  return 0;
#endif
}

int limit() {
  const char* s = std::getenv("EVERGRAD_ISA");
  if (!s) return 2;
  const std::string_view v(s);
  return v == "baseline" ? 0 : v == "avx2" ? 1 : 2;
}

}  // namespace

Isa best_isa() {
  static const int found = detect();
  return static_cast<Isa>(found);
}

Isa isa() {
  int v = g_isa.load(std::memory_order_relaxed);
  if (__builtin_expect(v < 0, 0)) {
    const int most = limit(), have = static_cast<int>(best_isa());
    v = have < most ? have : most;
    g_isa.store(v, std::memory_order_relaxed);
  }
  return static_cast<Isa>(v);
}

void set_isa(Isa level) {
  g_isa.store(level < best_isa() ? static_cast<int>(level) : static_cast<int>(best_isa()), std::memory_order_relaxed);
}

const char* isa_name(Isa level) {
  return level == Isa::Avx512 ? "avx512" : level == Isa::Avx2 ? "avx2" : "baseline";
}

}  // namespace eg::kernels
