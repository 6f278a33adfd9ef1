// Systems with many right sides under a triangle or a PLU, and the inverse. float32 and float64.
#pragma once
#include <cstdint>

namespace eg::kernels {

// An n x n triangle within a matrix: element (i, j) at a[i * row + j * column].
template <class T>
struct Triangle {
  int64_t n;
  const T* a;
  int64_t row, column;
  bool upper, unit;
  Triangle transposed() const { return {n, a, column, row, !upper, unit}; }
};

// Fewer right sides are better served by BLAS.
inline constexpr int64_t kManySides = 8;

// x becomes the solution of A X = B: n rows of `sides` elements, by rows (element (i, j) at i * x_row + j), or by
// columns (at i + j * x_column). The pool shares out the right sides.
template <class T>
void solve_by_rows(const Triangle<T>& t, int64_t sides, T* x, int64_t x_row);
template <class T>
void solve_by_columns(const Triangle<T>& t, int64_t sides, T* x, int64_t x_column);

// x (n x sides, by columns) becomes the solution of A X = B, or of A^T X = B, by A's PLU.
template <class T>
void solve_factored(int64_t n, const T* lu, const int32_t* pivots, bool transposed, int64_t sides, T* x);

// x (n x n, by columns) becomes the inverse of the matrix whose PLU, by columns, is given.
template <class T>
void invert_factored(int64_t n, const T* lu, const int32_t* pivots, T* x);

}  // namespace eg::kernels
