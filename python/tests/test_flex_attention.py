"""Attention with functions for scores and masks, causal masks as objects, and which way attention may be computed."""

import math

import pytest

import evergrad as torch
from evergrad.nn.attention import SDPBackend, bias, flex_attention as flex, sdpa_kernel

sdpa = torch.nn.functional.scaled_dot_product_attention


def tensors(batch=2, heads=4, rows=5, columns=7, width=8, kv_heads=None):
    shape = (batch, kv_heads or heads, columns, width)
    return torch.randn(batch, heads, rows, width), torch.randn(shape), torch.randn(shape)


def test_plain_and_scaled():
    q, k, v = tensors()
    assert torch.allclose(flex.flex_attention(q, k, v), sdpa(q, k, v), atol=1e-5)
    assert torch.allclose(flex.flex_attention(q, k, v, scale=0.5), sdpa(q, k, v, scale=0.5), atol=1e-5)
    out, lse = flex.flex_attention(q, k, v, return_lse=True)
    assert torch.allclose(lse, (q @ k.mT / math.sqrt(8)).logsumexp(-1), atol=1e-5)
    q, k, v = tensors(heads=4, kv_heads=2)
    assert torch.allclose(flex.flex_attention(q, k, v, enable_gqa=True), sdpa(q, k, v, enable_gqa=True), atol=1e-5)


def test_scores():
    q, k, v = tensors()
    slopes = torch.tensor([0.5, 0.25, 0.125, 0.0625])

    def alibi(score, b, h, q_idx, kv_idx):
        return score + slopes[h] * (kv_idx - q_idx)

    added = slopes[:, None, None] * (torch.arange(7) - torch.arange(5)[:, None])
    assert torch.allclose(
        flex.flex_attention(q, k, v, alibi), sdpa(q, k, v, attn_mask=added.expand(2, 4, 5, 7)), atol=1e-5
    )
    q.requires_grad_()
    (a,) = torch.autograd.grad(flex.flex_attention(q, k, v, alibi).sin().sum(), q)
    (b,) = torch.autograd.grad(sdpa(q, k, v, attn_mask=added.expand(2, 4, 5, 7)).sin().sum(), q)
    assert torch.allclose(a, b, atol=1e-5)


def causal(b, h, q_idx, kv_idx):
    return q_idx >= kv_idx


def window(b, h, q_idx, kv_idx):
    return q_idx - kv_idx <= 2


def test_masks():
    q, k, v = tensors(rows=7)
    mask = torch.ones(7, 7, dtype=torch.bool).tril()
    block = flex.create_block_mask(causal, None, None, 7, 7, BLOCK_SIZE=4)
    assert torch.allclose(flex.flex_attention(q, k, v, block_mask=block), sdpa(q, k, v, is_causal=True), atol=1e-5)
    both = flex.create_block_mask(flex.and_masks(causal, window), 2, 4, 7, 7, BLOCK_SIZE=2)
    wanted = sdpa(q, k, v, attn_mask=mask & ~mask.tril(-3))
    assert torch.allclose(flex.flex_attention(q, k, v, block_mask=both), wanted, atol=1e-5)
    assert torch.equal(
        flex.create_mask(flex.or_masks(causal, window), 1, 1, 7, 7)[0, 0], torch.ones(7, 7, dtype=torch.bool)
    )
    none = flex.create_block_mask(lambda b, h, i, j: (i >= 3) & (j < 9), None, None, 7, 7, BLOCK_SIZE=4)
    out, lse = flex.flex_attention(q, k, v, block_mask=none, return_lse=True)
    assert out[:, :, :3].abs().sum() == 0 and (lse[:, :, :3] == -math.inf).all() and torch.isfinite(out).all()
    scores = flex.create_mask(lambda s, b, h, i, j: torch.where(i >= j, s, -math.inf), 1, 1, 7, 7)
    assert torch.equal(scores[0, 0], mask)


def test_block_masks():
    block = flex.create_block_mask(causal, 1, 2, 512, 512)
    assert block.shape == (1, 2, 512, 512) and block.numel() == 2 * 512 * 512 and block.BLOCK_SIZE == (128, 128)
    assert torch.equal(block.to_dense()[0, 0], torch.ones(4, 4, dtype=torch.int32).tril())
    assert block.kv_num_blocks[0, 0].tolist() == [1] * 4 and block.full_kv_num_blocks[0, 0].tolist() == [0, 1, 2, 3]
    assert block.full_q_num_blocks[0, 0].tolist() == [3, 2, 1, 0] and block.q_indices.dtype is torch.int32
    assert block.sparsity() == pytest.approx(37.5)
    assert block.to_string().splitlines()[:3] == ["(0, 0)", "██      ", "████    "] and "██" in repr(block)
    assert "░░" in block.to_string(grid_size=2) and "..." in block.to_string(limit=1)
    assert len(block.as_tuple()) == 13 and block[0, 1].shape == (512, 512) and block.to("cpu").shape == block.shape
    again = flex.BlockMask.from_kv_blocks(
        block.kv_num_blocks, block.kv_indices, block.full_kv_num_blocks, block.full_kv_indices, mask_mod=causal
    )
    assert torch.equal(again.to_dense(), block.to_dense()) and again.seq_lengths == (512, 512)


def test_errors():
    q, k, v = tensors()
    for bad, message in (
        ((q[0], k, v), "4-dimensional"),
        ((q.double(), k, v), "same dtype"),
        ((q[..., :4], k, v), "same embedding"),
        ((q[:, :3], k, v), "same number of heads"),
    ):
        with pytest.raises(ValueError, match=message):
            flex.flex_attention(*bad)
    with pytest.raises(ValueError, match="block_mask was created for"):
        flex.flex_attention(q, k, v, block_mask=flex.create_block_mask(causal, None, None, 3, 3))
    with pytest.raises(AssertionError):
        flex.create_mask(lambda a: a, 1, 1, 2, 2)
    with pytest.raises(RuntimeError):
        flex.or_masks(1)


def test_causal_biases():
    q, k, v = tensors()
    for make, offset in ((bias.causal_upper_left, 0), (bias.causal_lower_right, 2)):
        mask = torch.ones(5, 7, dtype=torch.bool).tril(offset)
        causal_bias = make(5, 7)
        assert torch.allclose(sdpa(q, k, v, attn_mask=causal_bias), sdpa(q, k, v, attn_mask=mask), atol=1e-5)
        assert repr(causal_bias) == repr(mask)
    with pytest.raises(ValueError, match="causal=True"):
        sdpa(q, k, v, attn_mask=bias.causal_upper_left(5, 7), is_causal=True)
    with pytest.warns(UserWarning, match="NaNs"):
        bias.causal_lower_right(7, 5)


def test_ways_of_attention():
    from evergrad.nn.attention import _cur_sdpa_kernel_backends

    q, k, v = tensors()
    before = _cur_sdpa_kernel_backends()
    with sdpa_kernel([SDPBackend.MATH, SDPBackend.FLASH_ATTENTION]):
        assert _cur_sdpa_kernel_backends() == [SDPBackend.MATH, SDPBackend.FLASH_ATTENTION]
        inside = sdpa(q, k, v)
    assert _cur_sdpa_kernel_backends() == before and torch.equal(inside, sdpa(q, k, v))
    with pytest.raises(AssertionError), sdpa_kernel("math"):
        pass
