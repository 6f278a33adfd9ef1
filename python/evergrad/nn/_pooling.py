"""Pooling functions that give one result or two, and sizes that may be None: the generated operators know neither."""

from .. import _C

_n = _C._ns_nn_functional


def _sizes(input, output_size):
    """A list of sizes in which None keeps that of the input."""
    if isinstance(output_size, int):
        return output_size
    first = input.dim() - len(output_size)
    if first <= 0:
        raise ValueError(f"Input dimension should be at least {len(output_size) + 1}")
    return [input.size(first + i) if size is None else size for i, size in enumerate(output_size)]


def _maximum(name):
    plain, indexed = getattr(_n, name), getattr(_n, name + "_with_indices")

    def with_indices(
        input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False
    ):
        return tuple(indexed(input, kernel_size, stride, padding, dilation, ceil_mode))

    def function(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
        if return_indices:
            return tuple(indexed(input, kernel_size, stride, padding, dilation, ceil_mode))
        return plain(input, kernel_size, stride, padding, dilation, ceil_mode)

    return _named(name, function, with_indices)


def _adaptive_maximum(name):
    plain, indexed = getattr(_n, name), getattr(_n, name + "_with_indices")
    sizes = (lambda input, output_size: output_size) if name.endswith("1d") else _sizes

    def with_indices(input, output_size, return_indices=False):
        return tuple(indexed(input, sizes(input, output_size)))

    def function(input, output_size, return_indices=False):
        if return_indices:
            return tuple(indexed(input, sizes(input, output_size)))
        return plain(input, sizes(input, output_size))

    return _named(name, function, with_indices)


def _adaptive_average(name):
    operator = getattr(_n, name)

    def function(input, output_size):
        return operator(input, _sizes(input, output_size))

    return _named(name, function)


def _fractional(name):
    plain, indexed = getattr(_n, name), getattr(_n, name + "_with_indices")
    n = int(name[-2])

    def check(**lists):
        for what, sizes in lists.items():
            if isinstance(sizes, (tuple, list)) and len(sizes) != n:
                raise RuntimeError(
                    f"{name}: {what} must either be a single Int or tuple of {'Ints' if n == 2 else 'three Ints'}"
                )

    def with_indices(
        input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None
    ):
        check(kernel_size=kernel_size, output_size=output_size)
        return tuple(indexed(input, kernel_size, output_size, output_ratio, True, _random_samples))

    def function(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
        check(kernel_size=kernel_size, output_size=output_size)
        if return_indices:
            return tuple(indexed(input, kernel_size, output_size, output_ratio, True, _random_samples))
        return plain(input, kernel_size, output_size, output_ratio, _random_samples)

    return _named(name, function, with_indices)


def _named(name, *functions):
    for function, end in zip(functions, ("", "_with_indices")):
        function.__name__ = function.__qualname__ = name + end
        function.__doc__ = getattr(_n, name + end).__doc__
        yield name + end, function


for _made in (
    *(_maximum(f"max_pool{n}d") for n in (1, 2, 3)),
    *(_adaptive_maximum(f"adaptive_max_pool{n}d") for n in (1, 2, 3)),
    *(_adaptive_average(f"adaptive_avg_pool{n}d") for n in (2, 3)),
    *(_fractional(f"fractional_max_pool{n}d") for n in (2, 3)),
):
    globals().update(_made)

__all__ = [name for name in globals() if "_pool" in name and not name.startswith("_")]
