// The storage types that C++ lacks: float16, bfloat16, the two float8 formats and complex32, with exact conversions to
// and from float. Arithmetic happens in float; these types are only stored. Rounding is to nearest, ties to even.
// Every function is force-inlined, so that a file compiled for a newer instruction set never lends its code to others.
#pragma once
#include <bit>
#include <cstdint>

namespace eg {

#define EG_HALF_INLINE __attribute__((always_inline)) inline constexpr

// IEEE binary16. Branch-free, so that loops over it vectorise.
EG_HALF_INLINE float float16_to_float(uint16_t h) {
  // Moving exponent and mantissa up and scaling by 2^112 rebiases normal numbers and normalises subnormal ones.
  const uint32_t magnitude = static_cast<uint32_t>(h & 0x7fffu) << 13;
  const uint32_t scaled = std::bit_cast<uint32_t>(std::bit_cast<float>(magnitude) * 0x1p+112f);
  const uint32_t special = magnitude >= 0x0f800000u ? 0x7f800000u : 0u;  // infinity and NaN keep a full exponent
  return std::bit_cast<float>(scaled | special | (static_cast<uint32_t>(h & 0x8000u) << 16));
}

EG_HALF_INLINE uint16_t float_to_float16(float f) {
  const uint32_t bits = std::bit_cast<uint32_t>(f);
  const uint32_t a = bits & 0x7fffffffu;
  // Normal results: rebias by -112 and round the 13 dropped bits to even with an integer addition; a carry into the
  // exponent is what rounding up to the next power of two (or to infinity) means.
  const uint32_t normal = (a - 0x38000000u + 0xfffu + ((a >> 13) & 1u)) >> 13;
  // Subnormal results: adding 0.5 aligns the mantissa at 2^-24, and the addition itself rounds to even.
  const uint32_t tiny = std::bit_cast<uint32_t>(std::bit_cast<float>(a) + 0.5f) - 0x3f000000u;
  uint32_t r = a < 0x38800000u ? tiny : normal;
  r = a >= 0x477ff000u ? 0x7c00u : r;
  r = a > 0x7f800000u ? 0x7e00u : r;
  return static_cast<uint16_t>(r | ((bits >> 16) & 0x8000u));
}

EG_HALF_INLINE float bfloat16_to_float(uint16_t b) { return std::bit_cast<float>(static_cast<uint32_t>(b) << 16); }

EG_HALF_INLINE uint16_t float_to_bfloat16(float f) {
  const uint32_t bits = std::bit_cast<uint32_t>(f);
  const uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
  return static_cast<uint16_t>((bits & 0x7fffffffu) > 0x7f800000u ? 0x7fc0u : rounded);
}

// float8 e4m3fn: bias 7, no infinities, S.1111.111 is NaN, largest number 448. What rounds beyond 448 becomes NaN.
EG_HALF_INLINE float e4m3fn_to_float(uint8_t v) {
  const uint32_t magnitude = static_cast<uint32_t>(v & 0x7fu) << 20;
  uint32_t r = std::bit_cast<uint32_t>(std::bit_cast<float>(magnitude) * 0x1p+120f);
  r = (v & 0x7fu) == 0x7fu ? 0x7fc00000u : r;
  return std::bit_cast<float>(r | (static_cast<uint32_t>(v & 0x80u) << 24));
}

EG_HALF_INLINE uint8_t float_to_e4m3fn(float f) {
  const uint32_t bits = std::bit_cast<uint32_t>(f);
  const uint32_t a = bits & 0x7fffffffu;
  const uint32_t normal = (a - 0x3c000000u + 0x7ffffu + ((a >> 20) & 1u)) >> 20;
  // 2^14 has its last mantissa bit at 2^-9, the smallest subnormal.
  const uint32_t tiny = std::bit_cast<uint32_t>(std::bit_cast<float>(a) + 0x1p+14f) - 0x46800000u;
  uint32_t r = a < 0x3c800000u ? tiny : normal;
  r = a > 0x43e80000u ? 0x7fu : r;  // 464 is half way between 448 and the missing 480; it rounds to even, 448
  return static_cast<uint8_t>(r | ((bits >> 24) & 0x80u));
}

// float8 e5m2: the upper byte of a float16, with infinities and NaN. What rounds beyond 57344 becomes infinity.
EG_HALF_INLINE float e5m2_to_float(uint8_t v) {
  return float16_to_float(static_cast<uint16_t>(static_cast<uint32_t>(v) << 8));
}

EG_HALF_INLINE uint8_t float_to_e5m2(float f) {
  const uint32_t bits = std::bit_cast<uint32_t>(f);
  const uint32_t a = bits & 0x7fffffffu;
  const uint32_t normal = (a - 0x38000000u + 0xfffffu + ((a >> 21) & 1u)) >> 21;
  // 2^7 has its last mantissa bit at 2^-16, the smallest subnormal.
  const uint32_t tiny = std::bit_cast<uint32_t>(std::bit_cast<float>(a) + 0x1p+7f) - 0x43000000u;
  uint32_t r = a < 0x38800000u ? tiny : normal;
  r = a >= 0x47700000u ? 0x7cu : r;  // 61440 is half way between 57344 and 65536; it rounds to even, infinity
  r = a > 0x7f800000u ? 0x7fu : r;
  return static_cast<uint8_t>(r | ((bits >> 24) & 0x80u));
}

struct Float16 {
  uint16_t bits = 0;
  Float16() = default;
  EG_HALF_INLINE Float16(float f) : bits(float_to_float16(f)) {}
  EG_HALF_INLINE operator float() const { return float16_to_float(bits); }
};

struct BFloat16 {
  uint16_t bits = 0;
  BFloat16() = default;
  EG_HALF_INLINE BFloat16(float f) : bits(float_to_bfloat16(f)) {}
  EG_HALF_INLINE operator float() const { return bfloat16_to_float(bits); }
};

struct Float8_e4m3fn {
  uint8_t bits = 0;
  Float8_e4m3fn() = default;
  EG_HALF_INLINE Float8_e4m3fn(float f) : bits(float_to_e4m3fn(f)) {}
  EG_HALF_INLINE operator float() const { return e4m3fn_to_float(bits); }
};

struct Float8_e5m2 {
  uint8_t bits = 0;
  Float8_e5m2() = default;
  EG_HALF_INLINE Float8_e5m2(float f) : bits(float_to_e5m2(f)) {}
  EG_HALF_INLINE operator float() const { return e5m2_to_float(bits); }
};

struct Complex32 {
  Float16 re, im;
};

#undef EG_HALF_INLINE

static_assert(sizeof(Float16) == 2 && sizeof(BFloat16) == 2 && sizeof(Complex32) == 4);
static_assert(sizeof(Float8_e4m3fn) == 1 && sizeof(Float8_e5m2) == 1);

}  // namespace eg
