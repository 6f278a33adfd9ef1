// A few lines that the kernel tests share: arrays with any strides, a fixed stream of values, and comparison.
#pragma once
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <string>
#include <vector>

#include "core/base/dims.h"
#include "core/base/error.h"
#include "core/base/half.h"
#include "kernels/kernels.h"

namespace check {

using eg::Dims;
using eg::DType;
using eg::kernels::TensorView;

inline int failures = 0;

inline void expect(bool ok, const char* what, int line) {
  if (ok) return;
  std::printf("line %d: %s\n", line, what);
  ++failures;
}
#define EXPECT(x) check::expect((x), #x, __LINE__)

// A double per element whatever the dtype; element access by multi-index through `at`.
struct Array {
  Dims sizes, strides;
  DType dtype;
  std::vector<char> bytes;
  int64_t first = 0;

  // layout: 0 contiguous, 1 first and last dimension swapped in memory, 2 every second element, 3 negative last stride,
  // 4 the second dimension innermost (channels last)
  Array(DType t, Dims s, int layout = 0) : sizes(s), strides(s.size()), dtype(t) {
    int64_t step = layout == 2 ? 2 : 1;
    const auto place = [&](size_t d) {
      strides[d] = step;
      step *= sizes[d] > 0 ? sizes[d] : 1;
    };
    if (layout == 1) {
      for (size_t d = 0; d < s.size(); ++d) place(d);
    } else if (layout == 4 && s.size() > 2) {
      place(1);
      for (size_t d = s.size(); d-- > 2;) place(d);
      place(0);
    } else {
      for (size_t d = s.size(); d-- > 0;) place(d);
    }
    if (layout == 3 && !s.empty()) {
      const size_t last = s.size() - 1;
      first = sizes[last] > 0 ? sizes[last] - 1 : 0;
      strides[last] = -1;
    }
    bytes.assign(static_cast<size_t>(step + 8) * eg::size_of(t), 0);
  }
  TensorView view() {
    return {bytes.data() + first * static_cast<int64_t>(eg::size_of(dtype)), sizes.data(), strides.data(),
            static_cast<int32_t>(sizes.size()), dtype};
  }
  int64_t numel() const {
    int64_t n = 1;
    for (int64_t s : sizes) n *= s;
    return n;
  }
  char* element(int64_t linear) {
    int64_t off = first;
    for (size_t d = sizes.size(); d-- > 0;) {
      off += linear % sizes[d] * strides[d];
      linear /= sizes[d];
    }
    return bytes.data() + off * static_cast<int64_t>(eg::size_of(dtype));
  }
  std::complex<double> get(int64_t linear) {
    const char* p = element(linear);
    switch (dtype) {
#define CASE(D, T) \
  case DType::D:   \
    return static_cast<double>(*reinterpret_cast<const T*>(p));
      CASE(Bool, bool)
      CASE(UInt8, uint8_t)
      CASE(Int8, int8_t)
      CASE(Int16, int16_t)
      CASE(Int32, int32_t)
      CASE(Int64, int64_t)
      CASE(UInt16, uint16_t)
      CASE(UInt32, uint32_t)
      CASE(UInt64, uint64_t)
      CASE(Float32, float)
      CASE(Float64, double)
#undef CASE
      case DType::Float16:
        return static_cast<float>(*reinterpret_cast<const eg::Float16*>(p));
      case DType::BFloat16:
        return static_cast<float>(*reinterpret_cast<const eg::BFloat16*>(p));
      case DType::Complex64:
        return *reinterpret_cast<const std::complex<float>*>(p);
      case DType::Complex128:
        return *reinterpret_cast<const std::complex<double>*>(p);
      default:
        std::abort();
    }
  }
  double real(int64_t linear) { return get(linear).real(); }
  void set(int64_t linear, std::complex<double> v) {
    char* p = element(linear);
    switch (dtype) {
#define CASE(D, T)                                       \
  case DType::D:                                         \
    *reinterpret_cast<T*>(p) = static_cast<T>(v.real()); \
    return;
      CASE(Bool, bool)
      CASE(UInt8, uint8_t)
      CASE(Int8, int8_t)
      CASE(Int16, int16_t)
      CASE(Int32, int32_t)
      CASE(Int64, int64_t)
      CASE(UInt16, uint16_t)
      CASE(UInt32, uint32_t)
      CASE(UInt64, uint64_t)
      CASE(Float32, float)
      CASE(Float64, double)
#undef CASE
      case DType::Float16:
        *reinterpret_cast<eg::Float16*>(p) = eg::Float16(static_cast<float>(v.real()));
        return;
      case DType::BFloat16:
        *reinterpret_cast<eg::BFloat16*>(p) = eg::BFloat16(static_cast<float>(v.real()));
        return;
      case DType::Complex64:
        *reinterpret_cast<std::complex<float>*>(p) = std::complex<float>(v);
        return;
      case DType::Complex128:
        *reinterpret_cast<std::complex<double>*>(p) = v;
        return;
      default:
        std::abort();
    }
  }
};

inline uint32_t random_state = 12345;
inline int64_t next_int(int64_t lo, int64_t hi) {  // [lo, hi)
  random_state = random_state * 1664525u + 1013904223u;
  return lo + static_cast<int64_t>(random_state >> 8) % (hi - lo);
}

inline void fill(Array& a, int64_t lo = -8, int64_t hi = 9, double scale = 1.0) {
  for (int64_t i = 0; i < a.numel(); ++i) {
    const double re = static_cast<double>(next_int(lo, hi)) * scale, im = static_cast<double>(next_int(lo, hi)) * scale;
    a.set(i, {re, eg::is_complex(a.dtype) ? im : 0.0});
  }
}

inline bool near(std::complex<double> a, std::complex<double> b, double tol) {
  if (std::isnan(a.real()) || std::isnan(b.real())) return std::isnan(a.real()) && std::isnan(b.real());
  if (a == b) return true;
  return std::abs(a - b) <= tol * (1.0 + std::abs(b));
}

inline double tolerance(DType t) {
  return t == DType::BFloat16                            ? 2e-2
         : t == DType::Float16                           ? 3e-3
         : t == DType::Float64 || t == DType::Complex128 ? 1e-11
                                                         : 1e-4;
}

inline bool same(Array& got, const std::vector<std::complex<double>>& want, double tol) {
  for (int64_t i = 0; i < got.numel(); ++i) {
    if (!near(got.get(i), want[static_cast<size_t>(i)], tol)) {
      std::printf("element %ld of %s: %g%+gi, expected %g%+gi\n", static_cast<long>(i), eg::name_of(got.dtype),
                  got.get(i).real(), got.get(i).imag(), want[i].real(), want[i].imag());
      return false;
    }
  }
  return true;
}

// The message of the error that f throws; "" when it throws none.
template <class F>
std::string error_of(F&& f) {
  try {
    f();
  } catch (const eg::Error& e) {
    return e.what();
  }
  return "";
}

inline int finish(const char* name) {
  std::printf("%s: %s\n", name, failures ? "FAILED" : "ok");
  return failures ? 1 : 0;
}

}  // namespace check
