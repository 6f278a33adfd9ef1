// The inner loops of CTC, compiled for each instruction set, in float or double.
#pragma once
#include <cstdint>
#include <type_traits>

namespace eg::kernels {

inline constexpr int64_t kCtcLanes = 16;  // rows of states are a multiple of it

template <class T>
struct CtcLoops {
  // out[i] = log(e^a[i] + e^b[i] + e^(c[i] + skip[i])) for n states, a multiple of kCtcLanes.
  void (*step)(T* out, const T* a, const T* b, const T* c, const T* skip, int64_t n);
  // out[i] = e^(a[i] + b[i] + shift) for any n.
  void (*exp_sum)(T* out, const T* a, const T* b, T shift, int64_t n);
};

struct CtcTable {
  CtcLoops<float> f32;
  CtcLoops<double> f64;

  template <class T>
  const CtcLoops<T>& of() const {
    if constexpr (std::is_same_v<T, float>) return f32;
    else return f64;
  }
};

}  // namespace eg::kernels
