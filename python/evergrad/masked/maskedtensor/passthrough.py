"""Functions that only choose or move elements: they do the same to the mask."""

from ... import _C
from ...overrides import DisableTorchFunctionSubclass
from .core import MaskedTensor, mask_of, plain

Tensor = _C.Tensor

PASSTHROUGH_NAMES = (
    "__getitem__ atleast_1d atleast_2d atleast_3d broadcast_tensors broadcast_to cat chunk column_stack concat "
    "concatenate "
    "diagonal dsplit dstack expand expand_as flatten flip gather hsplit hstack index_select meshgrid movedim narrow "
    "permute ravel repeat reshape reshape_as roll select split squeeze stack swapaxes swapdims t tensor_split "
    "transpose "
    "unbind unflatten unfold unsqueeze view view_as vsplit vstack __iter__"
).split()
NAMES = frozenset(PASSTHROUGH_NAMES)
_JOINS = frozenset("broadcast_tensors cat column_stack concat concatenate dstack hstack meshgrid stack vstack".split())


def _each(value, f):
    """The value with f applied to the tensors in it."""
    if isinstance(value, (tuple, list)):
        return type(value)(_each(v, f) for v in value)
    return f(value)


def apply(func, name, args, kwargs):
    if name == "__iter__":
        return iter(args[0].unbind(0))

    def mask(x):
        if isinstance(x, MaskedTensor):
            return mask_of(x)
        if name in _JOINS and isinstance(x, Tensor):  # nothing of it is masked out
            return _C.ones(x.shape, dtype=_C.bool)
        return x

    with DisableTorchFunctionSubclass():
        data = func(*_each(list(args), plain), **{k: _each(v, plain) for k, v in kwargs.items()})
        masks = func(*_each(list(args), mask), **{k: _each(v, mask) for k, v in kwargs.items()})
    if isinstance(data, (tuple, list)):
        return type(data)(MaskedTensor._over(d, m) for d, m in zip(data, masks))
    return MaskedTensor._over(data, masks)
