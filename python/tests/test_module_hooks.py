"""Hooks of modules: forward and backward, of one module and of all, and their handles."""

import pickle
import warnings
from collections import OrderedDict, namedtuple

import pytest

import evergrad as torch
from evergrad import nn
from evergrad.nn.modules import module as modules


@pytest.fixture(autouse=True)
def _no_hooks_left():
    yield
    for name in dir(modules):
        if name.startswith("_global_"):
            setattr(modules, name, None if name == "_global_is_full_backward_hook" else OrderedDict())


class _Twice(nn.Module):
    def forward(self, x, *, plus=0.0):
        if plus is None:
            raise ValueError("no plus")
        return 2 * x + plus


def test_forward_hooks_see_keywords_and_failures():
    m, seen = _Twice(), []
    m.register_forward_pre_hook(lambda m, a, k: (a, {"plus": 1.0} | k), with_kwargs=True)
    last = m.register_forward_hook(lambda m, a, k, out: seen.append(("b", k)), with_kwargs=True, always_call=True)
    m.register_forward_hook(lambda m, a, out: seen.append(("a", out is None)), prepend=True, always_call=True)
    assert m(torch.ones(1)).item() == 3 and seen == [("a", False), ("b", {"plus": 1.0})]
    del seen[:]
    with pytest.raises(ValueError):
        m(torch.ones(1), plus=None)
    assert seen == [("a", True), ("b", {"plus": None})]
    last.remove()
    last.remove()
    assert list(last.hooks_dict_ref()) == [last.id + 1] and last.id not in m._forward_hooks_always_called


def test_hooks_of_all_modules_come_first():
    seen = []
    for with_kwargs in (False, True):
        modules.register_module_forward_hook(lambda m, *a: seen.append(len(a)), with_kwargs=with_kwargs, always_call=True)
    m = _Twice()
    m.register_forward_hook(lambda m, *a: seen.append("own"))
    m(torch.ones(1), plus=1)
    assert seen == [2, 3, "own"]
    with pytest.raises(ValueError):
        m(torch.ones(1), plus=None)
    assert seen[3:] == [2, 3]
    modules._global_forward_hooks = OrderedDict()  # programs put a table of their own there
    m(torch.ones(1))
    assert seen[5:] == ["own"]


def test_full_backward_hooks():
    seen = []
    m = nn.Bilinear(2, 2, 3)
    m.register_full_backward_pre_hook(lambda m, g: (2 * g[0],))
    m.register_full_backward_hook(lambda m, i, o: seen.append((len(i), i[1], o[0][0, 0].item())))
    m.register_full_backward_hook(lambda m, i, o: (0 * i[0], None), prepend=True)
    x = torch.ones(1, 2, requires_grad=True)
    m(x, torch.ones(1, 2)).sum().backward()
    assert seen == [(2, None, 2.0)] and x.grad.abs().sum() == 0
    m.register_full_backward_hook(lambda m, i, o: (i[0],))
    with pytest.raises(RuntimeError, match="got 1, but expected 2"):
        m(x, torch.ones(1, 2)).sum().backward()
    with pytest.raises(RuntimeError, match="Cannot use both"):
        m.register_backward_hook(lambda *a: None)


def test_full_backward_hooks_fire_once_under_double_backward():
    seen = []
    loss = nn.MSELoss()
    loss.register_full_backward_hook(lambda *a: seen.append(1))
    x, y = torch.rand(3, requires_grad=True), torch.rand(3, requires_grad=True)
    (g,) = torch.autograd.grad(loss(x, y), x, create_graph=True)
    torch.autograd.grad(g.sum(), x)
    assert seen == [1]


def test_full_backward_hooks_keep_the_kind_of_the_outputs():
    Pair = namedtuple("Pair", "a b")

    class Two(nn.Module):
        def forward(self, x):
            return Pair(x.exp(), x.sin())

    seen = []
    m = Two()
    m.register_full_backward_hook(lambda m, i, o: seen.append(len(o)))
    x = torch.rand(2, requires_grad=True)
    out = m(x)
    assert type(out) is Pair
    out.b.sum().backward()
    assert seen == [2] and torch.allclose(x.grad, x.detach().cos())
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter("always")
        m.forward = lambda x: [x]
        m(x)
    assert "should be a Tensor or a tuple of Tensors" in str(w[0].message)


def test_older_backward_hooks_sit_at_the_last_node():
    seen = []
    m = nn.Sequential(nn.Linear(2, 2), nn.Sigmoid())
    m.register_backward_hook(lambda m, i, o: seen.append((type(m), len(i))))
    with pytest.warns(FutureWarning, match="forward contains multiple autograd Nodes"):
        m(torch.rand(1, 2, requires_grad=True)).sum().backward()
    assert seen == [(nn.Sequential, 1)]


def test_handles_in_pickles():
    m = nn.Linear(1, 1)
    handle = m.register_forward_hook(print)
    table, again = pickle.loads(pickle.dumps((m._forward_hooks, handle)))
    assert list(table) == [handle.id] and again.id == handle.id
    again.remove()
    assert not table and m._forward_hooks
    assert m.register_forward_hook(print).id > handle.id
    dead = pickle.loads(pickle.dumps(torch.ones(1, requires_grad=True).register_hook(lambda g: g)))
    dead.remove()
    assert type(dead).__qualname__ == "RemovableHandle"
