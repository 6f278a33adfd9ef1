"""Gradients are added up in memory that nobody else sees, and only there."""

import evergrad as torch


def test_seeds_and_gradients_that_hooks_keep_are_not_written_to():
    x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    kept = []
    y = x * 2
    y.register_hook(lambda g: kept.append((g, g.clone())))
    z = y + y * y + y
    z.register_hook(lambda g: kept.append((g, g.clone())))
    seed = torch.ones(3)
    z.backward(seed)
    assert seed.tolist() == [1, 1, 1]
    assert x.grad.tolist() == [12, 20, 28]
    assert len(kept) == 2
    for g, then in kept:
        assert torch.equal(g, then)


def test_seed_becomes_no_gradient():
    x, seed = torch.zeros(3, requires_grad=True), torch.ones(3)
    (x + 0).backward(seed)
    x.grad.add_(1)
    assert seed.tolist() == [1, 1, 1]


def test_second_pass_adds_in_place():
    x = torch.ones(3, requires_grad=True)
    (x * 2).sum().backward()
    first, version = x.grad, x.grad._version
    (x * 3).sum().backward()
    assert x.grad is first and first.tolist() == [5, 5, 5] and first._version == version + 1
    (g,) = torch.autograd.grad((x * x).sum(), x, create_graph=True)
    g.sum().backward()
    assert x.grad is first and first.tolist() == [7, 7, 7]
    (x * x).sum().backward(create_graph=True)
    assert x.grad is not first and first.tolist() == [7, 7, 7] and x.grad.tolist() == [9, 9, 9]


def test_returned_tensors_stay_as_they_are():
    stored = torch.ones(3)

    class Constant(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x.clone()

        @staticmethod
        def backward(ctx, g):
            return stored

    x = torch.zeros(3, requires_grad=True)
    (Constant.apply(x) + Constant.apply(x) + x).sum().backward()
    assert x.grad.tolist() == [3, 3, 3] and stored.tolist() == [1, 1, 1]


def test_same_factor_twice():
    x = torch.tensor([2.0, 3.0], dtype=torch.float64, requires_grad=True)
    assert torch.autograd.grad((x * x).sum(), x)[0].tolist() == [4, 6]
    c = torch.tensor([1 + 2j], dtype=torch.complex128, requires_grad=True)
    assert torch.autograd.gradcheck(lambda t: t * t, (c,)) and torch.autograd.gradgradcheck(lambda t: t * t, (c,))
    assert torch.autograd.gradcheck(lambda t: t / t + t**t.real, (x,))
