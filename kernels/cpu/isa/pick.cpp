// Loops over dense data for indexing and selection: bounds of indices, packing by flags, sort keys, binary search.
#include "kernels/cpu/isa/pick.h"

#include <bit>
#include <cstring>

#include "kernels/scalar/base.h"

#ifndef EG_ISA_baseline
#include <immintrin.h>
#endif

namespace eg::kernels::EG_ISA {

extern const PickTable k_pick;

namespace {

void stream(void* to_, const void* from_, int64_t bytes) {
#ifndef EG_ISA_baseline
  char* to = static_cast<char*>(to_);
  const char* from = static_cast<const char*>(from_);
  if (bytes >= 128) {  // up to whole lines of the target
    const int64_t head = static_cast<int64_t>(-reinterpret_cast<uintptr_t>(to) & 63);
    if (head) std::memcpy(to, from, 64);
    to += head;
    from += head;
    bytes -= head;
    for (; bytes >= 64; bytes -= 64, to += 64, from += 64) {
#ifdef EG_ISA_avx512
      _mm512_stream_si512(reinterpret_cast<__m512i*>(to), _mm512_loadu_si512(from));
#else
      const __m256i a = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
      const __m256i b = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from + 32));
      _mm256_stream_si256(reinterpret_cast<__m256i*>(to), a);
      _mm256_stream_si256(reinterpret_cast<__m256i*>(to + 32), b);
#endif
    }
  }
  std::memcpy(to, from, static_cast<size_t>(bytes));
#else
  std::memcpy(to_, from_, static_cast<size_t>(bytes));
#endif
}

void stream_end() {
#ifndef EG_ISA_baseline
  _mm_sfence();
#endif
}

bool outside(const int64_t* at, int64_t n, int64_t low, int64_t size) {
  // One comparison an index: those below `low` wrap around to great numbers.
  const uint64_t first = static_cast<uint64_t>(low), count = static_cast<uint64_t>(size);
  int64_t i = 0;
  for (; i + 512 <= n; i += 512) {  // stops soon after the first bad one
    uint64_t bad = 0;
    for (int64_t j = 0; j < 512; ++j) bad |= static_cast<uint64_t>(static_cast<uint64_t>(at[i + j]) - first >= count);
    if (bad) return true;
  }
  uint64_t bad = 0;
  for (; i < n; ++i) bad |= static_cast<uint64_t>(static_cast<uint64_t>(at[i]) - first >= count);
  return bad != 0;
}

#ifdef EG_ISA_avx512

// Bit i: flags[i] is set, for 64 flags.
EG_HD uint64_t flag_bits(const uint8_t* flags) {
  return _mm512_test_epi8_mask(_mm512_loadu_si512(flags), _mm512_set1_epi8(-1));
}

#endif

template <class T>
int64_t pack(T* out, int64_t limit, const T* in, const uint8_t* flags, int64_t n) {
  T* to = out;
  T* const end = out + limit;
  int64_t i = 0;
#ifdef EG_ISA_avx512
  constexpr int kLanes = 64 / sizeof(T);
  for (; i + 64 <= n && end - to >= 64; i += 64) {
    uint64_t bits = flag_bits(flags + i);
    if (!bits) continue;
    for (int k = 0; k < 64; k += kLanes, bits >>= kLanes) {
      if constexpr (sizeof(T) == 4) {
        const __mmask16 m = static_cast<__mmask16>(bits);
        _mm512_storeu_si512(to, _mm512_maskz_compress_epi32(m, _mm512_loadu_si512(in + i + k)));
        to += __builtin_popcount(m);
      } else {
        const __mmask8 m = static_cast<__mmask8>(bits);
        _mm512_storeu_si512(to, _mm512_maskz_compress_epi64(m, _mm512_loadu_si512(in + i + k)));
        to += __builtin_popcount(m);
      }
    }
  }
#endif
  // Every element is stored and the next place moves on only where the flag is set: no branch to mispredict.
  for (; i < n && to != end; ++i) {
    *to = in[i];
    to += flags[i] != 0;
  }
  return to - out;
}

int64_t positions(int64_t* out, int64_t limit, const uint8_t* flags, int64_t n, int64_t first) {
  int64_t* to = out;
  int64_t* const end = out + limit;
  int64_t i = 0;
#ifdef EG_ISA_avx512
  const __m512i lane = _mm512_setr_epi64(0, 1, 2, 3, 4, 5, 6, 7);
  for (; i + 64 <= n && end - to >= 64; i += 64) {
    uint64_t bits = flag_bits(flags + i);
    if (!bits) continue;
    for (int k = 0; k < 64; k += 8, bits >>= 8) {
      const __mmask8 m = static_cast<__mmask8>(bits);
      _mm512_storeu_si512(to, _mm512_maskz_compress_epi64(m, _mm512_add_epi64(lane, _mm512_set1_epi64(first + i + k))));
      to += __builtin_popcount(m);
    }
  }
#endif
  for (; i < n && to != end; ++i) {
    *to = first + i;
    to += flags[i] != 0;
  }
  return to - out;
}

void float_keys(uint32_t* out, const float* in, int64_t n, uint32_t flip) {
  for (int64_t i = 0; i < n; ++i) {
    const float f = in[i] + 0.0f;  // -0 becomes +0
    const uint32_t bits = std::bit_cast<uint32_t>(f);
    const uint32_t key = bits ^ (static_cast<uint32_t>(static_cast<int32_t>(bits) >> 31) | 0x80000000u);
    out[i] = (f != f ? ~0u : key) ^ flip;
  }
}
void double_keys(uint64_t* out, const double* in, int64_t n, uint64_t flip) {
  for (int64_t i = 0; i < n; ++i) {
    const double f = in[i] + 0.0;
    const uint64_t bits = std::bit_cast<uint64_t>(f);
    const uint64_t key = bits ^ ((0 - (bits >> 63)) | uint64_t{1} << 63);
    out[i] = (f != f ? ~uint64_t{0} : key) ^ flip;
  }
}

// Blocks are looked at as a whole first: few of them hold a candidate once the bound is tight.
template <class K>
int64_t below(uint32_t* out, const K* keys, int64_t n, K bound) {
  uint32_t* to = out;
  int64_t i = 0;
#ifdef EG_ISA_avx512
  if constexpr (sizeof(K) == 4) {
    const __m512i limit = _mm512_set1_epi32(static_cast<int>(bound));
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    for (; i + 16 <= n; i += 16) {
      const __mmask16 m = _mm512_cmplt_epu32_mask(_mm512_loadu_si512(keys + i), limit);
      if (!m) continue;
      const __m512i at = _mm512_add_epi32(lane, _mm512_set1_epi32(static_cast<int>(i)));
      _mm512_mask_compressstoreu_epi32(to, m, at);
      to += __builtin_popcount(m);
    }
  }
#endif
  constexpr int64_t kBlock = 128 / sizeof(K);
  for (; i + kBlock <= n; i += kBlock) {
    K hit = 0;
    for (int64_t j = 0; j < kBlock; ++j) hit |= static_cast<K>(keys[i + j] < bound);
    if (!hit) continue;
    for (int64_t j = i; j < i + kBlock; ++j) {
      *to = static_cast<uint32_t>(j);
      to += keys[j] < bound;
    }
  }
  for (; i < n; ++i) {
    *to = static_cast<uint32_t>(i);
    to += keys[i] < bound;
  }
  return to - out;
}

template <class K>
int64_t count(const K* keys, int64_t n, K key) {
  K c = 0;
  int64_t total = 0;
  for (int64_t i = 0; i < n; i += 1 << 20) {
    c = 0;
    for (int64_t j = i, end = n < i + (1 << 20) ? n : i + (1 << 20); j < end; ++j) c += static_cast<K>(keys[j] == key);
    total += static_cast<int64_t>(c);
  }
  return total;
}

void range(const int64_t* in, int64_t n, int64_t* low, int64_t* high) {
  int64_t lo = in[0], hi = in[0];
  for (int64_t i = 1; i < n; ++i) {
    lo = in[i] < lo ? in[i] : lo;
    hi = in[i] > hi ? in[i] : hi;
  }
  *low = lo;
  *high = hi;
}

#ifdef EG_ISA_avx512

// A vector of elements or positions, and what a search does with it.
template <class T>
struct Lanes {
  static constexpr int kCount = 64 / sizeof(T);
  static EG_HD __m512i gather(const T* from, __m512i at) {
    if constexpr (sizeof(T) == 4)
      return _mm512_mask_i32gather_epi32(_mm512_setzero_si512(), static_cast<__mmask16>(-1), at, from, 4);
    else
      return _mm512_mask_i64gather_epi64(_mm512_setzero_si512(), static_cast<__mmask8>(-1), at, from, 8);
  }
  template <bool kUpper>
  static EG_HD auto right(__m512i x, __m512i v) {
    if constexpr (std::is_same_v<T, float>)
      return _mm512_cmp_ps_mask(_mm512_castsi512_ps(x), _mm512_castsi512_ps(v), kUpper ? _CMP_LE_OQ : _CMP_LT_OQ);
    else if constexpr (std::is_same_v<T, double>)
      return _mm512_cmp_pd_mask(_mm512_castsi512_pd(x), _mm512_castsi512_pd(v), kUpper ? _CMP_LE_OQ : _CMP_LT_OQ);
    else if constexpr (sizeof(T) == 4)
      return _mm512_cmp_epi32_mask(x, v, kUpper ? _MM_CMPINT_LE : _MM_CMPINT_LT);
    else
      return _mm512_cmp_epi64_mask(x, v, kUpper ? _MM_CMPINT_LE : _MM_CMPINT_LT);
  }
  template <class M>
  static EG_HD __m512i add_where(__m512i at, M mask, int64_t step) {
    if constexpr (sizeof(T) == 4)
      return _mm512_mask_add_epi32(at, mask, at, _mm512_set1_epi32(static_cast<int>(step)));
    else
      return _mm512_mask_add_epi64(at, mask, at, _mm512_set1_epi64(step));
  }
};

// As many searches as `low` has room for.
template <class T, bool kUpper, class I, int64_t kTogether>
EG_HD void search_block(I (&low)[kTogether], const T* row, int64_t n, const T* values) {
  using L = Lanes<T>;
  constexpr int kVectors = 4;
  for (int64_t j = 0; j < kTogether; j += kVectors * L::kCount) {
    __m512i v[kVectors], at[kVectors];
    for (int k = 0; k < kVectors; ++k) {
      v[k] = _mm512_loadu_si512(values + j + k * L::kCount);
      at[k] = _mm512_setzero_si512();
    }
    for (int64_t len = n; len > 1;) {
      const int64_t half = len / 2;
      const T* const middle = row + half - 1;
      for (int k = 0; k < kVectors; ++k)
        at[k] = L::add_where(at[k], L::template right<kUpper>(L::gather(middle, at[k]), v[k]), half);
      len -= half;
    }
    for (int k = 0; k < kVectors; ++k) {
      at[k] = L::add_where(at[k], L::template right<kUpper>(L::gather(row, at[k]), v[k]), 1);
      _mm512_storeu_si512(low + j + k * L::kCount, at[k]);
    }
  }
}

#else

template <class T, bool kUpper, class I, int64_t kTogether>
EG_HD void search_block(I (&low)[kTogether], const T* row, int64_t n, const T* values) {
  for (int64_t j = 0; j < kTogether; ++j) low[j] = 0;
  for (I len = static_cast<I>(n); len > 1;) {
    const I half = len / 2;
    const T* const middle = row + half - 1;
    for (int64_t j = 0; j < kTogether; ++j) {
      const T x = middle[low[j]];
      low[j] += half & -static_cast<I>(kUpper ? x <= values[j] : x < values[j]);
    }
    len -= half;
  }
  for (int64_t j = 0; j < kTogether; ++j) {
    const T x = row[low[j]];
    low[j] += static_cast<I>(kUpper ? x <= values[j] : x < values[j]);
  }
}

#endif

// Many searches step by step together, each without a branch: the loads of one hide behind those of the others.
template <class T, bool kUpper>
void search(int64_t* out, const T* row, int64_t n, const T* values, int64_t count) {
  using I = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
  constexpr int64_t kTogether = 64;
  // NaNs stand at the end: below them the plain comparisons hold.
  int64_t numbers = n;
  if constexpr (kIsReal<T>) {
    while (numbers > 0 && row[numbers - 1] != row[numbers - 1]) --numbers;
  }
  const auto right = [](T x, T v) { return kUpper ? x <= v : x < v; };
  const auto one = [&](T v) -> int64_t {
    if (v != v) return kUpper ? n : numbers;
    if (numbers == 0) return 0;
    const T* at = row;
    for (int64_t len = numbers; len > 1;) {
      const int64_t half = len / 2;
      at += right(at[half - 1], v) ? half : 0;
      len -= half;
    }
    return at - row + right(*at, v);
  };
  int64_t i = 0;
  if (numbers > 0 && n < (int64_t{1} << 31)) {
    for (; i + kTogether <= count; i += kTogether) {
      const T* v = values + i;
      I low[kTogether];
      search_block<T, kUpper>(low, row, numbers, v);
      if constexpr (kIsReal<T>) {
        for (int64_t j = 0; j < kTogether; ++j) {
          out[i + j] = v[j] != v[j] ? (kUpper ? n : numbers) : static_cast<int64_t>(low[j]);
        }
      } else {
        for (int64_t j = 0; j < kTogether; ++j) out[i + j] = low[j];
      }
    }
  }
  for (; i < count; ++i) out[i] = one(values[i]);
}

template <class T>
constexpr SearchLoops<T> searches() {
  return {search<T, false>, search<T, true>};
}

}  // namespace

constexpr PickTable k_pick{stream,
                           stream_end,
                           outside,
                           pack<uint32_t>,
                           pack<uint64_t>,
                           positions,
                           float_keys,
                           double_keys,
                           below<uint32_t>,
                           below<uint64_t>,
                           count<uint32_t>,
                           count<uint64_t>,
                           range,
                           searches<float>(),
                           searches<double>(),
                           searches<int32_t>(),
                           searches<int64_t>()};

}  // namespace eg::kernels::EG_ISA
