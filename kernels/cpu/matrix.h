// One matrix product on plain pointers: the building block of gemm and of the convolutions.
#pragma once
#include "kernels/cpu/blas.h"
#include "kernels/cpu/support.h"

namespace eg::kernels {

template <class T>
struct Matrix {
  T* data;
  int64_t rows, cols;
  int64_t row_stride, col_stride;
  Matrix transposed() const { return {data, cols, rows, col_stride, row_stride}; }
  Matrix<const T> as_const() const { return {data, rows, cols, row_stride, col_stride}; }
};

template <class T>
inline Matrix<T> row_major(T* data, int64_t rows, int64_t cols) {
  return {data, rows, cols, cols, 1};
}
template <class T>
inline Matrix<const T> row_major(const T* data, int64_t rows, int64_t cols) {
  return {data, rows, cols, cols, 1};
}

// c = beta * c + alpha * a @ b for float, double, complex<float> and complex<double>. With `parallel` the pool shares
// the work of a large product. `bias` is a row that is added to every row of the product; then beta is 0. `next`: null,
// or where the operands of the same shape begin that will be multiplied next, to be fetched into the caches meanwhile.
template <class T>
void multiply(const Matrix<T>& c, const Matrix<const T>& a, const Matrix<const T>& b, T alpha, T beta, bool parallel,
              const T* bias = nullptr, const T* const* next = nullptr);

extern template void multiply(const Matrix<float>&, const Matrix<const float>&, const Matrix<const float>&, float,
                              float, bool, const float*, const float* const*);
extern template void multiply(const Matrix<double>&, const Matrix<const double>&, const Matrix<const double>&, double,
                              double, bool, const double*, const double* const*);
extern template void multiply(const Matrix<std::complex<float>>&, const Matrix<const std::complex<float>>&,
                              const Matrix<const std::complex<float>>&, std::complex<float>, std::complex<float>, bool,
                              const std::complex<float>*, const std::complex<float>* const*);
extern template void multiply(const Matrix<std::complex<double>>&, const Matrix<const std::complex<double>>&,
                              const Matrix<const std::complex<double>>&, std::complex<double>, std::complex<double>, bool,
                              const std::complex<double>*, const std::complex<double>* const*);

}  // namespace eg::kernels
