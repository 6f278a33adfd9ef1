"""One recorded case an operator through the typed functions: C programs for CMocka, and a test of the Rust crate.

tests/cases/cases.json holds recorded cases (tests/cases/record.py chose them), tests/cases/written.json some for operators
that have none recorded. A case whose operator is gone or whose arguments
do not fit its schema any more is an error.
"""

import json

from . import emit_c, emit_rust

CASES = ("tests/cases/cases.json", "tests/cases/written.json")
DTYPES = {"bool": 0, "uint8": 1, "int8": 2, "int16": 3, "int32": 4, "int64": 5, "uint16": 6, "uint32": 7, "uint64": 8,
          "float16": 9, "bfloat16": 10, "float32": 11, "float64": 12, "complex32": 13, "complex64": 14, "complex128": 15,
          "long": 5, "float": 11, "double": 12, "int": 4, "half": 9, "cfloat": 14, "cdouble": 15, "short": 3}
FORMATS = {"contiguous_format": 0, "preserve_format": 1, "channels_last": 2, "channels_last_3d": 3}
DEFAULT = {"default": True}


def load(model):
    """All cases; where an operator has a recorded one, not the written one."""
    cases = {}
    for name in reversed(CASES):
        path = model.root / name
        for case in json.loads(path.read_text(encoding="utf-8")) if path.exists() else ():
            cases[case["op"]] = case
    return list(cases.values())


def bound(model):
    """(operator, case) in the order of the schema's families."""
    by_name = model.by_name()
    out = []
    for case in load(model):
        op = by_name.get(case["op"])
        if op is None or len(op.params) != len(case["args"]):
            raise SystemExit(f"tests/cases: the case of {case['op']} does not fit the schema; run tests/cases/record.py")
        out.append((op, case))
    return sorted(out, key=lambda pair: (pair[0].family, pair[0].name))


def number(v):
    """A number of a case as a Python float or int."""
    return float(v["float"]) if isinstance(v, dict) else v


def c_double(v):
    v = number(v)
    if isinstance(v, bool):
        return str(int(v))
    if v != v:
        return "NAN"
    if v in (float("inf"), float("-inf")):
        return "INFINITY" if v > 0 else "-INFINITY"
    return repr(v) if isinstance(v, float) else f"{v}.0" if abs(v) < 2**53 else f"(double){v}"


def c_scalar(v, setup):
    if isinstance(v, dict) and "complex" in v:
        name = f"pair{len(setup)}"
        setup.append(f"const double {name}[2] = {{{c_double(v['complex'][0])}, {c_double(v['complex'][1])}}};")
        return f"eg_complex_value({name})"
    v = number(v)
    if isinstance(v, bool):
        return f"eg_bool({int(v)})"
    return f"eg_int({v})" if isinstance(v, int) else f"eg_double({c_double(v)})"


def c_tensor(v, setup):
    """A statement that makes a tensor; its name."""
    name = f"t{len(setup)}"
    values = ", ".join(c_double(x) for x in v["values"]) or "0"
    shape = ", ".join(map(str, v["shape"])) or "0"
    setup.append(f"eg_tensor* {name} = case_tensor({DTYPES[v['tensor']]}, {len(v['shape'])}, (const int64_t[]){{{shape}}}, "
                 f"(const double[]){{{values}}}, {len(v['values'])});")
    return name


def c_default(p):
    """The C arguments that stand for a parameter which is not given, or whose default must be spelled out."""
    t, d = p.type, p.default
    if t.list:
        return ["NULL", "0"]
    if t.base in ("Tensor", "Generator"):
        return ["NULL"]
    if t.base == "str":
        return ["NULL"]
    if t.base in emit_c.ENUMS and (t.optional or t.base != "bool"):
        return ["EG_DEFAULT"]
    if t.base == "bool":
        return [str(int(bool(d)))]
    if t.base == "Scalar" or t.optional:
        return ["eg_none()"]
    return [c_double(d) if t.base == "float" else str(d)]


def c_argument(op, p, v, setup, made):
    t = p.type
    if v == DEFAULT or v is None:
        return c_default(p)
    if t.list and t.base == "int":
        v = v if isinstance(v, list) else [v]
        return [f"(const int64_t[]){{{', '.join(map(str, v)) or '0'}}}", str(len(v))]
    if t.list and t.base == "Tensor":
        names = [c_tensor(x, setup) if x else "NULL" for x in v]
        made += [n for n in names if n != "NULL"]
        return [f"(eg_tensor* const[]){{{', '.join(names) or 'NULL'}}}", str(len(v))]
    if t.list and t.base == "float":
        return [f"(const double[]){{{', '.join(map(c_double, v)) or '0'}}}", str(len(v))]
    if t.list and t.base == "bool":
        return [f"(const uint8_t[]){{{', '.join(str(int(x)) for x in v) or '0'}}}", str(len(v))]
    if t.list:
        return [f"(const eg_value[]){{{', '.join(c_scalar(x, setup) for x in v)}}}", str(len(v))]
    if t.base == "Tensor":
        name = c_tensor(v, setup)
        made.append(name)
        return [name]
    if t.base == "str":
        return [json.dumps(v)]
    if t.base == "DType":
        return [str(DTYPES[v["dtype"]])]
    if t.base == "MemoryFormat":
        return [str(FORMATS[v["memory_format"]])]
    if t.base == "Scalar":
        return [c_scalar(v, setup)]
    if t.optional:
        return [f"eg_double({c_double(v)})" if t.base == "float" else str(int(v)) if t.base == "bool" else f"eg_int({v})"]
    return [c_double(v) if t.base == "float" else str(int(v))]


def number_form(op, case):
    """The typed overload in which one tensor parameter is a number, or None; False when two are numbers."""
    numbers = [p.name for p, v in zip(op.params, case["args"])
               if p.type.base == "Tensor" and not p.type.list and v not in (DEFAULT, None) and "tensor" not in (v if isinstance(v, dict) else {})]
    if not numbers:
        return None
    if len(numbers) > 1:
        return False
    return next((f for f in op.number_forms if f.param == numbers[0]), False)


def c_test(op, case):
    form = number_form(op, case)
    if form is False or not (op.has("function") or op.has("method")):
        return None
    setup, made, args = [], [], []
    for p, v in zip(op.params, case["args"]):
        args += [c_scalar(v, setup)] if form and p.name == form.param else c_argument(op, p, v, setup, made)
    tolerance = f"{float(case['rtol'])!r}, {float(case['atol'])!r}"
    kind = op.result_kind
    results = case["results"]
    lines, outs, after = list(setup), [], []

    def expect(name, r):
        values = ", ".join(c_double(x) for x in r["values"]) or "0"
        shape = ", ".join(map(str, r["shape"])) or "0"
        return (f"case_expect({name}, {DTYPES[r['tensor']]}, {len(r['shape'])}, (const int64_t[]){{{shape}}}, "
                f"(const double[]){{{values}}}, {len(r['values'])}, {tolerance});")

    if kind in ("tensor", "tuple"):
        for i, r in enumerate(results):
            lines.append(f"eg_tensor* out{i} = NULL;")
            outs.append(f"&out{i}")
            after += [expect(f"out{i}", r), f"eg_tensor_release(out{i});"]
    elif kind == "tensors":
        lines.append("eg_value out = eg_none();")
        outs.append("&out")
        after.append(f"assert_int_equal(out.n, {len(results)});")
        after += [expect(f"((eg_tensor**)out.u.p)[{i}]", r) for i, r in enumerate(results)] + ["eg_value_clear(&out);"]
    elif kind in ("bool", "int", "float"):
        lines.append({"bool": "int32_t", "int": "int64_t", "float": "double"}[kind] + " out = 0;")
        outs.append("&out")
        after.append(f"assert_true(out == {c_double(results[0])});")
    elif kind == "dtype":
        lines.append("eg_dtype out = -1;")
        outs.append("&out")
        after.append(f"assert_int_equal(out, {DTYPES[results[0]['dtype']]});")
    else:
        return None
    name = emit_c.c_function(op, "function", form)
    if "seed" in case:
        lines.append(f"OK(eg_manual_seed({case['seed']}u));")
    lines.append(f"OK({name}({', '.join(args + outs)}));")
    lines += after + [f"eg_tensor_release({n});" for n in made]
    body = "\n".join("  " + line for line in lines)
    return f"static void case_{op.cpp_name}(void** state) {{\n  (void)state;\n{body}\n}}\n"


C_HEAD = """/* Generated from tests/cases/cases.json; do not edit. */
#include <math.h>

#include "case.h"

"""


def c_files(model):
    families = {}
    for op, case in bound(model):
        text = c_test(op, case)
        if text:
            families.setdefault(op.family, []).append((op, text))
    files = {}
    for family, tests in families.items():
        entries = "".join(f"      cmocka_unit_test(case_{op.cpp_name}),\n" for op, _ in tests)
        files[f"tests/c/test_cases_{family}.c"] = (
            C_HEAD + "\n".join(text for _, text in tests) +
            "\nint main(void) {\n  const struct CMUnitTest tests[] = {\n" + entries + "  };\n"
            "  return cmocka_run_group_tests(tests, NULL, NULL);\n}\n")
    return files


# ---- Rust ----

RUST_DTYPES = {0: "Bool", 1: "UInt8", 2: "Int8", 3: "Int16", 4: "Int32", 5: "Int64", 6: "UInt16", 7: "UInt32", 8: "UInt64",
               9: "Float16", 10: "BFloat16", 11: "Float32", 12: "Float64", 13: "Complex32", 14: "Complex64", 15: "Complex128"}
RUST_FORMATS = {0: "Contiguous", 1: "Preserve", 2: "ChannelsLast", 3: "ChannelsLast3d"}


def rust_double(v):
    v = number(v)
    if isinstance(v, bool):
        return f"{int(v)}.0"
    if v != v:
        return "f64::NAN"
    if v in (float("inf"), float("-inf")):
        return "f64::INFINITY" if v > 0 else "f64::NEG_INFINITY"
    return repr(v) if isinstance(v, float) else f"{v}_i64 as f64" if abs(v) >= 2**53 else f"{v}.0"


def rust_scalar(v):
    if isinstance(v, dict) and "complex" in v:
        return f"Scalar::Complex([{rust_double(v['complex'][0])}, {rust_double(v['complex'][1])}])"
    v = number(v)
    if isinstance(v, bool):
        return f"Scalar::Bool({str(v).lower()})"
    return f"Scalar::Int({v})" if isinstance(v, int) else f"Scalar::Float({rust_double(v)})"


def rust_tensor(v):
    values = ", ".join(rust_double(x) for x in v["values"])
    return f"tensor(DType::{RUST_DTYPES[DTYPES[v['tensor']]]}, &{v['shape']}, &[{values}])?"


def rust_value(op, p, v, setup, setter):
    """The Rust expression of an argument; tensors are made before the call."""
    t = p.type

    def made(x):
        setup.append(f"let t{len(setup)} = {rust_tensor(x)};")
        return f"&t{len(setup) - 1}"

    if emit_rust.is_number(op, p) and p is not op.self_param:
        return made(v) if isinstance(v, dict) and "tensor" in v else rust_scalar(v)
    if t.base == "Tensor" and t.list:
        if t.optional_items:
            return "&[" + ", ".join(f"Some({made(x)})" if x else "None" for x in v) + "]"
        return "&[" + ", ".join(made(x) for x in v) + "]"
    if t.base == "Tensor":
        value = made(v)
        return f"Some({value})" if t.optional and not setter else value
    if t.base == "int" and t.list:
        v = v if isinstance(v, list) else [v]
        return "[" + ", ".join(f"{x}_i64" for x in v) + "]" if v else "[0_i64; 0]"
    if t.base == "Scalar" and t.list:
        return "&[" + ", ".join(map(rust_scalar, v)) + "]"
    if t.list:
        return "&[" + ", ".join(rust_double(x) if t.base == "float" else str(x).lower() for x in v) + "]"
    value = {"Scalar": lambda: rust_scalar(v), "str": lambda: json.dumps(v), "bool": lambda: str(v).lower(), "int": lambda: str(v),
             "float": lambda: rust_double(v), "DType": lambda: f"DType::{RUST_DTYPES[DTYPES[v['dtype']]]}",
             "MemoryFormat": lambda: f"MemoryFormat::{RUST_FORMATS[FORMATS[v['memory_format']]]}"}[t.base]()
    return f"Some({value})" if t.optional and not setter else value


def rust_test(op, case):
    if not (op.has("function") or op.has("method")):
        return None
    if op.self_param and emit_rust.is_number(op, op.self_param) and "tensor" not in (case["args"][0] if isinstance(case["args"][0], dict) else {}):
        return None
    setup, args, options = [], [], []
    for p, v in zip(op.params, case["args"]):
        if p.has_default:
            if v != DEFAULT and v is not None:
                options.append(f".{emit_rust.ident(p.name)}({rust_value(op, p, v, setup, True)})")
        elif v is None:
            args.append("Ints::All" if p.type.list and p.type.base == "int" else "None")
        else:
            args.append(rust_value(op, p, v, setup, False))
    if options:
        args.append(f"ops::{emit_rust.options_name(op)}::new(){''.join(options)}")
    if any("tensor" in (v if isinstance(v, dict) else {}) and DTYPES[v["tensor"]] not in RUST_DTYPES for v in case["results"]):
        return None
    call = f"ops::{emit_rust.function_name(op, 'function', bool(options))}({', '.join(args)})?"
    tolerance = f"{float(case['rtol'])!r}, {float(case['atol'])!r}"

    def expect(name, r):
        values = ", ".join(rust_double(x) for x in r["values"])
        return f"expect({name}, DType::{RUST_DTYPES[DTYPES[r['tensor']]]}, &{r['shape']}, &[{values}], {tolerance})?;"

    kind, results = op.result_kind, case["results"]
    if kind == "tensor":
        after = [f"let out = {call};", expect("&out", results[0])]
    elif kind == "tuple":
        names = [f"out{i}" for i in range(len(results))]
        after = [f"let ({', '.join(names)}) = {call};"] + [expect(f"&{n}", r) for n, r in zip(names, results)]
    elif kind == "tensors":
        after = [f"let out = {call};", f"assert_eq!(out.len(), {len(results)});"]
        after += [expect(f"&out[{i}]", r) for i, r in enumerate(results)]
    elif kind in ("bool", "int"):
        v = results[0]
        after = [f"assert_eq!({call}, {str(v).lower()});"]
    elif kind == "float":
        after = [f"assert_eq!({call}, {rust_double(results[0])});"]
    elif kind == "dtype":
        after = [f"assert_eq!({call}, DType::{RUST_DTYPES[DTYPES[results[0]['dtype']]]});"]
    else:
        return None
    if "seed" in case:  # tests run side by side, the generator is one: the guard keeps others from drawing
        setup.append(f"let _drawing = seeded({case['seed']})?;")
    body = "\n".join("    " + line for line in setup + after)
    name = ("private" if op.name.startswith("_") else "") + emit_rust.stem(op)
    return f"#[test]\nfn case_{name}() -> Result<()> {{\n{body}\n    Ok(())\n}}\n"


RUST_HEAD = """// Generated from tests/cases/cases.json; do not edit.
//! One recorded case of every operator, through the typed functions.
#![allow(clippy::excessive_precision, clippy::approx_constant, clippy::unreadable_literal, clippy::too_many_lines)]
#![allow(clippy::bool_assert_comparison, clippy::float_cmp)]
#![cfg_attr(rustfmt, rustfmt_skip)]
mod case;

use case::{expect, seeded, tensor};
#[allow(unused_imports)]
use evergrad::{ops, DType, Ints, MemoryFormat, Result, Scalar};

"""


def rust_files(model):
    """For emit_rust: the crate carries its tests."""
    tests = [text for text in (rust_test(op, case) for op, case in bound(model)) if text]
    return {"rust/evergrad/tests/cases.rs": RUST_HEAD + "\n".join(tests)} if tests else {}


def emit(model):
    return c_files(model)
