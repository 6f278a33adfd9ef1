"""Pooling said in other operators: over windows in any number of dimensions, with the places of maxima."""

import math

from .. import _C
from .._types import iinfo


def _spread(value, n):
    return tuple(value) if isinstance(value, (tuple, list)) else (value,) * n


def _tuple(n, value, what):
    out = _spread(value, n)
    out = out * n if len(out) == 1 else out
    if len(out) != n:
        raise RuntimeError(f"{what} must be a single int, or a tuple of {['', 'one int', 'two ints', 'three ints'][n]}")
    return out


def _name(t):
    return t.type().rsplit(".", 1)[1].removesuffix("Tensor")


def _check_type(input, kernel, integers=()):
    """Real floating point numbers, and what else the kernel of that name takes."""
    if not input.is_floating_point() and input.dtype not in integers:
        raise NotImplementedError(f"\"{kernel}\" not implemented for '{_name(input)}'")


def _check_dims(input, n, name):
    """Pooling takes n spatial dimensions, channels, and a batch or none."""
    if input.dim() in (n + 1, n + 2):
        first = input.dim() - n - 1
        for i, size in enumerate(input.shape):
            if i >= first and size == 0 and n > 1:
                raise RuntimeError(
                    f"{name}(): Expected input's non-batch dimensions to have positive length, but input has a shape of "
                    f"{list(input.shape)} and non-batch dimension {i} has length zero!"
                )
        return
    if n == 3:
        raise RuntimeError("non-empty 4D or 5D (batch mode) tensor expected for input")
    raise RuntimeError(f"{name}: Expected {n + 1}D or {n + 2}D input, but got {input.dim()}D")


def _check_adaptive(input, n, name, filled):
    """The same for adaptive pooling, with its words; `filled`: no dimension but the batch may be empty."""
    kind = f"adaptive_{name}_pool{n}d"
    if n == 1:
        if input.dim() not in (2, 3):
            raise RuntimeError(
                f"Expected 2 to 3 dimensions, but got {input.dim()}-dimensional tensor for argument #1 'self' (while "
                f"checking arguments for {kind})"
            )
    elif input.dim() <= n:
        raise ValueError(f"Input dimension should be at least {n + 1}")
    for i, size in enumerate(input.shape):
        if size == 0 and filled and i > 0:
            raise RuntimeError(
                f"{kind}(): Expected input to have non-zero size for non-batch dimensions, but input has sizes "
                f"{list(input.shape)} with dimension {i} being empty"
            )
    if input.dim() > n + 2:
        raise RuntimeError(f"{kind}(): Expected {n + 1}D or {n + 2}D tensor, but got {list(input.shape)}")


def _dense(input, *outputs):
    """The results in the memory format of the input, where that is one of channels last."""
    formats = {4: _C.channels_last, 5: _C.channels_last_3d}
    wanted = formats.get(input.dim())
    if wanted is None or input.is_contiguous() or not input.is_contiguous(memory_format=wanted):
        wanted = _C.contiguous_format
    outputs = [t.contiguous(memory_format=wanted) for t in outputs]
    return tuple(outputs) if len(outputs) > 1 else outputs[0]


def _check_windows(kernel, stride, padding, dilation):
    for k, s, p, d in zip(kernel, stride, padding, dilation):
        if k <= 0 or s <= 0:
            raise RuntimeError(
                "stride should not be zero" if s == 0 or k == 0 else "kernel size and stride should be greater than zero"
            )
        if d <= 0:
            raise RuntimeError(
                "dilation should be greater than zero, but got "
                + " ".join(f"dilation{c}: {x}" for c, x in zip("THW", dilation))
            )
        if p < 0:
            raise RuntimeError(f"pad must be non-negative, but got pad: {p}")
        if p > (d * (k - 1) + 1) // 2:
            raise RuntimeError(
                f"pad should be at most half of effective kernel size, but got pad={p}, kernel_size={k} and dilation={d}"
            )


def _sizes(lengths, kernel, stride, padding, dilation, ceil_mode):
    out = []
    for length, k, s, p, d in zip(lengths, kernel, stride, padding, dilation):
        span = length + 2 * p - d * (k - 1) - 1
        n = (-(-span // s) if ceil_mode else span // s) + 1
        if ceil_mode and (n - 1) * s >= length + p:
            n -= 1
        if n < 1:
            raise RuntimeError(
                f"Given input size: (1x{'x'.join(map(str, lengths))}). Calculated output size is too small: {n}"
            )
        out.append(n)
    return out


def _windows(input, kernel, stride, padding, dilation, counts, fill):
    """(..., sizes, elements of a window); what lies outside is `fill`."""
    n = len(kernel)
    lengths = input.shape[-n:]
    pads = []
    for length, k, s, p, d, c in reversed(list(zip(lengths, kernel, stride, padding, dilation, counts))):
        pads += [p, max((c - 1) * s + d * (k - 1) + 1 - length - p, 0)]
    x = _C._ns_nn_functional.pad(input, pads, "constant", fill) if any(pads) else input
    first = x.dim() - n
    for i, (k, s, d, c) in enumerate(zip(kernel, stride, dilation, counts)):
        x = x.unfold(first + i, d * (k - 1) + 1, s).narrow(first + i, 0, c)
        if d > 1:
            x = x[..., ::d]
    return x.flatten(-n)


def _share(total, parts):
    return total / parts if total.is_floating_point() else _C.div(total, parts, rounding_mode="trunc")


def avg_pool(n, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    if input.dim() not in (n + 1, n + 2):
        _check_dims(input, n, f"avg_pool{n}d")
    _check_type(input, "avg_pool3d_out_frame", (_C.int64,))
    kernel, padding = _tuple(n, kernel_size, f"avg_pool{n}d: kernel_size"), _tuple(n, padding, f"avg_pool{n}d: padding")
    stride = kernel if stride is None or stride == [] else _tuple(n, stride, f"avg_pool{n}d: stride")
    if divisor_override == 0:
        raise RuntimeError("divisor must be not zero")
    ones = (1,) * n
    lengths = input.shape[-n:]
    _check_windows(kernel, stride, padding, ones)
    _check_dims(input, n, f"avg_pool{n}d")
    for k, p, length in zip(kernel, padding, lengths):
        if length + 2 * p < k and not ceil_mode:
            got, asked = zip(*((f"{c}: {x}", f"k{c}: {y}") for c, x, y in zip("THW", lengths, kernel)))
            raise RuntimeError(f"input image ({' '.join(got)}) smaller than kernel size ({' '.join(asked)})")
    counts = _sizes(lengths, kernel, stride, padding, ones, ceil_mode)
    half = input.dtype in (_C.float16, _C.bfloat16)
    wide = input.to(_C.float32) if half else input
    total = _windows(wide, kernel, stride, padding, ones, counts, 0.0).sum(-1)
    if divisor_override is not None:
        return _dense(input, _share(total, divisor_override).to(input.dtype))
    elements = _C.ones((1,) * n, dtype=wide.dtype)
    for i, (length, k, s, p, c) in enumerate(zip(lengths, kernel, stride, padding, counts)):
        start = _C.arange(c) * s - p
        end = (start + k).clamp(max=length + p)
        if not count_include_pad:
            start, end = start.clamp(min=0), end.clamp(max=length)
        elements = elements * (end - start).to(wide.dtype).reshape([-1 if j == i else 1 for j in range(n)])
    return _dense(input, _share(total, elements).to(input.dtype))


def max_pool(n, input, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    if input.dim() not in (n + 1, n + 2):
        _check_dims(input, n, f"max_pool{n}d")
    _check_type(input, f"max_pool{n}d", (_C.uint8, _C.int8, _C.int16, _C.int32, _C.int64))
    kernel, padding, dilation = (
        _tuple(n, v, f"max_pool{n}d: {what}")
        for v, what in ((kernel_size, "kernel_size"), (padding, "padding"), (dilation, "dilation"))
    )
    stride = kernel if stride is None or stride == [] else _tuple(n, stride, f"max_pool{n}d: stride")
    lengths = input.shape[-n:]
    _check_windows(kernel, stride, padding, dilation)
    _check_dims(input, n, f"max_pool{n}d_with_indices_out_cpu_template")
    counts = _sizes(lengths, kernel, stride, padding, dilation, ceil_mode)
    lowest = -math.inf if input.is_floating_point() else float(iinfo(input.dtype).min)
    values, at = _windows(input, kernel, stride, padding, dilation, counts, lowest).max(-1)
    if not return_indices:
        return _dense(input, values)
    place, at_rest = _C.zeros_like(at), at
    for i in range(n - 1, -1, -1):
        tap = at_rest % kernel[i]
        at_rest = at_rest // kernel[i]
        origin = (_C.arange(counts[i]) * stride[i] - padding[i]).reshape([-1] + [1] * (n - 1 - i))
        place = place + (origin + tap * dilation[i]) * math.prod(lengths[i + 1 :])
    return _dense(input, values, place)


def _parts(length, count):
    """The elements of each of `count` parts, the last one repeated where a part is shorter than the longest."""
    starts = [i * length // count for i in range(count)]
    ends = [-(-(i + 1) * length // count) for i in range(count)]
    longest = max((e - s for s, e in zip(starts, ends)), default=1)
    return [[min(s + j, e - 1) for j in range(longest)] for s, e in zip(starts, ends)], longest


def _target(n, input, output_size, name):
    sizes = _spread(output_size, n)
    if len(sizes) != n:
        if n == 1:
            message = f"adaptive_{name}_pool1d() argument 'output_size' should contain one int (got {len(sizes)})"
        elif name == "max":
            message = f"adaptive_max_pool{n}d(): internal error: output_size.size() must be {n}"
        else:
            message = f"adaptive_avg_pool{n}d: output_size must be {n}"
        raise RuntimeError(message)
    sizes = [input.size(input.dim() - n + i) if s is None else s for i, s in enumerate(sizes)]
    if min(sizes) < 0:
        if name == "max":
            shape = list(input.shape[: input.dim() - n]) + ([1] if n == 1 else []) + sizes
            raise RuntimeError(f"Trying to create tensor with negative dimension {min(sizes)}: {shape}")
        listed = ", ".join(str(s) for s in ([1, *sizes] if n == 1 else sizes))
        raise RuntimeError(
            f"adaptive_avg_pool{max(n, 2)}d: elements of output_size must be greater than or equal to 0 but received "
            f"{{{listed}}}"
        )
    return sizes


def adaptive_max_pool(n, input, output_size, return_indices):
    _check_adaptive(input, n, "max", True)
    sizes, first, x, tables = _target(n, input, output_size, "max"), input.dim() - n, input, []
    _check_type(input, "adaptive_max_pool3d_cpu" if n == 3 else "adaptive_max_pool2d")
    if 0 in sizes:
        values = (input.flatten(first).narrow(-1, 0, 0)).reshape(*input.shape[:first], *sizes)
        return (values, _C.zeros(values.shape, dtype=_C.int64)) if return_indices else values
    for i, size in enumerate(sizes):
        table, longest = _parts(input.size(first + i), size)
        tables.append(_C.tensor(table, dtype=_C.int64).reshape(size, longest))
        x = x.index_select(first + 2 * i, tables[i].reshape(-1)).unflatten(first + 2 * i, (size, longest))
    lead = list(range(first))
    x = x.permute(*lead, *[first + 2 * i for i in range(n)], *[first + 2 * i + 1 for i in range(n)])
    values, at = x.flatten(first + n).max(-1)
    if not return_indices:
        return _dense(input, values)
    place = _C.zeros_like(at)
    for i in range(n - 1, -1, -1):
        longest = tables[i].size(1)
        tap, at = at % longest, at // longest
        row = _C.arange(sizes[i]).reshape([-1] + [1] * (n - 1 - i)).expand_as(tap)
        place = place + tables[i][row, tap] * math.prod(input.shape[first + i + 1 :])
    return _dense(input, values, place)


def adaptive_avg_pool(n, input, output_size):
    _check_adaptive(input, n, "avg", n > 1)
    sizes, first = _target(n, input, output_size, "avg"), input.dim() - n
    _check_type(input, "adaptive_avg_pool3d_cpu" if n == 3 else "adaptive_avg_pool2d")
    if 0 in sizes:
        return input.flatten(first).narrow(-1, 0, 0).reshape(*input.shape[:first], *sizes)
    x = input.to(_C.float32) if input.dtype in (_C.float16, _C.bfloat16) else input
    for i, size in enumerate(sizes):
        length = x.size(first + i)
        parts = [
            x.narrow(first + i, j * length // size, -(-(j + 1) * length // size) - j * length // size).mean(first + i)
            for j in range(size)
        ]
        x = _C.stack(parts, first + i)
    return _dense(input, x.to(input.dtype))


def _check_unpool(n, input):
    dims = max(n, 2)  # that of one dimension is that of two
    if input.dim() not in (n + 1, n + 2):
        shown = input.dim() + dims - n
        raise RuntimeError(
            f"Input to max_unpooling{dims}d should be a {dims + 1}d or {dims + 2}d Tensor, but got a tensor with {shown} "
            "dimensions."
        )
    for i, length in enumerate(input.shape):
        if i > 0 and length == 0:
            raise RuntimeError(
                f"max_unpooling{dims}d_forward_out_cpu(): Expected input to have non-zero size for non-batch dimensions, "
                f"but got {list(input.shape)} with dimension {i} being empty."
            )
    _check_type(input, f"max_unpool{dims}d")


def max_unpool(n, input, indices, kernel_size, stride, padding, output_size):
    """The inverse of max_pool with indices: the values at their places, zeros elsewhere."""
    kernel, padding = _spread(kernel_size, n), _spread(padding, n)
    stride = kernel if stride is None else _spread(stride, n)
    given = input.shape[-n:]
    default = [(given[i] - 1) * stride[i] + kernel[i] - 2 * padding[i] for i in range(n)]
    if output_size is None:
        size = default
    else:
        size = list(output_size)[-n:]
        if len(output_size) not in (n, n + 1, n + 2):
            raise ValueError(
                f"output_size should be a sequence containing {n} or {n + 2} elements, but it has a length of "
                f"'{len(output_size)}'"
            )
        for i in range(n):
            low, high = default[i] - stride[i], default[i] + stride[i]
            if not low < size[i] < high:
                raise ValueError(f"invalid output_size {list(output_size)} (dim {i} must be between {low} and {high})")
    if indices.dtype is not _C.int64:
        raise RuntimeError(f"elements in indices should be type int64 but got: {indices.dtype}")
    if indices.shape != input.shape:
        raise RuntimeError(
            f"Expected shape of indices to be same as that of the input tensor ({list(input.shape)}) but got indices "
            f"tensor with shape: {list(indices.shape)}"
        )
    lead = input.shape[: input.dim() - n]
    total = math.prod(size)
    _check_unpool(n, input)
    if not indices._is_batched and indices.numel() and (int(indices.min()) < 0 or int(indices.max()) >= total):
        bad = int(indices.max()) if int(indices.max()) >= total else int(indices.min())
        raise RuntimeError(f"Found an invalid max index: {bad} (output volumes are of size {'x'.join(map(str, size))})")
    flat = _C.zeros((*lead, total), dtype=input.dtype)
    out = flat.scatter(-1, indices.flatten(-n), input.flatten(-n)).reshape(*lead, *size)
    channels_last = n == 2 and input.dim() == 4 and not input.is_contiguous()
    if channels_last and input.is_contiguous(memory_format=_C.channels_last):
        out = out.contiguous(memory_format=_C.channels_last)
    return out
