"""The window functions themselves. Arguments that a call in another language cannot have are judged here."""

import functools
from collections.abc import Iterable

from ... import _C

_IN_MESSAGES = {name: "general_cosine" for name in ("general_hamming", "hamming", "hann", "nuttall")}


def _checked(name, function):
    @functools.wraps(function)
    def window(M, *, layout=_C.strided, **options):
        if layout is not _C.strided:
            raise ValueError(
                f"{_IN_MESSAGES.get(name, name)} is implemented for strided tensors only, got: {layout}"
            )
        if not isinstance(options.get("a", ()), Iterable):
            raise TypeError("Coefficients must be a list/tuple")
        return function(M, **options)

    window.__module__ = __name__
    return window


__all__ = [k for k in vars(_C._ns_signal_windows) if not k.startswith("__")]
globals().update({k: _checked(k, getattr(_C._ns_signal_windows, k)) for k in __all__})
