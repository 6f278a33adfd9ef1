"""The class MaskedTensor. It is the tensor of its data, with the mask as an attribute; functions are taken over by
__torch_function__, which finds in `unary`, `binary`, `reductions` and `passthrough` what is to become of the masks."""

from ... import _C
from ...overrides import DisableTorchFunctionSubclass

Tensor = _C.Tensor

__all__ = ["MaskedTensor", "is_masked_tensor"]


def is_masked_tensor(obj, /):
    """Is the object a MaskedTensor?"""
    return isinstance(obj, MaskedTensor)


def _check(data, mask):
    if type(data) is MaskedTensor or type(mask) is MaskedTensor:
        raise TypeError("The data and the mask of a MaskedTensor are plain tensors")
    if data.layout != mask.layout:
        raise TypeError("data and mask must have the same layout.")
    if mask.dtype is not _C.bool:
        raise TypeError("mask must have dtype bool.")
    if data.dtype not in _DTYPES:
        raise TypeError(f"{data.dtype} is not supported in MaskedTensor.")
    if data.dim() != mask.dim():
        raise ValueError("data.dim() must equal mask.dim()")
    if data.shape != mask.shape:
        raise ValueError("data.size() must equal mask.size()")


_DTYPES = (_C.float16, _C.bfloat16, _C.float32, _C.float64, _C.bool, _C.int8, _C.int16, _C.int32, _C.int64, _C.uint8)


def plain(t):
    """The data of a MaskedTensor, with its history; anything else as it is."""
    if not isinstance(t, MaskedTensor):
        return t
    with DisableTorchFunctionSubclass():
        return t.as_subclass(Tensor)


def mask_of(t):
    return t._mask if isinstance(t, MaskedTensor) else None


class MaskedTensor(Tensor):
    """MaskedTensor(data, mask): the elements of data where mask is true.

    Elementwise functions keep the mask; two MaskedTensors go together when their masks are equal. Reductions leave out
    what is masked, and mask the results that no element was left for. Gradients are 0 where the mask is false.
    """

    def __new__(cls, data, mask, requires_grad=False):
        if not isinstance(data, Tensor):
            raise TypeError("data must be a Tensor.")
        if not isinstance(mask, Tensor):
            raise TypeError("mask must be a Tensor.")
        _check(data, mask)
        if data.requires_grad and not requires_grad:
            return cls._over(data, mask)
        out = Tensor._make_subclass(cls, data.detach(), requires_grad)
        out._mask = mask
        return out

    @classmethod
    def _over(cls, data, mask):
        """Shares the data, and its history."""
        _check(data, mask)
        out = data.as_subclass(cls)
        out._mask = mask
        return out

    def get_data(self):
        """The data, masked out elements among them."""
        return plain(self)

    def get_mask(self):
        """The mask."""
        return self._mask

    def to_tensor(self, value):
        """A plain tensor with a value where the mask is false."""
        return _C.where(self._mask, plain(self), value)

    @property
    def grad(self):
        with DisableTorchFunctionSubclass():
            g = Tensor.grad.__get__(self)
        return g if g is None or isinstance(g, MaskedTensor) else MaskedTensor(g.detach(), self._mask)

    @grad.setter
    def grad(self, value):
        with DisableTorchFunctionSubclass():
            Tensor.grad.__set__(self, plain(value) if value is not None else None)

    def backward(self, gradient=None, retain_graph=None, create_graph=False, inputs=None):
        """Gradients of a MaskedTensor: those of its elements that are not masked out."""
        if gradient is None:
            gradient = _C.ones_like(plain(self))
        seed = _C.where(self._mask, plain(gradient), 0)
        Tensor.backward(plain(self), seed, retain_graph, create_graph, inputs)

    def tolist(self):
        """Nested lists, with None for what is masked out."""

        def filled(data, mask):
            if isinstance(data, list):
                return [filled(d, m) for d, m in zip(data, mask)]
            return data if mask else None

        return filled(plain(self).tolist(), self._mask.tolist())

    def item(self):
        """The element, None where it is masked out."""
        return plain(self).item() if bool(self._mask) else None

    def clone(self, *, memory_format=_C.preserve_format):
        """A copy, mask included."""
        return MaskedTensor._over(plain(self).clone(memory_format=memory_format), self._mask.clone())

    def __repr__(self):
        def shown(data, mask, indent):
            if not isinstance(data, list):
                return (f"{data:8.4f}" if isinstance(data, float) else f"{data}") if mask else "      --"
            inside = [shown(d, m, indent + 2) for d, m in zip(data, mask)]
            if not (data and isinstance(data[0], list)):
                return " " * indent + "[" + ", ".join(inside) + "]"
            return " " * indent + "[\n" + ",\n".join(inside) + "\n" + " " * indent + "]"

        data, mask = plain(self).detach().tolist(), self._mask.tolist()
        if self.dim() == 0:
            return f"MaskedTensor({shown(data, True, 0) if mask else '--'}, {mask})"
        return f"MaskedTensor(\n{shown(data, mask, 2)}\n)"

    __str__ = __repr__

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        from . import binary, passthrough, reductions, unary

        kwargs = kwargs or {}
        name = getattr(func, "__name__", "")
        for family in (unary, binary, reductions, passthrough):
            if name in family.NAMES:
                return family.apply(func, name, args, kwargs)
        if name in _ABOUT:
            with DisableTorchFunctionSubclass():
                return func(*args, **kwargs)
        if name == "where":
            return _where(*args, **kwargs)
        if name in _SAME_MASK:
            with DisableTorchFunctionSubclass():
                out = func(plain(args[0]), *args[1:], **kwargs)
            return MaskedTensor._over(out, args[0]._mask)
        if getattr(func, "__self__", None) is not None and name in ("__get__", "__set__"):
            with DisableTorchFunctionSubclass():
                return func(*args, **kwargs)
        raise NotImplementedError(f"{name or func} is not supported for MaskedTensor")


# Questions about the tensor, and what does not look at elements.
_ABOUT = frozenset(
    "dim size stride numel nelement storage_offset is_contiguous is_floating_point is_complex is_signed element_size "
    "data_ptr requires_grad_ register_hook retain_grad __get__ __set__ __len__ __hash__ ndimension is_inference "
    "is_conj "
    "is_neg is_shared is_pinned __setstate__ __dir__ is_same_size dim_order "
    "__reduce_ex__ untyped_storage _is_view as_subclass __bool__ __int__ __float__ __index__".split()
)
_SAME_MASK = frozenset(
    "to float double half bfloat16 int long short char byte bool contiguous detach type cpu zeros_like ones_like "
    "full_like "
    "empty_like rand_like randn_like to_dense type_as".split()
)


def _where(condition, input, other):
    """Elements of both with their masks; a plain tensor or a number has no element masked out."""
    c = plain(condition)
    out = _C.where(c, plain(input), plain(other))
    masks = [
        x._mask if isinstance(x, MaskedTensor) else _C.ones(x.shape if isinstance(x, Tensor) else (), dtype=_C.bool)
        for x in (input, other)
    ]
    return MaskedTensor._over(out, _C.where(c, *masks).expand(out.shape))
