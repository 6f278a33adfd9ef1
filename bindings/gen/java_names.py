"""How the schema is spelled in Java: types, packing of arguments, names, and the overloads that stand in for defaults."""

from dataclasses import dataclass

from .schema import Param, default_text

KEYWORDS = {"abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
            "do", "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if", "implements",
            "import", "instanceof", "int", "interface", "long", "native", "new", "package", "private", "protected", "public",
            "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
            "transient", "try", "void", "volatile", "while", "call"}
PLAIN = {"int": ("long", "Long", "integer"), "float": ("double", "Double", "number"), "bool": ("boolean", "Boolean", "bool"),
         "str": ("String", "String", "string"), "DType": ("DType", "DType", "dtype"), "Device": ("Device", "Device", "device"),
         "MemoryFormat": ("MemoryFormat", "MemoryFormat", "format"), "Generator": ("Generator", "Generator", "generator"),
         "Scalar": ("Number", "Number", "scalar"), "Tensor": ("Tensor", "Tensor", "tensor")}
LISTS = {"int": ("long[]", "ints"), "float": ("double[]", "numbers"), "bool": ("boolean[]", "bools"),
         "Scalar": ("Number[]", "scalars"), "Tensor": ("Tensor[]", "tensors")}
# Methods that every Java object has, with other meanings.
OBJECT_METHODS = {"equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait"}


def lower_camel(text):
    words = [w for w in text.strip("_").split("_") if w]
    return words[0] + "".join(w[:1].upper() + w[1:] for w in words[1:])


def hidden(param):
    """Java has one layout and no pinned memory, and none of what is deprecated: such parameters keep their defaults."""
    deprecated = param.name == "size_average" or (param.name == "reduce" and param.type.base == "bool")
    return param.type.base == "Layout" or param.name in ("pin_memory", "non_blocking", "_stacklevel") or deprecated


def variable(name):
    text = lower_camel(name)
    return text + "_" if text in KEYWORDS else text


@dataclass(frozen=True)
class Argument:
    """A parameter of a Java method, or None's place in the call when `shown` is False."""

    param: Param
    number: bool = False  # a plain number for a tensor
    shown: bool = True
    single: bool = False  # one int for a list of a fixed size

    @property
    def name(self):
        return variable(self.param.name)

    @property
    def type(self):
        t = self.param.type
        if self.number:
            return "Number"
        if self.single:
            return "long"
        if t.list:
            return LISTS[t.base][0]
        return PLAIN[t.base][1 if t.optional else 0]

    @property
    def kept(self):
        """Whether the object must stay reachable during the call: it owns what it stands for."""
        return self.shown and not self.number and self.param.type.base in ("Tensor", "Generator")

    @property
    def pack(self):
        """The call on Call that appends it."""
        t = self.param.type
        if not self.shown:
            return "none()"
        if self.number:
            return f"scalar({self.name})"
        if self.single:
            return f"ints(sized({self.name}, {t.size}))"
        if t.list:
            value = f"sized({self.name}, {t.size})" if t.base == "int" and (t.size or 0) > 1 else self.name
            return f"{LISTS[t.base][1]}({value})"
        return f"{PLAIN[t.base][2]}({self.name})"


@dataclass(frozen=True)
class Method:
    """One Java overload of one form of an operator."""

    op: object
    form: str  # function, inplace, out
    name: str
    arguments: tuple[Argument, ...]  # all parameters, in order
    first: bool = False  # the first overload of the operator's functional form, which shows the example

    @property
    def shown(self):
        return [a for a in self.arguments if a.shown]

    @property
    def types(self):
        out = ["Tensor"] * len(self.op.results) if self.form == "out" else []
        return tuple(a.type for a in self.shown) + tuple(out)

    @property
    def out_names(self):
        if self.form != "out":
            return []
        return ["out"] if len(self.op.results) == 1 else [variable(f"out_{r.name or i}") for i, r in enumerate(self.op.results)]

    def declaration(self, skip=0):
        """The parameter list; a list of ints or tensors at its end may be given as its items."""
        shown = self.shown[skip:]
        parts = [f"{a.type} {a.name}" for a in shown] + [f"Tensor {n}" for n in self.out_names]
        if shown and not self.out_names and shown[-1].type in ("long[]", "Tensor[]"):
            parts[-1] = f"{shown[-1].type[:-2]}... {shown[-1].name}"
        return ", ".join(parts)

    @property
    def packs(self):
        """All arguments but trailing missing ones."""
        packs = [a.pack for a in self.arguments]
        if self.form == "out":
            return packs + [f"tensor({n})" for n in self.out_names]
        while packs and packs[-1] == "none()":
            packs.pop()
        return packs


def record_name(op):
    """Of the class of several results; _linalg_eigh beside linalg_eigh has one of its own."""
    return ("Raw" if op.name.startswith("_") else "") + op.class_name + "Result"


def result_type(op, form):
    if form != "function":
        return "Tensor" if len(op.results) == 1 else "void"
    kind = op.result_kind
    if kind == "tuple":
        return record_name(op) if op.named_tuple else "Tensor[]"
    return {"tensor": "Tensor", "tensors": "Tensor[]", "bool": "boolean", "int": "long", "float": "double",
            "scalar": "Number", "dtype": "DType", "none": "void"}[kind]


def is_sized(param):
    return param.type.base == "int" and param.type.list and bool(param.type.size)


def prefixes(op, number, single=False, without=None):
    """Argument lists with no defaults given, the first one given, the first two, and so on."""
    optional = [p for p in op.params if p.has_default and not hidden(p) and p.type.base != without]
    for k in range(len(optional) + 1):
        given = {p.name for p in optional[:k]}
        yield tuple(Argument(p, p.name == number, not hidden(p) and (not p.has_default or p.name in given),
                             single and is_sized(p)) for p in op.params)


def methods(op, taken):
    """The overloads of an operator. `taken` holds the (name, types) that exist and is added to."""
    out = []
    if op.base.startswith("_") and not op.base.startswith("_foreach_"):
        return out  # parts of other operators, to be called by name only
    for form, _, _ in op.boxed:
        suffix = {"function": "", "inplace": "_", "out": "Out"}[form]
        for number in (None, *(f.param for f in op.number_forms)):
            if form == "inplace" and op.params[0].name == number:
                continue
            lists = list(prefixes(op, number))
            for i, arguments in enumerate(lists):
                base = op.base + "_of" if op.base in OBJECT_METHODS else op.base
                first = form == op.boxed[0][0] and not out
                m = Method(op, form, lower_camel(base) + suffix, arguments, first)
                if (m.name, m.types) in taken and i == len(lists) - 1:
                    m = Method(op, form, lower_camel(op.cpp_name) + suffix, arguments, first)
                if (m.name, m.types) not in taken:
                    taken.add((m.name, m.types))
                    out.append(m)
            # One int for all of a fixed number, and calls without a generator, where that is something new.
            more = []
            if any(is_sized(p) for p in op.params):
                more += prefixes(op, number, single=True)
            if any(p.type.base == "Generator" for p in op.params):
                more += prefixes(op, number, without="Generator")
            for arguments in more if form != "out" else []:
                m = Method(op, form, lower_camel(base) + suffix, arguments)
                if (m.name, m.types) not in taken:
                    taken.add((m.name, m.types))
                    out.append(m)
    return out


MEANINGS = {
    "self": "the tensor", "input": "the tensor", "other": "the second operand", "dim": "the dimension, negative from the end",
    "keepdim": "whether reduced dimensions stay with size 1", "dtype": "the element type of the result",
    "device": "where the result lives", "generator": "the source of random numbers", "size": "the sizes",
    "requires_grad": "whether the result records a gradient", "memory_format": "the order of dimensions in memory",
}


def param_doc(argument):
    p = argument.param
    text = MEANINGS.get(p.name, f"{p.name}, of the schema type {p.type}")
    if p.type.optional:
        text += "; null: none"
    if p.has_default and p.default is not None:
        text += f"; {default_text(p.default)} when not given"
    return text
