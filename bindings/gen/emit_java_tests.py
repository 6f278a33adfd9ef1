"""The golden cases through the typed Java functions: build/gen/java-tests/io/evergrad/cases/FAMILYCasesTest.java.

Every case is one test of all forms that it tells something about. Each form calls the smallest overload that takes what
the case gives, defaults in between spelled out: a method of Tensor where there is one, else a function of Ops. Parts of
other operators, which Java has by name only, are called through Operators. The in-place form comes last and writes into
the case's own copy of its first argument.
"""

import json

from .cases import DEFAULT, DTYPES, bound, is_tensor, number
from .java_names import lower_camel, methods
from .schema import Name

DTYPE_NAMES = {0: "BOOL", 1: "UINT8", 2: "INT8", 3: "INT16", 4: "INT32", 5: "INT64", 6: "UINT16", 7: "UINT32", 8: "UINT64",
               9: "FLOAT16", 10: "BFLOAT16", 11: "FLOAT32", 12: "FLOAT64", 13: "COMPLEX32", 14: "COMPLEX64", 15: "COMPLEX128"}
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


class Body:
    """The statements of a test; tensors and expected values are made once, for the forms that share them."""

    def __init__(self, case):
        self.case = case
        self.setup, self.names = [], {}
        self.tolerance = f"{java_double(case.rtol)}, {java_double(case.atol)}"

    def tensor(self, v):
        """The variable of a tensor; every mention is another tensor."""
        name = f"t{len(self.setup)}"
        values = "".join(", " + java_double(x) for x in v["values"])
        self.setup.append(f"Tensor {name} = tensor({dtype(v['tensor'])}, {longs(v['shape'])}{values});")
        return name

    def expect(self, name, r):
        head = f"{name}, {dtype(r['tensor'])}, {longs(r['shape'])}"
        if "values" not in r:
            return f"expectBlank({head}, {longs(r['strides'])});"
        text = ", ".join(map(java_double, r["values"]))
        if text not in self.names:
            self.names[text] = f"want{len(self.setup)}"
            self.setup.append(f"double[] {self.names[text]} = {{{text}}};")
        return f"expect({head}, {self.tolerance}, {self.names[text]});"

    def value(self, p, v, type_, plain_number):
        """An argument in Java. Nulls say their type, so that overloads are told apart."""
        t = p.type
        if v == DEFAULT:
            v = p.default
            if isinstance(v, tuple):
                v = list(v)
            if isinstance(v, Name):
                v = {"dtype" if t.base == "DType" else "memory_format": v.text}
        if v is None:
            return f"({type_}) null"
        if plain_number or (t.base == "Scalar" and not t.list):
            return java_number(v)
        if t.list:
            v = v if isinstance(v, list) else [v]
            if t.base == "int":
                return longs(v)
            make = {"Tensor": lambda x: self.tensor(x) if x else "null", "Scalar": java_number, "float": java_double,
                    "bool": lambda x: str(bool(x)).lower()}[t.base]
            return f"new {type_} {{{', '.join(make(x) for x in v)}}}"
        return {"Tensor": lambda: self.tensor(v), "int": lambda: f"{int(v)}L",
                "float": lambda: java_double(v) + ("d" if isinstance(number(v), int) else ""),
                "bool": lambda: str(bool(v)).lower(), "str": lambda: json.dumps(v), "DType": lambda: dtype(v["dtype"]),
                "Device": lambda: f"Device.{v['device'].upper()}",
                "MemoryFormat": lambda: "MemoryFormat." + FORMATS[v["memory_format"]]}[t.base]()


def choose(case, form, overloads):
    """The overload of this form for the arguments that are given; None when Java has none."""
    given = {p.name: v for p, v in zip(case.op.params, case.args) if v != DEFAULT}
    for m in overloads:
        fits = m.form == form and given.keys() <= {a.param.name for a in m.shown} and not any(a.single for a in m.shown)
        for a in m.shown:
            v = given.get(a.param.name)
            if str(a.param.type) in ("Tensor", "Tensor?") and v is not None and a.number == is_tensor(v):
                fits = False
            if a.number and v is None:
                fits = False
        if fits:
            return m
    return None


def is_method(m):
    """Whether Tensor has it as a method, as emit_java decides."""
    return (m.op.self_param and m.arguments[0].type == "Tensor" and not m.op.only_module and m.form != "out"
            and (m.op.has("method") or m.form == "inplace"))


def function_form(case, call, body):
    """The statements of the functional form; None for results that no case is known of."""
    op, results = case.op, case.results
    kind = op.result_kind
    if kind == "tensor":
        return [body.expect(call, results[0])]
    if kind == "tuple" and op.named_tuple:
        return [f"var r = {call};", *(body.expect(f"r.{lower_camel(x.name)}()", r) for x, r in zip(op.results, results))]
    if kind in ("tuple", "tensors"):
        return [f"Tensor[] r = {call};", f"assertEquals({len(results)}, r.length);",
                *(body.expect(f"r[{i}]", r) for i, r in enumerate(results))]
    if kind in ("bool", "int", "float"):
        right = {"bool": lambda v: str(v).lower(), "int": lambda v: f"{v}L", "float": java_double}[kind](results[0])
        return [f"assertEquals({right}, {call});"]
    if kind == "dtype":
        return [f"assertEquals({dtype(results[0]['dtype'])}, {call});"]
    if kind == "scalar":
        return [f"assertEquals({java_double(results[0])}, {call}.doubleValue());"]
    return None


def by_name(case, body):
    """The functional form of an operator that Java has by name only."""
    op, last = case.op, max(i for i, v in enumerate(case.args) if v != DEFAULT)
    types = {"int": "long[]", "float": "double[]", "bool": "boolean[]", "Scalar": "Number[]", "Tensor": "Tensor[]"}
    args = ["null" if v in (DEFAULT, None) else body.value(p, v, types.get(p.type.base), p.type.base == "Tensor" and
            not p.type.list and not is_tensor(v)) for p, v in list(zip(op.params, case.args))[:last + 1]]
    call = f'Operators.call("{op.name}", {", ".join(args)})'
    if op.result_kind == "tensor":
        return [body.expect(f"(Tensor) {call}", case.results[0])]
    if op.result_kind == "tuple":
        return [f"Object[] r = (Object[]) {call};", f"assertEquals({len(case.results)}, r.length);",
                *(body.expect(f"(Tensor) r[{i}]", r) for i, r in enumerate(case.results))]
    if op.result_kind == "bool":
        return [f"assertEquals({str(case.results[0]).lower()}, {call});"]
    if op.result_kind == "tensors":
        return [f"Tensor[] r = (Tensor[]) {call};", f"assertEquals({len(case.results)}, r.length);",
                *(body.expect(f"r[{i}]", r) for i, r in enumerate(case.results))]
    return None


def test(case, overloads):
    """(the test method of a case, the forms that it calls)"""
    op, body, blocks = case.op, Body(case), {}
    values, texts = {p.name: v for p, v in zip(op.params, case.args)}, {}

    def call(m, outs=()):
        args = []
        for a in m.shown:
            key = (a.param.name, a.type)
            if key not in texts:
                texts[key] = body.value(a.param, values[a.param.name], a.type, a.number)
            args.append(texts[key])
        args += outs
        return f"{args[0]}.{m.name}({', '.join(args[1:])})" if is_method(m) else f"Ops.{m.name}({', '.join(args)})"

    for form in ("function", "out", "inplace"):
        m = choose(case, form, overloads) if form in case.forms else None
        if m is None:
            continue
        if form == "function":
            blocks[form] = function_form(case, call(m), body)
        elif form == "out":
            names = [f"into{i}" for i in range(len(op.results))]
            blocks[form] = [*(f"Tensor {n} = empty({dtype(r['tensor'])});" for n, r in zip(names, case.forms[form])),
                            call(m, names) + ";", *(body.expect(n, r) for n, r in zip(names, case.forms[form]))]
        else:
            blocks[form] = [call(m) + ";", body.expect(texts[(op.params[0].name, "Tensor")], case.forms[form][0])]
    if not overloads and "function" in case.forms:
        blocks["function"] = by_name(case, body)
    blocks = {name: lines for name, lines in blocks.items() if lines}
    lines = list(body.setup)
    for block in blocks.values():
        lines += ([] if case.seed is None else [f"Evergrad.manualSeed({case.seed}L);"]) + block
    text = "\n".join("      " + line for line in lines)
    name = lower_camel(case.name if overloads else f"part_of{case.name}")
    return f"  @Test\n  void {name}Case() {{\n    run(() -> {{\n{text}\n    }});\n  }}\n", set(blocks)


def test_class(family, tests):
    name = "".join(w.capitalize() for w in family.split("_")) + "CasesTest"
    return f"java-tests/io/evergrad/cases/{name}.java", f"""// Generated from the cases of tests/cases; do not edit.
package io.evergrad.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.evergrad.DType;
import io.evergrad.Device;
import io.evergrad.Evergrad;
import io.evergrad.Generator;
import io.evergrad.MemoryFormat;
import io.evergrad.Operators;
import io.evergrad.Ops;
import io.evergrad.Scalar;
import io.evergrad.Tensor;
import org.junit.jupiter.api.Test;

/** A golden case of each operator of a family, in all of its forms. */
class {name} extends Cases {{
{chr(10).join(tests)}}}
"""


def tests(model):
    """[(case, test method, forms)]"""
    taken, overloads = set(), {}
    for op in sorted(model.operators, key=lambda op: (op.base.strip("_"), op.overload)):
        overloads[op.name] = methods(op, taken)
    return [(case, *test(case, overloads[case.op.name])) for case in bound(model)]


def emit(model):
    families = {}
    for case, text, forms in tests(model):
        if forms:
            families.setdefault(case.op.family, []).append(text)
    return dict(test_class(family, texts) for family, texts in families.items())
