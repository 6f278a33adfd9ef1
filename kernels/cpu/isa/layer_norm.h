// The inner loops of layer normalisation, compiled for each instruction set, in float or double: one dense row of n
// elements. w and b may be null.
#pragma once
#include <cstdint>
#include <type_traits>

namespace eg::kernels {

template <class T>
struct LayerNormLoops {
  // The row's mean, and 1 / sqrt(variance + eps).
  void (*statistics)(const T* x, int64_t n, T eps, T* mean, T* rstd);
  // out = (x - mean) * rstd * w + b with the row's statistics.
  void (*forward)(T* out, const T* x, const T* w, const T* b, int64_t n, T eps, T* mean, T* rstd);
  // The gradient of x, unless out is null; those of w and b are added up in grad_w and grad_b, unless they are null.
  void (*backward)(T* out, T* grad_w, T* grad_b, const T* g, const T* x, const T* w, int64_t n, T mean, T rstd);
};

struct LayerNormTable {
  LayerNormLoops<float> f32;
  LayerNormLoops<double> f64;

  template <class T>
  const LayerNormLoops<T>& of() const {
    if constexpr (std::is_same_v<T, float>) return f32;
    else return f64;
  }
};

}  // namespace eg::kernels
