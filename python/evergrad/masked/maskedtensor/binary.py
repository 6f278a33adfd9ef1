"""Functions of two tensors that work on each pair of elements: the masks of two MaskedTensors must be equal, and a
plain tensor or a number takes the mask of the other."""

from ... import _C
from ...overrides import DisableTorchFunctionSubclass
from .core import MaskedTensor, mask_of, plain

BINARY_NAMES = (
    "add arctan2 atan2 bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor div divide eq "
    "equal_all "
    "floor_divide fmax fmin fmod ge greater greater_equal gt le less less_equal logaddexp logaddexp2 logical_and "
    "logical_or logical_xor lt maximum minimum mul multiply ne nextafter not_equal remainder sub subtract true_divide "
    "__add__ __radd__ __sub__ __rsub__ __mul__ __rmul__ __truediv__ __rtruediv__ __floordiv__ __mod__ __and__ __or__ "
    "__xor__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ rsub"
).split()
INPLACE_BINARY_NAMES = (
    "add_ atan2_ bitwise_and_ bitwise_or_ bitwise_xor_ div_ divide_ floor_divide_ fmod_ mul_ multiply_ nextafter_ "
    "remainder_ sub_ subtract_ true_divide_ __iadd__ __isub__ __imul__ __itruediv__"
).split()
NAMES = frozenset(BINARY_NAMES + INPLACE_BINARY_NAMES)


def apply(func, name, args, kwargs):
    a, b = args[0], args[1]
    masks = [mask_of(x) for x in (a, b) if isinstance(x, MaskedTensor)]
    if len(masks) == 2 and not (masks[0].shape == masks[1].shape and _C.equal(masks[0], masks[1])):
        raise ValueError("Input masks must match. If you need support for this, please open an issue on Github.")
    with DisableTorchFunctionSubclass():
        out = func(plain(a), plain(b), *args[2:], **kwargs)
    if name in INPLACE_BINARY_NAMES:
        return a
    return MaskedTensor._over(out, masks[0].expand(out.shape))
