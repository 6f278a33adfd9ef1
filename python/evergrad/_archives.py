"""The archives of torch.save record by record, as programs take them apart and put them together: PyTorch's names for
the Reader and Writer of _zip.py, in torch.serialization."""

import os
from contextlib import contextmanager

from ._zip import Reader, Writer


def _is_path(f):
    return isinstance(f, (str, os.PathLike))


@contextmanager
def open_file_like(name_or_buffer, mode):
    """The file of a path, open inside of the `with`; a file object as it is."""
    if not _is_path(name_or_buffer):
        yield name_or_buffer
        if "w" in mode and hasattr(name_or_buffer, "flush"):
            name_or_buffer.flush()
        return
    with open(name_or_buffer, mode) as file:
        yield file


def is_zipfile(f):
    """Does the file begin as an archive does? One that has an archive at its end does not count."""
    start = f.tell()
    head = f.read(4)
    f.seek(start)
    return head == b"PK\x03\x04"


class FileReader:
    """The records of an archive by name."""

    def __init__(self, file):
        self._archive = Reader(file)

    def has_record(self, name):
        return name in self._archive

    def get_record(self, name):
        return self._archive.read(name)

    def get_all_records(self):
        return self._archive.names()

    def get_record_offset(self, name):
        """Where the data of the record begin in the file."""
        return self._archive.offset(name)


class FileWriter:
    """Writes records one after the other."""

    def __init__(self, file, folder):
        from .utils.serialization import config

        self._archive = Writer(file, folder, config.save.storage_alignment, config.save.compute_crc32)
        self._written = set()

    def write_record(self, name, data, size):
        """size bytes of data: bytes, text, or a storage."""
        data = data.encode() if isinstance(data, str) else data
        data = data._data if hasattr(data, "_data") else data
        self._written.add(name)
        self._archive.add(name, memoryview(data).cast("B")[:size] if size else b"")

    def write_record_metadata(self, name, size):
        """Room for size bytes, which are zeros."""
        self._written.add(name)
        self._archive.add(name, None, size)

    def write_end_of_file(self):
        if "version" not in self._written:
            self._archive.add("version", b"3\n")
        self._archive.close()


@contextmanager
def open_zipfile_reader(name_or_buffer):
    """A FileReader over a path or a file object."""
    with open_file_like(name_or_buffer, "rb") as file:
        yield FileReader(file)


@contextmanager
def open_zipfile_writer(name_or_buffer):
    """A FileWriter to a path or a file object; the directory is written at the end of the `with`."""
    folder = os.path.splitext(os.path.basename(os.fspath(name_or_buffer)))[0] if _is_path(name_or_buffer) else "archive"
    with open_file_like(name_or_buffer, "wb") as file:
        writer = FileWriter(file, folder or "archive")
        yield writer
        writer.write_end_of_file()
