"""Pooling said in other operators: over windows in any number of dimensions, with the places of maxima."""

import math

from .. import _C
from .._types import iinfo


def _spread(value, n):
    return tuple(value) if isinstance(value, (tuple, list)) else (value,) * n


def _check_dims(input, n, name):
    if input.dim() not in (n + 1, n + 2):
        if name.startswith("adaptive") and input.dim() <= n:
            raise ValueError(f"Input dimension should be at least {n + 1}")
        raise RuntimeError(f"{name}: Expected {n + 1}D or {n + 2}D input, but got {input.dim()}D")


def _sizes(lengths, kernel, stride, padding, dilation, ceil_mode):
    out = []
    for length, k, s, p, d in zip(lengths, kernel, stride, padding, dilation):
        if k <= 0 or s <= 0 or d <= 0:
            raise RuntimeError("kernel size, stride and dilation should be greater than zero")
        if p < 0:
            raise RuntimeError(f"pad must be non-negative, but got pad: {p}")
        if p > (d * (k - 1) + 1) // 2:
            raise RuntimeError(
                f"pad should be at most half of effective kernel size, but got pad={p}, kernel_size={k} and dilation={d}"
            )
        span = length + 2 * p - d * (k - 1) - 1
        n = (-(-span // s) if ceil_mode else span // s) + 1
        if ceil_mode and (n - 1) * s >= length + p:
            n -= 1
        if n < 1:
            raise RuntimeError(f"Given input size: {list(lengths)}. Calculated output size is too small")
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


def avg_pool(n, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    _check_dims(input, n, f"avg_pool{n}d")
    kernel, padding = _spread(kernel_size, n), _spread(padding, n)
    stride = kernel if stride is None else _spread(stride, n)
    if divisor_override == 0:
        raise RuntimeError("divisor must be not zero")
    ones = (1,) * n
    lengths = input.shape[-n:]
    counts = _sizes(lengths, kernel, stride, padding, ones, ceil_mode)
    total = _windows(input, kernel, stride, padding, ones, counts, 0.0).sum(-1)
    if divisor_override is not None:
        return total / divisor_override
    elements = _C.ones((1,) * n, dtype=input.dtype)
    for i, (length, k, s, p, c) in enumerate(zip(lengths, kernel, stride, padding, counts)):
        start = _C.arange(c) * s - p
        end = (start + k).clamp(max=length + p)
        if not count_include_pad:
            start, end = start.clamp(min=0), end.clamp(max=length)
        elements = elements * (end - start).to(input.dtype).reshape([-1 if j == i else 1 for j in range(n)])
    return total / elements


def max_pool(n, input, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    _check_dims(input, n, f"max_pool{n}d")
    kernel, padding, dilation = _spread(kernel_size, n), _spread(padding, n), _spread(dilation, n)
    stride = kernel if stride is None or stride == [] else _spread(stride, n)
    lengths = input.shape[-n:]
    counts = _sizes(lengths, kernel, stride, padding, dilation, ceil_mode)
    lowest = -math.inf if input.is_floating_point() else float(iinfo(input.dtype).min)
    values, at = _windows(input, kernel, stride, padding, dilation, counts, lowest).max(-1)
    if not return_indices:
        return values
    place, at_rest = _C.zeros_like(at), at
    for i in range(n - 1, -1, -1):
        tap = at_rest % kernel[i]
        at_rest = at_rest // kernel[i]
        origin = (_C.arange(counts[i]) * stride[i] - padding[i]).reshape([-1] + [1] * (n - 1 - i))
        place = place + (origin + tap * dilation[i]) * math.prod(lengths[i + 1 :])
    return values, place


def _parts(length, count):
    """The elements of each of `count` parts, the last one repeated where a part is shorter than the longest."""
    starts = [i * length // count for i in range(count)]
    ends = [-(-(i + 1) * length // count) for i in range(count)]
    longest = max((e - s for s, e in zip(starts, ends)), default=1)
    return [[min(s + j, e - 1) for j in range(longest)] for s, e in zip(starts, ends)], longest


def _target(n, input, output_size):
    sizes = _spread(output_size, n)
    if len(sizes) != n:
        what = {1: "one int", 2: "two ints", 3: "three ints"}[n]
        raise RuntimeError(f"'output_size' should contain {what}")
    return [input.size(input.dim() - n + i) if s is None else s for i, s in enumerate(sizes)]


def adaptive_max_pool(n, input, output_size, return_indices):
    _check_dims(input, n, f"adaptive_max_pool{n}d")
    sizes, first, x, tables = _target(n, input, output_size), input.dim() - n, input, []
    for i, size in enumerate(sizes):
        table, longest = _parts(input.size(first + i), size)
        tables.append(_C.tensor(table, dtype=_C.int64).reshape(size, longest))
        x = x.index_select(first + 2 * i, tables[i].reshape(-1)).unflatten(first + 2 * i, (size, longest))
    lead = list(range(first))
    x = x.permute(*lead, *[first + 2 * i for i in range(n)], *[first + 2 * i + 1 for i in range(n)])
    values, at = x.flatten(first + n).max(-1)
    if not return_indices:
        return values
    place = _C.zeros_like(at)
    for i in range(n - 1, -1, -1):
        longest = tables[i].size(1)
        tap, at = at % longest, at // longest
        row = _C.arange(sizes[i]).reshape([-1] + [1] * (n - 1 - i)).expand_as(tap)
        place = place + tables[i][row, tap] * math.prod(input.shape[first + i + 1 :])
    return values, place


def adaptive_avg_pool(n, input, output_size):
    _check_dims(input, n, f"adaptive_avg_pool{n}d")
    sizes, first, x = _target(n, input, output_size), input.dim() - n, input
    for i, size in enumerate(sizes):
        length = x.size(first + i)
        parts = [
            x.narrow(first + i, j * length // size, -(-(j + 1) * length // size) - j * length // size).mean(first + i)
            for j in range(size)
        ]
        x = _C.stack(parts, first + i)
    return x


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
    if indices.numel() and (int(indices.min()) < 0 or int(indices.max()) >= total):
        bad = int(indices.max()) if int(indices.max()) >= total else int(indices.min())
        raise RuntimeError(f"Found an invalid max index: {bad} (output volumes are of size {'x'.join(map(str, size))})")
    flat = _C.zeros((*lead, total), dtype=input.dtype)
    out = flat.scatter(-1, indices.flatten(-n), input.flatten(-n)).reshape(*lead, *size)
    channels_last = n == 2 and input.dim() == 4 and not input.is_contiguous()
    if channels_last and input.is_contiguous(memory_format=_C.channels_last):
        out = out.contiguous(memory_format=_C.channels_last)
    return out
