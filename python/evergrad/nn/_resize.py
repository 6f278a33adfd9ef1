"""Images made larger and smaller: each dimension is a sum of weighted taps."""

import math

from .. import _C

_DIMS = {"linear": 3, "bilinear": 4, "bicubic": 4, "trilinear": 5}


def _steps(m, n, factor, align, dtype):
    """Where each element of the result lies in the input, before its middle is taken into account."""
    if align:
        scale = (n - 1) / (m - 1) if m > 1 else 0.0
    else:
        scale = 1.0 / factor if factor is not None and factor > 0 else n / m
    return _C.tensor(scale, dtype=dtype), _C.arange(m, dtype=dtype)


def _nearest(m, n, factor, exact, plane):
    scale, i = _steps(m, n, factor, False, _C.float32)
    if plane and not exact and m in (n, 2 * n):  # whatever the factor: each element once, or twice
        return [(_C.arange(m) // (m // n), None)]
    at = ((i + 0.5) * scale if exact else i * scale).floor().to(_C.int64)
    return [(at.clamp(max=n - 1), None)]


def _linear(m, n, factor, align, dtype):
    scale, i = _steps(m, n, factor, align, dtype)
    at = i * scale if align else ((i + 0.5) * scale - 0.5).clamp(min=0)
    low = at.to(_C.int64).clamp(max=n - 1)
    part = (at - low.to(dtype)).clamp(0, 1)
    return [(low, 1 - part), ((low + 1).clamp(max=n - 1), part)]


def _cubic_weight(x, a):
    x = x.abs()
    near = ((a + 2) * x - (a + 3)) * x * x + 1
    far = (((x - 5) * x + 8) * x - 4) * a
    return _C.where(x <= 1, near, _C.where(x < 2, far, _C.zeros_like(x)))


def _cubic(m, n, factor, align, dtype):
    scale, i = _steps(m, n, factor, align, dtype)
    at = i * scale if align else (i + 0.5) * scale - 0.5
    low = at.floor()
    part = at - low
    low = low.to(_C.int64)
    return [((low + k).clamp(0, n - 1), _cubic_weight(part - k, -0.75)) for k in (-1, 0, 1, 2)]


def _smooth(m, n, factor, align, dtype, cubic, antialias=True):
    """With antialiasing: the filter is as wide as the pixels that one of the result covers. Taps outside are left out."""
    scale, i = _steps(m, n, factor, align, dtype)
    stretch = max(float(scale), 1.0) if antialias else 1.0
    middle = 0.0 if align and not antialias else 0.5  # where a pixel's own place is
    support = (2.0 if cubic else 1.0) * stretch
    center = scale * (i + middle)
    first = (center - support + 1 - middle).to(_C.int64).clamp(min=0)
    count = (center + support + 1 - middle).to(_C.int64).clamp(max=n) - first
    taps = []
    for k in range(2 * math.ceil(support) + 1):
        x = ((first + k).to(dtype) - center + middle) / stretch
        w = _cubic_weight(x, -0.5 if antialias else -0.75) if cubic else (1 - x.abs()).clamp(min=0)
        taps.append(((first + k).clamp(max=n - 1), w * (k < count).to(dtype)))
    total = sum(w for _, w in taps)
    return [(at, w / total) for at, w in taps]


def _in_bytes(x, dim, taps):
    """The taps over bytes in whole numbers: weights of 16 bits, and bytes again as the result."""
    weights = _C.stack([w for _, w in taps])
    for k in range(1, len(taps)):  # one weight where taps meet at the edge
        same = taps[k][0] == taps[k - 1][0]
        weights[k] += weights[k - 1] * same
        weights[k - 1] *= ~same
    largest, bits = float(weights.max()), 0
    while bits < 22 and int(0.5 + largest * (1 << (bits + 1))) < 1 << 15:
        bits += 1
    weights = weights * (1 << bits)
    weights = (weights + 0.5 * weights.sign()).trunc().to(_C.int32)
    shape = [1] * x.dim()
    shape[dim] = -1
    out = 1 << (bits - 1)
    for (at, _), w in zip(taps, weights):
        out = out + x.index_select(dim, at).to(_C.int32) * w.reshape(shape)
    return (out >> bits).clamp(0, 255).to(_C.uint8)


def _check_type(input, mode, spatial):
    """Real floating point numbers, and bytes where planes are resized or the nearest are taken."""
    if input.is_floating_point() or input.dtype is _C.uint8 and (spatial == 2 or mode.startswith("nearest")):
        return
    kind = "nearest" if mode.startswith("nearest") else "cubic" if mode == "bicubic" else "linear"
    raise NotImplementedError(
        f"\"compute_indices_weights_{kind}\" not implemented for '{input.type().rsplit('.', 1)[1].removesuffix('Tensor')}'"
    )


def _along(x, dim, taps):
    shape = [1] * x.dim()
    shape[dim] = -1
    out = None
    for at, w in taps:
        part = x.index_select(dim, at)
        if w is not None:
            part = part * w.reshape(shape)
        out = part if out is None else out + part
    return out


def interpolate(input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias):
    if mode in ("nearest", "area", "nearest-exact"):
        if align_corners is not None:
            raise ValueError(
                "align_corners option can only be set with the interpolating modes: linear | bilinear | bicubic | "
                "trilinear"
            )
    elif mode not in _DIMS:
        raise NotImplementedError(
            "Input Error: Only 3D, 4D and 5D input Tensors supported (got "
            f"{input.dim()}D) for the modes: nearest | linear | bilinear | bicubic | trilinear | area | nearest-exact "
            f"(got {mode})"
        )
    spatial = input.dim() - 2
    if size is not None and scale_factor is not None:
        raise ValueError("only one of size or scale_factor should be defined")
    if size is None and scale_factor is None:
        raise ValueError("either size or scale_factor should be defined")
    lengths = list(input.shape[2:])
    factors = [None] * spatial

    def each(value):
        if not isinstance(value, (tuple, list)):
            return [value] * spatial
        if len(value) != spatial:
            what = "output size" if size is not None else "scale_factor"
            raise ValueError(
                "Input and output must have the same number of spatial dimensions, but got input with spatial "
                f"dimensions of {lengths} and {what} of {value}. Please provide input tensor in (N, C, d1, d2, ...,dK) "
                f"format and {'output size' if size is not None else 'scale_factor'} in "
                f"{'(o1, o2, ...,oK)' if size is not None else '(s1, s2, ...,sK)'} format."
            )
        return list(value)

    if size is not None:
        if recompute_scale_factor:
            raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
        sizes = each(size)
        if not all(isinstance(s, int) for s in sizes):
            raise TypeError(
                "expected size to be one of int or Tuple[int] or Tuple[int, int] or Tuple[int, int, int], but got size "
                f"with types {[type(s) for s in sizes]}"
            )
    else:
        given = [float(s) for s in each(scale_factor)]
        if not all(math.isfinite(f) for f in given):
            raise RuntimeError("value cannot be converted to type int64_t without overflow")
        sizes = [math.floor(n * f) for n, f in zip(lengths, given)]
        if not recompute_scale_factor:
            factors = given
    if antialias and not (mode in ("bilinear", "bicubic") and input.dim() == 4):
        raise ValueError("Anti-alias option is restricted to bilinear and bicubic modes and requires a 4-D tensor as input")
    if input.dim() not in (3, 4, 5):
        raise NotImplementedError(
            f"Input Error: Only 3D, 4D and 5D input Tensors supported (got {input.dim()}D) for the modes: nearest | "
            f"linear | bilinear | bicubic | trilinear | area | nearest-exact (got {mode})"
        )
    if mode in _DIMS and _DIMS[mode] != input.dim():
        raise NotImplementedError(f"Got {input.dim()}D input, but {mode} mode needs {_DIMS[mode]}D input")
    if min(sizes) <= 0 or min(lengths) <= 0:
        raise RuntimeError(
            f"Input and output sizes should be greater than 0, but got input (H: {lengths}) output (H: {sizes})"
        )
    if input.size(1) == 0 and mode != "area":
        raise RuntimeError(
            f"Non-empty {input.dim()}D data tensor expected but got a tensor with sizes {list(input.shape)}"
        )
    align = bool(align_corners)
    if mode == "area":
        from ._windows import adaptive_avg_pool

        return adaptive_avg_pool(spatial, input, sizes)
    _check_type(input, mode, spatial)
    dense = _C.channels_last if spatial == 2 else _C.channels_last_3d if spatial == 3 else None
    dense = dense if dense and not input.is_contiguous() and input.is_contiguous(memory_format=dense) else None
    half = input.dtype in (_C.float16, _C.bfloat16)
    in_bytes = input.dtype is _C.uint8 and mode in _DIMS
    x = input.to(_C.float32) if half and mode in _DIMS else input
    dtype = _C.float64 if x.dtype is _C.float64 or in_bytes else _C.float32
    for d, (n, m, f) in reversed(list(enumerate(zip(lengths, sizes, factors)))):
        if in_bytes:
            if mode == "bicubic" and not antialias:
                taps = _cubic(m, n, f, align, dtype)
            else:
                taps = _smooth(m, n, f, align, dtype, mode == "bicubic", antialias)
            x = x if n == m and (align or f in (None, 1.0)) else _in_bytes(x, 2 + d, taps)
            continue
        if mode.startswith("nearest"):
            taps = _nearest(m, n, f, mode == "nearest-exact", spatial == 2 and sum(sizes) <= 128)
        elif antialias:
            taps = _smooth(m, n, f, align, dtype, mode == "bicubic")
        elif mode == "bicubic":
            taps = _cubic(m, n, f, align, dtype)
        else:
            taps = _linear(m, n, f, align, dtype)
        if mode in _DIMS and n == m and (align or f in (None, 1.0)):
            continue
        x = _along(x, 2 + d, taps)
    x = x.to(input.dtype)
    if dense:
        return x.contiguous(memory_format=dense)
    return x.clone(memory_format=_C.contiguous_format) if x is input else x.contiguous()
