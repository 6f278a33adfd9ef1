"""Nodes of the graph: names, edges, metadata, and what they keep for the backward pass."""

import gc
import weakref

import pytest

import evergrad as torch


def test_nodes():
    x = torch.ones(3, requires_grad=True)
    y = x.exp()
    node = y.grad_fn
    assert node.name() == "ExpBackward0" and node == y.grad_fn and node.metadata == {}
    ((leaf, at),) = node.next_functions
    assert leaf.name() == "torch::autograd::AccumulateGrad" and leaf.variable is x and at == 0
    assert [n for n in dir(node) if n.startswith("_saved_")][:1] == ["_saved_result"]
    kept = node._saved_result
    assert torch.equal(kept, y) and kept.grad_fn == node
    assert x.sum(0).grad_fn._saved_dim == (0,) and x.sum(0).grad_fn._saved_keepdim is False
    assert x.sum(0).grad_fn._saved_self_sym_sizes == (3,)
    assert (x**3).grad_fn._saved_exponent == 3 and (x**3).grad_fn._saved_self is x
    assert torch.cat([x, x]).grad_fn._saved_dim == 0
    with pytest.raises(AttributeError, match="'ExpBackward0' object has no attribute '_saved_nothing'"):
        node._saved_nothing
    y.sum().backward()
    with pytest.raises(RuntimeError, match="second time"):
        node._saved_result


X, M = torch.rand(2, 3, 4, 4, requires_grad=True), torch.rand(2, 3, requires_grad=True)
V, CLASSES = torch.rand(3, requires_grad=True), torch.zeros(2, dtype=torch.long)
F = torch.nn.functional
NAMES = {
    "MeanBackward0": lambda: M.mean(), "MeanBackward1": lambda: M.mean(0), "SumBackward0": lambda: M.sum(),
    "NllLossBackward0": lambda: F.cross_entropy(M, CLASSES), "NllLoss2DBackward0": lambda: F.nll_loss(X, torch.zeros(2, 4, 4).long()),
    "PowBackward0": lambda: M**2, "PowBackward1": lambda: M**M, "PowBackward2": lambda: 2**M, "RsubBackward1": lambda: 1 - M,
    "MulBackward0": lambda: 2 / M, "DivBackward0": lambda: M / 2, "SubBackward0": lambda: M - 1,
    "NativeBatchNormBackward0": lambda: F.batch_norm(X, None, None, training=True),
    "UpsampleNearest2DBackward0": lambda: F.interpolate(X, scale_factor=2),
    "UpsampleBilinear2DBackward0": lambda: F.interpolate(X, scale_factor=2, mode="bilinear"),
    "UpsampleBicubic2DAaBackward0": lambda: F.interpolate(X, scale_factor=2, mode="bicubic", antialias=True),
    "UpsampleLinear1DBackward0": lambda: F.interpolate(X[0], scale_factor=2, mode="linear"),
    "AdaptiveAvgPool2DBackward0": lambda: F.adaptive_avg_pool2d(X, 2), "AdaptiveMaxPool2DBackward0": lambda: F.adaptive_max_pool2d(X, 2),
    "ReflectionPad2DBackward0": lambda: F.pad(X, (1, 1, 1, 1), mode="reflect"),
    "ReplicationPad1DBackward0": lambda: F.pad(X[0], (1, 1), mode="replicate"),
    "DotBackward0": lambda: V @ V, "MvBackward0": lambda: M @ V, "SqueezeBackward4": lambda: V @ M.t(), "MmBackward0": lambda: M @ M.t(),
    "UnsafeViewBackward0": lambda: X @ X, "AddmmBackward0": lambda: F.linear(M, M, V[:2]), "DiagEmbedBackward0": lambda: V.diag(),
    "PermuteBackward0": lambda: torch.einsum("ij->ji", M), "SumBackward1 ": lambda: torch.einsum("ij->i", M),
    "ScaledDotProductFlashAttentionForCpuBackward0": lambda: F.scaled_dot_product_attention(X, X, X),
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_names_of_nodes(name):
    y = NAMES[name]()
    assert y.grad_fn.name() == name.strip() and f"grad_fn=<{name.strip()}>" in repr(y)
    y.sum().backward()


def test_losses_name_the_mean():
    for loss in (F.kl_div, F.poisson_nll_loss, F.l1_loss, F.soft_margin_loss):
        assert loss(M, torch.ones(2, 3)).grad_fn.name() == ("SoftMarginLossBackward0" if loss is F.soft_margin_loss else "MeanBackward0")


def test_saved_tensors_as_objects():
    x = torch.randn(3, requires_grad=True)
    y = x * x.exp()
    node = y.grad_fn
    kept = node._raw_saved_self
    assert type(kept) is torch.autograd.SavedTensor and "_raw_saved_other" in dir(node)
    kept.register_hooks(lambda t: t * 2, lambda t: t / 2)
    assert torch.equal(node._saved_self, x) and node._saved_self.grad_fn is None
    with pytest.raises(RuntimeError, match="already been set"):
        node._raw_saved_self.register_hooks(lambda t: t, lambda t: t)
    with pytest.raises(TypeError, match="incompatible function arguments"):
        node._raw_saved_other.register_hooks(1, 2)
    other = node._saved_other.grad_fn
    node._raw_saved_other.register_hooks(lambda t: t.tolist(), torch.tensor)
    assert node._saved_other.grad_fn is other is y.grad_fn.next_functions[1][0]
    y.sum().backward()
    assert torch.allclose(x.grad, x.exp() * (1 + x))
    with pytest.raises(RuntimeError, match="after it has been freed"):
        kept.register_hooks(lambda t: t, lambda t: t)
    with pytest.raises(RuntimeError, match="from Python is forbidden"):
        torch.autograd.SavedTensor()
    with pytest.raises(AttributeError):
        x.sum(0).grad_fn._raw_saved_dim

    def write(t):
        t += 1
        return t

    z = x.exp()
    with pytest.raises(RuntimeError, match="modifying its input in place"):
        z.grad_fn._raw_saved_result.register_hooks(write, lambda t: t)
    w = torch.ones(2, requires_grad=True).clone()
    v = w * w
    w += 1
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        v.grad_fn._raw_saved_self.register_hooks(lambda t: t, lambda t: t)


def test_lists_of_saved_tensors():
    x = torch.randn(2, 3, requires_grad=True)
    node = x[:, torch.tensor([0, 2])].grad_fn
    nothing, indices = node._raw_saved_indices
    with pytest.raises(RuntimeError, match="None is forbidden"):
        nothing.register_hooks(lambda t: t, lambda t: t)
    indices.register_hooks(lambda t: t.tolist(), torch.tensor)
    assert node._saved_indices[1].tolist() == [0, 2]


def test_what_a_function_saved_goes_with_its_graph():
    class Square(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x, None)
            return x * x

        @staticmethod
        def backward(ctx, g):
            return 2 * ctx.saved_tensors[0] * g

    x = torch.randn(3, requires_grad=True)
    y = Square.apply(x)
    first, nothing = y.grad_fn._raw_saved_tensors
    assert isinstance(first, torch.autograd.SavedTensor) and y.grad_fn.saved_tensors == (x, None)
    with pytest.raises(RuntimeError, match="None is forbidden"):
        nothing.register_hooks(lambda t: t, lambda t: t)
    first.register_hooks(lambda t: t.numpy(), torch.tensor)
    y.sum().backward(retain_graph=True)
    assert torch.equal(y.grad_fn.saved_tensors[0], x)
    y.sum().backward()
    assert torch.allclose(x.grad, 4 * x)
    for what in (lambda: y.grad_fn.saved_tensors, lambda: y.grad_fn._raw_saved_tensors, lambda: y.sum().backward()):
        with pytest.raises(RuntimeError, match="second time"):
            what()


def test_calling_a_node():
    x = torch.tensor([2.0, 3.0], requires_grad=True)
    y = x * x
    g = torch.tensor([1.0, 10.0])
    a, b = y.grad_fn(g)
    assert a.tolist() == b.tolist() == [2.0, 30.0]
    assert (x * 1).sqrt().grad_fn(g).shape == (2,)
    assert torch.cat([x, x]).grad_fn(None)[1].tolist() == [0.0, 0.0]
    for args in ((), (g, g)):
        with pytest.raises(TypeError, match="expected 1 arguments, got . instead"):
            y.grad_fn(*args)
    y.sum().backward()  # nothing was freed
    with pytest.raises(RuntimeError, match="second time"):
        y.grad_fn(g)


def test_what_runs_in_a_pass():
    seen, plans = [], []

    class Note(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x.clone()

        @staticmethod
        def backward(ctx, g):
            seen.append((torch._C._current_autograd_node() is ctx, torch._C._autograd._get_current_graph_task_keep_graph()))
            plans.append(torch._C._current_graph_task_execution_order())
            return g

    a, b = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
    c = a * b
    d = Note.apply(c.sin())
    c.register_hook(lambda g: seen.append(torch._C._current_autograd_node().name()))
    unused = c.cos()
    leaf = c.grad_fn.next_functions[1][0]
    asked = []
    c.register_hook(lambda g: asked.append([torch._C._will_engine_execute_node(n) for n in (leaf, d.grad_fn, unused.grad_fn)]))
    with torch.autograd.set_multithreading_enabled(False):
        torch.autograd.grad(d.sum(), a, retain_graph=True)
        d.sum().backward()
    assert seen == [(True, True), "MulBackward0", (True, False), "MulBackward0"]
    assert asked == [[False, True, False], [True, True, False]]
    assert [n.name() for n in plans[0]] == ["SumBackward0", "NoteBackward", "SinBackward0", "MulBackward0", "torch::autograd::AccumulateGrad"]
    assert len(plans[1]) == 6
    assert torch._C._current_autograd_node() is None
    for question in (torch._C._current_graph_task_execution_order, lambda: torch._C._will_engine_execute_node(leaf)):
        with pytest.raises(RuntimeError, match="during the backward pass"):
            question()
    with pytest.raises(RuntimeError, match="expects an grad_fn"):
        torch._C._will_engine_execute_node(a)


def test_the_order_of_nodes_can_be_set():
    x = torch.ones(2, requires_grad=True)
    a, b = x.sin(), x.cos()
    y = a + b
    order = []
    a.register_hook(lambda g: order.append("a"))
    b.register_hook(lambda g: order.append("b"))
    y.sum().backward(retain_graph=True)
    a.grad_fn._set_sequence_nr(b.grad_fn._sequence_nr() + 1)
    y.sum().backward()
    assert order == ["b", "a", "a", "b"]
    shape = y.grad_fn._input_metadata[0]
    assert (shape.shape, shape.dtype, shape.is_nested_tensor) == ((2,), torch.float32, False)


def collected(make):
    """Whether what make() leaves behind goes with the next collection, and no earlier."""

    class Sentinel:
        pass

    gc.collect()
    gc.disable()
    try:
        it = Sentinel()
        left = make(it)
        ref = weakref.ref(it)
        del it
        gc.collect()
        assert ref() is not None or left is None
        del left
        gc.collect()
        return ref() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("kind", ["node", "result", "leaf", "post", "context", "context run"])
def test_cycles_through_the_library_are_collected(kind):
    class Same(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x, it, held):
            ctx.it, ctx.held = it, held
            ctx.save_for_backward(x)
            return x.clone()

        @staticmethod
        def backward(ctx, g):
            return g * ctx.saved_tensors[0], None, None

    def make(it):
        a = torch.ones(2, requires_grad=True)
        if kind == "leaf":
            a.register_hook(lambda g: (a, it) and None)
            return a * 2
        if kind == "post":
            a.register_post_accumulate_grad_hook(lambda t: (a, it) and None)
            return a * 2
        if kind.startswith("context"):
            held = []
            out = Same.apply(a, it, held)
            held.append(out)
            if kind == "context run":
                out.sum().backward()
            return out * 2
        b = a.clone()
        node = b.grad_fn
        count = []

        def hook(*args):
            count.append((node, it))

        (b if kind == "result" else node).register_hook(hook)
        c = b * 2
        c.sum().backward(retain_graph=True)
        gc.collect()
        c.sum().backward(retain_graph=True)
        assert len(count) == 2
        return c

    assert collected(make)


def test_a_weak_reference_knows_the_tensor_not_the_object():
    t = torch.rand(2, requires_grad=True)
    ref = torch._C._WeakTensorRef(t)
    keeper = t * 1
    del t
    assert not ref.expired()
    del keeper
    assert ref.expired()


@pytest.mark.parametrize("name", ["var", "std"])
def test_spread_and_mean_are_one_node(name):
    both, spread = getattr(torch, name + "_mean"), getattr(torch, name)
    x = torch.randn(3, 4, dtype=torch.float64, requires_grad=True)
    v, m = both(x, dim=1, correction=0)
    assert v.grad_fn == m.grad_fn and v.grad_fn.name() == name.title() + "MeanBackward0"
    seen = []
    v.grad_fn.register_prehook(lambda g: seen.append([t.tolist() for t in g]))
    (v * 2 + m * 3).sum().backward()
    assert seen == [[[2.0] * 3, [3.0] * 3]]
    want = torch.autograd.grad((spread(x, 1, correction=0) * 2 + x.mean(1) * 3).sum(), x)[0]
    assert torch.allclose(x.grad, want)
    for pick in (0, 1):  # one of them alone
        got = torch.autograd.grad(both(x, 1)[pick].sum(), x)[0]
        assert torch.allclose(got, torch.autograd.grad((spread(x, 1), x.mean(1))[pick].sum(), x)[0])
    c = torch.randn(4, 2, dtype=torch.complex128, requires_grad=True)
    for t in (x, c):
        assert torch.autograd.gradcheck(lambda t: both(t, 0, keepdim=True), t, check_forward_ad=True, check_batched_grad=True)
        assert torch.autograd.gradgradcheck(lambda t: both(t), t)
    assert torch.equal(torch.func.vmap(lambda r: both(r)[0])(x.detach()), spread(x.detach(), 1))
    with pytest.raises(RuntimeError, match=name + "_mean only support floating point"):
        both(torch.ones(2, dtype=torch.int64))


def test_products_of_zeros_are_differentiable_once():
    x, at = torch.ones(1, dtype=torch.float64, requires_grad=True), torch.zeros(2, dtype=torch.int64)
    for name, values in (("two", [0.0, 0.0]), ("one", [0.0, 2.0])):
        src = torch.tensor(values, dtype=torch.float64, requires_grad=True)
        for f in (torch.scatter_reduce, torch.index_reduce):
            g = torch.autograd.grad(f(x, 0, at, src, "prod").sum(), src, create_graph=True)[0]
            assert g.tolist() == [values[1], 0.0]
            if name == "one":
                assert torch.autograd.grad(g.sum(), src)[0].tolist() == [1.0, 1.0]
                continue
            with pytest.raises(RuntimeError, match="Double backward is unsupported for"):
                torch.autograd.grad(g.sum(), src)


def test_affine_grid_keeps_nothing():
    theta = torch.rand(2, 2, 3, dtype=torch.float64, requires_grad=True)
    grid = torch.nn.functional.affine_grid(theta, [2, 1, 4, 5], align_corners=False)
    grid.sum().backward()
    once = theta.grad.clone()
    grid.sum().backward()
    assert grid.grad_fn.name() == "AffineGridGeneratorBackward0" and torch.allclose(theta.grad, 2 * once)
    f = lambda t: torch.nn.functional.affine_grid(t, [2, 1, 2, 3], align_corners=True)  # noqa: E731
    assert torch.autograd.gradcheck(f, theta, check_forward_ad=True, check_batched_grad=True)


def test_a_negative_number_to_a_complex_power():
    exponent = torch.randn(3, dtype=torch.complex128, requires_grad=True)
    for base in (-1, -2.5, torch.tensor([-1.0, -2.0, 3.0], dtype=torch.float64)):
        assert torch.autograd.gradcheck(lambda e: torch.pow(base, e), exponent)


def test_activations_with_an_underscore_keep_what_they_overwrite():
    F = torch.nn.functional
    for f in (F.leaky_relu_, F.elu_, F.selu_, F.celu_, F.hardtanh_, torch.celu_, torch.selu_, F.rrelu_):
        x = torch.tensor([-2.0, 0.5, 2.0], requires_grad=True)
        y = x.clone()
        assert f(y) is y
        y.sum().backward()
        again = torch.tensor([-2.0, 0.5, 2.0], requires_grad=True)
        getattr(F, f.__name__.rstrip("_"))(again).sum().backward()
        assert torch.equal(x.grad, again.grad), f
