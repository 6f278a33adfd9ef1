"""The schema language of an operator's `sig`: "(Tensor self, int[2] size=1, *, DType? dtype=None) -> (Tensor a, Tensor b)".

`parse_signature` gives the parameters and results; every fault is a `SignatureError` that says where it stands. Nothing
here knows about TOML or operators.
"""

import re
from dataclasses import dataclass

ARG_BASES = ("Tensor", "Scalar", "int", "float", "bool", "str", "DType", "Device", "Layout", "MemoryFormat", "Generator")
LIST_BASES = ("Tensor", "Scalar", "int", "float", "bool")
RESULT_BASES = ("Tensor", "Scalar", "int", "float", "bool", "DType")

# Words that stand for a value of an enum, by type: the number of the C ABI.
NAMED_VALUES = {
    "MemoryFormat": {"contiguous_format": 0, "preserve_format": 1, "channels_last": 2, "channels_last_3d": 3},
    "Layout": {"strided": 0},
    "DType": {
        "bool": 0, "uint8": 1, "int8": 2, "int16": 3, "int32": 4, "int64": 5, "uint16": 6, "uint32": 7, "uint64": 8,
        "float16": 9, "bfloat16": 10, "float32": 11, "float64": 12, "complex32": 13, "complex64": 14, "complex128": 15,
        "float8_e4m3fn": 16, "float8_e5m2": 17, "long": 5, "float": 11, "double": 12, "int": 4,
    },
}


class SignatureError(Exception):
    """A fault in a signature."""


@dataclass(frozen=True)
class Type:
    """A type of the schema language. `int[2]?` is base int, list, size 2, optional; `Tensor?[]` has optional_items."""

    base: str
    optional: bool = False
    list: bool = False
    size: int | None = None
    optional_items: bool = False

    def __str__(self):
        items = self.base + ("?" if self.optional_items else "")
        brackets = f"[{self.size or ''}]" if self.list else ""
        return items + brackets + ("?" if self.optional else "")

    @property
    def is_tensor(self):
        """A tensor, an optional tensor, or a list of them."""
        return self.base == "Tensor"


@dataclass(frozen=True)
class Name:
    """A default that is a word: contiguous_format, int64. `value` is its number in the C ABI."""

    text: str
    value: int


class _Missing:
    def __repr__(self):
        return "MISSING"

    def __bool__(self):
        return False


MISSING = _Missing()  # the default of a parameter that has none (None is a default)


@dataclass(frozen=True)
class Param:
    """A parameter. `default` is MISSING, None, bool, int, float, str, a tuple, or a Name; lists of a fixed size are
    spelled out (`int[2] x=1` has the default (1, 1)), and a float's default is a float."""

    name: str
    type: Type
    default: object = MISSING
    kwonly: bool = False
    index: int = 0

    @property
    def has_default(self):
        return self.default is not MISSING

    @property
    def is_tensor(self):
        return self.type.is_tensor

    @property
    def is_list(self):
        return self.type.list

    @property
    def public_name(self):
        """The name in languages: `from_` is `from` there."""
        return self.name.rstrip("_")

    def __str__(self):
        text = f"{self.type} {self.name}"
        return text if not self.has_default else f"{text}={default_text(self.default)}"


@dataclass(frozen=True)
class Result:
    """A result; the name is "" unless the results are a named tuple."""

    type: Type
    name: str = ""

    def __str__(self):
        return f"{self.type} {self.name}".strip()


def default_text(value):
    """A default in the schema language, and in Python."""
    if isinstance(value, Name):
        return value.text
    if isinstance(value, tuple):
        return "[" + ", ".join(default_text(v) for v in value) + "]"
    return repr(value)


_TYPE = re.compile(r"([A-Za-z]+)(\?)?(?:\[(\d*)\])?(\?)?$")


def parse_type(text):
    match = _TYPE.match(text)
    if not match:
        raise SignatureError(f'"{text}" is not a type')
    base, inner, size, outer = match.groups()
    if base not in ARG_BASES:
        raise SignatureError(f'"{base}" is not one of {", ".join(ARG_BASES)}')
    if size is None:
        if inner and outer:
            raise SignatureError(f'"{text}" is not a type')
        return Type(base, optional=bool(inner or outer))
    if base not in LIST_BASES:
        raise SignatureError(f"there are no lists of {base}")
    if inner and base != "Tensor":
        raise SignatureError(f'"{text}": only a list of tensors may hold None')
    return Type(base, bool(outer), True, int(size) if size else None, bool(inner))


def parse_literal(text):
    """A default value as it is written."""
    text = text.strip()
    if text in ("None", "True", "False"):
        return {"None": None, "True": True, "False": False}[text]
    if re.fullmatch(r"[-+]?\d+", text):
        return int(text)
    if re.fullmatch(r"[-+]?(\d+\.?\d*([eE][-+]?\d+)?|\.\d+([eE][-+]?\d+)?|inf)", text):
        return float(text)
    if len(text) >= 2 and text[0] == text[-1] and text[0] in "'\"":
        return text[1:-1]
    if text.startswith("[") and text.endswith("]"):
        inside = text[1:-1].strip()
        return tuple(parse_literal(item) for item in inside.split(",")) if inside else ()
    if re.fullmatch(r"[a-z_][a-z_0-9]*", text):
        return Name(text, -1)
    raise SignatureError(f'"{text}" is not a default value')


def _fit_default(value, type_, name):
    """Checks a default against its type and gives it its final form."""

    def fault():
        return SignatureError(f'parameter "{name}": {default_text(value)} is not a {type_}')

    if value is None:
        if not type_.optional:
            raise SignatureError(f'parameter "{name}": the default None needs the type {type_}?')
        return None
    if type_.list:
        if isinstance(value, tuple):
            return tuple(_fit_default(v, Type(type_.base), name) for v in value)
        if type_.size is None:
            raise fault()
        return (_fit_default(value, Type(type_.base), name),) * type_.size
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if type_.base == "float" and number:
        return float(value)
    if isinstance(value, Name) and value.text in NAMED_VALUES.get(type_.base, {}):
        return Name(value.text, NAMED_VALUES[type_.base][value.text])
    fits = {
        "int": isinstance(value, int) and not isinstance(value, bool),
        "bool": isinstance(value, bool),
        "str": isinstance(value, str),
        "Scalar": isinstance(value, (bool, int, float)),
    }
    if not fits.get(type_.base, False):
        raise fault()
    return value


def split_top(text, separator=","):
    """Splits at commas that stand outside brackets and quotes."""
    parts, depth, quote, start = [], 0, "", 0
    for i, c in enumerate(text):
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"":
            quote = c
        elif c in "([":
            depth += 1
        elif c in ")]":
            depth -= 1
        elif c == separator and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    tail = text[start:].strip()
    return parts + [tail] if tail or parts else []


def parse_params(text):
    """The inside of the parentheses."""
    params, kwonly, seen_default = [], False, False
    for part in split_top(text):
        if part == "*":
            if kwonly:
                raise SignatureError('"*" stands twice')
            kwonly = True
            continue
        head, equals, default = part.partition("=")
        words = head.split()
        if len(words) != 2:
            raise SignatureError(f'"{part}" is not "type name" or "type name=default"')
        type_ = parse_type(words[0])
        name = words[1]
        if not re.fullmatch(r"[A-Za-z_][A-Za-z_0-9]*", name):
            raise SignatureError(f'"{name}" is not a name')
        if any(p.name == name for p in params):
            raise SignatureError(f'parameter "{name}" stands twice')
        value = _fit_default(parse_literal(default), type_, name) if equals else MISSING
        if not equals and seen_default and not kwonly:
            raise SignatureError(f'parameter "{name}" without a default follows one with a default')
        seen_default = seen_default or bool(equals)
        params.append(Param(name, type_, value, kwonly, len(params)))
    return tuple(params)


def parse_results(text):
    text = text.strip()
    parts = split_top(text[1:-1]) if text.startswith("(") and text.endswith(")") else [text]
    results = []
    for part in parts:
        words = part.split()
        if not 1 <= len(words) <= 2:
            raise SignatureError(f'"{part}" is not a result')
        type_ = parse_type(words[0])
        if type_.base not in RESULT_BASES or type_.optional or (type_.list and type_.base != "Tensor"):
            raise SignatureError(f'"{words[0]}" can not be a result')
        results.append(Result(type_, words[1] if len(words) == 2 else ""))
    if len({bool(r.name) for r in results}) > 1:
        raise SignatureError("either all results have names or none")
    if len(results) > 1 and any(str(r.type) != "Tensor" for r in results):
        raise SignatureError("several results are all of type Tensor")
    return tuple(results)


def parse_signature(text):
    """(params, results) of "(...) -> ..."."""
    head, arrow, tail = text.strip().rpartition("->")
    head = head.strip()
    if not arrow or not head.startswith("(") or not head.endswith(")"):
        raise SignatureError('a signature reads "(Tensor self, ...) -> Tensor"')
    return parse_params(head[1:-1]), parse_results(tail)
