"""The core's side of every operator: declarations, the autograd node, dispatch, and the boxed call.

For each family: core/ops/ops_FAMILY.h (public C++ functions), rules_FAMILY.h (bodies and rules that the family's source
file must define), dispatch_FAMILY.cpp. Over all: ops.h, rules.h, table.cpp with the sorted table of boxed operators.
"""

from .core_dispatch import dispatch_source
from .core_types import FUNCTION, cpp_name, declared_forms, form_declaration, has_node
from .core_types import body_declaration, context_struct, direct_declaration, rule_declarations


def header(model_file):
    return f"// Generated from bindings/schema/ops/{model_file}.toml; do not edit.\n"


def ops_header(family, ops):
    lines = [header(family), "#pragma once\n#include \"core/ops/types.h\"\n\nnamespace eg::ops {\n"]
    for op in ops:
        doc = " ".join(op.doc.split())
        lines.append(f"// {doc[:200]}" if doc else "")
        for form in declared_forms(op):
            lines.append(form_declaration(op, form, defaults=True) + ";")
        if op.whole:
            lines.append(form_declaration(op, FUNCTION).replace(cpp_name(op) + "(", cpp_name(op) + "_body(", 1) + ";")
    lines.append("\n}  // namespace eg::ops\n")
    return "\n".join(lines)


def rules_header(family, ops):
    lines = [header(family), "#pragma once\n#include \"core/engine/context.h\"\n#include \"core/ops/types.h\"\n",
             "namespace eg {\n\nclass Batch;\n"]
    for op in ops:
        if has_node(op):
            lines.append(context_struct(op))
    lines.append("namespace body {")
    for op in ops:
        lines += [d + ";" for d in (body_declaration(op), direct_declaration(op)) if d]
    lines.append("}  // namespace body\n\nnamespace rules {")
    for op in ops:
        lines.extend(d + ";" for d in rule_declarations(op))
    lines.append("}  // namespace rules\n\n}  // namespace eg\n")
    return "\n".join(lines)


def table_source(model_ops):
    rows = []
    externs = []
    for op in model_ops:
        for form in declared_forms(op):
            name, overload = form.boxed(op)
            symbol = "info_" + form.cpp(op)
            rows.append((name, overload, symbol))
            externs.append(f"extern const OpInfo {symbol};")
    rows.sort()
    names = [r[:2] for r in rows]
    twice = {n for n in names if names.count(n) > 1} if len(set(names)) != len(names) else set()
    if twice:
        raise ValueError(f"operators of the same boxed name: {sorted(twice)}")
    body = "\n".join(f"      &{s}," for _, _, s in rows)
    return (
        "// Generated from bindings/schema/ops; do not edit. Every operator, sorted by name and overload.\n"
        '#include "core/engine/registry.h"\n\nnamespace eg {\n\nnamespace ops {\n' + "\n".join(externs) +
        "\n}  // namespace ops\n\nnamespace {\nusing namespace ops;\nconst OpInfo* const kRows[] = {\n" + body +
        "\n};\nconstexpr size_t kCount = sizeof kRows / sizeof *kRows;\n}  // namespace\n\n"
        "extern const OpTable builtin_ops = {kRows, kCount};\n\n}  // namespace eg\n"
    )


def emit(model):
    families = {}
    for op in model.operators:
        families.setdefault(op.family, []).append(op)
    files = {}
    for family, ops in sorted(families.items()):
        files[f"core/ops/ops_{family}.h"] = ops_header(family, ops)
        files[f"core/ops/rules_{family}.h"] = rules_header(family, ops)
        files[f"core/ops/dispatch_{family}.cpp"] = dispatch_source(family, ops)
    for kind in ("ops", "rules"):
        files[f"core/ops/{kind}.h"] = (
            "// Generated from bindings/schema/ops; do not edit.\n#pragma once\n" +
            "".join(f'#include "core/ops/{kind}_{f}.h"\n' for f in sorted(families)))
    files["core/ops/table.cpp"] = table_source(model.operators)
    return files
