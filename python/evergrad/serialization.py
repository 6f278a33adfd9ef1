"""torch.save and torch.load: objects with tensors in files that either package reads.

A file is an archive (_zip.py) of a pickle, in which storages are references, and of one record a storage. The format
from before archives (a row of pickles with the storages behind them) is read and written as well.
"""

import enum
import io
import os
import pickle
import struct
import sys
import tempfile
import threading
import warnings
from contextlib import contextmanager
from typing import IO, Any, Callable, Union

from . import _C
from . import _weights_only_unpickler as _restricted
from ._archives import is_zipfile as _is_zipfile
from ._archives import open_file_like as _open_file_like  # noqa: F401
from ._archives import open_zipfile_reader as _open_zipfile_reader  # noqa: F401
from ._archives import open_zipfile_writer as _open_zipfile_writer  # noqa: F401
from ._pickle_names import Pickler, Unpickler, find, meant
from ._zip import Reader, Writer, map_file
from .storage import NAMES, TypedStorage, UntypedStorage
from .utils.serialization import config

DEFAULT_PROTOCOL = 2
FILE_LIKE = Union[str, os.PathLike, IO[bytes]]
MAP_LOCATION = Union[Callable[[Any, str], Any], _C.device, str, dict[str, str], None]
STORAGE_KEY_SEPARATOR = ","
MAGIC_NUMBER = 0x1950A86A20F9469CFC6C
PROTOCOL_VERSION = 1001


class SourceChangeWarning(Warning):
    """The source of a pickled class has changed."""


class LoadEndianness(enum.Enum):
    NATIVE = 1
    LITTLE = 2
    BIG = 3


# ---- options ----


def get_default_load_endianness():
    return config.load.endianness


def set_default_load_endianness(endianness):
    """The byte order of files that do not name theirs."""
    if not isinstance(endianness, LoadEndianness) and endianness is not None:
        raise TypeError("Invalid argument type in function set_default_load_endianness")
    config.load.endianness = endianness


def get_crc32_options():
    return config.save.compute_crc32


def set_crc32_options(compute_crc32):
    """Whether records carry checksums."""
    config.save.compute_crc32 = compute_crc32


def get_default_mmap_options():
    return config.load.mmap_flags


class set_default_mmap_options:
    """mmap.MAP_PRIVATE or mmap.MAP_SHARED from now on, or inside `with`."""

    def __init__(self, flags):
        import mmap

        if flags not in (mmap.MAP_PRIVATE, mmap.MAP_SHARED):
            raise ValueError(
                f"Invalid argument in function set_default_mmap_options, expected mmap.MAP_PRIVATE or mmap.MAP_SHARED, "
                f"but got {flags}"
            )
        self._before = config.load.mmap_flags
        config.load.mmap_flags = flags

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        config.load.mmap_flags = self._before


_thread = threading.local()


class skip_data:
    """Inside, save() leaves room for the data of storages, to be written later."""

    def __init__(self, materialize_fake_tensors=False):
        self.materialize_fake_tensors = materialize_fake_tensors

    def __enter__(self):
        self._before = getattr(_thread, "skip_data", False)
        _thread.skip_data = True

    def __exit__(self, *exc):
        _thread.skip_data = self._before


def _skips():
    return getattr(_thread, "skip_data", False)


# ---- safe globals ----


def add_safe_globals(safe_globals):
    """Lets load(weights_only=True) use these classes and functions; a pair (object, "full.name") names its path."""
    for item in safe_globals:
        _restricted.path_of(item)
        if item not in _restricted._user:
            _restricted._user.append(item)


def get_safe_globals():
    return list(_restricted._user)


def clear_safe_globals():
    _restricted._user.clear()


class safe_globals:
    """add_safe_globals for the time of a `with`."""

    def __init__(self, safe_globals):
        self.safe_globals = safe_globals

    def __enter__(self):
        self._before = get_safe_globals()
        add_safe_globals(self.safe_globals)

    def __exit__(self, *exc):
        _restricted._user[:] = self._before


def get_unsafe_globals_in_checkpoint(f):
    """Names of what weights_only would refuse in a file."""
    with _opened(f, "rb") as file:
        if not _is_zipfile(file):
            raise ValueError("Expected input to be a checkpoint returned by torch.save")
        return _restricted.unsafe_globals(Reader(file).read("data.pkl"))


# ---- devices ----

_packages = []


def register_package(priority, tagger, deserializer):
    """tagger(storage) names where a storage lies, deserializer(storage, location) puts it there; None: not mine."""
    _packages.append((priority, tagger, deserializer))
    _packages.sort(key=lambda p: p[0])


def _cuda_place(storage, location):
    if not location.startswith("cuda"):
        return None
    from . import cuda

    if not cuda.is_available():
        raise RuntimeError(
            "Attempting to deserialize object on a CUDA device but torch.cuda.is_available() is False. If you are "
            "running on a CPU-only machine, please use torch.load with map_location=torch.device('cpu') to map your "
            "storages to the CPU."
        )
    return storage.to(device=location)


register_package(10, lambda s: "cpu" if s.device.type == "cpu" else None, lambda s, at: s if at == "cpu" else None)
register_package(
    22,
    lambda s: "meta" if s.device.type == "meta" else None,
    lambda s, at: UntypedStorage(s.nbytes(), device="meta") if at == "meta" else None,
)
register_package(20, lambda s: str(s.device) if s.device.type == "cuda" else None, _cuda_place)


def location_tag(storage):
    """Where a storage lies, as files say it."""
    for _, tagger, _ in _packages:
        location = tagger(storage)
        if location:
            return location
    raise RuntimeError("don't know how to determine data location of " + type(storage).__name__)


def default_restore_location(storage, location):
    """The storage at the location that a file says."""
    for _, _, deserializer in _packages:
        result = deserializer(storage, location)
        if result is not None:
            return result
    raise RuntimeError(
        "don't know how to restore data location of " + type(storage).__name__ + " (tagged with " + location + ")"
    )


def _restorer(map_location):
    if map_location is None:
        return default_restore_location
    if isinstance(map_location, dict):
        return lambda s, at: default_restore_location(s, map_location.get(at, at))
    if isinstance(map_location, (str, bytes)):
        place = map_location if isinstance(map_location, str) else map_location.decode()
        return lambda s, at: default_restore_location(s, place)
    if isinstance(map_location, _C.device):
        return lambda s, at: default_restore_location(s, str(map_location))

    def call(storage, location):
        result = map_location(storage, location)
        return default_restore_location(storage, location) if result is None else result

    return call


# ---- files ----


def _is_path(f):
    return isinstance(f, (str, os.PathLike))


@contextmanager
def _opened(f, mode):
    if _is_path(f):
        with open(f, mode) as file:
            yield file
    else:
        yield f


@contextmanager
def _written(f):
    """A file to write to. A path gets its new content in one step, once all of it is there."""
    if not _is_path(f):
        if not hasattr(f, "write"):
            raise AttributeError(
                f"expected 'f' to be string, path, or a file-like object with a 'write' attribute, but got {type(f)}"
            )
        yield f
        if hasattr(f, "flush"):
            f.flush()
        return
    path = os.path.realpath(f)
    folder = os.path.dirname(path)
    if os.path.isdir(path):
        raise IsADirectoryError(f"Is a directory: {os.fspath(f)!r}")
    if not os.path.isdir(folder):
        raise RuntimeError(f"Parent directory {folder} does not exist.")
    temporary = None
    if not os.path.exists(path) or os.path.isfile(path):
        try:
            handle, temporary = tempfile.mkstemp(dir=folder, prefix="." + os.path.basename(path) + ".")
        except OSError:
            pass  # a folder that takes no new files: the old one is overwritten
    if temporary is None:
        with open(path, "wb", buffering=0) as file:
            yield file
        return
    try:
        try:
            mode = os.stat(path).st_mode & 0o7777
        except OSError:
            mask = os.umask(0)
            os.umask(mask)
            mode = 0o666 & ~mask
        os.chmod(temporary, mode)
        with open(handle, "wb", buffering=0) as file:
            yield file
        _replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _replace(new, old):
    """new takes the place of old, at once. Where the system can, the two change names and what was old goes: ext4
    writes a file that replaces another to the disk first, which takes longer than all the rest."""
    if os.path.exists(old) and sys.platform == "linux":
        import ctypes

        rename = getattr(ctypes.CDLL(None), "renameat2", None)
        here, exchange = -100, 2
        if rename is not None and rename(here, os.fsencode(new), here, os.fsencode(old), exchange) == 0:
            os.unlink(new)
            return
    os.replace(new, old)


# ---- save ----


class _References:
    """Numbers the storages that a pickle speaks of, and keeps them."""

    def __init__(self):
        self.storages, self.steps, self._known, self._kinds = [], [], {}, []

    def __call__(self, storage, step, kind):
        """kind: the name of the storage class; plain bytes are those of uint8."""
        kind = "ByteStorage" if kind == "UntypedStorage" else kind
        key = storage._key() if storage.nbytes() else (storage._key(), kind)  # without memory each has its own
        if key not in self._known:
            self._known[key] = str(len(self.storages)), location_tag(storage)
            self.storages.append(storage)
            self.steps.append(step)
            self._kinds.append(kind)
        elif self._kinds[int(self._known[key][0])] != kind:
            raise RuntimeError(
                "Cannot save multiple tensors or storages that view the same data as different types"
            )
        return self._known[key]


def _pickled(obj, pickle_module, protocol, references, row):
    out = io.BytesIO()
    if pickle_module is pickle:
        Pickler(out, protocol, references, row).dump(obj)
        return out.getvalue()

    class Foreign(pickle_module.Pickler):
        """With another module's pickler the storage classes are named by text, which dtype_of() understands."""

        def persistent_id(self, obj):
            if isinstance(obj, TypedStorage):
                kind, count, step, storage = NAMES[obj.dtype], obj._size(), obj.dtype.itemsize, obj._untyped_storage
            elif isinstance(obj, UntypedStorage):
                kind, count, step, storage = "UntypedStorage", obj.nbytes(), 1, obj
            else:
                return None
            key, place = references(storage, step, kind)
            return ("storage", kind, key, place, count) + ((None,) if row else ())

    Foreign(out, protocol=protocol).dump(obj)
    return out.getvalue()


def _memory(storage):
    """The bytes of a storage, not copied."""
    data = storage._data if storage.device.type == "cpu" else storage._data.cpu()
    return memoryview(data) if data.numel() else b""


def save(
    obj,
    f,
    pickle_module=pickle,
    pickle_protocol=DEFAULT_PROTOCOL,
    _use_new_zipfile_serialization=True,
    _disable_byteorder_record=False,
):
    """Saves an object with its tensors to a file: a path or a binary file object."""
    if pickle_module.__name__ == "dill":
        version = tuple(int(x) for x in pickle_module.__version__.split(".")[:3])
        if version < (0, 3, 1):
            raise ValueError(
                f"'torch' supports dill >= (0, 3, 1), but you have dill {version}. Please upgrade dill or switch to "
                "'pickle'"
            )
    references = _References()
    data = _pickled(obj, pickle_module, pickle_protocol, references, not _use_new_zipfile_serialization)
    with _written(f) as file:
        if not _use_new_zipfile_serialization:
            _save_row(data, references, file, pickle_module, pickle_protocol)
            return
        folder = os.path.splitext(os.path.basename(os.fspath(f)))[0] if _is_path(f) else "archive"
        archive = Writer(file, folder or "archive", config.save.storage_alignment, config.save.compute_crc32)
        archive.add("data.pkl", data)
        archive.add(".format_version", b"1")
        archive.add(".storage_alignment", str(config.save.storage_alignment).encode())
        if not _disable_byteorder_record:
            archive.add("byteorder", sys.byteorder.encode())
        for i, storage in enumerate(references.storages):
            if _skips():
                archive.add(f"data/{i}", None, storage.nbytes())
            else:
                archive.add(f"data/{i}", _memory(storage))
        archive.add("version", b"3\n")
        archive.close()


def _save_row(data, references, file, pickle_module, protocol):
    info = dict(
        protocol_version=PROTOCOL_VERSION,
        little_endian=sys.byteorder == "little",
        type_sizes=dict(short=2, int=4, long=4),
    )
    for head in (MAGIC_NUMBER, PROTOCOL_VERSION, info):
        file.write(pickle_module.dumps(head, protocol=protocol))
    file.write(data)
    file.write(pickle_module.dumps([str(i) for i in range(len(references.storages))], protocol=protocol))
    for storage, step in zip(references.storages, references.steps):
        file.write(struct.pack("<q", storage.nbytes() // step))
        file.write(_memory(storage))


# ---- load ----


def _refused(message):
    """The error of a file that weights_only does not load: what to do about it, by what was wrong."""
    options = (
        "This file can still be loaded, to do so you have two options, do those steps only if you trust the source of the "
        "checkpoint. \n\t(1) In PyTorch 2.6, we changed the default value of the `weights_only` argument in `torch.load` "
        "from `False` to `True`. Re-running `torch.load` with `weights_only` set to `False` will likely succeed, but it can "
        "result in arbitrary code execution. Do it only if you got the file from a trusted source.\n"
    )
    if "was not an allowed global by default" in message:
        text = (
            f"Weights only load failed. {options}\t(2) Alternatively, to load with `weights_only=True` please check the "
            f"recommended steps in the following error message.\n\tWeightsUnpickler error: {message}"
        )
    elif "is blocked" in message:
        text = f"Weights only load failed. {options}\tWeightsUnpickler error: {message}"
    else:
        text = (
            f"Weights only load failed. {options}\tPlease file an issue with the following so that we can make "
            f"`weights_only=True` compatible with your use case: WeightsUnpickler error: {message}"
        )
    return pickle.UnpicklingError(
        text + "\n\nCheck the documentation of torch.load to learn more about types accepted by default with weights_only "
        "https://pytorch.org/docs/stable/generated/torch.load.html."
    )


def _flag(name):
    return os.environ.get(name, "0").lower() in ("1", "y", "yes", "true")


def load(f, map_location=None, pickle_module=None, *, weights_only=None, mmap=None, **pickle_load_args):
    """Loads what save() wrote.

    map_location: where storages go, as a device, a dict from place to place or a function of storage and place.
    weights_only: only tensors, plain containers and numbers, and what add_safe_globals named; the default unless a
    pickle_module is given. mmap: the data stay in the file until they are used.
    """
    if _skips():
        raise RuntimeError(
            "`torch.load` called within a torch.serialization.skip_data context manager is not supported yet. Please call "
            "torch.load outside the skip_data context manager."
        )
    force, forbid = _flag("TORCH_FORCE_WEIGHTS_ONLY_LOAD"), _flag("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD")
    if force and forbid:
        raise RuntimeError(
            "Only one of `TORCH_FORCE_WEIGHTS_ONLY_LOAD` or `TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD` should be set, but both "
            "were set."
        )
    if weights_only is None:
        weights_only = pickle_module is None
        if forbid:
            weights_only = False
            warnings.warn(
                "Environment variable TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD detected, since the `weights_only` argument was "
                "not explicitly passed to `torch.load`, forcing weights_only=False.",
                UserWarning,
                stacklevel=2,
            )
    if force:
        weights_only = True
    if weights_only and pickle_module is not None:
        raise RuntimeError("Can not safely load weights when explicit pickle_module is specified")
    if mmap is None:
        mmap = config.load.mmap
    if mmap and not _is_path(f):
        raise ValueError("f must be a string filename in order to use mmap argument")
    if not _is_path(f):
        for needed in ("seek", "tell", "read"):
            if not hasattr(f, needed):
                raise AttributeError(
                    f"'{type(f).__name__}' object has no attribute '{needed}'. You can only torch.load from a file that "
                    "is seekable. Please pre-load the data into a buffer like io.BytesIO and try to load from it instead."
                )
    pickle_load_args.setdefault("encoding", "utf-8")
    job = _Job(_restorer(map_location), pickle_module or pickle, weights_only, pickle_load_args)
    with _opened(f, "rb") as file:
        try:
            if _is_zipfile(file):
                return _load_archive(file, f if mmap else None, job)
            if mmap:
                raise RuntimeError(
                    "mmap can only be used with files saved with `torch.save(_use_new_zipfile_serialization=True), "
                    "please torch.save your checkpoint with this option in order to use mmap."
                )
            return _load_row(file, job)
        except pickle.UnpicklingError as e:
            if weights_only and not str(e).startswith("Weights only"):
                raise _refused(str(e)) from None
            raise


class _Job:
    """What the ways of loading share: how to unpickle, and where storages go."""

    def __init__(self, restore, pickle_module, weights_only, options):
        self.restore, self.pickle_module = restore, pickle_module
        self.weights_only, self.options = weights_only, options

    def unpickle(self, file, load_storage):
        if self.weights_only:
            return _restricted.Unpickler(file, load_storage, encoding=self.options["encoding"]).load()
        if self.pickle_module is pickle:
            return Unpickler(file, load_storage, **self.options).load()

        class Foreign(self.pickle_module.Unpickler):
            def find_class(self, module, name):
                return find(module, name) if meant(module) != module else super().find_class(module, name)

            def persistent_load(self, reference):
                return load_storage(reference)

        return Foreign(file, **self.options).load()

    def typed(self, untyped, kind, location):
        """The storage where it belongs, of the dtype that the file's storage class means."""
        untyped = self.restore(untyped, location)
        if isinstance(untyped, TypedStorage):
            untyped = untyped._untyped_storage
        dtype = dtype_of(kind)
        return untyped if dtype is None else TypedStorage._from(untyped, dtype)


def dtype_of(kind):
    """The dtype of a storage class in a file; None for UntypedStorage."""
    if isinstance(kind, str):
        kind = find("torch", kind)
    if kind is UntypedStorage:
        return None
    dtype = getattr(kind, "_dtype" if hasattr(kind, "_dtype") else "dtype", None)
    if not isinstance(dtype, _C.dtype):
        raise pickle.UnpicklingError(f"expected a storage class, but got {kind!r}")
    return dtype


def _parts(reference, count):
    if not isinstance(reference, tuple) or len(reference) < count:
        raise pickle.UnpicklingError("a reference to a storage is damaged")
    parts = list(reference)
    for i in (0, 2, 3):
        if isinstance(parts[i], bytes):
            parts[i] = parts[i].decode("ascii")
    if not isinstance(parts[4], int) or parts[4] < 0:
        raise pickle.UnpicklingError("the size of a storage is damaged")
    return parts


def _foreign_order(archive):
    if "byteorder" in archive:
        order = archive.read("byteorder")
        if order not in (b"little", b"big"):
            raise ValueError("Unknown endianness type: " + order.decode(errors="replace"))
        return order.decode() != sys.byteorder
    wanted = config.load.endianness
    if wanted in (None, LoadEndianness.NATIVE):
        return False
    return (wanted is LoadEndianness.LITTLE) != (sys.byteorder == "little")


def _load_archive(file, path, job):
    archive = Reader(file)
    if "constants.pkl" in archive:
        raise RuntimeError("this file is a TorchScript archive, not one of torch.save")
    swap = _foreign_order(archive)
    memory = memoryview(map_file(path, config.load.mmap_flags)) if path is not None else None
    known = {}

    def read(name, size):
        if archive.size(name) != size:
            raise RuntimeError(f"record {name} has {archive.size(name)} bytes, its storage {size}")
        if size == 0:
            return _C.empty((0,), dtype=_C.uint8)
        if memory is not None and archive.stored(name):
            at = archive.offset(name)
            return _C._from_buffer(memory[at : at + size])
        data = _C.empty((size,), dtype=_C.uint8)
        archive.read_into(name, memoryview(data))
        return data

    def load_storage(reference):
        _, kind, key, location, count = _parts(reference, 5)[:5]
        if key not in known:
            dtype = dtype_of(kind)
            step = 1 if dtype is None else dtype.itemsize
            name = f"data/{key}"
            size = count * step
            untyped = UntypedStorage._over(read(name, size))
            if swap and dtype is not None:
                untyped.byteswap(dtype)
            known[key] = job.typed(untyped, kind, location)
        return known[key]

    return job.unpickle(io.BytesIO(archive.read("data.pkl")), load_storage)


def _load_row(file, job):
    def value():
        if job.weights_only:
            return _restricted.Unpickler(file, _no_storage, encoding=job.options["encoding"]).load()
        return job.pickle_module.load(file, **job.options)

    if value() != MAGIC_NUMBER:
        raise RuntimeError("Invalid magic number; corrupt file?")
    version = value()
    if version != PROTOCOL_VERSION:
        raise RuntimeError(f"Invalid protocol version: {version}")
    info = value()
    swap = isinstance(info, dict) and info.get("little_endian", True) != (sys.byteorder == "little")
    known, views, waiting = {}, {}, {}

    def load_storage(reference):
        if reference[0] in ("module", b"module"):
            return reference[1]  # a class with its source, which is not compared
        parts = _parts(reference, 5)
        _, kind, key, location, count = parts[:5]
        view = parts[5] if len(parts) > 5 else None
        dtype = dtype_of(kind)
        step = 1 if dtype is None else dtype.itemsize
        if key not in known:
            known[key] = job.typed(UntypedStorage(count * step), kind, location)
            waiting[key] = step, dtype
        if view is None:
            return known[key]
        view_key, offset, size = view
        if view_key not in views:
            part = known[key]._untyped_storage._data[offset * step : (offset + size) * step]
            views[view_key] = TypedStorage._from(UntypedStorage._over(part, part=True), dtype)
        return views[view_key]

    result = job.unpickle(file, load_storage)
    for key in value():
        key = key.decode("ascii") if isinstance(key, bytes) else key
        if key not in known:
            raise RuntimeError(f"storage {key} is in the file but nothing uses it")
        untyped = known[key]._untyped_storage
        step, dtype = waiting[key]
        head = file.read(8)
        if len(head) != 8 or struct.unpack("<q", head)[0] * step != untyped.nbytes():
            raise RuntimeError(f"storage has wrong byte size: expected {untyped.nbytes()}")
        if untyped.nbytes():
            data = file.read(untyped.nbytes())
            if len(data) != untyped.nbytes():
                raise RuntimeError("unexpected EOF, expected more bytes: the file might be corrupted")
            memoryview(untyped._data)[:] = data
        if swap and dtype is not None:
            untyped.byteswap(dtype)
    return result


def _no_storage(reference):
    raise pickle.UnpicklingError("a storage where none can be")
