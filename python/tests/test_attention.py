"""Attention: the kernel against the formula (which a mask that wants a gradient selects), and what is built on it."""

import pytest

import evergrad as torch
import evergrad.nn.functional as F
from evergrad.autograd import gradcheck, gradgradcheck


def heads(*shape, dtype=torch.float32):
    return torch.randn(*shape, dtype=dtype).requires_grad_()


def both(q, k, v, mask, **options):
    """Result and gradients, from the kernel and from the formula."""
    answers = []
    for by_formula in (False, True):
        m = mask
        if by_formula:
            m = torch.zeros(q.shape[-2], k.shape[-2], dtype=q.dtype) if mask is None else mask
            if options.get("is_causal"):
                m = m.masked_fill(torch.ones(q.shape[-2], k.shape[-2], dtype=torch.bool).triu(1), -torch.inf)
            if m.dtype == torch.bool:
                m = torch.zeros(m.shape, dtype=q.dtype).masked_fill(~m, -torch.inf)
            m = m.detach().requires_grad_()
        causal = options.get("is_causal", False) and not by_formula
        y = F.scaled_dot_product_attention(q, k, v, m, **(options | {"is_causal": causal}))
        g = torch.cos(torch.arange(y.numel(), dtype=torch.float32)).view(y.shape).to(y.dtype)
        answers.append((y, *torch.autograd.grad(y, (q, k, v), g)))
    return zip(*answers)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("shape", [(7, 8), (3, 7, 8), (2, 3, 70, 16)])
@pytest.mark.parametrize("kind", ["plain", "causal", "bool", "float"])
def test_kernel_is_formula(dtype, shape, kind):
    torch.manual_seed(0)
    q, k, v = heads(*shape, dtype=dtype), heads(*shape, dtype=dtype), heads(*shape, dtype=dtype)
    n = shape[-2]
    mask = torch.rand(n, n) > 0.3 if kind == "bool" else torch.randn(n, n).to(dtype) if kind == "float" else None
    tol = {torch.float32: 2e-5, torch.float64: 1e-12, torch.bfloat16: 0.1, torch.float16: 0.02}[dtype]
    for ours, formula in both(q, k, v, mask, is_causal=kind == "causal", scale=0.4):
        torch.testing.assert_close(ours.double(), formula.double(), rtol=tol, atol=tol)


def test_heads_shared_and_turned():
    q = torch.randn(2, 9, 6, 8).transpose(1, 2).requires_grad_()
    k, v = heads(2, 2, 11, 8), heads(2, 2, 11, 5)
    for ours, formula in both(q, k, v, None, enable_gqa=True):
        torch.testing.assert_close(ours, formula, rtol=1e-5, atol=1e-5)
    y = F.scaled_dot_product_attention(q, k, v, enable_gqa=True)
    assert y.transpose(1, 2).is_contiguous()


def test_rows_that_see_nothing():
    q, k, v = heads(1, 1, 4, 3), heads(1, 1, 5, 3), heads(1, 1, 5, 3)
    mask = torch.ones(4, 5, dtype=torch.bool)
    mask[2] = False
    y = F.scaled_dot_product_attention(q, k, v, mask)
    y.sum().backward()
    assert (y[0, 0, 2] == 0).all() and (q.grad[0, 0, 2] == 0).all() and not torch.isnan(k.grad).any()


@pytest.mark.parametrize("causal", [False, True])
def test_second_order_and_forward_mode(causal):
    q, k, v = (heads(1, 2, 4, 3, dtype=torch.float64) for _ in range(3))

    def f(*a):
        return F.scaled_dot_product_attention(*a, is_causal=causal)

    assert gradcheck(f, (q, k, v), check_forward_ad=True)
    assert gradgradcheck(f, (q, k, v))


def test_vmap():
    q, k, v = torch.randn(3, 2, 4, 5), torch.randn(3, 2, 6, 5), torch.randn(3, 2, 6, 5)
    f = torch.func.vmap(F.scaled_dot_product_attention)
    torch.testing.assert_close(f(q, k, v), F.scaled_dot_product_attention(q, k, v))


def test_no_keys_and_no_queries():
    assert F.scaled_dot_product_attention(torch.ones(1, 0, 3), torch.ones(1, 2, 3), torch.ones(1, 2, 3)).shape == (1, 0, 3)
    y = F.scaled_dot_product_attention(torch.ones(1, 2, 3), torch.ones(1, 0, 3), torch.ones(1, 0, 3))
    assert (y == 0).all() and y.shape == (1, 2, 3)


def test_the_result_lies_as_the_query_does():
    k = torch.randn(2, 4, 6, 8)
    beside = torch.randn(2, 6, 4, 8).transpose(1, 2)
    packed = torch.randn(2, 6, 3, 4, 8).permute(2, 0, 3, 1, 4)[0]
    for q, strides in (
        (torch.randn(2, 4, 6, 8), (192, 48, 8, 1)),
        (beside, (192, 8, 32, 1)),
        (packed, (192, 8, 32, 1)),
        (torch.randn(1, 1, 6, 8).expand(2, 4, 6, 8), (192, 48, 8, 1)),
        (torch.randn(2, 4, 6, 16)[..., :8], (192, 48, 8, 1)),
        (torch.randn(2, 4, 8, 6).transpose(2, 3), (192, 48, 8, 1)),
    ):
        assert F.scaled_dot_product_attention(q, k, k).stride() == strides
        assert F.scaled_dot_product_attention(q, beside, beside).stride() == strides
    q = torch.randn(2, 4, 6, 8)
    assert F.scaled_dot_product_attention(q, k, torch.randn(2, 4, 6, 5)).stride() == (120, 30, 5, 1)
