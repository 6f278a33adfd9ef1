"""The fast path of MultiheadAttention and of Transformer layers without gradients, which gives the same values."""

_is_fastpath_enabled = True


def get_fastpath_enabled():
    """Whether the fast path may be taken."""
    return _is_fastpath_enabled


def set_fastpath_enabled(value):
    """Says whether the fast path may be taken."""
    global _is_fastpath_enabled
    _is_fastpath_enabled = value
