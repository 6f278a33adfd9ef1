"""How MaskedTensors are made."""

from .core import MaskedTensor

__all__ = ["as_masked_tensor", "masked_tensor"]


def masked_tensor(data, mask, requires_grad=False):
    """A MaskedTensor with a copy of the data, cut off from its history."""
    return MaskedTensor(data.detach().clone(), mask.detach().clone(), requires_grad)


def as_masked_tensor(data, mask):
    """A MaskedTensor of the data itself, whose gradients reach the data."""
    return MaskedTensor._over(data, mask)
