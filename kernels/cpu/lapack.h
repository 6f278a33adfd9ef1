// The functions of LAPACK that the kernels call, overloaded for the four types. Arguments are values here; workspaces are
// asked for and kept by the callers, which work on one matrix at a time, each thread on its own.
#pragma once
#include "kernels/cpu/blas.h"
#include "kernels/cpu/support.h"
#include "kernels/lapack.h"

namespace eg::kernels {

// f(tag) for the C++ type of a batch.
template <class F>
inline void visit_lapack(DType t, F&& f) {
  switch (t) {
    case DType::Float32:
      return f(TypeTag<float>());
    case DType::Float64:
      return f(TypeTag<double>());
    case DType::Complex64:
      return f(TypeTag<std::complex<float>>());
    case DType::Complex128:
      return f(TypeTag<std::complex<double>>());
    default:
      unsupported("lapack", t);
  }
}

// fn(index) for each matrix, shared out where there is work for several threads; `work` in multiplications a matrix.
template <class F>
inline void for_matrices(int64_t count, double work, F&& fn) {
  const int64_t grain = std::max<int64_t>(1, static_cast<int64_t>(20000.0 / std::max(work, 1.0)));
  parallel_for(0, count, grain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) fn(i);
  });
}

inline double cube(int64_t a, int64_t b, int64_t c) {
  return static_cast<double>(a) * static_cast<double>(b) * static_cast<double>(c) + 100;
}
inline int extent(int64_t n) {
  check(n <= 0x7fffffff, "a matrix with ", n, " rows or columns is too large for LAPACK");
  return static_cast<int>(n);
}
inline int leading(int64_t n) { return std::max(1, extent(n)); }

template <class T>
struct RealOf {
  using Type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
  using Type = T;
};
template <class T>
using Real = typename RealOf<T>::Type;

}  // namespace eg::kernels
