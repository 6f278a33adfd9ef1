"""Activation checkpointing: what is computed again, when, and what it refuses."""

import pytest

import evergrad as torch
from evergrad.utils._python_dispatch import TorchDispatchMode
from evergrad.utils.checkpoint import (
    CheckpointError,
    CheckpointPolicy,
    checkpoint,
    checkpoint_sequential,
    create_selective_checkpoint_contexts,
    set_checkpoint_early_stop,
)


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


# ---- policies ----


class Calls(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.names.append(func)
        return func(*args, **(kwargs or {}))


def test_a_policy_keeps_what_it_names():
    aten = torch.ops.aten
    asked = []

    def policy(ctx, op, *args, **kwargs):
        asked.append((ctx.is_recompute, op))
        return CheckpointPolicy.MUST_SAVE if op is aten.exp.default else CheckpointPolicy.PREFER_RECOMPUTE

    for chosen in ([aten.exp.default], policy):
        x = torch.randn(3, requires_grad=True)
        out = checkpoint(
            lambda x: x.sin().exp().cos(), x, use_reentrant=False,
            context_fn=lambda: create_selective_checkpoint_contexts(chosen),
        )  # fmt: skip
        with Calls() as calls:
            out.sum().backward()
        assert aten.sin.default in calls.names and aten.exp.default not in calls.names
        (want,) = torch.autograd.grad(x.sin().exp().cos().sum(), x)
        assert torch.equal(x.grad, want)
    assert (False, aten.exp.default) in asked and (True, aten.exp.default) in asked


def test_what_a_policy_keeps_may_not_change():
    def contexts(**options):
        return lambda: create_selective_checkpoint_contexts([torch.ops.aten.sin.default], **options)

    x = torch.randn(3, requires_grad=True)
    out = checkpoint(lambda x: x.sin().mul_(2).cos().exp(), x, use_reentrant=False, context_fn=contexts())
    with pytest.raises(RuntimeError, match="has been mutated"):
        out.sum().backward()
    out = checkpoint(
        lambda x: x.sin().mul_(2).cos().exp(), x, use_reentrant=False, context_fn=contexts(allow_cache_entry_mutation=True)
    )
    out.sum().backward()
    with pytest.raises(ValueError, match="Expected op in `op_list` to be an OpOverload"):
        create_selective_checkpoint_contexts([torch.ops.aten.sin])
    with pytest.raises(TypeError, match="either a function or a list of ops"):
        create_selective_checkpoint_contexts(2)


@pytest.mark.parametrize("early", [True, False])
def test_gradients_taken_inside_a_checkpoint(early):
    def inner(x):
        a = x.sin().exp()
        (g,) = torch.autograd.grad(a.sin(), x, create_graph=True)
        return x.sin() * g

    x = torch.tensor(0.3, requires_grad=True)
    (expected,) = torch.autograd.grad(inner(x), x)
    with set_checkpoint_early_stop(early):
        (got,) = torch.autograd.grad(checkpoint(inner, x, use_reentrant=False), x)
    assert torch.allclose(got, expected)
