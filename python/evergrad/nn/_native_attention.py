"""Attention and a whole encoder layer as one function over their weights: what MultiheadAttention and TransformerEncoderLayer
call where nothing is trained, so that a program may put another implementation in their place."""

from .. import _C
from ..backends import mha as _settings
from . import functional as F
from ._multi_head import _attend

Tensor = _C.Tensor


def _masks(mask, kind, batch):
    """(attention mask, key padding mask) of a merged mask: of kind 0 it is the first, of kind 1 the second, of kind 2 both,
    a mask for each example and head."""
    if mask is None or kind == 0:
        return mask, None
    if kind == 1:
        return None, mask
    if kind != 2:
        raise RuntimeError(f"_native_multi_head_attention: mask_type is 0, 1 or 2, got {kind}")
    return mask.expand(batch, -1, -1, -1).flatten(0, 1), None


def _native_multi_head_attention(
    query, key, value, embed_dim, num_head, qkv_weight, qkv_bias, proj_weight, proj_bias, mask=None, need_weights=True,
    average_attn_weights=True, mask_type=None,
):  # fmt: skip
    """Attention of batches (batch, length, embed_dim) without dropout: (output, weights or None)."""
    if query.dim() != 3 or query.shape[-1] != embed_dim:
        raise RuntimeError(
            f"_native_multi_head_attention: expected a query of 3 dimensions, the last of {embed_dim}, got "
            f"{tuple(query.shape)}"
        )
    attention, padding = _masks(mask, mask_type, query.shape[0])
    return _attend(
        query, key, value, embed_dim, num_head, qkv_weight, qkv_bias, None, None, False, 0.0, proj_weight, proj_bias, False,
        padding, need_weights, attention, False, None, None, None, None, None, average_attn_weights, False, True,
    )  # fmt: skip


def _transformer_encoder_layer_fwd(
    src, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias, use_gelu, norm_first, eps, norm_weight_1,
    norm_bias_1, norm_weight_2, norm_bias_2, ffn_weight_1, ffn_bias_1, ffn_weight_2, ffn_bias_2, mask=None, mask_type=None,
):  # fmt: skip
    """A TransformerEncoderLayer without dropout, batch first, over its weights."""

    def attend(x):
        return _native_multi_head_attention(
            x, x, x, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias, mask, False, True, mask_type
        )[0]

    def feed(x):
        y = _C._ns__ops._linear_activation(x, ffn_weight_1, ffn_bias_1, "gelu" if use_gelu else "relu")
        return F.linear(y, ffn_weight_2, ffn_bias_2)

    def norm1(x):
        return F.layer_norm(x, (embed_dim,), norm_weight_1, norm_bias_1, eps)

    def norm2(x):
        return F.layer_norm(x, (embed_dim,), norm_weight_2, norm_bias_2, eps)

    if norm_first:
        src = src + attend(norm1(src))
        return src + feed(norm2(src))
    src = norm1(src + attend(src))
    return norm2(src + feed(src))


def _applies(tensors):
    """Whether nothing asks for more than the values: no gradients, no subclasses that see the calls, no setting against it."""
    given = [t for t in tensors if t is not None]
    if not _settings.get_fastpath_enabled() or _C._has_torch_function(given):
        return False
    return not (_C.is_grad_enabled() and any(t.requires_grad for t in given))


def serves_attention(module, query, key, value, key_padding_mask, attn_mask):
    """Whether a call of MultiheadAttention may go to _native_multi_head_attention."""
    weight, bias = module.in_proj_weight, module.in_proj_bias
    return (
        not module.training
        and module.batch_first
        and module._qkv_same_embed_dim
        and weight is not None
        and query.dim() == 3
        and query is key
        and key is value
        and query.dtype == weight.dtype
        and (bias is None or bias.dtype == query.dtype)
        and module.num_heads % 2 == 0
        and module.bias_k is None
        and module.bias_v is None
        and not module.add_zero_attn
        and not any(m is not None and m.is_floating_point() for m in (key_padding_mask, attn_mask))
        and _applies((query, weight, bias, module.out_proj.weight, module.out_proj.bias))
    )


def serves_layer(layer, src):
    """Whether a call of TransformerEncoderLayer may go to _transformer_encoder_layer_fwd."""
    attention = layer.self_attn
    return (
        not layer.training
        and src.dim() == 3
        and attention.batch_first
        and attention.in_proj_bias is not None
        and attention._qkv_same_embed_dim
        and attention.num_heads % 2 == 0
        and layer.activation_relu_or_gelu != 0
        and layer.norm1.eps == layer.norm2.eps
        and not any(m._forward_hooks or m._forward_pre_hooks for m in layer.modules())
        and _applies((src, *layer.parameters()))
    )
