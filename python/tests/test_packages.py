"""What packages over PyTorch lean on beside the documented functions: identities, private steps, old constructors."""

import pytest

import evergrad as torch


def test_other_classes_are_told_the_public_function():
    class Takes:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func

    a, x = Takes(), torch.ones(2, 2)
    for func, args in (
        (torch.linalg.solve, (a, x)), (torch.linalg.lstsq, (a, x)), (torch.linalg.cholesky, (a,)), (torch.linalg.norm, (a,)),
        (torch.fft.fft, (a,)), (torch.linalg.eigh, (a,)), (torch.cholesky, (a,)), (torch.matmul, (x, a)),
    ):  # fmt: skip
        assert func(*args) is func


def test_steps_of_vmap_can_be_replaced(monkeypatch):
    from evergrad._functorch import vmap as steps

    class Pair:  # a container that the steps of a package know
        def __init__(self, a, b):
            self.a, self.b = a, b

    before = steps._create_batched_inputs

    def created(dims, leaves, level, spec):
        out = before([None] * len(dims), leaves, level, spec)
        return [Pair(steps._add_batch_dim(p.a, 0, level), steps._add_batch_dim(p.b, 0, level)) for p in out]

    monkeypatch.setattr(steps, "_process_batched_inputs", lambda dims, args, func: (3, [0], *steps.tree_flatten(args)))
    monkeypatch.setattr(steps, "_create_batched_inputs", created)
    x, y = torch.randn(3, 2), torch.randn(3, 2)
    assert torch.equal(torch.vmap(lambda p: p.a @ p.b)(Pair(x, y)), (x * y).sum(1))


def test_names_of_functorch():
    from evergrad import _C

    seen = []

    def f(x):
        inside = _C._functorch
        seen.append((inside.is_batchedtensor(x), inside.maybe_get_bdim(x), inside.get_unwrapped(x).shape))
        level = inside.maybe_get_level(x)
        y = inside._remove_batch_dim(x * 2, level, 3, 1)
        return inside._add_batch_dim(y, 1, level)

    x = torch.randn(3, 2)
    assert torch.equal(torch.vmap(f)(x), x * 2) and seen == [(True, 0, (3, 2))]
    assert torch._functorch.config is not None


def test_tensor_of_a_tensor_is_a_view():
    class Labelled(torch.Tensor):
        def __new__(cls, x, label):
            return super().__new__(cls, x)

        def __init__(self, x, label):
            self.label = label

    x = torch.rand(3, requires_grad=True)
    for made in (torch.Tensor(x), Labelled(x, "a")):
        assert made.requires_grad and not made.is_leaf and made.data_ptr() == x.data_ptr()
        (g,) = torch.autograd.grad((made * made).sum(), x)
        assert torch.allclose(g, 2 * x)
    assert not Labelled([1.0], "b").requires_grad and not torch.Tensor(x.detach()).requires_grad
    assert torch.Tensor(torch.arange(3)).dtype == torch.int64
    with pytest.raises(TypeError, match="expected"):
        torch.FloatTensor(torch.arange(3))


@pytest.mark.parametrize("dtype", [torch.uint8, torch.float32, torch.int64])
def test_write_of_a_slice_to_itself(dtype):
    for n, want in ((1, [1]), (2, [1, 0]), (3, [1, 0, 1])):
        x = torch.zeros(n, dtype=dtype)
        x[::2] += 1
        assert x.tolist() == want
    x = torch.zeros(1, 4)
    x[:, ::5] += 2
    assert x.tolist() == [[2, 0, 0, 0]]


def test_pipes_in_the_hands_of_a_loader():
    from evergrad.utils.data.datapipes import datapipe

    class Three(datapipe.IterDataPipe):
        def __iter__(self):
            return iter(range(3))

    assert list(datapipe._IterDataPipeSerializationWrapper(Three())) == [0, 1, 2]
    assert datapipe._MapDataPipeSerializationWrapper([4, 5])[1] == 5 and isinstance(torch.UntypedStorage(1), torch.StorageBase)


def test_flops_by_module(capsys):
    from evergrad.utils.flop_counter import FlopCounterMode, register_flop_formula

    nn, aten = torch.nn, torch.ops.aten
    net = nn.Sequential(
        nn.Conv2d(3, 4, 3, padding=1), nn.ConvTranspose2d(4, 6, 3, groups=2), nn.Sequential(nn.Flatten(), nn.Linear(600, 5))
    )
    conv, transposed, linear = 2 * 2 * 64 * 3 * 4 * 9, 2 * 2 * 64 * 4 * 3 * 9, 2 * 2 * 600 * 5
    with FlopCounterMode(display=False) as counter:
        y = net(torch.randn(2, 3, 8, 8, requires_grad=True))
    assert counter.get_total_flops() == conv + transposed + linear
    counts = counter.get_flop_counts()
    assert counts["Sequential.0"] == {aten.convolution: conv} and counts["Sequential.2.1"] == {aten.addmm: linear}
    with counter:
        y.sum().backward()
    counts = counter.get_flop_counts()["Global"]
    assert counts[aten.convolution] == conv + transposed == counts[aten.convolution_weight]
    with FlopCounterMode(display=False, custom_mapping={aten.sin: lambda shape, **_: 7 * shape[0]}) as counter:
        torch.sin(torch.ones(3)), torch.bmm(torch.ones(2, 3, 4), torch.ones(2, 4, 5))
    assert counter.get_flop_counts() == {"Global": {aten.sin: 21, aten.bmm: 240}}
    with pytest.raises(RuntimeError, match="duplicate"):
        register_flop_formula(aten.mm)(lambda *args, **kwargs: 0)


def test_modules_that_run():
    from evergrad.utils.module_tracker import ModuleTracker

    nn, seen = torch.nn, []

    class Asks(nn.Module):
        def forward(self, x):
            seen.append(set(tracker.parents))
            x.register_hook(lambda g: seen.append(set(tracker.parents)))
            return x * 1

    net = nn.Sequential(nn.Linear(2, 2), nn.Sequential(Asks()))
    with ModuleTracker() as tracker:
        net(torch.ones(2)).sum().backward()
        assert tracker.parents == {"Global"}
    inside = {"Global", "Sequential", "Sequential.1", "Sequential.1.0"}
    assert seen[0] == inside and seen[1] >= {"Global", "Sequential"}


def test_names_beside_the_operators():
    import contextlib

    from evergrad._subclasses.fake_tensor import unset_fake_temporarily
    from evergrad.functional import F
    from evergrad.utils.data._utils import HAS_NUMPY, signal_handling, worker

    assert F is torch.nn.functional and unset_fake_temporarily is contextlib.nullcontext and isinstance(HAS_NUMPY, bool)
    assert worker.ManagerWatchdog().is_alive() and signal_handling._set_SIGCHLD_handler() is None
    assert torch.set_vital("a", "b", "c") is False and torch.read_vitals() == ""
    part = torch.cuda.nvtx.range("made, and not entered")
    with pytest.raises(RuntimeError, match="not compiled with CUDA"):
        part.__enter__()
    absent = torch.ops.aten._convolution
    with pytest.raises(NotImplementedError, match="_convolution"):
        absent.default(torch.ones(1))


def test_sizes_of_interpolate_are_whole_numbers():
    x = torch.ones(1, 1, 2, 2)
    assert torch.nn.functional.interpolate(x, size=(torch.tensor(3), 4)).shape == (1, 1, 3, 4)
    with pytest.raises(TypeError, match="expected size to be one of int"):
        torch.nn.functional.interpolate(x, size=(3.0, 4))


def test_functorch():
    import subprocess
    import sys

    program = """
import warnings
warnings.simplefilter("ignore")
import functorch, torch
from torch import nn
net = nn.Sequential(nn.Linear(2, 3), nn.Tanh())
x = torch.randn(4, 2)
f, params = functorch.make_functional(net)
assert torch.equal(f(params, x), net(x)) and params[0] is not net[0].weight and params[0].requires_grad
grads = functorch.grad(lambda p: f(p, x).sum())(params)
net(x).sum().backward()
assert torch.allclose(grads[0], net[0].weight.grad)
nets = [nn.Linear(2, 3) for _ in range(3)]
f, params, buffers = functorch.combine_state_for_ensemble(nets)
assert torch.allclose(functorch.vmap(f, (0, 0, None))(params, buffers, x), torch.stack([n(x) for n in nets]), atol=1e-6)
norm = nn.BatchNorm1d(2)
try:
    functorch.make_functional(norm)
except RuntimeError:
    f, params, buffers = functorch.make_functional_with_buffers(norm.eval())
    print(torch.allclose(f(params, buffers, x), norm(x)))
"""
    run = subprocess.run([sys.executable, "-m", "evergrad", "-c", program], capture_output=True, text=True)
    assert run.stdout == "True\n", run.stderr


def test_gradient_of_an_operator_that_was_called():
    op = torch.library.custom_op("packages::triple", lambda x: x * 3, schema="(Tensor x) -> Tensor")
    x = torch.ones(2, requires_grad=True)
    assert op(x).tolist() == [3, 3]
    torch.library.register_autograd("packages::triple", lambda ctx, grad: grad * 3)
    (g,) = torch.autograd.grad(torch.ops.packages.triple(x).sum(), x)
    assert g.tolist() == [3, 3]
    op.unregister()


def test_helpers_of_autograd_functional():
    from evergrad.autograd import functional as f

    x = torch.ones(2, requires_grad=True)
    y = x * 2
    assert f._as_tuple(y) == (False, (y,)) and f._as_tuple((y,), "outputs", "f") == (True, (y,))
    with pytest.raises(TypeError, match="must be either a Tensor"):
        f._as_tuple([y], "outputs", "f")
    assert f._grad_postprocess(y, True) is y and not f._grad_postprocess(((y,), y), False)[0][0].requires_grad
    assert f._tuple_postprocess(((1, 2), (3, 4)), (True, False)) == (1, 3)
    assert f._tuple_postprocess(((1, 2),), (False, True)) == (1, 2) and f._tuple_postprocess((5,), False) == 5


def test_operators_with_lists_and_numbers():
    from typing import List, Tuple

    Tensor = torch.Tensor

    @torch.library.custom_op("packages::pieces", mutates_args=())
    def pieces(x: Tensor, weights: List[Tensor], by: float = 2.0) -> Tuple[List[Tensor], Tensor, int]:
        return [x * by, x * weights[0]], x + 1, x.numel()

    def setup(ctx, inputs, output):
        ctx.save_for_backward(inputs[0], inputs[1][0])
        ctx.by = inputs[2]

    def backward(ctx, listed, single, number):
        x, w = ctx.saved_tensors
        return ctx.by * listed[0] + w * listed[1] + single, [(listed[1] * x).sum().reshape(1)], None

    pieces.register_autograd(backward, setup_context=setup)
    x, w = torch.tensor([1.0, 2.0], requires_grad=True), torch.tensor([5.0], requires_grad=True)
    (a, b), c, n = torch.ops.packages.pieces(x, [w], by=3.0)
    assert a.tolist() == [3, 6] and b.tolist() == [5, 10] and c.tolist() == [2, 3] and n == 2
    gx, gw = torch.autograd.grad(a.sum() + b.sum() + c.sum(), (x, w))
    assert gx.tolist() == [9, 9] and gw.tolist() == [3]
    count = torch.library.custom_op("packages::count", lambda x: x.numel(), schema="(Tensor x) -> int")
    assert count(x) == 2 == torch.ops.packages.count.default(x)
    pieces.unregister(), count.unregister()


def test_functions_of_the_inside():
    x = torch.randn(3, 4, requires_grad=True)
    y = x.softmax(1)
    g = torch.randn(3, 4)
    (want,) = torch.autograd.grad(y, x, g)
    assert torch.allclose(torch._softmax_backward_data(g, y.detach(), 1, torch.float32), want, atol=1e-6)
    assert torch._shape_as_tensor(x).tolist() == [3, 4] and torch._cast_Long(torch.tensor([1.5])).dtype == torch.int64
    rows = torch.tensor([0, 0, 2, 3])
    begins = torch._convert_indices_from_coo_to_csr(rows, 5)
    assert begins.tolist() == [0, 2, 2, 3, 4, 4]
    assert torch._convert_indices_from_coo_to_csr(rows, 5, out_int32=True).dtype == torch.int32
    both = torch._convert_indices_from_csr_to_coo(begins, torch.tensor([7, 8, 9, 6]))
    assert both.tolist() == [[0, 0, 2, 3], [7, 8, 9, 6]]
    scale, tracker, inf = torch.tensor(4.0), torch.tensor(0, dtype=torch.int32), torch.tensor(0.0)
    grads = [torch.tensor([2.0, 4.0])]
    torch._amp_foreach_non_finite_check_and_unscale_(grads, inf, torch.tensor(0.5))
    assert grads[0].tolist() == [1, 2] and inf == 0
    for want in (4.0, 8.0):  # two steps without make it grow
        torch._amp_update_scale_(scale, tracker, inf, 2.0, 0.5, 2)
        assert scale == want
    torch._amp_foreach_non_finite_check_and_unscale_([torch.tensor([float("inf")])], inf, torch.tensor(0.5))
    torch._amp_update_scale_(scale, tracker, inf, 2.0, 0.5, 2)
    assert scale == 4 and tracker == 0 and inf == 1


def test_helpers_of_distributions_and_optimizers():
    from evergrad.distributions.multivariate_normal import _precision_to_scale_tril
    from evergrad.distributions.transforms import _clipped_sigmoid
    from evergrad.optim.lbfgs import _cubic_interpolate

    a = torch.randn(3, 3, dtype=torch.float64)
    precision = a @ a.T + torch.eye(3, dtype=torch.float64)
    factor = _precision_to_scale_tril(precision)
    assert torch.allclose(factor @ factor.T @ precision, torch.eye(3, dtype=torch.float64))
    assert 0 < _clipped_sigmoid(torch.tensor(-1e4)) < 1e-30 and _clipped_sigmoid(torch.tensor(1e4)) < 1
    at = [torch.tensor(v) for v in (0.0, 1.0, -2.0, 2.0, 1.0, 2.0)]  # (x - 1)^2 at 0 and 2
    assert _cubic_interpolate(*at) == 1
