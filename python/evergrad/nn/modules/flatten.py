"""Dimensions joined and split."""

from ... import _absent
from .module import Module

__all__ = [
    "Flatten",
    "Unflatten",
]


class Flatten(Module):
    """A range of dimensions as one."""

    def __init__(self, start_dim=1, end_dim=-1):
        super().__init__()
        self.start_dim, self.end_dim = start_dim, end_dim

    def forward(self, input):
        return input.flatten(self.start_dim, self.end_dim)

    def extra_repr(self):
        return f"start_dim={self.start_dim}, end_dim={self.end_dim}"


class Unflatten(Module):
    """One dimension as several."""

    NamedShape = tuple[tuple[str, int]]

    def __init__(self, dim, unflattened_size):
        super().__init__()
        if isinstance(dim, int):
            if not isinstance(unflattened_size, (tuple, list)):
                raise TypeError(
                    "unflattened_size must be a tuple of ints, but found type " + type(unflattened_size).__name__
                )
            for i, e in enumerate(unflattened_size):
                if not isinstance(e, int):
                    raise TypeError(
                        f"unflattened_size must be tuple of ints, but found element of type {type(e).__name__} at pos "
                        f"{i}"
                    )
        else:
            if not isinstance(unflattened_size, tuple):
                raise TypeError(
                    f"unflattened_size must be a tuple of tuples, but found type {type(unflattened_size).__name__}"
                )
            for i, e in enumerate(unflattened_size):
                if not isinstance(e, tuple):
                    raise TypeError(
                        f"unflattened_size must be tuple of tuples, but found element of type {type(e).__name__} at pos "
                        f"{i}"
                    )
            raise NotImplementedError(f"Unflatten of a named dimension is not available: {_absent.NAMED}")
        self.dim, self.unflattened_size = dim, unflattened_size

    def forward(self, input):
        return input.unflatten(self.dim, self.unflattened_size)

    def extra_repr(self):
        return f"dim={self.dim}, unflattened_size={self.unflattened_size}"
