"""An operator gives the same for a tensor however it lies in memory: random operators on permuted, stepped, shifted and
expanded tensors of up to five dimensions, against the same values lying densely. Sizes surround those at which the
kernels cut their work into tiles and blocks. The short form takes seconds; EVERGRAD_LONG=1 runs twenty times as many.
"""

import os
import random

import evergrad as torch
import evergrad.nn.functional as F
import pytest

TIMES = 20 if os.environ.get("EVERGRAD_LONG") else 1
SIZES = [1, 2, 3, 5, 7, 8, 11, 16, 31, 33, 64, 65, 100, 127, 129, 255, 257, 300, 513, 1000, 1023, 1025, 2049, 5000]
FLOATS = [torch.float32, torch.float32, torch.float64, torch.bfloat16, torch.float16]
REALS = FLOATS + [torch.int32, torch.int64, torch.uint8, torch.int8]
DTYPES = REALS + [torch.bool, torch.complex64]
TOLERANCE = {torch.bfloat16: 2e-2, torch.float16: 5e-3, torch.float64: 1e-9}  # sums in another order; 2e-4 otherwise


class Draw(random.Random):
    """Draws shapes, layouts and values."""

    def shape(self, ndim=None, most=60000):
        ndim = ndim or self.randint(1, 5)
        while True:
            sizes = [self.choice(SIZES) for _ in range(ndim)]
            if count(sizes) <= most:
                return sizes

    def values(self, sizes, dtype):
        if dtype == torch.bool:
            return torch.randint(0, 2, sizes).bool()
        if dtype.is_floating_point or dtype.is_complex:
            return torch.randn(sizes, dtype=torch.complex64 if dtype.is_complex else torch.float32).to(dtype)
        return torch.randint(0 if dtype == torch.uint8 else -50, 50, sizes).to(dtype)

    def tensor(self, sizes, dtype, expand=True):
        """Values of this shape in an order, with steps and an offset in memory; some dimensions expanded."""
        held = [1 if expand and self.random() < 0.3 else n for n in sizes]
        order = list(range(len(sizes)))
        if self.random() < 0.5:
            self.shuffle(order)
        steps = [self.choice([1, 1, 1, 1, 2, 3]) for _ in sizes]
        offsets = [self.choice([0, 0, 0, 1]) for _ in sizes]
        if count(held) * count(steps) > 400000:
            steps = [1] * len(sizes)
        memory = self.values([held[d] * steps[d] + offsets[d] for d in order], dtype)
        x = memory.permute([order.index(d) for d in range(len(sizes))])
        x = x[tuple(slice(o, o + n * s, s) for o, n, s in zip(offsets, held, steps))]
        return x.expand(sizes)


def count(sizes):
    n = 1
    for s in sizes:
        n *= s
    return n


def dense(x):
    return x.clone(memory_format=torch.contiguous_format) if isinstance(x, torch.Tensor) else x


def outcome(fn, args):
    """Its results, or the type of the error that it raises."""
    try:
        result = fn(*args)
    except (RuntimeError, TypeError, ValueError, IndexError) as e:
        return type(e)
    return list(result) if isinstance(result, (tuple, list)) else [result]


def same(got, want, tolerance):
    if isinstance(want, type) or isinstance(got, type):
        return got == want
    for a, b in zip(got, want, strict=True):
        if not isinstance(a, torch.Tensor):
            if a != b:
                return False
            continue
        if a.dtype != b.dtype or a.shape != b.shape:
            return False
        if a.dtype.is_floating_point or a.dtype.is_complex:
            wide = torch.complex128 if a.dtype.is_complex else torch.float64
            a, b = a.detach().to(wide), b.detach().to(wide)
            if not torch.allclose(a, b, rtol=tolerance, atol=tolerance, equal_nan=True):
                return False
        elif not torch.equal(a, b):
            return False
    return True


def check(name, fn, args):
    tolerance = max((TOLERANCE.get(a.dtype, 2e-4) for a in args if isinstance(a, torch.Tensor)), default=0)
    want = outcome(fn, [dense(a) for a in args])
    got = outcome(fn, args)
    where = [(list(a.shape), a.stride(), a.dtype) for a in args if isinstance(a, torch.Tensor)]
    assert same(got, want, tolerance), f"{name} of {where}"


UNARY = [torch.neg, torch.exp, torch.abs, torch.tanh, torch.sin, torch.square, torch.isnan, torch.sign, torch.relu,
         torch.sigmoid, torch.round, torch.logical_not, torch.clone, torch.erf, torch.log1p, torch.frac, F.gelu, F.silu]
BINARY = [torch.add, torch.sub, torch.mul, torch.div, torch.maximum, torch.eq, torch.lt, torch.ne, torch.logical_and,
          torch.atan2, torch.hypot, torch.copysign, torch.fmod, torch.remainder, torch.pow, torch.bitwise_xor]


@pytest.mark.parametrize("seed", range(4))
def test_pointwise(seed):
    draw = Draw(seed)
    for _ in range(250 * TIMES):
        sizes, dtype = draw.shape(), draw.choice(DTYPES)
        other = dtype if draw.random() < 0.7 else draw.choice(DTYPES)
        x, y, flags = draw.tensor(sizes, dtype), draw.tensor(sizes, other), draw.tensor(sizes, torch.bool)
        unary, binary = draw.choice(UNARY), draw.choice(BINARY)
        check(unary, unary, [x])
        check(binary, binary, [x, y])
        check("where", torch.where, [flags, x, y])
        check("masked_fill, masked_select", lambda x, m: (x.masked_fill(m, 1), x.masked_select(m)), [x, flags])
        check("lerp", torch.lerp, [x, y, 0.25])
        check("addcmul", torch.addcmul, [x, y, draw.tensor(sizes, dtype)])


@pytest.mark.parametrize("seed", range(2))
def test_written_tensors(seed):
    """The tensor that is written to has a layout too; its neighbours in memory keep their values."""
    draw = Draw(seed)
    for _ in range(200 * TIMES):
        sizes, dtype = draw.shape(), draw.choice(DTYPES)
        x, y, out = draw.tensor(sizes, dtype), draw.tensor(sizes, dtype), draw.tensor(sizes, dtype, expand=False)
        check("copy_", lambda o, x: o.copy_(x), [out, draw.tensor(sizes, draw.choice(DTYPES))])
        check("add out=", lambda o, x, y: torch.add(x, y, out=o), [out, x, y])
        check("mul_", lambda o, x: o.mul_(x), [out, x])
        check("fill_", lambda o: o.fill_(1), [out])
        memory = torch.zeros(count(sizes) * 3 + 7, dtype=dtype)
        every_third = memory[5:5 + count(sizes) * 3:3].view(sizes)
        torch.sub(x, y, out=every_third) if dtype != torch.bool else torch.logical_xor(x, y, out=every_third)
        memory[5:5 + count(sizes) * 3:3] = 0
        assert not memory.any()


REDUCTIONS = ["sum", "mean", "amax", "amin", "logsumexp", "std", "var", "norm", "nansum", "count_nonzero"]
ALONG_ONE = ["max", "min", "argmax", "argmin", "prod", "any", "all", "cumsum", "cumprod", "cummax", "cummin",
             "logcumsumexp", "softmax", "log_softmax", "diff", "aminmax"]


@pytest.mark.parametrize("seed", range(3))
def test_reductions_scans_and_sorts(seed):
    draw = Draw(seed)
    for _ in range(150 * TIMES):
        sizes, dtype = draw.shape(most=30000), draw.choice(DTYPES)
        x = draw.tensor(sizes, dtype)
        dim = draw.randrange(len(sizes))
        dims = draw.sample(range(len(sizes)), draw.randint(1, len(sizes)))
        name = draw.choice(REDUCTIONS)
        check(f"{name} over {dims}", lambda x: getattr(torch, name)(x, dim=dims), [x])
        one = draw.choice(ALONG_ONE)
        check(f"{one} over {dim}", lambda x: getattr(torch, one)(x, dim=dim), [x])
        k = draw.randint(1, sizes[dim])
        check(f"sort over {dim}", lambda x: torch.sort(x, dim=dim, stable=True), [x])
        check(f"topk {k} over {dim}", lambda x: torch.topk(x, k, dim).values, [x])
        check(f"kthvalue {k} over {dim}", lambda x: torch.kthvalue(x, k, dim).values, [x])
        check(f"median over {dim}", lambda x: torch.median(x, dim).values, [x])
        check(f"roll {k} over {dim}", lambda x: torch.roll(x, k, dim), [x])
        check(f"flip of {dims}", lambda x: torch.flip(x, dims), [x])
        check("unique", torch.unique, [x])


@pytest.mark.parametrize("seed", range(2))
def test_indexing_and_joins(seed):
    draw = Draw(seed)
    for _ in range(200 * TIMES):
        sizes, dtype = draw.shape(), draw.choice(DTYPES)
        dim = draw.randrange(len(sizes))
        x, out = draw.tensor(sizes, dtype), draw.tensor(sizes, dtype, expand=False)
        some = sizes[:dim] + [draw.choice([1, 2, 5])] + sizes[dim + 1:]
        at = draw.tensor([some[dim]], torch.int64) % sizes[dim]
        places = (draw.tensor(some, torch.int64) % sizes[dim])
        places = places.transpose(0, -1).contiguous().transpose(0, -1)
        source = draw.tensor(some, dtype)
        check("cat", lambda *parts: torch.cat(parts, dim), [draw.tensor(sizes, dtype) for _ in range(draw.randint(1, 4))])
        check("stack", lambda *parts: torch.stack(parts, dim), [x, draw.tensor(sizes, dtype)])
        check("index_select", lambda x, i: torch.index_select(x, dim, i), [x, at])
        check("gather", lambda x, i: torch.gather(x, dim, i), [x, places])
        check("index_add", lambda x, i, s: torch.index_add(x, dim, i, s), [x, at, source])
        check("scatter_add", lambda x, i, s: torch.scatter_add(x, dim, i, s), [x, places, source])
        check("x[i] = v", lambda x, i: x.index_fill_(dim, i, 1), [out, at])
        check("tril", lambda x: torch.tril(x, 1), [x])


def layer_norm(draw):
    x = draw.tensor(draw.shape(draw.randint(2, 4), 30000), draw.choice(FLOATS))
    shape = list(x.shape[-1:])
    return "layer_norm", lambda x, w, b: F.layer_norm(x, shape, w, b), [
        x, draw.tensor(shape, x.dtype), draw.tensor(shape, x.dtype)]


def images(draw, dtype=None, most=20000):
    sizes = [draw.choice([1, 2, 3]), draw.choice([1, 2, 3, 4, 8, 16, 17, 33]), draw.randint(3, 20), draw.randint(3, 20)]
    return draw.tensor(sizes, dtype or draw.choice([torch.float32, torch.float64]))


def batch_norm(draw):
    x = images(draw)
    c = [x.shape[1]]
    return "batch_norm", lambda x, w, b: F.batch_norm(x, None, None, w, b, True), [
        x, draw.tensor(c, x.dtype), draw.tensor(c, x.dtype)]


def group_norm(draw):
    x = images(draw)
    groups = draw.choice([g for g in range(1, x.shape[1] + 1) if x.shape[1] % g == 0])
    return "group_norm", lambda x: F.group_norm(x, groups), [x]


def conv2d(draw):
    x = images(draw)
    groups = draw.choice([g for g in range(1, x.shape[1] + 1) if x.shape[1] % g == 0])
    w = draw.tensor([groups * draw.choice([1, 2, 5, 16]), x.shape[1] // groups, draw.randint(1, 3), draw.randint(1, 3)],
                    x.dtype)
    stride, padding = draw.randint(1, 3), draw.randint(0, 2)
    return f"conv2d stride {stride} padding {padding} groups {groups}", lambda x, w, b: F.conv2d(
        x, w, b, stride, padding, groups=groups), [x, w, draw.tensor(w.shape[:1], x.dtype)]


def conv_transpose2d(draw):
    x = images(draw)
    w = draw.tensor([x.shape[1], draw.choice([1, 2, 5, 16]), draw.randint(1, 3), draw.randint(1, 3)], x.dtype)
    stride = draw.randint(1, 3)
    return f"conv_transpose2d stride {stride}", lambda x, w: F.conv_transpose2d(x, w, stride=stride), [x, w]


def pools(draw):
    x, k, s = images(draw), draw.randint(1, 3), draw.randint(1, 3)
    fn = draw.choice([lambda x: F.max_pool2d(x, k, s), lambda x: F.avg_pool2d(x, k, s),
                      lambda x: F.adaptive_avg_pool2d(x, (k, s)), lambda x: F.adaptive_max_pool2d(x, (k, s)),
                      lambda x: F.lp_pool2d(x, 2, k, s)])
    return f"pool {k}, {s}", fn, [x]


def reshaped_images(draw):
    x, k = images(draw), draw.randint(1, 2)
    fn = draw.choice([lambda x: F.pad(x, (k, 1, 0, 2), "reflect"), lambda x: F.pad(x, (k, 1, 0, 2)),
                      lambda x: F.pad(x, (k, 1, 0, 2), "circular"), lambda x: F.pad(x, (k, 1, 0, 2), "replicate"),
                      lambda x: F.interpolate(x, scale_factor=1.7, mode="bilinear"), lambda x: F.unfold(x, k),
                      lambda x: F.interpolate(x, scale_factor=1.7), lambda x: F.pixel_unshuffle(x[..., :2, :2], 2)])
    return "image", fn, [x]


def products(draw):
    b, m, k, n = draw.choice([1, 2, 5]), draw.choice(SIZES[:15]), draw.choice(SIZES[:15]), draw.choice(SIZES[:15])
    dtype = draw.choice([*FLOATS, torch.int64, torch.complex64])
    a, c = draw.tensor([b, m, k], dtype), draw.tensor([b, k, n], dtype)
    name = draw.choice(["bmm", "mm", "mv", "linear", "baddbmm", "einsum"])
    if name == "mm":
        return name, torch.mm, [a[0], c[0]]
    if name == "mv":
        return name, torch.mv, [a[0], c[0, :, 0]]
    if name == "linear":
        return name, F.linear, [a, c[0].mT, draw.tensor([n], dtype)]
    if name == "baddbmm":
        return name, torch.baddbmm, [draw.tensor([b, m, n], dtype), a, c]
    if name == "einsum":
        return name, lambda a, c: torch.einsum("bij,bjk->kb", a, c), [a, c]
    return name, torch.bmm, [a, c]


def attention(draw):
    b, h, n, m, d = draw.choice([1, 2]), draw.choice([1, 3]), draw.choice([1, 17, 65]), draw.choice([1, 33, 65]), 16
    dtype = draw.choice(FLOATS[:3])
    q, k, v = (draw.tensor([b, h, s, d], dtype) for s in (n, m, m))
    return "attention", lambda q, k, v, mask: F.scaled_dot_product_attention(q, k, v, mask), [
        q, k, v, draw.tensor([b, h, n, m], dtype)]


def losses(draw):
    n, c = draw.choice(SIZES[:12]), draw.choice(SIZES[:12])
    x, y = draw.tensor([n, c], torch.float32), draw.tensor([n, c], torch.float32)
    label = draw.tensor([n], torch.int64) % c
    fn = draw.choice([lambda x, y, t: F.cross_entropy(x, t), lambda x, y, t: F.nll_loss(x, t, reduction="none"),
                      lambda x, y, t: F.mse_loss(x, y), lambda x, y, t: F.smooth_l1_loss(x, y, reduction="none"),
                      lambda x, y, t: F.kl_div(x, y, reduction="sum"), lambda x, y, t: F.cosine_similarity(x, y),
                      lambda x, y, t: torch.cdist(x, y), lambda x, y, t: F.binary_cross_entropy_with_logits(x, y)])
    return "loss", fn, [x, y, label]


NETWORKS = [layer_norm, batch_norm, group_norm, conv2d, conv_transpose2d, pools, reshaped_images, products, attention,
            losses]


@pytest.mark.parametrize("family", NETWORKS, ids=lambda f: f.__name__)
def test_networks(family):
    """Values, and the gradients of a weighted sum of them."""
    draw = Draw(0)
    for _ in range(60 * TIMES):
        name, fn, args = family(draw)
        check(name, fn, args)
        floats = [i for i, a in enumerate(args) if isinstance(a, torch.Tensor) and a.dtype.is_floating_point]

        def gradients(*args):
            args = list(args)
            for i in floats:
                args[i] = args[i].detach().requires_grad_()
            y = fn(*args)
            torch.manual_seed(1)
            weights = torch.rand(y.shape).to(y.dtype).mT if y.dim() > 1 else torch.rand(y.shape).to(y.dtype)
            return torch.autograd.grad(y, [args[i] for i in floats], weights.mT if y.dim() > 1 else weights,
                                       allow_unused=True, materialize_grads=True)

        if floats:
            check(f"gradient of {name}", gradients, args)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16, torch.uint8])
@pytest.mark.parametrize("columns", [100, 1001, 300000])
def test_results_that_go_past_the_caches(dtype, columns):
    """Results of more than 16 MB are written past the caches: the same as in parts, which are not; starting anywhere."""
    rows = 17000003 // (columns * dtype.itemsize) + 1
    memory = (torch.arange(rows * columns + 3) % 251).to(dtype)
    x = memory[3:].view(rows, columns)
    flags = x > 100
    column, row = x[:, 7:8] % 5, x[0] % 7
    fns = [(torch.add, [x, x.flip(0)]), (torch.mul, [x, row]), (torch.sub, [x, column]), (torch.sub, [x, x[2, 5]]),
           (torch.where, [flags, x, row]), (torch.neg, [x]), (torch.lt, [x, row]), (lambda x: x.to(torch.float64), [x]),
           (lambda x: x.to(torch.int32), [x]), (lambda x: x.clone(), [x]), (torch.add, [x, row.to(torch.int64)])]
    if dtype.is_floating_point and columns < 300000:
        fns += [(lambda x: torch.softmax(x, 1), [x]), (lambda x: F.layer_norm(x, (columns,)), [x])]
    step = rows // 7
    for fn, args in fns:
        whole = fn(*args)
        for begin in range(0, rows, step):
            part = [a[begin:begin + step] if a.dim() == 2 else a for a in args]
            assert torch.equal(whole[begin:begin + step], fn(*part)), (fn, begin)
    held = torch.zeros(rows * columns + 10, dtype=dtype)
    out = held[5:-5].view(rows, columns)
    torch.maximum(x, row, out=out)
    assert torch.equal(out, torch.maximum(x, row))
    assert not held[:5].any() and not held[-5:].any()
