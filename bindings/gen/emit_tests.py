"""The golden cases through the C wrappers: build/gen/tests/c/test_cases_FAMILY.c, programs for CMocka.

Every case is one test: it calls each form of the operator that the case tells something about (`Case.forms`). The
functional form comes first, then `out=` into an empty tensor, then the in-place form, which writes into the case's own
copy of its first argument.
"""

import json

from . import emit_c
from .cases import DEFAULT, DTYPES, FORMATS, bound, number


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


def array(kind, items):
    return f"(const {kind}[]){{{', '.join(items) or '0'}}}"


def c_tensor(v, setup):
    """A statement that makes a tensor; its name."""
    name = f"t{len(setup)}"
    shape, values = array("int64_t", map(str, v["shape"])), array("double", map(c_double, v["values"]))
    setup.append(f"eg_tensor* {name} = case_tensor({DTYPES[v['tensor']]}, {len(v['shape'])}, {shape}, {values}, "
                 f"{len(v['values'])});")
    return name


def c_default(p):
    """The C arguments that stand for a parameter which is not given, or whose default must be spelled out."""
    t, d = p.type, p.default
    if t.list:
        return ["NULL", "0"]
    if t.base in ("Tensor", "Generator", "str"):
        return ["NULL"]
    if t.base in emit_c.ENUMS:
        return ["EG_DEFAULT"]
    if t.base == "Scalar" or t.optional:
        return ["eg_none()"]
    return [c_double(d) if t.base == "float" else str(d)]


def c_argument(op, p, v, setup, made):
    t = p.type
    if v == DEFAULT or v is None:
        return c_default(p)
    if t.list and t.base == "int":
        v = v if isinstance(v, list) else [v]
        return [array("int64_t", map(str, v)), str(len(v))]
    if t.list and t.base == "Tensor":
        names = [c_tensor(x, setup) if x else "NULL" for x in v]
        made += [n for n in names if n != "NULL"]
        return [f"(eg_tensor* const[]){{{', '.join(names) or 'NULL'}}}", str(len(v))]
    if t.list and t.base == "float":
        return [array("double", map(c_double, v)), str(len(v))]
    if t.list and t.base == "bool":
        return [array("uint8_t", (str(int(x)) for x in v)), str(len(v))]
    if t.list:
        return [array("eg_value", (c_scalar(x, setup) for x in v)), str(len(v))]
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
    if t.base == "Device":
        return ["EG_" + v["device"].upper()]
    if t.base == "Scalar":
        return [c_scalar(v, setup)]
    if t.optional:
        return [f"eg_double({c_double(v)})" if t.base == "float" else str(int(v)) if t.base == "bool" else f"eg_int({v})"]
    return [c_double(v) if t.base == "float" else str(int(v))]


class Wants:
    """The arrays of what is expected, each declared once, for the forms that share them."""

    def __init__(self, case):
        self.tolerance = f"{case.rtol!r}, {case.atol!r}"
        self.lines, self.names = [], {}

    def doubles(self, values):
        text = ", ".join(map(c_double, values)) or "0"
        if text not in self.names:
            self.names[text] = f"want{len(self.names)}"
            self.lines.append(f"static const double {self.names[text]}[] = {{{text}}};")
        return self.names[text]

    def tensor(self, name, r):
        """The statement that compares a tensor."""
        head = f"{name}, {DTYPES[r['tensor']]}, {len(r['shape'])}, {array('int64_t', map(str, r['shape']))}"
        if "values" not in r:
            return f"case_expect_blank({head}, {array('int64_t', map(str, r['strides']))});"
        return f"case_expect({head}, {self.doubles(r['values'])}, {len(r['values'])}, {self.tolerance});"


def function_form(case, call, wants):
    """The statements of the functional form, which has results of many kinds; None for one that no case can tell."""
    kind, results = case.op.result_kind, case.results
    if kind in ("tensor", "tuple"):
        names = [f"out{i}" for i in range(len(results))]
        return ([f"eg_tensor* {n} = NULL;" for n in names] + [call([f"&{n}" for n in names])] +
                [line for n, r in zip(names, results) for line in (wants.tensor(n, r), f"eg_tensor_release({n});")])
    if kind == "tensors":
        return ["eg_value out = eg_none();", call(["&out"]), f"assert_int_equal(out.n, {len(results)});",
                *(wants.tensor(f"((eg_tensor**)out.u.p)[{i}]", r) for i, r in enumerate(results)), "eg_value_clear(&out);"]
    if kind in ("bool", "int", "float"):
        ctype = {"bool": "int32_t", "int": "int64_t", "float": "double"}[kind]
        return [f"{ctype} out = 0;", call(["&out"]), f"assert_true(out == {c_double(results[0])});"]
    if kind == "scalar":
        member = "d" if isinstance(number(results[0]), float) else "i"
        return ["eg_value out = eg_none();", call(["&out"]), f"assert_true(out.u.{member} == {c_double(results[0])});"]
    if kind == "dtype":
        return ["eg_dtype out = -1;", call(["&out"]), f"assert_int_equal(out, {DTYPES[results[0]['dtype']]});"]
    return None


def test(case):
    """(the C function of a case, the forms that it calls)"""
    op, form = case.op, case.number
    setup, made, args = [], [], []
    for p, v in zip(op.params, case.args):
        args += [c_scalar(v, setup)] if form and p.name == form.param else c_argument(op, p, v, setup, made)
    wants, blocks = Wants(case), {}

    def call(name):
        return lambda more: f"OK({emit_c.c_function(op, name, form)}({', '.join(args + more)}));"

    if "function" in case.forms:
        blocks["function"] = function_form(case, call("function"), wants)
    if "out" in case.forms:
        results = case.forms["out"]
        names = [f"into{i}" for i in range(len(results))]
        blocks["out"] = ([f"eg_tensor* {n} = case_into({DTYPES[r['tensor']]});" for n, r in zip(names, results)] +
                         [call("out")(names)] +
                         [line for n, r in zip(names, results) for line in (wants.tensor(n, r), f"eg_tensor_release({n});")])
    if "inplace" in case.forms:
        blocks["inplace"] = [call("inplace")([]), wants.tensor(made[0], case.forms["inplace"][0])]
    blocks = {name: lines for name, lines in blocks.items() if lines}
    seed = [] if case.seed is None else [f"OK(eg_manual_seed({case.seed}u));"]
    lines = wants.lines + setup
    for block in blocks.values():
        lines += seed + block
    lines += [f"eg_tensor_release({n});" for n in made]
    body = "\n".join("  " + line for line in lines)
    return f"static void case_{case.name}(void** state) {{\n  (void)state;\n{body}\n}}\n", set(blocks)


HEAD = """/* Generated from the cases of tests/cases; do not edit. */
#include <math.h>

#include "case.h"

"""


def emit(model):
    families = {}
    for case in bound(model):
        text, forms = test(case)
        if forms:
            families.setdefault(case.op.family, []).append((case, text))
    files = {}
    for family, tests in families.items():
        entries = "".join(f"      cmocka_unit_test(case_{case.name}),\n" for case, _ in tests)
        files[f"tests/c/test_cases_{family}.c"] = (
            HEAD + "\n".join(text for _, text in tests) +
            "\nint main(void) {\n  const struct CMUnitTest tests[] = {\n" + entries + "  };\n"
            "  return cmocka_run_group_tests(tests, NULL, NULL);\n}\n")
    return files
