"""The numbers of reductions, for functions that take them."""

_NUMBERS = {"none": 0, "mean": 1, "elementwise_mean": 1, "sum": 2}


def get_enum(reduction):
    """0, 1 or 2 of a reduction's name."""
    if reduction not in _NUMBERS:
        raise ValueError(f"{reduction} is not a valid value for reduction")
    if reduction == "elementwise_mean":
        import warnings

        warnings.warn("reduction='elementwise_mean' is deprecated. Please use reduction='mean' instead.")
    return _NUMBERS[reduction]


def legacy_get_string(size_average, reduce, emit_warning=True):
    """The name of a reduction that is told by two flags."""
    average, reduce = size_average is None or size_average, reduce is None or reduce
    name = "none" if not reduce else "mean" if average else "sum"
    if emit_warning:
        import warnings

        warnings.warn(f"size_average and reduce args will be deprecated, please use reduction='{name}' instead.")
    return name


def legacy_get_enum(size_average, reduce, emit_warning=True):
    """Its number."""
    return get_enum(legacy_get_string(size_average, reduce, emit_warning))
