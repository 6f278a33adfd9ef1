"""torch.autograd.functional: products and Jacobians in all their ways agree, and strict refuses what is independent."""

import itertools

import pytest

import evergrad as torch

A = torch.autograd.functional


def r(*shape):
    return torch.randn(shape, dtype=torch.float64)


def f(x, y):
    return x * y.sin(), (x * x).sum()


def scalar(x, y):
    return (x**3 * y).sum() + (y**2).sum()


def same(a, b):
    if isinstance(a, tuple):
        assert isinstance(b, tuple) and len(a) == len(b)
        for x, y in zip(a, b):
            same(x, y)
    else:
        assert a.shape == b.shape and torch.allclose(a, b)


def test_all_ways_agree():
    x = (r(2, 3), r(3))
    wanted = A.jacobian(f, x)
    assert [[tuple(t.shape) for t in row] for row in wanted] == [[(2, 3, 2, 3), (2, 3, 3)], [(2, 3), (3,)]]
    same(A.jacobian(f, x, vectorize=True), wanted)
    same(A.jacobian(f, x, vectorize=True, strategy="forward-mode"), wanted)
    same(A.jacobian(lambda t: t.sin(), x[1]), torch.diag(x[1].cos()))
    hess = A.hessian(scalar, x)
    for options in ({"vectorize": True}, {"vectorize": True, "outer_jacobian_strategy": "forward-mode"}):
        same(A.hessian(scalar, x, **options), hess)
    v = (r(2, 3), r(3))
    for product in (A.vhp, A.hvp):
        _, got = product(scalar, x, v)
        for i, g in enumerate(got):
            want = sum(torch.tensordot(hess[i][j], v[j], dims=v[j].dim()) for j in range(2))
            assert torch.allclose(g, want)
    _, along = A.jvp(f, x, v)
    for k, t in enumerate(along):
        assert torch.allclose(t, sum(torch.tensordot(wanted[k][j], v[j], dims=v[j].dim()) for j in range(2)))
    u = (r(2, 3), r())
    _, back = A.vjp(f, x, u)
    for j, t in enumerate(back):
        assert torch.allclose(t, sum(torch.tensordot(u[k], wanted[k][j], dims=u[k].dim()) for k in range(2)))


def test_the_graph_is_made_when_it_is_wanted():
    x, v = r(3).requires_grad_(), r(3).requires_grad_()
    for vectorize in (False, True):
        jac = A.jacobian(lambda t: t**3, x, create_graph=True, vectorize=vectorize)
        same(torch.autograd.grad(jac.sum(), x)[0], 6 * x)
    _, p = A.jvp(lambda t: t**3, x, v, create_graph=True)
    gx, gv = torch.autograd.grad(p.sum(), (x, v))
    same(gx, 6 * x * v)
    same(gv, 3 * x**2)
    for g in itertools.chain(A.vjp(lambda t: t**3, x, v), A.hvp(lambda t: (t**3).sum(), x, v)):
        assert not g.requires_grad


def one(x):
    return torch.ones(2, dtype=torch.float64)


@pytest.mark.parametrize("call,error,message", [
    (lambda: A.vjp(one, r(2), r(2), strict=True), RuntimeError, "Output 0 of the user-provided function does not require"),
    (lambda: A.vjp(lambda x, y: 2 * x, (r(2), r(2)), r(2), strict=True), RuntimeError, "independent of input 1"),
    (lambda: A.vjp(lambda x: 2 * x, r(2), r(2), strict=True, create_graph=True), RuntimeError, "when create_graph=True"),
    (lambda: A.jvp(lambda x, y: 2 * x, (r(2), r(2)), (r(2), r(2)), strict=True), RuntimeError, "independent of input 1"),
    (lambda: A.vhp(lambda x: x.sum(), r(2), r(2), strict=True), RuntimeError, "While computing the hessian"),
    (lambda: A.hvp(lambda x: x.sum(), r(2), r(2), strict=True), RuntimeError, "While computing the hessian"),
    (lambda: A.jacobian(lambda x, y: 2 * x, (r(2), r(2)), strict=True), RuntimeError, "Output 0 .* independent of input 1"),
    (lambda: A.jacobian(torch.sin, r(2), strict=True, vectorize=True), RuntimeError, "are not supported together"),
    (lambda: A.jacobian(torch.sin, r(2), strategy="forward-mode"), NotImplementedError, "vectorize=True"),
    (lambda: A.jacobian(torch.sin, r(2), strategy="other"), AssertionError, "Expected strategy"),
    (lambda: A.hessian(torch.sin, r(2)), RuntimeError, "should contain a single element"),
    (lambda: A.vjp(torch.sin, r(2)), RuntimeError, "The vector v can only be None if the user-provided function returns"),
    (lambda: A.jvp(torch.sin, r(2), r(3)), RuntimeError, "v has invalid size"),
    (lambda: A.jvp(f, (r(2), r(2)), r(2)), RuntimeError, "v is a tuple of invalid length: should be 2 but got 1"),
    (lambda: A.vjp(lambda x: [x], r(2), r(2)), TypeError, "must be either a Tensor or a tuple of Tensors"),
    (lambda: A.jacobian(torch.sin, [r(2)]), TypeError, "inputs given to jacobian must be either"),
])
def test_refused(call, error, message):
    with pytest.raises(error, match=message):
        call()


def test_zeros_where_it_is_independent():
    for out, g in (A.vjp(one, r(2), r(2)), A.jvp(one, r(2), r(2))):
        assert bool((out == 1).all()) and bool((g == 0).all())
    for out, g in (A.vhp(lambda x: x.sum(), r(2), r(2)), A.hvp(lambda x: x.sum(), r(2), r(2))):
        assert bool((g == 0).all())
    assert bool((A.jacobian(one, r(3)) == 0).all())


class Tied(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = torch.nn.Linear(2, 2, bias=False), torch.nn.Linear(2, 2, bias=False)
        self.b.weight = self.a.weight
        self.register_buffer("buf", torch.ones(2))

    def forward(self, x, k=1):
        return self.b(self.a(x)) * self.buf * k


def test_functional_call():
    m, x, call = Tied(), torch.randn(2), torch.func.functional_call
    w, z = torch.ones(2, 2), torch.zeros(2, 2)
    assert torch.equal(call(m, {"a.weight": w}, x), w @ (w @ x))
    assert torch.equal(call(m, ({"a.weight": w}, {"buf": w[0] * 3}), (x,), {"k": 2}), w @ (w @ x) * 6)
    assert torch.equal(call(m, {"a.weight": w, "b.weight": z}, x, tie_weights=False), z[0])
    assert torch.equal(call(m, {"nothing": w}, x), m(x))
    assert m.a.weight is m.b.weight
    for given, options, error, message in (
        ({"a.weight": w, "b.weight": z}, {}, ValueError, "which are tied"),
        ({"a.weight": w}, {"strict": True}, RuntimeError, r"Missing key\(s\): 'buf'"),
        ({"a.weight": w, "buf": w[0], "no": w}, {"strict": True}, RuntimeError, r"Unexpected key\(s\): 'no'"),
        (({"buf": w[0]}, {"buf": w[0]}), {}, ValueError, "appeared in multiple dictionaries"),
        ({"a.weight": 3}, {}, TypeError, "is not an instance of"),
        (3, {}, ValueError, "to be a dict, or a list/tuple of dicts"),
    ):
        with pytest.raises(error, match=message):
            call(m, given, x, **options)


def test_functions_take_attributes_and_show_their_signature():
    import copy
    import functools
    import inspect
    import pickle
    import weakref

    F = torch.nn.functional
    F.relu.mark = 1
    assert F.relu.mark == 1 and vars(F.relu)["mark"] == 1
    del F.relu.mark
    assert str(inspect.signature(F.relu)) == "(input, inplace=False)"
    assert inspect.signature(F.cross_entropy).parameters["ignore_index"].default == -100
    assert F.relu.__name__ == "relu" and F.relu.__module__.endswith("nn.functional") and "NaN stays" in F.relu.__doc__
    assert pickle.loads(pickle.dumps(F.relu)) is F.relu and copy.deepcopy(F.gelu) is F.gelu and weakref.ref(F.relu)() is F.relu
    assert functools.wraps(F.relu)(lambda x: x).__name__ == "relu" and repr(F.relu).startswith("<function relu at")
    assert F.relu(torch.tensor([-1.0, 2.0])).tolist() == [0, 2] and F.relu(input=torch.ones(1), inplace=True) == 1
    with pytest.raises(TypeError):
        F.relu()
    for name, function in vars(F).items():  # each text begins with a signature that can be read
        if type(function) is type(F.relu):
            inspect.signature(function)
