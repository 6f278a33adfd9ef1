"""Help for types."""


def not_none(obj):
    """The value, which must not be None."""
    if obj is None:
        raise TypeError("Invariant encountered: value was None when it should not be")
    return obj
