"""The model: every operator of bindings/schema/ops as a checked `Operator`, which is all that an emitter reads.

`load(directory)` returns a `Model` or raises `SchemaErrors`, a list of faults that name file, entry and field:

    bindings/schema/ops/math.toml: [tanh] kind: "pointwize" is not one of pointwise, primitive, view, composite
"""

import dataclasses
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from . import abi_header, releases
from .saves import Saved, parse as parse_saves
from .schema import MISSING, Name, Param, Result, SignatureError, Type, parse_params, parse_signature

__all__ = ["MISSING", "Model", "Name", "NumberForm", "Operator", "Param", "Result", "SchemaErrors", "Type", "load"]

KINDS = ("pointwise", "primitive", "view", "composite")
DIFFS = ("none", "linear", "partial", "custom")
VARIANTS = ("function", "method", "inplace", "out")
BATCHES = ("align", "front", "matrix", "full", "custom", "loop", "body")
DTYPE_RULES = ("bool", "int", "float", "complex", "int->float", "->bool", "complex->real")
FIELDS = {
    "sig": str, "kind": str, "dtype": str, "diff": str, "saves": list, "variants": str, "numbers": list, "batch": str,
    "random": bool, "module": str, "only_module": bool, "python_name": str, "aliases": list, "since": str, "rev": int,
    "history": dict, "doc": str, "jvp": bool, "body": bool, "direct": bool, "check": bool, "node": str, "semantics": int,
    "example": str, "out_dtype": bool, "whole": str, "writes": bool,
}


class SchemaErrors(Exception):
    """All faults of a schema, one a line."""

    def __init__(self, faults):
        super().__init__("\n".join(faults))
        self.faults = faults


@dataclass(frozen=True)
class NumberForm:
    """A typed overload in which the tensor parameter `param` is a plain number: eg_add_scalar(self, 2, ...)."""

    suffix: str
    param: str


@dataclass(frozen=True)
class Operator:
    """An entry of the schema. Names: `[max.dim]` has name "max.dim", base "max", overload "dim"."""

    name: str
    base: str
    overload: str
    family: str  # the file's stem
    sig: str
    params: tuple[Param, ...]
    results: tuple[Result, ...]
    kind: str
    dtype: tuple[str, ...]  # rules, see DTYPE_RULES
    diff: str
    saves: tuple[Saved, ...]  # what the node keeps for the derivative rule
    variants: tuple[str, ...]
    numbers: tuple[str, ...]
    batch: str
    random: bool
    modules: tuple[str, ...]  # Python namespaces beside torch and Tensor
    only_module: bool
    python_name: str
    aliases: tuple[str, ...]
    since: str
    rev: int
    semantics: int
    history: tuple[tuple[int, tuple[Param, ...]], ...]  # older revisions: (revision, parameters)
    doc: str
    jvp: bool  # C++ jvp_NAME exists
    body: bool  # a pointwise operator with its own C++ body
    node: str  # name of the node of the autograd graph: "MulBackward0"; of a composite, what the last node is called
    check: bool = False  # C++ rules::check_NAME refuses arguments before anything is computed
    direct: bool = False  # C++ body::NAME_ writes into the first argument itself
    out_dtype: bool = False  # without dtype, out= gives it
    # a composite that handlers see whole: "always"; "linear" where its derivative reads no values; "unrecorded" where its
    # body may not be run twice
    whole: str = ""
    example: str = ""  # a Python session, as doctest reads it: ">>> torch.neg(torch.tensor([1.]))", then what it prints
    number_node: str = ""  # the node's name where the last tensor argument is a plain number
    first_number_node: str = ""  # and where the first is
    writes: bool = False  # the body writes into arguments, so that its node keeps them once it has

    @property
    def cpp_name(self):
        """max_dim: the C++ function, and the stem of all other names."""
        return self.name.replace(".", "_")

    @property
    def c_name(self):
        return "eg_" + self.cpp_name

    @property
    def class_name(self):
        """MaxDim, as in MaxDimCtx."""
        return camel(self.cpp_name)

    @property
    def tensor_params(self):
        """The parameters that are tensors or lists of tensors, in order: what gradients are made for."""
        return tuple(p for p in self.params if p.is_tensor)

    @property
    def self_param(self):
        """The tensor that a method is called on; None when the first parameter is none."""
        first = self.params[0] if self.params else None
        return first if first and first.type == Type("Tensor") else None

    @property
    def public(self):
        """Whether Python users call it: by a name without an underscore, outside of the package's own `_ops`."""
        homes = [m for m in self.modules if m != "_ops"] + ([] if self.only_module else [""])
        return not self.base.startswith("_") and bool(homes)

    @property
    def has_tensor_list(self):
        return any(p.is_tensor and p.is_list for p in self.params)

    @property
    def differentiable(self):
        return self.diff != "none"

    @property
    def named_tuple(self):
        return len(self.results) > 1 and bool(self.results[0].name)

    @property
    def result_kind(self):
        """tensor, tensors, tuple, bool, int, float, scalar, dtype or none."""
        if not self.results:
            return "none"
        if len(self.results) > 1:
            return "tuple"
        type_ = self.results[0].type
        return "tensors" if type_.list else type_.base.lower()

    @property
    def number_forms(self):
        """One typed overload for each parameter that may be a number. The last such parameter gives `_scalar`."""
        first = self.params[0].name if self.params else ""
        plain = [n for n in self.numbers if n != first]
        forms = [NumberForm("scalar" if n == plain[-1] else f"scalar_{n}", n) for n in plain]
        return tuple(forms + [NumberForm(f"scalar_{n}", n) for n in self.numbers if n == first])

    def has(self, variant):
        return variant in self.variants

    def param(self, name):
        return next(p for p in self.params if p.name == name)

    @property
    def boxed(self):
        """The boxed forms: (form, name, overload) with form "function", "inplace" or "out"."""
        forms = []
        if self.has("function") or self.has("method"):
            forms.append(("function", self.base, self.overload))
        if self.has("inplace"):
            forms.append(("inplace", self.base + "_", self.overload))
        if self.has("out"):
            forms.append(("out", self.base, f"{self.overload}.out" if self.overload else "out"))
        return forms


@dataclass(frozen=True)
class Model:
    """All operators, sorted by family, in the order of their file."""

    operators: tuple[Operator, ...]
    root: Path  # of the source tree
    source: str = "bindings/schema/ops"

    def families(self):
        """{family: operators}, sorted by family."""
        out = {}
        for op in self.operators:
            out.setdefault(op.family, []).append(op)
        return out

    def by_name(self):
        return {op.name: op for op in self.operators}


def camel(text):
    return "".join(word[:1].upper() + word[1:] for word in text.split("_"))


@dataclass
class _Reader:
    """Reads one entry; collects faults instead of stopping at the first."""

    where: str
    table: dict
    faults: list = field(default_factory=list)

    def fault(self, name, message):
        self.faults.append(f"{self.where} {name}: {message}")

    def get(self, name, default):
        value = self.table.get(name, default)
        if name in self.table:
            kind = FIELDS[name]
            right = isinstance(value, kind) and not (kind is int and isinstance(value, bool))
            if not right:
                self.fault(name, f"{value!r} is not a {kind.__name__}")
                return default
            if kind is list and not all(isinstance(v, str) for v in value):
                self.fault(name, "is a list of strings")
                return default
        return value

    def choice(self, name, allowed, default):
        value = self.get(name, default)
        if value is not None and value not in allowed:
            self.fault(name, f'"{value}" is not one of {", ".join(allowed)}')
            return default
        return value

    def words(self, name, allowed, default):
        values = tuple(w.strip() for w in self.get(name, default).split(",") if w.strip())
        for word in values:
            if word not in allowed:
                self.fault(name, f'"{word}" is not one of {", ".join(allowed)}')
        return tuple(w for w in values if w in allowed)


def _complete(doc, rules, tensors):
    """A pointwise operator's doc with what follows from its rules, where it does not say so itself: shapes and dtypes."""
    silent = "error" not in doc
    if tensors == 1 and "shape" not in doc:
        doc += " The result has the shape of the tensor."
    if tensors > 1 and "broadcast" not in doc:
        doc += " The tensors broadcast" if re.search("(one|any) dtype", doc) else \
            " The tensors broadcast, and their dtypes are promoted"
        doc += "; shapes that do not fit are an error." if silent else "."
    words = {"bool": "bool", "int": "integers", "float": "floats", "complex": "complex numbers"}
    taken = [word for rule, word in words.items() if rule in rules]
    if taken and not re.search(r"\bonly\b|not supported|any dtype|default float|Bool", doc):
        doc += " Takes " + " and ".join(filter(None, (", ".join(taken[:-1]), taken[-1])))
        doc += "; integers and bool compute in the default float type." if "int->float" in rules else "."
        if len(taken) + (2 if "int->float" in rules else 0) < 4 and silent:
            doc += " Other dtypes are an error."
    return doc


def _read_entry(name, table, path, family, release):
    """(Operator or None, faults). `release` introduced it, unless the entry says otherwise."""
    r = _Reader(f"{path}: [{name}]", table)
    for key in table:
        if key not in FIELDS:
            r.fault(key, f'is not a field; fields are {", ".join(FIELDS)}')
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)?", name):
        r.fault("name", f'"{name}" is not name or name.overload')
    if "sig" not in table:
        r.fault("sig", "is missing")
    if "kind" not in table:
        r.fault("kind", "is missing")
    kind = r.choice("kind", KINDS, "composite")
    params, results = (), ()
    try:
        params, results = parse_signature(r.get("sig", "() -> ()"))
    except SignatureError as e:
        r.fault("sig", str(e))
        return None, r.faults
    base, _, overload = name.partition(".")
    names = [p.name for p in params]
    result_names = ["result"] if len(results) == 1 else [x.name or f"result{i}" for i, x in enumerate(results)]
    tensors = [p.name for p in params if p.is_tensor]
    rules = r.words("dtype", DTYPE_RULES, "")
    if kind == "pointwise" and not rules:
        r.fault("dtype", "is missing: a pointwise operator says which dtypes it takes")
    if kind != "pointwise" and rules:
        r.fault("dtype", f"belongs to pointwise operators; this one is {kind}")
    if kind == "pointwise" and [str(x.type) for x in results] != ["Tensor"]:
        r.fault("sig", "a pointwise operator has one result, a Tensor")
    diff = r.choice("diff", DIFFS, "none")
    if kind == "composite" and diff != "none":
        r.fault("diff", "a composite has none: its derivative is that of its body")
    if diff == "partial" and kind != "pointwise":
        r.fault("diff", f'"partial" belongs to pointwise operators; this one is {kind}')
    if "jvp" in table and diff not in ("linear", "custom"):
        r.fault("jvp", 'belongs to diff = "custom" or "linear"')
    saves, faults = parse_saves(r.get("saves", tensors if diff != "none" else []), tensors, result_names)
    for fault in faults:
        r.fault("saves", fault)
    if saves and diff == "none":
        r.fault("saves", 'needs a derivative: diff is "none"')
    variants = r.words("variants", VARIANTS, "function, method")
    if not variants:
        r.fault("variants", "is empty")
    first_is_tensor = bool(params) and params[0].type == Type("Tensor")
    if "method" in variants and not first_is_tensor:
        r.fault("variants", "a method needs a Tensor as its first parameter")
    only_tensors = bool(results) and all(str(x.type) == "Tensor" for x in results)
    if "inplace" in variants and not (first_is_tensor and len(results) == 1 and only_tensors):
        r.fault("variants", "the in-place form needs a Tensor first and one Tensor as result")
    if r.get("direct", False) and "inplace" not in variants:
        r.fault("direct", "belongs to operators with an in-place form")
    if "out" in variants and not only_tensors:
        r.fault("variants", "the out= form needs results of type Tensor")
    if r.get("out_dtype", False) and ("out" not in variants or "dtype" not in names):
        r.fault("out_dtype", "belongs to operators with an out= form and a parameter dtype")
    numbers = tuple(r.get("numbers", []))
    for n in numbers:
        if n not in names:
            r.fault("numbers", f'"{n}" is not a parameter')
        elif str(params[names.index(n)].type) not in ("Tensor", "Tensor?"):
            r.fault("numbers", f'"{n}" is not a Tensor')
    batch = r.choice("batch", BATCHES, {"pointwise": "align", "composite": "body"}.get(kind, "loop"))
    if kind == "composite" and batch != "body":
        r.fault("batch", "a composite has none: its batching is that of its body")
    if batch not in ("body", "loop") and not tensors:
        r.fault("batch", "needs a tensor parameter")
    modules = tuple(w.strip() for w in r.get("module", "").split(",") if w.strip())
    for m in modules:
        if not re.fullmatch(r"[a-z_]+(\.[a-z_]+)*", m):
            r.fault("module", f'"{m}" is not a Python namespace')
    only_module = r.get("only_module", False)
    if only_module and not modules:
        r.fault("only_module", "needs module")
    since = r.get("since", release)
    if not re.fullmatch(r"\d+\.\d+", since):
        r.fault("since", f'"{since}" is not a release such as "{release}"')
    doc = " ".join(r.get("doc", "").split())
    if not doc:
        r.fault("doc", "is missing")
    elif kind == "pointwise" and rules:
        doc = _complete(doc, rules, len(tensors))
    example = r.get("example", "").strip("\n")
    if example and not example.startswith(">>> "):
        r.fault("example", 'is a Python session: ">>> torch.neg(x)", then what it prints')
    rev = r.get("rev", 1)
    history = _read_history(r, rev, params)
    whole = r.choice("whole", ("", "always", "linear", "unrecorded"), "")
    if whole and kind != "composite":
        r.fault("whole", f"belongs to composites; this one is {kind}")
    python_name = r.get("python_name", base)
    aliases = tuple(r.get("aliases", []))
    for n in (python_name, *aliases):
        if not n.isidentifier():
            r.fault("aliases", f'"{n}" is not a Python name')
    op = Operator(
        name, base, overload, family, r.get("sig", ""), params, results, kind, rules, diff, saves, variants, numbers,
        batch, r.get("random", False), modules, only_module, python_name, aliases, since, rev, r.get("semantics", 1),
        history, doc, r.get("jvp", False), r.get("body", False), r.get("node", ""), r.get("check", False),
        r.get("direct", False), r.get("out_dtype", False), whole, example, writes=r.get("writes", False),
    )
    return op, r.faults


def _read_history(r, rev, params):
    """history = { 1 = "Tensor self, Scalar alpha=1" }: the parameters of each older revision, a prefix of the newest."""
    out = []
    table = r.get("history", {})
    for key, text in sorted(table.items()):
        try:
            old = parse_params(text.strip("()"))
        except (SignatureError, AttributeError) as e:
            r.fault("history", f"revision {key}: {e}")
            continue
        if not key.isdigit() or not 1 <= int(key) < rev:
            r.fault("history", f'"{key}" is not a revision older than {rev}')
            continue
        if [str(p) for p in old] != [str(p) for p in params[: len(old)]]:
            r.fault("history", f"revision {key} does not begin the parameters of revision {rev}")
        elif not all(p.has_default for p in params[len(old):]):
            r.fault("history", f"parameters added after revision {key} need defaults")
        out.append((int(key), old))
    if rev < 1 or len(table) != rev - 1:
        r.fault("history", f"revision {rev} needs the parameters of its {rev - 1} older revisions")
    return tuple(out)


def _tell_aliases(operators):
    """An operator that is another name of one tells what that one does."""
    by_name = {op.name: op for op in operators}
    told = []
    for op in operators:
        named = re.match(r"Another name of `?(?:(linalg)\.)?(\w+)`?", op.doc)
        other = by_name.get("_".join(filter(None, named.groups()))) if named else None
        doc = f"{op.doc} {other.doc}" if other and not other.doc.startswith("Another name") else op.doc
        told.append(dataclasses.replace(op, doc=doc))
    return told


def _name_nodes(operators, table):
    """Gives each differentiable operator the name of its node: what the table says, or base and number among its overloads.
    Operators made of others have one only where the table says so."""
    table, count, named = dict(table), {}, []
    for op in operators:
        own = table.pop(op.name, None)
        number, node, first = [*own, ""][:3] if isinstance(own, list) else ("", own or op.node, "")
        if op.differentiable and not node:
            n = count.get(op.base, 0)
            count[op.base] = n + 1
            node = "".join(p.title() for p in op.base.split("_")) + f"Backward{n}"
        named.append(dataclasses.replace(op, node=node, number_node=number, first_number_node=first))
    if table:
        raise SchemaErrors([f"nodes.toml: there is no operator {', '.join(sorted(table))}"])
    return named


def _node_table(directory):
    path = Path(directory).parent / "nodes.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["nodes"] if path.exists() else {}


def _development(root):
    """The release that the header names."""
    if not (root / abi_header.HEADER).exists():  # a schema on its own
        return abi_header.FIRST
    return ".".join(abi_header.read(root).version.split(".")[:2])


def load(directory, root=None):
    """Reads all *.toml of a directory. `root` shortens the paths in messages."""
    directory = Path(directory)
    root = Path(root) if root else directory
    operators, faults, seen = [], [], {}
    introduced, present = releases.introduced(root), _development(root)
    for file in sorted(directory.glob("*.toml")):
        path = file.relative_to(root) if file.is_relative_to(root) else file
        try:
            tables = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
            faults.append(f"{path}: {e}")
            continue
        for name, table in tables.items():
            if not isinstance(table, dict) or not table or all(isinstance(v, dict) for v in table.values()):
                faults.append(f'{path}: [{name}]: an entry is a table; an overload is written ["{name}.dim"]')
                continue
            op, new = _read_entry(name, table, path, file.stem, introduced.get(name, present))
            faults += new
            if op is None:
                continue
            # C names differ by more than case, so that every language can tell them apart.
            key = op.cpp_name.lower()
            if key in seen:
                faults.append(f"{path}: [{name}] name: gives the same C name as [{seen[key].name}] of {seen[key].family}")
            seen[key] = op
            operators.append(op)
    if faults:
        raise SchemaErrors(faults)
    return Model(tuple(_name_nodes(_tell_aliases(operators), _node_table(directory))), root)
