"""What Python sees of the operators: which names stand where, with which overloads in which order.

A `Function` is one Python name with its overloads; `surface(model)` sorts them into namespaces and Tensor's methods. The
emitters of the table and of the stubs both read it, so that the two can not differ.
"""

from dataclasses import dataclass

from .schema import MISSING, Name

STUB_NAMES = {
    "Scalar": "Number", "int": "_int", "float": "_float", "bool": "_bool", "str": "_str", "DType": "_dtype",
    "Device": "_device", "Layout": "_layout", "MemoryFormat": "_memory_format",
}


@dataclass(frozen=True)
class Overload:
    """An operator in one of its forms: "function" (its out= form included) or "inplace"."""

    op: object
    form: str


@dataclass(frozen=True)
class Function:
    name: str
    overloads: tuple[Overload, ...]

    @property
    def key(self):
        """Identifies the overloads, whatever the name."""
        return tuple((o.op.name, o.form) for o in self.overloads)


@dataclass(frozen=True)
class Surface:
    namespaces: dict  # "" is the package itself, "nn.functional", ..., "_ops": {name: Function}
    methods: dict  # {name: Function}


def _goes_after(a, b):
    """Should overload a be tried after b? Where two differ only so: Tensor before Scalar, one int before several."""

    def weaker(s, t):
        return (s, t) in {("Scalar", "Tensor"), ("Scalar?", "Tensor?")} or (s.startswith("int[") and t in ("int", "int?"))

    s, t = [str(p.type) for p in a.op.params], [str(p.type) for p in b.op.params]
    return len(s) == len(t) and s != t and all(x == y or weaker(x, y) for x, y in zip(s, t))


def order(overloads):
    """The order of trying: that of the schema, with the stronger overload of a pair first."""
    left, out = list(overloads), []
    while left:
        first = next(o for o in left if not any(_goes_after(o, other) for other in left if other is not o))
        left.remove(first)
        out.append(first)
    return tuple(out)


def _python_names(op):
    return (op.python_name, *op.aliases)


def surface(model):
    spaces, methods = {"": {}}, {}

    def put(table, name, op, form):
        table.setdefault(name, []).append(Overload(op, form))

    for op in model.operators:
        homes = ([] if op.only_module else [""]) + list(op.modules)
        for home in homes:
            table = spaces.setdefault(home, {})
            for name in _python_names(op):
                if op.has("function"):
                    put(table, name, op, "function")
                    # abs_(x) exists beside x.abs_() for functions of one tensor.
                    if op.has("inplace") and len(op.tensor_params) == 1:
                        put(table, name + "_", op, "inplace")
        for name in _python_names(op):
            if op.has("method"):
                put(methods, name, op, "function")
            if op.has("inplace") and op.self_param and not op.only_module:
                put(methods, name + "_", op, "inplace")
    # Every operator under its own name, for the Python part of the package.
    every = spaces.setdefault("_ops", {})
    for name in list(every):
        del every[name]
    for op in model.operators:
        put(every, op.base, op, "function")
        if op.has("inplace"):
            put(every, op.base + "_", op, "inplace")

    def finish(table):
        return {name: Function(name, order(table[name])) for name in sorted(table)}

    return Surface({home: finish(spaces[home]) for home in sorted(spaces)}, finish(methods))


def type_text(param, numbers=()):
    """A parameter's type as a stub says it. Names with an underscore are types: Tensor has methods called int and float."""
    type_ = param.type
    name = STUB_NAMES.get(type_.base, type_.base)
    if type_.list:
        item = name + (" | None" if type_.optional_items else "")
        text = f"Sequence[{item}]" if type_.base != "Tensor" else f"tuple[{item}, ...] | list[{item}]"
        if type_.size:
            text = f"{name} | {text}"
    else:
        text = name
        if type_.base == "Device":
            text = "_device | _str | _int"
        if param.name in numbers:
            text += " | Number"
    return text + (" | None" if type_.optional else "")


def default_python(value):
    """A default as Python text."""
    if value is MISSING:
        return None
    if isinstance(value, Name):
        return "torch." + value.text
    if isinstance(value, tuple):
        return "(" + ", ".join(default_python(v) for v in value) + ("," if len(value) == 1 else "") + ")"
    if isinstance(value, float) and value in (float("inf"), float("-inf")):
        return f"float('{value}')"
    return repr(value)


def signature_text(name, overload, method):
    """add(input, other, *, alpha=1, out=None) -> Tensor"""
    op, parts, star = overload.op, [], False
    for i, p in enumerate(op.params):
        if method and i == 0:
            continue
        if p.kwonly and not star:
            parts.append("*")
            star = True
        shown = "input" if p.name == "self" else p.public_name
        parts.append(shown + (f"={default_python(p.default)}" if p.has_default else ""))
    if overload.form == "function" and op.has("out") and not method:
        parts += ([] if star else ["*"]) + ["out=None"]
    return f"{name}({', '.join(parts)}) -> {result_text(op, short=True)}"


def result_text(op, short=False):
    """The results, for a docstring (short) or as a type."""
    kind = op.result_kind
    if kind == "tuple":
        inner = ", ".join(f"{r.name}: Tensor" if short and r.name else "Tensor" for r in op.results)
        return f"({inner})" if short else f"tuple[{inner}]"
    if kind in ("tensor", "scalar", "none"):
        return {"tensor": "Tensor", "scalar": "Number", "none": "None"}[kind]
    if kind == "tensors":
        return "tuple of Tensors" if short else "tuple[Tensor, ...]"
    return kind if short else "_" + kind
