# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from .._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def adaptive_avg_pool1d(input: Tensor, output_size: _int | Sequence[_int]) -> Tensor:
    """Means over as many windows as output_size says, spread evenly: (N, C, L) gives (N, C, output_size), or without
    N."""

def adaptive_avg_pool2d(input: Tensor, output_size: _int | Sequence[_int]) -> Tensor:
    """Means over as many windows as output_size says, spread evenly: (N, C, H, W) gives (N, C, *output_size), or
    without N."""

def alpha_dropout(input: Tensor, p: _float = 0.5, training: _bool = False, inplace: _bool = False) -> Tensor:
    """Dropout that keeps mean and variance of self-normalising networks."""

def avg_pool1d(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0,),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
) -> Tensor:
    """The mean of each window; count_include_pad says whether padding counts. (N, C, L) or (C, L); each output size is
    (n + 2 padding - k) / stride + 1, rounded down or with ceil_mode up. Padding above half the kernel is an error."""

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
    """The mean of each window; count_include_pad says whether padding counts, divisor_override replaces the count."""

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
    statistics are those of the batch and move the running ones by momentum; else the running ones are used."""

def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """input1 times weight[k] times input2 for each k, plus bias: (*, n), (*, m), weight (o, n, m) and bias (o) give
    (*, o)."""

def binary_cross_entropy(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
) -> Tensor:
    """-(target log input + (1 - target) log(1 - input)), logarithms not below -100, reduced. input lies in [0, 1]."""

def binary_cross_entropy_with_logits(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    pos_weight: Tensor | None = None,
) -> Tensor:
    """binary_cross_entropy of sigmoid(input), computed stably; pos_weight weighs the positive examples."""

def celu(input: Tensor, alpha: _float = 1.0, inplace: _bool = False) -> Tensor:
    """max(x, 0) + min(0, alpha (exp(x/alpha) - 1))."""

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
    is (N, O, L') or (O, L') with L' = (L + 2 padding - dilation (K - 1) - 1) / stride + 1, rounded down. Dtypes
    must agree; sizes that do not fit are an error. Convolution in 1 dimension with padding 'valid' (none) or 'same'
    (output as large as the input; stride 1 only)."""

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
    each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down. Dtypes must agree; sizes
    that do not fit are an error. Convolution in 2 dimensions with padding 'valid' (none) or 'same' (output as large
    as the input; stride 1 only)."""

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
    bias (O); each output size is (n + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down. Dtypes must
    agree; sizes that do not fit are an error. Convolution in 3 dimensions with padding 'valid' (none) or 'same'
    (output as large as the input; stride 1 only)."""

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
    """Transposed convolution in 1 dimension, plus bias; weight is (C, out/groups, ...)."""

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
    """Transposed convolution in 2 dimensions, plus bias; weight is (C, out/groups, ...)."""

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
    """Transposed convolution in 3 dimensions, plus bias; weight is (C, out/groups, ...)."""

def cosine_similarity(x1: Tensor, x2: Tensor, dim: _int = 1, eps: _float = 1e-08) -> Tensor:
    """x1 x2 / (|x1| |x2|) along a dimension, which goes away, norms not below eps; the tensors broadcast. Floating
    point only."""

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
    mixes in the uniform distribution."""

def dropout(input: Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """Each element set to 0 with probability p and the others scaled by 1/(1-p) in training; the tensor itself
    otherwise."""

def dropout1d(input: Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """As dropout, with whole channels of (N, C, L) or (C, L) kept or set to 0. A p outside [0, 1] is an error."""

def dropout2d(input: Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """As dropout, with whole channels of (N, C, H, W) kept or set to 0. A p outside [0, 1] is an error."""

def dropout3d(input: Tensor, p: _float = 0.5, training: _bool = True, inplace: _bool = False) -> Tensor:
    """As dropout, with whole channels of (N, C, D, H, W) or (C, D, H, W) kept or set to 0. A p outside [0, 1] is an
    error."""

def elu(input: Tensor, alpha: _float = 1.0, inplace: _bool = False) -> Tensor:
    """x where positive, alpha * (exp(x) - 1) elsewhere."""

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
    scaled down in place first."""

def feature_alpha_dropout(input: Tensor, p: _float = 0.5, training: _bool = False, inplace: _bool = False) -> Tensor:
    """Dropout that keeps mean and variance of self-normalising networks, by whole channels."""

def fold(
    input: Tensor,
    output_size: _int | Sequence[_int],
    kernel_size: _int | Sequence[_int],
    dilation: _int | Sequence[_int] = (1, 1),
    padding: _int | Sequence[_int] = (0, 0),
    stride: _int | Sequence[_int] = (1, 1),
) -> Tensor:
    """Sliding blocks (N, C * kernel, blocks), or without N, summed into images (N, C, *output_size). A number of
    blocks that does not match is an error."""

def gelu(input: Tensor, *, approximate: _str = 'none', out: Tensor | None = None) -> Tensor:
    """Gaussian error linear unit, x times the normal distribution function of x; exact, or approximate='tanh'.
    Floating point only."""

def glu(input: Tensor, dim: _int = -1) -> Tensor:
    """First half of a dimension times the sigmoid of the second: the dimension is halved, the others keep their size.
    An odd size is an error. Floating point only."""

def group_norm(
    input: Tensor,
    num_groups: _int,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: _float = 1e-05,
) -> Tensor:
    """Normalisation over groups of channels of each sample: input (N, C, *), weight and bias (C). C must be divisible
    by num_groups, else it is an error."""

def gumbel_softmax(
    logits: Tensor,
    tau: _float = 1.0,
    hard: _bool = False,
    eps: _float = 1e-10,
    dim: _int = -1,
) -> Tensor:
    """Samples of the Gumbel-softmax distribution; hard ones are one-hot with the gradient of the soft ones."""

def hardshrink(input: Tensor, lambd: _float = 0.5) -> Tensor:
    """x where |x| > lambd, 0 elsewhere; in the shape of x."""

def hardsigmoid(input: Tensor, inplace: _bool = False) -> Tensor:
    """x/6 + 1/2 limited to [0, 1]."""

def hardswish(input: Tensor, inplace: _bool = False) -> Tensor:
    """x times hardsigmoid(x)."""

def hardtanh(input: Tensor, min_val: _float = -1.0, max_val: _float = 1.0, inplace: _bool = False) -> Tensor:
    """x limited to [min_val, max_val]."""

def huber_loss(
    input: Tensor,
    target: Tensor,
    reduction: _str = 'mean',
    delta: _float = 1.0,
    weight: Tensor | None = None,
) -> Tensor:
    """d^2/2 where |d| < delta, delta (|d| - delta/2) elsewhere, for d = input - target, reduced."""

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
    """batch_norm with statistics of each sample on its own: input (N, C, *) with at least one dimension behind C; more
    than one element a channel, else it is an error in training."""

def kl_div(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    log_target: _bool = False,
) -> Tensor:
    """target (log target - input), reduced (also batchmean); log_target takes logarithms of probabilities."""

def l1_loss(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    weight: Tensor | None = None,
) -> Tensor:
    """|input - target|, reduced; with a weight, weighted. size_average and reduce are older forms of reduction."""

def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[_int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: _float = 1e-05,
    cudnn_enable: _bool = True,
) -> Tensor:
    """(x - mean) / sqrt(variance + eps) over the last dimensions, which have the shape normalized_shape, times weight
    plus bias."""

def leaky_relu(input: Tensor, negative_slope: _float = 0.01, inplace: _bool = False) -> Tensor:
    """x where positive, negative_slope * x elsewhere. Floating point only. inplace=True writes into input and returns
    it."""

def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None, *, out: Tensor | None = None) -> Tensor:
    """input times the transposed weight, plus bias. input (*, in), weight (out, in) or (in), bias (out)."""

def log_softmax(input: Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _dtype | None = None) -> Tensor:
    """Logarithm of softmax along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for the others."""

def logsigmoid(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(sigmoid(x)), computed stably. Floating point only."""

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
    unless given. Padding above half the kernel is an error."""

def max_pool1d_with_indices(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0,),
    dilation: _int | Sequence[_int] = (1,),
    ceil_mode: _bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window and its place in the flattened plane; NaN counts as largest."""

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
    unless given. Padding above half the kernel is an error."""

def max_pool2d_with_indices(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    stride: _int | Sequence[_int] | None = None,
    padding: _int | Sequence[_int] = (0, 0),
    dilation: _int | Sequence[_int] = (1, 1),
    ceil_mode: _bool = False,
) -> tuple[Tensor, Tensor]:
    """The largest element of each window and its place in the flattened plane; NaN counts as largest."""

def mish(input: Tensor, inplace: _bool = False) -> Tensor:
    """x * tanh(softplus(x))."""

def mse_loss(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    weight: Tensor | None = None,
) -> Tensor:
    """(input - target) squared, reduced; with a weight, weighted. size_average and reduce are older forms of
    reduction."""

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
    weighted. input (N, C, ...) or (C), target (N, ...) or 0-dim."""

def normalize(
    input: Tensor,
    p: _float = 2.0,
    dim: _int = 1,
    eps: _float = 1e-12,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """x divided by its p-norm along a dimension, or by eps where that is larger; in the shape of x. Floating point and
    complex only."""

def one_hot(tensor: Tensor, num_classes: _int = -1) -> Tensor:
    """For each class index a row with 1 at that place and 0 elsewhere. int64; -1 means one more than the largest
    index."""

def pad(input: Tensor, pad: Sequence[_int], mode: _str = 'constant', value: _float | None = None) -> Tensor:
    """Padding of the last dimensions: `pad` holds a pair (before, behind) for each, from the last one back; negative
    crops. Modes: constant, reflect, replicate, circular."""

def pdist(input: Tensor, p: _float = 2.0) -> Tensor:
    """p-norm distances of each row of a matrix (n, d) and each later one, n (n - 1) / 2."""

def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """x where positive, weight * x elsewhere; weight has one element or one a channel."""

def relu(input: Tensor, inplace: _bool = False) -> Tensor:
    """max(x, 0); NaN stays. Complex and bool are not supported. inplace=True writes into input and returns it."""

def relu6(input: Tensor, inplace: _bool = False) -> Tensor:
    """x limited to [0, 6]; NaN stays. Integers stay integers; bool is an error."""

def rms_norm(
    input: Tensor,
    normalized_shape: Sequence[_int],
    weight: Tensor | None = None,
    eps: _float | None = None,
) -> Tensor:
    """x / sqrt(mean of squares + eps) over the last dimensions, which have the shape normalized_shape, times weight of
    that shape. Without eps the smallest step of the dtype."""

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
    """softmax(query keyT * scale + mask) value over the last two dimensions; scale is 1/sqrt(size) unless given. A
    bool mask keeps what is true, a float one is added; is_causal masks the upper triangle. enable_gqa repeats the
    heads of key and value."""

def selu(input: Tensor, inplace: _bool = False) -> Tensor:
    """Scaled elu of self-normalising networks."""

def sigmoid(input: Tensor) -> Tensor:
    """Logistic function 1/(1 + exp(-x))."""

def silu(input: Tensor, inplace: _bool = False) -> Tensor:
    """x * sigmoid(x). Floating point and complex only. inplace=True writes into input and returns it."""

def smooth_l1_loss(
    input: Tensor,
    target: Tensor,
    size_average: _bool | None = None,
    reduce: _bool | None = None,
    reduction: _str = 'mean',
    beta: _float = 1.0,
) -> Tensor:
    """d^2/(2 beta) where |d| < beta, |d| - beta/2 elsewhere, for d = input - target, reduced."""

def softmax(input: Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _dtype | None = None) -> Tensor:
    """exp(x) divided by its sum along a dimension; a missing dim means 1 for 2-d and 4-d tensors or more, 0 for the
    others."""

def softmin(input: Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _dtype | None = None) -> Tensor:
    """softmax of -x, in the shape of x. Floating point only."""

def softplus(input: Tensor, beta: Number = 1, threshold: Number = 20, *, out: Tensor | None = None) -> Tensor:
    """log(1 + exp(beta x)) / beta; x itself where beta x is above the threshold. Floating point only."""

def softshrink(input: Tensor, lambd: _float = 0.5) -> Tensor:
    """x moved towards 0 by lambd, 0 where |x| <= lambd. A negative lambd is an error."""

def softsign(input: Tensor) -> Tensor:
    """x / (1 + |x|), elementwise. Integers compute in the default float type."""

def tanh(input: Tensor) -> Tensor:
    """Hyperbolic tangent."""

def tanhshrink(input: Tensor) -> Tensor:
    """x - tanh(x), elementwise. Integers compute in the default float type."""

def unfold(
    input: Tensor,
    kernel_size: _int | Sequence[_int],
    dilation: _int | Sequence[_int] = (1, 1),
    padding: _int | Sequence[_int] = (0, 0),
    stride: _int | Sequence[_int] = (1, 1),
) -> Tensor:
    """Sliding blocks of a batch of images, one a column: (N, C, H, W) or (C, H, W) gives (N, C * kernel, blocks) or
    without N."""


def __getattr__(name: str) -> Any: ...
