// Copies between views: whole blocks where memory allows, square tiles where one side is transposed, conversions on the way.
#include <cstring>

#include "kernels/cpu/loop.h"

namespace eg::kernels {
namespace {

constexpr int64_t kGrain = 32768;

struct Word16 {
  uint64_t a, b;
};

template <class T>
void move(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  if (is == 0) {
    T v;
    std::memcpy(&v, in, sizeof v);
    if (os == sizeof(T)) {
      T* o = reinterpret_cast<T*>(out);
      for (int64_t k = 0; k < n; ++k) o[k] = v;
    } else {
      for (int64_t k = 0; k < n; ++k) *reinterpret_cast<T*>(out + k * os) = v;
    }
    return;
  }
  for (int64_t k = 0; k < n; ++k) *reinterpret_cast<T*>(out + k * os) = *reinterpret_cast<const T*>(in + k * is);
}

// A transposed pair of dimensions in tiles that stay in the cache.
template <class T>
void tile(char* out, const int64_t* os, const char* in, const int64_t* is, int64_t n0, int64_t n1) {
  constexpr int64_t kTile = 16;
  for (int64_t b1 = 0; b1 < n1; b1 += kTile) {
    const int64_t e1 = std::min(n1, b1 + kTile);
    for (int64_t b0 = 0; b0 < n0; b0 += kTile) {
      const int64_t e0 = std::min(n0, b0 + kTile);
      for (int64_t j = b1; j < e1; ++j) {
        for (int64_t i = b0; i < e0; ++i) {
          *reinterpret_cast<T*>(out + i * os[0] + j * os[1]) = *reinterpret_cast<const T*>(in + i * is[0] + j * is[1]);
        }
      }
    }
  }
}

template <class T>
void run(const LoopShape& s) {
  const auto item = static_cast<int64_t>(sizeof(T));
  const bool dense = s.strides[0][0] == item && s.strides[1][0] == item;
  if (!dense && s.ndim >= 2 && s.strides[0][0] == item && s.sizes[0] >= 8) {
    // Is the input dense along another dimension? Then tiles of the two.
    int other = -1;
    for (int d = 1; d < s.ndim; ++d) {
      if (s.strides[1][d] == item && s.sizes[d] >= 8) other = d;
    }
    if (other > 0) {
      int64_t outer = 1;
      for (int d = 1; d < s.ndim; ++d) outer *= d == other ? 1 : s.sizes[d];
      constexpr int64_t kRows = 64;
      const int64_t bands = (s.sizes[other] + kRows - 1) / kRows;
      const int64_t each = s.sizes[0] * kRows;
      parallel_for(0, outer * bands, std::max<int64_t>(1, kGrain / each), [&](int64_t begin, int64_t end) {
        for (int64_t k = begin; k < end; ++k) {
          const int64_t band = k % bands;
          int64_t rest = k / bands;
          char *o = s.data[0], *i = s.data[1];
          for (int d = 1; d < s.ndim; ++d) {
            if (d == other) continue;
            const int64_t x = rest % s.sizes[d];
            rest /= s.sizes[d];
            o += x * s.strides[0][d];
            i += x * s.strides[1][d];
          }
          const int64_t from = band * kRows, count = std::min(kRows, s.sizes[other] - from);
          const int64_t os[2] = {s.strides[0][0], s.strides[0][other]}, is[2] = {s.strides[1][0], s.strides[1][other]};
          tile<T>(o + from * os[1], os, i + from * is[1], is, s.sizes[0], count);
        }
      });
      return;
    }
  }
  s.run(kGrain, [&](char* const* p, int64_t n) {
    if (dense) {
      std::memcpy(p[0], p[1], static_cast<size_t>(n * item));
    } else {
      move<T>(p[0], s.strides[0][0], p[1], s.strides[1][0], n);
    }
  });
}

}  // namespace

void copy(const TensorView& out, const TensorView& in) {
  int64_t n = 1;
  for (int d = 0; d < out.ndim; ++d) n *= out.sizes[d];
  if (n == 0) return;
  if (n == 1) {
    cast_loop(in.dtype, out.dtype)(static_cast<char*>(out.data), 0, static_cast<const char*>(in.data), 0, 1);
    return;
  }
  LoopShape s;
  const TensorView* views[] = {&out, &in};
  s.build(views, 2);
  if (out.dtype == in.dtype) {
    switch (size_of(out.dtype)) {
      case 1: return run<uint8_t>(s);
      case 2: return run<uint16_t>(s);
      case 4: return run<uint32_t>(s);
      case 8: return run<uint64_t>(s);
      default: return run<Word16>(s);
    }
  }
  const Cast cast = cast_loop(in.dtype, out.dtype);
  s.run(kGrain, [&](char* const* p, int64_t m) { cast(p[0], s.strides[0][0], p[1], s.strides[1][0], m); });
}

}  // namespace eg::kernels
