// The inner loops of softmax, log-softmax, log-sum-exp and their gradients, compiled for each instruction set, in float
// or double. The first kind handles one dense row of n elements; the second, `_columns`, n rows of `columns` dense
// elements, each column on its own. Outputs may be the inputs.
#pragma once
#include <cstdint>
#include <type_traits>

namespace eg::kernels {

// Rows of several arrays: the distance between them, in elements.
template <class T>
struct Lines {
  T* data;
  int64_t step;
};

template <class T>
struct SoftmaxLoops {
  using Out = Lines<T>;
  using In = Lines<const T>;

  void (*softmax)(T* out, const T* x, int64_t n);
  void (*log_softmax)(T* out, const T* x, int64_t n);
  T (*logsumexp)(const T* x, int64_t n);
  // g is the gradient of the result y.
  void (*softmax_grad)(T* out, const T* g, const T* y, int64_t n);
  void (*log_softmax_grad)(T* out, const T* g, const T* y, int64_t n);

  void (*softmax_columns)(Out out, In x, int64_t n, int64_t columns);
  void (*log_softmax_columns)(Out out, In x, int64_t n, int64_t columns);
  void (*logsumexp_columns)(T* out, In x, int64_t n, int64_t columns);
  void (*softmax_grad_columns)(Out out, In g, In y, int64_t n, int64_t columns);
  void (*log_softmax_grad_columns)(Out out, In g, In y, int64_t n, int64_t columns);
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
