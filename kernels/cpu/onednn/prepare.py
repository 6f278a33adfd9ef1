"""Makes the oneDNN that travels with libevergrad out of the one that PyPI's onednn-cpu-gomp holds.

    python3 kernels/cpu/onednn/prepare.py libdnnl.so.3 OUT     ->  OUT/libegdnnl.so

That library takes its threads from libgomp. Here it must run on the calling thread alone, since the kernels share work
out over their own pool, and it must not meddle with an OpenMP or a oneDNN that the program has besides. So the copy is
stripped, gets a name of its own, binds its own symbols first, and asks for ten renamed functions of libeggomp.so
(serial_openmp.c) instead of libgomp's. All names keep their length or get shorter, so nothing in the file moves.

Of all that oneDNN can do the kernels want convolutions and products of floats on processors with AVX2: the functions
that onednn_api.h lists, and the implementations that `wanted` tells. The others answer that they have nothing to offer,
and what only they lead to is left out (prune.py).
"""

import re
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np

import prune

NAME = "libegdnnl.so"
LIBRARIES = {b"libgomp.so.1": b"libeggomp.so", b"libdnnl.so.3": NAME.encode()}
PREFIXES = {b"GOMP_": b"EGMP_", b"omp_": b"eg__"}  # of functions; the version nodes keep their names
NEEDED, STRTAB, SYMTAB, STRSZ, SONAME, SYMBOLIC, BIND_NOW, FLAGS_1 = 1, 5, 6, 10, 14, 16, 24, 0x6FFFFFFB

API = Path(__file__).resolve().parent.parent / "onednn_api.h"
# Every implementation has such a function, which makes it where it can do what is asked.
CREATOR = re.compile(r"::primitive_desc_t::create<|::create\(dnnl::impl::(reorder|concat|sum)_pd_t\*\*")
WANTED = re.compile(r"convolution|inner_product|reorder_pd_t\*\*")
UNWANTED = re.compile(r"sse41|int8|x8s8|bf16|amx|rnn|fused|deconv")
FLOAT, SETS = {"3"}, {"7", "39"}  # dnnl_f32; avx2, avx512_core
UNIMPLEMENTED = b"\xb8\x03\x00\x00\x00\xc3"  # mov $dnnl_unimplemented, %eax; ret


class Elf:
    """As much of a 64-bit little-endian shared library as is needed here."""

    def __init__(self, data):
        self.data = bytearray(data)
        if self.data[:6] != b"\x7fELF\x02\x01":
            raise SystemExit("not a 64-bit little-endian ELF file")
        offset, = struct.unpack_from("<Q", self.data, 32)
        size, count = struct.unpack_from("<HH", self.data, 54)
        headers = [struct.unpack_from("<IIQQQQQQ", self.data, offset + i * size) for i in range(count)]
        self.loads = [h for h in headers if h[0] == 1]
        dynamic = next(h for h in headers if h[0] == 2)
        self.dynamic = [(at, *struct.unpack_from("<qQ", self.data, at))
                        for at in range(dynamic[2], dynamic[2] + dynamic[5], 16)]
        self.tags = {tag: value for _, tag, value in self.dynamic}
        self.strings = self.place(self.tags[STRTAB])

    def place(self, address):
        """Where in the file an address lies."""
        return next(address - h[3] + h[2] for h in self.loads if h[3] <= address < h[3] + h[5])

    def string(self, offset):
        start = self.strings + offset
        return bytes(self.data[start:self.data.index(0, start)])

    def rename(self, offset, new):
        start = self.strings + offset
        old = self.string(offset)
        if len(new) > len(old):
            raise SystemExit(f"{new!r} is longer than {old!r}")
        if start > 0 and self.data[start - 1] != 0:
            raise SystemExit(f"{old!r} is the end of another name")
        self.data[start:start + len(old)] = new.ljust(len(old), b"\0")

    def undefined(self):
        """(offset of the name, name) of every symbol that the library asks for."""
        at, end = self.place(self.tags[SYMTAB]), self.strings  # the names follow the symbols
        for entry in range(at + 24, end - 23, 24):
            name, _, _, section = struct.unpack_from("<IBBH", self.data, entry)
            if section == 0 and name < self.tags[STRSZ]:
                yield name, self.string(name)


def prepare(data):
    elf = Elf(data)
    renamed = set()
    for _, tag, value in elf.dynamic:
        if tag in (NEEDED, SONAME) and elf.string(value) in LIBRARIES:
            renamed.add(elf.string(value))
            elf.rename(value, LIBRARIES[elf.string(value)])
    if renamed != set(LIBRARIES):
        raise SystemExit(f"not the expected library: it names {sorted(renamed)}")
    for offset, name in elf.undefined():
        for old, new in PREFIXES.items():
            if name.startswith(old):
                elf.rename(offset, new + name[len(old):])
    # DT_BIND_NOW says again what DF_1_NOW says; its entry becomes DT_SYMBOLIC.
    spare = next((at for at, tag, _ in elf.dynamic if tag == BIND_NOW), None)
    if spare is None or not elf.tags.get(FLAGS_1, 0) & 1:
        raise SystemExit("no entry to spare in the dynamic section")
    struct.pack_into("<qQ", elf.data, spare, SYMBOLIC, 0)
    return bytes(elf.data)


def wanted(creator):
    """Whether it makes a convolution of floats, a product that a convolution may be done by, or a change of layout."""
    return (WANTED.search(creator) and not UNWANTED.search(creator)
            and FLOAT.issuperset(re.findall(r"dnnl_data_type_t\)(\d+)", creator))
            and SETS.issuperset(re.findall(r"cpu_isa_t\)(\d+)", creator)))


def without_the_rest(full, data):
    """data, which is `full` stripped and renamed, without what the kernels cannot reach."""
    library = prune.Library(full)
    graph = prune.Graph(library)
    names = library.names(graph.functions, ".symtab")
    address = dict(zip(names, graph.functions["value"].astype(np.int64).tolist()))
    size = dict(zip(graph.functions["value"].tolist(), graph.functions["size"].tolist()))
    roots = [address["dnnl_" + name] for name in re.findall(r"^  X\((\w+)\)", API.read_text(), re.M)]
    roots += [library.span(name)[0] for name in (".init_array", ".fini_array", ".jcr", ".text")]
    mangled = [name for name in address if "6create" in name]
    plain = subprocess.run(["c++filt"], input="\n".join(mangled), capture_output=True, text=True, check=True).stdout
    creators = {name: address[m] for m, name in zip(mangled, plain.split("\n")) if CREATOR.search(name)}
    ends = [at for name, at in creators.items() if not wanted(name)]
    if len(roots) < 20 or not 40 < len(creators) - len(ends) < 80:
        raise SystemExit(f"not the expected library: {len(creators) - len(ends)} of {len(creators)} are wanted")
    out = bytearray(data)
    for at in ends:
        out[at:at + size[at]] = UNIMPLEMENTED.ljust(size[at], bytes([prune.TRAP]))
    return prune.prune(graph, graph.at(np.array(roots)).tolist(), graph.at(np.array(ends)).tolist(), out)


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    source, out = Path(sys.argv[1]), Path(sys.argv[2])
    part = out / f"{NAME}.part"
    subprocess.run(["strip", "--strip-unneeded", "-o", part, source], check=True)
    part.write_bytes(without_the_rest(source.read_bytes(), prepare(part.read_bytes())))
    part.chmod(0o755)
    part.rename(out / NAME)


if __name__ == "__main__":
    main()
