"""Names in pickles. Files say `torch.X` for what is `evergrad.X` here, so that either package reads the other's."""

import importlib
import pickle
import sys
from collections import OrderedDict

from . import _C
from ._utils import plain_parts, reduce_tensor
from .nn.parameter import Parameter
from .storage import DTYPES, NAMES, TypedStorage, UntypedStorage, legacy_class

_OWN, _THEIRS = "evergrad", "torch"


def written(module):
    """The module's name in a file."""
    if module == _OWN + "._C":
        return _THEIRS
    if module == _OWN or module.startswith(_OWN + "."):
        return _THEIRS + module[len(_OWN) :]
    return module


def own_name(module):
    """The module by its name here: it has the other while this package serves as torch."""
    return meant(module) if module is not None and sys.modules.get(_THEIRS) is sys.modules[_OWN] else module


def meant(module):
    """The module that a name in a file stands for."""
    if module == _THEIRS or module.startswith(_THEIRS + "."):
        return _OWN + module[len(_THEIRS) :]
    return module


_MOVED = {  # what has another home here
    ("evergrad._tensor", "_rebuild_from_type_v2"): ("evergrad._utils", "_rebuild_from_type_v2"),
    ("evergrad._tensor", "Tensor"): ("evergrad", "Tensor"),
    ("evergrad", "UntypedStorage"): ("evergrad.storage", "UntypedStorage"),
    ("evergrad", "TypedStorage"): ("evergrad.storage", "TypedStorage"),
}


def find(module, name):
    """The object of a name in a file."""
    module = meant(module)
    if module == _OWN + "._C._nn":  # where PyTorch has functions without a line of Python
        module = _OWN + ".nn.functional"
    module, name = _MOVED.get((module, name), (module, name))
    if module == _OWN and name in DTYPES:
        return legacy_class(name)
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError:
        found = sys.modules.get(written(module))  # a module of the user's below the name torch
        if found is None:
            raise
    for part in name.split("."):
        found = getattr(found, part)
    return found


class Name:
    """A global that is written as it is."""

    def __init__(self, module, name):
        self.module, self.name = module, name

    def __call__(self):
        raise TypeError("a name in a pickle cannot be called")


_names = {}


def name_of(module, name):
    return _names.setdefault((module, name), Name(module, name))


_V2 = name_of("torch._utils", "_rebuild_tensor_v2")
_PARAMETER = name_of("torch._utils", "_rebuild_parameter")
_STORAGES = {dtype: name_of("torch", name) for dtype, name in NAMES.items()}
_UNTYPED = name_of("torch.storage", "UntypedStorage")


class Pickler(pickle._Pickler):
    """Writes names as `torch.X` and storages as references: `reference(storage, bytes of an element)` gives their key
    and where they lie. Python's own pickler in C can do neither. row: as before archives."""

    dispatch = dict(pickle._Pickler.dispatch)

    def __init__(self, file, protocol, reference, row=False):
        super().__init__(file, protocol=protocol)
        self._reference, self._row = reference, row

    def save_name(self, obj):
        if self.proto >= 4:
            self.save(obj.module)
            self.save(obj.name)
            self.write(pickle.STACK_GLOBAL)
        else:
            self.write(pickle.GLOBAL + f"{obj.module}\n{obj.name}\n".encode())
        self.memoize(obj)

    dispatch[Name] = save_name

    def save_global(self, obj, name=None):
        module = own_name(getattr(obj, "__module__", None))
        if isinstance(module, str) and written(module) != module:
            name = name or getattr(obj, "__qualname__", None) or obj.__name__
            moved = {v: k for k, v in _MOVED.items()}.get((module, name))
            if (module, name) == ("evergrad._utils", "_rebuild_from_type_v2"):
                module = moved[0]
            if find(module, name) is not obj:
                raise pickle.PicklingError(f"Can't pickle {obj!r}: it's not the same object as {module}.{name}")
            self.save_name_of(obj, written(module), name)
            return
        super().save_global(obj, name)

    def save_name_of(self, obj, module, name):
        if self.proto >= 4:
            self.save(module)
            self.save(name)
            self.write(pickle.STACK_GLOBAL)
        else:
            self.write(pickle.GLOBAL + f"{module}\n{name}\n".encode())
        self.memoize(obj)

    dispatch[type(save_global)] = save_global

    def save_type(self, obj):
        module = own_name(getattr(obj, "__module__", None))
        if module is not None and written(module) != module:
            return self.save_global(obj)
        return pickle._Pickler.save_type(self, obj)

    dispatch[type] = save_type

    def save_dtype(self, obj):
        self.save_name_of(obj, "torch", repr(obj).split(".", 1)[1])

    dispatch[_C.dtype] = save_dtype
    dispatch[type(_C.strided)] = save_dtype
    dispatch[type(_C.contiguous_format)] = save_dtype

    def save_size(self, obj):
        self.save_reduce(name_of("torch", "Size"), (tuple(obj),), obj=obj)

    dispatch[_C.Size] = save_size

    def save_device(self, obj):
        args = (obj.type,) if obj.index is None else (obj.type, obj.index)
        self.save_reduce(name_of("torch", "device"), args, obj=obj)

    dispatch[_C.device] = save_device

    def _save_storage(self, storage, kind, count):
        key, place = self._reference(storage, storage.nbytes() // count if count else 1, kind.name)
        save, write = self.save, self.write
        if not self.bin:
            raise pickle.PicklingError("storages need pickle protocol 1 or later")
        write(pickle.MARK)
        save("storage")
        save(kind)
        save(key)
        save(place)
        save(count)
        if self._row:
            save(None)
        write(pickle.TUPLE)
        write(pickle.BINPERSID)

    def save_untyped(self, obj):
        self._save_storage(obj, _UNTYPED, obj.nbytes())

    dispatch[UntypedStorage] = save_untyped

    def save_typed(self, obj):
        self._save_storage(obj._untyped_storage, _STORAGES[obj.dtype], obj._size())

    dispatch[TypedStorage] = save_typed

    def save_tensor(self, t):
        if t.__dict__:
            return self._save_reduced(t)
        func, args = plain_parts(t)
        self.save_reduce(_V2 if len(args) == 6 and type(args[0]) is TypedStorage else func, args, obj=t)

    dispatch[_C.Tensor] = save_tensor

    def save_parameter(self, p):
        if p.__dict__:
            return self._save_reduced(p)
        data = p.detach()
        if type(data) is not _C.Tensor:
            data = _C.Tensor._make_subclass(_C.Tensor, p, False)
        self.keep(data)
        self.save_reduce(_PARAMETER, (data, p.requires_grad, OrderedDict()), obj=p)

    dispatch[Parameter] = save_parameter

    def _save_reduced(self, t):
        func, args = reduce_tensor(t)
        self.keep(args)
        self.save_reduce(func, args, obj=t)

    def keep(self, obj):
        """The memo goes by address: what is in it must not go."""
        self.__dict__.setdefault("_kept", []).append(obj)

    def reducer_override(self, obj):
        if isinstance(obj, _C.Tensor) and type(obj) not in (_C.Tensor, Parameter):
            made = obj.__reduce_ex__(self.proto)
            self.keep(made)
            return made
        return NotImplemented


class Unpickler(pickle.Unpickler):
    """Reads names as Pickler writes them."""

    def __init__(self, file, load_storage, **options):
        super().__init__(file, **options)
        self._load_storage = load_storage

    def find_class(self, module, name):
        if meant(module) != module:
            return find(module, name)
        return super().find_class(module, name)

    def persistent_load(self, reference):
        return self._load_storage(reference)
