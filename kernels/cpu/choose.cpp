// Operators whose operands are of different kinds: where (a condition and two values), complex and polar (two real
// numbers into one complex). The same loops serve every instruction set: they move data.
#include <cmath>

#include "kernels/kernels.h"

namespace eg::kernels {
namespace {

template <class T>
struct Pair {
  T re, im;
};
template <class T>
inline bool truth(T v) {
  return v != T(0);
}
template <class T>
inline bool truth(Pair<T> v) {
  return v.re != T(0) || v.im != T(0);
}

template <class T>
void where_loop(char* const* d, const int64_t* s, int64_t n, const Params&) {
  if (s[0] == sizeof(T) && s[1] == sizeof(T) && s[2] == sizeof(T) && s[3] == sizeof(T)) {
    T* o = reinterpret_cast<T*>(d[0]);
    const T *c = reinterpret_cast<const T*>(d[1]), *a = reinterpret_cast<const T*>(d[2]), *b = reinterpret_cast<const T*>(d[3]);
    for (int64_t i = 0; i < n; ++i) o[i] = truth(c[i]) ? a[i] : b[i];
    return;
  }
  for (int64_t i = 0; i < n; ++i) {
    const T c = *reinterpret_cast<const T*>(d[1] + i * s[1]);
    const T a = *reinterpret_cast<const T*>(d[2] + i * s[2]), b = *reinterpret_cast<const T*>(d[3] + i * s[3]);
    *reinterpret_cast<T*>(d[0] + i * s[0]) = truth(c) ? a : b;
  }
}

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

constexpr Pointwise kWhere = table(
    Row{DType::Bool, where_loop<uint8_t>}, Row{DType::UInt8, where_loop<uint8_t>}, Row{DType::Int8, where_loop<int8_t>},
    Row{DType::Int16, where_loop<int16_t>}, Row{DType::Int32, where_loop<int32_t>}, Row{DType::Int64, where_loop<int64_t>},
    Row{DType::UInt64, where_loop<uint64_t>}, Row{DType::Float32, where_loop<float>}, Row{DType::Float64, where_loop<double>},
    Row{DType::Complex64, where_loop<Pair<float>>}, Row{DType::Complex128, where_loop<Pair<double>>});
constexpr Pointwise kComplex = table(Row{DType::Float32, parts_loop<float, false>}, Row{DType::Float64, parts_loop<double, false>});
constexpr Pointwise kPolar = table(Row{DType::Float32, parts_loop<float, true>}, Row{DType::Float64, parts_loop<double, true>});

}  // namespace

extern const PointwiseSet k_where, k_complex, k_polar;
const PointwiseSet k_where = {{&kWhere, &kWhere, &kWhere}};
const PointwiseSet k_complex = {{&kComplex, &kComplex, &kComplex}};
const PointwiseSet k_polar = {{&kPolar, &kPolar, &kPolar}};

}  // namespace eg::kernels
