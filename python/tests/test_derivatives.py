"""Derivatives against differences, for every operator that has any: generated from the golden cases, in double precision.

Along one random direction for all inputs at once, the reverse pass, the forward mode and the second order must say what
the differences of two values say. That takes a few calls of an operator, so all of them run always. With EVERGRAD_LONG=1
(`tests/all.py --long`) the whole Jacobians are checked too, element by element, by gradcheck and gradgradcheck."""

import os
import sys
from pathlib import Path

import pytest

import evergrad as torch
from evergrad.autograd import forward_ad

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bindings.gen import cases, model  # noqa: E402

F = torch.nn.functional
MODEL = model.load(ROOT / "bindings/schema/ops", ROOT)
EVERY = torch._C._ns__ops
LONG = bool(os.environ.get("EVERGRAD_LONG"))
STEP = 1e-6
WIDE = {torch.float32: torch.float64, torch.float16: torch.float64, torch.bfloat16: torch.float64,
        torch.complex64: torch.complex128}

# What is not looked at here, and why.
SKIPPED = {
    "_eigenpairs": "its results are given to it (test_packed.py)",
    "linalg_eigh": "eigenvectors are known up to a factor (test_linalg.py)",
    "_linalg_eigh": "eigenvectors are known up to a factor (test_linalg.py)",
    "_linalg_lstsq": "of its results only the solution has a derivative (test_linalg.py)",
    **dict.fromkeys(("_ctc_loss", "ctc_loss", "ctc_loss.ints"), "its gradient is that through log_softmax (test_losses.py)"),
    **dict.fromkeys(("fake_quantize_per_channel_affine", "fake_quantize_per_tensor_affine.tensor_qparams"),
                    "the grid has no derivative, and scales of float32 (test_assembled.py)"),
    "where.method": "`where` with its arguments in another order",
}
# Parameters without derivative: statistics that are kept, draws, tolerances, and what PyTorch has no formula for.
HELD = {"running_mean", "running_var", "_random_samples", "samples", "rtol", "atol", "rcond", "scalars"}
HELD_IN = {"_batch_norm": {"mean", "var"}, "igamma": {"self"}, "igammac": {"self"}, "special_gammainc": {"self"},
           "special_gammaincc": {"self"}, "nextafter": {"self", "other"}, "unique_consecutive": {"self"}}
# Matrices of which a triangle, or a Hermitian matrix, is read: the direction is of that kind too.
HERMITIAN = {"cholesky": 0, "linalg_cholesky": 0, "linalg_cholesky_ex": 0, "linalg_eigvalsh": 0}
TRIANGULAR = {"cholesky_inverse": 0, "cholesky_solve": 1}


def decode(v):
    if isinstance(v, list):
        return [decode(x) for x in v]
    if not isinstance(v, dict):
        return v
    if "tensor" in v:
        values = [cases.number(x) for x in v["values"]]
        if cases.kind(v["tensor"]) == 3:
            values = [complex(a, b) for a, b in zip(values[::2], values[1::2])]
        t = torch.tensor(values, dtype=getattr(torch, v["tensor"])).reshape(v["shape"])
        return t.to(WIDE.get(t.dtype, t.dtype)).clone()
    if "complex" in v:
        return complex(*map(cases.number, v["complex"]))
    if "float" in v:
        return float(v["float"])
    if "device" in v:
        return torch.device(v["device"])
    dtype = getattr(torch, v.get("dtype") or v["memory_format"])
    return WIDE.get(dtype, dtype)


def arguments(case):
    positional, named = [], {}
    for p, v in zip(case.op.params, case.args):
        if v == cases.DEFAULT:
            continue
        if p.kwonly or len(positional) < case.op.params.index(p):
            named["input" if p.name == "self" else p.public_name] = decode(v)
        else:
            positional.append(decode(v))
    return positional, named


def smooth(x):
    return isinstance(x, torch.Tensor) and (x.is_floating_point() or x.is_complex())


def leaves(tree):
    if isinstance(tree, torch.Tensor):
        return [tree] if smooth(tree) else []
    if isinstance(tree, (list, tuple)):
        return [t for x in tree for t in leaves(x)]
    if isinstance(tree, dict):
        return leaves(list(tree.values()))
    return []


def put(tree, ts):
    if isinstance(tree, torch.Tensor):
        return next(ts) if smooth(tree) else tree
    if isinstance(tree, (list, tuple)):
        return [put(x, ts) for x in tree]
    if isinstance(tree, dict):
        return {k: put(v, ts) for k, v in tree.items()}
    return tree


class Held:
    """A tensor that is no variable."""

    def __init__(self, t):
        self.tensor = t


def released(tree):
    if isinstance(tree, Held):
        return tree.tensor.clone()
    if isinstance(tree, (list, tuple)):
        return [released(x) for x in tree]
    if isinstance(tree, dict):
        return {k: released(v) for k, v in tree.items()}
    return tree


class Problem:
    """A function of its floating tensors alone."""

    def __init__(self, function, positional, named, name="", hermitian=False):
        self.function, self.tree, self.name, self.hermitian = function, [positional, named], name, hermitian
        self.inputs = leaves(self.tree)

    def __call__(self, *ts):
        positional, named = released(put(self.tree, iter(ts)))
        return leaves([self.function(*positional, **named)])

    def direction(self):
        u = noise(self.inputs)
        if self.name in HERMITIAN or self.hermitian:
            k = HERMITIAN.get(self.name, 0)
            u[k] = (u[k] + u[k].mH) / 2
        if self.name in TRIANGULAR:
            k = TRIANGULAR[self.name]
            upper = bool((self.inputs[k].tril(-1) == 0).all())
            u[k] = u[k].triu() if upper else u[k].tril()
        return u


def noise(like):
    return [torch.randn(t.shape, dtype=t.dtype) for t in like]


def dot(a, b):
    return sum((x.conj() * y).real.sum() if x.is_complex() else (x * y).sum() for x, y in zip(a, b))


def close(got, want, what):
    scale = max(1.0, float(want.abs().max()) if want.numel() else 1.0)
    worst = float((got - want).abs().max()) if want.numel() else 0.0
    assert worst <= 2e-5 * scale, f"{what}: off by {worst} of {scale}"


def differences(f, x, u):
    """The derivative of f along u; None at a corner or a jump."""
    def at(step):
        with torch.no_grad():
            return f(*[a + step * b for a, b in zip(x, u)])

    ahead, here, behind = at(STEP), at(0.0), at(-STEP)
    for a, b, c in zip(ahead, here, behind):
        scale = max(1.0, float((a - c).abs().max()) / STEP if a.numel() else 1.0)
        if a.numel() and not float((a - 2 * b + c).abs().max()) / STEP <= 1e-3 * scale:
            return None
    return [(a - c) / (2 * STEP) for a, c in zip(ahead, behind)]


def gradient(f, v):
    """The gradient of (v, f) as a function that can be differentiated itself."""
    def g(*x):
        with torch.enable_grad():
            x = [t if t.requires_grad else t.detach().requires_grad_() for t in x]
            pairs = [(o, c) for o, c in zip(f(*x), v) if o.requires_grad]
            if not pairs:
                return [torch.zeros_like(t) for t in x]
            got = torch.autograd.grad([o for o, _ in pairs], x, [c for _, c in pairs], create_graph=True,
                                      allow_unused=True)
            return [torch.zeros_like(t) if a is None else a for a, t in zip(got, x)]

    return g


def check(f):
    """False where there is nothing to check."""
    x = [t.clone() for t in f.inputs]
    if not any(t.numel() for t in x):
        return False
    outs = f(*[t.clone().requires_grad_() for t in x])
    if not any(o.requires_grad for o in outs):
        return False
    if not all(o.dtype in (torch.float64, torch.complex128) and bool(torch.isfinite(o).all()) for o in outs):
        return False
    u, v = f.direction(), noise(outs)
    slope = differences(f, x, u)
    if slope is None:
        return False
    # Results that do not take part (indices as numbers, signs) have no gradient, and no slope either.
    v = [c if o.requires_grad else torch.zeros_like(c) for o, c in zip(outs, v)]
    g = gradient(f, v)
    grads = [t.detach() for t in g(*x)]
    close(dot(grads, u), dot(v, slope), "reverse mode")
    with forward_ad.dual_level():
        duals = f(*[forward_ad.make_dual(a, b) for a, b in zip(x, u)])
        tangents = [forward_ad.unpack_dual(o).tangent for o in duals]
    for t, s, o in zip(tangents, slope, outs):
        if o.requires_grad:
            close(torch.zeros_like(s) if t is None else t, s, "forward mode")
    second = differences(g, x, u)
    if second is None:
        return True
    w = noise(x)
    again = gradient(g, w)
    close(dot([t.detach() for t in again(*x)], u), dot(w, second), "second order")
    structured = f.name in HERMITIAN or f.name in TRIANGULAR or f.hermitian or not all(o.requires_grad for o in outs)
    if LONG and not structured and sum(t.numel() for t in x) <= 40 and sum(o.numel() for o in outs) <= 60:
        leaf = tuple(t.clone().requires_grad_() for t in x)
        assert torch.autograd.gradcheck(lambda *ts: tuple(f(*ts)), leaf, check_forward_ad=True)
        if sum(t.numel() for t in x) <= 12:
            assert torch.autograd.gradgradcheck(lambda *ts: tuple(o for o in f(*ts) if o.requires_grad), leaf)
    return True


CASES = [c for c in cases.bound(MODEL) if c.seed is None and (c.op.differentiable or c.op.kind == "composite")]


@pytest.mark.parametrize("case", CASES, ids=[f"{c.name}-{c.number}" for c in CASES])
def test_operator(case):
    if case.op.name in SKIPPED:
        pytest.skip(SKIPPED[case.op.name])
    positional, named = arguments(case)
    held = HELD | HELD_IN.get(case.op.name, set())
    if case.op.base == "embedding":
        held = held | {"max_norm"}
        named.pop("max_norm", None)  # which writes to the table
        positional = positional[:2]
    for i, p in enumerate(case.op.params[: len(positional)]):
        if p.name in held:
            positional[i] = hold(positional[i])
    named = {k: hold(v) if k in held or k == "input" and "self" in held else v for k, v in named.items()}
    hermitian = any(p.name == "hermitian" and v is True for p, v in zip(case.op.params, case.args))
    f = Problem(getattr(EVERY, case.op.base), positional, named, case.op.name, hermitian)
    if f.inputs:
        CHECKED[check(f)].append(case.name)


CHECKED = {False: [], True: []}


def hold(v):
    return Held(v) if isinstance(v, torch.Tensor) else [hold(x) for x in v] if isinstance(v, list) else v


def test_most_cases_could_be_checked():
    """The others lie at corners, or have results without derivatives such as comparisons."""
    if len(CHECKED[True]) + len(CHECKED[False]) > 500:  # not when only some were selected
        assert len(CHECKED[True]) > 550


def r(*shape):
    return torch.randn(*shape, dtype=torch.float64)


def p(*shape):
    return torch.rand(*shape, dtype=torch.float64) * 0.8 + 0.1


# Functions that Python says in operators.
I = torch.tensor([[0, 2, 1], [3, 3, 1]])
FUNCTIONS = [
    *[(F.interpolate, [r(1, 2, *[5, 4, 3][:n])], {"size": [7, 3, 4][:n], "mode": mode})
      for mode, n in (("nearest", 1), ("linear", 1), ("bilinear", 2), ("bicubic", 2), ("trilinear", 3), ("area", 2))],
    (F.interpolate, [r(1, 2, 5, 4)], {"scale_factor": 0.7, "mode": "bicubic", "align_corners": True}),
    (F.interpolate, [r(1, 2, 6, 5)], {"size": [3, 4], "mode": "bilinear", "antialias": True}),
    (F.avg_pool3d, [r(2, 4, 5, 4), 2], {"padding": 1, "ceil_mode": True, "count_include_pad": False}),
    (F.max_pool3d, [r(2, 4, 5, 4), 2], {"stride": 1, "dilation": 2}),
    (F.adaptive_avg_pool3d, [r(2, 5, 4, 6), (2, 3, None)], {}),
    *[(pool, [r(2, *[5, 4, 6][:n]), [2, 3, 4][:n]], {})
      for n, pool in enumerate((F.adaptive_max_pool1d, F.adaptive_max_pool2d, F.adaptive_max_pool3d), 1)],
    (F.max_unpool2d, [r(1, 2, 2), torch.tensor([[[0, 3], [9, 11]]]), 2], {}),
    (F.lp_pool1d, [p(1, 2, 6), 3.0, 2], {}), (F.lp_pool2d, [p(1, 2, 4, 6), 2.0, (2, 3)], {}),
    (F.embedding_bag, [I, r(5, 2)], {"mode": "mean"}), (F.embedding_bag, [I, r(5, 2)], {"mode": "max"}),
    (F.embedding_bag, [I, r(5, 2)], {"mode": "sum", "per_sample_weights": r(2, 3)}),
    (F.pixel_shuffle, [r(1, 8, 2, 3), 2], {}), (F.pixel_unshuffle, [r(1, 2, 4, 6), 2], {}),
    (F.channel_shuffle, [r(1, 6, 2, 2), 3], {}),
    (F.gaussian_nll_loss, [r(3, 2), r(3, 2), p(3, 1)], {"full": True}), (F.poisson_nll_loss, [r(3, 2), p(3, 2)], {}),
    (F.multilabel_margin_loss, [r(2, 4), torch.tensor([[1, 3, -1, 0], [0, -1, 2, 2]])], {}),
    (F.multi_margin_loss, [r(3, 4), torch.tensor([1, 0, 3])], {"p": 2, "weight": p(4)}),
    (F.multilabel_soft_margin_loss, [r(2, 3), p(2, 3)], {}), (F.soft_margin_loss, [r(2, 3), r(2, 3).sign()], {}),
    (F.hinge_embedding_loss, [r(2, 3), torch.tensor([[1, -1, 1], [-1, -1, 1]])], {}), (F.margin_ranking_loss, [r(3), r(3), r(3).sign()], {}),
    (F.cosine_embedding_loss, [r(3, 4), r(3, 4), torch.tensor([1, -1, 1])], {}),
    (F.triplet_margin_loss, [r(3, 4), r(3, 4), r(3, 4)], {"swap": True}),
    (F.triplet_margin_with_distance_loss, [r(3, 4), r(3, 4), r(3, 4)], {}), (F.local_response_norm, [r(2, 5, 3), 3], {}),
    (F.pairwise_distance, [r(3, 4), r(3, 4)], {"p": 3.0}), (F.rrelu, [r(4)], {}),
    (torch.cdist, [r(3, 2), r(4, 2)], {"p": 1.5}), (torch.tensordot, [r(2, 3, 4), r(4, 3, 2)], {"dims": ([1, 2], [1, 0])}),
    (torch.block_diag, [r(2, 3), r(1), r(2, 1)], {}), (torch.cartesian_prod, [r(2), r(3)], {}),
]


@pytest.mark.parametrize("function,args,named", FUNCTIONS, ids=[f[0].__name__ for f in FUNCTIONS])
def test_function(function, args, named):
    assert check(Problem(function, args, named))


def square(slope=2.0, tangent=2.0, again=True):
    class Square(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            ctx.save_for_forward(x)
            return x * x

        @staticmethod
        def backward(ctx, g):
            (x,) = ctx.saved_tensors
            return g * (x if again else x.detach()) * slope

        @staticmethod
        def jvp(ctx, t):
            return t * ctx.saved_tensors[0] * tangent

    return Problem(Square.apply, [r(3)], {})


def test_a_wrong_rule_is_noticed():
    assert check(square())
    with pytest.raises(AssertionError, match="reverse mode"):
        check(square(slope=2.001))
    with pytest.raises(AssertionError, match="forward mode"):
        check(square(tangent=1.999))
    with pytest.raises(AssertionError, match="second order"):
        check(square(again=False))


def test_a_corner_is_left_out():
    assert not check(Problem(torch.relu, [torch.zeros(2, dtype=torch.float64)], {}))
