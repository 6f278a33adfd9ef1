"""Transforms of functions in each other, with no_grad between them, in-place writes under forward mode, and custom
functions inside of them."""

import warnings

import pytest

import evergrad as torch
import evergrad.autograd.forward_ad as fw
import evergrad.nn.functional as F
from evergrad.func import grad, grad_and_value, jacfwd, jacrev, jvp, vjp, vmap

D = torch.float64


def close(a, b, tolerance=1e-9):
    assert a.shape == b.shape and torch.allclose(a, b, tolerance, tolerance), (a, b)


# ---- no_grad across levels ----


def test_no_grad_inside_ends_what_is_outside():
    def h(x):
        with torch.no_grad():
            shift = grad(lambda y: 0.25 * y**4)(x)
        return x**3 - shift

    x = torch.tensor(1.5, dtype=D, requires_grad=True)
    y = grad(h)(x)
    close(y, 3 * x**2)
    close(torch.autograd.grad(y, x)[0], 6 * x)


def test_no_grad_inside_value():
    def h(x):
        with torch.no_grad():
            value = grad_and_value(lambda y: y**3)(x)[1]
        return x**3 - value

    x = torch.tensor(1.6, dtype=D, requires_grad=True)
    close(grad(h)(x), 3 * x**2)


def test_no_grad_around_a_transform():
    x = torch.tensor(2.0, dtype=D, requires_grad=True)
    with torch.no_grad():
        out, pull = vjp(lambda t: t**2, x)
        (inside,) = pull(torch.tensor(1.0, dtype=D))
    assert not out.requires_grad and not inside.requires_grad
    close(inside, 2 * x)
    (after,) = pull(torch.tensor(1.0, dtype=D))  # asked for where gradients are on
    assert after.requires_grad
    close(torch.autograd.grad(after, x)[0], torch.tensor(2.0, dtype=D))


# ---- forward mode through in-place writes ----

x34, z34, t34, w34 = (torch.arange(12.0).reshape(3, 4) * k + k for k in (1, 2, 3, 5))


def tangents(f):
    with fw.dual_level():
        return [fw.unpack_dual(t).tangent for t in f()]


def test_a_view_of_the_primal_is_written():
    def f():
        d = fw.make_dual(x34.clone(), t34.clone())
        v = d[0]
        v.mul_(2)
        return d, v

    d, v = tangents(f)
    assert torch.equal(v, t34[0] * 2) and torch.equal(d, torch.cat([t34[:1] * 2, t34[1:]]))


def test_the_base_of_a_view_is_written():
    def f():
        d = fw.make_dual(x34.clone(), t34.clone())
        v = d[0]
        d.copy_(fw.make_dual(z34, w34))
        return d, v

    d, v = tangents(f)
    assert torch.equal(d, w34) and torch.equal(v, w34[0])


def test_a_plain_tensor_gets_a_tangent_through_its_view():
    def f():
        a = x34.clone()
        v = a.t()[1]
        v.copy_(fw.make_dual(z34[:, 0], w34[:, 0]))
        return v, a

    v, a = tangents(f)
    wanted = torch.zeros(3, 4)
    wanted[:, 1] = w34[:, 0]
    assert torch.equal(v, w34[:, 0]) and torch.equal(a, wanted)


def test_a_view_of_before_gets_the_tangent_of_its_base():
    def f():
        a = x34.clone()
        v = a[0]
        a.mul_(fw.make_dual(z34, w34))
        s = v * 3
        v[1:3].mul_(2)
        return s, v, a, a.detach()

    s, v, a, detached = tangents(f)
    part = x34[0] * w34[0]
    assert torch.equal(s, part * 3)
    part = part * torch.tensor([1.0, 2.0, 2.0, 1.0])
    assert torch.equal(v, part) and torch.equal(a[0], part) and detached is None


def test_real_and_imaginary_parts_are_written():
    def f():
        a = torch.zeros(3, dtype=torch.complex64)
        r, part = torch.view_as_real(a), a.real
        r.copy_(fw.make_dual(torch.ones(3, 2), torch.arange(6.0).reshape(3, 2)))
        part.mul_(2)
        return r, part, torch.view_as_real(a)

    r, part, a = tangents(f)
    assert part.tolist() == [0.0, 4.0, 8.0] and torch.equal(r, a) and r[:, 1].tolist() == [1.0, 3.0, 5.0]


def test_a_write_without_a_tangent_takes_it_away():
    def f():
        d = fw.make_dual(x34.clone(), t34.clone())
        v, rows = d[0], d[1:]
        v.fill_(1.0)
        return d, v, rows

    d, v, rows = tangents(f)
    assert not v.any() and torch.equal(d[1:], t34[1:]) and torch.equal(rows, t34[1:])


def test_reverse_over_a_forward_write():
    y = torch.tensor([1.0, 2.0, 3.0, 4.0], requires_grad=True)
    with fw.dual_level():
        d = fw.make_dual(x34.clone(), t34.clone())
        d[0].mul_(y)
        tangent = fw.unpack_dual(d).tangent
        (g,) = torch.autograd.grad(tangent.sum(), y)
    assert torch.equal(g, t34[0])


def test_filled_buffers_under_jacobians():
    def f(x):
        out = torch.zeros(2, 3, dtype=D)
        out[0] = x.sin()
        out[1] = out[0] * x
        return out

    x = torch.tensor([0.3, -0.7, 1.1], dtype=D)
    wanted = torch.stack([torch.diag(x.cos()), torch.diag(x.sin() + x * x.cos())])
    close(jacfwd(f)(x), wanted)
    close(jvp(f, (x,), (x,))[1], wanted @ x)


def test_views_and_bases_inside_vmap():
    def f(x, y):
        x = x.clone()
        view = x[0, ::2]
        x.copy_(y)
        return view, x

    x, y, t = (torch.randn(2, 3, 6) for _ in range(3))
    got = vmap(lambda x, y, t: jvp(lambda y: f(x, y), (y,), (t,))[1], in_dims=(1, 1, 1))(x, y, t)
    assert torch.equal(got[1], t.movedim(1, 0)) and torch.equal(got[0], t.movedim(1, 0)[:, 0, ::2])


# ---- forward over reverse ----


def over(f, *xs):
    """The derivative of the gradient along sin(x), by forward over reverse and by differences."""

    def gradient(*xs):
        return grad(lambda *xs: (f(*xs) ** 2).sum(), argnums=tuple(range(len(xs))))(*xs)

    along = tuple(x.sin() for x in xs)
    got = jvp(gradient, xs, along)[1]
    h = 1e-5
    up, down = gradient(*(x + h * t for x, t in zip(xs, along))), gradient(*(x - h * t for x, t in zip(xs, along)))
    for g, a, b in zip(got, up, down):
        close(g, (a - b) / (2 * h), 1e-6)


CONVOLUTIONS = [
    (F.conv1d, (2, 4, 7), (6, 2, 3)), (F.conv2d, (2, 4, 5, 4), (6, 2, 3, 2)), (F.conv3d, (1, 2, 4, 3, 3), (2, 1, 2, 2, 2)),
    (F.conv_transpose1d, (2, 4, 5), (4, 3, 3)), (F.conv_transpose2d, (1, 2, 3, 4), (2, 2, 2, 3)),
    (F.conv_transpose3d, (1, 2, 2, 3, 2), (2, 1, 2, 2, 2)),
]  # fmt: skip


@pytest.mark.parametrize("conv, x, w", CONVOLUTIONS)
def test_forward_over_reverse_of_convolutions(conv, x, w):
    torch.manual_seed(0)
    over(lambda x, w: conv(x, w, stride=2, padding=1, groups=2), torch.randn(x, dtype=D), torch.randn(w, dtype=D))


@pytest.mark.parametrize("mode, shape", [("nearest", (1, 2, 3, 4)), ("linear", (1, 2, 5)), ("bilinear", (1, 2, 3, 4)),
                                         ("bicubic", (1, 1, 4, 4)), ("trilinear", (1, 1, 2, 3, 3)), ("area", (1, 1, 4, 5))])  # fmt: skip
def test_forward_over_reverse_of_interpolate(mode, shape):
    torch.manual_seed(0)
    over(lambda x: F.interpolate(x, scale_factor=1.5, mode=mode), torch.randn(shape, dtype=D))


def test_forward_over_reverse_of_unfold():
    torch.manual_seed(0)
    x = torch.randn(1, 2, 4, 5, dtype=D)
    over(lambda x: x.unfold(3, 3, 2), x)
    over(lambda x: F.unfold(x, 2), x)
    over(lambda x: F.fold(F.unfold(x, 2).sin(), (4, 5), 2), x)


# ---- custom functions ----


class Twice(torch.autograd.Function):
    seen = []

    @staticmethod
    def forward(x):
        return x * 2

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, g):
        return g * 2

    @staticmethod
    def vmap(info, in_dims, x):
        Twice.seen.append((info.batch_size, info.randomness, in_dims))
        return x * 2, in_dims[0]


def test_vmap_rules_are_told_where_the_batch_is():
    Twice.seen.clear()
    x = torch.randn(3, 5)
    assert torch.equal(vmap(Twice.apply, in_dims=1, out_dims=1, randomness="same")(x), x * 2)
    assert Twice.seen == [(5, "same", (1,))]


class Lists(torch.autograd.Function):
    @staticmethod
    def forward(x, y):
        return x + y[0]

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def vmap(info, in_dims, x, y):
        assert in_dims == (0, [0, None])
        return x + y[0], 0


def test_vmap_rules_of_nested_arguments():
    x = torch.arange(3.0)
    assert torch.equal(vmap(lambda x: Lists.apply(x, [x, torch.ones(2)]))(x), 2 * x)


def rule(returned, **members):
    body = dict(
        forward=staticmethod(lambda x: x.clone()),
        setup_context=staticmethod(lambda ctx, inputs, output: None),
        vmap=staticmethod(lambda info, in_dims, x: returned(x)),
    )
    return type("Ruled", (torch.autograd.Function,), body | members)


def test_errors_of_vmap_rules():
    x = torch.ones(2, 3)
    for cls, text in (
        (rule(lambda x: x), "to have two returns"),
        (rule(lambda x: (x, x, 0, 0)), "to have two returns"),
        (rule(lambda x: (x, (None,))), "returned an incompatible"),
        (rule(lambda x: ([x], (None,))), "returned an incompatible"),
        (rule(lambda x: (x, 0), generate_vmap_rule=True), "generate_vmap_rule=True and"),
        (rule(None, vmap=torch.autograd.Function.vmap), "does not have vmap support"),
    ):
        with pytest.raises(RuntimeError, match=text):
            vmap(cls.apply)(x)


def test_forward_with_a_context_is_refused_inside_transforms():
    class Older(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x.sin()

        @staticmethod
        def backward(ctx, g):
            return g

    x = torch.randn(())
    for f in (grad(Older.apply), lambda x: vmap(Older.apply)(x[None]), lambda x: jvp(Older.apply, (x,), (x,))):
        with pytest.raises(RuntimeError, match="must override the setup_context"):
            f(x)
    assert Older.apply(x).item() == x.sin().item()


@pytest.mark.parametrize("dirty", [True, False])
def test_an_input_that_is_given_back(dirty):
    class Same(torch.autograd.Function):
        kept = True

        @staticmethod
        def forward(x):
            return x

        @staticmethod
        def setup_context(ctx, inputs, output):
            if dirty:
                ctx.mark_dirty(inputs[0])
            if Same.kept:
                ctx.save_for_backward(output)

        @staticmethod
        def backward(ctx, g):
            return g

        @staticmethod
        def jvp(ctx, t):
            return t.add_(0) if dirty else t.view_as(t)

    x = torch.tensor(2.0)
    if not dirty:
        with pytest.raises(RuntimeError, match="returned as-is"):
            Same.apply(x.clone())
        with pytest.raises(RuntimeError, match="returned as-is"):
            grad(lambda x: Same.apply(x.clone()))(x)
        Same.kept = False
    assert grad(lambda x: Same.apply(x.clone()) * 3)(x).item() == 3
    assert jvp(lambda x: Same.apply(x.clone()) * 3, (x,), (x,))[1].item() == 6
    y = x.clone().requires_grad_().clone()
    assert (Same.apply(y) is y) == dirty


# ---- what a transformed function may not do ----


def test_refusals_inside_transforms():
    x = torch.randn(3)
    for f in (lambda x: x.requires_grad_().sum(), lambda x: x.sin().retain_grad(),
              lambda x: torch.autograd.functional.vjp(lambda y: y.sum(), x)):  # fmt: skip
        for transform in (grad, vmap):
            with pytest.raises(RuntimeError, match="torch.autograd.functional"):
                transform(f)(x)
    x.requires_grad_()  # outside again

    def hooked(x):
        with torch.autograd.graph.save_on_cpu():
            return x.sin().sum()

    for transform in (grad, jacrev, lambda f: lambda x: vjp(f, x)):
        with pytest.raises(RuntimeError, match="saved tensor hooks"):
            transform(hooked)(x)
        with pytest.raises(RuntimeError, match="saved tensor hooks"), torch.autograd.graph.save_on_cpu():
            transform(lambda x: x.sin().sum())(x)
    hooked(x).backward()


def test_errors_of_arguments():
    x = torch.randn(3)
    for f in (grad, jacrev, jacfwd):
        with pytest.raises(RuntimeError, match="must be unique"):
            f(torch.mul, argnums=(0, -2))(x, x)
    for f in (jacrev, jacfwd):
        with pytest.raises(RuntimeError, match="non-empty output"):
            f(lambda _: None)(x)
    assert grad(torch.sin).__name__ == "sin"
    models = [torch.nn.Linear(1, 1), torch.nn.Linear(1, 1)]
    models[1].requires_grad_(False)
    with pytest.raises(RuntimeError, match="same .requires_grad"):
        torch.func.stack_module_state(models)
    _, pull = vjp(lambda x: (x, (x, x)), x)
    with pytest.raises(RuntimeError, match="pytree structure"):
        pull(((x, (x, x)),))


# ---- vmap ----


@pytest.mark.parametrize("f", [torch.rand_like, torch.randn_like, lambda t: torch.bernoulli(t / 40), torch.poisson,
                               lambda t: torch.normal(t, 1.0), lambda t: t.clone().uniform_()])  # fmt: skip
def test_different_draws_are_those_of_the_whole_batch(f):
    x = torch.arange(40.0).reshape(2, 20)
    torch.manual_seed(3)
    whole = f(x)
    torch.manual_seed(3)
    assert torch.equal(vmap(f, randomness="different")(x), whole)
    with pytest.raises(RuntimeError, match="randomness error mode"):
        vmap(f)(x)


def test_draws_without_a_batch():
    x = torch.ones(4)
    torch.manual_seed(1)
    rows = torch.stack([torch.randperm(5) for _ in range(4)])
    torch.manual_seed(1)
    assert torch.equal(vmap(lambda _: torch.randperm(5), randomness="different")(x), rows)
    torch.manual_seed(1)
    assert torch.equal(vmap(lambda _: torch.randperm(5), randomness="same")(x), rows[:1].expand(4, 5))
    with pytest.raises(RuntimeError, match="randomness error mode"):
        vmap(lambda _: torch.randperm(5))(x)
    kept = torch.zeros(3)
    with pytest.raises(RuntimeError, match="different inplace randomness"):
        vmap(lambda _: kept.uniform_(), randomness="different")(x)
    with pytest.raises(RuntimeError, match="same randomness with a batched tensor input"):
        vmap(torch.bernoulli, randomness="same")(x)
    same = vmap(lambda t: F.dropout(t.expand(50)), randomness="same")(x)
    assert torch.equal(same, same[:1].expand(4, 50)) and 0 < (same == 0).sum() < 200


def test_chunks_of_the_same_draws():
    x = torch.zeros(5, 3)
    torch.manual_seed(0)
    whole = vmap(lambda x: x + torch.rand(3), randomness="same")(x)
    torch.manual_seed(0)
    assert torch.equal(vmap(lambda x: x + torch.rand(3), randomness="same", chunk_size=2)(x), whole)


def test_slow_operators_are_named_on_request():
    x = torch.randn(3, 4, 4)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        vmap(torch.linalg.lu_factor)(x)
    torch._C._debug_only_display_vmap_fallback_warnings(True)
    try:
        with pytest.warns(UserWarning, match="There is a performance drop"):
            vmap(lambda x: torch.histc(x, 3))(x)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            vmap(torch.sin)(x)
    finally:
        torch._C._debug_only_display_vmap_fallback_warnings(False)


def test_printing_inside_transforms():
    said = []

    def f(x):
        said.append(repr(x))
        return x.sum()

    x, captured = torch.ones(2, 3), torch.zeros(2)
    vmap(lambda x: f(x), in_dims=1)(x)
    vmap(grad(f))(x)
    grad(lambda y: vmap(f)(y).sum())(x)
    jvp(lambda y: (said.append(repr(captured)), f(y))[1], (x,), (x,))
    said = [s.replace("\n", "").replace(" ", "") for s in said]
    ones = "tensor([[1.,1.,1.],[1.,1.,1.]])"
    assert said == [
        f"BatchedTensor(lvl=1,bdim=1,value={ones})",
        f"GradTrackingTensor(lvl=2,value=BatchedTensor(lvl=1,bdim=0,value={ones}))",
        f"BatchedTensor(lvl=2,bdim=0,value=GradTrackingTensor(lvl=1,value={ones}))",
        "tensor([0.,0.])",
        f"GradTrackingTensor(lvl=1,value={ones})",
    ]


def test_slow_operators_are_refused_on_request():
    x = torch.randn(3, 4)
    assert torch._C._functorch._is_vmap_fallback_enabled()
    torch._C._functorch._set_vmap_fallback_enabled(False)
    try:
        assert not torch._C._functorch._is_vmap_fallback_enabled()
        with pytest.raises(RuntimeError, match="aten::histc hit the vmap fallback which is currently disabled"):
            vmap(lambda x: torch.histc(x, 3))(x)
        assert torch.equal(vmap(torch.sin)(x), x.sin())
    finally:
        torch._C._functorch._set_vmap_fallback_enabled(True)
    assert vmap(lambda x: torch.histc(x, 3))(x).shape == (3, 3)


def test_as_strided_stays_in_its_slice():
    x = torch.arange(20.0).reshape(2, 10)
    got = torch.func.vmap(lambda t: t.as_strided((3,), (2,), 1))(x)
    assert got.tolist() == [[1.0, 3.0, 5.0], [11.0, 13.0, 15.0]]
    with pytest.raises(RuntimeError, match="can access memory outside of `tensor`"):
        torch.func.vmap(lambda t: t.as_strided((6,), (2,), 0))(x)
