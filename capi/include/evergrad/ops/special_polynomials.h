/* Generated from bindings/schema/ops/special_polynomials.toml; do not edit. */
#ifndef EVERGRAD_OPS_SPECIAL_POLYNOMIALS_H
#define EVERGRAD_OPS_SPECIAL_POLYNOMIALS_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor. Chebyshev polynomial of the first kind of degree n
 * at x; 0 for a negative degree, a fraction of it is cut off. Not differentiable. By the three-term recurrence, or
 * by trigonometry inside of [-1, 1]. The tensors broadcast, and their dtypes are promoted; shapes that do not fit
 * are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.chebyshev_polynomial_t(torch.tensor([0.5, 1.]), torch.tensor([3]))
 *     tensor([-1.,  1.]) */
static inline eg_status* eg_special_chebyshev_polynomial_t(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_t", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_t; n is a plain number. */
static inline eg_status* eg_special_chebyshev_polynomial_t_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_t", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_t; x is a plain number. */
static inline eg_status* eg_special_chebyshev_polynomial_t_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_t", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_t; the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_t_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_t", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_t; n is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_t_scalar_out(eg_tensor* x, eg_value n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_t", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_t; x is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_t_scalar_x_out(eg_value x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_t", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor. Chebyshev polynomial of the second kind of degree
 * n at x; 0 for a negative degree, a fraction of it is cut off. Not differentiable. By the three-term recurrence,
 * or by trigonometry inside of [-1, 1]. The tensors broadcast, and their dtypes are promoted; shapes that do not
 * fit are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.chebyshev_polynomial_u(torch.tensor([0.5, 1.]), torch.tensor([3]))
 *     tensor([-1.,  4.]) */
static inline eg_status* eg_special_chebyshev_polynomial_u(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_u", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_u; n is a plain number. */
static inline eg_status* eg_special_chebyshev_polynomial_u_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_u", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_u; x is a plain number. */
static inline eg_status* eg_special_chebyshev_polynomial_u_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_u", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_u; the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_u_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_u", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_u; n is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_u_scalar_out(eg_tensor* x, eg_value n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_u", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_u; x is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_u_scalar_x_out(eg_value x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_u", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor. Chebyshev polynomial of the third kind of degree n
 * at x; 0 for a negative degree, a fraction of it is cut off. Not differentiable. By the three-term recurrence, or
 * by trigonometry inside of [-1, 1]. The tensors broadcast, and their dtypes are promoted; shapes that do not fit
 * are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.chebyshev_polynomial_v(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
 *     tensor([ 1.,  0., -1.]) */
static inline eg_status* eg_special_chebyshev_polynomial_v(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_v", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_v; n is a plain number. */
static inline eg_status* eg_special_chebyshev_polynomial_v_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_v", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_v; x is a plain number. */
static inline eg_status* eg_special_chebyshev_polynomial_v_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_v", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_v; the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_v_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_v", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_v; n is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_v_scalar_out(eg_tensor* x, eg_value n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_v", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_v; x is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_v_scalar_x_out(eg_value x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_v", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor. Chebyshev polynomial of the fourth kind of degree
 * n at x; 0 for a negative degree, a fraction of it is cut off. Not differentiable. By the three-term recurrence,
 * or by trigonometry inside of [-1, 1]. The tensors broadcast, and their dtypes are promoted; shapes that do not
 * fit are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.chebyshev_polynomial_w(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
 *     tensor([1., 2., 1.]) */
static inline eg_status* eg_special_chebyshev_polynomial_w(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_w", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_w; n is a plain number. */
static inline eg_status* eg_special_chebyshev_polynomial_w_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_w", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_w; x is a plain number. */
static inline eg_status* eg_special_chebyshev_polynomial_w_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_w", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_w; the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_w_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_w", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_w; n is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_w_scalar_out(eg_tensor* x, eg_value n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_w", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_chebyshev_polynomial_w; x is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_chebyshev_polynomial_w_scalar_x_out(eg_value x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_chebyshev_polynomial_w", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor. Hermite polynomial (physicists') of degree n at x; 0
 * for a negative degree, a fraction of it is cut off. NaN above degree 512 (128 for float32). Not differentiable.
 * By the three-term recurrence. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are
 * an error. Takes floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.hermite_polynomial_h(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
 *     tensor([ 1.,  1., -1., -5.]) */
static inline eg_status* eg_special_hermite_polynomial_h(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_h", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_h; n is a plain number. */
static inline eg_status* eg_special_hermite_polynomial_h_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_h", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_h; x is a plain number. */
static inline eg_status* eg_special_hermite_polynomial_h_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_h", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_h; the result is written into the tensor given last. */
static inline eg_status* eg_special_hermite_polynomial_h_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_h", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_h; n is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_hermite_polynomial_h_scalar_out(eg_tensor* x, eg_value n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_h", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_h; x is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_hermite_polynomial_h_scalar_x_out(eg_value x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_h", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor. Hermite polynomial (probabilists') of degree n at
 * x; 0 for a negative degree, a fraction of it is cut off. NaN above degree 512 (128 for float32). Not
 * differentiable. By the three-term recurrence. The tensors broadcast, and their dtypes are promoted; shapes that
 * do not fit are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are an
 * error.
 * In Python:
 *     >>> torch.special.hermite_polynomial_he(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
 *     tensor([ 1.0000,  0.5000, -0.7500, -1.3750]) */
static inline eg_status* eg_special_hermite_polynomial_he(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_he", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_he; n is a plain number. */
static inline eg_status* eg_special_hermite_polynomial_he_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_he", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_he; x is a plain number. */
static inline eg_status* eg_special_hermite_polynomial_he_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_he", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_he; the result is written into the tensor given last. */
static inline eg_status* eg_special_hermite_polynomial_he_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_he", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_he; n is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_hermite_polynomial_he_scalar_out(eg_tensor* x, eg_value n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_he", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_hermite_polynomial_he; x is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_hermite_polynomial_he_scalar_x_out(eg_value x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_hermite_polynomial_he", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor. Laguerre polynomial of degree n at x; 0 for a
 * negative degree, a fraction of it is cut off, NaN beyond degree 100000. Not differentiable. By the three-term
 * recurrence. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes
 * floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.laguerre_polynomial_l(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
 *     tensor([ 1.0000,  0.5000,  0.1250, -0.1458]) */
static inline eg_status* eg_special_laguerre_polynomial_l(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_laguerre_polynomial_l", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_laguerre_polynomial_l; n is a plain number. */
static inline eg_status* eg_special_laguerre_polynomial_l_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_laguerre_polynomial_l", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_laguerre_polynomial_l; x is a plain number. */
static inline eg_status* eg_special_laguerre_polynomial_l_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_laguerre_polynomial_l", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_laguerre_polynomial_l; the result is written into the tensor given last. */
static inline eg_status* eg_special_laguerre_polynomial_l_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_laguerre_polynomial_l", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_laguerre_polynomial_l; n is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_laguerre_polynomial_l_scalar_out(eg_tensor* x, eg_value n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_laguerre_polynomial_l", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_laguerre_polynomial_l; x is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_laguerre_polynomial_l_scalar_x_out(eg_value x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_laguerre_polynomial_l", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor. Legendre polynomial of degree n at x; 0 for a
 * negative degree, a fraction of it is cut off, NaN beyond degree 100000. Not differentiable. By the three-term
 * recurrence. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. Takes
 * floats; integers and bool compute in the default float type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.legendre_polynomial_p(torch.tensor([0.5]), torch.tensor([0, 1, 2, 3]))
 *     tensor([ 1.0000,  0.5000, -0.1250, -0.4375]) */
static inline eg_status* eg_special_legendre_polynomial_p(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_legendre_polynomial_p", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_legendre_polynomial_p; n is a plain number. */
static inline eg_status* eg_special_legendre_polynomial_p_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_legendre_polynomial_p", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_legendre_polynomial_p; x is a plain number. */
static inline eg_status* eg_special_legendre_polynomial_p_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_legendre_polynomial_p", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_legendre_polynomial_p; the result is written into the tensor given last. */
static inline eg_status* eg_special_legendre_polynomial_p_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_legendre_polynomial_p", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_legendre_polynomial_p; n is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_legendre_polynomial_p_scalar_out(eg_tensor* x, eg_value n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_legendre_polynomial_p", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_legendre_polynomial_p; x is a plain number, the result is written into the tensor given last. */
static inline eg_status* eg_special_legendre_polynomial_p_scalar_x_out(eg_value x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_legendre_polynomial_p", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor. Chebyshev polynomial of the first kind at
 * 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it is cut off. Not differentiable. By the
 * three-term recurrence, or by trigonometry inside of [0, 1]. The tensors broadcast, and their dtypes are
 * promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
 * type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.shifted_chebyshev_polynomial_t(torch.tensor([0.5, 1.]), torch.tensor([2]))
 *     tensor([-1.,  1.]) */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_t(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_t", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_t; n is a plain number. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_t_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_t", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_t; x is a plain number. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_t_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_t", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_t; the result is written into the tensor given last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_t_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_t", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_t; n is a plain number, the result is written into the tensor given
 * last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_t_scalar_out(eg_tensor* x, eg_value n,
                                                                              eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_t", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_t; x is a plain number, the result is written into the tensor given
 * last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_t_scalar_x_out(eg_value x, eg_tensor* n,
                                                                                eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_t", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor. Chebyshev polynomial of the second kind at
 * 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it is cut off. Not differentiable. By the
 * three-term recurrence, or by trigonometry inside of [0, 1]. The tensors broadcast, and their dtypes are
 * promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
 * type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.shifted_chebyshev_polynomial_u(torch.tensor([0.5, 1.]), torch.tensor([2]))
 *     tensor([-1.,  3.]) */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_u(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_u", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_u; n is a plain number. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_u_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_u", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_u; x is a plain number. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_u_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_u", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_u; the result is written into the tensor given last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_u_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_u", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_u; n is a plain number, the result is written into the tensor given
 * last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_u_scalar_out(eg_tensor* x, eg_value n,
                                                                              eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_u", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_u; x is a plain number, the result is written into the tensor given
 * last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_u_scalar_x_out(eg_value x, eg_tensor* n,
                                                                                eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_u", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor. Chebyshev polynomial of the third kind at
 * 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it is cut off. Not differentiable. By the
 * three-term recurrence, or by trigonometry inside of [0, 1]. The tensors broadcast, and their dtypes are
 * promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
 * type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.shifted_chebyshev_polynomial_v(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
 *     tensor([ 1., -1., -1.]) */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_v(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_v", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_v; n is a plain number. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_v_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_v", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_v; x is a plain number. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_v_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_v", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_v; the result is written into the tensor given last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_v_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_v", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_v; n is a plain number, the result is written into the tensor given
 * last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_v_scalar_out(eg_tensor* x, eg_value n,
                                                                              eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_v", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_v; x is a plain number, the result is written into the tensor given
 * last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_v_scalar_x_out(eg_value x, eg_tensor* n,
                                                                                eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_v", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor. Chebyshev polynomial of the fourth kind at
 * 2 x - 1, of degree n at x; 0 for a negative degree, a fraction of it is cut off. Not differentiable. By the
 * three-term recurrence, or by trigonometry inside of [0, 1]. The tensors broadcast, and their dtypes are
 * promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
 * type. Other dtypes are an error.
 * In Python:
 *     >>> torch.special.shifted_chebyshev_polynomial_w(torch.tensor([0.5]), torch.tensor([0, 1, 2]))
 *     tensor([ 1.,  1., -1.]) */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_w(eg_tensor* x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_w", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_w; n is a plain number. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_w_scalar(eg_tensor* x, eg_value n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_w", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_w; x is a plain number. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_w_scalar_x(eg_value x, eg_tensor* n, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_w", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_w; the result is written into the tensor given last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_w_out(eg_tensor* x, eg_tensor* n, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_w", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_w; n is a plain number, the result is written into the tensor given
 * last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_w_scalar_out(eg_tensor* x, eg_value n,
                                                                              eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(x);
  args[1] = n;
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_w", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_special_shifted_chebyshev_polynomial_w; x is a plain number, the result is written into the tensor given
 * last. */
static inline eg_status* eg_special_shifted_chebyshev_polynomial_w_scalar_x_out(eg_value x, eg_tensor* n,
                                                                                eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = x;
  args[1] = eg_detail_tensor_arg(n);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_shifted_chebyshev_polynomial_w", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
