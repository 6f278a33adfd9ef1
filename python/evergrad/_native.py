"""Functions that the package itself has beside nn.functional, with the parameters that they have there: numbers for the
reduction (0 none, which is the default, 1 mean, 2 sum), every argument given. And functions in place, which are methods
elsewhere."""

from . import _C, _tensor_extra  # noqa: F401 (its methods stand here as functions)

Tensor = _C.Tensor
_REDUCTIONS = ("none", "mean", "sum")


def _functional():
    from .nn import functional

    return functional


def _reduction(number):
    if not 0 <= number < len(_REDUCTIONS):
        raise RuntimeError(f"Invalid reduction enum: {number}")
    return _REDUCTIONS[number]


def binary_cross_entropy_with_logits(input, target, weight=None, pos_weight=None, reduction=0):
    """See nn.functional.binary_cross_entropy_with_logits."""
    return _functional().binary_cross_entropy_with_logits(
        input, target, weight, reduction=_reduction(reduction), pos_weight=pos_weight
    )


def cosine_embedding_loss(input1, input2, target, margin=0.0, reduction=0):
    """See nn.functional.cosine_embedding_loss."""
    return _functional().cosine_embedding_loss(input1, input2, target, margin, reduction=_reduction(reduction))


def ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction=0, zero_infinity=False):
    """See nn.functional.ctc_loss."""
    return _functional().ctc_loss(
        log_probs, targets, input_lengths, target_lengths, blank, _reduction(reduction), zero_infinity
    )


def hinge_embedding_loss(input, target, margin=1.0, reduction=0):
    """See nn.functional.hinge_embedding_loss."""
    return _functional().hinge_embedding_loss(input, target, margin, reduction=_reduction(reduction))


def kl_div(input, target, reduction=0, *, log_target=False):
    """See nn.functional.kl_div."""
    how = _reduction(reduction)
    loss = _functional().kl_div(input, target, reduction="none", log_target=log_target)
    return loss if how == "none" else getattr(loss, how)()


def margin_ranking_loss(input1, input2, target, margin=0.0, reduction=0):
    """See nn.functional.margin_ranking_loss."""
    return _functional().margin_ranking_loss(input1, input2, target, margin, reduction=_reduction(reduction))


def poisson_nll_loss(input, target, log_input, full, eps, reduction):
    """See nn.functional.poisson_nll_loss."""
    return _functional().poisson_nll_loss(input, target, log_input, full, None, eps, reduction=_reduction(reduction))


def triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2.0, eps=1e-6, swap=False, reduction=0):
    """See nn.functional.triplet_margin_loss; any margin."""
    distance = _functional().pairwise_distance
    near, far = distance(anchor, positive, p, eps), distance(anchor, negative, p, eps)
    if swap:
        far = _C.minimum(far, distance(positive, negative, p, eps))
    loss = (margin + near - far).clamp(min=0)
    how = _reduction(reduction)
    return loss if how == "none" else loss.mean() if how == "mean" else loss.sum()


def batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled=False):
    """See nn.functional.batch_norm."""
    return _C._ns_nn_functional.batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)


def instance_norm(input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled=False):
    """See nn.functional.instance_norm."""
    return _C._ns_nn_functional.instance_norm(
        input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps
    )


def embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    """See nn.functional.embedding."""
    pad = None if padding_idx < 0 else padding_idx
    return _functional().embedding(indices, weight, pad, None, 2.0, scale_grad_by_freq, sparse)


def bilinear(input1, input2, weight, bias=None):
    """See nn.functional.bilinear."""
    return _functional().bilinear(input1, input2, weight, bias)


def pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False):
    """See nn.functional.pairwise_distance."""
    return _functional().pairwise_distance(x1, x2, p, eps, keepdim)


def adaptive_max_pool1d(input, output_size):
    """The largest element of each of output_size parts, and where it is."""
    return tuple(_C._ns_nn_functional.adaptive_max_pool1d_with_indices(input, output_size))


def rrelu_(input, lower=1.0 / 8, upper=1.0 / 3, training=False, generator=None):
    """rrelu in place."""
    if generator is None:
        return _functional().rrelu(input, lower, upper, training, True)
    return input.copy_(_C.rrelu(input, lower, upper, training, generator))


def native_norm(input, p=2, dim=None, keepdim=False, dtype=None):
    """The norm of order p over all elements, or along dim."""
    dims = None if dim is None else (dim if isinstance(dim, (tuple, list)) else (dim,))
    return _C._ns_linalg.vector_norm(input, 2 if p is None else p, dims, keepdim, dtype=dtype)


def batch_norm_stats(input, eps):
    """The means of the channels and the reciprocals of their standard deviations: (N, C, *) gives (C) twice."""
    dims = [d for d in range(input.dim()) if d != 1]
    return input.mean(dims), (input.var(dims, correction=0) + eps).rsqrt()


def batch_norm_update_stats(input, running_mean, running_var, momentum):
    """Moves the running statistics towards those of the batch; gives the means and variances of the batch."""
    if input.numel() == 0:
        raise RuntimeError(
            f"input tensor must have at least one element, but got input_sizes = {list(input.shape)}"
        )
    dims = [d for d in range(input.dim()) if d != 1]
    mean, var = input.mean(dims), input.var(dims, correction=0)
    count = input.numel() // max(input.size(1), 1)
    with _C.no_grad():
        if running_mean is not None:
            running_mean.mul_(1 - momentum).add_(mean, alpha=momentum)
        if running_var is not None:
            running_var.mul_(1 - momentum).add_(var, alpha=momentum * count / max(count - 1, 1))
    return mean, var


def batch_norm_elemt(input, weight, bias, mean, invstd, eps=0.0):
    """(input - mean) * invstd * weight + bias for each channel."""
    shape = [1, -1] + [1] * (input.dim() - 2)
    out = (input - mean.reshape(shape)) * invstd.reshape(shape)
    if weight is not None:
        out = out * weight.reshape(shape)
    return out if bias is None else out + bias.reshape(shape)


def alpha_dropout(input, p, train):
    """See nn.functional.alpha_dropout."""
    return _functional().alpha_dropout(input, p, train)


def feature_alpha_dropout(input, p, train):
    """See nn.functional.feature_alpha_dropout."""
    return _functional().feature_alpha_dropout(input, p, train)


def feature_dropout(input, p, train):
    """Drops whole channels: input (N, C, *)."""
    return _functional().dropout2d(input, p, train)


def alpha_dropout_(input, p, train):
    """alpha_dropout in place."""
    return input.copy_(alpha_dropout(input, p, train))


def feature_alpha_dropout_(input, p, train):
    """feature_alpha_dropout in place."""
    return input.copy_(feature_alpha_dropout(input, p, train))


def feature_dropout_(input, p, train):
    """feature_dropout in place."""
    return input.copy_(feature_dropout(input, p, train))


def celu_(input, alpha=1.0):
    """celu in place."""
    return _functional().celu_(input, alpha)


def selu_(input):
    """selu in place."""
    return _functional().selu_(input)


def embedding_renorm_(weight, indices, max_norm, norm_type):
    """Scales the rows of weight at the indices down to max_norm, in place."""
    with _C.no_grad():
        _functional().embedding(indices, weight, None, max_norm, norm_type)
    return weight


def fbgemm_linear_fp16_weight(input, packed_weight, bias):
    """input @ weight.T + bias with a weight of fbgemm_pack_gemm_matrix_fp16."""
    return _C._ns_nn_functional.linear(input, packed_weight.to(input.dtype), bias)


def fbgemm_pack_gemm_matrix_fp16(input):
    """The weight of fbgemm_linear_fp16_weight."""
    return input.to(_C.float16)


def _method(name):
    method = getattr(Tensor, name)

    def function(input, *args, **kwargs):
        return method(input, *args, **kwargs)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"See Tensor.{name}."
    return function


METHODS = "addmv_ clamp_ clamp_max_ clamp_min_ clip_ fill_ gcd_ index_put_ lcm_ ldexp_ resize_as_ xlogy_ zero_".split()
for _name in METHODS:
    globals()[_name] = _method(_name)


def unravel_index(indices, shape):
    if isinstance(shape, int):
        shape = (shape,)
    if not isinstance(shape, (tuple, list)):
        raise TypeError(f"expected 'shape' to be int or sequence of ints, but got {type(shape)}")
    for n in shape:
        if not isinstance(n, int):
            raise TypeError(f"expected 'shape' sequence to only contain ints, but got {type(n)}")
        if n < 0:
            raise ValueError(f"'shape' cannot have negative values, but got {tuple(shape)}")
    return _C.unravel_index(indices, shape)


unravel_index.__doc__ = _C.unravel_index.__doc__


def get_device(input):
    """The number of the device, -1 for the CPU."""
    return input.get_device()


def dequantize(input):
    """The values of a quantized tensor; a dense one in float32, and each of several."""
    if isinstance(input, (tuple, list)):
        return tuple(dequantize(t) for t in input)
    return input.to(_C.float32)


__all__ = sorted(
    name
    for name, value in globals().items()
    if callable(value) and not name.startswith("_") and not isinstance(value, type)
)
