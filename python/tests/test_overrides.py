"""__torch_function__: subclasses, other classes, modes, and what torch.overrides says."""

import copy

import pytest

import evergrad as torch
from evergrad import nn, overrides
from evergrad.nn import functional as F

log = []


class Logging(torch.Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        log.append(overrides.resolve_name(func))
        return super().__torch_function__(func, types, args, kwargs)


class Plain(torch.Tensor):
    pass


class Lower(Plain):
    pass


class Other(torch.Tensor):
    pass


class Duck:
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        log.append((func, types, args, kwargs))
        return -1


class Refuses:
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return NotImplemented


def test_results_keep_the_class():
    x, y, t = torch.ones(3).as_subclass(Plain), torch.ones(3).as_subclass(Lower), torch.ones(3)
    for r in (x + 1, 1 + x, t + x, x + t, 2 / x, -x, x == t, t < x, x[0], x.sum(), torch.sum(x), torch.cat([t, x]),
              torch.add(t, x, alpha=2), x.clone(), x.detach(), x.view(3, 1), x.T, F.relu(x), x.to(torch.float64),
              x.unbind()[0], torch.stack((t, x)), x.norm(), x.unsqueeze(0).softmax(1), x @ t):  # fmt: skip
        assert type(r) is Plain, r
    assert type(x + y) is type(torch.add(y, x)) is type(t * y) is Lower
    assert type(x.max(0)[0]) is Plain and type(x.shape) is torch.Size and type(x.tolist()) is list
    assert isinstance(len(x), int) and repr(x).startswith("Plain([1., 1., 1.])") and float(x[0]) == 1
    z = x
    z += 1
    assert z is x and type(z) is Plain and x.add_(1) is x
    x[0] = 7
    assert x.tolist() == [7, 3, 3] and type(copy.copy(x)) is Plain
    assert type(Plain([1.0])) is Plain and type(torch.ones(2)) is torch.Tensor
    with pytest.raises(TypeError, match="unsupported operand|Multiple dispatch"):
        x + torch.ones(3).as_subclass(Other)
    with pytest.raises(TypeError, match="Multiple dispatch failed for 'torch.add'"):
        torch.add(x, torch.ones(3).as_subclass(Other))
    with pytest.raises(TypeError, match="cls must be a type"):
        t.as_subclass(3)
    assert (x == "text") is False


def test_gradients_pass_through_subclasses():
    t = torch.ones(3, requires_grad=True)
    x = t.as_subclass(Plain)
    (x * x).sum().backward()
    assert t.grad.tolist() == [2, 2, 2]
    m = nn.Linear(3, 2)
    y = m(torch.ones(1, 3).as_subclass(Plain))
    assert type(y) is Plain
    y.sum().backward()
    assert type(m.weight.grad) is torch.Tensor and type(m.weight) is nn.Parameter


def test_every_call_is_seen():
    x, t = torch.ones(2).as_subclass(Logging), torch.ones(2)
    for call, name in [
        (lambda: x + 1, "torch.Tensor.add"), (lambda: 1 - x, "torch.Tensor.__rsub__"), (lambda: t + x, "torch.Tensor.add"),
        (lambda: x.add(1), "torch.Tensor.add"), (lambda: torch.add(t, x), "torch.add"), (lambda: x.shape, "torch.Tensor.shape.__get__"),
        (lambda: x.size(), "torch.Tensor.size"), (lambda: x[0], "torch.Tensor.__getitem__"), (lambda: x.tolist(), "torch.Tensor.tolist"),
        (lambda: F.linear(x, t), "torch.nn.functional.linear"), (lambda: x > 1, "torch.Tensor.gt"), (lambda: t.mul(x), "torch.Tensor.mul"),
        (lambda: x.numel(), "torch.Tensor.numel"), (lambda: torch.where(t > 0, t, x), "torch.where"), (lambda: len(x), "torch.Tensor.__len__"),
    ]:  # fmt: skip
        log.clear()
        call()
        assert log == [name]
    log.clear()
    with overrides.DisableTorchFunctionSubclass():
        assert type(x + 1) is torch.Tensor
    assert log == []


def test_other_classes():
    t, d = torch.ones(2), Duck()
    for call in (
        lambda: t + d, lambda: d + t if hasattr(d, "__add__") else -1, lambda: torch.add(t, d), lambda: torch.add(d, 1),
        lambda: torch.mean(d), lambda: t.add(d), lambda: torch.cat([t, d]), lambda: torch.stack((d,)), lambda: t == d,
        lambda: F.relu(d), lambda: torch.where(t > 0, d, t), lambda: t @ d, lambda: t[d], lambda: F.linear(d, t),
        lambda: torch.add(t, t, out=d), lambda: torch.max(d, 0),
    ):  # fmt: skip
        assert call() == -1
    log.clear()
    torch.add(t, d, alpha=3)
    assert log[0][0] is torch.add and log[0][1] == (Duck,) and log[0][2] == (t, d) and log[0][3] == {"alpha": 3}
    with pytest.raises(TypeError, match=r"unsupported operand type\(s\) for \+"):
        t + Refuses()
    with pytest.raises(TypeError, match="Multiple dispatch failed for 'torch.add'; all __torch_function__ handlers"):
        torch.add(t, Refuses())
    assert torch.add(Refuses(), d) == -1
    with pytest.raises(TypeError, match="invalid combination|must be Tensor"):
        torch.add(t, object())


def test_modes():
    class Counts(overrides.TorchFunctionMode):
        seen = ()

        def __torch_function__(self, func, types, args=(), kwargs=None):
            self.seen += (overrides.resolve_name(func),)
            return func(*args, **(kwargs or {}))

    outer, inner = Counts(), Counts()
    t = torch.ones(2)
    with outer:
        t + 1
        with inner:
            torch.zeros(2).add(t)
        with overrides.DisableTorchFunction():
            t * 2
    t * 2
    assert inner.seen == ("torch.zeros", "torch.Tensor.add")
    assert outer.seen == ("torch.Tensor.add", *inner.seen)


def test_functions_of_ones_own():
    def func(a):
        if overrides.has_torch_function_unary(a):
            return overrides.handle_torch_function(func, (a,), a)
        return a + 0

    assert func(Duck()) == -1 and func(torch.ones(1)).item() == 1
    with pytest.raises(TypeError, match="no implementation found for '.*func' on types that implement __torch_function__"):
        func(Refuses())

    @overrides.wrap_torch_function(lambda a, b=None: (a, b))
    def both(a, b=None):
        return 5

    assert both(1) == 5 and both(1, Duck()) == -1
    assert not overrides.has_torch_function((torch.ones(1), nn.Parameter(torch.ones(1)), 3))
    assert overrides.has_torch_function((1, torch.ones(1).as_subclass(Plain)))
    assert overrides.is_tensor_like(torch.ones(1)) and overrides.is_tensor_like(Duck())
    assert not overrides.is_tensor_like(6) and not overrides.is_tensor_like(None)


def test_what_can_be_taken_over():
    table = overrides.get_overridable_functions()
    assert torch.add in table[torch] and F.linear in table[F] and torch.Tensor.add in table[torch.Tensor]
    ignored = overrides.get_ignored_functions()
    assert torch.Tensor.as_subclass in ignored and torch.add not in ignored and torch.zeros in ignored
    assert overrides.resolve_name(torch.add) == "torch.add" and overrides.resolve_name(torch.Tensor.add) == "torch.Tensor.add"
    assert overrides.resolve_name(torch.Tensor.shape.__get__) == "torch.Tensor.shape.__get__"
    assert overrides.is_tensor_method_or_property(torch.Tensor.add)
    assert overrides.is_tensor_method_or_property(torch.Tensor.shape.__get__)
    assert not overrides.is_tensor_method_or_property(torch.add)
    assert overrides.get_testing_overrides()[torch.add](1, 2) == -1
