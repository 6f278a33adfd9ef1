"""In-place writes through views that read the memory as another dtype: gradients of the base, of the view and of what was
written, checked against the same function without in-place writes."""

import pytest

import evergrad as torch
from evergrad.autograd import gradcheck, gradgradcheck

C = torch.complex128
F = torch.float64


def c(*shape):
    return torch.complex(torch.randn(*shape, dtype=F), torch.randn(*shape, dtype=F)).requires_grad_()


def f(*shape):
    return torch.randn(*shape, dtype=F).requires_grad_()


def check(inplace, plain, *inputs):
    """The two functions agree in value and gradient, and the first one's gradients are right to second order."""
    a, b = inplace(*inputs), plain(*inputs)
    assert a.dtype == b.dtype and torch.allclose(a, b)
    seed = torch.randn_like(a)
    for g, h in zip(torch.autograd.grad(a, inputs, seed), torch.autograd.grad(b, inputs, seed)):
        assert g.dtype == h.dtype and torch.allclose(g, h)
    assert gradcheck(inplace, inputs) and gradgradcheck(inplace, inputs)


def test_real_part():
    def inplace(x, w):
        y = x * 1
        y.real.mul_(w)
        return y

    check(inplace, lambda x, w: torch.complex(x.real * w, x.imag), c(2, 3), f(2, 3))


def test_imaginary_part_of_a_slice():
    def inplace(x, w):
        y = x * 1
        y[1].imag.copy_(w)
        return y * y

    def plain(x, w):
        y = torch.stack([x[0], torch.complex(x[1].real, w)])
        return y * y

    check(inplace, plain, c(2, 3), f(3))


def test_view_as_real():
    def inplace(x, w):
        y = x * 1
        torch.view_as_real(y)[:, 0] += w
        return y

    check(inplace, lambda x, w: torch.complex(x.real + w, x.imag), c(3), f(3))


def test_view_as_complex():
    def inplace(x, w):
        y = x * 1
        torch.view_as_complex(y).mul_(w)
        return y

    check(inplace, lambda x, w: torch.view_as_real(torch.view_as_complex(x) * w), f(3, 2), c(3))


def test_there_and_back():
    def inplace(x, w):
        y = x * 1
        torch.view_as_real(torch.view_as_complex(y)[1:])[..., 1].mul_(w)
        return y

    def plain(x, w):
        return torch.stack([x[:, 0], torch.cat([x[:1, 1], x[1:, 1] * w])], 1)

    check(inplace, plain, f(3, 2), f(2))


def test_base_that_is_not_contiguous():
    def inplace(x, w):
        y = torch.empty(3, 2, dtype=C).t()
        y.copy_(x)
        y.real[0] = w
        return y

    def plain(x, w):
        return torch.complex(torch.stack([w, x[1].real]), x.imag)

    check(inplace, plain, c(2, 3), f(3))


def test_view_made_before_the_write():
    def inplace(x, w):
        y = x * 1
        re, im = y.real, y.imag
        y.mul_(w)
        return re * im

    def plain(x, w):
        y = x * w
        return y.real * y.imag

    check(inplace, plain, c(3), c(3))


def test_base_gets_a_history_through_its_view():
    y = torch.zeros(3, dtype=C)
    part = y.imag
    w = f(3)
    part.add_(w)
    assert y.requires_grad and part.requires_grad and y.grad_fn.name() == "torch::autograd::CopySlices"
    (y * (1 + 2j)).real.sum().backward()
    assert torch.allclose(w.grad, torch.full((3,), -2.0, dtype=F))
    part.zero_()
    assert torch.autograd.grad((y * (1 + 2j)).real.sum(), w)[0].tolist() == [0, 0, 0]


def test_views_of_leaves_are_refused():
    x = c(3)
    with pytest.raises(RuntimeError, match="a view of a leaf Variable that requires grad"):
        x.real.mul_(2)
    with torch.no_grad():
        x.real.mul_(2)


def test_reshapes_that_copy_are_no_views():
    for shape, (from_, to) in (((2, 2), (0, 1)), ((2, 3, 2, 3), (1, 3))):
        x = torch.ones(shape, requires_grad=True)
        for copy in (x.mT.flatten(from_, to), x.mT.reshape(-1)):
            assert not copy._is_view() and copy._base is None and copy.requires_grad
            copy.mul_(3)
            assert x.eq(1).all() and copy.eq(3).all()
            (g,) = torch.autograd.grad(copy.sum(), x)
            assert g.shape == x.shape and g.eq(3).all()
        kept = x.flatten(from_, to)
        assert kept._is_view() and kept._base is x
