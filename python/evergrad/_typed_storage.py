"""TypedStorage: a storage seen as elements of a dtype, and the classes of one dtype each, FloatStorage and the like.

PyTorch has given them up in favour of UntypedStorage: the first use says so. Names with an underscore do the same
without a word; the library itself uses those.
"""

import collections.abc
import functools
import warnings

from . import _C, _absent
from .storage import CONVERSIONS, DTYPES, NAMES, UntypedStorage, _bytes_of, _load_from_bytes, dtype_of, tensor_over

# ---- the warning ----

_always = False
_told = False


def _get_always_warn_typed_storage_removal():
    return _always


def _set_always_warn_typed_storage_removal(always_warn):
    global _always
    _always = bool(always_warn)


def _reset_warn_typed_storage_removal():
    global _told
    _told = False


def _warn_typed_storage_removal(stacklevel=2):
    global _told
    if _always or not _told:
        _told = True
        warnings.warn(
            "TypedStorage is deprecated. It will be removed in the future and UntypedStorage will be the only storage "
            "class. Tensor.untyped_storage() gives one, where Tensor.storage() was called.",
            UserWarning,
            stacklevel=stacklevel + 1,
        )


def _old(method):
    """The public form of a method: it warns."""

    @functools.wraps(method)
    def public(self, *args, **kwargs):
        _warn_typed_storage_removal()
        return method(self, *args, **kwargs)

    return public


# ---- the storage ----


def _is_int(x):
    return hasattr(x, "__index__") and not isinstance(x, (_C.Tensor, bool))


class TypedStorage:
    """A storage seen as elements of a dtype."""

    __module__ = UntypedStorage.__module__
    dtype: _C.dtype
    is_sparse = False

    def __init__(self, *args, wrap_storage=None, dtype=None, device=None, _internal=False):
        if not _internal:
            _warn_typed_storage_removal()
        if wrap_storage is not None:
            if args:
                raise RuntimeError("TypedStorage(): No positional arguments should be given when using 'wrap_storage'")
            if dtype is None:
                raise RuntimeError("TypedStorage(): Argument 'dtype' must be specified when using 'wrap_storage'")
            if not isinstance(dtype, (_C.dtype, _absent.AbsentDType)):
                raise TypeError(f"TypedStorage(): Argument 'dtype' must be torch.dtype, not {type(dtype)}")
            if device is not None:
                raise RuntimeError("TypedStorage(): Argument 'device' should not be specified when using 'wrap_storage'")
            if not isinstance(wrap_storage, UntypedStorage):
                raise TypeError(
                    f"TypedStorage(): Argument 'wrap_storage' must be UntypedStorage, but got {type(wrap_storage)}"
                )
            self.dtype, self._untyped_storage = dtype, wrap_storage
            return
        self.dtype = _C.get_default_dtype() if dtype is None else dtype
        if isinstance(self.dtype, _absent.AbsentDType):
            raise NotImplementedError(f"TypedStorage(): dtype {self.dtype} is not available: {_absent.QUANTIZED}")
        if isinstance(device, str) and device.split(":")[0] not in ("cpu", "cuda", "meta"):
            raise RuntimeError(f"Storage device not recognized: {device}")
        device = _C.device("cpu" if device is None else device)
        if len(args) > 1:
            raise RuntimeError("TypedStorage(): Too many positional arguments: a size or a sequence was expected")
        first = args[0] if args else 0
        if _is_int(first):
            self._untyped_storage = UntypedStorage(int(first) * self.dtype.itemsize, device=device)
        elif isinstance(first, collections.abc.Sequence):
            self._untyped_storage = UntypedStorage._of(_C.tensor(first, dtype=self.dtype, device=device))
        else:
            raise TypeError(f"TypedStorage(): Argument type not recognized: {type(first)}")

    @classmethod
    def _from(cls, untyped, dtype):
        return TypedStorage(wrap_storage=untyped, dtype=dtype, _internal=True)

    def _tensor(self):
        return tensor_over(self._untyped_storage._data, self.dtype, 0, (self._size(),), (1,))

    _dtype = property(lambda self: self.dtype)
    _cdata = property(lambda self: self._untyped_storage._key())
    filename = property(lambda self: self._untyped_storage.filename)
    untyped = _old(lambda self: self._untyped_storage)
    hpu = _absent.function("TypedStorage.hpu")

    def _get_legacy_storage_class(self):
        return legacy_class(NAMES[self.dtype]) if self.dtype in NAMES else None

    def _pickle_storage_type(self):
        if self.dtype not in NAMES:
            raise KeyError(f"dtype {self.dtype} is not recognized")
        return NAMES[self.dtype]

    # ---- facts ----

    def _size(self):
        return self._untyped_storage.nbytes() // self.dtype.itemsize

    def _nbytes(self):
        return self._untyped_storage.nbytes()

    def _data_ptr(self):
        return self._untyped_storage.data_ptr()

    def _element_size(self):
        return self.dtype.itemsize

    def _is_shared(self):
        return self._untyped_storage.is_shared()

    def _share_memory_(self):
        self._untyped_storage.share_memory_()
        return self

    def _share_fd_cpu_(self, *args, **kwargs):
        return self._untyped_storage._share_fd_cpu_(*args, **kwargs)

    _share_filename_cpu_ = _share_fd_cpu_

    def _write_file(self, *args, **kwargs):
        self._untyped_storage._write_file(*args, **kwargs)

    size, __len__, nbytes = _old(_size), _old(_size), _old(_nbytes)
    data_ptr, element_size = _old(_data_ptr), _old(_element_size)
    is_shared, share_memory_ = _old(_is_shared), _old(_share_memory_)
    pickle_storage_type = _old(_pickle_storage_type)
    device = property(_old(lambda self: self._untyped_storage.device))
    is_cuda = property(_old(lambda self: self._untyped_storage.device.type == "cuda"))
    is_hpu = property(_old(lambda self: False))
    get_device = _old(lambda self: self._untyped_storage.get_device())
    resizable = _old(lambda self: self._untyped_storage.resizable())

    @_old
    def is_pinned(self, device="cuda"):
        return self._untyped_storage.is_pinned(device)

    @_old
    def pin_memory(self, device="cuda"):
        return self

    @_old
    def __sizeof__(self):
        return object.__sizeof__(self) + self._nbytes()

    # ---- elements ----

    def _place(self, index):
        if not -self._size() <= index < self._size():
            raise IndexError(f"index {index} out of range for storage of size {self._size()}")
        return index

    def _getitem(self, index):
        self._untyped_storage._check_device()
        if isinstance(index, slice):
            raise RuntimeError("slices are only supported in UntypedStorage.__getitem__")
        if not _is_int(index):
            raise RuntimeError(f"can't index a {type(self)} with {type(index)}")
        return self._tensor()[self._place(index)].item()

    def _setitem(self, index, value):
        if not isinstance(index, slice) and not _is_int(index):
            raise RuntimeError(f"can't index a {type(self)} with {type(index)}")
        if isinstance(value, (TypedStorage, UntypedStorage)):
            raise RuntimeError(f"cannot set item with value type {type(value)}")
        self._tensor()[index] = value

    __getitem__, __setitem__ = _old(_getitem), _old(_setitem)

    @_old
    def __iter__(self):
        return iter(self._tensor().tolist())

    @_old
    def tolist(self):
        self._untyped_storage._check_device()
        return self._tensor().tolist()

    @_old
    def copy_(self, source, non_blocking=None):
        self._tensor().copy_(source._tensor() if isinstance(source, TypedStorage) else source._data)
        return self

    @_old
    def fill_(self, value):
        self._setitem(slice(0, self._size()), value)
        return self

    def _resize_(self, size):
        """Another number of elements; new ones are not initialised."""
        self._untyped_storage.resize_(size * self.dtype.itemsize)

    resize_ = _old(_resize_)

    # ---- others like it ----

    @_old
    def clone(self):
        return self._from(self._untyped_storage.clone(), self.dtype)

    def _deepcopy(self, memo):
        return self._from(self._untyped_storage.__deepcopy__(memo), self.dtype)

    __copy__, __deepcopy__ = clone, _old(_deepcopy)

    @_old
    def cpu(self):
        return self.to(device="cpu")

    @_old
    def cuda(self, device=None, non_blocking=False):
        return self._from(self._untyped_storage.cuda(device), self.dtype)

    @_old
    def to(self, *, device, non_blocking=False):
        return self._from(self._untyped_storage.to(device=device), self.dtype)

    def _to_dtype(self, dtype):
        return self._from(UntypedStorage._of(self._tensor().to(dtype)), dtype)

    @_old
    def type(self, dtype=None, non_blocking=False):
        """The name of the class of the dtype, or the storage with its elements in another dtype."""
        if dtype is not None:
            return self._to_dtype(dtype_of(dtype))
        return "torch." + NAMES[self.dtype] if self.dtype in NAMES else "torch.storage.TypedStorage"

    @classmethod
    def from_buffer(cls, buffer, byte_order=None, dtype=None, device=None):
        """A copy of the elements of a buffer; byte_order: "native", "little" or "big"."""
        import sys

        if isinstance(byte_order, _C.dtype):  # the older order of arguments
            byte_order, dtype = (dtype if isinstance(dtype, str) else None), byte_order
        dtype = dtype or _C.get_default_dtype()
        untyped = UntypedStorage.from_buffer(buffer)
        if byte_order in ("little", "big") and byte_order != sys.byteorder:
            untyped.byteswap(dtype)
        made = cls._from(untyped, dtype)
        if dtype is _C.bool:  # any byte but 0 is true
            untyped._data.copy_(untyped._data != 0)
        return made

    @classmethod
    def from_file(cls, filename, shared=False, size=0):
        """The elements of a file, of the default dtype; shared: writes go to the file."""
        return cls._file(filename, shared, size, _C.get_default_dtype())

    @classmethod
    def _file(cls, filename, shared, size, dtype):
        return cls._from(UntypedStorage.from_file(filename, shared, size * dtype.itemsize), dtype)

    def __eq__(self, other):
        return isinstance(other, TypedStorage) and self.dtype is other.dtype and self._cdata == other._cdata

    def __hash__(self):
        return hash(self._cdata)

    def __reduce__(self):
        return _load_from_bytes, (_bytes_of(self),)

    def __repr__(self):
        return str(self)

    def __str__(self):
        untyped = self._untyped_storage
        what = f"[torch.storage.TypedStorage(dtype={self.dtype}, device={untyped.device}) of size {self._size()}]"
        if untyped.device.type == "meta":
            return "...\n" + what
        return "".join(f"\n {x}" for x in self._tensor().tolist()) + "\n" + what


def _conversion(dtype):
    @_old
    def convert(self):
        return self._to_dtype(dtype)

    convert.__doc__ = f"The storage with its elements as {dtype}."
    return convert


for _dtype, _name in CONVERSIONS.items():
    setattr(TypedStorage, _name, _conversion(_dtype))
for _name in _absent.FLOATS:
    setattr(TypedStorage, _name, _absent.function("TypedStorage." + _name))


# ---- the classes of one dtype ----


def _dtype_to_storage_type_map():
    """The names of the storage classes, by dtype."""
    return NAMES | {_absent.DTYPES[dtype]: name for name, dtype in _absent.STORAGES.items()}


class _LegacyMeta(type):
    def __instancecheck__(cls, x):
        return isinstance(x, TypedStorage) and (cls._only is None or x.dtype is cls._only)

    def __call__(cls, *args, wrap_storage=None, dtype=None, device=None, _internal=False):
        if not _internal:
            _warn_typed_storage_removal()
        name = cls.__name__
        if cls is _LegacyStorage:
            raise RuntimeError("Only child classes of _LegacyStorage can be instantiated")
        for given, what in ((device, "device"), (dtype, "dtype")):
            if given is not None:
                raise RuntimeError(f"{name}(): Keyword argument '{what}' cannot be specified")
        if wrap_storage is None:
            if len(args) > 1:
                raise RuntimeError(f"{name}(): Too many positional arguments: a size or a sequence was expected")
            return TypedStorage(*args, dtype=cls._dtype, _internal=True)
        if args:
            raise RuntimeError(f"{name}(): No positional arguments should be given when using 'wrap_storage'")
        if not isinstance(wrap_storage, UntypedStorage):
            raise TypeError(f"{name}(): Argument 'wrap_storage' must be UntypedStorage, but got {type(wrap_storage)}")
        if wrap_storage.device.type != "cpu":
            raise RuntimeError(f"{name}(): Device of 'wrap_storage' must be cpu, but got {wrap_storage.device.type}")
        return TypedStorage._from(wrap_storage, cls._dtype)

    _dtype = property(lambda cls: cls._only or _C.get_default_dtype())

    @property
    def dtype(cls):
        _warn_typed_storage_removal()
        return cls._dtype

    def from_buffer(cls, buffer, byte_order=None):
        """A copy of the elements of a buffer; byte_order: "native", "little" or "big"."""
        return TypedStorage.from_buffer(buffer, byte_order, cls._dtype)

    def from_file(cls, filename, shared=False, size=0):
        """The elements of a file; shared: writes go to the file, which grows to `size` where it is shorter."""
        return TypedStorage._file(filename, shared, size, cls._dtype)


class _LegacyStorage(metaclass=_LegacyMeta):
    __module__ = UntypedStorage.__module__
    _only = None
    is_cuda = is_sparse = False


@functools.cache
def legacy_class(name):
    """FloatStorage and the like: they make TypedStorages, Storage of the default dtype. Those of dtypes that are absent
    cannot be made."""
    if name in _absent.STORAGES:
        made = _absent.cls(name)
        made.dtype = _absent.DTYPES[_absent.STORAGES[name]]
        return made
    return _LegacyMeta(name, (_LegacyStorage,), {"_only": DTYPES.get(name), "__module__": __package__})
