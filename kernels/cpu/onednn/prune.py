"""Leaves out of a shared library for x86-64 what nothing reaches from a few of its functions.

The library keeps its addresses. Pages of code that hold unreached functions alone are not in the file any more: the
segment of the code becomes several, with gaps between them that are never mapped. What a function or a piece of data
refers to is found by reading it at every byte as if an instruction's 32-bit displacement began there, and from the
relocations; so too much may be taken for reached, but nothing too little. The library must still have its table of
symbols, and must not have been compiled with parts of functions moved away from them (GCC does that from 8 on).
"""

import struct

import numpy as np

PAGE = 4096
LEAST_GAP = 4 * PAGE  # a smaller one is not worth a segment of its own
TRAP = 0xCC  # fills what is unreached in pages that stay
SYMBOL = np.dtype([("name", "<u4"), ("info", "u1"), ("other", "u1"), ("section", "<u2"), ("value", "<u8"),
                   ("size", "<u8")])
RELOCATION = np.dtype([("place", "<u8"), ("type", "<u4"), ("symbol", "<u4"), ("addend", "<i8")])
SECTION = np.dtype([("name", "<u4"), ("type", "<u4"), ("flags", "<u8"), ("address", "<u8"), ("offset", "<u8"),
                    ("size", "<u8"), ("link", "<u4"), ("info", "<u4"), ("align", "<u8"), ("entry", "<u8")])
SEGMENT = np.dtype([("type", "<u4"), ("flags", "<u4"), ("offset", "<u8"), ("address", "<u8"), ("physical", "<u8"),
                    ("in_file", "<u8"), ("in_memory", "<u8"), ("align", "<u8")])
FUNCTION, OBJECT, WEAK, LOAD = 2, 1, 2, 1
R_64, R_GLOB_DAT, R_JUMP_SLOT, R_RELATIVE = 1, 6, 7, 8


class Library:
    """The tables of an ELF file."""

    def __init__(self, data):
        self.data = data = bytearray(data)
        self.segments_at, self.sections_at = struct.unpack_from("<QQ", data, 32)
        segments, _, sections, names = struct.unpack_from("<HHHH", data, 56)
        self.segments = np.frombuffer(data, SEGMENT, segments, self.segments_at).copy()
        self.sections = np.frombuffer(data, SECTION, sections, self.sections_at).copy()
        at = int(self.sections[names]["offset"])
        self.index = {self.text(at + int(s["name"])): i for i, s in enumerate(self.sections)}

    def text(self, offset):
        return bytes(self.data[offset:self.data.index(0, offset)]).decode()

    def section(self, name):
        return self.sections[self.index[name]]

    def span(self, name):
        s = self.section(name)
        return int(s["address"]), int(s["address"] + s["size"])

    def table(self, name, kind):
        s = self.section(name)
        return np.frombuffer(self.data, kind, int(s["size"]) // kind.itemsize, int(s["offset"])).copy()

    def names(self, symbols, name):
        """Of the given symbols of the section: the string of each."""
        at = int(self.sections[int(self.section(name)["link"])]["offset"])
        return [self.text(at + int(s["name"])) for s in symbols]


class Graph:
    """Functions, stubs of the PLT and pieces of data, each up to the next one's address, and who refers to whom."""

    DATA = (".init_array", ".fini_array", ".jcr", ".data.rel.ro", ".got", ".data", ".bss")

    def __init__(self, library):
        self.library = library
        symbols = library.table(".symtab", SYMBOL)
        symbols = symbols[symbols["section"] > 0]
        self.code, self.stubs = library.span(".text"), library.span(".plt")
        kind = symbols["info"] & 15
        address = symbols["value"].astype(np.int64)

        def inside(span):
            return (address >= span[0]) & (address < span[1])

        self.functions = symbols[(kind == FUNCTION) & inside(self.code)]
        parts = [self.functions["value"].astype(np.int64), np.arange(*self.stubs, 16), [self.code[0], self.code[1]]]
        for name in self.DATA:
            span = library.span(name)
            parts += [span, np.arange(*span, 8) if name == ".got" else address[(kind == OBJECT) & inside(span)]]
        self.starts = np.unique(np.concatenate([np.asarray(p, np.int64) for p in parts]))
        last = np.searchsorted(self.starts, self.functions["value"].astype(np.int64), "right")
        if (self.functions["value"] + self.functions["size"] > self.starts[last]).any():
            raise SystemExit("functions lie in one another")
        sources, targets = zip(self.references(), self.relocations())
        source, target = np.concatenate(sources), np.concatenate(targets)
        order = np.argsort(source, kind="stable")
        self.targets = target[order]
        self.first = np.searchsorted(source[order], np.arange(len(self.starts) + 1))

    def at(self, address):
        """Which piece an address lies in."""
        return np.searchsorted(self.starts, address, "right") - 1

    def references(self):
        data = [self.library.span(name) for name in self.DATA]
        low, high = min(a for a, _ in data), max(b for _, b in data)
        segment = self.library.segments[self.library.segments["type"] == LOAD][0]
        shift = int(segment["offset"]) - int(segment["address"])
        begin, end, got = self.stubs[0], self.code[1], self.library.span(".got")
        sources, targets = [], []
        for start in range(begin, end, 1 << 22):
            stop = min(start + (1 << 22), end)
            code = np.frombuffer(self.library.data[start + shift - 2:stop + shift + 4], np.uint8)
            n = len(code) - 6
            before, opcode = code[1:1 + n], code[:n]
            value = sum(code[2 + i:2 + i + n].astype(np.uint32) << np.uint32(8 * i) for i in range(4)).view(np.int32)
            place = np.arange(start, start + n, dtype=np.int64)
            target = place + 4 + value
            # An operand relative to the instruction, a call or a jump, a conditional jump.
            operand = (before & 0xC7) == 0x05
            jump = ((before & 0xFE) == 0xE8) | ((opcode == 0x0F) & ((before & 0xF0) == 0x80))
            to_code = np.flatnonzero((operand | jump) & (target >= begin) & (target < end))
            piece = self.at(target[to_code])
            exact = self.starts[piece] == target[to_code]
            sources.append(place[to_code[exact]])
            targets.append(piece[exact])
            to_data = np.flatnonzero(operand & (target >= low - 64) & (target < high))
            place, target = place[to_data], target[to_data]
            piece = self.at(target)
            sources.append(place)
            targets.append(piece)
            # A table of virtual functions is referred to behind its first two entries. Anything else that is not the
            # beginning of a piece may mean what lies a little further on: the end of the instruction, from which it
            # counts, is further where a constant follows, and a table whose first index is not 0 is referred to by an
            # address before it. The entries of the GOT are read one by one.
            vague = ~np.isin(target - self.starts[piece], (0, 16))
            short = self.starts[piece + 1] - self.starts[piece] < 64
            entry = (target >= got[0]) & (target < got[1])
            for more, which in ((4, vague), *((n, (vague | short) & ~entry) for n in (4, 8, 16, 32, 64))):
                sources.append(place[which])
                targets.append(self.at(target[which] + more))
        return self.at(np.concatenate(sources)), np.concatenate(targets)

    def relocations(self):
        dynamic = self.library.table(".dynsym", SYMBOL)
        relocations = np.concatenate([self.library.table(".rela.dyn", RELOCATION),
                                      self.library.table(".rela.plt", RELOCATION)])
        symbol = dynamic[relocations["symbol"]]
        kind = relocations["type"]
        named = np.where(symbol["section"] > 0, symbol["value"], 0).astype(np.int64)
        target = np.where(kind == R_RELATIVE, relocations["addend"], 0)
        target = np.where((kind == R_GLOB_DAT) | (kind == R_JUMP_SLOT), named, target)
        target = np.where((kind == R_64) & (named > 0), named + relocations["addend"], target)
        known = target > 0
        return self.at(relocations["place"][known].astype(np.int64)), self.at(target[known])

    def reached(self, roots, ends):
        """Marks what the roots lead to, without what those in `ends` refer to."""
        seen = np.zeros(len(self.starts), bool)
        ends = set(ends)
        todo = list(roots)
        seen[todo] = True
        while todo:
            piece = todo.pop()
            if piece in ends:
                continue
            next_ones = np.unique(self.targets[self.first[piece]:self.first[piece + 1]])
            next_ones = next_ones[~seen[next_ones]]
            seen[next_ones] = True
            todo.extend(next_ones.tolist())
        return seen


def gaps(graph, seen, library):
    """(begin, end) of the pages to leave out; what else is unreached is overwritten."""
    low, high = graph.code
    pieces = np.flatnonzero((graph.starts >= low) & (graph.starts < high))
    begins, ends = graph.starts[pieces], graph.starts[pieces + 1]
    live = np.zeros((high >> 12) + 2, bool)
    live[:-(-low // PAGE)] = live[high // PAGE:] = True
    for begin, end in zip(begins[seen[pieces]].tolist(), ends[seen[pieces]].tolist()):
        live[begin >> 12:((end - 1) >> 12) + 1] = True
    for begin, end in zip(begins[~seen[pieces]].tolist(), ends[~seen[pieces]].tolist()):
        library.data[begin:end] = bytes([TRAP]) * (end - begin)
    edges = np.flatnonzero(np.diff(live.astype(np.int8))) + 1
    runs = [(int(a) * PAGE, int(b) * PAGE) for a, b in edges.reshape(-1, 2)]
    return [run for run in runs if run[1] - run[0] >= LEAST_GAP]


def withdraw(graph, seen, library):
    """Functions that are gone are exported no more: their names become ones that the library knows of, but has not."""
    dynamic = library.table(".dynsym", SYMBOL)
    address = dynamic["value"].astype(np.int64)
    gone = (dynamic["section"] > 0) & (address >= graph.code[0]) & (address < graph.code[1]) & ~seen[graph.at(address)]
    dynamic["info"][gone] = (WEAK << 4) | FUNCTION
    dynamic["section"][gone] = dynamic["value"][gone] = dynamic["size"][gone] = 0
    at = int(library.section(".dynsym")["offset"])
    library.data[at:at + dynamic.nbytes] = dynamic.tobytes()


def prune(graph, roots, ends, data):
    """`data`, the same library without its table of symbols, without what only other functions than the roots reach."""
    library = Library(data)
    if library.span(".text") != graph.code:
        raise SystemExit("not the same library")
    seen = graph.reached(roots, ends)
    withdraw(graph, seen, library)
    return cut(library, gaps(graph, seen, library))


def cut(library, holes):
    """The file without the holes, which are pages of .text. Addresses and offsets are the same there."""
    code = library.section(".text")
    if code["offset"] != code["address"]:
        raise SystemExit("code lies elsewhere in the file than in memory")
    before = np.array([0] + [b for _, b in holes], np.int64)
    removed = np.cumsum([0] + [b - a for a, b in holes])

    def moved(offset):
        return offset - removed[np.searchsorted(before[1:], offset.astype(np.int64), "right")].astype(np.uint64)

    def pieces(entry, size):
        """The entry once for each part of its range that stays."""
        begin, end = int(entry["address"]), int(entry["address"] + entry[size])
        inner = [edge for hole in holes for edge in hole if begin < edge < end]
        parts = []
        for a, b in zip([begin] + inner[1::2], inner[0::2] + [end]):
            part = entry.copy()
            part["address"], part["offset"], part[size] = a, a, b - a
            parts.append(part)
        return parts

    segments = []
    for s in library.segments:
        if s["type"] == LOAD:
            s["align"] = PAGE
        if s["type"] == LOAD and s["address"] <= holes[0][0] < s["address"] + s["in_file"]:
            for part in pieces(s, "in_file"):
                part["physical"], part["in_memory"] = part["address"], part["in_file"]
                segments.append(part)
        else:
            segments.append(s)
    sections = []
    renumbered = []  # where each section's first part went
    for i, s in enumerate(library.sections):
        renumbered.append(len(sections))
        parts = pieces(s, "size") if i == library.index[".text"] else [s]
        for more in parts[1:]:
            more["name"] += 1  # "text": tools expect one ".text"
        sections += parts
    segments, sections = np.array(segments, SEGMENT), np.array(sections, SECTION)
    renumbered = np.array(renumbered, np.uint32)
    sections["link"] = renumbered[sections["link"]]
    link = (sections["flags"] & 0x40) != 0
    sections["info"][link] = renumbered[sections["info"][link]]
    segments["offset"], sections["offset"] = moved(segments["offset"]), moved(sections["offset"])

    out = bytearray()
    for a, b in zip([0] + [b for _, b in holes], [a for a, _ in holes] + [library.sections_at]):
        out += library.data[a:b]
    dynamic = np.frombuffer(bytes(out), SYMBOL, int(library.section(".dynsym")["size"]) // 24,
                            int(library.section(".dynsym")["offset"])).copy()
    plain = (dynamic["section"] > 0) & (dynamic["section"] < 0xFF00)
    dynamic["section"][plain] = renumbered[dynamic["section"][plain]]
    at = int(library.section(".dynsym")["offset"])
    out[at:at + dynamic.nbytes] = dynamic.tobytes()
    out += bytes(-len(out) % 8)
    names = struct.unpack_from("<H", library.data, 62)[0]
    struct.pack_into("<QQ", out, 32, len(out), len(out) + segments.nbytes)
    struct.pack_into("<HHHH", out, 56, len(segments), SECTION.itemsize, len(sections), int(renumbered[names]))
    return bytes(out + segments.tobytes() + sections.tobytes())
