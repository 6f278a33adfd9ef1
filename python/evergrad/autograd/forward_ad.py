"""Forward mode: tangents carried along with values."""

from collections import namedtuple

from .. import _C

UnpackedDualTensor = namedtuple("UnpackedDualTensor", "primal tangent")
_current_level = -1
_stack = []


def enter_dual_level():
    """Opens a level; tangents belong to it."""
    if _current_level >= 0:
        raise RuntimeError("Nested forward mode AD is not supported at the moment")
    return _enter()


def _enter():
    global _current_level
    _stack.append(_current_level)
    _current_level = _C._forward_enter()
    return _current_level


def exit_dual_level(*, level=None):
    """Closes the innermost level; its tangents are gone."""
    global _current_level
    if _current_level < 0 or not _stack:
        raise RuntimeError("Trying to exit a forward AD level when no level is active.")
    if level is not None and level != _current_level:
        raise RuntimeError(
            "Trying to exit a forward AD level that was not the last one that was created. This is not supported."
        )
    _C._forward_exit(_current_level)
    _current_level = _stack.pop()


class dual_level:
    """Opens a level for a block."""

    def __enter__(self):
        return enter_dual_level()

    def __exit__(self, *exc):
        exit_dual_level()


class _nested_level(dual_level):
    """A level inside others, for the transforms of functions."""

    def __enter__(self):
        return _enter()


def _is_fwd_grad_enabled():
    """Whether tangents are seen."""
    return _C._forward_enable(None)


class _set_fwd_grad_enabled:
    """Whether tangents are seen; as a context manager for a while."""

    def __init__(self, mode):
        self._before = _C._forward_enable(bool(mode))

    def __enter__(self):
        pass

    def __exit__(self, *exc):
        _C._forward_enable(self._before)


def make_dual(tensor, tangent, *, level=None):
    """A tensor that carries a tangent."""
    level = _current_level if level is None else level
    if level < 0:
        raise RuntimeError(
            "Trying to create a dual Tensor for forward AD but no level exists, make sure to enter_dual_level() first."
        )
    if not (tensor.is_floating_point() or tensor.is_complex()):
        raise ValueError(f"Expected primal to be floating point or complex, but got: {tensor.dtype}")
    if not (tangent.is_floating_point() or tangent.is_complex()):
        raise ValueError(f"Expected tangent to be floating point or complex, but got: {tangent.dtype}")
    if _C._unpack_dual(tangent, level)[1] is not None:
        raise RuntimeError(
            "make_dual: the given tangent itself has a forward gradient at the same level: expected a plain tensor"
        )
    return _C._make_dual(tensor, tangent, level)


def unpack_dual(tensor, *, level=None):
    """(primal, tangent); the tangent is None for a tensor that carries none."""
    level = _current_level if level is None else level
    if level < 0:
        return UnpackedDualTensor(tensor, None)
    return UnpackedDualTensor(*_C._unpack_dual(tensor, level))
