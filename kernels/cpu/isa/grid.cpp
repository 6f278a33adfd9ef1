// Grid sampling, a block of points at a time. Along each coordinate the taps and their weights are found by loops over
// the points of the block; the taps of a plane are their products.
#include "kernels/cpu/isa/grid.h"

#include <limits>

#include "kernels/scalar/vector.h"

namespace eg::kernels::EG_ISA {

extern const GridTable k_grid;

namespace {

constexpr int64_t kB = kGridBlock;
constexpr int64_t kWidest = 16;  // points that are summed up together, at most

enum { kBilinear = 0, kNearest = 1, kBicubic = 2 };
enum { kZeros = 0, kBorder = 1, kReflection = 2 };

// One coordinate of the points of a block.
template <class T, class I>
struct Axis {
  int32_t taps = 0;
  T t[kB];       // the place between the taps, 0 to 1
  T slope[kB];   // the derivative of the place in the plane by the coordinate
  I at[4 * kB];  // the offset along this axis, or -1
};

EG_HD float floor_of(float x) { return __builtin_floorf(x); }
EG_HD double floor_of(double x) { return __builtin_floor(x); }
EG_HD float round_of(float x) { return __builtin_rintf(x); }
EG_HD double round_of(double x) { return __builtin_rint(x); }
EG_HD float magnitude(float x) { return __builtin_fabsf(x); }
EG_HD double magnitude(double x) { return __builtin_fabs(x); }

// NaN goes to 0. sign becomes 0 where x lies on the border or beyond it.
template <class T>
EG_HD T clipped(T x, T last, T* sign) {
  *sign = x > T(0) && x < last ? *sign : T(0);
  x = x > T(0) ? x : T(0);
  return x < last ? x : last;
}

// x mirrored at the borders until it lies between them; sign: the derivative of that.
template <class T>
EG_HD T reflected(T x, T size, bool align_corners, T* sign) {
  const T low = align_corners ? T(0) : T(-0.5), span = align_corners ? size - 1 : size;
  if (!(span > T(0))) {
    *sign = T(0);
    return T(0);
  }
  const T from = x - low, away = magnitude(from), flips = floor_of(away / span);
  const T extra = away - flips * span;
  const bool odd = flips - 2 * floor_of(flips / 2) != T(0);
  *sign = (from < T(0)) != odd ? T(-1) : T(1);
  return odd ? span - extra + low : extra + low;
}

template <int kPadding, class T>
EG_HD T padded(T x, T size, bool align_corners, T* sign) {
  *sign = T(1);
  if constexpr (kPadding == kZeros) {  // all that is far outside is as good as just outside
    x = x > T(-3) ? x : T(-3);
    return x < size + 2 ? x : size + 2;
  }
  if constexpr (kPadding == kReflection) x = reflected(x, size, align_corners, sign);
  return clipped(x, size - 1, sign);
}

template <class T, class I>
EG_HD I offset(T place, T size, int64_t step) {
  const bool inside = place >= T(0) && place < size;
  const I at = static_cast<I>(inside ? place : T(0));
  return inside ? static_cast<I>(at * static_cast<I>(step)) : I(-1);
}

template <class T>
EG_HD T unnormal(T coordinate, T scale, T shift) {
  return (coordinate + 1) * scale + shift;
}

template <int kPadding, class T, class I>
void find_padded(Axis<T, I>& axis, const GridPlane& p, int32_t d, const T* grid, int64_t n) {
  const T size = static_cast<T>(p.size[d]);
  const T scale = (p.align_corners ? size - 1 : size) / 2, shift = p.align_corners ? T(0) : T(-0.5);
  const int64_t step = p.step[d];
  const T* points = grid + d;
  axis.taps = p.mode == kNearest ? 1 : p.mode == kBilinear ? 2 : 4;
  if (p.mode == kBicubic) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) {
      const T x = unnormal(points[i * p.nd], scale, shift), base = floor_of(x);
      axis.t[i] = x - base;
      axis.slope[i] = scale;
      for (int k = 0; k < 4; ++k) {
        T sign;
        const T tap = padded<kPadding>(base + static_cast<T>(k - 1), size, p.align_corners, &sign);
        axis.at[k * kB + i] = offset<T, I>(tap, size, step);
      }
    }
  } else if (p.mode == kNearest) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) {
      T sign;
      const T x = padded<kPadding>(unnormal(points[i * p.nd], scale, shift), size, p.align_corners, &sign);
      axis.at[i] = offset<T, I>(round_of(x), size, step);
      axis.t[i] = axis.slope[i] = 0;
    }
  } else {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) {
      T sign;
      const T x = padded<kPadding>(unnormal(points[i * p.nd], scale, shift), size, p.align_corners, &sign),
              base = floor_of(x);
      axis.t[i] = x - base;
      axis.slope[i] = sign * scale;
      axis.at[i] = offset<T, I>(base, size, step);
      axis.at[kB + i] = offset<T, I>(base + 1, size, step);
    }
  }
}

template <class T, class I>
void find_axis(Axis<T, I>& axis, const GridPlane& p, int32_t d, const T* grid, int64_t n) {
  if (p.padding == kZeros) find_padded<kZeros>(axis, p, d, grid, n);
  else if (p.padding == kBorder) find_padded<kBorder>(axis, p, d, grid, n);
  else find_padded<kReflection>(axis, p, d, grid, n);
}

// The convolution kernel of Keys with a = -0.75, within one element and between one and two, and its derivatives.
template <class T>
EG_HD T near_weight(T x, int32_t order) {
  constexpr T a = T(-0.75);
  switch (order) {
    case 0:
      return ((a + 2) * x - (a + 3)) * x * x + 1;
    case 1:
      return (3 * (a + 2) * x - 2 * (a + 3)) * x;
    case 2:
      return 6 * (a + 2) * x - 2 * (a + 3);
    default:
      return 6 * (a + 2);
  }
}
template <class T>
EG_HD T far_weight(T x, int32_t order) {
  constexpr T a = T(-0.75);
  switch (order) {
    case 0:
      return ((a * x - 5 * a) * x + 8 * a) * x - 4 * a;
    case 1:
      return (3 * a * x - 10 * a) * x + 8 * a;
    case 2:
      return 6 * a * x - 10 * a;
    default:
      return 6 * a;
  }
}

// w[k * kB + i]: the weight of tap k, differentiated `order` times by the coordinate.
template <class T, class I>
void weigh_axis(T* w, const Axis<T, I>& axis, int32_t order, int64_t n) {
  const int32_t vanishes = axis.taps == 1 ? 1 : axis.taps == 2 ? 2 : 4;
  if (order >= vanishes) {
    for (int k = 0; k < axis.taps; ++k) {
#pragma GCC ivdep
      for (int64_t i = 0; i < n; ++i) w[k * kB + i] = 0;
    }
  } else if (axis.taps == 1) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) w[i] = 1;
  } else if (axis.taps == 2) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) {
      w[i] = order ? -axis.slope[i] : 1 - axis.t[i];
      w[kB + i] = order ? axis.slope[i] : axis.t[i];
    }
  } else {
    const T back = order % 2 ? T(-1) : T(1);
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) {
      const T t = axis.t[i];
      T by = 1;
      for (int32_t o = 0; o < order; ++o) by *= axis.slope[i];
      w[i] = far_weight(t + 1, order) * by;
      w[kB + i] = near_weight(t, order) * by;
      w[2 * kB + i] = near_weight(1 - t, order) * (by * back);
      w[3 * kB + i] = far_weight(2 - t, order) * (by * back);
    }
  }
}

template <class T, class I>
int32_t taps(const GridPlane& p, const T* grid, int64_t n, const int32_t (*order)[3], int32_t sets, I* at, T* weights) {
  Axis<T, I> axes[3];
  for (int32_t d = 0; d < p.nd; ++d) find_axis(axes[d], p, d, grid, n);
  const int32_t each = axes[0].taps, total = p.nd == 3 ? each * each * each : each * each;
  const int64_t whole = (n + kWidest - 1) / kWidest * kWidest;
  for (int32_t k = 0; k < total; ++k) {
    const I* x = axes[0].at + k % each * kB;
    const I* y = axes[1].at + k / each % each * kB;
    I* out = at + k * kB;
    if (p.nd == 3) {
      const I* z = axes[2].at + k / (each * each) * kB;
#pragma GCC ivdep
      for (int64_t i = 0; i < n; ++i) {
        const I any = x[i] | y[i] | z[i];
        out[i] = any < 0 ? I(-1) : x[i] + y[i] + z[i];
      }
    } else {
#pragma GCC ivdep
      for (int64_t i = 0; i < n; ++i) {
        const I any = x[i] | y[i];
        out[i] = any < 0 ? I(-1) : x[i] + y[i];
      }
    }
    for (int64_t i = n; i < whole; ++i) out[i] = -1;
  }
  T along[3][4 * kB];
  for (int32_t s = 0; s < sets; ++s) {
    for (int32_t d = 0; d < p.nd; ++d) weigh_axis(along[d], axes[d], order[s][d], n);
    for (int32_t k = 0; k < total; ++k) {
      const T* x = along[0] + k % each * kB;
      const T* y = along[1] + k / each % each * kB;
      T* out = weights + (s * kGridTaps + k) * kB;
      if (p.nd == 3) {
        const T* z = along[2] + k / (each * each) * kB;
#pragma GCC ivdep
        for (int64_t i = 0; i < n; ++i) out[i] = x[i] * y[i] * z[i];
      } else {
#pragma GCC ivdep
        for (int64_t i = 0; i < n; ++i) out[i] = x[i] * y[i];
      }
    }
  }
  return total;
}

// Elements of a plane, 0 where `at` is negative.
template <class T, class I>
EG_HD Vector<T> elements(const T* in, const I* at) {
  using V = Vector<T>;
#if defined(EG_ISA_avx512)
  if constexpr (std::is_same_v<I, int32_t> && sizeof(T) == 4) {
    const __m512i place = _mm512_loadu_si512(at);
    const __mmask16 there = _knot_mask16(_mm512_movepi32_mask(place));
    return (V)_mm512_mask_i32gather_ps(_mm512_setzero_ps(), there, place, in, 4);
  } else if constexpr (std::is_same_v<I, int32_t>) {
    const __m256i place = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
    const __mmask8 there = _knot_mask8(_mm256_movepi32_mask(place));
    return (V)_mm512_mask_i32gather_pd(_mm512_setzero_pd(), there, place, in, 8);
  }
#elif defined(EG_ISA_avx2)
  if constexpr (std::is_same_v<I, int32_t> && sizeof(T) == 4) {
    const __m256i place = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
    const __m256 there = _mm256_castsi256_ps(_mm256_cmpgt_epi32(place, _mm256_set1_epi32(-1)));
    return (V)_mm256_mask_i32gather_ps(_mm256_setzero_ps(), in, place, there, 4);
  } else if constexpr (std::is_same_v<I, int32_t>) {
    const __m128i place = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    const __m256i there = _mm256_cvtepi32_epi64(_mm_cmpgt_epi32(place, _mm_set1_epi32(-1)));
    return (V)_mm256_mask_i32gather_pd(_mm256_setzero_pd(), in, place, _mm256_castsi256_pd(there), 8);
  }
#endif
  V v{};
  for (int64_t i = 0; i < kLanesOf<V>; ++i) v[i] = at[i] < 0 ? T(0) : in[at[i]];
  return v;
}

template <class T, class I>
void planes(T* out, int64_t out_step, const T* in, int64_t plane, int64_t channels, const I* at, const T* weights,
            int32_t taps, int64_t n) {
  using V = Vector<T>;
  for (int64_t c = 0; c < channels; ++c) {
    const T* from = in + c * plane;
    T* to = out + c * out_step;
    for (int64_t i = 0; i < n; i += kLanesOf<V>) {
      V sum{};
      for (int32_t k = 0; k < taps; ++k) sum += load<V>(weights + k * kB + i) * elements(from, at + k * kB + i);
      if (n - i >= kLanesOf<V>) store<V>(to + i, sum);
      else store_some<V>(to + i, sum, n - i);
    }
  }
}

template <class T, class I>
void last(T* out, int64_t out_step, const T* in, int64_t channels, const I* at, const T* weights, int32_t taps,
          int64_t n, T* rows) {
  for (int64_t first = 0; first < n; first += kGridRows) {  // so many points, then their channels plane by plane
    const int64_t count = n - first < kGridRows ? n - first : kGridRows;
    for (int64_t j = 0; j < count; ++j) {
      T* row = rows + j * channels;
      bool begun = false;
      for (int32_t k = 0; k < taps; ++k) {
        const I place = at[k * kB + first + j];
        if (place < 0) continue;
        const T w = weights[k * kB + first + j];
        const T* from = in + static_cast<int64_t>(place) * channels;
        if (begun) {
#pragma GCC ivdep
          for (int64_t c = 0; c < channels; ++c) row[c] += w * from[c];
        } else {
#pragma GCC ivdep
          for (int64_t c = 0; c < channels; ++c) row[c] = w * from[c];
        }
        begun = true;
      }
      for (int64_t c = 0; !begun && c < channels; ++c) row[c] = 0;
    }
    T* to = out + first;
    if (count == kGridRows) {
      for (int64_t c = 0; c < channels; ++c) {
        for (int64_t j = 0; j < kGridRows; ++j) to[c * out_step + j] = rows[j * channels + c];
      }
    } else {
      for (int64_t c = 0; c < channels; ++c) {
        for (int64_t j = 0; j < count; ++j) to[c * out_step + j] = rows[j * channels + c];
      }
    }
  }
}

template <class T, class I>
void scatter(T* in, int64_t plane, const T* out, int64_t out_step, int64_t channels, const I* at, const T* weights,
             int32_t taps, int64_t n) {
  for (int64_t c = 0; c < channels; ++c) {
    T* to = in + c * plane;
    const T* from = out + c * out_step;
    for (int64_t i = 0; i < n; ++i) {
      for (int32_t k = 0; k < taps; ++k) {
        const I place = at[k * kB + i];
        if (place >= 0) to[place] += weights[k * kB + i] * from[i];
      }
    }
  }
}

template <int32_t kSets, class T, class I>
void slopes_of(T* sums, const T* out, int64_t out_step, const T* in, int64_t plane, int64_t channels, const I* at,
               const T* weights, int32_t taps, int64_t n) {
  using V = Vector<T>;
  for (int64_t i = 0; i < n; i += kLanesOf<V>) {
    V sum[kSets] = {};
    for (int64_t c = 0; c < channels; ++c) {
      const T* p = out + c * out_step + i;
      const V g = n - i >= kLanesOf<V> ? load<V>(p) : load_some<V>(p, n - i, T(0));
      for (int32_t k = 0; k < taps; ++k) {
        const V each = g * elements(in + c * plane, at + k * kB + i);
        for (int32_t s = 0; s < kSets; ++s) sum[s] += load<V>(weights + (s * kGridTaps + k) * kB + i) * each;
      }
    }
    for (int32_t s = 0; s < kSets; ++s) store<V>(sums + s * kB + i, sum[s]);
  }
}

template <class T, class I>
void slopes(T* sums, const T* out, int64_t out_step, const T* in, int64_t plane, int64_t channels, const I* at,
            const T* weights, int32_t sets, int32_t taps, int64_t n) {
  (sets == 3 ? slopes_of<3, T, I> : slopes_of<2, T, I>)(sums, out, out_step, in, plane, channels, at, weights, taps, n);
}

template <class T, class I>
constexpr GridLoops<T, I> loops() {
  return {taps<T, I>, planes<T, I>, last<T, I>, scatter<T, I>, slopes<T, I>};
}

}  // namespace

constexpr GridTable k_grid{loops<float, int32_t>(), loops<double, int32_t>(), loops<float, int64_t>(),
                           loops<double, int64_t>()};

}  // namespace eg::kernels::EG_ISA
