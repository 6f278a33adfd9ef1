"""What tests compare and make: assert_close() over tensors, numbers and nests of them, make_tensor()."""

import cmath
import collections.abc
import warnings

from . import _C

__all__ = ["assert_allclose", "assert_close", "make_tensor"]

_TOLERANCES = {
    _C.float16: (1e-3, 1e-5),
    _C.bfloat16: (1.6e-2, 1e-5),
    _C.float32: (1.3e-6, 1e-5),
    _C.float64: (1e-7, 1e-7),
    _C.complex32: (1e-3, 1e-5),
    _C.complex64: (1.3e-6, 1e-5),
    _C.complex128: (1e-7, 1e-7),
}
_KINDS = {int: _C.int64, float: _C.float64, complex: _C.complex128}


class _Settings:
    """The options of one call."""

    def __init__(self, **options):
        self.__dict__.update(options)

    def tolerances(self, *dtypes):
        if (self.rtol is None) != (self.atol is None):
            missing = "rtol" if self.rtol is None else "atol"
            raise ValueError(f"Both 'rtol' and 'atol' must be either specified or omitted, but got no {missing}.")
        if self.rtol is not None:
            return self.rtol, self.atol
        pairs = [_TOLERANCES.get(d, (0.0, 0.0)) for d in dtypes]
        return max(p[0] for p in pairs), max(p[1] for p in pairs)

    def fail(self, text, where):
        if where:
            text += f"\n\nThe failure occurred for item {''.join(f'[{w!r}]' for w in where)}"
        if self.msg is not None:
            text = self.msg(text) if callable(self.msg) else self.msg
        raise AssertionError(text)


def _difference(settings, what, absolute, relative, rtol, atol, head, where):
    """The text of values that differ, with what was allowed."""
    exact = rtol == 0 and atol == 0
    lines = [f"{what} are not {'equal' if exact else 'close'}!", "", *head]
    for (name, value), limit in zip((absolute, relative), (atol, rtol)):
        lines.append(f"{name}: {value}" + ("" if exact else f" (up to {limit} allowed)"))
    settings.fail("\n".join(lines), where)


# ---- numbers ----


def _is_number(x):
    return isinstance(x, (int, float, complex)) and not isinstance(x, bool)


def _compare_numbers(s, a, e, where):
    if s.check_dtype and type(a) is not type(e) and not (_plain_kind(a) is _plain_kind(e)):
        s.fail(f"The (d)types do not match: {type(a)} != {type(e)}.", where)
    rtol, atol = s.tolerances(_KINDS[_plain_kind(a)], _KINDS[_plain_kind(e)])
    gap = abs(a - e)
    if a == e or (s.equal_nan and cmath.isnan(a) and cmath.isnan(e)):
        return
    if cmath.isfinite(gap) and gap <= atol + rtol * abs(e):
        return
    ratio = gap / abs(e) if e else float("inf")
    head = [f"Expected {e} but got {a}."]
    _difference(s, "Scalars", ("Absolute difference", gap), ("Relative difference", ratio), rtol, atol, head, where)


def _plain_kind(x):
    return next(k for k in (int, float, complex) if isinstance(x, k))


# ---- tensors ----


def _as_tensor(x):
    return x if isinstance(x, _C.Tensor) else _C.tensor(x)


def _tensor_like(x):
    return isinstance(x, _C.Tensor) or (hasattr(x, "__array__") and hasattr(x, "dtype"))


def _wide(t):
    """In a dtype in which differences neither wrap around nor are rounded."""
    if t.is_complex():
        return t.to(_C.complex128)
    if t.is_floating_point():
        return t.to(_C.float64)
    return t.to(_C.int64)


def _compare_tensors(s, actual, expected, where):
    a, e = _as_tensor(actual).detach(), _as_tensor(expected).detach()
    for t in (actual, expected):
        if isinstance(t, _C.Tensor) and t._is_batched:
            raise ValueError("tensors of vmap have no values of their own to compare")

    def attribute(name, left, right):
        if left != right:
            s.fail(f"The values for attribute '{name}' do not match: {left} != {right}.", where)

    attribute("shape", a.shape, e.shape)
    if s.check_layout:
        attribute("layout", a.layout, e.layout)
    if s.check_device:
        attribute("device", a.device, e.device)
    if s.check_dtype:
        attribute("dtype", a.dtype, e.dtype)
    if s.check_stride:
        attribute("stride()", a.stride(), e.stride())
    rtol, atol = s.tolerances(a.dtype, e.dtype)
    if a.is_meta or e.is_meta:
        return
    if a.dtype is not e.dtype:
        joint = _C.promote_types(a.dtype, e.dtype)
        a, e = a.to(joint), e.to(joint)
    if a.dtype.is_floating_point and a.dtype.itemsize == 1:  # no arithmetic is defined in float8; float32 holds it all
        a, e = a.float(), e.float()
    with _C.no_grad():
        if a.is_floating_point() or a.is_complex():
            near = _C.isclose(a, e, rtol, atol, s.equal_nan)
        else:
            near = a == e
            if (rtol or atol) and a.dtype is not _C.bool:
                x, y = _wide(a), _wide(e)
                near = near | ((x - y).abs() <= atol + rtol * y.abs())
        bad = a.numel() - int(near.sum())
        if bad:
            _tell_tensors(s, a, e, near, bad, rtol, atol, where)


def _tell_tensors(s, a, e, near, bad, rtol, atol, where):
    x, y = _wide(a), _wide(e)
    gap = (x - y).abs()
    gap = gap.masked_fill(near, 0)
    ratio = (gap / y.abs()).masked_fill(near, 0)
    if a.dim() == 0:
        head = [f"Expected {e.item()} but got {a.item()}."]
        pairs = ("Absolute difference", gap.item()), ("Relative difference", ratio.item())
        _difference(s, "Scalars", *pairs, rtol, atol, head, where)

    def greatest(t):
        at = int(t.nan_to_num(float("inf"), float("inf"), float("-inf")).argmax() if t.is_floating_point() else t.argmax())
        index = tuple(int(i) for i in _C.unravel_index(_C.tensor(at), tuple(t.shape)))
        return f"{t[index].item()} at index {index}"

    head = [f"Mismatched elements: {bad} / {a.numel()} ({100 * bad / a.numel():.1f}%)"]
    pairs = ("Greatest absolute difference", greatest(gap)), ("Greatest relative difference", greatest(ratio))
    _difference(s, "Tensor-likes", *pairs, rtol, atol, head, where)


# ---- nests ----


def _compare(s, a, e, where):
    sequences, mappings = collections.abc.Sequence, collections.abc.Mapping
    if all(isinstance(x, sequences) and not isinstance(x, str) for x in (a, e)):
        if len(a) != len(e):
            s.fail(f"The length of the sequences mismatch: {len(a)} != {len(e)}", where)
        for i, (x, y) in enumerate(zip(a, e)):
            _compare(s, x, y, (*where, i))
    elif all(isinstance(x, mappings) for x in (a, e)):
        missing, more = [k for k in e if k not in a], [k for k in a if k not in e]
        if missing or more:
            text = "The keys of the mappings do not match:"
            text += f"\nMissing keys in the actual mapping: {sorted(missing, key=str)}" if missing else ""
            text += f"\nAdditional keys in the actual mapping: {sorted(more, key=str)}" if more else ""
            s.fail(text, where)
        for k in e:
            _compare(s, a[k], e[k], (*where, k))
    elif a is None or e is None:
        if a is not e:
            s.fail(f"None mismatch: {a} is not {e}", where)
    elif isinstance(a, bool) and isinstance(e, bool):
        if a is not e:
            s.fail(f"Booleans mismatch: {a} is not {e}", where)
    elif _is_number(a) and _is_number(e):
        _compare_numbers(s, a, e, where)
    elif _tensor_like(a) and _tensor_like(e) and _related(s, a, e):
        _compare_tensors(s, a, e, where)
    else:
        raise TypeError(f"No comparison pair was able to handle inputs of type {type(a)} and {type(e)}.")


def _related(s, a, e):
    if type(a) is type(e):
        return True
    return s.allow_subclasses and (isinstance(a, type(e)) or isinstance(e, type(a)))


def assert_close(
    actual,
    expected,
    *,
    allow_subclasses=True,
    rtol=None,
    atol=None,
    equal_nan=False,
    check_device=True,
    check_dtype=True,
    check_layout=True,
    check_stride=False,
    msg=None,
):
    """Raises AssertionError unless both agree within |actual - expected| <= atol + rtol |expected|, whose limits follow from
    the dtype unless given. Tensors, arrays and numbers, and sequences and mappings of them. msg: the text, or a function
    that makes it of the usual one."""
    s = _Settings(
        allow_subclasses=allow_subclasses, rtol=rtol, atol=atol, equal_nan=equal_nan, check_device=check_device,
        check_dtype=check_dtype, check_layout=check_layout, check_stride=check_stride, msg=msg,
    )  # fmt: skip
    if (rtol is None) != (atol is None):
        s.tolerances()
    _compare(s, actual, expected, ())


def assert_allclose(actual, expected, rtol=None, atol=None, equal_nan=True, msg=""):
    """assert_close() with another form of arguments, which PyTorch has given up."""
    warnings.warn(
        "`torch.testing.assert_allclose()` is deprecated since 1.12: use `torch.testing.assert_close()`.",
        FutureWarning,
        stacklevel=2,
    )
    actual = _as_tensor(actual)
    if not isinstance(expected, _C.Tensor):
        expected = _C.tensor(expected, dtype=actual.dtype)
    if rtol is None and atol is None:
        looser = {_C.float16: (1e-3, 1e-3), _C.float32: (1e-4, 1e-5), _C.float64: (1e-5, 1e-8)}
        pairs = [looser.get(t.dtype, (0.0, 0.0)) for t in (actual, expected)]
        rtol, atol = max(p[0] for p in pairs), max(p[1] for p in pairs)
    assert_close(
        actual, expected, rtol=rtol, atol=atol, equal_nan=equal_nan, check_device=True, check_dtype=False,
        check_stride=False, msg=msg or None,
    )  # fmt: skip


# ---- data ----


def make_tensor(
    *shape,
    dtype,
    device,
    low=None,
    high=None,
    requires_grad=False,
    noncontiguous=False,
    exclude_zero=False,
    memory_format=None,
):
    """A tensor of random values in [low, high), which are -9 and 9 unless given, in the limits of the dtype. exclude_zero:
    zeros become the smallest number, or 1. noncontiguous: with gaps in memory."""
    if len(shape) == 1 and isinstance(shape[0], collections.abc.Sequence):
        shape = tuple(shape[0])
    if noncontiguous and memory_format is not None:
        raise ValueError("The parameters `noncontiguous` and `memory_format` are mutually exclusive")
    floating, complex_ = dtype.is_floating_point, dtype.is_complex
    if requires_grad and not (floating or complex_):
        raise ValueError(f"`requires_grad=True` is not supported for boolean and integral dtypes, but got {dtype=}")
    low, high = _limits(dtype, low, high)
    if noncontiguous and _product(shape) > 1:
        wide = (*shape[:-1], 2 * shape[-1])
        out = _fill(wide, dtype, device, low, high)[..., ::2]
    else:
        out = _fill(shape, dtype, device, low, high)
        if memory_format is not None:
            out = out.clone(memory_format=memory_format)
    if exclude_zero:
        from ._types import finfo

        smallest = finfo(dtype).tiny if floating or complex_ else 1
        out = out.masked_fill_(out == 0, smallest)
    return out.requires_grad_() if requires_grad else out


def _product(shape):
    n = 1
    for s in shape:
        n *= s
    return n


def _limits(dtype, low, high):
    from ._types import finfo, iinfo

    if dtype is _C.bool:
        least, most, default = 0, 1, (0, 2)
    elif dtype.is_floating_point or dtype.is_complex:
        least, most, default = finfo(dtype).min, finfo(dtype).max, (-9, 9)
    else:
        least, most, default = iinfo(dtype).min, iinfo(dtype).max, (max(-9, iinfo(dtype).min), 10)
    low, high = default[0] if low is None else low, default[1] if high is None else high
    if any(v != v for v in (low, high)):
        raise ValueError(f"`low` and `high` cannot be NaN, but got {low=} and {high=}")
    if low == high and (dtype.is_floating_point or dtype.is_complex):
        warnings.warn(
            "Passing `low==high` to `torch.testing.make_tensor` for floating or complex types is deprecated since 2.1: "
            "torch.full() makes such tensors.",
            FutureWarning,
            stacklevel=4,
        )
    elif low >= high:
        raise ValueError(f"`low` must be less than `high`, but got {low} >= {high}")
    if low > most or high < least:
        raise ValueError(f"The requested range [{low}, {high}) does not meet that of {dtype}, [{least}, {most}]")
    return max(low, least), min(high, most + (0 if dtype.is_floating_point or dtype.is_complex else 1))


def _fill(shape, dtype, device, low, high):
    if dtype is _C.bool:
        return _C.randint(0, 2, shape, dtype=dtype, device=device)
    if dtype.is_complex:
        real = dtype.to_real()
        wide = _C.float32 if real is _C.float16 else real
        parts = _C.empty((*shape, 2), dtype=wide, device=device).uniform_(low, high)
        return _C.view_as_complex(parts).to(dtype, copy=True)  # a tensor of its own, no view
    if dtype.is_floating_point:
        wide = dtype if dtype.itemsize > 1 else _C.float32
        return _C.empty(shape, dtype=wide, device=device).uniform_(low, high).to(dtype)
    low, high = int(-(-low // 1)), int(-(-high // 1))
    return _C.randint(low, max(high, low + 1), shape, dtype=dtype, device=device)
