// Generated from bindings/schema/ops/attention.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static _ATTENTION: Op = Op::new(c"_attention", c"", 1);

/// scaled_dot_product_attention of (B, H, L, E), (B, H / n, S, E) and (B, H / n, S, Ev) without the matrix of
/// scores, and the logarithm of the sum of the exponentials of each row of scores.
#[inline]
pub fn _attention(query: &Tensor, key: &Tensor, value: &Tensor, attn_mask: Option<&Tensor>, is_causal: bool, scale: f64) -> Result<(Tensor, Tensor)> {
    let [output, logsumexp] = _ATTENTION.tensors(&[value::tensor(query), value::tensor(key), value::tensor(value), value::opt_tensor(attn_mask), value::boolean(is_causal), value::double(scale)])?;
    Ok((output, logsumexp))
}
