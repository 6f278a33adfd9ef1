"""The stubs of the Python package: python/evergrad/_C.pyi (types, Tensor), _functions.pyi, nn/functional.pyi, special.pyi,
linalg.pyi, fft.pyi, signal/windows/__init__.pyi and __init__.pyi over them. Names that are written in Python are not listed; each stub says that there are more.
"""

import textwrap

from .python_surface import STUB_NAMES, default_python, result_text, surface, type_text
from .schema import NAMED_VALUES

FOLDER = "python/evergrad"
DTYPES = [n for n in NAMED_VALUES["DType"] if n not in ("bool", "long", "float", "double", "int")]
MORE = "def __getattr__(name: str) -> Any: ...\n"

TYPES = """
_int: TypeAlias = int
_float: TypeAlias = float
_bool: TypeAlias = bool
_str: TypeAlias = str
Number: TypeAlias = int | float | bool | complex

class dtype:
    is_floating_point: bool
    is_complex: bool
    is_signed: bool
    itemsize: int

class device:
    type: str
    index: int | None
    def __init__(self, type: str | device | int, index: int | None = None) -> None: ...

class layout: ...
class memory_format: ...

class Size(tuple[int, ...]):
    def numel(self) -> int: ...

class Generator:
    device: _device
    def __init__(self, device: _device | str | None = None) -> None: ...
    def manual_seed(self, seed: int) -> Generator: ...
    def initial_seed(self) -> int: ...
    def get_state(self) -> Tensor: ...
    def set_state(self, state: Tensor) -> None: ...

_dtype: TypeAlias = dtype
_device: TypeAlias = device
_layout: TypeAlias = layout
_memory_format: TypeAlias = memory_format
"""

TENSOR = """
class Tensor:
    \"\"\"An array of numbers of one type, with automatic differentiation.\"\"\"

    shape: Size
    dtype: _dtype
    device: _device
    layout: _layout
    ndim: _int
    requires_grad: _bool
    grad: Tensor | None
    grad_fn: Any
    data: Tensor
    is_leaf: _bool
    T: Tensor
    mT: Tensor
    H: Tensor
    mH: Tensor
    real: Tensor
    imag: Tensor
    def __init__(self, *args: Any, **kwargs: Any) -> None: ...
    def __getattr__(self, name: _str) -> Any: ...
    def __getitem__(self, index: Any) -> Tensor: ...
    def __setitem__(self, index: Any, value: Tensor | Number) -> None: ...
    def __len__(self) -> _int: ...
    def __bool__(self) -> _bool: ...
    def __int__(self) -> _int: ...
    def __float__(self) -> _float: ...
    def __index__(self) -> _int: ...
    def __neg__(self) -> Tensor: ...
    def __pos__(self) -> Tensor: ...
    def __abs__(self) -> Tensor: ...
    def __invert__(self) -> Tensor: ...
    def __eq__(self, other: Any) -> Tensor: ...  # type: ignore[override]
    def __ne__(self, other: Any) -> Tensor: ...  # type: ignore[override]
    def __hash__(self) -> _int: ...
"""
OPERATORS = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "and", "or", "xor", "lshift", "rshift")
COMPARISONS = ("lt", "le", "gt", "ge")


def header(model):
    return (f"# Generated from {model.source}/*.toml; do not edit.\n"
            "from typing import Any, Sequence, TypeAlias, overload\n")


def parameters(overload, method):
    """Parameter lists of an overload: the plain one and, where sizes may be given one by one, a second."""
    op = overload.op
    shown = [p for p in op.params[1 if method else 0:]]
    lists, plain, star = [], [], False
    for p in shown:
        if p.kwonly and not star:
            plain.append("*")
            star = True
        name = "input" if p.name == "self" else p.name
        default = default_python(p.default)
        if default is not None:
            default = " = ..." if default.startswith(("torch.", "float(")) else f" = {default}"
        plain.append(f"{name}: {type_text(p, op.numbers)}{default or ''}")
    if overload.form == "function" and op.has("out"):
        kind = "Tensor" if len(op.results) == 1 else "tuple[Tensor, ...]"
        plain += ([] if star else ["*"]) + [f"out: {kind} | None = None"]
        star = True
    lists.append(plain)
    spread = shown and str(shown[0].type) == "int[]" and all(p.kwonly for p in shown[1:])
    if spread and not shown[0].has_default:
        lists.append([f"*{shown[0].name}: _int"] + [x for x in plain[1:] if x != "*"])
    return lists


def function(f, method, indent):
    """All overloads of a function, the text with the last."""
    entries = []
    for o in f.overloads:
        for p in parameters(o, method):
            entry = (tuple((["self"] if method else []) + p), result_text(o.op))
            if entry not in entries:
                entries.append(entry)
    docs, examples = [], []
    for o in f.overloads:
        if o.op.doc not in docs:
            docs.append(o.op.doc)
        # A method that is a function too leaves the example to that one.
        if o.op.example and o.op.example not in examples and not (method and o.op.has("function")):
            examples.append(o.op.example)
    if f.overloads[0].form == "inplace":
        docs.append("In place.")
    lines = []
    for i, (params, result) in enumerate(entries):
        if len(entries) > 1:
            lines.append("@overload")
        line = f"def {f.name}({', '.join(params)}) -> {result}:"
        if len(line) + len(indent) + (4 if i + 1 < len(entries) else 0) > 120:
            line = f"def {f.name}(\n    " + ",\n    ".join(params) + f",\n) -> {result}:"
        if i + 1 < len(entries):
            lines.append(line + " ...")
        else:
            text = "\n".join(textwrap.wrap(" ".join(docs).replace("\\", "\\\\"), 112 - len(indent)))
            if examples:
                text += "\n\n" + "\n".join(examples).replace("\\", "\\\\") + "\n"
            lines += [line, textwrap.indent(f'"""{text}"""', "    ")]
    return textwrap.indent("\n".join(lines), indent) + "\n\n"


def constants():
    lines = [f"{n}: dtype" for n in sorted(DTYPES + ["half", "float", "double", "short", "int", "long", "bool", "cfloat", "cdouble"])]
    lines += [f"{n}: memory_format" for n in NAMED_VALUES["MemoryFormat"]] + ["strided: layout"]
    return "\n".join(lines) + "\n"


def tensor(surf):
    text = TENSOR
    for name in OPERATORS:
        text += f"    def __{name}__(self, other: Tensor | Number) -> Tensor: ...\n"
        text += f"    def __r{name}__(self, other: Tensor | Number) -> Tensor: ...\n"
    for name in COMPARISONS:
        text += f"    def __{name}__(self, other: Tensor | Number) -> Tensor: ...\n"
    attributes = {"T", "mT", "H", "mH", "real", "imag", "data", "grad"}
    return text + "".join(function(f, True, "    ") for n, f in surf.methods.items() if n not in attributes)


def emit(model):
    surf, head = surface(model), header(model)
    types = ", ".join(sorted({"Tensor", "Generator", *STUB_NAMES.values()}))

    def stub(home, dots):
        body = "".join(function(f, False, "") for f in surf.namespaces.get(home, {}).values())
        return f"{head}\nfrom {dots}_C import {types}\n\n{body}\n"

    files = {
        "_C.pyi": f"{head}{TYPES}{tensor(surf)}\n{MORE}",
        "_functions.pyi": stub("", "."),
        "nn/functional.pyi": stub("nn.functional", "..") + MORE,
        "special.pyi": stub("special", ".") + MORE,
        "linalg.pyi": stub("linalg", ".") + MORE,
        "fft.pyi": stub("fft", "."),
        "signal/windows/__init__.pyi": stub("signal.windows", "..."),
        "__init__.pyi": (f"{head}\nfrom ._C import Generator, Size, Tensor, device, dtype, layout, memory_format\n"
                         f"from ._functions import *\n\n__version__: str\n{constants()}\n{MORE}"),
    }
    return {f"{FOLDER}/{name}": text for name, text in files.items()}
