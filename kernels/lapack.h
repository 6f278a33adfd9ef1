// Factorizations of batches of matrices. Every array is dense: the matrices of a batch stand one behind another, each by
// columns (element (i, j) of m rows at i + j m). They are overwritten where they are not const. `type` is one of float32,
// float64, complex64, complex128; "real" arrays have its real type. info gets LAPACK's code for each matrix: 0 is success.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

struct MatrixBatch {
  DType type;
  int64_t count;
};

// Cholesky factor in the upper or the lower triangle of n x n; the other triangle becomes zero.
void cholesky(MatrixBatch b, int64_t n, void* a, bool upper, int32_t* info);
// PLU of m x n, with the rows that were swapped, counted from 1: min(m, n) a matrix.
void lu(MatrixBatch b, int64_t m, int64_t n, void* a, int32_t* pivots, int32_t* info);
// What permutation the swaps make: row i of P^T A is row permutation[i] of A. m a matrix.
void lu_permutation(int64_t count, int64_t swaps, int64_t m, const int32_t* pivots, int64_t* permutation);
// b (n x k) becomes the solution of op(A) X = B by A's PLU; op: 'N', 'T' or 'C'.
void lu_solve(MatrixBatch b, int64_t n, int64_t k, const void* lu, const int32_t* pivots, char op, void* x);
// x (n x n) becomes the inverse of A by its PLU.
void inverse(MatrixBatch b, int64_t n, const void* lu, const int32_t* pivots, void* x);
// b (m x n) becomes the solution of A X = B, or X A = B where not `left`.
void solve_triangular(MatrixBatch b, bool left, bool upper, bool unit, int64_t m, int64_t n, const void* a, void* x);
// Bunch-Kaufman factors of the lower triangle of a symmetric or Hermitian matrix, and what they solve.
void ldl(MatrixBatch b, int64_t n, void* a, int32_t* pivots, bool hermitian, int32_t* info);
void ldl_solve(MatrixBatch b, int64_t n, int64_t k, const void* a, const int32_t* pivots, bool hermitian, void* x);

// Householder QR of m x n: R above, reflectors below the diagonal; min(m, n) factors tau a matrix.
void qr_reflectors(MatrixBatch b, int64_t m, int64_t n, void* a, void* tau);
// The first n columns (k <= n <= m) of the product of k reflectors that stand in the columns of a (m x n).
void reflector_product(MatrixBatch b, int64_t m, int64_t n, int64_t k, void* a, const void* tau);
// c (m x n) becomes op(Q) C or C op(Q), Q the product of k reflectors; `adjoint`: op is the conjugate transpose.
void reflect(MatrixBatch b, bool left, bool adjoint, int64_t m, int64_t n, int64_t k, const void* a, const void* tau,
             void* c);

// Eigenvalues (real, ascending) of a Hermitian matrix, read from one triangle; a becomes the vectors where `vectors`.
void eigen_hermitian(MatrixBatch b, int64_t n, void* a, void* values, bool vectors, bool upper, int32_t* info);
// Eigenvalues and, unless null, right vectors, both complex, of any matrix.
void eigen(MatrixBatch b, int64_t n, void* a, void* values, void* vectors, int32_t* info);
// Singular values (real, descending) and, unless u is null, vectors: u (m x m, or m x k) and vh (n x n, or k x n).
void singular_values(MatrixBatch b, int64_t m, int64_t n, void* a, void* u, void* s, void* vh, bool full,
                     int32_t* info);

enum class LeastSquares { Gels, Gelsy, Gelsd, Gelss };
// The solution of least squares, in the first n rows of x (max(m, n) x k). rank (int64) for all but Gels, singular
// values (real, min(m, n)) for Gelsd and Gelss.
void least_squares(MatrixBatch b, LeastSquares how, int64_t m, int64_t n, int64_t k, void* a, void* x, double rcond,
                   int64_t* rank, void* values, int32_t* info);

}  // namespace eg::kernels
