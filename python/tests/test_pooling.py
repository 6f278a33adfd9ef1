"""Pooling over planes, volumes and channels that lie last: one answer for every layout and type; places of maxima."""

import pytest

import evergrad as torch

F = torch.nn.functional
FORMATS = {4: torch.channels_last, 5: torch.channels_last_3d}


def volumes(dims, dtype=torch.float32):
    torch.manual_seed(dims)
    return torch.randn(2, 11, *(7, 6, 9)[:dims]).to(dtype)


def unpooled(x):
    values, at = (F.max_pool2d if x.dim() == 4 else F.max_pool3d)(x, 2, return_indices=True)
    return (F.max_unpool2d if x.dim() == 4 else F.max_unpool3d)(values, at, 2, output_size=x.shape)


POOLS = [
    (2, lambda x: F.max_pool2d(x, 3, 2, 1, 2)), (2, lambda x: F.avg_pool2d(x, 3, 2, 1, True, False)),
    (2, lambda x: F.avg_pool2d(x, (7, 2), 1)), (2, lambda x: F.adaptive_avg_pool2d(x, (3, 4))),
    (2, lambda x: F.adaptive_avg_pool2d(x, 1)), (2, lambda x: F.adaptive_max_pool2d(x, (3, 4))), (2, unpooled),
    (2, lambda x: F.local_response_norm(x, 4)), (2, lambda x: F.lp_pool2d(x.abs() + 0.5, 3, 2, 1)),
    (3, lambda x: F.max_pool3d(x, (2, 3, 3), 2, (1, 1, 0), (1, 2, 1))), (3, lambda x: F.avg_pool3d(x, 3, 1, 1)),
    (3, lambda x: F.avg_pool3d(x, 2, divisor_override=3)), (3, lambda x: F.adaptive_avg_pool3d(x, (3, None, 4))),
    (3, lambda x: F.adaptive_max_pool3d(x, (3, 6, 4))), (3, unpooled),
    (3, lambda x: F.fractional_max_pool3d(x, 2, 3, _random_samples=torch.full((2, 11, 3), 0.25, dtype=x.dtype))),
]


@pytest.mark.parametrize("dims,pool", POOLS)
def test_channels_last_is_a_layout_only(dims, pool):
    x = volumes(dims).requires_grad_()
    z = x.detach().contiguous(memory_format=FORMATS[dims + 2]).requires_grad_()
    a, b = pool(x), pool(z)
    assert torch.allclose(a, b, rtol=1e-5, atol=1e-6)
    g = torch.randn(a.shape)
    (ga,) = torch.autograd.grad(a, x, g)
    (gb,) = torch.autograd.grad(b, z, g.contiguous(memory_format=FORMATS[dims + 2]))
    assert torch.allclose(ga, gb, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("dims,pool", POOLS)
@pytest.mark.parametrize("last", (False, True))
def test_halves_are_rounded_once(dims, pool, last):
    x = volumes(dims, torch.bfloat16)
    if pool in (p for _, p in POOLS[7:9]):
        pytest.skip("of several operations")
    x = x.contiguous(memory_format=FORMATS[dims + 2]) if last else x
    assert torch.equal(pool(x), pool(x.float()).to(torch.bfloat16))


def test_which_of_equals_and_which_of_nans():
    nan, low = float("nan"), -float("inf")
    x = torch.tensor([[[1.0, nan, 2.0], [nan, 0.0, 5.0]], [[low] * 3] * 2, [[3.0, 7.0, 7.0], [7.0, 1.0, 7.0]]])
    for values, at in (F.max_pool2d(x, (2, 3), return_indices=True), F.adaptive_max_pool2d(x, 1, return_indices=True),
                       F.max_pool3d(x.unsqueeze(1), (1, 2, 3), return_indices=True),
                       F.adaptive_max_pool3d(x.unsqueeze(1), 1, return_indices=True)):
        assert at.flatten().tolist() == [3, 0, 1]  # the last NaN, else the first of equals
        assert values.flatten().isnan().tolist() == [True, False, False]


def test_integers_have_maxima():
    for t in (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64):
        x = (torch.arange(64) * 37 % 101).to(t).reshape(1, 4, 4, 4)
        values, at = F.max_pool3d(x, 2, return_indices=True)
        assert values.dtype is t and torch.equal(values.flatten(), x.flatten()[at.flatten()])
    big = torch.tensor([[[2**62 + 1, 2**62 + 2]]])
    assert F.max_pool2d(big, (1, 2)).item() == 2**62 + 2


@pytest.mark.parametrize("last", (False, True))
def test_indices_outside(last):
    x, at = torch.ones(1, 9, 2, 2), torch.zeros(1, 9, 2, 2, dtype=torch.int64)
    if last:
        x, at = (t.contiguous(memory_format=torch.channels_last) for t in (x, at))
    for bad in (-1, 16):
        at[0, 8, 1, 1] = bad
        with pytest.raises(RuntimeError, match=rf"invalid max index: {bad} \(output volumes are of size 4x4\)"):
            F.max_unpool2d(x, at, 2)


def test_sizes_of_unpooling():
    values, at = F.max_pool1d(torch.arange(7.0).reshape(1, 1, 7), 2, return_indices=True)
    assert F.max_unpool1d(values, at, 2, output_size=[7]).flatten().tolist() == [0, 1, 0, 3, 0, 5, 0]
    assert F.max_unpool1d(values, at, 2, output_size=(1, 1, 7)).shape == (1, 1, 7)
    with pytest.raises(ValueError, match=r'invalid output_size "\[8\]" \(dim 0 must be between 4 and 8\)'):
        F.max_unpool1d(values, at, 2, output_size=[8])
    with pytest.raises(ValueError, match="a sequence containing 1 or 3 elements"):
        F.max_unpool1d(values, at, 2, output_size=[1, 7])


def test_batches_are_mapped():
    x = torch.randn(3, 2, 4, 4, 4)
    def places(x):
        return F.adaptive_max_pool3d(x, (2, 3, 1), return_indices=True)

    both = torch.vmap(places)(x)
    for i in range(3):
        assert all(torch.equal(a[i], b) for a, b in zip(both, places(x[i])))
    values, at = F.max_pool3d(x, 2, return_indices=True)
    want = torch.stack([F.max_unpool3d(v, at[0], 2) for v in values])
    assert torch.equal(torch.vmap(lambda v: F.max_unpool3d(v, at[0], 2))(values), want)
    grad = torch.vmap(torch.func.grad(lambda x: F.max_pool3d(x, 2).square().sum()))(x)
    assert torch.allclose(grad, torch.func.grad(lambda x: F.max_pool3d(x, 2).square().sum())(x))
    samples = torch.rand(1, 2, 3)
    want = torch.stack([F.fractional_max_pool3d(t, 2, 2, _random_samples=samples) for t in x])
    assert torch.equal(torch.vmap(lambda t: F.fractional_max_pool3d(t, 2, 2, _random_samples=samples))(x), want)


def test_one_result_or_two():
    x = torch.randn(1, 2, 6, 6, 6)
    for pool, rest in ((F.max_pool3d, (2,)), (F.adaptive_max_pool3d, (2,)), (F.fractional_max_pool3d, (2, 3))):
        both = pool(x, *rest, return_indices=True)
        assert type(both) is tuple and len(both) == 2 and both[1].dtype is torch.int64
        assert isinstance(pool(x, *rest), torch.Tensor)
    assert len(F.max_pool3d_with_indices(x, 2)) == len(F.adaptive_max_pool2d_with_indices(x[0], 2)) == 2
    assert len(torch.adaptive_max_pool1d(x[0, 0], 3)) == 2 and torch.max_pool3d(x, 2).shape == (1, 2, 3, 3, 3)


def test_fractional_windows_are_drawn():
    x = torch.rand(1, 3, 9, 9)
    torch.manual_seed(5)
    a = F.fractional_max_pool2d(x, 2, 4)
    torch.manual_seed(5)
    assert torch.equal(a, F.fractional_max_pool2d(x, 2, 4, _random_samples=torch.rand(1, 3, 2)))
    wild = torch.tensor([[[float("nan"), 1e30]] * 3])
    assert F.fractional_max_pool2d(x, 2, 4, _random_samples=wild).shape == (1, 3, 4, 4)


def test_sums_of_integers_wrap_around():
    most = 2**63 - 1
    x = torch.tensor([[[[most, most], [1, 1]]]])
    for form in (x, x.expand(1, 3, 2, 2).contiguous(memory_format=torch.channels_last)):
        assert F.avg_pool2d(form, 2).flatten().tolist() == [0] * form.shape[1]
        least = torch.full_like(form, -(2**63))
        for pool, x in ((F.avg_pool2d, least), (F.avg_pool3d, least[:, None])):
            assert pool(x, 1, divisor_override=-1).flatten().tolist() == [-(2**63)] * x.numel()
        assert F.avg_pool2d(form, 2, divisor_override=-1).flatten().tolist() == [0] * form.shape[1]


def test_images_without_channels():
    assert F.adaptive_avg_pool2d(torch.ones(1, 0, 4, 4), 2).shape == (1, 0, 2, 2)
    assert F.interpolate(torch.ones(2, 0, 4), size=3, mode="area").shape == (2, 0, 3)
    x = torch.ones(1, 0, 4, 4, requires_grad=True)
    with pytest.raises(RuntimeError, match="grad_output to have non-zero size for non-batch dimensions"):
        F.adaptive_avg_pool2d(x, 2).sum().backward()
    x = torch.ones(0, 3, 4, 4, requires_grad=True)
    F.adaptive_avg_pool2d(x, 2).sum().backward()
    assert x.grad.shape == x.shape
    with pytest.raises(RuntimeError, match="with dimension 3 being empty"):
        F.adaptive_avg_pool2d(torch.ones(1, 2, 4, 0), 2)
