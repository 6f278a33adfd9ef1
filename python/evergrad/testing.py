"""Comparison of tensors for tests."""

from . import _C

_TOLERANCES = {
    _C.float16: (1e-3, 1e-5),
    _C.bfloat16: (1.6e-2, 1e-5),
    _C.float32: (1.3e-6, 1e-5),
    _C.float64: (1e-7, 1e-7),
    _C.complex32: (1e-3, 1e-5),
    _C.complex64: (1.3e-6, 1e-5),
    _C.complex128: (1e-7, 1e-7),
}


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
    """Raises AssertionError unless the two agree within the tolerances of their dtype."""
    if isinstance(expected, (list, tuple)):
        if len(actual) != len(expected):
            raise AssertionError(f"The length of the sequences mismatch: {len(actual)} != {len(expected)}")
        for a, e in zip(actual, expected):
            assert_close(a, e, rtol=rtol, atol=atol, equal_nan=equal_nan, check_dtype=check_dtype, msg=msg)
        return
    if isinstance(expected, dict):
        if set(actual) != set(expected):
            raise AssertionError("The keys of the mappings do not match")
        for k in expected:
            assert_close(
                actual[k], expected[k], rtol=rtol, atol=atol, equal_nan=equal_nan, check_dtype=check_dtype, msg=msg
            )
        return
    a = actual if isinstance(actual, _C.Tensor) else _C.tensor(actual)
    e = expected if isinstance(expected, _C.Tensor) else _C.tensor(expected)
    if a.shape != e.shape:
        raise AssertionError(msg or f"The values for attribute 'shape' do not match: {a.shape} != {e.shape}.")
    if check_dtype and a.dtype is not e.dtype:
        raise AssertionError(msg or f"The values for attribute 'dtype' do not match: {a.dtype} != {e.dtype}.")
    if check_stride and a.stride() != e.stride():
        raise AssertionError(msg or f"The values for attribute 'stride()' do not match: {a.stride()} != {e.stride()}.")
    if (rtol is None) != (atol is None):
        raise ValueError("rtol and atol must both be specified or both be unspecified")
    if rtol is None:
        pairs = [_TOLERANCES.get(t.dtype, (0.0, 0.0)) for t in (a, e)]
        rtol, atol = max(p[0] for p in pairs), max(p[1] for p in pairs)
    if a.dtype is not e.dtype:
        e = e.to(a.dtype)
    with _C.no_grad():
        ok = _C.isclose(a, e, rtol, atol, equal_nan) if a.is_floating_point() or a.is_complex() else a == e
        bad = a.numel() - int(ok.sum())
    if bad:
        kind = "Scalars are" if a.dim() == 0 else "Tensor-likes are"
        raise AssertionError(
            msg
            if isinstance(msg, str)
            else f"{kind} not close!\n\nMismatched elements: {bad} / {a.numel()} "
            f"({100 * bad / a.numel():.1f}%)\nExpected {e} but got {a} (up to {rtol} relative, {atol} absolute)"
        )
