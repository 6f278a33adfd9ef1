"""vmap of an operator gives what a loop over the slices gives: for every recorded case, and for the batching rules one by
one."""

import json
from pathlib import Path

import pytest

from test_derivatives import FUNCTIONS

import evergrad as torch
from evergrad import _C, func

FOLDER = Path(__file__).resolve().parents[2] / "tests/cases"
CASES = [c for f in ("cases.json", "computed.json") for c in json.loads((FOLDER / f).read_text())]
# Their results have a shape that depends on the elements, or they look at elements or write to them on the way.
READS = {"nonzero", "argwhere", "masked_select", "_unique", "unique", "unique_consecutive", "narrow.Tensor", "repeat_interleave.self_Tensor", "embedding",
         "instance_norm", "linspace.Tensor", "logspace.Tensor", "istft", "repeat_interleave.Tensor"}
# Where a slice lies in memory makes a difference to them.
IN_MEMORY = {"as_strided", "as_strided_scatter", "view_as_complex", "view_as_complex_copy", "_batch_norm_train"}
DRAWS = {"pca_lowrank", "svd_lowrank", "lobpcg", "_lobpcg_steps"}
# What they give has no values yet, or is what another tensor is.
UNSET = {"empty_like", "new_empty", "new_empty_strided", "resize", "resize_as", "set", "set.source_Tensor",
         "set.source_Tensor_storage_offset"}


def value(v):
    if isinstance(v, list):
        return [value(x) for x in v]
    if not isinstance(v, dict):
        return v
    if "tensor" in v:
        dtype = getattr(torch, v["tensor"])
        values = [float(x["float"]) if isinstance(x, dict) else x for x in v["values"]]
        if dtype.is_complex:
            values = [complex(a, b) for a, b in zip(values[::2], values[1::2])]
        return torch.tensor(values, dtype=dtype).reshape(v["shape"])
    if "dtype" in v:
        return getattr(torch, v["dtype"])
    if "memory_format" in v:
        return getattr(torch, v["memory_format"])
    if "float" in v:
        return float(v["float"])
    if "complex" in v:
        return complex(*v["complex"])
    return None  # the default


def operator(name):
    base, _, overload = name.partition(".")
    return _C._resolve_op(base, overload)


def tensors_of(args):
    for a in args:
        if isinstance(a, torch.Tensor):
            yield a
        elif isinstance(a, list):
            yield from tensors_of(a)


def put(args, ts):
    """The arguments with their tensors taken from an iterator."""
    return [next(ts) if isinstance(a, torch.Tensor) else put(a, ts) if isinstance(a, list) else a for a in args]


def variants(t, n=3):
    """The elements of t in other orders: as valid as t itself."""
    return [t.reshape(-1).roll(i).reshape(t.shape) if t.numel() else t.clone() for i in range(n)]


def as_tuple(r):
    out = []
    for x in r if isinstance(r, (tuple, list)) else (r,):
        out.extend(as_tuple(x) if isinstance(x, (tuple, list)) else (x,))
    return tuple(out)


def same(got, want):
    assert got.shape == want.shape and got.dtype == want.dtype
    if got.is_floating_point() or got.is_complex():
        close = torch.isclose(got, want, rtol=1e-4, atol=1e-5, equal_nan=True)
    else:
        close = got == want
    assert bool(close.all()), f"{got} is not {want}"


def compare(f, args, batched, dim=0):
    """vmap over the tensors whose numbers are in `batched`, with the batch at `dim` of each."""
    ts = list(tensors_of(args))
    slices = [variants(t) if i in batched else [t] * 3 for i, t in enumerate(ts)]
    try:
        want = [as_tuple(f(*put(args, iter(row)))) for row in zip(*slices)]
    except RuntimeError:
        return False  # not for these elements in this order
    where = [(dim if dim >= 0 else t.dim()) if i in batched else None for i, t in enumerate(ts)]
    stacked = [torch.stack(s, w) if w is not None else s[0] for s, w in zip(slices, where)]
    got = func.vmap(lambda *x: as_tuple(f(*put(args, iter(x)))), in_dims=tuple(where))(*stacked)
    assert len(got) == len(want[0])
    for k, g in enumerate(as_tuple(got)):
        same(g, torch.stack([w[k] for w in want]))
    return True


@pytest.mark.parametrize("case", CASES, ids=[c["op"] for c in CASES])
def test_recorded(case):
    given = list(case["args"])
    while given and given[-1] == {"default": True}:  # which a former revision of the operator may not have
        given.pop()
    args = [value(a) for a in given]
    n = len(list(tensors_of(args)))
    tensors = all(isinstance(r, dict) and "tensor" in r for r in case["results"])
    if "seed" in case or not n or not tensors or case["op"].startswith("_foreach") or case["op"] in UNSET | DRAWS:
        return
    f = operator(case["op"])
    if case["op"] in READS:
        try:
            compare(f, args, set(range(n)))
        except RuntimeError:
            pass  # with a message, not with a crash
        return
    compare(f, args, set(range(n)))
    if case["op"] not in IN_MEMORY:
        compare(f, args, set(range(n)), -1)
    if n > 1:
        for i in range(n):
            compare(f, args, {i})


def r(*shape):
    return torch.randn(*shape, dtype=torch.float64)


X = r(2, 3, 4)
I = torch.tensor([[0, 2, 1, 1], [1, 0, 2, 0]])
RULES = [
    *[(op, X, d) for op in ("sum.dim", "amax", "amin", "var.correction", "logsumexp", "all.dims")
      for d in ([1], [0, -1], [])],
    *[("linalg_vector_norm", X, 2, d, True) for d in ([1], [0, -1], None)],
    *[(op, X, d, keep) for op in ("prod.dim", "max.dim", "min.dim", "argmax", "argmin") for d in (0, -1) for keep in (False, True)],
    *[(op, X, None, keep) for op in ("argmax", "argmin") for keep in (False, True)],
    *[(op, X) for op in ("max", "min", "clone", "squeeze", "alias", "detach")],
    ("max", r(1)), ("squeeze", r(1)),
    *[(op, X, d) for op in ("_softmax", "_log_softmax", "cumsum", "cumprod", "cummax", "cummin", "logcumsumexp", "sort")
      for d in (0, -2)],
    ("sum.dim", r(2, 3), None, True), ("topk", X, 2, 1), ("kthvalue", X, 2, -1, True), ("flip", X, [0, -1]),
    ("tril", X, 1), ("triu", X, -1), ("transpose", X, 0, -1), ("t", r(3, 2)), ("t", r(3)), ("permute", X, [2, 0, 1]),
    ("select", X, 1, -1), ("slice", X, -1, 1, 4, 2), ("squeeze.dim", r(2, 1, 3), 1), ("squeeze.dims", r(1, 2, 1), [0, 2]),
    ("unsqueeze", X, -1), ("unsqueeze", X, 0), ("diagonal", X, 1, 0, 2), ("unfold", X, 2, 2, 1), ("view", X, [6, -1]),
    ("expand", r(3, 1), [2, 3, 4]), ("expand", r(3, 1), [-1, 4]), ("as_strided", r(3, 4), [2, 2], [4, 1], 1),
    ("view_as_real", torch.complex(X, -X)), ("view_as_complex", r(3, 2)), ("view.dtype", r(2, 4), torch.int64),
    ("mm", r(2, 3), r(3, 4)), ("bmm", r(5, 2, 3), r(5, 3, 4)), ("linalg_inv", r(3, 3) + 4 * torch.eye(3, dtype=torch.float64)),
    ("linalg_det", r(3, 3)), ("linalg_slogdet", r(2, 3, 3)), ("_to_copy", X, torch.float32), ("copy", X, r(4)),
    ("cat", [X, X + 1], -2), ("constant_pad_nd", X, [1, 2, 0, -1], 3.0), ("index", X, [None, torch.tensor([2, 0])]),
    ("index", X, [torch.tensor([1, 0]), torch.tensor([[2, 1], [0, 2]])]), ("index", X, [torch.tensor([0, 1]), None, torch.tensor([2, 3])]),
    ("index_put", X, [torch.tensor([1, 0])], r(3, 4), True), ("index_put", X, [None, torch.tensor([2, 0])], r(4)),
    ("index_select", X, 1, torch.tensor([2, 0, 0])), ("index_select", X, -1, torch.tensor([2, 0, 1], dtype=torch.int32)),
    ("index_add", X, 1, torch.tensor([2, 0]), r(2, 2, 4), 2), ("index_copy", X, 1, torch.tensor([2, 0]), r(2, 2, 4)),
    ("index_fill", X, 1, torch.tensor([2, 0]), torch.tensor(3.0, dtype=torch.float64)),
    ("gather", r(2, 4), 0, I % 2), ("gather", r(3, 4), 1, torch.cat([I, I])[:3]), ("scatter", r(3, 4), 0, I, r(2, 4)),
    ("scatter_add", r(3, 4), 0, I, r(2, 4)), ("select_scatter", X, r(2, 4), 1, 2), ("slice_scatter", X, r(2, 2, 4), 1, 0, 2),
    ("diagonal_scatter", r(3, 4), r(3)), ("as_strided_scatter", r(3, 4), r(2, 2), [2, 2], [4, 1], 1),
    ("_embedding", r(5, 3), torch.tensor([[0, 4], [2, 1]])), ("_layer_norm", X, r(4), r(4), 1, 1e-5),
    ("convolution", r(2, 3, 5, 5), r(4, 3, 3, 3), r(4), [1, 1], [1, 1], [1, 1], False, [0, 0], 1),
    ("max_pool2d_with_indices", r(2, 3, 6, 6), [2, 2]), ("max_pool2d_with_indices", r(3, 6, 6), [2, 2]),
    ("avg_pool2d", r(2, 3, 6, 6), [2, 2]), ("avg_pool2d", r(3, 6, 6), [2, 2]), ("_group_norm", r(2, 4, 3), 2, r(4), r(4), 1e-5),
    ("_batch_norm", r(2, 4, 3), r(4), r(4), r(4), r(4) ** 2 + 1, 1e-5), ("_batch_norm", r(2, 4, 3), r(4), r(4), None, None, 1e-5),
    ("im2col", r(2, 3, 5, 5), [2, 2], [1, 1], [0, 0], [1, 1]), ("im2col", r(3, 5, 5), [2, 2], [1, 1], [0, 0], [1, 1]),
    ("col2im", r(2, 12, 16), [5, 5], [2, 2], [1, 1], [0, 0], [1, 1]),
    ("avg_pool2d_backward", r(2, 3, 3, 3), [2, 3, 6, 6], [2, 2], [2, 2], [0, 0], False, True, None),
    ("unfold_backward", r(2, 3, 2), [2, 4], 1, 2, 1), ("add", r(3), r(2, 1)), ("where", X > 0, X, r(4)), ("sum.dim", r(3)[0], [0]),
    ("cumsum", r(3)[0], 0), ("mul", r(3)[0], torch.ones(2)), ("mul", torch.ones(3)[0], r(3)[0]),
]


@pytest.mark.parametrize("rule", RULES, ids=[x[0] for x in RULES])
def test_rules(rule):
    f, args = operator(rule[0]), list(rule[1:])
    n = len(list(tensors_of(args)))
    for dim in (0,) if rule[0] in IN_MEMORY else (0, -1):
        assert compare(f, args, set(range(n)), dim)
    for i in range(n if n > 1 else 0):
        assert compare(f, args, {i})


@pytest.mark.parametrize("rule", RULES, ids=[x[0] for x in RULES])
def test_nested_and_gradients(rule):
    f, args = operator(rule[0]), list(rule[1:])
    ts = list(tensors_of(args))

    def total(*x):
        out = [t for t in as_tuple(f(*put(args, iter(x)))) if t.is_floating_point() and t.requires_grad]
        return sum((t * t).sum() for t in out)

    at = tuple(i for i, t in enumerate(ts) if t.is_floating_point())
    if not at or not all(ts[i].dtype == torch.float64 for i in at):
        return
    probe = f(*put(args, iter([t.clone().requires_grad_(t.is_floating_point()) for t in ts])))
    if not any(t.requires_grad and t.is_floating_point() for t in as_tuple(probe)):
        return
    stacked = [torch.stack(variants(t)) for t in ts]
    grads = func.vmap(func.grad(total, argnums=at))(*stacked)
    for k in range(3):
        want = func.grad(total, argnums=at)(*[s[k].clone() for s in stacked])
        for g, w in zip(grads, want):
            same(g[k], w)
    twice = func.vmap(func.vmap(lambda *x: as_tuple(f(*put(args, iter(x))))))(*[torch.stack([s, s]) for s in stacked])
    once = func.vmap(lambda *x: as_tuple(f(*put(args, iter(x)))))(*stacked)
    for t, o in zip(twice, once):
        same(t[1], o)


@pytest.mark.parametrize("function,args,named", FUNCTIONS, ids=[f[0].__name__ for f in FUNCTIONS])
def test_functions(function, args, named):
    ts = list(tensors_of(args))
    floating = {i for i, t in enumerate(ts) if t.is_floating_point()}
    for batched, dim in ((floating, 0), (floating, -1), *[({i}, 0) for i in floating]):
        assert compare(lambda *a: function(*a, **named), args, batched, dim)


def test_views_are_not_copied():
    x = torch.arange(12.0).reshape(3, 4)
    for f in (lambda t: t[1], lambda t: t.reshape(2, 2), lambda t: t.unsqueeze(0), lambda t: t.flatten(), lambda t: t.T,
              lambda t: t.expand(2, 4), lambda t: t.view(4, 1).squeeze(-1), lambda t: t[1:3], lambda t: t.split(2)[1]):
        y = func.vmap(f)(x)
        assert y.data_ptr() >= x.data_ptr() and y._storage_facts()[0] == x._storage_facts()[0]


def test_inplace_on_views():
    def f(t):
        y = t.clone()
        y[0].mul_(2)
        y.unsqueeze(0)[0, 1:] += t[:-1]
        return y

    x = r(4, 3)
    same(func.vmap(f)(x), torch.stack([f(t) for t in x]))
    g = func.vmap(func.grad(lambda t: (f(t) ** 2).sum()))(x)
    same(g, torch.stack([func.grad(lambda t: (f(t) ** 2).sum())(t) for t in x]))

    def h(t):  # through a transposed base, and a view made before the write
        y = t.clone().T
        late = y[1]
        y[:, 0] = t[0] * 3
        return (late * y).sum()

    x = r(4, 3, 3)
    same(func.vmap(func.grad(h))(x), torch.stack([func.grad(h)(t) for t in x]))


def test_changed_after_it_was_saved():
    def f(t):
        y = t.clone()
        z = y.exp()
        z.mul_(2)
        return z.sum()

    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        func.vmap(func.grad(f))(r(2, 3))


def test_errors_speak_of_a_slice():
    with pytest.raises(IndexError, match=r"range of \[-2, 1\], but got 2"):
        func.vmap(lambda t: t.sum(2))(X)
    with pytest.raises(RuntimeError, match="at least 2 dim|must have at least 2"):
        func.vmap(torch.tril)(r(3, 3)[:, 0].unsqueeze(1))
    with pytest.raises(RuntimeError, match="mat1 and mat2 shapes cannot be multiplied"):
        func.vmap(torch.mm)(r(2, 3, 4), r(2, 3, 4))


def test_likenesses_have_the_batch():
    x = r(3, 4)

    def f(make):
        def g(t):
            y = make(t)
            y[0] = t[1]
            return y

        return func.vmap(g, in_dims=1, out_dims=1)(x)

    for make, rest in ((torch.zeros_like, 0.0), (torch.ones_like, 1.0), (lambda t: torch.full_like(t, 2.0), 2.0),
                       (lambda t: t.new_zeros(3), 0.0), (lambda t: t.new_ones(3), 1.0), (lambda t: t.new_full((3,), 5.0), 5.0)):
        got = f(make)
        same(got[0], x[1])
        assert bool((got[1:] == rest).all())
    twice = func.vmap(func.vmap(lambda t: torch.zeros_like(t).add_(t)))(r(2, 3, 4))
    assert twice.shape == (2, 3, 4)


def test_keyword_arguments_are_not_mapped():
    x, k = r(3), r(3)
    same(func.vmap(lambda t, *, k: t * k)(x, k=k), x.unsqueeze(1) * k)


def test_what_a_derivative_takes_along():
    x, w = r(3), r(3).requires_grad_()
    g = func.grad(lambda t: (t * t * w).sum())(x)
    assert g.requires_grad
    same(torch.autograd.grad(g.sum(), w)[0], 2 * x)
    assert not func.grad(lambda t: (t * t).sum())(x).requires_grad


def test_printed_inside():
    seen = []
    func.vmap(lambda t: seen.append(repr(t)) or t)(torch.arange(4.0).reshape(2, 2))
    assert seen == ["BatchedTensor(lvl=1, bdim=0, value=\n    tensor([[0., 1.],\n            [2., 3.]])\n)"]


@pytest.mark.parametrize("call,error,message", [
    (lambda: func.vmap(lambda t: t, in_dims=[0])(r(2)), ValueError, "expected `in_dims` to be int or a"),
    (lambda: func.vmap(lambda t: t, out_dims=None)(r(2)), ValueError, "can not return a BatchedTensor when out_dim is None"),
    (lambda: func.grad(lambda t: t.sum(), argnums=1)(r(2)), RuntimeError, "Got argnum=1, but only 1 positional"),
    (lambda: func.grad(lambda t: t.sum(), argnums="a")(r(2)), RuntimeError, "argnums must be int or Tuple"),
    (lambda: func.grad(lambda t: t.sum())(torch.arange(3)), RuntimeError, "only Tensors of floating point dtype"),
    (lambda: func.vjp(lambda t: [], r(2)), RuntimeError, "non-empty output"),
    (lambda: func.jvp(lambda t: torch.ones(2), (r(2),), (r(2),), strict=True), RuntimeError, "independent of the inputs"),
    (lambda: func.jvp(lambda t: 3, (r(2),), (r(2),)), RuntimeError, "to return only tensors"),
    (lambda: func.jacrev(lambda t: torch.complex(t, t))(r(2)), RuntimeError, "Expected all outputs to be real"),
    (lambda: func.linearize(torch.sin, r(2))[1](r(3)), RuntimeError, "doesn't match the shape"),
])
def test_errors_of_the_transforms(call, error, message):
    with pytest.raises(error, match=message):
        call()
