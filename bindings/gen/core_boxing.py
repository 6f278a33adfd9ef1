"""The boxed call of each form of an operator: reads the arguments from values, calls the C++ function, boxes the results."""

from .core_types import literal, out_names, result_count, result_type
from .emit_lock import spell_params


def unbox(op, p, i):
    """(declaration or None, expression) that reads argument i."""
    n, t = f"a{i}", p.type
    v, what = f"v[{i}]", f'"{p.name}"'
    none_default = p.has_default and p.default is not None
    if t.base == "Tensor":
        if t.list:
            if p.has_default or t.optional:
                return (f"const Value e{i} = {v}.none() ? boxing::borrow(TensorSpan()) : {v};\n"
                        f"  const boxing::InTensors {n}(e{i}, {what}, {str(t.optional_items).lower()});"), n
            return f"const boxing::InTensors {n}({v}, {what}, {str(t.optional_items).lower()});", n
        optional = str(t.optional or p.has_default).lower()
        number = str(p.name in op.numbers).lower()
        return f"const boxing::InTensor {n}({v}, {what}, {optional}, {number});", n
    if t.base == "Generator":
        return None, f"({v}.none() ? nullptr : to_generator({v}, {what}))"
    if t.list:
        cls = {"int": "boxing::InInts", "float": "boxing::InDoubles", "Scalar": "boxing::InScalars"}[t.base]
        size = f", {t.size or 0}" if t.base == "int" else ""
        cpp = {"int": "IntSpan", "float": "Span<double>", "Scalar": "Span<Scalar>"}[t.base]
        if t.optional:
            # As with optional numbers below: the span is there before it is known to be missing.
            return (f"std::optional<{cls}> o{i};\n  std::optional<{cpp}> {n}({cpp}{{}});\n"
                    f"  if ({v}.none()) {n}.reset(); else {n} = static_cast<{cpp}>(o{i}.emplace({v}, {what}{size}));"), n
        if none_default:
            items = ", ".join(str(x) for x in p.default)
            size_n = len(p.default)
            ctype = {"int": "int64_t", "float": "double", "Scalar": "Scalar"}[t.base]
            arr = f"static const {ctype} d{i}[] = {{{items or 0}}};\n  "
            return (arr + f"std::optional<{cls}> o{i};\n  if (!{v}.none()) o{i}.emplace({v}, {what}{size});\n"
                    f"  const {cpp} {n} = o{i} ? static_cast<{cpp}>(*o{i}) : {cpp}(d{i}, {size_n});"), n
        return f"const {cls} {n}({v}, {what}{size});", n
    reader = {"int": "to_int", "float": "to_double", "bool": "to_bool", "str": "to_string", "DType": "to_dtype",
              "Device": "boxing::to_device", "Layout": "boxing::to_layout", "MemoryFormat": "boxing::to_format",
              "Scalar": "to_scalar"}[t.base]
    cpp = {"int": "int64_t", "float": "double", "bool": "bool", "str": "std::string_view"}.get(t.base, t.base)
    if t.optional and (not p.has_default or p.default is None):
        # The value is there before it is known to be missing, so that code which looks at both at once reads no noise.
        return (f"std::optional<{cpp}> {n}({cpp}{{}});\n  if ({v}.none()) {n}.reset(); else {n} = {reader}({v}, {what});"), n
    if none_default:
        return f"const {cpp} {n} = {v}.none() ? {cpp}({literal(p)}) : {reader}({v}, {what});", n
    return f"if ({v}.none()) boxing::missing({what});\n  const {cpp} {n} = {reader}({v}, {what});", n


def box_results(op):
    if not op.results:
        return []
    if len(op.results) > 1:
        return [f"  r[{i}] = Value::own(std::get<{i}>(result));" for i in range(len(op.results))]
    t = op.results[0].type
    if t.base == "Tensor":
        return ["  r[0] = Value::own_tensors(result);" if t.list else "  r[0] = Value::own(std::move(result));"]
    return {"bool": ["  r[0] = Value::boolean(result);"], "int": ["  r[0] = Value::integer(result);"],
            "float": ["  r[0] = Value::number(result);"], "Scalar": ["  r[0] = Value::of(result);"],
            "DType": ["  r[0] = boxing::borrow(result);"]}[t.base]


def boxed(op, form):
    cpp = form.cpp(op)
    lines = [f"static void box_{cpp}(const Value* v, Value* r) {{"]
    args = []
    for i, p in enumerate(op.params):
        decl, expr = unbox(op, p, i)
        if decl:
            lines.append("  " + decl)
        args.append(expr)
    nargs, nrets = len(op.params), result_count(op)
    named = op.kind == "composite" and op.node and form.kind != "out"
    if named:
        lines.append("  const uint64_t before = nodes_made();")
    if not op.params:
        lines.append("  (void)v;")
    if form.kind == "out":
        outs = out_names(op)
        for j, o in enumerate(outs):
            lines.append(f"  const boxing::InTensor {o}(v[{nargs + j}], \"out\", false, false);")
        lines.append(f"  ops::{cpp}({', '.join(outs + args)});")
        lines += [f"  r[{j}] = Value::own(static_cast<const Tensor&>({o}));" for j, o in enumerate(outs)]
        nargs += len(outs)
    elif form.kind == "inplace":
        lines.append(f"  ops::{cpp}({', '.join(args)});")
        if named:
            lines.append(f"  dispatch::name_node(a0, \"{op.node}\", before);")
        lines.append("  r[0] = Value::own(static_cast<const Tensor&>(a0));")
    elif op.results:
        lines.append(f"  {result_type(op)} result = ops::{cpp}({', '.join(args)});")
        if named:
            lines.append(f"  dispatch::name_node(result, \"{op.node}\", before);")
        lines += box_results(op)
    else:
        lines += [f"  ops::{cpp}({', '.join(args)});", "  (void)r;"]
    lines.append("}")
    flags = []
    if op.random:
        flags.append("kOpRandom")
    if form.kind == "out" and op.history:
        flags.append("kOpOut")
    name, overload = form.boxed(op)
    sig = op.sig.replace('"', '\\"')
    if form.kind == "function" or "->" not in sig:
        schema = name + ("." + overload if overload else "") + sig
    else:
        schema = name + ("." + overload if overload else "") + sig
    schema = " ".join(schema.split())
    if op.history:
        outs = len(out_names(op)) if form.kind == "out" else 0
        head, results = schema.partition("(")[0], op.sig.rpartition("->")[2].strip()
        rows = []
        for _, params in op.history:
            text = f"{head}({spell_params(params)}) -> {results}".replace('"', '\\"')
            rows.append(f'{{{len(params) + outs}, "{text}"}}')
        lines.append(f"static const OldRevision older_{cpp}[] = {{{', '.join(rows)}}};")
        tail = f", older_{cpp}"
    else:
        tail = ""
    lines.append(f"extern const OpInfo info_{cpp} = {{\"{name}\", \"{overload}\", \"{schema}\", {op.rev}, {nargs}, {nrets}, "
                 f"{' | '.join(flags) or '0'}, box_{cpp}{tail}}};\n")
    return lines
