"""Storages: the memory behind tensors, untyped; _typed_storage has them as elements of a dtype."""

import collections.abc
import weakref

from . import _C, _absent
from ._types import scalar_name

Tensor = _C.Tensor
_ops = _C._ns__ops

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


_files = {}  # the names of files in memory, by the address of the storage
_objects = weakref.WeakValueDictionary()  # the storages that Python has, by address


def dtype_of(what):
    """The dtype that a dtype, a class of storages or its name stands for."""
    if isinstance(what, str):
        what = what.rsplit(".", 1)[-1]
        if what not in DTYPES:
            raise TypeError(f"{what} is not the name of a storage")
        return DTYPES[what]
    return what if isinstance(what, _C.dtype) else what._dtype


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
        return _C.empty((t._storage_facts()[2],), dtype=_C.uint8, device="meta")
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
        return _C.empty(size, dtype=dtype, device=data.device).as_strided(size, stride, 0).detach()
    if data.numel() % step:
        data = data[: count * step]
    if data.data_ptr() % step:
        data = data.clone()
    view = data.view(dtype)  # which begins inside of its memory where it is a part of a storage
    return view.as_strided(size, stride, view.storage_offset() + (offset if not empty else min(offset, count))).detach()


class StorageBase:
    """What storages are made of; only its subclasses have instances."""

    _slice = _shrunk = False

    def __new__(cls, *args, device=None, **kwargs):
        if cls is StorageBase:
            raise RuntimeError("Cannot directly construct StorageBase; subclass it and then construct that")
        if len(args) > 1:
            raise TypeError(f"{cls.__name__}() takes at most one argument: a size or a sequence of bytes")
        self = super().__new__(cls)
        first = args[0] if args else 0
        if hasattr(first, "__index__") and not isinstance(first, Tensor):
            self._data = _C.empty((int(first),), dtype=_C.uint8, device=device)
        elif isinstance(first, collections.abc.Iterable) and not isinstance(first, (str, Tensor)):
            self._data = _C.tensor(list(first), dtype=_C.uint8, device=device)
        else:
            raise TypeError(f"{cls.__name__}(): expected a size or a sequence of bytes, but got {type(first).__name__}")
        if cls is not UntypedStorage and issubclass(cls, UntypedStorage):  # its tensors give the object itself back
            _objects[self._key()] = self
        return self


class UntypedStorage(StorageBase):
    """A block of memory. UntypedStorage(n) is a new one of n bytes, UntypedStorage([1, 2]) holds these."""

    @classmethod
    def _over(cls, data, part=False):
        self = object.__new__(cls)
        self._data = data
        if part:
            self._slice = True
        return self

    @classmethod
    def _of(cls, tensor):
        """The storage of a tensor: the same object as long as somebody keeps it."""
        if _C._takes_over(tensor) and tensor._storage_facts()[1] == 0 and tensor.numel():
            return _NoMemory(tensor)
        key = tensor._storage_facts()[0]
        known = _objects.get(key) if key else None
        if known is not None:
            if not known._shrunk and known._data.numel() != tensor._storage_facts()[2]:
                known._data = bytes_of(tensor)  # a tensor made it grow
            return known
        self = cls._over(bytes_of(tensor))
        if key:
            _objects[key] = self
        return self

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
        if shared:
            key = storage._key()
            _files[key] = filename
            weakref.finalize(memory, _files.pop, key, None)
        _objects[storage._key()] = storage
        return storage

    def _key(self):
        facts = self._data._storage_facts()
        return facts[0] + self._data.storage_offset() if self._slice else facts[0]

    _cdata = property(_key)
    filename = property(lambda self: _files.get(self._key()), doc="The file that the memory is, or None.")

    def nbytes(self):
        return self._data.numel()

    size = __len__ = nbytes

    def __sizeof__(self):
        return object.__sizeof__(self) + self.nbytes()

    def data_ptr(self):
        return self._data.data_ptr()

    def element_size(self):
        return 1

    def untyped(self):
        return self

    _untyped_storage = property(untyped)

    @property
    def device(self):
        return self._data.device

    is_cuda = False
    is_hpu = False
    is_sparse = False
    is_sparse_csr = False
    _pickle_name = "UntypedStorage"
    hpu, mps = _absent.function("UntypedStorage.hpu"), _absent.function("UntypedStorage.mps")

    def type(self, dtype=None, non_blocking=False):
        """The name of the class, or with a dtype the bytes as numbers of it."""
        if dtype is None:
            return "torch.storage.UntypedStorage"
        return TypedStorage._from(UntypedStorage._of(self._data.to(dtype_of(dtype))), dtype_of(dtype))

    def get_device(self):
        return -1

    def _check_device(self):
        if self._data.is_meta:
            raise NotImplementedError("Not available for 'meta' device type")

    def __getitem__(self, index):
        self._check_device()
        if isinstance(index, slice):
            return UntypedStorage._over(self._data[index], part=True)
        if not hasattr(index, "__index__"):
            raise TypeError(f"can't index a {type(self)} with {type(index)}")
        if not -len(self) <= index < len(self):
            raise IndexError(f"index {index} out of range for storage of size {len(self)}")
        return self._data[index].item()

    def __setitem__(self, index, value):
        self._check_device()
        self._data[index] = value

    def __iter__(self):
        return iter(self.tolist())

    def tolist(self):
        self._check_device()
        return self._data.tolist()

    def clone(self):
        return UntypedStorage._over(self._data.clone())

    def copy_(self, source, non_blocking=None):
        self._data.copy_(source._untyped_storage._data)
        return self

    def fill_(self, value):
        self._data.fill_(value)
        return self

    def new(self):
        return UntypedStorage()

    def cpu(self):
        return self.to(device="cpu")

    def to(self, *, device, non_blocking=False):
        data = self._data.to(_C.device(device))
        return self if data is self._data else UntypedStorage._over(data)

    def cuda(self, device=None, non_blocking=False):
        return self.to(device="cuda" if device is None else device)

    def is_shared(self):
        return False

    def _share(self, *args, **kwargs):
        """Memory of several processes, of the kinds that the multiprocessing module asks for."""
        if self.device.type != "cpu":
            raise RuntimeError(f"_share_fd_: only available on CPU, got {self.device}")
        raise NotImplementedError("storages cannot be handed to other processes yet")

    _share_fd_cpu_ = _share_filename_cpu_ = _share

    def is_pinned(self, device="cuda"):
        return False

    def pin_memory(self, device="cuda"):
        return self

    def share_memory_(self):
        if self.device.type != "cpu":
            raise RuntimeError(f"share_memory_: only available on CPU, got {self.device}")
        return self

    def _write_file(self, file, is_real_file, save_size, element_size):
        """Writes the bytes to a file, behind the number of elements where save_size is set."""
        data = self._data.cpu()
        if save_size:
            file.write((self.nbytes() // element_size).to_bytes(8, "little"))
        if self.nbytes():
            file.write(memoryview(data))

    def resizable(self):
        """Whether the memory is the library's own: not that of a file, an array or a part of a storage."""
        return not self._slice and _ops._storage_resizable(self._data)

    def resize_(self, size):
        """Another number of bytes; new ones are not initialised."""
        if not self.resizable():
            raise RuntimeError("Trying to resize storage that is not resizable")
        self._data.resize_((size,))
        self._shrunk = size < self._data._storage_facts()[2]
        return self

    def byteswap(self, dtype):
        """Reverses the bytes of every element."""
        step = dtype.itemsize // (2 if dtype.is_complex else 1)
        if step > 1:
            self._data.copy_(self._data.reshape(-1, step).flip(1).reshape(-1))

    def _numbers(dtype):  # noqa: N805
        def convert(self):
            return TypedStorage._from(UntypedStorage._of(self._data.to(dtype)), dtype)

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

    _deepcopy = __deepcopy__

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


class _NoMemory(UntypedStorage):
    """The storage of a wrapper, whose elements only its __torch_dispatch__ knows: a size and an identity."""

    def __init__(self, tensor):
        self._identity = tensor._storage_facts()[0]
        last = sum((n - 1) * s for n, s in zip(tensor.shape, tensor.stride()))
        self._bytes = (tensor.storage_offset() + last + 1) * tensor.itemsize

    @property
    def _data(self):
        raise RuntimeError("Attempted to read or write the data of a wrapper, on an invalid python storage.")

    def _key(self):
        return self._identity

    _cdata = property(_key)

    def nbytes(self):
        return self._bytes

    size = __len__ = nbytes

    def resize_(self, size):
        return self._data

    def _write_file(self, *args):
        return self._data


def tensor_of(storage, dtype=None):
    """A 1-d tensor over the whole memory of a storage, of a dtype: the storage's own unless it is untyped."""
    untyped = storage
    if isinstance(storage, TypedStorage):
        untyped = storage._untyped_storage
        if dtype is not None and dtype is not storage.dtype:
            raise RuntimeError(
                f"Expected a Storage of type {scalar_name(dtype)} or an UntypedStorage, but got "
                f"{scalar_name(storage.dtype)}"
            )
        dtype = storage.dtype
    dtype = dtype or _C.int64
    data = untyped._data
    return tensor_over(data, dtype, 0, (data.numel() // dtype.itemsize,), (1,))


from ._typed_storage import (  # noqa: E402  (it is made of what stands above)
    TypedStorage,
    _dtype_to_storage_type_map,
    _get_always_warn_typed_storage_removal,
    _LegacyStorage,
    _reset_warn_typed_storage_removal,
    _set_always_warn_typed_storage_removal,
    _warn_typed_storage_removal,
    legacy_class,
)

_StorageBase = StorageBase
_C._set_storages(StorageBase, TypedStorage, tensor_of)
