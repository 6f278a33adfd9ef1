"""The recorded cases through the typed Java functions: build/gen/java-tests/io/evergrad/cases/FAMILYCasesTest.java, for JUnit.

The cases are those of tests/cases/cases.json. Each calls the smallest overload of io.evergrad.Ops that takes what the case
gives; defaults in between are spelled out.
"""

import json

from .emit_tests import DEFAULT, DTYPES, bound, number
from .java_names import lower_camel, methods
from .schema import Name

DTYPE_NAMES = {v: k.upper() for k, v in reversed(list(DTYPES.items())) if not k.startswith(("c",)) or k.startswith("complex")}
DTYPE_NAMES.update({0: "BOOL", 3: "INT16", 4: "INT32", 5: "INT64", 9: "FLOAT16", 11: "FLOAT32", 12: "FLOAT64"})
FORMATS = {"contiguous_format": "CONTIGUOUS", "preserve_format": "PRESERVE", "channels_last": "CHANNELS_LAST",
           "channels_last_3d": "CHANNELS_LAST_3D"}


def java_double(v):
    v = number(v)
    if isinstance(v, bool):
        return f"{int(v)}"
    if v != v:
        return "Double.NaN"
    if v in (float("inf"), float("-inf")):
        return ("-" if v < 0 else "") + "Double.POSITIVE_INFINITY"
    return repr(float(v))


def java_number(v):
    """A Number."""
    if isinstance(v, dict) and "complex" in v:
        return f"Scalar.of({java_double(v['complex'][0])}, {java_double(v['complex'][1])})"
    v = number(v)
    if isinstance(v, bool):
        return f"Scalar.{str(v).upper()}"
    return f"{v}L" if isinstance(v, int) else java_double(v)


def dtype(name):
    return f"DType.{DTYPE_NAMES[DTYPES[name]]}"


def longs(items):
    return f"new long[] {{{', '.join(f'{int(x)}L' for x in items)}}}"


def tensor(v):
    values = "".join(", " + java_double(x) for x in v["values"])
    return f"tensor({dtype(v['tensor'])}, {longs(v['shape'])}{values})"


def is_tensor(v):
    return isinstance(v, dict) and "tensor" in v


def value(argument, v):
    """An argument in Java. Nulls say their type, so that overloads are told apart."""
    p, t = argument.param, argument.param.type
    if v == DEFAULT:
        v = p.default
        if isinstance(v, tuple):
            v = list(v)
        if isinstance(v, Name):
            v = {"dtype" if t.base == "DType" else "memory_format": v.text}
    if v is None:
        return f"({argument.type}) null"
    if argument.number or (t.base == "Scalar" and not t.list):
        return java_number(v)
    if t.list:
        v = v if isinstance(v, list) else [v]
        if t.base == "int":
            return longs(v)
        make = {"Tensor": lambda x: tensor(x) if x else "null", "Scalar": java_number, "float": java_double,
                "bool": lambda x: str(bool(x)).lower()}[t.base]
        return f"new {argument.type} {{{', '.join(make(x) for x in v)}}}"
    return {"Tensor": lambda: tensor(v), "int": lambda: f"{int(v)}L", "float": lambda: java_double(v) + ("d" if isinstance(number(v), int) else ""),
            "bool": lambda: str(bool(v)).lower(), "str": lambda: json.dumps(v), "DType": lambda: dtype(v["dtype"]),
            "MemoryFormat": lambda: "MemoryFormat." + FORMATS[v["memory_format"]]}[t.base]()


def choose(op, case, overloads):
    """The overload of this operator for the arguments that are given; None when Java has none."""
    given = {p.name: v for p, v in zip(op.params, case["args"]) if v != DEFAULT}
    for m in overloads:
        fits = m.form == "function" and given.keys() <= {a.param.name for a in m.shown}
        for a in m.shown:
            v = given.get(a.param.name)
            if str(a.param.type) in ("Tensor", "Tensor?") and v is not None and a.number == is_tensor(v):
                fits = False
            if a.number and v is None:
                fits = False
        if fits:
            return m
    return None


def expect(name, r, tolerance):
    values = "".join(", " + java_double(x) for x in r["values"])
    return f"expect({name}, {dtype(r['tensor'])}, {longs(r['shape'])}, {tolerance}{values});"


def test(op, case, overloads):
    m = choose(op, case, overloads)
    if m is None:
        return None
    values = dict(zip((p.name for p in op.params), case["args"]))
    call = f"Ops.{m.name}({', '.join(value(a, values[a.param.name]) for a in m.shown)})"
    tolerance = f"{java_double(float(case['rtol']))}, {java_double(float(case['atol']))}"
    kind, results = op.result_kind, case["results"]
    if kind == "tensor":
        lines = [expect(call, results[0], tolerance)]
    elif kind == "tuple" and op.named_tuple:
        lines = [f"var r = {call};"]
        lines += [expect(f"r.{lower_camel(x.name)}()", r, tolerance) for x, r in zip(op.results, results)]
    elif kind in ("tuple", "tensors"):
        lines = [f"Tensor[] r = {call};", f"assertEquals({len(results)}, r.length);"]
        lines += [expect(f"r[{i}]", r, tolerance) for i, r in enumerate(results)]
    elif kind in ("bool", "int", "float"):
        right = {"bool": lambda v: str(v).lower(), "int": lambda v: f"{v}L", "float": java_double}[kind](results[0])
        lines = [f"assertEquals({right}, {call});"]
    elif kind == "dtype":
        lines = [f"assertEquals({dtype(results[0]['dtype'])}, {call});"]
    elif kind == "scalar":
        lines = [f"assertEquals({java_double(results[0])}, {call}.doubleValue(), 1e-6);"]
    else:
        return None
    if "seed" in case:
        lines.insert(0, f"Evergrad.manualSeed({case['seed']}L);")
    body = "\n".join("      " + line for line in lines)
    return f"  @Test\n  void {lower_camel(op.cpp_name)}Case() {{\n    run(() -> {{\n{body}\n    }});\n  }}\n"


def test_class(family, tests):
    name = "".join(w.capitalize() for w in family.split("_")) + "CasesTest"
    return f"java-tests/io/evergrad/cases/{name}.java", f"""// Generated from tests/cases/cases.json; do not edit.
package io.evergrad.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.evergrad.DType;
import io.evergrad.Device;
import io.evergrad.Evergrad;
import io.evergrad.Generator;
import io.evergrad.MemoryFormat;
import io.evergrad.Ops;
import io.evergrad.Scalar;
import io.evergrad.Tensor;
import org.junit.jupiter.api.Test;

/** One recorded case of each operator of a family, through the typed functions. */
class {name} extends Cases {{
{chr(10).join(tests)}}}
"""


def emit(model):
    taken, overloads = set(), {}
    for op in sorted(model.operators, key=lambda op: (op.base.strip("_"), op.overload)):
        overloads[op.name] = methods(op, taken)
    families = {}
    for op, case in bound(model):
        text = test(op, case, overloads[op.name])
        if text:
            families.setdefault(op.family, []).append(text)
    return dict(test_class(family, tests) for family, tests in families.items())
