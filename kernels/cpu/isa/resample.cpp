// Resampling of a row, and of rows into one. Each sum is that of its own taps alone, from the first to the last.
#include "kernels/cpu/isa/resample.h"

#include "kernels/scalar/vector.h"

namespace eg::kernels::EG_ISA {

extern const ResampleTable k_resample;

namespace {

template <class V>
EG_HD V load(const Lane<V>* p) {
  V v;
  std::memcpy(&v, p, sizeof v);
  return v;
}
template <class V>
EG_HD void store(Lane<V>* p, const V& v) {
  std::memcpy(p, &v, sizeof v);
}

// in[at[i]] for each lane, or 0 where k is not below count[i].
template <class T>
EG_HD Vector<T> some(const T* in, const int32_t* at, const int32_t* count, int32_t k) {
#if defined(EG_ISA_avx512)
  if constexpr (sizeof(T) == 4) {
    const __mmask16 there = _mm512_cmpgt_epi32_mask(_mm512_loadu_si512(count), _mm512_set1_epi32(k));
    return (Vector<T>)_mm512_mask_i32gather_ps(_mm512_setzero_ps(), there, _mm512_loadu_si512(at), in, 4);
  } else {
    const __m256i there = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(count));
    const __m256i places = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
    return (Vector<T>)_mm512_mask_i32gather_pd(_mm512_setzero_pd(),
                                               _mm256_cmpgt_epi32_mask(there, _mm256_set1_epi32(k)), places, in, 8);
  }
#elif defined(EG_ISA_avx2)
  if constexpr (sizeof(T) == 4) {
    const __m256i there =
        _mm256_cmpgt_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(count)), _mm256_set1_epi32(k));
    return (Vector<T>)_mm256_mask_i32gather_ps(_mm256_setzero_ps(), in,
                                               _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at)),
                                               _mm256_castsi256_ps(there), 4);
  } else {
    const __m128i there = _mm_cmpgt_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(count)), _mm_set1_epi32(k));
    return (Vector<T>)_mm256_mask_i32gather_pd(_mm256_setzero_pd(), in,
                                               _mm_loadu_si128(reinterpret_cast<const __m128i*>(at)),
                                               _mm256_castsi256_pd(_mm256_cvtepi32_epi64(there)), 8);
  }
#else
  Vector<T> v = {};
  for (int64_t i = 0; i < kLanesOf<Vector<T>>; ++i) v[i] = k < count[i] ? in[at[i]] : T(0);
  return v;
#endif
}

template <class T>
void gather(T* out, const T* in, int64_t n, const RowTaps<T>& t) {
  using V = Vector<T>;
  constexpr int64_t kL = kLanesOf<V>;
  for (int64_t e = 0; e < n; e += kL) {
    V sum = {};
    for (int32_t k = 0; k < t.most; ++k) {
      const V term = load<V>(t.weights + k * t.n + e) * some(in + int64_t{k} * t.step, t.at + e, t.count + e, k);
      sum = k == 0 ? term : sum + term;
    }
    if (e + kL <= n)
      store(out + e, sum);
    else
      std::memcpy(out + e, &sum, static_cast<size_t>(n - e) * sizeof(T));
  }
}

// out = the sum over k < count of rows(k) times weights[k * stride].
template <class T, class Rows>
EG_HD void sum_rows(T* out, Rows rows, const T* weights, int64_t stride, int64_t count, int64_t n) {
  using V = Vector<T>;
  constexpr int64_t kL = kLanesOf<V>;
  if (count == 0) {
    std::memset(out, 0, static_cast<size_t>(n) * sizeof(T));
    return;
  }
  int64_t x = 0;
  for (; x + 4 * kL <= n; x += 4 * kL) {
    V sum[4];
    for (int64_t i = 0; i < 4; ++i) sum[i] = weights[0] * load<V>(rows(0) + x + i * kL);
    for (int64_t k = 1; k < count; ++k) {
      const T w = weights[k * stride];
      const T* row = rows(k) + x;
      for (int64_t i = 0; i < 4; ++i) sum[i] += w * load<V>(row + i * kL);
    }
    for (int64_t i = 0; i < 4; ++i) store(out + x + i * kL, sum[i]);
  }
  for (; x < n; x += kL) {
    const int64_t m = n - x < kL ? n - x : kL;
    const auto part = [&](int64_t k) {
      V row = {};
      if (m == kL)
        row = load<V>(rows(k) + x);
      else
        std::memcpy(&row, rows(k) + x, static_cast<size_t>(m) * sizeof(T));
      return row;
    };
    V sum = weights[0] * part(0);
    for (int64_t k = 1; k < count; ++k) sum += weights[k * stride] * part(k);
    if (m == kL)
      store(out + x, sum);
    else
      std::memcpy(out + x, &sum, static_cast<size_t>(m) * sizeof(T));
  }
}

template <class T>
void combine(T* out, const T* const* rows, const T* weights, int64_t stride, int64_t count, int64_t n) {
  sum_rows(out, [&](int64_t k) { return rows[k]; }, weights, stride, count, n);
}

template <class T>
void pixels(T* to, const T* in, int64_t out, const int64_t* first, const int64_t* count, const T* weights, int64_t n) {
  for (int64_t j = 0; j < out; ++j) {
    const T* x = in + first[j] * n;
    sum_rows(to + j * n, [&](int64_t k) { return x + k * n; }, weights + j, out, count[j], n);
  }
}

}  // namespace

const ResampleTable k_resample = {{gather<float>, combine<float>, pixels<float>},
                                  {gather<double>, combine<double>, pixels<double>}};

}  // namespace eg::kernels::EG_ISA
