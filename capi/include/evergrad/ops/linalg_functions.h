/* Generated from bindings/schema/ops/linalg_functions.toml; do not edit. */
#ifndef EVERGRAD_OPS_LINALG_FUNCTIONS_H
#define EVERGRAD_OPS_LINALG_FUNCTIONS_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _eigenpairs(Tensor A, Tensor values, Tensor vectors) -> (Tensor values_result, Tensor vectors_result). Some
 * eigenvalues and eigenvectors of a Hermitian matrix, found elsewhere, as values that depend on it: (*, n, n), (*,
 * k) and (*, n, k), of one dtype (the values real). */
static inline eg_status* eg__eigenpairs(eg_tensor* A, eg_tensor* values, eg_tensor* vectors, eg_tensor** values_result,
                                        eg_tensor** vectors_result) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  *values_result = NULL;
  *vectors_result = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_tensor_arg(values);
  args[2] = eg_detail_tensor_arg(vectors);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "_eigenpairs", "", 1, args, 3, rets, 2);
  if (status) return status;
  *values_result = eg_detail_tensor(&rets[0]);
  *vectors_result = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* _lobpcg_steps(Tensor A, int? k=None, Tensor? B=None, Tensor? X=None, int? n=None, Tensor? iK=None, int?
 * niter=None, float? tol=None, bool? largest=None) -> Tensor[]. lobpcg of one matrix, step by step: eigenvalues,
 * eigenvectors and relative residuals of each, all n of them. */
static inline eg_status* eg__lobpcg_steps(eg_tensor* A, eg_value k, eg_tensor* B, eg_tensor* X, eg_value n,
                                          eg_tensor* iK, eg_value niter, eg_value tol, int32_t largest, eg_value* out) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(A);
  args[1] = k;
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, B);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, X);
  args[4] = n;
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, iK);
  args[6] = niter;
  args[7] = tol;
  args[8] = eg_detail_enum(EG_TAG_BOOL, largest);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_lobpcg_steps", "", 1, args, 9, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* cdist(Tensor x1, Tensor x2, float p=2.0, int? compute_mode=None) -> Tensor. p-norm distances of the rows of x1
 * (*, n, d) and x2 (*, m, d): (*, n, m); batches broadcast. p from 0 to inf. compute_mode: 0 a product of matrices
 * for p 2 and more than 25 rows, 1 always for p 2, 2 never. float32 and float64 only; a negative p, and other last
 * sizes, are errors.
 * In Python:
 *     >>> torch.cdist(torch.tensor([[0., 0.]]), torch.tensor([[3., 4.], [6., 8.]]))
 *     tensor([[ 5., 10.]]) */
static inline eg_status* eg_cdist(eg_tensor* x1, eg_tensor* x2, double p, eg_value compute_mode, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x1);
  args[1] = eg_detail_tensor_arg(x2);
  args[2] = eg_double(p);
  args[3] = compute_mode;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cdist", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* corrcoef(Tensor self) -> Tensor. Pearson correlations of variables (rows) over observations (columns), between
 * -1 and 1: (n, k) gives (n, n), a vector a 0-dim tensor. Integers give the default float type; more dimensions
 * are an error.
 * In Python:
 *     >>> torch.corrcoef(torch.tensor([[0., 1., 2.], [2., 1., 0.]]))
 *     tensor([[ 1., -1.],
 *             [-1.,  1.]]) */
static inline eg_status* eg_corrcoef(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "corrcoef", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor. Covariances of
 * variables (rows) over observations (columns), with integer frequencies fweights and weights aweights of the
 * observations; divides by their number less correction. (n, k) gives (n, n), a vector a 0-dim tensor. Integers
 * give the default float type, bool is an error. More than two dimensions are an error.
 * In Python:
 *     >>> torch.cov(torch.tensor([[0., 1., 2.], [2., 1., 0.]]))
 *     tensor([[ 1., -1.],
 *             [-1.,  1.]]) */
static inline eg_status* eg_cov(eg_tensor* self, int64_t correction, eg_tensor* fweights, eg_tensor* aweights,
                                eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(correction);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, fweights);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, aweights);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cov", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cross(Tensor self, Tensor other, int? dim=None) -> Tensor. linalg.cross along dim, or along the first dimension
 * of size 3. The tensors broadcast. Integers, floating point and complex, promoted; bool, and no dimension of size
 * 3, are errors.
 * In Python:
 *     >>> torch.cross(torch.tensor([[1., 0., 0.]]), torch.tensor([[0., 0., 2.]]), dim=1)
 *     tensor([[ 0., -2.,  0.]]) */
static inline eg_status* eg_cross(eg_tensor* self, eg_tensor* other, eg_value dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = dim;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cross", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_cross; the result is written into the tensor given last. */
static inline eg_status* eg_cross_out(eg_tensor* self, eg_tensor* other, eg_value dim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = dim;
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cross", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor. The cross product of vectors of 3 elements
 * along a dimension; the others broadcast. Integers, floating point and complex, promoted; bool, another size than
 * 3, and different numbers of dimensions are errors.
 * In Python:
 *     >>> torch.linalg.cross(torch.tensor([1, 0, 0]), torch.tensor([0, 1, 0]))
 *     tensor([0, 0, 1]) */
static inline eg_status* eg_linalg_cross(eg_tensor* self, eg_tensor* other, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_cross", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_cross; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_cross_out(eg_tensor* self, eg_tensor* other, int64_t dim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_int(dim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_cross", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_diagonal(Tensor A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor. diagonal, of the last two
 * dimensions unless given: a view of the shape without these, whose last dimension is the diagonal. One dimension
 * named twice is an error. Any dtype.
 * In Python:
 *     >>> torch.linalg.diagonal(torch.tensor([[1, 2], [3, 4]]))
 *     tensor([1, 4]) */
static inline eg_status* eg_linalg_diagonal(eg_tensor* A, int64_t offset, int64_t dim1, int64_t dim2, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_int(offset);
  args[2] = eg_int(dim1);
  args[3] = eg_int(dim2);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_diagonal", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* linalg_matrix_exp(Tensor self) -> Tensor. Another name of matrix_exp. The exponential of each square matrix (*,
 * n, n), floating point and complex; by scaling and squaring of a Taylor polynomial. Matrices that are not square
 * are an error.
 * In Python:
 *     >>> torch.linalg.matrix_exp(torch.tensor([[0., 0.], [2., 0.]]))
 *     tensor([[1., 0.],
 *             [2., 1.]]) */
static inline eg_status* eg_linalg_matrix_exp(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_exp", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_exp; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matrix_exp_out(eg_tensor* self, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_exp", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_matrix_power(Tensor self, int n) -> Tensor. The n-th power of each square matrix; a negative one is that
 * of the inverse, the 0-th the identity. (*, n, n); float32, float64 and their complex types, for n >= 0 integers
 * and halves too. Matrices that are not square, and singular ones for n < 0, are errors.
 * In Python:
 *     >>> torch.linalg.matrix_power(torch.tensor([[1., 1.], [0., 1.]]), 5)
 *     tensor([[1., 5.],
 *             [0., 1.]]) */
static inline eg_status* eg_linalg_matrix_power(eg_tensor* self, int64_t n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_power", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matrix_power; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matrix_power_out(eg_tensor* self, int64_t n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matrix_power", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_multi_dot(Tensor[] tensors) -> Tensor. The product of two or more matrices, in the order that takes the
 * fewest multiplications; the first and last may be vectors: (n, k), ... (p, m) give (n, m). Integers, floating
 * point and complex, of one dtype; fewer than two, and sizes that do not fit, are errors.
 * In Python:
 *     >>> torch.linalg.multi_dot([torch.ones(2, 3), torch.ones(3, 4), torch.ones(4)])
 *     tensor([12., 12.]) */
static inline eg_status* eg_linalg_multi_dot(eg_tensor* const* tensors, size_t tensors_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_multi_dot", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_multi_dot; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_multi_dot_out(eg_tensor* const* tensors, size_t tensors_count, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_multi_dot", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_tensorinv(Tensor self, int ind=2) -> Tensor. The inverse of the map that tensordot with self over its
 * last dimensions is; the first ind dimensions and the others have one product, and change sides in the shape of
 * the result. float32, float64 and their complex types; products that differ, and a singular map, are errors.
 * In Python:
 *     >>> torch.linalg.tensorinv(torch.eye(6).reshape(6, 2, 3), ind=1).shape
 *     torch.Size([2, 3, 6]) */
static inline eg_status* eg_linalg_tensorinv(eg_tensor* self, int64_t ind, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(ind);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_tensorinv", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_tensorinv; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_tensorinv_out(eg_tensor* self, int64_t ind, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(ind);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_tensorinv", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor. The X with tensordot(self, X, X.ndim)
 * = other; dims of self are moved to its end first. The sizes of X multiply to those of other; a self that is no
 * square matrix so seen is an error. float32, float64 and their complex types.
 * In Python:
 *     >>> torch.linalg.tensorsolve(torch.eye(4).reshape(4, 2, 2), torch.tensor([1., 2., 3., 4.]))
 *     tensor([[1., 2.],
 *             [3., 4.]]) */
static inline eg_status* eg_linalg_tensorsolve(eg_tensor* self, eg_tensor* other, const int64_t* dims,
                                               size_t dims_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_optional(EG_TAG_INTS, dims, dims_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_tensorsolve", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_tensorsolve; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_tensorsolve_out(eg_tensor* self, eg_tensor* other, const int64_t* dims,
                                                   size_t dims_count, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_optional(EG_TAG_INTS, dims, dims_count);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_tensorsolve", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_vander(Tensor x, *, int? N=None) -> Tensor. Powers 0 .. N - 1 of each element in a new last dimension, N
 * as many as x has there unless given: (*, n) gives (*, n, N). Integers (to int64), floating point and complex;
 * bool, a 0-dim x, and an N below 2 are errors.
 * In Python:
 *     >>> torch.linalg.vander(torch.tensor([1, 2, 3]))
 *     tensor([[1, 1, 1],
 *             [1, 2, 4],
 *             [1, 3, 9]]) */
static inline eg_status* eg_linalg_vander(eg_tensor* x, eg_value N, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = N;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_vander", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor. Sum of conj(x) * y along a dimension, which goes;
 * the tensors broadcast and have one dtype, floating point or complex. Integers, two dtypes, and sizes that do not
 * broadcast are errors.
 * In Python:
 *     >>> torch.linalg.vecdot(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
 *     tensor([21., 43.]) */
static inline eg_status* eg_linalg_vecdot(eg_tensor* x, eg_tensor* y, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(y);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_vecdot", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_vecdot; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_vecdot_out(eg_tensor* x, eg_tensor* y, int64_t dim, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(y);
  args[2] = eg_int(dim);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_vecdot", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* lobpcg(Tensor A, int? k=None, Tensor? B=None, Tensor? X=None, int? n=None, Tensor? iK=None, int? niter=None,
 * float? tol=None, bool? largest=None, str? method=None) -> (Tensor, Tensor). The k largest (or smallest)
 * eigenvalues, (*, k), and eigenvectors, (*, m, k), of A x = lambda B x with A (*, m, m) symmetric or Hermitian
 * and B, the identity unless given, positive definite: float32, float64 and their complex types. Locally optimal
 * block preconditioned conjugate gradients (Knyazev 2001): n vectors, k unless given, at most m / 3, that start at
 * X (*, m, n), or at random, with the preconditioner iK (*, m, m), until the relative residuals are below tol or
 * after niter steps. k is 1 or the columns of X unless given; method is "basic" or "ortho", which are one.
 * Derivatives are known without B. An A that is not square and more vectors are errors.
 * In Python:
 *     >>> A, X = torch.diag(torch.tensor([1., 2., 3., 9.])), torch.ones(4, 1)
 *     >>> torch.lobpcg(A, X=X)[0]
 *     tensor([9.]) */
static inline eg_status* eg_lobpcg(eg_tensor* A, eg_value k, eg_tensor* B, eg_tensor* X, eg_value n, eg_tensor* iK,
                                   eg_value niter, eg_value tol, int32_t largest, const char* method, eg_tensor** out0,
                                   eg_tensor** out1) {
  static eg_op* op;
  eg_value args[10];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = k;
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, B);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, X);
  args[4] = n;
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, iK);
  args[6] = niter;
  args[7] = tol;
  args[8] = eg_detail_enum(EG_TAG_BOOL, largest);
  args[9] = eg_detail_string(method);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "lobpcg", "", 1, args, 10, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* matrix_exp(Tensor self) -> Tensor. The exponential of each square matrix (*, n, n), floating point and complex;
 * by scaling and squaring of a Taylor polynomial. Matrices that are not square are an error.
 * In Python:
 *     >>> torch.matrix_exp(torch.tensor([[0., 1.], [0., 0.]]))
 *     tensor([[1., 1.],
 *             [0., 1.]]) */
static inline eg_status* eg_matrix_exp(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "matrix_exp", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* matrix_power(Tensor self, int n) -> Tensor. Another name of linalg.matrix_power. The n-th power of each square
 * matrix; a negative one is that of the inverse, the 0-th the identity. (*, n, n); float32, float64 and their
 * complex types, for n >= 0 integers and halves too. Matrices that are not square, and singular ones for n < 0,
 * are errors.
 * In Python:
 *     >>> torch.matrix_power(torch.tensor([[1., 1.], [0., 1.]]), -1)
 *     tensor([[ 1., -1.],
 *             [ 0.,  1.]]) */
static inline eg_status* eg_matrix_power(eg_tensor* self, int64_t n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "matrix_power", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_matrix_power; the result is written into the tensor given last. */
static inline eg_status* eg_matrix_power_out(eg_tensor* self, int64_t n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "matrix_power", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, Tensor S, Tensor V). svd_lowrank
 * of A, (*, m, n), less the mean of its rows (center): U (*, m, q), S (*, q), and principal components in V, (*,
 * n, q). q is min(6, m, n) unless given. float32, float64 and their complex types only; q beyond min(m, n) is an
 * error.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> U, S, V = torch.pca_lowrank(torch.tensor([[1., 2.], [3., 4.], [5., 6.]]), q=1)
 *     >>> S
 *     tensor([4.]) */
static inline eg_status* eg_pca_lowrank(eg_tensor* A, eg_value q, int32_t center, int64_t niter, eg_tensor** U,
                                        eg_tensor** S, eg_tensor** V) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[3];
  eg_status* status;
  *U = NULL;
  *S = NULL;
  *V = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = q;
  args[2] = eg_detail_bool(center);
  args[3] = eg_int(niter);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "pca_lowrank", "", 1, args, 4, rets, 3);
  if (status) return status;
  *U = eg_detail_tensor(&rets[0]);
  *S = eg_detail_tensor(&rets[1]);
  *V = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* pdist(Tensor self, float p=2.0) -> Tensor. p-norm distances of each row of a matrix (n, d) and each later one,
 * 1-d of n (n - 1) / 2 elements. Floating point only; another number of dimensions is an error.
 * In Python:
 *     >>> torch.pdist(torch.tensor([[0., 0.], [3., 4.], [0., 1.]]))
 *     tensor([5.0000, 1.0000, 4.2426]) */
static inline eg_status* eg_pdist(eg_tensor* self, double p, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_double(p);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "pdist", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor. The slices of a dimension with p-norms above
 * maxnorm scaled down to it, in the shape of self. Floating point and complex only; fewer than two dimensions, p
 * not above 0, and a negative maxnorm are errors.
 * In Python:
 *     >>> torch.renorm(torch.tensor([[3., 4.], [0.3, 0.4]]), p=2, dim=0, maxnorm=1.)
 *     tensor([[0.6000, 0.8000],
 *             [0.3000, 0.4000]]) */
static inline eg_status* eg_renorm(eg_tensor* self, eg_value p, int64_t dim, eg_value maxnorm, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = p;
  args[2] = eg_int(dim);
  args[3] = maxnorm;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "renorm", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_renorm; the result is written into self. */
static inline eg_status* eg_renorm_(eg_tensor* self, eg_value p, int64_t dim, eg_value maxnorm) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = p;
  args[2] = eg_int(dim);
  args[3] = maxnorm;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "renorm_", "", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_renorm; the result is written into the tensor given last. */
static inline eg_status* eg_renorm_out(eg_tensor* self, eg_value p, int64_t dim, eg_value maxnorm, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = p;
  args[2] = eg_int(dim);
  args[3] = maxnorm;
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "renorm", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S, Tensor V). The q largest
 * singular values of A - M and their vectors, U (*, m, q), S (*, q), real, V (*, n, q), approximately: from a
 * random subspace after niter steps of power iteration (Halko, Martinsson, Tropp 2009). float32, float64 and their
 * complex types only; fewer than two dimensions, and M of another shape, are errors.
 * In Python:
 *     >>> _ = torch.manual_seed(0)
 *     >>> U, S, V = torch.svd_lowrank(torch.diag(torch.tensor([3., 2., 0., 0.])), q=2)
 *     >>> S
 *     tensor([3.0000, 2.0000]) */
static inline eg_status* eg_svd_lowrank(eg_tensor* A, eg_value q, eg_value niter, eg_tensor* M, eg_tensor** U,
                                        eg_tensor** S, eg_tensor** V) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[3];
  eg_status* status;
  *U = NULL;
  *S = NULL;
  *V = NULL;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = q;
  args[2] = niter;
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, M);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "svd_lowrank", "", 1, args, 4, rets, 3);
  if (status) return status;
  *U = eg_detail_tensor(&rets[0]);
  *S = eg_detail_tensor(&rets[1]);
  *V = eg_detail_tensor(&rets[2]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
