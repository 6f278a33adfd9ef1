// Scaled dot product attention: the formula in other operators, and the kernel that never makes the matrix of scores,
// which takes over wherever it can.
#include "kernels/attention.h"

#include <cmath>
#include <optional>

#include "core/ops/common.h"

namespace eg {

namespace {

Tensor spread_heads(const Tensor& t, int64_t times) { return times == 1 ? t : ops::repeat_interleave(t, times, -3); }

// softmax(q kT * scale + mask) in at least single precision, zeros in rows that see nothing.
Tensor weights_of(const Tensor& q, const Tensor& k, const Tensor& attn_mask, bool is_causal, double scale) {
  // Half of the scale on either side keeps large products in range.
  const double root = std::sqrt(scale);
  Tensor scores = ops::matmul(q * root, ops::transpose(k * root, -2, -1));
  Tensor mask = attn_mask;
  if (is_causal) mask = ops::tril(filled({q.size(-2), k.size(-2)}, DType::Bool, true), 0);
  if (mask.defined()) {
    if (mask.dtype() == DType::Bool) {
      scores = ops::masked_fill(scores, ops::logical_not(mask), num(-__builtin_inf()));
    } else {
      scores = scores + cast(mask, scores.dtype());
    }
  }
  const Tensor weights = ops::softmax(scores, -1);
  if (!mask.defined() || scores.numel() == 0) return weights;
  const int64_t last = -1;
  return ops::masked_fill(weights, ops::all_dims(ops::eq(scores, num(-__builtin_inf())), IntSpan(&last, 1), true),
                          num(0));
}

// The mask as the kernel reads it.
class KernelMask {
 public:
  KernelMask(const Tensor& mask, const Tensor& q, const Tensor& k) {
    if (!mask.defined()) return;
    const GradMode off(false);
    mask_ = ops::expand(widened(mask), {q.sizes()[0], q.sizes()[1], q.sizes()[2], k.sizes()[2]});
    view_ = mask_.view();
  }
  const kernels::TensorView* get() const { return mask_.defined() ? &view_ : nullptr; }

 private:
  Tensor mask_;
  kernels::TensorView view_{};
};

// Has a mask of numbers a row that sees nothing but keys that it sends far away? Next to such numbers the logsumexp loses
// the sum, of which the kernel needs the gradients.
bool sends_far(const Tensor& mask) {
  constexpr double kFar = 4096;
  const GradMode off(false);
  const int64_t last = -1;
  const Tensor top = ops::amax(mask, IntSpan(&last, 1), false);
  return ops::item(ops::any(ops::logical_and(ops::gt(ops::abs(top), num(kFar)), ops::isfinite(top)))).to_bool();
}

// Does the kernel take this call? Transformed arguments go through the formula, whose operators know what to do.
bool fits(const Tensor& q, const Tensor& k, const Tensor& v, const Tensor& mask, double dropout, bool grouped) {
  const int64_t n = q.dim();
  if (dropout > 0 || n > 4 || k.dim() != n || v.dim() != n || (grouped && n != 4)) return false;
  if (!q.is_floating() || is_float8(q.dtype())) return false;
  uint32_t flags = 0;
  for (const Tensor* t : {&q, &k, &v, &mask}) {
    if (!t->defined()) continue;
    flags |= t->flags();
    if (t->numel() == 0) return false;
  }
  if ((flags & (kOpaque | kTangent)) || divert::watched()) return false;
  for (int64_t d = 0; d < n - 2; ++d) {
    const bool heads = grouped && d == n - 3;
    if (k.sizes()[d] != v.sizes()[d] || (!heads && k.sizes()[d] != q.sizes()[d])) return false;
  }
  if (k.size(-1) != q.size(-1) || v.size(-2) != k.size(-2)) return false;
  if (q.size(-1) > kernels::kAttentionSize || v.size(-1) > kernels::kAttentionSize) return false;
  if (!mask.defined()) return true;
  if (mask.dtype() != DType::Bool && mask.dtype() != q.dtype()) return false;
  if (mode.recording() && has_history(mask)) return false;
  Dims scores(q.sizes());
  scores.back() = k.size(-2);
  return expandable(mask.sizes(), scores) && (mask.dtype() == DType::Bool || mask.dim() == 0 || !sends_far(mask));
}

}  // namespace

namespace body {

std::tuple<Tensor, Tensor> _attention(const Tensor& query, const Tensor& key, const Tensor& value,
                                      const Tensor& attn_mask, bool is_causal, double scale) {
  const IntSpan q = query.sizes(), k = key.sizes(), v = value.sizes();
  check(q.size() == 4 && k.size() == 4 && v.size() == 4, "_attention: expected tensors of 4 dimensions");
  check(query.is_floating() && !is_float8(query.dtype()) && key.dtype() == query.dtype() &&
            value.dtype() == query.dtype() && query.device() == key.device(),
        "_attention: expected query, key and value of one floating dtype");
  check(query.numel() > 0 && key.numel() > 0 && value.numel() > 0, "_attention: expected tensors with elements");
  check(k[0] == q[0] && v[0] == q[0] && v[1] == k[1] && q[1] % k[1] == 0 && v[2] == k[2] && k[3] == q[3],
        "_attention: shapes ", shape_string(q), ", ", shape_string(k), " and ", shape_string(v), " do not match");
  check(q[3] <= kernels::kAttentionSize && v[3] <= kernels::kAttentionSize, "_attention: rows are longer than ",
        kernels::kAttentionSize);
  check(!attn_mask.defined() || attn_mask.dtype() == DType::Bool || attn_mask.dtype() == query.dtype(),
        "_attention: expected a mask of bool or of the dtype of query");
  // In the order of the query: heads side by side where a projection has left them so, and the next one wants them so.
  const Dims sizes{q[0], q[1], q[2], v[3]};
  const Dims strides = query.strides()[3] == 1 ? dense_strides_like(sizes, query.strides()) : contiguous_strides(sizes);
  const Tensor out = new_strided(sizes, strides, query.dtype(), query.device());
  const Tensor lse = new_tensor({q[0], q[1], q[2]}, computed_type(query.dtype()), query.device());
  const KernelMask mask(attn_mask, query, key);
  kernels::attention(out.view(), lse.view(), query.view(), key.view(), value.view(), mask.get(), is_causal, scale);
  return {out, lse};
}

}  // namespace body

namespace rules {

namespace {

// The gradients as formulas, to be differentiated again.
void attention_formulas(const AttentionCtx& c, const Tensor& grad, const Tensor& grad_lse, Tensor* out) {
  const int64_t times = c.query.size(1) / c.key.size(1);
  const Tensor q = widened(c.query), k = spread_heads(widened(c.key), times), v = spread_heads(widened(c.value), times);
  const Tensor g = widened(grad);
  const Tensor p = weights_of(q, k, c.attn_mask, c.is_causal, c.scale);
  const int64_t last = -1, group = 2;
  const auto gathered = [&](const Tensor& t, const Tensor& like) {
    if (times == 1) return cast(t, like.dtype());
    const Tensor each = ops::reshape(t, {t.size(0), t.size(1) / times, times, t.size(2), t.size(3)});
    return cast(ops::sum_dim(each, IntSpan(&group, 1), false), like.dtype());
  };
  if (c.needs[2]) out[2] = gathered(ops::matmul(ops::transpose(p, -2, -1), g), c.value);
  if (!c.needs[0] && !c.needs[1] && !c.needs[3]) return;
  const Tensor dp = ops::matmul(g, ops::transpose(v, -2, -1));
  const Tensor ds = p * (dp - ops::sum_dim(dp * p, IntSpan(&last, 1), true) + ops::unsqueeze(grad_lse, -1));
  if (c.needs[0]) out[0] = cast(ops::matmul(ds, k) * c.scale, c.query.dtype());
  if (c.needs[1]) out[1] = gathered(ops::matmul(ops::transpose(ds, -2, -1), q) * c.scale, c.key);
  if (c.needs[3]) out[3] = cast(ops::sum_to_size(ds, c.attn_mask.sizes()), c.attn_mask.dtype());
}

}  // namespace

void vjp__attention(const AttentionCtx& c, const Tensor* g, Tensor* out) {
  const bool kernel = fusable({&g[0], &g[1], &c.query, &c.key, &c.value, &c.attn_mask, &c.output, &c.logsumexp});
  if (!kernel || c.needs[3] || g[0].dtype() != c.query.dtype()) return attention_formulas(c, g[0], g[1], out);
  const Tensor* const inputs[] = {&c.query, &c.key, &c.value};
  kernels::TensorView views[3];
  for (int i = 0; i < 3; ++i) {
    if (!c.needs[i]) continue;
    out[i] = new_like(*inputs[i], inputs[i]->dtype());
    if (internal_overlap(out[i].sizes(), out[i].strides())) out[i] = new_tensor(out[i].sizes(), out[i].dtype());
    views[i] = out[i].view();
  }
  const auto wanted = [&](int i) { return c.needs[i] ? &views[i] : nullptr; };
  const KernelMask mask(c.attn_mask, c.query, c.key);
  const Tensor grad_lse = to_raw(g[1], c.logsumexp.dtype());
  kernels::attention_backward(wanted(0), wanted(1), wanted(2), g[0].view(), grad_lse.view(), c.query.view(),
                              c.key.view(), c.value.view(), mask.get(), c.output.view(), c.logsumexp.view(),
                              c.is_causal, c.scale);
}

}  // namespace rules

namespace ops {

Tensor scaled_dot_product_attention(const Tensor& query, const Tensor& key, const Tensor& value,
                                    const Tensor& attn_mask, double dropout_p, bool is_causal,
                                    std::optional<double> scale, bool enable_gqa) {
  check(query.dim() >= 2 && key.dim() >= 2 && value.dim() >= 2,
        "Expected query, key, and value to all be  at least 2 dimensional, but got Query dim: ", query.dim(),
        ", Key dim: ", key.dim(), " and Value dim: ", value.dim(), " instead.");
  check(query.dtype() == key.dtype() && query.dtype() == value.dtype(),
        "Expected query, key, and value to have the same dtype, but got query.dtype: ", name_of(query.dtype()),
        " key.dtype: ", name_of(key.dtype()), " and value.dtype: ", name_of(value.dtype()), " instead.");
  check(!(is_causal && attn_mask.defined()),
        "_scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True");
  int64_t times = 1;
  if (enable_gqa) {
    check(query.dim() >= 3 && key.dim() >= 3 && value.dim() >= 3 && key.size(-3) > 0 && value.size(-3) > 0 &&
              query.size(-3) % key.size(-3) == 0 && query.size(-3) % value.size(-3) == 0,
          "Number of heads in key and value must divide the number of heads in query");
    times = query.size(-3) / key.size(-3);
  }
  const double factor = scale.value_or(1 / std::sqrt(static_cast<double>(query.size(-1))));
  if (fits(query, key, value, attn_mask, dropout_p, enable_gqa)) {
    const int64_t n = query.dim();
    const auto four = [n](const Tensor& t) {  // (L, E) and (N, L, E): one head
      return n == 4 || !t.defined() ? t : n == 3 ? unsqueeze(t, 1) : unsqueeze(unsqueeze(t, 0), 0);
    };
    // A mask keeps its broadcasting: only one that spans the batch gets the dimension of heads.
    const Tensor mask = attn_mask.defined() && n == 3 && attn_mask.dim() == 3 ? unsqueeze(attn_mask, 1) : attn_mask;
    const Tensor r = std::get<0>(_attention(four(query), four(key), four(value), mask, is_causal, factor));
    return n == 4 ? r : n == 3 ? squeeze_dim(r, 1) : squeeze_dim(squeeze_dim(r, 0), 0);
  }
  const Tensor q = widened(query), k = spread_heads(widened(key), times);
  const Tensor v = spread_heads(widened(value), enable_gqa ? query.size(-3) / value.size(-3) : 1);
  Tensor weights = weights_of(q, k, attn_mask, is_causal, factor);
  if (dropout_p > 0) weights = dropout(weights, dropout_p, true);
  return cast(matmul(weights, v), query.dtype());
}

}  // namespace ops
}  // namespace eg
