"""Functions of neural networks: the generated operators, and those that are said in others."""

import math as _math
import warnings as _warnings

from .. import _C

globals().update({k: v for k, v in vars(_C._ns_nn_functional).items() if not k.startswith("__")})
_n = _C._ns_nn_functional
threshold = _C.threshold


def _reduce(loss, reduction):
    if reduction == "mean":
        return loss.mean()
    if reduction == "sum":
        return loss.sum()
    if reduction == "none":
        return loss
    raise ValueError(f"{reduction} is not a valid value for reduction")


def _legacy(size_average, reduce, reduction):
    if size_average is None and reduce is None:
        return reduction
    size_average = True if size_average is None else size_average
    reduce = True if reduce is None else reduce
    new = "none" if not reduce else "mean" if size_average else "sum"
    _warnings.warn(
        f"size_average and reduce args will be deprecated, please use reduction='{new}' instead.", stacklevel=3
    )
    return new


def _pool(name, dims):
    with_indices = getattr(_n, name + "_with_indices", None)
    plain = getattr(_n, name, None)

    def function(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
        stride = [] if stride is None else stride
        if return_indices:
            return tuple(with_indices(input, kernel_size, stride, padding, dilation, ceil_mode))
        return plain(input, kernel_size, stride, padding, dilation, ceil_mode)

    function.__name__ = name
    function.__doc__ = f"The largest element of each window, over {dims} dimensions."
    return function


max_pool1d, max_pool2d = _pool("max_pool1d", 1), _pool("max_pool2d", 2)


def _avg(name):
    plain = getattr(_n, name)

    def function(input, kernel_size, stride=None, *args, **kwargs):
        return plain(input, kernel_size, [] if stride is None else stride, *args, **kwargs)

    function.__name__ = name
    function.__doc__ = plain.__doc__
    return function


avg_pool1d, avg_pool2d = _avg("avg_pool1d"), _avg("avg_pool2d")


def _inplace(name):
    op = getattr(_n, name)

    def function(input, *args, **kwargs):
        with_grad = op(input, *args, **kwargs)
        return input.copy_(with_grad)

    function.__name__ = name + "_"
    return function


for _k in ("relu", "leaky_relu", "elu", "selu", "celu", "hardtanh"):
    globals()[_k + "_"] = _inplace(_k)
relu_ = _C.relu_
threshold_ = _C.Tensor.threshold_
del _k


def rrelu(input, lower=1.0 / 8, upper=1.0 / 3, training=False, inplace=False):
    """Leaky ReLU with a random slope in training, the mean slope otherwise."""
    if training:  # one draw for each element that is not positive, in order
        low = input.detach() <= 0
        draws = _C.empty((int(low.sum()),), dtype=_C.float64).uniform_(lower, upper).to(input.dtype)
        slope = _C.ones_like(input, memory_format=_C.contiguous_format).masked_scatter(low, draws)
        out = input * slope
    else:
        out = _C.where(input >= 0, input, input * ((lower + upper) / 2))
    return input.copy_(out) if inplace else out


def adaptive_avg_pool2d(input, output_size):
    """The mean of each of output_size parts; None keeps a size."""
    if isinstance(output_size, (tuple, list)) and None in output_size:
        output_size = [input.size(i - len(output_size)) if n is None else n for i, n in enumerate(output_size)]
    return _n.adaptive_avg_pool2d(input, output_size)


def adaptive_max_pool1d(input, output_size, return_indices=False):
    return _adaptive_max(input, (output_size if isinstance(output_size, int) else output_size[0],), return_indices)


def adaptive_max_pool2d(input, output_size, return_indices=False):
    size = (output_size, output_size) if isinstance(output_size, int) else tuple(output_size)
    return _adaptive_max(input, size, return_indices)


def _adaptive_max(input, sizes, return_indices):
    if return_indices:
        raise NotImplementedError("adaptive max pooling does not give indices")
    out = input
    for d, n in enumerate(sizes):
        dim = input.dim() - len(sizes) + d
        length = out.size(dim)
        n = length if n is None else n
        parts = [
            out.narrow(dim, i * length // n, -(-(i + 1) * length // n) - i * length // n).amax(dim) for i in range(n)
        ]
        out = _C.stack(parts, dim)
    return out


def lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    s = avg_pool1d(input.pow(norm_type), kernel_size, stride, 0, ceil_mode)
    return (_C.sign(s) * relu(_C.abs(s))).mul(kernel_size).pow(1.0 / norm_type)  # noqa: F821


def lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    k = kernel_size * kernel_size if isinstance(kernel_size, int) else kernel_size[0] * kernel_size[1]
    s = avg_pool2d(input.pow(norm_type), kernel_size, stride, 0, ceil_mode)
    return (_C.sign(s) * relu(_C.abs(s))).mul(k).pow(1.0 / norm_type)  # noqa: F821


def pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False):
    """The p-norm of the differences of rows."""
    return _C._ns_linalg.vector_norm(x1 - x2 + eps, p, [-1], keepdim)


def pixel_shuffle(input, upscale_factor):
    """Channels spread over finer positions."""
    r = upscale_factor
    *batch, c, h, w = input.shape
    n = len(batch)
    x = input.reshape(*batch, c // (r * r), r, r, h, w)
    x = x.permute(*range(n), n, n + 3, n + 1, n + 4, n + 2)
    return x.reshape(*batch, c // (r * r), h * r, w * r)


def pixel_unshuffle(input, downscale_factor):
    """The inverse of pixel_shuffle."""
    r = downscale_factor
    *batch, c, h, w = input.shape
    n = len(batch)
    x = input.reshape(*batch, c, h // r, r, w // r, r)
    x = x.permute(*range(n), n, n + 2, n + 4, n + 1, n + 3)
    return x.reshape(*batch, c * r * r, h // r, w // r)


def channel_shuffle(input, groups):
    b, c, *rest = input.shape
    return input.reshape(b, groups, c // groups, *rest).transpose(1, 2).reshape(b, c, *rest)


def poisson_nll_loss(
    input, target, log_input=True, full=False, size_average=None, eps=1e-8, reduce=None, reduction="mean"
):
    """Negative log likelihood of a Poisson distribution."""
    reduction = _legacy(size_average, reduce, reduction)
    loss = input.exp() - target * input if log_input else input - target * (input + eps).log()
    if full:
        stirling = target * target.log() - target + 0.5 * (2 * _math.pi * target).log()
        loss = loss + stirling.masked_fill(target <= 1, 0)
    return _reduce(loss, reduction)


def gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    """Negative log likelihood of normal distributions."""
    if not isinstance(var, _C.Tensor):
        var = _C.full_like(input, var)
    elif (var < 0).any():
        raise ValueError("var has negative entry/entries")
    if var.shape != input.shape and var.shape[:-1] == input.shape[:-1] or var.dim() == input.dim() - 1:
        if input.shape[:-1] == var.shape:
            var = var.unsqueeze(-1)
    with _C.no_grad():
        clamped = var.clamp(min=eps)
    var = var + (clamped - var).detach()
    loss = 0.5 * (var.log() + (input - target) ** 2 / var)
    if full:
        loss = loss + 0.5 * _math.log(2 * _math.pi)
    return _reduce(loss, reduction)


def margin_ranking_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    reduction = _legacy(size_average, reduce, reduction)
    if input1.dim() != input2.dim() or input1.dim() != target.dim():
        raise RuntimeError(
            f"margin_ranking_loss : All input tensors should have same dimension but got sizes: input1: "
            f"{input1.size()}, input2: {input2.size()}, target: {target.size()} "
        )
    return _reduce((-target * (input1 - input2) + margin).clamp(min=0), reduction)


def hinge_embedding_loss(input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"):
    reduction = _legacy(size_average, reduce, reduction)
    zero = _C.zeros_like(input)
    loss = _C.where(target != 1, (margin - input).clamp(min=0), zero) + _C.where(target != -1, input, zero)
    return _reduce(loss, reduction)


def cosine_embedding_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    reduction = _legacy(size_average, reduce, reduction)
    dot = (input1 * input2).sum(-1)
    m1, m2 = (input1 * input1).sum(-1) + 1e-12, (input2 * input2).sum(-1) + 1e-12
    cos = dot / (m1 * m2).sqrt()
    zero = _C.zeros_like(cos)
    loss = _C.where(target == 1, 1 - cos, zero) + _C.where(target == -1, (cos - margin).clamp(min=0), zero)
    return _reduce(loss, reduction)


def soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    reduction = _legacy(size_average, reduce, reduction)
    return _reduce((-target * input).exp().log1p(), reduction)


def multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    reduction = _legacy(size_average, reduce, reduction)
    loss = -(target * logsigmoid(input) + (1 - target) * logsigmoid(-input))  # noqa: F821
    if weight is not None:
        loss = loss * weight
    return _reduce(loss.sum(-1) / input.size(-1), reduction)


def multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"):
    reduction = _legacy(size_average, reduce, reduction)
    if p != 1 and p != 2:
        raise ValueError("only p == 1 and p == 2 supported")
    x = input if input.dim() == 2 else input.unsqueeze(0)
    t = target.reshape(-1)
    right = x.gather(1, t.unsqueeze(1))
    z = (margin - right + x).clamp(min=0)
    if p == 2:
        z = z * z
    if weight is not None:
        z = z * weight[t].unsqueeze(1)
    z = z.scatter(1, t.unsqueeze(1), 0.0)
    loss = z.sum(1) / x.size(1)
    return _reduce(loss if input.dim() == 2 else loss.squeeze(0), reduction)


def triplet_margin_loss(
    anchor, positive, negative, margin=1.0, p=2, eps=1e-6, swap=False, size_average=None, reduce=None, reduction="mean"
):
    reduction = _legacy(size_average, reduce, reduction)
    near = pairwise_distance(anchor, positive, p, eps)
    far = pairwise_distance(anchor, negative, p, eps)
    if swap:
        far = _C.minimum(far, pairwise_distance(positive, negative, p, eps))
    return _reduce((margin + near - far).clamp(min=0), reduction)


def triplet_margin_with_distance_loss(
    anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction="mean"
):
    distance = distance_function or pairwise_distance
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = _C.minimum(far, distance(positive, negative))
    return _reduce((margin + near - far).clamp(min=0), reduction)


def local_response_norm(input, size, alpha=1e-4, beta=0.75, k=1.0):
    """Normalises over neighbouring channels."""
    div = (input * input).unsqueeze(1)
    flat = div.reshape(input.size(0), 1, input.size(1), -1)
    flat = avg_pool2d(pad(flat, [0, 0, size // 2, (size - 1) // 2]), (size, 1), 1)  # noqa: F821
    return input / (flat.reshape(input.shape) * alpha + k).pow(beta)


def interpolate(
    input,
    size=None,
    scale_factor=None,
    mode="nearest",
    align_corners=None,
    recompute_scale_factor=None,
    antialias=False,
):
    """Resizes the spatial dimensions by the nearest element."""
    if mode not in ("nearest",):
        raise NotImplementedError(f"interpolate with mode {mode}")
    out = input
    for d in range(2, input.dim()):
        n = input.size(d)
        if size is not None:
            m = size if isinstance(size, int) else size[d - 2]
        else:
            f = scale_factor if isinstance(scale_factor, (int, float)) else scale_factor[d - 2]
            m = int(n * f)
        index = [min(int(i * (n / m)), n - 1) for i in range(m)]
        out = out.index_select(d, _C.tensor(index))
    return out


upsample = interpolate

from ._multi_head import multi_head_attention_forward  # noqa: E402, F401
