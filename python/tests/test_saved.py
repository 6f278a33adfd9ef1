"""What a graph keeps for its backward pass: no more than the gradients that are wanted read, so that everything else may be
written to between forward and backward, and a rule that reads what is not kept is found."""

import itertools

import pytest

import evergrad as torch
import evergrad.nn.functional as F
from test_cases import CASES, EVERY, arguments

D = torch.float64


# ---- every operator with a derivative, with each subset of its inputs wanting a gradient ----


def tensors_in(values):
    for v in values:
        yield from tensors_in(v) if isinstance(v, (list, tuple)) else [v] if isinstance(v, torch.Tensor) else []


def map_tensors(v, f):
    if isinstance(v, list):
        return [map_tensors(x, f) for x in v]
    return f(v) if isinstance(v, torch.Tensor) else v


def differentiable(t):
    return isinstance(t, torch.Tensor) and (t.is_floating_point() or t.is_complex())


def gradients(case, wanted, only=None, change=None):
    """{number of the tensor: gradient} where those in `wanted` require one; None: no result does. `only`: the one that
    autograd.grad is asked for. `change(inputs, outputs)` is called before the backward pass."""
    positional, named = arguments(case)
    leaves, inputs = {}, []

    def leaf(t):
        number = len(inputs)
        if differentiable(t):
            if number in wanted:
                leaves[number] = t = t.detach().requires_grad_()
            t = t.clone()
        inputs.append(t)
        return t

    positional = [map_tensors(v, leaf) for v in positional]
    named = {k: map_tensors(v, leaf) for k, v in named.items()}
    if case.seed is not None:
        torch.manual_seed(case.seed)
    got = getattr(EVERY, case.op.base)(*positional, **named)
    outputs = list(tensors_in([list(got) if isinstance(got, (list, tuple)) else got]))
    used = [o for o in outputs if o.requires_grad]
    if not used:
        return None
    torch.manual_seed(1)
    seeds = [torch.randn(o.shape, dtype=D) for o in outputs]  # the same whichever results take part
    seeds = [s.to(o.dtype) + 0.5 for s, o in zip(seeds, outputs) if o.requires_grad]
    if change:
        change(inputs, outputs)
    asked = [only] if only is not None else sorted(leaves)
    found = torch.autograd.grad(used, [leaves[i] for i in asked], seeds, allow_unused=True)
    return dict(zip(asked, found))


def number_of_inputs(case):
    positional, named = arguments(case)
    return [i for i, t in enumerate(tensors_in([positional, list(named.values())])) if differentiable(t)]


DERIVED = [case for case in CASES if (case.op.diff != "none" or case.op.kind == "composite") and number_of_inputs(case)]


def same(a, b):
    if a is None or b is None:
        return (a is None or not a.any()) and (b is None or not b.any())
    return a.shape == b.shape and torch.allclose(a, b, rtol=1e-6, atol=1e-9, equal_nan=True)


@pytest.mark.filterwarnings("ignore:Anomaly Detection")
@pytest.mark.parametrize("case", DERIVED, ids=[case.name for case in DERIVED])
def test_a_rule_reads_only_what_is_kept(case):
    every = number_of_inputs(case)
    try:
        full = gradients(case, set(every))
    except RuntimeError as e:  # no derivative for these arguments
        full = {i: e for i in every}
    if full is None:
        return
    with torch.autograd.detect_anomaly(check_nan=False):  # names what is not kept
        for n in range(1, len(every)):
            for wanted in itertools.combinations(every, n):
                try:
                    part = gradients(case, set(wanted))
                except RuntimeError as e:
                    assert "does not keep" not in str(e) and any(isinstance(full[i], RuntimeError) for i in wanted), e
                    continue
                for i, g in (part or {}).items():
                    assert isinstance(full[i], RuntimeError) or same(g, full[i]), f"gradient {i} where {wanted} want one"
        for i in every if len(every) > 1 else []:
            if not isinstance(full[i], RuntimeError):
                assert same(gradients(case, set(every), only=i)[i], full[i]), f"gradient {i} alone"


# ---- what may be written to between forward and backward ----


def f(*shape):
    torch.manual_seed(sum(shape))
    return torch.rand(*shape, dtype=D) * 0.8 + 0.1


def long(*values):
    return torch.tensor(values)


# name: (function, inputs, {wanted: inputs that must stay as they are}, must the result stay?); inputs are counted from 0.
TABLE = {
    "add": (torch.add, (f(3), f(3)), {"0": "", "1": "", "01": ""}, False),
    "neg": (torch.neg, (f(3),), {"0": ""}, False),
    "mul": (torch.mul, (f(3), f(3)), {"0": "1", "1": "0", "01": "01"}, False),
    "mul by a number": (lambda x: x * 2, (f(3),), {"0": ""}, False),
    "div": (torch.div, (f(3), f(3)), {"0": "1", "1": "01", "01": "01"}, False),
    "reciprocal": (torch.reciprocal, (f(3),), {"0": ""}, True),
    "fmod": (torch.fmod, (f(3), f(3)), {"0": "", "1": "01", "01": "01"}, False),
    "remainder": (torch.remainder, (f(3), f(3)), {"0": "", "1": "01", "01": "01"}, False),
    "pow": (torch.pow, (f(3), f(3)), {"0": "01"}, False),
    "pow, exponent": (torch.pow, (f(3), f(3)), {"1": "01", "01": "01"}, True),
    "hypot": (torch.hypot, (f(3), f(3)), {"0": "0", "1": "1", "01": "01"}, True),
    "copysign": (torch.copysign, (f(3), f(3)), {"1": ""}, False),
    "lerp": (torch.lerp, (f(3), f(3), f(3)), {"0": "2", "1": "2", "01": "2", "2": "01", "012": "012"}, False),
    "addcmul": (torch.addcmul, (f(3), f(3), f(3)), {"0": "", "1": "2", "2": "1", "012": "12"}, False),
    "addcdiv": (torch.addcdiv, (f(3), f(3), f(3)), {"0": "", "1": "2", "2": "12", "012": "12"}, False),
    "where": (lambda c, a, b: torch.where(c > 0.5, a, b), (f(3), f(3), f(3)), {"1": "", "12": ""}, False),
    "maximum": (torch.maximum, (f(3), f(3)), {"0": "01", "01": "01"}, False),
    "atan2": (torch.atan2, (f(3), f(3)), {"0": "01", "1": "01"}, False),
    "polar": (torch.polar, (f(3), f(3)), {"0": "", "1": "", "01": ""}, True),
    "mm": (torch.mm, (f(2, 3), f(3, 2)), {"0": "1", "1": "0", "01": "01"}, False),
    "matmul": (torch.matmul, (f(2, 2, 3), f(3, 2)), {"0": "1", "1": "0", "01": "01"}, False),
    "mv": (torch.mv, (f(2, 3), f(3)), {"0": "1", "1": "0", "01": "01"}, False),
    "dot": (torch.dot, (f(3), f(3)), {"0": "1", "1": "0", "01": "01"}, False),
    "bmm": (torch.bmm, (f(2, 2, 3), f(2, 3, 2)), {"0": "1", "1": "0", "01": "01"}, False),
    "addmm": (torch.addmm, (f(2, 2), f(2, 3), f(3, 2)), {"0": "", "1": "2", "2": "1", "012": "12"}, False),
    "baddbmm": (torch.baddbmm, (f(2, 2, 2), f(2, 2, 3), f(2, 3, 2)), {"0": "", "1": "2", "2": "1"}, False),
    "addmv": (torch.addmv, (f(2), f(2, 3), f(3)), {"0": "", "1": "2", "2": "1"}, False),
    "addr": (torch.addr, (f(2, 3), f(2), f(3)), {"0": "", "1": "2", "2": "1"}, False),
    "linear": (F.linear, (f(2, 3), f(4, 3), f(4)), {"0": "1", "1": "0", "2": "", "12": "0", "012": "01"}, False),
    "conv2d": (F.conv2d, (f(1, 2, 4, 4), f(2, 2, 3, 3), f(2)), {"0": "1", "1": "0", "2": ""}, False),
    "layer_norm": (lambda x, w, b: F.layer_norm(x, (3,), w, b), (f(2, 3), f(3), f(3)), {"2": "", "1": "0"}, False),
    "outer": (torch.outer, (f(2), f(3)), {"0": "1", "1": "0"}, False),
    "index_add": (lambda x, y: x.index_add(0, long(0, 2), y), (f(3), f(2)), {"0": "", "1": ""}, False),
    "sum": (torch.sum, (f(3),), {"0": ""}, False),
    "as_strided": (lambda x: x.as_strided((2,), (1,)) * 1, (f(3),), {"0": ""}, False),
    "exp": (torch.exp, (f(3),), {"0": ""}, True),
    "sqrt": (torch.sqrt, (f(3),), {"0": ""}, True),
    "rsqrt": (torch.rsqrt, (f(3),), {"0": ""}, True),
    "tanh": (torch.tanh, (f(3),), {"0": ""}, True),
    "sigmoid": (torch.sigmoid, (f(3),), {"0": ""}, True),
    "relu": (torch.relu, (f(3),), {"0": ""}, True),
    "softmax": (lambda x: torch.softmax(x, 0), (f(3),), {"0": ""}, True),
    "log_softmax": (lambda x: torch.log_softmax(x, 0), (f(3),), {"0": ""}, True),
    "sin": (torch.sin, (f(3),), {"0": "0"}, False),
    "log": (torch.log, (f(3),), {"0": "0"}, False),
    "abs": (torch.abs, (f(3),), {"0": "0"}, False),
    "erfinv": (torch.erfinv, (f(3),), {"0": "0"}, False),
    "sinc": (torch.sinc, (f(3),), {"0": "0"}, False),
    "prod": (lambda x: torch.prod(x, 0), (f(3),), {"0": "0"}, False),
    "amax": (lambda x: torch.amax(x, 0), (f(3),), {"0": "0"}, True),
    "logsumexp": (lambda x: torch.logsumexp(x, 0), (f(3),), {"0": "0"}, True),
}
ROWS = [(name, wanted) for name, row in TABLE.items() for wanted in row[2]]


def write_between(function, inputs, wanted, target):
    """The gradients where input number `target`, or the result (-1), is written to between forward and backward."""
    leaves = [t.clone().requires_grad_(str(i) in wanted) for i, t in enumerate(inputs)]
    values = [t.clone() for t in leaves]
    result = function(*values)
    seed = torch.ones_like(result)
    if target is not None:
        written = result if target == -1 else values[target]
        written.detach().add_(1)
    return torch.autograd.grad(result, [t for t in leaves if t.requires_grad], seed)


@pytest.mark.parametrize("name,wanted", ROWS, ids=[f"{name}-{wanted}" for name, wanted in ROWS])
def test_writes_between_forward_and_backward(name, wanted):
    function, inputs, rows, result_kept = TABLE[name]
    right = write_between(function, inputs, wanted, None)
    for target in range(-1, len(inputs)):
        if result_kept if target == -1 else str(target) in rows[wanted]:
            with pytest.raises(RuntimeError, match="modified by an inplace operation"):
                write_between(function, inputs, wanted, target)
        else:
            got = write_between(function, inputs, wanted, target)
            assert all(torch.equal(a, b) for a, b in zip(got, right)), target


def test_in_place_forms_keep_no_copy_that_nobody_reads():
    w = f(3).requires_grad_()
    x = w.clone()
    x.mul_(2)
    assert x.grad_fn._saved_self is None  # the gradient of a number is not wanted
    y = f(3).requires_grad_()
    x.mul_(y)
    assert x.grad_fn._saved_self is not None
    x.add_(1)
    x.sum().backward()
    assert torch.allclose(w.grad, 2 * y) and torch.allclose(y.grad, 2 * w)



def test_nodes_hold_nothing_that_no_gradient_reads():
    w, x = f(2, 3).requires_grad_(), f(4, 3)
    node = (x @ w.t()).grad_fn
    assert node._saved_self is not None and node._saved_mat2 is None
    node = (w * 2).grad_fn
    assert node._saved_self is None and node._saved_other is not None
    node = torch.div(x, f(3).requires_grad_()).grad_fn
    assert node._saved_self is not None and node._saved_other is not None


@pytest.mark.parametrize("name", ["exp_", "sqrt_", "tanh_", "sigmoid_", "relu_", "reciprocal_"])
def test_in_place_results_are_kept_as_they_stand(name):
    w = f(3).requires_grad_()
    x = w.clone()
    getattr(x, name)()
    assert x.grad_fn._saved_result.data_ptr() == x.data_ptr()
    x.sum().backward()
    g, = torch.autograd.grad(getattr(w, name[:-1])().sum(), w)
    assert torch.equal(w.grad, g)
    y = w.clone()
    getattr(y, name)()
    z = y * 1
    y.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()


def test_a_tensor_without_history_is_copied_before_a_gradient_reads_it():
    x, w = f(3) + 2, f(3).requires_grad_()
    before = x.clone()
    x.mul_(w)
    (x * 3).sum().backward()
    assert torch.equal(w.grad, before * 3)
    y, e = f(3) + 2, f(3).requires_grad_()
    before = y.clone()
    y.pow_(e)
    y.sum().backward()
    assert torch.allclose(e.grad, before ** e.detach() * before.log())


def test_in_place_in_a_view_with_a_kept_result():
    b = f(4).requires_grad_()
    x = b.clone()
    x[1:3].exp_()
    x.sum().backward()
    assert torch.allclose(b.grad, torch.cat([torch.ones(1, dtype=D), b.detach()[1:3].exp(), torch.ones(1, dtype=D)]))


def test_the_same_gradient_twice():
    x = f(3).requires_grad_()
    (x * x + x).backward(torch.ones(3, dtype=D))
    assert torch.allclose(x.grad, 2 * x.detach() + 1)
    y = f(3).requires_grad_()
    g, = torch.autograd.grad((y * y * y).sum(), y, create_graph=True)
    h, = torch.autograd.grad(g.sum(), y)
    assert torch.allclose(g, 3 * y * y) and torch.allclose(h, 6 * y)
    z = torch.full((1,), 2.0, dtype=D, requires_grad=True)
    w = z.expand(3)
    torch.add(w, w).sum().backward()
    assert z.grad.item() == 6


def test_gradients_that_nobody_asks_for_are_not_computed():
    x, w = f(2, 3).requires_grad_(), f(3, 2).requires_grad_()
    found = []
    y = x @ w
    y.grad_fn.register_hook(lambda grads, _: found.append([g is not None for g in grads]))
    torch.autograd.grad(y.sum(), x)
    assert found == [[True, False]]


# name: (function, inputs); the graph of each holds its inputs and its result, and nothing that was computed in between.
NOTHING_BETWEEN = {
    "relu6": (F.relu6, (f(64, 64),)), "hardtanh": (F.hardtanh, (f(64, 64),)), "hardswish": (F.hardswish, (f(64, 64),)),
    "hardsigmoid": (F.hardsigmoid, (f(64, 64),)), "mish": (F.mish, (f(64, 64),)), "gelu": (F.gelu, (f(64, 64),)),
    "silu": (F.silu, (f(64, 64),)), "softshrink": (F.softshrink, (f(64, 64),)), "elu": (F.elu, (f(64, 64),)),
    "hardshrink": (F.hardshrink, (f(64, 64),)), "glu": (F.glu, (f(64, 64),)), "prelu": (F.prelu, (f(64, 64), f(64))),
    "clamp": (lambda x: x.clamp(0.3, 0.6), (f(64, 64),)), "mse": (F.mse_loss, (f(64, 64), f(64, 64))),
    "smooth_l1": (F.smooth_l1_loss, (f(64, 64), f(64, 64))), "huber": (F.huber_loss, (f(64, 64), f(64, 64))),
    "bce": (F.binary_cross_entropy, (f(64, 64), f(64, 64))), "linear": (F.linear, (f(64, 64), f(64, 64), f(64))),
    "bce_with_logits": (F.binary_cross_entropy_with_logits, (f(64, 64), f(64, 64))),
    "matmul": (torch.matmul, (f(4, 32, 32), f(32, 32))), "conv2d": (F.conv2d, (f(2, 4, 16, 16), f(4, 4, 3, 3))),
    "layer_norm": (lambda x: F.layer_norm(x, (64,)), (f(64, 64),)), "softmax": (lambda x: x.softmax(1), (f(64, 64),)),
}


@pytest.mark.parametrize("name", NOTHING_BETWEEN)
def test_graphs_hold_nothing_in_between(name):
    function, inputs = NOTHING_BETWEEN[name]
    leaves = [t.clone().requires_grad_() for t in inputs]
    held = []

    def pack(t):
        held.append(t)
        return t

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda t: t):
        result = function(*leaves)
    known = {t.untyped_storage().data_ptr() for t in leaves + [result]}
    between = {t.untyped_storage().data_ptr(): t.untyped_storage().nbytes() for t in held}
    assert sum(n for p, n in between.items() if p not in known) < 1024


SMALL = [name for name in NOTHING_BETWEEN if name not in ("linear", "matmul", "conv2d", "layer_norm", "softmax")]


@pytest.mark.parametrize("name", SMALL)
def test_derivatives_of_steps_made_of_several_operators(name):
    function, inputs = NOTHING_BETWEEN[name]
    small = [(t[:4, :6] if t.dim() > 1 else t[:6]).clone().requires_grad_() for t in inputs]
    assert torch.autograd.gradcheck(function, small)
    assert torch.autograd.gradgradcheck(function, small)
    wide = [(t.detach() * 8 - 4).requires_grad_() for t in small]
    if not name.startswith("bce"):
        assert torch.autograd.gradcheck(function, wide)
    forward = torch.func.jvp(function, tuple(t.detach() for t in small), tuple(torch.ones_like(t) for t in small))[1]
    backward = torch.autograd.functional.jvp(function, tuple(small), tuple(torch.ones_like(t) for t in small))[1]
    assert torch.allclose(forward, backward)


def test_as_strided_scatter_counts_in_the_memory_of_its_input():
    x, y = f(3, 4).requires_grad_(), f(2, 2).requires_grad_()
    large = torch.arange(40, dtype=D)
    for self, seed in ((x, large[20:32].view(3, 4)), (x.t(), large[7:19].view(3, 4).t()), (x[1:], large[3:11].view(2, 4))):
        for offset in (None, 5):
            got = torch.autograd.grad(torch.as_strided_scatter(self, y, (2, 2), (4, 1), offset), (x, y), seed)
            right = torch.autograd.grad(torch.as_strided_scatter(self, y, (2, 2), (4, 1), offset), (x, y), seed.clone())
            assert all(torch.equal(a, b) for a, b in zip(got, right))
    scatter = lambda a, b: torch.as_strided_scatter(a, b, (2, 2), (4, 1), 1)  # noqa: E731
    assert torch.autograd.gradcheck(scatter, (x, y)) and torch.autograd.gradgradcheck(scatter, (x, y))
    assert torch.autograd.gradcheck(lambda a, b: scatter(a[1:], b), (x, y))
