"""Writes rust/evergrad-sys/src/abi.rs: the C header capi/include/evergrad/abi.h as Rust declarations.

The header keeps to a small part of C (opaque handles, int32_t enums, plain structs, one union inside eg_value, function
pointers, prototypes), so a few regular expressions read all of it; what they do not know is an error, never skipped.
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEADER = ROOT / "capi/include/evergrad/abi.h"

SCALARS = {
    "int32_t": "i32", "uint32_t": "u32", "int64_t": "i64", "uint64_t": "u64", "size_t": "usize", "uint8_t": "u8",
    "double": "f64", "float": "f32", "char": "c_char", "void": "c_void", "int": "c_int",
}


class HeaderError(Exception):
    """The header holds something this reader does not know."""


def rust_type(c_type: str) -> str:
    """`eg_tensor* const*` -> `*const *mut eg_tensor`."""
    tokens = re.findall(r"\w+|\*", c_type)
    base, const, out = None, False, None
    for token in tokens:
        if token == "*":
            if base is None:
                raise HeaderError(f"type {c_type!r}")
            out = f"*{'const' if const else 'mut'} {out or base}"
            const = False
        elif token == "const":
            const = True
        elif token == "struct":
            continue
        else:
            base = SCALARS.get(token, token)
    if base is None:
        raise HeaderError(f"type {c_type!r}")
    return out or base


def split_declarator(text: str) -> tuple[str, str]:
    """`const eg_value* args` -> (type, name)."""
    match = re.fullmatch(r"(.*?[\s*])(\w+)", text.strip(), re.S)
    if not match:
        raise HeaderError(f"declaration {text!r}")
    return rust_type(match[1]), match[2]


RESERVED = {"type", "fn", "self", "ref", "in", "move", "where", "match", "mod", "use"}


def rust_name(name: str) -> str:
    return f"r#{name}" if name in RESERVED and name != "self" else name


def function_pointer(result: str, params: str) -> str:
    return f"Option<unsafe extern \"C\" fn({parameters(params)}){returns(result)}>"


def parameters(text: str) -> str:
    text = text.strip()
    if text in ("", "void"):
        return ""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c == "(") - (c == ")")
        if c == "," and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    parts.append(text[start:])
    out = []
    for i, part in enumerate(parts):
        part = part.strip()
        pointer = re.fullmatch(r"(.*?)\(\*\s*(\w+)\)\s*\((.*)\)", part, re.S)
        if pointer:
            out.append(f"{rust_name(pointer[2])}: {function_pointer(pointer[1], pointer[3])}")
        elif part.endswith("*") or re.fullmatch(r"\w+", part):
            out.append(f"arg{i}: {rust_type(part)}")
        else:
            kind, name = split_declarator(part)
            out.append(f"{rust_name(name)}: {kind}")
    return ", ".join(out)


def returns(text: str) -> str:
    kind = rust_type(text)
    return "" if kind == "c_void" else f" -> {kind}"


def doc_lines(comment: str | None, indent: str = "") -> list[str]:
    if not comment:
        return []
    lines = [re.sub(r"^\s*\*?\s?", "", line).strip() for line in comment.strip().splitlines()]
    text = [line for line in lines if line]
    # Brackets would be taken for links.
    return [f"{indent}/// " + line.replace("[", r"\[").replace("]", r"\]") for line in text]


def items(text: str):
    """Yields (comment, declaration) for every declaration of the header, comment being the one before or behind it."""
    text = re.sub(r"^\s*#.*(?:\\\n.*)*$", "", text, flags=re.M)
    text = re.sub(r'extern "C" \{', "", text)
    pos, comment = 0, None
    end = len(text)
    while pos < end:
        if text[pos].isspace() or text[pos] == "}":
            if text.startswith("\n\n", pos):
                comment = None
            pos += 1
            continue
        if text.startswith("/*", pos):
            close = text.index("*/", pos)
            body = text[pos + 2:close]
            comment = None if body.lstrip().startswith("----") else body
            pos = close + 2
            continue
        depth, at = 0, pos
        while True:
            if text.startswith("/*", at):
                at = text.index("*/", at) + 2
                continue
            c = text[at]
            depth += (c in "({") - (c in ")}")
            if c == ";" and depth == 0:
                break
            at += 1
        declaration = text[pos:at]
        pos = at + 1
        trailing = re.match(r"[ \t]*/\*(.*?)\*/", text[pos:], re.S)
        if trailing:
            pos += trailing.end()
        yield (trailing[1] if trailing else None) or comment, declaration
        comment = None


def strip(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def members(body: str):
    """(comment, text) of the members of a struct or enum body, separated by ';' or ','."""
    sep = ";" if ";" in strip(body) else ","
    pos = 0
    pending = None
    while pos < len(body):
        match = re.compile(r"\s+").match(body, pos)
        if match:
            pos = match.end()
            continue
        if body.startswith("/*", pos):
            close = body.index("*/", pos)
            pending = body[pos + 2:close]
            pos = close + 2
            continue
        depth, at = 0, pos
        while at < len(body) and not (body[at] == sep and depth == 0) and not body.startswith("/*", at):
            depth += (body[at] in "({") - (body[at] in ")}")
            at += 1
        text = body[pos:at].strip()
        pos = at + 1 if at < len(body) and body[at] == sep else at
        trailing = re.compile(r"[ \t]*/\*(.*?)\*/", re.S).match(body, pos)
        if trailing:
            pos = trailing.end()
        if text:
            yield (trailing[1] if trailing else None) or pending, text
        pending = None


def enum_lines(body: str, kind: str) -> list[str]:
    out = []
    for comment, text in members(body):
        name, value = (part.strip() for part in text.split("=", 1))
        out += doc_lines(comment) + [f"pub const {name}: {kind} = {value};"]
    return out


def struct_lines(name: str, body: str, comment: str | None) -> list[str]:
    out = doc_lines(comment) + ["#[repr(C)]", "#[derive(Clone, Copy)]", f"pub struct {name} {{"]
    extra: list[str] = []
    union = re.search(r"union\s*\{(.*?)\}\s*(\w+)\s*;", body, re.S)
    if union:
        body = body.replace(union[0], f"{name}_{union[2]} {union[2]};")
        extra = ["", f"/// The payload of [`{name}`].", "#[repr(C)]", "#[derive(Clone, Copy)]",
                 f"pub union {name}_{union[2]} {{"]
        extra += [f"    pub {n}: {t}," for t, n in (split_declarator(text) for _, text in members(union[1]))] + ["}"]
    for note, text in members(body):
        out += doc_lines(note, "    ")
        pointer = re.fullmatch(r"(.*?)\(\*\s*(\w+)\)\s*\((.*)\)", text, re.S)
        if pointer:
            out.append(f"    pub {rust_name(pointer[2])}: {function_pointer(pointer[1], pointer[3])},")
        else:
            kind, field = split_declarator(text)
            out.append(f"    pub {rust_name(field)}: {kind},")
    return out + ["}"] + extra


def convert(text: str) -> str:
    types: list[str] = []
    functions: list[str] = []
    last_enum = "u32"
    for name, value in re.findall(r"#define (EG_VERSION_\w+) (\d+)", text):
        types += ["/// Of the header these declarations were made from.", f"pub const {name}: i32 = {value};"]
    types.append("")
    for comment, raw in items(text):
        flat = strip(raw).strip()
        if not flat:
            continue
        if match := re.fullmatch(r"typedef struct (\w+) \1", flat):
            name = match[1]
            types += doc_lines(comment or " opaque handle") + [
                "#[repr(C)]", f"pub struct {name} {{", "    _private: [u8; 0],",
                "    _marker: PhantomData<(*mut u8, PhantomPinned)>,", "}", ""]
        elif match := re.fullmatch(r"typedef int32_t (\w+)", flat):
            types += doc_lines(comment) + [f"pub type {match[1]} = i32;"]
            last_enum = match[1]
        elif re.match(r"enum\s*\{", flat):
            body = raw[raw.index("{") + 1:raw.rindex("}")]
            kind = "u32" if "EG_FLAG_" in body else "eg_device" if "EG_CPU" in body else last_enum
            types += enum_lines(body, kind) + [""]
        elif match := re.match(r"typedef struct (\w+)\s*\{", flat):
            body = raw[raw.index("{") + 1:raw.rindex("}")]
            types += struct_lines(match[1], body, comment) + [""]
        elif match := re.fullmatch(r"typedef (.*?)\(\*(\w+)\)\s*\((.*)\)", flat, re.S):
            types += doc_lines(comment) + [f"pub type {match[2]} = {function_pointer(match[1], match[3])};", ""]
        elif match := re.fullmatch(r"EG_API (.*?)(\w+)\((.*)\)", flat, re.S):
            functions += [line for line in doc_lines(comment, "    ")]
            functions.append(f"    pub fn {match[2]}({parameters(match[3])}){returns(match[1])};")
        else:
            raise HeaderError(f"{HEADER.name}: cannot read {flat[:80]!r}")
    out = [
        "// Made by bindings/gen/emit_rust_sys.py from capi/include/evergrad/abi.h. Do not edit.",
        "use core::ffi::{c_char, c_void};",
        "use core::marker::{PhantomData, PhantomPinned};", "",
        *types,
        "extern \"C\" {",
        *functions,
        "}",
    ]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(out)) + "\n"


def emit(model=None) -> dict[str, str]:
    """The committed file of this target. The operator model is not needed: the C ABI does not grow with operators."""
    return {"rust/evergrad-sys/src/abi.rs": convert(HEADER.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    for path, content in emit().items():
        target = ROOT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, encoding="utf-8")
