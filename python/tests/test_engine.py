"""The backward pass and its graph: versions, views that must not be written to, hooks, edges, names of nodes."""

import gc
import importlib
import warnings
import weakref

import pytest

import evergrad as torch
from evergrad.autograd import Function, forward_ad, grad
from evergrad.autograd.graph import GradientEdge, Node, get_gradient_edge, register_multi_grad_hook, saved_tensors_hooks

F = torch.nn.functional


def leaf(*shape):
    return torch.randn(*shape, requires_grad=True)


# ---- versions ----


def test_data_has_a_version_of_its_own():
    a = leaf(3)
    b = a * 1
    y = b.exp() * b
    b.data[0] = 5
    assert b._version == 0 and b.data._version == 0 and b[0] == 5
    y.sum().backward()
    c = a * 1
    y = c * c
    c.detach()[0] = 5
    assert c._version == 1
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_other_data_keeps_the_version():
    x = torch.zeros(2)
    view = x[:]
    x.add_(1)
    x.data = torch.ones(3)
    assert x._version == view._version == 1
    view.add_(1)
    x.add_(1)
    assert x._version == view._version == 3
    with pytest.raises(RuntimeError, match="Deleting tensor data"):
        del x.data


def test_a_resize_to_the_same_size_changes_nothing():
    x = torch.empty(2, 3).t()
    x.resize_as_(x)
    x.resize_(3, 2)
    assert x.stride() == (1, 3) and x._version == 0
    x.resize_(2, 2)
    assert x._version == 1


def test_numpy_of_what_requires_grad():
    pytest.importorskip("numpy")
    x = leaf(2)
    with pytest.raises(RuntimeError, match="requires grad"):
        x.numpy()
    assert x.numpy(force=True).shape == (2,)
    with torch.no_grad():
        assert x.numpy()[0] == x[0]


# ---- views ----


@pytest.mark.parametrize(
    "views", [lambda t: t.unbind(), lambda t: t.split(1), lambda t: t.chunk(2), lambda t: t.split_with_sizes([1, 2])]
)
def test_one_of_several_views_is_not_written_to(views):
    a = leaf(3, 2)
    b = a * 1
    first = views(b)[0]
    with pytest.raises(RuntimeError, match="is a view and is being modified inplace. This view is the output of a function"):
        first.mul_(2)
    with pytest.raises(RuntimeError, match="multiple views"):
        first.view_as(first).mul_(2)
    views(torch.zeros(3, 2))[0].add_(1)
    with torch.no_grad():
        first.zero_()
    assert b[0].abs().sum() == 0


def test_several_views_share_a_node():
    x = leaf(3, 4)
    a, b = x.split(2, 1)
    assert a.grad_fn is b.grad_fn and b.output_nr == 1 and a.grad_fn.name() == "SplitBackward0"
    (g,) = grad((b * 2).sum(), x, create_graph=True)
    assert torch.equal(g, torch.tensor([0.0, 0, 2, 2]).expand(3, 4))
    assert torch.autograd.gradcheck(lambda x: [t.exp() for t in x.unbind(1)], torch.rand(2, 3, dtype=torch.float64).requires_grad_())
    out = torch.func.vmap(lambda t: t.split(2))(x.detach())
    assert out[1].shape == (3, 2)
    out = torch.func.jvp(lambda t: t.unbind(-1)[1] ** 2, (x.detach(),), (torch.ones(3, 4),))
    assert torch.allclose(out[1], 2 * x[:, 1].detach())


def test_views_that_lost_their_history():
    base = torch.zeros(3)
    w = leaf(3)
    with torch.no_grad():
        view = base.view(-1)
    base.mul_(w)
    assert view.requires_grad
    with pytest.raises(RuntimeError, match="no_grad mode and its base or another view of its base has been modified"):
        view.grad_fn
    with torch.no_grad():
        view = (w * 1)[:]
        view = (y := w.detach().requires_grad_())[:]
        assert view.requires_grad and view.grad_fn is None
        view *= 2
    assert repr(view).endswith("grad_fn=<Invalid>)")
    y = w * 2
    with torch.inference_mode():
        view = y.view(-1)
    assert not view.is_inference()
    with pytest.raises(RuntimeError, match="created in inference mode and is being modified"):
        view.add_(1)


def test_pieces_that_are_tensors_of_their_own():
    a = leaf(3, 3)
    s, t, _ = (a + a).unsafe_split(1)
    s.mul_(t)
    s.sum().backward()
    assert torch.allclose(a.grad[0], 4 * a.detach()[1]) and torch.allclose(a.grad[1], 4 * a.detach()[0])


def test_inference_tensors_stay_out_of_the_graph():
    with torch.inference_mode():
        x = torch.ones(2)
    w = leaf(2)
    with pytest.raises(RuntimeError, match="cannot be saved for backward"):
        w * x
    (w + x).sum().backward()
    with pytest.raises(RuntimeError, match="outside InferenceMode"):
        x.add_(1)
    with torch.no_grad(), pytest.raises(RuntimeError, match="outside InferenceMode"):
        x.add_(1)


# ---- hooks ----


def test_retained_gradients_follow_an_inplace_write():
    a = leaf(1)
    b = a * 2
    b.retain_grad()
    b.mul_(3)
    b.sum().backward()
    assert b.grad.item() == 1 and b.retains_grad
    base = a * 1
    base.retain_grad()
    base.view(-1).mul_(2)
    base.sum().backward()
    assert base.grad.item() == 1


def test_a_tensor_that_retains_its_gradient_may_go():
    a = leaf(1000)
    b = a * 2
    b.retain_grad()
    c = b.exp()
    del b
    gc.collect()
    junk = [torch.zeros(3) for _ in range(100)]
    c.sum().backward()
    assert len(junk) == 100


def test_which_hooks_run():
    seen = []
    a = leaf(1)
    b = a * 2
    c = b * 3
    b.register_hook(lambda g: seen.append("b") or g * 10)
    b.grad_fn.register_prehook(lambda g: seen.append("pre"))
    b.grad_fn.register_hook(lambda i, o: seen.append("post"))
    a.register_hook(lambda g: seen.append("a"))
    assert grad(c, b, retain_graph=True)[0].item() == 30 and seen == ["b"]  # b's node does not run
    del seen[:]
    assert [g.item() for g in grad(c, (b, a), retain_graph=True)] == [3, 60] and seen == ["b", "pre", "post", "a"]
    del seen[:]
    c.backward(inputs=[b], retain_graph=True)
    assert b.grad.item() == 30 and a.grad is None and "a" not in seen


def test_hooks_of_results_without_a_gradient_get_none():
    a, b = leaf(2).unbind()
    seen = []
    a.register_hook(lambda g: seen.append(g))
    b.backward()
    assert seen == [None]


def test_a_hook_is_removed_though_the_tensor_is_gone():
    seen = []
    a = leaf(1)
    b = a * 2
    handle = b.register_hook(seen.append)
    c = b * 2
    del b
    handle.remove()
    c.backward()
    assert seen == []


def test_hooks_of_several_tensors():
    a, b = leaf(1), leaf(1)
    seen = []
    register_multi_grad_hook([a, b], lambda g: seen.append([x is not None for x in g]))
    handle = register_multi_grad_hook((a, b), lambda g: seen.append("any"), mode="any")
    (a * b).backward()
    (a * 2).backward()
    assert seen.count("any") == 2 and [True, True] in seen and [True, False] in seen
    handle.remove()
    (a * 2).backward()
    assert seen.count("any") == 2


def test_calls_at_the_end_of_a_pass():
    seen = []
    engine = torch.autograd.Variable._execution_engine
    a = leaf(1)
    a.register_hook(lambda g: engine.queue_callback(lambda: seen.append(a.grad is not None)))
    a.exp().backward()
    assert seen == [True]
    with pytest.raises(RuntimeError, match="during backward pass"):
        engine.queue_callback(print)


def test_saved_tensors_keep_their_history_through_hooks():
    a = leaf(3)
    with saved_tensors_hooks(lambda t: t.clone(), lambda t: t):
        y = (a.exp() * a.sin()).sum()
    (g,) = grad(y, a, create_graph=True)
    (h,) = grad(g.sum(), a)
    x = a.detach()
    assert torch.allclose(h, 2 * x.exp() * x.cos(), atol=1e-6)
    with saved_tensors_hooks(lambda t: t.add_(1), lambda t: t), pytest.raises(RuntimeError, match="modifying its input"):
        a.exp() * 1


# ---- nodes ----


def test_gradient_edges():
    x = leaf(2).clone()
    edge = get_gradient_edge(x)
    x *= 3
    old, new = grad(x.sum(), (edge, x), retain_graph=True)
    assert old.tolist() == [3, 3] and new.tolist() == [1, 1]
    a = leaf(2)
    y = a * 2
    (g,) = grad(GradientEdge(y.grad_fn, 0), a, torch.ones(2))
    assert g.tolist() == [2, 2]
    torch.autograd.backward((a * 2).sum(), inputs=(get_gradient_edge(a),))
    assert a.grad.tolist() == [2, 2]
    with pytest.raises(RuntimeError, match="materialize_grads cannot be used"):
        grad(a.sum(), (a, edge), allow_unused=True, materialize_grads=True)


def test_nodes_are_of_their_own_types():
    y = leaf(2) + 1
    node = y.grad_fn
    assert type(node).__name__ == "AddBackward0" and isinstance(node, Node) and y.grad_fn is node
    node.metadata["note"] = 1
    del node
    assert y.grad_fn.metadata == {"note": 1}

    class Twice(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.factor = 2
            ctx.save_for_backward(x)
            return x * 2

        @staticmethod
        def backward(ctx, g):
            assert type(ctx) is Twice._backward_cls
            return g * ctx.factor

    x = leaf(2)
    y = Twice.apply(x)
    node = y.grad_fn
    assert type(node).__name__ == "TwiceBackward" and isinstance(node, Node) and node.factor == 2
    assert node.saved_tensors[0] is x and node.next_functions[0][0].variable is x
    seen = []
    node.register_hook(lambda i, o: seen.append(len(i)))
    y.sum().backward()
    assert seen == [1]
    ref = weakref.ref(node)
    del y, node
    gc.collect()
    assert ref() is None


def test_a_function_without_gradients():
    class Sign(Function):
        @staticmethod
        def forward(ctx, x):
            y = x.sign()
            ctx.mark_non_differentiable(y)
            ctx.save_for_backward(x)
            return y

        @staticmethod
        def backward(ctx, g):
            raise AssertionError

    assert not Sign.apply(leaf(2)).requires_grad


def test_names_of_nodes():
    x = leaf(2, 3)
    i = torch.tensor([0])
    expected = {
        "MeanBackward0": x.mean(), "MeanBackward1": x.mean(0), "SumBackward0": x.sum(), "SumBackward1": x.sum(0),
        "PowBackward0": x**2, "PowBackward1": x**x.detach(), "MaxBackward1": x.max(), "MaxBackward0": x.max(0)[0],
        "StackBackward0": torch.stack([x, x]), "RollBackward0": x.roll(1), "ProdBackward1": x.prod(0), "Log1PBackward0": x.log1p(),
        "MseLossBackward0": F.mse_loss(x, x * 2), "SplitWithSizesBackward0": x.split([1, 2], 1)[0],
        "IndexSelectBackward0": x.index_select(0, i), "ClampBackward1": x.clamp(0, 1), "UnbindBackward0": x.unbind()[1],
    }  # fmt: skip
    assert {k: v.grad_fn.name() for k, v in expected.items()} == {k: k for k in expected}


@pytest.mark.parametrize(
    "name, args",
    [("elu", ()), ("selu", ()), ("celu", (1.5,)), ("hardtanh", ()), ("relu6", ()), ("hardswish", ()), ("hardsigmoid", ()),
     ("mish", ()), ("threshold", (0.1, 20.0)), ("leaky_relu", ()), ("silu", ()), ("rrelu", ())],
)  # fmt: skip
def test_activations_in_place(name, args):
    f = getattr(F, name)
    x = leaf(4, 5)
    y = x * 3
    z = f(y, *args, inplace=True)
    assert z is y
    z.sum().backward()
    (g,) = grad(f((x * 3), *args).sum(), x)
    assert torch.allclose(x.grad, g) and torch.equal(z, f(x.detach() * 3, *args))


def test_decorated_classes():
    with pytest.warns(FutureWarning, match="Decorating classes is deprecated"):

        @torch.no_grad()
        class Model:
            def __init__(self):
                self.inside = torch.is_grad_enabled()

    assert Model().inside is False and torch.is_grad_enabled()


def test_variable_is_a_tensor_of_the_same_memory():
    x = torch.ones(2)
    v = torch.autograd.Variable(x, requires_grad=True)
    assert v.requires_grad and not x.requires_grad and v.data_ptr() == x.data_ptr()
    assert isinstance(x, torch.autograd.Variable)


def test_a_gradient_that_will_not_come():
    y = leaf(1) * 2
    with pytest.warns(UserWarning, match="not a leaf Tensor is being accessed"):
        assert y.grad is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        y.retain_grad()
        assert y.grad is None and leaf(1).grad is None


# ---- checks ----


def test_gradcheck_fast_mode():
    runs = []

    def f(x, w):
        runs.append(1)
        return (x @ w).sin(), torch.complex(x, x * 2)

    x = torch.randn(30, 20, dtype=torch.float64, requires_grad=True)
    w = torch.randn(20, 10, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(f, (x, w), fast_mode=True, check_forward_ad=True) and len(runs) < 20
    assert torch.autograd.gradgradcheck(lambda x: x.exp() * x, x[:2].detach().requires_grad_(), fast_mode=True)
    c = torch.randn(3, dtype=torch.complex128, requires_grad=True)
    assert torch.autograd.gradcheck(lambda c: (c * c.conj(), c.abs()), c, fast_mode=True, check_batched_grad=True)

    def wrong(x):
        y = x.clone()
        y.register_hook(lambda g: None if g is None else 1.1 * g)
        return y

    for fast in (True, False):
        for arg in (x[:2, :3].detach().requires_grad_(), c):
            with pytest.raises(torch.autograd.gradcheck.__globals__["GradcheckError"], match="Jacobian mismatch for output 0"):
                torch.autograd.gradcheck(wrong, arg, fast_mode=fast)
            assert not torch.autograd.gradcheck(wrong, arg, fast_mode=fast, raise_exception=False)


def test_gradcheck_refuses_what_is_not_the_same_twice():
    class Jitter(Function):
        @staticmethod
        def forward(ctx, x):
            return x.clone()

        @staticmethod
        def backward(ctx, g):
            return g * (1 + torch.rand_like(g) * 1e-6)

    x = torch.randn(4, dtype=torch.float64, requires_grad=True)
    for fast in (True, False):
        with pytest.raises(RuntimeError, match="Backward is not reentrant"):
            torch.autograd.gradcheck(Jitter.apply, x, fast_mode=fast)
        assert torch.autograd.gradcheck(Jitter.apply, x, fast_mode=fast, nondet_tol=1e-5)


def test_gradcheck_of_fixed_gradients_and_missing_ones():
    x = torch.ones(2, dtype=torch.float64, requires_grad=True)

    def shifted(x):
        y = x.clone()
        y.register_hook(lambda g: None if g is None else g + 1e-2)
        return y

    with pytest.raises(RuntimeError, match="backward not multiplied by grad_output"):
        torch.autograd.gradcheck(shifted, x, atol=0.1)

    def needs(x):
        y = x.clone()

        def hook(g):
            if g is None:
                raise RuntimeError("no gradient")

        y.register_hook(hook)
        return y

    with pytest.warns(UserWarning, match="undefined gradient support"):
        with pytest.raises(RuntimeError, match="handle undefined output grads"):
            torch.autograd.gradcheck(needs, x)
    assert torch.autograd.gradcheck(needs, x, check_undefined_grad=False)


def test_a_batch_of_gradients():
    x = leaf(3)
    y = x.sin()
    (rows,) = grad(y, x, torch.eye(3), is_grads_batched=True, retain_graph=True)
    assert torch.allclose(rows, torch.diag(x.detach().cos()))
    with pytest.raises(RuntimeError, match="If `is_grads_batched=True`, we interpret the first"):
        grad(y, x, torch.ones(3), is_grads_batched=True)


def test_gradcheck_refuses_a_backward_that_differs():
    class Noisy(Function):
        @staticmethod
        def forward(ctx, x):
            return x.clone()

        @staticmethod
        def backward(ctx, g):
            return g * (1 + torch.rand(()))

    x = torch.ones(3, dtype=torch.float64, requires_grad=True)
    for fast in (False, True):
        with pytest.raises(importlib.import_module("evergrad.autograd.gradcheck").GradcheckError, match="Backward is not reentrant"):
            torch.autograd.gradcheck(Noisy.apply, x, fast_mode=fast)


def test_the_old_variable():
    with pytest.warns(UserWarning, match="volatile was removed"):
        assert not torch.autograd.Variable(torch.ones(1), volatile=True).requires_grad


def test_anomaly_text_goes_to_stderr_where_warnings_are_errors(capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with torch.autograd.detect_anomaly():
            warnings.simplefilter("error")
            x = torch.ones(2, requires_grad=True)
            y = x + 1
            z = y**2
            y += 1
            with pytest.raises(RuntimeError, match="modified by an inplace operation"):
                z.sum().backward()
    assert "Error detected in PowBackward0" in capsys.readouterr().err


def test_passes_within_passes_go_deep():
    class Deep(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            with torch.enable_grad():
                ctx.x = x.detach().requires_grad_() - 1
            return ctx.x.detach()

        @staticmethod
        def backward(ctx, g):
            if ctx.x < 0:
                assert torch._C._current_graph_task_id() >= 0
                return g
            with torch.enable_grad():
                Deep.apply(ctx.x).sum().backward()
            return g

    for depth in (1500.0, 100.0):
        v = torch.tensor(depth, requires_grad=True)
        Deep.apply(v).sum().backward()
        assert v.grad == 1

    class Fails(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x, depth):
            ctx.depth = depth
            return x.clone()

        @staticmethod
        def backward(ctx, g):
            if ctx.depth == 0:
                raise KeyError("deep down")
            with torch.enable_grad():
                Fails.apply(torch.ones(2, requires_grad=True), ctx.depth - 1).sum().backward()
            return g, None

    with pytest.raises(KeyError, match="deep down"):
        Fails.apply(torch.ones(2, requires_grad=True), 130).sum().backward()


def test_views_that_a_function_makes_are_not_written_to():
    class View(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x[:1]

    a, b = torch.rand(2), torch.rand(1, requires_grad=True)
    view = View.apply(a)
    view += 1  # no gradient anywhere
    with pytest.raises(RuntimeError, match="This view was created inside a custom Function"):
        view += b
    with pytest.raises(RuntimeError, match="This view was created inside a custom Function"):
        view.copy_(b)


def test_only_inputs_are_marked_dirty():
    class Bad(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            y = x * 3
            ctx.mark_dirty(y)
            return y

        @staticmethod
        def backward(ctx, g):
            return 3 * g

    with pytest.warns(UserWarning, match="Only input Tensors should be given to ctx.mark_dirty"):
        Bad.apply(torch.ones(2, requires_grad=True))


def test_what_has_no_derivative_says_so_when_it_is_asked():
    x = torch.rand(3, requires_grad=True)
    for y in (torch.nextafter(x, x), x.unique(), x.unique(dim=0), torch.unique_consecutive(x)):
        assert y.requires_grad
        with pytest.raises(NotImplementedError, match="the derivative for '.*' is not implemented"):
            y.sum().backward()
    assert not torch.unique(x, return_inverse=True)[1].requires_grad and not x.detach().unique().requires_grad
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(torch.rand(3), torch.rand(3))
        for f in (lambda: torch.igamma(dual, dual), lambda: torch.nextafter(dual, dual), dual.unique):
            with pytest.raises(NotImplementedError, match="Trying to use forward AD with .* that does not support it"):
                f()
        for f in (lambda: torch.add(dual, 1, out=torch.rand(3)), lambda: torch.add(torch.rand(3), 1, out=dual)):
            with pytest.raises(NotImplementedError, match="because it is an out= function"):
                f()


def test_nothing_inside_once_differentiable_is_differentiated():
    class Square(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        @torch.autograd.function.once_differentiable
        def backward(ctx, g):
            return 2 * ctx.saved_tensors[0] * g

    x = torch.ones(2, requires_grad=True)
    Square.apply(x).sum().backward(torch.ones((), requires_grad=True), create_graph=True)
    node = x.grad.grad_fn
    assert node.name() == "torch::autograd::CopyBackwards" and type(node.next_functions[1][0]).__name__ == "Error"
    with pytest.raises(RuntimeError, match="once_differentiable"):
        x.grad.sum().backward()


def test_tangents_can_be_switched_off():
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(torch.ones(2), torch.ones(2))
        assert forward_ad._is_fwd_grad_enabled()
        with forward_ad._set_fwd_grad_enabled(False):
            assert not forward_ad._is_fwd_grad_enabled()
            assert forward_ad.unpack_dual(dual).tangent is None
            y = dual * 2
        assert forward_ad.unpack_dual(y).tangent is None and forward_ad.unpack_dual(dual).tangent is not None
        with pytest.raises(RuntimeError, match="Nested forward mode"):
            forward_ad.enter_dual_level()
    assert torch.func.jvp(lambda a: torch.func.jvp(torch.sin, (a,), (a,))[1], (torch.ones(2),), (torch.ones(2),))[1].shape == (2,)


def test_a_tangent_of_another_layout_is_copied():
    for primal, tangent in (
        (torch.randn(2, dtype=torch.cfloat).conj(), torch.randn(2, dtype=torch.cfloat)),
        (torch.randn(2, dtype=torch.cfloat), torch.randn(2, dtype=torch.cfloat).conj()),
        (torch.randn(5)[:4], torch.randn(4)),
    ):
        with forward_ad.dual_level():
            dual = forward_ad.make_dual(primal, tangent)
            own = forward_ad.unpack_dual(dual).tangent
            assert own is not tangent and torch.equal(own, tangent)
            if primal.is_complex():
                assert torch.equal(forward_ad.unpack_dual(torch.imag(dual)).tangent, tangent.imag)


def function_with(forward, jvp):
    class F(torch.autograd.Function):
        pass

    F.forward, F.jvp = staticmethod(forward), staticmethod(jvp)
    F.backward = staticmethod(lambda ctx, g: g)
    return F.apply


def test_jvp_does_to_tangents_what_forward_does_to_values():
    def dirty(ctx, x):
        ctx.mark_dirty(x)
        return x.mul_(2)

    with forward_ad.dual_level():
        tangent = torch.ones(2)
        x = forward_ad.make_dual(torch.ones(2), tangent)
        y = function_with(dirty, lambda ctx, t: t.mul_(2))(x)
        assert y is x and forward_ad.unpack_dual(y).tangent is tangent and tangent.tolist() == [2.0, 2.0]
        for jvp in (lambda ctx, t: t, lambda ctx, t: t * 2):
            with pytest.raises(RuntimeError, match="jvp function must modify the corresponding gradient inplace"):
                function_with(dirty, jvp)(forward_ad.make_dual(torch.ones(2), torch.ones(2)))
        x = forward_ad.make_dual(torch.ones(2), tangent)
        for forward, jvp, fault in (
            (lambda ctx, x: x, lambda ctx, t: t, "is not returning a view."),
            (lambda ctx, x: x[:1], lambda ctx, t: t[:1] * 2, "is not returning a view."),
            (lambda ctx, x: x[:1], lambda ctx, t: (t * 2)[:1], "of the given grad input"),
        ):
            with pytest.raises(RuntimeError, match=fault):
                function_with(forward, jvp)(x)
        with pytest.raises(RuntimeError, match="of the same base"):
            function_with(lambda ctx, x: x[:1], lambda ctx, t: (t * 2)[:1])(x.view_as(x))
        out = function_with(lambda ctx, x: x[:1], lambda ctx, t: t[:1])(x)
        assert forward_ad.unpack_dual(out).tangent._base is tangent
        out = function_with(lambda ctx, x: x, lambda ctx, t: t.view_as(t))(x)
        assert forward_ad.unpack_dual(out).tangent._base is tangent


def test_a_tensor_that_takes_other_memory_is_another_leaf():
    x = torch.rand(2, requires_grad=True)
    edge = torch.autograd.graph.get_gradient_edge(x)
    y = x.clone().sum()
    with torch.no_grad():
        x.set_(torch.rand(2))
    with pytest.raises(RuntimeError, match="to not have been used in the graph"):
        torch.autograd.grad(y, x, retain_graph=True)
    assert torch.autograd.grad(y, edge)[0].tolist() == [1.0, 1.0]


def test_inference_tensors_are_no_target_outside():
    with torch.inference_mode():
        c = torch.ones(2)
        leaf = torch.ones(1, 2, 3, requires_grad=True)
        leaf.resize_(1, 2)
        assert leaf.requires_grad
    with pytest.raises(RuntimeError, match="Inplace update to inference tensor outside InferenceMode"):
        torch.mul(torch.ones(2), 2, out=c)


def test_functions_of_any_form_run_in_batched_gradients():
    class Old(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, g):
            return Old.apply(g)

    x = torch.ones(3, requires_grad=True)
    (g,) = torch.autograd.grad(Old.apply(x), x, torch.eye(3), is_grads_batched=True)
    assert torch.equal(g, 2 * torch.eye(3))


def test_attributes_of_the_graph_stay():
    x = torch.ones(2, requires_grad=True)
    assert x._backward_hooks is None
    hook = lambda g: None  # noqa: E731
    x.register_hook(hook)
    assert len(x._backward_hooks) == 1
    for name in ("_grad_fn", "_backward_hooks", "data", "requires_grad"):
        with pytest.raises(RuntimeError):
            delattr(x, name)


def test_hooks_of_a_view_do_not_see_what_a_write_sends_to_its_base():
    base = torch.ones(1, requires_grad=True).clone()
    view, other = base[:], base[:]
    seen = []
    view.register_hook(lambda g: seen.append("old view"))
    other.register_hook(lambda g: seen.append("old other"))
    view.mul_(2)
    other.grad_fn  # made anew
    other.register_hook(lambda g: seen.append(g.item()))
    (view + other).sum().backward()
    assert seen == [1.0]


def test_hooks_as_a_mapping():
    x = torch.ones(2, requires_grad=True)
    hooks = {}
    x._backward_hooks = hooks
    hooks["double"] = lambda g: g * 2
    (x * 3).sum().backward()
    assert x.grad.tolist() == [6.0, 6.0] and x._backward_hooks is hooks
    x._backward_hooks = None
    x.grad = None
    (x * 3).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0] and x._backward_hooks is None
    y = x * 1
    hook = lambda g: None  # noqa: E731
    y.register_hook(hook)
    assert len(y._backward_hooks) == 1


def test_a_hook_that_comes_while_its_node_runs():
    seen = []

    def unpack(t):
        def hook(made, taken):
            seen.append((len(made), taken))
            return tuple(g if g is None else g / 2 for g in made)

        torch._C._current_autograd_node().register_hook(hook)
        return t

    x = torch.tensor([3.0], requires_grad=True)
    with saved_tensors_hooks(lambda t: t, unpack):
        y = x.exp()
    y.backward()
    assert seen == [(1, (None,))] and torch.allclose(x.grad, x.exp() / 2)
