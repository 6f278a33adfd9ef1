// Element types: their numbers (part of the ABI, never renumbered), sizes, names, categories and promotion.
// Everything that must know "what is a float16" asks here.
#pragma once
#include <cstddef>
#include <cstdint>

namespace eg {

// The values equal eg_dtype in capi/include/evergrad/abi.h.
enum class DType : int32_t {
  Bool = 0,
  UInt8 = 1,
  Int8 = 2,
  Int16 = 3,
  Int32 = 4,
  Int64 = 5,
  UInt16 = 6,
  UInt32 = 7,
  UInt64 = 8,
  Float16 = 9,
  BFloat16 = 10,
  Float32 = 11,
  Float64 = 12,
  Complex32 = 13,
  Complex64 = 14,
  Complex128 = 15,
  Float8_e4m3fn = 16,
  Float8_e5m2 = 17,
};
inline constexpr int kNumDTypes = 18;

inline constexpr uint8_t kDTypeSize[kNumDTypes] = {1, 1, 1, 2, 4, 8, 2, 4, 8, 2, 2, 4, 8, 4, 8, 16, 1, 1};

inline constexpr size_t size_of(DType t) { return kDTypeSize[static_cast<int>(t)]; }
inline constexpr bool is_bool(DType t) { return t == DType::Bool; }
inline constexpr bool is_complex(DType t) { return t >= DType::Complex32 && t <= DType::Complex128; }
inline constexpr bool is_floating(DType t) {
  return (t >= DType::Float16 && t <= DType::Float64) || t == DType::Float8_e4m3fn || t == DType::Float8_e5m2;
}
// Integers without bool.
inline constexpr bool is_int(DType t) { return t >= DType::UInt8 && t <= DType::UInt64; }
inline constexpr bool is_integral(DType t) { return is_bool(t) || is_int(t); }
inline constexpr bool is_unsigned(DType t) {
  return t == DType::UInt8 || t == DType::UInt16 || t == DType::UInt32 || t == DType::UInt64;
}
inline constexpr bool is_signed(DType t) { return !is_unsigned(t) && !is_bool(t); }
inline constexpr bool is_float8(DType t) { return t == DType::Float8_e4m3fn || t == DType::Float8_e5m2; }
inline constexpr bool is_half(DType t) { return t == DType::Float16 || t == DType::BFloat16; }
inline constexpr bool is_differentiable(DType t) { return is_floating(t) || is_complex(t); }
inline constexpr bool is_valid(int32_t t) { return t >= 0 && t < kNumDTypes; }

// The public name ("float32") and the name PyTorch's messages use ("Float").
const char* name_of(DType t);
const char* scalar_type_name(DType t);

// The real type of a complex one (complex64 -> float32); others unchanged; and its inverse for floats.
DType to_real(DType t);
DType to_complex(DType t);

// The smallest type that both convert to (https://pytorch.org/docs: tensor attributes, type promotion).
// Throws TypeError for float8 with a different type.
DType promote_types(DType a, DType b);

// May a value of type `from` be stored in `to` by an in-place or out= call?  Order: bool < int < float < complex.
bool can_cast(DType from, DType to);

}  // namespace eg
