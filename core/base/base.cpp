// Definitions of the small base headers: names and promotion of dtypes, numbers in error messages, scalars.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

#include "core/base/defaults.h"
#include "core/base/dtype.h"
#include "core/base/error.h"
#include "core/base/ref.h"
#include "core/base/scalar.h"

namespace eg {

const char library_instance = 0;

namespace {
constexpr const char* kNames[kNumDTypes] = {"bool",     "uint8",    "int8",    "int16",   "int32",     "int64",
                                            "uint16",   "uint32",   "uint64",  "float16", "bfloat16",  "float32",
                                            "float64",  "complex32", "complex64", "complex128", "float8_e4m3fn", "float8_e5m2"};
constexpr const char* kScalarTypes[kNumDTypes] = {
    "Bool",  "Byte",   "Char",          "Short",         "Int",           "Long",          "UInt16",        "UInt32",
    "UInt64", "Half",  "BFloat16",      "Float",         "Double",        "ComplexHalf",   "ComplexFloat",  "ComplexDouble",
    "Float8_e4m3fn", "Float8_e5m2"};
std::atomic<DType> g_default{DType::Float32};
}  // namespace

const char* name_of(DType t) { return kNames[static_cast<int>(t)]; }
const char* scalar_type_name(DType t) { return kScalarTypes[static_cast<int>(t)]; }

DType default_dtype() { return g_default.load(std::memory_order_relaxed); }
void set_default_dtype(DType t) {
  check(is_floating(t) && !is_float8(t), Code::Type, "only floating-point types are supported as the default type");
  g_default.store(t);
}
namespace {
std::atomic<bool> g_fills{false};
}
bool fills_uninitialized() { return g_fills.load(std::memory_order_relaxed); }
void set_fills_uninitialized(bool on) { g_fills.store(on, std::memory_order_relaxed); }
DType default_complex_dtype() { return to_complex(default_dtype()); }

DType to_real(DType t) {
  switch (t) {
    case DType::Complex32: return DType::Float16;
    case DType::Complex64: return DType::Float32;
    case DType::Complex128: return DType::Float64;
    default: return t;
  }
}

DType to_complex(DType t) {
  switch (t) {
    case DType::Float16: return DType::Complex32;
    case DType::BFloat16:
    case DType::Float32: return DType::Complex64;
    case DType::Float64: return DType::Complex128;
    default: return t;
  }
}

DType promote_types(DType a, DType b) {
  if (a == b) return a;
  if (is_float8(a) || is_float8(b)) {
    fail(Code::Runtime, "Promotion for Float8 Types is not supported, attempted to promote ", scalar_type_name(a),
         " and ", scalar_type_name(b));
  }
  if (is_complex(a) || is_complex(b)) {
    if (!is_complex(a)) std::swap(a, b);
    if (is_complex(b)) return std::max(a, b);
    if (!is_floating(b)) return a;
    const DType real = promote_types(to_real(a), b);
    return to_complex(real);
  }
  if (is_floating(a) || is_floating(b)) {
    if (!is_floating(a)) std::swap(a, b);
    if (!is_floating(b)) return a;
    if (is_half(a) && is_half(b)) return DType::Float32;
    return std::max(a, b);
  }
  if (is_bool(a)) return b;
  if (is_bool(b)) return a;
  auto barebones = [](DType t) { return t >= DType::UInt16 && t <= DType::UInt64; };
  if (barebones(a) || barebones(b)) {
    fail(Code::Runtime, "Promotion for uint16, uint32, uint64 types is not supported, attempted to promote ",
         scalar_type_name(a), " and ", scalar_type_name(b));
  }
  if (a == DType::UInt8 || b == DType::UInt8) {
    const DType other = a == DType::UInt8 ? b : a;
    return other == DType::Int8 ? DType::Int16 : other;
  }
  return std::max(a, b);
}

bool can_cast(DType from, DType to) {
  if (is_complex(from) && !is_complex(to)) return false;
  if (is_floating(from) && is_integral(to)) return false;
  if (!is_bool(from) && is_bool(to)) return false;
  return true;
}

namespace detail {
void put(std::string& s, double v) {
  if (std::isnan(v)) {
    s.append("nan");
    return;
  }
  if (std::isinf(v)) {
    s.append(v < 0 ? "-inf" : "inf");
    return;
  }
  char buf[40];
  auto r = std::to_chars(buf, buf + sizeof buf, v);
  std::string_view text(buf, static_cast<size_t>(r.ptr - buf));
  s.append(text);
  if (text.find_first_of(".e") == std::string_view::npos) s.append(".0");
}
}  // namespace detail

int64_t Scalar::to_int() const {
  if (is_integral()) return i_;
  if (std::isnan(d_)) return INT64_MIN;
  if (d_ >= 9223372036854775808.0) return INT64_MAX;
  if (d_ <= -9223372036854775808.0) return INT64_MIN;
  return static_cast<int64_t>(d_);
}

DType Scalar::default_dtype() const {
  switch (is_) {
    case Is::Bool: return DType::Bool;
    case Is::Int: return DType::Int64;
    case Is::Double: return eg::default_dtype();
    default: return default_complex_dtype();
  }
}

Scalar Scalar::operator-() const {
  switch (is_) {
    case Is::Bool:
    case Is::Int: return Scalar(static_cast<int64_t>(-static_cast<uint64_t>(i_)));
    case Is::Double: return Scalar(-d_);
    default: return Scalar(-to_complex());
  }
}

Scalar operator*(const Scalar& a, const Scalar& b) {
  if (a.is_complex() || b.is_complex()) return Scalar(a.to_complex() * b.to_complex());
  if (a.is_double() || b.is_double()) return Scalar(a.to_double() * b.to_double());
  return Scalar(static_cast<int64_t>(static_cast<uint64_t>(a.to_int()) * static_cast<uint64_t>(b.to_int())));
}

}  // namespace eg
