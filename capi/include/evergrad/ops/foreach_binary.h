/* Generated from bindings/schema/ops/foreach_binary.toml; do not edit. */
#ifndef EVERGRAD_OPS_FOREACH_BINARY_H
#define EVERGRAD_OPS_FOREACH_BINARY_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]. add of each tensor and its
 * partner. */
static inline eg_status* eg__foreach_add_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* other,
                                              size_t other_count, eg_value alpha, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, other, other_count);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_add", "List", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]. add of each tensor and a number. */
static inline eg_status* eg__foreach_add_Scalar(eg_tensor* const* self, size_t self_count, eg_value scalar,
                                                eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = scalar;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_add", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]. add of each tensor and its number. */
static inline eg_status* eg__foreach_add_ScalarList(eg_tensor* const* self, size_t self_count, const eg_value* scalars,
                                                    size_t scalars_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_add", "ScalarList", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]. add of each tensor and one
 * 0-dim tensor. */
static inline eg_status* eg__foreach_add_Tensor(eg_tensor* const* self, size_t self_count, eg_tensor* other,
                                                eg_value alpha, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_add", "Tensor", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]. addcdiv
 * of each triple of tensors and a number. */
static inline eg_status* eg__foreach_addcdiv_Scalar(eg_tensor* const* self, size_t self_count,
                                                    eg_tensor* const* tensor1, size_t tensor1_count,
                                                    eg_tensor* const* tensor2, size_t tensor2_count, eg_value value,
                                                    eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensor1, tensor1_count);
  args[2] = eg_detail_array(EG_TAG_TENSORS, tensor2, tensor2_count);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_addcdiv", "Scalar", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[].
 * addcdiv of each triple of tensors and its number. */
static inline eg_status* eg__foreach_addcdiv_ScalarList(eg_tensor* const* self, size_t self_count,
                                                        eg_tensor* const* tensor1, size_t tensor1_count,
                                                        eg_tensor* const* tensor2, size_t tensor2_count,
                                                        const eg_value* scalars, size_t scalars_count, eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensor1, tensor1_count);
  args[2] = eg_detail_array(EG_TAG_TENSORS, tensor2, tensor2_count);
  args[3] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_addcdiv", "ScalarList", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]. addcdiv
 * of each triple of tensors and its element of a 1-d tensor. */
static inline eg_status* eg__foreach_addcdiv_Tensor(eg_tensor* const* self, size_t self_count,
                                                    eg_tensor* const* tensor1, size_t tensor1_count,
                                                    eg_tensor* const* tensor2, size_t tensor2_count, eg_tensor* scalars,
                                                    eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensor1, tensor1_count);
  args[2] = eg_detail_array(EG_TAG_TENSORS, tensor2, tensor2_count);
  args[3] = eg_detail_tensor_arg(scalars);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_addcdiv", "Tensor", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]. addcmul
 * of each triple of tensors and a number. */
static inline eg_status* eg__foreach_addcmul_Scalar(eg_tensor* const* self, size_t self_count,
                                                    eg_tensor* const* tensor1, size_t tensor1_count,
                                                    eg_tensor* const* tensor2, size_t tensor2_count, eg_value value,
                                                    eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensor1, tensor1_count);
  args[2] = eg_detail_array(EG_TAG_TENSORS, tensor2, tensor2_count);
  args[3] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_addcmul", "Scalar", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[].
 * addcmul of each triple of tensors and its number. */
static inline eg_status* eg__foreach_addcmul_ScalarList(eg_tensor* const* self, size_t self_count,
                                                        eg_tensor* const* tensor1, size_t tensor1_count,
                                                        eg_tensor* const* tensor2, size_t tensor2_count,
                                                        const eg_value* scalars, size_t scalars_count, eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensor1, tensor1_count);
  args[2] = eg_detail_array(EG_TAG_TENSORS, tensor2, tensor2_count);
  args[3] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_addcmul", "ScalarList", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]. addcmul
 * of each triple of tensors and its element of a 1-d tensor. */
static inline eg_status* eg__foreach_addcmul_Tensor(eg_tensor* const* self, size_t self_count,
                                                    eg_tensor* const* tensor1, size_t tensor1_count,
                                                    eg_tensor* const* tensor2, size_t tensor2_count, eg_tensor* scalars,
                                                    eg_value* out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensor1, tensor1_count);
  args[2] = eg_detail_array(EG_TAG_TENSORS, tensor2, tensor2_count);
  args[3] = eg_detail_tensor_arg(scalars);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_addcmul", "Tensor", 1, args, 4, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]. clamp_max of each tensor and its partner. */
static inline eg_status* eg__foreach_clamp_max_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* other,
                                                    size_t other_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, other, other_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_clamp_max", "List", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]. clamp_max of each tensor and a number. */
static inline eg_status* eg__foreach_clamp_max_Scalar(eg_tensor* const* self, size_t self_count, eg_value scalar,
                                                      eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = scalar;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_clamp_max", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]. clamp_max of each tensor and its
 * number. */
static inline eg_status* eg__foreach_clamp_max_ScalarList(eg_tensor* const* self, size_t self_count,
                                                          const eg_value* scalars, size_t scalars_count,
                                                          eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_clamp_max", "ScalarList", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]. clamp_min of each tensor and its partner. */
static inline eg_status* eg__foreach_clamp_min_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* other,
                                                    size_t other_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, other, other_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_clamp_min", "List", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]. clamp_min of each tensor and a number. */
static inline eg_status* eg__foreach_clamp_min_Scalar(eg_tensor* const* self, size_t self_count, eg_value scalar,
                                                      eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = scalar;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_clamp_min", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]. clamp_min of each tensor and its
 * number. */
static inline eg_status* eg__foreach_clamp_min_ScalarList(eg_tensor* const* self, size_t self_count,
                                                          const eg_value* scalars, size_t scalars_count,
                                                          eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_clamp_min", "ScalarList", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]. div of each tensor and its partner. */
static inline eg_status* eg__foreach_div_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* other,
                                              size_t other_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, other, other_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_div", "List", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]. div of each tensor and a number. */
static inline eg_status* eg__foreach_div_Scalar(eg_tensor* const* self, size_t self_count, eg_value scalar,
                                                eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = scalar;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_div", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]. div of each tensor and its number. */
static inline eg_status* eg__foreach_div_ScalarList(eg_tensor* const* self, size_t self_count, const eg_value* scalars,
                                                    size_t scalars_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_div", "ScalarList", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]. div of each tensor and one 0-dim tensor. */
static inline eg_status* eg__foreach_div_Tensor(eg_tensor* const* self, size_t self_count, eg_tensor* other,
                                                eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_div", "Tensor", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]. lerp of each triple of
 * tensors. */
static inline eg_status* eg__foreach_lerp_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* tensors1,
                                               size_t tensors1_count, eg_tensor* const* weights, size_t weights_count,
                                               eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensors1, tensors1_count);
  args[2] = eg_detail_array(EG_TAG_TENSORS, weights, weights_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_lerp", "List", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]. lerp of each pair of tensors
 * with one weight. */
static inline eg_status* eg__foreach_lerp_Scalar(eg_tensor* const* self, size_t self_count, eg_tensor* const* tensors1,
                                                 size_t tensors1_count, eg_value weight, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensors1, tensors1_count);
  args[2] = weight;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_lerp", "Scalar", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[]. lerp of each pair of
 * tensors with its weight. */
static inline eg_status* eg__foreach_lerp_ScalarList(eg_tensor* const* self, size_t self_count,
                                                     eg_tensor* const* tensors1, size_t tensors1_count,
                                                     const eg_value* weight, size_t weight_count, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, tensors1, tensors1_count);
  args[2] = eg_detail_array(EG_TAG_SCALARS, weight, weight_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_lerp", "ScalarList", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_max(Tensor[] self) -> Tensor[]. Largest element of each tensor. */
static inline eg_status* eg__foreach_max(eg_tensor* const* self, size_t self_count, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_max", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]. maximum of each tensor and its partner. */
static inline eg_status* eg__foreach_maximum_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* other,
                                                  size_t other_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, other, other_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_maximum", "List", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]. maximum of each tensor and a number. */
static inline eg_status* eg__foreach_maximum_Scalar(eg_tensor* const* self, size_t self_count, eg_value scalar,
                                                    eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = scalar;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_maximum", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]. maximum of each tensor and its number. */
static inline eg_status* eg__foreach_maximum_ScalarList(eg_tensor* const* self, size_t self_count,
                                                        const eg_value* scalars, size_t scalars_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_maximum", "ScalarList", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]. minimum of each tensor and its partner. */
static inline eg_status* eg__foreach_minimum_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* other,
                                                  size_t other_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, other, other_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_minimum", "List", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]. minimum of each tensor and a number. */
static inline eg_status* eg__foreach_minimum_Scalar(eg_tensor* const* self, size_t self_count, eg_value scalar,
                                                    eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = scalar;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_minimum", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]. minimum of each tensor and its number. */
static inline eg_status* eg__foreach_minimum_ScalarList(eg_tensor* const* self, size_t self_count,
                                                        const eg_value* scalars, size_t scalars_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_minimum", "ScalarList", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]. mul of each tensor and its partner. */
static inline eg_status* eg__foreach_mul_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* other,
                                              size_t other_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, other, other_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_mul", "List", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]. mul of each tensor and a number. */
static inline eg_status* eg__foreach_mul_Scalar(eg_tensor* const* self, size_t self_count, eg_value scalar,
                                                eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = scalar;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_mul", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]. mul of each tensor and its number. */
static inline eg_status* eg__foreach_mul_ScalarList(eg_tensor* const* self, size_t self_count, const eg_value* scalars,
                                                    size_t scalars_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_mul", "ScalarList", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]. mul of each tensor and one 0-dim tensor. */
static inline eg_status* eg__foreach_mul_Tensor(eg_tensor* const* self, size_t self_count, eg_tensor* other,
                                                eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_mul", "Tensor", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_norm.Scalar(Tensor[] self, Scalar ord=2, DType? dtype=None) -> Tensor[]. Vector norm of each tensor. */
static inline eg_status* eg__foreach_norm_Scalar(eg_tensor* const* self, size_t self_count, eg_value ord,
                                                 eg_dtype dtype, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = ord;
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_norm", "Scalar", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]. pow of each tensor and its partner. */
static inline eg_status* eg__foreach_pow_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* exponent,
                                              size_t exponent_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, exponent, exponent_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_pow", "List", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]. pow of each tensor and a number. */
static inline eg_status* eg__foreach_pow_Scalar(eg_tensor* const* self, size_t self_count, eg_value exponent,
                                                eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = exponent;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_pow", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]. A number to the power of each tensor. */
static inline eg_status* eg__foreach_pow_ScalarAndTensor(eg_value self, eg_tensor* const* exponent,
                                                         size_t exponent_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = self;
  args[1] = eg_detail_array(EG_TAG_TENSORS, exponent, exponent_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_pow", "ScalarAndTensor", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]. pow of each tensor and its number. */
static inline eg_status* eg__foreach_pow_ScalarList(eg_tensor* const* self, size_t self_count, const eg_value* exponent,
                                                    size_t exponent_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_SCALARS, exponent, exponent_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_pow", "ScalarList", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]. sub of each tensor and its
 * partner. */
static inline eg_status* eg__foreach_sub_List(eg_tensor* const* self, size_t self_count, eg_tensor* const* other,
                                              size_t other_count, eg_value alpha, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_TENSORS, other, other_count);
  args[2] = alpha;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_sub", "List", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]. sub of each tensor and a number. */
static inline eg_status* eg__foreach_sub_Scalar(eg_tensor* const* self, size_t self_count, eg_value scalar,
                                                eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = scalar;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_sub", "Scalar", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* _foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]. sub of each tensor and its number. */
static inline eg_status* eg__foreach_sub_ScalarList(eg_tensor* const* self, size_t self_count, const eg_value* scalars,
                                                    size_t scalars_count, eg_value* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_array(EG_TAG_TENSORS, self, self_count);
  args[1] = eg_detail_array(EG_TAG_SCALARS, scalars, scalars_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_foreach_sub", "ScalarList", 1, args, 2, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
