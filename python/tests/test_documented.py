"""What the docs of operators promise of shapes, dtypes and refusals, one call each."""

import pytest

import evergrad as torch

F = torch.nn.functional


def R(*shape):
    return torch.randn(*shape)


def Z(*shape):
    return torch.zeros(*shape)


def I(*shape):
    return torch.zeros(*shape, dtype=torch.int64)


def B(*shape):
    return torch.zeros(*shape, dtype=torch.bool)


REFUSED = {
    RuntimeError: [
        "F.relu6(B(2))",
        "F.hardshrink(I(2))",
        "F.softshrink(R(2), -1.)",
        "F.glu(R(3))",
        "F.glu(I(4))",
        "F.conv1d(R(1, 2, 5), R(3, 2, 2).double())",
        "F.fold(R(1, 4, 3), (3, 3), (2, 2))",
        "Z(2).copy_(Z(3))",
        "Z(2).item()",
        "R(2, 3).contiguous(memory_format=torch.channels_last)",
        "torch.arange(-1)",
        "R(3).index_copy(0, torch.tensor([1]), torch.ones(1, dtype=torch.float64))",
        "R(3).scatter(0, torch.tensor([1]), torch.ones(1, dtype=torch.float64))",
        "R(3).scatter(0, torch.tensor([1, 1]), torch.ones(1))",
        "R(3).scatter(0, torch.tensor([1], dtype=torch.int32), torch.ones(1))",
        "R(3).scatter_add(0, torch.tensor([1]), torch.ones(1, dtype=torch.float64))",
        "R(3).masked_select(torch.tensor([1, 0, 1]))",
        "R(3).take(torch.tensor([1], dtype=torch.int32))",
        "R(2, 3).select_scatter(R(4), 0, 0)",
        "R(2, 3).slice_scatter(R(4), 0, 0, 1)",
        "R(2, 3).diagonal_scatter(R(4))",
        "torch.heaviside(R(2), R(2).double())",
        "torch.lerp(R(2), R(2).double(), 0.5)",
        "torch.lerp(R(2), R(2), R(2).double())",
        "R(2, 3).as_strided_scatter(R(4), (2,), (1,))",
        "F.mse_loss(I(2), I(2))",
        "F.mse_loss(I(2), I(2), reduction='none')",
        "F.smooth_l1_loss(I(2), I(2))",
        "F.huber_loss(I(2), I(2))",
        "F.huber_loss(torch.tensor([1j]), torch.tensor([1j]))",
        "F.binary_cross_entropy(I(2), I(2))",
        "F.binary_cross_entropy(Z(2), I(2))",
        "F.kl_div(Z(2), I(2))",
        "torch.special.round(I(2))",
        "torch.mm(R(2, 3), R(2, 3))",
        "torch.mm(R(2, 3), R(3, 3).double())",
        "torch.bmm(R(2, 2, 3), R(1, 3, 3))",
        "torch.mv(R(2, 3), R(2))",
        "torch.dot(R(2), R(3))",
        "torch.dot(R(2), R(2).double())",
        "torch.outer(R(2, 2), R(2))",
        "torch.chain_matmul(R(2), R(2, 2))",
        "F.cosine_similarity(I(1, 2), I(1, 2))",
        "F.group_norm(R(1, 3, 2), 2)",
        "F.rms_norm(R(2, 3), (2, ))",
        "F.normalize(I(2, 2))",
        "F.max_pool1d(R(1, 1, 4), 2, padding=2)",
        "F.max_pool2d(R(1, 4, 4), 2, padding=2)",
        "F.avg_pool1d(R(1, 1, 4), 2, padding=2)",
        "torch.randint(0, (2, ))",
        "torch.randint(3, 3, (2, ))",
        "torch.randperm(-1)",
        "torch.normal(Z(2), -torch.ones(2))",
        "torch.normal(Z(2), -1.0)",
        "torch.normal(0.0, -torch.ones(2))",
        "torch.bernoulli(torch.tensor([2.0]))",
        "torch.bernoulli(I(2))",
        "torch.bernoulli(R(2), 2.0)",
        "torch.poisson(torch.tensor([-1.0]))",
        "torch.poisson(I(2))",
        "torch.nansum(torch.ones(2, dtype=torch.complex64))",
        "torch.var_mean(I(2))",
        "torch.std_mean(I(2), 0)",
        "torch.norm(I(2))",
        "torch.dist(R(2), R(3))",
        "torch.trace(R(2, 2, 2))",
        "torch.aminmax(Z(0))",
        "torch.aminmax(torch.ones(2, dtype=torch.complex64))",
        "torch.logcumsumexp(I(2), 0)",
        "torch.cummax(torch.ones(2, dtype=torch.complex64), 0)",
        "torch.stack([R(2), R(3)])",
        "torch.stack([])",
        "torch.repeat_interleave(R(2), -1)",
        "torch.flip(R(2, 2), (0, 0))",
        "torch.fliplr(R(2))",
        "torch.flipud(torch.tensor(1.))",
        "torch.rot90(R(2, 3), 1, (0, 0))",
        "torch.tril(R(2))",
        "torch.diag(R(2, 2, 2))",
        "torch.meshgrid(R(2), I(3))",
        "F.pad(R(2), (-2, -1))",
        "F.softmin(I(2), 0)",
        "torch.topk(R(2), 3)",
        "torch.kthvalue(R(2), 3)",
        "R(2).broadcast_to((3, ))",
        "torch.broadcast_tensors(R(2), R(3))",
        "R(2).expand(3)",
        "R(2, 2, 2).t()",
        "R(2).adjoint()",
        "R(3).narrow(0, 2, 2)",
        "R(2, 2).diagonal(0, 0, 0)",
        "R(6).unflatten(0, (4, 2))",
        "R(2).split(-1)",
        "R(3).split([1, 1])",
        "R(2).chunk(0)",
        "R(2).tensor_split(0)",
        "R(3).unfold(0, 4, 1)",
        "torch.view_as_real(R(2))",
        "R(2, 3).movedim((0, 1), (0, ))",
        "R(2, 3).movedim((0, 0), (0, 1))",
        "F.silu(I(2))",
        "torch.dropout(R(2), 2.0, True)",
        "torch.randint(5, 5, (0, ))",
        "F.hardtanh(B(2))",
        "F.hardtanh(torch.zeros(2, dtype=torch.uint8))",
        "F.softshrink(I(2))",
        "F.prelu(I(2), I(1))",
        "F.prelu(R(2), torch.ones(1).double())",
        "F.dropout(I(2), 0.5)",
        "F.glu(torch.tensor(1.0))",
    ],
    ValueError: [
        "torch.sort(torch.ones(2, dtype=torch.complex64))",
        "torch.argsort(torch.ones(2, dtype=torch.complex64))",
        "F.instance_norm(R(1, 2, 1))",
        "F.dropout1d(R(2, 3), 2.0)",
        "F.dropout2d(R(2, 3, 4, 4), -1.0)",
        "F.dropout3d(R(2, 3, 4, 4), 2.0)",
    ],
    IndexError: [
        "R(3).index_select(0, torch.tensor([3]))",
        "R(3).take(torch.tensor([3]))",
        "R(2).unsqueeze(2)",
        "R(2).select(0, 2)",
        "torch.tensor(1.).unbind()",
    ],
}
GIVES = {
    "F.smooth_l1_loss(Z(2), I(2)).dtype": "torch.float32",
    "F.l1_loss(I(2), I(2), reduction='none').dtype": "torch.int64",
    "torch.lerp(R(2), R(2), torch.tensor(0.5).double()).dtype": "torch.float32",
    "R(2).hardshrink().shape": "[2]",
    "R(2).prelu(R(1)).shape": "[2]",
    "F.relu6(I(2)).dtype": "torch.int64",
    "F.softsign(I(2)).dtype": "torch.float32",
    "F.tanhshrink(I(2)).dtype": "torch.float32",
    "F.glu(R(4), 0).shape": "[2]",
    "F.conv1d(R(2, 5), R(3, 2, 2)).shape": "[3, 4]",
    "F.fold(R(4, 4), (3, 3), (2, 2)).shape": "[1, 3, 3]",
    "F.unfold(R(1, 3, 3), (2, 2)).shape": "[4, 4]",
    "torch.full((1, ), True).dtype": "torch.bool",
    "torch.full((1, ), 3).dtype": "torch.int64",
    "torch.full((1, ), 1j).dtype": "torch.complex64",
    "torch.arange(2.5).shape": "[3]",
    "R(3).take(torch.tensor([-3])).shape": "[1]",
    "torch.nonzero(R(2, 3)).shape": "[6, 2]",
    "torch.inner(R(2, 3), R(4, 3)).shape": "[2, 4]",
    "torch.inner(R(2, 3), torch.tensor(2.)).shape": "[2, 3]",
    "torch.outer(R(2), I(3)).dtype": "torch.float32",
    "torch.kron(R(2), R(3, 2)).shape": "[3, 4]",
    "torch.kron(I(2), R(2)).dtype": "torch.float32",
    "F.adaptive_avg_pool2d(R(2, 5, 5), (2, 3)).shape": "[2, 2, 3]",
    "torch.nansum(I(2)).dtype": "torch.int64",
    "torch.norm(torch.ones(2, dtype=torch.complex64)).dtype": "torch.float32",
    "torch.dist(R(3, 1), R(3)).shape": "[]",
    "torch.trace(I(2, 2)).dtype": "torch.int64",
    "torch.logcumsumexp(torch.ones(2, dtype=torch.complex64), 0).dtype": "torch.complex64",
    "torch.stack([R(2), I(2)]).dtype": "torch.float32",
    "torch.column_stack([torch.tensor(1), torch.tensor([2])]).shape": "[1, 2]",
    "torch.rot90(R(2, 3), 1, (0, 1)).shape": "[3, 2]",
    "torch.diagflat(R(2), -1).shape": "[3, 3]",
    "torch.meshgrid(R(2), R(3), indexing='xy')[0].shape": "[3, 2]",
    "torch.cartesian_prod(R(2)).shape": "[2]",
    "R(2).squeeze(0).shape": "[2]",
    "R(2).unsqueeze(-2).shape": "[1, 2]",
    "R(2).to(torch.float64).dtype": "torch.float64",
    "F.threshold(I(2), 1, 2).dtype": "torch.int64",
    "torch.scatter(R(2, 2), 0, I(1, 2), 1.0).shape": "[2, 2]",
    "F.bilinear(R(2, 3), R(2, 4), R(5, 3, 4)).shape": "[2, 5]",
    "F.hardtanh(I(2)).dtype": "torch.int64",
    "F.relu6(torch.zeros(2, dtype=torch.uint8)).dtype": "torch.uint8",
    "F.dropout(I(2), 1.0).dtype": "torch.int64",
    "torch.tensor(1.0).mT.shape": "[]",
    "torch.tensor(1j).mH.shape": "[]",
    "torch.tensor(1j).adjoint().shape": "[]",
}


@pytest.mark.parametrize("call,error", [(call, error) for error, calls in REFUSED.items() for call in calls])
def test_refused(call, error):
    with pytest.raises(error):
        eval(call)


@pytest.mark.parametrize("call", GIVES)
def test_gives(call):
    got = eval(call)
    assert str(list(got) if call.endswith(".shape") else got) == GIVES[call]


@pytest.mark.parametrize("function,at,slopes", [
    ("hardtanh", [-2.0, -1.0, 0.0, 1.0, float("nan")], [0.0, 0.0, 1.0, 0.0, 1.0]),
    ("relu6", [-1.0, 0.0, 3.0, 6.0, float("nan")], [0.0, 0.0, 1.0, 0.0, 1.0]),
    ("hardsigmoid", [-4.0, -3.0, 0.0, 3.0, float("nan")], [0.0, 0.0, 1 / 6, 0.0, 0.0]),
])
def test_slope_at_the_limits(function, at, slopes):
    """Backward, forward and under vmap; a limit itself belongs to the flat part."""
    f, x = getattr(F, function), torch.tensor(at)
    want = torch.tensor(slopes)
    leaf = x.clone().requires_grad_()
    y = f(leaf)
    assert torch.allclose(y.detach(), f(x), rtol=0, atol=0, equal_nan=True)
    assert torch.allclose(torch.autograd.grad(y.sum(), leaf)[0], want)
    assert torch.allclose(torch.func.jvp(f, (x,), (torch.ones(5),))[1], want)
    assert torch.allclose(torch.func.vmap(torch.func.grad(f))(x), want)
