"""Computes the cases of operators that nothing fitting was recorded for, and writes them to tests/cases/computed.json.

    PYTHON tests/cases/compute.py        PYTHON: an interpreter that has PyTorch 2.7

Each case is an operator, an expression of PyTorch and the arguments of both. Where PyTorch has the operator, under the
same name or another, the expression is a call of it. A few operators are parts that PyTorch keeps inside a larger one;
their expression says the same with functions that it has: `convolution_weight` (one gradient of
aten.convolution_backward), `nn_fold`, `_layer_norm`, `_batch_norm`, `_batch_norm_train`, `_group_norm`, `_embedding`,
`_linear` (the functions without underscore), `_clamp_low`, `_clamp_high` (clamp with one limit), `round_decimals`,
`div_trunc`, `div_floor`, `gelu_tanh`, `scatter_mul` (modes of round, div, gelu, scatter), `logsigmoid_backward` (which
computes the buffer that PyTorch's is given), `_attention`, `_rnn_layer` (the formulas), `max_pool1d_with_indices`, `_histogramdd` and
`_histogramdd_bin_edges` (the results of histogramdd), `_fake_quantize` (where nothing is clamped, too), `_segment_ids` (known), `_unique` (with all results asked for),
`_adaptive_avg_pool`, `_adaptive_max_pool`, `_fractional_max_pool`, `_max_unpool` (each of any number of dimensions),
`_resample`, `_resample_adjoint` (interpolate and its gradient), `_softmax`, `_multi_margin_loss`,
`_multilabel_margin_loss`, `_ctc_loss`, `_embedding_bag` (the functions, not reduced), `_rrelu_slopes` (rrelu of
ones), `_log_softmax` (without a dtype to convert to), `_tie` (its value is its first argument) and `_eigenpairs` (the
pairs that it is given). Draws follow
`torch.manual_seed`. Of what is not initialised only dtype, shape and strides are kept.
"""

import json
import sys
from pathlib import Path

import torch
import torch.nn.functional as F

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bindings.gen import model as schema  # noqa: E402
from bindings.gen.cases import DEFAULT  # noqa: E402

aten = torch.ops.aten
CASES = []
OPERATORS = schema.load(ROOT / "bindings/schema/ops", ROOT).by_name()


def number(v):
    return {"float": repr(v)} if isinstance(v, float) and v - v != 0 else v


def encode(v, initialised=True):
    """A value as the case holds it."""
    if isinstance(v, torch.Tensor):
        out = {"tensor": str(v.dtype).removeprefix("torch."), "shape": list(v.shape)}
        if not initialised:
            return out | {"strides": list(v.stride())}
        flat = v.detach().resolve_conj().resolve_neg().contiguous()
        if v.is_complex():
            flat = torch.view_as_real(flat.to(torch.complex64 if v.dtype == torch.complex32 else v.dtype))
        return out | {"values": [number(x) for x in flat.flatten().tolist()]}
    if isinstance(v, (list, tuple)):
        return [encode(x) for x in v]
    if isinstance(v, torch.dtype):
        return {"dtype": str(v).removeprefix("torch.")}
    if isinstance(v, torch.memory_format):
        return {"memory_format": str(v).removeprefix("torch.")}
    if isinstance(v, torch.device):
        return {"device": str(v)}
    return number(v)


def case(name, expression, *args, seed=None, rtol=1e-5, atol=1e-6, initialised=True, **named):
    """A case of one operator. The expression gets the arguments; named ones stand behind those given by place."""
    op = OPERATORS[name]
    places = [p.name for p in op.params]
    given = dict(zip(places, args)) | named
    assert given.keys() <= set(places), name
    kept = [encode(given[p]) if p in given else DEFAULT for p in places]
    if seed is not None:
        torch.manual_seed(seed)
    result = expression(*args, **named)
    results = list(result) if isinstance(result, (list, tuple)) else [result]
    CASES.append({"op": name, "case": "computed", **({} if seed is None else {"seed": seed}), "args": kept,
                  "results": [encode(r, initialised) for r in results], "rtol": rtol, "atol": atol})


def exact(name, expression, *args, **named):
    case(name, expression, *args, rtol=0, atol=0, **named)


def draw(name, expression, *args, **named):
    case(name, expression, *args, seed=17, rtol=1e-6, atol=1e-6, **named)


def blank(name, expression, *args, **named):
    exact(name, expression, *args, initialised=False, **named)


def inplace(method):
    """The method, on a copy of its tensor."""
    return lambda x, *args, **named: getattr(x.clone(), method)(*args, **named)


def method(name):
    return lambda x, *args, **named: getattr(x, name)(*args, **named)


def tensor(data, dtype=torch.float32):
    return torch.tensor(data, dtype=dtype)


def ramp(*shape, start=-1.0, step=0.375):
    n = 1
    for s in shape:
        n *= s
    return (torch.arange(n, dtype=torch.float64) * step + start).remainder(3.0).sub(1.0).to(torch.float32).reshape(shape)


def activations():
    x = tensor([[-2.5, -1.0, -0.25], [0.0, 0.75, 3.0]])
    g = tensor([[1.0, -2.0, 0.5], [3.0, 0.25, -1.5]])
    case("gelu", F.gelu, x)
    case("gelu_tanh", lambda x: F.gelu(x, approximate="tanh"), x)
    case("gelu_backward", aten.gelu_backward, g, x)
    case("gelu_tanh_backward", lambda g, x: aten.gelu_backward(g, x, approximate="tanh"), g, x)
    case("silu_backward", aten.silu_backward, g, x)
    case("softplus_backward", aten.softplus_backward, g, x, 1.5, 4.0)
    case("logsigmoid_backward", lambda g, x: aten.log_sigmoid_backward(g, x, aten.log_sigmoid_forward(x)[1]), g, x)
    case("leaky_relu_backward", lambda g, x, slope: aten.leaky_relu_backward(g, x, slope, False), g, x, 0.125)
    case("threshold_backward", aten.threshold_backward, g, x, 0.5)
    case("sigmoid_backward", aten.sigmoid_backward, g, x.sigmoid())
    case("tanh_backward", aten.tanh_backward, g, x.tanh())
    case("_softmax", torch.softmax, x, 1)
    case("_log_softmax", torch.log_softmax, x, 0)


def convolutions():
    x, w, bias = ramp(1, 2, 4, 5), ramp(4, 1, 2, 3, step=0.5), tensor([0.5, -0.5, 1.0, 0.0])
    rest = ([2, 1], [1, 0], [1, 1], False, [0, 0], 2)
    y = torch.convolution(x, w, bias, *rest)
    case("convolution", torch.convolution, x, w, bias, *rest)
    case("convolution_weight", lambda x, g, size, *rest: aten.convolution_backward(
        g, x, torch.zeros(size), None, *rest, [False, True, False])[1], x, ramp(*y.shape, step=0.625), list(w.shape),
         *rest)
    blocks = aten.im2col(x, [2, 3], [1, 1], [1, 0], [2, 1])
    exact("im2col", aten.im2col, x, [2, 3], [1, 1], [1, 0], [2, 1])
    case("col2im", aten.col2im, blocks, [4, 5], [2, 3], [1, 1], [1, 0], [2, 1])
    case("nn_fold", F.fold, ramp(1, 8, 4), [3, 3], [2, 2])


def pools():
    x = ramp(1, 2, 4, 4)
    exact("max_pool1d", F.max_pool1d, x[0], [2])
    exact("max_pool1d_with_indices", lambda *a: F.max_pool1d(*a, return_indices=True), x[0], [3], [2], [1])
    exact("max_pool2d", F.max_pool2d, x, [2, 2])
    exact("max_pool2d_with_indices", lambda *a: F.max_pool2d(*a, return_indices=True), x, [3, 3], [2, 2], [1, 1])
    case("avg_pool2d_backward", lambda g, size, *rest: aten.avg_pool2d_backward(g, torch.zeros(size), *rest),
         ramp(1, 2, 3, 3), [1, 2, 4, 4], [2, 2], [2, 2], [1, 1], False, False, None)
    v = ramp(2, 3, 4, 3, step=0.625)
    exact("max_pool3d_with_indices", lambda *a: F.max_pool3d(*a, return_indices=True), v, [2, 3, 2], [1, 1, 1], [0, 1, 1])
    case("avg_pool3d_backward", lambda g, size, *rest: aten.avg_pool3d_backward(g, torch.zeros(size), *rest),
         ramp(2, 1, 2, 3), [2, 3, 4, 3], [2, 3, 1], [2, 2, 1], [0, 1, 0], False, True, 5)
    case("lp_pool1d", lambda x, p, k, s: F.lp_pool1d(x, p, k[0], s), x[0].abs(), 3.0, [2], [1])
    case("lp_pool2d", F.lp_pool2d, x, 2, [2, 3], [2, 1], True)
    case("lp_pool3d", F.lp_pool3d, v, 2.0, [2, 2, 2])
    case("_adaptive_avg_pool", F.adaptive_avg_pool2d, x, [3, 2])
    case("_adaptive_avg_pool_backward", lambda g, size: aten._adaptive_avg_pool3d_backward(g, torch.zeros(1, 1, *size)),
         ramp(1, 1, 2, 2, 3), [2, 3, 5])
    exact("_adaptive_max_pool", lambda *a: F.adaptive_max_pool3d(*a, return_indices=True), v, [2, 3, 2])
    for n, t, size in ((1, x[0], [3]), (2, x, [3, 2]), (3, v, [2, 1, 2])):
        pool = getattr(F, f"adaptive_max_pool{n}d")
        exact(f"adaptive_max_pool{n}d", pool, t, size)
        exact(f"adaptive_max_pool{n}d_with_indices", lambda *a, pool=pool: pool(*a, return_indices=True), t, size)
    small, at = x[..., :2, :2].contiguous(), tensor([[[[0, 3], [9, 11]], [[2, 5], [7, 14]]]], torch.int64)
    exact("_max_unpool", aten.max_unpool2d, small, at, [4, 4])
    exact("_fractional_max_pool", aten.fractional_max_pool2d, x, [2, 1], [3, 3], tensor([[[0.25, 0.5], [0.75, 0.125]]]))
    exact("fractional_max_pool2d", F.fractional_max_pool2d, x, [2, 2], [3, 2], _random_samples=tensor([[[0.25, 0.5]] * 2]))


def conversions():
    x = tensor([[-2.5, 1.0, 0.75], [0.0, 300.0, -1.125]])
    exact("_to_copy", lambda x, dtype: aten._to_copy(x, dtype=dtype), x, dtype=torch.int32)
    exact("to.device", method("to"), x, torch.device("cpu"), torch.float64)
    exact("to.other", method("to"), x, tensor([1], torch.int64))
    exact("to_half", method("half"), x)
    exact("to_bfloat16", method("bfloat16"), x)
    exact("to_chalf", method("chalf"), x)
    exact("type_as", method("type_as"), x, tensor([1], torch.int16))
    exact("copy", inplace("copy_"), x, tensor([7, 8, 9], torch.int64))
    exact("zero", inplace("zero_"), x)
    exact("resize", inplace("resize_"), x, [2, 2])
    exact("_tie", lambda x, to: x, x, [tensor([1.0])])
    exact("_lazy_clone", lambda x: x, x)
    exact("_is_cow_tensor", lambda x: False, x)
    exact("_pin_storage", lambda x, change: True, x, 0)
    exact("_storage_resizable", lambda x: True, x)
    exact("_fill_uninitialized", lambda mode: False, False)
    exact("view.dtype", method("view"), tensor([1.0, -2.0]), torch.int32)


def creation():
    x = tensor([[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]])
    blank("empty", torch.empty, [2, 3], dtype=torch.int64)
    blank("empty_strided", torch.empty_strided, [2, 3], [1, 2])
    blank("empty_like", torch.empty_like, x, memory_format=torch.channels_last)
    blank("new_empty", method("new_empty"), x, [3, 2], dtype=torch.bool)
    blank("new_empty_strided", method("new_empty_strided"), x, [2, 2], [4, 1])
    exact("new_ones", method("new_ones"), tensor([3, -1], torch.int64), [2])
    case("linspace.Tensor", torch.linspace, tensor(-1.0), tensor(2.0), 7)
    case("logspace.Tensor", torch.logspace, tensor(-1.0), tensor(2.0), 4)


def foreach():
    x = [tensor([[1.0, -2.5], [0.75, 3.0]]), tensor([2.0, 0.5, -4.0])]
    y = [tensor([[2.0, 0.25], [-1.5, 1.0]]), tensor([4.0, -0.5, 1.25])]
    numbers = [2.0, -0.5]
    for name in ("add", "sub", "mul", "div", "clamp_max", "clamp_min", "maximum", "minimum"):
        case(f"_foreach_{name}.ScalarList", getattr(torch, f"_foreach_{name}"), x, numbers)
    for name in ("mul", "div"):
        case(f"_foreach_{name}.Tensor", getattr(torch, f"_foreach_{name}"), x, tensor(1.5))
    case("_foreach_add.Tensor", torch._foreach_add, x, tensor(1.5), alpha=2)
    case("_foreach_pow.ScalarList", torch._foreach_pow, x, [2.0, 3.0])
    case("_foreach_pow.ScalarAndTensor", torch._foreach_pow, 2.0, x)
    for name in ("addcdiv", "addcmul"):
        case(f"_foreach_{name}.ScalarList", getattr(torch, f"_foreach_{name}"), x, y, x, numbers)
        case(f"_foreach_{name}.Tensor", getattr(torch, f"_foreach_{name}"), x, y, x, tensor([2.0, -0.5]))
    case("_foreach_lerp.ScalarList", torch._foreach_lerp, x, y, [0.25, 0.75])


def indexing():
    x = tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    rows = tensor([[0, 1, 1], [1, 0, 0]], torch.int64)
    exact("index", aten.index.Tensor, x, [None, tensor([2, 0], torch.int64)])
    case("scatter_mul", lambda *a: torch.scatter(*a, reduce="multiply"), x, 0, rows,
         tensor([[2.0, 3.0, 0.5], [-1.0, 4.0, 8.0]]))
    case("unfold_backward", aten.unfold_backward, ramp(2, 3, 3), [2, 5], 1, 3, 1)
    exact("where.method", method("where"), x, tensor([True, False, True], torch.bool), tensor(-1.0))
    exact("where.condition", torch.where, tensor([[True, False], [False, True]], torch.bool))
    exact("repeat_interleave", torch.repeat_interleave, x, 2, 1)
    exact("repeat_interleave.Tensor", torch.repeat_interleave, tensor([1, 0, 2], torch.int64))
    exact("_embedding", lambda x, rows: F.embedding(rows, x), x, rows)
    exact("_unique", lambda x: torch.unique(x, return_inverse=True, return_counts=True),
          tensor([3, 1, 3, 2], torch.int64))


def norms():
    x = ramp(2, 3, 4)
    w, b = tensor([1.0, 2.0, -0.5]), tensor([0.5, 0.0, -1.0])
    case("_layer_norm", lambda x, w, b, dims, eps: F.layer_norm(x, x.shape[-dims:], w, b, eps), x, ramp(3, 4),
         ramp(3, 4, step=0.25), 2, 1e-5)
    case("_batch_norm", lambda x, w, b, mean, var, eps: F.batch_norm(x, mean, var, w, b, False, 0.0, eps), x, w, b,
         tensor([0.25, -0.5, 0.0]), tensor([1.0, 2.0, 0.5]), 1e-5)
    case("_batch_norm_train", lambda x, w, b, mean, var, eps: F.batch_norm(x, None, None, w, b, True, 0.0, eps), x, w, b,
         tensor([0.0, 0.0, 0.0]), tensor([0.0, 0.0, 0.0]), 1e-5)
    case("_group_norm", F.group_norm, ramp(2, 4, 3), 2, ramp(4), ramp(4, step=0.25), 1e-5)


def attention(q, k, v, mask, causal, scale):
    scores = q @ k.transpose(-2, -1) * scale + (0 if mask is None else mask)
    if causal:
        scores = scores.masked_fill(torch.ones_like(scores, dtype=torch.bool).triu(1), -torch.inf)
    return scores.softmax(-1) @ v, scores.logsumexp(-1)


def attentions():
    q, k, v = ramp(1, 2, 3, 4), ramp(1, 2, 5, 4, step=0.75), ramp(1, 2, 5, 3, step=0.625)
    case("_attention", attention, q, k, v, ramp(3, 5, step=0.5), False, 0.5)
    case("_attention", attention, q, k, v, None, True, 0.25)


def products():
    case("_linear", F.linear, ramp(3, 4), ramp(5, 4, step=0.75), ramp(5, step=0.625))
    case("_linear_activation", lambda x, w, b, name: getattr(F, name)(F.linear(x, w, b)), ramp(3, 4), ramp(5, 4, step=0.75),
         ramp(5, step=0.625), "silu")


def rnn_layer(gates, hx, cx, w_hh, b_hh, batch_sizes, cell, reverse):
    """The steps of a plain RNN, which has no cells and keeps no work."""
    h, out, at = hx, [], 0
    for n in batch_sizes:
        h = torch.cat([torch.tanh(gates[at : at + n] + h[:n] @ w_hh.T), h[n:]])
        out.append(h[:n])
        at += n
    return torch.cat(out), h, torch.empty(0, 2), torch.empty(0, 2), torch.empty(at, 0)


def recurrent():
    case("_rnn_layer", rnn_layer, ramp(5, 2), ramp(2, 2), None, ramp(2, 2, step=0.75), None, [2, 2, 1], 0, False)
    x, packed, sizes = ramp(3, 2, 3), ramp(5, 3, step=0.625), torch.tensor([2, 2, 1])
    for name, gates in (("rnn_tanh", 1), ("rnn_relu", 1), ("gru", 3), ("lstm", 4)):
        h = ramp(2, 2, 2, step=0.25)
        weights = []
        for k in range(2):
            weights += [ramp(2 * gates, 3, step=0.75 + k / 8), ramp(2 * gates, 2, step=0.875 - k / 8),
                        ramp(2 * gates, step=0.5 + k / 8), ramp(2 * gates, step=0.625)]
        states = [h, h * 0.5] if name == "lstm" else h
        function = getattr(torch, name)
        case(name + ".input", function, x, states, weights, True, 1, 0.0, True, True, False)
        case(name + ".data", function, packed, sizes, states, weights, True, 1, 0.0, True, True)
        one = [states[0][0], states[1][0]] if name == "lstm" else h[0]
        case(name + "_cell", getattr(torch, name + "_cell"), x[0], one, *weights[:4])


def arithmetic():
    x, y = tensor([7.0, -7.0, 1.0, 2.5]), tensor([2.0, 2.0, 4.0, -1.0])
    exact("div_trunc", lambda x, y: torch.div(x, y, rounding_mode="trunc"), x, y)
    exact("div_floor", lambda x, y: torch.div(x, y, rounding_mode="floor"), x, y)
    exact("clamp", torch.clamp, x, -1.0, 2.0)
    exact("clamp.Tensor", torch.clamp, x, y, tensor([3.0]))
    exact("clamp_min", torch.clamp_min, x, 1.5)
    exact("clamp_max", torch.clamp_max, x, 1.5)
    exact("_clamp_low", lambda x, low: torch.clamp(x, min=low), x, y)
    exact("_clamp_high", lambda x, high: torch.clamp(x, max=high), x, y)
    exact("heaviside", torch.heaviside, tensor([-1.0, 0.0, 2.0]), tensor([0.5, 0.25, 4.0]))
    case("lerp_scalar", torch.lerp, x, y, 0.25)
    case("round_decimals", lambda x, decimals: torch.round(x, decimals=decimals),
         tensor([1.2345, -2.5, 0.055], torch.float64), 2)
    exact("div_trunc", lambda x, y: torch.div(x, y, rounding_mode="trunc"), x, 2.0)
    exact("div_floor", lambda x, y: torch.div(x, y, rounding_mode="floor"), x, 2.0)
    exact("_clamp_low", lambda x, low: torch.clamp(x, min=low), x, 0.5)
    exact("_clamp_high", lambda x, high: torch.clamp(x, max=high), x, 0.5)
    case("add", lambda a, x, alpha: a + alpha * x, 2.5, x, alpha=2)
    case("sub", lambda a, x: a - x, 2.5, x)
    case("divide", torch.divide, x, 2)
    case("divide", lambda a, x: a / x, 2.5, x)
    case("remainder", torch.remainder, 7.5, y)
    double = tensor([2.0, 0.5, 3.0], torch.float64)
    case("float_power", torch.float_power, double, tensor([3.0, 0.5, -1.0]))
    case("float_power", torch.float_power, double, 2.5)
    case("xlogy", torch.xlogy, x, 2.5)
    case("xlogy", torch.xlogy, 2.5, x.abs())
    exact("fill", inplace("fill_"), x, tensor(1.5))
    exact("result_type", torch.result_type, tensor([1], torch.int32), 2.5)
    exact("result_type", torch.result_type, 2.5, tensor([1], torch.int32))
    exact("where.method", method("where"), x, tensor([True, False, False, True], torch.bool), -1)
    square = tensor([[1.0, 2.0], [3.0, 4.0]])
    case("chain_matmul", lambda m: torch.chain_matmul(*m), [square, square, tensor([[1.0], [-1.0]])])


def views():
    x = tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    z = tensor([[1 + 2j, 3 - 4j]], torch.complex64)
    line = torch.arange(6)
    exact("slice", aten.slice, line, 0, 1, 6, 2)
    exact("tensor_split", torch.tensor_split, line[:5], 2)
    exact("tensor_split.indices", torch.tensor_split, line[:5], [1, 3])
    exact("numpy_T", lambda x: x.permute(2, 1, 0), x[None])
    exact("matrix_H", lambda z: z.H, z)
    exact("mT", lambda x: x.mT, x[None])
    exact("mH", lambda z: z.mH, z[None])
    exact("detach", method("detach"), x)
    exact("alias", aten.alias, x)
    exact("_conj", torch._conj, z)
    exact("_neg_view", torch._neg_view, x)
    exact("cartesian_prod", lambda t: torch.cartesian_prod(*t), [line[1:3], line[3:5]])


def assembled():
    x, cube = tensor([[1.0, 2.0, 3.0, 4.0], [4.0, 5.0, 6.0, 7.0]]), torch.arange(8.0).reshape(2, 1, 4)
    exact("block_diag", lambda t: torch.block_diag(*t), [x, tensor([8.0, 9.0]), tensor(0.5)])
    exact("combinations", torch.combinations, x[0], 3, True)
    exact("hsplit", torch.hsplit, x, 2)
    exact("hsplit.indices", torch.hsplit, x[0], [1, 3])
    exact("vsplit", torch.vsplit, x, 2)
    exact("vsplit.indices", torch.vsplit, x, [1])
    exact("dsplit", torch.dsplit, cube, 4)
    exact("dsplit.indices", torch.dsplit, cube, [0, 3])
    exact("unique", lambda x, *a: torch.unique(x, *a), tensor([[3, 1], [1, 0], [3, 1]], torch.int64), True, True, True, 0)
    exact("unique_consecutive", torch.unique_consecutive, tensor([3.0, 3.0, 1.0, 3.0]), True, True)
    exact("resize_as", inplace("resize_as_"), x, torch.zeros(2, 2))
    exact("set", inplace("set_"), x)
    exact("set.source_Tensor", inplace("set_"), x, tensor([7.0, 8.0]))
    exact("set.source_Tensor_storage_offset", inplace("set_"), x, torch.arange(6.0), 1, [2, 2], [3, 1])


def facts():
    x = tensor([[1.0, 2.0]])
    exact("is_nonzero", torch.is_nonzero, tensor([0.5]))
    exact("is_same_size", torch.is_same_size, x, torch.zeros(1, 2))
    exact("is_set_to", method("is_set_to"), x, torch.zeros(1, 2))
    exact("promote_types", torch.promote_types, torch.uint8, torch.int8)
    exact("can_cast", torch.can_cast, torch.int64, torch.float16)


def quantized():
    x = tensor([[-3.25, 0.25, 0.75], [1.25, 100.0, -0.5]])
    scale, zero = tensor([0.5, 0.25, 0.125]), tensor([1, 0, 2], torch.int32)

    def channels(x, scale, zero, axis, low, high):
        q = (x / scale).round() + zero
        return torch.fake_quantize_per_channel_affine(x, scale, zero, axis, low, high), (q >= low) & (q <= high)

    case("_fake_quantize", channels, x, scale, zero, 1, -4, 5)
    case("fake_quantize_per_tensor_affine", torch.fake_quantize_per_tensor_affine, x, 0.5, 1, -4, 5)
    case("fake_quantize_per_tensor_affine.tensor_qparams", torch.fake_quantize_per_tensor_affine, x, tensor(0.5),
         tensor(1, torch.int32), -4, 5)
    case("fake_quantize_per_channel_affine", torch.fake_quantize_per_channel_affine, x, scale, zero, 1, -4, 5)


def copies():
    x = tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    for name in ("alias_copy", "detach_copy", "t_copy"):
        exact(name, getattr(aten, name), x)
    exact("squeeze_copy", aten.squeeze_copy, x[None])
    exact("squeeze_copy.dim", aten.squeeze_copy, x[None], 0)
    exact("squeeze_copy.dims", aten.squeeze_copy, x[None], [0, 1])
    exact("select_copy", aten.select_copy, x, 0, 1)
    exact("slice_copy", aten.slice_copy, x, 1, 0, 3, 2)
    exact("expand_copy", aten.expand_copy, x[:, None], [2, 2, 3])
    exact("view_copy", aten.view_copy, x, [3, 2])
    exact("view_copy.dtype", aten.view_copy, x, torch.int32)
    exact("view_as_real_copy", aten.view_as_real_copy, tensor([1 + 2j], torch.complex64))
    exact("view_as_complex_copy", aten.view_as_complex_copy, x[:, :2].contiguous())
    exact("split_copy", aten.split_copy, x, 2, 1)
    exact("unsafe_split_with_sizes", torch.unsafe_split_with_sizes, x, [1, 2], 1)


def samples():
    x, at = tensor([[1.0, 4.0, 9.0, 16.0], [2.0, 0.5, 1.0, 3.0]]), tensor([0.0, 1.0, 3.0, 4.0])
    for name in ("trapezoid", "trapz", "cumulative_trapezoid"):
        case(name, getattr(torch, name), x)
        case(name + ".x", getattr(torch, name), x, at)
    case("gradient", torch.gradient, x[0], spacing=2.0, dim=0, edge_order=2)
    case("gradient.scalararray", torch.gradient, x, spacing=2.0, dim=[1])
    case("gradient.array", torch.gradient, x, dim=[1, 0])
    case("gradient.scalarrayint", torch.gradient, x, spacing=[2.0, 0.5])
    case("gradient.scalarrayarray", torch.gradient, x, spacing=[0.5], dim=[1])
    case("gradient.tensorarrayint", torch.gradient, x, spacing=[at], dim=1)
    case("gradient.tensorarray", torch.gradient, x, spacing=[at], dim=[1])
    case("nanmean", torch.nanmean, tensor([[1.0, float("nan"), 3.0], [2.0, 4.0, 9.0]]), 1)
    case("mvlgamma", torch.mvlgamma, tensor([1.5, 2.0, 7.25]), 2)


def factors():
    linalg = torch.linalg
    a = tensor([[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 5.0]])
    tall, b = tensor([[2.0, 1.0], [1.0, 3.0], [-1.0, 0.5]]), tensor([[1.0, 2.0], [0.5, -1.0], [3.0, 1.0]])
    packed, pivots = linalg.lu_factor(a.flip(0))
    reflectors, tau = torch.geqrf(tall)
    case("_lu_permutation", lambda pivots, rows: torch.lu_unpack(packed, pivots)[0].argmax(0), pivots, 3)
    case("_lu_solve", lambda lu, p, b, left, adjoint: linalg.lu_solve(lu, p, b, left=left, adjoint=adjoint), packed,
         pivots, b, True, True)
    case("linalg_lu", linalg.lu, a.flip(0))
    case("linalg_lu_factor", linalg.lu_factor, a.flip(0))
    case("linalg_lu_factor_ex", linalg.lu_factor_ex, a.flip(0))
    case("lu", lambda a: torch.lu(a, get_infos=True), a.flip(0))
    case("linalg_ldl_factor", linalg.ldl_factor, a)
    case("linalg_ldl_factor_ex", linalg.ldl_factor_ex, a)
    case("geqrf", torch.geqrf, tall)
    case("linalg_qr", linalg.qr, tall)
    case("qr", torch.qr, tall)
    case("_householder_product", linalg.householder_product, reflectors, tau)
    case("_ormqr", torch.ormqr, reflectors, tau, b, True, True)
    # Vectors are known up to their signs; of these matrices all kinds of LAPACK give the same ones.
    case("_linalg_eigh", lambda a, uplo, v: linalg.eigh(a, uplo), a, "L", True)
    case("linalg_eigh", linalg.eigh, a)
    case("_linalg_eig", lambda a, v: linalg.eig(a), a[:2, :2].triu(), True)
    case("linalg_eig", linalg.eig, a[:2, :2].triu())
    case("linalg_eigvals", linalg.eigvals, a[:2, :2].triu())
    case("_linalg_svd", lambda a, full, uv: linalg.svd(a, full), tall, False, True)
    case("linalg_svd", linalg.svd, tall, False)
    case("svd", torch.svd, tall)
    case("_linalg_lstsq", lambda a, b, rcond, driver: tuple(linalg.lstsq(a, b, driver=driver)[i] for i in (0, 2, 3)),
         tall, b, 1e-6, "gelsd")
    case("linalg_pinv", linalg.pinv, tall)
    case("linalg_pinv", lambda a, atol: linalg.pinv(a, atol=atol), tall, 0.5)
    case("linalg_pinv.rcond", linalg.pinv, tall, tensor(0.25))
    case("linalg_pinv.rcond", linalg.pinv, tall, 0.25)
    case("linalg_matrix_rank.tol", linalg.matrix_rank, tall, tensor(2.5))
    case("linalg_matrix_rank.tol", linalg.matrix_rank, tall, 2.5)
    case("linalg_cond.p_str", linalg.cond, a, "nuc")
    case("nuclear_norm", torch.nuclear_norm, tall)
    case("nuclear_norm.dim", torch.nuclear_norm, tall, [0, 1])
    case("frobenius_norm", torch.frobenius_norm, tall, [0, 1])
    case("cdist", torch.cdist, tall, b, 3.0)
    # Starts at the eigenvector.
    pair, falling = (tensor([6.0]), torch.eye(4)[:, :1]), torch.diag(tensor([6.0, 3.0, 2.0, 1.0]))
    case("lobpcg", lambda *rest: pair, falling, 1, None, pair[1])
    exact("_eigenpairs", lambda a, *pair: pair, falling, *pair)
    case("_lobpcg_steps", lambda *rest: (*pair, torch.zeros(1)), falling, 1, None, pair[1])
    # Of rank 1: whatever subspace is drawn, it holds the only direction.
    flat = tensor([[3.0], [4.0]]) @ tensor([[1.0, 2.0, 2.0]])
    for name in ("svd_lowrank", "pca_lowrank"):
        case(name, lambda x, q, *rest: (-tensor([[0.6], [0.8]]), tensor([15.0]), -tensor([[1.0], [2.0], [2.0]]) / 3), flat, 1,
             *([] if name == "svd_lowrank" else [False]))


def special_functions():
    x, nan, inf = tensor([0.125, 0.5, 0.875, 2.25]), float("nan"), float("inf")
    case("logit_unclamped", torch.logit, x[:3])
    case("polygamma_positive", lambda x, n: torch.polygamma(n, x), x, 2)
    case("polygamma", torch.polygamma, 1, x)
    case("polygamma.method", lambda x, n: x.polygamma(n), x, 3)
    case("nan_to_num_by", torch.nan_to_num, tensor([1.0, nan, inf, -inf]), 0.5, 2.0, -3.0)
    case("frexp_mantissa", lambda x: torch.frexp(x)[0], x)
    case("frexp_exponent", lambda x: torch.frexp(x)[1].to(torch.float32), x)
    case("frexp", torch.frexp, x)
    for name in ("gammaln", "psi"):
        case("special_" + name, getattr(torch.special, name), x)
    case("igamma", torch.igamma, x, x.flip(0))
    for name in ("gammainc", "gammaincc"):
        case("special_" + name, getattr(torch.special, name), x, x.flip(0))
    case("special_multigammaln", torch.special.multigammaln, x + 1, 2)
    for name in ("chebyshev_polynomial_v", "chebyshev_polynomial_w"):
        case("special_" + name, getattr(torch.special, name), x, 3)
        case("special_" + name, getattr(torch.special, name), 0.75, tensor([0.0, 1.0, 2.0, 5.0]))


def counting():
    x, edges = tensor([[0.5, 1.0], [2.5, 0.25], [1.5, 1.5]]), [tensor([0.0, 1.0, 3.0]), tensor([0.0, 0.5, 1.0, 2.0])]
    exact("_histogramdd", lambda x, bins, weight, density: torch.histogramdd(x, bins, weight=weight, density=density)[0],
          x, edges, tensor([1.0, 2.0, 0.5]), False)
    case("_histogramdd_bin_edges", lambda x, bins: torch.histogramdd(x, bins)[1], x, [2, 3])

    def flat(x, *arguments):
        hist, edges = torch.histogramdd(x, *arguments)
        return hist, *edges

    weight = tensor([1.0, 2.0, 0.5])
    case("histogramdd", flat, x, [2, 3], [0.0, 2.0, 0.0, 1.5], weight, True)
    case("histogramdd.int_bins", flat, x, 2, None, weight)
    case("histogramdd.TensorList_bins", flat, x, edges, None, weight, True)
    exact("_segment_ids", lambda lengths, size, offsets, unsafe: torch.tensor([0, 0, 2, 2, 2, 3]).view(1, 6),
          torch.tensor([[2, 0, 3]]), 6, False, True)
    exact("bucketize", torch.bucketize, 2.5, tensor([1.0, 2.0, 3.0, 4.0]))
    exact("isin", torch.isin, 2, torch.tensor([3, 2, 5]))
    exact("isin", torch.isin, torch.tensor([3, 2, 5]), 2)


def grids():
    image, volume = ramp(1, 2, 3, 4), ramp(1, 1, 2, 3, 3)
    at = tensor([[[[-0.9, -0.4], [0.3, 0.8]], [[1.2, 0.1], [0.6, -1.5]]]])
    inside = tensor([[[[[-0.5, 0.25, 0.5], [0.4, -0.7, 1.25]]]]])
    case("grid_sampler", torch.grid_sampler, image, at, 2, 1, True)
    case("grid_sampler_2d", torch.grid_sampler_2d, image, at, 0, 2, False)
    case("grid_sampler_3d", torch.grid_sampler_3d, volume, inside, 0, 0, True)
    case("grid_sample", F.grid_sample, image, at, "bicubic", "reflection", True)
    g = ramp(1, 2, 2, 2)

    def gradient(g, input, grid, i):
        return aten.grid_sampler_2d_backward(g, input, grid, 2, 0, False, [True, True])[i]

    case("_grid_sample", lambda x, grid, order, *how: torch.grid_sampler_2d(x, grid, *how), image, at, [0, 0], 2, 0, False)
    case("_grid_sample_adjoint", lambda g, grid, *rest: gradient(g, image, grid, 0), g, at, [1, 2, 3, 4], [0, 0], 2, 0, False)
    case("_grid_sample_slope", lambda g, x, grid, *rest: gradient(g, x, grid, 1), g, image, at, [0, 0], 2, 0, False)
    theta = tensor([[[1.0, 0.5, 0.25], [-0.5, 2.0, 0.0]]])
    case("affine_grid_generator", torch.affine_grid_generator, theta, [1, 2, 2, 3], True)
    case("affine_grid", F.affine_grid, theta, [1, 2, 3, 2], False)


def images():
    image, volume = ramp(1, 2, 5, 4), ramp(1, 1, 2, 3, 2)
    case("interpolate", F.interpolate, image, [3, 7], mode="bicubic", antialias=True)
    case("upsample", F.upsample, volume, None, [1.5, 2.0, 1.0], "nearest-exact")
    case("upsample_nearest", F.upsample_nearest, image, None, [2.0, 1.5])
    case("upsample_bilinear", F.upsample_bilinear, image, [7, 3])

    def trilinear(x, *rest):
        return F.interpolate(x, (3, 2, 5), mode="trilinear")

    def bicubic(x, *rest):
        return F.interpolate(x, (3, 7), mode="bicubic", align_corners=True)

    case("_resample", trilinear, volume, [3, 2, 5], [], 2, False)
    case("_resample_adjoint", lambda g, *rest: torch.func.vjp(bicubic, image)[1](g)[0], ramp(1, 2, 3, 7), [5, 4], [], 3, True)
    case("pixel_shuffle", F.pixel_shuffle, ramp(1, 8, 2, 3), 2)
    case("pixel_unshuffle", F.pixel_unshuffle, ramp(1, 2, 4, 6), 2)
    case("channel_shuffle", F.channel_shuffle, ramp(2, 6, 3), 3)


def natives():
    x, w, b = ramp(2, 4, 3), tensor([0.5, 1.0, 2.0, -1.0]), tensor([0.25, 0.0, 1.0, -0.5])
    case("native_layer_norm", torch.native_layer_norm, x, [3], w[:3], b[:3], 1e-3)
    case("native_batch_norm", torch.native_batch_norm, x, w, b, torch.zeros(4), torch.ones(4), False, 0.1, 1e-3)
    case("native_group_norm", torch.native_group_norm, x, w, b, 2, 4, 3, 2, 1e-3)
    exact("native_dropout", torch.native_dropout, x, 0.5, False)
    case("conv_tbc", torch.conv_tbc, ramp(5, 2, 3), ramp(2, 3, 4, step=0.625), w, 1)
    case("norm_except_dim", torch.norm_except_dim, x, 2, 1)
    exact("unravel_index", torch.unravel_index, torch.tensor([[1, 7], [11, 4]]), [2, 3, 2])
    blank("empty_permuted", torch.empty_permuted, [2, 3, 4], [1, 2, 0])
    exact("fill_diagonal", inplace("fill_diagonal_"), ramp(5, 2), 7.0, True)
    flat, spot = ramp(1, 2, 6, 6), tensor([[[0.25, 0.5], [0.75, 0.125]]])
    case("fractional_max_pool2d_with_indices", F.fractional_max_pool2d_with_indices, flat, [2, 3], [3, 2],
         _random_samples=spot)
    case("fractional_max_pool3d_with_indices", F.fractional_max_pool3d_with_indices, ramp(1, 1, 4, 5, 5), [2, 2, 2],
         [2, 3, 2], _random_samples=tensor([[[0.25, 0.5, 0.75]]]))


def transforms():
    x, z = ramp(2, 3, 4), torch.complex(ramp(2, 3, 4), ramp(2, 3, 4).flip(2) * 0.5)
    case("_fft_c2c", torch._fft_c2c, z, [0, 2], 1, True)
    case("_fft_r2c", torch._fft_r2c, x, [1, 2], 0, True)
    case("_fft_c2r", torch._fft_c2r, z, [0, 2], 2, 6)
    for name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
        case("fft_" + name, getattr(torch.fft, name), x, 5, 1, "ortho")
        case(f"fft_{name}2", getattr(torch.fft, name + "2"), x, [4, 3], [0, 2], "forward")
        case(f"fft_{name}n", getattr(torch.fft, name + "n"), x, [2, 5, 3], None, "ortho")
    case("fft_fftfreq", torch.fft.fftfreq, 6, 0.25)
    case("fft_rfftfreq", torch.fft.rfftfreq, 7, 0.5)
    exact("fft_fftshift", torch.fft.fftshift, x, [0, 2])
    exact("fft_ifftshift", torch.fft.ifftshift, x, [1])
    windows = torch.signal.windows
    for name, options in (("bartlett", {}), ("blackman", {}), ("cosine", {}), ("exponential", {"tau": 2.5}), ("gaussian", {"std": 1.5}),
                          ("general_cosine", {"a": [0.5, 0.25, 0.125]}), ("general_hamming", {"alpha": 0.625}), ("hamming", {}),
                          ("hann", {}), ("kaiser", {"beta": 5.0}), ("nuttall", {})):
        case("signal_windows_" + name, getattr(windows, name), 7, sym=name < "g", **options)
    signal, window = ramp(2, 12), windows.hann(4, sym=False)
    case("stft", torch.stft, signal, 4, 2, None, window, True, "reflect", False, True, True)
    case("istft", torch.istft, torch.stft(signal, 4, 2, None, window, return_complex=True), 4, 2, None, window, length=12)


def losses():
    x = ramp(3, 4)
    t = tensor([1, 0, 3], torch.int64)
    case("_multi_margin_loss", lambda x, t, squared, margin: F.multi_margin_loss(x, t, 2, margin, reduction="none"), x, t,
         True, 0.75)
    labels = tensor([[1, 3, -1, 0], [0, -1, 2, 2], [2, 0, 1, -1]], torch.int64)
    case("_multilabel_margin_loss", lambda x, t: F.multilabel_margin_loss(x, t, reduction="none"), x, labels)
    probs = ramp(6, 2, 4, step=0.625).log_softmax(2)
    long = lambda *v: tensor(v, torch.int64)  # noqa: E731
    case("_ctc_loss", lambda p, t, n, m, blank, z: F.ctc_loss(p, t, n, m, blank, "none", z), probs, long(1, 3, 2, 2, 1),
         long(6, 5), long(2, 3), 0, False)
    case("ctc_loss", F.ctc_loss, probs, tensor([[1, 3, 3], [2, 1, 0]], torch.int64), long(6, 5), long(3, 2))
    case("ctc_loss.ints", F.ctc_loss, probs, tensor([[0, 3, 1], [2, 0, 1]], torch.int64), [6, 4], [2, 3], 2, "sum", True)
    case("gaussian_nll_loss", F.gaussian_nll_loss, x, ramp(3, 4, step=0.5), ramp(3, 1).abs() + 0.5, True)
    case("gaussian_nll_loss", F.gaussian_nll_loss, x, ramp(3, 4, step=0.5), 0.75)
    index, offsets = long(3, 0, 2, 2, 4, 1, 0), long(0, 3, 3, 5)
    table = ramp(5, 2, step=0.875)
    case("_embedding_bag", lambda w, i, o, s, *rest: (F.embedding_bag(i, w, o, mode="sum", per_sample_weights=s, padding_idx=0),
                                                      torch.zeros(0, dtype=torch.int64)),
         table, index, offsets, ramp(7, step=0.625), 0, 0, False, False)
    case("embedding_bag", torch.embedding_bag, table, index, offsets, False, 1)
    case("embedding_bag.nn", F.embedding_bag, index, table, offsets, mode="max")


def draws():
    x, n = torch.zeros(3, 4), torch.zeros(6, dtype=torch.int64)
    p = tensor([[0.1, 0.9, 0.5, 0.25]])
    draw("uniform", inplace("uniform_"), x, -1.0, 3.0)
    draw("normal.self", inplace("normal_"), x, 1.0, 2.0)
    draw("normal.float_Tensor", torch.normal, 1.0, tensor([0.5, 1.0, 2.0]))
    draw("random", inplace("random_"), n)
    draw("random.from", inplace("random_"), n, -5, 20)
    draw("random.to", inplace("random_"), x, 100)
    draw("exponential", inplace("exponential_"), x, 1.5)
    draw("geometric", inplace("geometric_"), x, 0.25)
    draw("cauchy", inplace("cauchy_"), x, 0.5, 2.0)
    draw("log_normal", inplace("log_normal_"), x, 0.5, 0.25)
    draw("bernoulli.self", inplace("bernoulli_"), x, 0.25)
    draw("bernoulli.self_Tensor", inplace("bernoulli_"), x, p)
    draw("dropout", torch.dropout, ramp(3, 4), 0.25, True)
    slope = lambda x, low, high: torch.rrelu(torch.where(x > 0, 1.0, -1.0), low, high, True).abs()  # noqa: E731
    draw("_rrelu_slopes", slope, ramp(3, 4), 0.25, 0.5)
    draw("rrelu", torch.rrelu, ramp(3, 4), 0.25, 0.5, True)
    draw("rrelu.nn", F.rrelu, ramp(3, 4), 0.25, 0.5, True)
    draw("gumbel_softmax.tensor", F.gumbel_softmax, ramp(3, 4), tensor([0.5]), True)


def main():
    for family in (activations, convolutions, pools, conversions, creation, foreach, indexing, norms, attentions,
                   products, recurrent, arithmetic, views, assembled, facts, quantized, copies, samples, factors, special_functions, counting, grids, images, natives,
                   transforms, losses, draws):
        family()
    lines = [json.dumps(c, separators=(",", ":")) for c in sorted(CASES, key=lambda c: c["op"])]
    (Path(__file__).parent / "computed.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(f"{len(lines)} cases")


if __name__ == "__main__":
    main()
