"""Results at the edges of dtypes and of the number line: limits that lift the dtype, sizes that stay, numbers that are
not finite."""

import math

import pytest

import evergrad as torch
import evergrad.nn.functional as F

INF, NAN = math.inf, math.nan


def byte(*values):
    return torch.tensor(values, dtype=torch.uint8)


def exactly(t, dtype, values):
    """Dtype and elements, with NaN equal to itself and the zeros told apart."""
    assert t.dtype == dtype
    assert repr(t.tolist()) == repr(values)


def grads(f, *inputs, upstream=None):
    inputs = [x.clone().requires_grad_(x.is_floating_point()) for x in inputs]
    y = f(*inputs)
    g = torch.ones_like(y) if upstream is None else torch.full_like(y, upstream)
    return torch.autograd.grad(y, [x for x in inputs if x.requires_grad], g)


def test_clamp_compares_in_the_joint_dtype():
    x = byte(0, 13)
    exactly(torch.clamp(x, -1, 0.5), torch.float32, [0.0, 0.5])
    exactly(torch.clip(x, -1, INF), torch.float32, [0.0, 13.0])
    exactly(torch.clamp(x, 0.5, 300), torch.float32, [0.5, 13.0])
    exactly(torch.clamp(x.to(torch.int8), 0.5, 300), torch.float32, [0.5, 13.0])
    exactly(torch.clamp(x.to(torch.int32), 2**40, 3.5), torch.float32, [3.5, 3.5])
    exactly(torch.clamp(x, -1, 0.5, out=torch.empty(2)), torch.float32, [0.0, 0.5])
    exactly(torch.clamp(x, torch.tensor(-1), torch.tensor([7.5])), torch.float32, [0.0, 7.5])
    exactly(x.clone().clamp_(1, 5), torch.uint8, [1, 5])
    with pytest.raises(RuntimeError, match="can't be cast"):
        x.clone().clamp_(-1, 0.5)


def test_clamp_refuses_limits_that_do_not_fit():
    for dtype, limit in ((torch.float16, 1e6), (torch.float32, 1e60), (torch.uint8, 300)):
        x = torch.ones(2).to(dtype)
        for low, high in ((None, limit), (0, limit), (-limit, 3)):
            with pytest.raises(RuntimeError, match="without overflow"):
                torch.clamp(x, low, high)
    with pytest.raises(RuntimeError, match="without overflow"):
        torch.clamp(torch.ones(2).half().requires_grad_(), 1, 70000)


def test_clamp_gradients_of_tensor_limits():
    x = torch.tensor([0.0, 1, 2, 1, 5, 2, 2.5, 3.5, NAN])
    low = torch.tensor([1.0, 1, 1, 2, 2, 3, 3, 3, 1])
    high = torch.tensor([1.0, 1, 1, 2, 2, 2, 2, 2, 1])
    dx, dlow, dhigh = grads(torch.clamp, x, low, high)
    assert dx.tolist() == [0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert dlow.tolist() == [0] * 9
    assert dhigh.tolist() == [0, 0, 1, 0, 1, 1, 1, 1, 0]
    dx, dlow, dhigh = grads(torch.clamp, torch.zeros(2, 3), torch.ones(3), torch.full((2, 1), 2.0))
    assert dx.sum() == 0 and dlow.tolist() == [2, 2, 2] and dhigh.tolist() == [[0], [0]]


def test_interpolate_leaves_sizes_that_stay():
    x = torch.arange(7.0).view(1, 1, 7) ** 2
    assert F.interpolate(x, scale_factor=1.056, mode="linear").equal(x)
    image = torch.arange(14.0).view(1, 1, 2, 7) ** 2
    for same in (image, image.unsqueeze(2)):
        mode = "bilinear" if same is image else "trilinear"
        factors = (1.01, 1.056) if same is image else (1.3, 1.01, 1.056)
        assert F.interpolate(same, scale_factor=factors, mode=mode).equal(same)
    tall = F.interpolate(image, scale_factor=(2.0, 1.056), mode="bilinear")
    assert tall[0, 0, 0].equal(image[0, 0, 0])
    assert tall[0, 0, 1].tolist() == [12.25, 16.75, 23.25, 31.75, 42.25, 54.75, 69.25]
    g = torch.arange(28.0).view(1, 1, 4, 7)
    y = image.clone().requires_grad_()
    F.interpolate(y, scale_factor=(2.0, 1.056), mode="bilinear").backward(g)
    assert y.grad.tolist() == [[[[8.75, 10.75, 12.75, 14.75, 16.75, 18.75, 20.75],
                                 [33.25, 35.25, 37.25, 39.25, 41.25, 43.25, 45.25]]]]


def test_ldexp_dtypes():
    n = torch.tensor([-14, 17])
    exactly(torch.ldexp(torch.tensor([1.5, 0.125]).half(), n), torch.float16, [1.5 * 2**-14, INF])
    exactly(torch.ldexp(torch.tensor([1.5, 0.125]).bfloat16(), n), torch.bfloat16, [1.5 * 2**-14, 16384.0])
    exactly(torch.ldexp(torch.tensor([1.5, 3.0]).double(), torch.tensor([1, 200])), torch.float64, [3.0, 3.0 * 2**200])
    exactly(torch.ldexp(torch.tensor([3]), torch.tensor([-1])), torch.float32, [1.5])
    assert torch.ldexp(torch.ones(2).half(), torch.tensor(3)).dtype == torch.float16
    assert torch.ldexp(torch.ones(2, dtype=torch.bool), torch.tensor(3.0).half()).dtype == torch.float16


def test_gradients_of_mixed_operands_are_as_exact_as_their_dtype():
    x, n = torch.tensor([1.5, 0.7]).double(), byte(3, 5)

    def near(g, *values):
        assert g.dtype == torch.float64
        assert all(abs(a - b) < 1e-14 * abs(b) for a, b in zip(g.tolist(), values))

    logs = math.log(3), math.log(5)
    near(grads(torch.xlogy, x, n)[0], *logs)
    near(grads(torch.special.xlog1py, x, n)[0], math.log(4), math.log(6))
    near(grads(torch.pow, n, x)[0], *(k**v * l for k, v, l in zip((3, 5), x.tolist(), logs)))
    near(grads(lambda v: torch.xlogy(v, 3.3), x)[0], math.log(3.3), math.log(3.3))
    near(grads(lambda v: torch.pow(3.3, v), x)[0], *(3.3**v * math.log(3.3) for v in x.tolist()))
    near(grads(torch.ldexp, x, x)[1], *(v * 2**v * math.log(2) for v in x.tolist()))

    def tangent(f, *at):
        return torch.func.jvp(f, at, tuple(torch.ones_like(a) for a in at))[1]

    near(tangent(lambda v: torch.pow(n, v), x), *(k**v * l for k, v, l in zip((3, 5), x.tolist(), logs)))
    second = torch.autograd.functional.hessian(lambda v: torch.pow(n, v).sum(), x)
    near(second.diagonal(), *(k**v * l * l for k, v, l in zip((3, 5), x.tolist(), logs)))


def test_argmax_over_one_element_takes_any_dtype():
    x = torch.tensor([[True], [False]])
    for f in (torch.argmax, torch.argmin):
        assert f(x, dim=1).tolist() == [0, 0]
        assert f(x, dim=-1, keepdim=True).tolist() == [[0], [0]]
        assert f(torch.zeros(1, 3, dtype=torch.complex64), 0).tolist() == [0, 0, 0]
        assert f(torch.zeros(0, 2, dtype=torch.bool), 1).tolist() == []
        for bad, dim in ((x, 0), (x, None), (x[0], None), (torch.tensor(True), 0)):
            with pytest.raises(RuntimeError, match="not implemented for 'Bool'"):
                f(bad, dim)


def test_lcm_is_cut_after_the_magnitude():
    a = torch.tensor([23, -23, 23, 127, -128, -128, 100], dtype=torch.int8)
    b = torch.tensor([33, 33, -33, 126, 3, -128, 0], dtype=torch.int8)
    exactly(torch.lcm(a, b), torch.int8, [-9, -9, -9, -126, -128, -128, 0])
    exactly(torch.lcm(torch.tensor(250, dtype=torch.int16), torch.tensor(251, dtype=torch.int16)), torch.int16, -2786)


def test_ranges_of_integers_have_whole_bounds():
    assert torch.arange(0, -0.54, 3, dtype=torch.int64).tolist() == []
    assert torch.arange(0.9, 0.1, 1, dtype=torch.int32).tolist() == []
    assert torch.arange(0.9, 9.1, 1.9, dtype=torch.int64).tolist() == list(range(9))
    with pytest.raises(RuntimeError, match="inconsistent with step sign"):
        torch.arange(0, -0.54, 3)
    with pytest.raises(RuntimeError, match="step must be nonzero"):
        torch.arange(0, 3, 0.5, dtype=torch.int32)
    with pytest.raises(RuntimeError, match="without overflow"):
        torch.arange(0, 1e20, 1e19, dtype=torch.int64)


def test_spaces_round_as_their_dtype_does():
    exactly(torch.logspace(2.96, 2.69, 1, dtype=torch.int64), torch.int64, [912])
    exactly(torch.logspace(2.96, 2.69, 1), torch.float32, [912.0108642578125])
    exactly(torch.logspace(2.96, 2.69, 2, dtype=torch.float16), torch.float16, [914.0, 489.25])
    assert torch.linspace(-4, 2.589, 101, dtype=torch.int64)[50] == 0
    exactly(torch.linspace(-3, 1.304, 7, dtype=torch.int32), torch.int32, [-3, -2, -1, 0, 0, 0, 1])
    exactly(torch.linspace(-4, 25, 7, dtype=torch.uint8), torch.uint8, [252, 214, 176, 138, 100, 62, 25])
    exactly(torch.linspace(2.0, -1.46, 3, dtype=torch.bfloat16), torch.bfloat16, [2.0, 0.2734375, -1.4609375])
    exactly(torch.linspace(-11, -3.101, 7)[3], torch.float32, -7.050500392913818)
    exactly(torch.linspace(-2.89, 1.98, 7, dtype=torch.float64)[3], torch.float64, -0.45499999999999996)
    with pytest.raises(RuntimeError, match="without overflow"):
        torch.linspace(-4, 258.9, 101, dtype=torch.uint8)


def test_roots_as_powers():
    x = [-INF, -0.0, 0.0, INF, -1.0, 4.0, NAN]
    root = [NAN, -0.0, 0.0, INF, NAN, 2.0, NAN]
    inverse = [NAN, -INF, INF, 0.0, NAN, 0.5, NAN]
    for dtype in (torch.float32, torch.float64, torch.bfloat16):
        t = torch.tensor(x).to(dtype)
        exactly(t**0.5, dtype, root)
        exactly(t.pow(-0.5), dtype, inverse)
        exactly(t.clone().pow_(0.5), dtype, root)
        exactly(t[0] ** 0.5, dtype, NAN)
        t **= -0.5
        exactly(t, dtype, inverse)
    exactly(torch.float_power(torch.tensor(x), 0.5), torch.float64, root)
    exactly(torch.pow(torch.tensor(x), 0.5, out=torch.empty(7)), torch.float32, root)
    # The general power has none of this: neither of half numbers nor by a tensor.
    powers = [INF, 0.0, 0.0, INF, NAN, 2.0, NAN]
    exactly(torch.tensor(x).half() ** 0.5, torch.float16, powers)
    exactly(torch.tensor(x) ** torch.tensor(0.5), torch.float32, powers)
    exactly(grads(lambda v: v**0.5, torch.tensor(x))[0], torch.float32, [NAN, -INF, INF, 0.0, NAN, 0.25, NAN])
    exactly(grads(lambda v: v**1.5, torch.tensor(x))[0], torch.float32, [NAN, -0.0, 0.0, INF, NAN, 3.0, NAN])
    assert (torch.ones(2, requires_grad=True) ** 0.5).grad_fn.name() == "PowBackward0"
    exactly(torch.tensor([13 / 7]).bfloat16() ** 3, torch.bfloat16, [6.40625])
    exactly(torch.tensor([1 / 7]).bfloat16() ** -2, torch.bfloat16, [49.0])


def test_powers_of_bools():
    t = torch.tensor([True, False])
    exactly(t**True, torch.bool, [True, False])
    exactly(t**False, torch.bool, [True, True])
    exactly(t.clone().pow_(True), torch.bool, [True, False])
    exactly(torch.pow(t, False, out=torch.empty(2)), torch.float32, [1.0, 1.0])
    for f in (lambda: t**t, lambda: t ** torch.tensor(True), lambda: True**t):
        with pytest.raises(RuntimeError, match="not implemented for 'Bool'"):
            f()


def test_cumulative_trapezoid_scales_before_it_sums():
    y = torch.full((5,), 30000.0).half()
    exactly(torch.cumulative_trapezoid(y), torch.float16, [30000.0, 60000.0, INF, INF])
    exactly(torch.cumulative_trapezoid(y, dx=0.5), torch.float16, [15000.0, 30000.0, 44992.0, 60000.0])


def test_gradients_that_are_masked_out_are_zero():
    x, one = torch.tensor([0.0, 1, 2]), torch.ones(3)
    exactly(grads(lambda v: F.threshold(v, 1.0, 0.0), x, upstream=INF)[0], torch.float32, [0.0, 0.0, INF])
    for bad in (INF, NAN):
        more, less = [0.0, bad, bad], [bad, bad, 0.0]
        for f, first, second in ((torch.maximum, more, less), (torch.minimum, less, more)):
            dx, dy = grads(f, x, one, upstream=bad)
            exactly(dx, torch.float32, first)
            exactly(dy, torch.float32, second)
        exactly(grads(torch.fmax, x, one, upstream=bad)[1], torch.float32, [bad, 0.0, 0.0])
        exactly(grads(torch.fmin, x, one, upstream=bad)[1], torch.float32, [0.0, 0.0, bad])
        for f in (torch.sign, torch.floor, torch.ceil, torch.trunc, torch.round, lambda v: v**0):
            exactly(grads(f, x, upstream=bad)[0], torch.float32, [0.0] * 3)
        exactly(grads(torch.copysign, x, one, upstream=bad)[1], torch.float32, [0.0] * 3)
        exactly(grads(torch.max, x, upstream=bad)[0], torch.float32, [0.0, 0.0, bad])
        exactly(grads(torch.median, x, upstream=bad)[0], torch.float32, [0.0, bad, 0.0])
    for dtype in (torch.float32, torch.float16):
        for mode in ("trunc", "floor"):
            for g in grads(lambda a, b: torch.div(a, b, rounding_mode=mode), x.to(dtype), x.to(dtype), upstream=INF):
                exactly(g, dtype, [0.0] * 3)


def test_division_of_half_numbers_cuts_the_quotient():
    a, b = torch.tensor([1.0, 2, 3]).bfloat16(), torch.tensor([0.1]).bfloat16()
    # By one number the quotient is exact when it is cut, by a tensor it is rounded first.
    exactly(torch.div(a, b, rounding_mode="trunc"), torch.bfloat16, [9.0, 19.0, 29.0])
    exactly(torch.div(a, b.repeat(3), rounding_mode="trunc"), torch.bfloat16, [10.0, 20.0, 30.0])


def test_unique_slices_with_nan_keep_the_order_of_pytorch():
    x = torch.tensor([[NAN, 1.0], [NAN, 0.0], [0.0, 0.0], [NAN, 1.0]])
    out, inverse, counts = torch.unique(x, dim=0, return_inverse=True, return_counts=True)
    assert repr(out.tolist()) == "[[nan, 0.0], [0.0, 0.0], [nan, 1.0], [nan, 1.0]]"
    assert inverse.tolist() == [2, 0, 1, 3] and counts.tolist() == [1, 1, 1, 1]
    x = torch.tensor([NAN, 2.0, NAN, 1.0, 1.0, NAN, 0.0])
    assert repr(torch.unique(x, dim=0).tolist()) == "[nan, 2.0, nan, 1.0, nan, 0.0]"
    # Many slices are in the order of sort(), equal ones together.
    many = torch.cat([torch.arange(20.0).flip(0), torch.tensor([NAN, 3.0, NAN])])
    assert repr(torch.unique(many, dim=0).tolist()) == repr([float(i) for i in range(20)] + [NAN, NAN])


def test_unique_slices_without_elements_are_not_told_apart():
    assert torch.unique(torch.empty(3, 0), dim=1).shape == (3, 0)
    for shape, dim, told in (((5, 0, 0), 1, "more than one"), ((5, 0, 5), 2, "aren't selected")):
        with pytest.raises(RuntimeError, match=told):
            torch.unique(torch.empty(shape), dim=dim)


def test_a_slice_of_one_element_is_written_to():
    for k in range(5):
        s = torch.arange(2.0, k + 2)
        s[1::2] *= -1.0
        assert s.tolist() == [v if i % 2 == 0 else -v for i, v in enumerate(range(2, k + 2))]


@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.float8_e5m2])
def test_float8_is_compared(dtype):
    every = torch.arange(256).to(torch.uint8).view(dtype)
    wide = every.float()
    other = torch.arange(255, -1, -1).to(torch.uint8).view(dtype)
    for f in (torch.eq, torch.ne):
        assert torch.equal(f(every, other), f(wide, other.float())) and torch.equal(f(every, every), f(wide, wide))
    for f in (torch.isnan, torch.isinf, torch.isfinite):
        assert torch.equal(f(every), f(wide))
    assert (every[:8] == 0).tolist() == [True] + [False] * 7
    plain = every[~torch.isnan(wide)]
    assert torch.equal(plain, plain.clone()) and not torch.equal(every, every)  # NaN
    assert torch.isclose(plain, plain, rtol=0, atol=0).all()
    assert torch.equal(plain.abs().view(torch.uint8), plain.view(torch.uint8) & 127)
    assert torch.equal((plain * plain).view(torch.uint8), (plain.float() * plain.float()).to(dtype).view(torch.uint8))
    torch.testing.assert_close(plain, plain.clone())
    with pytest.raises(AssertionError):
        torch.testing.assert_close(plain, other[~torch.isnan(wide)])
    with pytest.raises(NotImplementedError, match="not implemented for 'Float8"):
        every + every


def test_padding_takes_no_empty_dimensions():
    for mode in ("reflect", "replicate"):
        assert F.pad(torch.zeros(0, 2, 4), (1, 1), mode=mode).shape == (0, 2, 6)
        for shape in ((3, 0, 4), (0, 4), (3, 2, 0)):
            with pytest.raises(RuntimeError, match="Expected 2D or 3D .* but got: "):
                F.pad(torch.zeros(shape), (1, 1), mode=mode)


def test_what_does_not_fit_is_refused_as_in_pytorch():
    one = torch.ones(1, 3)
    with pytest.raises(RuntimeError, match="index 5 is out of bounds for dimension 0 with size 3"):
        torch.zeros(3, 3).index_add_(0, torch.tensor([5]), one)
    with pytest.raises(IndexError):
        torch.zeros(3).index_add_(0, torch.tensor([5]), torch.ones(1))
    with pytest.raises(IndexError, match="Dimension specified as 0 but tensor has no dimensions"):
        torch.tensor(1).unflatten(0, [1])
    half, single = torch.ones(2, 2, dtype=torch.float16), torch.ones(2, 2)
    with pytest.raises(RuntimeError, match="self and mat2 must have the same dtype, but got Half and Float"):
        torch.addmm(half, single, single)
    with pytest.raises(RuntimeError, match="expected m1 and m2 to have the same dtype, but got: c10::Half != float"):
        torch.addmm(single, half, single)
    with pytest.raises(RuntimeError, match="expected scalar type Half but found Float"):
        torch.mv(half, torch.ones(2))
    with pytest.raises(RuntimeError, match="expected scalar type Double but found ComplexFloat"):
        F.conv1d(torch.ones(1, 1, 3, dtype=torch.float64), torch.ones(1, 1, 1, dtype=torch.complex64))
    with pytest.raises(RuntimeError, match="same number of elements as scalar list"):
        torch._foreach_mul([one], [])
