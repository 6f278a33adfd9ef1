"""Reads the C ABI out of capi/include/evergrad/abi.h: functions, structs with their layout, enums, callbacks, handles.

The header keeps to a small part of C so that this can stay a reader of declarations: no macros around declarations,
one declarator a member, explicit enum values. What it does not understand is an error, never passed over. Layouts are
those of the 64-bit System V ABI, on which the library is released.

A declaration belongs to release 0.1 unless the comment `/* since 0.2 */` stands on its line; a struct's member likewise.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from . import releases

FIRST = "0.1"
HEADER = Path("capi/include/evergrad/abi.h")

SIZES = {
    "char": 1, "int8_t": 1, "uint8_t": 1, "int16_t": 2, "uint16_t": 2, "int32_t": 4, "uint32_t": 4, "float": 4,
    "int64_t": 8, "uint64_t": 8, "size_t": 8, "double": 8,
}


class HeaderError(Exception):
    """Something in the header that this reader does not understand."""


@dataclass
class Function:
    name: str
    signature: str  # "eg_status* eg_op_at(size_t index)": one blank between words, none before a star
    since: str = FIRST


@dataclass
class Member:
    name: str
    type: str
    offset: int
    size: int
    since: str = FIRST


@dataclass
class Struct:
    name: str
    members: list[Member] = field(default_factory=list)
    size: int = 0
    align: int = 1
    since: str = FIRST


@dataclass
class Abi:
    version: str = ""
    functions: dict[str, Function] = field(default_factory=dict)
    structs: dict[str, Struct] = field(default_factory=dict)
    enums: dict[str, dict[str, int]] = field(default_factory=dict)  # by the type's name, or that of the first value
    callbacks: dict[str, Function] = field(default_factory=dict)
    handles: list[str] = field(default_factory=list)
    typedefs: dict[str, str] = field(default_factory=dict)


def spell(text):
    """A declaration in its one spelling."""
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"\s*\*\s*", "* ", text)
    text = text.replace("* *", "**").replace("* )", "*)").replace("* ,", "*,")
    text = re.sub(r"\s*,\s*", ", ", text)
    text = re.sub(r"\s*\(\s*", "(", text)
    text = re.sub(r"\s*\)", ")", text)
    text = re.sub(r"\( ?\* ", "(*", text)
    return text.strip()


def declarations(text):
    """(declaration without comments, since) of the file's statements at nesting 0."""
    text = re.sub(r"/\*\s*since\s+(\d+\.\d+)\s*\*/", lambda m: f"@since{m[1]}@", text)
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    text = re.sub(r"//[^\n]*", " ", text)
    text = re.sub(r"#\s*ifdef\s+__cplusplus\n.*?#\s*endif", " ", text, flags=re.S)
    text = re.sub(r"^\s*#(?:[^\n]*\\\n)*[^\n]*$", " ", text, flags=re.M)
    depth, start, out = 0, 0, []
    for i, c in enumerate(text):
        depth += (c == "{") - (c == "}")
        if c == ";" and depth == 0:
            # The mark may follow the semicolon on the same line.
            tail = re.match(r"[ \t]*@since([\d.]+)@", text[i + 1:])
            body = text[start:i]
            if out:
                body = re.sub(r"^[ \t]*@since[\d.]+@", "", body)
            out.append((body.strip(), tail[1] if tail else None))
            start = i + 1
    rest = re.sub(r"@since[\d.]+@", "", text[start:]).strip()
    if rest:
        raise HeaderError(f"{HEADER}: not understood: {rest[:80]}")
    return out


def since_of(text, outer):
    mark = re.search(r"@since([\d.]+)@", text)
    return re.sub(r"@since[\d.]+@", "", text).strip(), (mark[1] if mark else outer or FIRST)


class Reader:
    def __init__(self):
        self.abi = Abi()
        self.last_typedef = None

    def measure(self, ctype):
        """(size, alignment) of a type."""
        ctype = ctype.replace("const ", "").strip()
        if ctype.endswith("*") or ctype in self.abi.callbacks:
            return 8, 8
        if ctype in self.abi.typedefs:
            return self.measure(self.abi.typedefs[ctype])
        if ctype in self.abi.structs:
            s = self.abi.structs[ctype]
            return s.size, s.align
        if ctype in SIZES:
            return SIZES[ctype], SIZES[ctype]
        raise HeaderError(f"{HEADER}: unknown type {ctype!r}")

    def members(self, body):
        """(name, type, size, alignment, since) of a struct's or union's members."""
        nested = re.split(r"(union\s*\{[^{}]*\}\s*\w+\s*;)", body)
        for part in nested:
            union = re.fullmatch(r"union\s*\{([^{}]*)\}\s*(\w+)\s*;", part.strip(), flags=re.S)
            if union:
                inner = list(self.members(union[1]))
                align = max(m[3] for m in inner)
                size = -(-max(m[2] for m in inner) // align) * align
                text = "union {" + "".join(f" {m[1]} {m[0]};" for m in inner) + " }"
                yield union[2], text, size, align, FIRST
                continue
            pieces = re.findall(r"([^;]+);([ \t]*@since[\d.]+@)?", part)
            for text, mark in pieces:
                text, since = since_of(text + (mark or ""), None)
                pointer = re.fullmatch(r"(.+?)\(\s*\*\s*(\w+)\s*\)\s*\((.*)\)", text, flags=re.S)
                array = re.fullmatch(r"(.+?)(\w+)\s*\[(\d+)\]", text, flags=re.S)
                plain = re.fullmatch(r"(.+?[\s*])(\w+)", text, flags=re.S)
                if pointer:
                    yield pointer[2], spell(f"{pointer[1]}(*)({pointer[3]})"), 8, 8, since
                elif array:
                    size, align = self.measure(spell(array[1]))
                    yield array[2], f"{spell(array[1])}[{array[3]}]", size * int(array[3]), align, since
                elif plain:
                    ctype = spell(plain[1])
                    size, align = self.measure(ctype)
                    yield plain[2], ctype, size, align, since
                else:
                    raise HeaderError(f"{HEADER}: member not understood: {text}")

    def struct(self, name, body, since):
        out = Struct(name, since=since)
        at = 0
        for member, ctype, size, align, member_since in self.members(body):
            at = -(-at // align) * align
            later = member_since if member_since != FIRST else since
            out.members.append(Member(member, ctype, at, size, later))
            at += size
            out.align = max(out.align, align)
        out.size = -(-at // out.align) * out.align
        self.abi.structs[name] = out

    def enum(self, body):
        values = {}
        body = re.sub(r"@since[\d.]+@", "", body)
        for item in filter(None, (part.strip() for part in body.split(","))):
            m = re.fullmatch(r"(\w+)\s*=\s*(-?\d+|0x[0-9a-fA-F]+)(?:\s*<<\s*(\d+))?", item)
            if not m:
                raise HeaderError(f"{HEADER}: enum value without an explicit number: {item}")
            values[m[1]] = int(m[2], 0) << int(m[3] or 0)
        name = self.last_typedef or next(iter(values)).lower()
        self.abi.enums[name] = values
        self.last_typedef = None

    def take(self, text, tail):
        if "{" in text:  # marks inside belong to members
            since = tail or FIRST
        else:
            text, since = since_of(text, tail)
        opaque = re.fullmatch(r"typedef\s+struct\s+(\w+)\s+(\w+)", text)
        struct = re.fullmatch(r"typedef\s+struct\s+(\w+)\s*\{(.*)\}\s*(\w+)", text, flags=re.S)
        enum = re.fullmatch(r"enum\s*\{(.*)\}", text, flags=re.S)
        callback = re.fullmatch(r"typedef\s+(.+?)\(\s*\*\s*(\w+)\s*\)\s*\((.*)\)", text, flags=re.S)
        alias = re.fullmatch(r"typedef\s+(\w+)\s+(\w+)", text)
        function = re.fullmatch(r"EG_API\s+([^(){};]+?[\s*])(\w+)\s*\(([^{};]*)\)", text)
        if opaque:
            self.abi.handles.append(opaque[2])
        elif struct:
            self.struct(struct[3], struct[2], since)
        elif enum:
            self.enum(enum[1])
        elif callback:
            signature = spell(f"{callback[1]}(*{callback[2]})({callback[3]})")
            self.abi.callbacks[callback[2]] = Function(callback[2], signature, since)
        elif alias:
            self.abi.typedefs[alias[2]] = alias[1]
            self.last_typedef = alias[2]
        elif function:
            name = function[2]
            if name in self.abi.functions:
                raise HeaderError(f"{HEADER}: {name} is declared twice")
            signature = spell(f"{function[1]} {name}({function[3]})")
            self.abi.functions[name] = Function(name, signature, since)
        else:
            raise HeaderError(f"{HEADER}: not understood: {' '.join(text.split())[:100]}")


def read_text(text):
    """The Abi of a header's text."""
    reader = Reader()
    numbers = dict(re.findall(r"#define\s+EG_VERSION_(MAJOR|MINOR|PATCH)\s+(\d+)", text))
    if len(numbers) != 3:
        raise HeaderError(f"{HEADER}: EG_VERSION_MAJOR, _MINOR and _PATCH are needed")
    reader.abi.version = f"{numbers['MAJOR']}.{numbers['MINOR']}.{numbers['PATCH']}"
    for body, tail in declarations(text):
        reader.take(body, tail)
    return reader.abi


def read(root):
    """The Abi of the source tree at root."""
    return read_text((Path(root) / HEADER).read_text(encoding="utf-8"))


def version_map(abi):
    """The linker's version script: a symbol belongs to the node of the release that introduced it, for ever."""
    nodes = {}
    for f in abi.functions.values():
        nodes.setdefault(f.since, []).append(f.name)
    lines = [f"# Generated from {HEADER}; do not edit."]
    before = ""
    for release in sorted(nodes, key=releases.key):
        lines += [f"EVERGRAD_{release} {{", "  global:"]
        lines += [f"    {name};" for name in sorted(nodes[release])]
        if not before:
            lines += ["  local:", "    *;"]
        lines.append(f"}}{before};")
        before = f" EVERGRAD_{release}"
    return "\n".join(lines) + "\n"
