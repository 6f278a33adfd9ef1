// Attention without the matrix of scores.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// The longest rows of queries, keys and values that these kernels take.
inline constexpr int64_t kAttentionSize = 256;

// out = softmax(q @ k^T * scale + mask) @ v, and the logarithm of the sum of the exponentials of each row of scores.
// All have four dimensions: q (B, H, L, E), k (B, H / n, S, E), v (B, H / n, S, Ev), mask (B, H, L, S) of bool or, for
// float16 and bfloat16, of float32, else of their dtype. lse (B, H, L) is float64 for float64, else float32. No size is 0.
// With `causal` query i sees the keys up to i. Rows that see nothing are 0, with lse -inf.
void attention(const TensorView& out, const TensorView& lse, const TensorView& q, const TensorView& k,
               const TensorView& v, const TensorView* mask, bool causal, double scale);

// Gradients of q, k and v from those of out and lse; null where none is wanted.
void attention_backward(const TensorView* dq, const TensorView* dk, const TensorView* dv, const TensorView& grad,
                        const TensorView& grad_lse, const TensorView& q, const TensorView& k, const TensorView& v,
                        const TensorView* mask, const TensorView& out, const TensorView& lse, bool causal,
                        double scale);

}  // namespace eg::kernels
