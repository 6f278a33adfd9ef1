"""Optimizers: values, the fused pass against the rule in operators, options, hooks, state, schedules."""

import copy
import itertools
import pickle
import warnings

import pytest

import evergrad as torch
from evergrad import nn, optim
from evergrad.optim import lr_scheduler

GOLDEN = [  # as PyTorch steps
    ("Adagrad", {"lr": 0.1, "lr_decay": 0.1}, [0.958926, -2.041074, 3.041074, 0.5, 0.041074, -1.041075, 1.751873, -0.751873]),
    ("Adadelta", {"lr": 0.5}, [1.000039, -1.999961, 2.999961, 0.5, -3.9e-05, -0.999961, 1.993964, -0.993964]),
    ("RMSprop", {"centered": True, "momentum": 0.5}, [0.895184, -2.104816, 3.104816, 0.5, 0.104816, -1.104816, 1.607206, -0.607206]),
    ("Rprop", {"lr": 0.1}, [1.0, -2.0, 3.0, 0.5, 0.0, -1.0, 1.636, -0.636]),
    ("Adamax", {"weight_decay": 0.1}, [0.995596, -1.997877, 2.998731, 0.494007, 0.002808, -1.002664, 1.994942, -0.994941]),
    ("NAdam", {"lr": 0.1}, [0.963233, -2.036767, 3.036767, 0.5, 0.036767, -1.036767, 1.70188, -0.70188]),
    ("RAdam", {"lr": 0.1, "weight_decay": 0.1}, [0.956264, -1.96811, 2.952165, 0.48508, 0.138957, -1.248074, 1.711392, -0.855696]),
    ("ASGD", {"lr": 0.1, "t0": 1}, [0.99997, -1.99994, 2.99991, 0.499985, -0.0, -0.999969, 1.699945, -0.849973]),
    ("Adafactor", {"lr": 0.1}, [1.001869, -1.999633, 2.999723, 0.5, -0.000307, -0.999691, 1.568806, -0.568806]),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True}, [0.98461, -2.03078, 3.04617, 0.5, 0.1539, -1.3078, 1.27205, -0.636025]),
    ("Adam", {"lr": 0.1, "amsgrad": True}, [0.841614, -2.158385, 3.158385, 0.5, 0.158386, -1.158386, 1.707682, -0.707682]),
    ("AdamW", {"lr": 0.1}, [0.838851, -2.152158, 3.149161, 0.498502, 0.158152, -1.155155, 1.701984, -0.704981]),
]


@pytest.mark.parametrize("name, options, expected", GOLDEN)
def test_values(name, options, expected):
    p, q = nn.Parameter(torch.tensor([[1.0, -2.0, 3.0], [0.5, 0.0, -1.0]])), nn.Parameter(torch.tensor([2.0, -1.0]))
    o = getattr(optim, name)([p, q], **options)
    for i in range(3):
        p.grad = torch.tensor([[0.1, 0.2, -0.3], [0.0, -1.0, 2.0]]) * (1 - i)
        q.grad = torch.tensor([0.5, -0.25]) * (i + 1)
        o.step()
    got = torch.cat([p.detach().flatten(), q.detach()])
    assert torch.allclose(got, torch.tensor(expected), rtol=1e-5, atol=2e-6), got


SHAPES = [(3,), (17, 5), (), (2, 3, 4, 5), (0, 4), (40000,)]


def options_of(name):
    if name == "SGD":
        for momentum, dampening, decay, nesterov, maximize in itertools.product(
            (0, 0.9), (0, 0.3), (0, 0.01), (False, True), (False, True)
        ):
            if not (nesterov and (dampening or not momentum)):
                yield dict(
                    momentum=momentum, dampening=dampening, weight_decay=decay, nesterov=nesterov, maximize=maximize
                )
    else:
        for decay, amsgrad, maximize in itertools.product((0, 0.01), (False, True), (False, True)):
            yield dict(weight_decay=decay, amsgrad=amsgrad, maximize=maximize, eps=1e-3)


@pytest.mark.parametrize("name", ["SGD", "Adam", "AdamW"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.complex64])
def test_the_fused_pass_gives_the_bits_of_the_operators(name, dtype):
    for options in options_of(name):
        torch.manual_seed(0)
        a = [torch.randn(s).to(dtype).requires_grad_() for s in SHAPES]
        b = [p.detach().clone().requires_grad_() for p in a]
        fused = getattr(optim, name)(a, lr=0.1, **options)
        plain = getattr(optim, name)(b, lr=0.1, fused=False, **options)
        for _ in range(3):
            for p, q in zip(a, b):
                p.grad = torch.randn(p.shape).to(dtype)
                q.grad = p.grad.clone()
            fused.step()
            plain.step()
        for p, q in zip(a, b):
            assert torch.equal(p.detach(), q.detach()), (options, p.shape)
            assert fused.state[p].keys() == plain.state[q].keys()
            for key, value in fused.state[p].items():
                assert torch.equal(value, plain.state[q][key]), (options, key)


def test_parameters_and_gradients_of_any_strides():
    base = torch.arange(24.0).reshape(4, 6)
    a = [base.t().clone().requires_grad_(), torch.zeros(4, 12)[:, ::2].requires_grad_(), torch.ones(2, 3, 4, 5)]
    a[2] = a[2].to(memory_format=torch.channels_last).requires_grad_()
    b = [p.detach().clone(memory_format=torch.contiguous_format).requires_grad_() for p in a]
    one, two = optim.Adam(a, lr=0.1), optim.Adam(b, lr=0.1)
    for _ in range(3):
        for p, q in zip(a, b):
            g = torch.randn(p.shape)
            p.grad = torch.ones(()).expand(p.shape) if p is a[0] else g.transpose(0, 1).contiguous().transpose(0, 1)
            q.grad = p.grad.contiguous()
        one.step()
        two.step()
    for p, q in zip(a, b):
        assert torch.equal(p.detach(), q.detach())
    assert one.state[a[2]]["exp_avg"].stride() == a[2].stride()


def test_steps_count_as_changes():
    x = torch.ones(3, requires_grad=True)
    y = (x * x).sum()
    x.grad = torch.ones(3)
    optim.SGD([x], lr=0.1).step()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward()


def test_the_first_gradient_may_come_late():
    a, b = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
    o = optim.Adam([a, b], lr=0.1)
    a.grad = torch.ones(2)
    o.step()
    assert a in o.state and b not in o.state
    b.grad = torch.ones(2)
    o.step()
    assert o.state[b]["step"] == 1 and o.state[a]["step"] == 2
    o.state.clear()
    o.step()
    assert o.state[a]["step"] == 1


def test_a_rate_that_is_a_tensor():
    p = torch.ones(2, requires_grad=True)
    rate = torch.tensor(0.5)
    o = optim.SGD([p], lr=rate)
    schedule = lr_scheduler.StepLR(o, 1, gamma=0.1)
    for _ in range(2):
        p.grad = torch.ones(2)
        o.step()
        schedule.step()
    assert torch.allclose(p.detach(), torch.full((2,), 0.45)) and o.param_groups[0]["lr"] is rate
    assert rate.item() == pytest.approx(0.005)
    with pytest.raises(ValueError, match="Tensor lr must be 1-element"):
        optim.Adam([p], lr=torch.ones(2))


@pytest.mark.parametrize("make", [
    lambda ps: optim.SGD(ps, lr=0.1, weight_decay=0.1, maximize=False, differentiable=True),
    lambda ps: optim.RMSprop(ps, lr=0.1, differentiable=True),
])
def test_steps_can_be_differentiated(make):
    start = torch.tensor([1.0, 2.0], dtype=torch.float64, requires_grad=True)
    target = torch.tensor([0.5, -1.0], dtype=torch.float64)

    def trained(x):
        p = x.clone()
        o = make([p])
        for _ in range(2):
            p.grad = (p - target) + p
            o.step()
        return p.sum()

    (slope,) = torch.autograd.grad(trained(start), start)
    step = 1e-6
    for i in range(2):
        e = torch.zeros(2, dtype=torch.float64)
        e[i] = step
        numeric = (trained((start + e).detach().requires_grad_()) - trained((start - e).detach().requires_grad_())) / (2 * step)
        assert slope[i].item() == pytest.approx(numeric.item(), rel=1e-4, abs=1e-6)


def test_hooks_run_around_every_step():
    seen = []

    class Own(optim.Optimizer):
        def __init__(self, params):
            super().__init__(params, {})

        def step(self, closure=None):
            seen.append("own")

    handles = [
        optim.optimizer.register_optimizer_step_pre_hook(lambda o, args, kwargs: seen.append("global pre")),
        optim.optimizer.register_optimizer_step_post_hook(lambda o, args, kwargs: seen.append("global post")),
    ]
    try:
        p = torch.ones(1, requires_grad=True)
        o = Own([p])
        o.register_step_pre_hook(lambda o, args, kwargs: seen.append(len(args)))
        o.register_step_post_hook(lambda o, args, kwargs: seen.append("post"))
        o.step()
        assert seen == ["global pre", 1, "own", "post", "global post"]
        seen.clear()
        optim.SGD([p]).step()
        assert seen == ["global pre", "global post"]
    finally:
        for h in handles:
            h.remove()
    o = optim.SGD([p])
    o.register_step_pre_hook(lambda o, args, kwargs: 3)
    with pytest.raises(RuntimeError, match="must return None or a tuple"):
        o.step()


@pytest.mark.parametrize("search", [None, "strong_wolfe"])
def test_lbfgs_finds_a_minimum(search):
    p = torch.tensor([-1.5, 2.0], dtype=torch.float64, requires_grad=True)
    o = optim.LBFGS([p], lr=1 if search else 0.1, max_iter=60, line_search_fn=search)

    def closure():
        o.zero_grad()
        loss = (1 - p[0]) ** 2 + (10 if search else 1) * (p[1] - p[0] ** 2) ** 2
        loss.backward()
        return loss

    for _ in range(4):
        o.step(closure)
    assert torch.allclose(p.detach(), torch.ones(2, dtype=torch.float64), atol=1e-3 if search else 0.1)
    with pytest.raises(ValueError, match="parameter groups"):
        optim.LBFGS([{"params": [p]}, {"params": [torch.ones(1, requires_grad=True)]}])


@pytest.mark.parametrize("name", sorted(set(optim.__all__) - {"Optimizer", "LBFGS", "SparseAdam"}))
def test_state_goes_round(name):
    def make(seed):
        torch.manual_seed(seed)
        p = torch.randn(3, 4).requires_grad_()
        return p, getattr(optim, name)([p])

    def go(p, o, n):
        torch.manual_seed(7)
        for _ in range(n):
            p.grad = torch.randn(3, 4)
            o.step()

    p, o = make(0)
    go(p, o, 2)
    q, other = make(1)
    q.data.copy_(p.detach())
    other.load_state_dict(copy.deepcopy(o.state_dict()))
    r = p.detach().clone().requires_grad_()
    again = copy.deepcopy(o)
    go(p, o, 2)
    go(q, other, 2)
    assert torch.equal(p.detach(), q.detach())
    r = again.param_groups[0]["params"][0]
    go(r, again, 2)
    assert torch.equal(p.detach(), r.detach())


def test_cycles_of_the_rate():
    def rates(make, n, **options):
        o = optim.SGD([torch.ones(1, requires_grad=True)], lr=0.1, momentum=0.9)
        s = make(o, **options)
        out = []
        for _ in range(n):
            out.append((round(o.param_groups[0]["lr"], 6), round(o.param_groups[0]["momentum"], 6)))
            o.step()
            s.step()
        return out

    # As PyTorch gives them.
    assert rates(lr_scheduler.CyclicLR, 5, base_lr=0.1, max_lr=0.5, step_size_up=2, mode="triangular2") == [
        (0.1, 0.9), (0.3, 0.85), (0.5, 0.8), (0.3, 0.85), (0.1, 0.9)
    ]
    assert rates(lr_scheduler.OneCycleLR, 5, max_lr=1.0, total_steps=6, pct_start=0.5) == [
        (0.04, 0.95), (0.52, 0.9), (1.0, 0.85), (0.750001, 0.875), (0.250003, 0.925)
    ]
    o = optim.SGD([torch.ones(1, requires_grad=True)], lr=0.1)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        lr_scheduler.StepLR(o, 1).step()
    assert "before `optimizer.step()`" in str(caught[0].message)


def _some():
    return torch.optim.SGD([nn.Parameter(torch.ones(2))], lr=0.1, momentum=0.9)


def test_states_of_schedules_are_those_of_pytorch():
    s = torch.optim.lr_scheduler
    common = {"base_lrs", "last_epoch", "_step_count", "_get_lr_called_within_step", "_last_lr"}
    assert set(s.StepLR(_some(), 3).state_dict()) == common | {"step_size", "gamma"}
    lambdas = s.LambdaLR(_some(), [lambda e: 0.5**e])
    assert lambdas.state_dict()["lr_lambdas"] == [None]
    lambdas.load_state_dict(lambdas.state_dict())
    assert set(torch.optim.swa_utils.SWALR(_some(), 0.05).state_dict()) == common | {"anneal_func", "anneal_epochs"}
    assert "_scale_fn_custom" in s.CyclicLR(_some(), 0.1, 0.5).state_dict()
    assert {"mode_worse", "default_min_lr", "best"} < set(s.ReduceLROnPlateau(_some()).state_dict())

    def sequence(optimizer):
        return s.SequentialLR(optimizer, [s.ConstantLR(optimizer, 0.5, 2), s.ExponentialLR(optimizer, 0.9)], [3])

    first, second = _some(), _some()
    a, b = sequence(first), sequence(second)
    for _ in range(5):
        first.step()
        a.step()
    b.load_state_dict(pickle.loads(pickle.dumps(a.state_dict())))
    second.load_state_dict(first.state_dict())
    for _ in range(4):
        a.step(), b.step()
    assert a.get_last_lr() == b.get_last_lr() and [type(p) for p in a.state_dict()["_schedulers"]] == [dict, dict]


def test_an_epoch_is_taken_by_the_closed_form():
    s = torch.optim.lr_scheduler
    for make, at_3 in (
        (lambda o: s.ConstantLR(o, 0.5, 4), 0.05), (lambda o: s.ConstantLR(o, 0.5, 3), 0.1),
        (lambda o: s.LinearLR(o, 0.5, 1.0, 4), 0.0875), (lambda o: s.PolynomialLR(o, 4, 2.0), 0.00625),
        (lambda o: s.ExponentialLR(o, 0.5), 0.0125), (lambda o: s.StepLR(o, 2), 0.01),
    ):  # fmt: skip
        optimizer = _some()
        schedule = make(optimizer)
        optimizer.step()
        with pytest.warns(UserWarning, match="The epoch parameter in `scheduler.step"):
            schedule.step(3)
        assert schedule.get_last_lr() == pytest.approx([at_3])
        with pytest.warns(UserWarning, match="please use `get_last_lr"):
            schedule.get_lr()


def test_schedules_refuse():
    s, a, b = torch.optim.lr_scheduler, _some(), _some()
    step = s.StepLR(a, 1)
    for error, text, make in (
        (ValueError, "at least one scheduler", lambda: s.SequentialLR(a, [], [])),
        (ValueError, "same optimizer.* at index 1", lambda: s.SequentialLR(a, [step, s.StepLR(b, 1)], [1])),
        (ValueError, "`ReduceLROnPlateau`.* index 1", lambda: s.SequentialLR(a, [step, s.ReduceLROnPlateau(a)], [1])),
        (TypeError, "index 1 should have `optimizer`", lambda: s.SequentialLR(a, [step, 4], [1])),
        (ValueError, "same optimizer", lambda: s.ChainedScheduler([step], b)),
        (ValueError, "expected 1 min_lrs, got 2", lambda: s.ReduceLROnPlateau(a, min_lr=[1, 2])),
        (TypeError, "int is not an Optimizer", lambda: s.ReduceLROnPlateau(3)),
        (ValueError, "float or int eta_min", lambda: s.CosineAnnealingWarmRestarts(a, 5, eta_min="a")),
        (ValueError, "non-negative epoch", lambda: s.CosineAnnealingWarmRestarts(a, 5).step(-1)),
    ):
        with pytest.raises(error, match=text):
            make()


def test_a_plateau_of_more_groups():
    optimizer = _some()
    schedule = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=0, min_lr=0.01)
    optimizer.add_param_group({"params": [nn.Parameter(torch.ones(1))]})
    for metric in (1.0, 2.0):
        schedule.step(metric)
    assert schedule.min_lrs == [0.01, 0.01] and schedule.get_last_lr() == pytest.approx([0.01, 0.01])


def test_means_of_weights_by_lists():
    averaged, new = [torch.ones(2)], [torch.tensor([3.0, 5.0])]
    torch.optim.swa_utils.get_swa_multi_avg_fn()(averaged, new, torch.tensor(1))
    assert averaged[0].tolist() == [2, 3]
    assert torch.optim.swa_utils.get_swa_avg_fn()(torch.ones(2), new[0], 1).tolist() == [2, 3]


def test_schedules_keep_what_they_were_given():
    low, high, rate = torch.tensor(0.8), torch.tensor(0.9), torch.tensor(0.05)
    optimizer = _some()
    cycle = lr_scheduler.CyclicLR(optimizer, 0.1, 0.2, base_momentum=low, max_momentum=high)
    swa = optim.swa_utils.SWALR(_some(), rate)
    for t in (low, high, rate):
        t.mul_(0.5)
    optimizer.step()
    cycle.step()
    assert optimizer.param_groups[0]["max_momentum"] == torch.tensor(0.9) and cycle.base_momentums == [torch.tensor(0.8)]
    assert swa.optimizer.param_groups[0]["swa_lr"] == torch.tensor(0.05)


def test_a_step_that_was_replaced():
    optimizer = _some()
    schedule = lr_scheduler.StepLR(optimizer, 2)
    before = optimizer.step
    optimizer.step = lambda: before()
    optimizer.step()
    with pytest.warns(UserWarning, match="`optimizer.step\\(\\)` has been overridden"):
        schedule.step()
