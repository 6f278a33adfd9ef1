"""finfo, iinfo and the legacy tensor types (FloatTensor, ...)."""

from . import _C

_FLOATS = {  # bits, eps, max, smallest normal, smallest subnormal, resolution
    _C.float16: (16, 2.0**-10, 65504.0, 2.0**-14, 2.0**-24, 1e-3),
    _C.bfloat16: (16, 2.0**-7, 3.3895313892515355e38, 2.0**-126, 2.0**-133, 1e-2),
    _C.float32: (32, 2.0**-23, 3.4028234663852886e38, 2.0**-126, 2.0**-149, 1e-6),
    _C.float64: (64, 2.0**-52, 1.7976931348623157e308, 2.0**-1022, 2.0**-1074, 1e-15),
    _C.float8_e4m3fn: (8, 2.0**-3, 448.0, 2.0**-6, 2.0**-9, 1.0),
    _C.float8_e5m2: (8, 2.0**-2, 57344.0, 2.0**-14, 2.0**-16, 1.0),
}
_INTS = {
    _C.uint8: (8, 0),
    _C.int8: (8, 1),
    _C.int16: (16, 1),
    _C.int32: (32, 1),
    _C.int64: (64, 1),
    _C.uint16: (16, 0),
    _C.uint32: (32, 0),
    _C.uint64: (64, 0),
}


def _name(dtype):
    return repr(dtype).split(".")[1]


def scalar_name(dtype):
    """Float, Long, ...: what error messages call a dtype."""
    return _SCALAR_NAMES.get(dtype) or _name(dtype)[0].upper() + _name(dtype)[1:]


_SCALAR_NAMES = {
    _C.float16: "Half", _C.float32: "Float", _C.float64: "Double", _C.bfloat16: "BFloat16", _C.uint8: "Byte",
    _C.int8: "Char", _C.int16: "Short", _C.int32: "Int", _C.int64: "Long", _C.bool: "Bool", _C.complex32: "ComplexHalf",
    _C.complex64: "ComplexFloat", _C.complex128: "ComplexDouble", _C.uint16: "UInt16", _C.uint32: "UInt32",
    _C.uint64: "UInt64",
}  # fmt: skip


class finfo:
    """Limits of a floating-point dtype."""

    bits: int
    eps: float
    max: float
    min: float
    tiny: float
    smallest_normal: float
    smallest_subnormal: float
    resolution: float
    dtype: str

    def __init__(self, dtype=None):
        if dtype is None:
            dtype = _C.get_default_dtype()
        if not isinstance(dtype, _C.dtype) and not hasattr(dtype, "limits"):
            raise TypeError(f"finfo(): argument 'type' (position 1) must be torch.dtype, not {type(dtype).__name__}")
        if dtype.is_complex:
            dtype = dtype.to_real()
        limits = _FLOATS.get(dtype) or getattr(dtype, "limits", None)  # of a dtype that is a name only
        if limits is None:
            raise TypeError("torch.finfo() requires a floating point input type. Use torch.iinfo to handle 'torch.finfo'")
        self.bits, self.eps, self.max, self.tiny, self.smallest_subnormal, self.resolution = limits
        self.min = -self.max if dtype.is_signed else self.tiny
        self.smallest_normal = self.tiny
        self.dtype = _name(dtype)

    def __repr__(self):
        return (
            f"finfo(resolution={self.resolution:g}, min={self.min:g}, max={self.max:g}, eps={self.eps:g}, "
            f"smallest_normal={self.tiny:g}, tiny={self.tiny:g}, dtype={self.dtype})"
        )

    def __eq__(self, other):
        return isinstance(other, finfo) and self.dtype == other.dtype

    def __hash__(self):
        return hash(("finfo", self.dtype))


class iinfo:
    """Limits of an integer dtype."""

    bits: int
    max: int
    min: int
    dtype: str

    def __init__(self, dtype):
        if dtype not in _INTS:
            raise TypeError(
                "torch.bool is not supported by torch.iinfo"
                if dtype is _C.bool
                else "torch.iinfo() requires an integer input type. Use torch.finfo to handle 'torch.iinfo'"
            )
        self.bits, signed = _INTS[dtype]
        self.min = -(2 ** (self.bits - 1)) if signed else 0
        self.max = 2 ** (self.bits - signed) - 1
        self.dtype = _name(dtype)

    def __repr__(self):
        return f"iinfo(min={self.min}, max={self.max}, dtype={self.dtype})"

    def __eq__(self, other):
        return isinstance(other, iinfo) and self.dtype == other.dtype

    def __hash__(self):
        return hash(("iinfo", self.dtype))


LEGACY = {
    "DoubleTensor": _C.float64,
    "FloatTensor": _C.float32,
    "HalfTensor": _C.float16,
    "BFloat16Tensor": _C.bfloat16,
    "LongTensor": _C.int64,
    "IntTensor": _C.int32,
    "ShortTensor": _C.int16,
    "CharTensor": _C.int8,
    "ByteTensor": _C.uint8,
    "BoolTensor": _C.bool,
}


class _LegacyMeta(type):
    def __new__(mcs, name, bases, body):
        if bases:
            raise TypeError(f"type 'torch.{bases[0].__name__}' is not an acceptable base type")
        return super().__new__(mcs, name, bases, body)

    def __instancecheck__(cls, x):
        return isinstance(x, _C.Tensor) and x.dtype is cls.dtype

    def __call__(cls, *args, **kwargs):
        return legacy_new(cls.dtype, *args, **kwargs)

    def __getattr__(cls, name):  # FloatTensor.abs is Tensor.abs
        if name.startswith("is_") and isinstance(getattr(_C.Tensor, name), type(_C.Tensor.is_cuda)):
            return False  # is_cuda, is_sparse and the like, of a class
        return getattr(_C.Tensor, name)


def legacy_type(name):
    return _LegacyMeta(name, (), {"dtype": LEGACY[name], "__module__": __package__})


def legacy_new(dtype, *args, device=None, size=None):
    """Tensor(2, 3) is uninitialised, Tensor([2, 3]) holds the values, Tensor(storage) is over its memory."""
    if size is not None and not args:
        return _C.empty(tuple(size), dtype=dtype)
    if not args:
        return _C.empty((0,), dtype=dtype)
    first = args[0]
    if len(args) == 1 and hasattr(first, "_untyped_storage"):
        from .storage import tensor_of

        return tensor_of(first, dtype)
    if isinstance(first, _C.Tensor):
        if len(args) != 1:
            raise TypeError("new() received an invalid combination of arguments")
        if dtype is not None and first.dtype is not dtype:
            raise TypeError(f"expected {dtype} (got {first.dtype})")
        return first.as_subclass(_C.Tensor)
    if isinstance(first, _C.Size):
        return _C.empty(tuple(first), dtype=dtype)
    if hasattr(first, "__index__") and not isinstance(first, bool) and not hasattr(first, "__len__"):
        return _C.empty(args, dtype=dtype)
    if len(args) == 1 and isinstance(first, float):
        raise TypeError(f"new(): data must be a sequence (got {type(first).__name__})")
    if len(args) == 1 and (hasattr(first, "__len__") or hasattr(first, "__array__")):
        return _C.tensor(first, dtype=dtype)
    raise TypeError(
        "new() received an invalid combination of arguments - got (" + ", ".join(type(a).__name__ for a in args) + ")"
    )


def _new_default(*args, **kwargs):
    if len(args) == 1 and isinstance(args[0], _C.Tensor):  # of whatever dtype it is
        return legacy_new(None, *args, **kwargs)
    return legacy_new(_C.get_default_dtype(), *args, **kwargs)


_C._set_tensor_constructor(_new_default)
