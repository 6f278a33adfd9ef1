// See bag.h. Blocks of columns are summed in registers.
#include "kernels/cpu/isa/bag.h"

#include "kernels/scalar/math.h"

namespace eg::kernels::EG_ISA {

extern const BagTable k_bag;

namespace {

constexpr int64_t kAhead = 8;  // rows that are fetched ahead

// As many halves as a vector has floats.
typedef uint16_t Halves __attribute__((vector_size(kVectorBytes / 2)));
static_assert(sizeof(Halves) / 2 == kLanesOf<Vector<float>>);

template <class T, class S>
EG_HD Vector<T> elements(const S* p, int64_t n) {
  constexpr int64_t kWidth = kLanesOf<Vector<T>>;
  if constexpr (std::is_same_v<T, S>) {
    return n == kWidth ? load<Vector<T>>(p) : load_some<Vector<T>>(p, n);
  } else {
#if defined(__AVX512F__)
    const auto part = (Halves)_mm256_maskz_loadu_epi16(static_cast<__mmask16>((1u << n) - 1), p);
#else
    Halves part = {};
    if (n == kWidth) std::memcpy(&part, p, sizeof part);
    else std::memcpy(&part, p, static_cast<size_t>(n) * sizeof(S));
#endif
    if constexpr (std::is_same_v<S, BFloat16>) {
#if defined(__AVX512F__)
      const auto bits = (Vector<uint32_t>)_mm512_maskz_cvtepu16_epi32(0xffff, (__m256i)part);
#elif defined(__AVX2__)
      const auto bits = (Vector<uint32_t>)_mm256_cvtepu16_epi32((__m128i)part);
#else
      const auto bits = __builtin_convertvector(part, Vector<uint32_t>);
#endif
      return (Vector<T>)(bits << 16);
#if defined(__AVX512F__)
    } else if constexpr (std::is_same_v<S, Float16>) {
      return _mm512_maskz_cvtph_ps(0xffff, (__m256i)part);
#elif defined(__F16C__)
    } else if constexpr (std::is_same_v<S, Float16>) {
      return _mm256_cvtph_ps((__m128i)part);
#endif
    } else {
      T wide[kWidth];
      for (int64_t k = 0; k < kWidth; ++k) wide[k] = float16_to_float(part[k]);
      return load<Vector<T>>(wide);
    }
  }
}

template <class T, class S>
void sum(T* out, const S* table, int64_t step, const int64_t* rows, const T* factors, int64_t n, int64_t ahead,
         int64_t columns, int64_t padding) {
  using V = Vector<T>;
  constexpr int64_t kWidth = kLanesOf<V>, kVectors = 4;
  const auto block = [&]<int64_t kCount>(int64_t c, int64_t lanes) __attribute__((always_inline)) {
    V sums[kCount] = {};
    for (int64_t i = 0; i < n; ++i) {
      if (i + kAhead < n + ahead) {
        const S* const soon = table + rows[i + kAhead] * step + c;
        constexpr int64_t kLine = 64 / static_cast<int64_t>(sizeof(S));
        for (int64_t k = 0; k < kCount * kWidth; k += kLine) __builtin_prefetch(soon + k);
      }
      if (rows[i] == padding) continue;
      const S* const x = table + rows[i] * step + c;
      const V factor = V{} + (factors ? factors[i] : T(1));
      for (int64_t k = 0; k < kCount; ++k) sums[k] = m::fma(elements<T>(x + k * kWidth, lanes), factor, sums[k]);
    }
    for (int64_t k = 0; k < kCount; ++k) {
      if (lanes == kWidth) store<V>(out + c + k * kWidth, sums[k]);
      else store_some<V>(out + c, sums[k], lanes);
    }
  };
  int64_t c = 0;
  for (; c + kVectors * kWidth <= columns; c += kVectors * kWidth) block.template operator()<kVectors>(c, kWidth);
  if (c + 2 * kWidth <= columns) {
    block.template operator()<2>(c, kWidth);
    c += 2 * kWidth;
  }
  for (; c < columns; c += kWidth) block.template operator()<1>(c, columns - c < kWidth ? columns - c : kWidth);
}

}  // namespace

constexpr BagTable k_bag{sum<float, float>, sum<double, double>, sum<float, Float16>, sum<float, BFloat16>};

}  // namespace eg::kernels::EG_ISA
