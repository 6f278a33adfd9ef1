"""Sampling at grids: against a formula for one point, derivatives against differences, batches against loops, and what
lies far outside."""

import itertools
import math

import pytest

import evergrad as torch
from evergrad.autograd import gradcheck, gradgradcheck

F = torch.nn.functional
CASES = [
    (dims, mode, padding, align)
    for dims in (2, 3)
    for mode in ("bilinear", "nearest", "bicubic")[: 3 if dims == 2 else 2]
    for padding in ("zeros", "border", "reflection")
    for align in (True, False)
]


def weights(mode, t):
    """Weights of the elements around a place t behind the element 0, by their distance to it."""
    if mode == "bilinear":
        return {0: 1 - t, 1: t}

    def keys(x, a=-0.75):
        x = abs(x)
        return ((a + 2) * x - (a + 3)) * x * x + 1 if x <= 1 else ((a * x - 5 * a) * x + 8 * a) * x - 4 * a

    return {k: keys(t - k) for k in (-1, 0, 1, 2)}


def bounced(x, size, align):
    low, high = (0, size - 1) if align else (-0.5, size - 0.5)
    if high == low:
        return 0.0
    while not low <= x <= high:
        x = 2 * low - x if x < low else 2 * high - x
    return x


def padded(x, size, padding, align):
    if padding == "reflection":
        x = bounced(x, size, align)
    return min(max(x, 0), size - 1) if padding != "zeros" else x


def sampled(image, point, mode, padding, align):
    """One element of the result: image is nested lists of a plane, point (x, y, ...)."""
    sizes, level = [], image
    while isinstance(level, list):
        sizes.append(len(level))
        level = level[0]
    axes = []
    for size, c in zip(sizes, reversed(point)):
        x = (c + 1) / 2 * (size - 1) if align else ((c + 1) * size - 1) / 2
        if mode == "bicubic":
            base = math.floor(x)
            axes.append([(padded(base + k, size, padding, align), w) for k, w in weights(mode, x - base).items()])
            continue
        x = padded(x, size, padding, align)
        if mode == "nearest":
            axes.append([(round(x), 1.0)])
        else:
            base = math.floor(x)
            axes.append([(base + k, w) for k, w in weights(mode, x - base).items()])
    total = 0.0
    for taps in itertools.product(*axes):
        if all(0 <= at < size for (at, _), size in zip(taps, sizes)):
            value = image
            for at, _ in taps:
                value = value[int(at)]
            total += value * math.prod(w for _, w in taps)
    return total


@pytest.mark.parametrize("dims, mode, padding, align", CASES)
@pytest.mark.parametrize("last", [False, True])
def test_formula(dims, mode, padding, align, last):
    x = torch.randn(2, 3, *(4, 5, 3)[:dims], dtype=torch.float64)
    if last:
        x = x.contiguous(memory_format=torch.channels_last if dims == 2 else torch.channels_last_3d)
    grid = torch.rand(2, *(3, 2, 2)[:dims], dims, dtype=torch.float64) * 4 - 2
    out = F.grid_sample(x, grid, mode, padding, align)
    assert out.is_contiguous()
    for n, c in itertools.product(range(2), range(3)):
        wanted = [sampled(x[n, c].tolist(), p, mode, padding, align) for p in grid[n].reshape(-1, dims).tolist()]
        assert torch.allclose(out[n, c].reshape(-1), torch.tensor(wanted, dtype=torch.float64), atol=1e-9)
    small = F.grid_sample(x.float(), grid.float(), mode, padding, align)
    if mode != "nearest":
        assert torch.allclose(small.double(), out, atol=1e-4)


@pytest.mark.parametrize("dims, mode, padding, align", CASES)
def test_derivatives(dims, mode, padding, align):
    x = torch.randn(1, 2, *(3, 4, 3)[:dims], dtype=torch.float64, requires_grad=True)
    grid = (torch.rand(1, *(2, 2, 1)[:dims], dims, dtype=torch.float64) * 2.4 - 1.2).requires_grad_()

    def f(x, grid):
        return F.grid_sample(x, grid, mode, padding, align)

    assert gradcheck(f, (x, grid), check_forward_ad=True)
    assert gradgradcheck(f, (x, grid))


def test_third_derivative():
    x = torch.randn(1, 1, 6, 6, dtype=torch.float64)
    grid = torch.tensor([[[[0.13, -0.21]]]], dtype=torch.float64)

    def f(grid):
        return F.grid_sample(x, grid, "bicubic", "zeros", False).sum()

    def second(grid):
        return torch.func.grad(lambda g: torch.func.grad(f)(g)[..., 0].sum())(grid)[..., 0].sum()

    step = torch.tensor([1e-6, 0.0], dtype=torch.float64)
    numeric = (second(grid + step) - second(grid - step)) / 2e-6
    assert torch.allclose(torch.func.grad(second)(grid)[..., 0].sum(), numeric, rtol=1e-5)


def test_many_points_and_channels():
    x, grid = torch.randn(2, 37, 33, 19), torch.rand(2, 300, 2) * 2.4 - 1.2
    grid = grid.reshape(2, 20, 15, 2)
    for mode in ("bilinear", "nearest", "bicubic"):
        whole = F.grid_sample(x, grid, mode, align_corners=False)
        for c in (0, 7, 36):
            assert torch.equal(whole[:, c : c + 1], F.grid_sample(x[:, c : c + 1], grid, mode, align_corners=False))
        last = F.grid_sample(x.contiguous(memory_format=torch.channels_last), grid, mode, align_corners=False)
        assert torch.allclose(last, whole, atol=1e-5)


def test_same_for_any_number_of_threads():
    x = torch.randn(3, 17, 40, 40, requires_grad=True)
    grid = (torch.rand(3, 50, 50, 2) * 2 - 1).requires_grad_()
    results = []
    before = torch.get_num_threads()
    for n in (1, 2, 3):
        torch.set_num_threads(n)
        out = F.grid_sample(x, grid, align_corners=False)
        results.append((out, *torch.autograd.grad(out.sin().sum(), (x, grid))))
    torch.set_num_threads(before)
    assert all(torch.equal(a, b) for r in results[1:] for a, b in zip(results[0], r))


def test_batches():
    x, grid = torch.randn(3, 2, 4, 5, 6), torch.rand(3, 2, 3, 3, 2) * 2 - 1

    def f(x, grid):
        return F.grid_sample(x, grid, align_corners=True)

    wanted = torch.stack([f(a, b) for a, b in zip(x, grid)])
    assert torch.allclose(torch.func.vmap(f)(x, grid), wanted)
    assert torch.allclose(torch.func.vmap(f, (None, 0))(x[0], grid), torch.stack([f(x[0], b) for b in grid]))
    jacobian = torch.func.jacrev(f, 1)(x[0, :1], grid[0, :1])
    assert torch.allclose(torch.func.jacfwd(f, 1)(x[0, :1], grid[0, :1]), jacobian, atol=1e-5)


@pytest.mark.parametrize("far", [math.nan, math.inf, -math.inf, 1e30, -1e30])
def test_far_outside(far):
    image, volume = torch.arange(1.0, 17).view(1, 1, 4, 4), torch.arange(1.0, 9).view(1, 1, 2, 2, 2)
    for mode in ("bilinear", "nearest"):
        for x, dims in ((image, 2), (volume, 3)):
            at = torch.full((1,) + (1,) * dims + (dims,), far)
            assert F.grid_sample(x, at, mode, "zeros", False).item() == 0
            border = F.grid_sample(x, at, mode, "border", False).item()
            assert border == (x.max() if far > 0 else x.min()).item()
            assert 1 <= F.grid_sample(x, at, mode, "reflection", False).item() <= 16
            assert torch.isfinite(torch.func.grad(lambda g: F.grid_sample(x, g, mode, "border", False).sum())(at)).all()
    hole = image.clone()
    hole[0, 0, 0, 0] = math.inf  # what is outside does not read it
    assert F.grid_sample(hole, torch.tensor([[[[2.5, 2.5]]]]), align_corners=False).item() == 0


def test_small_types_and_empty_ones():
    x, grid = torch.randn(1, 2, 5, 5), torch.rand(1, 3, 3, 2) * 2 - 1
    for dtype in (torch.float16, torch.bfloat16):
        out = F.grid_sample(x.to(dtype), grid.to(dtype), align_corners=False)
        assert out.dtype is dtype
        assert torch.allclose(
            out.float(), F.grid_sample(x.to(dtype).float(), grid.to(dtype).float(), align_corners=False), atol=0.02
        )
    assert F.grid_sample(x[:0], grid[:0], align_corners=False).shape == (0, 2, 3, 3)
    assert F.grid_sample(x, grid[:, :0], align_corners=False).shape == (1, 2, 0, 3)
    assert F.grid_sample(x[:, :0], grid, align_corners=False).shape == (1, 0, 3, 3)
    a, b = x[:, :0].clone().requires_grad_(), grid.clone().requires_grad_()
    F.grid_sample(a, b, align_corners=False).sum().backward()
    assert torch.equal(b.grad, torch.zeros_like(grid)) and a.grad.shape == a.shape


def test_errors():
    x, grid = torch.randn(1, 2, 4, 4), torch.zeros(1, 3, 3, 2)
    cases = [
        ((x, grid.double()), RuntimeError, "expected scalar type Float but found Double"),
        ((x.long(), grid.long()), NotImplementedError, "not implemented for 'Long'"),
        ((x, torch.zeros(2, 3, 3, 2)), RuntimeError, "same batch size"),
        ((x, torch.zeros(1, 3, 3, 3)), RuntimeError, "to have size 2 in last dimension"),
        ((x[:, :, :0], grid), RuntimeError, "non-empty spatial dimensions"),
        (
            (x[None], torch.zeros(1, 3, 3, 3, 3), "bicubic"),
            RuntimeError,
            "bicubic interpolation only supports 4D input",
        ),
        ((x, grid, "other"), ValueError, "expected mode to be"),
        ((x, grid, "bilinear", "other"), ValueError, "expected padding_mode to be"),
    ]
    for arguments, error, message in cases:
        with pytest.raises(error, match=message):
            F.grid_sample(*arguments, align_corners=False)
    with pytest.raises(RuntimeError, match="interpolation mode"):
        torch.grid_sampler_2d(x, grid, 3, 0, True)
    with pytest.warns(UserWarning, match="align_corners=False"):
        F.grid_sample(x, grid)


def test_affine_grid():
    theta = torch.tensor([[[0.0, -1.0, 0.5], [1.0, 0.0, 0.0]]], requires_grad=True)
    grid = F.affine_grid(theta, (1, 1, 2, 3), align_corners=True)
    xs, ys = (-1.0, 0.0, 1.0), (-1.0, 1.0)
    assert grid.tolist() == [[[[-y + 0.5, x] for x in xs] for y in ys]]
    half = F.affine_grid(theta, (1, 1, 2, 2), align_corners=False)
    assert half[0, 0, 0].tolist() == [0.5 + 0.5, -0.5]
    assert F.affine_grid(torch.eye(3, 4).expand(2, 3, 4), (2, 1, 2, 3, 4), align_corners=False).shape == (2, 2, 3, 4, 3)
    x = torch.randn(1, 1, 2, 3)
    identity = F.affine_grid(torch.eye(2, 3)[None], x.shape, align_corners=True)
    assert torch.allclose(F.grid_sample(x, identity, align_corners=True), x, atol=1e-6)
    assert gradcheck(
        lambda t: F.affine_grid(t, (1, 1, 2, 3), align_corners=False), (theta.detach().double().requires_grad_(),)
    )
    for size, error in (((1, 1, 2, 2, 2), ValueError), ((1, 1, 2), NotImplementedError), ((1, 1, 0, 2), ValueError)):
        with pytest.raises(error):
            F.affine_grid(theta, size, align_corners=False)
    with pytest.raises(ValueError, match="floating point"):
        F.affine_grid(theta.detach().long(), (1, 1, 2, 2), align_corners=False)


@pytest.mark.parametrize("dims", [2, 3])
def test_fractional_max_pool(dims):
    pool = getattr(F, f"fractional_max_pool{dims}d")
    x = torch.randn(2, 3, *(9, 8, 7)[:dims], dtype=torch.float64, requires_grad=True)
    samples = torch.rand(2, 3, dims, dtype=torch.float64)
    size = (4, 3, 2)[:dims]
    values, at = pool(x, 2, size, return_indices=True, _random_samples=samples)
    assert values.shape == (2, 3, *size)
    assert torch.equal(values.flatten(2), x.flatten(2).gather(2, at.flatten(2)))
    again = getattr(F, f"fractional_max_pool{dims}d_with_indices")(x, 2, size, _random_samples=samples)
    assert torch.equal(again[0], values) and torch.equal(again[1], at)
    assert torch.equal(pool(x[0], 2, size, _random_samples=samples[:1]), values[0])
    assert pool(x, 2, output_ratio=0.5).shape == (2, 3, *(int(n * 0.5) for n in x.shape[2:]))
    assert gradcheck(lambda x: pool(x, 2, size, _random_samples=samples), (x,))
    with pytest.raises(ValueError, match="either an output_size or an output_ratio"):
        pool(x, 2)
    with pytest.raises(RuntimeError, match="too large relative to input"):
        pool(x, 9, 2)
    with pytest.raises(RuntimeError, match="same dtype as input"):
        pool(x, 2, size, _random_samples=samples.float())
