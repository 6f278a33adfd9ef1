"""einsum along a path of contractions: the same sums, in another order."""

import itertools

import evergrad as torch
import pytest
from evergrad.autograd import gradcheck

EQUATION = "aij,ajk,kl,lm->aim"


def operands():
    torch.manual_seed(0)
    shapes = (2, 3, 4), (2, 4, 5), (5, 2), (2, 3)
    return [torch.randn(s, dtype=torch.float64) for s in shapes]


def test_every_path_gives_the_same():
    x = operands()
    want = torch.einsum(EQUATION, *x)
    pairs = (list(itertools.permutations(range(n), 2)) for n in (4, 3, 2))
    for path in itertools.product(*pairs):
        assert torch.allclose(torch.einsum(EQUATION, *x, path=[i for pair in path for i in pair]), want), path


def test_a_product_becomes_the_last_operand():
    a, b, c = torch.tensor([1e30]), torch.tensor([1e30]), torch.tensor([1e-30])
    assert torch.einsum("i,i,i->", a, b, c).item() == float("inf")
    assert torch.einsum("i,i,i->", a, b, c, path=[1, 2, 0, 1]).item() == torch.tensor(1e30).item()
    assert torch.einsum("i,i,i,i->", a, c, b, c, path=[0, 2, 0, 1, 0, 1]).isnan()  # infinite times 0
    assert torch.einsum("i,i,i,i->", a, c, b, c, path=[0, 1, 0, 1, 0, 1]).item() == pytest.approx(1)
    assert torch.einsum(a, [0], b, [0], c, [0], [], path=[1, 2, 0, 1]).item() == torch.tensor(1e30).item()


@pytest.mark.parametrize("path, message", [
    ([0], "to have size 4 but got 1"),
    ([1, 1, 0, 1], r"invalid contraction \(1, 1\) cannot contract an operand with itself"),
    ([0, 3, 0, 1], r"invalid contraction \(0, 3\) operand index is out of bounds"),
    ([-1, 1, 0, 1], r"invalid contraction \(-1, 1\) operand index is out of bounds"),
    ([0, 1, 0, 2], r"invalid contraction \(0, 2\) operand index is out of bounds"),
])
def test_paths_that_are_none(path, message):
    with pytest.raises(RuntimeError, match=message):
        torch.einsum("i,i,i->", *[torch.ones(1)] * 3, path=path)


def test_derivatives_and_batches_along_a_path():
    x = [t.requires_grad_() for t in operands()]
    path = [2, 3, 1, 2, 0, 1]
    assert gradcheck(lambda *a: torch.einsum(EQUATION, *a, path=path), x)
    plain = [t.detach() for t in x]
    rest = (plain[1][0], *plain[2:])
    batched = torch.func.vmap(lambda a: torch.einsum("ij,jk,kl,lm->im", a, *rest, path=path))(plain[0])
    assert torch.allclose(batched, torch.einsum("aij,jk,kl,lm->aim", plain[0], *rest))
