// The inner loops of resampling, compiled for each instruction set, in float or double.
#pragma once
#include <cstdint>
#include <type_traits>

namespace eg::kernels {

inline constexpr int64_t kResampleLanes =
    16;  // tables of taps are filled up to a multiple of it, with elements of no taps

// The taps of the elements of a row: e takes in[at[e] + k * step] with weights[k * n + e], for k < count[e].
template <class T>
struct RowTaps {
  int64_t n = 0;  // a multiple of kResampleLanes
  int32_t most = 0, step = 1;
  const int32_t* at = nullptr;
  const int32_t* count = nullptr;
  const T* weights = nullptr;
};

template <class T>
struct ResampleLoops {
  // The first n elements of a row.
  void (*gather)(T* out, const T* in, int64_t n, const RowTaps<T>& t);
  // out = the sum of `count` rows of n elements, row k times weights[k * stride].
  void (*combine)(T* out, const T* const* rows, const T* weights, int64_t stride, int64_t count, int64_t n);
  // A row of `out` pixels of n elements: pixel j takes those at first[j] + k with weights[k * out + j], k < count[j].
  void (*pixels)(T* to, const T* in, int64_t out, const int64_t* first, const int64_t* count, const T* weights,
                 int64_t n);
};

// Sums of bytes with weights of 16 bits, as many of a sum's bits as `bits` being a fraction, which is rounded.
// A row of bytes in parts of four: for the pair k of taps, part g takes 16 bytes at at[k * parts + g], 16 of them by
// `order` (0x80: zero), which are the pairs of its four sums, and their 8 weights. parts is a multiple of kByteParts.
inline constexpr int64_t kByteParts = 4;
struct ByteTaps {
  int64_t parts = 0, pairs = 0;
  int bits = 0;
  const int32_t* at = nullptr;
  const uint8_t* order = nullptr;
  const int16_t* weights = nullptr;
};
struct ResampleByteLoops {
  // out = the sum of `count` rows of n bytes, row k times weights[k]. An odd count has one weight more, which is 0.
  void (*combine)(uint8_t* out, const uint8_t* const* rows, const int16_t* weights, int64_t count, int bits, int64_t n);
  // 4 * t.parts bytes. Null where it would not pay.
  void (*spread)(uint8_t* out, const uint8_t* in, const ByteTaps& t);
};

struct ResampleTable {
  ResampleLoops<float> f32;
  ResampleLoops<double> f64;

  template <class T>
  const ResampleLoops<T>& of() const {
    if constexpr (std::is_same_v<T, float>)
      return f32;
    else
      return f64;
  }
};

}  // namespace eg::kernels
