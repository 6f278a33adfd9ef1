"""The protocol __torch_dispatch__: modes, wrapper subclasses, gradients through them, and operators as objects."""

import copy
import gc
import io
import pickle
import weakref

import pytest

import evergrad as torch
from evergrad.utils._python_dispatch import (
    TorchDispatchMode,
    _get_current_dispatch_mode,
    is_traceable_wrapper_subclass,
    return_and_correct_aliasing,
    transform_subclass,
)
from evergrad.utils._pytree import tree_map

aten = torch.ops.aten


class Log(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.seen = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.seen.append(str(func).removeprefix("aten."))
        return func(*args, **(kwargs or {}))


class Wrapper(torch.Tensor):
    """Holds another tensor, on which everything is done."""

    calls = []

    @staticmethod
    def __new__(cls, elem, requires_grad=False):
        r = torch.Tensor._make_wrapper_subclass(
            cls, elem.size(), strides=elem.stride(), dtype=elem.dtype, device=elem.device, requires_grad=requires_grad
        )
        r.elem = elem.detach() if requires_grad else elem
        return r

    def __repr__(self):
        return super().__repr__(tensor_contents=f"{self.elem}")

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        def unwrap(x):
            return x.elem if isinstance(x, Wrapper) else x

        def wrap(x):
            return cls(x) if isinstance(x, torch.Tensor) else x

        cls.calls.append(func)
        out = tree_map(wrap, func(*tree_map(unwrap, args), **tree_map(unwrap, kwargs or {})))
        return return_and_correct_aliasing(func, args, kwargs or {}, out)


@pytest.fixture(autouse=True)
def no_calls():
    Wrapper.calls = []


def names():
    return [f.__name__ for f in Wrapper.calls]


# ---- modes ----


def test_mode_sees_operators_and_gradients_are_recorded_around_it():
    x = torch.tensor([1.0, 2.0], requires_grad=True)
    with Log() as log:
        y = (x * x).sum()
    assert log.seen == ["mul.Tensor", "sum.default"]
    y.backward()
    assert x.grad.tolist() == [2, 4]
    with Log() as log:
        (x * 2).backward(torch.ones(2))
    assert log.seen[:2] == ["mul.Tensor", "ones.default"] and "mul.Tensor" in log.seen[2:]


def test_mode_arguments_are_those_of_aten():
    got = []

    class Keep(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            got.append((func, args, kwargs))
            return func(*args, **kwargs)

    x = torch.arange(6.0).reshape(2, 3)
    with Keep():
        x + 1
        torch.add(x, x, alpha=2)
        x == 3
        x**2
        x.sum(0)
        x.sum(dim=[0, 1], keepdim=True)
        torch.softmax(x, 1)
        torch.add(x, x, out=x)
        torch.full((2,), 3.0)
        x.to(torch.float64)
        torch.cat([x, x])
    find = {f: (a, k) for f, a, k in got}
    assert [f for f, _, _ in got[:2]] == [aten.add.Tensor] * 2
    assert got[0][1][1] == 1 and got[0][2] == {}
    assert got[1][2] == {"alpha": 2}
    assert find[aten.eq.Scalar][0][1] == 3
    assert find[aten.pow.Tensor_Scalar][0][1] == 2
    assert got[4][0] is aten.sum.dim_IntList and got[4][1][1:] == ([0],)
    assert got[5][1][1:] == ([0, 1], True)
    assert find[aten._softmax.default][0][1:] == (1, False)
    assert find[aten.add.out][1]["out"] is x
    assert find[aten.full.default][0] == ([2], 3.0)
    assert find[aten._to_copy.default][1] == {"dtype": torch.float64}
    assert isinstance(find[aten.cat.default][0][0], list)


def test_modes_nest_and_are_off_while_they_run():
    with Log() as outer:
        with Log() as inner:
            assert _get_current_dispatch_mode() is inner
            torch.ones(2) + 1
        assert _get_current_dispatch_mode() is outer
    assert outer.seen == inner.seen == ["ones.default", "add.Tensor"]
    assert _get_current_dispatch_mode() is None
    with Log() as log, torch._C._DisableTorchDispatch():
        torch.ones(2) + 1
    assert log.seen == []
    with Log() as log:
        guard = torch._C._DisableTorchDispatch()  # from now on, as long as it lives
        torch.ones(2)
        del guard
        torch.ones(3)
    assert log.seen == ["ones.default"]


def test_mode_that_raises_is_left():
    class Bad(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            raise ArithmeticError("no")

    with pytest.raises(ArithmeticError, match="no"):
        with Bad():
            torch.ones(2)
    assert _get_current_dispatch_mode() is None
    assert torch.ones(2).tolist() == [1, 1]


def test_mode_of_another_thread_is_not_seen():
    import threading

    with Log() as log:
        t = threading.Thread(target=lambda: torch.ones(3).add(1))
        t.start()
        t.join()
    assert log.seen == []


def test_mode_sees_in_place_writes_and_composites_in_parts():
    x = torch.zeros(2, 3)
    with Log() as log:
        x.add_(1)
        x.zero_()
        x.clamp_(min=0.5)
    assert log.seen == ["add_.Tensor", "zero_.default", "clamp_.default"] and x.tolist() == [[0.5] * 3] * 2
    with Log() as log:
        torch.nn.functional.linear(x, torch.ones(4, 3), torch.zeros(4))
        torch.matmul(x, x.t())
    assert "addmm.default" in log.seen and "mm.default" in log.seen and "linear.default" not in log.seen


# ---- wrappers ----


def test_wrapper_computes_on_what_it_holds():
    x = Wrapper(torch.tensor([1.0, 2.0]))
    y = x * 3 + x
    assert type(y) is Wrapper and y.elem.tolist() == [4, 8] and names() == ["mul.Tensor", "add.Tensor"]
    assert repr(x) == "Wrapper(tensor([1., 2.]))"
    x.mul_(2)
    assert x.elem.tolist() == [2, 4]
    out = Wrapper(torch.empty(2))
    torch.add(x, 1, out=out)
    assert out.elem.tolist() == [3, 5]
    assert x.sum().item() == 6.0 and x.sum().elem.item() == 6
    assert x.shape == (2,) and x.dtype is torch.float32


def test_gradients_of_wrappers_are_wrappers():
    x = Wrapper(torch.tensor([1.0, 2.0]), requires_grad=True)
    y = (x * x).sum()
    assert y.requires_grad and y.grad_fn is not None
    y.backward()
    assert type(x.grad) is Wrapper and x.grad.elem.tolist() == [2, 4]
    (x * 2).sum().backward()
    assert x.grad.elem.tolist() == [4, 6]
    g = torch.autograd.grad((x**3).sum(), x, create_graph=True)[0]
    h = torch.autograd.grad(g.sum(), x)[0]
    assert h.elem.tolist() == [6, 12]


@pytest.mark.parametrize(
    "f",
    [
        lambda x: torch.sigmoid(x).sum(),
        lambda x: torch.softmax(x, 1).pow(2).sum(),
        lambda x: torch.nn.functional.linear(x, torch.ones(4, 3), torch.ones(4)).pow(2).mean(),
        lambda x: x.clamp(0.2, 0.8).sum(0).prod(),
        lambda x: torch.stack([x, x * 2]).mean(0).norm(),
        lambda x: torch.nn.functional.layer_norm(x, (3,)).pow(3).sum(),
        lambda x: x.view(3, 2)[1:].t().exp().max(),
        lambda x: torch.nn.functional.cross_entropy(x, torch.tensor([0, 2])),
        lambda x: (x.clone().mul_(x) + torch.cat([x, x])[:2]).sum(),
        lambda x: x.std() + x.var(0).sum() + x.split(1)[1].sum(),
    ],
)
def test_gradients_agree_with_those_of_plain_tensors(f):
    plain = torch.linspace(0.1, 0.9, 6).reshape(2, 3).requires_grad_()
    x = Wrapper(plain.detach(), requires_grad=True)
    a, b = f(plain), f(x)
    assert type(b) is Wrapper
    torch.testing.assert_close(b.elem, a.detach())
    a.backward()
    b.backward()
    torch.testing.assert_close(x.grad.elem, plain.grad)


def test_training_a_module_of_wrappers():
    m = torch.nn.Linear(3, 2)
    want = torch.nn.Linear(3, 2)
    want.load_state_dict(m.state_dict())
    m.weight = torch.nn.Parameter(Wrapper(m.weight.detach()))
    assert isinstance(m.weight, torch.nn.Parameter) and type(m.weight) is Wrapper and len(list(m.parameters())) == 2
    x = torch.randn(4, 3)
    for module in (m, want):
        opt = torch.optim.SGD(module.parameters(), lr=0.1, momentum=0.9)
        for _ in range(3):
            opt.zero_grad()
            module(x).pow(2).sum().backward()
            opt.step()
    torch.testing.assert_close(m.weight.elem, want.weight.detach())


def test_attributes_live_as_long_as_the_library_holds_the_tensor():
    def made():
        x = Wrapper(torch.tensor([3.0]), requires_grad=True)
        y = x.exp()
        return x, y.log()

    x, z = made()
    gc.collect()
    z.backward()  # needs exp's result, whose object is gone
    assert x.grad.elem.tolist() == [1]
    gone = weakref.ref(x)
    elem = weakref.ref(x.elem)
    del x, z
    gc.collect()
    assert gone() is None and elem() is None
    m = torch.nn.Module()
    m.p = torch.nn.Parameter(Wrapper(torch.ones(2)))
    loss = m.p.sum()
    m.p.mark = 5
    key = id(m.p)
    del m.p
    leaf = loss.grad_fn.next_functions[0][0].variable
    assert leaf.mark == 5 and leaf.elem.tolist() == [1, 1] and id(leaf) == key
    del leaf
    gc.collect()
    leaf = loss.grad_fn.next_functions[0][0].variable  # and once more
    assert leaf.mark == 5


def test_wrapper_has_no_elements_of_its_own():
    x = Wrapper(torch.ones(2))
    with torch._C._DisableTorchDispatch():
        with pytest.raises(RuntimeError, match="storage|wrapper"):
            x + 1
    with pytest.raises(RuntimeError):
        torch.utils.dlpack.to_dlpack(x)
    assert x.storage_offset() == 0 and x.stride() == (1,)


def test_not_implemented_and_wrong_results():
    class Refuses(Wrapper):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            return NotImplemented if func is aten.add.Tensor else 3

    x = Refuses(torch.ones(2))
    with pytest.raises(TypeError, match=r"Multiple dispatch failed for 'torch.ops.aten.add.Tensor'.*\n\n  - tensor subclass"):
        x + x
    with pytest.raises(RuntimeError, match="a Tensor is expected"):
        x * x
    with pytest.raises(TypeError, match="must define __torch_dispatch__"):
        torch.Tensor._make_wrapper_subclass(torch.Tensor, (2,))


def test_subclass_before_its_base_and_mode_before_both():
    order = []

    class Base(Wrapper):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            order.append(cls.__name__)
            return NotImplemented

    class Derived(Base):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            order.append(cls.__name__)
            return NotImplemented

    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            order.append("mode")
            assert types == (Derived, Base)
            return NotImplemented

    a, b = Base(torch.ones(1)), Derived(torch.ones(1))
    with pytest.raises(TypeError, match="mode object"), Mode():
        a + b
    assert order == ["mode", "Derived", "Base"]


def test_subclass_with_elements_of_its_own():
    class Tagged(torch.Tensor):
        seen = []

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            cls.seen.append(func.__name__)
            with torch._C._DisableTorchDispatch():
                return func(*args, **(kwargs or {}))

    x = torch.Tensor._make_subclass(Tagged, torch.tensor([1.0, 2.0]), True)
    y = (x * x).sum()
    assert Tagged.seen == ["mul.Tensor"] and y.tolist() == 5  # the product is a plain tensor
    y.backward()
    assert x.grad.tolist() == [2, 4]


# ---- copies, pickles, parts ----


class Slotted(Wrapper):
    __slots__ = ["note"]


@pytest.mark.parametrize("cls", [Wrapper, Slotted])
@pytest.mark.parametrize("as_param", [False, True])
def test_copies_and_pickles(cls, as_param):
    x = cls(torch.tensor([1.0, 2.0]))
    if cls is Slotted:
        x.note = ["n"]
    if as_param:
        x = torch.nn.Parameter(x)
        x.note = ["n"]
    file = io.BytesIO()
    torch.save(x, file)
    file.seek(0)
    with torch.serialization.safe_globals([cls]):
        loaded = torch.load(file)
    for y in (copy.deepcopy(x), pickle.loads(pickle.dumps(x)), loaded):
        assert type(y) is cls and y is not x and y.elem.tolist() == [1, 2] and y.elem is not x.elem
        assert isinstance(y, torch.nn.Parameter) == as_param and y.requires_grad == as_param
        if as_param or cls is Slotted:
            assert y.note == ["n"]


class Two(torch.Tensor):
    @staticmethod
    def __new__(cls, a, b, size=None, stride=None):
        return torch.Tensor._make_wrapper_subclass(cls, size or a.size(), strides=stride or a.stride(), dtype=a.dtype)

    def __init__(self, a, b, size=None, stride=None):
        self.a, self.b = a, b

    def __tensor_flatten__(self):
        return ["a", "b"], None

    @staticmethod
    def __tensor_unflatten__(inner, context, size, stride):
        return Two(inner["a"], inner["b"], size, stride)

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        def of(name):
            return lambda x: getattr(x, name) if isinstance(x, Two) else x

        a = func(*tree_map(of("a"), args), **tree_map(of("a"), kwargs))
        b = func(*tree_map(of("b"), args), **tree_map(of("b"), kwargs))
        out = tree_map(lambda x, y: Two(x, y) if isinstance(x, torch.Tensor) else x, a, b)
        return return_and_correct_aliasing(func, args, kwargs, out)


def test_parts_of_a_wrapper():
    x = Two(torch.ones(2, 3), torch.zeros(2, 3))
    assert is_traceable_wrapper_subclass(x) and not is_traceable_wrapper_subclass(torch.ones(2))
    y = transform_subclass(x, lambda name, t: t + 1)
    assert y.a.sum().item() == 12 and y.b.sum().item() == 6
    z = (x.t() @ x + 1).sum(0)
    assert z.a.tolist() == [9] * 3 and z.b.tolist() == [3] * 3
    x.add_(2)
    assert x.a[0, 0].item() == 3 and x.b[0, 0].item() == 2


def test_views_count_the_writes_of_their_base():
    x = Wrapper(torch.zeros(2, 3))
    v = x.view(6)
    before = x._version
    v.add_(1)
    assert x.elem.sum().item() == 6 and x._version > before and v._version == x._version


def test_parameter_needs_a_detach_of_the_same_class():
    class Plain(Wrapper):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            return func(*[a.elem if isinstance(a, Plain) else a for a in args])

    with pytest.raises(RuntimeError, match=r"requires that detach\(\) returns an instance of the same type"):
        torch.nn.Parameter(Plain(torch.ones(2)))


# ---- operators as objects ----


def test_overloads():
    add = aten.add.Tensor
    assert repr(add) == "<OpOverload(op='aten.add', overload='Tensor')>" and str(add) == "aten.add.Tensor"
    assert add is aten.add.Tensor and {add: 1}[aten.add.Tensor] == 1 and copy.deepcopy(add) is add
    assert pickle.loads(pickle.dumps(add)) is add
    assert add.name() == "aten::add.Tensor" and add.overloadpacket is aten.add and "out" in aten.add.overloads()
    assert str(add._schema) == "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
    x = torch.tensor([1.0, 2.0])
    assert add(x, x, alpha=2).tolist() == [3, 6] and aten.add(x, 1).tolist() == [2, 3]
    assert aten.sum.dim_IntList(x, [0]).item() == 3 and aten.max.dim(x, 0)[1].item() == 1
    assert aten.add_.Tensor(x, 1) is x and x.tolist() == [2, 3]
    with pytest.raises(TypeError, match="missing value for argument 'other'"):
        add(x)
    with pytest.raises(TypeError, match="unexpected keyword"):
        add(x, x, beta=1)
    with pytest.raises(AttributeError, match="no overload name 'nope'"):
        aten.add.nope
    with pytest.raises(AttributeError):
        aten.no_such_operator


def test_every_overload_has_a_schema():
    from evergrad import _ops

    for name, rows in _ops._table()[1].items():
        for overload in rows:
            assert str(getattr(_ops.packet("aten", name), overload)._schema).startswith(f"aten::{name}")


def test_custom_operators_reach_modes():
    @torch.library.custom_op("test_dispatch::twice", mutates_args=())
    def twice(x: torch.Tensor) -> torch.Tensor:
        return x * 2

    try:
        with Log() as log:
            twice(torch.ones(2))
        assert "test_dispatch.twice.default" in log.seen
    finally:
        twice.unregister()


def test_the_end_of_an_object_is_nobody_elses():
    class Plain(torch.Tensor):
        seen = []

        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            cls.seen.append(func)
            return super().__torch_function__(func, types, args, kwargs)

    x = torch.ones(2).as_subclass(Plain)
    del x
    gc.collect()
    assert Plain.seen == [] and "__del__" not in Plain.__dict__


def test_weak_keys():
    from evergrad.utils.weak import TensorWeakRef, WeakTensorKeyDictionary

    a, b = torch.ones(2), torch.ones(2)
    d = WeakTensorKeyDictionary()
    d[a], d[b] = 1, 2
    assert d[a] == 1 and d[b] == 2 and len(d) == 2 and a in d and torch.ones(2) not in d
    assert sorted(d.values()) == [1, 2] and d.copy() == d
    ref = TensorWeakRef(a)
    assert ref() is a
    del a
    gc.collect()
    assert len(d) == 1 and ref() is None
