"""Products with weights of few bits, under the private names that quantizing packages call, and the product of 8-bit
matrices in 32 bits. Weights of 4 bits are packed two a byte, the even columns in the lower half."""

from . import _C

__all__ = [
    "_compute_linear_combination",
    "_convert_weight_to_int4pack_for_cpu",
    "_int_mm",
    "_segment_reduce",
    "_weight_int4pack_mm_for_cpu",
    "_weight_int8pack_mm",
]

_segment_reduce = _C.segment_reduce
_FLOATS = (_C.float32, _C.float16, _C.bfloat16)


def _check(condition, name, text):
    if not condition:
        raise RuntimeError(f"{name}: {text}")


def _said(dtype):
    return str(dtype).partition(".")[2]


def _int_mm(self, mat2, *, out=None):
    """The product of two int8 matrices, in int32."""
    name = "int_mm_out_cpu"
    for what, t in (("self", self), ("mat2", mat2)):
        _check(t.dim() == 2, name, f"Expected {what} to be of dimension 2 but got {t.dim()}")
        _check(t.dtype is _C.int8, name, f"Expected {what} dtype to be of type int8 but got {_said(t.dtype)}")
    _check(
        self.size(1) == mat2.size(0),
        name,
        f"self.size(1) needs to match mat2.size(0) but got {self.size(1)} and {mat2.size(0)}",
    )
    if out is not None:
        _check(out.dtype is _C.int32, name, f"Expected result dtype to be of type kInt but got {_said(out.dtype)}")
        _check(out.dim() == 2, name, f"Expected result to be of dimension 2 but got {out.dim()}")
        for i, n in enumerate((self.size(0), mat2.size(1))):
            _check(out.size(i) == n, name, f"Expected result.size({i}) to be {n} but got {out.size(i)}")
    product = _C.mm(self.to(_C.int32), mat2.to(_C.int32))
    return product if out is None else out.copy_(product)


def _weight_int8pack_mm(self, mat2, scales):
    """self times the transpose of an int8 weight (n, k), whose rows have a scale each."""
    name = "_weight_int8pack_mm_cpu"
    _check(self.dim() == 2 and self.dtype in _FLOATS, name, "expect A to be a 2D tensor of float32, float16 or bfloat16")
    _check(mat2.dim() == 2 and mat2.dtype is _C.int8, name, f"expect B to be a 2D int8 tensor, got {_said(mat2.dtype)}")
    _check(mat2.size(1) == self.size(1), name, f"expect B.size(1) == {self.size(1)}, got {mat2.size(1)}")
    _check(
        scales.dim() == 1 and scales.size(0) == mat2.size(0), name, f"expect scales to be 1d tensor with size {mat2.size(0)}"
    )
    return (_C.mm(self.float(), mat2.float().t()) * scales.float()).to(self.dtype)


def _convert_weight_to_int4pack_for_cpu(self, innerKTiles):
    """An int32 weight (n, k) of numbers from 0 to 15, packed into (n, k / 2) bytes."""
    name = "_convert_weight_to_int4pack_cpu"
    _check(self.dim() == 2 and self.dtype is _C.int32, name, "expect weight to be a 2D int32 tensor")
    _check(self.size(1) % 2 == 0, name, f"expect an even number of columns, got {self.size(1)}")
    low = self.to(_C.uint8)
    return low[:, ::2] | (low[:, 1::2] << 4)


def _weight_int4pack_mm_for_cpu(self, mat2, qGroupSize, qScaleAndZeros):
    """self times the transpose of a packed weight: (number - 8) * scale + zero, a scale and a zero for each group of
    columns, in qScaleAndZeros (k / group, n, 2)."""
    name = "_weight_int4pack_mm_cpu"
    _check(self.dim() == 2 and self.dtype in _FLOATS, name, "expect A to be a 2D tensor of float32, float16 or bfloat16")
    _check(mat2.dim() == 2 and mat2.dtype is _C.uint8, name, f"expect B to be a 2D uint8 tensor, got {_said(mat2.dtype)}")
    _check(mat2.size(1) * 2 == self.size(1), name, f"expect B of {self.size(1) // 2} columns, got {mat2.size(1)}")
    _check(qGroupSize in (32, 64, 128, 256), name, f"expect qGroupSize to be 32, 64, 128 or 256, got {qGroupSize}")
    groups = (self.size(1) // qGroupSize, mat2.size(0), 2)
    _check(
        tuple(qScaleAndZeros.shape) == groups, name, f"expect qScaleAndZeros {groups}, got {tuple(qScaleAndZeros.shape)}"
    )
    numbers = _C.stack([mat2 & 15, mat2 >> 4], -1).reshape(groups[1], groups[0], qGroupSize).float() - 8
    scale, zero = qScaleAndZeros.float().transpose(0, 1).unsqueeze(2).unbind(-1)
    return _C.mm(self.float(), (numbers * scale + zero).reshape(groups[1], -1).t()).to(self.dtype)


def _compute_linear_combination(input, coefficients, *, out=None):
    """The slices of input (of its first dimension), added with each row of coefficients."""
    _check(input.dim() > 0 and input.numel() > 0, "_compute_linear_combination", "Empty tensor not supported")
    done = _C.matmul(coefficients.to(input.dtype), input.reshape(input.size(0), -1))
    done = done.reshape(coefficients.shape[:1] + input.shape[1:])
    return done if out is None else out.add_(done)  # as PyTorch
