"""The ZIP archives of torch.save: stored, never compressed, every record's data at a multiple of 64 bytes."""

import mmap
import os
import struct
import zipfile
import zlib

ALIGNMENT = 64
_LOCAL = struct.Struct("<4sHHHHHIIIHH")
_CENTRAL = struct.Struct("<4sHHHHHHIIIHHHHHII")
_LIMIT = 0xFFFFFFFF
_PIECE = 1 << 18


class Writer:
    """Writes records one after the other to a binary file. It never goes back, so a pipe will do."""

    def __init__(self, file, folder, alignment=ALIGNMENT, checksums=True):
        self._file, self._folder, self._alignment, self._checksums = file, folder, alignment, checksums
        self._at, self._entries = 0, []

    def _put(self, data):
        view = memoryview(data)
        n = view.nbytes
        while view.nbytes:
            done = self._file.write(view)
            if done is None or done >= view.nbytes:  # a raw file may write a part
                break
            view = view[done:]
        self._at += n

    def add(self, name, data, size=None):
        """One record; data None leaves room for size bytes."""
        path = f"{self._folder}/{name}".encode()
        view = memoryview(data).cast("B") if data is not None and memoryview(data).nbytes else memoryview(b"")
        size = view.nbytes if data is not None else size
        # The checksum of a large record follows it: it is taken piece by piece, while the piece is in the cache.
        late = size >= _PIECE
        crc = zlib.crc32(view) if self._checksums and not late and data is not None else 0
        if data is None and self._checksums and not late:
            crc = zlib.crc32(bytes(size))
        start = self._at
        wide = size >= _LIMIT
        extra = struct.pack("<HHQQ", 1, 16, 0, 0) if wide else b""
        pad = -(start + _LOCAL.size + len(path) + len(extra) + 4) % self._alignment
        extra += b"FB" + struct.pack("<H", pad) + b"Z" * pad
        short = 0 if late else size
        flags = 0x808 if late else 0x800
        version = 45 if wide else 20
        head = _LOCAL.pack(b"PK\3\4", version, flags, 0, 0, 33, crc, short, short, len(path), len(extra))
        self._put(head + path + extra)
        for at in range(0, size, _PIECE):
            piece = view[at : at + _PIECE] if data is not None else bytes(min(_PIECE, size - at))
            if late and self._checksums:
                crc = zlib.crc32(piece, crc)
            self._put(piece)
        if late:
            self._put(struct.pack("<4sIQQ" if wide else "<4sIII", b"PK\7\10", crc, size, size))
        self._entries.append((path, start, size, crc, flags))

    def close(self):
        """The directory at the end."""
        start = self._at
        for path, at, size, crc, flags in self._entries:
            extra = b""
            if size >= _LIMIT:
                extra += struct.pack("<QQ", size, size)
            if at >= _LIMIT:
                extra += struct.pack("<Q", at)
            if extra:
                extra = struct.pack("<HH", 1, len(extra)) + extra
            short = min(size, _LIMIT)
            version = 45 if extra else 20
            self._put(
                _CENTRAL.pack(
                    b"PK\1\2", version, version, flags, 0, 0, 33, crc, short, short, len(path), len(extra), 0, 0, 0, 0,
                    min(at, _LIMIT)
                )
                + path
                + extra
            )
        size, end, n = self._at - start, self._at, len(self._entries)
        self._put(struct.pack("<4sQHHIIQQQQ", b"PK\6\6", 44, 45, 45, 0, 0, n, n, size, start))
        self._put(struct.pack("<4sIQI", b"PK\6\7", 0, end, 1))
        few = min(n, 0xFFFF)
        self._put(struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, few, few, min(size, _LIMIT), min(start, _LIMIT), 0))


class Reader:
    """The records of an archive by name, without the folder that they are in."""

    def __init__(self, file):
        self._file = file
        try:
            archive = zipfile.ZipFile(file)
        except zipfile.BadZipFile as e:
            raise RuntimeError(f"PytorchStreamReader failed reading zip archive: failed finding central directory ({e})") from None
        entries = archive.infolist()
        if not entries:
            raise RuntimeError("PytorchStreamReader failed reading zip archive: archive does not contain any files")
        self.folder = entries[0].filename.split("/", 1)[0]
        self._archive, self._entries = archive, {}
        for e in entries:
            if e.filename.startswith(self.folder + "/"):
                self._entries[e.filename[len(self.folder) + 1 :]] = e
        file.seek(0, os.SEEK_END)
        self._end = file.tell()

    def __contains__(self, name):
        return name in self._entries

    def names(self):
        return list(self._entries)

    def _entry(self, name):
        if name not in self._entries:
            raise RuntimeError(f"PytorchStreamReader failed locating file {name}: file not found")
        return self._entries[name]

    def size(self, name):
        return self._entry(name).file_size

    def offset(self, name):
        """Where the data of a stored record begin."""
        e = self._entry(name)
        self._file.seek(e.header_offset)
        head = self._file.read(_LOCAL.size)
        if len(head) != _LOCAL.size or head[:4] != b"PK\3\4":
            raise RuntimeError(f"PytorchStreamReader failed reading file {name}: bad local header")
        fields = _LOCAL.unpack(head)
        at = e.header_offset + _LOCAL.size + fields[9] + fields[10]
        if e.compress_type == zipfile.ZIP_STORED and at + e.file_size > self._end:
            raise RuntimeError(f"PytorchStreamReader failed reading file {name}: file read failed")
        return at

    def stored(self, name):
        return self._entry(name).compress_type == zipfile.ZIP_STORED

    def read(self, name):
        if not self.stored(name):
            return self._archive.read(self._entry(name))
        at = self.offset(name)
        self._file.seek(at)
        data = self._file.read(self.size(name))
        if len(data) != self.size(name):
            raise RuntimeError(f"PytorchStreamReader failed reading file {name}: file read failed")
        return data

    def read_into(self, name, memory):
        """Fills the memory with the record, straight from the file where that can be."""
        view = memoryview(memory).cast("B")
        into = getattr(self._file, "readinto", None)
        if not self.stored(name) or into is None:
            view[:] = self.read(name)
            return
        self._file.seek(self.offset(name))
        while view.nbytes:
            n = into(view)
            if not n:
                raise RuntimeError(f"PytorchStreamReader failed reading file {name}: file read failed")
            view = view[n:]


def map_file(path, flags):
    """The whole file in memory; MAP_PRIVATE keeps writes to oneself, MAP_SHARED writes them to the file."""
    with open(path, "r+b" if flags == mmap.MAP_SHARED else "rb") as f:
        return mmap.mmap(f.fileno(), 0, flags=flags, prot=mmap.PROT_READ | mmap.PROT_WRITE)
