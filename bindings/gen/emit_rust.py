"""The Rust operators: rust/evergrad/src/ops/generated/FAMILY.rs.

An operator becomes a free function of its required parameters (`ops::sum_dim`), a second one with the suffix `_with` and a
struct of options where some have defaults (`SumDimOptions::new().keepdim(true)`), the same two as methods of Tensor, and
in-place (`add_`) and out (`add_out`) forms. All are one boxed call on an operator that is resolved once.
"""

import re
import textwrap

OWNS = ["rust/evergrad/src/ops/generated/*.rs", "rust/evergrad/tests/cases/*.rs"]
FOLDER = "rust/evergrad/src/ops/generated"

KEYWORDS = {"as", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern", "false", "fn", "for", "if", "impl",
            "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "static", "struct", "super", "trait",
            "true", "type", "unsafe", "use", "where", "while", "async", "await", "abstract", "become", "box", "do", "final",
            "macro", "override", "priv", "try", "typeof", "unsized", "virtual", "yield"}
# Methods that Tensor has by hand, or that would hide a trait's: there is only the free function.
NO_METHOD = {"clone", "item", "is_contiguous", "to_f64", "shape", "strides", "size", "numel", "dtype", "device", "ndim"}
PLAIN = {"int": ("i64", "int"), "float": ("f64", "double"), "bool": ("bool", "boolean"), "DType": ("DType", "dtype"),
         "Device": ("Device", "device"), "Layout": ("Layout", "layout"), "MemoryFormat": ("MemoryFormat", "format")}
LISTS = {"float": ("f64", "doubles"), "bool": ("bool", "bools")}


def snake(name):
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", name).lower()


def stem(op):
    return snake(op.cpp_name)


def ident(name):
    if name == "self":
        return "input"
    name = snake(name)
    return f"r#{name}" if name in KEYWORDS else name


def is_number(op, p):
    return p.name in op.numbers and not p.is_list


def required(op, p, name):
    """(type, statement before the call, expression of the value) of a parameter that must be given."""
    t = p.type
    if is_number(op, p) and p is not op.self_param:
        return "impl Into<Operand<'a>>", f"let {name} = {name}.into();", f"value::operand(&{name})"
    if t.base == "Tensor" and t.list:
        if t.optional_items:
            return "&[Option<&Tensor>]", f"let {name} = value::opt_handles({name});", f"value::tensors(&{name})"
        return "&[impl Borrow<Tensor>]", f"let {name} = value::handles({name});", f"value::tensors(&{name})"
    if t.base == "Tensor":
        return ("Option<&Tensor>", "", f"value::opt_tensor({name})") if t.optional else ("&Tensor", "", f"value::tensor({name})")
    if t.base == "int" and t.list:
        return "impl Into<Ints<'a>>", f"let {name} = {name}.into();", f"value::ints(&{name})"
    if t.base == "Scalar" and t.list:
        return "&[Scalar]", f"let {name} = value::scalar_values({name});", f"value::scalars(&{name})"
    if t.list:
        item, make = LISTS[t.base]
        return f"&[{item}]", "", f"value::{make}({name})"
    if t.base == "Scalar":
        if t.optional:
            return "Option<Scalar>", "", f"{name}.as_ref().map_or(value::none(), value::scalar)"
        return "impl Into<Scalar>", f"let {name} = {name}.into();", f"value::scalar(&{name})"
    if t.base == "str":
        return ("Option<&str>", "", f"{name}.map_or(value::none(), value::string)") if t.optional else ("&str", "", f"value::string({name})")
    if t.base == "Generator":
        return "Option<&Generator>", "", f"{name}.map_or(value::none(), value::generator)"
    rust, make = PLAIN[t.base]
    if t.optional:
        return f"Option<{rust}>", "", f"{name}.map_or(value::none(), value::{make})"
    return rust, "", f"value::{make}({name})"


def optional(op, p, name):
    """(field type, setter's parameter type, setter's value, statement, expression) of a parameter with a default."""
    t, field = p.type, f"options.{name}"
    if is_number(op, p):
        return ("Operand<'a>", "impl Into<Operand<'a>>", f"Some({name}.into())", "",
                f"{field}.as_ref().map_or(value::none(), value::operand)")
    if t.base == "Tensor" and t.list:
        local = ident(f"{p.name}_list")
        items, make = ("Option<&'a Tensor>", "opt_handles") if t.optional_items else ("&'a Tensor", "handles")
        return (f"&'a [{items}]", f"&'a [{items}]", f"Some({name})", f"let {local} = {field}.map(value::{make});",
                f"{local}.as_deref().map_or(value::none(), value::tensors)")
    if t.base == "Tensor":
        return "&'a Tensor", "impl Into<Option<&'a Tensor>>", f"{name}.into()", "", f"value::opt_tensor({field})"
    if t.base == "int" and t.list:
        return ("Ints<'a>", "impl Into<Ints<'a>>", f"Some({name}.into())", "",
                f"{field}.as_ref().map_or(value::none(), value::ints)")
    if t.base == "Scalar" and t.list:
        local = ident(f"{p.name}_list")
        return ("&'a [Scalar]", "&'a [Scalar]", f"Some({name})", f"let {local} = {field}.map(value::scalar_values);",
                f"{local}.as_deref().map_or(value::none(), value::scalars)")
    if t.list:
        item, make = LISTS[t.base]
        return f"&'a [{item}]", f"&'a [{item}]", f"Some({name})", "", f"{field}.map_or(value::none(), value::{make})"
    if t.base == "Scalar":
        return "Scalar", "impl Into<Scalar>", f"Some({name}.into())", "", f"{field}.as_ref().map_or(value::none(), value::scalar)"
    if t.base == "str":
        return "&'a str", "&'a str", f"Some({name})", "", f"{field}.map_or(value::none(), value::string)"
    if t.base == "Generator":
        return "&'a Generator", "&'a Generator", f"Some({name})", "", f"{field}.map_or(value::none(), value::generator)"
    rust, make = PLAIN[t.base]
    return rust, f"impl Into<Option<{rust}>>", f"{name}.into()", "", f"{field}.map_or(value::none(), value::{make})"


def result(op):
    """(Rust type, method of Op, lines that turn it into the result or None)."""
    kind = op.result_kind
    if kind == "tuple":
        types = "(" + ", ".join("Tensor" for _ in op.results) + ")"
        names = [ident(r.name or f"result{i}") for i, r in enumerate(op.results)]
        return types, "tensors", (f"[{', '.join(names)}]", f"({', '.join(names)})")
    rust = {"tensor": "Tensor", "tensors": "Vec<Tensor>", "bool": "bool", "int": "i64", "float": "f64", "scalar": "Scalar",
            "dtype": "DType", "none": "()"}[kind]
    call = {"tensors": "list", "none": "unit"}.get(kind, kind)
    return rust, call, None


def doc(lines, indent=""):
    out = []
    for line in lines:
        out.append(f"{indent}/// {line}".rstrip())
    return out


def description(op, form, options):
    text = " ".join(op.doc.split()) or f"The operator `{op.name}`."
    note = {"function": "", "inplace": " In place: the result is written into the tensor itself.",
            "out": " The result is written into the given tensor."}[form]
    lines = textwrap.wrap((text if form == "function" else f"`{op.name}`, see [`{stem(op)}`].") + note, 108)
    lines = [re.sub(r"^([-+*>#]) ", r"\\\1 ", line) for line in lines]  # an operator at the start of a line is no list
    if op.example and form == "function" and not options:
        lines += ["", "In Python:", "", "```text", *op.example.split("\n"), "```"]
    if options:
        lines += ["", f"What is not set in the options keeps its default: `{op.name}{op.sig}`."]
    return lines


def has_options(op):
    return any(p.has_default for p in op.params)


def options_name(op):
    return ("Raw" if op.name.startswith("_") else "") + op.class_name + "Options"


def generics(params):
    return "<'a>" if any("'a" in p for p in params) else ""


def options_borrow(op):
    return any("'a" in optional(op, p, ident(p.name))[0] for p in op.params if p.has_default)


def options_struct(op):
    given = [p for p in op.params if p.has_default]
    life = "<'a>" if options_borrow(op) else ""
    name = options_name(op)
    out = doc([f"The parameters of [`{stem(op)}_with`] that have defaults."])
    out += ["#[derive(Clone, Debug, Default)]", "#[must_use]", f"pub struct {name}{life} {{"]
    out += [f"    {ident(p.name)}: Option<{optional(op, p, ident(p.name))[0]}>," for p in given]
    out += ["}", "", f"impl{life} {name}{life} {{", "    /// All defaults.", f"    pub fn new() -> {name}{life} {{",
            f"        {name}::default()", "    }"]
    for p in given:
        n = ident(p.name)
        _, kind, make, _, _ = optional(op, p, n)
        default = str(p).split("=", 1)[1]
        out += ["", f"    /// `{p.type}`, default `{default}`.", f"    pub fn {n}(mut self, {n}: {kind}) -> Self {{",
                f"        self.{n} = {make};", "        self", "    }"]
    return out + ["}", ""]


def options_type(op):
    return options_name(op) + ("<'_>" if options_borrow(op) else "")


def function_name(op, form, with_options):
    name = stem(op) + {"function": "", "inplace": "", "out": "_out"}[form]
    return ident(name + ("_with" if with_options else "") + ("_" if form == "inplace" else ""))


def free_function(op, form, static, with_options):
    """The lines of a free function."""
    params, before, values = [], [], []
    for p in op.params:
        n = ident(p.name)
        if not p.has_default:
            kind, statement, value = required(op, p, n)
            params.append(f"{n}: {kind}")
        elif with_options:
            _, _, _, statement, value = optional(op, p, n)
        else:
            statement, value = "", "value::none()"
        if statement:
            before.append(statement)
        values.append(value)
    if with_options:
        params.append(f"options: {options_type(op)}")
    if form == "out":
        names = ["out"] if len(op.results) == 1 else [f"out_{r.name or i}".lower() for i, r in enumerate(op.results)]
        params += [f"{n}: &Tensor" for n in names]
        values += [f"value::tensor({n})" for n in names]
    else:
        while values and values[-1] == "value::none()":
            values.pop()
    rust, call, unpack = result(op)
    if form != "function":
        rust = "()"
    args = "&[" + ", ".join(values) + "]"
    body = list(before)
    if form != "function":
        n = len(op.results)
        body.append(f"{static}.tensors::<{n}>({args}).map(drop)" if n != 1 else f"{static}.tensor({args}).map(drop)")
    elif unpack:
        body += [f"let {unpack[0]} = {static}.tensors({args})?;", f"Ok({unpack[1]})"]
    else:
        body.append(f"{static}.{call}({args})")
    out = doc(description(op, form, with_options))
    if not op.results or form == "function" and not with_options:
        out.append("#[inline]")
    out += [f"pub fn {function_name(op, form, with_options)}{generics(params)}({', '.join(params)}) -> Result<{rust}> {{"]
    out += ["    " + line for line in body] + ["}", ""]
    return out


def method(op, form, with_options):
    """The lines of a method of Tensor: a call of the free function."""
    rest = [p for p in op.params[1:] if not p.has_default]
    params, args = ["&self"], ["self"]
    for p in rest:
        n = ident(p.name)
        params.append(f"{n}: {required(op, p, n)[0]}")
        args.append(n)
    if with_options:
        params.append(f"options: {options_type(op)}")
        args.append("options")
    if form == "out":
        names = ["out"] if len(op.results) == 1 else [f"out_{r.name or i}".lower() for i, r in enumerate(op.results)]
        params += [f"{n}: &Tensor" for n in names]
        args += names
    rust = result(op)[0] if form == "function" else "()"
    name = function_name(op, form, with_options)
    lines = description(op, form, with_options)
    out = doc(lines, "    ")
    out += ["    #[inline]", f"    pub fn {name}{generics(params)}({', '.join(params)}) -> Result<{rust}> {{", f"        {name}({', '.join(args)})",
            "    }", ""]
    return out


def is_method(op, form):
    """In place is always a method where there is a tensor to call it on, like `x.fill_()`."""
    return op.self_param is not None and op.cpp_name not in NO_METHOD and (form == "inplace" or op.has("method"))


def family_file(family, ops):
    statics, free, methods = [], [], []
    for op in sorted(ops, key=lambda o: o.name):
        options = has_options(op)
        if options:
            free += options_struct(op)
        for form, name, overload in op.boxed:
            static = stem(op).upper() + {"function": "", "inplace": "_INPLACE", "out": "_OUT"}[form]
            statics.append(f'static {static}: Op = Op::new(c"{name}", c"{overload}", {op.rev});')
            for with_options in (False, True) if options else (False,):
                free += free_function(op, form, static, with_options)
                if is_method(op, form):
                    methods += method(op, form, with_options)
    body = "\n".join(free)
    uses = [line for word, line in (
        ("Borrow<", "use std::borrow::Borrow;"), ("DType", "use crate::dtype::DType;"), ("Device", "use crate::dtype::Device;"),
        ("Layout", "use crate::dtype::Layout;"), ("MemoryFormat", "use crate::dtype::MemoryFormat;"),
        ("Result<", "use crate::error::Result;"), ("Op", "use crate::op::Op;"), ("Generator", "use crate::random::Generator;"),
        ("Ints<", "use crate::scalar::Ints;"), ("Operand<", "use crate::scalar::Operand;"), ("Scalar", "use crate::scalar::Scalar;"),
        ("value::", "use crate::value;"), ("Tensor", "use crate::Tensor;")) if mentions(code(free), word)]
    parts = [f"// Generated from bindings/schema/ops/{family}.toml; do not edit.", *uses, "", *statics, "", body]
    if methods:
        parts += ["impl Tensor {", "\n".join(methods).rstrip("\n"), "}", ""]
    return "\n".join(parts).rstrip("\n") + "\n"


def mentions(text, word):
    """Whether the word stands there on its own, not as a part of another: QuantileScalarOptions is no Scalar."""
    return re.search(rf"(?<!\w){re.escape(word)}" + (r"(?!\w)" if word[-1].isalnum() else ""), text) is not None


def code(lines):
    """The lines without comments, in which the words that decide on imports are looked up; `Op` is always used."""
    return "\n".join(line for line in lines if not line.lstrip().startswith("//")) + " Op"


def emit(model):
    families = {}
    for op in model.operators:
        families.setdefault(op.family, []).append(op)
    files = {f"{FOLDER}/{name}.rs": family_file(name, ops) for name, ops in sorted(families.items())}
    lines = ["// Generated from bindings/schema/ops/*.toml; do not edit."]
    lines += [f"mod {name};" for name in sorted(families)]
    lines += [f"pub use {name}::*;" for name in sorted(families)]
    files[f"{FOLDER}/mod.rs"] = "\n".join(lines) + "\n"
    from . import emit_rust_tests  # it needs the names that are made here
    return files | emit_rust_tests.files(model)
