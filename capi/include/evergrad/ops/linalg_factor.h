/* Generated from bindings/schema/ops/linalg_factor.toml; do not edit. */
#ifndef EVERGRAD_OPS_LINALG_FACTOR_H
#define EVERGRAD_OPS_LINALG_FACTOR_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _lu_permutation(Tensor pivots, int rows) -> Tensor. The permutation that swaps of rows make: row i of P^T A is
 * row result[i] of A. pivots int32 (*, k), counted from 1; int64 (*, rows). */
static inline eg_status* eg__lu_permutation(eg_tensor* pivots, int64_t rows, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(pivots);
  args[1] = eg_int(rows);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_lu_permutation", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _lu_solve(Tensor LU, Tensor pivots, Tensor B, bool left, bool adjoint) -> Tensor. linalg.lu_solve for operands
 * of one batch shape. */
static inline eg_status* eg__lu_solve(eg_tensor* LU, eg_tensor* pivots, eg_tensor* B, int32_t left, int32_t adjoint,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(LU);
  args[1] = eg_detail_tensor_arg(pivots);
  args[2] = eg_detail_tensor_arg(B);
  args[3] = eg_detail_bool(left);
  args[4] = eg_detail_bool(adjoint);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_lu_solve", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cholesky(Tensor self, bool upper=False) -> Tensor. The Cholesky factor of each Hermitian positive-definite
 * matrix, lower or upper; linalg.cholesky under an older name. (*, n, n), float32, float64 and their complex
 * types. A matrix that is not positive-definite raises linalg.LinAlgError.
 * In Python:
 *     >>> torch.cholesky(torch.tensor([[4., 2.], [2., 5.]]))
 *     tensor([[2., 0.],
 *             [1., 2.]]) */
static inline eg_status* eg_cholesky(eg_tensor* self, int32_t upper, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(upper);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cholesky", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_cholesky; the result is written into the tensor given last. */
static inline eg_status* eg_cholesky_out(eg_tensor* self, int32_t upper, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(upper);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cholesky", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* cholesky_inverse(Tensor self, bool upper=False) -> Tensor. The inverse of each matrix whose Cholesky factor,
 * lower or upper, is self, (*, n, n). float32, float64 and their complex types; matrices that are not square are
 * an error.
 * In Python:
 *     >>> torch.cholesky_inverse(torch.tensor([[2., 0.], [1., 2.]]))
 *     tensor([[ 0.3125, -0.1250],
 *             [-0.1250,  0.2500]]) */
static inline eg_status* eg_cholesky_inverse(eg_tensor* self, int32_t upper, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(upper);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cholesky_inverse", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_cholesky_inverse; the result is written into the tensor given last. */
static inline eg_status* eg_cholesky_inverse_out(eg_tensor* self, int32_t upper, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(upper);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cholesky_inverse", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor. The solution X of A X = self, (*, n, k),
 * for A with the Cholesky factor input2, (*, n, n), upper or lower. Batches broadcast. float32, float64 and their
 * complex types; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.cholesky_solve(torch.tensor([[2.], [5.]]), torch.tensor([[2., 0.], [1., 2.]]))
 *     tensor([[0.],
 *             [1.]]) */
static inline eg_status* eg_cholesky_solve(eg_tensor* self, eg_tensor* input2, int32_t upper, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(input2);
  args[2] = eg_detail_bool(upper);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cholesky_solve", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_cholesky_solve; the result is written into the tensor given last. */
static inline eg_status* eg_cholesky_solve_out(eg_tensor* self, eg_tensor* input2, int32_t upper, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(input2);
  args[2] = eg_detail_bool(upper);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cholesky_solve", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* inverse(Tensor self) -> Tensor. Another name of linalg.inv. The inverse of each matrix of a batch, (*, n, n), by
 * LU. float32, float64 and their complex types only; matrices that are not square are an error, and a singular one
 * raises linalg.LinAlgError.
 * In Python:
 *     >>> torch.inverse(torch.tensor([[2., 0.], [0., 4.]]))
 *     tensor([[0.5000, 0.0000],
 *             [0.0000, 0.2500]]) */
static inline eg_status* eg_inverse(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "inverse", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_inverse; the result is written into the tensor given last. */
static inline eg_status* eg_inverse_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "inverse", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor. The factor L, (*, n, n), of each Hermitian
 * positive-definite matrix, A = L L^H, or U with A = U^H U (upper). float32, float64 and their complex types; a
 * matrix that is not positive-definite raises linalg.LinAlgError.
 * In Python:
 *     >>> torch.linalg.cholesky(torch.tensor([[4., 2.], [2., 5.]]))
 *     tensor([[2., 0.],
 *             [1., 2.]]) */
static inline eg_status* eg_linalg_cholesky(eg_tensor* self, int32_t upper, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(upper);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_cholesky", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_cholesky; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_cholesky_out(eg_tensor* self, int32_t upper, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(upper);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_cholesky", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info). The
 * Cholesky factor L of each Hermitian positive-definite matrix, A = L L^H (upper: A = U^H U), (*, n, n), floating
 * point and complex (float32, float64, complex64, complex128), and int32 codes (*): 0, or the order of the leading
 * minor that is not positive. check_errors makes such a code an error. Only the triangle in question is read.
 * In Python:
 *     >>> torch.linalg.cholesky_ex(torch.tensor([[4., 2.], [2., 5.]]))
 *     torch.return_types.linalg_cholesky_ex(
 *     L=tensor([[2., 0.],
 *             [1., 2.]]),
 *     info=tensor(0, dtype=torch.int32)) */
static inline eg_status* eg_linalg_cholesky_ex(eg_tensor* self, int32_t upper, int32_t check_errors, eg_tensor** L,
                                               eg_tensor** info) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  *L = NULL;
  *info = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(upper);
  args[2] = eg_detail_bool(check_errors);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_cholesky_ex", "", 1, args, 3, rets, 2);
  if (status) return status;
  *L = eg_detail_tensor(&rets[0]);
  *info = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_linalg_cholesky_ex; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_cholesky_ex_out(eg_tensor* self, int32_t upper, int32_t check_errors, eg_tensor* L,
                                                   eg_tensor* info) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(upper);
  args[2] = eg_detail_bool(check_errors);
  args[3] = eg_detail_tensor_arg(L);
  args[4] = eg_detail_tensor_arg(info);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_cholesky_ex", "out", 1, args, 5, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linalg_inv(Tensor A) -> Tensor. The inverse of each matrix of a batch, (*, n, n), by LU. float32, float64 and
 * their complex types only; matrices that are not square are an error, and a singular one raises
 * linalg.LinAlgError.
 * In Python:
 *     >>> torch.linalg.inv(torch.tensor([[1., 2.], [3., 4.]]))
 *     tensor([[-2.0000,  1.0000],
 *             [ 1.5000, -0.5000]]) */
static inline eg_status* eg_linalg_inv(eg_tensor* A, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(A);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_inv", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_inv; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_inv_out(eg_tensor* A, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_inv", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info). The inverse of each matrix
 * (*, n, n), floating point and complex (float32, float64, complex64, complex128), and int32 codes (*): 0, or
 * which diagonal element of U is zero; then the inverse is not meaningful, and with check_errors it is an error.
 * In Python:
 *     >>> torch.linalg.inv_ex(torch.tensor([[2., 0.], [0., 4.]]))
 *     torch.return_types.linalg_inv_ex(
 *     inverse=tensor([[0.5000, 0.0000],
 *             [0.0000, 0.2500]]),
 *     info=tensor(0, dtype=torch.int32)) */
static inline eg_status* eg_linalg_inv_ex(eg_tensor* A, int32_t check_errors, eg_tensor** inverse, eg_tensor** info) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *inverse = NULL;
  *info = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(check_errors);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_inv_ex", "", 1, args, 2, rets, 2);
  if (status) return status;
  *inverse = eg_detail_tensor(&rets[0]);
  *info = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_linalg_inv_ex; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_inv_ex_out(eg_tensor* A, int32_t check_errors, eg_tensor* inverse, eg_tensor* info) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(check_errors);
  args[2] = eg_detail_tensor_arg(inverse);
  args[3] = eg_detail_tensor_arg(info);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_inv_ex", "out", 1, args, 4, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots). linalg.ldl_factor_ex
 * whose failure is an error. LD is (*, n, n), the pivots are int32, (*, n). float32, float64 and their complex
 * types.
 * In Python:
 *     >>> LD, pivots = torch.linalg.ldl_factor(torch.tensor([[4., 2.], [2., 5.]]))
 *     >>> LD
 *     tensor([[4.0000, 0.0000],
 *             [0.5000, 4.0000]]) */
static inline eg_status* eg_linalg_ldl_factor(eg_tensor* self, int32_t hermitian, eg_tensor** LD, eg_tensor** pivots) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *LD = NULL;
  *pivots = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_ldl_factor", "", 1, args, 2, rets, 2);
  if (status) return status;
  *LD = eg_detail_tensor(&rets[0]);
  *pivots = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_linalg_ldl_factor; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_ldl_factor_out(eg_tensor* self, int32_t hermitian, eg_tensor* LD,
                                                  eg_tensor* pivots) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(hermitian);
  args[2] = eg_detail_tensor_arg(LD);
  args[3] = eg_detail_tensor_arg(pivots);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_ldl_factor", "out", 1, args, 4, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor
 * pivots, Tensor info). LDL of symmetric (or Hermitian) matrices by Bunch and Kaufman, (*, n, n), floating point
 * and complex (float32, float64, complex64, complex128), read from the lower triangle: the factors in one matrix,
 * LAPACK's int32 pivots (*, n) and codes (*). Not differentiable. Matrices that are not square are an error.
 * In Python:
 *     >>> LD, pivots, info = torch.linalg.ldl_factor_ex(torch.tensor([[4., 2.], [2., 5.]]))
 *     >>> LD
 *     tensor([[4.0000, 0.0000],
 *             [0.5000, 4.0000]]) */
static inline eg_status* eg_linalg_ldl_factor_ex(eg_tensor* self, int32_t hermitian, int32_t check_errors,
                                                 eg_tensor** LD, eg_tensor** pivots, eg_tensor** info) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[3];
  eg_status* status;
  *LD = NULL;
  *pivots = NULL;
  *info = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(hermitian);
  args[2] = eg_detail_bool(check_errors);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "linalg_ldl_factor_ex", "", 1, args, 3, rets, 3);
  if (status) return status;
  *LD = eg_detail_tensor(&rets[0]);
  *pivots = eg_detail_tensor(&rets[1]);
  *info = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* As eg_linalg_ldl_factor_ex; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_ldl_factor_ex_out(eg_tensor* self, int32_t hermitian, int32_t check_errors,
                                                     eg_tensor* LD, eg_tensor* pivots, eg_tensor* info) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[3];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(hermitian);
  args[2] = eg_detail_bool(check_errors);
  args[3] = eg_detail_tensor_arg(LD);
  args[4] = eg_detail_tensor_arg(pivots);
  args[5] = eg_detail_tensor_arg(info);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "linalg_ldl_factor_ex", "out", 1, args, 6, rets, 3);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  return NULL;
}

/* linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor. The solution of A X = B
 * for A as ldl_factor factored it; B (*, n, k), batches broadcast. Not differentiable. float32, float64 and their
 * complex types; sizes that do not fit are an error.
 * In Python:
 *     >>> LD, pivots = torch.linalg.ldl_factor(torch.tensor([[4., 2.], [2., 5.]]))
 *     >>> torch.linalg.ldl_solve(LD, pivots, torch.tensor([[6.], [7.]]))
 *     tensor([[1.],
 *             [1.]]) */
static inline eg_status* eg_linalg_ldl_solve(eg_tensor* LD, eg_tensor* pivots, eg_tensor* B, int32_t hermitian,
                                             eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(LD);
  args[1] = eg_detail_tensor_arg(pivots);
  args[2] = eg_detail_tensor_arg(B);
  args[3] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_ldl_solve", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_ldl_solve; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_ldl_solve_out(eg_tensor* LD, eg_tensor* pivots, eg_tensor* B, int32_t hermitian,
                                                 eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(LD);
  args[1] = eg_detail_tensor_arg(pivots);
  args[2] = eg_detail_tensor_arg(B);
  args[3] = eg_detail_bool(hermitian);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_ldl_solve", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U). A = P L U for matrices (*, m, n): a
 * permutation (*, m, m), L with unit diagonal (*, m, k) and U (*, k, n), k = min(m, n). float32, float64 and their
 * complex types; without pivot the CPU refuses. Fewer than two dimensions are an error.
 * In Python:
 *     >>> P, L, U = torch.linalg.lu(torch.tensor([[1., 2.], [4., 2.]]))
 *     >>> P @ L @ U
 *     tensor([[1., 2.],
 *             [4., 2.]]) */
static inline eg_status* eg_linalg_lu(eg_tensor* A, int32_t pivot, eg_tensor** P, eg_tensor** L, eg_tensor** U) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[3];
  eg_status* status;
  *P = NULL;
  *L = NULL;
  *U = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(pivot);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "linalg_lu", "", 1, args, 2, rets, 3);
  if (status) return status;
  *P = eg_detail_tensor(&rets[0]);
  *L = eg_detail_tensor(&rets[1]);
  *U = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* As eg_linalg_lu; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_lu_out(eg_tensor* A, int32_t pivot, eg_tensor* P, eg_tensor* L, eg_tensor* U) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[3];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(pivot);
  args[2] = eg_detail_tensor_arg(P);
  args[3] = eg_detail_tensor_arg(L);
  args[4] = eg_detail_tensor_arg(U);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "linalg_lu", "out", 1, args, 5, rets, 3);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  return NULL;
}

/* linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots). linalg.lu_factor_ex whose failure
 * is an error: a zero on the diagonal of U. LU is (*, m, n), the pivots are int32, (*, min(m, n)). float32,
 * float64 and their complex types.
 * In Python:
 *     >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
 *     >>> LU
 *     tensor([[4.0000, 2.0000],
 *             [0.2500, 1.5000]]) */
static inline eg_status* eg_linalg_lu_factor(eg_tensor* A, int32_t pivot, eg_tensor** LU, eg_tensor** pivots) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *LU = NULL;
  *pivots = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(pivot);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_lu_factor", "", 1, args, 2, rets, 2);
  if (status) return status;
  *LU = eg_detail_tensor(&rets[0]);
  *pivots = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_linalg_lu_factor; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_lu_factor_out(eg_tensor* A, int32_t pivot, eg_tensor* LU, eg_tensor* pivots) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(pivot);
  args[2] = eg_detail_tensor_arg(LU);
  args[3] = eg_detail_tensor_arg(pivots);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_lu_factor", "out", 1, args, 4, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor
 * info). PLU of matrices (*, m, n), floating point and complex (float32, float64, complex64, complex128): L below
 * the diagonal (its own is 1) and U on and above it in one matrix, the int32 rows that were swapped with each row
 * in turn, counted from 1, (*, min(m, n)), and codes (*): 0, or the first diagonal element of U that is zero,
 * which check_errors makes an error. pivot=False is an error.
 * In Python:
 *     >>> torch.linalg.lu_factor_ex(torch.tensor([[1., 2.], [4., 2.]]))
 *     torch.return_types.linalg_lu_factor_ex(
 *     LU=tensor([[4.0000, 2.0000],
 *             [0.2500, 1.5000]]),
 *     pivots=tensor([2, 2], dtype=torch.int32),
 *     info=tensor(0, dtype=torch.int32)) */
static inline eg_status* eg_linalg_lu_factor_ex(eg_tensor* A, int32_t pivot, int32_t check_errors, eg_tensor** LU,
                                                eg_tensor** pivots, eg_tensor** info) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[3];
  eg_status* status;
  *LU = NULL;
  *pivots = NULL;
  *info = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(pivot);
  args[2] = eg_detail_bool(check_errors);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "linalg_lu_factor_ex", "", 1, args, 3, rets, 3);
  if (status) return status;
  *LU = eg_detail_tensor(&rets[0]);
  *pivots = eg_detail_tensor(&rets[1]);
  *info = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* As eg_linalg_lu_factor_ex; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_lu_factor_ex_out(eg_tensor* A, int32_t pivot, int32_t check_errors, eg_tensor* LU,
                                                    eg_tensor* pivots, eg_tensor* info) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[3];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(pivot);
  args[2] = eg_detail_bool(check_errors);
  args[3] = eg_detail_tensor_arg(LU);
  args[4] = eg_detail_tensor_arg(pivots);
  args[5] = eg_detail_tensor_arg(info);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "linalg_lu_factor_ex", "out", 1, args, 6, rets, 3);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  return NULL;
}

/* linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor. The
 * solution of A X = B (left), X A = B, or those with A^H (adjoint), for A as lu_factor factored it. LU (*, n, n),
 * pivots int32 (*, n), B (*, n, k) or (*, k, n); batches broadcast, and X has the shape of B so broadcast.
 * float32, float64 and their complex types, of one dtype; sizes that do not fit are an error.
 * In Python:
 *     >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
 *     >>> torch.linalg.lu_solve(LU, pivots, torch.tensor([[3.], [6.]]))
 *     tensor([[1.],
 *             [1.]]) */
static inline eg_status* eg_linalg_lu_solve(eg_tensor* LU, eg_tensor* pivots, eg_tensor* B, int32_t left,
                                            int32_t adjoint, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(LU);
  args[1] = eg_detail_tensor_arg(pivots);
  args[2] = eg_detail_tensor_arg(B);
  args[3] = eg_detail_bool(left);
  args[4] = eg_detail_bool(adjoint);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_lu_solve", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_lu_solve; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_lu_solve_out(eg_tensor* LU, eg_tensor* pivots, eg_tensor* B, int32_t left,
                                                int32_t adjoint, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(LU);
  args[1] = eg_detail_tensor_arg(pivots);
  args[2] = eg_detail_tensor_arg(B);
  args[3] = eg_detail_bool(left);
  args[4] = eg_detail_bool(adjoint);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_lu_solve", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor. The solution of A X = B (left) or X A = B for
 * square A, (*, n, n), by LU: X has the shape of B, (*, n, k), (*, k, n) or (*, n), broadcast with the batch of A.
 * float32, float64 and their complex types, of one dtype; a singular matrix raises linalg.LinAlgError.
 * In Python:
 *     >>> torch.linalg.solve(torch.tensor([[2., 1.], [1., 3.]]), torch.tensor([3., 4.]))
 *     tensor([1., 1.]) */
static inline eg_status* eg_linalg_solve(eg_tensor* A, eg_tensor* B, int32_t left, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_tensor_arg(B);
  args[2] = eg_detail_bool(left);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_solve", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_solve; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_solve_out(eg_tensor* A, eg_tensor* B, int32_t left, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_tensor_arg(B);
  args[2] = eg_detail_bool(left);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_solve", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info).
 * The solution of A X = B (left) or X A = B for square A, (*, n, n), floating point and complex (float32, float64,
 * complex64, complex128), and int32 codes of the factorization of A. B is (*, n, k) ((*, k, n) where not left)
 * with batches broadcast, or a batch of vectors (*, n) of exactly the batch of A. check_errors makes a singular A
 * an error.
 * In Python:
 *     >>> torch.linalg.solve_ex(torch.tensor([[2., 0.], [0., 4.]]), torch.tensor([2., 2.]))
 *     torch.return_types.linalg_solve_ex(
 *     result=tensor([1.0000, 0.5000]),
 *     info=tensor(0, dtype=torch.int32)) */
static inline eg_status* eg_linalg_solve_ex(eg_tensor* A, eg_tensor* B, int32_t left, int32_t check_errors,
                                            eg_tensor** result, eg_tensor** info) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *result = NULL;
  *info = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_tensor_arg(B);
  args[2] = eg_detail_bool(left);
  args[3] = eg_detail_bool(check_errors);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_solve_ex", "", 1, args, 4, rets, 2);
  if (status) return status;
  *result = eg_detail_tensor(&rets[0]);
  *info = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_linalg_solve_ex; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_solve_ex_out(eg_tensor* A, eg_tensor* B, int32_t left, int32_t check_errors,
                                                eg_tensor* result, eg_tensor* info) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_tensor_arg(B);
  args[2] = eg_detail_bool(left);
  args[3] = eg_detail_bool(check_errors);
  args[4] = eg_detail_tensor_arg(result);
  args[5] = eg_detail_tensor_arg(info);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_solve_ex", "out", 1, args, 6, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) ->
 * Tensor. The solution of A X = B (left) or X A = B for triangular A, self (*, n, n), floating point and complex
 * (float32, float64, complex64, complex128). Only that triangle is read, with unitriangular not its diagonal,
 * which counts as 1. Batches broadcast. Zeros on the diagonal give infinities. Sizes that do not fit are an error.
 * In Python:
 *     >>> torch.linalg.solve_triangular(torch.tensor([[2., 1.], [0., 4.]]), torch.tensor([[3.], [4.]]), upper=True)
 *     tensor([[1.],
 *             [1.]]) */
static inline eg_status* eg_linalg_solve_triangular(eg_tensor* self, eg_tensor* B, int32_t upper, int32_t left,
                                                    int32_t unitriangular, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(B);
  args[2] = eg_detail_bool(upper);
  args[3] = eg_detail_bool(left);
  args[4] = eg_detail_bool(unitriangular);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_solve_triangular", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_solve_triangular; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_solve_triangular_out(eg_tensor* self, eg_tensor* B, int32_t upper, int32_t left,
                                                        int32_t unitriangular, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(B);
  args[2] = eg_detail_bool(upper);
  args[3] = eg_detail_bool(left);
  args[4] = eg_detail_bool(unitriangular);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_solve_triangular", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* lu(Tensor self, bool pivot=True) -> (Tensor LU, Tensor pivots, Tensor infos). The older name of
 * linalg.lu_factor_ex: LU in one matrix, int32 pivots and codes of matrices (*, m, n), floating point and complex;
 * a matrix that is singular is told by its code alone. Python gives the codes with get_infos=True only.
 * pivot=False is an error.
 * In Python:
 *     >>> torch.lu(torch.tensor([[1., 2.], [4., 2.]]))[1]
 *     tensor([2, 2], dtype=torch.int32) */
static inline eg_status* eg_lu(eg_tensor* self, int32_t pivot, eg_tensor** LU, eg_tensor** pivots, eg_tensor** infos) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[3];
  eg_status* status;
  *LU = NULL;
  *pivots = NULL;
  *infos = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(pivot);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "lu", "", 1, args, 2, rets, 3);
  if (status) return status;
  *LU = eg_detail_tensor(&rets[0]);
  *pivots = eg_detail_tensor(&rets[1]);
  *infos = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor. linalg.lu_solve with the right side first:
 * the solution X, (*, n, k), of A X = self, where LU_data and LU_pivots are of lu_factor. float32, float64 and
 * their complex types. Sizes that do not fit are an error.
 * In Python:
 *     >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
 *     >>> torch.lu_solve(torch.tensor([[3.], [6.]]), LU, pivots)
 *     tensor([[1.],
 *             [1.]]) */
static inline eg_status* eg_lu_solve(eg_tensor* self, eg_tensor* LU_data, eg_tensor* LU_pivots, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(LU_data);
  args[2] = eg_detail_tensor_arg(LU_pivots);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lu_solve", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_lu_solve; the result is written into the tensor given last. */
static inline eg_status* eg_lu_solve_out(eg_tensor* self, eg_tensor* LU_data, eg_tensor* LU_pivots, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(LU_data);
  args[2] = eg_detail_tensor_arg(LU_pivots);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "lu_solve", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor
 * L, Tensor U). P, L and U of what lu_factor gave, (*, m, n): (*, m, m), (*, m, k) and (*, k, n), k = min(m, n),
 * in its dtype, any. What is not unpacked is empty. Pivots of another dtype than int32, or outside 1 .. m, and
 * fewer than two dimensions are errors.
 * In Python:
 *     >>> P, L, U = torch.lu_unpack(*torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]])))
 *     >>> P @ L @ U
 *     tensor([[1., 2.],
 *             [4., 2.]]) */
static inline eg_status* eg_lu_unpack(eg_tensor* LU_data, eg_tensor* LU_pivots, int32_t unpack_data,
                                      int32_t unpack_pivots, eg_tensor** P, eg_tensor** L, eg_tensor** U) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[3];
  eg_status* status;
  *P = NULL;
  *L = NULL;
  *U = NULL;
  args[0] = eg_detail_tensor_arg(LU_data);
  args[1] = eg_detail_tensor_arg(LU_pivots);
  args[2] = eg_detail_bool(unpack_data);
  args[3] = eg_detail_bool(unpack_pivots);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "lu_unpack", "", 1, args, 4, rets, 3);
  if (status) return status;
  *P = eg_detail_tensor(&rets[0]);
  *L = eg_detail_tensor(&rets[1]);
  *U = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* As eg_lu_unpack; the results are written into the tensors given last. */
static inline eg_status* eg_lu_unpack_out(eg_tensor* LU_data, eg_tensor* LU_pivots, int32_t unpack_data,
                                          int32_t unpack_pivots, eg_tensor* P, eg_tensor* L, eg_tensor* U) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[3];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(LU_data);
  args[1] = eg_detail_tensor_arg(LU_pivots);
  args[2] = eg_detail_bool(unpack_data);
  args[3] = eg_detail_bool(unpack_pivots);
  args[4] = eg_detail_tensor_arg(P);
  args[5] = eg_detail_tensor_arg(L);
  args[6] = eg_detail_tensor_arg(U);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "lu_unpack", "out", 1, args, 7, rets, 3);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  return NULL;
}

/* triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) ->
 * (Tensor solution, Tensor cloned_coefficient). The solution of A X = self, or A^T X = self, for triangular A, and
 * a copy of A. linalg.solve_triangular is the newer form. A (*, n, n), self (*, n, k); batches broadcast. float32,
 * float64 and their complex types; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.triangular_solve(torch.tensor([[3.], [4.]]), torch.tensor([[2., 1.], [0., 4.]])).solution
 *     tensor([[1.],
 *             [1.]]) */
static inline eg_status* eg_triangular_solve(eg_tensor* self, eg_tensor* A, int32_t upper, int32_t transpose,
                                             int32_t unitriangular, eg_tensor** solution,
                                             eg_tensor** cloned_coefficient) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[2];
  eg_status* status;
  *solution = NULL;
  *cloned_coefficient = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(A);
  args[2] = eg_detail_bool(upper);
  args[3] = eg_detail_bool(transpose);
  args[4] = eg_detail_bool(unitriangular);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "triangular_solve", "", 1, args, 5, rets, 2);
  if (status) return status;
  *solution = eg_detail_tensor(&rets[0]);
  *cloned_coefficient = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_triangular_solve; the results are written into the tensors given last. */
static inline eg_status* eg_triangular_solve_out(eg_tensor* self, eg_tensor* A, int32_t upper, int32_t transpose,
                                                 int32_t unitriangular, eg_tensor* solution,
                                                 eg_tensor* cloned_coefficient) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(A);
  args[2] = eg_detail_bool(upper);
  args[3] = eg_detail_bool(transpose);
  args[4] = eg_detail_bool(unitriangular);
  args[5] = eg_detail_tensor_arg(solution);
  args[6] = eg_detail_tensor_arg(cloned_coefficient);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "triangular_solve", "out", 1, args, 7, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
