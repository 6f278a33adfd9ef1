"""Gradients from Python: backward, hooks, custom functions, modes, forward mode, checks."""

import gc
import threading
import weakref

import pytest

import evergrad as torch
from evergrad.autograd import Function, gradcheck, gradgradcheck, graph
from evergrad.autograd import forward_ad as fw


def test_backward_and_grad():
    x = torch.tensor([1.0, 2.0], requires_grad=True)
    y = (x * x).sum()
    y.backward(retain_graph=True)
    y.backward()
    assert x.grad.tolist() == [4, 8]
    with pytest.raises(RuntimeError, match="second time"):
        y.backward()
    with pytest.raises(RuntimeError, match="only for scalar outputs"):
        (x * 2).backward()
    (g,) = torch.autograd.grad((x**3).sum(), x, create_graph=True)
    (h,) = torch.autograd.grad(g.sum(), x)
    assert h.tolist() == [6, 12]
    with pytest.raises(RuntimeError):
        torch.autograd.grad(x.sum(), torch.ones(1, requires_grad=True))
    z = torch.ones(1, requires_grad=True)
    assert torch.autograd.grad(x.sum(), (x, z), allow_unused=True)[1] is None
    assert torch.autograd.grad(x.sum(), (x, z), materialize_grads=True)[1].tolist() == [0]
    x.grad = None
    assert x.grad is None
    with pytest.raises(TypeError):
        x.grad = 1


def test_modes():
    x = torch.ones(1, requires_grad=True)
    with torch.no_grad():
        assert not (x * 2).requires_grad and not torch.is_grad_enabled()
        with torch.enable_grad():
            assert (x * 2).requires_grad
    assert torch.is_grad_enabled()
    with torch.set_grad_enabled(False):
        assert not torch.is_grad_enabled()
    torch.set_grad_enabled(False)
    assert not torch.is_grad_enabled()
    torch.set_grad_enabled(True)

    @torch.no_grad()
    def f():
        return torch.is_grad_enabled()

    @torch.no_grad
    def g():
        yield torch.is_grad_enabled()

    @torch.inference_mode()
    def h():
        return x * 2

    assert f() is False and torch.is_grad_enabled() and list(g()) == [False]
    t = h()
    assert t.is_inference() and not t.requires_grad
    with pytest.raises(ZeroDivisionError):
        with torch.no_grad():
            1 / 0
    assert torch.is_grad_enabled()


def test_modes_belong_to_threads():
    seen = []
    with torch.no_grad():
        t = threading.Thread(target=lambda: seen.append(torch.is_grad_enabled()))
        t.start()
        t.join()
    assert seen == [True]


def test_tensor_hooks():
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    seen = []
    h = y.register_hook(lambda g: seen.append(g) or g * 10)
    y.sum().backward(retain_graph=True)
    assert x.grad.tolist() == [20, 20] and seen[0].tolist() == [1, 1]
    h.remove()
    x.grad = None
    y.sum().backward()
    assert x.grad.tolist() == [2, 2]
    calls = []
    x.register_post_accumulate_grad_hook(lambda t: calls.append(t is x))
    (x * 3).sum().backward()
    assert calls == [True]
    y = x * 2
    y.register_hook(lambda g: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        y.sum().backward()
    with pytest.raises(RuntimeError):
        torch.ones(1).register_hook(print)


def test_nodes():
    x = torch.ones(2, requires_grad=True)
    y = (x * 2).sum()
    node = y.grad_fn
    assert node.name() == "SumBackward0" and node.next_functions[0][0].name() == "MulBackward0"
    acc = node.next_functions[0][0].next_functions[0][0]
    assert acc.name() == "torch::autograd::AccumulateGrad" and acc.variable is x and y.grad_fn == node
    seen = []
    node.register_hook(lambda gi, go: seen.append((gi, go)))
    node.register_prehook(lambda go: (go[0] * 5,))
    y.backward()
    assert x.grad.tolist() == [10, 10] and len(seen) == 1 and seen[0][1][0].item() == 5


def test_hooks_of_several_tensors():
    a, b, c = (torch.ones(1, requires_grad=True) for _ in range(3))
    seen = []
    with graph.register_multi_grad_hook((a, b, c), lambda gs: seen.append([g is not None for g in gs])):
        (a * b).sum().backward()
        (a * b * c).sum().backward()
    (a * b * c).sum().backward()
    assert seen == [[True, True, False], [True, True, True]]


def test_retain_grad_and_in_place():
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    y.retain_grad()
    y.sum().backward()
    assert y.grad.tolist() == [1, 1]
    with pytest.raises(RuntimeError, match="leaf"):
        x.add_(1)
    z = x.exp()
    z.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()


class Exp(Function):
    @staticmethod
    def forward(ctx, x):
        y = x.exp()
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, g):
        (y,) = ctx.saved_tensors
        return g * y


class MulAdd(Function):
    @staticmethod
    def forward(a, b, c):
        return a * b + c, a.detach() > 0

    @staticmethod
    def setup_context(ctx, inputs, output):
        a, b, c = inputs
        ctx.save_for_backward(a, b)
        ctx.c = c
        ctx.mark_non_differentiable(output[1])

    @staticmethod
    def backward(ctx, g, _):
        a, b = ctx.saved_tensors
        assert ctx.needs_input_grad == (True, True, False)
        return g * b, g * a, None


def test_custom_function():
    x = torch.randn(3, dtype=torch.float64, requires_grad=True)
    assert gradcheck(Exp.apply, (x,)) and gradgradcheck(Exp.apply, (x,))
    assert Exp.apply(x).grad_fn.name() == "ExpBackward"
    a, b = torch.ones(2, requires_grad=True), torch.full((2,), 3.0, requires_grad=True)
    out, flag = MulAdd.apply(a, b, 1.0)
    out.sum().backward()
    assert a.grad.tolist() == [3, 3] and b.grad.tolist() == [1, 1] and not flag.requires_grad
    with torch.no_grad():
        assert not Exp.apply(x).requires_grad


def test_custom_function_errors():
    class Wrong(Function):
        @staticmethod
        def forward(ctx, x, y):
            return x * y

        @staticmethod
        def backward(ctx, g):
            return g

    x = torch.ones(1, requires_grad=True)
    with pytest.raises(RuntimeError, match="incorrect number of gradients"):
        Wrong.apply(x, x).sum().backward()

    class Fails(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        Fails.apply(x).sum().backward()

    class Once(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        @torch.autograd.function.once_differentiable
        def backward(ctx, g):
            return g * 2 * ctx.saved_tensors[0]

    (g,) = torch.autograd.grad(Once.apply(x), x, torch.ones(1, requires_grad=True), create_graph=True)
    with pytest.raises(RuntimeError, match="once_differentiable"):
        g.sum().backward()


def test_custom_function_is_freed():
    x = torch.ones(1000, requires_grad=True)
    contexts = []

    class Watched(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            contexts.append(weakref.ref(ctx))
            ctx.late = Late(ctx)
            return x * 2

        @staticmethod
        def backward(ctx, g):
            return g * ctx.saved_tensors[0]

    class Late:
        def __init__(self, ctx):
            self.ref = weakref.ref(ctx)

    y = Watched.apply(x)
    ref = weakref.ref(y)
    y.sum().backward()
    del y
    gc.collect()
    assert ref() is None and contexts[0]() is None
    kept = []

    class Leaks(Exp):
        @staticmethod
        def forward(ctx, x):
            kept.append(ctx)
            ctx.save_for_backward(x)
            return x * 1

    y = Leaks.apply(x)
    assert kept[0].saved_tensors[0] is x or torch.equal(kept[0].saved_tensors[0], x)
    del y
    gc.collect()
    with pytest.raises(RuntimeError, match="freed"):
        kept[0].saved_tensors


def test_dirty():
    class AddOne(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.mark_dirty(x)
            x.add_(1)
            return x

        @staticmethod
        def backward(ctx, g):
            return g * 7

    x = torch.zeros(2, requires_grad=True)
    y = x * 1
    z = AddOne.apply(y)
    assert z is y
    z.sum().backward()
    assert x.grad.tolist() == [7, 7]


def test_saved_tensor_hooks_and_checkpoint():
    x = torch.randn(4, requires_grad=True)
    packed = []
    with graph.saved_tensors_hooks(lambda t: packed.append(t) or t.detach() * 1, lambda t: t):
        y = (x * x).sin().sum()
    y.backward()
    want = 2 * x.detach() * (x.detach() ** 2).cos()
    assert len(packed) >= 2 and torch.allclose(x.grad, want)
    x.grad = None
    calls = []

    def f(t):
        calls.append(1)
        return (t * t).sin()

    torch.utils.checkpoint.checkpoint(f, x, use_reentrant=False).sum().backward()
    assert len(calls) == 2 and torch.allclose(x.grad, want)


def test_anomaly():
    x = torch.zeros(1, requires_grad=True)
    with pytest.warns(UserWarning):
        mode = torch.autograd.detect_anomaly()
    with mode:
        y = (x - 1).sqrt() * 0
        with pytest.raises(RuntimeError, match="^Function 'SqrtBackward0' returned nan values in its 0th output.$"):
            with pytest.warns(UserWarning, match=r"Error detected in SqrtBackward0.*\n(.*\n)*.*test_anomaly"):
                y.backward()

    class Broken(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, g):
            raise LookupError("no derivative today")

    with torch.autograd.set_detect_anomaly(True):
        y = Broken.apply(x)
        with pytest.raises(LookupError, match="^no derivative today$"), pytest.warns(UserWarning, match="BrokenBackward"):
            y.backward()


def test_forward_mode():
    x, t = torch.randn(3), torch.randn(3)
    with fw.dual_level():
        d = fw.make_dual(x, t)
        y = d.sin() * d
        p, g = fw.unpack_dual(y)
        assert torch.allclose(g, t * (x.cos() * x + x.sin())) and torch.allclose(p, x.sin() * x)
    assert fw.unpack_dual(x).tangent is None
    with pytest.raises(RuntimeError, match="level"):
        fw.make_dual(x, t)


def test_functional():
    from evergrad.autograd import functional as AF

    x = torch.tensor([1.0, 2.0])
    assert torch.equal(AF.jacobian(lambda v: v * v, x), torch.diag(2 * x))
    assert torch.allclose(AF.hessian(lambda v: (v**3).sum(), x), torch.diag(6 * x))
    assert torch.allclose(AF.vjp(lambda v: v * v, x, torch.ones(2))[1], 2 * x)
    assert torch.allclose(AF.jvp(lambda v: v * v, x, torch.ones(2))[1], 2 * x)
    assert torch.allclose(AF.hvp(lambda v: (v**3).sum(), x, torch.ones(2))[1], 6 * x)
    assert torch.allclose(AF.vhp(lambda v: (v**3).sum(), x, torch.ones(2))[1], 6 * x)


def test_gradcheck_finds_faults():
    class Bad(Exp):
        @staticmethod
        def backward(ctx, g):
            return g

    x = torch.randn(2, dtype=torch.float64, requires_grad=True)
    with pytest.raises(RuntimeError, match="Jacobian mismatch"):
        gradcheck(Bad.apply, (x,))
    assert not gradcheck(Bad.apply, (x,), raise_exception=False)
    assert gradcheck(
        lambda a, b: torch.tanh(a @ b),
        (
            torch.randn(2, 3, dtype=torch.float64, requires_grad=True),
            torch.randn(3, 2, dtype=torch.float64, requires_grad=True),
        ),
        check_forward_ad=True,
    )
    z = torch.randn(2, dtype=torch.complex128, requires_grad=True)
    assert gradcheck(lambda v: v * v.conj() + v.exp(), (z,))


def test_func():
    from evergrad import func

    f = lambda v: (v**3).sum()  # noqa: E731
    x = torch.tensor([1.0, 2.0])
    assert torch.allclose(func.grad(f)(x), 3 * x**2)
    assert torch.allclose(func.grad(lambda v: func.grad(f)(v).sum())(x), 6 * x)
    assert torch.allclose(func.hessian(f)(x), torch.diag(6 * x)) and torch.allclose(
        func.jacrev(lambda v: v * v)(x), torch.diag(2 * x)
    )
    assert torch.allclose(func.jacfwd(lambda v: v * v)(x), torch.diag(2 * x))
    out, vjp_fn = func.vjp(lambda v: v * v, x)
    assert torch.allclose(vjp_fn(torch.ones(2))[0], 2 * x)
    assert torch.allclose(func.jvp(lambda v: v * v, (x,), (torch.ones(2),))[1], 2 * x)
    a, b = torch.randn(5, 3), torch.randn(5, 3)
    assert torch.allclose(func.vmap(torch.dot)(a, b), (a * b).sum(1))
    assert torch.allclose(func.vmap(lambda u, v: u * v, in_dims=(0, None))(a, b[0]), a * b[0])
    assert torch.allclose(func.vmap(lambda u: u.sum(), in_dims=1)(a), a.sum(0))
    assert torch.allclose(
        func.vmap(func.grad(lambda w, u: (w * u).sum()), in_dims=(None, 0))(x.repeat(1)[:1].expand(3), a), a
    )
    assert torch.allclose(func.vmap(torch.dot, chunk_size=2)(a, b), (a * b).sum(1))
    with pytest.raises(ValueError, match="same size"):
        func.vmap(torch.dot)(a, b[:2])
    m = torch.nn.Linear(3, 2)
    params = {k: torch.zeros_like(v) for k, v in m.named_parameters()}
    assert func.functional_call(m, params, (a,)).abs().sum() == 0 and m.weight.abs().sum() > 0


def test_threads_differentiate():
    errors = []

    def run(seed):
        try:
            for _ in range(50):
                x = torch.full((64,), float(seed), requires_grad=True)
                (x * x).sum().backward()
                assert x.grad[0].item() == 2 * seed
        except Exception as e:  # noqa: BLE001
            errors.append(e)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not errors


@pytest.mark.parametrize("f", [torch.tanh, torch.sigmoid, torch.nn.functional.silu])
def test_complex_activations_to_second_order(f):
    x = torch.randn(3, dtype=torch.complex128, requires_grad=True)
    assert gradcheck(f, (x,)) and gradgradcheck(f, (x,))
    assert gradcheck(f, (x,), check_forward_ad=True)


def test_derivatives_beyond_the_domain():
    nan = float("nan")

    def slope(f, *at):
        x = torch.tensor(at, dtype=torch.float64, requires_grad=True)
        return torch.autograd.grad(f(x).sum(), x, create_graph=True)[0], x

    # acosh has no value below 1, but the formula of its derivative has one below -1.
    got = slope(torch.acosh, -2.0, 2.0)[0]
    assert torch.allclose(got, torch.full_like(got, 3**-0.5))
    F = torch.nn.functional
    for f in (F.elu, F.celu, F.selu):
        g, x = slope(f, nan, 0.0, -1.0)
        assert g[0] == slope(f, 1.0)[0]
        second = torch.autograd.grad(g.sum(), x)[0]
        assert second[1] == 0 and second[2] > 0


# ---- names of the inside ----


def test_nodes_called_by_hand():
    functions, Node = torch._C._functions, torch.autograd.graph.Node
    x = torch.ones(2, requires_grad=True)
    y = functions.DelayedError("Boom!", 1)(x)
    assert torch.equal(y, x) and isinstance((x * 2).grad_fn.next_functions[0][0], functions.AccumulateGrad)
    with pytest.raises(RuntimeError, match="Boom!"):
        (y * 2).sum().backward()
    (functions.UndefinedGrad()(x * 2) + x).sum().backward()
    assert x.grad.tolist() == [1.0, 1.0]
    assert all(issubclass(f, Node) for f in (functions.AccumulateGrad, functions.DelayedError, functions.UndefinedGrad))


def test_a_weak_reference_knows_when_a_tensor_is_gone():
    x = torch.ones(2)
    ref = torch._C._WeakTensorRef(x)
    assert not ref.expired()
    del x
    assert ref.expired()


def test_whether_hooks_of_saved_tensors_are_enabled():
    enabled = torch._C._autograd._saved_tensors_hooks_is_enabled
    with torch.autograd.graph.disable_saved_tensors_hooks("not here"):
        assert not enabled()
        assert torch._C._autograd._saved_tensors_hooks_get_disabled_error_message() == "not here"
    assert enabled()


def test_objects_of_functions_are_not_called():
    class Old(torch.autograd.Function):
        def forward(self, x):
            return x

    with pytest.warns(DeprecationWarning, match="should not be instantiated"):
        old = Old()
    x = torch.ones(1)
    assert old.forward(x) is x
    with pytest.raises(RuntimeError, match="Legacy autograd function"):
        old(x)


def test_standard_basis_and_strict_hessians():
    from evergrad.autograd import functional

    parts = functional._construct_standard_basis_for((torch.zeros(2), torch.zeros(()), torch.zeros(1, 2)), (2, 1, 2))
    assert torch.equal(torch.cat(parts, 1), torch.eye(5))
    with pytest.raises(RuntimeError, match="Output 0 of the user-provided function does not require gradients"):
        functional.hessian(lambda x: x.detach().sum(), torch.rand(3), strict=True)
    with pytest.warns(UserWarning, match="volatile"):
        assert torch.autograd.torch is torch and torch.zeros(1).volatile is False


def test_vmap_by_its_older_name():
    x = torch.rand(3, 2)
    assert torch.equal(torch._vmap_internals._vmap(lambda v: v.sum(), 0, 0)(x), x.sum(1))
    with torch.library._scoped_library("scoped_away", "FRAGMENT") as lib:
        lib.define("twice(Tensor x) -> Tensor")
        lib.impl("twice", lambda x: x * 2, "CPU")
        assert torch.equal(torch.ops.scoped_away.twice(x), x * 2)
    with pytest.raises((AttributeError, RuntimeError)):
        torch.ops.scoped_away.twice(x)


# ---- custom functions in forward mode ----


def test_what_jvp_finds_and_may_give():
    class Kept(Function):
        @staticmethod
        def forward(ctx, x, mode):
            ctx.mode = mode
            ctx.save_for_backward(x)
            if mode == "both":
                ctx.save_for_forward(x, x)
            whole = x.clone()
            ctx.mark_non_differentiable(whole)
            return x * 2, whole

        @staticmethod
        def jvp(ctx, x_t, _):
            assert len(ctx.saved_tensors) == (2 if ctx.mode == "both" else 0)
            return x_t * 2, x_t if ctx.mode == "wrong" else None

        @staticmethod
        def backward(ctx, g, _):
            assert len(ctx.saved_tensors) == 1
            return g * 2, None

    x = torch.ones(2, requires_grad=True)
    with fw.dual_level():
        dual = fw.make_dual(x, torch.ones(2))
        for mode in ("both", "backward"):
            out, whole = Kept.apply(dual, mode)
            assert fw.unpack_dual(out).tangent.tolist() == [2.0, 2.0] and fw.unpack_dual(whole).tangent is None
            out.sum().backward()
        with pytest.raises(RuntimeError, match="You should return None at that position instead"):
            Kept.apply(dual, "wrong")
        with pytest.raises(RuntimeError, match="has a forward gradient at the same level"):
            fw.make_dual(torch.ones(2), dual)


def test_old_names_of_functions():
    class Id(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x.clone()

        @staticmethod
        def backward(ctx, g):
            (x,) = ctx.saved_variables
            return g * x

    x = torch.ones(1, requires_grad=True)
    with pytest.warns(DeprecationWarning, match="saved_variables"):
        Id.apply(x).backward()
    with pytest.warns(DeprecationWarning):
        f = Id()
    for name in ("register_hook", "next_functions", "name"):
        with pytest.raises(RuntimeError, match=f"Attribute '{name}' is invalid"):
            getattr(f, name)
    with pytest.raises(RuntimeError, match="underlying PyNode has already been deallocated"):
        f.metadata
    assert not hasattr(f, "something_else")


def test_events_that_are_made_by_hand():
    from evergrad.autograd.profiler_util import EventList, FunctionEvent, FunctionEventAvg

    spans = [(0, 2), (1, 2), (1, 3)]
    events = EventList(FunctionEvent(i, "a", 0, a, b, node_id=0) for i, (a, b) in enumerate(spans))
    events._populate_cpu_children()
    assert [[c.id for c in e.cpu_children] for e in events] == [[], [], [1]]
    average = FunctionEventAvg()
    average.add(FunctionEvent(0, "foo", 0, 10, 15))
    average.add(FunctionEvent(1, "foo", 0, 20, 30))
    average.add(average)
    assert (average.count, average.cpu_time_total, average.cpu_time, average.device_time_total) == (4, 30, 7.5, 0)
