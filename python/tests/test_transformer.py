"""Attention with several heads and the Transformer modules, against what they are made of."""

import copy
import math

import pytest

import evergrad as torch
import evergrad.nn.functional as F
from evergrad import nn


def by_hand(m, q, k, v, mask=None):
    """The result (N, L, E) and the weights of each head."""
    e, h = m.embed_dim, m.num_heads
    parts = [F.linear(x, w, b) for x, w, b in zip((q, k, v), m.in_proj_weight.chunk(3), m.in_proj_bias.chunk(3))]
    q, k, v = (x.view(x.shape[0], x.shape[1], h, e // h).transpose(1, 2) for x in parts)
    scores = q @ k.transpose(-2, -1) / math.sqrt(e // h)
    w = (scores if mask is None else scores + mask).softmax(-1)
    return m.out_proj((w @ v).transpose(1, 2).flatten(2)), w


@pytest.mark.parametrize("batch_first", [False, True])
@pytest.mark.parametrize("need_weights", [False, True])
def test_multihead(batch_first, need_weights):
    torch.manual_seed(1)
    m = nn.MultiheadAttention(12, 3, batch_first=batch_first)
    nn.init.normal_(m.in_proj_bias)
    q, k = torch.randn(2, 5, 12), torch.randn(2, 7, 12)
    mask, padding = torch.rand(5, 7) > 0.7, torch.zeros(2, 7, dtype=torch.bool)
    padding[1, 5:] = True
    added = torch.zeros(2, 1, 5, 7).masked_fill(mask | padding[:, None, None], -math.inf)
    want, weights = by_hand(m, q, k, k, added)
    turn = (lambda x: x) if batch_first else (lambda x: x.transpose(0, 1))
    y, w = m(turn(q), turn(k), turn(k), attn_mask=mask, key_padding_mask=padding, need_weights=need_weights)
    torch.testing.assert_close(turn(y), want)
    if need_weights:
        torch.testing.assert_close(w, weights.mean(1))
        w = m(turn(q), turn(k), turn(k), padding, attn_mask=mask, average_attn_weights=False)[1]
        torch.testing.assert_close(w, weights)
    else:
        assert w is None


def test_unbatched_and_causal():
    m = nn.MultiheadAttention(8, 2)
    x = torch.randn(6, 8)
    causal = nn.Transformer.generate_square_subsequent_mask(6)
    y = m(x, x, x, attn_mask=causal, is_causal=True, need_weights=False)[0]
    z, w = m(x, x, x, attn_mask=causal)
    torch.testing.assert_close(y, z)
    assert y.shape == (6, 8) and w.shape == (6, 6) and (w.triu(1) == 0).all()
    with pytest.raises(RuntimeError, match="Need attn_mask"):
        m(x, x, x, is_causal=True)


def test_sizes_of_their_own_and_more_keys():
    m = nn.MultiheadAttention(8, 2, kdim=3, vdim=5, add_bias_kv=True, add_zero_attn=True)
    y, w = m(torch.randn(4, 2, 8), torch.randn(6, 2, 3), torch.randn(6, 2, 5))
    assert y.shape == (4, 2, 8) and w.shape == (2, 4, 8)
    y.sum().backward()
    assert all(p.grad is not None for p in m.parameters())


def test_refusals():
    with pytest.raises(AssertionError, match="divisible"):
        nn.MultiheadAttention(8, 3)
    with pytest.raises(ValueError, match="greater than 0"):
        nn.MultiheadAttention(0, 3)
    m = nn.MultiheadAttention(8, 2)
    x = torch.randn(3, 1, 8)
    with pytest.raises(RuntimeError, match="2D attn_mask"):
        m(x, x, x, attn_mask=torch.zeros(2, 3))
    with pytest.raises(AssertionError, match="bool and floating"):
        m(x, x, x, attn_mask=torch.zeros(3, 3, dtype=torch.int64))


@pytest.mark.parametrize("norm_first", [False, True])
def test_encoder_layer(norm_first):
    m = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True, norm_first=norm_first, activation="gelu")
    x = torch.randn(2, 5, 8)
    y = m.norm1(x) if norm_first else x
    y = x + by_hand(m.self_attn, y, y, y)[0]
    y = y if norm_first else m.norm1(y)
    z = m.norm2(y) if norm_first else y
    z = y + m.linear2(F.gelu(m.linear1(z)))
    torch.testing.assert_close(m(x), z if norm_first else m.norm2(z))


def test_encoder_finds_the_causal_mask():
    layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
    m = nn.TransformerEncoder(layer, 2, nn.LayerNorm(8))
    x, mask = torch.randn(2, 5, 8), nn.Transformer.generate_square_subsequent_mask(5)
    y = m(x, mask)
    torch.testing.assert_close(m(x, mask, is_causal=True), y)
    x[:, 4] += 1
    torch.testing.assert_close(m(x, mask)[:, :4], y[:, :4])


def test_transformer_learns():
    torch.manual_seed(3)
    m = nn.Transformer(8, 2, 1, 1, 16, dropout=0.0)
    assert len(copy.deepcopy(m).state_dict()) == len(m.state_dict())
    source, target = torch.randn(4, 3, 8), torch.randn(5, 3, 8)
    optimizer = torch.optim.Adam(m.parameters(), 1e-2)
    losses = []
    for _ in range(20):
        optimizer.zero_grad()
        loss = (m(source, target) - target).pow(2).mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < losses[0] / 2


# ---- the functions that stand for a module in eval ----


class Called:
    """Counts the calls of a function of the package, which it leaves in place."""

    def __init__(self, monkeypatch, name):
        self.count, real = 0, getattr(torch, name)

        def run(*args, **kwargs):
            self.count += 1
            return real(*args, **kwargs)

        monkeypatch.setattr(torch, name, run)


@pytest.mark.parametrize("masks", ["none", "attention", "heads", "padding", "both"])
@pytest.mark.parametrize("need_weights", [True, False])
def test_attention_in_eval_is_one_function(monkeypatch, masks, need_weights):
    torch.manual_seed(0)
    m = nn.MultiheadAttention(8, 2, batch_first=True).eval()
    x = torch.randn(3, 5, 8)
    attention = torch.rand(5, 5) > 0.8 if masks in ("attention", "both") else None
    if masks == "heads":
        attention = torch.rand(6, 5, 5) > 0.8
    padding = torch.rand(3, 5) > 0.8 if masks in ("padding", "both") else None
    given = {"attn_mask": attention, "key_padding_mask": padding, "need_weights": need_weights}
    called = Called(monkeypatch, "_native_multi_head_attention")
    expected = m(x, x, x, **given)  # gradients are on
    assert called.count == 0
    with torch.no_grad():
        found = m(x, x, x, **given)
        assert called.count == 1
        for a, e in zip(found, expected):
            assert (a is None) == (e is None)
            if a is not None:
                torch.testing.assert_close(a, e, equal_nan=True)
        m(x, x, x.clone(), **given)
        m.train()(x, x, x, **given)
        m.eval()
        torch.backends.mha.set_fastpath_enabled(False)
        m(x, x, x, **given)
        torch.backends.mha.set_fastpath_enabled(True)
        m(x, x, x, attn_mask=torch.zeros(5, 5))
        nn.MultiheadAttention(8, 2).eval()(x, x, x)
    assert called.count == 1


@pytest.mark.parametrize("norm_first", [True, False])
@pytest.mark.parametrize("activation", ["relu", "gelu"])
def test_encoder_layer_in_eval_is_one_function(monkeypatch, norm_first, activation):
    torch.manual_seed(0)
    layer = nn.TransformerEncoderLayer(8, 2, 16, activation=activation, batch_first=True, norm_first=norm_first).eval()
    x = torch.randn(3, 5, 8)
    mask, padding = torch.rand(5, 5) > 0.9, torch.rand(3, 5) > 0.9
    called = Called(monkeypatch, "_transformer_encoder_layer_fwd")
    for given in ({}, {"src_mask": mask}, {"src_key_padding_mask": padding}, {"src_mask": mask, "src_key_padding_mask": padding}):
        before, expected = called.count, layer(x, **given)
        assert called.count == before
        with torch.no_grad():
            torch.testing.assert_close(layer(x, **given), expected, equal_nan=True)
        assert called.count == before + 1
    hook = layer.norm1.register_forward_hook(lambda *a: None)
    with torch.no_grad():
        layer(x)
        hook.remove()
        nn.TransformerEncoderLayer(8, 2, 16, activation=torch.tanh, batch_first=True).eval()(x)
    assert called.count == 4
