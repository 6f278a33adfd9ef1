"""Operators without a batching rule run once a slice. Whoever asks for it is warned of those that did."""

import contextlib
import warnings

from .. import _C

@contextlib.contextmanager
def watched():
    """A run of vmap."""
    if not _C._debug_only_are_vmap_fallback_warnings_enabled():
        yield
        return
    before, _ = _C._vmap_sliced()
    yield
    now, name = _C._vmap_sliced()
    if now != before:
        warnings.warn(
            f"There is a performance drop because we have not yet implemented the batching rule for aten::{name}: it ran "
            "once a slice.",
            stacklevel=4,
        )
