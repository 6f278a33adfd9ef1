/* Generated from bindings/schema/ops/softmax.toml; do not edit. */
#ifndef EVERGRAD_OPS_SOFTMAX_H
#define EVERGRAD_OPS_SOFTMAX_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _log_softmax(Tensor self, int dim) -> Tensor. Logarithm of softmax along a dimension, computed stably. */
static inline eg_status* eg__log_softmax(eg_tensor* self, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_log_softmax", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _softmax(Tensor self, int dim) -> Tensor. exp(x) divided by its sum along a dimension, computed stably. */
static inline eg_status* eg__softmax(eg_tensor* self, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_softmax", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* log_softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor. Logarithm of softmax along a dimension,
 * computed stably. In the shape of x; floating point only, dtype casts first. A dimension that x does not have is
 * an error.
 * In Python:
 *     >>> torch.log_softmax(torch.tensor([1., 2., 3.]), dim=0)
 *     tensor([-2.4076, -1.4076, -0.4076]) */
static inline eg_status* eg_log_softmax(eg_tensor* self, int64_t dim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log_softmax", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_log_softmax; the result is written into the tensor given last. */
static inline eg_status* eg_log_softmax_out(eg_tensor* self, int64_t dim, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log_softmax", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* log_softmax.nn(Tensor input, int? dim=None, int _stacklevel=3, DType? dtype=None) -> Tensor. Logarithm of
 * softmax along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for the others. In the shape
 * of x; dtype casts first. Integers without a dtype are an error.
 * In Python:
 *     >>> F.log_softmax(torch.tensor([[1., 2., 3.]]), dim=1)
 *     tensor([[-2.4076, -1.4076, -0.4076]]) */
static inline eg_status* eg_log_softmax_nn(eg_tensor* input, eg_value dim, int64_t _stacklevel, eg_dtype dtype,
                                           eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = dim;
  args[2] = eg_int(_stacklevel);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "log_softmax", "nn", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* softmax(Tensor self, int dim, *, DType? dtype=None) -> Tensor. exp(x) divided by its sum along a dimension,
 * computed stably. In the shape of x; floating point only, dtype casts first. A dimension that x does not have is
 * an error.
 * In Python:
 *     >>> torch.softmax(torch.tensor([1., 2., 3.]), dim=0)
 *     tensor([0.0900, 0.2447, 0.6652]) */
static inline eg_status* eg_softmax(eg_tensor* self, int64_t dim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softmax", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_softmax; the result is written into the tensor given last. */
static inline eg_status* eg_softmax_out(eg_tensor* self, int64_t dim, eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softmax", "out", 1, args, 4, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* softmax.nn(Tensor input, int? dim=None, int _stacklevel=3, DType? dtype=None) -> Tensor. exp(x) divided by its
 * sum along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for the others. In the shape of
 * x; dtype casts first. Integers without a dtype are an error.
 * In Python:
 *     >>> F.softmax(torch.tensor([[1., 2., 3.]]), dim=1)
 *     tensor([[0.0900, 0.2447, 0.6652]]) */
static inline eg_status* eg_softmax_nn(eg_tensor* input, eg_value dim, int64_t _stacklevel, eg_dtype dtype,
                                       eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = dim;
  args[2] = eg_int(_stacklevel);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softmax", "nn", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* softmin(Tensor input, int? dim=None, int _stacklevel=3, DType? dtype=None) -> Tensor. softmax of -x, in the
 * shape of x. Floating point only; dtype casts first.
 * In Python:
 *     >>> F.softmin(torch.tensor([1., 2., 3.]), dim=0)
 *     tensor([0.6652, 0.2447, 0.0900]) */
static inline eg_status* eg_softmin(eg_tensor* input, eg_value dim, int64_t _stacklevel, eg_dtype dtype,
                                    eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = dim;
  args[2] = eg_int(_stacklevel);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "softmin", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* special_log_softmax(Tensor input, int dim, *, DType? dtype=None) -> Tensor. Another name of log_softmax.
 * Logarithm of softmax along a dimension, computed stably. In the shape of x; floating point only, dtype casts
 * first. A dimension that x does not have is an error.
 * In Python:
 *     >>> torch.special.log_softmax(torch.tensor([[0., 0.]]), 1)
 *     tensor([[-0.6931, -0.6931]]) */
static inline eg_status* eg_special_log_softmax(eg_tensor* input, int64_t dim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_log_softmax", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* special_softmax(Tensor input, int dim, *, DType? dtype=None) -> Tensor. Another name of softmax. exp(x) divided
 * by its sum along a dimension, computed stably. In the shape of x; floating point only, dtype casts first. A
 * dimension that x does not have is an error.
 * In Python:
 *     >>> torch.special.softmax(torch.tensor([[0., 0.]]), 1)
 *     tensor([[0.5000, 0.5000]]) */
static inline eg_status* eg_special_softmax(eg_tensor* input, int64_t dim, eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_int(dim);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "special_softmax", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
