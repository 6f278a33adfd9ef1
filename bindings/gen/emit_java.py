"""The Java operators: io.evergrad.Ops (functions) and io.evergrad.TensorMethods (methods), made for the build folder.

A form of an operator becomes one packed call (see io.evergrad.internal.Call):

    private static final Op SUM_DIM = new Op("sum", "dim", 1);

    public static Tensor sum(Tensor self, long[] dim, boolean keepdim, DType dtype) {
      Tensor result = Call.begin().tensor(self).ints(dim).bool(keepdim).dtype(dtype).returnsTensor(SUM_DIM);
      Reference.reachabilityFence(self);
      return result;
    }

and shorter overloads, without the trailing parameters that have defaults. Names are in camel case; an overload of the
schema (`sum.dim`) is an overload of the Java method, and has the schema overload's name (`whereMethod`) only where its
parameter types equal those of an earlier one. A tensor that may be a number (`numbers`) gives an overload that takes a
Number, `int[2]` one that takes a single long. Several results are a record (`Ops.MaxDimResult`), which is closeable.
In-place forms end in `_` and return their first argument; `out=` forms end in `Out` and take the results last.
Parameters that mean nothing here (layout, pin_memory, non_blocking and PyTorch's deprecated ones) are left out.
"""

import html
import re
from dataclasses import dataclass

KEYWORDS = set("""abstract assert boolean break byte case catch char class const continue default do double else enum
extends final finally float for goto if implements import instanceof int interface long native new package private
protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while
true false null var record yield""".split())
OBJECT_METHODS = {"wait", "notify", "notifyAll", "getClass", "hashCode", "finalize"}
# Tensor has these by hand, with more to them.
BY_HAND = {"requires_grad", "backward", "set", "get", "size", "dim", "numel"}
OMITTED = {"layout", "pin_memory", "non_blocking", "size_average", "reduce_deprecated", "_stacklevel"}
PRIMITIVE = {"int": ("long", "Long", "integer"), "float": ("double", "Double", "number"),
             "bool": ("boolean", "Boolean", "bool")}
OBJECT = {"str": ("String", "string"), "DType": ("DType", "dtype"), "Device": ("Device", "device"),
          "MemoryFormat": ("MemoryFormat", "format"), "Generator": ("Generator", "generator"), "Scalar": ("Number", "scalar"),
          "Tensor": ("Tensor", "tensor")}
LISTS = {"int": ("long[]", "ints"), "float": ("double[]", "numbers"), "bool": ("boolean[]", "bools"),
         "Tensor": ("Tensor[]", "tensors"), "Scalar": ("Number[]", "scalars")}


def camel(name):
    """max_pool2d -> maxPool2d; a trailing underscore stays."""
    tail = "_" if name.endswith("_") else ""
    words = [w for w in name.strip("_").split("_") if w]
    return words[0][:1].lower() + words[0][1:] + "".join(w[:1].upper() + w[1:] for w in words[1:]) + tail


def java_base(op):
    """The Java name without suffixes, None for operators that are only called by others."""
    if op.base.startswith("_") and not op.base.startswith("_foreach_"):
        return None
    name = op.base
    wanted = (op.python_name or "").rstrip("_")
    if wanted and wanted != op.base and re.fullmatch(r"[a-z][A-Za-z0-9_]*", wanted) and not name.startswith("to_"):
        name = wanted
    name = camel(name)
    return camel(op.base) if name in KEYWORDS | OBJECT_METHODS else name


def ident(name):
    name = camel(name.rstrip("_") or name)
    return name + "_" if name in KEYWORDS | {"result"} else name


@dataclass(frozen=True)
class Arg:
    """A parameter of a Java method: its type and the call that packs it."""

    name: str
    java: str
    pack: str
    tensor: bool  # must be kept reachable
    doc: str


def omitted(op, p):
    if p.name in OMITTED:
        return True
    # `reduce` is deprecated where it stands beside size_average; elsewhere it is a parameter like others.
    return p.name == "reduce" and any(q.name == "size_average" for q in op.params)


def argument(p, as_number=False, single=False):
    t = p.type
    name = ident(p.name)
    doc = f"{{@code {t}}}" + (f", default {{@code {default_text(p.default)}}}" if p.has_default else "")
    if as_number:
        return Arg(name, "Number", "scalar", False, doc)
    if t.list:
        if single:
            return Arg(name, "long", "integers", False, doc)
        java, pack = LISTS[t.base]
        return Arg(name, java, pack, t.base == "Tensor", doc)
    if t.base in PRIMITIVE:
        plain, boxed, pack = PRIMITIVE[t.base]
        return Arg(name, boxed if t.optional else plain, pack, False, doc)
    java, pack = OBJECT[t.base]
    return Arg(name, java, pack, t.base in ("Tensor", "Generator"), doc)


def default_text(value):
    if hasattr(value, "text"):
        return value.text
    if isinstance(value, (tuple, list)):
        return "[" + ", ".join(str(v) for v in value) + "]"
    return str(value)


@dataclass(frozen=True)
class Variant:
    """A parameter list: what is packed, in order; None packs nothing given."""

    args: tuple  # of Arg or None
    required: int  # how many leading ones must be given


def variants(op):
    """The full parameter list and those derived from it."""
    required = max((i + 1 for i, p in enumerate(op.params) if not p.has_default), default=0)

    def build(number=None, single=False, generator=True):
        args = []
        for p in op.params:
            skip = omitted(op, p) or (p.type.base == "Generator" and not generator)
            one = single and p.type.list and p.type.size is not None and p.type.base == "int"
            args.append(None if skip else argument(p, p.name == number, one))
        return Variant(tuple(args), required)

    out = [build()]
    if any(p.type.base == "Generator" for p in op.params):
        out.append(build(generator=False))
    for number in op.number_forms:
        out.append(build(number=number.param))
    if any(p.type.base == "int" and p.type.list and p.type.size for p in op.params):
        out.append(build(single=True))
        for number in op.number_forms:
            out.append(build(number=number.param, single=True))
    return out


def cuts(variant):
    """The argument tuple and all shorter ones down to the required parameters."""
    args = list(variant.args)
    seen = []
    for end in range(len(args), variant.required - 1, -1):
        cut = args[:end]
        while cut and cut[-1] is None and len(cut) > variant.required:
            cut.pop()
        if not any(cut == s for s in seen):
            seen.append(cut)
    return seen


def result_record(op):
    return op.class_name.lstrip("_") + "Result"


def result_fields(op):
    names = ["first", "second", "third", "fourth", "fifth"]
    return [ident(r.name) if r.name else names[i] for i, r in enumerate(op.results)]


RETURNS = {"tensor": ("Tensor", "returnsTensor"), "tensors": ("Tensor[]", "returnsTensors"),
           "bool": ("boolean", "(Boolean) {}.returnsValue"), "int": ("long", "(Long) {}.returnsValue"),
           "float": ("double", "(Double) {}.returnsValue"), "scalar": ("Number", "returnsNumber"),
           "dtype": ("DType", "(DType) {}.returnsValue"), "none": ("void", "returnsNothing")}


class Names:
    """Which signatures are taken."""

    def __init__(self):
        self.taken = set()

    def claim(self, name, args):
        key = (name, tuple(a.java for a in args))
        if key in self.taken:
            return False
        self.taken.add(key)
        return True


def parameters(args, varargs):
    parts = [f"{a.java} {a.name}" for a in args]
    if varargs and args and args[-1].java in ("long[]", "Tensor[]") and not any(a.java == "long" for a in args):
        parts[-1] = f"{args[-1].java[:-2]}... {args[-1].name}"
    return ", ".join(parts)


def doc_comment(op, form, args, full):
    text = html.escape(" ".join(op.doc.split()), quote=False).replace("@", "&#64;").replace("*/", "*&#47;")
    text = text.replace("{", "&#123;").replace("}", "&#125;").replace("\\", "&#92;")
    note = {"function": "", "inplace": " In place.", "out": " The result is written into the last arguments."}[form]
    lines = ["  /**", f"   * {text}{note}", "   *", f"   * <p>{{@code {op.name}{op.sig}}}" if full and "{" not in op.sig
             else "   * <p>Parameters that are not given have their defaults.", "   *"]
    lines += [f"   * @param {a.name} {a.doc}" for a in args]
    if form == "out" or (form == "function" and op.result_kind == "none"):
        return lines + ["   */"]
    return lines + ["   * @return " + ("the first argument" if form == "inplace" else "the result"), "   */"]


def emit_form(op, form, constant, name, args, packed, full):
    """One static method of Ops."""
    lines = doc_comment(op, form, args, full)
    chain = "Call.begin()" + "".join(".none()" if a is None else f".{a.pack}({a.name})" for a in packed)
    given = [a for a in packed if a is not None]
    fences = [f"    Reference.reachabilityFence({a.name});" for a in given if a.tensor]
    kind = op.result_kind
    if form in ("inplace", "out"):
        ret = given[0].java if form == "inplace" else "void"
        lines.append(f"  public static {ret} {name}({parameters(args, False)}) {{")
        lines.append(f"    {chain}.discards({constant}, {len(op.results)});")
        lines += fences
        if form == "inplace":
            lines.append(f"    return {given[0].name};")
    elif kind == "tuple":
        record = result_record(op)
        lines.append(f"  public static {record} {name}({parameters(args, True)}) {{")
        lines.append(f"    Object[] out = {chain}.returns({constant}, {len(op.results)});")
        lines += fences
        items = ", ".join(f"(Tensor) out[{i}]" for i in range(len(op.results)))
        lines.append(f"    return new {record}({items});")
    else:
        java, how = RETURNS[kind]
        lines.append(f"  public static {java} {name}({parameters(args, True)}) {{")
        call = how.format(chain) if "{}" in how else f"{chain}.{how}"
        if kind == "none":
            lines += [f"    {call}({constant});", *fences]
        else:
            lines += [f"    {java} result = {call}({constant});", *fences, "    return result;"]
    return lines + ["  }", ""]


def emit_method(op, form, static, name, args):
    """The method of TensorMethods that calls a static one."""
    rest = args[1:]
    kind = op.result_kind
    ret = "Tensor" if form == "inplace" else f"Ops.{result_record(op)}" if kind == "tuple" else RETURNS[kind][0]
    call = f"Ops.{static}({', '.join(['(Tensor) this'] + [a.name for a in rest])})"
    types = ", ".join(a.java for a in args)
    override = name == "clone" and not rest
    lines = [f"  /** See {{@link Ops#{static}({types})}}.", "   *"] if args else []
    lines += [f"   * @param {a.name} {a.doc}" for a in rest]
    if not (form == "function" and kind == "none"):
        lines += ["   * @return " + ("this" if form == "inplace" else "the result")]
    lines += ["   */"]
    if override:
        lines.append("  @Override")
    lines += [f"  public {ret} {name}({parameters(rest, form == 'function')}) {{",
              f"    {'' if ret == 'void' else 'return '}{call};", "  }", ""]
    return lines


def operator(op, statics, methods):
    """(constants, lines of Ops, lines of TensorMethods)."""
    base = java_base(op)
    if base is None:
        return [], [], []
    constants, functions, members = [], [], []
    for form, boxed_name, overload in op.boxed:
        constant = re.sub(r"[^A-Z0-9_]", "_", f"{op.cpp_name}_{form}".upper()).lstrip("_")
        constants.append(f'  private static final Op {constant} = new Op("{boxed_name}", "{overload}", {op.rev});')
        suffix = {"function": "", "inplace": "_", "out": "Out"}[form]
        name = base.rstrip("_") + suffix
        long_name = base.rstrip("_") + camel(op.overload)[:1].upper() + camel(op.overload)[1:] + suffix if op.overload else None
        first = op.params[0].name if op.params else None
        for number, variant in enumerate(variants(op)):
            if form == "inplace" and variant.args[0] and variant.args[0].java == "Number":
                continue
            tails = cuts(variant) if form != "out" else cuts(variant)[:1]
            for n, packed in enumerate(tails):
                packed = list(packed)
                if form == "out":
                    outs = ["out"] if len(op.results) == 1 else [f"out{i}" for i in range(len(op.results))]
                    packed = packed + [None] * (len(op.params) - len(packed))
                    packed += [Arg(o, "Tensor", "tensor", True, "takes the result") for o in outs]
                args = [a for a in packed if a is not None]
                static = name
                if not statics.claim(static, args):
                    # A shorter or derived form that an earlier overload has already is left out.
                    if n or number or not long_name or not statics.claim(long_name, args):
                        continue
                    static = long_name
                functions += emit_form(op, form, constant, static, args, packed, n == 0 and number == 0)
                is_method = form != "out" and (op.has("method") or form == "inplace") and op.self_param is not None
                if not is_method or args[0].java != "Tensor" or first != op.self_param.name or base in BY_HAND:
                    continue
                member = name
                if not methods.claim(member, args[1:]):
                    if n or number or not long_name or not methods.claim(long_name, args[1:]):
                        continue
                    member = long_name
                members += emit_method(op, form, static, member, args)
    if op.result_kind == "tuple" and functions:
        fields = result_fields(op)
        record = [f"  /** Results of {op.name}.", "   *"] + [f"   * @param {f} a result" for f in fields] + [
            "   */", f"  public record {result_record(op)}({', '.join('Tensor ' + f for f in fields)}) implements AutoCloseable {{",
            "    /** Closes the tensors. */", "    @Override", "    public void close() {",
            *[f"      {f}.close();" for f in fields], "    }", "  }", ""]
        functions = record + functions
    return constants, functions, members


def emit(model):
    statics, methods = Names(), Names()
    constants, functions, members = [], [], []
    for op in model.operators:
        c, f, m = operator(op, statics, methods)
        constants += c
        functions += f
        members += m
    top = f"// Generated from {model.source}/*.toml; do not edit.\npackage io.evergrad;\n\n"
    ops = (top + "import io.evergrad.internal.Call;\nimport io.evergrad.internal.Op;\nimport java.lang.ref.Reference;\n\n"
           "/**\n * The operators as functions. Parameters that may be missing take null; each function has shorter forms without\n"
           " * the trailing parameters that have defaults.\n */\npublic final class Ops {\n" + "\n".join(constants)
           + "\n\n  private Ops() {}\n\n" + "\n".join(functions).rstrip() + "\n}\n")
    tensor = (top + "/** The operators as methods of {@link Tensor}. */\n"
              "public abstract sealed class TensorMethods permits Tensor {\n  TensorMethods() {}\n\n"
              + "\n".join(members).rstrip() + "\n}\n")
    return {"java/io/evergrad/Ops.java": ops, "java/io/evergrad/TensorMethods.java": tensor}
