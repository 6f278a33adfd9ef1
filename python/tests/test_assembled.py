"""Blocks, combinations, pieces, geometries taken over in place, and numbers rounded to a grid."""

import itertools
import math

import pytest

import evergrad as torch
from evergrad.autograd import forward_ad, gradcheck, gradgradcheck

D = torch.float64


def test_combinations():
    x = torch.arange(5) * 10
    for r in (1, 2, 3, 5, 6):
        for repeated, pick in ((False, itertools.combinations), (True, itertools.combinations_with_replacement)):
            got = torch.combinations(x, r, repeated)
            want = list(pick(x.tolist(), r))
            assert got.shape == (len(want), r) and [tuple(row) for row in got.tolist()] == want
    assert torch.combinations(x, 0).shape == (0,) and torch.combinations(x[:0], 2, True).shape == (0, 2)
    assert gradcheck(lambda v: torch.combinations(v, 3), (torch.randn(4, dtype=D, requires_grad=True),))
    for n, r in ((1, 1 << 41), (2000, 1000), (100, 50)):
        with pytest.raises((MemoryError, RuntimeError), match="no memory"):
            torch.combinations(torch.zeros(n), r, True)


def test_block_diag():
    a, b = torch.randn(2, 3, dtype=D, requires_grad=True), torch.randn(2, dtype=torch.complex128, requires_grad=True)
    m = torch.block_diag(a, b, torch.tensor(2))
    assert m.shape == (4, 6) and m.dtype == torch.complex128 and m[3, 5] == 2 and m[2, 3:5].tolist() == b.tolist()
    assert m.count_nonzero() == 9
    assert gradcheck(torch.block_diag, (a, b)) and gradgradcheck(torch.block_diag, (a, b))
    assert torch.block_diag(torch.tensor(1.0, dtype=D), torch.zeros(1)).dtype == D
    with pytest.raises(RuntimeError, match="Input 1 has 3 dimensions"):
        torch.block_diag(a, torch.zeros(1, 1, 1))


def test_pieces_are_views():
    x = torch.arange(24.0).reshape(2, 3, 4)
    for pieces in (x.dsplit(2), x.vsplit(2), x.hsplit(3), x.dsplit(1, 3), torch.hsplit(x, [1, 2])):
        assert all(p._storage_facts()[0] == x._storage_facts()[0] for p in pieces) and sum(p.numel() for p in pieces) == 24
    assert [p.tolist() for p in x[0, 0].hsplit((1, 3))] == [[0], [1, 2], [3]]


def test_unique_leaves_out_what_is_not_asked_for():
    x = torch.tensor([2, 2, 1])
    assert isinstance(torch.unique(x), torch.Tensor) and len(x.unique(return_counts=True)) == 2
    values, inverse, counts = torch._C.unique_consecutive(x)
    assert values.tolist() == [2, 1] and inverse.shape == counts.shape == (0,)


def test_neighbours_that_are_merged():
    rows = [2, 2, 1, 1, 1, 2, 0]
    for dtype in (torch.uint8, torch.int16, torch.int64, torch.bool, torch.bfloat16, torch.float32, D):
        x = torch.tensor(rows).to(dtype)
        want = [(k, len(list(group))) for k, group in itertools.groupby(x.tolist())]
        values, inverse, counts = torch.unique_consecutive(x.reshape(7, 1).expand(7, 1).t(), True, True)
        assert values.dtype == dtype and list(zip(values.tolist(), counts.tolist())) == want
        assert torch.equal(values[inverse], x[None]) and values.untyped_storage().nbytes() == len(want) * dtype.itemsize
    assert torch.unique_consecutive(torch.tensor([math.nan, math.nan, -0.0, 0.0])).shape == (3,)
    assert torch.unique_consecutive(torch.tensor(5)).tolist() == [5] and torch.unique_consecutive(torch.zeros(0)).shape == (0,)


def test_a_leaf_that_wants_a_gradient_keeps_its_geometry():
    for change in (lambda x: x.t_(), lambda x: x.unsqueeze_(0), lambda x: x.squeeze_(), lambda x: x.as_strided_((2,), (1,)),
                   lambda x: x.set_(), lambda x: x.set_(torch.ones(2))):
        x = torch.zeros(2, 1, requires_grad=True)
        with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
            change(x)
        assert x.shape == (2, 1)
        change(x.detach())
        with torch.no_grad():
            change(x)
        assert x.requires_grad
    for change in (lambda x: x.resize_(3), lambda x: x.resize_as_(torch.zeros(3))):
        for x in (torch.zeros(2, requires_grad=True), torch.zeros(2, requires_grad=True) * 1):
            with pytest.raises(RuntimeError, match="cannot resize variables that require grad"):
                change(x)


def test_the_gradient_has_the_shape_that_was_taken():
    x = torch.zeros(2, requires_grad=True)
    (x * 1).sum().backward()
    x.grad = None
    with torch.no_grad():
        x.set_(torch.ones(3))
    (x * 2).sum().backward()
    assert x.grad.tolist() == [2, 2, 2]


def test_detach_in_place():
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    assert y.detach_() is y and not y.requires_grad and y.grad_fn is None and y.is_leaf
    y.requires_grad_()
    (y * 3).sum().backward()
    assert y.grad.tolist() == [3, 3] and x.grad is None


def test_set_over_a_source():
    x, y = torch.zeros(2), torch.arange(6.0)
    assert x.set_(y[2:], 1, (2,)).tolist() == [3, 4] and x.is_set_to(y[3:5]) and not x.is_set_to(y[3:])
    x.fill_(9)
    assert y.tolist() == [0, 1, 2, 9, 9, 5]
    x.set_(torch.arange(2.0), 0, (2, 2))  # the storage grows
    assert x[0].tolist() == [0, 1] and x.shape == (2, 2)
    for arguments in ((y.view(2, 3).t(), 0, (2,)), (y, -1, (2,)), (y, 0, (2,), (-1,)), (y, 0, (2,), (1, 1)), (y, 0, (-2,)),
                      (y, 0, (1 << 61,)), (y, (1 << 63) - 1, (2,))):
        with pytest.raises((RuntimeError, MemoryError)):
            torch.zeros(2).set_(*arguments)


def test_float_power_in_place_wants_the_dtype_of_its_result():
    x = torch.tensor([2.0, 3.0], dtype=D, requires_grad=True)
    y = x * 1
    y.float_power_(torch.tensor([3.0, 2.0]))
    y.sum().backward()
    assert y.tolist() == [8, 9] and x.grad.tolist() == [12, 6]
    for base, exponent in ((x.detach(), 2j), (x.detach().to(torch.complex64), 2), (torch.ones(2), 2)):
        with pytest.raises(RuntimeError, match="the base given to float_power_ has dtype"):
            base.float_power_(exponent)


def test_fake_quantize_of_all_kinds():
    x = torch.tensor([-3.2, 0.25, 0.75, 1.25, 100.0, math.nan, math.inf, -math.inf, 1e30])
    want = [-3, 0, 1, 1, 1, -3, -3, -3, -3]
    for dtype in (torch.float32, D, torch.bfloat16):
        assert torch.fake_quantize_per_tensor_affine(x.to(dtype), 0.5, 2, -4, 4).tolist() == want
    scale, zero = torch.tensor([0.5, 0.25, 2.0]), torch.tensor([1, 0, 2], dtype=torch.int32)
    y = torch.randn(3, 4, 3).permute(2, 0, 1)
    for data in (y, y.contiguous(), y[:, ::2], y.to(torch.float16)):
        z = torch.fake_quantize_per_channel_affine(data, scale, zero, 0, 0, 10)
        for c in range(3):
            one = torch.fake_quantize_per_tensor_affine(data[c], scale[c].item(), zero[c].item(), 0, 10)
            assert torch.equal(z[c], one)
    assert torch.fake_quantize_per_channel_affine(y, scale, zero, 0, 0, 10).stride() == y.stride()
    # Zero points between the integers are added before it rounds.
    x = torch.tensor([[-2.0, 0.4], [-1.2, 0.4]])
    zero = torch.tensor([1.25, 2.25])
    z = torch.fake_quantize_per_channel_affine(x, torch.tensor([0.5, 1.0]), zero, 0, 0, 5)
    assert z.tolist() == [[-0.625, 0.375], [-1.25, 0.75]]


def test_fake_quantize_differentiates_as_the_identity_inside():
    x = torch.linspace(-3, 3, 7, dtype=D, requires_grad=True)
    y = torch.fake_quantize_per_tensor_affine(x * x, 0.5, 0, -4, 4)
    (g,) = torch.autograd.grad(y.sum(), x, create_graph=True)
    assert g.tolist() == [0, 0, -2, 0, 2, 0, 0]
    assert torch.autograd.grad(g.sum(), x)[0].tolist() == [0, 0, 2, 2, 2, 0, 0]
    with forward_ad.dual_level():
        t = forward_ad.unpack_dual(torch.fake_quantize_per_tensor_affine(forward_ad.make_dual(x, x), 0.5, 0, -4, 4)).tangent
    assert t.tolist() == [0, -2, -1, 0, 1, 2, 0]
    scale, zero = torch.ones(7, requires_grad=True), torch.zeros(7)
    with pytest.raises(RuntimeError, match="not differentiable with respect to argument 'scale'"):
        torch.fake_quantize_per_channel_affine(x, scale, zero, 0, -4, 4)
    for arguments, message in (((scale.detach(), zero, -1), "`axis` must be"), ((scale.detach().to(D), zero, 0), "Scale must be"),
                               ((scale.detach(), zero.to(torch.int64), 0), "Zero-point must be Int32"),
                               ((scale.detach()[:2], zero, 0), "need to have the same"),
                               ((scale.detach(), (zero + 9).to(torch.int32), 0), "`zero_point` must be between")):
        with pytest.raises(RuntimeError, match=message):
            torch.fake_quantize_per_channel_affine(x, *arguments, -4, 4)


def test_lobpcg():
    torch.manual_seed(3)
    q = torch.linalg.qr(torch.randn(2, 9, 9, dtype=D))[0]
    values = torch.tensor([9.0, 7, 6, 4, 3, 2, 1, 0.5, 0.25], dtype=D)
    a = (q * values) @ q.mT
    e, v = torch.lobpcg(a, 2)
    assert e.shape == (2, 2) and v.shape == (2, 9, 2)
    assert torch.allclose(e, values[:2].expand(2, 2)) and torch.allclose(a @ v, v * e[:, None], atol=1e-5)
    b = torch.diag(torch.linspace(1, 2, 9, dtype=D))
    e, v = torch.lobpcg(a[0], 1, B=b, largest=False)
    assert torch.allclose(a[0] @ v, b @ v * e, atol=1e-5) and torch.allclose(v.mT @ b @ v, torch.ones(1, 1, dtype=D))
    seen = []
    e, v = torch.lobpcg(a, 2, tracker=lambda step, *rest: seen.append((step, *rest)))
    assert torch.allclose(e, values[:2].expand(2, 2)) and [s[0] for s in seen].count(0) == 2
    assert bool((seen[-1][3] < 1e-8).all())
    assert gradcheck(lambda a: torch.lobpcg((a + a.mT) / 2, 1)[0], (a[0].clone().requires_grad_(),))
    for arguments, message in (((a, 4), "3 x the number"), ((a[:, :3], 1), "must be square")):
        with pytest.raises(ValueError, match=message):
            torch.lobpcg(*arguments)
    with pytest.raises(ValueError, match="neither"):
        torch.lobpcg(a, 1, method="other")
