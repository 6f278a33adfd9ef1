/* Generated from bindings/schema/ops/attention.toml; do not edit. */
#ifndef EVERGRAD_OPS_ATTENTION_H
#define EVERGRAD_OPS_ATTENTION_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask, bool is_causal, float scale) -> (Tensor
 * output, Tensor logsumexp). scaled_dot_product_attention of (B, H, L, E), (B, H / n, S, E) and (B, H / n, S, Ev)
 * without the matrix of scores, and the logarithm of the sum of the exponentials of each row of scores. */
static inline eg_status* eg__attention(eg_tensor* query, eg_tensor* key, eg_tensor* value, eg_tensor* attn_mask,
                                       int32_t is_causal, double scale, eg_tensor** output, eg_tensor** logsumexp) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  *output = NULL;
  *logsumexp = NULL;
  args[0] = eg_detail_tensor_arg(query);
  args[1] = eg_detail_tensor_arg(key);
  args[2] = eg_detail_tensor_arg(value);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, attn_mask);
  args[4] = eg_detail_bool(is_causal);
  args[5] = eg_double(scale);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "_attention", "", 1, args, 6, rets, 2);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *logsumexp = eg_detail_tensor(&rets[1]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
