// The inner loops of softmax and log-softmax, compiled for each instruction set. Rows are dense, in float or double.
#pragma once
#include <cstdint>
#include <type_traits>

namespace eg::kernels {

template <class T>
struct SoftmaxLoops {
  void (*softmax)(T* x, int64_t n);      // in place
  void (*log_softmax)(T* x, int64_t n);  // in place
  // g, the gradient of the result y, becomes that of the input.
  void (*softmax_grad)(T* g, const T* y, int64_t n);
  void (*log_softmax_grad)(T* g, const T* y, int64_t n);
};

struct SoftmaxTable {
  SoftmaxLoops<float> f32;
  SoftmaxLoops<double> f64;

  template <class T>
  const SoftmaxLoops<T>& of() const {
    if constexpr (std::is_same_v<T, float>) return f32;
    else return f64;
  }
};

}  // namespace eg::kernels
