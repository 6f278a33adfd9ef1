/* Generated from bindings/schema/ops/calculus.toml; do not edit. */
#ifndef EVERGRAD_OPS_CALCULUS_H
#define EVERGRAD_OPS_CALCULUS_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* cumulative_trapezoid(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor. Running sums of the trapezoidal rule along
 * a dimension, points dx apart, in the shape of y with one element less along it. Integers give the default float
 * type. Errors: bool tensors, a dimension that y does not have.
 * In Python:
 *     >>> torch.cumulative_trapezoid(torch.tensor([1., 2., 3.]))
 *     tensor([1.5000, 4.0000]) */
static inline eg_status* eg_cumulative_trapezoid(eg_tensor* y, eg_value dx, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(y);
  args[1] = dx;
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cumulative_trapezoid", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor. Running sums of the trapezoidal rule for y
 * over x along a dimension, in the shape of y with one element less along it. Integers give the default float
 * type. Errors: bool tensors, x of another length than y there.
 * In Python:
 *     >>> torch.cumulative_trapezoid(torch.tensor([1., 2., 3.]), torch.tensor([0., 1., 3.]))
 *     tensor([1.5000, 6.5000]) */
static inline eg_status* eg_cumulative_trapezoid_x(eg_tensor* y, eg_tensor* x, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(y);
  args[1] = eg_detail_tensor_arg(x);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "cumulative_trapezoid", "x", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* gradient(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]. The derivative of a
 * function sampled at points that are 1 or `spacing` apart, along one dimension or all, one tensor of the shape of
 * self a dimension: second-order central differences inside, one-sided ones of order edge_order (1 or 2) at the
 * ends. Integers give the default float type. Errors: bool tensors, an edge_order that is neither, fewer than
 * edge_order + 1 points, a dimension named twice, a dimension that self does not have.
 * In Python:
 *     >>> torch.gradient(torch.tensor([1., 4., 9., 16.]))
 *     (tensor([3., 4., 6., 7.]),) */
static inline eg_status* eg_gradient(eg_tensor* self, eg_value spacing, eg_value dim, int64_t edge_order,
                                     eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = spacing;
  args[2] = dim;
  args[3] = eg_int(edge_order);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gradient", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]. The derivative of a function sampled at
 * points that are 1 apart, along the given dimensions, one tensor of the shape of self a dimension: second-order
 * central differences inside, one-sided ones of order edge_order (1 or 2) at the ends. Integers give the default
 * float type. Errors: bool tensors, an edge_order that is neither, fewer than edge_order + 1 points, a dimension
 * named twice, a dimension that self does not have.
 * In Python:
 *     >>> torch.gradient(torch.tensor([[1., 4., 9.], [2., 8., 18.]]), dim=(0, 1))
 *     (tensor([[1., 4., 9.],
 *             [1., 4., 9.]]), tensor([[ 3.,  4.,  5.],
 *             [ 6.,  8., 10.]])) */
static inline eg_status* eg_gradient_array(eg_tensor* self, const int64_t* dim, size_t dim_count, int64_t edge_order,
                                           eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_int(edge_order);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gradient", "array", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]. The derivative of
 * a function sampled at points that are `spacing` apart, along the given dimensions, one tensor of the shape of
 * self a dimension: second-order central differences inside, one-sided ones of order edge_order (1 or 2) at the
 * ends. Integers give the default float type. Errors: bool tensors, an edge_order that is neither, fewer than
 * edge_order + 1 points, a dimension named twice, a dimension that self does not have.
 * In Python:
 *     >>> torch.gradient(torch.tensor([[1., 4., 9.], [2., 8., 18.]]), spacing=2., dim=(0, 1))
 *     (tensor([[0.5000, 2.0000, 4.5000],
 *             [0.5000, 2.0000, 4.5000]]), tensor([[1.5000, 2.0000, 2.5000],
 *             [3.0000, 4.0000, 5.0000]])) */
static inline eg_status* eg_gradient_scalararray(eg_tensor* self, eg_value spacing, const int64_t* dim,
                                                 size_t dim_count, int64_t edge_order, eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = spacing;
  args[2] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_int(edge_order);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gradient", "scalararray", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]. The
 * derivative of a function sampled at points with a spacing a dimension, along the given dimensions, one tensor of
 * the shape of self a dimension: second-order central differences inside, one-sided ones of order edge_order (1 or
 * 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order that is neither, fewer
 * than edge_order + 1 points, a dimension named twice, a list of another length than the dimensions.
 * In Python:
 *     >>> torch.gradient(torch.tensor([[1., 4.], [2., 8.]]), spacing=(1., 2.), dim=(0, 1))
 *     (tensor([[1., 4.],
 *             [1., 4.]]), tensor([[1.5000, 1.5000],
 *             [3.0000, 3.0000]])) */
static inline eg_status* eg_gradient_scalarrayarray(eg_tensor* self, const eg_value* spacing, size_t spacing_count,
                                                    const int64_t* dim, size_t dim_count, int64_t edge_order,
                                                    eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_SCALARS, spacing, spacing_count);
  args[2] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_int(edge_order);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gradient", "scalarrayarray", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]. The
 * derivative of a function sampled at points with a spacing a dimension, along one dimension or all, one tensor of
 * the shape of self a dimension: second-order central differences inside, one-sided ones of order edge_order (1 or
 * 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order that is neither, fewer
 * than edge_order + 1 points, a dimension named twice, a list of another length than the dimensions.
 * In Python:
 *     >>> torch.gradient(torch.tensor([1., 4., 9.]), spacing=(2.,), dim=0)
 *     (tensor([1.5000, 2.0000, 2.5000]),) */
static inline eg_status* eg_gradient_scalarrayint(eg_tensor* self, const eg_value* spacing, size_t spacing_count,
                                                  eg_value dim, int64_t edge_order, eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_SCALARS, spacing, spacing_count);
  args[2] = dim;
  args[3] = eg_int(edge_order);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gradient", "scalarrayint", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]. The derivative
 * of a function sampled at points of given coordinates, a vector a dimension, along the given dimensions, one
 * tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of order
 * edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order that
 * is neither, fewer than edge_order + 1 points, a dimension named twice, a list of another length than the
 * dimensions.
 * In Python:
 *     >>> torch.gradient(torch.tensor([1., 4., 16.]), spacing=(torch.tensor([1., 2., 4.]),), dim=(0,))
 *     (tensor([3., 4., 6.]),) */
static inline eg_status* eg_gradient_tensorarray(eg_tensor* self, eg_tensor* const* spacing, size_t spacing_count,
                                                 const int64_t* dim, size_t dim_count, int64_t edge_order,
                                                 eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_TENSORS, spacing, spacing_count);
  args[2] = eg_detail_array(EG_TAG_INTS, dim, dim_count);
  args[3] = eg_int(edge_order);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gradient", "tensorarray", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]. The
 * derivative of a function sampled at points of given coordinates, a vector a dimension, along one dimension or
 * all, one tensor of the shape of self a dimension: second-order central differences inside, one-sided ones of
 * order edge_order (1 or 2) at the ends. Integers give the default float type. Errors: bool tensors, an edge_order
 * that is neither, fewer than edge_order + 1 points, a dimension named twice, a list of another length than the
 * dimensions.
 * In Python:
 *     >>> torch.gradient(torch.tensor([1., 4., 16.]), spacing=(torch.tensor([1., 2., 4.]),))
 *     (tensor([3., 4., 6.]),) */
static inline eg_status* eg_gradient_tensorarrayint(eg_tensor* self, eg_tensor* const* spacing, size_t spacing_count,
                                                    eg_value dim, int64_t edge_order, eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_TENSORS, spacing, spacing_count);
  args[2] = dim;
  args[3] = eg_int(edge_order);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gradient", "tensorarrayint", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* mvlgamma(Tensor self, int p) -> Tensor. The logarithm of the multivariate gamma function of dimension p,
 * elementwise, in the shape of self: log(pi) p (p - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p -
 * 1. Floating point; integers compute in the default float type; NaN or infinite up to (p - 1) / 2. Errors: p
 * below 1, complex tensors.
 * In Python:
 *     >>> torch.mvlgamma(torch.tensor([2., 3.]), 2)
 *     tensor([0.4516, 1.5502]) */
static inline eg_status* eg_mvlgamma(eg_tensor* self, int64_t p, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(p);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mvlgamma", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_mvlgamma; the result is written into self. */
static inline eg_status* eg_mvlgamma_(eg_tensor* self, int64_t p) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(p);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mvlgamma_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_mvlgamma; the result is written into the tensor given last. */
static inline eg_status* eg_mvlgamma_out(eg_tensor* self, int64_t p, eg_tensor* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(p);
  args[2] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "mvlgamma", "out", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, DType? dtype=None) -> Tensor. The mean of the
 * elements that are not NaN over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
 * there is none. Floating point only, computed in dtype where it is given; a dimension that self does not have is
 * an error.
 * In Python:
 *     >>> torch.nanmean(torch.tensor([[1., float('nan')], [3., 4.]]), dim=0)
 *     tensor([2., 4.]) */
static inline eg_status* eg_nanmean(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                    eg_dtype dtype, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nanmean", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_nanmean; the result is written into the tensor given last. */
static inline eg_status* eg_nanmean_out(eg_tensor* self, const int64_t* dim, size_t dim_count, int32_t keepdim,
                                        eg_dtype dtype, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_optional(EG_TAG_INTS, dim, dim_count);
  args[2] = eg_detail_bool(keepdim);
  args[3] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "nanmean", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* trapezoid(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor. The integral of y along a dimension by the
 * trapezoidal rule, points dx apart: the shape of y without that dimension. Integers give the default float type.
 * Errors: bool tensors, a dimension that y does not have.
 * In Python:
 *     >>> torch.trapezoid(torch.tensor([1., 2., 3.]), dx=0.5)
 *     tensor(2.) */
static inline eg_status* eg_trapezoid(eg_tensor* y, eg_value dx, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(y);
  args[1] = dx;
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "trapezoid", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor. The integral of y over x along a dimension by the
 * trapezoidal rule: the shape of y without that dimension. x has the shape of y or as many elements as y along the
 * dimension. Integers give the default float type. Errors: bool tensors, x of another length.
 * In Python:
 *     >>> torch.trapezoid(torch.tensor([1., 2., 3.]), torch.tensor([0., 1., 3.]))
 *     tensor(6.5000) */
static inline eg_status* eg_trapezoid_x(eg_tensor* y, eg_tensor* x, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(y);
  args[1] = eg_detail_tensor_arg(x);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "trapezoid", "x", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* trapz(Tensor y, *, float dx=1., int dim=-1) -> Tensor. Another name of trapezoid, with points dx apart. The
 * integral of y along a dimension by the trapezoidal rule, points dx apart: the shape of y without that dimension.
 * Integers give the default float type. Errors: bool tensors, a dimension that y does not have.
 * In Python:
 *     >>> torch.trapz(torch.tensor([1., 2., 3.]), dx=0.5)
 *     tensor(2.) */
static inline eg_status* eg_trapz(eg_tensor* y, double dx, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(y);
  args[1] = eg_double(dx);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "trapz", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor. Another name of trapezoid, over x. The integral of y along
 * a dimension by the trapezoidal rule, points dx apart: the shape of y without that dimension. Integers give the
 * default float type. Errors: bool tensors, a dimension that y does not have.
 * In Python:
 *     >>> torch.trapz(torch.tensor([1., 2., 3.]), torch.tensor([0., 1., 3.]))
 *     tensor(6.5000) */
static inline eg_status* eg_trapz_x(eg_tensor* y, eg_tensor* x, int64_t dim, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(y);
  args[1] = eg_detail_tensor_arg(x);
  args[2] = eg_int(dim);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "trapz", "x", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
