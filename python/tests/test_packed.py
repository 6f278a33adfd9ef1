"""Products with weights of few bits and other private names that packages call; segments, eigenpairs and zeta at the edges."""

import time

import pytest

import evergrad as torch


def test_int_mm():
    torch.manual_seed(0)
    a, b = (torch.randint(-128, 127, s, dtype=torch.int8) for s in ((7, 12), (12, 5)))
    wanted = a.double() @ b.double()
    for x, y in ((a, b), (a.t().contiguous().t(), b), (a, b.t().contiguous().t())):
        got = torch._int_mm(x, y)
        assert got.dtype is torch.int32 and torch.equal(got.double(), wanted)
    out = torch.zeros(7, 5, dtype=torch.int32)
    assert torch._int_mm(a, b, out=out) is out and torch.equal(out.double(), wanted)
    assert torch._int_mm(a[:0], b).shape == (0, 5)
    for args, kwargs, text in (
        ((a.float(), b), {}, "self dtype to be of type int8 but got float"),
        ((a, b[1:]), {}, "needs to match mat2.size.0. but got 12 and 11"),
        ((a[0], b), {}, "self to be of dimension 2 but got 1"),
        ((a, b), {"out": out.float()}, "result dtype to be of type kInt"),
        ((a, b), {"out": out[1:]}, "result.size.0. to be 7 but got 6"),
    ):
        with pytest.raises(RuntimeError, match=text):
            torch._int_mm(*args, **kwargs)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_packed_weights(dtype):
    torch.manual_seed(0)
    x = torch.randn(3, 64).to(dtype)
    w, scales = torch.randint(-8, 8, (6, 64), dtype=torch.int8), torch.rand(6).to(dtype)
    wanted = x.double() @ (w.double() * scales.double()[:, None]).t()
    got = torch._weight_int8pack_mm(x, w, scales)
    assert got.dtype is dtype and torch.allclose(got.double(), wanted, 2e-2, 1e-2)
    numbers, groups = torch.randint(0, 16, (6, 64), dtype=torch.int32), torch.rand(2, 6, 2).to(dtype)
    packed = torch._convert_weight_to_int4pack_for_cpu(numbers, 2)
    assert packed.dtype is torch.uint8 and packed.shape == (6, 32)
    scale, zero = (groups.double()[..., i].repeat_interleave(32, 0).t() for i in (0, 1))
    got = torch._weight_int4pack_mm_for_cpu(x, packed, 32, groups)
    assert got.dtype is dtype
    assert torch.allclose(got.double(), x.double() @ ((numbers - 8) * scale + zero).t(), 2e-2, 5e-2)
    with pytest.raises(RuntimeError, match="qGroupSize"):
        torch._weight_int4pack_mm_for_cpu(x, packed, 33, groups)
    with pytest.raises(RuntimeError, match="2D int8"):
        torch._weight_int8pack_mm(x, numbers, scales)


def test_linear_combinations():
    torch.manual_seed(0)
    x, c = torch.randn(3, 2, 4, dtype=torch.complex64), torch.rand(5, 3)
    wanted = torch.einsum("ki,iab->kab", c.to(x.dtype), x)
    assert torch.allclose(torch._compute_linear_combination(x, c), wanted, 1e-5, 1e-5)
    out = torch.ones(5, 2, 4, dtype=torch.complex64)
    torch._compute_linear_combination(x, c, out=out)  # is added to
    assert torch.allclose(out, wanted + 1, 1e-5, 1e-5)


def test_hash_is_identity():
    t = torch.ones(2)
    assert hash(t) == id(t) and len({t, torch.ones(2), t}) == 2


def test_nan_in_segments_and_their_gradient():
    nan = float("nan")
    data = torch.tensor([1.0, 2.0, 3.0, nan, 4.0, 0.0, 7.0], requires_grad=True)
    lengths = torch.tensor([1, 2, 2, 0, 2])
    wanted = {
        "max": [1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0],
        "min": [1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0],
        "prod": [1.0, 3.0, 2.0, 4.0, nan, 7.0, 0.0],
    }
    for name, grads in wanted.items():
        r = torch._segment_reduce(data, name, lengths=lengths, unsafe=True)
        (g,) = torch.autograd.grad(r.sum(), data)
        assert torch.allclose(g, torch.tensor(grads), equal_nan=True), (name, g)


def test_eigenpairs_found_by_lobpcg_have_gradients():
    torch.manual_seed(0)
    a = torch.randn(9, 9, dtype=torch.float64)
    a = (a @ a.t() + torch.diag(torch.arange(9.0, dtype=torch.float64) * 5)).requires_grad_()
    weights = torch.randn(9, 2, dtype=torch.float64)

    def f(a, pairs):
        e, v = pairs(a)
        return (e * torch.tensor([1.0, 2.0], dtype=torch.float64)).sum() + ((v * v) * weights).sum()

    def found(a):
        return torch.lobpcg(a, k=2, tol=1e-13, niter=200)

    def all_of(a):
        e, v = torch.linalg.eigh((a + a.t()) / 2)
        return e.flip(0)[:2], v.flip(1)[:, :2]

    (got,) = torch.autograd.grad(f(a, found), a, create_graph=True)
    (wanted,) = torch.autograd.grad(f(a, all_of), a, create_graph=True)
    assert torch.allclose(got, wanted, 1e-6, 1e-7)
    seed = torch.randn(9, 9, dtype=torch.float64)
    (got,), (wanted,) = (torch.autograd.grad((g * seed).sum(), a) for g in (got, wanted))
    assert torch.allclose(got, wanted, 1e-5, 1e-6)


ZETA = {  # at 2, 3 and 6
    -0.5: (8.9348022005446793, 0.41439832211716, 128.0926129050203),
    -10.25: (19.646252424622653, -62.008236010743552, 4101.9272245430418),
    -31.75: (19.708203533851508, 62.013033985448869, 4101.9272259155728),
    -32.75: (19.709135880451357, 62.0130055168504, 4101.9272259163833),
    -100.25: (19.729283325349363, -62.012504103458854, 4101.9272259212797),
    -100000.5: (9.8695944011893577, 4.999900001374985e-11, 128.18522581004059),
    -1e15 - 0.5: (9.8696044010893576, 0.0, 128.18522581004059),
    1e10: (1.00000000005e-10, 5.0000000005e-21, 2.0000000005e-51),
}


@pytest.mark.parametrize("q", ZETA)
def test_zeta_of_large_arguments(q):
    x = torch.tensor([2.0, 3.0, 6.0], dtype=torch.float64)
    begin = time.monotonic()
    got = torch.special.zeta(x, torch.tensor(q, dtype=torch.float64))
    assert time.monotonic() - begin < 0.5
    wanted = torch.tensor(ZETA[q], dtype=torch.float64)
    assert torch.allclose(got, wanted, 1e-13, 1e-60 if q != -1e15 - 0.5 and q != -100000.5 else 1e-12), (got, wanted)
    assert (torch.polygamma(2, torch.tensor(q, dtype=torch.float64)) + 2 * got[1]).abs() <= 1e-12 * (1 + got[1].abs())


def test_numbers_of_bool_and_dtypes_of_products():
    one = torch.ones(2, dtype=torch.int64)
    for options in ({"beta": True}, {"alpha": True}):
        with pytest.raises(RuntimeError, match="only supported for Boolean results"):
            torch.addr(torch.ones(2, 2, dtype=torch.int64), one, one, **options)
    with pytest.raises(RuntimeError, match="Input dtypes must be the same, got: input double, batch1: float, batch2: float"):
        torch.baddbmm(torch.ones(1, 2, 2, dtype=torch.float64), torch.ones(1, 2, 2), torch.ones(1, 2, 2))
