"""The Rust operators: rust/evergrad/src/ops/generated/FAMILY.rs.

An operator becomes a free function of its required parameters (`ops::sum_dim`), a second one with the suffix `_with` and a
struct of options where some have defaults (`SumDimOptions::new().keepdim(true)`), the same two as methods of Tensor, and
in-place (`add_`) and out (`add_out`) forms. All are one boxed call on an operator that is resolved once.
"""

import re
import textwrap

from .rust_names import function_name, has_options, ident, is_method, optional, options_name, required, result, stem

OWNS = ["rust/evergrad/src/ops/generated/*.rs"]
FOLDER = "rust/evergrad/src/ops/generated"


def doc(lines, indent=""):
    out = []
    for line in lines:
        out.append(f"{indent}/// {line}".rstrip())
    return out


def plain(text):
    """The text with the asterisks of shapes, (*, n), kept from being Markdown's emphasis."""
    parts = text.split("`")
    return "`".join(part if i % 2 else re.sub(r"(?<! )\*|\*(?! )", r"\\*", part) for i, part in enumerate(parts))


def description(op, form, options):
    text = plain(" ".join(op.doc.split())) or f"The operator `{op.name}`."
    note = {"function": "", "inplace": " In place: the result is written into the tensor itself.",
            "out": " The result is written into the given tensor."}[form]
    lines = textwrap.wrap((text if form == "function" else f"`{op.name}`, see [`{stem(op)}`].") + note, 108)
    # An operator at the start of a line is no list, nor is the end of "(n - 1) stride".
    lines = [re.sub(r"^(\d*)([-+*>#.)]) ", r"\1\\\2 ", line) for line in lines]
    if op.example and form == "function" and not options:
        lines += ["", "In Python:", "", "```text", *op.example.split("\n"), "```"]
    if options:
        lines += ["", f"What is not set in the options keeps its default: `{op.name}{op.sig}`."]
    return lines


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
    return files
