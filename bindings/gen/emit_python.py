"""The tables that the Python extension interprets: build/gen/python/table.cpp, in the form that python/src/table.h lays down.

Parameters and signatures are written once an operator; a name that functions, methods and aliases share is one more row.
"""

import re
import textwrap

from .python_surface import default_python, signature_text, surface

BASES = {"Tensor": "Tensor", "Scalar": "Scalar", "int": "Int", "float": "Float", "bool": "Bool", "str": "Str",
         "DType": "DType", "Device": "Device", "Layout": "Layout", "MemoryFormat": "MemoryFormat", "Generator": "Generator"}
RESULTS = {"tensor": "Tensor", "tensors": "Tensors", "bool": "Bool", "int": "Int", "float": "Float", "scalar": "Scalar",
           "dtype": "DType"}


def quote(text):
    """A C string; None is NULL."""
    if text is None:
        return "nullptr"
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def needs_word(op, p):
    """May one who gives this argument be warned, as it is given up or seldom meant (python/src/cautions.cpp)?"""
    return p.name in ("size_average", "reduce") and p.type.base == "bool" or (op.name, p.name) in {
        ("embedding_bag.nn", "input"), ("index_put", "indices"), ("gumbel_softmax", "eps"),
        ("gumbel_softmax.tensor", "eps"), ("where", "condition"), ("where.method", "condition"),
        ("dropout2d", "input"), ("dropout3d", "input"), ("kl_div", "input"),
        *((loss, "target") for loss in ("mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss"))}


def param_row(op, p):
    type_ = BASES[p.type.base] + ("s" if p.type.list else "")
    flags = [name for name, on in (
        ("kOptional", p.type.optional), ("kNumber", p.name in op.numbers), ("kHasDefault", p.has_default),
        ("kKeywordOnly", p.kwonly), ("kElementOptional", p.type.optional_items), ("kCaution", needs_word(op, p))) if on]
    return (f'{{"{p.name}", {quote(default_python(p.default))}, Type::{type_}, {" | ".join(flags) or "0"}, '
            f"{p.type.size or 0}}}")


def operator_tables(op):
    """The rows that all forms of an operator share: parameters and names of results."""
    lines = []
    if op.params:
        rows = ",\n    ".join(param_row(op, p) for p in op.params)
        lines.append(f"constexpr Param p_{op.cpp_name}[] = {{\n    {rows}}};")
    if op.named_tuple:
        fields = ", ".join(f'"{r.name}"' for r in op.results)
        lines.append(f"constexpr const char* n_{op.cpp_name}[] = {{{fields}}};")
    return lines


def result_array(op):
    """(name, row) of the kinds of the results."""
    kinds = ["Tensor"] * len(op.results) if op.result_kind == "tuple" else [RESULTS[op.result_kind]] if op.results else []
    if not kinds:
        return "nullptr", None
    name = "r_" + (kinds[0].lower() if len(kinds) == 1 else f"tensor{len(kinds)}")
    return name, f"constexpr Ret {name}[] = {{{', '.join('Ret::' + k for k in kinds)}}};"


def sig_row(overload):
    op = overload.op
    params = f"p_{op.cpp_name}" if op.params else "nullptr"
    rets, _ = result_array(op)
    out = ["nullptr", "nullptr"]
    name = op.base
    if overload.form == "inplace":
        name += "_"
    elif op.has("out"):
        out = [quote(op.base), quote(f"{op.overload}.out" if op.overload else "out")]
    tuple_name = op.base if "linalg" in op.modules else op.python_name
    fields = (f"n_{op.cpp_name}", quote(tuple_name)) if op.named_tuple else ("nullptr", "nullptr")
    return (f"{{{quote(name)}, {quote(op.overload)}, {op.rev}, {out[0]}, {out[1]}, {params}, {len(op.params)}, {rets}, "
            f"{len(op.results)}, {fields[0]}, {fields[1]}, nullptr, nullptr, nullptr}}")


def doc(function, method):
    """Signatures of all overloads, a blank line, what they do."""
    signatures = [signature_text(function.name, o, method) for o in function.overloads]
    texts, examples = [], []
    for o in function.overloads:
        if o.op.doc not in texts:
            texts.append(o.op.doc)
        if o.op.example and o.op.example not in examples:
            examples.append(o.op.example)
    note = ["In place."] if function.overloads[0].form == "inplace" else []
    shown = ["Example::\n\n" + textwrap.indent("\n".join(examples), "    ")] if examples else []
    return "\n".join(signatures) + "\n\n" + "\n\n".join(texts + note + shown)


class Writer:
    """Collects the Sig arrays and Funcs, each distinct one once."""

    def __init__(self):
        self.sigs, self.funcs = {}, {}
        self.sig_lines, self.func_lines = [], []

    def sig_array(self, function):
        key = function.key
        if key not in self.sigs:
            name = f"s{len(self.sigs)}_{re.sub('[^A-Za-z0-9]', '_', function.name)}"
            rows = ",\n    ".join(sig_row(o) for o in function.overloads)
            self.sig_lines.append(f"const Sig {name}[] = {{\n    {rows}}};")
            self.sigs[key] = name
        return self.sigs[key]

    def func(self, function):
        """The variable of a Func."""
        key = (function.name, function.key)
        if key not in self.funcs:
            array = self.sig_array(function)
            name = f"f{len(self.funcs)}_{function.name}"
            self.func_lines.append(f'const Func {name} = {{"{function.name}", {array}, {len(function.overloads)}}};')
            self.funcs[key] = name
        return self.funcs[key]


def emit(model):
    surf, w = surface(model), Writer()
    tables, results = [], {}
    for op in model.operators:
        tables += operator_tables(op)
        name, row = result_array(op)
        if row:
            results[name] = row
    end = "    {nullptr, nullptr, 0, nullptr}};"
    methods = [f"    method<{w.func(f)}>({quote(doc(f, True))})," for f in surf.methods.values()]
    spaces, rows, lookup = [], [], {}
    # The package first, so that its functions are the ones found by name.
    for home in sorted(surf.namespaces, key=lambda h: (h == "_ops", h)):
        functions = surf.namespaces[home]
        array = "functions_" + (re.sub("[^a-z]", "_", home) or "root")
        lines = [f"    function<{w.func(f)}>({quote(doc(f, False)) if home != '_ops' else 'nullptr'}),"
                 for f in functions.values()]
        spaces.append(f"static PyMethodDef {array}[] = {{\n" + "\n".join(lines) + f"\n{end}")
        rows.append(f'{{"{home}", {array}}}')
        for f in functions.values():
            lookup.setdefault(f.name, w.func(f))

    def by_name(name, table):
        items = ",\n    ".join("&" + table[n] for n in sorted(table))
        return (f"const Func* const {name}[] = {{\n    {items}}};\n"
                f"const size_t {name.replace('k', 'kNum', 1)} = {len(table)};\n")

    method_lookup = {f.name: w.func(f) for f in surf.methods.values()}
    text = "\n".join([
        f"// Generated from {model.source}/*.toml; do not edit.",
        '#include "table.h"\n\nnamespace egpy {\nnamespace {\n',
        "\n".join(results.values()), "", "\n".join(tables), "", "\n".join(w.sig_lines), "",
        "}  // namespace\n",
        "// Template arguments need linkage.",
        "namespace table {", "\n".join("extern " + line for line in w.func_lines), "}  // namespace table",
        "using namespace table;\n",
        "PyMethodDef kTensorMethods[] = {", "\n".join(methods), end, "",
        "\n".join(spaces), "",
        f"const Namespace kNamespaces[] = {{{', '.join(rows)}}};",
        f"const size_t kNumNamespaces = {len(rows)};",
        by_name("kFunctions", lookup), by_name("kMethods", method_lookup),
        "}  // namespace egpy\n",
    ])
    return {"python/table.cpp": text}
