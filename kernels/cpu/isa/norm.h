// The inner loops of batch and group normalisation, compiled for each instruction set, in float or double. Sums are
// kept in double, in a fixed number of lanes, so that every instruction set adds in the same order.
#pragma once
#include <cstdint>
#include <type_traits>

namespace eg::kernels {

template <class T>
struct NormLoops {
  // Elements of one channel: sums[0] += sum of (x - shift), sums[1] += sum of its squares.
  void (*moments)(const T* x, int64_t n, double shift, double* sums);
  // sums[0] += sum of g, sums[1] += sum of g * (x - mean).
  void (*grad_moments)(const T* g, const T* x, int64_t n, double mean, double* sums);
  void (*affine)(T* y, const T* x, int64_t n, T scale, T offset);
  // out = (g - mean_grad - (x - mean) * k) * scale
  void (*grad)(T* out, const T* g, const T* x, int64_t n, T mean, T mean_grad, T k, T scale);

  // The same for rows with one element of each of n channels; rows of x and g are x_step and g_step apart.
  void (*moments_rows)(const T* x, int64_t rows, int64_t x_step, int64_t n, const double* shift, double* sum,
                       double* squares);
  void (*grad_moments_rows)(const T* g, const T* x, int64_t rows, int64_t g_step, int64_t x_step, int64_t n,
                            const T* mean, double* sum, double* dot);
  void (*affine_row)(T* y, const T* x, int64_t n, const T* scale, const T* offset);
  void (*grad_row)(T* out, const T* g, const T* x, int64_t n, const T* mean, const T* mean_grad, const T* k,
                   const T* scale);
};

struct NormTable {
  NormLoops<float> f32;
  NormLoops<double> f64;

  template <class T>
  const NormLoops<T>& of() const {
    if constexpr (std::is_same_v<T, float>)
      return f32;
    else
      return f64;
  }
};

}  // namespace eg::kernels
