// complex and polar: two real numbers into one complex. The same loops serve every instruction set.
#include <cmath>

#include "kernels/kernels.h"

namespace eg::kernels {
namespace {

template <class T, bool kPolar>
void parts_loop(char* const* d, const int64_t* s, int64_t n, const Params&) {
  for (int64_t i = 0; i < n; ++i) {
    const T a = *reinterpret_cast<const T*>(d[1] + i * s[1]), b = *reinterpret_cast<const T*>(d[2] + i * s[2]);
    T* o = reinterpret_cast<T*>(d[0] + i * s[0]);
    o[0] = kPolar ? a * std::cos(b) : a;
    o[1] = kPolar ? a * std::sin(b) : b;
  }
}

template <class... A>
constexpr Pointwise table(A... rows) {
  Pointwise p{};
  struct Row {
    DType t;
    Loop f;
  };
  for (const Row& r : {Row{rows.first, rows.second}...}) p.loops[static_cast<int>(r.t)] = r.f;
  return p;
}
struct Row {
  DType first;
  Loop second;
};

constexpr Pointwise kComplex =
    table(Row{DType::Float32, parts_loop<float, false>}, Row{DType::Float64, parts_loop<double, false>});
constexpr Pointwise kPolar =
    table(Row{DType::Float32, parts_loop<float, true>}, Row{DType::Float64, parts_loop<double, true>});

}  // namespace

extern const PointwiseSet k_complex, k_polar;
constexpr PointwiseSet k_complex{{nullptr, nullptr, nullptr}, &kComplex};
constexpr PointwiseSet k_polar{{nullptr, nullptr, nullptr}, &kPolar};

}  // namespace eg::kernels
