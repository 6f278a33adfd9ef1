// The few functions of OpenBLAS that the kernels call, under one name for the four types. OpenBLAS runs on the calling
// thread alone: work is shared out by the kernels themselves, over the pool that everything else uses. Where it finds no
// memory these throw, and so does LAPACK (kernels/cpu/openblas).
#pragma once
#include <complex>
#include <cstdint>

extern "C" {
void cblas_sgemm(int, int, int, int, int, int, float, const float*, int, const float*, int, float, float*,
                          int);
void cblas_dgemm(int, int, int, int, int, int, double, const double*, int, const double*, int, double, double*,
                          int);
void cblas_cgemm(int, int, int, int, int, int, const void*, const void*, int, const void*, int, const void*,
                          void*, int);
void cblas_zgemm(int, int, int, int, int, int, const void*, const void*, int, const void*, int, const void*,
                          void*, int);
void cblas_sgemv(int, int, int, int, float, const float*, int, const float*, int, float, float*, int);
void cblas_dgemv(int, int, int, int, double, const double*, int, const double*, int, double, double*, int);
void cblas_cgemv(int, int, int, int, const void*, const void*, int, const void*, int, const void*, void*, int);
void cblas_zgemv(int, int, int, int, const void*, const void*, int, const void*, int, const void*, void*, int);
float cblas_sdot(int, const float*, int, const float*, int);
double cblas_ddot(int, const double*, int, const double*, int);
}

namespace eg::kernels::blas {

// Row-major: c[m, n] = alpha * op(a) @ op(b) + beta * c.
template <class T>
inline void gemm(bool trans_a, bool trans_b, int m, int n, int k, T alpha, const T* a, int lda, const T* b, int ldb,
                 T beta, T* c, int ldc) {
  constexpr int kRowMajor = 101, kNo = 111, kYes = 112;
  const int ta = trans_a ? kYes : kNo, tb = trans_b ? kYes : kNo;
  if constexpr (std::is_same_v<T, float>) {
    cblas_sgemm(kRowMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  } else if constexpr (std::is_same_v<T, double>) {
    cblas_dgemm(kRowMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  } else if constexpr (std::is_same_v<T, std::complex<float>>) {
    cblas_cgemm(kRowMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
  } else {
    cblas_zgemm(kRowMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
  }
}

// Row-major: y = alpha * op(a[m, n]) @ x + beta * y. Increments are positive.
template <class T>
inline void gemv(bool trans, int m, int n, T alpha, const T* a, int lda, const T* x, int incx, T beta, T* y, int incy) {
  constexpr int kRowMajor = 101;
  const int ta = trans ? 112 : 111;
  if constexpr (std::is_same_v<T, float>) {
    cblas_sgemv(kRowMajor, ta, m, n, alpha, a, lda, x, incx, beta, y, incy);
  } else if constexpr (std::is_same_v<T, double>) {
    cblas_dgemv(kRowMajor, ta, m, n, alpha, a, lda, x, incx, beta, y, incy);
  } else if constexpr (std::is_same_v<T, std::complex<float>>) {
    cblas_cgemv(kRowMajor, ta, m, n, &alpha, a, lda, x, incx, &beta, y, incy);
  } else {
    cblas_zgemv(kRowMajor, ta, m, n, &alpha, a, lda, x, incx, &beta, y, incy);
  }
}

inline float dot(int n, const float* x, int incx, const float* y, int incy) {
  return cblas_sdot(n, x, incx, y, incy);
}
inline double dot(int n, const double* x, int incx, const double* y, int incy) {
  return cblas_ddot(n, x, incx, y, incy);
}

}  // namespace eg::kernels::blas
