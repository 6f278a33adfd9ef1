"""Names of PyTorch's inside that programs call."""

import evergrad as torch
import pytest


@pytest.mark.parametrize("name", ["softmax", "log_softmax"])
def test_gradients_of_softmax(name):
    x, g = torch.randn(3, 4, dtype=torch.float64, requires_grad=True), torch.randn(3, 4, dtype=torch.float64)
    y = getattr(torch, name)(x, 1)
    got = getattr(torch, f"_{name}_backward_data")(g, y.detach(), 1, torch.float64)
    torch.testing.assert_close(got, torch.autograd.grad(y, x, g)[0])


def test_casts_and_shapes():
    assert torch._cast_Long(torch.tensor([1.7])).tolist() == [1] and torch._cast_Half(torch.ones(1)).dtype == torch.float16
    assert torch.equal(torch._shape_as_tensor(torch.ones(2, 3)), torch.tensor([2, 3]))


def test_print_options_for_a_while():
    from evergrad._tensor_str import printoptions

    x = torch.tensor([1.2345])
    with pytest.raises(ZeroDivisionError), printoptions(precision=1):
        assert repr(x) == "tensor([1.2])"
        1 / 0
    assert repr(x) == "tensor([1.2345])"


def test_modules_with_other_tensors_for_a_while():
    from evergrad.nn.utils.stateless import _reparametrize_module

    m = torch.nn.Linear(2, 1)
    own = m.weight
    with _reparametrize_module(m, {"weight": torch.ones(1, 2), "bias": torch.zeros(1)}):
        assert m(torch.ones(1, 2)).item() == 2
    assert m.weight is own


def test_answers():
    assert torch.cuda._initialized is False
    assert torch._inductor.cudagraph_mark_step_begin() is None
    assert torch.autograd.function._ContextMethodMixin is torch.autograd.function.FunctionCtx
    with pytest.raises(NotImplementedError, match="distributed"):
        torch.distributed.nn.all_gather(torch.ones(1))
    assert 0 < torch.distributions.transforms._clipped_sigmoid(torch.tensor(-200.0)) < 1e-30


def test_files_load_onto_meta(tmp_path):
    state = {"w": torch.arange(6.0).view(2, 3).t(), "none": torch.zeros(0, 3), "p": torch.nn.Parameter(torch.ones(2))}
    torch.save(state, tmp_path / "a.pt")
    for options in ({}, {"mmap": True}, {"weights_only": False}):
        loaded = torch.load(tmp_path / "a.pt", map_location="meta", **options)
        for name, want in state.items():
            got = loaded[name]
            assert got.is_meta and (got.shape, got.dtype, got.stride()) == (want.shape, want.dtype, want.stride())
            assert type(got) is type(want)
