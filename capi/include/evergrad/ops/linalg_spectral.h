/* Generated from bindings/schema/ops/linalg_spectral.toml; do not edit. */
#ifndef EVERGRAD_OPS_LINALG_SPECTRAL_H
#define EVERGRAD_OPS_LINALG_SPECTRAL_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _householder_product(Tensor input, Tensor tau) -> Tensor. linalg.householder_product without checks and
 * derivative. */
static inline eg_status* eg__householder_product(eg_tensor* input, eg_tensor* tau, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(tau);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_householder_product", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _linalg_eig(Tensor self, bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors). linalg.eig, with
 * empty eigenvectors where they are not asked for. */
static inline eg_status* eg__linalg_eig(eg_tensor* self, int32_t compute_v, eg_tensor** eigenvalues,
                                        eg_tensor** eigenvectors) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *eigenvalues = NULL;
  *eigenvectors = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(compute_v);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "_linalg_eig", "", 1, args, 2, rets, 2);
  if (status) return status;
  *eigenvalues = eg_detail_tensor(&rets[0]);
  *eigenvectors = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* _linalg_eigh(Tensor A, str UPLO='L', bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors).
 * linalg.eigh, with empty eigenvectors where they are not asked for. */
static inline eg_status* eg__linalg_eigh(eg_tensor* A, const char* UPLO, int32_t compute_v, eg_tensor** eigenvalues,
                                         eg_tensor** eigenvectors) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  *eigenvalues = NULL;
  *eigenvectors = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_string(UPLO);
  args[2] = eg_detail_bool(compute_v);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "_linalg_eigh", "", 1, args, 3, rets, 2);
  if (status) return status;
  *eigenvalues = eg_detail_tensor(&rets[0]);
  *eigenvectors = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* _linalg_lstsq(Tensor A, Tensor B, float rcond, str driver) -> (Tensor solution, Tensor rank, Tensor
 * singular_values). linalg.lstsq for matrices of one batch shape. */
static inline eg_status* eg__linalg_lstsq(eg_tensor* A, eg_tensor* B, double rcond, const char* driver,
                                          eg_tensor** solution, eg_tensor** rank, eg_tensor** singular_values) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[3];
  eg_status* status;
  *solution = NULL;
  *rank = NULL;
  *singular_values = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_tensor_arg(B);
  args[2] = eg_double(rcond);
  args[3] = eg_detail_string(driver);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "_linalg_lstsq", "", 1, args, 4, rets, 3);
  if (status) return status;
  *solution = eg_detail_tensor(&rets[0]);
  *rank = eg_detail_tensor(&rets[1]);
  *singular_values = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor Vh).
 * linalg.svd, with empty U and Vh where they are not asked for. */
static inline eg_status* eg__linalg_svd(eg_tensor* A, int32_t full_matrices, int32_t compute_uv, eg_tensor** U,
                                        eg_tensor** S, eg_tensor** Vh) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[3];
  eg_status* status;
  *U = NULL;
  *S = NULL;
  *Vh = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(full_matrices);
  args[2] = eg_detail_bool(compute_uv);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "_linalg_svd", "", 1, args, 3, rets, 3);
  if (status) return status;
  *U = eg_detail_tensor(&rets[0]);
  *S = eg_detail_tensor(&rets[1]);
  *Vh = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* _ormqr(Tensor self, Tensor tau, Tensor other, bool left, bool transpose) -> Tensor. ormqr without checks and
 * derivative. */
static inline eg_status* eg__ormqr(eg_tensor* self, eg_tensor* tau, eg_tensor* other, int32_t left, int32_t transpose,
                                   eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tau);
  args[2] = eg_detail_tensor_arg(other);
  args[3] = eg_detail_bool(left);
  args[4] = eg_detail_bool(transpose);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_ormqr", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* frobenius_norm(Tensor self, int[1] dim, bool keepdim=False) -> Tensor. The root of the sum of squared moduli
 * over dimensions, which go, or stay with size 1. Floating point and complex. A dimension that self does not have
 * is an error.
 * In Python:
 *     >>> torch.frobenius_norm(torch.tensor([[3., 4.], [6., 8.]]), 1)
 *     tensor([ 5., 10.]) */
static inline eg_status* eg_frobenius_norm(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                           eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "frobenius_norm", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_frobenius_norm; the result is written into the tensor given last. */
static inline eg_status* eg_frobenius_norm_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                               eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "frobenius_norm", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* geqrf(Tensor self) -> (Tensor a, Tensor tau). Householder QR of matrices (*, m, n), floating point and complex
 * (float32, float64, complex64, complex128), as LAPACK leaves it: R on and above the diagonal, the reflectors
 * below it, and their factors (*, min(m, n)). Not differentiable. Fewer than two dimensions are an error.
 * In Python:
 *     >>> torch.geqrf(torch.tensor([[3., 1.], [4., 2.]])).a
 *     tensor([[-5.0000, -2.2000],
 *             [ 0.5000,  0.4000]]) */
static inline eg_status* eg_geqrf(eg_tensor* self, eg_tensor** a, eg_tensor** tau) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[2];
  eg_status* status;
  *a = NULL;
  *tau = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "geqrf", "", 1, args, 1, rets, 2);
  if (status) return status;
  *a = eg_detail_tensor(&rets[0]);
  *tau = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_geqrf; the results are written into the tensors given last. */
static inline eg_status* eg_geqrf_out(eg_tensor* self, eg_tensor* a, eg_tensor* tau) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(a);
  args[2] = eg_detail_tensor_arg(tau);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "geqrf", "out", 1, args, 3, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linalg_cond(Tensor self, Scalar? p=None) -> Tensor. The condition number of matrices (*, m, n), real (*): the
 * ratio of the largest and smallest singular value (p missing or 2; -2 its inverse), or the norm of order 1, -1,
 * inf, -inf of a square matrix times that of its inverse; infinite for a singular one. float32, float64 and their
 * complex types; another p, a matrix that is not square for those, and fewer than two dimensions are errors.
 * In Python:
 *     >>> torch.linalg.cond(torch.tensor([[4., 0.], [0., 2.]]))
 *     tensor(2.) */
static inline eg_status* eg_linalg_cond(eg_tensor* self, eg_value p, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = p;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_cond", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_cond; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_cond_out(eg_tensor* self, eg_value p, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = p;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_cond", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_cond.p_str(Tensor self, str p) -> Tensor. The norm of order fro or nuc of square matrices times that of
 * their inverses; infinite for a singular one. (*, n, n) gives (*). float32, float64 and their complex types.
 * Matrices that are not square are an error.
 * In Python:
 *     >>> torch.linalg.cond(torch.tensor([[4., 0.], [0., 2.]]), 'fro')
 *     tensor(2.5000) */
static inline eg_status* eg_linalg_cond_p_str(eg_tensor* self, const char* p, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(p);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_cond", "p_str", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_cond_p_str; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_cond_p_str_out(eg_tensor* self, const char* p, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(p);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_cond", "p_str.out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors). Eigenvalues (*, n) and eigenvectors of
 * norm 1 in the columns (*, n, n), both complex, of square matrices, floating point and complex (float32, float64,
 * complex64, complex128). Infinite or NaN elements are an error. Derivatives through eigenvectors need distinct
 * eigenvalues. By LAPACK's geev.
 * In Python:
 *     >>> torch.linalg.eig(torch.tensor([[0., -1.], [1., 0.]])).eigenvalues
 *     tensor([0.+1.j, 0.-1.j]) */
static inline eg_status* eg_linalg_eig(eg_tensor* self, eg_tensor** eigenvalues, eg_tensor** eigenvectors) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[2];
  eg_status* status;
  *eigenvalues = NULL;
  *eigenvectors = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_eig", "", 1, args, 1, rets, 2);
  if (status) return status;
  *eigenvalues = eg_detail_tensor(&rets[0]);
  *eigenvectors = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_linalg_eig; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_eig_out(eg_tensor* self, eg_tensor* eigenvalues, eg_tensor* eigenvectors) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(eigenvalues);
  args[2] = eg_detail_tensor_arg(eigenvectors);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_eig", "out", 1, args, 3, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linalg_eigh(Tensor self, str UPLO='L') -> (Tensor eigenvalues, Tensor eigenvectors). Eigenvalues, real and
 * ascending, (*, n), and orthonormal eigenvectors in the columns, (*, n, n), of Hermitian matrices, floating point
 * and complex (float32, float64, complex64, complex128), read from the lower (L) or upper (U) triangle.
 * Derivatives through eigenvectors need distinct eigenvalues. Matrices that are not square are an error. By
 * LAPACK's syevd and heevd.
 * In Python:
 *     >>> torch.linalg.eigh(torch.tensor([[2., 0.], [0., 1.]])).eigenvalues
 *     tensor([1., 2.]) */
static inline eg_status* eg_linalg_eigh(eg_tensor* self, const char* UPLO, eg_tensor** eigenvalues,
                                        eg_tensor** eigenvectors) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *eigenvalues = NULL;
  *eigenvectors = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(UPLO);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_eigh", "", 1, args, 2, rets, 2);
  if (status) return status;
  *eigenvalues = eg_detail_tensor(&rets[0]);
  *eigenvectors = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_linalg_eigh; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_eigh_out(eg_tensor* self, const char* UPLO, eg_tensor* eigenvalues,
                                            eg_tensor* eigenvectors) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(UPLO);
  args[2] = eg_detail_tensor_arg(eigenvalues);
  args[3] = eg_detail_tensor_arg(eigenvectors);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_eigh", "out", 1, args, 4, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linalg_eigvals(Tensor self) -> Tensor. The eigenvalues, complex, (*, n), of square matrices (*, n, n), in no
 * order. float32, float64 and their complex types; matrices that are not square or not finite are an error.
 * In Python:
 *     >>> torch.linalg.eigvals(torch.tensor([[2., 0.], [0., 3.]]))
 *     tensor([2.+0.j, 3.+0.j]) */
static inline eg_status* eg_linalg_eigvals(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_eigvals", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_eigvals; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_eigvals_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_eigvals", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_eigvalsh(Tensor self, str UPLO='L') -> Tensor. The eigenvalues, real and ascending, (*, n), of Hermitian
 * matrices (*, n, n), read from the lower (L) or upper (U) triangle. float32, float64 and their complex types;
 * matrices that are not square are an error.
 * In Python:
 *     >>> torch.linalg.eigvalsh(torch.tensor([[2., 1.], [1., 2.]]))
 *     tensor([1., 3.]) */
static inline eg_status* eg_linalg_eigvalsh(eg_tensor* self, const char* UPLO, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(UPLO);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_eigvalsh", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_eigvalsh; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_eigvalsh_out(eg_tensor* self, const char* UPLO, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(UPLO);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_eigvalsh", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_householder_product(Tensor input, Tensor tau) -> Tensor. The first n columns of the product of k
 * reflectors I - tau v v^H; v has 1 on the diagonal of input (*, m, n), m >= n, and its column below. tau (*, k),
 * k <= n. float32, float64 and their complex types; sizes that do not fit are an error.
 * In Python:
 *     >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
 *     >>> torch.linalg.householder_product(a, tau)
 *     tensor([[-0.6000, -0.8000],
 *             [-0.8000,  0.6000]]) */
static inline eg_status* eg_linalg_householder_product(eg_tensor* input, eg_tensor* tau, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(tau);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_householder_product", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_householder_product; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_householder_product_out(eg_tensor* input, eg_tensor* tau, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(tau);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_householder_product", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor
 * residuals, Tensor rank, Tensor singular_values). The X that makes |A X - B| least, for A, self, (*, m, n) and B
 * (*, m, k) or vectors (*, m), floating point and complex (float32, float64, complex64, complex128). driver: gelsy
 * (default), gels (A has full rank), gelsd or gelss, as in LAPACK; rcond: which singular values count as zero,
 * relative to the largest. X is (*, n, k) or (*, n). residuals, rank and singular_values are empty where the
 * driver has none. Two dtypes, another driver, and sizes that do not fit are errors.
 * In Python:
 *     >>> A, b = torch.tensor([[1., 0.], [1., 1.], [1., 2.]]), torch.tensor([[1.], [3.], [5.]])
 *     >>> torch.linalg.lstsq(A, b).solution
 *     tensor([[1.0000],
 *             [2.0000]]) */
static inline eg_status* eg_linalg_lstsq(eg_tensor* self, eg_tensor* b, eg_value rcond, const char* driver,
                                         eg_tensor** solution, eg_tensor** residuals, eg_tensor** rank,
                                         eg_tensor** singular_values) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[4];
  eg_status* status;
  *solution = NULL;
  *residuals = NULL;
  *rank = NULL;
  *singular_values = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(b);
  args[2] = rcond;
  args[3] = eg_detail_string(driver);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  rets[3] = eg_none();
  status = eg_detail_call(&op, "linalg_lstsq", "", 1, args, 4, rets, 4);
  if (status) return status;
  *solution = eg_detail_tensor(&rets[0]);
  *residuals = eg_detail_tensor(&rets[1]);
  *rank = eg_detail_tensor(&rets[2]);
  *singular_values = eg_detail_tensor(&rets[3]);
  return NULL;
}

/* As eg_linalg_lstsq; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_lstsq_out(eg_tensor* self, eg_tensor* b, eg_value rcond, const char* driver,
                                             eg_tensor* solution, eg_tensor* residuals, eg_tensor* rank,
                                             eg_tensor* singular_values) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[4];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(b);
  args[2] = rcond;
  args[3] = eg_detail_string(driver);
  args[4] = eg_detail_tensor_arg(solution);
  args[5] = eg_detail_tensor_arg(residuals);
  args[6] = eg_detail_tensor_arg(rank);
  args[7] = eg_detail_tensor_arg(singular_values);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  rets[3] = eg_none();
  status = eg_detail_call(&op, "linalg_lstsq", "out", 1, args, 8, rets, 4);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  eg_value_clear(&rets[3]);
  return NULL;
}

/* linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2, -1], bool keepdim=False, *, DType? dtype=None) ->
 * Tensor. A norm of the matrices in two dimensions: ord 1 or inf the largest, -1 or -inf the smallest sum of
 * moduli of a column or row; 2 or -2 the largest or smallest singular value. The result is real, without the two
 * dimensions, or with them in size 1 (keepdim). Floating point and complex; dtype casts first. Another order, and
 * fewer than two dimensions, are errors.
 * In Python:
 *     >>> torch.linalg.matrix_norm(torch.tensor([[1., 2.], [3., 4.]]), 1)
 *     tensor(6.) */
static inline eg_status* eg_linalg_matrix_norm(eg_tensor* self, eg_value ord, const int64_t* dim, size_t dim_count,
                                               int32_t keepdim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = ord;
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_norm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_norm; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matrix_norm_out(eg_tensor* self, eg_value ord, const int64_t* dim, size_t dim_count,
                                                   int32_t keepdim, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = ord;
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_norm", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2, -1], bool keepdim=False, *, DType?
 * dtype=None) -> Tensor. A norm of the matrices in two dimensions: fro the root of the sum of squares, nuc the sum
 * of singular values. The result is real, without the two dimensions, or with them in size 1 (keepdim). Floating
 * point and complex; dtype casts first. Another word, and fewer than two dimensions, are errors.
 * In Python:
 *     >>> torch.linalg.matrix_norm(torch.tensor([[3., 0.], [0., 4.]]), 'nuc')
 *     tensor(7.) */
static inline eg_status* eg_linalg_matrix_norm_str_ord(eg_tensor* self, const char* ord, const int64_t* dim,
                                                       size_t dim_count, int32_t keepdim, eg_dtype dtype,
                                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(ord);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_norm", "str_ord", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_norm_str_ord; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matrix_norm_str_ord_out(eg_tensor* self, const char* ord, const int64_t* dim,
                                                           size_t dim_count, int32_t keepdim, eg_dtype dtype,
                                                           eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(ord);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_norm", "str_ord.out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor. The
 * number of singular values (hermitian: eigenvalues by modulus) above max(atol, rtol * the largest), int64 (*);
 * the tolerances are those of linalg.pinv. float32, float64 and their complex types. Fewer than two dimensions are
 * an error.
 * In Python:
 *     >>> torch.linalg.matrix_rank(torch.tensor([[1., 2.], [2., 4.]]))
 *     tensor(1) */
static inline eg_status* eg_linalg_matrix_rank(eg_tensor* input, eg_tensor* atol, eg_tensor* rtol, int32_t hermitian,
                                               eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, atol);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, rtol);
  args[3] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_rank; atol is a plain number. */
static inline eg_status* eg_linalg_matrix_rank_scalar_atol(eg_tensor* input, eg_value atol, eg_tensor* rtol,
                                                           int32_t hermitian, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = atol;
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, rtol);
  args[3] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_rank; rtol is a plain number. */
static inline eg_status* eg_linalg_matrix_rank_scalar(eg_tensor* input, eg_tensor* atol, eg_value rtol,
                                                      int32_t hermitian, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, atol);
  args[2] = rtol;
  args[3] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_rank; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matrix_rank_out(eg_tensor* input, eg_tensor* atol, eg_tensor* rtol,
                                                   int32_t hermitian, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, atol);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, rtol);
  args[3] = eg_detail_bool(hermitian);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_rank; atol is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matrix_rank_scalar_atol_out(eg_tensor* input, eg_value atol, eg_tensor* rtol,
                                                               int32_t hermitian, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = atol;
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, rtol);
  args[3] = eg_detail_bool(hermitian);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_rank; rtol is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matrix_rank_scalar_out(eg_tensor* input, eg_tensor* atol, eg_value rtol,
                                                          int32_t hermitian, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, atol);
  args[2] = rtol;
  args[3] = eg_detail_bool(hermitian);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor. linalg.matrix_rank with atol =
 * tol, real, and no relative tolerance: int64, (*), of matrices (*, m, n). float32, float64 and their complex
 * types; fewer than two dimensions are an error.
 * In Python:
 *     >>> torch.linalg.matrix_rank(torch.tensor([[1., 0.], [0., 1e-3]]), 1e-2)
 *     tensor(1) */
static inline eg_status* eg_linalg_matrix_rank_tol(eg_tensor* input, eg_tensor* tol, int32_t hermitian,
                                                   eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(tol);
  args[2] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "tol", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_rank_tol; tol is a plain number. */
static inline eg_status* eg_linalg_matrix_rank_tol_scalar(eg_tensor* input, eg_value tol, int32_t hermitian,
                                                          eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = tol;
  args[2] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "tol", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_rank_tol; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matrix_rank_tol_out(eg_tensor* input, eg_tensor* tol, int32_t hermitian,
                                                       eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(tol);
  args[2] = eg_detail_bool(hermitian);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "tol.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_rank_tol; tol is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matrix_rank_tol_scalar_out(eg_tensor* input, eg_value tol, int32_t hermitian,
                                                              eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = tol;
  args[2] = eg_detail_bool(hermitian);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_rank", "tol.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) ->
 * Tensor. linalg.matrix_norm over two dimensions (or of a 2-d tensor) where ord is given; else linalg.vector_norm,
 * of all elements without dim. The dimensions go, or stay with size 1 (keepdim); the result is real. Floating
 * point and complex; an order that is none is an error.
 * In Python:
 *     >>> torch.linalg.norm(torch.tensor([3., 4.]))
 *     tensor(5.) */
static inline eg_status* eg_linalg_norm(eg_tensor* self, eg_value ord, const int64_t* dim, size_t dim_count,
                                        int32_t keepdim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = ord;
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_norm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_norm; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_norm_out(eg_tensor* self, eg_value ord, const int64_t* dim, size_t dim_count,
                                            int32_t keepdim, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = ord;
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_norm", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor.
 * linalg.matrix_norm of order fro or nuc over two dimensions, or of a 2-d tensor. These go, or stay with size 1
 * (keepdim); the result is real. Floating point and complex; another word, and another number of dimensions, are
 * errors.
 * In Python:
 *     >>> torch.linalg.norm(torch.tensor([[3., 0.], [0., 4.]]), 'fro')
 *     tensor(5.) */
static inline eg_status* eg_linalg_norm_ord_str(eg_tensor* self, const char* ord, const int64_t* dim, size_t dim_count,
                                                int32_t keepdim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(ord);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_norm", "ord_str", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_norm_ord_str; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_norm_ord_str_out(eg_tensor* self, const char* ord, const int64_t* dim,
                                                    size_t dim_count, int32_t keepdim, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_string(ord);
  args[2] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_detail_bool(keepdim);
  args[4] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_norm", "ord_str.out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor. The
 * pseudoinverse of matrices (*, m, n), floating point and complex (float32, float64, complex64, complex128): (*,
 * n, m). Singular values up to max(atol, rtol * the largest) count as zero; rtol is max(m, n) epsilon unless it or
 * a positive atol is given. hermitian: by eigenvalues, from the lower triangle. Differentiable where the rank is
 * constant. Fewer than two dimensions are an error.
 * In Python:
 *     >>> torch.linalg.pinv(torch.tensor([[2., 0.], [0., 0.]]))
 *     tensor([[0.5000, 0.0000],
 *             [0.0000, 0.0000]]) */
static inline eg_status* eg_linalg_pinv(eg_tensor* self, eg_tensor* atol, eg_tensor* rtol, int32_t hermitian,
                                        eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, atol);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, rtol);
  args[3] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_pinv; atol is a plain number. */
static inline eg_status* eg_linalg_pinv_scalar_atol(eg_tensor* self, eg_value atol, eg_tensor* rtol, int32_t hermitian,
                                                    eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = atol;
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, rtol);
  args[3] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_pinv; rtol is a plain number. */
static inline eg_status* eg_linalg_pinv_scalar(eg_tensor* self, eg_tensor* atol, eg_value rtol, int32_t hermitian,
                                               eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, atol);
  args[2] = rtol;
  args[3] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_pinv; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_pinv_out(eg_tensor* self, eg_tensor* atol, eg_tensor* rtol, int32_t hermitian,
                                            eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, atol);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, rtol);
  args[3] = eg_detail_bool(hermitian);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_linalg_pinv; atol is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_linalg_pinv_scalar_atol_out(eg_tensor* self, eg_value atol, eg_tensor* rtol,
                                                        int32_t hermitian, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = atol;
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, rtol);
  args[3] = eg_detail_bool(hermitian);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_linalg_pinv; rtol is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_linalg_pinv_scalar_out(eg_tensor* self, eg_tensor* atol, eg_value rtol, int32_t hermitian,
                                                   eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, atol);
  args[2] = rtol;
  args[3] = eg_detail_bool(hermitian);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_pinv.rcond(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor. linalg.pinv with rtol = rcond: (*,
 * m, n) gives (*, n, m). Singular values up to rcond times the largest count as zero. float32, float64 and their
 * complex types, rcond real; fewer than two dimensions are an error.
 * In Python:
 *     >>> torch.linalg.pinv(torch.tensor([[2., 0.], [0., 1e-3]]), 1e-2)
 *     tensor([[0.5000, 0.0000],
 *             [0.0000, 0.0000]]) */
static inline eg_status* eg_linalg_pinv_rcond(eg_tensor* self, eg_tensor* rcond, int32_t hermitian, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(rcond);
  args[2] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "rcond", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_pinv_rcond; rcond is a plain number. */
static inline eg_status* eg_linalg_pinv_rcond_scalar(eg_tensor* self, eg_value rcond, int32_t hermitian,
                                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = rcond;
  args[2] = eg_detail_bool(hermitian);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "rcond", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_pinv_rcond; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_pinv_rcond_out(eg_tensor* self, eg_tensor* rcond, int32_t hermitian,
                                                  eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(rcond);
  args[2] = eg_detail_bool(hermitian);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "rcond.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_linalg_pinv_rcond; rcond is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_linalg_pinv_rcond_scalar_out(eg_tensor* self, eg_value rcond, int32_t hermitian,
                                                         eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = rcond;
  args[2] = eg_detail_bool(hermitian);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_pinv", "rcond.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R). A = Q R for matrices (*, m, n), floating point
 * and complex (float32, float64, complex64, complex128). mode reduced: Q (*, m, k), R (*, k, n), k = min(m, n);
 * complete: Q (*, m, m), R (*, m, n); r: R of reduced alone, Q is empty. Differentiable for reduced, and for
 * complete where m <= n, with the first k columns independent. Fewer than two dimensions are an error.
 * In Python:
 *     >>> Q, R = torch.linalg.qr(torch.tensor([[3., 1.], [4., 2.]]))
 *     >>> R
 *     tensor([[-5.0000, -2.2000],
 *             [ 0.0000,  0.4000]]) */
static inline eg_status* eg_linalg_qr(eg_tensor* A, const char* mode, eg_tensor** Q, eg_tensor** R) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *Q = NULL;
  *R = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_string(mode);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_qr", "", 1, args, 2, rets, 2);
  if (status) return status;
  *Q = eg_detail_tensor(&rets[0]);
  *R = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_linalg_qr; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_qr_out(eg_tensor* A, const char* mode, eg_tensor* Q, eg_tensor* R) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_string(mode);
  args[2] = eg_detail_tensor_arg(Q);
  args[3] = eg_detail_tensor_arg(R);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_qr", "out", 1, args, 4, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh). A = U
 * diag(S) Vh for matrices (*, m, n), floating point and complex (float32, float64, complex64, complex128): S real
 * and descending (*, k), k = min(m, n); U (*, m, m) and Vh (*, n, n), or (*, m, k) and (*, k, n) without
 * full_matrices. A driver is an error. Derivatives through U and Vh need distinct values; those that fill up full
 * matrices have none. By LAPACK's gesdd.
 * In Python:
 *     >>> U, S, Vh = torch.linalg.svd(torch.tensor([[3., 0.], [0., 4.], [0., 0.]]), full_matrices=False)
 *     >>> S
 *     tensor([4., 3.]) */
static inline eg_status* eg_linalg_svd(eg_tensor* A, int32_t full_matrices, const char* driver, eg_tensor** U,
                                       eg_tensor** S, eg_tensor** Vh) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[3];
  eg_status* status;
  *U = NULL;
  *S = NULL;
  *Vh = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(full_matrices);
  args[2] = eg_detail_string(driver);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "linalg_svd", "", 1, args, 3, rets, 3);
  if (status) return status;
  *U = eg_detail_tensor(&rets[0]);
  *S = eg_detail_tensor(&rets[1]);
  *Vh = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* As eg_linalg_svd; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_svd_out(eg_tensor* A, int32_t full_matrices, const char* driver, eg_tensor* U,
                                           eg_tensor* S, eg_tensor* Vh) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[3];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_bool(full_matrices);
  args[2] = eg_detail_string(driver);
  args[3] = eg_detail_tensor_arg(U);
  args[4] = eg_detail_tensor_arg(S);
  args[5] = eg_detail_tensor_arg(Vh);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "linalg_svd", "out", 1, args, 6, rets, 3);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  return NULL;
}

/* linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor. The singular values, real and descending, (*, min(m,
 * n)), of matrices (*, m, n). float32, float64 and their complex types; fewer than two dimensions are an error.
 * In Python:
 *     >>> torch.linalg.svdvals(torch.tensor([[3., 0.], [0., 4.]]))
 *     tensor([4., 3.]) */
static inline eg_status* eg_linalg_svdvals(eg_tensor* A, const char* driver, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_string(driver);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_svdvals", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_svdvals; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_svdvals_out(eg_tensor* A, const char* driver, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_string(driver);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_svdvals", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* nuclear_norm(Tensor self, bool keepdim=False) -> Tensor. The sum of the singular values of a matrix, 0-dim, or 1
 * x 1 with keepdim. float32, float64 and their complex types; another number of dimensions than two is an error.
 * In Python:
 *     >>> torch.nuclear_norm(torch.tensor([[3., 0.], [0., 4.]]))
 *     tensor(7.) */
static inline eg_status* eg_nuclear_norm(eg_tensor* self, int32_t keepdim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nuclear_norm", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nuclear_norm; the result is written into the tensor given last. */
static inline eg_status* eg_nuclear_norm_out(eg_tensor* self, int32_t keepdim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(keepdim);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nuclear_norm", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor. The sum of the singular values of the
 * matrices in two dimensions, which go, or stay with size 1. float32, float64 and their complex types; other than
 * two dimensions are an error.
 * In Python:
 *     >>> torch.nuclear_norm(torch.ones(2, 3, 3), (1, 2))
 *     tensor([3., 3.]) */
static inline eg_status* eg_nuclear_norm_dim(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                             eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nuclear_norm", "dim", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nuclear_norm_dim; the result is written into the tensor given last. */
static inline eg_status* eg_nuclear_norm_dim_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                                 eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nuclear_norm", "dim.out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* orgqr(Tensor self, Tensor input2) -> Tensor. Another name of linalg.householder_product. The first n columns of
 * the product of k reflectors I - tau v v^H; v has 1 on the diagonal of input (*, m, n), m >= n, and its column
 * below. tau (*, k), k <= n. float32, float64 and their complex types; sizes that do not fit are an error.
 * In Python:
 *     >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
 *     >>> torch.orgqr(a, tau)
 *     tensor([[-0.6000, -0.8000],
 *             [-0.8000,  0.6000]]) */
static inline eg_status* eg_orgqr(eg_tensor* self, eg_tensor* input2, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(input2);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "orgqr", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_orgqr; the result is written into the tensor given last. */
static inline eg_status* eg_orgqr_out(eg_tensor* self, eg_tensor* input2, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(input2);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "orgqr", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor. Q other (left)
 * or other Q, or with Q^H (transpose), for Q the product of the reflectors in self (*, p, k) with the factors
 * input2 (*, k), and other, input3, (*, m, n). float32, float64 and their complex types; sizes that do not fit are
 * an error.
 * In Python:
 *     >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
 *     >>> torch.ormqr(a, tau, torch.eye(2))
 *     tensor([[-0.6000, -0.8000],
 *             [-0.8000,  0.6000]]) */
static inline eg_status* eg_ormqr(eg_tensor* self, eg_tensor* input2, eg_tensor* input3, int32_t left,
                                  int32_t transpose, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(input2);
  args[2] = eg_detail_tensor_arg(input3);
  args[3] = eg_detail_bool(left);
  args[4] = eg_detail_bool(transpose);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ormqr", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_ormqr; the result is written into the tensor given last. */
static inline eg_status* eg_ormqr_out(eg_tensor* self, eg_tensor* input2, eg_tensor* input3, int32_t left,
                                      int32_t transpose, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(input2);
  args[2] = eg_detail_tensor_arg(input3);
  args[3] = eg_detail_bool(left);
  args[4] = eg_detail_bool(transpose);
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "ormqr", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* pinverse(Tensor self, float rcond=1e-15) -> Tensor. linalg.pinv with rtol = rcond: (*, m, n) gives (*, n, m).
 * Singular values up to rcond times the largest count as zero. float32, float64 and their complex types; fewer
 * than two dimensions are an error.
 * In Python:
 *     >>> torch.pinverse(torch.tensor([[2., 0.], [0., 4.], [0., 0.]]))
 *     tensor([[0.5000, 0.0000, 0.0000],
 *             [0.0000, 0.2500, 0.0000]]) */
static inline eg_status* eg_pinverse(eg_tensor* self, double rcond, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(rcond);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pinverse", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R). linalg.qr in mode reduced (some: Q (*, m, k), R (*, k,
 * n), k = min(m, n)) or complete. float32, float64 and their complex types. Fewer than two dimensions are an
 * error.
 * In Python:
 *     >>> Q, R = torch.qr(torch.tensor([[3., 1.], [4., 2.]]))
 *     >>> R
 *     tensor([[-5.0000, -2.2000],
 *             [ 0.0000,  0.4000]]) */
static inline eg_status* eg_qr(eg_tensor* self, int32_t some, eg_tensor** Q, eg_tensor** R) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[2];
  eg_status* status;
  *Q = NULL;
  *R = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(some);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "qr", "", 1, args, 2, rets, 2);
  if (status) return status;
  *Q = eg_detail_tensor(&rets[0]);
  *R = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_qr; the results are written into the tensors given last. */
static inline eg_status* eg_qr_out(eg_tensor* self, int32_t some, eg_tensor* Q, eg_tensor* R) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(some);
  args[2] = eg_detail_tensor_arg(Q);
  args[3] = eg_detail_tensor_arg(R);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "qr", "out", 1, args, 4, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V). linalg.svd with V in
 * place of Vh; some: not the full matrices. Without compute_uv U and V are zeros. A = U diag(S) V^H: U (*, m, k),
 * S (*, k), V (*, n, k), k = min(m, n). float32, float64 and their complex types. Fewer than two dimensions are an
 * error.
 * In Python:
 *     >>> torch.svd(torch.tensor([[3., 0.], [0., 4.]])).S
 *     tensor([4., 3.]) */
static inline eg_status* eg_svd(eg_tensor* self, int32_t some, int32_t compute_uv, eg_tensor** U, eg_tensor** S,
                                eg_tensor** V) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[3];
  eg_status* status;
  *U = NULL;
  *S = NULL;
  *V = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(some);
  args[2] = eg_detail_bool(compute_uv);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "svd", "", 1, args, 3, rets, 3);
  if (status) return status;
  *U = eg_detail_tensor(&rets[0]);
  *S = eg_detail_tensor(&rets[1]);
  *V = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* As eg_svd; the results are written into the tensors given last. */
static inline eg_status* eg_svd_out(eg_tensor* self, int32_t some, int32_t compute_uv, eg_tensor* U, eg_tensor* S,
                                    eg_tensor* V) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[3];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_bool(some);
  args[2] = eg_detail_bool(compute_uv);
  args[3] = eg_detail_tensor_arg(U);
  args[4] = eg_detail_tensor_arg(S);
  args[5] = eg_detail_tensor_arg(V);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "svd", "out", 1, args, 6, rets, 3);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_value_clear(&rets[2]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
