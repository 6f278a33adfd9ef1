"""The state of modules: what load_state_dict and conversions do with parameters, old checkpoints, lazy parameters,
pickles of whole modules, homes of classes."""

import copy
import pickle
import warnings

import evergrad as torch
import evergrad.nn.functional as F
import pytest
from evergrad import nn
from evergrad.nn.utils import parametrizations, parametrize, prune

future = torch.__future__


@pytest.fixture
def swapping():
    future.set_swap_module_params_on_conversion(True)
    yield
    future.set_swap_module_params_on_conversion(False)


# ---- conversions ----


def test_conversion_keeps_parameters():
    m = nn.Linear(2, 3)
    p, address = m.weight, m.weight._cdata
    p.grad = torch.ones(3, 2)
    grad = p.grad
    assert m.double().weight is p and p._cdata == address and p.dtype == torch.float64
    assert p.grad is grad and grad.dtype == torch.float64


def test_conversion_by_swap(swapping):
    m = nn.Linear(2, 3)
    m(torch.ones(1, 2)).sum().backward()
    p, grad, address, other = m.weight, m.weight.grad, m.weight._cdata, m.weight.grad._cdata
    value = p.detach().clone()
    m.double()
    assert m.weight is p and type(p) is nn.Parameter and p.requires_grad
    assert p._cdata != address and p.dtype == torch.float64
    assert p.grad is grad and grad._cdata != other and grad.dtype == torch.float64
    assert torch.equal(p.float(), value)
    m(torch.ones(1, 2).double()).sum().backward()


def test_conversion_overwrites():
    m = nn.Linear(2, 3)
    p = m.weight
    future.set_overwrite_module_params_on_conversion(True)
    try:
        m.double()
    finally:
        future.set_overwrite_module_params_on_conversion(False)
    assert m.weight is not p and m.weight.dtype == torch.float64 and p.dtype == torch.float32


def test_swap_tensors():
    a, b = torch.ones(2), nn.Parameter(torch.zeros(3))
    a.note, address = "a", a._cdata
    torch.utils.swap_tensors(a, b)
    assert type(a) is nn.Parameter and type(b) is torch.Tensor and b.note == "a" and not hasattr(a, "note")
    assert b._cdata == address and a.shape == (3,) and b.tolist() == [1, 1] and (b + 1).tolist() == [2, 2]
    import weakref

    held = weakref.ref(a)
    with pytest.raises(RuntimeError, match="weakref"):
        torch.utils.swap_tensors(a, b)
    del held
    with pytest.raises(TypeError):
        torch.utils.swap_tensors(a, 1)


def test_arguments_of_to():
    m, cpu = nn.Linear(2, 3), torch.device("cpu")
    for args, kwargs in (
        ((cpu, True), {}), ((torch.long,), {}), ((None, True), {}), (([],), {}), (({},), {"non_blocking": True}),
        ((torch.tensor(3),), {"non_blocking": True}), ((cpu, torch.long, True), {}), ((), {"kind": 1}),
    ):  # fmt: skip
        with pytest.raises(TypeError):
            m.to(*args, **kwargs)
    with pytest.raises(RuntimeError, match="copy"):
        m.to("cpu", copy=True)
    with pytest.warns(UserWarning, match="Complex modules are a new feature"):
        m.to(torch.complex64)


# ---- load_state_dict ----


def test_load_assigns():
    m, state = nn.Linear(2, 3), nn.Linear(2, 3).state_dict()
    m.weight.requires_grad_(False)
    m.load_state_dict(state, assign=True)
    assert m.weight.data_ptr() == state["weight"].data_ptr() and not m.weight.requires_grad and m.bias.requires_grad


def test_load_by_swap(swapping):
    m, state = nn.Linear(2, 3), nn.Linear(2, 3).double().state_dict()
    p = m.weight
    m.load_state_dict(state)
    assert m.weight is p and p.dtype == torch.float32 and torch.equal(p.double(), state["weight"].float().double())
    m.load_state_dict(state, assign=True)
    assert m.weight is p and p.dtype == torch.float64

    class Odd(torch.Tensor):
        def module_load(self, other, assign=False):
            return other

    m = nn.Module()
    m.register_parameter("p", nn.Parameter(torch.ones(2).as_subclass(Odd)))
    m.p.module_load = lambda other, assign=False: other
    with pytest.raises(RuntimeError, match="module_load returned one of self or other"):
        m.load_state_dict({"p": torch.zeros(2)})


def test_hooks_of_the_state():
    m = nn.Linear(2, 2)

    def public(module, state, prefix, metadata):
        return state

    m.register_state_dict_post_hook(public)
    with pytest.raises(RuntimeError, match="must return None"):
        m.state_dict()
    with pytest.raises(RuntimeError, match="previously registered"):
        m._register_state_dict_hook(public)
    m = nn.Linear(2, 2)
    m.register_load_state_dict_post_hook(lambda module, keys: keys)
    with pytest.raises(AssertionError, match="not expected to return new values"):
        m.load_state_dict(m.state_dict())
    with pytest.warns(FutureWarning, match="Positional args"):
        m.state_dict({}, "a.")


def test_prefix_of_data_parallel():
    state = nn.Sequential(nn.Linear(1, 1)).state_dict(prefix="module.")
    nn.modules.utils.consume_prefix_in_state_dict_if_present(state, "module.")
    assert list(state) == ["0.weight", "0.bias"] and set(state._metadata) == {"", "0"}


# ---- old checkpoints ----


def test_old_spectral_norm():
    m = nn.utils.spectral_norm(nn.Linear(5, 7))
    assert {n for n, _ in m.named_parameters()} == {"weight_orig", "bias"}
    assert {n for n, _ in m.named_buffers()} == {"weight_u", "weight_v"}
    x = torch.randn(3, 5)
    for _ in range(30):
        m(x)
    m.eval()
    assert torch.linalg.matrix_norm(m.weight, 2).item() == pytest.approx(1, abs=1e-2)
    expected, state = m(x), m.state_dict()
    assert state._metadata[""]["spectral_norm"] == {"weight.version": 1}
    # Before version 1 there was NAME, and no NAME_v.
    old = state.copy()
    old._metadata = {"": {"version": 1}}
    old["weight"] = m.weight.detach().clone()
    del old["weight_v"]
    other = nn.utils.spectral_norm(nn.Linear(5, 7))
    other.load_state_dict(old)
    torch.testing.assert_close(other.eval()(x), expected, rtol=1e-3, atol=1e-4)
    again = pickle.loads(pickle.dumps(m))
    assert torch.equal(again(x), expected)
    with pytest.raises(RuntimeError, match="two spectral_norm hooks"):
        nn.utils.spectral_norm(m)
    nn.utils.remove_spectral_norm(m)
    assert list(m.state_dict()) == ["bias", "weight"] and torch.allclose(m(x), expected)
    assert nn.utils.spectral_norm(nn.ConvTranspose2d(2, 3, 3)).weight_u.shape == (3,)


def test_old_weight_norm_checkpoints():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        old = nn.utils.weight_norm(nn.Linear(3, 4))
    new = parametrizations.weight_norm(nn.Linear(3, 4))
    new.load_state_dict(old.state_dict())
    x = torch.randn(2, 3)
    assert torch.allclose(new(x), old(x))
    assert list(new.state_dict()) == ["bias", "parametrizations.weight.original0", "parametrizations.weight.original1"]


# ---- parametrizations ----


class Symmetric(nn.Module):
    def forward(self, x):
        return x.triu() + x.triu(1).T

    def right_inverse(self, x):
        return x.triu()


def test_parametrization_by_swap(swapping):
    m = nn.Linear(3, 3)
    p = m.weight
    parametrize.register_parametrization(m, "weight", Symmetric())
    assert m.parametrizations.weight.original is p
    m.weight = torch.eye(3)
    assert torch.equal(p, torch.eye(3)) and m.parametrizations.weight.original is p
    parametrize.remove_parametrizations(m, "weight")
    assert m.weight is p


def test_second_parametrization_is_checked():
    m = nn.Linear(3, 3)
    parametrize.register_parametrization(m, "weight", Symmetric())
    before = m.weight.detach().clone()

    class Pair(nn.Module):
        def forward(self, x):
            return x

        def right_inverse(self, x):
            return x, x

    with pytest.raises(ValueError, match="right_inverse must return a tensor"):
        parametrize.register_parametrization(m, "weight", Pair())
    assert len(m.parametrizations.weight) == 1

    class Half(nn.Module):
        def forward(self, x):
            return x

        def right_inverse(self, x):
            return x / 2

    parametrize.register_parametrization(m, "weight", Half())
    assert torch.equal(m.weight, before)  # the original is as it was


# ---- lazy parameters ----


@pytest.mark.filterwarnings("ignore:Lazy modules")
def test_uninitialized():
    m = nn.LazyLinear(3)
    for f in (
        lambda: m.weight + m.weight, lambda: torch.add(m.weight, 1), lambda: torch.empty_like(m.weight),
        lambda: m.weight.sum(), lambda: F.relu(m.weight), lambda: nn.utils.spectral_norm(nn.LazyLinear(2)),
    ):  # fmt: skip
        with pytest.raises(ValueError, match="uninitialized parameter"):
            f()
    with pytest.raises(RuntimeError, match="shape of an uninitialized"):
        m.weight.shape
    with pytest.raises(RuntimeError, match="share memory on an uninitialized"):
        m.share_memory()
    other = nn.LazyLinear(3)
    other.load_state_dict(m.state_dict())
    assert other.has_uninitialized_params() and copy.deepcopy(other).has_uninitialized_params()
    m.half().weight.materialize(4)
    assert m.weight.shape == (4,) and m.weight.dtype == torch.float16


@pytest.mark.filterwarnings("ignore:Lazy modules")
@pytest.mark.parametrize("make", [lambda: nn.LazyLinear(3), lambda: nn.LazyConv1d(2, 3), nn.LazyBatchNorm1d])
def test_lazy_modules_in_pickles(make):
    m = make()
    again = pickle.loads(pickle.dumps(m))
    x = torch.randn(4, 5, 5)
    assert again(x).shape == m(x).shape
    assert type(again) is type(m) and not type(m).__name__.startswith("Lazy")
    assert pickle.loads(pickle.dumps(again))(x).shape == m(x).shape


# ---- modules ----


def test_homes():
    for name, home in (
        ("MultiheadAttention", "activation"), ("Linear", "linear"), ("ReLU", "activation"), ("LSTM", "rnn"),
        ("TransformerEncoderLayer", "transformer"), ("Sequential", "container"), ("Conv2d", "conv"),
    ):  # fmt: skip
        assert getattr(nn, name).__module__ == "evergrad.nn.modules." + home
    assert type(nn.MultiheadAttention(2, 1).out_proj).__module__ == "evergrad.nn.modules.linear"
    for module, name in (
        ("clip_grad", "clip_grad_norm_"), ("fusion", "fuse_conv_bn_eval"), ("convert_parameters", "parameters_to_vector"),
        ("spectral_norm", "SpectralNorm"), ("weight_norm", "WeightNorm"),
    ):  # fmt: skip
        __import__("evergrad.nn.utils." + module)
        import sys

        assert getattr(sys.modules["evergrad.nn.utils." + module], name).__module__ == "evergrad.nn.utils." + module
    assert callable(nn.utils.spectral_norm) and callable(nn.utils.weight_norm)


def test_homes_of_functions_and_optimizers():
    for name in ("max_pool2d", "interpolate", "grid_sample", "multi_head_attention_forward", "adaptive_avg_pool2d"):
        assert getattr(F, name).__module__ == "evergrad.nn.functional"
    optim = torch.optim
    homes = {optim.AdamW: "adamw", optim.lr_scheduler.CyclicLR: "lr_scheduler", optim.lr_scheduler.LRScheduler: "lr_scheduler"}
    for cls, home in homes.items():
        assert cls.__module__ == "evergrad.optim." + home and pickle.loads(pickle.dumps(cls)) is cls
    assert optim.Adafactor.__module__ == "evergrad.optim" and pickle.loads(pickle.dumps(optim.Adafactor)) is optim.Adafactor


def test_less_common_names():
    x = torch.rand(2, 9, 2, 2, dtype=torch.float64, requires_grad=True)
    y = nn.CrossMapLRN2d(5, 0.5, 0.75, 2)(x)
    square = x[0, :, 0, 0].detach() ** 2
    for c in range(9):
        window = square[max(0, c - 2) : c + 3].sum() + (square[0] if c >= 3 else 0)
        assert y[0, c, 0, 0].item() == pytest.approx((x[0, c, 0, 0] * (2 + 0.1 * window) ** -0.75).item())
    assert torch.autograd.gradcheck(nn.CrossMapLRN2d(3), x)
    with pytest.warns(FutureWarning, match="nn.Container"):
        assert list(nn.Container(a=nn.Linear(1, 1)).state_dict()) == ["a.weight", "a.bias"]
    assert nn.factory_kwargs({"factory_kwargs": {"dtype": torch.half}, "device": "cpu"}) == dict(dtype=torch.half, device="cpu")
    with pytest.raises(TypeError, match="specified twice"):
        nn.factory_kwargs({"factory_kwargs": {"device": "cpu"}, "device": "cpu"})
    z = torch.tensor([-1.0, 2.0])
    assert F.threshold(z, 0, 5, inplace=True) is z and z.tolist() == [5, 2]


def test_super_init_and_buffers():
    class Mixin:
        def __init__(self, a=0):
            self.a = a

    class Both(nn.Module, Mixin):
        call_super_init = True

        def __init__(self):
            super().__init__(a=3)

    assert Both().a == 3

    class Narrow(nn.Module):
        def register_buffer(self, name, value):
            super().register_buffer(name, value)

    m = Narrow()
    m.b = nn.Buffer(torch.ones(2))
    assert list(m.state_dict()) == ["b"]
    with pytest.raises(RuntimeError, match="non-persistent"):
        m.c = nn.Buffer(torch.ones(2), persistent=False)
    m = nn.Module()
    m.a = 5
    with pytest.raises(KeyError):
        m.a = nn.Buffer(torch.ones(2))
    with pytest.raises(ValueError):
        m.set_submodule("", nn.Linear(1, 1))


def test_attention_in_training_draws_as_it_lies():
    """Dropout behind batch-first attention draws in the order of memory, which is (L, N, E)."""
    m = nn.MultiheadAttention(4, 2, batch_first=True)
    x = torch.randn(3, 5, 4)
    assert m(x, x, x)[0].stride() == (4, 12, 1)
    with pytest.raises(AssertionError, match=r"Expected key_padded_mask.shape\[0\] to be 3, but got 2"):
        m(x, x, x, key_padding_mask=torch.zeros(2, 5, dtype=torch.bool))


def test_random_pruning_takes_the_largest_draws():
    m = nn.Linear(4, 2)
    torch.manual_seed(0)
    draws = torch.rand(8)
    torch.manual_seed(0)
    prune.random_unstructured(m, "weight", 3)
    assert set((m.weight_mask.reshape(-1) == 0).nonzero().flatten().tolist()) == set(draws.topk(3).indices.tolist())
    with pytest.raises(TypeError):
        prune.BasePruningMethod()
    with pytest.raises(TypeError, match="importance_scores must be of type dict"):
        prune.global_unstructured([(m, "bias")], prune.L1Unstructured, importance_scores=1, amount=1)


# ---- layers ----


def test_bags_end_with_the_input():
    """The last of several offsets says where the input ends; a smaller one takes nothing from the last bag."""
    weight = torch.randn(6, 3, requires_grad=True)
    index = torch.tensor([0, 1, 2, 3])
    for mode in ("sum", "mean", "max"):
        full = F.embedding_bag(index, weight, torch.tensor([0, 3, 4]), mode=mode, include_last_offset=True)
        less = F.embedding_bag(index, weight, torch.tensor([0, 3, 3]), mode=mode, include_last_offset=True)
        assert torch.equal(full, less)
        (a,), (b,) = (torch.autograd.grad(y.square().sum(), weight) for y in (full, less))
        assert torch.equal(a, b) and a[3].abs().sum() > 0
    with pytest.raises(RuntimeError, match="Expected idx >= 0 && idx < num_embeddings"):
        F.embedding_bag(torch.tensor([[9]]), weight, padding_idx=0)


@pytest.mark.parametrize("loss", [F.mse_loss, F.l1_loss, F.smooth_l1_loss, F.huber_loss])
def test_losses_warn_of_sizes(loss):
    with pytest.warns(UserWarning, match=r"target size \(torch.Size\(\[3\]\)\) that is different to the input size"):
        loss(torch.ones(3, 1), torch.ones(3))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        loss(torch.ones(3), torch.ones(3))


def test_dropout_warns_of_dimensions():
    for f, n in ((F.dropout2d, 5), (F.dropout2d, 2), (F.dropout3d, 3)):
        with pytest.warns(UserWarning, match=f"Received a {n}-D input to {f.__name__}"):
            f(torch.ones((2,) * n))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        F.dropout2d(torch.ones(1, 2, 3, 3))


def test_group_norm_at_the_edges():
    with pytest.raises(ValueError, match="Expected more than 1 value per channel"):
        nn.GroupNorm(10, 10)(torch.rand(1, 10, 1))
    m = nn.GroupNorm(2, 4)
    m(torch.randn(0, 4, 2, 2)).sum().backward()
    assert m.weight.grad.tolist() == [0] * 4 and m.bias.grad.tolist() == [0] * 4
    x = torch.randn(2, 4, 64, dtype=torch.bfloat16)
    m.zero_grad()
    m(x).sum().backward()
    assert m.bias.grad.dtype == torch.float32 and m.bias.grad.tolist() == [128] * 4


def test_pools_without_results():
    for f in (F.adaptive_avg_pool2d, F.adaptive_max_pool2d, F.adaptive_avg_pool3d, F.adaptive_max_pool3d):
        with pytest.raises(RuntimeError, match="Expected grad_output to have non-zero size for non-batch dimensions"):
            f(torch.ones(1, 6, 5, 4, requires_grad=True), 0).sum().backward()
    assert nn.FractionalMaxPool2d(2, output_size=(0, 1))(torch.rand(3, 8, 8)).shape == (3, 0, 1)


def test_initial_values_from_a_generator():
    for name, args in (
        ("uniform_", ()), ("normal_", ()), ("trunc_normal_", ()), ("xavier_uniform_", ()), ("xavier_normal_", ()),
        ("kaiming_uniform_", ()), ("kaiming_normal_", ()), ("orthogonal_", ()),
    ):  # fmt: skip
        f = getattr(nn.init, name)
        first = f(torch.empty(4, 3), *args, generator=torch.Generator().manual_seed(5))
        torch.manual_seed(5)
        assert torch.equal(first, f(torch.empty(4, 3), *args)), name
        state = torch.get_rng_state()
        f(torch.empty(4, 3), *args, generator=torch.Generator().manual_seed(5))
        assert torch.equal(torch.get_rng_state(), state), name
    with pytest.warns(FutureWarning, match="nn.init.normal_"):
        nn.init.normal(torch.empty(2))


def test_messages():
    with pytest.raises(RuntimeError, match=r"\(1 x 4\). Kernel size: \(3 x 3\)"):
        F.conv2d(torch.ones(1, 1, 1, 4), torch.ones(1, 1, 3, 3))
    with pytest.raises(RuntimeError, match="1D target tensor expected"):
        F.nll_loss(torch.ones(2, 3), torch.zeros(2, 2, dtype=torch.int64))
    with pytest.raises(ValueError, match="proj_size argument is only supported for LSTM"):
        nn.GRU(2, 3, proj_size=1)
    with pytest.warns(UserWarning, match="which is not used because affine=False"):
        nn.InstanceNorm1d(4)(torch.randn(2, 3, 5))


def test_layouts_of_onednn():
    x = torch.randn(2, 3, 5, 5, requires_grad=True)
    conv = nn.Conv2d(3, 4, 3)
    opaque = x.to_mkldnn()
    assert opaque.is_mkldnn and opaque.layout is torch._mkldnn and not x.is_mkldnn
    y = F.relu(conv(opaque))
    assert y.is_mkldnn and torch.equal(y.to_dense(), F.relu(conv(x)))
    y.to_dense().sum().backward()
    assert x.grad.abs().sum() > 0
    assert str(opaque.detach()[0, 0, 0]).endswith("layout=torch._mkldnn)")
    for f in (opaque.data_ptr, opaque.stride, opaque.detach().numpy):
        with pytest.raises(RuntimeError, match="to_dense"):
            f()
    with pytest.raises(RuntimeError, match="expects float, bfloat16 or half"):
        torch.ones(2, dtype=torch.int64).to_mkldnn()
    backend = torch._C._ConvBackend
    more = ((1, 1), (0, 0), (1, 1), False, (0, 0), 1)
    assert torch._C._select_conv_backend(opaque, conv.weight, None, *more) is backend.Mkldnn
    assert torch._C._select_conv_backend(x.double(), conv.weight, None, *more) is backend.Slow2d
    assert torch._C._select_conv_backend(x[:0], conv.weight, None, *more) is backend.Empty


def test_conv_tbc():
    x, w, b = torch.randn(6, 2, 3), torch.randn(3, 3, 4), torch.randn(4)
    y = F.conv_tbc(x, w, b, 1)
    assert y.shape == (6, 2, 4)
    expected = b + sum(x[t : t + 1] @ w[t] for t in range(3))[0]
    torch.testing.assert_close(y[1], expected)


def test_mish_of_halves_is_rounded_once():
    x = torch.randn(1000).half().requires_grad_()
    wide = x.detach().float().requires_grad_()
    g = torch.randn(1000).half()
    F.mish(x).backward(g)
    F.mish(wide).backward(g.float())
    assert torch.equal(F.mish(x), F.mish(wide).half())
    torch.testing.assert_close(x.grad, wide.grad.half(), rtol=1e-3, atol=1e-6)


def test_layer_norm_of_long_rows():
    x = torch.rand(1, 5_000_000)
    wide = x.double()
    expected = (wide - wide.mean()) / (wide.var(unbiased=False) + 1e-5).sqrt()
    assert (F.layer_norm(x, (5_000_000,)) - expected).abs().max() < 5e-6


def test_optimizers_follow_swapped_parameters(swapping):
    m = nn.Linear(2, 2)
    optimizer = torch.optim.SGD(m.parameters(), lr=0.1, momentum=0.9)
    for _ in range(2):
        m.to(torch.float64)
        before = m.weight.detach().clone()
        m(torch.ones(1, 2, dtype=torch.float64)).sum().backward()
        optimizer.step()
        assert not torch.equal(m.weight, before)
