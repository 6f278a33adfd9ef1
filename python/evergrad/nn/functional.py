"""Functions of neural networks: the generated operators, and those that are said in others."""

import math as _math
import warnings as _warnings

from .. import _C
from . import _resize, _windows

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
    if lower > upper:
        raise RuntimeError("Lower bound should be less than or equal to the upper bound")
    if training and not input.is_floating_point():
        raise NotImplementedError(f"\"rrelu_with_noise_out_cpu\" not implemented for '{_scalar_name(input)}'")
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
    if input.dim() <= 2:
        raise ValueError("Input dimension should be at least 3")
    if isinstance(output_size, (tuple, list)) and None in output_size:
        output_size = [input.size(i - len(output_size)) if n is None else n for i, n in enumerate(output_size)]
    return _n.adaptive_avg_pool2d(input, output_size)


def adaptive_avg_pool3d(input, output_size):
    """The mean of each of output_size parts; None keeps a size."""
    return _windows.adaptive_avg_pool(3, input, output_size)


def adaptive_max_pool1d(input, output_size, return_indices=False):
    """The largest element of each of output_size parts."""
    return _windows.adaptive_max_pool(1, input, output_size, return_indices)


def adaptive_max_pool2d(input, output_size, return_indices=False):
    """The largest element of each of output_size parts."""
    return _windows.adaptive_max_pool(2, input, output_size, return_indices)


def adaptive_max_pool3d(input, output_size, return_indices=False):
    """The largest element of each of output_size parts."""
    return _windows.adaptive_max_pool(3, input, output_size, return_indices)


def avg_pool3d(
    input,
    kernel_size,
    stride=None,
    padding=0,
    ceil_mode=False,
    count_include_pad=True,
    divisor_override=None,
    *,
    out=None,
):
    """The mean of each window, over 3 dimensions."""
    result = _windows.avg_pool(3, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    return result if out is None else _into(out, result)


def _into(out, result):
    """The result in `out`, which gets its shape."""
    if out.dtype is not result.dtype:
        wanted, got = (_scalar_name(t).lower() for t in (result, out))
        raise RuntimeError(f"Expected out tensor to have dtype {wanted}, but got {got} instead")
    if out.shape != result.shape:
        out.resize_(result.shape)
    return out.copy_(result)


def max_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """The largest element of each window, over 3 dimensions."""
    return _windows.max_pool(3, input, kernel_size, stride, padding, dilation, ceil_mode, return_indices)


def max_unpool1d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """The inverse of max_pool1d with indices."""
    return _windows.max_unpool(1, input, indices, kernel_size, stride, padding, output_size)


def max_unpool2d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """The inverse of max_pool2d with indices."""
    return _windows.max_unpool(2, input, indices, kernel_size, stride, padding, output_size)


def max_unpool3d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """The inverse of max_pool3d with indices."""
    return _windows.max_unpool(3, input, indices, kernel_size, stride, padding, output_size)


def lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    s = avg_pool1d(input.pow(norm_type), kernel_size, stride, 0, ceil_mode)
    return (_C.sign(s) * relu(_C.abs(s))).mul(kernel_size).pow(1.0 / norm_type)  # noqa: F821


def lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    k = kernel_size * kernel_size if isinstance(kernel_size, int) else kernel_size[0] * kernel_size[1]
    s = avg_pool2d(input.pow(norm_type), kernel_size, stride, 0, ceil_mode)
    return (_C.sign(s) * relu(_C.abs(s))).mul(k).pow(1.0 / norm_type)  # noqa: F821


def lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    k = _math.prod((kernel_size,) * 3 if isinstance(kernel_size, int) else kernel_size)
    s = avg_pool3d(input.pow(norm_type), kernel_size, stride, 0, ceil_mode)
    return (_C.sign(s) * relu(_C.abs(s))).mul(k).pow(1.0 / norm_type)  # noqa: F821


def multilabel_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """For each wanted class (those before the first -1) and each other one max(0, 1 - (x[wanted] - x[other])), summed
    and divided by the number of classes."""
    reduction = _legacy(size_average, reduce, reduction)
    _check_reduction(reduction)
    _check_samples(input)
    if input.shape != target.shape:
        raise RuntimeError(f"inconsistent target size: {list(target.shape)} for input of size: {list(input.shape)}")
    if target.dtype is not _C.int64:
        raise RuntimeError(f"expected scalar type Long but found {_scalar_name(target)}")
    if not input.is_floating_point():
        raise NotImplementedError(
            f"\"multilabel_margin_loss_forward_out_frame\" not implemented for '{_scalar_name(input)}'"
        )
    if input.dim() == 0:
        return multilabel_margin_loss(input.reshape(1), target.reshape(1), reduction=reduction)
    x, t = (input, target) if input.dim() == 2 else (input.unsqueeze(0), target.unsqueeze(0))
    n = x.size(1)
    if _known(t) and t.numel() and (int(t.min()) < -1 or int(t.max()) >= n):
        raise RuntimeError("argument #2 'target' is out of range")
    before_end = (t < 0).cumsum(1) == 0
    at = t.clamp(min=0)
    wanted = _C.zeros(x.shape, dtype=x.dtype).scatter_add(1, at, before_end.to(x.dtype)) > 0
    margins = relu(1 - x.gather(1, at).unsqueeze(2) + x.unsqueeze(1))  # noqa: F821  (batch, label, class)
    counted = before_end.unsqueeze(2) & ~wanted.unsqueeze(1)
    loss = (margins * counted).sum((1, 2)) / n
    return _reduce(loss if input.dim() == 2 else loss.squeeze(0), reduction)


def embedding_bag(
    input,
    weight,
    offsets=None,
    max_norm=None,
    norm_type=2,
    scale_grad_by_freq=False,
    mode="mean",
    sparse=False,
    per_sample_weights=None,
    include_last_offset=False,
    padding_idx=None,
):
    """The sum, mean or maximum of the rows of each bag: a row of input, or what lies between two offsets."""
    if weight.dtype is _C.int64 and input.is_floating_point():
        _warnings.warn("Argument order of nn.functional.embedding_bag was changed.", stacklevel=2)
        weight, input = input, weight
    if per_sample_weights is not None and input.shape != per_sample_weights.shape:
        raise ValueError(
            f"embedding_bag: If per_sample_weights ({per_sample_weights.shape}) is not None, then it must have the same "
            f"shape as the input ({input.shape})"
        )
    if input.dtype not in (_C.int64, _C.int32):
        raise RuntimeError(
            "Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got "
            f"CPU{_scalar_name(input)}Type instead (while checking arguments for embedding_bag)"
        )
    if weight.dim() != 2:
        raise ValueError(f"weight has to be a 2D Tensor, but got Tensor of dimension {weight.dim()}")
    if mode not in ("sum", "mean", "max"):
        raise ValueError("mode has to be one of sum, mean or max")
    if per_sample_weights is not None and mode != "sum":
        raise NotImplementedError(
            f"embedding_bag: per_sample_weights was not None. per_sample_weights is only supported for mode='sum' (got "
            f"mode='{mode}'). Please open a feature request on GitHub."
        )
    if mode == "max" and (scale_grad_by_freq or sparse):
        raise ValueError("max mode does not support scaling the gradient by the frequency, nor sparse weights")
    if input.dim() == 2:
        if offsets is not None:
            raise ValueError(
                "if input is 2D, then offsets has to be None, as input is treated is a mini-batch of fixed length "
                f"sequences. However, found offsets of type {type(offsets)}"
            )
        bags, length = input.shape
        bag = _C.arange(bags).repeat_interleave(length)
        flat = input.reshape(-1)
        if per_sample_weights is not None:
            per_sample_weights = per_sample_weights.reshape(-1)
    elif input.dim() == 1:
        if offsets is None:
            raise ValueError("offsets has to be a 1D Tensor but got None")
        if offsets.dim() != 1:
            raise ValueError("offsets has to be a 1D Tensor")
        if offsets.numel() and int(offsets[0]) != 0:
            raise RuntimeError("offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from "
                               f"position 0. However, got {int(offsets[0])}")
        if offsets.numel() and int(offsets[-1]) > input.numel():
            raise RuntimeError(f"offsets[-1] can not be greater than input's length({input.numel()}) but got "
                               f"offsets[-1] of {int(offsets[-1])}")
        starts = offsets[:-1] if include_last_offset else offsets
        bags, flat = starts.numel(), input
        ends = _C.cat([offsets[1:], _C.tensor([input.numel()], dtype=offsets.dtype)])[:bags]
        bag = _C.arange(bags).repeat_interleave((ends - starts).to(_C.int64))
        flat = flat[: bag.numel()]
        if per_sample_weights is not None:
            per_sample_weights = per_sample_weights[: bag.numel()]
    else:
        raise ValueError(f"input has to be 1D or 2D Tensor, but got Tensor of dimension {input.dim()}")
    if padding_idx is not None:
        rows = weight.size(0)
        if not -rows <= padding_idx < rows:
            raise ValueError("padding_idx must be within the number of embeddings")
        keep = flat != padding_idx % rows
        flat, bag = flat[keep], bag[keep]
        if per_sample_weights is not None:
            per_sample_weights = per_sample_weights[keep]
    table = embedding(flat.to(_C.int64), weight, None, max_norm, norm_type, scale_grad_by_freq, sparse)  # noqa: F821
    half = weight.dtype in (_C.float16, _C.bfloat16)
    table = table.to(_C.float32) if half else table  # the sums are rounded once
    if per_sample_weights is not None:
        table = table * per_sample_weights.unsqueeze(1)
    out = _C.zeros((bags, weight.size(1)), dtype=table.dtype)
    where = bag.unsqueeze(1).expand(-1, weight.size(1))
    if mode == "max":
        return out.scatter_reduce(0, where, table, "amax", include_self=False).to(weight.dtype)
    out = out.scatter_add(0, where, table)
    if mode == "mean":
        out = out / _C.bincount(bag, minlength=bags).clamp(min=1).to(out.dtype).unsqueeze(1)
    return out.to(weight.dtype)


def ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean", zero_infinity=False):
    """Minus the logarithm of the probability of the targets over all alignments (Graves et al. 2006)."""
    lone = log_probs.dim() == 2
    x = (log_probs.unsqueeze(1) if lone else log_probs).transpose(0, 1)  # batch, time, classes
    n, time, classes = x.shape
    if not 0 <= blank < classes:
        raise RuntimeError("blank must be in label range")
    lengths, wanted = (
        [int(v) for v in (v.reshape(-1).tolist() if isinstance(v, _C.Tensor) else v)]
        for v in (input_lengths, target_lengths)
    )
    if len(lengths) != n:
        raise RuntimeError("input_lengths must be of size batch_size")
    if len(wanted) != n:
        raise RuntimeError("target_lengths must be of size batch_size")
    if max(lengths, default=0) > time:
        raise RuntimeError(f"Expected input_lengths to have value at most {time}, but got value {max(lengths)}")
    longest = max(wanted, default=0)
    if targets.dim() == 1 and not lone:
        rows, at = _C.full((n, longest), blank, dtype=_C.int64), 0
        for i, k in enumerate(wanted):
            rows[i, :k] = targets[at : at + k]
            at += k
    else:
        rows = (targets.unsqueeze(0) if targets.dim() == 1 else targets)[:, :longest].to(_C.int64)
        if rows.size(1) < longest:
            raise RuntimeError(f"Expected tensor to have size at least {longest} at dimension 1, but got size {rows.size(1)}")
        rows = rows.clamp(0, classes - 1)
    # Labels with blanks around them; a path may skip the blank between two different labels.
    labels = _C.full((n, 2 * longest + 1), blank, dtype=_C.int64)
    labels[:, 1::2] = rows
    lp = x.gather(2, labels.unsqueeze(1).expand(-1, time, -1))
    minus = float("-inf")
    alpha = _C.full((n, 2 * longest + 1), minus, dtype=x.dtype)
    start = _C.zeros((2 * longest + 1,), dtype=_C.bool)
    start[:2] = True
    alpha = _C.where(start, lp[:, 0], alpha)
    skip = _C.zeros(labels.shape, dtype=_C.bool)
    skip[:, 2:] = (labels[:, 2:] != blank) & (labels[:, 2:] != labels[:, :-2])
    ends = _C.tensor(wanted, dtype=_C.int64)
    last = (2 * ends).unsqueeze(1)
    finals = []

    def together(*terms):
        top = _C.stack(terms).amax(0).detach()
        safe = _C.where(top == minus, _C.zeros_like(top), top)
        total = sum((t - safe).exp() for t in terms)
        positive = total > 0
        return _C.where(positive, _C.where(positive, total, _C.ones_like(total)).log() + safe, _C.full_like(total, minus))

    def final(a):
        end = a.gather(1, last).squeeze(1)
        before = _C.where(ends > 0, a.gather(1, (last - 1).clamp(min=0)).squeeze(1), _C.full_like(end, minus))
        return together(end, before)

    for t in range(time):
        if t:
            one = _C.cat([_C.full((n, 1), minus, dtype=x.dtype), alpha[:, :-1]], 1)
            two = _C.cat([_C.full((n, 2), minus, dtype=x.dtype), alpha[:, :-2]], 1)[:, : alpha.size(1)]
            two = _C.where(skip, two, _C.full_like(two, minus))
            alpha = together(alpha, one, two) + lp[:, t]
        finals.append(final(alpha))
    steps = _C.tensor(lengths, dtype=_C.int64)
    all_ = _C.stack(finals, 1) if finals else _C.zeros((n, 1), dtype=x.dtype)
    loss = -all_.gather(1, (steps - 1).clamp(min=0).unsqueeze(1)).squeeze(1)
    loss = _C.where(steps == 0, _C.where(ends == 0, _C.zeros_like(loss), _C.full_like(loss, float("inf"))), loss)
    # The gradient is that of log-probabilities which come from log_softmax: each step adds its own distribution.
    mass = (x.exp() * (_C.arange(time) < steps.unsqueeze(1)).unsqueeze(2)).sum((1, 2))
    loss = loss + (mass - mass.detach())
    if zero_infinity:
        loss = _C.where(loss == float("inf"), _C.zeros_like(loss), loss)
    if reduction == "mean":
        return (loss / ends.clamp(min=1).to(loss.dtype)).mean()
    if reduction == "sum":
        return loss.sum()
    return loss.squeeze(0) if lone else loss


def pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False):
    """The p-norm of the differences of rows."""
    return _C._ns_linalg.vector_norm(x1 - x2 + eps, p, [-1], keepdim)


def pixel_shuffle(input, upscale_factor):
    """Channels spread over finer positions."""
    _check_pixels("pixel_shuffle", "upscale", input, upscale_factor)
    r = upscale_factor
    *batch, c, h, w = input.shape
    if c % (r * r):
        raise RuntimeError(
            "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of upscale_factor, but "
            f"input.size(-3)={c} is not divisible by {r * r}"
        )
    n = len(batch)
    x = input.reshape(*batch, c // (r * r), r, r, h, w)
    x = x.permute(*range(n), n, n + 3, n + 1, n + 4, n + 2)
    return _reordered(x, (*batch, c // (r * r), h * r, w * r), input)


def pixel_unshuffle(input, downscale_factor):
    """The inverse of pixel_shuffle."""
    _check_pixels("pixel_unshuffle", "downscale", input, downscale_factor)
    r = downscale_factor
    *batch, c, h, w = input.shape
    for size, side, at in ((h, "height", -2), (w, "width", -1)):
        if size % r:
            raise RuntimeError(
                f"pixel_unshuffle expects {side} to be divisible by downscale_factor, but input.size({at})={size} is not "
                f"divisible by {r}"
            )
    n = len(batch)
    x = input.reshape(*batch, c, h // r, r, w // r, r)
    x = x.permute(*range(n), n, n + 2, n + 4, n + 1, n + 3)
    return _reordered(x, (*batch, c * r * r, h // r, w // r), input)


def _check_pixels(name, which, input, factor):
    if input.dim() < 3:
        raise RuntimeError(
            f"{name} expects input to have at least 3 dimensions, but got input with {input.dim()} dimension(s)"
        )
    if factor <= 0:
        raise RuntimeError(f"{name} expects a positive {which}_factor, but got {factor}")


def _reordered(x, shape, input):
    """A copy, never a view of the input, in its memory format."""
    dense = input.dim() == 4 and not input.is_contiguous() and input.is_contiguous(memory_format=_C.channels_last)
    format = _C.channels_last if dense else _C.contiguous_format
    return x.clone(memory_format=_C.contiguous_format).reshape(shape).contiguous(memory_format=format)


def channel_shuffle(input, groups):
    """The channels of the groups in turn."""
    if input.dim() <= 2:
        raise RuntimeError(
            f"channel_shuffle expects input with > 2 dims, but got input with sizes {list(input.shape)}"
        )
    if groups <= 0:
        raise RuntimeError(f"Number of groups to divide channels in must be positive. Value of groups:{groups}")
    b, c, *rest = input.shape
    if c % groups:
        raise RuntimeError(
            f"Number of channels must be divisible by groups. Got {c} channels and {groups} groups."
        )
    return _reordered(input.reshape(b, groups, c // groups, *rest).transpose(1, 2), input.shape, input)


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


def _broadcasts(shape, to):
    """Do the sizes line up with those of `to` one by one, where they are not one?"""
    return len(shape) == len(to) and all(a == b or 1 in (a, b) for a, b in zip(shape, to))


def gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    """Negative log likelihood of normal distributions."""
    if not isinstance(var, _C.Tensor):
        if var < 0:
            raise ValueError("var has negative entry/entries")
        var = _C.full_like(input, var)
    elif _known(var) and (var < 0).any():
        raise ValueError("var has negative entry/entries")
    if var.shape != input.shape:
        if input.shape[:-1] == var.shape:
            var = var.unsqueeze(-1)
        elif not (input.shape[:-1] == var.shape[:-1] and var.size(-1) == 1 or _broadcasts(var.shape, input.shape)):
            raise ValueError("var is of incorrect size")
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not valid")
    with _C.no_grad():
        clamped = var.clamp(min=eps)
    var = var + (clamped - var).detach()
    if not input.is_floating_point() and not input.is_complex():
        raise RuntimeError(f"result type Float can't be cast to the desired output type {_scalar_name(input)}")
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
    return _reduce((-target * (input1 - input2) + float(margin)).clamp(min=0), reduction)


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
    _check_reduction(reduction)
    if not input.is_floating_point() and not input.is_complex():
        raise RuntimeError(f"result type Float can't be cast to the desired output type {_scalar_name(input)}")
    return _reduce((input * -target).exp().log1p().to(input.dtype), reduction)


def multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    reduction = _legacy(size_average, reduce, reduction)
    loss = -(target * logsigmoid(input) + (1 - target) * logsigmoid(-input))  # noqa: F821
    if weight is not None:
        loss = loss * weight
    return _reduce(loss.sum(-1) / input.size(-1), reduction)


def _check_reduction(reduction):
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")


def _check_samples(input):
    """A vector, or rows of it; there may be no rows, but no row is empty."""
    if input.dim() > 2 or input.dim() > 0 and input.size(-1) == 0:
        raise RuntimeError(
            f"Expected non-empty vector or matrix with optional 0-dim batch size, but got: {list(input.shape)}"
        )


def _known(t):
    """Can the elements be looked at? Not inside vmap."""
    return not t._is_batched


def _scalar_name(t):
    return t.type().rsplit(".", 1)[1].removesuffix("Tensor")


def multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"):
    reduction = _legacy(size_average, reduce, reduction)
    _check_reduction(reduction)
    if p != 1 and p != 2:
        raise ValueError("only p == 1 and p == 2 supported")
    _check_samples(input)
    if weight is not None and weight.dim() != 1:
        raise ValueError("weight must be one-dimensional")
    rows, classes = (1 if input.dim() < 2 else input.size(0)), (input.size(-1) if input.dim() else 1)
    if target.dim() > 1 or target.numel() != rows:
        raise RuntimeError(f"inconsistent target size, expected {rows} but got {list(target.shape)}")
    if weight is not None and weight.numel() != classes:
        raise RuntimeError(f"inconsistent weight size, expected {classes} but got {list(weight.shape)}")
    if target.dtype is not _C.int64:
        raise RuntimeError(f"expected scalar type Long but found {_scalar_name(target)}")
    if not input.is_floating_point():
        raise NotImplementedError(f"\"multi_margin_loss_cpu_kernel\" not implemented for '{_scalar_name(input)}'")
    input = input.reshape(1) if input.dim() == 0 else input
    if _known(target) and target.numel() and (int(target.min()) < 0 or int(target.max()) >= classes):
        raise RuntimeError("target out of range")
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
    return _reduce(loss if input.dim() == 2 or target.dim() else loss.squeeze(0), reduction)


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
    _check_reduction(reduction)
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    dims = (anchor.dim(), positive.dim(), negative.dim())
    if len(set(dims)) > 1:
        raise RuntimeError(
            "The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: "
            f"anchor {dims[0]}D, positive {dims[1]}D, and negative {dims[2]}D inputs"
        )
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = _C.minimum(far, distance(positive, negative))
    return _reduce((margin + near - far).clamp(min=0), reduction)


def local_response_norm(input, size, alpha=1e-4, beta=0.75, k=1.0):
    """Normalises over neighbouring channels."""
    if input.dim() < 3:
        gap = " " * 26  # PyTorch's text has it
        raise ValueError(f"Expected 3D or higher dimensionality{gap}input (got {input.dim()} dimensions)")
    if input.numel() == 0:
        return input
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
    """The spatial dimensions made larger or smaller: nearest, nearest-exact, linear, bilinear, bicubic, trilinear, area."""
    return _resize.interpolate(
        input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias
    )


def upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    """interpolate, by its old name."""
    return interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(input, size=None, scale_factor=None):
    return interpolate(input, size, scale_factor)


def upsample_bilinear(input, size=None, scale_factor=None):
    return interpolate(input, size, scale_factor, mode="bilinear", align_corners=True)


from ._sampling import (  # noqa: E402, F401
    adaptive_max_pool1d_with_indices,
    adaptive_max_pool2d_with_indices,
    adaptive_max_pool3d_with_indices,
    affine_grid,
    fractional_max_pool2d,
    fractional_max_pool2d_with_indices,
    fractional_max_pool3d,
    fractional_max_pool3d_with_indices,
    grid_sample,
    gumbel_softmax,
    max_pool3d_with_indices,
    rrelu_,
)
from ._multi_head import multi_head_attention_forward  # noqa: E402, F401
from .._docs import tell as _tell  # noqa: E402

_tell(globals(), _C._ns_nn_functional)
