"""Attention whose mask sends all keys of a query far away: weights and gradients are those of the formula."""

import evergrad as torch
import evergrad.nn.functional as F
import pytest


def formula(q, k, v, mask):
    return torch.softmax(q @ k.mT / q.shape[-1] ** 0.5 + mask, -1) @ v


@pytest.mark.parametrize("far", [torch.finfo(torch.float32).min, -1e9, -1e5])
@pytest.mark.parametrize("keys", [4, 40])
def test_far_masks(far, keys):
    torch.manual_seed(1)
    q, k, v = (torch.randn(2, 2, n, 8, requires_grad=True) for n in (4, keys, keys))
    mask = torch.zeros(2, 1, 4, keys)
    mask[0, :, :2] = far
    mask[1, :, :, 0] = far
    got, want = F.scaled_dot_product_attention(q, k, v, attn_mask=mask), formula(q, k, v, mask)
    torch.testing.assert_close(got, want)
    if far < -1e8:
        torch.testing.assert_close(got[0, :, 0], v[0].mean(1))
    g = torch.randn_like(got)
    for a, b in zip(torch.autograd.grad(got, (q, k, v), g), torch.autograd.grad(want, (q, k, v), g)):
        torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-5)


def test_rows_that_see_nothing_are_zero():
    q = torch.randn(1, 1, 3, 8)
    mask = torch.zeros(3, 3).index_fill(0, torch.tensor([1]), -float("inf"))
    assert (F.scaled_dot_product_attention(q, q, q, attn_mask=mask)[0, 0, 1] == 0).all()


def test_einsum_that_sums_nothing_promotes():
    x, keep = torch.randn(2, 3), torch.tensor([[True, False], [False, True]])
    got = torch.einsum("bm,be->ebm", x, keep)
    assert torch.equal(got, keep.T[:, :, None] * x) and got.dtype == torch.float32


def test_interpolate_takes_sizes_that_are_tensors():
    x = torch.rand(1, 1, 8, 8)
    for mode in ("nearest", "bilinear", "area"):
        assert F.interpolate(x, size=(torch.tensor(3), 4), mode=mode).shape == (1, 1, 3, 4)
    with pytest.raises(TypeError, match="size with types"):
        F.interpolate(x, size=(torch.tensor(3.0), 4))
