"""Tensors in the layouts of oneDNN, and which kernel PyTorch would convolve with.

Such a tensor says nothing about how its elements lie in memory, so that operators may choose: here they lie in rows, and
oneDNN reorders what it computes with inside of an operator. What operators give for such tensors is one again.
"""

from . import _C

Tensor = _C.Tensor


class MkldnnTensor(Tensor):
    """A tensor in a layout of oneDNN. to_dense() gives the plain one."""

    @property
    def layout(self):
        return _C._mkldnn

    @property
    def is_mkldnn(self):
        return True

    def to_mkldnn(self, dtype=None):
        return self if dtype is None or dtype is self.dtype else self.to_dense().to_mkldnn(dtype)

    def to_dense(self, dtype=None, *, masked_grad=None):
        """The same values as a plain tensor, differentiably."""
        dense = self.as_subclass(Tensor)
        return dense if dtype is None else dense.to(dtype)

    def __repr__(self, *, tensor_contents=None):
        return repr(self.to_dense())[:-1] + ", layout=torch._mkldnn)"

    __str__ = __repr__

    def __reduce_ex__(self, protocol):
        return to_mkldnn, (self.to_dense(),)

    def __deepcopy__(self, memo):
        return memo.setdefault(id(self), to_mkldnn(self.to_dense().__deepcopy__(memo)))


def _hidden(name):
    def refuse(self, *args, **kwargs):
        raise RuntimeError(f"Cannot access data pointer or strides of a tensor in a layout of oneDNN: {name}(). See to_dense().")

    refuse.__name__ = name
    refuse.__doc__ = "Refused: nothing is known of the memory."
    return refuse


for _name in ("data_ptr", "stride", "storage", "untyped_storage", "storage_offset", "numpy", "as_strided", "__array__"):
    setattr(MkldnnTensor, _name, _hidden(_name))


def to_mkldnn(self, dtype=None):
    """The tensor in a layout of oneDNN, differentiably: float32, float16 or bfloat16 on the CPU."""
    if dtype is not None:
        self = self.to(dtype)
    if self.dtype not in (_C.float32, _C.float16, _C.bfloat16):
        raise RuntimeError(
            f"dense_to_mkldnn expects float, bfloat16 or half tensor input, but got {self.dtype}"
        )
    return self if isinstance(self, MkldnnTensor) else self.contiguous().as_subclass(MkldnnTensor)


class ConvBackend:
    """One of PyTorch's kernels for convolutions."""

    def __init__(self, name, value):
        self.name, self.value = name, value

    def __int__(self):
        return self.value

    __index__ = __int__

    def __repr__(self):
        return f"<_ConvBackend.{self.name}: {self.value}>"


for _value, _name in enumerate(
    """CudaDepthwise2d CudaDepthwise3d Cudnn CudnnTranspose Empty Miopen MiopenDepthwise MiopenTranspose Mkldnn
    MkldnnTranspose MkldnnEmpty NnpackSpatial Overrideable Slow2d Slow3d SlowDilated2d SlowDilated3d SlowTranspose2d
    SlowTranspose3d Winograd3x3Depthwise Xnnpack2d Mps MpsTranspose""".split()
):
    setattr(ConvBackend, _name, ConvBackend(_name, _value))


def select_conv_backend(
    input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, bias_sizes_opt=None
):
    """The kernel that PyTorch would use for a convolution: oneDNN's where it may, else that of its own for the shape."""
    import sys

    opaque = isinstance(input, MkldnnTensor)
    if input.size(0) == 0 or input.size(1) == 0:
        return ConvBackend.MkldnnEmpty if opaque else ConvBackend.Empty
    if input.numel() == 0:
        raise RuntimeError(
            f"Only zero batch or zero channel inputs are supported, but got input shape: {list(input.shape)}"
        )
    switches = sys.modules.get(__package__ + ".backends.mkldnn")
    allowed = (switches is None or switches.enabled) and input.dtype in (_C.float32, _C.float16, _C.bfloat16)
    if opaque or allowed:
        return ConvBackend.MkldnnTranspose if transposed else ConvBackend.Mkldnn
    volume = input.dim() == 5
    if transposed:
        return ConvBackend.SlowTranspose3d if volume else ConvBackend.SlowTranspose2d
    if any(d != 1 for d in dilation):
        return ConvBackend.SlowDilated3d if volume else ConvBackend.SlowDilated2d
    return ConvBackend.Slow3d if volume else ConvBackend.Slow2d
