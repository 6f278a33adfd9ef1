// The half-precision and float8 types: every value there and back, and rounding of floats to the nearest, ties to even.
#include "core/base/half.h"

#include <cmath>
#include <cstdio>
#include <vector>

namespace {

int failures = 0;

void expect(bool ok, const char* what, double value = 0) {
  if (ok) return;
  if (++failures < 20) std::printf("failed: %s (%g)\n", what, value);
}

// All finite non-negative values of T, in order; their bits are their positions.
template <class T>
std::vector<float> values(int count) {
  std::vector<float> v;
  for (int i = 0; i < count; ++i) {
    T t;
    t.bits = static_cast<decltype(t.bits)>(i);
    const float f = t;
    if (!(std::fabs(f) <= 3.4028235e38f)) break;
    v.push_back(f);
  }
  return v;
}

// Numbers at, between and beside all neighbours of T. `over` is what the largest value rounds up to.
template <class T>
void rounding(const char* name, int count, bool infinite) {
  const std::vector<float> v = values<T>(count);
  for (size_t i = 0; i < v.size(); ++i) {
    expect(T(v[i]).bits == i, name, v[i]);
    expect(T(-v[i]).bits == (i | static_cast<size_t>(count)), name, -v[i]);
    if (i + 1 == v.size()) break;
    const double half = (static_cast<double>(v[i]) + v[i + 1]) / 2;
    const float middle = static_cast<float>(half);
    if (static_cast<double>(middle) != half) continue;
    expect(T(middle).bits == (i % 2 ? i + 1 : i), name, middle);
    expect(T(std::nextafterf(middle, -INFINITY)).bits == i, name, middle);
    expect(T(std::nextafterf(middle, INFINITY)).bits == i + 1, name, middle);
  }
  const float top = v.back(), step = v.back() - v[v.size() - 2], edge = top + step / 2;
  expect(T(std::nextafterf(edge, 0)).bits == v.size() - 1, name, edge);
  const float beyond = T(edge + step), infinity = T(INFINITY), nan = T(NAN);
  expect(infinite ? std::isinf(beyond) && std::isinf(infinity) : std::isnan(beyond) && std::isnan(infinity), name,
         edge);
  expect(std::isnan(nan), name);
}

}  // namespace

int main() {
  rounding<eg::Float16>("float16", 0x8000, true);
  rounding<eg::BFloat16>("bfloat16", 0x8000, true);
  rounding<eg::Float8_e4m3fn>("float8_e4m3fn", 0x80, false);
  rounding<eg::Float8_e5m2>("float8_e5m2", 0x80, true);
  expect(static_cast<float>(eg::Float16(65504.0f)) == 65504.0f, "largest float16");
  expect(eg::Float16(65520.0f).bits == 0x7c00, "65520 rounds to infinity");
  expect(static_cast<float>(eg::Float8_e4m3fn(464.0f)) == 448.0f, "464 ties to even");
  expect(static_cast<float>(eg::Float16(0x1p-24f)) == 0x1p-24f && eg::Float16(0x1p-25f).bits == 0, "smallest float16");
  std::printf("half: %s\n", failures ? "FAILED" : "ok");
  return failures ? 1 : 0;
}
