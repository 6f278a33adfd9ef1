"""What use_deterministic_algorithms() switches. Every operator gives the same result for the same number of threads; those
that the reference calls nondeterministic on the CPU warn or fail as there, and new memory is filled."""

from . import _C

__all__ = [
    "are_deterministic_algorithms_enabled",
    "is_deterministic_algorithms_warn_only_enabled",
    "use_deterministic_algorithms",
]
_state = {"mode": False, "warn_only": False, "fill": True}


def _tell():
    _C._set_determinism(0 if not _state["mode"] else 1 if _state["warn_only"] else 2)
    _C._ns__ops._fill_uninitialized(_state["mode"] and _state["fill"])


def use_deterministic_algorithms(mode, *, warn_only=False):
    """Asks for operators that give the same result every time. Those that have no such form raise a RuntimeError, with
    warn_only they warn; memory that nobody has written to is filled (utils.deterministic.fill_uninitialized_memory)."""
    for value, name, where in ((mode, "mode", " (position 1)"), (warn_only, "warn_only", "")):
        if not isinstance(value, bool):
            raise TypeError(
                f"_set_deterministic_algorithms(): argument '{name}'{where} must be bool, not {type(value).__name__}"
            )
    _state.update(mode=mode, warn_only=warn_only)
    _tell()


def are_deterministic_algorithms_enabled():
    """Whether deterministic algorithms are asked for."""
    return _state["mode"]


def is_deterministic_algorithms_warn_only_enabled():
    """Whether operators without a deterministic form only warn."""
    return _state["warn_only"]


def _get_deterministic_fill_uninitialized_memory():
    return _state["fill"]


def _set_deterministic_fill_uninitialized_memory(mode):
    if not isinstance(mode, bool):
        raise RuntimeError(f"expected a bool, but got {type(mode).__name__}")
    _state["fill"] = mode
    _tell()


_C._get_deterministic_fill_uninitialized_memory = _get_deterministic_fill_uninitialized_memory
_C._set_deterministic_fill_uninitialized_memory = _set_deterministic_fill_uninitialized_memory
