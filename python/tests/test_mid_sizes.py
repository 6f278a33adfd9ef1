"""What small cases do not show: sums that overflow their dtype, numbers beyond it, offsets of views, results of a type
narrower than that of the computation."""

import math

import evergrad as torch
import evergrad.nn.functional as F
import pytest

HALVES = [torch.float16, torch.bfloat16]


def test_gradient_of_a_contiguous_view_behind_the_start():
    x = torch.arange(5.0).requires_grad_()
    (g,) = torch.autograd.grad(torch.as_strided(x, (2,), (1,), 3).sum(), x)
    assert g.tolist() == [0, 0, 0, 1, 1]
    y = x * 1
    y.as_strided((1,), (1,), 3).mul_(10)
    y.sum().backward()
    assert x.grad.tolist() == [1, 1, 1, 10, 1]
    z = torch.arange(12.0).requires_grad_()
    (g,) = torch.autograd.grad(torch.as_strided(z[2:], (2, 2), (2, 1), 5).sum(), z)
    assert g.tolist() == [0] * 5 + [1] * 4 + [0] * 3


@pytest.mark.parametrize("n", [1, 64, 65, 1000])
def test_numbers_that_an_integer_dtype_cannot_hold(n):
    def all_of(values, dtype):
        return torch.tensor(values, dtype=dtype).repeat(n)[:n]

    u8, i8, i32 = all_of([13], torch.uint8), all_of([2], torch.int8), all_of([5], torch.int32)
    for got, want in [(u8 / 256, 13 / 256), (u8 / -1, -13.0), (i8 / 300, 2 / 300), (i32 / 2**31, 5 / 2**31),
                      (-1 / u8, -1 / 13), (torch.copysign(u8, -1), -13.0), (torch.xlogy(-1, u8), -math.log(13)),
                      (torch.xlogy(u8, 300), 13 * math.log(300)), (u8 / 4, 3.25)]:
        assert got.dtype == torch.float32
        assert torch.allclose(got, torch.full((n,), want))


@pytest.mark.parametrize("dtype", HALVES)
def test_means_whose_sums_overflow(dtype):
    x = torch.full((300, 400), 2.0, dtype=dtype)
    assert x.mean() == 2 and x.mean().dtype == dtype
    assert (x.mean(0) == 2).all() and (x.mean((0, 1), keepdim=True) == 2).all()
    assert F.mse_loss(x, -x) == 16
    assert [float(t) for t in torch.std_mean(x)] == [0, 2]
    leaf = x.clone().requires_grad_()
    leaf.mean().backward()
    assert leaf.grad.dtype == dtype and torch.allclose(leaf.grad.float(), torch.full((300, 400), 1 / 120000), rtol=1e-2)


@pytest.mark.parametrize("dtype", HALVES)
@pytest.mark.parametrize("again", [False, True], ids=["once", "for a second derivative"])
def test_gradients_of_norms_whose_sums_overflow(dtype, again):
    torch.manual_seed(0)
    x = (torch.rand(2, 4, 100, 150) * 2000).to(dtype)
    w, b = torch.rand(4).to(dtype), torch.rand(4).to(dtype)
    wide, bias = torch.rand(x.shape[1:]).to(dtype), torch.rand(x.shape[1:]).to(dtype)
    norms = [(lambda x, w, b: F.layer_norm(x, x.shape[1:], w, b), (x, wide, bias)),
             (lambda x, w, b: F.group_norm(x, 2, w, b), (x, w, b)),
             (lambda x, w, b: F.batch_norm(x, None, None, w, b, True), (x, w, b)),
             (lambda x, w, b: F.instance_norm(x, None, None, w, b), (x, w, b)),
             (lambda x, w, b: F.rms_norm(x, x.shape[1:], w) + b, (x, wide, bias))]
    for norm, args in norms:
        def gradients(args):
            args = [a.detach().requires_grad_() for a in args]
            y = norm(*args)
            g = torch.linspace(-1, 1, y.numel()).view(y.shape).to(y.dtype)
            return torch.autograd.grad(y, args, g, create_graph=again)

        for got, want in zip(gradients(args), gradients([a.double() for a in args]), strict=True):
            assert got.dtype == dtype
            assert torch.allclose(got.double(), want, rtol=0.05, atol=0.02 * float(want.abs().max()))


@pytest.mark.parametrize("dtype, step, least", [(torch.float16, 2.0**-10, 2.0**-24), (torch.bfloat16, 2.0**-7, 2.0**-133)])
def test_next_after_in_half(dtype, step, least):
    inf, nan = math.inf, math.nan
    a = torch.tensor([1, 1, -1, -1, 0, 0, 2, nan, 1], dtype=dtype)
    b = torch.tensor([inf, 0, -2, 2, 1, -3, 2, 1, nan], dtype=dtype)
    got = torch.nextafter(a, b)
    assert got.dtype == dtype
    assert got[:7].double().tolist() == [1 + step, 1 - step / 2, -1 - step, -1 + step / 2, least, -least, 2]
    assert got[7:].isnan().all()
    most = torch.finfo(dtype).max
    assert torch.nextafter(torch.tensor([inf, -inf], dtype=dtype), torch.tensor([0, 0], dtype=dtype)).tolist() == [most, -most]
    assert torch.nextafter(torch.tensor(most, dtype=dtype), torch.tensor(inf, dtype=dtype)) == inf


@pytest.mark.parametrize("name, shapes", [("addmm", [(2, 3), (3, 4)]), ("addmv", [(2, 3), (3,)]), ("addr", [(2,), (3,)]),
                                          ("baddbmm", [(2, 2, 3), (2, 3, 4)]), ("addbmm", [(2, 2, 3), (2, 3, 4)])])
def test_an_input_that_counts_nothing_has_a_gradient_of_zeros(name, shapes):
    a, b = (torch.rand(s) for s in shapes)
    fn = getattr(torch, name)
    like = fn(torch.zeros(()), a, b)
    self = torch.full(like.shape, math.nan).requires_grad_()
    y = fn(self, a, b, beta=0)
    assert y.requires_grad and torch.equal(y, like)
    y.sum().backward()
    assert torch.equal(self.grad, torch.zeros(like.shape))
