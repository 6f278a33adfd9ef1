"""Wrapper subclasses and modes of __torch_dispatch__ under forward mode, vmap, gradcheck and checkpoints."""

import gc
import math
import weakref

import pytest

import evergrad as torch
from evergrad.autograd import Function, forward_ad, functional, gradcheck, gradgradcheck
from evergrad.utils._python_dispatch import TorchDispatchMode, _get_current_dispatch_mode
from evergrad.utils._pytree import tree_map
from evergrad.utils.checkpoint import (
    CheckpointPolicy,
    _CachingTorchDispatchMode,
    checkpoint,
    create_selective_checkpoint_contexts,
    set_checkpoint_early_stop,
)

aten = torch.ops.aten


class Held(torch.Tensor):
    """A wrapper without elements."""

    @staticmethod
    def __new__(cls, elem, requires_grad=False):
        made = torch.Tensor._make_wrapper_subclass(
            cls, elem.size(), strides=elem.stride(), dtype=elem.dtype, device=elem.device, requires_grad=requires_grad
        )
        made.elem = elem.detach() if requires_grad else elem
        return made

    __torch_function__ = torch._C._disabled_torch_function_impl

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        def plain(x):
            return x.elem if isinstance(x, cls) else x

        out = func(*tree_map(plain, args), **tree_map(plain, kwargs or {}))
        return tree_map(lambda x: cls(x) if isinstance(x, torch.Tensor) else x, out)


class Log(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.seen = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.seen.append(func)
        return func(*args, **(kwargs or {}))


def test_forward_mode_through_wrappers():
    x = Held(torch.tensor([1.0, 2.0]))
    with forward_ad.dual_level():
        y = forward_ad.make_dual(x, Held(torch.ones(2))).exp() ** 2
        value, tangent = forward_ad.unpack_dual(y)
        assert type(value) is Held and type(tangent) is Held
        torch.testing.assert_close(tangent.elem, 2 * torch.exp(2 * x.elem))


@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode"])
def test_jacobians_of_wrappers_at_once(strategy):
    def f(x, y):
        return (x.cos() * x) @ y.sin(), (3 * x**2).sum(), x.relu() * 2

    x, y = torch.randn(2, 3), torch.randn(3, 4)
    expected = functional.jacobian(f, (x, y))
    found = functional.jacobian(f, (Held(x), Held(y)), vectorize=True, strategy=strategy)
    for rows, wanted in zip(found, expected):
        for g, w in zip(rows, wanted):
            torch.testing.assert_close(g.elem if isinstance(g, Held) else g, w)


def test_gradcheck_of_wrappers():
    x = Held(torch.rand(2, 2, dtype=torch.double), requires_grad=True)
    version = x._version
    for fast in (True, False):
        assert gradcheck(lambda x: x.sin() * x, (x,), fast_mode=fast, check_batched_grad=True)
        assert gradgradcheck(lambda x: x.sin() * x, (x,), fast_mode=fast)
    assert x._version == version


def test_data_of_a_wrapper_counts_its_own_writes():
    x = Held(torch.zeros(2))
    d, shared = x.data, x.detach()
    d.fill_(3)
    assert type(d) is Held and x.elem.tolist() == [3.0, 3.0] and (x._version, shared._version) == (0, 0)
    shared.fill_(4)
    assert x._version == shared._version == 1 and d.elem.tolist() == [4.0, 4.0]


def test_nothing_flows_through_factories_of_wrappers():
    x = Held(torch.ones(2), requires_grad=True)
    y = x.clone()
    for made in (torch.ones_like(y), torch.zeros_like(y), y.new_zeros(3), torch.full_like(y, 2.0)):
        assert not made.requires_grad and made.grad_fn is None
    (g,) = torch.autograd.grad((3 * y).sum(), y, create_graph=True)
    assert not g.requires_grad
    with pytest.raises(RuntimeError, match="independent of input 0"):
        functional.jacobian(lambda a: a.clone(), x, create_graph=True, strict=True)


def test_linear_operators_keep_no_values():
    for f, scale in ((torch.sum, 1.0), (torch.mean, 1 / 6), (lambda x: x.mean(0).sum(), 0.5)):
        x = torch.rand(2, 3, requires_grad=True)
        with Log():
            y = x.clone()
            out = f(y)
            y.mul_(2)  # no rule reads it
            (g,) = torch.autograd.grad(out, x, torch.tensor(3.0, requires_grad=True), create_graph=True)
        torch.testing.assert_close(g, torch.full((2, 3), 3 * scale))
        assert g.requires_grad  # by the gradient that came
    with torch.autograd.graph.allow_mutation_on_saved_tensors() as kept:
        a = torch.randn(2, 3, requires_grad=True).clone()
        out = (a**2).sum()
        assert len(kept.tid_to_weakhandle) == 1
        del out


def test_custom_operators_give_numbers_too():
    with torch.library._scoped_library("numbers_too", "FRAGMENT"):
        calls = []

        @torch.library.custom_op("numbers_too::sin_and", mutates_args=())
        def sin_and(x: torch.Tensor) -> tuple[torch.Tensor, int]:
            calls.append(1)
            return x.sin(), 2

        seen = []

        def setup_context(ctx, inputs, output):
            seen.append(output[1])
            ctx.save_for_backward(inputs[0])

        sin_and.register_autograd(lambda ctx, g, unused: g * ctx.saved_tensors[0].cos(), setup_context=setup_context)
        op = torch.ops.numbers_too.sin_and
        x = torch.randn(3, requires_grad=True)
        y, n = op(x)
        assert n == 2 and type(n) is int
        (g,) = torch.autograd.grad(y.sum(), x)
        torch.testing.assert_close(g, x.cos())
        assert seen and all(v == 2 for v in seen)
        calls.clear()
        policy = _selective([op.default])
        out = checkpoint(lambda x: (op(x)[0] * x.exp()).sin(), x, use_reentrant=False, context_fn=policy)
        torch.autograd.grad(out.sum(), x)
        assert len(calls) == 1
    with pytest.raises(ValueError, match="a result must be Tensor, int, float or bool, got 'str'"):
        torch.library.register("numbers_too::bad(Tensor x) -> str", lambda x: "")


# ---- functions of the user's under a batch of gradients ----


class Twice(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, g):
        return g * 2

    @staticmethod
    def jvp(ctx, t):
        return t * 2


def test_functions_without_setup_context_take_batches_of_gradients():
    x = torch.rand(2, dtype=torch.double, requires_grad=True)
    assert gradcheck(Twice.apply, (x,), check_forward_ad=True, check_batched_grad=True, check_batched_forward_grad=True)
    g = torch.autograd.grad(Twice.apply(x), x, torch.eye(2, dtype=torch.double), is_grads_batched=True)[0]
    assert torch.equal(g, 2 * torch.eye(2, dtype=torch.double))
    with pytest.raises(RuntimeError, match="setup_context"):  # a transform of functions still wants it
        torch.func.vmap(Twice.apply)(x)


def test_draws_in_a_batch_of_tangents_are_refused():
    class Draws(Twice):
        @staticmethod
        def jvp(ctx, t):
            return t * 2 + 0 * torch.randn_like(t)

    x = torch.rand(2, dtype=torch.double, requires_grad=True)
    with pytest.raises(RuntimeError, match="We do not yet support calling random operations inside of vmap"):
        gradcheck(Draws.apply, (x,), check_forward_ad=True, check_batched_forward_grad=True)


# ---- checkpoints ----


def _selective(policy):
    return lambda: create_selective_checkpoint_contexts(policy)


def test_what_is_stored_ends_with_the_graph():
    stored = []

    def f(x):
        out = x.cos().exp()
        mode = _get_current_dispatch_mode()
        if isinstance(mode, _CachingTorchDispatchMode):
            stored.append(weakref.ref(mode.storage[aten.exp.default][0].val))
        return out.sin()

    gc.disable()
    try:
        x = torch.randn(3, requires_grad=True)
        policy = _selective(lambda *a, **k: CheckpointPolicy.MUST_SAVE)
        out = checkpoint(f, x, use_reentrant=False, context_fn=policy)
        assert stored[-1]() is not None
        del out
        assert stored[-1]() is None
        out = checkpoint(f, x, use_reentrant=False, context_fn=policy)
        out.sum().backward(retain_graph=True)
        assert stored[-1]() is None
    finally:
        gc.enable()


def test_the_last_operator_is_not_computed_again():
    calls = []

    def policy(ctx, op, *args, **kwargs):
        calls.append(ctx.is_recompute)
        return CheckpointPolicy.PREFER_RECOMPUTE

    x = torch.randn(3, requires_grad=True)
    checkpoint(lambda x: x.sin().sin().sin(), x, use_reentrant=False, context_fn=_selective(policy)).sum().backward()
    assert calls == [False] * 3 + [True] * 2
    with Log() as log:
        checkpoint(torch.sin, x, use_reentrant=False).sum().backward()
    assert log.seen.count(aten.sin.default) == 1
    with Log() as log, set_checkpoint_early_stop(False):
        checkpoint(torch.sin, x, use_reentrant=False).sum().backward()
    assert log.seen.count(aten.sin.default) == 2


@pytest.mark.parametrize("early_stop", [True, False])
def test_a_gradient_inside_a_checkpoint(early_stop):
    def f(x):
        y = x.sin().exp().sin()
        (g,) = torch.autograd.grad(y.sum(), x, create_graph=True)
        return g * y

    x = torch.randn(3, requires_grad=True)
    (expected,) = torch.autograd.grad(f(x).sum(), x)
    with set_checkpoint_early_stop(early_stop):
        inner = lambda x: checkpoint(lambda t: t.sin().exp().sin(), x, use_reentrant=False)  # noqa: E731

        def g(x):
            y = inner(x)
            (d,) = torch.autograd.grad(y.sum(), x, create_graph=True)
            return d * y

        (found,) = torch.autograd.grad(checkpoint(g, x, use_reentrant=False).sum(), x)
    torch.testing.assert_close(found, expected)


def test_questions_about_a_tensor_are_operators_that_no_policy_sees():
    x = torch.ones(2, 3)
    assert aten.sym_size.default(x) == (2, 3) and aten.sym_size.int(x, 1) == 3 and aten.sym_numel(x) == 6
    assert aten.sym_stride(x) == (3, 1) and aten.sym_storage_offset(x[1:]) == 3 and aten.dim(x) == 2
    assert aten.sym_size.default is torch.ops.aten.sym_size.default and aten.is_contiguous(x)
    from evergrad.utils.checkpoint import SAC_IGNORED_OPS

    assert aten.sym_size.default in SAC_IGNORED_OPS


def test_convolution_backward():
    x, w = torch.randn(2, 4, 8, 8, requires_grad=True), torch.randn(6, 2, 3, 3, requires_grad=True)
    b = torch.randn(6, requires_grad=True)
    y = torch.nn.functional.conv2d(x, w, b, 2, 1, 1, 2)
    g = torch.randn_like(y)
    found = aten.convolution_backward(g, x, w, (6,), (2, 2), (1, 1), (1, 1), False, (0, 0), 2, (True, True, True))
    for a, e in zip(found, torch.autograd.grad(y, (x, w, b), g)):
        torch.testing.assert_close(a, e)
    found = aten.convolution_backward(g, x, w, (6,), (2, 2), (1, 1), (1, 1), False, (0, 0), 2, (False, True, False))
    assert found[0] is None and found[2] is None
    xt, wt = torch.randn(1, 3, 5, requires_grad=True), torch.randn(3, 2, 4, requires_grad=True)
    y = torch.nn.functional.conv_transpose1d(xt, wt, None, 3, 1, 1)
    g = torch.ones_like(y)
    found = aten.convolution_backward(g, xt, wt, None, (3,), (1,), (1,), True, (1,), 1, (True, True, False))
    for a, e in zip(found, torch.autograd.grad(y, (xt, wt), g)):
        torch.testing.assert_close(a, e)


def test_zeros_in_the_memory_of_another():
    t, like = torch.ones(2, 3, 4), torch.zeros(4, 6)[:, ::2].t()
    made = aten._new_zeros_with_same_feature_meta(t, like, self_num_batch_dims=2)
    assert made.shape == (2, 3, *like.shape) and made.stride()[2:] == like.stride()
    assert made.untyped_storage().nbytes() == 6 * like.untyped_storage().nbytes() and math.isclose(made.sum().item(), 0)


def test_gradcheck_of_tensors_in_a_layout_of_onednn():
    a, b = torch.rand(10, requires_grad=True), torch.rand(10).to_mkldnn().requires_grad_()
    with pytest.warns(UserWarning, match="Input #1 requires gradient and is not a double precision"):
        for fast in (True, False):
            assert gradcheck(lambda x, y: x + y.to_dense(), (a, b), atol=1e-1, fast_mode=fast)
        with pytest.raises(ValueError, match="MKLDNN output is not supported at gradcheck yet"):
            gradcheck(lambda x: x.to_mkldnn(), (a,), raise_exception=False)
        with pytest.raises(ValueError, match="MKLDNN inputs are not support for forward AD gradcheck"):
            gradcheck(lambda x: x.to_dense(), (b,), raise_exception=False, check_forward_ad=True)
