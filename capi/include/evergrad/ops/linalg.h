/* Generated from bindings/schema/ops/linalg.toml; do not edit. */
#ifndef EVERGRAD_OPS_LINALG_H
#define EVERGRAD_OPS_LINALG_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor. beta * self +
 * alpha * the sum of the products of two batches of matrices; self broadcasts. With beta 0 self is not read. (b,
 * n, k) and (b, k, m) give (n, m). All of one dtype but bool; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.addbmm(torch.zeros(1, 1), torch.ones(3, 1, 2), torch.ones(3, 2, 1))
 *     tensor([[6.]]) */
static inline eg_status* eg_addbmm(eg_tensor* self, eg_tensor* batch1, eg_tensor* batch2, eg_value beta, eg_value alpha,
                                   eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(batch1);
  args[2] = eg_detail_tensor_arg(batch2);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addbmm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_addbmm; the result is written into self. */
static inline eg_status* eg_addbmm_(eg_tensor* self, eg_tensor* batch1, eg_tensor* batch2, eg_value beta,
                                    eg_value alpha) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(batch1);
  args[2] = eg_detail_tensor_arg(batch2);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addbmm_", "", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_addbmm; the result is written into the tensor given last. */
static inline eg_status* eg_addbmm_out(eg_tensor* self, eg_tensor* batch1, eg_tensor* batch2, eg_value beta,
                                       eg_value alpha, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(batch1);
  args[2] = eg_detail_tensor_arg(batch2);
  args[3] = beta;
  args[4] = alpha;
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addbmm", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor. beta * self + alpha *
 * the product of two matrices, (n, k) and (k, m) to (n, m); self broadcasts. With beta 0 self is not read. All of
 * one dtype but bool; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.addmm(torch.ones(2, 2), torch.eye(2), torch.eye(2), beta=0.5, alpha=3)
 *     tensor([[3.5000, 0.5000],
 *             [0.5000, 3.5000]]) */
static inline eg_status* eg_addmm(eg_tensor* self, eg_tensor* mat1, eg_tensor* mat2, eg_value beta, eg_value alpha,
                                  eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat1);
  args[2] = eg_detail_tensor_arg(mat2);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addmm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_addmm; the result is written into self. */
static inline eg_status* eg_addmm_(eg_tensor* self, eg_tensor* mat1, eg_tensor* mat2, eg_value beta, eg_value alpha) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat1);
  args[2] = eg_detail_tensor_arg(mat2);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addmm_", "", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_addmm; the result is written into the tensor given last. */
static inline eg_status* eg_addmm_out(eg_tensor* self, eg_tensor* mat1, eg_tensor* mat2, eg_value beta, eg_value alpha,
                                      eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat1);
  args[2] = eg_detail_tensor_arg(mat2);
  args[3] = beta;
  args[4] = alpha;
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addmm", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor. beta * self + alpha *
 * the product of a matrix and a vector, (n, k) and (k) to (n); self broadcasts. With beta 0 self is not read. All
 * of one dtype but bool; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.addmv(torch.ones(2), torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 1.]))
 *     tensor([4., 8.]) */
static inline eg_status* eg_addmv(eg_tensor* self, eg_tensor* mat, eg_tensor* vec, eg_value beta, eg_value alpha,
                                  eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat);
  args[2] = eg_detail_tensor_arg(vec);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addmv", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_addmv; the result is written into self. */
static inline eg_status* eg_addmv_(eg_tensor* self, eg_tensor* mat, eg_tensor* vec, eg_value beta, eg_value alpha) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat);
  args[2] = eg_detail_tensor_arg(vec);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addmv_", "", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_addmv; the result is written into the tensor given last. */
static inline eg_status* eg_addmv_out(eg_tensor* self, eg_tensor* mat, eg_tensor* vec, eg_value beta, eg_value alpha,
                                      eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat);
  args[2] = eg_detail_tensor_arg(vec);
  args[3] = beta;
  args[4] = alpha;
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addmv", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor. beta * self + alpha *
 * the outer product of two vectors; self broadcasts. With beta 0 self is not read. (n) and (m) give (n, m). Any
 * dtypes, which are promoted; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.addr(torch.zeros(2, 2), torch.tensor([1., 2.]), torch.tensor([3., 4.]))
 *     tensor([[3., 4.],
 *             [6., 8.]]) */
static inline eg_status* eg_addr(eg_tensor* self, eg_tensor* vec1, eg_tensor* vec2, eg_value beta, eg_value alpha,
                                 eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(vec1);
  args[2] = eg_detail_tensor_arg(vec2);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addr", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_addr; the result is written into self. */
static inline eg_status* eg_addr_(eg_tensor* self, eg_tensor* vec1, eg_tensor* vec2, eg_value beta, eg_value alpha) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(vec1);
  args[2] = eg_detail_tensor_arg(vec2);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addr_", "", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_addr; the result is written into the tensor given last. */
static inline eg_status* eg_addr_out(eg_tensor* self, eg_tensor* vec1, eg_tensor* vec2, eg_value beta, eg_value alpha,
                                     eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(vec1);
  args[2] = eg_detail_tensor_arg(vec2);
  args[3] = beta;
  args[4] = alpha;
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "addr", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor. beta * self +
 * alpha * the products of two batches of matrices; self broadcasts. With beta 0 self is not read. (b, n, k) and
 * (b, k, m) give (b, n, m). All of one dtype but bool; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.baddbmm(torch.ones(1, 1), torch.ones(2, 1, 3), torch.ones(2, 3, 1), alpha=2).flatten()
 *     tensor([7., 7.]) */
static inline eg_status* eg_baddbmm(eg_tensor* self, eg_tensor* batch1, eg_tensor* batch2, eg_value beta,
                                    eg_value alpha, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(batch1);
  args[2] = eg_detail_tensor_arg(batch2);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "baddbmm", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_baddbmm; the result is written into self. */
static inline eg_status* eg_baddbmm_(eg_tensor* self, eg_tensor* batch1, eg_tensor* batch2, eg_value beta,
                                     eg_value alpha) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(batch1);
  args[2] = eg_detail_tensor_arg(batch2);
  args[3] = beta;
  args[4] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "baddbmm_", "", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_baddbmm; the result is written into the tensor given last. */
static inline eg_status* eg_baddbmm_out(eg_tensor* self, eg_tensor* batch1, eg_tensor* batch2, eg_value beta,
                                        eg_value alpha, eg_tensor* out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(batch1);
  args[2] = eg_detail_tensor_arg(batch2);
  args[3] = beta;
  args[4] = alpha;
  args[5] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "baddbmm", "out", 1, args, 6, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor. input1 times weight[k] times
 * input2 for each k, plus bias: (*, n), (*, m), weight (o, n, m) and bias (o) give (*, o). All of one dtype but
 * bool; sizes that do not fit are an error.
 * In Python:
 *     >>> F.bilinear(torch.ones(1, 2), torch.ones(1, 3), torch.ones(4, 2, 3))
 *     tensor([[6., 6., 6., 6.]]) */
static inline eg_status* eg_bilinear(eg_tensor* input1, eg_tensor* input2, eg_tensor* weight, eg_tensor* bias,
                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input1);
  args[1] = eg_detail_tensor_arg(input2);
  args[2] = eg_detail_tensor_arg(weight);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bilinear", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* bmm(Tensor self, Tensor mat2) -> Tensor. Products of two batches of matrices, (b, n, k) and (b, k, m), of one
 * dtype but bool: (b, n, m). Other shapes or dtypes are an error; nothing broadcasts.
 * In Python:
 *     >>> torch.bmm(torch.ones(2, 1, 3), torch.ones(2, 3, 1)).flatten()
 *     tensor([3., 3.]) */
static inline eg_status* eg_bmm(eg_tensor* self, eg_tensor* mat2, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat2);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bmm", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_bmm; the result is written into the tensor given last. */
static inline eg_status* eg_bmm_out(eg_tensor* self, eg_tensor* mat2, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat2);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bmm", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* chain_matmul(Tensor[] matrices) -> Tensor. Product of several matrices, (n, k), (k, l), ... (p, m) to (n, m),
 * multiplied in the order that takes the fewest operations. Integers, floating point and complex, of one dtype;
 * other than 2-d tensors, and sizes that do not fit, are errors.
 * In Python:
 *     >>> torch.chain_matmul(torch.ones(2, 3), torch.ones(3, 4), torch.ones(4, 1))
 *     tensor([[12.],
 *             [12.]]) */
static inline eg_status* eg_chain_matmul(eg_tensor* const* matrices, size_t matrices_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_array(EG_TAG_TENSORS, matrices, matrices_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "chain_matmul", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor. x1 x2 / (|x1| |x2|) along a
 * dimension, which goes away, norms not below eps; the tensors broadcast. Floating point only; a dimension that
 * they do not have is an error.
 * In Python:
 *     >>> torch.cosine_similarity(torch.tensor([[1., 0.]]), torch.tensor([[1., 1.]]))
 *     tensor([0.7071]) */
static inline eg_status* eg_cosine_similarity(eg_tensor* x1, eg_tensor* x2, int64_t dim, double eps, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x1);
  args[1] = eg_detail_tensor_arg(x2);
  args[2] = eg_int(dim);
  args[3] = eg_double(eps);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cosine_similarity", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* det(Tensor self) -> Tensor. Another name of linalg.det. The determinant of each matrix of a batch, (*, n, n) to
 * (*), by LU. float32, float64 and their complex types only; matrices that are not square are an error. The
 * derivative at a singular matrix is that of its cofactors.
 * In Python:
 *     >>> torch.det(torch.tensor([[2., 0.], [0., 3.]]))
 *     tensor(6.) */
static inline eg_status* eg_det(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "det", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* dot(Tensor self, Tensor tensor) -> Tensor. Sum of the products of two 1-d tensors of one size and dtype, any but
 * bool, 0-dim; complex numbers are not conjugated. Other shapes, and two dtypes, are errors.
 * In Python:
 *     >>> torch.dot(torch.tensor([2, 3]), torch.tensor([2, 1]))
 *     tensor(7) */
static inline eg_status* eg_dot(eg_tensor* self, eg_tensor* tensor, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tensor);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dot", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_dot; the result is written into the tensor given last. */
static inline eg_status* eg_dot_out(eg_tensor* self, eg_tensor* tensor, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(tensor);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "dot", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* Revision 1 of einsum: eg_einsum_r2 without what came later. */
static inline eg_status* eg_einsum(const char* equation, eg_tensor* const* tensors, size_t tensors_count,
                                   eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_string(equation);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "einsum", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor. Sum of products by the Einstein
 * convention, such as ij,jk->ik; letters, an ellipsis for broadcast dimensions, spaces allowed. The result has the
 * sizes of the letters behind the arrow, of letters that stand once unless there is one. Operands are contracted
 * two at a time, from left to right, or as path says: two numbers a step name the operands to contract, and their
 * product becomes the last operand. Integers, floating point and complex, of one dtype; an equation that does not
 * fit the operands, and sizes that do not broadcast, are errors.
 * In Python:
 *     >>> torch.einsum('ij,j->i', torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
 *     tensor([21., 43.])
 *     >>> torch.einsum('ii', torch.eye(4))
 *     tensor(4.) */
static inline eg_status* eg_einsum_r2(const char* equation, eg_tensor* const* tensors, size_t tensors_count,
                                      const int64_t* path, size_t path_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_string(equation);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensors, tensors_count);
  args[2] = eg_detail_optional(EG_TAG_INTS, path, path_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "einsum", "", 2, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* inner(Tensor self, Tensor other) -> Tensor. Sum of products over the last dimensions, which must agree: (*a, k)
 * and (*b, k) give (*a, *b), 0-dim for two vectors. With a 0-dim tensor the product. Integers, floating point and
 * complex; two dtypes and other last sizes are errors.
 * In Python:
 *     >>> torch.inner(torch.tensor([[1, 2], [3, 4]]), torch.tensor([1, 10]))
 *     tensor([21, 43]) */
static inline eg_status* eg_inner(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "inner", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_inner; the result is written into the tensor given last. */
static inline eg_status* eg_inner_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "inner", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* kron(Tensor self, Tensor other) -> Tensor. Kronecker product: each size is the product of the sizes, missing
 * leading dimensions count 1. Any dtypes, which are promoted: nothing is refused.
 * In Python:
 *     >>> torch.kron(torch.eye(2), torch.tensor([[1., 2.]]))
 *     tensor([[1., 2., 0., 0.],
 *             [0., 0., 1., 2.]]) */
static inline eg_status* eg_kron(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "kron", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_kron; the result is written into the tensor given last. */
static inline eg_status* eg_kron_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "kron", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_det(Tensor A) -> Tensor. The determinant of each matrix of a batch, (*, n, n) to (*), by LU. float32,
 * float64 and their complex types only; matrices that are not square are an error. The derivative at a singular
 * matrix is that of its cofactors.
 * In Python:
 *     >>> torch.linalg.det(torch.tensor([[1., 2.], [3., 4.]]))
 *     tensor(-2.) */
static inline eg_status* eg_linalg_det(eg_tensor* A, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(A);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_det", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_det; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_det_out(eg_tensor* A, eg_tensor* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_det", "out", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_matmul(Tensor input, Tensor other) -> Tensor. Another name of matmul. Matrix product with the batch
 * dimensions broadcast; 1-d tensors count as a row (left) or a column (right). (*, n, k) and (*, k, m) give (*, n,
 * m). The tensors have one dtype, any but bool; inner sizes that differ, and 0-dim tensors, are errors.
 * In Python:
 *     >>> torch.linalg.matmul(torch.eye(2), torch.tensor([[1., 2.], [3., 4.]]))
 *     tensor([[1., 2.],
 *             [3., 4.]]) */
static inline eg_status* eg_linalg_matmul(eg_tensor* input, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matmul", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linalg_matmul; the result is written into the tensor given last. */
static inline eg_status* eg_linalg_matmul_out(eg_tensor* input, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linalg_matmul", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet). Sign (phase for complex matrices) and logarithm of
 * the modulus of the determinant of each matrix of a batch, (*, n, n) to twice (*), the second real, by LU.
 * float32, float64 and their complex types only; matrices that are not square are an error.
 * In Python:
 *     >>> torch.linalg.slogdet(torch.tensor([[0., 2.], [3., 0.]]))
 *     torch.return_types.linalg_slogdet(
 *     sign=tensor(-1.),
 *     logabsdet=tensor(1.7918)) */
static inline eg_status* eg_linalg_slogdet(eg_tensor* A, eg_tensor** sign, eg_tensor** logabsdet) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[2];
  eg_status* status;
  *sign = NULL;
  *logabsdet = NULL;
  args[0] = eg_detail_tensor_arg(A);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_slogdet", "", 1, args, 1, rets, 2);
  if (status) return status;
  *sign = eg_detail_tensor(&rets[0]);
  *logabsdet = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_linalg_slogdet; the results are written into the tensors given last. */
static inline eg_status* eg_linalg_slogdet_out(eg_tensor* A, eg_tensor* sign, eg_tensor* logabsdet) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(A);
  args[1] = eg_detail_tensor_arg(sign);
  args[2] = eg_detail_tensor_arg(logabsdet);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "linalg_slogdet", "out", 1, args, 3, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor. input times the transposed weight, plus bias.
 * input (*, in), weight (out, in) or (in), bias (out). Gives (*, out). All of one dtype but bool; sizes that do
 * not fit are an error.
 * In Python:
 *     >>> F.linear(torch.tensor([1., 2.]), torch.tensor([[1., 0.], [0., 3.]]), torch.tensor([0.5, 0.5]))
 *     tensor([1.5000, 6.5000]) */
static inline eg_status* eg_linear(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linear", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_linear; the result is written into the tensor given last. */
static inline eg_status* eg_linear_out(eg_tensor* input, eg_tensor* weight, eg_tensor* bias, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(weight);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, bias);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "linear", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* logdet(Tensor self) -> Tensor. Logarithm of the determinant of each matrix of a batch, (*, n, n) to (*); NaN
 * where it is negative, -inf where it is 0. float32, float64 and their complex types only; matrices that are not
 * square are an error.
 * In Python:
 *     >>> torch.logdet(torch.tensor([[2., 0.], [0., 3.]]))
 *     tensor(1.7918) */
static inline eg_status* eg_logdet(eg_tensor* self, eg_tensor** out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "logdet", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* matmul(Tensor self, Tensor other) -> Tensor. Matrix product with the batch dimensions broadcast; 1-d tensors
 * count as a row (left) or a column (right). (*, n, k) and (*, k, m) give (*, n, m). The tensors have one dtype,
 * any but bool; inner sizes that differ, and 0-dim tensors, are errors.
 * In Python:
 *     >>> torch.matmul(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 1.]))
 *     tensor([3., 7.])
 *     >>> torch.matmul(torch.randn(10, 3, 4), torch.randn(4, 5)).shape
 *     torch.Size([10, 3, 5]) */
static inline eg_status* eg_matmul(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "matmul", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_matmul; the result is written into the tensor given last. */
static inline eg_status* eg_matmul_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "matmul", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* mm(Tensor self, Tensor mat2) -> Tensor. Product of two matrices, (n, k) and (k, m), of one dtype but bool: (n,
 * m). Other shapes or dtypes are an error; nothing broadcasts.
 * In Python:
 *     >>> torch.mm(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([[1.], [1.]]))
 *     tensor([[3.],
 *             [7.]]) */
static inline eg_status* eg_mm(eg_tensor* self, eg_tensor* mat2, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat2);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mm", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_mm; the result is written into the tensor given last. */
static inline eg_status* eg_mm_out(eg_tensor* self, eg_tensor* mat2, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(mat2);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mm", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* mv(Tensor self, Tensor vec) -> Tensor. Product of a matrix (n, k) and a vector (k) of one dtype: (n). Other
 * shapes or dtypes are an error.
 * In Python:
 *     >>> torch.mv(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
 *     tensor([21., 43.]) */
static inline eg_status* eg_mv(eg_tensor* self, eg_tensor* vec, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(vec);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mv", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_mv; the result is written into the tensor given last. */
static inline eg_status* eg_mv_out(eg_tensor* self, eg_tensor* vec, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(vec);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mv", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* outer(Tensor self, Tensor vec2) -> Tensor. Outer product of two 1-d tensors: (n) and (m) give (n, m); any
 * dtypes, which are promoted. Other numbers of dimensions are an error.
 * In Python:
 *     >>> torch.outer(torch.tensor([1, 2]), torch.tensor([1, 10, 100]))
 *     tensor([[  1,  10, 100],
 *             [  2,  20, 200]]) */
static inline eg_status* eg_outer(eg_tensor* self, eg_tensor* vec2, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(vec2);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "outer", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_outer; the result is written into the tensor given last. */
static inline eg_status* eg_outer_out(eg_tensor* self, eg_tensor* vec2, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(vec2);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "outer", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float
 * dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor. softmax(query keyT
 * * scale + mask) value over the last two dimensions: query (*, l, e), key (*, s, e) and value (*, s, v) give (*,
 * l, v). scale is 1/sqrt(e) unless given. A bool mask keeps what is true, a float one is added; is_causal masks
 * the upper triangle. enable_gqa repeats the heads of key and value. Floating point only, of one dtype; a mask
 * besides is_causal, a dropout_p outside [0, 1], and shapes that do not fit are errors.
 * In Python:
 *     >>> q, k, v = torch.randn(3, 2, 4, 6, 8)
 *     >>> F.scaled_dot_product_attention(q, k, v, is_causal=True).shape
 *     torch.Size([2, 4, 6, 8]) */
static inline eg_status* eg_scaled_dot_product_attention(eg_tensor* query, eg_tensor* key, eg_tensor* value,
                                                         eg_tensor* attn_mask, double dropout_p, int32_t is_causal,
                                                         eg_value scale, int32_t enable_gqa, eg_tensor** out) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(query);
  args[1] = eg_detail_tensor_arg(key);
  args[2] = eg_detail_tensor_arg(value);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, attn_mask);
  args[4] = eg_double(dropout_p);
  args[5] = eg_detail_bool(is_causal);
  args[6] = scale;
  args[7] = eg_detail_bool(enable_gqa);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "scaled_dot_product_attention", "", 1, args, 8, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet). Another name of linalg.slogdet. Sign (phase for complex
 * matrices) and logarithm of the modulus of the determinant of each matrix of a batch, (*, n, n) to twice (*), the
 * second real, by LU. float32, float64 and their complex types only; matrices that are not square are an error.
 * In Python:
 *     >>> torch.slogdet(torch.tensor([[2., 0.], [0., 3.]]))
 *     torch.return_types.slogdet(
 *     sign=tensor(1.),
 *     logabsdet=tensor(1.7918)) */
static inline eg_status* eg_slogdet(eg_tensor* self, eg_tensor** sign, eg_tensor** logabsdet) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[2];
  eg_status* status;
  *sign = NULL;
  *logabsdet = NULL;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "slogdet", "", 1, args, 1, rets, 2);
  if (status) return status;
  *sign = eg_detail_tensor(&rets[0]);
  *logabsdet = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor. Sum of products over the
 * given pairs of dimensions, of equal size; the result has the other dimensions of self, then those of other. Both
 * of one dtype but bool; sizes that differ are an error.
 * In Python:
 *     >>> torch.tensordot(torch.ones(2, 3), torch.ones(3, 4), dims=1).shape
 *     torch.Size([2, 4]) */
static inline eg_status* eg_tensordot(eg_tensor* self, eg_tensor* other, const int64_t* dims_self,
                                      size_t dims_self_count, const int64_t* dims_other, size_t dims_other_count,
                                      eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_array(EG_TAG_INTS, dims_self, dims_self_count);
  args[3] = eg_detail_array(EG_TAG_INTS, dims_other, dims_other_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tensordot", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_tensordot; the result is written into the tensor given last. */
static inline eg_status* eg_tensordot_out(eg_tensor* self, eg_tensor* other, const int64_t* dims_self,
                                          size_t dims_self_count, const int64_t* dims_other, size_t dims_other_count,
                                          eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_array(EG_TAG_INTS, dims_self, dims_self_count);
  args[3] = eg_detail_array(EG_TAG_INTS, dims_other, dims_other_count);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "tensordot", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* vdot(Tensor self, Tensor other) -> Tensor. dot with the first vector conjugated: two 1-d tensors of one size and
 * dtype, any but bool, give a 0-dim one. Other than 1-d tensors of one length are an error.
 * In Python:
 *     >>> torch.vdot(torch.tensor([1 + 1j, 2]), torch.tensor([1 + 0j, 3]))
 *     tensor(7.-1.j) */
static inline eg_status* eg_vdot(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "vdot", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_vdot; the result is written into the tensor given last. */
static inline eg_status* eg_vdot_out(eg_tensor* self, eg_tensor* other, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "vdot", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
