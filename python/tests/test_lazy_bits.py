"""Conjugates and negatives as views: what they share, what reads and writes through them, and that every operator that
takes complex numbers gives the same for a conjugated view as for the numbers themselves."""

import pickle

import pytest

import evergrad as torch
from test_derivatives import EVERY, MODEL, arguments, cases


def z(*shape):
    return torch.view_as_complex(torch.arange(2.0 * torch.Size(shape).numel()).reshape(*shape, 2) - 3)


def test_a_conjugate_is_a_view():
    x = z(2, 3)
    y = x.conj()
    assert y.is_conj() and not x.is_conj() and y.data_ptr() == x.data_ptr() and y._base is x._base
    assert y[0, 1] == complex(-1, 0) and y.tolist() == [[v.conjugate() for v in row] for row in x.tolist()]
    assert not y.conj().is_conj() and y.conj().data_ptr() == x.data_ptr()
    assert x.mH.is_conj() and x.H.is_conj() and torch.adjoint(x).is_conj() and x.mH.shape == (3, 2)
    assert y.t()[1:].is_conj() and not (y + 0).is_conj() and not y.clone().is_conj()
    r = y.resolve_conj()
    assert not r.is_conj() and r.data_ptr() != x.data_ptr() and r.tolist() == y.tolist()
    assert x.resolve_conj() is x or x.resolve_conj().data_ptr() == x.data_ptr()
    real = torch.ones(2)
    assert not real.conj().is_conj() and real.conj().data_ptr() == real.data_ptr()


def test_parts_of_a_conjugate():
    x = z(3)
    y = x.conj()
    assert y.real.tolist() == x.real.tolist() and y.real.data_ptr() == x.data_ptr() and not y.real.is_neg()
    i = y.imag
    assert i.is_neg() and i.tolist() == [-v for v in x.imag.tolist()]
    assert i.resolve_neg().tolist() == i.tolist() and not i.resolve_neg().is_neg()
    with pytest.raises(RuntimeError, match="view_as_real doesn't work on unresolved conjugated tensors"):
        torch.view_as_real(y)
    with pytest.raises(RuntimeError, match="not supported for conjugate view tensors"):
        y.view(torch.float32)
    with pytest.raises(RuntimeError, match="conjugate bit set"):
        y.numpy()
    assert y.numpy(force=True).tolist() == y.tolist()


def test_writes_go_through():
    x = z(2, 2)
    want = x.tolist()
    x.conj().mul_(2j)
    assert x.tolist() == [[(v.conjugate() * 2j).conjugate() for v in row] for row in want]
    x.conj()[0, 0] = 5 + 1j
    assert x[0, 0] == 5 - 1j
    x.conj().imag.fill_(7)
    assert x.imag.tolist() == [[-7, -7], [-7, -7]]
    torch.add(torch.ones(2, 2), 1j, out=x.conj())
    assert x.tolist() == [[1 - 1j] * 2] * 2
    x.conj().copy_(torch.full((2, 2), 3 + 4j))
    assert x.tolist() == [[3 - 4j] * 2] * 2


def test_gradients():
    x = z(2, 2).requires_grad_()
    weights = torch.tensor([[1 + 2j, -1j], [3.0, 1 + 1j]])
    (a,) = torch.autograd.grad((x.conj() * weights).real.sum(), x)
    (b,) = torch.autograd.grad((torch.conj_physical(x) * weights).real.sum(), x)
    assert a.tolist() == b.tolist()
    # Written through a conjugated view of a part: what was there before has no gradient, what was written has its own.
    v = torch.tensor([2 + 1j, 1 - 1j], requires_grad=True)

    def run(lazy):
        y = x * 1
        if lazy:
            y.conj()[0].copy_(v)
        else:
            y[0].copy_(torch.conj_physical(v))
        return torch.autograd.grad((y * weights).real.sum(), (x, v))

    for got, wanted in zip(run(True), run(False)):
        assert got.tolist() == wanted.tolist()
    w = torch.ones(2, requires_grad=True)
    y = x.detach() * 1
    y.conj().imag[0].mul_(w)
    (g,) = torch.autograd.grad((y * weights).real.sum(), w)
    assert g.tolist() == [(v * 1j * u).real for v, u in zip(x.detach().imag[0].tolist(), weights[0].tolist())]
    random = torch.randn(2, 2, dtype=torch.complex128, requires_grad=True)
    assert torch.autograd.gradcheck(lambda t: t.conj().imag.exp() * t.mH.real, random)


def test_kept_in_files():
    y = z(3).conj()
    again = pickle.loads(pickle.dumps(y))
    assert again.tolist() == y.tolist() and again.is_conj()


def lazily(v):
    if isinstance(v, torch.Tensor) and v.is_complex():
        return torch._conj(torch.conj_physical(v))
    if isinstance(v, torch.Tensor) and v.is_floating_point():
        return torch._neg_view(-v)
    return [lazily(x) for x in v] if isinstance(v, list) else v


def same(a, b):
    if isinstance(a, torch.Tensor):
        return a.dtype == b.dtype and torch.allclose(a, b, rtol=1e-12, atol=1e-12, equal_nan=True)
    return all(map(same, a, b)) if isinstance(a, (list, tuple)) else a == b or a != a


# Other readings of the memory, which PyTorch refuses for what is marked; and `where` with its arguments turned round.
REFUSED = {f"view{kind}{other}" for kind in ("_as_real", "_as_complex") for other in ("", "_copy")}
# Scales of float32 only have a channel each.
LEFT_OUT = REFUSED | {"view.dtype", "view_copy.dtype", "where.method", "fake_quantize_per_channel_affine"}


def decided(case):
    """Its results are values that its arguments decide."""
    values = all("values" in r for r in case.results if isinstance(r, dict) and "tensor" in r)
    return values and case.seed is None and not case.op.random and case.op.name not in LEFT_OUT


DECIDED = list(filter(decided, cases.bound(MODEL)))


@pytest.mark.parametrize("case", DECIDED, ids=lambda c: f"{c.op.name}-{c.number and c.number.param}")
def test_operator(case):
    function = getattr(EVERY, case.op.base)
    positional, named = arguments(case)
    want = function(*positional, **named)
    positional, named = arguments(case)
    got = function(*map(lazily, positional), **{k: lazily(v) for k, v in named.items()})
    assert same(got, want)
