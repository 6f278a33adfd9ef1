# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from .._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def adaptive_avg_pool1d(input: Tensor, output_size: _int | Sequence[_int]) -> Tensor:
    """Means over as many windows as output_size says, spread evenly: (N, C, L) gives (N, C, output_size), or without
    N. Floating point; another number of dimensions is an error.

    >>> F.adaptive_avg_pool1d(torch.tensor([[1., 2., 3., 4., 5.]]), 2)
    tensor([[2., 4.]])
    """

def adaptive_avg_pool2d(input: Tensor, output_size: _int | Sequence[_int]) -> Tensor:
    """Means over as many windows as output_size says, spread evenly: (N, C, H, W) gives (N, C, *output_size), or
    without N. Floating point; another number of dimensions is an error.

    >>> F.adaptive_avg_pool2d(torch.randn(2, 3, 7, 9), (2, 2)).shape
    torch.Size([2, 3, 2, 2])
    """

def adaptive_avg_pool3d(input: Tensor, output_size: _int | Sequence[_int]) -> Tensor:
    """Means over as many windows as output_size says, spread evenly: (N, C, D, H, W) gives (N, C, *output_size), or
    without N. Floating point; another number of dimensions is an error.

    >>> F.adaptive_avg_pool3d(torch.randn(2, 3, 5, 7, 9), (2, 2, 2)).shape
    torch.Size([2, 3, 2, 2, 2])
    """

def adaptive_max_pool1d(input: Tensor, output_size: _int | Sequence[_int]) -> Tensor:
    """The largest element of each of as many windows as output_size says, spread evenly; NaN counts as largest. (N, C,
    L) gives (N, C, output_size), or without N. Floating point; another number of dimensions, and empty ones but N,
    are errors.

    >>> F.adaptive_max_pool1d(torch.tensor([[1., 2., 5., 4., 3.]]), 2)
    tensor([[5., 5.]])
    """

def adaptive_max_pool1d_with_indices(input: Tensor, output_size: _int | Sequence[_int]) -> tuple[Tensor, Tensor]:
    """The largest element of each of as many windows as output_size says, spread evenly, and its place in the
    flattened line; NaN counts as largest. (N, C, L) gives (N, C, output_size), or without N; indices are int64.
    Floating point; another number of dimensions, and empty ones but N, are errors.

    >>> F.adaptive_max_pool1d_with_indices(torch.tensor([[1., 2., 5., 4., 3.]]), 2)[1]
    tensor([[2, 2]])
    """

def adaptive_max_pool2d(input: Tensor, output_size: _int | Sequence[_int]) -> Tensor:
    """The largest element of each of as many windows as output_size says, spread evenly; NaN counts as largest. (N, C,
    H, W) gives (N, C, *output_size), or without N. Floating point; another number of dimensions, and empty ones but
    N, are errors.

    >>> F.adaptive_max_pool2d(torch.arange(9.).view(1, 3, 3), (2, 1))
    tensor([[[5.],
             [8.]]])
    """

def adaptive_max_pool2d_with_indices(input: Tensor, output_size: _int | Sequence[_int]) -> tuple[Tensor, Tensor]:
    """The largest element of each of as many windows as output_size says, spread evenly, and its place in the
    flattened plane; NaN counts as largest. (N, C, H, W) gives (N, C, *output_size), or without N; indices are
    int64. Floating point; another number of dimensions, and empty ones but N, are errors.

    >>> F.adaptive_max_pool2d_with_indices(torch.arange(9.).view(1, 3, 3), (2, 1))[1]
    tensor([[[5],
             [8]]])
    """

def adaptive_max_pool3d(input: Tensor, output_size: _int | Sequence[_int]) -> Tensor:
    """The largest element of each of as many windows as output_size says, spread evenly; NaN counts as largest. (N, C,
    D, H, W) gives (N, C, *output_size), or without N. Floating point; another number of dimensions, and empty ones
    but N, are errors.

    >>> F.adaptive_max_pool3d(torch.arange(12.).view(1, 3, 2, 2), (2, 1, 1)).flatten()
    tensor([ 7., 11.])
    """

def adaptive_max_pool3d_with_indices(input: Tensor, output_size: _int | Sequence[_int]) -> tuple[Tensor, Tensor]:
    """The largest element of each of as many windows as output_size says, spread evenly, and its place in the
    flattened volume; NaN counts as largest. (N, C, D, H, W) gives (N, C, *output_size), or without N; indices are
    int64. Floating point; another number of dimensions, and empty ones but N, are errors.

    >>> F.adaptive_max_pool3d_with_indices(torch.arange(12.).view(1, 3, 2, 2), (2, 1, 1))[1].flatten()
    tensor([ 7, 11])
    """

def affine_grid(theta: Tensor, size: Sequence[_int], align_corners: _bool | None = None) -> Tensor:
    """The grid for grid_sample that affine maps theta give: theta (N, 2, 3) and size (N, C, H, W) make (N, H, W, 2),
    theta (N, 3, 4) and size (N, C, D, H, W) make (N, D, H, W, 3). align_corners (default False) as in grid_sample.
    Floating point only; another shape of theta, and sizes below 1, are errors.

    >>> F.affine_grid(torch.tensor([[[1., 0., 0.], [0., 1., 0.]]]), (1, 1, 1, 2), align_corners=False)
    tensor([[[[-0.5000,  0.0000],
              [ 0.5000,  0.0000]]]])
    """

def alpha_dropout(input: Tensor, p: _float = 0.5, training: _bool = False, inplace: _bool = False) -> Tensor:
    """Dropout that keeps mean and variance of self-normalising networks, in the shape of input. Floating point;
    integers give the default float type in training, and complex is an error; a p outside [0, 1] is an error.

    >>> _ = torch.manual_seed(0)
    >>> F.alpha_dropout(torch.zeros(4), 0.5, training=True)
    tensor([-0.7792, -0.7792,  0.7792, -0.7792])
    """

def avg_pool1d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0,),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
) -> Tensor:
    """The mean of each window; count_include_pad says whether padding counts. (N, C, L) or (C, L); each output size is
    (n + 2 padding - k) / stride + 1, rounded down or with ceil_mode up. Floating point and int64; other dtypes, and
    padding above half the kernel, are errors.

    >>> F.avg_pool1d(torch.tensor([[1., 5., 2., 4.]]), 2)
    tensor([[3., 3.]])
    """

def avg_pool2d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
    divisor_override: _int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The mean of each window; count_include_pad says whether padding counts, divisor_override replaces the count. (N,
    C, H, W) or (C, H, W). Floating point and int64; padding of more than half a window, and a divisor of 0, are
    errors.

    >>> F.avg_pool2d(torch.arange(16.).view(1, 4, 4), 2)
    tensor([[[ 2.5000,  4.5000],
             [10.5000, 12.5000]]])
    """

def avg_pool3d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0, 0),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
    divisor_override: _int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The mean of each window; count_include_pad says whether padding counts, divisor_override replaces the count. (N,
    C, D, H, W) or (C, D, H, W); each output size is (n + 2 padding - k) / stride + 1, rounded down or with
    ceil_mode up; stride is the kernel's size unless given. Floating point and int64; padding of more than half a
    window, a window larger than the input, and a divisor of 0, are errors.

    >>> F.avg_pool3d(torch.arange(16.).view(1, 2, 2, 4), 2)
    tensor([[[[6.5000, 8.5000]]]])
    """

def batch_norm(
    input: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: _bool = False,
    momentum: _float = 0.1,
    eps: _float = 1e-05,
) -> Tensor:
    """(x - mean) / sqrt(variance + eps) for each channel (dimension 1), times weight plus bias. In training the
    statistics are those of the batch and move the running ones by momentum; else the running ones are used. In the
    shape of input. Floating point only; one value a channel in training is an error.

    >>> F.batch_norm(torch.tensor([[1., 10.], [3., 30.]]), None, None, training=True)
    tensor([[-1.0000, -1.0000],
            [ 1.0000,  1.0000]])
    """

def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """input1 times weight[k] times input2 for each k, plus bias: (*, n), (*, m), weight (o, n, m) and bias (o) give
    (*, o). All of one dtype but bool; sizes that do not fit are an error.

    >>> F.bilinear(torch.ones(1, 2), torch.ones(1, 3), torch.ones(4, 2, 3))
    tensor([[6., 6., 6., 6.]])
    """

def binary_cross_entropy(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """-(target log input + (1 - target) log(1 - input)), logarithms not below -100, reduced. input lies in [0, 1]. In
    the shape of input with reduction none, 0-dim with mean or sum. Floating point only; another shape of target,
    and an input outside, are errors.

    >>> F.binary_cross_entropy(torch.tensor([0.9, 0.2]), torch.tensor([1., 0.]))
    tensor(0.1643)
    """

def binary_cross_entropy_with_logits(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    pos_weight: Tensor | None = None,
) -> Tensor:
    """binary_cross_entropy of sigmoid(input), computed stably; pos_weight weighs the positive examples. In the shape
    of input with reduction none, 0-dim with mean or sum. Floating point only; another shape of target is an error.

    >>> F.binary_cross_entropy_with_logits(torch.tensor([2., -1.]), torch.tensor([1., 0.]))
    tensor(0.2201)
    """

def celu(input: Tensor, alpha: _float = 1.0, inplace: _bool = False) -> Tensor:
    """max(x, 0) + min(0, alpha (exp(x/alpha) - 1)), in the shape of x. Floating point only; alpha 0 is an error.

    >>> torch.celu(torch.tensor([-1., 0., 1.]), alpha=2.)
    tensor([-0.7869,  0.0000,  1.0000])
    """

def channel_shuffle(input: Tensor, groups: _int) -> Tensor:
    """The first channels of all groups, then the second ones, and so on: (N, C, ...) of any dtype. Fewer than three
    dimensions, groups below 1, and channels that groups does not divide are errors.

    >>> torch.channel_shuffle(torch.arange(4.).view(1, 4, 1), 2).flatten()
    tensor([0., 2., 1., 3.])
    """

@overload
def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1,),
    padding: _int | Sequence[_int] = (0,),
    dilation: _int | Sequence[_int] = (1,),
    groups: _int = 1,
) -> Tensor: ...
@overload
def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1,),
    padding: _str = 'valid',
    dilation: _int | Sequence[_int] = (1,),
    groups: _int = 1,
) -> Tensor:
    """Convolution in 1 dimension, plus bias. input (N, C, L) or (C, L), weight (O, C/groups, K), bias (O); the result
    is (N, O, L') or (O, L') with L' = (L + 2 padding - dilation (K - 1) - 1) / stride + 1, rounded down. Integers,
    floating point and complex; two dtypes, bool, and sizes that do not fit are errors. Convolution in 1 dimension,
    input (N, C, L) or (C, L) with weight (O, C/groups, K), and padding 'valid' (none) or 'same' (the sizes of the
    input). Integers, floating point and complex, of one dtype. A stride with 'same', another word, and sizes that
    do not fit are errors.

    >>> F.conv1d(torch.tensor([[1., 2., 3., 4.]]), torch.tensor([[[1., -1.]]]))
    tensor([[-1., -1., -1.]])
    >>> F.conv1d(torch.tensor([[1., 2., 3.]]), torch.ones(1, 1, 3), padding='same')
    tensor([[3., 6., 5.]])
    """

@overload
def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1),
    padding: _int | Sequence[_int] = (0, 0),
    dilation: _int | Sequence[_int] = (1, 1),
    groups: _int = 1,
) -> Tensor: ...
@overload
def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1),
    padding: _str = 'valid',
    dilation: _int | Sequence[_int] = (1, 1),
    groups: _int = 1,
) -> Tensor:
    """Convolution in 2 dimensions, plus bias. input (N, C, H, W) or (C, H, W), weight (O, C/groups, KH, KW), bias (O);
    each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down. Integers, floating point
    and complex; two dtypes, bool, and sizes that do not fit are errors. Convolution in 2 dimensions, input (N, C,
    H, W) or (C, H, W) with weight (O, C/groups, KH, KW), and padding 'valid' (none) or 'same' (the sizes of the
    input). Integers, floating point and complex, of one dtype. A stride with 'same', another word, and sizes that
    do not fit are errors.

    >>> F.conv2d(torch.ones(1, 1, 3, 3), torch.ones(1, 1, 2, 2), torch.tensor([0.5]))
    tensor([[[[4.5000, 4.5000],
              [4.5000, 4.5000]]]])
    >>> F.conv2d(torch.randn(8, 3, 32, 32), torch.randn(16, 3, 3, 3), stride=2, padding=1).shape
    torch.Size([8, 16, 16, 16])
    >>> F.conv2d(torch.ones(1, 1, 2, 2), torch.ones(1, 1, 3, 3), padding='same')
    tensor([[[[4., 4.],
              [4., 4.]]]])
    """

@overload
def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1, 1),
    padding: _int | Sequence[_int] = (0, 0, 0),
    dilation: _int | Sequence[_int] = (1, 1, 1),
    groups: _int = 1,
) -> Tensor: ...
@overload
def conv3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1, 1),
    padding: _str = 'valid',
    dilation: _int | Sequence[_int] = (1, 1, 1),
    groups: _int = 1,
) -> Tensor:
    """Convolution in 3 dimensions, plus bias. input (N, C, D, H, W) or without N, weight (O, C/groups, KD, KH, KW),
    bias (O); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down. Integers,
    floating point and complex; two dtypes, bool, and sizes that do not fit are errors. Convolution in 3 dimensions,
    input (N, C, D, H, W) or (C, D, H, W) with weight (O, C/groups, KD, KH, KW), and padding 'valid' (none) or
    'same' (the sizes of the input). Integers, floating point and complex, of one dtype. A stride with 'same',
    another word, and sizes that do not fit are errors.

    >>> F.conv3d(torch.randn(2, 3, 8, 8, 8), torch.randn(4, 3, 3, 3, 3), padding=1).shape
    torch.Size([2, 4, 8, 8, 8])
    >>> F.conv3d(torch.ones(1, 1, 2, 2, 2), torch.ones(1, 1, 2, 2, 2), padding='valid')
    tensor([[[[[8.]]]]])
    """

def conv_transpose1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1,),
    padding: _int | Sequence[_int] = (0,),
    output_padding: _int | Sequence[_int] = (0,),
    groups: _int = 1,
    dilation: _int | Sequence[_int] = (1,),
) -> Tensor:
    """Transposed convolution in 1 dimension, plus bias: input (N, C, L) or (C, L), weight (C, out/groups, K). The
    length becomes (L - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers, floating point and
    complex; two dtypes, bool, and channels that do not fit are errors.

    >>> F.conv_transpose1d(torch.tensor([[1., 2.]]), torch.tensor([[[1., 10.]]]), stride=2)
    tensor([[ 1., 10.,  2., 20.]])
    """

def conv_transpose2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1),
    padding: _int | Sequence[_int] = (0, 0),
    output_padding: _int | Sequence[_int] = (0, 0),
    groups: _int = 1,
    dilation: _int | Sequence[_int] = (1, 1),
) -> Tensor:
    """Transposed convolution in 2 dimensions, plus bias: input (N, C, H, W) or (C, H, W), weight (C, out/groups, KH,
    KW). A size becomes (n - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers, floating point
    and complex; two dtypes, bool, and channels that do not fit are errors.

    >>> F.conv_transpose2d(torch.tensor([[[1., 2.]]]), torch.ones(1, 1, 2, 2))
    tensor([[[1., 3., 2.],
             [1., 3., 2.]]])
    """

def conv_transpose3d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: _int | Sequence[_int] = (1, 1, 1),
    padding: _int | Sequence[_int] = (0, 0, 0),
    output_padding: _int | Sequence[_int] = (0, 0, 0),
    groups: _int = 1,
    dilation: _int | Sequence[_int] = (1, 1, 1),
) -> Tensor:
    """Transposed convolution in 3 dimensions, plus bias: input (N, C, D, H, W) or (C, D, H, W), weight (C, out/groups,
    KD, KH, KW). A size becomes (n - 1) stride - 2 padding + dilation (K - 1) + output_padding + 1. Integers,
    floating point and complex; two dtypes, bool, and channels that do not fit are errors.

    >>> F.conv_transpose3d(torch.randn(1, 2, 4, 4, 4), torch.randn(2, 3, 3, 3, 3), stride=2).shape
    torch.Size([1, 3, 9, 9, 9])
    """

def cosine_embedding_loss(
    input1: Tensor,
    input2: Tensor,
    target: Tensor,
    margin: _float = 0.0,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """1 - c where target is 1, max(0, c - margin) where it is -1, for the cosine c between the rows of input1 and
    input2. (N, D) with a target (N), or (D) with one of no dimensions; others are errors. In the shape of target
    with reduction none, else 0-dim; floating point.

    >>> x, y = torch.tensor([[1., 0.]]), torch.tensor([[3., 4.]])
    >>> F.cosine_embedding_loss(x, y, torch.tensor([1]))
    tensor(0.4000)
    """

def cosine_similarity(x1: Tensor, x2: Tensor, dim: _int = 1, eps: _float = 1e-08) -> Tensor:
    """x1 x2 / (|x1| |x2|) along a dimension, which goes away, norms not below eps; the tensors broadcast. Floating
    point only; a dimension that they do not have is an error.

    >>> torch.cosine_similarity(torch.tensor([[1., 0.]]), torch.tensor([[1., 1.]]))
    tensor([0.7071])
    """

def cross_entropy(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: _bool | None = None,
    ignore_index: _int = -100,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    label_smoothing: _float = 0.0,
) -> Tensor:
    """nll_loss of log_softmax. Targets are class indices, or probabilities in the shape of input; label_smoothing
    mixes in the uniform distribution. input (N, C, ...) or (C), target (N, ...) or 0-dim, int64. Floating point; a
    class outside is an error. 0-dim, in the shape of the class indices with reduction none.

    >>> F.cross_entropy(torch.tensor([[2., 0.], [0., 1.]]), torch.tensor([0, 1]))
    tensor(0.2201)
    """

@overload
def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Tensor,
    target_lengths: Tensor,
    blank: _int = 0,
    reduction: _str = 'mean',
    zero_infinity: _bool = False,
) -> Tensor: ...
@overload
def ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: Sequence[_int],
    target_lengths: Sequence[_int],
    blank: _int = 0,
    reduction: _str = 'mean',
    zero_infinity: _bool = False,
) -> Tensor:
    """Minus the logarithm of the probability of the targets over all alignments to the input (Graves et al. 2006).
    log_probs (T, N, C), or (T, C) without a batch, floating point, from log_softmax, through which its gradient is
    meant to go. targets (N, S), or all of them in a row; lengths (N) of integers. The mean is that of the losses
    divided by the lengths of their targets. (N), or 0-dim without a batch, with reduction none, else 0-dim.
    zero_infinity gives 0 where no alignment exists. Lengths that do not fit and labels outside are errors. ctc_loss
    with the lengths as lists. log_probs (T, N, C), or (T, C) without a batch, floating point; (N), or 0-dim without
    a batch, with reduction none, else 0-dim. Lengths that do not fit and labels outside are errors.

    >>> x = torch.log_softmax(torch.tensor([[[2., 0.]], [[0., 3.]]]), 2)
    >>> F.ctc_loss(x, torch.tensor([[1]]), torch.tensor([2]), torch.tensor([1]))
    tensor(0.0427)
    >>> x = torch.log_softmax(torch.tensor([[[2., 0.]], [[0., 3.]]]), 2)
    >>> F.ctc_loss(x, torch.tensor([1]), (2,), (1,))
    tensor(0.0427)
    """

def dropout(input: Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """Each element set to 0 with probability p and the others scaled by 1/(1-p) in training; the tensor itself
    otherwise. In the shape of input; floating point only. A p outside [0, 1] is an error.

    >>> _ = torch.manual_seed(0)
    >>> F.dropout(torch.ones(5), 0.5)
    tensor([0., 0., 2., 0., 0.])
    """

def dropout1d(input: Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """As dropout, in the shape of input, with whole channels of (N, C, L) or (C, L) kept or set to 0. Floating point
    only in training; a p outside [0, 1], and other numbers of dimensions, are errors.

    >>> _ = torch.manual_seed(0)
    >>> F.dropout1d(torch.ones(3, 2), 0.5)
    tensor([[0., 0.],
            [0., 0.],
            [2., 2.]])
    """

def dropout2d(input: Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """As dropout, in the shape of input, with whole channels of (N, C, H, W) kept or set to 0. Floating point only in
    training; a p outside [0, 1], and fewer than two dimensions, are errors.

    >>> F.dropout2d(torch.ones(2, 1, 2), 0.5, training=False).flatten()
    tensor([1., 1., 1., 1.])
    """

def dropout3d(input: Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """As dropout, in the shape of input, with whole channels of (N, C, D, H, W) kept or set to 0. Floating point only
    in training; a p outside [0, 1], and fewer than two dimensions, are errors.

    >>> F.dropout3d(torch.ones(1, 2, 1, 1, 1), 0.5, training=False).flatten()
    tensor([1., 1.])
    """

def elu(input: Tensor, alpha: _float = 1.0, inplace: _bool = False) -> Tensor:
    """x where positive, alpha * (exp(x) - 1) elsewhere, in the shape of x. Floating point only.

    >>> F.elu(torch.tensor([-1., 0., 1.]), alpha=0.5)
    tensor([-0.3161,  0.0000,  1.0000])
    """

def embedding(
    input: Tensor,
    weight: Tensor,
    padding_idx: _int | None = None,
    max_norm: _float | None = None,
    norm_type: _float = 2.0,
    scale_grad_by_freq: _bool = False,
    sparse: _bool = False,
) -> Tensor:
    """The rows of weight at the indices in input. The row padding_idx gets no gradient; rows longer than max_norm are
    scaled down in place first. Gives (*, width) of weight's dtype, any, for (*) indices, int64 or int32; one
    outside is an error.

    >>> F.embedding(torch.tensor([2, 0]), torch.tensor([[0., 1.], [2., 3.], [4., 5.]]))
    tensor([[4., 5.],
            [0., 1.]])
    """

def embedding_bag(
    input: Tensor,
    weight: Tensor,
    offsets: Tensor | None = None,
    max_norm: _float | None = None,
    norm_type: _float = 2.0,
    scale_grad_by_freq: _bool = False,
    mode: _str = 'mean',
    sparse: _bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: _bool = False,
    padding_idx: _int | None = None,
) -> Tensor:
    """The sum, mean or maximum (mode) of the rows of weight at the indices of each bag: a row of input (bags, n), or
    what lies between two offsets in input (n), the last of which is an end with include_last_offset.
    per_sample_weights, in the shape of input, multiply the rows of sums. Indices padding_idx do not count; rows
    longer than max_norm are scaled down in place first. Gives (bags, width), 0 for an empty bag. weight (rows,
    width) is floating point, indices and offsets integers. scale_grad_by_freq divides the gradient of a row by how
    often it was read; that is dense, also with sparse. Offsets that do not start at 0, decrease or pass the end,
    and an index outside, are errors.

    >>> table = torch.tensor([[0., 1.], [2., 3.], [4., 5.]])
    >>> F.embedding_bag(torch.tensor([[0, 2], [1, 1]]), table)
    tensor([[2., 3.],
            [2., 3.]])
    """

def feature_alpha_dropout(input: Tensor, p: _float = 0.5, training: _bool = False, inplace: _bool = False) -> Tensor:
    """Dropout that keeps mean and variance of self-normalising networks, by whole channels of (N, C, ...), in its
    shape. Floating point; integers give the default float type in training, and complex is an error; a p outside
    [0, 1] is an error.

    >>> F.feature_alpha_dropout(torch.ones(1, 2, 2), 0.5, training=False)
    tensor([[[1., 1.],
             [1., 1.]]])
    """

def fold(
    input: Tensor,
    output_size: _int | Sequence[_int],
    kernel_size: _int | Sequence[_int],
    dilation: _int | Sequence[_int] = (1, 1),
    padding: _int | Sequence[_int] = (0, 0),
    stride: _int | Sequence[_int] = (1, 1),
) -> Tensor:
    """Sliding blocks (N, C * kernel, blocks), or without N, summed into images (N, C, *output_size): the adjoint of
    unfold. Any dtype. A first size that the kernel's does not divide, or another number of blocks than fit, is an
    error.

    >>> F.fold(torch.ones(1, 4, 4), output_size=3, kernel_size=2)
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """

def fractional_max_pool2d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    output_size: _int | Sequence[_int] | None = None,
    output_ratio: _float | Sequence[_float] | None = None,
    _random_samples: Tensor | None = None,
) -> Tensor:
    """The largest elements of windows that lie at random places, about evenly; NaN counts as largest. Input (N, C, H,
    W) or (C, H, W), floating point only. The sizes of the output are output_size, or output_ratio times those of
    the input; neither of the two, and a window that does not fit, are errors. _random_samples (N, C, 2) in [0, 1)
    replaces what would be drawn.

    >>> F.fractional_max_pool2d(torch.randn(1, 2, 9, 9), 2, output_size=(4, 4)).shape
    torch.Size([1, 2, 4, 4])
    """

def fractional_max_pool2d_with_indices(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    output_size: _int | Sequence[_int] | None = None,
    output_ratio: _float | Sequence[_float] | None = None,
    return_indices: _bool = False,
    _random_samples: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """The largest elements of windows that lie at random places, about evenly, and their places in the flattened
    plane, int64; NaN counts as largest. Input (N, C, H, W) or (C, H, W), floating point only. The sizes of the
    output are output_size, or output_ratio times those of the input; neither of the two, and a window that does not
    fit, are errors. _random_samples (N, C, 2) in [0, 1) replaces what would be drawn.

    >>> F.fractional_max_pool2d_with_indices(torch.randn(1, 2, 9, 9), 2, output_size=(4, 4))[0].shape
    torch.Size([1, 2, 4, 4])
    """

def fractional_max_pool3d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    output_size: _int | Sequence[_int] | None = None,
    output_ratio: _float | Sequence[_float] | None = None,
    _random_samples: Tensor | None = None,
) -> Tensor:
    """The largest elements of windows that lie at random places, about evenly; NaN counts as largest. Input (N, C, D,
    H, W) or (C, D, H, W), floating point only. The sizes of the output are output_size, or output_ratio times those
    of the input; neither of the two, and a window that does not fit, are errors. _random_samples (N, C, 3) in [0,
    1) replaces what would be drawn.

    >>> F.fractional_max_pool3d(torch.randn(1, 2, 9, 9, 9), 2, output_size=(4, 4, 4)).shape
    torch.Size([1, 2, 4, 4, 4])
    """

def fractional_max_pool3d_with_indices(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    output_size: _int | Sequence[_int] | None = None,
    output_ratio: _float | Sequence[_float] | None = None,
    return_indices: _bool = False,
    _random_samples: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """fractional_max_pool2d_with_indices with one more dimension: input (N, C, D, H, W) or (C, D, H, W), floating
    point only, int64 indices, _random_samples (N, C, 3). The sizes of the output are output_size, or output_ratio
    times those of the input; neither of the two, and a window that does not fit, are errors.

    >>> F.fractional_max_pool3d_with_indices(torch.randn(1, 2, 9, 9, 9), 2, output_size=(4, 4, 4))[0].shape
    torch.Size([1, 2, 4, 4, 4])
    """

def gaussian_nll_loss(
    input: Tensor,
    target: Tensor,
    var: Tensor | Number,
    full: _bool = False,
    eps: _float = 1e-06,
    reduction: _str = 'mean',
) -> Tensor:
    """The negative log likelihood under normal distributions: (log v + (input - target)^2 / v) / 2, reduced, for the
    variance v, which is var or at least eps; full adds log(2 pi) / 2. var is a number, has the shape of input, or
    lacks its last dimension or has 1 there. In the broadcast shape with reduction none, else 0-dim. Floating point
    and complex only; a negative var is an error.

    >>> F.gaussian_nll_loss(torch.tensor([1., 2.]), torch.tensor([1., 4.]), torch.tensor([1., 4.]))
    tensor(0.5966)
    """

def gelu(input: Tensor, *, approximate: _str = 'none', out: Tensor | None = None) -> Tensor:
    """Gaussian error linear unit, x times the normal distribution function of x; exact, or approximate='tanh'.
    Floating point only. In the shape of x; another word for approximate is an error.

    >>> F.gelu(torch.tensor([-1., 0., 1.]))
    tensor([-0.1587,  0.0000,  0.8413])
    >>> F.gelu(torch.tensor([-1., 0., 1.]), approximate='tanh')
    tensor([-0.1588,  0.0000,  0.8412])
    """

def glu(input: Tensor, dim: _int = -1) -> Tensor:
    """First half of a dimension times the sigmoid of the second: the dimension is halved, the others keep their size.
    An odd size is an error. Floating point only.

    >>> F.glu(torch.tensor([1., 2., 0., 100.]))
    tensor([0.5000, 2.0000])
    """

def grid_sample(
    input: Tensor,
    grid: Tensor,
    mode: _str = 'bilinear',
    padding_mode: _str = 'zeros',
    align_corners: _bool | None = None,
) -> Tensor:
    """Elements of images or volumes at points between them. input (N, C, H, W) with a grid (N, Ho, Wo, 2), or (N, C,
    D, H, W) with a grid (N, Do, Ho, Wo, 3), of one floating dtype; the result is (N, C, Ho, Wo) or (N, C, Do, Ho,
    Wo). The grid holds x, y (and z) in [-1, 1]. mode: bilinear (in volumes trilinear), nearest, or bicubic (images
    only). padding_mode, for points outside: zeros, border or reflection. align_corners (default False): -1 and 1
    are the centres of the outermost elements, not their outer edges. Another word for a mode, another dtype and
    shapes that do not fit are errors.

    >>> image = torch.tensor([[[[1., 2.], [3., 4.]]]])
    >>> grid = torch.tensor([[[[-1., -1.], [0., 0.], [1., 1.]]]])
    >>> F.grid_sample(image, grid, align_corners=True)
    tensor([[[[1.0000, 2.5000, 4.0000]]]])
    """

def group_norm(
    input: Tensor,
    num_groups: _int,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: _float = 1e-05,
) -> Tensor:
    """(x - mean) / sqrt(variance + eps) over groups of channels of each sample, times weight plus bias: input (N, C,
    *), weight and bias (C); in the shape of input. Floating point only; a C that num_groups does not divide is an
    error.

    >>> F.group_norm(torch.tensor([[[1.], [3.], [10.], [30.]]]), 2).flatten()
    tensor([-1.0000,  1.0000, -1.0000,  1.0000])
    """

@overload
def gumbel_softmax(
    logits: Tensor,
    tau: _float = 1.0,
    hard: _bool = False,
    eps: _float = 1e-10,
    dim: _int = -1,
) -> Tensor: ...
@overload
def gumbel_softmax(logits: Tensor, tau: Tensor, hard: _bool = False, eps: _float = 1e-10, dim: _int = -1) -> Tensor:
    """Samples of the Gumbel-softmax distribution; hard ones are one-hot with the gradient of the soft ones. In the
    shape of logits, along dim. Floating point only. gumbel_softmax with a temperature for each element, or one,
    that has a gradient. In the shape of logits, with which tau broadcasts, along dim. Floating point only; another
    dtype is an error.

    >>> _ = torch.manual_seed(0)
    >>> F.gumbel_softmax(torch.tensor([[0., 5., 0.]]), hard=True)
    tensor([[0., 1., 0.]])
    >>> _ = torch.manual_seed(0)
    >>> F.gumbel_softmax(torch.tensor([[0., 5., 0.]]), torch.tensor(0.5), hard=True)
    tensor([[0., 1., 0.]])
    """

def hardshrink(input: Tensor, lambd: _float = 0.5, *, out: Tensor | None = None) -> Tensor:
    """x where |x| > lambd, 0 elsewhere, in the shape of x. Floating point only.

    >>> torch.hardshrink(torch.tensor([-1., 0.2, 0.6]))
    tensor([-1.0000,  0.0000,  0.6000])
    """

def hardsigmoid(input: Tensor, inplace: _bool = False) -> Tensor:
    """x/6 + 1/2 limited to [0, 1], in the shape of x. Floating point only.

    >>> F.hardsigmoid(torch.tensor([-4., 0., 1.5]))
    tensor([0.0000, 0.5000, 0.7500])
    """

def hardswish(input: Tensor, inplace: _bool = False) -> Tensor:
    """x times hardsigmoid(x), in the shape of x. Floating point only.

    >>> F.hardswish(torch.tensor([-4., 1., 4.]))
    tensor([-0.0000, 0.6667, 4.0000])
    """

def hardtanh(input: Tensor, min_val: _float = -1.0, max_val: _float = 1.0, inplace: _bool = False) -> Tensor:
    """x limited to [min_val, max_val], in the shape of x. Integers and floating point; bool, complex and a min_val
    above max_val are errors, and so are bounds below 0 for uint8.

    >>> F.hardtanh(torch.tensor([-3., 0.5, 3.]), -1., 2.)
    tensor([-1.0000,  0.5000,  2.0000])
    """

def hinge_embedding_loss(
    input: Tensor,
    target: Tensor,
    margin: _float = 1.0,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """input where target is 1, max(0, margin - input) where it is -1, reduced. In the broadcast shape with reduction
    none, 0-dim with mean or sum; another word is an error. Any dtype, for the mean floating point.

    >>> F.hinge_embedding_loss(torch.tensor([0.5, 0.25]), torch.tensor([1, -1]))
    tensor(0.6250)
    """

def huber_loss(
    input: Tensor,
    target: Tensor,
    reduction: _str = 'mean',
    delta: _float = 1.0,
    weight: Tensor | None = None,
) -> Tensor:
    """d^2/2 where |d| < delta, delta (|d| - delta/2) elsewhere, for d = input - target, reduced. In the broadcast
    shape with reduction none, 0-dim with mean or sum. Floating point only; a delta that is not positive is an
    error.

    >>> F.huber_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 5.]), delta=2.)
    tensor(2.0625)
    """

def instance_norm(
    input: Tensor,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    use_input_stats: _bool = True,
    momentum: _float = 0.1,
    eps: _float = 1e-05,
) -> Tensor:
    """batch_norm with statistics of each sample on its own: input (N, C, *) with at least one dimension behind C; the
    result has its shape. Floating point only; one element a channel is an error in training.

    >>> F.instance_norm(torch.tensor([[[1., 3.], [10., 30.]]]))
    tensor([[[-1.0000,  1.0000],
             [-1.0000,  1.0000]]])
    """

def interpolate(
    input: Tensor,
    size: _int | Sequence[_int] | None = None,
    scale_factor: _float | Sequence[_float] | None = None,
    mode: _str = 'nearest',
    align_corners: _bool | None = None,
    recompute_scale_factor: _bool | None = None,
    antialias: _bool = False,
) -> Tensor:
    """The spatial dimensions of input (N, C, L), (N, C, H, W) or (N, C, D, H, W) made larger or smaller: to `size`, or
    to floor(length * scale_factor); one number stands for all of them. mode: nearest, nearest-exact (which takes
    the middle of an element as its place) and area (means of windows) for any of them, linear for one spatial
    dimension, bilinear and bicubic for two, trilinear for three; other pairs are errors. align_corners, for the
    linear and cubic modes only: the centres of the outermost elements fall together, not their outer edges.
    recompute_scale_factor: what counts is the ratio of the sizes, not scale_factor. antialias, for bilinear and
    bicubic: filters as wide as the pixels that one of the result covers. Floating point; uint8 too by the nearest
    and in two dimensions. Halves are summed in float32. Channels that are last in memory stay there. Differentiable
    to any order.

    >>> x = torch.tensor([[[1., 3., 5.]]])
    >>> F.interpolate(x, scale_factor=2)
    tensor([[[1., 1., 3., 3., 5., 5.]]])
    >>> F.interpolate(x, size=5, mode='linear', align_corners=True)
    tensor([[[1., 2., 3., 4., 5.]]])
    """

def kl_div(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    log_target: _bool = False,
) -> Tensor:
    """target (log target - input), reduced (also batchmean); log_target takes logarithms of probabilities. In the
    broadcast shape with reduction none, else 0-dim. Floating point; another word is an error.

    >>> F.kl_div(torch.log(torch.tensor([[0.5, 0.5]])), torch.tensor([[0.25, 0.75]]), reduction='batchmean')
    tensor(0.1308)
    """

def l1_loss(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    weight: Tensor | None = None,
) -> Tensor:
    """|input - target|, reduced; with a weight, weighted. size_average and reduce are older forms of reduction. In the
    broadcast shape with reduction none, 0-dim with mean or sum; another word is an error. Floating point and
    complex (to real), and integers with reduction none.

    >>> F.l1_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 4.]))
    tensor(1.2500)
    """

def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[_int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: _float = 1e-05,
    cudnn_enable: _bool = True,
) -> Tensor:
    """(x - mean) / sqrt(variance + eps) over the last dimensions, which have the shape normalized_shape, times weight
    plus bias. In the shape of input. Floating point only; other last dimensions are an error.

    >>> F.layer_norm(torch.tensor([[1., 3.], [2., 6.]]), (2,))
    tensor([[-1.0000,  1.0000],
            [-1.0000,  1.0000]])
    """

def leaky_relu(input: Tensor, negative_slope: _float = 0.01, inplace: _bool = False) -> Tensor:
    """x where positive, negative_slope * x elsewhere. Floating point only. inplace=True writes into input and returns
    it. In the shape of x.

    >>> F.leaky_relu(torch.tensor([-1., 2.]), 0.1)
    tensor([-0.1000,  2.0000])
    """

def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None, *, out: Tensor | None = None) -> Tensor:
    """input times the transposed weight, plus bias. input (*, in), weight (out, in) or (in), bias (out). Gives (*,
    out). All of one dtype but bool; sizes that do not fit are an error.

    >>> F.linear(torch.tensor([1., 2.]), torch.tensor([[1., 0.], [0., 3.]]), torch.tensor([0.5, 0.5]))
    tensor([1.5000, 6.5000])
    """

def local_response_norm(
    input: Tensor,
    size: _int,
    alpha: _float = 0.0001,
    beta: _float = 0.75,
    k: _float = 1.0,
) -> Tensor:
    """x / (k + alpha m)^beta, where m is the mean of the squares of `size` neighbouring channels, of which those
    beyond the first and last are zeros. (N, C, ...) of at least three dimensions, in whose shape the result is.
    Floating point and int64; fewer dimensions, and a size below 1, are errors.

    >>> F.local_response_norm(torch.tensor([[[1.], [2.], [3.]]]), 1, alpha=1.0, beta=0.5)
    tensor([[[0.7071],
             [0.8944],
             [0.9487]]])
    """

def log_softmax(input: Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _dtype | None = None) -> Tensor:
    """Logarithm of softmax along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for the others.
    In the shape of x; dtype casts first. Integers without a dtype are an error.

    >>> F.log_softmax(torch.tensor([[1., 2., 3.]]), dim=1)
    tensor([[-2.4076, -1.4076, -0.4076]])
    """

def logsigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(sigmoid(x)), computed stably, in the shape of x. Floating point only.

    >>> F.logsigmoid(torch.tensor([-1., 0., 1.]))
    tensor([-1.3133, -0.6931, -0.3133])
    """

def lp_pool1d(
    input: Tensor,
    norm_type: Number,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    ceil_mode: _bool = False,
) -> Tensor:
    """The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may have no
    root. (N, C, L) or (C, L); each output size is (n - k) / stride + 1, rounded down or with ceil_mode up; stride
    is the kernel's size unless given. Floating point, integers whose powers are int64; a norm_type of 0, and
    windows larger than the input, are errors. The derivative of a window of zeros is none: NaN for norm_type above
    1.

    >>> F.lp_pool1d(torch.tensor([[3., 4., 6., 8.]]), 2, 2)
    tensor([[ 5., 10.]])
    """

def lp_pool2d(
    input: Tensor,
    norm_type: Number,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    ceil_mode: _bool = False,
) -> Tensor:
    """The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may have no
    root. (N, C, H, W) or (C, H, W); each output size is (n - k) / stride + 1, rounded down or with ceil_mode up;
    stride is the kernel's size unless given. Floating point, integers whose powers are int64; a norm_type of 0, and
    windows larger than the input, are errors. The derivative of a window of zeros is none: NaN for norm_type above
    1.

    >>> F.lp_pool2d(torch.ones(1, 4, 6), 2, 2)
    tensor([[[2., 2., 2.],
             [2., 2., 2.]]])
    """

def lp_pool3d(
    input: Tensor,
    norm_type: Number,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    ceil_mode: _bool = False,
) -> Tensor:
    """The norm_type-norm of each window, (sum x^p)^(1/p), without absolute values: sums that are negative may have no
    root. (N, C, D, H, W) or (C, D, H, W); each output size is (n - k) / stride + 1, rounded down or with ceil_mode
    up; stride is the kernel's size unless given. Floating point, integers whose powers are int64; a norm_type of 0,
    and windows larger than the input, are errors. The derivative of a window of zeros is none: NaN for norm_type
    above 1.

    >>> F.lp_pool3d(torch.ones(1, 4, 3, 6), 3.0, (2, 2, 2)).shape
    torch.Size([1, 2, 1, 3])
    """

def margin_ranking_loss(
    input1: Tensor,
    input2: Tensor,
    target: Tensor,
    margin: _float = 0.0,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """max(0, -target (input1 - input2) + margin), reduced: with a target of 1 the first should be larger, with -1 the
    second. In the broadcast shape with reduction none, else 0-dim; floating point. Tensors of different numbers of
    dimensions are an error.

    >>> F.margin_ranking_loss(torch.tensor([1., 2.]), torch.tensor([0., 3.]), torch.tensor([1., 1.]))
    tensor(0.5000)
    """

def max_pool1d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0,),
    dilation: _int | Sequence[_int] = (1,),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of each window; NaN counts as largest. (N, C, L) or (C, L); each output size is (n + 2
    padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's size
    unless given. Floating point only; padding above half the kernel is an error.

    >>> F.max_pool1d(torch.tensor([[1., 5., 2., 4.]]), 2)
    tensor([[5., 4.]])
    """

def max_pool1d_with_indices(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0,),
    dilation: _int | Sequence[_int] = (1,),
    ceil_mode: _bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window and its place in the flattened plane; NaN counts as largest. (N, C, L) or (C,
    L); indices are int64. Integers and floating point. An empty window, and padding of more than half of it, are
    errors.

    >>> output, indices = F.max_pool1d_with_indices(torch.tensor([[1., 5., 2., 4.]]), 2)
    >>> indices
    tensor([[1, 3]])
    """

def max_pool2d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0),
    dilation: _int | Sequence[_int] = (1, 1),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of each window; NaN counts as largest. (N, C, H, W) or (C, H, W); each output size is (n + 2
    padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's size
    unless given. Integers and floating point; padding above half the kernel, bool and complex are errors.

    >>> F.max_pool2d(torch.arange(16.).view(1, 4, 4), 2, stride=2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """

def max_pool2d_with_indices(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0),
    dilation: _int | Sequence[_int] = (1, 1),
    ceil_mode: _bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window and its place in the flattened plane; NaN counts as largest. (N, C, H, W) or
    (C, H, W); indices are int64. Integers and floating point. An empty window, and padding of more than half of it,
    are errors.

    >>> output, indices = F.max_pool2d_with_indices(torch.arange(16.).view(1, 4, 4), 2)
    >>> indices
    tensor([[[ 5,  7],
             [13, 15]]])
    """

def max_pool3d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0, 0),
    dilation: _int | Sequence[_int] = (1, 1, 1),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of each window; NaN counts as largest. (N, C, D, H, W) or (C, D, H, W); each output size is
    (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down or with ceil_mode up; stride is the kernel's
    size unless given. Integers and floating point; padding above half the kernel, bool and complex are errors.

    >>> F.max_pool3d(torch.arange(16.).view(1, 2, 2, 4), 2)
    tensor([[[[13., 15.]]]])
    """

def max_pool3d_with_indices(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0, 0),
    dilation: _int | Sequence[_int] = (1, 1, 1),
    ceil_mode: _bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window and its place in the flattened volume; NaN counts as largest. (N, C, D, H, W)
    or (C, D, H, W); indices are int64. Integers and floating point. An empty window, and padding of more than half
    of it, are errors.

    >>> output, indices = F.max_pool3d_with_indices(torch.arange(16.).view(1, 2, 2, 4), 2)
    >>> indices
    tensor([[[[13, 15]]]])
    """

def max_unpool1d(
    input: Tensor,
    indices: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0,),
    output_size: Sequence[_int] | None = None,
) -> Tensor:
    """The inverse of max_pool1d with indices: the elements of self at their places, zeros elsewhere; of two at one
    place one stays. (N, C, L) or (C, L), and int64 indices of that shape; each output size is (n - 1) stride - 2
    padding + k, or what output_size says: 1 or 3 numbers, less than a stride away from that. Floating point; other
    sizes, and indices outside, are errors.

    >>> F.max_unpool1d(torch.tensor([[5., 4.]]), torch.tensor([[1, 3]]), 2)
    tensor([[0., 5., 0., 4.]])
    """

def max_unpool2d(
    input: Tensor,
    indices: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0),
    output_size: Sequence[_int] | None = None,
) -> Tensor:
    """The inverse of max_pool2d with indices: the elements of self at their places, zeros elsewhere; of two at one
    place one stays. (N, C, H, W) or (C, H, W), and int64 indices of that shape; each output size is (n - 1) stride
    - 2 padding + k, or what output_size says: 2 or 4 numbers, less than a stride away from that. Floating point;
    other sizes, and indices outside, are errors.

    >>> F.max_unpool2d(torch.tensor([[[5.]]]), torch.tensor([[[2]]]), 2)
    tensor([[[0., 0.],
             [5., 0.]]])
    """

def max_unpool3d(
    input: Tensor,
    indices: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0, 0),
    output_size: Sequence[_int] | None = None,
) -> Tensor:
    """The inverse of max_pool3d with indices: the elements of self at their places, zeros elsewhere; of two at one
    place one stays. (N, C, D, H, W) or (C, D, H, W), and int64 indices of that shape; each output size is (n - 1)
    stride - 2 padding + k, or what output_size says: 3 or 5 numbers, less than a stride away from that. Floating
    point; other sizes, and indices outside, are errors.

    >>> F.max_unpool3d(torch.tensor([[[[5.]]]]), torch.tensor([[[[6]]]]), 2).flatten()
    tensor([0., 0., 0., 0., 0., 0., 5., 0.])
    """

def mish(input: Tensor, inplace: _bool = False) -> Tensor:
    """x * tanh(softplus(x)), in the shape of x. Floating point only.

    >>> F.mish(torch.tensor([-1., 0., 1.]))
    tensor([-0.3034,  0.0000,  0.8651])
    """

def mse_loss(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    weight: Tensor | None = None,
) -> Tensor:
    """(input - target) squared, reduced; with a weight, weighted. size_average and reduce are older forms of
    reduction. In the broadcast shape with reduction none, 0-dim with mean or sum; another word is an error.
    Floating point only, promoted where they differ.

    >>> F.mse_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 4.]), reduction='none')
    tensor([0.2500, 4.0000])
    """

def multi_margin_loss(
    input: Tensor,
    target: Tensor,
    p: Number = 1,
    margin: Number = 1.0,
    weight: Tensor | None = None,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """The mean over the classes d but the target t of max(0, margin - input[t] + input[d])^p, times weight[t]; p is 1
    or 2. input (N, C) or (C), floating point, target (N) or 0-dim, int64. In the shape of target with reduction
    none, else 0-dim. Another shape of target or weight, and a class outside, are errors.

    >>> F.multi_margin_loss(torch.tensor([[0.5, 1., 0.]]), torch.tensor([1]))
    tensor(0.1667)
    """

def multilabel_margin_loss(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """For each wanted class t (those in target before its first -1) and each class d that is not wanted max(0, 1 -
    input[t] + input[d]), summed and divided by the number of classes. input (N, C) or (C), floating point, target
    of the same shape, int64. (N) or 0-dim with reduction none, else 0-dim. A class outside is an error.

    >>> F.multilabel_margin_loss(torch.tensor([[0.1, 0.2, 0.4, 0.8]]), torch.tensor([[3, 0, -1, 1]]))
    tensor(0.8500)
    """

def multilabel_soft_margin_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """binary_cross_entropy_with_logits of each class, times weight, averaged over the last dimension, then reduced.
    target is 0 or 1 in the shape of input, which is floating point. Without the last dimension with reduction none,
    else 0-dim; another word is an error.

    >>> F.multilabel_soft_margin_loss(torch.tensor([[2., -1.]]), torch.tensor([[1., 0.]]))
    tensor(0.2201)
    """

def native_channel_shuffle(input: Tensor, groups: _int) -> Tensor:
    """The first channels of all groups, then the second ones, and so on: (N, C, ...) of any dtype. Fewer than three
    dimensions, groups below 1, and channels that groups does not divide are errors.

    >>> torch.channel_shuffle(torch.arange(4.).view(1, 4, 1), 2).flatten()
    tensor([0., 2., 1., 3.])
    """

def nll_loss(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: _bool | None = None,
    ignore_index: _int = -100,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """-weight[t] input[t] for the class t of each target; those that are ignore_index count nothing; the mean is
    weighted. input (N, C, ...) or (C), target (N, ...) or 0-dim. Floating point, targets int64. 0-dim, in the shape
    of target with reduction none; a class outside is an error.

    >>> F.nll_loss(torch.log(torch.tensor([[0.7, 0.3], [0.1, 0.9]])), torch.tensor([0, 1]))
    tensor(0.2310)
    """

def normalize(
    input: Tensor,
    p: _float = 2.0,
    dim: _int = 1,
    eps: _float = 1e-12,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """x divided by its p-norm along a dimension, or by eps where that is larger; in the shape of x. Floating point and
    complex only; a dimension that x does not have is an error.

    >>> F.normalize(torch.tensor([[3., 4.], [0., 2.]]))
    tensor([[0.6000, 0.8000],
            [0.0000, 1.0000]])
    """

def one_hot(tensor: Tensor, num_classes: _int = -1) -> Tensor:
    """For each class index a row with 1 at that place and 0 elsewhere: (*) gives (*, num_classes). int64, and so are
    the indices; -1 means one more than the largest index. Another dtype, a negative class, and one beyond
    num_classes are errors.

    >>> F.one_hot(torch.tensor([0, 2, 1]), num_classes=3)
    tensor([[1, 0, 0],
            [0, 0, 1],
            [0, 1, 0]])
    """

def pad(input: Tensor, pad: Sequence[_int], mode: _str = 'constant', value: _float | None = None) -> Tensor:
    """Padding of the last dimensions: `pad` holds a pair (before, behind) for each, from the last one back; negative
    crops. Modes: constant, reflect, replicate, circular. Any dtype for constant. A padding as long as the dimension
    (reflect) or longer (circular) is an error.

    >>> F.pad(torch.tensor([[1., 2.]]), (1, 2), value=9.)
    tensor([[9., 1., 2., 9., 9.]])
    """

def pairwise_distance(x1: Tensor, x2: Tensor, p: _float = 2.0, eps: _float = 1e-06, keepdim: _bool = False) -> Tensor:
    """The p-norm of x1 - x2 + eps along the last dimension, which keepdim keeps with size 1. x1 and x2 broadcast;
    floating point and complex only.

    >>> F.pairwise_distance(torch.tensor([[0., 0.]]), torch.tensor([[3., 4.]]))
    tensor([5.0000])
    """

def pdist(input: Tensor, p: _float = 2.0) -> Tensor:
    """p-norm distances of each row of a matrix (n, d) and each later one, 1-d of n (n - 1) / 2 elements. Floating
    point only; another number of dimensions is an error.

    >>> torch.pdist(torch.tensor([[0., 0.], [3., 4.], [0., 1.]]))
    tensor([5.0000, 1.0000, 4.2426])
    """

def pixel_shuffle(input: Tensor, upscale_factor: _int) -> Tensor:
    """Channels spread over finer positions: (..., C * r * r, H, W) gives (..., C, H * r, W * r) with r =
    upscale_factor. Any dtype. Fewer than three dimensions, r below 1, and channels that r * r does not divide are
    errors.

    >>> torch.pixel_shuffle(torch.tensor([1., 2., 3., 4.]).view(4, 1, 1), 2)
    tensor([[[1., 2.],
             [3., 4.]]])
    """

def pixel_unshuffle(input: Tensor, downscale_factor: _int) -> Tensor:
    """The inverse of pixel_shuffle: (..., C, H * r, W * r) gives (..., C * r * r, H, W) with r = downscale_factor. Any
    dtype. Fewer than three dimensions, r below 1, and a height or width that r does not divide are errors.

    >>> torch.pixel_unshuffle(torch.tensor([[[1., 2.], [3., 4.]]]), 2).flatten()
    tensor([1., 2., 3., 4.])
    """

def poisson_nll_loss(
    input: Tensor,
    target: Tensor,
    log_input: _bool = True,
    full: _bool = False,
    size_average: _bool | None = None,
    eps: _float = 1e-08,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """The negative log likelihood of counts under Poisson distributions: exp(input) - target input, or without
    log_input input - target log(input + eps), reduced. full adds Stirling's approximation of log(target!) where
    target is above 1. In the broadcast shape with reduction none, 0-dim with mean or sum; another word is an error.
    Floating point.

    >>> F.poisson_nll_loss(torch.tensor([0., 1.]), torch.tensor([1., 2.]), reduction='none')
    tensor([1.0000, 0.7183])
    """

def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """x where positive, weight * x elsewhere, in the shape of x. weight has one element, or one for each channel
    (dimension 1), and x's dtype. Floating point only; another number of elements, or dtype, of weight is an error.

    >>> torch.prelu(torch.tensor([[-2., 3.], [-4., -5.]]), torch.tensor([0.5, 0.1]))
    tensor([[-1.0000,  3.0000],
            [-2.0000, -0.5000]])
    """

def relu(input: Tensor, inplace: _bool = False) -> Tensor:
    """max(x, 0); NaN stays. Complex and bool are not supported. In the shape of x; inplace=True writes into input and
    returns it.

    >>> F.relu(torch.tensor([-1., 0., 2.]))
    tensor([0., 0., 2.])
    """

def relu6(input: Tensor, inplace: _bool = False) -> Tensor:
    """x limited to [0, 6], in the shape and dtype of x; NaN stays. Integers and floating point; bool and complex are
    errors.

    >>> F.relu6(torch.tensor([-1., 3., 8.]))
    tensor([0., 3., 6.])
    """

def rms_norm(
    input: Tensor,
    normalized_shape: Sequence[_int],
    weight: Tensor | None = None,
    eps: _float | None = None,
) -> Tensor:
    """x / sqrt(mean of squares + eps) over the last dimensions, which have the shape normalized_shape, times weight of
    that shape; in the shape of x. Without eps the smallest step of the dtype. Floating point and complex; integers
    and other last dimensions are errors.

    >>> F.rms_norm(torch.tensor([[3., 4.]]), (2,))
    tensor([[0.8485, 1.1314]])
    """

def rrelu(
    input: Tensor,
    lower: _float = 0.125,
    upper: _float = 0.3333333333333333,
    training: _bool = False,
    inplace: _bool = False,
) -> Tensor:
    """Leaky ReLU: an element that is not positive is multiplied by a slope, drawn for each one uniformly from [lower,
    upper) in training, else the mean of the two. In the shape of input, floating point only; inplace writes into
    input. A lower above upper is an error.

    >>> F.rrelu(torch.tensor([-8., 8.]), 0.25, 0.5)
    tensor([-3.,  8.])
    """

def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: _float = 0.0,
    is_causal: _bool = False,
    *,
    scale: _float | None = None,
    enable_gqa: _bool = False,
) -> Tensor:
    """softmax(query keyT * scale + mask) value over the last two dimensions: query (*, l, e), key (*, s, e) and value
    (*, s, v) give (*, l, v). scale is 1/sqrt(e) unless given. A bool mask keeps what is true, a float one is added;
    is_causal masks the upper triangle. enable_gqa repeats the heads of key and value. Floating point only, of one
    dtype; a mask besides is_causal, a dropout_p outside [0, 1], and shapes that do not fit are errors.

    >>> q, k, v = torch.randn(3, 2, 4, 6, 8)
    >>> F.scaled_dot_product_attention(q, k, v, is_causal=True).shape
    torch.Size([2, 4, 6, 8])
    """

def selu(input: Tensor, inplace: _bool = False) -> Tensor:
    """Scaled elu of self-normalising networks: 1.0507 x where positive, 1.0507 * 1.6733 (exp(x) - 1) elsewhere, in the
    shape of x. Floating point only.

    >>> torch.selu(torch.tensor([-1., 0., 1.]))
    tensor([-1.1113,  0.0000,  1.0507])
    """

def sigmoid(input: Tensor) -> Tensor:
    """Logistic function 1/(1 + exp(-x)), in the shape of x. Takes floats and complex numbers; integers and bool
    compute in the default float type.

    >>> F.sigmoid(torch.tensor([-1., 0., 1.]))
    tensor([0.2689, 0.5000, 0.7311])
    """

def silu(input: Tensor, inplace: _bool = False) -> Tensor:
    """x * sigmoid(x). Floating point and complex only. In the shape of x; inplace=True writes into input and returns
    it.

    >>> F.silu(torch.tensor([-1., 0., 1.]))
    tensor([-0.2689,  0.0000,  0.7311])
    """

def smooth_l1_loss(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    beta: _float = 1.0,
) -> Tensor:
    """d^2/(2 beta) where |d| < beta, |d| - beta/2 elsewhere, for d = input - target, which broadcast: their shape with
    reduction none, 0-dim with mean or sum. Floating point only; a negative beta and another reduction are errors.

    >>> F.smooth_l1_loss(torch.tensor([1., 2.]), torch.tensor([1.5, 4.]))
    tensor(0.8125)
    """

def soft_margin_loss(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """log(1 + exp(-target input)) for a target of 1 or -1, reduced; input and target broadcast, to the shape of the
    result with reduction none, else it is 0-dim. input is floating point, another is an error.

    >>> F.soft_margin_loss(torch.tensor([2., -1.]), torch.tensor([1., -1.]))
    tensor(0.2201)
    """

def softmax(input: Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _dtype | None = None) -> Tensor:
    """exp(x) divided by its sum along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for the
    others. In the shape of x; dtype casts first. Integers without a dtype are an error.

    >>> F.softmax(torch.tensor([[1., 2., 3.]]), dim=1)
    tensor([[0.0900, 0.2447, 0.6652]])
    """

def softmin(input: Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _dtype | None = None) -> Tensor:
    """softmax of -x, in the shape of x. Floating point only; dtype casts first.

    >>> F.softmin(torch.tensor([1., 2., 3.]), dim=0)
    tensor([0.6652, 0.2447, 0.0900])
    """

def softplus(input: Tensor, beta: Number = 1, threshold: Number = 20, *, out: Tensor | None = None) -> Tensor:
    """log(1 + exp(beta x)) / beta; x itself where beta x is above the threshold. Floating point only. The result has
    the shape of the tensor.

    >>> F.softplus(torch.tensor([-1., 0., 30.]))
    tensor([ 0.3133,  0.6931, 30.0000])
    """

def softshrink(input: Tensor, lambd: _float = 0.5, *, out: Tensor | None = None) -> Tensor:
    """x moved towards 0 by lambd, 0 where |x| <= lambd, in the shape of x. Floating point only; a negative lambd is an
    error.

    >>> F.softshrink(torch.tensor([-1., 0.2, 0.75]))
    tensor([-0.5000,  0.0000,  0.2500])
    """

def softsign(input: Tensor) -> Tensor:
    """x / (1 + |x|), elementwise, in the shape of x. Floating point and complex; integers compute in the default float
    type, bool is an error.

    >>> F.softsign(torch.tensor([-3., 0., 1.]))
    tensor([-0.7500,  0.0000,  0.5000])
    """

def tanh(input: Tensor) -> Tensor:
    """Hyperbolic tangent, in the shape of x. Takes floats and complex numbers; integers and bool compute in the
    default float type.

    >>> F.tanh(torch.tensor([-1., 0., 1.]))
    tensor([-0.7616,  0.0000,  0.7616])
    """

def tanhshrink(input: Tensor) -> Tensor:
    """x - tanh(x), elementwise, in the shape of x. Floating point and complex; integers compute in the default float
    type, bool is an error.

    >>> F.tanhshrink(torch.tensor([-1., 0., 1.]))
    tensor([-0.2384,  0.0000,  0.2384])
    """

def triplet_margin_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: _float = 1.0,
    p: _float = 2.0,
    eps: _float = 1e-06,
    swap: _bool = False,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """max(0, margin + d(anchor, positive) - d(anchor, negative)) for the pairwise_distance d, reduced; swap takes the
    distance between positive and negative where that is smaller. (N, D), or (D), gives (N), or 0-dim, with
    reduction none, else 0-dim. Floating point only. A margin that is not positive, and different numbers of
    dimensions, are errors.

    >>> a, p, n = torch.tensor([[0., 0.]]), torch.tensor([[1., 0.]]), torch.tensor([[0., 1.5]])
    >>> F.triplet_margin_loss(a, p, n)
    tensor(0.5000)
    """

def unfold(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    dilation: _int | Sequence[_int] = (1, 1),
    padding: _int | Sequence[_int] = (0, 0),
    stride: _int | Sequence[_int] = (1, 1),
) -> Tensor:
    """Sliding blocks of a batch of images, one a column: (N, C, H, W) or (C, H, W) gives (N, C * kernel, blocks) or
    without N. Floating point, complex and bool; blocks larger than the padded image are an error.

    >>> F.unfold(torch.arange(9.).view(1, 1, 3, 3), kernel_size=2)
    tensor([[[0., 1., 3., 4.],
             [1., 2., 4., 5.],
             [3., 4., 6., 7.],
             [4., 5., 7., 8.]]])
    """

def upsample(
    input: Tensor,
    size: _int | Sequence[_int] | None = None,
    scale_factor: _float | Sequence[_float] | None = None,
    mode: _str = 'nearest',
    align_corners: _bool | None = None,
) -> Tensor:
    """interpolate by its old name: input (N, C, ...) of floating point or uint8, modes, sizes and errors as there.

    >>> F.upsample(torch.tensor([[[1., 3.]]]), scale_factor=2)
    tensor([[[1., 1., 3., 3.]]])
    """

def upsample_bilinear(
    input: Tensor,
    size: _int | Sequence[_int] | None = None,
    scale_factor: _float | Sequence[_float] | None = None,
) -> Tensor:
    """interpolate with mode bilinear and align_corners, by its old name: input (N, C, H, W) of floating point or
    uint8, sizes and errors as there.

    >>> F.upsample_bilinear(torch.tensor([[[[1., 3.]]]]), size=(1, 3))
    tensor([[[[1., 2., 3.]]]])
    """

def upsample_nearest(
    input: Tensor,
    size: _int | Sequence[_int] | None = None,
    scale_factor: _float | Sequence[_float] | None = None,
) -> Tensor:
    """interpolate with mode nearest, by its old name: input (N, C, ...) of floating point or uint8, sizes and errors
    as there.

    >>> F.upsample_nearest(torch.tensor([[[1., 3.]]]), size=3)
    tensor([[[1., 1., 3.]]])
    """


def __getattr__(name: str) -> Any: ...
