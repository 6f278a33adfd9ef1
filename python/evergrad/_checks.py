"""Checks that programs make of their own arguments: an exception of a kind, with a message that is made when it is needed."""

from . import _C

Tensor = _C.Tensor
__all__ = []  # the names have an underscore in front; the package imports them one by one


def _fail(error, message):
    text = "Expected cond to be True, but got False. (Could this error message be improved? Give a message to the check.)"
    if message is not None:
        if not callable(message):
            raise TypeError("message must be a callable")
        text = str(message())
    raise error(text)


def _check_with(error_type, cond, message=None):
    """Raises error_type(message()) unless cond, a bool, holds."""
    if not isinstance(cond, bool):
        raise TypeError(f"cond must be a bool, but got {type(cond)}")
    if not cond:
        _fail(error_type, message)


def _check(cond, message=None):
    """RuntimeError unless cond holds; message() gives the text."""
    _check_with(RuntimeError, cond, message)


def _check_index(cond, message=None):
    """IndexError unless cond holds."""
    _check_with(IndexError, cond, message)


def _check_value(cond, message=None):
    """ValueError unless cond holds."""
    _check_with(ValueError, cond, message)


def _check_type(cond, message=None):
    """TypeError unless cond holds."""
    _check_with(TypeError, cond, message)


def _check_not_implemented(cond, message=None):
    """NotImplementedError unless cond holds."""
    _check_with(NotImplementedError, cond, message)


def _check_is_size(i, message=None, *, max=None):
    """RuntimeError unless the number can be a size: not negative, and not above max."""
    _check(bool(i >= 0), message)
    if max is not None:
        _check(bool(i <= max), message)


def _check_tensor_all_with(error_type, cond, message=None):
    if not isinstance(cond, Tensor):
        raise TypeError(f"cond must be a tensor, but got {type(cond)}")
    if cond.dtype is not _C.bool:
        raise TypeError(f"cond tensor must have dtype torch.bool, but got {cond.dtype}")
    _check_with(error_type, bool(cond.all()), message)


def _check_tensor_all(cond, message=None):
    """RuntimeError unless all elements of a tensor of bools are true."""
    _check_tensor_all_with(RuntimeError, cond, message)


def _assert_async(input, assert_msg=None):
    """RuntimeError unless the single element of a tensor is not zero."""
    if not input.is_nonzero():
        raise RuntimeError(assert_msg or "Expected Tensor with single nonzero value, but got zero")


def _debug_has_internal_overlap(input):
    """Whether elements of a tensor share memory with each other: 0 none, 1 some, 2 that is not known."""
    if any(n > 1 and s == 0 for n, s in zip(input.shape, input.stride())):
        return 1 if input.numel() else 0
    expected = 1
    for stride, size in sorted((s, n) for n, s in zip(input.shape, input.stride()) if n != 1):
        if stride != expected:
            return 2 if input.numel() else 0
        expected *= size
    return 0
