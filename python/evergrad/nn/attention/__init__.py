"""Which way attention is computed, its causal masks, and attention whose scores a function changes."""

from ..._lazy import load as _load
import contextlib
import enum


__all__ = ["SDPBackend", "WARN_FOR_UNFUSED_KERNELS", "sdpa_kernel"]

WARN_FOR_UNFUSED_KERNELS = False


class SDPBackend(enum.Enum):
    """Ways to compute scaled_dot_product_attention. On the CPU there is one, which never holds all scores at once; the
    names are taken for the sake of code that asks for them."""

    name: str
    ERROR = -1
    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3
    OVERRIDEABLE = 4


_allowed = [SDPBackend.FLASH_ATTENTION, SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH, SDPBackend.CUDNN_ATTENTION]


def _cur_sdpa_kernel_backends(with_priority=False):
    """The ways that are allowed now."""
    return list(_allowed)


@contextlib.contextmanager
def sdpa_kernel(backends, set_priority=False):
    """Inside, only these ways are allowed (one, or a list); the outcome is the same for all of them."""
    if isinstance(backends, SDPBackend):
        backends = [backends]
    if not isinstance(backends, list) or not all(isinstance(b, SDPBackend) for b in backends):
        raise AssertionError("Backend must be an instance of SDPBackend or a list of SDPBackend instances")
    before = list(_allowed)
    _allowed[:] = list(dict.fromkeys(backends))
    try:
        yield {}
    finally:
        _allowed[:] = before


def _raise_kernel_warnings(params):
    """No way is refused on the CPU."""


def __getattr__(name):
    if name in ("bias", "experimental", "flex_attention"):
        return _load("." + name, __name__)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
