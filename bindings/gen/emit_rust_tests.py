"""The golden cases through the Rust functions: rust/evergrad/tests/cases/FAMILY.rs, modules of one test program.

Every case is one test of all forms that it tells something about; methods are called where there are any, else the free
functions. The in-place form comes last and writes into the case's own copy of its first argument.
"""

import json

from . import rust_names
from .cases import DEFAULT, DTYPES, FORMATS, bound, is_tensor, number

OWNS = ["rust/evergrad/tests/cases/*.rs"]
FOLDER = "rust/evergrad/tests/cases"
NAMES = {0: "Bool", 1: "UInt8", 2: "Int8", 3: "Int16", 4: "Int32", 5: "Int64", 6: "UInt16", 7: "UInt32", 8: "UInt64",
         9: "Float16", 10: "BFloat16", 11: "Float32", 12: "Float64", 13: "Complex32", 14: "Complex64", 15: "Complex128"}
FORMAT_NAMES = {0: "Contiguous", 1: "Preserve", 2: "ChannelsLast", 3: "ChannelsLast3d"}


def double(v):
    v = number(v)
    if isinstance(v, bool):
        return f"{int(v)}.0"
    if v != v:
        return "f64::NAN"
    if v in (float("inf"), float("-inf")):
        return "f64::INFINITY" if v > 0 else "f64::NEG_INFINITY"
    return repr(v) if isinstance(v, float) else f"{v}_i64 as f64" if abs(v) >= 2**53 else f"{v}.0"


def scalar(v):
    if isinstance(v, dict) and "complex" in v:
        return f"Scalar::Complex([{double(v['complex'][0])}, {double(v['complex'][1])}])"
    v = number(v)
    if isinstance(v, bool):
        return f"Scalar::Bool({str(v).lower()})"
    return f"Scalar::Int({v})" if isinstance(v, int) else f"Scalar::Float({double(v)})"


def dtype(name):
    return f"DType::{NAMES[DTYPES[name]]}"


def value(op, p, v, setup, setter):
    """The Rust expression of an argument; tensors are made before the calls."""
    t = p.type

    def made(x):
        values = ", ".join(map(double, x["values"]))
        setup.append(f"let t{len(setup)} = tensor({dtype(x['tensor'])}, &{x['shape']}, &[{values}])?;")
        return f"&t{len(setup) - 1}"

    if rust_names.is_number(op, p) and p is not op.self_param:
        return made(v) if is_tensor(v) else scalar(v)
    if t.base == "Tensor" and t.list:
        if t.optional_items:
            return "&[" + ", ".join(f"Some({made(x)})" if x else "None" for x in v) + "]"
        return "&[" + ", ".join(made(x) for x in v) + "]"
    if t.base == "Tensor":
        text = made(v)
        return f"Some({text})" if t.optional and not setter else text
    if t.base == "int" and t.list:
        v = v if isinstance(v, list) else [v]
        return "[" + ", ".join(f"{x}_i64" for x in v) + "]" if v else "[0_i64; 0]"
    if t.base == "Scalar" and t.list:
        return "&[" + ", ".join(map(scalar, v)) + "]"
    if t.list:
        return "&[" + ", ".join(double(x) if t.base == "float" else str(x).lower() for x in v) + "]"
    text = {"Scalar": lambda: scalar(v), "str": lambda: json.dumps(v), "bool": lambda: str(v).lower(),
            "int": lambda: str(v), "float": lambda: double(v), "DType": lambda: dtype(v["dtype"]),
            "Device": lambda: "Device::" + v["device"].capitalize(),
            "MemoryFormat": lambda: f"MemoryFormat::{FORMAT_NAMES[FORMATS[v['memory_format']]]}"}[t.base]()
    return f"Some({text})" if t.optional and not setter else text


class Wants:
    """The slices of what is expected, each named once, for the forms that share them."""

    def __init__(self, case):
        self.tolerance = f"{case.rtol!r}, {case.atol!r}"
        self.lines, self.names = [], {}

    def tensor(self, name, r):
        """The statement that compares a tensor, given as a reference."""
        head = f"{name}, {dtype(r['tensor'])}, &{r['shape']}"
        if "values" not in r:
            return f"expect_blank({head}, &{r['strides']});"
        text = ", ".join(map(double, r["values"]))
        if text not in self.names:
            self.names[text] = f"want{len(self.names)}"
            self.lines.append(f"let {self.names[text]}: &[f64] = &[{text}];")
        return f"expect({head}, {self.names[text]}, {self.tolerance})?;"


def function_form(case, call, wants):
    """The statements of the functional form; None for results that no case is known of."""
    kind, results = case.op.result_kind, case.results
    if kind == "tensor":
        return [f"let out = {call};", wants.tensor("&out", results[0])]
    if kind == "tuple":
        names = [f"out{i}" for i in range(len(results))]
        return [f"let ({', '.join(names)}) = {call};"] + [wants.tensor(f"&{n}", r) for n, r in zip(names, results)]
    if kind == "tensors":
        return [f"let out = {call};", f"assert_eq!(out.len(), {len(results)});",
                *(wants.tensor(f"&out[{i}]", r) for i, r in enumerate(results))]
    if kind in ("bool", "int", "float", "scalar", "dtype"):
        v = results[0]
        right = {"bool": lambda: str(v).lower(), "int": lambda: str(v), "float": lambda: double(v),
                 "scalar": lambda: scalar(v), "dtype": lambda: dtype(v["dtype"])}[kind]()
        return [f"assert_eq!({call}, {right});"]
    return None


def arguments(case, setup):
    """(expressions of the required arguments, that of the options or "")."""
    op, args, options = case.op, [], []
    for p, v in zip(op.params, case.args):
        if p.has_default:
            if v != DEFAULT and v is not None:
                options.append(f".{rust_names.ident(p.name)}({value(op, p, v, setup, True)})")
        elif v is None:
            args.append("Ints::All" if p.type.list and p.type.base == "int" else "None")
        else:
            args.append(value(op, p, v, setup, False))
    return args, f"ops::{rust_names.options_name(op)}::new(){''.join(options)}" if options else ""


def test(case):
    """(the Rust function of a case, the forms that it calls)"""
    op = case.op
    if op.self_param and not is_tensor(case.args[0]):  # Rust takes numbers for the other tensors only
        return "", set()
    setup, wants, blocks = [], Wants(case), {}
    args, options = arguments(case, setup)

    def call(form, outs=()):
        name = rust_names.function_name(op, form, bool(options))
        given = args + ([options] if options else []) + list(outs)
        if rust_names.is_method(op, form):
            return f"{given[0].removeprefix('&')}.{name}({', '.join(given[1:])})?"
        return f"ops::{name}({', '.join(given)})?"

    if "function" in case.forms:
        blocks["function"] = function_form(case, call("function"), wants)
    if "out" in case.forms:
        results = case.forms["out"]
        names = [f"into{i}" for i in range(len(results))]
        blocks["out"] = [*(f"let {n} = empty({dtype(r['tensor'])})?;" for n, r in zip(names, results)),
                         call("out", [f"&{n}" for n in names]) + ";",
                         *(wants.tensor(f"&{n}", r) for n, r in zip(names, results))]
    if "inplace" in case.forms:
        blocks["inplace"] = [call("inplace") + ";", wants.tensor(args[0], case.forms["inplace"][0])]
    blocks = {name: lines for name, lines in blocks.items() if lines}
    lines = wants.lines + setup
    if case.seed is not None:  # tests run side by side, the generator is one: the guard keeps others from drawing
        lines.append("let drawing = drawing();")
    for block in blocks.values():
        lines += ([] if case.seed is None else [f"drawing.seed({case.seed})?;"]) + block
    body = "\n".join("    " + line for line in lines)
    name = ("private" if op.name.startswith("_") else "") + rust_names.snake(case.name)
    return f"#[test]\nfn case_{name}() -> Result<()> {{\n{body}\n    Ok(())\n}}\n", set(blocks)


HEAD = "// Generated from the cases of tests/cases; do not edit.\n"
MAIN = """//! A golden case of every operator, in all of its forms.
#![allow(clippy::excessive_precision, clippy::approx_constant, clippy::unreadable_literal, clippy::too_many_lines)]
#![allow(clippy::bool_assert_comparison, clippy::float_cmp)]
#[path = "../case/mod.rs"]
mod case;
"""
USES = {"drawing": "super::case", "empty": "super::case", "expect": "super::case", "expect_blank": "super::case",
        "tensor": "super::case", "ops": "evergrad", "DType": "evergrad", "Device": "evergrad", "Ints": "evergrad",
        "MemoryFormat": "evergrad", "Result": "evergrad", "Scalar": "evergrad"}
MARKS = {"ops": "ops::", "DType": "DType::", "Device": "Device::", "Ints": "Ints::", "MemoryFormat": "MemoryFormat::",
         "Scalar": "Scalar::", "Result": "Result<", "drawing": " drawing()", "empty": " empty(", "tensor": " tensor(",
         "expect": " expect(", "expect_blank": " expect_blank("}


def module(tests):
    """A family's file."""
    text = "\n".join(tests)
    lines = []
    for home in ("super::case", "evergrad"):
        names = [n for n, where in USES.items() if where == home and MARKS[n] in text]
        if names:
            lines.append(f"use {home}::{{{', '.join(names)}}};" if len(names) > 1 else f"use {home}::{names[0]};")
    return HEAD + "\n".join(lines) + "\n\n" + text


def emit(model):
    families = {}
    for case in bound(model):
        text, forms = test(case)
        if forms:
            families.setdefault(case.op.family, []).append(text)
    if not families:
        return {}
    out = {f"{FOLDER}/{family}.rs": module(tests) for family, tests in families.items()}
    out[f"{FOLDER}/main.rs"] = HEAD + MAIN + "".join(f"#[rustfmt::skip]\nmod {family};\n" for family in sorted(families))
    return out
