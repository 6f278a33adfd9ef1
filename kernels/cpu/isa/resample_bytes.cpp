// Resampling of bytes by sums in whole numbers: products of pairs of bytes with pairs of weights of 16 bits.
#include <cstring>

#include "kernels/cpu/isa/resample.h"
#include "kernels/scalar/vector.h"

namespace eg::kernels::EG_ISA {

extern const ResampleByteLoops k_resample_bytes;

namespace {

EG_HD uint8_t narrowed(int32_t sum, int bits) {
  sum >>= bits;
  return static_cast<uint8_t>(sum < 0 ? 0 : sum > 255 ? 255 : sum);
}

EG_HD int32_t pair_at(const int16_t* w) {
  int32_t both;
  std::memcpy(&both, w, 4);
  return both;
}

#if defined(EG_ISA_avx512) || defined(EG_ISA_avx2)
#if defined(EG_ISA_avx512)
// The masked forms where the others make this compiler warn of its own header.
using Bytes = __m512i;
EG_HD Bytes load(const void* p) { return _mm512_loadu_si512(p); }
EG_HD void store(void* p, Bytes v) { _mm512_storeu_si512(p, v); }
EG_HD Bytes all(int32_t v) { return _mm512_set1_epi32(v); }
EG_HD Bytes mixed_low(Bytes a, Bytes b) { return _mm512_unpacklo_epi8(a, b); }
EG_HD Bytes mixed_high(Bytes a, Bytes b) { return _mm512_unpackhi_epi8(a, b); }
EG_HD Bytes plus_products(Bytes sum, Bytes a, Bytes b) { return _mm512_add_epi32(sum, _mm512_madd_epi16(a, b)); }
EG_HD Bytes shifted(Bytes v, __m128i by) { return _mm512_maskz_sra_epi32(0xffff, v, by); }
EG_HD Bytes narrow(Bytes a, Bytes b, Bytes c, Bytes d) {
  return _mm512_packus_epi16(_mm512_packs_epi32(a, b), _mm512_packs_epi32(c, d));
}
EG_HD Bytes chosen(Bytes v, Bytes order) { return _mm512_shuffle_epi8(v, order); }
#else
using Bytes = __m256i;
EG_HD Bytes load(const void* p) { return _mm256_loadu_si256(static_cast<const __m256i*>(p)); }
EG_HD void store(void* p, Bytes v) { _mm256_storeu_si256(static_cast<__m256i*>(p), v); }
EG_HD Bytes all(int32_t v) { return _mm256_set1_epi32(v); }
EG_HD Bytes mixed_low(Bytes a, Bytes b) { return _mm256_unpacklo_epi8(a, b); }
EG_HD Bytes mixed_high(Bytes a, Bytes b) { return _mm256_unpackhi_epi8(a, b); }
EG_HD Bytes plus_products(Bytes sum, Bytes a, Bytes b) { return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b)); }
EG_HD Bytes shifted(Bytes v, __m128i by) { return _mm256_sra_epi32(v, by); }
EG_HD Bytes narrow(Bytes a, Bytes b, Bytes c, Bytes d) {
  return _mm256_packus_epi16(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d));
}
EG_HD Bytes chosen(Bytes v, Bytes order) { return _mm256_shuffle_epi8(v, order); }
#endif
constexpr int64_t kBytes = sizeof(Bytes), kParts = kBytes / 16;

// 16 bytes from each of some places.
EG_HD Bytes parts(const uint8_t* in, const int32_t* at) {
  const auto part = [&](int i) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(in + at[i])); };
#if defined(EG_ISA_avx512)
  Bytes v = _mm512_castsi128_si512(part(0));
  v = _mm512_inserti32x4(v, part(1), 1);
  v = _mm512_inserti32x4(v, part(2), 2);
  return _mm512_inserti32x4(v, part(3), 3);
#else
  return _mm256_inserti128_si256(_mm256_castsi128_si256(part(0)), part(1), 1);
#endif
}

void spread(uint8_t* out, const uint8_t* in, const ByteTaps& t) {
  const __m128i shift = _mm_cvtsi32_si128(t.bits);
  const Bytes half = all(1 << t.bits >> 1);
  for (int64_t g = 0; g < t.parts; g += kParts, out += 4 * kParts) {
    Bytes sum = half;
    for (int64_t k = 0; k < t.pairs; ++k) {
      const int64_t entry = k * t.parts + g;
      const Bytes x = chosen(parts(in, t.at + entry), load(t.order + 16 * entry));
      sum = plus_products(sum, x, load(t.weights + 8 * entry));
    }
    sum = shifted(sum, shift);
    const Bytes bytes = narrow(sum, sum, sum, sum);  // the first four bytes of each part
#if defined(EG_ISA_avx512)
    const Bytes order = _mm512_setr_epi32(0, 4, 8, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    const __m128i r = _mm512_maskz_extracti32x4_epi32(0xf, _mm512_maskz_permutexvar_epi32(0xf, order, bytes), 0);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(out), r);
#else
    const __m256i order = _mm256_setr_epi32(0, 4, 0, 0, 0, 0, 0, 0);
    _mm_storel_epi64(reinterpret_cast<__m128i*>(out),
                     _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(bytes, order)));
#endif
  }
}
#endif

void combine(uint8_t* out, const uint8_t* const* rows, const int16_t* w, int64_t count, int bits, int64_t n) {
  int64_t x = 0;
#if defined(EG_ISA_avx512) || defined(EG_ISA_avx2)
  const __m128i shift = _mm_cvtsi32_si128(bits);
  const Bytes zero = all(0);
  while (n >= kBytes && x < n) {
    if (x + kBytes > n) x = n - kBytes;  // some once more
    Bytes sum[4];
    for (Bytes& s : sum) s = all(1 << bits >> 1);
    for (int64_t k = 0; k < count; k += 2) {
      const Bytes pair = all(pair_at(w + k));
      const Bytes a = load(rows[k] + x), b = load(rows[k + 1 < count ? k + 1 : k] + x);
      const Bytes low = mixed_low(a, b), high = mixed_high(a, b);
      sum[0] = plus_products(sum[0], mixed_low(low, zero), pair);
      sum[1] = plus_products(sum[1], mixed_high(low, zero), pair);
      sum[2] = plus_products(sum[2], mixed_low(high, zero), pair);
      sum[3] = plus_products(sum[3], mixed_high(high, zero), pair);
    }
    for (Bytes& s : sum) s = shifted(s, shift);
    store(out + x, narrow(sum[0], sum[1], sum[2], sum[3]));
    x += kBytes;
  }
#endif
  for (; x < n; ++x) {
    int32_t sum = 1 << bits >> 1;
    for (int64_t k = 0; k < count; ++k) sum += w[k] * rows[k][x];
    out[x] = narrowed(sum, bits);
  }
}

}  // namespace

#if defined(EG_ISA_avx512) || defined(EG_ISA_avx2)
const ResampleByteLoops k_resample_bytes = {combine, spread};
#else
const ResampleByteLoops k_resample_bytes = {combine, nullptr};
#endif

}  // namespace eg::kernels::EG_ISA
