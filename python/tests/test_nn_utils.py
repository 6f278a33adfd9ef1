"""nn.utils: parametrizations, pruning, norms of weights, fusion. Values are PyTorch's."""

import copy

import pytest

import evergrad as torch
from evergrad import nn
from evergrad.nn.utils import parametrizations, parametrize, prune


def linear():
    m = nn.Linear(3, 2)
    m.weight.data = torch.tensor([[1.0, -2.0, 3.0], [0.5, 4.0, -1.0]])
    return m


class Symmetric(nn.Module):
    def forward(self, x):
        return x.triu() + x.triu(1).mT


class Exp(nn.Module):
    def forward(self, x):
        return x.exp()

    def right_inverse(self, y):
        return y.log()


def test_parametrizations():
    m = nn.Linear(3, 3)
    first = m.weight.detach().clone()
    assert parametrize.register_parametrization(m, "weight", Symmetric()) is m
    assert parametrize.is_parametrized(m, "weight") and not parametrize.is_parametrized(m, "bias")
    assert torch.equal(m.weight, m.weight.mT) and torch.equal(m.parametrizations.weight.original, first)
    assert type(m).__name__ == "ParametrizedLinear" and isinstance(m, nn.Linear)
    assert parametrize.type_before_parametrizations(m) is nn.Linear
    assert sorted(m.state_dict()) == ["bias", "parametrizations.weight.original"]
    m(torch.ones(1, 3)).sum().backward()
    assert m.parametrizations.weight.original.grad is not None
    with parametrize.cached():
        assert m.weight is m.weight
    assert m.weight is not m.weight
    c = copy.deepcopy(m)
    c.parametrizations.weight.original.data.zero_()
    assert c.weight.abs().sum() == 0 and m.weight.abs().sum() > 0
    parametrize.remove_parametrizations(m, "weight")
    assert type(m) is nn.Linear and torch.equal(m.weight, m.weight.mT) and isinstance(m.weight, nn.Parameter)
    m = linear()
    m.weight.data.abs_()
    parametrize.register_parametrization(m, "weight", Exp())
    m.weight = torch.full((2, 3), 5.0)
    assert torch.allclose(m.weight, torch.full((2, 3), 5.0))
    parametrize.remove_parametrizations(m, "weight", leave_parametrized=False)
    assert torch.allclose(m.weight, torch.full((2, 3), 5.0).log())
    with pytest.raises(ValueError, match="does not have a parameter, a buffer"):
        parametrize.register_parametrization(m, "nothing", Exp())
    with pytest.raises(ValueError, match="may not change the shape"):
        parametrize.register_parametrization(m, "weight", nn.Flatten(0))


def test_norms_of_weights():
    m = parametrizations.weight_norm(linear())
    assert torch.allclose(m.weight, linear().weight)
    assert [n for n, _ in m.named_parameters()] == [
        "bias", "parametrizations.weight.original0", "parametrizations.weight.original1"
    ]
    m.parametrizations.weight.original0.data.fill_(1.0)
    assert torch.allclose(m.weight.norm(dim=1), torch.ones(2))
    old = nn.utils.weight_norm(linear())
    assert torch.allclose(old.weight, linear().weight) and "weight_g" in dict(old.named_parameters())
    old.weight_g.data.mul_(2)
    old(torch.ones(1, 3)).sum().backward()
    assert torch.allclose(old.weight, 2 * linear().weight) and old.weight_g.grad is not None
    assert type(nn.utils.remove_weight_norm(old).weight) is nn.Parameter
    with pytest.raises(ValueError, match="weight_norm of 'weight' not found"):
        nn.utils.remove_weight_norm(old)
    m = parametrizations.spectral_norm(linear(), n_power_iterations=30)
    m(torch.ones(1, 3))
    assert torch.linalg.vector_norm(m.weight @ m.parametrizations.weight[0]._v).item() == pytest.approx(1, abs=1e-4)
    with pytest.raises(ValueError, match="has no parameter or buffer"):
        parametrizations.spectral_norm(m, "nothing")


def test_pruning():
    m = prune.l1_unstructured(linear(), "weight", amount=2)
    assert m.weight.tolist() == [[0, -2, 3], [0, 4, -1]] or m.weight.tolist() == [[1, -2, 3], [0, 4, 0]]
    assert sorted(dict(m.named_buffers())) == ["weight_mask"] and "weight_orig" in dict(m.named_parameters())
    prune.ln_structured(m, "weight", amount=1, n=2, dim=0)
    assert m.weight[0].abs().sum() == 0 or m.weight[1].abs().sum() == 0
    assert prune.is_pruned(m)
    m(torch.ones(1, 3)).sum().backward()
    assert m.weight_orig.grad is not None
    prune.remove(m, "weight")
    assert not prune.is_pruned(m) and isinstance(m.weight, nn.Parameter) and not list(m.buffers())
    with pytest.raises(ValueError, match="has to be pruned before"):
        prune.remove(m, "weight")
    with pytest.raises(ValueError, match="should be smaller than the number"):
        prune.random_unstructured(linear(), "weight", amount=7)
    m = prune.custom_from_mask(linear(), "weight", torch.tensor([[1, 0, 1], [0, 1, 0]]))
    assert m.weight.tolist() == [[1, 0, 3], [0, 4, 0]]
    a, b = linear(), linear()
    b.weight.data *= 10
    prune.global_unstructured([(a, "weight"), (b, "weight")], prune.L1Unstructured, amount=0.5)
    assert (a.weight == 0).sum() + (b.weight == 0).sum() == 6
    assert (prune.RandomStructured(0.5, dim=1).prune(torch.ones(2, 4)).sum(0) == 0).sum() == 2


def test_fusion_and_the_rest():
    conv, bn = nn.Conv2d(2, 3, 3), nn.BatchNorm2d(3)
    bn(conv(torch.randn(4, 2, 5, 5)))
    conv.eval(), bn.eval()
    x = torch.randn(1, 2, 5, 5)
    assert torch.allclose(nn.utils.fuse_conv_bn_eval(conv, bn)(x), bn(conv(x)), atol=1e-5)
    m = nn.utils.skip_init(nn.Linear, 2, 3)
    assert m.weight.shape == (3, 2) and nn.init.ones_(torch.zeros(2)).sum() == 2
    p = nn.Parameter(torch.ones(4))
    p.grad = torch.full((4,), 3.0)
    nn.utils.clip_grads_with_norm_([p], 3.0, torch.tensor(6.0))
    assert torch.allclose(p.grad, torch.full((4,), 1.5), atol=1e-5)
    with pytest.raises(RuntimeError, match="Expected a Module"):
        nn.utils.skip_init(int)


def test_members_by_name():
    from evergrad.nn.utils._named_member_accessor import NamedMemberAccessor, swap_tensor

    net = torch.nn.Sequential(torch.nn.Linear(2, 3), torch.nn.BatchNorm1d(3))
    members = NamedMemberAccessor(net)
    weight = torch.ones(3, 2)
    before = members.swap_tensor("0.weight", weight)
    assert isinstance(before, torch.nn.Parameter) and net[0].weight is weight and members.get_tensor("0.weight") is weight
    was, missing = members.swap_tensors_dict({"0.weight": before, "1.running_mean": torch.ones(3)})
    assert was["0.weight"] is weight and missing == [] and net[1].running_mean.tolist() == [1, 1, 1]
    with pytest.raises(RuntimeError, match="Missing key"):
        members.swap_tensors_dict({"0.weight": weight, "0.other": weight})
    assert net[0].weight is before and not hasattr(net[0], "other")
    with pytest.raises(AttributeError, match="no attribute `other`"):
        swap_tensor(net[0], "other", weight)
    assert members.check_keys(["0.weight", "x"])[1] == ["x"]
