// Conversions between element types. Floats become integers by truncation (uint8 by way of int64, so that negative
// numbers wrap), anything becomes true unless it is zero.
#include "kernels/cpu/isa/cast.h"

#include "core/base/half.h"
#include "kernels/scalar/vector.h"

namespace eg::kernels::EG_ISA {

extern const CastTable k_cast;

namespace {

struct Bool {
  uint8_t v;
};

template <class D, class S>
EG_HD D convert(S s) {
  if constexpr (std::is_same_v<D, Bool>)
    return Bool{static_cast<uint8_t>(s != S(0))};
  else if constexpr (std::is_same_v<D, Float16>)
    return std::bit_cast<Float16>(float_to_float16(s));
  else if constexpr (std::is_same_v<S, Float16>)
    return float16_to_float(s.bits);
  else if constexpr (std::is_same_v<D, BFloat16>)
    return std::bit_cast<BFloat16>(float_to_bfloat16(s));
  else if constexpr (std::is_same_v<S, BFloat16>)
    return bfloat16_to_float(s.bits);
  else if constexpr (std::is_same_v<D, Float8_e4m3fn>)
    return std::bit_cast<Float8_e4m3fn>(float_to_e4m3fn(s));
  else if constexpr (std::is_same_v<S, Float8_e4m3fn>)
    return e4m3fn_to_float(s.bits);
  else if constexpr (std::is_same_v<D, Float8_e5m2>)
    return std::bit_cast<Float8_e5m2>(float_to_e5m2(s));
  else if constexpr (std::is_same_v<S, Float8_e5m2>)
    return e5m2_to_float(s.bits);
  else if constexpr (kIsReal<S> && (std::is_same_v<D, uint8_t> || std::is_same_v<D, uint64_t>)) {
    // Below 2^63 by way of int64; a plain conversion of a negative number to uint64 is undefined.
    if constexpr (sizeof(D) == 8) {
      if (s >= S(0x1p+63)) return static_cast<D>(static_cast<int64_t>(s - S(0x1p+63))) + (D(1) << 63);
    }
    return static_cast<D>(static_cast<int64_t>(s));
  } else if constexpr (kIsReal<S> && kIsInt<D> && sizeof(D) < 4) {
    return static_cast<D>(static_cast<int32_t>(s));
  } else {
    return static_cast<D>(s);
  }
}

#ifdef __F16C__
// The processor converts float16 itself; only its NaN is not the one of convert().
inline constexpr int64_t kHalves = kLanesOf<Vector<float>>;
#ifdef __AVX512F__
using HalfBits = __m256i;
#else
using HalfBits = __m128i;
#endif

EG_HD void halve(Float16* out, const float* in) {
  using V = Vector<float>;
  V x = load<V>(in);
  x = x == x ? x : m::copysign(V{} + kNan<float>, x);
#ifdef __AVX512F__
  const HalfBits h = _mm512_maskz_cvtps_ph(0xffff, x, _MM_FROUND_TO_NEAREST_INT);
#else
  const HalfBits h = _mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT);
#endif
  std::memcpy(static_cast<void*>(out), &h, sizeof h);
}

void cast_to_half(Float16* out, const float* in, int64_t n) {
  int64_t i = 0;
  for (; i + kHalves <= n; i += kHalves) halve(out + i, in + i);
  if (i == n) return;
  float rest[kHalves] = {};
  Float16 halves[kHalves];
  for (int64_t k = 0; i + k < n; ++k) rest[k] = in[i + k];
  halve(halves, rest);
  for (int64_t k = 0; i + k < n; ++k) out[i + k] = halves[k];
}
#endif

template <class D, class S>
void cast_loop(void* out, const void* in, int64_t n) {
  D* o = static_cast<D*>(out);
  const S* s = static_cast<const S*>(in);
#ifdef __F16C__
  if constexpr (std::is_same_v<D, Float16>) return cast_to_half(o, s, n);
#endif
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) o[i] = convert<D, S>(s[i]);
}

template <class D, class S>
constexpr void put(CastTable& t, DType d, DType s) {
  t.loops[static_cast<int>(d)][static_cast<int>(s)] = cast_loop<D, S>;
}

template <class S>
constexpr void put_row(CastTable& t, DType s) {
  put<Bool, S>(t, DType::Bool, s);
  if constexpr (!std::is_same_v<S, uint8_t>) put<uint8_t, S>(t, DType::UInt8, s);
  if constexpr (!std::is_same_v<S, int8_t>) put<int8_t, S>(t, DType::Int8, s);
  if constexpr (!std::is_same_v<S, int16_t>) put<int16_t, S>(t, DType::Int16, s);
  if constexpr (!std::is_same_v<S, int32_t>) put<int32_t, S>(t, DType::Int32, s);
  if constexpr (!std::is_same_v<S, int64_t>) put<int64_t, S>(t, DType::Int64, s);
  if constexpr (!std::is_same_v<S, uint64_t>) put<uint64_t, S>(t, DType::UInt64, s);
  if constexpr (!std::is_same_v<S, float>) put<float, S>(t, DType::Float32, s);
  if constexpr (!std::is_same_v<S, double>) put<double, S>(t, DType::Float64, s);
}

template <class T>
constexpr void put_small(CastTable& t, DType small, DType big) {
  using Big = std::conditional_t<std::is_integral_v<T>, int64_t, float>;
  put<T, Big>(t, small, big);
  put<Big, T>(t, big, small);
}

constexpr CastTable make() {
  CastTable t{};
  put_row<uint8_t>(t, DType::UInt8);
  put_row<int8_t>(t, DType::Int8);
  put_row<int16_t>(t, DType::Int16);
  put_row<int32_t>(t, DType::Int32);
  put_row<int64_t>(t, DType::Int64);
  put_row<uint64_t>(t, DType::UInt64);
  put_row<float>(t, DType::Float32);
  put_row<double>(t, DType::Float64);
  // A bool is the byte 0 or 1.
  for (int d = 0; d < kNumDTypes; ++d)
    t.loops[d][static_cast<int>(DType::Bool)] = t.loops[d][static_cast<int>(DType::UInt8)];
  put<uint8_t, uint8_t>(t, DType::UInt8, DType::Bool);
  put_small<uint16_t>(t, DType::UInt16, DType::Int64);
  put_small<uint32_t>(t, DType::UInt32, DType::Int64);
  put_small<Float16>(t, DType::Float16, DType::Float32);
  put_small<BFloat16>(t, DType::BFloat16, DType::Float32);
  put_small<Float8_e4m3fn>(t, DType::Float8_e4m3fn, DType::Float32);
  put_small<Float8_e5m2>(t, DType::Float8_e5m2, DType::Float32);
  return t;
}

}  // namespace

constexpr CastTable k_cast = make();

}  // namespace eg::kernels::EG_ISA
