"""Storages: the memory behind tensors, untyped and seen as elements of a dtype."""

from . import _C, _absent

Tensor = _C.Tensor

NAMES = {  # of the storage classes, by dtype
    _C.float64: "DoubleStorage",
    _C.float32: "FloatStorage",
    _C.float16: "HalfStorage",
    _C.bfloat16: "BFloat16Storage",
    _C.int64: "LongStorage",
    _C.int32: "IntStorage",
    _C.int16: "ShortStorage",
    _C.int8: "CharStorage",
    _C.uint8: "ByteStorage",
    _C.bool: "BoolStorage",
    _C.complex64: "ComplexFloatStorage",
    _C.complex128: "ComplexDoubleStorage",
}
DTYPES = {name: dtype for dtype, name in NAMES.items()}
CONVERSIONS = {  # the methods that convert, by dtype
    _C.float64: "double",
    _C.float32: "float",
    _C.float16: "half",
    _C.bfloat16: "bfloat16",
    _C.int64: "long",
    _C.int32: "int",
    _C.int16: "short",
    _C.int8: "char",
    _C.uint8: "byte",
    _C.bool: "bool",
    _C.complex64: "complex_float",
    _C.complex128: "complex_double",
    _C.float8_e4m3fn: "float8_e4m3fn",
    _C.float8_e5m2: "float8_e5m2",
}


def dtype_of(what):
    """The dtype that a dtype, a class of storages or its name stands for."""
    if isinstance(what, str):
        what = what.rsplit(".", 1)[-1]
        if what not in DTYPES:
            raise TypeError(f"{what} is not the name of a storage")
        return DTYPES[what]
    return what if isinstance(what, _C.dtype) else what.dtype


def physical(t):
    """The tensor as it lies in memory: detached, without conjugate and negative bits."""
    t = t.detach()
    if type(t) is not Tensor:
        t = t.as_subclass(Tensor)
    if t.is_conj():
        t = _C._conj(t)
    return _C._neg_view(t) if t.is_neg() else t


def bytes_of(t):
    """The whole storage of a tensor as a vector of bytes that shares its memory."""
    if t.is_meta:
        raise NotImplementedError("Cannot access the storage of a meta tensor")
    t = physical(t)
    whole = t._storage_facts()[2] // t.element_size()
    if whole == 0:
        return _C.empty((0,), dtype=_C.uint8)
    return t.as_strided((whole,), (1,), 0).view(_C.uint8).detach()


def tensor_over(data, dtype, offset, size, stride):
    """A tensor of its own over a vector of bytes; RuntimeError where it does not fit."""
    size, stride = tuple(size), tuple(stride)
    count, step = data.numel() // dtype.itemsize, dtype.itemsize
    if len(size) != len(stride) or offset < 0 or any(n < 0 for n in size):
        raise RuntimeError(f"invalid sizes {list(size)}, strides {list(stride)} or storage offset {offset}")
    empty = 0 in size
    last = offset + sum((n - 1) * s for n, s in zip(size, stride))
    if any(s < 0 for s in stride):
        raise RuntimeError(f"setStorage: negative strides {list(stride)} are not supported")
    if not empty and last >= count:
        raise RuntimeError(
            f"setStorage: sizes {list(size)}, strides {list(stride)}, storage offset {offset}, and itemsize {step} "
            f"requiring a storage size of {(last + 1) * step} are out of bounds for storage of size {data.numel()}"
        )
    if count == 0:
        return _C.empty(size, dtype=dtype).as_strided(size, stride, 0).detach()
    if data.numel() % step:
        data = data[: count * step]
    if data.data_ptr() % step:
        data = data.clone()
    return data.view(dtype).as_strided(size, stride, offset if not empty else min(offset, count)).detach()


class UntypedStorage:
    """A block of memory. UntypedStorage(n) is a new one of n bytes, UntypedStorage([1, 2]) holds these."""

    def __init__(self, *args, device=None):
        if len(args) > 1:
            raise TypeError("UntypedStorage() takes at most one argument: a size or a sequence of bytes")
        if not args:
            self._data = _C.empty((0,), dtype=_C.uint8)
        elif isinstance(args[0], int):
            self._data = _C.empty((args[0],), dtype=_C.uint8)
        else:
            self._data = _C.tensor(list(args[0]), dtype=_C.uint8)

    @classmethod
    def _over(cls, data):
        self = cls.__new__(cls)
        self._data = data
        return self

    @classmethod
    def _of(cls, tensor):
        return cls._over(bytes_of(tensor))

    @staticmethod
    def from_buffer(buffer, dtype=None, byte_order=None):
        """A copy of the bytes of a buffer."""
        data = _C.empty((memoryview(buffer).nbytes,), dtype=_C.uint8)
        if data.numel():
            data.copy_(_C._from_buffer(memoryview(buffer).cast("B")))
        return UntypedStorage._over(data)

    @staticmethod
    def from_file(filename, shared=False, nbytes=0):
        """A file in memory; shared: writes go to the file, which grows to nbytes where it is shorter."""
        import mmap
        import os

        with open(filename, "r+b" if shared else "rb") as f:
            if shared and os.fstat(f.fileno()).st_size < nbytes:
                f.truncate(nbytes)
            memory = mmap.mmap(f.fileno(), nbytes, mmap.MAP_SHARED if shared else mmap.MAP_PRIVATE,
                               mmap.PROT_READ | mmap.PROT_WRITE)
        storage = UntypedStorage._over(_C._from_buffer(memory))
        storage.filename = filename if shared else None
        return storage

    def _key(self):
        return self._data._storage_facts()[0]

    _cdata = property(_key)
    filename = None

    def nbytes(self):
        return self._data.numel()

    size = __len__ = nbytes

    def data_ptr(self):
        return self._data.data_ptr()

    def element_size(self):
        return 1

    def untyped(self):
        return self

    @property
    def device(self):
        return self._data.device

    is_cuda = False
    is_hpu = False
    is_sparse = False
    is_sparse_csr = False
    hpu, mps = _absent.function("UntypedStorage.hpu"), _absent.function("UntypedStorage.mps")

    def type(self, dtype=None, non_blocking=False):
        """The name of the class, or with a dtype the bytes as numbers of it."""
        if dtype is None:
            return "torch.storage.UntypedStorage"
        return TypedStorage(wrap_storage=UntypedStorage._of(self._data.to(dtype_of(dtype))), dtype=dtype_of(dtype))

    def get_device(self):
        return -1

    def __getitem__(self, index):
        if isinstance(index, slice):
            return UntypedStorage._over(self._data[index])
        return self._data[index].item()

    def __setitem__(self, index, value):
        self._data[index] = value

    def __iter__(self):
        return iter(self.tolist())

    def tolist(self):
        return self._data.tolist()

    def clone(self):
        return UntypedStorage._over(self._data.clone())

    def copy_(self, source, non_blocking=None):
        self._data.copy_(source.untyped()._data)
        return self

    def fill_(self, value):
        self._data.fill_(value)
        return self

    def new(self):
        return UntypedStorage()

    def cpu(self):
        return self

    def to(self, *, device, non_blocking=False):
        return UntypedStorage._over(self._data.to(device))

    def cuda(self, device=None, non_blocking=False):
        return self.to(device="cuda" if device is None else device)

    def is_shared(self):
        return False

    def is_pinned(self, device="cuda"):
        return False

    def pin_memory(self, device="cuda"):
        return self

    def share_memory_(self):
        return self

    def resizable(self):
        return self.filename is None

    def resize_(self, size):
        """Another number of bytes; new ones are not initialised."""
        if not self.resizable():
            raise RuntimeError("Trying to resize storage that is not resizable")
        self._data.resize_((size,))
        return self

    def byteswap(self, dtype):
        """Reverses the bytes of every element."""
        step = dtype.itemsize // (2 if dtype.is_complex else 1)
        if step > 1:
            self._data.copy_(self._data.reshape(-1, step).flip(1).reshape(-1))

    def _numbers(dtype):  # noqa: N805
        def convert(self):
            return TypedStorage(wrap_storage=UntypedStorage._of(self._data.to(dtype)), dtype=dtype)

        return convert

    for _dtype, _name in CONVERSIONS.items():
        locals()[_name] = _numbers(_dtype)
    for _name in _absent.FLOATS:
        locals()[_name] = _absent.function("UntypedStorage." + _name)
    del _numbers, _dtype, _name

    def __eq__(self, other):
        return isinstance(other, UntypedStorage) and self._key() == other._key()

    def __hash__(self):
        return hash(self._key())

    def __copy__(self):
        return self.clone()

    def __deepcopy__(self, memo):
        known = memo.setdefault("torch", {})
        if self._key() not in known:
            known[self._key()] = self.clone()
            known.setdefault("kept", []).append(self)
        return known[self._key()]

    def __reduce__(self):
        return _load_from_bytes, (_bytes_of(self),)

    def __repr__(self):
        return str(self)

    def __str__(self):
        lines = "".join(f"\n {x}" for x in self.tolist())
        return f"{lines}\n[torch.storage.UntypedStorage(device={self.device}) of size {len(self)}]"


def _bytes_of(storage):
    """What a plain pickle holds of a storage: a file of the row of pickles, as PyTorch writes it there."""
    import io

    from .serialization import save

    file = io.BytesIO()
    save(storage, file, _use_new_zipfile_serialization=False)
    return file.getvalue()


def _load_from_bytes(data):
    import io

    from .serialization import load

    return load(io.BytesIO(data), weights_only=False)


class TypedStorage:
    """A storage seen as elements of a dtype."""

    dtype: _C.dtype

    def __init__(self, *args, wrap_storage=None, dtype=None, device=None, _internal=False):
        if dtype is None:
            dtype = getattr(type(self), "_dtype", None) or _C.get_default_dtype()
        self.dtype = dtype
        if wrap_storage is not None:
            if not isinstance(wrap_storage, UntypedStorage):
                raise TypeError(f"Argument 'wrap_storage' must be UntypedStorage, but got {type(wrap_storage)}")
            self._untyped_storage = wrap_storage
        elif not args or isinstance(args[0], int):
            self._untyped_storage = UntypedStorage((args[0] if args else 0) * dtype.itemsize)
        else:
            self._untyped_storage = UntypedStorage._of(_C.tensor(list(args[0]), dtype=dtype))

    @classmethod
    def _from(cls, untyped, dtype):
        return TypedStorage(wrap_storage=untyped, dtype=dtype)

    def _tensor(self):
        return tensor_over(self._untyped_storage._data, self.dtype, 0, (len(self),), (1,))

    def untyped(self):
        return self._untyped_storage

    def _pickle_storage_type(self):
        if self.dtype not in NAMES:
            raise KeyError(f"dtype {self.dtype} is not recognized")
        return NAMES[self.dtype]

    pickle_storage_type = _pickle_storage_type

    def size(self):
        return self._untyped_storage.nbytes() // self.dtype.itemsize

    __len__ = _size = size

    def nbytes(self):
        return self._untyped_storage.nbytes()

    def data_ptr(self):
        return self._untyped_storage.data_ptr()

    def element_size(self):
        return self.dtype.itemsize

    @property
    def device(self):
        return self._untyped_storage.device

    _cdata = property(lambda self: self._untyped_storage._key())
    filename = property(lambda self: self._untyped_storage.filename)
    is_cuda = False
    is_hpu = False
    is_sparse = False
    hpu = _absent.function("TypedStorage.hpu")

    @classmethod
    def from_buffer(cls, buffer, dtype=None, byte_order=None, device=None):
        """A copy of the elements of a buffer; byte_order: "native", "little" or "big"."""
        import sys

        dtype = dtype or _C.get_default_dtype()
        untyped = UntypedStorage.from_buffer(buffer)
        if byte_order in ("little", "big") and byte_order != sys.byteorder:
            untyped.byteswap(dtype)
        return cls._from(untyped, dtype)

    @classmethod
    def from_file(cls, filename, shared=False, size=0):
        """The elements of a file, of the default dtype; shared: writes go to the file."""
        dtype = _C.get_default_dtype()
        return cls._from(UntypedStorage.from_file(filename, shared, size * dtype.itemsize), dtype)

    def get_device(self):
        return -1

    def pin_memory(self, device="cuda"):
        return self

    def resizable(self):
        return self._untyped_storage.resizable()

    def resize_(self, size):
        """Another number of elements; new ones are not initialised."""
        self._untyped_storage.resize_(size * self.dtype.itemsize)

    def to(self, *, device, non_blocking=False):
        return self._from(self._untyped_storage.to(device=device), self.dtype)

    def type(self, dtype=None, non_blocking=False):
        """The name of the class of the dtype, or the storage with its elements in another dtype."""
        if dtype is None:
            return "torch." + self._pickle_storage_type()
        dtype = dtype_of(dtype)
        return self._from(UntypedStorage._of(self._tensor().to(dtype)), dtype)

    def __getitem__(self, index):
        if isinstance(index, slice):
            raise RuntimeError("slices are only supported in UntypedStorage.__getitem__")
        if not isinstance(index, int):
            raise TypeError(f"can't index a {type(self)} with {type(index)}")
        return self._tensor()[index].item()

    def __setitem__(self, index, value):
        self._tensor()[index] = value

    def __iter__(self):
        return iter(self.tolist())

    def tolist(self):
        return self._tensor().tolist()

    def clone(self):
        return self._from(self._untyped_storage.clone(), self.dtype)

    def copy_(self, source, non_blocking=None):
        self._tensor().copy_(source._tensor() if isinstance(source, TypedStorage) else source._data)
        return self

    def fill_(self, value):
        self._tensor().fill_(value)
        return self

    def cpu(self):
        return self

    def cuda(self, device=None, non_blocking=False):
        return self._from(self._untyped_storage.cuda(device), self.dtype)

    def is_shared(self):
        return False

    def is_pinned(self, device="cuda"):
        return False

    def share_memory_(self):
        return self

    def _as(dtype):  # noqa: N805
        def convert(self):
            return self._from(UntypedStorage._of(self._tensor().to(dtype)), dtype)

        return convert

    for _dtype, _name in CONVERSIONS.items():
        locals()[_name] = _as(_dtype)
    for _name in _absent.FLOATS:
        locals()[_name] = _absent.function("TypedStorage." + _name)
    del _as, _dtype, _name

    def __eq__(self, other):
        return isinstance(other, TypedStorage) and self.dtype is other.dtype and self._cdata == other._cdata

    def __hash__(self):
        return hash(self._cdata)

    def __copy__(self):
        return self.clone()

    def __deepcopy__(self, memo):
        return self._from(self._untyped_storage.__deepcopy__(memo), self.dtype)

    def __reduce__(self):
        return _load_from_bytes, (_bytes_of(self),)

    def __repr__(self):
        return str(self)

    def __str__(self):
        lines = "".join(f"\n {x}" for x in self.tolist())
        return f"{lines}\n[torch.storage.TypedStorage(dtype={self.dtype}, device={self.device}) of size {len(self)}]"


class _LegacyMeta(type):
    def __instancecheck__(cls, x):
        return isinstance(x, TypedStorage) and (cls._dtype is None or x.dtype is cls._dtype)

    def __call__(cls, *args, **kwargs):
        return TypedStorage(*args, dtype=cls._dtype, **kwargs)

    dtype = property(lambda cls: cls._dtype or _C.get_default_dtype())


def legacy_class(name):
    """FloatStorage and the like: they make TypedStorages, Storage of the default dtype. Those of dtypes that are absent
    cannot be made."""
    if name == "Storage":
        return _LegacyMeta(name, (), {"_dtype": None, "__module__": __package__})
    if name in _absent.STORAGES:
        made = _absent.cls(name)
        made.dtype = _absent.DTYPES[_absent.STORAGES[name]]
        return made
    return _LegacyMeta(name, (), {"_dtype": DTYPES[name], "__module__": __package__})
