// The inner loops of resampling, compiled for each instruction set, in float or double.
#pragma once
#include <cstdint>
#include <type_traits>

namespace eg::kernels {

inline constexpr int64_t kResampleLanes = 16;  // tables of taps are filled up to a multiple of it, with elements of no taps

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
};

struct ResampleTable {
  ResampleLoops<float> f32;
  ResampleLoops<double> f64;

  template <class T>
  const ResampleLoops<T>& of() const {
    if constexpr (std::is_same_v<T, float>) return f32;
    else return f64;
  }
};

}  // namespace eg::kernels
