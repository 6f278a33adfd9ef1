"""What the benchmark times: small functions over a module with PyTorch's API, the same for both sides.

A workload is `@workload(group, name, bytes=, flops=)` over a builder: it gets the module and returns what is timed.
`bytes` is what the work must read and write at least, `flops` the arithmetic it must do: they say how near to the
machine's limits a time is. Inputs come from integer arithmetic, not from a generator, so that both sides compute on the
same numbers and their results can be compared; a builder that is timed for its effect returns None each time.
"""

from collections import namedtuple

Workload = namedtuple("Workload", "group name build bytes flops")
WORKLOADS = {}


def workload(group, name, bytes=0, flops=0):
    def keep(build):
        key = f"{group}/{name}"
        if key in WORKLOADS:
            raise ValueError(f"two workloads are named {key}")
        WORKLOADS[key] = Workload(group, name, build, bytes, flops)
        return build

    return keep


def numbers(T, *shape, seed=1):
    """Floats in [-0.5, 0.5), each wholly determined by its place and the seed."""
    count = 1
    for size in shape:
        count *= size
    i = T.arange(count, dtype=T.int64)
    mixed = (i * 1103515245 + 12345 * seed) % 2147483647
    mixed = (mixed * mixed + seed) % 2147483647 % 65536
    return (mixed.to(T.float32) / 65536 - 0.5).reshape(shape)


# ---- small calls: what is paid around the arithmetic

for op in ("add", "mul"):
    for grad in (False, True):

        @workload("dispatch", f"{op} of one element" + (", recorded" if grad else ""))
        def _(T, op=op, grad=grad):
            a, b, f = numbers(T, 1).requires_grad_(grad), numbers(T, 1, seed=2), getattr(T, op)
            return lambda: f(a, b)


@workload("dispatch", "view of one element")
def _(T):
    a = numbers(T, 1)
    return lambda: a.view(1, 1)


@workload("dispatch", "select")
def _(T):
    a = numbers(T, 16)
    return lambda: a[3]


@workload("dispatch", "add a number in place")
def _(T):
    a = numbers(T, 16)
    return lambda: a.add_(0.0)


@workload("dispatch", "100 operators, forward and backward")
def _(T):
    x = numbers(T, 16).requires_grad_()

    def run():
        y = x
        for _ in range(50):
            y = y * 1.01 + x
        y.sum().backward()
        gradient, x.grad = x.grad, None
        return gradient

    return run


# ---- elementwise, by size: in the nearest cache, in the next one, in memory

SIZES = (1_000, 100_000, 10_000_000)
for n in SIZES:
    for op in ("exp", "tanh", "sqrt"):

        @workload("elementwise", f"{op} {n}", bytes=8 * n)
        def _(T, op=op, n=n):
            a, f = numbers(T, n).abs(), getattr(T, op)
            return lambda: f(a)

    @workload("elementwise", f"add {n}", bytes=12 * n)
    def _(T, n=n):
        a, b = numbers(T, n), numbers(T, n, seed=2)
        return lambda: a + b

    @workload("elementwise", f"gelu {n}", bytes=8 * n)
    def _(T, n=n):
        a, f = numbers(T, n), T.nn.functional.gelu
        return lambda: f(a)

    @workload("elementwise", f"add into out {n}", bytes=12 * n)
    def _(T, n=n):
        a, b, out = numbers(T, n), numbers(T, n, seed=2), T.empty(n)
        return lambda: T.add(a, b, out=out)


@workload("elementwise", "contiguous copy of a transposed 3000x3000", bytes=8 * 3000 * 3000)
def _(T):
    a = numbers(T, 3000, 3000).t()
    return lambda: a.contiguous()


@workload("elementwise", "float32 to bfloat16 1e6", bytes=6 * 10**6)
def _(T):
    a = numbers(T, 10**6)
    return lambda: a.to(T.bfloat16)


# ---- reductions, scans and normalisations

for dim in (None, 0, 1):
    for op in ("sum", "amax", "logsumexp"):
        if dim is None and op == "logsumexp":
            continue

        @workload("reduce", f"{op} 4096x2048" + (f" dim {dim}" if dim is not None else ""), bytes=4 * 4096 * 2048)
        def _(T, op=op, dim=dim):
            a, f = numbers(T, 4096, 2048), getattr(T, op)
            return (lambda: f(a)) if dim is None else (lambda: f(a, dim))


@workload("reduce", "cumsum 4096x2048 dim 1", bytes=8 * 4096 * 2048)
def _(T):
    a = numbers(T, 4096, 2048)
    return lambda: a.cumsum(1)


for op in ("softmax", "log_softmax"):

    @workload("norm", f"{op} 4096x1024", bytes=8 * 4096 * 1024)
    def _(T, op=op):
        a, f = numbers(T, 4096, 1024), getattr(T, op)
        return lambda: f(a, 1)


@workload("norm", "layer_norm 4096x1024, forward and backward", bytes=20 * 4096 * 1024)
def _(T):
    x, f = numbers(T, 4096, 1024).requires_grad_(), T.nn.functional.layer_norm
    w, b, g = numbers(T, 1024, seed=2), numbers(T, 1024, seed=3), numbers(T, 4096, 1024, seed=4)

    def run():
        f(x, (1024,), w, b).backward(g)
        gradient, x.grad = x.grad, None
        return gradient

    return run


@workload("norm", "batch_norm 16x64x56x56 in training", bytes=8 * 16 * 64 * 56 * 56)
def _(T):
    x, f = numbers(T, 16, 64, 56, 56), T.nn.functional.batch_norm
    w, b = numbers(T, 64, seed=2), numbers(T, 64, seed=3)
    return lambda: f(x, None, None, w, b, True)


# ---- matrix products, convolution, attention

for n in (64, 256, 1024):

    @workload("matmul", f"{n}x{n}", flops=2 * n**3)
    def _(T, n=n):
        a, b = numbers(T, n, n), numbers(T, n, n, seed=2)
        return lambda: a @ b


@workload("matmul", "batch 32 of 128x64x128", flops=2 * 32 * 128 * 64 * 128)
def _(T):
    a, b = numbers(T, 32, 128, 64), numbers(T, 32, 64, 128, seed=2)
    return lambda: T.bmm(a, b)


@workload("matmul", "linear 128x512 to 512", flops=2 * 128 * 512 * 512)
def _(T):
    x, w, b = numbers(T, 128, 512), numbers(T, 512, 512, seed=2), numbers(T, 512, seed=3)
    return lambda: T.nn.functional.linear(x, w, b)


for last in (False, True):

    @workload("conv", "3x3 64 to 64, 8 of 56x56" + (" channels last" if last else ""),
              flops=2 * 8 * 64 * 64 * 9 * 56 * 56)
    def _(T, last=last):
        x, w = numbers(T, 8, 64, 56, 56), numbers(T, 64, 64, 3, 3, seed=2)
        if last:
            x, w = x.contiguous(memory_format=T.channels_last), w.contiguous(memory_format=T.channels_last)
        return lambda: T.conv2d(x, w, padding=1)


@workload("conv", "depthwise 3x3 128, 8 of 56x56", flops=2 * 8 * 128 * 9 * 56 * 56)
def _(T):
    x, w = numbers(T, 8, 128, 56, 56), numbers(T, 128, 1, 3, 3, seed=2)
    return lambda: T.conv2d(x, w, padding=1, groups=128)


@workload("conv", "max_pool2d 3, stride 2, 8x64 of 112x112", bytes=5 * 8 * 64 * 112 * 112)
def _(T):
    x = numbers(T, 8, 64, 112, 112)
    return lambda: T.nn.functional.max_pool2d(x, 3, 2, 1)


for causal in (False, True):

    @workload("attention", "4 of 8 heads, 512 by 64" + (", causal" if causal else ""),
              flops=4 * 4 * 8 * 512 * 512 * 64 // (2 if causal else 1))
    def _(T, causal=causal):
        q, k, v = (numbers(T, 4, 8, 512, 64, seed=s) for s in (1, 2, 3))
        return lambda: T.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal)


# ---- indexing and order

@workload("index", "rows by number, 4096 of 50000x64", bytes=8 * 4096 * 64)
def _(T):
    x, i = numbers(T, 50000, 64), T.arange(4096) * 7919 % 50000
    return lambda: x[i]


@workload("index", "rows assigned by number, 4096 of 50000x64", bytes=8 * 4096 * 64)
def _(T):
    x, i, v = numbers(T, 50000, 64), T.arange(4096) * 7919 % 50000, numbers(T, 4096, 64, seed=2)

    def run():
        x[i] = v
        return x

    return run


@workload("index", "gather 4096x256 of 4096x1024", bytes=16 * 4096 * 256)
def _(T):
    x, i = numbers(T, 4096, 1024), (T.arange(4096 * 256) * 7919 % 1024).reshape(4096, 256)
    return lambda: x.gather(1, i)


@workload("sort", "sort 1e6")
def _(T):
    x = numbers(T, 10**6)
    return lambda: T.sort(x)[0]


@workload("sort", "10 largest of each of 1000 rows of 1000")
def _(T):
    x = numbers(T, 1000, 1000)
    return lambda: T.topk(x, 10)[0]


# ---- whole training steps

def step(T, model, optimizer, x, target):
    loss_of = T.nn.functional.cross_entropy

    def run():
        optimizer.zero_grad()
        loss_of(model(x), target).backward()
        optimizer.step()

    return run


def with_plain_weights(T, model):
    """The same weights on both sides."""
    with T.no_grad():
        for i, p in enumerate(model.parameters()):
            p.copy_(numbers(T, *p.shape, seed=i + 1) * 0.1)
    return model


@workload("train", "perceptron 64-256-256-10, batch 128, SGD")
def _(T):
    nn = T.nn
    model = with_plain_weights(T, nn.Sequential(nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(),
                                                nn.Linear(256, 10)))
    return step(T, model, T.optim.SGD(model.parameters(), lr=0.01, momentum=0.9), numbers(T, 128, 64),
                T.arange(128) % 10)


@workload("train", "convolutional network, batch 64, Adam")
def _(T):
    nn = T.nn
    model = with_plain_weights(T, nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(16, 32, 3, padding=1), nn.BatchNorm2d(32), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(),
        nn.Linear(32 * 7 * 7, 10)))
    return step(T, model, T.optim.Adam(model.parameters(), lr=1e-3), numbers(T, 64, 1, 28, 28), T.arange(64) % 10)


@workload("train", "residual network, 64x64, batch 8, SGD")
def _(T):
    nn = T.nn

    class Block(nn.Module):
        def __init__(self, narrow, wide):
            super().__init__()
            stride = 1 + (narrow != wide)
            self.a, self.norm_a = nn.Conv2d(narrow, wide, 3, stride, 1, bias=False), nn.BatchNorm2d(wide)
            self.b, self.norm_b = nn.Conv2d(wide, wide, 3, 1, 1, bias=False), nn.BatchNorm2d(wide)
            self.beside = nn.Conv2d(narrow, wide, 1, stride, bias=False) if stride > 1 else nn.Identity()

        def forward(self, x):
            y = self.norm_b(self.b(T.relu(self.norm_a(self.a(x)))))
            return T.relu(y + self.beside(x))

    model = with_plain_weights(T, nn.Sequential(
        nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64), nn.ReLU(), nn.MaxPool2d(3, 2, 1), Block(64, 64),
        Block(64, 128), Block(128, 256), Block(256, 512), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, 10)))
    return step(T, model, T.optim.SGD(model.parameters(), lr=0.01, momentum=0.9), numbers(T, 8, 3, 64, 64), T.arange(8))


@workload("train", "transformer, 4 layers of 256, 8 sequences of 128, AdamW")
def _(T):
    nn = T.nn
    layer = nn.TransformerEncoderLayer(256, 8, 1024, dropout=0.0, activation="gelu", batch_first=True, norm_first=True)
    model = with_plain_weights(T, nn.Sequential(
        nn.Embedding(1000, 256), nn.TransformerEncoder(layer, 4, enable_nested_tensor=False), nn.Flatten(0, 1),
        nn.Linear(256, 1000)))
    return step(T, model, T.optim.AdamW(model.parameters(), lr=1e-3), T.arange(1024).reshape(8, 128) % 1000,
                T.arange(1024) % 1000)


@workload("train", "LSTM of 128, 32 sequences of 50, Adam")
def _(T):
    nn = T.nn

    class Last(nn.Module):
        def __init__(self):
            super().__init__()
            self.cells, self.head = nn.LSTM(64, 128, batch_first=True), nn.Linear(128, 10)

        def forward(self, x):
            return self.head(self.cells(x)[0][:, -1])

    model = with_plain_weights(T, Last())
    return step(T, model, T.optim.Adam(model.parameters(), lr=1e-3), numbers(T, 32, 50, 64), T.arange(32) % 10)


@workload("optim", "AdamW over 100 of 32x32")
def _(T):
    parameters = [T.nn.Parameter(numbers(T, 32, 32, seed=i + 1)) for i in range(100)]
    for i, p in enumerate(parameters):
        p.grad = numbers(T, 32, 32, seed=i + 101)
    return T.optim.AdamW(parameters, lr=1e-3).step


@workload("optim", "SGD with momentum over 1e7", bytes=20 * 10**7)
def _(T):
    parameter = T.nn.Parameter(numbers(T, 10**7))
    parameter.grad = numbers(T, 10**7, seed=2)
    return T.optim.SGD([parameter], lr=0.01, momentum=0.9).step
