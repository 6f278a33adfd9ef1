"""Operators of aten that are no operators of the library's: questions about a tensor, which are attributes here, and a few
that are said in others. They are called by name (torch.ops.aten.sym_size.default); no __torch_dispatch__ sees them."""

from . import _C


class Packet:
    """An operator by its name: its overloads are attributes, and calling it calls the first that fits."""

    def __init__(self, name, overloads):
        self.__name__ = name
        self._qualified_op_name = f"aten::{name}"
        self._overload_names = tuple(overloads)
        for overload, function in overloads.items():
            setattr(self, overload, Overload(self, overload, function))

    def overloads(self):
        """Their names."""
        return list(self._overload_names)

    def __call__(self, *args, **kwargs):
        with_dimension = "int" in self._overload_names and len(args) + len(kwargs) > 1
        return getattr(self, "int" if with_dimension else self._overload_names[0])(*args, **kwargs)

    def __repr__(self):
        return f"<OpOverloadPacket(op='aten.{self.__name__}')>"


class Overload:
    """One overload: a function of Python."""

    namespace = "aten"

    def __init__(self, packet, name, function):
        self.overloadpacket = self._overloadpacket = packet
        self._opname, self._overloadname, self._function = packet.__name__, name, function
        self.__name__ = f"{packet.__name__}.{name}"
        self.__module__ = "torch._ops.aten"
        self._name = packet._qualified_op_name + ("" if name == "default" else f".{name}")
        self.tags = []

    def name(self):
        """The qualified name."""
        return self._name

    def __call__(self, *args, **kwargs):
        return self._function(*args, **kwargs)

    def __str__(self):
        return f"aten.{self.__name__}"

    def __repr__(self):
        return f"<OpOverload(op='aten.{self._opname}', overload='{self._overloadname}')>"


def _zeros_of_features(self, other, *, self_num_batch_dims=0):
    """Zeros that lie in memory as `other` does, one such memory for each place in self's leading dimensions."""
    batch = tuple(self.shape[:self_num_batch_dims])
    places = other.untyped_storage().nbytes() // other.element_size()
    strides, step = [], places
    for n in reversed(batch):
        strides.insert(0, step)
        step *= n
    memory = _C.zeros((step,), dtype=other.dtype, device=other.device)
    return memory.as_strided(batch + tuple(other.shape), (*strides, *other.stride()), other.storage_offset())


def _convolution_backward(
    grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask
):
    """The gradients of a convolution with respect to its input, weight and bias; None for those not asked for."""
    from .nn import functional as F

    n = weight.dim() - 2
    options = {"stride": tuple(stride), "padding": tuple(padding), "dilation": tuple(dilation), "groups": groups}
    convolve = getattr(F, f"conv{'_transpose' if transposed else ''}{n}d")
    if transposed:
        options["output_padding"] = tuple(output_padding)
    recorded = _C.is_grad_enabled()
    with _C.enable_grad():
        x, w = (
            t if recorded and t.requires_grad else t.detach().requires_grad_() for t in (input, weight)
        )
        wanted = [t for t, asked in zip((x, w), output_mask) if asked]
        out = convolve(x, w, **options)
        found = iter(_C._grad((out,), wanted, (grad_output,), recorded, recorded, False) if wanted else ())
    bias = grad_output.sum([0, *range(2, n + 2)]) if output_mask[2] else None
    return next(found) if output_mask[0] else None, next(found) if output_mask[1] else None, bias


def _alone(function):
    return {"default": function}


_sizes = {"default": lambda self: self.size(), "int": lambda self, dim: self.size(dim)}
_strides = {"default": lambda self: self.stride(), "int": lambda self, dim: self.stride(dim)}
_contiguous = {
    "default": lambda self: self.is_contiguous(),
    "memory_format": lambda self, memory_format: self.is_contiguous(memory_format=memory_format),
}
_OPERATORS = {
    "size": _sizes,
    "sym_size": _sizes,
    "stride": _strides,
    "sym_stride": _strides,
    "numel": _alone(lambda self: self.numel()),
    "sym_numel": _alone(lambda self: self.numel()),
    "storage_offset": _alone(lambda self: self.storage_offset()),
    "sym_storage_offset": _alone(lambda self: self.storage_offset()),
    "dim": _alone(lambda self: self.dim()),
    "is_contiguous": _contiguous,
    "_new_zeros_with_same_feature_meta": _alone(_zeros_of_features),
    "convolution_backward": _alone(_convolution_backward),
}


def packet(name):
    """The operator of that name; None where it is none of these."""
    return Packet(name, _OPERATORS[name]) if name in _OPERATORS else None
