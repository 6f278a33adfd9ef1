"""Modules, optimizers, state, safetensors, custom operators."""

import copy
import pickle
from collections import OrderedDict

import pytest

import evergrad as torch
from evergrad import nn, optim


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(3, 4)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(4, 2, bias=False))
        self.scale = nn.Parameter(torch.ones(1))
        self.register_buffer("count", torch.tensor(0))
        self.register_buffer("scratch", torch.zeros(1), persistent=False)

    def forward(self, x):
        return self.body(self.a(x)) * self.scale


def test_tree():
    m = Net()
    assert [n for n, _ in m.named_parameters()] == ["scale", "a.weight", "a.bias", "body.1.weight"]
    assert list(m.state_dict()) == ["scale", "count", "a.weight", "a.bias", "body.1.weight"]
    assert m.a.weight is m.get_parameter("a.weight") and m.get_submodule("body.1") is m.body[1]
    assert "(1): Linear(in_features=4, out_features=2, bias=False)" in repr(m)
    m.eval()
    assert not m.body[0].training
    m.double()
    assert m.a.weight.dtype is torch.float64 and isinstance(m.a.weight, nn.Parameter) and m.count.dtype is torch.int64
    del m.scale
    assert "scale" not in m.state_dict()
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        m.nothing
    with pytest.raises(TypeError, match="cannot assign"):
        m.a.weight = torch.ones(4, 3)
    with pytest.raises(AttributeError, match="before Module.__init__"):

        class Early(nn.Module):
            def __init__(self):
                self.p = nn.Parameter(torch.ones(1))

        Early()


def test_state_dict():
    a, b = Net(), Net()
    assert not torch.equal(a.a.weight, b.a.weight)
    assert str(b.load_state_dict(a.state_dict())) == "<All keys matched successfully>"
    assert torch.equal(a.a.weight, b.a.weight)
    s = a.state_dict()
    del s["a.bias"]
    s["more"] = torch.ones(1)
    s["scale"] = torch.ones(2)
    with pytest.raises(RuntimeError) as e:
        b.load_state_dict(s)
    for text in (
        'Missing key(s) in state_dict: "a.bias"',
        'Unexpected key(s) in state_dict: "more"',
        "size mismatch for scale",
    ):
        assert text in str(e.value)
    c = copy.deepcopy(a)
    d = pickle.loads(pickle.dumps(a.a))
    assert torch.equal(c.a.weight, a.a.weight) and c.a.weight is not a.a.weight and torch.equal(d.weight, a.a.weight)


def test_hooks():
    m, x = Net(), torch.randn(2, 3)
    log = []
    handles = [
        m.register_forward_pre_hook(lambda mod, args: log.append("pre")),
        m.register_forward_hook(lambda mod, args, out: log.append("post") or out * 0),
        m.a.register_full_backward_hook(lambda mod, gi, go: log.append(("back", go[0].shape))),
    ]
    assert m(x).abs().sum() == 0 and log == ["pre", "post"]
    handles[1].remove()
    m(x).sum().backward()
    assert log[-1] == ("back", torch.Size([2, 4]))
    for h in handles:
        h.remove()
    n = len(log)
    m(x)
    assert len(log) == n


def test_containers():
    ml = nn.ModuleList([nn.ReLU(), nn.Tanh()])
    ml.append(nn.Sigmoid())
    assert len(ml) == 3 and isinstance(ml[-1], nn.Sigmoid) and isinstance(ml[:2], nn.ModuleList)
    md = nn.ModuleDict({"x": nn.ReLU()})
    md["y"] = nn.Tanh()
    assert list(md) == ["x", "y"] and "x" in md
    s = nn.Sequential(OrderedDict(one=nn.ReLU(), two=nn.Tanh()))
    assert s.two is s[1] and len(s) == 2
    assert repr(nn.ModuleList([nn.ReLU(), nn.ReLU()])) == "ModuleList(\n  (0-1): 2 x ReLU()\n)"
    pl = nn.ParameterList([torch.ones(2)])
    assert isinstance(pl[0], nn.Parameter) and len(list(pl.parameters())) == 1


@pytest.mark.parametrize(
    "make",
    [
        lambda p: optim.SGD(p, lr=0.1),
        lambda p: optim.SGD(p, lr=0.05, momentum=0.9, nesterov=True),
        lambda p: optim.Adam(p, lr=0.1),
        lambda p: optim.AdamW(p, lr=0.1, amsgrad=True),
    ],
)
def test_optimizers_learn(make):
    m = nn.Linear(3, 1)
    x = torch.randn(64, 3)
    y = x @ torch.tensor([[1.0], [-2.0], [0.5]]) + 1
    o = make(m.parameters())
    first = None
    for _ in range(150):
        o.zero_grad()
        loss = nn.functional.mse_loss(m(x), y)
        loss.backward()
        o.step()
        first = first or loss.item()
    assert loss.item() < first * 0.01
    assert "Parameter Group 0" in repr(o)


def test_optimizer_state():
    a, b = nn.Parameter(torch.ones(3)), nn.Parameter(torch.ones(3))
    oa, ob = optim.Adam([a], lr=0.1), optim.Adam([b], lr=0.5)
    for _ in range(3):
        a.grad = torch.tensor([1.0, -2.0, 3.0])
        oa.step()
    assert oa.state[a]["step"].item() == 3
    b.data.copy_(a.data)
    ob.load_state_dict(oa.state_dict())
    assert ob.param_groups[0]["lr"] == 0.1
    for p, o in ((a, oa), (b, ob)):
        p.grad = torch.ones(3)
        o.step()
    assert torch.equal(a, b)
    oa.param_groups[0]["lr"] = 0.0
    before = a.detach().clone()
    oa.step()
    assert torch.equal(a, before)
    o = optim.SGD([{"params": [a]}, {"params": [b], "lr": 1.0}], lr=0.1)
    assert [g["lr"] for g in o.param_groups] == [0.1, 1.0]
    loss = o.step(lambda: torch.tensor(5.0))
    assert loss.item() == 5
    s = optim.lr_scheduler.StepLR(o, 1, 0.5)
    s.step()
    assert [g["lr"] for g in o.param_groups] == [0.05, 0.5]


def test_layers_run_and_differentiate():
    cases = [
        (nn.Conv1d(2, 3, 3), (2, 2, 8)),
        (nn.Conv2d(2, 4, 3, padding=1, stride=2, groups=2), (2, 2, 6, 6)),
        (nn.BatchNorm1d(3), (4, 3)),
        (nn.BatchNorm2d(3), (2, 3, 4, 4)),
        (nn.LayerNorm(5), (2, 5)),
        (nn.MaxPool2d(2), (1, 2, 4, 4)),
        (nn.AvgPool2d(2), (1, 2, 4, 4)),
        (nn.Flatten(), (2, 3, 4)),
        (nn.GELU(), (3,)),
        (nn.SiLU(), (3,)),
        (nn.Softmax(-1), (2, 3)),
        (nn.LogSoftmax(-1), (2, 3)),
        (nn.LeakyReLU(), (3,)),
        (nn.Dropout(0.5), (10,)),
        (nn.Sigmoid(), (3,)),
        (nn.Tanh(), (3,)),
        (nn.GroupNorm(2, 4), (2, 4, 3)),
        (nn.ConvTranspose2d(2, 3, 2), (1, 2, 3, 3)),
    ]
    for m, shape in cases:
        x = torch.randn(shape, requires_grad=True)
        m(x).sum().backward()
        assert x.grad.shape == x.shape, m
    e = nn.Embedding(5, 3, padding_idx=0)
    assert e(torch.tensor([0, 1])).shape == (2, 3) and e.weight[0].abs().sum() == 0


def test_losses():
    x, t = torch.randn(4, 5, requires_grad=True), torch.tensor([0, 1, 2, 3])
    for loss, target in (
        (nn.CrossEntropyLoss(), t),
        (nn.NLLLoss(), t),
        (nn.MSELoss(), torch.randn(4, 5)),
        (nn.L1Loss(), torch.randn(4, 5)),
        (nn.BCEWithLogitsLoss(), torch.rand(4, 5)),
    ):
        loss(x, target).backward()
    assert nn.BCELoss()(torch.sigmoid(x), torch.rand(4, 5)).item() > 0
    assert torch.allclose(nn.CrossEntropyLoss()(x, t), nn.NLLLoss()(torch.log_softmax(x, 1), t))


def test_safetensors(tmp_path):
    from evergrad import safetensors

    m = Net()
    path = tmp_path / "w.safetensors"
    safetensors.save_file(m.state_dict(), path, {"made": "here"})
    back = safetensors.load_file(path)
    assert all(torch.equal(back[k], v) for k, v in m.state_dict().items()) and set(back) == set(m.state_dict())
    data = path.read_bytes()
    path.write_bytes(data[:-3])
    with pytest.raises(Exception):
        safetensors.load_file(path)
    with pytest.raises(OSError):
        safetensors.load_file(tmp_path / "nothing")


def test_custom_operator():
    from evergrad import library

    @library.custom_op("pytests::scale(Tensor x, float by) -> Tensor")
    def scale(x, by):
        return x * by

    scale.register_vjp(lambda x, by, result, grad: (grad * by, None))
    x = torch.ones(2, requires_grad=True)
    y = scale(x, 3.0)
    y.sum().backward()
    assert y.tolist() == [3, 3] and x.grad.tolist() == [3, 3]
    assert torch.ops.pytests.scale(torch.ones(1), 2.0).item() == 2
    with pytest.raises(AttributeError):
        torch.ops.pytests.nothing

    @library.custom_op("pytests::fails(Tensor x) -> Tensor")
    def fails(x):
        raise LookupError("inside")

    with pytest.raises(LookupError, match="inside"):
        fails(torch.ones(1))

    y = scale(x, 5.0)
    scale.unregister()
    with pytest.raises(AttributeError):
        torch.ops.pytests.scale
    with pytest.raises(NotImplementedError, match="pytests::scale"):
        library.get("pytests::scale")
    x.grad = None
    y.sum().backward()  # the graph has it still
    assert x.grad.tolist() == [5, 5]
    again = library.register("pytests::scale(Tensor x) -> Tensor", lambda x: x * 7)
    assert torch.ops.pytests.scale(torch.ones(1)).item() == 7
    library.unregister("pytests::scale")
    with pytest.raises(NotImplementedError, match="no longer registered"):
        again(torch.ones(1))


def test_a_gradient_for_one_argument_may_be_a_tuple():
    from evergrad import library

    @library.custom_op("pytests::square(Tensor x) -> Tensor")
    def square(x):
        return x * x

    square.register_autograd(
        lambda ctx, grad: (2 * ctx.x * grad,), setup_context=lambda ctx, inputs, output: setattr(ctx, "x", inputs[0])
    )
    x = torch.tensor([3.0], requires_grad=True)
    square(x).backward()
    assert x.grad.tolist() == [6]


def test_custom_operator_from_annotations():
    from evergrad import library

    @library.custom_op("pytests::power", mutates_args=())
    def power(x: torch.Tensor, n: int) -> torch.Tensor:
        return x.detach() ** n

    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])
        ctx.n = inputs[1]

    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * ctx.n * x ** (ctx.n - 1), None

    library.register_autograd("pytests::power", backward, setup_context=setup_context)
    x = torch.tensor([1.0, 2.0], dtype=torch.float64, requires_grad=True)
    assert power(x, n=3).tolist() == [1, 8] and library.infer_schema(power._forward) == "(Tensor x, int n) -> Tensor"
    assert torch.autograd.gradcheck(lambda v: torch.ops.pytests.power(v, 3), (x,))


def test_core_module():
    m = Net()
    h = m.core_module()
    x = torch.randn(2, 3)
    assert torch.equal(h.forward(x), m(x)) and set(h.state_dict()) == set(m.state_dict())
    assert h.parameters(True)["a.weight"] is m.a.weight


def test_data():
    from evergrad.utils.data import DataLoader, TensorDataset, random_split

    d = TensorDataset(torch.arange(10), torch.arange(10) * 2)
    batches = list(DataLoader(d, batch_size=4))
    assert [len(b[0]) for b in batches] == [4, 4, 2] and batches[0][1].tolist() == [0, 2, 4, 6]
    seen = sorted(v for b in DataLoader(d, batch_size=3, shuffle=True) for v in b[0].tolist())
    assert seen == list(range(10))
    a, b = random_split(d, [7, 3])
    assert len(a) == 7 and len(b) == 3


def test_clip():
    p = nn.Parameter(torch.ones(4))
    p.grad = torch.full((4,), 3.0)
    total = nn.utils.clip_grad_norm_([p], 1.0)
    assert abs(total.item() - 6) < 1e-5 and abs(p.grad.norm().item() - 1) < 1e-4


@pytest.mark.filterwarnings("ignore:Lazy modules")
def test_lazy_modules():
    m = nn.Sequential(nn.LazyConv2d(4, 3, groups=2), nn.LazyBatchNorm2d(), nn.Flatten(), nn.LazyLinear(5))
    assert repr(m[3]) == "LazyLinear(in_features=0, out_features=5, bias=True)" and m[3].has_uninitialized_params()
    with pytest.raises(ValueError, match="Attempted to use an uninitialized parameter"):
        m[3].weight.sum()
    with pytest.raises(RuntimeError, match="Can't access the shape of an uninitialized parameter"):
        m[3].weight.shape
    n = copy.deepcopy(m).double()
    assert m(torch.ones(2, 6, 4, 4)).shape == (2, 5)
    assert type(m[0]) is nn.Conv2d and type(m[1]) is nn.BatchNorm2d and type(m[3]) is nn.Linear
    assert m[0].weight.shape == (4, 3, 3, 3) and m[1].running_mean.shape == (4,) and m[3].in_features == 16
    assert type(m[3].weight) is nn.Parameter and type(m[1].running_mean) is torch.Tensor
    assert n[3].weight.dtype is torch.float64 and n[3].has_uninitialized_params()
    n.load_state_dict(m.state_dict())
    m.eval(), n.eval()
    x = torch.randn(2, 6, 4, 4)
    assert torch.allclose(m(x).double(), n(x.double()), atol=1e-5)
    with pytest.raises(ValueError, match="in_channels must be divisible by groups"):
        nn.LazyConv1d(4, 1, groups=2)(torch.ones(1, 3, 4))
    with pytest.raises(RuntimeError, match="Expected 2D"):
        nn.LazyConv1d(4, 1)(torch.ones(3))


def test_hooks_of_all_modules():
    from evergrad.nn.modules import module

    seen = []
    handles = [
        module.register_module_parameter_registration_hook(lambda m, name, p: seen.append(name)),
        module.register_module_module_registration_hook(lambda m, name, c: seen.append(name)),
        module.register_module_buffer_registration_hook(lambda m, name, b: seen.append(name)),
        module.register_module_full_backward_hook(lambda m, gi, go: seen.append(type(m).__name__)),
    ]
    try:
        m = nn.Sequential(nn.Linear(2, 1))
        m.register_buffer("b", torch.ones(1))
        assert seen == ["weight", "bias", "0", "b"]
        seen.clear()
        m(torch.ones(1, 2)).sum().backward()
        assert sorted(seen) == ["Linear", "Sequential"]
    finally:
        for h in handles:
            h.remove()
