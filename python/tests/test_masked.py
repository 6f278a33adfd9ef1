"""Masked reductions against loops over the elements that are left, and tensors that carry a mask."""

import math

import pytest

import evergrad as torch
from evergrad.masked import MaskedTensor, as_masked_tensor, is_masked_tensor, masked_tensor

M = torch.masked
X = torch.tensor([[4.0, -1.0, 2.5], [0.5, 3.0, -2.0], [1.0, 2.0, 3.0]])
K = torch.tensor([[True, False, True], [False, True, True], [False, False, False]])


def rows(function, empty):
    return torch.tensor([function(x[k]) if k.any() else empty for x, k in zip(X, K)])


@pytest.mark.parametrize(
    "name, function, empty",
    [
        ("sum", torch.sum, 0.0),
        ("prod", torch.prod, 1.0),
        ("amax", torch.max, -math.inf),
        ("amin", torch.min, math.inf),
        ("mean", torch.mean, math.nan),
        ("median", torch.median, math.nan),
        ("logsumexp", lambda x: x.logsumexp(0), -math.inf),
        ("var", torch.var, math.nan),
        ("std", torch.std, math.nan),
    ],
)
def test_reductions(name, function, empty):
    out = getattr(M, name)(X, 1, mask=K)
    assert torch.allclose(out, rows(function, empty), equal_nan=True)
    assert getattr(M, name)(X, 1, keepdim=True, mask=K).shape == (3, 1)
    assert torch.allclose(getattr(M, name)(X, 1), torch.stack([function(x) for x in X]), equal_nan=True)
    if name not in ("median",):
        whole = getattr(M, name)(X, mask=K)
        assert torch.allclose(whole, function(X[K]))
        assert torch.allclose(getattr(M, name)(X, (0, 1), mask=K), whole)
    carried = getattr(masked_tensor(X, K), name)(1) if name != "amax" else masked_tensor(X, K).amax(1)
    assert torch.allclose(carried.get_data(), out, equal_nan=True) and carried.get_mask().tolist() == [
        True,
        True,
        False,
    ]


def test_logsumexp_of_complex():
    x = torch.complex(X, X.flip(1))
    out = M.logsumexp(x, 1, mask=K)
    for i in (0, 1):
        want = x[i][K[i]].exp().sum().log()
        assert torch.allclose(out[i], want) and out.dtype is torch.complex64
    assert out[2].real == -math.inf


def test_other_functions():
    assert M.argmax(X, 1, mask=K).tolist() == [0.0, 1.0, 0.0] and M.argmin(X, 1, mask=K).tolist() == [2.0, 2.0, 0.0]
    assert torch.allclose(M.norm(X, 2.0, 1, mask=K), rows(lambda x: x.norm(), 0.0))
    assert torch.allclose(M.normalize(X, 2.0, 1, mask=K)[0], torch.tensor([4.0, 0.0, 2.5]) / math.hypot(4, 2.5))
    assert M.cumsum(X, 1, mask=K).tolist() == [[4.0, 4.0, 6.5], [0.0, 3.0, 1.0], [0.0, 0.0, 0.0]]
    assert M.cumprod(X, 1, mask=K).tolist() == [[4.0, 4.0, 10.0], [1.0, 3.0, -6.0], [1.0, 1.0, 1.0]]
    for name, sign in (("softmax", 1), ("softmin", -1)):
        out = getattr(M, name)(X, 1, mask=K)
        assert (
            torch.allclose(out[0, [0, 2]], (sign * X[0, [0, 2]]).softmax(0)) and out[0, 1] == 0 and out[2].isnan().all()
        )
    assert torch.allclose(M.log_softmax(X, 1, mask=K)[1, 1:], X[1, 1:].log_softmax(0))
    both = M.logaddexp(X, X, input_mask=K, other_mask=~K)
    assert torch.allclose(both, X)


def test_dtypes_and_errors():
    assert M.sum(X.int(), 1, mask=K).dtype is torch.int64 and M.sum(X.bool(), 1, mask=K).tolist() == [2, 2, 0]
    assert M.amax(X.to(torch.int8), 1, mask=K).tolist() == [4, 3, -128]
    assert M.var(X.long(), 1, True, mask=K).dtype is torch.float32
    z = torch.complex(X, -X)
    assert torch.allclose(
        M.std(z, 1, correction=0, mask=K)[:2].real, torch.stack([z[i][K[i]].std(correction=0) for i in (0, 1)])
    )
    with pytest.raises(ValueError, match="Input dtype must be either a floating point or complex"):
        M.mean(X.long(), 1, mask=K)
    with pytest.raises(NotImplementedError, match="identity of amax on torch.bool"):
        M.amax(X.bool(), 1, mask=K)
    with pytest.raises(ValueError, match="fully masked out"):
        M.median(X.long(), 1, mask=K)
    with pytest.raises(IndexError):
        M.sum(X, 1, mask=torch.ones(1, 3, 3, dtype=torch.bool))
    with pytest.raises(IndexError):
        M.sum(X, 2)
    with pytest.raises(RuntimeError, match="multiple times"):
        M.sum(X, (0, 0))


def test_gradients_are_those_of_what_is_left():
    x = X.double().requires_grad_()
    for name in ("sum", "mean", "prod", "logsumexp", "var"):
        some = K[:2]
        assert torch.autograd.gradcheck(lambda x: getattr(M, name)(x[:2], 1, mask=some), (x,))
        (g,) = torch.autograd.grad(getattr(M, name)(x[:2], 1, mask=some).sum(), x)
        assert g[~K].abs().sum() == 0 and g[:2][some].abs().sum() > 0


def test_masked_tensor():
    m = masked_tensor(X, K)
    assert is_masked_tensor(m) and isinstance(m, torch.Tensor) and not is_masked_tensor(X) and m.shape == X.shape
    assert m.to_tensor(9.0)[~K].tolist() == [9.0] * 5 and torch.equal(m.get_mask(), K)
    assert m.tolist()[0] == [4.0, None, 2.5] and bool(m[0, 0] > 0)
    assert str(m[:2]) == (
        "MaskedTensor(\n  [\n    [  4.0000,       --,   2.5000],\n    [      --,   3.0000,  -2.0000]\n  ]\n)"
    )
    assert repr(m[0, 0]) == "MaskedTensor(  4.0000, True)" and str(m[0, 1]) == "MaskedTensor(--, False)"
    assert type(M.sum(m, 1)) is torch.Tensor and torch.equal(M.sum(m, 1), M.sum(X, 1, mask=K))
    assert m.softmax(1)[0, 0].item() == M.softmax(X, 1, mask=K)[0, 0].item()
    assert m[0, 0].item() == 4.0 and m[0, 1].item() is None
    assert torch.equal((m + m).get_data(), X + X) and torch.equal((2 * m).get_mask(), K)
    assert torch.equal(m.exp().get_data(), X.exp()) and torch.equal(torch.abs(m).get_mask(), K)
    assert torch.equal(m.t().get_mask(), K.t()) and torch.equal(m.reshape(9).get_data(), X.reshape(9))
    assert torch.equal(torch.cat([m, X]).get_mask(), torch.cat([K, torch.ones_like(K)]))
    assert torch.equal(torch.where(K, m, 0.0).get_data(), torch.where(K, X, 0.0))
    assert m.all().get_mask() and m.clone().add_(1).get_data()[0, 0] == 5.0 and m.float().dtype is torch.float32
    with pytest.raises(ValueError, match="Input masks must match"):
        m + masked_tensor(X, ~K)
    with pytest.raises(TypeError, match="mask must have dtype bool"):
        MaskedTensor(X, X)
    with pytest.raises(ValueError, match="data.size"):
        MaskedTensor(X, K[:2])
    with pytest.raises(NotImplementedError):
        torch.linalg.inv(m)


def test_masked_tensor_has_gradients():
    m = masked_tensor(X, K, requires_grad=True)
    (m * m).sum().backward()
    assert is_masked_tensor(m.grad) and torch.equal(m.grad.to_tensor(0.0), torch.where(K, 2 * X, 0.0))
    x = X.clone().requires_grad_()
    as_masked_tensor(x, K).log().sum().backward()
    assert torch.equal(x.grad[K], 1 / X[K]) and x.grad[~K].abs().sum() == 0
