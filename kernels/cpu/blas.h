// The few functions of OpenBLAS that the kernels call, under one name for the four types. OpenBLAS runs on the calling
// thread alone: work is shared out by the kernels themselves, over the pool that everything else uses.
#pragma once
#include <complex>
#include <cstdint>

#ifndef BLAS_SYMBOL_PREFIX
#define BLAS_SYMBOL_PREFIX scipy_
#endif
#define EG_BLAS_JOIN2(a, b) a##b
#define EG_BLAS_JOIN(a, b) EG_BLAS_JOIN2(a, b)
#define EG_BLAS(name) EG_BLAS_JOIN(BLAS_SYMBOL_PREFIX, name)

extern "C" {
void EG_BLAS(openblas_set_num_threads)(int);
void EG_BLAS(cblas_sgemm)(int, int, int, int, int, int, float, const float*, int, const float*, int, float, float*,
                          int);
void EG_BLAS(cblas_dgemm)(int, int, int, int, int, int, double, const double*, int, const double*, int, double, double*,
                          int);
void EG_BLAS(cblas_cgemm)(int, int, int, int, int, int, const void*, const void*, int, const void*, int, const void*,
                          void*, int);
void EG_BLAS(cblas_zgemm)(int, int, int, int, int, int, const void*, const void*, int, const void*, int, const void*,
                          void*, int);
void EG_BLAS(cblas_sgemv)(int, int, int, int, float, const float*, int, const float*, int, float, float*, int);
void EG_BLAS(cblas_dgemv)(int, int, int, int, double, const double*, int, const double*, int, double, double*, int);
void EG_BLAS(cblas_cgemv)(int, int, int, int, const void*, const void*, int, const void*, int, const void*, void*, int);
void EG_BLAS(cblas_zgemv)(int, int, int, int, const void*, const void*, int, const void*, int, const void*, void*, int);
float EG_BLAS(cblas_sdot)(int, const float*, int, const float*, int);
double EG_BLAS(cblas_ddot)(int, const double*, int, const double*, int);
}

namespace eg::kernels::blas {

inline void use_one_thread() {
  static const bool done = [] {
    EG_BLAS(openblas_set_num_threads)(1);
    return true;
  }();
  (void)done;
}

// Row-major: c[m, n] = alpha * op(a) @ op(b) + beta * c.
template <class T>
inline void gemm(bool trans_a, bool trans_b, int m, int n, int k, T alpha, const T* a, int lda, const T* b, int ldb,
                 T beta, T* c, int ldc) {
  constexpr int kRowMajor = 101, kNo = 111, kYes = 112;
  use_one_thread();
  const int ta = trans_a ? kYes : kNo, tb = trans_b ? kYes : kNo;
  if constexpr (std::is_same_v<T, float>) {
    EG_BLAS(cblas_sgemm)(kRowMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  } else if constexpr (std::is_same_v<T, double>) {
    EG_BLAS(cblas_dgemm)(kRowMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  } else if constexpr (std::is_same_v<T, std::complex<float>>) {
    EG_BLAS(cblas_cgemm)(kRowMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
  } else {
    EG_BLAS(cblas_zgemm)(kRowMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
  }
}

// Row-major: y = alpha * op(a[m, n]) @ x + beta * y. Increments are positive.
template <class T>
inline void gemv(bool trans, int m, int n, T alpha, const T* a, int lda, const T* x, int incx, T beta, T* y, int incy) {
  constexpr int kRowMajor = 101;
  use_one_thread();
  const int ta = trans ? 112 : 111;
  if constexpr (std::is_same_v<T, float>) {
    EG_BLAS(cblas_sgemv)(kRowMajor, ta, m, n, alpha, a, lda, x, incx, beta, y, incy);
  } else if constexpr (std::is_same_v<T, double>) {
    EG_BLAS(cblas_dgemv)(kRowMajor, ta, m, n, alpha, a, lda, x, incx, beta, y, incy);
  } else if constexpr (std::is_same_v<T, std::complex<float>>) {
    EG_BLAS(cblas_cgemv)(kRowMajor, ta, m, n, &alpha, a, lda, x, incx, &beta, y, incy);
  } else {
    EG_BLAS(cblas_zgemv)(kRowMajor, ta, m, n, &alpha, a, lda, x, incx, &beta, y, incy);
  }
}

inline float dot(int n, const float* x, int incx, const float* y, int incy) {
  use_one_thread();
  return EG_BLAS(cblas_sdot)(n, x, incx, y, incy);
}
inline double dot(int n, const double* x, int incx, const double* y, int incy) {
  use_one_thread();
  return EG_BLAS(cblas_ddot)(n, x, incx, y, incy);
}

}  // namespace eg::kernels::blas
