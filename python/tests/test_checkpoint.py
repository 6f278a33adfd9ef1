"""Activation checkpointing: what is computed again, when, and what it refuses."""

import pytest

import evergrad as torch
from evergrad.utils.checkpoint import CheckpointError, checkpoint, checkpoint_sequential, set_checkpoint_early_stop


def _plain(f, x):
    x = x.detach().requires_grad_()
    f(x).sum().backward()
    return x.grad


@pytest.mark.parametrize("reentrant", [True, False])
def test_gradients_and_random_numbers(reentrant):
    def f(x):
        return torch.nn.functional.dropout((x.sin() * x.exp()).cos(), 0.5)

    x = torch.randn(50, requires_grad=True)
    torch.manual_seed(1)
    expected = _plain(f, x)
    torch.manual_seed(1)
    y = checkpoint(f, x, use_reentrant=reentrant)
    torch.manual_seed(7)
    y.sum().backward()
    assert torch.allclose(x.grad, expected)


def test_it_stops_once_all_is_there():
    runs = []

    def f(x):
        y = x.sin().cos()
        runs.append(1)
        return y.clone()

    for stop, count in ((True, 1), (False, 2)):
        del runs[:]
        x = torch.ones(1, requires_grad=True)
        with set_checkpoint_early_stop(stop):
            y = checkpoint(f, x, use_reentrant=False)
        y.backward()
        assert len(runs) == count


def test_checkpoints_in_checkpoints_keep_only_the_first_input():
    saved = []

    def inner(x):
        return x.sin().exp()

    def outer(x):
        return checkpoint(inner, x.cos(), use_reentrant=False).sin()

    x = torch.rand(3, requires_grad=True)
    with torch.autograd.graph.saved_tensors_hooks(lambda t: saved.append(t) or t, lambda t: t):
        y = checkpoint(outer, x, use_reentrant=False)
    assert len(saved) == 1
    y.sum().backward()
    assert torch.allclose(x.grad, _plain(lambda x: x.cos().sin().exp().sin(), x))


def test_another_forward_is_refused():
    runs = []

    def f(x):
        runs.append(1)
        return x.sin().exp() if len(runs) == 1 else x.sin()

    x = torch.ones(1, requires_grad=True)
    with pytest.raises(CheckpointError, match="A different number of tensors was saved"):
        checkpoint(f, x, use_reentrant=False).backward()

    def g(x):
        runs.append(1)
        return x.sin() * torch.ones(1 + len(runs) % 2)

    with pytest.raises(CheckpointError, match="have different metadata"):
        checkpoint(g, x, use_reentrant=False).sum().backward()


def test_the_reentrant_kind_needs_a_whole_pass():
    x = torch.ones(1, requires_grad=True)
    y = checkpoint(torch.exp, x, use_reentrant=True)
    with pytest.raises(RuntimeError, match="torch.utils.checkpoint is incompatible"):
        torch.autograd.grad(y, x)
    with pytest.warns(UserWarning, match="use_reentrant parameter should be passed"):
        checkpoint(torch.exp, x)


def test_a_sequence():
    net = torch.nn.Sequential(*[torch.nn.Linear(3, 3) for _ in range(4)])
    x = torch.randn(2, 3, requires_grad=True)
    checkpoint_sequential(net, 2, x, use_reentrant=False).sum().backward()
    assert torch.allclose(x.grad, _plain(net, x))
