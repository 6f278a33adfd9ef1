"""Attention with several heads: projections, masks, attention and the projection back."""

import math

from .. import _C

_n = _C._ns_nn_functional


def _additive(mask, name, dtype, other=None, other_name="", check_other=True):
    """The mask as numbers to add: a bool one hides what is true."""
    if mask is None:
        return None
    if mask.dtype != _C.bool and not mask.is_floating_point():
        raise AssertionError(f"only bool and floating types of {name} are supported")
    if check_other and other is not None and mask.dtype != other.dtype:
        import warnings

        warnings.warn(
            f"Support for mismatched {name} and {other_name} is deprecated. Use same type for both instead.",
            stacklevel=4,
        )
    if mask.is_floating_point():
        return mask
    return _C.zeros(mask.shape, dtype=dtype, device=mask.device).masked_fill_(mask, -math.inf)


def _check_shapes(query, key, value, key_padding_mask, attn_mask, num_heads):
    """Whether the arguments have a dimension of batches."""
    dims = query.dim()
    if dims not in (2, 3):
        raise AssertionError(f"query should be unbatched 2D or batched 3D tensor but received {dims}-D query tensor")
    kind, pad = ("batched", 2) if dims == 3 else ("unbatched", 1)
    if key.dim() != dims or value.dim() != dims:
        raise AssertionError(
            f"For {kind} ({dims}-D) `query`, expected `key` and `value` to be {dims}-D but found {key.dim()}-D and "
            f"{value.dim()}-D tensors respectively"
        )
    if key_padding_mask is not None and key_padding_mask.dim() != pad:
        raise AssertionError(
            f"For {kind} ({dims}-D) `query`, expected `key_padding_mask` to be `None` or {pad}-D but found "
            f"{key_padding_mask.dim()}-D tensor instead"
        )
    if attn_mask is not None:
        if attn_mask.dim() not in (2, 3):
            raise AssertionError(
                f"For {kind} ({dims}-D) `query`, expected `attn_mask` to be `None`, 2-D or 3-D but found "
                f"{attn_mask.dim()}-D tensor instead"
            )
        expected = (num_heads, query.shape[0], key.shape[0])
        if dims == 2 and attn_mask.dim() == 3 and tuple(attn_mask.shape) != expected:
            raise AssertionError(f"Expected `attn_mask` shape to be {expected} but got {tuple(attn_mask.shape)}")
    return dims == 3


def _project(query, key, value, weight, bias, separate, q_weight, k_weight, v_weight):
    """Queries, keys and values out of what they are made from; as few products as the inputs allow."""
    if separate:
        for name, w in (("q", q_weight), ("k", k_weight), ("v", v_weight)):
            if w is None:
                raise AssertionError(f"use_separate_proj_weight is True but {name}_proj_weight is None")
        biases = (None, None, None) if bias is None else bias.chunk(3)
        weights = (q_weight, k_weight, v_weight)
        for name, x, w in zip(("query", "key", "value"), (query, key, value), weights):
            if w.shape != (query.shape[-1], x.shape[-1]):
                raise AssertionError(
                    f"expecting {name} weights shape of {(query.shape[-1], x.shape[-1])}, but got {w.shape}"
                )
        return tuple(_n.linear(x, w, b) for x, w, b in zip((query, key, value), weights, biases))
    if weight is None:
        raise AssertionError("use_separate_proj_weight is False but in_proj_weight is None")
    e = query.shape[-1]
    if key is value:
        if query is key:
            return _n.linear(query, weight, bias).chunk(3, -1)
        w_q, w_kv = weight.split([e, 2 * e])
        b_q, b_kv = (None, None) if bias is None else bias.split([e, 2 * e])
        return (_n.linear(query, w_q, b_q), *_n.linear(key, w_kv, b_kv).chunk(2, -1))
    biases = (None, None, None) if bias is None else bias.chunk(3)
    return tuple(_n.linear(x, w, b) for x, w, b in zip((query, key, value), weight.chunk(3), biases))


def _one_more_key(mask):
    return None if mask is None else _n.pad(mask, [0, 1])


def _attend(
    query,
    key,
    value,
    embed_dim_to_check,
    num_heads,
    in_proj_weight,
    in_proj_bias,
    bias_k,
    bias_v,
    add_zero_attn,
    dropout_p,
    out_proj_weight,
    out_proj_bias,
    training,
    key_padding_mask,
    need_weights,
    attn_mask,
    use_separate_proj_weight,
    q_proj_weight,
    k_proj_weight,
    v_proj_weight,
    static_k,
    static_v,
    average_attn_weights,
    is_causal,
    batch_first,
):
    batched = _check_shapes(query, key, value, key_padding_mask, attn_mask, num_heads)
    if not batched:  # a batch of one
        batch_first = False
        same = (query is key, key is value)
        query = query.unsqueeze(1)
        key = query if same[0] else key.unsqueeze(1)
        value = key if same[1] else value.unsqueeze(1)
        if key_padding_mask is not None:
            key_padding_mask = key_padding_mask.unsqueeze(0)
    b, s = (0, 1) if batch_first else (1, 0)
    length, batch, embed = query.shape[s], query.shape[b], query.shape[2]
    dtype = query.dtype
    key_padding_mask = _additive(key_padding_mask, "key_padding_mask", dtype, attn_mask, "attn_mask")
    if is_causal and attn_mask is None:
        raise RuntimeError(
            "Need attn_mask if specifying the is_causal hint. You may use the Transformer module method "
            "`generate_square_subsequent_mask` to create this mask."
        )
    if is_causal and key_padding_mask is None and not need_weights:
        attn_mask = None  # the hint says what is in it
    else:
        attn_mask = _additive(attn_mask, "attn_mask", dtype, check_other=False)
        if key_padding_mask is not None:
            is_causal = False
    if embed != embed_dim_to_check:
        raise AssertionError(f"was expecting embedding dimension of {embed_dim_to_check}, but got {embed}")
    size = embed // num_heads
    if size * num_heads != embed:
        raise AssertionError(f"embed_dim {embed} not divisible by num_heads {num_heads}")
    if use_separate_proj_weight:
        if key.shape[:2] != value.shape[:2]:
            raise AssertionError(
                f"key's sequence and batch dims {key.shape[:2]} do not match value's {value.shape[:2]}"
            )
    elif key.shape != value.shape:
        shapes = [x.transpose(0, 1).shape if batch_first else x.shape for x in (key, value)]  # (S, N, E)
        raise AssertionError(f"key shape {shapes[0]} does not match value shape {shapes[1]}")

    q, k, v = _project(
        query,
        key,
        value,
        in_proj_weight,
        in_proj_bias,
        use_separate_proj_weight,
        q_proj_weight,
        k_proj_weight,
        v_proj_weight,
    )

    if attn_mask is not None:
        shape = (length, key.shape[s])
        if attn_mask.dim() == 2:
            if attn_mask.shape != shape:
                raise RuntimeError(f"The shape of the 2D attn_mask is {attn_mask.shape}, but should be {shape}.")
        elif attn_mask.dim() == 3:
            shape = (batch * num_heads, *shape)
            if attn_mask.shape != shape:
                raise RuntimeError(f"The shape of the 3D attn_mask is {attn_mask.shape}, but should be {shape}.")
            attn_mask = attn_mask.view(batch, num_heads, length, -1)
        else:
            raise RuntimeError(f"attn_mask's dimension {attn_mask.dim()} is not supported")

    if key_padding_mask is not None and static_k is None:
        for d, n in enumerate((batch, key.shape[s])):
            if key_padding_mask.shape[d] != n:
                raise AssertionError(
                    f"Expected key_padded_mask.shape[{d}] to be {n}, but got {key_padding_mask.shape[d]}"
                )
    if (bias_k is None) != (bias_v is None):
        raise AssertionError("bias_k and bias_v must be given together")
    if bias_k is not None:
        if static_k is not None or static_v is not None:
            raise AssertionError(f"bias cannot be added to static {'key' if static_k is not None else 'value'}.")
        shape = (batch, 1, -1) if batch_first else (1, batch, -1)
        k, v = _C.cat([k, bias_k.expand(shape)], s), _C.cat([v, bias_v.expand(shape)], s)
        attn_mask, key_padding_mask = _one_more_key(attn_mask), _one_more_key(key_padding_mask)

    def heads(x, static, name):  # (batch, heads, length, size)
        if static is None:
            x = x.unflatten(-1, (num_heads, size))
            return x.transpose(1, 2) if batch_first else x.permute(1, 2, 0, 3)
        if static.shape[0] != batch * num_heads:
            raise AssertionError(
                f"expecting static_{name}.size(0) of {batch * num_heads}, but got {static.shape[0]}"
            )
        if static.shape[2] != size:
            raise AssertionError(f"expecting static_{name}.size(2) of {size}, but got {static.shape[2]}")
        return static.unflatten(0, (batch, num_heads))

    q, k, v = heads(q, None, "q"), heads(k, static_k, "k"), heads(v, static_v, "v")
    if add_zero_attn:
        zeros = _C.zeros((batch, num_heads, 1, size), dtype=k.dtype, device=k.device)
        k, v = _C.cat([k, zeros], 2), _C.cat([v, zeros], 2)
        attn_mask, key_padding_mask = _one_more_key(attn_mask), _one_more_key(key_padding_mask)
    if key_padding_mask is not None:
        if key_padding_mask.shape != (batch, k.shape[2]):
            raise AssertionError(
                f"expecting key_padding_mask shape of {(batch, k.shape[2])}, but got {key_padding_mask.shape}"
            )
        padding = key_padding_mask.view(batch, 1, 1, -1)
        attn_mask = padding if attn_mask is None else attn_mask + padding
    if not training:
        dropout_p = 0.0

    weights = None
    if need_weights:
        if is_causal and attn_mask is None:
            raise AssertionError("is_causal needs attn_mask where weights are wanted")
        scores = (q * math.sqrt(1.0 / size)) @ k.transpose(-2, -1)
        if attn_mask is not None:
            scores = attn_mask + scores
        weights = scores.softmax(-1)
        if dropout_p > 0.0:
            weights = _n.dropout(weights, dropout_p)
        out = weights @ v
    else:
        out = _n.scaled_dot_product_attention(q, k, v, attn_mask, dropout_p, is_causal)
    # In training the result lies as (L, N, E) in memory: dropout behind it draws in the order of memory.
    turned = batch_first and training
    out = out.transpose(1, 2) if batch_first and not turned else out.permute(2, 0, 1, 3)
    out = _n.linear(out.flatten(2), out_proj_weight, out_proj_bias)
    if turned:
        out = out.transpose(0, 1)
    if need_weights and average_attn_weights:
        weights = weights.mean(1)
    if not batched:
        out = out.squeeze(1)
        weights = None if weights is None else weights.squeeze(0)
    return out, weights


def multi_head_attention_forward(
    query,
    key,
    value,
    embed_dim_to_check,
    num_heads,
    in_proj_weight,
    in_proj_bias,
    bias_k,
    bias_v,
    add_zero_attn,
    dropout_p,
    out_proj_weight,
    out_proj_bias,
    training=True,
    key_padding_mask=None,
    need_weights=True,
    attn_mask=None,
    use_separate_proj_weight=False,
    q_proj_weight=None,
    k_proj_weight=None,
    v_proj_weight=None,
    static_k=None,
    static_v=None,
    average_attn_weights=True,
    is_causal=False,
):
    """What nn.MultiheadAttention computes, from its parameters. query (L, N, E), key (S, N, E), value (S, N, E), or
    without N; key_padding_mask (N, S) and attn_mask (L, S) or (N heads, L, S) hide what is true or are added. Gives the
    result (L, N, E) and, with need_weights, the weights (N, L, S), averaged over the heads or (N, heads, L, S)."""
    return _attend(
        query,
        key,
        value,
        embed_dim_to_check,
        num_heads,
        in_proj_weight,
        in_proj_bias,
        bias_k,
        bias_v,
        add_zero_attn,
        dropout_p,
        out_proj_weight,
        out_proj_bias,
        training,
        key_padding_mask,
        need_weights,
        attn_mask,
        use_separate_proj_weight,
        q_proj_weight,
        k_proj_weight,
        v_proj_weight,
        static_k,
        static_v,
        average_attn_weights,
        is_causal,
        False,
    )
